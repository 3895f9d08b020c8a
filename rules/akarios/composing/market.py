"""At a market: what is bought, sold, or paid for together, and with how many credits (AK-636 to AK-652)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from rules.akarios.actions import Buy, Pledge, Repay, Sell
from rules.akarios.composing.script import Answer, Ask, End, Script
from rules.akarios.frames import Trading
from rules.akarios.squad import members, trade
from rules.akarios.state import State
from rules.akarios.view import LookView
from rules.akarios.voyage import market, offers, pledges
from rules.core.contract import Action, Arg, phrase
from rules.core.draft import Option

BUY, SELL, PLEDGE, REPAY = "buy", "sell", "pledge", "repay"
SIGN = ":"
CARDS = ("weapon", "engine", "technology")
SERVICES = "services"
"""The tab of all that is no card of one's own."""


def legal(state: State, seat: int, action: Action) -> bool:
    frame = state.stack[-1]
    return isinstance(frame, Trading) and market.refusal(state, frame, seat, action) is None


def trading(state: State, seat: int) -> Script:
    frame = state.stack[-1]
    assert isinstance(frame, Trading)
    said = yield Ask("ak-draft-market", [*_offered(state, frame, seat)], preview=_shelf(SERVICES))
    deed, _, what = said.partition(SIGN)
    kind = offers.kind(what)
    looks = _shelf(kind if kind in CARDS else SERVICES)
    if deed == BUY:
        return End(Buy(what), looks)
    if deed == SELL:
        return End(Sell(what), looks)
    if deed == REPAY:
        return End(Repay(what), looks)
    wanted = offers.price(state, frame.node, what) - sum(frame.pledges.get(what, {}).values())
    sums = [*_sums(state, seat, wanted)]
    args: dict[str, Arg] = {"what": pledges.called(what), "price": wanted}
    given = yield Ask("ak-draft-pledge", sums, args=args, preview=looks)
    return End(Pledge(what, int(given)), looks)


def _shelf(tab: str) -> partial[LookView]:
    return partial(LookView, f"shelf.{tab}")


def _offered(state: State, frame: Trading, seat: int) -> Iterator[Answer]:
    """What there is for oneself, for all, what can be sold, and what one has pledged. What is on a shelf has
    its number there: points for ships are the first of the services, what is paid for together comes next."""
    member = state.roster[seat]
    numbers = Counter({SERVICES: 1})
    for what in offers.own(state, frame.node, member):
        ship = offers.upgrade(what)
        named = phrase("ak-offer-upgrade", ship=f"@{ship}") if ship else f"@{what}"
        group = SERVICES if ship else offers.kind(what)
        numbers[group] += not ship
        yield _answer(BUY, what, named, offers.price(state, frame.node, what), group, numbers[group])
    for number, (what, price) in enumerate(offers.shared(state, frame.node), numbers[SERVICES] + 1):
        left = price - sum(frame.pledges.get(what, {}).values())
        yield _answer(PLEDGE, what, pledges.called(what), left, "shared", number)
    for card in state.sheet.members[member].cards:
        yield _answer(SELL, card, f"@{card}", trade.worth(card), SELL)
    for what, by in sorted(frame.pledges.items()):
        if str(seat) in by:
            yield _answer(REPAY, what, pledges.called(what), by[str(seat)], REPAY)


def _answer(deed: str, what: str, named: str, price: int, group: str, number: int = 0) -> Answer:
    args: dict[str, Arg] = {"what": named, "price": price, "number": number}
    option = Option(f"{deed}{SIGN}{what}", f"ak-market-{deed}", args, "ak-hint-price", f"ak-group-{group}")
    return Answer(option.code, lambda: option)


def _sums(state: State, seat: int, wanted: int) -> Iterator[Answer]:
    """A fair share first, then all of it, then any other sum."""
    purse = members.pad(state.sheet.members[state.roster[seat]]).credits
    most = min(purse, wanted)
    fair = min(most, pledges.shares(state, wanted)[seat])
    for n in dict.fromkeys([fair, most, *range(1, most + 1)]):
        yield _sum(n)


def _sum(n: int) -> Answer:
    option = Option(str(n), "ak-draft-credits", {"n": n})
    return Answer(option.code, lambda: option)
