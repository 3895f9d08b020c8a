"""The cards and sections of a world."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rules.akarios.components import Skill
from rules.akarios.language import Name
from rules.akarios.scenario.script_if import Number
from rules.core.data import Strict

Symbol = Literal["o", "g", "og", "s"]
Who = Literal["actor", "all", "each_participant", "each_on_card"]


class Needs(Strict, frozen=True):
    flag: str = ""
    achievement: str = ""


class Cover(Strict, frozen=True):
    """Symbols that count as covered."""

    achievement: str
    n: int = 1


class Object(Strict, frozen=True):
    id: str
    kind: Literal["move", "examine", "check", "launch_pad", "interrupt"]
    dice: tuple[Symbol, ...] = ()
    """None: one assigned die is enough."""
    dir: Literal["", "up", "down", "left", "right"] = ""
    card: int | None = None
    section: int | None = None
    skill: Skill | None = None
    coop: bool = False
    repeat: bool = False
    needs: Needs | None = None
    cover: Cover | None = None


class Card(Strict, frozen=True):
    no: int
    x: int
    y: int
    name: Name
    objects: tuple[Object, ...]


class Effect(Strict, frozen=True, tag_field="do"):
    pass


class Credits(Effect, frozen=True, tag="credits"):
    n: int
    who: Who = "actor"


class Stress(Effect, frozen=True, tag="stress"):
    n: int
    who: Who = "actor"


class Stamina(Effect, frozen=True, tag="stamina"):
    n: int
    who: Who = "actor"


class PilotDamage(Effect, frozen=True, tag="pilot_damage"):
    n: int
    who: Who = "actor"


class Heal(Effect, frozen=True, tag="heal"):
    n: int
    who: Who = "actor"


class Flag(Effect, frozen=True, tag="flag"):
    id: str


class Achievement(Effect, frozen=True, tag="achievement"):
    id: str


class Copilot(Effect, frozen=True, tag="copilot"):
    id: str


class GainUpgrade(Effect, frozen=True, tag="gain_upgrade"):
    type: Literal["engine", "weapon", "technology"]
    numbers: tuple[int, int]


class Check(Effect, frozen=True, tag="check"):
    """Ordered: it must be tried at once."""

    skill: Skill
    dice: tuple[Symbol, ...]
    success: Page
    failure: Page
    who: Who = "actor"


class RevealNeighbours(Effect, frozen=True, tag="reveal_neighbours"):
    pass


class MovePilot(Effect, frozen=True, tag="move_pilot"):
    card: int
    who: Who = "actor"


class GotoSection(Effect, frozen=True, tag="goto_section"):
    section: int


class End(Effect, frozen=True, tag="end"):
    result: Literal["success", "failure"]


Do = (
    Credits
    | Stress
    | Stamina
    | PilotDamage
    | Heal
    | Flag
    | Achievement
    | Copilot
    | GainUpgrade
    | Check
    | RevealNeighbours
    | MovePilot
    | GotoSection
    | End
)


class Page(Strict, frozen=True):
    text: str
    do: tuple[Do, ...] = ()


class Choice(Strict, frozen=True):
    id: str
    text: str
    do: tuple[Do, ...] = ()
    needs: Needs | None = None


class Section(Strict, frozen=True):
    """A page, or one for success and one for failure, or a choice."""

    no: int
    page: Page | None = None
    success: Page | None = None
    failure: Page | None = None
    choices: tuple[Choice, ...] = field(default=())


class Rule(Strict, frozen=True):
    """What happens by itself at the beginning or the end of rounds; nobody in particular does it."""

    id: str
    text: str
    do: tuple[Do, ...]
    when: Literal["round_start", "round_end"] = "round_end"
    since: Number = 1
    """The first round in which it holds."""
    every: int = 1
    needs: Needs | None = None
