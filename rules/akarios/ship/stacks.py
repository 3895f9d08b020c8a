"""Stacks of modifier cards: drawn, read, reckoned, chosen (AK-219 to AK-232, AK-247 to AK-259)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.akarios.components import MODIFIERS, ModifierRow
from rules.akarios.language import Addition, Gift, ReadAs
from rules.akarios.ship import decks, passives
from rules.akarios.ship.modifiers import Standing
from rules.akarios.state import Battle
from rules.core.dice import Dice


class Outcome(NamedTuple):
    """What a stack makes of an attack on its target."""

    total: int
    missed: bool = False
    effects: tuple[Addition, ...] = ()
    own: tuple[Gift, ...] = ()
    """For the attacker."""
    bare: bool = False
    """No effect of the attack itself applies either."""

    @property
    def harms(self) -> int:
        return 0 if self.bare else len(self.effects)


def draw(battle: Battle, source: str, count: int, dice: Dice) -> list[list[str]]:
    """One stack after the other (AK-257); each goes on while its cards say so (AK-228)."""
    mods = decks.of(battle, source)
    found = []
    for _ in range(count):
        stack: list[str] = []
        while (card := decks.draw(mods, dice)) is not None:
            stack.append(card)
            if not MODIFIERS[card].draw:
                break
        found.append(stack)
    return found


Reading = tuple[str, ReadAs]
"""The card that lets a modifier count as another, and how."""


def readings(battle: Battle, source: str) -> tuple[Reading, ...]:
    """What reads this ship's cards otherwise, as far as it has not done so often enough."""
    there = passives.reads(battle, source)
    return tuple(each for each in there if not passives.counted(battle, source, each[0], each[1].per))


def outcome(battle: Battle, source: str, base: int, stack: Sequence[str]) -> Outcome:
    return reckoned(base, stack, readings(battle, source))


def reckoned(base: int, stack: Sequence[str], reads: Sequence[Reading]) -> Outcome:
    """The base damage changed by the cards in the order they were drawn."""
    rows, instead = _read(reads, stack)
    if instead is not None:
        return Outcome(instead, bare=True)
    if any(row.miss for row in rows):
        return Outcome(0, missed=True)
    effects = tuple(row.effect for row in rows if row.effect is not None)
    own = tuple(row.own for row in rows if row.own is not None)
    return Outcome(_total(base, rows), effects=effects, own=own)


def _total(base: int, rows: Sequence[ModifierRow]) -> int:
    """x2 doubles what came before it, what comes after is added to that (AK-229); never below 0 (AK-220)."""
    total = base
    for row in rows:
        total = total * 2 if row.x2 else total + row.value
    return max(0, total)


def _read(reads: Sequence[Reading], stack: Sequence[str]) -> tuple[list[ModifierRow], int | None]:
    """Each card as it counts for this ship; a figure, where one makes it the whole total (AK-753)."""
    rows, spent = [], set()
    for card in stack:
        row = MODIFIERS[card]
        for giver, read in reads:
            if not concerns(read, card) or giver in spent:
                continue
            if read.damage is not None:
                return [], read.damage
            assert read.to is not None
            row = MODIFIERS[read.to]
            if read.per:
                spent.add(giver)
            break
        rows.append(row)
    return rows, None


def concerns(read: ReadAs, card: str) -> bool:
    """A stress Miss is a Miss (AK-709, AK-753)."""
    return MODIFIERS[card].miss if read.card == "miss" else card == read.card


def use(battle: Battle, source: str, stack: Sequence[str]) -> None:
    """This stack counts: what reads its cards otherwise so often a round has done so."""
    for giver, read in readings(battle, source):
        if any(concerns(read, card) for card in stack):
            passives.count(battle, source, giver, read.per)
    decks.of(battle, source).used.extend(stack)


def allowed(outcomes: Sequence[Outcome], standing: Standing) -> list[int]:
    """Which stacks may be chosen: at an advantage any (AK-248); at a disadvantage one with a Miss, whatever a
    card makes of that (AK-753), else one of those that cause least (AK-250 to AK-252)."""
    every = list(range(len(outcomes)))
    if standing != "disadvantage":
        return every
    missed = [index for index in every if outcomes[index].missed or outcomes[index].bare]
    least = min(outcome.total for outcome in outcomes)
    return missed or [index for index in every if outcomes[index].total == least]


def strongest(outcomes: Sequence[Outcome], among: Sequence[int]) -> list[int]:
    """What enemies take, and players by default: most damage, then most effects; several are equal (AK-259,
    AK-912)."""
    best = max((outcomes[index].total, outcomes[index].harms) for index in among)
    return [index for index in among if (outcomes[index].total, outcomes[index].harms) == best]
