"""Battles from the muster to their end: by silence, by androids, and by whatever is legal."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rules.akarios.actions import Act
from rules.akarios.game import RULES
from rules.akarios.options import Options, Pace
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.akarios.state import State
from rules.core import saved
from rules.core.contract import Action, Prompt
from rules.core.dice import Dice
from tests.rules.akarios.invariants import check

MOST = 900
"""Moves of a battle."""
BATTLES = sorted(node for node, script in SCRIPTS.items() if isinstance(script, Battle))


def played(seed: int, seats: int, how: str, pace: Pace = "live", scenario: str = "001") -> State:
    """To its end; what must always hold is looked at after every move."""
    key = f"{how}{seed}".encode()
    chance = random.Random(seed)
    state = RULES.start(Options(pace=pace, scenario=scenario), seats, Dice(key, 0))  # type: ignore[arg-type]
    for number in range(1, MOST):
        if RULES.outcome(state) is not None:
            return state
        waited = [prompt for prompt in RULES.prompts(state) if not prompt.optional]
        assert waited, f"nobody is asked: {state.stack}"
        prompt = chance.choice(waited)
        RULES.play(state, prompt.seat, _answer(state, prompt, how, chance, key), Dice(key, number))
        check(state)
        if number % 25 == 0:
            assert saved.dump(saved.load(saved.dump(state), State)) == saved.dump(state)
    raise AssertionError("it does not end")


def _answer(state: State, prompt: Prompt, how: str, chance: random.Random, key: bytes) -> Action:
    if how == "silence":
        silent = RULES.default(state, prompt.seat)
        assert silent is not None, f"{prompt.key} has no default"
        return silent
    if how == "android":
        found = RULES.android(state, prompt.seat, Dice(key, 0))
        assert found is not None
        return found
    moves = list(islice(RULES.moves(state, prompt.seat), 300))
    deeds = [move for move in moves if isinstance(move, Act)]
    return chance.choice(deeds if deeds and chance.random() < 0.9 else moves)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_silent_squad_is_beaten(seats: int) -> None:
    assert played(1, seats, "silence").fight.ended == "failure"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("pace", ["live", "post"])
def test_whatever_is_legal_comes_to_an_end(seats: int, pace: Pace) -> None:
    assert played(seats, seats, "random", pace).fight.ended


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_androids_fly_the_last_exam(seats: int) -> None:
    assert played(2, seats, "android").fight.ended


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 22))
def test_many_battles_hold_what_must_hold(seats: int, seed: int) -> None:
    for how in ("random", "android", "silence"):
        assert played(seed, seats, how).fight.ended


@pytest.mark.slow
@pytest.mark.parametrize("node", BATTLES)
def test_every_battle_comes_to_an_end(node: str) -> None:
    """One squad of androids and one that does whatever is legal, of other sizes from battle to battle."""
    few = 1 + BATTLES.index(node) % 2
    for seats, how in ((few, "random"), (few + 2, "android")):
        assert played(seats, seats, how, scenario=node).fight.ended


@pytest.mark.slow
def test_the_exam_can_be_passed_and_failed() -> None:
    endings = {played(seed, 2, "android").fight.ended for seed in range(8)}
    assert endings == {"success", "failure"}


def test_the_same_seed_is_the_same_battle() -> None:
    assert saved.dump(played(5, 2, "android")) == saved.dump(played(5, 2, "android"))
