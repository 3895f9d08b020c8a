"""How far ships go, what lies in their way, what may be activated, what a fleet may be."""

from __future__ import annotations

from typing import Any

import pytest

from rules.twilight_imperium.effects import activation, movement, supply
from rules.twilight_imperium.effects.facts import facts
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.state import Lasting, Law, State
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

TILES = {
    "p201": "nebula_base",
    "p202": "ion_storm_se",
    "p203": "lodor",
    "p204": "supernova_base",
    "p205": "asteroid_field_base",
    "p206": "wormhole_alpha",
    "p209": "wormhole_alpha",
    "p212": "wormhole_beta",
}
ALL = ("sol", "letnev", "hacan")


def table(*races: str) -> Table:
    return laid(*(races or ALL), **TILES)


def named(found: Source | None) -> str | None:
    return None if found is None else found.id


def moves(state: State, unit: str, system: str = "203", seat: int = 0, **said: Any) -> int:
    return movement.move(state, facts(seat=seat, unit=unit, system=system, **said)).value


def passes(state: State, system: str, seat: int = 0, **said: Any) -> str | None:
    return named(movement.cannot_pass(state, facts(seat=seat, system=system, **said)))


# Movement values


@pytest.mark.rule("TI-586", "TI-589")
def test_drives_of_technologies() -> None:
    state = table().state
    before = {unit: moves(state, unit) for unit in ("carrier", "cruiser", "dreadnought", "fighter")}
    assert before == {"carrier": 1, "cruiser": 2, "dreadnought": 1, "fighter": 0}
    state.players[0].technologies = ["xrd_transporters", "type_iv_drive", "advanced_fighters"]
    assert {unit: moves(state, unit) for unit in before} == {
        "carrier": 2,
        "cruiser": 3,
        "dreadnought": 2,
        "fighter": 2,
    }
    assert moves(state, "carrier", seat=1) == 1


@pytest.mark.rule("TI-125")
def test_muaat_war_suns_are_slow() -> None:
    state = table("muaat", "sol", "letnev").state
    assert (moves(state, "war_sun"), moves(state, "war_sun", seat=1)) == (1, 2)
    state.players[0].technologies = ["magmus_reactor"]
    assert moves(state, "war_sun") == 2
    state.players[0].technologies = ["magmus_reactor", "deep_space_cannon"]
    assert moves(state, "war_sun") == 3 and moves(state, "cruiser") == 2


@pytest.mark.rule("TI-101", "TI-108")
def test_saar_docks_move() -> None:
    state = table("saar", "sol", "letnev").state
    assert (moves(state, "dock"), moves(state, "dock", seat=1)) == (1, 0)
    state.high_alert = (0, "203")
    state.lasting = [Lasting("flank_speed", 0, "activation")]
    assert moves(state, "dock") == 1 and moves(state, "cruiser") == 4
    state.players[0].technologies = ["floating_factory"]
    assert moves(state, "dock") == 2


@pytest.mark.rule("TI-255", "TI-576")
def test_high_alert_flank_speed_and_an_admiral() -> None:
    found = table()
    state = found.state
    state.high_alert = (0, "203")
    assert moves(state, "carrier") == 2 and moves(state, "carrier", "202") == 1
    assert moves(state, "carrier", seat=1) == 1 and moves(state, "fighter") == 0
    state.high_alert = None
    state.lasting = [Lasting("flank_speed", 0, "activation")]
    assert moves(state, "carrier") == 2 and moves(state, "fighter") == 0
    state.players[0].technologies = ["advanced_fighters"]
    assert moves(state, "fighter") == 3
    state.lasting = []
    found.at("203").ships(0, dreadnought=1, cruiser=1)
    for ship in found.at("203").system.ships:
        ship.leaders = ["sol.2"]
    dreadnought, cruiser = found.at("203").system.ships
    assert moves(state, "dreadnought", ship=dreadnought.id) == 2
    assert moves(state, "cruiser", ship=cruiser.id) == 2


@pytest.mark.rule("TI-045", "TI-046", "TI-053")
def test_leaving_a_nebula_movement_is_one_after_all_bonuses() -> None:
    state = table().state
    state.lasting = [Lasting("flank_speed", 0, "activation")]
    found = movement.move(state, facts(seat=0, unit="cruiser", system="201"))
    assert found.value == 1 and found.parts[-1] == ("nebula", -2)
    assert moves(state, "fighter", "201") == 0, "what is carried stays carried"
    state.laws = [Law("investigate_spatial_anomalies")]
    assert moves(state, "cruiser", "201") == 3


# Ways and what stops


def assert_all_alike(state: State) -> None:
    """What is kept of the whole galaxy is what is found for each system now."""
    assert movement.all_ways(state) == {at: tuple(movement.ways(state, at)) for at in sorted(state.systems)}


@pytest.mark.rule("TI-054", "TI-055", "TI-060", "TI-065", "TI-066")
def test_ways_through_wormholes_and_laws_about_them() -> None:
    state = table().state
    plain = {"209", "900"}
    assert plain <= set(movement.ways(state, "206")) and "212" not in movement.ways(state, "206")
    assert "205" in movement.ways(state, "206")
    assert_all_alike(state)
    state.laws = [Law("wormhole_reconstruction")]
    assert_all_alike(state)
    assert {"209", "212", "900"} <= set(movement.ways(state, "206"))
    assert movement.ways(state, "202") == ["201", "203"], "no wormhole there"
    state.laws = [Law("wormhole_reconstruction"), Law("closing_the_wormholes")]
    assert_all_alike(state)
    assert movement.ways(state, "206") == ["205"] and movement.ways(state, "900") == []
    state.laws, state.lasting = [], [Lasting("wormhole_research", 0, "round")]
    assert_all_alike(state)
    state.lasting, state.systems["206"].tile = [], "empty_base"
    assert_all_alike(state)
    state.systems["206"].tile, state.lasting = "wormhole_alpha", [Lasting("wormhole_research", 0, "round")]
    assert movement.ways(state, "206") == ["205"]


@pytest.mark.rule("TI-039", "TI-040", "TI-042", "TI-043", "TI-585")
def test_asteroids_and_supernovas() -> None:
    state = table("muaat", "sol", "letnev").state
    state.players[1].technologies = ["antimass_deflectors"]
    assert (passes(state, "205"), passes(state, "205", 1)) == ("asteroid_field", None)
    assert (passes(state, "204"), passes(state, "204", 1)) == (None, "supernova")
    for seat, system, why in ((0, "204", "supernova"), (1, "205", "asteroid_field"), (0, "203", None)):
        assert named(movement.cannot_end(state, facts(seat=seat, system=system))) == why


@pytest.mark.rule("TI-044", "TI-049", "TI-053", "TI-107", "TI-587")
def test_nebulas_and_ion_storms_stop_ships() -> None:
    state = table("saar", "sol", "letnev").state
    state.players[0].technologies = ["maneuvering_jets"]
    assert (passes(state, "201"), passes(state, "201", 1)) == ("nebula", "nebula")
    assert (passes(state, "202"), passes(state, "202", 1)) == (None, "ion_storm")
    assert passes(state, "202", unit="dock") == "ion_storm"
    assert movement.cannot_end(state, facts(seat=1, system="202")) is None
    state.laws = [Law("investigate_spatial_anomalies")]
    assert passes(state, "201") is None and passes(state, "202", 1) is None
    state.laws = []
    state.lasting = [Lasting("investigate_spatial_anomalies", 0, "round")]
    ends = {at: named(movement.cannot_end(state, facts(seat=0, system=at))) for at in ("201", "202", "203")}
    law = "investigate_spatial_anomalies"
    assert passes(state, "202") == law, "nor passed, whatever jets they have"
    assert ends == {"201": law, "202": law, "203": None}, "voted down: no Special System is entered"


@pytest.mark.rule("TI-053", "TI-039", "TI-042")
def test_the_law_about_anomalies_says_nothing_of_asteroids_and_supernovas() -> None:
    found = table()
    found.at("202", "asteroid_field_se")
    found.at("203", "supernova_se")
    found.state.laws = [Law("investigate_spatial_anomalies")]
    assert (passes(found.state, "202", 1), passes(found.state, "203", 1)) == ("asteroid_field", "supernova")
    for at in ("202", "203"):
        assert movement.cannot_end(found.state, facts(seat=1, system=at)) is not None


@pytest.mark.rule("TI-135", "TI-247", "TI-248", "TI-588")
def test_enemy_ships_bar_the_way() -> None:
    found = table()
    state = found.state
    found.at("203").ships(1, fighter=3).planet("lodor", owner=1, gf=2, pds=1, dock=1)
    assert passes(state, "203") is None, "Fighters, docks and PDS do not"
    state.players[1].technologies = ["advanced_fighters"]
    assert passes(state, "203") == "enemy_ships", "Advanced Fighters do"
    state.players[1].technologies = []
    found.at("203").ships(1, destroyer=1)
    assert passes(state, "203") == "enemy_ships" and passes(state, "203", 1) is None
    assert passes(state, "203", passage="yes") is None and passes(state, "203", silent="yes") is None
    state.players[0].technologies = ["light_wave_deflector"]
    assert passes(state, "203") is None


# Activation


@pytest.mark.rule("TI-041")
def test_what_may_not_be_activated() -> None:
    found = table()
    state = found.state

    def banned(system: str, seat: int = 0) -> str | None:
        return named(activation.cannot_activate(state, facts(seat=seat, system=system)))

    assert [banned(at) for at in ("204", "205", "203")] == ["supernova", "asteroid_field", None]
    state.lasting = [Lasting("diplomatic_immunity", 1, "round", ("203",))]
    assert (banned("203"), banned("203", 1), banned("206")) == ("diplomatic_immunity", None, None)
    state.lasting, state.laws = [], [Law("short_term_truce", since=state.round)]
    found.at("203").ships(1, fighter=1)
    assert banned("203") is None, "it begins with the next round"
    state.laws = [Law("short_term_truce", since=state.round - 1)]
    assert (banned("203"), banned("203", 1), banned("206")) == ("short_term_truce", None, None)


def test_what_activating_costs_besides() -> None:
    found = table()
    state = found.state
    state.laws = [Law("traffic_tariffs"), Law("neutrality_pact"), Law("non_aggression_pact")]

    def laws(system: str) -> list[str]:
        return [each.id for each in activation.tolls(state, facts(seat=0, system=system))]

    assert laws("203") == [] == laws("206")
    found.at("203").planet("lodor", owner=1)
    assert laws("203") == ["traffic_tariffs"]
    found.at("206").ships(1, cruiser=1)
    assert laws("206") == ["neutrality_pact", "non_aggression_pact"]
    found.at("203").planet("lodor", owner=0)
    assert laws("203") == []
    assert activation.activation_counters(state, facts(seat=0, system="203")).value == 1
    state.lasting = [Lasting("imperial_containment", 2, "round", ("0",))]
    counters = [activation.activation_counters(state, facts(seat=seat)).value for seat in (0, 1)]
    assert counters == [2, 1]


# Retreats


@pytest.mark.rule("TI-325", "TI-329", "TI-576")
def test_who_cannot_leave_a_battle() -> None:
    found = table("letnev", "naalu", "sol")
    state = found.state
    found.at("203").ships(0, cruiser=1).ships(1, cruiser=1)
    ours, theirs = found.at("203").system.ships

    def held(seat: int, side: str, **said: str) -> str | None:
        enemy = 1 - seat
        said_facts = facts(seat=seat, enemy=enemy, side=side, system="203", **said)
        return named(activation.cannot_retreat(state, said_facts))

    assert held(1, "defender") is None
    ours.leaders = ["letnev.1"]
    assert held(1, "defender") == "admiral" and held(1, "defender", how="evade") is None
    assert held(1, "attacker") is None, "a withdrawal is free"
    theirs.leaders = ["naalu.1"]
    assert held(1, "defender") is None, "Admiral against Admiral"
    state.laws = [Law("code_of_honor")]
    assert held(0, "attacker") == "code_of_honor" == held(1, "defender")
    assert held(1, "defender", how="evade") is None and held(1, "defender", how="skilled") is None
    state.laws, state.lasting = [], [Lasting("flanking_tactic", 0, "battle", ("1",))]
    assert held(1, "defender", how="evade") == "flanking_tactic" and held(0, "attacker") is None


# Fleets


@pytest.mark.rule("TI-145", "TI-146")
def test_fleet_supply_and_what_raises_it() -> None:
    found = table("letnev", "sol", "hacan")
    state = found.state
    for player in state.players:
        player.fleet = 3
    assert [supply.fleet_limit(state, seat, "203").value for seat in (0, 1)] == [4, 3]
    state.lasting = [Lasting("war_footing", 1, "round", ("203",)), Lasting("grand_armada", 0, "round")]
    assert [supply.fleet_limit(state, 1, at).value for at in ("203", "202")] == [5, 3]
    home = state.players[0].home
    assert supply.fleet_limit(state, 0, home).value > 100 and supply.fleet_limit(state, 0, "203").value == 4
    state.lasting, state.laws, state.phase = [], [Law("war_funding")], "action"
    assert supply.fleet_limit(state, 1, "203").value > 100
    state.phase = "status"
    assert supply.fleet_limit(state, 1, "203").value == 3
    assert supply.supply_area(state).value == 16 and supply.same_kind(state).value > 100
    state.laws = [Law("fleet_regulations"), Law("fleet_restrictions")]
    assert supply.supply_area(state).value == 5 and supply.same_kind(state).value == 2


@pytest.mark.rule("TI-096", "TI-101", "TI-111", "TI-119", "TI-136", "TI-592", "TI-666")
def test_room_aboard() -> None:
    state = table("l1z1x", "sol", "saar").state
    rooms = {unit: supply.capacity(state, 0, unit).value for unit in ("carrier", "war_sun", "cruiser")}
    assert rooms == {"carrier": 6, "war_sun": 6, "cruiser": 0}
    state.players[1].technologies = ["mark_ii_advanced_carriers"]
    assert supply.capacity(state, 1, "carrier").value == 8
    assert [supply.berths(state, 0, unit).value for unit in ("cruiser", "dreadnought")] == [0, 0]
    state.players[0].technologies = ["dreadnought_invasion_pod"]
    assert [supply.berths(state, 0, unit).value for unit in ("cruiser", "dreadnought")] == [0, 1]
    state.players[0].technologies = ["stasis_capsules", "dreadnought_invasion_pod"]
    kinds = ("cruiser", "dreadnought", "destroyer")
    assert [supply.berths(state, 0, unit).value for unit in kinds] == [1, 2, 0]
    assert supply.support(state, 2).value == 3
    state.players[2].technologies = ["floating_factory"]
    assert supply.support(state, 2).value == 5 and supply.support(state, 0).value == 3
