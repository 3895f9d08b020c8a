"""How far cards of the appendix reach that need no arc, and whom how many of them concern."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akarios.cards.aiming import EVERYONE, concerned, most
from rules.akarios.components import CARDS
from tests.rules.akarios.fight import Fight

ALL = EVERYONE
REACHES = [
    ("AK-720", "core_explosion", "steps", 0, 1, ALL),
    ("AK-724", "jam_generator", "bonus", 0, 2, ALL),
    ("AK-726", "cargo_hold", "bonus", 0, 2, 2),
    ("AK-732", "give_order", "steps", 0, 4, 1),
    ("AK-733", "hunt", "bonus", 0, 3, 1),
    ("AK-735", "control_override", "steps", 0, 4, 1),
    ("AK-737", "morale_boost", "bonus", 0, 2, ALL),
    ("AK-738", "reconnaissance", "bonus", 0, 4, 1),
    ("AK-739", "turnabout", "bonus", 0, 1, 2),
    ("AK-741", "repair_crew", "bonus", 0, 1, ALL),
    ("AK-743", "gravity_force", "bonus", 0, 2, ALL),
    ("AK-744", "force_field", "bonus", 0, 1, 2),
    ("AK-747", "ram", "steps", 0, 1, 1),
    ("AK-769", "vortex_pulse", "steps", 0, 3, ALL),
    ("AK-769", "vortex_pulse", "steps", 1, 1, ALL),
    ("AK-770", "sudden_glitch", "steps", 1, 2, 2),
    ("AK-771", "restoration", "steps", 0, 3, 2),
    ("AK-772", "gravity_grip", "steps", 0, 4, 2),
    ("AK-776", "local_blast", "steps", 0, 1, ALL),
    ("AK-779", "shrapnel_blast", "steps", 0, 1, ALL),
    ("AK-782", "force_of_attraction", "steps", 0, 3, 2),
    ("AK-782", "force_of_attraction", "steps", 1, 3, 2),
    ("AK-786", "turret", "steps", 0, 3, 1),
]


def case(rule: str, *facts: Any) -> Any:
    return pytest.param(*facts, marks=pytest.mark.rule(rule), id="-".join(map(str, facts)))


@pytest.mark.rule("AK-213", "AK-280", "AK-296")
def test_special_actions_and_bonuses_see_no_further_than_attacks() -> None:
    lines = ("rs1 H3 s", "rs2 J5 s", "planet H4,G4,I4")
    fight = Fight("p0 argonaut H6 n cards=lock_on,pulse_cannon dice=joker,joker", *lines)
    for card in ("lock_on", "pulse_cannon"):
        assert fight.refused(f"act {card} 0 at=rs1") == "ak-illegal-target"
    fight = Fight(
        "p0 argonaut H8 n cards=reconnaissance dice=move", "rs1 H1 s", "rs2 J4 s", "planet H3,H2,I2"
    )
    fight.play("act reconnaissance 0")
    assert [each.action.what for each in fight.asked().choices if each.args] == [("p0",), ("rs2",)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("card", "part", "step", "range", "many"), [case(*row) for row in REACHES])
def test_so_far_and_no_further_and_so_many(card: str, part: str, step: int, range: int, many: int) -> None:
    """Somebody at the very range ahead; then a hex further, behind."""
    aim = getattr(CARDS[card], part)[step].aim
    line = "p1 chariot" if aim.who == "ally" else "rs1"
    ref = line.split()[0]
    near = Fight("p0 argonaut H6 n", f"{line} H{6 - range} n")
    far = Fight("p0 argonaut H6 n", f"{line} H{6 + range + 1} n")
    assert ref in concerned(near.battle, "p0", aim) and ref not in concerned(far.battle, "p0", aim)
    assert most(aim) == many


@pytest.mark.rule("AK-735")
@pytest.mark.parametrize("boss", ["yb1", "tm1", "ea1", "st1"])
def test_nobody_takes_over_a_boss(boss: str) -> None:
    fight = Fight("p0 knossos H6 n cards=control_override dice=move", f"{boss} H3 s", "rs1 H4 s")
    assert fight.refused(f"act control_override 0 at={boss}") == "ak-illegal-target"
    fight.play("act control_override 0 at=rs1")
