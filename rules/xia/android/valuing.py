"""What things are worth to an android, in fame: money, cubes, tokens, missions, ships shot at."""

from __future__ import annotations

from fractions import Fraction

from rules.xia import defence, destruction, errands, market, odds, paths, query, shapes, titles, weapons
from rules.xia.actions import Fire
from rules.xia.android import charts
from rules.xia.android.charts import FAR, Chart, Flyer
from rules.xia.components import KINDS, NPCS, TITLES, TOKENS, Cargo, Mission
from rules.xia.frames import Border, Moving
from rules.xia.geometry import Board, Space, board
from rules.xia.state import Player, State

FIRST, THOUSAND = 0.28, 0.2
"""Fame for a thousand credits: five of them buy a larger ship and with it a point, later only the point."""
LATE = (0.2, 0.5, 0.75, 0.9, 1.0)
"""What is left of that when so many points are missing."""
UNKNOWN = 40
"""Steps to a sector that has not been found."""
HUNT = 20
"""Steps more for a kill than to its place."""
PAIRED = 0.3
"""For a cube's part in a sale that brings fame."""
LOST, HURT, DRAINED, TURNED_AWAY = 1.3, 0.06, 0.06, 0.15
"""Fame lost with the ship, with a point of damage, of energy, and where a border stops it."""
USUAL = 0.05
"""Fame a step brings on average."""
EXPERIENCE = 0.15
"""A completed mission repeats rolls of others like it."""
OUTLAWED, WANTED = 0.25, 0.4
"""Lost with a thousand of bounty: lawful planets are closed, and the Enforcer comes; or gained with it."""


class Eyes:
    """The table as one player sees it, with what is measured often: never what lies face down."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player: Player = state.players[seat]
        self.board: Board = board(state)
        who = paths.pilot(state, seat)
        self.flyer = Flyer(min(who.hull, 11), who.outlaw, who.skills)
        self.here = query.where(state, seat)

    @property
    def ways(self) -> Chart:
        assert self.player.space is not None
        return self.ways_from(self.player.space)

    def ways_from(self, space: str) -> Chart:
        return charts.chart(self.board, space, self.flyer)

    @property
    def room(self) -> int:
        return len(query.free_cells(self.player))

    @property
    def hull(self) -> int:
        return destruction.left(self.state, str(self.seat))

    def money(self, credits: float) -> float:
        """In fame: near the end there is less left to buy with it."""
        missing = self.state.needed - self.player.fame
        worth = FIRST if query.mat(self.player).level == 1 else THOUSAND
        return worth * LATE[min(missing, len(LATE)) - 1] * credits / 1000

    def outlawed(self, credits: float) -> float:
        """Fame lost with a price on the own head; who may become the Most Wanted gains by it."""
        wanted = aims(self, "most_wanted")
        return (-WANTED if wanted else OUTLAWED) * credits / 1000

    @property
    def last_point(self) -> bool:
        """One more fame wins: money alone does not bring it."""
        return self.player.fame + 1 >= self.state.needed


# Places


def feature(eyes: Eyes, mark: str) -> list[Space]:
    return [space for space in eyes.board.feature(mark) if eyes.ways.to(space.id) < FAR]


def sells(space: Space, kind: Cargo) -> bool:
    return space.region is not None and space.region.sell in (kind, "any")


def nearest_sale(eyes: Eyes, start: str, kind: Cargo) -> tuple[float, str | None]:
    """From there to whoever wants such cubes."""
    ways = eyes.ways_from(start)
    found = [(ways.to(space.id), space.id) for space in eyes.board.feature("$") if sells(space, kind)]
    return min(found, default=(FAR, None))


def sale(eyes: Eyes, count: int, others: int = 0) -> float:
    """Of so many cubes, with others left in the hold."""
    return eyes.money(1000 * count) + (1 if market.earns_fame(count, others) else 0)


def token(eyes: Eyes) -> float:
    """A face-down token, from what has been seen of all of them."""
    left = dict(TOKENS)
    for player in eyes.state.players:
        for face in player.tokens:
            left[face] -= 1
    return (left["fame"] + eyes.money(1000) * left["credits"]) / max(1, sum(left.values()))


def extraction(eyes: Eyes, space: Space) -> float:
    """A try at mining, salvaging or harvesting: a cube that may make a pair, against a bad roll."""
    kind = space.region.yields if space.region is not None else None
    if kind is None or not eyes.room or not query.cubes_left(eyes.state, kind):
        return 0.0
    border = Border(space.kind, True, space.sector)  # type: ignore[arg-type]
    cube = eyes.money(1000) + PAIRED if nearest_sale(eyes, space.id, kind)[0] < UNKNOWN else 0.0
    if {each.kind for each in eyes.player.cargo} - {kind}:
        cube = 0.0
    worth = 0.0
    for fate, loss, faces in paths.outcomes(border, False, eyes.flyer.skills):
        fatal = fate == "destroyed" or (fate == "damage" and loss >= eyes.hull)
        bad = LOST if fatal else loss * (HURT if fate == "damage" else DRAINED)
        if fate == "energy" and loss >= eyes.player.energy + eyes.player.armed:
            bad = LOST
        worth += faces / 20 * (cube + deed(eyes, str(space.kind)) if fate == "clear" else -bad)
    return worth


def risk(found: paths.Odds) -> float:
    """Of a way, in fame; where a die is rolled there is luck too."""
    lost = LOST * found.destroyed + HURT * found.damage + DRAINED * found.energy
    return float(lost) + OUTLAWED * float(found.bounty) + TURNED_AWAY * float(found.stopped)


# Titles

DEEDS = {
    "scan": ("pathfinder",),
    "token": ("beachcomber",),
    "rescue": ("samaritan",),
    "warp": ("gate_rider",),
    "asteroid": ("rockbiter",),
    "debris": ("wreck_diver",),
    "nebula": ("cloud_skimmer",),
    "passenger": ("ferryman",),
    "scientist": ("professor",),
    "smuggler": ("fixer",),
    "thief": ("fixer",),
    "assassin": ("fixer",),
}
"""Titles that a deed brings nearer."""


def aims(eyes: Eyes, title: str) -> bool:
    """Whether it lies open and nobody else has a right to it."""
    return any(
        up.title == title and eyes.seat in (*up.earned, eyes.seat)[:1] for up in eyes.state.open_titles
    )


def deed(eyes: Eyes, what: str) -> float:
    """A part of the fame of open titles: the nearer they are, the more."""
    wanted = DEEDS.get(what, ())
    return sum(
        TITLES[up.title].fame / max(1, TITLES[up.title].need - titles.progress(eyes.state, up, eyes.seat))
        for up in eyes.state.open_titles
        if up.title in wanted and aims(eyes, up.title)
    )


def bulk(eyes: Eyes, count: int) -> float:
    """A sale as large as an open title asks for."""
    open_now = any(up.title == market.BULK and not up.earned for up in eyes.state.open_titles)
    return TITLES[market.BULK].fame if open_now and count >= TITLES[market.BULK].need else 0.0


# Missions


def payment(eyes: Eyes, mission: Mission) -> float:
    """In credits, on average."""
    of = KINDS[mission.type]
    if of.by == "roll":
        rows = [errands.pay(eyes.player, of, roll) for roll in range(1, 21)]
        return sum(row.credits for row in rows) / 20
    if of.by == "level":
        return of.payments[0].credits
    return errands.fare(eyes.state, eyes.seat, mission) or of.payments[2].credits


def delivered(eyes: Eyes, card: Mission, credits: float | None) -> float:
    """What completing it brings once its objective is done."""
    of = KINDS[card.type]
    paid = credits if credits is not None else payment(eyes, card)
    return 1 + EXPERIENCE + eyes.money(paid) + deed(eyes, card.type) - eyes.outlawed(of.bounty)


def mission(eyes: Eyes, card: Mission) -> float:
    """What it brings on average before its objective is done."""
    of = KINDS[card.type]
    success = {"smuggler": (21 - of.sneak) / 20, "thief": 0.75}.get(card.type, 1.0)
    return success * delivered(eyes, card, None) - (1 - success) * eyes.outlawed(of.bounty_failed)


def surplus(eyes: Eyes, card: Mission) -> float:
    """What it brings more than its ways would bring otherwise."""
    return mission(eyes, card) - USUAL * mission_steps(eyes, card)


def steps_to_sector(eyes: Eyes, start: str, sector: str | None) -> float:
    """From there to its mission point."""
    point = eyes.board.mission_point(sector) if sector in eyes.board.laid and sector else None
    if point is None:
        return UNKNOWN if eyes.state.sectors else FAR
    return eyes.ways_from(start).to(point)


def quarry(eyes: Eyes, card: Mission) -> list[str]:
    """Ships on the board that it means now."""
    ships = [ship for ship, _ in query.ships(eyes.state)]
    return [ship for ship in ships if errands.is_target(eyes.state, eyes.seat, ship, card)]


def mission_steps(eyes: Eyes, card: Mission) -> float:
    """All its ways from here, if the objective is still to be done."""
    assert eyes.player.space is not None
    if card.pickup is not None:
        point = eyes.board.mission_point(card.pickup) if card.pickup in eyes.board.laid else None
        onward = steps_to_sector(eyes, point or eyes.player.space, card.delivery)
        return steps_to_sector(eyes, eyes.player.space, card.pickup) + onward
    far = [steps_to_ship(eyes, ship) for ship in quarry(eyes, card)]
    if card.type != "thief":
        far = [
            steps + HUNT
            for steps, ship in zip(far, quarry(eyes, card), strict=True)
            if kill_chance(eyes, ship) > 0.2
        ]
    return min(far, default=FAR) + steps_to_sector(eyes, eyes.player.space, card.delivery)


# Fights


def steps_to_ship(eyes: Eyes, ship: str) -> float:
    space = query.space_of(eyes.state, ship)
    return eyes.ways.to(space) if space is not None else FAR


def guns(player: Player) -> list[int]:
    """Free spots of blasters and missiles, as many as a turn can use, the best first."""
    found = [each for each in player.outfits if query.outfit(each).type in ("blaster", "missile")]
    found.sort(key=lambda each: -query.outfit(each).die)
    cells = [cell for each in found for cell in query.spots(each) if cell not in player.damage]
    return cells[:4]


def kill_chance(eyes: Eyes, ship: str) -> Fraction:
    """With all guns at once on a ship that defends itself."""
    armed = guns(eyes.player)
    if not armed:
        return Fraction(0)
    attack = weapons.strength(eyes.player, armed)
    rest = odds.through(attack, defence.strongest(eyes.state, ship))
    return odds.chance(rest, destruction.left(eyes.state, ship))


def prey(eyes: Eyes, ship: str) -> float:
    """What destroying it brings."""
    state = eyes.state
    if query.is_npc(ship):
        other = query.npc(state, ship)
        fame, purse = NPCS[ship].fame, other.credits  # type: ignore[index]
    else:
        fame, purse = query.level(state, ship), query.player(state, ship).bounty
    worth = fame + eyes.money(purse) - (0 if query.outlaw(state, ship) else eyes.outlawed(1000))
    if not query.is_npc(ship) and fame > query.mat(eyes.player).level and aims(eyes, "duelist"):
        worth += TITLES["duelist"].fame
    errand = eyes.player.mission
    if errand is not None and not errand.done:
        card = errands.card(errand)
        if card.type in ("bounty_hunter", "assassin") and errands.is_target(state, eyes.seat, ship, card):
            worth += 0.6 * mission(eyes, card)
    return worth


def rammed(eyes: Eyes, fire: Fire) -> float:
    """More for a ram that destroys, where a title asks for it."""
    rams = any(cell in each.cells for each in query.of_type(eyes.player, "engine") for cell in fire.weapons)
    return TITLES["battering_ram"].fame if rams and aims(eyes, "battering_ram") else 0.0


def far_hit(eyes: Eyes, fire: Fire) -> float:
    """Missiles that may do as much damage as a title asks for."""
    missiles = query.of_type(eyes.player, "missile")
    if not aims(eyes, "long_arm") or not any(
        cell in each.cells for each in missiles for cell in fire.weapons
    ):
        return 0.0
    attack = weapons.strength(eyes.player, fire.weapons, fire.abilities)
    rest = odds.through(attack, defence.strongest(eyes.state, fire.target))
    return TITLES["long_arm"].fame * float(odds.chance(rest, TITLES["long_arm"].need))


# The ship


def engines(player: Player) -> list[float]:
    """What the engines bring in a turn, use by use, the best first."""
    uses: list[float] = []
    for each in query.of_type(player, "engine"):
        mean = max(0.5, (query.outfit(each).die + 1) / 2 - query.hits(player, each))
        uses += [mean for cell in query.spots(each) if cell not in player.damage]
    return sorted(uses, reverse=True)


def speed(player: Player) -> float:
    """Steps of a whole turn."""
    return query.mat(player).impulse + sum(engines(player)[:4])


def free_engines(player: Player) -> list[float]:
    """What the engines can still bring in this turn, use by use."""
    uses: list[float] = []
    for each in query.of_type(player, "engine"):
        mean = max(0.5, (query.outfit(each).die + 1) / 2 - query.hits(player, each))
        uses += [mean] * len(query.free_spots(player, each))
    return sorted(uses, reverse=True)[: player.armed]


def moves_left(eyes: Eyes) -> float:
    """Steps that are left in this turn, of the move under way too."""
    player = eyes.player
    under_way = sum(f.left for f in eyes.state.stack if isinstance(f, Moving) and f.seat == eyes.seat)
    engine = sum(free_engines(player))
    return under_way + engine + (query.mat(player).impulse if player.impulse else 0)


def endurance(eyes: Eyes) -> float:
    """Steps before the ship is stranded."""
    best = engines(eyes.player)
    mean = sum(best) / len(best) if best else 0.0
    return moves_left(eyes) + mean * eyes.player.energy


def size(player: Player) -> int:
    assert player.ship is not None
    return shapes.size(player.ship)
