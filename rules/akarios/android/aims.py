"""What a battle is about, as far as it can be read from the conditions of its success: what to destroy, where
to fly, what to protect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.akarios.scenario import script_do, script_if
from rules.akarios.scenario.conditions import number
from rules.akarios.scenario.goals import script
from rules.akarios.scenario.moving_things import ahead
from rules.akarios.scenario.script import Battle as Script
from rules.akarios.scenario.script import Rule
from rules.akarios.ship.ships import on_board, where
from rules.akarios.state import SPARROW, Battle, State
from rules.core.data import parts
from rules.core.hexes import Hex, distance, named

USUAL, WANTED, SPARED = 1.0, 1.7, -1.0
"""What a point of damage is worth: to anybody, to whom success needs destroyed, to what it needs whole."""
NEXT = 3
"""Hexes of a path that are kept free."""
WALKED = ("hex_entered", "move_done")
STRUCK = ("destroyed", "damaged")

Tests = tuple[object, ...]
"""What success asks for, and what rules that help it ask for."""
Rules = tuple[Rule, ...]


class Aims(NamedTuple):
    prey: dict[str, float]
    """Ships and tokens: what a point of damage is worth. Others are worth the usual."""
    places: tuple[tuple[Hex, int], ...]
    """Where one wants to be, and how near."""
    holds: bool
    """Time is on our side: who lives longer wins."""
    wanted: int = 1
    """Ships that each of the places needs."""
    left: int | None = None
    """Rounds until the limit, this one too."""
    verdicts: tuple[tuple[str, str], ...] = ()
    """Cards that decide the battle once the shields of such a ship are gone."""
    whole: frozenset[str] = frozenset()
    """Tokens that must not be destroyed."""
    lanes: frozenset[Hex] = frozenset()
    """Where others have to pass next."""


def aims(state: State, ref: str) -> Aims:
    """For one ship."""
    battle, told = state.fight, script(state)
    helpful = tuple(_helpful(told))
    tests = (told.win, *(rule.given for rule in helpful))
    prey = dict(_prey(state, tests, helpful))
    prey |= dict.fromkeys(_in_the_way(battle, told.win), WANTED)
    places = tuple(dict.fromkeys(_places(state, ref, tests, helpful)))
    holds = any(each.after is not None for each in parts(told.win, script_if.Round))
    crowds = [number(each.at_least, state.seats) for each in parts(tests, script_if.AdjacentTo)]
    limits = [each.after for each in parts(told.lose, script_if.Round) if each.after is not None]
    left = min(limits) - battle.round + 1 if limits else None
    lanes = frozenset(_lanes(state))
    prey |= {ship.ref: WANTED for ship in on_board(battle, "enemy") if where(ship) in lanes}
    spared = (each for each in parts(told.lose, script_if.TokensAlive) if each.at_most == 0)
    whole = frozenset(id for each in spared for id in each.tokens)
    return Aims(
        prey,
        places,
        holds,
        max(crowds, default=1),
        left,
        tuple(_verdicts(helpful)),
        whole,
        lanes,
    )


def _helpful(told: Script) -> Iterator[Rule]:
    """Rules that change a figure which success asks for; what they ask for, success asks for too."""
    wanted = {each.var for each in parts(told.win, script_if.Var)}
    for rule in told.rule:
        changed = {each.var for each in parts(rule.do, script_do.Set)}
        changed |= {each.var for each in parts(rule.do, script_do.Add)}
        if changed & wanted:
            yield rule


def _verdicts(helpful: Rules) -> Iterator[tuple[str, str]]:
    for rule in helpful:
        if rule.when.hook == "action_done" and rule.when.card:
            yield from ((rule.when.card, bare.type) for bare in parts(rule.given, script_if.ShipShields))


# What to destroy


def _prey(state: State, tests: Tests, helpful: Rules) -> Iterator[tuple[str, float]]:
    """Tokens and types that are named: some only down to a figure."""
    battle = state.fight
    for alive in parts(script(state).win, script_if.TokensAlive):
        yield from ((id, WANTED) for id in alive.tokens)
    for each in parts(tests, script_if.TokenHull):
        if each.le is not None and each.token in battle.tokens:
            low = (battle.tokens[each.token].hull or 0) <= number(each.le, state.seats)
            yield each.token, SPARED if low else WANTED
    for few in parts(tests, script_if.EnemiesLeft):
        if few.type or few.elite is not None:
            yield from _ships(battle, few.type, few.elite)
    for bare in parts(tests, script_if.ShipShields):
        yield from _ships(battle, bare.type, None)
    for rule in helpful:
        if rule.when.hook in STRUCK:
            yield from ((id, WANTED) for id in rule.when.tokens)
            if rule.when.type:
                yield from _ships(battle, rule.when.type, rule.when.elite)


def _ships(battle: Battle, type: str, elite: bool | None) -> Iterator[tuple[str, float]]:
    for ship in battle.ships.values():
        if ship.kind == type or (not type and ship.elite == elite):
            yield ship.ref, WANTED


def _in_the_way(battle: Battle, win: script_if.If) -> list[str]:
    """Of the Sparrow, where it has to get somewhere: the first token with hull before it."""
    goals = [named(each.hex) for each in parts(win, script_if.SparrowAt)]
    sparrow = battle.ships.get(SPARROW)
    if not goals or sparrow is None or sparrow.hex is None:
        return []
    there = [each for each in battle.tokens.values() if each.hull and each.hex and each.side == "enemy"]
    there.sort(key=lambda each: (distance(where(each), where(sparrow)), each.id))
    return [each.id for each in there[:1]]


# Where to fly


def _lanes(state: State) -> Iterator[Hex]:
    """The next hexes of allies that follow a path: whoever stands there stops them."""
    battle, told = state.fight, script(state)
    for ally in told.ally:
        for ship in on_board(battle, "ally"):
            if ally.path and ship.kind == ally.type:
                yield from map(named, ahead(ship.hex or "", ally.path)[:NEXT])
    for row in told.token:
        token = battle.tokens[row.id]
        if row.side == "ally" and token.hex is not None:
            yield from map(named, ahead(token.hex, row.path)[:NEXT])


def _places(state: State, ref: str, tests: Tests, helpful: Rules) -> Iterator[tuple[Hex, int]]:
    battle = state.fight
    for each in parts(script(state).win, script_if.ShipInHexes):
        if each.who == "player":
            yield from ((named(hex), 0) for hex in each.hexes)
    for near in parts(tests, script_if.AdjacentTo):
        if near.who == "player":
            yield from ((cell, 1) for cell in _tokens(battle, near.tokens))
    for carried in parts(tests, script_if.CarriedBy):
        if battle.tokens[carried.token].carrier is None:
            yield from ((cell, 0) for cell in _tokens(battle, (carried.token,)))
    for rule in helpful:
        if rule.when.hook in WALKED and rule.when.who == "player" and _loaded(battle, rule, ref):
            yield from ((named(hex), 0) for hex in rule.when.in_hexes)
            ids = (*rule.when.tokens, *((rule.when.on_token,) if rule.when.on_token else ()))
            yield from ((cell, 0) for cell in _tokens(battle, ids))


def _loaded(battle: Battle, rule: Rule, ref: str) -> bool:
    """The ship carries what has to be brought there."""
    return all(battle.tokens[each.token].carrier == ref for each in parts(rule.given, script_if.CarriedBy))


def _tokens(battle: Battle, ids: tuple[str, ...]) -> Iterator[Hex]:
    for id in ids:
        token = battle.tokens.get(id)
        if token is not None and token.hex is not None:
            yield where(token)
