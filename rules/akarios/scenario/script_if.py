"""What a scenario asks: numbers by the squad's size, gates of the story, conditions of a battle."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rules.akarios.components import Players
from rules.akarios.hooks import Hook
from rules.core.data import Strict

Side = Literal["player", "enemy", "ally", "sparrow"]
Faction = Literal["ronin", "yur", "tkotchek", "ema", "synthetic"]


class Scaled(Strict, frozen=True):
    """A number by the count of players: a base and so much for each, or one figure for each count."""

    base: int = 0
    per_player: int = 0
    p: Players | None = None


Number = int | Scaled


class Gate(Strict, frozen=True):
    """What the squad has done, or not done; all of it must hold."""

    achievement: str = ""
    """Or several: `VAULT+SOMA_BACK`."""
    not_achievement: str = ""
    """None of these."""
    done: str = ""
    """A node that has ended, however it ended; a market that was visited."""
    not_done: str = ""
    ended: str = ""
    """A node and how it ended: `002.failure`."""
    flown: str = ""
    """Somebody at the table flies this pilot."""
    not_flown: str = ""
    unclaimed: str = ""
    """The squad could have this pilot, and nobody has ever flown it."""
    not_fallen: str = ""
    """This pilot has not died in extreme mode, or was taken anew."""
    copilot: str = ""
    failed_before: bool | None = None
    """This very node."""


class When(Strict, frozen=True):
    """A hook, and what it must have met."""

    hook: Hook
    who: Side | None = None
    type: str = ""
    faction: Faction | None = None
    elite: bool | None = None
    tokens: tuple[str, ...] = ()
    """One of these it happened to."""
    on_token: str = ""
    in_hexes: tuple[str, ...] = ()
    left_board: bool = False
    card: str = ""
    """Of the Sparrow, that was used."""
    hull: bool = False
    """Some of the damage went to the hull."""
    round: int | None = None
    every: int | None = None
    first: int = 0
    """The round from which `every` is counted."""


class Condition(Strict, frozen=True, tag_field="is"):
    pass


class Var(Condition, frozen=True, tag="var"):
    var: str
    eq: Number | None = None
    ne: Number | None = None
    lt: Number | None = None
    le: Number | None = None
    gt: Number | None = None
    ge: Number | None = None


class PlayersAre(Condition, frozen=True, tag="players"):
    n: int


class Round(Condition, frozen=True, tag="round"):
    at_least: int | None = None
    at_most: int | None = None
    after: int | None = None
    """This round has come to its end."""


class EnemiesLeft(Condition, frozen=True, tag="enemies_left"):
    n: int
    type: str = ""
    elite: bool | None = None


class AlliesLeft(Condition, frozen=True, tag="allies_left"):
    n: int
    type: str = ""


class PlayerShipsLeft(Condition, frozen=True, tag="player_ships_left"):
    n: int


class TokensAlive(Condition, frozen=True, tag="tokens_alive"):
    tokens: tuple[str, ...]
    at_least: int = 1
    at_most: int | None = None


class TokenHull(Condition, frozen=True, tag="token_hull"):
    token: str
    le: Number | None = None
    ge: Number | None = None


class SparrowAt(Condition, frozen=True, tag="sparrow_at"):
    hex: str


class SparrowHull(Condition, frozen=True, tag="sparrow_hull"):
    le: int


class ShipInHexes(Condition, frozen=True, tag="ship_in_hexes"):
    who: Side
    hexes: tuple[str, ...]
    type: str = ""


class HasAchievement(Condition, frozen=True, tag="achievement"):
    id: str


class LacksAchievement(Condition, frozen=True, tag="not_achievement"):
    id: str


class Chance(Condition, frozen=True, tag="chance"):
    """So many sides of a die of six."""

    sixths: int


class CarriedBy(Condition, frozen=True, tag="carried_by"):
    token: str
    who: Side | Literal["trigger_ship"]


class AdjacentTo(Condition, frozen=True, tag="adjacent_to"):
    """Ships on or next to each of these tokens."""

    tokens: tuple[str, ...]
    who: Side
    at_least: Number = 1
    of: Number | None = None
    """So many of the tokens are enough; None: each of them."""


class TriggerHull(Condition, frozen=True, tag="trigger_hull"):
    le: int
    ge: int = 0


class TriggerStress(Condition, frozen=True, tag="trigger_stress"):
    """Of the player whose deed it was."""

    ge: int


class ShipShields(Condition, frozen=True, tag="ship_shields"):
    type: str
    le: Number


class CardUsed(Condition, frozen=True, tag="card_used"):
    """A card of the Sparrow, in this battle."""

    id: str


class Every(Condition, frozen=True, tag="all"):
    of: tuple[If, ...]


class AnyOf(Condition, frozen=True, tag="any"):
    of: tuple[If, ...]


class Not(Condition, frozen=True, tag="not"):
    given: If = field(name="if")


If = (
    Var
    | PlayersAre
    | Round
    | EnemiesLeft
    | AlliesLeft
    | PlayerShipsLeft
    | TokensAlive
    | TokenHull
    | SparrowAt
    | SparrowHull
    | ShipInHexes
    | HasAchievement
    | LacksAchievement
    | Chance
    | CarriedBy
    | AdjacentTo
    | TriggerHull
    | TriggerStress
    | ShipShields
    | CardUsed
    | Every
    | AnyOf
    | Not
)
