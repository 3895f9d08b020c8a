"""Tables of Stars of Akarios for tests: battles laid out by hand; answers by buttons, menus and drafts."""

from __future__ import annotations

from typing import Any

from cogs.loaded import Loaded
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.akarios.actions import ACTIONS, Act
from rules.akarios.composing import whole
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.core import Dice, Prompt, notation
from tests.cogs.answering import meant
from tests.cogs.conftest import House, texts
from tests.cogs.playing import EPHEMERAL, Message, loaded, press, table, walk
from tests.cogs.started import under_way
from tests.rules.akarios.fight import Fight

SEED = b"stars of akarios"
HERE, NEAR = "p0 argonaut H6 n", "rs1 H4 s"


async def skirmish(
    house: House, *names: str, fight: Fight | None = None, settings: Settings | None = None, **options: Any
) -> GameRow:
    """`fight`: a battle laid out by hand; else as the rules begin it."""
    state = None if fight is None else fight.state
    chosen = Options(**options) if state is None else state.options
    return await under_way(house, RULES, chosen, *names, seed=SEED, settings=settings, state=state)


async def play(house: House, game: int, seat: int, *moves: str) -> None:
    """Moves in their notation, past every button."""
    async with house.bot.table.turn(game) as at:
        for move in moves:
            await house.bot.table.play(at, seat, notation.read(move, ACTIONS))
    await house.settle()


async def play_on(house: House, game: int, moves: int = 1) -> list[str]:
    """So many moves of whoever is waited for, as an android would make them."""
    made: list[str] = []
    async with house.bot.table.turn(game) as at:
        for _ in range(moves):
            waited = [prompt for prompt in at.prompts() if not prompt.optional]
            if at.row.status != "running" or not waited:
                break
            action = RULES.android(at.state, waited[0].seat, Dice(SEED, at.row.number))
            assert action is not None
            made.append(notation.write(action))
            await house.bot.table.play(at, waited[0].seat, action)
    await house.settle()
    return made


# Answers as people give them


def prompt_of(at: Loaded, seat: int, key: str = "") -> Prompt:
    """What the seat is asked; the question of this key, or the first that it is waited for."""
    mine = at.prompts(seat)
    found = (
        [each for each in mine if each.key == key] if key else [each for each in mine if not each.optional]
    )
    assert found, f"seat {seat} is asked {[each.key for each in mine]}"
    return found[0]


async def own_seat(house: House, name: str, game: int) -> Message:
    """The private panel behind **My seat** of the table."""
    return private(await press(house, name, await table(house, game), f"w:seat:{game}:"))


def private(click: Any) -> Message:
    """What only the one who clicked was shown: in the answer, or behind it where that took its time."""
    answers = [*([click.message] if click.message else []), *click.followups]
    shown: list[Message] = [message for message in answers if message["flags"] & EPHEMERAL]
    assert shown, "nothing was shown in private"
    return shown[-1]


async def answer(
    house: House, name: str, game: int, move: str, shown: Message | None = None, key: str = ""
) -> Any:
    """The answer in this notation, by the button or the menu that offers it on one's own seat."""
    at = await loaded(house, game)
    seat = at.row.seat_of(int(house.person(name).id))
    assert seat is not None
    prompt = prompt_of(at, seat, key)
    written = [notation.write(choice.action) for choice in prompt.choices]
    assert move in written, f"{move}: {written}"
    panel = shown or await own_seat(house, name, game)
    return await meant(house, name, await _pressed(house, name, panel, "choose", written.index(move), prompt))


async def compose(house: House, name: str, game: int, *codes: str, panel: Message | None = None) -> Message:
    """These answers one after the other, on the panel of the draft; it is not sent off."""
    at = await loaded(house, game)
    seat = at.row.seat_of(int(house.person(name).id))
    assert seat is not None
    shown = panel or await own_seat(house, name, game)
    for count, code in enumerate(codes):
        draft = at.rules.draft(at.state, seat, codes[:count])
        assert draft is not None, codes[:count]
        index = [each.code for each in draft.options].index(code)
        await _pressed(house, name, shown, "draft_choose", index)
    return shown


async def command(house: House, name: str, game: int, move: str) -> Message:
    """A whole command: picked from the list of one's own seat, looked at, done. The panel it leads to."""
    act = notation.read(move, ACTIONS)
    assert isinstance(act, Act)
    panel = await compose(house, name, game, whole.code(act))
    return await do(house, name, panel)


async def do(house: House, name: str, panel: Message) -> Message:
    ids = [each["custom_id"] for each in walk(panel) if ":draft_do:" in each.get("custom_id", "")]
    assert ids, texts(panel)
    done = await press(house, name, panel, ids[0])
    await house.settle()
    return private(done)


async def _pressed(
    house: House, name: str, shown: Message, verb: str, index: int, prompt: Prompt | None = None
) -> Any:
    person, matter = house.person(name), _stamps(shown, verb, prompt)
    for part in matter:
        custom_id = part["custom_id"]
        if custom_id.startswith("w:") and custom_id.endswith(f".{index}"):
            done = await (await person.click(shown, custom_id)).done()
        elif custom_id.startswith("s:") and str(index) in [each["value"] for each in part["options"]]:
            done = await (await person.choose(shown, custom_id, str(index))).done()
        else:
            continue
        await house.settle()
        return done
    raise LookupError(f"answer {index} is not on the message")


def _stamps(shown: Message, verb: str, prompt: Prompt | None) -> list[Message]:
    return [each for each in walk(shown) if f":{verb}:" in each.get("custom_id", "")]


# Whole games by buttons


async def step(house: House, game: int, *, less: tuple[str, ...] = ()) -> str | None:
    """The next question is answered as an android would, on the own seat of whoever is asked; None: nobody
    is waited for."""
    at = await loaded(house, game)
    waited = [prompt for prompt in at.prompts() if not prompt.optional and prompt.key not in less]
    if at.row.status != "running" or not waited:
        return None
    prompt = waited[0]
    name = at.row.names()[prompt.seat]
    action = RULES.android(at.state, prompt.seat, Dice(SEED, at.row.number))
    if isinstance(action, Act) and prompt.panel == "act":
        await command(house, name, game, notation.write(action))
        return notation.write(action)
    written = [notation.write(choice.action) for choice in prompt.choices]
    said = notation.write(action) if action is not None else ""
    move = said if said in written else written[0]
    await answer(house, name, game, move, key=prompt.key)
    return move


async def until(house: House, game: int, *keys: str, most: int = 400) -> Loaded:
    """Played by buttons until somebody is asked one of these, or it is over."""
    for _ in range(most):
        at = await loaded(house, game)
        if {prompt.key for prompt in at.prompts()} & set(keys) or at.row.status != "running":
            return at
        assert await step(house, game) is not None, [prompt.key for prompt in at.prompts()]
    raise AssertionError(f"none of {keys} is asked")
