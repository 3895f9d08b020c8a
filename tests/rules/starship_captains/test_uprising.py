"""The uprising at the end of each countdown (section 25)."""

from __future__ import annotations

import pytest

from rules.core import Dice, Event
from rules.starship_captains import query, uprising
from rules.starship_captains.components import RouteColour
from rules.starship_captains.pieces import Pirate
from rules.starship_captains.state import State
from tests.rules.starship_captains.away import NUMBERS, chart
from tests.rules.starship_captains.table import Table

DONE = "larkspur"
AFTER = {"larkspur": 1, "brindle": 2, "zephyr": 3, "nine_moons": 4}
"""Where the numbers lie once number 1 has come to the planet of the mission."""


def galaxy(*drawn: Pirate) -> State:
    """Number 1 is next, and these pirates are drawn in this order."""
    state = Table(2).state
    chart(state)
    for place, number in NUMBERS.items():
        state.planets[place].face_up = number == 1
    state.pirates.cards += reversed(drawn)
    return state


def rise(state: State) -> list[Event]:
    state.planets[DONE].mission = None
    return uprising.next_mission(state, DONE, Dice(b"rise", 0))


def route(state: State, place: str, colour: RouteColour) -> int:
    found = query.route_of_colour(state, place, colour)
    assert found is not None
    return found


def supply(state: State) -> int:
    return len(state.pirates.cards) + len(state.pirates.discards)


def aloft(state: State) -> int:
    return sum(token is not None for token in state.routes)


@pytest.mark.rule("SC-233")
def test_it_comes_when_number_one_is_turned_down_after_the_new_mission() -> None:
    state = galaxy()
    told = [event.key for event in rise(state)]
    assert told[:2] == ["sc-new-mission", "sc-uprising"]
    assert state.planets["kettle"].mission is not None
    state = galaxy()
    state.planets["brindle"].face_up = True
    told = [event.key for event in rise(state)]
    assert told == ["sc-new-mission"], "number 2 is turned down, number 1 is still to come"
    assert aloft(state) == 0


@pytest.mark.rule("SC-234", "SC-235", "SC-236")
def test_every_numbered_planet_gets_a_pirate_on_the_route_of_its_colour() -> None:
    drawn: tuple[Pirate, ...] = ("green_medal", "purple_medal", "yellow_android", "yellow_medal")
    state = galaxy(*drawn)
    before = supply(state)
    rise(state)
    assert supply(state) == before - 4
    expected: dict[str, tuple[RouteColour, Pirate]] = {
        "larkspur": ("green", "green_medal"),
        "brindle": ("purple", "purple_medal"),
        "zephyr": ("yellow", "yellow_android"),
        "nine_moons": ("yellow", "yellow_medal"),
    }
    for place, (colour, token) in expected.items():
        assert state.routes[route(state, place, colour)] == token
    assert aloft(state) == 4


@pytest.mark.rule("SC-236")
def test_a_route_that_has_a_pirate_takes_no_second_one() -> None:
    state = galaxy("green_medal", "purple_medal", "yellow_medal", "yellow_medal")
    state.routes[route(state, "larkspur", "green")] = "green_android"
    rise(state)
    assert state.routes[route(state, "larkspur", "green")] == "green_android"
    assert state.pirates.discards == ["green_medal"]


@pytest.mark.rule("SC-237", "SC-238")
def test_on_a_route_between_two_of_them_the_higher_number_gives_way() -> None:
    """The walk-through: numbers 2 and 4 at the two ends of one green route."""
    state = galaxy("yellow_medal", "green_medal", "purple_medal", "green_android")
    between = route(state, "brindle", "green")
    assert between == route(state, "nine_moons", "green")
    rise(state)
    assert state.routes[between] == "green_medal", "of brindle, number 2"
    assert state.pirates.discards == ["green_android"], "of nine moons, number 4"

    state = galaxy("purple_medal", "green_medal", "purple_medal", "green_android")
    state.routes[between] = "yellow_android"
    rise(state)
    assert state.routes[between] == "yellow_android"
    assert state.pirates.discards == ["green_medal", "green_android"]


@pytest.mark.rule("SC-239")
def test_all_numbers_are_turned_up_where_they_lie() -> None:
    state = galaxy()
    rise(state)
    lying = {place: planet.number for place, planet in state.planets.items() if planet.number}
    assert lying == AFTER
    assert all(state.planets[place].face_up for place in AFTER)
    assert uprising.highest(state) == "nine_moons", "the countdown begins anew with number 4"


@pytest.mark.rule("SC-240", "SC-241")
def test_discards_of_this_uprising_are_not_drawn_again_in_it() -> None:
    state = galaxy()
    state.pirates.cards, state.pirates.discards = ["yellow_medal", "green_medal"], []
    state.routes[route(state, "larkspur", "green")] = "purple_android"
    rise(state)
    assert state.pirates.discards == ["green_medal"], "number 1 draws first, and its route is taken"
    assert state.routes[route(state, "brindle", "yellow")] == "yellow_medal", "number 2 gets the other"
    assert aloft(state) == 2, "numbers 3 and 4 go without"
    assert state.planets["nine_moons"].face_up


@pytest.mark.rule("SC-240")
def test_older_discards_are_drawn_once_the_supply_is_empty() -> None:
    state = galaxy()
    state.pirates.cards, state.pirates.discards = ["green_medal"], ["yellow_medal"]
    rise(state)
    assert state.routes[route(state, "brindle", "yellow")] == "yellow_medal"


@pytest.mark.rule("SC-242")
def test_it_does_no_damage() -> None:
    state = galaxy()
    for player in state.players:
        player.location = "larkspur"
    rise(state)
    assert [player.damage for player in state.players] == [3, 3]


@pytest.mark.rule("SC-243")
def test_it_comes_again_with_every_countdown() -> None:
    state = galaxy()
    risen = []
    for turn in range(9):
        done = next(place for place, planet in state.planets.items() if planet.mission is not None)
        state.planets[done].mission = None
        told = uprising.next_mission(state, done, Dice(b"again", turn))
        risen.append("sc-uprising" in [event.key for event in told])
    assert risen == [True, False, False, False, True, False, False, False, True]


def test_an_uprising_reveals_pirates_so_it_is_not_taken_back_in_silence() -> None:
    assert all(event.reveals for event in rise(galaxy()) if event.key in ("sc-uprising", "sc-new-mission"))
