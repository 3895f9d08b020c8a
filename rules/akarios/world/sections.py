"""Numbered sections: read, decided on, carried out effect by effect (AK-600 to AK-602, AK-608, AK-609,
AK-615, AK-619 to AK-621, AK-942)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.akarios.components import DICE
from rules.akarios.frames import Attempt, Section
from rules.akarios.naming import page
from rules.akarios.scenario import script_world as walk
from rules.akarios.squad import rewards
from rules.akarios.state import State
from rules.akarios.world import bodies, places
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Question

CHOSEN = "ak-world"
BETWEEN = "/"
"""Between a page, the number of a check on it, and how that went."""


def ask(state: State, frame: Section) -> Question | None:
    return None


def never(state: State, frame: Section, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes and checks are frames of their own")


def run(state: State, frame: Section, dice: Dice) -> list[Event]:
    if frame.at < 0:
        return _read(state, frame)
    listed = page_of(state, frame).do
    if frame.at < len(listed):
        frame.at += 1
        return _do(state, frame, listed[frame.at - 1])
    state.stack.pop()
    if frame.part == "page" and _section(state, frame.number).choices:
        return _vote(state, frame)
    return []


CHAPTER = Chapter(ask, never, run)


# Pages


def _section(state: State, number: int) -> walk.Section:
    return next(each for each in places.script(state).section if each.no == number)


def _read(state: State, frame: Section) -> list[Event]:
    if not frame.part:
        section = _section(state, frame.number)
        if section.page is None:
            state.stack.pop()
            return _vote(state, frame)
        frame.part = "page"
    frame.at = 0
    return [page(state, page_of(state, frame).text, reveals=True)]


def page_of(state: State, frame: Section) -> walk.Page:
    """By the part: of a section, of a rule, of a choice; and below, of a check that is ordered there."""
    first, *rest = frame.part.split(BETWEEN)
    page = _first_page(state, frame.number, first)
    while rest:
        at, result, *rest = rest
        check = page.do[int(at)]
        assert isinstance(check, walk.Check)
        page = check.success if result == "success" else check.failure
    return page


def _first_page(state: State, number: int, part: str) -> walk.Page:
    kind, _, id = part.partition(":")
    if kind == "rule":
        rule = next(each for each in places.script(state).rule if each.id == id)
        return walk.Page(rule.text, rule.do)
    section = _section(state, number)
    if kind == "choice":
        taken = next(each for each in section.choices if each.id == id)
        return walk.Page(taken.text, taken.do)
    found = {"page": section.page, "success": section.success, "failure": section.failure}[kind]
    assert found is not None
    return found


# Choices


def _vote(state: State, frame: Section) -> list[Event]:
    """The pilots who are awake decide; a single way is taken without asking (AK-889, AK-942). Whoever says
    nothing leaves it to the others, and a tie goes to the first way named."""
    open = open_choices(state, frame.number)
    if len(open) == 1:
        return _take(state, frame, open[0])
    state.polls += 1
    state.stack.append(Section(number=frame.number, part="vote", at=0, actor=frame.actor))
    state.stack.append(
        Poll(
            topic="ak-ask-choice",
            options=tuple(each.text for each in open),
            named=True,
            sign="¶",
            then=CHOSEN,
            asked=places.conscious(state),
            number=state.polls,
        )
    )
    return []


def open_choices(state: State, number: int) -> list[walk.Choice]:
    return [each for each in _section(state, number).choices if places.met(state, each.needs)]


def chosen(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack.pop()
    assert isinstance(frame, Section)
    taken = next(each for each in _section(state, frame.number).choices if each.text == option)
    return _take(state, frame, taken)


def _take(state: State, frame: Section, choice: walk.Choice) -> list[Event]:
    """Its words were on the button: they need not be read."""
    part = f"choice:{choice.id}"
    taken = Section(number=frame.number, part=part, at=0, actor=frame.actor)
    state.stack.append(taken)
    return []


# Checks that a section orders


def _ordering(state: State) -> Section:
    """The section whose check is being made: the innermost one."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Section))


def ordered_by(state: State, frame: Attempt) -> walk.Check:
    below = _ordering(state)
    check = page_of(state, below).do[below.at - 1]
    assert isinstance(check, walk.Check)
    return check


def order_done(state: State, seat: int, result: str) -> None:
    below = _ordering(state)
    part = BETWEEN.join((below.part, str(below.at - 1), result))
    state.stack.append(Section(number=below.number, part=part, actor=seat, participants=[seat]))


def _order(state: State, seat: int) -> list[Event]:
    """Without a die left it costs stamina, and all dice come back first (AK-620, AK-621)."""
    walker = state.outing.walkers[seat]
    events: list[Event] = []
    if not walker.dice:
        events = bodies.tire(state, seat)
        walker.dice = DICE if walker.conscious else 0
    if walker.conscious:
        state.stack.append(Attempt(actor=seat, object="", stage="assign", asked=[seat]))
    return events


# Effects


def _whom(state: State, frame: Section, who: walk.Who) -> list[int]:
    """Those of them who are awake (AK-602); a rule concerns everybody."""
    awake = places.conscious(state)
    if who == "all" or frame.part.startswith("rule:"):
        return awake
    if who == "each_on_card":
        return places.together(state, frame.actor)
    named = frame.participants if who == "each_participant" else [frame.actor]
    return [seat for seat in named if seat in awake]


def _do(state: State, frame: Section, effect: walk.Do) -> list[Event]:
    return DEEDS[type(effect)](state, frame, effect)


Deed = Callable[[State, Section, Any], list[Event]]


def _each(deed: Callable[[State, int, int], list[Event]]) -> Deed:
    """Of everybody whom it concerns, one after the other."""

    def does(state: State, frame: Section, effect: Any) -> list[Event]:
        return [event for seat in _whom(state, frame, effect.who) for event in deed(state, seat, effect.n)]

    return does


def _credits(state: State, seat: int, n: int) -> list[Event]:
    """They belong to the finder (AK-609)."""
    rewards.credits(state.sheet, [state.roster[seat]], n)
    return [Event("ak-world-credits", {"player": f"#{seat}", "credits": n})]


def _stamina(state: State, seat: int, n: int) -> list[Event]:
    return bodies.tire(state, seat, -n) if n < 0 else bodies.rest(state, seat, n)


def _flag(state: State, frame: Section, effect: walk.Flag) -> list[Event]:
    if effect.id not in state.outing.flags:
        state.outing.flags.append(effect.id)
    return []


def _achievement(state: State, frame: Section, effect: walk.Achievement) -> list[Event]:
    rewards.for_the_squad(state.sheet, achievements=[effect.id])
    return []


def _copilot(state: State, frame: Section, effect: walk.Copilot) -> list[Event]:
    rewards.for_the_squad(state.sheet, copilots=[effect.id])
    return [Event("ak-world-copilot", {"card": f"@{effect.id}"})]


def _gain(state: State, frame: Section, effect: walk.GainUpgrade) -> list[Event]:
    """Chosen by the finder at the end of the chapter."""
    picks = state.gained.picks
    picks += [[] for _ in range(state.seats - len(picks))]
    picks[frame.actor].append(f"{effect.type}:{effect.numbers[0]}-{effect.numbers[1]}")
    return [Event("ak-world-upgrade", {"player": f"#{frame.actor}"})]


def _check(state: State, frame: Section, effect: walk.Check) -> list[Event]:
    """By several one after the other: the first of them on top."""
    return _all(_order(state, seat) for seat in reversed(_whom(state, frame, effect.who)))


def _neighbours(state: State, frame: Section, effect: walk.RevealNeighbours) -> list[Event]:
    at = state.outing.walkers[frame.actor].card
    return _all(places.reveal(state, number) for number in places.neighbours(state, at))


def _move(state: State, frame: Section, effect: walk.MovePilot) -> list[Event]:
    return _all(places.enter(state, seat, effect.card) for seat in _whom(state, frame, effect.who))


def _goto(state: State, frame: Section, effect: walk.GotoSection) -> list[Event]:
    """Another section in place of what is left of this one (AK-601)."""
    state.stack.remove(frame)
    state.stack.append(
        Section(number=effect.section, actor=frame.actor, participants=list(frame.participants))
    )
    return []


def _end(state: State, frame: Section, effect: walk.End) -> list[Event]:
    """AK-581."""
    state.outing.ended = effect.result
    return []


def _all(happened: Any) -> list[Event]:
    return [event for events in happened for event in events]


DEEDS: dict[type[walk.Effect], Deed] = {
    walk.Credits: _each(_credits),
    walk.Stress: _each(bodies.strain),
    walk.Stamina: _each(_stamina),
    walk.PilotDamage: _each(bodies.hurt),
    walk.Heal: _each(bodies.heal),
    walk.Flag: _flag,
    walk.Achievement: _achievement,
    walk.Copilot: _copilot,
    walk.GainUpgrade: _gain,
    walk.Check: _check,
    walk.RevealNeighbours: _neighbours,
    walk.MovePilot: _move,
    walk.GotoSection: _goto,
    walk.End: _end,
}
