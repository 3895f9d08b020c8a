"""The kinds of components, and how to walk a tree of them."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.shapes import JSON

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component of a tree, parents before children, in the order of the page."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def media(component: JSON) -> Iterator[JSON]:
    """The media items ({"url": …}) that one component shows."""
    if component["type"] == GALLERY:
        yield from (item["media"] for item in component["items"])
    elif component["type"] == THUMBNAIL:
        yield component["media"]
    elif component["type"] == FILE:
        yield component["file"]
