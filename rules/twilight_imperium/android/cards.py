"""Action Cards and abilities: one figure for each says whether it is played where it may be."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Let, Play, Use
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.cards.judging import legal
from rules.twilight_imperium.frames import Window

WORTH: dict[str, float] = {}
"""Of cards, in resources; what is not here waits for its moment."""
THRESHOLD = 3.0


def by_worth(eyes: Eyes) -> list[str]:
    """The hand, the best first."""
    return sorted(eyes.player.cards, key=lambda each: (-WORTH.get(each, 1.0), each))


def window(eyes: Eyes, frame: Window) -> Action:
    """The best thing to play now, or nothing."""
    found = [
        (_value(eyes, frame, action), repr(action), action)
        for action in legal(eyes.state, eyes.seat, frame.point, frame.facts)
    ]
    best = max(found, default=None, key=lambda each: each[:2])
    return best[2] if best is not None and best[0] >= THRESHOLD else Let()


def _value(eyes: Eyes, frame: Window, action: Action) -> float:
    match action:
        case Play(card):
            return WORTH.get(card, 0.0)
        case Use(what):
            return WORTH.get(what, 0.0)
    return 0.0
