"""Tables of Twilight Imperium for tests: begun as the rules begin, or from a position laid by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cogs.loaded import Loaded
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.core import Dice, notation, saved
from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical.reach import Chart, everywhere
from tests.cogs.answering import asked
from tests.cogs.conftest import House
from tests.cogs.playing import tellings
from tests.cogs.started import under_way
from tests.rules.twilight_imperium.table import Place

SEED = b"nine points"


async def running(
    house: House,
    *names: str,
    state: State | None = None,
    settings: Settings | None = None,
    seed: bytes = SEED,
    **options: Any,
) -> GameRow:
    """`state`: where it begins; else the galaxy is laid first."""
    chosen = Options(**options) if state is None else state.options
    return await under_way(house, RULES, chosen, *names, seed=seed, settings=settings, state=state)


async def play(house: House, game: int, seat: int, *moves: str) -> None:
    """Moves in their notation, past every button."""
    async with house.bot.table.turn(game) as at:
        for move in moves:
            await house.bot.table.play(at, seat, notation.read(move, RULES.actions))
    await house.settle()


def started(seats: int = 3, **options: Any) -> State:
    """Set up, with all tokens laid: the first pick is asked for."""
    state = RULES.start(Options(**options), seats, Dice(SEED, 0))
    return advanced(state, lambda now: now.phase != "setup")


def advanced(state: State, until: Callable[[State], bool], most: int = 400) -> State:
    """Androids play on until it is so."""
    for number in range(most):
        if until(state):
            return state
        dice = Dice(SEED, number)
        found = ((each.seat, RULES.android(state, each.seat, dice)) for each in RULES.prompts(state))
        seat, action = next((seat, action) for seat, action in found if action is not None)
        RULES.play(state, seat, action, Dice(SEED, RULES.throw(state, number)))
    raise LookupError("it never came to that")


def acting(until: Callable[[State], bool] | None = None) -> State:
    """Every Strategy Card is picked, and the first turn is about to be taken; or somewhat later."""
    return advanced(saved.copy(_acting()), until or (lambda now: True))


@cache
def _acting() -> State:
    return advanced(started(), lambda now: now.phase == "action")


def stories(house: House, row: GameRow) -> list[str]:
    """What the thread was told, without table and calls."""
    return tellings(house, row)


def first_like(at: Loaded, begins: str) -> str:
    """The first answer on offer that begins like this, in notation."""
    offered = [notation.write(choice.action) for choice in asked(at).choices]
    found = [move for move in offered if move.startswith(begins)]
    assert found, f"{begins}: {offered}"
    return found[0]


def with_cards(state: State, seat: int, *cards: str) -> State:
    """They are in this hand, and nowhere else."""
    for player in state.players:
        player.cards = [card for card in player.cards if card not in cards]
    state.action.cards = [card for card in state.action.cards if card not in cards]
    state.players[seat].cards = [*cards]
    return state


def besieged() -> tuple[State, int, int, str]:
    """Somebody's ships stand where those of the first in order can come: attacker, defender, where."""
    state = acting()
    attacker, defender = state.order[:2]
    coming = everywhere(state, attacker, Chart(state, attacker))
    where = next(at for at in sorted(coming) if not state.systems[at].ships and galaxy.ring_of(at) > 0)
    Place(state, state.systems[where]).ships(defender, cruiser=1)
    return state, attacker, defender, where
