"""The resolution as a show: cards turned up, trips, and what might have been."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.core.contract import CLOCK, IllegalMove
from rules.space_alert.actions import Proceed, Trip
from rules.space_alert.cards import CARDS
from rules.space_alert.game import RULES
from rules.space_alert.show import what_if, what_if_faces
from tests.rules.space_alert.table import Table, keys


def resolving(plans: list[str], **options: object) -> Table:
    table = Table(4, **options).begin()
    for index, letters in enumerate(plans):
        table.plan(index, letters)
    table.until(10_000)
    return table


@pytest.mark.rule("SA-079", "SA-080")
def test_a_trip_is_declared_while_the_card_lies_open() -> None:
    table = resolving(["<-a", ">", "-"])
    table.refuses(0, "trip arrow", "sa-illegal-no-trip")
    table.play(0, "proceed")
    assert table.view().up == ("<", ">", None, None)
    assert table.state.flight is not None and table.state.flight.turn == 0
    table.play(0, "trip arrow")
    table.refuses(0, "trip arrow", "sa-illegal-no-trip")
    table.refuses(2, "trip half", "sa-illegal-no-trip")
    table.refuses(1, "trip arrow on=0", "sa-illegal-no-trip")
    table.play(CLOCK, "proceed")
    report = table.view().report
    assert report is not None and report.turn == 1
    assert [(row.to, row.tripped) for row in report.acts[:2]] == [("upper_blue", True), ("upper_blue", False)]
    table.refuses(1, "trip arrow", "sa-illegal-no-trip")


def test_the_other_half_is_found_after_delays() -> None:
    """Delays shift cards; the half meant is that of the card that lies open now."""
    table = resolving(["^<a", "^>"])
    for _ in range(2):
        table.play(0, "proceed")
    assert table.state.flight is not None and table.state.flight.crew[1].plan[1] == "-"
    while table.view().up[1:2] != (">",):
        table.play(0, "proceed")
    card = table.state.crew[1].slots[1].card
    assert card is not None and table.state.flight.turn >= 2
    table.play(1, "trip half")
    assert table.state.trips[-1].meant == CARDS[card].action


def test_without_tripping_one_press_performs_a_turn() -> None:
    table = resolving(["a"], tripping=False)
    assert "sa-turn" in keys(table.play(3, "proceed"))
    table.refuses(0, "trip half", "sa-illegal-no-trip")
    assert table.state.flight is not None and table.state.flight.turn == 1


def test_the_captain_is_asked_and_anyone_may_press_on() -> None:
    table = resolving(["<"])
    asked = RULES.prompts(table.state)
    assert {p.seat: p.optional for p in asked} == {0: False, 1: True, 2: True, 3: True}
    assert [choice.action for choice in asked[1].choices] == [Proceed(), Proceed(all=True)]
    table.play(2, "proceed")
    trips = [p for p in RULES.prompts(table.state) if p.key == "sa-prompt-trip"]
    assert [(p.seat, [c.action for c in p.choices]) for p in trips] == [(0, [Trip("arrow"), Trip("half")])]


def test_cards_become_known_as_they_are_turned_up() -> None:
    table = resolving(["ab", "c"])
    assert table.seen(3, of=0).slots[0].card is None
    table.play(0, "proceed")
    assert table.seen(3, of=0).slots[0].face == "a"
    assert table.seen(3, of=0).slots[1].card is None and table.seen(3, of=0).slots[1].half == "action"
    table.show()
    assert table.seen(3, of=0).slots[1].face == "b"


def test_what_if_shows_the_other_ending_and_touches_nothing() -> None:
    table = Table(4, mission="test_run_1", seed=b"what if").begin()
    table.plan(0, "-")
    table.until(10_000)
    with pytest.raises(IllegalMove):
        what_if_faces(table.state, 0, 1)
    table.show()
    before = saved.dump(table.state)
    faces = what_if_faces(table.state, 0, 3)
    held = [CARDS[card] for card in table.hand(0)]
    assert set(faces) == {side for card in held for side in (card.action, card.move)}
    other = what_if(table.state, 0, 3, faces[0])
    assert saved.dump(table.state) == before
    assert other.reports[0].turn == 1
    card = next(row for row in other.reports[2].acts if row.member == 0)
    assert card.card == faces[0]
    with pytest.raises(IllegalMove):
        what_if(table.state, 0, 3, "A")
    with pytest.raises(IllegalMove):
        what_if(table.state, 0, 3, faces[0], on=1)


@pytest.mark.rule("SA-481")
@pytest.mark.parametrize(("mission", "points"), [("test_run_1", False), ("simulation_1", True)])
def test_what_if_of_a_test_run_has_no_points(mission: str, points: bool) -> None:
    table = Table(mission=mission).begin()
    table.until(10_000)
    table.show()
    sheet = what_if(table.state, 0, 1, what_if_faces(table.state, 0, 1)[0]).score
    assert (sheet.total is not None) == (points and sheet.won)
    assert sheet.won or points, "test run 1 comes home by itself"


def test_what_if_repeats_the_trips_of_others() -> None:
    table = resolving(["<", "a"])
    table.play(0, "proceed")
    table.play(0, "trip arrow")
    table.show()
    other = what_if(table.state, 1, 1, "-")
    assert other.reports[0].acts[0].to == "upper_blue" and other.reports[0].acts[0].tripped


def test_a_delayed_action_is_told_as_delayed_and_an_empty_slot_is_not() -> None:
    """Two take the same lift: the second one's next card comes a turn late, the third has planned nothing."""
    table = resolving(["^", "^a", "--", "-c"], tripping=False)
    table.play(0, "proceed")
    facts = table.play(0, "proceed")
    report = table.view().report
    assert report is not None and report.turn == 2
    assert [act.did == "held" for act in report.acts[:3]] == [False, True, False]
    assert [fact.args["player"] for fact in facts if fact.key == "sa-act-held"] == ["#1"]
    facts = table.play(0, "proceed")
    assert "sa-act-held" not in keys(facts), "a turn late it is played"


def test_a_step_is_called_by_its_name() -> None:
    table = resolving(["a"])
    labels = []
    for _ in range(3):
        choice = RULES.prompts(table.state)[0].choices[0]
        labels.append((choice.label, choice.args["turn"]))
        table.play(0, "proceed")
    assert labels == [("sa-choice-turn-up", 1), ("sa-choice-resolve", 1), ("sa-choice-resolve", 2)]
    assert table.state.flight is not None
    table.state.flight.turn = table.state.flight.last_turn
    choice = RULES.prompts(table.state)[0].choices[0]
    assert (choice.label, choice.args["turn"]) == ("sa-choice-resolve", 13)
