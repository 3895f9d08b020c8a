"""What modifier cards make of an attack, from the cards left in a deck whose order nobody knows.

A stack is a set of cards that say draw more, and a last one. Sets that were drawn in another order, or do the
same to the damage, come together, so that few are left.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from rules.akarios.components import MODIFIERS
from rules.akarios.ship import stacks
from rules.akarios.ship.modifiers import Standing
from rules.akarios.ship.stacks import Reading
from rules.akarios.state import Mods

RARE = 1e-5
"""What is left out where a deck has many cards that say draw more, and more than two stacks are drawn."""
MANY, FEW = 4, 2
Counts = tuple[int, ...]
"""Of each kind of card."""
Reads = tuple[Reading, ...]
Stacks = tuple[tuple[str, ...], ...]


class Deck(NamedTuple):
    kinds: tuple[str, ...]
    cards: Counts
    discards: Counts

    def left(self, drawn: Counts) -> Counts:
        """An empty deck is made anew from the discards (AK-224)."""
        new = sum(drawn) >= sum(self.cards)
        return tuple(
            all + more * new - gone for all, more, gone in zip(self.cards, self.discards, drawn, strict=True)
        )

    @property
    def more(self) -> int:
        """Cards that say draw more."""
        return sum(n for id, n in zip(self.kinds, self.cards, strict=True) if MODIFIERS[id].draw)


class Result(NamedTuple):
    """What the stack that counts makes of the attack."""

    total: int
    missed: bool = False
    pierces: bool = False
    bare: bool = False


class Shot(NamedTuple):
    """One target of an attack."""

    base: int
    standing: Standing
    stacks: int
    """None: no card is drawn, the first of these counts."""
    instead: tuple[str, ...] = ()


class Point(NamedTuple):
    """How far an attack has come: what is drawn, and what can still be read otherwise."""

    drawn: Counts
    reads: Reads


Spread = dict[Result, float]


def deck_of(mods: Mods) -> Deck:
    """Cards that do the same to the damage count as one kind."""
    cards, discards = Counter(map(_kind, mods.cards)), Counter(map(_kind, mods.discards))
    kinds = tuple(sorted({*cards, *discards}))
    return Deck(kinds, tuple(cards[id] for id in kinds), tuple(discards[id] for id in kinds))


@lru_cache(maxsize=64)
def _kind(id: str) -> str:
    return next(other for other in MODIFIERS if _does(other) == _does(id))


def _does(id: str) -> tuple[object, ...]:
    row = MODIFIERS[id]
    return row.value, row.draw, row.x2, row.miss, row.effect is not None, _pierces(id)


# Stacks from a deck that may run out: card by card


class Drawn(NamedTuple):
    """Stacks for one target so far."""

    drawn: Counts
    stacks: Stacks


def _card_by_card(deck: Deck, count: int, drawn: Counts) -> dict[Drawn, float]:
    """One stack after the other (AK-257)."""
    found = {Drawn(drawn, ()): 1.0}
    for _ in range(count):
        further: dict[Drawn, float] = defaultdict(float)
        for so_far, p in found.items():
            for stack, last, q in _one(deck, so_far.drawn, p):
                gone = _sum(so_far.drawn, stack)
                gone = gone if last < 0 else _with(gone, last)
                further[Drawn(gone, (*so_far.stacks, _cards(deck, stack, last)))] += q
        found = further
    return found


def _one(deck: Deck, before: Counts, chance: float) -> Iterator[tuple[Counts, int, float]]:
    """Every stack: its cards that say draw more, the last card (-1: none is left), how likely."""
    open = {(0,) * len(deck.kinds): chance}
    while open:
        longer: dict[Counts, float] = defaultdict(float)
        for stack, p in open.items():
            left = deck.left(_sum(before, stack))
            size = sum(left)
            if not size:
                yield stack, -1, p
            for kind, n in enumerate(left):
                if n and MODIFIERS[deck.kinds[kind]].draw:
                    longer[_with(stack, kind)] += p * n / size
                elif n:
                    yield stack, kind, p * n / size
        open = longer


def _sum(a: Counts, b: Counts) -> Counts:
    return tuple(map(int.__add__, a, b))


def _with(stack: Counts, kind: int) -> Counts:
    return (*stack[:kind], stack[kind] + 1, *stack[kind + 1 :])


def _cards(deck: Deck, stack: Counts, last: int = -1) -> tuple[str, ...]:
    cards = tuple(id for id, n in zip(deck.kinds, stack, strict=True) for _ in range(n))
    return cards if last < 0 else (*cards, deck.kinds[last])


# Stacks from a deck that cannot run out: which cards end them has nothing to do with what lies before those


class Sets(NamedTuple):
    """What lies before the last card of each stack."""

    models: tuple[tuple[str, ...], ...]
    """Of all sets that do the same to the damage, one."""
    chances: tuple[tuple[tuple[int, ...], float], ...]
    """A model for each stack, and how likely for each single card that may end it."""


@lru_cache(maxsize=256)
def _sets(deck: Deck, count: int, least: float) -> Sets:
    models: dict[tuple[int, int, bool], int] = {}
    first: list[tuple[str, ...]] = []
    open: dict[tuple[Counts, tuple[int, ...]], float] = {((0,) * len(deck.kinds), ()): 1.0}
    for number in range(count):
        further: dict[tuple[Counts, tuple[int, ...]], float] = defaultdict(float)
        for (gone, before), p in open.items():
            for stack, q in _longer(deck, gone, number, p):
                cards = _cards(deck, stack)
                model = models.setdefault(_alike(deck, cards), len(models))
                if model == len(first):
                    first.append(cards)
                if q * sum(deck.cards) > least:
                    rest = _sum(gone, stack) if number < count - 1 else ()
                    further[rest, (*before, model)] += q
        open = further
    return Sets(tuple(first), tuple((each, p) for (_, each), p in open.items()))


def _alike(deck: Deck, cards: tuple[str, ...]) -> tuple[int, int, bool]:
    """Equal sets do the same to the damage: their sum, whether they pierce; and how many effects they have,
    which says what is taken of equal stacks, one of which may pierce (AK-259)."""
    rows = [MODIFIERS[id] for id in cards]
    effects = [row.effect.effect for row in rows if row.effect is not None]
    pierces = any(_pierces(id) for id in deck.kinds)
    return sum(row.value for row in rows), len(effects) if pierces else 0, "pierce" in effects


def _pierces(id: str) -> bool:
    effect = MODIFIERS[id].effect
    return effect is not None and effect.effect == "pierce"


def _longer(deck: Deck, gone: Counts, ended: int, chance: float) -> Iterator[tuple[Counts, float]]:
    more = [kind for kind, id in enumerate(deck.kinds) if MODIFIERS[id].draw]
    open, size = {(0,) * len(deck.kinds): chance}, sum(deck.cards) - sum(gone) - ended
    while open:
        longer: dict[Counts, float] = defaultdict(float)
        for stack, p in open.items():
            yield stack, p / size
            for kind in more:
                n = deck.cards[kind] - gone[kind] - stack[kind]
                if n:
                    longer[_with(stack, kind)] += p * n / size
        open, size = longer, size - 1


# One target after the other


class Stack(NamedTuple):
    """What one of the stacks amounts to, and what could still be read otherwise if it counted."""

    outcome: stacks.Outcome
    reads: Reads


Hits = tuple[tuple[Result, Point, float], ...]


@lru_cache(maxsize=2048)
def _hit(deck: Deck, shot: Shot, at: Point, roomy: bool, least: float) -> Hits:
    """What comes of one target, and where the attack goes on from."""
    if not shot.stacks:
        only = stacks.reckoned(shot.base, shot.instead, at.reads)
        return ((_result(only), at, 1.0),)
    drawn = _by_sets(deck, shot, at, least) if roomy else _by_cards(deck, shot, at)
    found: dict[tuple[Result, Point], float] = defaultdict(float)
    for gone, there, p in drawn:
        outcomes = [each.outcome for each in there]
        index = stacks.strongest(outcomes, stacks.allowed(outcomes, shot.standing))[0]
        found[_result(outcomes[index]), Point(gone, there[index].reads)] += p
    return tuple((result, point, p) for (result, point), p in found.items())


def _amount(shot: Shot, at: Point, stack: tuple[str, ...]) -> Stack:
    return Stack(stacks.reckoned(shot.base, stack, at.reads), _reads(at.reads, stack))


def _by_cards(deck: Deck, shot: Shot, at: Point) -> Iterator[tuple[Counts, Sequence[Stack], float]]:
    for (gone, there), p in _card_by_card(deck, shot.stacks, at.drawn).items():
        yield gone, [_amount(shot, at, stack) for stack in there], p


def _by_sets(
    deck: Deck, shot: Shot, at: Point, least: float
) -> Iterator[tuple[Counts, Sequence[Stack], float]]:
    """Stacks that amount to the same come together before any is compared."""
    sets = _sets(deck, shot.stacks, least)
    last = [kind for kind, id in enumerate(deck.kinds) if deck.cards[kind] and not MODIFIERS[id].draw]
    different: dict[Stack, int] = {}
    amounts = {
        kind: [
            different.setdefault(_amount(shot, at, (*cards, deck.kinds[kind])), len(different))
            for cards in sets.models
        ]
        for kind in last
    }
    equal: dict[tuple[int, ...], float] = defaultdict(float)
    for ends in product(last, repeat=shot.stacks):
        ways = prod(deck.cards[kind] - ends[:place].count(kind) for place, kind in enumerate(ends))
        tables = [amounts[kind] for kind in ends]
        for models, p in sets.chances if ways else ():
            equal[tuple(map(list.__getitem__, tables, models))] += p * ways
    every = list(different)
    for numbers, p in equal.items():
        yield at.drawn, [every[number] for number in numbers], p


def _result(outcome: stacks.Outcome) -> Result:
    pierces = any(each.effect == "pierce" for each in outcome.effects)
    return Result(outcome.total, outcome.missed, pierces, outcome.bare)


def _reads(reads: Reads, stack: Sequence[str]) -> Reads:
    """What can still be read otherwise once this stack has counted."""
    return tuple(
        (giver, read)
        for giver, read in reads
        if not read.per or not any(stacks.concerns(read, card) for card in stack)
    )


def spreads(deck: Deck, shots: Sequence[Shot], reads: Reads) -> list[tuple[Spread, bool]]:
    """Of each target in turn: what comes of it how likely, and whether rare outcomes are left out.

    Where the deck cannot run out, what an earlier target has drawn tells nothing of the next card: any card
    may lie anywhere.
    """
    about = deck.more > MANY and any(shot.stacks > FEW for shot in shots)
    least = RARE if about else 0.0
    start = Point((0,) * len(deck.kinds), reads)
    roomy = sum(deck.cards) - deck.more >= sum(shot.stacks for shot in shots)
    found, points = [], {start: 1.0}
    for shot in shots:
        spread: Spread = defaultdict(float)
        on: dict[Point, float] = defaultdict(float)
        for point, p in points.items():
            for result, after, q in _hit(deck, shot, point, roomy, least):
                spread[result] += p * q
                on[Point(start.drawn, after.reads) if roomy else after] += p * q
        known = sum(spread.values())
        found.append(({result: p / known for result, p in spread.items()}, about and shot.stacks > 0))
        points = {point: p for point, p in on.items() if p > least} or {start: 1.0}
    return found
