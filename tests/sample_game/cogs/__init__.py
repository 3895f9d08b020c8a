"""Salvage at the table: rules and pictures make a whole table, and /salvage gives away credits."""

from functools import partial

from cogs.faces import Face
from cogs.shelf import Entry
from tests.sample_game import images
from tests.sample_game.cogs.cog import setup
from tests.sample_game.rules.game import RULES

GAME = Entry(partial(Face, RULES, images), setup)
