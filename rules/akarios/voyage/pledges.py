"""What the squad buys together: who pledges credits agrees, and when the price is met it is bought (AK-645 to
AK-650, AK-938)."""

from __future__ import annotations

from rules.akarios.actions import Pledge
from rules.akarios.frames import Trading
from rules.akarios.scenario.granting import energy
from rules.akarios.sheet import Pad
from rules.akarios.squad import members, rewards
from rules.akarios.state import State
from rules.akarios.voyage import offers
from rules.core.contract import Arg, Event, IllegalMove, phrase


def _purse(state: State, seat: int) -> Pad:
    return members.pad(state.sheet.members[state.roster[seat]])


def called(what: str) -> str:
    if what in (offers.ENERGY, offers.TRAUMA):
        return phrase(f"ak-offer-{what}")
    return f"@{what}"


def why_not(state: State, frame: Trading, seat: int, action: Pledge) -> IllegalMove | None:
    prices = dict(offers.shared(state, frame.node))
    if action.what not in prices:
        return IllegalMove("ak-illegal-not-for-sale", rule="AK-636")
    credits = _purse(state, seat).credits
    if not 0 <= action.credits <= credits:
        return IllegalMove("ak-illegal-short", rule="AK-938", price=action.credits, credits=credits)
    if not action.credits and prices[action.what]:
        return IllegalMove("ak-illegal-pledge-nothing", rule="AK-938")
    return None


def pledge(state: State, frame: Trading, seat: int, action: Pledge) -> list[Event]:
    """It leaves the purse at once; what is over when the price is met goes back."""
    what, wanted = action.what, offers.price(state, frame.node, action.what)
    by = frame.pledges.setdefault(what, {})
    missing = wanted - sum(by.values())
    given = min(action.credits, missing)
    _purse(state, seat).credits -= given
    by[str(seat)] = by.get(str(seat), 0) + given
    if given < missing:
        args: dict[str, Arg] = {
            "player": f"#{seat}",
            "what": called(what),
            "n": given,
            "missing": missing - given,
        }
        return [Event("ak-pledges", args)]
    del frame.pledges[what]
    payers = tuple(f"#{each}" for each in sorted(by) if by[each])
    bought = Event(
        "ak-squad-buys", {"players": payers or (f"#{seat}",), "what": called(what), "price": wanted}
    )
    offers.used(state, frame.node, what)
    return [bought, *_deliver(state, what)]


def _deliver(state: State, what: str) -> list[Event]:
    sheet = state.sheet
    match offers.kind(what):
        case "energy":
            return energy(state, 1)
        case "trauma":
            for member in state.roster:
                pad = members.pad(sheet.members[member])
                pad.trauma = max(0, pad.trauma - 1)
        case "ship":
            rewards.for_the_squad(sheet, ships=[what])
        case _:
            rewards.for_the_squad(sheet, sparrow=[what])
    return []


def repay(state: State, frame: Trading, seat: int, what: str) -> Event:
    n = frame.pledges[what].pop(str(seat))
    if not frame.pledges[what]:
        del frame.pledges[what]
    _purse(state, seat).credits += n
    return Event("ak-repaid", {"player": f"#{seat}", "what": called(what), "n": n})


def shares(state: State, price: int) -> list[int]:
    """A fair split for the panel: equal parts, the rest by the richest (AK-938)."""
    purses = [_purse(state, seat).credits for seat in range(state.seats)]
    parts = [price // state.seats] * state.seats
    richest = max(range(state.seats), key=lambda seat: (purses[seat], -seat))
    parts[richest] += price % state.seats
    return parts
