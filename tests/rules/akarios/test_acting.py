"""An action from its payment to its bonus."""

from __future__ import annotations

import pytest

from rules.akarios.battle.cells import placements
from rules.akarios.battle.deeds import deed
from rules.akarios.components import CARDS, TRAUMA, FirstAttack
from rules.akarios.frames import Flying
from rules.akarios.language import Apply
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H6 n"


@pytest.mark.rule("AK-098")
def test_a_die_is_placed_once() -> None:
    fight = Fight(f"{HERE} dice=joker,move")
    fight.play("act move_2 0")
    assert fight.refused("act turn 0 turn=ne") == "ak-illegal-die-placed"
    assert fight.refused("act turn 7 turn=ne") == "ak-illegal-no-such-die"
    assert fight.refused("act repair 1,1,2 choose=hull") == "ak-illegal-no-such-die"


@pytest.mark.rule("AK-099")
def test_a_die_must_fit_its_cell() -> None:
    fight = Fight(f"{HERE} dice=attack")
    assert fight.refused("act move_2 0") == "ak-illegal-cells"
    assert fight.refused("act nothing 0") == "ak-illegal-no-such-action"


@pytest.mark.rule("AK-099", "AK-100")
def test_actions_are_done_at_once_one_at_a_time() -> None:
    fight = Fight(f"{HERE} dice=move,joker")
    fight.play("act move_2 0")
    assert fight.ship("p0").hex == "H3"
    fight.play("act turn 1 turn=se")
    assert fight.ship("p0").facing == 2


@pytest.mark.rule("AK-101", "AK-135")
def test_energy_then_stress_then_the_action() -> None:
    fight = Fight(f"{HERE} dice=stress stress=2")
    fight.play("act flank 0 way=r")
    told = fight.told()
    assert told.index("ak-stress-gained") < told.index("ak-miss-added") < told.index("ak-moves")
    assert (fight.card("flank").energy, fight.cockpit().stress) == (2, 3)


@pytest.mark.rule("AK-112")
def test_a_broken_card_cannot_be_used() -> None:
    fight = Fight(f"{HERE} dice=move broken=flank")
    assert fight.refused("act flank 0 way=r") == "ak-illegal-broken"


@pytest.mark.rule("AK-113", "AK-199", "AK-892")
def test_a_command_without_a_target_is_refused_and_costs_nothing() -> None:
    fight = Fight(f"{HERE} dice=attack", "rs1 A1 n")
    assert fight.refused("act attack 0 at=rs1") == "ak-illegal-no-target"
    assert fight.cockpit().dice[0].place is None


@pytest.mark.rule("AK-134", "AK-136")
def test_a_card_without_energy_takes_no_die() -> None:
    fight = Fight(f"{HERE} dice=move energy=flank:0")
    assert fight.refused("act flank 0 way=r") == "ak-illegal-no-energy"


@pytest.mark.rule("AK-136")
def test_the_last_energy_can_be_used() -> None:
    fight = Fight(f"{HERE} dice=move energy=flank:1")
    fight.play("act flank 0 way=r")
    assert fight.card("flank").energy == 0


@pytest.mark.rule("AK-137")
def test_basic_actions_need_no_energy() -> None:
    fight = Fight(f"{HERE} dice=move energy=flank:0,burst_fire:0")
    fight.play("act move_2 0")
    assert fight.ship("p0").hex == "H3"


@pytest.mark.rule("AK-123", "AK-088")
def test_each_stress_die_costs_one_stress_before_the_action() -> None:
    fight = Fight(f"{HERE} dice=stress,stress", "rs1 H4 s")
    fight.play("act burst_fire 0,1 at=rs1")
    assert fight.cockpit().stress == 2


@pytest.mark.rule("AK-125")
def test_stress_dice_that_stay_unplaced_cost_nothing() -> None:
    fight = Fight(f"{HERE} dice=stress,move")
    fight.play("act move_2 1")
    fight.play("pass")
    assert fight.cockpit().stress == 0


@pytest.mark.rule("AK-124", "AK-306")
def test_stress_dice_on_basic_repair_cost_nothing() -> None:
    fight = Fight(f"{HERE} dice=stress,stress,stress hull=3 cap=7 stress=4")
    fight.play("act repair 0,1,2 choose=hull")
    assert (fight.ship("p0").hull, fight.cockpit().stress) == (5, 2)


@pytest.mark.rule("AK-126")
def test_a_stress_ability_needs_a_stress_die_on_that_card() -> None:
    fight = Fight(f"{HERE} dice=move,stress")
    assert fight.refused("act flank 0 way=r turn=after.n") == "ak-illegal-no-stress-die"
    assert fight.refused("act move_2 1 turn=after.ne") == "ak-illegal-no-stress-ability"


@pytest.mark.rule("AK-127", "AK-131")
@pytest.mark.parametrize(("turn", "looks"), [("before.ne", 3), ("after.s", 3)])
def test_a_stress_ability_turns_the_ship_before_or_after(turn: str, looks: int) -> None:
    fight = Fight(f"{HERE} dice=stress")
    fight.play(f"act flank 0 way=r turn={turn}")
    assert fight.ship("p0").facing == looks
    assert fight.ship("p0").hex == ("J7" if turn == "before.ne" else "J5")


@pytest.mark.rule("AK-128")
def test_a_stress_ability_may_be_left() -> None:
    fight = Fight(f"{HERE} dice=stress")
    fight.play("act flank 0 way=r")
    assert fight.ship("p0").facing == 2


@pytest.mark.rule("AK-129")
def test_a_stress_ability_works_once() -> None:
    fight = Fight(f"{HERE} dice=stress")
    assert fight.refused("act flank 0 way=r turn=before.ne/after.n") == "ak-illegal-stress-once"


@pytest.mark.rule("AK-130")
def test_more_damage_is_declared_with_the_command() -> None:
    fight = Fight(f"{HERE} cards=laser_cannon,flank dice=stress deck=0", "rs1 H4 s cap=20 hull=20")
    fight.play("act laser_cannon 0 at=rs1")
    plain = 20 - (fight.ship("rs1").hull or 0)
    fight = Fight(f"{HERE} cards=laser_cannon,flank dice=stress deck=0", "rs1 H4 s cap=20 hull=20")
    fight.play("act laser_cannon 0 at=rs1 more=yes")
    assert 20 - (fight.ship("rs1").hull or 0) == plain + 2


@pytest.mark.rule("AK-132", "AK-334")
def test_panic_comes_before_the_action() -> None:
    """The rulebook's example: at stress 6 a stress die on the turn."""
    fight = Fight("p0 argonaut H6 n dice=stress stress=6 pilot=enver shields=2", "rs1 H4 s")
    fight.pad().trauma = 1
    fight.trauma_deck("shield_overload", "spin")
    fight.play("act turn 0 turn=ne")
    assert fight.cockpit().stress == 7
    assert (fight.ship("p0").shields, list(fight.ship("rs1").marks)) == (0, ["glitch"])
    assert fight.cockpit().waiting == ["spin"]
    assert fight.ship("p0").facing == 1
    assert fight.told().index("ak-panic") < fight.told().index("ak-turns")


@pytest.mark.rule("AK-133", "AK-113")
def test_what_panic_makes_impossible_is_lost_with_die_and_energy() -> None:
    fight = Fight("p0 argonaut H6 n dice=stress stress=6 broken=burst_fire")
    fight.trauma_deck("bad_memory")
    fight.play("act flank 0 way=r")
    assert (fight.ship("p0").hex, fight.card("flank").energy) == ("H6", 2)
    assert "ak-action-lost" in fight.told()
    assert fight.cockpit().dice[0].place == "flank"


@pytest.mark.rule("AK-333", "AK-330")
def test_spin_turns_the_ship_round_before_each_action() -> None:
    fight = Fight(f"{HERE} dice=move,move")
    fight.cockpit().traumas = ["spin"]
    fight.play("act move_2 0")
    assert (fight.ship("p0").hex, fight.ship("p0").facing) == ("H9", 3)
    fight.play("act move_1 1 way=l")
    assert (fight.ship("p0").hex, fight.ship("p0").facing) == ("G8", 5)


def test_white_knuckles_forbid_the_basic_turn() -> None:
    fight = Fight(f"{HERE} dice=move,move")
    fight.cockpit().traumas = ["white_knuckles"]
    assert fight.refused("act turn 0 turn=ne") == "ak-illegal-white-knuckles"


def test_who_must_attack_first_may_not_do_anything_else() -> None:
    trauma = next(id for id, row in TRAUMA.items() if any(isinstance(do, FirstAttack) for do in row.do))
    fight = Fight(f"{HERE} dice=move,attack", "rs1 H4 s")
    fight.cockpit().traumas = [trauma]
    assert fight.refused("act move_2 0") == "ak-illegal-first-attack"
    fight.play("act attack 1 at=rs1")
    fight.play("act move_2 0")


# Basic repair


@pytest.mark.rule("AK-121", "AK-302", "AK-303")
def test_basic_repair_mends_calms_and_recharges() -> None:
    fight = Fight(f"{HERE} dice=move,attack,joker hull=3 cap=7 stress=5 energy=flank:1,burst_fire:1")
    fight.play("act repair 0,1,2 choose=hull cards=flank,burst_fire")
    assert (fight.ship("p0").hull, fight.cockpit().stress) == (5, 3)
    assert (fight.card("flank").energy, fight.card("burst_fire").energy) == (2, 2)


@pytest.mark.rule("AK-303")
def test_or_it_charges_the_shields() -> None:
    fight = Fight(f"{HERE} dice=move,attack,joker hull=3 cap=7 shields=0")
    fight.play("act repair 0,1,2 choose=shields")
    assert (fight.ship("p0").hull, fight.ship("p0").shields) == (3, 2)
    assert fight.refused("act repair 0,1,2 choose=credits") != ""


@pytest.mark.rule("AK-304", "AK-308", "AK-138")
def test_nothing_rises_above_its_start() -> None:
    fight = Fight(f"{HERE} dice=move,attack,joker hull=6 cap=7 energy=flank:3,burst_fire:2")
    fight.play("act repair 0,1,2 choose=hull")
    assert (fight.ship("p0").hull, fight.cockpit().stress) == (7, 0)
    assert (fight.card("flank").energy, fight.card("burst_fire").energy) == (3, 3)


@pytest.mark.rule("AK-305", "AK-528", "AK-916")
def test_two_different_cards_of_one_s_choice() -> None:
    cards = "burst_fire,flank,proton_pulse"
    fight = Fight(f"{HERE} cards={cards} dice=move,attack,joker energy=flank:0,burst_fire:1,proton_pulse:1")
    fight.play("act repair 0,1,2 choose=hull")
    assert fight.waiting() == ["0:ak-ask-recharge"]
    fight.play("recharge flank,proton_pulse")
    assert [fight.card(id).energy for id in cards.split(",")] == [1, 1, 2]


@pytest.mark.rule("AK-916")
def test_silence_recharges_the_lowest_weapons_first() -> None:
    cards = "burst_fire,flank,proton_pulse"
    fight = Fight(f"{HERE} cards={cards} dice=move,attack,joker energy=flank:1,burst_fire:1,proton_pulse:1")
    fight.play("act repair 0,1,2 choose=hull")
    fight.silent()
    assert [fight.card(id).energy for id in cards.split(",")] == [2, 1, 2]


@pytest.mark.rule("AK-139", "AK-142")
def test_broken_cards_are_recharged_and_marked_ones_never() -> None:
    cards = "burst_fire,flank,attack_series"
    fight = Fight(f"{HERE} cards={cards} dice=move,attack,joker energy=flank:1,attack_series:0 broken=flank")
    fight.play("act repair 0,1,2 choose=hull")
    assert (fight.card("flank").energy, fight.card("flank").broken) == (2, True)
    assert fight.card("attack_series").energy == 0


@pytest.mark.rule("AK-307")
def test_a_repaired_hull_ends_rupture() -> None:
    fight = Fight(f"{HERE} dice=move,attack,joker hull=3 cap=7 marks=rupture")
    fight.play("act repair 0,1,2 choose=hull")
    assert fight.ship("p0").marks == {}


# Bonus abilities


@pytest.mark.rule("AK-278", "AK-282", "AK-283")
def test_a_harmful_bonus_without_range_waits_for_the_next_attack() -> None:
    fight = Fight(f"{HERE} dice=move")
    fight.play("act flank 0 way=r")
    assert [(each.what, each.n) for each in fight.cockpit().pending] == [("pull", 1)]


@pytest.mark.rule("AK-279", "AK-280", "AK-915")
def test_a_bonus_with_targets_is_asked_for_if_it_was_not_named() -> None:
    line = "p0 invincible H6 n dice=move"
    fight = Fight(line, "rs1 I5 s", "rs2 G4 s", "rs3 A1 s")
    fight.play("act turnabout 0")
    asked = fight.asked()
    assert (asked.key, asked.many) == ("ak-ask-bonus", (0, 2))
    assert {choice.action.what for choice in asked.choices} == {("rs2",), ("rs1",), ("p0",)}
    fight.play("pick rs2")
    assert fight.waiting() == ["0:ak-ask-push"]


@pytest.mark.rule("AK-288")
def test_a_helpful_bonus_may_be_declined_and_a_loss_may_not() -> None:
    fight = Fight("p0 invincible H6 n dice=move", "rs1 I5 s")
    fight.play("act turnabout 0 bonus=()")
    assert isinstance(fight.state.stack[-1], Flying)
    assert fight.ship("rs1").hex == "I5"
    blast = Fight(f"{HERE} cards=burst_fire,flank,shrapnel_blast dice=attack,attack,joker", "rs1 H5 s")
    blast.play(f"act shrapnel_blast {_dice(blast, 'shrapnel_blast')} at=rs1 bonus=()")
    assert blast.ship("p0").hull == 6


def _dice(fight: Fight, card: str) -> str:
    found = deed(fight.battle, 0, card)
    assert found is not None
    return ",".join(map(str, next(placements(found.cells, (), fight.cockpit().dice))))


# Who may act


@pytest.mark.rule("AK-075", "AK-891")
def test_players_act_in_any_order() -> None:
    fight = Fight("p0 argonaut H6 n dice=move,move", "p1 chariot B6 n dice=move,move")
    fight.play("act move_2 0", 1)
    fight.play("act move_2 0", 0)
    fight.play("act move_1 1 way=r", 1)
    assert (fight.ship("p0").hex, fight.ship("p1").hex) == ("H3", "C2")


@pytest.mark.rule("AK-077")
def test_a_pass_is_final() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "p1 chariot B6 n dice=move")
    fight.play("pass")
    assert fight.waiting() == ["1:ak-ask-act"]
    assert fight.refused("act move_2 0") == "ak-illegal-not-asked"


def test_ready_can_be_taken_back() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "p1 chariot B6 n dice=move")
    fight.play("ready")
    assert fight.waiting() == ["1:ak-ask-act"]
    fight.play("unready")
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]
    fight.play("ready")
    fight.play("act move_2 0")
    assert fight.ship("p0").hex == "H3"


@pytest.mark.rule("AK-867")
def test_who_has_no_die_left_is_not_waited_for() -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot B6 n")
    fight.play("act move_2 0")
    assert fight.waiting() == ["1:ak-ask-act"]
    assert "0" not in fight.state.stack[-1].said


@pytest.mark.rule("AK-078")
def test_an_energy_cell_keeps_a_player_in_the_phase() -> None:
    card = _energy_card()
    fight = Fight(f"p0 argonaut H6 n cards=burst_fire,flank,{card}", "p1 chariot B6 n")
    fight.play("act move_2 0")
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]


def _energy_card() -> str:
    usable = [
        row for row in CARDS.values() if row.cells == "E" and row.when == "action" and row.kind != "sparrow"
    ]
    return usable[0].id


@pytest.mark.rule("AK-905", "AK-922")
def test_silence_passes() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "p1 chariot B6 n dice=move")
    fight.silent()
    assert fight.waiting() == ["1:ak-ask-act"]


@pytest.mark.rule("AK-893")
def test_while_a_window_is_open_inside_an_action_others_wait() -> None:
    fight = Fight("p0 invincible H6 n dice=move,move", "p1 chariot B6 n dice=move", "rs1 I5 s")
    fight.play("act turnabout 0")
    assert fight.refused("act move_2 0", 1) == "ak-illegal-not-asked"
    fight.play("pick ()")
    fight.play("act move_2 0", 1)


# Marks


@pytest.mark.rule("AK-299", "AK-551", "AK-552")
def test_glitch_forbids_attacks_but_not_moves() -> None:
    fight = Fight(f"{HERE} dice=attack,attack,move marks=glitch", "rs1 H4 s")
    assert fight.refused("act attack 0 at=rs1") == "ak-illegal-glitch"
    assert fight.refused("act burst_fire 0 at=rs1") == "ak-illegal-glitch"
    fight.play("act move_2 2")


@pytest.mark.rule("AK-301")
@pytest.mark.parametrize(
    ("mark", "card", "whole", "part"),
    [
        ("glitch", "sudden_assault", "at=rs1", "skip=1"),
        ("stall", "speed_attack", "at=rs1", "at=rs1 skip=1"),
    ],
)
def test_a_card_that_moves_and_attacks_keeps_the_part_that_is_not_forbidden(
    mark: str, card: str, whole: str, part: str
) -> None:
    fight = Fight(f"{HERE} cards={card} marks={mark} dice=joker,joker deck=0", "rs1 H3 s")
    dice = _dice(fight, card)
    assert fight.refused(f"act {card} {dice} {whole}") == f"ak-illegal-{mark}"
    fight.play(f"act {card} {dice} {part}")
    assert fight.card(card).energy == fight.card(card).cap - 1


@pytest.mark.rule("AK-301")
@pytest.mark.parametrize(
    ("mark", "card", "part"),
    [("glitch", "speed_attack", "skip=0"), ("stall", "sudden_assault", "at=rs1 skip=0")],
)
def test_a_glitched_weapon_moves_no_ship_and_a_stalled_engine_hits_none(
    mark: str, card: str, part: str
) -> None:
    fight = Fight(f"{HERE} cards={card} marks={mark} dice=joker,joker deck=0", "rs1 H4 s")
    assert fight.refused(f"act {card} {_dice(fight, card)} {part}") == f"ak-illegal-{mark}"


@pytest.mark.rule("AK-426", "AK-558")
def test_a_stall_got_in_the_own_phase_begins_with_the_next() -> None:
    fight = Fight(f"{HERE} dice=move stress=6")
    fight.trauma_deck(_stalling())
    fight.cockpit().dice[0].face = "stress"
    fight.play("act move_2 0")
    assert (fight.ship("p0").hex, list(fight.ship("p0").marks)) == ("H3", ["stall"])


def _stalling() -> str:
    return next(
        id
        for id, row in TRAUMA.items()
        if any(isinstance(do, Apply) and do.effects[0].effect == "stall" for do in row.do)
    )


@pytest.mark.rule("AK-419")
def test_allies_get_repair_and_shields_from_players() -> None:
    line = "p0 argonaut H6 n dice=joker,joker cards=devotion,shield_relay"
    fight = Fight(line, "rf1 H5 n ally hull=1 cap=5 shields=0 shields_cap=3", "rs1 A1 n")
    fight.play("act devotion 0 at=rf1")
    fight.play("act shield_relay 1 at=rf1")
    assert (fight.ship("rf1").hull, fight.ship("rf1").shields) == (4, 2)
