"""Where to: main nodes on, markets with an errand, side nodes for whoever is stuck; and never round in
circles."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rules.akarios.android import trader
from rules.akarios.components import JUMPS, LOCATIONS
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.akarios.voyage import atlas

STUCK = 2
"""Failures of a node after which strength is sought elsewhere."""
GIVEN_UP = 3
"""Failures of a side node after which it is left alone."""


def next_place(state: State, options: Sequence[str]) -> str:
    """Lower ranks first; of one rank the lowest number."""
    return min(options, key=lambda place: (_rank(state, place), place))


def _rank(state: State, place: str) -> int:
    sheet = state.sheet
    if place in JUMPS:
        return 3 if _leads_on(sheet, place) else 6
    failed = sheet.failed.get(place, 0)
    match LOCATIONS[place].kind:
        case "market":
            return 0 if trader.errand(state, place) else 7
        case "main":
            return 2 if failed < STUCK else 4
    return 3 if failed < STUCK else 5 if failed < GIVEN_UP else 8


def elsewhere(state: State) -> bool:
    """Whether there is something to gain before the node that was failed is tried again: something to buy, or
    an easier mission."""
    sheet = state.sheet
    node = sheet.next
    failed = sheet.failed.get(node, 0)
    side = LOCATIONS[node].kind == "side"
    if side and failed >= GIVEN_UP:
        return True
    if failed < STUCK:
        return False
    there = [place for place in atlas.open_places(sheet) if place != node]
    return bool(there) and next_place(state, [node, *there]) != node


def _leads_on(sheet: Sheet, jump: str) -> bool:
    """Whether behind it a main node is open that is not done."""
    wanted = {
        row.at.system
        for row in (LOCATIONS[id] for id in sheet.scouted)
        if row.kind == "main" and row.at is not None and row.id not in sheet.done
        if not row.needs or row.needs in sheet.achievements
    }
    here = sheet.system
    seen = {here}
    queue = deque([atlas.spot(sheet, jump).system])
    while queue:
        system = queue.popleft()
        if system in seen:
            continue
        if system in wanted:
            return True
        seen.add(system)
        for row in JUMPS.values():
            ends = {end.system for end in row.ends}
            if system in ends and any(node in sheet.done for node in row.opened_by):
                queue.extend(ends - seen)
    return False
