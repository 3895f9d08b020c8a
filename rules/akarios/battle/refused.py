"""Why a part of a command cannot be carried out."""

from __future__ import annotations

from rules.core.contract import IllegalMove


class Refused(Exception):
    def __init__(self, why: IllegalMove) -> None:
        self.why = why


def refused(key: str, rule: str, **args: str | int | tuple[str, ...]) -> Refused:
    return Refused(IllegalMove(key, rule=rule, **args))
