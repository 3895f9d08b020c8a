"""Xia at the table: /xia, the map and every ship one tap away, turns told whole, odds, orders and gifts."""

from cogs.xia.cog import setup
from cogs.xia.face import XiaFace

__all__ = ["XiaFace", "setup"]
