"""What an android spends its money on: the first outfits, engines, shields, guns, a new ship, fame."""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.xia import business, packing, query, shapes
from rules.xia.actions import (
    BuyFame,
    BuyOutfit,
    ChooseShip,
    Done,
    Mend,
    Pick,
    Rearrange,
    Recharge,
    SellOutfit,
)
from rules.xia.android import valuing
from rules.xia.android.valuing import Eyes
from rules.xia.components import OUTFITS, SHIPS, TITLES
from rules.xia.state import Player

KITS = (
    ("engine_2",),
    ("engine_2",),
    ("engine_1", "shield_1"),
    ("engine_1", "shield_1"),
    ("engine_1", "blaster_1"),
    ("engine_2", "shield_1"),
    ("engine_2", "shield_1"),
    ("engine_1", "blaster_2"),
)
"""First outfits; what is left pays for the first cargo."""
CAPITAL = 1000
"""Kept for cargo."""
HOLD = 4
"""Cells kept free for it."""
SAVINGS = 3000
"""Credits that are earned before they are missed."""
FAST = 15
"""Steps of the engines in a turn that are enough."""
ENGINES = ("engine_3", "engine_2", "engine_1")
WISHES = ("shield_1", "shield_2", "blaster_2", "blaster_3", "missile_2")


def first(eyes: Eyes, offered: list[Action], dice: Dice) -> Action:
    """A kit, bought piece by piece; or one of the loadouts of a first game."""
    loadouts = [action for action in offered if isinstance(action, Pick)]
    if loadouts:
        return dice.choice(loadouts)
    owned = Counter(each.outfit for each in eyes.player.outfits)
    fitting = [kit for kit in KITS if not owned - Counter(kit)]
    if not fitting:
        return Done()
    rest = Counter(dice.choice(fitting)) - owned
    wanted = [BuyOutfit(name) for name in sorted(rest) if BuyOutfit(name) in offered]
    if not wanted and not owned:
        wanted = [action for action in offered if isinstance(action, BuyOutfit)]
    return wanted[0] if wanted else Done()


# Business


def next_price(eyes: Eyes) -> int:
    """Of what the money is saved for: the next ship, or a point of fame."""
    ships = query.ships_left(eyes.state, query.mat(eyes.player).level + 1)
    price = SHIPS[ships[0]].price if ships else 0
    if price and (query.mat(eyes.player).level == 1 or eyes.last_point):
        return price
    return business.FAME_PRICE if not eyes.last_point else 10**6


def prospect(eyes: Eyes) -> float:
    """What business would bring beside energy and repair."""
    player = eyes.player
    worth = 0.0
    if player.credits >= next_price(eyes):
        worth += 1.4
    if eyes.last_point and _ships(eyes):
        worth += 3.0
    if _better_engine(eyes) is not None:
        worth += 0.25
    return worth


def _ships(eyes: Eyes) -> list[str]:
    """Ships that can be paid."""
    found = query.ships_left(eyes.state, query.mat(eyes.player).level + 1)
    return [name for name in found if SHIPS[name].price <= eyes.player.credits]


def spend(eyes: Eyes, offered: list[Action], dice: Dice) -> Action:
    """The next purchase, or the end of business. Everything costs money or makes room for something better,
    so there is an end."""
    player = eyes.player
    engine = _better_engine(eyes)
    if engine is not None and not query.of_type(player, "engine") and BuyOutfit(engine) in offered:
        return BuyOutfit(engine)
    sale = _for_an_engine(eyes, offered) if engine is None else None
    if sale is not None:
        return sale
    ships: list[Action] = [ChooseShip(name) for name in _ships(eyes) if ChooseShip(name) in offered]
    if _saves(eyes) and not (ships and eyes.last_point):
        return Recharge() if Recharge() in offered else Done()
    if ships and (eyes.last_point or query.mat(player).level == 1):
        return dice.choice(ships)
    if Recharge() in offered:
        return Recharge()
    hurt = len(player.damage)
    if Mend() in offered and (hurt * 4 >= valuing.size(player) or _lame(player)):
        return Mend()
    if ships and eyes.state.needed - player.fame > 5:
        return dice.choice(ships)
    if BuyFame() in offered:
        return BuyFame()
    return _outfit(eyes, offered) or (Mend() if Mend() in offered and hurt > 1 else Done())


def _for_an_engine(eyes: Eyes, offered: list[Action]) -> Action | None:
    """Without any, what somebody else left aboard is sold for one: a ship that only drifts wins nothing."""
    player = eyes.player
    prices = [OUTFITS[name].price for name in ENGINES if query.outfits_left(eyes.state, name)]
    goods = [each for each in player.outfits if SellOutfit(each.cells[0]) in offered]
    worth = player.credits + sum(query.outfit(each).resale for each in goods)
    if query.of_type(player, "engine") or not goods or not prices or worth < min(prices):
        return None
    return SellOutfit(min(goods, key=lambda each: query.outfit(each).resale).cells[0])


def _saves(eyes: Eyes) -> bool:
    """For the title of a Magnate, once it is near: what is not spent now buys as much later."""
    if not valuing.aims(eyes, "magnate") or not valuing.engines(eyes.player):
        return False
    return eyes.player.credits >= TITLES["magnate"].need - SAVINGS


def _lame(player: Player) -> bool:
    """Damage on an engine."""
    return any(query.hits(player, each) for each in query.of_type(player, "engine"))


def _outfit(eyes: Eyes, offered: list[Action]) -> Action | None:
    """Engines first; then shields and guns, while there is room for cargo."""
    player = eyes.player
    engine = _better_engine(eyes)
    if engine is not None:
        if BuyOutfit(engine) in offered and (not valuing.engines(player) or _room_for(player, engine)):
            return BuyOutfit(engine)
        if Rearrange() in offered and _room_for(player, engine) and _fits_anew(player, engine):
            return Rearrange()
        old = _old_engine(player)
        if old is not None and SellOutfit(old) in offered:
            return SellOutfit(old)
    owned = {query.outfit(each).type for each in player.outfits}
    for name in WISHES:
        spare = player.credits - OUTFITS[name].price >= CAPITAL
        if not spare or OUTFITS[name].type in owned or not _room_for(player, name):
            continue
        if BuyOutfit(name) in offered:
            return BuyOutfit(name)
        if Rearrange() in offered and query.outfits_left(eyes.state, name) and _fits_anew(player, name):
            return Rearrange()
    return None


def _fits_anew(player: Player, name: str) -> bool:
    """Not as the hold is, but once it is packed as suggested (XIA-073)."""
    assert player.ship is not None
    if packing.fits(player, name):
        return False
    movable = [each for each in player.outfits if not query.hits(player, each)]
    full = {*player.damage, *(cell for o in player.outfits if query.hits(player, o) for cell in o.cells)}
    ways = shapes.packing(player.ship, [each.outfit for each in movable], full)
    if ways is None:
        return False
    full |= {cell for way in ways for cell in way}
    full |= {*shapes.corners_first(player.ship, len(player.cargo), full)}
    return bool(shapes.fitting(player.ship, name, full))


def _room_for(player: Player, outfit: str) -> bool:
    return len(query.free_cells(player)) - len(shapes.sections(outfit)) >= HOLD


def _old_engine(player: Player) -> int | None:
    """A cell of the weakest engine without damage."""
    found = [each for each in query.of_type(player, "engine") if not query.hits(player, each)]
    return min(found, key=lambda each: query.outfit(each).die).cells[0] if found else None


def _better_engine(eyes: Eyes) -> str | None:
    """One to buy, beside the old one or for it; without any, the best that can be paid."""
    player = eyes.player
    old = _old_engine(player)
    if valuing.engines(player) and (sum(valuing.engines(player)[:4]) >= FAST or old is None):
        return None
    for name in ENGINES:
        price = OUTFITS[name].price
        if not query.outfits_left(eyes.state, name):
            continue
        if not valuing.engines(player):
            if price <= player.credits and packing.fits(player, name):
                return name
            continue
        fits = _room_for(player, name) and (packing.fits(player, name) or _fits_anew(player, name))
        if price + CAPITAL <= player.credits and fits:
            return name
        if _replaces(player, name, old):
            return name
    return None


def _replaces(player: Player, name: str, old: int | None) -> bool:
    """It is stronger, fits where the old one is taken out, and its price is there with what that brings."""
    outfit = query.outfit_at(player, old) if old is not None else None
    assert player.ship is not None
    if outfit is None or OUTFITS[name].die <= query.outfit(outfit).die:
        return False
    credits = player.credits + query.outfit(outfit).resale
    taken = query.taken(player) - {*outfit.cells}
    return OUTFITS[name].price + CAPITAL <= credits and bool(shapes.fitting(player.ship, name, taken))
