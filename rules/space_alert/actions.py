"""Every move: what players do, and what time does."""

from __future__ import annotations

from typing import Literal

from rules.core.contract import Action
from rules.space_alert.options import Difficulty
from rules.space_alert.view import Half

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


class Lay(Action, frozen=True, tag="lay"):
    """All slots of a board that can be planned now, at once."""

    faces: str
    """A letter for each of them, "-" for an empty one; the cards are found for them."""
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
    Place | Take | Turn | Swap | Lay | Next | Draw | Give | Decline | Ready | Unready | Prolong
    | Agree | Withdraw | Pause | Resume | Trip | Proceed | Replan | Done | Vote | Repair | Hangar
    | Begin | Announce | Warn | Beep | Close | Restore | Over | Lock | Deadline | Absent | Present
)
# fmt: on
