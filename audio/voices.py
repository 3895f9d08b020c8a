"""The rendered voice: one small Ogg Opus file a part, and `voices.toml` that says what each of them is."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from audio.intercom import Samples
from audio.opus import read_ogg

FOLDER = Path(__file__).with_name("voices")


class Recording(msgspec.Struct, frozen=True):
    text: str
    seconds: float


class Voice(msgspec.Struct, frozen=True):
    voice: str
    licence: str
    part: dict[str, Recording]


@cache
def voices() -> dict[str, Voice]:
    raw = tomllib.loads((FOLDER / "voices.toml").read_text(encoding="utf-8"))
    return msgspec.convert(raw, dict[str, Voice])


def text(lang: str, part: str) -> str:
    return voices()[lang].part[part].text


def seconds(lang: str, part: str) -> float:
    return voices()[lang].part[part].seconds


@cache
def samples(lang: str, part: str) -> Samples:
    """Mono, 48 kHz; decoded once, then kept."""
    return read_ogg((FOLDER / lang / f"{part}.opus").read_bytes())
