"""Every modifier and policy of a Space Battle by itself, in battles small enough to be written down."""

from __future__ import annotations

from typing import Any

import pytest

from rules.twilight_imperium.odds.fleets import Captain, fleet_of
from rules.twilight_imperium.odds.forces import SHOTS, Battery, Battle, Side
from tests.rules.twilight_imperium.battles import (
    LOST,
    NONE,
    WON,
    Three,
    duel,
    mixed,
    side,
    space,
    worked,
)

PLAIN = side("winnu", cruiser=1)
HURT = {"dreadnought": 1}


def exactly(three: Three) -> object:
    return pytest.approx(three, abs=1e-12)


def one(p: float, attacker: Side, **facts: Any) -> None:
    """The attacker's only die hits with p."""
    assert space(attacker, PLAIN, **facts) == exactly(duel(p, 0.4))


@pytest.mark.rule("TI-305")
def test_norr_add_one() -> None:
    one(0.5, side("norr", cruiser=1))


@pytest.mark.rule("TI-305")
def test_jolnar_take_one_off() -> None:
    one(0.3, side("jolnar", cruiser=1))


@pytest.mark.rule("TI-305")
def test_l1z1x_dreadnoughts_add_one_and_no_other_ship() -> None:
    one(0.4, side("l1z1x", cruiser=1))
    one(0.7, side("l1z1x", dreadnought=1, damaged=HURT))


@pytest.mark.rule("TI-305")
def test_naalu_fighters_add_one_and_no_other_ship() -> None:
    one(0.3, side("naalu", fighter=1))
    one(0.4, side("naalu", cruiser=1))


@pytest.mark.rule("TI-305")
def test_enemies_of_the_xxcha_are_worse_in_round_1() -> None:
    p, q = 0.4, 0.3
    first = ((p * (1 - q), WON), (q * (1 - p), LOST), (p * q, NONE))
    wanted = mixed(*first, ((1 - p) * (1 - q), duel(0.4, 0.4)))
    assert space(side("xxcha", cruiser=1), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-306")
def test_letnev_pay_for_one_round() -> None:
    p, q = 0.5, 0.4
    first = ((p * (1 - q), WON), (q * (1 - p), LOST), (p * q, NONE))
    wanted = mixed(*first, ((1 - p) * (1 - q), duel(0.4, 0.4)))
    assert space(side("letnev", cruiser=1, war_chest=1), PLAIN) == exactly(wanted)
    one(0.4, side("letnev", cruiser=1))


@pytest.mark.rule("TI-047")
def test_a_nebula_helps_the_defender() -> None:
    assert space(side(cruiser=1), PLAIN, place="nebula") == exactly(duel(0.4, 0.5))


@pytest.mark.rule("TI-048")
def test_a_nebula_helps_in_shots_before_the_battle() -> None:
    destroyer = side("winnu", destroyer=1)
    found = space(side(fighter=1), destroyer, place="nebula")
    assert found == exactly(mixed((1 - 0.7**2, LOST), (0.7**2, duel(0.2, 0.3))))


@pytest.mark.rule("TI-305")
def test_high_alert_adds_one() -> None:
    one(0.5, side(cruiser=1, high_alert=True))


@pytest.mark.rule("TI-310", "TI-576")
def test_an_admiral_rolls_one_more_die() -> None:
    one(1 - 0.6**2, side(cruiser=1, admiral="cruiser"))


@pytest.mark.rule("TI-310")
def test_the_admirals_ship_is_the_last_of_its_kind() -> None:
    """Two Cruisers roll three dice, the one left still two."""
    p, q = 1 - 0.6**3, 0.4
    some = p + q - p * q
    wanted = mixed((p / some, WON), ((1 - p) * q / some, duel(1 - 0.6**2, q)))
    assert space(side(cruiser=2, admiral="cruiser"), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-578")
@pytest.mark.parametrize(("kind", "p"), [("cruiser", 0.5), ("destroyer", 0.3), ("carrier", 0.2)])
def test_hylar_v(kind: str, p: float) -> None:
    one(p, side(tech="hylar_v_assault_laser", **{kind: 1}))


@pytest.mark.rule("TI-593", "TI-591")
@pytest.mark.parametrize(
    ("tech", "p"), [("cybernetics", 0.3), ("advanced_fighters", 0.3), ("cybernetics advanced_fighters", 0.4)]
)
def test_better_fighters(tech: str, p: float) -> None:
    one(p, side(tech=tech, fighter=1))


@pytest.mark.rule("TI-094")
def test_beyond_ten_nothing_hits() -> None:
    """Jol-Nar's Carrier needs 11 in the first round."""
    wanted = mixed((0.4, LOST), (0.6, duel(0.1, 0.4)))
    assert space(side("jolnar", carrier=1), side("xxcha", cruiser=1)) == exactly(wanted)


# --- shots before the battle


@pytest.mark.rule("TI-291", "TI-581", "TI-130")
@pytest.mark.parametrize(
    ("tech", "dice", "hit", "later"),
    [
        ("", 2, 0.2, 0.2),
        ("automated_defense_turrets", 3, 0.4, 0.2),
        ("hylar_v_assault_laser", 2, 0.3, 0.3),
        ("hylar_v_assault_laser automated_defense_turrets", 3, 0.5, 0.3),
    ],
)
def test_a_barrage(tech: str, dice: int, hit: float, later: float) -> None:
    missed = (1 - hit) ** dice
    found = space(side(tech=tech, destroyer=1), side("winnu", fighter=1))
    assert found == exactly(mixed((1 - missed, WON), (missed, duel(later, 0.2))))


@pytest.mark.rule("TI-292")
def test_a_barrage_hits_fighters_only() -> None:
    one(0.2, side(destroyer=1))


@pytest.mark.rule("TI-292")
def test_what_a_barrage_hits_beyond_the_fighters_is_lost() -> None:
    """Two dice, one Fighter and a Carrier behind it."""
    missed = 0.8**2
    both = 1 - 0.8**2
    some = 0.2 + both - 0.2 * both
    carrier = duel(0.2, 0.2)
    against_two = mixed(
        (0.2 * (1 - both) / some, carrier), (both * 0.8 / some, LOST), (both * 0.2 / some, LOST)
    )
    found = space(side(destroyer=1), side("winnu", fighter=1, carrier=1))
    assert found == exactly(mixed((1 - missed, carrier), (missed, against_two)))


@pytest.mark.rule("TI-294", "TI-582")
def test_every_dreadnought_fires_its_cannon() -> None:
    cannon = side(tech="assault_cannon", dreadnought=2, damaged={"dreadnought": 2})
    plain = side(dreadnought=2, damaged={"dreadnought": 2})
    missed = 0.4**2
    wanted = mixed((1 - missed, WON), (missed, space(plain, PLAIN)))
    assert space(cannon, PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-295")
def test_admiral_high_alert_and_l1z1x_do_not_help_a_cannon() -> None:
    def fleet(tech: str) -> Side:
        return side("l1z1x", tech, dreadnought=1, damaged=HURT, admiral="dreadnought", high_alert=True)

    wanted = mixed((0.6, WON), (0.4, space(fleet(""), PLAIN)))
    assert space(fleet("assault_cannon"), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-295")
def test_letnev_and_xxcha_do_not_count_before_the_battle() -> None:
    def letnev(tech: str) -> Side:
        return side("letnev", tech, dreadnought=1, damaged=HURT, war_chest=1)

    enemy = side("xxcha", cruiser=1)
    wanted = mixed((0.6, WON), (0.4, space(letnev(""), enemy)))
    assert space(letnev("assault_cannon"), enemy) == exactly(wanted)


@pytest.mark.rule("TI-293")
@pytest.mark.parametrize(
    ("units", "missed"),
    [
        ({"cruiser": 1}, 0.6),
        ({"destroyer": 1}, 0.8),
        ({"cruiser": 1, "destroyer": 2}, 0.6 * 0.8),
        ({"cruiser": 3, "destroyer": 1}, 0.6**2),
    ],
)
def test_the_mentak_lie_in_ambush(units: dict[str, int], missed: float) -> None:
    wanted = mixed((1 - missed, WON), (missed, space(side(**units), PLAIN)))
    assert space(side("mentak", **units), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-290", "TI-686")
def test_the_dead_do_not_shoot_and_the_defender_is_first() -> None:
    mentak, cannon = side("mentak", cruiser=1), side(tech="assault_cannon", dreadnought=1, damaged=HURT)
    after = duel(0.4, 0.6)
    assert space(mentak, cannon) == exactly(mixed((0.6, LOST), (0.4 * 0.4, WON), (0.4 * 0.6, after)))


@pytest.mark.rule("TI-288")
def test_the_defender_chooses_the_order_of_shots() -> None:
    mentak, cannon = side("mentak", cruiser=1), side(tech="assault_cannon", dreadnought=1, damaged=HURT)
    after = duel(0.4, 0.6)
    found = space(mentak, cannon, order=("attacker ambush", *SHOTS[:5]))
    assert found == exactly(mixed((0.4, WON), (0.6 * 0.6, LOST), (0.6 * 0.4, after)))


# --- PDS and mines


@pytest.mark.rule("TI-265")
@pytest.mark.parametrize(
    ("race", "tech", "jets", "battery", "hit"),
    [
        ("winnu", "", "", Battery(1), 0.5),
        ("jolnar", "", "", Battery(1), 0.4),
        ("norr", "", "", Battery(1), 0.6),
        ("winnu", "magen_defense_grid", "", Battery(1), 0.6),
        ("winnu", "", "", Battery(1, scientist=True), 0.6),
        ("winnu", "", "maneuvering_jets", Battery(1), 0.4),
        ("winnu", "deep_space_cannon", "", Battery(1, adjacent=True), 0.5),
        ("winnu", "deep_space_cannon", "maneuvering_jets", Battery(1, adjacent=True), 0.3),
    ],
)
def test_pds(race: str, tech: str, jets: str, battery: Battery, hit: float) -> None:
    ship = {"carrier": 1}
    wanted = mixed((hit, LOST), (1 - hit, space(side(**ship), side(race, cruiser=1))))
    found = space(side(tech=jets, **ship), side(race, tech, pds=(battery,), cruiser=1))
    assert found == exactly(wanted)


@pytest.mark.rule("TI-266", "TI-602")
def test_a_graviton_laser_rolls_misses_again() -> None:
    laser = side("winnu", "graviton_laser_system", pds=(Battery(1),), cruiser=1)
    assert space(side(cruiser=1), laser) == exactly(mixed((0.75, LOST), (0.25, duel(0.4, 0.4))))


@pytest.mark.rule("TI-258", "TI-260")
def test_both_sides_pds_fire_even_if_no_target_is_left_to_answer() -> None:
    """The attacker's fire after his last ship is gone."""
    gun = (Battery(1),)
    found = space(side(cruiser=1, pds=gun), side("winnu", cruiser=1, pds=gun))
    assert found == exactly(mixed((0.25, NONE), (0.25, LOST), (0.25, WON), (0.25, duel(0.4, 0.4))))


@pytest.mark.rule("TI-263")
def test_ships_sustain_pds_hits() -> None:
    found = space(side(dreadnought=1), side("winnu", cruiser=1, pds=(Battery(1),)))
    whole = space(side(dreadnought=1), PLAIN)
    assert found == exactly(mixed((0.5, duel(0.6, 0.4)), (0.5, whole)))


@pytest.mark.rule("TI-050", "TI-267")
def test_no_pds_fire_in_an_ion_storm() -> None:
    found = space(side(cruiser=1), side("winnu", cruiser=1, pds=(Battery(2),)), place="ion_storm")
    assert found == exactly(duel(0.4, 0.4))


@pytest.mark.rule("TI-273", "TI-275")
def test_every_ship_but_fighters_rolls_for_a_mine() -> None:
    found = space(side(cruiser=2), PLAIN, mine=True)
    two, left = space(side(cruiser=2), PLAIN), duel(0.4, 0.4)
    assert found == exactly(mixed((0.04, LOST), (0.32, left), (0.64, two)))
    fighter = space(side(fighter=1), PLAIN, mine=True)
    assert fighter == exactly(duel(0.2, 0.4))


@pytest.mark.rule("TI-279", "TI-587")
def test_maneuvering_jets_avoid_mines() -> None:
    found = space(side(tech="maneuvering_jets", cruiser=1), PLAIN, mine=True)
    assert found == exactly(mixed((0.1, LOST), (0.9, duel(0.4, 0.4))))


@pytest.mark.rule("TI-273")
@pytest.mark.parametrize("sustain", ["first", "last", "never"])
def test_a_mine_damages_what_may_be_damaged(sustain: str) -> None:
    whole = space(side(dreadnought=1, sustain=sustain), PLAIN)
    found = space(side(dreadnought=1, sustain=sustain), PLAIN, mine=True)
    hit = LOST if sustain == "never" else duel(0.6, 0.4)
    assert found == exactly(mixed((0.2, hit), (0.8, whole)))


@pytest.mark.rule("TI-273")
def test_a_mine_destroys_a_damaged_ship() -> None:
    found = space(side(dreadnought=1, damaged=HURT), PLAIN, mine=True)
    assert found == exactly(mixed((0.2, LOST), (0.8, duel(0.6, 0.4))))


# --- losses


def left_after_one_hit(**facts: Any) -> dict[str, float]:
    """What is left of the attacker's ships when a sure hit of a sole PDS was taken, and he wins for sure."""
    gun = side("norr", "magen_defense_grid", pds=(Battery(1, scientist=True),), fighter=1)
    sure = Battle("space", side(**facts), gun)
    both = worked(sure), worked(Battle("space", side(**facts), side("norr", fighter=1)))
    hit = 0.8
    names = set(both[0].survivors("attacker")) | set(both[1].survivors("attacker"))
    return {
        name: (
            both[0].survivors("attacker").get(name, 0)
            - (1 - hit) * both[1].survivors("attacker").get(name, 0)
        )
        / hit
        for name in names
    }


@pytest.mark.rule("TI-301", "TI-093")
def test_sustain_first() -> None:
    """Fighter and Dreadnought take three hits: damage, Fighter, Dreadnought."""
    found = left_after_one_hit(fighter=1, dreadnought=1)
    plain = worked(Battle("space", side(fighter=1, dreadnought=1, damaged=HURT), side("norr", fighter=1)))
    assert found == pytest.approx(plain.survivors("attacker"), abs=1e-12)


@pytest.mark.rule("TI-301")
@pytest.mark.parametrize("sustain", ["last", "never"])
def test_kinds_in_their_order_before_a_ship_is_damaged(sustain: str) -> None:
    found = left_after_one_hit(fighter=1, dreadnought=1, sustain=sustain)
    plain = worked(Battle("space", side(dreadnought=1, sustain=sustain), side("norr", fighter=1)))
    wanted = plain.survivors("attacker")
    assert {name: value for name, value in found.items() if abs(value) > 1e-12} == pytest.approx(wanted)


@pytest.mark.rule("TI-301")
def test_last_damages_all_of_a_kind_before_one_is_lost() -> None:
    order = ("dreadnought", "fighter", "destroyer", "cruiser", "carrier", "war_sun")
    found = left_after_one_hit(fighter=1, dreadnought=2, sustain="last", losses=order, damaged=HURT)
    wanted = worked(
        Battle(
            "space",
            side(fighter=1, dreadnought=2, sustain="last", losses=order, damaged={"dreadnought": 2}),
            side("norr", fighter=1),
        )
    )
    assert found == pytest.approx(wanted.survivors("attacker"), abs=1e-12)


@pytest.mark.rule("TI-301")
def test_never_gives_up_a_damaged_ship_first() -> None:
    """So two hits take a pair, the damaged one before the whole one, and nothing is ever damaged."""
    order = ("dreadnought", "fighter", "destroyer", "cruiser", "carrier", "war_sun")
    facts = {"sustain": "never", "losses": order}
    found = left_after_one_hit(fighter=1, dreadnought=2, damaged=HURT, **facts)
    wanted = worked(Battle("space", side(fighter=1, dreadnought=1, **facts), side("norr", fighter=1)))
    assert found == pytest.approx(wanted.survivors("attacker"), abs=1e-12)


@pytest.mark.rule("TI-685")
@pytest.mark.parametrize("first", ["destroyer", "cruiser", "carrier"])
def test_the_order_of_losses_is_the_owners(first: str) -> None:
    rest = [kind for kind in ("destroyer", "cruiser", "carrier") if kind != first]
    order = (first, *rest, "fighter", "dreadnought", "war_sun")
    found = left_after_one_hit(destroyer=1, cruiser=1, carrier=1, losses=order)
    left = side(losses=order, **dict.fromkeys(rest, 1))
    wanted = left_of(left)
    assert found[rest[1]] == pytest.approx(wanted[rest[1]], abs=1e-12)
    assert found.get(first, 0) == pytest.approx(0, abs=1e-12)


def left_of(attacker: Side) -> dict[str, float]:
    return worked(Battle("space", attacker, side("norr", fighter=1))).survivors("attacker")


@pytest.mark.rule("TI-136")
def test_mark_ii_carriers_sustain_damage() -> None:
    mark = space(side("sol", "mark_ii_advanced_carriers", carrier=1), PLAIN)
    p, q = 0.2, 0.4
    some = p + q - p * q
    assert mark == exactly(mixed((p / some, WON), ((1 - p) * q / some, duel(p, q))))


# --- what happens between rounds


@pytest.mark.rule("TI-308")
def test_a_yin_martyr_gives_up_a_ship_for_a_hit() -> None:
    """Two Destroyers against a Cruiser: after round 1 without a kill one of them takes it along."""
    p, q = 1 - 0.8**2, 0.4
    lone = duel(0.2, 0.4)
    wanted = mixed((p, WON), ((1 - p) * q, lone), ((1 - p) * (1 - q), WON))
    assert space(side("yin", destroyer=2, martyr=True), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-309")
@pytest.mark.parametrize("sustain", ["first", "never"])
def test_a_martyrs_hit_damages_a_ship_that_sustains(sustain: str) -> None:
    enemy = side("winnu", dreadnought=1, sustain=sustain)
    found = space(side("yin", cruiser=1, carrier=1, martyr=True), enemy)
    p1, p2, q = 0.4, 0.2, 0.6
    carrier_hurt = duel(p2, q)
    kills = {0: (1 - p1) * (1 - p2), 1: p1 * (1 - p2) + (1 - p1) * p2, 2: p1 * p2}

    def after(enemy_hits: int, own_lost: int) -> Three:
        """The Cruiser is lost to the first hit, given up otherwise."""
        if sustain == "never":
            if enemy_hits:
                return WON
            return duel(p2, q) if own_lost else WON
        if enemy_hits >= 2:
            return WON
        if own_lost:
            return carrier_hurt if enemy_hits else _sustained(p2, q)
        return WON if enemy_hits else carrier_hurt

    wanted = mixed(*((kills[h] * (q if lost else 1 - q), after(h, lost)) for h in kills for lost in (0, 1)))
    assert found == exactly(wanted)


def _sustained(p: float, q: float) -> Three:
    """One against one that sustains: the mirror of a ship that sustains against one."""
    some = p + q - p * q
    return mixed((q / some, LOST), ((1 - q) * p / some, duel(p, q)))


@pytest.mark.rule("TI-308")
def test_a_lone_ship_is_no_martyr() -> None:
    assert space(side("yin", cruiser=1, martyr=True), PLAIN) == exactly(duel(0.4, 0.4))


@pytest.mark.rule("TI-311")
def test_a_berserker_genome_avenges_ships_of_round_1() -> None:
    """Also when the whole fleet is gone; two hits kill two."""
    p, q = 0.5, 0.4
    both = 1 - (1 - q) ** 2
    genome = side("norr", "berserker_genome", cruiser=1)
    found = space(genome, side("winnu", cruiser=2))
    one_left = duel(0.5, 0.4)
    wanted = mixed(
        (both * 0.1, NONE), (both * 0.9, LOST), ((1 - both) * p, one_left), ((1 - both) * (1 - p), _two(p, q))
    )
    assert found == exactly(wanted)


def _two(p: float, q: float) -> Three:
    """One against two without any Genome."""
    both = 1 - (1 - q) ** 2
    some = p + both - p * both
    return mixed((both / some, LOST), (p * (1 - both) / some, duel(p, q)))


@pytest.mark.rule("TI-311")
def test_the_defenders_genome_works_as_the_attackers() -> None:
    genome, enemy = side("norr", "berserker_genome", cruiser=2, destroyer=1), side("winnu", cruiser=3)
    found, mirrored = space(genome, enemy), space(enemy, genome)
    assert found == exactly((mirrored[1], mirrored[0], mirrored[2]))


# --- ion storm


@pytest.mark.rule("TI-051")
def test_fighters_roll_no_dice_in_an_ion_storm_but_die() -> None:
    """Fighter and Carrier: only the Carrier shoots, the Fighter is lost first."""
    p, q = 0.2, 0.4
    some = p + q - p * q
    wanted = mixed((p / some, WON), ((1 - p) * q / some, duel(p, q)))
    assert space(side(fighter=1, carrier=1), PLAIN, place="ion_storm") == exactly(wanted)


@pytest.mark.rule("TI-052")
def test_where_nobody_can_hit_the_attacker_is_lost() -> None:
    battle = Battle("space", side(fighter=2), side("winnu", fighter=3), place="ion_storm")
    assert worked(battle).defender == 1
    assert worked(battle).survivors("defender") == {"fighter": 3}
    assert worked(battle).survivors("attacker") == {}


@pytest.mark.rule("TI-301", "TI-685")
def test_of_one_kind_damaged_ships_are_lost_first() -> None:
    order = ("dreadnought", "fighter", "destroyer", "cruiser", "carrier", "war_sun")
    fleet = fleet_of(side(dreadnought=2, damaged=HURT, sustain="never", losses=order))
    assert Captain(side(sustain="never", losses=order)).hit(fleet) == fleet_of(side(dreadnought=1))


@pytest.mark.rule("TI-308")
@pytest.mark.parametrize(
    ("enemy", "after"),
    [
        (side(dreadnought=2, damaged=HURT), side(dreadnought=1)),
        (side(dreadnought=2), side(dreadnought=2, damaged=HURT)),
        (side(carrier=1, cruiser=1), side(cruiser=1)),
        (side(war_sun=1, dreadnought=1), side(war_sun=1, dreadnought=1, damaged={"war_sun": 1})),
        (side(cruiser=1, destroyer=1, fighter=1), side(destroyer=1, fighter=1)),
    ],
)
def test_a_martyr_hits_the_dearest_kind_and_there_a_damaged_ship(enemy: Side, after: Side) -> None:
    assert Captain(enemy).dearest(fleet_of(enemy)) == fleet_of(after)


@pytest.mark.rule("TI-311")
def test_a_genome_works_after_round_1_only() -> None:
    """War Chest makes the enemy's second round one of its own: it must not wake the Genome again."""
    genome, letnev = side("norr", "berserker_genome", cruiser=1), side("letnev", cruiser=2, war_chest=2)
    both = 1 - 0.5**2
    plain = space(side("norr", cruiser=1), letnev)
    wanted = (plain[0], plain[1] - both * 0.1, plain[2] + both * 0.1)
    assert space(genome, letnev) == exactly(wanted)
