"""The board in words, whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.speech import whole
from tests.sample_game.rules.view import View
from words import Words


def heading(view: View, words: Words) -> str:
    if view.over:
        return words("sample-board-over")
    if not view.round:
        return words("sample-board-charting")
    if not view.course:
        return words("sample-board-round", round=view.round)
    return words("sample-board-course", round=view.round, belt=f"@{view.course}")


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    own = []
    if view.hand:
        own.append(words("sample-hand", cards=[str(card) for card in view.hand]))
    if view.said is not None:
        own.append(words("sample-said", said=view.said))
    return whole([f"**{heading(view, words)}**", "\n".join(crews(view, words, names)), "\n".join(own)])


def crews(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    for name, crew in zip(names, view.crews, strict=True):
        credits = words("sample-credits", credits=crew.credits)
        cards = words("sample-cards", cards=crew.cards)
        line = words("sample-crew", player=name, credits=credits, cards=cards)
        sectors = [str(sector) for sector in crew.sectors]
        yield line + (" " + words("sample-crew-sectors", sectors=sectors) if sectors else "")
