"""Event cards: resolved whenever their cell or their station calls for them, never used up (section 31)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, wording
from rules.starship_captains.actions import Apply
from rules.starship_captains.components import EVENTS
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import State
from rules.starship_captains.triggers import COSTS


def ask(state: State, frame: frames.Event) -> Question | None:
    """As a whole it is offered only where it costs something: its gains can be declined one by one."""
    card = EVENTS[frame.card]
    costs = any(effect.do in COSTS for effect in card.effects)
    if not card.optional or not (costs or state.players[frame.seat].ask_all):
        return None
    apply = choice("sc-apply-event", Apply(), usual=True, card=f"@{card.id}")
    return question("sc-ask-event", apply, SKIP, card=f"@{card.id}", text=wording.effects(card.effects))


def answer(state: State, frame: frames.Event, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Apply):
        return run(state, frame, dice)
    state.stack.pop()
    return [Event("sc-event-declined", {"player": f"#{frame.seat}", "card": f"@{frame.card}"})]


def run(state: State, frame: frames.Event, dice: Dice) -> list[Event]:
    state.stack.pop()
    state.trail.append(frame.card)
    effects = list(EVENTS[frame.card].effects)
    state.stack.append(frames.Effects(frame.seat, effects, frame.card, query.in_mission(state)))
    return [Event("sc-event", {"player": f"#{frame.seat}", "card": f"@{frame.card}"})]
