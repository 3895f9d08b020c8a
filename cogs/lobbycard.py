"""The lobby message: who sits where, how it will be played, and the buttons."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from cogs import house, options
from db.games import GameRow
from rules.core import Rules
from words import Words


def title(row: GameRow, words: Words) -> str:
    return words("table-title", game=words(f"game-{row.game.replace('_', '-')}"), number=row.id)


def line(row: GameRow, words: Words, *, linked: bool = False) -> str:
    """One game in one line, for lists and autocompletion."""
    where = f" → <#{row.thread}>" if linked and row.thread else ""
    return (
        words(
            "lobby-line",
            title=title(row, words),
            status=words(f"status-{row.status}"),
            who=", ".join(row.names()),
        )
        + where
    )


def card(row: GameRow, rules: Rules[Any], words: Words) -> discord.ui.LayoutView:
    chosen = msgspec.json.decode(row.options, type=rules.options)
    lines = [f"## {title(row, words)}", words(f"about-{row.game.replace('_', '-')}")]
    if row.status == "lobby":
        lines.append(
            words("lobby-seats", taken=len(row.seats), least=rules.seats.start, most=rules.seats.stop - 1)
        )
    for seat in row.seats:
        who = words("lobby-android", name=seat.name) if seat.android else f"<@{seat.user}>"
        star = " ★" if seat.user == row.owner else ""
        lines.append(f"{seat.seat + 1}. {who}{star}")
    settings = options.summary(row.game, chosen, words, row.names())
    settings += options.summary("house", house.of(row), words, ())
    items: list[Any] = [
        discord.ui.TextDisplay("\n".join(lines)),
        discord.ui.TextDisplay(" · ".join(settings)),
    ]
    if row.status == "lobby":
        items += [_sitting(row, words), _starting(row, words)]
        items.append(
            discord.ui.TextDisplay("-# " + words("lobby-fingerprint", fingerprint=row.fingerprint[:16]))
        )
    elif row.thread:
        items.append(discord.ui.TextDisplay(words("lobby-begun", thread=f"<#{row.thread}>")))
    return _layout([discord.ui.Container(*items, accent_colour=0x5AA5FF)])


def _sitting(row: GameRow, words: Words) -> discord.ui.ActionRow[Any]:
    return _buttons(
        (words("button-join"), f"w:join:{row.id}:", discord.ButtonStyle.success),
        (words("button-leave"), f"w:leave:{row.id}:", discord.ButtonStyle.secondary),
        (words("button-android"), f"w:empty:{row.id}:", discord.ButtonStyle.secondary),
    )


def _starting(row: GameRow, words: Words) -> discord.ui.ActionRow[Any]:
    return _buttons(
        (words("button-start"), f"w:start:{row.id}:", discord.ButtonStyle.primary),
        (words("button-options"), f"w:options:{row.id}:", discord.ButtonStyle.secondary),
        (words("button-teach"), f"w:teach:{row.id}:", discord.ButtonStyle.secondary),
    )


def _buttons(*buttons: tuple[str, str, discord.ButtonStyle]) -> discord.ui.ActionRow[Any]:
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    for text, custom_id, style in buttons:
        row.add_item(discord.ui.Button(label=text, custom_id=custom_id, style=style))
    return row


def closed(words: Words) -> discord.ui.LayoutView:
    return _layout([discord.ui.TextDisplay(words("lobby-closed"))])


def _layout(items: list[Any]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view
