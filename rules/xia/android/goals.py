"""Everything an android could fly to, and what it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from rules.xia import business, errands, market, query, rescue
from rules.xia.android import dangers, outfitting, valuing
from rules.xia.android.charts import FAR
from rules.xia.android.valuing import Eyes
from rules.xia.components import CARGO, MISSIONS, TITLES, Cargo, Mission
from rules.xia.geometry import Space
from rules.xia.state import Loose

ENDS = 2.0
"""Steps lost with an action that ends a move."""
POINTS = 13
"""Sectors with a mission point."""
BLOODY = 0.7
"""A fight is begun for less than it may bring: whoever fights is hurt, and hunted."""
SCANNING = 3.0
"""Steps that the energy of a scan would have brought."""
GATES = "gate_rider"


class Goal(Struct, frozen=True):
    what: str
    space: str
    """Empty: a sector that has not been found."""
    worth: float
    delay: float = 0.0
    """Steps it costs beside the way."""
    fame: float = 0.0
    """Points of it that are sure to count for victory."""
    kind: Cargo | None = None
    ship: str | None = None
    then: Goal | None = None
    """What it makes possible."""
    needs: str = ""
    """What must be done before."""

    @property
    def key(self) -> str:
        """Of goals with one key only one can be reached."""
        return (
            f"{self.what} {self.space}" if self.what in ("token", "scan") else KEYS.get(self.what, self.what)
        )


KEYS = {"buy": "haul", "collect": "haul", "objective": "mission"}


def every(eyes: Eyes) -> Iterator[Goal]:
    """Everything but a planet at the end of the turn."""
    yield from _sales(eyes)
    yield from _hauls(eyes)
    yield from _errand(eyes)
    yield from _tokens(eyes)
    yield from _scans(eyes)
    yield from _digs(eyes)
    yield from _gates(eyes)
    yield from _rescues(eyes)
    yield from _fights(eyes)


# Planets


def harbours(eyes: Eyes) -> Iterator[Goal]:
    """Business where a turn ends on a planet: the rest of the turn's movement is lost with it."""
    worth = _business(eyes)
    for space in eyes.board.spaces.values():
        free = space.id == eyes.here.id or not query.occupied(eyes.state, space.id)
        if space.planet and free and not dangers.exposed(eyes.state, eyes.seat, space.id):
            yield Goal("harbour", space.id, worth)


def _business(eyes: Eyes) -> float:
    player = eyes.player
    most = query.mat(player).energy
    need = 1 - player.energy / most
    worth = 0.05 + 0.7 * need * need
    if valuing.endurance(eyes) < 2 * valuing.speed(player):
        worth += 1.0
    if player.damage and player.credits >= business.repair_price(player):
        worth += 2.0 * (len(player.damage) / valuing.size(player)) ** 1.5
    return worth + outfitting.prospect(eyes)


# Trade


def budget(eyes: Eyes) -> int:
    """For cargo: what a ship or fame is about to be bought for stays."""
    player = eyes.player
    price = outfitting.next_price(eyes)
    return player.credits - price if player.credits >= price else player.credits


def _sales(eyes: Eyes) -> Iterator[Goal]:
    aboard = Counter(cube.kind for cube in eyes.player.cargo)
    for space in valuing.feature(eyes, "$"):
        wanted = sum(count for kind, count in aboard.items() if valuing.sells(space, kind))
        if wanted:
            others = sum(aboard.values()) - wanted
            yield _sale(eyes, space.id, wanted, others if others > 1 else 0)


def _sale(eyes: Eyes, space: str, count: int, others: int = 0, cost: int = 0) -> Goal:
    fame = 1.0 if market.earns_fame(count, others) else 0.0
    worth = fame + eyes.money(1000 * count - cost) + valuing.bulk(eyes, count)
    return Goal("sell", space, worth, ENDS, fame)


def _hauls(eyes: Eyes) -> Iterator[Goal]:
    """Cubes bought or found, and carried to whoever wants them; another kind once the hold is empty."""
    aboard = eyes.player.cargo
    mixed = len({cube.kind for cube in aboard}) > 1
    for space in valuing.feature(eyes, "B"):
        for kind in _sold_at(space):
            more = bool(aboard) and not mixed and aboard[0].kind == kind
            if more or not aboard:
                pairs = min(budget(eyes) // 1000, eyes.room // 2, query.cubes_left(eyes.state, kind) // 2)
                yield from _haul(eyes, "buy", space.id, kind, 2 * pairs, 1000 * pairs)
            else:
                yield from _next_haul(eyes, space.id, kind)
    if mixed:
        return
    lying = Counter((cube.space, cube.kind) for cube in eyes.state.loose if not _thrown_now(eyes, cube))
    for (where, loose_kind), count in lying.items():
        if not aboard or aboard[0].kind == loose_kind:
            yield from _haul(eyes, "collect", where, loose_kind, min(count, eyes.room), 0)


def _thrown_now(eyes: Eyes, cube: Loose) -> bool:
    return cube.owner == eyes.seat and cube.turn == eyes.state.turns


def _sold_at(space: Space) -> tuple[Cargo, ...]:
    offer = space.region.buy if space.region is not None else None
    return () if offer is None else CARGO if offer == "any" else (offer,)


def _haul(eyes: Eyes, what: str, where: str, kind: Cargo, count: int, cost: int) -> Iterator[Goal]:
    """What is aboard already sells with it."""
    before = len(eyes.player.cargo)
    onward, end = valuing.nearest_sale(eyes, where, kind)
    if count < 1 or eyes.ways.to(where) >= FAR or onward >= FAR or end is None:
        return
    had = valuing.sale(eyes, before)
    sale = _sale(eyes, end, count + before, cost=cost)
    yield Goal(what, where, -had, ENDS if what == "buy" else 0.0, kind=kind, then=sale)


def _next_haul(eyes: Eyes, where: str, kind: Cargo) -> Iterator[Goal]:
    """After the sale of what is aboard."""
    sold = len(eyes.player.cargo)
    room, credits = eyes.room + sold, eyes.player.credits + 1000 * sold
    pairs = min(credits // 1000, room // 2, query.cubes_left(eyes.state, kind) // 2, 3)
    onward, end = valuing.nearest_sale(eyes, where, kind)
    if pairs and end is not None and onward < FAR:
        sale = _sale(eyes, end, 2 * pairs, cost=1000 * pairs)
        yield Goal("buy", where, 0.0, ENDS, kind=kind, then=sale, needs="sell")


# Missions


def _errand(eyes: Eyes) -> Iterator[Goal]:
    errand = eyes.player.mission
    if errand is None or hopeless(eyes):
        for place in valuing.feature(eyes, "M"):
            if place.id not in eyes.player.drawn_at:
                yield Goal("draw", place.id, drawing(eyes))
    if errand is None:
        return
    card = errands.card(errand)
    if errand.done:
        if _point(eyes, card.delivery) is not None:
            yield _delivery(eyes, card, valuing.delivered(eyes, card, errand.payment))
    else:
        yield from _objective(eyes, card)


def drawing(eyes: Eyes) -> float:
    """What looking at three missions promises: the more of their sectors are known, the more."""
    known = len(list(eyes.board.feature("M"))) / POINTS
    return 0.05 + 0.3 * (1 - (1 - known * known) ** 3)


def _delivery(eyes: Eyes, card: Mission, worth: float) -> Goal:
    point = _point(eyes, card.delivery)
    if point is None:
        return Goal("deliver", "", worth, valuing.UNKNOWN if eyes.state.sectors else FAR, 1.0)
    return Goal("deliver", point, worth, ENDS, 1.0)


def _point(eyes: Eyes, sector: str | None) -> str | None:
    return eyes.board.mission_point(sector) if sector is not None and sector in eyes.board.laid else None


def _objective(eyes: Eyes, card: Mission) -> Iterator[Goal]:
    """Where passengers, data or contraband are; beside a ship to rob. A kill is a fight."""
    delivery = _delivery(eyes, card, valuing.mission(eyes, card))
    point = _point(eyes, card.pickup)
    if point is not None:
        yield Goal("objective", point, 0.0, ENDS, then=delivery)
    if card.type == "thief":
        for ship in valuing.quarry(eyes, card):
            for space in _beside(eyes, ship):
                yield Goal("objective", space, 0.0, ENDS, ship=ship, then=delivery)


def hopeless(eyes: Eyes) -> bool:
    """A mission that has not begun and promises less than three others would: better draw again."""
    errand = eyes.player.mission
    if errand is None or errand.done:
        return False
    return valuing.surplus(eyes, errands.card(errand)) < drawing(eyes) - 0.6


def _beside(eyes: Eyes, ship: str) -> list[str]:
    """Free spaces adjacent to a ship, the nearest two."""
    there = query.space_of(eyes.state, ship)
    if there is None:
        return []
    found = [
        space
        for _, space in eyes.board.neighbours(there)
        if eyes.board.adjacent(space, there)
        and (space == eyes.player.space or not query.occupied(eyes.state, space))
    ]
    return sorted(found, key=lambda space: (eyes.ways.to(space), space))[:2]


# Exploration


def _tokens(eyes: Eyes) -> Iterator[Goal]:
    worth = valuing.token(eyes) + valuing.deed(eyes, "token")
    for space in eyes.state.unseen:
        if eyes.ways.to(space) < FAR:
            yield Goal("token", space, worth)


def _scans(eyes: Eyes) -> Iterator[Goal]:
    """A new sector: its token, its planets, and the sector a mission waits for. Nobody scans from where
    another ship is."""
    if not eyes.state.sectors or not eyes.player.energy:
        return
    planets = sum(space.planet for space in eyes.board.feature("M"))
    worth = 0.05 + 0.25 * valuing.token(eyes) + 0.05 * max(0, 4 - planets) + valuing.deed(eyes, "scan")
    errand = eyes.player.mission
    if errand is not None and {MISSIONS[errand.mission].delivery} - {*eyes.board.laid}:
        worth += 1.5 / len(eyes.state.sectors) + 0.2
    edge = [each for each in eyes.board.frontier if not query.occupied(eyes.state, each, but=str(eyes.seat))]
    for space in sorted(edge, key=lambda space: (eyes.ways.to(space), space))[:3]:
        yield Goal("scan", space, worth, SCANNING)


def _digs(eyes: Eyes) -> Iterator[Goal]:
    for space in valuing.feature(eyes, "X"):
        worth = valuing.extraction(eyes, space)
        if worth > 0:
            yield Goal("extract", space.id, worth, ENDS)


def _gates(eyes: Eyes) -> Iterator[Goal]:
    """To and fro, for whoever may still become a Gate Rider."""
    part, gates = valuing.deed(eyes, "warp"), eyes.board.gates()
    if part and len(gates) > 1:
        rides = round(TITLES[GATES].fame / part)
        for space in (space for spaces in gates.values() for space in spaces):
            if space == eyes.player.space or not query.occupied(eyes.state, space):
                yield Goal("warp", space, TITLES[GATES].fame, rides)


# Other ships


def _rescues(eyes: Eyes) -> Iterator[Goal]:
    if eyes.player.energy < rescue.NEEDED + 2:
        return
    for seat, other in enumerate(eyes.state.players):
        if seat != eyes.seat and other.space is not None and query.stranded(other):
            for space in _beside(eyes, str(seat)):
                yield Goal("rescue", space, 1 + valuing.deed(eyes, "rescue"), ENDS, 1.0, ship=str(seat))


def _fights(eyes: Eyes) -> Iterator[Goal]:
    """Only what can be reached and shot at in this turn."""
    if not valuing.guns(eyes.player) or not eyes.player.armed:
        return
    for ship, _ in query.ships(eyes.state):
        if ship == str(eyes.seat) or valuing.steps_to_ship(eyes, ship) > valuing.moves_left(eyes):
            continue
        chance = float(valuing.kill_chance(eyes, ship))
        if chance > 0.2:
            for space in _beside(eyes, ship)[:1]:
                yield Goal("fight", space, BLOODY * chance * valuing.prey(eyes, ship), ENDS, ship=ship)
