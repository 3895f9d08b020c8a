"""Standing orders and queued commands (section 61): given at any time, public, carried out as moves of the
seat (AK-890 to AK-893, AK-904, AK-905, AK-924 to AK-928, AK-939 to AK-942)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.akarios import chapter, frames, orders_squad
from rules.akarios.actions import (
    ACTIONS,
    Act,
    Break,
    Decline,
    Evade,
    Keep,
    OrderCancel,
    OrderDrop,
    OrderReroll,
    OrderSet,
    Pledge,
    Protect,
    Reroll,
    Shield,
    Take,
)
from rules.akarios.battle import completing, dice, freely, moving, muster, reacting
from rules.akarios.battle.cells import fits
from rules.akarios.cards import aiming, sparrow
from rules.akarios.enemy import aiming as hacking
from rules.akarios.language import Aim
from rules.akarios.scenario import pair
from rules.akarios.ship.damage import thing
from rules.akarios.ship.ships import distance, pose
from rules.akarios.state import SPARROW, Battle, Ship, State
from rules.akarios.voyage import events
from rules.akarios.windows import ASK, VALUES, allowed, value
from rules.akarios.world import ordering
from rules.core import orders
from rules.core.contract import Action, Arg, Event, IllegalMove, phrase
from rules.core.notation import read, write
from rules.core.orders import Book, Desk, Order, Point
from rules.core.poll import Abstain, Poll, Vote
from rules.core.stack import Question

CANCEL, REROLL = "cancel", "reroll"
NAMED = ("nearest", "weakest")
"""Targets in queued lines that are chosen when the line is carried out."""
DESK = Desk(ACTIONS, ("act",), ("passed", "ready", "round"), "ak-when", secret=False)


def _book(state: State, seat: int) -> Book:
    return state.sheet.members[state.roster[seat]].book


# Given at any time


def played(state: State, seat: int, action: Action) -> list[Event] | None:
    """An order or a queue is written down; None: it is neither."""
    match action:
        case OrderSet(what, wish):
            if not allowed(state, what, wish):
                known = about(what) if what in VALUES else what
                raise IllegalMove("ak-illegal-order", rule="AK-890", what=known)
            return _write(state, seat, Order(what, wish, keep=True))
        case OrderCancel():
            return _write(state, seat, Order(CANCEL, write(action), keep=True))
        case OrderReroll():
            return _write(state, seat, Order(REROLL, write(action), keep=True))
        case OrderDrop(what):
            return _drop(state, seat, what)
        case orders.Queue() | orders.DropQueue() | orders.LoseQueue():
            return _queued(state, seat, action)
    return None


def _write(state: State, seat: int, order: Order) -> list[Event]:
    book = _book(state, seat)
    book.orders = [*(each for each in book.orders if each.when != order.when), order]
    return [Event("ak-orders", {"player": f"#{seat}", "what": about(order.when)})]


def _drop(state: State, seat: int, what: str) -> list[Event]:
    book = _book(state, seat)
    if all(each.when != what for each in book.orders):
        known = about(what) if what in VALUES or what in (CANCEL, REROLL) else what
        raise IllegalMove("ak-illegal-no-order", rule="AK-890", what=known)
    book.orders = [each for each in book.orders if each.when != what]
    return [Event("ak-order-dropped", {"player": f"#{seat}", "what": about(what)})]


def about(what: str) -> Arg:
    """A window in words; an order on one of many things is named by its kind."""
    return phrase(f"ak-window-{what.partition('.')[0]}")


def _queued(state: State, seat: int, action: Action) -> list[Event]:
    """Commands for later, with their conditions (AK-893, AK-905)."""
    if state.stage != "battle":
        raise IllegalMove("ak-illegal-no-queue", rule="AK-905")
    book = Book(queue=list(state.queues[seat]))
    told = orders.given(book, seat, action, DESK)
    state.queues[seat] = book.queue
    return told


def moves(state: State, seat: int) -> Iterator[Action]:
    """Worth listing: the orders that change what happens most."""
    if state.stage == "battle":
        yield OrderSet("stack", ASK if value(state, seat, "stack") != ASK else "auto")
        yield OrderCancel("never")


# Carried out


def point(state: State) -> Point:
    """What all know of the pilot phase."""
    frame = state.stack[-1]
    said = frame.said if isinstance(frame, frames.Flying) else {}
    passed = [seat for seat, words in said.items() if words == "pass"]
    return Point(
        "act", {"passed": " ".join(passed), "ready": " ".join(said), "round": str(state.fight.round)}
    )


def ordered(state: State, seat: int, asked: Question) -> Action | None:
    """The move that the seat's orders make of the open window; None: it is asked (AK-890)."""
    frame = state.stack[-1]
    match frame:
        case frames.Mustering():
            return orders_squad.mustered(state, frame, seat)
        case frames.Picking():
            return orders_squad.reward(state, frame, seat)
        case frames.Trading():
            return orders_squad.pledge(state, frame, seat)
        case frames.Cancel():
            return _cancel(state, seat)
        case frames.Rolling():
            return _reroll(state, seat)
        case frames.Protecting():
            return _protect(state, seat)
        case frames.Sharing():
            return _share(state, seat)
        case frames.Evading():
            return _evade(state, seat)
        case frames.Moving():
            return moving.ordered(state, frame, seat)
        case frames.Tie():
            return hacking.ordered(state, frame, seat)
        case frames.Flying():
            return _next(state, seat, asked)
        case frames.FreeUse():
            return freely.ordered(state, frame, seat)
        case frames.Pool():
            return sparrow.ordered(state, frame, seat)
        case frames.Exploring():
            return ordering.explore(state, seat)
        case frames.Attempt():
            return ordering.attempt(state, frame, seat)
        case Poll() if state.stage == "world":
            return ordering.vote(state, frame, seat)
        case Poll():
            return _vote(state, frame, seat)
    return None


def _vote(state: State, poll: Poll, seat: int) -> Action | None:
    """A fixed level, a fixed answer on retries, the others' choice of events, or a volunteer (AK-898, AK-933
    to AK-935)."""
    match poll.then:
        case muster.DIFFICULTY:
            wish = value(state, seat, "difficulty")
        case chapter.AGAIN:
            wish = value(state, seat, "retry")
        case events.VOTED:
            return Abstain() if value(state, seat, "event") == "majority" else None
        case events.PICKED:
            return _volunteer(state, poll, seat)
        case pair.CHANGE | pair.FIRST | pair.SECOND:
            return orders_squad.upgrades(state, poll, seat)
        case _:
            return None
    return None if wish is None or wish == ASK else Vote(wish)


def _volunteer(state: State, poll: Poll, seat: int) -> Action | None:
    wish = value(state, seat, "volunteer")
    willing = wish is not None and wish.isdecimal() and str(seat) in poll.options
    stress = state.sheet.members[state.roster[seat]].stress
    return Vote(str(seat)) if willing and wish is not None and stress <= int(wish) else None


def _next(state: State, seat: int, asked: Question) -> Action | None:
    """A head of the queue that has become impossible ends it, and its owner is told (AK-892)."""
    book = Book(queue=list(state.queues[seat]))
    return orders.ordered(book, seat, asked, point(state), DESK, meaning=lambda act: meant(state, seat, act))


def used(state: State, seat: int, action: Action, asked: Question) -> bool:
    """The seat makes a move: a queue that began so is shorter. Whether it was ordered."""
    found = ordered(state, seat, asked) == action
    if isinstance(action, Pledge):
        orders_squad.paid(state, seat, action)
    if state.stage == "battle" and isinstance(state.stack[-1], frames.Flying):
        book = Book(queue=list(state.queues[seat]))
        orders.used(book, seat, action, point(state), DESK, meaning=lambda act: meant(state, seat, act))
        state.queues[seat] = book.queue
    return found


def meant(state: State, seat: int, action: Action) -> Action:
    """`nearest` and `weakest` are whoever that is in front of the ship now; the rest is filled in."""
    if not isinstance(action, Act):
        return action
    if not set(action.at) & set(NAMED):
        return completing.completed(state, seat, action)
    battle = state.fight
    ship = battle.ships[battle.cockpits[seat].ship]
    there = aiming.prey(battle, pose(ship), Aim("any")) if ship.hex is not None else []
    at: list[str] = []
    for ref in action.at:
        left = [each for each in there if each not in at]
        best = min(left, key=lambda each: _rank(battle, ship, ref, each), default=ref)
        at.append(best if ref in NAMED else ref)
    return completing.completed(state, seat, replace(action, at=tuple(at)))


def _rank(battle: Battle, ship: Ship, how: str, ref: str) -> tuple[int, int]:
    target = thing(battle, ref)
    left = (target.hull or 0) + (target.shields if isinstance(target, Ship) else 0)
    near = distance(ship, target)
    return (near, left) if how == "nearest" else (left, near)


def _cancel(state: State, seat: int) -> Action | None:
    """Deadly hits, or those that leave the hull at so much or less; some cards are kept, and nothing is
    broken above so much stress (AK-926)."""
    text = value(state, seat, CANCEL)
    order = read(text, OrderCancel) if text is not None else None
    if not isinstance(order, OrderCancel) or order.when == "ask":
        return None
    battle, attack = state.fight, reacting.attack_below(state)
    cockpit = battle.cockpits[seat]
    cards = [card for card in reacting.breakable(cockpit) if card not in order.keep]
    wanted = reacting.deadly(battle, attack, cockpit.ship)
    if order.when == "hull":
        wanted = reacting.left(battle, attack, cockpit.ship) <= order.hull
    if order.when == "never" or not wanted or not cards or cockpit.stress > order.stress:
        return Take()
    return Break(reacting.cheapest(cockpit, cards))


def _reroll(state: State, seat: int) -> Action | None:
    """A paid reroll of what does not fit, if too few dice do; some faces are kept (AK-904)."""
    text = value(state, seat, REROLL)
    order = read(text, OrderReroll) if text is not None else None
    cockpit = state.fight.cockpits[seat]
    if not isinstance(order, OrderReroll):
        return None
    if dice.free(cockpit):
        return Reroll(())
    fitting = [place for place, die in enumerate(cockpit.dice) if fits(die.face, order.fits)]
    kept = {place for place, die in enumerate(cockpit.dice) if die.face in order.keep}
    rest = tuple(place for place in range(len(cockpit.dice)) if place not in kept and place not in fitting)
    few = len(fitting) < order.fewer and cockpit.stress <= order.stress
    return Reroll(rest) if few and rest and dice.paid(state.fight, seat) else Keep()


def _protect(state: State, seat: int) -> Action | None:
    """Always, only if the Sparrow would fall, or never (AK-927)."""
    wish = value(state, seat, "protect")
    if wish is None or wish == ASK:
        return None
    attack = reacting.attack_below(state)
    falls = reacting.deadly(state.fight, attack, SPARROW)
    return Protect() if wish == "always" or (wish == "falls" and falls) else Decline()


def _share(state: State, seat: int) -> Action | None:
    """If the own shields stay at so much or more (AK-928)."""
    wish = value(state, seat, "share")
    if wish is None or not wish.isdecimal():
        return None
    battle = state.fight
    left = battle.ships[battle.cockpits[seat].ship].shields - 2
    return Shield() if left >= int(wish) else Decline()


def _evade(state: State, seat: int) -> Action | None:
    """If hull and shields together are at most so much (AK-924)."""
    wish = value(state, seat, "evade")
    if wish is None or not wish.isdecimal():
        return None
    battle = state.fight
    ship = battle.ships[battle.cockpits[seat].ship]
    return Evade() if (ship.hull or 0) + ship.shields <= int(wish) else Decline()
