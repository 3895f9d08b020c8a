"""Every picture of Space Alert, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.gallery import Shown
from images.space_alert.samples import NAMES, SAMPLES
from rules.space_alert.view import View

HANDS = {"planning": "hand.6", "two": "hand.3", "solo": "hand.2.1", "silence": "hand.6"}
SHOWN = {
    "lineup": ("start", "planning", "trouble", "won"),
    "turn": ("trouble", "fullest"),
    "score": ("won", "lost"),
}
THREATS = {"planning": (2, 4), "fullest": (0, 8)}


def shown() -> Iterator[Shown]:
    views = {name: make() for name, make in SAMPLES.items()}
    for name, view in views.items():
        yield Shown("board", name, view, NAMES)
    for name, what in HANDS.items():
        yield Shown(what, name, views[name], NAMES)
    for what, some in SHOWN.items():
        for name in some:
            yield Shown(what, name, views[name], NAMES)
    for name, places in THREATS.items():
        for place in places:
            code = views[name].threats[place].code
            yield Shown(f"threat.{code}", code, views[name], NAMES)


def film() -> tuple[Sequence[View], Sequence[str]]:
    return [SAMPLES[name]() for name in ("trouble", "fullest", "won")], NAMES
