"""People and servers: language, reminders, quiet hours, consents, and what the table has sent them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import astuple, replace

from db.engine import Engine, Statement, upsert
from db.share import Share, mine, of_mine
from db.writer import Writer


class Person(Struct):
    user: int
    language: str | None = None
    dm: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    vacation_until: float | None = None


class Server(Struct):
    guild: int
    language: str | None = None
    nudge_hours: int = 24


class Ping(Struct):
    game: int
    seat: int
    stamp: str
    channel: int | None
    message: int | None
    at: float
    nudged_at: float | None = None
    snoozed_until: float | None = None
    due: float | None = None
    """When the first clock of what is owed runs out, or is to be looked at."""
    asked: dict[str, float] = field(default_factory=dict)
    """What is owed, by its stamp: how many seconds after `at` it was asked."""
    call: str = ""
    """What the message that calls is known by in its own ids, as long as it stands."""

    def since(self, stamp: str) -> float | None:
        """When this was asked; None if it was not."""
        after = self.asked.get(stamp)
        return None if after is None else self.at + after


TOGETHER = 500
"""Games that one statement names at most."""
KNOWN = 10_000
"""People who are remembered: the language of whoever clicks is asked for at every click."""
CALL_AGAIN = ""
"""The stamp of a ping that must be sent again after a pause, keeping the time already waited."""


KEPT_OF_A_PING = "stamp, channel, message, at, nudged_at, snoozed_until, due, asked, call"
PINGS = f"SELECT game, seat, {KEPT_OF_A_PING} FROM pings"


class Clock(Struct):
    game: int
    started_at: float
    rate: float
    held_at: float | None
    beat_at: float
    voice: int | None = None
    sent_away: bool = False
    """Somebody has disconnected the voice by hand."""


class People:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self.share: Share | None = None
        """What a process reads for all of its servers is of these alone."""
        self._known: OrderedDict[int, Person] = OrderedDict()

    async def person(self, user: int) -> Person:
        if user not in self._known:
            row = await self._row("SELECT * FROM people WHERE person = ?", (user,))
            found = Person(user) if row is None else Person(row[0], row[1], bool(row[2]), *row[3:])
            if self.share is not None:  # another process may change it at any time: it is not kept
                return found
            self._remember(self._known.get(user, found))
        self._known.move_to_end(user)
        return replace(self._known[user])

    def _remember(self, person: Person) -> None:
        if self.share is not None:
            return
        self._known[person.user] = replace(person)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def forgotten(self, user: int) -> None:
        self._known.pop(user, None)

    async def keep_person(self, person: Person) -> None:
        await self._writer.write(
            (
                upsert("people", "person", "language, dm, quiet_from, quiet_to, zone, vacation_until"),
                (
                    person.user,
                    person.language,
                    int(person.dm),
                    person.quiet_from,
                    person.quiet_to,
                    person.zone,
                    person.vacation_until,
                ),
            ),
            (
                "UPDATE games SET due_at = ? WHERE id IN (SELECT game FROM seats WHERE person = ?)",
                (time.time(), person.user),
            ),
        )
        self._remember(person)

    async def server(self, guild: int) -> Server:
        row = await self._row("SELECT * FROM servers WHERE guild = ?", (guild,))
        return Server(*row) if row else Server(guild)

    async def keep_server(self, server: Server) -> None:
        await self._writer.write(
            (
                upsert("servers", "guild", "language, nudge_hours"),
                (server.guild, server.language, server.nudge_hours),
            )
        )

    async def pings(self, *games: int) -> list[Ping]:
        if len(games) == 1:
            return [_ping(row) for row in await self._engine.glance(f"{PINGS} WHERE game = ?", games)]
        found: list[Ping] = []
        for start in range(0, len(games), TOGETHER):
            some = games[start : start + TOGETHER]
            where = f" WHERE game IN ({', '.join('?' * len(some))})"
            found += [_ping(row) for row in await self._rows(PINGS + where, some)]
        return found

    async def next_due(self, most: int) -> list[Ping]:
        """Those of running games whose clocks run out first."""
        more, share = mine(self.share)
        sql = (
            f"{PINGS} INDEXED BY pings_by_due WHERE due IS NOT NULL AND EXISTS"
            f" (SELECT 1 FROM games WHERE id = pings.game AND status = 'running'{more}) ORDER BY due LIMIT ?"
        )
        return [_ping(row) for row in await self._rows(sql, (*share, most))]

    async def put_off(self, ping: Ping, due: float | None) -> None:
        """Look at its clock then, unless it has become another call meanwhile."""
        sql = "UPDATE pings SET due = ? WHERE game = ? AND seat = ? AND stamp = ? AND at = ?"
        await self._writer.write((sql, (due, ping.game, ping.seat, ping.stamp, ping.at)), key=ping.game)

    async def keep_ping(self, ping: Ping) -> None:
        await self._writer.write(
            (
                upsert("pings", "game, seat", KEPT_OF_A_PING),
                (
                    ping.game,
                    ping.seat,
                    ping.stamp,
                    ping.channel,
                    ping.message,
                    ping.at,
                    ping.nudged_at,
                    ping.snoozed_until,
                    ping.due,
                    msgspec.json.encode(ping.asked).decode(),
                    ping.call,
                ),
            ),
            ("UPDATE games SET due_at = ? WHERE id = ?", (time.time(), ping.game)),
            key=ping.game,
        )

    async def drop_ping(self, game: int, seat: int) -> None:
        await self._writer.write(("DELETE FROM pings WHERE game = ? AND seat = ?", (game, seat)), key=game)

    async def consent(self, game: int, matter: str, user: int) -> set[int]:
        await self._writer.write(
            (
                "INSERT INTO consents (game, matter, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (game, matter, user),
            ),
            key=game,
        )
        return await self.consents(game, matter)

    async def consents(self, game: int, matter: str) -> set[int]:
        rows = await self._rows("SELECT person FROM consents WHERE game = ? AND matter = ?", (game, matter))
        return {row[0] for row in rows}

    async def forget_consents(self, game: int, matter: str) -> None:
        await self._writer.write(
            ("DELETE FROM consents WHERE game = ? AND matter = ?", (game, matter)), key=game
        )

    async def last_look(self, game: int, user: int) -> int:
        row = await self._row("SELECT number FROM looks WHERE game = ? AND person = ?", (game, user))
        return row[0] if row else 0

    async def looked(self, game: int, user: int, number: int) -> None:
        await self._writer.write((upsert("looks", "game, person", "number"), (game, user, number)), key=game)

    async def clock(self, game: int) -> Clock | None:
        row = await self._row("SELECT * FROM clocks WHERE game = ?", (game,))
        return _clock(row) if row else None

    async def clocks(self) -> list[Clock]:
        more, share = of_mine(self.share, "clocks")
        return [_clock(row) for row in await self._rows(f"SELECT * FROM clocks WHERE TRUE{more}", share)]

    async def keep_clock(self, clock: Clock) -> None:
        await self._writer.write(
            (
                upsert("clocks", "game", "started_at, rate, held_at, beat_at, voice, sent_away"),
                (*astuple(clock)[:-1], int(clock.sent_away)),
            ),
            key=clock.game,
        )

    async def beat(self, games: Sequence[int], now: float) -> None:
        """The clocks of these games run on: where they stand is known for all of them at once."""
        for start in range(0, len(games), TOGETHER):
            some = games[start : start + TOGETHER]
            sql = f"UPDATE clocks SET beat_at = ? WHERE game IN ({', '.join('?' * len(some))})"
            await self._writer.write((sql, (now, *some)))

    async def stop_clock(self, game: int) -> None:
        await self._writer.write(("DELETE FROM clocks WHERE game = ?", (game,)), key=game)

    async def muted(self) -> list[tuple[int, int, int]]:
        more, share = mine(self.share)
        rows = await self._rows(f"SELECT guild, person, game FROM mutes WHERE TRUE{more}", share)
        return [(row[0], row[1], row[2]) for row in rows]

    async def keep_mutes(self, guild: int, game: int, users: Sequence[int]) -> None:
        """Written before anybody is muted: a crash in between leaves one name too many, never one too few."""
        rows = [(upsert("mutes", "guild, person", "game"), (guild, user, game)) for user in users]
        if rows:
            await self._writer.write(*rows)

    async def unmuted(self, guild: int, user: int) -> None:
        await self._writer.write(("DELETE FROM mutes WHERE guild = ? AND person = ?", (guild, user)))

    async def _row(self, sql: str, values: Sequence[Any]) -> Any:
        rows = await self._rows(sql, values)
        return rows[0] if rows else None

    async def _rows(self, sql: str, values: Sequence[Any]) -> list[Any]:
        return list(await self._engine.rows(sql, values))


def _clock(row: Any) -> Clock:
    clock = Clock(*row)
    clock.sent_away = bool(clock.sent_away)
    return clock


def _ping(row: Any) -> Ping:
    *facts, asked, call = row
    ping = Ping(*facts)
    ping.call = call
    ping.asked = msgspec.json.decode(asked, type=dict[str, float]) or {ping.stamp: 0.0}
    return ping


def waited_on(game: int, seconds: float) -> Statement:
    """After a pause of `seconds`: send every ping again, and do not count the pause as waiting time."""
    sql = "UPDATE pings SET stamp = ?, at = at + ?, nudged_at = nudged_at + ?, due = due + ? WHERE game = ?"
    return sql, (CALL_AGAIN, seconds, seconds, seconds, game)


def on_vacation(person: Person, now: float | None = None) -> bool:
    return person.vacation_until is not None and person.vacation_until > (time.time() if now is None else now)
