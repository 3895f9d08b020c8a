"""NPCs in their turns, for tests."""

from __future__ import annotations

from rules.xia.components import NpcName
from rules.xia.frames import DrawnMissions, NpcTurn
from tests.rules.xia.table import Table, missions_of


def act(table: Table, npc: NpcName, rolls: tuple[int, ...] = ()) -> None:
    """Its turn, as far as nobody must decide."""
    table.push(NpcTurn(table.state.npcs[npc].controller, npc), rolls=rolls)


def steer(table: Table, npc: NpcName, rolls: tuple[int, ...] = ()) -> None:
    """Its whole turn, its controller taking the first way every time."""
    act(table, npc, rolls)
    while table.asked == "xia-ask-npc-way":
        table.play(table.choices[0])


def away(table: Table) -> None:
    """Nobody is on the board, and the player in turn ponders over missions."""
    for seat in range(table.state.seats):
        table.put(seat, None)
    table.state.stack = [DrawnMissions(0, missions_of("passenger")[:1])]
