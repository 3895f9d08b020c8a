"""Trade Goods: fifty-two in the game (TI-152 to TI-158)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Arg, Event, IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import GOODS
from rules.twilight_imperium.effects.trade import goods_limit
from rules.twilight_imperium.state import State


def supply(state: State) -> int:
    return GOODS - sum(player.goods for player in state.players)


def gain_goods(state: State, seat: int, count: int) -> list[Event]:
    """As far as the supply goes (TI-152), and no more than the player may own."""
    return _add(state, seat, min(count, supply(state)))


def _add(state: State, seat: int, count: int) -> list[Event]:
    player = state.players[seat]
    count = min(count, max(0, goods_limit(state, seat).value - player.goods))
    if count <= 0:
        return []
    player.goods += count
    systems.happens(state, "goods_gained", seat=seat, count=count)
    return [Event("ti-goods-gained", {"player": f"#{seat}", "count": count})]


def lose_goods(state: State, seat: int, count: int) -> list[Event]:
    """As far as he has any; they go back to the supply."""
    player = state.players[seat]
    count = min(count, player.goods)
    if count <= 0:
        return []
    player.goods -= count
    return [Event("ti-goods-lost", {"player": f"#{seat}", "count": count})]


def take_goods(state: State, seat: int, other: int, count: int) -> list[Event]:
    """From another player, as far as he has any."""
    count = min(count, state.players[other].goods)
    if count <= 0:
        return []
    state.players[other].goods -= count
    lost = Event("ti-goods-lost", {"player": f"#{other}", "count": count})
    return [lost, *_add(state, seat, count)]


def hand_on(state: State, seat: int, other: int, count: int) -> list[Event]:
    """What was gained just now goes to another, who keeps it: nothing answers to that again."""
    one, two = state.players[seat], state.players[other]
    count = min(count, one.goods)
    room = max(0, goods_limit(state, other).value - two.goods)
    one.goods, two.goods = one.goods - count, two.goods + min(count, room)
    args: dict[str, Arg] = {"player": f"#{seat}", "other": f"#{other}", "count": count}
    return [Event("ti-goods-given", args)] if count else []


def give(state: State, seat: int, other: int, count: int) -> list[Event]:
    """Freely, at any time (TI-155)."""
    if count < 1 or other == seat or not 0 <= other < state.seats or state.players[other].out:
        raise IllegalMove("ti-illegal-gift", rule="TI-155")
    if state.players[seat].goods < count:
        raise IllegalMove("ti-illegal-goods", rule="TI-153", count=count, left=state.players[seat].goods)
    state.players[seat].goods -= count
    _add(state, other, count)
    return [Event("ti-goods-given", {"player": f"#{seat}", "other": f"#{other}", "count": count})]


def collect(state: State, due: Mapping[int, int], active: int) -> list[Event]:
    """Several at once: clockwise from the active player while the supply lasts (TI-158)."""
    order = [seat for seat in systems.clockwise(state, active) if due.get(seat)]
    return [event for seat in order for event in gain_goods(state, seat, due[seat])]
