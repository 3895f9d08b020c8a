"""An android's plans: everything worth flying to, by what it brings for the steps it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from rules.xia import business, errands, outfitting, query, rescue, valuing
from rules.xia.charts import FAR
from rules.xia.components import CARGO, MISSIONS, TITLES, Cargo, Mission
from rules.xia.geometry import Space
from rules.xia.state import Loose
from rules.xia.valuing import Eyes, money

ANY_PLAN = 7.0
"""Steps that every plan costs beside its ways: so a near trifle does not always come first."""
MISSION, MISSION_WAYS = 1.6, 21.0
"""What a mission that has not been drawn yet will bring, and its steps."""
BLOODY = 0.7
"""A fight is begun for less than it may bring: whoever fights is hurt, and hunted."""
SCANNING = 3.0
"""Steps that the energy of a scan would have brought."""
MARGIN = 4.0
"""Steps kept back for the way to a planet."""


LEADERS, FOLLOWERS = 8, 12
"""Plans that are compared with what could follow them."""
REPEATED = ("token", "scan")
GATES = "gate_rider"


class Goal(Struct, frozen=True):
    what: str
    space: str
    worth: float
    steps: float
    """Of all its ways."""
    kind: Cargo | None = None
    ship: str | None = None
    end: str | None = None
    """Where it leads in the end, if not there."""

    @property
    def rate(self) -> float:
        return self.worth / (self.steps + ANY_PLAN)


def best(eyes: Eyes) -> Goal | None:
    """The best for its steps; with little energy only what leads to a planet."""
    harbours = list(_harbours(eyes))
    near = min((eyes.ways.to(goal.space) for goal in harbours), default=FAR)
    short = valuing.endurance(eyes) < near + MARGIN and not eyes.here.planet
    found = harbours if short and near < FAR else [*harbours, *goals(eyes)]
    useful = [goal for goal in found if goal.worth > 0 and goal.steps < FAR]
    useful.sort(key=lambda goal: (-goal.rate, goal.what, goal.space))
    follow = [goal for goal in useful if goal.what != "harbour"][:FOLLOWERS]
    return max(useful[:LEADERS], key=lambda goal: _with_next(eyes, goal, follow), default=None)


def _with_next(eyes: Eyes, goal: Goal, others: list[Goal]) -> float:
    """Its rate with the best that can be done after it, so that what lies on one way is done on one way; and
    half its own rate, so that the nearer comes first."""
    onward = eyes.ways_from(goal.end or goal.space)
    rates = [goal.rate]
    for other in others:
        another = other.what in REPEATED and other.space != goal.space
        if other.what != goal.what or another:
            steps = goal.steps + other.steps - eyes.ways.to(other.space) + onward.to(other.space)
            rates.append((goal.worth + other.worth) / (steps + 2 * ANY_PLAN))
    return max(rates) + goal.rate / 2


def goals(eyes: Eyes) -> Iterator[Goal]:
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


def _harbours(eyes: Eyes) -> Iterator[Goal]:
    """Business where a turn ends on a planet: the rest of the turn's movement is lost with it."""
    worth = _business(eyes)
    left = valuing.moves_left(eyes)
    for space in eyes.board.spaces.values():
        if space.planet and (space.id == eyes.here.id or not query.occupied(eyes.state, space.id)):
            far = eyes.ways.to(space.id)
            yield Goal("harbour", space.id, worth, max(far, left) if far < FAR else FAR)


def _business(eyes: Eyes) -> float:
    player = eyes.player
    most = query.mat(player).energy
    need = 1 - player.energy / most
    worth = 0.05 + 0.7 * need * need
    if valuing.endurance(eyes) < 2 * valuing.speed(player):
        worth += 1.0
    if player.damage and player.credits >= business.repair_price(player):
        worth += 1.5 * (len(player.damage) / valuing.size(player)) ** 1.5
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
            worth = valuing.sale(wanted, others if others > 1 else 0) + valuing.bulk(eyes, wanted)
            yield Goal("sell", space.id, worth, eyes.ways.to(space.id))


def _hauls(eyes: Eyes) -> Iterator[Goal]:
    """Cubes bought or found, and carried to whoever wants them."""
    if eyes.player.cargo and len({cube.kind for cube in eyes.player.cargo}) > 1:
        return
    for space in valuing.feature(eyes, "B"):
        for kind in _sold_at(space):
            pairs = min(budget(eyes) // 1000, eyes.room // 2, query.cubes_left(eyes.state, kind) // 2)
            yield from _haul(eyes, "buy", space.id, kind, 2 * pairs, 1000 * pairs)
    lying = Counter((cube.space, cube.kind) for cube in eyes.state.loose if not _thrown_now(eyes, cube))
    for (where, loose_kind), count in lying.items():
        yield from _haul(eyes, "collect", where, loose_kind, min(count, eyes.room), 0)


def _thrown_now(eyes: Eyes, cube: Loose) -> bool:
    return cube.owner == eyes.seat and cube.turn == eyes.state.turns


def _sold_at(space: Space) -> tuple[Cargo, ...]:
    offer = space.region.buy if space.region is not None else None
    return () if offer is None else CARGO if offer == "any" else (offer,)


def _haul(eyes: Eyes, what: str, where: str, kind: Cargo, count: int, cost: int) -> Iterator[Goal]:
    aboard = eyes.player.cargo
    far = eyes.ways.to(where)
    if count < 1 or (aboard and aboard[0].kind != kind) or far >= FAR:
        return
    onward, end = valuing.nearest_sale(eyes, where, kind)
    if onward < FAR:
        after = count + len(aboard)
        worth = valuing.sale(after) - valuing.sale(len(aboard)) - money(cost) + valuing.bulk(eyes, after)
        yield Goal(what, where, worth, far + onward, kind, end=end)


# Missions


def _errand(eyes: Eyes) -> Iterator[Goal]:
    errand = eyes.player.mission
    if errand is None or hopeless(eyes):
        for place in valuing.feature(eyes, "M"):
            if place.id not in eyes.player.drawn_at:
                yield Goal("draw", place.id, MISSION, eyes.ways.to(place.id) + MISSION_WAYS)
    if errand is None:
        return
    card = errands.card(errand)
    if errand.done:
        point = _point(eyes, card.delivery)
        if point is not None:
            worth = 1 + valuing.EXPERIENCE + money(errand.payment or 0) + valuing.deed(eyes, card.type)
            yield Goal("deliver", point, worth, eyes.ways.to(point))
    else:
        yield from _objective(eyes, card)


def _point(eyes: Eyes, sector: str | None) -> str | None:
    return eyes.board.mission_point(sector) if sector is not None and sector in eyes.board.laid else None


def _objective(eyes: Eyes, card: Mission) -> Iterator[Goal]:
    """Where passengers, data or contraband are; beside a ship to rob. A kill is a fight."""
    worth, steps = valuing.mission(eyes, card), valuing.mission_steps(eyes, card)
    point = _point(eyes, card.pickup)
    if point is not None:
        yield Goal("objective", point, worth, steps, end=_point(eyes, card.delivery))
    if card.type == "thief":
        for ship in valuing.quarry(eyes, card):
            for space in _beside(eyes, ship):
                yield Goal("objective", space, worth, steps, ship=ship)


def hopeless(eyes: Eyes) -> bool:
    """A mission that has not begun and leads where nobody knows the way: better draw another."""
    errand = eyes.player.mission
    if errand is None or errand.done:
        return False
    return valuing.mission_steps(eyes, errands.card(errand)) > 2 * valuing.UNKNOWN


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
    worth = valuing.token(eyes.state) + valuing.deed(eyes, "token")
    for space in eyes.state.unseen:
        yield Goal("token", space, worth, eyes.ways.to(space))


def _scans(eyes: Eyes) -> Iterator[Goal]:
    """A new sector: its token, its planets, and the sector a mission waits for."""
    if not eyes.state.sectors or not eyes.player.energy:
        return
    planets = sum(space.planet for space in eyes.board.feature("M"))
    worth = 0.1 + 0.3 * valuing.token(eyes.state) + 0.08 * max(0, 4 - planets) + valuing.deed(eyes, "scan")
    errand = eyes.player.mission
    if errand is not None and {MISSIONS[errand.mission].delivery} - {*eyes.board.laid}:
        worth += 1.5 / len(eyes.state.sectors) + 0.2
    edge = sorted(eyes.board.frontier, key=lambda space: (eyes.ways.to(space), space))[:3]
    for space in edge:
        yield Goal("scan", space, worth, eyes.ways.to(space) + SCANNING)


def _digs(eyes: Eyes) -> Iterator[Goal]:
    for space in valuing.feature(eyes, "X"):
        worth = valuing.extraction(eyes, space)
        if worth > 0:
            yield Goal("extract", space.id, worth, eyes.ways.to(space.id))


def _gates(eyes: Eyes) -> Iterator[Goal]:
    """To and fro, for whoever may still become a Gate Rider."""
    part, gates = valuing.deed(eyes, "warp"), eyes.board.gates()
    if part and len(gates) > 1:
        rides = round(TITLES[GATES].fame / part)
        for space in (space for spaces in gates.values() for space in spaces):
            if space == eyes.player.space or not query.occupied(eyes.state, space):
                yield Goal("warp", space, TITLES[GATES].fame, eyes.ways.to(space) + rides)


# Other ships


def _rescues(eyes: Eyes) -> Iterator[Goal]:
    if eyes.player.energy < rescue.NEEDED + 2:
        return
    for seat, other in enumerate(eyes.state.players):
        if seat != eyes.seat and other.space is not None and query.stranded(other):
            for space in _beside(eyes, str(seat)):
                yield Goal(
                    "rescue", space, 1 + valuing.deed(eyes, "rescue"), eyes.ways.to(space), ship=str(seat)
                )


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
                worth = BLOODY * chance * valuing.prey(eyes, ship)
                yield Goal("fight", space, worth, eyes.ways.to(space) + 2, ship=ship)
