"""Answering the question of now, as a player would: by the button or the menu that offers it."""

from __future__ import annotations

from typing import Any

from cogs.loaded import Loaded
from rules.core import Choice, Prompt, notation
from tests.cogs.conftest import House
from tests.cogs.playing import Message, loaded, table, walk


def asked(at: Loaded) -> Prompt:
    """What the game waits for; else what may be answered."""
    prompts = at.prompts()
    (prompt,) = [each for each in prompts if not each.optional] or prompts
    return prompt


def choice_of(at: Loaded, move: str) -> tuple[int, Choice]:
    for index, choice in enumerate(asked(at).choices):
        if notation.write(choice.action) == move:
            return index, choice
    raise LookupError(f"{move}: {[notation.write(c.action) for c in asked(at).choices]}")


async def answer(house: House, name: str, game: int, move: str, message: Message | None = None) -> Any:
    """Give an answer of the question of now by the button or menu that offers it."""
    shown = message or await table(house, game)
    index, _ = choice_of(await loaded(house, game), move)
    for part in walk(shown):
        custom_id = part.get("custom_id", "")
        if custom_id.startswith("w:choose:") and custom_id.endswith(f".{index}"):
            done = await (await house.person(name).click(shown, custom_id)).done()
            await house.settle()
            return done
        if custom_id.startswith("s:choose:") and str(index) in [each["value"] for each in part["options"]]:
            done = await (await house.person(name).choose(shown, custom_id, str(index))).done()
            await house.settle()
            return done
    raise LookupError(f"{move} is not on the message")
