"""The board: the lattice of sectors, spaces, borders, adjacency (sections 20b and 21)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.hexes import DIRECTIONS, Hex, disc
from rules.xia.components import SECTORS, check_symbols
from rules.xia.frames import Border
from rules.xia.geometry import CELLS, LATTICE, Board, attach, printed
from rules.xia.state import Laid
from tests.rules.xia.layout import VECTORS, alone, at, cluster, crossed, joined


def spelled(border: Border) -> str:
    """As the vectors write it: a shield is the same both ways."""
    if border.kind == "planet_shield":
        return border.kind
    words = [border.kind, "enter" if border.entering else "leave", border.law or ""]
    return " ".join(words).strip()


@pytest.mark.rule("XIA-358", "XIA-334", "XIA-320", "XIA-324", "XIA-337")
@pytest.mark.parametrize("case", VECTORS["crossing"], ids=lambda case: f"{case['sector']}-{case['to']}")
def test_borders_of_a_step_as_computed_elsewhere(case: dict[str, Any]) -> None:
    second = case.get("second")
    board = joined(case["sector"], case["side"], second) if second else alone(case["sector"])
    if second:
        assert board.laid[second].turn == case["turn"]
        assert board.spaces[at(board, *case["to"])].local == Hex(*case["to_local"])
    assert [spelled(each) for each in crossed(board, case["from"], case["to"])] == case["effects"]


# The lattice


@pytest.mark.rule("XIA-349")
def test_a_sector_is_a_hexagon_of_nineteen() -> None:
    wanted = {
        (q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q) <= 2 and abs(r) <= 2 and abs(q + r) <= 2
    }
    for sector in SECTORS:
        assert {tuple(space.local) for space in printed(sector)} == wanted
        assert [space.number for space in printed(sector)] == list(range(1, 20))
    assert [space.local for space in printed("xia")] == list(CELLS)


@pytest.mark.rule("XIA-350")
def test_directions_run_clockwise_from_east() -> None:
    assert DIRECTIONS == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    board = alone("lost_sector")
    for direction, (q, r) in enumerate(DIRECTIONS):
        assert board.neighbour(at(board, 0, 0), direction) == at(board, q, r)


@pytest.mark.rule("XIA-351")
def test_turning_moves_spaces_directions_and_sides_alike() -> None:
    for turn in range(6):
        board = alone("kemplar_ii", turn)
        mission = board.mission_point("kemplar_ii")
        assert mission is not None
        assert board.where[mission] == Hex(0, 0)
        spawn = board.spawn_points()[10]
        cell = Hex(2, -2)
        for _ in range(turn):
            cell = Hex(-cell.r, cell.q + cell.r)
        assert board.where[spawn] == cell
        east = next(space.id for space in board.spaces.values() if space.local == Hex(1, 0))
        entrances = [direction for direction in range(6) if board.entrance(east, direction)]
        assert entrances == [turn]
    old = Laid("kemplar_ii", (0, 0), 2)
    new = attach(Board((old,)), "pelmont", "kemplar_ii", 0)
    joined_symbol = SECTORS["kemplar_ii"].symbols[4]
    assert SECTORS["pelmont"].symbols[(3 - new.turn) % 6] == joined_symbol


@pytest.mark.rule("XIA-352")
def test_sectors_cover_the_plane() -> None:
    assert LATTICE[0] == (3, 2)
    assert LATTICE[1] == (-2, 5)
    assert LATTICE[2] == (-5, 3)
    assert all(LATTICE[side].plus(LATTICE[side + 3]) == Hex(0, 0) for side in range(3))
    around = [Hex(0, 0), *LATTICE]
    cells = Counter(cell for centre in around for cell in disc(centre, 2))
    assert set(cells.values()) == {1}, "no overlaps"
    assert set(disc(Hex(0, 0), 3)) <= set(cells), "no gaps"


@pytest.mark.rule("XIA-353", "XIA-354")
def test_neighbouring_sectors_share_five_edges() -> None:
    for side in range(6):
        board = joined("lost_sector", side, "expeditor_gate")
        edges = [
            (board.spaces[space].local, direction)
            for space in board.spaces
            if board.spaces[space].sector == "lost_sector"
            for direction, other in board.neighbours(space)
            if board.spaces[other].sector != "lost_sector"
        ]
        first = [((2, 0), 0), ((2, 0), 1), ((1, 1), 0), ((1, 1), 1), ((0, 2), 0)]
        turned = {(Hex(*cell).turned(side), (direction + side) % 6) for cell, direction in first}
        assert set(edges) == turned
        assert sorted(Counter(cell for cell, _ in edges).values()) == [1, 2, 2]


@pytest.mark.rule("XIA-300", "XIA-302", "XIA-355")
def test_only_corners_face_two_unexplored_sides() -> None:
    board = alone("lost_sector")
    sides = {space: {side for _, side in board.unexplored(space)} for space in board.spaces}
    corners = {at(board, *step.times(2)) for step in DIRECTIONS}
    assert {space for space, found in sides.items() if len(found) == 2} == corners
    assert sum(len(found) == 1 for found in sides.values()) == 6
    assert sum(not found for found in sides.values()) == 7, "the inner spaces have no outer edge"
    assert dict(board.unexplored(at(board, 2, 0))) == {5: 5, 0: 0, 1: 0}
    behind = joined("lost_sector", 0, "xia")
    assert dict(behind.unexplored(at(behind, 2, 0))) == {5: 5}, "a sector lies behind the other edges"


@pytest.mark.rule("XIA-298", "XIA-308", "XIA-356")
def test_only_the_joined_symbols_have_to_match() -> None:
    board = cluster("kemplar_ii", "pelmont", "xia")
    for side, sector in enumerate(("pelmont", "xia")):
        turn = board.laid[sector].turn
        facing = SECTORS[sector].symbols[(side + 3 - turn) % 6]
        assert facing == SECTORS["kemplar_ii"].symbols[side]
    assert "xia" in set(board.beside("pelmont")), "they join each other too"
    between = LATTICE.index(Hex(*board.laid["xia"].centre).minus(Hex(*board.laid["pelmont"].centre)))
    one = SECTORS["pelmont"].symbols[(between - board.laid["pelmont"].turn) % 6]
    other = SECTORS["xia"].symbols[(between + 3 - board.laid["xia"].turn) % 6]
    assert one != other


@pytest.mark.rule("XIA-356")
def test_every_sector_fits_every_side_in_one_way() -> None:
    for old, new in combinations(SECTORS, 2):
        for side in range(6):
            laid = attach(alone(old, 1), new, old, side)
            assert laid.centre == LATTICE[side]
            wanted = SECTORS[old].symbols[(side - 1) % 6]
            assert SECTORS[new].symbols[(side + 3 - laid.turn) % 6] == wanted


@pytest.mark.rule("XIA-357")
@pytest.mark.parametrize("symbols", ["ABCDEE", "ABCDE", "ABCDEG", "ABCDEFA"])
def test_a_sector_that_would_not_fit_in_one_way_is_not_loaded(symbols: str) -> None:
    with pytest.raises(ValueError, match="xia"):
        check_symbols([SECTORS["azure"], replace(SECTORS["xia"], symbols=symbols)])
    check_symbols([replace(SECTORS["xia"], symbols="FEDCBA")])


@pytest.mark.rule("XIA-299")
def test_neighbours_in_space_may_be_a_sector_apart() -> None:
    board = joined("lost_sector", 0, "expeditor_gate")
    one, other = at(board, 2, 0), at(board, 3, 0)
    assert board.distance(one, other) == 1
    assert board.flight(board.spaces[one].sector, board.spaces[other].sector) == 1


# Borders


@pytest.mark.rule("XIA-317")
def test_normal_and_inner_borders_have_no_effect() -> None:
    for sector, one, other in (
        ("lost_sector", (0, 0), (1, 0)),
        ("kemplar_ii", (0, 0), (1, 0)),
        ("burning_horse", (0, 0), (1, 0)),
    ):
        assert crossed(alone(sector), one, other) == []
    normal = joined("lost_sector", 3, "expeditor_gate")
    assert crossed(normal, (-2, 0), (-3, 0)) == []


@pytest.mark.rule("XIA-348", "XIA-339")
def test_the_kinds_of_borders_with_effects() -> None:
    kinds = {
        (border.kind, border.law)
        for sector in SECTORS
        for space in alone(sector).spaces
        for _, found in alone(sector).steps(space)
        for border in found
    }
    shields = {("planet_shield", law) for law in ("lawful", "outlaw", "neutral")}
    entrances = {("planet_entrance", law) for law in ("lawful", "outlaw", "neutral")}
    fields = {(kind, None) for kind in ("asteroid", "nebula", "debris", "star")}
    assert kinds == shields | entrances | fields
    gate = alone("deltas_gate")
    assert crossed(gate, (-2, 0), (-1, 0)) == []
    assert crossed(gate, (-1, 0), (-1, -1)) == []


@pytest.mark.rule("XIA-320", "XIA-324", "XIA-325")
@pytest.mark.parametrize(
    ("sector", "inside", "outside"),
    [("outpost_338", (-1, 0), (-2, 0)), ("burning_horse", (0, 0), (0, -1)), ("pelmont", (0, -1), (0, 0))],
)
def test_leaving_a_field_is_free(sector: str, inside: tuple[int, int], outside: tuple[int, int]) -> None:
    board = alone(sector)
    assert crossed(board, inside, outside) == []
    (border,) = crossed(board, outside, inside)
    assert border.entering


@pytest.mark.rule("XIA-316", "XIA-326", "XIA-327")
@pytest.mark.parametrize("sector", ["kemplar_ii", "loath", "neo_damascus"])
def test_a_shield_is_a_border_both_ways_round_every_planet(sector: str) -> None:
    board = alone(sector)
    for space in board.spaces:
        for other, found in board.steps(space):
            if board.spaces[space].planet != board.spaces[other].planet:
                borders = [each for each in found if each.kind in ("planet_shield", "planet_entrance")]
                assert len(borders) == 1
                assert borders[0].entering is board.spaces[other].planet
                assert borders[0].law == SECTORS[sector].regions["p"].law


@pytest.mark.rule("XIA-333")
def test_entrances_and_shields_differ_only_in_their_edges() -> None:
    board = alone("kemplar_ii")
    edges = [
        (tuple(board.spaces[space].local), board.spaces[other].local, found[0].kind)
        for space in board.spaces
        for other, found in board.steps(space)
        if found and found[0].entering is False
    ]
    doors = [(cell, tuple(other)) for cell, other, kind in edges if kind == "planet_entrance"]
    assert sorted(doors) == [((-1, 0), (-2, 0)), ((1, 0), (2, 0))]
    assert Counter(kind for _, _, kind in edges)["planet_shield"] == len(edges) - 2
    assert len(edges) == 18


@pytest.mark.rule("XIA-337")
def test_regions_end_at_the_sectors_edge() -> None:
    """Two nebulas that touch over a seam are two nebulas."""
    for side in range(6):
        board = joined("burning_horse", side, "vortex_86")
        for space in board.spaces:
            for other, found in board.steps(space):
                one, two = board.spaces[space], board.spaces[other]
                if one.sector != two.sector and one.kind == two.kind == "nebula":
                    assert [each.kind for each in found] == ["nebula"]
                    return
    raise AssertionError("these nebulas never touch")


@pytest.mark.rule("XIA-359", "XIA-535")
def test_borders_run_along_the_whole_outline() -> None:
    """Every outer edge of a region is a border, the sector's edge included; a field has inner ones too."""
    boards = [cluster("lost_sector", sector) for sector in SECTORS]
    boards += [joined("neo_damascus", side, sector) for sector in ("azure", "loath") for side in range(6)]
    boards += [joined("burning_horse", side, "vortex_86") for side in range(6)]
    for board in boards:
        for space in board.spaces:
            for other, found in board.steps(space):
                one, two = board.spaces[space], board.spaces[other]
                kinds = [each.kind for each in found]
                apart = one.sector != two.sector or one.letter != two.letter
                if two.kind in ("asteroid", "debris"):
                    assert two.kind in kinds
                elif two.kind in ("nebula", "star"):
                    assert (two.kind in kinds) is apart
                elif one.planet or two.planet:
                    assert bool(kinds) is apart


@pytest.mark.rule("XIA-535")
def test_with_open_fields_inner_edges_are_free() -> None:
    closed, free = alone("outpost_338"), alone("outpost_338", open_fields=True)
    assert [each.kind for each in crossed(closed, (-1, 0), (0, 0))] == ["asteroid"]
    assert crossed(free, (-1, 0), (0, 0)) == []
    assert [each.kind for each in crossed(free, (-2, 0), (-1, 0))] == ["asteroid"]
    debris = alone("pelmont", open_fields=True)
    assert crossed(debris, (0, -1), (1, -1)) == []


# Adjacency


@pytest.mark.rule("XIA-364", "XIA-366")
def test_shields_and_entrances_break_adjacency() -> None:
    board = alone("kemplar_ii")
    assert board.adjacent(at(board, 0, 0), at(board, 1, 0)), "both on the planet"
    assert not board.adjacent(at(board, 1, 0), at(board, 2, 0)), "an entrance"
    assert not board.adjacent(at(board, 1, -1), at(board, 2, -1)), "a shield"
    assert board.adjacent(at(board, 2, 0), at(board, 2, -1)), "both outside"
    assert not board.adjacent(at(board, 2, 0), at(board, 2, -2)), "two spaces away"
    assert not board.adjacent(at(board, 2, 0), at(board, 2, 0)), "the same space"


@pytest.mark.rule("XIA-364")
def test_two_planets_across_a_seam_are_apart() -> None:
    board = joined("neo_damascus", 3, "azure")
    seam = [
        (one, other)
        for one in board.spaces
        for _, other in board.neighbours(one)
        if board.spaces[one].sector == "neo_damascus" != board.spaces[other].sector
        and (board.spaces[one].planet or board.spaces[other].planet)
    ]
    assert seam
    assert not any(board.adjacent(one, other) for one, other in seam)


@pytest.mark.rule("XIA-365", "XIA-367", "XIA-339")
@pytest.mark.parametrize(
    ("sector", "inside", "outside"),
    [
        ("outpost_338", (-1, 0), (-2, 0)),
        ("outpost_338", (-1, 0), (0, 0)),
        ("pelmont", (0, -1), (0, 0)),
        ("burning_horse", (0, 0), (0, -1)),
        ("xia", (1, -1), (2, -1)),
        ("deltas_gate", (0, 0), (0, -1)),
    ],
)
def test_no_other_border_breaks_adjacency(
    sector: str, inside: tuple[int, int], outside: tuple[int, int]
) -> None:
    board = alone(sector)
    assert board.adjacent(at(board, *inside), at(board, *outside))


@pytest.mark.rule("XIA-365")
def test_a_seam_does_not_break_adjacency() -> None:
    board = joined("lost_sector", 3, "pelmont")
    assert board.adjacent(at(board, -2, 0), at(board, -3, 0))


@pytest.mark.rule("XIA-343", "XIA-368")
def test_gates_bring_nothing_nearer() -> None:
    board = joined("expeditor_gate", 0, "deltas_gate")
    gates = board.gates()
    for one in gates["expeditor_gate"]:
        for other in gates["deltas_gate"]:
            assert not board.adjacent(one, other)
            assert board.distance(one, other) > 1
    far = Board(
        (Laid("expeditor_gate", (0, 0), 0), Laid("lost_sector", (3, 2), 0), Laid("deltas_gate", (6, 4), 0))
    )
    assert far.flight("expeditor_gate", "deltas_gate") == 2


# Planets


@pytest.mark.rule("XIA-361", "XIA-360")
def test_every_space_inside_the_shield_is_on_the_planet() -> None:
    board = alone("smugglers_den")
    planet = {tuple(space.local) for space in board.spaces.values() if space.planet}
    assert planet == {(1, -1), (0, 0), (1, 0)}
    assert not board.spaces[at(board, -1, 0)].planet, "the asteroids around it are not"


@pytest.mark.rule("XIA-362")
def test_only_planets_have_buy_and_sell_spaces() -> None:
    traders = [space for sector in SECTORS for space in printed(sector) if space.features & {"B", "$"}]
    assert len(traders) == 12
    assert all(space.planet for space in traders)


@pytest.mark.rule("XIA-297")
def test_special_spaces_are_normal_for_movement_and_sight() -> None:
    board = alone("outpost_338")
    special = [space for space in board.spaces.values() if space.features and space.kind is None]
    assert len(special) == 3
    for space in special:
        for other, found in board.steps(space.id):
            assert (found == ()) is (board.spaces[other].kind is None)
            assert board.opaque(space.id, other) is (board.spaces[other].kind is not None)
