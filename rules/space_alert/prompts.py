"""Whom the table waits for, and what it asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.contract import Action, Choice, Prompt
from rules.space_alert import campaign
from rules.space_alert.actions import (
    Agree,
    Begin,
    Decline,
    Done,
    Draw,
    Hangar,
    Pause,
    Proceed,
    Ready,
    Repair,
    Replan,
    Resume,
    Trip,
    Unready,
    Vote,
    Withdraw,
)
from rules.space_alert.cards import face_name
from rules.space_alert.crew import decider, who
from rules.space_alert.data_operations import answered, draws_open, giving_open
from rules.space_alert.options import DIFFICULTIES
from rules.space_alert.post import mine
from rules.space_alert.resolution import FINAL_STEP
from rules.space_alert.show import may_trip, turns_up
from rules.space_alert.state import Council, Member, State


def prompts(state: State) -> list[Prompt]:
    asked: list[Prompt] = []
    for seat in range(state.seats):
        match state.stage:
            case "briefing":
                asked += briefing(state, seat)
            case "planning":
                asked += paused(state, seat) if state.paused else planning(state, seat)
            case "resolution":
                asked += resolution(state, seat)
            case "debrief":
                asked.append(Prompt(seat, "sa-prompt-debrief", _choices(Replan(), Done())))
            case "council":
                asked += at_council(state, seat)
            case _:
                pass
    return asked


TRIPS = {"arrow": "sa-choice-trip-arrow", "half": "sa-choice-trip-half"}
LABELS: dict[type[Action], str] = {
    Agree: "sa-choice-agree",
    Begin: "sa-choice-begin",
    Decline: "sa-choice-decline",
    Done: "sa-choice-done",
    Draw: "sa-choice-draw",
    Pause: "sa-choice-pause",
    Ready: "sa-choice-ready",
    Replan: "sa-choice-replan",
    Resume: "sa-choice-resume",
    Unready: "sa-choice-unready",
    Withdraw: "sa-choice-withdraw",
}


USUAL = (Draw(), Replan())
FINAL = (Decline(rest=True),)


def _choices(*actions: Action) -> tuple[Choice, ...]:
    return tuple(
        Choice(label(action), action, usual=action in USUAL, final=action in FINAL) for action in actions
    )


def label(action: Action) -> str:
    match action:
        case Decline(rest=True):
            return "sa-choice-decline-rest"
        case _:
            return LABELS[type(action)]


def briefing(state: State, seat: int) -> Iterator[Prompt]:
    if not state.live:
        yield Prompt(seat, "sa-prompt-begin", _choices(Begin()), optional=seat != state.posts.captain)


def paused(state: State, seat: int) -> Iterator[Prompt]:
    if not state.resuming:
        yield Prompt(seat, "sa-prompt-paused", _choices(Resume()))


def planning(state: State, seat: int) -> Iterator[Prompt]:
    """With a clock nobody is waited for; without one everybody who is not ready."""
    member = state.member(seat)
    if state.live:
        yield Prompt(seat, "sa-prompt-plan", panel="plan", optional=True)
        yield from live_choices(state, seat)
    else:
        yield from readiness(state, seat)
    if member is not None:
        yield from operations(state, member, seat)


def live_choices(state: State, seat: int) -> Iterator[Prompt]:
    if state.phase >= 3 and not state.closing:
        if seat in state.agreed:
            yield Prompt(seat, "sa-prompt-agreed", _choices(Withdraw()), optional=True)
        elif not state.silence:
            yield Prompt(seat, "sa-prompt-end-early", _choices(Agree()), optional=True)
    if state.options.pauses and seat not in state.pausing:
        yield Prompt(seat, "sa-prompt-pause", _choices(Pause()), optional=True)


def readiness(state: State, seat: int) -> Iterator[Prompt]:
    boards = mine(state, seat)
    about: dict[str, Any] = {"panel": "plan", "matter": f"phase.{state.phase}"}
    if not all(member.ready for member in boards):
        yield Prompt(seat, "sa-prompt-ready", _choices(Ready()), args={"phase": state.phase}, **about)
    elif state.practice or all(member.phase <= state.phase for member in boards):
        yield Prompt(seat, "sa-prompt-waiting", _choices(Unready()), optional=True, **about)
    else:
        yield Prompt(seat, "sa-prompt-plan", panel="plan", optional=True)


def operations(state: State, member: Member, seat: int) -> Iterator[Prompt]:
    """Each answers for their own hand, on their own panel: the table has no rows of such buttons."""
    decline = _choices(Decline(), Decline(rest=True)) if state.by_post else ()
    own: dict[str, Any] = {"optional": True, "private": True}
    draws = draws_open(state, member)
    if draws:
        args = {"count": draws}
        yield Prompt(seat, "sa-prompt-draw", (*_choices(Draw()), *decline), args={**args}, **own)
    elif giving_open(state, member):
        yield Prompt(seat, "sa-prompt-give", decline, panel="give", **own)
    elif state.windows and state.by_post and not answered(state.windows[0], member):
        yield Prompt(seat, "sa-prompt-nothing-to-draw", decline, **own)


def resolution(state: State, seat: int) -> Iterator[Prompt]:
    """The captain leads through the turns; anyone may press on."""
    assert state.flight is not None
    last = state.flight.turn >= state.flight.last_turn
    args: dict[str, Any] = {"turn": FINAL_STEP if last else state.flight.turn + 1}
    captain = seat == state.posts.captain
    key = "sa-prompt-perform" if state.up else "sa-prompt-proceed"
    on = "sa-choice-turn-up" if turns_up(state, state.flight) else "sa-choice-resolve"
    choices = (
        Choice(on, Proceed(), args=args, usual=True),
        Choice("sa-choice-proceed-all", Proceed(all=True)),
    )
    yield Prompt(seat, key, choices, args=args, optional=not captain)
    for index in dict.fromkeys(index for index, _ in may_trip(state, seat)):
        own = state.crew[index].seat is not None
        trips = tuple(
            Choice(TRIPS[how], Trip(how, on=None if own else index))
            for member, how in may_trip(state, seat)
            if member == index
        )
        args = {"member": who(state, index), "face": face_name(state.up[index] or "-")}
        key = "sa-prompt-trip" if own else "sa-prompt-trip-android"
        yield Prompt(seat, key, trips, args={**args}, optional=True, private=True)


def at_council(state: State, seat: int) -> Iterator[Prompt]:
    meeting = state.council
    assert meeting is not None
    if not meeting.flying:
        if not campaign.has_voted(meeting, seat):
            yield Prompt(seat, "sa-prompt-vote", vote_choices())
        return
    yield from repairs(state, meeting, seat)


def vote_choices() -> tuple[Choice, ...]:
    going = [Vote(True, normal, serious) for normal in DIFFICULTIES for serious in DIFFICULTIES]
    flying = tuple(
        Choice("sa-choice-fly", vote, args={"normal": vote.normal, "serious": vote.serious}) for vote in going
    )
    return (Choice("sa-choice-stop", Vote(False), final=True), *flying)


def repairs(state: State, meeting: Council, seat: int) -> Iterator[Prompt]:
    member = campaign.repairer(state, meeting)
    if member is None:
        if seat == decider(state, Member(None)):
            stations = tuple(
                Choice("sa-choice-hangar", Hangar(station), args={"station": station})
                for station in campaign.HANGARS
            )
            yield Prompt(seat, "sa-prompt-hangar", stations)
    elif decider(state, member) == seat:
        args = {"member": who(state, meeting.turn)}
        choices = tuple(repair_choice(what) for what in campaign.choices(state, meeting))
        yield Prompt(seat, "sa-prompt-repair", choices, args={**args})


def repair_choice(what: str) -> Choice:
    if what == "squad":
        return Choice("sa-choice-repair-squad", Repair(what))
    zone, tile = what.split("-")
    return Choice("sa-choice-repair-tile", Repair(what), args={"zone": zone, "tile": tile})
