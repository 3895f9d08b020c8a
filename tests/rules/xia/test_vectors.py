"""Cases computed elsewhere that need no board: holds, respawns, the order of seats. Sight and crossings are
held against theirs where they are tested."""

from __future__ import annotations

from typing import Any

import pytest

from rules.xia import query, respawn, shapes
from rules.xia.frames import ChoosingShip, Fitting, Spawning
from rules.xia.game import RULES
from rules.xia.options import Options
from tests.rules.xia.layout import VECTORS
from tests.rules.xia.table import Loaded, Table

POINTS = {4: "burning_horse", 10: "kemplar_ii", 16: "neo_damascus"}


def test_every_kind_of_case_is_tested() -> None:
    assert set(VECTORS) == {"sight", "crossing", "placement", "respawn", "order"}


@pytest.mark.parametrize("case", VECTORS["placement"], ids=lambda case: case["ship"])
def test_what_fits_into_a_hold(case: dict[str, Any]) -> None:
    assert (shapes.packing(case["ship"], case["outfits"], ()) is not None) is case["fits"]
    table = Table()
    player = table.ship(0, case["ship"])
    lone = shapes.fitting(case["ship"], case["outfits"][0], query.taken(player))
    assert bool(lone) is case["fits"]


@pytest.mark.rule("XIA-212", "XIA-214", "XIA-216")
@pytest.mark.parametrize("case", VECTORS["respawn"], ids=lambda case: str(case["roll"]))
def test_where_a_roll_brings_a_ship_back(case: dict[str, Any]) -> None:
    table = Table(sectors=list(POINTS.values()))
    for seat in range(3):
        table.put(seat, None)
    points = respawn.free(table.state)
    assert sorted(points) == case["free"]
    wanted = [case["chosen"]] if case["chosen"] else case["free"]
    found = respawn.spaces(table.state, Spawning(0, "0", case["roll"]))
    assert found == [points[number] for number in wanted]


@pytest.mark.rule("XIA-029", "XIA-037")
@pytest.mark.parametrize("case", VECTORS["order"], ids=lambda case: str(case["players"]))
def test_who_chooses_and_who_plays_first(case: dict[str, Any]) -> None:
    seats = case["players"]
    rolls = [19 if seat == case["highest"] else 2 for seat in range(seats)]
    table = Table(seats, setup=True)
    table.state = RULES.start(Options(npcs=False), seats, Loaded(b"xia", -1, rolls))
    chose = []
    while isinstance(table.state.stack[-1], ChoosingShip):
        chose.append(table.seat)
        table.play(table.choices[0])
    while any(isinstance(frame, Fitting) for frame in table.state.stack):
        table.play("done")
    turns = []
    while len(turns) < seats:
        turns.append(table.state.turn)
        table.silent()
    assert (chose, turns) == (case["choose"], case["turns"])
