"""Tables for tests: a game under way, made in the store, played through the real table."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from cogs.house import House as Settings
from db.games import GameRow, SeatRow
from rules.core import CLOCK, Action, Dice, saved
from rules.space_alert.game import RULES
from rules.space_alert.state import Options
from tests.cogs.conftest import House

SEED = b"a table for tests"


async def running(house: House, *names: str, settings: Settings | None = None, **options: Any) -> GameRow:
    """A game in a thread of its own; a name with no person behind it is an android."""
    people = {person.name: person for person in map(house.person, [n for n in names if n != "android"])}
    first = next(iter(people.values()))
    channel = house.bot.get_channel(int(first.channel))
    message = await channel.send("a table")  # type: ignore[union-attr]
    thread = await message.create_thread(name="a table")
    chosen = Options(**{"pace": "post", "mission": "mission_1", **options})
    row = await house.store.games.create(
        game="space_alert",
        version=RULES.version,
        guild=thread.guild.id,
        channel=int(first.channel),
        owner=int(first.id),
        language="en",
        options=msgspec.json.encode(chosen).decode(),
        seed=SEED,
    )
    seats = [
        SeatRow(n, int(people[name].id) if name in people else None, name, android=name not in people)
        for n, name in enumerate(names)
    ]
    await house.store.games.sit(row.id, seats)
    state = RULES.start(chosen, len(seats), Dice(SEED, -1))
    now = time.time()
    await house.store.log.begin(
        row.id,
        saved.dump(state),
        RULES.version,
        beside=[
            (
                "UPDATE games SET status = 'running', thread = ?, house = ?, started_at = ?, moved_at = ?"
                " WHERE id = ?",
                (thread.id, msgspec.json.encode(settings or Settings()).decode(), now, now, row.id),
            )
        ],
    )
    return await again(house, row.id)


async def again(house: House, game: int) -> GameRow:
    row = await house.store.games.get(game)
    assert row is not None
    return row


async def play(house: House, game: int, seat: int, *actions: Action) -> None:
    async with house.bot.table.turn(game) as loaded:
        for action in actions:
            await house.bot.table.play(loaded, seat, action)


async def play_to_the_end(house: House, game: int) -> None:
    """By default moves of everybody, until it is over."""
    async with house.bot.table.turn(game) as loaded:
        for _ in range(500):
            if loaded.row.status != "running":
                return
            for seat in range(len(loaded.row.seats)):
                action = loaded.rules.default(loaded.state, seat)
                if action is not None:
                    await loaded.play(seat, action)
                    break
    raise AssertionError("the game does not end")


__all__ = ["CLOCK", "SEED", "again", "play", "play_to_the_end", "running"]
