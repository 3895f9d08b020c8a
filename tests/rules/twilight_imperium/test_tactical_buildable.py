"""Where nothing can be built nobody is asked what to build; where anything can, its player is."""

from __future__ import annotations

import msgspec
import pytest

from rules.core import CannotUpgrade, saved
from rules.core.stack import Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Build, Choose, Done, Produce
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import Law
from rules.twilight_imperium.tactical import buildable
from tests.rules.twilight_imperium import strategic
from tests.rules.twilight_imperium.play import answer, asked, run
from tests.rules.twilight_imperium.table import Table, galaxy

HOME = "301"
"""Of Sol, with Jord."""


def poor(*races: str, **tiles: str) -> Table:
    """A dock on the first player's only planet, which is exhausted, and no goods."""
    found = galaxy(*(races or ("sol", "letnev", "hacan")), p201="mellon_zohbat", **tiles)
    found.state.phase, found.state.order, found.state.players[0].fleet = "action", [0, 1, 2], 2
    if not races:
        found.at(HOME).planet("jord", dock=1, ready=False)
    return found


def ask(found: Table, frame: Producing) -> bool:
    """Whether the first player is asked; the question is answered."""
    run(found, frame)
    question = asked(found, 0)
    assert (question is not None) == buildable.anything(found.state, frame)
    if question is not None:
        answer(found, 0, Done())
    assert found.state.stack == []
    return question is not None


def at_home(why: str = "tactical", budget: int = 0) -> Producing:
    return Producing(0, HOME, ["jord"], budget=budget, why=why)  # type: ignore[arg-type]


def test_without_resources_nobody_is_asked() -> None:
    found = poor()
    assert not ask(found, at_home())
    found.state.players[0].goods = 1
    assert ask(found, at_home())
    found.state.players[0].goods = 0
    assert ask(found, at_home(budget=1))


def test_money_that_buys_nothing_asks_nobody() -> None:
    """A blockade leaves Ground Forces and PDS: nobody mobilizes, and there is no room for PDS."""
    found = poor()
    found.state.players[0].goods = 9
    found.at(HOME).ships(1, destroyer=1)
    lasting.begin(found.state, "mass_mobilization", 1, "round")
    assert ask(found, at_home(why="primary"))
    found.at(HOME).planet("jord", pds=2)
    assert not ask(found, at_home(why="primary"))


def test_a_single_cheap_thing_is_enough() -> None:
    """The fleet is full and Fighters have no support left: but for Ground Forces there is money."""
    found = poor()
    found.state.players[0].goods = 1
    found.at(HOME).ships(0, destroyer=2, fighter=3)
    assert ask(found, at_home())


def test_what_a_dock_gives_of_its_own_is_money() -> None:
    found = poor()
    found.state.players[0].technologies = ["sarween_tools"]
    assert ask(found, at_home())


def test_a_dock_that_may_not_build_asks_nobody() -> None:
    found = poor()
    found.state.players[0].goods = 9
    found.at(HOME).planet("jord", dock=found.state.round + 1)
    assert not ask(found, at_home(why="primary"))


def test_next_door_counts_by_integrated_economy() -> None:
    """Home is full; ships go to the activated system beside it."""
    found = poor(p302="empty_base")
    found.state.players[0].goods = 1
    lasting.begin(found.state, "mass_mobilization", 1, "round")
    found.at(HOME).ships(0, destroyer=2, fighter=3).planet("jord", pds=2)
    found.at("302").system.counters = [0]
    assert not ask(found, at_home(why="primary"))
    found.state.players[0].technologies = ["integrated_economy"]
    assert ask(found, at_home(why="primary"))


def test_new_docks_facilities_and_mines_count_too() -> None:
    found = poor()
    player, frame = found.state.players[0], Producing(0, "201", [])
    assert not ask(found, frame)
    found.at("201").planet("zohbat", owner=0, since=1, ready=False)
    assert not ask(found, frame)
    player.goods = 2
    assert not ask(found, Producing(0, "201", [], why="primary"))
    assert ask(found, frame), "a Colony"
    found.at("201").planet("zohbat", facility="colony")
    player.goods = 3
    assert not ask(found, frame)
    player.goods = 4
    assert ask(found, frame), "a dock"
    found.at("201").planet("zohbat", dock=1)
    assert not ask(found, frame)
    found.at("201").ships(0, cruiser=1)
    assert ask(found, frame), "a mine"
    player.goods = 1
    assert not ask(found, frame)


def test_a_floating_dock_without_room_asks_nobody() -> None:
    found = poor("saar", "sol", "letnev")
    found.at("201").ships(0, dock=1, cruiser=2)
    (dock,) = found.at("201").system.docks
    found.state.players[0].goods = 1
    found.state.laws = [Law("fleet_restrictions")]
    frame = Producing(0, "201", [str(dock.id)], why="primary")
    found.at("201").ships(0, fighter=4)
    assert not ask(found, frame), "no planet, no Carrier, no support"
    found.at("201").ships(0, carrier=1)
    assert ask(found, frame), "aboard the Carrier"


# Where it is chosen


def offered(found: Table) -> set[str]:
    """Systems for the primary of Production."""
    question = asked(found, 0)
    actions = [] if question is None else [each.action for each in question.choices]
    return {action.system for action in actions if isinstance(action, Produce)}


def two_docks() -> Table:
    found = strategic.table_of(p201="mellon_zohbat")
    found.at(HOME).planet("jord", dock=1)
    found.at("201").planet("mellon", owner=0, dock=1, pds=2).ships(0, destroyer=4, fighter=3)
    return found


def test_production_offers_only_where_something_can_be_built() -> None:
    found = two_docks()
    strategic.play(found, "production")
    assert offered(found) == {HOME, "201"}
    found = two_docks()
    lasting.begin(found.state, "mass_mobilization", 1, "round")
    strategic.play(found, "production")
    assert offered(found) == {HOME}


@pytest.mark.parametrize("goods", [0, 1])
def test_a_transfer_ends_where_neither_system_can_build(goods: int) -> None:
    found = poor()
    found.state.players[0].goods = goods
    found.at("201").planet("mellon", owner=0)
    run(found, frames.Transfer(0, "201", HOME, stage="produce"))
    assert bool(found.state.stack) == bool(goods)
    if goods:
        assert asked(found, 0) is not None
        answer(found, 0, Choose((HOME,)))
        answer(found, 0, Build(("jord.gf",)))
        assert found.state.stack == []


# Games of version 1


def stored(found: Table, *asked: Step) -> bytes:
    """As version 1 stored it, which had no word for what it asks whatever can be built."""
    found.state.stack = list(asked)
    plain = msgspec.msgpack.decode(saved.dump(found.state))
    for frame in plain["stack"]:
        frame.pop("asked", None)
    return msgspec.msgpack.encode(plain)


def test_what_version_1_has_asked_may_still_be_answered() -> None:
    found = poor()
    state = saved.restore(stored(found, at_home()), RULES, 1)
    assert RULES.waits_for(state, 0) is not None
    answer(state, 0, Done())
    assert state.stack == []


def test_the_primary_that_version_1_has_asked_may_still_be_answered() -> None:
    """Both docks are offered, as they were; the one where nothing can be built then asks nothing."""
    found = two_docks()
    lasting.begin(found.state, "mass_mobilization", 1, "round")
    state = saved.restore(stored(found, frames.Primary(0, "production")), RULES, 1)
    answer(state, 0, Produce("201"))
    assert state.stack == []


def test_other_primaries_are_as_they_were() -> None:
    found = strategic.table_of()
    state = saved.restore(stored(found, frames.Primary(0, "leadership")), RULES, 1)
    assert state.stack == [frames.Primary(0, "leadership")]


def test_a_version_nobody_knows_is_not_upgraded() -> None:
    with pytest.raises(CannotUpgrade):
        saved.restore(stored(poor()), RULES, 0)
