"""Odds that can be written down: one ship against one, and what little may be added to it."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.odds.forces import Battery
from tests.rules.twilight_imperium.battles import (
    LOST,
    WON,
    Three,
    custodians,
    duel,
    invasion,
    mixed,
    side,
    space,
)

CRUISER, DREADNOUGHT, FIGHTER, WAR_SUN, GF, PDS = 0.4, 0.6, 0.2, 0.8, 0.3, 0.5


def exactly(three: Three) -> object:
    return pytest.approx(three, abs=1e-12)


def test_one_against_one() -> None:
    found = space(side(cruiser=1), side("winnu", carrier=1))
    assert found == exactly(duel(CRUISER, 0.2))


def test_a_ship_that_sustains_against_one() -> None:
    p, q = DREADNOUGHT, CRUISER
    some = p + q - p * q
    hurt = duel(p, q)
    wanted = mixed((p / some, WON), ((1 - p) * q / some, hurt))
    assert space(side(dreadnought=1), side("winnu", cruiser=1)) == exactly(wanted)


def test_two_against_one() -> None:
    p, q = 1 - (1 - CRUISER) ** 2, CRUISER
    some = p + q - p * q
    wanted = mixed((p / some, WON), ((1 - p) * q / some, duel(CRUISER, q)))
    assert space(side(cruiser=2), side("winnu", cruiser=1)) == exactly(wanted)


def test_three_dice_of_a_damaged_war_sun() -> None:
    p = 1 - (1 - WAR_SUN) ** 3
    found = space(side(war_sun=1, damaged={"war_sun": 1}), side("winnu", cruiser=1))
    assert found == exactly(duel(p, CRUISER))


def test_a_barrage_then_the_battle() -> None:
    missed = 0.8**2
    wanted = mixed((1 - missed, WON), (missed, duel(0.2, FIGHTER)))
    assert space(side(destroyer=1), side("winnu", fighter=1)) == exactly(wanted)


def test_pds_then_the_battle() -> None:
    found = space(side(cruiser=1), side("winnu", cruiser=1, pds=(Battery(2),)))
    missed = (1 - PDS) ** 2
    assert found == exactly(mixed((1 - missed, LOST), (missed, duel(CRUISER, CRUISER))))


def test_a_mine_then_the_battle() -> None:
    found = space(side(cruiser=1), side("winnu", cruiser=1), mine=True)
    assert found == exactly(mixed((0.2, LOST), (0.8, duel(CRUISER, CRUISER))))


def test_an_assault_cannon_then_the_battle() -> None:
    damaged = {"dreadnought": 1}
    cannon = side(tech="assault_cannon", dreadnought=1, damaged=damaged)
    found = space(cannon, side("winnu", cruiser=1))
    assert found == exactly(mixed((0.6, WON), (0.4, duel(0.6, CRUISER))))


def test_two_first_rounds_unlike_the_rest() -> None:
    p, q = 0.5, CRUISER
    later = duel(CRUISER, q)

    def round_(rest: Three) -> Three:
        return mixed((p * (1 - q), WON), (q * (1 - p), LOST), (p * q, (0, 0, 1)), ((1 - p) * (1 - q), rest))

    found = space(side("letnev", cruiser=1, war_chest=2), side("winnu", cruiser=1))
    assert found == exactly(round_(round_(later)))


def test_one_ground_force_against_one() -> None:
    """Its natural ten makes it no Shock Troop: it has no escort."""
    assert invasion(side(gf=1), side("winnu", gf=1)) == exactly(duel(GF, GF))


def test_a_shock_troop_and_its_escort_against_one() -> None:
    """The Shock Troop is lost first; a ten of the escort changes nothing, for one of them must be plain."""
    p, q = 1 - (1 - GF) * (1 - DREADNOUGHT), GF
    some = p + q - p * q
    wanted = mixed((p / some, WON), ((1 - p) * q / some, duel(GF, q)))
    assert invasion(side(gf=1, shock=1), side("winnu", gf=1)) == exactly(wanted)


def test_the_custodians_one_ship_one_ground_force() -> None:
    fleet = _against_fighters(3)
    two = 1 - (1 - GF) ** 2
    some = GF + two - GF * two
    ground = GF * (1 - two) / some * duel(GF, GF)[0]
    assert custodians(side(cruiser=1, gf=1)) == exactly((fleet * ground, 1 - fleet * ground, 0))


def _against_fighters(number: int) -> float:
    """A Cruiser alone wins only if it kills one after the other without being hit."""
    won = 1.0
    for left in range(number, 0, -1):
        missed = (1 - FIGHTER) ** left
        won *= CRUISER * missed / (1 - (1 - CRUISER) * missed)
    return won
