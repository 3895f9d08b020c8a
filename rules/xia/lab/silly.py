"""What people would laugh at in an android's turns, counted: nothing done, back where it came from, another's
space visited for nothing, no shield beside whoever hunts it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rules.core.contract import Action
from rules.xia import query
from rules.xia.actions import EndActions, Stop
from rules.xia.android import dangers
from rules.xia.frames import Visiting
from rules.xia.state import State

KINDS = ("returns", "idle", "visits", "unshielded")


class Stand(NamedTuple):
    """How a player stands at the end of a turn."""

    space: str | None
    """Where the ship is."""
    gained: tuple[object, ...]
    """All it flies for. A turn that changes none of it has brought nothing."""


class Turns:
    """Of one game, turn by turn."""

    def __init__(self, seats: int) -> None:
        self.stands: list[list[Stand]] = [[] for _ in range(seats)]
        self.seat, self.turn = 0, 0
        self.way: list[Stand] = []
        """Where the ship in turn has been in this turn."""
        self.found: Counter[str] = Counter()

    def move(self, state: State, seat: int, move: Action) -> None:
        """Just before it is made."""
        if isinstance(move, EndActions) and not query.stranded(state.players[seat]):
            self.found["unshielded"] += dangers.exposed(state, seat)
        self.found["visits"] += isinstance(move, Stop) and isinstance(state.stack[-1], Visiting)

    def look(self, state: State) -> None:
        """After every move: has the ship come back to where it was in this turn, has a turn ended?"""
        if state.turns == self.turn:
            here = Stand(state.players[self.seat].space, _gained(state, self.seat))
            if not self.way or self.way[-1] != here:
                self.found["returns"] += here.space is not None and _back(self.way, here)
                self.way.append(here)
            return
        self._ended(state, self.seat)
        self.seat, self.turn, self.way = state.turn, state.turns, []

    def _ended(self, state: State, seat: int) -> None:
        player, before = state.players[seat], self.stands[seat]
        now = Stand(player.space, _gained(state, seat))
        self.found["turns"] += player.space is not None
        if player.space is not None and not query.stranded(player):
            self.found["idle"] += bool(before) and before[-1] == now
            self.found["returns"] += _back(before, now)
        before.append(now)


def _back(before: list[Stand], now: Stand) -> bool:
    """There and back, and nothing gained by either."""
    if len(before) < 2:
        return False
    start, away = before[-2:]
    return start == now and away.space != now.space and away.gained == now.gained


def _gained(state: State, seat: int) -> tuple[object, ...]:
    player = state.players[seat]
    mission = player.mission
    return (
        player.fame,
        player.credits,
        player.bounty,
        len(player.cargo),
        len(player.tokens),
        tuple(each.outfit for each in player.outfits),
        mission and (mission.mission, mission.done),
        player.ship,
        len(player.drawn_at),
        len(state.laid),
    )
