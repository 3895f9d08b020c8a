"""A pilot chooses an object and how many dice to risk on it (AK-579, AK-582 to AK-587, AK-595, AK-610)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios.actions import Pass, Try
from rules.akarios.frames import Exploring
from rules.akarios.scenario.script_world import End, Object
from rules.akarios.state import State
from rules.akarios.world import attempts, odds, places, sections
from rules.core.contract import Action, Arg, Choice, Event, IllegalMove, phrase
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question


def ask(state: State, frame: Exploring, seat: int) -> Question | None:
    """As long as there are dice, unless the player has passed; that is final (AK-579)."""
    walker = state.outing.walkers[seat]
    if not walker.conscious or not walker.dice or frame.spoke(seat):
        return None
    tries = [each for one in usable(state, seat) for each in _offers(state, seat, one)]
    done = choice("ak-choice-rest", Pass(), final=bool(tries))
    return question("ak-ask-explore", *tries, done, matter=f"explore.{state.outing.round}", dice=walker.dice)


def usable(state: State, seat: int) -> list[Object]:
    return [each for each in places.here(state, seat) if barred(state, seat, each) is None]


def barred(state: State, seat: int, each: Object) -> IllegalMove | None:
    """Why an object of the own card cannot be tried now."""
    if each.kind == "interrupt":
        return IllegalMove("ak-illegal-interrupt", rule="AK-624")
    if places.closed(state, each):
        return IllegalMove("ak-illegal-object-closed", rule="AK-596")
    if not places.met(state, each.needs):
        return IllegalMove("ak-illegal-object-needs", rule="AK-605")
    if each.kind == "launch_pad" and places.together(state, seat) != places.conscious(state):
        return IllegalMove("ak-illegal-launch-pad", rule="AK-610")
    return None


OBJECT = "ak-group-object"


def _offers(state: State, seat: int, each: Object) -> Iterator[Choice]:
    """What needs no symbols needs one die, and no roll (AK-586). To leave is asked once more."""
    leaves = each.kind == "launch_pad"
    most = state.outing.walkers[seat].dice if each.dice else 1
    for dice in range(1, most + 1):
        yield choice(
            "ak-choice-try",
            Try(each.id, dice),
            hint=_leaving(state, each) if leaves else "ak-hint-chance" if each.dice else None,
            group=f"{OBJECT}#{each.id}",
            id=each.id,
            what=called(state, each),
            dice=dice,
            chance=odds.percent(attempts.chance(state, seat, each, dice)),
        ).finally_(leaves)


def _leaving(state: State, each: Object) -> str:
    """What comes of it: the squad decides, and may already have what it came for."""
    assert each.section is not None
    ways = sections.open_choices(state, each.section)
    won = any(isinstance(do, End) and do.result == "success" for way in ways for do in way.do)
    return "ak-hint-leave" if won else "ak-hint-leave-fails"


def called(state: State, each: Object) -> str:
    """An object in words: where it leads, or what one does there."""
    if each.kind == "move":
        assert each.card is not None
        known = each.card in state.outing.revealed
        way = phrase(f"ak-way-{each.dir}")
        return phrase("ak-object-move-to", way=way, card=places.named(state, each.card)) if known else way
    if each.kind == "check":
        return phrase("ak-object-check", skill=phrase(f"ak-skill-{each.skill}"), need=len(each.dice))
    return phrase(f"ak-object-{each.kind.replace('_', '-')}")


def refusal(state: State, frame: Exploring, seat: int, action: Action) -> IllegalMove | None:
    if not isinstance(action, Try):
        return None
    found = next((each for each in places.here(state, seat) if each.id == action.object), None)
    if found is None:
        return IllegalMove("ak-illegal-not-here", rule="AK-583")
    return barred(state, seat, found) or IllegalMove("ak-illegal-too-few-dice", rule="AK-584")


def hear(state: State, frame: Exploring, seat: int, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Try):
        return [Event("ak-world-rests", {"player": f"#{seat}"})]
    each = places.thing(state, action.object)
    attempts.begin(state, seat, each, action.dice)
    args: dict[str, Arg] = {"player": f"#{seat}", "what": called(state, each), "dice": action.dice}
    return [Event("ak-world-tries", args)]


def stays(action: Action) -> bool:
    """There may be dice for more (AK-595)."""
    return isinstance(action, Try)


def close(state: State, frame: Exploring, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


CIRCLE = Circle(ask, close, hear, stays)


def silent(state: State, frame: Exploring, seat: int) -> Action:
    """AK-939."""
    return Pass()
