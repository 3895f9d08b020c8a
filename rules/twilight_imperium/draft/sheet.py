"""A vote: for or against, or what is elected; pairs one after the other (TI-491, TI-495, TI-706)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.core.contract import Action, phrase
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium import consequences
from rules.twilight_imperium.actions import BreakTie, CastVote, Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.draft.look import Look, asks, asks_again, done, listed, note, pick, picture
from rules.twilight_imperium.effects import senate
from rules.twilight_imperium.frames import Agenda, Ballots, Voting
from rules.twilight_imperium.senate import ballots, elections
from rules.twilight_imperium.senate.deed import JOINED
from rules.twilight_imperium.senate.voting import sums

PLAIN = ("for", "against", "abstain", "majority", "late", "dice")


def sheet(look: Look) -> Steps:
    agenda, make = ballots.agenda(look.state), _maker(look)
    pairs = elections.elects(agenda.card) in elections.PAIRS
    single = [each for each in _objects(look, agenda) if pairs or look.fits(make(each))]
    options = [_object(look, agenda, each) for each in single]
    options += [
        listed(_vote(each.action), each) for each in look.asked.choices if _vote(each.action) in PLAIN
    ]
    options += [
        pick(each, "ti-draft-vote-with", player=f"#{each.removeprefix(ballots.WITH)}")
        for each in _partners(look)
        if look.fits(make(each))
    ]
    preview, notes = picture("agenda"), list(_notes(look, agenda))
    (vote,) = yield asks_again(look, options, preview=preview, notes=notes)
    if not pairs or vote not in single:
        return done(make(vote), preview)
    others = [each for each in single if look.fits(make(f"{vote}{JOINED}{each}"))]
    options = [_object(look, agenda, each) for each in others]
    (other,) = yield asks("ti-draft-vote-second", options, preview=preview, notes=notes)
    return done(make(f"{vote}{JOINED}{other}"), preview)


def _maker(look: Look) -> Callable[[str], Action]:
    match look.frame:
        case Ballots():
            return Sheet
        case Voting():
            return CastVote
    return BreakTie


def _vote(action: Action) -> str:
    assert isinstance(action, Sheet | CastVote | BreakTie)
    return action.vote


def _objects(look: Look, agenda: Agenda) -> Sequence[str]:
    """Whatever can be elected; for and against are choices as they are."""
    if elections.elects(agenda.card) is None:
        return ()
    return list(agenda.choices)


def _object(look: Look, agenda: Agenda, id: str) -> Option:
    """Planets stand together by their owner."""
    label = elections.label(agenda.card, id)
    if elections.elects(agenda.card) not in ("planet", "two_planets"):
        return pick(id, "ti-vote-one", thing=label)
    owner = systems.planet(look.state, id).owner
    if owner is None:
        return pick(id, "ti-vote-one", hint="ti-draft-vote-free", thing=label)
    return pick(id, "ti-vote-one", hint="ti-draft-vote-owner", thing=label, player=f"#{owner}")


def _partners(look: Look) -> Iterator[str]:
    """To vote as somebody else does."""
    others = (each for each in systems.playing(look.state) if each != look.seat)
    return (f"{ballots.WITH}{each}" for each in others) if isinstance(look.frame, Ballots) else iter(())


def _notes(look: Look, agenda: Agenda) -> Iterator[Note]:
    if not isinstance(look.frame, Ballots | Voting):
        return
    yield from consequences.notes(look.state)
    yield note("ti-draft-vote-mine", count=senate.votes(look.state, look.seat).value)
    for vote, count in sums(agenda).items():
        yield note("ti-draft-vote-so-far", thing=_named(agenda.card, vote), count=count)


def _named(card: str, vote: str) -> tuple[str, ...] | str:
    if elections.elects(card) is None:
        return phrase(f"ti-vote-{vote}")
    return tuple(elections.label(card, each) for each in vote.split(JOINED))
