"""All battles of the campaign: they are open at first, they end, and what was done earlier tells."""

from __future__ import annotations

import pytest

from rules.akarios.scenario.script import SCRIPTS, Battle
from tests.rules.akarios.flown import Flown

BATTLES = sorted(node for node, script in SCRIPTS.items() if isinstance(script, Battle))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("node", BATTLES)
def test_a_battle_is_open_at_its_start_and_lost_without_ships(node: str, seats: int) -> None:
    flown = Flown(node, seats=seats)
    assert flown.ended == ""
    for seat in range(seats):
        flown.ship(f"p{seat}").hex = None
    assert flown.ended == "failure"


@pytest.mark.parametrize("node", BATTLES)
def test_a_battle_has_a_last_round(node: str) -> None:
    flown = Flown(node, seats=2)
    flown.battle.round = 4
    assert flown.ended == ""
    flown.battle.round = 15
    assert flown.ended == ("success" if node == "026" else "failure")


@pytest.mark.rule("AK-056", "AK-415")
@pytest.mark.parametrize(
    ("node", "achievement", "side", "kind", "more"),
    [
        ("008", "SIGNAL", "enemy", "ronin_scout", -1),
        ("010", "RONIN_BROKEN", "enemy", "ronin_lancer", 1),
        ("026", "YUR_FEUD", "enemy", "yur_beacon", 1),
        ("026", "YUR_PACT", "ally", "yur_beacon", 1),
        ("026", "RONIN_SPARED", "ally", "ronin_frigate", 1),
        ("027", "GHOSTS_FREED", "ally", "ema_interceptor", 2),
    ],
)
def test_what_was_done_earlier_changes_who_is_there(
    node: str, achievement: str, side: str, kind: str, more: int
) -> None:
    without, after = Flown(node), Flown(node, achievement)
    assert after.kinds(side).count(kind) == without.kinds(side).count(kind) + more
