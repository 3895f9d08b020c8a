"""One sheet from everybody at once, sealed until the voter's turn (TI-706)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium import texts
from rules.twilight_imperium.actions import ACTIONS, BreakTie, CastVote, Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import senate
from rules.twilight_imperium.frames import Agenda, Ballots
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deed import ABSTAIN, AGAINST, FOR
from rules.twilight_imperium.state import State

LATE, MAJORITY, WITH = "late", "majority", "with:"
SHOWN = 20
"""Objects that a question lists; the panel knows them all."""


def agenda(state: State) -> Agenda:
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Agenda))


def order(state: State) -> list[int]:
    """Left of the Speaker clockwise, the Speaker last (TI-498)."""
    speaker, *others = systems.clockwise(state, state.speaker)
    return [*others, speaker]


def barred(state: State, seat: int) -> bool:
    return senate.cannot_vote(state, told.facts(seat=seat)) is not None


def begin(state: State, frame: Agenda) -> None:
    frame.barred = [seat for seat in order(state) if barred(state, seat)]
    state.stack.append(Ballots(asked=[seat for seat in order(state) if seat not in frame.barred]))


def offered(frame: Agenda, make: type[Sheet | CastVote | BreakTie]) -> list[Choice]:
    """Every choice of the agenda; of pairs the panel makes votes."""
    if elections.elects(frame.card) in elections.PAIRS:
        return []
    if elections.elects(frame.card) is None:
        both = zip((FOR, AGAINST), texts.agenda(frame.card), strict=True)
        return [choice(f"ti-vote-{each}", make(each), hint=effect) for each, effect in both]
    return [
        choice("ti-vote-one", make(each), thing=elections.label(frame.card, each))
        for each in frame.choices[:SHOWN]
    ]


def _ask(state: State, _: Ballots, seat: int) -> Question:
    """The same for everybody, whatever others have handed in."""
    frame = agenda(state)
    more = [
        choice("ti-vote-abstain", Sheet(ABSTAIN)),
        choice("ti-vote-majority", Sheet(MAJORITY)),
        choice("ti-vote-late", Sheet(LATE)),
    ]
    accepts = passes(lambda action: _judge(state, frame, seat, action))
    return question(
        "ti-ballot", *offered(frame, Sheet), *more, accepts=accepts, panel="sheet", pace="answer",
        matter=f"vote.{frame.card}", card=f"@{frame.card}",
    )  # fmt: skip


def _judge(state: State, frame: Agenda, seat: int, action: Action) -> None:
    if not isinstance(action, Sheet):
        raise IllegalMove("ti-illegal-ballot", rule="TI-495", card=f"@{frame.card}")
    vote = action.vote
    if vote in (ABSTAIN, LATE, MAJORITY) or elections.legal(state, frame.card, frame.choices, vote):
        return
    other = vote.removeprefix(WITH)
    named = vote.startswith(WITH) and other.isdecimal() and int(other) in systems.playing(state)
    if not named or int(other) == seat:
        raise IllegalMove("ti-illegal-vote", rule="TI-495", vote=vote)


def _close(state: State, gathering: Ballots, _: Dice) -> list[Event]:
    frame = agenda(state)
    for seat, action in gathering.answers(ACTIONS, order(state)):
        assert isinstance(action, Sheet)
        frame.sheets[str(seat)] = action.vote
    state.stack.pop()
    return []


def silent(*_: object) -> Action:
    """Nobody votes who says nothing (TI-706)."""
    return Sheet(ABSTAIN)


def refuse(state: State, _: Ballots, seat: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: _judge(state, agenda(state), seat, move), action)


BALLOTS = Circle(_ask, _close)
