"""The techs, omegas, events, passengers and Captain Shadow's cards: what the data files must keep."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from rules.starship_captains.components import (
    EDGES,
    EVENTS,
    FACTIONS,
    MISSIONS,
    PASSENGERS,
    SOLO_ACTIONS,
    STATIONS,
    TECHS,
    Effect,
    EventCard,
    Passenger,
    Passive,
    Tech,
    Trigger,
)
from tests.rules.starship_captains.card_values import help_of, over_a_game
from tests.rules.starship_captains.pricing import flat, worth

ROOT = Path(__file__).parents[3]

DECK = [tech for tech in TECHS.values() if tech.level != "omega"]
OMEGAS = [tech for tech in TECHS.values() if tech.level == "omega"]
DECK_ROOMS = [tech for tech in DECK if tech.type == "room"]
ABILITIES = [tech for tech in DECK if tech.type == "ability"]
CARDS: list[Tech | EventCard | Passenger] = [*TECHS.values(), *EVENTS.values(), *PASSENGERS.values()]

MOST_FLAVOUR = 90
MOST_NAME = 30


def single_use(tech: Tech) -> bool:
    return any(effect.do == "discard_self" for effect in tech.effects)


def symbols(tech: Tech) -> list[tuple[str, str]]:
    return [(edge, symbol) for edge in EDGES if (symbol := getattr(tech.edges, edge))]


# ---------------------------------------------------------------- counts


@pytest.mark.rule("SC-003")
def test_the_tech_deck_is_fifty_cards_of_alphas_and_betas() -> None:
    assert Counter(tech.level for tech in DECK) == {"alpha": 24, "beta": 26}


@pytest.mark.rule("SC-004")
def test_twelve_omegas_that_only_score() -> None:
    assert len(OMEGAS) == 12
    for tech in TECHS.values():
        assert (tech.type == "omega") == (tech.level == "omega") == (tech.score is not None), tech.id
    assert all(not omega.effects and not omega.trigger and not omega.passive for omega in OMEGAS)


def test_rooms_by_colour_and_abilities() -> None:
    assert Counter(room.colour for room in DECK_ROOMS) == {"red": 7, "yellow": 7, "blue": 7, "grey": 1}
    assert sum(map(single_use, DECK_ROOMS)) == 5
    assert len(ABILITIES) == 28
    assert all(ability.colour is None and not single_use(ability) for ability in ABILITIES)


def test_a_room_only_has_effects_and_an_ability_a_trigger_or_a_passive() -> None:
    for room in DECK_ROOMS:
        assert room.effects and room.trigger is None and room.passive is None, room.id
    for ability in ABILITIES:
        assert (ability.trigger is None) != (ability.passive is None), ability.id
        assert bool(ability.effects) == (ability.trigger is not None), ability.id


@pytest.mark.rule("SC-006")
def test_eleven_events_of_which_one_is_the_androids() -> None:
    common = Counter(event.faction for event in EVENTS.values() if not event.solo)
    assert common == {"fleet": 5, "androids": 1, "pirates": 5}


@pytest.mark.rule("SC-021")
def test_the_solo_game_adds_passengers_actions_and_an_event_per_faction() -> None:
    assert len(PASSENGERS) == 6
    assert len(SOLO_ACTIONS) == 4
    assert sum(action.copies for action in SOLO_ACTIONS.values()) == 7
    assert Counter(action.behaviour for action in SOLO_ACTIONS.values()) == {"research": 2, "mission": 2}
    assert sorted(event.faction for event in EVENTS.values() if event.solo) == sorted(FACTIONS)


# ---------------------------------------------------------------- edges


def test_each_edge_symbol_is_there_fifty_times_and_no_edge_hoards_one() -> None:
    found = Counter(pair for tech in DECK for pair in symbols(tech))
    for symbol in ("repair", "medal", "move"):
        by_edge = [found[edge, symbol] for edge in EDGES]
        assert sum(by_edge) == 50, symbol
        assert max(by_edge) <= 20, (symbol, by_edge)


def test_cards_have_two_to_four_edge_symbols_and_omegas_two() -> None:
    sizes = Counter(len(symbols(tech)) for tech in DECK)
    assert set(sizes) == {2, 3, 4}
    assert sizes[2] == sizes[4] < sizes[3]
    assert {len(symbols(omega)) for omega in OMEGAS} == {2}


# ---------------------------------------------------------------- budgets


@pytest.mark.parametrize("room", DECK_ROOMS, ids=lambda room: room.id)
def test_a_room_is_worth_its_figure_and_its_slot(room: Tech) -> None:
    low, high = (6, 8) if single_use(room) else {"alpha": (3.5, 4.5), "beta": (4.5, 6)}[room.level]
    assert low <= worth(room.effects) <= high


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: ability.id)
def test_an_ability_is_worth_its_slot_over_a_game(ability: Tech) -> None:
    low, high = {"alpha": (4, 6), "beta": (6, 8)}[ability.level]
    assert low <= over_a_game(ability) <= high


@pytest.mark.parametrize("event", EVENTS.values(), ids=lambda event: event.id)
def test_an_event_pays_two_to_three_medals(event: EventCard) -> None:
    high = 3.5 if event.faction == "androids" else 3
    assert 2 <= worth(event.effects) <= high


@pytest.mark.parametrize("passenger", PASSENGERS.values(), ids=lambda passenger: passenger.id)
def test_a_passenger_helps_on_the_way_and_scores_at_the_end(passenger: Passenger) -> None:
    assert (passenger.trigger is None) != (passenger.passive is None)
    assert 4 <= help_of(passenger) <= 6
    assert 3 <= (passenger.score.max or passenger.score.points) <= 6


def test_omegas_cover_twelve_plans_capped_at_six_to_eight_points() -> None:
    scores = [omega.score for omega in OMEGAS if omega.score is not None]
    assert {score.count or score.condition for score in scores} == {
        "artifact_kind",
        "pirate_token",
        "commander",
        "android_crew",
        "room_tech",
        "mission_gold_row",
        "lap",
        "track_sector_min",
        "no_damage",
        "medal",
        "mission_two_row",
        "red_crew",
    }
    assert all(6 <= (score.max or score.points) <= 8 for score in scores)
    assert all(score.max % score.points == 0 for score in scores)


# ---------------------------------------------------------------- no engine without end


@pytest.mark.parametrize(
    "room", [room for room in DECK_ROOMS if not single_use(room)], ids=lambda room: room.id
)
def test_no_room_pays_for_its_own_next_use(room: Tech) -> None:
    """What brings a figure or a pair of artifacts would keep the same room running for ever."""
    effects = list(flat(room.effects))
    if any(effect.do == "event" for effect in effects):
        effects += flat(effect for event in EVENTS.values() for effect in event.effects)
    assert not {effect.do for effect in effects} & {"recall", "cadet"}
    assert sum(effect.n for effect in flat(room.effects) if effect.do == "artifact") <= 1
    assert all(effect.n == 1 for effect in effects if effect.do == "artifact")
    assert not any(inner.do == "artifact" for effect in effects for inner in flat(effect.effects))


FEEDS = {
    "on_move_effect": {"move", "event"},
    "on_tech_bonus": {"research", "draw_tech", "draw_omega", "take_event_tech", "event"},
    "on_damage": {"damage", "fight", "move", "event"},
    "on_fight": {"fight", "event"},
    "on_track_event_cell": {"event"},
    "on_mission_done": {"recall", "cadet"},
}
"""What a trigger must not give without a limit, as it would set itself off again."""


def test_no_trigger_sets_itself_off() -> None:
    for card in CARDS:
        trigger = getattr(card, "trigger", None)
        if trigger is not None and trigger.once_per is None:
            given = {effect.do for effect in flat(card.effects)}
            assert not given & FEEDS.get(trigger.id, set()), card.id


# ---------------------------------------------------------------- cards the rulebook names


@pytest.mark.rule("SC-377")
def test_only_the_megacomputer_and_the_secret_plans_draw_omegas() -> None:
    drawing = {
        card.id for card in CARDS if any(e.do == "draw_omega" for e in flat(getattr(card, "effects", ())))
    }
    drawing |= {
        m.id for m in MISSIONS.values() for row in m.rows if any(e.do == "draw_omega" for e in row.effects)
    }
    assert drawing == {"omega_megacomputer", "secret_plans"}


@pytest.mark.rule("SC-396")
def test_artifact_blueprints_score_two_per_kind_up_to_six() -> None:
    score = TECHS["artifact_blueprints"].score
    assert score is not None
    assert (score.id, score.count, score.points, score.max) == ("score_per", "artifact_kind", 2, 6)


@pytest.mark.rule("SC-402")
def test_the_wanted_list_is_an_omega_for_captured_pirates() -> None:
    wanted = TECHS["wanted_list"]
    assert wanted.type == "omega" and wanted.score is not None
    assert (wanted.score.count, wanted.score.points, wanted.score.max) == ("pirate_token", 1, 6)


def test_directive_and_escalation_wait_at_their_stations() -> None:
    stations = {id: EVENTS[id].trigger.station for id in ("directive_12", "explosive_escalation")}
    assert stations == {"directive_12": "home_station", "explosive_escalation": "pirate_station"}


def test_talismans_pair_a_row_colour_with_a_faction() -> None:
    pairs = {}
    for tech in ABILITIES:
        if tech.id.startswith("talisman_"):
            assert tech.trigger is not None and tech.trigger.id == "on_mission_done"
            pairs[tech.trigger.row_colour] = tech.effects
    assert pairs == {
        "red": (Effect("advance", faction="fleet"),),
        "blue": (Effect("advance", faction="androids"),),
        "yellow": (Effect("advance", faction="pirates"),),
    }


# ---------------------------------------------------------------- events, passengers, vocabulary


def test_two_of_five_fleet_and_pirate_events_are_linked_to_a_station() -> None:
    linked: Counter[str] = Counter()
    for event in EVENTS.values():
        assert event.trigger.id in ("on_station", "on_track_event_cell"), event.id
        assert (event.trigger.id == "on_station") == (event.trigger.station in STATIONS), event.id
        assert not (event.solo and event.trigger.id == "on_station"), event.id
        linked[event.faction] += event.trigger.id == "on_station"
    assert linked == {"fleet": 2, "pirates": 2, "androids": 0}


def test_both_android_events_hand_out_the_tech_under_them() -> None:
    for event in EVENTS.values():
        gives = any(effect.do == "take_event_tech" for effect in event.effects)
        assert gives == (event.faction == "androids"), event.id


def test_passengers_name_three_techs_of_the_deck_and_teddy_none() -> None:
    deck = {tech.id for tech in DECK}
    for passenger in PASSENGERS.values():
        wanted = 0 if passenger.id == "teddy" else 3
        assert len(set(passenger.techs)) == len(passenger.techs) == wanted, passenger.id
        assert set(passenger.techs) <= deck, passenger.id


def test_every_trigger_and_passive_of_the_vocabulary_is_on_some_card() -> None:
    triggers = {trigger.id for card in CARDS if (trigger := getattr(card, "trigger", None))}
    passives = {passive.id for card in CARDS if (passive := card.passive)}
    assert triggers == set(get_args(get_type_hints(Trigger)["id"]))
    assert passives == set(get_args(get_type_hints(Passive)["id"]))


def test_effects_carry_the_parameters_they_need() -> None:
    for card in CARDS:
        for effect in flat(getattr(card, "effects", ())):
            assert (effect.faction is not None) == (effect.do in {"advance", "retreat", "event"}), card.id
            assert (effect.what is not None) == (effect.do == "pay"), card.id
            assert bool(effect.count and effect.max and effect.effects) == (effect.do == "per"), card.id
            assert (len(effect.options) > 1) == (effect.do == "choose"), card.id


# ---------------------------------------------------------------- words


def test_names_and_flavour_in_both_languages_fit_the_card() -> None:
    texts = [card.name for card in [*CARDS, *SOLO_ACTIONS.values()]]
    flavours = [card.flavour for card in CARDS]
    for text, most in [*((t, MOST_NAME) for t in texts), *((t, MOST_FLAVOUR) for t in flavours)]:
        assert set(text) == {"en", "ru"}, text
        assert all(0 < len(words) <= most and words == words.strip() for words in text.values()), text
        assert re.search("[а-яё]", text["ru"]) and not re.search("[а-яё]", text["en"], re.I), text


def test_no_two_cards_share_a_name_or_a_flavour() -> None:
    for lang in ("en", "ru"):
        names = Counter(card.name[lang] for card in [*CARDS, *SOLO_ACTIONS.values()])
        flavours = Counter(card.flavour[lang] for card in CARDS)
        assert max(names.values()) == max(flavours.values()) == 1


def test_ids_are_unique_over_the_data_of_all_games() -> None:
    """A component is named by its id alone, whatever the game."""
    found: Counter[str] = Counter()
    for path in ROOT.glob("rules/*/data/*.toml"):
        for rows in tomllib.loads(path.read_text(encoding="utf-8")).values():
            listed = rows if isinstance(rows, list) else []
            named = [row for row in listed if isinstance(row, dict) and "name" in row]
            found.update(str(row.get("code") or row["id"]) for row in named)
    for card in [*CARDS, *SOLO_ACTIONS.values()]:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", card.id), card.id
        assert found[card.id] == 1, card.id
