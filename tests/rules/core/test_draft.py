"""Steps of a move, told in order and walked by their words."""

from __future__ import annotations

from rules.core.contract import Action, IllegalMove
from rules.core.draft import Draft, Option, Steps, picked, walked

DONE = Action()
LIST = tuple(Option(code, code) for code in "abc")


def steps() -> Steps:
    """One letter, then any two others; `c` alone is refused."""
    (first,) = yield Draft((), "first", LIST)
    if first == "c":
        raise IllegalMove("not so")
    rest = yield Draft((), "rest", LIST, many=(0, 2), action=DONE)
    return Draft((), None, action=DONE, args={"said": (first, *rest)})


def test_every_step_on_the_way_is_there_with_what_was_said() -> None:
    found = list(walked(steps(), ("a", "b,c")))
    assert [each.said for each in found] == [(), ("a",), ("a", "b,c")]
    assert [each.asks for each in found] == ["first", "rest", None]
    assert found[-1].args == {"said": ("a", "b", "c")}


def test_it_goes_as_far_as_the_words_hold() -> None:
    for said in (("x",), ("c",), ("a,b",), ("",)):
        assert len(list(walked(steps(), said))) == 1
    for said in (("a", "a,b,c"), ("a", "b,b"), ("a", "b,x")):
        assert len(list(walked(steps(), said))) == 2
    assert len(list(walked(steps(), ("a", "", "more")))) == 3, "there is nothing more to say"


def test_nothing_may_be_picked_where_that_is_allowed() -> None:
    assert list(walked(steps(), ("b", "")))[-1].args == {"said": ("b",)}
    assert picked(Draft((), "which", LIST, many=(1, 2)), "") is None


def test_a_move_without_steps_stands_at_once() -> None:
    def nothing() -> Steps:
        return Draft((), None, action=DONE)
        yield

    assert list(walked(nothing(), ("a",))) == [Draft((), None, action=DONE)]
