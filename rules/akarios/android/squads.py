"""Squads as they stand at a node: with what they have gained on the way there, pilots and ships drawn from
those they may fly, points and credits spent by the quartermaster."""

from __future__ import annotations

from typing import NamedTuple

from rules.akarios.android import quartermaster, way
from rules.akarios.components import CARDS
from rules.akarios.options import Options, Preset
from rules.akarios.sheet import Sheet
from rules.akarios.squad import berths, loadout, members, trade, trees
from rules.akarios.squad.presets import starting
from rules.akarios.voyage import offers
from rules.core.dice import Dice

FIRST = "001"


class Purse(NamedTuple):
    """What each player has had so far."""

    skill: int
    credits: int
    ship: int


PURSES: dict[str, Purse] = {
    "001": Purse(0, 0, 0),
    "002": Purse(1, 4, 0),
    "004": Purse(2, 11, 0),
    "006": Purse(4, 17, 1),
    "007": Purse(4, 17, 1),
    "008": Purse(6, 20, 1),
    "009": Purse(7, 26, 1),
    "010": Purse(7, 26, 1),
    "012": Purse(9, 34, 2),
    "013": Purse(10, 41, 2),
    "016": Purse(10, 41, 2),
    "017": Purse(11, 49, 2),
    "014": Purse(12, 45, 2),
    "015": Purse(12, 45, 2),
    "018": Purse(13, 53, 3),
    "020a": Purse(15, 63, 4),
    "020b": Purse(15, 63, 4),
    "022": Purse(16, 72, 4),
    "023": Purse(18, 77, 4),
    "029": Purse(18, 77, 4),
    "024": Purse(18, 77, 4),
    "025": Purse(20, 89, 5),
    "026": Purse(22, 95, 5),
    "027": Purse(23, 105, 5),
}
SHARES: dict[Preset, float] = {"as_at_node": 1.0, "main_only": 0.8, "all_sides": 1.15}
"""How much of that a squad has that skips side missions, or leaves none out."""
COMMON = 8
"""One part in so many of all credits buys a card of the Sparrow at a market."""


def skirmish(options: Options, seats: int, dice: Dice) -> Sheet:
    """For one battle or world without a campaign. The first one is flown as the rulebook has it."""
    if options.scenario == FIRST:
        return starting(seats)
    return squad(options.scenario, seats, dice, options.squad)


def squad(node: str, seats: int, dice: Dice, how: Preset = "as_at_node") -> Sheet:
    sheet = Sheet("Kestrels")
    for seat in range(seats):
        members.recruit(sheet, f"{seat + 1}")
    way.travel(sheet, node, how, dice)
    pilots, ships = members.free_pilots(sheet, ()), members.free_ships(sheet, ())
    dice.shuffle(pilots)
    dice.shuffle(ships)
    purse = Purse(*(round(SHARES[how] * each) for each in PURSES[node]))
    sheet.progress, sheet.ship_points = purse.skill, purse.ship
    for member, pilot, ship in zip(sheet.members, pilots, ships, strict=False):
        members.take_pilot(sheet, member, pilot)
        members.take_ship(sheet, member, ship)
        members.pad(member).credits = purse.credits
        members.berth(member).points, member.shared = purse.ship, purse.ship
    _share(sheet, node)
    for number in range(seats):
        _outfit(sheet, number, node)
    return sheet


def _share(sheet: Sheet, node: str) -> None:
    """The Sparrow's cards that the squad has bought, one at each market behind it."""
    for market in _markets(node):
        purses = [members.pad(member) for member in sheet.members]
        cost = sum(purse.credits for purse in purses) // COMMON
        card = quartermaster.for_all(offers.shelf(sheet, market), cost)
        if card is not None:
            price = CARDS[card].price or 0
            for at, purse in enumerate(purses):
                purse.credits -= (price + at) // len(purses)
            sheet.sparrow.append(card)
    sheet.fitted = quartermaster.pair(sheet)


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
    """What the last market on the way sells, and nobody has (AK-641). There is none before the first."""
    return [id for id in _sold(node) if trade.owner(sheet, id) is None]


def _sold(node: str) -> list[str]:
    behind = _markets(node)
    return [row.id for row in offers.cards(behind[-1])] if behind else []


def _markets(node: str) -> list[str]:
    return [row.id for row in way.before(node) if row.kind == "market"]
