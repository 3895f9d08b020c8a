"""Games by post: people sleep, come after a while and stay a little; what they lay down answers for them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core.orders import Queue, SetWaits
from rules.twilight_imperium.__main__ import main
from rules.twilight_imperium.actions import PickCard, Rank
from rules.twilight_imperium.frames import ActionPhase, Picking, Turn, Window
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.lab import days, habits, people, post
from rules.twilight_imperium.lab.people import DAY, HOUR
from rules.twilight_imperium.lab.policies import POLICIES
from rules.twilight_imperium.lab.post import Post, Record, Task
from tests.rules.twilight_imperium.strategic import table_of

TASK = Task(0, 3, 1, "ours", 60.0, 0.0, "letters")


# People


def test_nobody_answers_asleep() -> None:
    bed = people.BED - people.ZONES[2] * HOUR
    assert people.asleep(2, bed - 1) == 0.0
    assert people.asleep(2, bed + HOUR) == people.SLEEP - HOUR
    assert people.asleep(2, bed + people.SLEEP) == 0.0
    assert people.awake(2, bed - 10, 30) == bed + people.SLEEP + 20, "ten minutes before, twenty after"
    assert people.awake(2, bed + HOUR, 5) == bed + people.SLEEP + 5
    whole = people.awake(2, bed + people.SLEEP, 2 * (DAY - people.SLEEP))
    assert whole == bed + 2 * DAY, "two days have two nights"


def test_answers_lie_around_their_median() -> None:
    found = sorted(people.latency("somebody", number, 60.0) for number in range(400))
    assert 50 < found[200] < 70
    assert 60 * 2.7 < found[336] < 60 * 3.4, "a spread of 1.1: one in six takes three times as long"
    assert people.latency("somebody", 7, 60.0) == people.latency("somebody", 7, 30.0) * 2


# The clock of a table


def asked(task: Task, kind: type) -> Post:
    """A table that waits at a frame of this kind."""
    table = Post(task)
    while not isinstance(table.state.stack[-1], kind):
        table.step()
    return table


def test_who_is_there_answers_at_once_and_others_are_waited_for() -> None:
    table = asked(TASK, Picking)
    top = table.state.stack[-1]
    assert isinstance(top, Picking)
    table.seen.clear()
    before = table.record.waits["picks"]
    table.step()
    assert table.record.waits["picks"] == before + 1 and table.record.minutes["picks"] > 0
    assert table.now - table.seen[top.seat] == 0
    table.seen = dict.fromkeys(range(3), table.now)
    table.calls.clear()
    then = table.now
    table.step()
    assert table.now == then + people.BRIEF and table.record.waits["picks"] == before + 1


def test_a_clock_that_runs_out_gives_the_default() -> None:
    table = asked(TASK, Picking)
    seat = table.state.stack[-1].seat
    table.seen.clear()
    table._call(table._asked())
    table.calls[seat].at = people.awake(seat, table.now, POLICIES["ours"].clocks["turn"]) + 1
    silent = RULES.default(table.state, seat)
    table.step()
    assert table.record.late == 1
    assert [PickCard(each.card) for each in table.state.players[seat].picked] == [silent]


def test_seats_that_are_asked_together_are_one_wait() -> None:
    table = Post(replace(TASK, policy="book"))
    table.play(0, SetWaits(("all",)))
    while not (isinstance(table.state.stack[-1], Window) and len(table._asked()) > 1):
        table.step()
    window = table.state.stack[-1]
    table.calls.clear()
    table._call(table._asked())
    assert len(table.calls) > 1
    for number, call in enumerate(table.calls.values()):
        call.at = table.now + HOUR * (number + 1)
    before, since = table.record.waits.total(), table.now
    while table.state.stack[-1] is window and table.calls:
        table.step()
    assert table.now >= since + 2 * HOUR
    assert table.record.waits.total() == before + 1


# What is laid down


def test_a_ranking_picks_by_itself() -> None:
    table = asked(TASK, Picking)
    seat = table.state.stack[-1].seat
    (rank,) = habits.ranking(table.state, seat)
    assert isinstance(rank, Rank)
    assert RULES.ordered(table.state, seat) is None
    table.play(seat, rank)
    found = RULES.ordered(table.state, seat)
    assert found == PickCard(rank.cards[0])


def test_the_next_turn_is_queued_as_an_android_would_play_it() -> None:
    table = asked(TASK, Turn)
    seat = table.state.stack[-1].seat
    other = next(each for each in range(3) if each != seat)
    (queued,) = habits.queue(table.state, other)
    assert isinstance(queued, Queue) and queued.line
    table.play(other, queued)
    assert table.state.players[other].book.queue
    table.state.players[other].passed = True
    assert [type(each).__name__ for each in habits.queue(table.state, other)] == ["DropQueue"]


def test_whoever_has_nothing_left_queues_a_pass() -> None:
    state = table_of().state
    state.stack = [ActionPhase(), Turn(0, "act")]
    state.players[1].picked, state.players[1].cards, state.players[1].command = [], [], 0
    (queued,) = habits.queue(state, 1)
    assert queued == Queue("pass")


# Figures


def record(policy: str, waits: int, minutes: int) -> Record:
    found = Record(policy, rounds=2, longest=90.0, cause="turns")
    found.waits["turns"], found.minutes["turns"], found.calls["turns"] = waits, minutes, waits
    return found


def test_the_page_says_waits_days_and_ratios() -> None:
    records = [record("ours", 30, 2880), record("anchor", 60, 8640)]
    assert days.ratios(days.sums(records), "ours") == pytest.approx((0.5, 1 / 3))
    text = "\n".join(days.page(records))
    assert "ours against anchor: waits 0.50, days 0.33" in text
    assert "15.0" in text and "1.00" in text


@pytest.mark.parametrize(
    "wrong",
    [["post"], ["post", "0"], ["post", "1", "--adopt", "2"], ["post", "1", "--policy", "theirs"]],
)
def test_wrong_arguments_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(wrong)


@pytest.mark.slow
def test_ours_waits_least_and_the_book_most() -> None:
    """Two rounds of a small table; the aims are measured on whole games of six."""
    tasks = post.tasks(1, 3, 2, ("ours", "anchor", "book"), 60.0, 0.5, "letters")
    records = [post.game(each) for each in tasks]
    assert records[0] == post.game(tasks[0]), "the same seed, the same figures"
    found = days.sums(records)
    waits, spent = days.ratios(found, "ours")
    assert waits < 0.8 and spent < 0.9
    assert min(days.ratios(found, "book")) > 1.5
