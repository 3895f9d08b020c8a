"""Many games: progress, interruptions, and the sums under their figures."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rules.core import simulation
from rules.core.simulation import mean, part, rest, share, total


def doubled(number: int) -> int:
    return 2 * number


def interrupted(number: int) -> int:
    """When two games are told the third is stopped, as `kill` does it: the process that began them all."""
    if number == 3:
        while not Path(os.environ[TOLD]).exists():
            os.sched_yield()
        os.kill(int(os.environ[FIRST]), signal.SIGTERM)
        signal.pause()
    return doubled(number)


ROOT = Path(simulation.__file__).resolve().parents[2]
FIRST, TOLD = "WARDROOM_TEST_FIRST", "WARDROOM_TEST_TOLD"


@pytest.fixture
def two_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file that is to be there when two games are told."""
    monkeypatch.setenv(FIRST, str(os.getpid()))
    monkeypatch.setenv(TOLD, str(tmp_path / "told"))
    return tmp_path / "told"


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_over_is_kept_when_the_rest_is_interrupted(
    jobs: int, two_told: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[tuple[int, int]] = []

    def tell(task: int, record: int) -> None:
        told.append((task, record))
        if task == 2:
            two_told.touch()

    before = signal.getsignal(signal.SIGTERM)
    assert simulation.run(interrupted, [1, 2, 3, 4], jobs, tell) == [2, 4]
    assert told == [(1, 2), (2, 4)]
    assert "stopped after 2 of 4 games" in capsys.readouterr().err
    assert signal.getsignal(signal.SIGTERM) == before


SLOW_BIRTH = """
import os, signal, time
from rules.core import simulation

os.register_at_fork(after_in_child=lambda: time.sleep(0.3))
first = os.getpid()

def game(number):
    os.kill(first, signal.SIGTERM)
    signal.pause()

simulation.run(game, [1], 4, known=1)
"""
"""Some of its processes are told to end before their first step."""


def test_processes_that_have_hardly_begun_end_too() -> None:
    subprocess.run([sys.executable, "-c", SLOW_BIRTH], cwd=ROOT, check=True, capture_output=True, timeout=60)


def test_without_a_game_that_is_over_there_are_no_figures(two_told: Path) -> None:
    two_told.touch()
    with pytest.raises(SystemExit):
        simulation.run(interrupted, [3], 1)
    assert simulation.run(interrupted, [3], 1, known=2) == [], "but for those of before"


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_says_how_many_of_how_many_and_how_long(
    jobs: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulation.run(doubled, range(60), jobs) == [2 * number for number in range(60)]
    said = re.sub(r"about \d+ seconds", "about some seconds", capsys.readouterr().err)
    assert said.splitlines() == [
        "25/60 games, about some seconds left",
        "50/60 games, about some seconds left",
        "60/60 games",
    ]


def test_a_long_game_is_not_silent_for_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "QUIET", 0.0)
    simulation.run(doubled, range(3), 1)
    assert len(capsys.readouterr().err.splitlines()) == 3


def test_the_rest_is_reckoned_from_what_is_over() -> None:
    assert rest(10, 30, 40) == "about 80 seconds left"
    assert rest(1, 31, 60) == "about 30 minutes left"
    assert rest(2, 12, 3600) == "about 5.0 hours left"


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
