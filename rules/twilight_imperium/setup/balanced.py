"""A galaxy laid by the engine so that all homes are about equally good (TI-726).

Tiles are swapped as long as that evens out what each home has near, or keeps apart what should be apart; at
first a swap may also make it a little worse. Sums are kept from swap to swap, so that a try costs little.
"""

from __future__ import annotations

from functools import cache

from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.components import GALAXIES, MECATOL, PLANETS, SYSTEMS
from rules.twilight_imperium.setup import tiles
from rules.twilight_imperium.setup.beginning import homes

TRIES = 3000
PATIENCE = 4.0
"""How much worse the first swaps may be."""
EVEN = 0.7
"""Homes that differ by no more are even."""
FAULT = 12.0
"""What one fault weighs against a difference of worth."""
NEARNESS = 3.0
"""A step further away a tile is worth so many times less to a home."""


def preset(seats: int) -> dict[str, str]:
    """The map of `galaxies.toml`."""
    rings = GALAXIES[seats].rings
    laid = {galaxy.at(r + 1, i): tile for r, ring in enumerate(rings) for i, tile in enumerate(ring)}
    return {at: tile for at, tile in laid.items() if tile not in ("home", "-")}


def balanced(seats: int, dice: Dice) -> dict[str, str]:
    found = tiles.pile(seats, dice)
    stock = found.dealt + found.face_down
    dice.shuffle(stock)
    board = Board(seats, dict(zip(tiles.places(seats), stock, strict=True)))
    spots = tiles.places(seats)
    best, least = dict(board.laid), board.cost()
    for turn in range(TRIES):
        if board.good():
            return board.laid
        board.try_swap(dice.choice(spots), dice.choice(spots), PATIENCE * (1 - turn / TRIES) ** 2)
        if board.cost() < least:
            best, least = dict(board.laid), board.cost()
    return parted(Board(seats, best), dice)


def parted(board: Board, dice: Dice) -> dict[str, str]:
    """What should be apart is (TI-193); then the homes are evened out once more."""
    spots, left = list(board.laid), board.clashing()
    for _ in range(TRIES if left else 0):
        if board.good():
            break
        if board.try_parting(dice.choice(left or spots), dice.choice(spots)) and left:
            left = board.clashing()
    return board.laid


@cache
def worth(tile: str) -> float:
    rows = [PLANETS[id] for id in SYSTEMS[tile].planets]
    return sum(
        row.resources + 0.6 * row.influence + 0.6 * bool(row.specialty) + 0.8 * bool(row.refresh)
        for row in rows
    )


@cache
def shares(seats: int) -> dict[str, tuple[float, ...]]:
    """How much of each place belongs to each home, by nearness."""
    found = dict[str, tuple[float, ...]]()
    for at in tiles.places(seats):
        near = [NEARNESS ** -(galaxy.steps(at, home) or 0) for home in homes(seats)]
        found[at] = tuple(each / sum(near) for each in near)
    return found


class Board:
    def __init__(self, seats: int, laid: dict[str, str]) -> None:
        self.laid = laid
        self.homes = homes(seats)
        self.shares = shares(seats)
        self.values = [
            sum(worth(tile) * self.shares[at][home] for at, tile in laid.items()) for home in range(seats)
        ]
        self.inner = [at for at in laid if not set(galaxy.around(at)) & set(self.homes)]
        """Where artifacts may lie (TI-198)."""
        self.lost = self._lost()
        self.faults = self._faults()

    def good(self) -> bool:
        return self.faults == 0 and self.spread() <= EVEN

    def spread(self) -> float:
        return max(self.values) - min(self.values)

    def cost(self) -> float:
        mean = sum(self.values) / len(self.values)
        return sum((each - mean) ** 2 for each in self.values) + self.spread() + FAULT * self.faults

    def try_swap(self, one: str, other: str, patience: float) -> None:
        """Kept unless it makes things worse than there is patience for."""
        if self.laid[one] == self.laid[other]:
            return
        before = self.cost()
        self._swap(one, other)
        if self.cost() > before + patience:
            self._swap(one, other)

    def clashing(self) -> list[str]:
        """Places that have a neighbour which should be apart."""
        return [at for at in self.laid if any(self._clash(at, each) for each in galaxy.around(at))]

    def try_parting(self, one: str, other: str) -> bool:
        """Kept if fewer clash, or as many and nothing is worse by it."""
        before = self._clashes_about(one, other), self.cost()
        self._swap(one, other)
        kept = (self._clashes_about(one, other), self.cost()) <= before
        if not kept:
            self._swap(one, other)
        return kept

    def _clashes_about(self, one: str, other: str) -> int:
        return sum(self._clash(at, each) for at in (one, other) for each in galaxy.around(at))

    def _swap(self, one: str, other: str) -> None:
        first, second = self.laid[one], self.laid[other]
        more = worth(second) - worth(first)
        here, there = self.shares[one], self.shares[other]
        self.values = [each + more * (here[i] - there[i]) for i, each in enumerate(self.values)]
        plain = _plain(first) and _plain(second)
        faults = 0 if plain else self._faults_about(one, other)
        self.laid[one], self.laid[other] = second, first
        if not plain:
            self.faults += self._faults_about(one, other) - faults
        if tiles.is_special(first) != tiles.is_special(second):
            self.faults -= self.lost
            self.lost = self._lost()
            self.faults += self.lost

    def _faults_about(self, one: str, other: str) -> int:
        """What a swap of these two can change; a clash between them stays, and is met twice both times."""
        near = {*galaxy.around(one), *galaxy.around(other)}
        homes_near = [at for at in self.homes if at in near]
        return self._clashes_about(one, other) + self._wanting() + sum(map(self._poor, homes_near))

    def _faults(self) -> int:
        """Neighbours that should be apart, homes without planets near, and what is lost."""
        apart = sum(self._clash(at, each) for at in self.laid for each in galaxy.around(at) if at < each)
        return apart + sum(self._poor(home) for home in self.homes) + self._wanting() + self.lost

    def _lost(self) -> int:
        """Homes without a way to the centre."""
        reached = self._reached()
        return sum(home not in reached for home in self.homes)

    def _wanting(self) -> int:
        """Planets too few for artifacts."""
        settled = sum(bool(SYSTEMS[self.laid[at]].planets) for at in self.inner)
        return max(0, len(self.homes) - settled)

    def _clash(self, at: str, other: str) -> bool:
        one, two = SYSTEMS[self.laid[at]], SYSTEMS.get(self.laid.get(other, ""))
        if two is None:
            return False
        special = one.kind == two.kind == "special"
        return special or bool(set(one.wormholes) & set(two.wormholes))

    def _poor(self, home: str) -> int:
        near = [SYSTEMS[self.laid[at]] for at in galaxy.around(home) if at in self.laid]
        return sum(each.kind == "special" for each in near) + (sum(bool(each.planets) for each in near) < 2)

    def _reached(self) -> set[str]:
        """Places with a way to Mecatol Rex that leads through no Special System."""
        seen, open_ends = {MECATOL}, [MECATOL]
        while open_ends:
            for at in galaxy.around(open_ends.pop()):
                free = at in self.homes or (at in self.laid and not tiles.is_special(self.laid[at]))
                if free and at not in seen:
                    seen.add(at)
                    open_ends.append(at)
        return seen


def _plain(tile: str) -> bool:
    """Its place is no matter but of worth."""
    row = SYSTEMS[tile]
    return bool(row.planets) and not row.wormholes
