"""How a move is paid for: the ways that lose least, or whatever else its owner likes to give."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.contract import Action, Arg, phrase
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import Pay
from rules.twilight_imperium.draft.look import Look, asks, done, pick
from rules.twilight_imperium.purse import paying, planets
from rules.twilight_imperium.purse.paying import GOODS, POLITICS, Money
from rules.twilight_imperium.view import Preview

OTHERWISE = "other"


def pays(
    look: Look, amount: int, kind: Money, make: Callable[[Pay], Action], preview: Preview | None = None
) -> Steps:
    """The last step of a move that costs something. The best way stands already."""
    ways = paying.payments(look.state, look.seat, amount, kind)
    if amount <= 0 or not ways:
        return done(make(()), preview)
    shown = [
        pick(str(number), "ti-draft-pay-way", hint=_hint(look, way, amount, kind), way=worded(way))
        for number, way in enumerate(ways)
    ]
    other = pick(OTHERWISE, "ti-draft-pay-other")
    best = make(ways[0])
    (code,) = yield asks(_DUE[kind], [*shown, other], action=best, preview=preview, count=amount)
    if code != OTHERWISE:
        return done(make(ways[int(code)]), preview)
    return (yield from otherwise(look, amount, kind, make, preview))


def otherwise(
    look: Look, amount: int, kind: Money, make: Callable[[Pay], Action], preview: Preview | None = None
) -> Steps:
    """Planets, Trade Goods and Political Cards, until it is enough and not too much."""
    notes = tuple[Note, ...]()
    purse = list(_purse(look, amount, kind))
    while True:
        picks = yield asks(
            _DUE[kind], purse, many=(1, len(purse)), preview=preview, notes=notes, count=amount
        )
        action = make(joined(picks))
        problem = look.trouble(action)
        if problem is None:
            return done(action, preview)
        notes = (problem,)


def joined(picks: tuple[str, ...]) -> Pay:
    """Several sums of goods as one."""
    goods = sum(paying.read((each,)).goods for each in picks)
    rest = tuple(each for each in picks if not each.startswith(f"{GOODS}:"))
    return (*rest, *([f"{GOODS}:{goods}"] if goods else []))


def _purse(look: Look, amount: int, kind: Money) -> Iterator[Option]:
    player = look.state.players[look.seat]
    for planet in planets.ready(look.state, look.seat):
        worth = 0 if kind == "goods" else planets.value(look.state, planet.id, kind)
        if worth:
            yield pick(planet.id, "ti-draft-pay-planet", planet=f"@{planet.id}", count=worth)
    for count in range(1, min(player.goods, amount) + 1):
        yield pick(f"{GOODS}:{count}", "ti-draft-pay-goods", count=count)
    for card in dict.fromkeys(player.politics):
        yield pick(f"{POLITICS}:{card}", "ti-draft-pay-politics", card=f"@{card}")


def _hint(look: Look, way: Pay, amount: int, kind: Money) -> str | None:
    """Only where something is wasted."""
    return "ti-draft-pay-waste" if paying.worth(look.state, paying.read(way), kind) > amount else None


def worded(way: Pay) -> Arg:
    purse = paying.read(way)
    parts = [f"@{planet}" for planet in purse.planets]
    parts += [phrase("ti-draft-pay-goods", count=purse.goods)] if purse.goods else []
    parts += [f"@{card}" for card in purse.politics]
    return tuple(parts)


_DUE = {
    "resources": "ti-draft-due-resources",
    "influence": "ti-draft-due-influence",
    "goods": "ti-draft-due-goods",
}
