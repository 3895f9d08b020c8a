"""Dice on an object: others help, all roll, each pays for a reroll or not and says which dice may be placed
(AK-584 to AK-598, AK-604, AK-611 to AK-623, AK-881, AK-940, AK-941)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios.actions import Decline, Join, Put, Reroll
from rules.akarios.components import Skill
from rules.akarios.frames import Attempt, Section
from rules.akarios.rolling import STRESS, covering, throw
from rules.akarios.scenario.script_world import Object
from rules.akarios.squad import trees
from rules.akarios.state import State
from rules.akarios.world import bodies, odds, places, sections
from rules.core.contract import Action, Arg, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.stack import Circle, Question, choice, question


def begin(state: State, seat: int, each: Object, dice: int) -> None:
    """Assigned dice are used up, whatever comes of it (AK-584, AK-594). With the cooperative mark others on
    the card may add theirs (AK-616)."""
    state.outing.walkers[seat].dice -= dice
    helpers = [
        other
        for other in places.together(state, seat)
        if each.coop and other != seat and state.outing.walkers[other].dice
    ]
    state.stack.append(Attempt(actor=seat, object=each.id, dice={str(seat): dice}, asked=helpers))


def skill_of(state: State, seat: int, skill: Skill) -> int:
    """Of the token and the trees (AK-622); of a pilot who has died meanwhile, of the token (AK-699)."""
    walker = state.outing.walkers[seat]
    pad = state.sheet.members[walker.member].pads.get(walker.pilot)
    return trees.skill(walker.pilot, pad or trees.fresh(walker.pilot), skill)


def chance(state: State, seat: int, each: Object, dice: int) -> float:
    """That the object is mastered with so many dice, without help or reroll."""
    made_up = places.covered(state, each) + (skill_of(state, seat, each.skill) if each.skill else 0)
    return odds.chance(each.dice, dice, max(0, len(each.dice) - made_up))


# What is asked


def ask(state: State, frame: Attempt, seat: int) -> Question:
    if frame.stage == "put":
        return _ask_put(state, frame, seat)
    matter = f"attempt.{frame.actor}.{frame.object}"
    spare = state.outing.walkers[seat].dice
    counts = [choice("ak-choice-dice", Join(n), dice=n) for n in range(spare, 0, -1)]
    if frame.stage == "assign":
        return question("ak-ask-assign", *counts, forced=True, pace="reaction", matter=matter)
    return question(
        "ak-ask-join",
        choice("ak-choice-join-not", Decline()),
        *counts,
        pace="reaction",
        matter=matter,
        player=f"#{frame.actor}",
    )


def _ask_put(state: State, frame: Attempt, seat: int) -> Question:
    faces = frame.rolled[str(seat)]
    return question(
        "ak-ask-put",
        *_puts(state, frame, seat),
        *_rerolls(state, frame, seat),
        accepts=lambda action: _fits(state, frame, seat, action),
        pace="reaction",
        matter=f"put.{frame.actor}.{frame.object}",
        faces=tuple(f"@{face}" for face in faces),
    )


def _puts(state: State, frame: Attempt, seat: int) -> Iterator[Choice]:
    """The best first; without stress dice if that is something else; none at all (AK-592, AK-881)."""
    faces = frame.rolled[str(seat)]
    best = own(state, frame, seat)
    calm = tuple(place for place in best if faces[place] != STRESS)
    for dice in dict.fromkeys((best, calm, ())):
        stress = sum(faces[place] == STRESS for place in dice)
        named = tuple(f"@{faces[place]}" for place in dice)
        if stress:
            yield choice("ak-choice-put-stress", Put(dice), faces=named, stress=stress)
        elif dice:
            yield choice("ak-choice-put", Put(dice), usual=dice == best, faces=named)
        else:
            yield choice("ak-choice-put-none", Put(()), final=bool(best))


def _rerolls(state: State, frame: Attempt, seat: int) -> Iterator[Choice]:
    """Once a round, for a point of stress (AK-587): what covers nothing, or what would cost stress too."""
    if state.outing.walkers[seat].rerolled:
        return
    faces = frame.rolled[str(seat)]
    best = own(state, frame, seat)
    idle = tuple(place for place in range(len(faces)) if place not in best)
    dear = tuple(place for place in range(len(faces)) if place in idle or faces[place] == STRESS)
    for dice in dict.fromkeys((idle, dear)):
        if dice:
            yield choice("ak-choice-reroll", Reroll(dice), faces=tuple(f"@{faces[place]}" for place in dice))


def _fits(state: State, frame: Attempt, seat: int, action: Action) -> bool:
    if not isinstance(action, Put | Reroll):
        return False
    known = set(range(len(frame.rolled[str(seat)])))
    good = len(set(action.dice)) == len(action.dice) and set(action.dice) <= known
    if isinstance(action, Put):
        return good
    return good and bool(action.dice) and not state.outing.walkers[seat].rerolled


def own(state: State, frame: Attempt, seat: int) -> tuple[int, ...]:
    """The own dice among those that cover most, of all that lie there."""
    every = [(int(who), place) for who, faces in _each(frame) for place in range(len(faces))]
    faces = [frame.rolled[str(who)][place] for who, place in every]
    best = [every[at] for at in covering(faces, symbols(state, frame))]
    return tuple(place for who, place in best if who == seat)


def lacking(state: State, frame: Attempt) -> bool:
    """Whether some symbols cannot be covered, whatever all of them place."""
    faces = [face for _, faces in _each(frame) for face in faces]
    asked = symbols(state, frame)
    more = places.covered(state, places.thing(state, frame.object)) if frame.object else 0
    return len(covering(faces, asked)) + more < len(asked)


def missing(state: State, frame: Attempt) -> int:
    """Symbols that neither dice nor skill make up for; below 0 as many dice are too many."""
    faces = [face for _, faces in _each(frame) for face in faces]
    each = places.thing(state, frame.object) if frame.object else None
    skill = each.skill if each is not None else sections.ordered_by(state, frame).skill
    made_up = places.covered(state, each) if each is not None else 0
    made_up += skill_of(state, frame.actor, skill) if skill is not None else 0
    return len(symbols(state, frame)) - made_up - len(covering(faces, symbols(state, frame)))


def _each(frame: Attempt) -> list[tuple[str, list[str]]]:
    """The starter's dice first, then the helpers' by their seats."""
    order = sorted(frame.rolled, key=lambda who: (int(who) != frame.actor, int(who)))
    return [(who, frame.rolled[who]) for who in order]


def refusal(state: State, frame: Attempt, seat: int, action: Action) -> IllegalMove | None:
    if isinstance(action, Reroll) and state.outing.walkers[seat].rerolled:
        return IllegalMove("ak-illegal-reroll-once", rule="AK-587")
    if isinstance(action, Put | Reroll):
        return IllegalMove("ak-illegal-no-such-die", rule="AK-588")
    return IllegalMove("ak-illegal-too-few-dice", rule="AK-584") if isinstance(action, Join) else None


# What is said


def hear(state: State, frame: Attempt, seat: int, action: Action, dice: Dice) -> list[Event]:
    walker = state.outing.walkers[seat]
    if isinstance(action, Join) and frame.stage == "join":
        return [Event("ak-world-joins", {"player": f"#{seat}", "dice": action.dice})]
    if not isinstance(action, Reroll):
        return []
    walker.rerolled = True
    events = bodies.strain(state, seat, 1)
    faces = frame.rolled[str(seat)]
    for place, face in zip(sorted(action.dice), throw(len(action.dice), dice), strict=True):
        faces[place] = face
    return [*events, _shown(frame, seat)]


def stays(action: Action) -> bool:
    return isinstance(action, Reroll)


def _shown(frame: Attempt, seat: int) -> Event:
    faces = tuple(f"@{face}" for face in frame.rolled[str(seat)])
    return Event("ak-world-rolls", {"player": f"#{seat}", "faces": faces}, reveals=True)


def close(state: State, frame: Attempt, dice: Dice) -> list[Event]:
    if frame.stage == "put":
        return _resolve(state, frame)
    for who, text in sorted(frame.said.items()):
        said = read(text, Join | Decline)
        if isinstance(said, Join):
            state.outing.walkers[int(who)].dice -= said.dice
            frame.dice[who] = said.dice
    if not symbols(state, frame):
        return _resolve(state, frame)
    return _roll(state, frame, dice)


def _roll(state: State, frame: Attempt, dice: Dice) -> list[Event]:
    """After the dice are assigned, not before (AK-585)."""
    seats = sorted((int(who) for who in frame.dice), key=lambda who: (who != frame.actor, who))
    for seat in seats:
        frame.rolled[str(seat)] = [str(face) for face in throw(frame.dice[str(seat)], dice)]
    frame.stage, frame.asked, frame.said = "put", seats, {}
    return [_shown(frame, seat) for seat in seats]


CIRCLE = Circle(ask, close, hear, stays)


def silent(state: State, frame: Attempt, seat: int) -> Action:
    """No help, no reroll, as many symbols as can be with the fewest stress dice (AK-940, AK-941)."""
    if frame.stage == "join":
        return Decline()
    if frame.stage == "assign":
        return Join(state.outing.walkers[seat].dice)
    return Put(own(state, frame, seat))


# What comes of it


def symbols(state: State, frame: Attempt) -> tuple[str, ...]:
    if frame.object:
        return places.thing(state, frame.object).dice
    return sections.ordered_by(state, frame).dice


def _resolve(state: State, frame: Attempt) -> list[Event]:
    """Placed stress dice cost their owner (AK-592, AK-618); then it is seen what was mastered."""
    state.stack.pop()
    placed, events = _place(state, frame)
    if not frame.object:
        check = sections.ordered_by(state, frame)
        return events + _checked(state, frame, check.skill, placed, len(check.dice))
    each = places.thing(state, frame.object)
    placed += places.covered(state, each)
    if each.skill is not None:
        places.close(state, each)
        return events + _checked(state, frame, each.skill, placed, len(each.dice), each.section)
    if placed < len(each.dice):
        return [*events, Event("ak-world-in-vain", {"player": f"#{frame.actor}"})]
    return events + _interact(state, frame, each)


def _place(state: State, frame: Attempt) -> tuple[int, list[Event]]:
    offered = [
        (seat, frame.rolled[str(seat)][place])
        for seat, put in frame.answers(Put, frame.asked)
        if isinstance(put, Put)
        for place in put.dice
    ]
    used = covering([face for _, face in offered], symbols(state, frame))
    events: list[Event] = []
    for at in used:
        seat, face = offered[at]
        events += bodies.strain(state, seat, 1) if face == STRESS else []
    return len(used), events


def _checked(
    state: State, frame: Attempt, skill: Skill, placed: int, needed: int, section: int | None = None
) -> list[Event]:
    """Dice and skill together reach the number of symbols, or not; of several only the starter's skill
    counts (AK-611, AK-613, AK-615, AK-617)."""
    own_skill = skill_of(state, frame.actor, skill)
    result = "success" if placed + own_skill >= needed else "failure"
    participants = sorted(int(who) for who in frame.dice)
    if section is None:
        sections.order_done(state, frame.actor, result)
    else:
        state.stack.append(Section(number=section, part=result, actor=frame.actor, participants=participants))
    args: dict[str, Arg] = {"player": f"#{frame.actor}", "dice": placed, "skill": own_skill, "needed": needed}
    return [Event(f"ak-world-check-{result}", args)]


def _interact(state: State, frame: Attempt, each: Object) -> list[Event]:
    if each.kind == "move":
        assert each.card is not None
        return places.enter(state, frame.actor, each.card)
    if each.kind == "examine":
        places.close(state, each)
    assert each.section is not None
    participants = sorted(int(who) for who in frame.dice)
    state.stack.append(Section(number=each.section, actor=frame.actor, participants=participants))
    return []
