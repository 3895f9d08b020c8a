"""Tables of Starship Captains for tests: under way, played by what their messages offer."""

from __future__ import annotations

from typing import Any

from cogs.house import House as Settings
from cogs.table import Loaded
from db.games import GameRow
from rules.core import Choice, Dice, Prompt, notation
from rules.starship_captains.game import RULES
from rules.starship_captains.state import Options
from tests.cogs.conftest import House
from tests.cogs.playing import Message, loaded, table, walk
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
