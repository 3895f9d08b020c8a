"""What is seen, what is hidden, what a move reveals, and who decides (section 41)."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rules.core import Dice, notation, saved
from rules.starship_captains import engine, frames, query
from rules.starship_captains.components import HOME, MISSIONS, TECHS, Effect
from rules.starship_captains.game import RULES
from rules.starship_captains.pieces import OUT, SHADOW
from rules.starship_captains.view import View
from tests.rules.starship_captains.shelf import scramble
from tests.rules.starship_captains.space import (
    IDOL,
    MISSION,
    SPIRAL,
    calm,
    fill,
    install,
    on_top,
    pirate,
    put,
    station,
)
from tests.rules.starship_captains.stroll import stroll
from tests.rules.starship_captains.table import Table


def view(table: Table, seat: int | None = None) -> View:
    return RULES.view(table.state, seat)


# Hidden and public


@pytest.mark.rule("SC-403")
def test_the_order_of_decks_is_hidden_and_everything_else_is_the_same_for_all() -> None:
    chance, changed = random.Random(1), 0
    for number, position in enumerate(stroll(3, b"hidden")):
        state = position.state
        if number % 5 or any(isinstance(frame, frames.Peek) for frame in state.stack):
            continue
        public = RULES.view(state, None)
        for seat in range(3):
            mine = RULES.view(state, seat)
            assert replace(mine, seat=None) == public
            other = scramble(saved.copy(state), seat, chance)
            changed += saved.dump(other) != saved.dump(state)
            assert saved.dump(RULES.view(other, seat)) == saved.dump(mine)
    assert changed > 20


@pytest.mark.rule("SC-403")
def test_only_the_one_who_looks_sees_the_cards() -> None:
    table = calm()
    top = table.state.missions.cards[-2:][::-1]
    table.effects(Effect("peek_missions", n=2))
    assert [mission.id for mission in view(table, 0).peeked] == top
    assert view(table, 1).peeked == view(table).peeked == ()
    assert RULES.prompts(table.state)[0].private


def test_the_galaxy_is_seen_as_it_lies() -> None:
    table = calm()
    station(table, "larkspur")
    put(table, 0, "larkspur")
    pirate(table, "ochre", HOME, "purple_android")
    table.state.planets["ochre"].mission = MISSION
    table.state.planets["zephyr"].number, table.state.planets["zephyr"].face_up = 3, False
    table.state.tokens["pirate_station"] = OUT
    seen = view(table)
    spots = {spot.id: spot for spot in seen.spots}
    assert (spots["larkspur"].ships, spots["larkspur"].reserved, spots["larkspur"].token) == ((0,), 0, True)
    assert spots["larkspur"].station is not None and spots["larkspur"].station.id == "android_station"
    assert (spots[HOME].ships, spots[HOME].planet, spots[HOME].token) == ((1,), False, False)
    assert spots["ochre"].mission == MISSIONS[MISSION]
    assert (spots["zephyr"].number, spots["zephyr"].face_up) == (3, False)
    lane = next(lane for lane in seen.lanes if set(lane.ends) == {HOME, "ochre"})
    assert lane.pirate == "purple_android"
    assert seen.tokens == {HOME: 2, "pirate_station": OUT}


def test_a_ship_board_is_seen_as_it_lies() -> None:
    table = calm()
    install(table, "hyperlockers")
    fill(table, IDOL, "green_medal", damage=4)
    table.me.missions, table.me.trophies = [MISSION], ["fleet"]
    table.me.markers["fleet"].cell, table.me.markers["fleet"].laps = 4, 2
    ship = view(table, 1).ships[0]
    assert (ship.artifacts, ship.pirates, ship.damage, ship.hold) == ((IDOL,), ("green_medal",), 4, 8)
    assert ship.lockers == query.lockers(table.state, 0) > 0
    assert (ship.ready, ship.queue) == (("red", "yellow", "blue", "cadet"), ("red", "yellow", "blue"))
    assert (ship.medals, ship.rings, ship.trophies, ship.passed) == (1, 5, ("fleet",), False)
    assert [mission.id for mission in ship.missions] == [MISSION]
    assert (ship.markers["fleet"].cell, ship.markers["fleet"].laps, ship.markers["fleet"].points) == (
        4,
        2,
        12,
    )
    assert [slot.id for slot in ship.slots if slot.tech] == ["r1c1"]
    assert [slot.damaged for slot in ship.slots] == [False, False, True, True, True, True]


def test_edge_matches_are_lit() -> None:
    table = calm()
    symbol = "move"  # on the rim above the first slot
    card = next(t for t in TECHS.values() if t.edges.n == symbol and t.edges.e == "")
    table.me.slots[0].tech = card.id
    assert "n" in view(table).ships[0].slots[0].matches
    assert view(table).ships[1].slots[0].matches == ()


# What the question points at


def test_places_pirates_rooms_cards_and_slots_that_may_be_chosen_are_named() -> None:
    table = calm()
    pirate(table, HOME, "larkspur")
    put(table, 1, "ochre")
    table.state.planets["ochre"].mission = MISSION
    assert set(view(table).offered) == {"helm", "weapons", "science", "repair"}
    table.play("room weapons yellow")
    assert view(table).targets == (query.neighbours(table.state, HOME)["larkspur"],)
    table.play("skip")
    assert MISSION in view(table).offered
    table.play("room helm red")
    near = query.neighbours(table.state, "ochre")
    further = {to for place in near for to in query.neighbours(table.state, place)} - {"ochre"}
    assert set(view(table).reachable) == {*near, *further}, "all that two moves reach"
    table.play("skip", "room science blue")
    assert set(view(table).offered) == set(table.state.display)
    card = table.state.display[0]
    table.play(f"take {card}")
    assert view(table).free_slots == ("r1c1", "r1c2")
    held = view(table).in_hand
    assert held is not None and held.id == card


def test_the_airlock_and_drawn_cards_are_seen() -> None:
    table = calm()
    put(table, 0, "larkspur")
    table.state.planets["larkspur"].mission = MISSION
    table.play("mission", "assign cadet")
    airlock = view(table, 1).airlock
    assert airlock is not None
    assert (airlock.mission.id, airlock.planet, airlock.figures) == (MISSION, "larkspur", ("cadet",))
    table = calm()
    table.effects(Effect("draw_tech", n=3))
    assert len(view(table, 1).drawn) == 3


def test_the_solo_game_shows_captain_shadow_and_the_passenger() -> None:
    table = calm(1, passenger="auntie_ion")
    seen = view(table)
    assert seen.shadow is not None and seen.passenger is not None
    assert (seen.shadow.location, seen.shadow.deck, seen.shadow.revealed) == (HOME, 4, ())
    assert seen.passenger.id == "auntie_ion"
    assert seen.spots[0].ships == (0, SHADOW)
    assert len(seen.display) == 7


# What cannot be taken back


@pytest.mark.rule("SC-404")
@pytest.mark.parametrize(
    "effect",
    [
        Effect("artifact"),
        Effect("ambush"),
        Effect("draw_tech", n=2),
        Effect("draw_omega", n=2),
        Effect("peek_missions", n=2),
    ],
    ids=lambda effect: effect.do,
)
def test_what_is_drawn_or_looked_at_reveals_something(effect: Effect) -> None:
    assert any(event.reveals for event in calm().effects(effect))


@pytest.mark.rule("SC-404")
def test_a_new_mission_and_a_refilled_cell_reveal_something_and_plain_moves_do_not() -> None:
    table = calm()
    for place, number in (("larkspur", None), ("zephyr", 4)):
        table.state.planets[place].number = number
    put(table, 0, "larkspur")
    table.state.planets["larkspur"].mission = MISSION
    plain = table.play("mission", *["assign red", "assign cadet"][: len(MISSIONS[MISSION].rows)])
    assert not any(event.reveals for event in plain)
    while not table.told("sc-mission-done"):
        table.play("skip" if "skip" in table.choices else table.choices[0])
    assert [event.reveals for event in table.told("sc-new-mission")] == [True]
    card = table.state.display[1]
    taken = table.play("room science blue", f"take {card}", "install r1c2")
    while table.state.turn == 1:
        taken += table.play("skip")
    assert [event.reveals for event in taken if event.key == "sc-refilled"] == [True]
    assert not any(event.reveals for event in taken if event.key != "sc-refilled")


def test_a_revealing_event_belongs_to_every_shrinking_deck() -> None:
    """Whenever a deck has fewer cards than before, an event said so."""
    last: tuple[int, ...] | None = None
    for state, _, _, events in stroll(4, b"reveals"):
        decks = (state.techs, state.omegas, state.missions, state.artifacts, state.pirates)
        sizes = tuple(len(deck) for deck in decks)
        if last is not None and any(now < then for now, then in zip(sizes, last, strict=True)):
            assert any(event.reveals for event in events)
        last = sizes


# Decisions


@pytest.mark.rule("SC-405")
def test_every_decision_is_asked_on_its_own() -> None:
    table = calm()
    pirate(table, HOME, "larkspur")
    asked = []
    for text in ("room helm red", "go larkspur", "go kettle"):
        asked.append(table.asked)
        table.play(text)
    assert asked == ["sc-ask-turn", "sc-ask-move", "sc-ask-move"]
    found = engine.asked(table.state)
    assert found is not None
    actions = [choice.action for choice in found[1].choices]
    assert len(actions) == len(set(actions))
    assert list(RULES.moves(table.state, found[0]))[:-1] == actions


@pytest.mark.rule("SC-406")
def test_a_compulsory_decision_with_one_answer_is_made_and_an_intention_never() -> None:
    table = calm()
    fill(table, *[IDOL] * 5)
    table.effects(Effect("damage"))
    assert table.state.players[0].artifacts == [IDOL] * 4
    table = calm()
    fill(table, *[IDOL] * 4, SPIRAL)
    table.effects(Effect("damage"))
    assert set(table.choices) == {f"discard {IDOL}", f"discard {SPIRAL}"}
    table = calm()
    table.me.ready, table.me.medals = [], 0
    engine.settle(table.state, Dice(b"", 0))
    assert (table.choices, table.me.passed) == (["pass"], False)


@pytest.mark.rule("SC-407")
def test_only_the_player_in_turn_decides() -> None:
    table = calm(3)
    assert [prompt.seat for prompt in RULES.prompts(table.state)] == [0]
    assert view(table).asked == 0
    for seat in (1, 2):
        table.refuses("pass", "sc-illegal-not-your-turn", seat=seat)
        assert [type(move).__name__ for move in RULES.moves(table.state, seat)] == ["Ask"]
    table.play("room helm red")
    table.refuses("skip", "sc-illegal-not-your-turn", seat=1)
    table.refuses("skip", "sc-illegal-no-such-player", seat=3)


@pytest.mark.rule("SC-408")
def test_a_turn_goes_on_after_a_restart_in_the_middle_of_a_fight() -> None:
    table = calm()
    pirate(table, HOME, "larkspur", "green_medal")
    on_top(table, SPIRAL)
    fill(table, *[IDOL] * 4, SPIRAL)
    table.play("room weapons yellow", "fight larkspur")
    again = calm()
    again.state, again.depth = saved.load(saved.dump(table.state), type(table.state)), table.depth
    for each in (table, again):
        assert set(each.choices) == {f"discard {SPIRAL}", f"discard {IDOL}"}
        while each.state.turn == 0:
            each.play(each.choices[0])
    assert saved.dump(again.state) == saved.dump(table.state)
    assert table.state.players[0].medals == 2


def badges(table: Table) -> dict[str, object]:
    """The number of each answer, by what it is about."""
    (prompt,) = [each for each in RULES.prompts(table.state) if not each.optional]
    return {
        notation.write(each.action): each.args["badge"] for each in prompt.choices if "badge" in each.args
    }


def test_answers_are_numbered_as_the_pictures_number_them() -> None:
    table = calm()
    pirate(table, HOME, "larkspur")
    pirate(table, HOME, "ochre")
    table.play("room helm red")
    for number, place in enumerate(view(table).reachable, 1):
        found = {badge for move, badge in badges(table).items() if move.split()[1] == place}
        assert found == {number}, place
    table.play("skip", "room weapons yellow")
    routes = query.neighbours(table.state, HOME)
    assert [view(table).targets[int(str(n)) - 1] for n in badges(table).values()] == [
        routes[move.split()[1]] for move in badges(table)
    ]
    table.play("skip", "room science blue")
    assert all(
        table.state.display[int(str(number)) - 1] == move.split()[1] for move, number in badges(table).items()
    )
    table.play(f"take {next(card for card in table.state.display if card)}")
    assert [move.split()[1] for move in badges(table)] == list(view(table).free_slots)
    assert [*badges(table).values()] == list(range(1, len(view(table).free_slots) + 1))
