"""Dice of several players on one card: the Sparrow's upgrades with cells, and Joint Effort (AK-659 to AK-666,
AK-788 to AK-805, AK-827, AK-882, AK-883, AK-920)."""

from __future__ import annotations

import pytest

from rules.akarios.actions import Pour
from rules.akarios.battle.setup import lay_out
from rules.akarios.draft import draft
from rules.akarios.game import RULES
from rules.akarios.scenario import pair
from rules.core.dice import Dice
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.flown import Flown
from tests.rules.akarios.played import check, play, sees

TWO = ("p0 argonaut H6 n dice=attack,move", "p1 chariot A6 n dice=attack,stress")


def pool(card: str, *lines: str) -> Fight:
    return Fight(*lines, sparrow=(card,))


def up(fight: Fight, card: str) -> bool:
    return fight.battle.sparrow_cards[card]


# Opening, adding, confirming


@pytest.mark.rule("AK-659")
def test_a_card_with_cells_is_used_once_in_a_battle_and_turned_down() -> None:
    fight = pool("stress_relief", "p0 argonaut H6 n stress=2 dice=move,move")
    fight.play("pour stress_relief 0")
    sees(fight, "p0 stress=0 dice=move,move")
    assert not up(fight, "stress_relief")
    assert fight.refused("pour stress_relief 1") == "ak-illegal-turned-down"
    assert "pool.stress_relief" not in [each.code for each in draft(fight.state, 0, ()).options]  # type: ignore[union-attr]


@pytest.mark.rule("AK-660")
def test_dice_of_different_players_fill_the_cells_together() -> None:
    fight = pool("repair_protocols", "p0 argonaut H6 n hull=3 dice=move", "p1 chariot A6 n hull=1 dice=joker")
    fight.play("pour repair_protocols 0")
    sees(fight, "p0 hull=3")
    assert fight.asked(1).optional and fight.asked(1).soon
    fight.play("pour repair_protocols 0", 1)
    fight.play("confirm")
    sees(fight, "p0 hull=5 dice=move | p1 hull=3 dice=move")
    assert not up(fight, "repair_protocols")


@pytest.mark.rule("AK-660")
def test_one_player_alone_fills_them_where_nobody_can_add() -> None:
    check(
        "p0 argonaut H6 n hull=3 dice=move,joker",
        "pour repair_protocols 0,1",
        "p0 hull=5 dice=move",
        sparrow=("repair_protocols",),
    )


@pytest.mark.rule("AK-660")
def test_all_dice_may_be_those_of_others() -> None:
    fight = pool("stress_relief", "p0 argonaut H6 n stress=2 dice=move", "p1 chariot A6 n stress=2 dice=move")
    fight.play("pour stress_relief ()")
    assert [choice.label for choice in fight.asked().choices] == [
        "ak-choice-pour",
        "ak-choice-pour",
        "ak-choice-close-pool",
    ], "without a die it cannot be used"
    fight.play("pour stress_relief 0", 1)
    fight.play("confirm")
    sees(fight, "p0 stress=0 dice=move,move | p1 stress=0 dice=move")


@pytest.mark.rule("AK-660")
def test_only_dice_that_fit_and_only_in_the_pilot_phase() -> None:
    fight = pool("covering_fire", "p0 argonaut H6 n dice=attack,attack,attack,attack", "rs1 H3 s")
    assert fight.refused("pour covering_fire 4") == "ak-illegal-cells", "a move die in an attack cell"
    assert fight.refused("pour covering_fire 0,1,2,3") == "ak-illegal-cells", "four dice in three cells"
    assert fight.refused("pour covering_fire ()") == "ak-illegal-cells", "nobody else is there"
    assert fight.refused("pour covering_fire 7") == "ak-illegal-no-such-die"
    assert fight.refused("pour covering_fire 0,0") == "ak-illegal-cells"
    assert fight.refused("pour barrage 0") == "ak-illegal-no-pool"
    fight.battle.phase = "enemies"
    fight.attacked("p0")
    assert fight.refused("pour covering_fire 0") == "ak-illegal-here"


@pytest.mark.rule("AK-660", "AK-077")
def test_who_has_passed_adds_no_dice() -> None:
    fight = pool("repair_protocols", "p0 argonaut H6 n hull=3 dice=move", "p1 chariot A6 n dice=joker")
    fight.play("pass", 1)
    assert fight.refused("pour repair_protocols 0") == "ak-illegal-cells"
    fight.play("pour repair_protocols 0,1")
    sees(fight, "p0 hull=5")


@pytest.mark.rule("AK-663")
def test_stress_dice_cost_their_owners_stress() -> None:
    fight = pool("repair_protocols", "p0 argonaut H6 n dice=move", "p1 chariot A6 n dice=stress stress=1")
    play(fight, "pour repair_protocols 0 | 1> pour repair_protocols 0 | confirm")
    sees(fight, "p0 stress=0 | p1 stress=2")


@pytest.mark.rule("AK-666")
@pytest.mark.parametrize("sparrow", [(), ("sparrow C3 n",)])
def test_the_sparrow_may_be_absent_or_idle(sparrow: tuple[str, ...]) -> None:
    fight = pool("covering_fire", "p0 argonaut H6 n dice=attack deck=0", "rs1 H3 s hull=9 cap=9", *sparrow)
    fight.play("pour covering_fire 0")
    sees(fight, "rs1 hull=5")


@pytest.mark.rule("AK-665")
def test_cards_are_turned_up_again_for_the_next_scenario() -> None:
    flown = Flown("001", seats=1)
    flown.state.sheet.sparrow = flown.state.sheet.fitted = ["stress_relief"]
    flown.battle.sparrow_cards = {"stress_relief": True}
    flown.open("move")
    flown.play("pour stress_relief 0")
    assert flown.battle.sparrow_cards == {"stress_relief": False}
    lay_out(flown.state, Dice(b"next", 0))
    assert flown.state.fight.sparrow_cards == {"stress_relief": True}


@pytest.mark.rule("AK-882")
def test_recharge_turns_no_card_of_the_sparrow_up_again() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=burst_fire,flank energy=burst_fire:0,flank:3 dice=move,move,move",
        sparrow=("accumulators", "stress_relief"),
    )
    fight.play("pour stress_relief 0")
    fight.play("pour accumulators 1,2")
    sees(fight, "p0 energy=burst_fire:1,flank:3")
    assert not up(fight, "stress_relief") and not up(fight, "accumulators")


# The window (AK-920)


@pytest.mark.rule("AK-920")
def test_dice_in_an_unconfirmed_pool_are_not_spent() -> None:
    fight = pool("repair_protocols", *TWO)
    play(fight, "pour repair_protocols 0 | 1> pour repair_protocols 0")
    assert all(die.place is None for cockpit in fight.battle.cockpits for die in cockpit.dice)
    fight.play("decline")
    assert fight.told() == ["ak-pool-closed"] and up(fight, "repair_protocols")
    sees(fight, "p0 dice=attack,move,move | p1 dice=attack,stress,move")
    play(fight, "pour repair_protocols 0 | 1> pour repair_protocols 0 | confirm")
    assert not up(fight, "repair_protocols")


@pytest.mark.rule("AK-920")
def test_silence_closes_it_without_effect() -> None:
    fight = pool("repair_protocols", *TWO)
    fight.play("pour repair_protocols 0")
    assert fight.waiting() == ["0:ak-ask-pool"], "nobody waits for helpers"
    fight.silent()
    assert up(fight, "repair_protocols") and fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]


@pytest.mark.rule("AK-920")
@pytest.mark.parametrize(
    ("order", "added"), [("attack", ["1.2"]), ("any", ["1.1", "1.2"]), ("never", []), ("ask", [])]
)
def test_a_standing_order_adds_dice_but_no_stress_dice(order: str, added: list[str]) -> None:
    fight = pool(
        "shock_wave", "p0 argonaut H6 n dice=stress", "p1 chariot A6 n dice=stress,joker,attack", "rs1 H3 s"
    )
    fight.cockpit(1).dice.pop()
    fight.order("pour", order, 1)
    fight.play("pour shock_wave 0")
    while (action := RULES.ordered(fight.state, 1)) is not None:
        fight.do(action, 1)
    assert fight.state.stack[-1].dice == ["0.0", *added]  # type: ignore[union-attr]
    assert fight.waiting() == ["0:ak-ask-pool"]


def test_a_pool_is_put_together_as_a_draft() -> None:
    fight = pool("covering_fire", "p0 argonaut H6 n dice=attack,joker,move", "rs1 H3 s")
    first = draft(fight.state, 0, ("pool.covering_fire",))
    assert first is not None and [each.code for each in first.options] == ["0", "1"] and first.action is None
    whole = draft(fight.state, 0, ("pool.covering_fire", "0,1"))
    assert whole is not None and whole.action is not None
    fight.do(whole.action)
    assert not up(fight, "covering_fire")


def test_a_pool_for_which_one_has_no_dice_is_opened_at_once() -> None:
    fight = pool("covering_fire", "p0 argonaut H6 n dice=move", "p1 chariot A6 n dice=attack", "rs1 H3 s")
    first = draft(fight.state, 0, ())
    assert first is not None and "pool.covering_fire" in [each.code for each in first.options]
    opened = draft(fight.state, 0, ("pool.covering_fire",))
    assert opened is not None and opened.action == Pour("covering_fire", ())


def test_openings_are_among_the_moves() -> None:
    fight = pool("covering_fire", *TWO, "rs1 H3 s")
    fight.cockpit(1).dice = fight.cockpit(1).dice[:1]
    pours = [move for move in RULES.moves(fight.state, 0) if type(move).__name__ == "Pour"]
    assert [move.dice for move in pours] == [(), (0,)]  # type: ignore[attr-defined]


# Attacks of the Sparrow (AK-661, AK-662, AK-883)


@pytest.mark.rule("AK-661", "AK-883")
def test_those_who_placed_dice_say_whose_deck_is_used() -> None:
    fight = pool(
        "covering_fire",
        "p0 argonaut H6 n dice=attack deck=-1,-1",
        "p1 chariot A6 n dice=attack deck=+1,+1",
        "p2 knossos A8 n deck=x2",
        "rs1 H3 s hull=12 cap=12",
    )
    play(fight, "pour covering_fire 0 | 1> pour covering_fire 0 | confirm")
    assert fight.waiting() == ["0:ak-ask-deck", "1:ak-ask-deck"]
    play(fight, "vote 1 | 1> vote 1")
    sees(fight, "rs1 hull=6")


@pytest.mark.rule("AK-883")
def test_a_tie_and_silence_go_to_who_placed_the_first_die() -> None:
    fight = pool(
        "covering_fire",
        "p0 argonaut H6 n dice=attack deck=-1,-1",
        "p1 chariot A6 n dice=attack deck=+1,+1",
        "rs1 H3 s hull=12 cap=12",
    )
    play(fight, "pour covering_fire () | 1> pour covering_fire 0 | pour covering_fire 0 | confirm")
    fight.silent()
    fight.silent(1)
    sees(fight, "rs1 hull=6")


@pytest.mark.rule("AK-661")
@pytest.mark.parametrize(("mark", "deck"), [("stealth", "0,+1"), ("radar_jam", "0,-1")])
def test_a_single_giver_is_not_asked_and_it_is_the_sparrow_who_attacks(mark: str, deck: str) -> None:
    fight = pool(
        "barrage",
        f"p0 argonaut H6 n marks={mark} cards=alpha_89 dice=attack,move deck={deck}",
        "rs1 H3 s hull=9 cap=9",
    )
    play(fight, "act alpha_89 1 | pour barrage 0")
    sees(fight, f"p0 waits=glitch:1 marks={mark} | rs1 hull=7 marks=")


@pytest.mark.rule("AK-661", "AK-663")
def test_a_giver_who_falls_over_the_own_die_has_lent_a_deck() -> None:
    fight = pool(
        "covering_fire",
        "p0 argonaut H6 n dice=move",
        "p1 chariot A6 n hull=1 stress=6 dice=stress deck=+1",
        "rs1 H3 s hull=12 cap=12",
    )
    fight.trauma_deck("hairline_crack")
    play(fight, "pour covering_fire () | 1> pour covering_fire 0 | confirm")
    sees(fight, "p1 gone | rs1 hull=7")


@pytest.mark.rule("AK-661")
def test_abilities_of_the_deck_s_owner_do_not_help_the_sparrow() -> None:
    fight = pool(
        "barrage",
        "p0 argonaut H6 n cards=good_position stress=2 dice=attack deck=0,0",
        "rs1 H3 s hull=9 cap=9 marks=target_lock",
    )
    fight.play("pour barrage 0")
    sees(fight, "rs1 hull=7")
    fight = pool("barrage", "p0 argonaut H6 n cards=resolve stress=2 dice=attack deck=miss", "rs1 H3 s")
    fight.play("pour barrage 0")
    sees(fight, "p0 stress=2")


@pytest.mark.rule("AK-662")
def test_any_enemy_on_the_board_may_be_chosen_in_sight_or_not() -> None:
    fight = pool("barrage", "p0 argonaut A11 n dice=attack deck=0", "rs1 O1 s", "rs2 A1 s", "planet A6")
    fight.play("pour barrage 0")
    assert fight.waiting() == ["0:ak-ask-card-targets"]
    fight.play("pick rs2")
    sees(fight, "rs1 hull=4 | rs2 hull=2")


@pytest.mark.rule("AK-662")
def test_effects_reach_all_whom_they_name_too() -> None:
    fight = pool(
        "repair_protocols", "p0 argonaut A11 n dice=move,move", "p1 chariot A1 n hull=1", "planet A6"
    )
    fight.play("pour repair_protocols 0,1")
    sees(fight, "p1 hull=3")


@pytest.mark.rule("AK-199")
@pytest.mark.parametrize("card", ["covering_fire", "shock_wave", "ion_cannon"])
def test_a_card_without_a_target_is_not_used_up(card: str) -> None:
    lines = ("rs1 H3 s",) if card == "ion_cannon" else ("rs1 H3 s marks=stealth",)
    fight = pool(card, "p0 argonaut H6 n dice=attack,attack", *lines)
    assert fight.refused(f"pour {card} 0,1") == "ak-illegal-no-target"


# Each card


@pytest.mark.rule("AK-788")
def test_accumulators_recharge_a_card_of_each_player() -> None:
    fight = pool(
        "accumulators",
        "p0 argonaut H6 n cards=burst_fire,flank energy=burst_fire:0 dice=move,move",
        "p1 chariot A1 n energy=proton_pulse:0,barrel_roll:1",
    )
    play(fight, "pour accumulators 0,1 | 1> recharge barrel_roll")
    sees(fight, "p0 energy=burst_fire:1,flank:3 | p1 energy=proton_pulse:0,barrel_roll:2")


def dropped() -> Fight:
    """One has two broken cards, one a single one, one none."""
    return pool(
        "supply_drop",
        "p0 argonaut H6 n cards=flank,burst_fire broken=flank dice=move,move",
        "p1 knossos H4 s cards=em_pulse,barrel_roll broken=barrel_roll,em_pulse energy=em_pulse:1",
        "p2 chariot A1 s cards=bank",
    )


def test_after_a_supply_drop_each_player_says_which_upgrade_is_mended() -> None:
    fight = dropped()
    fight.play("pour supply_drop 0,1")
    sees(fight, "p0 broken=")
    assert fight.waiting() == ["1:ak-ask-mend"]
    assert fight.refused("pick flank", 1)
    play(fight, "1> pick barrel_roll")
    sees(fight, "p1 broken=em_pulse energy=em_pulse:1,barrel_roll:3")


def test_whoever_is_silent_has_a_weapon_mended() -> None:
    fight = dropped()
    fight.play("pour supply_drop 0,1")
    fight.silent(1)
    sees(fight, "p1 broken=barrel_roll")


@pytest.mark.rule("AK-788")
def test_accumulators_need_both_dice() -> None:
    fight = pool("accumulators", "p0 argonaut H6 n dice=move,move")
    assert fight.refused("pour accumulators 0") == "ak-illegal-cells"


@pytest.mark.parametrize(
    ("card", "hull"),
    [
        pytest.param("ion_cannon", 3, marks=pytest.mark.rule("AK-790")),
        pytest.param("modified_ion_cannon", 4, marks=pytest.mark.rule("AK-797")),
    ],
)
def test_the_ion_cannon_hits_the_titan_alone_and_stops_it_without_shields(card: str, hull: int) -> None:
    flown = Flown("027", *(["ION_MOD"] if card == "modified_ion_cannon" else []), seats=1)
    titan = flown.one("synthetic_titan")
    flown.ship(titan).shields = hull
    flown.battle.sparrow_cards = {card: True}
    flown.open("attack", "attack")
    flown.deck("0", "0")
    assert flown.refused(f"pour {card} 0") == "ak-illegal-cells"
    flown.play(f"pour {card} 0,1")
    assert flown.ship(titan).shields == 0 and flown.vars["silenced"] == 1
    assert flown.battle.sparrow_cards == {card: False}


@pytest.mark.parametrize(
    ("card", "hull"),
    [
        pytest.param("ion_cannon", 3, marks=pytest.mark.rule("AK-790")),
        pytest.param("modified_ion_cannon", 4, marks=pytest.mark.rule("AK-797")),
    ],
)
def test_with_a_shield_left_the_titan_goes_on(card: str, hull: int) -> None:
    flown = Flown("027", *(["ION_MOD"] if card == "modified_ion_cannon" else []), seats=1)
    titan = flown.one("synthetic_titan")
    flown.ship(titan).shields = hull + 1
    flown.battle.sparrow_cards = {card: True}
    flown.open("attack", "attack")
    flown.deck("0", "0")
    flown.play(f"pour {card} 0,1")
    assert flown.ship(titan).shields == 1 and flown.vars["silenced"] == 0


EXTRA = ("p0 argonaut H6 n dice=attack,attack,attack deck=0", "rs1 H3 s hull=12 cap=12", "rs2 A1 s")


@pytest.mark.parametrize(
    ("card", "dice", "left"),
    [
        pytest.param("covering_fire", "0", 8, marks=pytest.mark.rule("AK-798")),
        pytest.param("covering_fire", "0,1", 7, marks=pytest.mark.rule("AK-798")),
        pytest.param("covering_fire", "0,1,2", 6, marks=pytest.mark.rule("AK-798")),
        pytest.param("barrage", "0", 10, marks=pytest.mark.rule("AK-799")),
        pytest.param("barrage", "0,1", 9, marks=pytest.mark.rule("AK-799")),
        pytest.param("barrage", "0,1,2", 8, marks=pytest.mark.rule("AK-799")),
    ],
)
def test_each_further_die_is_one_more_damage(card: str, dice: str, left: int) -> None:
    fight = pool(card, *EXTRA)
    fight.play(f"pour {card} {dice}")
    assert fight.refused("pick rs1,rs2") == "ak-illegal-here", "one target"
    fight.play("pick rs1")
    sees(fight, f"rs1 hull={left} | rs2 hull=4")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("covering_fire", "barrage", marks=pytest.mark.rule("AK-798")),
        pytest.param("barrage", "covering_fire", marks=pytest.mark.rule("AK-799")),
    ],
)
def test_covering_fire_and_barrage_are_never_installed_together(one: str, other: str) -> None:
    flown = Flown("001")
    flown.state.sheet.sparrow, flown.state.sheet.fitted = [one, other, "mechanics"], []
    assert pair.voted_on(flown.state)
    pair.first(flown.state, flown.state.stack.pop(), one, flown.throw())  # type: ignore[arg-type]
    assert flown.state.stack[-1].options == ("mechanics",)  # type: ignore[union-attr]


TARGETS = ("rs1 H1 s", "rs2 A1 s", "rs3 O1 s", "rf1 O9 s")


@pytest.mark.parametrize(
    ("card", "marks", "most"),
    [
        pytest.param("signal_intercept", "radar_jam,stall", 3, marks=pytest.mark.rule("AK-800")),
        pytest.param("shock_wave", "glitch", 3, marks=pytest.mark.rule("AK-805")),
    ],
)
def test_each_further_die_is_one_more_target(card: str, marks: str, most: int) -> None:
    for dice in range(1, most + 1):
        fight = pool(card, "p0 argonaut H6 n dice=move,move,move,move", *TARGETS)
        fight.play(f"pour {card} {','.join(map(str, range(dice)))}")
        chosen = ["rs1", "rs2", "rs3", "rf1"][:dice]
        assert (
            fight.refused(f"pick {','.join(['rs1', 'rs2', 'rs3', 'rf1'][: dice + 1])}") == "ak-illegal-here"
        )
        fight.play(f"pick {','.join(chosen)}")
        sees(
            fight,
            " | ".join(
                f"{ref} marks={marks if ref in chosen else ''}" for ref in ("rs1", "rs2", "rs3", "rf1")
            ),
        )
    assert fight.refused(f"pour {card} 3") == "ak-illegal-turned-down"


@pytest.mark.rule("AK-791")
def test_the_virus_hacks_one_target_and_with_a_second_die_two() -> None:
    for dice, chosen, many in (("0", "rs1", "rs1,rs2"), ("0,1", "rs1,rs2", "rs1,rs2,rs3")):
        fight = pool("computer_virus", "p0 argonaut H6 n dice=move,move,move", *TARGETS)
        assert fight.refused("pour computer_virus 0,1,2") == "ak-illegal-cells"
        fight.play(f"pour computer_virus {dice}")
        assert fight.refused(f"pick {many}") == "ak-illegal-here"
        fight.play(f"pick {chosen}")
        sees(fight, f"rs1 misses={len(chosen.split(','))}")


@pytest.mark.rule("AK-802")
def test_repair_protocols_mend_all_allies() -> None:
    fight = pool(
        "repair_protocols",
        "p0 argonaut H6 n hull=3 dice=move,move",
        "rs1 H1 s hull=1",
        "rs2 A1 s ally hull=1",
        "sparrow C3 n hull=5 cap=9",
    )
    fight.play("pour repair_protocols 0,1")
    sees(fight, "p0 hull=5 | rs1 hull=1 | rs2 hull=3 | sparrow hull=7")


@pytest.mark.rule("AK-804")
def test_stress_relief_takes_2_stress_off_every_player() -> None:
    fight = pool("stress_relief", "p0 argonaut H6 n stress=2 dice=move", "p1 chariot A1 n stress=4")
    play(fight, "pour stress_relief 0")
    sees(fight, "p0 stress=0 | p1 stress=2")


# Joint Effort


@pytest.mark.rule("AK-827")
def test_others_near_add_to_joint_effort_and_it_is_damage_for_the_own_next_attack() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=joint_effort dice=move,attack deck=0",
        "p1 chariot H11 n dice=move,move",
        "p2 knossos N6 n dice=move",
        "rs1 H4 s hull=12 cap=12",
        "rs2 H5 s hull=12 cap=12",
    )
    fight.play("pour joint_effort 0")
    assert [each.seat for each in RULES.prompts(fight.state)] == [0, 1], "pilot 2 is too far away"
    play(fight, "1> pour joint_effort 0,1 | confirm | act attack 1 at=rs1")
    sees(fight, "p0 energy=joint_effort:0 waits= | rs1 hull=8 | p1 dice=move waits=")


@pytest.mark.rule("AK-827")
def test_joint_effort_brings_6_damage_at_most_and_takes_dice_of_others_alone() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=joint_effort dice=attack deck=0",
        "p1 chariot H8 n dice=move,move,move",
        "p2 knossos H9 n dice=move,move,move",
    )
    play(fight, "pour joint_effort () | 1> pour joint_effort 0,1,2,3 | 2> pour joint_effort 0,1")
    assert [choice.label for choice in fight.asked().choices] == ["ak-choice-confirm", "ak-choice-close-pool"]
    fight.play("confirm")
    sees(fight, "p0 dice=attack,move waits=damage:6")


@pytest.mark.rule("AK-827")
def test_joint_effort_is_not_recharged() -> None:
    fight = Fight("p0 argonaut H6 n cards=joint_effort,supply_system dice=move energy=joint_effort:0")
    fight.play("act supply_system 0")
    sees(fight, "p0 energy=joint_effort:0")
