"""Acting on a space that another ship stands on: two points, and the ship stays where it is (XIA-237)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import notation
from rules.xia.actions import (
    BuyCargo,
    Collect,
    Complete,
    DoObjective,
    DrawMissions,
    Extract,
    SellCargo,
    TakeToken,
)
from rules.xia.frames import Moving, Stowing, Visiting
from tests.rules.xia.flying import harm, move, moving, pilot
from tests.rules.xia.layout import space
from tests.rules.xia.table import Table

VOID = "lost_sector"
MID, EAST = space(VOID, 0, 0), space(VOID, 1, 0)


def other(table: Table, at: str, seat: int = 1) -> None:
    """Another ship stands there."""
    table.put(seat, at)


BUY = "kemplar_ii.5"


def beside_buyer(points: int, seat: int = 1) -> Table:
    """On the planet, beside its buy space, which is taken."""
    table = pilot("kemplar_ii", at=space("kemplar_ii", 0, 0))
    assert "B" in table.board.spaces[BUY].features
    other(table, BUY, seat)
    move(table, points)
    return table


@pytest.mark.rule("XIA-237", "XIA-238")
def test_two_points_use_an_occupied_space() -> None:
    table = beside_buyer(1)
    table.refuses(f"visit {BUY}")
    table = beside_buyer(2)
    assert f"visit {BUY}" in table.choices
    table.play(f"visit {BUY}")
    assert table.frame(Moving).left == 0
    assert table.asked == "xia-ask-visit"
    assert table.me.space == space("kemplar_ii", 0, 0), "the ship does not move"
    buying = next(choice for choice in table.choices if choice.startswith("buy_cargo"))
    table.play(buying)
    assert table.state.players[0].credits < 3000


@pytest.mark.rule("XIA-237")
def test_only_an_occupied_space_beside_the_ship_is_used_so() -> None:
    table = beside_buyer(6)
    table.refuses(f"visit {space('kemplar_ii', 1, 0)}")
    other(table, space("kemplar_ii", -2, 2))
    table.refuses(f"visit {space('kemplar_ii', -2, 2)}")


@pytest.mark.rule("XIA-240")
def test_what_is_not_minor_ends_the_move() -> None:
    table = beside_buyer(6)
    table.play(f"visit {BUY}")
    table.play(next(choice for choice in table.choices if choice.startswith("buy_cargo")))
    while Stowing in table.frames():
        table.play(table.choices[0])
    assert table.state.players[0].cargo
    assert table.asked == "xia-ask-action" and moving(table) is None, "the four points left are lost"


@pytest.mark.rule("XIA-240", "XIA-531")
def test_a_minor_action_there_does_not_end_it() -> None:
    point = space("kemplar_ii", 0, 0)
    table = pilot("kemplar_ii", at=space("kemplar_ii", 1, 0))
    other(table, point)
    move(table, 6)
    table.play(f"visit {point}", "draw", "keep -")
    assert table.frame(Moving).left == 4
    assert not any(isinstance(frame, Visiting) for frame in table.state.stack)


@pytest.mark.rule("XIA-231", "XIA-240")
def test_from_an_occupied_space_only_minor_actions_reach_over() -> None:
    """What would end the move cannot be done where the ship may not stay."""
    table = pilot("kemplar_ii", at=space("kemplar_ii", 1, 0))
    here = space("kemplar_ii", 0, 0)
    other(table, here, 1)
    other(table, BUY, 2)
    table.state.unseen[BUY] = "nothing"
    move(table, 6)
    table.play(f"fly {here}", f"visit {BUY}")
    assert table.choices == ["token", "stop"]
    table.refuses("buy_cargo spice,spice")
    table.play("token")
    assert table.state.players[0].tokens == ["nothing"]
    assert "stop" not in table.choices


@pytest.mark.rule("XIA-231", "XIA-237")
@pytest.mark.parametrize(("points", "open_"), [(3, False), (4, True)])
def test_nobody_spends_the_points_to_leave_an_occupied_space_on_another(points: int, open_: bool) -> None:
    table = pilot("kemplar_ii", at=space("kemplar_ii", 1, 0))
    here = space("kemplar_ii", 0, 0)
    other(table, here, 1)
    other(table, BUY, 2)
    table.state.unseen[BUY] = "nothing"
    move(table, points)
    table.play(f"fly {here}")
    assert (f"visit {BUY}" in table.choices) is open_
    if not open_:
        table.refuses(f"visit {BUY}")


@pytest.mark.rule("XIA-531")
def test_attacks_scans_and_jettison_are_made_from_the_real_space() -> None:
    table = pilot(VOID, at=MID)
    table.state.unseen = {EAST: "nothing"}
    other(table, EAST)
    table.fit(0, "blaster_1")
    table.load_cargo(0, "spice")
    move(table, 6)
    table.play(f"visit {EAST}")
    assert table.choices == ["token", "stop"]
    table.refuses("scan 0")
    table.refuses("draw")
    table.refuses("buy_cargo spice,spice")
    table.refuses(f"attack 1 weapons={table.cell(0, 'blaster_1')}")
    table.play("token")
    assert table.state.players[0].tokens == ["nothing"]


@pytest.mark.rule("XIA-237", "XIA-229")
def test_who_finds_nothing_there_lets_it_be() -> None:
    table = pilot(VOID, at=MID)
    other(table, EAST)
    move(table, 4)
    assert f"visit {EAST}" not in table.choices, "nothing to do there"
    table.play(f"visit {EAST}", "stop")
    assert table.frame(Moving).left == 2


@pytest.mark.rule("XIA-239")
def test_borders_on_the_way_to_an_occupied_space_come_first() -> None:
    here, mine = space("outpost_338", -1, 1), space("outpost_338", 0, 0)
    table = pilot("outpost_338", at=here)
    other(table, mine)
    move(table, 3)
    table.play(f"visit {mine}", rolls=[5])
    assert harm(table.state.players[0]) == 5
    assert table.state.players[0].space == here
    assert "extract" in table.choices


@pytest.mark.rule("XIA-239")
def test_a_shield_that_holds_keeps_the_action_out() -> None:
    for roll, inside in ((10, False), (18, True)):
        table = pilot("kemplar_ii", at=space("kemplar_ii", 1, -2))
        sell = space("kemplar_ii", 0, -1)
        other(table, sell)
        move(table, 4)
        table.play(f"visit {sell}", rolls=[roll])
        assert (table.asked == "xia-ask-visit") is inside
        assert table.frame(Moving).left == 2


@pytest.mark.rule("XIA-239")
def test_a_lawful_entrance_refuses_outlaws_here_too() -> None:
    table = pilot("kemplar_ii", at=space("kemplar_ii", 2, 0))
    inside = space("kemplar_ii", 1, 0)
    other(table, inside)
    table.state.unseen[inside] = "fame"
    move(table, 4)
    assert f"visit {inside}" in table.choices
    table.me.bounty = 1000
    assert f"visit {inside}" not in table.choices
    table.refuses(f"visit {inside}")


@pytest.mark.rule("XIA-531")
def test_who_dies_of_it_dies_where_the_ship_really_is() -> None:
    table = pilot("pelmont", at=space("pelmont", 0, 0))
    wreck = space("pelmont", 0, -1)
    table.load_cargo(0, "spice")
    other(table, wreck)
    move(table, 3)
    table.play(f"visit {wreck}", rolls=[15])
    table.play("extract", rolls=[1])
    assert table.state.players[0].space is None
    assert [cube.space for cube in table.state.loose] == [space("pelmont", 0, 0)]


@pytest.mark.rule("XIA-242")
def test_a_ship_needs_no_movement_to_act_where_it_stands() -> None:
    table = pilot("kemplar_ii", at=BUY)
    assert any(choice.startswith("buy_cargo") for choice in table.choices)
    assert moving(table) is None


# What can be done there

POINT, STALL, ROCK = space("kemplar_ii", 0, 0), space("kemplar_ii", 0, 1), space("outpost_338", 0, 0)
BESIDE = {POINT: space("kemplar_ii", 1, 0), STALL: POINT, BUY: POINT, ROCK: space("outpost_338", -1, 1)}


def _mission(table: Table, card: str, **facts: object) -> None:
    table.errand(0, card, **facts)


@pytest.mark.rule("XIA-531", "XIA-237")
@pytest.mark.parametrize(
    ("there", "action", "prepare"),
    [
        (POINT, DrawMissions(), lambda table: None),
        (POINT, DoObjective(), lambda table: _mission(table, "passenger_01")),
        (POINT, Complete(), lambda table: _mission(table, "passenger_03", done=True, payment=1000)),
        (BUY, BuyCargo(("spice", "spice")), lambda table: None),
        (STALL, SellCargo((1,)), lambda table: table.load_cargo(0, "holo")),
        (ROCK, Extract(), lambda table: None),
        (STALL, Collect(("terra",)), lambda table: table.loose(STALL, "terra")),
        (STALL, TakeToken(), lambda table: table.state.unseen.update({STALL: "fame"})),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_action_of_the_space_can_be_done_from_beside_it(
    there: str, action: object, prepare: Callable[[Table], None]
) -> None:
    """And none of them where the ship really is."""
    table = pilot(there.split(".")[0], at=BESIDE[there])
    other(table, there)
    prepare(table)
    text = notation.write(action)  # type: ignore[arg-type]
    table.refuses(text)
    move(table, 2)
    assert f"visit {there}" in table.choices
    table.play(f"visit {there}", rolls=[15] if there == ROCK else [])
    assert table.offers(text)
    table.play(text, rolls=[15])
    assert table.state.players[0].space == BESIDE[there]


@pytest.mark.rule("XIA-531", "XIA-270")
def test_a_rescue_is_made_from_the_real_space() -> None:
    """The ship beside the visited space is out of its reach, and so is the one it stands next to."""
    table = pilot(VOID, at=MID)
    other(table, EAST, 1)
    other(table, space(VOID, 2, 0), 2)
    table.strand(2)
    move(table, 6)
    table.play(f"visit {EAST}")
    table.refuses("rescue 2")
    table.strand(1)
    table.refuses("rescue 1")
    table.play("stop")
    assert table.offers("rescue 1")
