"""Every picture of Salvage, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator

from images.gallery import Shown
from tests.sample_game.rules.view import CrewView, View

NAMES = ("Ann", "Борис", "Chidi")
START = View(0, "", (CrewView(4, 3, ()),) * 3, (), (1,), {}, False)
MIDDLE = View(
    2,
    "middle",
    (CrewView(3, 3, (1, 2, 3)), CrewView(3, 9, (11, 15, 29)), CrewView(3, 4, (30,))),
    (4, 9, 17),
    (0, 2),
    {},
    False,
)


def shown() -> Iterator[Shown]:
    for name, view in (("start", START), ("middle", MIDDLE)):
        yield Shown("board", name, view, NAMES)
