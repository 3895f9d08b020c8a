"""Offers and gifts, at any time: goods always, Trade Cards in negotiations, cards and captives in the Status
Phase (TI-155, TI-451, TI-538, TI-568, TI-703)."""

from __future__ import annotations

from rules.core.contract import Arg, Event, IllegalMove, phrase
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.twilight_imperium.actions import Accept, Give, MakeOffer, Refuse, Rescind
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import captives
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Choosing, Discarding, Market, Negotiation
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.state import Bundle, Offer, State
from rules.twilight_imperium.strategic import agreements

MARKET = "hacan_card_market"
SWAPPED = "cards_swapped"
MOST = 12
"""Offers of one player that wait for an answer."""


def read(items: tuple[str, ...]) -> Bundle:
    found, held = dict[str, int](), list[str]()
    for item in items:
        name, _, rest = item.partition(":")
        if name == "captive" and rest not in ("", *held):
            held.append(rest)
        elif name in ("goods", "trade_card", "cards") and rest.isdecimal() and name not in found:
            found[name] = int(rest)
        else:
            raise IllegalMove("ti-illegal-bundle", rule="TI-703", item=item)
    return Bundle(found.get("goods", 0), found.get("trade_card"), found.get("cards", 0), tuple(held))


# Making them


def make(state: State, seat: int, action: MakeOffer, _: Dice) -> list[Event]:
    offer = judge(state, seat, action)
    state.numbers += 1
    state.offers.append(offer)
    return [_told("ti-offer", offer, seat)]


def _told(key: str, offer: Offer, by: int) -> Event:
    """To the two of them: who did what, and the terms."""
    other = offer.to if by == offer.by else offer.by
    terms = {"give": worded(offer.give), "want": worded(offer.want)}
    return Event(key, {"player": f"#{by}", "other": f"#{other}", **terms}, to=(offer.by, offer.to))


def judge(state: State, seat: int, action: MakeOffer) -> Offer:
    """The offer as it would lie on the table; raise what is wrong with it."""
    give, want = read(action.give), read(action.want)
    offer = Offer(state.numbers + 1, seat, action.seat, give, want, kept=action.kept)
    _judge_parties(state, seat, action.seat)
    _judge(state, offer, now=not action.kept)
    if sum(each.by == seat for each in state.offers) >= MOST:
        raise IllegalMove("ti-illegal-offers", most=MOST)
    return offer


def _judge_parties(state: State, seat: int, other: int) -> None:
    if other == seat or other not in systems.playing(state) or seat not in systems.playing(state):
        raise IllegalMove("ti-illegal-partner", rule="TI-155", player=f"#{other}")


def _judge(state: State, offer: Offer, *, now: bool) -> None:
    """Whether it could be carried out; one that is kept only has to be of a kind that ever can."""
    give, want = offer.give, offer.want
    if give == want == Bundle() or (give.trade_card is None) != (want.trade_card is None):
        raise IllegalMove("ti-illegal-offer-empty", rule="TI-454")
    if (give.cards or want.cards) and not _merchants(state, offer.by, offer.to):
        raise IllegalMove("ti-illegal-card-market", rule="TI-538")
    if now:
        _judge_moment(state, offer)
        _judge_wealth(state, offer)


def _merchants(state: State, one: int, other: int) -> bool:
    """One of the two may swap cards (TI-538)."""
    return any(has(state, seat, MARKET) for seat in (one, other))


def trades_cards(state: State, one: int, other: int) -> bool:
    """In the market: both have some."""
    return _merchants(state, one, other) and all(state.players[seat].cards for seat in (one, other))


def _judge_moment(state: State, offer: Offer) -> None:
    top = state.stack[-1] if state.stack else None
    if offer.give.trade_card is not None and not isinstance(top, Negotiation):
        raise IllegalMove("ti-illegal-trade-now", rule="TI-451")
    if (offer.give.cards or offer.want.cards) and not isinstance(top, Market):
        raise IllegalMove("ti-illegal-market-now", rule="TI-538")
    if (offer.give.captives or offer.want.captives) and state.phase != "status":
        raise IllegalMove("ti-illegal-captives-now", rule="TI-568")


def _judge_wealth(state: State, offer: Offer) -> None:
    for seat, bundle in ((offer.by, offer.give), (offer.to, offer.want)):
        player = state.players[seat]
        if player.goods < bundle.goods:
            raise IllegalMove("ti-illegal-goods-of", rule="TI-153", player=f"#{seat}", count=bundle.goods)
        if len(player.cards) < bundle.cards or not set(bundle.captives) <= set(player.captives):
            raise IllegalMove("ti-illegal-bundle-of", rule="TI-703", player=f"#{seat}")
    if offer.give.trade_card is not None and offer.want.trade_card is not None:
        agreements.judge(state, offer.by, offer.to, offer.give.trade_card, offer.want.trade_card)


# Asking for an answer


def asked(state: State, seat: int) -> Question | None:
    """Nobody waits for it, yet whoever got an offer is called; the oldest first."""
    found = next((each for each in state.offers if open_to(state, each, seat)), None)
    if found is None:
        return None
    negotiating = bool(state.stack) and isinstance(state.stack[-1], Negotiation)
    return question(
        "ti-offer-open",
        choice("ti-offer-accept", Accept(found.number)),
        choice("ti-offer-refuse", Refuse(found.number)),
        private=True,
        pace="answer",
        soon=True,
        panel=None if negotiating else "trade",  # it stands there already
        matter=f"offer.{found.number}",
        player=f"#{found.by}",
        give=worded(found.give),
        want=worded(found.want),
    )


def open_to(state: State, offer: Offer, seat: int) -> bool:
    """Whether this seat could take it up now."""
    if offer.to != seat or offer.accepted:
        return False
    try:
        _judge(state, offer, now=True)
    except IllegalMove:
        return False
    return True


def worded(bundle: Bundle) -> Arg:
    parts = list[str]()
    if bundle.goods:
        parts.append(phrase("ti-bundle-goods", count=bundle.goods))
    if bundle.trade_card is not None:
        parts.append(phrase("ti-bundle-trade", value=bundle.trade_card))
    if bundle.cards:
        parts.append(phrase("ti-bundle-cards", count=bundle.cards))
    parts += [f"@{each}" for each in bundle.captives]
    return tuple(parts) or phrase("ti-bundle-nothing")


# Answering them


def find(state: State, number: int, seat: int, *, mine: bool) -> Offer:
    """Somebody else's offer, or one that is gone, is simply not there."""
    found = next((each for each in state.offers if each.number == number), None)
    if found is None or (found.by if mine else found.to) != seat:
        raise IllegalMove("ti-illegal-no-offer", number=number)
    return found


def accept(state: State, seat: int, action: Accept, dice: Dice) -> list[Event]:
    """Looked at again, and carried out whole or not at all; agreements may have to be approved first."""
    offer = find(state, action.number, seat, mine=False)
    _judge(state, offer, now=True)
    if _waits(state, offer):
        offer.accepted = True
        return [Event("ti-offer-waits", {"player": f"#{offer.by}", "other": f"#{offer.to}"})]
    return carry_out(state, offer, dice)


def _waits(state: State, offer: Offer) -> bool:
    """An agreement that the active player has to approve of."""
    top = state.stack[-1] if state.stack else None
    if offer.give.trade_card is None or not isinstance(top, Negotiation):
        return False
    return agreements.needs_approval(state, top.active, offer.by, offer.to)


def carry_out(state: State, offer: Offer, _: Dice) -> list[Event]:
    state.offers.remove(offer)
    happened = list[Event]()
    for seat, other, bundle in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.want)):
        if bundle.goods:
            happened += goods.give(state, seat, other, bundle.goods)
        for leader in bundle.captives:
            state.players[seat].captives.remove(leader)
            happened += captives.hand_to(state, leader, other)
    if offer.give.trade_card is not None and offer.want.trade_card is not None:
        happened += agreements.agree(state, offer.by, offer.to, offer.give.trade_card, offer.want.trade_card)
    if offer.give.cards or offer.want.cards:
        state.stack += [Discarding(seat, "action") for seat in (offer.to, offer.by)]
    for seat, other, count in (
        (offer.to, offer.by, offer.want.cards),
        (offer.by, offer.to, offer.give.cards),
    ):
        if count:
            hand = sorted(state.players[seat].cards)
            choose(
                state, seat, "ti-swap-which", hand, SWAPPED, least=count, most=count, memo=(str(other),),
                fallback=hand[-count:], private=True,
            )  # fmt: skip
    return happened


def swapped(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """Cards change hands unseen by the rest."""
    other = int(frame.memo[0])
    for card in ids:
        state.players[frame.seat].cards.remove(card)
        state.players[other].cards.append(card)
    public = Event("ti-cards-given", {"player": f"#{frame.seat}", "other": f"#{other}", "count": len(ids)})
    named = tuple(f"@{card}" for card in ids)
    return [public, Event("ti-cards-got", {"cards": named, "player": f"#{frame.seat}"}, to=(other,))]


def refuse(state: State, seat: int, action: Refuse, _: Dice) -> list[Event]:
    offer = find(state, action.number, seat, mine=False)
    state.offers.remove(offer)
    return [_told("ti-offer-refused", offer, seat)]


def rescind(state: State, seat: int, action: Rescind, _: Dice) -> list[Event]:
    offer = find(state, action.number, seat, mine=True)
    state.offers.remove(offer)
    return [_told("ti-offer-gone", offer, seat)]


def lapse(state: State) -> None:
    """The market closes: an offer of cards that nobody answered is refused (TI-718)."""
    state.offers = [each for each in state.offers if each.kept or not (each.give.cards or each.want.cards)]


def give(state: State, seat: int, action: Give, _: Dice) -> list[Event]:
    return goods.give(state, seat, action.seat, action.goods)
