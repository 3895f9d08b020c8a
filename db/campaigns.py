"""Campaigns: their sheets, members and chapters; and the statements that go into others' transactions."""

from __future__ import annotations

import datetime
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from db.engine import Engine, Statement, Taken, upsert
from db.games import GameRow
from db.writer import Writer
from rules.core import Event, saved
from rules.core.campaign import Closing, Legacy

COLUMNS = (
    "id, game, guild, channel, thread, message, owner, name, language, options, status, sheet,"
    " sheet_version, content, chapter, created_at, moved_at"
)


class NameTaken(Exception):
    """There is an open campaign of this game and name on this server."""


class CampaignRow(Struct):
    id: int
    game: str
    guild: int
    channel: int
    thread: int | None
    message: int | None
    """The home message: the card that says how things stand between two chapters."""
    owner: int
    name: str
    language: str
    options: str
    status: str
    sheet: bytes
    sheet_version: int
    content: str
    """What the table's own components were known by when the sheet was written."""
    chapter: int
    """How many chapters have been closed, without those that were set aside."""
    created_at: float
    moved_at: float


class MemberRow(Struct):
    member: int
    user: int | None
    """None is an android."""
    name: str
    joined: int
    left_at: float | None = None


class ChapterRow(Struct):
    campaign: int
    chapter: int
    game: int
    roster: list[int]
    before: bytes | None
    after: bytes | None
    entry: Event | None
    ended: str | None


class Campaigns:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def create(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        owner: int,
        name: str,
        language: str,
        options: str,
        sheet: bytes,
        sheet_version: int,
        content: str = "",
        thread: int | None = None,
    ) -> CampaignRow:
        now = time.time()
        place = (guild, channel, thread)
        number = await self._writer.number("campaigns")
        values = (number, game, *place, owner, name, language, options, sheet, sheet_version, content)
        sql = (
            "INSERT INTO campaigns (id, game, guild, channel, thread, owner, name, language, options, sheet,"
            " sheet_version, content, created_at, moved_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        await self._named((sql, (*values, now, now)), number=number)
        row = await self.get(number)
        assert row is not None
        return row

    async def _named(self, *statements: Statement, number: int | None = None) -> None:
        """A write after which the campaign has a name that no other may have; `number` is a new one's."""
        stands = None if number is None else partial(self._stands, number)
        try:
            await self._writer.write(*statements, stands=stands)
        except Taken as problem:
            raise NameTaken(str(problem)) from problem

    async def _stands(self, number: int) -> bool:
        return bool(await self._rows("SELECT 1 FROM campaigns WHERE id = ?", (number,)))

    async def get(self, number: int) -> CampaignRow | None:
        return next(iter(await self._select("WHERE id = ?", (number,))), None)

    async def in_thread(self, thread: int) -> CampaignRow | None:
        return next(iter(await self._select("WHERE thread = ? ORDER BY id DESC LIMIT 1", (thread,))), None)

    async def of_guild(self, guild: int) -> list[CampaignRow]:
        """Those that go on first, then by when something last happened."""
        where = "WHERE guild = ? ORDER BY status <> 'open', moved_at DESC LIMIT 100"
        return await self._select(where, (guild,))

    async def of_user(self, user: int, guild: int) -> list[CampaignRow]:
        """The open ones that this person founded or belongs to."""
        where = (
            "WHERE guild = ? AND status = 'open' AND (owner = ? OR id IN"
            " (SELECT campaign FROM members WHERE person = ? AND left_at IS NULL)) ORDER BY moved_at DESC"
        )
        return await self._select(where, (guild, user, user))

    async def members(self, campaign: int) -> list[MemberRow]:
        sql = "SELECT member, person, name, joined, left_at FROM members WHERE campaign = ? ORDER BY member"
        return [MemberRow(*row) for row in await self._rows(sql, (campaign,))]

    async def chapters(self, campaign: int) -> list[ChapterRow]:
        """In the order they were played, also those that were abandoned or set aside."""
        return await self._chapters("WHERE campaign = ? ORDER BY game", (campaign,))

    async def contents(self, campaign: int) -> list[ChapterRow]:
        """The same without their sheets, which are much longer than all the rest."""
        return await self._chapters("WHERE campaign = ? ORDER BY game", (campaign,), sheets="NULL, NULL")

    async def chapter_of(self, game: int) -> ChapterRow | None:
        return next(iter(await self._chapters("WHERE game = ?", (game,))), None)

    async def open_chapter(self, campaign: int) -> ChapterRow | None:
        found = await self._chapters("WHERE campaign = ? AND ended IS NULL", (campaign,))
        return found[0] if found else None

    async def players_since(self, campaign: int, game: int) -> set[int]:
        """Who sat at a chapter that stands, from this one on."""
        sql = (
            "SELECT DISTINCT person FROM seats WHERE person IS NOT NULL AND game IN"
            " (SELECT game FROM chapters WHERE campaign = ? AND game >= ? AND ended = 'closed')"
        )
        return {row[0] for row in await self._rows(sql, (campaign, game))}

    async def update(self, number: int, **fields: Any) -> None:
        names = ", ".join(f"{name} = ?" for name in fields)
        await self._named((f"UPDATE campaigns SET {names} WHERE id = ?", (*fields.values(), number)))

    async def add(self, number: int, *statements: Statement) -> None:
        """One that comes from elsewhere, with all that belongs to it."""
        await self._named(*statements, number=number)

    async def rewind(self, chapter: ChapterRow, legacy: Legacy, content: str) -> None:
        await self._named(*_rewinding(chapter, legacy, content))

    async def leave(self, row: CampaignRow, member: int, owner: int) -> None:
        """`row` has the sheet as it is without them."""
        await self._writer.write(
            (
                "UPDATE members SET left_at = ? WHERE campaign = ? AND member = ?",
                (time.time(), row.id, member),
            ),
            _sheet(row.id, row.sheet, row.sheet_version, row.content),
            ("UPDATE campaigns SET owner = ? WHERE id = ?", (owner, row.id)),
        )

    async def consent(self, campaign: int, matter: str, user: int) -> set[int]:
        sql = (
            "INSERT INTO campaign_consents (campaign, matter, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        )
        await self._writer.write((sql, (campaign, matter, user)))
        return await self.consents(campaign, matter)

    async def consents(self, campaign: int, matter: str) -> set[int]:
        sql = "SELECT person FROM campaign_consents WHERE campaign = ? AND matter = ?"
        return {row[0] for row in await self._rows(sql, (campaign, matter))}

    async def forget_consents(self, campaign: int, matter: str) -> None:
        sql = "DELETE FROM campaign_consents WHERE campaign = ? AND matter = ?"
        await self._writer.write((sql, (campaign, matter)))

    async def _select(self, where: str, values: Sequence[Any]) -> list[CampaignRow]:
        rows = await self._rows(f"SELECT {COLUMNS} FROM campaigns {where}", values)
        return [CampaignRow(*row) for row in rows]

    async def _chapters(
        self, where: str, values: Sequence[Any], sheets: str = "before, after"
    ) -> list[ChapterRow]:
        sql = f"SELECT campaign, chapter, game, roster, {sheets}, entry, ended FROM chapters {where}"
        return [_chapter(row) for row in await self._rows(sql, values)]

    async def _rows(self, sql: str, values: Sequence[Any]) -> list[Any]:
        return list(await self._engine.rows(sql, values))


def _chapter(row: Any) -> ChapterRow:
    campaign, chapter, game, roster, before, after, entry, ended = row
    told = None if entry is None else msgspec.json.decode(entry, type=Event)
    known = msgspec.json.decode(roster, type=list[int])
    return ChapterRow(campaign, chapter, game, known, before, after, told, ended)


def legacy_of(row: GameRow) -> Legacy | None:
    """What a game began with, if it is a chapter."""
    return None if row.legacy is None else saved.load(row.legacy, Legacy)


def closing_facts(roster: tuple[int, ...], fingerprint: str, at: float) -> Closing:
    """What is known of a chapter whose last move was made at this time."""
    date = datetime.datetime.fromtimestamp(at, datetime.UTC).date().isoformat()
    return Closing(roster, date, fingerprint[:8])


# Statements for the transactions of others.


def gathering(row: CampaignRow, sheet: bytes, version: int, content: str, game: int) -> list[Statement]:
    """Beside the lobby of the next chapter, which is this game: only one can be open. The sheet is as it was
    mended for it."""
    return [
        (
            "INSERT INTO chapters (campaign, chapter, game) VALUES (?, ?, ?)",
            (row.id, row.chapter + 1, game),
        ),
        _sheet(row.id, sheet, version, content),
    ]


def _sheet(campaign: int, sheet: bytes, version: int, content: str) -> Statement:
    sql = "UPDATE campaigns SET sheet = ?, sheet_version = ?, content = ?, moved_at = ? WHERE id = ?"
    return sql, (sheet, version, content, time.time(), campaign)


def opening(row: GameRow, legacy: Legacy, members: Sequence[MemberRow], content: str) -> list[Statement]:
    """Beside `log.begin`: what the chapter begins with, and who is a member from now on."""
    assert row.campaign is not None
    roster = msgspec.json.encode(legacy.roster).decode()
    joining: list[Statement] = [
        (
            upsert("members", "campaign, member", "person, name, joined, left_at"),
            (row.campaign, member.member, member.user, member.name, member.joined, None),
        )
        for member in members
    ]
    return [
        ("UPDATE games SET legacy = ? WHERE id = ?", (saved.dump(legacy), row.id)),
        ("UPDATE chapters SET roster = ?, before = ? WHERE game = ?", (roster, legacy.sheet, row.id)),
        _sheet(row.campaign, legacy.sheet, legacy.version, content),
        *joining,
    ]


def closing(row: GameRow, after: Legacy, entry: Event, *, over: bool) -> list[Statement]:
    """Beside the last action: the sheet as it is handed over, and the chronicle's line. Once only."""
    assert row.campaign is not None
    status = "over" if over else "open"
    return [
        (
            "UPDATE campaigns SET sheet = ?, sheet_version = ?, content = ?, chapter = ?, status = ?,"
            " moved_at = ? WHERE id = ? AND EXISTS (SELECT 1 FROM chapters WHERE game = ? AND ended IS NULL)",
            (
                after.sheet,
                after.version,
                row.content,
                after.chapter,
                status,
                time.time(),
                row.campaign,
                row.id,
            ),
        ),
        (
            "UPDATE chapters SET after = ?, entry = ?, ended = 'closed' WHERE game = ? AND ended IS NULL",
            (after.sheet, msgspec.json.encode(entry).decode(), row.id),
        ),
    ]


def abandoning(game: int) -> Statement:
    """Beside the note that a game was abandoned: the sheet stays as it was before the chapter."""
    return "UPDATE chapters SET ended = 'abandoned' WHERE game = ? AND ended IS NULL", (game,)


def _rewinding(chapter: ChapterRow, legacy: Legacy, content: str) -> list[Statement]:
    """To before this chapter. It and those after it stay readable; who came later is no member any more."""
    return [
        (
            "UPDATE campaigns SET sheet = ?, sheet_version = ?, content = ?, chapter = ?, status = 'open',"
            " moved_at = ? WHERE id = ?",
            (legacy.sheet, legacy.version, content, legacy.chapter - 1, time.time(), chapter.campaign),
        ),
        (
            "UPDATE chapters SET ended = 'set_aside' WHERE campaign = ? AND ended = 'closed' AND game >= ?",
            (chapter.campaign, chapter.game),
        ),
        ("DELETE FROM members WHERE campaign = ? AND joined > ?", (chapter.campaign, chapter.game)),
        ("DELETE FROM campaign_consents WHERE campaign = ?", (chapter.campaign,)),
    ]
