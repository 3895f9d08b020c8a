"""Battles between androids and the scenarios: how they end, how long they take, what they cost."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from rules.akarios.android import squads
from rules.akarios.enemy import order
from rules.akarios.frames import Flying
from rules.akarios.game import RULES
from rules.akarios.lab.table import Thinking, decided
from rules.akarios.naming import called
from rules.akarios.options import Difficulty, Options, Preset
from rules.akarios.scenario.goals import script
from rules.akarios.scenario.script_if import Round
from rules.akarios.setup import start
from rules.akarios.ship.ships import on_board
from rules.akarios.state import State
from rules.core.contract import Event
from rules.core.data import parts
from rules.core.dice import Dice


class Task(Struct, frozen=True):
    number: int
    scenario: str
    seats: int
    difficulty: Difficulty
    squad: Preset
    seed: str


class Record(Thinking):
    """What is kept of a battle."""

    scenario: str
    seats: int
    difficulty: str
    ended: str = ""
    """`success`, `failure`, or `limit` if the round limit ended it."""
    rounds: int = 0
    start: int = 0
    """Hull and shields of all players at the beginning…"""
    lost: int = 0
    """…and how much of that was gone at the end."""
    down: int = 0
    """Players whose ships were destroyed."""
    cancels: int = 0
    stress: int = 0
    """Of all players when it ended."""
    panics: int = 0
    acted: Counter[str] = field(default_factory=Counter)
    """Activations by enemy type…"""
    attacked: Counter[str] = field(default_factory=Counter)
    """…and those that attacked somebody."""


def tasks(
    games: int,
    scenarios: Iterable[str],
    seats: Iterable[int],
    difficulty: Difficulty,
    squad: Preset,
    seed: str,
) -> list[Task]:
    """So many battles of each scenario for each number of players."""
    tables = [(scenario, players) for scenario in scenarios for players in seats]
    return [
        Task(number, scenario, players, difficulty, squad, seed)
        for scenario, players in tables
        for number in range(games)
    ]


def game(task: Task) -> Record:
    """One battle from its muster to its end."""
    seed = f"{task.seed} {task.scenario} {task.seats} {task.number}".encode()
    began = os.times().user
    options = Options(scenario=task.scenario, difficulty=task.difficulty, squad=task.squad)  # type: ignore[arg-type]
    sheet = squads.squad(task.scenario, task.seats, Dice(seed, 0), task.squad)
    state = start(options, sheet)
    record, watch = Record(task.scenario, task.seats, task.difficulty), Watch()
    while not state.over:
        _step(state, seed, record, watch)
    record.seconds = os.times().user - began
    _close(record, state)
    return record


class Watch:
    """The enemies of a round: types by what the ships are called, and who has not attacked yet."""

    def __init__(self) -> None:
        self.acting: dict[str, str] = {}

    def before(self, state: State) -> None:
        """Who acts if the enemies' turn comes with this move."""
        if state.battle is not None and isinstance(state.stack[-1], Flying):
            battle = state.battle
            self.acting = {called(battle, ref): battle.ships[ref].kind for ref in order.order(battle)}

    def after(self, record: Record, events: list[Event]) -> None:
        if any(event.key == "ak-enemy-card" for event in events):
            record.acted.update(self.acting.values())
        for event in events:
            name = str(event.args.get("ship", ""))
            if event.key == "ak-attacks" and name in self.acting:
                record.attacked[self.acting.pop(name)] += 1


def _step(state: State, seed: bytes, record: Record, watch: Watch) -> None:
    seat, move = decided(state, seed, record)
    if state.battle is not None and state.stage == "battle":
        _census(record, state)
    watch.before(state)
    events = RULES.play(state, seat, move, Dice(seed, record.moves))
    record.moves += 1
    watch.after(record, events)
    for event in events:
        _note(record, event)


def _census(record: Record, state: State) -> None:
    """Before each move: the end of a battle wipes it away."""
    battle = state.fight
    players = [ship for ship in battle.ships.values() if ship.side == "player"]
    record.stress = sum(cockpit.stress for cockpit in battle.cockpits)
    record.start = record.start or sum((ship.hull or 0) + ship.shields for ship in players)


def _note(record: Record, event: Event) -> None:
    match event.key:
        case "ak-cancels":
            record.cancels += 1
        case "ak-panic":
            record.panics += 1


def _close(record: Record, state: State) -> None:
    battle = state.fight
    players = [ship for ship in battle.ships.values() if ship.side == "player"]
    record.rounds = battle.round
    record.down = sum(ship.hex is None for ship in players)
    record.lost = record.start - sum((ship.hull or 0) + ship.shields for ship in players)
    limits = [each.after for each in parts(script(state).lose, Round) if each.after is not None]
    late = on_board(battle, "player") and any(battle.round > limit for limit in limits)
    record.ended = "limit" if battle.ended == "failure" and late else battle.ended
