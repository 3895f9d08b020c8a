"""Fighters carry Leaders as every ship does."""

from __future__ import annotations

import pytest

from images.twilight_imperium import sayings
from images.twilight_imperium.common import fleet_of
from rules.core import saved
from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose, Follow, Move
from rules.twilight_imperium.battle import casualties, forecast, retreat, rolls
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.cards import judging
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import passage
from tests.rules.twilight_imperium import invasion
from tests.rules.twilight_imperium.drafting import codes, drafted
from tests.rules.twilight_imperium.fights import BESIDE, HERE, attack, field, fight, keys
from tests.rules.twilight_imperium.invariants import faults
from tests.rules.twilight_imperium.play import Loaded, answer, run
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import Noted, activate, fleet, move, noted, ship, table
from words import words

__all__ = ["noted"]
ADMIRAL, AGENT, DIPLOMAT = "sol.2", "sol.1", "sol.3"


def flyers(fighters: int = 3, **planet: object) -> Table:
    """Fighters at home that fly by themselves, and Leaders below."""
    found = table()
    found.state.players[0].technologies = ["advanced_fighters"]
    found.home(0).ships(0, fighter=fighters).planet("jord", leaders=[AGENT, ADMIRAL, DIPLOMAT], **planet)
    return found


def riders(found: Table | State, at: str, seat: int = 0) -> list[str]:
    state = found.state if isinstance(found, Table) else found
    return sorted(systems.riders(state.systems[at], seat))


def on_jord(found: Table) -> list[str]:
    return systems.planet(found.state, "jord").leaders


def refused(found: Table, *items: str, **said: object) -> str:
    with pytest.raises(IllegalMove) as why:
        move(found, *items, **said)  # type: ignore[arg-type]
    return why.value.key


# Aboard


@pytest.mark.rule("TI-257")
def test_fighters_take_leaders_and_nothing_else(noted: Noted) -> None:
    found = flyers(gf=1, shock=1, pds=1)
    activate(found, "201")
    for unit in ("gf", "shock", "pds"):
        assert refused(found, "301.fighter:2", load=f"jord.{unit}") == "ti-illegal-room"
        assert refused(found, "301.fighter:2", load=f"jord.{unit}@fighter") == "ti-illegal-room"
    move(found, "301.fighter", load=f"jord.{AGENT},jord.{ADMIRAL}@fighter")
    assert riders(found, "201") == [AGENT, ADMIRAL] and on_jord(found) == [DIPLOMAT]
    assert fleet(found, "201") == ["fighter:1"], "one carries any number"


@pytest.mark.rule("TI-257")
def test_leaders_go_aboard_other_ships_unless_fighters_are_named(noted: Noted) -> None:
    found = flyers()
    found.home(0).ships(0, cruiser=1)
    cruiser = ship(found, "301", "cruiser")
    activate(found, "201")
    move(
        found,
        "301.fighter",
        "301.cruiser",
        load=f"jord.{AGENT},jord.{ADMIRAL}@fighter,jord.{DIPLOMAT}@{cruiser.id}",
    )
    assert sorted(cruiser.leaders) == [AGENT, DIPLOMAT] and riders(found, "201") == [ADMIRAL]


@pytest.mark.rule("TI-257", "TI-251")
def test_fighters_load_on_the_way_by_the_rules_of_ground_forces(noted: Noted) -> None:
    found = flyers()
    found.at("201").planet("arnor", owner=0, leaders=[])
    on_jord(found).remove(AGENT)
    systems.planet(found.state, "arnor").leaders = [AGENT]
    found.at("201").system.counters = [0]
    activate(found, "101")
    assert refused(found, "301.fighter", load=f"arnor.{AGENT}") == "ti-illegal-load-activated"
    found.at("201").system.counters = []
    found.at("201").ships(1, fighter=1)
    assert refused(found, "301.fighter", load=f"arnor.{AGENT}") == "ti-illegal-load-enemies"
    found.at("201").system.fighters.clear()
    move(found, "301.fighter:2", load=f"arnor.{AGENT},jord.{ADMIRAL}")
    assert riders(found, "101") == [AGENT, ADMIRAL]


@pytest.mark.rule("TI-257")
def test_fighters_touch_only_what_lies_on_their_way(noted: Noted) -> None:
    found = flyers()
    found.at("203").planet("tarmann", owner=0, leaders=[AGENT])
    on_jord(found).remove(AGENT)
    activate(found, "101")
    assert refused(found, "301.fighter", load=f"tarmann.{AGENT}@fighter") == "ti-illegal-room"


@pytest.mark.rule("TI-257")
@pytest.mark.parametrize("fighters", [1, 2])
def test_each_fighter_has_a_way_of_its_own(noted: Noted, fighters: int) -> None:
    """Two Leaders on two ways: two Fighters fetch them, one cannot."""
    found = table(p102="quann", p103="empty_se")
    found.state.players[0].technologies = ["advanced_fighters"]
    found.at("202").ships(0, fighter=fighters)
    found.at("201").planet("arnor", owner=0, leaders=[ADMIRAL])
    found.at("102").planet("quann", owner=0, leaders=[AGENT])
    on_jord(found).clear()
    activate(found, "101")
    named, load = f"202.fighter:{fighters}", f"arnor.{ADMIRAL},quann.{AGENT}"
    if fighters == 1:
        assert refused(found, named, load=load) == "ti-illegal-room"
        return
    move(found, named, load=load)
    assert riders(found, "101") == [AGENT, ADMIRAL]


@pytest.mark.rule("TI-257")
def test_no_fighter_no_ride(noted: Noted) -> None:
    found = flyers(fighters=0)
    found.at("201").ships(0, cruiser=1)
    activate(found, "301")
    assert refused(found, load=f"jord.{AGENT}@fighter") == "ti-illegal-room"


@pytest.mark.rule("TI-257")
def test_carried_fighters_take_leaders_where_they_start(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, fighter=2).planet("jord", leaders=[AGENT])
    found.at("201").planet("arnor", owner=0, leaders=[ADMIRAL])
    found.state.players[0].technologies = ["xrd_transporters"]
    activate(found, "101")
    assert (
        refused(found, "301.carrier", "301.fighter:2", load=f"arnor.{ADMIRAL}@fighter") == "ti-illegal-room"
    )
    move(found, "301.carrier", "301.fighter:2", load=f"jord.{AGENT}@fighter,arnor.{ADMIRAL}")
    assert riders(found, "101") == [AGENT] and ship(found, "101", "carrier").leaders == [ADMIRAL]


@pytest.mark.rule("TI-257", "TI-738")
def test_fighters_that_are_there_take_leaders_up(noted: Noted) -> None:
    found = flyers()
    activate(found, "301")
    assert not found.state.stack, "for that alone nobody is asked"
    found = flyers()
    found.at("201").ships(0, cruiser=1)
    activate(found, "301")
    assert refused(found, load="jord.gf@fighter") in ("ti-illegal-load-count", "ti-illegal-room")
    move(found, load=f"jord.{AGENT}@fighter")
    assert riders(found, "301") == [AGENT] and fleet(found, "301") == ["fighter:3"]


@pytest.mark.rule("TI-257")
def test_the_panel_offers_fighters_to_leaders(noted: Noted) -> None:
    found = flyers()
    activate(found, "201")
    cargo = drafted(found, "own", "301.fighter:2", "own")
    assert f"jord.{AGENT}@fighter" in codes(cargo) and not [c for c in codes(cargo) if ".gf" in c]
    led = drafted(found, "own", "301.fighter:2", "own", f"jord.{AGENT}@fighter")
    assert led.action == Move(("301.fighter:2",), (f"jord.{AGENT}@fighter",))
    answer(found, 0, led.action)
    assert riders(found, "201") == [AGENT]


# Under way


def ridden(*leaders: str, fighters: int = 3) -> Table:
    found = flyers(fighters)
    for leader in leaders:
        on_jord(found).remove(leader)
    pieces.mount(found.home(0).system, 0, leaders)
    return found


@pytest.mark.rule("TI-257", "TI-738")
def test_leaders_go_along_unless_a_fighter_that_stays_keeps_them(noted: Noted) -> None:
    found = ridden(AGENT, ADMIRAL)
    activate(found, "201")
    assert refused(found, "301.fighter:3", but=AGENT) == "ti-illegal-rider-stays"
    assert refused(found, "301.fighter:2", but=DIPLOMAT) == "ti-illegal-rider-stays"
    move(found, "301.fighter:2", but=AGENT)
    assert riders(found, "301") == [AGENT] and riders(found, "201") == [ADMIRAL]
    found = ridden(AGENT, ADMIRAL)
    activate(found, "201")
    move(found, "301.fighter:1")
    assert riders(found, "301") == [] and riders(found, "201") == [AGENT, ADMIRAL]
    assert not [each for each in faults(found.state) if each.startswith("sol.")]


@pytest.mark.rule("TI-257", "TI-250", "TI-574")
def test_a_diplomat_on_fighters_asks_for_passage(noted: Noted) -> None:
    for leader in (AGENT, DIPLOMAT):
        found = ridden(leader)
        on_jord(found).clear()
        found.at("201").ships(1, cruiser=1)
        activate(found, "101")
        if leader == AGENT:
            assert not found.state.stack, "nobody can come"
            continue
        move(found, "301.fighter:2")
        frame = found.state.stack[-1]
        assert isinstance(frame, frames.Choosing) and frame.seat == 1
        answer(found, 1, Choose((passage.LET,)))
        assert riders(found, "101") == [DIPLOMAT]


@pytest.mark.rule("TI-257", "TI-645")
def test_a_cancelled_movement_takes_leaders_back_with_their_fighters(noted: Noted) -> None:
    found = ridden(ADMIRAL)
    found.at("201").ships(0, fighter=1)
    pieces.mount(found.at("201").system, 0, [DIPLOMAT])
    on_jord(found).remove(DIPLOMAT)
    activate(found, "201")
    frame = found.state.stack[-1]
    assert isinstance(frame, frames.Tactical)
    passage.sail(found.state, frame, Move(("301.fighter:2",), (f"jord.{AGENT}@fighter",)))
    assert riders(found, "201") == [AGENT, ADMIRAL, DIPLOMAT]
    passage.undo(found.state, frame)
    assert riders(found, "301") == [AGENT, ADMIRAL] and riders(found, "201") == [DIPLOMAT]
    assert fleet(found, "301") == ["fighter:3"]


@pytest.mark.rule("TI-257", "TI-558")
def test_leaders_land_from_fighters() -> None:
    found = invasion.table()
    found.state.players[0].technologies = ["advanced_fighters"]
    place = found.at(invasion.AT).ships(0, fighter=2).planet("zohbat", owner=0)
    pieces.mount(place.system, 0, [AGENT, ADMIRAL])
    invasion.land(found, f"zohbat.{AGENT}")
    assert systems.planet(found.state, "zohbat").leaders == [AGENT] and riders(found, invasion.AT) == [
        ADMIRAL
    ]
    found.state.stack.clear()
    with pytest.raises(IllegalMove):
        invasion.land(found, f"mellon.{ADMIRAL}")


@pytest.mark.rule("TI-257", "TI-467")
def test_leaders_ride_along_in_a_shift_of_fleets() -> None:
    def shifted(*what: str, ridden: int = 3) -> State:
        table = table_of("sol", "letnev", "hacan", p201="lodor", p202="mehar_xull")
        table.at("201").planet("lodor", owner=1).ships(1, cruiser=1)
        table.at("202").ships(1, carrier=1, fighter=ridden)
        pieces.mount(table.state.systems["202"], 1, ["letnev.1", "letnev.2"])
        run(table.state, frames.Followers(card="warfare_2", asked=[1]))
        carrier = table.state.systems["202"].ships[0].id
        answer(table.state, 1, Follow("warfare_2", (f"{carrier}>201", *what)))
        return table.state

    state = shifted("202.fighter:3>201")
    assert riders(state, "201", 1) == ["letnev.1", "letnev.2"] and riders(state, "202", 1) == []
    state = shifted("202.fighter:2>201", "202.letnev.1>202", ridden=3)
    assert riders(state, "201", 1) == ["letnev.2"]
    for wrong in ("202.letnev.1>202", "202.letnev.1>301", "202.letnev.3>201"):
        with pytest.raises(IllegalMove):
            shifted("202.fighter:3>201", wrong)


# In battle and under fire


def manned(*leaders: str, mine: int = 1, tile: str = "empty_base", **enemy: int) -> Table:
    found = field("sol", "letnev", "hacan", tile=tile)
    found.state.players[0].technologies = ["advanced_fighters"]
    found.at(HERE).ships(0, fighter=mine).ships(1, **(enemy or {"cruiser": 1}))
    pieces.mount(found.state.systems[HERE], 0, leaders)
    return found


@pytest.mark.rule("TI-257", "TI-310", "TI-576")
def test_an_admirals_fighter_rolls_one_die_more() -> None:
    for leaders, dice in (((), 2), ((AGENT,), 2), ((ADMIRAL,), 3), ((ADMIRAL, AGENT), 3)):
        found = manned(*leaders, mine=2, cruiser=2)
        rolled = rolls.fleet(found.state, attack(found), 0, Loaded())
        assert [die.what for die in rolled] == ["fighter"] * dice


@pytest.mark.rule("TI-257", "TI-325")
def test_an_admiral_on_fighters_holds_a_fleet_and_frees_one() -> None:
    found = manned(ADMIRAL)
    found.state.systems[BESIDE].counters = [0, 1]
    assert retreat.places(found.state, attack(found), 1) == []
    pieces.mount(found.state.systems[HERE], 1, ["letnev.1"])
    found.at(HERE).ships(1, fighter=1)
    assert retreat.places(found.state, attack(found), 1) == [BESIDE]


@pytest.mark.rule("TI-257", "TI-565", "TI-738")
def test_leaders_meet_their_fate_with_the_last_fighter() -> None:
    found = manned(ADMIRAL, mine=2, cruiser=1)
    one = casualties.strike(found.state, HERE, 0, casualties.dealt(found.state, HERE, 0, 1), "battle")
    assert one.leaders == () and riders(found, HERE) == [ADMIRAL]
    last = casualties.strike(found.state, HERE, 0, casualties.dealt(found.state, HERE, 0, 1), "battle")
    assert last.leaders == (ADMIRAL,) and riders(found, HERE) == []
    found = manned(AGENT, cruiser=1)
    fight(found, 1, 7, 9)
    assert found.state.players[1].captives == [AGENT], "9: captured by the winner"


@pytest.mark.rule("TI-257", "TI-303")
def test_leaders_leave_a_battle_with_their_fighters() -> None:
    found = manned(ADMIRAL, mine=2)
    run(found, retreat.leaving(attack(found), 0, BESIDE))
    assert riders(found, BESIDE) == [ADMIRAL] and riders(found, HERE) == []


@pytest.mark.rule("TI-257", "TI-566", "TI-738")
def test_outside_battle_leaders_die_with_the_last_fighter() -> None:
    found = manned(ADMIRAL, mine=2)
    assert keys(removal.shot_down(found.state, 0, HERE, 1)) == ["ti-fighters-lost"]
    assert found.state.players[0].dead == []
    assert keys(removal.shot_down(found.state, 0, HERE, 1)) == ["ti-fighters-lost", "ti-leader-dies"]
    assert found.state.players[0].dead == [ADMIRAL] and riders(found, HERE) == []


@pytest.mark.rule("TI-257", "TI-366", "TI-566")
def test_leaders_die_when_no_fighter_comes_back_from_a_planet() -> None:
    for lost, dead in ((1, [ADMIRAL]), (2, [])):
        found = invasion.table(gf=1)
        found.state.players[0].technologies = ["graviton_negator"]
        invasion.fleet(found, gf=1)
        place = found.at(invasion.AT).ships(0, fighter=lost)
        pieces.mount(place.system, 0, [ADMIRAL])
        hit, miss = invasion.HIT, invasion.MISS
        invasion.land(found, "mellon.gf", "mellon.fighter", faces=(miss, miss, hit, miss, hit))
        assert found.state.players[0].dead == dead and riders(found, invasion.AT) == (
            [] if dead else [ADMIRAL]
        )


# Seen


@pytest.mark.rule("TI-257")
def test_leaders_on_fighters_are_seen_found_and_forecast() -> None:
    found = manned(ADMIRAL, AGENT, mine=2)
    assert judging.agents(found.state, 0) == [AGENT]
    odds = forecast.position(found.state, attack(found))
    assert [odds[side]["admiral"] for side in ("attacker", "defender")] == ["fighter", ""]
    view = RULES.view(found.state, None)
    system = next(each for each in view.systems if each.at == HERE)
    assert system.riders_of(0) == (ADMIRAL, AGENT) and fleet_of(system, 0).leaders == (ADMIRAL, AGENT)
    where = {each.id: each.where for each in view.players[0].leaders}
    assert where[ADMIRAL] == HERE == where[AGENT]
    (said,) = sayings.cargo(system, words("en"), ("Ann", "Boris", "Cara"))
    assert "Fighter" in said and "Admiral" in said
    assert saved.load(saved.dump(found.state), State) == found.state
