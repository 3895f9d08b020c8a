"""The stream as it is heard: packets are decoded and listened to."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Thread

import discord
import numpy as np
import pytest

from audio import sounds, synth, voices
from audio.intercom import RATE, Samples
from audio.opus import FRAME, decode
from audio.phrases import LANGUAGES, phrase
from audio.schedule import Call, Cue, calls, plan
from audio.stream import Stream, limit
from tests.audio.hearing import SHORT, find, heard, loudness, packets, part, spoken

DATA = Path(__file__).resolve().parents[2] / "rules" / "space_alert" / "data" / "missions.toml"
SURE = 0.6
EXACT = 0.04


def short(lang: str) -> list[Cue]:
    return plan(calls(SHORT, 5), lang)


@cache
def mission(lang: str) -> Samples:
    """The short mission from its first second to its end."""
    return heard(Stream(short(lang), lang=lang))


def check(sound: Samples, lang: str, name: str, second: float) -> None:
    at, sure = find(sound, part(lang, name), second)
    assert sure > SURE, f"{name} is not heard near {second}"
    assert at == pytest.approx(second, abs=EXACT), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_heard_where_the_plan_says(lang: str) -> None:
    sound = mission(lang)
    lines = spoken(short(lang))
    assert len(lines) == 16
    for line in lines:
        for name, offset in zip(line.parts, line.offsets, strict=True):
            check(sound, lang, name, line.at + offset)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_threat_that_is_heard_is_the_one_announced(lang: str) -> None:
    line = next(line for line in spoken(short(lang)) if line.key == "threat_external_serious")
    for place, names in (
        (1, [f"time-{n}" for n in range(1, 9)]),
        (2, ["serious-red", "serious-white", "serious-blue"]),
    ):
        near = line.at + line.offsets[place]
        likeness = {name: find(mission(lang), part(lang, name), near, 0.1)[1] for name in names}
        assert max(likeness, key=lambda name: likeness[name]) == line.parts[place]


def test_the_stream_ends_with_its_last_sound() -> None:
    jump = len(sounds.sound("jump")) / RATE
    assert len(mission("en")) / RATE == pytest.approx(140 + jump, abs=0.03)
    stream = Stream(plan([Call(0.0, "stand_by")], "en"))
    count = len(packets(stream))
    assert count == -(-round(voices.seconds("en", "stand-by") * RATE) // FRAME)
    assert stream.read() == b""
    assert stream.is_opus()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_clips(lang: str) -> None:
    assert 0.15 < float(np.abs(mission(lang)).max()) < 0.95


def test_the_limiter_bends_only_what_is_too_loud() -> None:
    calm = np.full((FRAME, 2), 0.7, dtype=np.float32)
    assert np.array_equal(limit(calm), calm)
    loud = np.linspace(-3, 3, 2 * FRAME, dtype=np.float32).reshape(FRAME, 2)
    bent = limit(loud)
    assert float(np.abs(bent).max()) < 1
    assert np.all(np.diff(bent.ravel()) >= 0)
    inside = np.abs(loud) <= 0.8
    assert np.array_equal(bent[inside], loud[inside])


def test_the_same_plan_gives_the_same_packets() -> None:
    first, second = Stream(short("en")), Stream(short("en"))
    assert packets(first, 600) == packets(second, 600)


def bed_only() -> list[Cue]:
    return [Cue(0.0, "bed", "start", ("bed-1",)), Cue(60.0, "bed", "mission_complete", ("",))]


def test_the_bed_ducks_under_speech() -> None:
    silent = Cue(10.0, "voice", "x", ("start",), (0.0,), 3.0, 10.0, "en")
    plain, ducked = Stream(bed_only()), Stream([*bed_only(), silent])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(voices, "samples", lambda lang, name: np.zeros(3 * RATE, dtype=np.float32))
        ducked = Stream([*bed_only(), silent])
    full, under = heard(plain, 20), heard(ducked, 20)
    assert loudness(under, 11, 12.5) == pytest.approx(0.35 * loudness(full, 11, 12.5), rel=0.15)
    assert loudness(under, 5, 9) == pytest.approx(loudness(full, 5, 9), rel=0.05)
    assert loudness(under, 14, 19) == pytest.approx(loudness(full, 14, 19), rel=0.05)


def test_speech_stands_well_above_the_bed() -> None:
    sound = mission("ru")
    start = spoken(short("ru"))[0]
    assert loudness(sound, 0.2, start.seconds - 0.2) > 5 * loudness(sound, 5.5, 7.5)


def test_beds_can_be_left_out() -> None:
    assert loudness(heard(Stream(short("en"), beds=False), 8), 5.5, 7.5) < 1e-4


def test_the_beds_grow_louder_and_join_without_a_seam() -> None:
    beds = [sounds.sound(f"bed-{number}") for number in (1, 2, 3)]
    levels = [float(np.sqrt(np.mean(bed**2))) for bed in beds]
    assert levels == sorted(levels)
    assert levels[-1] < 0.04
    for loop in [*beds, sounds.sound("still"), sounds.sound("static")]:
        seam = np.abs(loop[0] - loop[-1]).max()
        assert seam <= np.abs(np.diff(loop, axis=0)).max()


def test_static_is_heard_while_communications_are_down_and_only_then() -> None:
    sound = mission("en")
    hiss = [
        float(np.mean(np.abs(np.diff(sound[int(a * RATE) : int(b * RATE)]))))
        for a, b in ((16.5, 19), (24, 27.5), (32, 38))
    ]
    assert hiss[1] > 5 * max(hiss[0], hiss[2])


@pytest.mark.parametrize("name", ["alarm", "alarm-serious", "alarm-internal", "alarm-internal-serious"])
def test_each_threat_has_its_own_alarm(name: str) -> None:
    mine = sounds.sound(name)[:, 0]
    for other in ("alarm", "alarm-serious", "alarm-internal", "alarm-internal-serious"):
        _, likeness = find(np.pad(sounds.sound(other)[:, 0], RATE), mine, 1.0)
        assert (likeness > 0.9) == (other == name)


@pytest.mark.parametrize(
    ("name", "second", "likeness"), [("beep", 99, 0.5), ("jump", 140, 0.1), ("tick", 64, 0.5)]
)
def test_sounds_are_heard_at_their_second(name: str, second: float, likeness: float) -> None:
    at, sure = find(mission("en"), sounds.sound(name)[:, 0], second)
    assert sure > likeness, "the jump starts under speech and is only faintly like itself"
    assert at == pytest.approx(second, abs=EXACT)


def test_sounds_are_made_anew_the_same() -> None:
    for name, make in sounds.MAKERS.items():
        assert np.array_equal(make(), sounds.sound(name)), name
        assert float(np.abs(sounds.sound(name)).max()) < 0.4, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rejoining_goes_on_at_the_right_second(lang: str) -> None:
    stream = Stream(short(lang), lang=lang)
    packets(stream, 100)
    assert stream.second == pytest.approx(2.0)
    stream.seek(39.0)
    sound = heard(stream, 6)
    line = next(line for line in spoken(short(lang)) if line.key == "threat_internal")
    check(sound, lang, "alert", 1.0)
    check(sound, lang, "unconfirmed", 1.0 + line.offsets[1])
    assert stream.second == pytest.approx(45.0)


def test_rejoining_in_the_middle_of_a_word_waits_for_the_next() -> None:
    stream = Stream(short("en"), start_at=67.2, beds=False)
    sound = heard(stream, 3)
    assert loudness(sound, 0.02, 0.25) < 0.001, "no half word"
    check(sound, "en", "count-4", 0.8)
    check(sound, "en", "count-3", 1.8)


def test_seeking_back_says_it_again() -> None:
    stream = Stream(short("en"), start_at=8.0)
    packets(stream, 200)
    stream.seek(7.5)
    check(heard(stream, 3), "en", "alert", 0.5)


def test_the_clock_is_followed_without_breaking_words() -> None:
    stream = Stream(short("en"), beds=False)
    packets(stream, 50)
    assert not stream.sync(1.03)
    assert stream.second == pytest.approx(1.0)
    assert stream.sync(1.2)
    assert stream.second == pytest.approx(1.2)
    assert loudness(heard(stream, 1), 0.1, 1.0) > 0.03, "the word goes on"
    fast = Stream(short("en"), rate=20.0)
    assert not fast.sync(1.0), "in accelerated time the same real delay is more mission seconds"
    assert fast.sync(2.0)


def test_a_pause_holds_the_mission_and_not_the_stream() -> None:
    stream = Stream(short("en"))
    packets(stream, 350)
    stream.pause()
    paused = heard(stream, 4)
    assert len(paused) == 4 * RATE
    assert stream.second == pytest.approx(7.02), "one frame to fade out"
    assert loudness(paused, 2, 4) < 0.015
    stream.resume()
    check(heard(stream, 3), "en", "alert", 0.98)


def test_a_line_can_be_said_during_a_pause() -> None:
    stream = Stream(short("ru"), start_at=30.0, lang="ru")
    packets(stream, 20)
    stream.pause()
    packets(stream, 20)
    seconds = stream.say(phrase("clock_restarted"))
    sound = heard(stream, 6)
    check(sound, "ru", "restarted", 0.0)
    check(sound, "ru", "clock-resumes", voices.seconds("ru", "restarted") + 0.22)
    assert seconds == pytest.approx(4.5, abs=1)


def test_an_unplanned_line_hushes_the_planned_one_and_the_clock_runs_on() -> None:
    stream = Stream(short("en"), start_at=-0.2, beds=False)
    packets(stream, 40)
    length = stream.announce("clock_stopped")
    sound = heard(stream, length + 4)
    check(sound, "en", "clock-stopped", 0.0)
    assert find(sound, part("en", "start"), 0.0)[1] < 0.3
    assert stream.second == pytest.approx(0.6 + length + 4, abs=0.03)


def test_unplanned_lines_wait_for_each_other() -> None:
    stream = Stream(still=True)
    first = stream.announce("hull_breached", zone="red")
    stream.announce("mission_lost")
    sound = heard(stream, 6)
    check(sound, "en", "hull-breached-red", 0.0)
    check(sound, "en", "mission-lost", first + 0.5)
    at, sure = find(sound, sounds.sound("breakup")[:, 0], first + 0.5)
    assert at == pytest.approx(first + 0.5, abs=EXACT)
    assert sure > 0.1


def test_the_lobby_is_still_until_the_mission_is_played() -> None:
    stream = Stream(still=True)
    lobby = heard(stream, 5)
    assert 0.003 < loudness(lobby, 2, 5) < 0.015
    stream.play([*plan([Call(-10.0, "launch"), *calls(SHORT, 5)], "en")], start_at=-10.0)
    sound = heard(stream, 14)
    check(sound, "en", "launch-ten", 0.0)
    check(sound, "en", "count-1", 9.0)
    check(sound, "en", "start", 10.0)


def test_after_the_mission_a_still_stream_goes_on() -> None:
    stream = Stream(plan([Call(0.0, "mission_complete")], "en"), still=True)
    assert len(packets(stream, 400)) == 400
    stream.announce("mission_won")
    check(heard(stream, 3), "en", "mission-won", 0.0)
    stream.close()
    assert stream.read() == b""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_accelerated_time_keeps_the_seconds_and_the_speed_of_speech(lang: str) -> None:
    rate = 8.0
    track = tomllib.loads(DATA.read_text("utf-8"))["mission"][-1]
    told = plan(calls(track, 5), lang)
    stream = Stream(told, rate=rate, lang=lang)
    sound = heard(stream)
    assert len(sound) / RATE == pytest.approx(track["phase_ends"][-1] / rate + 5.5, abs=0.1)
    lines = spoken(told)
    for line, after in pairwise(lines):
        room = round((after.at - line.at) / rate * RATE)
        name = line.parts[0]
        if room >= len(part(lang, name)) and name != "incoming-data":
            check(sound, lang, name, line.at / rate)


def test_any_text_is_said_by_the_fallback_voice() -> None:
    assert synth.available()
    for lang, words in (("en", "The captain is late."), ("ru", "Капитан опаздывает.")):
        stream = Stream(still=True, lang=lang)
        seconds = stream.say(words)
        assert 0.8 < seconds < 4
        sound = heard(stream, seconds + 2)
        assert loudness(sound, 0.1, seconds - 0.1) > 5 * loudness(sound, seconds + 1, seconds + 2)
    assert synth.synthesise("Uno.", "es") is None
    assert Stream().say("") == 0.0


@pytest.mark.rule("SA-436")
def test_without_a_fallback_voice_the_text_stands_alone_and_nothing_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(synth, "_engine", lambda: None)
    assert synth.synthesise("Nobody says this.", "en") is None
    stream = Stream(short("en"))
    assert stream.say("Nobody says this.") == 0.0
    packets(stream, 50)
    assert stream.second == pytest.approx(1.0)


def test_discord_takes_the_stream_as_a_source_and_a_drop_does_not_end_it() -> None:
    class Voice(Stream, discord.AudioSource):
        pass

    voice = Voice(short("en"))
    assert voice.is_opus()
    assert all(0 < len(packet) < 1276 for packet in packets(voice, 300))
    voice.cleanup()  # what discord.py calls when a player ends
    voice.seek(8.0)
    check(heard(voice, 2), "en", "alert", 0.0)


def test_reading_while_others_speak_and_seek() -> None:
    stream = Stream(short("en"), still=True)
    stop: list[bool] = []
    taken: list[bytes] = []

    def player() -> None:
        while not stop:
            taken.append(stream.read())

    thread = Thread(target=player)
    thread.start()
    for turn in range(1, 13):
        stream.announce("turn", turn=turn)
        stream.seek(turn * 5.0)
        stream.pause()
        stream.resume()
    stop.append(True)
    thread.join(10)
    assert all(taken)
    assert decode(taken).shape[0] == len(taken) * FRAME
