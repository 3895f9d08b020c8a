"""What standing orders make of the questions of a world (AK-939 to AK-942)."""

from __future__ import annotations

from collections import deque

from rules.akarios.actions import Decline, Join, Put, Reroll, Try
from rules.akarios.frames import Attempt, Section
from rules.akarios.scenario.script_world import End, Object
from rules.akarios.state import State
from rules.akarios.windows import value
from rules.akarios.world import attempts, exploring, places, sections
from rules.core.contract import Action
from rules.core.poll import Poll, Vote


def explore(state: State, seat: int) -> Action | None:
    """Examine what is open with so many dice; then a step towards the card that was named (AK-939)."""
    dice = state.outing.walkers[seat].dice
    risked = value(state, seat, "examine")
    open = [each for each in exploring.usable(state, seat) if each.kind == "examine" and not each.repeat]
    if risked is not None and risked.isdecimal() and open:
        return Try(open[0].id, min(dice, max(1, int(risked)))) if open[0].dice else Try(open[0].id, 1)
    to = value(state, seat, "walk")
    step = towards(state, seat, int(to)) if to is not None and to.isdecimal() else None
    return None if step is None else Try(step.id, min(dice, max(1, len(step.dice))))


def towards(state: State, seat: int, number: int) -> Object | None:
    """The first step of the shortest way over cards that lie open; None if there is none, or one is there."""
    start = state.outing.walkers[seat].card
    firsts = [each for each in exploring.usable(state, seat) if each.kind == "move"]
    queue = deque((each, each.card) for each in firsts)
    known = {start}
    while queue:
        first, at = queue.popleft()
        if at == number:
            return first if number != start else None
        if at is None or at in known or at not in state.outing.revealed:
            continue
        known.add(at)
        onward = [each for each in places.card(state, at).objects if each.kind == "move"]
        queue.extend((first, each.card) for each in onward if places.met(state, each.needs))
    return None


def attempt(state: State, frame: Attempt, seat: int) -> Action | None:
    """Join with all dice that are left (AK-941). Reroll once if all symbols cannot be covered otherwise, and
    stress is low enough (AK-940)."""
    walker = state.outing.walkers[seat]
    if frame.stage == "join":
        wish = value(state, seat, "join")
        return {"always": Join(walker.dice), "never": Decline()}.get(wish or "")
    wish = value(state, seat, "put")
    if frame.stage != "put" or wish is None or not wish.isdecimal():
        return None
    best = attempts.own(state, frame, seat)
    idle = tuple(place for place in range(len(frame.rolled[str(seat)])) if place not in best)
    short = attempts.lacking(state, frame)
    if short and idle and not walker.rerolled and walker.stress <= int(wish):
        return Reroll(idle)
    return Put(best)


def vote(state: State, poll: Poll, seat: int) -> Action | None:
    """Never leave before these objects have been used (AK-942)."""
    wish = value(state, seat, "leave")
    frame = state.stack[-2] if len(state.stack) > 1 else None
    if poll.then != sections.CHOSEN or wish is None or not isinstance(frame, Section):
        return None
    if all(id in state.outing.closed for id in wish.split(",")):
        return None
    choices = sections.open_choices(state, frame.number)
    stay = [each for each in choices if not any(isinstance(do, End) for do in each.do)]
    return Vote(stay[0].text) if stay else None
