"""The whole view of a seat, or of a spectator."""

from __future__ import annotations

from rules.core.stack import Gathering
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.frames import Negotiation
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.state import Bundle, Offer, State
from rules.twilight_imperium.view import (
    LastingView,
    LawView,
    OfferView,
    View,
)
from rules.twilight_imperium.visible import doings, scores
from rules.twilight_imperium.visible.board import board
from rules.twilight_imperium.visible.players import own_view, player_view


def view(state: State, seat: int | None) -> View:
    systems = board(state)
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        table=tuple(state.table),
        round=state.round,
        phase=state.phase,
        speaker=state.speaker,
        order=tuple(state.order),
        turn=doings.turn(state),
        asked=_asked(state),
        systems=systems,
        players=tuple(player_view(state, each, systems) for each in range(state.seats)),
        own=own_view(state, seat, doings.said(state, seat)) if seat is not None else None,
        laws=tuple(LawView(law.card, law.holder, law.on, law.since) for law in state.laws),
        lasting=tuple(LastingView(each.source, each.owner, each.until, each.on) for each in state.lasting),
        objectives=scores.shown(state),
        secret=scores.secret(state, seat) if seat is not None else None,
        objectives_left=len(state.objectives),
        cards_left=len(state.action.cards),
        politics_left=len(state.political.cards),
        discards=tuple(state.action.discards),
        politics_discards=tuple(state.political.discards),
        free=_free(state),
        high_alert=state.high_alert,
        voice=state.voice,
        custodians=(state.custodians[0], state.custodians[1]),
        colonies=state.colonies,
        refineries=state.refineries,
        shock_left=state.shock_left,
        mines_left=state.mines_left,
        goods_left=goods.supply(state),
        offers=tuple(_offer(each) for each in state.offers if _concerns(state, each, seat)),
        owed=tuple((each.seat, each.card) for each in state.owed),
        action=doings.action(state),
        battle=doings.battle(state, seat),
        invasion=doings.invasion(state),
        agenda=doings.agenda(state, seat),
        window=doings.window(state),
        strategic=doings.strategic(state),
        winner=state.winner,
        over=state.over,
        ended=state.ended,
    )


def _asked(state: State) -> tuple[int, ...]:
    """Whom everybody waits for; a seat that has spoken is waited for no longer."""
    if state.over or not state.stack:
        return ()
    top = state.stack[-1]
    if isinstance(top, Gathering):
        return tuple(seat for seat in top.asked if not top.spoke(seat))
    return (top.seat,)


def _free(state: State) -> tuple[tuple[str, int], ...]:
    taken = {each.card for player in state.players for each in player.picked}
    return tuple((card, state.bonus.get(card, 0)) for card in STRATEGY if card not in taken)


def _concerns(state: State, offer: Offer, seat: int | None) -> bool:
    """The two, and once they agree whoever has to approve (TI-451)."""
    top = state.stack[-1] if state.stack else None
    approves = isinstance(top, Negotiation) and top.active == seat
    return seat in (offer.by, offer.to) or (offer.accepted and approves)


def _offer(offer: Offer) -> OfferView:
    give, want = _bundle(offer.give), _bundle(offer.want)
    return OfferView(offer.number, offer.by, offer.to, give, want, offer.accepted, offer.kept)


def _bundle(bundle: Bundle) -> tuple[str, ...]:
    """As a move writes it."""
    parts = [f"goods:{bundle.goods}"] if bundle.goods else []
    parts += [f"trade_card:{bundle.trade_card}"] if bundle.trade_card is not None else []
    parts += [f"cards:{bundle.cards}"] if bundle.cards else []
    parts += [f"captive:{each}" for each in bundle.captives]
    parts += [f"passage:{bundle.passage}"] if bundle.passage is not None else []
    return tuple(parts)
