"""Ships on their way: patterns step by step, stopping early, what happens on each hex (AK-143 to AK-165)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rules.akarios.actions import Pick
from rules.akarios.battle import sparrow, terrain, wormholes
from rules.akarios.frames import Acting, Moving
from rules.akarios.language import Move
from rules.akarios.notes import note
from rules.akarios.scenario.moving_things import PATH
from rules.akarios.ship import boards, passives, patterns, stress
from rules.akarios.ship.ships import Pose, pose, put
from rules.akarios.state import Battle, Board, Ship, State
from rules.akarios.windows import value
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.hexes import name, named
from rules.core.stack import Chapter, Question, choice, question

Ways = dict[str, list[Pose]]
"""By what a command says of it."""
RIGHT, LEFT = "r", "l"


def ways(verb: Move, start: Pose) -> Ways:
    """Pattern and side, each named only where there is a choice (AK-115, AK-145)."""
    found: Ways = {}
    for pattern in verb.patterns:
        sides = patterns.sides(pattern)
        for mirror in sides:
            words = [pattern] if len(verb.patterns) > 1 else []
            words += [LEFT if mirror else RIGHT] if len(sides) > 1 else []
            found[".".join(words)] = patterns.route(pattern, start, mirror)
    return found


def flown(battle: Battle, ship: Ship, way: Sequence[Pose], stop: int | None) -> int:
    """The hexes that are covered: those wished for, or as far as it goes (AK-160, AK-161)."""
    possible = patterns.rests(battle, ship, way)
    return max(possible) if stop is None else stop


def end(battle: Battle, ship: Ship, way: Sequence[Pose], stop: int | None, start: Pose) -> Pose:
    """Where it comes to rest, if no wormhole takes it elsewhere."""
    return patterns.stopped(start, way, flown(battle, ship, way, stop))


# The frame


def ask(state: State, frame: Moving) -> Question | None:
    """Its owner, if somebody else has said where to; its whole way comes first (AK-921)."""
    there = _stops(state.fight, frame) if frame.asks and not frame.done else []
    if len(there) < 2:
        return None
    listed = [
        choice("ak-choice-break-off", Pick((str(done),)), hex=hex) for done, hex in reversed(there[:-1])
    ]
    on = choice("ak-choice-fly-on", Pick((str(there[-1][0]),)), hex=there[-1][1])
    return question("ak-ask-fly-on", on, *listed, pace="reaction", card=f"@{frame.by}")


def _stops(battle: Battle, frame: Moving) -> list[tuple[int, str]]:
    """After how many hexes it may rest, and where."""
    ship = battle.ships[frame.ship]
    if ship.hex is None:
        return []
    way = [Pose(named(hex), looks) for hex, looks in takewhile(lambda step: step[0], frame.route)]
    return [
        (done, name(way[done - 1].hex) if done else ship.hex) for done in patterns.rests(battle, ship, way)
    ]


def answer(state: State, frame: Moving, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    done, whole = int(action.what[0]), _stops(state.fight, frame)[-1][0]
    frame.asks = False
    frame.stop = frame.stop if done == whole else done
    return []


def silent(state: State, frame: Moving, seat: int) -> Action:
    """Nothing is broken off (AK-921)."""
    return Pick((str(_stops(state.fight, frame)[-1][0]),))


def ordered(state: State, frame: Moving, seat: int) -> Action | None:
    """Never broken off, or on the last hex before asteroids (AK-921)."""
    wish, there = value(state, seat, "stops"), _stops(state.fight, frame)
    if wish == "asteroids":
        board = state.fight.board
        rocks = (at for at, (hex, _) in enumerate(frame.route) if hex and _rocky(board, hex))
        first = next(rocks, len(frame.route))
        there = [step for step in there if step[0] <= first]
    return Pick((str(there[-1][0]),)) if wish in ("asteroids", "never") else None


def _rocky(board: Board, hex: str) -> bool:
    return boards.terrain(board, named(hex)) == "asteroids"


def run(state: State, frame: Moving, dice: Dice) -> list[Event]:
    ship = state.fight.ships[frame.ship]
    if ship.hex is None:
        state.stack.pop()
        return []
    last = len(frame.route) if frame.stop is None else frame.stop
    return _step(state, frame, ship, dice) if frame.done < last else _rest(state, frame, ship, dice)


CHAPTER = Chapter(ask, answer, run)


def _step(state: State, frame: Moving, ship: Ship, dice: Dice) -> list[Event]:
    battle = state.fight
    before = pose(ship)
    hex, facing = frame.route[frame.done]
    put(ship, Pose(named(hex), facing))
    frame.start = frame.start or name(before.hex)
    frame.done += 1
    note(battle, "hex_entered", ship=ship.ref, hex=hex, card=frame.by)
    if not patterns.phased(battle, ship.ref) and named(hex) in boards.wormholes(battle.board):
        events = _told(state, frame, ship)
        _over(state, frame, ship)
        return events + wormholes.enter(state, ship, before)
    frame.nebulae += boards.terrain(battle.board, named(hex)) == "nebula"
    return terrain.enter(state, ship, frame.ignore, dice)


def _rest(state: State, frame: Moving, ship: Ship, dice: Dice) -> list[Event]:
    """Broken off, the facing is that of the next hex (AK-153); it costs a player 1 stress, once (AK-155)."""
    events = []
    if frame.stop is not None:
        ship.facing = frame.route[frame.done][1]
    events += _told(state, frame, ship)
    _over(state, frame, ship)
    events += sparrow.arrive(state, frame, ship, dice) if frame.by == PATH else []
    note(state.fight, "move_done", ship=ship.ref, card=frame.by, hex=ship.hex)
    early = frame.stop is not None and ship.seat is not None
    if early and passives.spend(state.fight, ship.ref, "free_abort") is None:
        events += stress.gain(state, ship.seat or 0, 1, dice)
    return events


def _told(state: State, frame: Moving, ship: Ship) -> list[Event]:
    """Of enemies their strip tells."""
    if ship.seat is None:
        return []
    key = "ak-moves" if frame.stop is None else "ak-stops-early"
    hexes = tuple(hex for hex, _ in frame.route[: frame.done])
    return [Event(key, {"player": f"#{ship.seat}", "hexes": hexes, "to": ship.hex or ""})]


def _over(state: State, frame: Moving, ship: Ship) -> None:
    """The action below learns how far it went."""
    state.stack.pop()
    below = state.stack[-1] if state.stack else None
    if isinstance(below, Acting) and ship.seat == below.seat:
        below.moved += frame.done
        below.nebulae += frame.nebulae
