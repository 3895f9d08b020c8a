"""Ships are added to the board, one after the other (AK-432 to AK-445, AK-873, AK-874)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rules.akarios import ties
from rules.akarios.components import ENEMIES
from rules.akarios.frames import Adding, Facts, Moving, Tie
from rules.akarios.naming import called
from rules.akarios.scenario.script_do import Spawn, Where
from rules.akarios.ship import fleet
from rules.akarios.ship.bearings import straightest
from rules.akarios.ship.boards import cells, free, inside, terrain
from rules.akarios.ship.ships import natural, on_board, where
from rules.akarios.state import Battle, Board, Ship, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.hexes import FACINGS, Hex, distance, name, named
from rules.core.stack import EVERYBODY, Chapter, Question

ELITE = ":elite"
EDGE, NEAR = "edge:", "near:"
THEN = "adding"
"""The row of ties that belong to a ship that comes."""


def begin(state: State, spawn: Spawn, facts: Facts) -> None:
    """The list for so many players, in its order (AK-432 to AK-434)."""
    battle = state.fight
    ships = spawn.ships[battle.players - 1]
    if ships:
        state.stack.append(Adding(left=list(reversed(ships)), where=_places(battle, spawn.where, facts)))


def _places(battle: Battle, where_: Where, facts: Facts) -> list[str]:
    if where_.edge:
        return [EDGE + where_.edge]
    if where_.hexes:
        return list(where_.hexes)
    if where_.tokens:
        return [hex for id in where_.tokens if (hex := battle.tokens[id].hex)]
    return [NEAR + hex for hex in _beside(battle, where_.adjacent_to, facts)]


def _beside(battle: Battle, what: str, facts: Facts) -> list[str]:
    """A token, the ships of a type, or what set the rule off."""
    if what in ("trigger_ship", "trigger_token"):
        ref = facts["ship" if what == "trigger_ship" else "token"]
        there = battle.ships.get(ref) or battle.tokens[ref]
        return [there.hex or facts["hex"]]
    if what in battle.tokens:
        hex = battle.tokens[what].hex
        return [hex] if hex else []
    return [ship.hex for ship in on_board(battle) if ship.kind == what and ship.hex]


# The frame


def ask(state: State, frame: Adding) -> Question | None:
    return None


def never(state: State, frame: Adding, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("ties are frames of their own")


def run(state: State, frame: Adding, dice: Dice) -> list[Event]:
    battle = state.fight
    if not frame.left:
        state.stack.pop()
        return []
    type = frame.left[-1].removesuffix(ELITE)
    spaces = candidates(battle, frame.where, frame.at, _ways(state)) if supplied(battle, type) else []
    if not spaces:
        _next(frame)
        return [Event("ak-spawn-none", {"type": f"@{ENEMIES[type].code}"})]
    if len(spaces) > 1 and "space" not in frame.picked:
        ties.put(state, "space", [name(cell) for cell in farthest(battle, spaces)], THEN, memo=["space"])
        return []
    space = named(frame.picked.get("space", name(spaces[0])))
    bows = _bows(battle, space)
    if len(bows) > 1 and "bow" not in frame.picked:
        ties.put(state, "bow", [FACINGS[each] for each in bows], THEN, memo=["bow"])
        return []
    looks = FACINGS.index(frame.picked["bow"]) if "bow" in frame.picked else bows[0]
    elite = frame.left[-1].endswith(ELITE)
    _next(frame)
    return [come(state, type, elite, space, looks, dice)]


CHAPTER = Chapter(ask, never, run)


def chosen(state: State, tie: Tie, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Adding)
    frame.picked[tie.memo[0]] = option
    return []


def _next(frame: Adding) -> None:
    frame.left.pop()
    frame.at += 1
    frame.picked = {}


def supplied(battle: Battle, type: str) -> bool:
    """A figure and one of the eight boards are left; allies of an enemy type have one too (AK-011, AK-012,
    AK-263, AK-422, AK-435)."""
    return fleet.boards_left(battle) > 0 and bool(fleet.numbers_left(battle, type))


# Where


def _ways(state: State) -> frozenset[Hex]:
    """Where ships that are on the move will yet be: nobody comes there in the middle of it."""
    moving = [frame for frame in state.stack if isinstance(frame, Moving)]
    return frozenset(named(hex) for frame in moving for hex, _ in frame.route)


def candidates(battle: Battle, places: Sequence[str], at: int, barred: frozenset[Hex]) -> list[Hex]:
    """The equally good hexes for the ship that comes as the `at`-th, from 0."""
    if places and places[0].startswith(EDGE):
        edge: Literal["north", "east", "south", "west"] = places[0].removeprefix(EDGE)  # type: ignore[assignment]
        return _nearest(battle, _edge(battle.board, edge), barred)
    near = [named(place.removeprefix(NEAR)) for place in places if place.startswith(NEAR)]
    if near:
        return _nearest(battle, {cell for centre in near for cell in centre.neighbours()}, barred)
    for turn in range(len(places)):
        centre = named(places[(at + turn) % len(places)])
        found = _at(battle, centre, barred)
        if found:
            return found
    return []


def _at(battle: Battle, centre: Hex, barred: frozenset[Hex]) -> list[Hex]:
    """The token's own hex, then those around it (AK-441)."""
    if free(battle, centre) and centre not in barred:
        return [centre]
    return _nearest(battle, centre.neighbours(), barred)


def _edge(board: Board, edge: Literal["north", "east", "south", "west"]) -> list[Hex]:
    """The column or row of that edge; the top hex of each column is its northernmost (AK-874)."""
    tests = {
        "north": lambda cell: cell.r + cell.q // 2 == 0,
        "south": lambda cell: cell.r + cell.q // 2 == board.rows - 1,
        "west": lambda cell: cell.q == 0,
        "east": lambda cell: cell.q == board.cols - 1,
    }
    return [cell for cell in cells(board) if tests[edge](cell)]


def _nearest(battle: Battle, found: Iterable[Hex], barred: frozenset[Hex]) -> list[Hex]:
    """Free ones next to player ships; asteroids and nebulae only if nothing else is left (AK-442, AK-443)."""
    there = (cell for cell in found if inside(battle.board, cell) and cell not in barred)
    open = [cell for cell in there if free(battle, cell)]
    clear = [cell for cell in open if terrain(battle.board, cell) not in ("asteroids", "nebula")]
    best = clear or open
    players = [where(ship) for ship in on_board(battle, "player")]
    if not best or not players:
        return sorted(best)[:1]
    near = {cell: min(distance(cell, each) for each in players) for cell in best}
    return sorted(cell for cell in best if near[cell] == min(near.values()))


def farthest(battle: Battle, spaces: Sequence[Hex]) -> list[Hex]:
    """The default of a tie: far from the weakest player ship (AK-932)."""
    players = on_board(battle, "player")
    if not players:
        return list(spaces)
    weakest = min(players, key=lambda ship: ((ship.hull or 0) + ship.shields, natural(ship.ref)))
    return sorted(spaces, key=lambda cell: (-distance(cell, where(weakest)), cell))


def _bows(battle: Battle, space: Hex) -> list[int]:
    """Towards the nearest target (AK-438, AK-439); any of them if there are several equally near."""
    prey = [where(ship) for ship in on_board(battle, "player", "ally", "sparrow") if ship.hull is not None]
    if not prey:
        return [0]
    near = min(distance(space, cell) for cell in prey)
    found = {
        looks
        for cell in prey
        if distance(space, cell) == near
        for looks in straightest(range(6), cell.minus(space))
    }
    return sorted(found)


# The ship


def come(state: State, type: str, elite: bool, space: Hex, looks: int, dice: Dice) -> Event:
    """Under an identifier that is free; it acts from the next round on (AK-437, AK-873). The terrain it is
    put on works (AK-186)."""
    battle = state.fight
    ship = enemy(state, type, elite, dice.choice(fleet.numbers_left(battle, type)))
    ship.hex, ship.facing, ship.added = name(space), looks, battle.round
    battle.ships[ship.ref] = ship
    if terrain(battle.board, space) is not None:
        state.stack.append(Moving(EVERYBODY, ship=ship.ref, route=[(ship.hex, looks)], by=THEN))
    return Event("ak-spawn", {"ship": called(battle, ship.ref), "hex": name(space)})


def enemy(state: State, type: str, elite: bool, number: int) -> Ship:
    """As in the setup (AK-436)."""
    return fleet.enemy(state, type, number, elite=elite)
