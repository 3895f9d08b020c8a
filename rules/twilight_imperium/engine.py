"""All packages joined: which module resolves which frame, and what every question comes to."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.core.stack import Chapters
from rules.twilight_imperium import frames
from rules.twilight_imperium.battle import forecast
from rules.twilight_imperium.battle.contents import CONTENTS as BATTLE
from rules.twilight_imperium.battle.contents_ground import CONTENTS as GROUND
from rules.twilight_imperium.cards.contents import CONTENTS as CARDS
from rules.twilight_imperium.deeds import captives, choosing, counting, gaining, happening, paying, plays
from rules.twilight_imperium.deeds.contents import Contents, joined
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.forces import Battle
from rules.twilight_imperium.phases.contents import CONTENTS as PHASES
from rules.twilight_imperium.phases.watching import watched
from rules.twilight_imperium.senate.contents import CONTENTS as SENATE
from rules.twilight_imperium.senate.contents_once import CONTENTS as AGENDAS
from rules.twilight_imperium.setup.contents import CONTENTS as SETUP
from rules.twilight_imperium.strategic.contents import CONTENTS as STRATEGIC
from rules.twilight_imperium.tactical.contents import CONTENTS as TACTICAL

PACKAGES: tuple[Contents, ...] = (
    CARDS,
    SETUP,
    TACTICAL,
    BATTLE,
    GROUND,
    STRATEGIC,
    SENATE,
    AGENDAS,
    PHASES,
)
COMMON = Contents(
    chapters={frames.Removing: removal.REMOVING, frames.GainingCounters: gaining.GAINING},
    choices={captives.FREED: captives.freed},
    moments={"dock_lost": {happening.RULES: counting.dock_lost}},
    silent={
        frames.Choosing: choosing.silent,
        frames.GainingCounters: gaining.silent,
        frames.Paying: paying.silent,
        frames.Removing: removal.silent,
    },
    refusals={frames.GainingCounters: gaining.refuse, frames.Paying: paying.refuse},
)
"""What every chapter may put on the stack."""
CONTENTS = joined([COMMON, *PACKAGES])
plays.ALL.update(CONTENTS.plays)

CHAPTERS: Chapters = watched(
    {
        **CONTENTS.chapters,
        frames.Choosing: choosing.chapter(CONTENTS.choices),
        frames.Paying: paying.chapter(CONTENTS.payments),
        frames.Happening: happening.chapter(CONTENTS.moments),
    }
)


def _reckon(position: dict[str, Any]) -> tuple[float, float]:
    found = odds(msgspec.convert(position, Battle))
    return found.attacker, found.defender


forecast.EXACT[forecast.SPACE] = _reckon
