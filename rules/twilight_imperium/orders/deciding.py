"""Cards for a vote that are ordered only if they change its result (TI-707).

The window waits for whoever has such an order, as for any other; whether it is carried out is judged by the
votes that have been told, and by one's own sheet."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.notation import Malformed, read
from rules.core.orders import Order
from rules.twilight_imperium.actions import ACTIONS, Play
from rules.twilight_imperium.cards.waits import DECIDES
from rules.twilight_imperium.effects import senate
from rules.twilight_imperium.effects.senate import RHETORIC
from rules.twilight_imperium.frames import Agenda
from rules.twilight_imperium.senate import ballots, voting
from rules.twilight_imperium.senate.deed import ABSTAIN
from rules.twilight_imperium.state import State


def holds(state: State, seat: int, order: Order) -> bool:
    """Whether it may be carried out: it does not ask for this, or it changes the result."""
    if not any(each.partition(":")[0] == DECIDES for each in order.only):
        return True
    try:
        return changes(state, seat, read(order.do, ACTIONS))
    except Malformed:
        return False


def changes(state: State, seat: int, action: Action) -> bool:
    """Whether something else leads with the card than without it; a tie is something else than a majority."""
    frame = ballots.agenda(state)
    match action:
        case Play("bribery", (count,)) if count.isdecimal():
            return _differs(frame, seat, _vote(frame, seat), int(count))
        case Play("fantastic_rhetoric"):
            vote = voting.sheet(state, frame, seat)
            own = senate.votes(state, seat).value
            return _differs(_with(frame, seat, vote, own), seat, vote, RHETORIC)
        case Play("discredit", (other,)) if other in frame.votes:
            return _differs(frame, int(other), frame.votes[other], -frame.counts[other])
    return False


def _vote(frame: Agenda, seat: int) -> str | None:
    return frame.votes.get(str(seat))


def _differs(frame: Agenda, seat: int, vote: str | None, more: int) -> bool:
    if vote in (None, ABSTAIN):
        return False
    changed = _with(frame, seat, vote, frame.counts.get(str(seat), 0) + more)
    return voting.leading(changed) != voting.leading(frame)


def _with(frame: Agenda, seat: int, vote: str | None, count: int) -> Agenda:
    """The same agenda if this seat had voted so."""
    if vote in (None, ABSTAIN):
        return frame
    votes, counts = {**frame.votes, str(seat): vote}, {**frame.counts, str(seat): count}
    return Agenda(frame.seat, frame.card, votes=votes, counts=counts)
