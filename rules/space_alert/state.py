"""The whole state of a table, every option, every move."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rules.core.contract import Action
from rules.space_alert.flight import Flight
from rules.space_alert.soundtracks import Mission
from rules.space_alert.view import Half, Stage, TurnReport, Zone

Difficulty = Literal["white", "mixed", "yellow"]
"""From the safest to the most dangerous (SA-500)."""
DIFFICULTIES: tuple[Difficulty, ...] = ("white", "mixed", "yellow")


SeatNumber = Annotated[int, Meta(ge=-1, title="seat")]
"""The lobby lists the players for these."""


class Options(Struct, frozen=True, kw_only=True):
    mission: Literal[
        "random",
        "generated",
        "mission_1",
        "mission_2",
        "mission_3",
        "mission_4",
        "mission_5",
        "mission_6",
        "mission_7",
        "mission_8",
        "test_run_1",
        "test_run_2",
        "simulation_1",
        "simulation_2",
        "simulation_3",
        "advanced_simulation_1",
        "advanced_simulation_2",
        "advanced_simulation_3",
    ] = "random"
    normal: Difficulty = "white"
    serious: Difficulty = "white"
    pace: Literal["live", "post", "practice"] = "live"
    campaign: bool = False
    fifth: bool = False
    """Four players take an android along as fifth crew member."""
    tripping: bool = True
    pauses: bool = False
    silence: bool = False
    """The bot may mute the voice channel while communications are down."""
    captain: SeatNumber = -1
    communications: SeatNumber = -1
    security: SeatNumber = -1
    """Seats; -1 is the default post."""
    first_android: SeatNumber = -1
    second_android: SeatNumber = -1
    """The seat after which an android sits in the ring; -1 is after the last human seat (SA-407)."""
    length: Literal["short", "usual", "long"] = "usual"
    difficulty: Literal["easy", "usual", "hard"] = "usual"
    """Length and difficulty are those of a generated mission."""
    phase_hours: Literal[12, 24, 48, 96] = 48
    window_hours: Literal[4, 12, 24] = 12


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


# What players do.


class Place(Action, frozen=True, tag="place"):
    card: int
    half: Half
    slot: int
    on: int | None = None
    """The android, by its place in the crew; none is one's own board."""
    at: float | None = None
    """The mission second at which the click was made (SA-412); none is not checked."""


class Take(Action, frozen=True, tag="take"):
    slot: int
    on: int | None = None
    at: float | None = None


class Turn(Action, frozen=True, tag="turn"):
    slot: int
    on: int | None = None
    at: float | None = None


class Swap(Action, frozen=True, tag="swap"):
    slot: int
    other: int
    on: int | None = None
    at: float | None = None


class Next(Action, frozen=True, tag="next"):
    at: float | None = None


class Draw(Action, frozen=True, tag="draw"):
    at: float | None = None


class Give(Action, frozen=True, tag="give"):
    card: int
    to: int
    at: float | None = None


class Decline(Action, frozen=True, tag="decline"):
    rest: bool = False


class Ready(Action, frozen=True, tag="ready"):
    pass


class Unready(Action, frozen=True, tag="unready"):
    pass


class Prolong(Action, frozen=True, tag="prolong"):
    pass


class Agree(Action, frozen=True, tag="agree"):
    pass


class Withdraw(Action, frozen=True, tag="withdraw"):
    pass


class Pause(Action, frozen=True, tag="pause"):
    pass


class Resume(Action, frozen=True, tag="resume"):
    """Called for by a player, done by the clock ten seconds later."""


class Trip(Action, frozen=True, tag="trip"):
    how: Literal["arrow", "half"]
    on: int | None = None


class Proceed(Action, frozen=True, tag="proceed"):
    all: bool = False


class Replan(Action, frozen=True, tag="replan"):
    pass


class Done(Action, frozen=True, tag="done"):
    pass


class Vote(Action, frozen=True, tag="vote"):
    fly: bool
    normal: Difficulty = "white"
    serious: Difficulty = "white"


class Repair(Action, frozen=True, tag="repair"):
    what: str
    """A tile as "red-shield", or "squad"."""


class Hangar(Action, frozen=True, tag="hangar"):
    station: Literal["upper_blue", "lower_red"]


# What time does.


class Begin(Action, frozen=True, tag="begin"):
    pass


class Announce(Action, frozen=True, tag="announce"):
    event: int


class Warn(Action, frozen=True, tag="warn"):
    left: int


class Beep(Action, frozen=True, tag="beep"):
    """The data transfer is over; `close` follows when late clicks have had their chance."""


class Close(Action, frozen=True, tag="close"):
    pass


class Restore(Action, frozen=True, tag="restore"):
    pass


class Over(Action, frozen=True, tag="over"):
    phase: int


class Lock(Action, frozen=True, tag="lock"):
    phase: int


class Deadline(Action, frozen=True, tag="deadline"):
    of: Literal["phase", "window"]


class Absent(Action, frozen=True, tag="absent"):
    seat: int


class Present(Action, frozen=True, tag="present"):
    seat: int


# fmt: off
ACTIONS = (
    Place | Take | Turn | Swap | Next | Draw | Give | Decline | Ready | Unready | Prolong | Agree | Withdraw
    | Pause | Resume | Trip | Proceed | Replan | Done | Vote | Repair | Hangar
    | Begin | Announce | Warn | Beep | Close | Restore | Over | Lock | Deadline | Absent | Present
)
# fmt: on
