"""What can befall the crew: delays, knock-outs, and what waits in a station one enters."""

from __future__ import annotations

from collections.abc import Iterable

from rules.space_alert.flight import DISABLED_SQUAD, EMPTY, SLOTS, SPACE, Flight, Member


def delay(member: Member, slot: int) -> bool:
    """Shift the card in a slot (0 is turn 1) by one turn (SA-081 to SA-085).

    The first gap behind absorbs the shift, else the last card falls off. The slot is empty afterwards, so a
    second delay of it finds nothing to shift (SA-087).
    """
    plan = member.plan
    if slot >= SLOTS or plan[slot] == EMPTY:
        return False
    if EMPTY in plan[slot:]:
        del plan[plan.index(EMPTY, slot)]
    else:
        plan.pop()
    plan.insert(slot, EMPTY)
    return True


def delay_next(flight: Flight, members: Iterable[Member]) -> None:
    """The next action of these members is delayed; whoever is in space is out of reach (SA-086, SA-091)."""
    for member in members:
        if member.station != SPACE:
            delay(member, flight.turn)
            if flight.log and not member.knocked_out:
                flight.log.members.append(member.index)


def knock_out(flight: Flight, members: Iterable[Member]) -> None:
    """These members are out of the mission, and their squads with them (SA-220, SA-221)."""
    for member in members:
        if not member.knocked_out:
            member.knocked_out = True
            if member.squad:
                member.squad = DISABLED_SQUAD
            if flight.log:
                flight.log.members.append(member.index)


def in_stations(flight: Flight, stations: Iterable[int]) -> list[Member]:
    """The members whose figures stand in these stations, knocked out or not."""
    return [member for member in flight.crew if member.station in stations]


def aboard(flight: Flight) -> list[Member]:
    return [member for member in flight.crew if member.station != SPACE]


def enter(flight: Flight, member: Member, station: int) -> None:
    """Slime delays whoever comes in (SA-342), a contamination left behind knocks him out (SA-380)."""
    member.station = station
    if flight.slimed >> station & 1:
        delay(member, flight.turn)
    if flight.contaminated >> station & 1:
        knock_out(flight, (member,))
