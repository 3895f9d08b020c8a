"""What comes onto the table: threats from their decks, action cards from their packets."""

from __future__ import annotations

from rules.core.contract import Arg, Event
from rules.space_alert.planning import take_packet
from rules.space_alert.soundtracks import Announcement
from rules.space_alert.state import Announced, State


def hand_out(state: State) -> list[Event]:
    """The cards of the announced phase for everyone who has not taken them (SA-059, SA-418)."""
    events = []
    for member in state.crew:
        if member.seat is None:
            member.phase = max(member.phase, state.phase)
        elif member.phase < state.phase:
            events += take_packet(member)
    return events


def reveal(state: State, event: Announcement) -> Event:
    """The top card of the deck goes to its trajectory with its number, open to all (SA-047 to SA-049)."""
    code = state.decks[f"{event.kind}_{event.severity}"].pop()
    state.threats.append(Announced(code, event.turn, event.zone, event.unconfirmed))
    args: dict[str, Arg] = {
        "number": event.turn,
        "threat": f"@{code}",
        "severity": event.severity,
        "lane": event.zone or "internal",
        "report": "unconfirmed" if event.unconfirmed else "confirmed",
    }
    return Event("sa-caption-threat", args, reveals=True)


def reveal_phase(state: State, phase: int) -> list[Event]:
    """All threats announced in one phase of the track, in its order (SA-453)."""
    mission = state.mission
    events = [mission.events[index] for index in mission.used(len(state.crew), state.solo)]
    return [
        reveal(state, event)
        for event in events
        if event.event == "threat" and mission.phase_at(event.at) == phase
    ]
