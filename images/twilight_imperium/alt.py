"""Each picture in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import sayings
from rules.twilight_imperium.view import View
from words import Words


def alt_galaxy(view: View, words: Words, names: Sequence[str]) -> str:
    """Who leads, whose realm is where, where the fight is."""
    realms = "; ".join(sayings.realms(view, words, names))
    return brief(
        [
            sayings.head(view, words, names),
            words("ti-say-players", players="; ".join(sayings.players(view, words, names))),
            words("ti-say-realms", realms=realms) if realms else "",
        ]
    )
