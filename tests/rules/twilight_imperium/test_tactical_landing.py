"""Planetary Landings: who goes ashore on own, neutral and undefended planets; which ships are aimed."""

from __future__ import annotations

import pytest

from rules.core.contract import Action, IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Bombard, Done, Land, PayFor
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Landing
from rules.twilight_imperium.state import Law, Planet, Ship, State, TradeCard
from rules.twilight_imperium.tactical import aboard
from tests.rules.twilight_imperium.play import answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

AT = "201"
"""Two planets: Mellon and Zohbat."""


def table(*races: str) -> Table:
    found = laid(*(races or ("sol", "letnev", "hacan")), p201="mellon_zohbat", p202="bellatrix_tsion")
    found.state.phase, found.state.order = "action", [0, 1, 2]
    for player in found.state.players:
        player.fleet = 4
    return found


def fleet(found: Table, at: str = AT, seat: int = 0, kind: str = "carrier", **cargo: int) -> Ship:
    place = found.at(at).ships(seat, **{kind: 1})
    ship = place.system.ships[-1]
    for name, count in cargo.items():
        setattr(ship, name, count)
    return ship


def planet(found: Table, id: str) -> Planet:
    return systems.planet(found.state, id)


def refusal(found: Table, action: Action, seat: int = 0) -> IllegalMove:
    before = repr(found.state)
    with pytest.raises(IllegalMove) as refused:
        answer(found, seat, action)
    assert repr(found.state) == before, "nothing is touched"
    return refused.value


def begin(found: Table, at: str = AT, *, own: bool = False) -> State:
    run(found, Landing(0, at, own=own))
    return found.state


# Who may land


@pytest.mark.rule("TI-331")
def test_nobody_lands_beside_enemy_ships_or_with_nothing_aboard() -> None:
    found = table()
    fleet(found)
    assert begin(found).stack == [], "nothing is aboard"
    fleet(found, gf=1)
    found.at(AT).ships(1, fighter=1)
    assert begin(found).stack == [], "an enemy Fighter is there"
    found.at(AT).system.fighters.clear()
    begin(found)
    assert asked(found, 0) is not None
    answer(found, 0, Done())
    assert planet(found, "mellon").owner is None and found.state.stack == []


@pytest.mark.rule("TI-335", "TI-071", "TI-629")
def test_a_landing_on_a_neutral_planet_takes_it() -> None:
    found = table()
    carrier = fleet(found, gf=3)
    begin(found)
    events = answer(found, 0, Land(("mellon.gf:2",)))
    mellon = planet(found, "mellon")
    assert (mellon.owner, mellon.ready, mellon.gf, carrier.gf) == (0, False, 2, 1)
    assert mellon.since == found.state.round
    assert [event.key for event in events] == ["ti-lands", "ti-planet-gained"]
    assert found.state.players[0].tally.planets == ["mellon"] and found.state.stack == []


@pytest.mark.rule("TI-334", "TI-343", "TI-382")
def test_on_an_own_planet_units_are_just_added() -> None:
    found = table()
    fleet(found, gf=1, shock=2, pds=2)
    found.at(AT).planet("mellon", owner=0, gf=0, pds=1, ready=True)
    begin(found)
    events = answer(found, 0, Land(("mellon.shock:2", "mellon.pds:2")))
    mellon = planet(found, "mellon")
    assert (mellon.gf, mellon.shock, mellon.pds) == (1, 1, 2), "one escorts, one PDS is too many"
    assert mellon.ready and [event.key for event in events] == ["ti-lands-pds", "ti-pds-crowded"]
    assert found.state.shock_left == 13, "the escort's token is back"


@pytest.mark.rule("TI-333", "TI-382")
def test_all_are_off_before_it_is_seen_who_is_left_aboard() -> None:
    """The only plain one lands on one planet, the Shock Troop on the other."""
    found = table()
    carrier = fleet(found, gf=1, shock=1)
    begin(found)
    answer(found, 0, Land(("mellon.gf", "zohbat.shock")))
    assert (planet(found, "mellon").owner, planet(found, "zohbat").owner) == (0, 0)
    assert (carrier.gf, carrier.shock) == (0, 0)


@pytest.mark.rule("TI-382")
def test_shock_troops_left_aboard_alone_lose_one() -> None:
    found = table()
    carrier = fleet(found, gf=1, shock=2)
    begin(found)
    answer(found, 0, Land(("mellon.gf",)))
    assert (carrier.gf, carrier.shock) == (1, 1)


@pytest.mark.rule("TI-332")
def test_only_what_is_aboard_lands() -> None:
    found = table()
    fleet(found, gf=1)
    found.at(AT).planet("zohbat", owner=0, gf=5)
    begin(found)
    refused = refusal(found, Land(("mellon.gf:2",)))
    assert refused.rule == "TI-332" and refused.args_for_words["left"] == 1


@pytest.mark.rule("TI-333", "TI-356")
def test_all_landings_are_declared_at_once_and_resolved_in_the_order_named() -> None:
    found = table()
    fleet(found, gf=2)
    begin(found)
    events = answer(found, 0, Land(("zohbat.gf", "mellon.gf")))
    keys = [(event.key, event.args["planet"]) for event in events]
    assert keys == [
        ("ti-lands", "@zohbat"),
        ("ti-lands", "@mellon"),
        ("ti-planet-gained", "@zohbat"),
        ("ti-planet-gained", "@mellon"),
    ]


@pytest.mark.rule("TI-336", "TI-338", "TI-648", "TI-405")
def test_an_undefended_enemy_planet_falls_without_combat() -> None:
    found = table()
    found.state.players[0].trade = [_lent(1)]
    found.state.players[1].trade = [_lent(0)]
    fleet(found, gf=1)
    found.at(AT).planet("mellon", owner=1, dock=1, facility="colony", ready=True)
    found.state.colonies = 7
    begin(found)
    events = answer(found, 0, Land(("mellon.gf",)))
    mellon = planet(found, "mellon")
    assert (mellon.owner, mellon.dock, mellon.facility, mellon.ready, mellon.gf) == (0, None, None, False, 1)
    assert found.state.colonies == 8
    assert "ti-agreement-over" in [event.key for event in events]
    assert not any(event.key == "ti-ground-rolls" for event in events)
    tally = found.state.players[0].tally
    assert (tally.docks_destroyed, tally.docks_taken) == (["1:combat"], ["1:mellon:last"])
    assert tally.invasions == []


@pytest.mark.rule("TI-336", "TI-337")
@pytest.mark.parametrize("pds", [0, 1])
def test_cards_of_an_invasion_are_for_one_that_is_fought(pds: int) -> None:
    found = table()
    fleet(found, gf=2)
    found.at(AT).planet("mellon", owner=1, pds=pds)
    found.state.players[0].cards = ["plague"]
    found.state.players[0].book.waits = [Wait("before_invasion_combat")]
    begin(found)
    answer(found, 0, Land(("mellon.gf:2",)))
    assert (bool(found.state.stack) and asked(found, 0) is not None) == bool(pds)


def _lent(seat: int) -> TradeCard:
    return TradeCard(1, lent=seat)


@pytest.mark.rule("TI-339", "TI-117")
def test_pds_alone_take_nothing_and_are_destroyed() -> None:
    found = table()
    carrier = fleet(found, pds=1)
    begin(found)
    answer(found, 0, Land(("mellon.pds",)))
    mellon = planet(found, "mellon")
    assert (mellon.owner, mellon.pds, carrier.pds) == (None, 0, 0)


@pytest.mark.rule("TI-558", "TI-560")
def test_a_leader_lands_only_with_a_ground_force() -> None:
    found = table()
    carrier = fleet(found, gf=1)
    carrier.leaders = ["sol.1", "sol.2"]
    found.at(AT).planet("zohbat", owner=0)
    begin(found)
    assert refusal(found, Land(("mellon.sol.1",))).rule == "TI-560"
    assert refusal(found, Land(("mellon.gf", "mellon.sol.3"))).rule == "TI-560"
    assert refusal(found, Land(("mellon.gf", "mellon.sol.1", "zohbat.sol.1"))).rule == "TI-560"
    answer(found, 0, Land(("mellon.gf", "mellon.sol.1", "zohbat.sol.2")))
    assert planet(found, "mellon").leaders == ["sol.1"] and planet(found, "zohbat").leaders == ["sol.2"]
    assert carrier.leaders == []


@pytest.mark.rule("TI-082", "TI-086")
def test_nobody_lands_on_a_station() -> None:
    found = table()
    fleet(found, "202", gf=1)
    begin(found, "202")
    assert refusal(found, Land(("tsion.gf",))).rule == "TI-086"
    assert refusal(found, Land(("mellon.gf",))).key == "ti-illegal-land-elsewhere"


@pytest.mark.rule("TI-413")
def test_a_transfer_lands_on_own_planets_only() -> None:
    found = table()
    fleet(found, gf=1)
    assert begin(found, own=True).stack == [], "there is none"
    found.at(AT).planet("zohbat", owner=0)
    begin(found, own=True)
    assert refusal(found, Land(("mellon.gf",))).rule == "TI-413"
    answer(found, 0, Land(("zohbat.gf",)))
    assert planet(found, "zohbat").gf == 1


def test_what_forbids_a_landing_is_named() -> None:
    found = table()
    fleet(found, gf=1)
    lasting.begin(found.state, "armistice", 1, "round", ("0", "mellon"))
    begin(found)
    refused = refusal(found, Land(("mellon.gf",)))
    assert refused.args_for_words["source"] == "@armistice"
    answer(found, 0, Land(("zohbat.gf",)))


@pytest.mark.rule("TI-366", "TI-584")
def test_fighters_land_only_with_graviton_negator_beside_a_ground_force() -> None:
    found = table()
    fleet(found, gf=1)
    found.at(AT).ships(0, fighter=2).planet("mellon", owner=1, gf=1)
    begin(found)
    landing = Land(("mellon.gf", "mellon.fighter:2"))
    assert refusal(found, landing).rule == "TI-366"
    found.state.players[0].technologies = ["graviton_negator"]
    assert refusal(found, Land(("mellon.fighter",))).rule == "TI-366"
    assert refusal(found, Land(("zohbat.gf", "zohbat.fighter"))).rule == "TI-366", "nobody fights there"
    assert refusal(found, Land(("mellon.gf", "mellon.fighter:3"))).rule == "TI-332"


@pytest.mark.rule("TI-089")
def test_each_place_needs_a_piece_of_plastic() -> None:
    found = table()
    fleet(found, gf=2)
    found.at(AT).planet("zohbat", owner=0, gf=1)
    for index in range(10):
        found.state.systems[f"4{index:02d}"] = system = systems.System(f"4{index:02d}", "lodor")
        system.planets = [Planet(f"x{index}", owner=0, gf=1)]
    begin(found)
    assert refusal(found, Land(("mellon.gf",))).rule == "TI-089", "twelve places have their piece"
    answer(found, 0, Land(("mellon.gf:2",)))
    assert planet(found, "mellon").gf == 2, "the fleet's piece goes along"


# What is offered


def test_one_for_each_planet_that_falls_is_suggested() -> None:
    found = table()
    fleet(found, gf=1, shock=2)
    begin(found)
    answer(found, 0, Land(("suggested",)))
    assert (planet(found, "mellon").gf, planet(found, "zohbat").gf) == (1, 1)
    assert aboard.cargo(found.at(AT).system, 0).gf == 1, "the rest stays aboard"


def test_the_rest_goes_where_defenders_can_be_beaten() -> None:
    found = table()
    fleet(found, gf=6)
    found.at(AT).planet("mellon", owner=1, gf=2)
    begin(found)
    choices = asked(found, 0)
    assert choices is not None and choices.offers(Land(("suggested",)))
    answer(found, 0, Land(("suggested",)))
    assert planet(found, "zohbat").gf == 1 and planet(found, "zohbat").owner == 0


def test_everybody_may_land_at_once() -> None:
    found = table()
    fleet(found, gf=4)
    begin(found)
    answer(found, 0, Land(("all",)))
    assert planet(found, "mellon").gf + planet(found, "zohbat").gf == 4


def test_silence_lands_nobody() -> None:
    found = table()
    fleet(found, gf=1)
    begin(found)
    assert silent(found.state, 0) == Done()


def test_nonsense_is_refused_in_words() -> None:
    found = table()
    fleet(found, gf=1)
    begin(found)
    assert refusal(found, Land(("mellon.cruiser",))).key == "ti-illegal-land-unit"
    assert refusal(found, Land(("mellon",))).key == "ti-illegal-item"
    assert refusal(found, Land(())).key == "ti-illegal-land-first"
    assert refusal(found, Bombard(())).key == "ti-illegal-land-first"


# The licence


@pytest.mark.rule("TI-342")
def test_a_licence_is_paid_before_a_neutral_planet() -> None:
    found = table()
    found.state.laws = [Law("colonization_licensing")]
    carrier = fleet(found, gf=2)
    found.state.players[0].goods = 1
    begin(found)
    answer(found, 0, Land(("zohbat.gf", "mellon.gf")))
    question = asked(found, 0)
    assert question is not None and question.args["count"] == 3, "what Zohbat is worth"
    answer(found, 0, PayFor(("jord",)))
    assert planet(found, "zohbat").owner == 0 and not planet(found, "jord").ready
    assert planet(found, "mellon").owner == 0, "it is worth nothing, and costs nothing"
    assert carrier.gf == 0


@pytest.mark.rule("TI-342", "TI-341")
def test_who_does_not_pay_is_back_aboard() -> None:
    found = table()
    found.state.laws = [Law("colonization_licensing")]
    carrier = fleet(found, gf=1, shock=1)
    carrier.leaders = ["sol.1"]
    begin(found)
    answer(found, 0, Land(("zohbat.gf", "zohbat.shock", "zohbat.sol.1")))
    answer(found, 0, silent(found.state, 0))
    assert planet(found, "zohbat").owner is None
    assert (carrier.gf, carrier.shock, carrier.leaders) == (1, 1, ["sol.1"])


# Aiming


def aiming(found: Table, *landing: str) -> None:
    begin(found)
    answer(found, 0, Land(landing) if landing else Done())


@pytest.mark.rule("TI-126", "TI-346")
def test_dreadnoughts_are_aimed_only_where_own_ground_forces_land() -> None:
    found = table()
    ship = fleet(found, kind="dreadnought")
    fleet(found, gf=1)
    found.at(AT).planet("mellon", owner=1, gf=1).planet("zohbat", owner=1, gf=1)
    aiming(found, "mellon.gf")
    assert refusal(found, Bombard((f"{ship.id}@zohbat",))).rule == "TI-346"
    question = asked(found, 0)
    assert question is not None and question.choices[0].action == Bombard((f"{ship.id}@mellon",))
    assert silent(found.state, 0) == Bombard(())


@pytest.mark.rule("TI-346", "TI-115", "TI-584")
def test_pds_keep_dreadnoughts_off() -> None:
    found = table()
    ship = fleet(found, kind="dreadnought")
    fleet(found, gf=2)
    found.at(AT).planet("mellon", owner=1, gf=1, pds=1).planet("zohbat", owner=1, gf=1)
    aiming(found, "mellon.gf", "zohbat.gf")
    assert refusal(found, Bombard((f"{ship.id}@mellon",))).args_for_words["source"] == "@pds"
    found.state.players[0].technologies = ["graviton_negator"]
    answer(found, 0, Bombard((f"{ship.id}@mellon",)))


@pytest.mark.rule("TI-127", "TI-730")
def test_each_ship_bombards_one_planet() -> None:
    found = table()
    sun = fleet(found, kind="war_sun")
    found.at(AT).planet("mellon", owner=1, gf=1).planet("zohbat", owner=1, gf=1)
    begin(found)
    shots = (f"{sun.id}@mellon", f"{sun.id}@zohbat")
    assert refusal(found, Bombard(shots)).rule == "TI-127"
    assert refusal(found, Bombard(("99@mellon",))).rule == "TI-127"
    assert refusal(found, Bombard((f"{sun.id}@jord",))).key == "ti-illegal-land-elsewhere"
    assert refusal(found, Done()).key == "ti-illegal-bombard-first"


@pytest.mark.rule("TI-120", "TI-345", "TI-351")
def test_war_suns_need_no_landing_but_somebody_to_hit() -> None:
    found = table()
    sun = fleet(found, kind="war_sun")
    found.at(AT).planet("mellon", owner=1, gf=1, pds=2).planet("zohbat", owner=0, gf=1)
    begin(found)
    question = asked(found, 0)
    assert question is not None and question.choices[0].action == Bombard((f"{sun.id}@mellon",))
    assert refusal(found, Bombard((f"{sun.id}@zohbat",))).rule == "TI-351"
    found.at(AT).planet("mellon", leaders=["hacan.1"]).planet("zohbat", owner=1)
    refused = refusal(found, Bombard((f"{sun.id}@mellon",)))
    assert refused.args_for_words["source"] == "@scientist"


@pytest.mark.rule("TI-355")
def test_conventions_of_war_spare_planets_with_a_dock() -> None:
    found = table()
    sun = fleet(found, kind="war_sun")
    found.state.laws = [Law("conventions_of_war")]
    found.at(AT).planet("mellon", owner=1, gf=1, dock=1).planet("zohbat", owner=1, gf=1)
    begin(found)
    refused = refusal(found, Bombard((f"{sun.id}@mellon",)))
    assert refused.args_for_words["source"] == "@conventions_of_war"
    answer(found, 0, Bombard((f"{sun.id}@zohbat",)))


@pytest.mark.rule("TI-353", "TI-731")
def test_x89_needs_its_technology_and_for_a_dreadnought_a_landing() -> None:
    found = table()
    ship = fleet(found, kind="dreadnought")
    fleet(found, gf=1)
    sun = fleet(found, kind="war_sun")
    found.at(AT).planet("mellon", owner=1, gf=1, pds=1).planet("zohbat", owner=1, gf=1)
    aiming(found, "mellon.gf")
    assert refusal(found, Bombard((f"{sun.id}@mellon:x89",))).key == "ti-illegal-x89"
    found.state.players[0].technologies = ["x89_bacterial_weapon"]
    assert refusal(found, Bombard((f"{ship.id}@zohbat:x89",))).rule == "TI-346"
    both = (f"{sun.id}@mellon:x89", f"{ship.id}@mellon:x89")
    assert refusal(found, Bombard(both)).key == "ti-illegal-x89-twice"
    assert refusal(found, Bombard((f"{sun.id}@mellon:x89", f"{sun.id}@zohbat"))).rule == "TI-127"
    question = asked(found, 0)
    assert question is not None
    assert question.offers(Bombard((f"{ship.id}@mellon:x89", f"{sun.id}@zohbat")))
    assert question.offers(Bombard((f"{sun.id}@zohbat:x89",))), "a War Sun needs no landing"


def test_landing_forces_wait_in_frames_and_are_counted() -> None:
    """While a planet is fought for, those who landed elsewhere are neither aboard nor ashore."""
    found = table()
    fleet(found, gf=1, pds=1)
    found.at(AT).planet("mellon", owner=1, gf=1, leaders=["letnev.3"])
    begin(found)
    answer(found, 0, Land(("mellon.gf", "mellon.pds")))
    assert isinstance(found.state.stack[-1], frames.Choosing), "the Diplomat is asked"
    assert any(isinstance(each, frames.Invasion) for each in found.state.stack)
    assert pieces.on_board(found.state, 0)["pds"] == 1 and pieces.on_board(found.state, 0)["gf"] == 1
