"""What must hold for any battle: chances add up, mirrored battles have mirrored odds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.twilight_imperium.components import RACES, UNITS
from rules.twilight_imperium.odds.fleets import sustaining
from rules.twilight_imperium.odds.forces import SHIPS, Battery, Battle, Policy, Side
from tests.rules.twilight_imperium.battles import worked

TECH = (
    "hylar_v_assault_laser", "automated_defense_turrets", "assault_cannon", "cybernetics",
    "advanced_fighters", "magen_defense_grid", "graviton_laser_system", "maneuvering_jets",
    "gen_synthesis", "graviton_negator",
)  # fmt: skip
MODEST = settings(max_examples=60, deadline=None)


@st.composite
def fleets(draw: st.DrawFn) -> Side:
    race = draw(st.sampled_from(sorted(RACES)))
    units = draw(st.dictionaries(st.sampled_from(SHIPS), st.integers(1, 2), min_size=1, max_size=4))
    tech = draw(st.frozensets(st.sampled_from(TECH), max_size=4))
    tech |= draw(st.sampled_from([frozenset(), frozenset({RACES[race].technology})]))
    side = Side(race, units, tech)
    hurt = {kind: draw(st.integers(0, number)) for kind, number in units.items() if sustaining(side, kind)}
    policy = Policy(
        draw(st.permutations(SHIPS).map(tuple)), draw(st.sampled_from(["first", "last", "never"]))
    )
    return replace(
        side,
        damaged=hurt,
        policy=policy,
        high_alert=draw(st.booleans()),
        admiral=draw(st.sampled_from(["", *units])),
        war_chest=draw(st.integers(0, 2)) if race == "letnev" else 0,
        martyr=race == "yin" and draw(st.booleans()),
    )


@st.composite
def garrisons(draw: st.DrawFn) -> Side:
    race = draw(st.sampled_from(sorted(RACES)))
    units = {"gf": draw(st.integers(0, 3)), "shock": draw(st.integers(0, 2))}
    if not any(units.values()):
        units["gf"] = 1
    tech = draw(st.frozensets(st.sampled_from(TECH), max_size=4))
    tech |= draw(st.sampled_from([frozenset(), frozenset({RACES[race].technology})]))
    return Side(race, units, tech, war_chest=draw(st.integers(0, 2)) if race == "letnev" else 0)


def whole(battle: Battle) -> None:
    found = worked(battle)
    assert found.attacker + found.defender + found.draw == pytest.approx(1, abs=1e-12)
    assert min(found.attacker, found.defender, found.draw) >= -1e-15
    assert sum(end.chance for end in found.ends) == pytest.approx(1, abs=1e-12)
    for who, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        for kind, number in found.survivors(who).items():  # type: ignore[arg-type]
            most = (
                sum(side.units.values()) + battle.attacker.convert
                if kind in ("gf", "shock")
                else side.number(kind)
            )
            assert 0 <= number <= most + 1e-12


@MODEST
@given(fleets(), fleets(), st.sampled_from(["", "nebula", "ion_storm"]), st.booleans(), st.integers(0, 2))
def test_chances_in_space_add_up(one: Side, other: Side, place: Any, mine: bool, guns: int) -> None:
    pds = (Battery(guns),) if guns else ()
    whole(Battle("space", one, replace(other, pds=pds), place, mine))


@MODEST
@given(garrisons(), garrisons(), st.integers(0, 2), st.booleans(), st.booleans())
def test_chances_on_the_ground_add_up(one: Side, other: Side, guns: int, home: bool, generals: bool) -> None:
    pds = (Battery(guns, scientist=home),) if guns else ()
    landing = replace(one, units=one.units | {"dreadnought": 1}, generals=int(generals))
    whole(Battle("invasion", landing, replace(other, pds=pds, home=home)))


@MODEST
@given(fleets(), fleets())
def test_mirrored_battles_in_space(one: Side, other: Side) -> None:
    """Shots apart, whose order favours the defender: nobody has any here, and only one side martyrs."""
    bare = {"tech": frozenset(), "martyr": False}
    one, other = (
        replace(
            side, race="hacan" if side.race in ("mentak", "yin", "letnev") else side.race, war_chest=0, **bare
        )
        for side in (one, other)
    )
    one, other = (_without(side, "destroyer") for side in (one, other))
    here, there = worked(Battle("space", one, other)), worked(Battle("space", other, one))
    assert (here.attacker, here.defender, here.draw) == pytest.approx(
        (there.defender, there.attacker, there.draw), abs=1e-12
    )


def _without(side: Side, kind: str) -> Side:
    units = {each: number for each, number in side.units.items() if each != kind} or {"cruiser": 1}
    hurt = {each: n for each, n in side.damaged.items() if each in units and UNITS[each].sustains}
    return replace(side, units=units, damaged=hurt, admiral=side.admiral if side.admiral in units else "")


@MODEST
@given(garrisons(), garrisons())
def test_mirrored_battles_on_the_ground(one: Side, other: Side) -> None:
    """But for the L1z1x, who attack better."""
    one, other = (replace(side, race="hacan", tech=side.tech - _racial(side), war_chest=0) if side.race in (
        "l1z1x", "letnev") else side for side in (one, other))  # fmt: skip
    here, there = worked(Battle("invasion", one, other)), worked(Battle("invasion", other, one))
    assert (here.attacker, here.defender, here.draw) == pytest.approx(
        (there.defender, there.attacker, there.draw), abs=1e-12
    )


def _racial(side: Side) -> frozenset[str]:
    return frozenset({RACES[side.race].technology})


@MODEST
@given(fleets(), fleets())
def test_one_more_fighter_never_harms(one: Side, other: Side) -> None:
    """Without the Genome, which lives on losses, and martyrs, who choose among ships."""
    one, other = (
        replace(side, tech=frozenset(), martyr=False, policy=Policy(), damaged={
            each: n for each, n in side.damaged.items() if UNITS[each].sustains
        })
        for side in (one, other)
    )  # fmt: skip
    more = replace(one, units=one.units | {"fighter": one.number("fighter") + 1})
    here, there = worked(Battle("space", one, other)), worked(Battle("space", more, other))
    assert there.attacker >= here.attacker - 1e-12 and there.defender <= here.defender + 1e-12
