"""The sums under the figures of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.simulation import mean, part, share, total


def test_means_and_shares_of_nothing_are_nothing() -> None:
    assert mean([]) == share(3, 0) == 0.0
    assert mean(iter([1, 2, 6])) == 3.0
    assert share(1, 8) == 12.5
    assert total([]) == Counter()


@pytest.mark.parametrize(("below", "value"), [(0.0, 1), (0.1, 2), (0.5, 6), (0.9, 10), (1.0, 10)])
def test_a_part_of_values_in_any_order(below: float, value: int) -> None:
    assert part([10, 2, 3, 1, 5, 4, 7, 6, 9, 8], below) == value


def test_what_is_counted_apart_is_added() -> None:
    assert total([Counter(trade=2), Counter(trade=1, luck=1)]) == Counter(trade=3, luck=1)
