"""Games between androids: how long they take, and where the fame comes from."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.xia import extraction, query
from rules.xia.actions import Abort, BlindJump, Defend, Engine, Extract, Fire, Scan, SellCargo, UseAbility
from rules.xia.android.answers import decide
from rules.xia.components import MISSIONS
from rules.xia.game import RULES
from rules.xia.lab import silly
from rules.xia.options import Options
from rules.xia.state import State

MOST_MOVES = 20_000
"""A game that takes more would never end."""
SOURCES = (
    "exploration",
    "mission",
    "combat",
    "trade",
    "ship",
    "wealth",
    "kindness",
    "title",
    "luck",
    "gate",
)
"""Of fame: `xia-fame-<source>`."""


class Task(Struct, frozen=True):
    number: int
    seats: int
    fame: str
    seed: str


class Record(Struct):
    """What is kept of a game."""

    seats: int
    fame: str
    winner: int = 0
    first_ship: str = ""
    """The winner's, at the start…"""
    last_ship: str = ""
    """…and at the end."""
    ships: list[str] = field(default_factory=list)
    """All that were flown."""
    standing: list[int] = field(default_factory=list)
    """Fame by seat."""
    turns: int = 0
    moves: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    """Points of fame of all players…"""
    winners: Counter[str] = field(default_factory=Counter)
    """…and of the winner."""
    destroyed: Counter[str] = field(default_factory=Counter)
    """Players' ships, by what did it."""
    kills: Counter[str] = field(default_factory=Counter)
    """What players destroyed: players and NPCs."""
    stranded: int = 0
    done: Counter[str] = field(default_factory=Counter)
    """Missions completed, by type…"""
    kept: Counter[str] = field(default_factory=Counter)
    """…and taken on…"""
    fates: Counter[str] = field(default_factory=Counter)
    """…and what became of them: done, failed, aborted, lost with the ship, open at the end."""
    titles: Counter[str] = field(default_factory=Counter)
    """Claimed…"""
    drawn: Counter[str] = field(default_factory=Counter)
    """…of those that lay open."""
    abilities: Counter[str] = field(default_factory=Counter)
    """How often each card was used…"""
    aboard: Counter[str] = field(default_factory=Counter)
    """…in how many turns of its owner."""
    explored: Counter[str] = field(default_factory=Counter)
    """Scans, blind jumps, and tries at mining, salvaging and harvesting."""
    decisions: float = 0.0
    """Seconds of processor time; the only figure that is not the same each time."""
    sectors: int = 0
    silly: Counter[str] = field(default_factory=Counter)
    """What people would laugh at (`silly.KINDS`), and turns in all."""
    credits: list[int] = field(default_factory=list)
    """Left at the end, by seat."""
    sales: int = 0
    """Credits from cargo."""
    payments: Counter[str] = field(default_factory=Counter)
    """Credits from missions, by type."""

    @property
    def rounds(self) -> float:
        return (self.turns + 1) / self.seats


def tasks(games: int, seats: Iterable[int], fame: Iterable[str], seed: str) -> list[Task]:
    """Every number of players with every goal, in turn."""
    tables = [(table, goal) for goal in fame for table in seats]
    return [Task(number, *tables[number % len(tables)], seed) for number in range(games)]


def game(task: Task) -> Record:
    """One game from set-up to victory."""
    seed = f"{task.seed} {task.number}".encode()
    options = Options(fame=task.fame)  # type: ignore[arg-type]
    state = RULES.start(options, task.seats, Dice(seed, -1))
    record, watch = Record(task.seats, task.fame), Watch(task.seats)
    events: list[Event] = []
    while not state.over:
        seat = state.stack[-1].seat
        begun = os.times().user
        move = decide(state, seat, Dice(seed + b" android", record.moves))
        record.decisions += os.times().user - begun
        assert move is not None and record.moves < MOST_MOVES, f"{task} does not end"
        watch.move(state, seat, move, record)
        events += RULES.play(state, seat, move, Dice(seed, record.moves))
        record.moves += 1
        watch.look(state, record)
    _close(record, state, watch)
    for event in events:
        note(record, event)
    return record


class Watch:
    """What no event tells: who is stranded, which missions were taken, which ships were flown."""

    def __init__(self, seats: int) -> None:
        self.stranded = [False] * seats
        self.missions: list[str | None] = [None] * seats
        self.first: list[str | None] = [None] * seats
        self.ships: list[str] = []
        self.turn = -1
        self.silly = silly.Turns(seats)

    def move(self, state: State, seat: int, move: Action, record: Record) -> None:
        """Cards that are used, and what is explored, before it is done."""
        self.silly.move(state, seat, move)
        match move:
            case Abort():
                record.fates["aborted"] += 1
            case UseAbility(ability):
                record.abilities[ability] += 1
            case Engine(_, str(ability)) | SellCargo(_, str(ability)):
                record.abilities[ability] += 1
            case Fire() | Defend():
                record.abilities.update(move.abilities)
            case Scan():
                record.explored["scan"] += 1
            case BlindJump():
                record.explored["jump"] += 1
            case Extract():
                record.explored[extraction.WORK[str(query.where(state, seat).kind)]] += 1

    def look(self, state: State, record: Record) -> None:
        self.silly.look(state)
        if state.turns != self.turn:
            self.turn = state.turns
            record.aboard.update(card.ability for card in state.players[state.turn].cards)
        for seat, player in enumerate(state.players):
            if player.ship is None:
                continue
            self.first[seat] = self.first[seat] or player.ship
            if player.ship not in self.ships:
                self.ships.append(player.ship)
            now = player.space is not None and query.stranded(player)
            record.stranded += now and not self.stranded[seat]
            self.stranded[seat] = now
            mission = player.mission.mission if player.mission is not None else None
            if player.space is None and self.missions[seat] is not None:
                record.fates["lost"] += 1
            if mission is not None and mission != self.missions[seat]:
                record.kept[MISSIONS[mission].type] += 1
            self.missions[seat] = mission


def note(record: Record, event: Event) -> None:
    """Enter what an event tells."""
    args = event.args
    kind = event.key.removeprefix("xia-")
    if kind.startswith("fame-"):
        source, points = kind.removeprefix("fame-"), int(str(args["points"]))
        record.sources[source] += points
        record.winners[source] += points if args["player"] == f"#{record.winner}" else 0
    match kind:
        case "destroyed" if str(args["ship"]).startswith("#"):
            record.destroyed[str(args["cause"])] += 1
        case "destroyed-by":
            victim, by = str(args["ship"]), str(args["by"])
            if victim.startswith("#"):
                record.destroyed["players" if by.startswith("#") else by.removeprefix("@")] += 1
            if by.startswith("#"):
                record.kills["players" if victim.startswith("#") else victim.removeprefix("@")] += 1
        case "mission-completed":
            kind_of = MISSIONS[str(args["mission"]).removeprefix("@")].type
            record.done[kind_of] += 1
            record.payments[kind_of] += int(str(args["payment"]))
            record.fates["done"] += 1
        case "mission-failed":
            record.fates["failed"] += 1
        case "title-claimed":
            record.titles[str(args["title"]).removeprefix("@")] += 1
        case "title-drawn":
            record.drawn[str(args["title"]).removeprefix("@")] += 1
        case "sells-cargo":
            record.sales += int(str(args["credits"]))


def _close(record: Record, state: State, watch: Watch) -> None:
    assert state.winner is not None
    record.winner = state.winner
    record.first_ship = watch.first[state.winner] or ""
    record.last_ship = state.players[state.winner].ship or ""
    record.ships = watch.ships
    record.standing = [player.fame for player in state.players]
    record.credits = [player.credits for player in state.players]
    record.turns, record.sectors = state.turns, len(state.laid)
    record.silly = watch.silly.found
    record.fates["open"] += sum(player.mission is not None for player in state.players)
