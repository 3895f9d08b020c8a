"""The business phase: what a planet offers to a ship that ended its actions there (section 19)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import fame, hold, packing, power, query, shapes
from rules.xia.actions import (
    BuyFame,
    BuyOutfit,
    ChooseShip,
    Done,
    Mend,
    Rearrange,
    Recharge,
    Refit,
    SellOutfit,
)
from rules.xia.components import OUTFITS, SHIPS
from rules.xia.frames import Business, Placing
from rules.xia.state import Card, Placed, Player, State

FAME_PRICE = 5000
TOP = 3
"""The highest level of ships."""


def ask(state: State, frame: Business) -> Question | None:
    seat = frame.seat
    buys = [*purchases(state, seat)]
    return question(
        "xia-ask-business",
        *refit(state, seat),
        *_services(state, seat),
        *buys,
        *_sales(state.players[seat]),
        *_ships(state, seat),
        choice("xia-business-done", Done(), hint="xia-business-done-hint", group="xia-group-more"),
        forced=True,
        accepts=lambda action: (
            isinstance(action, SellOutfit) and _for_sale(state, seat, action.cell) is not None
        ),
        credits=state.players[seat].credits,
        energy=state.players[seat].energy,
        shop="open" if buys else _closed(state, seat),
    )


def _closed(state: State, seat: int) -> str:
    """Why no outfit can be bought."""
    credits = state.players[seat].credits
    paid = any(each.price <= credits and query.outfits_left(state, name) for name, each in OUTFITS.items())
    return "full" if paid else "poor"


def refit(state: State, seat: int, *, ending: bool = False) -> Iterator[Choice]:
    """What most come for, in one tap; also `ending` the actions, so that business need not be opened."""
    player = state.players[seat]
    price = repair_price(player) if mendable(player) else 0
    if player.energy < query.mat(player).energy or mendable(player):
        yield choice(
            "xia-end-refit" if ending else "xia-refit",
            Refit(),
            hint="xia-left" if price else "xia-free",
            group="xia-group-more" if ending else "xia-group-service",
            usual=not ending,
            energy=query.mat(player).energy,
            repairs="yes" if mendable(player) else "no",
            price=price,
            left=player.credits - price,
        )


def mendable(player: Player) -> bool:
    return bool(player.damage) and repair_price(player) <= player.credits


def _services(state: State, seat: int) -> Iterator[Choice]:
    player = state.players[seat]
    group = "xia-group-service"
    if player.energy < query.mat(player).energy:
        yield choice(
            "xia-recharge", Recharge(), hint="xia-free", group=group, energy=query.mat(player).energy
        )
    price = repair_price(player)
    if mendable(player):
        left = player.credits - price
        yield choice(
            "xia-repair",
            Mend(),
            hint="xia-left" if price else "xia-free",
            group=group,
            damage=len(player.damage),
            price=price,
            left=left,
        )
    if player.cargo or any(not query.hits(player, each) for each in player.outfits):
        yield choice("xia-rearrange", Rearrange(), hint="xia-rearrange-hint", group=group)
    if may_buy_fame(state, seat):
        left = player.credits - FAME_PRICE
        yield choice("xia-buy-fame", BuyFame(), hint="xia-left", group=group, price=FAME_PRICE, left=left)


def repair_price(player: Player) -> int:
    """All damage or none (XIA-090); a magnate pays 1000 less."""
    price = 2000 if query.mat(player).level == TOP else 1000
    return price - 1000 if query.has_title(player, "magnate") else price


def may_buy_fame(state: State, seat: int) -> bool:
    """Never the last point (XIA-050)."""
    player = state.players[seat]
    return player.credits >= FAME_PRICE and player.fame + 1 < state.needed


def purchases(state: State, seat: int) -> Iterator[Choice]:
    """Outfits that can be paid, are in the supply, and fit (XIA-526, XIA-070)."""
    player = state.players[seat]
    for name, outfit in OUTFITS.items():
        if outfit.price > player.credits or not query.outfits_left(state, name):
            continue
        if packing.fits(player, name):
            yield choice(
                "xia-buy-outfit",
                BuyOutfit(name),
                hint=f"xia-buy-{outfit.type}-hint",
                group="xia-group-buy",
                outfit=f"@{name}",
                price=outfit.price,
                left=player.credits - outfit.price,
                die=outfit.die,
                uses=len(shapes.spots(name)),
                cells=len(shapes.sections(name)),
                low=outfit.low,
                high=outfit.high,
            )


def _for_sale(state: State, seat: int, cell: int) -> Placed | None:
    """A damaged outfit can be neither sold nor moved (XIA-134)."""
    player = state.players[seat]
    found = query.outfit_at(player, cell)
    return found if found is not None and not query.hits(player, found) else None


def _sales(player: Player) -> Iterator[Choice]:
    for each in player.outfits:
        if not query.hits(player, each):
            price = query.outfit(each).resale
            yield choice(
                "xia-sell-outfit",
                SellOutfit(each.cells[0]),
                hint="xia-left",
                group="xia-group-sell",
                outfit=f"@{each.outfit}",
                cell=each.cells[0],
                price=price,
                left=player.credits + price,
            )


def _ships(state: State, seat: int) -> Iterator[Choice]:
    """Exactly one level higher, of those nobody has taken (XIA-280, XIA-533)."""
    player = state.players[seat]
    for number, name in enumerate(query.ships_left(state, query.mat(player).level + 1), 1):
        ship = SHIPS[name]
        if ship.price <= player.credits:
            yield choice(
                "xia-buy-ship",
                ChooseShip(name),
                hint="xia-buy-ship-hint",
                group="xia-group-ship",
                number=number,
                ship=f"@{name}",
                price=ship.price,
                left=player.credits - ship.price,
                hold=shapes.size(name),
                energy=ship.energy,
                impulse=ship.impulse,
                ability=f"@{ship.ability}",
            )


# Doing it


def answer(state: State, frame: Business, action: Action, dice: Dice) -> list[Event]:
    player = state.players[frame.seat]
    who = f"#{frame.seat}"
    match action:
        case Recharge():
            return _recharge(player, who)
        case Mend():
            return _mend(player, who)
        case Refit():
            state.stack.pop()
            return refitted(state, frame.seat)
        case BuyOutfit(outfit):
            return buy(state, frame.seat, outfit)
        case SellOutfit(cell):
            return _sell(state, frame.seat, cell)
        case Rearrange():
            return packing.rearrange(state, frame.seat)
        case ChooseShip(ship):
            return _new_ship(state, frame.seat, ship)
        case BuyFame():
            player.credits -= FAME_PRICE
            return fame.award(state, frame.seat, 1, "wealth")
        case _:
            state.stack.pop()
            return []


def refitted(state: State, seat: int) -> list[Event]:
    player, who = state.players[seat], f"#{seat}"
    return [
        *(_recharge(player, who) if player.energy < query.mat(player).energy else []),
        *(_mend(player, who) if mendable(player) else []),
    ]


def _recharge(player: Player, who: str) -> list[Event]:
    power.recharge(player)
    return [Event("xia-recharges", {"player": who, "energy": player.energy})]


def _mend(player: Player, who: str) -> list[Event]:
    price = repair_price(player)
    player.credits -= price
    hold.repair(player)
    return [Event("xia-repairs", {"player": who, "credits": price})]


def buy(state: State, seat: int, outfit: str) -> list[Event]:
    price = OUTFITS[outfit].price
    state.players[seat].credits -= price
    state.stack.append(Placing(seat, outfit))
    return [Event("xia-buys-outfit", {"player": f"#{seat}", "outfit": f"@{outfit}", "credits": price})]


def _sell(state: State, seat: int, cell: int) -> list[Event]:
    """Markers on it go to the disarmed slots (XIA-136)."""
    player = state.players[seat]
    outfit = _for_sale(state, seat, cell)
    assert outfit is not None
    player.outfits.remove(outfit)
    player.disarmed += len(outfit.markers)
    return packing.sold(state, seat, outfit.outfit)


def _new_ship(state: State, seat: int, ship: str) -> list[Event]:
    """Everything moves over but damage and bounty (XIA-282, XIA-283)."""
    player = state.players[seat]
    player.credits -= SHIPS[ship].price
    player.ship = ship
    player.cards.append(Card(SHIPS[ship].ability))
    player.bounty = 0
    hold.repair(player)
    power.recharge(player)
    packing.take_out(state, seat, player.outfits, new_ship=True)
    told = [Event("xia-buys-ship", {"player": f"#{seat}", "ship": f"@{ship}", "credits": SHIPS[ship].price})]
    return told + fame.award(state, seat, 1, "ship")


def run(state: State, frame: Business, dice: Dice) -> list[Event]:
    raise AssertionError("business is ended by its player")
