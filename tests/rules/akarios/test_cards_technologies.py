"""Technologies of the appendix, each used at least once (AK-809 to AK-832)."""

from __future__ import annotations

import pytest

from rules.akarios.battle import rounds
from rules.akarios.frames import Round
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check, sees

BIG = "hull=9 cap=9"
BOSSES = ("yb1", "tm1", "ea1", "st1")

CASES = [
    case(
        pytest.mark.rule("AK-809"),
        "p0 argonaut H6 n cards=weapon_lockout dice=move,attack deck=0 "
        "| p1 chariot H3 n | p2 knossos H2 n | rs1 I5 s",
        "act weapon_lockout 0 | act attack 1 at=rs1",
        "p0 energy=weapon_lockout:1 waits= | p1 waits=glitch:1 | p2 waits= | rs1 hull=3 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-810"),
        f"p0 argonaut H6 n cards=armor_piercing dice=move,attack deck=0 | rs1 H4 s elite {BIG}",
        "act armor_piercing 0 | act attack 1 at=rs1",
        "p0 energy=armor_piercing:2 waits= | rs1 hull=8 shields=1",
    ),
    case(
        pytest.mark.rule("AK-812"),
        "p0 argonaut H6 n cards=energy_replenish dice=move,move "
        "| p1 chariot H3 n energy=proton_pulse:0,barrel_roll:1 | p2 knossos H2 n energy=em_pulse:0,bank:0",
        "act energy_replenish 0 at=p2 -> ak-illegal-target "
        "| act energy_replenish 0 at=p1,p0 -> ak-illegal-many-targets | act energy_replenish 0 at=p1",
        "p0 energy=energy_replenish:1 | p1 energy=proton_pulse:1,barrel_roll:2 | p2 energy=em_pulse:0,bank:0",
    ),
    case(
        pytest.mark.rule("AK-812"),
        "p0 argonaut H6 n cards=energy_replenish,flank dice=move,move energy=flank:1 "
        "| p1 chariot H3 n | p2 knossos H2 n energy=em_pulse:0,bank:0",
        "act energy_replenish 0,1 at=p0,p2",
        "p0 energy=energy_replenish:1,flank:2 | p2 energy=em_pulse:1,bank:1",
    ),
    case(
        pytest.mark.rule("AK-813"),
        "p0 argonaut H6 n cards=time_rift dice=move,move | p1 chariot C3 n | rs1 H3 s | asteroids A1",
        "act time_rift 0 at=C3,K8 -> ak-illegal-cells | act time_rift 0,1 at=C3 -> ak-illegal-spot "
        "| act time_rift 0,1 at=A1,K8 -> ak-illegal-spot | act time_rift 0,1 at=O11,K8 -> ak-illegal-spot "
        "| act time_rift 0,1 at=K8,K8 -> ak-illegal-spot | act time_rift 0,1 at=Z9,K8 -> ak-illegal-spot "
        "| act time_rift 0,1 at=C3,K8 | 1> exit K8 se",
        "p0 H6 energy=time_rift:0 | p1 K8 se | rs1 H3",
    ),
    case(
        pytest.mark.rule("AK-813"),
        "p0 argonaut H6 n cards=time_rift dice=move,move | wormhole A1 | wormhole A3",
        "act time_rift 0,1 at=C3,K8 -> ak-illegal-spot | act time_rift 0,1 at=K8",
        "p0 energy=time_rift:0",
    ),
    case(
        pytest.mark.rule("AK-813"),
        "p0 argonaut H6 n cards=time_rift,supply_system,flank dice=move energy=time_rift:0,flank:0",
        "act supply_system 0",
        "p0 energy=time_rift:0,flank:1",
    ),
    case(
        pytest.mark.rule("AK-814"),
        f"p0 argonaut H6 n cards=gravity_wave dice=move,attack deck=0 | rs1 H5 s {BIG}",
        "act gravity_wave 0 | act attack 1 at=rs1 | pick H4 | pick H3",
        "p0 energy=gravity_wave:2 waits= | rs1 H3 hull=8",
    ),
    case(
        pytest.mark.rule("AK-815"),
        "p0 argonaut H6 n hull=3 cards=remote_repair dice=move | p1 chariot H3 n hull=1 "
        "| p2 knossos H2 n hull=1 | p3 invincible I6 n hull=1",
        "act remote_repair 0 at=p1,p2 -> ak-illegal-target "
        "| act remote_repair 0 at=p0,p1,p3 -> ak-illegal-many-targets "
        "| act remote_repair 0 at=p0,p1 more=yes -> ak-illegal-no-stress-die | act remote_repair 0 at=p0,p1",
        "p0 hull=5 energy=remote_repair:1 | p1 hull=3",
    ),
    case(
        pytest.mark.rule("AK-815"),
        "p0 argonaut H6 n hull=3 cards=remote_repair dice=stress | p1 chariot H3 n hull=1",
        "act remote_repair 0 at=p0,p1 more=yes",
        "p0 hull=6 stress=1 | p1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-816"),
        "p0 argonaut H6 n shields=0 shields_cap=4 cards=shield_charging dice=stress "
        "| p1 chariot H5 n shields=0",
        "act shield_charging 0 turn=before.ne",
        "p0 ne shields=2 stress=1 energy=shield_charging:2 | p1 shields=0",
    ),
    case(pytest.mark.rule("AK-820"), "p0 argonaut H6 n cards=innovative_alloys", "", "p0 hull=8 shields=3"),
    case(pytest.mark.rule("AK-821"), "p0 argonaut H6 n cards=innovative_shields", "", "p0 hull=7 shields=4"),
    case(pytest.mark.rule("AK-822"), "p0 argonaut H6 n cards=innovative_hull", "", "p0 hull=9 shields=2"),
    case(pytest.mark.rule("AK-830"), "p0 argonaut H6 n cards=reinforced_shields", "", "p0 hull=7 shields=3"),
    case(pytest.mark.rule("AK-831"), "p0 argonaut H6 n cards=reinforced_hull", "", "p0 hull=8 shields=2"),
    case(
        pytest.mark.rule("AK-823"),
        "p0 argonaut H6 n cards=engine_shutdown dice=move,attack deck=0 "
        "| p1 chariot H2 n | p2 knossos H1 n | rs1 I5 s",
        "act engine_shutdown 0 | act attack 1 at=rs1",
        "p0 energy=engine_shutdown:1 waits= | p1 waits=stall:1 | p2 waits= | rs1 hull=3 marks=stall",
    ),
    *(
        case(
            pytest.mark.rule("AK-824"),
            "p0 argonaut H6 n cards=command_order dice=move | p1 chariot H10 ne | p2 knossos H11 n "
            "| rs1 H5 s",
            "act command_order 0 at=p2 way=straight3 -> ak-illegal-target "
            "| act command_order 0 at=p0 way=straight3 -> ak-illegal-target "
            "| act command_order 0 at=rs1 way=straight3 -> ak-illegal-target "
            f"| act command_order 0 at=p1 -> ak-illegal-way | act command_order 0 at=p1 way={way} "
            f"| 1> pick {steps}",
            f"p0 H6 n energy=command_order:2 | p1 {end}",
        )
        for way, steps, end in (
            ("straight3", 3, "K9 ne"),
            ("veer.r", 2, "J10 se"),
            ("veer.l", 2, "I9 n"),
        )
    ),
    case(
        pytest.mark.rule("AK-825"),
        "p0 argonaut H6 n cards=delegation dice=attack | p1 chariot A6 n deck=0 | p2 knossos O6 n | rs1 A4 s",
        "act delegation 0 | 1> act attack 1 at=rs1",
        "p0 energy=delegation:1 dice=move | p1 dice=move stress=0 | p2 dice=move,attack | rs1 hull=3",
    ),
    case(
        pytest.mark.rule("AK-825"),
        "p0 argonaut H6 n cards=delegation dice=stress | p1 chariot A6 n | p2 knossos O6 n",
        "act delegation 0 | 1> act move_2 1",
        "p0 stress=1 | p1 A3 stress=1 | p2 stress=0 dice=move,stress",
    ),
    case(
        pytest.mark.rule("AK-826"),
        "p0 argonaut H6 n cards=trajectory_shift dice=move,move | rs1 H2 s | rs2 H1 s | planet G6",
        "act trajectory_shift 0 at=rs1 to=H10.ne -> ak-illegal-cells "
        "| act trajectory_shift 0,1 at=rs2 to=H10.ne -> ak-illegal-target "
        "| act trajectory_shift 0,1 at=rs1 to=H11.ne -> ak-illegal-spot "
        "| act trajectory_shift 0,1 at=rs1 to=G6.ne -> ak-illegal-spot "
        "| act trajectory_shift 0,1 at=rs1 to=H10 -> ak-illegal-spot "
        "| act trajectory_shift 0,1 at=rs1 -> ak-illegal-spot | act trajectory_shift 0,1 at=rs1 to=H10.ne",
        "p0 H6 energy=trajectory_shift:1 | rs1 H10 ne hull=4 marks=glitch | rs2 H1",
    ),
    *(
        case(
            pytest.mark.rule("AK-826"),
            f"p0 argonaut H6 n cards=trajectory_shift dice=move,move | {boss} H3 s | rs1 H4 s",
            f"act trajectory_shift 0,1 at={boss} to=H10.ne -> ak-illegal-target",
            f"{boss} H3 s marks=",
        )
        for boss in BOSSES
    ),
    case(
        pytest.mark.rule("AK-828"),
        "p0 argonaut H6 n cards=teleportation dice=move marks=stall | rs1 I6 s | planet H5 "
        "| asteroids H4,H3,H1",
        "act teleportation 0 to=C3.se -> ak-illegal-spot | act teleportation 0 to=I6.s -> ak-illegal-spot "
        "| act teleportation 0 to=H5.s -> ak-illegal-spot | act teleportation 0 to=H1 -> ak-illegal-spot "
        "| act teleportation 0 to=H1.se",
        "p0 H1 se hull=7 shields=2 stress=0 energy=teleportation:1",
    ),
    case(
        pytest.mark.rule("AK-828"),
        "p0 argonaut H6 n shields=0 cards=teleportation dice=move | nebula H2 | token hulk H1 hull=4",
        "act teleportation 0 to=H1.n -> ak-illegal-spot | act teleportation 0 to=H2.n",
        "p0 H2 n marks=",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_technology_does_what_its_card_says(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("weapon_lockout", marks=pytest.mark.rule("AK-809")),
        pytest.param("engine_shutdown", marks=pytest.mark.rule("AK-823")),
    ],
)
def test_what_all_add_is_lost_at_the_end_of_the_phase(card: str) -> None:
    fight = Fight(f"p0 argonaut H6 n cards={card} dice=move", "p1 chariot H3 n")
    fight.play(f"act {card} 0")
    assert fight.cockpit(0).pending and fight.cockpit(1).pending
    rounds.run(fight.state, Round(stage="pilot_end", left=["spans"]), fight.throw())
    assert not fight.cockpit(0).pending and not fight.cockpit(1).pending


@pytest.mark.rule("AK-813")
def test_both_rifts_lie_there_before_anybody_is_transported() -> None:
    fight = Fight("p0 argonaut H6 n cards=time_rift dice=move,move", "p1 chariot C3 n", "p2 knossos K8 s")
    fight.play("act time_rift 0,1 at=C3,K8")
    assert fight.waiting() == ["1:ak-ask-exit"]
    exits = {choice.action.hex for choice in fight.asked(1).choices}  # type: ignore[attr-defined]
    assert "K8" not in exits and exits == {"K7", "K9", "J7", "J8", "L7", "L8"}, "beside who stands there"
    fight.play("exit K7 n", 1)
    assert fight.waiting() == ["2:ak-ask-exit"]
    fight.play("exit C3 s", 2)
    sees(fight, "p1 K7 n | p2 C3 s")


@pytest.mark.rule("AK-813")
def test_without_tokens_there_is_no_rift() -> None:
    holes = ("wormhole A1", "wormhole A3", "wormhole A5")
    fight = Fight("p0 argonaut H6 n cards=time_rift dice=move,move", *holes)
    assert fight.refused("act time_rift 0,1 at=K8") == "ak-illegal-spot"


@pytest.mark.rule("AK-818")
def test_a_field_keeps_off_pull_push_and_stall_and_nothing_else() -> None:
    fight = Fight("p0 argonaut H6 n cards=field_immunity", "rs1 H4 s")
    fight.enemy_deck("0", "0")
    fight.attacked("p0", damage=1, effects=["pull", "push:2", "stall", "radar_jam", "target_lock"])
    sees(fight, "p0 H6 shields=1 marks=radar_jam,target_lock")
    bare = Fight("p0 argonaut H6 n cards=patch_kit", "rs1 H4 s")
    bare.enemy_deck("0", "0")
    bare.attacked("p0", damage=1, effects=["stall"])
    sees(bare, "p0 marks=stall")


@pytest.mark.rule("AK-819")
def test_innovative_guns_make_basic_attacks_one_stronger_and_no_others() -> None:
    fight = Fight("p0 argonaut H6 n cards=innovative_guns dice=attack deck=0", f"rs1 H4 s {BIG}")
    fight.play("act attack 0 at=rs1")
    sees(fight, "rs1 hull=7")
    weapon = Fight("p0 argonaut H6 n cards=innovative_guns,burst_fire dice=attack deck=0", f"rs1 H4 s {BIG}")
    weapon.play("act burst_fire 0 at=rs1")
    sees(weapon, "rs1 hull=7")


@pytest.mark.rule("AK-832")
def test_elite_guns_make_basic_attacks_two_stronger_and_no_others() -> None:
    fight = Fight("p0 argonaut H6 n cards=elite_guns dice=attack deck=0", f"rs1 H4 s {BIG}")
    fight.play("act attack 0 at=rs1")
    sees(fight, "rs1 hull=6")
    weapon = Fight("p0 argonaut H6 n cards=elite_guns,burst_fire dice=attack deck=0", f"rs1 H4 s {BIG}")
    weapon.play("act burst_fire 0 at=rs1")
    sees(weapon, "rs1 hull=7")


@pytest.mark.rule("AK-825")
def test_a_delegated_die_is_gone_after_the_phase() -> None:
    fight = Fight("p0 argonaut H6 n cards=delegation dice=attack", "p1 chariot A6 n")
    fight.play("act delegation 0")
    assert [die.face for die in fight.cockpit(1).dice] == ["move", "attack"]
    rounds.run(fight.state, Round(stage="pilot_end", left=["spans", "hook"]), fight.throw())
    assert [die.face for die in fight.cockpit(1).dice] == ["move"]


@pytest.mark.rule("AK-828")
def test_teleportation_is_all_that_a_stalled_ship_may_fly_with() -> None:
    fight = Fight("p0 argonaut H6 n cards=phase_skip,teleportation dice=move,move marks=stall")
    assert fight.refused("act phase_skip 0 to=H5.n") == "ak-illegal-stall"
    fight.play("act teleportation 1 to=H5.n")
    sees(fight, "p0 H5 n")


@pytest.mark.rule("AK-826")
def test_a_trajectory_is_shifted_only_of_those_that_use_battle_cards() -> None:
    fight = Fight("p0 argonaut H6 n cards=trajectory_shift dice=move,move", "rs1 H4 s", "rs2 H5 s")
    fight.ship("rs1").acts = False
    assert fight.refused("act trajectory_shift 0,1 at=rs1 to=H9.n") == "ak-illegal-target"
    fight.play("act trajectory_shift 0,1 at=rs2 to=H9.n")
    sees(fight, "rs2 H9 n marks=glitch")


@pytest.mark.rule("AK-540", "AK-541")
@pytest.mark.parametrize("card", ["repulse_ring", "ox"])
def test_nobody_is_pushed_away_from_itself(card: str) -> None:
    fight = Fight(f"p0 argonaut H6 n cards={card} dice=move", "rs1 A1 s")
    fight.play(f"act {card} 0 at=p0")
    assert fight.stacked() == ["Round", "Flying"]
