"""The player actions step: what the upper half of each card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from rules.space_alert.components import CARDS, MAINTENANCE, STATION_NAMES, phase_of
from rules.space_alert.flight import (
    ACTIVE_SQUAD,
    DISABLED_SQUAD,
    EMPTY,
    LOWER_WHITE,
    NO_SQUAD,
    SPACE,
    UPPER_RED,
    Flight,
    Member,
    Threat,
)
from rules.space_alert.mishaps import delay, enter, knock_out
from rules.space_alert.movement import NOTHING, Deed, gravolift, leap, move_blue, move_red
from rules.space_alert.threats import destroy, hurt, place_tokens, tokens
from rules.space_alert.view import ActRow

A, B, C = 0, 1, 2
WEAPONS = ("heavy_laser", "heavy_laser", "heavy_laser", "light_laser", "pulse_cannon", "light_laser")


def player_actions(flight: Flight, trips: Mapping[int, str]) -> None:
    """All act in order, each with the card of this turn's slot; then the bonuses of the turn (SA-075)."""
    slot = flight.turn - 1
    log = flight.log
    for index, member in enumerate(flight.crew):
        if member.knocked_out:
            continue
        face = member.plan[slot]
        tripped = face != EMPTY and index in trips
        if tripped:
            face = member.plan[slot] = trips[index]
        if log is None:
            act(flight, member, face)
        else:
            log.acts.append(_recorded(flight, index, member, face, tripped))
        if tripped:
            delay(member, flight.turn)
    if flight.broken:
        _joint_repairs(flight)
    if flight.watchers:
        phase = phase_of(flight.turn)
        flight.visual[phase] = max(flight.visual[phase], flight.watchers)


def act(flight: Flight, member: Member, face: str) -> Deed:
    if member.station == SPACE:
        return _in_space(flight, member, face)
    return FACES[face](flight, member)


def _recorded(flight: Flight, index: int, member: Member, face: str, tripped: bool) -> ActRow:
    at, plan = member.station, list(member.plan)
    did, amount, target = act(flight, member, face)
    return ActRow(
        member=index,
        at=STATION_NAMES[at],
        card=face,
        to=None if member.station == at else STATION_NAMES[member.station],
        did="knocked_out" if member.knocked_out else did,
        amount=amount,
        target=target,
        delayed=tripped or member.plan != plan,
        tripped=tripped,
    )


def _idle(flight: Flight, member: Member) -> Deed:
    return NOTHING


# Repairs


def _repair(flight: Flight, station: int, system: int, cubes: int) -> Deed:
    """The malfunction of the lowest number under this button that can still be repaired (SA-102)."""
    button = "ABC"[system]
    for threat in flight.threats:
        if threat.status == "active" and station in threat.stations:
            card = CARDS[threat.code]
            if card.system == button:
                if card.needs_same_turn:
                    return _disarm(flight, threat, card.needs_same_turn)
                threat.worked |= 1 << station
                fixed = hurt(flight, threat, cubes)
                return ("fixed" if fixed else "repaired", cubes, threat.code)
    return NOTHING


def _disarm(flight: Flight, threat: Threat, needed: int) -> Deed:
    """Only so many hands in one and the same turn disarm a nuclear device (SA-381)."""
    threat.worked += 1
    if threat.worked < needed:
        return ("repaired", 0, threat.code)
    destroy(flight, threat)
    return ("fixed", 1, threat.code)


def _joint_repairs(flight: Flight) -> None:
    """A malfunction repaired in all its stations in one turn gets extra cubes (SA-366, SA-370, SA-371)."""
    for threat in flight.threats:
        if threat.worked:
            bonus = CARDS[threat.code].bonus_all_stations
            if bonus and threat.status == "active" and all(threat.worked >> s & 1 for s in threat.stations):
                hurt(flight, threat, bonus)
            threat.worked = 0


# A, B and C


def fire(flight: Flight, member: Member, heroic: int = 0) -> Deed:
    """A: once a turn, and for one energy unless the weapon has a battery (SA-112 to SA-116)."""
    station = member.station
    if flight.broken >> station * 3 + A & 1:
        return _repair(flight, station, A, 1 + heroic)
    weapon = WEAPONS[station]
    if flight.fired[station]:
        return ("already_fired", 0, weapon)
    zone = station % 3
    if weapon != "light_laser":
        if not flight.reactor[zone]:
            return ("no_energy", 0, weapon)
        flight.reactor[zone] -= 1
    strength = flight.upper_weapon[zone] if station < 3 else flight.lower_weapon[zone]
    flight.fired[station] = strength + heroic
    return ("fired", strength + heroic, weapon)


def move_energy(flight: Flight, member: Member, heroic: int = 0) -> Deed:
    """B: fill what stands here, from the reactor behind it or from a capsule (SA-118 to SA-123)."""
    station = member.station
    if flight.broken >> station * 3 + B & 1:
        return _repair(flight, station, B, 1 + heroic)
    zone = station % 3
    if station < 3:
        level, room, source = flight.shield, flight.shield_room[zone], zone
    else:
        level, room, source = flight.reactor, flight.reactor_room[zone], 1
    wanted = max(room - level[zone], 0)
    if station == LOWER_WHITE:
        if not flight.fuel:
            return NOTHING
        flight.fuel -= 1
        moved = wanted
    else:
        moved = min(wanted, flight.reactor[source])
        flight.reactor[source] -= moved
    if moved:
        moved += heroic
        level[zone] += moved
    return ("shielded" if station < 3 else "refuelled" if station == LOWER_WHITE else "charged", moved, None)


def use_system(flight: Flight, member: Member) -> Deed:
    """C: the system of the station, unless it is under repair or left out of this mission (SA-480)."""
    station = member.station
    if flight.broken >> station * 3 + C & 1:
        return _repair(flight, station, C, 1)
    if flight.dead >> station & 1:
        return NOTHING
    return SYSTEMS[station](flight, member)


def _maintain(flight: Flight, member: Member) -> Deed:
    phase = phase_of(flight.turn)
    if flight.maintained[phase] or flight.turn not in MAINTENANCE[phase]:
        return NOTHING
    flight.maintained[phase] = True
    return ("maintained", 0, None)


def _launch_rocket(flight: Flight, member: Member) -> Deed:
    if not flight.rockets or flight.rocket_launched:
        return NOTHING
    flight.rockets -= 1
    flight.rocket_launched = True
    return ("launched", 0, None)


def _squad(flight: Flight, member: Member) -> Deed:
    """Take the squad of the hangar, or bring one's own back to work (SA-128 to SA-132)."""
    if member.squad == DISABLED_SQUAD:
        member.squad = ACTIVE_SQUAD
        return ("revived_bots", 0, None)
    hangar = flight.hangars[member.station]
    if member.squad or not hangar:
        return NOTHING
    member.squad = hangar
    flight.hangars[member.station] = NO_SQUAD
    return ("took_bots", 0, None)


def _take_off(flight: Flight, member: Member) -> Deed:
    """Into space with an active squad, if nobody is there; the attack counts at once (SA-133, SA-134)."""
    if member.squad != ACTIVE_SQUAD or any(other.station == SPACE for other in flight.crew):
        return NOTHING
    member.station = SPACE
    _, amount, target = _attack_in_space(flight, 0)
    return ("took_off", amount, target)


def _watch(flight: Flight, member: Member) -> Deed:
    flight.watchers += 1
    return ("window", flight.watchers, None)


# Battlebots and space


def battlebots(flight: Flight, member: Member, heroic: bool = False) -> Deed:
    """One cube for the intruder of the lowest number here (SA-149 to SA-153)."""
    if member.squad != ACTIVE_SQUAD:
        return NOTHING
    for threat in flight.threats:
        if (
            threat.status == "active"
            and (member.station in threat.stations or member.station in threat.children)
            and CARDS[threat.code].kind == "intruder"
        ):
            killed = _fight(flight, threat, member.station)
            if threat.fires_back and not heroic:
                member.squad = DISABLED_SQUAD
            if killed and CARDS[threat.code].ko_attacker:
                knock_out(flight, (member,))
            return ("killed_intruder" if killed else "hit_intruder", 1, threat.code)
    return NOTHING


def _fight(flight: Flight, threat: Threat, station: int) -> bool:
    card = CARDS[threat.code]
    if card.slime:
        return _scrape(flight, threat, station)
    if card.token_per_hit:
        threat.stations.remove(station)
    return hurt(flight, threat, 1)


def _scrape(flight: Flight, threat: Threat, station: int) -> bool:
    """Slime and children die each on its own, the card with the last token (SA-349, SA-350)."""
    if station in threat.stations:
        threat.cubes += 1
        if threat.cubes >= threat.hull:
            threat.stations.remove(station)
    else:
        threat.children[threat.children.index(station)] = -1
    if tokens(threat):
        place_tokens(flight)
        return False
    destroy(flight, threat)
    return True


def _in_space(flight: Flight, member: Member, face: str) -> Deed:
    """Battlebots attack again; anything else brings the pilot home, the card waits (SA-137 to SA-142)."""
    if face in ("x", "X"):
        return _attack_in_space(flight, 1 if face == "X" else 0)
    delay(member, flight.turn - 1)
    land(flight, member)
    return ("landed", 0, None)


def land(flight: Flight, member: Member) -> None:
    enter(flight, member, UPPER_RED)


def _attack_in_space(flight: Flight, heroic: int) -> Deed:
    """An open fissure takes the whole attack, one cube however heroic (SA-361 to SA-363)."""
    for threat in flight.threats:
        if threat.status == "active" and CARDS[threat.code].blocks_interceptors:
            hurt(flight, threat, 1)
            return ("attacked_space", 1, threat.code)
    flight.sortie = 1 + heroic
    return ("attacked_space", 0, None)


SYSTEMS: tuple[Callable[[Flight, Member], Deed], ...] = (
    _take_off,
    _maintain,
    _squad,
    _squad,
    _watch,
    _launch_rocket,
)

FACES: dict[str, Callable[[Flight, Member], Deed]] = {
    EMPTY: _idle,
    "a": fire,
    "b": move_energy,
    "c": use_system,
    "x": battlebots,
    "<": move_red,
    ">": move_blue,
    "^": gravolift,
    "A": partial(fire, heroic=1),
    "B": partial(move_energy, heroic=1),
    "X": partial(battlebots, heroic=True),
    **{str(digit): partial(leap, station=(digit + 2) % 6) for digit in range(1, 7)},
}
"""Digits are heroic moves: 4 5 6 the upper deck from red to blue, 1 2 3 the lower."""
