"""Before a mission: what its lobby says, and what a player who is about to be ready is reminded of."""

from __future__ import annotations

from rules.space_alert.actions import Begin, Place
from tests.cogs.conftest import House, texts
from tests.cogs.playing import loaded, opened, press, row_of, set_option, table
from tests.cogs.tables import play, running
from tests.cogs.test_space_alert_clock import until
from words import words


async def lobby(house: House, game: int) -> str:
    row = await row_of(house, game)
    assert row.message is not None
    return texts(house.box.world.message(str(row.message)))


async def test_a_lobby_says_its_pace_who_is_in_voice_and_where_a_first_crew_begins(house: House) -> None:
    await house.person("Ann").join_voice("Bridge")
    game, message = await opened(house, "Ann", "Eve")
    said = await lobby(house, game)
    assert "Pace: **live" in said
    assert "In voice: Ann" in said and "Eve" not in said.partition("In voice: ")[2].partition("\n")[0]
    assert words("en")("option-space-alert-mission-test-run-1") in said
    await set_option(house, "Ann", message, "pace", "post")

    async def by_post() -> bool:
        return "Pace: **by post" in await lobby(house, game)

    await until(by_post)
    assert "In voice" not in await lobby(house, game), "by post nobody listens"


async def test_who_joins_the_voice_channel_is_there_at_once(house: House) -> None:
    game, _ = await opened(house, "Ann", "Eve")
    assert "Nobody is in a voice channel" in await lobby(house, game)
    await house.person("Eve").join_voice("Bridge")

    async def there() -> bool:
        return "In voice: Eve" in await lobby(house, game)

    await until(there)


async def test_whoever_has_empty_slots_is_told_before_being_ready(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="post", mission="mission_2")
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    assert "turns 1, 2, 3 are empty" in texts(panel)
    state = (await loaded(house, row.id)).state
    for slot, card in enumerate(state.member(0).hand[:3], 1):
        await play(house, row.id, 0, Place(card, "action", slot))
    await press(house, "Ann", panel, "Hand")
    assert "are empty" not in texts(panel)
