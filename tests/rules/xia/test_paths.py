"""Where a ship can fly and what it risks: the search, exact odds, and what is offered."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

import pytest

from rules.xia import borders, destinations, paths
from rules.xia.components import SECTORS
from rules.xia.frames import Border, Moving
from rules.xia.geometry import LATTICE, attach, board
from rules.xia.paths import Odds
from rules.xia.state import State
from tests.rules.xia.flying import move, moving, pilot
from tests.rules.xia.layout import space
from tests.rules.xia.table import Table
from words import Words

VOID = "lost_sector"
OUT, ROCK = (space("outpost_338", *cell) for cell in ((-2, 0), (-1, 0)))
TWO_ROCKS = space("outpost_338", 0, -1)
"""Both ways there with two points lead over two rocks."""


def whole_map() -> Table:
    """All 21 sectors, as near to each other as they go."""
    table = pilot("kemplar_ii", at=space("kemplar_ii", 2, 0))
    for sector in list(table.state.sectors):
        old, side = next(
            (laid.sector, side)
            for laid in sorted(table.state.laid, key=lambda laid: abs(laid.centre[0]) + abs(laid.centre[1]))
            for side in range(6)
            if LATTICE[side].plus(table.board.where[space(laid.sector, 0, 0)]) not in table.board.centres
        )
        table.lay(sector, old, side)
    return table


# The search


def test_the_safe_way_round_is_taken_if_the_points_allow_it() -> None:
    """Through the nebula it is three steps, around it more."""
    here, there = space("burning_horse", 0, -2), space("burning_horse", 1, 1)
    for points, safe in ((4, False), (8, True)):
        table = pilot("burning_horse", at=here)
        way = paths.way(table.state, 0, there, points)
        assert way is not None
        assert way.rolls is not safe
        assert way.steps <= points
        assert (way.cost == 0) is safe


def test_a_way_is_a_chain_of_neighbours() -> None:
    table = whole_map()
    here = table.state.players[0].space
    assert here is not None
    found = paths.ways(table.state, 0, 12)
    for way in found.values():
        steps = [here, *way.path]
        assert steps[-1] == way.space
        assert len(way.path) == way.steps <= 12
        for one, other in pairwise(steps):
            assert table.board.distance(one, other) == 1
        assert not any(table.board.spaces[each].kind == "star" for each in way.path[:-1])


def test_no_way_is_worse_than_any_other_there_is() -> None:
    """Against every walk of at most four steps."""
    table = pilot("smugglers_den", "loath", at=space("smugglers_den", -2, 0))
    who = paths.pilot(table.state, 0)
    best: dict[str, int] = {}
    front = {(table.state.players[0].space or "", False): 0}
    for _ in range(4):
        after: dict[tuple[str, bool], int] = {}
        for (here, outlaw), cost in front.items():
            for to, crossed in table.board.steps(here):
                leg = paths.leg(crossed, outlaw, who.hull, who.skills)
                if not leg.closed:
                    key = (to, leg.outlaw)
                    after[key] = min(after.get(key, 10**12), cost + leg.cost)
        front = after
        for (to, _), cost in after.items():
            best[to] = min(best.get(to, 10**12), cost)
    near = {to for to, _ in table.board.steps(table.state.players[0].space or "")}
    found = paths.ways(table.state, 0, 4)
    assert {to for to in found if to not in near} <= set(best)
    for to, way in found.items():
        if to not in near:
            assert way.cost == best[to]


@pytest.mark.rule("XIA-333")
def test_the_way_to_a_neighbour_is_one_step() -> None:
    table = pilot("kemplar_ii", at=space("kemplar_ii", 2, -1))
    way = paths.way(table.state, 0, space("kemplar_ii", 1, -1), 6)
    assert way is not None
    assert way.path == [space("kemplar_ii", 1, -1)]


@pytest.mark.rule("XIA-330", "XIA-329")
def test_who_will_be_an_outlaw_by_then_finds_lawful_doors_shut() -> None:
    """Out of the den's outlaw entrance and into Kemplar's: not through its door."""
    table = pilot("loath", "kemplar_ii", at=space("loath", 0, 1))
    inside = space("kemplar_ii", 0, 0)
    innocent = paths.ways(table.state, 0, 12).get(inside)
    table.state.players[0].bounty = 1000
    outlaw = paths.ways(table.state, 0, 12).get(inside)
    assert innocent is not None
    assert outlaw is not None
    assert innocent.rolls, "leaving the planet marks the ship, so a shield has to be rolled for"
    assert outlaw.rolls


@pytest.mark.rule("XIA-318", "XIA-319")
@pytest.mark.parametrize("hull", [1, 3])
def test_only_a_star_is_certain_death_however_many_rocks_may_kill(hull: int) -> None:
    """Two rocks in a row, each deadly on half the faces of the die or fewer: a captain may try it."""
    table = pilot("outpost_338", at=OUT)
    table.hurt(0, 28 - hull)
    way = paths.way(table.state, 0, TWO_ROCKS, 2)
    assert way is not None and not way.certain_death
    assert space("outpost_338", 1, -1) in paths.ways(table.state, 0, 3), "nor does the way end there"
    move(table, 2)
    assert f"fly {TWO_ROCKS}" in table.choices
    table.play(f"fly {TWO_ROCKS}", rolls=[11])
    table.play(f"fly {TWO_ROCKS}", rolls=[11])
    assert table.state.players[0].space == TWO_ROCKS


# Odds


def played(state: State, crossed: list[Border], hull: int, power: int) -> dict[str, Fraction]:
    """The same by trying out every combination of dice."""
    skills = set(state.players[0].titles)
    sums = {"destroyed": 0, "stopped": 0, "damage": 0, "energy": 0, "bounty": 0}
    every = list(product(range(1, 21), repeat=len(crossed)))
    for rolls in every:
        damage = energy = seen = 0
        outlaw = state.players[0].bounty > 0
        for border, roll in zip(crossed, rolls, strict=True):
            fate = borders.fate(border, roll, outlaw, skills)
            if fate == "destroyed":
                damage = hull
            elif fate in ("damage", "bounced"):
                damage += roll
            elif fate == "energy":
                energy = min(power, energy + roll)
            elif fate == "detected":
                outlaw, seen = True, 1
            if damage >= hull or fate in ("bounced", "refused"):
                break
        else:
            fate = "clear"
        sums["destroyed"] += damage >= hull
        sums["stopped"] += fate in ("bounced", "refused") and damage < hull
        sums["damage"] += damage if damage < hull else 0
        sums["energy"] += energy if damage < hull else 0
        sums["bounty"] += seen
    alive = len(every) - sums["destroyed"]
    among = {"damage": alive or 1, "energy": alive or 1}
    return {name: Fraction(value, among.get(name, len(every))) for name, value in sums.items()}


@pytest.mark.parametrize("hurt", [0, 20, 25])
@pytest.mark.parametrize(
    ("sectors", "path"),
    [
        (("outpost_338",), [(-2, 0), (-1, 0), (0, 0)]),
        (("pelmont",), [(0, 0), (0, -1), (1, -1)]),
        (("burning_horse",), [(0, -1), (0, 0), (1, 0)]),
        (("kemplar_ii",), [(2, -1), (1, -1), (1, -2)]),
        (("loath",), [(0, -1), (-1, 0), (0, 0)]),
    ],
)
def test_odds_are_exact(sectors: tuple[str, ...], path: list[tuple[int, int]], hurt: int) -> None:
    here, *way = [space(sectors[0], *cell) for cell in path]
    table = pilot(*sectors, at=here)
    table.hurt(0, hurt)
    player = table.me
    crossed: list[Border] = []
    for one, other in zip([here, *way], way, strict=False):
        crossed += dict(table.board.steps(one))[other]
    found = paths.odds(table.state, 0, way)
    wanted = played(table.state, crossed, 28 - hurt, player.energy + player.armed)
    assert {name: getattr(found, name) for name in wanted} == wanted
    assert found.arrives == 1 - wanted["destroyed"] - wanted["stopped"]


def test_known_odds() -> None:
    table = pilot("pelmont", at=space("pelmont", 0, 0))
    debris = paths.odds(table.state, 0, [space("pelmont", 0, -1)])
    assert debris.destroyed == Fraction(3, 20)
    table = pilot("kemplar_ii", at=space("kemplar_ii", 2, -1))
    shield = paths.odds(table.state, 0, [space("kemplar_ii", 1, -1)])
    assert (shield.stopped, shield.bounty) == (Fraction(1, 2), Fraction(7, 20))
    assert shield.damage == Fraction(55, 20)


@pytest.mark.rule("XIA-323", "XIA-532")
def test_a_ship_that_may_be_stranded_may_not_arrive() -> None:
    """With 3 to lose, a roll of 3 to 10 strands it in the nebula, short of the space behind."""
    cloud, behind = space("burning_horse", 0, 0), space("burning_horse", 1, 0)
    table = pilot("burning_horse", at=space("burning_horse", 0, -1))
    table.me.energy, table.me.armed = 2, 1
    assert paths.odds(table.state, 0, [cloud, behind]).stopped == Fraction(8, 20)
    assert paths.odds(table.state, 0, [cloud]).stopped == 0, "there it has arrived"
    table.strand(0)
    assert paths.odds(table.state, 0, [cloud, behind]).stopped == Fraction(10, 20)
    assert paths.odds(table.state, 0, [cloud, behind], impulse=True).stopped == 0


def test_titles_change_the_odds() -> None:
    wreck = space("pelmont", 0, -1)
    table = pilot("pelmont", at=space("pelmont", 0, 0))
    table.title("wreck_diver", 0)
    assert paths.odds(table.state, 0, [wreck]).destroyed == Fraction(1, 20)


def test_what_several_cases_cost_is_reckoned_among_the_survivors() -> None:
    none = Fraction()
    half = Odds(Fraction(1, 2), Fraction(1, 4), Fraction(3), Fraction(6), Fraction(1, 2))
    lost = Odds(Fraction(1), none, none, none, none)
    found = paths.mixed([half, paths.SAFE, lost])
    assert found == Odds(Fraction(1, 2), Fraction(1, 12), Fraction(1), Fraction(2), Fraction(1, 6))
    assert paths.mixed([lost, lost]) == lost


# In words


def said(found: Odds, lang: str = "en") -> str:
    return Words(lang)("xia-odds-way", place="X", steps=1, odds=paths.words(found))


def test_odds_are_told_in_words() -> None:
    none = Fraction(0)
    assert "safe" in said(Odds(none, none, none, none, none))
    text = said(Odds(Fraction(3, 20), Fraction(1, 2), Fraction(11, 4), none, Fraction(7, 20)))
    assert "destroyed 15%" in text
    assert "stopped 50%" in text
    assert "damage ~2.8" in text
    assert "bounty 35%" in text
    assert "energy" not in text
    assert "2,8" in said(Odds(none, none, Fraction(11, 4), none, none), "ru")


def test_a_small_chance_is_not_none_and_a_great_one_not_certain() -> None:
    assert paths.percent(Fraction(1, 8000)) == 1
    assert paths.percent(Fraction(7999, 8000)) == 99
    assert paths.percent(Fraction(0)) == 0
    assert paths.percent(Fraction(1)) == 100


def test_the_private_question_is_answered_for_any_space_in_reach() -> None:
    table = pilot("pelmont", at=space("pelmont", 0, 0))
    move(table, 2)
    frame = table.frame(Moving)
    words = Words("en")
    asked = destinations.odds(table.state, frame, space("pelmont", 0, -1))
    assert asked is not None
    assert "destroyed 15%" in words("xia-odds", parts=asked)
    assert destinations.odds(table.state, frame, space("pelmont", 2, 0)) is not None
    assert destinations.odds(table.state, frame, "azure.1") is None


# What is offered


def test_never_more_than_twenty_five_and_the_safest_first() -> None:
    table = whole_map()
    move(table, 12)
    frame = table.frame(Moving)
    offered = destinations.reach(table.state, frame)
    assert len(offered) == destinations.MOST == 25
    assert [each.number for each in offered] == list(range(1, 26))
    flights = [choice for choice in table.choices if choice.startswith("fly")]
    assert flights == [f"fly {each.space}" for each in offered]
    ways = destinations.offered(table.state, frame)
    dangers = [(paths.odds(table.state, 0, way.path, impulse=True).destroyed, way.cost) for way in ways]
    assert dangers == sorted(dangers)


def test_what_is_worth_a_flight_is_offered_first() -> None:
    table = whole_map()
    move(table, 12)
    offered = {each.space for each in destinations.reach(table.state, table.frame(Moving))}
    near = {
        to
        for to, _ in table.board.steps(table.state.players[0].space or "")
        if table.board.spaces[to].kind != "star"
    }
    assert near <= offered, "every single step is there"
    worth = {destinations.there(table.state, each) for each in offered}
    assert {"mission", "buy", "sell", "token"} <= worth


@pytest.mark.rule("XIA-231", "XIA-241")
def test_an_occupied_space_is_offered_only_for_what_lies_there() -> None:
    """Anybody may pass over it all the same."""
    table = pilot(VOID, at=space(VOID, -1, 0))
    middle = space(VOID, 0, 0)
    table.state.unseen.clear()
    table.put(1, middle)
    move(table, 4)
    assert f"fly {middle}" not in table.choices and table.offers(f"fly {middle}")
    table.state.unseen[middle] = "nothing"
    assert f"fly {middle}" in table.choices


@pytest.mark.rule("XIA-318", "XIA-306")
def test_certain_death_is_never_offered_but_obeyed() -> None:
    table = pilot("xia", at=space("xia", 2, -1))
    move(table, 6)
    stars = set(table.inside("xia", "star"))
    assert not any(choice.removeprefix("fly ") in stars for choice in table.choices)
    assert table.offers(f"fly {space('xia', 1, -1)}")
    table.play(f"fly {space('xia', 0, -1)}")
    assert table.state.players[0].space is None
    assert moving(table) is None


def test_risks_have_their_names() -> None:
    table = pilot("loath", "pelmont", at=space("loath", 0, -1))
    move(table, 1)
    found = risks(table)
    assert found[space("loath", -1, 0)] == "bounty"
    assert found[space("loath", 0, 0)] == "roll"
    assert found[space("loath", 1, -1)] == "safe"


@pytest.mark.rule("XIA-319", "XIA-087")
@pytest.mark.parametrize(("hull", "risk"), [(10, "deadly"), (11, "roll")])
def test_one_rock_is_deadly_to_a_ship_it_can_kill(hull: int, risk: str) -> None:
    table = pilot("outpost_338", at=OUT)
    table.hurt(0, 28 - hull)
    move(table, 1)
    assert risks(table)[ROCK] == risk


@pytest.mark.rule("XIA-319", "XIA-087")
@pytest.mark.parametrize(("hull", "risk"), [(20, "deadly"), (21, "roll")])
def test_damage_of_two_rocks_adds_up_to_a_deadly_way(hull: int, risk: str) -> None:
    """Neither alone can kill the ship; ten and ten can."""
    table = pilot("outpost_338", at=OUT)
    table.hurt(0, 28 - hull)
    move(table, 2)
    found = risks(table)
    assert (found[ROCK], found[TWO_ROCKS]) == ("roll", risk)
    assert list(found)[-1] == TWO_ROCKS, "and the safest are offered first"


def risks(table: Table) -> dict[str, str]:
    return {each.space: each.risk for each in destinations.reach(table.state, table.frame(Moving))}


def test_the_whole_map_is_searched_once_for_each_question() -> None:
    table = whole_map()
    assert len(table.state.laid) == len(SECTORS)
    before = paths.search.cache_info().misses
    move(table, 12)
    for _ in range(5):
        assert table.choices
    assert paths.search.cache_info().misses <= before + 2
    assert board(table.state) is board(table.state)
    assert attach(table.board, "xia", "azure", 0).sector == "xia"
