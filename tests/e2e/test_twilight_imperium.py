"""Six people through the end of a Twilight Imperium by post: battles, votes, a siege, an elimination and
Imperium Rex, in both languages, by buttons and in lines, with kill -9 in the midst of it.

The game is a recorded one (tests/playthroughs/epic.py), taken up where it stands in its fifth round: every
move of it is made by its player. A game from its first pick would be two thousand more of the same clicks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from db.store import Store
from rules.core import Prompt, fingerprint, notation, saved
from rules.twilight_imperium.game import RULES
from sandbox.interactions import Interaction
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from tests.e2e.voyage import START, Voyage, launcher
from tests.playthroughs import epic, playthrough
from words import words

pytestmark = pytest.mark.slow
__all__ = ["launcher"]
EN, RU = words("en"), words("ru")
PATIENCE = 120


class Weeks(Voyage):
    rules, group, people = RULES, "ti", ("Ann", "Борис", "Eve", "Дана", "Chidi", "Fay")

    def __init__(self, box: Sandbox, launcher: Launcher, folder: Path) -> None:
        box.world.add_user("Fay")
        crew = box.world.guilds[box.world.guild_id]["members"]
        crew[box.person("Fay").id] = dict(crew[box.person("Ann").id])
        super().__init__(box, launcher, folder)
        path = playthrough.FOLDER / f"{epic.NAME}.txt"
        self.record = playthrough.read(path.read_text(encoding="utf-8"))
        self.tapped = self.russian = 0
        """Moves by buttons and menus; of these, on Russian panels."""

    async def begun(self) -> None:
        """A table from its lobby; then, while the bot is down, four rounds have been played."""
        await self.bot_up()
        await self.begin(galaxy="preset", pace="post")
        await self.until(lambda: self.row()["message"] and self.rows("SELECT 1 FROM pings"))
        await self.bot_down()
        store = await Store.open(self.kept.address)
        known = fingerprint(self.record.seed)
        await store.games.update(1, seed=self.record.seed, fingerprint=known, drawn=-1)
        await store.log.begin(1, saved.dump(playthrough.taken_up(self.record, RULES)), RULES.version)
        await store.close()
        await self.bot_up()
        await self.until(lambda: "Round 5" in text_of(self.table()) and self.called(epic.NAALU))

    def called(self, seat: int) -> bool:
        return any(f"<@{self.seats[seat].id}>" in text_of(message) for message in self.messages())

    async def until(self, happened: Any) -> None:
        """Pictures of a galaxy take their time on a busy machine."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await asyncio.sleep(0.02)

    # Moves.

    async def play(self, seat: int, move: str) -> None:
        """On one's own panel where it is offered there, else in a line."""
        depth = self.row()["depth"]
        if move in self.choices(seat):
            await self.tap(seat, move)
            await self.until(lambda: self.row()["depth"] > depth)
        else:
            await self.in_one_line(seat, [move])

    def prompt(self, seat: int) -> Prompt:
        return next(each for each in RULES.prompts(self.state()) if each.seat == seat)

    def choices(self, seat: int) -> list[str]:
        return [notation.write(choice.action) for choice in self.prompt(seat).choices]

    async def tap(self, seat: int, move: str) -> None:
        person = self.seats[seat]
        panel = await self.panel(person)
        prompt, speech = self.prompt(seat), words(person.locale)
        asked = speech(prompt.key, seats=dict(enumerate(self.people)), **prompt.args)
        assert asked in text_of(panel), (asked, text_of(panel))
        assert panel is not None
        await self.pressed(person, panel, str(self.choices(seat).index(move)))
        self.tapped += 1
        self.russian += person.locale == "ru"

    async def pressed(self, person: Person, panel: Message, index: str) -> None:
        for part in parts(panel):
            if verb_of(part) != "choose":
                continue
            if part["type"] == 2 and part["custom_id"].endswith(f".{index}"):
                await self.meant(person, await person.click(panel, part["custom_id"]))
                return
            if part["type"] != 2 and index in [option["value"] for option in part["options"]]:
                await self.meant(person, await person.choose(panel, part["custom_id"], index))
                return
        raise LookupError(text_of(panel))

    async def meant(self, person: Person, made: Interaction) -> None:
        """What is final is asked once more: yes."""
        await made.done(START)
        shown = made.message or {"components": []}
        for part in parts(shown):
            if verb_of(part) == "sure":
                await (await person.click(shown, part["custom_id"])).done(START)

    # What stands.

    async def drawn(self) -> None:
        """The table is shown after what there is to tell has been told."""
        await self.until(lambda: self.row()["drawn"] == self.row()["number"])

    def rows(self, sql: str) -> list[Any]:
        return self.kept.rows(sql)

    def standing(self) -> dict[str, Any]:
        """All that outlives the bot: table, calls with their clocks, drafts, what was told."""
        table = self.table()
        return {
            "table": table and (table["id"], [part["custom_id"] for part in parts(table)]),
            "messages": [(each["id"], text_of(each)) for each in self.messages()],
            "calls": self.rows("SELECT seat, stamp, message, at, due FROM pings ORDER BY seat"),
            "drafts": self.rows("SELECT seat, matter, said FROM drafts ORDER BY seat, matter"),
            "log": self.rows("SELECT number, kind, seat, text FROM actions ORDER BY number"),
        }


async def test_weeks_in_minutes(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    table = Weeks(box, launcher, kept)
    await table.begun()
    middle = len(table.record.moves) // 2
    for number, (seat, move) in enumerate(table.record.moves):
        if number == middle:
            await table.bot_down()
            await table.bot_up()
        await table.play(seat, move)
    assert table.row()["status"] == "over"
    assert table.tapped > 80 and table.russian > 20
    await table.until(lambda: table.row()["drawn"] == table.row()["shown"] == table.row()["number"])
    the_end_is_told(table)
    await table.bot_down()
    assert "Traceback" not in table.log.read_text(), table.log.read_text()[-3000:]
    made = table.rows("SELECT seat, text FROM actions WHERE kind = 'play' ORDER BY number")
    assert made == table.record.moves
    outcome = RULES.outcome(table.state())
    assert playthrough.ending(table.state(), outcome) == table.record.end


def the_end_is_told(table: Weeks) -> None:
    (sheet,) = [m for m in table.messages() if [f["filename"] for f in m["attachments"]] == ["score.png"]]
    outcome = RULES.outcome(table.state())
    assert outcome is not None
    said = EN(outcome.key, seats=dict(enumerate(table.people)), **outcome.args)
    assert "Imperium Rex" in said and said in text_of(sheet)
    told = "\n".join(text_of(message) for message in table.messages())
    for once in ("is out of the game", "Closing the Wormholes is now law", "Tactical Retreat to 310"):
        assert told.count(once) == 1, once


async def test_crash_in_every_stage(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    """Killed where each kind of question is first open: nothing is said twice, asked anew or forgotten."""
    table = Weeks(box, launcher, kept)
    await table.begun()
    seen = list[str]()
    for seat, move in table.record.moves:
        stage = type(table.state().stack[-1]).__name__
        if stage not in seen:
            seen.append(stage)
            if stage == "Tactical":
                await fleet_begun(table, seat)
            await killed(table, seat)
        await table.in_one_line(seat, [move])
    assert len(seen) == 15 and {"BattlePlans", "Window", "Ballots", "Landing", "Capture", "Debts"} <= {*seen}
    assert playthrough.ending(table.state(), RULES.outcome(table.state())) == table.record.end
    await table.bot_down()
    assert "Traceback" not in table.log.read_text(), table.log.read_text()[-3000:]


async def killed(table: Weeks, seat: int) -> None:
    await table.drawn()
    panel = await table.panel(table.seats[seat])
    before = table.standing()
    await table.bot_down()
    await table.bot_up()
    await table.drawn()
    assert table.standing() == before
    after = await table.panel(table.seats[seat])
    assert text_of(after) == text_of(panel), "the same question, on the same panel"


async def fleet_begun(table: Weeks, seat: int) -> None:
    """A draft, half made."""
    person, speech = table.seats[seat], words(table.seats[seat].locale)
    panel = await table.panel(person)
    for label in ("panel-twilight-imperium-fleet", "ti-move-ships"):
        assert panel is not None
        panel = await table.reply(await person.click(panel, speech(label)))
    await table.until(lambda: table.standing()["drafts"])
