"""What pilots and ships are worth: which trees grow, which cards are bought, installed, sold."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from rules.akarios.android import prices
from rules.akarios.components import CARDS, CELL_POINTS, PILOTS, SHIPS
from rules.akarios.language import Kind
from rules.akarios.scenario import pair as sparrows
from rules.akarios.sheet import Member, Sheet, Slot
from rules.akarios.squad import berths, loadout, members, trees
from rules.akarios.squad.loadout import HOLDS, SLOTS

Where = TypeVar("Where")
AFTER = 0.6
"""What the cell behind the next one counts."""
KINDS: dict[Kind, int] = {"weapon": 2, "engine": 2, "technology": 2}
"""Slots for cards that can be bought."""
BETTER = 0.3
"""A purchase must bring more than this."""


# Trees


def training(member: Member) -> tuple[int, trees.Side | None] | None:
    """The tree that brings most for the points to come, a half-filled cell first; None: no point, no cell."""
    assert member.pilot
    pad, rows = members.pad(member), PILOTS[member.pilot].trees
    open = [tree for tree in range(len(rows)) if trees.open_cell(pad, tree) is not None]
    if not pad.points or not open:
        return None

    def promise(tree: int) -> tuple[int, float]:
        at = trees.open_cell(pad, tree)
        assert at is not None
        begun = pad.trees[tree][at]
        cells = [max(map(prices.training, cell)) for cell in rows[tree][at : at + 2]]
        return begun, cells[0] + AFTER * sum(cells[1:])

    tree = max(open, key=promise)
    at = trees.open_cell(pad, tree)
    assert at is not None
    cell = rows[tree][at]
    ends = len(cell) > 1 and pad.trees[tree][at] == CELL_POINTS - 1
    return tree, _better(map(prices.training, cell), ("left", "right")) if ends else None


def building(member: Member) -> tuple[str, berths.Side | None] | None:
    assert member.ship
    berth = members.berth(member)
    at = berths.open_cell(berth)
    if not berths.at_hand(member.berths, member.ship) or at is None:
        return None
    cell = SHIPS[member.ship].tree[at]
    return member.ship, _better(map(prices.building, cell), ("upper", "lower")) if len(cell) > 1 else None


def _better(values: Iterable[float], sides: tuple[Where, Where]) -> Where:
    first, second = values
    return sides[second > first]


# Cards


@lru_cache(maxsize=512)
def value(card: str) -> float:
    return prices.card(CARDS[card])


def purchase(sheet: Sheet, number: int, stock: Collection[str], credits: int) -> str | None:
    """What improves the ship most for its price; None: nothing is worth it."""
    member = sheet.members[number]
    best, most = None, 0.0
    for card in sorted(stock):
        price = CARDS[card].price or 1
        gain = value(card) - _replaced(member, CARDS[card].kind)
        fits = price <= credits and loadout.suits(member, card) and CARDS[card].kind in KINDS
        if fits and gain > BETTER and gain / price**0.5 > most:
            best, most = card, gain / price**0.5
    return best


def _replaced(member: Member, kind: Kind) -> float:
    """The worst card of the kind that would still be installed; none if a slot is free."""
    have = sorted((value(card) for card in members.cards(member) if CARDS[card].kind == kind), reverse=True)
    return have[KINDS[kind] - 1] if len(have) >= KINDS.get(kind, 0) else 0.0


def for_all(stock: Collection[str], credits: int) -> str | None:
    """The card of the Sparrow that brings most of those the squad can pay."""
    paid = [card for card in sorted(stock) if (CARDS[card].price or 0) <= credits]
    return max(paid, key=value, default=None)


def pair(sheet: Sheet) -> list[str]:
    """The Sparrow's best cards that go together."""
    chosen: list[str] = []
    for card in sorted(sparrows.choosable(sheet), key=lambda card: (-value(card), card)):
        if len(chosen) < sparrows.MOST and not set(CARDS[card].excludes) & set(chosen):
            chosen.append(card)
    return chosen


def refit(sheet: Sheet, number: int, present: Collection[int]) -> tuple[Slot, str] | None:
    """The next change of the loadout that is worth it."""
    member = sheet.members[number]
    fitted = member.last.cards
    for slot in SLOTS:
        now = value(fitted[slot]) if slot in fitted else 0.0
        for card in _spare(sheet, member):
            kind = CARDS[card].kind
            useful = kind in HOLDS[slot] and (kind != "copilot" or slot.startswith("tech"))
            if useful and value(card) > now and loadout.why_not(sheet, number, slot, card, present) is None:
                return slot, card
    return None


def _spare(sheet: Sheet, member: Member) -> Iterator[str]:
    """What is not installed, the best first."""
    there = set(loadout.available(sheet, member)) - set(member.last.cards.values())
    yield from sorted(there, key=lambda card: (-value(card), card))


def surplus(sheet: Sheet, number: int) -> str | None:
    """The worst own card that nothing is left for: its slots are filled with better ones, or the ship cannot
    bear it."""
    member = sheet.members[number]
    idle = []
    for kind, slots in KINDS.items():
        mine = [card for card in members.cards(member) if CARDS[card].kind == kind]
        ranked = sorted(mine, key=lambda card: (loadout.suits(member, card), value(card)), reverse=True)
        idle += [card for at, card in enumerate(ranked) if at >= slots or not loadout.suits(member, card)]
    own = [card for card in idle if card in member.cards and card not in member.last.cards.values()]
    return min(own, key=lambda card: (value(card), card), default=None)


def gift(sheet: Sheet, number: int, cards: Sequence[str]) -> str:
    """Of reward cards what improves the ship most; else what brings most when it is sold."""
    member = sheet.members[number]

    def gain(card: str) -> float:
        return value(card) - _replaced(member, CARDS[card].kind) if loadout.suits(member, card) else 0.0

    return max(cards, key=lambda card: (max(0.0, gain(card)), CARDS[card].price or 0))
