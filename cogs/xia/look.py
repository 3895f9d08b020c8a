"""The pictures of Xia: which there are to look at, and which ones a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from rules.xia.view import View
from words import Words

MINE = "ship.me"
MAP, SYSTEM, FAME, MISSIONS, NPCS, SCORE = "map", "system", "fame", "missions", "npcs", "score"
ABOARD = ("fitting", "business", "status")
"""Stages in which a player is busy with the ship, not with the map."""


def now(view: View, seat: int) -> list[str]:
    """What the question of this seat is about, the most important first; one's own ship if none is asked."""
    mine = f"ship.{seat}"
    if view.over:
        return [SCORE]
    if view.asked != seat:
        return ["attack", mine] if view.attack is not None else [mine]
    fight = ["attack"] if view.attack is not None else []
    if view.drawn:
        return ["drawn"]
    if view.placements and view.in_hand is not None:
        hold = [f"packing.{seat}"] if view.about == "packing" else []
        return [f"placements.{seat}", *hold]
    if view.about:
        return [mine, *fight]
    if fight:
        return [*fight, mine] if view.attack is not None and view.attack.target == str(seat) else fight
    if view.stage == "choosing":
        return ["ships"]
    return [mine, *on_sale(view, seat)] if view.stage in ABOARD else [MAP]


def on_sale(view: View, seat: int) -> list[str]:
    """The cards of the ships one could buy now."""
    prices = [ship.price for ship in view.available]
    return ["ships"] if prices and min(prices) <= view.ships[seat].credits else []


def parts(what: str, view: View, seat: int | None) -> list[str]:
    """The pictures of a tab: missions are one card a captain, the own first, the others' as far as known."""
    if what != MISSIONS:
        return [what]
    mine = view.acting if seat is None else seat
    others = [ship.seat for ship in view.ships if ship.seat != mine and ship.mission is not None]
    return [f"mission.{each}" for each in (mine, *others)]


def rows(view: View, words: Words, names: Sequence[str]) -> list[dict[str, str]]:
    """Tabs: what all share, the ships, and a menu of the sectors."""
    shared = [SCORE if view.over else MAP, SYSTEM, FAME, MISSIONS, *([NPCS] if view.npcs else [])]
    return [
        {what: words(f"xia-look-{what}") for what in shared},
        {f"ship.{seat}": words("xia-look-ship", name=names[seat]) for seat in range(view.seats)},
        {
            f"sector.{one.id}": words("xia-look-sector", sector=words.name("xia", one.id))
            for one in view.sectors
        },
    ]


def under_table(words: Words) -> dict[str, str]:
    looks = (SYSTEM, MINE, FAME, MISSIONS)
    return {what: words("xia-look-mine" if what == MINE else f"xia-look-{what}") for what in looks}
