"""The pictures of Starship Captains: which there are to look at, and which one a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from rules.starship_captains.view import View
from words import Words

SHARED = ("galaxy", "techs", "tracks", "missions", "score")
"""Pictures that are the same whoever looks; beside them there is one ship board a seat, `ship.<seat>`."""
MINE = "ship.me"


def now(view: View, seat: int) -> str:
    """What the question of this seat is about: cards on offer, a slot to choose, a way to fly."""
    mine = f"ship.{seat}"
    if view.over:
        return "score"
    if view.peeked:
        return "peeked"
    if seat != view.asked or view.in_hand is not None or view.free_slots:
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


def rows(view: View, words: Words, names: Sequence[str]) -> list[dict[str, str]]:
    """Tabs: the pictures all share in one row, the ships in another."""
    ships = [f"ship.{seat}" for seat in range(view.seats)]
    return [{what: title(what, words, names) for what in some} for some in (SHARED, ships)]


def under_table(words: Words) -> dict[str, str]:
    looks = ("galaxy", MINE, "techs", "tracks", "missions")
    return {what: words("sc-look-mine" if what == MINE else f"sc-look-{what}") for what in looks}
