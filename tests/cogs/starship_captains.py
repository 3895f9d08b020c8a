"""Tables of Starship Captains for tests: under way, played by what their messages offer."""

from __future__ import annotations

from typing import Any

from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.core import Dice, notation
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from tests.cogs.answering import asked
from tests.cogs.conftest import House
from tests.cogs.playing import loaded
from tests.cogs.started import under_way

SEED = b"four captains"


async def running(house: House, *names: str, settings: Settings | None = None, **options: Any) -> GameRow:
    """A game in a thread of its own, told and shown; a name with no person behind it is an android."""
    chosen = Options(**{"first": 0, **options})
    return await under_way(house, RULES, chosen, *names, seed=SEED, settings=settings)


async def play(house: House, game: int, seat: int, *moves: str) -> None:
    """Moves in their notation, past every button."""
    async with house.bot.table.turn(game) as at:
        for move in moves:
            action = notation.read(move, RULES.actions)
            await house.bot.table.play(at, seat, action)
    await house.settle()


async def play_turn(house: House, game: int, seat: int | None = None) -> list[str]:
    """One turn as an android would play it; the moves it took."""
    made: list[str] = []
    async with house.bot.table.turn(game) as at:
        seat = asked(at).seat if seat is None else seat
        while True:
            action = RULES.android(at.state, seat, Dice(SEED, at.row.number))
            assert action is not None
            made.append(notation.write(action))
            events = await house.bot.table.play(at, seat, action)
            if any(event.key == "sc-turn-over" for event in events) or at.row.status != "running":
                break
    await house.settle()
    return made


async def play_until(house: House, game: int, *, round: int | None = None) -> None:
    """Whole turns, until that round has begun or the game is over."""
    for _ in range(400):
        at = await loaded(house, game)
        if at.row.status != "running" or (round is not None and at.state.round >= round):
            await house.settle()
            return
        await play_turn(house, game)
    raise AssertionError("the game does not end")
