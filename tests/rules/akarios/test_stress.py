"""Stress, its levels, panic and trauma cards."""

from __future__ import annotations

import pytest

from rules.akarios.actions import Pick
from rules.akarios.components import TRAUMA
from rules.akarios.frames import Panic, TraumaChoice
from rules.akarios.ship import damage, panic, stress
from rules.akarios.state import Mods
from rules.core.contract import Event
from rules.core.stack import settle
from tests.rules.akarios.table import Table, count, told


def gain(t: Table, n: int = 1, seat: int = 0) -> list[str]:
    return told(stress.gain(t.state, seat, n, t.dice))


def lose(t: Table, n: int, seat: int = 0) -> list[str]:
    return told(stress.lose(t.state, seat, n, t.dice))


def run(t: Table) -> list[Event]:
    """Until somebody must decide."""
    return settle(t.state, panic.CONTENTS.chapters, t.dice)


def misses(t: Table, seat: int = 0) -> int:
    return count(t.cockpit(seat).deck.cards).get("stress_miss", 0)


# Levels


@pytest.mark.rule("AK-310", "AK-312", "AK-313")
@pytest.mark.parametrize("level", [3, 5])
def test_at_3_and_5_a_miss_and_the_discards_are_shuffled_in(level: int) -> None:
    t = Table(f"p0 argonaut H6 n stress={level - 1}")
    t.cockpit().deck = Mods(["0"], ["+1", "+2"])
    assert gain(t) == ["ak-stress-gained", "ak-miss-added"]
    assert sorted(t.cockpit().deck.cards) == ["+1", "+2", "0", "stress_miss"]
    assert t.cockpit().deck.discards == []
    assert t.battle.box["stress_miss"] == 19
    assert t.noted("miss_added") == [{"ship": "p0", "seat": "0"}]


@pytest.mark.rule("AK-310")
@pytest.mark.parametrize("reached", [1, 2, 4, 6, 8, 9])
def test_other_points_do_nothing(reached: int) -> None:
    t = Table(f"p0 argonaut H6 n stress={reached - 1}")
    assert gain(t) == ["ak-stress-gained"]
    assert (misses(t), t.state.stack) == (0, [])


@pytest.mark.rule("AK-311")
def test_several_points_skip_no_level() -> None:
    t = Table("p0 argonaut H6 n stress=2")
    assert gain(t, 5) == ["ak-stress-gained", "ak-miss-added", "ak-miss-added", "ak-panic"]
    assert (t.cockpit().stress, misses(t)) == (7, 2)
    assert t.stacked() == ["Panic"]


@pytest.mark.rule("AK-314", "AK-327")
@pytest.mark.parametrize("boxes", [0, 2])
def test_at_7_the_pilot_panics(boxes: int) -> None:
    t = Table("p0 argonaut H6 n stress=6", trauma=boxes)
    gain(t)
    assert t.state.stack == [Panic(seat=0, left=boxes + 1)]
    assert t.cockpit().stress == 7


@pytest.mark.rule("AK-315", "AK-316", "AK-317")
def test_at_10_stress_returns_to_0_with_one_panic_and_the_misses_stay() -> None:
    t = Table("p0 argonaut H6 n stress=9 deck=stress_miss,stress_miss,0")
    assert gain(t) == ["ak-stress-gained", "ak-panic"]
    assert (t.cockpit().stress, misses(t)) == (0, 2)
    assert t.stacked() == ["Panic"]


@pytest.mark.rule("AK-322", "AK-323")
def test_after_the_reset_the_levels_act_again() -> None:
    t = Table("p0 argonaut H6 n stress=9 deck=stress_miss,stress_miss,0")
    gain(t, 6)
    assert (t.cockpit().stress, misses(t)) == (5, 4)


@pytest.mark.rule("AK-318")
@pytest.mark.parametrize(
    ("stress", "lost", "left"), [(5, 1, 1), (5, 3, 0), (6, 1, 2), (3, 1, 1), (4, 1, 2), (4, 2, 1), (9, 3, 2)]
)
def test_below_5_and_below_3_a_miss_leaves(stress: int, lost: int, left: int) -> None:
    t = Table(f"p0 argonaut H6 n stress={stress} deck=stress_miss,0,stress_miss", stress_miss=0)
    lose(t, lost)
    assert misses(t) == left
    assert t.battle.box["stress_miss"] == 2 - left


@pytest.mark.rule("AK-319", "AK-320")
def test_the_discards_are_shuffled_in_first_and_a_drawn_miss_is_not_missed() -> None:
    t = Table("p0 argonaut H6 n stress=3")
    t.cockpit().deck = Mods(["0"], ["stress_miss", "+1"])
    lose(t, 1)
    assert (sorted(t.cockpit().deck.cards), t.cockpit().deck.discards) == (["+1", "0"], [])
    gain(t)
    t.cockpit().deck = Mods(["0"], ["+1"])
    lose(t, 1)
    assert (sorted(t.cockpit().deck.cards), t.cockpit().deck.discards) == (["+1", "0"], [])


@pytest.mark.rule("AK-321", "AK-322")
def test_below_7_nothing_happens_and_7_again_is_panic_again() -> None:
    t = Table("p0 argonaut H6 n stress=7 deck=stress_miss,stress_miss,0")
    assert lose(t, 1) == ["ak-stress-lost"]
    assert misses(t) == 2
    assert gain(t) == ["ak-stress-gained", "ak-panic"]


@pytest.mark.rule("AK-322")
def test_3_again_is_a_miss_again() -> None:
    t = Table("p0 argonaut H6 n stress=2 deck=0")
    gain(t)
    lose(t, 1)
    assert misses(t) == 0
    gain(t)
    assert misses(t) == 1


@pytest.mark.rule("AK-324")
def test_stress_does_not_fall_below_0() -> None:
    t = Table("p0 argonaut H6 n stress=1")
    assert lose(t, 4) == ["ak-stress-lost"]
    assert t.cockpit().stress == 0
    assert lose(t, 1) == []


@pytest.mark.rule("AK-326")
def test_no_miss_is_added_when_the_box_is_empty() -> None:
    t = Table("p0 argonaut H6 n stress=2 deck=0", stress_miss=0)
    assert gain(t) == ["ak-stress-gained"]
    assert misses(t) == 0


def test_cards_make_a_pilot_skip_levels() -> None:
    t = Table("p0 argonaut H6 n stress=2 deck=0 cards=stress_monitor", "p1 chariot H7 n stress=2 deck=0")
    gain(t, 3)
    gain(t, 3, seat=1)
    assert (misses(t, 0), misses(t, 1)) == (1, 2)


@pytest.mark.rule("AK-337")
def test_the_unconscious_gain_no_stress_and_do_not_panic() -> None:
    t = Table("p0 argonaut H6 n stress=6 hull=1 shields=0")
    damage.deal(t.state, "p0", 1)
    assert gain(t) == []
    assert t.state.stack == []


# Trauma cards


def panicked(
    *top_first: str, players: tuple[str, ...] = ("p0 argonaut H6 n",), left: int | None = None
) -> Table:
    t = Table(*players)
    t.trauma_deck(*top_first)
    t.state.stack.append(Panic(seat=0, left=left or len(top_first)))
    return t


@pytest.mark.rule("AK-332", "AK-329", "AK-556")
def test_shield_overload_takes_the_shields_and_glitches_every_ship_near() -> None:
    t = panicked(
        "shield_overload",
        players=(
            "p0 argonaut H6 n shields=2",
            "p1 chariot H8 n",
            "rs1 H3 s shields=2 marks=stealth",
            "rs2 H2 s",
            "planet H4",
        ),
    )
    run(t)
    assert t.ship("p0").shields == 0
    assert ["glitch" in t.ship(ref).marks for ref in ("p0", "p1", "rs1", "rs2")] == [False, True, True, False]
    assert t.battle.trauma.discards == ["shield_overload"]


@pytest.mark.rule("AK-330", "AK-331", "AK-333", "AK-335")
def test_spin_waits_for_the_next_pilot_phase() -> None:
    t = panicked("spin")
    run(t)
    cockpit = t.cockpit()
    assert (cockpit.waiting, t.battle.trauma.discards) == (["spin"], [])
    assert panic.forced_turn(cockpit) == 0
    assert told(panic.awake(t.state, 0, t.dice)) == ["ak-trauma-wakes"]
    assert (cockpit.waiting, t.battle.trauma.discards) == ([], ["spin"])
    assert panic.forced_turn(cockpit) == 3


def test_what_waits_works_in_its_phase() -> None:
    t = Table("p0 argonaut H6 n")
    t.cockpit().waiting = [
        "cold_sweat",
        "cold_sweat",
        "tunnel_vision",
        "white_knuckles",
        "trigger_finger",
        "drift",
    ]
    panic.awake(t.state, 0, t.dice)
    at_work = t.cockpit()
    assert panic.fewer_dice(at_work) == 2
    assert panic.one_target(at_work) and panic.no_basic_turn(at_work) and panic.attacks_first(at_work)
    assert panic.drifts(at_work) == ["straight1"]
    at_work.traumas = []
    assert not (panic.fewer_dice(at_work) or panic.one_target(at_work) or panic.no_basic_turn(at_work))
    assert not (panic.attacks_first(at_work) or panic.drifts(at_work))


@pytest.mark.rule("AK-327", "AK-328", "AK-329")
def test_as_many_cards_as_said_are_drawn_and_the_deck_is_renewed() -> None:
    t = panicked("hairline_crack", left=3)
    t.battle.trauma.discards = ["blown_fuse", "ringing_ears"]
    shown = [event.args["card"] for event in run(t) if event.key == "ak-trauma"]
    assert shown[0] == "@hairline_crack"
    assert len(shown) == 3
    assert t.state.stack == []


@pytest.mark.rule("AK-331")
def test_no_trauma_card_is_ever_lost() -> None:
    t = Table("p0 argonaut H6 n")
    for _ in range(6):
        t.state.stack.append(Panic(seat=0, left=4))
        run(t)
        t.state.stack.clear()
        deck = t.battle.trauma
        every = [*deck.cards, *deck.discards, *t.cockpit().waiting]
        assert count(every) == {id: row.copies for id, row in TRAUMA.items()}
        panic.awake(t.state, 0, t.dice)


@pytest.mark.parametrize(
    ("card", "hull", "shields", "marks", "left"),
    [
        ("hairline_crack", 6, 2, [], 4),
        ("blown_fuse", 7, 0, [], 4),
        ("ringing_ears", 7, 2, ["radar_jam"], 4),
        ("frozen", 7, 2, ["stall"], 4),
        ("exposed", 7, 2, ["target_lock"], 4),
        ("clarity", 7, 2, [], 2),
    ],
)
def test_an_immediate_card(card: str, hull: int, shields: int, marks: list[str], left: int) -> None:
    t = panicked(card, players=("p0 argonaut H6 n stress=4",))
    run(t)
    ship = t.ship("p0")
    assert (ship.hull, ship.shields, list(ship.marks), t.cockpit().stress) == (hull, shields, marks, left)


def test_a_panic_call_stresses_the_others_nearby() -> None:
    t = panicked(
        "panic_call", players=("p0 argonaut H6 n", "p1 chariot H9 n", "p2 knossos H10 n", "rs1 H7 s")
    )
    run(t)
    assert [t.cockpit(seat).stress for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("AK-336")
def test_a_panic_caused_by_a_trauma_card_comes_after_that_card() -> None:
    t = panicked(
        "panic_call", "exposed", "frozen", players=("p0 argonaut H6 n", "p1 chariot H8 n stress=6"), left=2
    )
    shown = [(event.args["seat"], event.args["card"]) for event in run(t) if event.key == "ak-trauma"]
    assert shown == [("#0", "@panic_call"), ("#1", "@exposed"), ("#0", "@frozen")]


@pytest.mark.rule("AK-337")
def test_a_pilot_who_faints_draws_no_more() -> None:
    t = panicked("hairline_crack", "exposed", players=("p0 argonaut H6 n hull=1",))
    run(t)
    assert t.battle.trauma.cards == ["exposed"]
    assert t.state.stack == []


@pytest.mark.rule("AK-338")
def test_a_panic_marks_no_box() -> None:
    t = panicked("exposed", "clarity")
    run(t)
    assert t.pad().trauma == 0


@pytest.mark.rule("AK-334")
def test_what_was_interrupted_goes_on() -> None:
    t = Table("p0 argonaut H6 n stress=6", "p1 chariot H8 n")
    t.trauma_deck("ringing_ears")
    t.state.stack.append(TraumaChoice(seat=1, trauma="bad_memory", what="break"))
    gain(t)
    assert t.stacked() == ["TraumaChoice", "Panic"]
    run(t)
    assert t.stacked() == ["TraumaChoice"]
    assert "radar_jam" in t.ship("p0").marks


# Choices


@pytest.mark.rule("AK-413", "AK-931")
def test_bad_memory_breaks_a_card_of_ones_choice_without_stress() -> None:
    t = panicked("bad_memory")
    run(t)
    frame = t.state.stack[-1]
    assert isinstance(frame, TraumaChoice)
    question = panic.ask_choice(t.state, frame)
    assert [choice.action for choice in question.choices] == [Pick(("burst_fire",)), Pick(("flank",))]
    panic.answer_choice(t.state, frame, Pick(("flank",)), t.dice)
    run(t)
    assert (t.card("flank").broken, t.card("burst_fire").broken) == (True, False)
    assert (t.cockpit().stress, t.state.stack) == (0, [])


def test_power_surge_takes_1_energy_from_each_of_two() -> None:
    t = panicked("power_surge", players=("p0 argonaut H6 n cards=burst_fire,flank,bank energy=bank:0",))
    before = t.card("flank").energy, t.card("burst_fire").energy
    run(t)
    assert (t.card("flank").energy, t.card("burst_fire").energy) == (before[0] - 1, before[1] - 1)
    assert t.state.stack == []


@pytest.mark.rule("AK-931")
def test_the_silent_lose_what_is_worth_least_but_not_the_last_weapon() -> None:
    t = Table("p0 argonaut H6 n cards=burst_fire,flank,bank energy=burst_fire:0,flank:1,bank:2")
    broken = TraumaChoice(seat=0, trauma="bad_memory", what="break")
    assert panic.silent_choice(t.state, broken, 0) == Pick(("flank",))
    energy = TraumaChoice(seat=0, trauma="power_surge", what="energy", n=1)
    assert panic.silent_choice(t.state, energy, 0) == Pick(("flank",))
    t = Table("p0 argonaut H6 n cards=burst_fire,em_pulse,flank energy=burst_fire:0,flank:1")
    assert panic.silent_choice(t.state, broken, 0) == Pick(("burst_fire",))
