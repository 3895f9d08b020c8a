"""Odds before an attack, exact: held against every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rules.xia import combat, markers, odds, query, weapons
from rules.xia.actions import Fire
from tests.rules.xia.arena import Arena


def share(outcomes: list[int], least: int) -> Fraction:
    return Fraction(sum(each >= least for each in outcomes), len(outcomes))


def average(outcomes: list[int]) -> Fraction:
    return Fraction(sum(outcomes), len(outcomes))


def test_sums_of_dice_come_as_often_as_they_can_fall() -> None:
    spread = odds.total([odds.die(6), odds.die(8), odds.die(12, 2, 1)])
    falls = [a + b + max(0, c - 2) + 1 for a, b, c in product(range(1, 7), range(1, 9), range(1, 13))]
    assert dict(spread) == {value: falls.count(value) for value in set(falls)}
    assert odds.mean(spread) == average(falls) and odds.chance(spread, 17) == share(falls, 17)


def test_percent_says_never_and_always_only_of_what_is_certain() -> None:
    assert [odds.percent(Fraction(n, 1000)) for n in (0, 1, 999, 1000, 504)] == [0, 1, 99, 100, 50]


@pytest.mark.rule("XIA-173")
def test_the_odds_of_an_attack_open_and_guarded() -> None:
    table = Arena()
    table.fit(0, "blaster_2", "engine_1")
    table.fit(1, "shield_1")
    table.doomed(1, 9)
    table.attacker.damage = list(range(28, 23, -1))
    fire = table.shot("blaster_2", "engine_1")
    found = weapons.foretell(table.state, 0, fire)
    attacks = [a + b for a, b in product(range(1, 9), range(1, 7))]
    assert (found.mean_open, found.kill_open) == (average(attacks), share(attacks, 9))
    assert not set(table.target.damage) & set(table.target.outfits[0].cells)
    shields = [c + d for c, d in product(range(1, 7), repeat=2)]
    rest = [max(0, a - s) for a, s in product(attacks, shields)]
    assert (found.mean_guarded, found.kill_guarded) == (average(rest), share(rest, 9))
    assert found.mean_self == Fraction(7, 2) and found.kill_self == 0


def test_the_odds_against_an_npc_count_its_die() -> None:
    table = Arena()
    table.fit(0, "blaster_3")
    table.npc("merchant", table.target.space, damage=7)
    table.put(1, None)
    found = weapons.foretell(table.state, 0, table.shot("blaster_3", target="merchant"))
    rest = [max(0, a - d) for a, d in product(range(1, 13), range(1, 9))]
    assert found.mean_open == found.mean_guarded == average(rest)
    assert found.kill_open == share(rest, 8)


def test_the_odds_of_cards() -> None:
    table = Arena(2)
    table.ability(0, "nova_charge", "broadside")
    nova = weapons.foretell(table.state, 0, Fire("1", (), ("nova_charge",)))
    values = [roll if roll > 5 else 0 for roll in range(1, 21)]
    assert nova.mean_open == average(values)
    backfires = [hurt if roll <= 5 else 0 for roll, hurt in product(range(1, 21), range(1, 7))]
    assert nova.mean_self == average(backfires)
    broadside = weapons.foretell(table.state, 0, Fire("1", (), ("broadside",)))
    assert broadside.mean_open == average([(roll + 1) // 2 for roll in range(1, 21)])


def test_the_odds_of_a_salvo_roll_again_what_is_below_average() -> None:
    table = Arena()
    table.fit(0, "blaster_1")
    table.ability(0, "salvo_computer")
    found = weapons.foretell(table.state, 0, table.shot("blaster_1", cards=("salvo_computer",)))
    again = [first if first > 3 else second for first, second in product(range(1, 7), repeat=2)]
    assert found.mean_open == (Fraction(7, 2) + average(again)) / 2


def test_the_odds_of_defence_cards_count_their_successes() -> None:
    table = Arena()
    table.fit(0, "blaster_3")
    table.ability(1, "aegis_pulse")
    found = weapons.foretell(table.state, 0, table.shot("blaster_3"))
    rest = [max(0, a - (8 if roll >= 6 else 0)) for a, roll in product(range(1, 13), range(1, 21))]
    assert found.mean_guarded == average(rest)


def test_a_replicated_gun_rolls_two_dice_a_duelist_adds_to_both() -> None:
    table = Arena()
    (gun,) = table.fit(0, "blaster_1")
    gun.replicated = True
    table.title("duelist", holder=0)
    found = weapons.foretell(table.state, 0, table.shot("blaster_1"))
    assert found.mean_open == 9
    table.fire("blaster_1", rolls=(2, 3))
    table.take_damage()
    assert len(table.target.damage) == 7


@pytest.mark.rule("XIA-164", "XIA-165")
def test_sensible_attacks_are_offered_with_their_odds() -> None:
    table = Arena()
    table.fit(0, "blaster_3", "blaster_1", "engine_1")
    offered = combat.choices(table.state, 0)
    shots = [each.action for each in offered]
    assert all(table.legal(shot) for shot in shots) and len(set(shots)) == len(shots)
    counts = {
        tuple(sorted(markers.named(table.state, 0, cell)[1:] for cell in shot.weapons)) for shot in shots
    }  # type: ignore[attr-defined]
    for wanted in (
        ("blaster_1", "blaster_3", "blaster_3", "blaster_3"),
        ("blaster_3",),
        ("blaster_1", "blaster_1"),
        ("engine_1", "engine_1"),
        ("engine_1",),
    ):
        assert wanted in counts
    for each in offered:
        rams = any("engine" in markers.named(table.state, 0, cell) for cell in each.action.weapons)  # type: ignore[attr-defined]
        assert each.hint == ("xia-fire-hint-ram" if rams else "xia-fire-hint")
        assert {"mean", "kill", "own", "death"} <= each.args.keys()


def test_a_ram_beside_all_guns_and_a_salvo_are_offered_where_they_can_be() -> None:
    table = Arena()
    table.fit(0, "blaster_1", "engine_1")
    table.ability(0, "salvo_computer")
    gun, engine = table.attacker.outfits
    shots = [each.action for each in combat.choices(table.state, 0)]
    spots = (*query.spots(gun), *query.spots(engine))
    assert Fire("1", spots) in shots
    assert Fire("1", tuple(query.spots(gun)), ("salvo_computer",)) in shots
