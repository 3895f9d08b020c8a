"""Games between androids: how long they take, how they end, and where the points come from."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.twilight_imperium.actions import PickCard, Play
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State

MOST_MOVES = 20_000
"""A game that takes more would never end."""
LONGEST = 16
"""Rounds; a longer game is a failure."""


class Task(Struct, frozen=True):
    number: int
    seats: int
    galaxy: str
    deck: str
    seed: str


class Record(Struct):
    """What is kept of a game."""

    seats: int
    rounds: int = 0
    ended: str = ""
    """`points`, `rex`, `instant`, `alone`; `long` if it was given up."""
    winner: int | None = None
    races: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    """Seats from the first Speaker on."""
    points: list[int] = field(default_factory=list)
    sources: Counter[str] = field(default_factory=Counter)
    """Points of all players by what gave them."""
    picks: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    """Action Cards played."""
    battles: int = 0
    invasions: int = 0
    planets: list[list[int]] = field(default_factory=list)
    """By round, of each seat; so too…"""
    goods: list[list[int]] = field(default_factory=list)
    counters: list[list[int]] = field(default_factory=list)
    out: int = 0
    moves: int = 0
    decisions: int = 0
    thought: float = 0.0
    """Seconds of processor time for all of them; with the next the only figures that differ each time."""
    seconds: float = 0.0


def tasks(games: int, seats: Iterable[int], galaxy: str, deck: str, seed: str) -> list[Task]:
    """Every number of players in turn."""
    tables = list(seats)
    return [Task(number, tables[number % len(tables)], galaxy, deck, seed) for number in range(games)]


def game(task: Task) -> Record:
    """One game from set-up to its end."""
    seed = f"{task.seed} {task.number}".encode()
    options = Options(galaxy=task.galaxy, objective_deck=task.deck)  # type: ignore[arg-type]
    began = os.times().user
    state = RULES.start(options, task.seats, Dice(seed, -1))
    record = Record(task.seats)
    while not state.over and state.round <= LONGEST:
        assert record.moves < MOST_MOVES, f"{task} does not go on"
        _step(state, seed, record)
    record.seconds = os.times().user - began
    _close(record, state)
    return record


def _step(state: State, seed: bytes, record: Record) -> None:
    """As a table plays: orders that plans have left first, then whoever is waited for."""
    seat, move = _ordered(state) or _decided(state, seed, record)
    _note_move(record, state, move)
    for event in RULES.play(state, seat, move, Dice(seed, RULES.throw(state, record.moves))):
        _note(record, event)
    record.moves += 1
    if state.phase == "action" and len(record.planets) < state.round:
        _census(record, state)


def _ordered(state: State) -> tuple[int, Action] | None:
    found = ((seat, RULES.ordered(state, seat)) for seat in range(state.seats))
    return next(((seat, order) for seat, order in found if order is not None), None)


def _decided(state: State, seed: bytes, record: Record) -> tuple[int, Action]:
    """The first who is waited for, and does not wait for others himself."""
    for prompt in RULES.prompts(state):
        if prompt.optional:
            continue
        began = os.times().user
        move = RULES.android(state, prompt.seat, Dice(seed + b" android", record.moves))
        record.thought += os.times().user - began
        record.decisions += 1
        if move is not None:
            return prompt.seat, move
    raise AssertionError(f"androids have nothing to say to {state.stack[-1]}")


def _note_move(record: Record, state: State, move: Action) -> None:
    match move:
        case PickCard(card):
            record.picks[card] += 1
        case Play(card):
            record.cards[card] += 1
    if state.round == 1 and not record.order:
        record.order = systems.clockwise(state, state.speaker)


def _note(record: Record, event: Event) -> None:
    match event.key:
        case "ti-battle":
            record.battles += 1
        case "ti-planet-taken":
            record.invasions += 1


def _census(record: Record, state: State) -> None:
    seats = range(state.seats)
    players = state.players
    record.planets.append([len(systems.planets_of(state, seat)) for seat in seats])
    record.goods.append([players[seat].goods for seat in seats])
    record.counters.append([each.strategy + each.fleet + each.command for each in players])


def source(name: str) -> str:
    """Of points: the stage of an objective, or what else gave them."""
    if name in PUBLIC:
        return f"stage {PUBLIC[name].stage}"
    return "secret" if name in SECRET else name


def _close(record: Record, state: State) -> None:
    record.rounds, record.winner = state.round, state.winner
    record.ended = state.ended if state.over else "long"
    record.races = [player.race for player in state.players]
    record.points = [player.points for player in state.players]
    record.out = sum(player.out for player in state.players)
    for player in state.players:
        for name, points in player.sources.items():
            record.sources[source(name)] += points
