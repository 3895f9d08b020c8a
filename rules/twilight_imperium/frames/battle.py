"""Battles in space and on planets, as frames of the stack."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.core.stack import Gathering, Step
from rules.twilight_imperium.frames.general import Die, Force


class Shot(Struct):
    """A pre-combat action still to come (TI-289)."""

    seat: int
    what: str
    """barrage, cannon, ambush, evasion, war, or a card."""


class Battle(Step, kw_only=True, tag="battle"):
    """A Space Battle; `seat` is the attacker. Custodians defend as nobody (TI-208)."""

    number: int
    system: str
    defender: int
    round: int = 0
    stage: Literal[
        "plans",
        "order",
        "shots",
        "round",
        "announce",
        "roll",
        "rolled",
        "losses",
        "lost",
        "genome",
        "retreat",
        "over",
    ] = "plans"
    plans: dict[str, str] = field(default_factory=dict)
    """By seat, in notation: a secret of its owner."""
    shots: list[Shot] = field(default_factory=list)
    retreating: int | None = None
    to: str | None = None
    tactical: bool = False
    dice: list[Die] = field(default_factory=list)
    hits: dict[str, int] = field(default_factory=dict)
    """By seat: still to be taken."""
    began: dict[str, list[str]] = field(default_factory=dict)
    """By seat: kinds when it began."""
    lost: dict[str, list[str]] = field(default_factory=dict)
    """By seat: kinds lost so far, the last round's behind a bar `|`."""
    landing: bool = False
    """Against the Custodians, before a landing."""
    leaders: list[str] = field(default_factory=list)
    """`seat:leader` of ships that were lost: their fate is rolled at the end (TI-314)."""
    damaged: list[int] = field(default_factory=list)
    """Ships just damaged, by id: what Direct Hit may follow (TI-312)."""
    stopped: list[str] = field(default_factory=list)
    """Stops of this round that were made, `seat:why` each."""


class BattlePlans(Gathering, kw_only=True, tag="battle_plans"):
    battle: int


class BattleStop(Step, kw_only=True, tag="battle_stop"):
    """A plan said stop: its owner looks and hands in a new one."""

    battle: int
    why: str


class Invasion(Step, kw_only=True, tag="invasion"):
    """Invasion Combat on one planet; `seat` is the attacker (TI-356)."""

    system: str
    planet: str
    defender: int
    """NOBODY for a neutral planet and for the Custodians."""
    stage: Literal[
        "licence",
        "diplomat",
        "before",
        "before_bombardment",
        "bombard",
        "bombarded",
        "defence",
        "defended",
        "round",
        "roll",
        "rolled",
        "losses",
        "promote",
        "genome",
        "over",
        "capture",
        "fate",
        "gained",
    ] = "licence"
    force: Force | None
    """What lands; None: a War Sun only bombards."""
    ships: list[int] = field(default_factory=list)
    """That bombard here."""
    round: int = 0
    dice: list[Die] = field(default_factory=list)
    hits: dict[str, int] = field(default_factory=dict)
    defended: int = 0
    """Defending Ground Forces when the landing was declared (TI-631)."""
    killed: dict[str, int] = field(default_factory=dict)
    """By seat, for Dacxive Animators (TI-374)."""
    x89: int | None = None
    converted: int = 0
    """Conversions of the Yin that were tried or let go (TI-357)."""
    again: bool = False
    """The attacking Generals have had their say in this round (TI-365)."""


class Capture(Step, kw_only=True, tag="capture"):
    """Dock, PDS and Facility kept by a Shock Troop or an Agent (TI-380, TI-577)."""

    planet: str
    loser: int
    agent: bool = False


class Fate(Step, kw_only=True, tag="fate"):
    """What becomes of a Leader (TI-563 to TI-567); `seat` is his owner."""

    leader: str
    event: str
    """A row of leaders.toml."""
    captor: int | None = None
    place: str = ""
    """The planet that was lost."""
    face: int = 0
    """What was rolled; the Jol-Nar may roll again (TI-548)."""


class Retreating(Step, kw_only=True, tag="retreating"):
    """All ships of a side leave for one system (TI-303)."""

    system: str
    to: str
    battle: int
