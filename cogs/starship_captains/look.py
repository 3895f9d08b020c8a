"""The pictures of Starship Captains, one tap away: private, in the reader's language, with tabs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs.clicks import Click
from cogs.components import GOOD, PLAIN, PRIMARY, bar, button, picture, text
from cogs.faces import Panel
from cogs.table import Loaded, Table
from images import starship_captains as pictures
from rules.starship_captains.view import Mission, Tech, View
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

SHARED = ("galaxy", "techs", "tracks", "missions", "score")
"""Pictures that are the same whoever looks; beside them there is one ship board a seat, `ship.<seat>`."""
MINE = "ship.me"
LOOKS = {
    "galaxy": (pictures.galaxy, pictures.alt_galaxy),
    "techs": (pictures.techs, pictures.alt_techs),
    "tracks": (pictures.tracks, pictures.alt_tracks),
    "missions": (pictures.missions, pictures.alt_missions),
    "score": (pictures.score, pictures.alt_score),
    "airlock": (pictures.mission_card, pictures.alt_missions),
}
"""What draws each of them, and what says it."""


def view_of(loaded: Loaded, seat: int | None) -> View:
    view = loaded.view(seat)
    assert isinstance(view, View)
    return view


def known(view: View, what: str) -> bool:
    return what in SHARED or what in {f"ship.{seat}" for seat in range(view.seats)}


def now(view: View, seat: int) -> str:
    """What the question of this seat is about: cards on offer, a slot to choose, a way to fly."""
    mine = f"ship.{seat}"
    if view.over:
        return "score"
    if view.peeked:
        return "peeked"
    if seat != view.turn or view.in_hand is not None or view.free_slots:
        return mine
    if view.drawn:
        return "drawn"
    if {tech.id for tech in view.display if tech is not None} & set(view.offered):
        return "techs"
    if view.reachable or view.targets:
        return "galaxy"
    return "airlock" if view.airlock is not None else mine


def title(what: str, words: Words, names: Sequence[str]) -> str:
    kind, _, seat = what.partition(".")
    return words("sc-look-ship", name=names[int(seat)]) if seat else words(f"sc-look-{kind}")


def alt(what: str, view: View, words: Words, names: Sequence[str]) -> str:
    kind, _, seat = what.partition(".")
    if kind == "ship":
        return str(pictures.alt_ship(view, words, names, int(seat)))
    if kind in LOOKS:
        return str(LOOKS[kind][1](view, words, names))
    return words.list([card.name[words.lang] for card in loose(kind, view)])


async def draw(table: Table, what: str, view: View, words: Words, names: Sequence[str]) -> bytes:
    kind, _, seat = what.partition(".")
    paint = table.painter.draw
    if kind == "ship":
        return await paint(pictures.ship, view, words, list(names), int(seat))
    if kind in LOOKS:
        return await paint(LOOKS[kind][0], view, words, list(names))
    return await paint(pictures.cards, loose(kind, view), words, numbered=kind == "drawn")


def loose(what: str, view: View) -> tuple[Tech, ...] | tuple[Mission, ...]:
    """Cards that lie nowhere on a board: drawn to choose from, or looked at."""
    return view.drawn if what == "drawn" else view.peeked


def file_name(what: str) -> str:
    return f"{what.replace('.', '_')}.png"


async def shown(table: Table, looks: Sequence[str], view: View, words: Words, names: Sequence[str]) -> Panel:
    """One below the other, each with its words: side by side Discord would crop them."""
    items = [picture(file_name(what), alt(what, view, words, names)) for what in looks]
    files = {file_name(what): await draw(table, what, view, words, names) for what in looks}
    return Panel(items, files)


def tabs(game: int, view: View, words: Words, names: Sequence[str], here: str | None) -> list[Any]:
    """The pictures all share in one row, the ships in another; the one that is open is marked."""

    def tab(what: str) -> discord.ui.Button[Any]:
        style = PRIMARY if what == here else PLAIN
        return button(title(what, words, names), f"w:sc_look:{game}:{what}", style)

    ships = [f"ship.{seat}" for seat in range(view.seats)]
    return [bar(*map(tab, SHARED)), bar(*map(tab, ships))]


def row(game: int, words: Words) -> discord.ui.ActionRow[Any]:
    """Under the table: what else there is to see."""
    looks = ("galaxy", "ship.me", "techs", "tracks", "missions")
    titles = [words("sc-look-mine") if what == MINE else words(f"sc-look-{what}") for what in looks]
    return bar(
        *(button(label, f"w:sc_look:{game}:{what}") for label, what in zip(titles, looks, strict=True))
    )


async def panel(table: Table, loaded: Loaded, seat: int | None, what: str, words: Words) -> Panel:
    view, names = view_of(loaded, seat), loaded.row.names()
    if what == MINE:
        what = f"ship.{view.turn if seat is None else seat}"
    if not known(view, what):
        raise ValueError(what)
    seen = await shown(table, [what], view, words, names)
    items: list[Any] = [text(f"### {title(what, words, names)}"), *seen.items]
    items += tabs(loaded.row.id, view, words, names, what)
    if seat is not None and loaded.row.status == "running":
        items.append(bar(button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD)))
    return Panel(items, seen.files)


class Looking:
    """The taps on the tabs; everything they show lies open, so anybody may look."""

    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(sc_look=self.look)

    async def look(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        if loaded.row.game != "starship_captains":
            raise ValueError(click.rest)
        seat = loaded.row.seat_of(click.user)
        await click.panel(await panel(self.bot.table, loaded, seat, click.rest, click.words))
