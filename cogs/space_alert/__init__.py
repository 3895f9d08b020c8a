"""Space Alert at the table: /space-alert, the planning panel, the mission clock, the voice and the show."""

from cogs.space_alert.cog import setup
from cogs.space_alert.face import SpaceAlertFace

__all__ = ["SpaceAlertFace", "setup"]
