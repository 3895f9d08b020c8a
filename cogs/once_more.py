"""What is final is asked once more, privately: on a panel of its own, or in place of the panel it stands on.

Nothing is kept for it. The id is that of the question, with what was chosen as bits: it goes stale when the
question does, and holds over a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs import prompts
from cogs.components import DANGER, bar, button, text
from cogs.faces import Panel
from rules.core import Prompt
from words import Words

if TYPE_CHECKING:
    from cogs.loaded import Loaded


def is_final(prompt: Prompt, numbers: Sequence[int]) -> bool:
    return any(prompt.choices[number].final for number in numbers if 0 <= number < len(prompt.choices))


def panel(
    loaded: Loaded, prompt: Prompt, words: Words, rest: str, numbers: Sequence[int], doubt: str = ""
) -> Panel:
    """What was chosen in full, a button that does it and one that leads back. `rest` is of the id that was
    pressed, `doubt` what may have been overlooked."""
    picks = [prompt.choices[number] for number in numbers]
    said = [prompts.label(loaded, words, each.label, each.args) for each in picks]
    lines = [*([doubt] if doubt else []), words("prompt-sure", what=words.list(said))]
    lines += [f"-# {words(each.hint, seats=loaded.names, **each.args)}" for each in picks if each.hint]
    bits = sum(1 << number for number in numbers)
    yes = said[0] if len(said) == 1 else words("prompt-sure-all", count=len(said))
    buttons = [
        button(words("prompt-back"), f"w:seat:{loaded.row.id}:"),
        button(yes, f"w:sure:{loaded.row.id}:{rest.rpartition('.')[0]}.{bits:x}", DANGER),
    ]
    return Panel([text("\n".join(lines), prompts.NOTES), bar(*buttons)], {})


def meant(loaded: Loaded, user: int, rest: str) -> tuple[Prompt, list[int]]:
    """The question and its choices behind the button that does it after all."""
    prompt, (bits,) = prompts.found(loaded, user, rest)
    return prompt, [number for number in range(len(prompt.choices)) if int(bits, 16) >> number & 1]
