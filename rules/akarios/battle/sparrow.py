"""The Sparrow, and allies that follow a path, take their last hex: whoever stands there is pushed aside
(AK-454, AK-455)."""

from __future__ import annotations

from rules.akarios import ties
from rules.akarios.battle import terrain
from rules.akarios.frames import Moving, Tie
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship import boards
from rules.akarios.ship.bearings import clockwise
from rules.akarios.ship.ships import Pose, on_board, put, where
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import Hex, name, named

ASIDE = "aside"


def arrive(state: State, frame: Moving, ship: Ship, dice: Dice) -> list[Event]:
    """Where nobody can give way it stops a hex earlier."""
    battle = state.fight
    for done in range(frame.done, -1, -1):
        hex, facing = frame.route[done - 1] if done else (frame.start, ship.facing)
        other = _on(battle, named(hex), ship)
        room = [] if other is None else spaces(battle, named(hex))
        if other is not None and not room and done:
            continue
        put(ship, Pose(named(hex), facing))
        told = [Event("ak-sails", {"ship": called(battle, ship.ref), "to": hex})] if done else []
        return told if other is None else [*told, *_aside(state, other, room, dice)]
    return []


def _on(battle: Battle, cell: Hex, ship: Ship) -> Ship | None:
    return next((each for each in on_board(battle) if each is not ship and where(each) == cell), None)


def spaces(battle: Battle, cell: Hex) -> list[Hex]:
    """Free neighbouring hexes, the default first: free of terrain, then clockwise from north (AK-932)."""
    free = [each for each in cell.neighbours() if boards.free(battle, each)]
    rough = {each: boards.terrain(battle.board, each) is not None for each in free}
    return sorted(free, key=lambda each: (rough[each], clockwise(each.minus(cell))))


def _aside(state: State, other: Ship, room: list[Hex], dice: Dice) -> list[Event]:
    if not room:
        return []
    if len(room) == 1:
        return _pushed(state, other, room[0], dice)
    owners = () if other.seat is None else (other.seat,)
    ties.put(state, ASIDE, [name(cell) for cell in room], ASIDE, owners=owners, memo=[other.ref])
    return []


def tied(state: State, tie: Tie, option: str, dice: Dice) -> list[Event]:
    return _pushed(state, state.fight.ships[tie.memo[0]], named(option), dice)


def _pushed(state: State, other: Ship, to: Hex, dice: Dice) -> list[Event]:
    """It keeps its facing, and meets the terrain there."""
    battle = state.fight
    put(other, Pose(to, other.facing))
    note(battle, "hex_entered", ship=other.ref, hex=name(to))
    told = Event("ak-aside", {"ship": called(battle, other.ref), "to": name(to)})
    return [told, *terrain.enter(state, other, (), dice)]
