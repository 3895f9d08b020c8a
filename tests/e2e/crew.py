"""People at a table who press whatever their screens offer, and remember what they were answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sandbox.components import walk
from sandbox.errors import Refused
from sandbox.interactions import DEFERRED_UPDATE, UPDATE, Interaction
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.shapes import EPHEMERAL
from words import LANGUAGES, words

Message = dict[str, Any]
MOVES = ("choose", "sure", "sa_place", "sa_take", "sa_turn", "sa_next_yes", "sa_hand", "undo")
"""Verbs of buttons that make a move; the others only look."""
WEIGHTS = {
    "sa_place": 12,
    "choose": 3,
    "sure": 3,
    "sa_turn": 1,
    "sa_take": 1,
    "undo": 1,
    "sa_slot": 0.2,
    "sa_board": 0.3,
}
QUICK = 1.5
"""A click acknowledged sooner than this was not deferred for lack of time: the answer is the final one."""


@dataclass
class Press:
    """One press, and what came of it."""

    interaction: Interaction
    verb: str
    again: Press | None = None
    """The same press made before, whose answer never came."""
    value: str = ""
    """What was chosen, if it was a menu."""
    answered: bool = False
    said: str = ""
    asked_again: bool = False
    """It was shown what is final once more, with a button that does it."""
    final: bool = False
    """What was read is the answer itself, and not what stood there while one still waited for it."""
    up: bool = True
    killed: bool = False
    sent: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> int:
        return int(self.interaction.id)

    @property
    def accepted(self) -> bool:
        """The answer says that the move was made."""
        record = self.interaction.record
        if self.verb not in MOVES or not self.answered or record["followups"] or stale(self.said):
            return False
        if self.asked_again:
            return False
        return record["kind"] == UPDATE or (record["kind"] == DEFERRED_UPDATE and self.final)


def stale(text: str) -> bool:
    return any(words(language)("trouble-stale") in text for language in LANGUAGES)


def broken(text: str) -> bool:
    heads = [words(language)("trouble-unknown", reference="").split(":")[0] for language in LANGUAGES]
    return any(head in text for head in heads)


def text_of(message: Message | None) -> str:
    if message is None:
        return ""
    found = [message["content"], *(c.get("content") or "" for c in walk(message["components"]))]
    return "\n".join(text for text in found if text)


def parts(message: Message) -> Iterator[Message]:
    """What can be pressed."""
    for component in walk(message["components"]):
        if component.get("custom_id") and not component.get("disabled"):
            yield component


def verb_of(component: Message) -> str:
    return str(component["custom_id"]).split(":")[1]


class Host:
    """The bot as the crew knows it: there or not, and how often it has died."""

    def __init__(self) -> None:
        self.up = asyncio.Event()
        self.died = asyncio.Event()
        self.answers = asyncio.Semaphore(0)
        """Released at every answer, so that somebody can count them."""


class Crew:
    """One table after the other, played by random presses."""

    def __init__(
        self, box: Sandbox, host: Host, names: list[str], dice: random.Random, **options: str
    ) -> None:
        self.box = box
        self.host = host
        self.people: list[Person] = [box.person(name) for name in names]
        self.dice = dice
        self.options = options
        self.channel: Any = "games"
        self.presses: list[Press] = []
        self.panels: dict[str, str] = {}
        self.lobby: Message | None = None
        self.thread: str | None = None
        self.finished = 0

    async def play(self) -> None:
        while True:
            try:
                await self.step()
            except (Refused, LookupError):
                await asyncio.sleep(0.01)  # the message has changed under the finger

    async def step(self) -> None:
        if self.dice.random() < 0.9:
            await self.host.up.wait()
        if self.thread is None:
            await self.open()
            return
        table = self.table()
        if table is None:
            await asyncio.sleep(0.02)
        elif any(verb_of(part) == "again" for part in parts(table)):
            self.finished += 1
            self.thread = self.lobby = None
            self.panels.clear()
        else:
            await self.press_something(table)

    async def open(self) -> None:
        owner = self.people[0]
        if self.lobby is None:
            await self.host.up.wait()
            asked = await owner.slash("space-alert", channel=self.channel, options=self.options)
            await self.answer(Press(asked, "open", up=self.host.up.is_set()))
            self.lobby = asked.message
            return
        shown = self.box.world.message(self.lobby["id"])
        assert shown is not None
        if not any(verb_of(part) == "start" for part in parts(shown)):
            self.thread = shown["id"]
            return
        for person in self.people[1:]:
            if person.id not in text_of(shown):
                await self.press(person, shown, "join")
                return
        await self.press(owner, shown, "start")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3):
                await self._begun(shown["id"])

    async def _begun(self, message: str) -> None:
        while not self.host.died.is_set():
            shown = self.box.world.message(message)
            if shown is not None and not any(verb_of(part) == "start" for part in parts(shown)):
                return
            await asyncio.sleep(0.01)

    def table(self) -> Message | None:
        """The table message that stands: the last one with a seat or a new table to offer."""
        assert self.thread is not None
        if self.thread not in self.box.world.channels:
            return None
        for message in reversed(self.people[0].messages(self.thread)):
            verbs = {verb_of(part) for part in parts(message)}
            if verbs >= {"text", "history"} and not message["flags"] & EPHEMERAL:
                return message
        return None

    def panel(self, person: Person) -> Message | None:
        return self.box.world.message(self.panels.get(person.id, ""))

    async def press_something(self, table: Message) -> None:
        person = self.dice.choice(self.people)
        panel = self.panel(person)
        if panel is None or self.dice.random() < 0.08:
            await self.press(person, table, "seat")
            if person.id not in self.panels:  # nothing to do but to wait for the table
                await asyncio.sleep(0.5)
            return
        message = table if self.dice.random() < 0.3 else panel
        offered = [part for part in parts(message) if verb_of(part) not in ("seat", "replay", "snooze")]
        if not offered:
            self.panels.pop(person.id)
            return
        weights = [WEIGHTS.get(verb_of(part), 0.15) for part in offered]
        part = self.dice.choices(offered, weights)[0]
        press = await self.press(person, message, part["custom_id"])
        while press is not None and not press.answered:  # as a player would: the same once more
            await self.host.up.wait()
            press = await self.press(person, message, part["custom_id"], again=press)

    async def press(
        self, person: Person, message: Message, what: str, again: Press | None = None
    ) -> Press | None:
        """Press a button or choose in a menu, by verb or id, and wait for the answer or the bot's death."""
        shown = self.box.world.message(message["id"]) or message
        part = next((p for p in parts(shown) if what in (p["custom_id"], verb_of(p))), None)
        up = self.host.up.is_set()
        if part is not None and part["type"] != 2:
            offered = [option["value"] for option in part["options"]]
            value = again.value if again is not None else self.dice.choice(offered)
            if value not in offered:
                return None
            made = await person.choose(shown, part["custom_id"], value, force=True)
        elif part is None and (again is None or what.startswith("s:")):
            return None
        else:
            value = ""
            made = await person.click(shown, what if part is None else part["custom_id"], force=True)
        press = Press(made, what.split(":")[1] if ":" in what else what, again=again, value=value, up=up)
        await self.answer(press)
        answer = made.message
        if press.answered and answer is not None and answer["flags"] & EPHEMERAL and any(parts(answer)):
            self.panels[person.id] = answer["id"]
        return press

    async def answer(self, press: Press) -> None:
        self.presses.append(press)
        waiting = asyncio.ensure_future(self._final(press))
        gone = asyncio.ensure_future(self.host.died.wait())
        await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        press.killed = self.host.died.is_set()
        if waiting.done():
            press.answered = waiting.exception() is None
        else:
            waiting.cancel()
        if press.answered:
            quick = (press.interaction.acked_after or 0) < QUICK
            press.final = quick or press.interaction.record["answered"]
            shown = press.interaction.given or press.interaction.message
            press.said = text_of(shown)
            press.asked_again = shown is not None and any(verb_of(part) == "sure" for part in parts(shown))
            self.host.answers.release()

    async def _final(self, press: Press) -> None:
        made = press.interaction
        await made.done()
        if made.kind == DEFERRED_UPDATE and (made.acked_after or 0) < QUICK:
            return
        with contextlib.suppress(TimeoutError):  # a slow move at the table has no other answer than this
            await made.answered(timeout=2 if made.kind == DEFERRED_UPDATE else 60)
