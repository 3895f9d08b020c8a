"""The guided first game leads on whoever does as told, by any of the four strategies, and is never stuck."""

from __future__ import annotations

import pytest

from rules.core import Dice, notation
from rules.core.contract import Action
from rules.core.lesson import Step
from rules.xia import engine, tutorial
from rules.xia.actions import EndActions, Fly, Keep
from rules.xia.android.answers import decide
from rules.xia.components import LOADOUTS, MISSIONS
from rules.xia.frames import Business, DrawnMissions
from rules.xia.game import RULES
from rules.xia.geometry import printed
from rules.xia.setup import FIRST_SECTORS
from rules.xia.state import State
from rules.xia.tutorial import LEARNER, LESSON, MISSION, SEATS, STEPS, TOKEN
from words import words

SEED = LESSON.seed


class Guided:
    def __init__(self) -> None:
        self.state: State = RULES.start(LESSON.options, SEATS, Dice(SEED, -1))
        self.depth = 0
        self.others()

    def play(self, move: str | Action) -> None:
        action = notation.read(move, RULES.actions) if isinstance(move, str) else move
        RULES.play(self.state, self.state.stack[-1].seat, action, Dice(SEED, self.depth))
        self.depth += 1

    def android(self) -> Action:
        action = RULES.android(self.state, self.state.stack[-1].seat, Dice(SEED, 1000 + self.depth))
        assert action is not None
        return action

    def others(self) -> None:
        while not self.state.over and self.state.stack[-1].seat != LEARNER:
            self.play(self.android())

    def learner(self, *moves: str) -> None:
        for move in moves:
            self.play(move)
            self.others()

    def until(self, step: Step) -> None:
        """The learner goes on as an android would."""
        for _ in range(300):
            if step.leads_on(self.state):
                return
            self.play(self.android())
            self.others()
        raise AssertionError(f"{step.key} is stuck")


def begin(loadout: str) -> Guided:
    table = Guided()
    table.learner("ship gaiden", f"pick {loadout}")
    if not tutorial.launched(table.state):
        table.learner("done")
    return table


@pytest.mark.parametrize("ship", [0, 1, 2, 3])
def test_the_token_is_number_one_on_the_map_of_every_ship(ship: int) -> None:
    table = Guided()
    found = engine.asked(table.state)
    assert found is not None
    table.play(found[1].choices[ship].action)
    table.others()
    table.until(step("xia-learn-loadout"))
    table.play("impulse")
    asked = engine.asked(table.state)
    assert asked is not None
    first = next(each.action for each in asked[1].choices if isinstance(each.action, Fly))
    assert first == Fly(TOKEN)


def step(key: str) -> Step:
    return next(each for each in STEPS if each.key == key)


@pytest.mark.rule("XIA-508", "XIA-509", "XIA-510")
def test_it_is_the_first_game_of_the_rulebook() -> None:
    state = Guided().state
    assert state.needed == 5
    assert [each.sector for each in state.laid] == list(FIRST_SECTORS[:SEATS])
    assert not state.npcs
    assert state.stack[-1].seat == LEARNER and state.choosing[-1] == LEARNER


@pytest.mark.rule("XIA-511")
@pytest.mark.parametrize("loadout", [*LOADOUTS])
def test_every_strategy_is_led_to_the_end(loadout: str) -> None:
    table = begin(loadout)
    assert [each.outfit for each in table.state.players[LEARNER].outfits] == [*LOADOUTS[loadout].outfits]
    for each in STEPS:
        if each.waits is not None:
            table.until(each)


def test_each_step_waits_for_its_deed() -> None:
    table = Guided()
    assert not any(each.leads_on(table.state) for each in STEPS)
    table.learner("ship swamp_rat")
    assert step("xia-learn-ship").leads_on(table.state)
    assert not step("xia-learn-loadout").leads_on(table.state)
    table.learner("pick trader")
    assert not step("xia-learn-loadout").leads_on(table.state)
    table.learner("done")
    assert step("xia-learn-loadout").leads_on(table.state)
    assert not step("xia-learn-fly").leads_on(table.state)
    table.learner("impulse", f"fly {TOKEN}", "token")
    assert step("xia-learn-fly").leads_on(table.state)
    assert table.state.players[LEARNER].fame == 1, "the token that is promised to be good"
    for key in ("xia-learn-work", "xia-learn-business", "xia-learn-end", "xia-learn-reward"):
        assert not step(key).leads_on(table.state)


def test_the_mission_of_the_worker_is_among_the_first_three() -> None:
    table = begin("worker")
    point = next(space.id for space in printed("neo_damascus") if "M" in space.features)
    table.state.players[LEARNER].space = point
    table.play("draw")
    frame = table.state.stack[-1]
    assert isinstance(frame, DrawnMissions) and MISSION in frame.cards
    assert (MISSIONS[MISSION].pickup, MISSIONS[MISSION].delivery) == ("neo_damascus", "kemplar_ii")
    assert not step("xia-learn-work").leads_on(table.state)
    table.play(Keep(MISSION))
    assert step("xia-learn-work").leads_on(table.state)


def test_business_and_the_next_turn_are_noticed() -> None:
    table = begin("trader")
    planet = next(space.id for space in printed("kemplar_ii") if space.planet)
    table.state.players[LEARNER].space = planet
    table.play(EndActions())
    assert isinstance(table.state.stack[-1], Business)
    assert step("xia-learn-business").leads_on(table.state)
    assert not step("xia-learn-end").leads_on(table.state)
    table.learner("done")
    assert step("xia-learn-end").leads_on(table.state)


def test_a_learner_who_only_ends_turns_is_led_on_too() -> None:
    table = begin("explorer")
    while table.state.turns < 5 * SEATS and not table.state.over:
        found = engine.asked(table.state)
        assert found is not None
        offered = [choice.action for choice in found[1].choices]
        idle = EndActions() if EndActions() in offered else decide(table.state, LEARNER, Dice(SEED, 0))
        assert idle is not None
        table.play(idle)
        table.others()
    assert all(each.leads_on(table.state) for each in STEPS if each.waits is not None)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lesson_names_what_lies_on_the_table(lang: str) -> None:
    speech = words(lang)
    assert speech.name("xia", MISSION) in speech("xia-learn-work")
    assert {"en": "number 1 on the map", "ru": "на карте и в меню это номер 1"}[lang] in speech(
        "xia-learn-fly"
    )
    for loadout in LOADOUTS:
        assert f"**{speech.name('xia', loadout)}**" in speech("xia-learn-loadout")
        assert f"**{speech.name('xia', loadout)}**" in speech("xia-learn-work")
