"""How a node ends: its page, what the squad chooses, what it gets, and where it goes from there (AK-462 to
AK-477, AK-520, AK-875, AK-945 to AK-947, AK-960)."""

from __future__ import annotations

from rules.akarios import votes
from rules.akarios.debrief import aftermath
from rules.akarios.debrief.picks import deal
from rules.akarios.frames import Course, Debrief, Parting
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.granting import achieved, grant
from rules.akarios.scenario.script import SCRIPTS, Choice, Ending
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.squad import extreme
from rules.akarios.state import State
from rules.akarios.voyage import atlas
from rules.akarios.voyage.pages import read_out
from rules.core.contract import Action, Arg, Event, phrase
from rules.core.dice import Dice
from rules.core.poll import Poll, tally
from rules.core.stack import Chapter, Question

CHOSEN, EXTREME = "ak-ending-choice", "ak-extreme"
"""Rows of polls."""
EXPLORE, RETRY, END = "explore", "retry", "end_campaign"
PLAYED = ("success", "failure")
"""Parts of battles and worlds that were played; a skipped one changes no box (AK-635)."""


def ask(state: State, frame: Debrief) -> Question | None:
    return None


def never(state: State, frame: Debrief, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes are frames of their own")


def run(state: State, frame: Debrief, dice: Dice) -> list[Event]:
    return STAGES[frame.stage](state, frame)


CHAPTER = Chapter(ask, never, run)


def ending_of(frame: Debrief) -> Ending:
    found = getattr(SCRIPTS[frame.node], frame.part)
    assert isinstance(found, Ending), f"{frame.node} has no {frame.part}"
    return found


def choice_of(frame: Debrief) -> Choice | None:
    return next((each for each in ending_of(frame).choices if each.id == frame.chosen), None)


def goto(frame: Debrief) -> str:
    chosen = choice_of(frame)
    return (chosen.goto if chosen else "") or ending_of(frame).goto


def enters_act_one(state: State, frame: Debrief) -> bool:
    """The prologue's last text sends the squad exploring (AK-496, AK-960)."""
    return state.sheet.act == 0 and goto(frame) == EXPLORE


# Stage by stage


def _page(state: State, frame: Debrief) -> list[Event]:
    """The Success or the Failure section is read (AK-875); nerves and ships recover (AK-462)."""
    frame.stage = "choice"
    state.gained.node, state.gained.ending = frame.node, frame.part
    events: list[Event] = []
    if frame.part in PLAYED:
        state.stage = "debrief"
        events += aftermath.of(state, success=frame.part == "success")
    elif ending_of(frame).boost and frame.part == "ending":
        state.sheet.boost = 0
    return events + read_out(state, ending_of(frame).text)


def _choice(state: State, frame: Debrief) -> list[Event]:
    """Made together; each option has its own rewards and goes its own way (AK-472)."""
    frame.stage = "rewards"
    open = [each for each in ending_of(frame).choices if open_gate(state, each.given)]
    if not open:
        return []
    if len(open) == 1:
        return _taken(state, frame, open[0])
    labels = tuple(each.text for each in open)
    poll = Poll(topic="ak-ask-choice", options=labels, named=True, sign="¶", then=CHOSEN)
    poll.early = not any(_flying(state, each) for each in open)
    votes.hold(state, poll)
    return []


def chosen(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Debrief)
    choices = {each.text: each for each in ending_of(frame).choices}
    against = _against(state, poll, choices[option])
    if against is None:
        return _taken(state, frame, choices[option])
    counts = {each: len(seats) for each, seats in tally(poll).items() if each != option}
    args: dict[str, Arg] = {"player": f"#{against}", "pilot": f"@{choices[option].consent}"}
    other = max(counts, key=lambda each: counts[each])
    return [Event("ak-without-consent", args), *_taken(state, frame, choices[other])]


def _against(state: State, poll: Poll, choice: Choice) -> int | None:
    """Whoever flies the pilot without whom it is not done, and has not voted for it."""
    return next((seat for seat in _flying(state, choice) if seat not in tally(poll)[choice.text]), None)


def _flying(state: State, choice: Choice) -> list[int]:
    """Whose consent it needs; all are heard then, however many are for it."""
    pilots = [state.sheet.members[member].pilot for member in state.roster]
    return [seat for seat, pilot in enumerate(pilots) if choice.consent and pilot == choice.consent]


def _taken(state: State, frame: Debrief, choice: Choice) -> list[Event]:
    frame.chosen = choice.id
    return read_out(state, choice.after)


def given(state: State, frame: Debrief) -> list[Rewards]:
    """What this ending, what was chosen in it, and what the squad has done brings; a failure only the first
    time (AK-463, AK-945). Achievements are marked first, for gates may ask for them (AK-471)."""
    if frame.part == "failure" and state.sheet.failed.get(_place(frame), 0):
        return []
    ending, chosen = ending_of(frame), choice_of(frame)
    found = [ending.rewards] + ([chosen.rewards] if chosen else [])
    for each in found:
        achieved(state, each)
    return found + [each.rewards for each in ending.conditional if open_gate(state, each.given)]


def _rewards(state: State, frame: Debrief) -> list[Event]:
    frame.stage = "picks"
    sheet = state.sheet
    if enters_act_one(state, frame) and sheet.energy is None:
        sheet.energy = 0
    before = len(sheet.achievements)
    found = given(state, frame)
    events = [event for each in found for event in grant(state, each)]
    if (new := len(sheet.achievements) - before) > 0:
        events.insert(0, Event("ak-gain-achievements", {"n": new}))
    if frame.part in PLAYED:
        events += aftermath.bonus(state, success=frame.part == "success")
    state.gained.lines += [phrase(event.key, **event.args) for event in events]
    deal(state, found)
    return events


def _picks(state: State, frame: Debrief) -> list[Event]:
    """All have picked; whoever began begins no more (AK-936)."""
    frame.stage = "cards"
    if frame.part in PLAYED:
        state.sheet.first_pick += 1
    return []


def _cards(state: State, frame: Debrief) -> list[Event]:
    frame.stage = "extreme"
    if frame.part not in PLAYED:
        return aftermath.losses(state)  # who has died on a world that cannot be failed
    events = aftermath.cards(state, success=frame.part == "success")
    return events + aftermath.losses(state)


def _extreme(state: State, frame: Debrief) -> list[Event]:
    """Only on entering act 1, and off unless most want it (AK-693, AK-898, AK-960)."""
    frame.stage = "next"
    if enters_act_one(state, frame) and extreme.offered(state.sheet, extreme.FIRST_ACT):
        votes.hold(state, Poll(topic="ak-ask-extreme", options=("off", "on"), then=EXTREME))
    return []


def decided(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    state.sheet.extreme = option == "on"
    return []


def _place(frame: Debrief) -> str:
    return atlas.location(frame.node).id


def _next(state: State, frame: Debrief) -> list[Event]:
    """Every ending but "retry" completes the node, at once (AK-475, AK-476, AK-520, AK-947)."""
    sheet, place, to = state.sheet, _place(frame), goto(frame)
    if enters_act_one(state, frame):
        atlas.set_out(sheet)
    if frame.part == "failure":
        sheet.failed[place] = sheet.failed.get(place, 0) + 1
    if to == RETRY:
        sheet.next = place
    else:
        sheet.done[place] = frame.part
        sheet.next = to
    if to == END:
        sheet.over = frame.chosen or frame.part
    if frame.part == "ending" and to != END:
        state.stack[-1] = Course(to=to)
        return []
    state.stage = "debrief"
    state.stack[-1] = Parting(asked=list(range(state.seats)))
    return []


STAGES = {
    "page": _page,
    "choice": _choice,
    "rewards": _rewards,
    "picks": _picks,
    "cards": _cards,
    "extreme": _extreme,
    "next": _next,
}
