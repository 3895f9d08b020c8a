"""After a stall: what was lost is said late, what has lost its meaning is not, and nothing is hurried."""

from __future__ import annotations

import time

import pytest

from audio import Cue, Stream, calls, caught_up, plan
from cogs.space_alert.voice import PACKET, Source
from tests.audio.hearing import SHORT, find, heard, part, spoken

DUE = calls(SHORT, crew=5)
PLAN = plan(DUE, "en")


def late(heard_until: float, now: float) -> list[Cue]:
    return spoken(caught_up(DUE, PLAN, heard_until, now, "en")[1])


def lines(cues: list[Cue]) -> list[str]:
    return [cue.key for cue in cues]


def test_a_line_never_begun_is_the_first_to_be_said() -> None:
    first, second = late(7.0, 15.0)[:2]
    assert (first.key, first.at) == ("threat_external_serious", 15.0)
    assert second.at >= first.at + first.seconds, "the next one waits for it"


def test_a_line_cut_off_in_the_middle_is_said_again_and_one_said_once_is_not() -> None:
    line = next(cue for cue in spoken(PLAN) if cue.key == "threat_internal")
    once = line.at + line.offsets[line.parts.index("repeat")]
    assert lines(late(once - 0.5, once + 4.0))[0] == "threat_internal"
    assert "threat_internal" not in lines(late(once + 0.1, once + 4.0))


def test_what_counts_seconds_is_not_said_late() -> None:
    countdown = next(cue for cue in spoken(PLAN) if cue.key == "phase_5")
    after = late(countdown.at - 1, countdown.at + countdown.seconds + 4)
    assert lines(after)[0] == "phase_end"
    assert lines(after).count("phase_5") == 0


def test_warnings_are_dropped_when_they_come_too_late() -> None:
    warning = next(cue for cue in spoken(PLAN) if cue.key == "phase_20")
    assert "phase_20" in lines(late(warning.at - 1, warning.at + 2))
    assert "phase_20" not in lines(late(warning.at - 1, warning.at + 6))


def test_a_silence_that_is_over_is_not_announced() -> None:
    assert lines(late(19.0, 24.0))[0] == "communications_down"
    assert "communications_down" not in lines(late(19.0, 29.0))
    assert lines(late(19.0, 29.0))[0] == "communications_restored"


def test_beds_and_sounds_stay_where_they_are() -> None:
    _, cues = caught_up(DUE, PLAN, 7.0, 15.0, "en")
    assert [cue for cue in cues if cue.kind != "voice"] == [cue for cue in PLAN if cue.kind != "voice"]


def test_a_second_stall_finds_what_the_first_put_off() -> None:
    left, cues = caught_up(DUE, PLAN, 7.0, 15.0, "en")
    again = spoken(caught_up(left, cues, 15.5, 16.0, "en")[1])
    assert "threat_external_serious" in lines(again)


def test_it_is_really_heard() -> None:
    stream = Stream(PLAN, beds=False)
    heard(stream, 7.0)
    _, cues = caught_up(DUE, PLAN, stream.second, 15.0, "en")
    stream.play(cues, start_at=15.0)
    _, sure = find(heard(stream, 9.0), part("en", "serious-red"), 4.5, around=4.5)
    assert sure > 0.8


@pytest.mark.parametrize("stall", [0.0, 0.3])
def test_the_player_cannot_hurry_after_a_stall(stall: float) -> None:
    source = Source(PLAN, beds=False)
    source.read()
    time.sleep(stall)
    began = time.perf_counter()
    for _ in range(20):
        source.read()
    assert time.perf_counter() - began >= 18 * PACKET
