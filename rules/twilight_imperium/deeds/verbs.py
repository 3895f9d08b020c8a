"""The small deeds that cards, laws and abilities are made of (TI-613 to TI-616). Trade Goods, counters and
planets have theirs in the purse, victory points in `points`."""

from __future__ import annotations

from rules.core.contract import Arg, Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.fleets import arrivals, limits, removal
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import NOBODY, Planet, Ship, ShipKind, State, Unit

SIDES = 10


def in_turn(state: State) -> list[int]:
    """The order in which an effect reaches several players (TI-614)."""
    if state.phase in ("setup", "strategy") or not state.order:
        return systems.clockwise(state, state.speaker)
    return [seat for seat in state.order if not state.players[seat].out]


def roll(dice: Dice, count: int = 1) -> list[int]:
    """Faces of ten-sided dice."""
    return [dice.roll(SIDES) for _ in range(count)]


# Free units: what does not fit is lost (TI-615)


def free_ships(state: State, seat: int, kind: ShipKind, at: str, count: int = 1) -> list[Event]:
    """Not where enemy ships are, and no more than Fleet Supply and plastic allow."""
    system = state.systems[at]
    if systems.enemies(system, seat):
        return []
    count = min(count, limits.room_for_ships(state, seat, system, kind))
    built = pieces.launch(state, seat, kind, system, count)
    return _arrived(state, seat, kind, at, len(built))


def free_fighters(state: State, seat: int, at: str, count: int) -> list[Event]:
    """As many as find support there."""
    system = state.systems[at]
    if systems.enemies(system, seat):
        return []
    count = min(count, limits.room_for_fighters(state, seat, system))
    if count:
        pieces.add_fighters(system, seat, count)
    return _arrived(state, seat, "fighter", at, count)


def _arrived(state: State, seat: int, kind: str, at: str, count: int) -> list[Event]:
    """Among others' mines too (TI-275, TI-277); whoever is alone there gets a station (TI-078)."""
    told = appeared(state, seat, kind, at, count)
    return [*told, *(arrivals.appear(state, seat, at) if count else [])]


def free_ground(state: State, unit: Unit, planet: str, count: int = 1) -> list[Event]:
    """Ground Forces, Shock Troops, PDS or a dock on a planet, for its owner; none on a station (TI-082)."""
    found = systems.planet(state, planet)
    if found.owner is None or PLANETS[planet].station:
        return []
    placed = pieces.station(state, found.owner, unit, found, count)
    escort(state, found)
    at = systems.place_of(state, planet).at
    return appeared(state, found.owner, unit, at, placed)


def appeared(state: State, seat: int, unit: str, at: str, count: int) -> list[Event]:
    if not count:
        return []
    systems.happens(state, "built", seat=seat, unit=unit, system=at, count=count)
    facts: dict[str, Arg] = {"player": f"#{seat}", "unit": f"@{unit}", "count": count, "system": at}
    return [Event("ti-units-placed", facts)]


def escort(state: State, planet: Planet) -> None:
    """Shock Troops without a plain Ground Force: one of them turns into one (TI-382)."""
    if planet.shock and not planet.gf:
        planet.shock, planet.gf = planet.shock - 1, 1
        state.shock_left += 1


# Losses outside battle


def kill_ground(state: State, planet: str, count: int) -> int:
    """Plain Ground Forces first (TI-696); how many there were."""
    found = systems.planet(state, planet)
    gf = min(count, found.gf)
    shock = min(count - gf, found.shock)
    pieces.kill_ground(state, found, gf, shock)
    escort(state, found)
    if gf + shock and found.owner is not None:
        systems.happens(state, "gf_lost", planet=planet, seat=found.owner, count=gf + shock)
    return gf + shock


def destroy_ship(state: State, ship: Ship) -> list[Event]:
    """By a card or law; what it kept in the air or aboard goes with it, Fighters after the battle if there is
    one (TI-132)."""
    seat, at = ship.seat, systems.system_of(state, ship.id).at
    fought = any(isinstance(each, Battle) and each.system == at for each in state.stack)
    return [*removal.remove(state, ship), *([] if fought else removal.check(state, seat, at))]


def destroy_pds(state: State, planet: str, count: int) -> int:
    found = systems.planet(state, planet)
    lost = min(count, found.pds)
    found.pds -= lost
    return lost


def destroy_dock(state: State, planet: str, by: int | None) -> list[Event]:
    """On a planet; Fighters that it kept go too."""
    found = systems.planet(state, planet)
    if found.dock is None or found.owner is None:
        return []
    found.dock = None
    at = systems.place_of(state, planet).at
    systems.happens(state, "dock_lost", seat=found.owner, planet=planet, by="" if by is None else by)
    lost = Event("ti-dock-lost", {"player": f"#{found.owner}", "planet": f"@{planet}"})
    return [lost, *removal.check(state, found.owner, at)]


def abandon(state: State, planet: str, how: str) -> list[Event]:
    """Nobody's any more; Fighters that its dock kept go too (TI-133, TI-616), unless they are in a battle."""
    owner, at = systems.planet(state, planet).owner, systems.place_of(state, planet).at
    happened = control.turn_neutral(state, planet, how)
    return happened if owner is None else [*happened, *removal.bereft(state, owner, at)]


# Mines, technologies, agreements


def lay_mine(state: State, at: str, owner: int = NOBODY) -> bool:
    """While tokens last (TI-270)."""
    if not state.mines_left:
        return False
    state.mines_left -= 1
    state.systems[at].mines.append(owner)
    return True


def sweep_mine(state: State, at: str, owner: int) -> None:
    state.systems[at].mines.remove(owner)
    state.mines_left += 1


def gain_technology(state: State, seat: int, technology: str) -> list[Event]:
    """Whether he may have it was judged before."""
    state.players[seat].technologies.append(technology)
    systems.happens(state, "technology_gained", seat=seat, technology=technology)
    return [Event("ti-technology-gained", {"player": f"#{seat}", "technology": f"@{technology}"})]


def partners(state: State, seat: int) -> list[int]:
    """With whom the player has agreements."""
    return sorted(each.lent for each in state.players[seat].trade if each.lent is not None)


def break_agreement(state: State, one: int, other: int) -> list[Event]:
    """Each Trade Card goes back to its owner (TI-461)."""
    found = False
    for seat, partner in ((one, other), (other, one)):
        for card in state.players[seat].trade:
            if card.lent == partner:
                card.lent, found = None, True
    return [Event("ti-agreement-over", {"player": f"#{one}", "other": f"#{other}"})] if found else []


def repair(ships: list[Ship]) -> None:
    for ship in ships:
        ship.damaged = False


def cheapest(ships: list[Ship]) -> list[Ship]:
    """What a silent owner gives up first (TI-710)."""
    return sorted(ships, key=lambda each: (UNITS[each.kind].cost, not each.damaged, each.id))
