"""What standing orders make of the time between battles: loadouts, the Sparrow's pair, places, rewards,
points and pledges (AK-899, AK-901, AK-902, AK-936 to AK-938)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from rules.akarios.actions import BOWS, BuildUp, ChooseReward, Fit, Place, Pledge, Ready, Train
from rules.akarios.battle import muster
from rules.akarios.debrief import picks
from rules.akarios.frames import Mustering, Picking, Trading
from rules.akarios.scenario import pair
from rules.akarios.sheet import Slot
from rules.akarios.squad import hangar, loadout, members
from rules.akarios.state import State
from rules.akarios.voyage import offers
from rules.akarios.windows import BETWEEN, fitted, value
from rules.core.contract import Action
from rules.core.orders import Order
from rules.core.poll import Poll, Vote

PATH, SHIP = "path", "ship"
SLOTS: dict[str, Slot] = {slot: slot for slot in get_args(Slot)}


# Before a battle


def outfit(state: State, seat: int) -> Action | None:
    """The loadout ordered for this ship, card by card; what cannot be had is left out (AK-899)."""
    number = state.roster[seat]
    member = state.sheet.members[number]
    wish = value(state, seat, f"loadout.{member.ship}")
    if wish is None:
        return None
    for slot, card in fitted(wish):
        there = member.last.cards.get(SLOTS[slot])
        free = loadout.why_not(state.sheet, number, SLOTS[slot], card, state.roster) is None
        if there != card and free:
            return Fit(SLOTS[slot], card)
    return Ready()


def place(state: State, seat: int) -> Action | None:
    """The first of the ranked hexes that is free, and the facing (AK-902)."""
    wish = value(state, seat, "place")
    if wish is None:
        return None
    hexes, _, facing = wish.partition("/")
    free = muster.spaces(state.fight, seat)
    found = next((hex for hex in hexes.split(",") if hex in free), None)
    bow = next(bow for bow in BOWS if bow == facing)
    return None if found is None else Place(found, bow)


def mustered(state: State, frame: Mustering, seat: int) -> Action | None:
    if frame.spoke(seat):
        return None
    return outfit(state, seat) if frame.stage == "loadout" else place(state, seat)


def upgrades(state: State, poll: Poll, seat: int) -> Action | None:
    """The pair that is preferred, as far as the squad owns it (AK-901)."""
    wish = (value(state, seat, "pair") or "").split(",")
    owned = [card for card in wish if card in pair.choosable(state.sheet)]
    if not owned:
        return None
    if poll.then == pair.CHANGE:
        return Vote("keep" if set(owned) <= set(state.sheet.fitted) else "change")
    return next((Vote(card) for card in owned if card in poll.options), None)


# After it


def reward(state: State, frame: Picking, seat: int) -> Action | None:
    """The first of the ranked cards that is there. A purchase is never made by order (AK-936)."""
    wish = value(state, seat, "reward")
    if wish is None or frame.less is not None:
        return None
    there = picks.listed(state, frame)
    return next((ChooseReward(card) for card in wish.split(",") if card in there), None)


def grow(state: State, seat: int) -> Action | None:
    """The next step of the planned path through the trees, as soon as there is a point for it (AK-937)."""
    wish = value(state, seat, PATH)
    if not wish or not hangar.open_now(state):
        return None
    step = _step(state, seat, wish.split(",")[0])
    return None if step is None or hangar.refusal(state, seat, step) is not None else step


def _step(state: State, seat: int, text: str) -> Train | BuildUp | None:
    where, _, side = text.partition(BETWEEN)
    if where != SHIP:
        return Train(int(where), side or None)  # type: ignore[arg-type]
    ship = state.sheet.members[state.roster[seat]].ship
    return None if ship is None else BuildUp(ship, side or None)  # type: ignore[arg-type]


def grown(state: State, seat: int, action: Action) -> None:
    """A step that was made, by order or by hand, is no longer ahead."""
    wish = value(state, seat, PATH)
    if wish and action == _step(state, seat, wish.split(",")[0]):
        _rewrite(state, seat, PATH, wish.partition(",")[2])


# At a market


def pledge(state: State, frame: Trading, seat: int) -> Action | None:
    """Credits towards what was named, as many as were ordered in all (AK-938)."""
    if frame.spoke(seat):
        return None
    prices = dict(offers.shared(state, frame.node))
    purse = members.pad(state.sheet.members[state.roster[seat]]).credits
    for what, most in _pledged(state, seat):
        missing = prices.get(what, 0) - sum(frame.pledges.get(what, {}).values())
        given = min(most, missing, purse)
        if given > 0:
            return Pledge(what, given)
    return None


def _pledged(state: State, seat: int) -> Iterator[tuple[str, int]]:
    for order in state.sheet.members[state.roster[seat]].book.orders:
        head, _, what = order.when.partition(BETWEEN)
        if head == "pledge":
            yield what, int(order.do)


def paid(state: State, seat: int, action: Pledge) -> None:
    """What was pledged is taken off what may still be."""
    left = dict(_pledged(state, seat)).get(action.what, 0) - action.credits
    _rewrite(state, seat, f"pledge.{action.what}", str(left) if left > 0 else "")


def _rewrite(state: State, seat: int, what: str, wish: str) -> None:
    book = state.sheet.members[state.roster[seat]].book
    book.orders = [
        Order(what, wish, keep=True) if each.when == what else each
        for each in book.orders
        if each.when != what or wish
    ]
