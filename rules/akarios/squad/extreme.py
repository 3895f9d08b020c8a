"""Extreme mode: what is lost is lost (AK-693 to AK-702, AK-887)."""

from __future__ import annotations

from collections.abc import Collection

from rules.akarios.components import CARDS
from rules.akarios.sheet import FALLEN, Sheet
from rules.akarios.squad import members

FIRST_ACT = 1
STAMINA = 2
"""Less for each pilot (AK-698)."""
DEARER = 2
"""Credits for each player that a point of the Sparrow's energy costs more (AK-647, AK-700)."""
KEPT = ("pilot_ability", "copilot")
"""Installed on the ship, but not lost with it (AK-697)."""


def offered(sheet: Sheet, entering: int) -> bool:
    """Only on entering act 1 (AK-693, AK-960)."""
    return sheet.act < FIRST_ACT == entering


def may_break(sheet: Sheet) -> bool:
    """Whether weapons and engines can be broken to cancel an attack (AK-694). The ship ability may still be
    broken for the Sparrow (AK-701)."""
    return not sheet.extreme


def stamina(sheet: Sheet, usual: int) -> int:
    return max(0, usual - STAMINA) if sheet.extreme else usual


def energy_price(sheet: Sheet, listed: int, players: int) -> int:
    return listed + DEARER * players if sheet.extreme else listed


def explode(sheet: Sheet, number: int) -> list[str]:
    """The ship and the cards installed on it go back to the box; it may be taken later as a new one (AK-696,
    AK-697); points that could go to any ship are none of its components. The cards of the organiser that are
    lost."""
    member = sheet.members[number]
    assert member.ship is not None
    lost = [card for card in member.last.cards.values() if CARDS[card].kind not in KEPT]
    gone = [card for card in lost if card in member.cards]
    member.cards = [card for card in member.cards if card not in gone]
    member.last.cards = {slot: card for slot, card in member.last.cards.items() if card not in lost}
    member.loose += member.berths.pop(member.ship).free
    member.ship, member.last.ship = None, ""
    return gone


def die(sheet: Sheet, number: int) -> None:
    """The pilot's pad goes back to the box; the pilot may be taken later as a new one (AK-699)."""
    member = sheet.members[number]
    assert member.pilot is not None
    del member.pads[member.pilot]
    fallen = FALLEN + member.pilot
    sheet.figures[fallen] = sheet.figures.get(fallen, 0) + 1
    member.last.cards = {slot: card for slot, card in member.last.cards.items() if slot != "pilot"}
    member.pilot, member.last.pilot = None, ""


def must_choose(sheet: Sheet, present: Collection[int]) -> list[int]:
    """Members who must take another pilot or ship before they can fly; there is always one: the lost ones are
    offered as new (AK-702)."""
    return [each for each in present if not (sheet.members[each].pilot and sheet.members[each].ship)]


def choices(sheet: Sheet, present: Collection[int]) -> tuple[list[str], list[str]]:
    """Pilots and ships that are free for them."""
    return members.free_pilots(sheet, present), members.free_ships(sheet, present)
