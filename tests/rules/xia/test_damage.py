"""Damage: who places it, what it does, and when it is the end (section 5)."""

from __future__ import annotations

import pytest

from rules.core import Event
from rules.xia import business, hold, power, query, shapes
from rules.xia.actions import Orders, PlaceDamage
from rules.xia.components import NPCS, OUTFITS, SHIPS
from rules.xia.frames import Business, Turn, Wound
from rules.xia.state import Cube, Loose, Placed, Player
from tests.rules.xia.table import Loaded, Table

SQUARE = "nightshade"
"""Its hold: three rows of three cells."""


def wounded(points: int, seat: int = 0, by: str | None = None, table: Table | None = None) -> Table:
    """The ship, nine cells, takes so much."""
    if table is None:
        table = Table()
        table.ship(seat, SQUARE)
    table.happens(hold.wound(table.state, str(seat), points, by, table.dice))
    return table


def outfitted(seat: int = 0) -> tuple[Table, Player]:
    """A shield in the first row, a missile in the second (its spot on 6), a cube on 7."""
    table = Table()
    player = table.ship(seat, SQUARE)
    player.outfits = [Placed("shield_1", [1, 2, 3]), Placed("missile_1", [4, 5, 6])]
    player.cargo = [Cube("spice", 7)]
    return table, player


# Placing


@pytest.mark.rule("XIA-076", "XIA-078")
def test_each_point_goes_on_a_cell_of_its_own_until_all_are_placed() -> None:
    table = wounded(3)
    assert table.asked == "xia-ask-damage"
    for cells in ("1,1", "1,2,3,4", "0", "10", "()"):
        table.refuses(f"damage {cells}")
    table.refuses("done")
    table.play("damage 5,1")
    assert table.me.damage == [5, 1]
    assert table.asked == "xia-ask-damage"
    table.refuses("damage 5")
    table.refuses("damage 8,9")
    table.play("damage 9")
    assert table.me.damage == [5, 1, 9]
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-077")
def test_every_cell_is_offered_with_what_lies_on_it() -> None:
    table, player = outfitted()
    player.cargo.append(Cube("holo", 9))
    player.outfits[0].markers, player.armed = [3], 3
    wounded(1, table=table)
    cells = {each.args["cell"]: each for each in table.offered[1:]}
    assert sorted(cells) == [*range(1, 10)]
    labels = {cell: each.label.removeprefix("xia-damage-") for cell, each in cells.items()}
    assert [labels[cell] for cell in range(1, 10)] == (
        ["spot", "outfit", "spot", "outfit", "outfit", "spot", "cargo", "empty", "cargo"]
    )
    assert [cells[cell].args["what"] for cell in (2, 5, 7, 9)] == [
        "@shield_1",
        "@missile_1",
        "@spice",
        "@holo",
    ]
    assert "what" not in cells[8].args, "an empty cell names no component"
    assert [cells[cell].args["marker"] for cell in (1, 3, 6)] == [0, 1, 0]


@pytest.mark.rule("XIA-077")
def test_the_owner_chooses_empty_cells_cargo_and_outfits_in_any_mix() -> None:
    table, player = outfitted(seat=1)
    wounded(4, 1, table=table)
    assert table.seat == 1
    single = {choice.action for choice in table.offered[1:]}
    assert single == {PlaceDamage((cell,)) for cell in range(1, 10)}
    table.refuses("damage 8", seat=0)
    table.play("damage 9,7,5,1")
    assert sorted(player.damage) == [1, 5, 7, 9]


@pytest.mark.rule("XIA-075")
def test_an_empty_hold_takes_damage_cell_by_cell() -> None:
    table = wounded(8)
    table.play("damage 1,2,3,4,5,6,7,8")
    assert table.me.space is not None
    wounded(1, table=table)
    assert table.state.players[0].space is None


@pytest.mark.rule("XIA-516")
def test_the_automatic_choice_spares_spots_then_cargo() -> None:
    table, player = outfitted()
    wounded(7, table=table)
    first = table.offered[0].action
    assert isinstance(first, PlaceDamage)
    assert first.cells == (8, 9, 2, 4, 5, 7, 1)
    assert hold.automatic(player, 2) == (8, 9)


@pytest.mark.rule("XIA-516")
def test_who_so_orders_is_not_asked() -> None:
    table, player = outfitted(seat=1)
    player.orders = Orders(damage="auto")
    wounded(3, 1, table=table)
    assert player.damage == [8, 9, 2]
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-079")
def test_a_damaged_cell_holds_nothing() -> None:
    table, player = outfitted()
    wounded(2, table=table).play("damage 8,9")
    assert query.free_cells(player) == []
    assert not shapes.fitting(SQUARE, "shield_1", query.taken(player))


@pytest.mark.rule("XIA-080")
def test_a_cube_goes_overboard_where_the_ship_is() -> None:
    table, player = outfitted(seat=1)
    wounded(2, 1, table=table).play("damage 7,8")
    assert not player.cargo
    assert table.state.loose == [Loose("spice", player.space or "")]
    table.put(0, player.space).put(1, "kemplar_ii.1").turn(0)
    assert any(text.startswith("collect") for text in table.choices)


@pytest.mark.rule("XIA-458")
def test_in_the_own_turn_it_counts_as_thrown_overboard() -> None:
    table, _ = outfitted()
    wounded(1, table=table).play("damage 7")
    assert [(cube.kind, cube.owner, cube.turn) for cube in table.state.loose] == [
        ("spice", 0, table.state.turns)
    ]


@pytest.mark.rule("XIA-081")
def test_a_hit_spot_loses_its_marker_and_is_closed() -> None:
    table, player = outfitted()
    shield = player.outfits[0]
    player.armed = 2
    shield.markers = [1, 3]
    wounded(1, table=table).play("damage 3")
    assert shield.markers == [1]
    assert (player.armed, player.disarmed) == (2, 1)
    assert query.free_spots(player, shield) == []
    shield.markers = []
    assert query.free_spots(player, shield) == [1]
    hold.repair(player)
    assert query.free_spots(player, shield) == [1, 3]


@pytest.mark.rule("XIA-081")
def test_other_markers_stay_where_they_are() -> None:
    table, player = outfitted()
    player.outfits[0].markers = [1, 3]
    player.outfits[1].markers = [6]
    player.armed = 1
    wounded(2, table=table).play("damage 2,8")
    assert [each.markers for each in player.outfits] == [[1, 3], [6]]
    assert player.disarmed == 0


# What it does to an outfit


@pytest.mark.rule("XIA-082", "XIA-086")
def test_damage_on_an_outfit_lowers_its_every_die() -> None:
    table, player = outfitted()
    shield, missile = player.outfits
    player.damage = [2, 8, 9]
    assert power.roll(table.state, 0, shield, Loaded(b"", 0, [5])) == 4
    assert power.roll(table.state, 0, missile, Loaded(b"", 0, [5])) == 5
    player.damage = [2, 3]
    assert power.roll(table.state, 0, shield, Loaded(b"", 0, [5])) == 3
    shield.replicated = True
    assert power.roll(table.state, 0, shield, Loaded(b"", 0, [5, 6])) == 3 + 4
    assert query.free_spots(player, shield) == [1]


@pytest.mark.rule("XIA-083")
def test_a_lowered_die_stops_at_nothing() -> None:
    table, player = outfitted()
    shield = player.outfits[0]
    player.damage = [2, 3]
    assert power.roll(table.state, 0, shield, Loaded(b"", 0, [1])) == 0
    shield.replicated = True
    assert power.roll(table.state, 0, shield, Loaded(b"", 0, [1, 6])) == 4


@pytest.mark.rule("XIA-084")
def test_dice_of_outfits_are_no_luck_whatever_they_show() -> None:
    assert max(outfit.die for outfit in OUTFITS.values()) == 12
    table = Table()
    table.ship(0, "nightshade")
    table.fit(0, "engine_3")
    table.play(f"engine {table.cell(0, 'engine_3')}", rolls=[12])
    assert table.me.fame == 0 and not table.me.lucky


@pytest.mark.rule("XIA-085", "XIA-097")
def test_a_wholly_damaged_outfit_is_not_lost_but_of_no_use() -> None:
    table = Table()
    player = table.ship(0, SQUARE)
    player.outfits = [Placed("engine_1", [1, 2, 5])]
    player.damage = [1, 2, 5]
    table.refuses("engine 1")
    assert player.outfits == [Placed("engine_1", [1, 2, 5])]
    hold.repair(player)
    assert table.offers("engine 1")


@pytest.mark.rule("XIA-086")
def test_an_outfit_works_through_the_spots_it_has_left() -> None:
    table = Table()
    player = table.ship(0, SQUARE)
    player.outfits = [Placed("engine_1", [1, 2, 5])]
    player.damage = [1]
    table.play("engine 2", rolls=[4])
    assert player.outfits[0].markers == [5]
    assert table.told("xia-move-begins")[0].args["points"] == 3
    table.play("stop")
    table.refuses("engine 2")


# The end


@pytest.mark.parametrize("points", [9, 10, 30])
@pytest.mark.rule("XIA-063", "XIA-087", "XIA-089")
def test_as_much_damage_as_cells_destroys_and_nobody_places_it(points: int) -> None:
    table, player = outfitted(seat=1)
    space = player.space or ""
    wounded(points, 1, table=table)
    assert player.space is None
    assert table.asked == "xia-ask-action" and table.seat == 0
    assert table.state.loose == [Loose("spice", space)]
    assert not player.damage


@pytest.mark.rule("XIA-087", "XIA-088")
def test_the_last_free_cell_is_the_end() -> None:
    table = wounded(8, 1)
    table.play("damage 1,2,3,4,5,6,7,8")
    assert table.state.players[1].space is not None
    wounded(1, 1, table=table)
    assert table.state.players[1].space is None


@pytest.mark.rule("XIA-063", "XIA-088")
def test_a_greater_hold_takes_more() -> None:
    for ship, cells in (("nightshade", 9), ("swamp_rat", 13), ("deep_furrow", 28)):
        table = Table()
        table.ship(1, ship)
        wounded(cells - 1, 1, table=table)
        assert table.asked == "xia-ask-damage"
        table.play(table.offered[0].action)
        assert len(table.state.players[1].damage) == cells - 1
        wounded(1, 1, table=table)
        assert table.state.players[1].space is None


@pytest.mark.parametrize("points", [4, 5])
@pytest.mark.rule("XIA-087")
def test_two_wounds_at_once_may_be_too_much_together(points: int) -> None:
    table = Table()
    table.ship(1, SQUARE)
    table.push(Wound(1, points), Wound(1, 5))
    table.play("damage 1,2,3,4,5")
    assert table.state.players[1].space is None
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-474")
def test_an_npc_counts_its_damage_on_its_card() -> None:
    table = Table()
    npc = table.npc("merchant", "kemplar_ii.1")
    most = NPCS["merchant"].destroyed_at
    hold.wound(table.state, "merchant", most - 1, "0", table.dice)
    assert (npc.damage, npc.space) == (most - 1, "kemplar_ii.1")
    table.happens(hold.wound(table.state, "merchant", 1, "0", table.dice))
    assert npc.space is None


def test_no_damage_asks_nobody() -> None:
    table = wounded(0)
    assert table.asked == "xia-ask-action"
    table.put(1, None)
    assert hold.wound(table.state, "1", 3, None, table.dice) == []


@pytest.mark.rule("XIA-014")
def test_there_is_always_another_damage_marker() -> None:
    table = Table(5)
    greatest = sorted((s.id for s in SHIPS.values() if s.level == 3), key=lambda name: -shapes.size(name))
    for seat, ship in enumerate(greatest[:5]):
        table.ship(seat, ship)
        wounded(shapes.size(ship) - 1, seat, table=table)
        table.play(table.offered[0].action)
    assert sum(len(player.damage) for player in table.state.players) > 80
    assert all(player.space is not None for player in table.state.players)


# Repair


@pytest.mark.parametrize(
    ("ship", "price"), [("nightshade", 1000), ("copper_heron", 1000), ("iron_psalm", 2000)]
)
@pytest.mark.rule("XIA-090")
def test_repair_is_all_or_nothing_in_the_business_phase(ship: str, price: int) -> None:
    table = Table()
    player = table.ship(0, ship)
    table.hurt(0, 5)
    player.credits = price - 1000
    table.put(0, table.inside("kemplar_ii")[0])
    table.refuses("repair")
    table.state.stack = [Turn(0, "status"), Business(0)]
    table.refuses("repair")
    player.credits = price + 1000
    table.play("repair")
    assert player.damage == []
    assert player.credits == 1000
    table.refuses("repair")


@pytest.mark.rule("XIA-090")
def test_a_magnate_has_repairs_cheaper() -> None:
    table = Table()
    player = table.ship(0, "iron_psalm")
    table.title("magnate", holder=0)
    assert business.repair_price(player) == 1000
    table.ship(0, "nightshade")
    assert business.repair_price(player) == 0


@pytest.mark.rule("XIA-091", "XIA-283")
def test_a_new_ship_has_no_damage() -> None:
    table = Table()
    player = table.ship(0, SQUARE)
    table.fit(0, "shield_1")
    player.damage = [1, 2, 9]
    player.credits = 5000
    table.put(0, table.inside("kemplar_ii")[0])
    table.state.stack = [Turn(0, "status"), Business(0)]
    table.play("ship brass_anvil")
    assert player.damage == []
    assert player.credits == 0
    assert player.ship == "brass_anvil"


def test_an_effect_may_mend_some_cells() -> None:
    table = wounded(3)
    table.play("damage 1,2,3")
    hold.mend(table.me, (1, 3))
    assert table.me.damage == [2]


def test_damage_is_told() -> None:
    table = wounded(2)
    assert table.told("xia-damaged") == [Event("xia-damaged", {"ship": "#0", "points": 2})]
    table.play("damage 3,4")
    assert table.told("xia-damage-placed")[0].args == {"player": "#0", "cells": (3, 4)}
