"""Every move that can be made."""

from __future__ import annotations

from rules.core.contract import Action, StandingOrder
from rules.starship_captains.components import ArtifactKind, Colour, Faction
from rules.starship_captains.pieces import Figure


class Train(Action, frozen=True, tag="train"):
    figure: Figure
    colour: Colour
    pay: tuple[str, ...] = ()
    """Cargo given instead of medals, where a gallery allows that."""


class Promote(Action, frozen=True, tag="promote"):
    colour: Colour
    pay: tuple[str, ...] = ()


class Room(Action, frozen=True, tag="room"):
    """Activate a room with a figure. As a commander's extra action it names the commander again."""

    room: str
    figure: Figure


class Artifacts(Action, frozen=True, tag="artifacts"):
    """Activate a room with two artifacts."""

    room: str
    pair: tuple[ArtifactKind, ArtifactKind]


class CarryOut(Action, frozen=True, tag="mission"):
    """Carry out the mission of the planet the ship is on."""


class Pass(Action, frozen=True, tag="pass"):
    pass


class Ask(StandingOrder, frozen=True, tag="ask"):
    """Standing order, at any time: ask before every gain, or only where declining it can be of use."""

    every: bool


class Skip(Action, frozen=True, tag="skip"):
    """Decline what is offered, or what is left of it."""


class Go(Action, frozen=True, tag="go"):
    """Move or jump there; also where Captain Shadow goes."""

    to: str
    stop: bool = False
    """Anywhere within reach, past as few pirates as possible, and no further."""


class Repair(Action, frozen=True, tag="repair"):
    where: str
    """`hold`, or the id of a tech slot."""


class Discard(Action, frozen=True, tag="discard"):
    """Cargo crushed by damage, or given up to make room."""

    cargo: str


class Fight(Action, frozen=True, tag="fight"):
    """The pirate on the route from here to there."""

    towards: str


class Take(Action, frozen=True, tag="take"):
    """A card: to install it, or (Holodeck) to copy it."""

    card: str


class Install(Action, frozen=True, tag="install"):
    slot: str


class Advance(Action, frozen=True, tag="advance"):
    faction: Faction


class Assign(Action, frozen=True, tag="assign"):
    """The figure opposite the next row of the mission, from the top."""

    figure: Figure


class Crew(Action, frozen=True, tag="crew"):
    """A figure opposite each row of the mission at once."""

    figures: tuple[Figure, ...]


class Apply(Action, frozen=True, tag="apply"):
    """The effect that is offered: a mission's row, a gain, an event."""


class Again(Action, frozen=True, tag="again"):
    """A commander's extra action in a mission: his row once more."""


class Order(Action, frozen=True, tag="order"):
    """A commander calls a subordinate back; also an effect that recalls. 1 is the front of the queue."""

    place: int


class Use(Action, frozen=True, tag="use"):
    """A card that may react."""

    card: str


class Choose(Action, frozen=True, tag="choose"):
    option: int


class Pay(Action, frozen=True, tag="pay"):
    what: str
    """`medal`, `android`, an artifact kind or a pirate token."""


class PlacePirate(Action, frozen=True, tag="place"):
    """On a route, named by its ends."""

    ends: tuple[str, str]


class Lay(Action, frozen=True, tag="lay"):
    artifact: ArtifactKind
    room: str


ACTIONS = (
    Train
    | Promote
    | Room
    | Artifacts
    | CarryOut
    | Pass
    | Ask
    | Skip
    | Go
    | Repair
    | Discard
    | Fight
    | Take
    | Install
    | Advance
    | Assign
    | Crew
    | Apply
    | Again
    | Order
    | Use
    | Choose
    | Pay
    | PlacePirate
    | Lay
)
