"""The Status Phase: forms, and what each step makes of them."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Done, Form, Lose, PlaceCounters, Score
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.state import Law, Picked, State
from tests.rules.twilight_imperium.phases import dict_of, ending, status, waited
from tests.rules.twilight_imperium.play import answer, asked, run, silent

FIVE = ["war_sun", "cybernetics", "gen_synthesis", "sarween_tools", "type_iv_drive"]


def sheet(state: State, seat: int) -> tuple[int, int, int]:
    player = state.players[seat]
    return player.strategy, player.fleet, player.command


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


# Beginning


@pytest.mark.rule("TI-531", "TI-466", "TI-465")
def test_the_phase_begins_without_high_alert_and_temporary_stability() -> None:
    table = ending()
    state = table.state
    state.high_alert = (1, "000")
    lasting.begin(state, "temporary_stability", 0, "round")
    run(table, frames.Status())
    assert (state.phase, state.high_alert, state.lasting) == ("status", None, [])


@pytest.mark.rule("TI-531")
def test_fleets_that_only_war_funding_kept_must_fit_again() -> None:
    table = ending(p201="empty_base")
    state = table.state
    state.laws = [Law("war_funding")]
    place = table.at("201").ships(0, cruiser=3, destroyer=1)
    run(table, frames.Status())
    assert waited(state) == [0]
    answer(table, 0, Lose((str(place.system.ships[-1].id),)))
    assert [ship.kind for ship in place.system.ships] == ["cruiser"] * 3
    assert len(waited(state)) == 3, "now the forms"


@pytest.mark.rule("TI-531")
def test_effects_of_the_start_come_before_the_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = list[str]()

    def happening(state: State, frame: frames.Happening, *_: object) -> list[Event]:
        moments.append(frame.moment)
        state.stack.pop()
        return []

    monkeypatch.setitem(dict_of(), frames.Happening, dict_of()[frames.Happening]._replace(run=happening))
    table = ending()
    run(table, frames.Status())
    assert moments == ["status_begins"]
    for seat in (0, 1, 2):
        answer(table, seat, Form())
    assert moments == ["status_begins", "status_draw", "round_over_all"]


# Forms


@pytest.mark.rule("TI-713", "TI-722")
def test_forms_are_sealed_and_everybody_is_asked_the_same() -> None:
    table = ending("mentak", "letnev", "hacan")
    state = table.state
    state.players[0].secret = "conqueror"
    run(table, frames.Status())
    assert waited(state) == [2, 0, 1]
    first, *others = [asked(table, seat) for seat in range(3)]
    assert first is not None
    assert all(each is not None and (each.key, each.choices) == (first.key, first.choices) for each in others)
    assert answer(table, 0, Form(secret=False, hide=True)) == []
    assert waited(state) == [2, 1]
    answer(table, 0, Form(counters=("fleet:2",)))
    assert answer(table, 1, Form()) == [], "nothing happens before the last one has spoken"
    assert answer(table, 2, Form())
    assert sheet(state, 0) == (2, 5, 1), "the later answer counts"


BAD = [
    (Form(score="v1_blockade"), "TI-532"),
    (Form(score="conqueror"), "TI-532"),
    (Form(score="v1_mecatol"), "TI-532"),
    (Form(pay=("jord",)), "TI-713"),
    (Form(secret=True, hide=True), "TI-713"),
    (Form(secret=True), "TI-532"),
    (Form(refresh=("jord",)), "TI-536"),
    (Form(refresh=("primor",)), "TI-536"),
    (Form(refresh=("mirage", "mirage")), "TI-536"),
    (Form(counters=("fleet:1",)), "TI-142"),
    (Form(split=(2, 3, 1)), "TI-539"),
    (Form(split=(9, 1)), "TI-539"),
    (Form(split=(-1, 5, 5)), "TI-539"),
    (Form(keep=("sabotage", "sabotage")), "TI-712"),
    (Form(use=("hyper_metabolism:sabotage",)), "TI-714"),
    (Form(use=("shuttle_logistics:jord.gf>jord:1",)), "TI-714"),
    (Done(), "TI-713"),
]


@pytest.mark.rule("TI-713")
@pytest.mark.parametrize(("form", "rule"), BAD)
def test_a_form_is_judged_when_it_is_handed_in(form: Form, rule: str) -> None:
    table = ending(p201="mirage", p202="primor")
    state = table.state
    table.at("201").planet("mirage", owner=0)
    state.shown, state.players[0].secret, state.players[0].cards = ["v1_mecatol"], "conqueror", ["sabotage"]
    run(table, frames.Status())
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, form)
    assert refused.value.rule == rule
    assert waited(state) == [2, 0, 1]


@pytest.mark.rule("TI-536")
def test_who_has_no_refresh_ability_is_told_so() -> None:
    table = ending()
    run(table, frames.Status())
    with pytest.raises(IllegalMove, match="refresh-none"):
        answer(table, 0, Form(refresh=("jord",)))


# Scoring


@pytest.mark.rule("TI-532")
def test_one_public_objective_and_the_secret_one() -> None:
    table = ending()
    state = table.state
    state.shown = ["v1_mecatol", "b1_five_tech"]
    state.players[0].secret, state.players[0].technologies = "conqueror", FIVE
    for planet in ("mecatol_rex", "arc_prime", "wren_terra"):
        systems.planet(state, planet).owner = 0
    table.home(1).ships(1, cruiser=1)
    status(table, s0=Form(score="b1_five_tech", secret=True))
    assert (state.players[0].scored, state.players[0].points) == (["b1_five_tech", "conqueror"], 3)


@pytest.mark.rule("TI-713")
def test_usually_the_best_that_costs_nothing_and_the_secret_one_if_fulfilled() -> None:
    table = ending()
    state = table.state
    state.shown = ["b1_five_tech", "v2_five_tech_one_color", "b2_spend_12_goods", "v1_mecatol"]
    state.players[0].technologies = [*FIVE, "assault_cannon", "hylar_v_assault_laser", "deep_space_cannon"]
    state.players[0].technologies.append("magen_defense_grid")
    state.players[0].goods, state.players[0].secret = 12, "conqueror"
    run(table, frames.Status())
    assert silent(state, 0) == Form()
    for seat in (0, 1, 2):
        answer(table, seat, silent(state, seat))
    player = state.players[0]
    assert (player.scored, player.goods, player.secret) == (["v2_five_tech_one_color"], 12, "conqueror")
    for planet in ("arc_prime", "wren_terra"):
        systems.planet(state, planet).owner = 0
    table.home(1).ships(1, cruiser=1)
    status(table)
    assert player.scored == ["v2_five_tech_one_color", "b1_five_tech", "conqueror"]


@pytest.mark.rule("TI-713", "TI-176")
def test_a_player_may_score_nothing_and_keep_the_secret_hidden() -> None:
    table = ending()
    state = table.state
    state.shown = ["v1_mecatol"]
    state.players[0].secret = "conqueror"
    for planet in ("mecatol_rex", "arc_prime", "wren_terra"):
        systems.planet(state, planet).owner = 0
    table.home(1).ships(1, cruiser=1)
    events = status(table, s0=Form(score="nothing", hide=True))
    assert (state.players[0].scored, state.players[0].secret) == ([], "conqueror")
    assert not any("@conqueror" in event.args.values() for event in events)


@pytest.mark.rule("TI-176")
def test_an_unfulfilled_secret_is_never_shown() -> None:
    table = ending()
    table.state.players[0].secret = "conqueror"
    events = status(table)
    assert not any("@conqueror" in event.args.values() for event in events)
    assert table.state.players[0].secret == "conqueror"


@pytest.mark.rule("TI-177")
def test_a_secret_that_is_no_longer_fulfilled_when_it_is_shown_is_lost() -> None:
    table = ending()
    state = table.state
    state.players[0].secret = "conqueror"
    for planet in ("arc_prime", "wren_terra"):
        systems.planet(state, planet).owner = 0
    table.home(1).ships(1, cruiser=1)
    run(table, frames.Status())
    answer(table, 0, Form(secret=True))
    answer(table, 1, Form())
    systems.planet(state, "wren_terra").owner = 1
    events = answer(table, 2, Form())
    assert "ti-secret-lost" in keys(events)
    assert (state.players[0].secret, state.players[0].points) == (None, 0)


@pytest.mark.rule("TI-016", "TI-541")
def test_the_first_in_order_of_play_to_reach_nine_wins() -> None:
    table = ending()
    state = table.state
    state.shown = ["b1_five_tech"]
    for seat in (0, 1):
        state.players[seat].points, state.players[seat].technologies = 8, FIVE
    table.state.players[1].points = 8
    status(table)
    assert (state.winner, [player.points for player in state.players]) == (0, [9, 8, 0])


@pytest.mark.rule("TI-635", "TI-179")
def test_what_is_paid_for_is_paid_with_planets_that_are_still_ready() -> None:
    table = ending()
    state = table.state
    state.shown, state.players[0].goods = ["b1_spend_10_resources"], 6
    systems.planet(state, "jord").ready = False
    run(table, frames.Status())
    with pytest.raises(IllegalMove):
        answer(table, 0, Form(score="b1_spend_10_resources"))
    systems.planet(state, "jord").ready = True
    answer(table, 0, Form(score="b1_spend_10_resources", pay=("jord", "goods:6")))
    answer(table, 1, Form())
    answer(table, 2, Form())
    assert (state.players[0].scored, state.players[0].goods) == (["b1_spend_10_resources"], 0)
    assert systems.planet(state, "jord").ready, "refreshed after it"


def test_what_can_no_longer_be_paid_is_asked_again() -> None:
    table = ending()
    state = table.state
    state.shown, state.players[0].goods = ["b1_spend_6_goods", "b1_five_tech"], 6
    state.players[0].technologies = FIVE
    run(table, frames.Status())
    answer(table, 0, Form(score="b1_spend_6_goods"))
    answer(table, 1, Form())
    state.players[0].goods = 0
    answer(table, 2, Form())
    assert waited(state) == [0]
    answer(table, 0, Score("b1_five_tech"))
    assert state.players[0].scored == ["b1_five_tech"]
    assert not state.stack


# Repairs, counters, planets


@pytest.mark.rule("TI-533", "TI-534", "TI-535")
def test_ships_are_repaired_counters_lifted_planets_refreshed() -> None:
    table = ending(p201="saudor", p202="thibah")
    state = table.state
    place = table.at("201").ships(0, dreadnought=2).planet("saudor", owner=1)
    place.system.ships[0].damaged = True
    place.system.counters = [0, 1]
    for system in systems.places(state):
        for planet in system.planets:
            planet.ready = False
    status(table)
    assert not any(ship.damaged for ship in place.system.ships)
    assert place.system.counters == []
    assert systems.planet(state, "saudor").ready and systems.planet(state, "jord").ready
    assert not systems.planet(state, "thibah").ready, "nobody's"


@pytest.mark.rule("TI-536", "TI-073", "TI-714")
def test_refresh_abilities_are_used_by_who_wants_and_exhaust_the_planet() -> None:
    table = ending(
        p201="primor", p202="hopes_end", p203="mirage", p204="arcturus_sumerian", p205="bellatrix_tsion"
    )
    state = table.state
    owned = ("primor", "hopes_end", "mirage", "sumerian", "tsion")
    for planet in owned:
        systems.planet(state, planet).owner = 0
    table.at("203").ships(0, carrier=1)
    status(table, s0=Form(refresh=owned[:4]))
    assert systems.planet(state, "primor").gf == 2
    assert systems.ground(systems.planet(state, "hopes_end")) == 2
    assert systems.planet(state, "hopes_end").shock == 1, "one is the escort (TI-382)"
    assert systems.fighters(state.systems["203"], 0) == 2
    assert state.players[0].goods == 2
    assert [systems.planet(state, planet).ready for planet in owned] == [False] * 4 + [True]
    before = state.players[0].goods
    status(table)
    assert state.players[0].goods == before, "not by default"


@pytest.mark.rule("TI-537")
def test_fighters_of_mirage_need_support_and_no_enemies() -> None:
    table = ending(p203="mirage")
    state = table.state
    place = table.at("203").planet("mirage", owner=0)
    status(table, s0=Form(refresh=("mirage",)))
    assert systems.fighters(place.system, 0) == 0, "no support"
    place.ships(0, carrier=1).ships(1, fighter=1)
    status(table, s0=Form(refresh=("mirage",)))
    assert systems.fighters(place.system, 0) == 0, "enemy ships"
    place.system.fighters.clear()
    status(table, s0=Form(refresh=("mirage",)))
    assert systems.fighters(place.system, 0) == 2
    assert not state.stack


# Cards and counters


@pytest.mark.rule("TI-538")
def test_a_card_and_two_counters_and_what_races_technologies_and_offices_add() -> None:
    table = ending("sol", "yssaril", "letnev")
    state = table.state
    state.action.cards = ["plague"] * 20
    state.players[2].technologies = ["neural_motivator", "hyper_metabolism"]
    state.laws = [Law("minister_of_policy", 2)]
    status(table)
    assert [len(player.cards) for player in state.players] == [1, 2, 3]
    assert [sum(sheet(state, seat)) for seat in range(3)] == [9, 8, 9]


@pytest.mark.rule("TI-715")
def test_new_counters_go_to_the_command_pool_unless_the_form_says_where() -> None:
    table = ending("mentak", "letnev", "hacan")
    status(table, s1=Form(counters=("strategy:1", "fleet:1")))
    assert (sheet(table.state, 0), sheet(table.state, 1)) == ((2, 3, 3), (3, 4, 1))


@pytest.mark.rule("TI-140", "TI-534")
def test_counters_from_the_board_are_home_before_new_ones_are_gained() -> None:
    table = ending("mentak", "letnev", "hacan", p201="empty_base")
    state = table.state
    state.players[0].command = 10
    state.systems["201"].counters = [0]
    run(table, frames.Status())
    with pytest.raises(IllegalMove):
        answer(table, 0, Form(counters=("fleet:2",)))
    answer(table, 0, Form(counters=("fleet:1",)))
    answer(table, 1, Form())
    answer(table, 2, Form())
    assert sheet(state, 0) == (2, 4, 10)


def test_nobodys_new_counters_change_what_another_gets() -> None:
    """The Peace Prize goes by Fleet Supply before the step."""
    table = ending("mentak", "letnev", "hacan")
    state = table.state
    state.laws = [Law("vorhal_peace_prize")]
    state.players[2].fleet = state.players[0].fleet = 2
    status(table, s2=Form(counters=("fleet:3",)))
    assert [sum(sheet(state, seat)) for seat in (2, 0, 1)] == [8, 8, 8]


def test_counters_that_have_become_other_are_asked_for_again() -> None:
    table = ending("mentak", "letnev", "hacan")
    state = table.state
    run(table, frames.Status())
    answer(table, 0, Form(counters=("fleet:2",)))
    answer(table, 1, Form())
    state.laws = [Law("fleet_regulations")]
    state.players[0].fleet = 4
    answer(table, 2, Form())
    assert waited(state) == [0]
    answer(table, 0, PlaceCounters(("fleet:1", "command:1")))
    assert sheet(state, 0) == (2, 5, 2)


@pytest.mark.rule("TI-539")
def test_counters_may_be_redistributed() -> None:
    table = ending("mentak", "letnev", "hacan")
    status(table, s0=Form(split=(4, 3, 1)), s1=Form(counters=("fleet:2",), split=(0, 8, 0)))
    assert (sheet(table.state, 0), sheet(table.state, 1)) == ((4, 3, 1), (0, 8, 0))


@pytest.mark.rule("TI-539", "TI-147")
def test_then_every_fleet_must_fit() -> None:
    table = ending("mentak", "letnev", "hacan", p201="empty_base")
    state = table.state
    place = table.at("201").ships(0, cruiser=2, destroyer=1)
    state.players[0].picked = [Picked("trade_2", True)]
    status(table, s0=Form(split=(4, 2, 2)))
    assert waited(state) == [0]
    assert state.players[0].picked, "at once, not at the end of the phase"
    answer(table, 0, Lose((str(place.system.ships[0].id),)))
    assert len(place.system.ships) == 2
    assert not state.stack


@pytest.mark.rule("TI-715")
def test_usually_only_what_saves_a_fleet_is_moved() -> None:
    table = ending("mentak", "hacan", "sol", p201="empty_base", p202="empty_se")
    state = table.state
    for seat, at, ships in ((0, "201", 4), (1, "202", 7)):
        table.at(at).ships(seat, cruiser=ships)
        state.players[seat].command = 0
    status(table)
    assert sheet(state, 0) == (2, 4, 1), "one from the Command Pool"
    assert sheet(state, 1) == (0, 7, 0), "then from Strategy Allocation"
    assert sheet(state, 2) == (2, 3, 4)
    assert [len(state.systems[at].ships) for at in ("201", "202")] == [4, 7]
    assert not state.stack


@pytest.mark.rule("TI-539")
def test_resource_management_lets_nobody_redistribute() -> None:
    table = ending("mentak", "letnev", "hacan", p201="empty_base")
    state = table.state
    state.laws = [Law("resource_management")]
    table.at("201").ships(0, cruiser=3, destroyer=1)
    run(table, frames.Status())
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Form(split=(3, 3, 2)))
    assert refused.value.args_for_words["why"] == "@resource_management"
    for seat in (0, 1, 2):
        answer(table, seat, Form())
    assert sheet(state, 0) == (2, 3, 3)
    assert waited(state) == [0], "a ship has to go"


def test_a_split_after_paying_counters_for_an_objective() -> None:
    table = ending("mentak", "letnev", "hacan")
    state = table.state
    state.shown = ["v1_spend_counters"]
    pay = ("strategy:2", "command:1")
    run(table, frames.Status())
    with pytest.raises(IllegalMove):
        answer(table, 0, Form(score="v1_spend_counters", pay=pay, split=(2, 3, 3)))
    answer(table, 0, Form(score="v1_spend_counters", pay=pay, split=(1, 3, 1)))
    answer(table, 1, Form())
    answer(table, 2, Form())
    assert sheet(state, 0) == (1, 3, 1)


# The end


@pytest.mark.rule("TI-540")
def test_strategy_cards_are_returned_but_for_one_that_is_kept() -> None:
    table = ending()
    state = table.state
    state.players[0].picked = [Picked("trade_2", True), Picked("assembly", True)]
    state.players[1].picked = [Picked("leadership", True)]
    lasting.begin(state, "political_stability", 0, "next_round", ("assembly",))
    status(table)
    assert [player.picked for player in state.players] == [[Picked("assembly")], [], []]
    status(table)
    assert [player.picked for player in state.players] == [[], [], []], "for one round"


@pytest.mark.rule("TI-545", "TI-617")
def test_what_lasted_this_round_ends_and_fleets_must_fit_without_it() -> None:
    table = ending("mentak", "letnev", "hacan", p201="empty_base")
    state = table.state
    table.home(0).ships(0, cruiser=3, carrier=1)
    place = table.at("201").ships(0, destroyer=3, carrier=1)
    state.players[0].used = ["mentak_piracy"]
    lasting.begin(state, "grand_armada", 0, "round")
    lasting.begin(state, "war_footing", 0, "round", ("201",))
    lasting.begin(state, "scientist_assassination", 0, "next_round", ("1",))
    state.players[0].command = state.players[0].strategy = 0
    status(table, s0=Form(split=(2, 3, 0)))
    assert waited(state) == [0]
    assert [each.source for each in state.lasting] == ["scientist_assassination"]
    answer(table, 0, Lose((str(table.home(0).system.ships[0].id),)))
    answer(table, 0, Lose((str(place.system.ships[0].id),)))
    assert (len(place.system.ships), len(table.home(0).system.ships)) == (3, 3)
    assert (state.stack, state.players[0].used) == ([], [])


@pytest.mark.rule("TI-545", "TI-620")
def test_a_new_round_begins() -> None:
    table = ending()
    state = table.state
    state.players[1].points = 3
    run(table, frames.Round(stage="status"))
    for seat in (0, 1, 2):
        answer(table, seat, Form())
    assert (state.round, state.phase) == (4, "strategy")
    assert [player.curve for player in state.players] == [[0], [3], [0]]
    assert isinstance(state.stack[-1], frames.Picking)


@pytest.mark.rule("TI-541")
def test_steps_go_in_order_of_play() -> None:
    table = ending("mentak", "letnev", "sol")
    table.state.action.cards = ["plague"] * 9
    events = status(table)
    drawn = [event.args["player"] for event in events if event.key == "ti-draws"]
    gained = [event.args["player"] for event in events if event.key == "ti-command-gained"]
    assert drawn == gained == ["#2", "#0", "#1"]


def test_windows_of_the_phase_open_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    points = list[tuple[str, int, int]]()

    def window(state: State, frame: frames.Window, *_: object) -> list[Event]:
        points.append((frame.point, len(state.players[0].cards), len(state.players[0].picked)))
        state.stack.pop()
        return []

    monkeypatch.setitem(dict_of(), frames.Window, dict_of()[frames.Window]._replace(close=window))
    table = ending("sol", "letnev", "mentak")
    table.state.action.cards = ["plague"] * 9
    table.state.players[0].picked = [Picked("trade_2", True)]
    status(table)
    assert points == [("before_status_draw", 0, 1), ("status_phase", 1, 1)]


@pytest.mark.rule("TI-384")
@pytest.mark.parametrize(("there", "after"), [(0, (1, 1)), (1, (1, 2))])
def test_hopes_end_gives_two_shock_troops_one_of_them_plain_if_nobody_is_there(
    there: int, after: tuple[int, int]
) -> None:
    table = ending(p201="hopes_end")
    table.at("201").planet("hopes_end", owner=0, gf=there)
    status(table, s0=Form(refresh=("hopes_end",)))
    planet = systems.planet(table.state, "hopes_end")
    assert (planet.gf, planet.shock) == after and not planet.ready
    assert table.state.shock_left == 12 - planet.shock
