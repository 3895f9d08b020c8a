"""Every word a player reads: Fluent messages of a language, and the names of components.

`Words("ru")("lobby-join", count=3)`; an argument "#2" is the player in seat 2, "@E1-05" a component's name,
"~[…]" another message (`rules.core.phrase`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from rules.core.data import Data

ROOT = Path(__file__).parent
LANGUAGES = ("en", "ru")
DEFAULT = "en"

Seats = Callable[[int], str] | Mapping[int, str]


def language(locale: str | None) -> str:
    """The language of ours that suits a Discord locale such as "ru" or "en-GB"."""
    short = (locale or DEFAULT).split("-")[0]
    return short if short in LANGUAGES else DEFAULT


class Words:
    def __init__(self, lang: str) -> None:
        self.lang = language(lang)
        self._bundle = _bundle(self.lang)
        self._names = _names()

    def __call__(self, key: str, seats: Seats | None = None, **args: Any) -> str:
        """The message, filled in. A key without words shows itself, so that nothing is ever lost."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        filled = {name: self._argument(value, seats) for name, value in args.items()}
        text, _ = self._bundle.format_pattern(pattern, filled)
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def name(self, component: str) -> str:
        """The name of a card, tile or ship, by its id or code."""
        names = self._names.get(component)
        return names[self.lang] if names else component

    def list(self, items: Sequence[str]) -> str:
        """One, two and three — as a sentence lists them."""
        if len(items) < 2:
            return "".join(items)
        return self("list-last", rest=", ".join(items[:-1]), last=items[-1])

    def _argument(self, value: Any, seats: Seats | None) -> Any:
        if isinstance(value, list | tuple):
            return self.list([str(self._argument(item, seats)) for item in value])
        if not isinstance(value, str):
            return value
        if value.startswith("@"):
            return self.name(value[1:])
        if value.startswith("#") and value[1:].isdigit():
            return self._player(int(value[1:]), seats)
        return self._phrase(value, seats) if value.startswith("~[") else value

    def _phrase(self, value: str, seats: Seats | None) -> str:
        """A player may be called anything, "~[" too: what is no phrase of ours is left as it is."""
        try:
            key, args = json.loads(value[1:])
            return self(str(key), seats, **args)
        except (ValueError, TypeError):
            return value

    def _player(self, seat: int, seats: Seats | None) -> str:
        if seats is None:
            return self("seat-number", number=seat + 1)
        return seats(seat) if callable(seats) else seats[seat]


@cache
def words(lang: str) -> Words:
    return Words(language(lang))


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((ROOT / "locales" / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=1)
def _names() -> dict[str, dict[str, str]]:
    """Names stand beside the facts they belong to: `name.en` and `name.ru` in the components' TOML."""
    names: dict[str, dict[str, str]] = {}
    games = sorted(folder.parent.name for folder in (ROOT / "rules").glob("*/data"))
    for rows in (rows for game in games for file in Data(game).files() for rows in file.values()):
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict) and isinstance(row.get("name"), dict):
                names[str(row.get("code") or row["id"])] = row["name"]
    return names
