"""The table message: title, what the game waits for, the board, and what can be done now."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs import lobbycard, prompts
from cogs.components import GOOD, MOST, bar, button, layout, looks, picture, text, weight
from cogs.faces import Panel
from db.games import GameRow
from rules.core import Outcome, Prompt
from words import Words

if TYPE_CHECKING:
    from cogs.loaded import Loaded

BOARD = "board.png"
MOST_ROWS = 6
MOST_OF_ONE = 8
"""A single question may have more: menus take less of a message than rows of buttons."""


def heading(row: GameRow, words: Words) -> str:
    return f"## {lobbycard.title(row, words)}"


def waiting(row: GameRow, words: Words, why: str) -> Panel:
    """The table of a game that cannot go on with what is installed here."""
    if row.status == "abandoned":
        why = "outcome-abandoned-waiting"
    return Panel([text(f"{heading(row, words)}\n{words(why)}", 3000)], {})


def card(loaded: Loaded, words: Words, board: bytes, undone: int) -> Panel:
    """`undone`: the number of the last taking back. With it the id of **Take back** changes, and with nothing
    else: Discord refuses a press of an id that an edit has just removed, before it reaches us."""
    row = loaded.row
    lines = [heading(row, words), *loaded.face.status(loaded, words), *waited_for(loaded, words)]
    if row.status in ("over", "abandoned"):
        lines.append(ending(loaded, words))
    elif row.status == "paused":
        lines.append(words("table-paused"))
    items: list[Any] = [text("\n".join(lines), 3000), picture(BOARD, loaded.face.alt(loaded, words))]
    below = [*loaded.face.rows(loaded, words), _always(loaded, words, undone)]
    items += open_questions(loaded, words, MOST - weight([*items, *below]))
    items += below
    return Panel(items, {BOARD: board})


def waited_for(loaded: Loaded, words: Words) -> list[str]:
    """Whom the game waits for, and for what; one line a question."""
    by_question: dict[str, list[str]] = {}
    for prompt in loaded.prompts():
        if not prompt.optional:
            asked = prompts.asked(loaded, prompt, words)
            by_question.setdefault(asked, []).append(loaded.names.get(prompt.seat, "?"))
    return [words("table-waits", who=words.list(names), what=asked) for asked, names in by_question.items()]


def open_questions(loaded: Loaded, words: Words, room: int = 30) -> list[Any]:
    """What anybody at the table can answer now, as rows of buttons; androids need none."""
    sheet = prompts.Sheet(loaded, words, room)
    androids = {seat.seat for seat in loaded.row.seats if seat.android}
    asked = [prompt for prompt in loaded.prompts() if prompt.seat not in androids]
    shown: list[tuple[Prompt, bool]] = prompts.shared_prompts(asked)
    most = MOST_OF_ONE if len(shown) == 1 else MOST_ROWS
    for prompt, shared in shown:
        if len(sheet.items) < most:
            sheet.answers(prompt, shared=shared, rows=most - len(sheet.items))
    return sheet.items


def _always(loaded: Loaded, words: Words, undone: int) -> discord.ui.ActionRow[Any]:
    game = loaded.row.id
    over = loaded.row.status in ("over", "abandoned")
    buttons = [] if over else [button(words("button-my-seat"), f"w:seat:{game}:", GOOD)]
    buttons.append(button(words("button-board-text"), f"w:text:{game}:"))
    buttons.append(button(words("button-history"), f"w:history:{game}:"))
    if loaded.row.status == "running" and loaded.rules.undoable(loaded.state):
        buttons.append(button(words("button-undo"), f"w:undo:{game}:{undone}"))
    return bar(*buttons, *(afterwards(loaded.row, words) if over else ()))


def afterwards(row: GameRow, words: Words) -> list[Any]:
    """What can be done with a game that is over: once more, or on with the campaign."""
    replay = button(words("button-replay"), f"w:replay:{row.id}:0")
    if row.campaign is not None:
        return [replay, button(words("campaign-button-next"), f"w:camp_next:{row.campaign}:", GOOD)]
    return [replay, button(words("button-again"), f"w:again:{row.id}:", GOOD)]


def ending(loaded: Loaded, words: Words) -> str:
    if loaded.row.outcome is None:
        return words("outcome-abandoned")
    outcome = msgspec.json.decode(loaded.row.outcome, type=Outcome)
    args = dict(outcome.args)
    if outcome.winners:
        args["winners"] = tuple(f"#{seat}" for seat in outcome.winners)
    return words(outcome.key, seats=loaded.names, **args)


def digest(row: GameRow, panel: Panel) -> str:
    """The same for a message in the same place that looks the same."""
    return looks(panel.items, panel.files, row.thread or row.channel)


def content(panel: Panel) -> dict[str, Any]:
    return {"view": layout(panel.items), "files": panel.attachments()}


def edited(panel: Panel, *, pictures: bool = True) -> dict[str, Any]:
    files = {"attachments": panel.attachments()} if pictures else {}
    return {"view": layout(panel.items), **files}


def door(loaded: Loaded, words: Words) -> discord.ui.View:
    """To what a telling left out."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(words("button-history"), f"w:history:{loaded.row.id}:"))
    view.stop()
    return view


def closed(words: Words) -> discord.ui.LayoutView:
    return layout([text(words("table-moved"))])


def relative(at: float) -> str:
    """A time that Discord itself counts down."""
    return f"<t:{int(at)}:R>"


def now_plus(seconds: float) -> str:
    return relative(time.time() + seconds)
