"""Every modifier and policy of Invasion Combat by itself, in battles small enough to be written down."""

from __future__ import annotations

from typing import Any

import pytest

from rules.twilight_imperium.odds.forces import Battery, Battle, Side
from tests.rules.twilight_imperium.battles import (
    LOST,
    NONE,
    WON,
    Three,
    custodians,
    duel,
    invasion,
    mixed,
    side,
    worked,
)

PLAIN = side("winnu", gf=1)
LONE = side(gf=1)


def exactly(three: Three) -> object:
    return pytest.approx(three, abs=1e-12)


def survivors(attacker: Side, defender: Side, who: Any) -> dict[str, float]:
    return worked(Battle("invasion", attacker, defender)).survivors(who)


@pytest.mark.rule("TI-364")
@pytest.mark.parametrize(
    ("attacker", "p"),
    [
        (side("norr", gf=1), 0.4),
        (side("jolnar", gf=1), 0.2),
        (side("l1z1x", gf=1), 0.4),
        (side("letnev", "l4_disruptors", gf=1), 0.5),
        (side("letnev", gf=1), 0.3),
        (side(tech="gen_synthesis", gf=1), 0.4),
        (side(tech="magen_defense_grid", gf=1), 0.3),
    ],
    ids=lambda value: f"{value.race} {' '.join(value.tech)}" if isinstance(value, Side) else "",
)
def test_what_changes_the_attackers_dice(attacker: Side, p: float) -> None:
    assert invasion(attacker, PLAIN) == exactly(duel(p, 0.3))


@pytest.mark.rule("TI-364")
@pytest.mark.parametrize(
    ("defender", "q"),
    [
        (side("norr", gf=1), 0.4),
        (side("l1z1x", gf=1), 0.3),
        (side("winnu", "gen_synthesis", gf=1), 0.4),
        (side("winnu", "magen_defense_grid", gf=1), 0.3),
        (side("winnu", "magen_defense_grid", pds=(Battery(1),), gf=1), 0.4),
        (side("winnu", gf=1, generals=1), 0.4),
    ],
    ids=lambda value: f"{value.race} {' '.join(value.tech)}" if isinstance(value, Side) else "",
)
def test_what_changes_the_defenders_dice(defender: Side, q: float) -> None:
    assert invasion(side(gf=1, agent=True), defender) == exactly(duel(0.3, q))


def first(p: float, q: float, rest: Three) -> Three:
    """A first round of one against one, then the rest."""
    return mixed((p * (1 - q), WON), (q * (1 - p), LOST), (p * q, NONE), ((1 - p) * (1 - q), rest))


@pytest.mark.rule("TI-364")
def test_enemies_of_the_xxcha_are_worse_in_round_1() -> None:
    assert invasion(LONE, side("xxcha", gf=1)) == exactly(first(0.2, 0.3, duel(0.3, 0.3)))


@pytest.mark.rule("TI-364")
def test_letnev_pay_for_a_round() -> None:
    found = invasion(side("letnev", gf=1, war_chest=1), PLAIN)
    assert found == exactly(first(0.5, 0.3, duel(0.3, 0.3)))


@pytest.mark.rule("TI-378", "TI-364")
def test_gen_synthesis_counts_for_shock_troops() -> None:
    p = 1 - 0.6 * 0.3
    some = p + 0.3 - p * 0.3
    wanted = mixed((p / some, WON), ((1 - p) * 0.3 / some, duel(0.4, 0.3)))
    assert invasion(side(tech="gen_synthesis", gf=1, shock=1), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-365", "TI-575")
def test_a_general_rolls_two_misses_again() -> None:
    assert invasion(side(gf=1, generals=1), PLAIN) == exactly(duel(0.51, 0.3))


@pytest.mark.rule("TI-365")
def test_re_rolls_go_on_shock_troops_first() -> None:
    """All three miss only if both Shock Troops miss twice; then no re-roll is left for their escort."""
    p, q = 1 - 0.4**2 * 0.4**2 * 0.7, 0.3
    found = invasion(side(gf=1, shock=2, generals=1), PLAIN)
    two = 1 - 0.4**2 * 0.7**2
    left = mixed(
        (two / (two + q - two * q), WON),
        ((1 - two) * q / (two + q - two * q), duel(1 - 0.7**2, q)),
    )
    some = p + q - p * q
    assert found == exactly(mixed((p / some, WON), ((1 - p) * q / some, left)))


@pytest.mark.rule("TI-366", "TI-732", "TI-367")
@pytest.mark.parametrize(
    ("race", "tech", "p"),
    [
        ("hacan", "", 0.2),
        ("naalu", "", 0.3),
        ("hacan", "cybernetics", 0.3),
        ("hacan", "advanced_fighters", 0.3),
    ],
)
def test_fighters_on_the_ground(race: str, tech: str, p: float) -> None:
    both = 1 - 0.7 * (1 - p)
    some = both + 0.3 - both * 0.3
    wanted = mixed((both / some, WON), ((1 - both) * 0.3 / some, duel(0.3, 0.3)))
    assert invasion(side(race, f"graviton_negator {tech}", gf=1, fighter=1), PLAIN) == exactly(wanted)


@pytest.mark.rule("TI-732")
def test_letnev_and_l1z1x_do_not_help_fighters() -> None:
    both = 1 - 0.6 * 0.8
    some = both + 0.3 - both * 0.3
    wanted = mixed((both / some, WON), ((1 - both) * 0.3 / some, duel(0.4, 0.3)))
    assert invasion(side("l1z1x", "graviton_negator", gf=1, fighter=1), PLAIN) == exactly(wanted)


# --- before the rounds


@pytest.mark.rule("TI-357")
def test_a_conversion_turns_one_ground_force() -> None:
    found = invasion(side("yin", gf=1, convert=1), PLAIN)
    assert found == exactly(mixed((0.6, WON), (0.4, duel(0.3, 0.3))))
    assert survivors(side("yin", gf=1, convert=1), PLAIN, "attacker")["gf"] > 1.2


@pytest.mark.rule("TI-357", "TI-652")
def test_fanaticism_converts_twice_while_an_enemy_is_left() -> None:
    yin = side("yin", "fanaticism", gf=1, convert=2)
    assert invasion(yin, PLAIN) == exactly(mixed((1 - 0.4**2, WON), (0.4**2, duel(0.3, 0.3))))
    # Converted is one at most: there is no second.
    assert survivors(yin, PLAIN, "attacker")["gf"] == pytest.approx(0.84 * 2 + 0.16 * duel(0.3, 0.3)[0])


@pytest.mark.rule("TI-346", "TI-345", "TI-347")
@pytest.mark.parametrize(
    ("race", "ships", "missed"),
    [
        ("hacan", {"dreadnought": 2}, 0.4**2),
        ("hacan", {"war_sun": 1}, 0.2**3),
        ("norr", {"dreadnought": 1}, 0.3),
        ("jolnar", {"dreadnought": 1}, 0.5),
        ("l1z1x", {"dreadnought": 1}, 0.4),
    ],
)
@pytest.mark.rule("TI-349")
def test_bombardment(race: str, ships: dict[str, int], missed: float) -> None:
    rest = invasion(side(race, gf=1), PLAIN)
    assert invasion(side(race, gf=1, **ships), PLAIN) == exactly(mixed((1 - missed, WON), (missed, rest)))


@pytest.mark.rule("TI-115", "TI-346", "TI-350", "TI-584")
@pytest.mark.parametrize(
    ("ships", "tech", "scientist", "missed"),
    [
        ({"dreadnought": 1}, "", False, 1.0),
        ({"dreadnought": 1}, "graviton_negator", False, 0.4),
        ({"dreadnought": 1}, "graviton_negator", True, 1.0),
        ({"war_sun": 1}, "", False, 0.2**3),
        ({"war_sun": 1}, "", True, 1.0),
    ],
)
def test_pds_and_scientist_stop_bombardment(
    ships: dict[str, int], tech: str, scientist: bool, missed: float
) -> None:
    guarded = side("winnu", pds=(Battery(1, scientist=scientist),), gf=1)
    found = invasion(side(tech=tech, gf=1, agent=True, **ships), guarded)
    assert found == exactly(mixed((1 - missed, WON), (missed, duel(0.3, 0.3))))


@pytest.mark.rule("TI-350")
def test_a_general_spoils_bombardment() -> None:
    found = invasion(side(gf=1, dreadnought=1), side("winnu", gf=1, generals=1))
    assert found == exactly(mixed((0.2, WON), (0.8, duel(0.3, 0.4))))


@pytest.mark.rule("TI-348", "TI-696")
@pytest.mark.parametrize(("fire_losses", "left"), [("plain", 1), ("shock", 2)])
def test_the_owner_chooses_whom_bombardment_kills(fire_losses: str, left: int) -> None:
    """Without any plain one left a Shock Troop turns plain, so with one escort it comes to the same."""
    defender = side("winnu", gf=1, shock=3, fire_losses=fire_losses)
    after = side("winnu", gf=1, shock=2)
    found = invasion(side(gf=1, dreadnought=1), defender)
    wanted = mixed((0.6, invasion(LONE, after)), (0.4, invasion(LONE, side("winnu", gf=1, shock=3))))
    assert found == exactly(wanted)
    two = invasion(side(gf=1, dreadnought=1), side("winnu", gf=2, shock=1, fire_losses=fire_losses))
    hit = side("winnu", gf=left, shock=2 - left)
    assert two == exactly(
        mixed((0.6, invasion(LONE, hit)), (0.4, invasion(LONE, side("winnu", gf=2, shock=1))))
    )


@pytest.mark.rule("TI-353", "TI-354", "TI-598")
def test_x89_kills_all_despite_pds_and_nothing_is_bombarded() -> None:
    x89 = side(tech="x89_bacterial_weapon", gf=1, dreadnought=1, x89=True, agent=True)
    guarded = side("winnu", pds=(Battery(2, scientist=True),), gf=5)
    assert invasion(x89, guarded) == exactly(WON)


@pytest.mark.rule("TI-358")
@pytest.mark.parametrize(
    ("race", "tech", "battery", "missed"),
    [
        ("winnu", "", Battery(1), 0.5),
        ("winnu", "", Battery(2), 0.25),
        ("winnu", "", Battery(1, scientist=True), 0.4),
        ("norr", "", Battery(1), 0.4),
        ("winnu", "graviton_laser_system", Battery(1), 0.25),
    ],
)
def test_defensive_fire(race: str, tech: str, battery: Battery, missed: float) -> None:
    found = invasion(LONE, side(race, tech, pds=(battery,), gf=1))
    rest = invasion(side(gf=1, agent=True), side(race, tech, pds=(battery,), gf=1))
    assert found == exactly(mixed((1 - missed, LOST), (missed, rest)))


@pytest.mark.rule("TI-359")
def test_an_agent_stops_defensive_fire() -> None:
    assert invasion(side(gf=1, agent=True), side("winnu", pds=(Battery(2),), gf=1)) == exactly(duel(0.3, 0.3))


@pytest.mark.rule("TI-360")
def test_maneuvering_jets_do_not_help_those_who_land() -> None:
    guarded = side("winnu", pds=(Battery(1),), gf=1)
    assert invasion(side(tech="maneuvering_jets", gf=1), guarded) == exactly(invasion(LONE, guarded))


@pytest.mark.rule("TI-358", "TI-379")
@pytest.mark.parametrize("fire_losses", ["plain", "shock"])
def test_defensive_fire_takes_whom_the_owner_chooses(fire_losses: str) -> None:
    landing = side(gf=2, shock=1, fire_losses=fire_losses)
    hit = side(gf=1, shock=1, agent=True) if fire_losses == "plain" else side(gf=2, agent=True)
    guarded = side("winnu", pds=(Battery(1),), gf=2)
    wanted = mixed((0.5, invasion(hit, guarded)), (0.5, invasion(side(gf=2, shock=1, agent=True), guarded)))
    assert invasion(landing, guarded) == exactly(wanted)


@pytest.mark.rule("TI-358")
def test_defensive_fire_never_hits_fighters_and_they_hold_no_planet() -> None:
    landing = side(tech="graviton_negator", gf=1, fighter=2)
    guarded = side("winnu", pds=(Battery(1),))
    assert invasion(landing, guarded) == exactly((0.5, 0.0, 0.5))
    assert survivors(landing, guarded, "attacker") == pytest.approx({"gf": 0.5, "fighter": 2.0})


@pytest.mark.rule("TI-369")
def test_a_planet_with_pds_alone_falls_to_whoever_survives_their_fire() -> None:
    assert invasion(LONE, side("winnu", pds=(Battery(2),))) == exactly((0.25, 0.0, 0.75))


# --- promotions, those who come back


@pytest.mark.rule("TI-377", "TI-733", "TI-382")
def test_a_natural_ten_promotes_one_of_those_alive() -> None:
    """Two that hit on 5 against one: a Shock Troop comes only of a round won with both alive and a ten."""
    miss, no_ten = 0.4**2, 0.9**2
    wanted = (1 - no_ten) * 0.7 / (1 - miss * 0.7)
    found = survivors(side("letnev", "l4_disruptors gen_synthesis", gf=2), PLAIN, "attacker")
    assert found["shock"] == pytest.approx(wanted, abs=1e-12)


@pytest.mark.rule("TI-379")
def test_shock_troops_are_lost_first_in_a_round() -> None:
    """A plain and a Shock Troop, each hit: what is left is plain, so it hits on 8."""
    found = survivors(side(gf=1, shock=1), side("winnu", gf=1), "attacker")
    assert found["gf"] > found["shock"]
    assert found["gf"] == pytest.approx(invasion(side(gf=1, shock=1), PLAIN)[0], abs=1e-12)


@pytest.mark.rule("TI-382")
def test_a_shock_troop_alone_is_plain_at_once() -> None:
    assert invasion(side(shock=1), PLAIN) == exactly(duel(0.3, 0.3))
    assert invasion(side(shock=2), PLAIN) == exactly(invasion(side(gf=1, shock=1), PLAIN))


@pytest.mark.rule("TI-372", "TI-594")
def test_gen_synthesis_brings_defenders_of_the_home_planet_back() -> None:
    """Each hit on the last one ends it with 4 in 10 only."""
    home = side("winnu", "gen_synthesis", gf=1, home=True)
    assert invasion(LONE, home) == exactly(duel(0.3 * 0.4, 0.4))
    away = side("winnu", "gen_synthesis", gf=1)
    assert invasion(LONE, away) == exactly(duel(0.3, 0.4))


@pytest.mark.rule("TI-372")
def test_bombarded_and_poisoned_ones_come_back_too() -> None:
    home = side("winnu", "gen_synthesis", gf=1, home=True)
    rest = invasion(LONE, home)
    bombarded = invasion(side(gf=1, dreadnought=1), home)
    assert bombarded == exactly(mixed((0.6 * 0.4, WON), (1 - 0.6 * 0.4, rest)))
    x89 = side(tech="x89_bacterial_weapon", gf=1, dreadnought=1, x89=True)
    assert invasion(x89, home) == exactly(mixed((0.4, WON), (0.6, rest)))


@pytest.mark.rule("TI-651")
def test_a_berserker_genome_avenges_the_lost_of_round_1() -> None:
    """N'orr's last one falls to one of two; a ten of it kills both others."""
    both = 1 - 0.7**2
    found = invasion(side("norr", "berserker_genome", gf=1), side("winnu", gf=2))
    plain = invasion(side("norr", gf=1), side("winnu", gf=2))
    # The Genome changes only what happens when it is lost in round 1: a draw where the others would have won.
    assert found[0] == pytest.approx(plain[0], abs=1e-12)
    assert found[2] - plain[2] == pytest.approx(both * 0.1, abs=1e-12)


@pytest.mark.rule("TI-651")
def test_the_defenders_genome_works_as_the_attackers() -> None:
    genome, enemy = side("norr", "berserker_genome", gf=2, shock=1), side("winnu", gf=2, shock=2)
    found, mirrored = invasion(genome, enemy), invasion(enemy, genome)
    assert found == exactly((mirrored[1], mirrored[0], mirrored[2]))
    assert found != exactly(invasion(side("norr", gf=2, shock=1), enemy))


@pytest.mark.rule("TI-370")
def test_both_sides_gone_is_nobodys_battle() -> None:
    assert invasion(LONE, PLAIN)[2] == pytest.approx(0.09 / 0.51)


# --- Custodians


@pytest.mark.rule("TI-210")
def test_no_barrage_against_the_custodians() -> None:
    turrets = side(tech="automated_defense_turrets", destroyer=1, gf=1)
    assert custodians(turrets) == exactly(custodians(side(destroyer=1, gf=1)))


@pytest.mark.rule("TI-639")
def test_own_modifiers_count_and_neutral_units_have_none() -> None:
    assert custodians(side("xxcha", cruiser=1, gf=1)) == exactly(custodians(side(cruiser=1, gf=1)))
    assert custodians(side("norr", cruiser=1, gf=1))[0] > custodians(side(cruiser=1, gf=1))[0]
    assert custodians(side("mentak", cruiser=1, gf=1))[0] > custodians(side(cruiser=1, gf=1))[0]


@pytest.mark.rule("TI-213")
def test_no_bombardment_of_the_custodians() -> None:
    """Of one planet taken the chance is that of both fights, a War Sun does not help on the ground."""
    strong = custodians(side(war_sun=2, gf=1))[0]
    two = 1 - 0.7**2
    ground = 0.3 * (1 - two) / (0.3 + two - 0.3 * two) * duel(0.3, 0.3)[0]
    assert 0.99 * ground < strong <= ground + 1e-12


@pytest.mark.rule("TI-211")
def test_ground_forces_are_lost_with_the_last_ship_that_carries_them() -> None:
    """Fighters left alone have nobody to land."""
    order = ("cruiser", "destroyer", "carrier", "dreadnought", "war_sun", "fighter")
    assert (
        custodians(side(fighter=6, cruiser=1, gf=2, losses=order))[0]
        < custodians(side(fighter=6, cruiser=1, gf=2))[0]
    )


@pytest.mark.rule("TI-211")
def test_fighters_that_win_alone_land_nobody() -> None:
    """The Cruiser goes first, then its Ground Forces are gone: it must live through the whole fight."""
    order = ("cruiser", "destroyer", "carrier", "dreadnought", "war_sun", "fighter")
    fleet = side(fighter=1, cruiser=1, gf=1, losses=order)
    ends = worked(Battle("space", side(fighter=1, cruiser=1, losses=order), side("winnu", fighter=3))).ends
    alive = sum(end.chance for end in ends if "cruiser" in end.attacker)
    two = 1 - 0.7**2
    ground = 0.3 * (1 - two) / (0.3 + two - 0.3 * two) * duel(0.3, 0.3)[0]
    assert custodians(fleet)[0] == pytest.approx(alive * ground, abs=1e-12)


@pytest.mark.rule("TI-372")
def test_a_converted_one_is_lost_and_may_come_back() -> None:
    """So may the two that a Genome kills."""
    home = side("winnu", "gen_synthesis", gf=1, home=True)
    pair = invasion(side(gf=2), home)
    wanted = mixed((0.6 * 0.4, WON), (0.6 * 0.6, pair), (0.4, invasion(LONE, home)))
    assert invasion(side("yin", gf=1, convert=1), home) == exactly(wanted)
    plain, genome = (invasion(side("norr", tech, gf=1), home) for tech in ("", "berserker_genome"))
    lost_alone = 0.4 * (1 - 0.4 * 0.4)
    assert genome[2] - plain[2] == pytest.approx(lost_alone * 0.1 * 0.4, abs=1e-12)


@pytest.mark.rule("TI-651")
def test_a_genome_does_not_count_fighters() -> None:
    """Only a Fighter can be lost to one hit, so nothing is avenged in round 1."""
    found = [
        invasion(side("norr", f"graviton_negator {tech}", gf=1, fighter=1), PLAIN)
        for tech in ("", "berserker_genome")
    ]
    assert found[1] == exactly(found[0])


@pytest.mark.rule("TI-365", "TI-377")
def test_re_rolls_reach_fighters_last_and_may_show_tens() -> None:
    """One plain and one Fighter, both misses rolled again."""
    p = 1 - 0.49 * 0.64
    some = p + 0.3 - p * 0.3
    wanted = mixed((p / some, WON), ((1 - p) * 0.3 / some, duel(0.51, 0.3)))
    assert invasion(side(tech="graviton_negator", gf=1, fighter=1, generals=1), PLAIN) == exactly(wanted)
    # Two plain ones that hit on 5: a die shows a ten at once, or after a miss.
    ten, miss = 0.1 + 0.4 * 0.1, 0.4**2
    found = survivors(side("letnev", "l4_disruptors gen_synthesis", gf=2, generals=1), PLAIN, "attacker")
    wanted_shock = (1 - (1 - ten) ** 2) * 0.7 / (1 - miss**2 * 0.7)
    assert found["shock"] == pytest.approx(wanted_shock, abs=1e-12)


@pytest.mark.rule("TI-382")
def test_a_shock_troop_alone_is_plain_before_anything_happens() -> None:
    yin = [
        invasion(side("yin", convert=1, **units), side("winnu", gf=2)) for units in ({"shock": 1}, {"gf": 1})
    ]
    assert yin[0] == exactly(yin[1])
    assert custodians(side(cruiser=1, shock=1)) == exactly(custodians(side(cruiser=1, gf=1)))
