"""The lobby: open a table, sit down, choose, begin."""

from __future__ import annotations

import discord
import msgspec
import pytest

from cogs import options
from cogs.table_settings import TableSettings as Settings
from rules.space_alert.options import Options
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    begun,
    buttons,
    labels,
    loaded,
    opened,
    press,
    row_of,
    selects,
    set_option,
    started,
    table,
    told_privately,
    walk,
)
from tests.cogs.tables import play_to_the_end
from tests.sandbox.scenario import eventually
from words import words


async def test_a_new_table_names_its_host_and_shows_its_sealed_dice(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    row = await row_of(house, game)
    assert f"<@{house.person('Ann').id}> ★" in texts(lobby)
    assert row.fingerprint[:16] in texts(lobby)
    assert row.seed.hex() not in texts(lobby)
    assert {"Join", "Leave", "Add android", "Start", "Options", "Teach me"} == set(labels(lobby))


async def test_the_shelf_is_offered_as_one_types(house: House) -> None:
    offered = await house.person("Борис").autocomplete("game new", "game", "разв")
    assert [choice["value"] for choice in offered] == ["space_alert"]
    assert await house.person("Ann").autocomplete("game new", "game", "chess") == []


async def test_a_game_that_is_not_on_the_shelf(house: House) -> None:
    answer = await (await house.person("Ann").slash("game new", game="chess")).answered()
    assert "Space Alert, Starship Captains" in texts(answer.message), "titles, not keys"
    assert answer.message["flags"] & 64
    assert await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",)) == []


async def test_people_sit_down_and_leave(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Борис", "Chidi")
    assert [seat.name for seat in (await row_of(house, game)).seats] == ["Ann", "Борис", "Chidi"]
    again = await press(house, "Борис", lobby, "Join")
    assert [seat.name for seat in (await row_of(house, game)).seats] == ["Ann", "Борис", "Chidi"]
    assert await told_privately(again) == words("ru")("lobby-joined-already")
    await press(house, "Борис", lobby, "Leave")
    assert [(seat.seat, seat.name) for seat in (await row_of(house, game)).seats] == [
        (0, "Ann"),
        (1, "Chidi"),
    ]
    assert "Борис" not in texts(lobby)


async def test_the_host_who_leaves_hands_the_table_on(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Chidi")
    await press(house, "Ann", lobby, "Leave")
    assert (await row_of(house, game)).owner == int(house.person("Chidi").id)
    assert f"<@{house.person('Chidi').id}> ★" in texts(lobby)


async def test_the_last_to_leave_puts_the_table_away(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    await press(house, "Ann", lobby, "Add android")
    await press(house, "Ann", lobby, "Leave")
    assert await house.store.games.get(game) is None
    assert "table was closed" in texts(lobby)
    assert buttons(lobby) == []


async def test_nobody_leaves_a_table_he_is_not_at(house: House) -> None:
    _, lobby = await opened(house, "Ann")
    answer = await press(house, "Eve", lobby, "Leave")
    assert "are not at this table" in texts(answer.message)


async def test_six_is_one_too_many(house: House) -> None:
    house.box.world.add_user("Fritz")
    crew = house.box.world.guilds[house.box.world.guild_id]["members"]
    crew[house.person("Fritz").id] = dict(crew[house.person("Eve").id])
    game, lobby = await opened(house, "Ann", "Борис", "Chidi", "Дана", "Eve")
    answer = await press(house, "Fritz", lobby, "Join")
    assert "All seats are taken" in texts(answer.message)
    assert len((await row_of(house, game)).seats) == 5


async def test_androids_fill_seats_give_way_and_go(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    for _ in range(4):
        await press(house, "Ann", lobby, "Add android")
    assert [seat.android for seat in (await row_of(house, game)).seats] == [False, True, True, True, True]
    await press(house, "Eve", lobby, "Join")
    assert [seat.name for seat in (await row_of(house, game)).seats][:2] == ["Ann", "Eve"]
    full = await press(house, "Ann", lobby, "Add android")
    assert "All seats are taken" in texts(full.message)
    assert len((await row_of(house, game)).seats) == 5, "nobody was sent away"
    for left in (4, 3, 2):
        await press(house, "Ann", lobby, "Remove android")
        assert len((await row_of(house, game)).seats) == left
    assert [seat.name for seat in (await row_of(house, game)).seats] == ["Ann", "Eve"]
    assert "Remove android" not in labels(house.box.world.message(lobby["id"]))
    none = await press(house, "Ann", lobby, f"w:unempty:{game}:", force=True)
    assert "No android is sitting here" in texts(none.message)


@pytest.mark.parametrize("button", ["Add android", "Options"])
async def test_only_the_host_changes_the_table(house: House, button: str) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    before = (await row_of(house, game)).options
    answer = await press(house, "Eve", lobby, button)
    if button == "Options":
        menu = next(menu for menu in selects(answer.message) if menu["custom_id"].endswith(".pace"))
        answer = await (
            await house.person("Eve").choose(answer.message, menu["custom_id"], "post")
        ).answered()
    assert "Only the host (Ann)" in texts(answer.message)
    row = await row_of(house, game)
    assert row.options == before
    assert len(row.seats) == 2


async def test_every_option_can_be_set_in_the_panel(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    wanted = {
        name: str(options.values(Options, name, 2)[-1])
        for name in options.names(Options, 2)
        if name != "mission"
    }
    wanted["mission"] = "mission_8"
    for name, value in wanted.items():
        await set_option(house, "Ann", lobby, name, value)
    chosen = msgspec.json.decode((await row_of(house, game)).options, type=Options)
    assert {name: str(getattr(chosen, name)) for name in wanted} == wanted
    assert set(wanted) == {info.name for info in msgspec.structs.fields(Options)}


async def test_the_panel_answers_in_place_and_the_lobby_shows_the_choice(house: House) -> None:
    _, lobby = await opened(house, "Ann")
    panel = await set_option(house, "Ann", lobby, "pace", "practice")
    assert panel["flags"] & 64
    pace = next(menu for menu in selects(panel) if menu["custom_id"].endswith(".pace"))
    assert [option["value"] for option in pace["options"] if option.get("default")] == ["practice"]
    await house.person("Ann").until(lambda _: "practice" in texts(lobby).lower())


async def test_the_table_has_options_of_its_own(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    for name, value in {
        "language": "ru",
        "nudge": "4",
        "deadline": "48",
        "sound": "text",
        "show": "fast",
    }.items():
        await set_option(house, "Ann", lobby, name, value)
    row = await row_of(house, game)
    kept = msgspec.json.decode(row.house, type=Settings)
    assert (kept.language, kept.nudge, kept.deadline, kept.sound, kept.show) == (
        "ru",
        "4",
        "48",
        "text",
        "fast",
    )
    assert row.language == "ru"


@pytest.mark.parametrize("game", ["akarios", "space_alert", "starship_captains", "twilight_imperium", "xia"])
@pytest.mark.parametrize("long", [options.PAGE, 2])
async def test_no_two_pages_of_options_are_called_alike(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, long: int
) -> None:
    monkeypatch.setattr(options, "PAGE", long)
    _, lobby = await opened(house, "Ann", game=game)
    panel = (await press(house, "Ann", lobby, "Options")).message
    tabs = [each["label"] for each in buttons(panel) if each["custom_id"].startswith("w:options:")]
    of_table = [label for label in tabs if label.startswith("Table")]
    assert len(of_table) > 1 or long > 2
    for part, own in (("Game", tabs[: -len(of_table)]), ("Table", of_table)):
        numbered = [f"{part}, page {page}" for page in range(1, len(own) + 1)]
        assert own == (numbered if len(own) > 1 else [part])


async def test_a_game_begins_in_a_thread_of_its_own(house: House) -> None:
    row = await started(house, "Ann", "Борис", pace="post")
    assert row.status == "running"
    assert row.thread not in (None, row.channel)
    assert set(house.box.world.thread_members[str(row.thread)]) >= {
        house.person(n).id for n in ("Ann", "Борис")
    }
    message = await table(house, row.id)
    assert message["channel_id"] == str(row.thread)
    assert "Space Alert · table" in texts(message)
    assert [item["description"] for item in _pictures(message)] != [""]


def _pictures(message: dict[str, object]) -> list[dict[str, str]]:
    return [item for each in walk(message) if each["type"] == 12 for item in each["items"]]


async def test_the_lobby_message_points_to_the_thread_and_has_no_buttons_left(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    await set_option(house, "Ann", lobby, "pace", "post")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, game)
    assert f"<#{row.thread}>" in texts(lobby)
    assert buttons(lobby) == []
    late = await press(house, "Eve", lobby, f"w:join:{game}:", force=True)
    assert "already started" in await told_privately(late)
    assert len((await row_of(house, game)).seats) == 1


async def test_only_who_sits_there_begins(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    answer = await press(house, "Eve", lobby, "Start")
    assert "Press **Join** first" in texts(answer.message)
    assert (await row_of(house, game)).status == "lobby"


async def test_nobody_starts_under_the_hosts_hands(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    answer = await press(house, "Eve", lobby, "Start")
    assert "The host, Ann, starts the game" in texts(answer.message)
    assert (await row_of(house, game)).status == "lobby"


async def test_start_pressed_twice_starts_one_game(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    await set_option(house, "Ann", lobby, "pace", "post")
    clicks = [await house.person("Ann").click(lobby, "Start") for _ in range(2)]
    for click in clicks:
        await click.done()
    await begun(house, game)
    threads = house.person("Ann").threads()
    assert len(threads) == 1
    assert (await row_of(house, game)).status == "running"


async def test_the_list_shows_the_open_tables_of_this_server(house: House) -> None:
    ann = house.person("Ann")
    empty = await (await ann.slash("game list")).answered()
    assert "No tables here yet" in texts(empty.message)
    row = await started(house, "Ann", "Eve", pace="post")
    await opened(house, "Chidi")
    shown = texts((await (await ann.slash("game list")).answered()).message)
    assert f"under way: Ann, Eve → <#{row.thread}>" in shown
    assert "in the lobby: Chidi" in shown
    elsewhere = house.box.world.channel("general", house.box.world.second_guild_id)
    there = await (await ann.slash("game list", elsewhere)).answered()
    assert "No tables here yet" in texts(there.message)


async def test_show_finds_the_table_of_the_thread_by_number_or_the_only_one(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    ann = house.person("Ann")
    here = await (await ann.slash("game show", row.thread)).answered()
    number = await (await ann.slash("game show", game=row.id)).answered()
    only = await (await ann.slash("game show")).answered()
    assert texts(here.message) == texts(number.message) == texts(only.message)
    assert here.message["flags"] & 64
    offered = await ann.autocomplete("game show", "game", "")
    assert [choice["value"] for choice in offered] == [row.id]


async def test_show_of_a_lobby_can_be_joined_there(house: House) -> None:
    game, _ = await opened(house, "Ann")
    shown = await (await house.person("Eve").slash("game show", game=game)).answered()
    await press(house, "Eve", shown.message, "Join")
    assert [seat.name for seat in (await row_of(house, game)).seats] == ["Ann", "Eve"]


async def test_a_table_of_another_server_is_not_shown(house: House) -> None:
    row = await started(house, "Ann", pace="post")
    elsewhere = house.box.world.channel("general", house.box.world.second_guild_id)
    answer = await (await house.person("Ann").slash("game show", elsewhere, game=row.id)).answered()
    assert "no such game" in texts(answer.message)


async def test_the_table_speaks_the_language_of_a_community_server(house: House) -> None:
    guild = house.box.world.guild_id
    house.box.world.set_guild_locale(guild, "ru")
    await eventually(lambda: "COMMUNITY" in bot_guild(house).features)
    game, _ = await opened(house, "Ann")
    assert (await row_of(house, game)).language == "ru"


def bot_guild(house: House) -> discord.Guild:
    guild = house.bot.get_guild(int(house.box.world.guild_id))
    assert guild is not None
    return guild


async def test_elsewhere_the_table_speaks_the_language_of_who_opens_it(house: House) -> None:
    game, _ = await opened(house, "Борис")
    assert (await row_of(house, game)).language == "ru"
    game, _ = await opened(house, "Ann")
    assert (await row_of(house, game)).language == "en"


async def test_the_same_crew_plays_again(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post", mission="test_run_1")
    await play_to_the_end(house, row.id)
    house.bot.table.broadcast.changed(row.id)
    over = await table(house, row.id)
    answer = await press(house, "Eve", over, "Play again")
    assert words("en")("option-space-alert-mission-test-run-1") in texts(answer.message)
    rows = await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",))
    assert [seat.name for seat in rows[0].seats] == ["Ann", "Eve"]
    assert rows[0].options == row.options
    assert rows[0].seed != row.seed
    assert answer.message is not None


async def test_who_plays_again_keeps_the_language_and_the_settings_of_the_table(house: House) -> None:
    """Whoever presses, and whatever language they speak."""
    row = await started(house, "Ann", "Борис", pace="post", mission="test_run_1", deadline="48", show="slow")
    await play_to_the_end(house, row.id)
    house.bot.table.broadcast.changed(row.id)
    await press(house, "Борис", await table(house, row.id), "Play again")
    (lobby,) = await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",))
    assert lobby.language == row.language == "en"
    kept = msgspec.json.decode(lobby.house, type=Settings)
    assert (kept.deadline, kept.show, kept.language, kept.ready) == ("48", "slow", "en", ())


async def test_loaded_options_are_those_of_the_panel(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post", captain="1", mission="mission_5")
    game = await loaded(house, row.id)
    assert game.state.posts.captain == 1
    assert game.state.mission.id == "mission_5"
