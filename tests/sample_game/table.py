"""A table for tests: moves in notation, and what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Dice, Event, IllegalMove, fold, notation, saved
from tests.sample_game.rules.game import RULES
from tests.sample_game.rules.options import Options
from tests.sample_game.rules.state import State


class Table:
    def __init__(self, seats: int = 3, options: Options | None = None) -> None:
        self.seed = b"salvage"
        self.state: State = RULES.start(options or Options(), seats, Dice(self.seed, -1))
        self.depth = 0

    def play(self, seat: int, text: str) -> list[str]:
        return [event.key for event in self.events(seat, text)]

    def events(self, seat: int, text: str) -> list[Event]:
        action = notation.read(text, RULES.actions)
        dice = fold.dice(RULES, self.state, self.seed, self.depth)
        events = RULES.play(self.state, seat, action, dice)
        self.depth += 1
        return events

    def refuses(self, seat: int, text: str) -> IllegalMove:
        before = saved.dump(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.play(seat, text)
        assert saved.dump(self.state) == before
        return refusal.value

    def all(self, *texts: str) -> list[str]:
        return [key for seat, text in enumerate(texts) for key in self.play(seat, text)]

    def waited(self) -> list[int]:
        return [prompt.seat for prompt in RULES.prompts(self.state) if not prompt.optional]

    @property
    def frame(self) -> Any:
        return self.state.stack[-1]

    def hand(self, seat: int) -> list[int]:
        return self.state.crews[seat].hand
