"""Rounds of a Space Battle as an absorbing chain: every hit moves a side one edge further towards its end.

A round in which nobody hits changes nothing, so it is divided out; what is left flows one way only, from
fleets that can take more hits to fleets that can take fewer. So no round is cut off, nothing is repeated
until it settles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from rules.twilight_imperium.odds.dice import TEN, Row, upto
from rules.twilight_imperium.odds.fleets import DEAD, Fleet, path, ships

Index = NDArray[np.intp]
ROOM = 1 << 20
"""Entries of one block of the chain: bounds what is held at a time."""


class Graph:
    """All fleets that hits can make of some, those that can take most hits first, the dead one last."""

    def __init__(self, fleets: list[Fleet], hit: Callable[[Fleet], Fleet | None]) -> None:
        paths: dict[Fleet, list[Fleet]] = {DEAD: [DEAD]}
        for fleet in fleets:
            if fleet not in paths:
                way = path(fleet, hit)
                paths |= {each: way[n:] for n, each in enumerate(way) if each not in paths}
        self.fleets = sorted(paths, key=lambda fleet: -len(paths[fleet]))
        self.index = {fleet: n for n, fleet in enumerate(self.fleets)}
        self.life: Index = np.array([len(paths[fleet]) - 1 for fleet in self.fleets])
        self.ships = np.array([ships(fleet) for fleet in self.fleets])
        dead = len(self.fleets) - 1
        self.after: Index = np.full((dead + 1, self.life[0] + 3), dead)
        for n, fleet in enumerate(self.fleets):
            self.after[n, : len(paths[fleet])] = [self.index[each] for each in paths[fleet]]

    def groups(self) -> Iterator[tuple[int, slice]]:
        """Fleets that can take equally many hits: none of them turns into another."""
        starts = [0, *(np.flatnonzero(np.diff(self.life)) + 1).tolist(), len(self.fleets)]
        for start, stop in pairwise(starts):
            yield int(self.life[start]), slice(start, stop)


class Hail:
    """What the hits of one side make of the other's fleets, as a matrix for every row of its dice."""

    def __init__(self, graph: Graph) -> None:
        self.size = len(graph.fleets)
        self.most = int(graph.life[0])
        taken = [np.arange(life + 1) for life in graph.life]
        lines = np.repeat(np.arange(self.size), graph.life + 1)
        hits = np.concatenate(taken)
        self.flat = lines * self.size + graph.after[lines, hits]
        last = hits == graph.life[lines]
        self.source = np.where(last, self.most + 1 + hits, hits)

    def of(self, rows: Row) -> Row:
        """By row, fleet before, fleet after."""
        rows = upto(rows, max(self.most, rows.shape[1] - 1))
        beyond = rows[:, ::-1].cumsum(axis=1)[:, ::-1]
        values = np.concatenate([rows[:, : self.most + 1], beyond[:, : self.most + 1]], axis=1)
        found = np.zeros((len(rows), self.size * self.size))
        found[:, self.flat] = values[:, self.source]
        return found.reshape(len(rows), self.size, self.size)


class Front:
    """Both sides' graphs, and blocks of the attacker's fleets with what their dice do."""

    def __init__(self, attacker: Graph, defender: Graph) -> None:
        self.attacker = attacker
        self.defender = defender
        self.hail = Hail(defender)

    def blocks(self, rows: Row) -> Iterator[tuple[int, slice, Row]]:
        most = max(1, ROOM // self.hail.size**2)
        for life, group in self.attacker.groups():
            for start in range(group.start, group.stop, most):
                part = slice(start, min(start + most, group.stop))
                yield life, part, self.hail.of(rows[part])

    def once(self, table: Row, one: Row, other: Row, genome: tuple[bool, bool] = (False, False)) -> Row:
        """One round; `one`, `other`: the dice of every fleet of attacker and defender."""
        found = np.zeros_like(table)
        for life, part, hail in self.blocks(one):
            answer = upto(other, life).T
            for more, turned in self._avenged(hail, genome[1]):
                flow = (table[part, None, :] * answer) @ turned
                if genome[0]:
                    flow = self._avenging(part, life, flow)
                lines = self.attacker.after[self.attacker.after[part, : life + 1], more]
                np.add.at(found, lines, flow)
        return found

    def _avenged(self, hail: Row, genome: bool) -> list[tuple[int, Row]]:
        """The defender's Berserker Genome: more hits on the attacker, by the ships lost (TI-311)."""
        if not genome:
            return [(0, hail)]
        ships = self.defender.ships
        calm = (1 - TEN) ** np.maximum(ships[:, None] - ships[None, :], 0)
        return [(0, hail * calm), (2, hail * (1 - calm))]

    def _avenging(self, part: slice, life: int, flow: Row) -> Row:
        """The attacker's own."""
        ships, after = self.attacker.ships, self.attacker.after[part, : life + 1]
        calm = ((1 - TEN) ** (ships[part][:, None] - ships[after]))[:, :, None]
        struck = np.zeros_like(flow)
        np.add.at(np.moveaxis(struck, 2, 0), self.defender.after[:, 2], np.moveaxis(flow * (1 - calm), 2, 0))
        found: Row = flow * calm + struck
        return found

    def ended(self, table: Row, one: Row, other: Row) -> Row:
        """Rounds until a side is gone, or nobody left can hit."""
        table = table.copy()
        for life, part, hail in self.blocks(one):
            if life == 0:
                continue
            visits = self._visits(table[part], one[part, 0], other[:, 0], hail)
            weighed = visits[:, None, :] * upto(other, life).T[None, 1:, :]
            flow = weighed @ hail
            for line, each in zip(self.attacker.after[part, 1 : life + 1], flow, strict=True):
                table[line] += each
        return table

    def _visits(self, mass: Row, one: Row, other: Row, hail: Row) -> Row:
        """How often each pair is left by a hit, times chance to be there; `mass` is emptied on the way.

        `one`, `other`: the chances to miss with everything. Only the defender loses here.
        """
        visits = np.zeros_like(mass)
        for life, group in self.defender.groups():
            if life == 0:
                break
            leave = 1 - one[:, None] * other[None, group]
            stuck = leave == 0
            visits[:, group] = np.where(stuck, 0, mass[:, group]) / np.where(stuck, 1, leave)
            kept = np.where(stuck, mass[:, group], 0)
            mass += ((visits[:, group] * other[group])[:, None, :] @ hail[:, group, :])[:, 0, :]
            mass[:, group] = kept
        return visits
