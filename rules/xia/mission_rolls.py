"""Rolls of a mission that experience can repeat: for the payment, and for sneaking in (XIA-392, XIA-420)."""

from __future__ import annotations

from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import abilities, dicing, errands
from rules.xia.actions import Accept, Experience, UseAbility
from rules.xia.components import MISSIONS, MissionKind
from rules.xia.frames import Objective
from rules.xia.state import Errand, State

GROUP = "xia-group-mission"


def ask(state: State, frame: Objective) -> Question | None:
    """Before sneaking in an ability may be used; after a roll, experience, again and again (XIA-393)."""
    errand = state.players[frame.seat].mission
    assert errand is not None
    if not frame.roll:
        return _ask_before(state, frame, errand)
    experience = _experience(state, frame.seat, errands.kind(errand))
    if not experience:
        return None
    of = errands.kind(errand)
    return question(
        f"xia-ask-experience-{frame.purpose}",
        choice(
            "xia-stands",
            Accept(),
            group=GROUP,
            hint=f"xia-stands-{frame.purpose}-hint",
            **_meaning(state, frame, of),
        ),
        choice(
            "xia-experience",
            Experience(experience[0]),
            group=GROUP,
            hint=f"xia-reroll-{frame.purpose}-hint",
            kind=f"@{of.id}",
            cards=len(experience),
            better=_better(state, frame, of),
        ),
        private=not errand.done,
        accepts=lambda action: isinstance(action, Experience) and action.mission in experience,
        roll=frame.roll,
        mission=f"@{errand.mission}",
    )


def _ask_before(state: State, frame: Objective, errand: Errand) -> Question | None:
    offered = abilities.before_sneak(state, frame.seat) if frame.purpose == "sneak" else []
    if not offered:
        return None
    plain = choice("xia-sneak-plain", Accept(), hint="xia-sneak-plain-hint", percent=_sneak_odds(errand))
    return question("xia-ask-sneak", plain, *offered, mission=f"@{errand.mission}")


def _sneak_odds(errand: Errand) -> int:
    return 5 * (21 - errands.kind(errand).sneak)


def _experience(state: State, seat: int, of: MissionKind) -> list[str]:
    """Completed missions of the same type (XIA-392)."""
    if not of.experience:
        return []
    return [each for each in state.players[seat].completed if MISSIONS[each].type == of.id]


def _worth(state: State, frame: Objective, of: MissionKind, roll: int) -> int:
    """Credits of this roll, -1 for failure."""
    if frame.purpose == "sneak":
        return 0 if roll >= of.sneak else -1
    found = errands.pay(state.players[frame.seat], of, roll)
    return -1 if found.failed else found.credits


def _meaning(state: State, frame: Objective, of: MissionKind) -> dict[str, Arg]:
    worth = _worth(state, frame, of, frame.roll)
    return {"payment": max(0, worth), "result": "failed" if worth < 0 else "good"}


def _better(state: State, frame: Objective, of: MissionKind) -> int:
    """How likely another roll brings more, in percent."""
    now = _worth(state, frame, of, frame.roll)
    return 5 * sum(_worth(state, frame, of, roll) > now for roll in range(1, 21))


def answer(state: State, frame: Objective, action: Action, dice: Dice) -> list[Event]:
    match action:
        case Experience(mission):
            state.players[frame.seat].completed.remove(mission)
            state.missions.discard(mission)
            kind = f"@{MISSIONS[mission].type}"
            used = Event("xia-experience-used", {"player": f"#{frame.seat}", "kind": kind})
            return [used, *_roll(state, frame, dice)]
        case UseAbility(ability):
            counts_as, told = abilities.at_border(state, frame.seat, ability, dice)
            if state.over:
                return told
            if counts_as is None:
                return told + _roll(state, frame, dice)
            frame.roll = counts_as
            return told + _result(state, frame)
    return _result(state, frame) if frame.roll else _roll(state, frame, dice)


def run(state: State, frame: Objective, dice: Dice) -> list[Event]:
    return _result(state, frame) if frame.roll else _roll(state, frame, dice)


def _roll(state: State, frame: Objective, dice: Dice) -> list[Event]:
    frame.roll, told = dicing.d20(state, frame.seat, frame.purpose, dice)
    return told


def _result(state: State, frame: Objective) -> list[Event]:
    state.stack.pop()
    seat = frame.seat
    errand = state.players[seat].mission
    assert errand is not None
    of = errands.kind(errand)
    worth = _worth(state, frame, of, frame.roll)
    if worth < 0:
        return errands.fail(state, seat, errand)
    if frame.purpose == "payment":
        return errands.reveal(state, seat, errand, worth)
    errand.sneaked = True
    return [Event("xia-sneaked-in", {"player": f"#{seat}", "sector": f"@{errands.card(errand).sneak}"})]
