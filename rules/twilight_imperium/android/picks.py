"""Strategy Cards: which one is picked, and what its Bonus Counters are swapped for."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import HandCard, PickCard
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.components import TARGET
from rules.twilight_imperium.frames import Picking
from rules.twilight_imperium.phases import scoring
from rules.twilight_imperium.purse import planets

BASE = {
    "leadership": 6.0,
    "technology_2": 6.5,
    "trade_2": 4.0,
    "production": 3.5,
    "assembly": 3.0,
    "diplomacy_2": 1.5,
    "warfare_2": 1.0,
    "bureaucracy": 5.5,
}
BONUS = 1.5
RIPE = 2
"""Bonus Counters with which Bureaucracy is never left lying: nothing else turns up objectives, and without
them no game ends (TI-223, TI-484)."""


def pick(eyes: Eyes, frame: Picking) -> Action | None:
    assert eyes.asked is not None
    offered = [each.action for each in eyes.asked.choices]
    if frame.stage == "pick":
        return max(offered, key=lambda each: _worth(eyes, each))
    if frame.stage == "hand":
        return min(offered, key=lambda each: _danger(eyes, each))
    return None


def _worth(eyes: Eyes, action: Action) -> float:
    assert isinstance(action, PickCard)
    return value(eyes, action.card)


def value(eyes: Eyes, card: str) -> float:
    """Of a Strategy Card with what lies on it."""
    count = eyes.state.bonus.get(card, 0)
    return BASE[card] + BONUS * count + _need(eyes, card, count)


def _need(eyes: Eyes, card: str, count: int) -> float:
    state, player = eyes.state, eyes.player
    match card:
        case "leadership":
            return 2.0 if player.command + player.strategy < 5 else 0.0
        case "technology_2":
            return 0.5 * min(6, planets.wealth(state, eyes.seat, "resources")) - 1.5
        case "trade_2":
            return 0.5 * sum(each.lent is not None for each in player.trade)
        case "bureaucracy":
            return _bureaucracy(eyes, count)
    return 0.0


def _bureaucracy(eyes: Eyes, count: int) -> float:
    """Two scores in a round, and the end of the game brought nearer."""
    ripe = 100.0 if count >= RIPE else 0.0
    scores = [worth.points(each) for each in scoring.open_to(eyes.state, eyes.seat)]
    ahead = 2.0 if eyes.player.points >= eyes.leader else 0.0
    wins = 50.0 if scores and eyes.player.points + max(scores) >= TARGET else 0.0
    return ripe + wins + 3.0 * len(scores[:2]) + ahead


def _danger(eyes: Eyes, action: Action) -> tuple[int, int]:
    """Under Checks and Balances others get it: whoever has least."""
    assert isinstance(action, HandCard)
    return eyes.state.players[action.seat].points, action.seat
