"""Second halves of sentences, and what two cards or rules say of the same thing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Alert,
    Build,
    CallVoice,
    Choose,
    Follow,
    Let,
    NameSpeaker,
    Plan,
    Play,
    Produce,
    Use,
)
from rules.twilight_imperium.battle import losses
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import deeds_senate, judging, playing
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.effects import building as numbers
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import senate
from rules.twilight_imperium.effects.building import BUILT
from rules.twilight_imperium.frames import Agenda, Producing, Status, Turn, Window
from rules.twilight_imperium.state import Law
from rules.twilight_imperium.tactical import pds
from tests.rules.twilight_imperium.fights import attack, field
from tests.rules.twilight_imperium.golden import GONE, Case, played, position
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run
from tests.rules.twilight_imperium.senate import chooses, decide, offered
from tests.rules.twilight_imperium.strategic import play, table_of
from tests.rules.twilight_imperium.table import Table, galaxy
from tests.rules.twilight_imperium.tactical import activate, fleet, move, ship
from tests.rules.twilight_imperium.tactical import table as row


def yard(*races: str, **tiles: str) -> Table:
    """Two planets beside Jord, each with a dock of the first player; a station with one of his planets."""
    found = galaxy(*races, p201="bereg_lirta_iv", p202="bellatrix_tsion", **tiles)
    found.state.phase, found.state.order = "action", list(range(found.state.seats))
    for player in found.state.players:
        player.fleet, player.goods = 4, 10
    found.at("201").planet("bereg", owner=0, dock=1).planet("lirta_iv", owner=0, dock=1)
    found.at("202").planet("bellatrix", owner=0, dock=1)
    return found


# Ships that appear


@pytest.mark.rule("TI-078", "TI-080")
def test_a_ship_that_is_built_takes_the_station_beside_it() -> None:
    table = yard()
    table.at("202").planet("tsion", owner=1, ready=True)
    run(table, Producing(0, "202", ["bellatrix"]))
    answer(table, 0, Build(("bellatrix.gf",)))
    tsion = systems.planet(table.state, "tsion")
    assert tsion.owner == 1, "Ground Forces are no ships"
    run(table, Producing(0, "202", ["bellatrix"]))
    answer(table, 0, Build(("bellatrix.cruiser",)))
    assert (tsion.owner, tsion.ready) == (0, False)


@pytest.mark.rule("TI-275", "TI-277", "TI-281")
def test_free_ships_meet_a_mine_like_any_other() -> None:
    table = yard()
    state = table.state
    table.at("201").ships(0, cruiser=1).system.mines = [1, 2, 0]
    verbs.free_ships(state, 0, "destroyer", "201")
    verbs.free_ships(state, 0, "dreadnought", "201")
    run(table, dice=Loaded(8, 9, 10))
    answer(table, 0, Choose(("#2",)))
    there = [each.kind + "!" * each.damaged for each in systems.ships(state.systems["201"], 0)]
    assert there == ["cruiser", "dreadnought!"], "all roll, those that were there too"
    assert state.systems["201"].mines == [1, 0], "what appears together meets one"
    verbs.free_fighters(state, 0, "201", 1)
    assert isinstance(state.stack[-1], frames.MineRolls), "a Fighter is a ship"
    state.stack.clear()
    state.systems["201"].mines = [0]
    verbs.free_ships(state, 0, "destroyer", "201")
    assert not any(isinstance(each, frames.MineRolls) for each in state.stack), "his own"


@pytest.mark.rule("TI-103")
def test_a_floating_dock_is_lost_when_a_ship_of_others_appears() -> None:
    table = yard("sol", "saar", "hacan")
    table.at("201").ships(1, dock=1)
    verbs.free_ships(table.state, 0, "cruiser", "201")
    assert table.state.systems["201"].docks == []


# Docks


@pytest.mark.rule("TI-392", "TI-446")
def test_production_lets_a_blockaded_dock_build_what_needs_no_space() -> None:
    table = table_of()
    table.at("307").planet("arc_prime", dock=1).ships(2, destroyer=1)
    table.state.players[1].goods = 10
    play(table, "production", 1)
    answer(table, 1, Produce("307"))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 1, Build(("arc_prime.cruiser",)))
    assert refused.value.rule == "TI-392"
    answer(table, 1, Build(("arc_prime.gf:2", "arc_prime.pds")))
    planet = systems.planet(table.state, "arc_prime")
    assert (planet.gf, planet.pds) == (2, 1)


@pytest.mark.rule("TI-004", "TI-644")
def test_a_surprise_assault_builds_the_ships_that_fight() -> None:
    table = yard()
    table.at("201").ships(1, destroyer=1)
    run(table, Producing(0, "201", ["bereg"]))
    with pytest.raises(IllegalMove):
        answer(table, 0, Build(("bereg.cruiser",)))
    table.state.stack.clear()
    run(table, Producing(0, "201", ["bereg"], why="surprise"))
    answer(table, 0, Build(("bereg.cruiser:2",)))
    assert [each.kind for each in systems.ships(table.state.systems["201"], 0)] == ["cruiser", "cruiser"]


@pytest.mark.rule("TI-386")
def test_labor_force_politics_voted_down_leaves_one_dock_for_the_rest_of_the_round() -> None:
    table = yard()
    state = table.state
    lasting.begin(state, "enhanced_armor", 0, "round")
    run(table, Producing(0, "201", ["bereg", "lirta_iv"]))
    answer(table, 0, Build(("bereg.gf", "lirta_iv.gf")))
    state.players[0].used = [f"{BUILT}bellatrix", "yin_reversal"]
    decide(table, "labor_force_politics", "against")
    assert state.players[0].used == ["yin_reversal"], "what was built before the vote does not matter"
    run(table, Producing(0, "201", ["bereg", "lirta_iv"]))
    with pytest.raises(IllegalMove):
        answer(table, 0, Build(("bereg.gf", "lirta_iv.gf")))
    answer(table, 0, Build(("bereg.gf:2",)))
    here = told.facts(seat=0, unit="gf", system="202", planet="bellatrix")
    assert numbers.cannot_build(state, here) is not None


@pytest.mark.rule("TI-087", "TI-105")
def test_a_subsidized_dock_of_the_saar_needs_a_planet_of_its_own() -> None:
    table = table_of("saar", "letnev", "hacan", p201="lodor", p202="bellatrix_tsion", p203="quann")
    table.at("201").planet("lodor", owner=0).ships(0, dock=1)
    table.at("202").planet("tsion", owner=0)
    table.at("203").planet("quann", owner=0)
    decide(table, "subsidized_industry", "0")
    assert offered(table.state) == ["301", "203"], "neither a station nor a planet with its dock"


# Battles


def _windows(table: Table, point: str) -> Iterator[frames.Facts]:
    """Whoever waits for this moment lets it pass."""
    while table.state.stack and asked(table, 0) is not None:
        frame = table.state.stack[-1]
        assert isinstance(frame, Window) and frame.point == point
        yield frame.facts
        answer(table, 0, Let())


@pytest.mark.rule("TI-309", "TI-312")
@pytest.mark.parametrize("planned", [True, False])
def test_a_direct_hit_may_follow_what_a_martyr_damages(planned: bool) -> None:
    table = field("yin", "letnev", "hacan")
    state = table.state
    table.at("202").ships(0, destroyer=1, dreadnought=1).ships(1, dreadnought=1)
    state.players[0].cards, state.players[0].book.waits = ["direct_hit"], [Wait("after_casualties")]
    first, _, target = (each.id for each in state.systems["202"].ships)
    dice = Loaded(*[1] * 20)
    run(table, attack(table), dice=dice)
    if not planned:
        state.players[0].book.waits.append(Wait("before_combat_round", ("round:2",)))
    answer(table, 0, Plan(pay=("martyr",) if planned else ()), dice)
    answer(table, 1, Plan(), dice)
    if not planned:
        answer(table, 0, Use("yin_martyr", (str(first), str(target))), dice)
    facts = next(_windows(table, "after_casualties"))
    assert facts["damaged"] == str(target) and facts["round"] == "2"
    answer(table, 0, Play("direct_hit", (str(target),)), dice)
    assert [each.kind for each in state.systems["202"].ships] == ["dreadnought"]


@pytest.mark.rule("TI-308", "TI-660")
def test_a_martyr_is_answered_before_the_round_and_not_once_more_after_it() -> None:
    table = field("yin", "letnev", "hacan")
    state = table.state
    table.at("202").ships(0, destroyer=1, dreadnought=1).ships(1, dreadnought=1)
    state.players[0].cards, state.players[0].book.waits = ["direct_hit"], [Wait("after_casualties")]
    dice = Loaded(*[1] * 20)
    run(table, attack(table), dice=dice)
    answer(table, 0, Plan(pay=("martyr",)), dice)
    answer(table, 1, Plan(), dice)
    told_of = [facts["lost"] for facts in _windows(table, "after_casualties")]
    assert told_of[0] == "0:destroyer" and len(told_of) > 1
    assert not any("destroyer" in lost for lost in told_of[1:])


@pytest.mark.rule("TI-090", "TI-660")
def test_a_ship_lost_to_a_card_in_a_battle_may_be_foreseen() -> None:
    table = field()
    state = table.state
    table.at("202").ships(0, cruiser=1).ships(1, dreadnought=1)
    target = state.systems["202"].ships[1]
    target.damaged = True
    state.players[0].cards, state.players[1].cards = ["direct_hit"], ["military_foresight"]
    state.action.discards = list(GONE)
    for player in state.players[:2]:
        player.book.waits = [Wait("all")]
    battle = frames.Battle(seat=0, number=4, system="202", defender=1, stage="genome", round=2)
    battle.damaged = [target.id]
    state.stack.append(battle)
    losses.react(state, battle)
    run(table)
    answer(table, 0, Play("direct_hit", (str(target.id),)))
    answer(table, 1, Let())
    answer(table, 1, Play("military_foresight", ("dreadnought",)))
    assert ("military_foresight", ("dreadnought",)) in [(each.source, each.on) for each in state.lasting]


@pytest.mark.rule("TI-265")
def test_a_battlestation_shoots_with_all_that_counts_for_pds() -> None:
    table = position()
    state = table.state
    table.at("201").planet("lodor", owner=0, dock=1, leaders=["hacan.1"])
    state.players[0].technologies = ["magen_defense_grid"]
    weapon, count = pds.armed(state, 0, 1, "201", "dock:lodor")
    assert (weapon.dice, weapon.needed, count) == (3, 6, 1)
    assert dict(weapon.parts) == {"magen_defense_grid": 1, "scientist": 1}


@pytest.mark.rule("TI-613")
def test_the_owner_says_who_dies_of_chemical_warfare() -> None:
    table = position()
    state = table.state
    table.at("201").planet("lodor", owner=1, gf=2, shock=3).ships(0, dreadnought=1)
    state.players[0].cards, state.action.discards = ["chemical_warfare"], list(GONE)
    invasion = frames.Invasion(
        seat=0, system="201", planet="lodor", defender=1, force=frames.Force(gf=1), stage="before_bombardment"
    )
    here = {"attacker": "0", "defender": "1", "by": "0", "system": "201", "planet": "lodor"}
    state.stack.append(invasion)
    judging.judge(state, 0, Play("chemical_warfare", ("lodor",)), "before_invasion_combat", here)
    playing.begin(state, 0, Play("chemical_warfare", ("lodor",)), "before_invasion_combat", here)
    run(table)
    for unit in ("shock", "gf", "shock"):
        chooses(table, 1, unit)
        planet = systems.planet(state, "lodor")
        if unit == "gf":
            assert (planet.gf, planet.shock) == (1, 2)
    assert invasion.killed["1"] == 3


# Hands and cards


@pytest.mark.rule("TI-511", "TI-552")
def test_without_their_ability_the_yssaril_have_a_hand_like_others() -> None:
    def rich(table: Table) -> None:
        table.state.players[1].race, table.state.players[1].cards = "yssaril", ["transport"] * 9

    _, notes, _ = played(Case("cultural_crisis", [], ("1",), prepare=rich))
    assert [each for each in notes if "Discarding" in each] == ["puts Discarding seat=1 deck=action"]


@pytest.mark.rule("TI-511", "TI-617")
def test_a_hand_kept_by_a_copied_ability_is_cut_when_the_round_ends() -> None:
    table = position()
    state = table.state
    state.players[0].cards = ["transport"] * 8
    lasting.begin(state, "multiculturalism", 0, "round", ("1", "yssaril_hand"))
    run(table, Status(stage="over"))
    assert isinstance(state.stack[-1], frames.Discarding) and state.stack[-1].seat == 0


@pytest.mark.rule("TI-664")
@pytest.mark.parametrize(
    ("card", "goes"), [("strategic_bombardment", "hand"), ("touch_of_genius", "discards")]
)
def test_only_the_card_itself_comes_back_after_a_strategic_bombardment(card: str, goes: str) -> None:
    table = position()
    state = table.state
    table.at("201").planet("lodor", owner=1, ready=True).ships(0, war_sun=1)
    state.players[0].cards, state.players[0].goods = [card], 3
    state.action.discards = [*GONE, "strategic_bombardment"]
    run(table, Turn(0))
    on = ("1", "201")
    copy = Play(card, ("strategic_bombardment", *on), ("goods:3",))
    answer(table, 0, copy if card == "touch_of_genius" else Play(card, on), Loaded(10))
    assert not systems.planet(state, "lodor").ready
    assert (card in state.players[0].cards) == (card == "strategic_bombardment")


@pytest.mark.rule("TI-478")
def test_alien_technology_buys_the_racial_one_for_its_card_besides() -> None:
    table = position()
    state = table.state
    state.players[0].cards, state.players[0].goods = ["alien_technology"], 8
    state.action.discards = list(GONE)
    run(table, Turn(0))
    for on, pay in (
        ("mark_ii_advanced_carriers", "goods:4"),
        ("l4_disruptors", "goods:8"),
        ("cybernetics", "goods:8"),
    ):
        with pytest.raises(IllegalMove):
            answer(table, 0, Play("alien_technology", (on,), (pay,)))
    answer(table, 0, Play("alien_technology", ("mark_ii_advanced_carriers",), ("goods:8",)))
    assert (state.players[0].technologies, state.players[0].goods) == (["mark_ii_advanced_carriers"], 0)


# The senate


@pytest.mark.rule("TI-494", "TI-497")
def test_heirs_and_a_usurper_count_all_their_influence() -> None:
    table = galaxy("winnu", "sol", "hacan")
    table.home(0).planet("winnu_planet", ready=False)
    table.at("000").planet("mecatol_rex", owner=0, ready=False, marks=["usurper"])
    assert senate.votes(table.state, 0).value == 4 + 12
    table.state.players[0].race = "sol"
    assert senate.votes(table.state, 0).value == 12


@pytest.mark.rule("TI-440")
@pytest.mark.parametrize("drawn", [True, False])
def test_a_card_of_the_deck_is_nobodys_to_keep_under_determine_policy(drawn: bool) -> None:
    table = table_of()
    state = table.state
    state.political.cards = ["code_of_honor", "emperor"]
    top = state.political.cards.pop() if drawn else "fighter_tax"
    state.players[0].cards, state.action.discards = ["determine_policy"], list(GONE)
    state.players[0].book.waits = [Wait("before_political_card")]
    run(table, Agenda(1, top, drawn=drawn))
    answer(table, 0, Play("determine_policy"))
    assert ("emperor" in offered(state)) is True
    chooses(table, 0, "code_of_honor")
    assert state.players[1].politics == ([] if drawn else ["fighter_tax"])
    assert next(each for each in state.stack if isinstance(each, Agenda)).drawn, "the next is nobody's"
    assert state.political.cards == ["emperor"]


@pytest.mark.rule("TI-440")
def test_what_was_determined_once_is_nobodys_if_it_is_determined_anew() -> None:
    table = table_of()
    state = table.state
    state.laws, state.political.cards = [Law("code_of_honor", None)], ["emperor"]
    state.stack.append(Agenda(1, "code_of_honor", drawn=True))
    deeds_senate.PLAYS["determine_policy"].do(state, 0, (), {}, Loaded())
    assert offered(state) == ["code_of_honor", "emperor"] and state.political.cards == ["emperor"]
    chooses(table, 0, "emperor")
    assert state.players[1].politics == [] == state.political.cards


@pytest.mark.rule("TI-440")
def test_what_comes_off_the_deck_is_known_to_be_nobodys() -> None:
    table = table_of()
    state = table.state
    state.speaker, state.players[2].cards = 2, ["determine_policy"]
    state.players[2].book.waits = [Wait("before_political_card")]
    play(table, "assembly")
    answer(table, 0, CallVoice(False))
    answer(table, 0, NameSpeaker(0, 1))
    assert [each.drawn for each in state.stack if isinstance(each, Agenda)] == [True]
    state.stack.clear()
    decide(table, "technology_investigation_committee", "against")
    assert [each.drawn for each in state.stack if isinstance(each, Agenda)][-2:] == [True, True]


# Fleets


@pytest.mark.rule("TI-393")
def test_fleet_restrictions_let_no_more_of_a_kind_come() -> None:
    table = row()
    state = table.state
    state.laws = [Law("fleet_restrictions", None)]
    state.players[0].technologies = ["advanced_fighters"]
    table.at("202").ships(0, fighter=3, destroyer=2)
    table.at("201").ships(0, destroyer=1, cruiser=1)
    activate(table, "102")
    for items in (("202.destroyer:2", "201.destroyer"), ("202.fighter:3",)):
        with pytest.raises(IllegalMove) as refused:
            move(table, *items)
        assert refused.value.key == "ti-illegal-move-alike"
    move(table, "202.destroyer", "201.destroyer", "201.cruiser", "202.fighter:2")
    assert fleet(table, "102") == ["cruiser", "destroyer", "destroyer", "fighter:2"]


@pytest.mark.rule("TI-393")
def test_all_that_can_come_leaves_what_fleet_restrictions_forbid() -> None:
    table = row()
    table.state.laws = [Law("fleet_restrictions", None)]
    table.at("202").ships(0, fighter=1, carrier=1)
    table.at("203").ships(0, fighter=4, carrier=1)
    activate(table, "102")
    move(table, "all")
    assert fleet(table, "102") == ["carrier", "carrier", "fighter:2"]


@pytest.mark.rule("TI-467", "TI-468", "TI-470")
def test_fighters_that_go_by_themselves_are_ships_of_the_two() -> None:
    table = row()
    state = table.state
    table.at("201").planet("arnor", owner=0).planet("lor", owner=0).ships(0, cruiser=1)
    table.at("202").ships(0, fighter=3, carrier=1)
    carrier = ship(table, "202", "carrier").id
    play(table, "warfare_2", 1)
    run(table)
    answer(table, 1, Alert("307"))
    with pytest.raises(IllegalMove):
        answer(table, 0, Follow("warfare_2", ("202.fighter:1>201",)))
    state.players[0].technologies = ["advanced_fighters"]
    for wrong in (("202.fighter:3>201",), (f"{carrier}>000", "202.fighter:1>201")):
        with pytest.raises(IllegalMove):
            answer(table, 0, Follow("warfare_2", wrong))
    table.at("102").ships(0, cruiser=1)
    table.at("202").ships(0, carrier=1)
    both = (f"{carrier}>201", f"{state.numbers}>102", "202.fighter:3>201", "202.fighter:2>102")
    with pytest.raises(IllegalMove):
        answer(table, 0, Follow("warfare_2", both))
    state.laws = [Law("fleet_restrictions", None)]
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Follow("warfare_2", (f"{carrier}>201", "202.fighter:3>201")))
    assert refused.value.key == "ti-illegal-move-alike"
    state.players[0].fleet = 2
    answer(table, 0, Follow("warfare_2", ("202.fighter:1>201",)))
    assert fleet(table, "201") == ["cruiser", "fighter:1"]
