"""Salvage through the whole house: three people, from the lobby to the score and beyond."""

from __future__ import annotations

from typing import Any

import pytest

from db import transfer
from db.games import GameRow
from rules.core import Event
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    begun,
    buttons,
    loaded,
    log_of,
    press,
    row_of,
    said,
    seen_by_all,
    selects,
    table,
    told_privately,
)
from tests.cogs.test_history import answered, file_of
from tests.sample_game.rules.game import RULES
from words import words

GAME = RULES.key
CREW = ("Ann", "Eve", "Борис")


def command(name: str) -> str:
    return f"{words('en')('command-sample-game')} {name}"


async def opened(house: House) -> GameRow:
    lobby = await seen_by_all(await house.person("Ann").slash("game new", game=GAME))
    assert words("en")("about-sample-game") in texts(lobby)
    for name in CREW[1:]:
        await press(house, name, lobby, "Join")
    (row, *_) = await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",))
    await press(house, "Ann", lobby, f"w:start:{row.id}:")
    return await begun(house, row.id)


async def types(house: House, name: str, row: GameRow, line: str) -> str:
    typed = await house.person(name).slash(command("turn"), str(row.thread), moves=line)
    answer = await told_privately(typed)
    await house.settle()
    return answer


async def gives(house: House, name: str, row: GameRow, player: str, credits: int) -> str:
    given = await house.person(name).slash(command("give"), str(row.thread), player=player, credits=credits)
    answer = await told_privately(given)
    await house.settle()
    return answer


async def seat(house: House, name: str, row: GameRow) -> Any:
    return (await press(house, name, await table(house, row.id), "My seat")).message


def button(message: Any, label: str) -> str:
    return str(next(each for each in buttons(message) if each["label"].startswith(label))["custom_id"])


async def charted(house: House, row: GameRow) -> None:
    """Two sectors of the first menu and one of the second, gathered across menus; sealed until all have."""
    shown = await table(house, row.id)
    panel = (await press(house, "Ann", shown, button(shown, "Choose"))).message
    first, second = selects(panel)
    assert [len(menu["options"]) for menu in (first, second)] == [25, 5]
    for menu, picked in ((first, ["0", "1"]), (second, ["29"])):
        await (await house.person("Ann").choose(panel, menu["custom_id"], picked)).done()
    await press(house, "Ann", panel, button(panel, "Done"))
    assert (await log_of(house, row.id))[-1] == "0: chart 1,2,30"
    await types(house, "Борис", row, "chart 11,12")
    assert "charts" not in said(house, row), "sealed"


async def ended(house: House, row: GameRow) -> GameRow:
    """Everybody does what is done for the silent."""
    while (await row_of(house, row.id)).status == "running":
        async with house.bot.table.turn(row.id) as at:
            number = next(prompt.seat for prompt in at.prompts() if not prompt.optional)
            action = RULES.default(at.state, number)
            assert action is not None
            await house.bot.table.play(at, number, action, user=at.row.seats[number].user)
    await house.settle()
    return await row_of(house, row.id)


async def test_a_whole_game(house: House) -> None:
    row = await opened(house)
    await charted(house, row)

    assert "order" in await types(house, "Eve", row, "order course 'vote inner'")
    await types(house, "Eve", row, "chart 3")
    assert f"**Ann**: {words('en')('sample-told-charts', sectors=('1', '2', '30'))}." in said(house, row)
    assert (await log_of(house, row.id))[-1] == "1: vote inner", "as ordered"

    await house.restart()
    shown = await table(house, row.id)
    await press(house, "Борис", shown, words("en").name(GAME, "outer"))
    await press(house, "Ann", shown, words("en").name(GAME, "inner"))
    assert (await loaded(house, row.id)).state.course == "inner"

    assert "2" in await gives(house, "Борис", row, "Ann", 2)
    assert words("en")("sample-gives", player="Борис", to="Ann", credits=2) in said(house, row)
    before = await log_of(house, row.id)
    poor = await gives(house, "Борис", row, "Ann", 9)
    assert poor == words("ru")("sample-illegal-give-more", credits=1)
    assert await gives(house, "Eve", row, "nobody", 1) == words("en")("sample-illegal-give-whom")
    assert await log_of(house, row.id) == before

    low, *_, high = [words("en")("sample-card", card=card) for card in await held(house, row)]
    await press(house, "Ann", await seat(house, "Ann", row), low)
    await press(house, "Ann", await table(house, row.id), "Undo")
    assert (await loaded(house, row.id)).view(None).spoke == (), "nothing was seen: no consent is needed"
    await press(house, "Ann", await seat(house, "Ann", row), high)
    assert (await loaded(house, row.id)).state.crews[0].credits == 5, "the gift still stands"

    await afterwards(house, await ended(house, row))


async def held(house: House, row: GameRow) -> list[int]:
    hand: list[int] = (await loaded(house, row.id)).state.crews[0].hand
    return hand


async def afterwards(house: House, row: GameRow) -> None:
    """What the house makes of any game: score, history, film, file, proof, figures."""
    at = await loaded(house, row.id)
    best = max(range(3), key=lambda number: at.state.crews[number].credits)
    assert CREW[best] in texts(await table(house, row.id)).split(words("en")("sample-won", winners=""))[0]
    thread, ann, boris = str(row.thread), house.person("Ann"), house.person("Борис")

    for person, lang in ((ann, "en"), (boris, "ru")):
        told = texts(await answered(await person.slash("history", thread)))
        assert words(lang)("sample-round", round=4) in told
        board = texts(await answered(await person.slash("board", thread, text=True)))
        assert words(lang)("sample-board-over") in board

    page = await answered(await ann.slash("replay", thread))
    assert (await file_of(house, page)).startswith(b"\x89PNG")
    film = await answered(await ann.click(page, button(page, words("en")("replay-animate"))))
    assert b"ANIM" in await file_of(house, film)

    file = await file_of(house, await answered(await ann.slash("export", thread)))
    again = await house.bot.table.load(await transfer.import_(house.store, file))
    assert again.state == at.state
    assert texts(await answered(await ann.slash("verify", thread))).count("✅") == 2

    stats = texts(await answered(await house.person(CREW[best]).slash("stats")))
    title = words("ru" if best == 2 else "en")("game-sample-game")
    assert title in stats and str(at.state.crews[best].credits) in stats


async def test_its_commands_are_offered_in_both_languages(house: House) -> None:
    await opened(house)
    offered = next(
        each
        for each in house.box.world.commands_for(None)
        if each["name"] == words("en")("command-sample-game")
    )
    assert offered["name_localizations"]["ru"] == words("ru")("command-sample-game")
    others = await house.person("Eve").autocomplete(
        command("give"), "player", "", str((await row_of(house, 1)).thread)
    )
    assert [each["name"] for each in others] == ["Ann", "Борис"]


async def test_its_own_command_opens_a_table_and_offers_only_what_the_game_has(house: House) -> None:
    lobby = (await (await house.person("Ann").slash(command("new"))).answered()).message
    assert lobby is not None and words("en")("about-sample-game") in texts(lobby)
    group = words("en")("command-sample-game")
    (known,) = [each for each in house.box.world.commands["global"] if each["name"] == group]
    assert {each["name"] for each in known["options"]} == {"new", "turn", "give"}
    (turn,) = [each for each in known["options"] if each["name"] == "turn"]
    (moves,) = turn["options"]
    example = words("en")(house.bot.table.faces[GAME].example)
    assert example in moves["description"] and example in moves["description_localizations"]["ru"]


async def test_a_gift_tells_its_giver_nothing_that_is_for_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await opened(house)
    give = type(RULES).aside
    for_eve: Any = lambda self, *move: [  # noqa: E731
        *(give(self, *move) or []),
        Event("sample-said", {"said": "bid 7"}, to=(1,)),
    ]
    monkeypatch.setattr(type(RULES), "aside", for_eve)
    answer = await gives(house, "Ann", row, "Eve", 1)
    assert words("en")("sample-gives", player="Ann", to="Eve", credits=1) in answer and "bid 7" not in answer
