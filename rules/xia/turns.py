"""A turn: action phase, business, status; then Autopilots, and the NPC of its player (sections 15 and 18)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import (
    action_phase,
    business,
    missions,
    npcs,
    query,
    respawn,
    titles,
)
from rules.xia.actions import EndActions, Refit
from rules.xia.frames import Business, Moving, Status, Turn
from rules.xia.state import State


def begin(state: State, seat: int) -> None:
    state.turn = seat
    state.trail.clear()
    state.stack.append(Turn(seat))


# The action phase


def ask(state: State, frame: Turn) -> Question | None:
    if frame.stage != "action":
        return None
    seat = frame.seat
    player = state.players[seat]
    actions = action_phase.actions(state, seat)
    return question(
        "xia-ask-stranded" if query.stranded(player) else "xia-ask-action",
        *actions,
        *(_refit(state, seat) if actions else ()),
        _end(state, seat),
        forced=True,
        private=missions.face_down(state, seat),
        accepts=lambda action: action_phase.accepts(state, seat, action),
        energy=player.energy,
        armed=player.armed,
        credits=player.credits,
    )


def _refit(state: State, seat: int) -> Iterator[Choice]:
    """Business in the same breath; whoever can do nothing more is in it already (XIA-244)."""
    if query.where(state, seat).planet and not query.stranded(state.players[seat]):
        yield from business.refit(state, seat, ending=True)


def _end(state: State, seat: int) -> Choice:
    planet = "yes" if query.where(state, seat).planet else "no"
    return choice(
        "xia-end-actions", EndActions(), group="xia-group-more", hint="xia-end-actions-hint", planet=planet
    )


def answer(state: State, frame: Turn, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, EndActions):
        frame.stage = "business"
        return []
    if isinstance(action, Refit):
        frame.stage = "status"
        return business.refitted(state, frame.seat)
    return action_phase.DONE_BY[type(action)].perform(state, frame.seat, action, dice)


# Its course


def run(state: State, frame: Turn, dice: Dice) -> list[Event]:
    """Phases follow each other and never come back (XIA-220)."""
    match frame.stage:
        case "begin":
            return _begin(state, frame, dice)
        case "business":
            frame.stage = "status"
            if query.where(state, frame.seat).planet:
                state.stack.append(Business(frame.seat))
        case "status":
            _finish(state, frame)
            state.stack.append(Status(frame.seat))
        case "over":
            _finish(state, frame)
            return titles.draw(state, dice)
        case "autopilot":
            _fly_on(state, frame)
        case "npc":
            frame.stage = "next"
            return npcs.slot(state, frame.seat)
        case "next":
            return _next(state, frame)
    return []


def _begin(state: State, frame: Turn, dice: Dice) -> list[Event]:
    """What lasts until a turn or until the own one ends here; a lost ship comes back (XIA-211)."""
    player = state.players[frame.seat]
    for each in state.players:
        each.lucky = False
        each.once.clear()
    player.drawn_at.clear()
    player.autopilot = 0
    player.harpooned = None
    for outfit in player.outfits:
        outfit.replicated = False
    if player.skips:
        player.skips -= 1
        _finish(state, frame)
        return [Event("xia-turn-skipped", {"player": f"#{frame.seat}"})]
    frame.stage = "action"
    told = [Event("xia-turn-begins", {"player": f"#{frame.seat}"})]
    return told if player.space is not None else told + respawn.begin(state, frame.seat, dice)


def _finish(state: State, frame: Turn) -> None:
    """Autopilots move before the NPC of this player does: who may, clockwise from here, the first last."""
    frame.stage = "autopilot"
    order = [(frame.seat + step) % state.seats for step in range(1, state.seats)]
    frame.slots = [each for each in reversed(order) if state.players[each].autopilot]


def _fly_on(state: State, frame: Turn) -> None:
    while frame.slots:
        seat = frame.slots.pop()
        player = state.players[seat]
        if player.space is not None and player.autopilot:
            state.stack.append(Moving(seat, player.autopilot, "autopilot", [player.space], minor_only=True))
            return
    frame.stage = "npc"


def _next(state: State, frame: Turn) -> list[Event]:
    state.stack.pop()
    state.turns += 1
    begin(state, (frame.seat + 1) % state.seats)
    return [_over(state, frame.seat)]


def _over(state: State, seat: int) -> Event:
    """What a turn is told up to, with the figures it ended in."""
    player = state.players[seat]
    figures = {"fame": player.fame, "credits": player.credits, "energy": player.energy, "armed": player.armed}
    return Event("xia-turn-over", {"player": f"#{seat}", **figures})
