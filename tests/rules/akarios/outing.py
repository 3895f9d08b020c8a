"""A squad on a world for tests: moves in notation, dice that show what they are told to show.

walk = Walk(seats=2)
walk.faces("move")
walk.play("try 1a 1")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rules.akarios.actions import ACTIONS
from rules.akarios.components import PILOTS
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.scenario.script import SCRIPTS, World
from rules.akarios.squad import presets
from rules.akarios.state import State, Walker
from rules.akarios.world import landing
from rules.core.contract import Event, IllegalMove, Prompt
from rules.core.notation import read, write
from tests.rules.akarios.fight import FACES, Loaded

ENDING: dict[str, Any] = {"text": [], "goto": "explore"}
MADE_UP = "009"
"""A node that stands for worlds made up by tests."""


class Walk:
    def __init__(self, seats: int = 1, node: str = "006", *, land: bool = True, **sheet: Any) -> None:
        members = presets.starting(seats)
        for name, value in sheet.items():
            setattr(members, name, value)
        self.state = State(Options(), seats, tuple(range(seats)), members, node=node)
        self.state.queues = [[] for _ in range(seats)]
        self.events: list[Event] = []
        self.rolls: list[int] = []
        self.depth = 0
        landing.begin(self.state)
        if land:
            for seat in range(seats // 2 + 1):
                self.play("vote explore", seat)

    @property
    def world(self) -> Any:
        return self.state.outing

    def walker(self, seat: int = 0) -> Walker:
        return self.state.outing.walkers[seat]

    def faces(self, *faces: str) -> None:
        """What the next dice show."""
        self.rolls += [FACES[face] for face in faces]

    def play(self, move: str, seat: int = 0) -> list[Event]:
        self.depth += 1
        dice = Loaded(b"walk", self.depth, self.rolls)
        self.events = RULES.play(self.state, seat, read(move, ACTIONS), dice)
        return self.events

    def tries(self, object: str, *faces: str, seat: int = 0) -> list[Event]:
        """One object with so many dice, and as many symbols as they cover."""
        self.faces(*faces)
        self.play(f"try {object} {max(1, len(faces))}", seat)
        told = list(self.events)
        if any(prompt.key == "ak-ask-put" for prompt in RULES.prompts(self.state)):
            silent = RULES.default(self.state, seat)
            assert silent is not None
            self.depth += 1
            self.events = RULES.play(self.state, seat, silent, Loaded(b"walk", self.depth, self.rolls))
        return told + self.events

    def refused(self, move: str, rule: str, seat: int = 0) -> None:
        with pytest.raises(IllegalMove) as problem:
            self.play(move, seat)
        assert problem.value.rule == rule, problem.value.key

    def asked(self, seat: int = 0) -> Prompt | None:
        return next((each for each in RULES.prompts(self.state) if each.seat == seat), None)

    def told(self) -> list[str]:
        return [event.key for event in self.events]

    def texts(self) -> list[str]:
        return [str(event.args["text"]) for event in self.events if event.key == "ak-page"]


def made_up(
    patch: pytest.MonkeyPatch, objects: list[dict[str, Any]], sections: Sequence[Any] = (), **more: Any
) -> None:
    """Objects on a first card, a second card to its right, and an end in section 99."""
    last = {"no": 99, "page": {"text": "t.99", "do": [{"do": "end", "result": "success"}]}}
    name = {"en": "x", "ru": "x"}
    cards = [
        {"no": 1, "x": 0, "y": 0, "name": name, "objects": objects},
        {"no": 2, "x": 1, "y": 0, "name": name, "objects": more.pop("there", [])},
        *more.pop("cards", []),
    ]
    row = {
        "kind": "world", "id": MADE_UP, "act": 1, "node": "side", "title": "t", "intro": [], "objective": "t",
        "world": name, "start_card": 1, "card": cards, "section": [*sections, last],
        "success": ENDING, "failure": ENDING, "skip": ENDING, **more,
    }  # fmt: skip
    row = {key: value for key, value in row.items() if value is not None}
    patch.setitem(SCRIPTS, MADE_UP, msgspec.convert(row, World))


# Rows of made-up worlds


def examine(id: str = "1a", *symbols: str, section: int = 1, **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": "examine", "section": section, "dice": list(symbols), **more}


def check(id: str, skill: str, *symbols: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": "check", "skill": skill, "section": 1, "dice": list(symbols), **more}


def page(no: int, *effects: dict[str, Any]) -> dict[str, Any]:
    return {"no": no, "page": {"text": f"t.{no}", "do": list(effects)}}


def both(no: int = 1, success: Any = (), failure: Any = ()) -> dict[str, Any]:
    return {
        "no": no,
        "success": {"text": "t.ok", "do": list(success)},
        "failure": {"text": "t.no", "do": list(failure)},
    }


ORDERED = {"do": "check", "skill": "charm", "dice": ["o", "o"], "success": {"text": "t.ok"},
           "failure": {"text": "t.no", "do": [{"do": "stress", "n": 2}]}}  # fmt: skip
"""A check that a text demands."""


def skilled(walk: Walk, skill: str, n: int, seat: int = 0) -> None:
    """What the pilot's token says must be known to tests: pilots of the preset squad differ."""
    pilot = walk.walker(seat).pilot
    walk.walker(seat).pilot = next(id for id, row in PILOTS.items() if row.skills.get(skill) == n)
    member = walk.state.sheet.members[walk.walker(seat).member]
    member.pads[walk.walker(seat).pilot] = member.pads[pilot]
    member.pads[walk.walker(seat).pilot].trees = [[0] * 5 for _ in range(3)]


def credits(walk: Walk, seat: int) -> int:
    member = walk.state.sheet.members[seat]
    assert member.pilot is not None
    return member.pads[member.pilot].credits


def ordered(walk: Walk, seat: int = 0) -> str | None:
    found = RULES.ordered(walk.state, seat)
    return None if found is None else write(found)
