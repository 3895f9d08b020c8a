"""Frames that ask several seats at once: who is waited for, what stays sealed, when they close."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, field

from rules.core import Action, Dice, Event, IllegalMove, Prompt, saved, stack
from rules.core.stack import Chapter, Circle, Gathering, Question, Step, choice, question

DICE = Dice(b"gatherings", 0)


class Say(Action, frozen=True, tag="say"):
    word: str


class Buy(Action, frozen=True, tag="buy"):
    item: str


class Take(Action, frozen=True, tag="take"):
    cards: tuple[int, ...]


MOVES = Say | Buy | Take


class Meeting(Gathering, kw_only=True, tag="meeting"):
    mute: list[int] = field(default_factory=list)
    """Who has nothing to say."""


class Aftermath(Step, tag="aftermath"):
    pass


class State(Struct):
    stack: list[Meeting | Aftermath] = field(default_factory=list)
    over: bool = False
    heard: list[str] = field(default_factory=list)


def ask(state: State, frame: Meeting, seat: int) -> Question | None:
    if seat in frame.mute:
        return None
    return question("q", choice("aye", Say("aye")), choice("no", Say("no")), choice("buy", Buy("rope")))


def close(state: State, frame: Meeting, dice: Dice) -> list[Event]:
    state.stack.remove(frame)
    said = frame.answers(MOVES, order=(2, 1, 0))
    return [Event("closed", {"said": " ".join(f"{seat}:{action.word}" for seat, action in said)})]


def hear(state: State, frame: Meeting, seat: int, action: Action, dice: Dice) -> list[Event]:
    state.heard.append(f"{seat} {frame.said.get(str(seat), '-')}")
    return [Event("heard", {"seat": seat})]


def after(state: State, frame: Aftermath) -> Question | None:
    return question("after", choice("aye", Say("aye")))


def ended(state: State, frame: Aftermath, action: Action, dice: Dice) -> list[Event]:
    state.stack.pop()
    return [Event("after")]


def nothing(state: State, frame: Aftermath, dice: Dice) -> list[Event]:
    raise AssertionError


class Table:
    """Plays as a game's `play` does: what is not offered is refused before anything changes."""

    def __init__(self, frame: Meeting, circle: Circle) -> None:
        self.chapters: stack.Chapters = {
            Meeting: circle,
            Aftermath: Chapter(after, ended, nothing),
        }
        self.state = State([frame])
        self.events = stack.settle(self.state, self.chapters, DICE)

    def say(self, seat: int, action: Action) -> list[str]:
        found = stack.asked_of(self.state, self.chapters, seat)
        if found is None or not found.offers(action):
            raise IllegalMove("no")
        self.events = stack.answer(self.state, self.chapters, action, DICE, seat)
        self.state = saved.copy(self.state)
        return [event.key for event in self.events]

    def prompts(self) -> list[Prompt]:
        return stack.prompts(self.state, self.chapters)

    def waited(self) -> list[int]:
        return [prompt.seat for prompt in self.prompts() if not prompt.optional]

    @property
    def frame(self) -> Any:
        return self.state.stack[-1]


SEALED = Circle(ask, close)
OPEN = Circle(ask, close, hear, stays=lambda action: isinstance(action, Buy))


def test_answers_are_sealed_and_resolved_in_order_of_play() -> None:
    table = Table(Meeting(asked=[0, 1, 2]), SEALED)
    assert table.waited() == [0, 1, 2]
    assert table.say(1, Say("aye")) == []
    assert table.say(0, Say("no")) == []
    assert table.waited() == [2]
    assert table.say(2, Say("aye")) == ["closed"]
    assert table.events[0].args == {"said": "2:aye 1:aye 0:no"}
    assert table.state.stack == []


def test_who_has_spoken_may_speak_again_and_nobody_waits_for_it() -> None:
    table = Table(Meeting(asked=[0, 1]), SEALED)
    table.say(0, Say("aye"))
    assert [(prompt.seat, prompt.optional) for prompt in table.prompts()] == [(0, True), (1, False)]
    table.say(0, Say("no"))
    assert table.waited() == [1]
    table.say(1, Say("no"))
    assert table.events[0].args == {"said": "1:no 0:no"}


def test_a_prompt_is_the_same_whatever_others_have_said() -> None:
    table = Table(Meeting(asked=[0, 1, 2]), SEALED)
    before = table.prompts()[2]
    table.say(0, Say("aye"))
    table.say(1, Buy("rope"))
    assert table.prompts()[2] == before


def test_nobody_is_asked_twice() -> None:
    table = Table(Meeting(asked=[1, 0, 1], may=[0, 2, 2]), SEALED)
    assert [prompt.seat for prompt in table.prompts()] == [1, 0, 2]
    assert table.waited() == [1, 0]


def test_who_may_speak_is_not_waited_for_and_is_heard() -> None:
    table = Table(Meeting(asked=[0], may=[2]), SEALED)
    table.say(2, Say("aye"))
    assert table.say(0, Say("no")) == ["closed"]
    assert table.events[0].args == {"said": "2:aye 0:no"}


def test_with_nobody_to_wait_for_it_closes_at_once() -> None:
    for frame in (Meeting(), Meeting(may=[0, 1]), Meeting(asked=[0, 1], mute=[0, 1])):
        table = Table(frame, SEALED)
        assert [event.key for event in table.events] == ["closed"]
        assert table.prompts() == []


def test_a_seat_without_a_question_is_neither_asked_nor_waited_for() -> None:
    table = Table(Meeting(asked=[0, 1], mute=[1]), SEALED)
    assert [prompt.seat for prompt in table.prompts()] == [0]
    assert stack.asked_of(table.state, table.chapters, 1) is None
    assert table.say(0, Say("aye")) == ["closed"]


@pytest.mark.parametrize(
    ("seat", "action"), [(3, Say("aye")), (-1, Say("aye")), (stack.EVERYBODY, Say("aye")), (0, Say("maybe"))]
)
def test_a_refusal_changes_nothing(seat: int, action: Action) -> None:
    table = Table(Meeting(asked=[0, 1], may=[2]), OPEN)
    table.say(0, Say("aye"))
    before = saved.dump(table.state)
    with pytest.raises(IllegalMove):
        table.say(seat, action)
    assert saved.dump(table.state) == before


def test_an_open_circle_hears_at_once_and_knows_what_was_said_before() -> None:
    table = Table(Meeting(asked=[0, 1]), OPEN)
    assert table.say(0, Say("aye")) == ["heard"]
    assert table.say(0, Say("no")) == ["heard"]
    assert table.say(1, Say("no")) == ["heard", "closed"]
    assert table.state.heard == ["0 -", "0 say aye", "1 -"]


def test_some_answers_leave_the_seat_among_those_waited_for() -> None:
    table = Table(Meeting(asked=[0, 1]), OPEN)
    assert table.say(0, Buy("rope")) == ["heard"]
    assert table.waited() == [0, 1]
    table.say(0, Say("aye"))
    assert table.waited() == [1]
    table.say(0, Buy("rope"))
    assert table.waited() == [0, 1], "it has something to say again"
    table.say(1, Say("aye"))
    assert table.say(0, Say("no")) == ["heard", "closed"]


def test_it_may_close_early() -> None:
    def majority(state: State, frame: Meeting) -> bool:
        return list(frame.said.values()).count("say aye") == 2

    table = Table(Meeting(asked=[0, 1, 2]), Circle(ask, close, early=majority))
    table.say(2, Say("aye"))
    assert table.say(0, Say("aye")) == ["closed"]
    assert table.events[0].args == {"said": "2:aye 0:aye"}


def test_a_declaration_is_public_and_calls_whoever_wished_to_be_asked() -> None:
    def declared(state: State, frame: Meeting, seat: int, action: Action, dice: Dice) -> list[Event]:
        if not isinstance(action, Buy):
            return []
        frame.declare(seat)
        frame.call([1, 2, 3])
        return [Event("declares", {"seat": seat})]

    table = Table(Meeting(asked=[0, 3], may=[1, 2], mute=[1]), Circle(ask, close, declared))
    table.say(2, Say("no"))
    assert table.waited() == [0, 3]
    assert table.say(0, Buy("rope")) == ["declares"]
    assert (table.frame.asked, table.frame.may) == ([0, 3, 1, 2], [])
    assert table.waited() == [3], "one is mute, two has spoken: nobody is waited for twice"
    table.say(0, Buy("rope"))
    assert table.frame.declared == [0]


def test_what_hearing_puts_on_top_is_decided_first() -> None:
    def interrupt(state: State, frame: Meeting, seat: int, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, Buy):
            state.stack.append(Aftermath(1))
        return []

    table = Table(Meeting(asked=[0, 1]), Circle(ask, close, interrupt, stays=OPEN.stays))
    table.say(0, Buy("rope"))
    assert [(prompt.seat, prompt.key) for prompt in table.prompts()] == [(1, "after")]
    with pytest.raises(IllegalMove):
        table.say(0, Say("aye"))
    table.say(1, Say("aye"))
    assert table.waited() == [0, 1]
    table.say(0, Say("aye"))
    assert table.say(1, Say("aye")) == ["closed"]


def test_the_last_answer_can_put_a_frame_on_top_before_it_closes() -> None:
    def interrupt(state: State, frame: Meeting, seat: int, action: Action, dice: Dice) -> list[Event]:
        state.stack.append(Aftermath(0))
        return []

    table = Table(Meeting(asked=[1]), Circle(ask, close, interrupt))
    assert table.say(1, Say("aye")) == []
    assert table.say(0, Say("aye")) == ["after", "closed"]


def test_closing_may_push_frames_in_its_place() -> None:
    def pushes(state: State, frame: Meeting, dice: Dice) -> list[Event]:
        state.stack.append(Aftermath(2))
        return close(state, frame, dice)

    table = Table(Meeting(asked=[0]), Circle(ask, pushes))
    assert table.say(0, Say("aye")) == ["closed"]
    assert table.waited() == [2]


def test_closing_may_ask_again() -> None:
    def again(state: State, frame: Meeting, dice: Dice) -> list[Event]:
        if frame.declared:
            return close(state, frame, dice)
        frame.declare(0)
        frame.said.clear()
        return [Event("again")]

    table = Table(Meeting(asked=[0]), Circle(ask, again))
    assert table.say(0, Say("aye")) == ["again"]
    assert table.waited() == [0]
    assert table.say(0, Say("aye")) == ["closed"]


def test_a_gathering_that_neither_leaves_nor_asks_is_a_fault_and_no_endless_loop() -> None:
    with pytest.raises(AssertionError, match="closed, and stays"):
        Table(Meeting(), Circle(ask, lambda state, frame, dice: []))


def test_the_only_compulsory_choice_is_made_without_asking() -> None:
    def forced(state: State, frame: Meeting, seat: int) -> Question | None:
        return question("q", choice("no", Say("no")), forced=True) if seat else ask(state, frame, seat)

    table = Table(Meeting(asked=[0, 1, 2]), Circle(forced, close))
    assert table.waited() == [0]
    table.say(0, Say("aye"))
    assert table.events[0].args == {"said": "2:no 1:no 0:aye"}


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = Table(Meeting(asked=[0, 1]), SEALED)
    table.state.over = True
    assert table.prompts() == []
    assert stack.asked(table.state, table.chapters) is None
    assert stack.asked_of(table.state, table.chapters, 0) is None


def test_the_first_who_is_waited_for_decides() -> None:
    table = Table(Meeting(asked=[0, 1]), SEALED)
    table.say(0, Say("aye"))
    found = stack.asked(table.state, table.chapters)
    assert found is not None and found[0] == 1


def test_what_a_question_says_of_itself_reaches_the_prompt() -> None:
    asked = question(
        "q",
        choice("one", Take((1,))),
        private=True,
        many=(0, 3),
        panel="fan",
        pace="reaction",
        matter="battle.14",
        soon=True,
        who="#1",
    )

    def asks(state: State, frame: Meeting, seat: int) -> Question | None:
        return asked

    table = Table(Meeting(asked=[0], may=[1]), Circle(asks, close))
    waited, free = table.prompts()
    assert waited == Prompt(
        0,
        "q",
        asked.choices,
        {"who": "#1"},
        many=(0, 3),
        private=True,
        panel="fan",
        pace="reaction",
        matter="battle.14",
    )
    assert (free.optional, free.soon) == (True, True), "nobody waits, yet the player is called"
    table.say(1, Take((1,)))
    assert [prompt.soon for prompt in table.prompts()] == [False, False], "the debt is paid"


@pytest.mark.parametrize(
    ("cards", "fits"),
    [((), True), ((1,), True), ((3, 1), True), ((1, 2, 3), False), ((1, 1), False), ((1, 4), False)],
)
def test_several_picks_are_one_legal_move_in_any_order(cards: tuple[int, ...], fits: bool) -> None:
    asked = question("q", *(choice("card", Take((card,))) for card in (1, 2, 3)), many=(0, 2))
    assert asked.offers(Take(cards)) is fits


@pytest.mark.parametrize(
    ("cards", "fits"),
    [((1, 2), True), ((1, 1), True), ((2, 3), True), ((2, 2), False), ((1, 1, 1), False), ((1,), False)],
)
def test_what_is_offered_twice_may_be_picked_once_or_twice(cards: tuple[int, ...], fits: bool) -> None:
    asked = question("q", *(choice("card", Take((card,))) for card in (1, 2, 1, 3)), many=(2, 2))
    assert asked.offers(Take(cards)) is fits


def test_picks_must_agree_on_everything_else() -> None:
    class Give(Action, frozen=True, tag="give"):
        cards: tuple[int, ...]
        to: int

    asked = question("q", choice("a", Give((1,), 0)), choice("b", Give((2,), 1)), many=(1, 2))
    assert asked.offers(Give((1,), 0))
    assert not asked.offers(Give((1,), 1))
    assert not asked.offers(Give((1, 2), 0))
    assert not asked.offers(Give((), 0))
    assert not asked.offers(Say("aye"))
