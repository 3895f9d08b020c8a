"""Cards that dice of several players may lie on: what they promise with the own dice alone (AK-657 to
AK-666)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.akarios.actions import Act, Confirm, Decline, Pour
from rules.akarios.android import gains
from rules.akarios.android.worth import LATER, Mind
from rules.akarios.battle.cells import cells
from rules.akarios.battle.deeds import Deed
from rules.akarios.battle.planned import Plan
from rules.akarios.battle.suggesting import cheapest
from rules.akarios.cards import aiming, sparrow
from rules.akarios.components import CARDS
from rules.akarios.frames import Pool
from rules.akarios.language import Apply, Attack, Do
from rules.akarios.ship.ships import on_board, pose
from rules.akarios.state import State
from rules.core.contract import Action

ONCE = 1.0
"""What it costs that such a card works only once in a battle."""
DECIDED = 20.0
"""Of the battle."""


def openings(mind: Mind) -> Iterator[tuple[Pour, float]]:
    """For each card and number of dice the cheapest ones, and what they are worth."""
    for card in sparrow.available(mind.battle, mind.seat):
        for dice in _payments(mind, card):
            found = Pour(card, dice)
            if sparrow.refusal(mind.state, mind.seat, found) is None:
                yield found, worth(mind, card, dice)


def _payments(mind: Mind, card: str) -> Iterator[tuple[int, ...]]:
    battle, seat = mind.battle, mind.seat
    places = sorted(mind.free, key=lambda place: cheapest(mind.cockpit, (place,)))
    for n in range(sparrow.least(card), len(sparrow.cells(card)) + 1):
        fitting = (
            dice
            for dice in combinations(places, n)
            if sparrow.fits(battle, card, [f"{seat}.{place}" for place in dice])
        )
        first = next(fitting, None)
        if first is not None:
            yield first


def worth(mind: Mind, card: str, dice: tuple[int, ...]) -> float:
    """What it does, less stress, and what the other dice can do after it."""
    row, n = CARDS[card], len(dice)
    deed = Deed(card, row.kind, cells(row.cells), (), row.steps)
    gained = sum(_gain(mind, deed, verb, n) for verb in row.steps)
    faces = [mind.cockpit.dice[place].face for place in dice]
    later = mind.best(pose(mind.ship), mind.free.difference(dice))
    return gained - ONCE - mind.stress(faces.count("stress")) + LATER * later


def _gain(mind: Mind, deed: Deed, verb: Do, n: int) -> float:
    at = pose(mind.ship)
    if isinstance(verb, Attack):
        extra = aiming.extras(verb.extra, n)
        there = aiming.prey(mind.battle, at, verb.aim, extra.range)
        each = [mind.attack(deed, verb, n, at, (ref,)) + _decides(mind, deed, verb, ref) for ref in there]
        return sum(sorted(each, reverse=True)[: aiming.most(verb.aim, extra.targets)])
    act, plan = Act(deed.id, ()), Plan((at,), (), (), 0)
    if isinstance(verb, Apply) and verb.aim.who in aiming.CHOSEN:
        extra = aiming.extras(verb.extra, n)
        there = aiming.concerned(mind.battle, mind.ship.ref, verb.aim, extra.range)
        each = [gains.gain(mind, verb, act, (ref,), plan) for ref in there]
        return sum(sorted(each, reverse=True)[: aiming.most(verb.aim, extra.targets)])
    return gains.gain(mind, verb, act, (), plan)


def _decides(mind: Mind, deed: Deed, verb: Attack, ref: str) -> float:
    """How likely it is that the shields are gone after this."""
    types = [type for card, type in mind.aims.verdicts if card == deed.id]
    there = [ship for ship in on_board(mind.battle, "enemy") if ship.ref == ref and ship.kind in types]
    return sum(DECIDED * mind.enough(ref, verb.damage, ship.shields) for ship in there)


def answer(state: State, frame: Pool, seat: int) -> Action:
    """The opener needs nobody; others keep their dice."""
    ready = seat == frame.opener and len(frame.dice) >= sparrow.least(frame.card)
    return Confirm() if ready else Decline()
