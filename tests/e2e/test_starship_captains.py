"""A whole game of four captains in two languages, with an undo, a substitute, an android and a kill -9."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from db.log import standing
from db.store import Store
from rules.core import Dice, notation, saved
from rules.starship_captains.actions import Pass
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.state import State
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from tests.e2e.voyage import START, Voyage, launcher
from words import words

pytestmark = pytest.mark.slow
__all__ = ["launcher"]
CAPTAINS = ("Ann", "Борис", "Дана", "Eve")
TURNS = 2
"""A human captain plays so many turns a round, then passes: enough to see everything, and soon over."""
EN, RU = words("en"), words("ru")


class Captains(Voyage):
    rules, group, people = RULES, "captains", CAPTAINS

    def __init__(self, box: Sandbox, launcher: Launcher, folder: Path) -> None:
        super().__init__(box, launcher, folder)
        self.played: dict[tuple[int, int], int] = {}

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
            while (of_itself := RULES.ordered(state, seat)) is not None:
                events += RULES.play(state, seat, of_itself, Dice(row["seed"], depth))
                depth += 1
            if any(event.key == "sc-turn-over" for event in events):
                return seat, line

    async def play(self, round: int) -> None:
        """Until that round begins or the game is over: Ann and Boris by buttons, the others in one line."""
        while self.row()["status"] == "running" and self.state().round < round:
            seat, line = self.advice()
            if seat < 2 and self.played[self.state().round, seat] == 1:
                await self.by_buttons(seat, line)
            else:
                await self.in_one_line(seat, line)


async def test_four_captains(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    voyage = Captains(box, launcher, kept)
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
    store = await Store.open(voyage.kept.address)
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
