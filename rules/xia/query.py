"""Questions that several chapters ask of a state."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import phrase
from rules.xia import shapes
from rules.xia.components import COPIES, CUBES, NPCS, OUTFITS, SHIPS, Cargo, NpcName, Outfit, Ship
from rules.xia.frames import Visiting
from rules.xia.geometry import Board, Space, board
from rules.xia.state import Card, NpcShip, Placed, Player, State

# Ships


def is_npc(ship: str) -> bool:
    return ship in NPCS


def player(state: State, ship: str) -> Player:
    """The player whose ship that is."""
    return state.players[int(ship)]


def npc(state: State, ship: str) -> NpcShip:
    return state.npcs[ship]  # type: ignore[index]


def named(ship: str) -> str:
    """As an argument of messages."""
    return f"@{ship}" if is_npc(ship) else f"#{ship}"


def space_of(state: State, ship: str) -> str | None:
    return npc(state, ship).space if is_npc(ship) else player(state, ship).space


def ships(state: State) -> Iterator[tuple[str, str]]:
    """Every ship on the board, and its space."""
    for seat, each in enumerate(state.players):
        if each.space is not None:
            yield str(seat), each.space
    for name, each_npc in state.npcs.items():
        if each_npc.space is not None:
            yield name, each_npc.space


def occupied(state: State, space: str, *, but: str | None = None) -> bool:
    return any(where == space and ship != but for ship, where in ships(state))


def outlaw(state: State, ship: str) -> bool:
    """Read at the very moment a rule asks (XIA-003); NPCs keep the status of their card."""
    return NPCS[ship].law == "outlaw" if is_npc(ship) else player(state, ship).bounty > 0  # type: ignore[index]


def level(state: State, ship: str) -> int:
    return NPCS[ship].level if is_npc(ship) else mat(player(state, ship)).level  # type: ignore[index]


def mat(who: Player) -> Ship:
    assert who.ship is not None
    return SHIPS[who.ship]


def where(state: State, seat: int) -> Space:
    """The space a player acts on, as printed: the ship's, or the occupied one it uses (XIA-237)."""
    visited = next((f.space for f in state.stack if isinstance(f, Visiting) and f.seat == seat), None)
    space = visited or state.players[seat].space
    assert space is not None
    return board(state).spaces[space]


def place(space: str) -> str:
    """A space, or with only a sector's id the sector, as an argument of messages."""
    sector, _, number = space.partition(".")
    return phrase("xia-space", sector=f"@{sector}", number=int(number)) if number else f"@{sector}"


def map_of(state: State) -> Board:
    return board(state)


def stranded(who: Player) -> bool:
    """No energy and no armed marker; those on outfits do not count (XIA-243)."""
    return who.energy == 0 and who.armed == 0


def controller(state: State, ship: str) -> int:
    """Who decides for a ship."""
    return npc(state, ship).controller if is_npc(ship) else int(ship)


# The hold


def taken(who: Player) -> set[int]:
    """Cells where nothing can be put: outfits, cubes, damage (XIA-066)."""
    return {
        *who.damage,
        *(cube.cell for cube in who.cargo),
        *(cell for each in who.outfits for cell in each.cells),
    }


def free_cells(who: Player) -> list[int]:
    assert who.ship is not None
    full = taken(who)
    return [cell for cell in range(1, shapes.size(who.ship) + 1) if cell not in full]


def outfit(each: Placed) -> Outfit:
    return OUTFITS[each.outfit]


def outfit_at(who: Player, cell: int) -> Placed | None:
    return next((each for each in who.outfits if cell in each.cells), None)


def spots(each: Placed) -> list[int]:
    """Hold cells of its arming spots."""
    return [each.cells[section] for section in shapes.spots(each.outfit)]


def free_spots(who: Player, each: Placed) -> list[int]:
    """Undamaged arming spots without a marker (XIA-097)."""
    return [cell for cell in spots(each) if cell not in who.damage and cell not in each.markers]


def hits(who: Player, each: Placed) -> int:
    """Damage on the outfit: each die rolled for it is reduced by this number (XIA-082)."""
    return sum(cell in who.damage for cell in each.cells)


def of_type(who: Player, kind: str) -> list[Placed]:
    return [each for each in who.outfits if outfit(each).type == kind]


# Supplies


def outfits_left(state: State, name: str) -> int:
    """A kind whose tokens are all owned cannot be bought (XIA-008)."""
    owned = sum(each.outfit == name for who in state.players for each in who.outfits)
    return COPIES - owned


def ships_left(state: State, level: int) -> list[str]:
    """Each ship exists once; a player who gave one up still has its ability card (XIA-032, XIA-281)."""
    gone = {card.ability for who in state.players for card in who.cards}
    return [name for name, ship in SHIPS.items() if ship.level == level and ship.ability not in gone]


def cubes_left(state: State, kind: Cargo) -> int:
    """Cubes left of the 15: those in holds and on the board are in use (XIA-012)."""
    aboard = sum(cube.kind == kind for who in state.players for cube in who.cargo)
    return CUBES - aboard - sum(cube.kind == kind for cube in state.loose)


def ability(who: Player, name: str) -> Card | None:
    """The card, if it is aboard and ready. Its energy is not checked here."""
    return next((card for card in who.cards if card.ability == name and card.ready), None)


def has_title(who: Player, title: str) -> bool:
    return title in who.titles


def npc_names(state: State) -> list[NpcName]:
    return list(state.npcs)
