"""Component trees: what may stand where, how many, and with what in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from sandbox.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    walk,
)
from sandbox.shapes import JSON

LINK, PREMIUM = 5, 6
ROWS, COMPONENTS, TEXT_TOTAL, MODAL_ROWS, GALLERY_ITEMS = 5, 40, 4000, 5, 10
IN_CONTAINER = {ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR}
TOP_LEVEL = IN_CONTAINER | {CONTAINER}
IN_LABEL = {TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}

Rule = Callable[[JSON], Iterator[str]]


def message(components: list[JSON], *, v2: bool) -> Iterator[str]:
    yield from _places(components, v2)
    yield from _counts(components, v2)
    yield from _distinct(components)
    for component in walk(components):
        if rule := RULES.get(component["type"]):
            yield from rule(component)


def modal(components: list[JSON]) -> Iterator[str]:
    if not 1 <= len(components) <= MODAL_ROWS:
        yield f"components: a modal has 1 to {MODAL_ROWS} rows, not {len(components)}"
    for row in components:
        inner = row.get("components") or []
        if row["type"] == ROW and [c["type"] for c in inner] != [TEXT_INPUT]:
            yield "a modal's action row holds one text input"
        elif row["type"] == LABEL and (row.get("component") or {}).get("type") not in IN_LABEL:
            yield "a label holds one input"
        elif row["type"] not in (ROW, LABEL, TEXT_DISPLAY):
            yield f"a modal cannot hold component type {row['type']}"
    yield from _distinct(components)
    for component in walk(components):
        if component["type"] in SELECTS:
            yield from select(component)
        if component["type"] == TEXT_INPUT:
            yield from text_input(component)


def _places(components: list[JSON], v2: bool) -> Iterator[str]:
    allowed = TOP_LEVEL if v2 else {ROW}
    for component in components:
        kind = component["type"]
        if kind not in allowed and kind in TOP_LEVEL:
            yield f"component type {kind} needs the Components V2 flag"
        elif kind not in allowed:
            yield f"component type {kind} cannot stand at the top"
        for child in (component.get("components") or []) if kind == CONTAINER else []:
            if child["type"] not in IN_CONTAINER:
                yield f"component type {child['type']} cannot stand in a container"


def _counts(components: list[JSON], v2: bool) -> Iterator[str]:
    if not v2:
        if len(components) > ROWS:
            yield f"components: {len(components)} rows, {ROWS} are allowed"
        return
    every = list(walk(components))
    if len(every) > COMPONENTS:
        yield f"components: {len(every)} in all, {COMPONENTS} are allowed"
    total = sum(len(c.get("content") or "") for c in every if c["type"] == TEXT_DISPLAY)
    if total > TEXT_TOTAL:
        yield f"components: {total} letters of text in all, {TEXT_TOTAL} are allowed"


def _distinct(components: list[JSON]) -> Iterator[str]:
    for key in ("custom_id", "id"):
        values = Counter(c[key] for c in walk(components) if c.get(key))
        for value, count in values.items():
            if count > 1:
                yield f"{key} {value!r} is used {count} times"


def row(component: JSON) -> Iterator[str]:
    kinds = [child["type"] for child in component.get("components") or []]
    buttons, menus = kinds.count(BUTTON), sum(kind in SELECTS for kind in kinds)
    if not kinds or buttons + menus != len(kinds):
        yield "an action row holds buttons or one menu"
    if buttons > 5 or menus > 1 or (buttons and menus):
        yield f"an action row holds up to 5 buttons or one menu, not {buttons} and {menus}"


def button(component: JSON) -> Iterator[str]:
    style = component.get("style")
    if style == LINK and (not component.get("url") or component.get("custom_id")):
        yield "a link button has a url and no custom_id"
    elif style not in (LINK, PREMIUM) and (not component.get("custom_id") or component.get("url")):
        yield "a button has a custom_id and no url"
    if style != PREMIUM and not component.get("label") and not component.get("emoji"):
        yield "a button has a label or an emoji"


def select(component: JSON) -> Iterator[str]:
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if low > high:
        yield f"min_values {low} is above max_values {high}"
    if component["type"] != STRING_SELECT:
        return
    options = component.get("options") or []
    if high > len(options):
        yield f"max_values {high} is above the {len(options)} options"
    for value, count in Counter(option["value"] for option in options).items():
        if count > 1:
            yield f"{count} options have the value {value!r}"
    if sum(bool(option.get("default")) for option in options) > high:
        yield "more options are chosen by default than may be chosen"


def text_input(component: JSON) -> Iterator[str]:
    low, high = component.get("min_length") or 0, component.get("max_length") or 4000
    if low > high:
        yield f"min_length {low} is above max_length {high}"
    if len(component.get("value") or "") > high:
        yield "the value is longer than max_length"


def section(component: JSON) -> Iterator[str]:
    kinds = [child["type"] for child in component.get("components") or []]
    if not 1 <= len(kinds) <= 3 or set(kinds) != {TEXT_DISPLAY}:
        yield "a section holds one to three texts"
    if (component.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        yield "a section has a button or a thumbnail beside it"


def gallery(component: JSON) -> Iterator[str]:
    count = len(component.get("items") or [])
    if not 1 <= count <= GALLERY_ITEMS:
        yield f"a gallery shows 1 to {GALLERY_ITEMS} items, not {count}"


def text(component: JSON) -> Iterator[str]:
    if not (component.get("content") or "").strip():
        yield "a text display may not be empty"


def container(component: JSON) -> Iterator[str]:
    if not component.get("components"):
        yield "a container may not be empty"


def file(component: JSON) -> Iterator[str]:
    if not component["file"]["url"].startswith(("attachment://", "https://cdn.discordapp.com/attachments/")):
        yield "a file display shows an attachment of its message"


RULES: dict[int, Rule] = {
    ROW: row,
    BUTTON: button,
    SECTION: section,
    GALLERY: gallery,
    TEXT_DISPLAY: text,
    CONTAINER: container,
    FILE: file,
    **dict.fromkeys(SELECTS, select),
}
