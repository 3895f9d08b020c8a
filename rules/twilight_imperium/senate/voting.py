"""Votes are told one after the other, as the sheets say; who wanted to see them first is asked (TI-494 to
TI-499, TI-501)."""

from __future__ import annotations

from rules.core.contract import Action, Arg, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import BreakTie, CastVote
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds.judging import passes
from rules.twilight_imperium.effects import senate
from rules.twilight_imperium.frames import Agenda, TieBreak, Voting
from rules.twilight_imperium.senate import ballots, elections
from rules.twilight_imperium.senate.ballots import agenda
from rules.twilight_imperium.senate.deed import ABSTAIN, AGAINST, JOINED
from rules.twilight_imperium.state import State

DICE = "dice"
"""The Speaker leaves an election to chance."""

# One voter


def sheet(state: State, frame: Agenda, seat: int) -> str | None:
    """What the sheet comes to now; None: he is asked."""
    vote = frame.sheets.get(str(seat), ABSTAIN)
    if vote == ballots.MAJORITY:
        ahead = leading(frame)
        return ahead[0] if len(ahead) == 1 else ABSTAIN
    if vote.startswith(ballots.WITH):
        return frame.votes.get(vote.removeprefix(ballots.WITH))
    known = vote == ABSTAIN or elections.legal(state, frame.card, frame.choices, vote)
    return vote if known else None


def _ask(state: State, voting: Voting) -> Question | None:
    frame = agenda(state)
    if voting.stage != "vote" or sheet(state, frame, voting.seat) is not None:
        return None
    accepts = passes(lambda action: _judge(state, frame, action))
    offered = [*ballots.offered(frame, CastVote), choice("ti-vote-abstain", CastVote(ABSTAIN))]
    return question(
        "ti-vote-now", *offered, accepts=accepts, panel="sheet", pace="answer",
        matter=f"vote.{frame.card}", card=f"@{frame.card}",
    )  # fmt: skip


def _judge(state: State, frame: Agenda, action: Action) -> None:
    if not isinstance(action, CastVote) or not _allowed(state, frame, action.vote):
        raise IllegalMove("ti-illegal-ballot", rule="TI-495", card=f"@{frame.card}")


def _allowed(state: State, frame: Agenda, vote: str) -> bool:
    return vote == ABSTAIN or elections.legal(state, frame.card, frame.choices, vote)


def _answer(state: State, voting: Voting, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, CastVote)
    voting.stage = "after"
    return _cast(state, voting.seat, action.vote)


def _run(state: State, voting: Voting, _: Dice) -> list[Event]:
    match voting.stage:
        case "before":
            voting.stage = "vote"
            windows.opens(state, "before_vote", voter=voting.seat, by=voting.seat, agenda=agenda(state).card)
            return []
        case "vote":
            voting.stage = "after"
            vote = sheet(state, agenda(state), voting.seat)
            assert vote is not None
            return _cast(state, voting.seat, vote)
    state.stack.pop()
    windows.opens(state, "after_vote", by=voting.seat, agenda=agenda(state).card)
    return []


def _cast(state: State, seat: int, vote: str) -> list[Event]:
    """All his votes for one thing; nothing is exhausted (TI-495)."""
    frame = agenda(state)
    vote = elections.plain(frame.card, vote) if vote != ABSTAIN else vote
    count = 0 if vote == ABSTAIN else senate.votes(state, seat).value
    frame.votes[str(seat)], frame.counts[str(seat)] = vote, count
    args: dict[str, Arg] = {"player": f"#{seat}", "count": count}
    if vote == ABSTAIN:
        return [Event("ti-abstains", args)]
    return [Event(key_of(frame.card, vote), {**args, **named(frame.card, vote)}, reveals=True)]


def key_of(card: str, vote: str) -> str:
    return f"ti-votes-{vote}" if elections.elects(card) is None else "ti-votes"


def named(card: str, vote: str) -> dict[str, Arg]:
    things = tuple(elections.label(card, each) for each in vote.split(JOINED))
    return {} if elections.elects(card) is None else {"thing": things}


def silent(_: State, __: Voting, ___: int) -> Action:
    return CastVote(ABSTAIN)


def refuse(state: State, _: Voting, __: int, ___: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-ballot", rule="TI-495", card=f"@{agenda(state).card}")


VOTING = Chapter(_ask, _answer, _run)


# The count


def recount(state: State) -> None:
    """After Bribery: who voted for something has as many votes as he has now (TI-501)."""
    frame = agenda(state)
    for seat, vote in frame.votes.items():
        if vote != ABSTAIN:
            frame.counts[seat] = senate.votes(state, int(seat)).value


def sums(frame: Agenda) -> dict[str, int]:
    found = dict[str, int]()
    for seat, vote in sorted(frame.votes.items()):
        if vote != ABSTAIN:
            found[vote] = found.get(vote, 0) + frame.counts[seat]
    return found


def leading(frame: Agenda) -> list[str]:
    """What has most votes so far; with none at all, nothing."""
    found = sums(frame)
    most = max(found.values(), default=0)
    return sorted(each for each, count in found.items() if count == most) if most else []


def tied(frame: Agenda) -> list[str]:
    """What the Speaker chooses among: the leading ones, or with 0:0 everything (TI-499, TI-503)."""
    return leading(frame) or list(frame.choices)


# The Speaker


def _ask_speaker(state: State, tie: TieBreak) -> Question:
    frame = agenda(state)
    shown = [each for each in ballots.offered(frame, BreakTie) if _in_tie(state, frame, tie, _vote(each))]
    if elections.elects(frame.card) is not None:
        shown.append(choice("ti-tie-dice", BreakTie(DICE)))
    accepts = passes(lambda action: _judge_tie(state, frame, tie, action))
    return question("ti-tie", *shown, accepts=accepts, panel="sheet", pace="answer", card=f"@{frame.card}")


def _vote(each: Choice) -> str:
    assert isinstance(each.action, BreakTie)
    return each.action.vote


def _judge_tie(state: State, frame: Agenda, tie: TieBreak, action: Action) -> None:
    if not isinstance(action, BreakTie) or not _in_tie(state, frame, tie, action.vote):
        raise IllegalMove("ti-illegal-tie", rule="TI-499")


def _in_tie(state: State, frame: Agenda, tie: TieBreak, vote: str) -> bool:
    """With 0:0 of pairs any pair will do."""
    if vote == DICE:
        return elections.elects(frame.card) is not None
    if elections.elects(frame.card) in elections.PAIRS and not leading(frame):
        return elections.legal(state, frame.card, tie.among, vote)
    return vote in tie.among


def _answer_tie(state: State, tie: TieBreak, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, BreakTie)
    state.stack.pop()
    frame = agenda(state)
    vote = _drawn(state, frame, tie, dice) if action.vote == DICE else action.vote
    frame.result = elections.plain(frame.card, vote)
    return [Event("ti-tie-broken", {"player": f"#{state.speaker}"})]


def _drawn(state: State, frame: Agenda, tie: TieBreak, dice: Dice) -> str:
    pairs = elections.elects(frame.card) in elections.PAIRS and not leading(frame)
    return dice.choice(elections.pairs(state, frame.card, tie.among) if pairs else tie.among)


def _run_tie(*_: object) -> list[Event]:
    raise AssertionError("the Speaker is always asked")


def silent_tie(_: State, tie: TieBreak, __: int) -> Action:
    """Against; elections by the dice (TI-708)."""
    return BreakTie(AGAINST if AGAINST in tie.among else DICE)


def refuse_tie(_: State, __: TieBreak, ___: int, ____: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-tie", rule="TI-499")


TIE = Chapter(_ask_speaker, _answer_tie, _run_tie)
