"""What a scenario does: the effects of its rules, and what it gives when it is over."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rules.akarios.language import Given, Mark
from rules.akarios.scenario.script_if import Faction, Gate, Number
from rules.core.data import Strict

Direction = Literal["n", "ne", "se", "s", "sw", "nw"]


class Those(Strict, frozen=True):
    """Ships by what they are or where they are."""

    type: str = ""
    faction: Faction | None = None
    but: str = ""
    """A type that is left out."""
    center: str = ""
    """A token, a hex, or the ship or token that set the rule off."""
    range: int | None = None


Whom = (
    Literal[
        "trigger_ship",
        "trigger_token",
        "all_players",
        "all_enemies",
        "all_ships",
        "nearest_enemy",
        "one_player",
        "carrier",
    ]
    | Those
)


class Scout(Strict, frozen=True):
    """A location of the atlas that can be flown to from now on."""

    location: str
    given: Gate | None = field(default=None, name="if")


class Pick(Strict, frozen=True):
    type: Literal["engine", "weapon", "technology", "sparrow"]
    numbers: tuple[int, int]
    per: Literal["player", "squad"] = "player"


class Discount(Strict, frozen=True):
    type: Literal["engine", "weapon", "technology", "sparrow"]
    numbers: tuple[int, int]
    n: int


class Rewards(Strict, frozen=True):
    skill: int = 0
    credits: int = 0
    ship_upgrade: int = 0
    sparrow_energy: int = 0
    upgrades: tuple[Pick, ...] = ()
    discount: Discount | None = None
    copilots: tuple[str, ...] = ()
    pilots: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    sparrow: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()
    lose_achievements: tuple[str, ...] = ()
    scout: tuple[Scout, ...] = ()


class Where(Strict, frozen=True):
    """One of these."""

    edge: Literal["", "north", "east", "south", "west"] = ""
    hexes: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    adjacent_to: str = ""
    """A token, an enemy type, or the ship that set the rule off."""


class Effect(Strict, frozen=True, tag_field="do"):
    pass


class Spawn(Effect, frozen=True, tag="spawn"):
    where: Where
    ships: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    """By the count of players: "type" or "type:elite"."""


class Set(Effect, frozen=True, tag="set"):
    var: str
    value: Number


class Add(Effect, frozen=True, tag="add"):
    var: str
    n: int = 1


class Damage(Effect, frozen=True, tag="damage"):
    who: Whom
    n: Number
    hull_only: bool = False


class DamageArea(Effect, frozen=True, tag="damage_area"):
    center: str
    range: int
    n: int
    who: Whom = "all_ships"
    hull_only: bool = False


class Apply(Effect, frozen=True, tag="apply"):
    effect: Given
    who: Whom
    n: int = 1


class RemoveEffect(Effect, frozen=True, tag="remove_effect"):
    effect: Mark
    who: Whom


class Heal(Effect, frozen=True, tag="heal"):
    who: Whom
    hull: int = 0
    shields: int = 0


class LoseShields(Effect, frozen=True, tag="lose_shields"):
    who: Whom
    n: int | Literal["half"]
    """Of a half what is over stays."""


class Stress(Effect, frozen=True, tag="stress"):
    who: Whom
    n: int


class SparrowHull(Effect, frozen=True, tag="sparrow_hull"):
    n: int


class MoveSparrow(Effect, frozen=True, tag="move_sparrow"):
    steps: int
    stop_before: Literal["", "token_with_hull", "ship"] = ""


class MoveShip(Effect, frozen=True, tag="move_ship"):
    """An ally along its path."""

    who: Whom
    steps: int
    stop_before: Literal["", "token_with_hull", "ship"] = ""


class RemoveShip(Effect, frozen=True, tag="remove_ship"):
    """Nobody has destroyed it."""

    who: Whom


class PlaceToken(Effect, frozen=True, tag="place_token"):
    """One that is not on the board: whole again, and at the start of its way."""

    token: str
    at: str


class RemoveToken(Effect, frozen=True, tag="remove_token"):
    token: str


class MoveToken(Effect, frozen=True, tag="move_token"):
    token: str
    steps: int
    direction: Direction | None = None
    """None: along its path."""
    stop_before: Literal["", "token_with_hull", "ship"] = ""


class Attach(Effect, frozen=True, tag="attach"):
    token: str
    to: Whom = "trigger_ship"


class Detach(Effect, frozen=True, tag="detach"):
    token: str


class CarryCost(Effect, frozen=True, tag="carry_cost"):
    """For each engine card of the carrier, as long as a token is attached."""

    stress: int


class PlaceTerrain(Effect, frozen=True, tag="place_terrain"):
    kind: Literal["asteroids", "nebula", "wormhole"]
    at: str
    rot: int = 0


class RemoveTerrain(Effect, frozen=True, tag="remove_terrain"):
    at: str


class ChangeSide(Effect, frozen=True, tag="change_side"):
    who: Whom
    to: Literal["enemy", "ally"]


class SetTarget(Effect, frozen=True, tag="set_target"):
    types: tuple[str, ...]
    prefer: tuple[str, ...] = ()
    """Tokens, ships or types; none: whoever is nearest."""
    also: bool = False
    """Beside what they are after already."""


class ShuffleModifier(Effect, frozen=True, tag="shuffle_modifier"):
    deck: Literal["enemies", "players"]
    card: str
    n: int = 1


class ExtraActivation(Effect, frozen=True, tag="extra_activation"):
    type: str


class SkipActivation(Effect, frozen=True, tag="skip_activation"):
    type: str


class DiscardCard(Effect, frozen=True, tag="discard_card"):
    """The revealed battle card is void in this round."""

    type: str


class DiceBonus(Effect, frozen=True, tag="dice_bonus"):
    who: Whom
    face: Literal["move", "attack", "joker", "stress"]


class ReadySparrowUpgrade(Effect, frozen=True, tag="ready_sparrow_upgrade"):
    id: str


class Grant(Effect, frozen=True, tag="grant"):
    rewards: Rewards


class Option(Strict, frozen=True):
    id: str
    text: str
    do: tuple[Do, ...] = ()
    given: Gate | None = field(default=None, name="if")


class Choice(Effect, frozen=True, tag="choice"):
    """The squad votes."""

    options: tuple[Option, ...]


class Message(Effect, frozen=True, tag="message"):
    text: str


class Win(Effect, frozen=True, tag="win"):
    pass


class Lose(Effect, frozen=True, tag="lose"):
    pass


Do = (
    Spawn
    | Set
    | Add
    | Damage
    | DamageArea
    | Apply
    | RemoveEffect
    | Heal
    | LoseShields
    | Stress
    | SparrowHull
    | MoveSparrow
    | MoveShip
    | RemoveShip
    | PlaceToken
    | RemoveToken
    | MoveToken
    | Attach
    | Detach
    | CarryCost
    | PlaceTerrain
    | RemoveTerrain
    | ChangeSide
    | SetTarget
    | ShuffleModifier
    | ExtraActivation
    | SkipActivation
    | DiscardCard
    | DiceBonus
    | ReadySparrowUpgrade
    | Grant
    | Choice
    | Message
    | Win
    | Lose
)
