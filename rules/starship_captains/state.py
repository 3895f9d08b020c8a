"""Everything the game remembers, and every move that can be made in it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rules.core.contract import Action, StandingOrder
from rules.core.decks import Deck
from rules.starship_captains.components import ArtifactKind, Colour, Faction, Side
from rules.starship_captains.frames import Frame

Figure = Literal[
    "red",
    "yellow",
    "blue",
    "cadet",
    "android",
    "red_commander",
    "yellow_commander",
    "blue_commander",
]
FIGURES: tuple[Figure, ...] = (
    "red",
    "yellow",
    "blue",
    "red_commander",
    "yellow_commander",
    "blue_commander",
    "cadet",
    "android",
)
"""As a ready room is sorted."""

Pirate = Literal[
    "green_medal", "green_android", "purple_medal", "purple_android", "yellow_medal", "yellow_android"
]
"""A pirate token: the colour of its exhaust, and its reward (a medal and an artifact, or an android)."""

SHADOW = 9
"""Captain Shadow's ship among the ships of the seats (SC-344)."""
ROUNDS = 4
OUT = ROUNDS + 1
"""The space of a station token that is out of the game."""

SeatNumber = Annotated[int, Meta(title="seat")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    first: SeatNumber = -1
    """Who begins; -1 is by lot (SC-061)."""
    tech_side: Literal["A", "B", "random"] = "A"
    """The side of everybody's tech board (SC-057)."""
    passenger: Literal[
        "teddy",
        "auntie_ion",
        "uncle_gasket",
        "madame_protocol",
        "professor_sherd",
        "sergeant_bellows",
        "random",
    ] = "teddy"
    """Whom the captain of a solo game takes along (SC-345)."""


class Marker(Struct):
    """A player's marker on a faction track."""

    cell: int = 0
    laps: int = 0


class TechSlot(Struct):
    damaged: bool = False
    tech: str | None = None
    artifact: ArtifactKind | None = None
    """Laid on the room here (SC-399)."""


class Player(Struct):
    location: str
    ready: list[Figure]
    """The ready room, in the order of FIGURES."""
    queue: list[Figure]
    """From the front, nearest the ready room, to the back."""
    slots: list[TechSlot]
    medals: int = 1
    rings: int = 5
    damage: int = 3
    """On the hold; what is more than the hold has slots is overdamage (SC-133)."""
    artifacts: list[ArtifactKind] = field(default_factory=list)
    pirates: list[Pirate] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    """Carried out, in order."""
    markers: dict[Faction, Marker] = field(default_factory=dict)
    trophies: list[Faction] = field(default_factory=list)
    passed: bool = False
    used: list[str] = field(default_factory=list)
    """Cards whose once-per effect is spent."""
    ask_all: bool = False
    """Standing order: ask before every gain, also where declining it is of no use."""


class Planet(Struct):
    mission: str | None = None
    number: int | None = None
    face_up: bool = True
    station: str | None = None


class Shadow(Struct):
    """Captain Shadow: a ship and a deck of actions (section 39)."""

    location: str
    deck: list[str]
    """The last is the top."""
    later: list[str]
    """One action for each of rounds 2, 3 and 4, face down."""
    revealed: list[str] = field(default_factory=list)
    passed: bool = False


class State(Struct):
    options: Options
    seats: int
    side: Literal["1-3", "4"]
    tech_side: Side
    players: list[Player]
    planets: dict[str, Planet]
    """Every location but the home station."""
    routes: list[Pirate | None]
    """The pirate on each route of the board, in its order."""
    tokens: dict[str, int]
    """Each station's token: 0 is on its station, 2 to 4 the space of that round, OUT is out of the game."""
    reserved: dict[str, int]
    """Planets that a ship (a seat, or SHADOW) has reserved."""
    techs: Deck[str]
    omegas: Deck[str]
    missions: Deck[str]
    artifacts: Deck[ArtifactKind]
    pirates: Deck[Pirate]
    display: list[str | None]
    """The central tech board: five tech cells, then the omega cells."""
    tracks: dict[Faction, Side]
    events: dict[Faction, str]
    archive: list[str]
    """Techs under the android event."""
    first: int
    turn: int
    """Whose turn it is."""
    round: int = 1
    turns: int = 0
    """Begun in this round."""
    stack: list[Frame] = field(default_factory=list)
    """What is being resolved, the innermost last (SC-408)."""
    trail: list[str] = field(default_factory=list)
    """What was chosen this turn, as names: the breadcrumb above a question."""
    shadow: Shadow | None = None
    passenger: str | None = None
    over: bool = False
    late: dict[str, list[int]] = field(default_factory=dict)
    """Ships that came to an occupied planet which nobody had reserved (SC-124)."""

    @property
    def solo(self) -> bool:
        return self.shadow is not None


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
    | Apply
    | Again
    | Order
    | Use
    | Choose
    | Pay
    | PlacePirate
    | Lay
)
