"""A command that is being put together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.akarios.actions import Act
from rules.akarios.battle import commands, planned
from rules.akarios.battle.deeds import Deed, named
from rules.akarios.composing import previews
from rules.akarios.ship.aboard import Aboard
from rules.akarios.ship.ships import Pose
from rules.akarios.state import State
from rules.akarios.view import PreviewView


class Making(Aboard):
    def __init__(self, state: State, seat: int, found: Deed, act: Act) -> None:
        super().__init__(state, seat)
        self.found, self.act = found, act
        self.later = ""
        """When the stress ability turns the ship, if not before the action."""
        self.hit: list[str] = []

    @property
    def name(self) -> str:
        return named(self.found)

    @property
    def plan(self) -> planned.Plan:
        return planned.plan(self.battle, self.seat, self.found, self.act)

    def pose(self, step: int) -> Pose:
        """Where the ship is when this part begins."""
        return self.plan.poses[step]

    def preview(self, step: int | None = None) -> PreviewView:
        return previews.preview(self.state, self.seat, self.found, self.act, step)

    def say_turn(self, word: str) -> None:
        self.act = replace(self.act, turn="/".join(part for part in (self.act.turn, word) if part))

    def say_targets(self, step: int, refs: Sequence[str]) -> None:
        """Of this part, behind those of the parts before it."""
        before = [each for each in commands.performed(self.found, self.act) if each < step]
        later = any(commands.chooses(self.found.steps[each]) for each in before)
        gap = (commands.BETWEEN,) if later else ()
        self.act = replace(self.act, at=(*self.act.at, *gap, *refs))
        self.hit += refs

    def choose(self, word: str) -> None:
        self.act = replace(self.act, choose=word)
