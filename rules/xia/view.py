"""What a seat, or a spectator, may see (XIA-507). Pictures and words are made from these alone, so cards
stand here with all that is printed on them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.hexes import Hex
from rules.xia.actions import Orders
from rules.xia.components import (
    ABILITIES,
    CARGO,
    KINDS,
    Ability,
    Cargo,
    Law,
    Mission,
    MissionKind,
    MissionType,
    Npc,
    Outfit,
    Payment,
    RegionKind,
    Ship,
    Title,
    TokenFace,
)

__all__ = [
    "ABILITIES",
    "CARGO",
    "KINDS",
    "Ability",
    "Cargo",
    "Hex",
    "Law",
    "Mission",
    "MissionKind",
    "MissionType",
    "Npc",
    "Outfit",
    "Payment",
    "RegionKind",
    "Ship",
    "Title",
    "TokenFace",
]

BorderKind = Literal["asteroid", "debris", "nebula", "star", "planet_shield", "planet_entrance", "gate"]


class Edge(Struct, frozen=True):
    """A border line, drawn inside the space it belongs to, on its edge in this direction."""

    direction: int
    kind: BorderKind
    law: Law | None = None


class Cell(Struct, frozen=True):
    """A space of the board."""

    id: str
    number: int
    hex: Hex
    kind: RegionKind | None = None
    law: Law | None = None
    edges: tuple[Edge, ...] = ()
    mission_point: bool = False
    spawn: int | None = None
    exploration: bool = False
    token: bool = False
    """An exploration token lies here, face down."""
    buys: Cargo | Literal["any"] | None = None
    """What can be bought here."""
    sells: Cargo | Literal["any"] | None = None
    yields: Cargo | None = None
    special: bool = False
    cubes: tuple[Cargo, ...] = ()


class SectorView(Struct, frozen=True):
    id: str
    centre: Hex
    turn: int
    symbols: tuple[str | None, ...]
    """Of the six sides as it lies; None where another sector is joined."""
    cells: tuple[Cell, ...]


class Reach(Struct, frozen=True):
    """A space the ship may fly to now, safest first, and what the way risks."""

    number: int
    """As it stands on the picture and in the menu, from 1."""
    space: str
    steps: int
    risk: Literal["safe", "roll", "bounty", "deadly"]
    odds: str = ""
    """A message that says it in words."""


class OutfitView(Struct, frozen=True):
    outfit: Outfit
    cells: tuple[int, ...]
    spots: tuple[int, ...]
    markers: tuple[int, ...]
    damage: int
    replicated: bool = False


class ErrandView(Struct, frozen=True):
    mission: Mission | None
    """None: face down."""
    done: bool
    payment: int | None
    sneaked: bool = False
    """A smuggler is past the planet's guards."""


class AbilityView(Struct, frozen=True):
    ability: Ability
    ready: bool


class ShipView(Struct, frozen=True):
    """A player's ship mat with all that lies on it and beside it."""

    seat: int
    ship: Ship | None
    space: str | None
    outfits: tuple[OutfitView, ...]
    cubes: tuple[tuple[int, Cargo], ...]
    """Each with its cell."""
    damage: tuple[int, ...]
    armed: int
    disarmed: int
    energy: int
    impulse: bool
    abilities: tuple[AbilityView, ...]
    credits: int
    bounty: int
    fame: int
    mission: ErrandView | None
    completed: dict[MissionType, int]
    tokens: tuple[TokenFace, ...]
    titles: tuple[Title, ...]
    stranded: bool
    skips: int
    orders: Orders | None
    """Only the own ones."""

    @property
    def cargo(self) -> dict[int, Cargo]:
        return dict(self.cubes)


class NpcView(Struct, frozen=True):
    npc: Npc
    controller: int
    space: str | None
    damage: int
    credits: int
    destroyed: bool


class TitleView(Struct, frozen=True):
    title: Title
    progress: tuple[int, ...]
    """By seat."""


class AttackView(Struct, frozen=True):
    attacker: str
    target: str
    weapons: tuple[str, ...]
    """Outfits and abilities, one for each marker."""
    shields: tuple[str, ...]
    rolls: tuple[int, ...]
    blocks: tuple[int, ...]
    stage: str


class View(Struct, frozen=True):
    seat: int | None
    seats: int
    stage: str
    """choosing, fitting, action, moving, business, status, npc, over"""
    turn: int
    turns: int
    needed: int
    """Fame to win."""
    title_spaces: tuple[int, ...]
    """Spaces of the fame track that still bring a title."""
    sectors: tuple[SectorView, ...]
    stack: int
    """Sectors left."""
    missions_left: tuple[int, int]
    titles_left: int
    ships: tuple[ShipView, ...]
    npcs: tuple[NpcView, ...]
    titles: tuple[TitleView, ...]
    trail: tuple[str, ...]
    reach: tuple[Reach, ...] = ()
    left: int = 0
    """Movement points left in the action that goes on."""
    attack: AttackView | None = None
    drawn: tuple[Mission, ...] = ()
    """Only for the player who draws."""
    placements: tuple[tuple[int, ...], ...] = ()
    """Offered for the outfit in hand."""
    in_hand: Outfit | None = None
    available: tuple[Ship, ...] = ()
    """Ships that can be chosen or bought now."""
    winner: int | None = None
    over: bool = False
    asked: int | None = None
    """Who is to decide now; nobody when the game is over."""
    about: Literal["", "hold", "packing"] = ""
    """Whether the question is about cells of a hold, or about packing it anew."""
    begun: bool = False
    """Whether what is asked belongs to something that has to be played to its end."""
    launched: bool = True
    """All ships are ready, and turns are taken."""

    @property
    def acting(self) -> int:
        """Whom the pictures are about: whoever acts on the map or in the hold (ships are fitted out, an
        Autopilot flies), but in a fight and while NPCs fly the player in turn."""
        if self.asked is None or self.attack is not None or self.stage == "npc":
            return self.turn
        return self.asked
