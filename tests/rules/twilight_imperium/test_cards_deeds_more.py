"""What Action Cards bring about in battles, in the senate and at any time."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove, told
from rules.core.orders import Wait
from rules.twilight_imperium import engine, frames
from rules.twilight_imperium.actions import Choose, Let, Play
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import judging, playing, windows
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.effects import facts as told_facts
from rules.twilight_imperium.effects import (
    hands,
    science,
    senate,
)
from rules.twilight_imperium.frames import Choosing, Turn
from rules.twilight_imperium.state import Law, TradeCard
from tests.rules.twilight_imperium.golden import GONE, Case, played, position
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run
from tests.rules.twilight_imperium.table import Table

SPACE = {"battle": "4", "system": "202", "attacker": "0", "defender": "1", "round": "1"}


def ready(*hand: str) -> Table:
    """Nobody can stop the cards of seat 0, whose turn it is."""
    found = position()
    found.state.players[0].cards = list(hand)
    found.state.action.discards = list(GONE)
    run(found, Turn(0))
    return found


def facts(**said: str | int) -> dict[str, str]:
    return told_facts.facts(**said)


# Battles


def _fight(table: Table) -> None:
    table.at("202").ships(0, dreadnought=1).ships(1, cruiser=1, fighter=4)
    table.state.stack.append(frames.Battle(seat=0, number=4, system="202", defender=1))


def test_what_cards_destroy_in_a_battle_counts_as_lost_there() -> None:
    table, _, _ = played(Case("friendly_fire", [], ("1",), facts=SPACE, prepare=_fight))
    assert table.state.stack[-1].lost == {"1": ["fighter", "fighter"]}
    hit = Case("direct_hit", [], ("2",), facts={**SPACE, "damaged": "2"}, prepare=_fight)
    assert played(hit)[0].state.stack[-1].lost == {"1": ["cruiser"]}


@pytest.mark.rule("TI-282", "TI-312")
def test_direct_hit_is_for_damage_of_battles() -> None:
    table = position()
    _fight(table)
    table.state.players[0].cards = ["direct_hit"]
    mine = {"system": "202", "damaged": "2", "participant": "0 1"}
    with pytest.raises(IllegalMove):
        judging.judge(table.state, 0, Play("direct_hit", ("2",)), "after_casualties", mine)
    judging.judge(table.state, 0, Play("direct_hit", ("2",)), "after_casualties", {**mine, "battle": "1"})


@pytest.mark.rule("TI-647")
def test_recheck_replaces_a_die_for_good() -> None:
    def rolled(table: Table) -> None:
        _fight(table)
        table.state.stack[-1].dice = [frames.Die(1, "cruiser", 2, 9, 7)]

    table, _, events = played(Case("recheck", [], ("0",), facts=SPACE, faces=(3,), prepare=rolled))
    die = table.state.stack[-1].dice[0]
    assert (die.face, die.rerolled) == (3, ["recheck"])
    assert events == [Event("ti-rerolled", {"player": "#1", "before": 9, "face": 3})]


def test_courageous_to_the_end_adds_what_the_ship_would() -> None:
    lost = {**SPACE, "owner": "0", "lost": "0:cruiser"}

    def skilled(table: Table) -> None:
        _fight(table)
        table.state.players[0].technologies = ["hylar_v_assault_laser"]

    case = Case("courageous_to_the_end", [], ("cruiser",), facts=lost, faces=(6, 6), prepare=skilled)
    assert played(case)[1] == ["puts Assigning seat=1 system=202 hits=2 scope=card by=0"]
    case = Case("courageous_to_the_end", [], ("cruiser",), facts=lost, faces=(6, 6), prepare=_fight)
    assert played(case)[1] == []
    defended = {**lost, "attacker": "1", "defender": "0", "system": "302"}

    def nebula(table: Table) -> None:
        table.at("302", "nebula_base").ships(1, cruiser=1)

    case = Case("courageous_to_the_end", [], ("cruiser",), facts=defended, faces=(6, 5), prepare=nebula)
    assert played(case)[1] == ["puts Assigning seat=1 system=302 hits=1 scope=card by=0"]
    shot = {"system": "202", "owner": "0", "lost": "0:cruiser", "by": "2"}
    case = Case("courageous_to_the_end", [], ("cruiser",), facts=shot, faces=(10, 1), prepare=_fight)
    assert played(case)[1] == ["puts Assigning seat=2 system=202 hits=1 scope=card by=0"]


def test_courageous_to_the_end_needs_somebody_who_destroyed_the_ship() -> None:
    """Mines and Custodians have no ships that could be hit."""
    table = position()
    _fight(table)
    table.state.players[0].cards = ["courageous_to_the_end"]
    play = Play("courageous_to_the_end", ("cruiser",))
    for cause in ({}, {"battle": "1", "attacker": "0", "defender": "-1", "participant": "0 -1"}):
        mined = {"system": "202", "owner": "0", "lost": "0:cruiser", **cause}
        with pytest.raises(IllegalMove):
            judging.judge(table.state, 0, play, "after_casualties", mined)
        judging.judge(table.state, 0, play, "after_casualties", {**mined, "by": "2"})


def test_surprise_assault_marks_the_activation() -> None:
    def dock(table: Table) -> None:
        table.at("201").planet("lodor", owner=0, dock=1).ships(1, cruiser=1)
        table.state.stack.append(frames.Tactical(0, "201"))

    here = {"active": "0", "by": "0", "system": "201"}
    table, _, _ = played(Case("surprise_assault", [], ("201",), facts=here, prepare=dock))
    assert table.state.stack[-1].surprise


@pytest.mark.rule("TI-663")
def test_faulty_targeting_systems_stops_minelayers() -> None:
    table = position()
    state = table.state
    table.at("202").ships(0, cruiser=1).ships(1, carrier=1)
    for player in state.players:
        player.book.waits = [Wait("all")]
    state.players[0].cards = ["minelayers"]
    state.players[1].cards = ["faulty_targeting_systems"]
    windows.opens(state, "after_movement", active=1, by=1, system="202", at="0")
    run(table)
    answer(table, 0, Play("minelayers", ("202",)))
    assert state.stack[-1].point == "after_action_card"
    with pytest.raises(IllegalMove):
        answer(table, 1, Play("faulty_targeting_systems", ("mine:202",)))
    events = answer(table, 1, Play("faulty_targeting_systems", ("cancel",)))
    assert "ti-card-stopped" in [event.key for event in events]
    assert not state.lasting and not state.stack
    assert sorted(state.action.discards) == ["faulty_targeting_systems", "minelayers"]


@pytest.mark.rule("TI-663")
def test_faulty_targeting_systems_rerolls_a_pds_die() -> None:
    table = position()
    state = table.state
    volley = frames.Volley(1, "201", 0, ["lodor"], [frames.Die(1, "pds", None, 9, 6)], stage="rolled")
    state.stack = [volley]
    state.players[0].cards, state.action.discards = ["faulty_targeting_systems"], list(GONE)
    playing.begin(state, 0, Play("faulty_targeting_systems", ("die:0",)), "after_combat_roll", {})
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded(2))
    assert (volley.dice[0].face, volley.dice[0].rerolled) == (2, ["faulty_targeting_systems"])


@pytest.mark.rule("TI-716")
def test_a_ship_that_was_foreseen_comes_back_at_a_dock() -> None:
    table = position()
    state = table.state
    table.at("201").planet("lodor", owner=0, dock=1)
    table.home(0).planet("jord", dock=1)
    table.at("203").planet("bereg", owner=0, dock=1).ships(1, fighter=1)
    lasting.begin(state, "military_foresight", 0, "round", ("cruiser",))
    systems.happens(state, "status_begins")
    run(table)
    question = asked(table, 0)
    assert question is not None
    assert [choice.action for choice in question.choices] == [Choose(("301",)), Choose(("201",))]
    assert state.stack[-1].fallback == ["301"], "nearest home"
    answer(table, 0, Choose(("201",)))
    assert [ship.kind for ship in state.systems["201"].ships] == ["cruiser"]
    state.players[0].fleet = 0
    systems.happens(state, "status_begins")
    events = run(table)
    assert [event.key for event in events] == ["ti-foresight-lost"], "no room, no ship"


@pytest.mark.rule("TI-716")
def test_a_fighter_that_was_foreseen_comes_back_as_one() -> None:
    table = position()
    state = table.state
    state.players[0].fleet = 0
    table.at("201").planet("lodor", owner=0, dock=1)
    table.home(0).planet("jord", dock=1)
    lasting.begin(state, "military_foresight", 0, "round", ("fighter",))
    systems.happens(state, "status_begins")
    run(table)
    answer(table, 0, Choose(("201",)))
    assert systems.fighters(state.systems["201"], 0) == 1, "it needs no Fleet Supply"
    assert state.systems["201"].ships == []


# Technologies and trade


def test_focused_research_skips_one_missing_prerequisite() -> None:
    table = position()
    state = table.state
    state.players[0].cards, state.players[0].goods = ["focused_research"], 6

    def skips(technology: str) -> list[tuple[str, ...]]:
        found = judging.legal(state, 0, "before_tech_purchase", {"buyer": "0", "technology": technology})
        return [action.on for action in found if isinstance(action, Play)]

    assert skips("deep_space_cannon") == [("deep_space_cannon", "hylar_v_assault_laser")]
    assert skips("war_sun") == [], "it lacks two"
    assert skips("cybernetics") == [
        ("cybernetics", "antimass_deflectors"),
        ("cybernetics", "stasis_capsules"),
    ]
    assert skips("enviro_compensator") == []
    gain = facts(seat=0, technology="cybernetics")
    assert science.cannot_gain(state, gain)
    assert not science.cannot_gain(state, {**gain, "skip": "antimass_deflectors"})


# The senate


def _agenda(table: Table) -> frames.Agenda:
    agenda = frames.Agenda(2, "revote", votes={"0": "for", "1": "against"}, counts={"0": 3, "1": 2})
    table.state.stack.append(agenda)
    table.state.action.discards = list(GONE)
    return agenda


def test_determine_policy_puts_another_agenda_to_the_vote() -> None:
    for wanted, where in (("repeal", "cards"), ("veto_power", "discards"), ("fleet_regulations", "laws")):
        table = position()
        state = table.state
        agenda = _agenda(table)
        state.political.cards, state.political.discards = ["repeal", "trade_war"], ["veto_power"]
        state.laws = [Law("fleet_regulations")]
        state.stack.append(Choosing(seat=0, what="x", among=["x"], then="determine_policy"))
        frame = state.stack.pop()
        engine.CONTENTS.choices["determine_policy"](state, frame, (wanted,), Loaded())
        assert agenda.card == wanted and state.players[2].politics == ["revote"], "the other keeps his card"
        assert [law.card for law in state.laws] == ["fleet_regulations"]
        left = {"cards": ["trade_war"], "discards": ["repeal", "trade_war"], "laws": ["repeal", "trade_war"]}
        assert sorted(state.political.cards) == left[where]
        assert state.political.discards == ([] if where == "discards" else ["veto_power"])


@pytest.mark.rule("TI-665")
def test_nobody_else_sees_what_determine_policy_searches() -> None:
    table = position()
    _agenda(table)
    table.state.political.cards = ["repeal", "veto_power"]
    table.state.players[0].cards = ["determine_policy"]
    events = playing.begin(table.state, 0, Play("determine_policy"), "before_political_card", {})
    events += run(table)
    question = asked(table, 0)
    assert question is not None and question.private
    assert {each.hint for each in question.choices} == {"ti-play-political-election"}, "what stands on them"
    assert [event.key for event in told(events, 1)] == ["ti-plays"]


@pytest.mark.rule("TI-003")
def test_a_vetoed_agenda_is_replaced_and_read_anew() -> None:
    table = position()
    agenda = _agenda(table)
    state = table.state
    state.political.cards = ["repeal", "trade_war"]
    state.players[0].cards = ["veto"]
    playing.begin(state, 0, Play("veto"), "after_agenda_read", {})
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded())
    assert (agenda.card, agenda.stage) == ("repeal", "read")
    assert sorted(state.political.discards) == ["revote", "trade_war"]


def test_a_law_voted_on_again_survives_a_veto() -> None:
    table = position()
    agenda = _agenda(table)
    state = table.state
    agenda.card, state.laws = "fleet_regulations", [Law("fleet_regulations")]
    state.political.cards = ["repeal"]
    state.players[0].cards = ["veto"]
    playing.begin(state, 0, Play("veto"), "after_agenda_read", {})
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded())
    assert state.political.discards == [] and agenda.card == "repeal"


@pytest.mark.rule("TI-658")
def test_a_discredited_vote_is_an_abstention() -> None:
    case = Case("discredit", [], ("1",), facts={"by": "1"}, prepare=_agenda)
    agenda = played(
        case._replace(prepare=lambda table: (_agenda(table), table.state.action.discards.clear()))
    )[0]
    frame = agenda.state.stack[-1]
    assert isinstance(frame, frames.Agenda)
    assert (frame.votes["1"], frame.counts["1"], frame.votes["0"]) == ("abstain", 0, "for")


def test_bribery_adds_votes_for_goods_and_political_cards() -> None:
    def bought(table: Table) -> None:
        table.state.stack.append(frames.Agenda(2, "revote", votes={"0": "for"}, counts={"0": 3}))
        table.state.players[0].goods, table.state.players[0].politics = 2, ["repeal"]

    table, changes, _ = played(Case("bribery", [], ("3",), facts={"voter": "0"}, prepare=bought))
    assert changes == [
        "0 goods: 2 > 0",
        "0 politics: repeal > -",
        "lasting: - > bribery 0 step 3",
        "political discards: - > repeal",
    ]
    assert senate.votes(table.state, 0).value == 2 + 3


# Any time, and the Status Phase


@pytest.mark.rule("TI-665")
def test_disclosure_shows_a_hand_to_one_player_and_the_discard_to_all() -> None:
    table = ready("disclosure")
    table.state.players[1].cards = ["thugs", "veto", "thugs"]
    events = playing.interject(table.state, 0, Play("disclosure", ("1",)), Loaded())
    events += run(table)
    seen = Event("ti-sees-hand", {"player": "#1", "cards": ("@thugs", "@thugs", "@veto")}, (0,), reveals=True)
    assert seen in events and [event.key for event in told(events, 2)] == ["ti-plays-on"]
    question = asked(table, 0)
    assert question is not None and question.private and len(question.choices) == 2
    events = answer(table, 0, Choose(("thugs",)))
    assert told(events, 2) == [Event("ti-discards", {"player": "#1", "card": "@thugs"}, reveals=True)]
    assert table.state.players[1].cards == ["veto", "thugs"]


def test_master_of_fate_deals_a_card_to_each() -> None:
    table = position()
    state = table.state
    state.phase, state.order = "status", [1, 0, 2]
    state.players[0].cards, state.action.discards = ["master_of_fate"], list(GONE)
    state.action.cards = ["patrol", "thugs", "veto", "plague"]
    playing.begin(state, 0, Play("master_of_fate"), "before_status_draw", {})
    events = run(table)
    assert [event.key for event in told(events, 1)] == []
    first = asked(table, 0)
    assert (
        first is not None
        and first.private
        and first.key == "ti-deal-other"
        and first.args == {"player": "#1"}
    )
    assert [choice.action for choice in first.choices] == [Choose((c,)) for c in ("plague", "veto", "thugs")]
    events = answer(table, 0, Choose(("thugs",)))
    assert told(events, 2) == [Event("ti-draws", {"player": "#1", "count": 1})]
    second = asked(table, 0)
    assert second is not None and second.key == "ti-deal-own"
    answer(table, 0, Choose(("plague",)))
    assert [player.cards for player in state.players] == [["plague"], ["thugs"], ["veto"]]
    assert not state.stack and state.action.cards == ["patrol"]
    assert [hands.status_cards(state, seat).value for seat in range(3)] == [0, 0, 0]


def test_trade_stop_breaks_the_hacan_agreements_too() -> None:
    table = position()
    table.state.players[0].trade, table.state.players[2].trade = [TradeCard(1, 2)], [TradeCard(3, 0)]
    table.state.players[0].cards, table.state.action.discards = ["trade_stop"], list(GONE)
    playing.begin(table.state, 0, Play("trade_stop"), "strategy_phase", {})
    run(table)
    assert not verbs.partners(table.state, 0) and not verbs.partners(table.state, 2)


def test_a_spied_hand_that_grows_too_large_is_cut() -> None:
    table = ready("successful_spy", *["veto"] * 6)
    table.state.players[1].cards = ["thugs", "plague"]
    answer(table, 0, Play("successful_spy", ("1",)))
    assert isinstance(table.state.stack[-1], frames.Discarding)


def test_nothing_is_played_where_it_is_only_let_pass() -> None:
    table = position()
    table.state.players[0].cards = ["command_summit"]
    table.state.players[0].book.waits = [Wait("all")]
    windows.opens(table.state, "strategy_phase")
    run(table)
    assert answer(table, 0, Let()) == [] and table.state.players[0].cards == ["command_summit"]
