"""Why trade is refused: what is bought and sold where, what fits, what there is (section 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rules.core.contract import Action, IllegalMove
from rules.xia import abilities, cargo, extraction, market, query, trading
from rules.xia.actions import BuyCargo, Collect, Extract, Jettison, SellCargo
from rules.xia.components import Cargo
from rules.xia.state import State

Refused = IllegalMove | None


def _names(kinds: Sequence[Cargo]) -> tuple[str, ...]:
    return tuple(f"@{kind}" for kind in kinds)


def _buy(state: State, seat: int, action: BuyCargo) -> Refused:
    if market.may_buy(state, seat, action):
        return None
    sold = market.supply(state, seat)
    if not sold:
        return IllegalMove("xia-illegal-no-shop", rule="XIA-443")
    wanted = Counter(action.kinds)
    if not {*wanted} <= {*sold}:
        return IllegalMove("xia-illegal-not-sold", rule="XIA-443", cubes=_names(sold))
    pairs, over = divmod(len(action.kinds), market.PAIR)
    if not pairs or (over and not market.bulk(state, seat)):
        return IllegalMove("xia-illegal-pairs", rule="XIA-444")
    credits, cost = state.players[seat].credits, market.PRICE * pairs
    if credits < cost:
        return IllegalMove("xia-illegal-no-credits", rule="XIA-443", credits=credits, cost=cost)
    for kind, count in wanted.items():
        if count > (left := query.cubes_left(state, kind)):
            return IllegalMove("xia-illegal-no-cubes", rule="XIA-012", cube=f"@{kind}", left=left)
    return _no_room(state, seat, len(action.kinds))


def _no_room(state: State, seat: int, cubes: int) -> IllegalMove:
    room = len(query.free_cells(state.players[seat]))
    return IllegalMove("xia-illegal-no-room", rule="XIA-070", room=room, cubes=cubes)


def _sell(state: State, seat: int, action: SellCargo) -> Refused:
    if market.may_sell(state, seat, action):
        return None
    wanted = market.demand(state, seat)
    if not wanted:
        return IllegalMove("xia-illegal-no-buyer", rule="XIA-446")
    if action.ability is not None and action.ability not in abilities.with_sale(state, seat):
        return IllegalMove("xia-illegal-sale-ability", rule="XIA-542", ability=f"@{abilities.BROKER}")
    if (missing := _no_cubes(state, seat, action.cells)) is not None:
        return missing
    return IllegalMove("xia-illegal-not-wanted", rule="XIA-446", cubes=_names(wanted))


def _no_cubes(state: State, seat: int, cells: Sequence[int]) -> Refused:
    """Cells that hold no cube, or one named twice."""
    aboard = {cube.cell for cube in state.players[seat].cargo}
    named = 0 < len(cells) == len({*cells}) and {*cells} <= aboard
    if named:
        return None
    return IllegalMove("xia-illegal-cubes", rule="XIA-069", cells=tuple(sorted(aboard)), aboard=len(aboard))


def _extract(state: State, seat: int, action: Extract) -> Refused:
    kind = extraction.resource(query.where(state, seat))
    if kind is None:
        return IllegalMove("xia-illegal-no-resource", rule="XIA-450")
    if not query.free_cells(state.players[seat]):
        return IllegalMove("xia-illegal-no-room", rule="XIA-454", room=0, cubes=1)
    left = query.cubes_left(state, kind)
    return None if left else IllegalMove("xia-illegal-no-cubes", rule="XIA-012", cube=f"@{kind}", left=0)


def _collect(state: State, seat: int, action: Collect) -> Refused:
    if trading.accepts(state, seat, action):
        return None
    here = query.where(state, seat).id
    lying = trading.within_reach(state, seat)
    if any(cube.space == here for cube in state.loose) and not lying:
        return IllegalMove("xia-illegal-own-cubes", rule="XIA-457")
    if not action.kinds or Counter(action.kinds) - Counter(lying):
        return IllegalMove(
            "xia-illegal-no-loose", rule="XIA-456", cubes=cargo.listed(lying), lying=len(lying)
        )
    return _no_room(state, seat, len(action.kinds))


def _jettison(state: State, seat: int, action: Jettison) -> Refused:
    return _no_cubes(state, seat, action.cells)


REASONS: dict[type[Action], Callable[[State, int, Any], Refused]] = {
    BuyCargo: _buy,
    SellCargo: _sell,
    Extract: _extract,
    Collect: _collect,
    Jettison: _jettison,
}
