"""What is in force, and that the tables of numbers and bans name nothing that does not exist."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.components import ABILITIES, RACIAL, TECHNOLOGIES, UNITS
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS
from rules.twilight_imperium.effects import tables, tokens
from rules.twilight_imperium.effects.facts import facts
from rules.twilight_imperium.effects.numbers import Becomes
from rules.twilight_imperium.effects.sources import HIGH_ALERT, STANDING, abilities, in_force
from rules.twilight_imperium.state import Lasting, Law
from tests.rules.twilight_imperium.table import galaxy as laid

KNOWN = {*ABILITIES, *RACIAL, *TECHNOLOGIES, *ACTION_CARDS, *POLITICAL_CARDS, *STANDING, HIGH_ALERT}
NUMBERS = {
    *(f"{unit}_{what}" for unit in UNITS for what in ("combat", "move")),
    *("barrage", "barrage_dice", "defending_gf_with_pds", "enemy_pds", "enemy_pds_adjacent", "mine_rolls"),
    *("carry_gf", "status_action_cards", "status_counters", "dock_capacity", "dock_bonus_resource"),
    "trade_income_per_agreement",
}
"""Tokens that the tables read as numbers."""


@pytest.mark.parametrize("name", sorted(tables.NUMBERS))
def test_numbers_are_changed_by_what_exists(name: str) -> None:
    assert set(tables.NUMBERS[name]) <= KNOWN


@pytest.mark.parametrize("deed", sorted(tables.BANS))
def test_deeds_are_forbidden_by_what_exists(deed: str) -> None:
    assert set(tables.BANS[deed]) <= KNOWN


def test_every_token_of_a_technology_is_understood() -> None:
    for id in TECHNOLOGIES:
        for token in tokens.tokens(id):
            assert (token.name in NUMBERS) == (token.change is not None), f"{id}: {token}"
    with pytest.raises(ValueError):
        tokens.parse("cruiser combat+1")


def test_every_number_of_a_technology_is_read_by_a_table() -> None:
    read = {id for table in tables.NUMBERS.values() for id in table}
    flat = {id for id in TECHNOLOGIES if any(each.change is not None for each in tokens.tokens(id))}
    assert flat <= read


def test_tokens_say_what_they_do() -> None:
    assert tokens.parse("cruiser_combat+1") == tokens.Token("cruiser_combat", "", 1)
    assert tokens.parse("mine_rolls-1").change == -1
    assert tokens.parse("carry_gf:cruiser=1") == tokens.Token("carry_gf", "cruiser", Becomes(1))
    assert tokens.parse("may_build:war_sun") == tokens.Token("may_build", "war_sun", None)


@pytest.mark.rule("TI-005")
def test_laws_come_first_then_technologies_then_cards_as_they_came() -> None:
    state = laid("saar", "sol", "letnev").state
    state.laws = [Law("war_funding"), Law("humane_labor")]
    state.players[0].technologies = ["enviro_compensator"]
    state.lasting = [
        Lasting("productivity_spike", 0, "round", ("17",), 2),
        Lasting("war_footing", 0, "round"),
    ]
    order = [each.id for each in in_force(state)]
    wanted = ["war_funding", "humane_labor", "enviro_compensator", "saar_nomads", "admiral"]
    places = [order.index(each) for each in (*wanted, "productivity_spike", "war_footing")]
    assert places == sorted(places)
    found = tables.number(state, "dock_limit", 4, facts(seat=0, ship=17))
    assert found.value == 5, "the law makes it 2, then come the technology's 1 and the card's 2"
    assert [part.source for part in found.parts] == [
        "humane_labor",
        "enviro_compensator",
        "productivity_spike",
    ]


@pytest.mark.rule("TI-108", "TI-552")
def test_cultural_crisis_switches_the_race_sheet_off_but_docks_float_on() -> None:
    state = laid("saar", "sol", "letnev").state
    state.players[0].technologies = ["floating_factory"]
    state.lasting = [Lasting("cultural_crisis", 1, "round", ("0",))]
    assert abilities(state, 0) == ["saar_floating_docks"]
    assert "floating_factory" in [each.id for each in in_force(state)], "racial technologies stay"
    assert abilities(state, 1), "nobody else is touched"


def test_multiculturalism_copies_one_ability() -> None:
    state = laid("sol", "norr", "letnev").state
    state.lasting = [Lasting("multiculturalism", 0, "round", ("1", "norr_ferocity"))]
    assert abilities(state, 0) == ["sol_orbital_drop", "sol_command", "norr_ferocity"]


def test_who_is_out_has_nothing_in_force() -> None:
    state = laid("norr", "sol", "letnev").state
    state.players[0].out, state.players[0].technologies = True, ["cybernetics"]
    assert not [each for each in in_force(state) if each.owner == 0]
