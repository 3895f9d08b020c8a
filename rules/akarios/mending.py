"""A sheet of other components, in the form of now: what is no longer in the box is paid back or let go, and
told."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.akarios.components import CARDS, LOCATIONS, PILOTS, SHIPS, SYSTEMS
from rules.akarios.components_voyage import EVENTS
from rules.akarios.sheet import Berth, Member, Pad, Sheet
from rules.akarios.squad import berths, trees
from rules.core.contract import CannotUpgrade, Event

EXPLORE = "explore"


def mend(plain: dict[str, Any], version: int, current: int) -> tuple[Sheet, list[Event]]:
    if version != current:
        raise CannotUpgrade(version)
    sheet = msgspec.convert(plain, Sheet)
    events = [event for member in sheet.members for event in _member(sheet, member)]
    events += _shared(sheet)
    return sheet, [*events, *_place(sheet)]


def _member(sheet: Sheet, member: Member) -> list[Event]:
    """A card is paid back at its price; a tree that grew otherwise gives its points back."""
    events: list[Event] = []
    for pilot in [id for id in member.pads if id not in PILOTS]:
        del member.pads[pilot]
    for ship in [id for id in member.berths if id not in SHIPS]:
        del member.berths[ship]
    if member.pilot not in member.pads:
        member.pilot = None
    if member.ship not in member.berths:
        member.ship = None
    for card in [id for id in member.cards if id not in CARDS]:
        member.cards.remove(card)
        price = sheet.prices.get(card, 0)
        purse = member.pads.get(member.pilot or "") or next(iter(member.pads.values()), None)
        if purse is not None:
            purse.credits += price
        events.append(Event("ak-mended-card", {"member": member.callsign, "price": price}))
    worn = member.last.cards
    member.last.cards = {slot: card for slot, card in worn.items() if card in CARDS}
    for pilot, pad in member.pads.items():
        events += _pad(member, pilot, pad)
    for ship, berth in member.berths.items():
        events += _berth(member, ship, berth)
    return events


def _pad(member: Member, pilot: str, pad: Pad) -> list[Event]:
    if [len(tree) for tree in pad.trees] == [len(tree) for tree in PILOTS[pilot].trees]:
        return []
    pad.points += trees.spent(pad)
    pad.trees, pad.level = trees.fresh(pilot).trees, 1
    return [Event("ak-mended-tree", {"member": member.callsign, "what": f"@{pilot}"})]


def _berth(member: Member, ship: str, berth: Berth) -> list[Event]:
    if len(berth.cells) == len(SHIPS[ship].tree):
        return []
    berth.points += len(berth.cells) - berths.room(berth)
    berth.cells = berths.fresh(ship).cells
    return [Event("ak-mended-tree", {"member": member.callsign, "what": f"@{ship}"})]


def _shared(sheet: Sheet) -> list[Event]:
    lost = [id for id in (*sheet.copilots, *sheet.sparrow) if id not in CARDS]
    sheet.copilots = [id for id in sheet.copilots if id in CARDS]
    sheet.sparrow = [id for id in sheet.sparrow if id in CARDS]
    sheet.fitted = [id for id in sheet.fitted if id in CARDS]
    sheet.pilots = [id for id in sheet.pilots if id in PILOTS]
    sheet.ships = [id for id in sheet.ships if id in SHIPS]
    sheet.scouted = [id for id in sheet.scouted if id in LOCATIONS]
    sheet.events = {
        system: [id for id in left if id in EVENTS]
        for system, left in sheet.events.items()
        if system in SYSTEMS
    }
    return [Event("ak-mended-squad", {"n": len(lost)})] if lost else []


def _place(sheet: Sheet) -> list[Event]:
    """A node that is gone sends the squad exploring."""
    if sheet.next == EXPLORE or sheet.next in LOCATIONS or sheet.over is not None:
        return []
    sheet.next = EXPLORE
    return [Event("ak-mended-place")]
