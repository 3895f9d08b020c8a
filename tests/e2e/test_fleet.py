"""Two bots and a spare share one Discord and one PostgreSQL, as processes: killed in turn, and frozen."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from typing import Any

import pytest

from cogs.fleet import MOST
from sandbox.server import Sandbox
from tests.e2e.crew import broken, text_of
from tests.e2e.fleet import BERTHS, SOON, Books, Fleet, busy, crews_of, home, rest, said_twice, until
from tests.e2e.launcher import alive
from tests.postgres import WITHOUT, left_out
from words import words

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
KILLS = int(os.environ.get("WARDROOM_FLEET_KILLS", "4"))


async def left_muted(fleet: Fleet, books: Books, berth: int) -> tuple[str, str]:
    """Somebody is in voice, muted for a game, and whoever should free them is about to die."""
    world, guild = fleet.box.world, home(fleet.box, berth)
    silent = fleet.box.person("Eve" if berth == 0 else "Борис")
    await silent.join_voice(world.channel("Bridge", guild))
    books.ask(f"INSERT INTO mutes (guild, person, game) VALUES ({guild}, {silent.id}, 0) RETURNING 1")
    world.set_member(guild, silent.id, {"mute": True})
    return guild, silent.id


def muted(box: Sandbox, guild: str, user: str) -> Any:
    return box.world.guilds[guild]["members"][user]["mute"]


@pytest.mark.slow
async def test_killed_in_turn(fleet: Fleet, box: Sandbox, database: str) -> None:
    dice = random.Random(os.environ.get("WARDROOM_SEED", "fleet"))
    books, crews = Books(database), crews_of(fleet, dice)
    holders = [await fleet.at_work(berth) for berth in range(BERTHS)]
    players = [asyncio.create_task(crew.play()) for crew in crews]
    gaps: list[float] = []
    try:
        for number in range(KILLS):
            berth = number % BERTHS if number < BERTHS else dice.randrange(BERTHS)
            await busy(fleet.hosts[berth])
            guild, user = await left_muted(fleet, books, berth)
            fleet.gone(berth)
            await fleet.launcher.kill(holders[berth])
            began = time.monotonic()
            holders[berth] = await fleet.at_work(berth, holders[berth])
            gaps.append(time.monotonic() - began)
            await fleet.launch()
            await until(lambda guild=guild, user=user: not muted(box, guild, user))
            await until(lambda: not books.ask("SELECT 1 FROM mutes"))
            books.audit([press for crew in crews for press in crew.presses])
            assert not any(player.done() for player in players), [p.exception() for p in players if p.done()]
        for host in fleet.hosts:
            await busy(host)
    finally:
        await rest(fleet, players)
    await books.told(SOON)
    presses = [press for crew in crews for press in crew.presses]
    books.audit(presses)
    moves = books.replay()
    made = sum(press.accepted for press in presses)
    print(
        f"\n{KILLS} kills, taken over after {', '.join(f'{gap:.1f}' for gap in gaps)} s:"
        f" {len(presses)} presses, {made} moves acknowledged, {moves} in the logs"
    )
    lost = [press for press in presses if press.up and not press.killed and not press.answered]
    assert not lost, f"never answered though a bot was there: {lost[:5]}"
    assert not [press for press in presses if broken(press.said)]
    assert not said_twice(box)
    for log in fleet.logs.values():
        assert "Traceback" not in log.read_text(), log.read_text()[-4000:]
    assert made >= KILLS


@pytest.mark.slow
async def test_frozen_and_woken_it_ends_without_another_move(
    fleet: Fleet, box: Sandbox, database: str
) -> None:
    """The server gives the berth of a process away that does not ask for it; the spare plays on, and the one
    that wakes knows at once that nothing is its own."""
    books, (crew, other) = Books(database), crews_of(fleet, random.Random("frozen"))
    frozen, _ = [await fleet.at_work(berth) for berth in range(BERTHS)]
    players = [asyncio.create_task(each.play()) for each in (crew, other)]
    try:
        await busy(fleet.hosts[0])
        fleet.gone(0)
        os.kill(frozen, signal.SIGSTOP)
        await fleet.at_work(0, frozen)
        await busy(fleet.hosts[0])
        os.kill(frozen, signal.SIGCONT)
        await until(lambda: not alive(frozen))
        for host in fleet.hosts:
            await busy(host)
    finally:
        if alive(frozen):
            os.kill(frozen, signal.SIGCONT)
        await rest(fleet, players)
    await books.told(SOON)
    presses = [press for each in (crew, other) for press in each.presses]
    books.audit(presses)
    books.replay()
    assert not said_twice(box)
    assert "this one ends, to be started again" in fleet.logs[frozen].read_text()
    for log in fleet.logs.values():
        assert "Traceback" not in log.read_text(), log.read_text()[-4000:]


@pytest.mark.slow
async def test_a_click_on_another_server_reaches_the_process_that_has_the_table(
    fleet: Fleet, box: Sandbox, database: str
) -> None:
    for berth in range(BERTHS):
        await fleet.at_work(berth)
    cards = []
    for berth in range(BERTHS):
        place = box.world.channel("general", home(box, berth))
        opened = await (await box.person("Ann").slash("space-alert", channel=place)).done(timeout=SOON)
        cards.append(opened.message)
    game = re.search(r"w:join:(\d+):", str(cards[1]["components"]))
    assert game is not None
    pressed = await box.person("Борис").click(cards[0], game[0], force=True)
    await pressed.done(timeout=SOON)
    seats = Books(database).ask(f"SELECT name FROM seats WHERE game = {game[1]} ORDER BY seat")
    assert seats == [("Ann",), ("Борис",)]


@pytest.mark.slow
async def test_a_click_that_was_handed_to_a_process_which_dies_is_taken_back(
    fleet: Fleet, box: Sandbox, database: str
) -> None:
    """Killed between being told of it and taking it: who handed it over says so, and it is played nowhere."""
    books = Books(database)
    owner = (await fleet.at_work(0), await fleet.at_work(1))[1]
    cards = []
    for berth in range(BERTHS):
        place = box.world.channel("general", home(box, berth))
        opened = await (await box.person("Ann").slash("space-alert", channel=place)).done(timeout=SOON)
        assert opened.message is not None
        cards.append(opened.message)
    found = re.search(r"w:join:(\d+):", str(cards[1]["components"]))
    assert found is not None
    os.kill(owner, signal.SIGSTOP)
    pressed = await box.person("Борис").click(cards[0], found[0], force=True)
    await until(lambda: books.ask("SELECT 1 FROM relayed"))
    await fleet.launcher.kill(owner)
    answer = text_of((await pressed.done(timeout=SOON)).message)
    assert words("ru")("trouble-adrift") in answer
    assert not books.ask("SELECT 1 FROM relayed")
    await fleet.at_work(1, owner)
    seats = f"SELECT name FROM seats WHERE game = {found[1]} ORDER BY seat"
    assert books.ask(seats) == [("Ann",)]
    await (await box.person("Борис").click(cards[0], found[0], force=True)).done(timeout=SOON)
    await until(lambda: books.ask(seats) == [("Ann",), ("Борис",)])


@pytest.mark.slow
async def test_one_that_has_begun_three_times_lets_another_go_first(none_yet: Fleet) -> None:
    """Killed and started anew by its supervisor, over the same folder: it waits, and who comes later has its
    berth."""
    fleet, folder = none_yet, {"WARDROOM_DATA": str(none_yet.folder / "same")}
    for _ in range(MOST):
        pid = await fleet.launch(**folder)
        await until(lambda pid=pid: "berth 0 has shards" in fleet.said(pid))
        await fleet.launcher.kill(pid)
    often = await fleet.launch(**folder)
    await until(lambda: "this process waits for a minute" in fleet.said(often))
    other = await fleet.launch()
    assert await fleet.at_work(0) == other
    assert "has shards" not in fleet.said(often)
