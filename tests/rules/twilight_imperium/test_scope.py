"""What is in the game and what is not: options, components, what can never be traded or given up."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from rules.core.contract import IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import MakeOffer, Scuttle
from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.cards import judging
from rules.twilight_imperium.components import (
    ARTIFACTS,
    CUSTODIANS,
    FACILITIES,
    LEADERS,
    PLANETS,
    RACES,
    RACIAL,
    STRATEGY,
    SYSTEMS,
    UNITS,
)
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, PUBLIC
from rules.twilight_imperium.deeds import rolling, verbs
from rules.twilight_imperium.effects import science
from rules.twilight_imperium.frames import Die
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.setup import beginning
from rules.twilight_imperium.state import Unit
from rules.twilight_imperium.strategic import assembly
from rules.twilight_imperium.visible import view
from tests.rules.twilight_imperium.phases import ending
from tests.rules.twilight_imperium.play import Loaded, aside, run
from tests.rules.twilight_imperium.strategic import lend, table_of
from tests.rules.twilight_imperium.table import galaxy as laid

# What is used


@pytest.mark.rule("TI-001")
def test_what_is_used() -> None:
    assert len(LEADERS) == 3 * len(RACES) == 42 and len(RACIAL) == len(RACES) == 14
    assert set(STRATEGY) == {
        *("leadership", "diplomacy_2", "assembly", "production", "trade_2", "warfare_2"),
        *("technology_2", "bureaucracy"),
    }
    assert len(ARTIFACTS) == 4 and set(FACILITIES) == {"colony", "refinery"} and CUSTODIANS
    assert {"muaat", "saar", "winnu", "yin"} <= set(RACES) and "shock" in UNITS
    assert {"wormhole_nexus", "empty_se"} <= set(SYSTEMS) and {row.set for row in PUBLIC.values()} == {
        "variant",
        "base",
    }


@pytest.mark.rule("TI-002")
def test_what_is_not_used() -> None:
    rows = (ACTION_CARDS, POLITICAL_CARDS, STRATEGY, UNITS, RACES, SYSTEMS)
    ids = [id.replace("_", " ") for each in rows for id in each]
    unwanted = ("distant sun", "ancient throne", "star in the crown", "long war", "age of empire", "nekro")
    assert [id for id in ids if any(each in id for each in (*unwanted, "mercenar", "arborec"))] == []
    assert not {"imperial", "imperial_2", "political_intrigue"} & set(STRATEGY)
    assert set(UNITS) == {*get_args(Unit)}, "neither flagships nor Mechanized Units"
    assert set(Options.__struct_fields__).isdisjoint({"long_war", "age_of_empire", "distant_suns"})


@pytest.mark.rule("TI-612")
def test_a_table_chooses_these_options_and_no_others() -> None:
    hints = get_type_hints(Options)
    found: dict[str, Any] = {name: set(get_args(hints[name])) for name in Options.__struct_fields__}
    assert found == {
        "pace": {"live", "post"},
        "galaxy": {"balanced", "build", "preset"},
        "races": {"random", "choose"},
        "objective_deck": {"variant", "base"},
        "secrecy": {"veiled", "friendly"},
        "secondaries": {"usual", "strict", "open"},
        "house_two_players": set(),
    }
    for wrong in ({"long_war": True}, {"galaxy": "flat"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Options)
    for each in ("variant", "base"):
        deck = beginning.start(
            msgspec.convert({"objective_deck": each}, Options), 4, Dice(b"deck", 0)
        ).objectives
        assert {PUBLIC[card].set for card in deck} == {each}


@pytest.mark.rule("TI-161")
def test_the_common_area_before_the_first_move() -> None:
    state = beginning.start(Options(), 5, Dice(b"common", 0))
    copies = sum(row.count for row in ACTION_CARDS.values())
    assert len(state.action.cards) == copies and len(state.political.cards) == len(POLITICAL_CARDS)
    assert (state.shock_left, state.mines_left, state.colonies, state.refineries) == (12, 12, 8, 8)
    assert all(not player.picked for player in state.players) and len(STRATEGY) == 8
    assert state.bonus == {} and all(player.points == 0 for player in state.players)
    assert all(planet.owner is None for _, planet in systems.planets(state))


@pytest.mark.rule("TI-554")
def test_every_race_has_one_technology_of_its_own() -> None:
    state = laid("sol", "letnev", "hacan").state
    for seat, player in enumerate(state.players):
        for race, row in RACES.items():
            assert RACIAL[row.technology].race == race
            facts = {"seat": str(seat), "technology": row.technology}
            assert (science.cannot_gain(state, facts) is None) == (race == player.race), row.technology


# Leaders


@pytest.mark.rule("TI-668")
def test_leaders_are_named_by_race_and_slot_and_captives_serve_nobody() -> None:
    assert set(LEADERS) == {f"{race}.{slot}" for race in RACES for slot in (1, 2, 3)}
    state = laid("sol", "yssaril", "hacan").state
    agent = next(id for id, row in LEADERS.items() if (row.race, row.kind) == ("yssaril", "agent"))
    systems.home(state, 1).planets[0].leaders = [agent]
    assert judging.agents(state, 1) == [agent]
    systems.home(state, 1).planets[0].leaders = []
    state.players[0].captives = [agent]
    assert judging.agents(state, 0) == [] == judging.agents(state, 1)


# Mecatol Rex, stations, markers


@pytest.mark.rule("TI-038")
def test_mecatol_rex_is_an_ordinary_system_at_the_centre() -> None:
    ring = {f"p10{index}": tile for index, tile in enumerate(("lodor", "quann", "saudor"), 1)}
    state = laid(**ring).state
    assert state.systems["000"].tile == "mecatol_rex" and galaxy.ring_of("000") == 0
    assert not galaxy.special(state, "000") and galaxy.terrain(state, "000") is None
    assert galaxy.letters(state, "000") == () and galaxy.beside(state, "000") == ["101", "102", "103"]


@pytest.mark.rule("TI-077")
def test_there_are_two_trade_stations() -> None:
    stations = {id for id, row in PLANETS.items() if row.station}
    assert stations == {"tsion", "sumerian"}
    beside = {id: set(row.planets) for row in SYSTEMS.values() for id in row.planets if id in stations}
    assert beside == {"tsion": {"bellatrix", "tsion"}, "sumerian": {"arcturus", "sumerian"}}


@pytest.mark.rule("TI-084")
def test_stations_count_for_control_of_their_system() -> None:
    table = laid(p201="bellatrix_tsion")
    table.at("201").ships(0, cruiser=1).planet("bellatrix", owner=0)
    assert not control.controls(table.state, 0, "201")
    table.at("201").planet("tsion", owner=0)
    assert control.controls(table.state, 0, "201")


@pytest.mark.rule("TI-076")
def test_nobody_runs_out_of_control_markers() -> None:
    tiles = [row.id for row in SYSTEMS.values() if row.planets and row.id not in ("mecatol_rex",)][:20]
    places = [f"p{radius}{index:02d}" for radius in (1, 2) for index in range(1, 6 * radius + 1)]
    state = laid(**dict(zip(places, tiles, strict=False))).state
    for _, planet in list(systems.planets(state)):
        if planet.owner is None:
            control.take(state, 0, planet.id, "annexed")
    assert len(systems.planets_of(state, 0)) > 17


@pytest.mark.rule("TI-075")
def test_no_planet_is_given_up() -> None:
    table = ending(p201="lodor")
    table.at("201").planet("lodor", owner=0, gf=2)
    run(table, frames.Status())
    table.state.players[1].goods = 3
    for wrong in (
        Scuttle(("lodor",)),
        MakeOffer(1, ("planet:lodor",), ("goods:3",)),
        MakeOffer(1, ("lodor",), ("goods:3",)),
    ):
        with pytest.raises(IllegalMove):
            aside(table, 0, wrong)
    aside(table, 0, Scuttle(("lodor.gf:2",)))
    left = systems.planet(table.state, "lodor")
    assert (left.gf, left.owner) == (0, 0), "empty, and still his"


# What is never traded, and what ends no agreement


@pytest.mark.rule("TI-482")
def test_technologies_are_never_traded() -> None:
    table = table_of()
    table.state.players[0].technologies = ["cybernetics"]
    table.state.players[1].goods = 5
    for item in ("technology:cybernetics", "cybernetics"):
        with pytest.raises(IllegalMove) as refused:
            aside(table, 0, MakeOffer(1, (item,), ("goods:5",)))
        assert refused.value.key == "ti-illegal-bundle"


@pytest.mark.rule("TI-490")
def test_political_cards_are_secret_and_not_traded() -> None:
    table = table_of()
    state = table.state
    state.players[0].politics, state.players[0].goods, state.players[1].goods = ["mutiny"], 5, 5
    for item in ("politics:mutiny", "politics:1", "mutiny"):
        with pytest.raises(IllegalMove):
            aside(table, 0, MakeOffer(1, (item,), ("goods:5",)))
    mine, theirs = view(state, 0), view(state, 1)
    assert mine.own is not None and list(mine.own.politics) == ["mutiny"]
    assert b"mutiny" not in msgspec.json.encode(theirs)


@pytest.mark.rule("TI-460")
def test_stations_pds_and_action_cards_end_no_agreement() -> None:
    table = table_of(p201="bellatrix_tsion")
    state = table.state
    lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[0].value)
    table.at("201").ships(0, cruiser=2).planet("tsion", owner=1).planet("bellatrix", owner=1, gf=1, pds=1)
    control.claim_stations(state, state.systems["201"])
    run(state)
    assert systems.planet(state, "tsion").owner == 0 and verbs.partners(state, 0) == [1], "a station"
    state.options = Options(pace="post")
    run(state, frames.Volley(1, "201", 0, ["bellatrix"]), dice=Loaded(10))
    assert len(state.systems["201"].ships) == 1 and verbs.partners(state, 0) == [1], "PDS"
    table.home(0).planet("jord", gf=4)
    played = frames.Played(1, "plague", ("jord",), (), {"window": "as_action"}, stage="resolve")
    told = run(state, played, dice=Loaded(10))
    assert "ti-card-lost" not in [event.key for event in told] and verbs.partners(state, 0) == [1], "a card"


# Dice


@pytest.mark.rule("TI-091")
@pytest.mark.parametrize(
    ("face", "part", "hits"), [(6, 0, False), (7, 0, True), (6, 1, True), (7, -1, False)]
)
def test_a_die_hits_from_the_battle_value_on_after_modifiers(face: int, part: int, hits: bool) -> None:
    die = Die(0, "cruiser", None, face, UNITS["cruiser"].battle, [("something", part)])
    assert UNITS["cruiser"].battle == 7 and rolling.hit(die) is hits


# Two players


@pytest.mark.rule("TI-626")
def test_with_two_players_the_token_can_only_go_one_way() -> None:
    state = laid("sol", "letnev").state
    state.speaker = 1
    assert assembly.speakers(state, 0) == [(0, 1)], "whoever is not Speaker takes the token"
    assert assembly.speakers(state, 1) == [(0, 1)], "the Speaker hands it on, and plays"
