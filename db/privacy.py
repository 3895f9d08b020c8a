"""What the store holds about one person: to hand it out, to forget it, and to keep no game too long."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from db.store import Store, read_only
from db.writer import Statement

NOBODY = "—"
"""The name of somebody who wanted to be forgotten."""
KEPT = {
    "settings": "SELECT * FROM people WHERE user = ?1",
    "seats": "SELECT s.game, g.game AS title, g.guild, g.status, s.seat, s.name, s.android FROM seats AS s"
    " JOIN games AS g ON g.id = s.game WHERE s.user = ?1",
    "tables hosted": "SELECT id, game, guild, status, created_at FROM games WHERE owner = ?1",
    "moves": "SELECT game, number, kind, text, at FROM actions WHERE user = ?1",
    "last looks": "SELECT game, number FROM looks WHERE user = ?1",
    "votes": "SELECT game, matter FROM consents WHERE user = ?1",
    "muted by the bot": "SELECT guild, game FROM mutes WHERE user = ?1",
    "campaigns": "SELECT campaign, member, name FROM members WHERE user = ?1",
    "campaigns hosted": "SELECT id, game, guild, name FROM campaigns WHERE owner = ?1",
    "campaign votes": "SELECT campaign, matter FROM campaign_consents WHERE user = ?1",
    "private rooms": "SELECT game, thread FROM rooms WHERE ?1 IN (one, other)",
}
OF_A_GAME = (
    *("pings", "consents", "looks", "clocks", "drafts", "rooms", "snapshots", "steps", "actions", "seats"),
    *("mutes", "chapters"),
)
GUARD = (
    "CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions"
    " BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"
)


async def gathered(path: Path, user: int) -> bytes:
    """Everything about this person, as JSON; read beside the games that go on."""
    found: dict[str, Any] = {"user": user}
    async with aiosqlite.connect(read_only(path), uri=True) as connection:
        connection.row_factory = aiosqlite.Row
        for what, sql in KEPT.items():
            rows = await connection.execute_fetchall(sql, (user,))
            found[what] = [dict(row) for row in rows]
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def forgetting(user: int, now: float) -> list[Statement]:
    """Games stay, for the others; who sat there does not. The log is opened for this and nothing else."""
    seats = "(game, seat) IN (SELECT game, seat FROM seats WHERE user = ?)"
    named = (
        "UPDATE actions SET text = 'note-substitute|' || ? WHERE kind = 'note'"
        " AND text LIKE 'note-substitute|%' AND EXISTS (SELECT 1 FROM actions AS a WHERE a.user = ?"
        " AND a.game = actions.game AND a.seat = actions.seat AND a.number < actions.number)"
    )
    next_host = "COALESCE((SELECT user FROM {0} WHERE {0}.{1} = {2}.id AND user IS NOT NULL LIMIT 1), 0)"
    return [
        *((f"DELETE FROM {table} WHERE user = ?", (user,)) for table in ("people", "looks", "consents")),
        *((f"DELETE FROM {table} WHERE user = ?", (user,)) for table in ("campaign_consents", "mutes")),
        ("DELETE FROM rooms WHERE ? IN (one, other)", (user,)),
        (f"DELETE FROM pings WHERE {seats}", (user,)),
        (f"DELETE FROM drafts WHERE {seats}", (user,)),
        ("UPDATE seats SET user = NULL, name = ?, android = 1, offered = 0 WHERE user = ?", (NOBODY, user)),
        (
            "UPDATE members SET user = NULL, name = ?, left_at = COALESCE(left_at, ?) WHERE user = ?",
            (NOBODY, now, user),
        ),
        (f"UPDATE games SET owner = {next_host.format('seats', 'game', 'games')} WHERE owner = ?", (user,)),
        (
            f"UPDATE campaigns SET owner = {next_host.format('members', 'campaign', 'campaigns')}"
            " WHERE owner = ?",
            (user,),
        ),
        ("DROP TRIGGER actions_are_never_changed", ()),
        (named, (NOBODY, user)),
        ("UPDATE actions SET user = NULL WHERE user = ?", (user,)),
        (GUARD, ()),
    ]


async def forget(store: Store, user: int, now: float) -> list[int]:
    """Forget this person; the numbers of their games that go on, or have not begun."""
    rows = await store.games.of_user(user, ("lobby", "running", "paused"))
    await store.writer.write(*forgetting(user, now))
    store.people.forgotten(user)
    return [row.id for row in rows]


async def clear_out(store: Store, before: float) -> int:
    """Delete games that ended before that time, with their logs; how many. Campaigns keep their chapters."""
    sql = "SELECT id FROM games WHERE ended_at < ? AND campaign IS NULL LIMIT 100"
    numbers = [row[0] for row in await store.connection.execute_fetchall(sql, (before,))]
    for number in numbers:
        children = [(f"DELETE FROM {table} WHERE game = ?", (number,)) for table in OF_A_GAME]
        await store.writer.write(*children, ("DELETE FROM games WHERE id = ?", (number,)))
    return len(numbers)
