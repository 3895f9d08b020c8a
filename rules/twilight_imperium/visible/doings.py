"""What is being resolved, as everybody sees it; of what is sealed, only the own part."""

from __future__ import annotations

from typing import TypeVar

from rules.core.stack import Gathering, Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects import senate
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import (
    ActionView,
    AgendaView,
    BattleView,
    DieView,
    InvasionView,
    WindowView,
)

Kind = TypeVar("Kind", bound=Step)


def innermost(state: State, kind: type[Kind]) -> Kind | None:
    return next((frame for frame in reversed(state.stack) if isinstance(frame, kind)), None)


def said(state: State, seat: int) -> str:
    """The own answer in the gathering that is open."""
    top = state.stack[-1] if state.stack else None
    return top.said.get(str(seat), "") if isinstance(top, Gathering) else ""


def action(state: State) -> ActionView | None:
    frame = innermost(state, frames.Tactical)
    if frame is not None:
        return ActionView(frame.seat, frame.system, frame.stage, moved=tuple(frame.moved))
    transfer = innermost(state, frames.Transfer)
    if transfer is None:
        return None
    return ActionView(transfer.seat, transfer.one, transfer.stage, transfer.other, tuple(transfer.moved))


def _die(die: frames.Die) -> DieView:
    parts = tuple((source, amount) for source, amount in die.parts)
    return DieView(die.seat, die.what, die.ship, die.face, die.needed, parts, bool(die.rerolled))


def battle(state: State, seat: int | None) -> BattleView | None:
    frame = innermost(state, frames.Battle)
    if frame is None:
        return None
    plans = innermost(state, frames.BattlePlans)
    handed = set(frame.plans) | (set(plans.said) if plans is not None else set())
    return BattleView(
        number=frame.number,
        system=frame.system,
        attacker=frame.seat,
        defender=frame.defender,
        round=frame.round,
        stage=frame.stage,
        dice=tuple(map(_die, frame.dice)),
        hits=dict(frame.hits),
        began={side: tuple(kinds) for side, kinds in frame.began.items()},
        lost={side: tuple(kinds) for side, kinds in frame.lost.items()},
        retreating=frame.retreating,
        to=frame.to if frame.retreating is not None else None,
        handed_in=tuple(sorted(map(int, handed))),
        plan=frame.plans.get(str(seat), ""),
    )


def invasion(state: State) -> InvasionView | None:
    frame = innermost(state, frames.Invasion)
    if frame is None:
        return None
    force = frame.force or frames.Force()
    return InvasionView(
        system=frame.system,
        planet=frame.planet,
        attacker=frame.seat,
        defender=frame.defender,
        round=frame.round,
        stage=frame.stage,
        gf=force.gf,
        shock=force.shock,
        fighters=force.fighters,
        leaders=tuple(force.leaders),
        dice=tuple(map(_die, frame.dice)),
        hits=dict(frame.hits),
    )


def agenda(state: State, seat: int | None) -> AgendaView | None:
    frame = innermost(state, frames.Agenda)
    if frame is None or frame.unread:
        return None
    ballots = innermost(state, frames.Ballots)
    handed = set(frame.sheets) | (set(ballots.said) if ballots is not None else set())
    speaker, *others = systems.clockwise(state, state.speaker)
    order = [*others, speaker]
    open_ = [each for each in order if str(each) not in frame.votes and each not in frame.barred]
    own = ballots.said.get(str(seat), "") if ballots is not None else ""
    return AgendaView(
        card=frame.card,
        by=frame.seat,
        stage=frame.stage,
        choices=tuple(frame.choices),
        handed_in=tuple(sorted(map(int, handed))),
        votes=tuple(
            (each, frame.votes[str(each)], frame.counts.get(str(each), 0))
            for each in order
            if str(each) in frame.votes
        ),
        order=tuple(order),
        open=tuple((each, senate.votes(state, each).value) for each in open_),
        barred=tuple(frame.barred),
        result=frame.result,
        sheet=frame.sheets.get(str(seat), own),
    )


def window(state: State) -> WindowView | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, frames.Window):
        return None
    return WindowView(top.point, dict(top.facts), tuple(top.declared))


def strategic(state: State) -> tuple[int, str] | None:
    frame = innermost(state, frames.StrategicAction)
    return None if frame is None else (frame.seat, frame.card)


def turn(state: State) -> int | None:
    """Whose turn it is, or who is to pick."""
    found = innermost(state, frames.Turn) or innermost(state, frames.Picking)
    return None if found is None else found.seat
