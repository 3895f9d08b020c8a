"""Every word a player reads: Fluent messages of a language, names of components, texts beside their data.

`Words("ru")("stats-played", count=3)`; an argument "#2" is the player in seat 2, "@E1-05" a component's name,
"¶scn.004.intro" a text of the data, "~[…]" another message (`rules.core.phrase`). A message belongs to the
game in whose file it stands (`xia_board.ftl`) and names what that game has: two games may use one id.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.visitor import Visitor

from rules.core.data import LANGUAGES as LANGUAGES
from rules.core.data import Data, games, guests

ROOT = Path(__file__).parent
DEFAULT = "en"
UNBROKEN = "\u00a0"
SAID = 8192
"""Messages that are remembered as they were filled in."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: only there a name stands at the margin."""
PARSER = FluentParser(with_spans=False)
PLACE = re.compile(r"\{(\w+)\}")
TWICE = re.compile(r"(?<=[^.][.!?…])\.(?!\S)")
"""The full stop of a message after that of a sentence it has been given."""

Seats = Callable[[int], str] | Mapping[int, str]
Kept = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By game, by id, by language."""


def language(locale: str | None) -> str:
    """The language of ours that suits a Discord locale such as "ru" or "en-GB"."""
    short = (locale or DEFAULT).split("-")[0]
    return short if short in LANGUAGES else DEFAULT


class Words:
    def __init__(self, lang: str) -> None:
        self.lang = language(lang)
        self._messages = _messages(self.lang)

    def __call__(self, key: str, seats: Seats | None = None, **args: Any) -> str:
        """The message, filled in. An unknown key is returned as it is, so that nothing is ever lost."""
        if not self._messages.has(key):
            return key
        game = game_of(key)
        filled = {name: self._argument(value, seats, game) for name, value in args.items()}
        for name, value in args.items():
            if isinstance(value, str) and value.startswith("¶"):
                filled[name] = _completed(filled[name], filled)
        return _said(self.lang, key, tuple((name, type(value), value) for name, value in filled.items()))

    def has(self, key: str) -> bool:
        return self._messages.has(key)

    def read(self) -> None:
        """All there is, while nobody waits: what is read later the collector of garbage looks at for ever."""
        self._messages.read()
        _names()
        _texts()

    def name(self, game: str | None, component: str) -> str:
        """The name of a card, tile or ship of this game, by its id or code."""
        return self._beside(_names(), game, component)

    def text(self, game: str | None, id: str) -> str:
        """A passage of prose that stands beside this game's data."""
        return self._beside(_texts(), game, id)

    def _beside(self, kept: Kept, game: str | None, id: str) -> str:
        """A message of the house may speak of any game: what only one of them has is found there."""
        found = next((kept[each][id] for each in ([game] if game else kept) if id in kept[each]), None)
        return found[self.lang] if found else id

    def _times(self, item: str, count: int) -> str:
        return self("list-times", count=count, item=item) if count > 1 else item

    def list(self, items: Sequence[str]) -> str:
        """One, two and 2 × three — as a sentence lists them. Numbers are told as they were rolled."""
        if not any(item.isdigit() for item in items):
            items = [self._times(item, count) for item, count in Counter(items).items()]
        if len(items) < 2:
            return "".join(items)
        return self("list-last", rest=", ".join(items[:-1]), last=items[-1])

    def _argument(self, value: Any, seats: Seats | None, game: str | None) -> Any:
        if isinstance(value, list | tuple):
            return self.list([str(self._argument(item, seats, game)) for item in value])
        if not isinstance(value, str):
            return value
        if value.startswith("@"):
            return self.name(game, value[1:])
        if value.startswith("¶"):
            return self.text(game, value[1:])
        if value.startswith("#") and value[1:].isdigit():
            return self._player(int(value[1:]), seats)
        return self._phrase(value, seats) if value.startswith("~[") else value

    def _phrase(self, value: str, seats: Seats | None) -> str:
        """A player's name may also start with "~[": text that is not one of our phrases is left as it is."""
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


class Named(Visitor):
    """What an entry refers to, as it is called in the files."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.ids.append(f"-{node.id.name}")
        self.generic_visit(node)


class Messages:
    """The messages of a language. Each is read when it is first said: a process says few of them, and to read
    them all takes it the better part of a second."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        for entries in _files(lang).values():
            self._written = entries | self._written
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self._written

    def filled(self, key: str, args: Mapping[str, Any]) -> str | None:
        """None where it says nothing, or nothing that can be read."""
        self._take(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(args))[0])

    def read(self) -> None:
        for id in self._written:
            self._take(id)

    def _take(self, id: str, asking: frozenset[str] = frozenset()) -> None:
        """With what it refers to, and after that: threads that draw speak too."""
        if id in self._read or id in asking or id not in self._written:
            return
        resource, named = PARSER.parse(self._written[id]), Named()
        named.visit(resource)
        for each in named.ids:
            self._take(each, asking | {id})
        self._bundle.add_resource(resource)
        self._read.add(id)


@cache
def _files(lang: str) -> dict[str, dict[str, str]]:
    """By the name of the file, the text of each of its entries by its id."""
    homes = [ROOT, *(guest.folder for guest in guests().values())]
    paths = [path for home in homes for path in sorted((home / "locales" / lang).glob("*.ftl"))]
    return {path.stem: _entries(typeset(path.read_text(encoding="utf-8"), lang)) for path in paths}


def _entries(text: str) -> dict[str, str]:
    begins = [*ENTRY.finditer(text)]
    ends = [*(each.start() for each in begins[1:]), len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], text[begin.start() : end])
    return found


@lru_cache(maxsize=SAID)
def _said(lang: str, key: str, filled: tuple[tuple[str, type, Any], ...]) -> str:
    """A table, its panels and its pings say the same over and over, and each costs more than it seems."""
    text = _messages(lang).filled(key, {name: value for name, _, value in filled})
    return key if text is None else TWICE.sub("", text)


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang)


def game_of(key: str) -> str | None:
    """The game a message belongs to; None is the house."""
    return _owners().get(key)


@cache
def _owners() -> dict[str, str]:
    return {
        id: game
        for stem, entries in _files(DEFAULT).items()
        for game in games()
        if stem == game or stem.startswith(f"{game}_")
        for id in entries
    }


@cache
def _names() -> Kept:
    """Names stand beside the facts they belong to: `name.en` and `name.ru` in the components' TOML."""
    return {game: dict(_named(Data(game))) for game in games()}


def _named(data: Data) -> Iterator[tuple[str, dict[str, str]]]:
    """By code or id; what is numbered inside a file goes by that file's id and its number: `006.3`."""
    for file in data.files():
        for row in (row for rows in file.values() if isinstance(rows, list) for row in rows):
            if isinstance(row, dict) and isinstance(row.get("name"), dict):
                yield str(row.get("code") or row.get("id") or f"{file['id']}.{row['no']}"), row["name"]


@cache
def _texts() -> Kept:
    return {
        game: {
            id: {lang: typeset(text, lang) for lang, text in said.items()}
            for id, said in Data(game).texts().items()
        }
        for game in games()
    }


def _completed(text: str, given: Mapping[str, Any]) -> str:
    """A text of the data may name what is told with it: `{squad}`."""
    return PLACE.sub(lambda found: str(given.get(found[1], found[0])), text)


def typeset(text: str, lang: str) -> str:
    """In Russian no line begins with a dash or a percent sign: the space before it does not break."""
    if lang != "ru":
        return text
    return text.replace(" — ", f"{UNBROKEN}— ").replace(" %", f"{UNBROKEN}%")


def typed(text: str) -> str:
    """What is shown, as somebody would type it to find it."""
    return text.replace(UNBROKEN, " ").casefold().replace("ё", "е")
