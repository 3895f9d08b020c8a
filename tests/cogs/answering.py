"""Answering the question of now, as a player would: by the button or the menu that offers it."""

from __future__ import annotations

from typing import Any

from cogs import prompts
from cogs.loaded import Loaded
from rules.core import Choice, Prompt, notation
from tests.cogs.conftest import House
from tests.cogs.playing import Message, loaded, table, walk


def asked(at: Loaded, seat: int | None = None) -> Prompt:
    """What the game waits for, of this seat if others are asked too; else what may be answered."""
    every = at.prompts(seat)
    (prompt,) = [each for each in every if not each.optional] or every
    return prompt


def choice_of(at: Loaded, move: str, seat: int | None = None) -> tuple[int, Choice]:
    choices = asked(at, seat).choices
    for index, choice in enumerate(choices):
        if notation.write(choice.action) == move:
            return index, choice
    raise LookupError(f"{move}: {[notation.write(each.action) for each in choices]}")


async def answer(
    house: House, name: str, game: int, move: str, message: Message | None = None, seat: int | None = None
) -> Any:
    """Give an answer of the question of now by the button or menu that offers it."""
    shown = message or await table(house, game)
    at = await loaded(house, game)
    index, _ = choice_of(at, move, seat)
    ids = [prompts.ids_of(at, asked(at, seat), shared=shared) for shared in (False, True)]
    for part in walk(shown):
        custom_id = part.get("custom_id", "")
        if not any(f":{each.tail}." in custom_id for each in ids):
            continue  # others are asked beside
        if custom_id.startswith("w:choose:") and custom_id.endswith(f".{index}"):
            done = await (await house.person(name).click(shown, custom_id)).done()
            return await meant(house, name, done)
        if custom_id.startswith("s:choose:") and str(index) in [each["value"] for each in part["options"]]:
            done = await (await house.person(name).choose(shown, custom_id, str(index))).done()
            return await meant(house, name, done)
    raise LookupError(f"{move} is not on the message")


async def meant(house: House, name: str, done: Any) -> Any:
    """What is final is asked once more: yes."""
    await house.settle()
    asks = [part["custom_id"] for part in walk(done.message or {"components": []}) if is_sure(part)]
    if asks:
        done = await (await house.person(name).click(done.message, asks[0])).done()
        await house.settle()
    return done


def is_sure(part: Message) -> bool:
    return str(part.get("custom_id", "")).startswith("w:sure:")
