"""The pictures of Stars of Akarios: which there are to look at, and which ones a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios import facts
from images.catalogue import BOARD
from rules.akarios.view import View
from words import Words

CHART, FIGHT = "chart", "fight"
MINE = "cockpit.me"


def now(view: View, seat: int) -> list[str]:
    """What the question of this seat is about, the most important first."""
    battle = view.battle
    if battle is None or view.over or not battle.cockpits:
        return [BOARD]
    return [FIGHT] if battle.attack is not None else [BOARD, f"cockpit.{seat}"]


def rows(view: View, words: Words, names: Sequence[str]) -> list[dict[str, str]]:
    """Tabs: what all share, the ships of the squad, and the enemies on the board."""
    shared = (BOARD, CHART) if view.battle is not None else (BOARD,)
    return [
        {what: words(f"ak-look-{what}") for what in shared},
        _cockpits(view, words, names),
        _enemies(view, words),
    ]


def _cockpits(view: View, words: Words, names: Sequence[str]) -> dict[str, str]:
    seats = range(len(view.battle.cockpits)) if view.battle is not None else ()
    return {f"cockpit.{seat}": words("ak-look-cockpit", name=names[seat]) for seat in seats}


def _enemies(view: View, words: Words) -> dict[str, str]:
    ships = view.battle.ships if view.battle is not None else ()
    kinds = dict.fromkeys(ship.kind for ship in ships if ship.side == "enemy" and ship.hex is not None)
    return {f"enemy.{kind}": facts.called(facts.ENEMIES, kind, words) for kind in kinds}


def under_table(view: View, words: Words) -> dict[str, str]:
    if view.battle is None:
        return {}
    return {CHART: words(f"ak-look-{CHART}"), MINE: words("ak-look-mine")}
