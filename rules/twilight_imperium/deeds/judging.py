"""Moves that are too many to list: a judge looks at one and raises what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action, IllegalMove


def passes(judge: Callable[[Action], object]) -> Callable[[Action], bool]:
    """A judge as a question wants it."""
    return lambda action: refusal(judge, action) is None


def refusal(judge: Callable[[Action], object], action: Action) -> IllegalMove | None:
    try:
        judge(action)
    except IllegalMove as refused:
        return refused
    return None
