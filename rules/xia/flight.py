"""A ship in flight, step by step, and what is done between two steps (section 16)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import (
    action_phase,
    crossings,
    destinations,
    exploration,
    gates,
    missions,
    movement,
    paths,
    query,
    trading,
)
from rules.xia.actions import (
    BlindJump,
    BuyCargo,
    Collect,
    Complete,
    DoObjective,
    DrawMissions,
    Extract,
    Fly,
    SellCargo,
    Stop,
    TakeToken,
    Visit,
    Warp,
)
from rules.xia.frames import Moving, Visiting
from rules.xia.geometry import board
from rules.xia.state import State

VISIT = 2
"""Points for acting on an occupied space (XIA-237)."""
OF_A_SPACE = (DrawMissions, DoObjective, Complete, BuyCargo, SellCargo, Extract, Collect, TakeToken)
"""Actions tied to a space, so that they can be done on an occupied one (XIA-531)."""
LEAVING = (Fly, Warp, BlindJump)
"""Ways off an occupied space; without one the ship is moved back when it stops (XIA-236)."""
STOP = choice("xia-stop", Stop(), group="xia-group-more", hint="xia-stop-hint")
LEAVE = choice("xia-visit-not", Stop(), group="xia-group-more", hint="xia-visit-not-hint")


def ask(state: State, frame: Moving) -> Question | None:
    if frame.route or frame.left <= 0:
        return None
    offered = destinations.choices(state, frame)
    if not frame.minor_only:
        offered = _ending(state, frame) + offered
        offered += gates.choices(state, frame)
        offered += _jumps(state, frame) + _visits(state, frame) + _minor(state, frame.seat)
    if not offered and not _may_stop(state, frame):
        return None
    if _may_stop(state, frame) or not any(isinstance(each.action, LEAVING) for each in offered):
        offered.append(STOP)
    return question(
        "xia-ask-move",
        *offered,
        private=not frame.minor_only and missions.face_down(state, frame.seat),
        accepts=lambda action: _legal(state, frame, action),
        left=frame.left,
        source=movement.named(frame.source),
    )


def _ending(state: State, frame: Moving) -> list[Choice]:
    """What the space is flown to for: it ends the flight (XIA-228), so that need not be said first."""
    if not _may_stop(state, frame):
        return []
    offered = [each for chapter in (missions, trading) for each in chapter.choices(state, frame.seat)]
    return [
        replace(each, group="xia-group-stop")
        for each in offered
        if not isinstance(each.action, action_phase.MINOR)
        and action_phase.open_to(state, frame.seat, each.action)
    ]


def _may_stop(state: State, frame: Moving) -> bool:
    """Not on an occupied space (XIA-231)."""
    return not query.occupied(state, _here(state, frame), but=str(frame.seat))


def _here(state: State, frame: Moving) -> str:
    space = state.players[frame.seat].space
    assert space is not None
    return space


def _jumps(state: State, frame: Moving) -> list[Choice]:
    return [
        choice(
            "xia-jump",
            BlindJump(direction),
            group="xia-group-explore",
            hint="xia-jump-hint",
            direction=direction,
            odds=paths.words(exploration.jump_odds(state, frame.seat, direction)),
        )
        for direction in exploration.jumps(state, frame.seat)
    ]


def _visits(state: State, frame: Moving) -> list[Choice]:
    return [
        choice(
            "xia-visit", Visit(space), group="xia-group-more", hint="xia-visit-hint", place=query.place(space)
        )
        for space in visitable(state, frame)
        if destinations.there(state, space) not in ("", "gate", "planet")
    ]


def visitable(state: State, frame: Moving) -> list[str]:
    """Occupied spaces beside the ship, if there are two points for it (XIA-237, XIA-238), and enough to leave
    the one it may not stay on (XIA-231)."""
    here, left = _here(state, frame), frame.left - VISIT
    if left < 0 or frame.minor_only or not paths.leavable(state, frame.seat, here, left):
        return []
    return [
        space
        for space, crossed in board(state).steps(here)
        if query.occupied(state, space) and not paths.leg(crossed, *_flyer(state, frame.seat)).closed
    ]


def _flyer(state: State, seat: int) -> tuple[bool, int, frozenset[str]]:
    who = paths.pilot(state, seat)
    return who.outlaw, who.hull, who.skills


def _minor(state: State, seat: int) -> list[Choice]:
    """Between two steps (XIA-232)."""
    offered = [each for chapter in (missions, trading, exploration) for each in chapter.choices(state, seat)]
    return [each for each in offered if isinstance(each.action, action_phase.MINOR)]


def _legal(state: State, frame: Moving, action: Action) -> bool:
    """Beyond what is offered: any space in reach, a star too, and every action that ends the move."""
    if isinstance(action, Fly):
        return paths.way(state, frame.seat, action.to, frame.left, around=frame.minor_only) is not None
    if isinstance(action, Visit):
        return action.space in visitable(state, frame)
    if frame.minor_only or not action_phase.accepts(state, frame.seat, action):
        return False
    return isinstance(action, action_phase.MINOR) or _may_stop(state, frame)


def answer(state: State, frame: Moving, action: Action, dice: Dice) -> list[Event]:
    _remember(state, frame)
    match action:
        case Fly(to):
            way = paths.way(state, frame.seat, to, frame.left, around=frame.minor_only)
            assert way is not None
            frame.route = way.path
            return []
        case Warp(to):
            return gates.travel(state, frame, to, dice)
        case BlindJump(direction):
            frame.left -= 1
            return exploration.jump(state, frame.seat, direction)
        case Visit(space):
            frame.left -= VISIT
            crossings.step(state, frame.seat, space, visit=True)
            return []
        case Stop():
            return _end(state, frame)
    told = [] if isinstance(action, action_phase.MINOR) else _end(state, frame)
    return told + action_phase.DONE_BY[type(action)].perform(state, frame.seat, action, dice)


def _remember(state: State, frame: Moving) -> None:
    here = _here(state, frame)
    if frame.path[-1] != here:
        frame.path.append(here)


def run(state: State, frame: Moving, dice: Dice) -> list[Event]:
    _remember(state, frame)
    if not frame.route:
        return _end(state, frame)
    frame.left -= 1
    crossings.step(state, frame.seat, frame.route.pop(0))
    return []


def _end(state: State, frame: Moving) -> list[Event]:
    """Unspent points are lost (XIA-228). Stopped by force on an occupied space, the ship goes back the way it
    came to the last free one, without border effects (XIA-236)."""
    state.stack.pop()
    if _may_stop(state, frame):
        return []
    player = state.players[frame.seat]
    taken = {space for ship, space in query.ships(state) if ship != str(frame.seat)}
    back = next((space for space in reversed(frame.path) if space not in taken), None)
    player.space = back or _nearest(state, frame.path[-1], taken)
    place = query.place(player.space)
    return [Event("xia-pushed-back", {"player": f"#{frame.seat}", "place": place})]


def _nearest(state: State, space: str, taken: set[str]) -> str:
    """When everything on its way has been taken behind it."""
    known = board(state)
    free = (each for each in known.spaces.values() if each.id not in taken and each.kind != "star")
    return min(free, key=lambda each: (known.distance(space, each.id), each.id)).id


# Acting on an occupied space


def ask_visit(state: State, frame: Visiting) -> Question | None:
    if frame.done:
        return None
    offered = [
        each for each in action_phase.actions(state, frame.seat) if _of_the_space(state, frame, each.action)
    ]
    return question(
        "xia-ask-visit",
        *offered,
        LEAVE,
        private=missions.face_down(state, frame.seat),
        accepts=lambda action: (
            _of_the_space(state, frame, action) and action_phase.accepts(state, frame.seat, action)
        ),
        place=query.place(frame.space),
    )


def _of_the_space(state: State, frame: Visiting, action: Action) -> bool:
    """What is not minor ends the move, so the ship must stand where it may (XIA-240)."""
    if not isinstance(action, OF_A_SPACE):
        return False
    return isinstance(action, action_phase.MINOR) or _may_stop(state, _below(state, frame))


def _below(state: State, frame: Visiting) -> Moving:
    move = state.stack[state.stack.index(frame) - 1]
    assert isinstance(move, Moving)
    return move


def answer_visit(state: State, frame: Visiting, action: Action, dice: Dice) -> list[Event]:
    frame.done = True
    if isinstance(action, Stop):
        return []
    if not isinstance(action, action_phase.MINOR):
        _below(state, frame).left = 0
    return action_phase.DONE_BY[type(action)].perform(state, frame.seat, action, dice)


def run_visit(state: State, frame: Visiting, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []
