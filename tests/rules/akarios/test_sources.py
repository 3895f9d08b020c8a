"""Everything in the box can be had: achievements, cards, pilots, ships and endings have a source."""

from __future__ import annotations

import pytest

from rules.akarios import components_voyage as voyage
from rules.akarios import gates
from rules.akarios.components import (
    CARDS,
    COPILOTS,
    ENGINES,
    LOCATIONS,
    PILOTS,
    SHIPS,
    SPARROW_CARDS,
    TECHNOLOGIES,
    WEAPONS,
    GainAbility,
)
from rules.akarios.graph import LEFT_OUT
from rules.akarios.language import Card
from rules.akarios.scenario.script import SCRIPTS, Ending, Market
from rules.akarios.scenario.script_do import Scout
from rules.core.data import parts

SOLD = [script.offers for script in SCRIPTS.values() if isinstance(script, Market)]
RANGES = {"engine": "engines", "weapon": "weapons", "technology": "technologies", "sparrow": "sparrow"}


def sold(row: Card) -> bool:
    ranges = (getattr(sale, RANGES[row.kind]) for sale in SOLD)
    return row.number is not None and any(first <= row.number <= last for first, last in ranges)


@pytest.mark.rule("AK-015")
@pytest.mark.parametrize("row", [*ENGINES, *WEAPONS, *TECHNOLOGIES], ids=lambda row: row.id)
def test_every_upgrade_is_sold_or_belongs_to_a_ship(row):
    own = {card for ship in SHIPS.values() for card in (ship.weapon, ship.engine)}
    assert sold(row) != (row.id in own), "one or the other"


def test_every_card_is_of_a_kind_that_has_a_source():
    abilities = {card for each in (*PILOTS.values(), *SHIPS.values()) for card in each.abilities}
    others = {row.id for row in (*ENGINES, *WEAPONS, *TECHNOLOGIES, *COPILOTS, *SPARROW_CARDS)}
    assert set(CARDS) == abilities | others
    for pilot in PILOTS.values():
        assert len(set(pilot.abilities)) == 4
    for ship in SHIPS.values():
        assert ship.abilities and set(ship.abilities) <= abilities


def test_every_ability_of_a_pilot_or_a_ship_is_at_the_end_of_a_tree():
    """The first one of a pilot is there from the beginning (AK-025); each further one fills a cell."""
    for id, pilot in PILOTS.items():
        cells = [gained for tree in pilot.trees for cell in tree for gained in cell]
        assert sum(isinstance(each, GainAbility) for each in cells) >= len(pilot.abilities) - 1, id
    for id, ship in SHIPS.items():
        ways = [any(isinstance(each, GainAbility) for each in cell) for cell in ship.tree]
        assert sum(ways) >= len(ship.abilities), id


@pytest.mark.rule("AK-710")
def test_every_copilot_pilot_ship_and_card_of_the_sparrow_is_given_or_sold():
    given = gates.sources(SCRIPTS)
    wanted = {row.id for row in COPILOTS} - {LEFT_OUT} | {row.id for row in SPARROW_CARDS}
    wanted |= {id for id, row in PILOTS.items() if not row.starting}
    wanted |= {id for id, row in SHIPS.items() if row.obtained != "start"}
    assert wanted - given == set() and LEFT_OUT not in given
    for id, row in SHIPS.items():
        if row.obtained == "market":
            assert any(id in sale.ships for sale in SOLD)


def test_every_achievement_that_is_asked_for_is_given_somewhere():
    assert gates.asked_by_all(SCRIPTS) <= gates.gained(SCRIPTS) | gates.by_events()


def test_every_place_is_scouted_or_led_to():
    endings = [each for script in SCRIPTS.values() for each in parts(script, Ending)]
    led = {each.goto for each in endings} | {choice.goto for each in endings for choice in each.choices}
    scouted = {each.location for script in SCRIPTS.values() for each in parts(script, Scout)}
    scouted |= {each.location for event in voyage.EVENTS.values() for each in parts(event, voyage.Scout)}
    assert set(LOCATIONS) - scouted - led == {"001"}, "the first is where it begins"


def test_the_last_battle_has_three_endings_and_each_achievement_of_them_is_told_about():
    battle = SCRIPTS["027"]
    marks = {
        id for choice in parts(battle, Ending) for each in choice.choices for id in each.rewards.achievements
    }
    assert marks == {"END_SILENCE", "END_DISMISSED", "END_WORK"}
    assert marks <= gates.asked(SCRIPTS["028"])


def test_one_source_less_is_noticed():
    without = {name: script for name, script in SCRIPTS.items() if name != "029"}
    assert "captain_renn" not in gates.sources(without)
    assert "DEBTS" not in gates.gained(without)
