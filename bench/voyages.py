"""Games of Xia and Captains to click in: put into the store before the bot starts, then played by buttons."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec

from cogs import prompts, shelf
from cogs.table import Table
from cogs.workshop import Workshop
from db.games import SeatRow
from db.store import Store
from rules.core import Dice, Rules, saved
from rules.core.campaign import first_state
from sandbox.person import Person
from sandbox.server import Sandbox


class Voyage(NamedTuple):
    """A game to put into the store: androids play so many rounds, then people take the first seats."""

    game: str
    people: Sequence[Person]
    seats: int
    rounds: int


def rules_of(game: str) -> Rules[Any]:
    found: Rules[Any] = import_module(f"rules.{game}.game").RULES
    return found


async def prepared(path: Path, box: Sandbox, voyages: Sequence[Voyage]) -> list[int]:
    """Their numbers, 1 and on."""
    store, workshop = await Store.open(path), Workshop(0)
    table = Table(store, workshop, shelf.faces())
    numbers = [await _begun(table, box, voyage) for voyage in voyages]
    await workshop.close()
    await store.close()
    return numbers


async def _begun(table: Table, box: Sandbox, voyage: Voyage) -> int:
    rules, channel = rules_of(voyage.game), box.world.channel("games")
    options = rules.options()
    row = await table.store.games.create(
        game=voyage.game,
        version=rules.version,
        guild=int(channel["guild_id"]),
        channel=int(channel["id"]),
        owner=int(voyage.people[0].id),
        language="en",
        options=msgspec.json.encode(options).decode(),
    )
    androids = [SeatRow(seat, None, f"Android {seat}", android=True) for seat in range(voyage.seats)]
    await table.store.games.sit(row.id, androids)
    state = first_state(rules, options, voyage.seats, Dice(row.seed, -1), None)
    await table.store.log.begin(row.id, saved.dump(state), rules.version)
    await table.store.games.update(row.id, status="running", thread=int(channel["id"]))
    async with table.turn(row.id) as loaded:
        await loaded.follow(voyage.rounds)
    seated = [SeatRow(seat, int(person.id), person.name) for seat, person in enumerate(voyage.people)]
    await table.store.games.sit(row.id, [*seated, *androids[len(seated) :]])
    number = loaded.row.number
    await table.store.games.update(
        row.id, shown=number, drawn=number, message=1, posted_at=time.time(), moved_at=time.time()
    )
    return row.id


class Press(NamedTuple):
    seat: int
    custom_id: str
    kind: str
    """What it does, by the name of the move."""


def next_press(path: str, game: int) -> Press | None:
    """What the one who is asked presses next: what an android would do, if it is on offer."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as store:
        key, blob, number, status = store.execute(
            "SELECT game, state, number, status FROM games WHERE id = ?", (game,)
        ).fetchone()
        last = dict(
            store.execute(
                "SELECT seat, MAX(number) FROM actions WHERE game = ? AND aside = 0 GROUP BY seat", (game,)
            )
        )
    rules = rules_of(key)
    state = saved.load(blob, rules.state)
    asked = next((each for each in rules.prompts(state) if each.choices and not each.optional), None)
    if status != "running" or asked is None:
        return None
    wanted = rules.android(state, asked.seat, Dice(b"bench", number))
    index = next((place for place, choice in enumerate(asked.choices) if choice.action == wanted), 0)
    known: Any = SimpleNamespace(last_by_seat=last)
    tail = f"{asked.seat}.{prompts.stamp(known, asked)}"
    what = f"choose:{game}:{tail}.{index}"
    if asked.choices[index].final:
        what = f"sure:{game}:{tail}.{1 << index:x}"
    return Press(asked.seat, f"w:{what}", type(asked.choices[index].action).__name__)
