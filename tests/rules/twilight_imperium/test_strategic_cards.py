"""Leadership, Diplomacy II, Assembly, Production: primaries and what those who follow may do."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Annex,
    Block,
    CallVoice,
    Choose,
    Follow,
    Lead,
    NameSpeaker,
    PlayPolitical,
    Produce,
)
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import PLANETS, RACES
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import assembly, diplomacy, production_card
from tests.rules.twilight_imperium.phases import idle, waited
from tests.rules.twilight_imperium.play import answer, asked, run, silent
from tests.rules.twilight_imperium.strategic import play, table_of
from words import words

EN = words("en")


def _sheet(state: State, seat: int) -> tuple[int, int, int]:
    player = state.players[seat]
    return player.strategy, player.fleet, player.command


# Leadership


@pytest.mark.rule("TI-422", "TI-423")
def test_leadership_gives_three_counters_and_sells_three_more() -> None:
    state = play(table_of(), "leadership")
    state.players[0].goods = 2
    with pytest.raises(IllegalMove):
        answer(state, 0, Lead(("command:2",)))
    with pytest.raises(IllegalMove):
        answer(state, 0, Lead(("command:4",)))
    with pytest.raises(IllegalMove):
        answer(state, 0, Lead(("command:7",), ("jord", "goods:2")))
    answer(state, 0, Lead(("command:3", "fleet:1"), ("goods:2",)))
    assert _sheet(state, 0) == (2, 4, 6) and state.players[0].goods == 0


@pytest.mark.rule("TI-423", "TI-418")
def test_followers_of_leadership_pay_influence_and_no_counter() -> None:
    table = table_of()
    table.state.players[1].goods = 4
    state = play(table, "leadership")
    answer(state, 0, silent(state, 0))
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("leadership", ("command:3",), ("goods:4",)))
    answer(state, 1, Follow("leadership", ("command:2",), ("goods:4",)))
    assert _sheet(state, 1) == (2, 3, 5) and state.players[1].goods == 0


@pytest.mark.rule("TI-423")
def test_nobody_follows_leadership_for_nothing() -> None:
    table = table_of()
    table.state.players[1].goods = 4
    state = play(table, "leadership")
    answer(state, 0, silent(state, 0))
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("leadership", ()))


@pytest.mark.rule("TI-424")
def test_surplus_influence_is_lost() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = play(table, "leadership")
    planet = max(systems.planets_of(state, 0), key=lambda each: each.id)
    answer(state, 0, Lead(("command:4",), (planet.id,)))
    assert not planet.ready and state.players[0].goods == 0


@pytest.mark.rule("TI-140", "TI-422")
def test_leadership_gives_no_more_counters_than_there_are() -> None:
    table = table_of()
    table.state.players[0].command = 9
    state = play(table, "leadership")
    with pytest.raises(IllegalMove):
        answer(state, 0, Lead(("command:3",)))
    answer(state, 0, Lead(("command:2",)))
    assert state.players[0].command == 11


@pytest.mark.rule("TI-721")
def test_a_silent_leader_fills_the_command_pool() -> None:
    state = play(table_of(), "leadership")
    assert silent(state, 0) == Lead(("command:3",))


# Diplomacy II


@pytest.mark.rule("TI-425", "TI-426", "TI-427")
def test_a_closed_system_gets_a_counter_of_everybody_else() -> None:
    table = table_of()
    state = table.state
    state.systems["301"].counters = [1]
    play(table, "diplomacy_2")
    with pytest.raises(IllegalMove):
        answer(state, 0, Block("307"))
    answer(state, 0, Block("301"))
    assert sorted(state.systems["301"].counters) == [1, 2]
    assert _sheet(state, 2) == (2, 3, 3)
    assert not any(isinstance(each, frames.Choosing) for each in state.stack), "who has one there places none"


@pytest.mark.rule("TI-425", "TI-700")
def test_with_empty_reinforcements_the_counter_comes_of_the_sheet() -> None:
    table = table_of()
    state = table.state
    state.players[1].command = 11
    play(table, "diplomacy_2")
    answer(state, 0, Block("301"))
    assert waited(state) == [1] and silent(state, 1) == Choose(("command",))
    answer(state, 1, Choose(("fleet",)))
    assert _sheet(state, 1) == (2, 2, 11) and 1 in state.systems["301"].counters


def _neighbour() -> tuple[State, str]:
    """The first player controls 201 beside an empty planet at 101."""
    table = table_of(p201="lodor", p202="mehar_xull", p101="saudor")
    table.at("201").planet("lodor", owner=0).ships(0, cruiser=1)
    return play(table, "diplomacy_2"), "mehar_xull"


@pytest.mark.rule("TI-428", "TI-429", "TI-433")
def test_an_empty_planet_beside_a_controlled_system_is_annexed_for_nothing() -> None:
    state, planet = _neighbour()
    systems.planet(state, planet).facility = "colony"
    left = state.colonies
    answer(state, 0, Annex(planet))
    found = systems.planet(state, planet)
    assert (found.owner, found.ready, found.facility) == (0, False, None)
    assert state.colonies == left + 1 and _sheet(state, 0) == (2, 3, 3)


@pytest.mark.rule("TI-429")
def test_only_a_controlled_system_reaches_out() -> None:
    state, planet = _neighbour()
    state.systems["201"].ships = []
    assert diplomacy.annexable(state, 0) == []
    with pytest.raises(IllegalMove):
        answer(state, 0, Annex(planet))


@pytest.mark.rule("TI-430")
@pytest.mark.parametrize("what", [{"gf": 1}, {"pds": 1}, {"dock": 1}, {"leaders": ["letnev.1"]}])
def test_a_planet_with_anything_on_it_is_not_empty(what: dict[str, object]) -> None:
    state, planet = _neighbour()
    found = systems.planet(state, planet)
    found.owner = 1
    assert planet in diplomacy.annexable(state, 0)
    for name, value in what.items():
        setattr(found, name, value)
    assert planet not in diplomacy.annexable(state, 0)


@pytest.mark.rule("TI-431", "TI-218", "TI-064")
def test_mecatol_rex_and_wormholes_lead_nowhere() -> None:
    table = table_of(p101="lodor", p104="quann", p202="wormhole_beta")
    table.at("101").planet("lodor", owner=0).ships(0, cruiser=1)
    table.at("202").ships(0, cruiser=1)
    state = play(table, "diplomacy_2")
    assert "mecatol_rex" not in diplomacy.annexable(state, 0)
    assert "quann" not in diplomacy.annexable(state, 0)
    assert galaxy.linked(state, "202") == ["104", "900"], "the Nexus is reached through wormholes only"
    assert not set(galaxy.planets_on("wormhole_nexus")) & set(diplomacy.annexable(state, 0))


@pytest.mark.rule("TI-432")
def test_an_empty_home_planet_may_be_annexed() -> None:
    table = table_of(p201="lodor")
    table.at("201").planet("lodor", owner=1).ships(1, cruiser=1)
    state = play(table, "diplomacy_2", seat=1)
    assert "jord" in diplomacy.annexable(state, 1)


@pytest.mark.rule("TI-429", "TI-431", "TI-734")
def test_followers_annex_one_after_the_other_and_no_planet_twice() -> None:
    table = table_of(p201="lodor", p202="mehar_xull", p212="saudor", p101="quann")
    state = table.state
    table.at("201").planet("lodor", owner=1).ships(1, cruiser=1)
    table.at("101").planet("quann", owner=2).ships(2, cruiser=1)
    for seat in (1, 2):
        state.players[seat].goods = 3
    play(table, "diplomacy_2")
    answer(state, 0, Block("301"))
    assert waited(state) == [1]
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("diplomacy_2", ("mehar_xull",), ("goods:2",)))
    answer(state, 1, Follow("diplomacy_2", ("mehar_xull",), ("goods:3",)))
    assert state.players[1].strategy == 1 and state.players[1].goods == 0
    assert waited(state) == [2]
    with pytest.raises(IllegalMove):
        answer(state, 2, Follow("diplomacy_2", ("mehar_xull",), ("goods:3",)))


@pytest.mark.rule("TI-434")
def test_the_xxcha_follow_with_the_primary_for_a_counter() -> None:
    table = table_of("sol", "xxcha", "hacan")
    state = play(table, "diplomacy_2")
    answer(state, 0, Block("301"))
    home = state.players[1].home
    answer(state, 1, Follow("diplomacy_2", (f"block:{home}",)))
    assert state.players[1].strategy == 1 and sorted(state.systems[home].counters) == [0, 2]


@pytest.mark.rule("TI-434")
def test_nobody_else_follows_with_the_primary() -> None:
    table = table_of(p201="lodor", p202="mehar_xull")
    table.at("201").planet("lodor", owner=1).ships(1, cruiser=1)
    table.state.players[1].goods = 3
    state = play(table, "diplomacy_2")
    answer(state, 0, Block("301"))
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("diplomacy_2", (f"block:{state.players[1].home}",)))


@pytest.mark.rule("TI-433", "TI-461")
def test_annexing_ends_no_agreement() -> None:
    state, planet = _neighbour()
    systems.planet(state, planet).owner = 1
    state.players[0].trade[0].lent, state.players[1].trade[0].lent = 1, 0
    answer(state, 0, Annex(planet))
    assert state.players[0].trade[0].lent == 1


# Assembly


@pytest.mark.rule("TI-435", "TI-506")
def test_the_vote_for_the_voice_is_called_before_assembly_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.Agenda)
    state = play(table_of(), "assembly")
    assert silent(state, 0) == CallVoice(False)
    answer(state, 0, CallVoice(True))
    assert [getattr(each, "card", "") for each in seen] == ["voice_of_the_council"]
    assert isinstance(state.stack[-1], frames.Primary)
    other = play(table_of(), "assembly")
    answer(other, 0, CallVoice(False))
    assert len(seen) == 1


def _assembly(speaker: int) -> State:
    table = table_of()
    table.state.speaker = speaker
    state = play(table, "assembly")
    answer(state, 0, CallVoice(False))
    return state


@pytest.mark.rule("TI-436")
def test_assembly_draws_cards_first() -> None:
    state = _assembly(1)
    assert (len(state.players[0].cards), len(state.players[0].politics)) == (2, 1)


@pytest.mark.rule("TI-437", "TI-441")
def test_take_the_token_and_name_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.Agenda)
    state = _assembly(1)
    state.players[2].politics = ["mutiny", "repeal"]
    answer(state, 0, NameSpeaker(0, 2))
    assert state.speaker == 0 and waited(state) == [2]
    assert silent(state, 2) == PlayPolitical("mutiny")
    question = asked(state, 2)
    assert question is not None and question.private
    mutiny, repeal = question.choices
    said = EN(mutiny.hint or "", **mutiny.args)
    assert said == f"For: {EN('ti-agenda-mutiny-for')} Against: {EN('ti-agenda-mutiny-against')}"
    assert EN(repeal.hint or "", **repeal.args) == EN("ti-agenda-repeal"), "an election has one effect"
    answer(state, 2, PlayPolitical("repeal"))
    assert (seen[0].seat, getattr(seen[0], "card", "")) == (2, "repeal")
    assert state.players[2].politics == ["mutiny"]


@pytest.mark.rule("TI-437", "TI-438", "TI-439")
def test_the_speaker_passes_the_token_on(monkeypatch: pytest.MonkeyPatch) -> None:
    idle(monkeypatch, frames.Agenda)
    state = _assembly(0)
    for move in (NameSpeaker(0, 1), NameSpeaker(1, 2), NameSpeaker(0, 0)):
        with pytest.raises(IllegalMove):
            answer(state, 0, move)
    answer(state, 0, NameSpeaker(1, 0))
    assert state.speaker == 1 and waited(state) == [0]


@pytest.mark.rule("TI-438")
def test_the_token_is_not_given_to_who_has_it() -> None:
    state = _assembly(1)
    with pytest.raises(IllegalMove):
        answer(state, 0, NameSpeaker(1, 0))
    assert silent(state, 0) == NameSpeaker(2, 0)


@pytest.mark.rule("TI-440")
def test_without_a_card_the_top_of_the_deck_is_voted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.Agenda)
    state = _assembly(1)
    top = state.political.cards[-1]
    answer(state, 0, NameSpeaker(0, 2))
    assert (seen[0].seat, getattr(seen[0], "card", "")) == (2, top)


def _refreshing() -> State:
    table = table_of()
    state = table.state
    for planet in systems.planets_of(state, 1):
        planet.ready = False
    run(state, frames.Followers(card="assembly", asked=[1]))
    return state


@pytest.mark.rule("TI-442", "TI-443")
def test_followers_of_assembly_refresh_planets_worth_six() -> None:
    state = _refreshing()
    state.players[1].goods = 0
    answer(state, 1, Follow("assembly", ("arc_prime",)))
    assert systems.planet(state, "arc_prime").ready and not systems.planet(state, "wren_terra").ready
    assert state.players[1].strategy == 1


@pytest.mark.rule("TI-442")
def test_more_than_six_cannot_be_refreshed() -> None:
    state = _refreshing()
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("assembly", RACES["letnev"].planets))
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("assembly", ("jord",)))
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("assembly", ()))


@pytest.mark.rule("TI-442")
def test_a_facility_counts_when_refreshing() -> None:
    state = _refreshing()
    planet = systems.planet(state, "arc_prime")
    planet.facility = "colony"
    with_facility = assembly.size(state, "arc_prime")
    planet.facility = None
    assert with_facility == assembly.size(state, "arc_prime") + 1


# Production


@pytest.mark.rule("TI-444", "TI-447")
def test_production_builds_with_two_resources_more(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.Producing)
    table = table_of()
    table.at("301").planet("jord", dock=1)
    table.state.systems["301"].counters = [0]
    state = play(table, "production")
    with pytest.raises(IllegalMove):
        answer(state, 0, Produce("307"))
    answer(state, 0, Produce("301"))
    (frame,) = seen
    assert isinstance(frame, frames.Producing)
    assert (frame.docks, frame.budget, frame.most, frame.why) == (["jord"], 2, None, "primary")
    assert state.players[0].command == 3
    assert not any(isinstance(each, frames.Primary) for each in state.stack), "once, not again"


@pytest.mark.rule("TI-445")
def test_followers_of_production_build_three_units(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.Producing)
    table = table_of()
    table.at("307").planet("arc_prime", dock=1)
    state = play(table, "production")
    answer(state, 1, Follow("production", ("307",)))
    (frame,) = seen
    assert isinstance(frame, frames.Producing)
    assert (frame.seat, frame.budget, frame.most, frame.why) == (1, 0, 3, "secondary")
    assert state.players[1].strategy == 1


@pytest.mark.rule("TI-446")
def test_docks_of_this_round_build_nothing() -> None:
    table = table_of()
    table.at("301").planet("jord", dock=4)
    state = table.state
    assert production_card.yards(state, 0) == []
    state.round = 4
    assert production_card.yards(state, 0) == ["301"]


@pytest.mark.rule("TI-444", "TI-446")
def test_floating_docks_build_for_their_owner() -> None:
    table = table_of("saar", "letnev", "hacan", p201="lodor")
    table.at("201").ships(0, dock=1)
    state = table.state
    (dock,) = state.systems["201"].docks
    assert production_card.docks(state, state.systems["201"], 0) == [str(dock.id)]
    assert production_card.docks(state, state.systems["201"], 1) == []


@pytest.mark.rule("TI-721")
def test_a_silent_diplomat_closes_his_home_or_else_his_richest_system() -> None:
    table = table_of(p201="lodor", p202="abyz_fria")
    state = table.state
    table.at("201").planet("lodor", owner=0)
    table.at("202").planet("abyz", owner=0).planet("fria", owner=1)
    play(table, "diplomacy_2")
    assert silent(state, 0) == Block("301")
    for planet in state.systems["301"].planets:
        planet.owner = 1
    assert diplomacy.blockable(state, 0) == sorted(["201", "202"], key=lambda at: -sum(_worth(state, at)))


def _worth(state: State, at: str) -> list[int]:
    own = [each.id for each in state.systems[at].planets if each.owner == 0]
    return [PLANETS[id].resources + PLANETS[id].influence for id in own]
