"""The battle map before the battle: where one may begin, and what it is all about."""

from __future__ import annotations

import pytest

from images.akarios import around, describe, header, muster
from images.akarios.common import battle_of, ours
from images.akarios.facts import objective, title
from images.akarios.ground import printed
from images.akarios.patch import Window
from images.akarios.samples import NAMES
from images.text import measure
from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.core.hexes import named
from tests.rules.akarios.flown import Flown
from words import words

BATTLES = [id for id, script in SCRIPTS.items() if isinstance(script, Battle)]


@pytest.mark.parametrize("node", BATTLES)
def test_the_picture_shows_where_one_may_begin(node: str) -> None:
    """Every hex of them lies on the part of the map that is cut out, and words name it."""
    flown = Flown(node, seats=2)
    flown.battle.phase = "setup"
    free = flown.battle.board.placement
    for ref in ("p0", "p1"):
        flown.ship(ref).hex = None
    view = RULES.view(flown.state, 0)
    battle = battle_of(view)
    height = around.H - around.HEAD
    window = Window(printed(battle), around.ends(view, battle), around.W, height, around.COLUMNS)
    assert all(window.shows(named(hex)) for hex in free)
    assert f"Places to begin: {' '.join(free)}." in describe.describe(view, words("en"), NAMES)
    there = battle_of(muster.posed(view, 0, free[0], 2))
    assert (ours(there, 0).hex, ours(there, 0).facing) == (free[0], 2)
    assert muster.places(there) == [named(hex) for hex in free[1:]]
    flown.put("p0", free[0])
    flown.put("p1", free[1])
    assert muster.places(battle_of(RULES.view(flown.state, 0))) == [], "all stand there"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("k", "wide"), [(around.HEAD / 190, around.W), (1.0, 1600)])
def test_no_aim_is_cut_short(lang: str, players: int, k: float, wide: int) -> None:
    for node in BATTLES:
        head = measure(title(node, words(lang)), round(42 * k), "bold")
        room = wide - 84 * k - min(head, 460 * k)
        tall, rows = header.aim(objective(node, words(lang), players), room, k)
        assert max(measure(row, round(tall * k)) for row in rows) <= room, node
