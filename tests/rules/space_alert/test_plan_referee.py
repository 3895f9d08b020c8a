"""What whoever runs the table is told beyond what may be seen."""

from __future__ import annotations

import pytest

from rules.core.contract import CLOCK, IllegalMove
from rules.space_alert import referee
from rules.space_alert.actions import Begin
from rules.space_alert.show import what_if_faces
from tests.rules.space_alert.table import Table


def test_the_clock_is_told_what_comes_next_and_nothing_while_it_stands() -> None:
    table = Table(pauses=True)
    assert referee.ticks(table.state)[0] == (0, Begin())
    second, tick = referee.ticks(table.begin().state)[0]
    assert second > 0 and tick != Begin()
    captain = table.state.posts.captain
    for seat in (captain, (captain + 1) % 4):
        table.play(seat, "pause")
    assert referee.ticks(table.state) == [] and not referee.resuming(table.state)
    table.play(captain, "resume")
    assert referee.resuming(table.state)


def test_the_voice_is_told_the_mission_and_who_flies_it() -> None:
    heard, alone = referee.soundtrack(Table(3).state), referee.soundtrack(Table(1).state)
    assert heard.mission.id == "mission_1" and (heard.crew, heard.solo) == (4, False)
    assert alone.solo and alone.crew == len(Table(1).state.crew)
    assert referee.mutes(Table(silence=True).state) and not referee.mutes(Table().state)


def test_who_is_absent_is_told_of_seats_and_of_no_android() -> None:
    table = Table(3).begin()
    table.play(CLOCK, "absent 1")
    assert referee.absent(table.state) == {0: False, 1: True, 2: False}
    assert referee.absent(Table(1).state) == {}


def test_a_phase_by_post_is_told_with_its_hours() -> None:
    table = Table(pace="post", captain=2, phase_hours=24, window_hours=4)
    assert not referee.phase(table.state).open
    table.play(0, "begin")
    now = referee.phase(table.state)
    assert (now.open, now.number, now.hours, now.captain, now.again) == (True, 1, 24, 2, 0)
    assert now.waited == (0, 1, 2, 3)
    assert now.window_hours == 4
    for seat in (0, 2, 2):
        table.play(seat, "prolong")
    table.play(1, "ready")
    later = referee.phase(table.state)
    assert (later.hours, later.again, later.waited) == (60, 2, (0, 2, 3))
    live = referee.phase(Table().begin().state)
    assert not live.open and live.window_hours is None, "a clock runs there"


def test_other_plans_are_those_of_the_own_boards_after_the_mission() -> None:
    table = Table(4).begin()
    with pytest.raises(IllegalMove):
        referee.other_plans(table.state, 0)
    table.fly()
    (mine,) = referee.other_plans(table.state, 0).items()
    assert mine[0] is None and set(mine[1]) == set(range(1, 13))
    assert mine[1][3] == what_if_faces(table.state, 0, 3)
    alone = Table(1).begin()
    alone.fly()
    assert list(referee.other_plans(alone.state, 0)) == list(range(len(alone.state.crew)))


def test_the_logbook_is_told_when_a_mission_was_flown() -> None:
    table = Table(3, captain=2).begin()
    assert referee.pages(table.state, "2024-05-01", "seed").lines == ()
    table.fly()
    told = referee.pages(table.state, "2024-05-01", "seed")
    (line,) = told.lines
    assert (line.date, line.mission, line.seed) == ("2024-05-01", "mission_1", "seed")
    assert "★" in told.marks[2]
