"""Xia at the table: /xia, the map and every ship one tap away, turns told whole, odds, orders and gifts."""

from cogs.shelf import Entry
from cogs.xia.cog import setup
from cogs.xia.face import XiaFace
from rules.xia.tutorial import LESSON

GAME = Entry(XiaFace, setup, LESSON)
