"""A form in words: what it says so far, and how its steps are asked."""

from __future__ import annotations

from collections.abc import Generator

from rules.core.contract import Arg, phrase
from rules.core.draft import Draft, Note, Option
from rules.twilight_imperium.actions import Form
from rules.twilight_imperium.draft.look import asks, note, picture
from rules.twilight_imperium.phases import forms
from rules.twilight_imperium.view import Preview

OBJECTIVES = picture("objectives")
Filled = Generator[Draft, tuple[str, ...], Form]


def filling(
    key: str,
    options: list[Option],
    now: Form,
    many: tuple[int, int] | None = None,
    shows: Preview = OBJECTIVES,
    **args: Arg,
) -> Draft:
    return asks(key, options, many=many, action=now, preview=shows, notes=told(now), **args)


def areas(share: tuple[str, ...]) -> tuple[str, ...]:
    parts = (each.partition(":") for each in share)
    return tuple(phrase(f"ti-draft-pay-{area}", count=int(count)) for area, _, count in parts)


def told(now: Form) -> list[Note]:
    found = list[Note]()
    if now.score == forms.NOTHING:
        found.append(note("ti-draft-form-none"))
    elif now.score is not None:
        found.append(note("ti-draft-form-told-score", objective=f"@{now.score}"))
    if now.hide:
        found.append(note("ti-draft-form-secret-hide"))
    if now.refresh:
        found.append(note("ti-draft-form-told-refresh", planets=tuple(f"@{each}" for each in now.refresh)))
    if now.counters:
        found.append(note("ti-draft-form-told-counters", areas=areas(now.counters)))
    if now.split:
        strategy, fleet, command = now.split
        found.append(note("ti-draft-form-told-split", strategy=strategy, fleet=fleet, command=command))
    return found
