"""Event cards on the tracks: what calls for them, and what they do (section 31)."""

from __future__ import annotations

import pytest

from rules.starship_captains import frames, tracks
from rules.starship_captains.components import EVENTS, FACTIONS, TRACKS, Effect, EventCard, Trigger
from rules.starship_captains.state import State
from tests.rules.starship_captains.space import calm, ruled
from tests.rules.starship_captains.table import Table

CELL = 6


@pytest.fixture
def table() -> Table:
    return calm()


def event(
    table: Table, monkeypatch: pytest.MonkeyPatch, *effects: Effect, station: str | None = None, **parts: bool
) -> None:
    """An event of the test's own on the fleet's track."""
    trigger = Trigger("on_station", station=station) if station else Trigger("on_track_event_cell")
    names = {"en": "probe", "ru": "probe"}
    monkeypatch.setitem(EVENTS, "probe", EventCard("probe", names, names, "fleet", trigger, effects, **parts))
    table.state.events["fleet"] = "probe"


def reach(table: Table) -> None:
    """The player in turn steps on the event cell of the fleet's track."""
    table.state.players[table.state.turn].markers["fleet"].cell = CELL - 1
    table.effects(Effect("advance", faction="fleet"))


@pytest.mark.rule("SC-299")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_track_has_one_event_of_its_faction(seats: int) -> None:
    state = Table(seats).state
    assert state.events.keys() == set(FACTIONS)
    for faction, card in state.events.items():
        assert (EVENTS[card].faction, EVENTS[card].solo) == (faction, seats == 1)


@pytest.mark.rule("SC-299", "SC-421")
def test_an_event_is_never_replaced_or_used_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("medal"))
    before = dict(table.state.events)
    for _ in range(2):
        reach(table)
    table.state.turn = 1
    reach(table)
    assert table.state.events == before
    assert [player.medals for player in table.state.players] == [3, 2]


@pytest.mark.rule("SC-300")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_track_has_one_event_cell(faction: str, side: str) -> None:
    shown = [cell for cell, bonus in enumerate(TRACKS[faction, side].cells) for e in bonus if e.do == "event"]  # type: ignore[index]
    assert shown == [CELL]


@pytest.mark.rule("SC-300")
def test_the_event_cell_resolves_the_event(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("medal", 4))
    reach(table)
    assert table.me.medals == 5
    assert table.told("sc-event")
    table.me.markers["fleet"].cell = CELL - 1
    table.effects(Effect("advance", 3, faction="fleet"))
    assert table.me.medals >= 9, "passing the cell calls for the event as well"


@pytest.mark.rule("SC-300", "SC-301")
def test_an_event_of_a_station_waits_for_its_token(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("medal", 4), station="home_station")
    assert table.me.location == "home_station"
    table.play("room repair cadet", "skip")
    assert table.state.players[0].medals == 1, "no token lies there yet"
    table.state.tokens["home_station"] = 0
    table.play("room repair cadet", "skip")
    assert table.state.players[1].medals == 5


@pytest.mark.rule("SC-301")
def test_an_event_of_a_station_comes_before_its_token(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("jump"), station="home_station")
    table.state.tokens["home_station"] = 0
    table.play("room repair cadet", "skip")
    assert table.asked == "sc-ask-jump"
    table.play("skip")
    assert table.asked == "sc-ask-advance", "now the token's own steps"


@pytest.mark.rule("SC-301")
def test_another_station_does_not_call_for_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("medal", 4), station="pirate_station")
    table.state.tokens["home_station"] = 0
    table.play("room repair cadet", "skip")
    assert table.asked == "sc-ask-advance"
    assert table.me.medals == 1


@pytest.mark.rule("SC-302")
@pytest.mark.parametrize(("seats", "techs"), [(1, 3), (2, 1), (4, 1)])
def test_the_android_event_lies_on_techs_that_it_hands_out(seats: int, techs: int) -> None:
    table = Table(seats)
    assert len(table.state.archive) == techs
    table.effects(Effect("event", faction="androids"))
    assert table.choices == [*(f"take {card}" for card in table.state.archive), "skip"]
    table.play("skip")


@pytest.mark.rule("SC-420")
def test_the_cell_of_a_linked_event_pays_two_medals(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("android", 2), station="home_station")
    reach(table)
    assert table.me.medals == 3
    assert "android" not in table.me.ready


@pytest.mark.rule("SC-420")
def test_what_that_cell_pays_is_a_ruling(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("android", 2), station="home_station")
    ruled(monkeypatch, tracks, linked_cell_pays=())
    reach(table)
    assert (table.me.medals, table.me.ready.count("android")) == (1, 2)


@pytest.mark.rule("SC-421")
def test_an_event_of_a_station_works_for_everybody(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("medal", 4), station="home_station")
    for seat in range(2):
        table.state.tokens["home_station"] = 0
        table.play("room repair cadet", "skip")
        while table.asked == "sc-ask-advance":
            table.play("skip")
        assert table.state.players[seat].medals == 5


def test_an_event_that_costs_is_offered_as_a_whole(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("retreat", 2, faction="fleet"), Effect("medal", 4))
    reach(table)
    assert table.choices == ["apply", "skip"]
    table.play("skip")
    assert (table.me.medals, table.me.markers["fleet"].cell) == (1, CELL)
    reach(table)
    table.play("apply")
    assert (table.me.medals, table.me.markers["fleet"].cell) == (5, CELL - 2)


def test_a_compulsory_event_is_not_asked_about(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("damage"), optional=False)
    reach(table)
    assert (table.asked, table.me.damage) == ("sc-ask-turn", 4)


def test_who_wants_to_be_asked_is_asked_about_every_event(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    event(table, monkeypatch, Effect("jump"))
    table.me.ask_all = True
    table.effects(Effect("event", faction="fleet"))
    assert table.asked == "sc-ask-event"
    table.play("apply")
    assert table.asked == "sc-ask-jump"


def test_an_event_within_a_mission_is_part_of_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    event(table, monkeypatch, Effect("jump"))
    table.effects(Effect("event", faction="fleet"))
    assert _part_of_mission(table.state) is False
    table.play("skip")
    table.state.stack.append(frames.Airlock(0, "stargate", "larkspur"))
    table.effects(Effect("event", faction="fleet"))
    assert _part_of_mission(table.state) is True


def _part_of_mission(state: State) -> bool:
    """What is being resolved comes from the event, and counts as the mission's or not."""
    frame = state.stack[-1]
    assert isinstance(frame, frames.Moves)
    assert frame.source == "probe"
    return frame.mission
