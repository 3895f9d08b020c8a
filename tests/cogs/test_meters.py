"""Whoever hosts the bot sees what it does and whether it is well; nobody who plays can be told from it."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot import Wardroom
from cogs import clicks, health
from cogs.health import Health
from cogs.meters import Meters, route_of
from db.engine import Unsure
from db.log import Conflict
from rules.space_alert.actions import Begin
from sandbox.testing import Clock
from tests.cogs.conftest import House
from tests.cogs.playing import buttons, press, started, table
from tests.cogs.tables import play, running

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\]|\\.)*",?)*)\})? (NaN|[+-]?Inf|-?[\d.e+-]+)')
LABEL = re.compile(r'([a-z]+)="((?:[^"\\]|\\.)*)"')
IN_TABLE = re.compile(r"^\| `(wardroom_\w+)(?:\{([\w, ]+)\})?` \| (\w+) \|", re.MULTILINE)


pytestmark = pytest.mark.usefixtures("address")


async def asked(address: str, what: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/{what}") as answer:
        return answer.status, await answer.text()


class Figures:
    """The page, read as Prometheus reads it."""

    def __init__(self, page: str) -> None:
        self.kinds: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.samples: list[tuple[str, dict[str, str], float]] = []
        assert page.endswith("\n")
        for line in page.splitlines():
            if line.startswith("# HELP "):
                _, _, name, says = line.split(" ", 3)
                self.said[name] = says
            elif line.startswith("# TYPE "):
                _, _, name, self.kinds[name] = line.split(" ")
            else:
                match = SAMPLE.fullmatch(line)
                assert match, line
                labels = dict(LABEL.findall(match[2] or ""))
                self.samples.append((match[1], labels, float(match[3].replace("Inf", "inf"))))
        assert self.said.keys() == self.kinds.keys()

    def __call__(self, name: str, **labels: str) -> float:
        found = [
            value for each, known, value in self.samples if each == name and labels.items() <= known.items()
        ]
        return sum(found)

    def labels(self, name: str) -> set[str]:
        return {key for each, known, _ in self.samples if each.startswith(name) for key in known}


async def figures(address: str) -> Figures:
    status, page = await asked(address, "metrics")
    assert status == 200
    return Figures(page)


async def test_a_game_is_played_and_all_of_it_is_seen(house: House, address: str) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    shown = await table(house, row.id)
    await press(house, "Ann", shown, f"w:seat:{row.id}:")
    await play(house, row.id, 0, Begin())
    await house.settle()
    seen = await figures(address)
    assert seen("wardroom_ack_seconds_count", kind="command") == 1
    assert seen("wardroom_ack_seconds_count", kind="button") >= 3
    assert seen("wardroom_ack_seconds_count", kind="menu") >= 1
    assert seen("wardroom_ack_seconds_bucket", kind="button", le="+Inf") == seen(
        "wardroom_ack_seconds_count", kind="button"
    )
    assert seen("wardroom_ack_seconds_sum") < 60
    assert seen("wardroom_requests_total", route="POST channels/*/messages", status="200") >= 2
    assert seen("wardroom_requests_total", route="POST interactions/*/callback") >= 5
    assert seen("wardroom_requests_total", route="GET gateway", status="101") == 1
    assert seen("wardroom_commit_seconds_count") == seen("wardroom_commit_groups_count") >= 5
    assert seen("wardroom_commit_groups_sum") >= seen("wardroom_commit_groups_count")
    assert seen("wardroom_games", game="space_alert", status="running") == 1
    assert seen("wardroom_loop_lag_seconds_count") > 0
    assert seen("wardroom_gateway_latency_seconds", shard="0") > 0
    for what in ("tell", "show", "painter"):
        assert seen("wardroom_wait_seconds_count", what=what) >= 1
        assert 0 < seen("wardroom_wait_seconds_sum", what=what) < 60
    assert 0 < seen("wardroom_budget_left") <= 45
    assert seen("wardroom_missions") == seen("wardroom_voices") == 0


async def test_no_label_tells_which_server_game_or_person_it_was(house: House, address: str) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    await press(house, "Ann", await table(house, row.id), f"w:seat:{row.id}:")
    seen = await figures(address)
    for name, labels, _ in seen.samples:
        free = {key: value for key, value in labels.items() if key not in ("le", "status", "shard")}
        assert not re.search(r"\d", "".join(free.values())), (name, labels)
        assert all(len(value) <= 60 for value in free.values()), (name, labels)
        assert re.fullmatch(r"\d{3}( \w+)?|running|lobby|paused|broken|", labels.get("status", "")), labels


async def test_the_host_is_told_of_every_figure_there_is(house: House, address: str) -> None:
    """By its name, its kind and its labels, in docs/hosting.md."""
    row = await started(house, "Ann", "Eve", pace="post")
    assert row.number == 0
    seen = await figures(address)
    told = {
        name: (kind, set(filter(None, labels.split(", "))))
        for name, labels, kind in IN_TABLE.findall((ROOT / "docs" / "hosting.md").read_text("utf-8"))
    }
    assert told.keys() == seen.kinds.keys()
    for name, (kind, labels) in told.items():
        assert seen.kinds[name] == kind
        found = seen.labels(name) - {"le"}
        assert not found or found == labels, name


@pytest.mark.parametrize(
    ("method", "url", "route"),
    [
        ("PATCH", "https://discord.com/api/v10/channels/12/messages/34", "PATCH channels/*/messages/*"),
        (
            "POST",
            "https://discord.com/api/v10/interactions/1/aW50Z.x_y/callback",
            "POST interactions/*/callback",
        ),
        (
            "PATCH",
            "https://discord.com/api/v10/webhooks/1/tokenlike/messages/@original",
            "PATCH webhooks/*/messages/@original",
        ),
        (
            "PUT",
            "https://discord.com/api/v10/channels/1/messages/2/reactions/%F0%9F%91%8D/@me",
            "PUT channels/*/messages/*/reactions/*/@me",
        ),
        ("GET", "wss://gateway.discord.gg/?v=10", "GET gateway"),
        ("GET", "https://cdn.discordapp.com/attachments/1/2/Ann.png", "GET elsewhere"),
    ],
)
def test_routes_have_no_numbers_and_no_tokens(method: str, url: str, route: str) -> None:
    assert route_of(method, URL(url)) == route


@pytest.mark.parametrize(("status", "told"), [(403, "403"), (404, "404"), (503, "503")])
async def test_what_discord_refuses_is_counted(house: House, address: str, status: int, told: str) -> None:
    row = await running(house, "Ann", "Eve")
    house.box.faults.add("POST /channels/*/messages", status)
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert (await figures(address))("wardroom_requests_total", status=told) == 1


async def test_limits_are_counted_by_what_they_count_for(house: House, address: str) -> None:
    row = await running(house, "Ann", "Eve")
    house.box.faults.add("POST /channels/*/messages", 429, everywhere=True)
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    seen = await figures(address)
    assert seen("wardroom_requests_total", route="POST channels/*/messages", status="429 global") == 1


async def test_answers_that_took_too_long_are_counted(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    shown = await table(house, row.id)
    begin = next(each for each in buttons(shown) if each["custom_id"].startswith("w:choose:"))
    monkeypatch.setattr(clicks, "SOON", 0.0)
    async with house.bot.table.lock(row.id):
        click = await house.person("Ann").click(shown, begin["custom_id"])
        async with asyncio.timeout(60):
            while (await figures(address))("wardroom_deferred_total", kind="button") != 1:
                await asyncio.sleep(0.01)
    await click.done()


async def test_two_who_write_the_same_row(house: House, address: str) -> None:
    row = await running(house, "Ann", "Eve")
    first, second = await house.bot.table.load(row.id), await house.bot.table.load(row.id)
    await first.play(0, Begin())
    with pytest.raises(Conflict):
        await second.play(0, Begin())
    assert (await figures(address))("wardroom_conflicts_total") == 1


async def test_a_commit_that_nobody_knows_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite is never in doubt; whoever else is, passes through here."""

    async def cut_off(groups: Any) -> None:
        raise Unsure("cut off")

    with monkeypatch.context() as patch:
        patch.setattr(house.store.engine, "apply", cut_off)
        meters = Meters(house.bot)
        with pytest.raises(Unsure):
            await house.store.engine.apply([])
    assert Figures(meters.gauges.page())("wardroom_unsure_total") == 1


async def test_a_lost_line_is_counted_and_shows_when_it_stays_lost(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(address, "health") == (200, "ok")
    await house.box.drop_gateway()
    async with asyncio.timeout(60):
        while (await figures(address))("wardroom_reconnects_total") < 1 or not house.box.gateway.live:
            await asyncio.sleep(0.01)
    house.bot.dispatch("shard_disconnect", 0)
    monkeypatch.setattr(health, "AWAY", -1.0)
    async with asyncio.timeout(60):
        while (answer := await asked(address, "health"))[0] == 200:
            await asyncio.sleep(0.01)
    assert answer == (503, "Discord is away: shards 0")
    house.bot.dispatch("shard_resumed", 0)
    async with asyncio.timeout(60):
        while await asked(address, "health") != (200, "ok"):
            await asyncio.sleep(0.01)


async def test_discord_that_never_lets_the_bot_in(house: House, clock: Clock) -> None:
    outside = Health(Wardroom(house.store), clock)
    assert not await outside.trouble()
    clock.advance(health.AWAY + 1)
    assert await outside.trouble() == "Discord has not let us in"


async def test_a_database_that_does_not_answer(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "ANSWERS_WITHIN", 0.0)
    assert await asked(address, "health") == (503, "the database has not answered for 0 s")


async def test_a_loop_that_stands(house: House, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "MOST_LATE", 0.4)
    sent = threading.Event()
    asking = asyncio.create_task(asyncio.to_thread(by_hand, address, sent))
    await asyncio.sleep(0)
    assert sent.wait(60)
    time.sleep(0.8)  # noqa: ASYNC251
    status, said = await asking
    assert status == 503 and re.fullmatch(r"the loop is \d\.\d s late", said)


def by_hand(address: str, sent: threading.Event) -> tuple[int, str]:
    """From another thread, while the loop stands."""
    host, port = health.addressed(address)
    with socket.create_connection((host, port), timeout=20) as wire:
        wire.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        sent.set()
        answer = b"".join(iter(lambda: wire.recv(4096), b"")).decode()
    head, _, body = answer.partition("\r\n\r\n")
    return int(head.split()[1]), body


async def check(address: str) -> tuple[int | None, str]:
    """What a container is asked."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cogs.health"),
        cwd=ROOT,
        env={"WARDROOM_METRICS": address},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode, said.decode().strip()


async def test_a_container_asks_the_bot_inside(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await check(address) == (0, "ok")
    assert await check(address.replace(health.HERE, "0.0.0.0")) == (0, "ok")
    monkeypatch.setattr(health, "ANSWERS_WITHIN", 0.0)
    assert await check(address) == (1, "the database has not answered for 0 s")
    assert await check("") == (0, "")
    code, said = await check(f"{health.HERE}:1")
    assert code == 1 and said.startswith(f"nobody answers at {health.HERE}:1")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("127.0.0.1:9108", ("127.0.0.1", 9108)),
        (":9108", ("127.0.0.1", 9108)),
        ("9108", ("127.0.0.1", 9108)),
        ("[::1]:80", ("::1", 80)),
    ],
)
def test_addresses(text: str, found: tuple[str, int]) -> None:
    assert health.addressed(text) == found


@pytest.fixture
def supervisor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """What systemd listens at."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
        wire.bind(str(tmp_path / "notify"))
        wire.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "60000")
        yield wire


async def heard(wire: socket.socket) -> str:
    async with asyncio.timeout(60):
        return (await asyncio.get_running_loop().sock_recv(wire, 1024)).decode()


async def test_systemd_hears_that_it_is_ready_alive_and_stops(
    supervisor: socket.socket, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert [await heard(supervisor) for _ in range(4)] == ["READY=1", *["WATCHDOG=1"] * 3]
    monkeypatch.setattr(health, "MOST_LATE", -1.0)
    async with asyncio.timeout(60):
        while "systemd is not told" not in caplog.text:
            await asyncio.sleep(0.01)
    while True:
        try:
            supervisor.recv(1024)
        except BlockingIOError:
            break
    await house.stop()
    assert await heard(supervisor) == "STOPPING=1", "nothing was told while the loop was late"
    monkeypatch.undo()
    monkeypatch.setenv("WARDROOM_METRICS", "")
    await house.start()


def test_an_abstract_name_and_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
        wire.bind("\0wardroom-test-notify")
        monkeypatch.setenv("NOTIFY_SOCKET", "@wardroom-test-notify")
        assert health.notify("READY=1")
        assert wire.recv(100) == b"READY=1"
    assert health.notify("READY=1"), "systemd is gone: nothing happens"
    monkeypatch.delenv("NOTIFY_SOCKET")
    assert not health.notify("READY=1")


@pytest.mark.parametrize(
    ("wanted", "seconds"), [("", 10.0), ("30000000", 10.0), ("9000000", 3.0), ("0", 10.0)]
)
def test_systemd_is_told_often_enough(wanted: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", wanted)
    assert health.pace() == seconds
