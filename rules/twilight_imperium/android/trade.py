"""Trade Agreements: any that pays is offered and taken, but none with a leader near the end."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Accept, Approve, Done, MakeOffer, Refuse
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.frames import Negotiation
from rules.twilight_imperium.state import Offer
from rules.twilight_imperium.strategic import agreements, negotiation

LATE = 7
"""Points from which on nobody trades with who leads."""


def beside(action: Action) -> bool:
    """What answers no question."""
    return isinstance(action, MakeOffer | Accept | Refuse)


def negotiate(eyes: Eyes, frame: Negotiation) -> Action:
    """Answer what was offered, offer what could be had, then be done."""
    found = _answer(eyes) or _offer(eyes)
    if found is not None:
        return found
    if eyes.seat != frame.active:
        return Done()
    waiting = [each.number for each in negotiation.waiting(eyes.state) if _harmless(eyes, each)]
    return Approve(tuple(waiting)) if waiting else Approve(close=True)


def _answer(eyes: Eyes) -> Action | None:
    for offer in eyes.state.offers:
        mine, theirs = offer.want.trade_card, offer.give.trade_card
        if offer.to != eyes.seat or offer.accepted or mine is None or theirs is None:
            continue
        fair = theirs >= mine and not _leads(eyes, offer.by) and not offer.want.goods
        possible = agreements.possible(eyes.state, offer.by, eyes.seat, theirs, mine)
        return Accept(offer.number) if fair and possible else Refuse(offer.number)
    return None


def _offer(eyes: Eyes) -> Action | None:
    """Card for card, the best for the best; one offer at a time, and to nobody twice."""
    state, seat = eyes.state, eyes.seat
    mine = agreements.free_cards(state, seat)
    if not mine or any(each.by == seat for each in state.offers):
        return None
    for other in eyes.others:
        theirs = agreements.free_cards(state, other)
        if other < seat or not theirs or _leads(eyes, other) or _declined(eyes, other):
            continue
        if mine[-1] == theirs[-1] and agreements.possible(state, seat, other, mine[-1], theirs[-1]):
            return MakeOffer(other, (f"trade_card:{mine[-1]}",), (f"trade_card:{theirs[-1]}",))
    return None


def _declined(eyes: Eyes, other: int) -> bool:
    """He has spoken already: an offer would find nobody."""
    frame = eyes.frame
    return isinstance(frame, Negotiation) and other not in frame.asked


def _harmless(eyes: Eyes, offer: Offer) -> bool:
    return not (_leads(eyes, offer.by) or _leads(eyes, offer.to))


def _leads(eyes: Eyes, seat: int) -> bool:
    points = eyes.state.players[seat].points
    return points >= LATE and points > eyes.player.points
