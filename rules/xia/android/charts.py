"""How an android measures ways: steps, and what the borders on them cost it in steps."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from msgspec import Struct

from rules.xia import paths
from rules.xia.frames import Border
from rules.xia.geometry import Board

LOST = 35
"""Steps that the loss of a ship costs, with what it was about to do."""
DAMAGE, ENERGY, BOUNTY = 1.2, 1.6, 3.0
"""Steps for a point of damage, of energy; for being seen."""
TURNED_AWAY = 6.0
FAR = 1000.0
"""Where no way leads."""


class Flyer(Struct, frozen=True):
    """What the weight of a border depends on."""

    hull: int
    outlaw: bool
    skills: frozenset[str]


class Chart(Struct, frozen=True):
    """The best ways from one space to all others."""

    start: str
    far: dict[str, float]
    """Steps, risks included."""
    back: dict[str, str]

    def to(self, space: str) -> float:
        return self.far.get(space, FAR)

    def path(self, space: str) -> list[str]:
        """Spaces entered, the first first."""
        found = []
        while space != self.start:
            found.append(space)
            space = self.back[space]
        return found[::-1]


def _weight(border: Border, who: Flyer) -> float:
    """What a border costs on average beyond the step, in steps."""
    cost = 0.0
    for fate, loss, faces in paths.outcomes(border, who.outlaw, who.skills):
        each = {"destroyed": LOST, "refused": FAR, "detected": BOUNTY}.get(fate, 0.0)
        if fate in ("damage", "bounced"):
            each = LOST if loss >= who.hull else loss * DAMAGE
        if fate == "energy":
            each = loss * ENERGY
        cost += faces * (each + (TURNED_AWAY if fate == "bounced" else 0)) / 20
    return cost


@lru_cache(maxsize=4096)
def _crossing(crossed: tuple[Border, ...], who: Flyer) -> float:
    return sum(_weight(border, who) for border in crossed)


@lru_cache(maxsize=32)
def _net(board: Board, who: Flyer) -> dict[str, list[tuple[str, float]]]:
    """Every step that is no suicide, and gates as steps."""
    net = {}
    for space in board.spaces:
        steps = [(to, 1 + _crossing(crossed, who)) for to, crossed in board.steps(space)]
        net[space] = [(to, weight) for to, weight in steps if weight < LOST]
    gates = board.gates()
    for sector, spaces in gates.items():
        exits = [(to, 1.0) for other, found in gates.items() if other != sector for to in found]
        for space in spaces:
            net[space] += exits
    return net


@lru_cache(maxsize=512)
def chart(board: Board, start: str, who: Flyer) -> Chart:
    net = _net(board, who)
    far, back = {start: 0.0}, {}
    queue = [(0.0, start)]
    while queue:
        here_far, here = heappop(queue)
        if here_far > far[here]:
            continue
        for to, weight in net[here]:
            there = here_far + weight
            if there < far.get(to, FAR):
                far[to], back[to] = there, here
                heappush(queue, (there, to))
    return Chart(start, far, back)
