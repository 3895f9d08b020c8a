"""A fleet on paper: hits are dealt out there before anything is touched (TI-301, TI-685)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.battle import sides
from rules.twilight_imperium.effects.combat import sustains
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State

FIGHTER = "fighter"


class Blow(NamedTuple):
    """One hit and what it does."""

    kind: str
    ship: int | None
    """None: a Fighter."""
    destroys: bool


class Muster:
    """A fleet on paper: hits are dealt out here before anything is touched."""

    def __init__(self, state: State, at: str, seat: int, only: Collection[str] = ()) -> None:
        found = sides.ships(state, at, seat)
        self.ships = [each for each in found if not only or each.kind in only]
        self.fighters = sides.fighters(state, at, seat) if not only or FIGHTER in only else 0
        kinds = {each.kind for each in self.ships}
        self.sustaining = {kind for kind in kinds if sustains(state, seat, kind)}
        self.damaged = {each.id for each in self.ships if each.damaged}

    def left(self) -> bool:
        return bool(self.ships or self.fighters)

    def whole(self, kind: str) -> list[Ship]:
        """Ships of this kind that can still sustain damage."""
        return [each for each in self._of(kind) if kind in self.sustaining and each.id not in self.damaged]

    def _of(self, kind: str) -> list[Ship]:
        """The first is given up first: without Leaders, damaged, with least aboard (TI-685)."""
        found = [each for each in self.ships if each.kind == kind]
        return sorted(found, key=self._worth)

    def _worth(self, ship: Ship) -> tuple[bool, bool, int, int]:
        return bool(ship.leaders), ship.id not in self.damaged, limits.aboard(ship), ship.id

    def damage(self, ship: Ship) -> Blow:
        self.damaged.add(ship.id)
        return Blow(ship.kind, ship.id, False)

    def destroy(self, kind: str) -> Blow:
        if kind == FIGHTER:
            self.fighters -= 1
            return Blow(FIGHTER, None, True)
        ship = self._of(kind)[0]
        self.ships = [each for each in self.ships if each.id != ship.id]
        return Blow(kind, ship.id, True)

    def on(self, ship: Ship, willing: bool = True) -> Blow:
        """A hit on a ship that is named."""
        if willing and ship.kind in self.sustaining and ship.id not in self.damaged:
            return self.damage(ship)
        self.ships = [each for each in self.ships if each.id != ship.id]
        return Blow(ship.kind, ship.id, True)

    def order(self, plan: Plan, spared: bool) -> list[str]:
        """Kinds in the order in which they are given up; Fighters that the plan keeps come last, and are out
        of the question while a card spares them."""
        rest = [kind for kind in sides.SHIPS if kind not in plan.losses]
        kinds = [kind for kind in (*plan.losses, *rest) if self._has(kind)]
        if FIGHTER in kinds and (self.fighters <= plan.keep or spared) and len(kinds) > 1:
            kinds.remove(FIGHTER)
            return kinds if spared else [*kinds, FIGHTER]
        return kinds

    def _has(self, kind: str) -> bool:
        return self.fighters > 0 if kind == FIGHTER else any(each.kind == kind for each in self.ships)

    def hit(self, plan: Plan, spared: bool = False) -> Blow:
        order = self.order(plan, spared)
        if plan.sustain == "first":
            for kind in order:
                if whole := self.whole(kind):
                    return self.damage(whole[0])
        kind = order[0]
        whole = self.whole(kind)
        return self.damage(whole[0]) if whole and plan.sustain != "never" else self.destroy(kind)
