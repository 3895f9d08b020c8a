"""What follows a movement: checks, windows, fire, mines, battles, landings, production."""

from __future__ import annotations

import pytest

from rules.core.contract import Event
from rules.twilight_imperium import engine, frames
from rules.twilight_imperium.actions import Choose, Done, Lose
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.state import Law, State, TradeCard
from rules.twilight_imperium.tactical import passage
from tests.rules.twilight_imperium.play import answer, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import (
    Noted,
    activate,
    fleet,
    move,
    noted,
    ship,
    table,
)

__all__ = ["noted"]


# When they have come


@pytest.mark.rule("TI-256", "TI-147", "TI-148")
def test_fleet_supply_is_checked_where_ships_end(noted: Noted) -> None:
    found = table()
    found.state.players[0].fleet = 2
    found.home(0).ships(0, cruiser=1, destroyer=1)
    found.at("202").ships(0, carrier=1)
    found.at("201").ships(0, destroyer=2)
    activate(found, "101")
    move(found, "301.cruiser", "301.destroyer", "202.carrier")
    assert isinstance(found.state.stack[-1], frames.Removing)
    assert silent(found.state, 0) == Lose((str(ship(found, "101", "destroyer").id),)), "the cheapest"
    answer(found, 0, silent(found.state, 0))
    assert fleet(found, "101") == ["carrier", "cruiser"]
    assert fleet(found, "201") == ["destroyer", "destroyer"], "passing is not ending"


@pytest.mark.rule("TI-256", "TI-133", "TI-723")
def test_capacity_is_checked_where_ships_end_and_where_they_left(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=2, fighter=9)
    found.at("201").ships(0, carrier=1, fighter=4).planet("arnor", owner=0, gf=5)
    activate(found, "201")
    move(found, "301.carrier", load=f"arnor.gf:5@{ship(found, '201', 'carrier').id}")
    assert fleet(found, "301") == ["carrier", "fighter:6"], "three are left without support"
    assert fleet(found, "201") == ["carrier", "carrier", "fighter:4"]


@pytest.mark.rule("TI-078", "TI-081")
def test_a_station_is_claimed_on_arrival_unless_others_are_there(noted: Noted) -> None:
    found = table(p202="bellatrix_tsion")
    found.home(0).ships(0, cruiser=2)
    found.at("202").ships(1, fighter=1)
    activate(found, "202")
    move(found, "301.cruiser")
    assert systems.planet(found.state, "tsion").owner is None
    found.at("202").system.fighters.clear()
    found.at("202").system.counters.clear()
    activate(found, "202")
    move(found, "301.cruiser")
    assert systems.planet(found.state, "tsion").owner == 0


@pytest.mark.rule("TI-080", "TI-085")
def test_a_station_taken_breaks_no_agreement(noted: Noted) -> None:
    found = table(p202="bellatrix_tsion")
    state = found.state
    state.players[0].trade, state.players[1].trade = [TradeCard(1, 1)], [TradeCard(2, 0)]
    found.at("202").planet("tsion", owner=1)
    found.home(0).ships(0, cruiser=1)
    activate(found, "202")
    assert systems.planet(state, "tsion").owner == 1, "it stays his while nobody else is there"
    move(found, "301.cruiser")
    assert systems.planet(state, "tsion").owner == 0
    assert verbs.partners(state, 0) == [1] and verbs.partners(state, 1) == [0]


@pytest.mark.rule("TI-078", "TI-080", "TI-103")
def test_stations_and_docks_go_at_once_before_anybody_fires(
    noted: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is shot down afterwards has had the station all the same."""
    found = table("sol", "saar", "hacan", p202="bellatrix_tsion")
    found.home(0).ships(0, cruiser=1)
    found.at("202").ships(1, dock=1).planet("bellatrix", owner=1, pds=1)

    def shot(state: State, frame: frames.Volley, _: object) -> list[Event]:
        state.stack.pop()
        state.systems[frame.system].ships.clear()
        return []

    monkeypatch.setitem(engine.CHAPTERS, frames.Volley, runs(shot))  # type: ignore[arg-type]
    activate(found, "202")
    move(found, "301.cruiser")
    assert systems.planet(found.state, "tsion").owner == 0 and found.at("202").system.docks == []


# The segments


@pytest.mark.rule("TI-644", "TI-258", "TI-273", "TI-284", "TI-285")
def test_segments_follow_each_other(noted: Noted, monkeypatch: pytest.MonkeyPatch) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(1, fighter=1).planet("arnor", owner=1, pds=1).system.mines = [2]
    opened = list[tuple[str, list[type]]]()
    chapter = engine.CHAPTERS[frames.Window]

    def watch(state, frame, dice):  # type: ignore[no-untyped-def]
        opened.append((frame.point, [type(each) for each in noted]))
        return chapter.close(state, frame, dice)  # type: ignore[union-attr]

    monkeypatch.setitem(engine.CHAPTERS, frames.Window, chapter._replace(close=watch))  # type: ignore[arg-type]
    activate(found, "201")
    move(found, "301.cruiser")
    assert [type(each) for each in noted] == [
        frames.Volley,
        frames.MineRolls,
        frames.Battle,
        frames.Landing,
        frames.Producing,
    ]
    points = [point for point, _ in opened]
    assert points == ["after_activation", "after_movement", "before_planetary_landings"]
    assert opened[1][1] == [], "the window comes before the first shot"
    (battle,) = noted.of(frames.Battle)
    assert (battle.seat, battle.defender, battle.system) == (0, 1, "201")
    (volley,) = noted.of(frames.Volley)
    assert (volley.seat, volley.target, volley.planets) == (1, 0, ["arnor"])


@pytest.mark.rule("TI-286")
def test_several_opponents_are_fought_in_the_attackers_order(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(1, fighter=1).ships(2, fighter=1)
    activate(found, "201")
    move(found, "301.cruiser")
    answer(found, 0, Choose(("#2",)))
    assert [each.defender for each in noted.of(frames.Battle)] == [2, 1]


@pytest.mark.rule("TI-275", "TI-281", "TI-278")
def test_mines_act_on_whoever_came_and_only_others_mines(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=2)
    found.at("201").ships(0, destroyer=1).system.mines = [1]
    activate(found, "201")
    answer(found, 0, Done())
    assert not noted.of(frames.MineRolls), "nobody came"
    found.at("201").system.counters.clear()
    activate(found, "201")
    move(found, "301.cruiser")
    (rolls,) = noted.of(frames.MineRolls)
    assert rolls.left == [each.id for each in found.at("201").system.ships], "all that are there"
    found.at("202").system.mines = [0]
    activate(found, "202")
    move(found, "301.cruiser", via="301>201>202")
    assert len(noted.of(frames.MineRolls)) == 1, "one's own mines, and those that were passed, do not"


@pytest.mark.rule("TI-259", "TI-260", "TI-262", "TI-267")
def test_who_fires_and_in_which_order(noted: Noted) -> None:
    found = table()
    found.state.order = [1, 0, 2]
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(1, fighter=1).planet("arnor", owner=1, pds=1).planet("lor", owner=0, pds=1)
    found.at("203").planet("tarmann", owner=2, pds=2)
    found.at("202").ships(2, cruiser=1)
    found.state.players[2].technologies = ["deep_space_cannon"]
    activate(found, "201")
    move(found, "301.cruiser")
    shots = [(each.seat, each.target, each.planets) for each in noted.of(frames.Volley)]
    assert shots == [(1, 0, ["arnor"]), (0, 1, ["lor"])], "203 is two steps away"
    noted.clear()
    found.at("203").system.planets.clear()
    found.at("202", "tarmann").planet("tarmann", owner=2, pds=2)
    found.at("201").system.counters.clear()
    activate(found, "201")
    shots = [(each.seat, each.target) for each in noted.of(frames.Volley)]
    assert shots == [(2, 0), (1, 0), (0, 1)], "in order of play from the active player on, then he"


def test_surprise_assault_produces_before_the_battle(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(1, fighter=1).planet("arnor", owner=0, dock=1)
    activate(found, "201")
    frame = found.state.stack[-1]
    assert isinstance(frame, frames.Tactical)
    frame.surprise = True
    move(found, "301.cruiser")
    first, *_ = noted
    assert isinstance(first, frames.Producing) and (first.why, first.docks) == ("surprise", ["arnor"])


# The Minister of Peace


def peace() -> Table:
    found = table()
    found.state.laws = [Law("minister_of_peace", 2)]
    found.home(0).ships(0, carrier=1, cruiser=1, fighter=3).planet("jord", gf=2)
    found.at("201").ships(1, cruiser=1).system.mines = [1]
    found.state.high_alert = (0, "301")
    return found


@pytest.mark.rule("TI-645")
def test_a_cancelled_movement_puts_all_back_with_their_loads(
    noted: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = peace()
    play = engine.CONTENTS.plays["minister_of_peace"]
    chapter = engine.CHAPTERS[frames.Window]

    def close(state, frame, dice):  # type: ignore[no-untyped-def]
        done = chapter.close(state, frame, dice)  # type: ignore[union-attr]
        if frame.point == "after_movement":
            assert list(play.can(state, 2, frame.facts)) == [()]
            assert not list(play.can(state, 1, frame.facts)) and not list(play.can(state, 0, frame.facts))
            done += play.do(state, 2, (), frame.facts, dice)
        return done

    monkeypatch.setitem(engine.CHAPTERS, frames.Window, chapter._replace(close=close))  # type: ignore[arg-type]
    activate(found, "201")
    move(found, "all", alert=True)
    assert fleet(found, "201") == [] and fleet(found, "301") == ["carrier", "cruiser", "fighter:3"]
    assert ship(found, "301", "carrier").gf == 2, "what was loaded stays aboard"
    assert found.state.high_alert == (0, "301")
    assert not found.state.laws and found.at("201").system.counters == [0], "the system stays activated"
    assert not noted.of(frames.MineRolls) and not noted.of(frames.Battle)
    assert noted.of(frames.Producing), "the action goes on"


@pytest.mark.rule("TI-645")
def test_nothing_of_a_cancelled_movement_is_left() -> None:
    found = peace()
    found.at("201").system.ships.clear()
    found.at("201").ships(0, cruiser=1, fighter=2)
    (cruiser,) = found.at("201").system.ships
    frame = frames.Tactical(0, "201", moved=[cruiser.id], arrived=True)
    frame.origins = {str(cruiser.id): "202", "fighter@203": "2", "999": "202"}
    passage.undo(found.state, frame)
    assert (frame.moved, frame.origins, frame.arrived) == ([], {}, False)
    assert fleet(found, "202") == ["cruiser"] and fleet(found, "201") == []


@pytest.mark.rule("TI-645")
def test_the_minister_of_peace_guards_third_players_alone() -> None:
    play = engine.CONTENTS.plays["minister_of_peace"]
    for holder, fleet_of, can in ((2, 1, True), (2, 2, False), (0, 1, False), (1, 1, False)):
        found = peace()
        found.state.laws = [Law("minister_of_peace", holder)]
        found.at("201").system.ships.clear()
        found.at("201").ships(fleet_of, cruiser=1)
        found.state.stack = [frames.Tactical(0, "201", origins={"1": "301"})]
        assert bool(list(play.can(found.state, holder, {}))) == can
        assert fleet_of == 1 or not list(play.can(found.state, 1, {})), "not in office"
        found.state.stack = [frames.Tactical(0, "201")]
        assert not list(play.can(found.state, holder, {})), "nobody moved"
