"""A crew of five that flies a live mission: joins, plans in every phase, passes data on, sees the show."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from typing import Any

from rules.core import CLOCK
from sandbox.errors import Refused
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from words import words

START = 60
CREW = ("Ann", "Борис", "Chidi", "Дана", "Eve")
SPEECH = words("en")
ONWARD = {SPEECH(f"sa-choice-{step}", turn=turn) for step in ("turn-up", "resolve") for turn in range(1, 14)}


class Flight:
    crew = CREW
    place: Any = "games"
    bridge: Any = "Bridge"

    def __init__(self, box: Sandbox, launcher: Launcher, kept: Kept, rate: float) -> None:
        self.box, self.launcher, self.kept, self.rate = box, launcher, kept, rate
        self.people: list[Person] = [box.person(name) for name in self.crew]
        self.log = kept.folder / "bot.log"
        self.thread = ""
        self.pid = 0
        self.dice = random.Random("flight")
        self.read: dict[str, list[float]] = {}
        """When each line was read in the thread, as often as it stands there."""

    # The bot.

    async def bot_up(self) -> None:
        environment = {**self.box.environment, **self.kept.environment, "WARDROOM_LOG": "WARNING"}
        self.pid = await self.launcher.start(environment, self.log, self.rate)
        await self.box.ready(START)

    async def bot_down(self) -> None:
        await self.launcher.kill(self.pid)
        while self.box.is_ready():
            await asyncio.sleep(0.002)

    def rows(self, sql: str) -> list[Any]:
        return self.kept.rows(sql)

    @property
    def started_at(self) -> float:
        """When the mission's second zero was, on the wall."""
        return float(self.rows("SELECT started_at FROM clocks")[0][0])

    @property
    def stage(self) -> str:
        rows = self.rows("SELECT text FROM actions ORDER BY number DESC LIMIT 1")
        over = self.rows("SELECT 1 FROM games WHERE status = 'over'")
        if over:
            return "over"
        locked = self.rows("SELECT COUNT(*) FROM actions WHERE text LIKE 'lock %'")[0][0]
        return "briefing" if not rows else "resolution" if locked == 3 else "planning"

    def ticks(self) -> list[tuple[str, float, list[dict[str, Any]]]]:
        """What the clock has done: the move, when it was stored, and what everybody was told."""
        rows = self.rows(f"SELECT text, at, events FROM actions WHERE seat = {CLOCK} ORDER BY number")
        return [(text, at, [e for e in json.loads(events) if not e.get("to")]) for text, at, events in rows]

    def moves(self, kind: str) -> list[tuple[int, str]]:
        sql = f"SELECT seat, text FROM actions WHERE text LIKE '{kind}%' AND kind = 'play' ORDER BY number"
        return [(seat, text) for seat, text in self.rows(sql)]

    # The crew.

    async def board(self, mission: str) -> None:
        """Everybody in the voice channel and at the table; the countdown begins."""
        for person in self.people:
            await person.join_voice(self.bridge)
        ann, *others = self.people
        opened = await ann.slash("space-alert", channel=self.place, mission=mission, pace="live")
        lobby = (await opened.answered()).message
        assert lobby is not None
        for person in others:
            await (await person.click(lobby, self._id(lobby, "join"))).answered()
        await (await ann.click(lobby, self._id(lobby, "start"))).done()
        self.thread = lobby["id"]
        async with asyncio.timeout(START):
            while not self.rows("SELECT 1 FROM clocks"):
                await asyncio.sleep(0.01)

    def _id(self, message: Message, verb: str) -> str:
        shown = self.box.world.message(message["id"]) or message
        return next(str(part["custom_id"]) for part in parts(shown) if verb_of(part) == verb)

    def told(self) -> list[Message]:
        return list(self.people[0].messages(self.thread))

    def table(self) -> Message | None:
        found = [m for m in self.told() if {"text", "history"} <= {verb_of(part) for part in parts(m)}]
        return found[-1] if found else None

    async def plan(self) -> None:
        """All five at their panels until the planning is over, whatever happens to the bot."""
        watching = asyncio.create_task(self._watch())
        await asyncio.gather(*(self._plan(person) for person in self.people))
        await asyncio.sleep(1)
        watching.cancel()

    async def _watch(self) -> None:
        """The ship's log is edited: when each of its lines was first there to be read."""
        while True:
            lines = Counter(line for message in self.told() for line in text_of(message).split("\n"))
            for line, count in lines.items():
                known = self.read.setdefault(line, [])
                known += [time.time()] * (count - len(known))
            await asyncio.sleep(0.03)

    async def _plan(self, person: Person) -> None:
        panel: Message | None = None
        while self.stage in ("briefing", "planning"):
            with contextlib.suppress(Refused, LookupError, StopIteration, TimeoutError):
                if panel is None or not any(verb_of(part).startswith("sa_") for part in parts(panel)):
                    panel = await self._seat(person)
                else:
                    panel = await self._one_move(person, panel)
            await asyncio.sleep(self.dice.uniform(0.2, 0.5))

    async def _seat(self, person: Person) -> Message | None:
        table = self.table()
        if table is None:
            return None
        asked = await person.click(table, self._id(table, "seat"))
        return (await asked.answered(4)).message

    async def _one_move(self, person: Person, panel: Message) -> Message | None:
        """Data first, then a card for the slot under the cursor, else a fresh look."""
        shown = self.box.world.message(panel["id"]) or panel
        buttons = {str(part.get("label")): part for part in parts(shown)}
        if SPEECH("sa-button-give") in buttons or words("ru")("sa-button-give") in buttons:
            return await self._give(person, shown)
        for draw in (SPEECH("sa-choice-draw"), words("ru")("sa-choice-draw")):
            if draw in buttons:
                return await self._press(person, shown, buttons[draw]["custom_id"])
        menu = next((part for part in parts(shown) if verb_of(part) == "sa_place"), None)
        slots = [part for part in parts(shown) if verb_of(part) == "sa_slot" and part["label"].isdigit()]
        if menu is not None and slots:
            card = self.dice.choice(menu["options"])["value"]
            made = await person.choose(shown, menu["custom_id"], card)
            return (await made.answered(4)).message
        return await self._press(person, shown, self._id(shown, "sa_slot"))

    async def _give(self, person: Person, panel: Message) -> Message | None:
        shown = await self._press(person, panel, self._id(panel, "sa_give"))
        assert shown is not None
        gift = next((part for part in parts(shown) if verb_of(part) == "sa_hand"), None)
        if gift is None:
            return shown  # the transfer has just ended
        if "options" not in gift:
            return await self._press(person, shown, gift["custom_id"])
        made = await person.choose(shown, gift["custom_id"], gift["options"][0]["value"])
        return (await made.answered(4)).message

    async def _press(self, person: Person, message: Message, custom_id: str) -> Message | None:
        made = await person.click(message, custom_id)
        return (await made.answered(4)).message

    async def show(self) -> int:
        """Step by step until the mission is over; how often it was pressed."""
        pressed = 0
        captain = self.people[0]
        async with asyncio.timeout(90):
            while self.stage == "resolution":
                table = self.table()
                button = next(
                    (p for p in parts(table or {"components": []}) if p.get("label") in ONWARD), None
                )
                if table is None or button is None:
                    await asyncio.sleep(0.02)
                    continue
                with contextlib.suppress(Refused, TimeoutError):
                    made = await (await captain.click(table, button["custom_id"])).done(4)
                    pressed += made.kind == 6
                await self._changed(table["id"], button["custom_id"])
        return pressed

    async def _changed(self, message: str, custom_id: str) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(4):
                while custom_id in json.dumps(self.box.world.message(message)) and self.stage == "resolution":
                    await asyncio.sleep(0.02)
