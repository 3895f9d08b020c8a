"""Standing orders: cards that play themselves, what the game waits for, picks and battles decided ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from cogs.components import GOOD, bar, button, option, select, text
from cogs.faces import Panel
from cogs.twilight_imperium.game import Game
from rules.core import Action
from rules.core.orders import DropOrder, DropQueue, GiveOrder, Order, SetWaits, Wait
from rules.twilight_imperium.actions import Rank, UsualPlan
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.view import OwnView, View
from words import Words

VERB = "ti_orders"
REACTION, SABOTAGE = "after_action_card", "sabotage"
MINE, AT_ME = "mine", "at:me"
ASKED = ("as_action", "any_time", "copies_card")
"""Moments in which nobody is waited for: no order helps there."""
FIGHTS = (
    "before_space_battle",
    "before_combat_round",
    "after_combat_roll",
    "after_casualties",
    "before_invasion_combat",
    "before_bombardment",
)
WAITS = ("cards/at:me", "cards", "battle/mine", "battle", "agenda", "strategy")
PLANS = {"ask": "", "fight": "plan", "rounds": "plan stop=each_round"}
"""What is done when a battle begins: ask, fight it out, or stop after every round."""
FOLLOW = "secondary"
SECONDARIES = tuple(each for each in STRATEGY if each != "trade_2")
"""Strategy Cards that others can follow."""
Options = list[Any]


class Offer(Struct, frozen=True):
    """An order that a card in hand could be given."""

    card: str
    only: str = ""

    @property
    def code(self) -> str:
        return f"{self.card}-{self.only.partition(':')[0]}"

    def move(self) -> GiveOrder:
        only = (self.only,) if self.only else ()
        return GiveOrder(ACTION_CARDS[self.card].window, f"play {self.card}", only)

    def said(self, words: Words) -> str:
        name = words.name("twilight_imperium", self.card)
        if self.only:
            return words(f"ti-order-{self.only.partition(':')[0]}", card=name)
        when = words(f"ti-when-{ACTION_CARDS[self.card].window.replace('_', '-')}")
        return words("ti-order-when", card=name, when=when)


def offers(own: OwnView) -> list[Offer]:
    """For cards that need no target, and for Sabotage, which finds its own: what protects oneself first."""
    return sorted(_offers(own), key=lambda offer: offer.only != AT_ME)


def _offers(own: OwnView) -> Iterator[Offer]:
    ordered = {order.do for order in own.book.orders}
    for card in dict.fromkeys(own.cards):
        row = ACTION_CARDS[card]
        if row.window in ASKED or f"play {card}" in ordered or (row.targets and card != SABOTAGE):
            continue
        if row.window == REACTION:
            yield Offer(card, AT_ME)
        yield Offer(card, MINE if row.window in FIGHTS else "")


def move(view: View, word: str, values: list[str]) -> Action | None:
    """The order that a click gives. ValueError if there is no such thing; None: it only opens the panel."""
    own = view.own or OwnView()
    kind, _, rest = word.partition(".")
    match kind:
        case "waits":
            return SetWaits(tuple(values))
        case "card":
            code = rest or values[0]
            found = next((each for each in offers(own) if each.code == code), None)
            if found is None:
                raise ValueError(code)
            return found.move()
        case "drop":
            order = own.book.orders[int(values[0])]
            return DropOrder(order.when, order.do, order.only)
        case "rank":
            return Rank((*own.ranking, values[0]))
        case "unrank":
            return Rank(())
        case "follow":
            if values[0] not in SECONDARIES:
                raise ValueError(values[0])
            return unfollowed(values[0])
        case "plan":
            return UsualPlan(PLANS[values[0]])
        case "unqueue":
            return DropQueue()
    return None


def unfollowed(card: str) -> GiveOrder:
    """Its secondary is declined whenever somebody resolves it."""
    return GiveOrder(FOLLOW, f"decline {card}", (f"card:{card}",), keep=True)


# The panel.


def panel(loaded: Game, seat: int, words: Words) -> Panel:
    """What holds now, and a menu for each thing that can be ordered."""
    view, game = loaded.view(seat), loaded.row.id
    own = view.own or OwnView()
    items: list[Any] = [text("\n".join([f"### {words('ti-orders-head')}", *_holding(own, words)]))]
    for word, choices, many in (
        ("card", [option(each.said(words), each.code) for each in offers(own)], 1),
        ("waits", _waits(own.book.waits, words), len(WAITS)),
        ("follow", _unfollowed(own.book.orders, words), 1),
        ("plan", _plans(own.plan, words), 1),
        ("rank", _ranks(own.ranking, words), 1),
        ("drop", [_order(each, n, words) for n, each in enumerate(own.book.orders[:25])], 1),
    ):
        if choices:
            low = 0 if many > 1 else 1
            items.append(
                select(f"s:{VERB}:{game}:{word}", words(f"ti-orders-{word}"), choices[:25], low, many)
            )
    buttons = [button(words("button-my-seat"), f"w:seat:{game}:", GOOD)]
    if own.ranking:
        buttons.append(button(words("ti-orders-unrank"), f"w:{VERB}:{game}:unrank"))
    if own.book.queue:
        buttons.append(button(words("ti-orders-unqueue"), f"w:{VERB}:{game}:unqueue"))
    return Panel([*items, bar(*buttons)], {})


def _holding(own: OwnView, words: Words) -> Iterator[str]:
    yield words("ti-orders-about")
    for order in own.book.orders:
        yield f"- {_said(order, words)}"
    if own.ranking:
        named = [words.name("twilight_imperium", card) for card in own.ranking]
        yield words("ti-orders-ranking", cards=" → ".join(named))
    if own.book.queue:
        yield words("ti-orders-queue", line="; ".join(each.do for each in own.book.queue))


def _said(order: Order, words: Words) -> str:
    verb, _, card = order.do.partition(" ")
    if verb == "decline" and card in STRATEGY:
        return words("ti-orders-unfollowed", card=words.name("twilight_imperium", card))
    when = words(f"ti-when-{order.when.replace('_', '-')}")
    only = [words(f"ti-only-{each.partition(':')[0]}") for each in order.only if each in (AT_ME, MINE)]
    only += [f"`{each}`" for each in order.only if each not in (AT_ME, MINE)]
    said = words("ti-orders-order", do=_named(order.do, words), when=when)
    return said + (f" ({', '.join(only)})" if only else "")


def _named(do: str, words: Words) -> str:
    """A card by its name; any other move as it is typed."""
    verb, _, card = do.partition(" ")
    return words.name("twilight_imperium", card) if verb == "play" and card in ACTION_CARDS else f"`{do}`"


def _order(order: Order, number: int, words: Words) -> Any:
    return option(_said(order, words).replace("`", "")[:100], str(number))


def _waits(waits: list[Wait], words: Words) -> Options:
    held = {"/".join((each.when, *each.only)) for each in waits}
    every = "all" in held
    return [
        option(
            words(f"ti-wait-{code.replace('/', '-').replace(':', '-')}"), code, default=every or code in held
        )
        for code in WAITS
    ]


def _unfollowed(orders: list[Order], words: Words) -> Options:
    ordered = {each.do for each in orders}
    left = [card for card in SECONDARIES if unfollowed(card).do not in ordered]
    return [option(words.name("twilight_imperium", card), card) for card in left]


def _plans(now: str, words: Words) -> Options:
    return [option(words(f"ti-plan-{name}"), name, default=plan == now) for name, plan in PLANS.items()]


def _ranks(ranking: tuple[str, ...], words: Words) -> Options:
    left = [card for card in STRATEGY if card not in ranking]
    return [
        option(words("ti-orders-next", card=words.name("twilight_imperium", card)), card) for card in left
    ]


def suggestion(view: View, game: int, words: Words) -> Any:
    """The order that a card in hand could have for its owner's good, in one tap; None if there is none."""
    good = (each for each in offers(view.own or OwnView()) if each.only)
    found = next(good, None)
    if found is None:
        return None
    return button(words("ti-orders-suggest", order=found.said(words)), f"w:{VERB}:{game}:card.{found.code}")
