"""A whole world in one JSON file."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import TYPE_CHECKING

from sandbox.shapes import HAS_THREAD

if TYPE_CHECKING:
    from sandbox.world import World

KEPT = (
    "users",
    "locales",
    "guilds",
    "channels",
    "thread_members",
    "messages",
    "audience",
    "reactors",
    "files",
    "commands",
    "voice_states",
    "interactions",
    "settings",
    "counter",
)


def save(world: World, path: Path) -> None:
    """Written beside and moved into place, so that a crash leaves the old file whole."""
    kept = {name: getattr(world, name) for name in KEPT}
    kept["files"] = {
        key: {**file, "data": base64.b64encode(file["data"]).decode()} for key, file in world.files.items()
    }
    part = path.with_suffix(path.suffix + ".part")
    part.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
    part.replace(path)


def load(world: World, path: Path) -> World:
    """Fill an empty world from a file."""
    for name, value in json.loads(path.read_text(encoding="utf-8")).items():
        setattr(world, name, value)
    for file in world.files.values():
        file["data"] = base64.b64decode(file["data"])
    for messages in world.messages.values():
        for message in messages.values():
            if message["flags"] & HAS_THREAD and message["id"] in world.channels:
                message["thread"] = world.channels[message["id"]]
    return world
