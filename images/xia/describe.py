"""The table in words: the same facts for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import plain, whole
from images.xia import neighbours, sayings
from rules.xia.view import View
from words import Words


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """The whole board as Markdown, in less than 4000 characters; the ship in turn (or one's own) first."""
    names = [plain(name) for name in names]
    return whole(
        [
            sayings.head(view, words, names),
            sayings.attack(view, words, names),
            sayings.reach(view, words),
            _around(view, words),
            _captains(view, words, names),
            _titles(view, words, names),
            _map(view, words, names),
        ]
    )


def _around(view: View, words: Words) -> str:
    """What lies beside the own ship, or that in turn."""
    return neighbours.ways(view.ships[view.turn if view.seat is None else view.seat].space, view, words)


def _captains(view: View, words: Words, names: Sequence[str]) -> str:
    first = view.turn if view.seat is None else view.seat
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


def _map(view: View, words: Words, names: Sequence[str]) -> str:
    return "\n".join(
        f"**{words.name(one.id)}**: {'; '.join(sayings.sector(one, view, words, names))}."
        for one in view.sectors
    )
