"""Games between androids: the same seed gives the same figures, and the page tells of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.twilight_imperium.__main__ import main
from rules.twilight_imperium.lab import balance, simulate


@pytest.mark.slow
def test_a_game_is_recorded_and_told() -> None:
    (task,) = simulate.tasks(1, (3,), "preset", "variant", "a page")
    record = simulate.game(task)
    again = simulate.game(task)
    assert replace(record, thought=0.0, seconds=0.0) == replace(again, thought=0.0, seconds=0.0)
    assert record.ended in balance.ENDS and record.ended != "long"
    assert sum(record.sources.values()) == sum(record.points)
    assert len(record.planets) == record.rounds or record.ended == "rex"
    text = "\n".join(balance.page([record]))
    assert f"{record.rounds:.1f}" in text and record.races[0] in text


def test_tables_come_in_turn() -> None:
    found = simulate.tasks(5, (3, 6), "balanced", "base", "x")
    assert [each.seats for each in found] == [3, 6, 3, 6, 3]
    assert {each.deck for each in found} == {"base"} and len({each.number for each in found}) == 5


@pytest.mark.parametrize("wrong", [["simulate", "0"], ["simulate", "1", "--seats", "9"], ["simulate"], []])
def test_wrong_arguments_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(wrong)
