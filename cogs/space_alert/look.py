"""The pictures of a mission, one tap away; and the cards of threats, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs import looks
from cogs.components import picture, text
from cogs.faces import Panel
from images.space_alert.alt import alt_printed
from images.space_alert.cards import cards, printed
from images.space_alert.threat import printed_card
from rules.space_alert.view import View
from words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from cogs.table import Table

THREATS = "lineup"
CARDS = 3
"""Cards that one name may show."""


def rows(view: View, words: Words) -> list[dict[str, str]]:
    """Tabs: ship, all threats, report and score in one row, each threat's card in another."""
    shared = {"board": words("sa-look-board")}
    if view.threats:
        shared[THREATS] = words("sa-look-threats")
    if view.report is not None:
        shared["turn"] = words("sa-look-turn", turn=view.report.turn)
    if view.score is not None:
        shared["score"] = words("sa-look-score")
    threats = sorted(view.threats, key=lambda one: one.number)
    named = {f"threat.{one.code}": name(one.code, one.number, words) for one in threats}
    return [shared, named]


def name(code: str, number: int, words: Words) -> str:
    return f"T+{number} {words.name('space_alert', code)}"


def under_table(view: View, words: Words) -> dict[str, str]:
    return {THREATS: words("sa-look-threats")} if view.threats else {}


async def component(table: Table, query: str, words: Words) -> Panel | None:
    """The card of this name or code, in pictures and words."""
    found = named(query)
    if not found:
        return None
    panel = Panel([], {})
    for one in map(printed, found[:CARDS]):
        file = looks.file_name(f"card.{one.code}")
        said = alt_printed(one, words)
        panel.items += [text(f"### {words.name('space_alert', one.code)}"), picture(file, said), text(said)]
        panel.files[file] = await table.painter.draw(printed_card, one, words)
    return panel


def named(query: str) -> Sequence[str]:
    """Codes of the threats that are meant, whichever language the name is in; the whole name goes first."""
    asked = _plain(query)
    names = {code: [_plain(words(lang).name("space_alert", code)) for lang in LANGUAGES] for code in cards()}
    whole = [code for code, some in names.items() if asked == code.lower() or asked in some]
    begun = [code for code, some in names.items() if any(each.startswith(asked) for each in some)]
    return whole or (begun if len(begun) <= CARDS and len(asked) >= SHORTEST else [])


SHORTEST = 4
"""Letters of a name that mean its card."""


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())
