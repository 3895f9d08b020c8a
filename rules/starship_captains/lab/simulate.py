"""Games between androids, for the balance of the cards: scores, lengths, and what every card was worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from rules.core.dice import Dice
from rules.starship_captains import frames, query, scoring
from rules.starship_captains.android.thinking import decide
from rules.starship_captains.components import PASSENGERS
from rules.starship_captains.game import RULES
from rules.starship_captains.lab import silly
from rules.starship_captains.lab.ledger import Ledger
from rules.starship_captains.options import Options
from rules.starship_captains.state import State

MOST_MOVES = 5000
"""A game that takes more would never end."""


class Task(Struct, frozen=True):
    number: int
    seats: int
    seed: str
    passenger: str = "teddy"


class Record(Struct):
    """What is kept of a game."""

    seats: int
    sheets: list[dict[str, int]]
    """By seat, in half points."""
    moves: int = 0
    turns: list[int] = field(default_factory=lambda: [0] * 4)
    """By round, of all players."""
    offered: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    """An event: how often it was resolved."""
    brought: dict[str, float] = field(default_factory=dict)
    silly: Counter[str] = field(default_factory=Counter)
    """What people would laugh at (`silly.KINDS`), of how many activations; medals left at the end."""

    @property
    def totals(self) -> list[float]:
        return [sheet["total"] / 2 for sheet in self.sheets]


def tasks(games: int, seats: Iterable[int], seed: str) -> list[Task]:
    """The numbers of players in turn; among solo games the passengers in turn as well."""
    tables = list(seats)
    guests = list(PASSENGERS)
    return [
        Task(number, tables[number % len(tables)], seed, guests[number // len(tables) % len(guests)])
        for number in range(games)
    ]


def game(task: Task) -> Record:
    """One game from set-up to scoring."""
    seed = f"{task.seed} {task.number}".encode()
    options = Options(tech_side="random", passenger=task.passenger)  # type: ignore[arg-type]
    state = RULES.start(options, task.seats, Dice(seed, -1))
    record, ledger, seen = Record(task.seats, []), Ledger(), Seen(state)
    turns = silly.Turns(task.seats)
    while not state.over:
        frame = state.stack[-1]
        seat = frame.seat
        move = decide(state, seat, Dice(seed + b" android", record.moves))
        assert move is not None and record.moves < MOST_MOVES, f"{task} does not end"
        if isinstance(frame, frames.Turn) and type(move).__name__ not in ("Train", "Promote"):
            record.turns[state.round - 1] += 1
        turns.move(state, seat, move)
        ledger.play(state, move, Dice(seed, record.moves))
        turns.look(state)
        record.moves += 1
        seen.look(state)
    ledger.close(state)
    record.sheets = [_sheet(state, seat) for seat in range(state.seats)]
    record.offered, record.taken = seen.offered, seen.taken + ledger.events
    record.brought = dict(ledger.brought)
    turns.close(state)
    record.silly = turns.found
    return record


def _sheet(state: State, seat: int) -> dict[str, int]:
    sheet = scoring.sheet(state, seat)
    return {name: getattr(sheet, name) for name in sheet.__struct_fields__}


class Seen:
    """Cards that lay open to be taken, and cards that were."""

    def __init__(self, state: State) -> None:
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.open: set[str] = set()
        self.aboard: set[str] = set()
        self.offered.update(state.events.values())
        if state.passenger is not None:
            self.offered[state.passenger] += 1
            self.taken[state.passenger] += 1
        self.look(state)

    def look(self, state: State) -> None:
        now = {card for card in (*state.display, *state.archive) if card is not None}
        now |= {planet.mission for planet in state.planets.values() if planet.mission is not None}
        for frame in state.stack:
            if isinstance(frame, frames.Drawn):
                now |= set(frame.cards)
        aboard = {tech.id for player in state.players for tech in query.installed(player)}
        aboard |= {mission for player in state.players for mission in player.missions}
        self.offered.update(now - self.open)
        self.taken.update(aboard - self.aboard)
        self.open, self.aboard = now, aboard
