"""The start: one bot a folder, no secret in the log, and no more starts than Discord allows."""

from __future__ import annotations

import asyncio
import configparser
import logging
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import logs
from cogs import health
from db.lock import Lock, Occupied
from sandbox import Sandbox

ROOT = Path(__file__).parent.parent


def started(tmp_path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "WARDROOM_DATA": str(tmp_path), "DISCORD_TOKEN": "", "WARDROOM_PORT": "0"}
    return subprocess.run(
        [sys.executable, "bot.py"],
        cwd=ROOT,
        env=environment | settings,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_a_second_bot_on_the_same_folder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    second = started(tmp_path)
    assert second.returncode != 0
    assert f"already running on the data folder {tmp_path}" in second.stderr
    assert "Traceback" not in second.stderr
    assert not (tmp_path / "wardroom.sqlite3").exists()
    lock.release()
    Lock(tmp_path).release()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"WARDROOM_BERTHS": "2"}, "WARDROOM_BERTHS needs a database that several processes can share"),
        ({"WARDROOM_BERTHS": "many"}, "WARDROOM_BERTHS must be a number"),
        ({"WARDROOM_BERTHS": "4", "WARDROOM_SHARDS": "2"}, "WARDROOM_SHARDS must not be less"),
    ],
)
def test_settings_for_several_processes_that_cannot_be_meant_are_refused_with_a_sentence(
    tmp_path: Path, settings: dict[str, str], said: str
) -> None:
    ended = started(tmp_path, **settings)
    assert ended.returncode == 78, "it is not started again before somebody has changed it"
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.iterdir())


def test_a_bot_alone_imports_nothing_of_the_others() -> None:
    asked = "import bot, sys; bot.furnished(); print(sorted({*sys.modules}))"
    told = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "'cogs.broadcast'" in told.stdout
    for name in ("cogs.fleet", "cogs.relay", "db.berths", "asyncpg"):
        assert f"'{name}'" not in told.stdout


def test_two_locks_in_one_process(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "new")
    with pytest.raises(Occupied):
        Lock(tmp_path / "new")
    lock.release()


@pytest.mark.parametrize("name", ["wardroom.service", "wardroom@.service"])
def test_the_unit_stays_within_the_starts_that_discord_allows(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / name)
    assert unit["Unit"]["StartLimitIntervalSec"] == "1d"
    assert 0 < int(unit["Unit"]["StartLimitBurst"]) < 1000
    assert unit["Service"]["RestartPreventExitStatus"] == "78"


WATCHED = """
import asyncio, sys, bot

ready = bot.Wardroom.on_ready

async def on_ready(self):
    await ready(self)
    print("loaded:", *sorted({"cogs.gauges", "cogs.meters"} & sys.modules.keys()), flush=True)

bot.Wardroom.on_ready = on_ready
asyncio.run(bot.main())
"""


@pytest.mark.slow
@pytest.mark.parametrize("watched", [False, True])
async def test_nothing_that_measures_is_imported_unasked(box: Sandbox, tmp_path: Path, watched: bool) -> None:
    """A process of its own, from its start until it is ready."""
    environment = {**os.environ, **box.environment, "PYTHONPATH": str(ROOT), "WARDROOM_DATA": str(tmp_path)}
    if watched:
        environment["WARDROOM_METRICS"] = "127.0.0.1:0"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", WATCHED), cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            loaded = (await process.stdout.readline()).decode().split()
    finally:
        process.kill()
        await process.wait()
    assert loaded == ["loaded:", *(["cogs.gauges", "cogs.meters"] if watched else [])]


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1", "elsewhere.invalid:1", "127.0.0.1:99999"])
async def test_an_address_that_cannot_be_used_is_refused_with_a_sentence(
    box: Sandbox, tmp_path: Path, address: str
) -> None:
    environment = {
        **os.environ,
        **box.environment,
        "WARDROOM_DATA": str(tmp_path),
        "WARDROOM_METRICS": address,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py"), cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode not in (0, None)
    assert f"WARDROOM_METRICS={address} cannot be used" in said.decode()
    assert "Traceback" not in said.decode()


@pytest.mark.parametrize("name", ["wardroom.service", "wardroom@.service"])
def test_systemd_waits_for_what_the_bot_says(name: str) -> None:
    unit = (ROOT / name).read_text("utf-8")
    assert "Type=notify\n" in unit
    assert int(re.findall(r"WatchdogSec=(\d+)", unit)[0]) >= 3 * health.FEED


@pytest.mark.parametrize("name", ["wardroom.service", "wardroom@.service"])
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here to ask")
def test_systemd_understands_the_unit(name: str, tmp_path: Path) -> None:
    """All but the program, which is not installed here."""
    text = (ROOT / name).read_text("utf-8")
    unit = tmp_path / name.replace("@", "@1")
    unit.write_text(text.replace("/srv/wardroom/.venv/bin/python", sys.executable), "utf-8")
    told = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("name", ["wardroom.service", "wardroom@.service"])
def test_the_games_are_nobody_elses_to_read(name: str) -> None:
    assert "\nUMask=0077\n" in (ROOT / name).read_text("utf-8")


SUPERVISED = ("compose.yaml", "deploy/kubernetes.yaml", "wardroom.service", "wardroom@.service", "Dockerfile")


@pytest.mark.parametrize("name", SUPERVISED)
def test_what_a_supervisor_sets_and_runs_is_there(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    known = (ROOT / ".env.example").read_text("utf-8")
    for setting in re.findall(r"WARDROOM_[A-Z]+", text):
        assert re.search(rf"^#? ?{setting}=", known, re.MULTILINE), setting
    for module in re.findall(r'python"?, "?-m"?, "?([a-z.]+)', text):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists(), module


@pytest.mark.parametrize("name", ["compose.yaml", "deploy/kubernetes.yaml"])
def test_there_is_one_process_more_than_berths(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    berths = re.search(r'WARDROOM_BERTHS(?::-|\n +value: ")(\d+)', text)
    replicas = re.search(r"replicas: (\d+)", text)
    assert berths is not None and replicas is not None
    assert int(replicas[1]) == int(berths[1]) + 1


def test_tokens_are_hidden_in_addresses_and_in_errors() -> None:
    formatter = logs.Discreet("the.bots.own-token")
    address = "https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb24_secret-1.x/messages/@original"
    try:
        raise ValueError("Bot the.bots.own-token was refused")
    except ValueError:
        problem = sys.exc_info()
    record = logging.LogRecord(
        "discord.http", logging.WARNING, "", 1, "We are being rate limited. %s", (address,), problem
    )
    written = formatter.format(record)
    assert "webhooks/12345/[hidden]/messages/@original" in written
    assert "aW50" not in written
    assert "the.bots.own-token" not in written
