"""The guided first game is won by whoever does as told, and never gets stuck for those who do not."""

from __future__ import annotations

import pytest

from rules.core import notation
from rules.core.contract import CLOCK, Action
from rules.core.dice import Dice
from rules.space_alert import tutorial
from rules.space_alert.game import RULES
from rules.space_alert.missions import MISSIONS, clock
from rules.space_alert.state import State
from rules.space_alert.tutorial import LEARNER, LESSON, STEPS, Scene
from words import words

RED, FIRE, SHIELD = 54, 16, 52
OBEDIENT = {
    "sa-learn-fire": [f"place {FIRE} action 2"],
    "sa-learn-give": [f"give {RED} 2"],
    "sa-learn-next": ["next"],
    "sa-learn-draw": ["draw"],
    "sa-learn-energy": [f"place {SHIELD} action 4"],
    "sa-learn-round-over": ["proceed"],
    "sa-learn-trip": ["proceed"],
    "sa-learn-watch": ["proceed", "proceed all=yes"],
}


def first() -> State:
    """As a table deals it."""
    state: State = RULES.start(LESSON.options, LESSON.seats, Dice(LESSON.seed, -1))
    return state


AHEAD = {"sa-learn-give": ["give 9 2"], "sa-learn-next": []}


def play(state: State, seat: int, action: Action, depth: int) -> None:
    RULES.play(state, seat, action, Dice(LESSON.seed, depth))


def guided(answers: dict[str, list[str]]) -> tuple[State, list[str]]:
    """Go through the steps; the learner answers each with these moves until it leads on."""
    state = first()
    number, shown = 0, []
    for step in STEPS:
        for seat, action in tutorial.opening(state, step):
            play(state, seat, action, number)
            number += 1
        shown.append(step.key)
        if step.waits is None or step.leads_on(state):
            continue
        for line in answers[step.key]:
            play(state, LEARNER, notation.read(line, RULES.actions), number)
            number += 1
            if step.leads_on(state):
                break
        else:
            raise AssertionError(f"{step.key} is stuck")
    return state, shown


@pytest.mark.rule("SA-482")
def test_the_guided_game_is_won_with_a_clean_ship() -> None:
    state, shown = guided(OBEDIENT)
    assert shown == [step.key for step in STEPS]
    ended = RULES.outcome(state)
    assert ended is not None and ended.key == "sa-won"
    sheet = RULES.view(state, LEARNER).score
    assert sheet is not None
    assert len(sheet.destroyed) == 3 and sheet.tiles == (0, 0, 0)


@pytest.mark.rule("SA-482")
def test_the_clock_stops_before_announcements_of_test_runs_only() -> None:
    assert [name for name, m in MISSIONS.items() if tutorial.may_stop_clock(m)] == [
        "test_run_1",
        "test_run_2",
    ]
    state = first()
    before = [tutorial.opening(state, step) for step in STEPS[:2]]
    assert before == [[], []]
    for seat, action in tutorial.opening(state, STEPS[2]):
        play(state, seat, action, 1)
    assert state.stage == "planning" and state.second == 0
    assert [action for seat, action in tutorial.opening(state, STEPS[3])] == [clock(state)[0][1]]
    told = {step.until for step in STEPS}
    assert {event.at for event in MISSIONS["test_run_1"].events if event.event == "threat"} <= told


def test_a_wrong_answer_does_not_lead_on() -> None:
    with pytest.raises(AssertionError, match="sa-learn-fire is stuck"):
        guided({**OBEDIENT, "sa-learn-fire": [f"place {FIRE} move 2", "place 14 action 3"]})


def test_who_runs_ahead_is_not_stuck() -> None:
    """The cards of phase 2 taken too soon: what can no longer be done is passed over."""
    state, shown = guided({**OBEDIENT, "sa-learn-fire": [f"place {RED} move 1", "next"], **AHEAD})
    assert shown[-1] == "sa-learn-home" and RULES.outcome(state) is not None


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_step_has_words(lang: str) -> None:
    speech = words(lang)
    for step in STEPS:
        assert speech.has(step.key), step.key


def test_openings_pass_over_what_the_crew_cannot_play() -> None:
    state = first()
    RULES.play(state, CLOCK, clock(state)[0][1], Dice(LESSON.seed, 0))
    step = Scene("sa-learn-next", "next", crew=("2 2 <", "2 3 a"))
    assert [notation.write(action) for _, action in tutorial.opening(state, step)] == ["place 29 action 3"]
