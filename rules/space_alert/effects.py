"""What the effect tokens of the threat cards do. Each verb makes one small function out of its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.space_alert.components import CARDS, STATION_NUMBERS, ZONE_NAMES
from rules.space_alert.flight import ACTIVE_SQUAD, DISABLED_SQUAD, NO_SQUAD, Flight, ShipLost, Threat
from rules.space_alert.mishaps import aboard, delay_next, in_stations, knock_out
from rules.space_alert.ship_damage import attack, damage
from rules.space_alert.threats import destroy, lose_rocket, spread, tokens

Effect = Callable[[Flight, Threat], None]
Amount = Callable[[Threat], int]

ALL_ZONES = (0, 1, 2)
OTHER_ZONES = ((1, 2), (0, 2), (0, 1))


def own_zone(threat: Threat) -> int:
    """External threats strike the zone of their lane, internal ones that of their token."""
    return threat.lane if threat.lane < 3 else threat.stations[0] % 3


def _amount(word: str) -> Amount:
    """A number, or "hp" with an optional factor: what is left of the threat (SA-212)."""
    if word.startswith("hp"):
        factor = int(word[3:] or 1)
        return lambda threat: factor * (threat.hull - threat.cubes)
    number = int(word)
    return lambda threat: number


def _condition(word: str) -> Callable[[Threat], bool]:
    if word == "if-damaged":
        return lambda threat: threat.cubes > 0
    if word == "if-undamaged":
        return lambda threat: threat.cubes == 0
    limit = int(word.removeprefix("if-damage<"))
    return lambda threat: threat.cubes < limit


# Attacks of external threats


def _attack(words: list[str]) -> Effect:
    strength = _amount(words[0])
    match words[1:]:
        case []:
            return lambda flight, threat: attack(flight, threat, threat.lane, strength(threat))
        case ["double-through"]:
            return lambda flight, threat: attack(
                flight, threat, threat.lane, strength(threat), tiles_per_point=2
            )
        case ["ignore-shields"]:
            return lambda flight, threat: damage(flight, threat, threat.lane, strength(threat))
        case ["all-zones"]:
            return _attack_zones(strength, lambda threat: ALL_ZONES)
        case ["other-zones"]:
            return _attack_zones(strength, lambda threat: OTHER_ZONES[threat.lane])
        case ["zones", names]:
            zones = [ZONE_NAMES.index(name) for name in names.split(",")]
            return _attack_zones(strength, lambda threat: zones)
    raise ValueError(words)


def _attack_zones(strength: Amount, zones: Callable[[Threat], Iterable[int]]) -> Effect:
    """Zones are struck one after the other, red, white, blue (SA-211)."""

    def effect(flight: Flight, threat: Threat) -> None:
        for zone in zones(threat):
            attack(flight, threat, zone, strength(threat))

    return effect


# Damage of internal threats


def _damage(words: list[str]) -> Effect:
    match words:
        case ["players-here"]:
            return _damage_players_here
        case ["reactor-energy", zone]:
            number = ZONE_NAMES.index(zone)
            return lambda flight, threat: damage(flight, threat, number, flight.reactor[number])
        case [amount, "all-zones"]:
            return _damage_zones(_amount(amount), lambda threat: ALL_ZONES)
        case [amount, "per-token"]:
            return _damage_zones(_amount(amount), lambda threat: [station % 3 for station in tokens(threat)])
        case [amount]:
            return _damage_zones(_amount(amount), lambda threat: (own_zone(threat),))
    raise ValueError(words)


def _damage_zones(amount: Amount, zones: Callable[[Threat], Iterable[int]]) -> Effect:
    def effect(flight: Flight, threat: Threat) -> None:
        for zone in zones(threat):
            damage(flight, threat, zone, amount(threat))

    return effect


def _damage_players_here(flight: Flight, threat: Threat) -> None:
    damage(flight, threat, own_zone(threat), len(in_stations(flight, threat.stations)))


# Lasting changes of the threat itself


def _heal(words: list[str]) -> Effect:
    if words == ["half-down"]:

        def half(flight: Flight, threat: Threat) -> None:
            threat.cubes -= threat.cubes // 2

        return half
    cubes = int(words[0])

    def effect(flight: Flight, threat: Threat) -> None:
        threat.cubes = max(threat.cubes - cubes, 0)

    return effect


def _speed(words: list[str]) -> Effect:
    change = int(words[0])

    def effect(flight: Flight, threat: Threat) -> None:
        threat.speed += change

    return effect


def _shield(words: list[str]) -> Effect:
    fixed, number = words[0].startswith("="), int(words[0].lstrip("="))

    def effect(flight: Flight, threat: Threat) -> None:
        threat.shield = number if fixed else threat.shield + number

    return effect


def _becomes(trait: str, value: bool) -> Callable[[list[str]], Effect]:
    return lambda words: lambda flight, threat: setattr(threat, trait, value)


def _mark(words: list[str]) -> Effect:
    def effect(flight: Flight, threat: Threat) -> None:
        threat.marks += 1

    return effect


def _self_damage(words: list[str]) -> Effect:
    """Past its own shield, and it may die of it (SA-329, SA-330)."""
    cubes = int(words[0])

    def effect(flight: Flight, threat: Threat) -> None:
        threat.cubes += cubes
        if threat.cubes >= threat.hull:
            destroy(flight, threat)

    return effect


# What stays in force


def _aura_attack(words: list[str]) -> Effect:
    return lambda flight, threat: flight.scouts.append(threat.number)


def _aura_shield(words: list[str]) -> Effect:
    return lambda flight, threat: flight.marauders.append(threat.number)


def _double_damage(words: list[str]) -> Effect:
    zones = 0b111 if words == ["ship"] else 1 << ZONE_NAMES.index(words[0])

    def effect(flight: Flight, threat: Threat) -> None:
        flight.fissure |= zones

    return effect


def _advance_others(words: list[str]) -> Effect:
    """Moves are made by the threat actions step, which reads this token itself."""
    return lambda flight, threat: None


# Energy and stocks


def _drain(level: Callable[[Flight], list[int]], words: list[str]) -> Effect:
    """All or so much energy, of its own zone, of every zone or of the zone named, or else damage."""
    loss = 99 if words[0] == "all" else int(words[0])
    instead = int(words[4]) if words[2:4] == ["else", "damage"] else 0

    def effect(flight: Flight, threat: Threat) -> None:
        zones = {"own": (own_zone(threat),), "all-zones": ALL_ZONES}.get(words[1])
        energy = level(flight)
        for zone in zones or (ZONE_NAMES.index(words[1]),):
            if instead and not energy[zone]:
                damage(flight, threat, zone, instead)
            energy[zone] = max(energy[zone] - loss, 0)

    return effect


def _drain_shield(words: list[str]) -> Effect:
    return _drain(lambda flight: flight.shield, words)


def _drain_reactor(words: list[str]) -> Effect:
    return _drain(lambda flight: flight.reactor, words)


def _fill_shield(words: list[str]) -> Effect:
    """The reactor fills the shield beyond control, and what it has left leaks (SA-382)."""
    zone = ZONE_NAMES.index(words[0])

    def effect(flight: Flight, threat: Threat) -> None:
        moved = min(max(flight.shield_room[zone] - flight.shield[zone], 0), flight.reactor[zone])
        flight.shield[zone] += moved
        flight.reactor[zone] -= moved
        _leak(flight, threat, flight.reactor, zone)

    return effect


def _leak(flight: Flight, threat: Threat, energy: list[int], zone: int) -> None:
    amount, energy[zone] = energy[zone], 0
    damage(flight, threat, zone, amount)


def _leak_shield(words: list[str]) -> Effect:
    zone = ZONE_NAMES.index(words[0])
    return lambda flight, threat: _leak(flight, threat, flight.shield, zone)


def _leak_reactors(words: list[str]) -> Effect:
    def effect(flight: Flight, threat: Threat) -> None:
        for zone in ALL_ZONES:
            _leak(flight, threat, flight.reactor, zone)

    return effect


def _lose_fuel(words: list[str]) -> Effect:
    def effect(flight: Flight, threat: Threat) -> None:
        flight.fuel = max(flight.fuel - 1, 0)

    return effect


def _lose_rocket(words: list[str]) -> Effect:
    return lambda flight, threat: lose_rocket(flight)


def _disable_stored_bots(words: list[str]) -> Effect:
    station = STATION_NUMBERS[words[0]]

    def effect(flight: Flight, threat: Threat) -> None:
        if flight.hangars[station] != NO_SQUAD:
            flight.hangars[station] = DISABLED_SQUAD

    return effect


# Moves of intruders


def _move(words: list[str]) -> Effect:
    if words == ["most-players"]:
        return _seek
    if words == ["deck"]:
        return lambda flight, threat: _go(threat, (threat.stations[0] + 3) % 6)
    step = -1 if words == ["red"] else 1

    def effect(flight: Flight, threat: Threat) -> None:
        if 0 <= threat.stations[0] % 3 + step <= 2:
            _go(threat, threat.stations[0] + step)

    return effect


def _go(threat: Threat, station: int) -> None:
    threat.stations[0] = station


def _seek(flight: Flight, threat: Threat) -> None:
    """To the neighbouring station with the most figures; a tie of the best keeps it (SA-372 to SA-374)."""
    here = threat.stations[0]
    neighbours = [here + step for step in (-1, 1) if 0 <= here % 3 + step <= 2] + [(here + 3) % 6]
    crowds = sorted(((len(in_stations(flight, (station,))), station) for station in neighbours), reverse=True)
    if crowds[0][0] > crowds[1][0]:
        _go(threat, crowds[0][1])


def _spread(words: list[str]) -> Effect:
    step = -1 if words == ["red"] else 1
    return lambda flight, threat: spread(flight, threat, step)


# The crew


def _delay(words: list[str]) -> Effect:
    match words:
        case ["ship"]:
            return lambda flight, threat: delay_next(flight, flight.crew)
        case ["zone"]:
            return lambda flight, threat: delay_next(
                flight, in_stations(flight, (threat.lane, threat.lane + 3))
            )
        case ["per-token"]:
            return lambda flight, threat: delay_next(flight, in_stations(flight, tokens(threat)))
    raise ValueError(words)


def _knock_out(words: list[str]) -> Effect:
    match words:
        case ["ship"]:
            return lambda flight, threat: knock_out(flight, aboard(flight))
        case ["ship-except", station]:
            spared = STATION_NUMBERS[station]
            return lambda flight, threat: knock_out(
                flight, [member for member in aboard(flight) if member.station != spared]
            )
        case ["here"]:
            return lambda flight, threat: knock_out(flight, in_stations(flight, threat.stations))
        case ["here-without-active-bots"]:
            return lambda flight, threat: knock_out(
                flight,
                [m for m in in_stations(flight, threat.stations) if m.squad != ACTIVE_SQUAD],
            )
        case ["leaders"]:
            return lambda flight, threat: knock_out(flight, [m for m in aboard(flight) if m.squad])
    raise ValueError(words)


def _destroy_ship(words: list[str]) -> Effect:
    def effect(flight: Flight, threat: Threat) -> None:
        raise ShipLost(threat.code)

    return effect


VERBS: dict[str, Callable[[list[str]], Effect]] = {
    "attack": _attack,
    "damage": _damage,
    "heal": _heal,
    "speed": _speed,
    "shield": _shield,
    "reveal": _becomes("hidden", False),
    "fires-back": _becomes("fires_back", True),
    "mark": _mark,
    "self-damage": _self_damage,
    "aura-attack": _aura_attack,
    "aura-shield": _aura_shield,
    "double-damage": _double_damage,
    "advance-others": _advance_others,
    "drain-shield": _drain_shield,
    "drain-reactor": _drain_reactor,
    "fill-shield": _fill_shield,
    "leak-shield": _leak_shield,
    "leak-reactor": _leak_reactors,
    "lose-fuel": _lose_fuel,
    "lose-rocket": _lose_rocket,
    "disable-stored-bots": _disable_stored_bots,
    "move": _move,
    "spread": _spread,
    "delay": _delay,
    "ko": _knock_out,
    "destroy-ship": _destroy_ship,
}


def effect_of(token: str) -> Effect:
    verb, *words = token.split()
    if verb not in VERBS:
        raise ValueError(f"nobody knows what {token!r} does")
    if not words or not words[-1].startswith("if-"):
        return VERBS[verb](words)
    holds, effect = _condition(words[-1]), VERBS[verb](words[:-1])

    def conditional(flight: Flight, threat: Threat) -> None:
        if holds(threat):
            effect(flight, threat)

    return conditional


ACTIONS: dict[tuple[str, str], tuple[Effect, ...]] = {
    (card.code, letter): tuple(effect_of(token) for token in card.tokens(letter))
    for card in CARDS.values()
    for letter in "XYZ"
}
