"""The pictures of Xia: which there are to look at, and which ones a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.loaded import Loaded
from rules.xia.frames import Packing, Stowing, Using, Wound
from rules.xia.view import View
from words import Words

MINE = "ship.me"
MAP, SYSTEM, FAME, MISSIONS, NPCS, SCORE = "map", "system", "fame", "missions", "npcs", "score"
IN_THE_HOLD = (Wound, Stowing, Packing, Using)
"""Frames that ask about cells of a hold."""
ABOARD = ("fitting", "business", "status")
"""Stages in which a player is busy with the ship, not with the map."""


def view_of(loaded: Loaded, seat: int | None) -> View:
    """What the seat may see. Where somebody else than the player in turn is to act on the map or in the hold
    (ships are fitted out, an Autopilot flies), the pictures are about that player."""
    view = loaded.view(seat)
    assert isinstance(view, View)
    asked = decides(loaded)
    if asked is None or view.attack is not None or view.stage == "npc":
        return view
    return replace(view, turn=asked)


def decides(loaded: Loaded) -> int | None:
    """Who is asked now."""
    state = loaded.state
    return None if state.over or not state.stack else int(state.stack[-1].seat)


def now(loaded: Loaded, view: View, seat: int) -> list[str]:
    """What the question of this seat is about, the most important first; one's own ship if none is asked."""
    mine = f"ship.{seat}"
    if view.over:
        return [SCORE]
    if decides(loaded) != seat:
        return ["attack", mine] if view.attack is not None else [mine]
    top = loaded.state.stack[-1]
    fight = ["attack"] if view.attack is not None else []
    if view.drawn:
        return ["drawn"]
    if view.placements and view.in_hand is not None:
        hold = [f"packing.{seat}"] if isinstance(top, Packing) else []
        return [f"placements.{seat}", *hold]
    if isinstance(top, IN_THE_HOLD):
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
    mine = view.turn if seat is None else seat
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
