"""Stars of Akarios at the table: /akarios, commands step by step, what they risk, standing orders."""

from cogs.akarios.cog import setup
from cogs.akarios.face import AkariosFace
from cogs.shelf import Entry
from rules.akarios.tutorial import LESSON

GAME = Entry(AkariosFace, setup, LESSON)
