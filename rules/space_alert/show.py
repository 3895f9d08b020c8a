"""The resolution as a show: the cards turned up, trips, each turn performed, and what might have been."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rules.core.contract import Event, IllegalMove
from rules.space_alert import campaign, delays
from rules.space_alert.actions import Proceed, Trip
from rules.space_alert.cards import ARROWS, CARDS, face, face_name, other
from rules.space_alert.crew import decider, who
from rules.space_alert.flight import EMPTY, Flight, finished, launch, upcoming
from rules.space_alert.flight_view import events_of
from rules.space_alert.outcome import scored
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from rules.space_alert.state import Member, Slot, State, Tripped
from rules.space_alert.view import ScoreView, TurnReport

How = Literal["arrow", "half"]
HOW: tuple[How, How] = ("arrow", "half")


def plan(member: Member) -> str:
    """The twelve slots as letters."""
    return "".join(letter(slot) for slot in member.slots)


def letter(slot: Slot) -> str:
    return EMPTY if slot.card is None or slot.half is None else face(slot.card, slot.half)


def lift_off(state: State, plans: list[str]) -> Flight:
    """The mission as it will be resolved: only the cards on the boards count (SA-045, SA-422)."""
    return launch(
        tracks=state.tracks,
        threats=[(threat.code, threat.number, threat.zone) for threat in state.threats],
        plans=plans,
        damage_draw=state.damage,
        carried=state.carried,
        missing_bots=state.missing,
        leaves_out=state.mission.leaves_out,
        last_turn=state.mission.last_turn,
    )


def begin_resolution(state: State) -> list[Event]:
    state.stage = "resolution"
    state.windows.clear()
    state.operations.clear()
    state.agreed.clear()
    state.silence = state.closing = False
    for member in state.crew:
        member.draws.clear()
    state.flight = lift_off(state, [plan(member) for member in state.crew])
    return [Event("sa-resolution")]


def in_resolution(state: State) -> Flight:
    if state.stage != "resolution" or state.flight is None:
        raise IllegalMove("sa-illegal-not-resolving")
    return state.flight


def proceed(state: State, action: Proceed) -> list[Event]:
    """First the cards of the turn are turned up, then it is performed; without tripping both at once."""
    flight = in_resolution(state)
    if action.all:
        events = perform(state, flight)
        while not finished(flight):
            events += perform(state, flight)
        return events
    if turns_up(state, flight):
        state.up = upcoming(flight)
        return [Event("sa-cards-up", {"turn": flight.turn + 1}, reveals=True)]
    return perform(state, flight)


def turns_up(state: State, flight: Flight) -> bool:
    """Whether the next step is to look at the cards of the turn, in which the crew may still trip."""
    return state.options.tripping and not state.up and any(upcoming(flight))


def perform(state: State, flight: Flight) -> list[Event]:
    turn = flight.turn + 1
    trips = {trip.member: trip.meant for trip in state.trips if trip.turn == turn}
    report = play_turn(flight, trips, report=True)
    assert report is not None
    state.report = report
    state.up = []
    events = [Event("sa-turn", {"turn": report.turn}, reveals=True)]
    events += events_of(delays.told(state, report), lambda index: who(state, index))
    return events + (campaign.mission_over(state) if finished(flight) else [])


def card_up(state: State, flight: Flight, index: int) -> Slot:
    """The card a member has turned up. Delays move cards but never change their order."""
    before = sum(mark != EMPTY for mark in flight.crew[index].plan[: flight.turn])
    return [slot for slot in state.crew[index].slots if slot.card is not None][before]


def meant(state: State, flight: Flight, index: int, how: str) -> str | None:
    """What the member meant to do: the other arrow, or the other half of the card (SA-079)."""
    shown = state.up[index] if index < len(state.up) else None
    if shown is None:
        return None
    if how == "arrow":
        return ARROWS.get(shown)
    slot = card_up(state, flight, index)
    assert slot.card is not None and slot.half is not None
    return face(slot.card, other(slot.half))


def may_trip(state: State, seat: int) -> list[tuple[int, How]]:
    """The trips this seat may declare now: (member, how); the captain's too for the androids (SA-490)."""
    if state.stage != "resolution" or state.flight is None or not state.up:
        return []
    declared = {trip.member for trip in state.trips if trip.turn == state.flight.turn + 1}
    return [
        (index, how)
        for index, member in enumerate(state.crew)
        if index not in declared and tripper(state, member) == seat
        for how in HOW
        if meant(state, state.flight, index, how) is not None
    ]


def tripper(state: State, member: Member) -> int:
    return decider(state, member) if member.seat is None else member.seat


def trip(state: State, seat: int, action: Trip) -> list[Event]:
    """Declared while the card lies open, not earlier or later (SA-080)."""
    flight = in_resolution(state)
    index = action.on
    if index is None:
        index = next((i for i, member in enumerate(state.crew) if member.seat == seat), None)
    if index is None or (index, action.how) not in may_trip(state, seat):
        raise IllegalMove("sa-illegal-no-trip", rule="SA-080")
    shown, intended = state.up[index], meant(state, flight, index, action.how)
    assert shown is not None and intended is not None
    state.trips.append(Tripped(flight.turn + 1, index, shown, intended))
    args = {"player": who(state, index), "face": face_name(shown), "meant": face_name(intended)}
    return [Event("sa-tripped", {**args})]


class WhatIf(Struct, frozen=True):
    """The other ending."""

    score: ScoreView
    reports: tuple[TurnReport, ...]


def what_if_faces(state: State, seat: int, slot: int, on: int | None = None) -> list[str]:
    """What could have lain in a slot of one's own: nothing, its card or one left in hand, either half up."""
    member = _own(state, seat, on)
    if not 1 <= slot <= state.mission.last_turn:
        return []
    card = member.slots[slot - 1].card
    cards = ([card] if card is not None else []) + sorted(state.pile if state.solo else member.hand)
    faces = [EMPTY, *(side for card in cards for side in (CARDS[card].action, CARDS[card].move))]
    return [side for side in dict.fromkeys(faces) if side != letter(member.slots[slot - 1])]


def what_if(state: State, seat: int, slot: int, side: str, on: int | None = None) -> WhatIf:
    """The whole mission once more with one of one's own cards changed; nothing of the game is touched."""
    member = _own(state, seat, on)
    if side not in what_if_faces(state, seat, slot, on):
        raise IllegalMove("sa-illegal-what-if")
    plans = [plan(each) for each in state.crew]
    index = next(i for i, each in enumerate(state.crew) if each is member)
    plans[index] = plans[index][: slot - 1] + side + plans[index][slot:]
    flight = lift_off(state, plans)
    reports = []
    while not finished(flight):
        faces = upcoming(flight)
        trips = {
            trip.member: trip.meant
            for trip in state.trips
            if trip.turn == flight.turn + 1 and faces[trip.member] == trip.face
        }
        report = play_turn(flight, trips, report=True)
        assert report is not None
        reports.append(report)
    sheet = score(flight)
    return WhatIf(sheet if scored(state) else replace(sheet, total=None), tuple(reports))


def _own(state: State, seat: int, on: int | None) -> Member:
    if state.flight is None or not finished(state.flight):
        raise IllegalMove("sa-illegal-mission-runs")
    member = state.member(seat) if on is None else state.crew[on] if 0 <= on < len(state.crew) else None
    if member is None or tripper(state, member) != seat:
        raise IllegalMove("sa-illegal-what-if")
    return member
