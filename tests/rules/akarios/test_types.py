"""What a chapter remembers and every move survive the store and the notation."""

from __future__ import annotations

import pytest

from rules.akarios.actions import ACTIONS
from rules.akarios.options import Options
from rules.akarios.sheet import Member, Sheet
from rules.akarios.state import Battle, Board, Cockpit, Ship, Span, State
from rules.core import saved
from rules.core.notation import Malformed, read, write

LINES = (
    "act move_2 0",
    "act move_1 2 way=l",
    "act burst_fire 1,3 at=rs1,rs4",
    "act flank 2 way=l turn=before.ne",
    "act jam_generator 0 stop=2 bonus=rs1,rs3",
    "act laser_cannon 1 at=rs1 more=yes",
    "act teleportation 3 to=K4.sw bonus=()",
    "act cargo_hold () cards=flank,burst_fire",
    "reroll 0,3",
    "fit tech_1 patch_kit",
    "fit tech_1 -",
    "place B6 ne",
    "train 2 side=left",
    "order_cancel deadly stress=6 keep=burst_fire",
    'queue "act move_2 0; pass" only=passed:2',
    "vote 006",
)


@pytest.mark.parametrize("line", LINES)
def test_moves_are_written_as_they_are_read(line: str) -> None:
    assert read(write(read(line, ACTIONS)), ACTIONS) == read(line, ACTIONS)


@pytest.mark.parametrize("line", ["act", "act move_2 x", "place B6 north", "fit pocket flank", "fly"])
def test_what_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(Malformed):
        read(line, ACTIONS)


def test_a_battle_comes_back_as_it_was() -> None:
    ship = Ship("p0", "player", "argonaut", "B6", 1, 7, 7, 2, 2, marks={"stall": Span("pilots", 2, 2)})
    battle = Battle(
        "001", 1, "normal", Board(15, 11), ships={"p0": ship}, cockpits=[Cockpit("p0", 0, "starla")]
    )
    sheet = Sheet("Kestrels", [Member("Ann")])
    state = State(Options(), 1, (0,), sheet, stage="battle", node="001", battle=battle)
    assert saved.load(saved.dump(state), State) == state
