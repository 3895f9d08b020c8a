"""Standing orders, waiting lists and queues: what a seat has decided before it is asked.

The table carries them out as ordinary moves of the seat (`Rules.ordered`), each a row of the log. Whether the
game waits for a seat depends on public facts and on these lists, never on what the seat holds, so nobody can
tell an order that cannot be carried out from one that does not exist.

A game keeps a `Book` for each player, has the moves of `MOVES` in its union, hands them to `given`, answers
`ordered` with `ordered` of here, and calls `used` after every move a player made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, field

from rules.core.contract import Action, Arg, Aside, Event, IllegalMove, StandingOrder, phrase
from rules.core.notation import Malformed, read, write
from rules.core.stack import Question

MOST = 40
"""Orders, waits or queued moves of one seat: enough for anybody, and a state stays small."""
BETWEEN = ";"

Facts = Mapping[str, str]
"""What is public about an open question. Several values of a fact stand side by side: `at` = "0 2"."""


class Order(Struct, frozen=True):
    when: str
    """A window, or a group of windows."""
    do: str
    """The answer, in notation."""
    only: tuple[str, ...] = ()
    """Conditions on public facts; all must hold."""
    keep: bool = False
    """It stands after it was used, too."""


class Wait(Struct, frozen=True):
    """Here the game shall wait for this seat."""

    when: str
    only: tuple[str, ...] = ()


class Queued(Struct, frozen=True):
    do: str
    only: tuple[str, ...] = ()


class Book(Struct):
    """What one seat has ordered; part of the state of its player."""

    orders: list[Order] = field(default_factory=list)
    """The first that fits is carried out."""
    waits: list[Wait] = field(default_factory=list)
    queue: list[Queued] = field(default_factory=list)
    """Moves for questions to come, the next one first."""


class Point(NamedTuple):
    """The question that is open: which window it is, and what all know of it."""

    when: str
    facts: Facts


class Desk(NamedTuple):
    """What a game says about its orders."""

    actions: Any
    """The union of moves in which orders are written."""
    windows: Collection[str]
    facts: Collection[str]
    """Names that conditions may use."""
    words: str
    """The words for a window begin with it: `ti-when` makes `ti-when-after-vote`."""
    groups: Mapping[str, Collection[str]] = {}
    secret: bool = True
    """Only the owner learns of orders; else everybody does."""


# The moves that give them.


class GiveOrder(StandingOrder, frozen=True, tag="order"):
    when: str
    do: str
    only: tuple[str, ...] = ()
    keep: bool = False
    place: int | None = None
    """Before which of the orders that stand; usually behind them all."""


class DropOrder(StandingOrder, frozen=True, tag="drop_order"):
    when: str
    do: str
    only: tuple[str, ...] = ()


class SetWaits(StandingOrder, frozen=True, tag="waits"):
    """The whole list: each a window or group, and conditions behind slashes (`cards/at:me`)."""

    waits: tuple[str, ...]


class Queue(StandingOrder, frozen=True, tag="queue"):
    """Moves with semicolons between them, in place of those queued before, or behind them."""

    line: str
    only: tuple[str, ...] = ()
    more: bool = False


class DropQueue(StandingOrder, frozen=True, tag="drop_queue"):
    pass


class LoseQueue(Aside, frozen=True, tag="lose_queue"):
    """What was queued has become impossible. `ordered` says so; taken back, it is found out again."""


MOVES = GiveOrder | DropOrder | SetWaits | Queue | DropQueue | LoseQueue


def given(book: Book, seat: int, action: Action, desk: Desk) -> list[Event]:
    """Write it down. An order given again is no fault: the table repeats them after moves are taken back."""
    match action:
        case GiveOrder():
            key, args = "order-given", _give(book, action, desk)
        case DropOrder():
            key, args = "order-dropped", _drop(book, action, desk)
        case SetWaits():
            book.waits = _waits(action, desk)
            key, args = "waits-set", {"count": len(book.waits)}
        case Queue():
            key, args = "queue-set", _queue(book, action, desk)
        case DropQueue() | LoseQueue():
            key, args = _empty(book, action)
        case _:
            raise TypeError(action)
    return [Event(key, {"player": f"#{seat}", **args}, to=(seat,) if desk.secret else None)]


def _give(book: Book, action: GiveOrder, desk: Desk) -> dict[str, Arg]:
    order = Order(_window(action.when, desk), _move(action.do, desk), _known(action.only, desk), action.keep)
    others = [each for each in book.orders if not _same(each, order)]
    _at_most(len(others) + 1)
    others.insert(len(others) if action.place is None else max(0, action.place), order)
    book.orders = others
    return _named(order, desk)


def _drop(book: Book, action: DropOrder, desk: Desk) -> dict[str, Arg]:
    wanted = Order(action.when, action.do, action.only)
    found = next((order for order in book.orders if _same(order, wanted)), None)
    if found is None:
        raise IllegalMove("order-illegal-none")
    book.orders.remove(found)
    return _named(found, desk)


def _same(one: Order, other: Order) -> bool:
    return (one.when, one.do, one.only) == (other.when, other.do, other.only)


def _named(order: Order, desk: Desk) -> dict[str, Arg]:
    return {"when": phrase(f"{desk.words}-{order.when.replace('_', '-')}"), "do": order.do}


def _waits(action: SetWaits, desk: Desk) -> list[Wait]:
    _at_most(len(action.waits))
    parts = [text.split("/") for text in dict.fromkeys(action.waits)]
    return [Wait(_window(when, desk), _known(only, desk)) for when, *only in parts]


def _queue(book: Book, action: Queue, desk: Desk) -> dict[str, Arg]:
    only = _known(action.only, desk)
    parts = [Queued(_move(part, desk), only) for part in action.line.split(BETWEEN) if part.strip()]
    if not parts:
        raise IllegalMove("queue-illegal-empty")
    queue = [*book.queue, *parts] if action.more else parts
    _at_most(len(queue))
    book.queue = queue
    return {"line": "; ".join(part.do for part in parts)}


def _empty(book: Book, action: DropQueue | LoseQueue) -> tuple[str, dict[str, Arg]]:
    if not book.queue:
        raise IllegalMove("queue-illegal-none")
    head = book.queue[0].do
    book.queue = []
    return ("queue-dropped", {}) if isinstance(action, DropQueue) else ("queue-lost", {"do": head})


def _window(when: str, desk: Desk) -> str:
    if when not in desk.windows and when not in desk.groups:
        raise IllegalMove("order-illegal-when", when=when)
    return when


def _known(only: Sequence[str], desk: Desk) -> tuple[str, ...]:
    for condition in only:
        if condition.partition(":")[0] not in desk.facts:
            raise IllegalMove("order-illegal-condition", condition=condition, known=tuple(sorted(desk.facts)))
    return tuple(only)


def _move(text: str, desk: Desk) -> str:
    """As it is written in full, so that it can be compared with a move that was made."""
    try:
        action = read(text, desk.actions)
    except Malformed:
        raise IllegalMove("order-illegal-malformed", text=text) from None
    if isinstance(action, Aside):
        raise IllegalMove("order-illegal-aside", text=text)
    return write(action)


def _at_most(count: int) -> None:
    if count > MOST:
        raise IllegalMove("order-illegal-many", most=MOST)


# When they hold.


def holds(only: Sequence[str], facts: Facts, seat: int) -> bool:
    """Whether all conditions are met: `at:me`, `round:1`, `losses:3+` for at least 3; `mine` is `mine:me`."""
    return all(_met(condition, facts, seat) for condition in only)


def _met(condition: str, facts: Facts, seat: int) -> bool:
    name, _, wanted = condition.partition(":")
    values = facts.get(name, "").split()
    if wanted in ("", "me"):
        return str(seat) in values
    if wanted.endswith("+") and wanted[:-1].isdecimal():
        return any(value.isdecimal() and int(value) >= int(wanted[:-1]) for value in values)
    return wanted in values


def _covers(when: str, point: Point, desk: Desk) -> bool:
    return when == point.when or point.when in desk.groups.get(when, ())


def wishes(book: Book, seat: int, point: Point, desk: Desk) -> bool:
    """Whether the seat's waiting list names this question."""
    return any(_covers(wait.when, point, desk) and holds(wait.only, point.facts, seat) for wait in book.waits)


def fitting(book: Book, seat: int, point: Point, desk: Desk) -> Iterator[Order]:
    """The orders meant for this question, whether or not they can be carried out."""
    return (
        order
        for order in book.orders
        if _covers(order.when, point, desk) and holds(order.only, point.facts, seat)
    )


def waited_for(book: Book, seat: int, point: Point, desk: Desk) -> bool:
    """Whether a window that opens here has to wait for the seat."""
    return wishes(book, seat, point, desk) or any(fitting(book, seat, point, desk))


# How they are carried out.

Meaning = Callable[[Action], Action]
"""A move as it is meant here: `at=nearest` becomes a target."""


def _as_written(action: Action) -> Action:
    return action


def ordered(
    book: Book,
    seat: int,
    asked: Question,
    point: Point,
    desk: Desk,
    *,
    otherwise: Action | None = None,
    meaning: Meaning = _as_written,
) -> Action | None:
    """The move that orders or queue make of the question; None: the seat itself is asked.

    Where orders fit but none is legal, `otherwise` (a pass) is played, unless the seat wished to be asked.
    """
    orders = list(fitting(book, seat, point, desk))
    for order in orders:
        action = _readable(order.do, desk, meaning)
        if action is not None and asked.offers(action):
            return action
    if orders and otherwise is not None and not wishes(book, seat, point, desk):
        return otherwise
    return _next_queued(book, seat, asked, point, desk, meaning)


def _next_queued(
    book: Book, seat: int, asked: Question, point: Point, desk: Desk, meaning: Meaning
) -> Action | None:
    """The head of the queue. In an own turn a head that has become impossible ends the whole queue."""
    if not book.queue or not holds(book.queue[0].only, point.facts, seat):
        return None
    action = _readable(book.queue[0].do, desk, meaning)
    if action is not None and asked.offers(action):
        return action
    return LoseQueue() if asked.pace == "turn" else None


def _readable(text: str, desk: Desk, meaning: Meaning) -> Action | None:
    """None for what newer rules no longer know."""
    try:
        return meaning(read(text, desk.actions))
    except Malformed:
        return None


def used(
    book: Book, seat: int, action: Action, point: Point, desk: Desk, *, meaning: Meaning = _as_written
) -> None:
    """The seat has answered: an order that said so has been used, and a queue that began so is shorter.

    Call it with the question as it was when the move was made.
    """
    for order in fitting(book, seat, point, desk):
        if _readable(order.do, desk, meaning) == action:
            if not order.keep:
                book.orders.remove(order)
            return
    if book.queue and _readable(book.queue[0].do, desk, meaning) == action:
        del book.queue[0]
