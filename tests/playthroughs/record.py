"""Record the playthroughs anew: `python -m tests.playthroughs.record`, or only those of some games by name.

To be done only when old games may break: raise the `version` of the rules with it, so that running games
keep the state they have.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from tests.playthroughs import epic, flights, legends, squads, turns
from tests.playthroughs.playthrough import FOLDER

FILES: dict[str, Callable[[], str]] = {
    **{f"space_alert-{name}": partial(flights.record, name) for name in flights.RECORDED},
    **{name: partial(turns.record, name) for name in turns.RECORDED},
    **{name: partial(squads.skirmish, name) for name in squads.SKIRMISHES},
    squads.RARE: squads.rare,
    legends.NAME: legends.record,
    epic.NAME: epic.record,
}
CHAINS: dict[str, Callable[[], Iterable[tuple[str, str]]]] = {
    name: partial(squads.chapters, name) for name in squads.CHAINS
}
"""Campaigns: a file for each chapter."""


def main(games: Sequence[str]) -> None:
    for file, record in FILES.items():
        if _asked(file, games):
            _write(file, record())
    for name, chapters in CHAINS.items():
        if _asked(name, games):
            for old in FOLDER.glob(f"{name}-*.txt"):
                old.unlink()
            for file, text in chapters():
                _write(file, text)


def _asked(file: str, games: Sequence[str]) -> bool:
    return not games or file.startswith(tuple(games))


def _write(file: str, text: str) -> None:
    (FOLDER / f"{file}.txt").write_text(text, encoding="utf-8")
    print(f"{file}: {len(text.splitlines())} lines, {text.splitlines()[-1][:60]}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
