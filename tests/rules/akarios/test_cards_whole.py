"""Cards of the appendix whose work is done by others later on: played from their die to what comes of it."""

from __future__ import annotations

import pytest

from rules.akarios.frames import Attack, Round
from rules.core.stack import EVERYBODY
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check, play, sees

BIG = "hull=9 cap=9"
GUNS = "cards=sigma_013,burst_fire energy=burst_fire:0"

CASES = [
    case(
        pytest.mark.rule("AK-722"),
        "p0 argonaut H8 n hull=3 cards=sudden_assault,hull_recovery dice=move,attack",
        "act sudden_assault 0,1 skip=1 | act hull_recovery ()",
        "p0 H6 hull=5 energy=hull_recovery:1",
    ),
    case(
        pytest.mark.rule("AK-722"),
        "p0 argonaut H8 n hull=3 cards=sudden_assault,hull_recovery dice=move,attack deck=0 | rs1 H6 s",
        "act sudden_assault 0,1 skip=0 at=rs1 | act hull_recovery () -> ak-illegal-no-cells",
        "p0 H8 hull=3",
    ),
    case(
        pytest.mark.rule("AK-753"),
        f"p0 argonaut H6 n cards=lucky_devil marks=radar_jam dice=attack deck=miss,-1 | rs1 H4 s {BIG}",
        "act attack 0 at=rs1",
        "rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-850"),
        "p0 argonaut H8 n hull=5 cards=absorbing_cannon,gunsmith energy=absorbing_cannon:3 dice=move "
        "| asteroids H7,H6",
        "act move_2 0",
        "p0 hull=3 energy=absorbing_cannon:4",
    ),
    case(
        pytest.mark.rule("AK-176"),
        "p0 argonaut H8 n dice=move | rs1 H5 s | wormhole H5 | wormhole B2",
        "act move_2 0 | exit B2 sw",
        "p0 B2 sw stress=0",
    ),
    case(
        pytest.mark.rule("AK-176"),
        "p0 argonaut H8 n dice=move | p1 chariot H5 n cards=give_order dice=move | wormhole H5 | wormhole B2",
        "1> act give_order 0 at=p0 | pick 3 | exit B2 n",
        "p0 B2 n stress=0",
    ),
    case(
        pytest.mark.rule("AK-714"),
        f"p0 argonaut H6 n {GUNS} dice=attack,move deck=0,0 | rs1 H4 s {BIG}",
        "act sigma_013 1 | act burst_fire () at=rs1",
        "p0 stress=1 dice=attack,move broken=burst_fire energy=sigma_013:1,burst_fire:0 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-714"),
        "p0 argonaut H6 n cards=sigma_013,flank dice=stress",
        "act sigma_013 0 | act flank () way=r turn=after.s",
        "p0 J5 s stress=2 broken=flank waits=pull:1",
    ),
    case(
        pytest.mark.rule("AK-714"),
        f"p0 argonaut H6 n {GUNS} dice=move | rs1 H4 s",
        "act sigma_013 0 | decline",
        "p0 stress=0 broken= energy=sigma_013:1",
    ),
    case(
        pytest.mark.rule("AK-715"),
        "p0 argonaut H6 n cards=tana_oneill,burst_fire broken=burst_fire energy=burst_fire:0 dice=move "
        f"deck=miss | rs1 H4 s {BIG}",
        "act tana_oneill 0 | act burst_fire () at=rs1",
        "p0 stress=0 broken=burst_fire energy=tana_oneill:1,burst_fire:0 | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-715"),
        "p0 argonaut H6 n cards=tana_oneill,flank,supply_system dice=move energy=tana_oneill:0,flank:0",
        "act supply_system 0",
        "p0 energy=tana_oneill:0,flank:1",
    ),
    case(
        pytest.mark.rule("AK-736"),
        f"p0 argonaut H6 n cards=planning,burst_fire dice=stress,attack deck=0,+1 | rs1 H4 n {BIG} "
        f"| rs2 H5 s {BIG}",
        "act planning 0 turn=before.ne",
        "p0 ne stress=1 energy=planning:1 waits=no_draw:1",
    ),
    case(
        pytest.mark.rule("AK-736"),
        f"p0 argonaut H6 n cards=planning,burst_fire dice=move,attack deck=+2,0 | rs1 H4 n {BIG} "
        f"| rs2 H5 s {BIG}",
        "act planning 0 | act burst_fire 1 at=rs1,rs2",
        "p0 waits= energy=planning:1 | rs1 hull=5 | rs2 hull=5",
    ),
    case(
        pytest.mark.rule("AK-747"),
        f"p0 argonaut H6 n cards=ram dice=move deck=0,0 | rs1 H2 s {BIG} | rs2 H1 s",
        "act move_2 0 | act ram () at=rs2 -> ak-illegal-here | act ram () at=rs1",
        "p0 H3 energy=ram:1 | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-758"),
        f"p0 argonaut H6 n cards=marauder,burst_fire broken=burst_fire dice=attack deck=0 "
        f"| rs1 H5 s {BIG} | rs2 H4 s",
        "act attack 0 at=rs1 | act burst_fire () at=rs2 -> ak-illegal-broken",
        "rs1 hull=8 | rs2 hull=4",
    ),
    case(
        pytest.mark.rule("AK-762"),
        "p0 argonaut H6 n cards=mimic dice=move deck=0 | p1 chariot H10 n dice=move,attack deck=0 "
        f"| p2 knossos A1 n dice=move | rs1 H4 s {BIG} | rs2 H9 s {BIG}",
        "act mimic 0 at=p1 -> ak-illegal-no-target | 2> act move_2 0 "
        "| 1> act turn 0 turn=ne | 1> act proton_pulse 1 at=rs2 "
        "| act mimic 0 at=p2 -> ak-illegal-target | act mimic 0 at=p1 | act proton_pulse () at=rs1",
        "p0 H6 energy=mimic:0 stress=0 | p1 energy=proton_pulse:2 | rs1 hull=6 | rs2 hull=6",
    ),
    case(
        pytest.mark.rule("AK-762"),
        "p0 argonaut H6 n cards=mimic dice=move deck=0 | p1 chariot H7 n dice=attack,attack deck=0 "
        f"| rs1 H4 s {BIG}",
        "1> act attack 0 at=rs1 | act mimic 0 at=p1 | act attack () at=rs1",
        "rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-762"),
        "p0 argonaut H6 n cards=mimic dice=move deck=0 | p1 chariot H7 n dice=attack,attack deck=0 "
        f"| rs1 H4 s {BIG}",
        "1> act attack 0,1 at=rs1 | act mimic 0 at=p1 | act attack () at=rs1",
        "rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-762"),
        "p0 argonaut H6 n cards=mimic,supply_system,flank dice=move energy=mimic:0,flank:0",
        "act supply_system 0",
        "p0 energy=mimic:0,flank:1",
    ),
    *(
        case(
            pytest.mark.rule("AK-773"),
            f"p0 argonaut H6 n cards=effective_measures dice=move,attack deck=0 | rs1 H4 s {BIG}",
            "act effective_measures 0 -> ak-illegal-choose "
            "| act effective_measures 0 choose=glitch -> ak-illegal-choose "
            f"| act effective_measures 0 choose={effect} | act attack 1 at=rs1",
            f"p0 energy=effective_measures:1 waits= | rs1 hull=8 marks={effect}",
        )
        for effect in ("stall", "radar_jam")
    ),
    case(
        pytest.mark.rule("AK-780"),
        "p0 argonaut H6 n shields=0 shields_cap=5 cards=shield_drain dice=move deck=miss "
        "| rf1 H3 s hull=4 shields=5 shields_cap=5 "
        "| rs2 H2 s shields=1 shields_cap=1",
        "act shield_drain 0 at=rs2 -> ak-illegal-target | act shield_drain 0 at=rf1",
        "p0 shields=3 energy=shield_drain:1 | rf1 hull=4 shields=2",
    ),
    case(
        pytest.mark.rule("AK-780"),
        "p0 argonaut H6 n cards=shield_drain dice=move | rf1 H3 s hull=4 shields=1",
        "act shield_drain 0 at=rf1",
        "rf1 hull=4 shields=0",
    ),
    case(
        pytest.mark.rule("AK-811"),
        "p0 argonaut H6 n cards=target_guidance dice=move | p1 chariot H9 s deck=0,0 "
        f"| p2 knossos A1 n deck=0 | rs1 H4 s {BIG} | rs2 H3 s",
        "act target_guidance 0 at=rs2 -> ak-illegal-target "
        "| act target_guidance 0 at=p1 -> ak-illegal-target "
        "| act target_guidance 0 at=rs1 | 1> act proton_pulse () at=rs2 -> ak-illegal-here "
        "| 1> act proton_pulse () at=rs1 | 2> act attack () at=rs1",
        "p0 energy=target_guidance:0 | p1 energy=proton_pulse:3 dice=move | p2 dice=move "
        "| rs1 hull=5 | rs2 hull=4",
    ),
    case(
        pytest.mark.rule("AK-811"),
        "p0 argonaut H6 n cards=target_guidance,supply_system,flank dice=move "
        "energy=target_guidance:0,flank:0",
        "act supply_system 0",
        "p0 energy=target_guidance:0,flank:1",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_card_is_played_from_its_die_to_its_end(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


def fired(fight: Fight, *volleys: str, damage: int = 2) -> None:
    """Enemy 1 attacks whom each of them names, with Stall, one after the other in the same phase."""
    fight.enemy_deck(*["0"] * 9)
    fight.battle.phase = "enemies"
    fight.state.stack = [Round(stage="enemy_end", left=["spans", "hook"])]
    for targets in reversed(volleys):
        refs = targets.split(",")
        attack = Attack(EVERYBODY, source="rs1", card="rs-01", damage=damage, targets=refs, effects=["stall"])
        fight.state.stack.append(attack)
    fight.go()


# What holds in the enemy phase


@pytest.mark.rule("AK-777")
def test_whom_invulnerability_guards_ignores_the_first_attack_of_the_next_enemy_phase() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=invulnerability dice=move", "p1 chariot H3 n", "p2 knossos H2 n", "rs1 A1 s"
    )
    assert fight.refused("act invulnerability 0 at=p2") == "ak-illegal-target"
    fight.play("act invulnerability 0 at=p1")
    sees(fight, "p0 energy=invulnerability:1")
    fired(fight, "p0,p1", "p1,p0")
    assert fight.waiting() == ["1:ak-ask-cancel"], "the second attack"
    sees(fight, "p1 shields=4 marks= | p0 shields=0 marks=stall")
    fight.play("take", 1)
    sees(fight, "p1 shields=2 marks=stall | p0 hull=5")


@pytest.mark.rule("AK-777")
def test_its_guard_ends_with_the_enemy_phase() -> None:
    fight = Fight("p0 argonaut H6 n cards=invulnerability dice=move")
    fight.play("act invulnerability 0 at=p0")
    fight.state.stack = [Round(stage="enemy_end", left=["spans"])]
    fight.battle.phase = "enemies"
    fight.go()
    assert fight.battle.statuses == []


SHIELDED = (
    "p0 argonaut H6 n cards=defence_system dice=move",
    "p1 chariot H10 n",
    "p2 knossos H11 n",
    "rs1 A1 s",
)


@pytest.mark.rule("AK-817")
def test_a_defence_system_takes_the_damage_of_one_ally_and_leaves_it_the_effects() -> None:
    fight = Fight(*SHIELDED)
    assert fight.refused("act defence_system 0 at=p2") == "ak-illegal-target"
    assert fight.refused("act defence_system 0 at=p0") == "ak-illegal-target"
    fight.play("act defence_system 0 at=p1")
    fired(fight, "p1", "p1", damage=3)
    fight.play("take", 1)
    sees(fight, "p0 hull=6 shields=0 marks= energy=defence_system:1 | p1 shields=4 marks=stall")
    fight.play("take", 1)
    sees(fight, "p0 hull=3 | p1 shields=4")


@pytest.mark.rule("AK-817")
def test_what_destroys_the_helper_goes_on_to_the_ally_with_all_that_comes_after() -> None:
    fight = Fight(*SHIELDED)
    fight.ship("p0").hull = 2
    fight.play("act defence_system 0 at=p1")
    fired(fight, "p1", "p1", damage=5)
    fight.play("take", 1)
    sees(fight, "p0 gone | p1 shields=3")
    fight.play("take", 1)
    sees(fight, "p1 hull=3 shields=0")


@pytest.mark.rule("AK-817")
def test_it_ends_when_the_next_pilot_phase_begins() -> None:
    fight = Fight(*SHIELDED)
    fight.play("act defence_system 0 at=p1")
    fight.state.stack = [Round(stage="end", left=["next", "hook"])]
    fight.go()
    assert fight.battle.statuses == [] and fight.battle.round == 2


# Evasion


@pytest.mark.rule("AK-829")
@pytest.mark.parametrize("word", ["evade", "decline"])
def test_who_evades_is_attacked_at_a_disadvantage(word: str) -> None:
    fight = Fight("p0 argonaut H6 n cards=evasion", "p1 chariot H7 n", "rs1 H4 s")
    fight.enemy_deck("+2", "-1", "+2", "0")
    fight.attacked("p0", "p1", damage=2)
    assert fight.waiting() == ["0:ak-ask-evade"] and not fight.battle.enemy_mods.drawn
    fight.play(word)
    fight.play("take", 1)
    if word == "evade":
        sees(fight, "p0 hull=7 shields=1 energy=evasion:2 | p1 shields=0")
    else:
        sees(fight, "p0 hull=5 shields=0 energy=evasion:3 | p1 shields=3")


@pytest.mark.rule("AK-829")
def test_evasion_needs_energy_and_the_enemy_phase() -> None:
    fight = Fight("p0 argonaut H6 n cards=evasion dice=move", "rs1 H4 s")
    assert fight.refused("act evasion ()") == "ak-illegal-no-cells"
    spent = Fight("p0 argonaut H6 n cards=evasion energy=evasion:0", "rs1 H4 s")
    spent.enemy_deck("0", "0")
    spent.attacked("p0", damage=2)
    sees(spent, "p0 shields=0")


# Planned Attack


@pytest.mark.rule("AK-783")
def test_a_planned_attack_is_made_at_the_start_of_the_next_pilot_phase() -> None:
    line = "p0 argonaut H6 n cards=planned_attack dice=stress,move,attack deck=0,0,0,0,0,0"
    fight = Fight(line, f"rs1 I6 s {BIG}", f"rs2 J6 s {BIG}", f"rs3 J5 s {BIG}", f"rs4 H1 s {BIG}")
    assert fight.refused("act planned_attack 1") == "ak-illegal-cells"
    fight.play("act planned_attack 0")
    sees(fight, "p0 stress=1 dice=move,attack,move energy=planned_attack:1 | rs1 hull=9")
    fight.state.stack = [Round(stage="end", left=["next", "hook"])]
    fight.go()
    assert fight.battle.round == 2 and fight.waiting() == ["0:ak-ask-free"]
    assert fight.refused("act planned_attack () turn=ne at=rs4") == "ak-illegal-here"
    assert fight.refused("act planned_attack () turn=ne at=rs1,rs2,rs3") == "ak-illegal-here"
    assert fight.refused("act planned_attack () skip=0 at=rs3") == "ak-illegal-here"
    play(fight, "act planned_attack () turn=ne at=rs1,rs2")
    sees(fight, "p0 ne stress=1 | rs1 hull=5 | rs2 hull=5")


@pytest.mark.rule("AK-783")
def test_its_turn_or_its_attack_may_be_left_out_and_its_energy_stays_spent() -> None:
    for line, then in (("skip=0 at=rs1", "p0 n | rs1 hull=5"), ("skip=1 turn=se", "p0 se | rs1 hull=9")):
        fight = Fight("p0 argonaut H6 n cards=planned_attack dice=attack deck=0,0", f"rs1 I6 s {BIG}")
        fight.play("act planned_attack 0")
        fight.state.stack = [Round(stage="end", left=["next", "hook"])]
        fight.go()
        fight.play(f"act planned_attack () {line}")
        sees(fight, then)
    check(
        "p0 argonaut H6 n cards=planned_attack,supply_system,flank dice=move energy=planned_attack:0,flank:0",
        "act supply_system 0",
        "p0 energy=planned_attack:0,flank:1",
    )
