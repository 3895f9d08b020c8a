"""Xia on the largest map: every space a fast ship can reach, and what each way risks."""

from __future__ import annotations

import time

from bench.figures import Figure, quantile
from rules.core import Dice
from rules.core.hexes import Hex
from rules.xia import paths
from rules.xia.components import SHIPS
from rules.xia.game import RULES
from rules.xia.geometry import LATTICE, attach, board
from rules.xia.options import Options
from rules.xia.state import State

POINTS = 12
ROUNDS = 20
AIM = 50.0
"""Milliseconds."""


def whole_map() -> State:
    """All 21 sectors, laid around the first; the ship on its spawn point."""
    state = RULES.start(Options(), 5, Dice(b"bench", -1))
    while state.sectors:
        known = board(state)
        old, side = next(
            (laid.sector, side)
            for laid in state.laid
            for side, step in enumerate(LATTICE)
            if Hex(*laid.centre).plus(step) not in known.centres
        )
        state.laid.append(attach(known, state.sectors.pop(), old, side))
    player = state.players[0]
    player.ship = next(ship.id for ship in SHIPS.values() if ship.level == 3)
    player.energy = SHIPS[player.ship].energy
    player.space = next(iter(board(state).spawn_points().values()))
    return state


def measure() -> list[Figure]:
    state = whole_map()
    times = []
    for _ in range(ROUNDS):
        paths.search.cache_clear()
        paths.reckon.cache_clear()
        paths.fly.cache_clear()
        begin = time.perf_counter()
        found = paths.ways(state, 0, POINTS)
        for way in found.values():
            paths.words(paths.odds(state, 0, way.path, impulse=True))
        times.append((time.perf_counter() - begin) * 1000)
    worst, median = max(times), quantile(times, 0.5)
    return [
        Figure(
            f"Xia: {len(found)} spaces within {POINTS} points and their odds, worst of {ROUNDS}",
            f"{worst:.1f} ms",
            f"p50 {median:.1f} ms",
            None,
            f"< {AIM:g} ms",
            worst < AIM,
        )
    ]
