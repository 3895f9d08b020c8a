"""The table in words: the same facts for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import TEXT, plain, whole
from images.twilight_imperium import sayings
from images.twilight_imperium.common import contested, owner
from rules.twilight_imperium.view import SystemView, View
from words import Words


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """The whole table as Markdown, in less than 4000 characters; battles first, what nobody holds last."""
    names = [plain(name) for name in names]
    first = whole(
        [
            f"**{sayings.head(view, words, names)}**",
            "\n".join(f"- {line}" for line in sayings.players(view, words, names)),
        ]
    )
    lines = [sayings.system(view, one, words, names) for one in sorted(view.systems, key=_first)]
    return whole([first, whole(["\n".join(filter(None, lines))], TEXT - len(first) - 4)])


def _first(system: SystemView) -> tuple[bool, bool, str]:
    return not contested(system), owner(system) is None, system.at
