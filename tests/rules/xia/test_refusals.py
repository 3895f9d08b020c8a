"""What is refused is refused for the right reason, with the way out in the words."""

from __future__ import annotations

import pytest

from rules.xia.frames import Moving
from tests.rules.xia.table import Table, missions_of


def far(table: Table) -> Table:
    """Seat 0 alone in the middle of nowhere."""
    table.put(0, "lost_sector.10").put(1, "lost_sector.1").put(2, None)
    return table


@pytest.fixture
def table() -> Table:
    return far(Table(sectors=["lost_sector", "kemplar_ii"]))


def test_an_engine_needs_a_marker_a_spot_and_an_engine(table: Table) -> None:
    (engine,) = table.fit(0, "engine_1")
    (shield,) = table.fit(0, "shield_1")
    table.refuses(f"engine {shield.cells[0]}", "xia-illegal-engine")
    table.refuses("engine 99", "xia-illegal-engine")
    table.me.armed, table.me.disarmed = 0, 4
    table.refuses(f"engine {engine.cells[0]}", "xia-illegal-engine")
    table.me.armed, table.me.disarmed = 4, 0
    table.me.damage = list(engine.cells)
    table.refuses(f"engine {engine.cells[0]}", "xia-illegal-engine")


def test_attacks_need_a_target_in_range_that_is_not_oneself(table: Table) -> None:
    table.fit(0, "blaster_1")
    cell = table.cell(0, "blaster_1")
    table.refuses(f"attack 0 weapons={cell}", "xia-illegal-own-ship")
    table.refuses(f"attack 2 weapons={cell}", "xia-illegal-no-target")
    table.refuses(f"attack merchant weapons={cell}", "xia-illegal-no-target")
    table.refuses(f"attack 1 weapons={cell}", "xia-illegal-out-of-range")
    table.strand(0)
    table.refuses(f"attack 1 weapons={cell}", "xia-illegal-stranded")


def test_missions_are_drawn_and_delivered_where_they_belong(table: Table) -> None:
    table.refuses("draw", "xia-illegal-no-point")
    table.refuses("complete", "xia-illegal-no-mission")
    table.refuses("objective", "xia-illegal-no-mission")
    errand = table.errand(0, missions_of("passenger")[0])
    table.refuses("complete", "xia-illegal-objective")
    errand.done, errand.payment = True, 1000
    table.refuses("complete", "xia-illegal-delivery")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.refuses("draw", "xia-illegal-has-mission")


def test_a_stranded_ship_is_told_so(table: Table) -> None:
    table.strand(0)
    table.refuses("buy_cargo spice,spice", "xia-illegal-stranded")
    table.refuses("rescue 1", "xia-illegal-stranded")


def test_in_business_actions_are_over(table: Table) -> None:
    table.put(0, table.spot("kemplar_ii", "M"))
    table.play("end")
    table.refuses("draw", "xia-illegal-phase")
    table.refuses("stop", "xia-illegal-not-offered")


def test_whatever_else_does_not_answer_the_question(table: Table) -> None:
    table.refuses("collect spice", "xia-illegal-not-now")
    table.refuses("stop", "xia-illegal-not-now")
    table.push(Moving(0, 1, "impulse", ["lost_sector.10"]))
    table.refuses("fly nowhere.1")
    table.refuses("jump 0", "xia-illegal-no-edge")
    table.state.sectors.clear()
    table.refuses("jump 0", "xia-illegal-no-sectors")
