"""`simulate`: the same figures for the same seed, and accounts that add up."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Event, notation
from rules.xia.__main__ import main
from rules.xia.frames import Moving
from rules.xia.game import RULES
from rules.xia.lab import balance, silly, simulate
from rules.xia.lab.simulate import Record, Task
from tests.rules.xia.table import Table


def test_the_same_seed_gives_the_same_page(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for arguments in (["--seed", "a"], ["--seed", "a", "--jobs", "2"], ["--seed", "b"]):
        assert main(["simulate", "2", "--seats", "3", "--fame", "5", *arguments]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1] != pages[2]
    for heading in (
        "rounds",
        "fame by source",
        "ships lost",
        "strandings",
        "missions in a game",
        "titles",
        "won",
    ):
        assert heading in pages[0]


def test_tables_and_goals_take_turns() -> None:
    tasks = simulate.tasks(7, (3, 5), ("5", "10"), "x")
    assert [(task.seats, task.fame) for task in tasks[:4]] == [(3, "5"), (5, "5"), (3, "10"), (5, "10")]
    assert len({task.number for task in tasks}) == 7


@pytest.mark.parametrize(
    "arguments", [["0"], ["3", "--seats", "2"], ["3", "--jobs", "0"], ["3", "--fame", "21"]]
)
def test_it_says_what_it_cannot_do(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", *arguments])
    told = capsys.readouterr().err
    assert any(reason in told for reason in ("at least 1", "3 to 5 players", "from 1 to 20"))


def test_fame_by_source_adds_up_to_the_fame_of_all() -> None:
    record = simulate.game(Task(0, 3, "5", "accounts"))
    assert record.sources.total() == sum(record.standing)
    assert record.winners.total() == record.standing[record.winner] >= 5
    assert set(record.sources) <= set(simulate.SOURCES)
    assert record.done.total() == record.sources["mission"]
    assert record.first_ship in record.ships and record.last_ship in record.ships
    assert all(record.done[kind] <= record.kept[kind] for kind in record.done)


def test_events_are_counted_for_what_they_tell() -> None:
    record = Record(3, "5", winner=1)
    told = [
        Event("xia-destroyed", {"ship": "#0", "cause": "debris"}),
        Event("xia-destroyed", {"ship": "@merchant", "cause": "debris"}),
        Event("xia-destroyed-by", {"ship": "#0", "by": "#1"}),
        Event("xia-destroyed-by", {"ship": "#2", "by": "@enforcer"}),
        Event("xia-destroyed-by", {"ship": "@scoundrel", "by": "#1"}),
        Event("xia-fame-combat", {"player": "#1", "points": 2, "fame": 2}),
        Event("xia-fame-luck", {"player": "#2", "points": 1, "fame": 1}),
        Event("xia-mission-completed", {"mission": "@passenger_03", "payment": 2000}),
        Event("xia-title-claimed", {"title": "@ferryman"}),
        Event("xia-sells-cargo", {"credits": 4000}),
    ]
    for event in told:
        simulate.note(record, event)
    assert record.destroyed == Counter(debris=1, players=1, enforcer=1)
    assert record.kills == Counter(players=1, scoundrel=1)
    assert record.sources == Counter(combat=2, luck=1)
    assert record.winners == Counter(combat=2, luck=0)
    assert (record.done, record.payments) == (Counter(passenger=1), Counter(passenger=2000))
    assert (record.titles, record.sales) == (Counter(ferryman=1), 4000)


def test_a_visit_that_ends_with_nothing_is_counted() -> None:
    table = Table()
    here, there = table.inside("kemplar_ii")[:2]
    assert table.board.adjacent(here, there)
    table.put(0, here).put(1, there)
    turns = silly.Turns(table.state.seats)
    table.push(Moving(0, left=6, source="impulse", path=[here]))
    for move, found in ((f"visit {there}", 0), ("stop", 1), ("stop", 1)):
        turns.move(table.state, 0, notation.read(move, RULES.actions))
        table.play(move)
        assert turns.found["visits"] == found


def test_the_page_reckons_shares_for_each_player_and_game() -> None:
    record = Record(4, "10", winner=0, first_ship="gaiden", last_ship="salt_wren", turns=39)
    record.standing, record.credits, record.ships = [10, 4, 4, 2], [1000] * 4, ["gaiden", "salt_wren"]
    record.sources, record.winners = Counter(trade=15, mission=5), Counter(trade=10)
    record.destroyed, record.stranded = Counter(debris=2), 1
    page = "\n".join(balance.page([record]))
    assert record.rounds == 10
    assert "75.0    100.0" in page
    assert "for each player and game  0.50" in page
    assert "in 100 % of the games" in page
