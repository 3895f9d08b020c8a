"""What is installed for a battle (AK-047 to AK-052, AK-653 to AK-656, AK-667 to AK-671, AK-899)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import get_args

from rules.akarios.components import CARDS, SHIPS
from rules.akarios.language import Kind
from rules.akarios.sheet import Loadout, Member, Sheet, Slot
from rules.akarios.squad import berths, members, trees
from rules.core.contract import IllegalMove

SLOTS: tuple[Slot, ...] = get_args(Slot)
HOLDS: dict[Slot, tuple[Kind, ...]] = {
    "weapon_1": ("weapon",),
    "weapon_2": ("weapon",),
    "engine_1": ("engine",),
    "engine_2": ("engine",),
    "tech_1": ("technology", "copilot"),
    "tech_2": ("technology", "copilot"),
    "ship": ("ship_ability", "copilot"),
    "pilot": ("pilot_ability", "copilot"),
}
"""Two weapons, two engines, two technologies, an ability of ship and pilot (AK-047); a co-pilot takes the
place of a technology or an ability (AK-048, AK-669)."""


def available(sheet: Sheet, member: Member) -> list[str]:
    """Every card this member could install somewhere: own cards, the ship's, abilities, co-pilots."""
    abilities: tuple[str, ...] = ()
    if member.pilot:
        abilities += trees.abilities(member.pilot, members.pad(member))
    if member.ship:
        abilities += berths.abilities(member.ship, members.berth(member))
    return [*members.cards(member), *abilities, *sheet.copilots]


def why_not(
    sheet: Sheet, number: int, slot: Slot, card: str, present: Collection[int] = ()
) -> IllegalMove | None:
    """Why a card cannot go into a slot, with what is in the others."""
    member = sheet.members[number]
    row = CARDS.get(card)
    if row is None or card not in available(sheet, member):
        return IllegalMove("ak-illegal-not-your-card", rule="AK-047", card=f"@{card}")
    if row.kind not in HOLDS[slot]:
        return IllegalMove("ak-illegal-wrong-slot", rule="AK-047", card=f"@{card}")
    if not suits(member, card):
        return IllegalMove("ak-illegal-ship-class", rule="AK-653", card=f"@{card}", ship=f"@{member.ship}")
    others = {each for at, each in member.last.cards.items() if at != slot and each != card}
    if clash := sorted(others & set(row.excludes)):
        return IllegalMove("ak-illegal-excluded", rule="AK-047", card=f"@{card}", other=f"@{clash[0]}")
    if row.kind == "copilot":
        return _copilot(sheet, number, others, card, present)
    return None


def _copilot(
    sheet: Sheet, number: int, others: Collection[str], card: str, present: Collection[int]
) -> IllegalMove | None:
    """One for each player, and each for one player (AK-048, AK-668)."""
    if any(CARDS[each].kind == "copilot" for each in others):
        return IllegalMove("ak-illegal-second-copilot", rule="AK-048")
    taken = [each for each in present if each != number and card in sheet.members[each].last.cards.values()]
    if taken:
        name = sheet.members[taken[0]].callsign
        return IllegalMove("ak-illegal-copilot-taken", rule="AK-668", card=f"@{card}", member=name)
    return None


def suits(member: Member, card: str) -> bool:
    """Any class of the ship matches (AK-040, AK-653)."""
    wanted = CARDS[card].classes
    has = SHIPS[member.ship].classes if member.ship else ()
    return not wanted or any(each in has for each in wanted)


def fit(sheet: Sheet, number: int, slot: Slot, card: str | None) -> None:
    """A card moves from the slot it was in; None empties the slot."""
    fitted = sheet.members[number].last.cards
    for at in [at for at, each in fitted.items() if each == card or at == slot]:
        del fitted[at]
    if card is not None:
        fitted[slot] = card


def settle(sheet: Sheet, number: int, present: Collection[int] = ()) -> list[str]:
    """Takes out what can no longer be installed, after a change of pilot or ship or a trade (AK-656, AK-670,
    AK-899); the cards that had to go."""
    member = sheet.members[number]
    kept, gone = dict(member.last.cards), []
    member.last.cards = {}
    for slot in SLOTS:
        card = kept.get(slot)
        if card is None:
            continue
        if why_not(sheet, number, slot, card, present) is None:
            member.last.cards[slot] = card
        else:
            gone.append(card)
    return gone


def fill(sheet: Sheet, number: int, present: Collection[int] = ()) -> None:
    """Empty slots get what there is: the ship's weapon and engine, the highest abilities (AK-052). Co-pilots
    and everything of which there is a choice are left to the player."""
    member = sheet.members[number]
    assert member.pilot and member.ship
    row = SHIPS[member.ship]
    abilities = trees.abilities(member.pilot, members.pad(member))
    own = berths.abilities(member.ship, members.berth(member))
    wanted: Mapping[Slot, str | None] = {
        "weapon_1": row.weapon,
        "engine_1": row.engine,
        "pilot": abilities[-1],
        "ship": own[-1] if own else None,
    }
    for slot, card in wanted.items():
        free = slot not in member.last.cards and card not in member.last.cards.values()
        if card is not None and free and why_not(sheet, number, slot, card, present) is None:
            member.last.cards[slot] = card


def wear(sheet: Sheet, number: int, name: str, present: Collection[int] = ()) -> list[str]:
    """A named loadout, as far as it can still be had (AK-899)."""
    member = sheet.members[number]
    saved = member.loadouts[name]
    member.last = Loadout(member.last.pilot, member.last.ship, dict(saved.cards))
    return settle(sheet, number, present)
