"""What is to go aboard, shared out among the ships that pass by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple, cast

from rules.core.contract import IllegalMove
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical.loading import Vessel, Wanted, may_take, meant, room
from rules.twilight_imperium.tactical.reach import FIGHTER

TRIES, FEW_TRIES = 40, 3
"""Ways that ships may take together, before somebody has to say which; and where less will do."""


class Loaded(NamedTuple):
    ship: int
    place: str
    unit: str
    n: int


class Hold(NamedTuple):
    """A ship that may take something aboard."""

    ship: Vessel
    tours: Sequence[frozenset[str]]
    """Systems that it can touch on one way: one of these sets."""


def share(state: State, wants: Sequence[Wanted], holds: Sequence[Hold]) -> list[Loaded]:
    """All of it, each on a ship that passes by and has room; raise what cannot be taken."""
    best = _best(state, wants, holds, TRIES)
    left = best.left
    if left is None:
        return best.loaded()
    raise IllegalMove(
        "ti-illegal-room", rule=_RULES.get(left.unit, "TI-111"), unit=f"@{left.unit}", system=left.at
    )


_RULES = {FIGHTER: "TI-723", "pds": "TI-116"}


def fill(state: State, wants: Sequence[Wanted], holds: Sequence[Hold]) -> list[Loaded]:
    """As much of it as there is room for, what comes first before the rest."""
    return _best(state, wants, holds, FEW_TRIES).loaded()


def _best(state: State, wants: Sequence[Wanted], holds: Sequence[Hold], tries: int) -> _Sharing:
    """Over the ways that the ships may take together, those with most to load first."""
    best = None
    for ways in islice(product(*(_sensible(wants, hold) for hold in holds)), tries):
        tried = _Sharing(state, wants, holds, ways)
        if tried.left is None:
            return tried
        best = tried if best is None or tried.taken > best.taken else best
    assert best is not None, "a ship has no way"
    return best


def _sensible(wants: Sequence[Wanted], hold: Hold) -> list[frozenset[str]]:
    """Ways past all that this ship alone shall take, if there are any."""
    own = {each.at for each in wants if each.ship is not None and meant(hold.ship, each)}
    right = [tour for tour in hold.tours if own <= tour] or list(hold.tours)
    there = {tour: sum(each.n for each in wants if each.at in tour) for tour in right}
    return sorted(right, key=lambda tour: (-there[tour], sorted(tour)))


class _Sharing:
    """Units shared out among ships by augmenting paths, for one way of each ship."""

    def __init__(
        self, state: State, wants: Sequence[Wanted], holds: Sequence[Hold], ways: Sequence[frozenset[str]]
    ) -> None:
        self.wants = wants
        touched = {hold.ship.id: way for hold, way in zip(holds, ways, strict=False)}
        self.ships = [hold.ship for hold in holds]
        self.free = {ship.id: room(state, ship) for ship in self.ships}
        self.may = [
            [ship.id for ship in self.ships if self._may(state, each, ship, touched)] for each in wants
        ]
        self.put: list[dict[int, int]] = [{} for _ in wants]
        self.taken, self.left = 0, cast("Wanted | None", None)
        for index, each in enumerate(wants):
            for _ in range(each.n):
                if not self._take(index, set()):
                    self.left = self.left or each
                    break
                self.taken += 1

    @staticmethod
    def _may(state: State, want: Wanted, ship: Vessel, touched: Mapping[int, frozenset[str]]) -> bool:
        return want.at in touched.get(ship.id, ()) and may_take(state, ship, want)

    def _take(self, index: int, tried: set[int]) -> bool:
        """One more unit of this want; what lies in its way moves to another ship."""
        leader = self.wants[index].unit in LEADERS
        for ship in self.may[index]:
            if ship in tried:
                continue
            tried.add(ship)
            if not leader and not self.free[ship] and not self._make_room(ship, tried):
                continue
            self.free[ship] -= not leader
            self.put[index][ship] = self.put[index].get(ship, 0) + 1
            return True
        return False

    def _make_room(self, ship: int, tried: set[int]) -> bool:
        for other, each in enumerate(self.wants):
            if self.put[other].get(ship) and each.unit not in LEADERS and self._take(other, tried):
                self.put[other][ship] -= 1
                self.free[ship] += 1
                return True
        return False

    def loaded(self) -> list[Loaded]:
        return [
            Loaded(ship, each.place, each.unit, count)
            for each, put in zip(self.wants, self.put, strict=True)
            for ship, count in sorted(put.items())
            if count
        ]
