"""A plan says stop: its owner is asked whether to fight on, by what plan, or to leave (TI-692, TI-693)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Announce, Plan
from rules.twilight_imperium.battle import plans, retreat, sides
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.frames import Battle, BattleStop
from rules.twilight_imperium.state import State


def stop(state: State, frame: Battle, seat: int, why: str) -> bool:
    """Put the question, once a round for each cause."""
    mark = f"{seat}:{why}"
    if mark in frame.stopped:
        return False
    frame.stopped.append(mark)
    state.stack.append(BattleStop(seat=seat, battle=frame.number, why=why))
    return True


def _ask(state: State, frame: BattleStop) -> Question:
    battle = sides.by_number(state, frame.battle)
    leave = [
        choice("ti-stop-tactical" if tactical else "ti-stop-retreat", Announce(to, tactical), system=to)
        for tactical in (False, True)
        for to in retreat.places(state, battle, frame.seat, tactical=tactical)
    ]
    return question(
        _STOPPED[frame.why],
        choice("ti-stop-on", plans.of(state, battle, frame.seat), usual=True),
        *leave,
        private=True,
        accepts=passes(lambda action: judge(state, frame, action)),
        panel="plan",
        pace="answer",
        matter=f"battle.{frame.battle}",
        system=battle.system,
        round=battle.round,
    )


def judge(state: State, frame: BattleStop, action: Action) -> None:
    battle = sides.by_number(state, frame.battle)
    if isinstance(action, Announce):
        if action.to is not None:
            retreat.judge(state, battle, frame.seat, action.to, action.tactical)
    else:
        plans.judge(state, battle, frame.seat, action)


def _answer(state: State, frame: BattleStop, action: Action, _: Dice) -> list[Event]:
    """A new plan; to announce a retreat is to plan one at once."""
    battle = sides.by_number(state, frame.battle)
    state.stack.pop()
    if isinstance(action, Announce):
        old = plans.of(state, battle, frame.seat)
        action = Plan(
            old.losses, old.sustain, old.keep, action.to, action.tactical, stop=old.stop, pay=old.pay
        )
    assert isinstance(action, Plan)
    plans.adopt(state, battle, frame.seat, action)
    return []


def _never(_: State, __: BattleStop, ___: Dice) -> list[Event]:
    raise AssertionError("a stop always asks")


def silent(state: State, frame: BattleStop, _: int) -> Action:
    """Fight on as before."""
    return plans.of(state, sides.by_number(state, frame.battle), frame.seat)


def refuse(state: State, frame: BattleStop, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, move), action)


STOP = Chapter(_ask, _answer, _never)
_STOPPED = {
    "each_round": "ti-stop-round",
    "odds": "ti-stop-odds",
    "loses": "ti-stop-loses",
    "direct_hit": "ti-stop-direct-hit",
}
