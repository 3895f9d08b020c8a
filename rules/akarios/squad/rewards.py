"""What a scenario leaves behind: points, credits, boost boxes, trauma (AK-394, AK-462 to AK-477, AK-945,
AK-946, AK-957)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.akarios.components import FULL
from rules.akarios.sheet import Member, Sheet
from rules.akarios.squad import berths, members, trees

BOXES = 5
"""Boost boxes, so that the 20 cards last for four players (AK-946)."""


def boost(sheet: Sheet, *, success: bool) -> None:
    """A failure fills a box, a success erases all (AK-473)."""
    sheet.boost = 0 if success else min(BOXES, sheet.boost + 1)


def repeated(sheet: Sheet, node: str) -> bool:
    """A failure's rewards are given at the first failure of a node only (AK-945)."""
    return sheet.failed.get(node, 0) > 0


def skill_points(sheet: Sheet, present: Sequence[int], n: int, to: Collection[int] | None = None) -> None:
    """For each of those present, or some of them; the squad's progress rises once, whoever gets them
    (AK-464, AK-467)."""
    sheet.progress += n
    for number in present:
        trees.advance(members.pad(sheet.members[number]), n, gains=to is None or number in to)


def credits(sheet: Sheet, present: Sequence[int], n: int) -> None:
    """Of each pilot, never below none (AK-468, AK-957)."""
    for member in _flew(sheet, present):
        purse = members.pad(member)
        purse.credits = max(0, purse.credits + n)


def ship_points(sheet: Sheet, present: Sequence[int], n: int) -> None:
    """For any own ship, kept with the one in use; the squad counts how many were given out (AK-464, AK-491,
    AK-957)."""
    sheet.ship_points += n
    for member in _flew(sheet, present):
        berths.gain(members.berth(member), n)


def trauma(sheet: Sheet, present: Sequence[int], seats: Collection[int]) -> None:
    """Whoever lost consciousness marks a box (AK-394); rewards they get all the same."""
    for seat in sorted(seats):
        members.pad(sheet.members[present[seat]]).trauma += 1


def sparrow_energy(sheet: Sheet, n: int) -> None:
    """From 0 to 10; not before it is tracked (AK-064, AK-466, AK-508). Power after a blackout calms everybody
    (AK-507)."""
    if sheet.energy is None:
        return
    if sheet.energy == 0 and n > 0:
        for member in sheet.members:
            member.stress = 0
    sheet.energy = min(FULL, max(0, sheet.energy + n))


def for_the_squad(
    sheet: Sheet,
    *,
    achievements: Sequence[str] = (),
    copilots: Sequence[str] = (),
    pilots: Sequence[str] = (),
    ships: Sequence[str] = (),
    sparrow: Sequence[str] = (),
) -> None:
    """Each once (AK-465, AK-470)."""
    for have, gained in (
        (sheet.achievements, achievements),
        (sheet.copilots, copilots),
        (sheet.pilots, pilots),
        (sheet.ships, ships),
        (sheet.sparrow, sparrow),
    ):
        have.extend(each for each in gained if each not in have)


def _flew(sheet: Sheet, present: Sequence[int]) -> list[Member]:
    return [sheet.members[number] for number in present]
