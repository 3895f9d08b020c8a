"""Trade, at any time: gifts and offers of goods, agreements while they are negotiated, answers to offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from cogs.components import DANGER, GOOD, PRIMARY, bar, button, option, select, text
from cogs.faces import Panel
from cogs.twilight_imperium.game import Game
from cogs.twilight_imperium.story import ROUND
from rules.core import Action, IllegalMove, told
from rules.twilight_imperium.actions import Accept, Approve, Give, MakeOffer, Refuse, Rescind
from rules.twilight_imperium.view import OfferView, View
from words import Words

VERB = "ti_trade"
MOST = 25
SHOWN = 4
"""Offers that are shown with their buttons; older ones first."""
ANSWERS = ("ti-offer-refused", "ti-offer-gone")
"""What becomes of an offer that nobody else is told of."""
NEGOTIATION = ("ti-negotiation", "ti-negotiation-active")


class Deal(Struct, frozen=True):
    """Goods for goods, as far as it has been put together."""

    partner: int
    give: int = 0
    want: int = 0

    def tail(self) -> str:
        return f"{self.partner}.{self.give}.{self.want}"


def read(rest: str) -> tuple[str, Deal | None]:
    """What a button says: a word, and the deal it is about."""
    word, _, tail = rest.partition(".")
    if not tail:
        return word, None
    numbers = [int(each) for each in tail.split(".")]
    return word, Deal(*numbers)


def action(word: str, deal: Deal | None, values: list[str]) -> Action | None:
    """The move that a click makes; None if it only changes the panel."""
    number = deal.partner if deal is not None else -1
    match word:
        case "accept":
            return Accept(number)
        case "refuse" | "counter":
            return Refuse(number)
        case "rescind":
            return Rescind(number)
        case "send" if deal is not None:
            return MakeOffer(deal.partner, _goods(deal.give), _goods(deal.want))
        case "gift" if deal is not None:
            return Give(deal.give, deal.partner)
        case "pair":
            partner, mine, theirs = values[0].split(".")
            return MakeOffer(int(partner), (f"trade_card:{mine}",), (f"trade_card:{theirs}",))
        case "approve":
            return Approve((number,))
    return None


def _goods(count: int) -> tuple[str, ...]:
    return (f"goods:{count}",) if count else ()


def changed(word: str, deal: Deal | None, values: list[str]) -> Deal | None:
    """The deal after a pick in one of its menus."""
    if word == "with" and values:
        return Deal(int(values[0]))
    if deal is None or not values:
        return deal if word == "deal" else None
    if word == "give":
        return Deal(deal.partner, int(values[0]), deal.want)
    return Deal(deal.partner, deal.give, int(values[0])) if word == "want" else deal


def counter(view: View, number: int, seat: int) -> Deal | None:
    """An own offer in place of the one that is refused: what was asked for is given, and the other way. For
    Trade Cards there is none to change: their pairs are a menu."""
    found = next((each for each in view.offers if each.number == number and each.to == seat), None)
    if found is None or not _sum(found.give) + _sum(found.want):
        return None
    return Deal(found.by, min(_sum(found.want), view.players[seat].goods), _sum(found.give))


def _sum(items: tuple[str, ...]) -> int:
    return sum(int(each.partition(":")[2]) for each in items if each.startswith("goods:"))


async def news(loaded: Game, seat: int, words: Words) -> list[str]:
    """Offers to and from this seat that others have ended since its own last move, or this round."""
    rows = await loaded.tail(lambda row: row.seat == seat or any(each.key == ROUND for each in row.events))
    found = [each for row in rows if row.seat != seat for each in told(row.events, seat)]
    return [words(each.key, seats=loaded.names, **each.args) for each in found if each.key in ANSWERS]


# The panel.


def panel(loaded: Game, seat: int, words: Words, deal: Deal | None = None) -> Panel:
    view = loaded.view(seat)
    goods = view.players[seat].goods
    items: list[Any] = [text(f"### {words('ti-trade-head')}\n{words('ti-trade-about', goods=goods)}")]
    for offer in view.offers[:SHOWN]:
        items += _offer(loaded, offer, seat, words)
    items += _deal(loaded, view, seat, deal, words) if deal is not None else _partners(loaded, seat, words)
    if deal is None and any(prompt.key in NEGOTIATION for prompt in loaded.prompts(seat)):
        items += _pairs(loaded, view, seat, words)
    return Panel([*items, bar(button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD))], {})


def _id(loaded: Game, word: str, tail: str = "", menu: bool = False) -> str:
    return f"{'s' if menu else 'w'}:{VERB}:{loaded.row.id}:{word}{'.' + tail if tail else ''}"


def _offer(loaded: Game, offer: OfferView, seat: int, words: Words) -> Iterator[Any]:
    facts = {"player": f"#{offer.by}", "other": f"#{offer.to}"}
    facts |= {"give": _said(offer.give, words), "want": _said(offer.want, words)}
    yield text(words("ti-trade-offer", seats=loaded.names, **facts))
    number = str(offer.number)
    if offer.accepted:
        if any(prompt.key == NEGOTIATION[1] for prompt in loaded.prompts(seat)):
            yield bar(button(words("ti-trade-approve"), _id(loaded, "approve", number), PRIMARY))
    elif offer.to == seat:
        yield bar(
            button(words("ti-offer-accept"), _id(loaded, "accept", number), PRIMARY),
            button(words("ti-offer-refuse"), _id(loaded, "refuse", number)),
            button(words("ti-trade-counter"), _id(loaded, "counter", number)),
        )
    elif offer.by == seat:
        yield bar(button(words("ti-trade-rescind"), _id(loaded, "rescind", number), DANGER))


def _said(items: tuple[str, ...], words: Words) -> str:
    return words.list([_item(each, words) for each in items]) or words("ti-bundle-nothing")


def _item(item: str, words: Words) -> str:
    kind, _, value = item.partition(":")
    match kind:
        case "goods":
            return words("ti-bundle-goods", count=int(value))
        case "trade_card":
            return words("ti-bundle-trade", value=int(value))
        case "cards":
            return words("ti-bundle-cards", count=int(value))
    return words.name("twilight_imperium", value)


def _partners(loaded: Game, seat: int, words: Words) -> Iterator[Any]:
    view, names = loaded.view(seat), loaded.row.names()
    others = [one for one in view.players if one.seat != seat and not one.out]
    options = [
        option(names[one.seat], str(one.seat), description=words("ti-trade-has", goods=one.goods))
        for one in others
    ]
    if options:
        yield select(_id(loaded, "with", menu=True), words("ti-trade-with"), options)


def _deal(loaded: Game, view: View, seat: int, deal: Deal, words: Words) -> Iterator[Any]:
    if not 0 <= deal.partner < view.seats or deal.partner == seat:
        raise IllegalMove("ti-illegal-partner", rule="TI-155", player=f"#{deal.partner}")
    facts: dict[str, Any] = {"other": f"#{deal.partner}", "give": deal.give, "want": deal.want}
    yield text(words("ti-trade-deal", seats=loaded.names, **facts))
    for word, owner, chosen in (("give", seat, deal.give), ("want", deal.partner, deal.want)):
        most = min(view.players[owner].goods, MOST - 1)
        options = [
            option(words(f"ti-trade-{word}", count=n), str(n), default=n == chosen) for n in range(most + 1)
        ]
        yield select(_id(loaded, word, deal.tail(), menu=True), words(f"ti-trade-menu-{word}"), options)
    yield bar(
        button(
            words("ti-trade-send"),
            _id(loaded, "send", deal.tail()),
            PRIMARY,
            disabled=not (deal.give or deal.want),
        ),
        button(
            words("ti-trade-gift", count=deal.give), _id(loaded, "gift", deal.tail()), disabled=not deal.give
        ),
        button(words("ti-trade-back"), _id(loaded, "open")),
    )


def _pairs(loaded: Game, view: View, seat: int, words: Words) -> Iterator[Any]:
    """Every agreement that could be offered: a card of one's own for one of theirs."""
    me, names = view.players[seat], loaded.row.names()
    partners = {each.partner for each in me.agreements}
    found = [
        option(
            words("ti-trade-pair", name=names[one.seat], mine=mine, theirs=theirs),
            f"{one.seat}.{mine}.{theirs}",
        )
        for one in view.players
        if one.seat != seat and one.seat not in partners
        for mine in sorted(set(me.free_trade), reverse=True)
        for theirs in sorted(set(one.free_trade), reverse=True)
    ]
    if found:
        yield text("-# " + words("ti-trade-agreements"))
        yield select(_id(loaded, "pair", menu=True), words("ti-trade-pairs"), found[:MOST])
