"""make bench: every figure beside its baseline, measured in one run. It never fails; it tells."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import sys
import time
import traceback
from collections.abc import Awaitable, Callable

import audio
from bench import (
    clicks,
    imperium,
    lateness,
    many,
    meters,
    moves,
    neighbours,
    pictures,
    postgres,
    scale,
    sorties,
    space_alert,
    startup,
    store,
    xia,
)
from bench.figures import Figure, table


async def drawing() -> list[Figure]:
    return pictures.measure()


async def missions() -> list[Figure]:
    return space_alert.measure()


async def flights() -> list[Figure]:
    return xia.measure()


async def commands() -> list[Figure]:
    return sorties.measure()


async def evenings() -> list[Figure]:
    return [*scale.measure(), *await many.measure()]


async def packets() -> list[Figure]:
    with contextlib.redirect_stdout(io.StringIO()):
        cost = audio.bench()
    return [
        Figure(
            "audio packet of 20 ms, work p99",
            f"{cost['p99']:.2f} ms",
            f"p50 {cost['p50']:.2f} ms",
            None,
            "< 5 ms",
            cost["p99"] < 5,
        )
    ]


PARTS: dict[str, Callable[[], Awaitable[list[Figure]]]] = {
    "clicks": clicks.measure,
    "meters": meters.measure,
    "moves": moves.measure,
    "neighbours": neighbours.measure,
    "store": store.measure,
    "postgres": postgres.measure,
    "pictures": drawing,
    "startup": startup.measure,
    "missions": missions,
    "flights": flights,
    "sorties": commands,
    "imperium": imperium.measure,
    "scale": evenings,
    "lateness": lateness.measure,
    "audio": packets,
}


def main(wanted: list[str]) -> None:
    figures: list[Figure] = []
    for name, measure in PARTS.items():
        if wanted and name not in wanted:
            continue
        gc.collect()
        gc.freeze()  # as the bot does: else Discord, which is played here, stands still under a click
        begin = time.perf_counter()
        try:
            figures += asyncio.run(measure())  # type: ignore[arg-type]
        except Exception:
            traceback.print_exc()
            figures.append(Figure(name, "failed", "", None, "", False))
        print(f"{name}: {time.perf_counter() - begin:.0f} s", file=sys.stderr, flush=True)
    print(table(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
