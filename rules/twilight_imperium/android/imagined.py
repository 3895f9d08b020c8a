"""The table as it would be after a move that goes well; what does not change is shared with the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import counting
from rules.twilight_imperium.state import Planet, Ship, State, System, Tally, Won


def after(eyes: Eyes, at: str, ships: Sequence[tuple[str, Ship]], taken: Mapping[str, int]) -> State:
    """Ships have come there and are alone; these planets are taken, each by so many Ground Forces."""
    state, seat = eyes.state, eyes.seat
    changed = {start: _left(state.systems[start], ships) for start, _ in ships}
    changed[at] = _entered(state.systems[at], seat, ships, taken)
    players = list(state.players)
    players[seat] = replace(eyes.player, tally=_tally(eyes, at, taken, came=bool(ships)))
    return replace(state, systems={**state.systems, **changed}, players=players)


def _left(system: System, ships: Sequence[tuple[str, Ship]]) -> System:
    gone = {ship.id for _, ship in ships}
    return replace(system, ships=[each for each in system.ships if each.id not in gone])


def _entered(
    system: System, seat: int, ships: Sequence[tuple[str, Ship]], taken: Mapping[str, int]
) -> System:
    own = [each for each in system.ships if each.seat == seat]
    came = [ship for _, ship in ships]
    if not (came or own):
        return replace(system, planets=[_planet(each, seat, taken) for each in system.planets])
    flying = {who: count for who, count in system.fighters.items() if who == str(seat)}
    planets = [_planet(each, seat, taken) for each in system.planets]
    return replace(system, ships=own + came, fighters=flying, planets=planets)


def _planet(planet: Planet, seat: int, taken: Mapping[str, int]) -> Planet:
    if planet.id not in taken:
        return planet
    return replace(planet, owner=seat, ready=False, gf=taken[planet.id], shock=0, pds=0, dock=None)


def _tally(eyes: Eyes, at: str, taken: Mapping[str, int], *, came: bool) -> Tally:
    """What the move would add to this round's deeds."""
    state, tally, system = eyes.state, eyes.player.tally, eyes.state.systems[at]
    beaten = systems.enemies(system, eyes.seat) if came else []
    fought = [Won(at, other, _ships(system, other)) for other in beaten]
    lost = [each for each in system.planets if each.id in taken and each.owner not in (None, eyes.seat)]
    stormed = [Won(each.id, each.owner or 0, systems.ground(each)) for each in lost]
    docks = [each for each in lost if each.dock is not None]
    return replace(
        tally,
        planets=[*tally.planets, *taken],
        battles=[*tally.battles, *fought],
        invasions=[*tally.invasions, *(each for each in stormed if each.ships)],
        docks_destroyed=[*tally.docks_destroyed, *(f"{each.owner}:combat" for each in docks)],
        docks_taken=[*tally.docks_taken, *(_dock(state, each) for each in docks)],
    )


def _ships(system: System, seat: int) -> int:
    return len(systems.ships(system, seat)) + systems.fighters(system, seat)


def _dock(state: State, planet: Planet) -> str:
    assert planet.owner is not None
    last = counting.docks(state, planet.owner) == 1
    return f"{planet.owner}:{planet.id}" + (f":{counting.LAST}" if last else "")
