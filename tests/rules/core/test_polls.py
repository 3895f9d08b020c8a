"""Votes: the most named option stands, a majority ends it early, ties go by the game's own rule."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, field

from rules.core import Action, Dice, Event, IllegalMove, phrase, saved, stack
from rules.core.notation import read, write
from rules.core.poll import Abstain, Poll, Tie, Vote, circle, result, tally, vote_of
from rules.core.stack import Chapter, Question, Step, choice, question

DICE = Dice(b"polls", 0)


class Judging(Step, tag="judging"):
    tied: tuple[str, ...]


class State(Struct):
    stack: list[Poll | Judging] = field(default_factory=list)
    over: bool = False
    chosen: list[str] = field(default_factory=list)


def went(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    assert poll not in state.stack
    state.chosen.append(option)
    return [Event("went")]


def judge(state: State, frame: Judging) -> Question:
    return question("judge", *(choice("option", Vote(option)) for option in frame.tied))


def judged(state: State, frame: Judging, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Vote)
    state.stack.pop()
    state.chosen.append(action.option)
    return []


def never(state: State, frame: Judging, dice: Dice) -> list[Event]:
    raise AssertionError


class Table:
    def __init__(self, poll: Poll, tie: Tie | None = None) -> None:
        self.chapters: stack.Chapters = {
            Poll: circle({"go": went}, None if tie is None else {"go": tie}),
            Judging: Chapter(judge, judged, never),
        }
        self.state = State([poll])
        self.events = stack.settle(self.state, self.chapters, DICE)

    def vote(self, seat: int, option: str | None) -> list[str]:
        action = Abstain() if option is None else Vote(option)
        found = stack.asked_of(self.state, self.chapters, seat)
        if found is None or not found.offers(action):
            raise IllegalMove("no")
        self.events = stack.answer(self.state, self.chapters, action, DICE, seat)
        self.state = saved.copy(self.state)
        return [event.key for event in self.events]

    @property
    def poll(self) -> Any:
        return self.state.stack[-1]

    @property
    def chosen(self) -> list[str]:
        return self.state.chosen


def poll(*seats: int, **other: Any) -> Poll:
    return Poll(asked=list(seats), topic="way", options=("left", "right", "back"), then="go", **other)


def test_all_are_asked_the_same_and_a_vote_changes_no_prompt_but_the_own() -> None:
    table = Table(poll(0, 1, 2))
    first, second, third = stack.prompts(table.state, table.chapters)
    assert first.choices == second.choices == third.choices
    assert [each.action for each in first.choices] == [Vote("left"), Vote("right"), Vote("back"), Abstain()]
    assert first.choices[1].args == {"option": phrase("way-right")}
    assert (first.key, first.pace, first.matter) == ("way", "answer", "poll.go.0")
    table.vote(0, "left")
    assert stack.prompts(table.state, table.chapters)[1:] == [second, third]


def test_options_may_be_components() -> None:
    """Said by a message of the game: other games may have a component of this id too."""
    found = stack.prompts(Table(poll(0, 1, named=True)).state, {Poll: circle({})})[0]
    assert found.choices[0].args == {"option": phrase("way-named", option="@left")}


def test_votes_are_open() -> None:
    table = Table(poll(0, 1, 2, 3))
    assert table.vote(2, "left") == ["poll-votes"]
    assert table.events[0].args == {"player": "#2", "option": phrase("way-left")}
    assert table.events[0].to is None
    assert table.vote(2, "left") == []
    assert table.vote(2, "back") == ["poll-changes-vote"]
    assert table.vote(0, None) == ["poll-abstains"]
    assert tally(table.poll) == {"left": [], "right": [], "back": [2]}
    assert vote_of(table.poll, 1) is None


def test_more_than_half_of_the_voters_end_it() -> None:
    table = Table(poll(0, 1, 2, 3))
    table.vote(0, "right")
    table.vote(1, "right")
    assert result(table.poll) is None, "two of four are no majority"
    assert table.vote(3, "right") == ["poll-votes", "poll-decided", "went"]
    assert table.chosen == ["right"]


def test_a_poll_that_does_not_end_early_hears_everybody() -> None:
    table = Table(poll(0, 1, 2, early=False))
    table.vote(0, "right")
    table.vote(1, "right")
    assert table.chosen == []
    table.vote(1, "left")
    table.vote(2, "left")
    assert table.chosen == ["left"]


def test_most_votes_are_enough_when_all_have_spoken() -> None:
    table = Table(poll(0, 1, 2, 3))
    for seat, option in enumerate(("left", "left", "back", None)):
        table.vote(seat, option)
    assert table.chosen == ["left"]


def test_voters_nobody_waits_for_count_for_the_majority() -> None:
    table = Table(poll(0, 1, may=[2]))
    table.vote(2, "back")
    table.vote(1, "back")
    assert table.chosen == ["back"]
    table = Table(poll(0, 1, 2, may=[3, 4]))
    table.vote(0, "right")
    table.vote(1, "right")
    assert table.chosen == [], "two of five may still be outvoted"


@pytest.mark.parametrize(
    ("votes", "tied"),
    [
        (("right", "back", None), ("right", "back")),
        ((None, None, None), ("left", "right", "back")),
        (("back", "left", "right"), ("left", "right", "back")),
    ],
)
def test_a_tie_is_broken_by_the_games_rule(votes: tuple[str | None, ...], tied: tuple[str, ...]) -> None:
    def last(
        state: State, poll: Poll, options: tuple[str, ...], dice: Dice
    ) -> tuple[str | None, list[Event]]:
        assert options == tied == result(poll)
        return options[-1], [Event("lots")]

    table = Table(poll(0, 1, 2), last)
    for seat, option in enumerate(votes):
        table.vote(seat, option)
    assert [event.key for event in table.events][1:] == ["lots", "poll-decided", "went"]
    assert table.chosen == [tied[-1]]


def test_without_a_rule_the_first_of_the_tied_stands() -> None:
    table = Table(poll(0, 1))
    table.vote(0, "back")
    table.vote(1, "right")
    assert table.chosen == ["right"]


def test_a_tie_may_be_somebodys_to_decide() -> None:
    def speaker(
        state: State, poll: Poll, tied: tuple[str, ...], dice: Dice
    ) -> tuple[str | None, list[Event]]:
        state.stack.append(Judging(1, tied))
        return None, []

    table = Table(poll(0, 1), speaker)
    table.vote(0, "back")
    assert table.vote(1, "left") == ["poll-votes"]
    with pytest.raises(IllegalMove):
        table.vote(1, "right")
    table.vote(1, "back")
    assert table.chosen == ["back"]


def test_one_voter_decides_in_the_same_words_without_announcements() -> None:
    table = Table(poll(1))
    [prompt] = stack.prompts(table.state, table.chapters)
    assert (prompt.key, len(prompt.choices)) == ("way", 3), "there are no others to leave it to"
    assert table.vote(1, "right") == ["went"]
    assert table.chosen == ["right"]


def test_a_single_voter_who_says_nothing_takes_what_is_named_first() -> None:
    table = Table(poll(1))
    table.vote(1, None)
    assert table.chosen == ["left"]


def test_options_that_are_none_are_refused() -> None:
    table = Table(poll(0, 1))
    before = saved.dump(table.state)
    for seat, option in ((0, "up"), (2, "left"), (-1, "left")):
        with pytest.raises(IllegalMove):
            table.vote(seat, option)
    assert saved.dump(table.state) == before


def test_votes_have_a_notation() -> None:
    for action, text in ((Vote("006"), "vote 006"), (Abstain(), "abstain")):
        assert write(action) == text
        assert read(text, Vote | Abstain) == action
