"""Buying and selling cargo on planets (XIA-442 to XIA-449)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from rules.core.contract import Arg, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import abilities, cargo, fame, query, titles
from rules.xia.actions import BuyCargo, SellCargo
from rules.xia.components import CARGO, SECTORS, Cargo
from rules.xia.state import State

PRICE = 1000
"""For two cubes bought, for each cube sold."""
PAIR = 2
GROUP = "xia-group-trade"
BULK = "bulk_trader"
"""Title, and skill used up this turn: one more cube with a purchase, for nothing."""


def supply(state: State, seat: int) -> tuple[Cargo, ...]:
    """Kinds that can be bought where this player acts."""
    here = query.where(state, seat)
    offer = here.region.buy if here.region is not None and "B" in here.features else None
    return () if offer is None else CARGO if offer == "any" else (offer,)


def demand(state: State, seat: int) -> tuple[Cargo, ...]:
    """Kinds that can be sold where this player acts."""
    here = query.where(state, seat)
    wanted = here.region.sell if here.region is not None and "$" in here.features else None
    return () if wanted is None else CARGO if wanted == "any" else (wanted,)


@cache
def buyer(kind: Cargo) -> str:
    """The sector that wants it."""
    return next(
        sector.id for sector in SECTORS.values() for region in sector.regions.values() if region.sell == kind
    )


# Buying


def may_buy(state: State, seat: int, action: BuyCargo) -> bool:
    """Whole pairs, and one cube over for a bulk trader, once a turn; all of it must fit (XIA-444)."""
    player = state.players[seat]
    pairs, over = divmod(len(action.kinds), PAIR)
    if pairs < 1 or (over and not bulk(state, seat)):
        return False
    wanted = Counter(action.kinds)
    return (
        player.credits >= PRICE * pairs
        and len(action.kinds) <= len(query.free_cells(player))
        and {*wanted} <= {*supply(state, seat)}
        and all(count <= query.cubes_left(state, kind) for kind, count in wanted.items())
    )


def bulk(state: State, seat: int) -> bool:
    player = state.players[seat]
    return titles.has(player, BULK) and BULK not in player.once


def buying(state: State, seat: int) -> list[Choice]:
    """Of one kind as much as possible, and less; of many as much as possible of each, and every single pair,
    mixed ones too (XIA-445)."""
    kinds = supply(state, seat)
    orders: dict[BuyCargo, None] = {}
    for kind in kinds:
        possible = [each for each in _orders(state, seat, kind) if may_buy(state, seat, each)]
        orders |= dict.fromkeys(possible[:1] if len(kinds) > 1 else possible)
    if len(kinds) > 1:
        pairs = map(BuyCargo, combinations_with_replacement(kinds, PAIR))
        orders |= dict.fromkeys(each for each in pairs if may_buy(state, seat, each))
    return [_offer(state, seat, each) for each in orders]


def _orders(state: State, seat: int, kind: Cargo) -> list[BuyCargo]:
    """The largest first; with the free cube wherever it fits."""
    player = state.players[seat]
    most = min(player.credits // PRICE, len(query.free_cells(player)) // PAIR)
    over = 1 if bulk(state, seat) else 0
    sizes = [PAIR * pairs + extra for pairs in range(most, 0, -1) for extra in range(over, -1, -1)]
    return [BuyCargo((kind,) * size) for size in sizes]


def _offer(state: State, seat: int, action: BuyCargo) -> Choice:
    kind = action.kinds[0]
    player = state.players[seat]
    cost = PRICE * (len(action.kinds) // PAIR)
    mixed = len({*action.kinds}) > 1
    return choice(
        "xia-buy-mixed" if mixed else "xia-buy-cargo",
        action,
        group=GROUP,
        hint="xia-buy-mixed-hint" if mixed else "xia-buy-cargo-hint",
        cube=f"@{kind}",
        cubes=cargo.listed(action.kinds),
        count=len(action.kinds),
        cost=cost,
        left=player.credits - cost,
        room=len(query.free_cells(player)) - len(action.kinds),
        sector=f"@{buyer(kind)}",
    )


def buy(state: State, seat: int, action: BuyCargo) -> list[Event]:
    player = state.players[seat]
    pairs, over = divmod(len(action.kinds), PAIR)
    player.credits -= PRICE * pairs
    if over:
        player.once.append(BULK)
    facts: dict[str, Arg] = {"player": f"#{seat}", "cubes": cargo.listed(action.kinds)}
    return [
        Event("xia-buys-cargo", facts | {"cost": PRICE * pairs, "free": over}),
        *cargo.gain(state, seat, action.kinds),
    ]


# Selling


def saleable(state: State, seat: int) -> list[int]:
    """Cells of the cubes that are wanted here."""
    wanted = demand(state, seat)
    return sorted(cube.cell for cube in state.players[seat].cargo if cube.kind in wanted)


def may_sell(state: State, seat: int, action: SellCargo) -> bool:
    known = action.ability is None or action.ability in abilities.with_sale(state, seat)
    cells = {*action.cells}
    return known and 0 < len(cells) == len(action.cells) and cells <= {*saleable(state, seat)}


def selling(state: State, seat: int) -> list[Choice]:
    """Everything that is wanted; with an ability that raises the price too."""
    cells = tuple(saleable(state, seat))
    if not cells:
        return []
    kept = len(state.players[seat].cargo) - len(cells)
    facts: dict[str, Arg] = {
        "cubes": cargo.listed(_kinds(state, seat, cells)),
        "credits": PRICE * len(cells),
        "kept": kept,
        "fame": int(earns_fame(len(cells), kept)),
    }
    found = [choice("xia-sell-cargo", SellCargo(cells), group=GROUP, hint="xia-sell-cargo-hint", **facts)]
    if len(cells) >= PAIR:
        found += [
            choice(
                "xia-sell-cargo-with",
                SellCargo(cells, ability),
                group=GROUP,
                hint="xia-sell-cargo-with-hint",
                ability=f"@{ability}",
                percent=abilities.chance(ability),
                more=PRICE * (len(cells) // PAIR),
                **facts,
            )
            for ability in abilities.with_sale(state, seat)
        ]
    return found


def _kinds(state: State, seat: int, cells: Sequence[int]) -> list[Cargo]:
    return [cube.kind for cube in state.players[seat].cargo if cube.cell in cells]


def earns_fame(sold: int, kept: int) -> bool:
    """A hold emptied by a sale of two or more (XIA-447)."""
    return sold >= PAIR and not kept


def sell(state: State, seat: int, action: SellCargo, dice: Dice) -> list[Event]:
    """The cubes go back to the supply. An ability is tried first; its roll may end the game."""
    player = state.players[seat]
    sold = len(action.cells)
    credits = PRICE * sold
    told: list[Event] = []
    if action.ability is not None:
        helped, told = abilities.at_sale(state, seat, action.ability, dice)
        credits += PRICE * (sold // PAIR) if helped else 0
    cubes = cargo.listed(_kinds(state, seat, action.cells))
    player.cargo = [cube for cube in player.cargo if cube.cell not in action.cells]
    player.credits += credits
    titles.happened(state, seat, "sold", sold)
    told.append(Event("xia-sells-cargo", {"player": f"#{seat}", "cubes": cubes, "credits": credits}))
    return told + (fame.award(state, seat, 1, "trade") if earns_fame(sold, len(player.cargo)) else [])
