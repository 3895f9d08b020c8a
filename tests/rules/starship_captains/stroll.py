"""Whole games by random legal moves in which nobody passes early and missions are liked: they go deep."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.core import Action, Dice, Event, notation
from rules.starship_captains.actions import CarryOut, Pass, Skip
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.state import State


class Position(NamedTuple):
    state: State
    seat: int
    action: Action
    """What is played next."""
    events: list[Event]
    """Of the move before."""


def stroll(seats: int, seed: bytes, **options: Any) -> Iterator[Position]:
    """Every position where somebody decides; the state of the last one is then played to its end."""
    chance = random.Random(seed)
    state = RULES.start(
        Options(**{"passenger": "random", "tech_side": "random", **options}), seats, Dice(seed, -1)
    )
    events: list[Event] = []
    number = 0
    while not state.over:
        prompt = RULES.prompts(state)[0]
        moves = [choice.action for choice in prompt.choices]
        eager = [move for move in moves if not isinstance(move, Pass | Skip)]
        action = chance.choice(eager if eager and chance.random() < 0.95 else moves)
        if CarryOut() in moves and chance.random() < 0.9:
            action = CarryOut()
        yield Position(state, prompt.seat, action, events)
        again = notation.read(notation.write(action), RULES.actions)
        events = RULES.play(state, prompt.seat, again, Dice(seed, number))
        number += 1
        assert number < 3000, "no end in sight"
