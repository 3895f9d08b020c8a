"""Details the player in turn decides: cells, kinds, places, cards laid before a roll (section 30)."""

from __future__ import annotations

import pytest

from rules.xia import query
from rules.xia.frames import Moving, Spawning, Stowing
from tests.rules.xia.table import BIGGEST, Table


@pytest.mark.rule("XIA-542", "XIA-071")
def test_the_cells_of_new_cubes_are_chosen() -> None:
    table = Table()
    table.put(0, table.spot("kemplar_ii", "B"))
    table.play("buy_cargo spice,spice")
    assert table.frame(Stowing).seat == 0
    cells = query.free_cells(table.me)[-2:]
    table.play(f"put {cells[0]},{cells[1]}")
    assert sorted(cube.cell for cube in table.me.cargo) == sorted(cells)


@pytest.mark.rule("XIA-542", "XIA-445")
def test_kinds_are_chosen_at_the_smugglers_den() -> None:
    table = Table(sectors=["smugglers_den"])
    table.put(0, table.spot("smugglers_den", "B"))
    table.play("buy_cargo cyber,plasma")
    assert list(table.frame(Stowing).cubes) == ["cyber", "plasma"]


@pytest.mark.rule("XIA-542")
def test_loose_cubes_and_cubes_to_jettison_are_chosen_one_by_one() -> None:
    table = Table()
    table.put(0, "kemplar_ii.1")
    table.loose("kemplar_ii.1", "spice", "holo", "holo")
    table.play("collect holo")
    table.play("suggest" if table.offers("suggest") else table.choices[0])
    assert [cube.kind for cube in table.me.cargo] == ["holo"] and len(table.state.loose) == 2
    cells = table.load_cargo(0, "terra", "cyber")
    table.play(f"jettison {cells[1]}")
    assert sorted(cube.kind for cube in table.me.cargo) == ["holo", "terra"]


@pytest.mark.rule("XIA-542", "XIA-340")
def test_the_space_behind_a_gate_is_chosen() -> None:
    table = Table(sectors=["expeditor_gate", "deltas_gate"])
    gate = table.inside("expeditor_gate", "gate")[0]
    table.put(0, gate)
    table.push(Moving(0, 2, "impulse", [gate]))
    far = table.inside("deltas_gate", "gate")
    assert {f"warp to={space}" for space in far} <= set(table.choices)
    table.play(f"warp to={far[-1]}")
    assert table.me.space == far[-1]


@pytest.mark.rule("XIA-542")
def test_an_ability_is_declared_before_the_roll_of_an_engine() -> None:
    table = Table()
    table.fit(0, "engine_1")
    table.ability(0, "plot_solver")
    cell = table.cell(0, "engine_1")
    energy = table.me.energy
    table.play(f"engine {cell} ability=plot_solver", rolls=[11])
    assert table.frame(Moving).left == 6 and table.me.energy < energy
    table = Table()
    table.fit(0, "engine_1")
    table.refuses(f"engine {table.cell(0, 'engine_1')} ability=plot_solver")


@pytest.mark.rule("XIA-542", "XIA-329")
def test_an_ability_is_declared_before_the_roll_of_a_shield() -> None:
    table = Table(sectors=["kemplar_ii"])
    table.put(0, "kemplar_ii.18")
    table.ability(0, "dark_hull")
    table.push(Moving(0, 2, "impulse", ["kemplar_ii.18"]))
    table.play("fly kemplar_ii.15")
    assert table.asked == "xia-ask-border" and table.me.space == "kemplar_ii.18"
    table.play("use dark_hull", rolls=[8])
    assert table.me.space == "kemplar_ii.15" and table.me.bounty == 0


@pytest.mark.rule("XIA-542")
def test_an_ability_is_declared_with_a_sale_or_an_attack() -> None:
    table = Table()
    cells = table.load_cargo(0, "holo", "holo")
    table.ability(0, "broker")
    table.put(0, table.spot("kemplar_ii", "$"))
    table.play(f"sell_cargo {cells[0]},{cells[1]} ability=broker", rolls=[11])
    assert table.me.credits == 3000 + 2000 + 1000
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.9").put(1, "lost_sector.10").put(2, "lost_sector.1")
    table.ship(0, BIGGEST)
    table.fit(0, "blaster_1")
    table.ability(0, "broadside")
    table.play(f"attack 1 weapons={table.cell(0, 'blaster_1')} abilities=broadside", rolls=[3, 9])
    assert [event.args["rolls"] for event in table.told("xia-attack-rolls")] == [(3, 5)]


# Places


@pytest.mark.parametrize("tiger", [False, True])
@pytest.mark.rule("XIA-522", "XIA-216", "XIA-344")
def test_on_a_twenty_the_spawn_point_is_chosen(tiger: bool) -> None:
    table = Table()
    table.put(0, None).put(1, "kemplar_ii.1")
    table.push(Spawning(0, "0", 20, tiger=tiger))
    points = {f"pick {space}" for space in table.board.spawn_points().values()}
    assert set(table.choices) == points - {f"pick {table.state.players[2].space}"}
    picked = sorted(table.choices)[-1]
    table.play(picked)
    assert table.state.players[0].space == picked.split()[1]


@pytest.mark.rule("XIA-522", "XIA-217")
def test_with_every_point_taken_a_space_beside_the_nearest_is_chosen() -> None:
    table = Table(sectors=["kemplar_ii"])
    point = table.spot("kemplar_ii", "S")
    table.put(0, None).put(1, point).put(2, "kemplar_ii.18")
    table.push(Spawning(0, "0", 3))
    beside = {f"pick {space}" for _, space in table.board.neighbours(point)}
    assert table.seat == 0 and set(table.choices) == beside
    table.play(sorted(beside)[0])
    assert f"pick {table.state.players[0].space}" in beside


@pytest.mark.rule("XIA-524", "XIA-100")
def test_in_the_status_phase_titles_and_markers_are_chosen() -> None:
    table = Table()
    for title in ("pathfinder", "ghost"):
        table.title(title)
    for up in table.state.open_titles:
        up.earned.append(0)
        up.progress["0"] = 99
    table.me.armed, table.me.disarmed = 1, 3
    energy = table.me.energy
    table.play("end")
    assert table.asked == "xia-ask-titles"
    assert {"claim pathfinder", "claim ghost", "done"} == set(table.choices)
    table.play("claim ghost", "done")
    assert table.state.players[0].titles == ["ghost"]
    assert table.asked == "xia-ask-arming"
    assert {"arm 0", "arm 1", "arm 2", "arm 3"} >= set(table.choices) >= {"arm 0", "arm 1"}
    table.play("arm 2")
    player = table.state.players[0]
    assert (player.armed, player.disarmed, player.energy) == (3, 1, energy - 2)
