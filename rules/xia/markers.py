"""What a marker on an outfit does in a fight, for whoever attacks or defends: its dice, and its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.contract import phrase
from rules.core.dice import Dice
from rules.xia import odds, power, query
from rules.xia.components import OUTFITS
from rules.xia.odds import Spread
from rules.xia.state import Placed, Player, State


def described(player: Player, cells: Iterable[int], names: Iterable[str] = ()) -> tuple[str, ...]:
    """What is used, in words: each outfit with its number of markers (engines ram), then cards."""
    used = [query.outfit_at(player, cell) for cell in cells]
    counted = Counter(id(outfit) for outfit in used)
    once = {id(outfit): outfit for outfit in used if outfit is not None}

    def word(each: Placed) -> str:
        return "xia-ram" if OUTFITS[each.outfit].type == "engine" else "xia-weapon"

    return (
        *(phrase(word(o), outfit=f"@{o.outfit}", markers=counted[key]) for key, o in once.items()),
        *(f"@{name}" for name in names),
    )


def named(state: State, seat: int, cell: int) -> str:
    outfit = query.outfit_at(state.players[seat], cell)
    assert outfit is not None
    return f"@{outfit.outfit}"


# Dice


def bonus(player: Player, outfit: Placed) -> int:
    """A Duelist's, for each die of a blaster."""
    return int(query.outfit(outfit).type == "blaster" and query.has_title(player, "duelist"))


def dice_of(player: Player, cell: int) -> int:
    """How many dice a use of that outfit rolls."""
    outfit = query.outfit_at(player, cell)
    return 2 if outfit is not None and outfit.replicated else 1


def roll(state: State, seat: int, cell: int, dice: Dice) -> int:
    return sum(roll_one(state, seat, cell, dice) for _ in range(dice_of(state.players[seat], cell)))


def roll_one(state: State, seat: int, cell: int, dice: Dice) -> int:
    player = state.players[seat]
    outfit = query.outfit_at(player, cell)
    assert outfit is not None
    return power.roll_one(player, outfit, dice) + bonus(player, outfit)


def one(player: Player, outfit: Placed) -> Spread:
    """A use of this outfit."""
    each = odds.die(query.outfit(outfit).die, query.hits(player, outfit), bonus(player, outfit))
    return odds.total([each, each]) if outfit.replicated else each
