"""Standing orders and gifts: what a player may do at any time, as small private panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

from msgspec.structs import asdict

from cogs.components import GOOD, bar, button, option, select, text
from cogs.faces import Panel
from cogs.xia.game import Game
from rules.xia.actions import Orders, SetOrders
from rules.xia.orders import UNIT
from words import Words

KINDS = ("shields", "abilities", "rearm", "damage", "stow")
USUAL = {
    "usual": SetOrders("all_but_one", "always", "always", "auto"),
    "ask": SetOrders("ask", "ask", "ask", "ask", "ask"),
}
"""Whole sets in one tap: decide for me as most would, and ask me everything."""
AMOUNTS = (1, 2, 3, 5, 10, 20)
"""Thousands that are offered; any other sum goes by command."""


def values_of(kind: str) -> tuple[str, ...]:
    """What an order may say."""
    found: tuple[str, ...] = get_args(get_type_hints(Orders)[kind])
    return found


def changed(orders: Orders, kind: str, value: str) -> SetOrders:
    """The orders with one of them set; ValueError if there is no such order."""
    if kind not in KINDS or value not in values_of(kind):
        raise ValueError(f"{kind} {value}")
    return SetOrders(**{**asdict(orders), kind: value})


def wanted(now: Orders, rest: str, values: Sequence[str]) -> SetOrders:
    """What a click stands for: one order from its menu, or a whole set. ValueError if it is neither."""
    if values:
        return changed(now, rest, values[0])
    if rest not in USUAL:
        raise ValueError(rest)
    return USUAL[rest]


def now(loaded: Game, seat: int) -> Orders:
    """What holds for this seat."""
    orders = loaded.view(seat).ships[seat].orders
    assert orders is not None, "one's own orders are in one's view"
    return orders


def orders(loaded: Game, seat: int, words: Words) -> Panel:
    """One menu for each, with what holds now."""
    game = loaded.row.id
    holding = asdict(now(loaded, seat))
    items: list[Any] = [text(f"### {words('xia-button-orders')}\n{words('xia-orders-about')}")]
    for kind in KINDS:
        options = [
            option(
                words(f"xia-order-{kind}-{value.replace('_', '-')}"), value, default=value == holding[kind]
            )
            for value in values_of(kind)
        ]
        items.append(select(f"s:xia_orders:{game}:{kind}", words(f"xia-order-{kind}"), options))
    sets = [button(words(f"xia-orders-{name}"), f"w:xia_orders:{game}:{name}") for name in USUAL]
    return Panel([*items, bar(*sets, button(words("button-my-seat"), f"w:seat:{game}:", GOOD))], {})


def gifts(loaded: Game, seat: int, words: Words) -> Panel:
    """Sums that one has, for each of the others."""
    game, view = loaded.row.id, loaded.view(seat)
    credits = view.ships[seat].credits
    items: list[Any] = [text(f"### {words('xia-button-give')}\n{words('xia-give-about', credits=credits)}")]
    options = [
        option(
            words("xia-give-option", seats=loaded.names, to=f"#{other}", credits=n * UNIT),
            f"{other}.{n * UNIT}",
        )
        for other in range(view.seats)
        if other != seat
        for n in AMOUNTS
        if n * UNIT <= credits
    ]
    if options:
        items.append(select(f"s:xia_give:{game}:", words("xia-button-give"), options))
    return Panel([*items, bar(button(words("button-my-seat"), f"w:seat:{game}:", GOOD))], {})
