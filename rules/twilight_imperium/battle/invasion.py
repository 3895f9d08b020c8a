"""A landing on one planet that is not one's own, stage by stage, from the licence to the new owner (TI-335 to
TI-342, TI-356 to TI-360, TI-368 to TI-371, TI-375, TI-648 to TI-650)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question
from rules.twilight_imperium.actions import Let
from rules.twilight_imperium.battle import bombardment, custodians_ground, ending, entering, fronts, ground
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.frames import Invasion
from rules.twilight_imperium.state import NOBODY, State

# What the attacker is asked


def _ask(state: State, frame: Invasion) -> Question | None:
    match frame.stage:
        case "before":
            return entering.ask_conversion(state, frame)
        case "rolled":
            return ground.ask_generals(frame)
    return None


def _answer(state: State, frame: Invasion, action: Action, dice: Dice) -> list[Event]:
    if frame.stage == "before":
        return entering.convert(state, frame, action, dice)
    return ground.reroll(frame, action, dice)


def silent(_: State, frame: Invasion, __: int) -> Action:
    return Let() if frame.stage == "before" else ground.silent_generals(frame)


def refuse(_: State, frame: Invasion, __: int, action: Action) -> IllegalMove | None:
    if frame.stage == "rolled":
        return refusal(lambda move: ground.judge_generals(frame, move), action)
    return IllegalMove("ti-illegal-convert-first", rule="TI-357", planet=f"@{frame.planet}")


# What follows of itself


def _run(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    match frame.stage:
        case "licence" | "diplomat" | "before" | "before_bombardment":
            return _enter(state, frame)
        case "bombard" | "bombarded" | "defence" | "defended":
            return _fire(state, frame, dice)
        case "round" | "roll" | "rolled" | "losses" | "promote" | "genome":
            return _fight(state, frame, dice)
        case "over":
            return ending.over(state, frame)
        case "capture":
            frame.stage = "fate"
            ending.capture(state, frame)
        case "fate":
            frame.stage = "gained"
            ending.fates(state, frame)
        case "gained":
            return ending.gained(state, frame)
    return []


def _enter(state: State, frame: Invasion) -> list[Event]:
    """In the order of TI-649."""
    match frame.stage:
        case "licence":
            frame.stage = "diplomat"
            return entering.licence(state, frame)
        case "diplomat":
            frame.stage = "before"
            entering.diplomat(state, frame)
            custodians_ground.challenge(state, frame)
            return []
        case "before":
            return _open(state, frame)
    frame.stage = "bombard"
    if frame.ships:
        windows.opens(state, "before_bombardment", **fronts.facts(frame))
    return []


def _open(state: State, frame: Invasion) -> list[Event]:
    """Neutral planets fall at once, but for the Custodians'; those of players may be fought for."""
    if frame.defender == NOBODY:
        happened = custodians_ground.descend(state, frame) if custodians_ground.stand(state, frame) else []
        frame.stage = "round"
        return happened + entering.radiation(state, frame)
    frame.stage = "before_bombardment"
    if frame.force is not None and entering.contested(state, frame):
        windows.opens(state, "before_invasion_combat", **fronts.facts(frame))
    return entering.opens_war(state, frame)


def _fire(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    fronts.escort(state, frame)
    match frame.stage:
        case "bombard":
            frame.stage = "bombarded"
            return bombardment.bombard(state, frame, dice)
        case "bombarded":
            frame.stage = "defence"
            return bombardment.strike(state, frame, frame.defender)
        case "defence":
            frame.stage = "defended"
            return bombardment.defend(state, frame, dice)
    frame.stage = "round"
    return bombardment.strike(state, frame, frame.seat)


def _fight(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    match frame.stage:
        case "round":
            fronts.escort(state, frame)
            frame.stage = "roll" if ground.goes_on(state, frame) else "over"
            if frame.stage == "roll":
                ground.begin(state, frame)
        case "roll":
            frame.stage = "rolled"
            return ground.roll(state, frame, dice)
        case "rolled":
            frame.stage = "losses"
            windows.opens(state, "after_combat_roll", **fronts.facts(frame), step="ground")
        case "losses":
            frame.stage = "promote"
            ground.losses(state, frame)
        case "promote":
            frame.stage = "genome"
            return ground.promote(state, frame)
        case _:
            fronts.escort(state, frame)
            frame.stage = "round"
            return ground.avenge(state, frame, dice)
    return []


INVASION = Chapter(_ask, _answer, _run)
