"""A pilot on a world: what is known of it, where to go, what to try there with how many dice, and what to put
on it. Androids know the cards that lie open and what the squad has to bring home; no other page."""

from __future__ import annotations

from typing import Any

from rules.akarios import frames
from rules.akarios.actions import Decline, Join, Pass, Put, Reroll, Try
from rules.akarios.android import errands, fortunes, paths
from rules.akarios.android.paths import Map
from rules.akarios.rolling import STRESS
from rules.akarios.scenario.script_world import Choice, End, Object
from rules.akarios.state import State
from rules.akarios.world import attempts, exploring, places, sections
from rules.core.contract import Action
from rules.core.data import parts
from rules.core.poll import Poll

DIE = 0.3
"""What a die is worth that could have done something else."""
WANTED, CHANCE, LOOT = 6.0, 3.0, 1.5
"""What a check is worth that has to be mastered, any other, and a thing to look at."""
SURE = 0.85
FITS = 2 / 3
LIKELY = 0.4
NERVES = 6
"""Stress up to which a second roll is paid."""
WEARY = 2
"""Stress that is worth a rest."""


def answer(state: State, frame: Any, seat: int) -> Action | None:
    match frame:
        case frames.Exploring():
            return explore(state, seat)
        case frames.Attempt(stage="join"):
            return join(state, frame, seat)
        case frames.Attempt(stage="assign"):
            check = sections.ordered_by(state, frame)
            needed = len(check.dice) - attempts.skill_of(state, seat, check.skill)
            return Join(max(1, min(state.outing.walkers[seat].dice, needed + 1)))
        case frames.Attempt():
            return put(state, frame, seat)
    return None


# Where to, and what to try


def explore(state: State, seat: int) -> Action:
    """The next step of the own way; with dice that are left over whatever lies here."""
    known = Map(state)
    errand = errands.errand(known, seat)
    action = None if errand is None else _step(state, seat, errand.first, errand.wanted)
    return action or _here(state, seat, errand is None) or Pass()


def _step(state: State, seat: int, each: Object, wanted: bool) -> Action | None:
    """None: not with the dice that are left in this round."""
    if exploring.barred(state, seat, each) is not None:
        return None
    dice = state.outing.walkers[seat].dice
    if not each.dice:
        return Try(each.id, 1)
    if each.skill is None:
        count = paths.thrifty(state, seat, each, dice)
        return None if count is None else Try(each.id, count)
    count, hope = _risked(state, seat, each, dice, WANTED if wanted else CHANCE)
    _, later = _risked(state, seat, each, paths.MOST, WANTED if wanted else CHANCE)
    return Try(each.id, count) if hope >= later - DIE else None


def _risked(state: State, seat: int, each: Object, dice: int, worth: float) -> tuple[int, float]:
    """So many dice promise most, each of them being worth something; and what that is."""
    hopes = [worth * attempts.chance(state, seat, each, n) - DIE * n for n in range(1, dice + 1)]
    best = fortunes.best(hopes)
    return best + 1, hopes[best]


def _here(state: State, seat: int, idle: bool) -> Action | None:
    """Things on this card that need not be done: looked at with spare dice, tried where that is likely to
    succeed; a rest for whoever needs it."""
    walker = state.outing.walkers[seat]
    for each in exploring.usable(state, seat):
        if each.kind == "examine" and (not each.repeat or walker.stress >= WEARY):
            count = paths.thrifty(state, seat, each, walker.dice)
            if count is not None and (DIE * count < LOOT or idle):
                return Try(each.id, count)
        if each.kind == "check" and not each.repeat and walker.health > 1:
            count, _ = _risked(state, seat, each, walker.dice, CHANCE)
            if attempts.chance(state, seat, each, count) >= SURE:
                return Try(each.id, count)
    return None


# Dice that lie there


def join(state: State, frame: frames.Attempt, seat: int) -> Action:
    """As many dice as are missing, each helper a part of them."""
    each, walker = places.thing(state, frame.object), state.outing.walkers[seat]
    made_up = places.covered(state, each)
    made_up += attempts.skill_of(state, frame.actor, each.skill) if each.skill else 0
    missing = len(each.dice) - made_up + 1 - frame.dice[str(frame.actor)]
    if missing <= 0:
        return Decline()
    return Join(min(walker.dice, -(-missing // len(frame.asked))))


def put(state: State, frame: frames.Attempt, seat: int) -> Action:
    """Only what is needed, stress last; another roll where it may help; nothing where nothing does."""
    faces, walker = frame.rolled[str(seat)], state.outing.walkers[seat]
    best = attempts.own(state, frame, seat)
    short = attempts.missing(state, frame)
    if short > 0:
        idle = tuple(place for place in range(len(faces)) if place not in best)
        hope = fortunes.chance(short, len(idle), FITS)
        if idle and not walker.rerolled and walker.stress < NERVES and hope >= LIKELY:
            return Reroll(idle)
        return Put(() if len(frame.rolled) == 1 else best)
    strained = [place for place in best if faces[place] == STRESS]
    spared = strained[: min(len(strained), -short)] if len(frame.rolled) == 1 else []
    return Put(tuple(place for place in best if place not in spared))


# Votes


def choice(state: State, poll: Poll) -> str:
    """Home with what was asked for; never without, unless nobody can go on."""
    frame = state.stack[-2]
    assert isinstance(frame, frames.Section)
    open = sections.open_choices(state, frame.number)
    lost = Map(state).lost
    values = [_value(each, lost) for each in open]
    return open[fortunes.best(values)].text


def _value(each: Choice, lost: bool) -> float:
    ends = {end.result for end in parts(each, End)}
    if "success" in ends:
        return 100.0
    return (50.0 if lost else -100.0) if ends else 0.0
