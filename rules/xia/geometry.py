"""The board: sectors on a lattice, their spaces, regions and borders (sections 20, 20b and 21)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache, cached_property, lru_cache

from msgspec import Struct

from rules.core.hexes import DIRECTIONS, Hex, disc, distance
from rules.xia.components import SECTORS, TIGER, Region, RegionKind
from rules.xia.frames import Border
from rules.xia.state import Laid, State

LATTICE = (Hex(3, 2), Hex(-2, 5), Hex(-5, 3), Hex(-3, -2), Hex(2, -5), Hex(5, -3))
"""From a sector's centre to those of its neighbours, by side (XIA-352)."""
FIRST = (0, -1, -2, -2, -2)
"""The first q of each row of a sector's drawing."""
OPAQUE: frozenset[RegionKind] = frozenset({"asteroid", "debris", "star", "planet"})
"""Regions whose borders block sight (XIA-186, XIA-187)."""
HAZARDS: frozenset[RegionKind] = frozenset({"asteroid", "debris", "nebula", "star"})
"""Regions whose border does something to those who enter."""
FIELDS: frozenset[RegionKind] = frozenset({"asteroid", "debris"})
"""Every step into one of their spaces is an entry (XIA-535)."""


class Space(Struct, frozen=True):
    """A space as printed on its sector."""

    id: str
    sector: str
    number: int
    """1 to 19, row by row."""
    local: Hex
    letter: str
    """Its region; "." is normal space."""
    features: frozenset[str]
    region: Region | None = None

    @property
    def kind(self) -> RegionKind | None:
        return self.region.kind if self.region is not None else None

    @property
    def planet(self) -> bool:
        return self.kind == "planet"

    @property
    def spawn(self) -> int | None:
        return next((int(feature[1:]) for feature in self.features if feature[0] == "S"), None)


@cache
def printed(sector: str) -> tuple[Space, ...]:
    """The 19 spaces of a sector, not turned."""
    data = SECTORS[sector]
    spaces: list[Space] = []
    for index, row in enumerate(data.rows):
        for column, token in enumerate(row.split()):
            letter, _, features = token.partition(":")
            spaces.append(
                Space(
                    id=f"{sector}.{len(spaces) + 1}",
                    sector=sector,
                    number=len(spaces) + 1,
                    local=Hex(FIRST[index] + column, index - 2),
                    letter=letter,
                    features=frozenset(features.split("+")) - {""},
                    region=data.regions[letter] if letter != "." else None,
                )
            )
    return tuple(spaces)


@cache
def entrances(sector: str) -> frozenset[tuple[Hex, int]]:
    """Edges of a planet that are entrances, as space and direction, not turned."""
    found = set()
    for edge in SECTORS[sector].entrances:
        place, _, direction = edge.partition(">")
        q, r = place.split(",")
        found.add((Hex(int(q), int(r)), int(direction)))
    return frozenset(found)


class Board:
    """All that is laid. Made once for every new sector."""

    def __init__(self, laid: tuple[Laid, ...], open_fields: bool = False) -> None:
        self.laid = {each.sector: each for each in laid}
        self.open_fields = open_fields
        self.spaces: dict[str, Space] = {}
        self.where: dict[str, Hex] = {}
        self.at: dict[Hex, str] = {}
        self.centres: dict[Hex, str] = {}
        for each in laid:
            centre = Hex(*each.centre)
            self.centres[centre] = each.sector
            for space in printed(each.sector):
                cell = centre.plus(space.local.turned(each.turn))
                self.spaces[space.id] = space
                self.where[space.id] = cell
                self.at[cell] = space.id
        self._steps: dict[str, tuple[tuple[str, tuple[Border, ...]], ...]] = {}
        self._far: dict[str, dict[str, int]] = {}

    # Neighbours

    def neighbour(self, space: str, direction: int) -> str | None:
        return self.at.get(self.where[space].plus(DIRECTIONS[direction]))

    def neighbours(self, space: str) -> Iterator[tuple[int, str]]:
        """Laid spaces next to this one, with the direction."""
        for direction in range(6):
            other = self.neighbour(space, direction)
            if other is not None:
                yield direction, other

    def unexplored(self, space: str) -> Iterator[tuple[int, int]]:
        """Directions without a space, and the side of the sector a new one would lie on (XIA-300)."""
        here = self.where[space]
        centre = Hex(*self.laid[self.spaces[space].sector].centre)
        for direction, step in enumerate(DIRECTIONS):
            cell = here.plus(step)
            if cell not in self.at:
                yield (
                    direction,
                    next(s for s, to in enumerate(LATTICE) if distance(cell, centre.plus(to)) <= 2),
                )

    def distance(self, a: str, b: str) -> int:
        """In spaces, whatever lies between (XIA-183)."""
        return distance(self.where[a], self.where[b])

    # Borders

    def entrance(self, space: str, direction: int) -> bool:
        """Whether this edge of a planet's space is an entrance."""
        each = self.spaces[space]
        return (each.local, (direction - self.laid[each.sector].turn) % 6) in entrances(each.sector)

    def parted(self, a: str, b: str) -> bool:
        """Whether a step between these neighbours crosses a line at all (XIA-358)."""
        one, other = self.spaces[a], self.spaces[b]
        if one.sector != other.sector or one.letter != other.letter:
            return True
        return one.kind in FIELDS and not self.open_fields

    def borders(self, a: str, direction: int) -> list[Border]:
        """What the step crosses, the region left before the region entered (XIA-334). Only planets have a
        border that matters to those who leave."""
        b = self.neighbour(a, direction)
        assert b is not None
        if not self.parted(a, b):
            return []
        way_out, way_in = self.entrance(a, direction), self.entrance(b, (direction + 3) % 6)
        return self._between(self.spaces[a], self.spaces[b], way_out, way_in)

    def beyond(self, a: str, direction: int, new: Laid) -> list[Border]:
        """What a step would cross into a sector that does not lie there yet (XIA-534)."""
        cell = self.where[a].plus(DIRECTIONS[direction]).minus(Hex(*new.centre)).turned(-new.turn)
        other = next(space for space in printed(new.sector) if space.local == cell)
        into = (cell, (direction + 3 - new.turn) % 6) in entrances(new.sector)
        return self._between(self.spaces[a], other, self.entrance(a, direction), into)

    def _between(self, one: Space, other: Space, way_out: bool, way_in: bool) -> list[Border]:
        found = []
        if one.planet:
            found.append(self._planetary(one, way_out, entering=False))
        if other.planet:
            found.append(self._planetary(other, way_in, entering=True))
        elif other.kind in HAZARDS:
            found.append(Border(other.kind, True, other.sector))  # type: ignore[arg-type]
        return found

    def steps(self, space: str) -> tuple[tuple[str, tuple[Border, ...]], ...]:
        """Every step from here, with what it crosses."""
        if space not in self._steps:
            self._steps[space] = tuple(
                (other, tuple(self.borders(space, direction))) for direction, other in self.neighbours(space)
            )
        return self._steps[space]

    def _planetary(self, space: Space, entrance: bool, entering: bool) -> Border:
        assert space.region is not None
        kind = "planet_entrance" if entrance else "planet_shield"
        return Border(kind, entering, space.sector, space.region.law)  # type: ignore[arg-type]

    def opaque(self, a: str, b: str) -> bool:
        """Whether the edge between these neighbours blocks sight; at a seam either side's border does."""
        return self.parted(a, b) and bool({self.spaces[a].kind, self.spaces[b].kind} & OPAQUE)

    def adjacent(self, a: str, b: str) -> bool:
        """Sharing an edge without a planetary shield or entrance on it (XIA-364)."""
        if self.distance(a, b) != 1:
            return False
        one, other = self.spaces[a], self.spaces[b]
        return not (self.parted(a, b) and (one.planet or other.planet))

    # Places

    def feature(self, feature: str) -> Iterator[Space]:
        return (space for space in self.spaces.values() if feature in space.features)

    def spawn_points(self) -> dict[int, str]:
        return {space.spawn: space.id for space in self.spaces.values() if space.spawn is not None}

    def mission_point(self, sector: str) -> str | None:
        found = [space.id for space in self.feature("M") if space.sector == sector]
        return found[0] if found else None

    @cached_property
    def frontier(self) -> frozenset[str]:
        """Spaces with an unexplored edge."""
        return frozenset(space for space in self.spaces if any(True for _ in self.unexplored(space)))

    def gates(self) -> dict[str, list[str]]:
        """Gate sectors that lead to each other, and their gate spaces; the Tiger gate does not (XIA-345)."""
        return self._gates

    @cached_property
    def _gates(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for space in self.spaces.values():
            if space.kind == "gate" and space.sector != TIGER:
                found.setdefault(space.sector, []).append(space.id)
        return found

    # Sectors

    def beside(self, sector: str) -> Iterator[str]:
        centre = Hex(*self.laid[sector].centre)
        for step in LATTICE:
            if centre.plus(step) in self.centres:
                yield self.centres[centre.plus(step)]

    def flight(self, a: str, b: str) -> int | None:
        """The fewest sectors that a way over spaces enters; star spaces are closed, gates do not count
        (XIA-401 to XIA-403). None if there is no way, or one of them is not laid."""
        if a not in self.laid or b not in self.laid:
            return None
        if a not in self._far:
            self._far[a] = self._flights(a)
        return self._far[a].get(b)

    def _flights(self, a: str) -> dict[str, int]:
        """To every sector that can be flown to: space by space, those of a sector before the next one's."""
        far = {space.id: 0 for space in self.spaces.values() if space.sector == a and space.kind != "star"}
        queue = deque(far)
        while queue:
            space = queue.popleft()
            for _, other in self.neighbours(space):
                entered = self.spaces[other].sector != self.spaces[space].sector
                if self.spaces[other].kind == "star" or far[space] + entered >= far.get(
                    other, len(self.spaces)
                ):
                    continue
                far[other] = far[space] + entered
                (queue.append if entered else queue.appendleft)(other)
        found: dict[str, int] = {}
        for space, sectors in far.items():
            sector = self.spaces[space].sector
            found[sector] = min(sectors, found.get(sector, sectors))
        return found


@lru_cache(maxsize=256)
def _board(laid: tuple[Laid, ...], open_fields: bool) -> Board:
    return Board(laid, open_fields)


def board(state: State) -> Board:
    return _board(tuple(state.laid), state.options.open_fields)


def attach(board: Board, sector: str, to: str, side: int) -> Laid:
    """How a new sector lies against that side: turned until the joined symbols match (XIA-356)."""
    old = board.laid[to]
    symbol = SECTORS[to].symbols[(side - old.turn) % 6]
    facing = SECTORS[sector].symbols.index(symbol)
    centre = Hex(*old.centre).plus(LATTICE[side])
    return Laid(sector, (centre.q, centre.r), (side + 3 - facing) % 6)


CELLS = tuple(sorted(disc(Hex(0, 0), 2), key=lambda cell: (cell.r, cell.q)))
"""The 19 spaces of a sector in the order of their numbers."""
