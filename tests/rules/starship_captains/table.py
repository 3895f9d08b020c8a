"""A table for tests: moves in notation, effects by hand, and what is asked."""

from __future__ import annotations

import pytest

from rules.core import Dice, Event, IllegalMove, notation, saved
from rules.starship_captains import engine, frames
from rules.starship_captains.components import Effect
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.state import Player, State


class Table:
    def __init__(self, seats: int = 2, seed: bytes = b"captains", **options: object) -> None:
        self.seed = seed
        self.depth = 0
        self.events: list[Event] = []
        self.state: State = RULES.start(Options(**{"first": 0, **options}), seats, Dice(seed, -1))  # type: ignore[arg-type]

    @property
    def me(self) -> Player:
        """The player who decides."""
        return self.state.players[self.state.stack[-1].seat if self.state.stack else self.state.turn]

    @property
    def asked(self) -> str:
        found = engine.asked(self.state)
        return found[1].key if found else ""

    @property
    def choices(self) -> list[str]:
        """Every legal answer, in notation."""
        found = engine.asked(self.state)
        return [notation.write(choice.action) for choice in found[1].choices] if found else []

    def play(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Moves of the player who is asked (or of `seat`); the events of all of them."""
        events: list[Event] = []
        for text in texts:
            found = engine.asked(self.state)
            who = seat if seat is not None else found[0] if found else 0
            action = notation.read(text, RULES.actions)
            events += RULES.play(self.state, who, action, Dice(self.seed, self.depth))
            self.depth += 1
        self.events += events
        return events

    def refuses(self, text: str, key: str | None = None, seat: int | None = None) -> None:
        """The move is illegal (for that reason), and nothing has changed."""
        before = saved.dump(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.play(text, seat=seat)
        assert saved.dump(self.state) == before
        if key is not None:
            assert refusal.value.key == key

    def effects(self, *effects: Effect, source: str = "helm", mission: bool = False) -> list[Event]:
        """Resolve effects for the player in turn, above whatever is going on."""
        seat = self.state.turn
        self.state.stack.append(frames.Effects(seat, list(effects), source, mission))
        events = engine.settle(self.state, Dice(self.seed, 1000 + self.depth))
        self.depth += 1
        self.events += events
        return events

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]
