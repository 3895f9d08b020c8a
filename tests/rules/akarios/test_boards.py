"""The board and who stands on it."""

from __future__ import annotations

import pytest

from rules.akarios import naming
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.akarios.ship import boards, ships
from rules.akarios.state import Board
from rules.core.hexes import Hex, name, named
from tests.rules.akarios.table import Table


@pytest.mark.rule("AK-021")
def test_a_board_has_the_columns_and_rows_of_its_scenario() -> None:
    board = Board(3, 2)
    assert [name(cell) for cell in boards.cells(board)] == ["A1", "A2", "B1", "B2", "C1", "C2"]
    assert all(boards.inside(board, cell) for cell in boards.cells(board))
    off = [named("D1"), named("A3"), named("B3"), named("C3"), Hex(-1, 0), Hex(0, -1), Hex(2, -2)]
    assert not any(boards.inside(board, cell) for cell in off)
    assert all((script.map.cols, script.map.rows) == (boards.COLS, boards.ROWS) for script in battles())


def battles() -> list[Battle]:
    return [script for script in SCRIPTS.values() if isinstance(script, Battle)]


@pytest.mark.rule("AK-167", "AK-171", "AK-175")
@pytest.mark.parametrize(
    ("kind", "hexes"),
    [
        ("asteroids", {"H6", "H5", "I6"}),
        ("nebula", {"H6", "H5", "I6"}),
        ("small_planet", {"H6", "H5", "I6"}),
        ("large_planet", {"H6", "H5", "I6", "I7", "H7", "G7", "G6"}),
        ("wormhole", {"H6"}),
    ],
)
def test_a_token_covers_its_hexes(kind: boards.Token, hexes: set[str]) -> None:
    assert set(boards.laid(kind, named("H6"), 0).hexes) == hexes
    assert len(boards.laid(kind, named("H6"), 4).hexes) == len(hexes)


@pytest.mark.rule("AK-180")
def test_a_wormhole_alone_leads_nowhere() -> None:
    table = Table("wormhole B3")
    assert boards.wormholes(table.battle.board) == []
    table = Table("wormhole B3", "wormhole K7")
    assert boards.wormholes(table.battle.board) == [named("B3"), named("K7")]


@pytest.mark.rule("AK-020")
def test_a_hex_holds_one_ship() -> None:
    table = Table("p0 argonaut H6 n", "sparrow C3 n", "rs1 H4 s off=yes", "asteroids H5")
    free = {hex: boards.free(table.battle, named(hex)) for hex in ("H6", "C3", "H4", "H5")}
    assert free == {"H6": False, "C3": False, "H4": True, "H5": True}
    assert boards.free(table.battle, named("H6"), but=table.ship("p0"))
    assert ships.standing_on(table.battle, named("C3")) is table.ship("sparrow")
    assert ships.standing_on(table.battle, named("H4")) is None


@pytest.mark.rule("AK-019")
def test_distance_goes_by_hexes_whatever_is_between() -> None:
    table = Table("p0 argonaut H6 n", "rs1 H5 s", "rs2 H2 s", "rs3 L6 s", "planet H4", "asteroids I6")
    me = table.ship("p0")
    assert [ships.distance(me, table.ship(ref)) for ref in ("rs1", "rs2", "rs3")] == [1, 4, 4]
    assert [ship.ref for ship in ships.within(table.battle, me, 4)] == ["rs1", "rs2", "rs3"]
    assert [ship.ref for ship in ships.within(table.battle, me, 3)] == ["rs1"]


@pytest.mark.rule("AK-008", "AK-354")
def test_players_the_sparrow_and_allies_are_one_side() -> None:
    table = Table("p0 argonaut H6 n", "p1 chariot H7 n", "sparrow C3 n", "rs1 A1 s ally", "rs2 A2 s")
    ours = ["p0", "p1", "sparrow", "rs1"]
    for a in ours:
        assert ships.hostile(table.ship(a), table.ship("rs2"))
        assert ships.hostile(table.ship("rs2"), table.ship(a))
        assert not any(ships.hostile(table.ship(a), table.ship(b)) for b in ours)
    assert not ships.hostile(table.ship("rs2"), table.ship("rs2"))


def test_ships_come_in_the_order_of_their_numbers() -> None:
    table = Table("rs10 A1 s", "rs2 A2 s", "p0 argonaut H6 n")
    assert [ship.ref for ship in ships.on_board(table.battle)] == ["p0", "rs2", "rs10"]
    assert [ship.ref for ship in ships.on_board(table.battle, "enemy")] == ["rs2", "rs10"]


def test_ships_are_called_by_their_pilots_or_types() -> None:
    table = Table("p0 argonaut H6 n", "rs2 A2 s", "rs3 A3 s elite", "sparrow C3 n", "token gate H4 hull=3")
    assert [naming.called(table.battle, ref) for ref in ("p0", "rs2", "rs3", "sparrow", "gate")] == [
        "#0",
        '~["ak-ship",{"type":"@rs","number":2}]',
        '~["ak-ship-elite",{"type":"@rs","number":3}]',
        '~["ak-sparrow",{}]',
        "@gate",
    ]
