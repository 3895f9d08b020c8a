"""Lobbies do not wait for ever; nobody opens tables without end, and what costs has its time."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs import limits
from rules.core import IllegalMove
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, opened, press, row_of, told_privately
from tests.cogs.tables import play_to_the_end, running
from words import words

DAY = 86_400


async def pass_time(house: House, days: float) -> None:
    cog: Any = house.bot.get_cog("Reminders")
    await cog.look(time.time() + days * DAY)


async def test_a_lobby_that_nobody_starts_is_put_away_with_a_word(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    await pass_time(house, 6.9)
    assert (await row_of(house, game)).status == "lobby"
    await pass_time(house, 7.1)
    assert await house.store.games.get(game) is None
    assert words("en")("lobby-expired") in texts(lobby)
    assert buttons(lobby) == []


async def test_a_game_under_way_does_not_expire(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="practice")
    await pass_time(house, 100)
    assert (await row_of(house, row.id)).status == "running"


async def test_an_old_lobby_whose_message_is_gone_goes_too(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    house.box.world.delete(lobby)
    await pass_time(house, 8)
    assert await house.store.games.get(game) is None


async def asked(house: House, name: str, path: str = "space-alert", **given: Any) -> str:
    return texts((await (await house.person(name).slash(path, **given)).answered()).message)


async def test_nobody_opens_lobbies_without_end(house: House) -> None:
    for _ in range(limits.OWN_LOBBIES):
        await asked(house, "Ann")
    assert await asked(house, "Ann") == words("en")("limit-lobbies", most=limits.OWN_LOBBIES)
    assert await asked(house, "Ann", "learn", game="xia") == words("en")(
        "limit-lobbies", most=limits.OWN_LOBBIES
    )
    assert "table" in await asked(house, "Eve")
    guild = int(house.box.world.guild_id)
    assert len(await house.store.games.of_guild(guild, ("lobby",))) == limits.OWN_LOBBIES + 1


async def test_nor_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OWN_TABLES", 1)
    monkeypatch.setattr(limits, "SERVER_TABLES", 2)
    await running(house, "Ann", "Eve", pace="practice")
    assert await asked(house, "Ann") == words("en")("limit-tables", most=1)
    await asked(house, "Eve")
    assert await asked(house, "Chidi") == words("en")("limit-server", most=2)


async def test_a_film_is_not_made_for_everybody_who_keeps_pressing(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="practice")
    await play_to_the_end(house, row.id)
    shown = (await (await house.person("Ann").slash("replay", game=row.id)).answered()).message
    now = [1_000_000.0]
    house.bot.cooldowns.clock = lambda: now[0]
    film = f"w:animate:{row.id}:"
    for _ in range(2):
        made = await (await house.person("Ann").click(shown, film)).answered(60)
        assert "<t:" not in "".join(map(texts, made.followups))
    refused = await told_privately(await press(house, "Ann", shown, film))
    assert refused == words("en")("cooldown-film", when="<t:1000061:R>")
    now[0] += 61
    again = await (await house.person("Ann").click(shown, film)).answered(60)
    assert "<t:" not in texts(again.message or {"components": []})


async def test_files_have_their_time_too(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="practice")
    house.bot.cooldowns.clock = lambda: 5.0
    for _ in range(4):
        await (await house.person("Ann").slash("export", game=row.id)).answered()
    answer = await (await house.person("Ann").slash("export", game=row.id)).answered()
    assert texts(answer.message) == words("en")("cooldown-file", when="<t:66:R>")
    assert answer.message["flags"] & 64
    other = await (await house.person("Eve").slash("export", game=row.id)).answered()
    assert other.message["attachments"]


@pytest.mark.parametrize("what", limits.COSTS)
def test_each_person_and_each_thing_for_itself(what: str) -> None:
    now = [0.0]
    cooldowns = limits.Cooldowns(lambda: now[0])
    most, seconds = limits.COSTS[what]
    for _ in range(most):
        cooldowns.spend(what, 1)
    with pytest.raises(IllegalMove, match=what):
        cooldowns.spend(what, 1)
    cooldowns.spend(what, 2)
    now[0] = seconds
    cooldowns.spend(what, 1)


def test_however_many_ask_nobody_has_more_and_those_long_gone_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    now = [0.0]
    cooldowns = limits.Cooldowns(lambda: now[0])
    most, seconds = limits.COSTS[limits.FILM]
    for user in range(20):
        for _ in range(most):
            cooldowns.spend(limits.FILM, user)
    for user in range(20):
        with pytest.raises(IllegalMove):
            cooldowns.spend(limits.FILM, user)
    now[0] = seconds
    cooldowns.spend(limits.FILM, 99)
    assert len(cooldowns._used) == 1
