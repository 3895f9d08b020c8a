"""Push and Pull, hex by hex; the ship keeps its facing (AK-540 to AK-543, AK-547, AK-548)."""

from __future__ import annotations

from rules.akarios import ties, windows
from rules.akarios.actions import Pick
from rules.akarios.battle import terrain, wormholes
from rules.akarios.frames import Shoving, Tie
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship import boards, patterns
from rules.akarios.ship.bearings import clockwise
from rules.akarios.ship.ships import Pose, pose, put, where
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.hexes import Hex, name, named
from rules.core.stack import EVERYBODY, Chapter, Question, choice, question

STOP = "stop"


def cells(battle: Battle, frame: Shoving) -> list[Hex]:
    """Where it can go next, the default first: enemies into asteroids, others where no terrain lies, then
    clockwise from north (AK-914, AK-932)."""
    ship = battle.ships[frame.ship]
    by = battle.ships[frame.by]
    if ship.hex is None or by.hex is None or not frame.left:
        return []
    here = where(ship)
    found = patterns.shoved(battle, where(by), ship, here, frame.kind == "pull")

    def rank(cell: Hex) -> tuple[object, ...]:
        ground = boards.terrain(battle.board, cell)
        bad = ground != "asteroids" if ship.side == "enemy" else ground is not None
        return bad, clockwise(cell.minus(here))

    return sorted(found, key=rank)


def ask(state: State, frame: Shoving) -> Question | None:
    """The acting player says how far, and where two ways are equal; an enemy pushes as far as it can
    (AK-871)."""
    found = cells(state.fight, frame)
    if frame.seat == EVERYBODY or not found or not windows.asks(state, frame.seat, "shove"):
        return None
    listed = [choice("ak-choice-shove", Pick((name(cell),)), hex=name(cell)) for cell in found]
    stay = choice("ak-choice-shove-stop", Pick((STOP,)))
    ship = called(state.fight, frame.ship)
    return question(f"ak-ask-{frame.kind}", *listed, stay, pace="reaction", ship=ship, left=frame.left)


def answer(state: State, frame: Shoving, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    ship = state.fight.ships[frame.ship]
    if action.what == (STOP,):
        return _over(state, frame)
    return _go(state, frame, ship, named(action.what[0]), dice)


def run(state: State, frame: Shoving, dice: Dice) -> list[Event]:
    battle = state.fight
    found = cells(battle, frame)
    if not found:
        return _over(state, frame)
    if len(found) == 1:
        return _go(state, frame, battle.ships[frame.ship], found[0], dice)
    if frame.seat != EVERYBODY:
        return _go(state, frame, battle.ships[frame.ship], found[0], dice)
    owner = battle.ships[frame.ship].seat
    ties.put(
        state, "shove", [name(cell) for cell in found], "shove", owners=() if owner is None else (owner,)
    )
    return []


def tied(state: State, tie: Tie, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Shoving)
    return _go(state, frame, state.fight.ships[frame.ship], named(option), dice)


CHAPTER = Chapter(ask, answer, run)


def _go(state: State, frame: Shoving, ship: Ship, to: Hex, dice: Dice) -> list[Event]:
    """Every hex counts as entered (AK-185, AK-543)."""
    battle = state.fight
    before = pose(ship)
    put(ship, Pose(to, ship.facing))
    frame.left -= 1
    note(battle, "hex_entered", ship=ship.ref, hex=name(to), by=frame.by)
    told = [Event(f"ak-{frame.kind}ed", {"ship": called(battle, ship.ref), "to": name(to)})]
    if to in boards.wormholes(battle.board):
        return told + _over(state, frame) + wormholes.enter(state, ship, before)
    return told + terrain.enter(state, ship, (), dice)


def _over(state: State, frame: Shoving) -> list[Event]:
    state.stack.pop()
    return []


def silent(state: State, frame: Shoving, seat: int) -> Action:
    """As far as it goes (AK-914)."""
    return Pick((name(cells(state.fight, frame)[0]),))
