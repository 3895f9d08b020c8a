"""Who belongs to the squad, and what each of them has (AK-022 to AK-034, AK-672 to AK-680, AK-884 to AK-886,
AK-955 to AK-958)."""

from __future__ import annotations

from collections.abc import Collection

from rules.akarios import naming
from rules.akarios.components import PILOTS, SHIPS
from rules.akarios.sheet import Berth, Loadout, Member, Pad, Sheet
from rules.akarios.squad import berths, trees
from rules.core.contract import Event

MOST = 8
"""Members of a squad; four of them fly (AK-955)."""


def recruit(sheet: Sheet, callsign: str, android: bool = False) -> int:
    """A new member without pilot and ship; the number."""
    sheet.members.append(Member(callsign, android))
    return len(sheet.members) - 1


def starting_pilots() -> list[str]:
    return [id for id, row in PILOTS.items() if row.starting]


def starting_ships() -> list[str]:
    return [id for id, row in SHIPS.items() if row.obtained == "start"]


def free_pilots(sheet: Sheet, present: Collection[int]) -> list[str]:
    """Those of the squad that none of those present flies (AK-024, AK-680, AK-956)."""
    taken = {sheet.members[member].pilot for member in present}
    return [id for id in dict.fromkeys((*starting_pilots(), *sheet.pilots)) if id not in taken]


def free_ships(sheet: Sheet, present: Collection[int]) -> list[str]:
    taken = {sheet.members[member].ship for member in present}
    return [id for id in dict.fromkeys((*starting_ships(), *sheet.ships)) if id not in taken]


def pad(member: Member) -> Pad:
    assert member.pilot is not None, f"{member.callsign} has no pilot"
    return member.pads[member.pilot]


def berth(member: Member) -> Berth:
    assert member.ship is not None, f"{member.callsign} has no ship"
    return member.berths[member.ship]


def take_pilot(sheet: Sheet, member: Member, pilot: str) -> None:
    """A new one has the squad's progress to spend, no trauma, no credits; one who returns has kept the own
    and may make up for what was missed (AK-673 to AK-675, AK-884, AK-885)."""
    if pilot not in member.pads:
        member.pads[pilot] = trees.fresh(pilot)
    trees.catch_up(member.pads[pilot], sheet.progress)
    member.pilot = pilot
    member.last = Loadout(pilot, member.last.ship, dict(member.last.cards))


def introduced(seat: int, pilot: str) -> list[Event]:
    """Who has been chosen, and who that is."""
    chosen = Event("ak-pilots", {"player": f"#{seat}", "pilot": f"@{pilot}"})
    return [chosen, Event("ak-pilot-file", {"pilot": f"@{pilot}", "text": naming.file(pilot)})]


def take_ship(sheet: Sheet, member: Member, ship: str) -> None:
    """The first time with as many points as the act's number (AK-678, AK-886), and with its own weapon and
    engine (AK-027, AK-679)."""
    if ship not in member.berths:
        member.berths[ship] = berths.fresh(ship, sheet.act)
    berths.gain(member.berths[ship], member.loose)
    member.loose = 0
    member.ship = ship
    member.last = Loadout(member.last.pilot, ship, dict(member.last.cards))


def cards(member: Member) -> list[str]:
    """Weapons, engines and technologies: the own ones, and those that go with the ship (AK-956)."""
    row = SHIPS[member.ship] if member.ship else None
    return [*member.cards, *((row.weapon, row.engine) if row else ())]


def newcomer_credits(sheet: Sheet, present: Collection[int]) -> int:
    """The average of those present, rounded down (AK-958)."""
    purses = [pad(sheet.members[each]).credits for each in present if sheet.members[each].pilot]
    return sum(purses) // len(purses) if purses else 0
