"""The components of a game as rows of TOML files: strict, so that a misspelt field is an error."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of the data files."""


class Data:
    """The data folder of a game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = cache(self._file)

    def _file(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self.folder / f"{name}.toml").read_text(encoding="utf-8"))

    def rows(self, source: str, table: str, kind: type[T]) -> tuple[T, ...]:
        return tuple(msgspec.convert(row, kind) for row in self.file(source)[table])
