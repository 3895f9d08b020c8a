"""Everything the game remembers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.core.decks import Deck
from rules.starship_captains.components import ArtifactKind, Faction, Side
from rules.starship_captains.frames import Frame
from rules.starship_captains.options import Options
from rules.starship_captains.pieces import Figure, Pirate


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
