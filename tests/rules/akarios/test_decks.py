"""Modifier decks, stacks, advantage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.akarios.components import MODIFIERS
from rules.akarios.ship import decks, modifiers, stacks
from rules.akarios.ship.modifiers import Standing
from rules.akarios.ship.ships import where
from rules.akarios.ship.stacks import Outcome
from rules.akarios.state import Mods
from tests.rules.akarios.table import Table, count

STARTING = {"0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "miss": 1, "x2": 1}
PLAIN = sorted(id for id, row in MODIFIERS.items() if not row.draw)
MORE = sorted(id for id, row in MODIFIERS.items() if row.draw)


def table(*deck: str, cards: str = "burst_fire,flank", **more: int) -> Table:
    t = Table(f"p0 argonaut H6 n cards={cards}", "rs1 H4 s", **more)
    t.deck(*deck)
    return t


def total(base: int, *stack: str, cards: str = "burst_fire,flank") -> Outcome:
    return stacks.outcome(table("0", cards=cards).battle, "p0", base, stack)


def drawn(t: Table, n: int = 1, ref: str = "p0") -> list[list[str]]:
    return stacks.draw(t.battle, ref, n, t.dice)


# Decks


@pytest.mark.rule("AK-238", "AK-239", "AK-240", "AK-869")
def test_everybody_begins_with_the_same_twenty_cards() -> None:
    assert count(decks.starting()) == STARTING
    assert len(decks.starting()) == 20
    assert MODIFIERS["x2"].leaves == ""
    assert MODIFIERS["x2"].reshuffle and MODIFIERS["miss"].reshuffle


@pytest.mark.rule("AK-010", "AK-237")
def test_players_draw_from_their_own_deck_and_all_enemies_from_one() -> None:
    t = Table("p0 argonaut H6 n deck=+1", "p1 chariot H7 n deck=-1", "rs1 H4 s", "rf2 H3 s", "rs3 H2 s ally")
    t.enemy_deck("+2", "-2", "0")
    assert [drawn(t, 1, ref) for ref in ("p0", "p1", "rs1", "rf2", "rs3")] == [
        [["+1"]],
        [["-1"]],
        [["+2"]],
        [["-2"]],
        [["0"]],
    ]


@pytest.mark.rule("AK-219", "AK-222")
def test_the_top_card_is_drawn_and_goes_to_the_discards_after_the_attack() -> None:
    t = table("+1", "-1", "0")
    assert drawn(t) == [["+1"]]
    assert t.cockpit().deck.discards == []
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert t.cockpit().deck == Mods(["0", "-1"], ["+1"])


@pytest.mark.rule("AK-224")
def test_a_deck_that_runs_out_is_renewed_without_what_this_attack_drew() -> None:
    t = table("+1")
    t.cockpit().deck.discards = ["-1", "-1"]
    assert drawn(t) == [["+1"]]
    assert drawn(t, 2) == [["-1"], ["-1"]]
    assert drawn(t) == [[]]
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert sorted(t.cockpit().deck.discards) == ["+1", "-1", "-1"]


@pytest.mark.rule("AK-223")
@pytest.mark.parametrize("card", ["miss", "x2"])
def test_a_reshuffle_symbol_is_obeyed_when_the_attack_is_over(card: str) -> None:
    t = table(card, "0", "0")
    mods = t.cockpit().deck
    mods.discards = ["-1", "+2"]
    drawn(t)
    assert mods.discards == ["-1", "+2"]
    decks.clean(t.battle, mods, t.dice)
    assert (sorted(mods.cards), mods.discards) == (sorted([card, "0", "0", "-1", "+2"]), [])


@pytest.mark.rule("AK-223", "AK-872")
def test_without_the_symbol_the_discards_stay() -> None:
    t = table("0", "+1")
    t.cockpit().deck.discards = ["-1"]
    drawn(t)
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert t.cockpit().deck == Mods(["+1"], ["-1", "0"])


@pytest.mark.rule("AK-233", "AK-872")
def test_a_stress_miss_that_counted_leaves_the_deck() -> None:
    t = table("stress_miss", "0", stress_miss=3)
    stack = drawn(t)[0]
    stacks.use(t.battle, "p0", stack)
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert t.cockpit().deck == Mods(["0"])
    assert t.battle.box["stress_miss"] == 4


@pytest.mark.rule("AK-234")
def test_a_stress_miss_that_did_not_count_is_discarded() -> None:
    t = table("stress_miss", "stress_miss", "0", stress_miss=3)
    first, _ = drawn(t, 2)
    stacks.use(t.battle, "p0", first)
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert t.cockpit().deck == Mods(["0"], ["stress_miss"])
    assert t.battle.box["stress_miss"] == 4


@pytest.mark.rule("AK-235")
@pytest.mark.parametrize("counts", [True, False])
def test_a_boost_leaves_whether_it_counted_or_not(counts: bool) -> None:
    t = table("boost_x2", "0", boost_x2=3)
    stack = drawn(t)[0]
    if counts:
        stacks.use(t.battle, "p0", stack)
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert t.cockpit().deck == Mods(["0"])
    assert t.battle.box["boost_x2"] == 4


@pytest.mark.rule("AK-236")
def test_misses_and_boosts_leave_all_decks_at_the_end() -> None:
    t = table("stress_miss", "0", "boost_x2", stress_miss=1, boost_x2=1)
    t.cockpit().deck.discards = ["stress_miss", "x2"]
    t.enemy_deck("stress_miss", "miss")
    decks.end(t.battle)
    assert sorted(t.cockpit().deck.cards) == ["0", "x2"]
    assert t.cockpit().deck.discards == []
    assert t.battle.enemy_mods == Mods(["miss"])
    assert (t.battle.box["stress_miss"], t.battle.box["boost_x2"]) == (4, 2)


@pytest.mark.rule("AK-326", "AK-011")
def test_an_empty_box_gives_no_cards() -> None:
    t = table("0", stress_miss=0, boost_x2=0)
    mods = t.cockpit().deck
    assert not decks.add(t.battle, mods, "boost_x2", t.dice)
    assert not decks.put_on_top(t.battle, mods, "boost_x2")
    assert not decks.add_miss(t.battle, mods, t.dice)
    assert mods.cards == ["0"]


# Stacks


@pytest.mark.rule("AK-219", "AK-221")
@pytest.mark.parametrize(("card", "expected"), [("+2", 5), ("-2", 1), ("0", 3), ("x2", 6)])
def test_a_card_adds_takes_away_or_doubles(card: str, expected: int) -> None:
    assert total(3, card) == Outcome(expected)


@pytest.mark.rule("AK-220")
def test_a_total_is_never_below_0() -> None:
    assert total(1, "-2") == Outcome(0)


@pytest.mark.rule("AK-226", "AK-231")
def test_a_miss_voids_its_whole_stack() -> None:
    assert total(3, "miss") == Outcome(0, missed=True)
    assert total(3, "+2 draw", "glitch draw", "miss") == Outcome(0, missed=True)
    assert total(3, "stress_miss") == Outcome(0, missed=True)


@pytest.mark.rule("AK-228")
def test_a_stack_goes_on_until_a_card_does_not_say_so() -> None:
    t = table("+1 draw", "rupture draw", "+2", "0")
    assert drawn(t) == [["+1 draw", "rupture draw", "+2"]]
    result = total(2, "+1 draw", "rupture draw", "+2")
    assert result.total == 5
    assert [effect.effect for effect in result.effects] == ["rupture"]


@pytest.mark.rule("AK-225", "AK-530")
def test_a_card_can_bring_an_effect_for_the_target_or_the_attacker() -> None:
    result = total(2, "push:1 draw", "repair:1 self draw", "recharge:1 self draw", "0")
    assert [(each.effect, each.n) for each in result.effects] == [("push", 1)]
    assert [(each.effect, each.n) for each in result.own] == [("repair", 1), ("recharge", 1)]


@pytest.mark.rule("AK-229", "AK-230", "AK-232")
def test_x2_doubles_what_came_before_it() -> None:
    assert total(3, "+1 draw", "x2").total == 8
    assert total(3, "x2", "+1").total == 7
    assert total(3, "push:1 draw", "x2").effects[0].n == 1


@given(st.lists(st.sampled_from(MORE), max_size=4), st.sampled_from(PLAIN), st.integers(0, 6))
def test_the_order_of_cards_that_draw_again_does_not_matter(more: list[str], last: str, base: int) -> None:
    one, other = total(base, *more, last), total(base, *reversed(more), last)
    assert (one.total, one.missed, sorted(map(repr, one.effects))) == (
        other.total,
        other.missed,
        sorted(map(repr, other.effects)),
    )


@pytest.mark.rule("AK-706")
def test_balrok_turns_minus_two_round() -> None:
    assert total(3, "-2", cards="balrok") == Outcome(5)
    assert total(3, "-1", cards="balrok") == Outcome(2)


@pytest.mark.rule("AK-709")
@pytest.mark.parametrize("card", ["miss", "stress_miss"])
def test_ginnifer_makes_a_miss_minus_two(card: str) -> None:
    assert total(3, card, cards="ginnifer") == Outcome(1)
    t = table(card, "0", cards="ginnifer", stress_miss=0)
    stacks.use(t.battle, "p0", drawn(t)[0])
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert t.battle.box["stress_miss"] == (1 if card == "stress_miss" else 0)


@pytest.mark.rule("AK-753")
@pytest.mark.parametrize("card", ["miss", "stress_miss"])
def test_lucky_devil_deals_3_without_any_effect(card: str) -> None:
    assert total(1, "glitch draw", card, cards="lucky_devil") == Outcome(3, bare=True)
    assert total(1, "+2", cards="lucky_devil") == Outcome(3)


def test_what_is_read_otherwise_once_a_round_is_so_only_once() -> None:
    t = table("0", "0", cards="cold_logic")
    assert stacks.outcome(t.battle, "p0", 2, ["0"]).total == 3
    stacks.use(t.battle, "p0", ["0"])
    assert stacks.outcome(t.battle, "p0", 2, ["0"]).total == 2


# Advantage and disadvantage


def stands(t: Table, target: str = "rs1", *, ranged: bool = False, **effects: bool) -> Standing:
    return modifiers.standing(t.battle, "p0", target, where(t.ship("p0")), ranged=ranged, **effects)


@pytest.mark.rule("AK-243", "AK-246")
def test_from_behind_one_has_an_advantage_unless_the_attack_has_a_range() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 n", "rs2 H3 s", "token gate H2 hull=8")
    assert stands(t) == "advantage"
    assert stands(t, ranged=True) == ""
    assert stands(t, "rs2") == ""
    assert stands(t, "gate") == ""


@pytest.mark.rule("AK-245", "AK-246")
def test_a_locked_target_is_at_a_disadvantage_from_everywhere() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s marks=target_lock", "rs2 H3 s")
    assert stands(t) == "advantage"
    assert stands(t, ranged=True) == "advantage"
    assert stands(t, "rs2") == ""


@pytest.mark.rule("AK-249", "AK-544")
def test_a_jammed_radar_is_a_disadvantage_against_all() -> None:
    t = Table("p0 argonaut H6 n marks=radar_jam", "rs1 H4 s", "rs2 H3 s")
    assert (stands(t), stands(t, "rs2", ranged=True)) == ("disadvantage", "disadvantage")


@pytest.mark.rule("AK-253", "AK-254", "AK-255")
def test_any_number_of_each_cancel_as_wholes_target_by_target() -> None:
    t = Table("p0 argonaut H6 n marks=radar_jam", "rs1 H4 n marks=target_lock", "rs2 H3 s")
    assert stands(t, better=True) == ""
    assert stands(t, "rs2", worse=True) == "disadvantage"
    t.ship("p0").marks.clear()
    assert stands(t, better=True) == "advantage"
    assert stands(t, worse=True) == ""


@pytest.mark.rule("AK-258")
def test_enemies_attack_from_behind_too() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H8 n")
    at = where(t.ship("rs1"))
    assert modifiers.standing(t.battle, "rs1", "p0", at, ranged=False) == "advantage"


@pytest.mark.rule("AK-247", "AK-250", "AK-219", "AK-778")
@pytest.mark.parametrize(
    ("standing", "cards", "n"),
    [
        ("", "firing_line", 1),
        ("advantage", "flank", 2),
        ("disadvantage", "firing_line", 2),
        ("advantage", "firing_line", 3),
    ],
)
def test_so_many_stacks_are_drawn(standing: Standing, cards: str, n: int) -> None:
    assert modifiers.stacks(table("0", cards=cards).battle, "p0", standing) == n


@pytest.mark.rule("AK-257")
def test_one_stack_is_completed_before_the_next_is_drawn() -> None:
    assert drawn(table("+1 draw", "-1", "+2 draw", "0"), 2) == [["+1 draw", "-1"], ["+2 draw", "0"]]


@pytest.mark.rule("AK-248")
def test_at_an_advantage_every_stack_may_be_chosen() -> None:
    assert stacks.allowed([Outcome(5), Outcome(0, missed=True)], "advantage") == [0, 1]


@pytest.mark.rule("AK-250", "AK-251", "AK-252")
@pytest.mark.parametrize(
    ("outcomes", "allowed"),
    [
        ([Outcome(3), Outcome(2)], [1]),
        ([Outcome(2), Outcome(2)], [0, 1]),
        ([Outcome(0), Outcome(0, missed=True)], [1]),
        ([Outcome(0, missed=True), Outcome(0, missed=True)], [0, 1]),
    ],
)
def test_at_a_disadvantage_the_weaker_one_counts(outcomes: list[Outcome], allowed: list[int]) -> None:
    assert stacks.allowed(outcomes, "disadvantage") == allowed


@pytest.mark.rule("AK-259", "AK-912")
def test_the_stronger_stack_has_more_damage_then_more_effects() -> None:
    glitch = MODIFIERS["glitch draw"].effect
    assert glitch is not None
    weak, strong, stronger = Outcome(2, effects=(glitch,)), Outcome(3), Outcome(3, effects=(glitch,))
    assert stacks.strongest([weak, strong], [0, 1]) == [1]
    assert stacks.strongest([strong, stronger, weak], [0, 1, 2]) == [1]
    assert stacks.strongest([strong, weak, strong], [0, 1, 2]) == [0, 2]
    assert stacks.strongest([strong, weak], [1]) == [1]
