"""The voice queue: who speaks when (SA-432 to SA-437)."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from audio import voices
from audio.phrases import LANGUAGES, announcement, phrase
from audio.schedule import Call, Cue, Lengths, calls, nominal, plan, queue, rendered
from tests.audio.hearing import SHORT, spoken

DATA = Path(__file__).resolve().parents[2] / "rules" / "space_alert" / "data" / "missions.toml"
MISSIONS: dict[str, dict[str, Any]] = {
    mission["id"]: mission for mission in tomllib.loads(DATA.read_text("utf-8"))["mission"]
}
RIGHT_OF_WAY = {
    "start",
    "phase_5",
    "operation_5",
    "data_transfer_5",
    "phase_end",
    "mission_complete",
    "communications_down",
    "communications_restored",
}

THREATS = ("threat_external", "threat_external_serious", "threat_internal", "threat_internal_serious")
ARGS = {"turn": 1, "zone": "red", "phase": 1, "next": 2, "until": 60.0}
"""What any announcement may need to be told."""


def threat(at: float, turn: int = 1, **more: Any) -> Call:
    return Call(at, "threat_external", {"turn": turn, "zone": "red", **more})


def lines(due: list[Call], lang: str = "en", lengths: Lengths | None = None) -> list[Cue]:
    return spoken(plan(due, lang, lengths or nominal(lang)))


def starts(due: list[Call]) -> list[tuple[str, float]]:
    return [(cue.key, cue.at) for cue in lines(due)]


def keys(mission: dict[str, Any], crew: int, solo: bool = False) -> list[tuple[float, str]]:
    return [(call.at, call.key) for call in calls(mission, crew, solo)]


def test_a_mission_becomes_calls_in_the_order_of_their_seconds() -> None:
    assert keys(SHORT, 4) == [
        (0, "start"),
        (8, "threat_external_serious"),
        (12, "phase_60"),
        (20, "communications_down"),
        (28, "communications_restored"),
        (30, "incoming_data"),
        (52, "phase_20"),
        (65, "phase_5"),
        (72, "phase_end"),
        (80, "operation_60"),
        (84, "data_transfer"),
        (92, "data_transfer_5"),
        (99, "beep"),
        (120, "operation_20"),
        (133, "operation_5"),
        (140, "mission_complete"),
    ]


def test_solo_hears_threats_and_phase_ends_alone() -> None:
    kinds = {key for _, key in keys(SHORT, 5, solo=True)}
    assert not kinds & {
        "communications_down",
        "communications_restored",
        "incoming_data",
        "data_transfer",
        "beep",
    }
    assert {"threat_external_serious", "phase_end", "mission_complete"} <= kinds


@pytest.mark.rule("SA-051", "SA-430")
@pytest.mark.parametrize("crew", [1, 2, 3, 4, 5])
def test_unconfirmed_reports_are_spoken_to_a_crew_of_five_alone(crew: int) -> None:
    spoken_at_40 = [call for call in calls(SHORT, crew) if call.at == 40]
    if crew < 5:
        assert spoken_at_40 == []
    else:
        assert [call.key for call in spoken_at_40] == ["threat_internal"]
        parts = phrase("threat_internal", **spoken_at_40[0].args)
        said = ["unconfirmed", "time-5", "threat-internal"]
        assert parts == ["alert", *said, "repeat", *said]


@pytest.mark.rule("SA-058", "SA-431")
@pytest.mark.parametrize("name", ["mission_1", "test_run_1"])
def test_every_end_is_announced_and_the_last_is_the_operations(name: str) -> None:
    mission = MISSIONS[name]
    ends = mission["phase_ends"]
    due = keys(mission, 5)
    for number, end in enumerate(ends, 1):
        last = number == len(ends)
        word = "operation" if last else "phase"
        assert {(end - 60, f"{word}_60"), (end - 20, f"{word}_20"), (end - 7, f"{word}_5")} <= set(due)
        assert (end, "mission_complete" if last else "phase_end") in due
    assert sum(key.startswith("operation") for _, key in due) == 3
    assert sum(key.startswith("phase") for _, key in due) == 4 * (len(ends) - 1)


def test_the_phase_is_named() -> None:
    ends = [call for call in calls(MISSIONS["mission_1"], 5) if call.key == "phase_end"]
    said = [phrase(call.key, **call.args) for call in ends]
    assert said == [["phase-over-1", "phase-begins-2"], ["phase-over-2", "phase-begins-3"]]


@pytest.mark.rule("SA-443")
@pytest.mark.parametrize(("fails", "closes"), [(None, 115), (130, 115), (112, 112), (109, 109), (103, 108)])
def test_a_transfer_closes_after_fifteen_seconds_or_when_communications_fail(
    fails: int | None, closes: int
) -> None:
    events: list[dict[str, Any]] = [{"at": 100, "event": "data_transfer"}]
    if fails:
        events.append({"at": fails, "event": "communications_down", "until": fails + 9})
    due = keys({"phase_ends": [300], "events": events}, 5)
    assert [at for at, key in due if key == "beep"] == [closes]
    assert [at for at, key in due if key == "data_transfer_5"] == [closes - 7]


@pytest.mark.rule("SA-432")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", [nominal, rendered])
@pytest.mark.parametrize("name", MISSIONS)
def test_right_of_way_is_exact_and_nobody_interrupts(name: str, source: Any, lang: str) -> None:
    due = calls(MISSIONS[name], 5)
    told = lines(due, lang, source(lang))
    for call in due:
        if call.key in RIGHT_OF_WAY:
            assert [cue.at for cue in told if (cue.key, cue.due) == (call.key, call.at)] == [call.at]
    for before, after in pairwise(told):
        silence = after.at - before.at - before.seconds
        assert silence >= (0 if {before.key, after.key} <= RIGHT_OF_WAY else 0.5 - 1e-9), (before, after)


@pytest.mark.rule("SA-432")
@pytest.mark.parametrize("key", sorted(RIGHT_OF_WAY))
def test_nobody_speaks_into_a_line_with_right_of_way(key: str) -> None:
    told = starts([threat(17), Call(20, key, ARGS)])
    assert told[0] == (key, 20) and [said for said, _ in told] == [key, "threat_external"]


@pytest.mark.rule("SA-432")
def test_two_lines_keep_half_a_second_apart() -> None:
    assert starts([threat(10), threat(11, 2)]) == [
        ("threat_external", 10),
        ("threat_external", 10 + 4.25 + 0.5),
    ]


@pytest.mark.rule("SA-433")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["phase_5", "operation_5", "data_transfer_5"])
def test_a_countdown_says_each_number_on_its_second(key: str, lang: str) -> None:
    told = [cue for cue in lines(calls(SHORT, 5), lang, rendered(lang)) if cue.key == key]
    end = {"phase_5": 72, "operation_5": 140, "data_transfer_5": 99}[key]
    assert [cue.at for cue in told] == [end - 7]
    falls = {part: told[0].at + at for part, at in zip(told[0].parts, told[0].offsets, strict=True)}
    assert [falls[f"count-{n}"] for n in (5, 4, 3, 2, 1)] == [end - n for n in (5, 4, 3, 2, 1)]
    lead = told[0].parts[0]
    assert voices.seconds(lang, lead) <= 2, "the words before the count must be over when it starts"
    assert max(voices.seconds(lang, f"count-{n}") for n in range(1, 6)) < 1


@pytest.mark.rule("SA-433")
def test_phase_over_follows_at_the_end_itself() -> None:
    told = starts(calls(SHORT, 5))
    assert ("phase_end", 72) in told
    assert ("mission_complete", 140) in told


@pytest.mark.rule("SA-434")
def test_a_line_starts_at_its_second_if_it_fits_before_right_of_way() -> None:
    down = Call(20, "communications_down", {"until": 30.0})
    restored = Call(30, "communications_restored")
    assert starts([threat(15), down, restored])[0] == ("threat_external", 15)
    assert starts([threat(15.4), down, restored])[0] == ("communications_down", 20), (
        "half a second before it too"
    )
    late = starts([threat(16), down, restored])
    assert late[0] == ("communications_down", 20)
    assert late[1] == ("threat_external", 20 + 1.6 + 0.5), "as soon as the channel is free"


@pytest.mark.rule("SA-434")
@pytest.mark.parametrize("first", [*THREATS, "data_transfer", "phase_20", "operation_20"])
@pytest.mark.parametrize("second", ["incoming_data", "phase_60", "operation_60"])
def test_of_waiting_lines_the_urgent_goes_first(first: str, second: str) -> None:
    due = [Call(10, "communications_restored"), Call(10.2, second, ARGS), Call(11, first, ARGS)]
    told = [key for key, _ in starts(due)]
    assert told[:2] == ["communications_restored", first]
    assert told[2:] == ([second] if second == "incoming_data" else []), "a late warning is not spoken"


@pytest.mark.rule("SA-434")
def test_of_equally_urgent_lines_the_earlier_goes_first() -> None:
    due = [Call(10, "communications_restored"), Call(11, "data_transfer"), threat(10.5)]
    assert [key for key, _ in starts(due)][1:] == ["threat_external", "data_transfer"]


def parts_of(due: list[Call], key: str) -> tuple[str, ...]:
    return next(cue.parts for cue in lines(due) if cue.key == key)


@pytest.mark.rule("SA-435")
@pytest.mark.parametrize("key", [*THREATS, "incoming_data", "data_transfer"])
def test_threats_and_data_are_said_twice(key: str) -> None:
    parts = [part for part in parts_of([Call(10, key, ARGS)], key) if part != "alert"]
    middle = parts.index("repeat")
    assert parts[:middle] == parts[middle + 1 :]


@pytest.mark.rule("SA-435")
def test_the_repeat_is_left_out_when_the_next_line_is_due_before_its_end() -> None:
    assert "repeat" in parts_of([threat(10), Call(18.5, "incoming_data")], "threat_external")
    assert "repeat" not in parts_of([threat(10), Call(18.4, "incoming_data")], "threat_external")
    assert starts([threat(10), Call(18.4, "incoming_data")])[1] == ("incoming_data", 18.4)


@pytest.mark.rule("SA-435")
@pytest.mark.parametrize(("due", "repeated"), [(19.1, True), (19.0, False)])
def test_the_repeat_is_left_out_more_than_three_seconds_late(due: float, repeated: bool) -> None:
    down = Call(20, "communications_down", {"until": 60.0})  # 1.6 s long, so the channel is free at 22.1
    assert ("repeat" in parts_of([down, threat(due)], "threat_external")) is repeated


@pytest.mark.rule("SA-435")
@pytest.mark.parametrize("key", ["phase_60", "phase_20", "operation_60", "operation_20"])
def test_a_warning_more_than_three_seconds_late_is_not_spoken(key: str) -> None:
    down = Call(20, "communications_down", {"until": 60.0})
    assert (key, 22.1) in starts([down, Call(19.1, key, {"phase": 1})])
    assert starts([down, Call(19.0, key, {"phase": 1})]) == [("communications_down", 20)]


def moved(name: str, lang: str, source: Any) -> list[tuple[str, float, float, bool]]:
    """Lines that are not spoken whole at their second."""
    due = [call for call in calls(MISSIONS[name], 5) if announcement(call.key).parts]
    told = queue(due, source(lang))
    assert len(told) == len(due), "a line is missing"
    return [
        (name, line.call.at, line.at, line.repeat)
        for line in told
        if line.at != line.call.at or line.repeat is not announcement(line.call.key).repeat
    ]


@pytest.mark.rule("SA-437")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", [nominal, rendered])
def test_on_the_sixteen_tracks_four_lines_give_way(source: Any, lang: str) -> None:
    assert len(MISSIONS) == 16
    assert [line for name in MISSIONS for line in moved(name, lang, source)] == [
        ("advanced_simulation_2", 285, 285.5, True),
        ("mission_3", 485, 485, False),
        ("mission_4", 250, 250.5, True),
        ("mission_5", 410, 410.5, True),
    ]


def test_colliding_right_of_way_the_later_is_exact_and_the_earlier_is_cut() -> None:
    events: list[dict[str, Any]] = [
        {"at": 100, "event": "data_transfer"},
        {"at": 104, "event": "communications_down", "until": 120},
    ]
    told = lines(calls({"phase_ends": [300], "events": events}, 5), "en", rendered("en"))
    count = next(cue for cue in told if cue.key == "data_transfer_5")
    assert count.at == 101
    assert count.parts == ("transfer-ends", "count-5")
    assert ("communications_down", 104) in [(cue.key, cue.at) for cue in told]


@pytest.mark.rule("SA-429")
def test_sounds_come_at_the_second_of_the_event_whatever_is_spoken() -> None:
    due = [threat(10), Call(11, "threat_internal_serious", {"turn": 2}), Call(12, "beep")]
    told = plan(due, "en")
    assert next(cue.at for cue in told if cue.key == "threat_internal_serious" and cue.kind == "voice") > 11
    sounds = [(cue.at, cue.parts) for cue in told if cue.kind == "sound"]
    assert sounds == [(10, ("alarm",)), (11, ("alarm-internal-serious",)), (12, ("beep",))]


def test_the_bed_tightens_by_phase_and_static_fills_the_silence() -> None:
    told = plan(calls(MISSIONS["mission_1"], 5), "en")
    ends = MISSIONS["mission_1"]["phase_ends"]
    beds = [(cue.at, cue.parts[0]) for cue in told if cue.kind == "bed"]
    assert beds == [(0, "bed-1"), (ends[0], "bed-2"), (ends[1], "bed-3"), (ends[2], "")]
    down = [e for e in MISSIONS["mission_1"]["events"] if e["event"] == "communications_down"]
    static = [(cue.at, cue.at + cue.seconds) for cue in told if cue.kind == "static"]
    assert down
    assert static == [(event["at"], event["until"]) for event in down]


def test_ticking_fills_the_last_seconds_of_a_phase() -> None:
    told = plan(calls(SHORT, 5), "en")
    ticks = [cue.at for cue in told if cue.parts == ("tick",)]
    assert all(72 - 15 <= at < 72 or 140 - 15 <= at < 140 for at in ticks)
    assert {57, 64, 71.5, 125, 139.5} <= set(ticks)
