"""At a market: own purchases by value for the price, then what the squad buys together."""

from __future__ import annotations

from rules.akarios.actions import Buy, Pledge, Ready, Sell
from rules.akarios.android import company, quartermaster
from rules.akarios.components import CARDS
from rules.akarios.frames import Trading
from rules.akarios.squad import members
from rules.akarios.state import State
from rules.akarios.voyage import atlas, offers
from rules.core.contract import Action

LOW = 2
"""Energy of the Sparrow below which some is bought."""
HEALING = 5.0
"""Credits that a trauma less is worth, whoever has it."""
COMMON = 2
"""One part in so many of the squad's purses buys a card of the Sparrow…"""
WORTHY = 0.12
"""…that is worth so much for its price, to all of them together."""
DEAR = 12
"""Credits that an upgrade of the own ship may cost; cards come first."""


def trade(state: State, frame: Trading, seat: int) -> Action | None:
    """One thing after the other; None: others come first."""
    wish = _together(state, frame, seat) or own(state, frame.node, state.roster[seat])
    if wish is not None:
        return wish
    return None if waits(state, frame, seat) else Ready()


def waits(state: State, frame: Trading, seat: int) -> bool:
    """People have not made up their minds, or others still have to pay for what one has paid for too."""
    return company.waits(state, frame, seat) or _owed(state, frame, seat)


# Own purchases


def own(state: State, node: str, number: int) -> Action | None:
    member = state.sheet.members[number]
    there = [what for what in offers.own(state, node, number) if what in CARDS]
    stock = [card for card in there if offers.why_not(state, node, number, card) is None]
    bought = quartermaster.purchase(state.sheet, number, stock, members.pad(member).credits)
    if bought is not None:
        return Buy(bought)
    return _upgrade(state, node, number) or _useless(state, number)


def _upgrade(state: State, node: str, number: int) -> Action | None:
    """Of the ship in use, where cards no longer help."""
    what = f"{offers.UPGRADE}.{state.sheet.members[number].ship}"
    dear = offers.price(state, node, what) > DEAR
    return None if dear or offers.why_not(state, node, number, what) is not None else Buy(what)


def _useless(state: State, number: int) -> Action | None:
    """A card that is worse than what fills its slots is sold."""
    spare = quartermaster.surplus(state.sheet, number)
    return None if spare is None else Sell(spare)


# Together


def _together(state: State, frame: Trading, seat: int) -> Action | None:
    """The own part of what the squad wants. Beside people only where one of them has begun."""
    for what, price in plan(state, frame)[:1]:
        by = frame.pledges.get(what, {})
        if str(seat) in by or (company.mate(state, seat) and not by):
            continue
        part = _part(state, price - sum(by.values()), _still(state, frame, by, seat), seat)
        return Pledge(what, part) if part > 0 else None
    return None


def _owed(state: State, frame: Trading, seat: int) -> bool:
    wanted = [what for what, _ in plan(state, frame)[:1] if str(seat) in frame.pledges.get(what, {})]
    return any(_still(state, frame, frame.pledges[what], seat) for what in wanted)


def _still(state: State, frame: Trading, by: dict[str, int], seat: int) -> list[int]:
    """Others who have not paid, can, and are not ready to leave."""
    others = [each for each in range(state.seats) if each != seat and not frame.spoke(each)]
    return [each for each in others if str(each) not in by and _purse(state, each)]


def _purse(state: State, seat: int) -> int:
    return members.pad(state.sheet.members[state.roster[seat]]).credits


def _part(state: State, missing: int, others: list[int], seat: int) -> int:
    """Equal parts by those who have not paid yet; the poor pay what they have."""
    equal = -(-missing // (len(others) + 1))
    lacking = missing - equal - sum(min(equal, _purse(state, other)) for other in others)
    return min(_purse(state, seat), missing, equal + max(0, lacking))


def plan(state: State, frame: Trading) -> list[tuple[str, int]]:
    """What the squad should buy next, the most urgent first; credits that are pledged are still its own."""
    sheet, there = state.sheet, dict(offers.shared(state, frame.node))
    pledged = sum(sum(by.values()) for by in frame.pledges.values())
    purses = pledged + sum(_purse(state, seat) for seat in range(state.seats) if not frame.spoke(seat))
    wanted = []
    if offers.ENERGY in there and (sheet.energy or 0) < LOW:
        wanted.append(offers.ENERGY)
    hurt = sum(members.pad(sheet.members[number]).trauma > 0 for number in state.roster)
    if hurt and there.get(offers.TRAUMA, 0) <= HEALING * hurt:
        wanted.append(offers.TRAUMA)
    cards = [what for what in there if what in CARDS and _worthy(state, what, there[what])]
    card = quartermaster.for_all(cards, purses // COMMON)
    wanted += [card] if card is not None else []
    return [(what, there[what]) for what in wanted if there[what] <= purses]


def _worthy(state: State, card: str, price: int) -> bool:
    return quartermaster.value(card) * state.seats >= WORTHY * price


# From afar


def errand(state: State, node: str) -> bool:
    """Whether half of the squad would buy something there; not where it has just been."""
    if atlas.stands_at(state.sheet, node):
        return False
    wishes = [own(state, node, number) for number in state.roster]
    return 2 * sum(isinstance(wish, Buy) for wish in wishes) >= state.seats
