"""The bot in the box: what `make play` starts when there is no Discord token."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sandbox import connect
from sandbox.page import Page
from sandbox.server import Sandbox, token
from sandbox.world import World

PORT = 8642


async def run(
    store: Any, data: Path, make: Callable[..., Any], serve: Callable[[Any, str], Awaitable[None]]
) -> None:
    """A sandbox of our own with its page, or the one the environment names."""
    elsewhere = connect.from_environment()
    if elsewhere is not None:
        await serve(
            make(store, connector=elsewhere, guild_ready_timeout=0.1),
            os.environ.get(connect.TOKEN) or token(World.app_id),
        )
        return
    async with Sandbox(state_file=data / "sandbox.json") as box:
        page = Page(box, port=int(os.environ.get("WARDROOM_PORT", PORT)))
        try:
            await page.start()
        except OSError:
            page = Page(box, port=0)
            await page.start()
        print(f"\n  DISCORD_TOKEN is not set: Wardroom runs in a sandbox at {page.url}\n", flush=True)
        try:
            bot = make(store, connector=connect.connector(box.api_port, box.ca_file), guild_ready_timeout=0.1)
            with contextlib.suppress(KeyboardInterrupt):
                await serve(bot, box.token)
        finally:
            await page.stop()
