"""A battle under way for tests: a `Table` in the pilot phase or the enemy phase, and moves in notation.

fight = Fight("p0 argonaut H6 n dice=move,attack", "rs1 H4 s")
fight.play("act move_2 0")
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.akarios.actions import ACTIONS
from rules.akarios.frames import Attack, Flying, Round
from rules.akarios.game import RULES
from rules.akarios.options import Options, Pace
from rules.akarios.ship.ships import seats
from rules.akarios.state import Die, Token
from rules.core.contract import Action, Event, IllegalMove, Prompt
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.orders import Order
from rules.core.stack import EVERYBODY
from tests.rules.akarios.invariants import figures, places
from tests.rules.akarios.table import Table

CORNER = "O11"
FACES = {"move": 1, "attack": 3, "joker": 5, "stress": 6}
"""A side of the die that shows it."""


class Loaded(Dice):
    """Rolls what it is told to roll; then what chance brings."""

    def __init__(self, seed: bytes, number: int, rolls: list[int]) -> None:
        super().__init__(seed, number)
        self.rolls = rolls

    def roll(self, sides: int) -> int:
        if not self.rolls:
            return super().roll(sides)
        self.used = True
        return self.rolls.pop(0)


class Fight(Table):
    """In step 2 of the pilot phase; a spare die (move, the last one) keeps it open. With `stage` the round
    stands before that stage instead."""

    def __init__(self, *lines: str, stage: str = "", pace: Pace = "live", **facts: Any) -> None:
        super().__init__(*lines, **facts)
        self.state.options = Options(pace=pace)
        self.depth = 0
        self.rolls: list[int] = []
        self.events: list[Event] = []
        self.battle.tokens.setdefault("buoy", Token("buoy", "B", CORNER))
        self.state.queues = [[] for _ in range(self.state.seats)]
        if stage:
            left = {"pilot_end": ["spans", "hook"], "enemy_end": ["spans", "hook"], "end": ["next", "hook"]}
            self.state.stack = [Round(stage=stage, left=left.get(stage, []))]  # type: ignore[arg-type]
        else:
            for seat in seats(self.battle):
                self.cockpit(seat).dice.append(Die("move"))
            flying = Flying(asked=seats(self.battle))
            self.state.stack = [Round(stage="pilot_end", left=["spans", "hook"]), flying]

    def throw(self) -> Dice:
        self.depth += 1
        return Loaded(b"fight", self.depth, self.rolls)

    def faces(self, *faces: str) -> None:
        """What the next dice show."""
        self.rolls += [FACES[face] for face in faces]

    def go(self) -> list[Event]:
        """Whatever happens without a question."""
        self.events = RULES.settle(self.state, self.throw())
        self._check()
        return self.events

    def play(self, line: str, seat: int = 0) -> list[Event]:
        return self.do(read(line, ACTIONS), seat)

    def do(self, action: Action, seat: int = 0) -> list[Event]:
        self.events = RULES.play(self.state, seat, action, self.throw())
        self._check()
        return self.events

    def _check(self) -> None:
        figures(self.battle)
        places(self.state, self.battle)

    def refused(self, line: str, seat: int = 0) -> str:
        """The words of the refusal; nothing has changed."""
        before = self.copy()
        with pytest.raises(IllegalMove) as caught:
            RULES.play(self.state, seat, read(line, ACTIONS), self.throw())
        assert self.copy() == before
        return caught.value.key

    def silent(self, seat: int = 0) -> list[Event]:
        action = RULES.default(self.state, seat)
        assert action is not None
        return self.do(action, seat)

    def asked(self, seat: int = 0) -> Prompt:
        return next(prompt for prompt in RULES.prompts(self.state) if prompt.seat == seat)

    def waiting(self) -> list[str]:
        """Who is waited for, with what."""
        return [f"{each.seat}:{each.key}" for each in RULES.prompts(self.state) if not each.optional]

    def told(self) -> list[str]:
        return [event.key for event in self.events]

    def pass_all(self) -> list[Event]:
        events: list[Event] = []
        while isinstance(self.state.stack[-1], Flying):
            waited = [prompt.seat for prompt in RULES.prompts(self.state) if not prompt.optional]
            events += self.play("pass", waited[0])
        return events

    def order(self, what: str, value: str, seat: int = 0) -> None:
        """A standing order."""
        self.member(seat).book.orders.append(Order(what, value))

    def attacked(self, *targets: str, by: str = "rs1", damage: int = 2, **facts: Any) -> list[Event]:
        """An enemy attacks, in the enemy phase."""
        self.battle.phase = "enemies"
        del self.state.stack[1:]
        self.state.stack[0] = Round(stage="enemy_end", left=["spans", "hook"])
        frame = Attack(EVERYBODY, source=by, card="rs-01", damage=damage, targets=list(targets), **facts)
        self.state.stack.append(frame)
        return self.go()
