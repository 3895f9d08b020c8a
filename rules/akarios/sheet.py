"""What a squad keeps between two chapters. It knows no people: a member is a number."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.akarios.options import Difficulty
from rules.core.orders import Book

Slot = Literal["weapon_1", "weapon_2", "engine_1", "engine_2", "tech_1", "tech_2", "ship", "pilot"]
"""Where a card is installed; a co-pilot takes a technology's, the ship's or the pilot's place (AK-048)."""
Organised = Literal["weapon", "engine", "tech"]
FALLEN = "fallen."
"""Of a pilot who has died, among the figures."""


class Loadout(Struct):
    pilot: str = ""
    ship: str = ""
    cards: dict[Slot, str] = field(default_factory=dict)


class Pad(Struct):
    """A pilot as one member has trained it (AK-004, AK-478)."""

    trees: list[list[int]] = field(default_factory=list)
    """Per tree and cell: 0 nothing, 1 half, 2 full; of a fork 2 the left side, 3 the right one."""
    points: int = 0
    trauma: int = 0
    credits: int = 0
    level: int = 1
    """The highest ability owned (AK-025)."""
    had: int | None = None
    """Of the squad's progress, as much as this pilot has seen go by, whoever got it (AK-885); None: as much
    as was trained or waits to be."""


class Berth(Struct):
    """A ship as one member has built it up (AK-489)."""

    cells: list[int] = field(default_factory=list)
    """0 nothing, 1 filled; of a fork 1 the upper side, 2 the lower one."""
    points: int = 0
    free: int = 0
    """Of these, the ones that may go to any other ship of the same member (AK-491, AK-877)."""
    bought: int = 0
    """Points bought at markets: two at most (AK-648)."""


class Carried(Struct, frozen=True):
    """What an event does to the next battle (AK-952)."""

    effect: str
    n: int = 1


class Member(Struct):
    callsign: str
    android: bool = False
    left: bool = False
    pilot: str | None = None
    ship: str | None = None
    ship_name: str = ""
    cards: list[str] = field(default_factory=list)
    """Weapons, engines and technologies of the own organiser."""
    pads: dict[str, Pad] = field(default_factory=dict)
    berths: dict[str, Berth] = field(default_factory=dict)
    last: Loadout = field(default_factory=Loadout)
    loadouts: dict[str, Loadout] = field(default_factory=dict)
    """Named by their owner (AK-899)."""
    book: Book = field(default_factory=Book)
    """Standing orders live on (AK-890)."""
    loose: int = 0
    """Ship points that were bound to no ship when theirs exploded (AK-696, AK-877)."""
    shared: int = 0
    """Ship points the squad had been given when this member flew last (AK-957)."""
    stress: int = 0
    next_battle: list[Carried] = field(default_factory=list)


class Sheet(Struct):
    squad: str
    members: list[Member] = field(default_factory=list)
    campaign: str = "quiet_signal"
    act: int = 0
    next: str = "001"
    """A node, or "explore"."""
    over: str | None = None
    """The ending that was reached."""
    system: str | None = None
    at: tuple[int, int] | None = None
    energy: int | None = None
    """Of the Sparrow; None before it is tracked (AK-064)."""
    scouted: list[str] = field(default_factory=list)
    done: dict[str, str] = field(default_factory=dict)
    """Nodes and how they ended."""
    failed: dict[str, int] = field(default_factory=dict)
    achievements: list[str] = field(default_factory=list)
    once: list[str] = field(default_factory=list)
    """Offers that can be used once, and were."""
    boost: int = 0
    """Filled boost boxes (AK-473)."""
    progress: int = 0
    """Skill points the squad has had: what a newcomer begins with (AK-957)."""
    ship_points: int = 0
    copilots: list[str] = field(default_factory=list)
    sparrow: list[str] = field(default_factory=list)
    """Upgrades of the Sparrow that the squad owns."""
    fitted: list[str] = field(default_factory=list)
    """Those of the last battle (AK-901)."""
    pilots: list[str] = field(default_factory=list)
    """Available to the squad."""
    ships: list[str] = field(default_factory=list)
    events: dict[str, list[str]] = field(default_factory=dict)
    """Cards still in each system's deck, sorted: their order is the dice's affair."""
    wing_mates: bool = False
    """Androids may be members (AK-033)."""
    extreme: bool = False
    difficulty: Difficulty = "normal"
    """Of the last battle (AK-898)."""
    chapters: int = 0
    first_pick: int = 0
    """Who picks rewards first; moves on by one each scenario (AK-936)."""
    prices: dict[str, int] = field(default_factory=dict)
    """Of the cards the squad owns, as printed: what is paid back if one is no longer in the box."""
    figures: dict[str, int] = field(default_factory=dict)
    """Battles won and lost, and how often a pilot has died (`fallen.starla`)."""

    def has_fallen(self, pilot: str) -> bool:
        """Dead, and not taken anew by anybody (AK-699)."""
        return f"{FALLEN}{pilot}" in self.figures and all(pilot not in each.pads for each in self.members)
