"""What can happen on the way: results of the movement die by system, and the space events."""

from __future__ import annotations

from typing import Literal

from rules.akarios.components import DATA, Skill, System
from rules.akarios.language import Name
from rules.core.data import Strict

Who = Literal["each", "one"]
"""Every player, or one whom the squad chooses."""


class Happens(Strict, frozen=True, tag_field="do"):
    pass


class Stress(Happens, frozen=True, tag="stress"):
    n: int
    who: Who


class Credits(Happens, frozen=True, tag="credits"):
    n: int
    who: Who


class Trauma(Happens, frozen=True, tag="trauma"):
    n: int
    who: Who


class SkillPoints(Happens, frozen=True, tag="skill"):
    n: int
    who: Who


class SparrowEnergy(Happens, frozen=True, tag="sparrow_energy"):
    n: int


class NextBattle(Happens, frozen=True, tag="next_battle"):
    """Carried into it (AK-952)."""

    what: Literal["shields", "hull", "boost"]
    n: int
    who: Who


class Copilot(Happens, frozen=True, tag="copilot"):
    id: str


class Achievement(Happens, frozen=True, tag="achievement"):
    id: str


class Scout(Happens, frozen=True, tag="scout"):
    location: str


class GainUpgrade(Happens, frozen=True, tag="gain_upgrade"):
    type: Literal["engine", "weapon", "technology"]
    numbers: tuple[int, int]


class DrawEvent(Happens, frozen=True, tag="draw_event"):
    pass


class Choose(Happens, frozen=True, tag="choose"):
    """The squad votes."""

    options: tuple[tuple[SparrowEnergy | Stress, ...], ...]


Plain = (
    Stress
    | Credits
    | Trauma
    | SkillPoints
    | SparrowEnergy
    | NextBattle
    | Copilot
    | Achievement
    | Scout
    | GainUpgrade
)


class Check(Happens, frozen=True, tag="check"):
    """So many symbols of one colour (AK-948), by one pilot (AK-949)."""

    skill: Skill
    symbols: int
    won: str
    lost: str
    success: tuple[Plain, ...]
    failure: tuple[Plain, ...]


class Other(Strict, frozen=True):
    """What is read instead by those who have the first and lack the second."""

    achievement: str
    lacks: str
    back: str


class OptionRow(Strict, frozen=True):
    id: Literal["a", "b"]
    label: str
    do: tuple[Plain | Check, ...] = ()
    back: str | None = None
    """None: the check's words are read."""
    other: Other | None = None


class EventRow(Strict, frozen=True):
    id: str
    name: Name
    system: System
    front: str
    options: tuple[OptionRow, OptionRow]


class JourneyRow(Strict, frozen=True):
    """What the movement die's results mean in a system."""

    system: System
    clear: tuple[Plain | Choose | DrawEvent, ...] = ()
    drift: tuple[Plain | Choose | DrawEvent, ...] = ()
    event: tuple[Plain | Choose | DrawEvent, ...] = ()
    hazard: tuple[Plain | Choose | DrawEvent, ...] = ()


JOURNEYS = {row.system: row for row in DATA.rows("journeys", "journey", JourneyRow)}
EVENTS = {row.id: row for row in DATA.rows("events", "event", EventRow)}
