"""What players do beside the questions, and no list of moves has: orders of every kind, queued commands,
names, gifts, giving up. What makes no sense at the moment is refused."""

from __future__ import annotations

import random
from typing import get_args

from msgspec.structs import replace

from rules.akarios import actions
from rules.akarios.components import CARDS
from rules.akarios.sheet import Slot
from rules.akarios.squad import loadout
from rules.akarios.state import State
from rules.akarios.windows import VALUES, allowed
from rules.core.contract import Action
from rules.core.notation import write
from rules.core.orders import DropQueue, Queue

WISHES = (
    *("ask", "auto", "never", "full", "always", "falls", "any", "attack", "again", "leave", "majority"),
    *("ship", "command", "arc", "aimed", "normal", "easy", "sparrow", "p0", "p1", "0", "1", "2", "5", "12"),
    *("H6/n", "B5,B6,A5,A7/se", "0,1,2", "0.left,1,ship", "ship.upper,2.right,0", "e1,m2,c1"),
)
NAMES = ("Kestrel", "Пустельга", "x", "  two  words ")
CHANCE = 0.5


def said(state: State, seat: int, chance: random.Random) -> Action:
    """One of them, whether or not it is legal now."""
    return chance.choice((ordered, ordered, queued, spoken))(state, seat, chance)


def ordered(state: State, seat: int, chance: random.Random) -> Action:
    book = state.sheet.members[state.roster[seat]].book
    if book.orders and chance.random() < 0.2:
        return actions.OrderDrop(chance.choice(book.orders).when)
    kind = chance.randrange(6)
    if kind == 0:
        when = chance.choice(("deadly", "hull", "never", "ask"))
        return actions.OrderCancel(when, chance.randrange(8), chance.randrange(10))  # type: ignore[arg-type]
    if kind == 1:
        fits = chance.choice(("attack", "move"))
        return actions.OrderReroll(chance.randrange(1, 4), fits, chance.randrange(10))  # type: ignore[arg-type]
    what = chance.choice(sorted(VALUES))
    wishes = [each for each in (*WISHES, *_cards(state, seat, what)) if allowed(state, what, each)]
    return actions.OrderSet(what, chance.choice(wishes or ["ask"]))


def _cards(state: State, seat: int, what: str) -> list[str]:
    """Cards and loadouts of cards that the squad has, or that nobody has."""
    number = state.roster[seat]
    member = state.sheet.members[number]
    cards = loadout.available(state.sheet, member)
    able = [(slot, card) for slot in get_args(Slot) for card in cards if _fits(state, number, slot, card)]
    once = {card: slot for slot, card in able}
    each = {slot: card for card, slot in once.items()}
    fits = [f"{slot}:{card}" for slot, card in each.items()]
    return [*CARDS, ",".join(member.cards), ",".join(fits), ",".join(reversed(fits))]


def _fits(state: State, number: int, slot: Slot, card: str) -> bool:
    return loadout.why_not(state.sheet, number, slot, card, state.roster) is None


def queued(state: State, seat: int, chance: random.Random) -> Action:
    """Commands for later; where there is a battle, those of the cards that the seat has."""
    if state.battle is None or chance.random() < 0.2:
        return DropQueue()
    cards = [card.card for card in state.battle.cockpits[seat].cards]
    acts = [_act(chance.choice([*cards, "move_2", "attack", "turn_1"]), chance) for _ in range(3)]
    only = chance.choice(((), ("round:2",), ("passed:1",), ("ready:0",)))
    return Queue("; ".join(write(each) for each in acts), only, chance.random() < CHANCE)


def _act(card: str, chance: random.Random) -> Action:
    """It may leave things open, or name what is not there."""
    dice = tuple(chance.sample(range(4), chance.randint(0, 2)))
    act = actions.Act(card, dice, at=chance.choice(((), ("nearest",), ("weakest",), ("rs1", "x"))))
    facts = chance.choice(
        ({}, {}, {"way": "l"}, {"way": "x/veer.r"}, {"stop": 1}, {"turn": "after.s"}, {"more": True})
    )
    return replace(act, **facts)


def spoken(state: State, seat: int, chance: random.Random) -> Action:
    member = state.sheet.members[state.roster[seat]]
    what = chance.choice(("ship", "callsign", "squad"))
    found: list[Action] = [
        actions.Name(what, chance.choice(NAMES)),  # type: ignore[arg-type]
        actions.Unready(),
        actions.Concede(),
    ]
    shared = [what.partition(".")[2] for what in VALUES if what.startswith("pledge.")]
    found += [actions.Repay(what) for what in shared] + [actions.Pledge(what, 1) for what in shared]
    found += [actions.GiveCard(card, chance.randrange(state.seats)) for card in member.cards]
    found += [actions.Accept(card) for each in state.sheet.members for card in each.cards]
    kind = chance.choice(sorted({type(each).__name__ for each in found}))
    return chance.choice([each for each in found if type(each).__name__ == kind])
