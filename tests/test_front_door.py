"""The start: one bot a folder, no secret in the log, and no more starts than Discord allows."""

from __future__ import annotations

import configparser
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

import logs
from db.lock import Lock, Occupied

ROOT = Path(__file__).parent.parent


def test_a_second_bot_on_the_same_folder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    environment = {**os.environ, "WARDROOM_DATA": str(tmp_path), "DISCORD_TOKEN": "", "WARDROOM_PORT": "0"}
    second = subprocess.run(
        [sys.executable, "bot.py"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert second.returncode != 0
    assert f"already running on the data folder {tmp_path}" in second.stderr
    assert "Traceback" not in second.stderr
    assert not (tmp_path / "wardroom.sqlite3").exists()
    lock.release()
    Lock(tmp_path).release()


def test_two_locks_in_one_process(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "new")
    with pytest.raises(Occupied):
        Lock(tmp_path / "new")
    lock.release()


def test_the_unit_stays_within_the_starts_that_discord_allows() -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "wardroom.service")
    assert unit["Unit"]["StartLimitIntervalSec"] == "1d"
    assert 0 < int(unit["Unit"]["StartLimitBurst"]) < 1000
    assert unit["Service"]["RestartPreventExitStatus"] == "78"


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
