"""A seat in its ship: what whoever thinks or decides for it looks at first."""

from __future__ import annotations

from rules.akarios.state import Battle, Cockpit, Ship, State


class Aboard:
    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat

    @property
    def battle(self) -> Battle:
        return self.state.fight

    @property
    def cockpit(self) -> Cockpit:
        return self.battle.cockpits[self.seat]

    @property
    def ship(self) -> Ship:
        return self.battle.ships[self.cockpit.ship]
