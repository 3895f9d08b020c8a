"""Record the playthroughs anew: `python -m tests.playthroughs.record`, or only those of some games by name.

To be done only when old games may break: raise the `version` of the rules with it, so that running games
keep the state they have.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial

from tests.playthroughs import epic, flights, legends, turns
from tests.playthroughs.playthrough import FOLDER

FILES: dict[str, Callable[[], str]] = {
    **{f"space_alert-{name}": partial(flights.record, name) for name in flights.RECORDED},
    **{name: partial(turns.record, name) for name in turns.RECORDED},
    legends.NAME: legends.record,
    epic.NAME: epic.record,
}


def main(games: Sequence[str]) -> None:
    for file, record in FILES.items():
        if games and not file.startswith(tuple(games)):
            continue
        text = record()
        (FOLDER / f"{file}.txt").write_text(text, encoding="utf-8")
        print(f"{file}: {len(text.splitlines())} lines, {text.splitlines()[-1][:60]}")


if __name__ == "__main__":
    main(sys.argv[1:])
