"""The actions one by one: which are minor, what each needs (section 18)."""

from __future__ import annotations

from typing import get_args

import pytest

from rules.xia import action_phase
from rules.xia.actions import (
    ACTIONS,
    Abort,
    BlindJump,
    Collect,
    DrawMissions,
    Engine,
    Fire,
    Jettison,
    TakeToken,
    UseAbility,
)
from rules.xia.components import MARKERS
from rules.xia.frames import Moving, Turn
from tests.rules.xia.table import Table, missions_of

POINTS = 3


def flying(table: Table, space: str) -> Table:
    """In the middle of a move of seat 0 with three points left."""
    table.put(0, space)
    table.push(Moving(0, POINTS, "impulse", [space]))
    return table


def still_flying(table: Table) -> bool:
    """The move goes on, with all its points."""
    return [type(frame) for frame in table.state.stack[:2]] == [Turn, Moving] and table.frame(
        Moving
    ).left == POINTS


def ended(table: Table, *texts: str, rolls: tuple[int, ...] = ()) -> bool:
    """Whether this action ends the move it is taken in: the points are gone."""
    before = table.frame(Moving)
    table.play(*texts, rolls=rolls)
    return not any(frame is before for frame in table.state.stack)


# Moves and attacks


@pytest.mark.rule("XIA-256", "XIA-257")
def test_starting_an_engine_or_impulse_ends_the_move_before_it() -> None:
    table = flying(Table(), "kemplar_ii.1")
    table.fit(0, "engine_1")
    assert ended(table, f"engine {table.cell(0, 'engine_1')}", rolls=(2,))
    assert (table.frame(Moving).left, table.me.armed) == (2, MARKERS - 1)
    assert ended(table, "impulse")
    assert table.frame(Moving).source == "impulse" and not table.me.impulse
    table.play("stop")
    table.refuses("impulse", "xia-illegal-impulse")


@pytest.mark.rule("XIA-257", "XIA-107")
def test_impulse_works_when_stranded_and_engines_do_not() -> None:
    table = Table()
    table.fit(0, "engine_1")
    table.strand(0)
    table.refuses(f"engine {table.cell(0, 'engine_1')}", "xia-illegal-stranded")
    table.play("impulse")
    assert table.frame(Moving).left > 0


@pytest.mark.rule("XIA-258")
def test_an_attack_ends_a_move() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(1, "lost_sector.10").put(2, "lost_sector.1")
    table.fit(0, "blaster_1")
    flying(table, "lost_sector.9")
    assert ended(table, f"attack 1 weapons={table.cell(0, 'blaster_1')}", rolls=(1,))


# Missions


@pytest.mark.rule("XIA-259", "XIA-273")
def test_drawing_missions_is_minor_on_a_mission_point_without_a_mission() -> None:
    table = flying(Table(), "kemplar_ii.10")
    table.play("draw", "keep -")
    assert still_flying(table)
    table.refuses("draw", "xia-illegal-drawn")
    table = Table()
    table.refuses("draw", "xia-illegal-no-point")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.play("draw", "keep -")
    assert table.asked == "xia-ask-action", "it is possible outside a move as well"
    table.errand(0, missions_of("passenger")[0])
    table.me.drawn_at.clear()
    table.refuses("draw", "xia-illegal-has-mission")


def delivery(table: Table) -> str:
    """A passenger mission that ends on Kemplar II, ready to be delivered; the ship is there."""
    from rules.xia.components import MISSIONS

    name = next(m for m in missions_of("passenger") if MISSIONS[m].delivery == "kemplar_ii")
    table.errand(0, name, done=True, payment=2000)
    return table.spot("kemplar_ii", "M")


@pytest.mark.rule("XIA-261")
def test_completing_a_mission_ends_a_move() -> None:
    table = Table()
    flying(table, delivery(table))
    assert ended(table, "complete")
    assert table.me.mission is None and table.me.fame == 1


@pytest.mark.rule("XIA-260")
def test_performing_an_objective_ends_a_move() -> None:
    from rules.xia.components import MISSIONS

    table = Table(sectors=["kemplar_ii", "neo_damascus", "burning_horse"])
    name = next(m for m in missions_of("passenger") if MISSIONS[m].pickup == "kemplar_ii")
    table.errand(0, name)
    flying(table, table.spot("kemplar_ii", "M"))
    assert ended(table, "objective")
    assert table.me.mission is not None and table.me.mission.done


@pytest.mark.rule("XIA-271", "XIA-273")
def test_throwing_away_cargo_or_a_mission_is_minor() -> None:
    table = Table()
    table.errand(0, missions_of("passenger")[0])
    cells = table.load_cargo(0, "spice", "holo")
    flying(table, "kemplar_ii.1")
    table.play(f"jettison {cells[0]}")
    assert still_flying(table)
    table.play("abort")
    assert still_flying(table) and table.me.mission is None
    table.turn(0)
    table.play(f"jettison {cells[1]}")
    assert not table.me.cargo and table.asked == "xia-ask-action"
    table.refuses("abort", "xia-illegal-no-mission")


# Cargo


@pytest.mark.rule("XIA-262")
def test_buying_cargo_ends_a_move() -> None:
    table = Table()
    flying(table, table.spot("kemplar_ii", "B"))
    assert ended(table, "buy_cargo spice,spice")


@pytest.mark.rule("XIA-264")
def test_selling_cargo_ends_a_move() -> None:
    table = Table()
    cells = table.load_cargo(0, "holo", "holo")
    flying(table, table.spot("kemplar_ii", "$"))
    assert ended(table, f"sell_cargo {cells[0]},{cells[1]}")


@pytest.mark.parametrize("sector", ["outpost_338", "pelmont", "burning_horse"])
@pytest.mark.rule("XIA-263")
def test_mining_salvaging_and_harvesting_end_a_move(sector: str) -> None:
    table = Table(sectors=[sector])
    flying(table, table.spot(sector, "X"))
    assert ended(table, "extract", rolls=(15,))


@pytest.mark.rule("XIA-265", "XIA-273", "XIA-274")
def test_collecting_cargo_is_minor_and_of_free_will() -> None:
    table = Table()
    table.loose("kemplar_ii.1", "spice", "holo")
    flying(table, "kemplar_ii.1")
    assert len(table.state.loose) == 2, "nothing is picked up unasked"
    table.play("collect spice")
    while table.asked != "xia-ask-move":
        table.play(table.choices[0])
    assert still_flying(table) and [cube.kind for cube in table.me.cargo] == ["spice"]
    table.turn(0)
    table.play("collect holo")
    while table.asked != "xia-ask-action":
        table.play(table.choices[0])
    assert not table.state.loose


# Exploration


@pytest.mark.rule("XIA-266")
def test_a_scan_costs_an_energy_and_ends_a_move() -> None:
    table = Table(sectors=["lost_sector"])
    flying(table, "lost_sector.1")
    energy = table.me.energy
    side = next(side for _, side in table.board.unexplored("lost_sector.1"))
    assert ended(table, f"scan {side}")
    assert table.me.energy == energy - 1 and len(table.state.laid) == 2
    table.me.energy = 0
    other = next(side for _, side in table.board.unexplored("lost_sector.1"))
    table.refuses(f"scan {other}", "xia-illegal-no-energy")


@pytest.mark.rule("XIA-266", "XIA-301", "XIA-521")
def test_scans_are_refused_where_nothing_is_open() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.10")
    table.refuses("scan 0", "xia-illegal-no-edge")
    table.put(0, "lost_sector.1")
    sides = {side for _, side in table.board.unexplored("lost_sector.1")}
    assert {f"scan {side}" for side in sides} == {text for text in table.choices if text.startswith("scan")}
    assert len(sides) == 2, "a corner has two open sides, and the player names one"
    table.state.sectors.clear()
    table.refuses(f"scan {min(sides)}", "xia-illegal-no-sectors")


@pytest.mark.rule("XIA-267", "XIA-273", "XIA-521")
def test_a_blind_jump_is_minor_costs_a_point_and_exists_only_in_a_move() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.1")
    directions = [direction for direction, _ in table.board.unexplored("lost_sector.1")]
    table.refuses(f"jump {directions[0]}", "xia-illegal-jump")
    table.state.sectors.remove("burning_horse")
    table.state.sectors.append("burning_horse")
    flying(table, "lost_sector.1")
    assert {f"jump {each}" for each in directions} <= set(table.choices)
    table.play(f"jump {directions[0]}", rolls=[15, 15])
    assert table.me.space is not None and table.me.space.startswith("burning_horse.")
    assert table.frame(Moving).left == POINTS - 1
    table.refuses("jump 0" if not table.offers("jump 0") else "jump 7", "xia-illegal-no-edge")


@pytest.mark.rule("XIA-268", "XIA-273", "XIA-274")
def test_taking_an_exploration_token_is_minor_and_of_free_will() -> None:
    table = Table()
    space = table.spot("kemplar_ii", "E")
    table.state.unseen[space] = "credits"
    flying(table, space)
    assert not table.me.tokens
    table.play("token")
    assert still_flying(table) and table.me.tokens == ["credits"]
    table.refuses("token", "xia-illegal-no-token")
    table.turn(0)
    table.put(0, table.spot("neo_damascus", "E"))
    table.play("token")
    assert len(table.me.tokens) == 2 or table.state.over


# Abilities and rescue


@pytest.mark.rule("XIA-269")
def test_an_ability_as_an_action_ends_a_move() -> None:
    table = Table(sectors=["lost_sector"])
    table.ability(0, "afterburner")
    table.me.energy = 5
    flying(table, "lost_sector.10")
    assert ended(table, "use afterburner", rolls=(9,))
    assert table.frame(Moving).left == 5


@pytest.mark.rule("XIA-270")
def test_a_rescue_ends_a_move() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(1, "lost_sector.9")
    table.strand(1)
    table.me.energy = 3
    flying(table, "lost_sector.10")
    assert ended(table, "rescue 1")
    assert table.state.players[0].fame == 1


# All of them


@pytest.mark.rule("XIA-272")
def test_exactly_five_actions_are_minor() -> None:
    assert {*action_phase.MINOR, BlindJump} == {DrawMissions, Collect, BlindJump, TakeToken, Jettison, Abort}


@pytest.mark.rule("XIA-269", "XIA-272")
def test_every_action_of_the_phase_has_a_chapter() -> None:
    assert {Engine, Fire, UseAbility} <= action_phase.DONE_BY.keys() <= set(get_args(ACTIONS))
    assert set(action_phase.MINOR) <= action_phase.DONE_BY.keys()


@pytest.mark.rule("XIA-231", "XIA-232")
def test_an_action_that_would_end_the_move_waits_for_a_free_space() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(1, "lost_sector.1").put(2, "lost_sector.19")
    flying(table, "lost_sector.1")
    side = next(side for _, side in table.board.unexplored("lost_sector.1"))
    table.refuses(f"scan {side}", "xia-illegal-flying")
    table.refuses("stop")
    assert "stop" not in table.choices
