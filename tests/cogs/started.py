"""A game under way in a thread of its own, made in the store: of any rules, from any state."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from cogs.table_settings import TableSettings as Settings
from db.games import GameRow, SeatRow
from rules.core import Dice, saved
from rules.core.campaign import first_state
from tests.cogs.conftest import House
from tests.cogs.playing import row_of


async def under_way(house: House, rules: Any, options: Any, *names: str, **how: Any) -> GameRow:
    """Told and shown."""
    game = await begin(house, rules, options, *names, **how)
    house.bot.table.broadcast.changed(game)
    await house.settle()
    return await row_of(house, game)


async def begin(
    house: House,
    rules: Any,
    options: Any,
    *names: str,
    seed: bytes,
    settings: Settings | None = None,
    state: Any = None,
) -> int:
    """Its number. A name with no person behind it is an android. `state`: where it begins."""
    people = {person.name: person for person in map(house.person, [n for n in names if n != "android"])}
    first = next(iter(people.values()))
    channel = house.bot.get_channel(int(first.channel))
    message = await channel.send("a table", silent=True)  # type: ignore[union-attr]
    thread = await message.create_thread(name="a table")
    row = await house.store.games.create(
        game=rules.key,
        version=rules.version,
        guild=thread.guild.id,
        channel=int(first.channel),
        owner=int(first.id),
        language="en",
        options=msgspec.json.encode(options).decode(),
        seed=seed,
    )
    seats = [
        SeatRow(n, int(people[name].id) if name in people else None, name, android=name not in people)
        for n, name in enumerate(names)
    ]
    await house.store.games.sit(row.id, seats)
    now = time.time()
    begun = (
        "UPDATE games SET status = 'running', thread = ?, house = ?, started_at = ?, moved_at = ?"
        " WHERE id = ?",
        (thread.id, msgspec.json.encode(settings or Settings()).decode(), now, now, row.id),
    )
    if state is None:
        state = first_state(rules, options, len(seats), Dice(seed, -1), None)
    await house.store.log.begin(row.id, saved.dump(state), rules.version, beside=[begun])
    return row.id
