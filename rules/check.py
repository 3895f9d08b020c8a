"""python -m rules.check: can the games be played with the files of `content/`?

Each file of `content/<game>/` stands in for the one of the same name in `rules/<game>/data/`. Every row is
read strictly, what the rules count on is checked, and then androids play a game with it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from rules.core import fold
from rules.core.campaign import first_state
from rules.core.contract import CLOCK, Rules
from rules.core.data import CONTENT, RULES, BadContent, Data, games
from rules.core.dice import Dice

MOST_MOVES = 20_000
SEED = b"content"


def main() -> int:
    folders = sorted(path for path in CONTENT.glob("*") if path.is_dir())
    if not folders:
        print(f"No table has files of its own: there is no folder of a game in {CONTENT.name}/.")
        return 0
    return max([_report(folder.name) for folder in folders])


def _report(game: str) -> int:
    found = list(faults(game))
    print(f"{game}: {'cannot be played so' if found else 'good'}")
    for fault in found:
        print(f"  {fault}")
    if not found:
        print(f"  {_playout(import_module(f'rules.{game}.game').RULES)}")
    return 1 if found else 0


def faults(game: str) -> Iterator[str]:
    """What is wrong with a game's own files, in words for whoever wrote them."""
    if not (RULES / game / "data").is_dir():
        yield f"there is no game {game}; there are {', '.join(games())}"
        return
    data, ours = Data(game), Data(game, content=RULES)
    known = [path.name for path in ours.paths()]
    for path in sorted(data.own.iterdir()):
        if path.name not in known:
            yield f"{path.name} stands in for nothing; it could be {', '.join(known)}"
    try:
        for path in data.paths():
            yield from _like_ours(data, ours, path.stem)
        import_module(f"rules.{game}.game")
        yield from import_module(f"rules.{game}.check").faults()
    except BadContent as problem:
        yield str(problem)
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        yield f"a file cannot be read as ours are ({type(problem).__name__}: {problem})"


def _like_ours(data: Data, ours: Data, name: str) -> Iterator[str]:
    """As many rows in each table as the box holds, and no card twice."""
    for table, rows in ours.file(name).items():
        own = data.file(name).get(table)
        if type(own) is not type(rows):
            yield f"{name}.toml: {table} is missing"
        elif isinstance(rows, list) and isinstance(own, list):
            if len(own) != len(rows):
                yield f"{name}.toml: there must be {len(rows)} of [[{table}]], not {len(own)}"
            ids = Counter(_id(row) for row in own)
            yield from (f"{name}.toml: {id} is there {n} times" for id, n in ids.items() if id and n > 1)


def _id(row: Any) -> str:
    return str(row.get("id") or row.get("code") or "") if isinstance(row, dict) else ""


def _playout(rules: Rules[Any]) -> str:
    """A game between androids, as they would play it at a table."""
    seats = rules.seats.start
    state = first_state(rules, rules.options(), seats, Dice(SEED, -1), None)
    for number in range(MOST_MOVES):
        if rules.outcome(state) is not None:
            return f"a game of {seats} androids ends after {number} moves"
        _move(rules, state, number)
    return f"a game of {seats} androids has not ended after {MOST_MOVES} moves"


def _move(rules: Rules[Any], state: Any, number: int) -> None:
    dice = Dice(SEED, number)
    for prompt in rules.prompts(state):
        action = rules.android(state, prompt.seat, dice)
        if action is not None:
            rules.play(state, prompt.seat, action, fold.dice(rules, state, SEED, number))
            return
    rules.play(state, CLOCK, next(iter(rules.moves(state, CLOCK))), fold.dice(rules, state, SEED, number))


if __name__ == "__main__":
    sys.exit(main())
