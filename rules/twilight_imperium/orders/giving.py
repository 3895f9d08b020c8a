"""Orders, waiting lists and queues are given, wishes and usual plans noted: at any time, unseen by others."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from rules.core import orders
from rules.core.contract import Action, Event, IllegalMove
from rules.core.notation import Malformed, read
from rules.twilight_imperium.actions import ACTIONS, Plan, UsualPlan, Wish
from rules.twilight_imperium.cards.waits import DESK
from rules.twilight_imperium.components import RACIAL, STRATEGY, TECHNOLOGIES
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.state import State

BOOKED = get_args(orders.MOVES)
NAMED = {
    ("order-given", "play"): "ti-order-given",
    ("order-dropped", "play"): "ti-order-dropped",
    ("order-given", "decline"): "ti-order-unfollowed",
    ("order-dropped", "decline"): "ti-order-followed",
}
"""What is said of them instead."""


def played(state: State, seat: int, action: Action) -> list[Event] | None:
    """None if it is no order."""
    match action:
        case Wish():
            return _wish(state, seat, action)
        case UsualPlan():
            return _plan(state, seat, action)
    if isinstance(action, BOOKED):
        return [_called(each) for each in orders.given(state.players[seat].book, seat, action, DESK)]
    return None


def _called(event: Event) -> Event:
    """An order to play a card, or not to follow one, names the card, not the move as it is typed."""
    verb, _, card = str(event.args.get("do", "")).partition(" ")
    key = NAMED.get((event.key, verb))
    if key is None or (card not in ACTION_CARDS and card not in STRATEGY):
        return event
    args = {name: value for name, value in event.args.items() if name != "do"}
    return replace(event, key=key, args={**args, "card": f"@{card}"})


def _wish(state: State, seat: int, action: Wish) -> list[Event]:
    unknown = [each for each in action.technologies if each not in TECHNOLOGIES and each not in RACIAL]
    if unknown or len(set(action.technologies)) != len(action.technologies):
        raise IllegalMove("ti-illegal-wish", technology=unknown[0] if unknown else action.technologies[0])
    state.players[seat].wishes = list(action.technologies)
    named = tuple(f"@{each}" for each in action.technologies)
    return [Event("ti-wished", {"player": f"#{seat}", "technologies": named}, to=(seat,))]


def _plan(state: State, seat: int, action: UsualPlan) -> list[Event]:
    """Nothing: no usual plan any more."""
    if action.plan:
        try:
            plan = read(action.plan, ACTIONS)
        except Malformed:
            raise IllegalMove("order-illegal-malformed", text=action.plan) from None
        if not isinstance(plan, Plan):
            raise IllegalMove("ti-illegal-usual-plan", rule="TI-685")
    state.players[seat].plan = action.plan
    return [Event("ti-planned", {"player": f"#{seat}"}, to=(seat,))]
