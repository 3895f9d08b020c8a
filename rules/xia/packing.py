"""Stowing outfits: one just bought, the whole hold anew, or a new ship's (sections 4 and 19)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import query, shapes
from rules.xia.actions import Done, LeaveOut, Put, Suggest
from rules.xia.components import OUTFITS, Cargo
from rules.xia.frames import Packing, Placing
from rules.xia.shapes import Placement
from rules.xia.state import Cube, Placed, Player, State

OFFERED = 25
"""Placements in one menu."""


def ways(player: Player, outfit: str, rest: Sequence[str] = (), cubes: int = 0) -> Iterator[Placement]:
    """Every placement that differs and leaves room for the rest; first those that leave the largest connected
    free area."""
    assert player.ship is not None
    taken = query.taken(player)
    found: dict[tuple[frozenset[int], frozenset[int]], Placement] = {}
    for way in shapes.fitting(player.ship, outfit, taken):
        spots = frozenset(way[section] for section in shapes.spots(outfit))
        found.setdefault((frozenset(way), spots), way)
    ship = player.ship
    best = sorted(found.values(), key=lambda way: (-shapes.open_area(ship, taken | {*way}), sorted(way)))
    return (way for way in best if _leaves_room(player, taken | {*way}, rest, cubes))


def _leaves_room(player: Player, taken: Collection[int], rest: Sequence[str], cubes: int) -> bool:
    assert player.ship is not None
    need = sum(len(shapes.sections(name)) for name in rest) + cubes
    if shapes.size(player.ship) - len(taken) < need:
        return False
    return not rest or shapes.packing(player.ship, rest, taken) is not None


def fits(player: Player, outfit: str) -> bool:
    """Cells may be too scattered although there are enough of them (XIA-072)."""
    assert player.ship is not None
    return bool(shapes.fitting(player.ship, outfit, query.taken(player)))


def stowed(player: Player, outfits: Sequence[str]) -> list[Placement]:
    """A place for each of these, where it is known that there is one."""
    assert player.ship is not None
    found = shapes.packing(player.ship, outfits, query.taken(player))
    assert found is not None
    return found


def _placement(outfit: str, way: Placement, number: int) -> Choice:
    """`number`: as on the picture."""
    spots = tuple(sorted(way[section] for section in shapes.spots(outfit)))
    return choice(
        "xia-put",
        Put(way),
        hint="xia-put-hint",
        group="xia-group-put",
        number=number,
        cells=tuple(sorted(way)),
        spots=spots,
    )


def in_hand(frame: Placing | Packing) -> str | None:
    """The outfit to be placed next."""
    if isinstance(frame, Placing):
        return frame.outfit
    return frame.outfits[0] if frame.outfits else None


def offered(state: State, frame: Placing | Packing) -> list[Placement]:
    """Placements of the outfit in hand, in the order of the menu."""
    player = state.players[frame.seat]
    if isinstance(frame, Placing):
        return list(islice(ways(player, frame.outfit), OFFERED))
    if not frame.outfits:
        return []
    return list(islice(ways(player, frame.outfits[0], frame.outfits[1:], len(frame.cubes)), OFFERED - 2))


# One outfit


def ask_placing(state: State, frame: Placing) -> Question | None:
    player = state.players[frame.seat]
    assert player.ship is not None
    legal = shapes.fitting(player.ship, frame.outfit, query.taken(player))
    return question(
        "xia-ask-placing",
        *(_placement(frame.outfit, way, number) for number, way in enumerate(offered(state, frame), 1)),
        forced=True,
        accepts=lambda action: isinstance(action, Put) and action.cells in legal,
        outfit=f"@{frame.outfit}",
    )


def answer_placing(state: State, frame: Placing, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Put)
    state.stack.pop()
    state.players[frame.seat].outfits.append(Placed(frame.outfit, list(action.cells)))
    return [_put(frame.seat, frame.outfit, action.cells)]


def _put(seat: int, outfit: str, cells: Placement) -> Event:
    return Event("xia-stows", {"player": f"#{seat}", "outfit": f"@{outfit}", "cells": tuple(sorted(cells))})


def run_placing(state: State, frame: Placing, dice: Dice) -> list[Event]:
    raise AssertionError("an outfit is bought only if there is a place for it")


# The whole hold


def rearrange(state: State, seat: int) -> list[Event]:
    """All is taken out but damaged outfits, which stay as the damage does (XIA-279)."""
    player = state.players[seat]
    movable = [each for each in player.outfits if not query.hits(player, each)]
    take_out(state, seat, movable)
    return [Event("xia-rearranges", {"player": f"#{seat}"})]


def take_out(state: State, seat: int, outfits: list[Placed], new_ship: bool = False) -> None:
    """Markers on them wait among the disarmed: on a planet all are armed again in the same turn."""
    player = state.players[seat]
    state.stack.append(
        Packing(
            seat,
            outfits=[each.outfit for each in outfits],
            cubes=[cube.kind for cube in player.cargo],
            new_ship=new_ship,
            was=[] if new_ship else [each.cells for each in outfits] + [[cube.cell] for cube in player.cargo],
            replicated=next((each.outfit for each in outfits if each.replicated), None),
        )
    )
    player.disarmed += sum(len(each.markers) for each in outfits)
    player.outfits = [each for each in player.outfits if each not in outfits]
    player.cargo.clear()


def ask(state: State, frame: Packing) -> Question | None:
    if not frame.outfits and not frame.cubes:
        return None
    player = state.players[frame.seat]
    if frame.new_ship and not _packable(player, frame):
        return question("xia-ask-leave-out", *_too_much(player, frame), forced=True)
    offered = [choice("xia-suggest", Suggest(), hint="xia-suggest-hint", group="xia-group-pack", usual=True)]
    if _as_it_was(player, frame):
        offered.append(choice("xia-as-it-was", Done(), group="xia-group-more"))
    return question(
        "xia-ask-packing",
        *offered,
        *_puts(state, frame),
        accepts=lambda action: isinstance(action, Put) and _legal(player, frame, action.cells),
        thing=f"@{_things(frame)[0]}",
        rest=tuple(f"@{thing}" for thing in _things(frame)[1:]),
        others=len(_things(frame)) - 1,
    )


def _things(frame: Packing) -> list[str]:
    return [*frame.outfits, *frame.cubes]


def _packable(player: Player, frame: Packing) -> bool:
    return _leaves_room(player, query.taken(player), frame.outfits, len(frame.cubes))


def _as_it_was(player: Player, frame: Packing) -> bool:
    """Nothing has been put in the old place of what is left."""
    old = [cell for cells in frame.was for cell in cells]
    return bool(old) and not query.taken(player) & {*old}


def _puts(state: State, frame: Packing) -> list[Choice]:
    if frame.outfits:
        outfit = frame.outfits[0]
        return [_placement(outfit, way, number) for number, way in enumerate(offered(state, frame), 1)]
    cube = frame.cubes[0]
    free = query.free_cells(state.players[frame.seat])[: OFFERED - 2]
    return [
        choice("xia-put-cube", Put((cell,)), group="xia-group-put", cube=f"@{cube}", cell=cell)
        for cell in free
    ]


def _legal(player: Player, frame: Packing, cells: Placement) -> bool:
    """An outfit where the rest still finds a place; or cubes, the first ones first."""
    assert player.ship is not None
    taken = query.taken(player)
    if frame.outfits:
        fitting = shapes.fitting(player.ship, frame.outfits[0], taken)
        rest = frame.outfits[1:]
        return cells in fitting and _leaves_room(player, taken | {*cells}, rest, len(frame.cubes))
    free = query.free_cells(player)
    return 0 < len(cells) == len({*cells}) <= len(frame.cubes) and all(cell in free for cell in cells)


def _too_much(player: Player, frame: Packing) -> Iterator[Choice]:
    """What does not all fit: an outfit less, or a cube less where only cells are wanting (XIA-284)."""
    for outfit in dict.fromkeys(frame.outfits):
        yield choice(
            "xia-leave-outfit",
            LeaveOut(outfit),
            group="xia-group-leave",
            outfit=f"@{outfit}",
            credits=OUTFITS[outfit].resale,
        )
    if _leaves_room(player, query.taken(player), frame.outfits, 0):
        for cube in dict.fromkeys(frame.cubes):
            yield choice("xia-leave-cube", LeaveOut(cube), group="xia-group-leave", cube=f"@{cube}")


def answer(state: State, frame: Packing, action: Action, dice: Dice) -> list[Event]:
    player = state.players[frame.seat]
    match action:
        case Put(cells):
            return _stow(state, frame, cells)
        case LeaveOut(what):
            return _leave(state, frame, what)
        case Done():
            places = [tuple(cells) for cells in frame.was]
        case _:
            places = _suggestion(player, frame)
    while frame.outfits:
        _stow(state, frame, places.pop(0))
    if frame.cubes:
        _stow(state, frame, tuple(cells[0] for cells in places))
    return [Event("xia-packed", {"player": f"#{frame.seat}"})]


def _suggestion(player: Player, frame: Packing) -> list[Placement]:
    assert player.ship is not None
    found = shapes.packing(player.ship, frame.outfits, query.taken(player))
    if found is None:
        return [tuple(cells) for cells in frame.was]
    full = query.taken(player) | {cell for way in found for cell in way}
    cells = shapes.corners_first(player.ship, len(frame.cubes), full)
    return found + [(cell,) for cell in cells]


def _stow(state: State, frame: Packing, cells: Placement) -> list[Event]:
    player = state.players[frame.seat]
    if not frame.outfits:
        player.cargo += [Cube(frame.cubes.pop(0), cell) for cell in cells]
        frame.was = frame.was[len(cells) :]
        return []
    outfit = frame.outfits.pop(0)
    frame.was = frame.was[1:]
    player.outfits.append(Placed(outfit, list(cells), replicated=outfit == frame.replicated))
    if outfit == frame.replicated:
        frame.replicated = None
    return [_put(frame.seat, outfit, cells)]


def _leave(state: State, frame: Packing, what: str) -> list[Event]:
    """An outfit is sold, a cube goes back to the supply."""
    if what in frame.outfits:
        frame.outfits.remove(what)
        return sold(state, frame.seat, what)
    kind: Cargo = what  # type: ignore[assignment]
    frame.cubes.remove(kind)
    return [Event("xia-leaves-cube", {"player": f"#{frame.seat}", "cube": f"@{what}"})]


def sold(state: State, seat: int, outfit: str) -> list[Event]:
    credits = OUTFITS[outfit].resale
    state.players[seat].credits += credits
    return [Event("xia-sells-outfit", {"player": f"#{seat}", "outfit": f"@{outfit}", "credits": credits})]


def run(state: State, frame: Packing, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []
