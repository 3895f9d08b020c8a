"""What games on a stack share; the sample game's own tests show the rest."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from rules.core import Action, Aside, Dice, Event, IllegalMove, Outcome
from rules.core.stack import Chapter, Chapters, Question, Step, choice, question
from rules.core.stack_game import Refusal, StackGame

DICE = Dice(b"", 0)


class Done(Action, frozen=True, tag="done"):
    pass


class Hurry(Aside, frozen=True, tag="hurry"):
    """Answers what is open, if it stirs."""

    stirs: bool


class Turn(Step, tag="turn"):
    pass


class Defence(Step, tag="defence"):
    pass


class State(Struct):
    seats: int = 2
    stack: list[Turn | Defence] = field(default_factory=list)
    over: bool = False
    hurried: bool = False


def ask(state: State, frame: Step) -> Question | None:
    return None if state.hurried else question("q", choice("done", Done()))


def answer(state: State, frame: Step, action: Action, dice: Dice) -> list[Event]:
    return run(state, frame, dice)


def run(state: State, frame: Step, dice: Dice) -> list[Event]:
    state.stack.pop()
    state.over, state.hurried = not state.stack, False
    return [Event("ran")]


CHAPTERS: Chapters = {Turn: Chapter(ask, answer, run), Defence: Chapter(ask, answer, run)}


class Toy(StackGame[State]):
    key = "toy"
    version = 1
    seats = range(2, 3)
    options = Struct
    state = State
    actions = Done | Hurry
    chapters = CHAPTERS
    nobody, ended, not_asked = Refusal("nobody"), Refusal("ended"), Refusal("not-asked")

    def set_up(self, options: Any, seats: int, dice: Dice) -> State:
        return State(stack=[Turn(0), Defence(1)], hurried=True)

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return IllegalMove("why")

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        if not isinstance(action, Hurry):
            return None
        state.hurried = True
        return [Event("hurried")]

    def stirs(self, action: Action) -> bool:
        return isinstance(action, Hurry) and action.stirs

    def view(self, state: State, seat: int | None) -> Struct:
        return state

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("won") if state.over else None

    def default(self, state: State, seat: int) -> Action | None:
        return None

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return None


def test_what_needs_no_answer_has_run_before_the_first_question() -> None:
    state = Toy().start(None, 2, DICE)
    assert state.stack == [Turn(0)]
    assert [(prompt.seat, prompt.pace) for prompt in Toy().prompts(state)] == [(0, "turn")]


def test_a_question_in_somebody_elses_turn_runs_the_clock_of_answers() -> None:
    state = State(stack=[Turn(0), Defence(1)])
    assert [(prompt.seat, prompt.pace) for prompt in Toy().prompts(state)] == [(1, "answer")]


def test_an_aside_lets_frames_run_on_if_it_stirs() -> None:
    for stirs, told in ((True, ["hurried", "ran"]), (False, ["hurried"])):
        state = State(stack=[Turn(0), Defence(1)])
        assert [event.key for event in Toy().play(state, 0, Hurry(stirs), DICE)] == told
        assert len(state.stack) == (1 if stirs else 2)


def test_moves_are_listed_for_seats_that_are_there_and_asked() -> None:
    state = State(stack=[Turn(0), Defence(1)])
    listed = [list(Toy().moves(state, seat)) for seat in (-2, -1, 0, 1, 2)]
    assert listed == [[], [], [], [Done()], []]


def test_moves_can_be_taken_back_until_it_is_over() -> None:
    state = State(stack=[Turn(0)])
    assert Toy().undoable(state)
    Toy().play(state, 0, Done(), DICE)
    assert state.over and not Toy().undoable(state) and Toy().prompts(state) == []
