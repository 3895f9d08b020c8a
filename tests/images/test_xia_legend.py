"""Words beside the maps of Xia: header, legend and a sector's panel say what there is, whole."""

import pytest
from msgspec.structs import replace

from images import xia
from images.canvas import Canvas
from images.xia import legend as legends
from images.xia import samples
from images.xia.panel import paint_panel
from images.xia.spaces import Thing, some
from images.xia.system import ring
from rules.xia.view import View
from tests.images.ink import Ink
from words import LANGUAGES, words

NAMES = samples.NAMES
EN, RU = words("en"), words("ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_every_sector_all_is_told_whole(lang: str, ink: Ink) -> None:
    """Large where there is little to tell, and never over each other, also below a name of two lines."""
    for here in samples.whole().sectors:
        c = Canvas(1600, 1180)
        paint_panel(c, here, words(lang), 1030)
        assert words(lang)("xia-pic-sector-foot") in ink.said()
        assert min(line.size for line in ink.lines[:-1]) >= 27, here.id
        assert not ink.problems(c.im), here.id


def test_npcs_and_goals_on_the_map_are_told_in_its_legend(ink: Ink) -> None:
    def told(view: View) -> str:
        ink.lines.clear()
        xia.around(view, EN, NAMES)
        return ink.said()

    assert "Enforcer" not in told(samples.start())
    assert "Enforcer" in told(samples.middle())
    assert EN("xia-pic-legend-goal") not in told(samples.middle())
    assert {"Enforcer", "Scoundrel", "Merchant", EN("xia-pic-legend-goal")} <= {
        *told(samples.ring()).split("\n")
    }
    assert EN("xia-pic-legend-onwards") in told(samples.whole())
    assert "Enforcer" not in told(replace(samples.middle(), npcs=(samples.npc("enforcer", None),)))


def test_what_finds_no_place_beside_a_ship_is_counted() -> None:
    cube, many = Thing("cube", ("holo", "H")), Thing("cube", ("spice", "S"), 0.8, 4)
    assert some([cube, many], 3) == [cube, many]
    assert some([cube, cube, many], 3) == [cube, cube, many]
    *shown, last = some([cube, cube, many, cube], 3)
    assert shown == [cube, cube]
    assert (last.name, last.args) == ("more", (5,))


def test_a_long_name_above_the_map_takes_two_lines(ink: Ink) -> None:
    xia.around(samples.start(), RU, ("Хранительница Печатей", *NAMES[1:]))
    assert {"Хранительница", "Печатей"} <= {*ink.said().split("\n")}


def test_the_legend_explains_what_stands_on_the_map_and_nothing_else() -> None:
    def told(view: View) -> set[str]:
        legend = legends.of(ring(view), EN)
        return {*legend.borders, *(text for _, _, text in legend.signs)}

    start, middle = told(samples.start()), told(samples.middle())
    assert {"asteroid", "gate", "shield", "entrance", EN("xia-pic-legend-mine")} <= start
    assert not {"nebula", "debris", "star", "space", EN("xia-pic-legend-salvage")} & start
    assert {"nebula", "debris", "star", EN("xia-pic-legend-salvage")} <= middle
    assert EN("xia-pic-law-lawful") in start and EN("xia-pic-law-outlaw") not in start


def test_the_map_has_the_room_that_the_legend_does_not_need() -> None:
    bare, whole = (xia.around(samples.start(), EN, NAMES, legend=each) for each in (False, True))
    assert whole.height - bare.height < whole.height / 5


def test_signs_take_another_line_before_they_become_too_small() -> None:
    short, long = ("bead", ("A",), "mine"), ("bead", ("A",), "законолюбивая планета")
    assert [len(line) for line in legends.Legend((), (short,) * 14).lines] == [7, 7]
    assert [len(line) for line in legends.Legend((), (long,) * 8).lines] == [3, 3, 2]
    assert legends.Legend((), ()).lines == [] and len(legends.Legend((), (long,)).lines) == 1
