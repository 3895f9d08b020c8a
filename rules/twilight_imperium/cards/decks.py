"""Both decks of cards: drawing, taking, searching, discarding (TI-003, TI-525, TI-665).

What a hand gets is told to its owner alone; all learn how many cards it were, and what is discarded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.core.contract import Event
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import POLITICS
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS
from rules.twilight_imperium.effects.hands import hand_limit
from rules.twilight_imperium.frames import Discarding, Played
from rules.twilight_imperium.state import State

Kind = Literal["action", "political"]


def hand(state: State, seat: int, kind: Kind) -> list[str]:
    player = state.players[seat]
    return player.cards if kind == "action" else player.politics


def deck(state: State, kind: Kind) -> Deck[str]:
    return state.action if kind == "action" else state.political


def useless(state: State, card: str) -> bool:
    """It names what is not in this game (TI-003)."""
    if card in ACTION_CARDS:
        return ACTION_CARDS[card].redraw
    row = POLITICAL_CARDS[card]
    return row.redraw or (row.unless is not None and not systems.on_board(state, row.unless))


# Drawing


def top(state: State, kind: Kind, dice: Dice) -> tuple[str | None, list[Event]]:
    """The next card that can be used; others are shown, discarded and replaced (TI-003)."""
    pile, shown = deck(state, kind), list[Event]()
    for _ in range(len(pile.cards) + len(pile.discards)):
        card = pile.draw(dice)
        if card is None or not useless(state, card):
            return card, shown
        pile.discard(card)
        shown.append(Event("ti-card-replaced", {"card": f"@{card}"}, reveals=True))
    return None, shown


def draw(state: State, seat: int, count: int, dice: Dice, kind: Kind = "action") -> list[Event]:
    """So many cards, as far as there are any."""
    drawn, shown = list[str](), list[Event]()
    for _ in range(count):
        card, replaced = top(state, kind, dice)
        shown += replaced
        if card is not None:
            drawn.append(card)
            hand(state, seat, kind).append(card)
    if not drawn:
        return shown
    check(state, seat, kind)
    return [*shown, *got(seat, drawn, kind)]


def got(seat: int, cards: Sequence[str], kind: Kind = "action") -> list[Event]:
    """All learn the number, the owner which (TI-665)."""
    key = "ti-draws" if kind == "action" else "ti-draws-political"
    return [
        Event(key, {"player": f"#{seat}", "count": len(cards)}),
        Event("ti-drew", {"cards": _named(cards)}, to=(seat,), reveals=True),
    ]


def _named(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"@{card}" for card in cards)


def check(state: State, seat: int, kind: Kind = "action") -> None:
    """A hand above its limit loses cards at once (TI-489, TI-511)."""
    if len(hand(state, seat, kind)) > limit(state, seat, kind):
        state.stack.append(Discarding(seat, kind))


def limit(state: State, seat: int, kind: Kind) -> int:
    return hand_limit(state, seat).value if kind == "action" else POLITICS


# Out of hands


def discard(state: State, seat: int, card: str, kind: Kind = "action") -> list[Event]:
    """Face up: everybody sees the discards (TI-722)."""
    hand(state, seat, kind).remove(card)
    deck(state, kind).discard(card)
    return [Event("ti-discards", {"player": f"#{seat}", "card": f"@{card}"}, reveals=True)]


def take_random(state: State, seat: int, other: int, count: int, dice: Dice) -> list[Event]:
    """Action Cards drawn unseen from a hand (TI-665)."""
    cards = state.players[other].cards
    taken = dice.sample(sorted(cards), min(count, len(cards)))
    for card in taken:
        cards.remove(card)
        state.players[seat].cards.append(card)
    if not taken:
        return []
    check(state, seat)
    return [
        Event("ti-takes-cards", {"player": f"#{seat}", "other": f"#{other}", "count": len(taken)}),
        Event("ti-drew", {"cards": _named(taken)}, to=(seat,), reveals=True),
        Event("ti-lost-cards", {"cards": _named(taken)}, to=(other,)),
    ]


# A card that is being played


def shown_card(state: State) -> Played:
    """The one whose effect takes place."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Played))
