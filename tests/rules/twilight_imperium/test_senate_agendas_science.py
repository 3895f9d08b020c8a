"""Once-only agendas about technologies and what is dug up in their name."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Lose, PayFor, Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import movement, science
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.state import Lasting, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import Loaded, answer, silent
from tests.rules.twilight_imperium.senate import chooses, decide
from tests.rules.twilight_imperium.strategic import lend, table_of


def _known(state: State) -> list[list[str]]:
    return [each.technologies for each in state.players]


@pytest.mark.rule("TI-473", "TI-614")
def test_an_artifact_that_holds_gives_everybody_two_technologies_one_after_the_other() -> None:
    table = table_of()
    state = table.state
    state.order = [2, 0, 1]
    decide(table, "ancient_artifact", "for", dice=Loaded(6))
    assert waited(state) == [2]
    with pytest.raises(IllegalMove):
        chooses(table, 2, "deep_space_cannon")
    chooses(table, 2, "hylar_v_assault_laser")
    assert waited(state) == [2]
    chooses(table, 2, "deep_space_cannon")
    chooses(table, 0, "enviro_compensator")
    chooses(table, 0, "sarween_tools")
    chooses(table, 1, "antimass_deflectors")
    chooses(table, 1, "enviro_compensator")
    assert _known(state) == [
        ["enviro_compensator", "sarween_tools"],
        ["antimass_deflectors", "enviro_compensator"],
        ["hylar_v_assault_laser", "deep_space_cannon"],
    ]
    assert state.stack == []


@pytest.mark.rule("TI-479")
def test_the_racial_technology_of_an_artifact_costs_its_card() -> None:
    table = table_of()
    state = table.state
    decide(table, "ancient_artifact", "for", dice=Loaded(10))
    chooses(table, 0, "mark_ii_advanced_carriers")
    with pytest.raises(IllegalMove):
        answer(table, 0, PayFor(()))
    answer(table, 0, PayFor(("jord",)))
    assert _known(state)[0] == ["mark_ii_advanced_carriers"] and not systems.planet(state, "jord").ready


def test_an_exploding_artifact_kills_everything_around_it() -> None:
    table = table_of("sol", "letnev", "saar", p101="lodor", p102="wellon", p201="quann")
    state = table.state
    state.systems["102"].fighters = {"1": 5}
    table.at(MECATOL).ships(0, cruiser=2, fighter=3).ships(2, dock=1)
    table.at(MECATOL).planet(REX, owner=0, gf=2, shock=1, pds=1, dock=1, leaders=["sol.1"])
    state.systems[MECATOL].ships[0].leaders = ["sol.2"]
    state.systems[MECATOL].riders = {"0": ["sol.3"]}
    state.shock_left = 11
    table.at("101").planet("lodor", owner=1, gf=3)
    table.at("102").ships(1, carrier=1)
    table.at("201").planet("quann", owner=1, gf=3)
    decide(table, "ancient_artifact", "for", dice=Loaded(5, 4, 5, 10, 5, 1, 1))
    assert waited(state) == [1]  # what of the fleet beside it takes the hit
    answer(table, 1, Lose(("fighter:1",)))
    rex, centre = systems.planet(state, REX), state.systems[MECATOL]
    assert (centre.ships, centre.docks, centre.fighters, state.custodians) == ([], [], {}, [0, 0])
    assert (rex.owner, rex.gf, rex.shock, rex.pds, rex.dock, rex.leaders) == (0, 0, 0, 0, None, [])
    assert sorted(state.players[0].dead) == ["sol.1", "sol.2", "sol.3"]
    assert not systems.crews(centre) and state.shock_left == 12
    assert systems.planet(state, "lodor").gf == 1
    assert state.systems["102"].fighters == {"1": 4} and len(state.systems["102"].ships) == 1
    assert systems.planet(state, "quann").gf == 3


@pytest.mark.rule("TI-133")
def test_fighters_do_not_outlive_the_carrier_that_shards_destroyed() -> None:
    table = table_of(p101="lodor")
    state = table.state
    table.at("101").ships(1, carrier=1, fighter=4)
    decide(table, "ancient_artifact", "for", dice=Loaded(1, 10, 1, 1))
    answer(table, 1, Lose((str(state.systems["101"].ships[0].id),)))
    assert (state.systems["101"].ships, state.systems["101"].fighters, state.stack) == ([], {}, [])


def test_an_artifact_left_alone_does_nothing() -> None:
    table = table_of()
    table.at(MECATOL).ships(0, cruiser=2)
    decide(table, "ancient_artifact", "against", dice=Loaded(1))
    assert len(table.state.systems[MECATOL].ships) == 2 and table.state.stack == []


@pytest.mark.rule("TI-480", "TI-614")
def test_partners_share_what_they_owned_when_the_vote_ended() -> None:
    table = table_of()
    state = table.state
    lend(state, 0, 1, 2, 1)
    lend(state, 1, 2, 1, 3)
    state.players[0].technologies = ["cybernetics", "mark_ii_advanced_carriers"]
    state.players[1].technologies = ["war_sun"]
    state.players[2].technologies = ["micro_technology", "war_sun"]
    decide(table, "sharing_of_technology", "for")
    chooses(table, 0, "war_sun")
    with pytest.raises(IllegalMove):
        chooses(table, 1, "mark_ii_advanced_carriers")
    chooses(table, 1, "cybernetics")
    assert state.stack == []  # seat 2 knows all that seat 1 knew then
    assert _known(state)[0] == ["cybernetics", "mark_ii_advanced_carriers", "war_sun"]
    assert _known(state)[1] == ["war_sun", "cybernetics"]


def test_who_may_gain_no_technology_shares_none() -> None:
    table = table_of()
    state = table.state
    lend(state, 0, 1, 2, 1)
    state.players[1].technologies = ["war_sun"]
    state.lasting = [Lasting("scientist_assassination", 2, "round", ("0",))]
    decide(table, "sharing_of_technology", "for")
    assert state.stack == []


def test_technology_that_is_not_shared_breaks_all_agreements() -> None:
    table = table_of()
    lend(table.state, 0, 1, 2, 1)
    lend(table.state, 1, 2, 1, 3)
    decide(table, "sharing_of_technology", "against")
    assert [verbs.partners(table.state, seat) for seat in range(3)] == [[], [], []]


def test_the_committee_forbids_buying_technologies_this_round() -> None:
    table = table_of()
    state = table.state
    decide(table, "technology_investigation_committee", "for")
    facts = told.facts(seat=0, technology="enviro_compensator")
    assert science.cannot_gain(state, {**facts, "bought": "1"}) is not None
    assert science.cannot_gain(state, facts) is None
    lasting.end_round(state)
    assert science.cannot_gain(state, {**facts, "bought": "1"}) is None


def test_without_a_committee_a_card_of_each_hand_goes_and_two_agendas_come() -> None:
    table = table_of()
    state = table.state
    state.political.cards = ["fleet_regulations", "code_of_honor", "mutiny"]
    state.players[0].cards = ["sabotage"]
    state.players[1].cards = ["plague", "recheck"]
    decide(table, "technology_investigation_committee", "against")
    assert [len(each.cards) for each in state.players] == [0, 1, 0] and len(state.action.discards) == 2
    for card in ("mutiny", "code_of_honor"):
        agenda = next(each for each in reversed(state.stack) if isinstance(each, frames.Agenda))
        assert agenda.card == card
        for seat in range(3):
            answer(state, seat, Sheet("for"))
    assert [law.card for law in state.laws] == ["code_of_honor"] and state.stack == []


@pytest.mark.rule("TI-054")
@pytest.mark.parametrize(
    ("face", "ships", "goods"),
    [(3, [0, 0, 1], [0, 0, 0]), (4, [1, 1, 1], [2, 0, 0]), (7, [1, 1, 1], [2, 0, 0])],
)
def test_wormhole_research_destroys_or_pays(face: int, ships: list[int], goods: list[int]) -> None:
    table = table_of(p201="quann", p202="wormhole_alpha", p203="wellon")
    state = table.state
    table.at("201").ships(1, cruiser=1, fighter=2)
    table.at("202").ships(0, cruiser=1)
    table.at("203").ships(2, cruiser=1, fighter=1)
    decide(table, "wormhole_research", "for", dice=Loaded(face))
    assert [len(state.systems[at].ships) for at in ("202", "201", "203")] == ships
    assert state.systems["201"].fighters == ({} if face < 4 else {"1": 2})
    assert [each.goods for each in state.players] == goods and state.stack == []


@pytest.mark.rule("TI-473", "TI-614", "TI-658")
def test_wormhole_research_gives_a_blue_technology_to_those_who_voted_for_it() -> None:
    table = table_of()
    state = table.state
    before = ["antimass_deflectors", "xrd_transporters", "neural_motivator"]
    state.players[0].technologies = list(before)
    decide(table, "wormhole_research", "for", "for", "against", dice=Loaded(8))
    assert waited(state) == [0]
    for wrong in ("enviro_compensator", "light_wave_deflector"):
        with pytest.raises(IllegalMove):
            chooses(table, 0, wrong)
    chooses(table, 0, "type_iv_drive")
    assert _known(state) == [[*before, "type_iv_drive"], [], []] and state.stack == []


def test_without_wormhole_research_wormholes_are_shut_this_round() -> None:
    table = table_of()
    decide(table, "wormhole_research", "against")
    assert movement.wormholes_shut(table.state) is not None
    lasting.end_round(table.state)
    assert movement.wormholes_shut(table.state) is None


@pytest.mark.rule("TI-711")
def test_who_says_nothing_gets_what_he_wished_for_or_the_first_of_the_files() -> None:
    table = table_of()
    state = table.state
    state.players[0].wishes = ["war_sun", "enviro_compensator"]
    decide(table, "ancient_artifact", "for", dice=Loaded(6))
    for _ in range(2):
        answer(table, 0, silent(state, 0))
    assert _known(state)[0] == ["enviro_compensator", "hylar_v_assault_laser"]
    other = table_of()
    lend(other.state, 0, 1, 2, 1)
    other.state.players[1].technologies = ["cybernetics", "antimass_deflectors"]
    decide(other, "sharing_of_technology", "for")
    answer(other, 0, silent(other.state, 0))
    assert _known(other.state)[0] == ["antimass_deflectors"]
