"""The veto of the Xxcha."""

from __future__ import annotations

import pytest

from rules.core.orders import Wait
from rules.twilight_imperium.actions import Let, Play, Sheet, Use
from rules.twilight_imperium.frames import Agenda, Window
from rules.twilight_imperium.state import Lasting, Law
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, asked, run, silent
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table

VETO = Use("xxcha_veto")


def _council() -> Table:
    table = table_of("sol", "xxcha", "hacan")
    for player in table.state.players:
        player.book.waits = [Wait("all")]
    table.state.political.cards = ["repeal", "fleet_regulations", "code_of_honor"]
    return table


def _agenda(table: Table) -> str:
    return next(frame.card for frame in reversed(table.state.stack) if isinstance(frame, Agenda))


@pytest.mark.rule("TI-502", "TI-501")
def test_the_xxcha_spend_a_counter_and_the_top_card_is_voted_on_instead() -> None:
    table = _council()
    state = table.state
    run(table, Agenda(2, "mutiny"))
    assert isinstance(state.stack[-1], Window) and waited(state) == [1]
    answer(table, 1, VETO)
    assert state.players[1].strategy == 1 and state.political.discards == ["mutiny"]
    assert _agenda(table) == "code_of_honor"
    answer(table, 1, Let())
    for seat in range(3):
        answer(table, seat, Sheet("for"))
    assert [law.card for law in state.laws] == ["code_of_honor"]
    assert [each.points for each in state.players] == [0, 0, 0]


@pytest.mark.rule("TI-502")
def test_the_next_agenda_can_be_vetoed_too_while_there_are_counters() -> None:
    table = _council()
    state = table.state
    run(table, Agenda(2, "mutiny"))
    answer(table, 1, VETO)
    answer(table, 1, VETO)
    assert (_agenda(table), state.players[1].strategy) == ("fleet_regulations", 0)
    assert not isinstance(state.stack[-1], Window)
    assert state.political.discards == ["mutiny", "code_of_honor"]


@pytest.mark.rule("TI-502", "TI-705")
def test_others_have_no_veto_nor_have_the_xxcha_under_a_cultural_crisis_and_silence_is_none() -> None:
    table = _council()
    run(table, Agenda(2, "mutiny"))
    assert [asked(table, seat) for seat in (0, 2)] == [None, None]
    assert silent(table.state, 1) == Let()
    other = _council()
    other.state.lasting = [Lasting("cultural_crisis", 0, "round", ("1",))]
    run(other, Agenda(2, "mutiny"))
    assert not isinstance(other.state.stack[-1], Window)


def test_a_law_that_was_voted_on_again_stays_after_a_veto() -> None:
    table = _council()
    table.state.laws = [Law("free_trade")]
    run(table, Agenda(2, "free_trade"))
    answer(table, 1, VETO)
    assert [law.card for law in table.state.laws] == ["free_trade"]
    assert "free_trade" not in table.state.political.discards


@pytest.mark.rule("TI-502", "TI-524")
def test_two_vetoes_of_one_agenda_do_not_throw_out_the_next_before_it_is_read() -> None:
    table = _council()
    state = table.state
    state.players[0].cards = ["veto"]
    run(table, Agenda(2, "mutiny", "read"))
    answer(table, 0, Play("veto"))
    answer(table, 1, VETO)
    while isinstance(state.stack[-1], Window):
        answer(table, waited(state)[0], Let())
    assert _agenda(table) == "code_of_honor" and state.players[1].strategy == 2
    assert state.political.discards == ["mutiny"]


@pytest.mark.rule("TI-502")
def test_the_xxcha_are_first_shown_the_agenda_that_they_veto() -> None:
    table = _council()
    state = table.state
    state.players[0].cards = ["veto"]
    run(table, Agenda(2, "mutiny", "read"))
    answer(table, 0, Play("veto"))
    answer(table, 1, Let())
    seen = list[str]()
    while isinstance(state.stack[-1], Window):
        seat, window = waited(state)[0], state.stack[-1]
        if seat == 1 and window.point == "after_agenda_read" and asked(table, 1):
            assert window.facts["agenda"] == _agenda(table)
            seen.append(window.facts["agenda"])
        answer(table, seat, Let())
    assert seen == ["code_of_honor"]
