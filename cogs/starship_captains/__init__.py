"""Starship Captains at the table: /captains, pictures one tap away, turns told whole, turns in one line."""

from cogs.shelf import Entry
from cogs.starship_captains.cog import setup
from cogs.starship_captains.face import CaptainsFace
from rules.starship_captains.tutorial import LESSON

GAME = Entry(CaptainsFace, setup, LESSON)
