"""One step of a ship and the borders it crosses, one after the other (section 20)."""

from __future__ import annotations

from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import (
    abilities,
    borders,
    bounty,
    destruction,
    dicing,
    harpoon,
    hold,
    missions,
    npcs,
    paths,
    query,
    titles,
)
from rules.xia.actions import Accept, UseAbility
from rules.xia.frames import Border, Crossing, Guard, Moving, Visiting
from rules.xia.geometry import board
from rules.xia.state import State

IMPULSE = "impulse"


def step(state: State, seat: int, to: str, *, visit: bool = False, laid: str | None = None) -> None:
    """Begin a step to a space next to the ship's; with `visit` only the borders are crossed (XIA-239)."""
    here = state.players[seat].space
    assert here is not None
    crossed = next(found for space, found in board(state).steps(here) if space == to)
    state.stack.append(Crossing(seat, to, list(crossed), here, visit=visit, laid=laid))


def ask(state: State, frame: Crossing) -> Question | None:
    """What may be declared before a roll is asked once for each border."""
    if frame.rolled or not frame.borders:
        return None
    offered = abilities.before_border(state, frame.seat, frame.borders[0])
    if not offered:
        return None
    border = frame.borders[0]
    risks = paths.reckon((border,), True, paths.pilot(state, frame.seat), False)
    roll = choice("xia-border-plain", Accept(), hint="xia-border-plain-hint", odds=paths.words(risks))
    return question("xia-ask-border", roll, *offered, border=border.kind, sector=f"@{border.sector}")


def _what(border: Border) -> dict[str, Arg]:
    return {"border": border.kind, "sector": f"@{border.sector}"}


def _needs_die(state: State, frame: Crossing) -> bool:
    player = state.players[frame.seat]
    return borders.needs_die(frame.borders[0], player.bounty > 0, player.titles)


def answer(state: State, frame: Crossing, action: Action, dice: Dice) -> list[Event]:
    frame.rolled = True
    if not isinstance(action, UseAbility):
        return []
    counts_as, told = abilities.at_border(state, frame.seat, action.ability, dice)
    _interrupt(state, frame)
    if counts_as is None or state.over:
        return told
    return told + _judge(state, frame, counts_as, dice)


def run(state: State, frame: Crossing, dice: Dice) -> list[Event]:
    if not frame.borders:
        return _arrive(state, frame, dice)
    roll = 0
    told: list[Event] = []
    if frame.borders[0].kind in borders.CERTAIN:
        told += _enter(state, frame, dice)
    if _needs_die(state, frame):
        roll, rolled = dicing.d20(state, frame.seat, "border", dice, **_what(frame.borders[0]))
        told += rolled
        _interrupt(state, frame)
        if state.over:
            return told
    return told + _judge(state, frame, roll, dice)


def _interrupt(state: State, frame: Crossing) -> None:
    """A die has been rolled: the rest of the route is decided anew (XIA-234)."""
    move = _move(state, frame)
    if move is not None:
        move.route.clear()


def _move(state: State, frame: Crossing) -> Moving | None:
    """The move action this is a part of; a ship that is pulled along has none."""
    index = _depth(state, frame)
    below = state.stack[index - 1] if index else None
    return below if isinstance(below, Moving) else None


def _depth(state: State, frame: Crossing) -> int:
    return next(index for index, each in enumerate(state.stack) if each is frame)


def _take_off(state: State, frame: Crossing) -> None:
    """Also from under what has come on top of it."""
    del state.stack[_depth(state, frame)]


def _judge(state: State, frame: Crossing, roll: int, dice: Dice) -> list[Event]:
    """Apply what the border does, and go on to the next."""
    player = state.players[frame.seat]
    border = frame.borders.pop(0)
    frame.rolled = False
    fate = borders.fate(border, roll, player.bounty > 0, player.titles)
    loss = borders.loss(border.kind, roll, player.titles)
    match fate:
        case "destroyed":
            return destruction.destroy(state, str(frame.seat), None, border.kind, dice)
        case "bounced" | "refused":
            return _turned_away(state, frame, border, fate, loss, dice)
        case "damage":
            state.stack.append(Guard(frame.seat, "damage", loss, "asteroid"))
        case "energy":
            return _drain(state, frame, loss)
        case "detected":
            return bounty.add(state, frame.seat, borders.FINE)
        case "unseen":
            titles.happened(state, frame.seat, "shield_unseen")
    return []


def _turned_away(
    state: State, frame: Crossing, border: Border, fate: str, damage: int, dice: Dice
) -> list[Event]:
    """The ship stays, its point is lost (XIA-235); the sector of a blind jump stays laid (XIA-534)."""
    _interrupt(state, frame)
    _take_off(state, frame)
    told = [Event(f"xia-border-{fate}", {"player": f"#{frame.seat}", **_what(border)})]
    told += _appear(state, frame, dice)
    return told + (hold.wound(state, str(frame.seat), damage, None, dice) if fate == "bounced" else [])


def _drain(state: State, frame: Crossing, loss: int) -> list[Event]:
    """A ship that has nothing left to lose flies on if it flies on impulse (XIA-532)."""
    if not query.stranded(state.players[frame.seat]):
        frame.drained = True
        if loss:
            state.stack.append(Guard(frame.seat, "energy", loss, "nebula"))
        return []
    move = _move(state, frame)
    frame.drained = move is not None and move.source != IMPULSE
    return []


# Arriving


def _enter(state: State, frame: Crossing, dice: Dice) -> list[Event]:
    """The ship is there; after a hazard it was there already."""
    if frame.visit:
        return []
    state.players[frame.seat].space = frame.to
    return _appear(state, frame, dice)


def _appear(state: State, frame: Crossing, dice: Dice) -> list[Event]:
    """An NPC that lives in the sector of a blind jump comes after the ship has its place (XIA-310)."""
    laid, frame.laid = frame.laid, None
    return npcs.appear(state, laid, dice) if laid is not None else []


def _arrive(state: State, frame: Crossing, dice: Dice) -> list[Event]:
    told = _enter(state, frame, dice)
    move = _move(state, frame)
    _take_off(state, frame)
    if not frame.visit:
        told += _landed(state, frame, move, dice)
    if frame.drained and query.stranded(state.players[frame.seat]):
        if move is not None:
            move.left = 0
            move.route.clear()
        told.append(Event("xia-stranded-on-the-way", {"player": f"#{frame.seat}"}))
    elif frame.visit:
        state.stack.append(Visiting(frame.seat, frame.to))
    return told


def _landed(state: State, frame: Crossing, move: Moving | None, dice: Dice) -> list[Event]:
    """A flight is told once, where it ends or something has to be decided."""
    seat = frame.seat
    following = harpoon.moved(state, str(seat), frame.left)
    before = len(state.stack)
    entered = missions.entered(state, seat, frame.to, dice)
    if move is not None and len(state.stack) > before:
        move.route.clear()
    if move is not None and move.route:
        return following + entered
    sector = board(state).spaces[frame.to].sector
    if state.turn == seat and state.trail[-1:] != [sector]:
        state.trail.append(sector)
    flew = Event("xia-flew", {"player": f"#{seat}", "place": query.place(frame.to)})
    return [flew, *following, *entered]
