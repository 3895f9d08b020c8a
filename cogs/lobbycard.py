"""The lobby message: who sits where, how it will be played, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from cogs import options, table_settings
from cogs.components import GOOD, PRIMARY, bar, button, layout, text
from cogs.faces import Face
from cogs.titles import title_of
from db.games import GameRow
from images.speech import plain
from rules.core import Rules
from words import Words


def title(row: GameRow, words: Words) -> str:
    game = title_of(row.game, words)
    if row.campaign_name is not None:
        name = plain(row.campaign_name)
        return words("chapter-title", name=name, chapter=row.chapter or 0, game=game, number=row.id)
    return words("table-title", game=game, number=str(row.id))


def line(row: GameRow, words: Words, *, linked: bool = False) -> str:
    """One game in one line, for lists and autocompletion."""
    where = f" → <#{row.thread}>" if linked and row.thread else ""
    return (
        words(
            "lobby-line",
            title=title(row, words),
            status=words(f"status-{row.status}"),
            who=", ".join(map(plain, row.names())),
        )
        + where
    )


def card(row: GameRow, face: Face, words: Words) -> discord.ui.LayoutView:
    rules = face.rules
    chosen = msgspec.json.decode(row.options, type=rules.options)
    lines = [f"## {title(row, words)}", words(f"about-{row.game.replace('_', '-')}")]
    if row.status == "lobby":
        fit = _fitting(rules, chosen)
        lines.append(words("lobby-seats", taken=len(row.seats), least=fit[0], most=fit[-1]))
    for seat in row.seats:
        who = words("lobby-android", name=plain(seat.name)) if seat.android else f"<@{seat.user}>"
        star = " ★" if seat.user == row.owner else ""
        lines.append(f"{seat.seat + 1}. {who}{star}")
    without = options.decided(rules, row)
    settings = options.summary(row.game, chosen, words, [*map(plain, row.names())], without)
    means_nothing = table_settings.unused(face, row)
    settings += options.summary("house", table_settings.of(row), words, (), means_nothing)
    if row.status == "lobby":
        lines += face.gathering(row, words)
    lines += _why_not(row, rules, chosen, words)
    items: list[Any] = [
        text("\n".join(lines)),
        text(" · ".join(settings)),
    ]
    if row.status == "lobby":
        items += [_sitting(row, face, words), _starting(row, words)]
        items.append(text("-# " + words("lobby-fingerprint", fingerprint=row.fingerprint[:16])))
    elif row.thread:
        items.append(text(words("lobby-begun", thread=f"<#{row.thread}>")))
    return layout([discord.ui.Container(*items, accent_colour=0x5AA5FF)])


def _fitting(rules: Rules[Any], chosen: Any) -> Sequence[int]:
    """So many can play, as the options stand; if nobody can, it is not for their number."""
    fit = [count for count in rules.seats if rules.why_not(options.seated(chosen, count), count) is None]
    return fit or rules.seats


def _why_not(row: GameRow, rules: Rules[Any], chosen: Any, words: Words) -> list[str]:
    """What would keep a table of these players from starting; who is missing is said already."""
    if row.status != "lobby" or len(row.seats) not in rules.seats:
        return []
    why_not = rules.why_not(options.seated(chosen, len(row.seats)), len(row.seats))
    return [] if why_not is None else [f"⚠️ {words(why_not.key, None, **why_not.args_for_words)}"]


def _sitting(game: GameRow, face: Face, words: Words) -> discord.ui.ActionRow[Any]:
    return bar(
        *([button(words("lobby-ready"), f"w:ready:{game.id}:", GOOD)] if face.checks(game) else []),
        button(words("button-join"), f"w:join:{game.id}:", GOOD),
        button(words("button-leave"), f"w:leave:{game.id}:"),
        button(words("button-android"), f"w:empty:{game.id}:"),
        *(
            [button(words("button-android-less"), f"w:unempty:{game.id}:")]
            if any(seat.android for seat in game.seats)
            else []
        ),
    )


def _starting(game: GameRow, words: Words) -> discord.ui.ActionRow[Any]:
    return bar(
        button(words("button-start"), f"w:start:{game.id}:", PRIMARY),
        button(words("button-options"), f"w:options:{game.id}:"),
        button(words("button-teach"), f"w:teach:{game.id}:"),
    )


def closed(row: GameRow, words: Words, why: str = "lobby-closed") -> discord.ui.LayoutView:
    again = "campaign-open-again" if row.campaign is not None else "lobby-open-again"
    return layout([text(f"{words(why)} {words(again)}")])
