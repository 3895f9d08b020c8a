"""Tables of Twilight Imperium for tests: begun as the rules begin, or from a position laid by hand."""

from __future__ import annotations

from typing import Any

from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.core import Dice, notation
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from tests.cogs.conftest import House
from tests.cogs.started import under_way

SEED = b"nine points"


async def running(
    house: House, *names: str, state: State | None = None, settings: Settings | None = None, **options: Any
) -> GameRow:
    """`state`: where it begins; else the galaxy is laid first."""
    chosen = Options(**options) if state is None else state.options
    return await under_way(house, RULES, chosen, *names, seed=SEED, settings=settings, state=state)


async def play(house: House, game: int, seat: int, *moves: str) -> None:
    """Moves in their notation, past every button."""
    async with house.bot.table.turn(game) as at:
        for move in moves:
            await house.bot.table.play(at, seat, notation.read(move, RULES.actions))
    await house.settle()


def begun(seats: int = 3, **options: Any) -> State:
    """Set up, with all tokens laid: the first pick is asked for."""
    state = RULES.start(Options(**options), seats, Dice(SEED, 0))
    return advanced(state, lambda now: now.phase != "setup")


def advanced(state: State, until: Any, most: int = 400) -> State:
    """Androids play on until it is so."""
    for number in range(most):
        if until(state):
            return state
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        action = RULES.android(state, seat, Dice(SEED, number))
        assert action is not None
        RULES.play(state, seat, action, Dice(SEED, RULES.throw(state, number)))
    raise LookupError("it never came to that")


def acting(seats: int = 3, **options: Any) -> State:
    """Every Strategy Card is picked, and the first turn is about to be taken."""
    return advanced(begun(seats, **options), lambda now: now.phase == "action")
