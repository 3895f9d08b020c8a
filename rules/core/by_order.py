"""What was decided ahead is told as such, as soon as all may know what it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rules.core.contract import SUBJECTS, Arg, Event


def as_ordered(events: Sequence[Event], seats: Iterable[int]) -> list[Event]:
    """For each of these seats the first fact about it that all may know is marked. Where an order came to
    nothing there is none."""
    found = list(events)
    for seat in seats:
        firsts = (at for at, event in enumerate(found) if event.to is None and _about(event) == f"#{seat}")
        if (at := next(firsts, None)) is not None:
            found[at] = replace(found[at], by_order=True)
    return found


def _about(event: Event) -> Arg | None:
    return next((event.args[name] for name in SUBJECTS if name in event.args), None)
