"""Votes: for what helps oneself and not the leader; nothing where little is at stake."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import BreakTie, CastVote, PlayPolitical, Sheet
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.frames import Ballots, TieBreak, Voting
from rules.twilight_imperium.senate import ballots, elections

HARMS = ("councils_censure", "public_execution")
"""Elected is who suffers."""
PASSES = {
    "economic_revitalization": 3.0,
    "free_trade": 2.0,
    "incentive_program": 2.0,
    "open_the_trade_routes": 2.0,
    "subsidized_industry": 2.0,
    "subsidized_studies": 2.0,
    "arms_reduction": -3.0,
    "fleet_regulations": -2.0,
    "fleet_restrictions": -2.0,
    "imperial_containment": -2.0,
    "limits_to_individual_power": -1.0,
    "regressive_rhetoric": -2.0,
    "technology_tariffs": -2.0,
    "traffic_tariffs": -2.0,
    "cost_overruns": -2.0,
    "mutiny": -2.0,
}
"""What it is worth to an ordinary empire that the agenda passes."""
ABSTAIN = "abstain"


def sheet(eyes: Eyes, _: Ballots) -> Action:
    return Sheet(wanted(eyes))


def vote(eyes: Eyes, _: Voting) -> Action:
    return CastVote(wanted(eyes))


def tie(eyes: Eyes, frame: TieBreak) -> Action | None:
    choice = wanted(eyes)
    return BreakTie(choice if choice in frame.among else frame.among[0]) if frame.among else None


def wanted(eyes: Eyes) -> str:
    """The outcome to vote for."""
    frame = ballots.agenda(eyes.state)
    match elections.elects(frame.card):
        case None:
            value = PASSES.get(frame.card, 0.0)
            return "for" if value > 0 else "against" if value < 0 else ABSTAIN
        case "player":
            return _player(eyes, frame.card, frame.choices)
        case "planet":
            return ABSTAIN
    return ABSTAIN


def _player(eyes: Eyes, card: str, choices: list[str]) -> str:
    """Oneself for an office, the leader for a punishment."""
    points = {each: eyes.state.players[int(each)].points for each in choices}
    if card in HARMS:
        others = [each for each in choices if int(each) != eyes.seat]
        return max(others, key=lambda each: (points[each], each)) if others else ABSTAIN
    own = str(eyes.seat)
    return own if own in choices else ABSTAIN


def agenda_worth(eyes: Eyes, action: Action) -> float:
    """Of a Political Card that one plays oneself."""
    return PASSES.get(action.card, 0.5) if isinstance(action, PlayPolitical) else 0.0
