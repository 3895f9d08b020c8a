"""Space Alert at the table: /space-alert, the planning panel, the mission clock, the voice and the show."""

from cogs.shelf import Entry
from cogs.space_alert.cog import setup
from cogs.space_alert.face import SpaceAlertFace
from rules.space_alert.tutorial import LESSON

GAME = Entry(SpaceAlertFace, setup, LESSON)
