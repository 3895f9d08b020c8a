"""The phases of a round, and how a battle ends."""

from __future__ import annotations

import pytest

from rules.akarios.actions import Act
from rules.akarios.battle import commands, rounds
from rules.akarios.frames import Enemies
from rules.akarios.game import RULES
from rules.akarios.state import Die, Pending, Span, Status
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H6 n"
FAR = "rs1 A1 n"


@pytest.mark.rule("AK-072")
def test_a_round_has_pilots_enemies_and_an_end() -> None:
    fight = Fight(HERE, FAR, "rs2 O11 n")
    events = fight.pass_all()
    keys = [event.key for event in events]
    assert keys.index("ak-passes") < keys.index("ak-enemy-card") < keys.index("ak-round")
    assert (fight.battle.round, fight.battle.phase) == (2, "pilots")


@pytest.mark.rule("AK-080", "AK-523")
def test_rupture_and_waiting_trauma_come_before_the_roll() -> None:
    fight = Fight(f"{HERE} marks=rupture", FAR, stage="start")
    fight.cockpit().waiting = ["spin"]
    fight.go()
    told = fight.told()
    assert told.index("ak-loses-hull") < told.index("ak-trauma-wakes") < told.index("ak-rolls")
    assert (fight.ship("p0").hull, fight.cockpit().traumas) == (6, ["spin"])


@pytest.mark.rule("AK-348", "AK-523")
def test_rupture_on_enemies_comes_before_the_cards_are_revealed() -> None:
    fight = Fight(HERE, "rs1 A1 n hull=1 cap=4 marks=rupture", "rs2 O11 n")
    events = fight.pass_all()
    keys = [event.key for event in events]
    assert keys.index("ak-destroyed") < keys.index("ak-enemy-card")
    assert fight.ship("rs1").hex is None


@pytest.mark.rule("AK-330", "AK-331")
def test_trauma_of_a_phase_ends_with_it() -> None:
    fight = Fight(HERE, FAR)
    fight.cockpit().traumas = ["spin"]
    fight.pass_all()
    assert fight.cockpit().traumas == []


@pytest.mark.rule("AK-423", "AK-425")
def test_marks_of_players_end_with_the_pilot_phase() -> None:
    fight = Fight(HERE, FAR)
    fight.ship("p0").marks = {"stall": Span("pilots", 1), "glitch": Span("pilots", 2), "rupture": Span()}
    fight.state.stack.pop()
    fight.state.stack[0].stage = "pilot_end"  # type: ignore[union-attr]
    fight.go()
    assert set(fight.ship("p0").marks) <= {"glitch", "rupture", "target_lock", "radar_jam"}
    assert "stall" not in fight.ship("p0").marks
    assert "glitch" in fight.ship("p0").marks


@pytest.mark.rule("AK-424", "AK-391")
def test_marks_of_enemies_end_with_theirs() -> None:
    fight = Fight(HERE, FAR)
    fight.ship("rs1").marks = {"stall": Span("enemies", 1), "glitch": Span("enemies", 2)}
    fight.pass_all()
    assert list(fight.ship("rs1").marks) == ["glitch"]


@pytest.mark.rule("AK-431")
def test_lent_and_virtual_dice_go_back_at_the_end_of_the_pilot_phase() -> None:
    fight = Fight(HERE, stage="pilot_end")
    fight.cockpit().dice = [Die("move"), Die("joker", lent_by=1), Die("attack", virtual=True)]
    frame = fight.state.stack[0]
    fight.state.stack = [frame]
    rounds.run(fight.state, frame, fight.dice)  # type: ignore[arg-type]
    assert fight.cockpit().dice == [Die("move")]


@pytest.mark.rule("AK-428", "AK-111", "AK-095")
def test_dice_and_cells_are_free_again_in_the_next_round() -> None:
    fight = Fight(f"{HERE} dice=move", FAR)
    fight.play("act flank 0 way=r")
    assert fight.card("flank").used == [0]
    fight.pass_all()
    assert fight.battle.round == 2
    assert fight.card("flank").used == []
    assert [die.place for die in fight.cockpit().dice] == [None] * 4


@pytest.mark.rule("AK-429")
def test_rounds_are_counted_beyond_ten() -> None:
    fight = Fight(HERE, FAR, round=10)
    fight.pass_all()
    assert fight.battle.round == 11


@pytest.mark.rule("AK-430")
def test_battle_cards_are_discarded_at_the_end() -> None:
    fight = Fight(HERE, FAR)
    fight.pass_all()
    deck = fight.battle.decks["ronin_scout"]
    assert (len(deck.discards), len(deck.cards), fight.battle.revealed) == (1, 9, {})


@pytest.mark.rule("AK-427")
def test_rules_of_the_end_of_a_round_come_before_the_marker_moves() -> None:
    fight = Fight(HERE, "rs1 A1 n", round=2)
    fight.pass_all()
    assert (fight.battle.round, fight.battle.vars["wave_done"]) == (3, 1)
    assert sum(ship.hex is not None for ship in fight.battle.ships.values()) == 4


@pytest.mark.rule("AK-283", "AK-809")
def test_what_waits_for_this_phase_ends_with_it() -> None:
    fight = Fight(HERE, FAR)
    fight.cockpit().pending = [Pending("x", "glitch", until="phase"), Pending("y", "pull")]
    fight.pass_all()
    assert [each.what for each in fight.cockpit().pending] == ["pull"]


def test_statuses_last_as_long_as_they_say() -> None:
    fight = Fight(HERE, FAR)
    spans = ("phase", "enemy_phase", "round", "battle")
    fight.battle.statuses = [Status(f"s{span}", "p0", "x", until=span) for span in spans]  # type: ignore[arg-type]
    fight.pass_all()
    assert [each.what for each in fight.battle.statuses] == ["sbattle"]


def test_uses_of_a_round_are_forgotten_at_its_end() -> None:
    fight = Fight(HERE, FAR)
    fight.cockpit().counts = {"a@round": 1, "b@enemy_phase": 1, "c@battle": 1}
    fight.pass_all()
    assert fight.cockpit().counts == {"c@battle": 1}


@pytest.mark.rule("AK-437")
def test_the_enemies_act_in_their_order() -> None:
    fight = Fight(HERE, "rs2 A1 n", "rs1 O11 n", "rs3 A11 n elite", "rs4 O1 n")
    fight.ship("rs4").added = 1
    fight.state.stack = [fight.state.stack[0]]
    fight.state.stack[0].stage = "enemies"  # type: ignore[union-attr]
    rounds.run(fight.state, fight.state.stack[0], fight.dice)  # type: ignore[arg-type]
    frame = fight.state.stack[-1]
    assert isinstance(frame, Enemies)
    assert frame.order == ["rs3", "rs1", "rs2"]


@pytest.mark.rule("AK-074")
def test_all_roll_at_once_and_what_ends_ends_for_all_at_once() -> None:
    fight = Fight(HERE, "p1 chariot C3 n", FAR, stage="roll")
    assert [event.args["player"] for event in fight.go() if event.key == "ak-rolls"] == ["#0", "#1"]
    assert fight.waiting() == ["0:ak-ask-dice", "1:ak-ask-dice"]
    fight.play("keep", 1)
    assert fight.waiting() == ["0:ak-ask-dice"]
    fight.play("keep", 0)
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]
    for ref in ("p0", "p1"):
        fight.ship(ref).marks = {"glitch": Span("pilots", 1)}
    fight.play("pass", 1)
    assert all("glitch" in fight.ship(ref).marks for ref in ("p0", "p1"))
    fight.play("pass", 0)
    assert not any("glitch" in fight.ship(ref).marks for ref in ("p0", "p1"))


@pytest.mark.rule("AK-076")
def test_of_two_who_want_the_same_enemy_or_hex_the_first_to_arrive_has_it() -> None:
    ann, ben = "p0 argonaut H6 n dice=attack,move deck=0", "p1 chariot G6 n dice=attack,move"
    fight = Fight(ann, ben, "rs1 H4 s hull=1 cap=4", "rs2 G4 n")
    assert commands.refusal(fight.state, 1, Act("attack", (0,), at=("rs1",))) is None
    fight.play("act attack 0 at=rs1", 0)
    assert fight.refused("act attack 0 at=rs1", 1) == "ak-illegal-target"
    fight.play("act move_2 1", 0)
    taken = fight.ship("p0").hex
    fight.ship("p1").hex, fight.ship("p1").facing = "H6", 0
    fight.play("act move_2 1", 1)
    assert (fight.ship("p0").hex, taken) == ("H3", "H3")
    assert fight.ship("p1").hex == "H4"


# How it ends


@pytest.mark.rule("AK-071", "AK-081")
def test_the_battle_ends_at_once_in_the_middle_of_an_attack() -> None:
    fight = Fight(f"{HERE} dice=attack,attack deck=0", "rs1 H4 s hull=1 cap=4")
    fight.battle.vars["wave_done"] = 1
    fight.play("act burst_fire 0 at=rs1")
    assert fight.state.over and fight.battle.ended == "success"
    assert fight.state.stack == []
    outcome = RULES.outcome(fight.state)
    assert outcome is not None and (outcome.key, outcome.winners) == ("ak-won", (0,))


@pytest.mark.rule("AK-071", "AK-397", "AK-001")
def test_all_ships_lost_is_a_failure_for_everybody() -> None:
    fight = Fight("p0 argonaut H6 n dice=move hull=1 cap=7", "p1 chariot A1 n off=yes hull=0", "asteroids H5")
    fight.play("act move_2 0")
    outcome = RULES.outcome(fight.state)
    assert outcome is not None and (outcome.key, outcome.winners) == ("ak-lost", ())


@pytest.mark.rule("AK-082")
def test_both_at_once_is_a_success() -> None:
    fight = Fight(HERE, stage="end", round=12)
    fight.battle.vars["wave_done"] = 1
    fight.battle.ships["rs1"] = Fight(HERE, FAR).ship("rs1")
    fight.battle.ships["rs1"].hex = None
    fight.battle.round = 13
    fight.go()
    assert fight.battle.ended == "success"


@pytest.mark.rule("AK-071")
def test_too_many_rounds_are_a_failure() -> None:
    fight = Fight(HERE, FAR, stage="end", round=12)
    fight.battle.vars["wave_done"] = 1
    fight.go()
    assert fight.battle.ended == "failure"


@pytest.mark.rule("AK-236", "AK-462")
def test_stress_misses_leave_the_decks_at_the_end() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0,stress_miss,boost_x2", "rs1 H4 s hull=1 cap=4")
    fight.battle.vars["wave_done"] = 1
    fight.play("act attack 0 at=rs1")
    assert fight.cockpit().deck.cards == ["0"]


def test_nothing_can_be_played_when_it_is_over() -> None:
    fight = Fight(f"{HERE} dice=attack,move deck=0", "rs1 H4 s hull=1 cap=4")
    fight.battle.vars["wave_done"] = 1
    fight.play("act attack 0 at=rs1")
    assert fight.refused("act move_2 1") == "ak-illegal-over"
    assert RULES.prompts(fight.state) == []
