"""Ship abilities of the appendix (AK-769 to AK-786)."""

from __future__ import annotations

import pytest

from rules.akarios.cards.aiming import concerned
from rules.akarios.components import CARDS
from rules.akarios.enemy import decks
from rules.akarios.enemy.decks import BattleCard, Move
from rules.akarios.game import RULES
from rules.akarios.language import Name
from rules.akarios.options import Pace
from rules.core.decks import Deck
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check, sees

CASES = [
    case(
        pytest.mark.rule("AK-769"),
        "p0 argonaut H6 n cards=vortex_pulse dice=move deck=0,0 | rs1 H5 s | rs2 I6 s | rs3 H9 n",
        "act vortex_pulse 0 at=rs3,-,rs1,rs2 | pick H8",
        "p0 H6 hull=7 energy=vortex_pulse:1 | rs1 H5 hull=2 | rs2 I6 hull=2 | rs3 H8 hull=4",
    ),
    case(
        pytest.mark.rule("AK-769"),
        "p0 argonaut H6 n cards=vortex_pulse dice=move deck=0,0 | rs1 H4 s | rs2 H3 s | rs3 H9 n",
        "act vortex_pulse 0 at=rs1,-,rs1,rs2 -> ak-illegal-target "
        "| act vortex_pulse 0 at=rs1,rs3,-,rs3 -> ak-illegal-target "
        "| act vortex_pulse 0 at=rs1,rs3,-,rs1 | pick H5 | pick H8",
        "rs1 H5 hull=2 | rs2 H3 hull=4 | rs3 H8 hull=4",
    ),
    case(
        pytest.mark.rule("AK-769"),
        "p0 argonaut H6 n cards=vortex_pulse dice=move deck=0 | rs1 H4 s",
        "act vortex_pulse 0 at=rs1,-,rs1 | pick stop",
        "rs1 H4 hull=4",
    ),
    case(
        pytest.mark.rule("AK-769"),
        "p0 argonaut H6 n cards=vortex_pulse dice=move deck=0,0 | rs1 J6 s hull=1 | rs2 G6 s | asteroids I7",
        "act vortex_pulse 0 at=rs1,-,rs1,rs2 | pick I7",
        "p0 H6 | rs1 gone | rs2 G6 hull=2",
    ),
    case(
        pytest.mark.rule("AK-769"),
        "p0 argonaut H6 n cards=vortex_pulse dice=move deck=0 | rs1 H5 s",
        "act vortex_pulse 0 skip=0 at=rs1",
        "rs1 H5 hull=2",
    ),
    case(
        pytest.mark.rule("AK-769"),
        "p0 argonaut H6 n cards=vortex_pulse dice=move | rs1 H3 s",
        "act vortex_pulse 0 skip=1 at=rs1 | pick H4",
        "rs1 H4 hull=4",
    ),
    case(
        pytest.mark.rule("AK-770"),
        "p0 argonaut H6 n cards=sudden_glitch dice=move | rs1 H1 s | rs2 J2 s",
        "act sudden_glitch 0 at=rs1,rs2",
        "p0 H3 n energy=sudden_glitch:1 | rs1 hull=4 marks=glitch | rs2 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-770"),
        "p0 argonaut H6 n cards=sudden_glitch dice=move | rs1 H4 s",
        "act sudden_glitch 0 skip=0 at=rs1",
        "p0 H6 n | rs1 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-770"),
        "p0 argonaut H6 n cards=sudden_glitch dice=move | rs1 H1 s",
        "act sudden_glitch 0 skip=1",
        "p0 H3 n | rs1 marks=",
    ),
    case(
        pytest.mark.rule("AK-771"),
        "p0 argonaut H6 n hull=2 shields=0 shields_cap=4 cards=restoration dice=move,move "
        "| p1 chariot H3 n hull=1 shields=0",
        "act restoration 0,1 at=p0,p1",
        "p0 hull=5 shields=3 energy=restoration:0 | p1 hull=4 shields=3",
    ),
    case(
        pytest.mark.rule("AK-772"),
        "p0 argonaut H6 n cards=gravity_grip dice=move,move | rs1 H2 s | rs2 H10 n",
        "act gravity_grip 0,1 at=rs1,rs2 | pick H3 | pick H4 | pick H5 | pick H9 | pick H8 | pick H7",
        "p0 energy=gravity_grip:0 | rs1 H5 hull=4 marks=glitch | rs2 H7 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-194", "AK-772"),
        "p0 argonaut H10 n cards=gravity_grip dice=move,move | rs1 H8 s | rs2 H7 s",
        "act gravity_grip 0,1 at=rs1,rs2 | pick H9 | pick H8",
        "rs1 H9 | rs2 H8",
    ),
    case(
        pytest.mark.rule("AK-776"),
        "p0 argonaut H6 n cards=local_blast dice=attack deck=0,0 "
        "| rs1 H5 s hull=9 cap=9 | rs2 H7 s hull=9 cap=9 | rs3 H4 s",
        "act local_blast 0 at=rs1,rs2",
        "p0 hull=5 energy=local_blast:0 | rs1 hull=4 | rs2 hull=4 | rs3 hull=4",
    ),
    case(
        pytest.mark.rule("AK-779"),
        "p0 argonaut H6 n cards=shrapnel_blast dice=attack deck=0,0 | rs1 H5 s | rs2 H7 s",
        "act shrapnel_blast 0 at=rs1,rs2",
        "p0 hull=6 energy=shrapnel_blast:1 | rs1 hull=1 | rs2 hull=1",
    ),
    case(
        pytest.mark.rule("AK-781"),
        "p0 chariot H6 n cards=attack_series dice=attack,attack deck=0,0,0 | rs1 H5 s | rs2 J5 s | rs3 J7 n",
        "act attack_series 0,1 at=rs1,-,rs2,-,rs3 turn=ne/se",
        "p0 H6 se energy=attack_series:0 | rs1 hull=1 | rs2 hull=1 | rs3 hull=1",
    ),
    case(
        pytest.mark.rule("AK-781"),
        "p0 chariot H6 n cards=attack_series dice=attack,attack deck=0,0 | rs1 H5 s | rs2 H4 s",
        "act attack_series 0,1 skip=1,2,3 at=rs1,-,rs1 -> ak-illegal-apart "
        "| act attack_series 0,1 skip=1,2,3 at=rs1,-,rs2",
        "p0 H6 n | rs1 hull=1 | rs2 hull=1",
    ),
    case(
        pytest.mark.rule("AK-781"),
        "p0 chariot H6 n cards=attack_series,supply_system,proton_pulse dice=move "
        "energy=attack_series:0,proton_pulse:0",
        "act supply_system 0",
        "p0 energy=attack_series:0,proton_pulse:1",
    ),
    case(
        pytest.mark.rule("AK-782"),
        "p0 argonaut H6 n cards=force_of_attraction dice=attack deck=0,0 | rs1 H3 s | rs2 H9 n",
        "act force_of_attraction 0 at=rs1,rs2,-,rs1,rs2 | pick H4 | pick H5 | pick H8 | pick H7",
        "p0 energy=force_of_attraction:1 | rs1 H5 hull=2 | rs2 H7 hull=2",
    ),
    case(
        pytest.mark.rule("AK-782"),
        "p0 argonaut H6 n cards=force_of_attraction dice=attack | rs1 H3 s",
        "act force_of_attraction 0 skip=0 at=rs1 | pick H4 | pick H5",
        "rs1 H5 hull=4",
    ),
    case(
        pytest.mark.rule("AK-782"),
        "p0 argonaut H6 n cards=force_of_attraction dice=attack deck=0 | rs1 H3 s",
        "act force_of_attraction 0 skip=1 at=rs1",
        "rs1 H3 hull=2",
    ),
    case(
        pytest.mark.rule("AK-784"),
        "p0 chariot H6 n cards=rapid_attack dice=attack deck=0 | rs1 G4 s",
        "act rapid_attack 0 at=rs1",
        "p0 H3 n energy=rapid_attack:2 | rs1 hull=2",
    ),
    case(
        pytest.mark.rule("AK-784"),
        "p0 chariot H6 n cards=rapid_attack dice=attack | rs1 G4 s",
        "act rapid_attack 0 skip=0",
        "p0 H3 n | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-784"),
        "p0 chariot H6 n cards=rapid_attack dice=attack deck=0 | rs1 G4 s",
        "act rapid_attack 0 skip=1 at=rs1",
        "p0 H6 n | rs1 hull=2",
    ),
    case(
        pytest.mark.rule("AK-785"),
        "p0 argonaut H6 n cards=precise_shot dice=move deck=0,0 | p1 chariot H2 n deck=0,0",
        "act precise_shot 0 at=p1",
        "p0 boosts=0 energy=precise_shot:1 | p1 top=boost_x2 boosts=1",
    ),
    case(
        pytest.mark.rule("AK-786"),
        "p0 argonaut H6 n cards=turret dice=attack,stress deck=0,0 | rs1 H3 s | rs2 H9 s",
        "act turret 0 at=rs1,rs2 -> ak-illegal-many-targets | act turret 1 more=yes at=rs1,rs2",
        "p0 energy=turret:2 stress=1 | rs1 hull=2 | rs2 hull=2",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_ship_ability_does_what_its_card_says(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


@pytest.mark.rule("AK-785")
def test_a_precise_shot_is_for_another_player_within_range_4() -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot H2 n", "p2 knossos H1 n", "rs1 H5 s")
    assert concerned(fight.battle, "p0", CARDS["precise_shot"].steps[0].aim) == ["p1"]  # type: ignore[union-attr]


def ambushed(monkeypatch: pytest.MonkeyPatch, *lines: str, pace: Pace = "live", order: str = "") -> Fight:
    """Scouts fly one hex each; then the first of them has done."""
    card = BattleCard("rs-01", Name("Test", "Проба"), (Move(id="a", pattern="straight1"),))
    monkeypatch.setitem(decks.CARDS, "rs-01", card)
    fight = Fight(*lines, stage="reveal", phase="enemies", pace=pace)
    fight.battle.decks["ronin_scout"] = Deck(["rs-01"])
    if order:
        fight.order("between", order)
    fight.go()
    return fight


@pytest.mark.rule("AK-774")
def test_an_ambush_attacks_between_two_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = ambushed(monkeypatch, "p0 argonaut H6 n cards=ambush deck=0,0", "rs1 H2 s", "rs2 A8 n")
    assert fight.waiting() == ["0:ak-ask-free"]
    sees(fight, "rs1 H3 | rs2 A8")
    assert fight.refused("act ambush () at=rs2") == "ak-illegal-here"
    fight.play("act ambush () at=rs1")
    sees(fight, "p0 energy=ambush:1 | rs1 hull=1 | rs2 A7")
    assert fight.battle.phase != "enemies"


@pytest.mark.rule("AK-774", "AK-925")
def test_a_standing_order_attacks_the_weakest_in_the_arc_also_by_post(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = ("p0 argonaut H6 n cards=ambush deck=0", "rs1 H2 s", "rs2 H5 nw hull=2", "rs3 A8 n")
    fight = ambushed(monkeypatch, *lines, pace="post", order="arc")
    assert fight.waiting() == ["0:ak-ask-free"]
    action = RULES.ordered(fight.state, 0)
    assert action is not None
    fight.do(action)
    sees(fight, "p0 energy=ambush:1 | rs1 hull=4 | rs2 gone | rs3 A7")
    assert ambushed(monkeypatch, *lines, pace="post").battle.phase != "enemies", (
        "without an order nobody is asked"
    )


@pytest.mark.rule("AK-774")
def test_an_ambush_needs_a_target_and_the_enemy_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = ambushed(monkeypatch, "p0 argonaut H6 n cards=ambush", "rs1 A2 s", "rs2 A8 n")
    assert fight.battle.phase != "enemies", "nobody to be attacked"
    pilots = Fight("p0 argonaut H6 n cards=ambush dice=attack", "rs1 H4 s")
    assert pilots.refused("act ambush () at=rs1") == "ak-illegal-no-cells"
    assert pilots.refused("act ambush 0 at=rs1") == "ak-illegal-no-cells"
