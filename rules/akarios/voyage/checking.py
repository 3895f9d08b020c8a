"""A skill check on an event card: one pilot, four dice, one paid reroll (AK-516, AK-592, AK-619, AK-948,
AK-949)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios import components_voyage as voyage
from rules.akarios.actions import Put, Reroll
from rules.akarios.components import DICE, Skill
from rules.akarios.frames import Checking, Happening
from rules.akarios.naming import page, skill
from rules.akarios.rolling import STRESS, covering, fits, throw
from rules.akarios.squad import members, trees
from rules.akarios.state import State
from rules.akarios.voyage.effects import strain
from rules.akarios.voyage.events import BETWEEN, effects_of
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question

COLOUR: dict[Skill, str] = {"strength": "o", "charm": "o", "agility": "g", "intellect": "g"}
"""Of the symbols, where a check is given as a number (AK-948)."""


def check_of(frame: Checking) -> voyage.Check:
    path, _, at = frame.path.rpartition(BETWEEN)
    found = effects_of(path)[int(at)]
    assert isinstance(found, voyage.Check)
    return found


def needed(state: State, frame: Checking) -> int:
    """Symbols that dice must cover: the pilot's skill covers the others (AK-622)."""
    check, member = check_of(frame), state.sheet.members[state.roster[frame.seat]]
    assert member.pilot is not None
    return max(0, check.symbols - trees.skill(member.pilot, members.pad(member), check.skill))


def best(state: State, frame: Checking) -> tuple[int, ...]:
    """The dice that cover most, with the least stress (AK-940)."""
    symbols = [COLOUR[check_of(frame).skill]] * needed(state, frame)
    return tuple(covering(frame.rolled, symbols))


def ask(state: State, frame: Checking) -> Question | None:
    if not frame.rolled:
        return None
    placed, wanted = best(state, frame), needed(state, frame)
    listed = [choice("ak-choice-check-leave", Put(()), final=bool(placed))]
    if placed:
        stress = _stress(frame, placed)
        listed.insert(
            0, choice("ak-choice-check-place", Put(placed), usual=not stress, n=len(placed), stress=stress)
        )
    rest = tuple(place for place in range(DICE) if place not in placed)
    if rest and not frame.rerolled:
        listed.append(choice("ak-choice-check-reroll", Reroll(rest), n=len(rest)))
    return question(
        "ak-ask-check",
        *listed,
        accepts=lambda action: _legal(frame, action),
        pace="answer",
        matter=f"check.{len(state.stack)}",
        skill=skill(check_of(frame).skill),
        needed=wanted,
        faces=tuple(f"@{face}" for face in frame.rolled),
    )


def _legal(frame: Checking, action: Action) -> bool:
    if not isinstance(action, Put | Reroll) or not _each_once(action.dice):
        return False
    if isinstance(action, Reroll):
        return bool(action.dice) and not frame.rerolled
    colour = COLOUR[check_of(frame).skill]
    return all(fits(frame.rolled[place], colour) for place in action.dice)


def _each_once(places: Sequence[int]) -> bool:
    return len(set(places)) == len(places) and all(0 <= place < DICE for place in places)


def _stress(frame: Checking, places: Sequence[int]) -> int:
    return sum(frame.rolled[place] == STRESS for place in places)


def run(state: State, frame: Checking, dice: Dice) -> list[Event]:
    """Faces are not known before (AK-585); a skill that is enough needs no dice."""
    if not needed(state, frame):
        return _end(state, frame, True)
    frame.rolled = list(throw(DICE, dice))
    return [_shown(frame)]


def _shown(frame: Checking) -> Event:
    faces = tuple(f"@{face}" for face in frame.rolled)
    return Event("ak-rolls", {"player": f"#{frame.seat}", "faces": faces}, reveals=True)


def answer(state: State, frame: Checking, action: Action, dice: Dice) -> list[Event]:
    member = state.sheet.members[state.roster[frame.seat]]
    if isinstance(action, Reroll):
        strain(member, 1)
        frame.rerolled = True
        for place, face in zip(action.dice, throw(len(action.dice), dice), strict=True):
            frame.rolled[place] = face
        return [_shown(frame)]
    assert isinstance(action, Put)
    strain(member, _stress(frame, action.dice))
    return _end(state, frame, len(action.dice) >= needed(state, frame))


def _end(state: State, frame: Checking, won: bool) -> list[Event]:
    check = check_of(frame)
    part = "success" if won else "failure"
    state.stack[-1] = Happening(path=BETWEEN.join((frame.path, part)))
    player = f"#{frame.seat}"
    told = Event("ak-check-won" if won else "ak-check-lost", {"player": player})
    return [told, page(state, check.won if won else check.lost)]


CHAPTER = Chapter(ask, answer, run)


def silent(state: State, frame: Checking, seat: int) -> Action:
    """No reroll; as many symbols as possible (AK-940)."""
    return Put(best(state, frame))
