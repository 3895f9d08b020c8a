"""Who is who in the crew."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert.actions import Absent, Present
from rules.space_alert.state import Member, State


def who(state: State, index: int) -> str:
    """A member as words know him: the player of a seat, or an android by its number."""
    seat = state.crew[index].seat
    return f"@android_{android_number(state, index)}" if seat is None else f"#{seat}"


def android_number(state: State, index: int) -> int:
    """First android, second android, in playing order."""
    return sum(member.seat is None for member in state.crew[: index + 1])


def decider(state: State, member: Member) -> int:
    """Who decides for a member: he himself, for androids and the unreachable the captain (SA-490, SA-503)."""
    if member.seat is not None and not member.absent:
        return member.seat
    captain = state.member(state.posts.captain)
    if captain is None or not captain.absent:
        return state.posts.captain
    ring = [(state.posts.captain + step) % state.seats for step in range(1, state.seats)]
    there = [seat for seat in ring if not _away(state, seat)]
    return there[0] if there else state.posts.captain


def _away(state: State, seat: int) -> bool:
    member = state.member(seat)
    return member is not None and member.absent


def absent(state: State, action: Absent) -> list[Event]:
    """A silent player stays in the crew; only his consent is no longer waited for (SA-423, SA-427)."""
    member = state.member(action.seat)
    if member is None or member.absent:
        raise IllegalMove("sa-illegal-no-such-player")
    member.absent = True
    return [Event("sa-absent", {"player": f"#{action.seat}"})]


def present(state: State, action: Present) -> list[Event]:
    member = state.member(action.seat)
    if member is None or not member.absent:
        raise IllegalMove("sa-illegal-no-such-player")
    return returned(member)


def returned(member: Member | None) -> list[Event]:
    """Whoever moves is there (SA-423)."""
    if member is None or not member.absent:
        return []
    member.absent = False
    return [Event("sa-present", {"player": f"#{member.seat}"})]
