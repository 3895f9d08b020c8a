"""Damage: where it lies, what it does to the hold, and how it goes away (section 5)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import cargo, defence, destruction, query, shapes
from rules.xia.actions import PlaceDamage
from rules.xia.frames import Wound
from rules.xia.state import Player, State


def wound(state: State, ship: str, points: int, by: str | None, dice: Dice) -> list[Event]:
    """The owner places it; what reaches the size of the hold, or the number on an NPC's card, destroys at
    once, and the rest of it is ignored (XIA-087, XIA-089)."""
    if not points or query.space_of(state, ship) is None:
        return []
    told = [Event("xia-damaged", {"ship": query.named(ship), "points": points})]
    if points >= destruction.left(state, ship):
        return told + destruction.destroy(state, ship, by, "damage", dice)
    if query.is_npc(ship):
        query.npc(state, ship).damage += points
    else:
        state.stack.append(Wound(int(ship), points, by))
    return told


def sound(player: Player) -> list[int]:
    """Cells without damage."""
    assert player.ship is not None
    return [cell for cell in range(1, shapes.size(player.ship) + 1) if cell not in player.damage]


def contents(player: Player, cell: int) -> str:
    """What lies there: empty, outfit (a section without a spot), cargo or spot."""
    if any(cube.cell == cell for cube in player.cargo):
        return "cargo"
    outfit = query.outfit_at(player, cell)
    if outfit is None:
        return "empty"
    return "spot" if cell in query.spots(outfit) else "outfit"


SPARED = ("empty", "outfit", "cargo", "spot")
"""What damage is put on automatically, the first first (XIA-516)."""


def automatic(player: Player, points: int) -> tuple[int, ...]:
    cells = sorted(sound(player), key=lambda cell: (SPARED.index(contents(player, cell)), cell))
    return tuple(cells[:points])


# Placing it


def ask(state: State, frame: Wound) -> Question | None:
    player = state.players[frame.seat]
    ordered = player.orders.damage == "auto" and defence.out_of_turn(state, frame.seat)
    if frame.points >= len(sound(player)) or ordered:
        return None
    alone = choice(
        "xia-damage-auto",
        PlaceDamage(automatic(player, frame.points)),
        hint="xia-damage-auto-hint",
        group="xia-group-damage-auto",
        usual=True,
        cells=automatic(player, frame.points),
    )
    cells = sorted(sound(player), key=lambda cell: SPARED.index(contents(player, cell)))
    return question(
        "xia-ask-damage",
        alone,
        *(_cell(player, cell) for cell in cells),
        accepts=lambda action: accepts(state, frame, action),
        points=frame.points,
        left=len(cells) - frame.points,
    )


def _cell(player: Player, cell: int) -> Choice:
    what = contents(player, cell)
    outfit = query.outfit_at(player, cell)
    cube = next((cube.kind for cube in player.cargo if cube.cell == cell), None)
    aboard = outfit.outfit if outfit else cube
    named: dict[str, str] = {} if aboard is None else {"what": f"@{aboard}"}
    return choice(
        f"xia-damage-{what}",
        PlaceDamage((cell,)),
        group=f"xia-group-damage-{what}",
        cell=cell,
        marker=int(outfit is not None and cell in outfit.markers),
        **named,
    )


def accepts(state: State, frame: Wound, action: Action) -> bool:
    """Any cells that have no damage yet, at most as many as there are points (XIA-076, XIA-077)."""
    if not isinstance(action, PlaceDamage):
        return False
    cells = action.cells
    free = sound(state.players[frame.seat])
    return 0 < len(cells) <= frame.points and len({*cells}) == len(cells) and all(c in free for c in cells)


def answer(state: State, frame: Wound, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, PlaceDamage)
    frame.points -= len(action.cells)
    if not frame.points:
        state.stack.pop()
    return damage(state, frame.seat, action.cells)


def run(state: State, frame: Wound, dice: Dice) -> list[Event]:
    """Of its own accord, if so ordered; or what came before it has left too little of the ship."""
    state.stack.pop()
    if frame.points >= destruction.left(state, str(frame.seat)):
        return destruction.destroy(state, str(frame.seat), frame.by, "damage", dice)
    return damage(state, frame.seat, automatic(state.players[frame.seat], frame.points))


def damage(state: State, seat: int, cells: tuple[int, ...]) -> list[Event]:
    """A cube there goes overboard, a marker to the disarmed slots (XIA-080, XIA-081)."""
    player = state.players[seat]
    player.damage += cells
    told = [Event("xia-damage-placed", {"player": f"#{seat}", "cells": cells})]
    for outfit in player.outfits:
        knocked = [cell for cell in outfit.markers if cell in cells]
        outfit.markers = [cell for cell in outfit.markers if cell not in cells]
        player.disarmed += len(knocked)
    lost = [cube.cell for cube in player.cargo if cube.cell in cells]
    return told + (cargo.drop(state, seat, lost, seat if state.turn == seat else None) if lost else [])


# Repairing


def mend(player: Player, cells: tuple[int, ...]) -> None:
    player.damage = [cell for cell in player.damage if cell not in cells]


def repair(player: Player) -> None:
    player.damage.clear()
