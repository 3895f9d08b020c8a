"""What happens by itself after a while: the clock goes on after a pause, the show with its next turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from cogs import table_settings
from cogs.space_alert.game import Game
from cogs.table import Table
from cogs.waiting import NoGame
from rules.space_alert import actions as moves
from rules.space_alert import referee
from rules.space_alert.game import RULES

log = logging.getLogger(__name__)
WARNING = 10
SHOW_PACE = {"slow": 14.0, "fast": 6.0}

Tasks = dict[int, asyncio.Task[None]]


class Later:
    """One of each for a game, however often it is asked for."""

    def __init__(self) -> None:
        self._showing: Tasks = {}
        self._resuming: Tasks = {}
        self._thinking: Tasks = {}

    def resume(self, table: Table, loaded: Game, rate: float) -> None:
        """Ten seconds of warning, counted once however much happens in them, and anew after a restart."""
        game = loaded.row.id
        if not loaded.consult(referee.resuming) or game in self._resuming:
            return

        async def wait() -> None:
            await asyncio.sleep(WARNING / rate)
            self._resuming.pop(game, None)
            await table.clock(game, moves.Resume())

        self._resuming[game] = _soon(wait(), f"warning of game {game}")

    def show(self, table: Table, loaded: Game, rate: float) -> None:
        """The show goes on by itself where the table wants it so."""
        pace = SHOW_PACE.get(table_settings.of(loaded.row).show)
        game = loaded.row.id
        if pace is None or game in self._showing:
            return

        async def wait() -> None:
            try:
                while True:
                    await asyncio.sleep(pace / rate)
                    current = await table.load(game, RULES)
                    if current.row.status != "running" or current.view(None).stage != "resolution":
                        return
                    await table.clock(game, moves.Proceed())
            finally:
                self._showing.pop(game, None)

        self._showing[game] = _soon(wait(), f"show of game {game}")

    def think(self, table: Table, loaded: Game) -> None:
        """Androids answer each other until nobody knows better, a round at a time: no click and no tick of
        the mission clock waits for more than that."""
        game = loaded.row.id
        if game in self._thinking or not any(seat.android for seat in loaded.row.seats):
            return

        async def rounds() -> None:
            try:
                with suppress(NoGame):
                    while await table.go_on(game):
                        pass
            finally:
                self._thinking.pop(game, None)

        self._thinking[game] = _soon(rounds(), f"androids of game {game}")

    def shows(self, game: int) -> bool:
        return game in self._showing

    def halt(self, game: int) -> None:
        for tasks in (self._showing, self._resuming):
            _cancel(tasks, game)

    def show_is_over(self, game: int) -> None:
        _cancel(self._showing, game)

    def close(self) -> None:
        for tasks in (self._showing, self._resuming, self._thinking):
            for game in list(tasks):
                _cancel(tasks, game)


def _soon(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_failed)
    return task


def _cancel(tasks: Tasks, game: int) -> None:
    task = tasks.pop(game, None)
    if task is not None:
        task.cancel()


def _failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("something due later failed", exc_info=task.exception())
