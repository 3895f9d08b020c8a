"""Objectives that lie open, and how far everybody is with each; the own secret with its owner alone."""

from __future__ import annotations

from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.effects.senate import points_of
from rules.twilight_imperium.phases import objectives, prices, scoring
from rules.twilight_imperium.purse import counters, paying
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import ObjectiveView


def shown(state: State) -> tuple[ObjectiveView, ...]:
    return tuple(_public(state, each) for each in state.shown)


def _public(state: State, id: str) -> ObjectiveView:
    seats = range(state.seats)
    scored = tuple(seat for seat in seats if id in state.players[seat].scored)
    open_ = [seat for seat in seats if seat not in scored and not state.players[seat].out]
    return ObjectiveView(
        id,
        PUBLIC[id].stage,
        points_of(state, id).value,
        scored,
        tuple(progress(state, seat, id) for seat in seats),
        tuple(seat for seat in open_ if scoring.refusal_of(state, seat, id) is None),
    )


def secret(state: State, seat: int) -> ObjectiveView | None:
    id = state.players[seat].secret
    if id is None:
        return None
    scored = id in state.players[seat].scored
    now = not scored and scoring.refusal_of(state, seat, id) is None
    own, whose = (progress(state, seat, id),), (seat,)
    return ObjectiveView(
        id, 0, points_of(state, id).value, whose if scored else (), own, whose if now else ()
    )


def progress(state: State, seat: int, id: str) -> tuple[int, int]:
    """So far, and needed: of the part that is furthest off."""
    if state.players[seat].out or (PUBLIC.get(id) is not None and PUBLIC[id].rex):
        return 0, 1
    assert id in PUBLIC or id in SECRET
    test = objectives.test(id)
    bills = prices.prices(test)
    if bills:
        return min((_purse(state, seat, each) for each in bills), key=_wanting)
    return max((_clause(state, seat, each) for each in objectives.clauses(test)), key=_wanting)


def _wanting(part: tuple[int, int]) -> int:
    return part[1] - part[0]


def _purse(state: State, seat: int, price: prices.Price) -> tuple[int, int]:
    """What could be paid now, one kind after the other."""
    player = state.players[seat]
    parts = (
        (player.goods, price.goods),
        (paying.most(state, seat, "resources"), price.resources),
        (paying.most(state, seat, "influence"), price.influence),
        (sum(counters.in_area(player, area) for area in prices.COUNTERS), price.counters),
    )
    return max(((min(have, need), need) for have, need in parts if need), key=_wanting)


def _clause(state: State, seat: int, clause: objectives.Clause) -> tuple[int, int]:
    have = objectives.FACTS[clause.fact](state, seat, clause.arg)
    known = objectives.FACTS.get(clause.other)
    need = (known(state, seat, "") if known is not None else int(clause.other)) + clause.above
    return min(have, need), need
