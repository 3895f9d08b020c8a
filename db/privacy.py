"""What the store holds about one person: to hand it out, to forget it, and to keep no game too long."""

from __future__ import annotations

from typing import Any

import msgspec

from db.engine import Statement
from db.store import Store

NOBODY = "—"
"""The name of somebody who wanted to be forgotten."""
KEPT = {
    "settings": "SELECT * FROM people WHERE person = ?",
    "seats": "SELECT s.game, g.game AS title, g.guild, g.status, s.seat, s.name, s.android FROM seats AS s"
    " JOIN games AS g ON g.id = s.game WHERE s.person = ?",
    "tables hosted": "SELECT id, game, guild, status, created_at FROM games WHERE owner = ?",
    "moves": "SELECT game, number, kind, text, at FROM actions WHERE person = ?",
    "last looks": "SELECT game, number FROM looks WHERE person = ?",
    "votes": "SELECT game, matter FROM consents WHERE person = ?",
    "muted by the bot": "SELECT guild, game FROM mutes WHERE person = ?",
    "campaigns": "SELECT campaign, member, name FROM members WHERE person = ?",
    "campaigns hosted": "SELECT id, game, guild, name FROM campaigns WHERE owner = ?",
    "campaign votes": "SELECT campaign, matter FROM campaign_consents WHERE person = ?",
    "private rooms": "SELECT game, thread FROM rooms WHERE ? IN (one, other)",
}
OF_A_GAME = (
    *("pings", "consents", "looks", "clocks", "drafts", "rooms", "snapshots", "steps", "actions", "seats"),
    *("mutes", "chapters"),
)


async def gathered(store: Store, user: int) -> bytes:
    """Everything about this person, as JSON; read beside the games that go on."""
    found: dict[str, Any] = {"user": user}
    for what, sql in KEPT.items():
        found[what] = [dict(row) for row in await store.engine.rows_apart(sql, (user,))]
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def forgetting(user: int, now: float) -> list[Statement]:
    """Games stay, for the others; who sat there does not. The log is opened for this and nothing else."""
    seats = "(game, seat) IN (SELECT game, seat FROM seats WHERE person = ?)"
    named = (
        "UPDATE actions SET text = 'note-substitute|' || CAST(? AS TEXT) WHERE kind = 'note'"
        " AND text LIKE 'note-substitute|%' AND EXISTS (SELECT 1 FROM actions AS a WHERE a.person = ?"
        " AND a.game = actions.game AND a.seat = actions.seat AND a.number < actions.number)"
    )
    next_host = "COALESCE((SELECT person FROM {0} WHERE {0}.{1} = {2}.id AND person IS NOT NULL LIMIT 1), 0)"
    return [
        *((f"DELETE FROM {table} WHERE person = ?", (user,)) for table in ("people", "looks", "consents")),
        *((f"DELETE FROM {table} WHERE person = ?", (user,)) for table in ("campaign_consents", "mutes")),
        ("DELETE FROM rooms WHERE ? IN (one, other)", (user,)),
        (f"DELETE FROM pings WHERE {seats}", (user,)),
        (f"DELETE FROM drafts WHERE {seats}", (user,)),
        (
            "UPDATE seats SET person = NULL, name = ?, android = 1, offered = 0 WHERE person = ?",
            (NOBODY, user),
        ),
        (
            "UPDATE members SET person = NULL, name = ?, left_at = COALESCE(left_at, ?) WHERE person = ?",
            (NOBODY, now, user),
        ),
        (f"UPDATE games SET owner = {next_host.format('seats', 'game', 'games')} WHERE owner = ?", (user,)),
        (
            f"UPDATE campaigns SET owner = {next_host.format('members', 'campaign', 'campaigns')}"
            " WHERE owner = ?",
            (user,),
        ),
        ("INSERT INTO opened (reason) VALUES (?)", ("forgotten",)),
        (named, (NOBODY, user)),
        ("UPDATE actions SET person = NULL WHERE person = ?", (user,)),
        ("DELETE FROM opened", ()),
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
    numbers = [row[0] for row in await store.engine.rows(sql, (before,))]
    for number in numbers:
        children = [(f"DELETE FROM {table} WHERE game = ?", (number,)) for table in OF_A_GAME]
        await store.writer.write(*children, ("DELETE FROM games WHERE id = ?", (number,)), key=number)
    return len(numbers)
