"""What a seat sees, in the shape of a state: the chapters' own judgements and suggestions then work on it.

Whatever the view does not show (TI-722) is blotted out here, before anything is decided: hands, decks,
orders, sealed answers, tokens and tiles face down. So neither an android nor a draft knows what its seat does
not.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.decks import Deck
from rules.core.orders import Book
from rules.core.stack import Gathering
from rules.twilight_imperium.components import SYSTEMS
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, PUBLIC, SECRET
from rules.twilight_imperium.frames import Agenda, Battle, Choosing, Primary, Status
from rules.twilight_imperium.state import Player, State, System
from rules.twilight_imperium.strategic import bureaucracy

CARD, AGENDA, GOAL = min(ACTION_CARDS), min(POLITICAL_CARDS), min(SECRET)
"""What stands for cards that are not seen: only their number is known."""
BLANK, TILE = "blank", min(SYSTEMS)


def seen(state: State, seat: int) -> State:
    """As far as this seat knows it. What is open is shared with the state: nothing here may be changed."""
    return replace(
        state,
        players=[each if other == seat else _sheet(each) for other, each in enumerate(state.players)],
        systems={at: _place(each) for at, each in state.systems.items()},
        action=_pile(state.action, CARD),
        political=_pile(state.political, AGENDA),
        objectives=_objectives(state, seat),
        tokens=[BLANK] * len(state.tokens),
        offers=[each for each in state.offers if seat in (each.by, each.to) or each.accepted],
        stack=[_frame(each, seat) for each in state.stack],
    )


def _sheet(player: Player) -> Player:
    return replace(
        player,
        cards=[CARD] * len(player.cards),
        politics=[AGENDA] * len(player.politics),
        secret=None if player.secret is None else GOAL,
        tiles=[TILE] * len(player.tiles),
        book=Book(),
        wishes=[],
        ranking=[],
        plan="",
    )


def _place(system: System) -> System:
    if system.hidden:
        return replace(system, tile=TILE, planets=[])
    if not any(each.token is not None and not each.shown for each in system.planets):
        return system
    covered = [
        replace(each, token=BLANK) if each.token is not None and not each.shown else each
        for each in system.planets
    ]
    return replace(system, planets=covered)


def _pile(deck: Deck[str], blank: str) -> Deck[str]:
    return Deck([blank] * len(deck.cards), deck.discards)


def _objectives(state: State, seat: int) -> list[str]:
    """Face down, but for those that Bureaucracy shows to its owner."""
    unseen = [min(each for each in PUBLIC if not PUBLIC[each].rex)] * len(state.objectives)
    top = state.stack[-1] if state.stack else None
    if not (isinstance(top, Primary) and top.seat == seat and top.card == bureaucracy.CARD):
        return unseen
    shown = bureaucracy.seen(state)[::-1] if top.stage == "reveal" else []
    return unseen[: len(unseen) - len(shown)] + shown


def _frame(frame: Any, seat: int) -> Any:
    """Of sealed answers only that they were given is known."""
    own = str(seat)
    match frame:
        case Gathering():
            said = {who: text if who == own else "" for who, text in frame.said.items()}
            return replace(frame, said=said, by_order=[each for each in frame.by_order if each == seat])
        case Battle():
            return replace(frame, plans={who: text for who, text in frame.plans.items() if who == own})
        case Agenda():
            card = AGENDA if frame.unread and frame.seat != seat else frame.card
            sheets = {who: text for who, text in frame.sheets.items() if who == own}
            return replace(frame, card=card, sheets=sheets)
        case Status():
            return replace(frame, forms={who: text for who, text in frame.forms.items() if who == own})
        case Choosing(private=True) if frame.seat != seat:
            return replace(frame, among=[], memo=[], fallback=[])
    return frame
