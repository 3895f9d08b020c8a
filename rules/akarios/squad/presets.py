"""Squads for a battle without a campaign, as they stand at a node."""

from __future__ import annotations

from rules.akarios.sheet import Sheet
from rules.akarios.squad import loadout, members


def starting(seats: int, name: str = "Kestrels") -> Sheet:
    """The first scenario: a pilot and a ship each, one weapon, one engine, the first ability (AK-024 to
    AK-028, AK-052)."""
    sheet = Sheet(name)
    for seat in range(seats):
        pilot, ship = members.starting_pilots()[seat], members.starting_ships()[seat]
        number = members.recruit(sheet, f"{seat + 1}")
        members.take_pilot(sheet, sheet.members[number], pilot)
        members.take_ship(sheet, sheet.members[number], ship)
        loadout.fill(sheet, number, range(seats))
    return sheet
