"""Androids of Stars of Akarios: how long one thinks, in the pilot phase of a battle and on a world."""

from __future__ import annotations

import time

from bench.figures import Figure, quantile
from rules.akarios.frames import Flying
from rules.akarios.game import RULES
from rules.akarios.options import Options, ScenarioId
from rules.core import Dice

SEATS = 2
GAMES = 2
"""Of each node; the first of them warms up."""
BATTLES: tuple[ScenarioId, ...] = ("001", "012", "026")
WORLDS: tuple[ScenarioId, ...] = ("006", "025")
USUAL, RARE = 6.0, 30.0
"""Milliseconds: p50 and p95 in a pilot phase."""


def thought(node: ScenarioId, number: int) -> list[float]:
    """Milliseconds of processor time for each decision of a game: in battles those about commands."""
    seed = f"sortie {node} {number}".encode()
    state = RULES.start(Options(scenario=node), SEATS, Dice(seed, -1))
    times: list[float] = []
    moves = 0
    while not state.over:
        for prompt in RULES.prompts(state):
            if prompt.optional:
                continue
            told = isinstance(state.stack[-1], Flying) or state.stage == "world"
            begin = time.process_time()
            action = RULES.android(state, prompt.seat, Dice(seed, moves))
            if told:
                times.append((time.process_time() - begin) * 1000)
            if action is not None:
                break
        assert action is not None
        RULES.play(state, prompt.seat, action, Dice(seed, moves))
        moves += 1
    return times


def measure() -> list[Figure]:
    figures = []
    for what, nodes in (("battle", BATTLES), ("world", WORLDS)):
        times = []
        for node in nodes:
            games = [thought(node, number) for number in range(GAMES)]
            times += [each for game in games[1:] for each in game]
        middle, late = quantile(times, 0.5), quantile(times, 0.95)
        figures.append(
            Figure(
                f"an android's command in a {what} of Akarios, p95 of {len(times)}",
                f"{late:.1f} ms",
                f"p50 {middle:.1f} ms",
                None,
                f"< {RARE:g} ms, p50 < {USUAL:g} ms",
                late < RARE and middle < USUAL,
            )
        )
    return figures
