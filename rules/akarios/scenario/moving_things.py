"""The Sparrow, allies and tokens on their ways, and tokens that are carried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.akarios.frames import Facts, Moving
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.scenario import script_do
from rules.akarios.scenario.goals import script
from rules.akarios.scenario.whom import whom
from rules.akarios.ship.boards import inside, passable
from rules.akarios.ship.ships import standing_on, token, where
from rules.akarios.state import SPARROW, Battle, Ship, State, Token
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import FACINGS, Hex, facing, name, named
from rules.core.stack import EVERYBODY

Before = Literal["", "token_with_hull", "ship"]
PATH = "path"
"""What a ship moves by that follows its path."""


def move_sparrow(state: State, effect: script_do.MoveSparrow, facts: Facts, dice: Dice) -> list[Event]:
    """Along its path; what happens on its last hex is a matter of the move (AK-453 to AK-455)."""
    told = script(state).sparrow
    sparrow = state.fight.ships.get(SPARROW)
    if told is not None and sparrow is not None and sparrow.hex is not None:
        _set_out(state, sparrow, told.path, effect.steps, effect.stop_before)
    return []


def move_ship(state: State, effect: script_do.MoveShip, facts: Facts, dice: Dice) -> list[Event]:
    battle = state.fight
    paths = {ally.type: ally.path for ally in script(state).ally if ally.path}
    for ref in whom(battle, effect.who, facts):
        ship = battle.ships[ref]
        if ship.kind in paths:
            _set_out(state, ship, paths[ship.kind], effect.steps, effect.stop_before)
    return []


def ahead(hex: str, path: Sequence[str]) -> list[str]:
    """What is left of a path from here; all of it for somebody who is not on it yet."""
    return list(path[path.index(hex) + 1 :]) if hex in path else list(path)


def _set_out(state: State, ship: Ship, path: Sequence[str], steps: int, before: Before) -> None:
    battle, route, looks = state.fight, list[tuple[str, int]](), ship.facing
    at = where(ship)
    for hex in ahead(ship.hex or "", path)[:steps]:
        if _stops(battle, named(hex), before):
            break
        looks = _towards(at, named(hex), looks)
        route.append((hex, looks))
        at = named(hex)
    if route:
        state.stack.append(Moving(EVERYBODY, ship=ship.ref, route=route, by=PATH))


def _towards(at: Hex, to: Hex, looks: int) -> int:
    way = to.minus(at)
    return next((n for n in range(len(FACINGS)) if facing(n) == way), looks)


def _stops(battle: Battle, cell: Hex, before: Before) -> bool:
    if before == "token_with_hull":
        return token(battle, cell) is not None
    return before == "ship" and standing_on(battle, cell) is not None


# Tokens


def place_token(state: State, effect: script_do.PlaceToken, facts: Facts, dice: Dice) -> list[Event]:
    """Not where a ship stands that it could not pass."""
    battle = state.fight
    thing = battle.tokens[effect.token]
    crowded = thing.hull is not None and standing_on(battle, named(effect.at)) is not None
    if thing.hex is not None or thing.carrier is not None or crowded:
        return []
    thing.hex, thing.path = effect.at, 0
    thing.hull = None if thing.hull is None else thing.hull_cap
    return [Event("ak-token-placed", {"token": f"@{effect.token}", "hex": effect.at})]


def remove_token(state: State, effect: script_do.RemoveToken, facts: Facts, dice: Dice) -> list[Event]:
    thing = state.fight.tokens[effect.token]
    thing.hex, thing.carrier = None, None
    return [Event("ak-token-gone", {"token": f"@{effect.token}"})]


def move_token(state: State, effect: script_do.MoveToken, facts: Facts, dice: Dice) -> list[Event]:
    """Along its path or straight on; over the edge it is gone."""
    battle = state.fight
    thing = battle.tokens[effect.token]
    if thing.hex is None:
        return []
    start, left = thing.hex, False
    for _ in range(effect.steps):
        cell = _next(state, thing, effect)
        if cell is None:
            break
        if not inside(battle.board, cell):
            left = True
            break
        if _stops(battle, cell, effect.stop_before) or _blocked(battle, thing, cell):
            break
        thing.hex = name(cell)
        thing.path += effect.direction is None
        note(battle, "hex_entered", token=thing.id, hex=thing.hex)
    last = thing.hex
    if left:
        thing.hex = None
    if last == start and not left:
        return []
    note(battle, "move_done", token=thing.id, hex=last, left="yes" if left else None)
    key = "ak-token-left" if left else "ak-token-moves"
    return [Event(key, {"token": f"@{thing.id}", "hex": last})]


def _next(state: State, thing: Token, effect: script_do.MoveToken) -> Hex | None:
    if effect.direction is not None:
        return where(thing).plus(facing(FACINGS.index(effect.direction)))
    path = next(row.path for row in script(state).token if row.id == thing.id)
    return named(path[thing.path]) if thing.path < len(path) else None


def _blocked(battle: Battle, thing: Token, cell: Hex) -> bool:
    """What cannot be entered itself does not drive over ships or planets."""
    if not passable(battle, cell):
        return True
    return bool(thing.hull) and standing_on(battle, cell) is not None


def attach(state: State, effect: script_do.Attach, facts: Facts, dice: Dice) -> list[Event]:
    """A ship carries one token at most; where it goes the token goes."""
    battle = state.fight
    thing = battle.tokens[effect.token]
    carriers = {each.carrier for each in battle.tokens.values()}
    free = [ref for ref in whom(battle, effect.to, facts) if ref not in carriers]
    if not free or thing.carrier is not None or thing.hex is None:
        return []
    thing.carrier, thing.hex = free[0], None
    return [Event("ak-token-taken", {"token": f"@{effect.token}", "ship": called(battle, free[0])})]


def detach(state: State, effect: script_do.Detach, facts: Facts, dice: Dice) -> list[Event]:
    battle = state.fight
    thing = battle.tokens[effect.token]
    if thing.carrier is None:
        return []
    thing.hex, thing.carrier = battle.ships[thing.carrier].hex, None
    return [Event("ak-token-dropped", {"token": f"@{effect.token}", "hex": thing.hex or ""})]
