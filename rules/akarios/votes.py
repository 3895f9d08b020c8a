"""Votes of all who are present, also of those without a ship (AK-399, AK-896): the majority, else what the
rule names, else dice (AK-513, AK-514, AK-895, AK-933 to AK-935)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.akarios.components import DICE
from rules.akarios.rolling import STRESS, throw
from rules.akarios.state import State
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.poll import Poll, tally


def hold(state: State, poll: Poll, voters: Iterable[int] | None = None) -> None:
    """Of all at the table, or of those whom it concerns."""
    state.polls += 1
    poll.asked, poll.number = list(range(state.seats) if voters is None else voters), state.polls
    state.stack.append(poll)


def one_player(state: State, then: str, seats: Iterable[int]) -> Poll:
    """Whom of the squad it concerns; who has least stress is named first (AK-935)."""
    members = state.sheet.members
    least = sorted(seats, key=lambda seat: (members[state.roster[seat]].stress, seat))
    options = tuple(str(seat) for seat in least)
    return Poll(topic="ak-ask-one-player", options=options, named=True, sign="#", then=then)


# Equal votes


def by_dice(state: State, poll: Poll, tied: tuple[str, ...], dice: Dice) -> tuple[str | None, list[Event]]:
    """Whoever rolls most stress decides; those who are equal roll again (AK-513). If nobody has voted the
    option named first stands (AK-933)."""
    votes = {seat: option for option in tied for seat in tally(poll)[option]}
    if not votes:
        return tied[0], []
    left, events = sorted(votes), list[Event]()
    while len({votes[seat] for seat in left}) > 1:
        rolled = {seat: sum(face == STRESS for face in throw(DICE, dice)) for seat in left}
        for seat, n in rolled.items():
            events.append(Event("ak-vote-roll", {"player": f"#{seat}", "n": n}, reveals=True))
        left = [seat for seat in left if rolled[seat] == max(rolled.values())]
    return votes[left[0]], [*events, Event("ak-vote-decides", {"player": f"#{left[0]}"})]


def by_volunteers(
    state: State, poll: Poll, tied: tuple[str, ...], dice: Dice
) -> tuple[str | None, list[Event]]:
    """Of players: one who named the own seat, else who has least stress (AK-935)."""
    votes = tally(poll)
    willing = [seat for seat in tied if int(seat) in votes[seat]]
    return (willing or list(tied))[0], []
