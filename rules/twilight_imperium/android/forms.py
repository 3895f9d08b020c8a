"""Homework of the Status Phase, scores, counters and payments."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Form, PayFor, PlaceCounters, Score
from rules.twilight_imperium.android import cards, followers, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import COUNTERS
from rules.twilight_imperium.effects import hands, supply
from rules.twilight_imperium.frames import Forms, GainingCounters, Paying, Scoring
from rules.twilight_imperium.phases import objectives, prices, scoring
from rules.twilight_imperium.purse import counters, paying

FLEET, STRATEGY = 7, 3
"""How many counters Fleet Supply and Strategy Allocation are filled to, at most."""
LEAST, ACTIONS = 3, 2
"""How many Fleet Supply is to have, and how many the Command Pool keeps whatever fleets want."""


def score(eyes: Eyes, _: Scoring) -> Action:
    """The dearest that can be had."""
    return Score(next(iter(_wanted(eyes)), None))


def _wanted(eyes: Eyes) -> list[str]:
    found = scoring.open_to(eyes.state, eyes.seat)
    return sorted(found, key=lambda each: (-worth.points(each), bool(prices.prices(objectives.test(each)))))


def form(eyes: Eyes, _: Forms) -> Action | None:
    """The dearest objective, paid with what is worth least, and counters by next round's wish."""
    assert eyes.asked is not None
    chosen = next(iter(_wanted(eyes)), None)
    test = "" if chosen is None else objectives.test(chosen)
    pay = prices.ways(eyes.state, eyes.seat, test)[0] if test and prices.prices(test) else ()
    keep = tuple(cards.by_worth(eyes))
    for wish in (
        Form(score=chosen, pay=pay, split=_split(eyes, pay), keep=keep),
        Form(score=chosen, pay=pay, keep=keep),
        Form(score=chosen, pay=pay),
    ):
        if eyes.asked.offers(wish):
            return wish
    return None


def _split(eyes: Eyes, pay: tuple[str, ...]) -> tuple[int, ...]:
    """Strategy, Fleet, Command: three activations first, then fleets, then secondaries."""
    spent = sum(
        int(each.partition(":")[2]) for each in pay if each.partition(":")[0] in ("command", "strategy")
    )
    kept = counters.on_sheet(eyes.player) - spent
    total = kept + min(hands.status_counters(eyes.state, eyes.seat).value, COUNTERS - kept)
    strategy = min(STRATEGY, max(1, (total - LEAST) // 3), total)
    largest = max((len(systems.ships(each, eyes.seat)) for each in eyes.places), default=0)
    fleet = min(max(LEAST, min(FLEET, largest + 1), largest), supply.supply_area(eyes.state).value)
    fleet = max(0, min(fleet, max(largest, total - strategy - ACTIONS), total - strategy))
    return strategy, fleet, total - fleet - strategy


def gain(eyes: Eyes, frame: GainingCounters) -> Action:
    count = min(frame.count, counters.counters_left(eyes.state, eyes.seat))
    return PlaceCounters(followers.spread(eyes, count))


def pay(eyes: Eyes, frame: Paying) -> Action | None:
    """What must be paid is; what may be refused is bought if it costs little."""
    ways = paying.payments(eyes.state, eyes.seat, frame.amount, frame.kind)
    if not ways or (frame.optional and frame.amount > 3 and frame.then != "technology_bought"):
        return None
    return PayFor(ways[0])
