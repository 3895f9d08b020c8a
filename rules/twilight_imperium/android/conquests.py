"""Planets that could be taken and fleets that could be beaten, and what that would be worth."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium.android import chances, fleets, imagined, prospects, threats, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.android.fleets import Party
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.state import Planet, State

LEAST = 0.6
"""Odds below which nothing is begun."""
HOME = 24.0
"""What it is worth to have the home back: without it there are no points (TI-011)."""
RELIEF = 6.0
"""To drive a fleet away from an own dock."""
LOSSES = 0.5
"""Of what the ships cost, by the chance to lose them."""
Found = tuple[str, float, Party]


def hopes(eyes: Eyes) -> float:
    """As things stand."""
    return prospects.hopes(eyes.state, eyes.seat, eyes.once(prospects.chased))


def conquests(eyes: Eyes, at: str) -> Iterator[Found]:
    """With the least force, and with all there is."""
    against = fleets.enemy(eyes, at)
    wanted = fleets.targets(eyes, at)
    if not (wanted or against) or not (
        eyes.comers.get(at) or systems.ships(eyes.state.systems[at], eyes.seat)
    ):
        return
    troops = sum(fleets.needed(eyes, each) for each in wanted)
    parties = [fleets.party(eyes, at, troops)]
    if against or fleets.guards(eyes, at):
        parties.append(fleets.party(eyes, at, troops, everybody=True))
    for party in parties:
        value = _value(eyes, at, party, wanted)
        if value > 0:
            yield ("fight" if against else "take"), value, party


def _value(eyes: Eyes, at: str, party: Party, wanted: list[Planet]) -> float:
    against = fleets.enemy(eyes, at)
    if party.chance < LEAST or (against and not party.ships):
        return 0.0
    taken, gain = _planets(eyes, party, wanted)
    if not (taken or against):
        return 0.0
    then = imagined.after(eyes, at, party.ships, taken)
    gain += _gain(eyes, then, at, party) + _relief(eyes, at)
    risk = LOSSES * (1 - party.chance) * sum(UNITS[ship.kind].cost for _, ship in party.ships)
    return party.chance * gain - risk


def _planets(eyes: Eyes, party: Party, wanted: list[Planet]) -> tuple[dict[str, int], float]:
    """What falls to the troops, the easiest first, with its worth."""
    taken, gain, left = dict[str, int](), 0.0, party.troops
    for planet in wanted:
        count = fleets.needed(eyes, planet)
        if left < count:
            break
        left -= count
        taken[planet.id] = 1
        chance = 1.0 if fleets.guarded(eyes, planet) else chances.landing(planet, count)
        gain += chance * (worth.yields(eyes, planet) + _back(eyes, planet))
    return taken, gain


def _back(eyes: Eyes, planet: Planet) -> float:
    home = systems.home(eyes.state, eyes.seat)
    own = any(each.id == planet.id for each in home.planets)
    harm = 2.0 if planet.owner is not None and planet.dock is not None else 0.0
    return HOME if own else harm + _leads(eyes, planet)


def _leads(eyes: Eyes, planet: Planet) -> float:
    """It is a leader's: he is held up."""
    if planet.owner is None:
        return 0.0
    points = eyes.state.players[planet.owner].points
    at_home = eyes.state.players[planet.owner].home == systems.place_of(eyes.state, planet.id).at
    return max(0, points - 4) * (3.0 if at_home else 0.5)


def _gain(eyes: Eyes, then: State, at: str, party: Party) -> float:
    """Nearer to objectives, and safer or not."""
    nearer = prospects.hopes(then, eyes.seat, eyes.once(prospects.chased)) - eyes.once(hopes)
    starts = {start for start, _ in party.ships}
    before = sum(threats.danger(eyes, eyes.state, each) for each in sorted(starts))
    return nearer + before - sum(threats.danger(eyes, then, each) for each in sorted(starts))


def _relief(eyes: Eyes, at: str) -> float:
    """An own dock is free again."""
    system = eyes.state.systems[at]
    docked = any(each.owner == eyes.seat and each.dock is not None for each in system.planets)
    return RELIEF if docked and systems.enemies(system, eyes.seat) else 0.0
