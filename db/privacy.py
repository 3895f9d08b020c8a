"""What the store holds about one person: to hand it out, to forget it, and to keep no game too long."""

from __future__ import annotations

from typing import Any

import msgspec

from db import transfer
from db.engine import Statement
from db.store import Store
from rules.core import saved

NOBODY = "—"
"""The name of somebody who wanted to be forgotten."""
KEPT = {
    "settings": "SELECT * FROM people WHERE person = ?",
    "seats": "SELECT s.game, g.game AS title, g.guild, g.status, s.seat, s.name, s.android FROM seats AS s"
    " JOIN games AS g ON g.id = s.game WHERE s.person = ?",
    "tables hosted": "SELECT id, game, guild, status, created_at FROM games WHERE owner = ?",
    "moves": "SELECT game, number, kind, text, at FROM actions WHERE person = ?",
    "moves begun": "SELECT d.game, d.matter, d.said, d.at FROM drafts AS d"
    " JOIN seats AS s ON s.game = d.game AND s.seat = d.seat WHERE s.person = ?",
    "calls": "SELECT p.game, p.channel, p.message, p.at, p.nudged_at, p.snoozed_until FROM pings AS p"
    " JOIN seats AS s ON s.game = p.game AND s.seat = p.seat WHERE s.person = ?",
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


MEMBER = (
    "SELECT c.id, c.game, c.sheet, c.sheet_version, m.member FROM members AS m"
    " JOIN campaigns AS c ON c.id = m.campaign WHERE m.person = ?"
)


async def _sheets(store: Store, user: int) -> list[Statement]:
    """Of this person's campaigns, without the name. What a chapter has begun with or left stays as its log
    proves it; a sheet that is left by one under way, or has to be mended, loses it when the next begins."""
    found: list[Statement] = []
    for number, game, sheet, version, member in await store.engine.rows(MEMBER, (user,)):
        rules = transfer.rules_of(game)
        if rules is None or rules.campaign is None or version != rules.campaign.sheet_version:
            continue
        without = saved.load(sheet, rules.campaign.sheet)
        rules.campaign.forgotten(without, member, NOBODY)
        sql = "UPDATE campaigns SET sheet = ? WHERE id = ? AND sheet = ?"
        found.append((sql, (saved.dump(without), number, sheet)))
    return found


async def forget(store: Store, user: int, now: float) -> list[int]:
    """Forget this person; the numbers of their games that go on, or have not begun."""
    rows = await store.games.of_user(user, ("lobby", "running", "paused"))
    await store.writer.write(*await _sheets(store, user), *forgetting(user, now))
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
