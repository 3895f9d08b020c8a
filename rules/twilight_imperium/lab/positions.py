"""Battles of lines as positions: the battlefield, a neighbour, the homes of both sides and of a bystander."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decks import Deck
from rules.core.notation import write
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.components import LEADERS, PLANETS, RACES
from rules.twilight_imperium.frames import Force, Invasion
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
    spare, other, *_ = sorted(RACES.keys() - {battle.attacker.race, battle.defender.race})
    races = (battle.attacker.race, battle.defender.race or spare, spare)
    homes = (other if races[ATTACKER] == races[DEFENDER] else races[ATTACKER], *races[DEFENDER:])
    players = [
        Player(race, home=home, fleet=SUPPLY, goods=GOODS) for race, home in zip(races, HOMES, strict=True)
    ]
    seats = list(range(len(players)))
    state = State(Options(), len(seats), seats, players, {}, Deck([]), Deck([]), [], round=2)
    state.phase, state.order = "action", list(seats)
    middle = "mecatol_rex" if battle.kind == "custodians" else TILES[battle.place]
    for at, tile in ((HERE, middle), (NEAR, "empty_base")):
        state.systems[at] = System(at, tile, [Planet(id) for id in galaxy.planets_on(tile)])
    for seat, home in enumerate(HOMES):
        tile = galaxy.HOME + homes[seat]
        own = [Planet(id, owner=seat, gf=1) for id in galaxy.planets_on(tile)]
        state.systems[home] = System(home, tile, own)
    worlds = iter(SPARE)
    for seat, side in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        _equip(state, seat, side)
        if battle.kind != "invasion":
            _arm(state, seat, side, worlds)
    return state


def plan(battle: Battle, side: Side) -> Plan:
    """How the side fights to the end."""
    shots = tuple(each.replace(" ", ".") for each in battle.order) if side is battle.defender else ()
    chest = (f"war_chest:{side.war_chest}",) if side.war_chest else ()
    martyr = ("martyr",) if side.martyr else ()
    policy = side.policy
    return Plan(policy.losses, policy.sustain, shots=shots, pay=(*chest, *martyr))


def _equip(state: State, seat: int, side: Side) -> None:
    player = state.players[seat]
    player.technologies = sorted(side.tech)
    player.plan = write(Plan(side.policy.losses, side.policy.sustain))
    if side.war_chest:
        player.book.waits = [Wait("before_combat_round")]


def invasion(battle: Battle) -> State:
    """The planet with its defenders, the ships that bombard it, and the frame of the landing on top."""
    state, attacker, defender = position(battle), battle.attacker, battle.defender
    home = state.systems[HOMES[DEFENDER]]
    planet = home.planets[0] if defender.home else Planet(SPARE[0], owner=DEFENDER)
    place = home if defender.home else state.systems[HERE]
    if not defender.home:
        place.planets.append(planet)
    planet.gf, planet.shock = defender.number("gf"), defender.number("shock")
    planet.pds = sum(battery.number for battery in defender.pds)
    planet.leaders = leaders("general", defender.generals)
    planet.leaders += leaders("scientist", int(any(battery.scientist for battery in defender.pds)))
    place.ships += [_ship(state, ATTACKER, kind) for kind in KINDS for _ in range(attacker.number(kind))]
    bombards = [each.id for each in place.ships if each.kind in ("dreadnought", "war_sun")]
    state.shock_left -= attacker.number("shock") + defender.number("shock")
    state.stack.append(
        Invasion(
            seat=ATTACKER,
            system=place.at,
            planet=planet.id,
            defender=DEFENDER,
            force=force(attacker),
            ships=[] if attacker.x89 else bombards,
            defended=planet.gf + planet.shock,
            x89=bombards[0] if attacker.x89 else None,
        )
    )
    return state


def force(side: Side) -> Force:
    """What lands."""
    led = leaders("general", side.generals) + leaders("agent", int(side.agent))
    flying = side.number("fighter") if "graviton_negator" in side.tech else 0
    return Force(gf=side.number("gf"), shock=side.number("shock"), fighters=flying, leaders=led)


def _arm(state: State, seat: int, side: Side, worlds: Iterator[str]) -> None:
    here = state.systems[HERE]
    for kind in KINDS:
        fleet = [_ship(state, seat, kind) for _ in range(side.number(kind))]
        for ship in fleet[: side.damaged.get(kind, 0)]:
            ship.damaged = True
        if kind == side.admiral and fleet:
            fleet[-1].leaders = leaders("admiral", 1)
        here.ships += fleet
    if side.number("fighter"):
        here.fighters[str(seat)] = side.number("fighter")
    if side.admiral == "fighter":
        here.riders = {**(here.riders or {}), str(seat): leaders("admiral", 1)}
    for battery in side.pds:
        place = state.systems[NEAR if battery.adjacent else HERE]
        led = leaders("scientist", int(battery.scientist))
        place.planets.append(Planet(next(worlds), owner=seat, pds=battery.number, leaders=led))
    if side.high_alert:
        state.high_alert = (seat, HERE)


def _ship(state: State, seat: int, kind: ShipKind) -> Ship:
    state.numbers += 1
    return Ship(state.numbers, kind, seat)


def leaders(kind: str, count: int) -> list[str]:
    """Anybody's: only what they are counts."""
    return [id for id, row in sorted(LEADERS.items()) if row.kind == kind][:count]
