"""Space Alert: a table of contents. Each chapter of the rulebook has a module of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.contract import CLOCK, Action, Event, IllegalMove, Outcome, Prompt, Rules
from rules.core.dice import Dice
from rules.space_alert import actions as a
from rules.space_alert import (
    agreement,
    announcements,
    campaign,
    crew,
    data_operations,
    default,
    laying,
    moves,
    outcome,
    planning,
    post,
    practice,
    prompts,
    setup,
    show,
    visible,
)
from rules.space_alert.actions import ACTIONS
from rules.space_alert.android import deciding
from rules.space_alert.crew_page import CREW
from rules.space_alert.options import Options
from rules.space_alert.state import State
from rules.space_alert.view import View

Chapter = Callable[[State, int, Any, Dice], list[Event]]

PLAYERS: dict[type[Action], Chapter] = {
    # 1-2 The action round
    a.Begin: lambda state, seat, action, dice: announcements.start_by_hand(state),
    a.Place: lambda state, seat, action, dice: planning.place(state, seat, action),
    a.Take: lambda state, seat, action, dice: planning.take(state, seat, action),
    a.Turn: lambda state, seat, action, dice: planning.turn(state, seat, action),
    a.Swap: lambda state, seat, action, dice: planning.swap(state, seat, action),
    a.Lay: lambda state, seat, action, dice: laying.lay(state, seat, action),
    a.Next: lambda state, seat, action, dice: planning.next_cards(state, seat, action) + post.settled(state),
    # 2.1 Data operations, agreements
    a.Draw: lambda state, seat, action, dice: data_operations.draw(state, seat, action) + post.settled(state),
    a.Give: lambda state, seat, action, dice: data_operations.give(state, seat, action) + post.settled(state),
    a.Agree: lambda state, seat, action, dice: agreement.agree(state, seat),
    a.Withdraw: lambda state, seat, action, dice: agreement.withdraw(state, seat),
    a.Pause: lambda state, seat, action, dice: agreement.pause(state, seat),
    a.Resume: lambda state, seat, action, dice: agreement.call_resume(state, seat),
    # 2.2 By post
    a.Decline: lambda state, seat, action, dice: post.decline(state, seat, action),
    a.Ready: lambda state, seat, action, dice: post.ready(state, seat),
    a.Unready: lambda state, seat, action, dice: post.unready(state, seat),
    a.Prolong: lambda state, seat, action, dice: post.prolong(state, seat),
    # 3 The resolution round
    a.Proceed: lambda state, seat, action, dice: show.proceed(state, action),
    a.Trip: lambda state, seat, action, dice: show.trip(state, seat, action),
    # 5 Practice
    a.Replan: lambda state, seat, action, dice: practice.replan(state),
    a.Done: lambda state, seat, action, dice: practice.done(state),
    # 6 Campaign
    a.Vote: lambda state, seat, action, dice: campaign.vote(state, seat, action, dice),
    a.Repair: lambda state, seat, action, dice: campaign.repair(state, seat, action, dice),
    a.Hangar: lambda state, seat, action, dice: campaign.hangar(state, seat, action, dice),
}


class SpaceAlert(Rules[State, View]):
    key = "space_alert"
    version = 1
    seats = range(1, 6)
    options = Options
    state = State
    actions = ACTIONS
    campaign = CREW

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, seats, dice)

    def idle(self, options: Options) -> tuple[str, ...]:
        return ("mission",) if setup.drawn(options) else ()

    def prompts(self, state: State) -> list[Prompt]:
        return prompts.prompts(state)

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        return moves.moves(state, seat)

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        if seat == CLOCK:
            return self._time(state, action)
        if not 0 <= seat < state.seats:
            raise IllegalMove("sa-illegal-no-such-player")
        if type(action) not in PLAYERS:
            raise IllegalMove("sa-illegal-clock-only")
        if state.paused and not isinstance(action, a.Resume):
            raise IllegalMove("sa-illegal-paused", rule="SA-426")
        events = PLAYERS[type(action)](state, seat, action, dice)
        return events + crew.returned(state.member(seat))

    def _time(self, state: State, action: Action) -> list[Event]:
        match action:
            case a.Begin() if not state.live:
                return announcements.begin(state)
            case a.Proceed():
                return show.proceed(state, action)
            case a.Deadline():
                return post.deadline(state, action)
            case a.Resume():
                return agreement.resume(state)
            case a.Absent():
                return crew.absent(state, action) + agreement.end_if_agreed(state)
            case a.Present():
                return crew.present(state, action)
            case _:
                return announcements.tick(state, action)

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def undoable(self, state: State) -> bool:
        """Only practice lets moves be taken back: elsewhere an open card can be picked up, and what was
        taken, given or shown stays so (SA-416, SA-444, SA-497)."""
        return state.practice and state.stage == "planning"

    def default(self, state: State, seat: int) -> Action | None:
        return default.default(state, seat)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return deciding.decide(state, seat, dice)


RULES = SpaceAlert()
