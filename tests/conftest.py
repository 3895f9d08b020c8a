"""What all tests share: the order in which they run, and the Discord in a box."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

pytest_plugins = ["sandbox.testing"]

settings.register_profile("wardroom", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("wardroom")

# A test must never speak to Discord, or write to the store, of whoever runs it.
for name in ("DISCORD_TOKEN", "WARDROOM_DATA", "WARDROOM_LANGUAGE", "WARDROOM_LOG"):
    os.environ.pop(name, None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Quick tests first, then the long ones, then those that need the machine to themselves."""
    items.sort(
        key=lambda item: (
            item.get_closest_marker("alone") is not None,
            item.get_closest_marker("slow") is not None,
        )
    )
