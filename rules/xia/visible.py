"""What each seat may see (XIA-507)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from rules.core.hexes import Hex
from rules.xia import destinations, packing, query, titles, volley
from rules.xia.components import (
    ABILITIES,
    MISSIONS,
    NPCS,
    OUTFITS,
    SECTORS,
    SHIPS,
    TITLE_SPACES,
    TITLES,
    Cargo,
    MissionType,
    NpcName,
    Outfit,
    Ship,
)
from rules.xia.frames import (
    Attack,
    Business,
    ChoosingShip,
    DrawnMissions,
    Fitting,
    Frame,
    Moving,
    NpcPlacing,
    NpcTurn,
    Packing,
    Placing,
    Status,
    Stowing,
    Turn,
    Using,
    Volley,
    Wound,
)
from rules.xia.geometry import LATTICE, Board, Space, board
from rules.xia.state import Errand, Placed, Player, State, TitleUp
from rules.xia.view import (
    AbilityView,
    AttackView,
    BorderKind,
    Cell,
    Edge,
    ErrandView,
    NpcView,
    OutfitView,
    SectorView,
    ShipView,
    TitleView,
    View,
)


def view(state: State, seat: int | None) -> View:
    top = state.stack[-1] if state.stack else None
    mine = top is not None and top.seat == seat
    moving = next((frame for frame in reversed(state.stack) if isinstance(frame, Moving)), None)
    attack = next((frame for frame in reversed(state.stack) if isinstance(frame, Attack | Volley)), None)
    return View(
        seat=seat,
        seats=state.seats,
        stage=_stage(state),
        turn=_in_turn(state),
        turns=state.turns,
        needed=state.needed,
        title_spaces=tuple(space for space in TITLE_SPACES if space not in state.title_spaces),
        sectors=tuple(_sector(state, each) for each in board(state).laid),
        stack=len(state.sectors),
        missions_left=(len(state.missions.cards), len(state.missions.discards)),
        titles_left=len(state.titles),
        ships=tuple(_ship(state, each, seat) for each in range(state.seats)),
        npcs=tuple(_npc(state, name) for name in state.npcs),
        titles=tuple(_title(state, each) for each in state.open_titles),
        trail=tuple(state.trail),
        reach=destinations.reach(state, moving) if isinstance(top, Moving) and moving else (),
        left=moving.left if moving is not None else 0,
        attack=_attack(state, attack) if attack is not None else None,
        drawn=tuple(MISSIONS[c] for c in top.cards) if mine and isinstance(top, DrawnMissions) else (),
        placements=tuple(packing.offered(state, top)) if isinstance(top, Placing | Packing) else (),
        in_hand=_in_hand(top),
        available=_available(state, top),
        winner=state.winner,
        over=state.over,
        asked=None if state.over or top is None else top.seat,
        about=_about(top),
        begun=_begun(state),
        launched=_launched(state),
    )


def _about(top: Frame | None) -> Literal["", "hold", "packing"]:
    if isinstance(top, Packing):
        return "packing"
    return "hold" if isinstance(top, Wound | Stowing | Using) else ""


def _launched(state: State) -> bool:
    return not state.stack or isinstance(state.stack[0], Turn)


def _begun(state: State) -> bool:
    """A turn that has begun, an attack that has to be borne, a deed in somebody else's turn."""
    if state.over or not state.stack:
        return False
    first, top = state.stack[0], state.stack[-1]
    if not isinstance(first, Turn):
        return len(state.stack) > 1
    return state.turn != top.seat or len(state.stack) > 1 or bool(state.trail) or first.stage != "action"


def _in_turn(state: State) -> int:
    """Whose turn it is; while ships are chosen and fitted out, whoever does so."""
    if state.over or _launched(state):
        return state.turn
    return state.stack[-1].seat


def _stage(state: State) -> str:
    if state.over:
        return "over"
    for frame in reversed(state.stack):
        name = STAGES.get(type(frame))
        if name is not None:
            return name
    return "action"


STAGES: dict[type[Frame], str] = {
    ChoosingShip: "choosing",
    Fitting: "fitting",
    Moving: "moving",
    Business: "business",
    Status: "status",
    NpcTurn: "npc",
    NpcPlacing: "npc",
    Turn: "action",
}


# The board


def _sector(state: State, sector: str) -> SectorView:
    cells = _cells(board(state), sector)
    cubes: dict[str, list[Cargo]] = {}
    for each in state.loose:
        cubes.setdefault(each.space, []).append(each.kind)
    around = board(state)
    laid = around.laid[sector]
    return SectorView(
        id=sector,
        centre=Hex(*laid.centre),
        turn=laid.turn,
        symbols=_symbols(around, sector),
        cells=tuple(
            replace(cell, token=True, cubes=tuple(cubes.get(cell.id, ())))
            if cell.id in state.unseen
            else replace(cell, cubes=tuple(cubes[cell.id]))
            if cell.id in cubes
            else cell
            for cell in cells
        ),
    )


@lru_cache(maxsize=1024)
def _symbols(around: Board, sector: str) -> tuple[str | None, ...]:
    """As it lies; where another sector is joined nobody needs them any more."""
    laid = around.laid[sector]
    centre = Hex(*laid.centre)
    printed = SECTORS[sector].symbols
    return tuple(
        None if centre.plus(step) in around.centres else printed[(side - laid.turn) % 6]
        for side, step in enumerate(LATTICE)
    )


@lru_cache(maxsize=1024)
def _cells(around: Board, sector: str) -> tuple[Cell, ...]:
    """All that is printed, where it lies."""
    return tuple(_cell(around, space) for space in around.spaces.values() if space.sector == sector)


def _cell(around: Board, space: Space) -> Cell:
    region = space.region
    return Cell(
        id=space.id,
        number=space.number,
        hex=around.where[space.id],
        kind=space.kind,
        law=region.law if region else None,
        edges=tuple(_edges(around, space)),
        mission_point="M" in space.features,
        spawn=space.spawn,
        exploration="E" in space.features,
        buys=region.buy if region and "B" in space.features else None,
        sells=region.sell if region and "$" in space.features else None,
        yields=region.yields if region and "X" in space.features else None,
        special="R" in space.features,
    )


def _edges(around: Board, space: Space) -> Iterator[Edge]:
    """Lines of its own region: along the outline, and in fields between their spaces too (XIA-359)."""
    if space.region is None:
        return
    for direction in range(6):
        other = around.neighbour(space.id, direction)
        if other is not None and not around.parted(space.id, other):
            continue
        if space.planet:
            kind: BorderKind = "planet_entrance" if around.entrance(space.id, direction) else "planet_shield"
            yield Edge(direction, kind, space.region.law)
        else:
            yield Edge(direction, space.region.kind)  # type: ignore[arg-type]


# Ships


def _ship(state: State, seat: int, viewer: int | None) -> ShipView:
    player = state.players[seat]
    return ShipView(
        seat=seat,
        ship=SHIPS[player.ship] if player.ship is not None else None,
        space=player.space,
        outfits=tuple(_outfit(player, each) for each in player.outfits),
        cubes=tuple(sorted((cube.cell, cube.kind) for cube in player.cargo)),
        damage=tuple(sorted(player.damage)),
        armed=player.armed,
        disarmed=player.disarmed,
        energy=player.energy,
        impulse=player.impulse,
        abilities=tuple(AbilityView(ABILITIES[card.ability], card.ready) for card in player.cards),
        credits=player.credits,
        bounty=player.bounty,
        fame=player.fame,
        mission=_errand(player.mission, own=seat == viewer) if player.mission is not None else None,
        completed=_completed(player),
        tokens=tuple(player.tokens),
        titles=tuple(TITLES[title] for title in player.titles),
        stranded=query.stranded(player),
        skips=player.skips,
        orders=player.orders if seat == viewer else None,
    )


def _outfit(player: Player, each: Placed) -> OutfitView:
    return OutfitView(
        outfit=query.outfit(each),
        cells=tuple(each.cells),
        spots=tuple(query.spots(each)),
        markers=tuple(each.markers),
        damage=query.hits(player, each),
        replicated=each.replicated,
    )


def _errand(errand: Errand, *, own: bool) -> ErrandView:
    """Face down for the others until its objective is done (XIA-386)."""
    known = own or errand.done
    return ErrandView(
        MISSIONS[errand.mission] if known else None, errand.done, errand.payment, errand.sneaked
    )


def _completed(player: Player) -> dict[MissionType, int]:
    """Kept as experience, by type."""
    return dict(sorted(Counter(MISSIONS[each].type for each in player.completed).items()))


def _npc(state: State, name: NpcName) -> NpcView:
    ship = state.npcs[name]
    return NpcView(NPCS[name], ship.controller, ship.space, ship.damage, ship.credits, ship.destroyed)


def _title(state: State, up: TitleUp) -> TitleView:
    return TitleView(TITLES[up.title], tuple(titles.progress(state, up, seat) for seat in range(state.seats)))


# What goes on


def _attack(state: State, frame: Attack | Volley) -> AttackView:
    if isinstance(frame, Volley):
        frame = volley.duel(frame)
    return AttackView(
        attacker=frame.attacker,
        target=frame.target,
        weapons=(*_used(state, frame.attacker, frame.weapons), *frame.abilities),
        shields=(*_used(state, frame.target, frame.shields), *frame.guards),
        rolls=tuple(frame.rolls),
        blocks=tuple(frame.blocks),
        stage=frame.stage,
    )


def _used(state: State, ship: str, cells: list[int]) -> list[str]:
    """The outfits behind the cells that a declaration names; an NPC's stand on its card."""
    if query.is_npc(ship):
        return []
    found = (query.outfit_at(query.player(state, ship), cell) for cell in cells)
    return [each.outfit for each in found if each is not None]


def _in_hand(top: Frame | None) -> Outfit | None:
    found = packing.in_hand(top) if isinstance(top, Placing | Packing) else None
    return OUTFITS[found] if found is not None else None


def _available(state: State, top: Frame | None) -> tuple[Ship, ...]:
    """First ships while they are chosen, and in business those of the next level (XIA-028, XIA-280)."""
    if not isinstance(top, ChoosingShip | Business):
        return ()
    player = state.players[top.seat]
    level = query.mat(player).level + 1 if player.ship is not None else 1
    return tuple(SHIPS[name] for name in query.ships_left(state, level))
