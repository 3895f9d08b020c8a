"""Whole games by random moves, for every number of players: they end in four rounds and lose nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import saved
from rules.starship_captains import engine
from rules.starship_captains.components import HOME
from rules.starship_captains.game import RULES
from tests.rules.starship_captains.shelf import components
from tests.rules.starship_captains.stroll import stroll

GAMES = [
    pytest.param(seats, b"stroll %d" % number, id=f"{seats}-{number}")
    for seats in (1, 2, 3, 4)
    for number in range(8)
]

KINDS = ("turn", "only-pass", "move", "fight", "repair", "research", "install", "advance", "assign", "row")


@pytest.mark.parametrize(("seats", "seed"), GAMES)
@pytest.mark.rule("SC-321", "SC-322", "SC-407")
def test_a_game_ends_in_four_rounds_with_every_component_in_its_place(seats: int, seed: bytes) -> None:
    before = after = None
    rounds: list[int] = []
    for state, seat, _, _ in stroll(seats, seed):
        before = before or components(state)
        after = state
        assert components(state) == before
        assert seat == state.turn
        if state.round not in rounds:
            rounds.append(state.round)
    assert rounds == [1, 2, 3, 4]
    assert after is not None and components(after) == before
    assert RULES.outcome(after) is not None


@pytest.mark.rule("SC-408")
def test_any_position_survives_a_restart() -> None:
    """A state that was written down and read again goes on as if nothing had happened."""
    depths: Counter[int] = Counter()
    for state, _, action, _ in stroll(3, b"restarts"):
        depths[len(state.stack)] += 1
        again = saved.copy(state)
        assert again == state
        assert engine.asked(again) == engine.asked(state)
        assert action in [choice.action for choice in RULES.prompts(again)[0].choices]
    assert max(depths) > 3


def test_games_are_played_all_over_the_rules() -> None:
    asked: Counter[str] = Counter()
    places: set[str] = set()
    for number in range(16):
        for state, _, _, _ in stroll(1 + number % 4, b"breadth %d" % number):
            asked[RULES.prompts(state)[0].key] += 1
            places |= {player.location for player in state.players}
    assert set(asked) >= {f"sc-ask-{kind}" for kind in KINDS}
    assert len(places - {HOME}) > 8
