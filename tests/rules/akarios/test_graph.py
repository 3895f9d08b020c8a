"""No way through the campaign ends before its story does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.akarios import graph
from rules.akarios.components import LOCATIONS
from rules.akarios.scenario.script import SCRIPTS, Battle, Choice, Script
from rules.akarios.scenario.script_do import Scout
from rules.akarios.scenario.script_if import Gate
from tests.rules.akarios.chapters import TEXT, battle, ending, rewards, story


def small(*, scouts: str = "008") -> dict[str, Script]:
    """Three nodes and a side way: 001, then 006 and perhaps 007, then the end in 008."""
    first = ending("explore", rewards=rewards(scout=(Scout("006"), Scout("007"))))
    second = ending("explore", rewards=rewards(scout=(Scout(scouts),)))
    last = ending("end_campaign", choices=(Choice("war", TEXT), Choice("peace", TEXT)))
    return {
        "001": battle("001", success=first, failure=ending("retry")),
        "006": story("006", second),
        "007": battle("007"),
        "008": story("008", last),
    }


def test_a_way_that_leads_to_the_end_is_good() -> None:
    found = graph.Graph(small())
    assert not found.stuck() and found.endings() == {"war", "peace"}
    assert found.entered() == {"001", "006", "007", "008"}


@pytest.mark.rule("AK-947", "AK-504")
def test_a_scout_that_is_missing_is_a_dead_end_and_the_way_there_is_told() -> None:
    broken = [*graph.faults(graph.Graph(small(scouts="007")))]
    assert broken and all(fault.startswith("no main node leads on: ") for fault in broken)
    assert any("001 success → 006 ending" in fault for fault in broken)


@pytest.mark.rule("AK-504", "AK-947")
def test_a_side_node_is_no_way_out() -> None:
    nodes = small(scouts="007")
    nodes["007"] = battle("007", success=ending("explore", rewards=rewards(scout=(Scout("008"),))))
    assert any("006 ending" in fault for fault in graph.faults(graph.Graph(nodes)))


@pytest.mark.rule("AK-947")
def test_every_ending_of_a_main_node_must_lead_on() -> None:
    nodes = small()
    end = ending("explore", rewards=rewards(scout=(Scout("008"),)))
    nodes["006"] = battle("006", success=end, failure=ending("explore"))
    assert any("006 failure" in fault for fault in graph.faults(graph.Graph(nodes)))
    nodes["006"] = battle("006", success=end, failure=ending("retry"))
    assert not [*graph.faults(graph.Graph(nodes))]


def test_a_gate_that_is_never_open_shuts_the_way() -> None:
    nodes = small()
    locked = rewards(scout=(Scout("008", Gate(achievement="KEY")),))
    nodes["006"] = story("006", ending("explore", rewards=locked))
    assert [*graph.faults(graph.Graph(nodes))]
    key = Choice("take", TEXT, rewards=rewards(achievements=("KEY",)))
    nodes["006"] = story("006", ending("explore", rewards=locked, choices=(key,)))
    assert not [*graph.faults(graph.Graph(nodes))]


@pytest.mark.slow
def test_the_nodes_that_are_written_have_no_dead_end() -> None:
    """Once all of them are, every promise is looked at: nodes, gates, choices, endings, sources."""
    whole = graph.Graph(SCRIPTS)
    assert [*graph.faults(whole)] == []
    if all(id in SCRIPTS for id in LOCATIONS):
        assert whole.entered() == set(LOCATIONS)
        assert sum(choice.startswith("027/success/") for choice in whole.offered) == 3
        assert not any(walk.next.startswith(graph.MISSING) for walk in whole.steps)


@pytest.mark.slow
@pytest.mark.rule("AK-947")
def test_one_line_less_in_the_files_is_found() -> None:
    """018 no longer scouts 019: nobody would ever leave the second system."""
    broken = dict(SCRIPTS)
    mammoth = broken["018"]
    assert isinstance(mammoth, Battle)
    without = replace(mammoth.success.rewards, scout=())
    broken["018"] = replace(mammoth, success=replace(mammoth.success, rewards=without))
    found = [*graph.faults(graph.Graph(broken))]
    assert any(fault.startswith("no main node leads on: 001") and "018 success" in fault for fault in found)
