"""What all tests share: the Discord in a box, and that none speaks to the real one."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import settings

gc.disable()  # while tests are collected, nearly all that is made stays

pytest_plugins = ["sandbox.testing", "tests.postgres"]

settings.register_profile("wardroom", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("wardroom")

# A test must never speak to Discord, or write to the store, of whoever runs it.
for name in ("DATA", "DATABASE", "LANGUAGE", "LOG", "METRICS", "BERTHS", "SHARDS"):
    os.environ.pop(f"WARDROOM_{name}", None)
for name in ("DISCORD_TOKEN", "NOTIFY_SOCKET", "WATCHDOG_USEC"):
    os.environ.pop(name, None)

# A bot in a test thinks in threads: no test waits for the start of processes but those that are about them.
os.environ["WARDROOM_WORKERS"] = "0"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--store", choices=("sqlite", "postgres"), default="sqlite", help="where houses keep games"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Quick tests first. Houses on PostgreSQL have no file to look into. What was
    imported for all of them is no garbage, and is not looked at again."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
    if config.getoption("--store") == "postgres":
        items[:] = [item for item in items if item.get_closest_marker("sqlite") is None]
    gc.collect()
    gc.freeze()
    gc.enable()
