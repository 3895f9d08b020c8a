"""The automatic player: legal, honest, sensible, and better than chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.core import Action, Dice, notation, saved
from rules.starship_captains import engine, query, scoring
from rules.starship_captains.actions import Pass, Room
from rules.starship_captains.android import thinking
from rules.starship_captains.components import HOME, STATIONS
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.state import Planet, State
from tests.rules.starship_captains.shelf import components, scramble
from tests.rules.starship_captains.stroll import stroll
from tests.rules.starship_captains.table import Table

MOST_MOVES = 3000


def decide(state: State, number: int = 0) -> Action:
    found = engine.asked(state)
    assert found is not None
    move = thinking.decide(state, found[0], Dice(b"an android", number))
    assert move is not None
    return move


def by_androids(seats: int, seed: bytes) -> Iterator[tuple[State, Action]]:
    """A whole game between androids: each position with the move that is made, then the last one."""
    state = RULES.start(Options(passenger="random"), seats, Dice(seed, -1))
    for number in range(MOST_MOVES):
        found = engine.asked(state)
        if found is None:
            return
        move = decide(state, number)
        yield state, move
        RULES.play(state, found[0], move, Dice(seed, number))
    raise AssertionError("the game does not end")


def test_it_answers_every_question_with_one_of_the_choices() -> None:
    asked: Counter[str] = Counter()
    for game in range(24):
        for number, (state, seat, _, _) in enumerate(stroll(1 + game % 4, b"legal %d" % game)):
            found = engine.asked(state)
            assert found is not None
            asked[found[1].key] += 1
            if asked[found[1].key] < 4 or number % 23 == 0:
                before = saved.dump(state)
                assert decide(state, number) in [choice.action for choice in found[1].choices]
                assert saved.dump(state) == before
                assert thinking.decide(state, (seat + 1) % 4, Dice(b"", 0)) is None
    assert len(asked) > 20


@pytest.mark.rule("SC-403")
@pytest.mark.parametrize("seats", [1, 3])
def test_what_lies_face_down_does_not_change_its_mind(seats: int) -> None:
    chance = random.Random(3)
    for number, (state, seat, _, _) in enumerate(stroll(seats, b"honest")):
        if number % 5 == 0:
            other = scramble(saved.copy(state), seat, chance)
            assert decide(other, number) == decide(state, number)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_between_androids_ends_after_four_rounds_and_loses_nothing(seats: int) -> None:
    last, rounds, before = None, [], None
    for state, _ in by_androids(seats, b"greedy"):
        before = before or components(state)
        last = state
        rounds += [state.round] if state.round not in rounds else []
    assert last is not None and last.over
    assert rounds == [1, 2, 3, 4]
    assert components(last) == before


def test_it_does_not_pass_while_a_figure_can_still_repair() -> None:
    passes = 0
    for state, move in by_androids(3, b"busy"):
        if isinstance(move, Pass):
            player = state.players[state.turn]
            passes += 1
            idle = [figure for figure in player.ready if figure != "android"]
            assert not (idle and query.damage_aboard(player))
    assert passes == 12


def test_it_beats_a_captain_who_moves_at_random() -> None:
    margins = []
    for number in range(6):
        mine = number % 2
        chance, seed = random.Random(number), b"duel %d" % number
        state = RULES.start(Options(), 2, Dice(seed, -1))
        for move in range(MOST_MOVES):
            found = engine.asked(state)
            if found is None:
                break
            seat, question = found
            choices = [choice.action for choice in question.choices]
            action = decide(state, move) if seat == mine else chance.choice(choices)
            RULES.play(state, seat, action, Dice(seed, move))
        assert state.over
        totals = [total / 2 for total in scoring.totals(state)]
        margins.append(totals[mine] - totals[1 - mine])
    assert min(margins) > 0
    assert sum(margins) / len(margins) > 12


# What it is for


def at_a_mission(*ready: str) -> Table:
    table = Table()
    table.state.round = 4
    table.state.players[0].location = "larkspur"
    table.state.players[0].ready = list(ready)  # type: ignore[arg-type]
    table.state.planets["larkspur"] = Planet(mission="singing_nebula")
    table.state.reserved = {"larkspur": 0}
    return table


def test_it_carries_out_a_mission_that_its_crew_fits_and_matches_the_rows() -> None:
    table = at_a_mission("red", "yellow", "blue")
    played = []
    while table.state.turn == 0:
        move = notation.write(decide(table.state))
        played.append(move)
        table.play(move)
    assert played[:3] == ["mission", "assign red", "assign blue"]
    assert table.state.players[0].missions == ["singing_nebula"]
    assert table.state.players[0].markers["androids"].cell >= 2
    assert table.state.players[0].markers["fleet"].cell >= 1
    assert table.state.players[0].artifacts


def test_it_flies_to_a_station_token_in_reach() -> None:
    table = Table()
    table.state.players[0].ready = ["red"]
    table.state.players[0].damage = 0
    for slot in table.state.players[0].slots:
        slot.damaged = False
    station = "pirate_station"
    for planet in table.state.planets.values():
        planet.station, planet.mission = None, None
    table.state.planets["kettle"] = Planet(station=station)
    table.state.planets["halcyon"] = Planet(station="android_station")
    table.state.tokens = {name: 0 if name == station else 5 for name in STATIONS}
    while table.state.turn == 0 and not table.state.players[0].passed:
        table.play(notation.write(decide(table.state)))
    assert table.state.players[0].location == "kettle" != HOME
    assert table.state.tokens[station] == 2


def test_it_promotes_when_it_can_and_gives_the_commander_a_second_task() -> None:
    table = Table()
    table.me.medals = 3
    table.me.ready = ["blue"]
    assert notation.write(decide(table.state)) == "promote blue"
    table.play("promote blue")
    table.me.ready = ["blue_commander"]
    move = decide(table.state)
    assert isinstance(move, Room) and move.room == "science"
