"""What a turn could be for: a system to take, a fleet to bring nearer, a dock to build at, a Strategy Card;
each with its worth in resources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.contract import Action
from rules.twilight_imperium.actions import Activate, Strategic
from rules.twilight_imperium.android import conquests, marches, thrift, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.android.fleets import Party
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.components import PLANETS, STRATEGY
from rules.twilight_imperium.deeds import counting
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.phases import passing, scoring
from rules.twilight_imperium.purse import paying, planets
from rules.twilight_imperium.strategic import production_card
from rules.twilight_imperium.tactical import activation

CARDS = {
    "leadership": 9.0,
    "technology_2": 7.0,
    "trade_2": 6.0,
    "production": 5.0,
    "assembly": 2.5,
    "diplomacy_2": 2.0,
    "warfare_2": 2.0,
    "bureaucracy": 2.0,
}
"""How early each is resolved."""
LATER = 0.1
DOCKS, DOCK = 3, 4
"""Docks of a player, and what one costs."""


class Goal(NamedTuple):
    kind: str
    worth: float
    action: Action
    party: Party | None = None
    """The ships by which it was reckoned."""

    @property
    def starts(self) -> set[str]:
        return set() if self.party is None else {start for start, _ in self.party.ships}


def goals(eyes: Eyes) -> list[Goal]:
    """All that is worth doing, the best first."""
    found = [*_cards(eyes), *_tactical(eyes)]
    kept = [each for each in found if each.worth > 0]
    return sorted(kept, key=lambda each: (-each.worth, repr(each.action)))


def _cards(eyes: Eyes) -> Iterator[Goal]:
    for card in passing.unresolved(eyes.state, eyes.seat):
        more = 0.0
        if card == "bureaucracy" and scoring.open_to(eyes.state, eyes.seat):
            more = worth.POINT
        yield Goal("strategic", CARDS[card] + more - STRATEGY[card].number / 100, Strategic(card))


def _tactical(eyes: Eyes) -> list[Goal]:
    cost = counter(eyes)
    best = (at_system(eyes, at) for at in activation.open_to(eyes.state, eyes.seat))
    found = [each._replace(worth=each.worth - cost) for each in best if each is not None]
    going = {start for each in found if each.worth > 0 for start in each.starts}
    return [_after(eyes, each, going) for each in found]


def _after(eyes: Eyes, goal: Goal, going: set[str]) -> Goal:
    """Whoever builds first holds his ships there: while there are counters for both they leave before."""
    assert isinstance(goal.action, Activate)
    waits = goal.kind in ("build", "dock") and goal.action.system in going and eyes.player.command > 1
    return goal._replace(worth=min(goal.worth, LATER)) if waits else goal


def counter(eyes: Eyes) -> float:
    """What a counter is worth: much where an objective asks for it, little where there are plenty."""
    player, kept = eyes.player, thrift.counters_kept(eyes)
    if kept and player.command + player.strategy <= kept:
        return worth.POINT
    return worth.COUNTER if player.command - kept <= 2 else 0.5 * worth.COUNTER


def at_system(eyes: Eyes, at: str) -> Goal | None:
    """The best use of an activation there, counter not reckoned."""
    found = [*_building(eyes, at), *_docking(eyes, at)]
    for kind, value, party in (*conquests.conquests(eyes, at), *marches.marches(eyes, at)):
        found.append(Goal(kind, value, Activate(at), party))
    return max(found, key=lambda each: (each.worth, each.kind), default=None)


def _building(eyes: Eyes, at: str) -> Iterator[Goal]:
    docks = production_card.docks(eyes.state, eyes.state.systems[at], eyes.seat)
    if not docks:
        return
    purse = eyes.once(thrift.spender)
    money = paying.most(purse.state, eyes.seat, "resources")
    if money > 1:
        yield Goal("build", 0.8 * min(money, 10) + 0.5, Activate(at), marches.homing(eyes, at))


def _docking(eyes: Eyes, at: str) -> Iterator[Goal]:
    """A new dock on a rich planet, and on Mecatol Rex where the secret asks for one."""
    purse = eyes.once(thrift.spender)
    if (
        counting.docks(eyes.state, eyes.seat) >= DOCKS
        or paying.most(purse.state, eyes.seat, "resources") < DOCK
    ):
        return
    if systems.enemies(eyes.state.systems[at], eyes.seat):
        return
    for planet in eyes.state.systems[at].planets:
        held = control.held_all_round(eyes.state, planet, eyes.seat) and planet.dock is None
        if held and not PLANETS[planet.id].station:
            value = 1.8 * planets.value(eyes.state, planet.id, "resources")
            value += 0.5 * worth.POINT * worth.wants(eyes, "space_docks")
            if planet.id == REX:
                value += worth.POINT * worth.wants(eyes, "dock_at")
            yield Goal("dock", value - 2.0, Activate(at))
