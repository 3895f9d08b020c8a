"""Pilot abilities of the appendix (AK-752 to AK-768)."""

from __future__ import annotations

import pytest

from rules.akarios.battle import rounds
from rules.akarios.cards.aiming import concerned
from rules.akarios.components import CARDS
from rules.akarios.draft import draft
from rules.akarios.enemy import decks
from rules.akarios.enemy.aiming import possible
from rules.akarios.enemy.decks import AnyCommand, Attack, BattleCard, Move, Turn
from rules.akarios.frames import Round
from rules.akarios.game import RULES
from rules.akarios.language import Name
from rules.akarios.naming import called
from rules.akarios.options import Pace
from rules.akarios.state import Status
from rules.core.decks import Deck
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check, sees

CASES = [
    case(
        pytest.mark.rule("AK-752"),
        "p0 argonaut H6 n cards=wingman dice=attack,move | p1 chariot A6 n dice=joker deck=0 | rs1 A4 s",
        "act wingman () at=p1 choose=0 | act wingman () at=p1 choose=1 -> ak-illegal-cells-used "
        "| 1> act attack 2 at=rs1",
        "p0 dice=move,move | p1 dice=joker,move | rs1 hull=3",
    ),
    case(
        pytest.mark.rule("AK-752"),
        "p0 argonaut H6 n cards=wingman dice=stress | p1 chariot A6 n",
        "act wingman () at=p1 choose=0 | 1> act move_2 1",
        "p0 stress=0 dice=move | p1 A3 stress=1",
    ),
    case(
        pytest.mark.rule("AK-752"),
        "p0 argonaut H6 n cards=wingman dice=stress,stress | p1 chariot A6 n dice=stress,stress",
        "act wingman () at=p1 choose=0 | 1> reroll 3 -> ak-illegal-no-such-die "
        "| 1> reroll () -> ak-illegal-reroll-free",
        "p1 dice=stress,stress,move,stress",
    ),
    case(
        pytest.mark.rule("AK-759"),
        "p0 argonaut H6 n cards=motivational_speech dice=move "
        "| p1 chariot A6 n dice=attack,stress deck=0,0 | p2 knossos O6 n dice=stress | rs1 A4 s",
        "take_back 0 -> ak-illegal-here | 1> act attack 0 at=rs1 | 2> act turn 0 turn=nw "
        "| 1> take_back 0 -> ak-illegal-here | act motivational_speech 0 | take_back 0 -> ak-illegal-here "
        "| 1> take_back 1 -> ak-illegal-here | 1> take_back 0 | 2> take_back 0 "
        "| 1> act attack 0 at=rs1 -> ak-illegal-barred | 1> act turn 0 turn=ne "
        "| 1> take_back 0 -> ak-illegal-here | 2> act move_2 0",
        "p0 energy=motivational_speech:0 | p1 A6 ne dice=stress,move | p2 dice=move stress=2",
    ),
    case(
        pytest.mark.rule("AK-757"),
        "p0 argonaut H6 n hull=3 cards=engineer,repair_crew dice=move "
        "| p1 chariot H3 n hull=1 | p2 knossos I4 n hull=1",
        "act repair_crew 0 bonus=p1,p2",
        "p0 hull=4 | p1 hull=3 | p2 hull=3",
    ),
    case(
        pytest.mark.rule("AK-757"),
        "p0 argonaut H6 n hull=3 cards=engineer,repair_crew dice=move",
        "act repair_crew 0 bonus=p0",
        "p0 hull=5",
    ),
    case(
        pytest.mark.rule("AK-758"),
        "p0 argonaut H6 n cards=marauder,burst_fire broken=burst_fire energy=burst_fire:1 dice=attack "
        "deck=0,+1 | rs1 H5 s hull=1 | rs2 H4 s hull=9 cap=9",
        "act attack 0 at=rs1 | act burst_fire () at=rs2",
        "p0 dice=move broken=burst_fire energy=burst_fire:1 | rs1 gone | rs2 hull=5",
    ),
    case(
        pytest.mark.rule("AK-758"),
        "p0 argonaut H6 n cards=marauder,flank broken=flank dice=attack deck=0 | rs1 H5 s hull=1",
        "act attack 0 at=rs1 | act flank () way=r turn=after.s",
        "p0 J5 s stress=0 waits=pull:1 | rs1 gone",
    ),
    case(
        pytest.mark.rule("AK-758"),
        "p0 argonaut H6 n cards=marauder,burst_fire broken=burst_fire dice=attack deck=0 "
        "| rs1 H4 s hull=1 | rs2 H5 s",
        "act attack 0 at=rs1 | act burst_fire () at=rs2 -> ak-illegal-broken",
        "rs1 gone | rs2 hull=4",
    ),
    case(
        pytest.mark.rule("AK-758"),
        "p0 argonaut H6 n cards=marauder,burst_fire broken=burst_fire "
        "| p1 chariot H3 s dice=attack deck=0 | rs1 H5 s hull=1 | rs2 H4 s",
        "1> act attack 0 at=rs1 | act burst_fire () at=rs2 -> ak-illegal-broken",
        "rs1 gone | rs2 hull=4",
    ),
    case(
        pytest.mark.rule("AK-760"),
        "p0 argonaut H6 n cards=eye_for_eye stress=2 dice=stress deck=0,0 | rs1 A1 s",
        "act move_2 0",
        "p0 stress=3 misses=1 | rs1 misses=1",
    ),
    case(
        pytest.mark.rule("AK-760"),
        "p0 argonaut H6 n cards=eye_for_eye | p1 chariot A6 n stress=2 dice=stress | rs1 A1 s",
        "1> act move_2 0",
        "p1 stress=3 misses=1 | rs1 misses=0",
    ),
    case(
        pytest.mark.rule("AK-763"),
        "p0 argonaut H6 n cards=resolve stress=2 dice=attack deck=-1 | rs1 H4 s",
        "act attack 0 at=rs1",
        "p0 stress=1 | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-763"),
        "p0 argonaut H6 n cards=resolve stress=2 dice=attack deck=miss | rs1 H4 s",
        "act attack 0 at=rs1",
        "p0 stress=1 | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-763"),
        "p0 argonaut H6 n cards=resolve,turret stress=1 dice=stress deck=miss,miss | rs1 H4 s | rs2 H5 s",
        "act turret 0 more=yes at=rs1,rs2",
        "p0 stress=1 | rs1 hull=4 | rs2 hull=4",
    ),
    case(
        pytest.mark.rule("AK-763"),
        "p0 argonaut H6 n cards=resolve stress=2 dice=attack deck=0 | rs1 H4 s",
        "act attack 0 at=rs1",
        "p0 stress=2 | rs1 hull=3",
    ),
    case(
        pytest.mark.rule("AK-764"),
        "p0 argonaut H6 n hull=4 cards=devotion dice=move | p1 chariot H3 n hull=1 | p2 knossos H2 n",
        "act devotion 0 at=p0 -> ak-illegal-target | act devotion 0 at=p2 -> ak-illegal-target "
        "| act devotion 0 at=p1",
        "p0 hull=3 energy=devotion:1 | p1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-765"),
        "p0 argonaut H6 n cards=nerves_of_steel,flank dice=stress,stress,stress",
        "act move_2 0 | act turn 1 turn=ne | act flank 2 way=r",
        "p0 stress=1",
    ),
    case(
        pytest.mark.rule("AK-767"),
        "p0 argonaut H6 n cards=good_position,turret dice=stress deck=0,0,0,0 "
        "| rs1 H4 s marks=target_lock | rs2 H5 s marks=target_lock",
        "act turret 0 more=yes at=rs1,rs2",
        "rs1 hull=1 | rs2 hull=2",
    ),
    case(
        pytest.mark.rule("AK-767"),
        "p0 argonaut H6 n cards=good_position dice=attack deck=0 | rs1 H4 s",
        "act attack 0 at=rs1",
        "rs1 hull=3",
    ),
    case(
        pytest.mark.rule("AK-767"),
        "p0 argonaut H6 n cards=good_position dice=attack marks=radar_jam deck=0 "
        "| rs1 H4 s marks=target_lock",
        "act attack 0 at=rs1",
        "rs1 hull=3",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_pilot_does_what_the_ability_says(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


TURN_AND_FIRE = (Turn(id="a"), Attack(id="b", arc="standard"))


def hacked(
    monkeypatch: pytest.MonkeyPatch, *lines: str, strip: tuple[AnyCommand, ...] = TURN_AND_FIRE
) -> Fight:
    """Scout 1 is hacked by pilot 0, and the enemy phase begins; its card is: turn, attack."""
    monkeypatch.setitem(decks.CARDS, "rs-01", BattleCard("rs-01", Name("Test", "Проба"), strip))
    fight = Fight("p0 argonaut H6 n cards=avionics_hack dice=move", *lines)
    fight.battle.decks = {kind: Deck([]) for kind in {ship.kind for ship in fight.battle.ships.values()}}
    fight.battle.decks["ronin_scout"] = Deck(["rs-01"])
    fight.play("act avionics_hack 0 at=rs1")
    fight.pass_all()
    return fight


@pytest.mark.rule("AK-754")
def test_a_pilot_chooses_the_targets_of_a_hacked_enemy_command_by_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = hacked(monkeypatch, "p1 chariot H8 n", "rs1 H4 n", "rs2 H2 n")
    fight.enemy_deck("0", "0")
    assert fight.card("avionics_hack").energy == 0
    assert fight.waiting() == ["0:ak-ask-tie-target"]
    assert {choice.action.what[0] for choice in fight.asked().choices} == {"p0", "p1", "rs2"}  # type: ignore[attr-defined]
    fight.play("pick rs2")
    assert fight.waiting() == ["0:ak-ask-tie-target"]
    fight.play("pick rs2")
    sees(fight, "rs1 H4 n | rs2 hull=2 | p0 hull=7")
    fight.go()
    assert fight.battle.phase != "enemies" and not fight.battle.statuses


def fired_at(fight: Fight) -> tuple[str, ...]:
    """By the hacked scout."""
    names = {called(fight.battle, ref): ref for ref in fight.battle.ships}
    attacks = [each.args for each in fight.events if each.key == "ak-attacks"]
    by_scout = [args for args in attacks if args["ship"] == called(fight.battle, "rs1")]
    return tuple(names[ship] for args in by_scout for ship in args["targets"])  # type: ignore[union-attr, index, misc]


@pytest.mark.rule("AK-754", "AK-929")
def test_a_pilot_chooses_each_target_of_a_volley_and_no_friend_is_hit_unasked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strip = Attack(id="a", range=9, targets=3)
    fight = hacked(monkeypatch, "p1 chariot H8 n", "rs1 H4 n", "rs2 H2 n", "rs3 H1 n hull=3", strip=(strip,))
    fight.play("pick rs3")
    assert fired_at(fight) == ("rs3", "rs2")


@pytest.mark.rule("AK-754", "AK-929")
def test_of_more_enemies_than_it_can_hit_the_pilot_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    strip = Attack(id="a", range=9, targets=2)
    fight = hacked(monkeypatch, "rs1 H4 n", "rs2 H2 n", "rs3 H1 n hull=3", "rs4 A1 n", strip=(strip,))
    fight.play("pick rs2")
    assert {choice.action.what[0] for choice in fight.asked().choices} == {"rs3", "rs4"}  # type: ignore[attr-defined]
    fight.play("pick rs4")
    assert fired_at(fight) == ("rs2", "rs4")


@pytest.mark.rule("AK-754", "AK-929")
def test_out_of_reach_of_whom_it_was_sent_after_it_fires_at_no_friend(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strip = Attack(id="a", range=3)
    fight = hacked(monkeypatch, "rs1 H4 n", "rs2 A1 n", strip=(strip,))
    fight.play("pick rs2")
    assert fired_at(fight) == ()


@pytest.mark.rule("AK-754")
def test_the_titan_is_neither_hacked_nor_fired_at_by_who_is(monkeypatch: pytest.MonkeyPatch) -> None:
    titan = Fight("p0 argonaut H6 n", "rs1 H4 n", "st1 H5 n")
    control = CARDS["avionics_hack"].steps[0]
    assert concerned(titan.battle, "p0", control.aim) == ["rs1"]  # type: ignore[union-attr]
    fight = Fight("p0 argonaut H6 n", "rs1 H4 n", "st1 H5 n")
    fight.battle.statuses.append(Status("control", "rs1", "avionics_hack", 0, "enemy_phase", "p0"))
    assert possible(fight.battle, fight.ship("rs1")) == ["p0"]


@pytest.mark.rule("AK-754")
def test_only_an_enemy_within_range_3_is_hacked_and_the_energy_stays_spent() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=avionics_hack,supply_system,flank dice=move", "rs1 H3 n", "rs2 H2 n"
    )
    aim = CARDS["avionics_hack"].steps[0].aim  # type: ignore[union-attr]
    assert concerned(fight.battle, "p0", aim) == ["rs1"]
    fight.card("avionics_hack").energy = 0
    fight.play("act supply_system 0")
    assert fight.card("avionics_hack").energy == 0


@pytest.mark.rule("AK-752")
def test_a_lent_die_is_back_at_the_end_of_the_phase() -> None:
    fight = Fight("p0 argonaut H6 n cards=wingman dice=attack", "p1 chariot A6 n")
    fight.play("act wingman () at=p1 choose=0")
    assert [die.lent_by for die in fight.cockpit(1).dice] == [None, 0]
    rounds.run(fight.state, Round(stage="pilot_end", left=["spans", "hook"]), fight.throw())
    assert [die.lent_by for die in fight.cockpit(1).dice] == [None]
    assert len(fight.cockpit().dice) == 2


def test_who_has_nothing_to_lend_is_not_waited_for() -> None:
    fight = Fight("p0 argonaut H6 n cards=wingman dice=move", "p1 chariot A6 n")
    fight.cockpit().dice.pop()
    fight.play("act move_2 0")
    assert fight.waiting() == ["1:ak-ask-act"]


@pytest.mark.rule("AK-759")
def test_a_die_taken_back_may_not_go_to_another_cell_of_the_same_action() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=motivational_speech dice=move",
        "p1 chariot A6 n cards=gyro_stabiliser dice=move,move",
    )
    fight.cockpit(1).dice.pop()
    fight.play("act turn 0 turn=ne", 1)
    fight.play("act motivational_speech 0")
    fight.play("take_back 0", 1)
    assert fight.refused("act turn 0 turn=se", 1) == "ak-illegal-barred"
    found = draft(fight.state, 1, ("turn",))
    assert found is not None and found.asks == "ak-draft-turn", "the other die is taken without asking"
    fight.play("act turn 1 turn=n", 1)


@pytest.mark.rule("AK-759")
def test_who_has_placed_all_dice_is_asked_again_and_silence_does_without() -> None:
    fight = Fight("p0 argonaut H6 n cards=motivational_speech dice=move", "p1 chariot A6 n dice=move")
    fight.cockpit(1).dice.pop()
    fight.play("act move_2 0", 1)
    assert fight.waiting() == ["0:ak-ask-act"]
    fight.play("act motivational_speech 0")
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]
    fight.silent(1)
    assert fight.waiting() == ["0:ak-ask-act"]


# Between two commands of enemies


def enemies(monkeypatch: pytest.MonkeyPatch, *lines: str, pace: Pace = "live", order: str = "") -> Fight:
    """Scouts fly one hex, then another; nobody is hit."""
    strip = (Move(id="a", pattern="straight1"), Move(id="b", pattern="straight1"))
    monkeypatch.setitem(decks.CARDS, "rs-01", BattleCard("rs-01", Name("Test", "Проба"), strip))
    fight = Fight(*lines, stage="reveal", phase="enemies", pace=pace)
    fight.battle.decks["ronin_scout"] = Deck(["rs-01"])
    if order:
        fight.order("between", order)
    fight.go()
    return fight


FEINT = ("p0 argonaut H6 n cards=feint", "rs1 A8 n", "rs2 O8 n")


@pytest.mark.rule("AK-768", "AK-925")
def test_feint_flies_between_two_enemies_once_in_their_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = enemies(monkeypatch, *FEINT)
    assert fight.waiting() == ["0:ak-ask-free"]
    sees(fight, "rs1 A6 | rs2 O8")
    assert fight.refused("act feint () way=straight3") == "ak-illegal-here"
    fight.play("act feint () way=veer.r")
    sees(fight, "p0 I5 ne energy=feint:1 stress=0 | rs2 O6")
    assert fight.battle.phase != "enemies", "once in an enemy phase"


@pytest.mark.rule("AK-768")
def test_feint_flies_one_hex_ahead_too(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = enemies(monkeypatch, *FEINT)
    fight.play("decline")
    sees(fight, "p0 H6 energy=feint:2 | rs2 O6")
    fight.play("act feint () way=straight1")
    sees(fight, "p0 H5 n energy=feint:1")


@pytest.mark.rule("AK-768")
def test_feint_is_no_action_of_the_pilot_phase_and_needs_energy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Fight(FEINT[0]).refused("act feint () way=straight1") == "ak-illegal-no-cells"
    spent = enemies(monkeypatch, "p0 argonaut H6 n cards=feint energy=feint:0", *FEINT[1:])
    broken = enemies(monkeypatch, "p0 argonaut H6 n cards=feint broken=feint", *FEINT[1:])
    assert spent.battle.phase != "enemies" and broken.battle.phase != "enemies"


@pytest.mark.rule("AK-768")
def test_who_orders_so_is_asked_after_each_command(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = enemies(monkeypatch, *FEINT, order="command")
    seen = []
    while fight.battle.phase == "enemies":
        seen.append((fight.ship("rs1").hex, fight.ship("rs2").hex))
        fight.play("decline")
    assert seen == [("A7", "O8"), ("A6", "O8"), ("A6", "O7"), ("A6", "O6")]


@pytest.mark.rule("AK-768", "AK-925")
def test_a_standing_order_feints_away_from_the_next_attack_also_by_post(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strip = (Turn(id="a"), Attack(id="b", arc="standard"), Attack(id="c", arc="standard"))
    monkeypatch.setitem(decks.CARDS, "rs-01", BattleCard("rs-01", Name("Test", "Проба"), strip))
    fight = Fight(
        "p0 argonaut H6 n cards=feint", "p1 chariot A8 n cards=feint", "rs1 H8 n", stage="reveal", pace="post"
    )
    fight.battle.phase = "enemies"
    fight.battle.decks["ronin_scout"] = Deck(["rs-01"])
    fight.order("between", "aimed")
    fight.order("between", "aimed", 1)
    fight.go()
    assert fight.waiting() == ["0:ak-ask-free"]
    action = RULES.ordered(fight.state, 0)
    assert action is not None
    fight.do(action)
    sees(fight, "p0 I5 ne hull=7 energy=feint:1")
    assert "1:ak-ask-free" not in fight.waiting(), "nobody aims at pilot 1"
    other = Fight("p0 argonaut H6 n cards=ambush", "rs1 H5 n", stage="reveal", pace="post")
    other.battle.phase = "enemies"
    other.battle.decks["ronin_scout"] = Deck(["rs-01"])
    other.order("between", "aimed")
    other.go()
    assert other.waiting() != ["0:ak-ask-free"], "who is aimed at flies away, and does not fire"


@pytest.mark.rule("AK-925")
def test_by_post_and_by_order_nobody_is_stopped_and_silence_does_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert enemies(monkeypatch, *FEINT, pace="post").battle.phase != "enemies"
    assert enemies(monkeypatch, *FEINT, order="never").battle.phase != "enemies"
    fight = enemies(monkeypatch, *FEINT)
    fight.silent()
    sees(fight, "p0 H6 energy=feint:2")
