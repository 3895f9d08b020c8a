"""What laws let their holders do, or everybody, each in its window."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Decline, Let, Sheet, Use
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import playing
from rules.twilight_imperium.frames import Agenda, Turn, Window
from rules.twilight_imperium.state import Lasting, Law, State
from rules.twilight_imperium.strategic import secondary
from tests.rules.twilight_imperium.phases import quiet, status, waited
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.strategic import play, table_of
from tests.rules.twilight_imperium.table import Table

ELDER, VETO, SECURITY = "council_elder", "veto_power", "minister_of_internal_security"
TRUCE, RHETORIC, BUY_BACK = "short_term_truce", "regressive_rhetoric", "technology_buy_back"


def office(card: str, holder: int, *races: str, **tiles: str) -> Table:
    table = waiting(table_of(*races, **tiles))
    table.state.laws = [Law(card, holder, (str(holder),), 1)]
    return table


def waiting(table: Table) -> Table:
    """Everybody wants to be waited for in every window."""
    for player in table.state.players:
        player.book.waits = [Wait("all")]
    return table


def interject(state: State, seat: int, action: Use) -> None:
    playing.interject(state, seat, action, Loaded())
    run(state)


def windows(state: State) -> list[str]:
    return [frame.point for frame in state.stack if isinstance(frame, Window)]


# In the council


@pytest.mark.rule("TI-501", "TI-657")
def test_when_the_elder_speaks_only_his_votes_count() -> None:
    table = office(ELDER, 1)
    state = table.state
    run(table, Agenda(2, "minister_of_war"))
    assert windows(state) == ["after_agenda_read"] and waited(state) == [1]
    answer(table, 1, Use(ELDER))
    assert state.laws == [] and ELDER in state.political.discards
    for seat, vote in enumerate(("0", "1", "0")):
        answer(table, seat, Sheet(vote))
    assert [(law.card, law.holder) for law in state.laws] == [("minister_of_war", 1)]
    assert state.lasting == []


@pytest.mark.rule("TI-657")
def test_the_elder_may_keep_his_card_and_has_no_say_on_other_agendas() -> None:
    table = office(ELDER, 1)
    run(table, Agenda(2, "minister_of_war"))
    answer(table, 1, Let())
    assert [law.card for law in table.state.laws] == [ELDER]
    for card in ("mutiny", ELDER):
        other = office(ELDER, 1)
        run(other, Agenda(2, card))
        assert windows(other.state) == []


@pytest.mark.rule("TI-501", "TI-657")
@pytest.mark.parametrize("vote", ["for", "against"])
def test_veto_power_throws_a_law_out_without_effect(vote: str) -> None:
    table = office(VETO, 1)
    state = table.state
    run(table, Agenda(2, "fleet_regulations"))
    for seat in range(3):
        answer(table, seat, Sheet(vote))
    assert windows(state) == ["after_result"] and waited(state) == [1]
    answer(table, 1, Use(VETO))
    assert state.laws == [] and sorted(state.political.discards) == ["fleet_regulations", VETO]
    assert [player.fleet for player in state.players] == [3, 3, 3] and state.stack == []


@pytest.mark.rule("TI-657")
def test_veto_power_is_for_its_holder_and_for_laws_alone() -> None:
    table = office(VETO, 1)
    state = table.state
    run(table, Agenda(2, "mutiny", "result", result="for"))
    assert windows(state) == [] and [law.card for law in state.laws] == [VETO]
    own = office(VETO, 1)
    run(own, Agenda(2, VETO, "result", result="0"))
    assert windows(own.state) == [] and [law.holder for law in own.state.laws] == [0]
    other = office(VETO, 1)
    run(other, Agenda(2, "fleet_regulations", "result", result="for"))
    assert asked(other, 0) is None and asked(other, 2) is None


def quietly(table: Table) -> None:
    """Whoever is still asked in a window lets it pass."""
    while table.state.stack and isinstance(table.state.stack[-1], Window):
        answer(table, waited(table.state)[0], Let())


@pytest.mark.rule("TI-656", "TI-657")
@pytest.mark.parametrize("card", ["revote", "repeal"])
def test_the_law_of_the_elder_who_has_spoken_cannot_be_elected_any_more(card: str) -> None:
    table = office(ELDER, 1)
    state = table.state
    state.laws.append(Law("code_of_honor"))
    run(table, Agenda(2, card))
    answer(table, 1, Use(ELDER))
    with pytest.raises(IllegalMove):
        answer(table, 1, Sheet(ELDER))
    answer(table, 1, Sheet("code_of_honor"))
    assert state.political.discards == [ELDER]


@pytest.mark.rule("TI-656", "TI-657")
@pytest.mark.parametrize("card", ["revote", "repeal"])
def test_with_the_law_of_the_elder_the_only_one_there_is_nothing_left_to_elect(card: str) -> None:
    table = office(ELDER, 1)
    state = table.state
    run(table, Agenda(2, card))
    answer(table, 1, Use(ELDER))
    assert state.stack == [] and state.laws == []
    assert sorted(state.political.discards) == sorted([ELDER, card])


@pytest.mark.rule("TI-656", "TI-659")
def test_a_law_that_ends_while_sheets_are_handed_in_is_not_voted_on_again() -> None:
    table = table_of()
    state = table.state
    state.laws = [Law(TRUCE, since=2)]
    state.players[1].goods = 10
    run(table, Agenda(2, "revote"))
    answer(table, 0, Sheet(TRUCE))
    interject(state, 1, Use(TRUCE, (), ("goods:10",)))
    for seat in (1, 2):
        answer(table, seat, Sheet(TRUCE))
    assert state.stack == [] and state.laws == []
    assert sorted(state.political.discards) == sorted([TRUCE, "revote"])


@pytest.mark.rule("TI-657", "TI-659")
@pytest.mark.parametrize("vote", ["for", "against"])
def test_a_law_that_is_ended_while_it_is_voted_on_again_is_over(vote: str) -> None:
    table = table_of()
    state = table.state
    state.laws, state.political.cards = [Law(TRUCE, since=2)], []
    state.players[1].goods = 10
    run(table, Agenda(2, TRUCE, "ballots", drawn=True))
    answer(table, 0, Sheet(vote))
    interject(state, 1, Use(TRUCE, (), ("goods:10",)))
    events = [event.key for seat in (1, 2) for event in answer(table, seat, Sheet(vote))]
    assert events == ["ti-agenda-gone"]
    assert state.stack == [] and state.laws == [] and state.political.discards == [TRUCE]


@pytest.mark.rule("TI-501", "TI-657", "TI-659")
def test_the_elder_speaks_on_one_agenda_not_on_the_vote_that_comes_of_it() -> None:
    table = office(ELDER, 1)
    state = table.state
    state.laws.append(Law("code_of_honor"))
    run(table, Agenda(2, "revote"))
    answer(table, 1, Use(ELDER))
    for seat in range(3):
        answer(table, seat, Sheet("code_of_honor"))
    quietly(table)
    for seat, vote in enumerate(("against", "for", "against")):
        answer(table, seat, Sheet(vote))
    assert state.laws == []


@pytest.mark.rule("TI-501", "TI-657")
@pytest.mark.parametrize(
    "effect", [Lasting("fantastic_rhetoric", 0, "step"), Lasting("bribery", 0, "step", (), 9)]
)
def test_no_card_gives_votes_to_those_whom_the_elder_has_silenced(effect: Lasting) -> None:
    table = office(ELDER, 1)
    state = table.state
    run(table, Agenda(2, "minister_of_war"))
    answer(table, 1, Use(ELDER))
    state.lasting.append(effect)
    for seat, vote in enumerate(("0", "1", "0")):
        answer(table, seat, Sheet(vote))
    assert [(law.card, law.holder) for law in state.laws] == [("minister_of_war", 1)]


@pytest.mark.rule("TI-502", "TI-657")
def test_the_elder_has_not_spoken_on_what_comes_in_the_place_of_a_vetoed_agenda() -> None:
    table = office(ELDER, 0, "sol", "xxcha", "hacan")
    state = table.state
    state.political.cards = ["fleet_regulations", "minister_of_policy"]
    run(table, Agenda(2, "minister_of_war"))
    answer(table, 0, Use(ELDER))
    answer(table, 1, Use("xxcha_veto"))
    quietly(table)
    for seat, vote in enumerate(("0", "1", "1")):
        answer(table, seat, Sheet(vote))
    assert [(law.card, law.holder) for law in state.laws] == [("minister_of_policy", 1)]


# At any time


@pytest.mark.rule("TI-657")
@pytest.mark.parametrize(("count", "left"), [("4", 1), ("2", 3)])
def test_the_minister_of_internal_security_kills_as_many_as_four(count: str, left: int) -> None:
    table = office(SECURITY, 1)
    table.at("000").planet("mecatol_rex", owner=0, gf=5)
    state = table.state
    run(table, Turn(0, "act"))
    interject(state, 1, Use(SECURITY, (count,)))
    assert systems.planet(state, "mecatol_rex").gf == left and state.laws == []
    assert SECURITY in state.political.discards and waited(state) == [0]


@pytest.mark.rule("TI-657")
def test_internal_security_is_for_its_holder_and_never_kills_five() -> None:
    table = office(SECURITY, 1)
    table.at("000").planet("mecatol_rex", owner=0, gf=5)
    run(table, Turn(0, "act"))
    for seat, count in ((0, "4"), (1, "5"), (1, "0")):
        with pytest.raises(IllegalMove):
            interject(table.state, seat, Use(SECURITY, (count,)))
    assert systems.planet(table.state, "mecatol_rex").gf == 5


@pytest.mark.rule("TI-657")
def test_anybody_may_end_the_truce_for_ten_influence() -> None:
    table = table_of()
    state = table.state
    state.laws = [Law(TRUCE, since=2)]
    state.players[1].goods = 10
    run(table, Turn(0, "act"))
    with pytest.raises(IllegalMove):
        interject(state, 1, Use(TRUCE, (), ("goods:9",)))
    interject(state, 1, Use(TRUCE, (), ("goods:10",)))
    assert state.laws == [] and state.players[1].goods == 0 and TRUCE in state.political.discards


# Technologies


@pytest.mark.rule("TI-657")
def test_who_does_not_follow_technology_may_draw_a_card() -> None:
    table = waiting(table_of())
    state = table.state
    decide_rhetoric(state)
    play(table, "technology_2", 0)
    while not windows(state):
        answer(table, 0, silent(state, 0))
    assert windows(state) == ["after_primary"] and sorted(waited(state)) == [1, 2]
    state.players[1].goods = state.players[2].goods = 12
    answer(table, 1, Use(RHETORIC))
    answer(table, 2, Let())
    answer(table, 2, Let())  # it was opened once more
    assert [len(player.cards) for player in state.players] == [0, 1, 0]
    assert waited(state) == [2]
    answer(table, 2, Decline("technology_2"))
    assert [len(player.cards) for player in state.players] == [0, 1, 0]
    state.turns += 1
    assert secondary.may(state, 1, "technology_2")


def decide_rhetoric(state: State) -> None:
    state.laws = [Law(RHETORIC)]


def test_other_cards_give_nothing_to_those_who_do_not_follow() -> None:
    table = waiting(table_of())
    decide_rhetoric(table.state)
    play(table, "warfare_2", 0)
    answer(table, 0, silent(table.state, 0))
    assert windows(table.state) == []


@pytest.mark.rule("TI-657")
def test_a_technology_is_given_up_for_six_goods_once_in_a_status_phase() -> None:
    table = waiting(table_of())
    state = table.state
    state.laws = [Law(BUY_BACK)]
    state.players[0].technologies = ["hylar_v_assault_laser", "deep_space_cannon", "antimass_deflectors"]
    status(table)
    list(quiet(table, Window))
    assert windows(state) == ["status_phase"] and 0 in waited(state)
    with pytest.raises(IllegalMove):
        answer(table, 0, Use(BUY_BACK, ("hylar_v_assault_laser",)))
    answer(table, 0, Use(BUY_BACK, ("deep_space_cannon",)))
    list(quiet(table))
    assert state.players[0].technologies == ["hylar_v_assault_laser", "antimass_deflectors"]
    assert state.players[0].goods == 6


def test_a_second_technology_is_not_bought_back_in_the_same_round() -> None:
    table = waiting(table_of())
    state = table.state
    state.laws = [Law(BUY_BACK)]
    state.players[0].technologies = ["hylar_v_assault_laser", "antimass_deflectors"]
    run(table, Window(point="status_phase", asked=[0]))
    answer(table, 0, Use(BUY_BACK, ("antimass_deflectors",)))
    run(table, Window(point="status_phase", asked=[0]))
    assert state.stack == [] and state.players[0].technologies == ["hylar_v_assault_laser"]


def test_a_fleet_must_fit_without_the_technology() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, fighter=3)
    state = table.state
    state.laws = [Law(BUY_BACK)]
    state.players[0].technologies = ["cybernetics", "advanced_fighters"]
    run(table, Window(point="status_phase", asked=[0]))
    answer(table, 0, Use(BUY_BACK, ("advanced_fighters",)))
    assert state.systems["201"].fighters == {}
