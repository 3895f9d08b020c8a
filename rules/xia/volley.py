"""An attack on several ships: all defend before the dice fall, each without knowing what the others do; then
each compares with the same dice (XIA-173, XIA-515). None of our cards can do it, a table's own may."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question
from rules.xia import combat, defence, query
from rules.xia.actions import Defend
from rules.xia.frames import Attack, Volley
from rules.xia.state import State


def target(frame: Volley) -> str:
    """Whose defence is still open."""
    return next((each for each in frame.targets if each not in frame.said), frame.targets[-1])


def duel(frame: Volley) -> Attack:
    """The attack as the defender who decides now sees it."""
    return Attack(frame.seat, frame.attacker, target(frame), frame.weapons, frame.abilities)


def ask(state: State, frame: Volley) -> Question | None:
    return combat.ask(state, duel(frame)) if len(frame.said) < len(frame.targets) else None


def answer(state: State, frame: Volley, action: Action, dice: Dice) -> list[Event]:
    """Sealed until all have answered."""
    assert isinstance(action, Defend)
    frame.said[target(frame)] = action
    frame.seat = query.controller(state, target(frame))
    return []


def run(state: State, frame: Volley, dice: Dice) -> list[Event]:
    """Who has nothing to decide has answered; when all have, every defence is paid and the dice fall."""
    if len(frame.said) < len(frame.targets):
        now = target(frame)
        return answer(
            state, frame, Defend() if query.is_npc(now) else defence.ways(state, frame.seat)[-1], dice
        )
    state.stack.pop()
    told: list[Event] = []
    blows: list[Attack] = []
    for each in frame.targets:
        seat, means = query.controller(state, each), frame.said[each]
        blow = Attack(seat, frame.attacker, each, frame.weapons, frame.abilities, "block")
        if not query.is_npc(each):
            blow.shields, paid = defence.pay(state, seat, means)
            blow.guards = list(means.abilities)
            told += paid
        blows.append(blow)
    blows[0].stage = "roll"
    state.stack += reversed(blows)
    return told
