"""The append-only log of actions, and the snapshots that make it fast to load."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db.engine import Engine, Statement, Taken, upsert
from db.writer import Writer
from rules.core import CLOCK, Event

SNAPSHOT_EVERY = 50
PAGE = 50
"""Rows read at once from the end of a log."""
PIECE = 500
"""Of a log that is read whole. Rows are numbered without a gap."""
LONGEST_TAIL = 1000
ALL = 1_000_000_000
"""As many rows as there are: an offset wants a limit beside it."""
SPECTATOR = -1
"""Among the readers of `steps`."""
# Partial indices are named in the queries: left to itself SQLite would rather walk through the whole log.
_events = msgspec.json.Decoder(list[Event])


class Record(Struct):
    """One row of the log. `text` is the move in its notation, or the note."""

    game: int
    number: int
    kind: str
    depth: int
    seat: int
    user: int | None
    text: str
    events: list[Event]
    chance: bool
    """A die was rolled, a deck shuffled, or something hidden shown: taking it back needs consent."""
    interaction: int | None
    at: float
    aside: bool = False
    """It answered no question: an order, a gift."""
    by_itself: bool = False
    """Made by an android or by the seat's standing orders."""
    amends: int | None = None
    """The depth of the move that this one stands for (`kind` "amend")."""


class Snapshot(Struct):
    number: int
    depth: int
    version: int
    state: bytes


class Conflict(Exception):
    """This click is in the log already, or another writer was faster."""


class Log:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def append(
        self,
        record: Record,
        state: bytes,
        version: int,
        *,
        before: Sequence[Statement] = (),
        beside: Sequence[Statement] = (),
        snapshot: bool = False,
    ) -> None:
        """The action, the state after it and what goes with it, in one transaction; `before`: what led
        there (`appended`)."""
        try:
            statements = (*before, *appended(record, state, version, snapshot), *beside)
            await self._writer.write(*statements, key=record.game, stands=partial(self._stands, record))
        except Taken as problem:
            raise Conflict(str(problem)) from problem

    async def _stands(self, record: Record) -> bool:
        """Whether it is this very action that has this number."""
        sql = "SELECT interaction, text, at FROM actions WHERE game = ? AND number = ?"
        rows = await self._engine.rows(sql, (record.game, record.number))
        return [tuple(row) for row in rows] == [(record.interaction, record.text, record.at)]

    async def seen(self, interaction: int) -> bool:
        sql = "SELECT 1 FROM actions WHERE interaction = ?"
        return bool(await self._engine.rows(sql, (interaction,)))

    async def clicks(self, since: int, most: int) -> list[int]:
        """Those that have made a move, the oldest first; of too many the newest."""
        sql = "SELECT interaction FROM actions WHERE interaction > ? ORDER BY interaction DESC LIMIT ?"
        rows = await self._engine.rows(sql, (since, most))
        return [row[0] for row in rows][::-1]

    async def read(self, game: int, after: int = 0, upto: int | None = None) -> list[Record]:
        sql = (
            "SELECT * FROM actions WHERE game = ? AND number > ?"
            " AND (CAST(? AS BIGINT) IS NULL OR number <= ?) ORDER BY number"
        )
        rows = await self._engine.rows(sql, (game, after, upto, upto))
        return [_record(row) for row in rows]

    async def whole(self, game: int) -> list[Record]:
        """Every row, some at a time: whoever clicks meanwhile does not wait for all of them."""
        found: list[Record] = []
        while some := await self.read(game, len(found), len(found) + PIECE):
            found += some
        return found

    async def moves(self, game: int, after: int, upto: int) -> list[Record]:
        """The moves that stand, from depth `after` + 1 to `upto`; the game must be as deep as that.

        Of several moves of one depth the last one stands: the others were taken back to make room for it."""
        sql = (
            "SELECT * FROM actions WHERE game = ? AND number IN"
            " (SELECT MAX(number) FROM actions INDEXED BY moves_by_depth WHERE game = ? AND kind = 'play'"
            " AND depth > ? AND depth <= ? GROUP BY depth) ORDER BY depth"
        )
        rows = await self._engine.rows(sql, (game, game, after, upto))
        line = [_record(row) for row in rows]
        for record in await self._amended(game, after, upto):
            place = record.amends - line[0].depth if line and record.amends is not None else -1
            if 0 <= place < len(line) and line[place].number < record.number:
                line[place] = amended(line[place], record)
        return line

    async def _amended(self, game: int, after: int, upto: int) -> list[Record]:
        """The last amendment of each of these moves."""
        sql = (
            "SELECT * FROM actions WHERE game = ? AND number IN"
            " (SELECT MAX(number) FROM actions INDEXED BY amendments WHERE game = ? AND kind = 'amend'"
            " AND amends > ? AND amends <= ? GROUP BY amends)"
        )
        return [_record(row) for row in await self._engine.rows(sql, (game, game, after, upto))]

    async def tail(
        self, game: int, depth: int, until: Callable[[Record], bool], most: int = LONGEST_TAIL
    ) -> list[Record]:
        """The last moves that stand, back to the newest for which `until` holds, that one included; at most
        so many. Read from the end, so that it costs the same in a long game."""
        found: list[Record] = []
        while depth > 0 and len(found) < most:
            some = await self.moves(game, max(0, depth - PAGE), depth)
            start = next((n for n in range(len(some) - 1, -1, -1) if until(some[n])), None)
            found = [*some[start or 0 :], *found]
            if start is not None:
                break
            depth -= PAGE
        return found[-most:]

    async def learned(self, game: int, seat: int | None, after: int, most: int, skip: int) -> list[Record]:
        """The newest rows since that one of which this seat, or a spectator, learned; the last `skip` of
        them left out."""
        sql = (
            "SELECT * FROM actions WHERE game = ? AND number > ?"
            " AND (kind NOT IN ('play', 'amend') OR seat = ? OR told(events, ?))"
            " ORDER BY number DESC LIMIT ? OFFSET ?"
        )
        rows = await self._engine.rows(sql, (game, after, seat, seat, most, skip))
        return [_record(row) for row in rows][::-1]

    async def steps(self, game: int, seat: int | None, depth: int) -> int:
        """Of how many of the first `depth` moves that stand this seat, or a spectator, learned."""
        sql = (
            "SELECT step FROM steps WHERE game = ? AND reader = ? AND depth <= ? ORDER BY depth DESC LIMIT 1"
        )
        rows = await self._engine.rows(sql, (game, _reader(seat), depth))
        return next((int(row[0]) for row in rows), 0)

    async def depth_of(self, game: int, seat: int | None, step: int) -> int:
        """How deep the game is after the last of so many moves they learned of."""
        sql = "SELECT depth FROM steps INDEXED BY depth_of_step WHERE game = ? AND reader = ? AND step = ?"
        rows = await self._engine.rows(sql, (game, _reader(seat), step))
        return next((int(row[0]) for row in rows), 0)

    async def last_move(self, game: int, seat: int) -> Record | None:
        """The seat's last move that stands: no aside, and nothing that its orders did for it."""
        sql = (
            "SELECT * FROM actions AS a INDEXED BY moves_by_hand WHERE game = ? AND seat = ?"
            f" AND kind = 'play' AND aside = 0 AND by_itself = 0 AND {_stands('a')}"
            " ORDER BY number DESC LIMIT 1"
        )
        rows = await self._engine.rows(sql, (game, seat))
        return _record(rows[0]) if rows else None

    async def last_by_hand(self, game: int) -> Record | None:
        """The last row that is somebody's doing: no aside, and nothing that went by itself."""
        sql = (
            "SELECT * FROM actions WHERE game = ? AND aside = 0 AND by_itself = 0"
            " ORDER BY number DESC LIMIT 1"
        )
        rows = await self._engine.rows(sql, (game,))
        return _record(rows[0]) if rows else None

    async def last_but_asides(self, game: int) -> int:
        """The number of the last row that was no aside; 0 if there is none."""
        sql = "SELECT number FROM actions WHERE game = ? AND aside = 0 ORDER BY number DESC LIMIT 1"
        rows = await self._engine.rows(sql, (game,))
        return int(rows[0][0]) if rows else 0

    async def notes_since_last_move(self, game: int, seat: int, text: str) -> int:
        """How many such notes there are on a seat since somebody moved there by hand."""
        moved = (
            "SELECT number FROM actions WHERE game = ? AND seat = ? AND aside = 0 AND person IS NOT NULL"
            " AND kind = 'play' ORDER BY number DESC LIMIT 1"
        )
        sql = (
            "SELECT COUNT(*) FROM actions INDEXED BY notes WHERE game = ? AND kind = 'note' AND seat = ?"
            f" AND text = ? AND number > COALESCE(({moved}), 0)"
        )
        (row,) = await self._engine.rows(sql, (game, seat, text, game, seat))
        return int(row[0])

    async def took_back(self, game: int, seat: int, after: int) -> bool:
        """Whether this seat has taken something back since the first so many takings back."""
        sql = (
            "SELECT seat FROM actions INDEXED BY takings_back WHERE game = ? AND kind = 'undo'"
            f" ORDER BY number LIMIT {ALL} OFFSET ?"
        )
        return (seat,) in [tuple(row) for row in await self._engine.rows(sql, (game, after))]

    async def notes(self, game: int, after: int = 0) -> list[Record]:
        """What else happened at the table since that row."""
        sql = (
            "SELECT * FROM actions INDEXED BY notes"
            " WHERE game = ? AND kind = 'note' AND number > ? ORDER BY number"
        )
        return [_record(row) for row in await self._engine.rows(sql, (game, after))]

    async def last_note(self, game: int, *texts: str) -> Record | None:
        """The last note that says one of these."""
        sql = (
            "SELECT * FROM actions INDEXED BY notes WHERE game = ? AND kind = 'note'"
            f" AND text IN ({', '.join('?' * len(texts))}) ORDER BY number DESC LIMIT 1"
        )
        rows = await self._engine.rows(sql, (game, *texts))
        return _record(rows[0]) if rows else None

    async def snapshot(self, game: int, depth: int, version: int) -> Snapshot | None:
        """The latest snapshot of these rules at or before this depth, of a line of play that still stands."""
        sql = (
            "SELECT number, depth, version, state FROM snapshots AS s WHERE game = ? AND depth <= ?"
            f" AND version = ? AND {_stands('s')} AND NOT EXISTS (SELECT 1 FROM actions AS m"
            " INDEXED BY amendments WHERE m.game = s.game AND m.kind = 'amend' AND m.number > s.number"
            " AND m.amends <= s.depth) ORDER BY depth DESC, number DESC LIMIT 1"
        )
        rows = await self._engine.rows(sql, (game, depth, version))
        return Snapshot(*rows[0]) if rows else None

    async def taken_over(self, game: int, version: int) -> Snapshot | None:
        """Where these rules took the game over: its beginning, or an upgrade before which nothing can be
        played again. None if they have not."""
        sql = (
            "SELECT number, depth, version, state FROM snapshots WHERE game = ? AND version = ?"
            " ORDER BY number LIMIT 1"
        )
        rows = await self._engine.rows(sql, (game, version))
        return Snapshot(*rows[0]) if rows else None

    async def last_by_seat(self, game: int) -> dict[int, int]:
        """The number of each seat's last action that was no aside: with it a button knows which decision it
        belongs to."""
        sql = (
            "SELECT s.seat, (SELECT MAX(number) FROM actions AS a"
            " WHERE a.game = ? AND a.seat = s.seat AND a.aside = 0)"
            " FROM (SELECT seat FROM seats WHERE game = ? UNION ALL SELECT CAST(? AS BIGINT)) AS s"
        )
        rows = await self._engine.rows(sql, (game, game, CLOCK))
        return {row[0]: row[1] for row in rows if row[1] is not None}

    async def takings_back(self, game: int) -> int:
        """How often something was taken back: everybody was told of each."""
        sql = "SELECT COUNT(*) FROM actions INDEXED BY takings_back WHERE game = ? AND kind = 'undo'"
        ((count,),) = await self._engine.rows(sql, (game,))
        return int(count)

    async def begin(
        self, game: int, state: bytes, version: int, *, content: str = "", beside: Sequence[Statement] = ()
    ) -> None:
        """The state before the first action. Conflict if what is written beside it finds another table than
        was read."""

        async def stands() -> bool:
            found = await self._engine.rows("SELECT state FROM games WHERE id = ?", (game,))
            return [row[0] for row in found] == [state]

        begun = (
            "UPDATE games SET state = ?, number = 0, depth = 0, version = ?, content = ? WHERE id = ?",
            (state, version, content, game),
        )
        first = (upsert("snapshots", "game, number", "depth, version, state"), (game, 0, 0, version, state))
        try:
            await self._writer.write(begun, first, *beside, key=game, stands=stands)
        except Taken as problem:
            raise Conflict(str(problem)) from problem


def appended(record: Record, state: bytes, version: int, snapshot: bool = False) -> list[Statement]:
    """The row, the game after it, and now and then a snapshot. A game that is due already stays so, from the
    same moment on: an index that every move changes would cost more than the move."""
    statements: list[Statement] = [
        (
            "INSERT INTO actions (game, number, kind, depth, seat, person, text, events,"
            " chance, interaction, at, aside, by_itself, amends)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                record.game,
                record.number,
                record.kind,
                record.depth,
                record.seat,
                record.user,
                record.text,
                msgspec.json.encode(record.events).decode(),
                int(record.chance),
                record.interaction,
                record.at,
                int(record.aside),
                int(record.by_itself),
                record.amends,
            ),
        ),
        (
            "UPDATE games SET state = ?, number = ?, depth = ?, version = ?, moved_at = ?,"
            " due_at = CASE WHEN due_at <= ? THEN due_at ELSE ? END WHERE id = ?",
            (state, record.number, record.depth, version, *[record.at] * 3, record.game),
        ),
    ]
    if snapshot or record.number % SNAPSHOT_EVERY == 0:
        statements.append(
            (
                "INSERT INTO snapshots (game, number, depth, version, state) VALUES (?, ?, ?, ?, ?)",
                (record.game, record.number, record.depth, version, state),
            )
        )
    return statements


def _reader(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _stands(row: str) -> str:
    """Nothing taken back since this row reached beyond it."""
    return (
        f"NOT EXISTS (SELECT 1 FROM actions AS u INDEXED BY takings_back WHERE u.game = {row}.game"
        f" AND u.kind = 'undo' AND u.number > {row}.number AND u.depth < {row}.depth)"
    )


def standing(records: Sequence[Record]) -> list[Record]:
    """The moves that still stand, in order: an undo takes back all beyond its depth."""
    line: list[Record] = []
    for record in records:
        if record.kind == "play":
            line.append(record)
        elif record.kind == "undo":
            del line[record.depth :]
        elif record.amends is not None:
            line[record.amends - 1] = amended(line[record.amends - 1], record)
    return line


def amended(record: Record, by: Record) -> Record:
    """The move as it stands now, in its old place."""
    return replace(record, text=by.text, events=by.events)


def _record(row: Any) -> Record:
    return Record(
        row["game"],
        row["number"],
        row["kind"],
        row["depth"],
        row["seat"],
        row["person"],
        row["text"],
        _events.decode(row["events"]),
        bool(row["chance"]),
        row["interaction"],
        row["at"],
        bool(row["aside"]),
        bool(row["by_itself"]),
        row["amends"],
    )
