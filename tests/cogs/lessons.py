"""A learner who reads every step of /learn and presses what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from cogs import shelf, table_settings
from cogs.loaded import Loaded
from tests.cogs.answering import answer
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, buttons, loaded, press, selects, table, walk
from words import Words, words

Claim = Callable[[Any], None]
Deed = Callable[["Pupil"], Awaitable[None]]
NAME = "Ann"
PATIENCE = 120
"""Seconds: the machine may be busy with other tests."""


class Pupil:
    """One lesson in one language, from its first step to its last."""

    def __init__(self, house: House, game: str, lang: str) -> None:
        self.house = house
        self.person = house.person(NAME)
        self.person.locale = lang
        self.key = game
        self.lesson = shelf.lessons()[game]
        self.speech: Words = words(lang)
        self.number = 0
        self.thread = ""

    async def begin(self) -> None:
        await (await self.person.slash("learn", game=self.key)).answered()
        (row,) = await self.house.store.games.of_user(int(self.person.id), ["running"])
        self.number, self.thread = row.id, str(row.thread)

    async def shown(self, step: int) -> Message:
        """The message of a step, as soon as it is there."""
        head = self.speech("learn-step", step=step + 1, steps=len(self.lesson.steps))
        found: list[Message] = await self.person.until(
            lambda seen: [m for m in seen if f"{head} ·" in texts(m)], channel=self.thread, timeout=PATIENCE
        )
        return found[-1]

    async def at(self) -> Loaded:
        await self.house.settle()
        return await loaded(self.house, self.number)

    async def state(self) -> Any:
        return (await self.at()).state

    async def press(self, message: Message, label: str) -> Message:
        """A button by its label or custom id; the message it leads to."""
        answer = (await press(self.house, NAME, message, label)).message
        assert answer is not None
        return answer

    async def table(self) -> Message:
        return await table(self.house, self.number)

    async def waited_for(self) -> Loaded:
        """As soon as the others have moved and the learner is asked something."""
        async with asyncio.timeout(PATIENCE):
            while True:
                at = await self.at()
                if any(not prompt.optional for prompt in at.prompts(self.lesson.learner)):
                    return at
                await asyncio.sleep(0.02)

    async def answer(self, *moves: str) -> None:
        """Answers of the question of now: at the table, or in private where nobody else may read it."""
        for move in moves:
            shown = await self.table()
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        await answer(self.house, NAME, self.number, move, shown, self.lesson.learner)
                        break
                    except LookupError:  # asked in private, or not shown yet
                        shown = await self.press(await self.table(), f"w:seat:{self.number}:")

    async def study(self, claims: Mapping[str, Claim], deeds: Mapping[str, Deed]) -> None:
        """Every step: what it says is on the board, then what it asks for is done."""
        await self.begin()
        index, last = 0, len(self.lesson.steps) - 1
        while True:
            step = self.lesson.steps[index]
            message = await self.shown(index)
            assert self.speech(step.key) in texts(message)
            assert self.speech("learn-missed") not in texts(message), step.key
            if step.key in claims:
                claims[step.key](await self.state())
            if step.waits is not None and step.key in deeds:
                await deeds[step.key](self)
            elif index < last:
                await self.onward(index)
            if index == last:
                return
            now = await self.led_on(index)
            left_out = {each.key for each in self.lesson.steps[index + 1 : now]}
            assert not left_out & {*claims}, left_out
            index = now

    async def led_on(self, step: int) -> int:
        """The step that the bot goes on to."""
        async with asyncio.timeout(PATIENCE):
            while (now := table_settings.of((await self.at()).row).lesson) == step:
                await asyncio.sleep(0.02)
        return now

    async def onward(self, step: int) -> None:
        """The button of a step that has nothing to be done."""
        await press(self.house, NAME, await self.shown(step), self.speech("learn-next"))

    # Moves put together step by step.

    async def compose(self, panel: Message, *codes: str) -> None:
        """These answers one after the other, each by its button or menu, then "Do it"."""
        for count, code in enumerate(codes):
            at = await self.at()
            draft = at.rules.draft(at.state, self.lesson.learner, codes[:count])
            assert draft is not None
            index = [each.code for each in draft.options].index(code)
            await self._say(panel, index)
        await self.press(panel, self.speech("draft-do"))

    async def _say(self, panel: Message, index: int) -> None:
        for part in walk(panel):
            custom_id = part.get("custom_id", "")
            if custom_id.startswith("w:draft_choose:") and custom_id.endswith(f".{index}"):
                await self.press(panel, custom_id)
                return
            if custom_id.startswith("s:draft_choose:") and str(index) in [
                o["value"] for o in part["options"]
            ]:
                await (await self.person.choose(panel, custom_id, str(index))).done()
                await self.house.answered()
                return
        raise LookupError(f"answer {index} is not on the panel")

    # Space Alert: the panel of one's own seat.

    async def seat(self) -> Message:
        """The panel that the button of a step opens."""
        last = [m for m in self.person.messages(self.thread) if "🎓" in texts(m)][-1]
        return await self.press(last, f"w:seat:{self.number}:")

    async def pick(self, panel: Message, verb: str, *values: str) -> None:
        """The first of these values that a menu of the panel offers."""
        menu = next(menu for menu in selects(panel) if f":{verb}:" in menu["custom_id"])
        offered = [each["value"] for each in menu["options"]]
        chosen = next(value for value in values if value in offered)
        await (await self.person.choose(panel, menu["custom_id"], chosen)).done()

    async def place(self, slot: int, half: str, *cards: int) -> None:
        """One of these cards into the slot of a turn, with this half up."""
        panel = await self.press(await self.seat(), f"w:sa_slot:{self.number}:0.{slot}")
        await self.pick(panel, "sa_place", *(f"{card}.{half}" for card in cards))


def button_of(message: Message, verb: str) -> str:
    """The custom id of the one button of a verb."""
    found = [each["custom_id"] for each in buttons(message) if f":{verb}:" in each["custom_id"]]
    assert found, verb
    return str(found[0])
