"""Between battles: points, pilots, loadouts, markets, checks of events, rewards; what people should not be
hurried in is left until they have spoken."""

from __future__ import annotations

from typing import Any

from rules.akarios import frames
from rules.akarios.actions import (
    Accept,
    BuildUp,
    ChooseReward,
    Concede,
    Fit,
    Put,
    Reroll,
    Train,
)
from rules.akarios.android import ballots, company, fortunes, quartermaster, trader
from rules.akarios.battle import fitting
from rules.akarios.components import CARDS, DICE, FULL
from rules.akarios.debrief import picks
from rules.akarios.rolling import STRESS
from rules.akarios.squad import hangar
from rules.akarios.state import State
from rules.akarios.voyage import checking
from rules.core.contract import Action
from rules.core.poll import Poll

FITS = 2 / 3
"""How likely a die shows a colour."""
LIKELY = 0.25
"""A second roll must promise so much."""


def answer(state: State, frame: Any, seat: int) -> Action | None:
    """Points are spent first, whatever is asked; None: as silence would."""
    grown = spend(state, seat)
    if grown is not None:
        return grown
    match frame:
        case frames.Mustering(stage="loadout"):
            return _muster(state, frame, seat)
        case frames.Trading():
            return trader.trade(state, frame, seat)
        case frames.Picking():
            return _pick(state, frame, seat)
        case frames.Checking():
            return _check(state, frame)
        case frames.Conceding():
            return Concede()  # androids never propose it: where people want to, they follow
        case Poll():
            return ballots.vote(state, frame, seat)
    return None


def patient(state: State, frame: Any, seat: int) -> bool:
    """Whether an android says nothing yet: people read on, set out and close a chapter in their own time, and
    choose pilot and ship first."""
    match frame:
        case frames.Enlisting():
            return company.mate(state, seat) and any(_lacks(state, other) for other in company.people(state))
        case frames.Hangar() | frames.Page() | frames.Parting() | frames.Mustering(stage="loadout"):
            return company.waits(state, frame, seat)
        case frames.Trading():
            return trader.waits(state, frame, seat)
    return False


def _lacks(state: State, seat: int) -> bool:
    member = state.sheet.members[state.roster[seat]]
    return member.pilot is None or member.ship is None


def spend(state: State, seat: int) -> Action | None:
    """Skill points and ship points, wherever the rules let them be spent."""
    if not hangar.open_now(state):
        return None
    member = state.sheet.members[state.roster[seat]]
    if not member.pilot or not member.ship:
        return None
    grown, built = quartermaster.training(member), quartermaster.building(member)
    wishes: list[Action] = [Train(*grown)] if grown else []
    wishes += [BuildUp(*built)] if built else []
    return next((wish for wish in wishes if hangar.refusal(state, seat, wish) is None), None)


def _muster(state: State, frame: frames.Mustering, seat: int) -> Action | None:
    """What is given is taken; then whatever is best of what there is."""
    for card in (each.card for each in frame.gifts if each.to == seat):
        if fitting.giver(state, seat, card) is not None:
            return Accept(card)
    change = quartermaster.refit(state.sheet, state.roster[seat], state.roster)
    return None if change is None else Fit(*change)


def _pick(state: State, frame: frames.Picking, seat: int) -> Action:
    sheet, number, cards = state.sheet, state.roster[seat], picks.listed(state, frame)
    if frame.less is not None:
        return ChooseReward(quartermaster.purchase(sheet, number, cards, max(_prices(cards))))
    if frame.kind == "sparrow":
        return ChooseReward(quartermaster.for_all(cards, max(_prices(cards))))
    return ChooseReward(quartermaster.gift(sheet, number, cards))


def _prices(cards: list[str]) -> list[int]:
    return [CARDS[card].price or 0 for card in cards]


def _check(state: State, frame: frames.Checking) -> Action:
    """Another roll if the dice do not suffice and it may help; no stress for nothing."""
    best, needed = checking.best(state, frame), checking.needed(state, frame)
    if len(best) >= needed:
        return Put(best)
    stress = state.sheet.members[state.roster[frame.seat]].stress
    idle = tuple(place for place in range(DICE) if place not in best)
    strain = 1 + sum(frame.rolled[place] == STRESS for place in best)
    hope = fortunes.chance(needed - len(best), len(idle), FITS)
    if idle and not frame.rerolled and stress + strain < FULL and hope >= LIKELY:
        return Reroll(idle)
    return Put(())
