"""What a seat, or a spectator, may see: the only way a secret leaves."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import poll
from rules.core.poll import Poll
from rules.core.stack import Gathering
from tests.sample_game.rules.state import State
from tests.sample_game.rules.view import CrewView, View


def view(state: State, seat: int | None) -> View:
    frame = state.stack[-1] if state.stack else None
    circle = frame if isinstance(frame, Gathering) else Gathering()
    crews = tuple(CrewView(len(crew.hand), crew.credits, tuple(crew.sectors)) for crew in state.crews)
    public = View(
        round=state.round,
        course=state.course,
        crews=crews,
        played=tuple(state.played),
        spoke=tuple(each for each in range(state.seats) if circle.spoke(each)),
        votes=poll.tally(frame) if isinstance(frame, Poll) else {},
        over=state.over,
    )
    if seat is None:
        return public
    own = state.crews[seat]
    said = circle.said.get(str(seat))
    return replace(public, seat=seat, hand=tuple(own.hand), said=said, book=own.book)
