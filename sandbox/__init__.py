"""Discord in a box: REST v10, gateway v10 and voice on 127.0.0.1, for an unmodified discord.py bot."""

from sandbox.server import Sandbox
from sandbox.world import World

__all__ = ["Sandbox", "World"]
