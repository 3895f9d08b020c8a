"""What Discord refuses though its API description allows it: messages, embeds, attachments, modals, commands.

One small function a rule; each yields sentences about what is wrong. Component trees are in `layout`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from sandbox import layout
from sandbox.components import media, walk
from sandbox.shapes import COMPONENTS_V2, JSON

EMPTY = "message: it is empty"
CONTENT, EMBEDS_TOTAL, COMMAND_TOTAL = 2000, 6000, 8000
COMMAND_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
LOCALES = {
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
}
SUB_COMMAND, SUB_GROUP = 1, 2


@dataclass
class Draft:
    """A message as it would stand after the request."""

    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    flags: int = 0
    files: list[str] = field(default_factory=list)
    described: list[str] = field(default_factory=list)
    """Ids in the request's `attachments`, and those that they may name."""
    nameable: set[str] = field(default_factory=set)
    other: bool = False
    """Something else that makes a message: a poll, a sticker, a forward."""

    @property
    def v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


def draft(body: JSON, files: dict[str, str], existing: JSON | None = None) -> Draft:
    """`files` are the uploaded parts: field name to file name."""
    old = existing or {"content": "", "embeds": [], "components": [], "flags": 0, "attachments": []}
    described = [str(a["id"]) for a in body.get("attachments") or []]
    kept = [a for a in old["attachments"] if "attachments" not in body or a["id"] in described]
    numbers = {name.removeprefix("files[").removesuffix("]") for name in files}
    return Draft(
        content=(body["content"] or "") if "content" in body else old["content"],
        embeds=(body["embeds"] or []) if "embeds" in body else old["embeds"],
        components=(body["components"] or []) if "components" in body else old["components"],
        flags=(body.get("flags") or 0) | (old["flags"] & COMPONENTS_V2),
        files=[a["filename"] for a in kept] + list(files.values()),
        described=described,
        nameable=numbers | {a["id"] for a in old["attachments"]},
        other=bool(body.get("poll") or body.get("sticker_ids") or body.get("message_reference")),
    )


# -- messages --------------------------------------------------------------------------------------


def content_length(message: Draft) -> Iterator[str]:
    if len(message.content) > CONTENT:
        yield f"content: {len(message.content)} letters, a bot may send {CONTENT}"


def empty_message(message: Draft) -> Iterator[str]:
    if not (message.content or message.embeds or message.components or message.files or message.other):
        yield EMPTY


def empty_fields(message: Draft) -> Iterator[str]:
    for number, embed in enumerate(message.embeds):
        for place, entry in enumerate(embed.get("fields") or []):
            if not str(entry.get("name", "")).strip() or not str(entry.get("value", "")).strip():
                yield f"embeds/{number}/fields/{place}: name and value may not be empty"


def embeds_total(message: Draft) -> Iterator[str]:
    total = sum(len(text) for embed in message.embeds for text in _embed_texts(embed))
    if total > EMBEDS_TOTAL:
        yield f"embeds: {total} letters in all, {EMBEDS_TOTAL} are allowed"


def _embed_texts(embed: JSON) -> Iterator[str]:
    yield from (embed.get(key) or "" for key in ("title", "description"))
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for entry in embed.get("fields") or []:
        yield entry.get("name") or ""
        yield entry.get("value") or ""


def v2_alone(message: Draft) -> Iterator[str]:
    if message.v2 and (message.content or message.embeds):
        yield "flags: a Components V2 message has neither content nor embeds"


def attachments_named(message: Draft) -> Iterator[str]:
    for attachment in message.described:
        if attachment not in message.nameable:
            yield f"attachments: there is no file {attachment}"
    for attachment, count in Counter(message.described).items():
        if count > 1:
            yield f"attachments: {attachment} is named {count} times"


def attachments_shown(message: Draft) -> Iterator[str]:
    """Every attachment:// address leads to a file of this message."""
    urls = [item["url"] for c in walk(message.components) for item in media(c)]
    urls += [
        embed[place]["url"]
        for embed in message.embeds
        for place in ("image", "thumbnail")
        if embed.get(place)
    ]
    for url in urls:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in message.files:
            yield f"{url}: no such file was attached"


def component_tree(message: Draft) -> Iterator[str]:
    yield from layout.message(message.components, v2=message.v2)


MESSAGE: tuple[Callable[[Draft], Iterator[str]], ...] = (
    content_length,
    empty_message,
    empty_fields,
    embeds_total,
    v2_alone,
    attachments_named,
    attachments_shown,
    component_tree,
)


def message(body: JSON, files: dict[str, str], existing: JSON | None = None) -> list[str]:
    """What is wrong with sending this, or with editing `existing` so."""
    result = draft(body, files, existing)
    return [problem for rule in MESSAGE for problem in rule(result)]


def modal(body: JSON) -> list[str]:
    return list(layout.modal(body["components"]))


# -- commands --------------------------------------------------------------------------------------


def command_name(command: JSON) -> Iterator[str]:
    if command.get("type", 1) != 1:
        return
    for place in _entries(command):
        for name in (place["name"], *(place.get("name_localizations") or {}).values()):
            if not COMMAND_NAME.fullmatch(name) or name != name.lower():
                yield f"{name!r}: a name is lower case, without spaces, 1 to 32 letters"


def described(command: JSON) -> Iterator[str]:
    if command.get("type", 1) != 1:
        if command.get("description"):
            yield f"{command['name']!r}: a menu entry has no description"
        return
    for place in _entries(command):
        if not (place.get("description") or "").strip():
            yield f"{place['name']!r}: the description is empty"


def known_locales(command: JSON) -> Iterator[str]:
    for place in (*_entries(command), *(c for o in _entries(command) for c in o.get("choices") or [])):
        for key in ("name_localizations", "description_localizations"):
            for locale in (place.get(key) or {}).keys() - LOCALES:
                yield f"{place['name']!r}: {key} has the unknown locale {locale!r}"


def required_first(command: JSON) -> Iterator[str]:
    for place in _entries(command):
        seen_optional = False
        for option in place.get("options") or []:
            if option["type"] in (SUB_COMMAND, SUB_GROUP):
                continue
            if option.get("required") and seen_optional:
                yield f"{option['name']!r}: required options come first"
            seen_optional = seen_optional or not option.get("required")


def distinct_options(command: JSON) -> Iterator[str]:
    for place in _entries(command):
        for name in _twice(option["name"] for option in place.get("options") or []):
            yield f"{place['name']!r}: two options are called {name!r}"
        for key in ("name", "value"):
            for value in _twice(str(choice[key]) for choice in place.get("choices") or []):
                yield f"{place['name']!r}: two choices have the {key} {value!r}"


def options_fit(command: JSON) -> Iterator[str]:
    for place in _entries(command):
        kinds = {option["type"] in (SUB_COMMAND, SUB_GROUP) for option in place.get("options") or []}
        if len(kinds) > 1:
            yield f"{place['name']!r}: sub-commands and options do not mix"
        if place.get("choices") and place.get("autocomplete"):
            yield f"{place['name']!r}: choices and autocomplete exclude each other"
        for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
            if place.get(low) is not None and place.get(high) is not None and place[low] > place[high]:
                yield f"{place['name']!r}: {low} is above {high}"


def command_total(command: JSON) -> Iterator[str]:
    total = sum(_longest(place, "name") + _longest(place, "description") for place in _entries(command))
    total += sum(
        _longest(choice, "name") + len(str(choice["value"]))
        for place in _entries(command)
        for choice in place.get("choices") or []
    )
    if total > COMMAND_TOTAL:
        yield f"{command['name']!r}: {total} letters in all, {COMMAND_TOTAL} are allowed"


COMMAND: tuple[Callable[[JSON], Iterator[str]], ...] = (
    command_name,
    described,
    known_locales,
    required_first,
    distinct_options,
    options_fit,
    command_total,
)


def commands(given: list[JSON]) -> list[str]:
    problems = [problem for command in given for rule in COMMAND for problem in rule(command)]
    names = [f"{command['name']} (type {command.get('type', 1)})" for command in given]
    return problems + [f"two commands are called {name}" for name in _twice(names)]


def _entries(command: JSON) -> Iterator[JSON]:
    """The command, its sub-commands and options, at every depth."""
    yield command
    for option in command.get("options") or []:
        yield from _entries(option)


def _longest(place: JSON, key: str) -> int:
    texts = [place.get(key) or "", *(place.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def _twice(values: Iterable[str]) -> list[str]:
    return [value for value, count in Counter(values).items() if count > 1]
