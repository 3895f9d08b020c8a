"""Action Cards and abilities: one figure for each says whether it is played where it may be."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Let, Play
from rules.twilight_imperium.android.appraisals import APPRAISALS
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.cards.judging import legal
from rules.twilight_imperium.cards.playing import ACTION
from rules.twilight_imperium.cards.waits import REACTION, seats_of
from rules.twilight_imperium.frames import Facts, Window

SABOTAGE = "sabotage"
THRESHOLD = 3.0
FULL = 4
"""Cards in hand from which on the threshold falls."""


def by_worth(eyes: Eyes) -> list[str]:
    """The hand, the best first."""
    kept = (*APPRAISALS, SABOTAGE)
    return sorted(eyes.player.cards, key=lambda each: (each not in kept, each))


def window(eyes: Eyes, frame: Window) -> Action:
    """The best thing to play now, or nothing."""
    if frame.point == REACTION:
        return _cancels(eyes, frame.facts) or Let()
    return best(eyes, frame.point, frame.facts) or Let()


def _cancels(eyes: Eyes, facts: Facts) -> Action | None:
    """A card aimed at oneself is stopped, by Sabotage; an Agent is too good for it."""
    if eyes.seat in seats_of(facts, "by") or eyes.seat not in seats_of(facts, "at"):
        return None
    found = legal(eyes.state, eyes.seat, REACTION, facts) if SABOTAGE in eyes.player.cards else ()
    return next((each for each in found if isinstance(each, Play) and each.card == SABOTAGE), None)


def acting(eyes: Eyes) -> Action | None:
    """A card as the action of a turn: it costs no counter."""
    return best(eyes, ACTION, {})


def best(eyes: Eyes, point: str, facts: Facts) -> Action | None:
    if not any(card in APPRAISALS for card in eyes.player.cards):
        return None
    played = [each for each in legal(eyes.state, eyes.seat, point, facts) if isinstance(each, Play)]
    found = [(_value(eyes, each), repr(each), each) for each in played if each.card in APPRAISALS]
    if not found:
        return None
    value, _, action = max(found, key=lambda each: each[:2])
    return action if value >= THRESHOLD - max(0, len(eyes.player.cards) - FULL) * 0.5 else None


def _value(eyes: Eyes, action: Play) -> float:
    return APPRAISALS[action.card](eyes, action.on)
