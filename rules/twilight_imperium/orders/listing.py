"""What a seat may do beyond the choices it is shown: plays of its hand, what it owes or is offered, gifts,
offers and orders. Of what is endless, some."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action
from rules.core.orders import DropOrder, DropQueue, GiveOrder, LoseQueue, Queue, SetWaits, Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Accept,
    Approve,
    Cancel,
    DealCaptive,
    Give,
    MakeOffer,
    Rank,
    Refuse,
    Rescind,
    Scuttle,
    UsualPlan,
    Wish,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import judging, playing
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.trade import cannot_cancel
from rules.twilight_imperium.phases import housekeeping
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import agreements, negotiation, offers, owed

VOTE = GiveOrder("vote", "sheet abstain")
PASS = Queue("pass")
RANKING = Rank(("technology_2", "warfare_2"))
WISHES = Wish(("cybernetics", "stasis_capsules"))
PLAN = UsualPlan("plan stop=each_round")


def moves(state: State, seat: int, *, asked: bool) -> Iterator[Action]:
    """Whoever is not asked for anything has little to say; orders come to mind with a question."""
    if state.players[seat].out:
        return
    yield from _plays(state, seat, asked=asked)
    debt = None if asked else owed.asked(state, seat)
    if debt is not None:
        yield from debt.moves()
    yield from _answers(state, seat)
    if asked:
        yield from _approvals(state, seat)
        yield from _gifts(state, seat)
        yield from _status(state, seat)
        yield from _orders(state, seat)


def _plays(state: State, seat: int, *, asked: bool) -> Iterator[Action]:
    """Cards and abilities for this window, as the action of the turn, or for any time (TI-513, TI-663)."""
    match state.stack[-1] if state.stack else None:
        case frames.Window(point=point, facts=facts) if asked:
            yield from judging.legal(state, seat, point, facts)
        case frames.Turn(stage="act", acts=0) if asked:
            yield from judging.legal(state, seat, playing.ACTION, {})
    if playing.between_steps(state):
        yield from judging.legal(state, seat, playing.ANY_TIME, {})


def _answers(state: State, seat: int) -> Iterator[Action]:
    for offer in state.offers:
        if offers.open_to(state, offer, seat):
            yield Accept(offer.number)
        if offer.to == seat:
            yield Refuse(offer.number)
        if offer.by == seat:
            yield Rescind(offer.number)


def _approvals(state: State, seat: int) -> Iterator[Action]:
    top = state.stack[-1]
    if isinstance(top, frames.Negotiation) and top.active == seat:
        yield from (Approve((each.number,)) for each in negotiation.waiting(state))


def _gifts(state: State, seat: int) -> Iterator[Action]:
    """One Trade Good for nothing, or against another; agreements; cards for cards."""
    others = [each for each in systems.playing(state) if each != seat]
    room = sum(each.by == seat for each in state.offers) < offers.MOST
    if state.players[seat].goods:
        yield from (Give(1, other) for other in others)
        yield from (MakeOffer(other, ("goods:1",)) for other in others if room)
    match state.stack[-1]:
        case frames.Negotiation() if room:
            yield from _agreements(state, seat, others)
        case frames.Market() if room:
            merchants = [each for each in others if offers.trades_cards(state, seat, each)]
            yield from (MakeOffer(each, ("cards:1",), ("cards:1",)) for each in merchants)


def _agreements(state: State, seat: int, others: list[int]) -> Iterator[Action]:
    for other in others:
        for mine in agreements.free_cards(state, seat)[:1]:
            for theirs in agreements.free_cards(state, other)[:1]:
                if agreements.possible(state, seat, other, mine, theirs):
                    yield MakeOffer(other, (f"trade_card:{mine}",), (f"trade_card:{theirs}",))


def _status(state: State, seat: int) -> Iterator[Action]:
    """Any moment of the Status Phase (TI-542, TI-568)."""
    if state.phase != "status" or not playing.between_steps(state):
        return
    for other in verbs.partners(state, seat):
        if cannot_cancel(state, told.facts(seat=seat, other=other, how="status")) is None:
            yield Cancel(other)
    for leader in state.players[seat].captives:
        yield from (DealCaptive(leader, to) for to in (housekeeping.FREE, housekeeping.EXECUTE))
    manned = [each.id for each in systems.planets_of(state, seat) if each.gf > 1]
    yield from (Scuttle((f"{each}.gf",)) for each in manned[:1])


def _orders(state: State, seat: int) -> Iterator[Action]:
    """One of each kind that says something new."""
    player = state.players[seat]
    book = player.book
    yield SetWaits(("agenda",) if Wait("all") in book.waits else ("all",))
    if not book.orders:
        yield VOTE
    yield from (DropOrder(each.when, each.do, each.only) for each in book.orders)
    yield from (DropQueue(), LoseQueue()) if book.queue else (PASS,)
    yield from () if player.ranking else (RANKING,)
    yield from () if player.wishes else (WISHES,)
    yield from () if player.plan else (PLAN,)
