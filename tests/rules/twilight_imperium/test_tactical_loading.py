"""What goes aboard: where, on which ship, and what stays behind."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import Ship
from rules.twilight_imperium.tactical import movement
from rules.twilight_imperium.tactical.party import Course
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import Noted, activate, fleet, move, noted, ship, table

__all__ = ["noted"]


def refused(found: Table, *items: str, **said: str) -> str:
    with pytest.raises(IllegalMove) as why:
        move(found, *items, **said)
    return why.value.key


def aboard(found: Ship) -> tuple[int, int, int]:
    return found.gf, found.shock, found.pds


@pytest.mark.rule("TI-111", "TI-116", "TI-592")
def test_what_travels_on_what(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1, dreadnought=1, war_sun=1).planet("jord", gf=9, pds=2)
    carrier, sun = ship(found, "301", "carrier"), ship(found, "301", "war_sun")
    activate(found, "201")
    assert refused(found, "301.cruiser", load="jord.gf") == "ti-illegal-room"
    assert refused(found, "301.dreadnought", load="jord.gf") == "ti-illegal-room"
    assert refused(found, "301.carrier", load="jord.gf:7") == "ti-illegal-room"
    found.state.players[0].technologies = ["stasis_capsules"]
    assert refused(found, "301.cruiser", "301.dreadnought", load="jord.gf:3") == "ti-illegal-room"
    assert refused(found, "301.cruiser", load="jord.pds") == "ti-illegal-room"
    move(
        found,
        ["301.carrier", "301.cruiser", "301.dreadnought", "301.war_sun"][0],
        "301.cruiser",
        "301.dreadnought",
        "301.war_sun",
        load=f"jord.gf:2,jord.gf:5@{carrier.id},jord.pds@{sun.id},jord.pds@{carrier.id}",
    )
    loaded = {kind: aboard(ship(found, "201", kind)) for kind in ("carrier", "cruiser", "dreadnought")}
    assert loaded == {"carrier": (5, 0, 1), "cruiser": (1, 0, 0), "dreadnought": (1, 0, 0)}
    assert aboard(sun) == (0, 0, 1)
    jord = systems.planet(found.state, "jord")
    assert (jord.gf, jord.pds) == (2, 0)


@pytest.mark.rule("TI-112", "TI-123", "TI-137", "TI-251")
def test_transports_load_where_they_start_pass_and_end(noted: Noted) -> None:
    found = table()
    found.state.players[0].technologies = ["xrd_transporters"]
    found.home(0).ships(0, carrier=1, war_sun=1).planet("jord", gf=1)
    found.at("201").planet("arnor", owner=0, gf=1)
    found.at("103").planet("quann", owner=0, gf=1)
    found.state.systems["101"] = found.at("101", "vefut_ii").planet("vefut_ii", owner=0, gf=1).system
    carrier, sun = ship(found, "301", "carrier"), ship(found, "301", "war_sun")
    activate(found, "101")
    assert refused(found, "301.carrier", load="quann.gf") == "ti-illegal-room", "that is not on the way"
    load = f"jord.gf@{carrier.id},arnor.gf@{carrier.id},vefut_ii.gf@{sun.id}"
    move(found, "301.carrier", "301.war_sun", load=load)
    assert (carrier.gf, sun.gf) == (2, 1)
    left = [systems.planet(found.state, each).gf for each in ("jord", "arnor", "vefut_ii", "quann")]
    assert left == [0, 0, 0, 1]


@pytest.mark.rule("TI-112", "TI-124", "TI-137", "TI-251")
def test_nothing_is_loaded_where_one_was_before_or_enemies_are(noted: Noted) -> None:
    found = table()
    found.state.players[0].technologies = ["xrd_transporters", "light_wave_deflector"]
    found.home(0).ships(0, carrier=1, war_sun=1)
    arnor = systems.planet(found.state, "arnor")
    arnor.owner, arnor.gf = 0, 2
    found.at("201").system.counters = [0]
    activate(found, "101")
    for kind in ("carrier", "war_sun"):
        assert refused(found, f"301.{kind}", load="arnor.gf") == "ti-illegal-load-activated"
    found.at("201").system.counters = [1]
    found.at("201").ships(1, fighter=1)
    for kind in ("carrier", "war_sun"):
        assert refused(found, f"301.{kind}", load="arnor.gf") == "ti-illegal-load-enemies"
    assert arnor.gf == 2 and fleet(found, "301") == ["carrier", "war_sun"]
    found.at("201").system.fighters.clear()
    move(found, "301.carrier", load="arnor.gf:2")
    assert ship(found, "101", "carrier").gf == 2


@pytest.mark.rule("TI-249")
def test_a_deflector_lets_ships_pass_but_not_load(noted: Noted) -> None:
    found = table()
    found.state.players[0].technologies = ["xrd_transporters"]
    found.home(0).ships(0, carrier=1)
    found.at("201").ships(1, cruiser=1).planet("arnor", owner=0, gf=2)
    found.at("202", "supernova_base")
    activate(found, "101")
    assert found.state.stack == [], "nobody can come"
    found = table()
    found.state.players[0].technologies = ["xrd_transporters", "light_wave_deflector"]
    found.home(0).ships(0, carrier=1)
    found.at("201").ships(1, cruiser=1).planet("arnor", owner=0, gf=2)
    activate(found, "101")
    assert refused(found, "301.carrier", load="arnor.gf") == "ti-illegal-load-enemies"
    move(found, "301.carrier", via="301>201>101")
    assert fleet(found, "101") == ["carrier"]


@pytest.mark.rule("TI-251")
def test_ships_that_are_there_load_there(noted: Noted) -> None:
    found = table()
    found.at("201").ships(0, carrier=1).planet("arnor", owner=0, gf=2)
    activate(found, "201")
    move(found, load="arnor.gf:2")
    assert ship(found, "201", "carrier").gf == 2 and not found.state.stack


@pytest.mark.rule("TI-246", "TI-251")
def test_a_ship_leaves_loads_and_comes_back(noted: Noted) -> None:
    found = table()
    found.at("201").ships(0, carrier=1).planet("arnor", owner=0)
    found.home(0).planet("jord", gf=2)
    activate(found, "201")
    assert found.state.stack == [], "a movement of 1 is not enough, and nothing is there to load"
    found = table()
    found.state.players[0].technologies = ["xrd_transporters"]
    found.at("201").ships(0, carrier=1)
    found.home(0).planet("jord", gf=2)
    activate(found, "201")
    move(found, "201.carrier", load="jord.gf:2", via="201>301>201")
    assert ship(found, "201", "carrier").gf == 2 and systems.planet(found.state, "jord").gf == 0


@pytest.mark.rule("TI-252", "TI-138")
def test_nothing_is_put_down_or_handed_over_on_the_way(noted: Noted) -> None:
    """What is aboard stays aboard: only planets give Ground Forces and PDS."""
    found = table()
    found.home(0).ships(0, carrier=2)
    one, other = found.home(0).system.ships
    one.gf = 3
    activate(found, "201")
    for item in (f"301.gf:2@{other.id}", f"{one.id}.gf:2"):
        assert refused(found, str(other.id), load=item) in ("ti-illegal-load", "ti-illegal-item")
    move(found, str(one.id))
    assert one.gf == 3 and systems.planet(found.state, "arnor").owner is None


@pytest.mark.rule("TI-138", "TI-723")
def test_fighters_are_taken_over_on_the_way(noted: Noted) -> None:
    found = table()
    found.state.players[0].technologies = ["xrd_transporters"]
    found.home(0).ships(0, carrier=1)
    found.at("201").ships(0, carrier=1, fighter=4)
    activate(found, "101")
    move(found, "301.carrier", "201.fighter:4", via="301>201>101")
    assert fleet(found, "101") == ["carrier", "fighter:4"] and fleet(found, "201") == ["carrier"]


@pytest.mark.rule("TI-723", "TI-132")
def test_fighters_need_room_for_the_whole_move(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1, fighter=7).planet("jord", gf=3, dock=1)
    activate(found, "201")
    assert refused(found, "301.cruiser", "301.fighter") == "ti-illegal-room"
    assert refused(found, "301.carrier", "301.fighter:7") == "ti-illegal-room"
    assert refused(found, "301.carrier", "301.fighter:4", load="jord.gf:3") == "ti-illegal-room"
    assert refused(found, "301.fighter") == "ti-illegal-room"
    move(found, "301.carrier", "301.fighter:3", load="jord.gf:3")
    assert fleet(found, "201") == ["carrier", "fighter:3"]
    assert fleet(found, "301") == ["cruiser", "fighter:3"], "the dock keeps three, the fourth is gone"


@pytest.mark.rule("TI-723")
def test_a_floating_dock_carries_nothing(noted: Noted) -> None:
    found = table("saar", "letnev", "hacan")
    found.home(0).ships(0, dock=1, fighter=3).planet("lisis_ii", gf=2, leaders=["saar.1"])
    activate(found, "201")
    assert refused(found, "301.dock", "301.fighter:3") == "ti-illegal-room"
    assert refused(found, "301.dock", load="lisis_ii.gf") == "ti-illegal-room"
    assert refused(found, "301.dock", load="lisis_ii.saar.1") == "ti-illegal-room"
    move(found, "301.dock")
    assert fleet(found, "201") == ["dock"] and fleet(found, "301") == []


@pytest.mark.rule("TI-723", "TI-591")
def test_independent_fighters_come_by_themselves(noted: Noted) -> None:
    found = table()
    found.state.players[0].technologies = ["advanced_fighters"]
    found.home(0).ships(0, fighter=3)
    found.at("203").ships(0, fighter=1)
    found.at("302", "empty_base").ships(0, fighter=1)
    activate(found, "106")
    assert found.state.stack == [], "nobody comes so far"
    activate(found, "101")
    move(found, "301.fighter:2")
    assert fleet(found, "101") == ["fighter:2"] and fleet(found, "301") == ["fighter:1"]


@pytest.mark.rule("TI-559")
def test_leaders_ride_any_ship_and_take_no_room(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, destroyer=1).planet("jord", gf=6, leaders=["sol.1", "sol.2", "sol.3"])
    destroyer = ship(found, "301", "destroyer")
    activate(found, "201")
    crowd = Move(("301.carrier",), ("jord.sol.1", "jord.sol.2", "jord.gf:6"))
    assert movement.judge(found.state, Course(0, "201", ("201",)), crowd), "a full Carrier takes them all"
    move(found, "301.carrier", "301.destroyer", load=f"jord.gf:6,jord.sol.1,jord.sol.2@{destroyer.id}")
    assert ship(found, "201", "carrier").gf == 6 and "sol.2" in destroyer.leaders
    assert systems.planet(found.state, "jord").leaders == ["sol.3"]
    riders = [leader for each in found.at("201").system.ships for leader in each.leaders]
    assert sorted(riders) == ["sol.1", "sol.2"]


@pytest.mark.rule("TI-559", "TI-251")
def test_leaders_are_loaded_by_the_rules_of_ground_forces(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, destroyer=1)
    found.at("201").planet("arnor", owner=0, leaders=["sol.1"])
    found.at("201").system.counters = [0]
    activate(found, "101")
    assert refused(found, "301.destroyer", load="arnor.sol.1") == "ti-illegal-load-activated"
    found.at("201").system.counters = []
    assert refused(found, "301.destroyer", load="arnor.sol.2") == "ti-illegal-load-count"
    move(found, "301.destroyer", load="arnor.sol.1")
    assert ship(found, "101", "destroyer").leaders == ["sol.1"]


@pytest.mark.rule("TI-253", "TI-074")
def test_a_planet_left_by_its_last_ground_force_stays_controlled(noted: Noted) -> None:
    found = table()
    found.at("201").ships(0, carrier=1).planet("arnor", owner=0, gf=1, ready=True)
    activate(found, "101")
    move(found, "201.carrier", load="arnor.gf")
    arnor = systems.planet(found.state, "arnor")
    assert (arnor.gf, arnor.owner, arnor.ready) == (0, 0, True)


@pytest.mark.rule("TI-382")
def test_shock_troops_left_alone_turn_plain(noted: Noted) -> None:
    found = table()
    found.state.shock_left = 9
    found.home(0).ships(0, carrier=1).planet("jord", gf=2, shock=3)
    activate(found, "201")
    move(found, "301.carrier", load="jord.gf:2,jord.shock:1")
    jord = systems.planet(found.state, "jord")
    assert (jord.gf, jord.shock) == (1, 1) and aboard(ship(found, "201", "carrier")) == (2, 1, 0)
    assert found.state.shock_left == 10
    found = table()
    found.state.shock_left = 9
    found.home(0).ships(0, carrier=2).planet("jord", gf=1, shock=1)
    one, other = found.home(0).system.ships
    one.shock, other.gf, other.shock = 1, 1, 1
    activate(found, "201")
    move(found, str(one.id), load="jord.shock")
    assert aboard(one) == (1, 1, 0), "no plain Ground Force is in the new fleet"
    assert aboard(other) == (1, 1, 0) and systems.planet(found.state, "jord").gf == 1


def test_only_what_is_there_and_ones_own_is_loaded(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1).planet("jord", gf=1)
    found.at("201").planet("arnor", owner=1, gf=2).planet("lor", gf=1)
    activate(found, "201")
    assert refused(found, "301.carrier", load="jord.gf:2") == "ti-illegal-load-count"
    assert refused(found, "301.carrier", load="arnor.gf") == "ti-illegal-load-owner"
    assert refused(found, "301.carrier", load="lor.gf") == "ti-illegal-load-owner"
    assert refused(found, "301.carrier", load="jord.dock") == "ti-illegal-load"
    assert refused(found, "301.carrier", load="nowhere.gf") == "ti-illegal-load"
    assert refused(found, "301.carrier", load="jord gf") == "ti-illegal-item"
    assert systems.planet(found.state, "jord").gf == 1
