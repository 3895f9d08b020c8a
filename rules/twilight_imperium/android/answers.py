"""Every question of the game gets an answer: from what the seat sees, the same each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.twilight_imperium import default, frames
from rules.twilight_imperium.android import (
    builds,
    cards,
    fights,
    followers,
    forms,
    picks,
    plans,
    senate,
    thrift,
    trade,
)
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.setup import sequence
from rules.twilight_imperium.state import State

Answer = Callable[[Eyes, Any], Action | None]
ANSWERS: dict[type, Answer] = {
    frames.Picking: picks.pick,
    frames.Turn: plans.turn,
    frames.Tactical: plans.tactical,
    frames.Landing: plans.land,
    frames.Producing: builds.build,
    frames.Window: cards.window,
    frames.Followers: followers.follow,
    frames.Debts: followers.debts,
    frames.Primary: followers.primary,
    frames.Negotiation: trade.negotiate,
    frames.Ballots: senate.sheet,
    frames.Voting: senate.vote,
    frames.TieBreak: senate.tie,
    frames.Forms: forms.form,
    frames.Scoring: forms.score,
    frames.GainingCounters: forms.gain,
    frames.Paying: forms.pay,
    frames.BattlePlans: fights.plan,
    frames.BattleStop: fights.plan,
}
"""By what is being resolved; None, and whatever is not here: as one who says nothing."""


SPENDING = (frames.Producing, frames.Followers, frames.Debts, frames.Primary, frames.Paying)
"""Where money is spent, but not what is kept for an objective."""


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    """The move of an automatic player; None if it is not waited for, or waits for others itself."""
    eyes = Eyes(state, seat)
    if eyes.asked is None or trade.hears_out(eyes):
        return None
    answer = ANSWERS.get(type(eyes.frame))
    looks = thrift.spender(eyes) if isinstance(eyes.frame, SPENDING) else eyes
    found = None if answer is None or looks.asked is None else answer(looks, eyes.frame)
    if found is not None and (trade.beside(found) or eyes.asked.offers(found)):
        return found
    return sequence.silent(eyes.state, seat, dice) or default.default(eyes.state, seat)
