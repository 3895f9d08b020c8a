"""What others could take: the home first, without which there are no points (TI-011)."""

from __future__ import annotations

from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import State, System

FAST = ("cruiser", "destroyer", "war_sun")
"""They come from two systems away."""
HOME, DOCK = 18.0, 4.0
TROOP, BATTERY = 0.35, 0.6
"""What a Ground Force and a PDS add to a defence, as ships."""
LIKELY = 0.4
"""How often somebody does what he could."""


def danger(eyes: Eyes, state: State, at: str) -> float:
    """What is at stake in a system, times the chance that it is lost."""
    system = state.systems[at]
    stake = _stake(state, eyes.seat, system)
    coming = eyes.once(everywhere).get(at, 0.0)
    if not stake or not coming:
        return 0.0
    own = defence(system, eyes.seat)
    return LIKELY * stake * coming / (coming + own * own / coming) if own < 2 * coming else 0.0


def _stake(state: State, seat: int, system: System) -> float:
    own = [each for each in system.planets if each.owner == seat]
    total = sum(worth.LAND + planets.value(state, each.id, "resources") for each in own)
    total += DOCK * sum(each.dock is not None for each in own)
    return total + (HOME if own and system.at == state.players[seat].home else 0.0)


def defence(system: System, seat: int) -> float:
    own = [each for each in system.planets if each.owner == seat]
    ground = sum(TROOP * systems.ground(each) + BATTERY * each.pds for each in own)
    return worth.strength(worth.fleet(system, seat)) + ground


def everywhere(eyes: Eyes) -> dict[str, float]:
    """By own system: the strongest fleet with troops that could be there soon."""
    return {
        system.at: max((_coming(eyes, system.at, other) for other in eyes.others), default=0.0)
        for system in eyes.places
        if any(each.owner == eyes.seat for each in system.planets)
    }


def _coming(eyes: Eyes, at: str, other: int) -> float:
    state, ways = eyes.state, eyes.chart.ways
    near = set(ways[at]) | {at}
    far = {each for step in near for each in ways[step]} - near
    kinds, troops = list[str](), 0
    for place in sorted(near):
        system = state.systems[place]
        kinds += worth.fleet(system, other)
        troops += _troops(system, other)
    for place in sorted(far):
        kinds += [each for each in worth.fleet(state.systems[place], other) if each in FAST]
    return worth.strength(kinds) if troops else 0.0


def _troops(system: System, seat: int) -> int:
    """Aboard, or ready to be taken aboard."""
    fleet = systems.ships(system, seat)
    ashore = sum(systems.ground(each) for each in system.planets if each.owner == seat)
    carries = any(each.kind in ("carrier", "war_sun") for each in fleet)
    return sum(each.gf + each.shock for each in fleet) + (ashore if carries else 0)
