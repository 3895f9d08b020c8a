"""Why business is refused, and what does not go into the hold (sections 4, 5, 6 and 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Action, IllegalMove
from rules.xia import business, hold, packing, power, query
from rules.xia.actions import (
    Arm,
    BuyFame,
    BuyOutfit,
    ChooseShip,
    Claim,
    Mend,
    PlaceDamage,
    Put,
    Rearrange,
    Recharge,
    SellOutfit,
)
from rules.xia.components import OUTFITS, SHIPS, TITLES
from rules.xia.frames import Rearm
from rules.xia.state import State

Refused = IllegalMove | None


# Business


def _price(state: State, seat: int, cost: int, rule: str) -> Refused:
    credits = state.players[seat].credits
    short = credits < cost
    return IllegalMove("xia-illegal-no-credits", rule=rule, credits=credits, cost=cost) if short else None


def buy(state: State, seat: int, action: BuyOutfit) -> Refused:
    if action.outfit not in OUTFITS:
        return None
    if not query.outfits_left(state, action.outfit):
        return IllegalMove("xia-illegal-sold-out", rule="XIA-008", outfit=f"@{action.outfit}")
    short = _price(state, seat, OUTFITS[action.outfit].price, "XIA-131")
    return short or IllegalMove("xia-illegal-no-fit", rule="XIA-070", outfit=f"@{action.outfit}")


def _sell(state: State, seat: int, action: SellOutfit) -> Refused:
    found = query.outfit_at(state.players[seat], action.cell)
    if found is None:
        return IllegalMove("xia-illegal-no-outfit", rule="XIA-134")
    return IllegalMove("xia-illegal-damaged", rule="XIA-134", outfit=f"@{found.outfit}")


def _mend(state: State, seat: int, action: Mend) -> Refused:
    player = state.players[seat]
    if not player.damage:
        return IllegalMove("xia-illegal-undamaged", rule="XIA-090")
    return _price(state, seat, business.repair_price(player), "XIA-090")


def _recharge(state: State, seat: int, action: Recharge) -> Refused:
    return IllegalMove("xia-illegal-full", rule="XIA-094")


def _rearrange(state: State, seat: int, action: Rearrange) -> Refused:
    return IllegalMove("xia-illegal-nothing-to-move", rule="XIA-279")


def _fame(state: State, seat: int, action: BuyFame) -> Refused:
    if state.players[seat].fame + 1 >= state.needed:
        return IllegalMove("xia-illegal-last-fame", rule="XIA-050")
    return _price(state, seat, business.FAME_PRICE, "XIA-049")


def _ship(state: State, seat: int, action: ChooseShip) -> Refused:
    level = query.mat(state.players[seat]).level + 1
    if level > business.TOP:
        return IllegalMove("xia-illegal-top-ship", rule="XIA-287")
    if action.ship not in SHIPS or SHIPS[action.ship].level != level:
        return IllegalMove("xia-illegal-ship-level", rule="XIA-280", level=level)
    if action.ship not in query.ships_left(state, level):
        return IllegalMove("xia-illegal-ship-taken", rule="XIA-533", ship=f"@{action.ship}")
    return _price(state, seat, SHIPS[action.ship].price, "XIA-280")


BUSINESS: dict[type[Action], Callable[[State, int, Any], Refused]] = {
    BuyOutfit: buy,
    SellOutfit: _sell,
    Mend: _mend,
    Recharge: _recharge,
    Rearrange: _rearrange,
    BuyFame: _fame,
    ChooseShip: _ship,
}


# Titles and markers


def claim(state: State, seat: int, action: Claim) -> Refused:
    if all(up.title != action.title for up in state.open_titles):
        return IllegalMove("xia-illegal-no-title", rule="XIA-373")
    up = next(up for up in state.open_titles if up.title == action.title)
    if up.earned and up.earned[0] != seat:
        return IllegalMove("xia-illegal-title-of-another", rule="XIA-375", player=f"#{up.earned[0]}")
    return IllegalMove("xia-illegal-title-unmet", rule="XIA-373", title=f"@{TITLES[action.title].id}")


def arm(state: State, seat: int, action: Arm) -> Refused:
    frame = state.stack[-1]
    player = state.players[seat]
    most = power.most(state, frame) if isinstance(frame, Rearm) else min(power.spent(player), player.energy)
    return IllegalMove("xia-illegal-arm", rule="XIA-100", most=most)


# The hold


def damage(state: State, seat: int, action: PlaceDamage) -> Refused:
    free = tuple(hold.sound(state.players[seat]))
    return IllegalMove("xia-illegal-damage", rule="XIA-076", cells=free)


def put(state: State, seat: int, action: Put) -> Refused:
    frame = state.stack[-1]
    thing = packing.in_hand(frame)  # type: ignore[arg-type]
    if thing is None:
        return stow(state, seat, action)
    return IllegalMove("xia-illegal-put", rule="XIA-066", outfit=f"@{thing}")


def stow(state: State, seat: int, action: Put) -> Refused:
    free = tuple(query.free_cells(state.players[seat]))
    return IllegalMove("xia-illegal-stow", rule="XIA-069", cells=free)
