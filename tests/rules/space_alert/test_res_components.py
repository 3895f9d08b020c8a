"""Section 0: what the engine knows of ship, tracks, tiles, cards and threats."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.space_alert import cards
from rules.space_alert.components import CARDS, STATIONS, TILES, TRACKS, distance
from rules.space_alert.flight_view import fresh_ship_view, ship_view
from tests.rules.space_alert.mission import acts, at, did, fly, hits, ready


def amounts(plan: str) -> list[int]:
    return [row.amount for row in acts(plan, turns=len(plan))]


@pytest.mark.rule("SA-001")
def test_six_stations_from_red_over_white_to_blue_on_two_decks() -> None:
    walk = fly("<>>^<<^", turns=0)
    seen = []
    for turns in range(1, 8):
        walk = fly("<>>^<<^", turns=turns)
        seen.append(at(walk))
    assert seen == [
        "upper_red",
        "upper_white",
        "upper_blue",
        "lower_blue",
        "lower_white",
        "lower_red",
        "upper_red",
    ]
    assert [(station.zone, station.deck) for station in STATIONS] == [
        ("red", "upper"),
        ("white", "upper"),
        ("blue", "upper"),
        ("red", "lower"),
        ("white", "lower"),
        ("blue", "lower"),
    ]


@pytest.mark.rule("SA-002")
def test_upper_red_has_a_laser_of_4_a_shield_of_2_and_the_interceptors() -> None:
    assert amounts("<a") == [0, 4]
    assert fly("<b", turns=2).shield[0] == 2
    assert did(">c<<c", turns=5)[-1] == "took_off"


@pytest.mark.rule("SA-003")
def test_the_bridge_has_a_laser_of_5_a_shield_of_3_and_the_computer() -> None:
    assert amounts("a") == [5]
    assert fly("b", turns=1).shield[1] == 3
    assert did("c", turns=1, computer=True) == ["maintained"]


@pytest.mark.rule("SA-004")
def test_upper_blue_has_a_laser_of_4_a_shield_of_2_and_a_squad() -> None:
    assert amounts(">a") == [0, 4]
    assert fly(">b", turns=2).shield[2] == 2
    assert did(">c", turns=2)[-1] == "took_bots"


@pytest.mark.rule("SA-005")
def test_lower_red_has_a_light_laser_of_2_a_reactor_of_3_and_a_squad() -> None:
    assert amounts("<^a") == [0, 0, 2]
    assert fly("<^b", turns=3).reactor[0] == 3
    assert did("<^c", turns=3)[-1] == "took_bots"


@pytest.mark.rule("SA-006")
def test_lower_white_has_the_pulse_cannon_the_central_reactor_and_the_window() -> None:
    assert amounts("^a") == [0, 1]
    assert fly("^b", turns=2).reactor[1] == 5
    assert did("^c", turns=2)[-1] == "window"
    assert ship_view(fly(turns=0)).pulse_range == 2


@pytest.mark.rule("SA-007")
def test_lower_blue_has_a_light_laser_of_2_a_reactor_of_3_and_the_rockets() -> None:
    assert amounts(">^a") == [0, 0, 2]
    assert fly(">^b", turns=3).reactor[2] == 3
    assert did(">^c", turns=3)[-1] == "launched"


@pytest.mark.rule("SA-008", "SA-009", "SA-010", "SA-061")
def test_the_ship_at_the_start() -> None:
    flight = ready("", "", "")
    ship = ship_view(flight)
    assert [(zone.shield, zone.reactor) for zone in ship.zones] == [(1, 2), (1, 3), (1, 2)]
    assert (ship.fuel, ship.rockets, ship.rocket_in_flight) == (3, 3, False)
    assert ship.hangars == {"upper_blue": "active", "lower_red": "active"}
    assert all(zone.tiles == () for zone in ship.zones)
    assert [at(flight, index) for index in range(3)] == ["upper_white"] * 3
    assert all(member.squad == 0 for member in flight.crew)
    assert ship == fresh_ship_view()
    assert (flight.maintained, flight.visual) == ([False] * 3, [0] * 3)
    assert not any((flight.rocket_launched, flight.broken, flight.slimed, flight.slow_lifts, flight.fissure))
    assert [(zone.shield_room, zone.reactor_room) for zone in ship.zones] == [(2, 3), (3, 5), (2, 3)]


@pytest.mark.rule("SA-011")
def test_how_far_weapons_reach() -> None:
    # On T7 the fighter is hit at square 16, 13, 10, 7 and so on.
    far = {"threats": ["E1-09 1 white"], "tracks": "7777"}
    assert hits("E1-09", "a", turns=1, **far)[0].weapons == (("heavy_laser", 5),)
    assert hits("E1-09", "^a", turns=2, **far) == []
    assert hits("E1-09", "^--a", turns=4, **far)[0].weapons == (("pulse_cannon", 1),)
    # The rocket of turn 3 looks for its target in turn 4: square 8 on T1, square 14 on T7.
    assert hits("E1-05", ">^c", threats=["E1-05 3 red"], tracks="1111", turns=4)[0].weapons == (
        ("rocket", 3),
    )
    assert hits("E1-05", ">^c", threats=["E1-05 3 red"], tracks="7777", turns=4) == []
    pilot = ">c<<c-"
    near = {"threats": ["E1-09 2 red"], "tracks": "1111"}
    assert hits("E1-09", pilot, turns=5, **near)[0].weapons == (("interceptors", 3),)
    too_far = {"threats": ["E1-09 3 red"], "tracks": "1111"}
    assert hits("E1-09", pilot, turns=5, **too_far) == []
    two = {"threats": ["E1-09 1 red", "E1-05 2 blue"], "tracks": "1111"}
    assert hits("E1-05", pilot, turns=5, **two)[0].weapons == (("interceptors", 1),)


@pytest.mark.rule("SA-012")
def test_a_rocket_has_strength_3() -> None:
    row = hits("E1-05", ">^c", threats=["E1-05 3 red"], tracks="1111", turns=4)[0]
    assert row.weapons == (("rocket", 3),)


@pytest.mark.rule("SA-013")
def test_the_seven_trajectories() -> None:
    table = {n: (track.length, track.x, track.y, track.z) for n, track in TRACKS.items()}
    assert table == {
        1: (10, (5,), (), (1,)),
        2: (11, (8,), (), (1,)),
        3: (12, (8,), (3,), (1,)),
        4: (13, (9,), (5,), (1,)),
        5: (14, (11,), (7,), (1,)),
        6: (15, (10,), (7, 3), (1,)),
        7: (16, (12,), (8, 5), (1,)),
    }


@pytest.mark.rule("SA-014")
def test_distances_go_by_fives() -> None:
    assert [distance(square) for square in (1, 5, 6, 10, 11, 16)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("SA-015")
def test_six_different_tiles_for_each_zone() -> None:
    assert sorted(TILES) == [
        "gravolift",
        "lower_weapon",
        "reactor",
        "shield",
        "structural",
        "upper_weapon",
    ]
    flight = fly(threats=["E2-01 1 red", "E1-07 2 red"], tracks="1111", turns=5)
    assert sorted(flight.tiles[0] + flight.stacks[0]) == sorted(TILES)
    all_six = fly(threats=["E2-01 1 red"], tracks="1111", carried={"red": ["gravolift"]})
    assert sorted(all_six.tiles[0]) == sorted(TILES) and all_six.won


@pytest.mark.rule("SA-016")
def test_the_ninety_action_cards() -> None:
    counts = Counter((card.action, card.move) for card in cards.CARDS if not card.heroic)
    expected = {"a": 10, "b": 8, "c": 7, "x": 5}
    assert counts == {(action, move): n for action, n in expected.items() for move in "<>^"}
    assert sum(counts.values()) == 90


@pytest.mark.rule("SA-017")
def test_the_six_heroic_cards() -> None:
    heroic = sorted((card.action, card.move) for card in cards.CARDS if card.heroic)
    assert heroic == [("A", "1"), ("A", "3"), ("B", "4"), ("B", "6"), ("X", "2"), ("X", "5")]


@pytest.mark.rule("SA-018")
def test_fifty_five_threats_in_eight_decks() -> None:
    decks = Counter(
        ("external" if card.kind == "external" else "internal", card.severity, card.difficulty)
        for card in CARDS.values()
    )
    assert decks == {
        ("external", "normal", "white"): 10,
        ("external", "normal", "yellow"): 7,
        ("external", "serious", "white"): 8,
        ("external", "serious", "yellow"): 6,
        ("internal", "normal", "white"): 7,
        ("internal", "normal", "yellow"): 6,
        ("internal", "serious", "white"): 6,
        ("internal", "serious", "yellow"): 5,
    }
    assert len({card.code for card in CARDS.values()}) == 55
