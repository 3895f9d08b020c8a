"""The guided first round leads on whoever does as told, and never gets stuck for those who do not."""

from __future__ import annotations

import pytest

from rules.core import Dice, notation
from rules.starship_captains import tutorial
from rules.starship_captains.components import MISSIONS
from rules.starship_captains.game import RULES
from rules.starship_captains.state import State
from rules.starship_captains.tutorial import GOAL, LEARNER, LESSON, STEPS
from words import words

SEED = LESSON.seed
OBEDIENT = {
    "sc-learn-helm": ["room helm red", "go lesser_tivoli", f"go {GOAL}"],
    "sc-learn-mission": ["mission", "assign yellow", "assign blue", "apply", "repair r2c1", "apply"],
    "sc-learn-research": ["train cadet blue", "room science blue", "take *", "install r1c1"],
    "sc-learn-pass": ["pass"],
}


class Guided:
    def __init__(self) -> None:
        self.state: State = RULES.start(LESSON.options, LESSON.seats, Dice(SEED, -1))
        self.depth = 0

    def play(self, seat: int, text: str) -> None:
        offered = [notation.write(c.action) for p in RULES.prompts(self.state) for c in p.choices]
        if text.endswith("*"):
            text = next(each for each in offered if each.startswith(text[:-1]))
        RULES.play(self.state, seat, notation.read(text, RULES.actions), Dice(SEED, self.depth))
        self.depth += 1

    def others(self) -> None:
        while (asked := RULES.prompts(self.state)) and asked[0].seat != LEARNER:
            action = RULES.android(self.state, asked[0].seat, Dice(SEED, 1000 + self.depth))
            assert action is not None
            self.play(asked[0].seat, notation.write(action))

    def finish_turn(self) -> None:
        """What is still offered within the turn is declined."""
        while tutorial.busy(self.state) and RULES.prompts(self.state)[0].seat == LEARNER:
            self.play(LEARNER, "skip")
        self.others()

    def lesson(self, answers: dict[str, list[str]]) -> list[str]:
        shown = []
        for step in STEPS:
            shown.append(step.key)
            if step.waits is None or step.leads_on(self.state):
                continue
            for text in answers[step.key]:
                self.play(LEARNER, text)
                self.others()
            self.finish_turn()
            assert step.leads_on(self.state), f"{step.key} is stuck"
        return shown


def test_whoever_does_as_told_sees_everything_the_lesson_speaks_of() -> None:
    table = Guided()
    mission = table.state.planets[GOAL].mission
    assert mission is not None and [row.colour for row in MISSIONS[mission].rows] == ["yellow", "blue"]
    table.lesson(OBEDIENT)
    me = table.state.players[LEARNER]
    assert me.missions == [mission]
    assert any(slot.tech for slot in me.slots)
    assert len(me.artifacts) == 2
    assert table.state.round == 2


def test_a_learner_who_passes_at_once_is_led_to_the_end_too() -> None:
    table = Guided()
    assert not any(step.leads_on(table.state) for step in STEPS)
    table.play(LEARNER, "pass")
    table.others()
    assert all(step.leads_on(table.state) for step in STEPS if step.waits is not None)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lesson_names_what_lies_on_the_table(lang: str) -> None:
    speech = words(lang)
    for place in ("lesser_tivoli", GOAL):
        stem = speech.name("starship_captains", place).split()[-1][:4]
        assert stem in speech("sc-learn-helm")
    mission = Guided().state.planets[GOAL].mission
    assert mission is not None and speech.name("starship_captains", mission) in speech("sc-learn-galaxy")
