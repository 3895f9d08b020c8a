"""Every law does something: by the table of deeds, by a number, a ban, a moment, a play, or by name."""

from __future__ import annotations

import pytest

from rules.twilight_imperium import engine
from rules.twilight_imperium.battle import entering
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.deeds.lasting import end_round
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import movement, science
from rules.twilight_imperium.effects.tables import BANS, NUMBERS, ban, number
from rules.twilight_imperium.phases import picking
from rules.twilight_imperium.senate import security
from rules.twilight_imperium.senate.deeds import DEEDS
from rules.twilight_imperium.strategic import trade
from tests.rules.twilight_imperium.senate import decide
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table

LAWS = sorted(id for id, row in POLITICAL_CARDS.items() if row.law)
REDRAWN = {"councils_censure", "imperial_academy", "political_focus", "trade_war"}
"""They name what is not in the game, and are replaced when drawn (TI-003)."""
BY_NAME = {
    picking.CHECKS,
    security.LAW,
    trade.STRUGGLE,
    entering.LICENSING,
    science.GRANT,
    movement.RECONSTRUCTION,
}
"""Read by name where they work."""
NO_DEED = {
    "code_of_honor": "retreat",
    "council_elder": "votes",
    "crown_of_thalnos": "combat",
    "enemy_of_the_throne": "battle_over",
    "forbidden_research": "gain",
    "minister_of_commerce": "status_begins",
    "minister_of_exploration": "planet_gained",
    "minister_of_internal_security": "play",
    "minister_of_peace": "play",
    "minister_of_policy": "status_cards",
    "minister_of_war": "play",
    "planetary_security": "by name",
    "regulated_conscription": "batch",
    "science_community_speaker": "tech_cost",
    "subsidized_studies": "tech_cost",
    "veto_power": "play",
    "wormhole_reconstruction": "by name",
}
"""Nothing comes of their vote but the law itself; where that works."""


def works_in(card: str) -> set[str]:
    moments = engine.CONTENTS.moments
    found = {name for name, table in NUMBERS.items() if card in table}
    found |= {name for name, bans in BANS.items() if card in bans}
    found |= {moment for moment, answers in moments.items() if card in answers}
    found |= {"play"} if card in engine.CONTENTS.plays else set()
    return found | ({"by name"} if card in BY_NAME else set())


def test_there_are_fifty_eight_laws() -> None:
    assert len(LAWS) == 58
    assert {id for id in LAWS if POLITICAL_CARDS[id].redraw} == REDRAWN


@pytest.mark.rule("TI-492", "TI-493")
@pytest.mark.parametrize("card", [id for id in LAWS if id not in REDRAWN])
def test_every_law_has_a_deed_or_works_elsewhere(card: str) -> None:
    assert (card in DEEDS) != (card in NO_DEED)
    assert card in DEEDS or NO_DEED[card] in works_in(card)
    only_points = {"emperor", "the_crown_of_emphidia"}
    assert works_in(card) or card in only_points


@pytest.mark.rule("TI-657")
@pytest.mark.parametrize("card", [id for id in LAWS if POLITICAL_CARDS[id].holder and id not in REDRAWN])
def test_an_office_is_used_in_the_window_of_its_card(card: str) -> None:
    assert engine.CONTENTS.plays[card].window == POLITICAL_CARDS[card].holder


# Numbers that a law changes


def board() -> Table:
    table = table_of(p201="lodor", p202="nebula_base", p203="wormhole_beta")
    table.at("201").planet("lodor", owner=1, dock=1, gf=1).ships(1, cruiser=1)
    table.home(0).planet("jord", dock=1)
    table.state.shown = ["v1_mecatol"]
    return table


ROLL: dict[str, str | int] = {"step": "dice", "side": "attacker", "round": 1, "enemy": 1, "system": "201"}
GROUND = {**ROLL, "unit": "gf", "step": "ground", "planet": "lodor"}


@pytest.mark.parametrize(
    ("card", "result", "name", "facts", "before", "after"),
    [
        (
            "crown_of_thalnos",
            "0",
            "combat",
            GROUND,
            5,
            6,
        ),
        ("unconventional_weapons", "for", "combat", {"unit": "war_sun", **ROLL}, 5, 3),
        ("unconventional_weapons", "for", "combat", {"unit": "dreadnought", **ROLL}, 5, 3),
        ("unconventional_weapons", "for", "combat", {"unit": "cruiser", **ROLL}, 5, 5),
        ("regulated_conscription", "for", "batch", {"unit": "gf"}, 2, 1),
        ("regulated_conscription", "for", "orbital_drop", {}, 2, 1),
        ("fighter_tax", "for", "batch", {"unit": "fighter"}, 2, 1),
        ("humane_labor", "for", "dock_limit", {"planet": "jord"}, 6, 2),
        ("technology_tariffs", "for", "tech_cost", {"technology": "hylar_v_assault_laser"}, 6, 10),
        ("technology_tariffs", "for", "tech_cost", {"technology": "antimass_deflectors"}, 6, 6),
        ("regressive_rhetoric", "for", "tech_cost", {"technology": "antimass_deflectors"}, 6, 8),
        ("subsidized_studies", "blue", "tech_cost", {"technology": "antimass_deflectors"}, 6, 3),
        ("subsidized_studies", "blue", "tech_cost", {"technology": "hylar_v_assault_laser"}, 6, 8),
        ("science_community_speaker", "0", "tech_cost", {"technology": "antimass_deflectors"}, 6, 5),
        ("science_community_speaker", "1", "tech_cost", {"technology": "antimass_deflectors"}, 6, 6),
        ("science_community_speaker", "0", "follow_cost", {"card": "technology_2"}, 1, 0),
        ("minister_of_policy", "0", "status_cards", {}, 1, 2),
        ("minister_of_policy", "1", "status_cards", {}, 1, 1),
        ("limits_to_individual_power", "for", "hand_limit", {}, 7, 3),
        ("fleet_regulations", "for", "supply_area", {}, 16, 5),
        ("fleet_restrictions", "for", "same_kind", {}, 1000, 2),
        ("war_funding", "for", "fleet_limit", {"system": "201"}, 3, 1000),
        ("glory_of_the_empire", "for", "points_of", {"objective": "conqueror"}, 2, 3),
        ("glory_of_the_empire", "for", "points_of", {"objective": "v1_mecatol"}, 1, 1),
        ("incentive_program", "v1_mecatol", "points_of", {"objective": "v1_mecatol"}, 1, 2),
        ("vorhal_peace_prize", "for", "status_counters", {"seat": 1}, 2, 3),
        ("labor_force_politics", "for", "planet_value", {"planet": "jord", "kind": "resources"}, 4, 2),
        ("labor_force_politics", "for", "planet_value", {"planet": "jord", "kind": "influence"}, 2, 4),
    ],
)
def test_a_law_in_force_changes_a_number(
    card: str, result: str, name: str, facts: dict[str, str | int], before: int, after: int
) -> None:
    table = board()
    about = told.facts(**{"seat": 0, **facts})
    assert number(table.state, name, before, about).value == before
    decide(table, card, result)
    assert number(table.state, name, before, about).value == after
    assert [law.card for law in table.state.laws] == [card]


# Deeds that a law forbids


@pytest.mark.parametrize(
    ("card", "result", "deed", "facts"),
    [
        ("code_of_honor", "for", "retreat", {"system": "201", "side": "attacker", "enemy": 1}),
        ("conventions_of_war", "for", "bombard", {"planet": "lodor", "unit": "dreadnought"}),
        ("imperial_peace", "for", "land", {"planet": "mecatol_rex"}),
        ("closing_the_wormholes", "for", "wormhole", {}),
        ("traffic_tariffs", "for", "toll", {"system": "201"}),
        ("neutrality_pact", "for", "toll", {"system": "203"}),
        ("non_aggression_pact", "for", "toll", {"system": "201"}),
        ("resource_management", "for", "redistribute", {}),
        (
            "forbidden_research",
            "0",
            "gain",
            {"technology": "hylar_v_assault_laser", "card": "technology_2"},
        ),
    ],
)
def test_a_law_in_force_forbids_or_charges(
    card: str, result: str, deed: str, facts: dict[str, str | int]
) -> None:
    table = board()
    table.at("203").ships(1, cruiser=1)
    about = told.facts(seat=0, **facts)
    assert ban(table.state, deed, about) is None
    decide(table, card, result)
    found = ban(table.state, deed, about)
    assert found is not None and found.id == card


@pytest.mark.rule("TI-617")
@pytest.mark.parametrize(("deed", "facts"), [("activate", {"system": "201"}), ("land", {"planet": "lodor"})])
def test_a_truce_begins_with_the_next_round(deed: str, facts: dict[str, str]) -> None:
    table = board()
    decide(table, "short_term_truce", "for")
    about = told.facts(seat=0, **facts)
    assert ban(table.state, deed, about) is None
    assert end_round(table.state) == []
    table.state.round += 1
    found = ban(table.state, deed, about)
    assert found is not None and found.id == "short_term_truce"
    assert end_round(table.state) == ["short_term_truce"] and table.state.laws == []


def test_laws_about_ways_and_specialties() -> None:
    table = board()
    state = table.state
    assert "203" not in movement.ways(state, "201")
    decide(table, "wormhole_reconstruction", "for")
    assert {"203", "900"} <= set(movement.ways(state, "201"))
    nebula = told.facts(seat=0, system="202", unit="cruiser")
    assert ban(state, "pass", nebula) is not None
    decide(table, "investigate_spatial_anomalies", "for")
    assert ban(state, "pass", nebula) is None


def test_under_a_research_grant_every_specialty_counts_for_all_colours() -> None:
    table = board()
    table.at("204", "abyz_fria").planet("fria", owner=0, ready=True)
    state = table.state
    red, blue = "hylar_v_assault_laser", "antimass_deflectors"
    assert [science.discount(state, 0, each).value for each in (red, blue)] == [0, 1]
    decide(table, science.GRANT, "for")
    assert [science.discount(state, 0, each).value for each in (red, blue)] == [1, 1]
