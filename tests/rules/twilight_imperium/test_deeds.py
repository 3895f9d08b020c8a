"""Small deeds of cards and laws, effects that last, points, and choices."""

from __future__ import annotations

import pytest

from rules.core import stack
from rules.core.contract import IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import choosing, lasting, points, revealing, verbs
from rules.twilight_imperium.state import Law, State, TradeCard
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

DICE = Dice(b"", 0)


def table(*races: str) -> Table:
    found = laid(*(races or ("sol", "letnev", "hacan")), p201="lodor", p202="empty_base")
    for player in found.state.players:
        player.fleet = 2
    return found


# Order


@pytest.mark.rule("TI-614")
def test_several_players_are_reached_in_order_of_play() -> None:
    state = table().state
    state.speaker, state.order, state.phase = 1, [2, 0, 1], "action"
    assert verbs.in_turn(state) == [2, 0, 1]
    state.phase = "strategy"
    assert verbs.in_turn(state) == [1, 2, 0], "from the Speaker, as there is no order yet"
    state.phase, state.players[0].out = "action", True
    assert verbs.in_turn(state) == [2, 1]


# Free units


@pytest.mark.rule("TI-615")
def test_free_ships_obey_supply_plastic_and_enemies() -> None:
    found = table()
    state = found.state
    place = found.at("202").ships(0, cruiser=1)
    verbs.free_ships(state, 0, "destroyer", "202", 3)
    assert [ship.kind for ship in place.system.ships] == ["cruiser", "destroyer"], "two by Fleet Supply"
    assert verbs.free_ships(state, 0, "destroyer", "202") == []
    found.at("201").ships(1, fighter=1)
    assert verbs.free_ships(state, 0, "destroyer", "201") == [] == verbs.free_fighters(state, 0, "201", 2)
    assert verbs.free_fighters(state, 0, "202", 2) == [], "no support"
    home = found.home(0).planet("jord", dock=1)
    verbs.free_fighters(state, 0, state.players[0].home, 5)
    assert systems.fighters(home.system, 0) == 3
    state.players[0].fleet = 9
    verbs.free_ships(state, 0, "war_sun", state.players[0].home, 5)
    assert len(home.system.ships) == 2, "there are no more of them"


@pytest.mark.rule("TI-615", "TI-082", "TI-113", "TI-382")
def test_free_units_on_planets() -> None:
    found = laid("sol", "letnev", "hacan", p201="bellatrix_tsion", p202="lodor")
    state = found.state
    found.at("201").planet("tsion", owner=0)
    assert verbs.free_ground(state, "gf", "tsion") == [], "nothing stands on a station"
    assert verbs.free_ground(state, "gf", "lodor") == [], "nobody's planet"
    found.at("202").planet("lodor", owner=0)
    verbs.free_ground(state, "pds", "lodor", 5)
    lodor = systems.planet(state, "lodor")
    assert lodor.pds == 2
    verbs.free_ground(state, "shock", "lodor", 2)
    assert (lodor.gf, lodor.shock, state.shock_left) == (1, 1, 11), "one is the escort"


# Losses


@pytest.mark.rule("TI-090", "TI-382")
def test_losses_by_cards() -> None:
    found = table()
    state = found.state
    lodor = systems.planet(state, "lodor")
    found.at("201").planet("lodor", owner=0, gf=1, shock=2, pds=2, dock=1).ships(0, fighter=3)
    state.shock_left = 10
    assert verbs.kill_ground(state, "lodor", 2) == 2
    assert (lodor.gf, lodor.shock, state.shock_left) == (1, 0, 12), "the last one takes the plain one's place"
    assert verbs.kill_ground(state, "lodor", 9) == 1
    assert verbs.destroy_pds(state, "lodor", 3) == 2 and lodor.pds == 0
    verbs.destroy_dock(state, "lodor", 1)
    assert lodor.dock is None and systems.fighters(found.at("201").system, 0) == 0
    assert verbs.destroy_dock(state, "lodor", 1) == []
    place = found.at("202").ships(0, carrier=1, cruiser=1, fighter=4)
    verbs.destroy_ship(state, place.system.ships[0])
    assert systems.fighters(place.system, 0) == 0 and len(place.system.ships) == 1
    moments = [frame.moment for frame in state.stack if isinstance(frame, frames.Happening)]
    assert moments == ["gf_lost", "gf_lost", "dock_lost", "ship_lost"]


def test_mines_are_laid_while_tokens_last() -> None:
    state = table().state
    state.mines_left = 1
    assert verbs.lay_mine(state, "202", 0) and not verbs.lay_mine(state, "202")
    verbs.sweep_mine(state, "202", 0)
    assert state.mines_left == 1 and state.systems["202"].mines == []


@pytest.mark.rule("TI-461")
def test_a_broken_agreement_returns_both_cards() -> None:
    state = table().state
    state.players[0].trade = [TradeCard(2, lent=1), TradeCard(2, lent=2)]
    state.players[1].trade = [TradeCard(1), TradeCard(1, lent=0)]
    assert verbs.partners(state, 0) == [1, 2]
    assert len(verbs.break_agreement(state, 1, 0)) == 1
    assert verbs.partners(state, 0) == [2] and verbs.partners(state, 1) == []
    assert verbs.break_agreement(state, 1, 0) == []


# What lasts


@pytest.mark.rule("TI-617")
def test_effects_end_with_their_stretch() -> None:
    state = table().state
    for until in lasting.SCOPES:
        lasting.begin(state, until, 0, until)
    lasting.end(state, "battle")
    assert [each.source for each in state.lasting] == ["activation", "round", "next_round", "game"]
    lasting.end_round(state)
    assert [each.source for each in state.lasting] == ["next_round", "game"]
    lasting.end_round(state)
    assert [each.source for each in state.lasting] == ["game"]


@pytest.mark.rule("TI-617")
def test_a_law_of_one_round_is_discarded_after_it() -> None:
    state = table().state
    state.laws = [Law("short_term_truce", since=state.round), Law("free_trade", since=1)]
    assert lasting.end_round(state) == [] and len(state.laws) == 2
    state.round += 1
    assert lasting.end_round(state) == ["short_term_truce"]
    assert [law.card for law in state.laws] == ["free_trade"]
    assert state.political.discards == ["short_term_truce"]


def test_an_effect_may_be_stopped_before_its_time() -> None:
    state = table().state
    for planet in ("jord", "lodor"):
        lasting.begin(state, "yin_reversal", 0, "round", (planet,))
    lasting.stop(state, "yin_reversal", "lodor")
    assert [each.on for each in state.lasting] == [("jord",)]
    lasting.stop(state, "yin_reversal")
    assert state.lasting == []


@pytest.mark.rule("TI-007")
def test_once_a_turn_is_once_a_round() -> None:
    state = table().state
    lasting.use_once(state, 0, "production_centers")
    with pytest.raises(IllegalMove):
        lasting.use_once(state, 0, "production_centers")
    lasting.use_once(state, 1, "production_centers")
    lasting.end_round(state)
    lasting.use_once(state, 0, "production_centers")


# Points


@pytest.mark.rule("TI-009", "TI-010", "TI-014", "TI-619")
def test_points_never_fall_below_nothing_or_the_artifacts() -> None:
    found = table()
    state = found.state
    state.players[0].points = 2
    found.at("201").planet("lodor", owner=0, token="lazax_armory", shown=True)
    found.home(0).planet("jord", owner=1)
    points.lose_points(state, 0, 5, "mutiny")
    assert state.players[0].points == 1, "losing is never barred, and the artifact holds one"
    found.at("201").planet("lodor", shown=False)
    points.lose_points(state, 0, 5, "mutiny")
    assert state.players[0].points == 0 and state.players[0].sources == {"mutiny": -2}
    found.at("201").planet("lodor", shown=True)
    assert points.lose_points(state, 0, 1, "mutiny") == [] and state.players[0].points == 0


@pytest.mark.rule("TI-011", "TI-012", "TI-013", "TI-505", "TI-618")
def test_points_need_all_home_planets() -> None:
    found = table("saar", "letnev", "sol")
    state = found.state
    found.home(0).planet("ragh", owner=2)
    found.home(1).planet("wren_terra", owner=2)
    points.gain_all(state, (0, 1, 2), 2, "imperial_mandate")
    assert [player.points for player in state.players] == [0, 0, 2], "agendas give the Saar nothing either"
    points.gain_points(state, 0, 1, "v1_mecatol", "objective")
    points.gain_points(state, 1, 1, "v1_mecatol", "objective")
    assert [player.points for player in state.players] == [1, 0, 2]
    found.home(1).planet("wren_terra", owner=1)
    assert state.players[1].points == 0, "what was missed does not come later"


# Choices


def chosen(state: State, frame: frames.Choosing, ids: tuple[str, ...], _: Dice) -> list[stack.Event]:
    state.players[frame.seat].wishes = list(ids)
    return []


CHAPTERS = {frames.Choosing: choosing.chapter({"wish": chosen})}


@pytest.mark.rule("TI-613")
def test_the_owner_chooses_and_with_too_little_gives_all() -> None:
    state = table().state
    things = ["jord", "lodor", "thibah"]
    choosing.choose(state, 1, "ti-remove", things, "wish", least=2, most=2)
    found = stack.asked(state, CHAPTERS)
    assert found is not None and found[0] == 1
    assert not found[1].offers(Choose(("jord",))) and found[1].offers(Choose(("jord", "thibah")))
    stack.answer(state, CHAPTERS, Choose(("jord", "thibah")), DICE)
    assert state.players[1].wishes == ["jord", "thibah"] and not state.stack
    choosing.choose(state, 0, "ti-remove", things[:1], "wish", least=2, most=2)
    stack.settle(state, CHAPTERS, DICE)
    assert state.players[0].wishes == ["jord"] and not state.stack, "nobody is asked"
    choosing.choose(state, 0, "ti-remove", [], "wish")
    assert not state.stack


@pytest.mark.rule("TI-006")
def test_up_to_may_be_none_and_silence_has_its_choice() -> None:
    state = table().state
    choosing.choose(state, 0, "ti-remove", ["jord", "lodor"], "wish", least=0, most=2, fallback=["lodor"])
    frame = state.stack[-1]
    assert isinstance(frame, frames.Choosing) and frame.fallback == ["lodor"]
    found = stack.asked(state, CHAPTERS)
    assert found is not None and found[1].offers(Choose(()))
    stack.answer(state, CHAPTERS, Choose(()), DICE)
    assert state.players[0].wishes == []


def test_dice_have_ten_sides() -> None:
    assert set(verbs.roll(Dice(b"seed", 1), 300)) == set(range(1, 11))


def test_what_a_silent_owner_gives_up_first() -> None:
    found = table()
    place = found.at("202").ships(0, dreadnought=1, destroyer=1, cruiser=2)
    place.system.ships[3].damaged = True
    order = [ship.id for ship in verbs.cheapest(place.system.ships)]
    ids = [ship.id for ship in place.system.ships]
    assert order == [ids[1], ids[3], ids[2], ids[0]]


# Objectives


@pytest.mark.rule("TI-174")
def test_objectives_are_turned_up_from_the_top_while_there_are_any() -> None:
    state = table().state
    state.objectives = ["v2_spend_20", "v1_mecatol", "v1_blockade"]
    (told,) = revealing.reveal(state)
    assert (state.shown, state.objectives) == (["v1_blockade"], ["v2_spend_20", "v1_mecatol"])
    assert told.reveals
    revealing.reveal(state, "v2_spend_20")
    assert (state.shown, state.objectives) == (["v1_blockade", "v2_spend_20"], ["v1_mecatol"])
    state.objectives = []
    assert revealing.reveal(state) == []
    assert len(state.shown) == 2
