"""Games to measure with, put into a store without Discord."""

from __future__ import annotations

import time

import msgspec

from db.games import SeatRow
from db.log import Record
from db.store import Store
from db.writer import Statement
from rules.core import Dice, notation, saved
from rules.space_alert.actions import Begin, Place, Take
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.state import State

PER_TRANSACTION = 500


async def begun(
    store: Store, seats: int = 2, options: Options | None = None, guild: int = 1, channel: int = 2
) -> int:
    """A game of Space Alert that has begun, in the thread with its own number."""
    chosen = options or Options(mission="mission_1", pace="practice")
    row = await store.games.create(
        game="space_alert",
        version=RULES.version,
        guild=guild,
        channel=channel,
        owner=1,
        language="en",
        options=msgspec.json.encode(chosen).decode(),
    )
    await store.games.sit(row.id, [SeatRow(seat, 100 + seat, f"Player {seat}") for seat in range(seats)])
    state = RULES.start(chosen, seats, Dice(row.seed, -1))
    now = time.time()
    await store.log.begin(row.id, saved.dump(state), RULES.version)
    await store.games.update(
        row.id, status="running", thread=10_000 + row.id, message=20_000 + row.id, posted_at=now, moved_at=now
    )
    return row.id


async def played(store: Store, actions: int, options: Options | None = None, seats: int = 2) -> int:
    """A game with so many actions: begun, then a card is put down and taken back for as long as needed."""
    game = await begun(store, seats, options)
    row = await store.games.get(game)
    assert row is not None and row.state is not None
    state: State = saved.load(row.state, RULES.state)
    rows: list[Statement] = []
    for number in range(1, actions + 1):
        rows += _action(state, row.seed, game, number)
        if len(rows) >= PER_TRANSACTION:
            await store.writer.write(*rows)
            rows.clear()
    blob = saved.dump(state)
    sql = "UPDATE games SET state = ?, number = ?, depth = ?, shown = ?, drawn = ? WHERE id = ?"
    await store.writer.write(*rows, (sql, (blob, actions, actions, actions, actions, game)))
    return game


def _action(state: State, seed: bytes, game: int, number: int) -> list[Statement]:
    seat = number % state.seats
    slot = state.crew[seat].slots[0]
    if state.stage == "briefing":
        action: Begin | Place | Take = Begin()
    elif slot.card is None:
        action = Place(state.crew[seat].hand[0], "action", 1)
    else:
        action = Take(1)
    events = RULES.play(state, seat, action, Dice(seed, number - 1))
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
        "INSERT INTO actions (game, number, kind, depth, seat, user, text, events, chance, interaction, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    text = msgspec.json.encode(record.events).decode()
    values = (game, number, "play", number, seat, record.user, record.text, text, 0, None, record.at)
    return [(sql, values)]
