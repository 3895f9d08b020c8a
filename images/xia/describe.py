"""The table in words: the same facts for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import TEXT, plain, whole
from images.xia import neighbours, sayings
from images.xia.system import ring
from rules.xia.view import SectorView, View
from words import Words

LEAST = 60
"""Characters of a sector, however crowded the board is."""


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """The whole board as Markdown, in less than 4000 characters; the ship in turn (or one's own) first.
    Where it is too much, sectors far from the ship in turn give way first, then those near it."""
    names = [plain(name) for name in names]
    first = whole(
        [
            sayings.head(view, words, names),
            sayings.attack(view, words, names),
            sayings.reach(view, words, "\n"),
            _around(view, words),
            _captains(view, words, names),
            _titles(view, words, names),
        ]
    )
    near = ring(view)
    far = [one for one in view.sectors if one not in near]
    left = TEXT - len(first)
    beside = whole([words("xia-say-rows"), _near(near, view, words, names)], left - LEAST * len(far) - 2)
    return whole([first, beside, whole([_far(far, view, words, names)], left - len(beside) - 4)])


def _around(view: View, words: Words) -> str:
    """What lies beside the own ship, or that in turn."""
    return neighbours.ways(view.ships[view.acting if view.seat is None else view.seat].space, view, words)


def _captains(view: View, words: Words, names: Sequence[str]) -> str:
    first = view.acting if view.seat is None else view.seat
    order = sorted(view.ships, key=lambda ship: (ship.seat != first, ship.seat))
    lines = [
        f"**{sayings.player(ship.seat, words, names)}**, {'; '.join(sayings.ship(ship, words, names))}."
        for ship in order
    ]
    lines += [f"**{one.npc.name[words.lang]}**, {sayings.npc(one, words)}" for one in view.npcs]
    return "\n".join(lines)


def _titles(view: View, words: Words, names: Sequence[str]) -> str:
    lines = []
    for one in view.titles:
        so_far = ", ".join(
            f"{sayings.player(seat, words, names)} {n}/{one.title.need}"
            for seat, n in enumerate(one.progress)
            if n
        )
        told = f"{one.title.name[words.lang]}: {one.title.condition[words.lang]}"
        lines.append(f"- {told} ({so_far})" if so_far else f"- {told}")
    return "\n".join([words("xia-say-titles-open"), *lines]) if lines else ""


def _near(sectors: Sequence[SectorView], view: View, words: Words, names: Sequence[str]) -> str:
    """Also how the spaces lie, and on which side the next sectors are."""
    lines = []
    for one in sectors:
        facts = [*sayings.sector(one, view, words, names), neighbours.beside(one, view, words)]
        lines.append(
            f"**{words.name('xia', one.id)}** [{neighbours.rows(one)}]: {'; '.join(filter(None, facts))}."
        )
    return "\n".join(lines)


def _far(sectors: Sequence[SectorView], view: View, words: Words, names: Sequence[str]) -> str:
    lines = []
    for one in sectors:
        facts = [*sayings.sector(one, view, words, names), neighbours.beside(one, view, words, sides=False)]
        lines.append(f"**{words.name('xia', one.id)}**: {'; '.join(filter(None, facts))}.")
    return "\n".join(lines)
