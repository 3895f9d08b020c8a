"""Landings, bombardment and building put together."""

from __future__ import annotations

from rules.core.contract import phrase
from rules.twilight_imperium.actions import Bombard, Build, Done, Land
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.frames import Landing, Producing
from tests.rules.twilight_imperium.drafting import codes, drafted, hint, notes
from tests.rules.twilight_imperium.play import answer, run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import ship, table

# Landing


def above(**ships: int) -> Table:
    """A fleet with four Ground Forces over a neutral planet and one of somebody else's."""
    found = table()
    found.at("105").ships(0, carrier=1, **ships).planet("mellon", owner=1, gf=1, pds=1)
    ship(found, "105", "carrier").gf = 4
    ship(found, "105", "carrier").leaders = ["sol.2"]
    run(found, Landing(0, "105"))
    return found


def test_landing_as_suggested_says_how_many_go_where() -> None:
    found = above()
    first = drafted(found)
    assert codes(first) == ["suggested", "all", "own", "none"]
    assert drafted(found, "suggested").action == Land(("suggested",))
    assert drafted(found, "none").action == Done()
    forces = first.options[0].args["forces"]
    assert isinstance(forces, tuple) and len(forces) == 2, (
        "one on the free planet, the rest where somebody is"
    )
    assert notes(first)["ti-draft-land-held"]["pds"] == 1


def test_several_planets_are_landed_on_with_more_than_their_defenders() -> None:
    found = table()
    found.at("105").ships(0, carrier=2)
    found.at("105").planet("mellon", owner=1, gf=1, pds=1).planet("zohbat", owner=2, gf=1)
    for each in found.at("105").system.ships:
        each.gf = 4
    run(found, Landing(0, "105"))
    first = drafted(found)
    both = first.options[0]
    assert both.label == "ti-land-each" and both.usual, "what most would do is offered first, in blue"
    assert not any(each.usual for each in first.options[1:])
    assert drafted(found, both.code).action == Land(("zohbat.gf:3", "mellon.gf:5"))
    for each in found.at("105").system.ships:
        each.gf = 2
    found.at("105").planet("mellon", gf=2)
    assert codes(drafted(found))[0] == "suggested", "four cannot beat three and one"


def test_each_planet_gets_as_many_as_are_named() -> None:
    found = above()
    which = drafted(found, "own")
    assert {"zohbat.gf:4", "mellon.gf:1", "mellon.sol.2"} <= set(codes(which))
    landed = drafted(found, "own", "zohbat.gf:1,mellon.gf:2,mellon.gf:1,mellon.sol.2")
    assert landed.action == Land(("zohbat.gf", "mellon.gf:3", "mellon.sol.2"))
    wrong = drafted(found, "own", "zohbat.gf:3,mellon.gf:2")
    assert wrong.action is None and "ti-illegal-land-aboard" in notes(wrong)
    again = drafted(found, "own", "zohbat.gf:3,mellon.gf:2", "zohbat.gf:3,mellon.gf:1")
    assert again.action == Land(("zohbat.gf:3", "mellon.gf"))


def test_ships_choose_what_they_bombard() -> None:
    found = above(war_sun=1, dreadnought=1)
    found.at("105").planet("mellon", pds=0)
    answer(found, 0, Land(("mellon.gf:2",)))
    sun, big = (ship(found, "105", kind).id for kind in ("war_sun", "dreadnought"))
    first = drafted(found)
    assert first.asks == "ti-draft-bombard"
    shots = [
        phrase("ti-bombard-shot", unit=f"@{kind}", count=1, planet="@mellon")
        for kind in ("war_sun", "dreadnought")
    ]
    assert first.options[0].args["shots"] == tuple(shots), "what is suggested is said"
    shots = drafted(found, "own")
    assert codes(shots) == [f"{sun}@mellon", f"{big}@mellon"]
    assert drafted(found, "own", f"{sun}@mellon").action == Bombard((f"{sun}@mellon",))
    assert drafted(found, "own", "").action == Bombard(())


# Building


def yard(**facts: object) -> Table:
    found = table()
    found.home(0).planet("jord", dock=0, gf=1).ships(0, cruiser=1)
    found.state.players[0].goods = 6
    run(found, Producing(0, "301", ["jord"], **facts))  # type: ignore[arg-type]
    return found


def test_sets_come_with_their_price_and_are_paid_at_once_or_otherwise() -> None:
    found = yard()
    first = drafted(found)
    cruisers = next(each for each in first.options if "jord.cruiser:2" in str(_build(found, each.code)))
    assert cruisers.hint == "ti-build-cost" and cruisers.args["price"] == 4
    assert notes(first)["ti-draft-build-means"] == {"count": 10}
    assert notes(first)["ti-draft-build-limit"] == {"place": "@jord", "count": 6}
    paid = drafted(found, cruisers.code)
    assert paid.action == Build(("jord.cruiser:2",), ("jord",)), "least waste stands"
    goods = drafted(found, cruisers.code, "other", "goods:1,goods:3")
    assert goods.action == Build(("jord.cruiser:2",), ("goods:4",))
    short = drafted(found, cruisers.code, "other", "goods:3")
    assert short.action is None and "ti-illegal-too-little" in notes(short)
    assert drafted(found, "nothing").action == Done()


def _build(found: Table, code: str) -> object:
    return drafted(found, code).action if code not in ("own", "nothing") else None


def test_units_docks_and_mines_are_listed_with_prices() -> None:
    found = yard()
    units = drafted(found, "own")
    assert {"jord.cruiser:3", "jord.gf:6", "mine"} <= set(codes(units))
    assert "jord.war_sun:1" not in codes(units) and "jord.cruiser:6" not in codes(units), "too dear"
    assert hint(units, "jord.cruiser:3") == "ti-draft-cost"
    named = drafted(found, "own", "jord.cruiser:1,jord.gf:1,jord.gf:2,mine")
    assert isinstance(named.action, Build) and named.action.mine
    assert named.action.items == ("jord.cruiser", "jord.gf:3")


def test_what_costs_nothing_is_not_paid_for() -> None:
    """Production brings two resources of its own (TI-444)."""
    found = yard(budget=2, why="primary")
    free = drafted(found, "own", "jord.cruiser:1")
    assert free.asks is None and free.action == Build(("jord.cruiser",))


def test_too_much_is_said() -> None:
    found = yard()
    wrong = drafted(found, "own", "jord.cruiser:3,jord.carrier:3")
    assert wrong.action is None and "ti-illegal-place-supply" in notes(wrong)
    right = drafted(found, "own", "jord.cruiser:3,jord.carrier:3", "jord.gf:1")
    assert right.action is not None
    answer(found, 0, right.action)
    assert systems.planet(found.state, "jord").gf == 2


def test_carriers_and_their_fighters_come_together() -> None:
    found = yard()
    both = drafted(found, "own", "jord.carrier:1,jord.fighter:4")
    assert isinstance(both.action, Build) and both.action.items == ("jord.carrier", "jord.fighter:4")


def test_production_s_followers_build_three() -> None:
    found = yard(most=3, why="secondary")
    assert notes(drafted(found))["ti-draft-build-limit"]["count"] == 3
    assert not any(each.endswith((":4", ":5", ":6")) for each in codes(drafted(found, "own")))
    assert "mine" not in codes(drafted(found, "own"))


def test_what_is_built_may_go_next_door() -> None:
    """By Integrated Economy, to a system that was activated."""
    found = table()
    found.home(0).planet("jord", dock=0, gf=1)
    found.at("201").planet("arnor", owner=0)
    found.state.systems["201"].counters = [0]
    found.state.players[0].technologies.append("integrated_economy")
    found.state.players[0].goods = 4
    run(found, Producing(0, "301", ["jord"]))
    where = drafted(found, "own", "jord.cruiser:1,jord.gf:2")
    assert where.asks == "ti-draft-build-place" and where.action is not None
    assert {"201.cruiser:1", "arnor.gf:2"} <= set(codes(where))
    placed = drafted(found, "own", "jord.cruiser:1,jord.gf:2", "201.cruiser:1,arnor.gf:1")
    assert isinstance(placed.action, Build) and placed.action.place == ("201.cruiser:1", "arnor.gf:1")
