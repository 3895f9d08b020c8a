"""Systems as a menu names them: address, what lies there, whose it is, what could come."""

from __future__ import annotations

from rules.core.contract import Arg, phrase
from rules.core.draft import Option
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.draft.look import pick
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import Planet, State, System

DESTINY = ("ti-draft-places-fight", "ti-draft-places-land", "ti-draft-places-own", "ti-draft-places-rest")


def place(state: State, seat: int, system: System, ships: int, code: str = "") -> Option:
    """With how many ships could come there."""
    return pick(
        code or system.at,
        "ti-draft-place",
        hint="ti-draft-place-hint",
        group=group(state, seat, system),
        system=system.at,
        what=inside(system),
        holds=_holds(state, seat, system),
        count=ships,
    )


def group(state: State, seat: int, system: System) -> str:
    """By what somebody who goes there would do."""
    others = [each for each in system.planets if each.owner not in (None, seat)]
    if systems.enemies(system, seat) or others:
        return "ti-draft-places-fight"
    if any(each.owner is None for each in system.planets):
        return "ti-draft-places-land"
    if system.planets or systems.has_units(system, seat):
        return "ti-draft-places-own"
    return "ti-draft-places-rest"


def inside(system: System) -> Arg:
    """Its planets, or what else it is."""
    if system.planets and not system.hidden:
        return tuple(f"@{each.id}" for each in system.planets)
    return phrase("ti-draft-place-hidden") if system.hidden else f"@{system.tile}"


def _holds(state: State, seat: int, system: System) -> Arg:
    """Fleets of others, and what each planet yields."""
    parts = [
        phrase("ti-draft-place-fleet", player=f"#{each}", count=_fleet(system, each))
        for each in systems.enemies(system, seat)
    ]
    parts += [_planet(state, seat, each) for each in system.planets if not system.hidden]
    if control.controls(state, seat, system.at) and any(each.dock is not None for each in system.planets):
        parts.append(phrase("ti-draft-place-dock"))
    return tuple(parts) or phrase("ti-draft-place-empty")


def _fleet(system: System, seat: int) -> int:
    return len(systems.ships(system, seat)) + systems.fighters(system, seat)


def _planet(state: State, seat: int, planet: Planet) -> str:
    worth = {
        "resources": planets.value(state, planet.id, "resources"),
        "influence": planets.value(state, planet.id, "influence"),
    }
    if planet.owner in (None, seat):
        key = "ti-draft-place-free" if planet.owner is None else "ti-draft-place-mine"
        return phrase(key, **worth)
    troops = systems.ground(planet)
    return phrase("ti-draft-place-theirs", player=f"#{planet.owner}", count=troops, pds=planet.pds, **worth)
