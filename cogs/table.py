"""The one place where a click becomes a move: lock, load, check, play, store, then tell the table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from cogs import chapters
from cogs.broadcast import TOGETHER, Broadcast
from cogs.faces import Face
from cogs.waiting import NoGame, NotRunning, OtherCards, OtherRules, Waits
from cogs.workshop import Urgency, Workshop
from db.games import GameRow, SeatRow
from db.log import Record
from db.store import Store
from db.writer import Statement
from images.speech import plain
from images.worker import Painter
from rules import work
from rules.core import (
    CLOCK,
    Action,
    Aside,
    CannotUpgrade,
    Dice,
    Event,
    IllegalMove,
    Prompt,
    StandingOrder,
    fold,
    notation,
    saved,
)
from rules.core.data import content

log = logging.getLogger(__name__)
ROUNDS = 300
"""How often androids and standing orders may follow each other before somebody else has to move."""


UPGRADED = "note-upgraded"


class Loaded:
    """A game taken from the store: its row, its state, and the way to play on it."""

    def __init__(self, row: GameRow, face: Face, store: Store, workshop: Workshop) -> None:
        assert row.state is not None
        self.row = row
        self.face = face
        self.rules = face.rules
        self.state = saved.restore(row.state, face.rules, row.version)
        self._store = store
        self._workshop = workshop
        self.last_by_seat: dict[int, int] = {}

    def view(self, seat: int | None) -> Struct:
        return self.rules.view(self.state, seat)

    def prompts(self, seat: int | None = None) -> list[Prompt]:
        """What is asked now: of everybody, or of one seat."""
        if self.row.status != "running":
            return []
        return [prompt for prompt in self.rules.prompts(self.state) if seat is None or prompt.seat == seat]

    @property
    def names(self) -> Mapping[int, str]:
        """For texts. Pictures and labels have no markup: `row.names()` are as people wrote them."""
        return {seat.seat: plain(seat.name) for seat in self.row.seats}

    def dice(self) -> Dice:
        """Of the next move."""
        return fold.dice(self.rules, self.state, self.row.seed, self.row.depth)

    def replay(self, state: Any, record: Record) -> list[Event]:
        """A move of the log once more, on the state it was made in."""
        return fold.replay(self.rules, state, self.row.seed, record.depth - 1, record.seat, record.text)

    async def play(
        self,
        seat: int,
        action: Action,
        *,
        user: int | None = None,
        interaction: int | None = None,
        by_itself: bool = False,
    ) -> list[Event]:
        """Play one move and store it. IllegalMove leaves everything as it was."""
        if self.row.status != "running":
            raise NotRunning(self.row.status)
        dice = self.dice()
        events = self.rules.play(self.state, seat, action, dice)
        chance = dice.used or any(event.reveals for event in events)
        record = Record(
            self.row.id,
            self.row.number + 1,
            "play",
            self.row.depth + 1,
            seat,
            user,
            notation.write(action),
            events,
            chance,
            interaction,
            time.time(),
            aside=not chance and is_aside(action, seat, events),
            by_itself=by_itself,
        )
        await self._append(record)
        return events

    async def take_back(
        self, seat: int, user: int | None, depth: int, interaction: int | None = None
    ) -> None:
        """The state as it was after `depth` moves; the undo itself is in the log."""
        self.state = await self.at_depth(depth)
        record = Record(
            self.row.id,
            self.row.number + 1,
            "undo",
            depth,
            seat,
            user,
            f"undo {depth}",
            [],
            False,
            interaction,
            time.time(),
        )
        await self._append(record)

    async def note(self, seat: int, user: int | None, text: str, *beside: Statement) -> None:
        """Something that happened at the table besides moves: a substitute, a pause."""
        record = Record(
            self.row.id,
            self.row.number + 1,
            "note",
            self.row.depth,
            seat,
            user,
            text,
            [],
            False,
            None,
            time.time(),
        )
        await self._append(record, beside)

    async def upgraded(self) -> None:
        """If older rules have played so far, the log says where these took over: undo and proof end there."""
        if self.row.live and self.row.version != self.rules.version:
            await self.note(CLOCK, None, f"{UPGRADED}|{self.rules.version}")

    async def _append(self, record: Record, beside: Sequence[Statement] = ()) -> None:
        state, version = saved.dump(self.state), self.rules.version
        await self._store.log.append(
            record,
            state,
            version,
            beside=[*beside, *self._ending(record.at)],
            snapshot=self.row.version != version,
        )
        self.row.number, self.row.depth, self.row.state = record.number, record.depth, state
        self.row.version = version
        if not record.aside:
            self.last_by_seat[record.seat] = record.number

    def _ending(self, at: float) -> list[Statement]:
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            if self.row.status != "over":
                return []
            self.row.status = "running"
            return [("UPDATE games SET status = 'running', outcome = NULL WHERE id = ?", (self.row.id,))]
        closing = chapters.closing(self.rules, self.row, self.state, at) if self.row.live else []
        self.row.status = "over"
        self.row.outcome = msgspec.json.encode(outcome).decode()
        return [
            (
                "UPDATE games SET status = 'over', outcome = ?, ended_at = ? WHERE id = ?",
                (self.row.outcome, at, self.row.id),
            ),
            *closing,
        ]

    async def line(self, after: int = 0, upto: int | None = None) -> list[Record]:
        """The moves that stand, from the one after `after` moves on. All of them are a lot to read: a film is
        worth it, a click is not."""
        return await self._store.log.moves(self.row.id, after, self.row.depth if upto is None else upto)

    async def tail(self, until: Callable[[Record], bool], upto: int | None = None) -> list[Record]:
        """The last moves that stand, from the newest for which `until` holds; the last of all, or of those up
        to that depth."""
        return await self._store.log.tail(self.row.id, self.row.depth if upto is None else upto, until)

    async def notes(self, after: int) -> list[Record]:
        """What else happened at the table since that row of the log."""
        return await self._store.log.notes(self.row.id, after)

    async def folds_from(self) -> int:
        """After how many moves the log can be played again by these rules; 0 unless they were upgraded."""
        begun = await self._store.log.taken_over(self.row.id, self.rules.version)
        return self.row.depth if begun is None else begun.depth

    async def at_depth(self, depth: int) -> Any:
        """The state after so many moves, folded from the log."""
        snapshot = await self._store.log.snapshot(self.row.id, depth, self.rules.version)
        if snapshot is None:
            if depth == self.row.depth:
                return saved.copy(self.state)
            raise IllegalMove("undo-upgraded")
        line = await self.line(snapshot.depth, depth)
        state = await self._workshop.do(
            work.folded,
            work.named(self.rules),
            snapshot.state,
            self.row.seed,
            snapshot.depth,
            moves(line),
            urgency=Urgency.PANEL,
            near=self.row.id,
        )
        if state is None:
            raise NoGame("the log cannot be played again")
        return saved.load(state, self.rules.state)


def moves(line: Sequence[Record]) -> bytes:
    """As they travel to a worker."""
    return work.packed([work.Move(record.seat, record.text) for record in line])


def is_aside(action: Action, seat: int, events: Sequence[Event]) -> bool:
    """A standing order of which others hear has decided something: it is a move like any other."""
    if isinstance(action, StandingOrder):
        return all(event.to == (seat,) for event in events)
    return isinstance(action, Aside)


class Table:
    def __init__(self, store: Store, workshop: Workshop, faces: Mapping[str, Face]) -> None:
        self.store = store
        self.workshop = workshop
        self.painter = Painter(workshop.paint)
        self.faces = faces
        self.broadcast = Broadcast(self)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game: int) -> asyncio.Lock:
        """Clicks on one game queue here; none is refused."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def load(self, game: int) -> Loaded:
        row = await self.store.games.get(game)
        if row is None or row.game not in self.faces:
            raise NoGame(game)
        if row.state is None:
            raise NotRunning(row.status)
        if row.content != content(row.game):
            raise OtherCards(game)
        try:
            loaded = Loaded(row, self.faces[row.game], self.store, self.workshop)
        except CannotUpgrade as problem:
            raise OtherRules(game) from problem
        loaded.last_by_seat = await self.store.log.last_by_seat(game)
        return loaded

    @asynccontextmanager
    async def turn(self, game: int) -> AsyncIterator[Loaded]:
        """The game, for as long as this click has it."""
        async with self.lock(game):
            loaded = await self.load(game)
            await loaded.upgraded()
            yield loaded

    async def pick_up(self, row: GameRow) -> None:
        """A running game after a start: whatever changed while the bot was away is told and shown."""
        other_rules = row.version != self.faces[row.game].rules.version
        if other_rules:
            with suppress(Waits):
                async with self.turn(row.id):
                    pass
        told = min(row.shown, row.drawn) >= row.number and row.message is not None
        if not told or other_rules or row.content != content(row.game):
            self.broadcast.changed(row.id)

    async def play(
        self,
        loaded: Loaded,
        seat: int,
        action: Action,
        *,
        user: int | None = None,
        interaction: int | None = None,
    ) -> list[Event]:
        """One move and all that follows of itself. Call it inside `turn`."""
        if interaction is not None and await self.store.log.seen(interaction):
            return []
        events = await loaded.play(seat, action, user=user, interaction=interaction)
        events = events + await self.followers(loaded)
        self.broadcast.changed(loaded.row.id, wait=0.0 if seat == CLOCK else TOGETHER)
        await loaded.face.moved(self, loaded, events)
        return events

    async def clock(self, game: int, action: Action) -> list[Event]:
        """What time does to a game. A clock that comes too late for the rules changes nothing."""
        async with self.turn(game) as loaded:
            try:
                return await self.play(loaded, CLOCK, action)
            except IllegalMove as problem:
                log.debug("clock of game %s: %s", game, problem)
                return []

    async def followers(self, loaded: Loaded) -> list[Event]:
        """Androids and the standing orders of players move as long as they have something to do."""
        events: list[Event] = []
        stuck: set[int] = set()
        for _ in range(ROUNDS):
            before = loaded.row.number
            for seat in loaded.row.seats:
                if loaded.row.status != "running":
                    return events
                action = None if seat.seat in stuck else await self._follows(loaded, seat)
                if action is None:
                    continue
                try:
                    events += await loaded.play(seat.seat, action, by_itself=True)
                except IllegalMove as problem:  # what a player just did must not fail for it
                    log.error("game %s, seat %s by itself: %s", loaded.row.id, seat.seat, problem)
                    stuck.add(seat.seat)
            if loaded.row.number == before:
                break
        return events

    async def _follows(self, loaded: Loaded, seat: SeatRow) -> Action | None:
        """What this seat does without being asked."""
        if not seat.android:
            return loaded.rules.ordered(loaded.state, seat.seat)
        dice = Dice(loaded.row.seed + b"android", loaded.row.number)
        return loaded.rules.android(loaded.state, seat.seat, dice)
