"""Hands in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import facts
from images.twilight_imperium.hand import numbered, ordered, window_of
from rules.twilight_imperium.view import OwnView, View
from words import Words


def alt_hand(view: View, words: Words, names: Sequence[str]) -> str:
    own = view.own
    assert own is not None
    told = [f"{i} {card_of(own, card, words)}" for i, card in enumerate(numbered(own), 1)]
    return brief(
        [
            words("ti-pic-hand") + ":",
            "; ".join(told) + "." if told else words("ti-pic-none") + ".",
            secret_of(view, words),
        ]
    )


def card_of(own: OwnView, card: str, words: Words) -> str:
    """Its name; of an Action Card, when it is played, whether that is now, whether it was ordered."""
    if card not in facts.ACTION_CARDS:
        return facts.called(facts.POLITICAL_CARDS, card, words)
    count = own.cards.count(card)
    more = [f"×{count}"] if count > 1 else []
    more.append(window_of(card, words))
    more += [words("ti-say-playable")] if card in own.playable else []
    more += [words("ti-pic-hand-ordered")] if ordered(own, card) else []
    return f"{facts.called(facts.ACTION_CARDS, card, words)} ({', '.join(more)})"


def secret_of(view: View, words: Words) -> str:
    one = view.secret
    if one is None:
        return ""
    name = facts.called(facts.SECRET, one.id, words)
    have, need = one.progress[0] if one.progress else (0, 1)
    state = "scored" if one.scored else "now" if one.now else ""
    said = words("ti-pic-hand-scored") if state == "scored" else f"{have}/{need}"
    if state == "now":
        said = words("ti-pic-hand-now")
    return words("ti-say-secret", name=name, points=one.points, state=said)
