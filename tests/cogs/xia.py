"""Tables of Xia for tests: begun as the rules begin, or from a board laid by hand; played by buttons."""

from __future__ import annotations

from typing import Any

from cogs.house import House as Settings
from cogs.table import Loaded
from db.games import GameRow
from rules.core import Choice, Dice, Prompt, notation
from rules.xia.game import RULES
from rules.xia.state import Options
from tests.cogs.conftest import House
from tests.cogs.playing import Message, loaded, table, walk
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


def asked(at: Loaded) -> Prompt:
    (prompt,) = at.prompts()
    return prompt


def choice_of(at: Loaded, move: str) -> tuple[int, Choice]:
    for index, choice in enumerate(asked(at).choices):
        if notation.write(choice.action) == move:
            return index, choice
    raise LookupError(f"{move}: {[notation.write(c.action) for c in asked(at).choices]}")


async def answer(house: House, name: str, game: int, move: str, message: Message | None = None) -> Any:
    """Give an answer of the question of now by the button or menu that offers it."""
    shown = message or await table(house, game)
    index, _ = choice_of(await loaded(house, game), move)
    for part in walk(shown):
        custom_id = part.get("custom_id", "")
        if custom_id.startswith("w:choose:") and custom_id.endswith(f".{index}"):
            done = await (await house.person(name).click(shown, custom_id)).done()
            await house.settle()
            return done
        if custom_id.startswith("s:choose:") and str(index) in [each["value"] for each in part["options"]]:
            done = await (await house.person(name).choose(shown, custom_id, str(index))).done()
            await house.settle()
            return done
    raise LookupError(f"{move} is not on the message")


def first_like(at: Loaded, begins: str) -> str:
    """The first answer on offer that begins like this, in notation."""
    offered = [notation.write(choice.action) for choice in asked(at).choices]
    found = [move for move in offered if move.startswith(begins)]
    assert found, f"{begins}: {offered}"
    return found[0]
