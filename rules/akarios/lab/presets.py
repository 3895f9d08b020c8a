"""Squads as they stand at a node: pilots and ships drawn from those that every squad has, points and credits
spent by the quartermaster."""

from __future__ import annotations

from typing import NamedTuple

from rules.akarios.android import quartermaster
from rules.akarios.components import CARDS
from rules.akarios.language import Card
from rules.akarios.options import Preset
from rules.akarios.sheet import Sheet
from rules.akarios.squad import berths, loadout, members, trade, trees
from rules.core.dice import Dice


class Purse(NamedTuple):
    """What each player has had so far."""

    skill: int
    credits: int
    ship: int


PURSES: dict[str, Purse] = {
    "001": Purse(0, 0, 0),
    "002": Purse(1, 4, 0),
    "004": Purse(2, 11, 0),
    "007": Purse(4, 17, 1),
    "008": Purse(6, 20, 1),
    "010": Purse(7, 26, 1),
    "012": Purse(9, 34, 2),
    "016": Purse(10, 41, 2),
    "014": Purse(12, 45, 2),
    "015": Purse(12, 45, 2),
    "018": Purse(13, 53, 3),
    "020": Purse(15, 63, 4),
    "020a": Purse(15, 63, 4),
    "020b": Purse(15, 63, 4),
    "023": Purse(18, 77, 4),
    "029": Purse(18, 77, 4),
    "024": Purse(18, 77, 4),
    "026": Purse(22, 95, 5),
    "027": Purse(23, 105, 5),
}
SHARES: dict[Preset, float] = {"as_at_node": 1.0, "main_only": 0.8, "all_sides": 1.15}
"""How much of that a squad has that skips side missions, or leaves none out."""
STOCK: tuple[tuple[int, dict[str, int]], ...] = (
    (5, {"engine": 18, "weapon": 16, "technology": 20}),
    (12, {"engine": 34, "weapon": 33, "technology": 40}),
    (22, {"engine": 47, "weapon": 47, "technology": 57}),
)
"""From which node on a market is behind the squad, and up to which number it sells."""


def squad(node: str, seats: int, seed: bytes, how: Preset = "as_at_node") -> Sheet:
    dice = Dice(seed, 0)
    sheet = Sheet("Kestrels")
    pilots, ships = members.starting_pilots(), members.starting_ships()
    dice.shuffle(pilots)
    dice.shuffle(ships)
    purse = Purse(*(round(SHARES[how] * each) for each in PURSES[node]))
    for seat in range(seats):
        number = members.recruit(sheet, f"{seat + 1}", android=True)
        member = sheet.members[number]
        members.take_pilot(sheet, member, pilots[seat])
        members.take_ship(sheet, member, ships[seat])
        pad = members.pad(member)
        pad.points, pad.credits = purse.skill, purse.credits
        members.berth(member).points = purse.ship
    for number in range(seats):
        _outfit(sheet, number, node)
    return sheet


def _outfit(sheet: Sheet, number: int, node: str) -> None:
    member = sheet.members[number]
    assert member.pilot and member.ship
    pad, berth = members.pad(member), members.berth(member)
    while (grown := quartermaster.training(member)) is not None:
        if trees.gives_ship_point(trees.train(member.pilot, pad, *grown)):
            berth.points += 1
    while (built := quartermaster.building(member)) is not None:
        berths.build(member.ship, berth, built[1])
    while (card := quartermaster.purchase(sheet, number, stock(sheet, node), pad.credits)) is not None:
        trade.buy(sheet, number, card)
    loadout.fill(sheet, number, range(len(sheet.members)))
    while (change := quartermaster.refit(sheet, number, range(len(sheet.members)))) is not None:
        loadout.fit(sheet, number, *change)


def stock(sheet: Sheet, node: str) -> list[str]:
    """What the markets before this node sell, and nobody has (AK-641). There is none before the first."""
    behind = [numbers for first, numbers in STOCK if first <= int(node[:3])]
    most = behind[-1] if behind else {}
    return [id for id, row in CARDS.items() if _sold(row, most) and trade.owner(sheet, id) is None]


def _sold(row: Card, most: dict[str, int]) -> bool:
    return row.kind in trade.TRADED and row.number is not None and row.number <= most.get(row.kind, 0)
