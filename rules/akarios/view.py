"""What a seat, or a spectator, may see: everything but the order of decks and what is not yet revealed
(AK-017). Pictures and words are made from these alone."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["player", "enemy", "ally", "sparrow"]
Face = Literal["move", "attack", "joker", "stress"]


class ShipView(Struct, frozen=True):
    ref: str
    side: Side
    kind: str
    hex: str | None
    facing: int
    hull: int | None
    hull_cap: int
    shields: int
    shields_cap: int
    elite: bool
    number: int
    marks: tuple[str, ...]
    immune: tuple[str, ...]
    seat: int | None
    acts_next_round: bool
    """It was added in this round (AK-437)."""


class TokenView(Struct, frozen=True):
    id: str
    label: str
    hex: str | None
    hull: int | None
    hull_cap: int
    side: Literal["enemy", "ally", "neutral"]
    carrier: str | None


class TerrainView(Struct, frozen=True):
    kind: Literal["asteroids", "nebula", "planet", "wormhole"]
    hexes: tuple[str, ...]


class BoardView(Struct, frozen=True):
    cols: int
    rows: int
    terrain: tuple[TerrainView, ...]
    placement: tuple[str, ...]


class CardView(Struct, frozen=True):
    card: str
    slot: str
    energy: int
    cap: int
    broken: bool
    used: tuple[int, ...]
    """Cells filled in this round."""


class DieView(Struct, frozen=True):
    face: Face
    place: str | None
    """The card or basic action it is on."""
    lent_by: int | None
    virtual: bool


class DeckView(Struct, frozen=True):
    """A modifier deck: what is in it, sorted, for nobody knows the order; and what has been played."""

    cards: tuple[str, ...]
    discards: tuple[str, ...]
    drawn: tuple[str, ...]


class CockpitView(Struct, frozen=True):
    ship: str
    pilot: str
    callsign: str
    cards: tuple[CardView, ...]
    basic_used: dict[str, tuple[int, ...]]
    dice: tuple[DieView, ...]
    stress: int
    deck: DeckView
    pending: tuple[str, ...]
    """What waits for the next attack: `push:1`."""
    traumas: tuple[str, ...]
    waiting: tuple[str, ...]
    state: Literal["acting", "ready", "passed", "down"]


class StatusView(Struct, frozen=True):
    what: str
    on: str
    source: str
    until: str
    to: str


class AttackView(Struct, frozen=True):
    """The attack that is being resolved."""

    source: str
    card: str
    targets: tuple[str, ...]
    totals: dict[str, int]
    missed: tuple[str, ...]
    cancelled: tuple[str, ...]
    stacks: tuple[tuple[str, ...], ...]


class BattleView(Struct, frozen=True):
    scenario: str
    round: int
    phase: Literal["setup", "pilots", "enemies", "end"]
    board: BoardView
    ships: tuple[ShipView, ...]
    tokens: tuple[TokenView, ...]
    cockpits: tuple[CockpitView, ...]
    enemy_deck: DeckView
    battle_decks: dict[str, int]
    """Cards left in each."""
    discards: dict[str, tuple[str, ...]]
    revealed: dict[str, str]
    statuses: tuple[StatusView, ...]
    vars: dict[str, int]
    sparrow_cards: dict[str, bool]
    trauma_left: int
    attack: AttackView | None
    order: tuple[str, ...]
    """Who still acts in this enemy phase, the next one first."""
    ended: Literal["", "success", "failure"]


class View(Struct, frozen=True):
    seats: int
    seat: int | None
    stage: str
    node: str
    squad: str
    difficulty: str
    battle: BattleView | None
    ending: str
    over: bool
