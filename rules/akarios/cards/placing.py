"""Ships that cards put somewhere: the own one, another, two that change places; and wormholes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.akarios import frames, language
from rules.akarios.actions import BOWS
from rules.akarios.cards.aiming import refs
from rules.akarios.cards.use import Use
from rules.akarios.components import TERRAIN
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship import effects, patterns
from rules.akarios.ship.boards import cells, free, inside, terrain
from rules.akarios.ship.ships import Pose, pose, standing_on, where
from rules.akarios.state import Battle, Field, Ship, State
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import Hex, disc, name, named
from rules.core.stack import EVERYBODY


def spots(battle: Battle, ship: Ship, verb: language.Relocate) -> list[Hex]:
    """Free hexes it can be put on."""
    here = pose(ship)
    match verb.where:
        case "edge":
            found = [cell for cell in cells(battle.board) if _at_edge(battle, cell)]
        case "range":
            found = disc(here.hex, verb.range)
        case "line_ahead":
            found = [_ahead(here, step) for step in range(1, verb.range + 1)]
    return [cell for cell in found if inside(battle.board, cell) and free(battle, cell)]


def _at_edge(battle: Battle, cell: Hex) -> bool:
    return any(not inside(battle.board, next) for next in cell.neighbours())


def _ahead(here: Pose, steps: int) -> Hex:
    return here.hex.plus(here.ahead.minus(here.hex).times(steps))


def placed(said: str, spots: Sequence[Hex], facing: int, any_facing: bool) -> Pose | None:
    """`K4.sw`, if that is one of the places."""
    hex, _, to = said.partition(".")
    cell = next((each for each in spots if name(each) == hex), None)
    if cell is None:
        return None
    return Pose(cell, BOWS.index(to) if any_facing and to in BOWS else facing)


def said_right(said: str, spots: Sequence[Hex], any_facing: bool) -> bool:
    """One of the places, with a facing where there is a choice."""
    hex, _, to = said.partition(".")
    return hex in map(name, spots) and (to in BOWS or (not any_facing and not to))


def near(battle: Battle, ship: Ship, range: int) -> list[Hex]:
    """Free hexes within range of it."""
    return [cell for cell in disc(where(ship), range) if inside(battle.board, cell) and free(battle, cell)]


def gaps(battle: Battle) -> list[Hex]:
    """Hexes without terrain and tokens (AK-813)."""
    taken = {token.hex for token in battle.tokens.values()}
    return [
        cell
        for cell in cells(battle.board)
        if terrain(battle.board, cell) is None and name(cell) not in taken
    ]


def holes(battle: Battle, n: int) -> int:
    """So many wormholes, as far as there are tokens."""
    laid = [field for field in battle.board.terrain if field.kind == "wormhole"]
    return min(n, TERRAIN["wormhole"].tokens - len(laid))


def lay(state: State, ship: Ship, to: Pose, by: str, ignore: Sequence[str] = ()) -> None:
    """As a step onto that hex alone: what lies there works, unless the card says otherwise (AK-186)."""
    seat = EVERYBODY if ship.seat is None else ship.seat
    step = [(name(to.hex), to.facing)]
    state.stack.append(frames.Moving(seat, ship=ship.ref, route=step, by=by, ignore=list(ignore)))


def _relocate(state: State, verb: language.Relocate, use: Use, dice: Dice) -> list[Event]:
    battle = state.fight
    ship = use.ship(battle)
    to = placed(use.said.to, spots(battle, ship, verb), ship.facing, verb.any_facing)
    if to is not None:
        lay(state, ship, to, use.card, ("asteroids", "nebula") if verb.ignore_terrain else ())
    return []


def _move_other(state: State, verb: language.MoveOther, use: Use, dice: Dice) -> list[Event]:
    """By this card's pattern, from its own facing; it stops early where it must (AK-732, AK-735, AK-921)."""
    battle = state.fight
    words = use.said.way.split(".")
    pattern = next((word for word in words if word in verb.patterns), verb.patterns[0])
    for ref in refs(battle, use, verb.aim):
        ship = battle.ships[ref]
        way = patterns.route(pattern, pose(ship), "l" in words)
        done = patterns.rests(battle, ship, way)[-1]
        seat = EVERYBODY if ship.seat is None else ship.seat
        steps = [(name(step.hex) if inside(battle.board, step.hex) else "", step.facing) for step in way]
        stop = None if done == patterns.length(battle, ship, way) else done
        asks = seat not in (EVERYBODY, use.seat)
        state.stack.append(frames.Moving(seat, ship=ref, route=steps, by=use.card, stop=stop, asks=asks))
    return []


def _place_other(state: State, verb: language.PlaceOther, use: Use, dice: Dice) -> list[Event]:
    """On a free hex near the own ship, any facing; then effects (AK-826)."""
    battle, events = state.fight, list[Event]()
    me = use.ship(battle)
    spots = near(battle, me, verb.to_range)
    for ref in refs(battle, use, verb.aim):
        to = placed(use.said.to, spots, battle.ships[ref].facing, any_facing=True)
        if to is None:
            continue
        lay(state, battle.ships[ref], to, use.card)
        for gift in verb.effects:
            n = 1 if gift.n == "all" else gift.n
            events += effects.apply(state, ref, gift.effect, dice, n=n, by=me.ref, card=use.card)
    return events


def _swap(state: State, verb: language.Swap, use: Use, dice: Dice) -> list[Event]:
    """Both keep their facings; each enters its new hex (AK-186, AK-712, AK-839)."""
    battle = state.fight
    me = use.ship(battle)
    found = refs(battle, use, verb.aim)
    if not found or me.hex is None:
        return []
    other = battle.ships[found[0]]
    me.hex, other.hex = other.hex, me.hex
    for ship in (other, me):
        if terrain(battle.board, where(ship)) is not None:
            lay(state, ship, pose(ship), use.card)
        else:
            note(battle, "hex_entered", ship=ship.ref, hex=ship.hex, card=use.card)
            note(battle, "move_done", ship=ship.ref, card=use.card, hex=ship.hex)
    return [Event("ak-swapped", {"ship": called(battle, me.ref), "other": called(battle, other.ref)})]


def _wormholes(state: State, verb: language.Wormholes, use: Use, dice: Dice) -> list[Event]:
    """On hexes without terrain and tokens, as many as there are tokens left; then ships there are transported
    (AK-813)."""
    battle = state.fight
    there = {name(cell) for cell in gaps(battle)}
    placed = [hex for hex in dict.fromkeys(use.at) if hex in there][: holes(battle, verb.n)]
    battle.board.terrain += [Field("wormhole", (hex,)) for hex in placed]
    for hex in reversed(placed):
        ship = standing_on(battle, named(hex))
        if ship is not None:
            lay(state, ship, pose(ship), use.card)
    return [Event("ak-wormholes-placed", {"hexes": tuple(placed)})] if placed else []


Does = Callable[[State, Any, Use, Dice], list[Event]]
VERBS: dict[type, Does] = {
    language.Relocate: _relocate,
    language.MoveOther: _move_other,
    language.PlaceOther: _place_other,
    language.Swap: _swap,
    language.Wormholes: _wormholes,
}
