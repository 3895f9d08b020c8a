"""In by one wormhole, out by another (AK-176 to AK-182)."""

from __future__ import annotations

from rules.akarios import ties
from rules.akarios.actions import BOWS, Exit
from rules.akarios.battle import terrain
from rules.akarios.frames import Leaving, Strip, Tie
from rules.akarios.naming import bow, called
from rules.akarios.notes import note
from rules.akarios.ship import boards, targets
from rules.akarios.ship.bearings import straightest
from rules.akarios.ship.damage import gone, thing
from rules.akarios.ship.ships import Pose, put, standing_on, where
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.hexes import Hex, distance, name, named
from rules.core.stack import EVERYBODY, Chapter, Question, choice, question


def exits(battle: Battle, ship: Ship, hole: Hex) -> dict[Hex, list[Hex]]:
    """Where it can come out, by wormhole: on it, or next to it where somebody stands (AK-177)."""
    found: dict[Hex, list[Hex]] = {}
    for other in boards.wormholes(battle.board):
        if other == hole:
            continue
        if boards.free(battle, other, ship):
            found[other] = [other]
        else:
            beside = sorted(cell for cell in other.neighbours() if boards.free(battle, cell, ship))
            found |= {other: beside} if beside else {}
    return found


def enter(state: State, ship: Ship, before: Pose) -> list[Event]:
    """`before`: where it was. If there is no way out it stays on the wormhole, or before it (AK-178)."""
    battle = state.fight
    hole = where(ship)
    if exits(battle, ship, hole):
        seat = EVERYBODY if ship.seat is None else ship.seat
        state.stack.append(Leaving(seat, ship=ship.ref, hole=name(hole)))
        return []
    if not boards.free(battle, hole, ship):
        put(ship, Pose(before.hex, ship.facing))
    note(battle, "move_done", ship=ship.ref, hex=ship.hex)
    return [Event("ak-wormhole-shut", {"ship": called(battle, ship.ref)})]


def ask(state: State, frame: Leaving) -> Question | None:
    """The owner chooses exit and facing (AK-910)."""
    if frame.seat == EVERYBODY:
        return None
    ship = state.fight.ships[frame.ship]
    listed = [
        choice("ak-choice-exit", Exit(name(cell), to), hex=name(cell), bow=bow(BOWS.index(to)))
        for cells in exits(state.fight, ship, named(frame.hole)).values()
        for cell in cells
        for to in BOWS
    ]
    return question("ak-ask-exit", *listed, pace="reaction", ship=called(state.fight, frame.ship))


def answer(state: State, frame: Leaving, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Exit)
    return _out(state, frame, Pose(named(action.hex), BOWS.index(action.facing)), dice)


def run(state: State, frame: Leaving, dice: Dice) -> list[Event]:
    """An enemy comes out as near to its target as it can, and looks at it (AK-181)."""
    ship = state.fight.ships[frame.ship]
    near = nearest(state, ship, named(frame.hole))
    options = [f"{name(cell)}.{BOWS[looks]}" for cell, looks in near]
    state.stack.pop()
    if len(options) == 1:
        return left(state, ship, options[0], dice)
    ties.put(state, "exit", options, "exit", memo=[ship.ref])
    return []


def nearest(state: State, ship: Ship, hole: Hex) -> list[Pose]:
    """The wormhole nearest to whoever it is after, or next to it the hex nearest to them; several are equal
    (AK-177, AK-181)."""
    battle = state.fight
    ways = exits(battle, ship, hole)
    goals = [where(thing(battle, ref)) for ref in _prey(state, ship)]
    if not goals:
        return [Pose(next(iter(ways.values()))[0], ship.facing)]
    best = min(distance(other, goal) for other in ways for goal in goals)
    found: list[Pose] = []
    for goal in goals:
        for cells in (cells for other, cells in ways.items() if distance(other, goal) == best):
            least = min(distance(cell, goal) for cell in cells)
            near = (cell for cell in cells if distance(cell, goal) == least)
            found += [Pose(cell, looks) for cell in near for looks in straightest(range(6), goal.minus(cell))]
    return list(dict.fromkeys(found))


def _prey(state: State, ship: Ship) -> list[str]:
    """The target of the command it carries out, or whoever it would go for."""
    strips = [frame for frame in state.stack if isinstance(frame, Strip) and frame.ship == ship.ref]
    aim = strips[-1].target if strips else None
    return [aim] if aim is not None and not gone(state.fight, aim) else targets.target(state.fight, ship)


def left(state: State, ship: Ship, option: str, dice: Dice) -> list[Event]:
    hex, _, to = option.partition(".")
    return _come_out(state, ship, Pose(named(hex), BOWS.index(to)), dice)


def tied(state: State, tie: Tie, option: str, dice: Dice) -> list[Event]:
    return left(state, state.fight.ships[tie.memo[0]], option, dice)


def _out(state: State, frame: Leaving, to: Pose, dice: Dice) -> list[Event]:
    state.stack.pop()
    return _come_out(state, state.fight.ships[frame.ship], to, dice)


def _come_out(state: State, ship: Ship, to: Pose, dice: Dice) -> list[Event]:
    """Next to a wormhole the hex counts as entered (AK-182)."""
    assert standing_on(state.fight, to.hex) in (None, ship)
    put(ship, to)
    told = [Event("ak-wormhole", {"ship": called(state.fight, ship.ref), "to": name(to.hex)})]
    note(state.fight, "move_done", ship=ship.ref, hex=ship.hex)
    return told + terrain.enter(state, ship, (), dice)


CHAPTER = Chapter(ask, answer, run)


def silent(state: State, frame: Leaving, seat: int) -> Action:
    """The exit nearest to the nearest enemy, bow towards it (AK-910)."""
    best = nearest(state, state.fight.ships[frame.ship], named(frame.hole))[0]
    return Exit(name(best.hex), BOWS[best.facing])
