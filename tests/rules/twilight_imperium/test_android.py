"""The automatic player: legal, honest, and never stuck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.core import saved
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.notation import write
from rules.core.stack import Gathering
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Form, Let, Plan, Sheet
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, SECRET
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from rules.twilight_imperium.visible.blotted import seen
from tests.rules.twilight_imperium.invariants import faults

MOST_MOVES = 8000
LONGEST = 16


def decide(state: State, seat: int, number: int = 0) -> Action:
    move = RULES.android(state, seat, Dice(b"an android", number))
    assert move is not None
    return move


def first_to_speak(state: State, number: int) -> tuple[int, Action]:
    """Of those who are waited for; an android may wait for others itself."""
    for prompt in RULES.prompts(state):
        move = None if prompt.optional else RULES.android(state, prompt.seat, Dice(b"an android", number))
        if move is not None:
            return prompt.seat, move
    raise AssertionError(state.stack[-1])


def by_androids(seats: int, seed: bytes, moves: int) -> Iterator[tuple[State, int, Action]]:
    """Each position with whom it waits for and his move, as the table plays it: orders first."""
    state = RULES.start(Options(galaxy="preset"), seats, Dice(seed, -1))
    for number in range(moves):
        if state.over:
            return
        dice = Dice(seed, RULES.throw(state, 0))
        ordered = next(
            ((seat, order) for seat in range(seats) if (order := RULES.ordered(state, seat)) is not None),
            None,
        )
        if ordered is not None:
            RULES.play(state, *ordered, dice)
            continue
        seat, move = first_to_speak(state, number)
        yield state, seat, move
        RULES.play(state, seat, move, dice)


@pytest.mark.parametrize("seats", [3, 6])
def test_every_move_is_legal_and_leaves_the_table_whole(seats: int) -> None:
    """`play` raises what is not."""
    seen = 0
    for state, seat, _ in by_androids(seats, b"legal", 260):
        assert RULES.waits_for(state, seat) is not None
        if seen % 20 == 0:
            assert faults(state) == []
        seen += 1
    assert seen > 200


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_games_of_androids_end(seats: int) -> None:
    state = None
    for state, _, _ in by_androids(seats, b"whole", MOST_MOVES):
        assert state.round <= LONGEST
    assert state is not None and state.over and state.winner is not None


# What is hidden


def scramble(state: State, seat: int, chance: Random) -> State:
    """All that this seat does not see is something else: hands, decks, tokens, orders, sealed answers."""
    for other, player in enumerate(state.players):
        if other != seat:
            player.cards = chance.choices(sorted(ACTION_CARDS), k=len(player.cards))
            player.politics = chance.choices(sorted(POLITICAL_CARDS), k=len(player.politics))
            player.secret = None if player.secret is None else chance.choice(sorted(SECRET))
            player.ranking, player.wishes, player.plan = ["trade_2"], ["cybernetics"], "plan stop=each_round"
    chance.shuffle(state.action.cards)
    chance.shuffle(state.political.cards)
    chance.shuffle(state.tokens)
    top = state.stack[-1]
    if not (isinstance(top, frames.Primary) and top.card == "bureaucracy"):
        chance.shuffle(state.objectives)
    _tokens(state, chance)
    for frame in state.stack:
        _sealed(frame, seat)
    return state


def _tokens(state: State, chance: Random) -> None:
    covered = [
        planet
        for system in state.systems.values()
        for planet in system.planets
        if planet.token is not None and not planet.shown
    ]
    faces = [planet.token for planet in covered]
    chance.shuffle(faces)
    for planet, face in zip(covered, faces, strict=True):
        planet.token = face


def _sealed(frame: object, seat: int) -> None:
    match frame:
        case frames.Window():
            _others(frame.said, seat, write(Let()))
        case frames.Forms():
            _others(frame.said, seat, write(Form()))
        case frames.Ballots():
            _others(frame.said, seat, write(Sheet("against")))
        case Gathering():
            pass
        case Battle():
            _others(frame.plans, seat, write(Plan(sustain="never")))
        case frames.Agenda():
            _others(frame.sheets, seat, "against")
        case frames.Status():
            _others(frame.forms, seat, write(Form(hide=True)))


def _others(said: dict[str, str], seat: int, text: str) -> None:
    for other in said:
        if other != str(seat):
            said[other] = text


def test_what_it_cannot_see_changes_no_move() -> None:
    chance = Random(8)
    looked = 0
    for number, (state, seat, _) in enumerate(by_androids(4, b"honest", 320)):
        if number % 3:
            continue
        other = scramble(saved.load(saved.dump(state), State), seat, chance)
        assert seen(state, seat) == seen(other, seat), state.stack[-1]
        assert decide(state, seat, 1) == decide(other, seat, 1), state.stack[-1]
        looked += other != state
    assert looked > 60


def test_it_decides_the_same_each_time_and_touches_nothing() -> None:
    for number, (state, seat, _) in enumerate(by_androids(3, b"same", 150)):
        if number % 5 == 0:
            before = saved.dump(state)
            assert decide(state, seat, 1) == decide(state, seat, 1)
            assert saved.dump(state) == before


def test_who_is_not_asked_has_nothing_to_say() -> None:
    for state, seat, _ in by_androids(3, b"asked", 40):
        others = [each for each in range(3) if each != seat and RULES.waits_for(state, each) is None]
        assert all(RULES.android(state, each, Dice(b"x", 0)) is None for each in others)
