"""What every chapter may put on the stack: payments, new counters, things that happen."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import PayFor, PlaceCounters
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import gaining, happening, paying
from rules.twilight_imperium.deeds.contents import Contents, joined
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import Law, State
from tests.rules.twilight_imperium.play import Loaded, answer, run, silent
from tests.rules.twilight_imperium.table import galaxy


def test_nothing_stands_in_two_packages() -> None:
    one = Contents(silent={frames.Paying: paying.silent})
    with pytest.raises(AssertionError):
        joined([one, one])


def test_answers_of_several_packages_to_one_moment_are_joined() -> None:
    def nothing(*_: object) -> list[Event]:
        return []

    parts = [Contents(moments={"storm": {source: nothing}}) for source in ("one", "two")]
    assert set(joined(parts).moments["storm"]) == {"one", "two"}
    with pytest.raises(AssertionError):
        joined([parts[0], parts[0]])


def test_new_counters_go_where_their_owner_likes() -> None:
    table = galaxy()
    gaining.gain_counters(table.state, 0, 3)
    run(table)
    with pytest.raises(IllegalMove):
        answer(table, 0, PlaceCounters(("fleet:2",)))
    with pytest.raises(IllegalMove):
        answer(table, 0, PayFor(()))
    answer(table, 0, PlaceCounters(("fleet:2", "strategy:1")))
    player = table.state.players[0]
    assert (player.strategy, player.fleet, player.command) == (1, 2, 0)


def test_areas_may_be_barred_and_a_silent_owner_fills_the_command_pool() -> None:
    table = galaxy()
    gaining.gain_counters(table.state, 0, 2, ["command", "strategy"])
    run(table)
    with pytest.raises(IllegalMove):
        answer(table, 0, PlaceCounters(("fleet:2",)))
    answer(table, 0, silent(table.state, 0))
    assert table.state.players[0].command == 2


def test_nobody_gains_counters_that_are_not_there() -> None:
    table = galaxy()
    table.state.players[0].command = 15
    gaining.gain_counters(table.state, 0, 3)
    run(table)
    answer(table, 0, PlaceCounters(("command:1",)))
    gaining.gain_counters(table.state, 0, 1)
    run(table)
    assert not table.state.stack
    assert table.state.players[0].command == 16


def _toll(state: State, seat: int, amount: int, *, optional: bool = False) -> list[bool]:
    """Demands it through a chapter of its own; the list gets what came of it."""
    heard = list[bool]()

    def then(_: State, __: frames.Paying, paid: bool, ___: Dice) -> list[Event]:
        heard.append(paid)
        return []

    paying.demand(state, seat, amount, "resources", "toll", optional=optional)
    chapter = paying.chapter({"toll": then})
    frame = state.stack[-1]
    question = chapter.ask(state, frame)
    if question is None:
        chapter.run(state, frame, Loaded())
    else:
        assert question.offers(silent(state, seat))
        chapter.answer(state, frame, silent(state, seat), Loaded())
    return heard


def test_a_silent_player_pays_only_what_he_must() -> None:
    table = galaxy()
    assert _toll(table.state, 0, 2, optional=True) == [False]
    assert all(each.ready for each in systems.planets_of(table.state, 0))
    assert _toll(table.state, 0, 2) == [True]
    assert not all(each.ready for each in systems.planets_of(table.state, 0))


def test_who_cannot_pay_has_not_paid_and_nothing_is_paid_by_nobody() -> None:
    table = galaxy()
    assert _toll(table.state, 0, 90) == [False]
    assert _toll(table.state, 0, 0) == [True]
    assert table.state.stack == []


def test_what_is_in_force_answers_in_order_one_after_the_other() -> None:
    """First the rulebook, then laws as they were passed, then technologies; what has ended says nothing."""
    table = galaxy()
    state = table.state
    state.laws = [Law("one"), Law("two"), Law("three")]
    state.players[1].technologies = ["cybernetics"]
    told = list[str]()

    def tells(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
        told.append(f"{source.id}:{facts['seat']}")
        if source.id == "one":
            state.laws = [law for law in state.laws if law.card != "two"]
        return []

    names = ("cybernetics", "three", "two", "one", happening.RULES)
    chapter = happening.chapter({"storm": dict.fromkeys(names, tells)})
    systems.happens(state, "storm", seat=2)
    while state.stack:
        chapter.run(state, state.stack[-1], Loaded())
    assert told == ["rules:2", "one:2", "three:2", "cybernetics:2"]
