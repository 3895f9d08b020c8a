"""What is seen of a world: cards that lie open, and the backs of those that ways lead to (AK-880)."""

from __future__ import annotations

from typing import get_args

from rules.akarios.components import Skill
from rules.akarios.frames import Attempt
from rules.akarios.scenario.script_world import Card, Object
from rules.akarios.state import State
from rules.akarios.view import AttemptView, ObjectView, PlaceView, WalkerView, WorldView
from rules.akarios.world import attempts, places

SKILLS: tuple[Skill, ...] = get_args(Skill)


def seen_world(state: State) -> WorldView:
    world = state.outing
    frame = next((each for each in reversed(state.stack) if isinstance(each, Attempt)), None)
    return WorldView(
        scenario=world.scenario,
        round=world.round,
        stamina=world.stamina,
        places=tuple(_place(state, places.card(state, number)) for number in sorted(world.revealed)),
        backs=_backs(state),
        walkers=tuple(_walker(state, seat) for seat in range(len(world.walkers))),
        attempt=None if frame is None else _attempt(state, frame),
        ended=world.ended,
    )


def _place(state: State, card: Card) -> PlaceView:
    objects = tuple(_object(state, each) for each in card.objects)
    return PlaceView(card.no, card.x, card.y, places.named(state, card.no)[1:], objects)


def _object(state: State, each: Object) -> ObjectView:
    return ObjectView(
        id=each.id,
        kind=each.kind,
        symbols=each.dice,
        dir=each.dir,
        card=each.card,
        skill=each.skill or "",
        coop=each.coop,
        repeat=each.repeat,
        closed=places.closed(state, each),
        barred=not places.met(state, each.needs),
    )


def _backs(state: State) -> tuple[tuple[int, int, int], ...]:
    open = [places.card(state, number) for number in state.outing.revealed]
    led = {each.card for card in open for each in card.objects if each.card is not None}
    hidden = [places.card(state, number) for number in sorted(led - set(state.outing.revealed))]
    return tuple((card.no, card.x, card.y) for card in hidden)


def _walker(state: State, seat: int) -> WalkerView:
    walker = state.outing.walkers[seat]
    return WalkerView(
        seat=seat,
        pilot=walker.pilot,
        callsign=state.sheet.members[walker.member].callsign,
        card=walker.card,
        health=walker.health,
        health_cap=walker.health_cap,
        stamina=walker.stamina,
        stress=walker.stress,
        dice=walker.dice,
        rerolled=walker.rerolled,
        conscious=walker.conscious,
        skills={skill: attempts.skill_of(state, seat, skill) for skill in SKILLS},
    )


def _attempt(state: State, frame: Attempt) -> AttemptView:
    rolled = {who: tuple(faces) for who, faces in frame.rolled.items()}
    return AttemptView(frame.actor, frame.object, attempts.symbols(state, frame), dict(frame.dice), rolled)
