"""Twilight Imperium: a game of six androids move by move, its pictures, odds, and a long game's log."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bench import games
from bench.figures import Figure, against, quantile
from bench.pictures import picture
from cogs.table import Table
from cogs.twilight_imperium.face import ImperiumFace
from cogs.workshop import Workshop
from db.store import Store
from images.encode import png
from images.twilight_imperium import samples
from images.twilight_imperium.galaxy import galaxy
from rules.core import Dice, saved
from rules.core.contract import Action
from rules.twilight_imperium.actions import Rank
from rules.twilight_imperium.frames import Battle, BattlePlans
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.lab import days, post
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.forces import Battery, Side
from rules.twilight_imperium.odds.forces import Battle as Fight
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from words import words

SEED = b"bench imperium"
SEATS = 6
EACH = 5
"""Every so manieth position is asked for its prompts and views."""
LIGHT = 900 * 1024
LONG, SHORT, LOADS = 4000, 50, 200
WAITS, ADOPT = 0.75, 0.6
"""Of the anchor's: where nobody gives orders, and where half of them are given."""


class Took(NamedTuple):
    """Milliseconds."""

    play: list[float]
    battles: list[float]
    """Moves after which a battle was fought to its end."""
    prompts: list[float]
    view: list[float]
    decided: list[float]
    whole: float
    """Seconds."""


async def measure() -> list[Figure]:
    return [*_pictures(), *_game(), *_odds(), *await _loads(), *_post()]


def _pictures() -> list[Figure]:
    speech = words("en")
    draw = partial(galaxy, samples.crowd(), speech, samples.NAMES)
    size = len(png(draw()))
    return [
        picture("Imperium: galaxy, warm, against encoding", draw),
        Figure(
            "Imperium: galaxy full of ships", f"{size / 1024:.0f} KiB", "", None, "< 900 KiB", size < LIGHT
        ),
    ]


# One game


def _game() -> list[Figure]:
    took = played()
    return [
        _below("Imperium: a move, p95", took.play, 0.95, 15),
        _below("Imperium: a move with a whole battle, p95", took.battles, 0.95, 40),
        _below("Imperium: prompts of all seats, p95", took.prompts, 0.95, 8),
        _below("Imperium: a view, p95", took.view, 0.95, 5),
        _below("Imperium: an android decides, p50", took.decided, 0.5, 15),
        Figure(
            "Imperium: a game of six androids", f"{took.whole:.0f} s", "", None, "< 60 s", took.whole < 60
        ),
    ]


def _below(name: str, values: list[float], share: float, most: float) -> Figure:
    found = quantile(values, share)
    baseline = f"p50 {quantile(values, 0.5):.1f} ms of {len(values)}"
    return Figure(name, f"{found:.1f} ms", baseline, None, f"<= {most:g} ms", found <= most)


def played() -> Took:
    took = Took([], [], [], [], [], 0.0)
    state: State = RULES.start(Options(), SEATS, Dice(SEED, -1))
    began, beside, moves = time.process_time(), 0.0, 0
    while not state.over:
        seat, move = _ordered(state) or _decided(state, moves, took)
        fought = isinstance(state.stack[-1], BattlePlans)
        spent = _timed(lambda: RULES.play(state, seat, move, Dice(SEED, RULES.throw(state, moves))))  # noqa: B023
        over = fought and not any(isinstance(each, Battle) for each in state.stack)
        (took.battles if over else took.play).append(spent)
        moves += 1
        if moves % EACH == 0:
            took.prompts.append(_timed(lambda: RULES.prompts(state)))
            took.view.append(_timed(lambda: RULES.view(state, moves % SEATS)))  # noqa: B023
            beside += took.prompts[-1] + took.view[-1]
    return took._replace(whole=time.process_time() - began - beside / 1000)


def _ordered(state: State) -> tuple[int, Action] | None:
    found = ((seat, RULES.ordered(state, seat)) for seat in range(SEATS))
    return next(((seat, order) for seat, order in found if order is not None), None)


def _decided(state: State, number: int, took: Took) -> tuple[int, Action]:
    for prompt in RULES.prompts(state):
        if prompt.optional:
            continue
        begin = time.process_time()
        move = RULES.android(state, prompt.seat, Dice(SEED + b" android", number))
        took.decided.append((time.process_time() - begin) * 1000)
        if move is not None:
            return prompt.seat, move
    raise AssertionError("nobody moves")


def _timed(deed: Callable[[], Any]) -> float:
    """Of the processor: others may be at work beside it."""
    begin = time.process_time()
    deed()
    return (time.process_time() - begin) * 1000


# Odds


def _odds() -> list[Figure]:
    usual = [_timed(partial(odds, each)) for each in _usual() for _ in range(3)]
    largest = [_timed(partial(odds, each)) for each in _largest()]
    return [
        _below("Imperium: odds of usual battles, the longest", usual, 1.0, 30),
        _below("Imperium: odds of the largest battles, the longest", largest, 1.0, 250),
    ]


def _usual() -> list[Fight]:
    fleet, other = (
        {"cruiser": 3, "dreadnought": 1},
        {"carrier": 2, "destroyer": 2, "fighter": 4, "cruiser": 2},
    )
    return [
        Fight("space", Side("sol", fleet), Side("letnev", other)),
        Fight("space", Side("jolnar", other), Side("norr", other, pds=(Battery(2),))),
        Fight("invasion", Side("sol", {"gf": 5}), Side("norr", {"gf": 4}, pds=(Battery(1),))),
        Fight("invasion", Side("sol", {"gf": 6, "shock": 1, "dreadnought": 2}), Side("yin", {"gf": 5})),
        Fight("custodians", Side("sol", {"cruiser": 3, "carrier": 1, "gf": 5}), Side("", {})),
    ]


def _largest() -> list[Fight]:
    navy = {"war_sun": 2, "dreadnought": 5, "carrier": 4, "cruiser": 8, "destroyer": 8, "fighter": 30}
    flying = frozenset({"graviton_negator"})
    ten = {"gf": 6, "shock": 4, "fighter": 10}
    return [
        Fight("space", Side("sol", navy), Side("letnev", navy, pds=(Battery(6),))),
        Fight("invasion", Side("sol", {"gf": 14}), Side("norr", {"gf": 12}, pds=(Battery(2),))),
        Fight("invasion", Side("sol", ten, flying), Side("norr", {"gf": 6, "shock": 4})),
    ]


# Its log


async def _loads() -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        store = await Store.open(Path(folder) / "imperium.sqlite3")
        workshop = Workshop(0)
        table = Table(store, workshop, {RULES.key: ImperiumFace()})
        took: dict[int, list[float]] = {LONG: [], SHORT: []}
        numbers = {size: await games.played(store, size, Options(), SEATS, RULES, _rank) for size in took}
        for _ in range(LOADS):
            for size, number in numbers.items():
                begin = time.perf_counter()
                loaded = await table.load(number)
                took[size].append((time.perf_counter() - begin) * 1000)
                assert saved.dump(loaded.state) == loaded.row.state
        await workshop.close()
        await store.close()
    name = f"Imperium: loading {LONG:,} moves against {SHORT}"
    return [against(name, quantile(took[LONG], 0.5), quantile(took[SHORT], 0.5), 2)]


def _rank(state: State, number: int) -> tuple[int, Action]:
    """Somebody changes his mind about what to pick, for as long as needed."""
    return number % state.seats, Rank(("leadership", "trade_2") if number % 2 else ("trade_2",))


# By post


def _post() -> list[Figure]:
    """One game by each policy; docs/balance-twilight-imperium.md has more of them."""
    return [each for adopt, most in ((0.0, WAITS), (0.5, ADOPT)) for each in _compared(adopt, most)]


def _compared(adopt: float, most: float) -> list[Figure]:
    tasks = post.tasks(2, SEATS, 6, ("ours", "anchor"), 60.0, adopt, "bench")
    found = days.sums([post.game(each) for each in tasks])
    waits, spent = days.ratios(found, "ours")
    return [
        Figure(
            f"Imperium by post: {what} a round, {adopt:.0%} give orders",
            f"{own:.1f}",
            f"{other:.1f}",
            ratio,
            f"<= {most:g}x",
            ratio <= most,
        )
        for what, own, other, ratio in (
            ("waits", _waits(found["ours"]), _waits(found["anchor"]), waits),
            ("days", found["ours"].days, found["anchor"].days, spent),
        )
    ]


def _waits(sums: days.Sums) -> float:
    return sums.a_round(sums.waits.total())
