"""The pictures of Xia: which there are, what draws them, and which ones a question is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from cogs.faces import Panel
from cogs.loaded import Loaded
from cogs.looks import shown as pictures_below_each_other
from cogs.table import Table
from images import xia as pictures
from rules.xia.frames import Packing, Stowing, Using, Wound
from rules.xia.view import View
from words import Words

MINE = "ship.me"
MAP, SYSTEM, FAME, MISSIONS, NPCS, SCORE = "map", "system", "fame", "missions", "npcs", "score"
WHOLE: dict[str, tuple[Callable[..., Any], Callable[..., str]]] = {
    MAP: (pictures.around, pictures.alt_around),
    SYSTEM: (pictures.system, pictures.alt_system),
    FAME: (pictures.fame, pictures.alt_fame),
    SCORE: (pictures.score, pictures.alt_fame),
    "attack": (pictures.attack, pictures.alt_attack),
}
"""Pictures of the whole table: what draws each, and what says it."""
OF_ONE: dict[str, tuple[Callable[..., Any], Callable[..., str]]] = {
    "ship": (pictures.ship, pictures.alt_ship),
    "mission": (pictures.mission_card, pictures.alt_mission),
    "placements": (pictures.placements, pictures.alt_placements),
    "packing": (pictures.packing, pictures.alt_packing),
}
"""Pictures of one captain, `ship.<seat>`; beside them there is one of each sector, `sector.<id>`."""
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


def alt(what: str, view: View, words: Words, names: Sequence[str]) -> str:
    kind, _, which = what.partition(".")
    if kind in WHOLE:
        return WHOLE[kind][1](view, words, names)
    if kind in OF_ONE:
        return OF_ONE[kind][1](view, words, names, int(which))
    if kind == "sector":
        return str(pictures.alt_sector(view, words, names, which))
    return str(pictures.alt_cards(loose(kind, view), words))


async def draw(table: Table, what: str, view: View, words: Words, names: Sequence[str]) -> bytes:
    kind, _, which = what.partition(".")
    paint = table.painter.draw
    if kind in WHOLE:
        return await paint(WHOLE[kind][0], view, words, list(names))
    if kind in OF_ONE:
        return await paint(OF_ONE[kind][0], view, words, list(names), int(which))
    if kind == "sector":
        return await paint(pictures.sector, view, words, list(names), which)
    return await paint(pictures.cards, loose(kind, view), words, numbered=kind != NPCS)


def loose(what: str, view: View) -> tuple[Any, ...]:
    """Cards that lie on no mat: drawn to choose from, ships on offer, the NPCs."""
    return {"drawn": view.drawn, "ships": view.available, NPCS: view.npcs}[what]


async def shown(table: Table, looks: Sequence[str], view: View, words: Words, names: Sequence[str]) -> Panel:
    drawn = {
        what: (alt(what, view, words, names), await draw(table, what, view, words, names)) for what in looks
    }
    return pictures_below_each_other(drawn)


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
