"""Components, the board, the technologies, the tracks and the ships at the start (sections 1 to 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, MutableSequence
from typing import Any

import pytest

from rules.core import Dice, saved
from rules.starship_captains import query, research, rounds
from rules.starship_captains.components import (
    BOARDS,
    EVENTS,
    FACTIONS,
    HOME,
    MISSIONS,
    TECH_BOARDS,
    TECHS,
    Effect,
)
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.pieces import OUT
from rules.starship_captains.state import State
from tests.rules.starship_captains.space import calm, put, station
from tests.rules.starship_captains.table import Table

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
MANY = [f"seed {number}".encode() for number in range(40)]


def started(seats: int = 2, seed: bytes = b"captains", **options: Any) -> State:
    return RULES.start(Options(**options), seats, Dice(seed, -1))


def seen(what: Callable[[State], Any], seats: int = 2) -> set[Any]:
    """What many set-ups show."""
    return {what(started(seats, seed)) for seed in MANY}


def levels(cards: list[str | None]) -> Counter[str]:
    return Counter(TECHS[card].level for card in cards if card is not None)


# Components


@SEATS
@pytest.mark.rule("SC-002", "SC-047")
def test_five_techs_and_three_omegas_are_on_display_two_in_the_solo_game(seats: int) -> None:
    state = started(seats)
    omegas = 2 if seats == 1 else 3
    assert levels(state.display[:5]) == {"alpha": 5}
    assert levels(state.display[5:]) == {"omega": omegas}
    assert len(state.omegas) == 12 - omegas
    assert seen(lambda state: state.display[5]) > {state.display[5]}


@pytest.mark.rule("SC-008", "SC-012", "SC-052")
def test_every_captain_has_a_ship_boards_and_three_markers_of_his_own() -> None:
    assert RULES.seats == range(1, 5)
    table = Table(4)
    assert query.ships_at(table.state, HOME) == [0, 1, 2, 3]
    assert [len(player.slots) for player in table.state.players] == [6] * 4
    table.play("room repair red", "repair r2c1")
    assert [sum(slot.damaged for slot in player.slots) for player in table.state.players] == [3, 4, 4, 4]
    table.play("room helm red", f"go {next(iter(query.neighbours(table.state, HOME)))}", "skip")
    assert query.ships_at(table.state, HOME) == [0, 2, 3]


@pytest.mark.rule("SC-012", "SC-053")
def test_three_markers_each_begin_on_the_start_cell_and_turn_to_five_points() -> None:
    table = Table(3)
    for player in table.state.players:
        assert set(player.markers) == set(FACTIONS)
        assert all(marker.cell == marker.laps == 0 for marker in player.markers.values())
    before = RULES.view(table.state, None).ships[0].markers["fleet"].points
    table.me.markers["fleet"].laps = 1
    assert RULES.view(table.state, None).ships[0].markers["fleet"].points == before + 5


@pytest.mark.rule("SC-009", "SC-010", "SC-013", "SC-022")
def test_figures_medals_and_damage_do_not_run_out_with_the_box() -> None:
    table = calm()
    table.effects(*[Effect("cadet", n=13), Effect("android", n=9), Effect("medal", n=19)])
    assert table.me.ready.count("cadet") == 1 + 13
    assert table.me.ready.count("android") == 9
    assert table.me.medals == 1 + 19
    table.effects(Effect("damage", n=33))
    assert table.me.damage == 3 + 33
    table.play(*["train cadet red"] * 14)
    assert table.me.ready.count("red") == 1 + 14


@pytest.mark.rule("SC-011", "SC-054")
def test_five_rings_make_five_commanders_and_no_sixth() -> None:
    table = Table()
    assert (table.me.rings, table.me.medals) == (5, 1)
    table.me.medals, table.me.ready = 18, ["red"] * 6
    table.play(*["promote red"] * 5)
    assert table.me.ready == ["red", *["red_commander"] * 5]
    table.refuses("promote red", "sc-illegal-no-ring")


@pytest.mark.rule("SC-016", "SC-051")
def test_nine_artifacts_of_each_kind_lie_face_down_in_the_supply() -> None:
    state = started()
    assert Counter(state.artifacts.cards) == {"red_yellow": 9, "red_blue": 9, "yellow_blue": 9}
    assert len(set(map(tuple, (started(seed=seed).artifacts.cards for seed in MANY[:3])))) == 3
    view = RULES.view(state, 0)
    assert (view.decks.artifacts, view.decks.pirates) == ((27, 0), (30 - 5, 0))


@pytest.mark.rule("SC-019", "SC-033")
def test_two_planets_are_stations_for_the_whole_game() -> None:
    table = Table()
    places = {planet.station: place for place, planet in table.state.planets.items() if planet.station}
    assert set(places) == {"android_station", "pirate_station"}
    assert len(seen(lambda state: query.station_place(state, "android_station"))) > 6
    table.state.events |= {"fleet": "lost_luggage", "pirates": "duel_at_dawn"}
    table.me.location = places["android_station"]
    table.play("pass")
    assert table.state.tokens["android_station"] == 2
    assert query.station_at(table.state, places["android_station"]) == "android_station"
    spot = next(s for s in RULES.view(table.state, 0).spots if s.id == places["android_station"])
    assert spot.station is not None and not spot.token


@pytest.mark.rule("SC-020")
def test_one_player_has_the_first_player_token_and_one_the_trophy_of_a_faction() -> None:
    table = calm()
    assert RULES.view(table.state, None).first == table.state.first == 0
    for seat in (0, 1):
        table.state.turn = seat
        table.state.players[seat].markers["fleet"].laps = 1
        table.state.players[seat].markers["fleet"].cell = 11
        table.effects(Effect("advance", faction="fleet"))
    assert [player.trophies for player in table.state.players] == [["fleet"], []]


@pytest.mark.rule("SC-023")
def test_artifacts_and_pirates_come_back_from_their_discards() -> None:
    table = calm()
    state = table.state
    state.artifacts.discards, state.artifacts.cards = ["red_blue"], []
    state.pirates.discards, state.pirates.cards = ["yellow_android"], []
    table.effects(Effect("artifact"), Effect("ambush"))
    assert table.me.artifacts == ["red_blue"]
    assert [token for token in state.routes if token is not None] == ["yellow_android"]
    assert not state.artifacts.discards and not state.pirates.discards
    table.effects(Effect("artifact"), Effect("ambush"))
    assert table.me.artifacts == ["red_blue"]


# The board


@SEATS
@pytest.mark.rule("SC-024", "SC-025", "SC-031", "SC-039")
def test_every_planet_of_the_right_side_gets_one_triangular_token(seats: int) -> None:
    state = started(seats)
    assert state.side == ("4" if seats == 4 else "1-3")
    planets = list(state.planets.values())
    assert len(planets) == (15 if seats == 4 else 13)
    for planet in planets:
        dealt = (planet.mission is not None, planet.number is not None, planet.station is not None)
        assert sum(dealt) == 1
    numbers = sorted(planet.number for planet in planets if planet.number is not None)
    assert numbers == ([1, 2, 3, 4, 5] if seats == 4 else [1, 2, 3, 4])
    assert sum(planet.mission is not None for planet in planets) == (8 if seats == 4 else 7)


@pytest.mark.rule("SC-031")
def test_the_triangular_tokens_are_shuffled() -> None:
    assert len(seen(lambda state: tuple(planet.number for planet in state.planets.values()))) > 30


@pytest.mark.rule("SC-026")
def test_a_used_token_waits_on_the_space_of_the_next_round() -> None:
    for number, space in ((1, 2), (2, 3), (3, 4), (4, OUT)):
        table = calm()
        station(table, "larkspur")
        put(table, 0, "larkspur")
        table.state.round = number
        table.play("pass")
        assert table.state.tokens["android_station"] == space
    assert len(rounds.ROUND_TRACK) == 4


@pytest.mark.rule("SC-030", "SC-032")
def test_missions_are_dealt_face_up_from_a_shuffled_deck() -> None:
    state = started()
    dealt = [planet.mission for planet in state.planets.values() if planet.mission is not None]
    assert sorted(dealt + state.missions.cards) == sorted(MISSIONS)
    assert len(seen(lambda state: tuple(state.missions.cards))) == len(MANY)
    spots = [spot.mission.id for spot in RULES.view(state, None).spots if spot.mission is not None]
    assert sorted(spots) == sorted(dealt)


@pytest.mark.rule("SC-034")
def test_numbered_tokens_begin_with_their_number_up() -> None:
    numbered = [planet for planet in started().planets.values() if planet.number is not None]
    assert numbered and all(planet.face_up for planet in numbered)


@pytest.mark.rule("SC-027", "SC-035")
def test_the_home_station_is_no_planet_and_its_token_waits_for_round_two() -> None:
    table = Table()
    assert HOME not in table.state.planets
    assert table.state.tokens[HOME] == 2
    before = saved.dump(table.me)
    table.play("pass")
    table.state.players[0].passed = False
    assert saved.dump(table.state.players[0]) == before
    assert not table.told("sc-at-station")


@pytest.mark.rule("SC-038")
def test_the_tokens_of_planet_stations_can_be_had_in_round_one() -> None:
    table = Table()
    table.state.events |= {"fleet": "lost_luggage", "pirates": "duel_at_dawn"}
    assert table.state.tokens["android_station"] == table.state.tokens["pirate_station"] == 0
    table.me.location = query.station_place(table.state, "android_station")
    table.play("pass")
    assert "android" in table.state.players[0].ready


@SEATS
@pytest.mark.rule("SC-040")
def test_a_pirate_lies_on_every_route_with_a_skull_and_on_no_other(seats: int) -> None:
    state = started(seats)
    assert [token is not None for token in state.routes] == [r.skull for r in BOARDS[state.side].routes]
    assert len(state.pirates) + sum(token is not None for token in state.routes) == 30
    assert len(seen(lambda state: tuple(state.routes))) > 30


@pytest.mark.rule("SC-041", "SC-160")
def test_colours_do_not_matter_for_the_first_pirates() -> None:
    def same(state: State) -> list[bool]:
        routes = zip(BOARDS[state.side].routes, state.routes, strict=True)
        return [route.colour == query.exhaust(token) for route, token in routes if token is not None]

    found = [equal for seed in MANY for equal in same(started(seed=seed))]
    assert 0.2 < sum(found) / len(found) < 0.5


class Recorder(Dice):
    """Dice that remember what they shuffled."""

    def __init__(self) -> None:
        super().__init__(b"recorded", -1)
        self.shuffled: list[str] = []

    def shuffle(self, items: MutableSequence[Any]) -> None:
        kinds = {"mission": set(MISSIONS), "triangle": {1, "mission"}, "pirate": {"green_medal"}}
        self.shuffled += [kind for kind, some in kinds.items() if some <= set(items)]
        super().shuffle(items)


@pytest.mark.rule("SC-042")
def test_a_seed_gives_one_set_up_drawn_in_one_order() -> None:
    assert saved.dump(started(seed=b"x")) == saved.dump(started(seed=b"x")) != saved.dump(started(seed=b"y"))
    dice = Recorder()
    RULES.start(Options(), 2, dice)
    assert dice.shuffled == ["mission", "triangle", "pirate"]


# Technologies


@pytest.mark.rule("SC-043", "SC-046")
def test_alphas_and_betas_make_one_deck_and_refills_may_be_either() -> None:
    table = Table()
    state = table.state
    rest = [*state.techs.cards, *state.display[:5], *state.archive]
    assert sorted(card for card in rest if card) == sorted(t for t in TECHS if TECHS[t].level != "omega")
    assert len(state.techs) == 44
    tops = seen(lambda state: TECHS[state.techs.cards[-1]].level)
    assert tops == {"alpha", "beta"}
    beta = next(card for card in state.techs.cards if TECHS[card].level == "beta")
    state.techs.cards.remove(beta)
    state.techs.cards.append(beta)
    table.me.slots[0].tech = None
    table.play("room science blue", f"take {state.display[2]}", "install r1c1")
    while table.state.turn == 0:
        table.play("skip")
    assert state.display[2] == beta


@pytest.mark.rule("SC-044", "SC-050")
def test_one_alpha_lies_under_the_event_of_the_androids() -> None:
    state = started()
    assert levels([*state.archive]) == {"alpha": 1}
    assert EVENTS[state.events["androids"]].faction == "androids"
    assert not EVENTS[state.events["androids"]].solo
    assert seen(lambda state: state.events["androids"]) == {state.events["androids"]}
    track = next(t for t in RULES.view(state, None).tracks if t.faction == "androids")
    assert [tech.id for tech in track.archive] == state.archive


@pytest.mark.rule("SC-045")
def test_a_beta_met_while_dealing_goes_under_the_deck() -> None:
    state = started()
    alpha = next(name for name in TECHS if TECHS[name].level == "alpha")
    betas = [name for name in TECHS if TECHS[name].level == "beta"][:2]
    state.techs.cards = [alpha, *betas]
    assert research.deal_alpha(state) == alpha
    assert state.techs.cards == betas
    for seed in MANY:
        assert levels(started(seed=seed).display[:5]) == {"alpha": 5}


# Tracks


@pytest.mark.rule("SC-048")
def test_each_track_lies_with_a_random_side_up() -> None:
    sides = seen(lambda state: tuple(state.tracks[faction] for faction in FACTIONS))
    assert len(sides) == 8


@pytest.mark.rule("SC-049")
def test_fleet_and_pirates_have_one_random_event_each() -> None:
    for faction in ("fleet", "pirates"):
        cards = {name for name, card in EVENTS.items() if card.faction == faction and not card.solo}
        assert seen(lambda state, faction=faction: state.events[faction]) == cards


# Ships


@SEATS
@pytest.mark.rule("SC-055", "SC-056", "SC-058", "SC-059")
def test_crew_damage_and_hold_at_the_start(seats: int) -> None:
    state = started(seats)
    for seat, player in enumerate(state.players):
        assert player.ready == ["red", "yellow", "blue", "cadet"]
        assert player.queue == ["red", "yellow", "blue"]
        assert player.damage == 3
        assert [slot.damaged for slot in player.slots] == [s.damaged for s in TECH_BOARDS["A"].slots]
        assert sum(slot.damaged for slot in player.slots) == 4
        assert query.free_slots(state, seat) == 5
        assert RULES.view(state, seat).ships[seat].hold == 8


@pytest.mark.rule("SC-057")
def test_everybody_uses_the_same_side_of_the_tech_board() -> None:
    assert started().tech_side == "A"
    state = started(4, tech_side="B")
    assert state.tech_side == "B"
    for player in state.players:
        assert [slot.damaged for slot in player.slots] == [slot.damaged for slot in TECH_BOARDS["B"].slots]
    assert {started(seed=seed, tech_side="random").tech_side for seed in MANY} == {"A", "B"}


@pytest.mark.rule("SC-061")
def test_the_first_player_is_chosen_or_drawn_and_has_the_first_turn() -> None:
    state = started(4, first=2)
    assert (state.first, state.turn, RULES.prompts(state)[0].seat) == (2, 2, 2)
    assert {started(4, seed).first for seed in MANY} == {0, 1, 2, 3}
    assert {started(4, seed).turn for seed in MANY} == {0, 1, 2, 3}
