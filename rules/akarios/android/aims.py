"""What a battle is about, as far as it can be read from the conditions of its success: what to destroy, where
to fly, what to protect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.akarios.scenario import script_do, script_if
from rules.akarios.scenario.goals import script
from rules.akarios.scenario.script import Rule
from rules.akarios.ship.ships import allied, where
from rules.akarios.state import SPARROW, Battle, State
from rules.core.data import parts
from rules.core.hexes import Hex, distance, named

USUAL, WANTED = 1.0, 1.7
"""What a point of damage is worth, to anybody and to whom success needs destroyed."""


class Aims(NamedTuple):
    prey: dict[str, float]
    """Ships and tokens: what a point of damage is worth. Others are worth the usual."""
    places: tuple[tuple[Hex, int], ...]
    """Where one wants to be, and how near."""
    holds: bool
    """Time is on our side: who lives longer wins."""


def aims(state: State) -> Aims:
    battle, told = state.fight, script(state)
    prey = dict(_prey(state))
    prey |= dict.fromkeys(_in_the_way(battle, told.win), WANTED)
    places = tuple(dict.fromkeys(_places(state)))
    holds = any(each.after is not None for each in parts(told.win, script_if.Round))
    return Aims(prey, places, holds)


def _prey(state: State) -> Iterator[tuple[str, float]]:
    """Tokens and types that a condition of success names, or a rule that brings it nearer."""
    battle, told = state.fight, script(state)
    for each in parts(told.win, script_if.TokenHull):
        yield each.token, WANTED
    for alive in parts(told.win, script_if.TokensAlive):
        yield from ((id, WANTED) for id in alive.tokens)
    for few in parts(told.win, script_if.EnemiesLeft):
        if few.type or few.elite is not None:
            yield from _ships(battle, few.type, few.elite)
    for rule in _helpful(state):
        if rule.when.hook in ("destroyed", "damaged"):
            yield from ((id, WANTED) for id in rule.when.tokens)
            if rule.when.type:
                yield from _ships(battle, rule.when.type, rule.when.elite)


def _ships(battle: Battle, type: str, elite: bool | None) -> Iterator[tuple[str, float]]:
    for ship in battle.ships.values():
        if ship.kind == type or (not type and ship.elite == elite):
            yield ship.ref, WANTED


def _helpful(state: State) -> Iterator[Rule]:
    """Rules that change a figure which success asks for."""
    told = script(state)
    wanted = {each.var for each in parts(told.win, script_if.Var)}
    for rule in told.rule:
        changed = {each.var for each in parts(rule.do, script_do.Set)}
        changed |= {each.var for each in parts(rule.do, script_do.Add)}
        if changed & wanted:
            yield rule


def _in_the_way(battle: Battle, win: script_if.If) -> list[str]:
    """Of the Sparrow, where it has to get somewhere: the first token with hull before it."""
    goals = [named(each.hex) for each in parts(win, script_if.SparrowAt)]
    sparrow = battle.ships.get(SPARROW)
    if not goals or sparrow is None or sparrow.hex is None:
        return []
    there = [each for each in battle.tokens.values() if each.hull and each.hex and each.side == "enemy"]
    there.sort(key=lambda each: (distance(where(each), where(sparrow)), each.id))
    return [each.id for each in there[:1]]


def _places(state: State) -> Iterator[tuple[Hex, int]]:
    battle, told = state.fight, script(state)
    for each in parts(told.win, script_if.ShipInHexes):
        if each.who == "player":
            yield from ((named(hex), 0) for hex in each.hexes)
    for near in parts(told.win, script_if.AdjacentTo):
        yield from ((cell, 1) for cell in _tokens(battle, near.tokens))
    for carried in parts(told.win, script_if.CarriedBy):
        token = battle.tokens.get(carried.token)
        if token is not None and token.carrier is None:
            yield from ((cell, 0) for cell in _tokens(battle, (carried.token,)))
    for rule in _helpful(state):
        if rule.when.hook == "hex_entered" and rule.when.who in (None, "player"):
            yield from ((named(hex), 0) for hex in rule.when.in_hexes)
            ids = (*rule.when.tokens, *((rule.when.on_token,) if rule.when.on_token else ()))
            yield from ((cell, 0) for cell in _tokens(battle, ids))


def _tokens(battle: Battle, ids: tuple[str, ...]) -> Iterator[Hex]:
    for id in ids:
        token = battle.tokens.get(id)
        if token is not None and token.hex is not None:
            yield where(token)


def guarded(battle: Battle) -> list[Hex]:
    """Whom the enemies must not get at: the Sparrow with its hull, allies."""
    ships = battle.ships.values()
    return [where(ship) for ship in ships if allied(ship) and ship.seat is None and ship.hull and ship.hex]
