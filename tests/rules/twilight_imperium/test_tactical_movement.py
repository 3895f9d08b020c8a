"""Moving ships to an activated system."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Done
from tests.rules.twilight_imperium.play import answer, asked, silent
from tests.rules.twilight_imperium.tactical import (
    Noted,
    activate,
    fleet,
    move,
    noted,
    ship,
    table,
)

__all__ = ["noted"]


@pytest.mark.rule("TI-244")
def test_ships_come_as_far_as_they_move(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1)
    activate(found, "201")
    move(found, "301.cruiser", "301.carrier")
    assert fleet(found, "201") == ["carrier", "cruiser"] and fleet(found, "301") == []
    assert [type(each) for each in noted] == [frames.Landing, frames.Producing]
    assert not found.state.stack


@pytest.mark.rule("TI-244")
def test_what_is_too_far_is_refused_and_nothing_is_touched(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1)
    activate(found, "101")
    with pytest.raises(IllegalMove) as refused:
        move(found, "301.cruiser", "301.carrier")
    assert refused.value.key == "ti-illegal-reach"
    assert fleet(found, "301") == ["carrier", "cruiser"] and fleet(found, "101") == []
    move(found, "301.cruiser")
    assert fleet(found, "101") == ["cruiser"]


def test_move_all_brings_everything_with_troops_and_fighters(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1, fighter=4).planet("jord", gf=3)
    activate(found, "201")
    move(found, "all")
    assert fleet(found, "201") == ["carrier", "cruiser", "fighter:3"]
    assert ship(found, "201", "carrier").gf == 3


def test_a_silent_player_moves_nothing(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    activate(found, "201")
    assert silent(found.state, 0) == Done() and asked(found, 0) is not None
    answer(found, 0, Done())
    assert fleet(found, "301") == ["cruiser"] and not found.state.stack
