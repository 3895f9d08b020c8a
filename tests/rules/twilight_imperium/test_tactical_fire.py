"""PDS fire and mines."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.notation import write
from rules.core.orders import Order, Wait
from rules.twilight_imperium.actions import Choose, Lose, Plan, Use
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds import rolling, verbs
from rules.twilight_imperium.fleets import arrivals
from rules.twilight_imperium.frames import Assigning, MineRolls, Tactical, Volley, Window
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import NOBODY, Law, TradeCard
from rules.twilight_imperium.tactical import fire, mines, pds
from tests.rules.twilight_imperium.fights import BESIDE, HERE, field, keys, kinds
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table


def guarded(*races: str, **facts: object) -> Table:
    """Seat 1 has two PDS on Lodor, seat 0 comes with two Cruisers."""
    table = field(*races)
    table.at(BESIDE).ships(0, cruiser=2).planet("lodor", owner=1, gf=1, **({"pds": 2} | facts))
    return table


def shoot(table: Table, *faces: int, at: str = BESIDE, seat: int = 1, target: int = 0) -> list[str]:
    planets = fire.in_range(table.state, seat, at)
    return keys(run(table, Volley(seat, at, target, planets), dice=Loaded(*faces)))


# Volleys


@pytest.mark.rule("TI-113", "TI-258", "TI-264", "TI-683")
def test_all_pds_fire_at_six_before_anything_is_lost() -> None:
    table = guarded()
    assert (UNITS["pds"].battle, UNITS["pds"].limit, UNITS["pds"].cost) == (6, 6, 2)
    told = shoot(table, 6, 5)
    assert kinds(table, 0, BESIDE) == ["cruiser"] and not table.state.stack, "one hit, nobody asked"
    assert told[:3] == ["ti-volley-fires", "ti-volley-rolls", "ti-volley-hits"]


@pytest.mark.rule("TI-114", "TI-267", "TI-579", "TI-057")
def test_range_with_and_without_deep_space_cannon() -> None:
    table = guarded()
    assert fire.in_range(table.state, 1, BESIDE) == ["lodor"] and fire.in_range(table.state, 1, HERE) == []
    table.state.players[1].technologies = ["deep_space_cannon"]
    assert fire.in_range(table.state, 1, HERE) == ["lodor"]
    table.at("208", "wormhole_alpha")
    assert fire.in_range(table.state, 1, "208") == [], "Lodor has the same wormhole, which is no way for fire"
    table.at(HERE, "ion_storm_se")
    assert fire.in_range(table.state, 1, HERE) == []


@pytest.mark.rule("TI-261")
def test_each_pds_fires_once_in_an_activation() -> None:
    table = guarded()
    action = Tactical(0, BESIDE, "battle")
    table.state.stack.append(action)
    planets = fire.in_range(table.state, 1, BESIDE)
    table.state.stack.append(Volley(1, BESIDE, 0, planets, stage="ask"))
    pds.VOLLEY.run(table.state, table.state.stack[-1], Loaded())
    assert action.fired == ["lodor"] and fire.volleys(table.state, 0, BESIDE, action.fired) == []


@pytest.mark.rule("TI-265", "TI-305")
def test_what_changes_the_dice_of_pds() -> None:
    def parts(
        range: str = BESIDE, *, own: tuple[str, ...] = (), theirs: tuple[str, ...] = (), race: str = "sol"
    ) -> int:
        table = guarded("hacan", race, "letnev")
        table.state.players[1].technologies = list(own)
        table.state.players[0].technologies = list(theirs)
        frame = Volley(1, range, 0, ["lodor"])
        dice = pds._battery(table.state, frame, "lodor", Loaded(5, 5))
        return sum(amount for _, amount in dice[0].parts)

    assert parts() == 0 and parts(race="norr") == 1 and parts(race="jolnar") == -1
    assert parts(own=("magen_defense_grid",)) == 1
    assert parts(theirs=("maneuvering_jets",)) == -1
    assert parts(HERE, theirs=("maneuvering_jets",)) == -2, "from an adjacent system"
    table = guarded(leaders=["jolnar.1"])
    frame = Volley(1, BESIDE, 0, ["lodor"])
    dice = pds._battery(table.state, frame, "lodor", Loaded(5, 5))
    assert all(map(rolling.hit, dice)), "a Scientist on the planet adds 1"


@pytest.mark.rule("TI-266", "TI-684")
def test_graviton_lasers_roll_every_miss_once_more() -> None:
    table = guarded()
    table.state.players[1].technologies = ["graviton_laser_system"]
    told = shoot(table, 5, 5, 6, 5)
    assert "ti-laser" in told and kinds(table, 0, BESIDE) == ["cruiser"]


@pytest.mark.rule("TI-684")
def test_graviton_lasers_are_left_alone_by_order_or_by_whoever_is_asked() -> None:
    table = guarded()
    state = table.state
    state.players[1].technologies = ["graviton_laser_system"]
    state.players[1].book.waits = [Wait("reroll", ("system:202",))]
    assert "ti-laser" in shoot(table, 5, 5, 5, 5) and not state.stack, "not asked here"
    state.players[1].book.waits = [Wait("reroll", ("at:0",))]
    assert "ti-laser" not in shoot(table, 5, 5)
    assert silent(state, 1) == Choose(("graviton_laser_system",)), "usually every miss"
    with pytest.raises(IllegalMove):
        answer(table, 1, Choose(("#0",)))
    assert "ti-laser" not in keys(answer(table, 1, Choose(()))) and kinds(table, 0, BESIDE) == ["cruiser"] * 2
    shoot(table, 5, 5)
    assert "ti-laser" in keys(answer(table, 1, Choose(("graviton_laser_system",)), Loaded(6, 5)))
    assert kinds(table, 0, BESIDE) == ["cruiser"]
    state.players[1].book.waits = []
    state.players[1].book.orders = [Order("reroll", write(Choose(())), ("at:0",))]
    shoot(table, 5, 5)
    assert RULES.ordered(state, 1) == Choose(())


@pytest.mark.rule("TI-259")
def test_others_fire_in_order_of_play_after_the_active_player_who_comes_last() -> None:
    table = guarded()
    state = table.state
    table.at(BESIDE).ships(1, cruiser=1)
    for seat in (0, 2):
        state.players[seat].technologies = ["deep_space_cannon"]
    table.at("301", "saudor").planet("saudor", owner=2, pds=1)
    table.at("202", "tarmann").planet("tarmann", owner=0, pds=1)
    state.players[0].home = "307"
    state.order = [2, 0, 1]
    found = fire.volleys(state, 0, BESIDE, [])
    assert [(each.seat, each.target) for each in found] == [(1, 0), (2, 0), (0, 1)]


@pytest.mark.rule("TI-260", "TI-262")
def test_the_active_player_chooses_among_enemies_and_others_shoot_only_at_him() -> None:
    table = guarded()
    table.at(BESIDE).ships(1, cruiser=1).ships(2, cruiser=1)
    frame = Volley(0, BESIDE, 1, ["lodor"])
    table.state.stack.append(Tactical(0, BESIDE, "before_landing"))
    assert pds.targets(table.state, frame) == [1, 2]
    assert pds.targets(table.state, Volley(2, BESIDE, 0, ["lodor"])) == [0]
    table.state.stack.append(frame)
    question = pds.VOLLEY.ask(table.state, frame)
    assert question is not None and question.offers(Choose(("#2",))) and question.offers(Choose(()))
    pds.VOLLEY.answer(table.state, frame, Choose(("#2",)), Loaded())
    assert frame.target == 2 and frame.stage == "roll"


@pytest.mark.rule("TI-261", "TI-683")
def test_live_the_owner_is_asked_and_may_hold_fire() -> None:
    table = guarded()
    table.state.options = Options(pace="live")
    shoot(table)
    assert silent(table.state, 1) == Choose(("#0",))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 1, Choose(("#2",)))
    assert refused.value.key == "ti-illegal-volley"
    assert keys(answer(table, 1, Choose(()))) == ["ti-volley-held"] and not table.state.stack
    shoot(table)
    answer(table, 1, Choose(("#0",)), Loaded(6, 6))
    assert kinds(table, 0, BESIDE) == []


@pytest.mark.rule("TI-268", "TI-683")
def test_agreements_and_war_crimes() -> None:
    table = guarded()
    table.state.players[0].trade, table.state.players[1].trade = (
        [TradeCard(1, lent=1)],
        [TradeCard(2, lent=0)],
    )
    shoot(table, 1, 1)
    assert verbs.partners(table.state, 1) == [0], "PDS fire breaks nothing"
    table.state.laws = [Law("redefining_war_crimes")]
    assert shoot(table) == ["ti-volley-held"] and verbs.partners(table.state, 1) == [0], "held by default"
    table.state.options = Options(pace="live")
    shoot(table)
    assert silent(table.state, 1) == Choose(())
    answer(table, 1, Choose(("#0",)), Loaded(1, 1))
    assert verbs.partners(table.state, 1) == [] == verbs.partners(table.state, 0)


@pytest.mark.rule("TI-269", "TI-566")
def test_leaders_on_ships_that_pds_destroy_die() -> None:
    table = guarded()
    for ship in table.state.systems[BESIDE].ships:
        ship.leaders = ["sol.1"] if ship.id % 2 else ["sol.3"]
    shoot(table, 6, 6)
    assert sorted(table.state.players[0].dead) == ["sol.1", "sol.3"]


def test_a_dock_that_fires_rolls_three_dice_as_pds() -> None:
    table = guarded(pds=0, dock=1)
    run(table, Volley(1, BESIDE, 0, ["dock:lodor"]), dice=Loaded(6, 5, 6))
    assert kinds(table, 0, BESIDE) == []


def test_nobody_fires_at_a_fleet_that_is_gone() -> None:
    table = guarded()
    table.state.systems[BESIDE].ships = []
    assert keys(run(table, Volley(1, BESIDE, 0, ["lodor"]))) == []


# Hits


@pytest.mark.rule("TI-263", "TI-301")
def test_the_owner_at_the_table_deals_out_the_hits() -> None:
    table = field()
    place = table.at(BESIDE).ships(0, cruiser=1, dreadnought=1, fighter=2).ships(1, cruiser=1)
    cruiser, dreadnought = place.system.ships[:2]
    table.state.stack.append(Tactical(0, BESIDE, "end"))
    run(table, Assigning(0, BESIDE, 2, "pds", by=1))
    assert asked(table, 1) is None and asked(table, 0) is not None
    assert silent(table.state, 0) == Lose((str(dreadnought.id), "fighter:1"))
    for wrong in (
        Lose(("fighter:1",)),
        Lose(("fighter:3",)),
        Lose((str(cruiser.id), str(cruiser.id))),
        Choose(()),
    ):
        with pytest.raises(IllegalMove):
            answer(table, 0, wrong)
    answer(table, 0, Lose((str(dreadnought.id), str(dreadnought.id))))
    assert kinds(table, 0, BESIDE) == ["cruiser", "fighter", "fighter"], "a second hit destroys it"


@pytest.mark.rule("TI-301")
def test_the_owner_may_lose_a_ship_that_could_sustain_the_damage() -> None:
    table = field()
    place = table.at(BESIDE).ships(0, cruiser=1, dreadnought=1).ships(1, cruiser=1)
    dreadnought = place.system.ships[1]
    table.state.stack.append(Tactical(0, BESIDE, "end"))
    run(table, Assigning(0, BESIDE, 1, "pds", by=1))
    answer(table, 0, Lose((f"{dreadnought.id}:lost",)))
    assert kinds(table, 0, BESIDE) == ["cruiser"]


@pytest.mark.rule("TI-301")
def test_no_more_fighters_are_lost_than_there_are() -> None:
    table = field()
    table.at(BESIDE).ships(0, cruiser=2, fighter=1).ships(1, cruiser=1)
    table.state.stack.append(Tactical(0, BESIDE, "end"))
    run(table, Assigning(0, BESIDE, 2, "pds", by=1))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Lose(("fighter:2",)))
    assert refused.value.key == "ti-illegal-assign-fighters"


@pytest.mark.rule("TI-729")
def test_volleys_open_the_window_of_rolls_and_mines_for_the_jolnar_alone() -> None:
    table = guarded()
    table.state.players[0].cards = table.state.players[1].cards = ["faulty_targeting_systems"]
    table.state.players[0].book.waits = [Wait("after_combat_roll")]
    shoot(table, 1, 1)
    frame = table.state.stack[-1]
    assert isinstance(frame, Window) and (frame.facts["step"], "battle" in frame.facts) == ("pds", False)
    for race, opens in (("jolnar", True), ("sol", False)):
        table = mined(1, race=race, cruiser=1)
        table.state.players[0].strategy = 1
        table.state.players[0].book.waits = [Wait("after_combat_roll")]
        run(table, dice=Loaded(9))
        assert bool(table.state.stack) is opens
        if opens:
            answer(table, 0, Use("jolnar_reroll", ("0",)), Loaded(8))
            assert kinds(table, 0) == ["cruiser"] and table.state.players[0].strategy == 0


@pytest.mark.rule("TI-685")
def test_whoever_is_not_at_the_table_is_not_asked() -> None:
    table = field()
    table.at(BESIDE).ships(1, cruiser=1, dreadnought=1, fighter=2).ships(0, cruiser=1)
    run(table, Assigning(1, BESIDE, 2, "pds", by=0))
    assert kinds(table, 1, BESIDE) == ["cruiser", "dreadnought!", "fighter"] and not table.state.stack
    table.state.players[1].plan = write(Plan(losses=("cruiser",), sustain="never"))
    run(table, Assigning(1, BESIDE, 1, "pds", by=0))
    assert kinds(table, 1, BESIDE) == ["dreadnought!", "fighter"], "his usual plan answers"


# Mines


def mined(*owners: int, race: str = "sol", **ships: int) -> Table:
    table = field(race, "letnev", "hacan")
    table.at(HERE).ships(0, **(ships or {"cruiser": 2}))
    table.state.systems[HERE].mines = list(owners)
    table.state.mines_left = 12 - len(owners)
    arrivals.mines(table.state, 0, HERE)
    return table


@pytest.mark.rule("TI-273", "TI-274", "TI-275", "TI-276")
def test_every_ship_but_fighters_rolls_and_one_mine_goes() -> None:
    table = mined(1, 1, cruiser=2, carrier=1, fighter=2)
    told = keys(run(table, dice=Loaded(8, 9, 10)))
    assert told.count("ti-mine-rolls") == 3 and kinds(table, 0) == ["cruiser"], "Fighters lost their Carrier"
    assert table.state.systems[HERE].mines == [1] and table.state.mines_left == 11


def test_fighters_of_a_lost_carrier_are_told() -> None:
    table = mined(1, carrier=1, fighter=2)
    run(table, dice=Loaded(1))
    assert kinds(table, 0) == ["carrier", "fighter", "fighter"]


@pytest.mark.rule("TI-276")
def test_a_mine_goes_without_a_hit_too() -> None:
    table = mined(1)
    run(table, dice=Loaded(1, 1))
    assert kinds(table, 0) == ["cruiser"] * 2 and table.state.systems[HERE].mines == []


@pytest.mark.rule("TI-276", "TI-689")
def test_the_active_player_chooses_which_mine_goes() -> None:
    table = mined(1, 2, NOBODY)
    run(table, dice=Loaded(1, 1))
    frame = table.state.stack[-1]
    assert frame.fallback == ["#1"], "the oldest"  # type: ignore[union-attr]
    answer(table, 0, Choose(("ti-mine-nobody",)))
    assert table.state.systems[HERE].mines == [1, 2]


@pytest.mark.rule("TI-281")
def test_own_mines_do_nothing_and_nobodys_act_on_all() -> None:
    table = mined(0)
    assert not table.state.stack
    table = mined(0, NOBODY)
    run(table, dice=Loaded(9, 1))
    assert kinds(table, 0) == ["cruiser"] and table.state.systems[HERE].mines == [0]


@pytest.mark.rule("TI-279")
def test_maneuvering_jets_avoid_nines() -> None:
    table = mined(1)
    table.state.players[0].technologies = ["maneuvering_jets"]
    run(table, dice=Loaded(9, 10))
    assert kinds(table, 0) == ["cruiser"]


@pytest.mark.rule("TI-273", "TI-282")
def test_a_hit_damages_what_can_sustain_it_and_direct_hit_does_not_follow() -> None:
    table = mined(1, dreadnought=2)
    table.state.systems[HERE].ships[1].damaged = True
    table.state.players[1].cards = ["direct_hit"]
    run(table, dice=Loaded(9, 9))
    assert kinds(table, 0) == ["dreadnought!"] and not table.state.stack, "no window for the first"
    table = mined(1, dreadnought=1)
    table.state.players[0].plan = write(Plan(sustain="never"))
    run(table, dice=Loaded(9))
    assert kinds(table, 0) == []


@pytest.mark.rule("TI-283")
def test_floating_docks_ignore_mines() -> None:
    table = mined(1, race="saar", cruiser=1, dock=1)
    told = keys(run(table, dice=Loaded(9)))
    assert told.count("ti-mine-rolls") == 1 and len(table.state.systems[HERE].docks) == 1


@pytest.mark.rule("TI-566")
def test_leaders_die_with_a_ship_that_a_mine_destroys() -> None:
    table = mined(1, cruiser=1)
    table.state.systems[HERE].ships[0].leaders = ["sol.2"]
    run(table, dice=Loaded(9))
    assert table.state.players[0].dead == ["sol.2"]


def test_a_ship_that_is_gone_does_not_roll() -> None:
    table = mined(1, cruiser=2)
    del table.state.systems[HERE].ships[0]
    assert keys(run(table, dice=Loaded(1))).count("ti-mine-rolls") == 1
    assert mines.HITS == 9 and isinstance(MineRolls, type)
