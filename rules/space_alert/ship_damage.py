"""Attacks and damage: what threats do to the zones of the ship."""

from __future__ import annotations

from rules.space_alert.components import STOCK, ZONE_NAMES
from rules.space_alert.flight import Flight, ShipLost, Threat, weaken
from rules.space_alert.view import Blow


def attack(flight: Flight, threat: Threat, zone: int, strength: int, *, tiles_per_point: int = 1) -> None:
    """An external attack: shields take what they can, the rest is damage (SA-199 to SA-202).

    A scout raises every attack but its own (SA-306, SA-310).
    """
    strength += raised(flight, threat)
    before = flight.shield[zone]
    absorbed = min(before, strength)
    flight.shield[zone] -= absorbed
    _draw(flight, threat, zone, strength, strength - absorbed, tiles_per_point, before)


def damage(flight: Flight, threat: Threat, zone: int, amount: int) -> None:
    """Damage that shields do not meet (SA-213)."""
    _draw(flight, threat, zone, amount, amount, 1, None)


def raised(flight: Flight, threat: Threat) -> int:
    scouts = flight.scouts
    return len(scouts) - (threat.number in scouts) if scouts else 0


def _draw(
    flight: Flight, threat: Threat, zone: int, strength: int, points: int, factor: int, shield: int | None
) -> None:
    """Tiles for the points that came through; all doublings multiply (SA-287, SA-302, SA-364, SA-365)."""
    if flight.doubled >> zone & 1:
        factor *= 2
    if flight.fissure >> zone & 1:
        factor *= 2
    tiles, stack = flight.tiles[zone], flight.stacks[zone]
    before = len(tiles)
    try:
        for _ in range(points * factor):
            if len(tiles) >= STOCK.tiles_per_zone:
                raise ShipLost(threat.code)
            tile = stack.pop(0)
            tiles.append(tile)
            weaken(flight, zone, tile)
    finally:
        if flight.log:
            after = None if shield is None else max(shield - strength, 0)
            blow = Blow(ZONE_NAMES[zone], strength, shield, after, tuple(tiles[before:]))  # type: ignore[arg-type]
            flight.log.blows.append(blow)
