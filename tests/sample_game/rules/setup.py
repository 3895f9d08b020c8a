"""Setting up: the cards are dealt, and everybody charts."""

from __future__ import annotations

from rules.core import Dice, IllegalMove
from tests.sample_game.rules.components import CARDS
from tests.sample_game.rules.frames import Charting
from tests.sample_game.rules.options import Options
from tests.sample_game.rules.state import Crew, State


def why_not(options: Options, seats: int) -> IllegalMove | None:
    """There must be cards for everybody."""
    if options.hand * seats <= len(CARDS):
        return None
    return IllegalMove("sample-illegal-cards", most=len(CARDS) // options.hand)


def start(options: Options, seats: int, dice: Dice) -> State:
    cards = list(CARDS)
    dice.shuffle(cards)
    crews = [Crew(sorted(cards.pop() for _ in range(options.hand))) for _ in range(seats)]
    return State(options, seats, crews, cards, stack=[Charting(asked=list(range(seats)))])
