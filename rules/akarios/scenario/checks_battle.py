"""What is wrong with a battle: hexes off the board, things that are not there, more than the box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from rules.akarios.components import ENEMIES, ENEMY_BOARDS, SCENARIO_TOKENS, TERRAIN
from rules.akarios.scenario import script_do as do
from rules.akarios.scenario import script_if as asks
from rules.akarios.scenario.script import Battle, Map, Modifier, Targeting, TerrainToken, Token
from rules.akarios.ship import boards
from rules.akarios.state import SPARROW, Board
from rules.core.data import parts
from rules.core.hexes import Hex, distance, name, named

FEWEST_PLACES = 6
"""Placement hexes: four players have a choice."""
FIRST_SHOT = 6
"""Hexes between a player and an enemy at the start, at least: nobody is shot before the first decision."""


def battle(script: Battle) -> Iterator[str]:
    board = _board(script.map)
    yield from (f"{hex} is off the board" for hex in sorted(set(_hexes(script)) - board))
    if len(set(script.map.placement)) < FEWEST_PLACES:
        yield f"there must be {FEWEST_PLACES} hexes to start on"
    yield from _terrain(script, board)
    yield from _ways(script)
    yield from _near(script)
    yield from _crowds(script)
    yield from _supply(script)
    yield from _unknown(script)
    late = [row.id for row in script.rule if row.when.hook == "scenario_end"]
    yield from (f"{id} comes too late: after a battle there is [success] or [failure]" for id in late)


def _board(map: Map) -> set[str]:
    return {name(cell) for cell in boards.cells(Board(map.cols, map.rows))}


def _hexes(script: Battle) -> Iterator[str]:
    yield from script.map.placement
    yield from (each.at for each in script.terrain)
    yield from _ships(script)
    for token in script.token:
        yield from ((token.at,) if token.at else ())
    walkers = (*script.token, *script.ally, *((script.sparrow,) if script.sparrow else ()))
    yield from (hex for each in walkers for hex in each.path)
    yield from ((script.sparrow.at,) if script.sparrow else ())
    for when in parts(script, asks.When):
        yield from when.in_hexes
    for ships in parts(script, asks.ShipInHexes):
        yield from ships.hexes
    yield from (each.hex for each in parts(script, asks.SparrowAt))
    for where in parts(script, do.Where):
        yield from where.hexes
    yield from (each.at for each in parts(script, do.PlaceToken))
    yield from (each.at for each in parts(script, do.PlaceTerrain))
    yield from (each.at for each in parts(script, do.RemoveTerrain))


def _ships(script: Battle) -> list[str]:
    return [enemy.at for enemy in script.enemy] + [ally.at for ally in script.ally]


def covered(token: TerrainToken) -> set[str]:
    """The hexes under a terrain token; those off the board go by no name."""
    return {_name(cell) for cell in boards.covered(token.kind, named(token.at), token.rot)}


def _name(cell: Hex) -> str:
    try:
        return name(cell)
    except ValueError:
        return ""


def _terrain(script: Battle, board: set[str]) -> Iterator[str]:
    taken: Counter[str] = Counter()
    for token in script.terrain:
        if token.at not in board:
            continue
        if covered(token) - board:
            yield f"the {token.kind} at {token.at} hang over the edge"
        taken.update(covered(token))
        if not TERRAIN[token.kind].passable:
            inside = covered(token) & _stood_on(script)
            yield from (f"{hex} lies inside the {token.kind} at {token.at}" for hex in sorted(inside))
    yield from (f"two terrain tokens lie on {hex}" for hex, n in sorted(taken.items()) if n > 1)


def _stood_on(script: Battle) -> set[str]:
    sparrow = {script.sparrow.at, *script.sparrow.path} if script.sparrow else set()
    return {*script.map.placement, *_ships(script), *sparrow}


def _ways(script: Battle) -> Iterator[str]:
    """Paths go from hex to hex, and through nothing that cannot be entered."""
    walled = {hex for each in script.terrain if not TERRAIN[each.kind].passable for hex in covered(each)}
    walkers = (*script.token, *script.ally, *((script.sparrow,) if script.sparrow else ()))
    for each in walkers:
        way = [*((each.at,) if each.at else ()), *each.path] if each.path else []
        for here, there in pairwise(way):
            if distance(named(here), named(there)) != 1:
                yield f"the way from {here} to {there} is no single step"
        yield from (f"the way over {hex} is barred" for hex in each.path if hex in walled)


def _near(script: Battle) -> Iterator[str]:
    for enemy in script.enemy:
        for hex in script.map.placement:
            if distance(named(enemy.at), named(hex)) < FIRST_SHOT:
                yield f"the {enemy.type} at {enemy.at} is less than {FIRST_SHOT} hexes from {hex}"


def _crowds(script: Battle) -> Iterator[str]:
    """Nobody stands on another one, or on what cannot be entered."""
    there = Counter(_ships(script))
    there.update(set(script.map.placement))
    there.update([script.sparrow.at] if script.sparrow else [])
    there.update(token.at for token in script.token if token.at and token.hull != 0)
    yield from (f"{n} things stand on {hex}" for hex, n in sorted(there.items()) if n > 1)


def _supply(script: Battle) -> Iterator[str]:
    for kind, n in Counter(token.kind for token in script.terrain).items():
        if n > TERRAIN[kind].tokens:
            yield f"the box holds {TERRAIN[kind].tokens} of {kind}, not {n}"
    if len(script.token) > SCENARIO_TOKENS:
        yield f"the box holds {SCENARIO_TOKENS} tokens, not {len(script.token)}"
    for players in range(1, 5):
        enemies = [enemy for enemy in script.enemy if enemy.min_players <= players]
        if len(enemies) > ENEMY_BOARDS:
            yield f"with {players} players there are {len(enemies)} enemies, not at most {ENEMY_BOARDS}"
        for type, n in Counter(enemy.type for enemy in enemies).items():
            if type in ENEMIES and n > ENEMIES[type].supply:
                yield f"with {players} players there are {n} of {type}, the box holds {ENEMIES[type].supply}"


TYPED = (
    asks.When,
    asks.EnemiesLeft,
    asks.AlliesLeft,
    asks.ShipInHexes,
    asks.ShipShields,
    do.Those,
    do.ExtraActivation,
    do.SkipActivation,
    do.DiscardCard,
)
"""What names an enemy type."""


def _unknown(script: Battle) -> Iterator[str]:
    """Enemy types, tokens and variables that are named but not there."""
    types = [enemy.type for enemy in script.enemy] + [ally.type for ally in script.ally]
    types += [each.type for each in parts(script, Modifier)] + [
        each.type for each in parts(script, Targeting)
    ]
    types += [
        ship.removesuffix(":elite")
        for spawn in parts(script, do.Spawn)
        for list in spawn.ships
        for ship in list
    ]
    named: list[Any] = [each for kind in TYPED for each in parts(script, kind)]
    types += [each.type for each in named if each.type]
    yield from (f"{type} is no enemy" for type in dict.fromkeys(types) if type not in ENEMIES)
    tokens = {token.id for token in parts(script, Token)}
    wishes = [wish for each in parts(script, Targeting) for wish in each.prefer]
    wishes += [wish for each in parts(script, do.SetTarget) for wish in each.prefer]
    yield from (f"{wish} cannot be preferred" for wish in wishes if wish not in {*tokens, *ENEMIES, SPARROW})
    yield from (f"{id} is no token" for id in dict.fromkeys(_tokens(script)) if id not in tokens)
    used = [each.var for each in parts(script, asks.Var)]
    used += [each.var for each in parts(script, do.Set)] + [each.var for each in parts(script, do.Add)]
    yield from (f"{var} is no variable" for var in dict.fromkeys(used) if var not in script.vars)
    yield from (f"nobody reads the variable {var}" for var in script.vars if var not in used)


def _tokens(script: Battle) -> Iterator[str]:
    for when in parts(script, asks.When):
        yield from (*when.tokens, *((when.on_token,) if when.on_token else ()))
    for alive in parts(script, asks.TokensAlive):
        yield from alive.tokens
    for near in parts(script, asks.AdjacentTo):
        yield from near.tokens
    for where in parts(script, do.Where):
        yield from where.tokens
    yield from (each.token for each in script.action if each.token)
    yield from (each.token for each in parts(script, asks.TokenHull))
    yield from (each.token for each in parts(script, asks.CarriedBy))
    yield from (each.token for each in parts(script, do.PlaceToken))
    yield from (each.token for each in parts(script, do.RemoveToken))
    yield from (each.token for each in parts(script, do.MoveToken))
    yield from (each.token for each in parts(script, do.Attach))
    yield from (each.token for each in parts(script, do.Detach))
