"""Space Alert: a table of contents. Each chapter of the rulebook has a module of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.contract import CLOCK, Action, Event, IllegalMove, Outcome, Prompt, Rules
from rules.core.dice import Dice
from rules.space_alert import (
    agreement,
    android,
    announcements,
    campaign,
    crew,
    data_operations,
    logbook,
    moves,
    planning,
    post,
    practice,
    prompts,
    setup,
    show,
    visible,
)
from rules.space_alert import state as s
from rules.space_alert.crew_page import CREW
from rules.space_alert.state import ACTIONS, Options, State
from rules.space_alert.view import View

Chapter = Callable[[State, int, Any, Dice], list[Event]]

PLAYERS: dict[type[Action], Chapter] = {
    # 1-2 The action round
    s.Begin: lambda state, seat, action, dice: announcements.start_by_hand(state),
    s.Place: lambda state, seat, action, dice: planning.place(state, seat, action),
    s.Take: lambda state, seat, action, dice: planning.take(state, seat, action),
    s.Turn: lambda state, seat, action, dice: planning.turn(state, seat, action),
    s.Swap: lambda state, seat, action, dice: planning.swap(state, seat, action),
    s.Next: lambda state, seat, action, dice: planning.next_cards(state, seat, action) + post.settled(state),
    # 2.1 Data operations, agreements
    s.Draw: lambda state, seat, action, dice: data_operations.draw(state, seat, action) + post.settled(state),
    s.Give: lambda state, seat, action, dice: data_operations.give(state, seat, action) + post.settled(state),
    s.Agree: lambda state, seat, action, dice: agreement.agree(state, seat),
    s.Withdraw: lambda state, seat, action, dice: agreement.withdraw(state, seat),
    s.Pause: lambda state, seat, action, dice: agreement.pause(state, seat),
    s.Resume: lambda state, seat, action, dice: agreement.call_resume(state, seat),
    # 2.2 By post
    s.Decline: lambda state, seat, action, dice: post.decline(state, seat, action),
    s.Ready: lambda state, seat, action, dice: post.ready(state, seat),
    s.Unready: lambda state, seat, action, dice: post.unready(state, seat),
    s.Prolong: lambda state, seat, action, dice: post.prolong(state, seat),
    # 3 The resolution round
    s.Proceed: lambda state, seat, action, dice: show.proceed(state, action),
    s.Trip: lambda state, seat, action, dice: show.trip(state, seat, action),
    # 5 Practice
    s.Replan: lambda state, seat, action, dice: practice.replan(state),
    s.Done: lambda state, seat, action, dice: practice.done(state),
    # 6 Campaign
    s.Vote: lambda state, seat, action, dice: campaign.vote(state, seat, action, dice),
    s.Repair: lambda state, seat, action, dice: campaign.repair(state, seat, action, dice),
    s.Hangar: lambda state, seat, action, dice: campaign.hangar(state, seat, action, dice),
}


class SpaceAlert(Rules[State, View]):
    key = "space_alert"
    version = 1
    seats = range(1, 6)
    options = Options
    state = State
    actions = ACTIONS
    ponders = False
    campaign = CREW

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, seats, dice)

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
        if state.paused and not isinstance(action, s.Resume):
            raise IllegalMove("sa-illegal-paused", rule="SA-426")
        events = PLAYERS[type(action)](state, seat, action, dice)
        return events + crew.returned(state.member(seat))

    def _time(self, state: State, action: Action) -> list[Event]:
        match action:
            case s.Begin() if not state.live:
                return announcements.begin(state)
            case s.Proceed():
                return show.proceed(state, action)
            case s.Deadline():
                return post.deadline(state, action)
            case s.Resume():
                return agreement.resume(state)
            case s.Absent():
                return crew.absent(state, action) + agreement.end_if_agreed(state)
            case s.Present():
                return crew.present(state, action)
            case _:
                return announcements.tick(state, action)

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return logbook.outcome(state)

    def undoable(self, state: State) -> bool:
        """Only practice lets moves be taken back: elsewhere an open card can be picked up, and what was
        taken, given or shown stays so (SA-416, SA-444, SA-497)."""
        return state.practice and state.stage == "planning"

    def default(self, state: State, seat: int) -> Action | None:
        return moves.default(state, seat)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return android.decide(state, seat, dice)


RULES = SpaceAlert()
