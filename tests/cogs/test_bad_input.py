"""Whatever is thrown at the bot: a private answer that says what to do, and nothing is changed."""

from __future__ import annotations

import asyncio

import pytest

from rules.core import saved
from rules.space_alert.actions import Begin
from sandbox.permissions import Permission
from tests.cogs import starship_captains as captains
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    begun,
    buttons,
    labels,
    loaded,
    log_of,
    opened,
    press,
    press_ready,
    row_of,
    selects,
    set_option,
    surely,
    table,
    told_privately,
)
from tests.cogs.tables import play, running
from words import words


async def planning(house: House, *names: str, **options: object) -> int:
    row = await running(house, *names, **options)
    await play(house, row.id, 0, Begin())
    await house.settle()
    return row.id


FORGED = [
    "nonsense",
    "w:",
    "w:choose",
    "w:choose:x:0.0.0",
    "w:choose:1",
    "w:choose:1:",
    "w:choose:1:zzz",
    "w:choose:1:0.00000000.0",
    "w:choose:1:7.00000000.0",
    "w:choose:1:x.00000000.-1",
    "w:choose:1:0.0.0.0.0.0",
    "w:choose:999999:0.00000000.0",
    "w:choose:123456789012345678901234567890:0.0.0",
    "w:__class__:1:",
    "w:sa_slot:1:99.99",
    "w:sa_slot:1:-1.-1",
    "w:sa_slot:1:a.b",
    "w:sa_slot:1:",
    "w:sa_board:1:77.0",
    "w:sa_take:1:0.99",
    "w:sa_take:1:0.0",
    "w:sa_turn:1:5.3",
    "w:sa_give:1:0.1",
    "w:sa_next:1:",
    "w:take:1:9",
    "w:take:1:0",
    "w:take:1:-1",
    "w:yield_seat:1:x",
    "w:undo:1:",
    "w:undo_yes:1:undo.1.0.0",
    "w:undo_yes:1:",
    "w:undo_no:1:undo.-1.-1.-1",
    "w:options:1:99",
    "w:join:1:",
    "w:leave:999999:",
    "w:start:1:",
    "w:again:999999:",
    "w:history:999999:",
    "w:replay:1:x",
    "w:replay:1:0.turn",
    "w:snooze:1:99",
    "w:seat:999999:",
    "w:text:999999:",
    "w:sa_prolong:999999:",
    "w:look:1:galaxy",
    "w:look:1:",
    "w:look:999999:galaxy",
    "w:sc_ask:1:on",
    "w:sc_ask:999999:off",
]


async def test_forged_and_malformed_ids_change_nothing_and_are_answered(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    assert game == 1
    message = await table(house, game)
    before = saved.dump((await loaded(house, game)).state)
    log = await log_of(house, game)
    for custom_id in FORGED:
        click = await house.person("Ann").click(message, custom_id, force=True)
        await click.done()
        shown = [click.message, *click.followups] if click.message else click.followups
        said = "\n".join(texts(each) for each in shown)
        assert "went wrong on my side" not in said, custom_id
        assert "что-то сломалось" not in said, custom_id
    at = await loaded(house, game)
    assert saved.dump(at.state) == before
    assert await log_of(house, game) == log
    assert [seat.name for seat in at.row.seats] == ["Ann", "Eve"]


OF_OTHER_GAMES = (
    *(f"sa_{verb}:{{}}:0.1" for verb in ("slot", "board", "take", "next", "prolong", "what_if")),
    *(f"xia_{verb}:{{}}:" for verb in ("odds", "orders", "give")),
)


async def test_a_button_of_another_game_is_refused_and_not_our_fault(house: House) -> None:
    row = await captains.running(house, "Ann", "Eve")
    await house.settle()
    message, before = await table(house, row.id), await log_of(house, row.id)
    for verb in OF_OTHER_GAMES:
        click = await house.person("Ann").click(message, f"w:{verb.format(row.id)}", force=True)
        assert await told_privately(click) == words("en")("trouble-malformed"), verb
    assert await log_of(house, row.id) == before


@pytest.mark.parametrize("value", ["999.action", "-1.move", "x", "", "3", "1.sideways.2"])
async def test_cards_that_are_not_there(house: House, value: str) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = (await press(house, "Ann", await table(house, game), "My seat")).message
    menu = next(each for each in selects(panel) if ":sa_place:" in each["custom_id"])
    choice = await house.person("Ann").choose(panel, menu["custom_id"], [value], force=True)
    answer = await told_privately(choice)
    assert "went wrong on my side" not in answer
    assert await log_of(house, game) == ["0: begin"]


async def test_an_option_out_of_range(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    before = (await row_of(house, game)).options
    panel = (await press(house, "Ann", lobby, "Options")).message
    for menu in selects(panel)[:3]:
        wrong = await house.person("Ann").choose(panel, menu["custom_id"], ["by moonlight"], force=True)
        assert "does not work here" in await told_privately(wrong)
    nothing = await house.person("Ann").click(panel, f"s:option:{game}:0.space_alert.seed", force=True)
    assert await told_privately(nothing)
    assert (await row_of(house, game)).options == before


async def test_a_mission_that_does_not_exist(house: House) -> None:
    answer = await house.person("Ann").slash("space-alert", mission="mission_99")
    assert await told_privately(answer) == words("en")("sa-no-such-mission")
    assert await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",)) == []


async def test_a_number_no_table_has(house: House) -> None:
    answer = await house.person("Ann").slash("game show", game=424242)
    assert "no such game" in await told_privately(answer)


async def test_commands_where_there_is_no_table(house: House) -> None:
    for path in ("board", "seat", "game pause", "game android", "game substitute", "game abandon"):
        answer = await house.person("Ann").slash(path)
        assert "no such game" in await told_privately(answer), path


async def without(house: House, *missing: int) -> int:
    """Take rights from the bot; returns what it had."""
    world = house.box.world
    role = next(role for role in world.guilds[world.guild_id]["roles"] if role["managed"])
    before = int(role["permissions"])
    kept = before
    for right in missing:
        kept &= ~right
    world.set_bot_permissions(world.guild_id, kept)
    return before


async def test_the_bot_names_the_permission_it_lacks_and_nothing_is_half_done(house: House) -> None:
    game, lobby = await opened(house, "Ann")
    await set_option(house, "Ann", lobby, "pace", "post")
    before = await without(house, Permission.CREATE_PUBLIC_THREADS)
    answer = await told_privately(await house.person("Ann").click(lobby, "Start"))
    assert "Create Public Threads" in answer
    assert "Send Messages" not in answer
    assert (await row_of(house, game)).status == "lobby"
    house.box.world.set_bot_permissions(house.box.world.guild_id, before)
    await press(house, "Ann", lobby, "Start")
    assert (await begun(house, game)).status == "running"


async def test_in_the_language_of_the_one_who_clicked(house: House) -> None:
    game, lobby = await opened(house, "Борис", "Ann")
    await set_option(house, "Борис", lobby, "pace", "post")
    await without(house, Permission.CREATE_PUBLIC_THREADS)
    answer = await told_privately(await house.person("Борис").click(lobby, f"w:start:{game}:"))
    assert words("ru")("permission-create-public-threads") in answer


async def test_a_locked_thread_does_not_lose_moves(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    message = await table(house, game)
    world = house.box.world
    await without(house, Permission.MANAGE_THREADS)
    thread = world.channels[message["channel_id"]]
    world.change_channel(thread, {"archived": True, "locked": True})
    async with asyncio.timeout(60):
        while (await row_of(house, game)).status != "paused":
            await asyncio.sleep(0.02)
    refused = await press_ready(house, "Ann", message)
    assert words("en")("trouble-status-paused") in await told_privately(refused)
    assert [line for line in await log_of(house, game) if "note" not in line] == ["0: begin"]


@pytest.mark.sqlite
async def test_a_database_that_cannot_be_written_refuses_moves_and_keeps_what_it_has(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    message = await table(house, game)
    before = saved.dump((await loaded(house, game)).state)
    await house.store.engine.connection.execute("PRAGMA query_only = ON")
    click = await house.person("Ann").click(message, surely(message, "Ready"), force=True)
    answer = await told_privately(click)
    assert answer == words("en")("trouble-unwritable")
    assert saved.dump((await loaded(house, game)).state) == before
    assert "My seat" in labels(await table(house, game))
    opening = await house.person("Ann").slash("game new", game="space_alert")
    assert await told_privately(opening) == words("en")("trouble-unwritable")
    await house.store.engine.connection.execute("PRAGMA query_only = OFF")
    await press_ready(house, "Ann", message)
    assert await log_of(house, game) == ["0: begin", "0: ready"]


@pytest.mark.sqlite
async def test_a_full_disk_refuses_moves_and_keeps_what_it_has(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    message = await table(house, game)
    connection = house.store.engine.connection
    (pages,) = (await connection.execute_fetchall("PRAGMA page_count"))[0]
    await connection.execute(f"PRAGMA max_page_count = {pages}")
    taken, refused = 0, ""
    for _ in range(150):
        ready = next(b for b in buttons(message) if b["label"] in ("Ready", "Not ready after all"))
        label = "Ready" if taken % 2 == 0 else "Not ready after all"
        seat = await press(house, "Ann", message, "My seat")
        ready = next(b for b in buttons(seat.message) if b["label"] == label)
        click = await press(house, "Ann", seat.message, ready["custom_id"])
        shown = "\n".join(texts(each) for each in [click.message, *click.followups])
        if words("en")("trouble-unwritable") in shown:
            refused = shown
            break
        taken += 1
    assert refused
    log = await log_of(house, game)
    assert len(log) == 1 + taken
    at = await loaded(house, game)
    assert at.row.number == len(log)
    assert saved.dump(await at.at_depth(at.row.depth)) == saved.dump(at.state)
    await connection.execute("PRAGMA max_page_count = 1000000")
    await play(house, game, 1, *[action for action in [at.rules.default(at.state, 1)] if action])
    assert len(await log_of(house, game)) == len(log) + 1


async def test_the_same_message_in_a_direct_chat_finds_no_table(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    message = await table(house, game)
    for name in ("Ann", "Eve"):
        click = await press(house, name, message, f"w:seat:{game + 1}:", force=True)
        assert "no such game" in await told_privately(click)


async def test_a_game_begun_with_other_components_waits_for_them(house: House) -> None:
    game = await planning(house, "Ann", "Борис")
    before = (await loaded(house, game)).state
    message = await table(house, game)
    await house.store.games.update(game, content="0123456789abcdef")
    for who, lang in (("Ann", "en"), ("Борис", "ru")):
        said = await told_privately(await press(house, who, message, f"w:seat:{game}:"))
        assert said == words(lang)("trouble-other-cards")
    await house.store.games.update(game, content="")
    assert saved.dump((await loaded(house, game)).state) == saved.dump(before)


async def test_alone_aboard_there_is_nobody_to_give_a_card(house: House) -> None:
    game = await planning(house, "Ann")
    forged = await house.person("Ann").click(await table(house, game), f"w:sa_give:{game}:4.0.0", force=True)
    assert await told_privately(forged) == words("en")("sa-illegal-no-transfer")


async def test_where_no_thread_can_be_opened_the_table_waits_and_says_why(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    await press(house, "Eve", lobby, "Ready")
    limits = house.box.limits
    limits.most_threads, most = 0, limits.most_threads
    refused = await press(house, "Ann", lobby, "Start")
    assert await told_privately(refused) == words("en")("trouble-many-threads")
    assert (await row_of(house, game)).status == "lobby"
    limits.most_threads = most
    await press(house, "Ann", lobby, "Start")
    assert (await begun(house, game)).status == "running"
