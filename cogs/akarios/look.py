"""The pictures of Stars of Akarios: which there are to look at, and which ones a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios import facts
from images.akarios.shelf import TABS
from images.catalogue import BOARD
from rules.akarios.view import View
from words import Words

CHART, FIGHT = "chart", "fight"
FIGHTING, GROWING = ("muster", "battle"), ("debrief", "hangar")
MINE = "cockpit.me"
STRIPS = 3
"""Pictures of one enemy phase."""


def now(view: View, seat: int) -> list[str]:
    """What the question of this seat is about, the most important first."""
    battle = view.battle
    if view.stage in GROWING and not view.over and _pilot(view, seat):
        return [BOARD, f"pilot.{seat}"]
    if battle is None or view.over or view.stage not in FIGHTING:
        return [BOARD]
    return [FIGHT] if battle.attack is not None else [BOARD, f"cockpit.{seat}"]


def _pilot(view: View, seat: int) -> bool:
    """Whether there is one to look at."""
    return view.sheet is not None and bool(view.sheet.members[view.roster[seat]].pads)


def acted(view: View) -> list[str]:
    """What the enemies have just done: a picture for each type, of the first few."""
    strips = view.battle.strips if view.battle is not None else ()
    return [f"strip.{each.type}" for each in strips[:STRIPS]]


def rows(view: View, words: Words, names: Sequence[str]) -> list[dict[str, str]]:
    """Tabs: what all share, the ships of the squad, and the enemies on the board."""
    shared = (BOARD, CHART) if view.battle is not None else (BOARD,)
    return [
        {what: words(f"ak-look-{what}") for what in shared} | _squad(view, words),
        _market(view, words) or _cockpits(view, words, names),
        _enemies(view, words) if view.stage in FIGHTING else _pilots(view, words, names),
    ]


def _squad(view: View, words: Words) -> dict[str, str]:
    """The hangar, and the maps of a campaign that is on its way."""
    if view.sheet is None or view.stage in FIGHTING:
        return {}
    maps = ("hangar", "voyage", "atlas") if view.sheet.system is not None else ("hangar",)
    return {what: words(f"ak-look-{what}") for what in maps}


def _market(view: View, words: Words) -> dict[str, str]:
    return {} if view.market is None else {f"shelf.{tab}": words(f"ak-pic-tab-{tab}") for tab in TABS}


def _pilots(view: View, words: Words, names: Sequence[str]) -> dict[str, str]:
    seats = [seat for seat in range(view.seats) if _pilot(view, seat)]
    return {f"pilot.{seat}": words("ak-look-pilot", name=names[seat]) for seat in seats}


def _cockpits(view: View, words: Words, names: Sequence[str]) -> dict[str, str]:
    fights = view.battle is not None and view.stage in FIGHTING
    seats = range(len(view.battle.cockpits)) if view.battle is not None and fights else ()
    return {f"cockpit.{seat}": words("ak-look-cockpit", name=names[seat]) for seat in seats}


def _enemies(view: View, words: Words) -> dict[str, str]:
    ships = view.battle.ships if view.battle is not None else ()
    kinds = dict.fromkeys(ship.kind for ship in ships if ship.side == "enemy" and ship.hex is not None)
    return {f"enemy.{kind}": facts.called(facts.ENEMIES, kind, words) for kind in kinds}


def under_table(view: View, words: Words) -> dict[str, str]:
    if view.battle is None:
        return {}
    return {CHART: words(f"ak-look-{CHART}"), MINE: words("ak-look-mine")}
