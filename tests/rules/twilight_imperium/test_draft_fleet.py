"""Fleets put together: everything at once, a little less, or unit by unit with what goes aboard."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import stack
from rules.core.contract import Action, phrase
from rules.twilight_imperium import engine, risks
from rules.twilight_imperium.actions import BeginTransfer, Done, Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.draft import figures
from rules.twilight_imperium.frames import Turn
from rules.twilight_imperium.tactical import movement, passage
from rules.twilight_imperium.view import Preview
from tests.rules.twilight_imperium.drafting import codes, drafted, hint, notes
from tests.rules.twilight_imperium.play import answer, run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import Noted, activate, fleet, noted, ship, table

__all__ = ["noted"]


def laden() -> Table:
    """A carrier with troops and Fighters at home, a cruiser and a destroyer beside it; 201 lies next door."""
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1, fighter=4).planet("jord", gf=4, dock=0)
    found.at("202").ships(0, destroyer=1)
    activate(found, "201")
    return found


def told(found: Table, *said: str) -> Preview:
    preview = drafted(found, *said).preview
    assert isinstance(preview, Preview)
    return preview


def same(found: Table, one: Action | None, other: Move) -> bool:
    """The same ships, Fighters and cargo go, whoever carries what."""
    course, state = passage.course(found.state.stack[-1]), found.state
    assert isinstance(one, Move)
    return sums(movement.judge(state, course, one)) == sums(movement.judge(state, course, other))


def sums(voyage: Any) -> tuple[Any, ...]:
    loads: dict[tuple[str, str], int] = {}
    for each in voyage.loads:
        loads[each.place, each.unit] = loads.get((each.place, each.unit), 0) + each.n
    return sorted(each.id for _, each in voyage.ships), voyage.fighters, loads, voyage.alert


def test_everything_that_can_is_one_word_and_stands(noted: Noted) -> None:
    found = laden()
    first = drafted(found)
    assert first.action is None and codes(first) == ["all", "but_one", "ships", "own", "stay"]
    every = drafted(found, "all")
    assert every.action is not None and same(found, every.action, Move(("all",)))
    answer(found, 0, every.action)
    assert fleet(found, "201") == ["carrier", "cruiser", "destroyer", "fighter:2"]
    assert ship(found, "201", "carrier").gf == 4


def test_something_may_stay_behind(noted: Noted) -> None:
    found = laden()
    carrier, cruiser = ship(found, "301", "carrier").id, ship(found, "301", "cruiser").id
    less = drafted(found, "all", str(cruiser))
    assert isinstance(less.action, Move) and str(cruiser) not in less.action.items
    none = drafted(found, "all", str(carrier))
    assert isinstance(none.action, Move) and not none.action.load, "its cargo stays with it"
    assert same(found, none.action, Move((str(cruiser), "202.destroyer")))


def test_ships_and_cargo_are_chosen_one_by_one(noted: Noted) -> None:
    found = laden()
    carrier = ship(found, "301", "carrier").id
    which = drafted(found, "own")
    assert which.many is not None and "301.fighter:4" in codes(which)
    assert hint(which, str(carrier)) == "ti-draft-unit-room"
    load = drafted(found, "own", f"{carrier},301.fighter:1,301.fighter:2")
    assert codes(load) == ["none", "all", "own"]
    assert load.options[1].args["count"] == 3, "Fighters that were named keep their room"
    assert load.action == Move((str(carrier), "301.fighter:3")), "what is named twice adds up"
    every = drafted(found, "own", f"{carrier},301.fighter:3,301.fighter:4")
    assert every.action == Move((str(carrier), "301.fighter:4")), "as far as there are any"
    some = drafted(found, "own", f"{carrier},301.fighter:3", "own", "jord.gf:2")
    assert some.action == Move((str(carrier), "301.fighter:3"), ("jord.gf:2",))
    assert some.asks is None


def test_slow_ships_are_not_offered_where_only_fast_ones_come(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1)
    activate(found, "101")
    assert codes(drafted(found, "own")) == [str(ship(found, "301", "cruiser").id)]


def test_what_does_not_fit_is_said_and_asked_again(noted: Noted) -> None:
    found = laden()
    carrier = ship(found, "301", "carrier").id
    wrong = drafted(found, "own", f"{carrier},301.fighter:4", "own", "jord.gf:4")
    assert wrong.action is None and wrong.asks == "ti-draft-load-which"
    assert "ti-illegal-room" in notes(wrong)
    right = drafted(found, "own", f"{carrier},301.fighter:4", "own", "jord.gf:4", "jord.gf:2")
    assert right.action == Move((str(carrier), "301.fighter:4"), ("jord.gf:2",))
    alone = drafted(found, "own", "301.fighter:4")
    assert alone.action is None and "ti-illegal-room" in notes(alone), "nobody carries them"


def test_leaders_choose_their_ship(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, dreadnought=1).planet("jord", leaders=["sol.1"])
    activate(found, "201")
    both = [str(ship(found, "301", kind).id) for kind in ("carrier", "dreadnought")]
    cargo = drafted(found, "own", ",".join(both), "own")
    assert {f"jord.sol.1@{each}" for each in both} <= set(codes(cargo))
    led = drafted(found, "own", ",".join(both), "own", f"jord.sol.1@{both[1]}")
    assert led.action is not None
    answer(found, 0, led.action)
    assert ship(found, "201", "dreadnought").leaders == ["sol.1"]


def test_nobody_has_to_come(noted: Noted) -> None:
    found = laden()
    assert drafted(found, "stay").action == Done()
    nothing = drafted(found, "own", "")
    assert nothing.asks == "ti-draft-fleet-which" and "ti-illegal-nothing" in notes(nothing)


def test_ships_that_are_there_may_load_and_go_out_for_more(noted: Noted) -> None:
    found = table()
    found.at("201").ships(0, carrier=1).planet("arnor", owner=0, gf=2)
    found.home(0).planet("jord", gf=3)
    found.state.players[0].technologies.append("xrd_transporters")
    activate(found, "201")
    carrier = ship(found, "201", "carrier").id
    assert hint(drafted(found, "own"), str(carrier)) == "ti-draft-unit-back"
    here = drafted(found, "own", "", "own", "arnor.gf:1")
    assert here.action == Move((), ("arnor.gf",))
    out = drafted(found, "own", str(carrier), "own", "jord.gf:2")
    assert out.action == Move((str(carrier),), ("jord.gf:2",))
    answer(found, 0, out.action)
    assert ship(found, "201", "carrier").gf == 2


def test_the_lines_say_what_the_fleet_comes_to(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=2, fighter=4).planet("jord", gf=3)
    found.at("201").ships(1, destroyer=1, fighter=2).planet("arnor", owner=1, pds=2)
    found.state.systems["201"].mines = [1]
    found.state.players[0].fleet = 3
    activate(found, "201")
    said = notes(drafted(found, "all"))
    assert said["ti-draft-note-supply"] == {"count": 3, "most": 3}
    assert said["ti-draft-note-room"] == {"count": 6, "most": 6}
    assert said["ti-draft-note-stranded"] == {"count": 1, "system": "301"}
    assert said["ti-draft-note-fire"] == {"player": "#1", "count": 2, "whole": 1, "tenth": 0}
    assert said["ti-draft-note-mines"] == {"count": 1}
    assert said["ti-draft-note-battle"]["player"] == "#1"
    figures = told(found, "all").fleet
    assert figures is not None and figures.stranded == (("301", 1),) and figures.fire[0].hits == 1.0


def losing(*, fleet: int = 3, **ships: int) -> Table:
    """No dock at home: Fighters that nothing carries are lost when the ships go."""
    found = table()
    found.home(0).ships(0, **ships).planet("jord", gf=4)
    found.state.players[0].fleet = fleet
    activate(found, "201")
    return found


def asked_by(found: Table) -> Any:
    question = stack.asked_of(found.state, engine.CHAPTERS, 0)
    assert question is not None
    return question


@pytest.mark.rule("TI-133", "TI-723")
def test_fighters_that_would_be_lost_are_asked_about_and_may_take_the_room_of_troops(noted: Noted) -> None:
    found = losing(carrier=1, fighter=4)
    every = drafted(found, "all")
    assert every.action is None, "nothing of this is done without a second word"
    offered = [each.action for each in asked_by(found).choices]
    assert Move(("all",)) not in offered and Done() in offered, "nor by a button at the table"
    asked = drafted(found, "all", "")
    assert asked.asks == "ti-draft-fleet-lost" and asked.action is None and codes(asked) == ["spare", "go"]
    assert notes(asked)["ti-draft-note-stranded"] == {"count": 2, "system": "301"}
    assert asked.options[1].args == {"count": 2}
    assert len(asked.options[0].args["changes"]) == 2, "Fighters come, and Ground Forces stay"  # type: ignore[arg-type]
    answer(found, 0, drafted(found, "all", "", "spare").action or Done())
    assert fleet(found, "201") == ["carrier", "fighter:4"] and ship(found, "201", "carrier").gf == 2
    again = losing(carrier=1, fighter=4)
    assert Move(("all",)) in [each.action for each in asked_by(losing(carrier=1, fighter=2)).choices]
    answer(again, 0, drafted(again, "all", "", "go").action or Done())
    assert fleet(again, "201") == ["carrier", "fighter:2"] and fleet(again, "301") == []


@pytest.mark.rule("TI-147")
def test_ships_beyond_fleet_supply_are_asked_about_and_the_cheapest_stay(noted: Noted) -> None:
    found = losing(fleet=2, carrier=1, cruiser=1, destroyer=1)
    everybody = ",".join(str(ship(found, "301", kind).id) for kind in ("carrier", "cruiser", "destroyer"))
    load = drafted(found, "own", everybody)
    assert load.asks == "ti-draft-load" and load.action is None
    asked = drafted(found, "own", everybody, "none")
    assert codes(asked) == ["spare", "go"] and notes(asked)["ti-draft-note-excess"]["count"] == 1
    answer(found, 0, drafted(found, "own", everybody, "none", "spare").action or Done())
    assert fleet(found, "201") == ["carrier", "cruiser"] and fleet(found, "301") == ["destroyer"]


@pytest.mark.rule("TI-133")
def test_the_odds_stand_beside_what_would_go() -> None:
    found = laden()
    assert "ti-draft-note-odds" not in notes(drafted(found, "all")), "nobody is there"
    found.at("201").ships(1, cruiser=1)
    (fight,) = risks.attacks(found.state, 0)
    said = notes(drafted(found, "all"))["ti-draft-note-odds"]
    assert (said["one"], said["other"]) == tuple(figures.chance(each) for each in fight.chances[:2])
    fewer = notes(drafted(found, "ships"))["ti-draft-note-odds"]
    assert fewer["one"] != said["one"], "without the Fighters it is another fight"
    first = drafted(found).options[0]
    assert first.code == "all" and first.usual


def test_troops_aboard_already_are_counted_with_those_that_come_aboard() -> None:
    found = laden()
    plain = drafted(found).options[0].args["units"]
    ship(found, "301", "carrier").gf = 1
    assert isinstance(plain, tuple)
    assert drafted(found).options[0].args["units"] == (
        *plain[:-2],
        phrase("ti-sum-fighters", count=1),
        phrase("ti-sum-troops", count=5),
    )


def test_where_nothing_else_helps_the_carrier_stays(noted: Noted) -> None:
    found = losing(carrier=1, cruiser=1, fighter=8)
    carrier, cruiser = (str(ship(found, "301", kind).id) for kind in ("carrier", "cruiser"))
    asked = drafted(found, "own", f"{carrier},{cruiser},301.fighter:6", "none")
    assert codes(asked) == ["go"], "two are lost whoever goes: there is no room for eight"
    kept = losing(carrier=1, cruiser=1, fighter=6)
    spare = drafted(kept, "own", f"{carrier},{cruiser}", "all", "spare").action
    assert isinstance(spare, Move)
    answer(kept, 0, spare)
    assert fleet(kept, "201") in (["carrier", "cruiser", "fighter:6"], ["cruiser"])


def test_what_loses_nothing_is_not_asked_twice(noted: Noted) -> None:
    found = losing(carrier=1, cruiser=1, fighter=2)
    assert drafted(found, "all").action is not None


def test_the_picture_shows_where_they_come_from(noted: Noted) -> None:
    found = laden()
    assert told(found).picture == "system.201-202-301"
    cruiser = ship(found, "301", "cruiser").id
    assert told(found, "own", str(cruiser)).picture == "system.201-301"


def test_custodians_are_pointed_out(noted: Noted) -> None:
    found = table()
    found.at("101").ships(0, cruiser=1)
    activate(found, "000")
    assert notes(drafted(found, "all"))["ti-draft-note-custodians"] == {"count": 3, "troops": 2}


@pytest.mark.rule("TI-464")
def test_the_token_goes_along_if_they_like(noted: Noted) -> None:
    found = laden()
    found.state.high_alert = (0, "301")
    cruiser = str(ship(found, "301", "cruiser").id)
    token = drafted(found, "own", cruiser)
    assert token.asks == "ti-draft-fleet-token" and token.action == Move((cruiser,))
    assert drafted(found, "own", cruiser, "yes").action == Move((cruiser,), alert=True)
    assert drafted(found, "own", cruiser, "no").action == Move((cruiser,))


def test_a_transfer_asks_which_way(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(0, destroyer=1)
    run(found, Turn(0))
    answer(found, 0, BeginTransfer("201", "301", "201"))
    assert codes(drafted(found)) == ["201", "301", "stay"]
    go = drafted(found, "201", "all").action
    assert isinstance(go, Move) and go.to == "201"
    cruiser = str(ship(found, "301", "cruiser").id)
    assert drafted(found, "201", "own", cruiser).action == Move((cruiser,), to="201")
    answer(found, 0, go)
    assert fleet(found, "201") == ["cruiser", "destroyer"]
    assert systems.ships(found.state.systems["301"], 0) == []


def test_a_chance_is_never_none_and_never_certain_unless_it_is() -> None:
    said = [figures.chance(each) for each in (0.0, 0.001, 0.42, 0.996, 1.0)]
    least, most = phrase("ti-chance-least"), phrase("ti-chance-most")
    assert said == [
        phrase("ti-chance", n=0),
        least,
        phrase("ti-chance", n=42),
        most,
        phrase("ti-chance", n=100),
    ]
