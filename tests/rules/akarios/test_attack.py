"""Attacks of players, and those of enemies up to their answers."""

from __future__ import annotations

import pytest

from rules.akarios.actions import Stack
from rules.akarios.enemy import firing
from rules.akarios.enemy.decks import Attack as Strike
from rules.akarios.frames import Round
from rules.akarios.game import RULES
from rules.akarios.state import Pending
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H6 n"


def hull(fight: Fight, ref: str = "rs1") -> int:
    return fight.ship(ref).hull or 0


@pytest.mark.rule("AK-119", "AK-191")
def test_a_basic_attack_does_one_damage_with_one_die() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    assert hull(fight) == 3


@pytest.mark.rule("AK-120", "AK-107")
def test_a_second_die_makes_it_two() -> None:
    fight = Fight(f"{HERE} dice=attack,attack deck=0", "rs1 H4 s")
    fight.play("act attack 0,1 at=rs1")
    assert hull(fight) == 2


@pytest.mark.rule("AK-219", "AK-188")
def test_the_rulebook_s_damage_example() -> None:
    """Basic attack with 1 die, base damage 1, card +2, target without shields: hull -3."""
    fight = Fight(f"{HERE} dice=attack deck=+2", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    assert hull(fight) == 1


@pytest.mark.rule("AK-189", "AK-190")
def test_a_target_must_be_in_the_arc() -> None:
    fight = Fight(f"{HERE} dice=attack", "rs1 H4 s", "rs2 H9 s")
    assert fight.refused("act attack 0 at=rs2") == "ak-illegal-target"
    assert fight.refused("act attack 0 at=rs1,rs1") == "ak-illegal-target"
    assert fight.refused("act attack 0") == "ak-illegal-target"


@pytest.mark.rule("AK-190", "AK-208")
def test_the_rulebook_s_target_example() -> None:
    """Scout 2 is behind an asteroid hex, scout 3 stands on one."""
    fight = Fight(
        f"{HERE} dice=attack,attack deck=0", "rs1 G6 s", "rs2 H3 s", "rs3 I6 s", "asteroids H4,H5,I6"
    )
    assert fight.refused("act attack 0,1 at=rs2") == "ak-illegal-target"
    assert fight.refused("act attack 0,1 at=rs1,rs3") == "ak-illegal-many-targets"
    fight.play("act attack 0,1 at=rs3")


@pytest.mark.rule("AK-192")
def test_fewer_targets_may_be_chosen_and_no_more() -> None:
    fight = Fight(f"{HERE} dice=attack,attack deck=0", "rs1 H4 s", "rs2 H5 s", "rs3 I5 s")
    assert fight.refused("act burst_fire 0 at=rs1,rs2,rs3") == "ak-illegal-many-targets"
    fight.play("act burst_fire 0 at=rs1")
    assert (hull(fight), hull(fight, "rs2")) == (2, 4)


@pytest.mark.rule("AK-193", "AK-194", "AK-221", "AK-270")
def test_each_target_has_its_own_card_in_the_order_named() -> None:
    fight = Fight(f"{HERE} dice=attack deck=+1,-1,0", "rs1 H4 s", "rs2 H5 s")
    fight.play("act burst_fire 0 at=rs2,rs1")
    assert (hull(fight, "rs2"), hull(fight)) == (1, 3)


@pytest.mark.rule("AK-195", "AK-420")
def test_friends_are_no_targets() -> None:
    fight = Fight(f"{HERE} dice=attack", "p1 chariot H5 n", "rf1 H4 s ally", "rs1 I5 s")
    assert fight.refused("act attack 0 at=p1") == "ak-illegal-target"
    assert fight.refused("act attack 0 at=rf1") == "ak-illegal-target"


@pytest.mark.rule("AK-196", "AK-275", "AK-448")
def test_hostile_tokens_with_hull_can_be_attacked_but_not_marked() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0", "token gate H4 hull=5 side=enemy")
    fight.play("act attack 0 at=gate")
    assert fight.battle.tokens["gate"].hull == 4


@pytest.mark.rule("AK-198", "AK-555")
def test_a_stealthed_enemy_is_no_target() -> None:
    fight = Fight(f"{HERE} dice=attack", "rs1 H4 s marks=stealth")
    assert fight.refused("act attack 0 at=rs1") == "ak-illegal-no-target"


@pytest.mark.rule("AK-222")
def test_drawn_cards_are_discarded_after_the_attack() -> None:
    fight = Fight(f"{HERE} dice=attack deck=+1,0,0", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    deck = fight.cockpit().deck
    assert (deck.discards, deck.drawn, len(deck.cards)) == (["+1"], [], 2)


@pytest.mark.rule("AK-223")
def test_a_reshuffle_symbol_is_obeyed_after_the_whole_attack() -> None:
    fight = Fight(f"{HERE} dice=attack deck=x2,0,+1", "rs1 H4 s", "rs2 H5 s")
    fight.play("act burst_fire 0 at=rs1,rs2")
    deck = fight.cockpit().deck
    assert (deck.discards, sorted(deck.cards)) == ([], ["+1", "0", "x2"])


@pytest.mark.rule("AK-226", "AK-227", "AK-289")
def test_a_miss_is_for_its_target_alone() -> None:
    fight = Fight(f"{HERE} dice=attack deck=miss,0,0,0", "rs1 H4 s", "rs2 H5 s")
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert (hull(fight), hull(fight, "rs2")) == (4, 2)
    assert "ak-misses" in fight.told()


@pytest.mark.rule("AK-232", "AK-562", "AK-285")
def test_more_damage_for_the_first_target_is_doubled_too() -> None:
    fight = Fight(
        f"{HERE} dice=attack,attack deck=x2,0,0", "rs1 H4 s hull=20 cap=20", "rs2 H5 s hull=20 cap=20"
    )
    from_card(fight, "damage", 2)
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert (hull(fight), hull(fight, "rs2")) == (12, 18)


def from_card(fight: Fight, what: str, n: int) -> None:
    fight.cockpit().pending.append(Pending("card", what, n))


@pytest.mark.rule("AK-284", "AK-285", "AK-286")
def test_what_waits_is_used_up_by_the_next_attack_on_all_targets() -> None:
    fight = Fight(f"{HERE} dice=attack,attack deck=0,0,0,0", "rs1 H4 s", "rs2 I5 s")
    from_card(fight, "radar_jam", 1)
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert list(fight.ship("rs1").marks) == list(fight.ship("rs2").marks) == ["radar_jam"]
    assert fight.cockpit().pending == []


@pytest.mark.rule("AK-284")
def test_also_by_one_that_misses() -> None:
    fight = Fight(f"{HERE} dice=attack deck=miss,0", "rs1 H4 s")
    from_card(fight, "radar_jam", 1)
    fight.play("act attack 0 at=rs1")
    assert (fight.cockpit().pending, fight.ship("rs1").marks) == ([], {})


@pytest.mark.rule("AK-563", "AK-562")
def test_more_targets_and_range_count_when_targets_are_chosen() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0,0", "rs1 H4 s", "rs2 H5 s")
    from_card(fight, "targets", 1)
    fight.play("act attack 0 at=rs1,rs2")
    assert (hull(fight), hull(fight, "rs2")) == (3, 3)
    em = Fight("p0 knossos H6 n dice=attack,attack deck=0,0", "rs1 H3 s")
    assert em.refused("act em_pulse 0,1 at=rs1") == "ak-illegal-no-target"
    from_card(em, "range", 1)
    em.play("act em_pulse 0,1 at=rs1")


@pytest.mark.rule("AK-243", "AK-247", "AK-912")
def test_from_behind_two_cards_are_drawn_and_the_better_counts() -> None:
    fight = Fight(f"{HERE} dice=attack deck=-1,+2,0", "rs1 H4 n")
    fight.play("act attack 0 at=rs1")
    assert hull(fight) == 1
    assert len(fight.cockpit().deck.discards) == 2


@pytest.mark.rule("AK-248", "AK-912", "AK-890")
def test_who_ordered_to_be_asked_chooses_the_stack() -> None:
    fight = Fight(f"{HERE} dice=attack deck=-1,+2,0", "rs1 H4 n")
    fight.order("stack", "ask")
    fight.play("act attack 0 at=rs1")
    assert fight.waiting() == ["0:ak-ask-stack"]
    fight.play("stack 0")
    assert hull(fight) == 4


@pytest.mark.rule("AK-248")
@pytest.mark.parametrize(("deck", "offered"), [("+1,+1,0", 1), ("-1,+2,0", 2), ("+1,0,0", 2)])
def test_of_stacks_that_are_the_same_one_is_offered(deck: str, offered: int) -> None:
    """Each by its cards; what is left out may be said all the same."""
    fight = Fight(f"{HERE} cards=burst_fire,flank,beyond_limits dice=attack deck={deck}", "rs1 H4 n")
    fight.play("act attack 0 at=rs1")
    (prompt,) = [each for each in RULES.prompts(fight.state) if each.key == "ak-ask-stack"]
    stacks = [each.action for each in prompt.choices if isinstance(each.action, Stack)]
    assert [each.index for each in stacks] == list(range(offered))
    fight.play("stack 1")
    assert hull(fight) < 4


@pytest.mark.rule("AK-249", "AK-250")
def test_jammed_radar_draws_two_and_the_worse_counts() -> None:
    fight = Fight(f"{HERE} dice=attack deck=-1,+2,0 marks=radar_jam", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    assert hull(fight) == 4


@pytest.mark.rule("AK-254")
def test_advantage_and_disadvantage_cancel() -> None:
    fight = Fight(f"{HERE} dice=attack deck=+1,+2,0 marks=radar_jam", "rs1 H4 n marks=target_lock")
    fight.play("act attack 0 at=rs1")
    assert (hull(fight), len(fight.cockpit().deck.discards)) == (2, 1)


@pytest.mark.rule("AK-245", "AK-246")
def test_the_rulebook_s_attack_example() -> None:
    """EM Pulse, a range: Target Lock gives advantage, the facing does not."""
    line = "p0 knossos H6 n dice=joker,attack deck=+1,-1,0,0"
    fight = Fight(line, "rs3 H5 n marks=target_lock", "rs2 H4 n", "rs1 H3 s")
    assert fight.refused("act em_pulse 0,1 at=rs3,rs1") == "ak-illegal-target"
    fight.play("act em_pulse 0,1 at=rs3,rs2")
    assert (hull(fight, "rs3"), hull(fight, "rs2")) == (2, 3)
    assert "glitch" in fight.ship("rs3").marks and "glitch" in fight.ship("rs2").marks


@pytest.mark.rule("AK-256", "AK-531")
def test_an_advantage_that_waited_is_for_the_first_target() -> None:
    fight = Fight(f"{HERE} dice=attack deck=-1,+1,0,0", "rs1 H4 s", "rs2 H5 s")
    from_card(fight, "advantage", 1)
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert (hull(fight), hull(fight, "rs2")) == (1, 2)
    assert len(fight.cockpit().deck.discards) == 3


@pytest.mark.rule("AK-553", "AK-554", "AK-256")
def test_stealth_gives_advantage_on_all_targets_and_ends() -> None:
    fight = Fight(f"{HERE} dice=attack deck=-1,+1,-1,0,0 marks=stealth", "rs1 H4 s", "rs2 H5 s")
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert (hull(fight), hull(fight, "rs2")) == (1, 2)
    assert fight.ship("p0").marks == {}


@pytest.mark.rule("AK-736")
def test_planning_makes_the_first_card_an_x2_without_drawing() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0,0", "rs1 H4 n hull=20 cap=20", "rs2 H5 s hull=20 cap=20")
    from_card(fight, "no_draw", 1)
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert (hull(fight), hull(fight, "rs2")) == (16, 18)
    assert len(fight.cockpit().deck.discards) == 1


@pytest.mark.rule("AK-756", "AK-913")
def test_beyond_the_limits_draws_another_card_once() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,beyond_limits dice=attack deck=miss,-1,0", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    fight.play("redraw")
    assert (fight.cockpit().stress, hull(fight)) == (1, 4)
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-756", "AK-334", "AK-394")
def test_who_falls_over_the_stress_of_another_card_attacks_no_more() -> None:
    line = f"{HERE} hull=1 stress=6 cards=burst_fire,flank,beyond_limits dice=attack deck=miss,+2,0"
    fight = Fight(line, "p1 chariot A1 n", "rs1 H4 s")
    fight.trauma_deck("hairline_crack")
    fight.play("act attack 0 at=rs1")
    fight.play("redraw")
    assert (fight.ship("p0").hex, hull(fight)) == (None, 4)
    assert fight.cockpit().deck.discards == [] and "miss" in fight.cockpit().deck.cards
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-913")
def test_silence_draws_no_other_card() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,beyond_limits dice=attack deck=+1,-1,0", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    fight.silent()
    assert (fight.cockpit().stress, hull(fight)) == (0, 2)


@pytest.mark.rule("AK-243", "AK-246")
@pytest.mark.parametrize(("card", "drawn"), [("relay_laser", 1), ("proton_pulse", 2)])
def test_only_an_attack_with_an_arc_has_an_advantage_from_behind(card: str, drawn: int) -> None:
    fight = Fight(f"{HERE} cards={card} dice=attack deck=-1,-1,0", "rs1 H4 n hull=9 cap=9")
    fight.play(f"act {card} 0 at=rs1")
    assert len(fight.cockpit().deck.discards) == drawn


@pytest.mark.rule("AK-258", "AK-246")
@pytest.mark.parametrize(
    ("attack", "drawn"), [(Strike(id="a", range=4), 1), (Strike(id="a", arc="standard"), 2)]
)
def test_so_it_is_with_enemies(attack: Strike, drawn: int) -> None:
    fight = Fight("p0 argonaut H4 n broken=burst_fire,flank", "rs1 H6 n")
    fight.battle.phase = "enemies"
    fight.enemy_deck("0", "0", "0")
    del fight.state.stack[1:]
    fight.state.stack.append(firing.opened(fight.state, fight.ship("rs1"), "rs-01", attack, ["p0"]))
    fight.state.stack[0] = Round(stage="enemy_end", left=["spans", "hook"])
    fight.go()
    assert len(fight.battle.enemy_mods.discards) == drawn


@pytest.mark.rule("AK-225", "AK-530")
def test_effects_on_modifier_cards_go_with_the_attack() -> None:
    fight = Fight(f"{HERE} hull=5 dice=attack", "rs1 H4 s")
    fight.deck("stall draw", "repair:1 self draw", "0")
    fight.play("act attack 0 at=rs1")
    assert (list(fight.ship("rs1").marks), fight.ship("p0").hull) == (["stall"], 6)


@pytest.mark.rule("AK-261", "AK-392")
def test_shields_take_damage_first() -> None:
    fight = Fight(f"{HERE} dice=attack,attack deck=0", "rs1 H4 s elite")
    fight.play("act burst_fire 0,1 at=rs1")
    assert (fight.ship("rs1").shields, hull(fight)) == (0, 4)


@pytest.mark.rule("AK-262", "AK-549")
def test_pierce_goes_past_the_shields() -> None:
    fight = Fight("p0 invincible H6 n dice=attack deck=0", "rs1 H4 s elite")
    fight.play("act long_range_cannon 0 at=rs1")
    assert (fight.ship("rs1").shields, hull(fight)) == (1, 4)


@pytest.mark.rule("AK-265", "AK-266")
def test_effects_apply_at_total_0_but_glitch_needs_hull_damage() -> None:
    fight = Fight("p0 knossos H6 n dice=attack,attack deck=-1,-1", "rs1 H4 s")
    from_card(fight, "stall", 1)
    fight.play("act em_pulse 0,1 at=rs1")
    assert list(fight.ship("rs1").marks) == ["stall"]


@pytest.mark.rule("AK-269", "AK-263")
def test_the_destroyed_are_gone_and_not_pushed() -> None:
    fight = Fight(f"{HERE} dice=attack,attack deck=+2", "rs1 H4 s hull=1 cap=4", "rs2 A1 s")
    from_card(fight, "push", 1)
    fight.play("act burst_fire 0 at=rs1")
    assert fight.ship("rs1").hex is None
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-264", "AK-914")
def test_a_push_follows_the_damage_and_the_player_guides_it() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0,0,0", "rs1 H5 s", "rs2 H3 s")
    from_card(fight, "push", 1)
    fight.play("act burst_fire 0 at=rs1,rs2")
    assert fight.waiting() == ["0:ak-ask-push"]
    assert hull(fight, "rs2") == 4
    fight.play("pick H4")
    assert (fight.ship("rs1").hex, hull(fight, "rs2")) == ("H4", 2)
    fight.play("pick H2")


@pytest.mark.rule("AK-271", "AK-272")
def test_the_immune_are_damaged_but_not_pushed() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0", "rs1 H4 s elite")
    from_card(fight, "push", 1)
    fight.play("act burst_fire 0 at=rs1")
    assert (fight.ship("rs1").hex, hull(fight)) == ("H4", 5)


@pytest.mark.rule("AK-775", "AK-819")
def test_better_guns_make_basic_attacks_stronger() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,laser_guns,innovative_guns dice=attack deck=0", "rs1 H4 s")
    fight.play("act attack 0 at=rs1")
    assert hull(fight) == 1


def test_tunnel_vision_leaves_one_target() -> None:
    fight = Fight(f"{HERE} dice=attack", "rs1 H4 s", "rs2 H5 s")
    fight.cockpit().traumas = ["tunnel_vision"]
    assert fight.refused("act burst_fire 0 at=rs1,rs2") == "ak-illegal-many-targets"


@pytest.mark.rule("AK-857")
def test_missile_strike_takes_one_target_in_each_arc() -> None:
    line = "p0 argonaut H6 n cards=missile_strike,flank dice=attack,attack,attack deck=0,0,0,0"
    fight = Fight(line, "rs1 H5 s", "rs2 H4 s", "rs3 G6 s")
    assert fight.refused("act missile_strike 0,1 at=rs1,rs2") in (
        "ak-illegal-one-per-arc",
        "ak-illegal-cells",
    )


def test_attack_signal_shoots_from_an_ally() -> None:
    line = "p0 argonaut A1 n cards=attack_signal,flank dice=attack deck=0"
    fight = Fight(line, "p1 chariot H6 n", "rs1 H4 s hull=4")
    assert fight.refused("act attack_signal 0 at=rs1") == "ak-illegal-no-ally"
    fight.play("act attack_signal 0 at=p1,rs1")
    assert hull(fight) == 1
