"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.setup.sequence import CHAPTERS, CONTINUATIONS

CONTENTS = Contents(chapters=CHAPTERS, choices=CONTINUATIONS)
