"""Who is there: a player who for a minute neither clicks nor sits in the voice channel is not waited for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rules.core import IllegalMove
from rules.space_alert import referee
from rules.space_alert.actions import Absent, Present
from rules.space_alert.game import RULES
from rules.space_alert.missions import absent

if TYPE_CHECKING:
    from cogs.space_alert.game import Game
    from cogs.table import Table

UNREACHABLE = 24 * 3600


class Presence:
    def __init__(self) -> None:
        self._clicks: dict[tuple[int, int], float] = {}

    def seen(self, game: int, seat: int) -> None:
        self._clicks[game, seat] = time.time()

    def forget(self, game: int) -> None:
        self._clicks = {key: at for key, at in self._clicks.items() if key[0] != game}

    def changes(self, loaded: Game, in_voice: set[int], now: float) -> list[Absent | Present]:
        """What the clock has to tell the rules (SA-424). Whom we never saw click is counted from now on."""
        found: list[Absent | Present] = []
        absences = loaded.consult(referee.absent)
        for row in loaded.row.seats:
            if row.seat not in absences or row.user is None or row.android:
                continue
            last = self._clicks.setdefault((loaded.row.id, row.seat), now)
            gone = absent(last, row.user in in_voice, now)
            if gone and not absences[row.seat]:
                found.append(Absent(row.seat))
            elif not gone and absences[row.seat]:
                found.append(Present(row.seat))
        return found

    async def look(self, table: Table, game: int, in_voice: set[int]) -> None:
        loaded = await table.load(game, RULES)
        for change in self.changes(loaded, in_voice, time.time()):
            try:
                await table.clock(game, change)
            except IllegalMove:
                continue


async def repairs_wait_no_longer(table: Table, game: int, now: float) -> None:
    """A day without a move between two missions: nobody waits for the one who is asked."""
    loaded = await table.load(game, RULES)
    if now - (loaded.row.moved_at or now) < UNREACHABLE:
        return
    for gone in loaded.consult(referee.unreached):
        await table.clock(game, gone)
