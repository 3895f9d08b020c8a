"""The sample game as the kit needs it."""

from __future__ import annotations

import random
from typing import Any

from rules.core import saved
from rules.core.orders import Book, Order
from rules.core.stack import Gathering
from tests.rules.kit import Game
from tests.sample_game.rules.components import SECTORS
from tests.sample_game.rules.frames import Bidding, Charting
from tests.sample_game.rules.game import RULES
from tests.sample_game.rules.options import Options
from tests.sample_game.rules.state import State
from tests.sample_game.rules.view import View


def scramble(state: State, seat: int | None, chance: random.Random) -> State:
    """Other hands and another pile, other sealed answers, other orders."""
    others = [crew for each, crew in enumerate(state.crews) if each != seat]
    cards = [card for crew in others for card in crew.hand] + state.pile
    chance.shuffle(cards)
    for crew in others:
        crew.hand = sorted(cards.pop() for _ in crew.hand)
        crew.book = Book(orders=[Order("bid", f"bid {chance.choice((1, 2, 3))}")])
    state.pile = cards
    if state.stack and isinstance(state.stack[-1], Gathering):
        _reseal(state, state.stack[-1], seat, chance)
    return state


def _reseal(state: State, frame: Gathering, seat: int | None, chance: random.Random) -> None:
    for each in [int(text) for text in frame.said if int(text) != seat]:
        if isinstance(frame, Charting):
            frame.said[str(each)] = f"chart {chance.choice(SECTORS)}"
        elif isinstance(frame, Bidding):
            frame.said[str(each)] = f"bid {chance.choice(state.crews[each].hand)}"


def components(state: State) -> tuple[Any, Any]:
    """Every card is somewhere."""
    return 0, sorted([*state.pile, *state.played, *(card for crew in state.crews for card in crew.hand)])


def drawn(view: View, seat: int | None) -> list[bytes]:
    return [saved.dump(view)]


sample_game = Game(
    rules=RULES,
    options=(Options(), Options(die=10), Options(hand=6)),
    scramble=scramble,
    components=components,
    pictures=drawn,
    complete=False,
    rate=0.5,
    recorded={"2": (Options(hand=6), 2), "3": (Options(die=10), 3), "4": (Options(), 4)},
)
