"""What is shown and told of a flight."""

from __future__ import annotations

import pytest

from rules.space_alert.flight import upcoming
from rules.space_alert.flight_view import (
    announced_view,
    events_of,
    fresh_ship_view,
    member_fields,
    ship_view,
    threat_views,
)
from rules.space_alert.lab.oracle import fly as fly_mission
from rules.space_alert.lab.oracle import missions
from rules.space_alert.narration import ACTS, EFFECTS, NOTES
from rules.space_alert.resolution import play_turn
from tests.rules.space_alert.mission import acts, fly, ready, reports
from tests.rules.space_alert.test_res_oracle import LINES
from words import Words


def told(*plans: str, **mission: object) -> list[str]:
    rows = reports(*plans, **mission)  # type: ignore[arg-type]
    return [event.key for report in rows for event in events_of(report, lambda index: f"#{index}")]


def test_the_cards_that_will_be_turned_up() -> None:
    flight = ready("a-", "-b", "cc")
    assert upcoming(flight) == ["a", None, "c"]
    flight.crew[2].knocked_out = True
    play_turn(flight)
    assert upcoming(flight) == [None, "b", None]
    assert upcoming(fly("a", turns=12)) == [None]


def test_the_ship_as_it_may_be_seen() -> None:
    mission = {"threats": ["E1-05 1 red"], "tracks": "1111", "draw": {"red": ["shield"]}, "computer": True}
    ship = ship_view(fly("3cc", "6c", "2c", "c", turns=3, **mission))
    red = ship.zones[0]
    assert (red.zone, red.shield, red.shield_room, red.shield_broken, red.tiles) == (
        "red",
        0,
        1,
        1,
        ("shield",),
    )
    assert (ship.rockets, ship.rocket_in_flight) == (1, True)
    assert ship.hangars == {"upper_blue": None, "lower_red": "active"}
    assert ship.maintained == (True, None, None)
    assert ship.visual == (1, 0, 0)
    assert ship_view(fly("", turns=5, computer=True)).maintained == (False, False, None)
    assert ship_view(fly("", turns=5)).maintained == (None, None, None)


def test_a_fresh_ship_with_carried_tiles() -> None:
    ship = fresh_ship_view({"white": ["reactor", "lower_weapon"], "blue": ["upper_weapon"]})
    white = ship.zones[1]
    assert (white.reactor, white.reactor_room, white.reactor_broken, white.carried) == (2, 4, 1, 2)
    assert (ship.pulse_range, white.lower_weapon, ship.zones[2].upper_weapon) == (1, 1, 3)


def test_a_threat_to_come() -> None:
    view = announced_view("SE1-02", 4, "blue", {"blue": 3}, unconfirmed=True)
    assert (view.status, view.square, view.then, view.then_square) == ("announced", None, "X", 8)
    assert (view.hull, view.hp, view.speed, view.shield) == (9, 9, 1, 2)
    assert view.effects == ("attack 2", "speed +1")
    assert view.unconfirmed
    assert view.serious
    assert not view.yellow
    inside = announced_view("SI2-03", 4, "internal", {"internal": 3})
    assert (inside.kind, inside.system, inside.shield) == ("malfunction", "B", None)
    assert inside.stations == ("lower_red", "lower_white", "lower_blue")


def test_threats_on_their_way() -> None:
    mission = {"threats": ["E1-05 1 red", "I2-01 2", "E1-07 5 blue"], "tracks": "1133"}
    gunship, slime, fighter = threat_views(fly(turns=2, **mission))
    assert (gunship.square, gunship.then, gunship.then_square, gunship.reaches) == (6, "X", 5, True)
    assert (slime.stations, slime.lane, slime.then) == (("lower_blue",), "internal", "X")
    assert fighter.status == "announced"
    gunship = threat_views(fly("4aaaaa", "1aaaaa", turns=3, **mission))[0]
    assert (gunship.status, gunship.square, gunship.then, gunship.hp) == ("destroyed", None, None, 0)
    assert not threat_views(fly(turns=1, **mission))[0].reaches


def test_a_slime_that_lives_in_its_children_only() -> None:
    (slime,) = threat_views(fly("6c3---xx", threats=["I2-01 4"], tracks="7777", turns=8))
    assert (slime.status, slime.stations) == ("gone", ("lower_white",))


def test_a_member_in_the_resolution() -> None:
    flight = fly("6c4c", turns=4)
    assert member_fields(flight, 0) == {"station": "space", "knocked_out": False, "bots": "active"}


def test_what_is_told_of_a_turn() -> None:
    keys = told("a", "^^", "x", threats=["E1-10 1 white", "I2-05 2"], tracks="2222", computer=True, turns=2)
    assert keys == [
        "sa-appears",
        "sa-act-fired",
        "sa-act-moved",
        "sa-act-nothing",
        "sa-hit-destroyed",
        "sa-appears",
        "sa-act-moved",
        "sa-threat-acts",
        "sa-threat-drains-reactors",
        "sa-check-missed",
    ]
    assert told("", turns=None)[-1] == "sa-ship-jumps"
    assert told("", threats=["SI2-05 1"], tracks="1111")[-1] == "sa-ship-lost"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fact_of_the_recorded_missions_has_words(language: str) -> None:
    words = Words(language)
    used = set()
    for mission in missions(LINES[::2]):
        flight = fly_mission(mission)
        while flight.won is None:
            report = play_turn(flight, report=True)
            assert report is not None
            for event in events_of(report, lambda index: f"#{index}"):
                used.add(event.key)
                text = words(event.key, seats=lambda seat: f"P{seat}", **event.args)
                assert text != event.key
                assert "{" not in text
                assert "@" not in text
    known = {*ACTS.values(), *EFFECTS.values(), *NOTES.values()}
    assert len(used & known) > len(known) * 0.9
    assert all(words.has(key) for key in known)


def test_what_is_reported_of_an_action() -> None:
    moved, fired = acts("^a", turns=2)
    assert (moved.at, moved.to, moved.card, moved.delayed) == ("upper_white", "lower_white", "^", False)
    assert (fired.at, fired.to, fired.target, fired.amount) == ("lower_white", None, "pulse_cannon", 1)
    late = acts("^", "^aa", member=1, turns=1)[0]
    assert late.delayed
    assert not late.tripped
    filled = [acts(f"{station}b", turns=2)[-1] for station in "456123"]
    assert [row.did for row in filled] == ["shielded"] * 3 + ["charged", "refuelled", "charged"]
    assert [row.amount for row in filled] == [1, 2, 1, 1, 2, 1]
    device = acts("2c", "2c", "2c", member=2, threats=["SI2-05 2"], tracks="7777", turns=2)[-1]
    assert (device.did, device.amount, device.target) == ("fixed", 1, "SI2-05")
    pilot = acts("6c4cx", threats=["SI1-04 1"], tracks="7777", turns=5)
    assert [(row.did, row.amount, row.target) for row in pilot[3:]] == [
        ("took_off", 1, "SI1-04"),
        ("attacked_space", 1, "SI1-04"),
    ]
    down = acts("-----<", threats=["SI2-04 1"], tracks="1111", turns=6)[-1]
    assert (down.did, down.to) == ("knocked_out", "upper_red")


def test_a_trip_is_reported() -> None:
    flight = ready("<-")
    report = play_turn(flight, {0: ">"}, report=True)
    assert report is not None
    assert (report.acts[0].card, report.acts[0].tripped, report.acts[0].delayed) == (">", True, True)


def test_what_is_reported_of_blows_and_hits() -> None:
    mission = {"threats": ["E1-05 1 red"], "tracks": "1111", "draw": {"red": ["reactor"]}}
    strike = reports("", turns=3, **mission)[-1].threats[0]
    assert (strike.letter, strike.squares, strike.effects, strike.status) == ("X", 2, ("attack 2",), "active")
    (blow,) = strike.blows
    assert (blow.strength, blow.shield_before, blow.shield_after, blow.tiles) == (2, 1, 0, ("reactor",))
    inside = reports("", threats=["I1-01 1"], tracks="1111", turns=3)[-1].threats[0]
    assert (inside.letter, inside.status) == ("Z", "survived")
    assert (inside.blows[0].shield_before, inside.blows[0].shield_after) == (None, None)
    hit = reports("a", threats=["SE1-01 1 white"], tracks="1111", turns=1)[0].hits[0]
    assert (hit.before, hit.after, hit.hull, hit.damage, hit.serious) == (7, 4, 7, 3, True)
    assert not hit.destroyed
    splash = ready("-a", threats=["SE1-03 1 white", "E1-05 2 red"], tracks="3333")
    play_turn(splash)
    splash.threats[0].cubes = 7
    report = play_turn(splash, report=True)
    assert report is not None
    assert [(row.code, row.weapons, row.shield, row.after) for row in report.hits[1:]] == [
        ("E1-05", (("splash", 1),), 0, 4)
    ]
    ram = reports("6c4c", threats=["SE2-01 1 red"], tracks="1111", turns=4)[-1].threats[0]
    assert (ram.letter, ram.members, ram.effects) == ("!", (0,), ("ko pilot",))


def test_a_malfunction_stops_any_button() -> None:
    flight = ready("a")
    flight.broken = 1 << 3  # A on the bridge; no card does that, but the rule covers every button
    report = play_turn(flight, report=True)
    assert report is not None
    assert report.acts[0].did == "nothing"
    assert flight.reactor[1] == 3
