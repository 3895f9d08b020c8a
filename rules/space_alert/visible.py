"""What a seat, or a spectator, may see of a table. Nothing else of the state leaves the rules."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.space_alert import campaign, delays
from rules.space_alert.cards import CARDS, faces
from rules.space_alert.components import TRACKS
from rules.space_alert.data_operations import draws_open, giving_open
from rules.space_alert.flight import EMPTY, Flight, finished
from rules.space_alert.flight_view import (
    announced_view,
    fresh_ship_view,
    member_fields,
    ship_view,
    threat_views,
)
from rules.space_alert.locks import open_slots
from rules.space_alert.outcome import scored
from rules.space_alert.resolution import FINAL_STEP
from rules.space_alert.state import Member, Slot, State
from rules.space_alert.view import (
    MemberView,
    ScoreView,
    SeatView,
    ShipView,
    SlotView,
    ThreatView,
    TrackView,
    View,
)

Post = Literal["captain", "communications", "security"]
POSTS: tuple[Post, ...] = ("captain", "communications", "security")
LANES = ("red", "white", "blue", "internal")
"""From left to right; a saved state does not keep the order of its tracks."""


def view(state: State, seat: int | None) -> View:
    window = next((window for window in state.windows if not window.beeped), None)
    return View(
        stage=state.stage,
        seat=seat,
        mission=state.mission.id,
        pace=state.options.pace,
        crew=tuple(member_view(state, index, seat) for index in range(len(state.crew))),
        tracks={lane: track_view(state.tracks[lane]) for lane in LANES if lane in state.tracks},
        threats=threats(state),
        ship=ship(state),
        phase=announced_phase(state),
        phases=state.mission.phases,
        second=state.second,
        phase_ends=state.mission.phase_ends if state.live else (),
        silence=state.silence,
        window=window.kind if window else None,
        window_ends=window.ends if window and state.live else None,
        turn=last_turn(state),
        up=tuple(state.up),
        report=state.report and delays.told(state, state.report),
        score=score_sheet(state),
        mine=seat_view(state, seat) if seat is not None and not state.paused else None,
        leaves_out=state.mission.leaves_out,
        paused=state.paused,
        missions_flown=len(state.flown),
        campaign=state.campaign,
    )


def last_turn(state: State) -> int:
    """The turn resolved last; the final step is 13, also where it follows turn 7."""
    if state.flight is None:
        return 0
    return FINAL_STEP if state.flight.turn > state.flight.last_turn else state.flight.turn


def announced_phase(state: State) -> int:
    """While late clicks are awaited the next phase has been announced already."""
    return min(state.phase + state.closing, state.mission.phases)


def track_view(number: int) -> TrackView:
    track = TRACKS[number]
    return TrackView(track.id, track.length, track.x, track.y, track.z)


def threats(state: State) -> tuple[ThreatView, ...]:
    """Announced threats are open to all in full (SA-438); the others do not exist yet."""
    unconfirmed = {threat.number for threat in state.threats if threat.unconfirmed}
    if state.flight is not None:
        views = threat_views(state.flight)
        return tuple(replace(each, unconfirmed=each.number in unconfirmed) for each in views)
    return tuple(
        announced_view(each.code, each.number, each.zone or "internal", state.tracks, each.unconfirmed)
        for each in state.threats
    )


def ship(state: State) -> ShipView:
    if state.flight is not None:
        return ship_view(state.flight)
    fresh = fresh_ship_view(state.carried)
    hangars = {name: None if name in state.missing else squad for name, squad in fresh.hangars.items()}
    return replace(fresh, hangars=hangars)


def score_sheet(state: State) -> ScoreView | None:
    """Test runs are not scored: saved or lost (SA-481)."""
    if state.flight is None or not finished(state.flight):
        return None
    sheet = campaign.score_sheet(state)
    return sheet if scored(state) else replace(sheet, total=None)


def member_view(state: State, index: int, seat: int | None) -> MemberView:
    member = state.crew[index]
    fields = member_fields(state.flight, index) if state.flight is not None else {}
    own = member.seat is None or (member.seat == seat and not state.paused)
    begun = state.stage != "briefing"
    return MemberView(
        index=index,
        seat=member.seat,
        posts=tuple(post for post in POSTS if getattr(state.posts, post) == member.seat),
        phase=member.phase,
        slots=board(state, index, own),
        hand=len(member.hand),
        ready=member.ready,
        heroic=CARDS[member.heroic] if begun and member.heroic is not None else None,
        **fields,
    )


def board(state: State, index: int, own: bool) -> tuple[SlotView, ...]:
    """The half that lies up is open to all, the card to its owner, an android's to all (SA-035, SA-489)."""
    member = state.crew[index]
    if state.flight is None:
        return tuple(slot_view(slot, own) for slot in member.slots)
    known = 12 if finished(state.flight) else state.flight.turn + bool(state.up)
    return tuple(
        slot_view(slot, own or place < known)
        for place, slot in enumerate(shifted(member, state.flight, index))
    )


def shifted(member: Member, flight: Flight, index: int) -> list[Slot]:
    """The cards where they lie now. Delays move them but keep their order (SA-081 to SA-084)."""
    cards = iter([slot for slot in member.slots if slot.card is not None])
    return [Slot() if mark == EMPTY else next(cards, Slot()) for mark in flight.crew[index].plan]


def slot_view(slot: Slot, known: bool) -> SlotView:
    if slot.card is None:
        return SlotView()
    return SlotView(slot.half, CARDS[slot.card] if known else None)


def seat_view(state: State, seat: int) -> SeatView:
    member = state.member(seat)
    if member is None:
        left = set(state.pile)
        open_deck = [next((card for card in alike if card in left), None) for alike in faces().values()]
        return SeatView(
            None,
            open_slots=open_slots(state, state.crew[0]),
            phase=state.crew[0].phase,
            open_deck=tuple(CARDS[card] for card in open_deck if card is not None),
        )
    return SeatView(
        state.crew.index(member),
        hand=tuple(CARDS[card] for card in member.hand),
        open_slots=open_slots(state, member),
        phase=member.phase,
        draws=draws_open(state, member),
        may_give=giving_open(state, member),
    )
