"""What a fight risks: the exact odds of what is open on the table, and of nothing else."""

from __future__ import annotations

import pytest

from rules.twilight_imperium import risks
from rules.twilight_imperium.frames import Battle, Invasion
from rules.twilight_imperium.frames.general import Force
from rules.twilight_imperium.odds import forces
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.state import NOBODY
from tests.rules.twilight_imperium.table import Table, galaxy
from tests.rules.twilight_imperium.tactical import activate, table


def meeting() -> Table:
    """Two Cruisers of Sol beside a Carrier with Fighters of Letnev at 201."""
    found = galaxy(p201="lodor", p202="capha")
    found.at("202").ships(0, cruiser=2)
    found.at("201").ships(1, carrier=1, fighter=2)
    for player in found.state.players:
        player.fleet = 5
    return found


def test_an_attack_is_weighed_with_everything_that_can_come() -> None:
    (fight,) = risks.attacks(meeting().state, 0)
    assert (fight.kind, fight.system, fight.attacker, fight.defender) == ("space", "201", 0, 1)
    assert fight.units == (("cruiser", 2),) and fight.theirs == (("carrier", 1), ("fighter", 2))
    battle = forces.Battle(
        "space", forces.Side("sol", {"cruiser": 2}), forces.Side("letnev", {"carrier": 1, "fighter": 2})
    )
    exact = odds(battle)
    assert fight.chances == pytest.approx((exact.attacker, exact.defender, exact.draw))
    assert sum(fight.chances) == pytest.approx(1)


def test_only_what_could_be_begun_is_listed() -> None:
    found = meeting()
    assert risks.attacks(found.state, 0, "202") == []
    assert risks.attacks(found.state, 2) == [], "nobody can come"
    found.at("201").system.counters = [0]
    assert risks.attacks(found.state, 0) == []


def test_once_a_system_is_activated_its_fight_is_weighed() -> None:
    """Before, the odds said that nothing could be met: a counter lies there."""
    found = table()
    found.home(0).ships(0, cruiser=2)
    found.at("201").ships(1, destroyer=1)
    found.at("202").ships(1, destroyer=1)
    activate(found, "201")
    (fight,) = risks.attacks(found.state, 0)
    assert fight.system == "201" and fight.units == (("cruiser", 2),)


def test_what_was_damaged_before_own_pds_and_mines_count_too() -> None:
    found = meeting()
    found.at("202").ships(0, dreadnought=1)
    (plain,) = risks.attacks(found.state, 0)
    found.at("202").system.ships[-1].damaged = True
    (hurt,) = risks.attacks(found.state, 0)
    assert hurt.chances[0] < plain.chances[0], "it cannot sustain damage again"
    found.at("201").system.mines = [1]
    (mined,) = risks.attacks(found.state, 0)
    assert mined.chances[0] < hurt.chances[0]
    found.at("201").planet("lodor", owner=0, pds=2)
    assert risks.attacks(found.state, 0)[0].chances[0] > mined.chances[0], "own PDS fire at whoever is there"


def test_pds_in_range_count_against_the_attacker() -> None:
    found = meeting()
    plain = risks.attacks(found.state, 0)[0].chances[0]
    found.at("201").planet("lodor", owner=1, pds=2)
    assert risks.attacks(found.state, 0)[0].chances[0] < plain


def test_the_custodians_are_met_with_ships_and_troops() -> None:
    found = galaxy(p101="lodor")
    found.at("101").planet("lodor", owner=0, gf=6).ships(0, carrier=1, cruiser=3)
    found.state.players[0].fleet = 5
    (fight,) = risks.attacks(found.state, 0, "000")
    assert fight.kind == "custodians" and fight.defender == NOBODY
    assert dict(fight.units)["gf"] > 0 and 0 < fight.chances[0] < 1


@pytest.mark.rule("TI-215")
def test_without_their_fighters_the_custodians_are_met_on_the_ground_alone() -> None:
    found = galaxy(p101="lodor")
    found.at("101").planet("lodor", owner=0, gf=6).ships(0, carrier=1, cruiser=1)
    found.state.players[0].fleet = 5
    (guarded,) = risks.attacks(found.state, 0, "000")
    found.state.custodians = [0, 2]
    (fight,) = risks.attacks(found.state, 0, "000")
    assert (fight.kind, fight.planet, dict(fight.units), dict(fight.theirs)) == (
        "invasion", "mecatol_rex", {"gf": 6}, {"gf": 2},
    )  # fmt: skip
    assert fight.chances[0] > guarded.chances[0] + 0.2


def fighting(found: Table) -> Battle:
    found.at("201").ships(0, cruiser=2, fighter=2)
    frame = Battle(seat=0, number=1, system="201", defender=1)
    found.state.stack.append(frame)
    return frame


def test_how_the_enemy_means_to_fight_stays_hidden() -> None:
    found = meeting()
    found.at("201").ships(1, dreadnought=1)
    frame = fighting(found)
    before = risks.current(found.state, 0)
    frame.plans["1"] = "plan losses=dreadnought,carrier,fighter sustain=never"
    assert risks.current(found.state, 0) == before, "a secret of the other"
    assert risks.current(found.state, 1) != before, "one's own plan counts"


def test_an_invasion_is_weighed_from_where_it_stands() -> None:
    found = meeting()
    found.at("201").planet("lodor", owner=1, gf=2, pds=1)
    frame = Invasion(seat=0, system="201", planet="lodor", defender=1, force=Force(gf=3))
    found.state.stack.append(frame)
    early = risks.current(found.state, 0)
    frame.stage = "round"
    late = risks.current(found.state, 0)
    assert early is not None and late is not None
    assert (early.kind, early.planet, early.units, early.theirs) == (
        "invasion",
        "lodor",
        (("gf", 3),),
        (("gf", 2),),
    )
    assert early.chances[0] < late.chances[0], "the PDS have fired by then"


def test_nothing_is_weighed_in_peace() -> None:
    assert risks.current(meeting().state, 0) is None
