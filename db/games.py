"""Games, their seats, and what the table keeps beside the log."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct, field

from db.engine import Engine, Statement, Taken, upsert
from db.log import Conflict
from db.share import Share, mine
from db.writer import Writer
from rules.core import fingerprint

COLUMNS = (
    "id, game, version, status, guild, channel, thread, message, posted_at, owner, language, options, house,"
    " seed, fingerprint, created_at, started_at, ended_at, outcome, number, depth, state, moved_at, shown,"
    " drawn, content, telling, campaign, legacy,"
    " (SELECT name FROM campaigns WHERE campaigns.id = games.campaign),"
    " (SELECT chapter FROM chapters WHERE chapters.game = games.id), refused, looks, ahead,"
    " log_message, log_since, due_at, turn"
)


SEATS = "SELECT * FROM seats WHERE game = ? ORDER BY seat"
DAY = 86_400
PIECE = 500
"""Rows taken in at once: there may be tens of thousands, and clicks come in between."""
ALL = 1_000_000_000
"""As many rows as there are, where a number is asked for."""


class SeatRow(Struct):
    seat: int
    user: int | None
    name: str
    android: bool = False
    offered: bool = False


class GameRow(Struct):
    id: int
    game: str
    version: int
    status: str
    guild: int
    channel: int
    thread: int | None
    message: int | None
    posted_at: float | None
    owner: int
    language: str
    options: str
    house: str
    """Settings of the table that are no rules: pace of reminders, sound, speed of the show."""
    seed: bytes
    fingerprint: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    outcome: str | None
    number: int
    depth: int
    state: bytes | None
    moved_at: float | None
    shown: int
    """Number of the last action the table has been told of."""
    drawn: int = 0
    """Number of the last action that the table message shows."""
    content: str = ""
    """What the table's own components were known by when the game began."""
    telling: int = 0
    """Number of the last action of the telling under way."""
    campaign: int | None = None
    legacy: bytes | None = None
    """What a chapter began with beside its options: a `Legacy`."""
    campaign_name: str | None = None
    chapter: int | None = None
    refused: int = 0
    """How often in a row Discord refused what was sent there."""
    looks: str = ""
    """A digest of what the table message shows."""
    ahead: int = 0
    """Number of the last aside told at once, ahead of the turn under way."""
    log_message: int | None = None
    """The page of the running log that is being written."""
    log_since: int = 0
    """Number of the row with which that page begins."""
    due_at: float | None = None
    """When somebody's silence is to be looked at again; None: not before something happens."""
    turn: int = 0
    """How often its lobby has been changed."""
    seats: list[SeatRow] = field(default_factory=list)

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def live(self) -> bool:
        return self.status in ("running", "paused")


class Standing(Struct):
    """What a start has to know of a table that most likely waits for a player; its fields are its columns."""

    id: int
    game: str
    version: int
    status: str
    guild: int
    channel: int
    thread: int | None
    message: int | None
    number: int
    shown: int
    drawn: int
    content: str
    due_at: float | None

    @property
    def told(self) -> bool:
        """Whether the table has been told of everything, and shows it."""
        return min(self.shown, self.drawn) >= self.number and self.message is not None

    def due_by(self, moment: float) -> bool:
        """Whether somebody's silence is to be looked at by then."""
        return self.status == "running" and self.due_at is not None and self.due_at <= moment


class Games:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self.share: Share | None = None
        """What a process reads for all of its servers is of these alone."""

    async def create(
        self,
        *,
        game: str,
        version: int,
        guild: int,
        channel: int,
        owner: int,
        language: str,
        options: str = "{}",
        seed: bytes | None = None,
        campaign: int | None = None,
        beside: Callable[[int], Sequence[Statement]] = lambda number: (),
    ) -> GameRow:
        """`beside`: what is written with it, once its number is known."""
        seed = seed or secrets.token_bytes(32)
        number = await self._writer.number("games")
        await self._insert(
            (
                "INSERT INTO games (id, game, version, guild, channel, owner, language, options, seed,"
                " fingerprint, created_at, campaign) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    number,
                    game,
                    version,
                    guild,
                    channel,
                    owner,
                    language,
                    options,
                    seed,
                    fingerprint(seed),
                    time.time(),
                    campaign,
                ),
            ),
            *beside(number),
            number=number,
        )
        row = await self.get(number)
        assert row is not None
        return row

    async def add(self, number: int, *statements: Statement) -> None:
        """One that comes from elsewhere, with all that belongs to it."""
        await self._insert(*statements, number=number)

    async def _insert(self, *statements: Statement, number: int) -> None:
        try:
            await self._writer.write(*statements, stands=partial(self._stands, number))
        except Taken as problem:  # another chapter of this campaign is open
            raise Conflict(str(problem)) from problem

    async def _stands(self, number: int) -> bool:
        return bool(await self._engine.rows("SELECT 1 FROM games WHERE id = ?", (number,)))

    async def guild_of(self, number: int) -> int | None:
        """Where it is played, which never changes."""
        rows = await self._engine.rows("SELECT guild FROM games WHERE id = ?", (number,))
        return next((int(row[0]) for row in rows), None)

    async def get(self, number: int) -> GameRow | None:
        select = f"SELECT {COLUMNS} FROM games WHERE id = ?"
        for row in await self._engine.glance(select, (number,)):
            game = GameRow(*row)
            game.seats = [_seat(seat) for seat in await self._engine.glance(SEATS, (number,))]
            return game
        return None

    async def in_thread(self, thread: int) -> GameRow | None:
        rows = await self._select(
            "WHERE thread = ? ORDER BY status IN ('running', 'paused') DESC, id DESC LIMIT 1", (thread,)
        )
        return rows[0] if rows else None

    async def played_in(self, thread: int, besides: int = 0) -> bool:
        """Whether a game of ours is under way in this thread or chat."""
        sql = "SELECT 1 FROM games WHERE thread = ? AND id != ? AND status IN ('running', 'paused')"
        return bool(await self._engine.rows(sql, (thread, besides)))

    async def hosted(self, thread: int, besides: int = 0) -> bool:
        """Whether this thread has ever been the place of a game of ours."""
        sql = "SELECT 1 FROM games WHERE thread = ? AND id != ? AND status != 'lobby' LIMIT 1"
        return bool(await self._engine.rows(sql, (thread, besides)))

    async def of_guild(self, guild: int, statuses: Sequence[str]) -> list[GameRow]:
        marks = ", ".join("?" * len(statuses))
        return await self._select(
            f"WHERE guild = ? AND status IN ({marks}) ORDER BY id DESC LIMIT 100", (guild, *statuses)
        )

    async def of_user(self, user: int, statuses: Sequence[str]) -> list[GameRow]:
        marks = ", ".join("?" * len(statuses))
        return await self._select(
            f"WHERE status IN ({marks}) AND id IN (SELECT game FROM seats WHERE person = ?)"
            " ORDER BY id DESC LIMIT 100",
            (*statuses, user),
        )

    async def running(self, after: int = 0) -> list[Standing]:
        """Games that a start may have to pick up again, the next of them after this number."""
        where = "INDEXED BY under_way WHERE status IN ('running', 'paused') AND id > ?"
        return await self._standing(where, after, PIECE)

    async def all_running(self) -> AsyncIterator[Standing]:
        """Some at a time: there may be tens of thousands, and clicks come in between."""
        after = 0
        while some := await self.running(after):
            for row in some:
                yield row
            after = some[-1].id

    async def due(self, now: float) -> list[GameRow]:
        """Running games in which somebody's silence is to be looked at by then, without their states."""
        where = "INDEXED BY games_by_due WHERE status = 'running' AND due_at <= ?"
        return await self._of_mine(where, (now,))

    async def put_off(self, game: GameRow, due: float | None) -> None:
        """Look at its silences then, unless something has happened there meanwhile."""
        sql = "UPDATE games SET due_at = ? WHERE id = ? AND due_at = ? AND number = ?"
        await self._writer.write((sql, (due, game.id, game.due_at, game.number)), key=game.id)

    async def untold(self) -> list[Standing]:
        """Games that ended in the last day before the table could be told of it."""
        where = (
            "INDEXED BY games_by_end WHERE ended_at > ? AND thread IS NOT NULL"
            " AND (shown < number OR drawn < number)"
        )
        return await self._standing(where, time.time() - DAY, ALL)

    async def _standing(self, where: str, value: float, piece: int) -> list[Standing]:
        more, share = mine(self.share)
        columns = ", ".join(Standing.__struct_fields__)
        sql = f"SELECT {columns} FROM games {where}{more} ORDER BY id LIMIT ?"
        return [Standing(*row) for row in await self._engine.rows(sql, (value, *share, piece))]

    async def refused(self, times: int) -> list[int]:
        """Those in whose place Discord has refused us so often, as far as there is anything to say there."""
        more, share = mine(self.share)
        sql = (
            "SELECT id FROM games INDEXED BY games_refused WHERE refused > 0 AND refused >= ?"
            f" AND (status IN ('running', 'paused') OR ended_at > ?){more}"
        )
        return [int(row[0]) for row in await self._engine.rows(sql, (times, time.time() - DAY, *share))]

    async def at(self, place: int) -> list[GameRow]:
        """Open tables in this channel, in this thread, or in a thread of this channel."""
        is_open = "status IN ('lobby', 'running', 'paused')"
        here = " UNION ".join(
            f"SELECT id FROM games WHERE {of} = ? AND {is_open}" for of in ("channel", "thread")
        )
        return await self._select(f"WHERE id IN ({here})", (place, place), state="NULL")

    async def count_of_host(self, user: int, *statuses: str) -> int:
        marks = ", ".join("?" * len(statuses))
        sql = f"SELECT COUNT(*) FROM games INDEXED BY open_by_owner WHERE owner = ? AND status IN ({marks})"
        return await self._count(sql, (user, *statuses))

    async def count_of_guild(self, guild: int) -> int:
        """Open tables, lobbies included."""
        sql = "SELECT COUNT(*) FROM games WHERE guild = ? AND status IN ('lobby', 'running', 'paused')"
        return await self._count(sql, (guild,))

    async def open_by_game(self) -> dict[tuple[str, ...], float]:
        """How many tables there are that are not over, by game and status."""
        sql = (
            "SELECT game, status, COUNT(*) FROM games WHERE status IN ('lobby', 'running', 'paused')"
            " GROUP BY game, status"
        )
        return {(game, status): number for game, status, number in await self._engine.rows_apart(sql)}

    async def _count(self, sql: str, values: Sequence[Any]) -> int:
        ((number,),) = await self._engine.rows(sql, values)
        return int(number)

    async def lobbies(self, before: float) -> list[GameRow]:
        """Opened before that time, and never begun."""
        where = "INDEXED BY lobbies_by_age WHERE status = 'lobby' AND created_at < ?"
        return await self._of_mine(where, (before,))

    async def finished(self, guild: int, game: str | None = None) -> list[GameRow]:
        where = (
            "WHERE guild = ? AND status = 'over' AND outcome IS NOT NULL"
            " AND (CAST(? AS TEXT) IS NULL OR game = ?) ORDER BY ended_at"
        )
        return await self._select(where, (guild, game, game), state="NULL")

    async def update(self, number: int, **fields: Any) -> None:
        names = ", ".join(f"{name} = ?" for name in fields)
        await self._writer.write(
            (f"UPDATE games SET {names} WHERE id = ?", (*fields.values(), number)), key=number
        )

    async def sit(self, number: int, seats: Iterable[SeatRow]) -> None:
        """These and no other seats, in this order."""
        await self._writer.write(*_seated(number, seats), key=number)

    async def keep_lobby(self, row: GameRow, *fields: str) -> None:
        """The open table as it is in `row` now: its seats, and these columns. Conflict if somebody else has
        changed it since it was read."""
        statements = [turned(row)]
        if fields:
            names = ", ".join(f"{name} = ?" for name in fields)
            values = [getattr(row, name) for name in fields]
            statements.append((f"UPDATE games SET {names} WHERE id = ?", (*values, row.id)))
        await self._changed(row, [*statements, *_seated(row.id, row.seats)])
        row.turn += 1

    async def put_away(self, row: GameRow) -> None:
        """A lobby that nobody wants any more; Conflict if somebody has changed it since it was read."""
        await self._changed(row, [turned(row), *_deleted(row.id)])

    async def _changed(self, row: GameRow, statements: Sequence[Statement]) -> None:
        async def stands() -> bool:
            found = await self._engine.rows("SELECT turn FROM games WHERE id = ?", (row.id,))
            return [each[0] for each in found] != [row.turn]

        try:
            await self._writer.write(*statements, key=row.id, stands=stands)
        except Taken as problem:
            raise Conflict(str(problem)) from problem

    async def delete(self, number: int) -> None:
        """Only a lobby that never started may vanish."""
        await self._writer.write(*_deleted(number), key=number)

    async def _of_mine(self, where: str, values: Sequence[Any]) -> list[GameRow]:
        more, share = mine(self.share)
        return await self._select(where + more, (*values, *share), state="NULL")

    async def _select(self, where: str, values: Sequence[Any], state: str = "state") -> list[GameRow]:
        legacy = "legacy" if state == "state" else state
        columns = COLUMNS.replace(" state,", f" {state},").replace(" legacy,", f" {legacy},")
        rows = await self._engine.rows(f"SELECT {columns} FROM games {where}", values)
        games: list[GameRow] = []
        for start in range(0, len(rows), PIECE):
            games += [GameRow(*row) for row in rows[start : start + PIECE]]
            if len(rows) > PIECE:
                await asyncio.sleep(0)
        by_id = {game.id: game for game in games}
        if by_id:
            await self._fill_seats(by_id)
        return games

    async def _fill_seats(self, games: dict[int, GameRow]) -> None:
        numbers = list(games)
        for start in range(0, len(numbers), PIECE):
            for row in await self._seats(numbers[start : start + PIECE]):
                games[row["game"]].seats.append(_seat(row))

    async def _seats(self, games: Sequence[int]) -> Iterable[Any]:
        sql = f"SELECT * FROM seats WHERE game IN ({', '.join('?' * len(games))}) ORDER BY game, seat"
        return await self._engine.rows(sql, games)


def status_statement(game: int, status: str) -> Statement:
    return "UPDATE games SET status = ? WHERE id = ?", (status, game)


def turned(row: GameRow) -> Statement:
    """Beside a change of a lobby: Taken, unless it is still as it was read."""
    return "UPDATE games SET turn = CASE WHEN turn = ? THEN turn + 1 END WHERE id = ?", (row.turn, row.id)


def _seated(number: int, seats: Iterable[SeatRow]) -> list[Statement]:
    none: Statement = ("DELETE FROM seats WHERE game = ?", (number,))
    return [none, *(seat_statement(number, seat) for seat in seats)]


def _deleted(number: int) -> list[Statement]:
    lobby = "(SELECT id FROM games WHERE id = ? AND status = 'lobby')"
    return [
        (f"DELETE FROM seats WHERE game = {lobby}", (number,)),
        (f"DELETE FROM chapters WHERE game = {lobby}", (number,)),
        ("DELETE FROM games WHERE id = ? AND status = 'lobby'", (number,)),
    ]


def starting(game: int, thread: int, options: str, now: float) -> Statement:
    """Beside `Log.begin`: the lobby is a game under way."""
    return (
        "UPDATE games SET status = 'running', thread = ?, message = NULL, options = ?, started_at = ?,"
        " moved_at = ?, due_at = ? WHERE id = ?",
        (thread, options, now, now, now, game),
    )


def ended(game: int, outcome: str, at: float) -> Statement:
    return ("UPDATE games SET status = 'over', outcome = ?, ended_at = ? WHERE id = ?", (outcome, at, game))


def reopened(game: int) -> Statement:
    """Its last move was taken back."""
    return ("UPDATE games SET status = 'running', outcome = NULL WHERE id = ?", (game,))


def abandoned(game: int) -> Statement:
    return ("UPDATE games SET status = 'abandoned', ended_at = ? WHERE id = ?", (time.time(), game))


def seat_statement(game: int, seat: SeatRow) -> Statement:
    return (
        upsert("seats", "game, seat", "person, name, android, offered"),
        (game, seat.seat, seat.user, seat.name, int(seat.android), int(seat.offered)),
    )


def _seat(row: Any) -> SeatRow:
    return SeatRow(row["seat"], row["person"], row["name"], bool(row["android"]), bool(row["offered"]))
