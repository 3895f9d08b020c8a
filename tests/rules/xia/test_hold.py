"""What fits where in a hold (section 4), and how it is packed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from rules.xia import query, shapes
from rules.xia.actions import Put
from rules.xia.components import OUTFITS, SHIPS
from rules.xia.frames import Business, Packing, Placing, Stowing, Turn
from rules.xia.state import Cube, Placed
from tests.rules.xia.table import Table

SQUARE = "nightshade"
"""Its hold: three rows of three cells."""
BLOCK = "brass_anvil"
"""Four rows of four."""
CROWN = "winter_crown"
"""#.##.# above three full rows."""


def trading(ship: str = SQUARE, credits: int = 50_000) -> Table:
    """The first player does business in this ship."""
    table = Table()
    table.ship(0, ship).credits = credits
    table.put(0, table.inside("kemplar_ii")[0])
    table.state.stack = [Turn(0, "status"), Business(0)]
    return table


def points(ship: str, cells: tuple[int, ...] | list[int]) -> list[tuple[int, int]]:
    where = {cell: point for point, cell in shapes.cells(ship).items()}
    return [where[cell] for cell in cells]


def lengths(at: list[tuple[int, int]]) -> list[int]:
    """Squared distances between all pairs, in order: the same for a shape however it is turned or flipped."""
    return [(a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in combinations(at, 2)]


# Shapes


@pytest.mark.rule("XIA-060")
def test_two_ships_never_stand_on_one_space() -> None:
    table = Table()
    table.put(0, "kemplar_ii.1").put(1, "kemplar_ii.2")
    table.play("impulse", "fly kemplar_ii.2")
    table.refuses("stop")
    table.play("fly kemplar_ii.1", "stop")
    spaces = [player.space for player in table.state.players]
    assert len({*spaces}) == len(spaces)


@pytest.mark.parametrize("ship", sorted(SHIPS))
@pytest.mark.rule("XIA-061", "XIA-062")
def test_a_mat_gives_the_shape_of_its_hold(ship: str) -> None:
    drawn = {(x, y) for y, row in enumerate(SHIPS[ship].hold) for x, mark in enumerate(row) if mark == "#"}
    assert {*shapes.cells(ship)} == drawn
    assert sorted(shapes.cells(ship).values()) == list(range(1, len(drawn) + 1))


@pytest.mark.rule("XIA-064")
def test_each_section_covers_a_cell() -> None:
    for outfit in OUTFITS:
        for way in shapes.placements(BLOCK, outfit):
            assert len({*way}) == len(shapes.sections(outfit))


@pytest.mark.rule("XIA-065")
def test_an_outfit_may_be_turned_and_flipped() -> None:
    assert len(shapes.orientations("engine_2")) == 8
    upright = {cell for way in shapes.placements(SQUARE, "engine_2") for cell in way}
    assert upright == set(range(1, 10))
    ways = {frozenset(points(SQUARE, way)) for way in shapes.placements(SQUARE, "engine_2")}
    as_printed = frozenset({(0, 0), (1, 0), (1, 1), (2, 1)})
    turned = frozenset({(1, 0), (1, 1), (0, 1), (0, 2)})
    mirrored = frozenset({(2, 0), (1, 0), (1, 1), (0, 1)})
    mirrored_and_turned = frozenset({(0, 0), (0, 1), (1, 1), (1, 2)})
    assert {as_printed, turned, mirrored, mirrored_and_turned} <= ways


@pytest.mark.rule("XIA-066", "XIA-079")
def test_an_outfit_lies_on_free_cells_of_the_hold_only() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3])]
    player.cargo = [Cube("spice", 4)]
    player.damage = [9]
    table.refuses("buy missile_1")
    player.damage = []
    assert table.offers("buy missile_1")


@pytest.mark.rule("XIA-066")
def test_only_what_is_free_is_accepted() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3])]
    player.cargo = [Cube("spice", 4)]
    table.play("buy missile_1")
    assert table.state.stack[-1] == Placing(0, "missile_1")
    assert {choice.action for choice in table.offered} == {Put((7, 8, 9)), Put((9, 8, 7))}
    for cells in ("1,2,3", "4,5,6", "2,5,8", "7,8,10", "7,8", "5,6,9", "7,7,8"):
        table.refuses(f"put {cells}")
    table.play("put 9,8,7")
    assert player.outfits[-1] == Placed("missile_1", [9, 8, 7])
    assert table.asked == "xia-ask-business"


@pytest.mark.parametrize("outfit", sorted(OUTFITS))
@pytest.mark.rule("XIA-067")
def test_an_outfit_is_never_bent_or_cut(outfit: str) -> None:
    shape = lengths(list(shapes.sections(outfit)))
    ways = shapes.placements(CROWN, outfit)
    assert ways
    for way in ways:
        assert lengths(points(CROWN, way)) == shape


@pytest.mark.rule("XIA-067")
def test_outfits_may_touch_each_other() -> None:
    table = trading()
    table.me.outfits = [Placed("shield_1", [1, 2, 3]), Placed("shield_1", [4, 5, 6])]
    table.play("buy shield_1")
    assert query.taken(table.state.players[0]) == set(range(1, 10))


@pytest.mark.parametrize("outfit", sorted(OUTFITS))
@pytest.mark.rule("XIA-068")
def test_arming_spots_turn_with_the_shape(outfit: str) -> None:
    """The distances from the spots to all sections are those of the drawing."""
    marks = [(x, y) for y, row in enumerate(OUTFITS[outfit].shape) for x, m in enumerate(row) if m == "A"]
    drawn = [sorted((x - a) ** 2 + (y - b) ** 2 for a, b in shapes.sections(outfit)) for x, y in marks]
    for way in shapes.placements(BLOCK, outfit):
        spots = points(BLOCK, query.spots(Placed(outfit, list(way))))
        all_cells = points(BLOCK, way)
        found = [sorted((x - a) ** 2 + (y - b) ** 2 for a, b in all_cells) for x, y in spots]
        assert sorted(found) == sorted(drawn)


@pytest.mark.rule("XIA-069", "XIA-071", "XIA-079")
def test_a_cube_takes_one_empty_cell_that_its_owner_chooses() -> None:
    table = Table()
    player = table.ship(0, SQUARE)
    player.outfits = [Placed("shield_1", [1, 2, 3])]
    player.cargo = [Cube("holo", 4)]
    player.damage = [5]
    table.push(Stowing(0, ["spice"]))
    for cell in (1, 4, 5, 10):
        assert not table.offers(f"put {cell}")
    for cell in (6, 7, 8, 9):
        assert table.offers(f"put {cell}")
    table.play("put 8")
    assert player.cargo == [Cube("holo", 4), Cube("spice", 8)]


@pytest.mark.rule("XIA-071")
def test_nothing_is_moved_in_the_hold_outside_the_business_phase() -> None:
    table = Table()
    table.fit(0, "engine_1")
    table.load_cargo(0, "spice")
    for text in ("rearrange", "suggest", "put 9", "sell 1"):
        table.refuses(text)


@pytest.mark.rule("XIA-070", "XIA-072")
def test_scattered_cells_are_no_place_for_an_outfit() -> None:
    table = trading()
    player = table.me
    player.cargo = [Cube("spice", cell) for cell in (2, 4, 6, 8)]
    assert len(query.free_cells(player)) == 5
    assert not any(text.startswith("buy") for text in table.choices)
    table.refuses("buy engine_1")
    player.cargo = [Cube("spice", cell) for cell in (4, 6, 8)]
    assert table.offers("buy shield_1")


@pytest.mark.rule("XIA-073", "XIA-277")
def test_cargo_in_the_way_is_moved_first() -> None:
    table = trading()
    player = table.me
    player.cargo = [Cube("spice", cell) for cell in (2, 4, 6, 8)]
    table.play("rearrange", "put 1,2,3,4")
    assert {cube.cell for cube in player.cargo} == {1, 2, 3, 4}
    table.play("buy shield_1")
    assert [(each.outfit, sorted(each.cells)) for each in player.outfits] == [("shield_1", [7, 8, 9])]


@pytest.mark.rule("XIA-074")
def test_two_of_a_kind_have_their_own_spots_and_their_own_damage() -> None:
    table = trading()
    table.play("buy shield_1", "put 1,2,3", "buy shield_1", "put 7,8,9", "done")
    one, other = table.state.players[0].outfits
    player = table.state.players[0]
    player.damage = [2]
    assert (query.hits(player, one), query.hits(player, other)) == (1, 0)
    one.markers = [1]
    assert query.free_spots(player, one) == [3]
    assert sorted(query.free_spots(player, other)) == [7, 9]


@pytest.mark.rule("XIA-526")
def test_a_small_ship_may_carry_the_greatest_outfits() -> None:
    table = trading("numerator")
    assert {f"buy {name}" for name in OUTFITS if shapes.placements("numerator", name)} <= {*table.choices}
    table.play("buy engine_3")
    table.play(table.choices[0])
    assert table.state.players[0].outfits[0].outfit == "engine_3"


@pytest.mark.rule("XIA-008")
def test_the_eighth_token_of_a_kind_does_not_exist() -> None:
    table = trading()
    table.ship(1, "deep_furrow")
    table.fit(1, *["shield_1"] * 6)
    assert table.offers("buy shield_1")
    table.play("buy shield_1")
    table.play(table.choices[0])
    table.refuses("buy shield_1")
    assert table.offers("buy missile_1")


# Placing and packing


@pytest.mark.rule("XIA-135")
def test_the_best_places_leave_the_largest_room() -> None:
    table = trading(BLOCK)
    table.play("buy shield_1")
    first = table.offered[0].action
    assert isinstance(first, Put)
    assert shapes.open_area(BLOCK, first.cells) == 13
    assert len(table.offered) <= 25
    assert table.offers("put 6,7,8")


def test_places_that_break_up_the_hold_come_last() -> None:
    table = trading()
    table.play("buy shield_1")
    rooms = [shapes.open_area(SQUARE, c.action.cells) for c in table.offered if isinstance(c.action, Put)]
    assert rooms == [6, 6, 6, 6, 3, 3]


@pytest.mark.parametrize(
    ("taken", "area"), [((), 9), ((4, 5, 6, 9), 3), ((4, 5, 6, 1), 3), (range(1, 10), 0)]
)
def test_the_largest_free_area_hangs_together_by_edges(taken: Sequence[int], area: int) -> None:
    assert shapes.open_area(SQUARE, taken) == area


def test_packing_leaves_cells_empty_where_nothing_fits() -> None:
    assert shapes.packing(SQUARE, ["shield_1", "missile_1"], [2, 4]) is None
    found = shapes.packing(SQUARE, ["missile_1", "engine_1"], [2, 4])
    assert found is not None
    assert [len(way) for way in found] == [3, 3]
    assert tuple(found[0]) in shapes.placements(SQUARE, "missile_1")
    assert len({cell for way in found for cell in way} | {2, 4}) == 8


def test_every_placement_is_offered_once_whichever_way_round() -> None:
    table = trading()
    table.play("buy shield_1")
    covered = [frozenset(choice.action.cells) for choice in table.offered if isinstance(choice.action, Put)]
    assert len(covered) == len({*covered}) == 6


@pytest.mark.rule("XIA-279")
def test_rearranging_takes_out_all_but_what_is_damaged() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3], [1]), Placed("missile_1", [4, 5, 6], [6])]
    player.cargo = [Cube("spice", 7), Cube("holo", 8)]
    player.damage = [2]
    player.armed, player.disarmed = 2, 0
    table.play("rearrange")
    frame = table.state.stack[-1]
    assert isinstance(frame, Packing)
    assert (frame.outfits, frame.cubes) == (["missile_1"], ["spice", "holo"])
    assert [each.outfit for each in player.outfits] == ["shield_1"]
    assert player.damage == [2]
    table.refuses("put 1,4,7")
    table.play("put 9,8,7", "put 5,4")
    assert player.outfits == [Placed("shield_1", [1, 2, 3], [1]), Placed("missile_1", [9, 8, 7])]
    assert player.cargo == [Cube("spice", 5), Cube("holo", 4)]
    assert player.armed + player.disarmed + 1 == 4
    assert table.asked == "xia-ask-business"


@pytest.mark.rule("XIA-070")
def test_nothing_is_put_where_the_rest_would_find_no_place() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3])]
    table.fit(0, "engine_3")
    table.load_cargo(0, "spice")
    table.play("rearrange")
    for cells in ("1,2,3", "9,6,3", "7,8,9"):
        assert table.offers(f"put {cells}")
    for cells in ("4,5,6", "2,5,8"):
        table.refuses(f"put {cells}")
    assert all("5" not in text for text in table.choices)


@pytest.mark.rule("XIA-070")
def test_cubes_keep_their_cells_too() -> None:
    table = trading()
    table.me.cargo = [Cube("spice", cell) for cell in range(1, 10)]
    table.play("rearrange")
    table.refuses("put 1,1")
    table.refuses("put 0")
    table.play("put 9,8", "put 7")
    table.refuses("put 9")
    table.play("suggest")
    assert sorted(cube.cell for cube in table.me.cargo) == list(range(1, 10))
    table.me.cargo = [Cube("spice", 1)]
    table.play("rearrange")
    table.refuses("put 1,2")


def test_the_quartermaster_packs_everything() -> None:
    table = trading(BLOCK)
    player = table.me
    table.fit(0, "engine_3", "shield_2", "blaster_1")
    table.load_cargo(0, "spice", "terra")
    table.play("rearrange", "suggest")
    assert sorted(each.outfit for each in player.outfits) == ["blaster_1", "engine_3", "shield_2"]
    for each in player.outfits:
        assert tuple(each.cells) in shapes.placements(BLOCK, each.outfit)
    assert sorted(cube.kind for cube in player.cargo) == ["spice", "terra"]
    assert len(query.taken(player)) == 14
    assert shapes.open_area(BLOCK, query.taken(player)) == 2
    assert table.asked == "xia-ask-business"


def test_what_was_taken_out_can_go_back_as_it_was() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [3, 2, 1]), Placed("missile_1", [4, 5, 6], replicated=True)]
    player.cargo = [Cube("spice", 9)]
    table.play("rearrange", "done")
    assert player.outfits == [Placed("shield_1", [3, 2, 1]), Placed("missile_1", [4, 5, 6], replicated=True)]
    assert player.cargo == [Cube("spice", 9)]
    table.play("rearrange", "put 7,8,9")
    assert "done" not in table.choices


def test_the_rest_can_go_back_as_it_was() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3]), Placed("missile_1", [4, 5, 6])]
    player.cargo = [Cube("spice", 7), Cube("holo", 8)]
    table.play("rearrange", "put 3,2,1", "done")
    assert player.outfits == [Placed("shield_1", [3, 2, 1]), Placed("missile_1", [4, 5, 6])]
    assert player.cargo == [Cube("spice", 7), Cube("holo", 8)]
    table.play("rearrange", "put 3,2,1", "put 6,5,4", "put 9", "done")
    assert player.cargo == [Cube("spice", 9), Cube("holo", 8)]


def test_a_full_hold_is_packed_in_no_time() -> None:
    """The worst case: as many outfits as a level-3 hold can carry."""
    outfits = ["blaster_3", "missile_3", "engine_3", "shield_3", "missile_3"]
    assert shapes.packing("deep_furrow", outfits, ()) is not None
    assert shapes.packing("far_lantern", outfits, ()) is None
