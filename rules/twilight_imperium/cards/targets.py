"""What cards are aimed at (TI-519, TI-526). `targets` of the data names a kind for each. They are written as

player `2` · planet `lodor` · system and fleet `308` · ship, floating dock `17` · dock or PDS: its planet ·
agreement `0+2` · die: its place among those rolled · Strategy, Action and Political Cards, technologies and
abilities by their ids. Some cards say more, as their deed tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, cycle, product
from typing import NamedTuple

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import ABILITIES, PLANETS, RACIAL, STRATEGY, TECHNOLOGIES, UNITS
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Play, Price, Targets
from rules.twilight_imperium.deeds.verbs import partners
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import cannot_target
from rules.twilight_imperium.effects.movement import ways
from rules.twilight_imperium.frames import Die, Facts
from rules.twilight_imperium.state import State, System, Until

Can = Callable[[State, int, Facts], Iterator[Targets]]
Fits = Callable[[State, int, Targets, Facts], bool]
Do = Callable[[State, int, Targets, Facts, Dice], list[Event]]


# What there is of each kind


def _players(state: State, seat: int) -> Iterator[str]:
    """Opponents."""
    return (str(each) for each in systems.playing(state) if each != seat)


def _planets(state: State, _: int) -> Iterator[str]:
    return (planet.id for _, planet in systems.planets(state))


def _own_planets(state: State, seat: int) -> Iterator[str]:
    return (planet.id for planet in systems.planets_of(state, seat))


def _systems(state: State, _: int) -> Iterator[str]:
    return iter(sorted(state.systems))


def _own_systems(state: State, seat: int) -> Iterator[str]:
    return (each.at for each in systems.places(state) if _present(each, seat))


def _present(system: System, seat: int) -> bool:
    return systems.has_units(system, seat) or seat in system.counters


def _fleets(state: State, seat: int) -> Iterator[str]:
    return (each.at for each in systems.places(state) if systems.has_fleet(each, seat))


def _own_ships(state: State, seat: int) -> Iterator[str]:
    return (str(ship.id) for each in systems.places(state) for ship in systems.ships(each, seat))


def _enemy_ships(state: State, seat: int) -> Iterator[str]:
    return (str(ship.id) for each in systems.places(state) for ship in each.ships if ship.seat != seat)


def _structures(state: State, _: int) -> Iterator[str]:
    """Planets with a dock or PDS, and floating docks."""
    for system in systems.places(state):
        yield from (each.id for each in system.planets if each.dock is not None or each.pds)
        yield from (str(each.id) for each in system.docks)


def _own_structures(state: State, seat: int) -> Iterator[str]:
    for system in systems.places(state):
        own = (each for each in system.planets if each.owner == seat)
        yield from (each.id for each in own if each.dock is not None or each.pds)
        yield from (str(each.id) for each in system.docks if each.seat == seat)


def _agreements(state: State, _: int) -> Iterator[str]:
    pairs = combinations(range(state.seats), 2)
    return (f"{one}+{other}" for one, other in pairs if other in partners(state, one))


def _dice(state: State, _: int) -> Iterator[str]:
    return map(str, range(len(rolled(state))))


def rolled(state: State) -> list[Die]:
    """Dice on the table: of the innermost battle, invasion or volley."""
    found = (getattr(frame, "dice", None) for frame in reversed(state.stack))
    return next((dice for dice in found if dice), [])


KINDS: dict[str, Callable[[State, int], Iterable[str]]] = {
    "player": _players,
    "planet": _planets,
    "own_planet": _own_planets,
    "system": _systems,
    "own_system": _own_systems,
    "own_fleet": _fleets,
    "own_ship": _own_ships,
    "enemy_ship": _enemy_ships,
    "structure": _structures,
    "own_structure": _own_structures,
    "strategy_card": lambda _, __: STRATEGY,
    "technology": lambda _, __: TECHNOLOGIES,
    "ability": lambda _, __: ABILITIES,
    "agreement": _agreements,
    "die": _dice,
}


def found(state: State, seat: int, card: str, kind: str) -> Iterator[str]:
    """Everything of this kind that the card could find; Nano Technology hides ships here alone (TI-526)."""
    things = KINDS[kind](state, seat)
    if kind == "enemy_ship":
        return (each for each in things if not _hidden(state, seat, card, each))
    return iter(things)


def _hidden(state: State, seat: int, card: str, ship: str) -> bool:
    return cannot_target(state, told.facts(seat=seat, card=card, ship=ship)) is not None


# Plays of cards


def always(_: State, __: int, ___: Targets, ____: Facts) -> bool:
    return True


def aimed(card: str, fits: Fits = always) -> Can:
    """One of each kind that the data name, as far as they fit; without targets: whether it can be played."""

    def can(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
        pools = [list(found(state, seat, card, kind)) for kind in ACTION_CARDS[card].targets]
        return (on for on in product(*pools) if fits(state, seat, on, facts))

    return can


class Card(NamedTuple):
    """What an Action Card does; its window and the kinds of its targets are the data's."""

    id: str
    do: Do
    fits: Fits = always
    """Which targets of these kinds it takes; without targets: whether it can be played."""
    can: Can | None = None
    """Where the data's kinds do not say all of its targets."""
    price: Price | Callable[[State, int, Facts], Price] | None = None
    judge: Fits | None = None
    """Where `can` lists only some of its targets."""


def plays_of(*cards: Card) -> dict[str, Play]:
    return {card.id: _play(card) for card in cards}


def _play(card: Card) -> Play:
    can = card.can or aimed(card.id, card.fits)
    price = card.price if callable(card.price) else _always(card.price)
    return Play(ACTION_CARDS[card.id].window, can, card.do, price, card.judge)


def _always(price: Price | None) -> Callable[[State, int, Facts], Price | None]:
    return lambda *_: price


def lasts(card: str, until: Until) -> Do:
    """The effect is a number or a ban of `effects`, in force for a while, on its targets."""

    def do(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
        begin(state, card, seat, until, on)
        return []

    return do


# Whom it concerns

SHIPS = ("own_ship", "enemy_ship", "structure", "own_structure")


def owners(state: State, kind: str, id: str) -> set[int]:
    """The players at whom such a target is aimed."""
    match kind:
        case "player":
            return {int(id)}
        case "agreement":
            return {int(each) for each in id.split("+")}
        case "system" | "own_system" | "own_fleet" if id in state.systems:
            system = state.systems[id]
            held = {each.owner for each in system.planets if each.owner is not None}
            return {each for each in range(state.seats) if systems.has_units(system, each)} | held
        case "planet" | "own_planet" | "structure" | "own_structure" if id in PLANETS:
            owner = systems.planet(state, id).owner
            return set() if owner is None else {owner}
        case "own_ship" | "enemy_ship" | "structure" | "own_structure" if id.isdecimal():
            ships = (each for system in systems.places(state) for each in (*system.ships, *system.docks))
            return {each.seat for each in ships if each.id == int(id)}
    return set()


def aims(state: State, seat: int, card: str, on: Targets) -> set[int]:
    """Other players whom the card is aimed at."""
    pairs = zip(ACTION_CARDS[card].targets, on, strict=False)
    return {each for kind, id in pairs for each in owners(state, kind, id)} - {seat}


def shown(state: State, card: str, on: Targets) -> tuple[str, ...]:
    """Targets as words name them."""
    kinds = ACTION_CARDS[card].targets or ("number",)
    pairs = zip(cycle(kinds), on, strict=False)
    return tuple(each for kind, id in pairs for each in _shown(state, kind, id))


def _shown(state: State, kind: str, id: str) -> list[str]:
    if kind in ("player", "agreement"):
        return [f"#{seat}" for seat in id.split("+")]
    if kind in SHIPS and id.isdecimal():
        ships = (each for system in systems.places(state) for each in (*system.ships, *system.docks))
        return [f"@{each.kind}" for each in ships if each.id == int(id)]
    named = any(id in rows for rows in (PLANETS, UNITS, STRATEGY, TECHNOLOGIES, RACIAL, ABILITIES))
    return [f"@{id}" if named else id]


# Ways


def route(state: State, seat: int, one: str, other: str) -> bool:
    """Whether systems without enemy ships lead from one to the other, both included."""
    free = {each.at for each in systems.places(state) if not systems.enemies(each, seat)}
    reached, edge = {one} & free, [one] if one in free else []
    while edge and other not in reached:
        edge = [each for at in edge for each in ways(state, at) if each in free - reached]
        reached |= set(edge)
    return other in reached
