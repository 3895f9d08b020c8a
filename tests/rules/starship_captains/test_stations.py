"""Stations and what else lies on planets (section 12)."""

from __future__ import annotations

import pytest

from rules.starship_captains import stations
from rules.starship_captains.components import EVENTS, HOME, STATIONS, Effect
from rules.starship_captains.pieces import OUT
from tests.rules.starship_captains.space import calm, install, put, ruled, station
from tests.rules.starship_captains.table import Table


def at_androids(**options: object) -> Table:
    """The android station is one move away, on Ochre."""
    table = calm(**options)  # type: ignore[arg-type]
    station(table, "ochre")
    return table


def arrive(table: Table) -> None:
    table.play("room helm red", "go ochre", "skip")


@pytest.mark.rule("SC-108")
def test_a_turn_that_ends_at_a_token_applies_it() -> None:
    table = at_androids()
    arrive(table)
    assert table.state.players[0].ready.count("android") == 1
    assert table.state.players[0].markers["androids"].cell == 1
    assert table.state.turn == 1


@pytest.mark.rule("SC-109")
def test_the_token_then_waits_for_the_next_round_and_nobody_else_gets_it() -> None:
    table = at_androids()
    table.play("ask yes")
    arrive(table)
    assert table.state.tokens["android_station"] == 0, "not before it has been applied"
    table.play("apply", "skip")
    assert table.state.tokens["android_station"] == 2
    assert table.state.turn == 1
    table.play("room helm red", "go ochre", "skip")
    assert table.state.players[1].ready.count("android") == 0
    table.state.round = 3
    table.state.tokens["android_station"] = 0
    table.state.players[0].location = "ochre"
    table.play("pass", "skip", "skip")
    assert table.state.tokens["android_station"] == 4


@pytest.mark.rule("SC-110")
def test_a_station_without_its_token_gives_nothing() -> None:
    table = at_androids()
    table.state.tokens["android_station"] = 3
    arrive(table)
    assert (table.state.turn, table.asked) == (1, "sc-ask-turn")
    assert table.state.players[0].ready.count("android") == 0
    assert table.state.tokens["android_station"] == 3


@pytest.mark.rule("SC-111")
def test_the_token_counts_once_after_everything_else() -> None:
    table = at_androids()
    table.state.players[0].ready.append("red_commander")
    table.play("room helm red_commander", "go ochre", "skip")
    assert table.asked == "sc-ask-second-task"
    assert table.state.players[0].ready.count("android") == 0
    table.play("skip")
    assert table.state.players[0].ready.count("android") == 1
    assert table.state.turn == 1, "once"


@pytest.mark.rule("SC-111")
def test_only_where_the_ship_stands_at_the_end_counts() -> None:
    table = at_androids()
    put(table, 0, "ochre")
    table.play("room helm red", f"go {HOME}", "skip")
    assert table.state.turn == 1
    assert table.state.players[0].ready.count("android") == 0


@pytest.mark.rule("SC-112")
def test_a_station_on_the_way_gives_nothing() -> None:
    table = at_androids()
    table.play("room helm red", "go ochre", "go quagmire")
    assert table.state.turn == 1
    assert table.state.players[0].ready.count("android") == 0
    assert table.state.tokens["android_station"] == 0


@pytest.mark.rule("SC-113")
def test_in_the_last_round_a_used_token_is_out_of_the_game() -> None:
    table = at_androids()
    table.state.round = 4
    arrive(table)
    assert table.state.players[0].ready.count("android") == 1
    assert table.state.tokens["android_station"] == OUT


def two_stations(monkeypatch: pytest.MonkeyPatch) -> Table:
    """The android token takes the ship on, perhaps to the pirates' station."""
    there = STATIONS["android_station"]
    moving = type(there)(there.id, there.name, there.faction, (Effect("jump"),))
    monkeypatch.setitem(STATIONS, "android_station", moving)
    table = at_androids()
    station(table, "umber_gate", "pirate_station")
    arrive(table)
    table.play("go umber_gate")
    return table


@pytest.mark.rule("SC-114")
def test_a_second_station_reached_by_the_token_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_stations(monkeypatch)
    assert table.state.turn == 1
    assert table.state.tokens["pirate_station"] == 0
    assert table.state.players[0].artifacts == []


@pytest.mark.rule("SC-114")
def test_the_other_ruling_checks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, stations, second_station_check=True)
    table = two_stations(monkeypatch)
    assert len(table.state.players[0].artifacts) == 2


@pytest.mark.rule("SC-115")
def test_every_effect_of_a_token_may_be_declined_and_it_is_used_up_anyway() -> None:
    table = at_androids()
    table.play("ask yes", seat=0)
    arrive(table)
    assert table.asked == "sc-ask-gain"
    table.play("skip", "skip")
    player = table.state.players[0]
    assert player.ready.count("android") == 0
    assert player.markers["androids"].cell == 0
    assert table.state.tokens["android_station"] == 2


@pytest.mark.rule("SC-115")
def test_the_other_ruling_lets_a_declined_token_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, stations, declined_token_stays=True)
    table = at_androids()
    arrive(table)
    assert table.choices == ["apply", "skip"]
    table.play("skip")
    assert (table.state.turn, table.state.tokens["android_station"]) == (1, 0)
    table.play("room helm red", "go ochre", "skip", "apply")
    assert table.state.players[1].ready.count("android") == 1


@pytest.mark.rule("SC-116")
def test_the_home_token_is_three_single_steps_on_any_track() -> None:
    table = calm()
    table.state.tokens[HOME] = 0
    table.play("room weapons yellow")
    assert table.choices == ["advance fleet", "advance androids", "advance pirates", "skip"]
    table.play("advance pirates", "advance fleet", "advance pirates")
    markers = table.state.players[0].markers
    assert [markers[faction].cell for faction in ("fleet", "androids", "pirates")] == [1, 0, 2]
    assert table.state.turn == 1


@pytest.mark.rule("SC-117")
def test_a_numbered_planet_offers_nothing_but_may_be_stopped_at() -> None:
    table = calm()
    table.state.planets["ochre"].number = 2
    table.play("room helm red", "go ochre", "skip")
    assert table.state.players[0].location == "ochre"
    assert table.state.turn == 1
    table.play("pass")
    assert "mission" not in table.choices


def linked(monkeypatch: pytest.MonkeyPatch, *effects: Effect) -> Table:
    """An event is linked to the android station."""
    event = EVENTS["goodwill_visit"]
    made = type(event)(event.id, event.name, event.flavour, event.faction, event.trigger, effects)
    monkeypatch.setitem(EVENTS, "goodwill_visit", made)
    table = at_androids()
    table.state.events["fleet"] = "goodwill_visit"
    return table


@pytest.mark.rule("SC-412")
def test_an_event_that_moves_the_ship_away_does_not_cancel_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    table = linked(monkeypatch, Effect("jump"))
    arrive(table)
    if table.asked == "sc-ask-event":
        table.play("apply")
    table.play("go quagmire")
    assert table.state.players[0].ready.count("android") == 1
    assert table.state.tokens["android_station"] == 2


@pytest.mark.rule("SC-412")
def test_the_other_ruling_leaves_the_token_there(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, stations, moved_away_keeps_token=False)
    table = linked(monkeypatch, Effect("jump"))
    arrive(table)
    if table.asked == "sc-ask-event":
        table.play("apply")
    table.play("go quagmire")
    assert table.state.players[0].ready.count("android") == 0
    assert (table.state.turn, table.state.tokens["android_station"]) == (1, 0)


@pytest.mark.rule("SC-397")
def test_a_linked_event_comes_before_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    table = linked(monkeypatch, Effect("pay", what="medal"), Effect("artifact"))
    arrive(table)
    if table.asked == "sc-ask-event":
        table.play("apply")
    assert table.asked == "sc-ask-pay"
    assert table.state.players[0].ready.count("android") == 0
    table.play("pay medal")
    assert len(table.state.players[0].artifacts) == 1
    assert table.state.players[0].ready.count("android") == 1


def test_a_token_that_may_stay_is_asked_about_after_the_event(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, stations, declined_token_stays=True)
    table = linked(monkeypatch, Effect("pay", what="medal"), Effect("artifact"))
    arrive(table)
    if table.asked == "sc-ask-event":
        table.play("apply")
    assert table.asked == "sc-ask-pay"
    table.play("skip")
    assert table.asked == "sc-ask-token"
    table.play("apply")
    assert (table.state.turn, table.state.tokens["android_station"]) == (1, 2)


def test_an_event_linked_elsewhere_is_not_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    table = linked(monkeypatch, Effect("jump"))
    station(table, "ochre", "pirate_station")
    arrive(table)
    assert table.state.turn == 1
    assert len(table.state.players[0].artifacts) == 2


def test_a_card_that_reacts_to_a_station_comes_before_its_token() -> None:
    table = calm()
    table.state.tokens[HOME] = 0
    install(table, "red_carpet")
    table.play("room weapons yellow")
    assert "promote red" in table.choices
    table.play("promote red", "skip")
    assert table.state.players[0].ready.count("red_commander") == 1
    assert table.state.tokens[HOME] == 2
