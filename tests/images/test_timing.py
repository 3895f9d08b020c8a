"""Composing is cheap: a whole picture costs little more than its encoding."""

import pytest

from images import bench


@pytest.mark.alone
def test_a_picture_costs_at_most_half_more_than_its_encoding() -> None:
    times = bench(12)
    assert set(times) == {"board", "planning", "hand", "threat", "lineup", "turn", "score"}
    assert times["board"]["ratio"] <= 1.5
    assert all(one["kib"] < 200 for one in times.values())
