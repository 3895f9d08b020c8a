"""Once-only agendas about the laws that stand; every once-only agenda does something."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Let, Play, Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.senate.deeds import DEEDS
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.senate import chooses, decide
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table

ONCE = [id for id, row in POLITICAL_CARDS.items() if not row.law and not row.redraw]


def _lawful(*cards: str) -> Table:
    table = table_of()
    table.state.laws = [Law(card) for card in cards]
    return table


def _laws(table: Table) -> list[str]:
    return [law.card for law in table.state.laws]


@pytest.mark.parametrize("card", ONCE)
def test_every_once_only_agenda_has_a_deed(card: str) -> None:
    assert card in DEEDS


def test_there_are_thirty_three_of_them() -> None:
    assert len(ONCE) == 33


@pytest.mark.rule("TI-504")
def test_the_holder_of_mecatol_rex_may_discard_a_law() -> None:
    table = _lawful("code_of_honor", "fleet_regulations")
    decide(table, "holder_of_mecatol_rex", "for")
    assert table.state.stack == []
    table.at("000").planet(REX, owner=1)
    decide(table, "holder_of_mecatol_rex", "for")
    chooses(table, 1, "code_of_honor")
    assert _laws(table) == ["fleet_regulations"]
    assert "code_of_honor" in table.state.political.discards
    decide(table, "holder_of_mecatol_rex", "for")
    answer(table, 1, silent(table.state, 1))
    assert _laws(table) == ["fleet_regulations"]


@pytest.mark.rule("TI-615")
def test_or_the_holder_of_mecatol_rex_may_add_two_ground_forces() -> None:
    table = table_of()
    decide(table, "holder_of_mecatol_rex", "against")
    assert table.state.stack == []
    table.at("000").planet(REX, owner=1, gf=1)
    decide(table, "holder_of_mecatol_rex", "against")
    chooses(table, 1, REX)
    assert systems.planet(table.state, REX).gf == 3


@pytest.mark.rule("TI-504", "TI-613", "TI-614")
def test_a_new_constitution_ends_all_laws_and_tires_two_planets_of_everybody() -> None:
    table = _lawful("code_of_honor", "fleet_regulations")
    state = table.state
    state.order = [2, 1, 0]
    decide(table, "new_constitution", "for")
    assert _laws(table) == [] and waited(state) == [2]
    with pytest.raises(IllegalMove):
        chooses(table, 2, "hercant")
    chooses(table, 2, "arretze", "hercant")
    ready = [planet.id for _, planet in systems.planets(state) if planet.owner is not None and planet.ready]
    assert ready == ["kamdorn"] and state.stack == []


@pytest.mark.rule("TI-504")
def test_without_it_the_most_influential_may_discard_a_law() -> None:
    table = _lawful("code_of_honor", "fleet_regulations")
    state = table.state
    state.players[1].goods = 9
    decide(table, "new_constitution", "against")
    assert waited(state) == [0]  # Sol 2, Letnev 1, Hacan 2
    chooses(table, 0, "fleet_regulations")
    assert _laws(table) == ["code_of_honor"]
    table.home(0).planet("jord", ready=False)
    decide(table, "new_constitution", "against")
    assert waited(state) == [2]
    chooses(table, 2)
    assert _laws(table) == ["code_of_honor"]


@pytest.mark.rule("TI-504")
def test_a_law_is_repealed() -> None:
    table = _lawful("code_of_honor", "fleet_regulations")
    run(table, frames.Agenda(2, "repeal"))
    for seat in range(3):
        answer(table, seat, Sheet("fleet_regulations"))
    assert _laws(table) == ["code_of_honor"]
    assert sorted(table.state.political.discards) == ["fleet_regulations", "repeal"]


@pytest.mark.rule("TI-659")
def test_a_law_is_voted_on_again_at_once() -> None:
    for sheet, left in (("for", ["code_of_honor"]), ("against", [])):
        table = _lawful("code_of_honor")
        run(table, frames.Agenda(2, "revote"))
        for seat in range(3):
            answer(table, seat, Sheet("code_of_honor"))
        for seat in range(3):
            answer(table, seat, Sheet(sheet))
        assert _laws(table) == left and table.state.stack == []


@pytest.mark.rule("TI-659", "TI-490")
def test_a_law_that_is_not_voted_on_again_after_all_stays_and_comes_to_no_hand() -> None:
    table = _lawful("code_of_honor")
    state = table.state
    state.political.cards = ["mutiny"]
    state.players[1].cards = ["determine_policy"]
    for player in state.players:
        player.book.waits = [Wait("all")]
    run(table, frames.Agenda(2, "revote", "ballots"))
    for seat in range(3):
        answer(table, seat, Sheet("code_of_honor"))
    windowed(table, "before_political_card")
    answer(table, 1, Play("determine_policy"))
    windowed(table, None)
    chooses(table, 1, "mutiny")
    assert _laws(table) == ["code_of_honor"] and state.players[2].politics == []
    assert "code_of_honor" not in [*state.political.cards, *state.political.discards]


def windowed(table: Table, point: str | None) -> None:
    """Whoever is asked lets windows pass until this one comes, or none is left."""
    state = table.state
    while isinstance(state.stack[-1], frames.Window) and state.stack[-1].point != point:
        answer(table, waited(state)[0], Let())
