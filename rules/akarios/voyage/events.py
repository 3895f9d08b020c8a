"""What happens on the way: results of the movement die and space events, effect by effect (AK-511 to AK-516,
AK-878, AK-934, AK-935, AK-948, AK-949, AK-952)."""

from __future__ import annotations

from typing import Any

from rules.akarios import components_voyage as voyage
from rules.akarios import votes
from rules.akarios.components_voyage import EVENTS, JOURNEYS, OptionRow
from rules.akarios.frames import Checking, Happening, Picking
from rules.akarios.naming import page, prose, skill
from rules.akarios.state import State
from rules.akarios.voyage.effects import happens
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Question

VOTED, PICKED, CHOSEN = "ak-event", "ak-event-one", "ak-event-choose"
"""Rows of polls."""
BETWEEN = "/"


def ask(state: State, frame: Happening) -> Question | None:
    return None


def never(state: State, frame: Happening, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes are frames of their own")


def effects_of(path: str) -> tuple[Any, ...]:
    """Of a result of the die or of an option of an event; deeper, of what was chosen or checked in it."""
    kind, id, which, *rest = path.split(BETWEEN)
    if kind == "journey":
        listed: tuple[Any, ...] = getattr(JOURNEYS[id], which)  # type: ignore[index]
    else:
        listed = option_of(id, which).do
    while rest:
        at, part, *rest = rest
        effect = listed[int(at)]
        listed = effect.options[int(part)] if isinstance(effect, voyage.Choose) else getattr(effect, part)
    return listed


def option_of(event: str, id: str) -> OptionRow:
    return next(each for each in EVENTS[event].options if each.id == id)


def run(state: State, frame: Happening, dice: Dice) -> list[Event]:
    if frame.path.count(BETWEEN) == 1:
        return _card(state, frame)
    listed = effects_of(frame.path)
    if frame.at >= len(listed):
        state.stack.pop()
        return []
    effect = listed[frame.at]
    if not frame.picked and _decides(state, frame, effect):
        return []
    picked, frame.picked = frame.picked, ""
    at, frame.at = frame.at, frame.at + 1
    match effect:
        case voyage.DrawEvent():
            return _draw(state, dice)
        case voyage.Choose():
            state.stack.append(Happening(path=BETWEEN.join((frame.path, str(at), picked))))
            return []
        case voyage.Check():
            state.stack.append(Checking(int(picked), path=BETWEEN.join((frame.path, str(at)))))
            return [Event("ak-check", {"player": f"#{picked}", "skill": skill(effect.skill)})]
        case voyage.GainUpgrade(type, numbers):
            state.stack.append(Picking(int(picked), kind=type, numbers=numbers))
            return []
    return happens(state, effect, [int(picked)] if picked else range(state.seats))


CHAPTER = Chapter(ask, never, run)


# A card


def _draw(state: State, dice: Dice) -> list[Event]:
    """A random card that is not used again (AK-512, AK-515)."""
    deck = state.sheet.events[state.sheet.system or ""]
    card = dice.choice(deck)
    deck.remove(card)
    state.stack.append(Happening(path=f"event/{card}"))
    front = prose(EVENTS[card].front)
    return [Event("ak-event", {"event": f"@{card}", "text": front}, reveals=True)]


def _card(state: State, frame: Happening) -> list[Event]:
    """The squad votes; then the other side is read (AK-512, AK-514)."""
    id = frame.path.split(BETWEEN)[1]
    row = EVENTS[id]
    if not frame.picked:
        labels = tuple(option.label for option in row.options)
        votes.hold(state, Poll(topic="ak-ask-event", options=labels, named=True, sign="¶", then=VOTED))
        return []
    frame.path, frame.picked = f"{frame.path}/{frame.picked}", ""
    back = _back(state, option_of(id, frame.path[-1]))
    return [page(state, back)] if back else []


def _back(state: State, option: OptionRow) -> str | None:
    other, has = option.other, state.sheet.achievements
    if other is not None and other.achievement in has and other.lacks not in has:
        return other.back
    return option.back


def voted(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = _frame(state)
    row = EVENTS[frame.path.split(BETWEEN)[1]]
    frame.picked = next(each.id for each in row.options if each.label == option)
    return []


# What the squad decides


def _decides(state: State, frame: Happening, effect: Any) -> bool:
    """Whether a vote has to be held first. Where there is one option it is taken (AK-889)."""
    if isinstance(effect, voyage.Choose):
        options = tuple(_kind(option) for option in effect.options)
        votes.hold(state, Poll(topic="ak-ask-drift", options=options, then=CHOSEN))
        return True
    concerns_one = getattr(effect, "who", "") == "one" or isinstance(
        effect, voyage.Check | voyage.GainUpgrade
    )
    if not concerns_one:
        return False
    if state.seats == 1:
        frame.picked = "0"
        return False
    votes.hold(state, votes.one_player(state, PICKED, range(state.seats)))
    return True


def _kind(option: tuple[Any, ...]) -> str:
    return "energy" if isinstance(option[0], voyage.SparrowEnergy) else "stress"


def picked(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    _frame(state).picked = option
    return []


def chosen(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    _frame(state).picked = str(poll.options.index(option))
    return []


def _frame(state: State) -> Happening:
    frame = state.stack[-1]
    assert isinstance(frame, Happening)
    return frame
