"""Whatever is landed, built, filled in, planned or scuttled: it is refused and changes nothing, or the game
goes on and every invariant holds."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core import saved
from rules.core.contract import Action, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Build, Form, Land, Plan, Scuttle
from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import State, System
from tests.rules.kit import waited
from tests.rules.twilight_imperium.invariants import faults
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.test_setup import whole

ANY = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEED = b"any answer"
UNITS = ("carrier", "cruiser", "destroyer", "dreadnought", "war_sun", "fighter", "gf", "shock", "pds", "dock")
STEPS = 25


# Positions in a whole game, in which nothing is amiss


@cache
def _begun() -> bytes:
    """The first turn of seat 0, who is rich."""
    state = whole(3)
    RULES.settle(state, Dice(SEED, 0))
    while not isinstance(state.stack[-1], frames.Turn):
        _silent(state)
    seat = state.stack[-1].seat
    player = state.players[seat]
    player.goods, player.fleet, player.strategy, player.command = 9, 6, 4, 4
    state.shown += [state.objectives.pop() for _ in range(3)]
    return saved.dump(state)


def begun() -> tuple[State, int]:
    state = saved.load(_begun(), State)
    return state, state.stack[-1].seat


def _silent(state: State) -> None:
    seat = waited(RULES, state)[0]
    action = RULES.default(state, seat)
    assert action is not None
    RULES.play(state, seat, action, Dice(SEED, state.throws))


def _far(state: State, seat: int, planets: int) -> System:
    """Somewhere with so many planets of nobody."""
    open_ones = (
        each
        for each in systems.places(state)
        if len(each.planets) == planets and galaxy.ring_of(each.at) in (1, 2)
    )
    return next(each for each in open_ones if all(planet.owner is None for planet in each.planets))


def landing() -> tuple[State, int]:
    """A full fleet over two planets, one of them defended."""
    state, seat = begun()
    place = _far(state, seat, 2)
    Table(state).at(place.at).ships(seat, carrier=2, dreadnought=1, war_sun=1, fighter=2)
    one, two, *_ = place.ships
    one.gf, one.shock, two.gf, two.pds, state.shock_left = 3, 1, 2, 1, state.shock_left - 1
    control.take(state, 1 - min(seat, 1), place.planets[0].id, "annexed")
    place.planets[0].gf, place.planets[0].shown = 2, place.planets[0].token is not None
    place.counters.append(seat)
    state.stack.append(frames.Tactical(seat, place.at, "land", moved=[one.id, two.id], arrived=True))
    RULES.settle(state, Dice(SEED, 0))
    return state, seat


def producing() -> tuple[State, int]:
    state, seat = begun()
    home = state.systems[state.players[seat].home]
    for planet in home.planets:
        planet.dock = None if planet.dock is None else 0
    home.counters.append(seat)
    state.stack.append(frames.Tactical(seat, home.at, "produce", arrived=True))
    RULES.settle(state, Dice(SEED, 0))
    return state, seat


def status() -> tuple[State, int]:
    state, seat = begun()
    state.stack = [frames.Round(stage="status"), frames.Status()]
    for player in state.players:
        player.picked = []
    RULES.settle(state, Dice(SEED, 0))
    return state, seat


def battle() -> tuple[State, int]:
    state, seat = begun()
    place = _far(state, seat, 1)
    other = (seat + 1) % 3
    Table(state).at(place.at).ships(seat, cruiser=2, dreadnought=1).ships(
        other, cruiser=3, carrier=1, fighter=3
    )
    state.players[other].fleet = 6
    place.counters.append(seat)
    near = galaxy.beside(state, place.at)[0]
    state.systems[near].counters.append(seat)
    state.stack.append(frames.Tactical(seat, place.at, "battle", arrived=True))
    RULES.settle(state, Dice(SEED, 0))
    return state, seat


POSITIONS = {"land": landing, "build": producing, "form": status, "plan": battle, "scuttle": status}
WANTED: dict[str, type[Any]] = {
    "land": frames.Landing,
    "build": frames.Producing,
    "form": frames.Forms,
    "plan": frames.BattlePlans,
    "scuttle": frames.Forms,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_positions_ask_what_they_are_made_for(name: str) -> None:
    state, seat = POSITIONS[name]()
    asks = isinstance(state.stack[-1], WANTED[name]) or name in ("land", "build")
    assert asks and seat in waited(RULES, state) and faults(state) == []


# Anything


def _names(state: State, seat: int) -> list[str]:
    """Places that mean something here, often, and some that do not."""
    top = state.stack[-1]
    at = getattr(top, "system", state.players[seat].home)
    near = [at, *(planet.id for planet in state.systems[at].planets)]
    own = [planet.id for planet in systems.planets_of(state, seat)]
    return [*near * 4, *own, "mecatol_rex", "000", "nowhere"]


def items(state: State, seat: int, units: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    place, unit = st.sampled_from(_names(state, seat)), st.sampled_from(units)
    counted = st.builds(lambda a, b, n: f"{a}.{b}:{n}", place, unit, st.integers(0, 3))
    plain = st.builds(lambda a, b: f"{a}.{b}", place, unit)
    words = st.sampled_from(("all", "suggested", "x", "lodor.", ".gf", "jord.gf:-1"))
    some = st.lists(st.one_of(counted, plain), min_size=1, max_size=3)
    return st.one_of(some, some, some, st.lists(st.one_of(plain, words), max_size=3)).map(tuple)


def payments(state: State, seat: int) -> st.SearchStrategy[tuple[str, ...]]:
    planets = [planet.id for planet in systems.planets_of(state, seat)]
    found = [
        "goods:1",
        "goods:3",
        "goods:99",
        "strategy:1",
        "fleet:2",
        "command:1",
        "mecatol_rex",
        "politics:x",
    ]
    return st.lists(st.sampled_from([*planets, *found]), max_size=4).map(tuple)


def lands(state: State, seat: int) -> st.SearchStrategy[Action]:
    return st.builds(Land, items(state, seat, ("gf", "gf", "shock", "pds", "fighter", "cruiser")))


def builds(state: State, seat: int) -> st.SearchStrategy[Action]:
    """Mostly without a word of how it is paid for."""
    works = st.sampled_from(
        [None, None, *(f"{each}.colony" for each in _names(state, seat)), "jord.refinery"]
    )
    pay = st.one_of(st.just(()), st.just(()), payments(state, seat))
    return st.builds(Build, items(state, seat, UNITS), pay, st.booleans(), works)


def forms(state: State, seat: int) -> st.SearchStrategy[Action]:
    areas = st.lists(st.sampled_from(("strategy:1", "fleet:1", "command:2", "command:-1", "x:1")), max_size=3)
    owned = [planet.id for planet in systems.planets_of(state, seat)]
    return st.builds(
        Form,
        score=st.sampled_from([None, "nothing", *state.shown, "x"]),
        pay=st.one_of(st.just(()), payments(state, seat)),
        secret=st.sampled_from((False, False, True)),
        hide=st.booleans(),
        refresh=st.one_of(st.just(()), st.lists(st.sampled_from(owned), max_size=2).map(tuple)),
        counters=st.one_of(st.just(()), areas.map(tuple)),
        split=st.one_of(st.just(()), st.lists(st.integers(-1, 9), min_size=3, max_size=3).map(tuple)),
        keep=st.lists(st.sampled_from([*state.players[seat].cards, "x"]), max_size=2).map(tuple),
        use=st.lists(st.sampled_from(("hyper_metabolism:card", "x")), max_size=1).map(tuple),
    )


def plans(state: State, seat: int) -> st.SearchStrategy[Action]:
    words = ("each_round", "odds:40", "loses:carrier", "direct_hit", "each_round", "odds:x")
    cards = [f"{each}@1" for each in state.players[seat].cards] or ["x@1"]
    return st.builds(
        Plan,
        losses=st.lists(st.sampled_from(UNITS[:6]), max_size=3, unique=True).map(tuple),
        sustain=st.sampled_from(("first", "last", "never")),
        keep=st.integers(0, 4),
        retreat=st.sampled_from([None, *galaxy.beside(state, state.stack[-2].system), "999"]),
        tactical=st.booleans(),
        below=st.sampled_from((0, 0, 40, 101)),
        after=st.integers(0, 3),
        cards=st.one_of(st.just(()), st.lists(st.sampled_from(cards), max_size=1).map(tuple)),
        stop=st.lists(st.sampled_from(words), max_size=2).map(tuple),
        pay=st.sampled_from(((), (), ("war_chest:1",), ("martyr",))),
    )


def scuttles(state: State, seat: int) -> st.SearchStrategy[Action]:
    return st.builds(
        Scuttle, items(state, seat, ("gf", "gf", "pds", "dock", "fighter", "carrier", "cruiser"))
    )


ANYTHING = {"land": lands, "build": builds, "form": forms, "plan": plans, "scuttle": scuttles}


@ANY
@pytest.mark.parametrize("name", POSITIONS)
@given(data=st.data())
def test_any_answer_is_refused_or_keeps_everything_in_order(name: str, data: st.DataObject) -> None:
    state, seat = POSITIONS[name]()
    action = data.draw(ANYTHING[name](state, seat))
    before = saved.dump(state)
    try:
        RULES.play(state, seat, action, Dice(SEED, 1))
    except IllegalMove:
        assert saved.dump(state) == before
        return
    for _ in range(STEPS):
        assert faults(state) == [], action
        if state.over:
            return
        _silent(state)


# Paying


@ANY
@given(
    ready=st.lists(st.booleans(), min_size=12, max_size=12),
    goods=st.integers(0, 6),
    amount=st.integers(0, 14),
    kind=st.sampled_from(("resources", "influence")),
)
@pytest.mark.rule("TI-388")
def test_no_suggested_payment_has_a_planet_too_many(
    ready: list[bool], goods: int, amount: int, kind: Any
) -> None:
    state, seat = begun()
    for planet, free in zip([each for _, each in systems.planets(state)], ready, strict=False):
        planet.owner, planet.ready = seat, free
    state.players[seat].goods = goods
    found = paying.payments(state, seat, amount, kind)
    assert bool(found) == (paying.most(state, seat, kind) >= amount)
    for pay in found:
        purse = paying.read(pay)
        paying.check(state, seat, purse, amount, kind)
        for planet in purse.planets if not purse.politics else ():
            rest = purse._replace(planets=tuple(each for each in purse.planets if each != planet))
            assert paying.worth(state, rest, kind) < amount, f"{planet} of {pay} is wasted"
