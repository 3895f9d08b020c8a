"""Battles of lines as positions: the battlefield, a neighbour, the homes of both sides and of a bystander."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decks import Deck
from rules.core.notation import write
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.components import LEADERS, PLANETS, RACES
from rules.twilight_imperium.odds.forces import Battle, Side
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Planet, Player, Ship, ShipKind, State, System

ATTACKER, DEFENDER = 0, 1
HERE, NEAR = "202", "203"
HOMES = ("301", "307", "313")
TILES = {"": "empty_base", "nebula": "nebula_base", "ion_storm": "ion_storm_se"}
KINDS: tuple[ShipKind, ...] = ("destroyer", "cruiser", "carrier", "dreadnought", "war_sun")
SUPPLY, GOODS = 60, 52
SPARE = tuple(id for id, row in sorted(PLANETS.items()) if row.home is None and not row.station)
"""Planets for batteries; whose they are is all that counts."""


def position(battle: Battle) -> State:
    """Both sides in place, with everything that the line gives them and nothing else."""
    spare = next(race for race in sorted(RACES) if race not in (battle.attacker.race, battle.defender.race))
    races = (battle.attacker.race, battle.defender.race or spare, spare)
    players = [
        Player(race, home=home, fleet=SUPPLY, goods=GOODS) for race, home in zip(races, HOMES, strict=True)
    ]
    seats = list(range(len(players)))
    state = State(Options(), len(seats), seats, players, {}, Deck([]), Deck([]), [], round=2)
    state.phase, state.order = "action", list(seats)
    for at, tile in ((HERE, TILES[battle.place]), (NEAR, "empty_base")):
        state.systems[at] = System(at, tile)
    for seat, home in enumerate(HOMES):
        tile = galaxy.HOME + races[seat]
        worlds = [Planet(id, owner=seat, gf=1) for id in galaxy.planets_on(tile)]
        state.systems[home] = System(home, tile, worlds)
    batteries = iter(SPARE)
    for seat, side in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        _arm(state, seat, side, batteries)
    return state


def plan(battle: Battle, side: Side) -> Plan:
    """How the side fights to the end."""
    shots = tuple(each.replace(" ", ".") for each in battle.order) if side is battle.defender else ()
    chest = (f"war_chest:{side.war_chest}",) if side.war_chest else ()
    martyr = ("martyr",) if side.martyr else ()
    policy = side.policy
    return Plan(policy.losses, policy.sustain, shots=shots, pay=(*chest, *martyr))


def _arm(state: State, seat: int, side: Side, worlds: Iterator[str]) -> None:
    player, here = state.players[seat], state.systems[HERE]
    player.technologies = sorted(side.tech)
    player.plan = write(Plan(side.policy.losses, side.policy.sustain))
    for kind in KINDS:
        fleet = [_ship(state, seat, kind) for _ in range(side.number(kind))]
        for ship in fleet[: side.damaged.get(kind, 0)]:
            ship.damaged = True
        if kind == side.admiral and fleet:
            fleet[-1].leaders = [leader("admiral")]
        here.ships += fleet
    if side.number("fighter"):
        here.fighters[str(seat)] = side.number("fighter")
    for battery in side.pds:
        place = state.systems[NEAR if battery.adjacent else HERE]
        led = [leader("scientist")] if battery.scientist else []
        place.planets.append(Planet(next(worlds), owner=seat, pds=battery.number, leaders=led))
    if side.high_alert:
        state.high_alert = (seat, HERE)


def _ship(state: State, seat: int, kind: ShipKind) -> Ship:
    state.numbers += 1
    return Ship(state.numbers, kind, seat)


def leader(kind: str) -> str:
    """Anybody's: only what he is counts."""
    return next(id for id, row in sorted(LEADERS.items()) if row.kind == kind)
