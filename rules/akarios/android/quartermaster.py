"""Between battles: which trees grow, what is bought and installed, how an android votes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from rules.akarios import frames
from rules.akarios.actions import BuildUp, Buy, Fit, Ready, Train
from rules.akarios.android import prices
from rules.akarios.battle import pair as battle_pair
from rules.akarios.components import CARDS, CELL_POINTS, LOCATIONS, PILOTS, SHIPS
from rules.akarios.language import Kind
from rules.akarios.sheet import Member, Sheet, Slot
from rules.akarios.squad import berths, hangar, loadout, members, trees
from rules.akarios.squad.loadout import HOLDS, SLOTS
from rules.akarios.state import State
from rules.akarios.voyage import offers
from rules.core.contract import Action
from rules.core.poll import Poll, Vote

Where = TypeVar("Where")
AFTER = 0.6
"""What the cell behind the next one counts."""
KINDS: dict[Kind, int] = {"weapon": 2, "engine": 2, "technology": 2}
"""Slots for cards that can be bought."""
BETTER = 0.3
"""A purchase must bring more than this."""
VOTES = {"ak-ask-retry": "again", "ak-ask-extreme": "off", "ak-ask-pair": "keep"}


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
    if not berth.points or at is None:
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
    for card in sorted(battle_pair.choosable(sheet), key=lambda card: (-value(card), card)):
        if len(chosen) < battle_pair.MOST and not set(CARDS[card].excludes) & set(chosen):
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


# By prompt


def answer(state: State, frame: Any, seat: int) -> Action | None:
    """Points are spent first, whatever is asked; None: as silence would."""
    grown = spend(state, seat)
    if grown is not None:
        return grown
    match frame:
        case frames.Mustering(stage="loadout"):
            change = refit(state.sheet, state.roster[seat], state.roster)
            return Fit(*change) if change and not frame.spoke(seat) else None
        case frames.Trading():
            return None if frame.spoke(seat) else trade(state, frame, seat)
        case Poll():
            return vote(frame)
    return None


def spend(state: State, seat: int) -> Action | None:
    """Skill points and ship points, wherever the rules let them be spent."""
    if not hangar.open_now(state):
        return None
    member = state.sheet.members[state.roster[seat]]
    if not member.pilot or not member.ship:
        return None
    grown, built = training(member), building(member)
    wishes: list[Action] = [Train(*grown)] if grown else []
    wishes += [BuildUp(*built)] if built else []
    return next((wish for wish in wishes if hangar.refusal(state, seat, wish) is None), None)


def trade(state: State, frame: frames.Trading, seat: int) -> Action:
    number = state.roster[seat]
    there = [what for what in offers.own(state, frame.node, number) if what in CARDS]
    stock = [card for card in there if offers.why_not(state, frame.node, number, card) is None]
    credits = members.pad(state.sheet.members[number]).credits
    bought = purchase(state.sheet, number, stock, credits)
    return Ready() if bought is None else Buy(bought)


def vote(poll: Poll) -> Action:
    """Main nodes before side ones, markets last; where nothing speaks for another, the first."""
    wish = VOTES.get(poll.topic)
    if wish in poll.options:
        return Vote(str(wish))
    if poll.topic == "ak-ask-location":
        order = ("main", "side", "market")
        rank = {id: order.index(LOCATIONS[id].kind) if id in LOCATIONS else len(order) for id in poll.options}
        return Vote(min(poll.options, key=lambda id: (rank[id], id)))
    if poll.topic == "ak-ask-difficulty" and "normal" in poll.options:
        return Vote("normal")
    return Vote(poll.options[0])
