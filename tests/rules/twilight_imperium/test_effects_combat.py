"""What is added to dice, and how many are rolled."""

from __future__ import annotations

from typing import Any

import pytest

from rules.twilight_imperium.effects import combat
from rules.twilight_imperium.effects.facts import facts
from rules.twilight_imperium.effects.ground import cannot_fire
from rules.twilight_imperium.state import Lasting, Law, State
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid


def table(*races: str) -> Table:
    found = laid(*races, p201="nebula_base", p202="ion_storm_se", p203="lodor")
    found.at("203").planet("lodor", owner=1, gf=2)
    return found


def bonus(state: State, **said: Any) -> int:
    usual = {"seat": 0, "enemy": 1, "side": "attacker", "step": "dice", "round": 2, "system": "203"}
    return combat.combat(state, 0, facts(**{**usual, **said})).value


def ground(state: State, **said: Any) -> int:
    return bonus(state, **{"step": "ground", "unit": "gf", "planet": "lodor", **said})


def rolls(state: State, **said: Any) -> int:
    return combat.dice(state, facts(**{"seat": 0, "system": "203", "step": "dice", **said})).value


# Technologies


@pytest.mark.rule("TI-578", "TI-593")
@pytest.mark.parametrize(
    ("technology", "units"),
    [
        ("hylar_v_assault_laser", {"cruiser", "destroyer"}),
        ("cybernetics", {"fighter"}),
        ("advanced_fighters", {"fighter"}),
        ("gen_synthesis", {"gf", "shock"}),
        ("magen_defense_grid", {"pds"}),
    ],
)
def test_technologies_help_their_units_on_all_rolls(technology: str, units: set[str]) -> None:
    state = table().state
    state.players[0].technologies = [technology]
    kinds = ("cruiser", "destroyer", "dreadnought", "fighter", "gf", "shock", "pds", "carrier", "war_sun")
    assert {unit for unit in kinds if bonus(state, unit=unit)} == units
    assert bonus(state, unit=min(units)) == 1 and bonus(state, unit=min(units), seat=1) == 0


@pytest.mark.rule("TI-578", "TI-291", "TI-581")
def test_the_barrage_with_turrets_and_lasers() -> None:
    state = table().state
    assert rolls(state, unit="destroyer", step="barrage") == 2
    state.players[0].technologies = ["hylar_v_assault_laser", "automated_defense_turrets"]
    assert bonus(state, unit="destroyer", step="barrage") == 3
    assert bonus(state, unit="destroyer", step="dice") == 1, "turrets shoot in the barrage only"
    assert rolls(state, unit="destroyer", step="barrage") == 3 and rolls(state, unit="destroyer") == 1
    assert rolls(state, unit="cruiser", step="barrage") == 0, "Cruisers have none"


@pytest.mark.rule("TI-580")
def test_magen_helps_ground_forces_that_defend_beside_a_pds() -> None:
    found = table()
    found.state.players[1].technologies = ["magen_defense_grid"]
    assert ground(found.state, seat=1, side="defender") == 0
    found.at("203").planet("lodor", pds=1)
    assert ground(found.state, seat=1, side="defender") == 1
    assert ground(found.state, seat=0, side="attacker") == 0
    assert bonus(found.state, seat=1, unit="pds", step="defence", planet="lodor") == 1


@pytest.mark.rule("TI-265", "TI-279", "TI-360", "TI-587")
def test_jets_evade_pds_and_mines() -> None:
    state = table().state
    state.players[1].technologies = ["maneuvering_jets"]
    assert bonus(state, unit="pds", step="pds") == -1
    assert bonus(state, unit="pds", step="pds", range="adjacent") == -2
    assert bonus(state, unit="pds", step="pds", enemy=2) == 0
    assert bonus(state, unit="pds", step="defence", planet="lodor") == 0
    assert combat.mine_roll(state, 9, 1).value == 8 and combat.mine_roll(state, 9, 0).value == 9


# Races


@pytest.mark.rule("TI-265", "TI-305", "TI-364", "TI-349", "TI-092")
@pytest.mark.parametrize("step", ["barrage", "shot", "dice", "pds", "bombard", "defence", "ground"])
def test_norr_and_jolnar_on_every_combat_roll(step: str) -> None:
    state = table("norr", "jolnar", "sol").state
    assert bonus(state, unit="dreadnought", step=step, planet="lodor") == 1
    assert bonus(state, unit="dreadnought", step=step, planet="lodor", seat=1) == -1
    assert bonus(state, unit="dreadnought", step=step, planet="lodor", seat=2) == 0


@pytest.mark.rule("TI-295", "TI-305", "TI-349", "TI-364")
def test_l1z1x_dreadnoughts_in_the_dice_step_and_attackers_on_the_ground() -> None:
    state = table("l1z1x").state
    assert bonus(state, unit="dreadnought") == 1 and bonus(state, unit="cruiser") == 0
    for step in ("shot", "bombard"):
        assert bonus(state, unit="dreadnought", step=step, planet="lodor") == 0
    assert ground(state) == 1 == ground(state, unit="shock")
    assert ground(state, side="defender") == 0


@pytest.mark.rule("TI-092", "TI-295", "TI-466")
@pytest.mark.parametrize("step", ["barrage", "shot", "pds", "bombard", "defence"])
def test_what_is_limited_to_space_battles_counts_in_the_dice_step_only(step: str) -> None:
    state = table("l1z1x", "letnev", "sol").state
    state.high_alert = (0, "203")
    state.lasting = [Lasting("letnev_war_chest", 1, "combat_round")]
    assert bonus(state, unit="dreadnought") == 2 and bonus(state, unit="dreadnought", seat=1) == 1
    assert bonus(state, unit="dreadnought", step=step, planet="lodor") == 0
    assert bonus(state, unit="dreadnought", step=step, planet="lodor", seat=1) == 0


@pytest.mark.rule("TI-053")
def test_without_anomalies_nebulas_and_ion_storms_are_what_they_are_in_battle() -> None:
    state = table().state
    state.laws = [Law("investigate_spatial_anomalies")]
    assert bonus(state, unit="cruiser", side="defender", system="201") == 1
    assert rolls(state, unit="fighter", system="202") == 0
    assert cannot_fire(state, facts(seat=0, system="202")) is not None


@pytest.mark.rule("TI-305", "TI-732")
def test_naalu_fighters_in_space_and_on_the_ground() -> None:
    state = table("naalu").state
    assert bonus(state, unit="fighter") == 1 == ground(state, unit="fighter")
    assert bonus(state, unit="cruiser") == 0


@pytest.mark.rule("TI-305", "TI-364")
def test_xxchas_enemies_in_the_first_round() -> None:
    state = table("sol", "xxcha", "letnev").state
    assert bonus(state, unit="cruiser", round=1) == -1 == ground(state, round=1)
    assert bonus(state, unit="cruiser") == 0 == ground(state), "not later"
    assert bonus(state, unit="cruiser", round=1, enemy=2) == 0
    assert bonus(state, unit="cruiser", round=1, step="shot") == 0


@pytest.mark.rule("TI-305", "TI-364")
@pytest.mark.parametrize("source", ["letnev_war_chest", "l4_disruptors"])
def test_letnev_pay_for_a_round(source: str) -> None:
    state = table("letnev").state
    state.players[0].technologies = ["l4_disruptors"]
    assert bonus(state, unit="cruiser") == 0 == ground(state), "nothing paid, nothing gained"
    state.lasting = [Lasting(source, 0, "combat_round")]
    assert bonus(state, unit="cruiser") == 1 and ground(state) == 2
    assert ground(state, unit="fighter") == 0 and bonus(state, unit="cruiser", seat=1) == 0
    assert bonus(state, unit="cruiser", step="shot") == 0


@pytest.mark.rule("TI-639")
def test_neutral_forces_roll_plainly() -> None:
    state = table("xxcha").state
    state.laws = [Law("unconventional_weapons")]
    assert combat.combat(state, 7, facts(seat=-1, unit="fighter", step="dice", round=1, enemy=0)).parts == ()
    assert bonus(state, unit="war_sun", seat=1, enemy=0, round=1) == -3


# Terrain, tokens, Leaders


@pytest.mark.rule("TI-047", "TI-048")
def test_a_nebula_helps_the_defending_fleet_on_every_roll() -> None:
    state = table().state
    for step in ("barrage", "shot", "dice"):
        assert bonus(state, unit="destroyer", step=step, system="201", side="defender") == 1
        assert bonus(state, unit="destroyer", step=step, system="201") == 0
        assert bonus(state, unit="destroyer", step=step, side="defender") == 0
    assert bonus(state, unit="pds", step="pds", system="201", side="defender") == 0


@pytest.mark.rule("TI-051")
def test_fighters_roll_no_dice_in_an_ion_storm() -> None:
    state = table().state
    assert rolls(state, unit="fighter", system="202") == 0 and rolls(state, unit="fighter") == 1
    assert rolls(state, unit="cruiser", system="202") == 1


@pytest.mark.rule("TI-119", "TI-346")
def test_a_war_sun_rolls_three_dice_and_bombards_with_three() -> None:
    state = table().state
    assert rolls(state, unit="war_sun") == 3 == rolls(state, unit="war_sun", step="bombard")
    assert rolls(state, unit="dreadnought", step="bombard") == 1
    assert rolls(state, unit="cruiser", step="bombard") == 0
    assert rolls(state, unit="dock", step="pds") == 3, "Experimental Battlestation"


@pytest.mark.rule("TI-466", "TI-295")
def test_high_alert_in_the_dice_step_of_its_owner_there() -> None:
    state = table().state
    state.high_alert = (0, "203")
    assert bonus(state, unit="cruiser") == 1
    assert bonus(state, unit="cruiser", step="shot") == 0 == bonus(state, unit="cruiser", seat=1)
    assert bonus(state, unit="cruiser", system="201") == 0 == ground(state)


@pytest.mark.rule("TI-310", "TI-295", "TI-571", "TI-576")
def test_an_admirals_ship_rolls_one_more_die() -> None:
    found = table("sol")
    found.at("203").ships(0, cruiser=1)
    ship = found.at("203").system.ships[0]
    assert rolls(found.state, unit="cruiser", ship=ship.id) == 1
    ship.leaders = ["sol.2", "letnev.1"]
    assert rolls(found.state, unit="cruiser", ship=ship.id) == 2, "two Admirals are as one"
    assert rolls(found.state, unit="cruiser", ship=ship.id, step="shot") == 1
    ship.leaders = ["sol.1"]
    assert rolls(found.state, unit="cruiser", ship=ship.id) == 1, "an Agent is no Admiral"


@pytest.mark.rule("TI-350", "TI-364", "TI-571")
def test_a_general_defends_his_planet() -> None:
    found = table("sol", "norr", "letnev")
    found.at("203").planet("lodor", leaders=["norr.1", "norr.2"])
    assert bonus(found.state, unit="war_sun", step="bombard", planet="lodor") == -4
    assert ground(found.state, seat=1, side="defender") == 2, "the N'orr's own 1 and the General's"
    assert ground(found.state) == 0
    found.at("203").planet("lodor", leaders=[])
    assert bonus(found.state, unit="war_sun", step="bombard", planet="lodor") == 0


@pytest.mark.rule("TI-265", "TI-571", "TI-572")
def test_a_scientist_aims_the_pds_of_his_planet() -> None:
    found = table("hacan", "sol", "letnev")
    found.at("203").planet("lodor", owner=0, pds=1, leaders=["hacan.1"])
    assert bonus(found.state, unit="pds", step="pds", planet="lodor") == 1
    assert bonus(found.state, unit="pds", step="pds", planet="arretze") == 0
    found.at("203").planet("lodor", leaders=["jolnar.1", "jolnar.3"])
    assert bonus(found.state, unit="pds", step="pds", planet="lodor") == 1, "two Scientists are as one"


# Laws and cards


@pytest.mark.rule("TI-364")
def test_laws_and_offices_change_rolls() -> None:
    state = table().state
    state.laws = [Law("crown_of_thalnos", 0), Law("unconventional_weapons"), Law("prophecy_of_ixth", 0)]
    assert ground(state) == 1 == ground(state, unit="shock") and ground(state, seat=1) == 0
    assert bonus(state, unit="dreadnought") == -2 == bonus(state, unit="war_sun", step="bombard")
    assert bonus(state, unit="cruiser") == 0
    assert bonus(state, unit="fighter") == 1 and bonus(state, unit="fighter", seat=1) == 0


def test_public_execution_spoils_every_roll_of_the_elected() -> None:
    state = table().state
    state.lasting = [Lasting("public_execution", 1, "round", ("0",))]
    assert bonus(state, unit="cruiser") == -1 == ground(state) == bonus(state, unit="pds", step="pds")
    assert bonus(state, unit="cruiser", seat=1) == 0


@pytest.mark.rule("TI-092")
def test_cards_of_a_battle_count_where_they_say() -> None:
    state = table().state
    state.lasting = [Lasting("morale_boost", 0, "combat_round")]
    assert bonus(state, unit="cruiser") == 1 == ground(state)
    assert bonus(state, unit="cruiser", step="barrage") == 0 == bonus(state, unit="cruiser", seat=1)
    state.lasting = [Lasting("fighter_prototype", 0, "battle")]
    assert bonus(state, unit="fighter", round=1) == 2 and bonus(state, unit="fighter") == 0
    assert bonus(state, unit="cruiser", round=1) == 0
    state.lasting = [Lasting("into_the_breach", 0, "battle", ("17",))]
    assert bonus(state, unit="fighter") == 1 and bonus(state, unit="fighter", step="shot") == 0


@pytest.mark.rule("TI-093", "TI-136")
def test_who_sustains_damage() -> None:
    state = table("sol").state
    kinds = ("carrier", "cruiser", "destroyer", "dreadnought", "war_sun", "fighter")
    assert [unit for unit in kinds if combat.sustains(state, 0, unit)] == ["dreadnought", "war_sun"]
    state.players[0].technologies = ["mark_ii_advanced_carriers"]
    state.lasting = [Lasting("enhanced_armor", 1, "round")]
    assert combat.sustains(state, 0, "carrier") and not combat.sustains(state, 1, "carrier")
    assert combat.sustains(state, 1, "cruiser") and not combat.sustains(state, 0, "cruiser")


def test_yin_convert_once_or_with_fanaticism_twice() -> None:
    state = table("yin").state
    assert combat.conversions(state, 0).value == 1 and combat.conversions(state, 1).value == 0
    state.players[0].technologies = ["fanaticism"]
    assert combat.conversions(state, 0).value == 2
    state.lasting = [Lasting("cultural_crisis", 1, "round", ("0",))]
    assert combat.conversions(state, 0).value == 0
