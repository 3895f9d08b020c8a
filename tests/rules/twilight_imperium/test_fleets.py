"""Fleet Supply, room aboard, support of Fighters, and what goes when there is too much."""

from __future__ import annotations

import pytest

from rules.core import stack
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Lose
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.fleets import limits, removal
from rules.twilight_imperium.state import Law, State
from tests.rules.twilight_imperium.table import Place, Table
from tests.rules.twilight_imperium.table import galaxy as laid

CHAPTERS = {
    frames.Removing: removal.REMOVING,
    frames.Happening: stack.Chapter(
        lambda *_: None, lambda *_: [], lambda state, *_: state.stack.pop() and []
    ),
}


def table(*races: str) -> Table:
    found = laid(*(races or ("sol", "letnev", "l1z1x")), p201="lodor", p202="empty_base")
    for player in found.state.players:
        player.fleet = 3
    return found


def kinds(place: Place, seat: int = 0) -> list[str]:
    return [ship.kind for ship in systems.ships(place.system, seat)]


def settle(state: State) -> list[str]:
    """What is asked once nothing happens by itself."""
    stack.settle(state, CHAPTERS, Dice(b"", 0))
    found = stack.asked(state, CHAPTERS)
    return [] if found is None else [str(each.args.get("ship", "fighter")) for each in found[1].choices]


def lose(state: State, item: str) -> None:
    found = stack.asked(state, CHAPTERS)
    assert found is not None and found[1].offers(Lose((item,)))
    removal.REMOVING.answer(state, state.stack[-1], Lose((item,)), Dice(b"", 0))


# Room


@pytest.mark.rule("TI-131", "TI-132", "TI-134", "TI-096")
def test_fighters_share_room_with_what_is_aboard() -> None:
    found = table()
    place = found.at("202").ships(0, carrier=1, fighter=6)
    assert limits.lost_fighters(found.state, 0, place.system) == 0
    carrier = place.system.ships[0]
    carrier.gf, carrier.shock, carrier.pds = 2, 1, 1
    assert limits.free(found.state, carrier) == 2
    assert limits.lost_fighters(found.state, 0, place.system) == 4
    home = found.home(0).planet("jord", dock=1).ships(0, fighter=4, war_sun=1)
    assert limits.support(found.state, 0, home.system.ships, limits.docks(home.system, 0)) == 9
    assert limits.docks(found.at("201").ships(0, dock=2).system, 0) == 2, "floating ones too"


@pytest.mark.rule("TI-111", "TI-116", "TI-592", "TI-559")
def test_what_each_ship_carries() -> None:
    found = table("l1z1x", "sol", "letnev")
    place = found.at("202").ships(0, carrier=1, cruiser=1, dreadnought=1, war_sun=1)
    carrier, cruiser, dreadnought, sun = place.system.ships
    state = found.state
    assert [limits.berths_free(state, ship) for ship in (carrier, cruiser, dreadnought, sun)] == [6, 0, 0, 6]
    state.players[0].technologies = ["stasis_capsules", "dreadnought_invasion_pod"]
    assert [limits.berths_free(state, ship) for ship in (carrier, cruiser, dreadnought)] == [6, 1, 2]
    assert limits.free(state, cruiser) == 0, "no Fighters there"
    fleet = (carrier, cruiser, dreadnought, sun)
    assert [limits.may_carry_pds(state, ship) for ship in fleet] == [True, False, False, True]
    carrier.leaders = ["l1z1x.1", "l1z1x.2"]
    assert limits.free(state, carrier) == 6, "Leaders take no room"


@pytest.mark.rule("TI-133", "TI-149", "TI-591")
def test_fighters_without_support_go_at_once_unless_independent() -> None:
    found = table()
    place = found.at("202").ships(0, cruiser=1, fighter=4)
    removal.check(found.state, 0, "202")
    assert systems.fighters(place.system, 0) == 0 and kinds(place) == ["cruiser"]
    found.state.players[0].technologies = ["advanced_fighters"]
    place.ships(0, fighter=2)
    removal.check(found.state, 0, "202")
    assert systems.fighters(place.system, 0) == 2, "with the Cruiser three for Fleet Supply"
    place.ships(0, fighter=1)
    assert limits.over_supply(found.state, 0, place.system) == 1
    place.ships(0, carrier=1)
    assert limits.over_supply(found.state, 0, place.system) == 0, "the Carrier holds them"


@pytest.mark.rule("TI-139")
def test_cargo_beyond_capacity_is_lost() -> None:
    found = table()
    state = found.state
    place = found.at("202").ships(0, carrier=1, cruiser=1)
    carrier, cruiser = place.system.ships
    carrier.gf, carrier.shock, carrier.pds, state.shock_left = 5, 1, 2, 11
    cruiser.pds = 1
    removal.check(state, 0, "202")
    assert (carrier.gf, carrier.shock, carrier.pds) == (3, 1, 2) and cruiser.pds == 0
    state.players[0].technologies, cruiser.pds = ["stasis_capsules"], 1
    removal.check(state, 0, "202")
    assert cruiser.pds == 0, "a berth is for Ground Forces"
    carrier.gf, carrier.shock, carrier.pds = 0, 7, 0
    removal.check(state, 0, "202")
    assert carrier.shock == 6 and state.shock_left == 12


# Fleet Supply


@pytest.mark.rule("TI-135", "TI-145", "TI-146", "TI-147")
def test_the_owner_chooses_what_goes_beyond_fleet_supply() -> None:
    found = table("sol", "letnev", "hacan")
    state = found.state
    place = found.at("202").ships(0, carrier=2, cruiser=2, fighter=3)
    removal.check(state, 0, "202")
    assert settle(state) == ["@cruiser", "@carrier"], "equal ships are one choice"
    lose(state, str(place.system.ships[0].id))
    assert settle(state) == [] and not state.stack
    assert kinds(place) == ["carrier", "cruiser", "cruiser"] and systems.fighters(place.system, 0) == 3
    found.at("201").ships(1, cruiser=4)
    assert limits.over_supply(state, 1, found.at("201").system) == 0, "the Letnev one more"


@pytest.mark.rule("TI-147")
def test_fighters_follow_the_carrier_that_goes() -> None:
    found = table()
    state = found.state
    place = found.at("202").ships(0, carrier=1, fighter=5, destroyer=3)
    removal.check(state, 0, "202")
    settle(state)
    lose(state, str(place.system.ships[0].id))
    assert settle(state) == [] and systems.fighters(place.system, 0) == 0


@pytest.mark.rule("TI-613")
def test_without_a_choice_nobody_is_asked() -> None:
    found = table()
    place = found.at("202").ships(0, destroyer=5)
    removal.check(found.state, 0, "202")
    assert settle(found.state) == [] and len(place.system.ships) == 3


def test_ships_that_differ_are_told_apart_and_leaders_die() -> None:
    found = table()
    state = found.state
    place = found.at("202").ships(0, cruiser=4)
    place.system.ships[0].leaders = ["sol.1"]
    place.system.ships[1].damaged = True
    removal.check(state, 0, "202")
    assert settle(state) == ["@cruiser"] * 3
    lose(state, str(place.system.ships[0].id))
    assert state.players[0].dead == ["sol.1"]


def test_independent_fighters_may_be_given_up_for_fleet_supply() -> None:
    found = table()
    state = found.state
    state.players[0].technologies = ["advanced_fighters"]
    place = found.at("202").ships(0, cruiser=2, fighter=2)
    removal.check(state, 0, "202")
    assert settle(state) == ["fighter", "@cruiser"]
    lose(state, "fighter:1")
    assert settle(state) == [] and systems.fighters(place.system, 0) == 1


def test_fleet_restrictions_leave_two_of_a_kind() -> None:
    found = table()
    state = found.state
    state.laws = [Law("fleet_restrictions")]
    place = found.at("202").ships(0, carrier=1, destroyer=3, fighter=4)
    state.players[0].fleet = 9
    assert limits.room_for_ships(state, 0, place.system, "destroyer") == 0
    assert limits.room_for_ships(state, 0, place.system, "carrier") == 1
    removal.check(state, 0, "202")
    left = settle(state)
    assert left == ["fighter", "@destroyer"], "the Carrier is not too many"
    while left:
        found_question = stack.asked(state, CHAPTERS)
        assert found_question is not None
        removal.REMOVING.answer(state, state.stack[-1], found_question[1].choices[0].action, Dice(b"", 0))
        left = settle(state)
    assert kinds(place) == ["carrier", "destroyer", "destroyer"]
    assert systems.fighters(place.system, 0) == 2


@pytest.mark.rule("TI-393", "TI-149")
def test_what_else_would_fit() -> None:
    found = table()
    state = found.state
    place = found.at("202").ships(0, carrier=1, fighter=4)
    assert limits.room_for_ships(state, 0, place.system, "cruiser") == 2
    assert limits.room_for_fighters(state, 0, place.system) == 2
    state.players[0].technologies = ["advanced_fighters"]
    assert limits.room_for_fighters(state, 0, place.system) == 4, "two with the Carrier, two as ships"
    crowd = found.at("201").ships(0, carrier=1, cruiser=2, fighter=6)
    assert limits.room_for_fighters(state, 0, crowd.system) == 0, "neither"
    place.ships(0, fighter=3)
    assert limits.room_for_ships(state, 0, place.system, "cruiser") == 1
    assert supply.independent(state, 0) and not supply.independent(state, 1)


def test_every_fleet_is_checked_when_supply_falls() -> None:
    found = table()
    state = found.state
    for at in ("201", "202"):
        found.at(at).ships(0, destroyer=3)
    state.players[0].fleet = 2
    removal.check_everywhere(state, 0, "law")
    settle(state)
    assert [len(found.at(at).system.ships) for at in ("201", "202")] == [2, 2]
