"""The pictures of Starship Captains: which there are, what draws them, and which one a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.faces import Panel
from cogs.loaded import Loaded
from cogs.looks import shown as pictures_below_each_other
from cogs.table import Table
from images import starship_captains as pictures
from rules.starship_captains.view import Mission, Tech, View
from words import Words

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


async def shown(table: Table, looks: Sequence[str], view: View, words: Words, names: Sequence[str]) -> Panel:
    drawn = {
        what: (alt(what, view, words, names), await draw(table, what, view, words, names)) for what in looks
    }
    return pictures_below_each_other(drawn)


def rows(view: View, words: Words, names: Sequence[str]) -> list[dict[str, str]]:
    """Tabs: the pictures all share in one row, the ships in another."""
    ships = [f"ship.{seat}" for seat in range(view.seats)]
    return [{what: title(what, words, names) for what in some} for some in (SHARED, ships)]


def under_table(words: Words) -> dict[str, str]:
    looks = ("galaxy", MINE, "techs", "tracks", "missions")
    return {what: words("sc-look-mine" if what == MINE else f"sc-look-{what}") for what in looks}
