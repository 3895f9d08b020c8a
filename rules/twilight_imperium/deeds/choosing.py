"""Somebody chooses among things: what he loses, exhausts, discards, or takes (TI-613)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.contract import Action, Arg, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice
from rules.twilight_imperium import texts
from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import RACES
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse.counters import AREAS
from rules.twilight_imperium.state import State

WORD = "ti-"
"""How words of the locale begin, and no component does."""
SHIP = "ship:"
"""Before the number of a ship."""
Then = Callable[[State, Choosing, tuple[str, ...], Dice], list[Event]]
"""What comes of a choice."""


def choose(
    state: State,
    seat: int,
    what: str,
    among: Sequence[str],
    then: str,
    *,
    least: int = 1,
    most: int = 1,
    memo: Sequence[str] = (),
    fallback: Sequence[str] = (),
    private: bool = False,
    args: Facts | None = None,
) -> None:
    """Put the question; with too little he gives all he has, with nothing he is not asked."""
    if not among:
        return
    most = min(most, len(among))
    least = min(least, most)
    usual = list(fallback)[:most] or list(among)[:least]
    state.stack.append(
        Choosing(
            seat=seat,
            what=what,
            args=args or {},
            among=list(among),
            least=least,
            most=most,
            then=then,
            memo=list(memo),
            fallback=usual,
            private=private,
        )
    )


def ship_of(thing: str) -> int:
    return int(thing.removeprefix(SHIP))


def _offer(state: State, thing: str) -> Choice:
    if thing.startswith(WORD):
        return choice(thing, Choose((thing,)))
    if thing.startswith(SHIP):
        ship = systems.ship(state, ship_of(thing))
        hint = "ti-remove-loaded" if limits.aboard(ship) or ship.leaders else None
        at = systems.system_of(state, ship.id).at
        return choice("ti-choose-ship", Choose((thing,)), hint=hint, ship=f"@{ship.kind}", system=at)
    if thing in AREAS:
        return choice(f"ti-area-{thing}", Choose((thing,)))
    hint, facts = texts.card(thing)
    return Choice("ti-choose-one", Choose((thing,)), {"thing": _called(thing), **facts}, hint)


def _called(thing: str) -> str:
    """A player, a system or a component, as an argument of words; races have names of their own."""
    if thing.startswith("#") or thing.isdecimal():
        return thing
    return f"@{RACES[thing].code if thing in RACES else thing}"


def silent(_: State, frame: Choosing, __: int) -> Action:
    """What was laid down when it was asked (TI-710)."""
    return Choose(tuple(frame.fallback))


def chapter(continuations: Mapping[str, Then]) -> Chapter:
    """Of all choices; `then` of the frame names what comes of it."""

    def ask(state: State, frame: Choosing) -> Question | None:
        if frame.least == len(frame.among):
            return None
        offered = [_offer(state, each) for each in frame.among]
        many = None if (frame.least, frame.most) == (1, 1) else (frame.least, frame.most)
        args: dict[str, Arg] = {**frame.args}
        return Question(frame.what, tuple(offered), args, many=many, private=frame.private, pace="answer")

    def answer(state: State, frame: Choosing, action: Action, dice: Dice) -> list[Event]:
        assert isinstance(action, Choose)
        return decide(state, frame, action.ids, dice)

    def run(state: State, frame: Choosing, dice: Dice) -> list[Event]:
        """There is nothing to choose: all of it."""
        return decide(state, frame, tuple(frame.among), dice)

    def decide(state: State, frame: Choosing, ids: tuple[str, ...], dice: Dice) -> list[Event]:
        state.stack.pop()
        return continuations[frame.then](state, frame, ids, dice)

    return Chapter(ask, answer, run)
