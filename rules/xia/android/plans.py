"""An android's plans: of everything worth flying to, the row of deeds that brings the most the soonest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.xia.android import goals, valuing
from rules.xia.android.charts import FAR
from rules.xia.android.goals import Goal
from rules.xia.android.valuing import Eyes

PATIENCE = 0.985
"""What fame is still worth one step later."""
AFTERWARDS = 4.0
"""What is to come after the last deed of a row: the sooner it is done, the sooner that begins."""
VICTORY = 4.0
"""More than that for the row that wins."""
MARGIN = 4.0
"""Steps kept back for the way to a planet."""
LEADERS, WIDTH, DEPTH = 16, 10, 4
"""Goals that are looked at, rows that are followed, deeds in a row."""


class Row(NamedTuple):
    """Deeds one after the other."""

    first: Goal
    done: tuple[str, ...]
    """Keys of what has been done."""
    ahead: tuple[Goal, ...]
    """What the last deed has opened."""
    here: str
    steps: float
    worth: float
    fame: float

    def score(self, missing: int) -> float:
        rest = AFTERWARDS + (VICTORY if self.fame >= missing else 0)
        return float(self.worth + rest * PATIENCE**self.steps)


def best(eyes: Eyes) -> Goal | None:
    """What to fly to next; with little energy only a planet."""
    harbours = list(goals.harbours(eyes))
    near = min((eyes.ways.to(goal.space) for goal in harbours), default=FAR)
    short = valuing.endurance(eyes) < near + MARGIN and not eyes.here.planet
    found = harbours if short and near < FAR else [*_nearest(eyes, harbours), *goals.every(eyes)]
    rows = [_after(eyes, None, goal) for goal in found if not goal.needs]
    rows = [row for row in rows if row.steps < FAR and _whole(row.first) > 0]
    missing = eyes.state.needed - eyes.player.fame
    rows.sort(key=lambda row: (-_promise(row), row.first.what, row.first.space))
    rows = rows[:LEADERS]
    others = [*(row.first for row in rows), *(goal for goal in found if goal.needs)]
    choice = _longest(eyes, rows, others, missing) if rows else None
    return choice.first if choice is not None else None


def _nearest(eyes: Eyes, harbours: list[Goal]) -> list[Goal]:
    """Every planet offers the same."""
    return sorted(harbours, key=lambda goal: (eyes.ways.to(goal.space), goal.space))[:2]


def _whole(goal: Goal) -> float:
    """With what it leads to."""
    return goal.worth + (_whole(goal.then) if goal.then is not None else 0)


def _promise(row: Row) -> float:
    """Roughly: before it is known what goes with it."""
    then = row.first.then
    return row.worth + ((_whole(then) * 0.7) * PATIENCE**row.steps if then is not None else 0)


def _longest(eyes: Eyes, rows: list[Row], others: list[Goal], missing: int) -> Row:
    """Row by row a deed longer, as long as they are among the best."""
    top = max(rows, key=lambda row: row.score(missing))
    for _ in range(DEPTH - 1):
        longer = [
            _after(eyes, row, goal) for row in rows if row.fame < missing for goal in _next(row, others)
        ]
        longer = [row for row in longer if row.steps < FAR]
        longer.sort(key=lambda row: -row.score(missing))
        rows = longer[:WIDTH]
        top = max((top, *rows), key=lambda row: row.score(missing))
    return top


def _next(row: Row, others: list[Goal]) -> Iterator[Goal]:
    yield from row.ahead
    for goal in others:
        if goal.key not in row.done and (not goal.needs or goal.needs in row.done):
            yield goal


def _after(eyes: Eyes, row: Row | None, goal: Goal) -> Row:
    """A row with one deed more."""
    here = row.here if row is not None else eyes.player.space
    assert here is not None
    before, worth, fame = (row.steps, row.worth, row.fame) if row is not None else (0.0, 0.0, 0.0)
    far = eyes.ways_from(here).to(goal.space) if goal.space else 0.0
    steps = before + far + goal.delay
    if goal.what == "harbour":
        left, half = valuing.moves_left(eyes), valuing.speed(eyes.player) / 2
        steps = left if row is None and steps <= left else steps + half
    kept = tuple(each for each in row.ahead if each is not goal) if row is not None else ()
    opened = (goal.then,) if goal.then is not None else ()
    done = (*(row.done if row is not None else ()), goal.key)
    return Row(
        row.first if row is not None else goal,
        done,
        (*kept, *opened),
        goal.space or here,
        steps,
        worth + goal.worth * PATIENCE**steps,
        fame + goal.fame,
    )
