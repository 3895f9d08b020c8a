"""The table message: title, what the game waits for, the board, and what can be done now."""

from __future__ import annotations

import time
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs import prompts
from cogs.faces import Panel
from rules.core import Outcome, Prompt
from words import Words

if TYPE_CHECKING:
    from cogs.table import Loaded

BOARD = "board.png"
MOST_ROWS = 6


def card(loaded: Loaded, words: Words, picture: bytes) -> Panel:
    row = loaded.row
    title = words("table-title", game=words(f"game-{row.game.replace('_', '-')}"), number=row.id)
    lines = [f"## {title}", *loaded.face.status(loaded, words), *_waiting(loaded, words)]
    if row.status in ("over", "abandoned"):
        lines.append(ending(loaded, words))
    elif row.status == "paused":
        lines.append(words("table-paused"))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{BOARD}", description=loaded.face.alt(loaded, words)[:1024])
    )
    items: list[Any] = [discord.ui.TextDisplay("\n".join(lines)[:3000]), gallery]
    items += _asked(loaded, words)
    items += loaded.face.rows(loaded, words)
    items.append(_always(loaded, words))
    return Panel(items, {BOARD: picture})


def _waiting(loaded: Loaded, words: Words) -> list[str]:
    """Whom the game waits for, and for what; one line a question."""
    by_question: dict[str, list[str]] = {}
    for prompt in loaded.prompts():
        if not prompt.optional:
            text = (
                words("table-private-question") if prompt.private else prompts.question(loaded, prompt, words)
            )
            by_question.setdefault(text, []).append(loaded.names.get(prompt.seat, "?"))
    return [words("table-waits", who=words.list(names), what=text) for text, names in by_question.items()]


def _asked(loaded: Loaded, words: Words) -> list[Any]:
    items: list[Any] = []
    shown: list[tuple[Prompt, bool]] = prompts.shared_prompts(loaded.prompts())
    for prompt, shared in shown[:MOST_ROWS]:
        items += prompts.components(loaded, prompt, words, shared=shared)
    return items[:MOST_ROWS]


def _always(loaded: Loaded, words: Words) -> discord.ui.ActionRow[Any]:
    game = loaded.row.id
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    over = loaded.row.status in ("over", "abandoned")
    if not over:
        row.add_item(_button(words("button-my-seat"), f"w:seat:{game}:", discord.ButtonStyle.success))
    row.add_item(_button(words("button-board-text"), f"w:text:{game}:"))
    row.add_item(_button(words("button-history"), f"w:history:{game}:"))
    if not over and loaded.row.status == "running" and loaded.rules.undoable(loaded.state):
        row.add_item(_button(words("button-undo"), f"w:undo:{game}:{loaded.row.number}"))
    if over:
        row.add_item(_button(words("button-replay"), f"w:replay:{game}:0"))
        row.add_item(_button(words("button-again"), f"w:again:{game}:", discord.ButtonStyle.success))
    return row


def _button(
    text: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=text, custom_id=custom_id, style=style)


def ending(loaded: Loaded, words: Words) -> str:
    if loaded.row.outcome is None:
        return words("outcome-abandoned")
    outcome = msgspec.json.decode(loaded.row.outcome, type=Outcome)
    args = dict(outcome.args)
    if outcome.winners:
        args["winners"] = tuple(f"#{seat}" for seat in outcome.winners)
    return words(outcome.key, seats=loaded.names, **args)


def content(panel: Panel) -> dict[str, Any]:
    files = [discord.File(BytesIO(data), filename=name) for name, data in panel.files.items()]
    return {"view": view(panel.items), "files": files}


def edited(panel: Panel) -> dict[str, Any]:
    fresh = content(panel)
    return {"view": fresh["view"], "attachments": fresh["files"]}


def view(items: list[Any]) -> discord.ui.LayoutView:
    layout = discord.ui.LayoutView(timeout=None)
    for item in items:
        layout.add_item(item)
    layout.stop()
    return layout


def closed(words: Words) -> discord.ui.LayoutView:
    return view([discord.ui.TextDisplay(words("table-moved"))])


def relative(at: float) -> str:
    """A time that Discord itself counts down."""
    return f"<t:{int(at)}:R>"


def now_plus(seconds: float) -> str:
    return relative(time.time() + seconds)
