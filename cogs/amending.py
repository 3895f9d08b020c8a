"""An answer given beside others, changed after they have moved on: offered where nothing but it would change.

Whether that is so is found out by playing what came after it once more (`rules.work.amended`).
"""

from __future__ import annotations

from typing import Any

from cogs import prompts
from cogs.components import PLAIN, bar, button, select, text
from cogs.faces import Panel
from cogs.loaded import Loaded
from db.log import Record
from rules.core import Prompt, notation
from words import Words

LONGEST = 300
"""Characters of a move that is typed."""
MENU = 25


def mark(loaded: Loaded, own: Record) -> str:
    """What the panel knows of the answer: which it is, and that nothing has been changed or done since."""
    return f"{own.depth}.{own.number}.{loaded.last_by_seat.get(own.seat, 0)}"


async def question(loaded: Loaded, state: Any, own: Record) -> Prompt | None:
    """What was answered, if it was asked beside others or in somebody else's turn, and nothing was rolled or
    shown by the answer."""
    if own.chance or own.depth <= await loaded.folds_from():
        return None
    asked = await loaded.asked_at(state)
    mine = [prompt for prompt in asked if prompt.seat == own.seat and prompt.choices]
    (move,) = await loaded.line(own.depth - 1, own.depth)
    answered = [prompt for prompt in mine if _answers(prompt, move.text)]
    beside = [prompt for prompt in answered if _beside(prompt, asked)]
    return beside[0] if beside else None


def _answers(prompt: Prompt, text: str) -> bool:
    """By its kind: choices may only be the sensible ones of a great many."""
    kinds = {notation.write(choice.action).partition(" ")[0] for choice in prompt.choices}
    return text.partition(" ")[0] in kinds


def _beside(prompt: Prompt, asked: list[Prompt]) -> bool:
    others = any(each.seat != prompt.seat and not each.optional for each in asked)
    return prompt.optional or prompt.pace != "turn" or others


def panel(loaded: Loaded, prompt: Prompt, own: Record, words: Words) -> Panel:
    """The same question once more, and the way to ask everybody."""
    game, rest = loaded.row.id, mark(loaded, own)
    lines = [words("amend-offer"), prompts.question(loaded, prompt, words)]
    entries = [
        prompts.entry(loaded, choice, words, index) for index, choice in enumerate(prompt.choices[:MENU])
    ]
    menu = select(f"s:amend:{game}:{rest}", words("amend-choose"), entries)
    write = button(words("amend-write"), f"w:amend_line:{game}:{rest}", PLAIN)
    everybody = button(words("amend-ask-all"), f"w:undo_all:{game}:", PLAIN)
    return Panel([text("\n".join(lines)), menu, bar(write, everybody)], {})
