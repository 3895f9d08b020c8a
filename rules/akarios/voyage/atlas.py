"""Where the squad can go, and where it stands (AK-496 to AK-504, AK-519, AK-950, AK-951, AK-960)."""

from __future__ import annotations

from rules.akarios.components import JUMPS, LOCATIONS, SYSTEMS, LocationRow, Place, System
from rules.akarios.components_voyage import EVENTS
from rules.akarios.sheet import Sheet

FIRST_SYSTEM: System = "dragon"
KINDS = ("main", "side", "market")
"""In the order they are offered: of equal wishes the first obligatory place stands (AK-933)."""


def location(node: str) -> LocationRow:
    """Of a node or of one of its versions: 020a is played at 020."""
    return LOCATIONS[node[:3]]


def open_places(sheet: Sheet) -> list[str]:
    """Scouted and not completed, in this system; markets and jump points any number of times (AK-501)."""
    there = [
        id
        for id in sorted(sheet.scouted)
        if (row := LOCATIONS[id]).at is not None
        and row.at.system == sheet.system
        and (not row.needs or row.needs in sheet.achievements)
        and (row.kind == "market" or id not in sheet.done)
    ]
    there.sort(key=lambda id: KINDS.index(LOCATIONS[id].kind))
    return there + [id for id in JUMPS if _leads_away(sheet, id)]


def _leads_away(sheet: Sheet, jump: str) -> bool:
    """Open in both directions once it was opened (AK-503)."""
    row = JUMPS[jump]
    opened = any(node in sheet.done for node in row.opened_by)
    here = any(end.system == sheet.system for end in row.ends)
    return opened and here and (not row.needs or row.needs in sheet.achievements)


def spot(sheet: Sheet, to: str) -> Place:
    """Where a location or the far end of a jump point is."""
    if to in JUMPS:
        return next(end for end in JUMPS[to].ends if end.system != sheet.system)
    found = LOCATIONS[to].at
    assert found is not None, f"{to} is in no system"
    return found


def stands_at(sheet: Sheet, to: str) -> bool:
    """At this very market: to stay costs nothing (AK-951)."""
    if to in JUMPS or LOCATIONS[to].kind != "market":
        return False
    there = spot(sheet, to)
    return (sheet.system, sheet.at) == (there.system, (there.x, there.y))


def arrive(sheet: Sheet, place: Place) -> bool:
    """The Sparrow stands there, and that is kept (AK-497, AK-517). Whether it is the first time in this
    system: then the act begins, and its deck of events is taken out (AK-498, AK-960)."""
    new = place.system not in sheet.events
    sheet.system, sheet.at = place.system, (place.x, place.y)
    if new:
        sheet.events[place.system] = sorted(id for id, row in EVENTS.items() if row.system == place.system)
        sheet.act = max(sheet.act, SYSTEMS[place.system].act)
    return new


def set_out(sheet: Sheet) -> None:
    """Exploration begins at the entry point of the first system (AK-496, AK-950)."""
    x, y = SYSTEMS[FIRST_SYSTEM].entry
    arrive(sheet, Place(FIRST_SYSTEM, x, y))
