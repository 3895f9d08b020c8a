"""Three captains to five fame, from the first choice of a ship to the score: a fight, a death, a new ship,
missions on both sides of the law, and kill -9 between an attack and its answer.

The game is a recorded one (tests/playthroughs/legends.py): its seed is planted while the table is a lobby,
and every move of it is made by its player, on panels, on the message that calls, or in one line."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec import Struct

from cogs.xia.story import STORY, VICTORY
from db.store import Store
from rules.core import Dice, Event, fingerprint, notation, saved
from rules.xia.frames import Turn
from rules.xia.game import RULES
from rules.xia.options import Options
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from tests.e2e.voyage import Voyage, launcher
from tests.playthroughs import legends, playthrough
from tests.playthroughs.legends import Step
from words import words

pytestmark = pytest.mark.slow
__all__ = ["launcher"]
EN, RU = words("en"), words("ru")
FIRST = 60
"""Moves from the beginning that are made by buttons and menus…"""
SHOWN = ("complete", "ship ")
"""…and for whose sake a later turn is played so too."""
TOLD_ONCE = (
    "xia-buys-ship",
    "xia-destroyed",
    "xia-destroyed-by",
    "xia-mission-completed",
    "xia-mission-failed",
    "xia-sector-laid",
    "xia-title-claimed",
    "xia-victory",
)


class Part(Struct):
    """Moves of one player that follow each other, no longer than a turn."""

    seat: int
    called: bool
    """To a decision in somebody else's turn; whoever has just moved is looking anyway."""
    first: int
    """How many moves came before."""
    moves: list[str]

    @property
    def by_buttons(self) -> bool:
        return self.first < FIRST or any(move.startswith(SHOWN) for move in self.moves)


def replayed(record: playthrough.Playthrough) -> tuple[list[Step], list[Part]]:
    state = RULES.start(legends.OPTIONS, record.seats, Dice(record.seed, -1))
    steps: list[Step] = []
    found: list[Part] = []
    for number, (seat, text) in enumerate(record.moves):
        if not found or found[-1].seat != seat or _ends(steps[-1]):
            away = isinstance(state.stack[0], Turn) and seat not in (state.turn, found[-1].seat)
            found.append(Part(seat, away, number, []))
        found[-1].moves.append(text)
        events = RULES.play(state, seat, notation.read(text, RULES.actions), Dice(record.seed, number))
        steps.append((seat, text, events))
    return steps, found


def _ends(step: Step) -> bool:
    return any(event.key in (STORY.over, STORY.sets_out) for event in step[2])


class Legends(Voyage):
    rules, group, people = RULES, "xia", ("Ann", "Борис", "Eve")

    def __init__(self, box: Sandbox, launcher: Launcher, folder: Path) -> None:
        super().__init__(box, launcher, folder)
        path = playthrough.FOLDER / f"{legends.NAME}.txt"
        self.record = playthrough.read(path.read_text(encoding="utf-8"))
        self.steps, self.parts = replayed(self.record)
        self.tapped = 0
        """Moves made by buttons and menus."""

    async def plant(self) -> None:
        """The recorded seed, in a lobby of a bot that is down: the game itself has not begun."""
        store = await Store.open(self.kept.address)
        await store.games.update(1, seed=self.record.seed, fingerprint=fingerprint(self.record.seed))
        await store.close()

    async def play(self, part: Part) -> None:
        """In somebody else's turn on the message that calls; else by buttons, or in one line."""
        assert self.row()["depth"] == part.first
        if part.called:
            await self.when_called(part)
        elif part.by_buttons:
            await self.tap(part.seat, part.moves)
        else:
            await self.in_one_line(part.seat, part.moves)

    async def when_called(self, part: Part) -> None:
        first, *rest = part.moves
        (prompt,) = RULES.prompts(self.state())
        if prompt.private:
            rest = part.moves
        else:
            await self.answered(part.seat, await self.call(part.seat), first)
        if rest:
            await self.tap(part.seat, rest)

    async def tap(self, seat: int, moves: list[str]) -> None:
        """By buttons and menus; what they do not offer is typed."""
        panel = await self.panel(self.seats[seat])
        for move in moves:
            assert panel is not None
            if move in self.offered():
                panel = await self.choose(self.seats[seat], panel, move)
                self.tapped += 1
            else:
                panel = await self.in_one_line(seat, [move])

    async def answered(self, seat: int, call: Message, move: str) -> None:
        depth = self.row()["depth"]
        await (await self.answer(self.seats[seat], call, move)).done()
        await self.until(lambda: self.row()["depth"] == depth + 1)
        self.tapped += 1

    async def call(self, seat: int) -> Message:
        """The message that calls this player to the question of now."""
        await self.until(lambda: self.row()["drawn"] == self.row()["number"])
        mention = f"<@{self.seats[seat].id}>"
        (found,) = [message for message in self.messages() if mention in text_of(message)]
        return found

    def told(self) -> str:
        """What the thread was told, without tables and calls."""
        return "\n".join(
            text_of(m)
            for m in self.messages()
            if not any(verb_of(p) in ("snooze", "seat", "choose") for p in parts(m))
        )


async def test_three_legends(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    table = Legends(box, launcher, kept)
    await a_lobby_with_a_seed(table)
    answered_at = legends.fights(table.steps)[0]
    parts_left = iter(table.parts)
    for part in parts_left:
        if part.first <= answered_at < part.first + len(part.moves):
            await a_fight_with_a_restart(table, part, next(parts_left))
        else:
            await table.play(part)
    assert table.row()["status"] == "over"
    assert table.tapped > len(table.steps) / 4
    await the_end_is_told(table)
    await table.bot_down()
    assert "Traceback" not in table.log.read_text(), table.log.read_text()[-3000:]
    await the_log_is_the_game(table)


async def a_lobby_with_a_seed(table: Legends) -> None:
    await table.bot_up()
    lobby = await table.open(fame="5")
    await table.bot_down()
    await table.plant()
    await table.bot_up()
    await table.start(lobby)
    assert table.row()["fingerprint"] == fingerprint(table.record.seed)
    assert json.loads(table.row()["options"]) == json.loads(table.record.options)


async def a_fight_with_a_restart(table: Legends, attack: Part, answer: Part) -> None:
    """Whoever is attacked is called with all they need; the bot dies before they answer, and the old button
    works."""
    *before, shot = attack.moves
    if before:
        await table.in_one_line(attack.seat, before)
    await table.tap(attack.seat, [shot])
    call = await table.call(answer.seat)
    pictures = [file["filename"] for file in call["attachments"]]
    assert pictures == ["attack.png", f"ship_{answer.seat}.png"]
    assert f"{table.people[attack.seat]} attacks you with" in text_of(call)
    await table.bot_down()
    await table.bot_up()
    first, *rest = answer.moves
    await table.answered(answer.seat, call, first)
    if rest:
        await table.tap(answer.seat, rest)


async def the_end_is_told(table: Legends) -> None:
    """To everybody in the language of the table, to Boris in his own."""

    def sheets() -> list[Message]:
        return [m for m in table.messages() if [f["filename"] for f in m["attachments"]] == ["score.png"]]

    await table.until(lambda: sheets() and table.row()["drawn"] == table.row()["number"])
    (sheet,) = sheets()
    state = table.state()
    names = dict(enumerate(table.people))
    facts = next(event.args for event in table.steps[-1][2] if event.key == VICTORY)
    assert state.players[state.winner].fame >= 5
    assert EN(VICTORY, seats=names, **facts) in text_of(sheet)
    shown = table.table()
    assert shown is not None
    asked = await table.seats[1].click(shown, table.id_of(shown, "history"))
    assert RU(VICTORY, seats=names, **facts) in text_of(await table.reply(asked))


async def the_log_is_the_game(table: Legends) -> None:
    """It folds from its very first move to the state on the disk, and everything was told once."""
    row = table.row()
    store = await Store.open(table.kept.address)
    records = await store.log.read(1)
    await store.close()
    assert {record.kind for record in records} == {"play"}
    assert [(record.seat, record.text) for record in records] == table.record.moves
    state = RULES.start(Options(**json.loads(row["options"])), len(table.people), Dice(row["seed"], -1))
    for record in records:
        action = notation.read(record.text, RULES.actions)
        RULES.play(state, record.seat, action, Dice(row["seed"], record.depth - 1))
    assert saved.dump(state) == row["state"]
    steps: list[Step] = [(record.seat, record.text, record.events) for record in records]
    assert legends.milestones(steps) >= legends.MILESTONES
    everything_is_told_once(table, [event for _, _, events in steps for event in events])


def everything_is_told_once(table: Legends, events: list[Event]) -> None:
    told, names = table.told(), dict(enumerate(table.people))
    happened = Counter(_forms(event, names) for event in events if event.key in TOLD_ONCE)
    assert happened
    for forms, times in happened.items():
        assert sum(told.count(form) for form in forms) == times, (forms, times)
    assert told.count("\n-# fame ") <= sum(event.key == STORY.over for event in events)


def _forms(event: Event, names: dict[int, str]) -> tuple[str, ...]:
    """In the paragraph of the player it is about, and in any other."""
    keys = (event.key, f"xia-told-{event.key.removeprefix('xia-')}")
    return tuple(EN(key, seats=names, **event.args).rstrip(".") for key in keys if EN.has(key))
