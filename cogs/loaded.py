"""A game taken from the store: what is asked and seen in it, the next move, and the log behind it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Generic, TypeVar, TypeVarTuple

import msgspec
from msgspec.structs import replace

from cogs import chapters, prompts
from cogs.faces import Face, State, View
from cogs.memory import Memories, Memory
from cogs.waiting import NoGame, NotRunning
from cogs.workshop import Urgency, Workshop
from db.engine import Statement
from db.games import GameRow, ended, reopened
from db.log import Record, appended
from db.store import Store
from images.speech import plain
from rules import work
from rules.core import CLOCK, Action, Dice, Event, IllegalMove, Prompt, Rules, fold, notation, saved
from rules.core.draft import Draft
from rules.work import Played

log = logging.getLogger(__name__)
PIECE = 8
"""Moves of androids in one job: between two of them a worker looks whether somebody has clicked."""
UPGRADED = "note-upgraded"
SUBSTITUTE = "note-substitute|"
"""Then the name of who sat there before."""
T = TypeVar("T")
Args = TypeVarTuple("Args")


class Loaded(Generic[State, View]):
    """A game taken from the store: its row, its state, and the way to play on it."""

    def __init__(
        self,
        row: GameRow,
        face: Face[State, View],
        store: Store,
        workshop: Workshop,
        memories: Memories,
    ) -> None:
        assert row.state is not None
        self.row = row
        self.face = face
        self.rules = face.rules
        self._state: State = saved.restore(row.state, face.rules, row.version)
        self._store = store
        self._workshop = workshop
        self._memories = memories
        self._memory: Memory[View] = memories.of(row.id, row.state)
        self.last_by_seat: dict[int, int] = {}
        self._ahead: list[tuple[Record, bytes]] = []
        """Moves that are decided and not yet kept, each with the state after it."""
        self.goes_on = False
        """Whether androids and orders had more to do than they were given rounds for."""
        self.renamed: Mapping[int, str] | None = None

    @property
    def state(self) -> State:
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        """Another one: nothing is known of it."""
        self._state = state
        self._memory = Memory(b"")

    def view(self, seat: int | None) -> View:
        known = self._memory.view(seat)
        return known or self._memory.seen(seat, self.rules.view(self.state, seat))

    def prompts(self, seat: int | None = None) -> list[Prompt]:
        """What is asked now: of everybody, or of one seat."""
        if self.row.status != "running":
            return []
        if self._memory.prompts is None:
            self._memory.prompts = self.rules.prompts(self.state)
        return [prompt for prompt in self._memory.prompts if seat is None or prompt.seat == seat]

    async def ready(self) -> Loaded[State, View]:
        """Where it is heavy work to find out what is asked and seen, a worker has done it."""
        memory = self._memory
        if self.rules.heavy and memory.prompts is None:
            if memory.asking is None:
                asking = self._work(work.asked, saved.dump(self.state), urgency=Urgency.PANEL)
                memory.asking = asyncio.ensure_future(asking)
            try:
                memory.found(await asyncio.shield(memory.asking))
            finally:
                memory.asking = None
        return self

    def consult(self, fn: Callable[[State, *Args], T], *args: *Args) -> T:
        """What the rules tell whoever runs the table, beyond what may be seen (`rules/<game>/referee.py`):
        the only way from a state to the cogs of a game."""
        return fn(self.state, *args)

    async def reckon(self, fn: Callable[[State, *Args], T], *args: *Args) -> T:
        """What a function of the rules finds in this state, for somebody who waits for a panel."""
        return await self._work(work.reckoned, saved.dump(self.state), fn, *args, urgency=Urgency.PANEL)

    async def default(self, seat: int) -> Action | None:
        """The move of a silent seat; some games ask their android for it, which takes its time."""
        if not (self.rules.heavy or self.rules.ponders):
            return self.rules.default(self.state, seat)
        return await self._work(work.reckoned, saved.dump(self.state), self.rules.default, seat)

    async def drafts(self, seat: int, said: tuple[str, ...]) -> list[Draft]:
        """A move that the seat puts together, step by step as far as the words hold."""
        if not self.rules.heavy:
            return self.rules.drafts(self.state, seat, said)
        return await self.reckon(self.rules.drafts, seat, said)

    async def _work(self, job: Callable[..., T], *args: object, urgency: Urgency = Urgency.CLICK) -> T:
        return await self._workshop.do(job, work.named(self.rules), *args, urgency=urgency, near=self.row.id)

    @property
    def names(self) -> Mapping[int, str]:
        """For texts. Pictures and labels have no markup: `row.names()` are as people wrote them."""
        if self.renamed is not None:
            return self.renamed
        return {seat.seat: plain(seat.name) for seat in self.row.seats}

    def when(self, number: int, notes: Sequence[Record]) -> Loaded[State, View]:
        """The same under the names of who sat there at that row of the log; `notes`: all since then."""
        left = [note for note in notes if note.number > number and note.text.startswith(SUBSTITUTE)]
        if not left:
            return self
        then = copy(self)
        then.renamed = {**self.names, **{note.seat: plain(note.text.split("|", 1)[1]) for note in left[::-1]}}
        return then

    def dice(self) -> Dice:
        """Of the next move."""
        return fold.dice(self.rules, self.state, self.row.seed, self.row.depth)

    def replay(self, state: State, record: Record) -> list[Event]:
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
        events = await self.decide(seat, action, user=user, interaction=interaction, by_itself=by_itself)
        await self.keep()
        return events

    async def decide(
        self,
        seat: int,
        action: Action,
        *,
        user: int | None = None,
        interaction: int | None = None,
        by_itself: bool = False,
    ) -> list[Event]:
        """The next move, and the table after it, in memory alone: nobody may hear of it before it is kept.
        IllegalMove leaves everything as it was."""
        if self.row.status != "running":
            raise NotRunning(self.row.status)
        try:
            made = await self._made(seat, action)
        except IllegalMove:
            raise
        except Exception:
            self._begin_again()
            raise
        self._memory = Memory(made.state)
        self._goes(made, self._record(made, user, interaction, by_itself))
        return made.events

    def _begin_again(self) -> None:
        """As it was after the last move: the one that went wrong may have changed something already."""
        if self._ahead:
            self.state = saved.load(self._ahead[-1][1], self.rules.state)
        else:
            assert self.row.state is not None
            self.state = saved.restore(self.row.state, self.rules, self.row.version)

    def _goes(self, made: Played, record: Record) -> None:
        """The line goes on with this move."""
        self._ahead.append((record, made.state))
        if not record.aside:
            self.last_by_seat[record.seat] = record.number

    async def keep(self) -> None:
        """What was decided since the last time, all of it or nothing: it costs one commit together."""
        *earlier, (record, state) = self._ahead
        self._ahead = []
        version = self.rules.version
        before = [each for move in earlier for each in appended(*move, version)]
        await self._append(record, state, before=before)
        self._memories.recall(each.interaction for each, _ in earlier if each.interaction is not None)

    async def _made(self, seat: int, action: Action) -> Played:
        """The move on the state: here, or where there is time for it."""
        seed, depth = self.row.seed, self.row.depth + len(self._ahead)
        if not self.rules.heavy:
            return work.made(self.rules, self.state, seed, depth, seat, action)
        state, text = saved.dump(self.state), notation.write(action)
        made = work.read_played(await self._work(work.played, state, seed, depth, seat, text))
        self.state = saved.load(made.state, self.rules.state)
        return made

    @property
    def ended(self) -> bool:
        return self.rules.outcome(self.state) is not None

    def _record(self, made: Played, user: int | None, interaction: int | None, by_itself: bool) -> Record:
        """The next row of the log."""
        ahead = len(self._ahead) + 1
        return Record(
            self.row.id,
            self.row.number + ahead,
            "play",
            self.row.depth + ahead,
            made.seat,
            user,
            made.text,
            made.events,
            made.chance,
            interaction,
            time.time(),
            aside=made.aside,
            by_itself=by_itself,
        )

    async def _keep_all(self, found: Sequence[Played]) -> None:
        """Moves that were made by themselves, one after the other."""
        for made in found:
            self._goes(made, self._record(made, None, None, by_itself=True))
        self.state = saved.load(found[-1].state, self.rules.state)
        await self.keep()

    def followers(self) -> list[tuple[int, bool]]:
        """The seats that may move by themselves, and whether an android sits there."""
        seats = [(seat.seat, seat.android) for seat in self.row.seats]
        if type(self.rules).ordered is Rules.ordered:
            return [each for each in seats if each[1]]
        return seats

    async def follow(self, rounds: int) -> list[Event]:
        """Androids and the standing orders of players move as long as they have something to do."""
        row, seats = self.row, self.followers()
        pondering = self.rules.heavy or (self.rules.ponders and any(android for _, android in seats))
        at = work.Following(seats, rounds)
        events: list[Event] = []
        while row.status == "running" and not at.done:
            facts = (row.seed, row.number, row.depth)
            if pondering:
                sent = (saved.dump(self.state), *facts, msgspec.msgpack.encode(at), PIECE)
                answer = await self._work(work.followed, *sent, urgency=Urgency.ANDROID)
                found, at = work.read_followed(answer)
            else:
                found = work.follow(self.rules, self.state, *facts, at, 1)
            if found:
                await self._keep_all(found)
            events += [event for made in found for event in made.events]
        self.goes_on = at.cut and row.status == "running"
        for trouble in at.troubles:  # what a player just did must not fail for it
            log.error("game %s by itself: %s", row.id, trouble)
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
        await self._append(record, saved.dump(self.state))

    async def asked_at(self, state: State) -> list[Prompt]:
        """What was asked there."""
        if not self.rules.heavy:
            return self.rules.prompts(state)
        return (await self._work(work.asked, saved.dump(state), urgency=Urgency.PANEL)).prompts

    async def amend(
        self, depth: int, seat: int, action: Action, user: int | None, interaction: int | None
    ) -> list[Event]:
        """The move that made the game so deep, made otherwise; IllegalMove if anything after it changes."""
        if self.row.status != "running":
            raise NotRunning(self.row.status)
        line = await self.line(depth - 1)
        begun = await self.at_depth(depth - 1)
        later = work.packed([work.Told(record.seat, record.text, record.events) for record in line])
        sent = (saved.dump(begun), self.row.seed, depth - 1, seat, notation.write(action), later)
        made = work.read_played(await self._work(work.amended, *sent))
        self.state = saved.load(made.state, self.rules.state)
        record = self._record(made, user, interaction, by_itself=False)
        record = replace(record, kind="amend", depth=self.row.depth, amends=depth)
        await self._append(record, made.state)
        return made.events

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
        begun = self._matters(seat)
        await self._append(record, saved.dump(self.state), beside)
        for old, new in zip(begun, self._matters(seat), strict=True):
            said = await self._store.drafts.get(self.row.id, seat, old) if old != new else ()
            if said:
                self._store.drafts.keep(self.row.id, seat, new, said)
                self._store.drafts.drop(self.row.id, seat, old)

    def _matters(self, seat: int) -> list[str]:
        """What drafts of the seat are kept under: whoever takes it over goes on with them."""
        return [prompts.matter(self, prompt) for prompt in self.prompts(seat)]

    async def upgraded(self) -> None:
        """If older rules have played so far, the log says where these took over: undo and proof end there."""
        if self.row.live and self.row.version != self.rules.version:
            await self.note(CLOCK, None, f"{UPGRADED}|{self.rules.version}")

    async def _append(
        self,
        record: Record,
        state: bytes,
        beside: Sequence[Statement] = (),
        before: Sequence[Statement] = (),
    ) -> None:
        version = self.rules.version
        await self._store.log.append(
            record,
            state,
            version,
            before=before,
            beside=[*beside, *self._ending(record.at)],
            snapshot=self.row.version != version or record.kind == "amend",
        )
        self.row.number, self.row.depth, self.row.state = record.number, record.depth, state
        self.row.version = version
        self._memory = self._memories.of(self.row.id, state)
        if not record.aside:
            self.last_by_seat[record.seat] = record.number
        self._memories.moved(self.row.id, record.number, self.last_by_seat, record.interaction)

    def _ending(self, at: float) -> list[Statement]:
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            if self.row.status != "over":
                return []
            self.row.status = "running"
            return [reopened(self.row.id)]
        closing = chapters.closing(self.rules, self.row, self.state, at) if self.row.live else []
        self.row.status = "over"
        self.row.outcome = msgspec.json.encode(outcome).decode()
        return [ended(self.row.id, self.row.outcome, at), *closing]

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

    async def at_depth(self, depth: int) -> State:
        """The state after so many moves, folded from the log."""
        snapshot = await self._store.log.snapshot(self.row.id, depth, self.rules.version)
        if snapshot is None:
            if depth == self.row.depth:
                return saved.copy(self.state)
            raise IllegalMove("undo-upgraded")
        line = await self.line(snapshot.depth, depth)
        sent = (snapshot.state, self.row.seed, snapshot.depth, moves(line))
        state = await self._work(work.folded, *sent, urgency=Urgency.PANEL)
        if state is None:
            raise NoGame("the log cannot be played again")
        return saved.load(state, self.rules.state)

    async def seen_at(self, depth: int, seat: int | None) -> View:
        """What a seat, or a spectator, saw after so many moves."""
        return self.rules.view(await self.at_depth(depth), seat)


def moves(line: Sequence[Record]) -> bytes:
    """As they travel to a worker."""
    return work.packed([work.Move(record.seat, record.text) for record in line])
