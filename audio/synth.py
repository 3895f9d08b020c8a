"""The fallback voice for texts that were not rendered: espeak-ng, if the optional extra is installed."""

from __future__ import annotations

import ctypes
import importlib
from functools import cache
from threading import Lock

import numpy as np

from audio.intercom import Samples, intercom

SYNCHRONOUS, NO_EXIT, UTF8, CHARACTERS = 2, 0x8000, 1, 1
RATE_PARAMETER, WORDS_PER_MINUTE = 1, 150
NAMES = {"en": b"en-us", "ru": b"ru"}
LONGEST = 400

_lock = Lock()


class Espeak:
    """The library holds one global voice: callers take `_lock`."""

    def __init__(self) -> None:
        loader = importlib.import_module("espeakng_loader")
        self._library = ctypes.CDLL(loader.get_library_path())
        self._heard: list[Samples] = []
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
        self._callback = kind(self._receive)
        data = loader.get_data_path().encode()
        self.rate = int(self._library.espeak_Initialize(SYNCHRONOUS, 0, data, NO_EXIT))
        if self.rate <= 0:
            raise OSError("espeak-ng does not start")
        self._library.espeak_SetSynthCallback(self._callback)
        self._library.espeak_SetParameter(RATE_PARAMETER, WORDS_PER_MINUTE, 0)

    def _receive(self, wave: ctypes._Pointer[ctypes.c_short], count: int, events: int | None) -> int:
        if wave and count > 0:
            piece = np.ctypeslib.as_array(wave, (count,)).astype(np.float32)
            self._heard.append(piece / np.float32(32768))
        return 0

    def speak(self, text: str, lang: str) -> Samples:
        self._heard = []
        self._library.espeak_SetVoiceByName(NAMES[lang])
        data = text.encode()
        self._library.espeak_Synth(data, len(data) + 1, 0, CHARACTERS, 0, UTF8, None, None)
        return np.concatenate(self._heard) if self._heard else np.zeros(0, dtype=np.float32)


@cache
def _engine() -> Espeak | None:
    try:
        return Espeak()
    except (ImportError, OSError, RuntimeError):
        return None


def available() -> bool:
    with _lock:
        return _engine() is not None


def synthesise(text: str, lang: str) -> Samples | None:
    """Mono 48 kHz in the ship's tone; None without a fallback voice: then the text stands alone (SA-436)."""
    with _lock:
        engine = _engine()
        if engine is None or lang not in NAMES:
            return None
        dry = engine.speak(text[:LONGEST], lang)
    return intercom(dry, engine.rate)
