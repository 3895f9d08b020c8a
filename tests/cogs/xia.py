"""Tables of Xia for tests: begun as the rules begin, or from a board laid by hand; played by buttons."""

from __future__ import annotations

from typing import Any

from cogs.loaded import Loaded
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.core import Dice, notation
from rules.xia.game import RULES
from rules.xia.options import Options
from tests.cogs.answering import asked
from tests.cogs.conftest import House
from tests.cogs.started import under_way
from tests.rules.xia.table import Table

SEED = b"three legends"


async def running(
    house: House, *names: str, prepared: Table | None = None, settings: Settings | None = None, **options: Any
) -> GameRow:
    """`prepared`: a board laid by hand, in the action phase of its player; else ships are chosen first."""
    state = None if prepared is None else prepared.state
    chosen = Options(**options) if state is None else state.options
    return await under_way(house, RULES, chosen, *names, seed=SEED, settings=settings, state=state)


def duel(**options: Any) -> Table:
    """Ann (with two blasters) beside Eve (with a shield), Chidi far away; nobody has a mission."""
    prepared = Table(3, **options)
    prepared.fit(0, "blaster_1", "engine_1")
    prepared.fit(1, "shield_1")
    here = prepared.state.players[0].space
    assert here is not None
    beside = [space for _, space in prepared.board.neighbours(here)]
    prepared.put(1, beside[0])
    return prepared


async def play(house: House, game: int, seat: int, *moves: str) -> None:
    """Moves in their notation, past every button."""
    async with house.bot.table.turn(game) as at:
        for move in moves:
            await house.bot.table.play(at, seat, notation.read(move, RULES.actions))
    await house.settle()


async def play_on(house: House, game: int, moves: int = 1) -> list[str]:
    """So many moves of whoever is asked, as an android would make them."""
    made: list[str] = []
    async with house.bot.table.turn(game) as at:
        for _ in range(moves):
            if at.row.status != "running":
                break
            seat = asked(at).seat
            action = RULES.android(at.state, seat, Dice(SEED, at.row.number))
            assert action is not None
            made.append(notation.write(action))
            await house.bot.table.play(at, seat, action)
    await house.settle()
    return made


def first_like(at: Loaded, begins: str) -> str:
    """The first answer on offer that begins like this, in notation."""
    offered = [notation.write(choice.action) for choice in asked(at).choices]
    found = [move for move in offered if move.startswith(begins)]
    assert found, f"{begins}: {offered}"
    return found[0]
