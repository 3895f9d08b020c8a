"""The epic game of Twilight Imperium is what its name says."""

from __future__ import annotations

from rules.core import fold, notation
from rules.twilight_imperium.game import RULES
from tests.playthroughs import epic, playthrough
from tests.rules.twilight_imperium.invariants import faults


def test_the_recorded_epic_has_everything_and_nothing_is_lost_in_it() -> None:
    record = playthrough.read((playthrough.FOLDER / f"{epic.NAME}.txt").read_text(encoding="utf-8"))
    state = playthrough.taken_up(record, RULES)
    steps: list[epic.Step] = []
    assert state.round == 5 and faults(state) == []
    for number, (seat, text) in enumerate(record.moves):
        action = notation.read(text, RULES.actions)
        events = RULES.play(state, seat, action, fold.dice(RULES, state, record.seed, number))
        steps.append((seat, text, events))
        assert faults(state) == [], text
    assert epic.milestones(steps) == epic.MILESTONES
