"""Fleets brought nearer to what is worth taking, to what an objective asks for, or to what is in danger."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium.android import conquests, fleets, imagined, prospects, threats, worth
from rules.twilight_imperium.android.conquests import Found
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.android.fleets import Comer, Party
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL, UNITS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import State

FADES = 0.6
"""What is left of a target's pull with each step to it."""
DRAWN = 0.8
"""How much of the pull that is gained counts now."""
FULL = 4
"""Ground Forces of a fleet that may take anything."""
HELD = 0.5
"""Of a target that others hold."""


def marches(eyes: Eyes, at: str) -> Iterator[Found]:
    """A whole fleet from one system, or one cheap ship, to where no enemy is."""
    if fleets.enemy(eyes, at) or fleets.guards(eyes, at):
        return
    found = fleets.comers(eyes, at)
    for start in sorted({start for start, _ in found}):
        here = [each for each in found if each[0] == start]
        groups = [
            _fleet(eyes, at, here),
            [min(here, key=lambda each: (UNITS[each[1].kind].cost, each[1].id))],
        ]
        for group in groups:
            if group:
                yield _march(eyes, at, start, group)


def _fleet(eyes: Eyes, at: str, here: list[Comer]) -> list[Comer]:
    """Transports with troops first, then the strongest."""
    order = sorted(here, key=lambda each: (-_carries(eyes, each), -UNITS[each[1].kind].cost, each[1].id))
    return order[: fleets.room(eyes, at)]


def _carries(eyes: Eyes, comer: Comer) -> int:
    return fleets.aboard(comer[1]) + max(0, limits.berths_free(eyes.state, comer[1]))


def _march(eyes: Eyes, at: str, start: str, group: list[Comer]) -> Found:
    party = fleets.loaded(eyes, at, group)
    then = imagined.after(eyes, at, party.ships, {})
    nearer = prospects.hopes(then, eyes.seat, eyes.once(prospects.chased)) - eyes.once(conquests.hopes)
    pulls = eyes.once(pull)
    power = min(1.0, party.troops / FULL)
    drawn = DRAWN * power * (pulls.get(at, 0.0) - pulls.get(start, 0.0))
    return "march", nearer + drawn + _safer(eyes, then, at, start), party


def _safer(eyes: Eyes, then: State, at: str, start: str) -> float:
    places = (at, start)
    now = sum(threats.danger(eyes, eyes.state, each) for each in places)
    return now - sum(threats.danger(eyes, then, each) for each in places)


def pull(eyes: Eyes) -> dict[str, float]:
    """Of every system: what lies near it that could be taken, the less the farther."""
    found = dict[str, float]()
    for system in eyes.places:
        value = sum(
            worth.planet(eyes, each) * (1.0 if each.owner is None else HELD)
            for each in fleets.targets(eyes, system.at)
        )
        if value:
            _spread(eyes, system.at, value, found)
    return found


def _spread(eyes: Eyes, at: str, value: float, found: dict[str, float]) -> None:
    edge, known = [at], {at}
    while edge and value > 0.5:
        for each in edge:
            found[each] = max(found.get(each, 0.0), value)
        near = dict.fromkeys(step for each in edge for step in eyes.chart.ways[each])
        edge = [each for each in near if each not in known]
        known.update(edge)
        value *= FADES


def homing(eyes: Eyes, at: str) -> Party | None:
    """Empty transports come back to where troops are built."""
    empty = [
        (start, ship)
        for start, ship in fleets.comers(eyes, at)
        if ship.kind == "carrier"
        and not fleets.aboard(ship)
        and start != MECATOL
        and not _needed(eyes, start)
    ]
    chosen = empty[: max(0, fleets.room(eyes, at) - 1)]
    return fleets.loaded(eyes, at, chosen, empty=True) if chosen else None


def _needed(eyes: Eyes, start: str) -> bool:
    """The only ship of a system whose control an objective asks for."""
    alone = len(systems.ships(eyes.state.systems[start], eyes.seat)) == 1
    return alone and worth.wants(eyes, "controlled", "controls_system", "wormhole") > 0
