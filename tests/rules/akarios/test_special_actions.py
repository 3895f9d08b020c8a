"""Special actions and bonus abilities (AK-241, AK-281, AK-287, AK-290 to AK-300)."""

from __future__ import annotations

import pytest

from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check, sees

BIG = "hull=9 cap=9"
JAM = (
    "p0 argonaut H4 n cards=jam_generator dice=move",
    "p1 chariot H2 n",
    "rs1 I1 s",
    "rs2 J2 s",
    "rs3 G1 s",
    "rs4 H8 s",
)

CASES = [
    case(
        pytest.mark.rule("AK-241", "AK-298"),
        f"p0 argonaut H6 n cards=shrapnel_blast dice=attack deck=+2,-1 | rs1 H5 s {BIG} | rs2 H7 s {BIG}",
        "act shrapnel_blast 0 at=rs1,rs2",
        "rs1 hull=4 | rs2 hull=7",
    ),
    case(
        pytest.mark.rule("AK-298", "AK-241"),
        f"p0 argonaut H6 n cards=rojan_pale dice=attack deck=miss,0 | rs1 H4 s {BIG}",
        "act rojan_pale 0 skip=0 at=rs1",
        "rs1 hull=9",
    ),
    case(
        pytest.mark.rule("AK-281"),
        "p0 argonaut H6 n hull=3 cards=respite dice=move | p1 chariot H3 n hull=1",
        "act respite 0 bonus=p1",
        "p0 hull=5 | p1 hull=1",
    ),
    case(
        pytest.mark.rule("AK-281"),
        "p0 argonaut H6 n shields=0 cards=concentrator dice=attack deck=0 "
        f"| p1 chariot H7 n shields=0 | rs1 H5 s {BIG}",
        "act concentrator 0 at=rs1",
        "p0 shields=2 | p1 shields=0 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-287"),
        f"p0 argonaut H6 n cards=alpha_89,shrapnel_blast dice=move,attack deck=0,0 | rs1 H5 s {BIG} "
        f"| rs2 H7 s {BIG}",
        "act alpha_89 0 | act shrapnel_blast 1 at=rs1,rs2",
        "p0 waits= | rs1 hull=6 marks=glitch | rs2 hull=6 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-287"),
        f"p0 argonaut H6 n cards=alpha_89,lock_on dice=move,move | rs1 H5 s {BIG}",
        "act alpha_89 0 | act lock_on 1 at=rs1",
        "p0 waits=glitch:1 | rs1 marks=target_lock",
    ),
    case(
        pytest.mark.rule("AK-293"),
        "p0 argonaut H6 n hull=3 cards=patch_kit dice=stress,move",
        "act patch_kit 0",
        "p0 hull=5 stress=1 dice=move,move energy=patch_kit:2",
    ),
    case(
        pytest.mark.rule("AK-293"),
        "p0 argonaut H6 n hull=3 cards=patch_kit energy=patch_kit:0 dice=move",
        "act patch_kit 0 -> ak-illegal-no-energy",
        "p0 hull=3 dice=move,move",
    ),
    *(
        case(
            pytest.mark.rule("AK-295"),
            "p0 argonaut H6 n shields=0 cards=shield_relay dice=move | p1 chariot H5 n shields=0 "
            "| rf1 H7 n ally shields=0 shields_cap=2 | rf2 H3 s shields=0 shields_cap=2",
            f"act shield_relay 0 at={ref}",
            " | ".join(f"{each} shields={2 if each == ref else 0}" for each in ("p0", "p1", "rf1", "rf2")),
        )
        for ref in ("p0", "p1", "rf1", "rf2")
    ),
    case(
        pytest.mark.rule("AK-296"),
        "p0 argonaut H6 n cards=lock_on dice=move | rs1 H2 s | rs2 H1 s | rs3 F4 s marks=stealth | rs4 H9 s "
        "| asteroids H7,H8",
        "act lock_on 0 at=rs2 -> ak-illegal-target | act lock_on 0 at=rs3 -> ak-illegal-target "
        "| act lock_on 0 at=rs4 -> ak-illegal-target | act lock_on 0 at=rs1,p0 -> ak-illegal-many-targets "
        "| act lock_on 0 -> ak-illegal-target | act lock_on 0 at=rs1",
        "rs1 marks=target_lock",
    ),
    case(
        pytest.mark.rule("AK-297"),
        "p0 argonaut H6 n hull=3 cards=patch_kit dice=move | p1 chariot H5 n hull=1",
        "act patch_kit 0 at=p1",
        "p0 hull=5 | p1 hull=1",
    ),
    case(
        pytest.mark.rule("AK-300"),
        "p0 argonaut H6 n hull=3 cards=patch_kit,teleportation dice=move,move marks=stall",
        "act move_2 0 -> ak-illegal-stall | act patch_kit 0 | act teleportation 1 to=H3.n",
        "p0 H3 n hull=5 marks=stall",
    ),
    case(
        pytest.mark.rule("AK-300"),
        "p0 argonaut H6 n cards=jorhinja dice=move,move marks=stall",
        "act jorhinja 0 way=straight2 -> ak-illegal-stall | act turn 0 turn=ne",
        "p0 H6 ne energy=jorhinja:3",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_special_action_or_bonus(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


@pytest.mark.rule("AK-290")
def test_targets_without_a_number_are_as_many_as_one_wishes() -> None:
    fight = Fight(*JAM)
    fight.play("act jam_generator 0")
    asked = fight.asked()
    assert asked.many == (0, 5)
    assert [choice.action.what for choice in asked.choices] == [
        ("p0",),
        ("p1",),
        ("rs1",),
        ("rs2",),
        ("rs3",),
    ]  # type: ignore[attr-defined]
    fight.play("pick rs1,rs2,rs3")
    sees(
        fight,
        "p0 marks= | p1 marks= | rs1 marks=radar_jam | rs2 marks=radar_jam | rs3 marks=radar_jam "
        "| rs4 marks=",
    )
    few = Fight(*JAM)
    few.play("act jam_generator 0 bonus=rs2")
    sees(few, "rs1 marks= | rs2 marks=radar_jam | rs3 marks=")


@pytest.mark.rule("AK-291")
def test_what_harms_all_around_never_has_to_be_given_to_allies() -> None:
    fight = Fight(*JAM)
    fight.play("act jam_generator 0")
    fight.silent()
    sees(fight, "p0 marks= | p1 marks= | rs1 marks=radar_jam | rs2 marks=radar_jam | rs3 marks=radar_jam")
    ordered = Fight(*JAM)
    ordered.order("bonus", "auto")
    ordered.play("act jam_generator 0")
    sees(ordered, "p0 marks= | p1 marks= | rs1 marks=radar_jam | rs2 marks=radar_jam | rs3 marks=radar_jam")
    burst = Fight("p0 argonaut H6 n cards=jam_burst dice=move", "p1 chariot H5 n", "rs1 H4 s", "rs2 H8 s")
    burst.play("act jam_burst 0 at=rs1,rs2")
    sees(burst, "p0 marks= | p1 marks= | rs1 marks=radar_jam | rs2 marks=radar_jam")


@pytest.mark.rule("AK-292")
@pytest.mark.parametrize(
    ("card", "line", "kind"),
    [
        ("flank", "repair 0,1,2 choose=hull", "special"),
        ("patch_kit", "patch_kit 0", "special"),
        ("devotion", "devotion 0 at=p1", "special"),
        ("invulnerability", "invulnerability 0 at=p0", "special"),
        ("alpha_89", "alpha_89 0", "special"),
        ("flank", "flank 0 way=r", "move"),
        ("flank", "turn 0 turn=ne", "turn"),
        ("burst_fire", "burst_fire 0 at=rs1", "attack"),
        ("shrapnel_blast", "shrapnel_blast 0 at=rs1", "attack"),
    ],
)
def test_what_counts_as_a_special_action(card: str, line: str, kind: str) -> None:
    fight = Fight(
        f"p0 argonaut H6 n cards={card} dice=joker,joker,joker", "p1 chariot H7 n hull=1", f"rs1 H5 s {BIG}"
    )
    fight.play(f"act {line}")
    assert [done.kind for done in fight.cockpit().done] == [kind]


@pytest.mark.rule("AK-294")
def test_first_targets_then_the_attack_then_effects_then_the_bonus() -> None:
    fight = Fight("p0 argonaut H6 n cards=alpha_89,shrapnel_blast dice=move,attack deck=0", f"rs1 H5 s {BIG}")
    fight.play("act alpha_89 0")
    fight.play("act shrapnel_blast 1 at=rs1")
    told = fight.told()
    order = ["ak-acts", "ak-attacks", "ak-draws", "ak-total", "ak-loses-hull", "ak-marked"]
    assert [key for key in told if key in order] == [*order, "ak-loses-hull"], told
    struck = [event.args["ship"] for event in fight.events if event.key == "ak-loses-hull"]
    assert len(struck) == 2 and struck[0] != struck[1], "the enemy, and at last the own ship"


@pytest.mark.rule("AK-294")
def test_the_bonus_comes_even_if_the_attack_has_destroyed_its_target() -> None:
    fight = Fight("p0 argonaut H6 n cards=shrapnel_blast dice=attack deck=0", "rs1 H5 s hull=1", "rs2 A1 s")
    fight.play("act shrapnel_blast 0 at=rs1")
    sees(fight, "p0 hull=6 | rs1 gone")


@pytest.mark.rule("AK-916", "AK-894")
def test_the_owners_of_several_ships_say_at_once_what_is_recharged() -> None:
    empty = "energy=flank:0,burst_fire:0"
    fight = Fight(
        f"p0 argonaut H6 n cards=cargo_hold,flank,burst_fire {empty} dice=move",
        "p1 chariot H3 n energy=proton_pulse:0,barrel_roll:0",
    )
    fight.play("act cargo_hold 0 bonus=p0,p1")
    assert fight.waiting() == ["0:ak-ask-recharge", "1:ak-ask-recharge"]
    fight.play("recharge flank")
    fight.play("recharge barrel_roll", 1)
    assert (fight.card("flank").energy, fight.card("barrel_roll", 1).energy) == (1, 1)
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-916")
def test_of_cards_with_equal_energy_a_weapon_is_recharged_before_an_engine() -> None:
    cards = "cards=spare_cells,flank,burst_fire,juno_six energy=flank:1,burst_fire:1"
    fight = Fight(f"p0 argonaut H6 n {cards} dice=move", "p1 chariot H8 n cards=cargo_hold dice=move")
    fight.play("act cargo_hold 0 bonus=p0", 1)
    fight.silent()
    assert (fight.card("flank").energy, fight.card("burst_fire").energy) == (1, 2)
