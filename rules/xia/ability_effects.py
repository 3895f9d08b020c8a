"""What abilities used as actions can be used on, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.contract import Arg, Event
from rules.core.dice import Dice
from rules.xia import cargo, exploration, movement, power, query, sight
from rules.xia.components import ABILITIES
from rules.xia.frames import Using
from rules.xia.geometry import board
from rules.xia.state import Loose, Placed, Player, State

Effect = Callable[[State, int, str | None, int, Dice], list[Event]]

CRANE_REACH, CRANE_CUBES = 3, 2
PATCHED = ((16, 4), (8, 2))
"""Damage that comes off, by the least roll for it."""
HOP = 5
AUTOPILOT_FAR = 11
"""On this roll or more it flies two spaces."""
SIPHONED = 4


# What they can be used on


def _itself(state: State, seat: int) -> Sequence[str | None]:
    return (None,)


def _near(state: State, seat: int, space: str, spaces: int) -> bool:
    """Within so many spaces and in sight."""
    here = state.players[seat].space
    around = board(state)
    return here is not None and around.distance(here, space) <= spaces and sight.sees(around, here, space)


def _cranes(state: State, seat: int) -> Sequence[str | None]:
    return (None,) if in_reach(state, seat) and query.free_cells(state.players[seat]) else ()


def in_reach(state: State, seat: int) -> list[Loose]:
    """Cubes the crane can reach, except those this player jettisoned this turn (XIA-457)."""
    return [
        each
        for each in state.loose
        if not (each.owner == seat and each.turn == state.turns)
        and _near(state, seat, each.space, CRANE_REACH)
    ]


def _damaged(state: State, seat: int) -> Sequence[str | None]:
    return (None,) if state.players[seat].damage else ()


def _replicable(state: State, seat: int) -> Sequence[str | None]:
    return (None,) if whole(state.players[seat]) else ()


def whole(player: Player) -> list[Placed]:
    """Outfits without damage."""
    return [outfit for outfit in player.outfits if not query.hits(player, outfit)]


def _hops(state: State, seat: int) -> Sequence[str | None]:
    return (None,) if hops(state, seat) else ()


def hops(state: State, seat: int) -> list[str]:
    """Free spaces within the leap, those with something on them first, then the farthest."""
    here = state.players[seat].space
    assert here is not None
    around = board(state)
    found = [
        space
        for space in around.spaces.values()
        if not query.occupied(state, space.id) and _near(state, seat, space.id, HOP)
    ]
    dull = {space.id: not space.features and space.id not in state.unseen for space in found}
    return sorted(dull, key=lambda space: (dull[space], -around.distance(here, space), space))


def _sides(state: State, seat: int) -> Sequence[str | None]:
    return [str(side) for side in exploration.sides(state, seat)]


def _mines(state: State, seat: int) -> Sequence[str | None]:
    """Resource spaces that share an edge with the ship's, occupied or not, if a cube is left and has room."""
    player = state.players[seat]
    if player.space is None or not query.free_cells(player):
        return ()
    around = board(state)
    found = []
    for _, space in around.neighbours(player.space):
        each = around.spaces[space]
        kind = each.region.yields if each.region is not None else None
        if "X" in each.features and kind is not None and query.cubes_left(state, kind):
            found.append(space)
    return found


def _victims(state: State, seat: int) -> Sequence[str | None]:
    """Ships in sight at the harpoon's range."""
    card = ABILITIES["mag_harpoon"]
    here = state.players[seat].space
    return [
        ship
        for ship, space in query.ships(state)
        if here is not None
        and card.low <= board(state).distance(here, space)
        and _near(state, seat, space, card.high)
    ]


def _tanks(state: State, seat: int) -> Sequence[str | None]:
    """Adjacent players with energy; what the card costs leaves room for some of it."""
    player = state.players[seat]
    if player.space is None:
        return ()
    return [
        str(other)
        for other, each in enumerate(state.players)
        if each.space is not None and each.energy and board(state).adjacent(player.space, each.space)
    ]


TARGETS: dict[str, Callable[[State, int], Sequence[str | None]]] = {
    "grapple_crane": _cranes,
    "patch_kit": _damaged,
    "afterburner": _itself,
    "slip_turn": _hops,
    "deep_scan": _sides,
    "drone_bay": _mines,
    "autopilot": _itself,
    "replication": _replicable,
    "mag_harpoon": _victims,
    "siphon": _tanks,
}
TARGET_WORDS = {"deep_scan": "side", "drone_bay": "at", "mag_harpoon": "at", "siphon": "at"}


def named(name: str, target: str | None) -> Arg:
    """The target as an argument of messages."""
    if target is None:
        return ""
    if name == "deep_scan":
        return int(target)
    return query.place(target) if name == "drone_bay" else query.named(target)


# Effects


def effect(state: State, seat: int, name: str, target: str | None, roll: int, dice: Dice) -> list[Event]:
    """A success: what comes of itself, or the decisions that it brings."""
    if name in EFFECTS:
        return EFFECTS[name](state, seat, target, roll, dice)
    state.stack.append(Using(seat, name, CRANE_CUBES if name == "grapple_crane" else 1, target))
    return []


def _patch(state: State, seat: int, target: str | None, roll: int, dice: Dice) -> list[Event]:
    points = next((points for least, points in PATCHED if roll >= least), 0)
    if not points:
        return [Event("xia-ability-fails", {"player": f"#{seat}", "ability": "@patch_kit"})]
    state.stack.append(Using(seat, "patch_kit", min(points, len(state.players[seat].damage))))
    return []


def _burn(state: State, seat: int, target: str | None, roll: int, dice: Dice) -> list[Event]:
    return movement.begin(state, seat, (roll + 1) // 2, "afterburner")


def _send_drones(state: State, seat: int, target: str | None, roll: int, dice: Dice) -> list[Event]:
    assert target is not None
    region = board(state).spaces[target].region
    assert region is not None and region.yields is not None
    return cargo.gain(state, seat, [region.yields])


def _engage(state: State, seat: int, target: str | None, roll: int, dice: Dice) -> list[Event]:
    """The effect comes after other players' turns, even if the card is ready again by then (XIA-113)."""
    spaces = 2 if roll >= AUTOPILOT_FAR else 1
    state.players[seat].autopilot = spaces
    return [Event("xia-autopilot-on", {"player": f"#{seat}", "spaces": spaces})]


def _shoot_line(state: State, seat: int, target: str | None, roll: int, dice: Dice) -> list[Event]:
    assert target is not None
    state.players[seat].harpooned = target
    return [Event("xia-harpoon-on", {"player": f"#{seat}", "ship": query.named(target)})]


def _draw_off(state: State, seat: int, target: str | None, roll: int, dice: Dice) -> list[Event]:
    """Never armed markers, and no more than there is room for."""
    assert target is not None
    there = query.player(state, target)
    energy = power.gain(state, seat, min(SIPHONED, there.energy))
    there.energy -= energy
    return [Event("xia-siphoned", {"player": f"#{seat}", "other": query.named(target), "energy": energy})]


EFFECTS: dict[str, Effect] = {
    "patch_kit": _patch,
    "afterburner": _burn,
    "drone_bay": _send_drones,
    "autopilot": _engage,
    "mag_harpoon": _shoot_line,
    "siphon": _draw_off,
}
