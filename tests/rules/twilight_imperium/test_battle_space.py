"""Space Battles, stage by stage."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.notation import write
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Let, Plan
from rules.twilight_imperium.battle import precombat, sides
from rules.twilight_imperium.frames import Window
from rules.twilight_imperium.state import TradeCard, Won
from tests.rules.twilight_imperium.fights import (
    HERE,
    USUAL,
    attack,
    field,
    fight,
    keys,
    kinds,
)
from tests.rules.twilight_imperium.play import Loaded, answer, run
from tests.rules.twilight_imperium.table import Table

# Beginning and end


@pytest.mark.rule("TI-285", "TI-300", "TI-304", "TI-032")
def test_rounds_go_on_until_one_side_is_left() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    happened = fight(table, 6, 6, 6, 6, 7, 6)
    assert keys(happened).count("ti-battle-round") == 3, "two rounds without a hit, and a third"
    assert kinds(table, 0) == ["cruiser"] and kinds(table, 1) == [] and not table.state.stack
    assert "ti-battle-won" in keys(happened)


@pytest.mark.rule("TI-284")
def test_a_lone_fighter_fights() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, fighter=1)
    fight(table, 1, 9)
    assert kinds(table, 0) == [] and kinds(table, 1) == [], "it fell in no battle, but has no support"
    assert table.state.players[1].tally.battles == [Won(HERE, 0, 1)]


@pytest.mark.rule("TI-300", "TI-302", "TI-313")
def test_all_have_rolled_before_anything_is_removed() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    happened = fight(table, 7, 7)
    assert kinds(table, 0) == kinds(table, 1) == []
    lost = [event.args["player"] for event in happened if event.key == "ti-ships-lost"]
    assert lost == ["#0", "#1"], "the attacker's are removed first"
    assert "ti-battle-nobody" in keys(happened)
    assert not any(player.tally.battles for player in table.state.players)


@pytest.mark.rule("TI-287")
def test_a_battle_ends_the_agreement_of_the_two() -> None:
    table = field("hacan", "letnev", "sol")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].trade = [TradeCard(3, lent=1), TradeCard(3, lent=2)]
    table.state.players[1].trade = [TradeCard(1, lent=0)]
    table.state.players[2].trade = [TradeCard(2, lent=0)]
    run(table, attack(table))
    assert [card.lent for card in table.state.players[0].trade] == [None, 2]
    assert table.state.players[1].trade[0].lent is None


@pytest.mark.rule("TI-297")
def test_a_side_without_ships_ends_it_before_the_first_round() -> None:
    table = field()
    table.at(HERE).ships(0, fighter=1).ships(1, destroyer=1)
    happened = fight(table, 9, 1)
    assert "ti-battle-round" not in keys(happened) and kinds(table, 1) == ["destroyer"]
    assert table.state.players[1].tally.battles == [Won(HERE, 0, 1)]
    table = field("sol", "mentak", "hacan")
    table.at(HERE).ships(0, fighter=1).ships(1, destroyer=1)
    assert "ti-ambush" not in keys(fight(table, 9, 1)), "and before the next shot"


@pytest.mark.rule("TI-628", "TI-630", "TI-035")
def test_a_victory_counts_the_ships_that_were_there_at_first() -> None:
    table = field()
    table.at(HERE).ships(0, destroyer=1, war_sun=2).ships(1, cruiser=1, carrier=1, fighter=2)
    fight(table, 9, 9, *[10] * 20)
    assert table.state.players[0].tally.battles == [Won(HERE, 1, 4)], "Fighters shot down before it included"
    assert table.state.players[1].tally.battles == []


@pytest.mark.rule("TI-122", "TI-132", "TI-314")
def test_fighters_fight_on_without_their_carrier_and_go_afterwards() -> None:
    table = field()
    table.at(HERE).ships(0, carrier=1, fighter=2).ships(1, cruiser=1)
    order = Plan(losses=("carrier", "fighter"))
    fight(table, 1, 1, 1, 7, 1, 9, 1, plans=(order, USUAL))
    assert kinds(table, 0) == [], "they won, and had nowhere to land"
    assert kinds(table, 1) == [] and table.state.players[0].tally.battles


@pytest.mark.rule("TI-121", "TI-137")
def test_what_is_aboard_dies_with_the_ship() -> None:
    table = field()
    place = table.at(HERE).ships(0, war_sun=1, carrier=1).ships(1, cruiser=2)
    sun, carrier = place.system.ships[:2]
    sun.gf, sun.pds, carrier.shock, carrier.gf, table.state.shock_left = 3, 1, 1, 1, 11
    fight(table, 1, 1, 1, 1, 7, 7, 10, 10, 1, 1, plans=(Plan(losses=("carrier",), sustain="last"), USUAL))
    assert kinds(table, 0) == ["war_sun!"] and sun.gf == 3 and sun.pds == 1
    assert table.state.shock_left == 12


@pytest.mark.rule("TI-316")
def test_damage_stays_after_the_battle() -> None:
    table = field()
    table.at(HERE).ships(0, dreadnought=1).ships(1, cruiser=1)
    fight(table, 1, 7, 5, 1)
    assert kinds(table, 0) == ["dreadnought!"]


# Dice


@pytest.mark.rule("TI-119", "TI-300")
def test_a_war_sun_rolls_three_dice_at_three() -> None:
    table = field()
    table.at(HERE).ships(0, war_sun=1).ships(1, cruiser=1, destroyer=1, fighter=2, carrier=1)
    happened = fight(table, 2, 3, 3, *[1] * 5, *[10] * 9)
    first = next(
        event for event in happened if event.key == "ti-fleet-rolls" and event.args["player"] == "#0"
    )
    assert first.args["count"] == 2


@pytest.mark.rule("TI-305")
def test_every_die_keeps_the_parts_of_its_sum() -> None:
    table = field("norr", "jolnar", "sol")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].technologies = ["hylar_v_assault_laser"]
    stops = Plan(stop=("each_round",))
    fight(table, 4, 7, plans=(stops, USUAL))
    battle = sides.by_number(table.state, 40)
    one, other = battle.dice
    assert sorted(one.parts) == [("hylar_v_assault_laser", 1), ("norr_ferocity", 1)]
    assert other.parts == [("jolnar_frail", -1)] and (one.needed, one.face) == (7, 4)
    assert kinds(table, 0) == kinds(table, 1) == ["cruiser"], "4 and 2 is no 7, nor is 7 less 1"


@pytest.mark.rule("TI-305")
@pytest.mark.parametrize(
    ("race", "kind", "face"), [("l1z1x", "dreadnought", 4), ("naalu", "fighter", 8), ("norr", "cruiser", 6)]
)
def test_races_add_to_their_dice(race: str, kind: str, face: int) -> None:
    for rolled, left in ((face - 1, ["carrier"]), (face, [])):
        table = field("sol", race, "hacan")
        table.at(HERE).ships(0, carrier=1).ships(1, **{kind: 1})
        fight(table, 1, rolled, 9, 1, plans=(Plan(stop=("each_round",)), USUAL))
        assert kinds(table, 0) == left


@pytest.mark.rule("TI-305")
def test_the_xxcha_hinder_their_enemies_in_round_one_only() -> None:
    table = field("xxcha", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    fight(table, 1, 7, 1, 7)
    assert kinds(table, 0) == [] and kinds(table, 1) == ["cruiser"]
    table = field("xxcha", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    fight(table, 1, 7, plans=(Plan(stop=("each_round",)), USUAL))
    assert kinds(table, 0) == ["cruiser"]


@pytest.mark.rule("TI-305")
def test_the_defender_in_a_nebula_and_high_alert() -> None:
    for seat, rolled in ((1, (1, 6)), (0, (6, 1))):
        table = field(tile="nebula_base")
        table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
        fight(table, *rolled, plans=(Plan(stop=("each_round",)), USUAL))
        assert bool(kinds(table, 1 - seat)) is (seat == 0), "the defender's 6 hits, the attacker's does not"
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.high_alert = (0, HERE)
    fight(table, 6, 1)
    assert kinds(table, 1) == []


@pytest.mark.rule("TI-310", "TI-295")
def test_the_admirals_ship_rolls_one_die_more_in_rounds() -> None:
    table = field("sol", "letnev", "hacan")
    place = table.at(HERE).ships(0, dreadnought=1).ships(1, cruiser=2)
    place.system.ships[0].leaders = ["sol.2"]
    table.state.players[0].technologies = ["assault_cannon"]
    happened = fight(table, 1, 5, 5, 1, 1)
    rolled = [event for event in happened if event.key == "ti-fleet-rolls" and event.args["player"] == "#0"]
    assert [event.args["count"] for event in rolled] == [0, 2], "one die before the battle, two in the round"
    assert kinds(table, 1) == []


# Before the battle


@pytest.mark.rule("TI-130", "TI-290", "TI-291", "TI-292")
def test_destroyers_fire_two_dice_at_fighters_first() -> None:
    table = field()
    table.at(HERE).ships(0, fighter=3, carrier=1).ships(1, destroyer=2)
    happened = fight(table, 9, 9, 8, 10, 1, *[1] * 2, plans=(Plan(stop=("each_round",)), USUAL))
    assert kinds(table, 0) == ["carrier"], "three hits before they could shoot"
    rolled = [event for event in happened if event.key == "ti-fleet-rolls"]
    assert rolled[0].args["count"] == 3 and keys(happened).count("ti-barrage") == 1
    table = field()
    table.at(HERE).ships(0, fighter=1, cruiser=1).ships(1, destroyer=2)
    fight(table, 10, 10, 10, 10, 1, 1, 1, plans=(Plan(stop=("each_round",)), USUAL))
    assert kinds(table, 0) == ["cruiser"], "surplus hits are lost"


@pytest.mark.rule("TI-291")
def test_turrets_and_lasers_help_the_barrage() -> None:
    table = field()
    table.at(HERE).ships(0, fighter=9, carrier=2).ships(1, destroyer=1)
    table.state.players[1].technologies = ["automated_defense_turrets", "hylar_v_assault_laser"]
    fight(table, 6, 6, 5, *[1] * 10, plans=(Plan(stop=("each_round",)), USUAL))
    assert kinds(table, 0).count("fighter") == 7, "three dice at +3"


@pytest.mark.rule("TI-293", "TI-687")
def test_the_mentak_ambush_with_two_ships_that_fight_on() -> None:
    table = field("sol", "mentak", "hacan")
    table.at(HERE).ships(0, cruiser=4).ships(1, destroyer=2, cruiser=1)
    happened = fight(table, 7, 8, 9, 1, 1, 1, 1, 1, plans=(Plan(stop=("each_round",)), USUAL))
    rolled = [event for event in happened if event.key == "ti-fleet-rolls"]
    assert rolled[0].args["count"] == 1, "the Cruiser's 7 hits, a Destroyer's 8 does not; nobody else fires"
    assert kinds(table, 0) == ["cruiser"] * 3
    assert len(sides.by_number(table.state, 40).dice) == 3 + 3


@pytest.mark.rule("TI-294", "TI-295")
def test_assault_cannons_of_dreadnoughts() -> None:
    table = field("sol", "l1z1x", "hacan")
    table.at(HERE).ships(0, cruiser=3).ships(1, dreadnought=2, cruiser=1)
    table.state.players[1].technologies = ["assault_cannon"]
    fight(table, 4, 5, 1, 1, 1, 1, 1, plans=(Plan(stop=("each_round",)), USUAL))
    assert kinds(table, 0) == ["cruiser"] * 2, "L1z1x's bonus does not count here"


@pytest.mark.rule("TI-288", "TI-289", "TI-686")
def test_the_defender_orders_the_shots_of_both_sides() -> None:
    def order(plan: Plan) -> list[str]:
        table = field("mentak", "mentak", "hacan")
        table.at(HERE).ships(0, destroyer=1).ships(1, destroyer=1)
        for player in table.state.players:
            player.technologies = ["assault_cannon"]
        battle = attack(table)
        battle.plans["1"] = write(plan)
        return [f"{shot.seat}.{shot.what}" for shot in precombat.order(table.state, battle)]

    usual = ["0.window", "1.barrage", "1.cannon", "1.ambush", "0.barrage", "0.cannon", "0.ambush"]
    assert order(USUAL) == usual
    wanted = order(Plan(shots=("attacker.barrage", "window", "defender.ambush")))
    assert wanted[:3] == ["0.barrage", "0.window", "1.ambush"] and sorted(wanted) == sorted(usual)
    assert order(Plan(shots=("hold.cannon",))) == [each for each in usual if each != "1.cannon"]


@pytest.mark.rule("TI-288")
def test_the_attacker_does_not_order_shots() -> None:
    table = field()
    table.at(HERE).ships(0, destroyer=1).ships(1, destroyer=1)
    run(table, attack(table))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Plan(shots=("attacker.barrage",)))
    assert refused.value.key == "ti-illegal-plan-shot"
    answer(table, 1, Plan(shots=("attacker.barrage",)))


# Windows


def windows(table: Table, *faces: int) -> list[str]:
    """Where seat 0 is asked, if it waits everywhere and lets everything pass."""
    table.state.players[0].book.waits = [Wait("all")]
    table.state.players[0].cards = ["sabotage"]
    loaded = Loaded(*faces)
    fight(table, dice=loaded)
    found = list[str]()
    while table.state.stack:
        frame = table.state.stack[-1]
        assert isinstance(frame, Window)
        found.append(f"{frame.point} {frame.facts['round']}")
        answer(table, 0, Let(), loaded)
    return found


@pytest.mark.rule("TI-646", "TI-289")
def test_the_windows_of_a_round_in_their_order() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    assert windows(table, 1, 1, 7, 1) == [
        "before_space_battle 0",
        "before_combat_round 1",
        "after_combat_roll 1",
        "before_combat_round 2",
        "after_combat_roll 2",
        "after_casualties 2",
    ]


@pytest.mark.rule("TI-729")
def test_shots_before_the_battle_open_a_window_too() -> None:
    table = field()
    table.at(HERE).ships(0, destroyer=1).ships(1, fighter=1, destroyer=1)
    found = windows(table, 9, 1, 9, 1)
    assert found[:3] == ["before_space_battle 0", "after_combat_roll 0", "after_casualties 0"]
