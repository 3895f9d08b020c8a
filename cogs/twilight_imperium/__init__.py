"""Twilight Imperium at the table: /ti, the galaxy and everybody's sheets one tap away, turns told whole."""

from cogs.shelf import Entry
from cogs.twilight_imperium.cog import setup
from cogs.twilight_imperium.face import ImperiumFace
from rules.twilight_imperium.tutorial import LESSON

GAME = Entry(ImperiumFace, setup, LESSON)
