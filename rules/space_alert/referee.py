"""What whoever runs a table has to know beyond what may be seen: what the clock does next, what the voice
says, whom a deadline waits for. Cogs ask these of a game (`Loaded.consult`); they never hold its state."""

from __future__ import annotations

from msgspec import Struct

from rules.core.contract import Action
from rules.space_alert import logbook, missions, post
from rules.space_alert.actions import Absent
from rules.space_alert.prompts import prompts
from rules.space_alert.show import what_if_faces
from rules.space_alert.soundtracks import Mission
from rules.space_alert.state import State
from rules.space_alert.view import Stage


class Course(Struct, frozen=True):
    """How far a mission is: asked after every move, which nobody has looked at yet."""

    pace: str
    stage: Stage
    paused: bool


class Soundtrack(Struct, frozen=True):
    """What the ship's computer will say, and to whom."""

    mission: Mission
    crew: int
    solo: bool


class Phase(Struct, frozen=True):
    """A phase by post, in hours."""

    open: bool
    """It is being planned by post now."""
    number: int
    hours: float
    window_hours: int | None
    """How long the open data operation waits; None if there is none."""
    captain: int
    again: int
    """How often the captain has prolonged it."""
    waited: tuple[int, ...]
    """Whom a reminder goes to."""


class Pages(Struct, frozen=True):
    """The logbook of a table: the marks of the crew's posts by seat, and a line a mission."""

    marks: dict[int, tuple[str, ...]]
    lines: tuple[logbook.Line, ...]


def ticks(state: State) -> list[tuple[int, Action]]:
    """What the clock will do, from now on: (mission second, move). Empty when no clock runs."""
    return missions.clock(state)


def course(state: State) -> Course:
    return Course(state.options.pace, state.stage, state.paused)


def soundtrack(state: State) -> Soundtrack:
    return Soundtrack(state.mission, len(state.crew), state.solo)


def resuming(state: State) -> bool:
    """Called for, and due after the warning."""
    return state.resuming


def mutes(state: State) -> bool:
    """The crew agreed to be muted while communications are down."""
    return state.options.silence


def absent(state: State) -> dict[int, bool]:
    """By the seats of the crew; in solo nobody is waited for."""
    return {member.seat: member.absent for member in state.humans if member.seat is not None}


def unreached(state: State) -> list[Absent]:
    """Whose repair is waited for between two missions; after 24 hours another chooses it (SA-503)."""
    if state.council is None or not state.council.flying:
        return []
    asked = [state.member(prompt.seat) for prompt in prompts(state) if not prompt.optional]
    return [Absent(each.seat) for each in asked if each and each.seat is not None and not each.absent]


def phase(state: State) -> Phase:
    return Phase(
        open=state.by_post and state.stage == "planning",
        number=state.phase,
        hours=post.phase_hours(state),
        window_hours=state.options.window_hours if state.windows else None,
        captain=state.posts.captain,
        again=state.prolonged.count(state.posts.captain),
        waited=tuple(post.not_ready(state)),
    )


def other_plans(state: State, seat: int) -> dict[int | None, dict[int, list[str]]]:
    """What could have lain on a seat's boards, by slot: its own (None), in solo those of the androids."""
    boards: list[int | None] = [*range(len(state.crew))] if state.solo else [None]
    found = {
        board: {slot: what_if_faces(state, seat, slot, board) for slot in range(1, 13)} for board in boards
    }
    return {board: {slot: faces for slot, faces in slots.items() if faces} for board, slots in found.items()}


def pages(state: State, date: str, seed: str) -> Pages:
    return Pages(logbook.crew_page(state), tuple(logbook.lines(state, date, seed)))
