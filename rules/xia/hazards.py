"""Shields and defence abilities against what space itself does, once the roll is seen (XIA-156)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import defence, hold, markers, odds, power
from rules.xia.actions import Defend
from rules.xia.frames import Guard
from rules.xia.state import State


def ask(state: State, frame: Guard) -> Question | None:
    if frame.declared:
        return None
    ways = defence.ways(state, frame.seat, limit=frame.amount)
    if len(ways) < 2:
        return None
    return question(
        f"xia-ask-guard-{frame.what}",
        *(_way(state, frame, way) for way in ways),
        accepts=lambda action: defence.legal(state, frame.seat, action),
        amount=frame.amount,
        source=frame.source,
    )


def _way(state: State, frame: Guard, way: Defend) -> Choice:
    if not way.shields and not way.abilities:
        return choice("xia-guard-nothing", way, final=True)
    player = state.players[frame.seat]
    rest = odds.through(((frame.amount, 1),), defence.strength(player, way.shields, way.abilities))
    return choice(
        "xia-defend",
        way,
        hint="xia-guard-hint",
        usual=way == defence.usual(state, frame.seat, frame.amount),
        means=markers.described(player, way.shields, way.abilities),
        mean=round(odds.mean(rest)),
        safe=odds.percent(1 - odds.chance(rest, 1)),
    )


def answer(state: State, frame: Guard, action: Action, dice: Dice) -> list[Event]:
    """Markers spent here stay on the shield until the status phase (XIA-158)."""
    assert isinstance(action, Defend)
    frame.declared = True
    frame.shields, told = defence.pay(state, frame.seat, action)
    if not frame.shields and not action.abilities:
        return []
    frame.blocks, rolled = defence.roll(state, frame.seat, frame.shields, action.abilities, dice)
    told += rolled
    told.append(Event("xia-guard-rolls", {"player": f"#{frame.seat}", "blocks": tuple(frame.blocks)}))
    defence.offer_reroll(state, frame.seat, frame.shields)
    return told


def run(state: State, frame: Guard, dice: Dice) -> list[Event]:
    """Without a choice, or as the standing orders say; then what was not blocked."""
    if not frame.declared:
        return answer(state, frame, defence.ways(state, frame.seat, limit=frame.amount)[-1], dice)
    state.stack.pop()
    rest = max(0, frame.amount - sum(frame.blocks))
    if frame.what == "energy":
        return power.lose(state, frame.seat, rest)
    return hold.wound(state, str(frame.seat), rest, None, dice)
