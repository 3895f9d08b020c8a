"""Coming back (section 14), and where the Tiger gate leads (XIA-344)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules.xia import destruction, query, respawn
from rules.xia.components import SHIPS
from rules.xia.frames import NpcTurn, Spawning, Turn
from tests.rules.xia.arena import SMALL
from tests.rules.xia.table import BIGGEST, Table

MIDDLE = next(ship.id for ship in SHIPS.values() if ship.level == 2)
VECTORS = tomllib.loads((Path(__file__).parents[2] / "data" / "xia_vectors.toml").read_text("utf-8"))
SECTORS = ("kemplar_ii", "neo_damascus", "burning_horse")
"""With spawn points 10, 16 and 4."""


def lost(ship: str = SMALL, seats: int = 3, sectors: tuple[str, ...] = SECTORS) -> Table:
    """Seat 0 has lost its ship; the others are not on spawn points."""
    table = Table(seats, sectors=sectors)
    table.ship(0, ship)
    table.put(0, None)
    for seat, space in zip(range(1, seats), table.inside("kemplar_ii"), strict=False):
        table.put(seat, space)
    return table


def point(table: Table, number: int) -> str:
    return table.board.spawn_points()[number]


def come_back(table: Table, roll: int) -> str | None:
    table.happens(respawn.begin(table.state, 0, table.load(roll).dice))
    return table.state.players[0].space


# Skipped turns


@pytest.mark.rule("XIA-208", "XIA-211")
@pytest.mark.parametrize(("ship", "rounds"), [(SMALL, 1), (MIDDLE, 2), (BIGGEST, 2)])
def test_larger_ships_skip_a_whole_turn(ship: str, rounds: int) -> None:
    table = lost(ship)
    table.put(0, point(table, 4))
    table.turn(1)
    table.happens(destruction.destroy(table.state, "0", None, "damage", table.dice))
    while not table.told("xia-respawns"):
        assert table.state.players[0].space is None
        table.silent()
    assert table.state.turn == 0 and table.state.players[0].space is not None
    assert len(table.told("xia-turn-skipped")) == rounds - 1 and table.state.turns == 3 * rounds - 1


@pytest.mark.rule("XIA-209")
@pytest.mark.parametrize(("ship", "skipped"), [(SMALL, 0), (MIDDLE, 1)])
def test_the_turn_of_the_loss_is_not_the_skipped_one(ship: str, skipped: int) -> None:
    table = lost(ship)
    table.put(0, point(table, 4))
    table.happens(destruction.destroy(table.state, "0", None, "damage", table.dice))
    assert table.state.turn == 1 and table.state.players[0].skips == skipped
    while not table.told("xia-respawns"):
        table.silent()
    assert len(table.told("xia-turn-skipped")) == skipped


@pytest.mark.rule("XIA-210")
def test_an_npc_always_skips_a_turn() -> None:
    table = lost()
    npc = table.npc("scoundrel", point(table, 4))
    table.turn(1)
    table.happens(destruction.destroy(table.state, "scoundrel", None, "damage", table.dice))
    table.state.stack = [Turn(0, "next"), NpcTurn(0, "scoundrel")]
    table.settle()
    assert table.seat == 1
    assert npc.space is None and table.told("xia-npc-skips")
    table.state.stack = [Turn(0, "next"), NpcTurn(0, "scoundrel")]
    table.settle(rolls=[4])
    assert npc.space is not None


@pytest.mark.rule("XIA-211", "XIA-220")
def test_the_player_comes_back_first_and_then_has_a_whole_turn() -> None:
    table = lost()
    table.state.stack = [Turn(0)]
    table.settle(rolls=[5])
    assert table.state.players[0].space == point(table, 4)
    assert table.seat == 0 and table.asked == "xia-ask-action" and "impulse" in table.choices


@pytest.mark.rule("XIA-219")
def test_a_skipped_turn_has_no_phases_but_the_npc_acts() -> None:
    table = lost(MIDDLE)
    npc = table.npc("merchant", table.inside("neo_damascus")[0], controller=0)
    player = table.state.players[0]
    player.skips, player.armed, player.disarmed = 1, 0, 4
    player.cards[0].ready = False
    table.state.stack = [Turn(0)]
    where = npc.space
    table.settle()
    assert table.state.turn == 1 and player.skips == 0
    assert player.disarmed == 4 and not player.cards[0].ready and player.space is None
    assert npc.space != where


# Where


@pytest.mark.rule("XIA-212", "XIA-214", "XIA-215")
@pytest.mark.parametrize("vector", [each for each in VECTORS["respawn"] if each["chosen"]])
def test_the_nearest_number_decides_and_the_higher_of_two(vector: dict[str, Any]) -> None:
    table = lost()
    assert sorted(respawn.free(table.state)) == sorted(vector["free"])
    assert come_back(table, vector["roll"]) == point(table, vector["chosen"])


@pytest.mark.rule("XIA-214")
def test_of_two_equally_near_points_the_higher_is_used() -> None:
    table = lost()
    assert come_back(table, 13) == point(table, 16)


@pytest.mark.rule("XIA-215")
def test_the_numbers_do_not_wrap_around() -> None:
    table = lost(sectors=("kemplar_ii", "azure", "neo_damascus"))
    assert sorted(respawn.free(table.state)) == [10, 16, 18]
    assert come_back(table, 1) == point(table, 10)


@pytest.mark.rule("XIA-213", "XIA-207")
def test_occupied_points_are_as_if_absent() -> None:
    table = lost()
    table.put(1, point(table, 10))
    assert come_back(table, 11) == point(table, 16)
    table = lost()
    table.npc("merchant", point(table, 10))
    assert come_back(table, 9) == point(table, 4)


@pytest.mark.rule("XIA-216", "XIA-522")
def test_on_a_twenty_the_player_chooses_and_is_lucky() -> None:
    table = lost()
    table.put(1, point(table, 10))
    come_back(table, 20)
    assert table.seat == 0 and table.asked == "xia-ask-spawn"
    assert table.choices == [f"pick {point(table, 4)}", f"pick {point(table, 16)}"]
    table.play(f"pick {point(table, 4)}")
    player = table.state.players[0]
    assert player.space == point(table, 4) and player.fame == 1


@pytest.mark.rule("XIA-216", "XIA-054")
def test_luck_pays_once_a_turn_there_too() -> None:
    table = lost()
    table.state.players[0].lucky = True
    come_back(table, 20)
    assert table.asked == "xia-ask-spawn" and table.state.players[0].fame == 0


@pytest.mark.rule("XIA-217", "XIA-522")
def test_with_every_point_taken_the_ship_comes_beside_the_nearest() -> None:
    table = lost(seats=4)
    for seat, number in ((1, 4), (2, 10), (3, 16)):
        table.put(seat, point(table, number))
    come_back(table, 9)
    assert table.seat == 0 and table.asked == "xia-ask-spawn-beside"
    around = {space for _, space in table.board.neighbours(point(table, 10))}
    offered = {choice.split()[1] for choice in table.choices}
    assert offered == around
    chosen = sorted(offered)[-1]
    table.play(f"pick {chosen}")
    assert table.state.players[0].space == chosen


@pytest.mark.rule("XIA-217")
def test_beside_means_a_free_space_or_the_nearest_there_is() -> None:
    table = lost()
    here = point(table, 10)
    around = [space for _, space in table.board.neighbours(here)]
    table.put(0, here).put(1, around[0]).put(2, None)
    assert respawn.beside(table.state, here) == sorted(around[1:])


@pytest.mark.rule("XIA-218")
def test_a_sector_laid_later_adds_its_point() -> None:
    table = lost()
    table.lay("deltas_gate", "kemplar_ii", 4)
    assert come_back(table, 7) == point(table, 6)


@pytest.mark.rule("XIA-468", "XIA-489", "XIA-057", "XIA-523")
def test_an_npc_comes_back_anywhere_its_controller_chooses_on_a_twenty() -> None:
    table = lost()
    npc = table.npc("scoundrel", None, controller=2, destroyed=True)
    table.turn(1)
    table.happens(respawn.begin_npc(table.state, "scoundrel", table.load(20).dice))
    assert table.seat == 2 and table.asked == "xia-ask-spawn"
    assert [player.fame for player in table.state.players] == [0, 0, 0]
    table.play(f"pick {point(table, 16)}")
    assert npc.space == point(table, 16) and not npc.destroyed
    npc.space = None
    table.happens(respawn.begin_npc(table.state, "scoundrel", table.load(3).dice))
    assert npc.space == point(table, 4)


@pytest.mark.rule("XIA-344", "XIA-346")
def test_the_tiger_gate_leads_to_the_nearest_free_point() -> None:
    table = lost()
    table.put(1, point(table, 10))
    table.put(0, table.inside("neo_damascus")[0])
    table.push(Spawning(0, "0", 11, tiger=True))
    assert table.state.players[0].space == point(table, 16)
    assert table.told("xia-tiger-leads") and not table.told("xia-respawns")
    assert not query.stranded(table.state.players[0])


@pytest.mark.rule("XIA-217")
def test_nobody_comes_back_inside_a_star() -> None:
    table = lost()
    table.lay("xia", "kemplar_ii", 4)
    board = table.board
    edge = next(
        space.id
        for space in board.spaces.values()
        if space.kind is None
        and any(board.spaces[other].kind == "star" for _, other in board.neighbours(space.id))
    )
    table.put(1, edge)
    assert all(board.spaces[space].kind != "star" for space in respawn.beside(table.state, edge))
