"""Games to measure with, put into a store without Discord."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from db.engine import Statement
from db.games import SeatRow
from db.log import Record
from db.store import Store
from rules.core import Action, Dice, Event, Rules, notation, saved
from rules.space_alert.actions import Begin, Place, Take
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.state import State

PER_TRANSACTION = 500
Move = Callable[[Any, int], tuple[int, Action]]
"""Who moves how, by the state and the number of the move."""


async def begun(
    store: Store,
    seats: int = 2,
    options: Any = None,
    guild: int = 1,
    channel: int = 2,
    rules: Rules[Any] = RULES,
) -> int:
    """A game, usually of Space Alert, that has begun, in the thread with its own number."""
    chosen = options or Options(mission="mission_1", pace="practice")
    row = await store.games.create(
        game=rules.key,
        version=rules.version,
        guild=guild,
        channel=channel,
        owner=1,
        language="en",
        options=msgspec.json.encode(chosen).decode(),
    )
    await store.games.sit(row.id, [SeatRow(seat, 100 + seat, f"Player {seat}") for seat in range(seats)])
    state = rules.start(chosen, seats, Dice(row.seed, -1))
    now = time.time()
    await store.log.begin(row.id, saved.dump(state), rules.version)
    await store.games.update(
        row.id, status="running", thread=10_000 + row.id, message=20_000 + row.id, posted_at=now, moved_at=now
    )
    return row.id


def _card(state: State, number: int) -> tuple[int, Action]:
    """A card is put down and taken back."""
    seat = number % state.seats
    slot = state.crew[seat].slots[0]
    if state.stage == "briefing":
        return seat, Begin()
    return seat, Place(state.crew[seat].hand[0], "action", 1) if slot.card is None else Take(1)


async def played(
    store: Store,
    actions: int,
    options: Any = None,
    seats: int = 2,
    rules: Rules[Any] = RULES,
    move: Move = _card,
) -> int:
    """A game with so many actions: begun, then the same is done and undone for as long as needed."""
    game = await begun(store, seats, options, rules=rules)
    row = await store.games.get(game)
    assert row is not None and row.state is not None
    state = saved.load(row.state, rules.state)
    rows: list[Statement] = []
    for number in range(1, actions + 1):
        seat, action = move(state, number)
        events = rules.play(state, seat, action, Dice(row.seed, rules.throw(state, number - 1)))
        rows.append(_row(game, number, seat, action, events))
        if len(rows) >= PER_TRANSACTION:
            await store.writer.write(*rows)
            rows.clear()
    blob = saved.dump(state)
    sql = "UPDATE games SET state = ?, number = ?, depth = ?, shown = ?, drawn = ? WHERE id = ?"
    await store.writer.write(*rows, (sql, (blob, actions, actions, actions, actions, game)))
    return game


def _row(game: int, number: int, seat: int, action: Action, events: list[Event]) -> Statement:
    record = Record(
        game,
        number,
        "play",
        number,
        seat,
        100 + seat,
        notation.write(action),
        events,
        False,
        None,
        time.time(),
    )
    sql = (
        "INSERT INTO actions (game, number, kind, depth, seat, person, text, events, chance, interaction, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    text = msgspec.json.encode(record.events).decode()
    values = (game, number, "play", number, seat, record.user, record.text, text, 0, None, record.at)
    return sql, values
