"""The store as an auditor reads it: from outside, read-only, while no bot is looking."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from cogs.options import seated
from rules.core import Dice, notation, saved
from rules.space_alert.game import RULES
from tests.e2e.crew import Press
from tests.e2e.kept import Kept

ACTIONS = "SELECT game, number, kind, depth, seat, text, interaction FROM actions"
GAMES = "SELECT id, number FROM games"


class Ledger:
    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self._known: dict[tuple[int, int], tuple[object, ...]] = {}

    def _rows(self, sql: str) -> list[tuple[object, ...]]:
        return self.kept.rows(sql)

    def audit(self, presses: Iterable[Press]) -> None:
        """Nothing acknowledged is lost, nothing is changed afterwards, nothing is applied twice."""
        if not self.kept.there():
            return
        rows = self._rows(ACTIONS)
        log = {(int(row[0]), int(row[1])): row for row in rows}  # type: ignore[call-overload]
        for key, row in self._known.items():
            assert log.get(key) == row, f"the log changed at {key}: {row} became {log.get(key)}"
        self._known = log
        clicks = Counter(row[6] for row in rows if row[6] is not None)
        assert all(count == 1 for count in clicks.values())
        for press in presses:
            if press.accepted:
                assert press.id in clicks, f"acknowledged and lost: {press}"
            chain = [press.id]
            earlier = press.again
            while earlier is not None:
                chain.append(earlier.id)
                earlier = earlier.again
            assert sum(clicks[one] for one in chain) <= 1, f"made twice: {press}"
        self._contiguous(log)

    def _contiguous(self, log: Iterable[tuple[int, int]]) -> None:
        numbers: dict[int, list[int]] = defaultdict(list)
        for game, number in sorted(log):
            numbers[game].append(number)
        for game, last in self._rows(GAMES):
            assert numbers[game] == list(range(1, int(last) + 1)), f"gaps in game {game}"  # type: ignore[call-overload, index]

    async def told(self, seconds: float) -> None:
        """Until every table message shows what its log says."""
        behind = "SELECT id FROM games WHERE state IS NOT NULL AND (drawn < number OR message IS NULL)"
        async with asyncio.timeout(seconds):
            while self._rows(behind):
                await asyncio.sleep(0.05)

    def replay(self) -> int:
        """Every game from its seed and its log: the very bytes that are stored. How many moves that were."""
        moves = 0
        games = self._rows("SELECT id, options, seed, state FROM games WHERE state IS NOT NULL")
        for game, options, seed, stored in games:
            (seats,) = self._rows(f"SELECT COUNT(*) FROM seats WHERE game = {game}")[0]
            chosen = msgspec.json.decode(options, type=RULES.options)  # type: ignore[arg-type]
            state = RULES.start(seated(chosen, seats), seats, Dice(seed, -1))  # type: ignore[arg-type]
            line: list[tuple[object, ...]] = []
            for kind, depth, seat, text in self._rows(
                f"SELECT kind, depth, seat, text FROM actions WHERE game = {game} ORDER BY number"
            ):
                if kind == "play":
                    line.append((seat, text))
                elif kind == "undo":
                    del line[depth:]  # type: ignore[misc]
            for depth, (seat, text) in enumerate(line):
                action = notation.read(text, RULES.actions)  # type: ignore[arg-type]
                RULES.play(state, seat, action, Dice(seed, depth))  # type: ignore[arg-type]
            assert saved.dump(state) == stored, f"game {game} does not replay"
            moves += len(line)
        return moves
