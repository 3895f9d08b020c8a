"""How NPCs find their way: around fields, shields and stars wherever there is a way around (section 26)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush

from msgspec import Struct

from rules.xia.components import NPCS, NpcName
from rules.xia.frames import Border
from rules.xia.geometry import Board, board
from rules.xia.state import State

Cost = tuple[int, int, int, int]
"""Shields, debris and asteroid fields crossed, then steps, compared in this order (XIA-486)."""
NOTHING: Cost = (0, 0, 0, 0)


class Ways(Struct):
    """Every best way from one space."""

    start: str
    costs: dict[str, Cost]
    before: dict[str, list[str]]
    """The spaces from which a best way comes to this one."""

    def steps(self, space: str) -> int:
        return self.costs[space][3]

    def best(self, goals: Collection[str]) -> list[str]:
        """Those of the goals that are least trouble to reach."""
        reached = [space for space in goals if space in self.costs]
        least = min((self.costs[space] for space in reached), default=NOTHING)
        return [space for space in reached if self.costs[space] == least]

    def along(self, goals: Collection[str]) -> dict[int, list[str]]:
        """All spaces on the best ways to these goals, by their number of steps from the start."""
        seen = set(goals)
        queue = list(goals)
        while queue:
            for space in self.before[queue.pop()]:
                if space not in seen:
                    seen.add(space)
                    queue.append(space)
        found: dict[int, list[str]] = {}
        for space in sorted(seen):
            found.setdefault(self.steps(space), []).append(space)
        return found

    def first_step(self, to: str) -> str:
        while self.start not in self.before[to]:
            to = self.before[to][0]
        return to


def ways(state: State, npc: NpcName, start: str) -> Ways:
    """To every space the NPC can get to; occupied ones are passed through (XIA-488)."""
    return _ways(board(state), npc, start)


@lru_cache(maxsize=128)
def _ways(around: Board, npc: NpcName, start: str) -> Ways:
    net = _net(around, npc)
    found = Ways(start, {start: NOTHING}, {start: []})
    heap = [(NOTHING, start)]
    while heap:
        cost, space = heappop(heap)
        if cost > found.costs[space]:
            continue
        for other, price in net[space]:
            total = (cost[0] + price[0], cost[1] + price[1], cost[2] + price[2], cost[3] + 1)
            known = found.costs.get(other)
            if known is None or total < known:
                found.costs[other] = total
                found.before[other] = [space]
                heappush(heap, (total, other))
            elif total == known:
                found.before[other].append(space)
    return found


@lru_cache(maxsize=32)
def _net(around: Board, npc: NpcName) -> dict[str, list[tuple[str, Cost]]]:
    """Every step that this NPC would make, with its price."""
    return {space: list(_steps(around, npc, space)) for space in around.spaces}


def _steps(around: Board, npc: NpcName, space: str) -> Iterator[tuple[str, Cost]]:
    for other, borders in around.steps(space):
        price = _price(npc, borders)
        if price is not None:
            yield other, price
    for other in through_gate(around, space):
        yield other, NOTHING


def through_gate(around: Board, space: str) -> list[str]:
    """A gate is a step long, to any space of another gate (XIA-340, XIA-483)."""
    if around.spaces[space].kind != "gate":
        return []
    gates = around.gates()
    here = around.spaces[space].sector
    if space not in gates.get(here, ()):
        return []
    return [other for sector, spaces in gates.items() if sector != here for other in spaces]


def _price(npc: NpcName, borders: Iterable[Border]) -> Cost | None:
    """None where it never goes: stars; and the Scoundrel neither through an entrance into a lawful planet
    nor through a lawful shield (XIA-484)."""
    shields = debris = asteroids = 0
    outlaw = NPCS[npc].law == "outlaw"
    for border in borders:
        shield = border.kind == "planet_shield"
        if border.kind == "star" or (outlaw and border.law == "lawful" and (shield or border.entering)):
            return None
        shields += shield
        debris += border.kind == "debris"
        asteroids += border.kind == "asteroid"
    return shields, debris, asteroids, 0
