"""Invasion Combat: Diplomat, conversion, bombardment, defensive fire, rounds, and who holds the planet."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium.actions import Choose, Done, Land, Let, Use
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Landing
from rules.twilight_imperium.state import Law, TradeCard
from tests.rules.twilight_imperium.invasion import (
    AT,
    HIT,
    MISS,
    asked_now,
    bombard,
    faces,
    fleet,
    keys,
    land,
    land_nobody,
    mellon,
    silent_choice,
    table,
)
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table

# Rounds


@pytest.mark.rule("TI-337", "TI-361", "TI-363", "TI-368", "TI-631", "TI-628")
def test_both_sides_roll_until_one_is_gone_and_the_planet_falls() -> None:
    found = table(gf=1, dock=1, pds=0, facility="colony", ready=True)
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(MISS, MISS, HIT, HIT, MISS, MISS))
    planet = mellon(found)
    assert faces(events, "ti-ground-rolls") == [(2, 2), (9,), (9,), (2,)], "one died in round 1"
    assert (planet.owner, planet.gf, planet.ready) == (0, 1, False)
    assert (planet.dock, planet.facility) == (None, None)
    (won,) = found.state.players[0].tally.invasions
    assert (won.at, won.loser, won.ships) == ("mellon", 1, 1)
    assert found.state.stack == []


@pytest.mark.rule("TI-361")
def test_the_dead_of_a_round_have_rolled() -> None:
    found = table(gf=1, dock=1)
    fleet(found, gf=1)
    events = land(found, "mellon.gf", faces=(HIT, HIT))
    assert keys(events).count("ti-ground-rolls") == 2 and mellon(found).gf == 0


@pytest.mark.rule("TI-370", "TI-371")
def test_if_nobody_is_left_the_defender_keeps_the_planet() -> None:
    found = table(gf=1, pds=1, dock=1)
    carrier = fleet(found, gf=1, pds=1)
    land(found, "mellon.gf", "mellon.pds", faces=(MISS, HIT, HIT))
    planet = mellon(found)
    assert (planet.owner, planet.gf, planet.pds, planet.dock) == (1, 0, 1, 1)
    assert carrier.pds == 0 and found.state.players[0].tally.invasions == []


@pytest.mark.rule("TI-375", "TI-459")
def test_invasion_breaks_the_agreement_of_the_two() -> None:
    found = table(gf=1)
    found.state.players[0].trade = [TradeCard(1, lent=1), TradeCard(1, lent=2)]
    found.state.players[1].trade = [TradeCard(1, lent=0)]
    fleet(found, gf=1)
    assert "ti-agreement-over" in keys(land(found, "mellon.gf", faces=(HIT, MISS)))
    assert [card.lent for card in found.state.players[0].trade] == [None, 2]


@pytest.mark.rule("TI-369", "TI-358")
def test_pds_fire_at_those_who_land_and_fall_to_a_survivor() -> None:
    found = table(pds=2)
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(HIT, MISS))
    assert faces(events, "ti-pds-defends") == [(9, 2)] and "ti-ground-rolls" not in keys(events)
    assert (mellon(found).owner, mellon(found).gf, mellon(found).pds) == (0, 1, 0)
    found = table(pds=2)
    fleet(found, gf=2)
    land(found, "mellon.gf:2", faces=(HIT, HIT))
    assert mellon(found).owner == 1


@pytest.mark.rule("TI-359", "TI-577")
def test_an_agent_silences_the_pds() -> None:
    found = table(pds=2)
    fleet(found, gf=1, leaders=["sol.1"])
    events = land(found, "mellon.gf", "mellon.sol.1", faces=(HIT, HIT))
    assert "ti-pds-defends" not in keys(events)
    answer(found, 0, Choose(()))
    assert mellon(found).owner == 0


@pytest.mark.rule("TI-360")
def test_maneuvering_jets_do_not_help_those_who_land() -> None:
    found = table(pds=1)
    found.state.players[0].technologies = ["maneuvering_jets"]
    fleet(found, gf=1)
    land(found, "mellon.gf", faces=(6,))
    assert mellon(found).owner == 1, "6 hits"


@pytest.mark.rule("TI-602")
def test_graviton_lasers_fire_again_at_landings() -> None:
    found = table(pds=1)
    found.state.players[1].technologies = ["graviton_laser_system"]
    fleet(found, gf=1)
    land(found, "mellon.gf", faces=(MISS, HIT))
    assert mellon(found).owner == 1


# Losses


@pytest.mark.rule("TI-379")
def test_in_a_round_shock_troops_die_first() -> None:
    found = table(gf=1)
    fleet(found, gf=2, shock=2)
    land(found, "mellon.gf:2", "mellon.shock:2", faces=(MISS, MISS, MISS, MISS, HIT, HIT))
    assert (mellon(found).gf, mellon(found).shock) == (2, 1) and found.state.shock_left == 13


@pytest.mark.rule("TI-358", "TI-696")
def test_under_fire_the_owner_says_who_dies() -> None:
    for chosen, left in (("gf", (1, 1)), ("shock", (2, 0))):
        found = table(pds=1)
        fleet(found, gf=2, shock=1)
        land(found, "mellon.gf:2", "mellon.shock", faces=(HIT,))
        question = asked(found, 0)
        assert question is not None and silent_choice(found) == ("gf",)
        answer(found, 0, Choose((chosen,)))
        if asked_now(found, 0):
            answer(found, 0, Choose(()))
        assert (mellon(found).gf, mellon(found).shock) == left


@pytest.mark.rule("TI-348")
def test_bombarded_shock_troops_need_not_go_first() -> None:
    found = table(gf=1, shock=2)
    sun = fleet(found, "war_sun")
    land_nobody(found)
    bombard(found, f"{sun.id}@mellon", faces=(HIT, MISS, MISS))
    assert asked(found, 1) is not None
    answer(found, 1, Choose(("gf",)))
    assert (mellon(found).gf, mellon(found).shock) == (1, 1), "then one of them escorts the other"


# Shock Troops


@pytest.mark.rule("TI-377", "TI-733", "TI-382")
def test_a_natural_ten_promotes_survivors() -> None:
    found = table(gf=2)
    fleet(found, gf=3)
    land(found, "mellon.gf:3", faces=(10, 10, MISS, HIT, MISS, MISS, MISS, MISS))
    assert (mellon(found).gf, mellon(found).shock) == (1, 1), "two tens, two alive, one of them escorts"
    assert found.state.shock_left == 11


@pytest.mark.rule("TI-733")
def test_no_more_are_promoted_than_are_alive() -> None:
    found = table(gf=3)
    fleet(found, gf=3)
    land(found, "mellon.gf:3", faces=(10, 10, 10, HIT, HIT, MISS))
    assert (mellon(found).gf, mellon(found).shock) == (1, 0), "one of three is left, and escorts nobody"
    assert found.state.shock_left == 12


@pytest.mark.rule("TI-382", "TI-378")
def test_a_shock_troop_that_lands_alone_fights_as_a_plain_one() -> None:
    found = table(gf=1)
    fleet(found, gf=1, shock=1)
    events = land(found, "mellon.shock", faces=(7, HIT))
    assert [event.args["count"] for event in events if event.key == "ti-ground-rolls"] == [0, 1]


@pytest.mark.rule("TI-377")
def test_without_tokens_nobody_is_promoted() -> None:
    found = table(gf=1)
    found.state.shock_left = 0
    fleet(found, gf=2)
    land(found, "mellon.gf:2", faces=(10, 10, MISS))
    assert (mellon(found).gf, mellon(found).shock) == (2, 0)


@pytest.mark.rule("TI-378", "TI-383")
def test_shock_troops_hit_on_five_and_rise_no_further() -> None:
    found = table(gf=1)
    fleet(found, gf=2, shock=1)
    land(found, "mellon.gf:2", "mellon.shock", faces=(5, MISS, MISS, MISS))
    assert (mellon(found).owner, mellon(found).gf, mellon(found).shock) == (0, 2, 1)
    found = table(gf=1)
    fleet(found, gf=2, shock=1)
    land(found, "mellon.gf:2", "mellon.shock", faces=(10, MISS, MISS, MISS))
    assert (mellon(found).gf, mellon(found).shock) == (2, 1)


@pytest.mark.rule("TI-377")
def test_defenders_are_promoted_too() -> None:
    found = table(gf=2)
    fleet(found, gf=1)
    land(found, "mellon.gf", faces=(MISS, 10, MISS))
    assert (mellon(found).gf, mellon(found).shock) == (1, 1)


# Captures


@pytest.mark.rule("TI-380", "TI-381", "TI-632", "TI-405")
def test_a_shock_troop_captures_what_stands_there() -> None:
    found = table(gf=1, dock=1, pds=2, facility="refinery")
    found.state.refineries = 7
    fleet(found, gf=2, shock=1)
    land(found, "mellon.gf:2", "mellon.shock", faces=(MISS, MISS, HIT, HIT, HIT, MISS))
    assert silent(found.state, 0) == Choose(("dock", "pds", "refinery")), "it costs nothing"
    events = answer(found, 0, Choose(("dock", "pds", "refinery")))
    planet = mellon(found)
    assert keys(events).count("ti-captured") == 3
    assert (planet.owner, planet.dock, planet.pds, planet.facility) == (0, 4, 2, "refinery")
    tally = found.state.players[0].tally
    assert tally.docks_destroyed == ["1:combat"] and tally.docks_taken == ["1:mellon:last"]


@pytest.mark.rule("TI-381")
def test_nothing_is_captured_beyond_own_plastic() -> None:
    found = table(gf=1, dock=1, pds=2)
    found.at("201").planet("zohbat", owner=0, dock=1)
    found.at("000").planet("mecatol_rex", owner=0, dock=1, pds=2)
    found.at("301").planet("jord", dock=1, pds=2)
    fleet(found, gf=2, shock=1, pds=1)
    land(found, "mellon.gf:2", "mellon.shock", faces=(MISS, MISS, HIT, HIT, HIT, MISS))
    question = asked(found, 0)
    assert question is not None and not question.offers(Choose(("dock",)))
    with pytest.raises(IllegalMove) as refused:
        answer(found, 0, Choose(("dock",)))
    assert refused.value.key == "ti-illegal-capture"
    answer(found, 0, Choose(("pds",)))
    assert (mellon(found).dock, mellon(found).pds) == (None, 1), "five are on the board already"


@pytest.mark.rule("TI-577", "TI-648", "TI-405")
def test_an_agent_captures_even_without_a_fight_and_may_refuse() -> None:
    found = table(dock=1, facility="colony")
    fleet(found, gf=1, leaders=["sol.1"])
    land(found, "mellon.gf", "mellon.sol.1")
    answer(found, 0, Choose(("colony",)))
    assert (mellon(found).dock, mellon(found).facility) == (None, "colony")
    assert mellon(found).leaders == ["sol.1"]


@pytest.mark.rule("TI-380", "TI-368")
def test_without_them_everything_is_destroyed() -> None:
    found = table(gf=1, dock=1, pds=1, facility="colony")
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(MISS, HIT, HIT, MISS))
    assert keys(events).count("ti-razed") == 3 and found.state.stack == []
    assert (mellon(found).dock, mellon(found).pds, mellon(found).facility) == (None, 0, None)


def lasting_docks(found: Table) -> list[Any]:
    return [each for each in found.state.lasting if each.source == "saar_floating_docks"]


@pytest.mark.rule("TI-099")
def test_a_dock_captured_by_the_saar_floats() -> None:
    found = table("saar", "sol", "hacan", dock=1)
    fleet(found, gf=2, shock=1)
    land(found, "mellon.gf:2", "mellon.shock")
    answer(found, 0, Choose(("dock",)))
    (dock,) = found.at(AT).system.docks
    assert dock.seat == 0 and mellon(found).dock is None
    assert [each.on for each in lasting_docks(found)] == [(str(dock.id),)], "it rests this round"


# Bombardment


@pytest.mark.rule("TI-344", "TI-347", "TI-346", "TI-036")
def test_bombardment_kills_before_anybody_fires_back() -> None:
    found = table(gf=2)
    ship = fleet(found, "dreadnought")
    fleet(found, gf=1)
    land(found, "mellon.gf")
    events = bombard(found, f"{ship.id}@mellon", faces=(HIT, HIT, MISS))
    assert faces(events, "ti-bombards") == [(9,)]
    assert faces(events, "ti-ground-rolls") == [(9,), (2,)], "one defender is left to roll"
    assert found.state.players[0].tally.invasions[0].ships == 2, "as they were when the landing was declared"


@pytest.mark.rule("TI-345", "TI-120", "TI-352", "TI-356")
def test_a_war_sun_bombards_through_pds_without_landing() -> None:
    found = table(gf=2, pds=2, dock=1)
    sun = fleet(found, "war_sun")
    land_nobody(found)
    events = bombard(found, f"{sun.id}@mellon", faces=(HIT, HIT, HIT))
    planet = mellon(found)
    assert faces(events, "ti-bombards") == [(9, 9, 9)] and "ti-pds-defends" not in keys(events)
    assert (planet.owner, planet.gf, planet.pds, planet.dock) == (1, 0, 2, 1)
    assert found.state.stack == []


@pytest.mark.rule("TI-349")
def test_bombardment_is_a_combat_roll() -> None:
    for race, face, left in (("norr", 4, 0), ("jolnar", 5, 1), ("sol", 5, 0), ("l1z1x", 4, 1)):
        found = table(race, "letnev", "hacan", gf=1)
        ship = fleet(found, "dreadnought")
        fleet(found, gf=1)
        land(found, "mellon.gf")
        events = bombard(found, f"{ship.id}@mellon", faces=(face, MISS, HIT))
        assert [event.args["count"] for event in events if event.key == "ti-bombards"] == [1 - left], race


@pytest.mark.rule("TI-350", "TI-575")
def test_a_general_makes_bombardment_hard() -> None:
    found = table(gf=1, leaders=["letnev.2"])
    sun = fleet(found, "war_sun")
    land_nobody(found)
    events = bombard(found, f"{sun.id}@mellon", faces=(6, 7, 6))
    assert [event.args["count"] for event in events if event.key == "ti-bombards"] == [1]


@pytest.mark.rule("TI-649")
def test_what_is_played_against_bombardment_counts_when_it_comes_to_it() -> None:
    found = table(gf=1)
    sun = fleet(found, "war_sun")
    land_nobody(found)
    lasting.begin(found.state, "dug_in", 1, "round", ("mellon",))
    frame = found.state.stack[-1]
    assert isinstance(frame, Landing)
    frame.shots, frame.order, frame.stage = {"mellon": [sun.id]}, ["mellon"], "invade"
    events = run(found, dice=Loaded(HIT, HIT, HIT))
    assert "ti-bombards" not in keys(events) and mellon(found).gf == 1


@pytest.mark.rule("TI-353", "TI-354", "TI-598", "TI-731")
def test_x89_kills_all_and_costs_the_hand() -> None:
    found = table(gf=3, shock=1, pds=2, dock=1)
    found.state.laws = [Law("conventions_of_war")]
    lasting.begin(found.state, "dug_in", 1, "round", ("mellon",))
    found.state.players[0].technologies = ["x89_bacterial_weapon"]
    found.state.players[0].cards = ["sabotage", "plague"]
    ship = fleet(found, "dreadnought")
    fleet(found, gf=1)
    land(found, "mellon.gf")
    events = bombard(found, f"{ship.id}@mellon:x89", faces=(MISS, MISS))
    assert mellon(found).owner == 0 and found.state.players[0].cards == []
    assert sorted(found.state.action.discards) == ["plague", "sabotage"]
    shown = next(event for event in events if event.key == "ti-hand-discarded")
    assert shown.reveals
    assert next(event for event in events if event.key == "ti-x89").args["count"] == 4


@pytest.mark.rule("TI-353")
def test_x89_works_with_an_empty_hand() -> None:
    found = table(gf=1)
    found.state.players[0].technologies = ["x89_bacterial_weapon"]
    sun = fleet(found, "war_sun")
    land_nobody(found)
    events = bombard(found, f"{sun.id}@mellon:x89")
    assert mellon(found).gf == 0 and "ti-hand-discarded" not in keys(events)
    assert "ti-bombards" not in keys(events), "it is used in the place of bombarding"


# The Diplomat


@pytest.mark.rule("TI-341", "TI-573", "TI-694")
def test_a_diplomat_turns_one_landing_back() -> None:
    found = table(gf=1, leaders=["letnev.3"])
    carrier = fleet(found, gf=2, shock=1, pds=1, leaders=["sol.1"])
    land(found, "mellon.gf:2", "mellon.shock", "mellon.pds", "mellon.sol.1")
    assert silent_choice(found) == ("letnev.3",), "silence turns them back"
    answer(found, 1, Choose(("letnev.3",)))
    assert (carrier.gf, carrier.shock, carrier.pds, carrier.leaders) == (2, 1, 1, ["sol.1"])
    assert mellon(found).gf == 1 and found.state.stack == []
    assert "diplomat:3" in mellon(found).marks
    events = land(found, "mellon.gf", faces=(HIT, MISS))
    assert "ti-ground-rolls" in keys(events), "not again in this round"


@pytest.mark.rule("TI-573")
def test_he_rests_the_next_round_too() -> None:
    for round, asks in ((4, False), (5, True)):
        found = table(gf=1, leaders=["letnev.3"], marks=["diplomat:3"])
        found.state.round = round
        fleet(found, gf=1)
        run(found, Landing(0, AT))
        answer(found, 0, Land(("mellon.gf",)), Loaded(MISS, HIT))
        assert asked_now(found, 1) is asks


@pytest.mark.rule("TI-573", "TI-375")
def test_he_may_let_them_land() -> None:
    found = table(gf=1, leaders=["letnev.3"])
    found.state.players[0].trade = [TradeCard(1, lent=1)]
    found.state.players[1].trade = [TradeCard(1, lent=0)]
    fleet(found, gf=1)
    land(found, "mellon.gf")
    assert found.state.players[0].trade[0].lent == 1, "nothing is broken yet"
    events = answer(found, 1, Choose(()), Loaded(MISS, HIT))
    assert "ti-ground-rolls" in keys(events) and found.state.players[0].trade[0].lent is None


@pytest.mark.rule("TI-650")
def test_he_does_not_stop_war_suns_but_dreadnoughts() -> None:
    found = table(gf=3, leaders=["letnev.3"])
    ship, sun = fleet(found, "dreadnought"), fleet(found, "war_sun", gf=1)
    land(found, "mellon.gf")
    bombard(found, f"{ship.id}@mellon", f"{sun.id}@mellon")
    events = answer(found, 1, Choose(("letnev.3",)), Loaded(HIT, MISS, MISS, HIT))
    assert faces(events, "ti-bombards") == [(9, 2, 2)] and mellon(found).gf == 2


# The Yin


@pytest.mark.rule("TI-357", "TI-652", "TI-649")
def test_the_yin_convert_before_the_combat() -> None:
    found = table("yin", "letnev", "hacan", gf=2)
    fleet(found, gf=1)
    land(found, "mellon.gf")
    assert silent(found.state, 0) == Let()
    events = answer(found, 0, Use("yin_convert"), Loaded(5, MISS, HIT, MISS))
    assert "ti-converted" in keys(events)
    assert faces(events, "ti-ground-rolls") == [(2, 9), (2,)], "two attack one"
    assert mellon(found).gf == 2


@pytest.mark.rule("TI-357")
def test_a_failed_conversion_and_fanaticism() -> None:
    found = table("yin", "letnev", "hacan", gf=1)
    found.state.players[0].technologies = ["fanaticism"]
    fleet(found, gf=1)
    land(found, "mellon.gf")
    events = answer(found, 0, Use("yin_convert"), Loaded(4))
    assert keys(events) == ["ti-convert-failed"], "a second try"
    answer(found, 0, Use("yin_convert"), Loaded(5))
    assert (mellon(found).owner, mellon(found).gf) == (0, 2)


@pytest.mark.rule("TI-652")
def test_there_must_be_somebody_to_convert() -> None:
    found = table("yin", "letnev", "hacan", pds=1)
    fleet(found, gf=1)
    events = land(found, "mellon.gf", faces=(MISS,))
    assert "ti-pds-defends" in keys(events), "nobody was asked"
    found = table("yin", "letnev", "hacan", gf=1)
    fleet(found, gf=1)
    land(found, "mellon.gf")
    with pytest.raises(IllegalMove) as refused:
        answer(found, 0, Done())
    assert refused.value.rule == "TI-357"
    answer(found, 0, Let(), Loaded(HIT, MISS))
    assert mellon(found).gf == 1
