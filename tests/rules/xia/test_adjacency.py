"""What adjacency is for: who can reach whom across which border (section 21)."""

from __future__ import annotations

import pytest

from rules.xia.components import MISSIONS
from tests.rules.xia.layout import space
from tests.rules.xia.table import BIGGEST, Table

PAIRS = {
    "inside": (space("kemplar_ii", 0, 0), space("kemplar_ii", 1, 0)),
    "outside": (space("kemplar_ii", 2, 0), space("kemplar_ii", 2, -1)),
    "entrance": (space("kemplar_ii", 2, 0), space("kemplar_ii", 1, 0)),
    "shield": (space("kemplar_ii", 2, -1), space("kemplar_ii", 1, -1)),
    "asteroid": (space("outpost_338", -2, 0), space("outpost_338", -1, 0)),
    "debris": (space("pelmont", 0, 0), space("pelmont", 0, -1)),
    "nebula": (space("burning_horse", 0, -1), space("burning_horse", 0, 0)),
}


def meeting(border: str, *, inwards: bool) -> Table:
    """Seat 0 beside seat 1, armed and with a thief's mission; seat 2 nowhere."""
    here, there = PAIRS[border] if inwards else PAIRS[border][::-1]
    table = Table(3, sectors=(here.split(".")[0],))
    table.ship(0, BIGGEST).cards = []
    table.fit(0, "engine_1", "blaster_1")
    table.put(0, here).put(1, there).put(2, None)
    return table


def reached(table: Table) -> dict[str, bool]:
    """Which things seat 0 can do to seat 1."""
    found = {
        name: table.offers(f"attack 1 weapons={table.cell(0, outfit)}")
        for name, outfit in (("ram", "engine_1"), ("blaster", "blaster_1"))
    }
    thief = next(each.id for each in MISSIONS.values() if each.type == "thief" and each.target == "any_ship")
    table.errand(0, thief)
    found["theft"] = table.offers("objective target=1")
    table.strand(1)
    found["rescue"] = table.offers("rescue 1")
    return found


@pytest.mark.rule("XIA-366", "XIA-364", "XIA-255")
@pytest.mark.parametrize("inwards", [True, False])
@pytest.mark.parametrize("border", ["entrance", "shield"])
def test_nothing_reaches_across_a_planets_line(border: str, inwards: bool) -> None:
    assert not any(reached(meeting(border, inwards=inwards)).values())


@pytest.mark.rule("XIA-366")
@pytest.mark.parametrize("border", ["inside", "outside", "nebula"])
def test_on_the_same_side_everything_does(border: str) -> None:
    assert all(reached(meeting(border, inwards=True)).values())


@pytest.mark.rule("XIA-365", "XIA-367", "XIA-191")
@pytest.mark.parametrize("inwards", [True, False])
@pytest.mark.parametrize("border", ["asteroid", "debris"])
def test_a_field_hides_a_ship_from_weapons_alone(border: str, inwards: bool) -> None:
    found = reached(meeting(border, inwards=inwards))
    assert found["theft"] and found["rescue"] and not found["blaster"] and not found["ram"]
