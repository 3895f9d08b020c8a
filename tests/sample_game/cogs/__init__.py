"""Salvage at the table: rules and pictures make a whole table, and /salvage gives away credits."""

from cogs.shelf import Entry
from tests.sample_game.cogs.cog import setup
from tests.sample_game.cogs.face import SampleGameFace

GAME = Entry(SampleGameFace, setup)
