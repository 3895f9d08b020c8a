"""Three captains to five fame: a fight, a death, missions of both kinds of law, a new ship, kill -9."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.log import standing
from db.store import Store
from rules.core import Dice, notation, saved
from rules.xia import shapes
from rules.xia.game import RULES
from rules.xia.state import State
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.launcher import Launcher
from tests.e2e.voyage import Voyage, launcher
from tests.rules.xia.table import Table
from words import words

pytestmark = pytest.mark.slow
__all__ = ["launcher"]
EN, RU = words("en"), words("ru")
MOST_LINES = 150
SMUGGLED, BROUGHT = "smuggler_28", "passenger_06"


class Legends(Voyage):
    rules, group, people = RULES, "xia", ("Ann", "Борис", "Eve")

    def asked(self) -> int:
        (prompt,) = RULES.prompts(self.state())
        return prompt.seat

    def advice(self) -> tuple[int, list[str]]:
        """Who is asked, and what an android would do, chance included, until somebody else decides."""
        row = self.row()
        state = saved.load(row["state"], State)
        (prompt,) = RULES.prompts(state)
        seat, depth = prompt.seat, row["depth"]
        line: list[str] = []
        while not state.over and RULES.prompts(state)[0].seat == seat and len(line) < 12:
            action = RULES.android(state, seat, Dice(b"advice", depth))
            assert action is not None
            line.append(notation.write(action))
            events = RULES.play(state, seat, action, Dice(row["seed"], depth))
            depth += 1
            if any(event.key == "xia-turn-over" for event in events):
                break
        return seat, line

    def silence(self) -> tuple[int, list[str]]:
        """The quietest answer to the question of now."""
        state = self.state()
        seat = self.asked()
        action = RULES.default(state, seat)
        assert action is not None
        return seat, [notation.write(action)]

    def write(self, state: State) -> None:
        """A scene is set, while no bot runs."""
        with closing(sqlite3.connect(self.folder / "wardroom.sqlite3")) as store, store:
            store.execute("UPDATE games SET state = ? WHERE id = 1", (saved.dump(state),))

    def calls(self, seat: int) -> list[Message]:
        mention = f"<@{self.seats[seat].id}>"
        return [message for message in self.messages() if mention in text_of(message)]

    def told(self) -> str:
        """What the thread was told, without tables and calls."""
        return "\n".join(
            text_of(m)
            for m in self.messages()
            if not any(verb_of(p) in ("snooze", "seat", "choose") for p in parts(m))
        )


def scene() -> State:
    """Ann has contraband to unload, and Eve's wreck of a ship beside her; Boris has passengers aboard."""
    prepared = Table(3, fame="5", npcs=False)
    ann, boris, _ = prepared.state.players
    prepared.fit(0, "blaster_1", "engine_1")
    prepared.fit(1, "engine_1")
    prepared.fit(2, "shield_1")
    ann.space, boris.space = prepared.spot("kemplar_ii", "M"), prepared.spot("neo_damascus", "M")
    prepared.errand(0, SMUGGLED, done=True, payment=3000, sneaked=True)
    prepared.errand(1, BROUGHT, done=True, payment=2000)
    beside = [space for _, space in prepared.board.neighbours(ann.space)]
    prepared.put(2, next(space for space in beside if prepared.board.spaces[space].planet))
    shield = prepared.state.players[2].outfits[0].cells
    size = shapes.size(prepared.state.players[2].ship or "")
    prepared.state.players[2].damage = [cell for cell in range(1, size + 1) if cell not in shield[1:]]
    boris.credits = 10_000
    return prepared.state


async def test_three_legends(box: Sandbox, launcher: Launcher, tmp_path: Path) -> None:
    legends = Legends(box, launcher, tmp_path)
    await legends.bot_up()
    await legends.begin(fame="5", npcs=False)
    await ships_are_chosen(legends)
    await legends.bot_down()
    legends.write(scene())
    await legends.bot_up()
    await a_fight_with_a_restart(legends)
    await missions_and_a_new_ship(legends)
    begun = legends.row()
    await to_five_fame(legends)
    await the_end_is_told(legends)
    await legends.bot_down()
    assert "Traceback" not in legends.log.read_text(), legends.log.read_text()[-3000:]
    await the_log_is_the_game(legends, begun)


async def ships_are_chosen(legends: Legends) -> None:
    """By buttons, then outfits in one line."""
    for _ in legends.people:
        seat, line = legends.advice()
        await legends.by_buttons(seat, line)
    for _ in range(12):
        if legends.state().turns or RULES.prompts(legends.state())[0].key == "xia-ask-action":
            break
        seat, line = legends.advice()
        await legends.in_one_line(seat, line)
    assert RULES.prompts(legends.state())[0].key == "xia-ask-action"


async def a_fight_with_a_restart(legends: Legends) -> None:
    """Eve is called with all she needs; the bot dies before she answers, and the old button works."""
    (prompt,) = RULES.prompts(legends.state())
    fire = next(text for c in prompt.choices if (text := notation.write(c.action)).startswith("attack 2"))
    await legends.by_buttons(0, [fire])
    await legends.until(lambda: legends.calls(2))
    (call,) = legends.calls(2)
    assert [file["filename"] for file in call["attachments"]] == ["attack.png", "ship_2.png"]
    assert "Ann attacks you with" in text_of(call)
    await legends.bot_down()
    await legends.bot_up()
    await (await legends.answer(legends.seats[2], call, "defend")).done()
    await legends.until(lambda: legends.state().players[2].space is None)
    await legends.until(lambda: "**destroys Eve**" in legends.told() or "Ann destroys Eve" in legends.told())
    assert legends.state().players[0].fame >= 1


async def missions_and_a_new_ship(legends: Legends) -> None:
    await legends.in_one_line(0, ["complete"])
    assert legends.state().players[0].bounty > 0, "contraband is no lawful trade"
    while legends.asked() == 0:
        await legends.in_one_line(*legends.silence())
    boris = legends.state().players[1]
    await legends.by_buttons(1, ["complete", "end"])
    (prompt,) = RULES.prompts(legends.state())
    ship = next(text for c in prompt.choices if (text := notation.write(c.action)).startswith("ship "))
    await legends.in_one_line(1, [ship])
    assert legends.state().players[1].ship != boris.ship
    assert legends.state().players[1].fame >= 2
    assert legends.state().players[1].completed == [BROUGHT]


async def to_five_fame(legends: Legends) -> None:
    for _ in range(MOST_LINES):
        if legends.row()["status"] != "running":
            return
        await legends.in_one_line(*legends.advice())
    raise AssertionError("nobody becomes famous")


async def the_end_is_told(legends: Legends) -> None:
    def sheets() -> list[Message]:
        return [m for m in legends.messages() if [f["filename"] for f in m["attachments"]] == ["score.png"]]

    await legends.until(sheets)
    (sheet,) = sheets()
    winner = legends.state().winner
    assert legends.state().players[winner].fame >= 5
    assert f"{legends.people[winner]} wins with" in text_of(sheet)
    panels = [text_of(m) for m in legends.seats[1].messages(legends.thread)]
    assert any("Слава " in panel and "кредитов" in panel for panel in panels), "Boris reads Russian"


async def the_log_is_the_game(legends: Legends, begun: sqlite3.Row) -> None:
    """From where the last scene ended the log folds to the state on the disk, and turns were told once."""
    row = legends.row()
    store = await Store.open(legends.folder / "wardroom.sqlite3")
    records = standing(await store.log.read(1))
    await store.close()
    state = saved.load(begun["state"], State)
    for record in records[begun["depth"] :]:
        action = notation.read(record.text, RULES.actions)
        RULES.play(state, record.seat, action, Dice(row["seed"], record.depth - 1))
    assert saved.dump(state) == row["state"]
    turns = [event for record in records for event in record.events if event.key == "xia-turn-over"]
    told = legends.told()
    assert 0 < told.count("\n-# fame ") <= len(turns)
    assert told.count(EN.name(SMUGGLED)) == 1 and told.count(EN.name(BROUGHT)) == 1
