"""A table in a bot of its own process: as its players see it, and the store as it lies on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from rules.core import notation, saved
from sandbox.interactions import Interaction
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.world import SYSTEM
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from words import words

START = 60


@pytest.fixture
def launcher() -> Iterator[Launcher]:
    server = Launcher()
    yield server
    server.close()


class Voyage:
    """Game 1 of the store, of some rules, with these people at it in the order of their seats."""

    rules: Any
    group: str
    """Its command."""
    people: Sequence[str]

    def __init__(self, box: Sandbox, launcher: Launcher, kept: Kept) -> None:
        self.box, self.launcher, self.kept = box, launcher, kept
        self.seats: list[Person] = [box.person(name) for name in self.people]
        self.log = kept.folder / "bot.log"
        self.thread = ""
        self.pid = 0

    async def bot_up(self) -> None:
        environment = {**self.box.environment, **self.kept.environment, "WARDROOM_LOG": "WARNING"}
        self.pid = await self.launcher.start(environment, self.log)
        await self.box.ready(START)

    async def bot_down(self) -> None:
        await self.launcher.kill(self.pid)
        while self.box.is_ready():
            await asyncio.sleep(0.002)

    def row(self) -> Any:
        return self.kept.one("SELECT * FROM games WHERE id = 1")

    def state(self) -> Any:
        return saved.load(self.row()["state"], self.rules.state)

    async def begin(self, **options: Any) -> None:
        await self.start(await self.open(**options))

    async def open(self, **options: Any) -> Message:
        """The lobby."""
        opened = await self.seats[0].slash(f"{self.group} new", channel="games", **options)
        lobby = (await opened.answered(START)).message
        assert lobby is not None
        return lobby

    async def start(self, lobby: Message) -> None:
        ann, *others = self.seats
        for person in others:
            await (await person.click(lobby, self.id_of(lobby, "join"))).answered()
        await (await ann.click(lobby, self.id_of(lobby, "start"))).done()
        self.thread = lobby["id"]
        await self.until(lambda: self.row()["status"] == "running" and self.table() is not None)

    async def until(self, happened: Any) -> None:
        async with asyncio.timeout(START):
            while not happened():
                await asyncio.sleep(0.02)

    def id_of(self, message: Message, verb: str) -> str:
        shown = self.box.world.message(message["id"]) or message
        return next(str(part["custom_id"]) for part in parts(shown) if verb_of(part) == verb)

    def messages(self) -> list[Message]:
        hidden = self.box.world.audience
        said = [m for m in self.box.world.messages[self.thread].values() if m["type"] not in SYSTEM]
        return [m for m in said if m["id"] not in hidden]

    def table(self) -> Message | None:
        if self.thread not in self.box.world.messages:
            return None
        found = [m for m in self.messages() if {"text", "history"} <= {verb_of(p) for p in parts(m)}]
        return found[-1] if found else None

    # Turns.

    async def in_one_line(self, seat: int, line: list[str]) -> Message | None:
        """The answer is one's panel as it is then."""
        person = self.seats[seat]
        made = await person.slash(f"{self.group} turn", channel=self.thread, moves="; ".join(line))
        panel = await self.reply(made)
        speech = words(person.locale)
        assert text_of(panel).startswith(speech("turn-played", chain="")), (line, text_of(panel))
        return panel

    async def by_buttons(self, seat: int, line: list[str]) -> None:
        """On one's own panel: every answer shows the next question in its place."""
        person = self.seats[seat]
        panel = await self.panel(person)
        for move in line:
            assert panel is not None
            panel = await self.choose(person, panel, move)

    async def panel(self, person: Person) -> Message | None:
        table = self.table()
        assert table is not None
        return await self.reply(await person.click(table, self.id_of(table, "seat")))

    async def choose(self, person: Person, panel: Message, move: str) -> Message | None:
        """On a private panel; what it becomes."""
        return await self.reply(await self.answer(person, panel, move))

    def offered(self) -> list[str]:
        """The answers to the question of now."""
        (prompt,) = self.rules.prompts(self.state())
        return [notation.write(choice.action) for choice in prompt.choices]

    async def reply(self, made: Interaction) -> Message | None:
        """What stands there in the end: a slow answer follows its acknowledgement."""
        await made.answered(START)
        return made.followups[-1] if made.followups else made.message

    async def answer(self, person: Person, message: Message, move: str) -> Interaction:
        """Press the button, or pick from the menu, that stands for this answer of the question of now."""
        index = str(self.offered().index(move))
        (prompt,) = self.rules.prompts(self.state())
        final = prompt.choices[int(index)].final
        for part in parts(message):
            if verb_of(part) != "choose":
                continue
            if part["type"] == 2 and part["custom_id"].endswith(f".{index}"):
                made = await person.click(message, part["custom_id"])
                return await self.meant(person, made) if final else made
            if part["type"] != 2 and index in [option["value"] for option in part["options"]]:
                made = await person.choose(message, part["custom_id"], index)
                return await self.meant(person, made) if final else made
        raise LookupError(f"{move} is not offered: {text_of(message)}")

    async def meant(self, person: Person, made: Interaction) -> Interaction:
        """What is final is asked once more: yes."""
        asked = await self.reply(made)
        assert asked is not None
        return await person.click(asked, self.id_of(asked, "sure"))
