"""The compute damage step: weapons choose their targets, then hurt the external threats."""

from __future__ import annotations

from rules.space_alert.components import (
    CARDS,
    INTERCEPTORS_ALONE,
    INTERCEPTORS_RANGE,
    INTERCEPTORS_SEVERAL,
    MIDDLE,
    REACH,
    ROCKET_RANGE,
    ROCKET_STRENGTH,
)
from rules.space_alert.flight import INTERNAL, LOWER_WHITE, SPACE, Flight, Threat
from rules.space_alert.mishaps import in_stations, knock_out
from rules.space_alert.ship_damage import attack
from rules.space_alert.threat_log import strike_row
from rules.space_alert.threats import destroy
from rules.space_alert.view import HitRow

Weapons = list[tuple[str, int]]
Hits = dict[int, Weapons]
"""By threat number: the weapons that hit it, with their strength."""


def compute_damage(flight: Flight) -> None:
    if any(flight.fired) or flight.rocket_flying or flight.sortie:
        hits = _aim(flight)
        if hits:
            _resolve(flight, hits)
        flight.fired = [0] * 6
        flight.rocket_flying = False
        flight.sortie = 0


def _aim(flight: Flight) -> Hits:
    """Every weapon gets its targets before any damage is worked out (SA-170)."""
    targets = [threat for threat in flight.threats if _can_be_targeted(threat)]
    hits: Hits = {}
    _aim_lasers(flight, targets, hits)
    if flight.fired[LOWER_WHITE]:
        for threat in targets:
            if threat.square <= REACH[flight.pulse_range]:
                _hit(hits, threat, "pulse_cannon", flight.fired[LOWER_WHITE])
    if flight.rocket_flying:
        _aim_rocket(targets, hits)
    if flight.sortie:
        _aim_interceptors(flight, targets, hits)
    return hits


def _can_be_targeted(threat: Threat) -> bool:
    """Hidden fighters and distant satellites are as good as not there (SA-171, SA-298, SA-321)."""
    if threat.status != "active" or threat.lane == INTERNAL or threat.hidden:
        return False
    return threat.square <= MIDDLE or not CARDS[threat.code].untargetable_range_3


def _hit(hits: Hits, threat: Threat, weapon: str, strength: int) -> None:
    hits.setdefault(threat.number, []).append((weapon, strength))


def _nearest(targets: list[Threat]) -> Threat | None:
    """The lowest square; of equals the lower number, which comes first in the list (SA-172)."""
    return min(targets, key=lambda threat: threat.square, default=None)


def _aim_lasers(flight: Flight, targets: list[Threat], hits: Hits) -> None:
    for zone in range(3):
        heavy, light = flight.fired[zone], flight.fired[zone + 3] if zone != 1 else 0
        if heavy or light:
            here = [threat for threat in targets if threat.lane == zone]
            if light and (target := _nearest(here)):
                _hit(hits, target, "light_laser", light)
            if heavy:
                visible = [threat for threat in here if not CARDS[threat.code].no_heavy_laser]
                if target := _nearest(visible):
                    _hit(hits, target, "heavy_laser", heavy)


def _aim_rocket(targets: list[Threat], hits: Hits) -> None:
    """A juggernaut draws every rocket (SA-326); a phantom fighter swallows it (SA-299)."""
    magnets = [threat for threat in targets if CARDS[threat.code].rocket_magnet]
    in_range = [
        threat
        for threat in targets
        if threat.square <= REACH[ROCKET_RANGE] and not CARDS[threat.code].no_rockets
    ]
    target = _nearest(magnets or in_range)
    if target:
        _hit(hits, target, "rocket", 0 if CARDS[target.code].rocket_immune else ROCKET_STRENGTH)


def _aim_interceptors(flight: Flight, targets: list[Threat], hits: Hits) -> None:
    """Full strength against a single threat; a lone behemoth is rammed (SA-177, SA-323, SA-325)."""
    near = [threat for threat in targets if threat.square <= REACH[INTERCEPTORS_RANGE]]
    strength = INTERCEPTORS_ALONE if len(near) == 1 else INTERCEPTORS_SEVERAL
    if len(near) == 1 and (ram := CARDS[near[0].code].interceptors_ram):
        strength = ram
        with strike_row(flight, near[0], "ko pilot"):
            knock_out(flight, in_stations(flight, (SPACE,)))
    for threat in near:
        _hit(hits, threat, "interceptors", strength + flight.sortie - 1)


def _resolve(flight: Flight, hits: Hits) -> None:
    bonus = len(flight.marauders)
    hurt: list[Threat] = []
    for threat in flight.threats:
        if (
            threat.number in hits
            and threat.status == "active"
            and _take(flight, threat, hits[threat.number], bonus)
        ):
            hurt.append(threat)
    for threat in hurt:
        if threat.cubes >= threat.hull:
            destroy(flight, threat)
    _aftermath(flight, hurt)


def _take(flight: Flight, threat: Threat, weapons: Weapons, bonus: int) -> int:
    """The cubes one threat gets: all strengths, less its shield once (SA-180, SA-186)."""
    card = CARDS[threat.code]
    shield, note = threat.shield + bonus, None
    if card.pulse_breaks_shield and any(weapon == "pulse_cannon" for weapon, _ in weapons):
        shield, note = bonus, "shield_broken"
    damage = max(sum(strength for _, strength in weapons) - shield, 0)
    if weapons == [("rocket", 0)]:
        damage, note = 0, "immune"
    elif threat.cryoshield:
        threat.cryoshield = False
        damage, note = 0, "cryoshield"
    elif card.max_damage_per_turn is not None and damage > card.max_damage_per_turn:
        damage, note = card.max_damage_per_turn, "swarm"
    if card.rocket_magnet and any(weapon == "rocket" for weapon, _ in weapons):
        threat.shield += 1
    before = threat.hull - threat.cubes
    threat.cubes += damage
    if flight.log:
        _record(flight, threat, weapons, shield, before, damage, note)
    return damage


def _record(
    flight: Flight,
    threat: Threat,
    weapons: Weapons,
    shield: int,
    before: int,
    damage: int,
    note: str | None,
) -> None:
    assert flight.log is not None
    after = max(before - damage, 0)
    row = HitRow(
        code=threat.code,
        number=threat.number,
        serious=CARDS[threat.code].serious,
        weapons=tuple(weapons),
        shield=shield,
        damage=damage,
        before=before,
        after=after,
        hull=threat.hull,
        destroyed=after == 0,
        note=note,
    )
    flight.log.hits.append(row)


# What follows damage


def _aftermath(flight: Flight, hurt: list[Threat]) -> None:
    """Asteroids burst, a nemesis strikes back, a tanker blows up: lowest number first (SA-185).

    What a tanker's splash hurts joins the queue, but nobody answers twice in one step.
    """
    waiting = [threat for threat in hurt if _answers(threat)]
    answered: list[int] = []
    while waiting:
        threat = min(waiting, key=lambda threat: threat.number)
        waiting.remove(threat)
        answered.append(threat.number)
        for other in _answer(flight, threat):
            if _answers(other) and other.number not in answered and other not in waiting:
                waiting.append(other)


def _answers(threat: Threat) -> bool:
    card = CARDS[threat.code]
    if card.retaliate:
        return True
    return threat.status == "destroyed" and (bool(card.splash) or card.explode * threat.marks > 0)


def _answer(flight: Flight, threat: Threat) -> list[Threat]:
    """Do it; the threats that a splash hurts are given back."""
    card = CARDS[threat.code]
    with strike_row(flight, threat):
        if card.retaliate:
            for zone in range(3):
                attack(flight, threat, zone, card.retaliate)
        if card.explode:
            attack(flight, threat, threat.lane, card.explode * threat.marks)
        if card.splash:
            return _splash(flight, threat, card.splash)
    return []


def _splash(flight: Flight, tanker: Threat, cubes: int) -> list[Threat]:
    """Every other external threat on a track is hurt, whatever protects it (SA-318, SA-319)."""
    hurt = [threat for threat in flight.threats if threat.status == "active" and threat.lane != INTERNAL]
    for threat in hurt:
        before = threat.hull - threat.cubes
        threat.cubes += cubes
        if flight.log:
            _record(flight, threat, [("splash", cubes)], 0, before, cubes, None)
    for threat in hurt:
        if threat.cubes >= threat.hull:
            destroy(flight, threat)
    return hurt
