"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium.cards.windows import WINDOW
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.frames import Window

CONTENTS = Contents(chapters={Window: WINDOW})
