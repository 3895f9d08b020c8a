"""A move put together step by step, with what would come of it (AK-100, AK-113, AK-145). Followed to its end
it is a legal move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rules.akarios.actions import Act
from rules.akarios.battle import dice
from rules.akarios.composing import command, market, muster, whole
from rules.akarios.composing.script import Script, Walk
from rules.akarios.composing.whole import Advice
from rules.akarios.engine import CHAPTERS
from rules.akarios.frames import Flying, Mustering, Rolling, Trading
from rules.akarios.state import State
from rules.core.contract import Action
from rules.core.draft import Draft
from rules.core.stack import asked_of


def nothing(state: State, seat: int) -> Sequence[Act]:
    return ()


def draft(state: State, seat: int, said: tuple[str, ...], advice: Advice = nothing) -> Draft | None:
    """None: for this question nothing is put together, or what was said makes no sense any more. `advice`:
    whole commands that are offered beside the cards."""
    asked = asked_of(state, CHAPTERS, seat)
    walk = None if asked is None or asked.panel is None else _walk(state, seat, said, advice)
    return None if walk is None else walk.draft(said)


def _walk(state: State, seat: int, said: tuple[str, ...], advice: Advice) -> Walk | None:
    match state.stack[-1]:
        case Flying():
            fresh = not said or said[0].startswith(whole.SIGN)
            acts = advice(state, seat) if fresh else ()
            offered = [*whole.answers(state, seat, acts), *command.offered(state, seat)]
            looks = partial(whole.reach, state, seat, acts)
            script = partial(command.command, listed=offered, looks=looks)
            return _begun(state, seat, script, command.legal)
        case Rolling() if dice.may_reroll(state.fight.cockpits[seat]):
            return _begun(state, seat, command.reroll, command.legal)
        case Mustering(stage="place"):
            return _begun(state, seat, muster.place, muster.stands)
        case Trading():
            return _begun(state, seat, market.trading, market.legal)
        case Mustering():
            return _begun(state, seat, muster.outfit, muster.fits)
    return None


def _begun(
    state: State,
    seat: int,
    script: Callable[[State, int], Script],
    legal: Callable[[State, int, Action], bool],
) -> Walk:
    return Walk(lambda: script(state, seat), lambda action: legal(state, seat, action))
