"""python -m rules.check [game …]: can the games be played with their files, ours and a table's own?

Each file of `content/<game>/` stands in for the one at the same place in `rules/<game>/data/`. Every row is
read strictly, what the rules count on is checked, and then androids play a game with it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any

from rules.core.data import CONTENT, LANGUAGES, RULES, BadContent, Data, games, id_of, room
from rules.core.dice import Dice
from rules.core.playout import NoEnd, play_out

SEED = b"content"
LONGEST_TEXT = 1200
"""Characters of a passage of prose: more does not fit a page."""


def main(chosen: Sequence[str]) -> int:
    own = {path.name for path in CONTENT.glob("*") if path.is_dir()}
    return max(_report(game) for game in chosen or sorted({*games(), *own}))


def _report(game: str) -> int:
    found = list(faults(game)) or list(_unplayable(game))
    print(f"{game}: {'not playable' if found else _good(game)}")
    for fault in found:
        print(f"  {fault}")
    return 1 if found else 0


def _good(game: str) -> str:
    data = Data(game)
    own = [f"{name}.toml" for name in data.names() if data.is_own(name)]
    return f"ok, {len(data.names())} files" + (f"; the table's own: {', '.join(own)}" if own else "")


def faults(game: str) -> Iterator[str]:
    """What is wrong with a game's files, in words for whoever wrote them."""
    if game not in games() and not _being_built(game):
        yield f"unknown game {game}; known games: {', '.join(games())}"
        return
    try:
        yield from of_data(Data(game), Data(game, content=RULES))
        if game in games():
            import_module(f"{room(game, 'rules')}.game")
        own = f"{room(game, 'rules')}.check"
        yield from import_module(own).faults() if find_spec(own) else ()
    except BadContent as problem:
        yield str(problem)
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        yield f"a file could not be read ({type(problem).__name__}: {problem})"


def _being_built(game: str) -> bool:
    """Not on the shelf yet: its files can be read, but nobody can play it."""
    return game.isidentifier() and (RULES / game / "data").is_dir()


def of_data(data: Data, ours: Data) -> Iterator[str]:
    """What can be said without the rules: files, tables, ids, languages, texts."""
    yield from _stand_in_for_nothing(data)
    for name in data.names():
        yield from _like_ours(data, ours, name)
        yield from _languages(data, name)
    yield from texts(data)


def _stand_in_for_nothing(data: Data) -> Iterator[str]:
    known = data.names()
    for path in sorted(data.own.rglob("*")):
        name = path.relative_to(data.own)
        if path.is_file() and (path.suffix != ".toml" or name.with_suffix("").as_posix() not in known):
            could = ", ".join(f"{each}.toml" for each in known)
            yield f"{data.game}/{name.as_posix()} replaces no file of ours; expected one of: {could}"


def _like_ours(data: Data, ours: Data, name: str) -> Iterator[str]:
    """As many rows in each table as the box holds, and no card twice. A file that is one thing, a scenario,
    is its author's."""
    if "id" in ours.file(name):
        return
    for table, rows in ours.file(name).items():
        own = data.file(name).get(table)
        if type(own) is not type(rows):
            yield f"{data.where(name)}: {table} is missing"
        elif isinstance(rows, list) and isinstance(own, list):
            if len(own) != len(rows):
                yield f"{data.where(name)}: expected {len(rows)} rows of [[{table}]], found {len(own)}"
            ids = Counter(id for id in map(id_of, own) if id)
            for number, row in enumerate(own, 1):
                if ids[id_of(row)] > 1:
                    yield f"{data.where(name, table, number)}: it appears {ids[id_of(row)]} times"


def _languages(data: Data, name: str) -> Iterator[str]:
    """Whatever is written in one language is written in all of them."""
    for table, rows in data.file(name).items():
        for number, row in enumerate(rows if isinstance(rows, list) else (), 1):
            for field, value in row.items() if isinstance(row, dict) else ():
                spoken = isinstance(value, dict) and not set(value).isdisjoint(LANGUAGES)
                missing = [lang for lang in LANGUAGES if not value.get(lang)] if spoken else []
                if missing:
                    yield f"{data.where(name, table, number)}: {field} lacks {', '.join(missing)}"


def texts(data: Data) -> Iterator[str]:
    """Prose is whole in every language, and fits a page."""
    for name in data.names():
        tables = data.file(name).get("text", {})
        ids = dict.fromkeys(id for table in tables.values() for id in table)
        for id, lang in product(ids, LANGUAGES):
            length = len(tables.get(lang, {}).get(id, ""))
            if not length:
                yield f"{data.where(name)}: [text.{lang}] lacks {id}"
            elif length > LONGEST_TEXT:
                yield f"{data.where(name)}: [text.{lang}] {id} has {length} characters, not {LONGEST_TEXT}"


def _unplayable(game: str) -> Iterator[str]:
    """A game between androids, as they would play it at a table."""
    if _being_built(game) and game not in games():
        return
    rules = import_module(f"{room(game, 'rules')}.game").RULES
    usual = rules.options()
    least = next(count for count in rules.seats if rules.why_not(usual, count) is None)
    for options, seats in ((usual, least), *_trials(game)):
        try:
            play_out(rules, rules.start(options, seats, Dice(SEED, -1)), SEED)
        except (NoEnd, AssertionError, LookupError, TypeError, ValueError) as problem:
            yield f"{options} with {seats} players cannot be played ({type(problem).__name__}: {problem})"


def _trials(game: str) -> Iterator[tuple[Any, int]]:
    """What else is to be played, if the game knows: options and players."""
    own = f"{room(game, 'rules')}.check"
    trials = getattr(import_module(own), "trials", None) if find_spec(own) else None
    return trials() if trials is not None else iter(())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
