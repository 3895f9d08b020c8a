"""Random missions of every crew size: nothing breaks or gets lost, and a saved flight flies on the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.saved import copy, dump
from rules.space_alert.components import CARDS, TILES, ZONE_NAMES, ZONES
from rules.space_alert.flight import SPACE, Flight, finished, launch, upcoming
from rules.space_alert.flight_view import events_of, member_fields, ship_view, threat_views
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score

FACES = "abcx<>^ABX123456-"
OUTSIDE = sorted(code for code, card in CARDS.items() if card.kind == "external")
INSIDE = sorted(code for code, card in CARDS.items() if card.kind != "external")


@st.composite
def flights(draw: st.DrawFn) -> Flight:
    plans = draw(st.lists(st.text(FACES, min_size=12, max_size=12), min_size=1, max_size=5))
    numbers = draw(st.lists(st.integers(1, 8), unique=True, max_size=8))
    codes = draw(st.permutations(OUTSIDE + INSIDE))
    threats = [
        (code, number, draw(st.sampled_from(ZONE_NAMES)) if code in OUTSIDE else None)
        for code, number in zip(codes, numbers, strict=False)
    ]
    stacks: dict[str, list[str]] = {zone: draw(st.permutations(TILES)) for zone in ZONE_NAMES}
    kept = {zone: stacks[zone][: draw(st.sampled_from([0, 0, 0, 1, 2]))] for zone in ZONE_NAMES}
    tracks = draw(st.permutations(range(1, 8)))
    return launch(
        tracks=dict(zip((*ZONE_NAMES, "internal"), tracks, strict=False)),
        threats=threats,
        plans=plans,
        damage_draw={zone: stacks[zone][len(kept[zone]) :] for zone in ZONE_NAMES},
        carried=kept,
        last_turn=draw(st.sampled_from([12, 12, 7])),
    )


def check(flight: Flight) -> None:
    """What must hold after every turn."""
    for zone in range(3):
        assert sorted(flight.tiles[zone] + flight.stacks[zone]) == sorted(TILES)
        assert flight.shield[zone] >= 0 and flight.reactor[zone] >= 0
        assert ZONES[zone].shield_room - 1 <= flight.shield_room[zone] <= ZONES[zone].shield_room
    assert 0 <= flight.fuel <= 3
    assert 0 <= flight.rockets <= 3
    squads = [member.squad for member in flight.crew] + flight.hangars
    assert sum(squad > 0 for squad in squads) == 2
    assert sum(member.station == SPACE for member in flight.crew) <= 1
    assert all(len(member.plan) == 12 for member in flight.crew)
    assert all(not member.knocked_out or member.squad != 1 for member in flight.crew)
    for threat in flight.threats:
        assert threat.cubes >= 0
        assert threat.status != "active" or threat.square >= 1
        assert (threat.status == "announced") == (threat.number > min(flight.turn, flight.last_turn))
    assert flight.fired == [0] * 6 or flight.won is False
    assert flight.log is None


@settings(max_examples=100)
@given(flights())
def test_random_missions_hold_together(flight: Flight) -> None:
    while not finished(flight):
        twin = copy(flight)
        assert dump(twin) == dump(flight)
        told = play_turn(twin, report=True)
        assert told is not None
        assert play_turn(flight) is None
        assert dump(twin) == dump(flight)
        check(flight)
        ship_view(flight)
        assert len(threat_views(flight)) == len(flight.threats)
        assert all(event.key.startswith("sa-") for event in events_of(told, lambda index: f"#{index}"))
    assert flight.turn <= flight.last_turn + 1
    sheet = score(flight)
    assert sheet.won is flight.won
    assert (sheet.total is None) == (not flight.won)
    assert upcoming(flight) == [None] * len(flight.crew)
    assert member_fields(flight, 0).keys() == {"station", "knocked_out", "bots"}


@settings(max_examples=40)
@given(flights(), st.data())
def test_random_trips_hold_together(flight: Flight, data: st.DataObject) -> None:
    while not finished(flight):
        faces = upcoming(flight)
        shown = [index for index, face in enumerate(faces) if face is not None]
        chosen = data.draw(st.sets(st.sampled_from(shown))) if shown else set()
        trips = {index: data.draw(st.sampled_from(FACES[:-1])) for index in sorted(chosen)}
        play_turn(flight, trips)
        check(flight)
