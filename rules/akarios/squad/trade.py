"""Cards that change hands, are bought and sold (AK-015, AK-049, AK-639 to AK-644, AK-652, AK-953)."""

from __future__ import annotations

from rules.akarios.components import CARDS, SHIPS
from rules.akarios.sheet import Sheet
from rules.akarios.squad import members
from rules.core.contract import IllegalMove

TRADED = ("weapon", "engine", "technology")
"""Kinds of an organiser: they can be given, bought and sold (AK-049, AK-644, AK-953)."""


def owner(sheet: Sheet, card: str) -> int | None:
    """Every upgrade exists once (AK-015)."""
    found = (number for number, member in enumerate(sheet.members) if card in member.cards)
    return next(found, None)


def why_not_give(sheet: Sheet, giver: int, card: str, to: int) -> IllegalMove | None:
    ship = sheet.members[giver].ship
    if ship is not None and card in (SHIPS[ship].weapon, SHIPS[ship].engine):
        return IllegalMove("ak-illegal-card-of-ship", rule="AK-049", card=f"@{card}")
    if card not in sheet.members[giver].cards or CARDS[card].kind not in TRADED:
        return IllegalMove("ak-illegal-not-your-card", rule="AK-049", card=f"@{card}")
    if giver == to or not 0 <= to < len(sheet.members):
        return IllegalMove("ak-illegal-give-to-whom", rule="AK-049")
    return None


def give(sheet: Sheet, giver: int, card: str, to: int) -> None:
    """It leaves the giver's ship too."""
    sheet.members[giver].cards.remove(card)
    sheet.members[to].cards.append(card)
    fitted = sheet.members[giver].last.cards
    for slot in [slot for slot, each in fitted.items() if each == card]:
        del fitted[slot]


def price(card: str, less: int = 0) -> int:
    """Never below 0 (AK-652)."""
    return max(0, (CARDS[card].price or 0) - less)


def worth(card: str) -> int:
    """Half the price, rounded down (AK-642)."""
    return (CARDS[card].price or 0) // 2


def why_not_buy(sheet: Sheet, buyer: int, card: str, less: int = 0) -> IllegalMove | None:
    """Whether the ship can install it does not matter (AK-640)."""
    row = CARDS.get(card)
    if row is None or row.kind not in TRADED or row.number is None:
        return IllegalMove("ak-illegal-not-for-sale", rule="AK-636")
    if (who := owner(sheet, card)) is not None:
        return IllegalMove(
            "ak-illegal-card-owned", rule="AK-641", card=f"@{card}", member=sheet.members[who].callsign
        )
    if (cost := price(card, less)) > (credits := members.pad(sheet.members[buyer]).credits):
        return IllegalMove("ak-illegal-too-dear", rule="AK-639", card=f"@{card}", price=cost, credits=credits)
    return None


def buy(sheet: Sheet, buyer: int, card: str, less: int = 0) -> None:
    members.pad(sheet.members[buyer]).credits -= price(card, less)
    sheet.members[buyer].cards.append(card)


def why_not_sell(sheet: Sheet, seller: int, card: str) -> IllegalMove | None:
    """Abilities, co-pilots and the Sparrow's upgrades cannot be sold (AK-644, AK-953)."""
    if card not in sheet.members[seller].cards:
        return IllegalMove("ak-illegal-not-your-card", rule="AK-642", card=f"@{card}")
    return None


def sell(sheet: Sheet, seller: int, card: str) -> int:
    """It can be bought again where its number is listed (AK-643); what it brought."""
    member = sheet.members[seller]
    member.cards.remove(card)
    for slot in [slot for slot, each in member.last.cards.items() if each == card]:
        del member.last.cards[slot]
    members.pad(member).credits += worth(card)
    return worth(card)
