"""The components of a game as rows of TOML files: strict, so that a misspelt field is an error.

Files may lie in folders ("scenarios/004"). A table that owns the printed game puts files of its own into
`content/<game>/`: each is read in place of ours at the same place, and `python -m rules.check` says what is
wrong with any of them.

A game has rooms in the house (`rules/<game>`, `images/<game>`, `cogs/<game>`, files in `locales` and `docs`),
or it is a guest: one folder with all of them, named as a package by `WARDROOM_GAMES` (`tests.sample_game`).
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")
RULES = Path(__file__).parents[1]
LANGUAGES = ("en", "ru")
CONTENT = Path(os.environ.get("WARDROOM_CONTENT") or RULES.parent / "content")


class BadContent(Exception):
    """A file of components that cannot be used: which, where in it, and why."""

    def __init__(self, where: str, why: object) -> None:
        super().__init__(f"{where}: {why} (see `python -m rules.check`)")


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of the data files."""


class Data:
    """The components of a game, by the name of its folder."""

    def __init__(self, game: str, content: Path = CONTENT, ours: Path | None = None) -> None:
        self.game = game
        home = guests().get(game)
        self.folder = (ours / game if ours else home.folder if home else RULES / game) / "data"
        self.own = content / game
        self.file = cache(self._file)

    def names(self) -> list[str]:
        """Every file by its path without ending: "ships", "scenarios/004"."""
        found = (path.relative_to(self.folder).with_suffix("") for path in self.folder.rglob("*.toml"))
        return sorted(path.as_posix() for path in found)

    def paths(self) -> list[Path]:
        """Every file as it is read: the table's own, else ours."""
        return [self.path(name) for name in self.names()]

    def path(self, name: str) -> Path:
        own = self.own / f"{name}.toml"
        return own if own.is_file() else self.folder / f"{name}.toml"

    def is_own(self, name: str) -> bool:
        return not self.path(name).is_relative_to(self.folder)

    def files(self) -> list[dict[str, Any]]:
        return [self.file(name) for name in self.names()]

    def _file(self, name: str) -> dict[str, Any]:
        path = self.path(name)
        try:
            written = path.stat()
            read = _read(path, written.st_mtime_ns, written.st_size)
            return _in_both_languages(read) if self.is_own(name) else read
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise BadContent(self.where(name), problem) from None

    def where(self, name: str, table: str = "", number: int = 0) -> str:
        """A file, or a row of it, in words for whoever wrote it."""
        file = f"{self.game}/{name}.toml"
        if not table:
            return file
        row = self.file(name)[table][number - 1]
        named = f"{table} {number} {id_of(row)}".rstrip()
        line = _line(self.path(name).read_text(encoding="utf-8"), table, number)
        return f"{file}, line {line}, {named}" if line else f"{file}, {named}"

    def rows(self, source: str, table: str, kind: type[T]) -> tuple[T, ...]:
        found = self.file(source).get(table)
        if not isinstance(found, list):
            raise BadContent(self.where(source), f"rows of [[{table}]] are missing")
        return tuple(self._row(source, table, number, row, kind) for number, row in enumerate(found, 1))

    def _row(self, source: str, table: str, number: int, row: dict[str, Any], kind: type[T]) -> T:
        try:
            return msgspec.convert(row, kind)
        except msgspec.ValidationError as problem:
            raise BadContent(self.where(source, table, number), problem) from None

    def whole(self, source: str, kind: Any) -> Any:
        """A file that is one thing, its prose left aside."""
        read = {field: value for field, value in self.file(source).items() if field != "text"}
        try:
            return msgspec.convert(read, kind)
        except msgspec.ValidationError as problem:
            raise BadContent(self._spot(source, str(problem)), problem) from None

    def _spot(self, name: str, said: str) -> str:
        """Where in a file that is one thing the part is of which the reader complains."""
        path, field = PATH.search(said), FIELD.search(said)
        if path is None and field is None:
            return self.where(name)
        table, number, inner = path.groups() if path is not None else (None, None, None)
        wanted = inner or (field.group(1) if field is not None else "")
        line = _line_of(
            self.path(name).read_text(encoding="utf-8"), table or wanted, int(number or 0), wanted
        )
        return f"{self.where(name)}, line {line}" if line else self.where(name)

    def naming(self, name: str, fault: str) -> str:
        """A file, and the line with that word of a fault which it has in the fewest places."""
        lines = self.path(name).read_text(encoding="utf-8").splitlines()
        found = []
        for word in re.findall(r"\w[\w.]*\w|\w", fault):
            own = re.compile(rf"""["']{re.escape(word)}["']|^{re.escape(word)}\s*=""")
            there = [number for number, line in enumerate(lines, 1) if own.search(line)]
            if there:
                found.append((len(there), there[0]))
        line = min(found, key=lambda each: each[0])[1] if found else 0
        return f"{self.where(name)}, line {line}" if line else self.where(name)

    def texts(self) -> dict[str, dict[str, str]]:
        """Prose by its id, in every language: the tables [text.en] and [text.ru] of the files."""
        found: dict[str, dict[str, str]] = {}
        for name in self.names():
            tables = self.file(name).get("text", {})
            for id in dict.fromkeys(id for language in LANGUAGES for id in tables.get(language, {})):
                if id in found:
                    raise BadContent(self.where(name), f"there is another text {id}")
                written = {language: tables.get(language, {}).get(id) for language in LANGUAGES}
                some = next(text for text in written.values() if text)
                found[id] = {language: text or some for language, text in written.items()}
        return found

    def content(self) -> str:
        """What the table's own files are known by; nothing where there are none."""
        own = [name for name in self.names() if self.is_own(name)]
        if not own:
            return ""
        whole = sha256()
        for name in own:
            whole.update(f"{name}.toml".encode() + b"\0" + self.path(name).read_bytes() + b"\0")
        return whole.hexdigest()[:16]


@cache
def _read(path: Path, _written: int, _size: int) -> dict[str, Any]:
    """Rules, pictures and words all look into the files of a game: each is read once, changed by nobody."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def id_of(row: Any) -> str:
    return str(row.get("id") or row.get("code") or "") if isinstance(row, dict) else ""


def parts(row: Any, kind: type[T]) -> Iterator[T]:
    """Every part of that kind in a row, however deep it lies."""
    if isinstance(row, kind):
        yield row
    if isinstance(row, tuple):
        for each in row:
            yield from parts(each, kind)
    elif isinstance(row, Struct):
        for field in row.__struct_fields__:
            yield from parts(getattr(row, field), kind)


def _line(text: str, table: str, number: int) -> int:
    """The line on which a row of a table begins; 0 where rows are written in another way."""
    heads = [n for n, line in enumerate(text.splitlines(), 1) if line.split("#")[0].strip() == f"[[{table}]]"]
    return heads[number - 1] if number <= len(heads) else 0


PATH = re.compile(r"`\$\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?")
FIELD = re.compile(r"unknown field `(\w+)`")
"""How msgspec says where it is: `$.enemy[2].facing`."""


def _line_of(text: str, table: str, number: int, field: str) -> int:
    """The line of a field of a row or table; where the row begins if it is not there. 0: nowhere."""
    lines = text.splitlines()
    heads = (n for n, line in enumerate(lines, 1) if re.match(rf"(\[{table}\]|{table}\s*=)", line))
    start = _line(text, table, number + 1) or next(heads, 0)
    for n in range(start, len(lines) if start else 0):
        if lines[n].startswith("["):
            break
        if re.match(rf"{field}\s*=", lines[n]):
            return n + 1
    return start


def _in_both_languages(read: Any) -> Any:
    """A table may write its cards in one language only: that then stands for the other as well."""
    if isinstance(read, list):
        return [_in_both_languages(each) for each in read]
    if not isinstance(read, dict):
        return read
    if read and set(read) <= set(LANGUAGES):
        return {language: read.get(language) or next(iter(read.values())) for language in LANGUAGES}
    return {field: _in_both_languages(value) for field, value in read.items()}


class Guest(NamedTuple):
    """A game that is not at home in this house."""

    package: str
    folder: Path


def guests() -> dict[str, Guest]:
    found: dict[str, Guest] = {}
    for package in os.environ.get("WARDROOM_GAMES", "").split():
        found[package.rpartition(".")[2]] = Guest(package, _folder(package))
    return found


def _folder(package: str) -> Path:
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise BadContent("WARDROOM_GAMES", f"there is no package {package}")
    return Path(next(iter(spec.submodule_search_locations)))


def games() -> list[str]:
    """Every game that can be played, by the name of its folder."""
    return sorted([*(path.parent.name for path in RULES.glob("*/game.py")), *guests()])


def room(game: str, name: str) -> str:
    """The package with a game's `rules`, `images` or `cogs`."""
    guest = guests().get(game)
    return f"{guest.package}.{name}" if guest else f"{name}.{game}"


@cache
def content(game: str) -> str:
    """The table's own files of a game, by what they are known by; they are read once, as the game's are."""
    return Data(game).content()
