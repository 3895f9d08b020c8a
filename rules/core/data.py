"""The components of a game as rows of TOML files: strict, so that a misspelt field is an error.

A table that owns the printed game puts files of its own into `content/<game>/`: each is read in place of
ours of the same name, and `python -m rules.check` says what is wrong with them.
"""

from __future__ import annotations

import os
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")
RULES = Path(__file__).parents[1]
LANGUAGES = ("en", "ru")
CONTENT = Path(os.environ.get("WARDROOM_CONTENT") or RULES.parent / "content")


class BadContent(Exception):
    """A file of components that cannot be used: which, where in it, and why."""

    def __init__(self, path: Path, where: str, why: object) -> None:
        folder = path.parent.parent.name if path.parent.name == "data" else path.parent.name
        super().__init__(f"{folder}/{path.name}{where}: {why} (see `python -m rules.check`)")


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of the data files."""


class Data:
    """The components of a game, by the name of its folder."""

    def __init__(self, game: str, content: Path = CONTENT) -> None:
        self.folder = RULES / game / "data"
        self.own = content / game
        self.file = cache(self._file)

    def paths(self) -> list[Path]:
        """Every file as it is read: the table's own, else ours."""
        return [self.path(ours.stem) for ours in sorted(self.folder.glob("*.toml"))]

    def path(self, name: str) -> Path:
        own = self.own / f"{name}.toml"
        return own if own.is_file() else self.folder / own.name

    def files(self) -> list[dict[str, Any]]:
        return [self.file(path.stem) for path in self.paths()]

    def _file(self, name: str) -> dict[str, Any]:
        path = self.path(name)
        try:
            read = tomllib.loads(path.read_text(encoding="utf-8"))
            return read if path.parent == self.folder else _in_both_languages(read)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise BadContent(path, "", problem) from None

    def rows(self, source: str, table: str, kind: type[T]) -> tuple[T, ...]:
        found = self.file(source).get(table)
        if not isinstance(found, list):
            raise BadContent(self.path(source), "", f"there must be rows [[{table}]]")
        return tuple(self._row(source, table, number, row, kind) for number, row in enumerate(found, 1))

    def _row(self, source: str, table: str, number: int, row: dict[str, Any], kind: type[T]) -> T:
        try:
            return msgspec.convert(row, kind)
        except msgspec.ValidationError as problem:
            named = row.get("id") or row.get("code") or ""
            raise BadContent(self.path(source), f", {table} {number} {named}".rstrip(), problem) from None

    def content(self) -> str:
        """What the table's own files are known by; nothing where there are none."""
        own = [path for path in self.paths() if path.parent == self.own]
        if not own:
            return ""
        whole = sha256()
        for path in own:
            whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return whole.hexdigest()[:16]


def _in_both_languages(read: Any) -> Any:
    """A table may write its cards in one language only: that then stands for the other as well."""
    if isinstance(read, list):
        return [_in_both_languages(each) for each in read]
    if not isinstance(read, dict):
        return read
    if read and set(read) <= set(LANGUAGES):
        return {language: read.get(language) or next(iter(read.values())) for language in LANGUAGES}
    return {field: _in_both_languages(value) for field, value in read.items()}


def games() -> list[str]:
    """Every game there are rules for, by the name of its folder."""
    return sorted(folder.parent.name for folder in RULES.glob("*/data"))


@cache
def content(game: str) -> str:
    """The table's own files of a game, by what they are known by; they are read once, as the game's are."""
    return Data(game).content()
