"""How an android votes. Squad mates of people abstain: what a squad decides is theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.akarios import components_voyage as voyage
from rules.akarios.android import company, course, fortunes, quartermaster, walker
from rules.akarios.components_voyage import JOURNEYS
from rules.akarios.debrief import aftermath, ending
from rules.akarios.frames import Debrief, Happening
from rules.akarios.scenario import pair
from rules.akarios.scenario.script import SCRIPTS, Market
from rules.akarios.scenario.script_do import Grant
from rules.akarios.squad import members
from rules.akarios.state import State
from rules.akarios.voyage import events, market
from rules.akarios.world import sections
from rules.core.contract import Action
from rules.core.data import parts
from rules.core.poll import Abstain, Poll, Vote

EASIER = 2
"""Failures of a node after which the squad wants it easier (AK-069)."""
PATIENCE = 8
"""Failures after which it takes an ending that is offered instead of another attempt."""


def vote(state: State, poll: Poll, seat: int) -> Action:
    if company.mate(state, seat):
        return Abstain()
    rule = RULES.get(poll.then) or TOPICS.get(poll.topic)
    wish = rule(state, poll) if rule is not None else None
    return Vote(wish if wish in poll.options else poll.options[0])


def failures(state: State, node: str) -> int:
    return state.sheet.failed.get(node[:3], 0)


def _difficulty(state: State, poll: Poll) -> str:
    """Normal, and easy for what was failed again and again."""
    return "easy" if failures(state, state.node) >= EASIER else "normal"


def _retry(state: State, poll: Poll) -> str:
    return "leave" if course.elsewhere(state) else "again"


def _location(state: State, poll: Poll) -> str:
    return course.next_place(state, poll.options)


def _die(state: State, poll: Poll) -> str:
    """Of two results of the movement die."""
    chart = JOURNEYS[state.sheet.system or ""]  # type: ignore[index]
    values = [fortunes.happenings(state, getattr(chart, result)) for result in poll.options]
    return poll.options[fortunes.best(values)]


def _event(state: State, poll: Poll) -> str:
    frame = _happening(state)
    options = voyage.EVENTS[frame.path.split(events.BETWEEN)[1]].options
    values = [fortunes.happenings(state, option.do) for option in options]
    return options[fortunes.best(values)].label


def _drift(state: State, poll: Poll) -> str:
    frame = _happening(state)
    effect = events.effects_of(frame.path)[frame.at]
    values = [fortunes.happenings(state, option) for option in effect.options]
    return poll.options[fortunes.best(values)]


def _happening(state: State) -> Happening:
    found = state.stack[-2]
    assert isinstance(found, Happening)
    return found


def _one(state: State, poll: Poll) -> str:
    """Whoever is best at it, or bears it best; who has least stress is named first."""
    frame = _happening(state)
    match events.effects_of(frame.path)[frame.at]:
        case voyage.Check() as check:
            return str(fortunes.expert(state, check)[0])
        case voyage.Trauma(n):
            return min(poll.options, key=lambda seat: _trauma(state, seat) * (1 if n > 0 else -1))
        case voyage.Credits() | voyage.GainUpgrade():
            return min(poll.options, key=lambda seat: _purse(state, seat))
    return poll.options[0]


def _relief(state: State, poll: Poll) -> str:
    return max(poll.options, key=lambda seat: _trauma(state, seat))


def _trauma(state: State, seat: str) -> int:
    return members.pad(state.sheet.members[state.roster[int(seat)]]).trauma


def _purse(state: State, seat: str) -> int:
    return members.pad(state.sheet.members[state.roster[int(seat)]]).credits


# Stories


def _story(state: State, poll: Poll) -> str:
    """What brings most; another attempt as long as there is patience."""
    frame = state.stack[-2]
    assert isinstance(frame, Debrief)
    tired = failures(state, frame.node) >= PATIENCE
    open = [each for each in ending.ending_of(frame).choices if each.text in poll.options]
    values = [fortunes.reward(state, each.rewards) for each in open]
    for at, each in enumerate(open):
        if frame.part == "failure" and (each.goto == ending.RETRY) == tired:
            values[at] -= 100.0
    return open[fortunes.best(values)].text


def _visit(state: State, poll: Poll) -> str:
    script = SCRIPTS[state.node]
    assert isinstance(script, Market)
    open = [each for each in script.choices if each.text in poll.options]
    values = [sum(fortunes.reward(state, grant.rewards) for grant in parts(each, Grant)) for each in open]
    return open[fortunes.best(values)].text


# The Sparrow's pair


def _pair(state: State, poll: Poll) -> str:
    return "keep" if set(quartermaster.pair(state.sheet)) == set(state.sheet.fitted) else "change"


def _upgrade(state: State, poll: Poll) -> str:
    wished: Iterator[str] = (card for card in quartermaster.pair(state.sheet) if card in poll.options)
    return next(wished, poll.options[0])


def _explores(state: State, poll: Poll) -> str:
    return "explore"


def _off(state: State, poll: Poll) -> str:
    return "off"


Rule = Callable[[State, Poll], str]
RULES: dict[str, Rule] = {
    ending.CHOSEN: _story,
    ending.EXTREME: _off,
    aftermath.RELIEVED: _relief,
    events.PICKED: _one,
    market.VISIT: _visit,
    sections.CHOSEN: walker.choice,
    pair.CHANGE: _pair,
    pair.FIRST: _upgrade,
    pair.SECOND: _upgrade,
}
"""By what comes of the poll…"""
TOPICS: dict[str, Rule] = {
    "ak-ask-difficulty": _difficulty,
    "ak-ask-retry": _retry,
    "ak-ask-location": _location,
    "ak-ask-die": _die,
    "ak-ask-event": _event,
    "ak-ask-drift": _drift,
    "ak-ask-landing": _explores,
}
"""…or by what is asked."""
