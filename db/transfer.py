"""A whole game as one JSON file, and back: for hosts who move, for bug reports, for keepsakes."""

from __future__ import annotations

import asyncio
import hashlib
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct, field

from db.campaigns import closing_facts
from db.engine import Statement
from db.games import GameRow, SeatRow
from db.log import Record, standing
from db.store import Store
from rules import work
from rules.core import Dice, Event, Rules, fingerprint, saved
from rules.core.campaign import Legacy, first_state
from rules.core.data import content, games, room

FORMAT = 2
READS = (1, 2)
KINDS = ("play", "undo", "note", "amend")
STATUSES = ("lobby", "running", "paused", "over", "abandoned")


class BadFile(Exception):
    """The file is not a Wardroom game, or was damaged on the way. Nothing was changed."""


class Entry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One row of the log; `text` is the move in its notation."""

    number: int
    kind: str
    depth: int
    seat: int
    text: str
    at: float
    user: int | None = None
    events: list[Event] = field(default_factory=list)
    chance: bool = False
    aside: bool = False
    by_itself: bool = False
    amends: int | None = None


class Point(Struct, forbid_unknown_fields=True):
    """A snapshot: the state after a row of the log."""

    number: int
    depth: int
    version: int
    state: bytes


class Exported(Struct, forbid_unknown_fields=True, kw_only=True):
    wardroom: int = FORMAT
    complete: bool = True
    game: str
    version: int
    status: str
    guild: int
    channel: int
    owner: int
    language: str
    options: dict[str, Any]
    house: dict[str, Any]
    seats: list[SeatRow]
    fingerprint: str
    seed: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    outcome: dict[str, Any] | None
    depth: int
    log: list[Entry]
    state: bytes | None
    moved_at: float | None
    snapshots: list[Point]
    content: str = ""
    campaign: str | None = None
    """The name of the campaign that this is a chapter of."""
    legacy: bytes | None = None
    """What the chapter began with beside its options."""
    checksum: str = ""


async def export(store: Store, game: int) -> bytes:
    """The game as a file; LookupError if there is none of this number."""
    row = await store.games.get(game)
    if row is None:
        raise LookupError(f"There is no game {game} in this database.")
    return await asyncio.to_thread(_formatted, await whole(store, row))


def _formatted(exported: Exported) -> bytes:
    return msgspec.json.format(msgspec.json.encode(exported), indent=1)


async def whole(store: Store, row: GameRow) -> Exported:
    return await asyncio.to_thread(
        _sealed, row, await store.log.whole(row.id), await _snapshots(store, row.id)
    )


def _sealed(row: GameRow, records: list[Record], snapshots: list[Point]) -> Exported:
    exported = _whole(row, records, snapshots)
    exported.checksum = checksum(exported)
    return exported


def _whole(row: GameRow, records: list[Record], snapshots: list[Point]) -> Exported:
    return Exported(
        game=row.game,
        version=row.version,
        status=row.status,
        guild=row.guild,
        channel=row.channel,
        owner=row.owner,
        language=row.language,
        options=msgspec.json.decode(row.options),
        house=msgspec.json.decode(row.house),
        seats=row.seats,
        fingerprint=row.fingerprint,
        seed=row.seed.hex(),
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        depth=row.depth,
        log=[entry(record) for record in records],
        state=row.state,
        moved_at=row.moved_at,
        snapshots=snapshots,
        content=row.content,
        campaign=row.campaign_name,
        legacy=row.legacy,
    )


def entry(record: Record) -> Entry:
    return Entry(
        record.number,
        record.kind,
        record.depth,
        record.seat,
        record.text,
        record.at,
        record.user,
        record.events,
        record.chance,
        record.aside,
        record.by_itself,
        record.amends,
    )


async def _snapshots(store: Store, game: int) -> list[Point]:
    sql = "SELECT number, depth, version, state FROM snapshots WHERE game = ? ORDER BY number"
    return [Point(*row) for row in await store.engine.rows(sql, (game,))]


def checksum(exported: Exported) -> str:
    """Over everything but itself, whatever the spacing of the file."""
    plain = msgspec.json.decode(msgspec.json.encode(exported))
    del plain["checksum"]
    for later in ("content", "campaign", "legacy"):
        if not plain[later]:
            del plain[later]  # as in files from before there were such things
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def read(data: bytes) -> Exported:
    """The game of a file, checked as a whole; BadFile says what is wrong with it."""
    plain_of(data)
    try:
        exported = msgspec.json.decode(data, type=Exported)
    except msgspec.ValidationError as problem:
        raise BadFile(f"This file is damaged: {problem}.") from problem
    check(exported)
    return exported


def plain_of(data: bytes) -> dict[str, Any]:
    """What a file of ours holds, whole and of a format that can be read."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadFile(f"This is not a complete JSON file: {problem}.") from problem
    if not isinstance(plain, dict) or "wardroom" not in plain:
        raise BadFile("This file is not a game exported by Wardroom.")
    if plain["wardroom"] not in READS:
        raise BadFile(f"This file is of format {plain['wardroom']}; this Wardroom reads up to {FORMAT}.")
    if plain.get("complete") is not True:
        raise BadFile(
            "This file holds only what one player may know of a running game; it cannot be imported."
        )
    return plain


def check(exported: Exported) -> None:
    if checksum(exported) != exported.checksum:
        raise BadFile("This file was changed after it was exported: its checksum does not match.")
    try:
        seed = bytes.fromhex(exported.seed)
    except ValueError as problem:
        raise BadFile("This file is damaged: its seed is not a hexadecimal number.") from problem
    if fingerprint(seed) != exported.fingerprint:
        raise BadFile("The seed in this file does not match the published fingerprint.")
    if [row.number for row in exported.log] != list(range(1, len(exported.log) + 1)):
        raise BadFile("This file is damaged: moves are missing from its log.")
    if any(row.kind not in KINDS for row in exported.log) or exported.status not in STATUSES:
        raise BadFile("This file is damaged: it names a kind of entry that does not exist.")
    if not all(_placed(row) for row in exported.log):
        raise BadFile("This file is damaged: an answer was changed that was never given.")
    if [seat.seat for seat in exported.seats] != list(range(len(exported.seats))):
        raise BadFile("This file is damaged: seats are missing.")
    prove(exported)


def _placed(row: Entry) -> bool:
    """What amends names a move that stood then; nothing else does."""
    if row.kind != "amend":
        return row.amends is None
    return row.amends is not None and 1 <= row.amends <= row.depth


def prove(exported: Exported) -> None:
    """A chapter begins with what it says it began with: played again from there it ends as it did."""
    if exported.legacy is None or not exported.snapshots or exported.state is None:
        return
    try:
        legacy = saved.load(exported.legacy, Legacy)
    except msgspec.MsgspecError as problem:
        raise BadFile("This file is damaged: what the chapter began with cannot be read.") from problem
    state = played_again(exported, legacy)
    if state is not None and state != exported.state:
        raise BadFile("The log of this chapter does not lead from its first sheet to its last state.")


def played_again(exported: Exported, legacy: Legacy) -> bytes | None:
    """The last state of a chapter; None where these are other rules or components than it was played with."""
    rules = rules_of(exported.game)
    if rules is None or rules.campaign is None or legacy.version != rules.campaign.sheet_version:
        return None
    if any(point.version != rules.version for point in exported.snapshots):
        return None
    if exported.content != content(exported.game):
        return None
    options = msgspec.convert(exported.options, rules.options)
    records = [_record(row) for row in exported.log]
    moves = work.packed([work.Move(record.seat, record.text) for record in standing(records)])
    seed = bytes.fromhex(exported.seed)
    begun = first_state(rules, options, len(exported.seats), Dice(seed, -1), legacy)
    state = work.folded(work.named(rules), saved.dump(begun), seed, 0, moves)
    if state is None:
        raise BadFile("The log of this chapter has a move that is not legal there.")
    return state


def handed_over(exported: Exported, legacy: Legacy) -> bytes | None:
    """The sheet a closed chapter leaves when it is played again; None where it cannot be."""
    state, rules = played_again(exported, legacy), rules_of(exported.game)
    if state is None or rules is None or rules.campaign is None or not exported.log:
        return None
    facts = closing_facts(legacy.roster, exported.fingerprint, exported.log[-1].at)
    before = saved.load(legacy.sheet, rules.campaign.sheet)
    after = rules.campaign.handed_over(saved.load(state, rules.state), before, facts)
    return legacy.sheet if after is None else saved.dump(after)


def _record(row: Entry) -> Record:
    facts = (row.number, row.kind, row.depth, row.seat, row.user, row.text, row.events, row.chance)
    return Record(0, *facts, interaction=None, at=row.at, amends=row.amends)


def rules_of(game: str) -> Rules[Any] | None:
    """The rules of a game on our shelf."""
    if game not in games():
        return None
    return import_module(f"{room(game, 'rules')}.game").RULES  # type: ignore[no-any-return]


async def import_(store: Store, data: bytes) -> int:
    """The game under a new number, all of it or nothing. It has no thread yet: the channel is its table. A
    chapter comes without its campaign, as a game by itself."""
    exported = read(data)
    number = await store.writer.number("games")
    await store.games.add(number, *inserting(exported, number))
    return number


def inserting(exported: Exported, number: int) -> list[Statement]:
    return [_game(exported, number), *_rows(exported, number)]


def _game(exported: Exported, number: int) -> Statement:
    last = len(exported.log)
    return (
        "INSERT INTO games (id, game, version, status, guild, channel, owner, language, options, house, seed,"
        " fingerprint, created_at, started_at, ended_at, outcome, number, depth, state, moved_at, shown,"
        " content, legacy) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            number,
            exported.game,
            exported.version,
            exported.status,
            exported.guild,
            exported.channel,
            exported.owner,
            exported.language,
            compact(exported.options),
            compact(exported.house),
            bytes.fromhex(exported.seed),
            exported.fingerprint,
            exported.created_at,
            exported.started_at,
            exported.ended_at,
            None if exported.outcome is None else compact(exported.outcome),
            last,
            exported.depth,
            exported.state,
            exported.moved_at,
            last,
            exported.content,
            exported.legacy,
        ),
    )


def compact(plain: dict[str, Any]) -> str:
    return msgspec.json.encode(plain).decode()


def _rows(exported: Exported, number: int) -> list[Statement]:
    rows: list[Statement] = [
        (
            "INSERT INTO seats (game, seat, person, name, android, offered) VALUES (?, ?, ?, ?, ?, ?)",
            (number, seat.seat, seat.user, seat.name, int(seat.android), int(seat.offered)),
        )
        for seat in exported.seats
    ]
    for row in exported.log:
        events = msgspec.json.encode(row.events).decode()
        values: tuple[Any, ...] = (
            number,
            row.number,
            row.kind,
            row.depth,
            row.seat,
            row.user,
            row.text,
            events,
        )
        rows.append(
            (
                "INSERT INTO actions (game, number, kind, depth, seat, person, text, events, chance, at,"
                " aside, by_itself, amends) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, int(row.chance), row.at, int(row.aside), int(row.by_itself), row.amends),
            )
        )
    for point in exported.snapshots:
        rows.append(
            (
                "INSERT INTO snapshots (game, number, depth, version, state) VALUES (?, ?, ?, ?, ?)",
                (number, point.number, point.depth, point.version, point.state),
            )
        )
    return rows
