"""Odds of an attack: closed forms, and what the attack itself does with thousands of shuffled decks."""

from __future__ import annotations

from collections import Counter
from math import comb, sqrt

import pytest

from rules.akarios.actions import ACTIONS, Act
from rules.akarios.battle.deeds import deed
from rules.akarios.game import RULES
from rules.akarios.naming import called
from rules.akarios.odds import Odds, odds
from rules.akarios.ship import pending, spreads
from rules.akarios.ship.decks import starting
from rules.akarios.ship.spreads import Point, Shot, deck_of
from rules.akarios.state import Mods, Span, State
from rules.core import saved
from rules.core.dice import Dice
from rules.core.notation import read
from tests.rules.akarios.fight import Fight

LATE = [*starting(), "+1 draw", "+1 draw", "+2 draw", "pierce draw", "stall draw", "repair:1 self draw"]


def of(fight: Fight, line: str) -> list[Odds]:
    act = read(line, ACTIONS)
    assert isinstance(act, Act)
    found = deed(fight.battle, 0, act.card)
    assert found is not None
    before = fight.copy()
    found_odds = odds(fight.state, 0, found, act)
    assert fight.copy() == before, "asking changes nothing"
    return found_odds


def only(fight: Fight, line: str) -> Odds:
    [found] = of(fight, line)
    return found


def table(found: Odds) -> dict[int, float]:
    return {total: round(p, 9) for total, p in found.totals}


def front(deck: str = "", *more: str, rs1: str = "H4 s", **facts: str) -> Fight:
    """An Argonaut with two attack dice, and a scout before it."""
    said = " ".join(f"{name}={value}" for name, value in facts.items())
    fight = Fight(f"p0 argonaut H6 n dice=attack,attack,stress {said}", f"rs1 {rs1}", *more)
    if deck:
        fight.deck(*deck.split(","))
    return fight


def test_one_card_of_a_starting_deck():
    found = only(front(), "act attack 0,1 at=rs1")
    assert (found.base, found.standing, found.stacks, found.about) == (2, "", 1, False)
    assert table(found) == {0: 0.1, 1: 0.25, 2: 0.3, 3: 0.25, 4: 0.1}
    assert found.missed == pytest.approx(0.05)
    assert found.destroyed == pytest.approx(0.1), "hull 4: +2 and x2"


def test_cards_that_strengthen_the_basic_attack_count():
    assert only(front(cards="burst_fire,innovative_guns"), "act attack 0,1 at=rs1").base == 3
    assert only(front(cards="burst_fire,innovative_guns"), "act burst_fire 0,1 at=rs1").base == 3


def test_from_behind_the_better_of_two_cards():
    found = only(front(rs1="H4 n"), "act attack 0,1 at=rs1")
    assert (found.standing, found.stacks) == ("advantage", 2)
    best = 1 - comb(18, 2) / comb(20, 2)
    assert found.destroyed == pytest.approx(best)
    assert found.missed == pytest.approx(0.5 / comb(20, 2)), "Miss and -2 are equal: the first one counts"


def test_radar_jam_takes_the_worse_of_two():
    fight = front()
    fight.ship("p0").marks["radar_jam"] = Span()
    found = only(fight, "act attack 0,1 at=rs1")
    assert found.standing == "disadvantage"
    assert found.missed == pytest.approx(1 - comb(19, 2) / comb(20, 2)), "one Miss among two is enough"
    assert found.destroyed == pytest.approx(1 / comb(20, 2)), "both of the two that destroy"


def test_cards_that_say_draw_more():
    found = only(front("+1 draw,0,+1"), "act attack 0 at=rs1")
    assert table(found) == {1: round(1 / 3, 9), 2: 0.5, 3: round(1 / 6, 9)}


def test_pierce_goes_past_shields():
    fight = front("pierce draw,+1", "rs2 G1 s", rs1="H4 s shields=3 shields_cap=3 hull=2")
    found = only(fight, "act attack 0 at=rs1")
    assert table(found) == {2: 1.0}
    assert found.destroyed == pytest.approx(0.5), "only with the Pierce before it"
    assert found.mean == pytest.approx(2)


def test_an_empty_deck_goes_on_with_its_discards():
    fight = front("+1 draw")
    fight.cockpit().deck.discards = ["0", "+2"]
    assert table(only(fight, "act attack 0 at=rs1")) == {2: 0.5, 4: 0.5}
    fight.cockpit().deck.discards = []
    assert table(only(fight, "act attack 0 at=rs1")) == {2: 1.0}


def test_stress_shuffles_a_miss_in_before_the_card_is_drawn():
    fight = front("+1", stress="2", cards="burst_fire,flank")
    fight.cockpit().deck.discards = ["0", "0"]
    fight.cockpit().dice[0].face = "stress"
    found = only(fight, "act burst_fire 0,1 at=rs1")
    assert found.missed == pytest.approx(1 / 4), "level 3: a Miss, and the discards come back"


def test_what_waits_for_the_next_attack_helps_the_first_target():
    fight = front("0,0,0,0", "rs2 G4 s", cards="burst_fire,flank")
    pending.add(fight.cockpit(), "test", "damage", 2)
    first, second = of(fight, "act burst_fire 0,1 at=rs1,rs2")
    assert first.base == second.base + 2
    pending.add(fight.cockpit(), "test", "no_draw")
    first, second = of(fight, "act burst_fire 0,1 at=rs1,rs2")
    assert (first.stacks, second.stacks) == (0, 1)
    assert table(first) == {2 * first.base: 1.0}


def test_a_small_deck_remembers_what_the_first_target_drew():
    fight = front("+1,0", "rs2 G4 s", cards="burst_fire,flank")
    first, second = of(fight, "act burst_fire 0,1 at=rs1,rs2")
    assert [p for _, p in first.totals] == pytest.approx([0.5, 0.5])
    assert [p for _, p in second.totals] == pytest.approx([0.5, 0.5])
    fight.cockpit().deck = Mods(["+1"], ["0"])
    first, second = of(fight, "act burst_fire 0,1 at=rs1,rs2")
    assert table(first) == {first.base + 1: 1.0} and table(second) == {second.base: 1.0}


@pytest.mark.parametrize(
    ("standing", "count"), [("", 1), ("advantage", 2), ("disadvantage", 2), ("advantage", 3)]
)
def test_sets_and_single_cards_come_to_the_same(standing, count):
    deck = deck_of(Mods(["+1", "0", "0", "-1", "x2", "miss", "+1 draw", "pierce draw", "+2 draw"]))
    shot = Shot(2, standing, count)
    start = Point((0,) * len(deck.kinds), ())
    by_sets = {result: p for result, _, p in spreads._hit(deck, shot, start, True, 0.0)}
    by_cards: Counter = Counter()
    for result, _, p in spreads._hit(deck, shot, start, False, 0.0):
        by_cards[result] += p
    assert by_sets == pytest.approx(dict(by_cards))
    assert sum(by_sets.values()) == pytest.approx(1)


CASES = {
    "plain": ("act attack 0,1 at=rs1", "H4 s", [], starting(), ""),
    "behind": ("act attack 0,1 at=rs1", "H4 n", [], LATE, ""),
    "two targets": ("act burst_fire 0,1 at=rs1,rs2", "H4 n", ["rs2 G4 s"], LATE, "cards=burst_fire,flank"),
    "runs out": ("act burst_fire 0,1 at=rs1,rs2", "H4 n", ["rs2 G4 s"], LATE[-7:], "cards=burst_fire,flank"),
    "read otherwise": (
        "act burst_fire 0,1 at=rs1,rs2",
        "H4 s",
        ["rs2 G4 s"],
        starting(),
        "cards=burst_fire,cold_logic",
    ),
    "stress": ("act attack 0,2 at=rs1", "H4 s", [], starting(), "stress=4"),
}
DRAWS = 1500


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_odds_are_the_frequencies_of_real_attacks(case):
    line, rs1, more, deck, facts = CASES[case]
    fight = Fight(f"p0 argonaut H6 n dice=attack,attack,stress {facts}", f"rs1 {rs1} hull=9 cap=9", *more)
    fight.cockpit().deck = Mods(sorted(deck), ["0", "+1"])
    for ship in fight.battle.ships.values():
        ship.hull = ship.hull_cap = 9
    expected = {each.ref: dict(each.totals) for each in of(fight, line)}
    seen = _frequencies(fight.copy(), line, expected)
    for ref, totals in expected.items():
        assert set(seen[ref]) <= set(totals)
        for total, p in totals.items():
            assert abs(seen[ref][total] / DRAWS - p) <= 4 * sqrt(p * (1 - p) / DRAWS) + 1e-9, (ref, total)


def _frequencies(start: bytes, line: str, refs) -> dict[str, Counter]:
    seen: dict[str, Counter] = {ref: Counter() for ref in refs}
    for number in range(DRAWS):
        state = saved.load(start, State)
        dice = Dice(b"odds", number)
        dice.shuffle(state.fight.cockpits[0].deck.cards)
        names = {called(state.fight, ref): ref for ref in refs}
        for event in RULES.play(state, 0, read(line, ACTIONS), dice):
            if event.key in ("ak-total", "ak-misses"):
                seen[names[event.args["target"]]][event.args["total"]] += 1
    return seen
