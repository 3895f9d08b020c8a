"""Parts of the galaxy in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import facts, sayings
from images.twilight_imperium.comers import Comers, comers
from images.twilight_imperium.common import acting
from images.twilight_imperium.region import around
from rules.twilight_imperium.view import SystemView, View
from words import Words


def addresses(said: str) -> tuple[str, ...]:
    """ "308-205": addresses, at least one. ValueError if that is none."""
    found = tuple(said.split("-"))
    if not all(each.isdigit() and len(each) == 3 for each in found):
        raise ValueError(said)
    return found


def alt_choose(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> str:
    """What can be chosen, by its numbers."""
    laid = {one.at: sayings.system(view, one, words, names) for one in view.systems}
    told = "; ".join(f"{i}. {laid.get(each) or each}" for i, each in enumerate(at, 1))
    return brief([words("ti-say-choose"), f"{told}."])


def alt_region(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> str:
    """What can be chosen, and what lies round it."""
    return brief([alt_choose(view, words, names, at), *_around(view, words, names, at)])


def alt_system(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> str:
    """All that is in it; where ships may come from."""
    here = view.system(at[0])
    told = [(sayings.system(view, here, words, names) or here.at) + "."]
    if at[1:]:
        who = view.seat if view.seat is not None else acting(view)
        said = "; ".join(_origin(view.system(each), who, words) for each in at[1:])
        told.append(words("ti-say-origins", systems=said))
    return brief([*told, *_around(view, words, names, at[:1])])


def _origin(one: SystemView, who: int | None, words: Words) -> str:
    """301 (2 × Carrier: goes 1, 3 of 12 aboard)"""
    said = [_comers(each, words) for each in (() if who is None else comers(one, who))]
    return f"{one.at} ({', '.join(said)})" if said else one.at


def _comers(of: Comers, words: Words) -> str:
    said = f"{facts.called(facts.UNITS, of.kind, words)} {of.number}"
    said += ": " + words("ti-say-steps", count=of.steps) if of.steps else ""
    return said + ", " + words("ti-say-aboard", count=of.aboard, most=of.room) if of.room else said


def _around(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> list[str]:
    near = [one for one in around(view, at) if one.at not in at]
    said = "; ".join(filter(None, (sayings.system(view, one, words, names) for one in near)))
    return [words("ti-say-around"), f"{said}."] if said else []
