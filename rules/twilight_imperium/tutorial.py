"""The guided first game: three rounds from home to Mecatol Rex, with two androids on the ready galaxy."""

from __future__ import annotations

from typing import TypeVar

from rules.core.lesson import Lesson, Seen, Step
from rules.core.stack import Gathering
from rules.twilight_imperium import frames
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Player, State

LEARNER = 0
HOME, FIRST, DOOR = "313", "209", "105"
"""From the learner's home straight to the centre, a step a round."""
TOKEN = "quann"
AGENDA = "warship_commission"
GOAL = "v1_mecatol"
GIFT = "hylar_v_assault_laser"
SUPPLY = 6
"""Ships in a fleet after Leadership: the whole fleet of the lesson."""
Kind = TypeVar("Kind")


def me(state: State) -> Player:
    return state.players[LEARNER]


def going_on(state: State, kind: type[Kind]) -> Kind | None:
    """The innermost frame of this kind."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, kind)), None)


def free(state: State) -> bool:
    """It is the learner's turn, and nothing has been begun."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, frames.Turn) and frame.seat == LEARNER


def asked_with_others(state: State, kind: type[Gathering]) -> bool:
    """The learner is one of those who are waited for."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, kind) and LEARNER in frame.asked and not frame.spoke(LEARNER)


def no(seen: Seen) -> Seen:
    return lambda state: not seen(state)


def both(one: Seen, other: Seen) -> Seen:
    return lambda state: one(state) and other(state)


def either(one: Seen, other: Seen) -> Seen:
    return lambda state: one(state) or other(state)


def after(rounds: int) -> Seen:
    return lambda state: state.over or state.round > rounds


def acted(rounds: int) -> Seen:
    """The Action Phase of this round is over."""
    return lambda state: after(rounds)(state) or (state.round == rounds and state.phase == "status")


# Set-up, and what is picked


def laid(state: State) -> bool:
    return systems.planet(state, TOKEN).token is not None


def set_up(state: State) -> bool:
    return state.phase != "setup"


def picked(card: str) -> Seen:
    return lambda state: any(each.card == card for each in me(state).picked)


def picks(count: int) -> Seen:
    return lambda state: len(me(state).picked) >= count or state.phase not in ("setup", "strategy")


def picking(rounds: int) -> Seen:
    return lambda state: state.round == rounds and state.phase == "strategy"


def chosen(rounds: int) -> Seen:
    """Strategy Cards and Bonus Counters of this round are where they belong."""
    return lambda state: state.round >= rounds and not picking(rounds)(state)


# Strategy Cards, and the vote


def to_play(card: str) -> Seen:
    """The learner has this card still to resolve."""
    return lambda state: any(each.card == card and not each.resolved for each in me(state).picked)


def settled(card: str) -> Seen:
    """It is resolved, or was never there."""

    def seen(state: State) -> bool:
        frame = going_on(state, frames.StrategicAction)
        return not to_play(card)(state) and (frame is None or frame.seat != LEARNER or frame.card != card)

    return seen


def supplied(state: State) -> bool:
    return me(state).fleet >= SUPPLY


def followed(state: State) -> bool:
    """The learner is asked to follow an android."""
    return asked_with_others(state, frames.Followers)


def choosing_agenda(state: State) -> bool:
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, frames.Primary) and frame.seat == LEARNER and frame.stage == "play"


def can_propose(state: State) -> bool:
    return choosing_agenda(state) and AGENDA in me(state).politics


def proposed(state: State) -> bool:
    frame = going_on(state, frames.Agenda)
    return frame is not None and frame.card == AGENDA


def commissioned(state: State) -> bool:
    return bool(ships(state, "dreadnought")) and not proposed(state)


def trading(state: State) -> bool:
    """Somebody has made the learner an offer, in a negotiation."""
    offered = any(offer.to == LEARNER and not offer.accepted for offer in state.offers)
    return offered and asked_with_others(state, frames.Negotiation)


def agreed(state: State) -> bool:
    return any(card.lent is not None for card in me(state).trade)


def negotiated(state: State) -> bool:
    return going_on(state, frames.Negotiation) is None


# The fleet


def ships(state: State, kind: str | None = None, at: str | None = None) -> list[str]:
    return [
        system.at
        for system in systems.places(state)
        for ship in systems.ships(system, LEARNER)
        if kind in (None, ship.kind) and at in (None, system.at)
    ]


def owns(*planets: str) -> Seen:
    return lambda state: all(systems.planet(state, id).owner == LEARNER for id in planets)


def been(at: str) -> Seen:
    """That system has been activated, and the action is over."""
    return lambda state: LEARNER in state.systems[at].counters and no_action(state)


def no_action(state: State) -> bool:
    frame = going_on(state, frames.Tactical)
    return frame is None or frame.seat != LEARNER


def built(state: State) -> bool:
    return len(ships(state, "cruiser")) >= 2


def form_asked(state: State) -> bool:
    return asked_with_others(state, frames.Forms)


def artifact(state: State) -> bool:
    return owns(TOKEN)(state) and bool(me(state).artifacts)


def researched(state: State) -> bool:
    return GIFT in me(state).technologies and settled("technology_2")(state)


# The battle


def at_the_door(state: State) -> bool:
    """The fleet is next to Mecatol Rex, which is still held by its Custodians, and can be sent there."""
    ready = LEARNER not in state.systems[DOOR].counters and me(state).command > 0
    return ready and bool(ships(state, at=DOOR)) and guarded(state)


def guarded(state: State) -> bool:
    return state.round == 3 and state.phase == "action" and systems.planet(state, REX).owner is None


def facing(state: State) -> bool:
    """How to fight the Custodians is asked."""
    return asked_with_others(state, frames.BattlePlans) and engaged(state)


def engaged(state: State) -> bool:
    frame = going_on(state, frames.Battle)
    return frame is not None and frame.seat == LEARNER and frame.system == MECATOL


def fought(state: State) -> bool:
    return not engaged(state) and going_on(state, frames.Invasion) is None


def repelled(state: State) -> bool:
    return guarded(state) and LEARNER in state.systems[MECATOL].counters


def scored(state: State) -> bool:
    return GOAL in me(state).scored


THREE = after(3)

STEPS: tuple[Step, ...] = (
    Step("ti-learn-welcome", "galaxy"),
    Step("ti-learn-token", "seat", waits=laid, lapsed=set_up),
    Step("ti-learn-pick", "seat", waits=picked("leadership"), lapsed=picks(1)),
    Step("ti-learn-second", "seat", waits=picked("assembly"), lapsed=picks(2)),
    Step("ti-learn-home", "sheet"),
    Step(
        "ti-learn-leadership",
        "seat",
        waits=supplied,
        lapsed=settled("leadership"),
        fits=to_play("leadership"),
    ),
    Step("ti-learn-follow", "seat", waits=no(followed), fits=followed),
    Step(
        "ti-learn-assembly",
        "seat",
        waits=choosing_agenda,
        lapsed=settled("assembly"),
        fits=to_play("assembly"),
    ),
    Step("ti-learn-agenda", "seat", waits=proposed, lapsed=no(choosing_agenda), fits=can_propose),
    Step("ti-learn-vote", "seat", waits=commissioned, lapsed=no(proposed), fits=proposed),
    Step("ti-learn-again", "seat", waits=no(followed), fits=both(followed, commissioned)),
    Step("ti-learn-trade", "seat", waits=agreed, lapsed=negotiated, fits=trading),
    Step("ti-learn-expand", "seat", waits=owns("arnor", "lor"), lapsed=either(been(FIRST), acted(1))),
    Step("ti-learn-planets", "galaxy", fits=owns("arnor", "lor")),
    Step("ti-learn-build", "seat", waits=built, lapsed=either(been(HOME), acted(1))),
    Step("ti-learn-pass", "seat", waits=acted(1)),
    Step("ti-learn-form", "seat", waits=after(1), fits=form_asked),
    Step("ti-learn-round-two", "seat", waits=chosen(2), fits=picking(2)),
    Step("ti-learn-quann", "seat", waits=owns(TOKEN), lapsed=either(been(DOOR), acted(2))),
    Step("ti-learn-artifact", "objectives", fits=artifact),
    Step("ti-learn-onward", "seat", waits=after(2)),
    Step("ti-learn-round-three", "seat", waits=chosen(3), fits=picking(3)),
    Step(
        "ti-learn-technology",
        "seat",
        waits=researched,
        lapsed=settled("technology_2"),
        fits=to_play("technology_2"),
    ),
    Step("ti-learn-odds", "odds", fits=at_the_door),
    Step(
        "ti-learn-attack",
        "seat",
        waits=either(facing, owns(REX)),
        lapsed=either(been(MECATOL), acted(3)),
        fits=at_the_door,
    ),
    Step("ti-learn-plan", "seat", waits=fought, fits=facing),
    Step("ti-learn-repelled", "galaxy", fits=repelled),
    Step("ti-learn-rex", "galaxy", fits=both(owns(REX), no(THREE))),
    Step("ti-learn-score", "seat", waits=scored, lapsed=THREE, fits=both(owns(REX), no(THREE))),
    Step("ti-learn-end", "objectives"),
)


LESSON = Lesson(
    seed=b"first empire 31782",
    seats=3,
    options=Options(galaxy="preset", secondaries="strict"),
    steps=STEPS,
    learner=LEARNER,
)
"""The Federation of Sol opposite two peaceful peoples; the way to Mecatol Rex is free, and the agenda that
brings the Dreadnought is in hand. Such seeds are found by `tests/rules/twilight_imperium/tutored.py`."""
