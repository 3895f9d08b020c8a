"""One turn: the action that a player takes (TI-231, TI-233 to TI-237, TI-557).

What is listed is public: activations, Strategy Cards, abilities. Action Cards are accepted, never listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import (
    Activate,
    BeginTransfer,
    Done,
    Pass,
    Play,
    Skip,
    Strategic,
    Use,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import playing
from rules.twilight_imperium.cards.judging import abilities
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.effects.tokens import marked
from rules.twilight_imperium.frames import StrategicAction, Turn
from rules.twilight_imperium.phases import outlook, passing
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import activation, transfer

STALL = "yssaril_stall"
LISTED = 20
"""Targets of an ability that are listed; all others are accepted too."""

# Judging


def judge(state: State, frame: Turn, action: Action) -> None:
    """Raise what is wrong with this action."""
    if frame.acts and not isinstance(action, Activate | Done):
        raise IllegalMove("ti-illegal-second-act", rule="TI-557")
    match action:
        case Activate(system):
            activation.judge(state, frame.seat, system)
        case BeginTransfer():
            transfer.judge(state, frame.seat, action)
        case Strategic(card):
            _judge_card(state, frame.seat, card)
        case Pass():
            passing.judge(state, frame.seat)
        case Skip():
            _judge_skip(state, frame.seat)
        case Play() | Use():
            playing.judge(state, frame.seat, action, playing.ACTION, {})
        case Done() if frame.acts:
            pass
        case _:
            raise IllegalMove("ti-illegal-turn", rule="TI-233")


def _judge_card(state: State, seat: int, card: str) -> None:
    left = passing.unresolved(state, seat)
    if not left:
        raise IllegalMove("ti-illegal-strategic-none", rule="TI-416")
    if card not in left:
        raise IllegalMove("ti-illegal-strategic", rule="TI-416", cards=tuple(f"@{each}" for each in left))


def _judge_skip(state: State, seat: int) -> None:
    if not has(state, seat, STALL):
        raise IllegalMove("ti-illegal-skip", rule="TI-233")
    if state.players[seat].skipped:
        raise IllegalMove("ti-illegal-skip-again", rule="TI-234")


def refuse(state: State, frame: Turn, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, move), action)


# The question


def _ask(state: State, frame: Turn) -> Question | None:
    if frame.stage != "act" or state.players[frame.seat].out:
        return None
    fits = passes(lambda action: judge(state, frame, action))
    offered = [each for each in _offered(state, frame) if fits(each.action)]
    if frame.acts:
        again = len(offered) > 1
        offered = [each.usually(each.action == Done()) for each in offered]
        return question("ti-turn-again", *offered, accepts=fits, panel="turn") if again else None
    cards = len(state.players[frame.seat].cards)
    return question("ti-turn", *offered, accepts=fits, panel="turn", count=cards)


def _offered(state: State, frame: Turn) -> Iterator[Choice]:
    """Whatever all can see: no card of the hand."""
    for card in passing.unresolved(state, frame.seat):
        does = f"ti-pick-{card.replace('_', '-')}"
        play = Strategic(card)
        yield choice("ti-turn-strategic", play, hint=does, card=f"@{card}", group="ti-group-strategic")
    yield from outlook.activations(state, frame.seat)
    for pair in transfer.pairs(state, frame.seat):
        yield choice("ti-turn-transfer", pair, one=pair.one, other=pair.other, group="ti-group-transfer")
    yield from _uses(state, frame.seat)
    yield choice("ti-turn-skip", Skip())
    yield choice("ti-turn-pass", Pass(), hint="ti-turn-pass-hint", final=True)
    yield choice("ti-turn-done", Done())


def _uses(state: State, seat: int) -> Iterator[Choice]:
    """Abilities; one that spends a card of the hand is for the player's panel alone (TI-722)."""
    for id, play in abilities(playing.ACTION):
        for on in islice(play.can(state, seat, {}), LISTED):
            if not any(each in ACTION_CARDS for each in on):
                named = tuple(_named(state, each) for each in on)
                yield choice("ti-turn-use", Use(id, on), what=f"@{id}", on=named, group="ti-group-use")


def _named(state: State, target: str) -> str:
    if target in PLANETS or target in UNITS:
        return f"@{target}"
    return f"#{target}" if target.isdecimal() and int(target) < state.seats else target


# The answers


def _answer(state: State, frame: Turn, action: Action, _: Dice) -> list[Event]:
    frame.stage = "over"
    match action:
        case Activate(system):
            frame.acts += 1
            if frame.acts == 1 and marked(state, frame.seat, "double_tactical_action"):
                frame.stage = "act"
            return activation.begin(state, frame.seat, system)
        case BeginTransfer():
            return transfer.begin(state, frame.seat, action)
        case Strategic(card):
            state.stack.append(StrategicAction(frame.seat, card))
        case Pass():
            return passing.passes(state, frame.seat)
        case Play() | Use():
            frame.stage = "act"
            return playing.begin(state, frame.seat, action, playing.ACTION, {})
        case Skip():
            return _skip(state, frame)
    return []


def _skip(state: State, frame: Turn) -> list[Event]:
    """Remembered until an action is taken (TI-234)."""
    state.stack.pop()
    state.players[frame.seat].skipped = True
    return [Event("ti-skipped", {"player": f"#{frame.seat}"}), _over(state, frame.seat)]


def _run(state: State, frame: Turn, _: Dice) -> list[Event]:
    if frame.stage == "begin":
        frame.stage = "act"
        return []
    state.stack.pop()
    state.players[frame.seat].skipped = False
    systems.happens(state, "turn_over", seat=frame.seat)
    return [_over(state, frame.seat)]


def _over(state: State, seat: int) -> Event:
    """With the figures it ended in, which all see."""
    player = state.players[seat]
    figures = {"points": player.points, "goods": player.goods}
    areas = {"strategy": player.strategy, "fleet": player.fleet, "command": player.command}
    return Event("ti-turn-over", {"player": f"#{seat}", **figures, **areas})


TURN = Chapter(_ask, _answer, _run)


def silent(state: State, frame: Turn, _: int) -> Action:
    """A pass, or the Strategic Action of the lowest card (TI-721)."""
    if frame.acts:
        return Done()
    left = passing.unresolved(state, frame.seat)
    return Strategic(left[0]) if left else Pass()
