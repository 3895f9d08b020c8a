"""A chapter: enlisting, the hangar, then from node to node up to one battle or world and its debrief.

Nodes are entered here, by the kind of their file. A battle ends when its goals are met, a world when
`state.world.ended` says how (`engine` looks after every step): both go on with a `Debrief` frame.
"""

from __future__ import annotations

from typing import Literal

from rules.akarios import votes
from rules.akarios.actions import Concede, Decline, Ready
from rules.akarios.battle import muster
from rules.akarios.components import LOCATIONS
from rules.akarios.contents import Contents
from rules.akarios.debrief.ending import EXPLORE, RETRY
from rules.akarios.frames import (
    Conceding,
    Course,
    Debrief,
    Enlisting,
    Hangar,
    Journey,
    Round,
)
from rules.akarios.options import Options
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.goals import Ending
from rules.akarios.scenario.script import SCRIPTS, Battle, Fork, Market, Story, World
from rules.akarios.sheet import Sheet
from rules.akarios.ship import outfit
from rules.akarios.squad import enlisting, loadout
from rules.akarios.state import State
from rules.akarios.voyage import market
from rules.akarios.voyage.pages import begin as open_page
from rules.akarios.voyage.pages import read_out
from rules.akarios.world import landing
from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Circle, Question, choice, question

AGAIN = "ak-retry"
"""The row of its poll."""
Part = Literal["success", "failure", "skip"]


def begin(options: Options, sheet: Sheet, roster: tuple[int, ...]) -> State:
    """Where the sheet says. Whoever has no pilot or ship enlists first; else somebody sets out (AK-031,
    AK-032)."""
    state = State(options, len(roster), roster, sheet, campaign=True)
    state.queues = [[] for _ in roster]
    failed = sheet.failed.get(sheet.next, 0) and sheet.next not in sheet.done
    state.stack.append(Course(to=RETRY if failed else sheet.next))
    enlist = enlisting.present(sheet, roster)
    if enlist:
        state.stage = "enlist"
        state.stack.append(Enlisting(asked=enlist))
    else:
        for number in roster:
            loadout.settle(sheet, number, roster)
            loadout.fill(sheet, number, roster)
        state.stage = "hangar"
        state.stack.append(Hangar(asked=list(range(state.seats))))
    return state


# The hangar


def _ask_hangar(state: State, frame: Hangar, seat: int) -> Question:
    return question("ak-ask-set-out", choice("ak-choice-set-out", Ready()), matter="set_out")


def _leave_hangar(state: State, frame: Hangar, dice: Dice) -> list[Event]:
    state.stack.pop()
    return [Event("ak-sets-out", {"squad": state.sheet.squad})]


# Where to


def _ask(state: State, frame: Course) -> Question | None:
    return None


def _never(state: State, frame: Course, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes are frames of their own")


def _go(state: State, frame: Course, dice: Dice) -> list[Event]:
    """Exploring is what comes next unless a text says otherwise (AK-499)."""
    if frame.to == RETRY:
        return _again(state, frame)
    state.stack.pop()
    if frame.to == EXPLORE:
        state.stage, state.node = "voyage", ""
        state.stack.append(Journey())
        return []
    return enter(state, frame.to)


def _again(state: State, frame: Course) -> list[Event]:
    """A failed node is played again at once, or later by the usual journey, where it can be reached by one
    (AK-475, AK-945)."""
    node, frame.to = state.sheet.next, state.sheet.next
    if LOCATIONS[node].at is not None and state.sheet.system is not None:
        state.stage = "voyage"
        votes.hold(state, Poll(topic="ak-ask-retry", options=("again", "leave"), then=AGAIN))
    return []


def decided(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Course)
    frame.to = EXPLORE if option == "leave" else frame.to
    return []


def enter(state: State, node: str) -> list[Event]:
    """The node with the location's number, from the file that fits what the squad has done (AK-518)."""
    found = SCRIPTS[node]
    if isinstance(found, Fork):
        return enter(state, next(each.use for each in found.variant if open_gate(state, each.given)))
    match found:
        case Story():
            return open_page(state, node)
        case Market():
            return market.begin(state, node)
    state.node = node
    if isinstance(found, Battle):
        muster.begin(state)
    else:
        assert isinstance(found, World)
        landing.begin(state)
    return []


# How it ends


def battle_over(state: State, ending: Ending) -> list[Event]:
    """At once, in the middle of anything (AK-081): what was under way is dropped."""
    battle = state.fight
    battle.ended = ending
    at = next(place for place, frame in enumerate(state.stack) if isinstance(frame, Round))
    del state.stack[at:]
    battle.noted.clear()
    outfit.stand_down(battle)
    state.queues = [[] for _ in range(state.seats)]
    events = [Event("ak-success" if ending == "success" else "ak-failure", {"round": battle.round})]
    return events + _debrief(state, ending or "failure")


def world_over(state: State, ending: Part) -> list[Event]:
    """As soon as the text says so, or nobody is awake (AK-581, AK-629); or nobody has landed (AK-633)."""
    state.stack.clear()
    return _debrief(state, ending)


def _debrief(state: State, part: Part) -> list[Event]:
    """A skirmish ends with the page: it leaves nothing behind."""
    if state.campaign:
        state.stage = "debrief"
        state.stack.append(Debrief(node=state.node, part=part))
        return []
    state.gained.node, state.gained.ending = state.node, part
    state.stage, state.over = "over", True
    return read_out(state, getattr(SCRIPTS[state.node], part).text)


# Giving up


def concede(state: State, seat: int) -> list[Event]:
    """Proposed at any time in a battle or a world; it takes everybody's consent (AK-944)."""
    if state.stage not in ("battle", "world"):
        raise IllegalMove("ak-illegal-concede", rule="AK-944")
    if any(isinstance(frame, Conceding) for frame in state.stack):
        raise IllegalMove("ak-illegal-concede-twice", rule="AK-944")
    others = [other for other in range(state.seats) if other != seat]
    state.stack.append(Conceding(by=seat, asked=others))
    return [Event("ak-proposes-to-concede", {"player": f"#{seat}"})]


def _ask_concede(state: State, frame: Conceding, seat: int) -> Question:
    return question(
        "ak-ask-concede",
        choice("ak-choice-fight-on", Decline(), usual=True),
        choice("ak-choice-concede", Concede(), final=True),
        pace="answer",
        matter="concede",
        player=f"#{frame.by}",
    )


def _close_concede(state: State, frame: Conceding, dice: Dice) -> list[Event]:
    """A world that cannot be failed is left as if it had been skipped (AK-630, AK-633)."""
    state.stack.pop()
    if "decline" in frame.said.values():
        return [Event("ak-fights-on")]
    events = [Event("ak-concedes")]
    if state.stage == "battle":
        return events + battle_over(state, "failure")
    told = SCRIPTS[state.node]
    without = isinstance(told, World) and told.failure is None
    return events + world_over(state, "skip" if without else "failure")


def _one_declines(state: State, frame: Conceding) -> bool:
    return "decline" in frame.said.values()


CONTENTS = Contents(
    chapters={
        Enlisting: enlisting.CIRCLE,
        Hangar: Circle(_ask_hangar, _leave_hangar, early=lambda state, frame: bool(frame.said)),
        Course: Chapter(_ask, _never, _go),
        Conceding: Circle(_ask_concede, _close_concede, early=_one_declines),
    },
    polls={AGAIN: decided},
    silent={
        Enlisting: enlisting.silent,
        Hangar: lambda state, frame, seat: Ready(),
        Conceding: lambda state, frame, seat: Decline(),
    },
    refusals={Enlisting: enlisting.refusal},
)
