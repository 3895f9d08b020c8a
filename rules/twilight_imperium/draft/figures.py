"""What a fleet would come to: Fleet Supply, room aboard, Fighters left behind, fire on the way in."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Arg, phrase
from rules.core.draft import Note
from rules.twilight_imperium import risks
from rules.twilight_imperium.battle.casualties import counted
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds.rolling import Weapon
from rules.twilight_imperium.deeds.verbs import SIDES
from rules.twilight_imperium.draft.look import note
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import NOBODY, State
from rules.twilight_imperium.tactical import ashore, fire, losing, pds
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.voyage import Voyage
from rules.twilight_imperium.view import FireView, FleetView

LEAST = 0.005
"""Of a chance that is still 1 in whole percents."""


def fleet(state: State, course: Course, voyage: Voyage) -> FleetView:
    seat, end = course.seat, state.systems[course.end]
    ships = losing.loaded(state, course, voyage)
    fighters = systems.fighters(end, seat) + sum(voyage.fighters.values())
    docks = limits.docks(end, seat)
    most = supply.fleet_limit(state, seat, course.end).value
    room = sum(max(losing.space(state, each), limits.aboard(each)) for each in ships)
    return FleetView(
        ships=limits.counted(state, seat, ships, docks, fighters),
        limit=0 if most >= supply.NO_LIMIT else most,
        cargo=sum(map(limits.aboard, ships)) + fighters,
        room=room + docks * supply.support(state, seat).value,
        stranded=tuple(losing.stranded(state, course, voyage, ships, fighters)),
        fire=tuple(_fire(state, seat, course.end)),
    )


# Fire


def _fire(state: State, seat: int, at: str) -> Iterator[FireView]:
    for other in fire.after(state, seat):
        armed = [pds.armed(state, other, seat, at, each) for each in fire.in_range(state, other, at)]
        dice = sum(weapon.dice * count for weapon, count in armed)
        if dice:
            yield FireView(other, dice, sum(expected(weapon) * count for weapon, count in armed))


def expected(weapon: Weapon) -> float:
    """Hits of one that fires."""
    needed = weapon.needed - sum(amount for _, amount in weapon.parts)
    return weapon.dice * (SIDES + 1 - max(1, min(SIDES + 1, needed))) / SIDES


# In words


def notes(state: State, course: Course, found: FleetView) -> Iterator[Note]:
    if found.limit:
        yield note("ti-draft-note-supply", count=found.ships, most=found.limit)
    if found.limit and found.ships > found.limit:
        yield note("ti-draft-note-excess", count=found.ships - found.limit, system=course.end)
    yield note("ti-draft-note-room", count=found.cargo, most=found.room)
    for at, count in found.stranded:
        yield note("ti-draft-note-stranded", count=count, system=at)
    for each in found.fire:
        yield note("ti-draft-note-fire", player=f"#{each.seat}", count=each.dice, **tenths(each.hits))
    system = state.systems[course.end]
    for seat in systems.enemies(system, course.seat):
        yield note("ti-draft-note-battle", player=f"#{seat}", ships=_fleet(state, course.end, seat))
    if system.at == MECATOL and ashore.guarded(state, REX):
        flying, troops = state.custodians
        yield note("ti-draft-note-custodians", count=flying, troops=troops)
    mines = len([owner for owner in system.mines if owner != course.seat])
    if mines:
        yield note("ti-draft-note-mines", count=mines)


def odds(state: State, course: Course, voyage: Voyage) -> Iterator[Note]:
    """How the battle would end, if both fight on and nobody plays a card."""
    for fight in risks.coming(state, course, voyage):
        attacker, defender, nobody = map(chance, fight.chances)
        figures: dict[str, Arg] = {"one": attacker, "other": defender, "nobody": nobody}
        if fight.defender == NOBODY:
            yield note("ti-draft-note-odds-guards", player=f"#{fight.attacker}", **figures)
        else:
            who: dict[str, Arg] = {"player": f"#{fight.attacker}", "enemy": f"#{fight.defender}"}
            yield note("ti-draft-note-odds", **who, **figures)


def chance(share: float) -> str:
    """Whole percents; what is possible is never none, what is not certain never all."""
    if 0 < share < LEAST or 1 - LEAST <= share < 1:
        return phrase("ti-chance-least" if share < LEAST else "ti-chance-most")
    return phrase("ti-chance", n=round(share * 100))


def _fleet(state: State, at: str, seat: int) -> Arg:
    system = state.systems[at]
    kinds = [each.kind for each in systems.ships(system, seat)]
    return counted([*kinds, *["fighter"] * systems.fighters(system, seat)])


def tenths(figure: float) -> dict[str, Arg]:
    """With one place behind the point, as either language writes it."""
    whole, tenth = divmod(round(figure * 10), 10)
    return {"whole": whole, "tenth": tenth}
