"""Every line can be spoken: its parts are written, rendered, and as long as they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from audio import voices
from audio.intercom import RATE, Samples, intercom
from audio.opus import FRAME, read_ogg, write_ogg
from audio.phrases import LANGUAGES, all_parts, announcement, book, phrase, variants
from audio.render import SPEAKERS, render, texts
from audio.schedule import layout


@pytest.mark.parametrize(
    ("key", "args", "parts"),
    [
        ("start", {}, "start phase-begins-1"),
        ("threat_external", {"turn": 3, "zone": "red"}, "alert time-3 threat-red repeat time-3 threat-red"),
        (
            "threat_external_serious",
            {"turn": 8, "zone": "blue", "repeat": False},
            "alert time-8 serious-blue",
        ),
        (
            "threat_internal_serious",
            {"turn": 1, "unconfirmed": True, "repeat": False},
            "alert unconfirmed time-1 serious-internal",
        ),
        ("data_transfer_5", {}, "transfer-ends count-5 count-4 count-3 count-2 count-1"),
        ("phase_60", {"phase": 2}, "phase-2-minute"),
        ("phase_end", {"phase": 2}, "phase-over-2 phase-begins-3"),
        ("mission_complete", {}, "operation-over hyperdrive"),
        ("clock_restarted", {}, "restarted clock-resumes"),
        ("hull_breached", {"zone": "white"}, "hull-breached-white"),
    ],
)
def test_lines_are_put_together_from_parts(key: str, args: dict[str, object], parts: str) -> None:
    assert phrase(key, **args) == parts.split()  # type: ignore[arg-type]


def test_every_threat_has_a_line_of_its_own() -> None:
    threats = [
        key
        for key in book().announcement
        if key.startswith("threat_") and "time-{turn}" in announcement(key).parts
    ]
    said = {tuple(phrase(key, **args)) for key in threats for args in variants(key)}
    assert len(said) == 8 * 2 * (3 + 1) * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_is_what_was_rendered(lang: str) -> None:
    written = texts(lang)
    assert set(written) == set(all_parts()), "a part is written that nobody says, or said that nobody wrote"
    assert {part: one.text for part, one in voices.voices()[lang].part.items()} == written, (
        "run `python -m audio.render` again (docs/voice.md)"
    )
    assert {file.stem for file in (voices.FOLDER / lang).glob("*")} == set(written)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_decodes_to_speech_of_the_length_on_record(lang: str) -> None:
    for part in all_parts():
        sound = voices.samples(lang, part)
        assert len(sound) / RATE == pytest.approx(voices.seconds(lang, part), abs=0.002), part
        assert 0.2 < len(sound) / RATE < 4.5, part
        assert 0.1 < float(np.abs(sound).max()) < 0.95, part
        loud = np.flatnonzero(np.abs(sound) > 0.015)
        assert loud[0] < 0.08 * RATE, f"{part} starts late"
        assert len(sound) - loud[-1] < 0.25 * RATE, f"{part} ends in silence"


def test_the_voices_are_small_and_carry_their_licence() -> None:
    assert sum(file.stat().st_size for file in voices.FOLDER.rglob("*.opus")) < 3_000_000
    for lang in LANGUAGES:
        voice = voices.voices()[lang]
        assert (voice.voice, voice.licence) == SPEAKERS[lang]
        assert "LGPL" in voice.licence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_of_a_line_follow_each_other_with_a_breath(lang: str) -> None:
    parts = phrase("threat_external", turn=4, zone="white")
    offsets, seconds = layout("threat_external", parts, lang)
    lengths = [voices.seconds(lang, part) for part in parts]
    breaths = [
        after - before - length for before, after, length in zip(offsets, offsets[1:], lengths, strict=False)
    ]
    assert breaths == pytest.approx([book().timing.breath] * 5, abs=0.002)
    assert seconds == pytest.approx(offsets[-1] + lengths[-1], abs=0.002)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_launch_counts_down_ten_seconds(lang: str) -> None:
    parts = phrase("launch")
    offsets, seconds = layout("launch", parts, lang)
    assert (parts[0], offsets[0], seconds) == ("launch-ten", 0.0, 10.0)
    assert dict(zip(parts[1:], offsets[1:], strict=True)) == {f"count-{n}": 10.0 - n for n in range(8, 0, -1)}
    assert voices.seconds(lang, "launch-ten") < 2


def tone(text: str, voice: str) -> Samples:
    seconds = 0.3 + 0.01 * len(text)
    return intercom(np.sin(np.arange(int(24_000 * seconds)) * 0.2).astype(np.float32), 24_000)


def test_rendering_writes_every_part_and_removes_old_ones(tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "gone.opus").write_bytes(b"")
    sheet = render("ru", tone, tmp_path)
    assert {file.stem for file in (tmp_path / "ru").iterdir()} == set(all_parts())
    assert any(line.startswith('alert = { text = "Тревога.", seconds = 0.') for line in sheet)


def test_without_rhvoice_rendering_says_what_to_do_and_touches_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "audio.render", "--folder", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "docs/voice.md" in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_file_is_the_same_every_time_and_keeps_its_length() -> None:
    voice = tone("a line", "anyone")
    data = write_ogg(voice)
    assert data == write_ogg(voice)
    assert 0 <= len(read_ogg(data)) - len(voice) < FRAME


def test_the_intercom_cuts_silence_and_settles_loudness() -> None:
    quiet = np.concatenate([np.zeros(24_000), 0.01 * np.sin(np.arange(24_000) * 0.2), np.zeros(24_000)])
    heard = intercom(quiet.astype(np.float32), 24_000)
    assert len(heard) / RATE == pytest.approx(1.1, abs=0.05)
    spoken = heard[int(0.1 * RATE) : int(0.9 * RATE)]
    assert float(np.sqrt(np.mean(spoken**2))) == pytest.approx(0.13, abs=0.02)
    assert len(intercom(np.zeros(1000, dtype=np.float32), 24_000)) == 0
