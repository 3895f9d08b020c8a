"""Threats come and go: they appear, are destroyed, or survive their Z action; their tokens on the ship."""

from __future__ import annotations

from rules.space_alert.components import CARDS, STATION_NUMBERS, TRACKS
from rules.space_alert.flight import INTERNAL, Flight, Threat
from rules.space_alert.mishaps import in_stations, knock_out
from rules.space_alert.threat_log import strike_row

SYSTEMS = {"A": 0, "B": 1, "C": 2}


def threats_appear(flight: Flight) -> None:
    """The threat of this turn's number comes onto the outermost square of its track (SA-069)."""
    for threat in flight.threats:
        if threat.number == flight.turn:
            _appear(flight, threat)


def _appear(flight: Flight, threat: Threat) -> None:
    threat.status = "active"
    threat.square = TRACKS[flight.tracks[threat.lane]].length
    if flight.log:
        flight.log.appeared.append(threat.code)
    if threat.lane == INTERNAL:
        if CARDS[threat.code].hp_equals_rockets:
            threat.hull = flight.rockets
            if not flight.rockets:
                destroy(flight, threat)
        place_tokens(flight)


def place_tokens(flight: Flight) -> None:
    """Work out afresh which systems are under a malfunction and which stations are slimed or contaminated."""
    broken = slimed = contaminated = 0
    for threat in flight.threats:
        if threat.lane != INTERNAL or threat.status not in ("active", "survived"):
            continue
        card = CARDS[threat.code]
        if card.system is not None:
            for station in threat.stations:
                broken |= 1 << station * 3 + SYSTEMS[card.system]
        elif card.slime:
            for station in tokens(threat):
                slimed |= 1 << station
        elif card.lethal_entry_after_z and threat.status == "survived":
            for station in threat.stations:
                contaminated |= 1 << station
    flight.broken, flight.slimed, flight.contaminated = broken, slimed, contaminated


def tokens(threat: Threat) -> list[int]:
    """The stations that hold a token of this threat."""
    return threat.stations + [station for station in threat.children if station >= 0]


def hurt(flight: Flight, threat: Threat, cubes: int) -> bool:
    """Put cubes on an internal threat; at its hp it is destroyed (SA-103, SA-149)."""
    threat.cubes += cubes
    if threat.cubes < threat.hull:
        return False
    destroy(flight, threat)
    return True


def destroy(flight: Flight, threat: Threat) -> None:
    """Card to the captain; marker, tokens and everything it kept in force are gone."""
    threat.status = "destroyed"
    if threat.lane != INTERNAL:
        if threat.number in flight.scouts:
            flight.scouts.remove(threat.number)
        if threat.number in flight.marauders:
            flight.marauders.remove(threat.number)
        return
    card = CARDS[threat.code]
    threat.stations.clear()
    threat.children = [-1 for _ in threat.children]
    if card.blocks_interceptors:
        flight.fissure = 0
    place_tokens(flight)
    if card.ko_stations:
        with strike_row(flight, threat, "ko here"):
            knock_out(flight, in_stations(flight, [STATION_NUMBERS[name] for name in card.ko_stations]))


def survive(flight: Flight, threat: Threat) -> None:
    """After Z intruders leave; malfunctions, slime and contamination stay (SA-195, SA-354, SA-380)."""
    threat.status = "survived"
    if threat.lane == INTERNAL:
        card = CARDS[threat.code]
        if card.kind == "intruder" and not card.slime and not card.lethal_entry_after_z:
            threat.stations.clear()
        place_tokens(flight)


def spread(flight: Flight, threat: Threat, step: int) -> None:
    """Every slime token sends a child into the next station, if there is no slime yet (SA-347 to SA-353)."""
    for station in tokens(threat):
        target = station + step
        if target // 3 == 1 and not flight.slimed >> target & 1:
            threat.children.append(target)
    place_tokens(flight)


def lose_rocket(flight: Flight) -> None:
    """One rocket of the launcher is lost; unstable warheads have one hit point less (SA-340, SA-346)."""
    if not flight.rockets:
        return
    flight.rockets -= 1
    for threat in flight.threats:
        if threat.status == "active" and CARDS[threat.code].hp_equals_rockets:
            threat.hull -= 1
            hurt(flight, threat, 0)
