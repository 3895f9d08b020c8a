"""Trade: income, what agreements forbid and survive, how much one may own (TI-450 to TI-462).

Facts: `seat`, `other`, `agreements`, `how` (status, trade)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import GOODS
from rules.twilight_imperium.effects import bans, tokens
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Becomes, Part, Sum, Table, total
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

CARD = "trade_2"


def income(state: State, seat: int, cards: Sequence[int], *, active: bool) -> Sum:
    """From active agreements; who is not the active player gets 1 less in all, never below 0 (TI-450)."""
    base = sum(card_worth(state, each).value for each in cards)
    found = total(state, base, INCOME, told.facts(seat=seat, agreements=len(cards)))
    if active or not found.value:
        return found
    return Sum(found.value - 1, (*found.parts, Part(CARD, -1)))


def _micro(_: State, source: Source, facts: Facts) -> int:
    each = tokens.change(source.id, "trade_income_per_agreement") if told.mine(source, facts) else 0
    assert isinstance(each, int)
    return each * int(facts["agreements"])


def _hacan(_: State, source: Source, facts: Facts) -> int:
    return int(facts["agreements"]) if told.mine(source, facts) else 0


def _free_trade(_: State, source: Source, facts: Facts) -> int:
    return int(source.law is not None and facts["agreements"] != "0")


INCOME: Table = {"free_trade": _free_trade, "micro_technology": _micro, "hacan_income": _hacan}


def card_worth(state: State, value: int) -> Sum:
    return total(state, value, WORTH, {})


def _worth_one(_: State, source: Source, __: Facts) -> int | Becomes:
    return Becomes(1) if told.lasts(source) else 0


WORTH: Table = {"intergalactic_commerce": _worth_one}


def goods_limit(state: State, seat: int) -> Sum:
    """Trade Goods that the player may own."""
    return total(state, GOODS, LIMIT, told.facts(seat=seat))


def _per_planet(state: State, source: Source, facts: Facts) -> int | Becomes:
    owned = len(systems.planets_of(state, told.seat(facts)))
    return Becomes(owned) if source.law is not None else 0


LIMIT: Table = {"diversified_income": _per_planet}


def cannot_trade(state: State, facts: Facts) -> Source | None:
    """An agreement of `seat` with `other`."""
    return forbidden(state, TRADE, facts)


def _independence(_: State, source: Source, facts: Facts) -> bool:
    return {facts["seat"], facts["other"]} <= set(source.on)


def _embargo(_: State, source: Source, facts: Facts) -> bool:
    return bool({facts["seat"], facts["other"]} & set(source.on))


TRADE: bans.Table = {"forced_economic_independence": _independence, "trade_embargo": _embargo}


def cannot_cancel(state: State, facts: Facts) -> Source | None:
    """The agreement of `seat` and `other`, by `seat` in the Status Phase or by Trade II."""
    return forbidden(state, CANCEL, facts)


def _guild(_: State, source: Source, facts: Facts) -> bool:
    """The partner cannot, and Trade II cannot; the Hacan themselves may (TI-551)."""
    bound = (facts["other"], facts["seat"]) if facts["how"] == "trade" else (facts["other"],)
    return str(source.owner) in bound


CANCEL: bans.Table = {"hacan_guild": _guild}
