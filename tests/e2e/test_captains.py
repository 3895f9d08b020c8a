"""A whole game of four captains in two languages, with an undo, a substitute, an android and a kill -9."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db.log import standing
from db.store import Store
from rules.core import Dice, notation, saved
from rules.starship_captains.game import RULES
from rules.starship_captains.state import Options, Pass, State
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.launcher import Launcher
from words import words

pytestmark = pytest.mark.slow
START = 30
CAPTAINS = ("Ann", "Борис", "Дана", "Eve")
TURNS = 2
"""A human captain plays so many turns a round, then passes: enough to see everything, and soon over."""
EN, RU = words("en"), words("ru")


@pytest.fixture
def launcher(tmp_path: Path) -> Iterator[Launcher]:
    server = Launcher(tmp_path)
    yield server
    server.close()


class Voyage:
    """The table as its players see it, and the store as it lies on the disk."""

    def __init__(self, box: Sandbox, launcher: Launcher, folder: Path) -> None:
        self.box, self.launcher, self.folder = box, launcher, folder
        self.seats: list[Person] = [box.person(name) for name in CAPTAINS]
        self.log = folder / "bot.log"
        self.thread = ""
        self.pid = 0
        self.played: dict[tuple[int, int], int] = {}

    async def bot_up(self) -> None:
        environment = {**self.box.environment, "WARDROOM_DATA": str(self.folder), "WARDROOM_LOG": "WARNING"}
        self.pid = await self.launcher.start(environment, self.log)
        await self.box.ready(START)

    async def bot_down(self) -> None:
        await self.launcher.kill(self.pid)
        while self.box.is_ready():
            await asyncio.sleep(0.002)

    def row(self) -> Any:
        path = self.folder / "wardroom.sqlite3"
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as store:
            store.row_factory = sqlite3.Row
            return store.execute("SELECT * FROM games WHERE id = 1").fetchone()

    def state(self) -> State:
        return saved.load(self.row()["state"], State)

    async def begin(self) -> None:
        ann, *others = self.seats
        lobby = (await (await ann.slash("captains open", channel="games")).answered(START)).message
        assert lobby is not None
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
        return [m for m in self.box.world.messages[self.thread].values() if m["id"] not in hidden]

    def table(self) -> Message | None:
        if self.thread not in self.box.world.messages:
            return None
        found = [m for m in self.messages() if {"text", "history"} <= {verb_of(p) for p in parts(m)}]
        return found[-1] if found else None

    # Turns.

    def advice(self) -> tuple[int, list[str]]:
        """Who is asked, and a whole turn for them as an android would play it, chance included."""
        row = self.row()
        state = saved.load(row["state"], State)
        (prompt,) = RULES.prompts(state)
        seat, depth = prompt.seat, row["depth"]
        key = (state.round, seat)
        self.played[key] = self.played.get(key, 0) + 1
        line: list[str] = []
        while True:
            tired = self.played[key] > TURNS and Pass() in RULES.moves(state, seat)
            action = Pass() if tired else RULES.android(state, seat, Dice(b"advice", depth))
            assert action is not None
            line.append(notation.write(action))
            events = RULES.play(state, seat, action, Dice(row["seed"], depth))
            depth += 1
            if any(event.key == "sc-turn-over" for event in events):
                return seat, line

    async def in_one_line(self, seat: int, line: list[str]) -> None:
        person = self.seats[seat]
        made = await person.slash("captains turn", channel=self.thread, moves="; ".join(line))
        answer = text_of((await made.answered(START)).message)
        speech = words(person.locale)
        assert answer.startswith(speech("turn-played", chain="")), (line, answer)

    async def by_buttons(self, seat: int, line: list[str]) -> None:
        """On one's own panel: every answer shows the next question in its place."""
        person = self.seats[seat]
        table = self.table()
        assert table is not None
        panel = (await (await person.click(table, self.id_of(table, "seat"))).answered(START)).message
        for move in line:
            assert panel is not None
            panel = await self.choose(person, panel, move)

    async def choose(self, person: Person, panel: Message, move: str) -> Message | None:
        (prompt,) = RULES.prompts(self.state())
        offered = [notation.write(choice.action) for choice in prompt.choices]
        index = str(offered.index(move))
        for part in parts(panel):
            if verb_of(part) != "choose":
                continue
            if part["type"] == 2 and part["custom_id"].endswith(f".{index}"):
                return (await (await person.click(panel, part["custom_id"])).answered(START)).message
            if part["type"] != 2 and index in [option["value"] for option in part["options"]]:
                made = await person.choose(panel, part["custom_id"], index)
                return (await made.answered(START)).message
        raise LookupError(f"{move} is not offered: {text_of(panel)}")

    async def play(self, round: int) -> None:
        """Until that round begins or the game is over: Ann and Boris by buttons, the others in one line."""
        while self.row()["status"] == "running" and self.state().round < round:
            seat, line = self.advice()
            if seat < 2 and self.played[self.state().round, seat] == 1:
                await self.by_buttons(seat, line)
            else:
                await self.in_one_line(seat, line)


async def test_four_captains(box: Sandbox, launcher: Launcher, tmp_path: Path) -> None:
    voyage = Voyage(box, launcher, tmp_path)
    await voyage.bot_up()
    await voyage.begin()
    await an_undo(voyage)
    await voyage.play(round=2)
    await a_substitute(voyage)
    await an_android(voyage)
    await voyage.play(round=3)
    await voyage.bot_down()
    await voyage.bot_up()
    await voyage.play(round=5)
    await the_end_is_told(voyage)
    await voyage.bot_down()
    assert "Traceback" not in voyage.log.read_text(), voyage.log.read_text()[-3000:]
    await the_log_is_the_game(voyage)


async def an_undo(voyage: Voyage) -> None:
    """Half a turn, and back: nobody else hears of it."""
    (prompt,) = RULES.prompts(voyage.state())
    before = voyage.row()["state"]
    await voyage.by_buttons(prompt.seat, ["room helm red"])
    table = voyage.table()
    assert table is not None
    person = voyage.seats[prompt.seat]
    await (await person.click(table, voyage.id_of(table, "undo"))).done()
    await voyage.until(lambda: voyage.row()["state"] == before)


async def a_substitute(voyage: Voyage) -> None:
    """Dana has to go; Chidi, who reads Russian too, takes the seat and plays on."""
    dana, chidi = voyage.seats[2], voyage.box.person("Chidi")
    chidi.locale = "ru"
    await (await dana.slash("game substitute", channel=voyage.thread)).answered()
    await voyage.until(lambda: any(verb_of(p) == "take" for m in voyage.messages() for p in parts(m)))
    offer = next(m for m in voyage.messages() if any(verb_of(p) == "take" for p in parts(m)))
    taken = await (await chidi.click(offer, voyage.id_of(offer, "take"))).answered(START)
    assert RU("substitute-briefing", before="Дана") in text_of(taken.message)
    voyage.seats[2] = chidi


async def an_android(voyage: Voyage) -> None:
    made = await voyage.seats[3].slash("game android", channel=voyage.thread)
    assert EN("note-android-on", who="Eve") in text_of((await made.answered(START)).message)


async def the_end_is_told(voyage: Voyage) -> None:
    assert voyage.row()["status"] == "over"

    def sheets() -> list[Message]:
        return [m for m in voyage.messages() if [f["filename"] for f in m["attachments"]] == ["score.png"]]

    await voyage.until(sheets)
    (sheet,) = sheets()
    told = text_of(sheet)
    assert EN("sc-game-ends") in told
    names = ("Ann", "Борис", "Chidi", "Eve")
    assert all(f"**{name}** · " in told for name in names)
    panels = [text_of(m) for m in voyage.seats[1].messages(voyage.thread)]
    assert any("Раунд 1 из 4" in panel for panel in panels), "Boris reads Russian"
    assert EN("note-substitute", who="Chidi", what="Дана") in "\n".join(map(text_of, voyage.messages()))


async def the_log_is_the_game(voyage: Voyage) -> None:
    """It folds to the state on the disk, and each of its turns was told once, over the restart too."""
    row = voyage.row()
    store = await Store.open(voyage.folder / "wardroom.sqlite3")
    records = await store.log.read(1)
    await store.close()
    assert [record.kind for record in records].count("undo") == 1
    options = Options(**json.loads(row["options"]))
    state = RULES.start(options, len(CAPTAINS), Dice(row["seed"], -1))
    line = standing(records)
    for record in line:
        action = notation.read(record.text, RULES.actions)
        RULES.play(state, record.seat, action, Dice(row["seed"], record.depth - 1))
    assert saved.dump(state) == row["state"]
    turns = [[event.key for event in record.events].count("sc-turn-over") for record in line]
    passes = [[event.key for event in record.events].count("sc-passes") for record in line]
    told = "\n".join(
        text_of(m) for m in voyage.messages() if not any(verb_of(p) == "snooze" for p in parts(m))
    )
    assert told.count("\n-# ready") >= sum(turns) - sum(passes)
    assert told.count("\n-# ready") <= sum(turns)
    assert told.count(EN("sc-round-begins", round=3)) == 1
