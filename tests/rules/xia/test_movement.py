"""Move actions: points, stops, minor actions on the way, occupied spaces (section 16)."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.xia.components import SHIPS
from rules.xia.frames import Moving
from rules.xia.game import RULES
from rules.xia.state import State
from tests.rules.xia.flying import fly, harm, move, moving, pilot
from tests.rules.xia.layout import space
from tests.rules.xia.table import Table
from words import Words

VOID = "lost_sector"
WEST, MID, EAST = space(VOID, -1, 0), space(VOID, 0, 0), space(VOID, 1, 0)


def other(table: Table, at: str, seat: int = 1) -> None:
    """Another ship stands there."""
    table.put(seat, at)


# Beginning


@pytest.mark.rule("XIA-227", "XIA-140", "XIA-256")
def test_an_engine_moves_by_its_die() -> None:
    table = pilot(VOID, at=MID)
    table.fit(0, "engine_1")
    cell = table.cell(0, "engine_1")
    assert f"engine {cell}" in table.choices
    table.play(f"engine {cell}", rolls=[5])
    assert table.frame(Moving).left == 5
    assert (table.me.armed, len(table.me.outfits[0].markers)) == (3, 1)


@pytest.mark.rule("XIA-227", "XIA-105", "XIA-106", "XIA-257")
def test_impulse_moves_by_its_value_once_a_turn() -> None:
    table = pilot(VOID, at=MID)
    table.play("impulse", rolls=[6])
    assert table.frame(Moving).left == SHIPS[table.me.ship].impulse
    assert table.rolls == [6]
    table.play("stop")
    assert "impulse" not in table.choices
    table.refuses("impulse")


@pytest.mark.rule("XIA-227")
def test_an_ability_may_be_a_move() -> None:
    table = pilot(VOID, at=MID)
    table.ability(0, "afterburner")
    table.play("use afterburner", rolls=[11])
    assert table.frame(Moving).left == 6


@pytest.mark.rule("XIA-227", "XIA-542")
def test_an_ability_may_be_declared_before_the_engines_roll() -> None:
    table = pilot(VOID, at=MID)
    table.ability(0, "plot_solver")
    table.fit(0, "engine_2")
    cell = table.cell(0, "engine_2")
    assert f"engine {cell} ability=plot_solver" in table.choices
    table.play(f"engine {cell} ability=plot_solver", rolls=[11])
    assert table.frame(Moving).left == 8
    assert table.frame(Moving).source == "engine_2"


@pytest.mark.rule("XIA-227")
def test_without_marker_spot_or_engine_there_is_no_engine_move() -> None:
    table = pilot(VOID, at=MID)
    table.fit(0, "engine_1", "shield_1")
    engine, shield = table.cell(0, "engine_1"), table.cell(0, "shield_1")
    table.refuses(f"engine {shield}")
    table.refuses("engine 28")
    table.refuses(f"engine {engine} ability=plot_solver")
    table.me.armed = 1
    assert f"engine {engine}" in table.choices
    table.me.armed = 0
    assert f"engine {engine}" not in table.choices
    table.refuses(f"engine {engine}")
    table.me.armed = 4
    for _ in range(2):
        table.play(f"engine {engine}", "stop", rolls=[3])
    table.refuses(f"engine {engine}")


# Steps and stops


def test_the_question_names_what_moves_the_ship() -> None:
    table = pilot(VOID, at=MID)
    for source, name in (("impulse", "Impulse"), ("engine_1", Words("en").name("xia", "engine_1"))):
        move(table.turn(0), 2, source)
        prompt = RULES.prompts(table.state)[0]
        assert Words("en")(prompt.key, **prompt.args).startswith(f"{name}:")


def test_a_move_remembers_every_space_it_stood_on() -> None:
    gate, far = space("deltas_gate", 0, 0), space("expeditor_gate", 0, 0)
    table = pilot("deltas_gate", "expeditor_gate", at=space("deltas_gate", 0, 2))
    move(table, 9)
    table.play(f"fly {gate}", f"warp to={far}", f"fly {space('expeditor_gate', 1, 0)}")
    table.play(f"fly {far}")
    path = table.frame(Moving).path
    assert path[0] == space("deltas_gate", 0, 2)
    assert path[2:] == [gate, far, space("expeditor_gate", 1, 0)], "the last is where it is"
    assert not table.told("xia-pushed-back")
    table.play("stop")
    assert not table.told("xia-pushed-back")


@pytest.mark.rule("XIA-228", "XIA-229", "XIA-513")
def test_each_step_costs_a_point_and_the_rest_is_lost() -> None:
    table = pilot(VOID, at=space(VOID, -2, 0))
    fly(table, MID, points=5)
    assert table.me.space == MID
    assert table.frame(Moving).left == 3
    table.play("stop")
    assert moving(table) is None
    table.play("impulse")
    assert table.frame(Moving).left == SHIPS[table.me.ship].impulse, "nothing is carried over"


@pytest.mark.rule("XIA-228")
def test_nothing_beyond_the_points_is_in_reach() -> None:
    table = pilot(VOID, at=space(VOID, -2, 0))
    move(table, 3)
    table.refuses(f"fly {space(VOID, 2, 0)}")
    table.refuses(f"fly {space(VOID, -2, 0)}")
    table.refuses("fly xia.1")
    table.play(f"fly {EAST}")
    assert moving(table) is None, "the points are used up"
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-230", "XIA-231", "XIA-060")
def test_ships_fly_through_each_other_and_stop_apart() -> None:
    table = pilot(VOID, at=WEST)
    other(table, MID)
    move(table, 1)
    assert f"fly {MID}" not in table.choices
    table.refuses(f"fly {MID}")
    table = pilot("doravin_v", at=space("doravin_v", -1, -1))
    other(table, space("doravin_v", 0, -1))
    fly(table, space("doravin_v", 1, -1), points=2)
    assert table.me.space == space("doravin_v", 1, -1)


@pytest.mark.rule("XIA-231")
def test_who_stands_on_an_occupied_space_must_go_on() -> None:
    table = pilot(VOID, at=WEST)
    other(table, MID)
    move(table, 3)
    table.play(f"fly {MID}")
    assert table.state.players[0].space == MID
    assert "stop" not in table.choices
    table.refuses("stop")
    table.refuses("impulse")
    table.play(f"fly {EAST}")
    assert "stop" in table.choices


@pytest.mark.rule("XIA-231")
def test_an_occupied_space_is_closed_when_there_is_no_way_on() -> None:
    """Two ships in a row: with two points the second of them is a dead end, with three it is not."""
    for points, open_ in ((2, False), (3, True)):
        table = pilot("xia", at=space("xia", -2, 1))
        for seat, cell in ((1, (-2, 0)), (2, (-1, -1))):
            other(table, space("xia", *cell), seat)
        move(table, points)
        assert table.offers(f"fly {space('xia', -1, -1)}") is open_


@pytest.mark.rule("XIA-232", "XIA-241", "XIA-513")
def test_minor_actions_do_not_end_the_move() -> None:
    kemplar = space("kemplar_ii", 0, 0)
    table = pilot("kemplar_ii", at=space("kemplar_ii", 1, 0))
    other(table, kemplar)
    move(table, 4)
    table.play(f"fly {kemplar}")
    assert "draw" in table.choices, "also on an occupied space while passing through"
    table.play("draw", "keep -")
    assert table.frame(Moving).left == 3
    first, _, last = table.load_cargo(0, "spice", "holo", "terra")
    table.play(f"jettison {first},{last}")
    assert table.frame(Moving).left == 3
    table.play(f"fly {space('kemplar_ii', -1, 0)}", "stop")
    assert table.me.space == space("kemplar_ii", -1, 0)


@pytest.mark.rule("XIA-232", "XIA-304")
def test_every_other_action_ends_the_move() -> None:
    table = pilot(VOID, at=space(VOID, 2, 0))
    table.fit(0, "engine_1")
    move(table, 4)
    assert not any(choice.startswith("scan") for choice in table.choices), "stop first, or just say so"
    table.play("scan 0")
    assert moving(table) is None
    move(table, 4)
    table.play(f"engine {table.cell(0, 'engine_1')}", rolls=[2])
    assert [frame.left for frame in table.state.stack if isinstance(frame, Moving)] == [2]


@pytest.mark.rule("XIA-233", "XIA-234")
def test_a_flight_stops_where_a_die_has_decided() -> None:
    """The way on is chosen when the roll is known."""
    belt = pilot("outpost_338", at=space("outpost_338", -2, 0))
    far = space("outpost_338", 0, 0)
    fly(belt, far, points=2, rolls=[15, 15])
    assert belt.state.players[0].space in (space("outpost_338", -1, 0), space("outpost_338", -1, 1))
    table = pilot("tk_421", at=space("tk_421", 0, 0))
    inner = space("tk_421", -2, 1)
    fly(table, inner, points=4, rolls=[15, 15])
    assert table.state.players[0].space != inner
    assert table.frame(Moving).left > 0
    assert table.rolls == [15], "the second field is another decision"
    table.play(f"fly {inner}")
    assert table.state.players[0].space == inner


def test_the_breadcrumb_tells_what_flew_where() -> None:
    table = pilot(VOID, "kemplar_ii", at=MID)
    table.fit(0, "engine_3")
    table.play(f"engine {table.cell(0, 'engine_3')}", rolls=[12])
    table.play(f"fly {EAST}", f"fly {MID}", f"fly {space('kemplar_ii', -2, 0)}")
    assert table.state.trail == ["engine_3", VOID, "kemplar_ii"]


@pytest.mark.rule("XIA-234")
def test_safe_steps_are_flown_in_one_go() -> None:
    table = pilot(VOID, at=space(VOID, -2, 0))
    events = fly(table, space(VOID, 2, 0), points=4)
    assert [event.key for event in events].count("xia-flew") == 1
    assert table.state.players[0].space == space(VOID, 2, 0)


# Forced back

GATE, PLANET = space("kemplar_ii", 2, -1), space("kemplar_ii", 1, -1)


@pytest.mark.rule("XIA-235", "XIA-236")
def test_a_ship_bounced_onto_an_occupied_space_goes_back_the_way_it_came() -> None:
    """Through two others to the shield, and the last point is spent on it."""
    table = pilot("kemplar_ii", at=space("kemplar_ii", 2, -2))
    other(table, GATE)
    move(table, 2)
    table.play(f"fly {GATE}")
    table.play(f"fly {PLANET}", rolls=[4])
    player = table.state.players[0]
    assert player.space == space("kemplar_ii", 2, -2)
    assert harm(player) == 4
    assert moving(table) is None
    assert table.told("xia-pushed-back")


@pytest.mark.rule("XIA-236")
def test_it_goes_back_to_the_last_free_space_without_border_effects() -> None:
    cloud, near, far = (space("burning_horse", *cell) for cell in ((0, 0), (0, -1), (0, -2)))
    table = pilot("burning_horse", at=far)
    other(table, cloud)
    table.me.energy = 0
    table.me.armed, table.me.disarmed = 1, 3
    move(table, 4)
    table.play(f"fly {near}", f"fly {cloud}", rolls=[10, 1])
    player = table.state.players[0]
    assert player.space == near, "the last one it stood on that is free"
    assert moving(table) is None
    assert table.rolls == [1]


@pytest.mark.rule("XIA-236")
def test_taken_spaces_on_the_way_back_are_passed_over() -> None:
    table = pilot(VOID, at=EAST)
    other(table, EAST, 1)
    other(table, MID, 2)
    table.push(Moving(0, 0, "impulse", [WEST, MID, EAST]))
    assert table.state.players[0].space == WEST


@pytest.mark.rule("XIA-231", "XIA-236")
def test_a_ship_with_no_way_on_is_moved_back_though_it_has_points() -> None:
    """In a corner, with ships on every space around and beneath."""
    corner = space(VOID, 2, 0)
    table = pilot(VOID, at=corner)
    table.state.sectors.clear()
    other(table, corner, 1)
    other(table, EAST, 2)
    table.npc("merchant", space(VOID, 2, -1))
    table.npc("enforcer", space(VOID, 1, 1))
    table.push(Moving(0, 1, "impulse", [MID, corner]))
    assert table.state.players[0].space == MID
    assert moving(table) is None


@pytest.mark.rule("XIA-231", "XIA-236", "XIA-274")
def test_with_no_way_on_nobody_has_to_throw_cargo_out() -> None:
    corner = space(VOID, 2, 0)
    table = pilot(VOID, at=corner)
    table.state.sectors.clear()
    (cell,) = table.load_cargo(0, "spice")
    other(table, corner, 1)
    other(table, EAST, 2)
    table.npc("merchant", space(VOID, 2, -1))
    table.npc("enforcer", space(VOID, 1, 1))
    table.push(Moving(0, 1, "impulse", [MID, corner]))
    assert table.offers(f"jettison {cell}")
    table.play("stop")
    assert table.state.players[0].space == MID
    assert [cube.kind for cube in table.state.players[0].cargo] == ["spice"]


@pytest.mark.rule("XIA-236")
def test_nobody_is_pushed_into_a_star() -> None:
    here = space("xia", 2, -1)
    table = pilot("xia", at=here)
    other(table, here)
    table.push(Moving(0, 0, "impulse", [here]))
    player = table.state.players[0]
    assert player.space is not None
    assert table.board.spaces[player.space].kind is None


@pytest.mark.rule("XIA-236")
def test_with_its_whole_way_taken_it_goes_to_the_nearest_free_space() -> None:
    table = pilot(VOID, at=MID)
    other(table, MID)
    table.push(Moving(0, 0, "impulse", [MID]))
    player = table.state.players[0]
    assert player.space is not None
    assert table.board.distance(player.space, MID) == 1


# Autopilot's moves


def test_a_plain_move_has_no_minor_actions_and_keeps_off_others() -> None:
    table = pilot("kemplar_ii", at=space("kemplar_ii", 1, 0))
    point = space("kemplar_ii", 0, 0)
    table.state.stack.append(Moving(0, 2, "autopilot", [table.me.space or ""], minor_only=True))
    table.play(f"fly {point}")
    assert all(choice == "stop" or choice.startswith("fly") for choice in table.choices)
    table.refuses("draw")
    table.turn(0)
    other(table, space("kemplar_ii", 1, 0))
    table.state.stack.append(Moving(0, 3, "autopilot", [point], minor_only=True))
    table.refuses(f"fly {space('kemplar_ii', 1, 0)}")
    table.refuses(f"visit {space('kemplar_ii', 1, 0)}")


def test_a_move_survives_being_saved_in_the_middle() -> None:
    table = pilot(VOID, at=WEST)
    move(table, 3)
    table.play(f"fly {MID}")
    again = saved.load(saved.dump(table.state), State)
    assert again == table.state
    assert RULES.prompts(again) == RULES.prompts(table.state)
