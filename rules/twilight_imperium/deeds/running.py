"""Frames that ask nobody: they only run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter


def runs(run: Callable[[Any, Any, Dice], list[Event]]) -> Chapter:
    """What such a frame asks, it puts on the stack as other frames."""
    return Chapter(_nobody, _unasked, run)


def _nobody(*_: object) -> None:
    return None


def _unasked(*_: object) -> list[Event]:
    raise AssertionError("this frame asks nobody itself")
