"""Parts of the galaxy in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import sayings
from images.twilight_imperium.region import around
from rules.twilight_imperium.view import View
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
        told.append(words("ti-say-origins", systems=", ".join(at[1:])))
    return brief([*told, *_around(view, words, names, at[:1])])


def _around(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> list[str]:
    near = [one for one in around(view, at) if one.at not in at]
    said = "; ".join(filter(None, (sayings.system(view, one, words, names) for one in near)))
    return [words("ti-say-around"), f"{said}."] if said else []
