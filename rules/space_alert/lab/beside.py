"""One android beside people: the same people fly the same mission with it, and with its seat empty."""

from __future__ import annotations

from msgspec import Struct

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.space_alert.actions import Lay
from rules.space_alert.android.deciding import planned
from rules.space_alert.flight import EMPTY
from rules.space_alert.lab.simulate import Flying, Task
from rules.space_alert.view import ScoreView
from rules.space_alert.visible import view

SLIP = 5
"""One of so many slots stays empty in which a good card could lie."""


class Company(Struct):
    """How a mission ended without and with the android."""

    level: str
    mission: str
    without: ScoreView
    beside: ScoreView

    @property
    def worse(self) -> bool:
        return self.without.won and not self.beside.won

    @property
    def better(self) -> bool:
        return self.beside.won and not self.without.won


def game(task: Task) -> Company:
    """The android sits in the last seat."""
    alone = People(task)
    without = alone.to_the_end()
    table = Beside(task, alone.said)
    beside = table.to_the_end()
    return Company(task.level, table.state.mission.id, without, beside)


class People(Flying):
    """They plan as androids do, but once after each announcement, and some slots slip their minds."""

    def __init__(self, task: Task) -> None:
        super().__init__(task.begun(), task.dice)
        self.automatic = ()
        self.said: list[tuple[int, int, Action]] = []
        """After which tick, by whom, what."""
        self.chance = Dice(task.dice + b"people", 0)

    def people(self) -> None:
        for seat in range(self.state.seats - 1):
            if self.state.stage != "planning":
                return
            action = planned(self.state, view(self.state, seat))
            if isinstance(action, Lay):
                faces = "".join(face if self.chance.below(SLIP) else EMPTY for face in action.faces)
                self.said.append((self.ticks, seat, Lay(faces)))
                self.play(seat, Lay(faces))


class Beside(Flying):
    """The same people once more, move by move; they do not answer the android, which answers them."""

    def __init__(self, task: Task, said: list[tuple[int, int, Action]]) -> None:
        super().__init__(task.begun(), task.dice)
        self.automatic = (self.state.seats - 1,)
        self.said = said

    def people(self) -> None:
        for tick, seat, action in self.said:
            if tick == self.ticks:
                self.play(seat, action)
