"""Who takes the hits, and what races, offices and cards do in a battle."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Choose, Land, Let, PayFor, Plan, Play, Use
from rules.twilight_imperium.battle import casualties
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.effects.sources import lasting
from rules.twilight_imperium.frames import Assigning, Battle, Landing, Window
from rules.twilight_imperium.state import NOBODY, Law, Won
from tests.rules.twilight_imperium.fights import BESIDE, HERE, USUAL, attack, field, fight, keys, kinds
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table

STOP = Plan(stop=("each_round",))


def hit(table: Table, hits: int, plan: Plan = USUAL, **more: object) -> list[str]:
    """What so many hits do to seat 0."""
    blows = casualties.dealt(table.state, HERE, 0, hits, plan, **more)  # type: ignore[arg-type]
    casualties.strike(table.state, HERE, 0, blows, "battle")
    table.state.stack.clear()
    return kinds(table, 0)


def fleet(**ships: int) -> Table:
    table = field()
    table.at(HERE).ships(0, **ships)
    return table


# Policies


@pytest.mark.rule("TI-301", "TI-685", "TI-119", "TI-126")
def test_damage_first_then_the_cheapest() -> None:
    every = {"fighter": 1, "destroyer": 1, "cruiser": 1, "carrier": 1, "dreadnought": 1, "war_sun": 1}
    left = [hit(fleet(**every), hits) for hits in range(1, 9)]
    assert left[0].count("dreadnought!") == 1 and len(left[0]) == 6, "the cheapest kind that can sustain"
    assert left[1].count("war_sun!") == 1 and len(left[1]) == 6
    gone = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought!", "war_sun!"]
    for count, each in enumerate(left[2:], 1):
        assert each == sorted(gone[count:], key=str), gone[:count]


@pytest.mark.rule("TI-685")
def test_of_a_kind_the_damaged_the_leaderless_and_the_empty_go_first() -> None:
    table = fleet(carrier=4)
    ships = table.state.systems[HERE].ships
    ships[0].gf, ships[1].leaders, ships[2].gf = 3, ["sol.1"], 1
    order = [ships[3].id, ships[2].id, ships[0].id, ships[1].id]
    blows = casualties.dealt(table.state, HERE, 0, 4)
    assert [blow.ship for blow in blows] == order
    table = fleet(dreadnought=2)
    ships = table.state.systems[HERE].ships
    ships[1].damaged = True
    assert [blow.ship for blow in casualties.dealt(table.state, HERE, 0, 1, Plan(sustain="never"))] == [
        ships[1].id
    ]


@pytest.mark.rule("TI-301", "TI-685")
def test_sustain_last_and_never() -> None:
    last = Plan(sustain="last")
    assert hit(fleet(cruiser=1, dreadnought=2), 1, last) == ["dreadnought", "dreadnought"]
    assert hit(fleet(cruiser=1, dreadnought=2), 3, last) == ["dreadnought!", "dreadnought!"]
    assert hit(fleet(cruiser=1, dreadnought=2), 4, last) == ["dreadnought!"]
    assert hit(fleet(dreadnought=2), 1, Plan(sustain="never")) == ["dreadnought"]


@pytest.mark.rule("TI-685")
def test_an_own_order_and_fighters_to_keep() -> None:
    order = Plan(losses=("carrier", "fighter"))
    assert hit(fleet(carrier=1, fighter=2, cruiser=1), 2, order) == ["cruiser", "fighter"]
    keep = Plan(keep=2)
    assert hit(fleet(carrier=1, fighter=3, cruiser=1), 2, keep) == ["carrier", "fighter", "fighter"]
    assert hit(fleet(fighter=3), 2, keep) == ["fighter"], "as long as possible"


@pytest.mark.rule("TI-136", "TI-301")
def test_technologies_and_cards_that_let_ships_sustain() -> None:
    table = fleet(carrier=1, cruiser=1)
    table.state.players[0].technologies = ["mark_ii_advanced_carriers"]
    assert hit(table, 1) == ["carrier!", "cruiser"]
    begin(table.state, "enhanced_armor", 0, "round")
    assert hit(table, 1) == ["carrier!", "cruiser!"]


@pytest.mark.rule("TI-292")
def test_only_what_may_be_hit_is_hit() -> None:
    assert hit(fleet(cruiser=1, fighter=1), 3, only=("fighter",)) == ["cruiser"]


# Cards that force


def test_into_the_breach_draws_the_first_two_hits() -> None:
    table = fleet(dreadnought=2, fighter=2, carrier=1)
    led = table.state.systems[HERE].ships[1]
    table.at(HERE).ships(1, cruiser=3)
    begin(table.state, "into_the_breach", 0, "battle", (str(led.id),), 2)
    fight(table, 1, 1, 1, 1, 1, 7, 7, 7, plans=(STOP, USUAL))
    assert kinds(table, 0) == ["carrier", "dreadnought!", "fighter", "fighter"], "the third goes by plan"
    assert led not in table.state.systems[HERE].ships and lasting(table.state, "into_the_breach")[0].n == 0


def test_experimental_weaponry_spares_fighters() -> None:
    for owner, left in ((1, ["fighter", "fighter"]), (0, ["cruiser", "fighter"])):
        table = fleet(cruiser=1, fighter=2)
        table.at(HERE).ships(1, dreadnought=1)
        begin(table.state, "experimental_weaponry", owner, "combat_round")
        fight(table, 1, 1, 1, 5, plans=(STOP, USUAL))
        assert kinds(table, 0) == left


def test_shields_holding_takes_two_hits_away_once() -> None:
    table = fleet(cruiser=4)
    table.at(HERE).ships(1, cruiser=3)
    begin(table.state, "shields_holding", 0, "combat_round", (), 2)
    fight(table, 1, 1, 1, 1, 7, 7, 7, plans=(STOP, USUAL))
    assert kinds(table, 0) == ["cruiser"] * 3 and lasting(table.state, "shields_holding") == []


def test_minelayers_hit_in_the_first_casualty_step() -> None:
    table = fleet(cruiser=3)
    table.at(HERE).ships(1, cruiser=2)
    begin(table.state, "minelayers", 1, "battle", (HERE,), 2)
    fight(table, 1, 1, 1, 1, 1, plans=(STOP, USUAL))
    assert kinds(table, 0) == ["cruiser"] and kinds(table, 1) == ["cruiser"] * 2


def test_a_shot_at_the_flagship_and_no_roll_in_round_one() -> None:
    table = fleet(cruiser=2)
    table.at(HERE).ships(1, dreadnought=1, cruiser=1)
    ships = table.state.systems[HERE].ships
    begin(table.state, "target_their_flagship", 0, "battle", (str(ships[0].id), str(ships[2].id)))
    fight(table, 7, 1, 1, 1, plans=(STOP, USUAL))
    assert kinds(table, 1) == ["cruiser", "dreadnought!"]
    battle = next(frame for frame in table.state.stack if isinstance(frame, Battle))
    assert [die.ship for die in battle.dice] == [ships[1].id, ships[2].id, ships[3].id]


@pytest.mark.rule("TI-692")
def test_rule_by_terror_leaves_a_choice() -> None:
    def feared() -> Table:
        table = fleet(cruiser=3)
        table.at(HERE).ships(1, war_sun=1)
        table.state.systems[BESIDE].counters = [0]
        begin(table.state, "rule_by_terror", 1, "battle", ("0",))
        fight(table, *[1] * 6, plans=(STOP, USUAL))
        return table

    table = feared()
    assert silent(table.state, 0) == Choose(("ti-terror-stand",))
    answer(table, 0, Choose(("ti-terror-stand",)), Loaded(*[1] * 9))
    assert kinds(table, 0) == ["cruiser"]
    table = feared()
    answer(table, 0, Choose((BESIDE,)))
    assert kinds(table, 0, BESIDE) == ["cruiser"] * 3 and not table.state.stack


# The Letnev, the Yin, the Jol-Nar, the N'orr, the Minister


@pytest.mark.rule("TI-305", "TI-306", "TI-691")
def test_the_war_chest_pays_for_one_round() -> None:
    table = field("letnev", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].goods = 5
    happened = fight(table, 5, 1, 6, 1, plans=(Plan(pay=("war_chest:all",)), USUAL))
    assert keys(happened).count("ti-war-chest") == 2 and table.state.players[0].goods == 1
    assert kinds(table, 1) == [], "a 6 in the second round"
    table = field("letnev", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].goods = 5
    fight(table, 5, 1, 6, 1, 7, 1, plans=(Plan(pay=("war_chest:1",)), USUAL))
    assert table.state.players[0].goods == 3, "only the first"


@pytest.mark.rule("TI-306")
def test_the_war_chest_in_its_window_and_not_twice_a_round() -> None:
    table = field("letnev", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].goods = 8
    table.state.players[0].book.waits = [Wait("before_combat_round")]
    fight(table)
    answer(table, 0, Use("letnev_war_chest", pay=("goods:2",)), Loaded(6, 1))
    assert table.state.players[0].goods == 6 and kinds(table, 1) == []
    table = field("letnev", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].goods = 8
    table.state.players[0].book.waits = [Wait("before_combat_round")]
    table.state.players[0].cards = ["sabotage"]
    fight(table, plans=(Plan(pay=("war_chest:1",)), USUAL))
    assert isinstance(table.state.stack[-1], Window)
    with pytest.raises(Exception, match="use"):
        answer(table, 0, Use("letnev_war_chest", pay=("goods:2",)))


@pytest.mark.rule("TI-308", "TI-309", "TI-691")
def test_a_martyr_before_round_two_strikes_the_dearest() -> None:
    table = field("yin", "sol", "hacan")
    table.at(HERE).ships(0, destroyer=1, cruiser=1).ships(1, dreadnought=1, cruiser=1)
    fight(table, 1, 1, 1, 1, 1, 1, 1, plans=(Plan(pay=("martyr",), stop=("each_round",)), USUAL))
    assert kinds(table, 0) == ["cruiser", "destroyer"], "not before round 1"
    answer(table, 0, Plan(pay=("martyr",), stop=("each_round",)), Loaded(1, 1, 1))
    assert kinds(table, 0) == ["cruiser"] and kinds(table, 1) == ["cruiser", "dreadnought!"]
    answer(table, 0, Plan(pay=("martyr",), stop=("each_round",)), Loaded(1, 1, 1))
    assert kinds(table, 0) == ["cruiser"], "nor before round 3"


@pytest.mark.rule("TI-691")
def test_the_last_ship_is_no_martyr() -> None:
    table = field("yin", "sol", "hacan")
    table.at(HERE).ships(0, destroyer=1).ships(1, cruiser=1)
    happened = fight(table, 1, 1, 9, 1, plans=(Plan(pay=("martyr",)), USUAL))
    assert "ti-martyr" not in keys(happened) and kinds(table, 0) == ["destroyer"]


@pytest.mark.rule("TI-308")
def test_the_yin_choose_both_ships_in_the_window() -> None:
    table = field("yin", "sol", "hacan")
    table.at(HERE).ships(0, destroyer=1, dreadnought=1).ships(1, carrier=1, cruiser=1)
    ships = table.state.systems[HERE].ships
    table.state.players[0].book.waits = [Wait("before_combat_round")]
    fight(table, 1, 1, 1, 1)
    frame = table.state.stack[-1]
    assert isinstance(frame, Window) and frame.facts["round"] == "2", "there was nothing to do in round 1"
    with pytest.raises(Exception, match="use"):
        answer(table, 0, Use("yin_martyr", (str(ships[1].id), str(ships[3].id))))
    answer(table, 0, Use("yin_martyr", (str(ships[0].id), str(ships[3].id))), Loaded(5, 1, 5, 1))
    assert kinds(table, 0) == ["dreadnought"] and kinds(table, 1) == []


@pytest.mark.rule("TI-308")
def test_one_martyr_is_all() -> None:
    table = field("yin", "sol", "hacan")
    table.at(HERE).ships(0, destroyer=3).ships(1, cruiser=2)
    table.state.players[0].book.waits = [Wait("before_combat_round", ("round:2",))]
    plan = Plan(pay=("martyr",), stop=("each_round",))
    fight(table, *[1] * 20, plans=(plan, USUAL))
    answer(table, 0, plan, Loaded(*[1] * 20))
    frame = table.state.stack[-1]
    assert not (isinstance(frame, Window) and frame.point == "before_combat_round"), (
        "no second one in the window"
    )
    assert kinds(table, 0) == ["destroyer"] * 2 and kinds(table, 1) == ["cruiser"]


@pytest.mark.rule("TI-684")
@pytest.mark.parametrize(("cost", "paid"), [(1, 2), (2, 1), (3, 0)])
def test_the_jolnar_roll_again_only_for_ships_that_cost_enough(cost: int, paid: int) -> None:
    table = field("jolnar", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1, destroyer=1).ships(1, cruiser=1)
    table.state.players[0].strategy = 3
    worth = Plan(pay=("reroll:2", f"reroll_from:{cost}"), shots=("hold.cannon",))
    fight(table, 2, 2, 1, *[10] * 8, plans=(worth, USUAL))
    assert table.state.players[0].strategy == 3 - paid


@pytest.mark.rule("TI-307", "TI-647", "TI-684")
def test_the_jolnar_pay_a_counter_for_each_die() -> None:
    table = field("jolnar", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=2)
    table.state.players[0].strategy = 3
    happened = fight(table, 2, 9, 1, 1, 9, plans=(Plan(pay=("reroll:1",)), USUAL))
    assert table.state.players[0].strategy == 2 and kinds(table, 1) == [], "the miss was rolled again"
    assert keys(happened).count("ti-rerolls") == 1
    table = field("jolnar", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].strategy = 3
    table.state.players[0].book.waits = [Wait("after_combat_roll")]
    fight(table, 2, 1)
    answer(table, 0, Use("jolnar_reroll", ("0",)), Loaded(3))
    assert table.state.players[0].strategy == 2
    answer(table, 0, Choose(("0",)), Loaded(9))
    assert table.state.players[0].strategy == 1 and kinds(table, 1) == [], "and once more"


@pytest.mark.rule("TI-307")
def test_others_dice_are_not_rerolled_and_silence_spends_nothing() -> None:
    table = field("jolnar", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].strategy = 1
    table.state.players[0].book.waits = [Wait("after_combat_roll")]
    fight(table, 2, 1)
    with pytest.raises(Exception, match="use"):
        answer(table, 0, Use("jolnar_reroll", ("1",)))
    assert silent(table.state, 0) == Let()


@pytest.mark.rule("TI-311")
def test_the_genome_avenges_ships_of_round_one() -> None:
    table = field("norr", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=4)
    table.state.players[0].technologies = ["berserker_genome"]
    happened = fight(table, 1, 1, 7, 7, 1, 1, 10, 3)
    assert "ti-genome" in keys(happened) and kinds(table, 1) == ["cruiser"] * 2, "though none is left"
    table = field("norr", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=4)
    table.state.players[0].technologies = ["berserker_genome"]
    assert "ti-genome" not in keys(fight(table, 1, 1, 7, 7, 1, 1, 9, 9)), "a ten is a natural one"
    table = field("norr", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=3).ships(1, cruiser=4)
    table.state.players[0].technologies = ["berserker_genome"]
    happened = fight(table, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 1, 10, 10, 10)
    assert "ti-genome" not in keys(happened), "not after round 2"


@pytest.mark.rule("TI-289", "TI-290", "TI-657")
def test_the_minister_of_war_has_a_sure_hit_for_a_counter() -> None:
    table = fleet(cruiser=1)
    table.at(HERE).ships(1, cruiser=2)
    table.state.laws = [Law("minister_of_war", holder=0)]
    table.state.players[0].strategy = 1
    table.state.players[0].book.waits = [Wait("before_space_battle")]
    fight(table, plans=(STOP, USUAL))
    answer(table, 0, Use("minister_of_war"), Loaded(1, 1))
    assert kinds(table, 1) == ["cruiser"] and table.state.players[0].strategy == 0


# Afterwards


@pytest.mark.rule("TI-312")
def test_direct_hit_may_follow_damage_before_the_battle_and_in_it() -> None:
    table = fleet(dreadnought=1, cruiser=1)
    table.at(HERE).ships(1, dreadnought=1)
    table.state.players[1].technologies = ["assault_cannon"]
    table.state.players[1].cards = ["direct_hit"]
    table.state.players[1].book.waits = [Wait("after_casualties")]
    fight(table, 5)
    frame = table.state.stack[-1]
    assert isinstance(frame, Window) and frame.facts["damaged"] == str(table.state.systems[HERE].ships[0].id)
    assert frame.facts["round"] == "0" and frame.asked == [1]


@pytest.mark.rule("TI-132", "TI-312")
def test_fighters_fight_on_after_a_direct_hit() -> None:
    table = fleet(war_sun=1, fighter=2)
    table.at(HERE).ships(1, cruiser=2)
    table.state.players[1].cards = ["direct_hit"]
    table.state.players[1].book.waits = [Wait("after_casualties")]
    sun = table.state.systems[HERE].ships[0]
    fight(table, 1, 1, 1, 1, 1, 7, 1, plans=(STOP, USUAL))
    answer(table, 1, Play("direct_hit", (str(sun.id),)), Loaded(1, 1, 1, 1))
    assert kinds(table, 0) == ["fighter", "fighter"], "they lose their support only when it is over"


@pytest.mark.rule("TI-314", "TI-565")
def test_leaders_of_lost_ships_meet_their_fate_at_the_end() -> None:
    table = fleet(cruiser=1)
    table.at(HERE).ships(1, cruiser=1)
    table.state.systems[HERE].ships[0].leaders = ["sol.2"]
    fight(table, 1, 1, 7, 9)
    assert table.state.players[1].captives == ["sol.2"], "9: captured by the winner"
    table = fleet(cruiser=1)
    table.at(HERE).ships(1, cruiser=1)
    table.state.systems[HERE].ships[0].leaders = ["sol.2"]
    fight(table, 7, 1, 7, 9)
    assert table.state.players[1].captives == [] and "sol.2" in table.state.players[0].dead, "nobody is there"


@pytest.mark.rule("TI-565", "TI-568")
def test_the_winners_own_leader_is_found_by_his_own_side() -> None:
    table = fleet(cruiser=1, carrier=1)
    table.at(HERE).ships(1, cruiser=1)
    table.state.systems[HERE].ships[0].leaders = ["sol.2"]
    fight(table, 7, 1, 1, 7, 9, plans=(Plan(losses=("cruiser",)), USUAL))
    assert kinds(table, 0) == ["carrier"] and kinds(table, 1) == []
    assert table.state.players[0].dead == [] and table.state.players[0].captives == []
    assert "sol.2" in systems.planet(table.state, "jord").leaders, "nobody captures his own"


@pytest.mark.rule("TI-052")
def test_a_stalemate_in_an_ion_storm_is_the_attackers_loss() -> None:
    table = field(tile="ion_storm_se")
    table.at(HERE).ships(0, fighter=2).ships(1, fighter=1)
    happened = fight(table)
    assert "ti-stalemate" in keys(happened) and kinds(table, 0) == []
    assert table.state.players[1].tally.battles == [Won(HERE, 0, 2)]
    table = field(tile="ion_storm_se")
    table.state.players[0].technologies = ["advanced_fighters"]
    table.at(HERE).ships(0, fighter=2).ships(1, fighter=1)
    table.state.systems[BESIDE].counters = [0]
    fight(table)
    assert kinds(table, 0, BESIDE) == ["fighter"] * 2


@pytest.mark.rule("TI-052", "TI-305")
def test_who_can_hit_from_round_two_on_fights_on() -> None:
    table = field("xxcha", "jolnar", tile="ion_storm_se")
    table.state.players[0].technologies = ["advanced_fighters"]
    table.at(HERE).ships(0, fighter=2).ships(1, carrier=1)
    happened = fight(table, 10, 10, 10)
    assert "ti-stalemate" not in keys(happened), "the Xxcha hinder them in round 1 only"
    assert kinds(table, 0) == [] and keys(happened).count("ti-battle-round") == 3


@pytest.mark.rule("TI-382")
@pytest.mark.parametrize("why", ["battle", "pds"])
def test_shock_troops_whose_escort_went_down_with_another_ship(why: str) -> None:
    table = fleet(carrier=1, war_sun=1)
    carrier, sun = table.state.systems[HERE].ships
    carrier.gf, sun.shock, table.state.shock_left = 1, 2, 10
    if why == "battle":
        table.at(HERE).ships(1, destroyer=1)
        fight(table, 1, 3, 1, 1, 9, plans=(Plan(losses=("carrier",), sustain="never"), USUAL))
    else:
        table.state.players[0].plan = "plan losses=carrier sustain=never"
        run(table, Assigning(0, HERE, 1, "pds"))
    assert kinds(table, 0) == ["war_sun"]
    assert (sun.gf, sun.shock, table.state.shock_left) == (1, 1, 11)


@pytest.mark.rule("TI-315", "TI-693")
def test_salvage_after_every_battle_and_a_ship_after_a_victory() -> None:
    def battle(*faces: int) -> Table:
        table = field("mentak", "sol", "hacan")
        table.at(HERE).ships(0, carrier=1, dreadnought=1).ships(1, cruiser=1)
        table.state.players[0].technologies = ["salvage_operations"]
        fight(table, *faces)
        return table

    table = battle(1, 5, 1)
    assert table.state.players[0].goods == 2 and silent(table.state, 0) == Choose(("ti-salvage-none",))
    answer(table, 0, Choose(("cruiser",)))
    answer(table, 0, PayFor(("goods:2",)))
    assert kinds(table, 0) == ["carrier", "cruiser", "dreadnought"] and table.state.players[0].goods == 0
    unpaid = battle(1, 5, 1)
    answer(unpaid, 0, Choose(("cruiser",)))
    answer(unpaid, 0, PayFor(("-",)))
    assert kinds(unpaid, 0) == ["carrier", "dreadnought"] and unpaid.state.players[0].goods == 2
    table = field("mentak", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, war_sun=2)
    table.state.players[0].technologies = ["salvage_operations"]
    fight(table, 1, 3, *[10] * 9)
    assert table.state.players[0].goods == 2 and not table.state.stack, "lost, and paid all the same"


@pytest.mark.rule("TI-315", "TI-208")
def test_a_battle_with_the_custodians_is_salvaged_too() -> None:
    table = field("mentak", "sol", "hacan")
    table.at("000").ships(0, carrier=1, war_sun=1)
    table.state.players[0].technologies = ["salvage_operations"]
    fight(table, *[10] * 4, *[1] * 3, defender=NOBODY, at="000")
    assert table.state.custodians[0] == 0 and table.state.players[0].goods == 2
    answer(table, 0, Choose(("fighter",)))
    answer(table, 0, PayFor(("goods:1",)))
    assert kinds(table, 0, "000") == ["carrier", "war_sun", "fighter"] and table.state.players[0].goods == 1
    assert table.state.players[0].tally.battles == [], "they count for no objective"


@pytest.mark.rule("TI-315")
def test_who_loses_salvages_no_ship() -> None:
    table = field("mentak", "sol", "hacan")
    table.at(HERE).ships(0, carrier=1).ships(1, cruiser=2)
    table.state.players[0].technologies = ["salvage_operations"]
    fight(table, 9, 7, 1)
    assert kinds(table, 1) == ["cruiser"] and table.state.players[0].goods == 2 and not table.state.stack


@pytest.mark.rule("TI-315")
def test_salvaged_war_suns_need_the_technology() -> None:
    for known in (False, True):
        table = field("mentak", "sol", "hacan")
        table.at(HERE).ships(0, dreadnought=5).ships(1, war_sun=1)
        table.state.players[0].technologies = ["salvage_operations", *(["war_sun"] if known else [])]
        table.state.players[0].goods = 20
        fight(table, 5, 5, 1, 1, 1, 1, 1, 1)
        assert bool(table.state.stack) is known


@pytest.mark.rule("TI-032")
def test_the_enemy_of_the_throne_rewards_an_attacker_who_wins() -> None:
    def battle(holder: int, *faces: int) -> Table:
        table = fleet(cruiser=1)
        table.at(HERE).ships(1, cruiser=1)
        table.state.laws = [Law("enemy_of_the_throne", holder=holder)]
        table.state.action.cards = ["plague"]
        fight(table, *faces)
        return table

    table = battle(1, 7, 1)
    assert table.state.players[0].goods == 2 and table.state.players[0].cards == ["plague"]
    assert table.state.laws == [] and table.state.stack[-1].seat == 0, "the counter goes where he likes"
    assert battle(1, 1, 7).state.laws != [] and battle(0, 1, 7).state.laws != []


# Custodians


def custodians(*faces: int, plan: Plan = USUAL, race: str = "sol", **ships: int) -> tuple[Table, list[str]]:
    table = field(race, "letnev", "hacan")
    table.at("000").ships(0, **ships)
    happened = fight(table, *faces, plans=(plan, USUAL), defender=NOBODY, at="000")
    return table, keys(happened)


@pytest.mark.rule("TI-207", "TI-208", "TI-212", "TI-034", "TI-216")
def test_the_custodians_fighters_fight_as_nobody() -> None:
    table, told = custodians(7, 7, 7, 8, 8, 8, cruiser=3)
    assert table.state.custodians == [0, 2] and "ti-custodians-fall" in told
    assert table.state.players[0].tally.battles == [], "they are no opposing forces"
    table, _ = custodians(1, 9, 8, 8, 7, 1, 1, 1, 1, 1, 1, 1, cruiser=1)
    assert table.state.custodians == [3, 2], "they hit at nine"


@pytest.mark.rule("TI-211")
def test_fighters_that_win_are_three_again() -> None:
    table, told = custodians(7, 7, 9, 1, 1, 1, 9, cruiser=2)
    assert table.state.custodians == [3, 2] and "ti-custodians-fall" not in told
    table, _ = custodians(7, 9, 9, 9, cruiser=1)
    assert table.state.custodians == [3, 2]


@pytest.mark.rule("TI-212", "TI-032", "TI-211")
def test_fighters_that_win_and_have_no_carrier_any_more_have_beaten_them() -> None:
    table = field()
    table.at("000").ships(0, carrier=1, fighter=3).system.ships[0].gf = 2
    run(table, Landing(0, "000"))
    loaded = Loaded(1, 9, 9, 9, 9, 1, 1)
    answer(table, 0, Land(("mecatol_rex.gf:2",)), loaded)
    happened = answer(table, 0, Plan(losses=("carrier",)), loaded)
    assert "ti-custodians-fall" in keys(happened) and "ti-custodians-hold" not in keys(happened)
    assert table.state.custodians == [0, 2] and table.state.stack == []
    assert kinds(table, 0, "000") == [] and systems.planet(table.state, "mecatol_rex").owner is None


@pytest.mark.rule("TI-210", "TI-639")
def test_no_barrage_at_custodians_but_other_shots() -> None:
    _, told = custodians(*[10] * 9, destroyer=3)
    assert "ti-barrage" not in told
    _, told = custodians(7, 7, 7, 1, 1, race="mentak", cruiser=3)
    assert "ti-ambush" in told


@pytest.mark.rule("TI-639")
def test_neutral_units_roll_plainly() -> None:
    table, _ = custodians(1, 9, 1, 1, race="xxcha", cruiser=1)
    assert kinds(table, 0, "000") == [], "the Xxcha's calm does not reach them"


@pytest.mark.rule("TI-219")
def test_no_retreat_from_custodians() -> None:
    table = field()
    table.at("000").ships(0, cruiser=1)
    run(table, attack(table, defender=NOBODY, at="000"))
    table.state.systems["101"] = table.state.systems[BESIDE]
    with pytest.raises(Exception, match="retreat-custodians"):
        answer(table, 0, Plan(retreat="101"))
    table = field()
    table.at("000").ships(0, cruiser=1)
    table.at("101", "empty_base")
    table.state.players[0].cards = ["skilled_retreat"]
    table.state.players[0].book.waits = [Wait("before_combat_round")]
    fight(table, defender=NOBODY, at="000")
    assert asked(table, 0) is not None, "his window is open"
    with pytest.raises(IllegalMove):
        answer(table, 0, Play("skilled_retreat", ("000", "101")))
