"""The whole state of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.space_alert.actions import Vote
from rules.space_alert.flight import Flight
from rules.space_alert.options import Difficulty, Options
from rules.space_alert.soundtracks import Mission
from rules.space_alert.view import Half, Stage, TurnReport, Zone


class Posts(Struct, frozen=True):
    captain: int
    communications: int
    security: int


class Slot(Struct):
    card: int | None = None
    half: Half | None = None


def _board() -> list[Slot]:
    return [Slot() for _ in range(12)]


class Member(Struct):
    """One of the crew. An android of the ship has no seat."""

    seat: int | None
    slots: list[Slot] = field(default_factory=_board)
    phase: int = 0
    """The phase whose cards were taken last; its slots are the ones that can be planned."""
    hand: list[int] = field(default_factory=list)
    packets: list[list[int]] = field(default_factory=list)
    """The cards of the phases to come."""
    heroic: int | None = None
    """An android's own card, until it is played."""
    draws: list[int] = field(default_factory=list)
    """Rights to draw, each by the phase in which it was announced."""
    ready: bool = False
    declines: bool = False
    """By post: wants no more data operations in this phase."""
    absent: bool = False


class Announced(Struct, frozen=True):
    code: str
    number: int
    zone: Zone | None
    unconfirmed: bool = False


class Window(Struct):
    """A data operation that is open now."""

    kind: Literal["incoming_data", "data_transfer"]
    opens: int = 0
    ends: int = 0
    beeped: bool = False
    used: list[int] = field(default_factory=list)
    declined: list[int] = field(default_factory=list)


class Tripped(Struct, frozen=True):
    turn: int
    member: int
    face: str
    meant: str


class Flown(Struct, frozen=True):
    """A mission that is over, as the logbook needs it."""

    mission: str
    normal: Difficulty
    serious: Difficulty
    won: bool
    destroyed: int = 0
    survived: int = 0
    visual: int = 0
    penalties: int = 0
    lost_by: str | None = None


class Ballot(Struct, frozen=True):
    seat: int
    vote: Vote


class Council(Struct):
    """Between two missions of a campaign."""

    votes: list[Ballot] = field(default_factory=list)
    flying: bool = False
    """The crew has decided to go on; now it repairs."""
    turn: int = 0
    """The member who repairs next."""
    knocked_out: list[int] = field(default_factory=list)
    squads: int = 0
    """Disabled squads."""
    repaired: dict[str, int] = field(default_factory=dict)
    """Tiles repaired so far, by zone."""
    normal: Difficulty = "white"
    serious: Difficulty = "white"


class State(Struct):
    options: Options
    seats: int
    posts: Posts
    mission: Mission
    normal: Difficulty
    serious: Difficulty
    crew: list[Member]
    tracks: dict[str, int]
    decks: dict[str, list[str]]
    """Threats not yet announced; the last is the top."""
    damage: dict[str, list[str]]
    pile: list[int] = field(default_factory=list)
    """The draw pile, the last is the top; in solo the open deck."""
    stage: Stage = "briefing"
    threats: list[Announced] = field(default_factory=list)
    phase: int = 0
    closing: bool = False
    """The end of the phase is announced, late clicks may still arrive."""
    second: int = 0
    ticks: int = 0
    """How much of the mission's timeline is behind us."""
    silence: bool = False
    windows: list[Window] = field(default_factory=list)
    operations: list[int] = field(default_factory=list)
    """By post: data operations of this phase that are still to come."""
    agreed: list[int] = field(default_factory=list)
    pausing: list[int] = field(default_factory=list)
    paused: bool = False
    resuming: bool = False
    prolonged: list[int] = field(default_factory=list)
    """Seats that prolonged the deadline of this phase, once for each time."""
    flight: Flight | None = None
    up: list[str | None] = field(default_factory=list)
    trips: list[Tripped] = field(default_factory=list)
    report: TurnReport | None = None
    flown: list[Flown] = field(default_factory=list)
    council: Council | None = None
    carried: dict[str, list[str]] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)
    """Hangars that start empty because a squad was not repaired."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def live(self) -> bool:
        return self.options.pace == "live"

    @property
    def by_post(self) -> bool:
        return self.options.pace == "post"

    @property
    def practice(self) -> bool:
        return self.options.pace == "practice"

    @property
    def campaign(self) -> bool:
        return self.options.campaign and not self.practice

    @property
    def humans(self) -> list[Member]:
        return [member for member in self.crew if member.seat is not None]

    def member(self, seat: int) -> Member | None:
        """The crew member of a seat; none in solo, where the player runs androids only."""
        return next((member for member in self.crew if member.seat == seat), None)
