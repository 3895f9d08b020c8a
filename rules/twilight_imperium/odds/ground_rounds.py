"""Rounds of Invasion Combat: hits and natural tens drawn together, promotions, those brought back.

The number of Ground Forces of a side never grows in a round. Pairs with the same numbers form a block;
between blocks mass flows one way. Where nobody is brought back only a round without a hit stays in its block;
else Shock Troops lost may come back plain and be promoted again, and the block is solved as a linear system.
A side whose hits alone say how many it loses (nobody comes back, no Fighters) is kept by what is left of it:
that saves most of the work. The 12 tokens of Shock Troops are taken to be enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules.twilight_imperium.odds.dice import TEN, Row, upto
from rules.twilight_imperium.odds.troops import Chances, Troops, in_round, rejoined, rolled

Pair = tuple[Troops, Troops]
Mass = dict[Pair, float]
"""How likely each pair of attackers and defenders is now."""
Index = NDArray[np.intp]
SURE = 2
"""Casualties of a Berserker Genome (TI-651)."""


class Orders(NamedTuple):
    """How a side fights in a round."""

    chances: Chances
    rerolls: int
    back: float
    """How likely a lost Ground Force is back at once."""
    promoted: bool
    """Neutral Ground Forces never are (TI-639)."""
    genome: bool


class Ranks:
    """All that may become of a side's troops, in groups of the same numbers, the largest first."""

    def __init__(self, troops: list[Troops]) -> None:
        ground, fighter = max(each.ground for each in troops), max(each.fighter for each in troops)
        self.groups: list[Index] = []
        self.states: list[Troops] = []
        for number in range(ground, -1, -1):
            for flying in range(fighter, -1, -1):
                found = [Troops(gf, number - gf, flying) for gf in range(min(1, number), number + 1)]
                self.groups.append(np.arange(len(found)) + len(self.states))
                self.states += found
        self.index = {each: n for n, each in enumerate(self.states)}
        self.dice, self.flying = ground + fighter, fighter
        self.spans = {
            self.states[int(group[0])].ground: slice(int(group[0]), int(group[-1]) + 1)
            for group in self.groups
        }
        """Without Fighters: where those with so many Ground Forces stand."""

    @cached_property
    def fighting(self) -> list[Index]:
        return [group for group in self.groups if self.states[group[0]].ground]


class Camp:
    """A side in a round: what its troops become, by their own hits and the enemy's."""

    def __init__(self, ranks: Ranks, orders: Orders, enemy_dice: int) -> None:
        self.ranks = ranks
        self.orders = orders
        self.enemy_dice = enemy_dice
        self.known: dict[int, Row] = {}
        self.kept: dict[int, tuple[Row, list[slice]]] = {}
        self.dealt: dict[int, Row] = {}

    def fates(self, group: Index) -> Row:
        """By troops of the group, own hits, enemy's hits, troops after the round: those from the group on, as
        numbers never grow."""
        first = int(group[0])
        if first not in self.known:
            most, after = sum(self.ranks.states[first]), len(self.ranks.states) - first
            self.known[first] = np.zeros((len(group), most + 1, self.enemy_dice + 1, after))
            for found, n in zip(self.known[first], group, strict=True):
                self._fate(found, self.ranks.states[n], first)
        return self.known[first]

    def _fate(self, found: Row, troops: Troops, first: int) -> None:
        rolls = rolled(troops, self.orders.chances, self.orders.rerolls)
        for taken in range(self.enemy_dice + 1):
            left = in_round(troops, taken)
            if not self.orders.back:
                raised = max(0, left.gf - 1) if self.orders.promoted else 0
                ends = [self._raised(left, each) - first for each in range(raised + 1)]
                found[: len(rolls), taken, ends] = upto(rolls, raised)
                continue
            for tens in range(rolls.shape[1]):
                for after, chance in self._after(troops, left, tens if self.orders.promoted else 0):
                    found[: len(rolls), taken, self.ranks.index[after] - first] += rolls[:, tens] * chance

    def _raised(self, left: Troops, tens: int) -> int:
        """The last plain one is not promoted, or turns back at once (TI-382)."""
        return self.ranks.index[Troops(left.gf - tens, left.shock + tens, left.fighter).escorted()]

    @property
    def plain(self) -> bool:
        """Hits alone say how many are left."""
        return not self.orders.back and not self.ranks.flying

    def left(self, group: Index) -> tuple[Row, list[slice]]:
        """Of a plain side: by enemy's hits, own hits, troops of the group, troops among those as many; and
        where these stand."""
        first, number = int(group[0]), self.ranks.states[int(group[0])].ground
        if first not in self.kept:
            fates = self.fates(group)
            places = [self.ranks.spans[max(0, number - taken)] for taken in range(self.enemy_dice + 1)]
            found = np.zeros((self.enemy_dice + 1, fates.shape[1], len(group), max(1, number)))
            for taken, span in enumerate(places):
                there = fates[:, :, taken, span.start - first : span.stop - first]
                found[taken, :, :, : span.stop - span.start] = there.swapaxes(0, 1)
            self.kept[first] = found, places
        return self.kept[first]

    def dealing(self, group: Index) -> Row:
        """The same with the enemy's hits first."""
        first = int(group[0])
        if first not in self.dealt:
            self.dealt[first] = np.ascontiguousarray(self.fates(group).transpose(2, 0, 1, 3))
        return self.dealt[first]

    def _after(self, before: Troops, left: Troops, tens: int) -> list[tuple[Troops, float]]:
        """Promotions, those brought back, then TI-382 (TI-733)."""
        raised = min(tens, left.gf)
        promoted = Troops(left.gf - raised, left.shock + raised, left.fighter)
        return list(rejoined(before, promoted, self.orders.back))

    def calm(self, group: Index) -> Row:
        """How likely no natural ten comes of those lost, by troops and the enemy's hits (TI-651)."""
        lost = [
            [each.ground - in_round(each, taken).ground for taken in range(self.enemy_dice + 1)]
            for each in (self.ranks.states[n] for n in group)
        ]
        return (1 - TEN) ** np.array(lost)[:, None, :, None]

    @cached_property
    def avenged(self) -> Row:
        """What the enemy's Genome makes of troops."""
        found = np.zeros((len(self.ranks.states), len(self.ranks.states)))
        for n, troops in enumerate(self.ranks.states):
            for after, chance in rejoined(troops, in_round(troops, SURE), self.orders.back):
                found[n, self.ranks.index[after]] += chance
        return found


def fought(mass: Mass, rounds: list[tuple[Orders, Orders]]) -> Mass:
    """The first rounds one by one, the last of the list over and over to the end."""
    ranks = Ranks([one for one, _ in mass]), Ranks([other for _, other in mass])
    table = np.zeros((len(ranks[0].states), len(ranks[1].states)))
    for (one, other), weight in mass.items():
        table[ranks[0].index[one], ranks[1].index[other]] = weight
    for n, (one_orders, other_orders) in enumerate(rounds):
        camps = Camp(ranks[0], one_orders, ranks[1].dice), Camp(ranks[1], other_orders, ranks[0].dice)
        table = _once(table, *camps) if n + 1 < len(rounds) else _ended(table, *camps)
    lines, columns = (found.tolist() for found in table.nonzero())
    return {
        (ranks[0].states[i], ranks[1].states[k]): float(table[i, k])
        for i, k in zip(lines, columns, strict=True)
    }


def _once(table: Row, one: Camp, other: Camp) -> Row:
    found = table.copy()
    for lines, columns in _blocks(table, one, other):
        block = table[np.ix_(lines, columns)]
        found[np.ix_(lines, columns)] -= block
        for fates, raging in _tempers(one, lines):
            for answers, avenging in _tempers(other, columns):
                flow = np.zeros_like(table)
                _flow(flow[lines[0] :, columns[0] :], block, fates, answers)
                flow = one.avenged.T @ flow if avenging else flow
                found += flow @ other.avenged if raging else flow
    return found


def _blocks(table: Row, one: Camp, other: Camp) -> Iterator[tuple[Index, Index]]:
    """Groups of both sides that may meet, the largest first; `table` may change on the way."""
    for lines in one.ranks.fighting:
        for columns in other.ranks.fighting:
            if table[np.ix_(lines, columns)].any():
                yield lines, columns


def _tempers(camp: Camp, group: Index) -> list[tuple[Row, bool]]:
    """The fates of a group without and with what its Berserker Genome does."""
    fates = camp.fates(group)
    if not camp.orders.genome:
        return [(fates, False)]
    calm = camp.calm(group)
    return [(fates * calm, False), (fates * (1 - calm), True)]


def _ended(table: Row, one: Camp, other: Camp) -> Row:
    table = table.copy()
    for lines, columns in _blocks(table, one, other):
        fates, answers = one.fates(lines), other.fates(columns)
        block = table[np.ix_(lines, columns)]
        if one.orders.back or other.orders.back:
            visits = _visits(block, fates[..., : len(lines)], answers[..., : len(columns)])
        else:
            visits = block / (1 - np.outer(_missing(fates), _missing(answers)))
        if other.plain:
            _split(table, visits, one, lines, other, columns)
        elif one.plain:
            _split(table.T, visits.T, other, columns, one, lines)
        else:
            _flow(table[lines[0] :, columns[0] :], visits, fates, answers)
        table[np.ix_(lines, columns)] = 0
    return table


def _visits(block: Row, fates: Row, answers: Row) -> Row:
    """How often each pair of a block is met, with the rounds that leave its numbers as they are."""
    stay = np.einsum("ahkx,dkhy->adxy", *_met(fates, answers), optimize=True)
    inner = stay.reshape(block.size, block.size)
    found: Row = np.linalg.solve((np.eye(block.size) - inner).T, block.ravel())
    return found.reshape(block.shape)


def _missing(fates: Row) -> Row:
    """How likely troops deal no hit."""
    found: Row = fates[:, 0, 0].sum(axis=-1)
    return found


def _split(table: Row, visits: Row, one: Camp, lines: Index, plain: Camp, columns: Index) -> None:
    """One round of a block against a plain side: each number of hits on it leads to its own columns. Nobody
    deals more hits than he has dice, and what comes of a group stands behind where it begins."""
    left, places = plain.left(columns)
    dealing = one.dealing(lines)[: sum(plain.ranks.states[int(columns[0])]) + 1]
    taken, troops, most, after = dealing.shape
    met = visits.T @ dealing.reshape(taken, troops, most * after)
    met = met.reshape(-1, most, after).transpose(1, 2, 0)
    ends = left[:most, :taken].reshape(most, -1, left.shape[3])
    first = int(lines[0])
    for flow, place in zip(met @ ends, places, strict=False):
        table[first:, place] += flow[:, : place.stop - place.start]


def _flow(table: Row, visits: Row, fates: Row, answers: Row) -> None:
    """One round of a block: its mass is added where it goes, from the block on."""
    table += np.einsum("ad,ahkx,dkhy->xy", visits, *_met(fates, answers), optimize=True)


def _met(fates: Row, answers: Row) -> tuple[Row, Row]:
    """Only as many hits as the dice of these groups can make: what each deals is what the other takes."""
    dealt = (np.flatnonzero(found.any(axis=(0, 2, 3))) for found in (fates, answers))
    most = [int(hits.max(initial=0)) + 1 for hits in dealt]
    return fates[:, : most[0], : most[1]], answers[:, : most[1], : most[0]]
