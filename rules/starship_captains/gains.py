"""Gains that need no decision: medals, androids, cadets, artifacts; and a look at the mission deck.

They happen unasked, unless their player wants to be asked about everything or an installed card makes
declining worth a thought (SC-213).
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, hold, query, wording
from rules.starship_captains.actions import Apply
from rules.starship_captains.components import Effect
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import State


def offered(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    if state.players[frame.seat].ask_all or _better_not(state, frame.seat, effect):
        state.stack.append(frames.Gain(frame.seat, effect, frame.source, frame.mission))
        return []
    return apply(state, frame.seat, effect, dice)


peek = offered


def _better_not(state: State, seat: int, effect: Effect) -> bool:
    """Cargo fills slots, and some cards score the empty ones."""
    scores = [card.score for card in query.cards(state, seat)]
    return effect.do == "artifact" and any(s is not None and s.count == "empty_hold_slot" for s in scores)


def better_not(state: State, seat: int, effects: Iterable[Effect]) -> bool:
    return any(_better_not(state, seat, effect) for effect in effects)


def apply(state: State, seat: int, effect: Effect, dice: Dice) -> list[Event]:
    player = state.players[seat]
    args: dict[str, Arg] = {"player": f"#{seat}", "n": effect.n}
    match effect.do:
        case "artifact":
            return hold.gain_artifacts(state, seat, effect.n, dice)
        case "peek_missions":
            return _peek(state, seat, effect.n, dice)
        case "medal":
            player.medals += effect.n
            return [Event("sc-got-medals", args)]
        case "android":
            for _ in range(effect.n):
                query.enter_ready_room(player, "android")
            return [Event("sc-got-androids", args)]
        case _:
            for _ in range(effect.n):
                query.enter_ready_room(player, "cadet")
            return [Event("sc-got-cadets", args)]


def ask(state: State, frame: frames.Gain) -> Question | None:
    gain = wording.effect(frame.effect)
    take = choice("sc-gain", Apply(), usual=True, gain=gain)
    return question("sc-ask-gain", take, SKIP, gain=gain, source=wording.cargo(frame.source))


def answer(state: State, frame: frames.Gain, action: Action, dice: Dice) -> list[Event]:
    state.stack.pop()
    return apply(state, frame.seat, frame.effect, dice) if isinstance(action, Apply) else []


def run(state: State, frame: frames.Gain, dice: Dice) -> list[Event]:
    raise AssertionError("an offered gain waits for its player")


def _peek(state: State, seat: int, n: int, dice: Dice) -> list[Event]:
    """The cards go back on top in the order they had (SC-374)."""
    seen = [card for _ in range(n) if (card := state.missions.draw(dice)) is not None]
    for card in reversed(seen):
        state.missions.put_on_top(card)
    if not seen:
        return []
    state.stack.append(frames.Peek(seat, list(seen)))
    return [Event("sc-peeked", {"player": f"#{seat}", "n": len(seen)}, reveals=True)]


def ask_peek(state: State, frame: frames.Peek) -> Question | None:
    names = tuple(f"@{card}" for card in frame.cards)
    return question("sc-ask-peek", choice("sc-peek-done", Apply()), private=True, missions=names)


def answer_peek(state: State, frame: frames.Peek, action: Action, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


def run_peek(state: State, frame: frames.Peek, dice: Dice) -> list[Event]:
    raise AssertionError("who looks at cards says when he is done")
