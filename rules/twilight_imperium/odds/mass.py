"""Where the chances lie: a line for every fleet of the attacker, a column for each of the defender."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from rules.twilight_imperium.odds.dice import Row, stacked, upto
from rules.twilight_imperium.odds.fleets import Fleet
from rules.twilight_imperium.odds.forces import Who


class Mass:
    """`table[i, k]`: how likely it is now that fleet i of the attacker faces fleet k of the defender."""

    def __init__(self, attackers: list[Fleet], defenders: list[Fleet], table: Row) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.table = table

    def seen_by(self, who: Who) -> tuple[list[Fleet], list[Fleet], Row]:
        """His own fleets, the enemy's, the table with his own as lines."""
        if who == "attacker":
            return self.attackers, self.defenders, self.table
        return self.defenders, self.attackers, self.table.T


def seen_by(who: Who, own: list[Fleet], enemy: list[Fleet], table: Row) -> Mass:
    """The way back of `Mass.seen_by`."""
    return Mass(own, enemy, table) if who == "attacker" else Mass(enemy, own, table.T)


def shoot(mass: Mass, who: Who, rolls: Callable[[Fleet], Row], path: Callable[[Fleet], list[Fleet]]) -> Mass:
    """One side shoots without answer; `path`: the enemy after 0, 1, 2 … hits (TI-290)."""
    own, enemy, table = mass.seen_by(who)
    rows = stacked(rolls(fleet) for fleet in own)
    if rows.shape[1] == 1:
        return mass
    paths = [path(fleet)[: rows.shape[1]] for fleet in enemy]
    after, index = _numbered(fleet for each in paths for fleet in each)
    moved = np.zeros((len(own), len(after)))
    for k, each in enumerate(paths):
        moved[:, [index[fleet] for fleet in each]] += table[:, k, None] * upto(rows, len(each) - 1)
    return seen_by(who, own, after, moved)


def scatter(mass: Mass, who: Who, ends: Callable[[Fleet], Iterable[tuple[Fleet, float]]]) -> Mass:
    """What happens to the fleets of one side, whatever the other is."""
    own, enemy, table = mass.seen_by(who)
    found = [list(ends(fleet)) for fleet in own]
    after, index = _numbered(fleet for each in found for fleet, _ in each)
    moved = np.zeros((len(after), len(enemy)))
    for i, each in enumerate(found):
        lines = [index[fleet] for fleet, _ in each]
        moved[lines] += np.outer([chance for _, chance in each], table[i])
    return seen_by(who, after, enemy, moved)


def change(mass: Mass, pair: Callable[[Fleet, Fleet], tuple[Fleet, Fleet]]) -> Mass:
    """Every pair of fleets becomes another, without dice."""
    found = {
        (i, k): pair(mass.attackers[i], mass.defenders[k])
        for i, k in zip(*map(np.ndarray.tolist, mass.table.nonzero()), strict=True)
    }
    attackers, lines = _numbered(one for one, _ in found.values())
    defenders, columns = _numbered(other for _, other in found.values())
    table = np.zeros((len(attackers), len(defenders)))
    for (i, k), (one, other) in found.items():
        table[lines[one], columns[other]] += mass.table[i, k]
    return Mass(attackers, defenders, table)


def _numbered(fleets: Iterable[Fleet]) -> tuple[list[Fleet], dict[Fleet, int]]:
    found = list(dict.fromkeys(fleets))
    return found, {fleet: n for n, fleet in enumerate(found)}
