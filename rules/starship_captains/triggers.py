"""Cards that react: which of a player's cards answer to what has just happened (SC-180, SC-410)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, wording
from rules.starship_captains.actions import Use
from rules.starship_captains.components import Effect, Passenger, Tech, Trigger
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import State

COSTS = {"pay", "retreat", "discard_self", "damage", "ambush", "pirate_spawn"}
Fits = Callable[[Trigger], bool]


def reacting(state: State, seat: int, kind: str, fits: Fits = lambda trigger: True) -> list[str]:
    """The player's cards that may react now, once-per effects that are spent left out."""
    player = state.players[seat]
    return [
        card.id
        for card in query.cards(state, seat)
        if card.trigger is not None
        and card.trigger.id == kind
        and card.id not in player.used
        and fits(card.trigger)
        and _can_pay(state, seat, card.effects)
    ]


def _can_pay(state: State, seat: int, effects: Sequence[Effect]) -> bool:
    """A card that begins with a price is not offered to a player who cannot pay it."""
    first = effects[0]
    if first.do != "pay":
        return True
    player = state.players[seat]
    owned = {
        "medal": player.medals,
        "artifact": len(player.artifacts),
        "pirate": len(player.pirates),
        "android": player.ready.count("android"),
    }
    return owned[first.what or "medal"] >= first.n


def call(
    state: State, seat: int, kind: str, fits: Fits = lambda trigger: True, *, mission: bool = False
) -> bool:
    """Let the cards react, above whatever is being resolved. Whether there are any."""
    cards = reacting(state, seat, kind, fits)
    if cards:
        state.stack.append(frames.Triggers(seat, cards, mission))
    return bool(cards)


def ask(state: State, frame: frames.Triggers) -> Question | None:
    cards = _open(state, frame)
    if not cards or (len(cards) == 1 and plain(state, frame.seat, cards[0])):
        return None
    return question("sc-ask-react", *map(use_choice, cards), SKIP)


def use_choice(card: str) -> Choice:
    text = wording.effects(query.card(card).effects)
    return choice("sc-use", Use(card), hint="sc-use-hint", card=f"@{card}", text=text)


def _open(state: State, frame: frames.Triggers) -> list[str]:
    """Meanwhile one of them may have been spent inside another's effects."""
    return [card for card in frame.cards if card not in state.players[frame.seat].used]


def plain(state: State, seat: int, name: str) -> bool:
    """Nothing to think about: it costs nothing, and using it now does not spend it for later."""
    card = query.card(name)
    assert card.trigger is not None
    free = not any(effect.do in COSTS for effect in card.effects)
    return free and card.trigger.once_per in (None, "mission") and not state.players[seat].ask_all


def answer(state: State, frame: frames.Triggers, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Use):
        state.stack.pop()
        return []
    frame.cards.remove(action.card)
    return use(state, frame.seat, action.card, mission=frame.mission)


def run(state: State, frame: frames.Triggers, dice: Dice) -> list[Event]:
    cards = _open(state, frame)
    if not cards:
        state.stack.pop()
        return []
    frame.cards.remove(cards[0])
    return use(state, frame.seat, cards[0], mission=frame.mission)


def use(state: State, seat: int, name: str, *, mission: bool) -> list[Event]:
    """Its effects go on the stack; a once-per card is spent."""
    card = query.card(name)
    assert isinstance(card, Tech | Passenger)
    if card.trigger is not None and card.trigger.once_per is not None:
        state.players[seat].used.append(name)
    effects: list[Effect] = list(card.effects)
    state.stack.append(frames.Effects(seat, effects, name, mission))
    return [Event("sc-reacts", {"player": f"#{seat}", "card": f"@{name}"})]


def restore(state: State, seat: int, period: str) -> None:
    """Once-per effects of that period may be used again (SC-182, SC-320)."""
    player = state.players[seat]
    player.used = [name for name in player.used if _period(name) != period]


def _period(name: str) -> str | None:
    trigger = query.card(name).trigger
    return trigger.once_per if trigger is not None else None
