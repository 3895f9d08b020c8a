"""Steps of a lesson: what they wait for, and which of them are shown."""

from __future__ import annotations

from rules.core.lesson import Lesson, Step

STEPS = (
    Step("begin", "board"),
    Step("rich", "board", fits=lambda state: state > 10),
    Step("poor", "board", waits=lambda state: state > 5, lapsed=lambda state: state < 0),
    Step("end", "board", fits=lambda state: state != 7),
)
LESSON = Lesson(seed=b"", seats=1, options=None, steps=STEPS)


def test_a_step_that_does_not_fit_is_left_out() -> None:
    assert LESSON.after(0, 20) == 1
    assert LESSON.after(0, 3) == 2


def test_after_the_last_step_that_fits_there_is_none() -> None:
    assert LESSON.after(3, 3) == len(STEPS)
    assert LESSON.after(2, 7) == len(STEPS)


def test_a_step_leads_on_when_it_is_done_or_can_no_longer_be() -> None:
    poor = STEPS[2]
    assert [poor.leads_on(state) for state in (3, 6, -1)] == [False, True, True]
    assert [poor.done(state) for state in (3, 6, -1)] == [False, True, False]
    assert not STEPS[0].leads_on(6) and STEPS[0].done(6), "a button is all it waits for"
