"""Stars of Akarios: how long an android thinks, in a battle and on a world; how long a step of a draft takes
with all it shows, and what an enemy needs for its card."""

from __future__ import annotations

import time

from bench.figures import Figure, quantile
from rules.akarios.frames import Flying
from rules.akarios.game import RULES
from rules.akarios.options import Options, ScenarioId
from rules.akarios.state import State
from rules.core import Dice
from rules.core.draft import Draft

SEATS = 2
GAMES = 2
"""Of each node; the first of them warms up."""
BATTLES: tuple[ScenarioId, ...] = ("001", "012", "026")
WORLDS: tuple[ScenarioId, ...] = ("006", "025")
FULL = 4
"""Players where drafts and enemies are measured."""
STEP, ENEMY = 50.0, 10.0
"""Milliseconds."""
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


def steps(state: State, seat: int) -> list[float]:
    """Milliseconds of processor time for each step of drafts: the first question, and from each answer to it
    the first way to a whole command."""
    times: list[float] = []

    def asked(said: tuple[str, ...]) -> Draft | None:
        begin = time.process_time()
        found = RULES.draft(state, seat, said)
        times.append((time.process_time() - begin) * 1000)
        return found

    first = asked(())
    for option in first.options if first is not None else ():
        found = asked((option.code,))
        while found is not None and found.asks is not None and found.options:
            least = max(1, (found.many or (1, 1))[0])
            code = ",".join(each.code for each in found.options[:least])
            found = asked((*found.said, code))
    return times


def battle(node: ScenarioId) -> tuple[list[float], list[float]]:
    """Steps of drafts at the beginning of rounds, and what each enemy of a phase took."""
    seed = f"enemies {node}".encode()
    state, drafts, phases, moves = RULES.start(Options(scenario=node), FULL, Dice(seed, -1)), [], [], 0
    seen = 0
    while not state.over:
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        if state.stage == "battle" and isinstance(state.stack[-1], Flying) and state.fight.round > seen:
            seen = state.fight.round
            drafts += steps(state, seat)
        action = RULES.android(state, seat, Dice(seed, moves))
        assert action is not None
        begin = time.process_time()
        events = RULES.play(state, seat, action, Dice(seed, moves))
        took = (time.process_time() - begin) * 1000
        if state.battle is not None and any(event.key == "ak-enemy-card" for event in events):
            phases.append(took / max(1, len({each.ship for each in state.battle.acted})))
        moves += 1
    return drafts, phases


def at_the_table() -> list[Figure]:
    drafts, phases = list[float](), list[float]()
    for node in BATTLES:
        some, others = battle(node)
        drafts, phases = drafts + some, phases + others
    return [
        Figure(
            f"a step of a draft of Akarios with preview and odds, p95 of {len(drafts)}",
            f"{quantile(drafts, 0.95):.1f} ms",
            f"p50 {quantile(drafts, 0.5):.1f} ms",
            None,
            f"< {STEP:g} ms",
            quantile(drafts, 0.95) < STEP,
        ),
        Figure(
            f"an enemy of Akarios and its card, p95 of {len(phases)} phases",
            f"{quantile(phases, 0.95):.1f} ms",
            f"p50 {quantile(phases, 0.5):.1f} ms",
            None,
            f"< {ENEMY:g} ms",
            quantile(phases, 0.95) < ENEMY,
        ),
    ]


def measure() -> list[Figure]:
    figures = at_the_table()
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
