"""Gates of the story: a passage, a choice or a reward for those who have done something."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.akarios import gates
from rules.akarios.components import PILOTS
from rules.akarios.options import Options
from rules.akarios.scenario import checks
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.scenario.script_if import Gate
from rules.akarios.squad import extreme, members, presets
from rules.akarios.state import State
from words import words


def squad() -> State:
    sheet = presets.starting(2)
    sheet.achievements = ["WOUNDED"]
    sheet.done = {"002": "failure", "006": "skip"}
    sheet.failed = {"004": 1}
    sheet.copilots = ["old_kesh"]
    return State(Options(), 2, (0, 1), sheet, node="004")


@pytest.mark.rule("AK-470", "AK-471")
@pytest.mark.parametrize(
    ("gate", "open"),
    [
        ({}, True),
        ({"achievement": "WOUNDED"}, True),
        ({"achievement": "ARCHIVE"}, False),
        ({"not_achievement": "ARCHIVE"}, True),
        ({"not_achievement": "WOUNDED"}, False),
        ({"achievement": "WOUNDED", "not_achievement": "WOUNDED"}, False),
        ({"achievement": "WOUNDED+SIGNAL"}, False),
        ({"not_achievement": "ARCHIVE+SIGNAL"}, True),
        ({"not_achievement": "ARCHIVE+WOUNDED"}, False),
        ({"done": "006"}, True),
        ({"done": "007"}, False),
        ({"not_done": "007"}, True),
        ({"not_done": "006"}, False),
        ({"ended": "002.failure"}, True),
        ({"ended": "002.success"}, False),
        ({"ended": "007.failure"}, False),
        ({"copilot": "old_kesh"}, True),
        ({"copilot": "ginnifer"}, False),
        ({"failed_before": True}, True),
        ({"failed_before": False}, False),
    ],
)
def test_a_gate_opens_for_what_was_done(gate: dict[str, Any], open: bool) -> None:
    assert open_gate(squad(), msgspec.convert(gate, Gate)) is open


def test_a_gate_knows_who_flies_and_who_waits() -> None:
    state = squad()
    flown = state.sheet.members[1].pilot
    assert flown is not None
    assert open_gate(state, Gate(flown=flown)) and not open_gate(state, Gate(unclaimed=flown))
    assert not open_gate(state, Gate(not_flown=flown))
    state.roster = (0,)
    assert not open_gate(state, Gate(flown=flown)) and open_gate(state, Gate(not_flown=flown))
    assert not open_gate(state, Gate(unclaimed="marrow"))
    state.sheet.pilots.append("marrow")
    assert open_gate(state, Gate(unclaimed="marrow"))


@pytest.mark.rule("AK-699")
def test_of_a_pilot_who_has_died_the_story_does_not_speak_until_somebody_takes_one_anew() -> None:
    state = squad()
    flown = state.sheet.members[1].pilot
    assert flown is not None and open_gate(state, Gate(not_fallen=flown))
    extreme.die(state.sheet, 1)
    assert not open_gate(state, Gate(not_fallen=flown)) and not open_gate(state, Gate(unclaimed=flown))
    members.take_pilot(state.sheet, state.sheet.members[0], flown)
    assert open_gate(state, Gate(not_fallen=flown)) and open_gate(state, Gate(flown=flown))


def test_at_the_graduation_each_pilot_is_spoken_of_only_among_the_living() -> None:
    gates = {each.text.removeprefix("scn.028."): each.given for each in SCRIPTS["028"].intro}
    short = {"violet": "violet_ray", "isk": "isk_lin"}
    known = {id.split("_")[0] for id in PILOTS}
    told = {id: gate for id, gate in gates.items() if id.split("_")[0] in known and gate is not None}
    assert len(told) == 11
    for id, gate in told.items():
        pilot = id.split("_")[0]
        assert gate.not_fallen == short.get(pilot, pilot), id


def test_gates_that_can_never_open_are_found() -> None:
    script = SCRIPTS["006"]
    wrong = (
        Gate(done="999"),
        Gate(ended="006.draw"),
        Gate(flown="nobody"),
        Gate(not_flown="nobody"),
        Gate(not_fallen="nobody"),
        Gate(copilot="flank"),
    )
    for gate in wrong:
        broken = msgspec.structs.replace(
            script, intro=(msgspec.structs.replace(script.intro[0], given=gate),)
        )
        assert len(list(checks.of_script("006", broken))) == 1, gate


def test_whatever_a_squad_has_done_is_asked_for_again() -> None:
    """A choice whose consequence never comes back is none. Only past the blockade nobody comes without having
    broken out: no gate can ask for that, and the pages speak of it anyway."""
    assert gates.gained(SCRIPTS) - gates.asked_by_all(SCRIPTS) == {"BREAKOUT"}
    pages = {each.text for node in ("005", "010") for each in SCRIPTS[node].intro}
    told = {id for id in pages if "blockade" in words("en").text("akarios", id)}
    assert told == {"scn.005.wake", "scn.010.intro"}
