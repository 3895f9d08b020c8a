"""Trade Agreements: any that pays is offered and taken, but none with a leader near the end."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Accept, Approve, Done, MakeOffer
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.frames import Negotiation
from rules.twilight_imperium.state import Offer
from rules.twilight_imperium.strategic import agreements, negotiation

LESS = 1
"""By which a card may be worse than the own one: lying in front of its owner it brings nothing."""
LATE = 7
"""Points from which on nobody trades with who leads."""


def beside(action: Action) -> bool:
    """What answers no question."""
    return isinstance(action, MakeOffer | Accept)


def negotiate(eyes: Eyes, frame: Negotiation) -> Action | None:
    """Answer what was offered; who has nothing to approve makes one offer and is done."""
    found = _answer(eyes)
    if found is not None:
        return found
    if eyes.seat != frame.active:
        return _offer(eyes, frame) or Done()
    waiting = _approved(eyes)
    return Approve(tuple(waiting)) if waiting else Approve(close=True)


def hears_out(eyes: Eyes) -> bool:
    """The active player, while others have not spoken and nothing waits for his word."""
    frame = eyes.frame
    if not isinstance(frame, Negotiation) or eyes.seat != frame.active or _answer(eyes) is not None:
        return False
    return not _approved(eyes) and any(each != eyes.seat for each in _silent(frame))


def _approved(eyes: Eyes) -> list[int]:
    """What may happen: no leader gains by it, and nothing agreed on before has used up a card of it."""
    return [each.number for each in negotiation.waiting(eyes.state) if _harmless(eyes, each)]


def _answer(eyes: Eyes) -> Action | None:
    """What pays is taken. The rest is left lying, not refused: whoever made it would only make it again."""
    for offer in eyes.state.offers:
        mine, theirs = offer.want.trade_card, offer.give.trade_card
        if offer.to != eyes.seat or offer.accepted or mine is None or theirs is None:
            continue
        fair = theirs >= mine - LESS and not _leads(eyes, offer.by) and not offer.want.goods
        if fair and agreements.possible(eyes.state, offer.by, eyes.seat, theirs, mine):
            return Accept(offer.number)
    return None


def _offer(eyes: Eyes, frame: Negotiation) -> Action | None:
    """The best card for the best that is to be had; none while another is open."""
    state, seat = eyes.state, eyes.seat
    mine = agreements.free_cards(state, seat)
    if not mine or any(each.by == seat for each in state.offers):
        return None
    listening = [each for each in eyes.others if each in _silent(frame) and not _leads(eyes, each)]
    for other in sorted(listening, key=lambda each: (-sum(agreements.free_cards(state, each)), each)):
        fair = [each for each in agreements.free_cards(state, other) if abs(each - mine[-1]) <= LESS]
        if fair and agreements.possible(state, seat, other, mine[-1], fair[-1]):
            return MakeOffer(other, (f"trade_card:{mine[-1]}",), (f"trade_card:{fair[-1]}",))
    return None


def _silent(frame: Negotiation) -> list[int]:
    """Who has not spoken yet: an offer to others would find nobody."""
    return [each for each in frame.asked if not frame.spoke(each)]


def _harmless(eyes: Eyes, offer: Offer) -> bool:
    mine, theirs = offer.give.trade_card, offer.want.trade_card
    if mine is None or theirs is None or _leads(eyes, offer.by) or _leads(eyes, offer.to):
        return False
    return agreements.possible(eyes.state, offer.by, offer.to, mine, theirs)


def _leads(eyes: Eyes, seat: int) -> bool:
    points = eyes.state.players[seat].points
    return points >= LATE and points > eyes.player.points
