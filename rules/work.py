"""Work that a process beside the bot can do: pure functions of bytes and plain values, with bytes as answers.

The rules of a game travel by the name of their module, states as `saved` keeps them, moves in notation.
"""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from rules.core import (
    Action,
    Aside,
    Dice,
    Event,
    IllegalMove,
    Prompt,
    Rules,
    StandingOrder,
    fold,
    notation,
    saved,
)
from rules.core.campaign import Legacy, first_state
from rules.core.notation import Malformed

T = TypeVar("T")
View = TypeVar("View", bound=Struct)


class Move(Struct, frozen=True, array_like=True):
    """A move that stands in the log."""

    seat: int
    text: str


def named(rules: Rules[Any]) -> str:
    """What another process finds these rules by: their module, and their name in it."""
    module = importlib.import_module(type(rules).__module__)
    name = next(name for name, value in vars(module).items() if value is rules)
    return f"{module.__name__}:{name}"


def rules_of(named: str) -> Rules[Any]:
    module, _, name = named.partition(":")
    found: Rules[Any] = getattr(importlib.import_module(module), name)
    return found


def _states(rules: Rules[Any], state: Any, seed: bytes, depth: int, line: Sequence[Move]) -> Iterator[Any]:
    """The same state after each of these moves, of which the first is number `depth` + 1."""
    for number, move in enumerate(line, depth):
        fold.replay(rules, state, seed, number, move.seat, move.text)
        yield state


def begins(rules: Rules[Any], options: str, seats: int, seed: bytes, legacy: bytes | None) -> bytes:
    """The state that the seed and the options lead to; `legacy`: what a chapter begins with."""
    chosen = msgspec.json.decode(options, type=rules.options)
    chapter = None if legacy is None else saved.load(legacy, Legacy)
    return saved.dump(first_state(rules, chosen, seats, Dice(seed, -1), chapter))


def begun(name: str, options: str, seats: int, seed: bytes, legacy: bytes | None) -> bytes:
    """`begins`, from afar."""
    return begins(rules_of(name), options, seats, seed, legacy)


def folded(name: str, state: bytes, seed: bytes, depth: int, line: bytes) -> bytes | None:
    """The state after these moves; None if one of them is not legal there."""
    rules = rules_of(name)
    begun = saved.load(state, rules.state)
    try:
        for _ in _states(rules, begun, seed, depth, unpacked(line)):
            pass
    except (IllegalMove, Malformed):
        return None
    return saved.dump(begun)


def frames(
    name: str, state: bytes, seed: bytes, depth: int, line: bytes, seat: int | None, most: int
) -> bytes:
    """Views after every move that changed something to see; evenly fewer if there are too many."""
    rules = rules_of(name)
    begun = saved.load(state, rules.state)
    seen = [rules.view(begun, seat)]
    for now in _states(rules, begun, seed, depth, unpacked(line)):
        view = rules.view(now, seat)
        if view != seen[-1]:
            seen.append(view)
    return pickle.dumps(thinned(seen, most))


def thinned(seen: list[Struct], most: int) -> list[Struct]:
    """First and last stay."""
    if len(seen) <= most:
        return seen
    return [seen[round(index * (len(seen) - 1) / (most - 1))] for index in range(most)]


def reckoned(name: str, state: bytes, fn: Callable[..., T], *args: Any) -> T:
    """What a function of the rules finds in a state."""
    return fn(saved.load(state, rules_of(name).state), *args)


class Played(Struct, frozen=True):
    """A move and what came of it."""

    seat: int
    text: str
    events: list[Event]
    chance: bool
    aside: bool
    state: bytes


def made(rules: Rules[Any], state: Any, seed: bytes, depth: int, seat: int, action: Action) -> Played:
    """The next move, after `depth` that stand. It changes the state; IllegalMove leaves it as it was."""
    dice = fold.dice(rules, state, seed, depth)
    events = rules.play(state, seat, action, dice)
    chance = dice.used or any(event.reveals for event in events)
    aside = not chance and is_aside(action, seat, events)
    return Played(seat, notation.write(action), events, chance, aside, saved.dump(state))


def is_aside(action: Action, seat: int, events: Sequence[Event]) -> bool:
    """A standing order of which others hear has decided something: it is a move like any other."""
    if isinstance(action, StandingOrder):
        return all(event.to == (seat,) for event in events)
    return isinstance(action, Aside)


def played(name: str, state: bytes, seed: bytes, depth: int, seat: int, text: str) -> bytes:
    """`made`, from afar."""
    rules = rules_of(name)
    now = saved.load(state, rules.state)
    return msgspec.msgpack.encode(made(rules, now, seed, depth, seat, notation.read(text, rules.actions)))


def read_played(answer: bytes) -> Played:
    found: Played = msgspec.msgpack.decode(answer, type=Played)
    return found


class Told(Struct, frozen=True, array_like=True):
    """A move of the log, and what everybody heard of it."""

    seat: int
    text: str
    events: list[Event]


def amended(name: str, state: bytes, seed: bytes, depth: int, seat: int, text: str, line: bytes) -> bytes:
    """The move after `depth` made otherwise, and those that came after it once more, with their own dice: the
    move with the last state. IllegalMove where it cannot be made, or anything else would change."""
    rules, now = rules_of(name), saved.load(state, rules_of(name).state)
    before, *later = msgspec.msgpack.decode(line, type=list[Told])
    found = made(rules, now, seed, depth, seat, notation.read(text, rules.actions))
    if found.chance or found.aside or _audience(found.events) != _audience(before.events):
        raise IllegalMove("amend-not")
    for number, move in enumerate(later, depth + 1):
        try:
            events = fold.replay(rules, now, seed, number, move.seat, move.text)
        except IllegalMove:
            raise IllegalMove("amend-not") from None
        if msgspec.json.encode(events) != msgspec.json.encode(move.events):
            raise IllegalMove("amend-not")
    return msgspec.msgpack.encode(replace(found, state=saved.dump(now)))


def _audience(events: Sequence[Event]) -> set[int | None]:
    """Who hears of something; None: everybody."""
    heard = {seat for event in events for seat in (event.to if event.to is not None else (None,))}
    return {None} if None in heard else heard


class Asked(NamedTuple, Generic[View]):
    """What a state asks, and how it looks to those who are asked and to a spectator."""

    prompts: list[Prompt]
    views: dict[int | None, tuple[type[View], bytes]]


def asked(name: str, state: bytes) -> Asked[Any]:
    rules = rules_of(name)
    now = saved.load(state, rules.state)
    prompts = rules.prompts(now)
    views = {seat: rules.view(now, seat) for seat in {None, *(prompt.seat for prompt in prompts)}}
    return Asked(prompts, {seat: (type(view), msgspec.msgpack.encode(view)) for seat, view in views.items()})


class Following(Struct):
    """How far those have come who move by themselves: they are asked in turn, round by round, until in a
    whole round nobody has anything to do."""

    seats: list[tuple[int, bool]]
    """Each with whether an android sits there; of the others only the standing orders move."""
    rounds: int
    index: int = 0
    moved: bool = False
    done: bool = False
    cut: bool = False
    """Whether it is done only because there were so many rounds."""
    stuck: list[int] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    """Moves that were not legal: whoever wanted one is not asked again."""

    def next(self) -> tuple[int, bool] | None:
        """Who is asked now; None if nobody is any more."""
        if self.index == len(self.seats):
            self.rounds -= 1
            self.cut = self.moved and self.rounds <= 0
            self.done = self.cut or not self.moved
            self.index, self.moved = 0, False
        if self.done or not self.seats:
            self.done = True
            return None
        self.index += 1
        return self.seats[self.index - 1]


def follow(
    rules: Rules[Any], state: Any, seed: bytes, number: int, depth: int, at: Following, most: int
) -> list[Played]:
    """The next moves of androids and standing orders, at most so many. `at` says where to go on."""
    found: list[Played] = []
    while len(found) < most and not at.done:
        if rules.outcome(state) is not None or (now := at.next()) is None:
            at.done = True
            break
        seat, android = now
        if seat in at.stuck:
            continue
        dice = Dice(seed + b"android", number + len(found))
        action = rules.android(state, seat, dice) if android else rules.ordered(state, seat)
        if action is None:
            continue
        try:
            found.append(made(rules, state, seed, depth + len(found), seat, action))
        except IllegalMove as problem:
            at.stuck.append(seat)
            at.troubles.append(f"seat {seat}: {problem}")
        else:
            at.moved = True
    return found


def followed(name: str, state: bytes, seed: bytes, number: int, depth: int, at: bytes, most: int) -> bytes:
    """`follow`, from afar."""
    rules = rules_of(name)
    begun = msgspec.msgpack.decode(at, type=Following)
    found = follow(rules, saved.load(state, rules.state), seed, number, depth, begun, most)
    return msgspec.msgpack.encode((found, begun))


def read_followed(answer: bytes) -> tuple[list[Played], Following]:
    found: tuple[list[Played], Following] = msgspec.msgpack.decode(
        answer, type=tuple[list[Played], Following]
    )
    return found


def packed(line: Sequence[Move | Told]) -> bytes:
    return msgspec.msgpack.encode(line)


def unpacked(line: bytes) -> list[Move]:
    found: list[Move] = msgspec.msgpack.decode(line, type=list[Move])
    return found
