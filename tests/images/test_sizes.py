"""Every kind of picture is small enough to be sent without a thought."""

from images import bench


def test_pictures_are_small_files() -> None:
    measured = bench(1)
    assert set(measured) == {"board", "planning", "hand", "threat", "lineup", "turn", "score"}
    assert all(one["kib"] < 200 for one in measured.values())
