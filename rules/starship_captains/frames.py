"""What is being resolved: a stack of frames, the innermost last, all of it in the saved state (SC-408).

A frame belongs to the player who decides in it. `engine.settle` runs the last frame until it asks something,
and a frame that has ended takes itself off.
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rules.core.stack import Step
from rules.starship_captains.components import Edge, Effect, Faction


class Turn(Step, tag="turn"):
    """A whole turn, the bottom of the stack while one is played (SC-062, SC-071)."""

    stage: Literal["choose", "acting", "refill", "station", "shadow", "next"] = "choose"
    trained: bool = False
    """Somebody was trained or promoted in it."""


class Effects(Step, tag="effects"):
    """A list of effects, resolved from left to right; the first of it is next."""

    effects: list[Effect]
    source: str
    """The room, card, station or track (its faction) the effects stand on."""
    mission: bool = False
    """Within a mission: damage counts as the mission's."""


class Triggers(Step, tag="triggers"):
    """Cards that react to the same thing; their owner picks the order (SC-410)."""

    cards: list[str]
    mission: bool = False


class Moves(Step, tag="moves"):
    """Moves or jumps of one effect."""

    left: int
    jump: bool
    source: str
    mission: bool = False
    begun: bool = False
    """The cards that react to a chance to move have been asked."""
    moved: bool = False
    route: list[str] = field(default_factory=list)
    """Places still to fly to, the next first; at the last one the ship stops."""


class Damage(Step, tag="damage"):
    """Damage about to be taken, one token at a time."""

    left: int
    scope: Literal["route", "fight", "other"]
    mission: bool = False
    asked: list[str] = field(default_factory=list)
    """Cards whose owner declined to use them against this token."""


class Stow(Step, tag="stow"):
    """Artifacts or a pirate token that must find room in the hold (SC-146, SC-149)."""

    artifacts: list[str] = field(default_factory=list)
    pirate: str | None = None


class Fights(Step, tag="fights"):
    left: int
    mission: bool = False


class FightOver(Step, tag="fight_over"):
    """After damage and reward: the token is stowed, then cards react (SC-166)."""

    token: str
    mission: bool = False
    stowed: bool = False


class Repairs(Step, tag="repairs"):
    left: int


class Gain(Step, tag="gain"):
    """A gain that its player wants to be asked about."""

    effect: Effect
    source: str
    mission: bool = False


class Research(Step, tag="research"):
    left: int


class Drawn(Step, tag="drawn"):
    """Cards drawn to install one of them or none."""

    cards: list[str]
    pile: Literal["techs", "omegas", "archive"]


class Installing(Step, tag="installing"):
    """A card taken from somewhere, on its way into a slot."""

    card: str


class Bonuses(Step, tag="bonuses"):
    """Edge matches of a card just installed, still to be paid from the top down (SC-194)."""

    card: str
    slot: int
    edges: list[Edge]


class Steps(Step, tag="steps"):
    """Advances on the faction tracks; while `walking` it goes cell by cell (SC-288, SC-289)."""

    n: int
    times: int = 1
    faction: Faction | None = None
    """None: any track."""
    walking: Faction | None = None
    left: int = 0


class Event(Step, tag="event"):
    """An event card that may be declined as a whole."""

    card: str


class Drill(Step, tag="drill"):
    """Free trainings or promotions."""

    left: int
    promote: bool = False


class Recall(Step, tag="recall"):
    left: int
    who: str


class Spawn(Step, tag="spawn"):
    left: int


class Peek(Step, tag="peek"):
    """Mission cards that only this player has seen."""

    cards: list[str]


class Choosing(Step, tag="choosing"):
    options: list[list[Effect]]
    source: str
    mission: bool = False


class Paying(Step, tag="paying"):
    """A cost; if it is declined, the rest of the effects below is skipped."""

    what: Literal["medal", "artifact", "pirate", "android"]
    left: int
    paid: bool = False
    """Something has been given already: no way back."""


class Copying(Step, tag="copying"):
    """The Holodeck looks for a room to copy (SC-378)."""

    source: str
    mission: bool = False


class Laying(Step, tag="laying"):
    left: int


class Commander(Step, tag="commander"):
    """A commander who activated a room, before he joins the queue (SC-259, SC-261)."""

    figure: str
    extra: bool = False
    """He has had his second task."""


class Airlock(Step, tag="airlock"):
    """A mission being carried out (sections 23 to 25)."""

    mission: str
    planet: str
    figures: list[str] = field(default_factory=list)
    """One a row, from the top."""
    row: int = 0
    applied: int = 0
    """How often the present row has been applied."""
    extra: list[int] = field(default_factory=list)
    """Rows whose commander had his extra action: he gives no order (SC-417)."""
    ordered: int = 0
    """How many rows have been asked for an order."""
    stage: Literal["assign", "rows", "triggers", "orders", "leave"] = "assign"


class Stationed(Step, tag="stationed"):
    """The token of the station where the turn ended (SC-108)."""

    station: str
    stage: Literal["event", "token", "used"] = "event"


class ShadowTurn(Step, tag="shadow"):
    """Captain Shadow's card; only where his mission is open does the player decide (SC-358)."""

    action: str


Frame = (
    Turn
    | Effects
    | Triggers
    | Moves
    | Damage
    | Stow
    | Fights
    | FightOver
    | Repairs
    | Gain
    | Research
    | Drawn
    | Installing
    | Bonuses
    | Steps
    | Event
    | Drill
    | Recall
    | Spawn
    | Peek
    | Choosing
    | Paying
    | Copying
    | Laying
    | Commander
    | Airlock
    | Stationed
    | ShadowTurn
)
