"""Starship Captains at the table: /captains, pictures one tap away, turns told whole, turns in one line."""

from cogs.starship_captains.cog import setup
from cogs.starship_captains.face import CaptainsFace

__all__ = ["CaptainsFace", "setup"]
