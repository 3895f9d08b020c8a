"""Standing orders, waiting lists and queues: given at any time, carried out when their moment comes."""

from __future__ import annotations

import pytest
from hypothesis import given as any_of
from hypothesis import strategies as st

from rules.core import Action, Aside, Event, IllegalMove, StandingOrder, phrase, saved
from rules.core.notation import read, write
from rules.core.orders import (
    MOST,
    MOVES,
    Book,
    Desk,
    DropOrder,
    DropQueue,
    GiveOrder,
    LoseQueue,
    Order,
    Point,
    Queue,
    Queued,
    SetWaits,
    Wait,
    given,
    holds,
    ordered,
    used,
    waited_for,
)
from rules.core.stack import Question, choice, question


class Play(Action, frozen=True, tag="play"):
    card: str
    on: tuple[str, ...] = ()


class Pass(Action, frozen=True, tag="pass"):
    pass


class Gift(Aside, frozen=True, tag="gift"):
    to: int


ACTIONS = Play | Pass | Gift | MOVES
DESK = Desk(
    actions=ACTIONS,
    windows=("after_card", "before_vote", "own_turn"),
    facts=("at", "by", "round", "losses", "passed", "mine"),
    words="toy-when",
    groups={"cards": ("after_card",), "all": ("after_card", "before_vote", "own_turn")},
)
CARD_AT_ME = Point("after_card", {"at": "1 3", "by": "2", "round": "4"})


def window(*legal: Action) -> Question:
    return question("q", *(choice("c", action) for action in legal), pace="reaction")


def turn(*legal: Action) -> Question:
    return question("q", *(choice("c", action) for action in legal))


def book_of(*actions: Action, seat: int = 1) -> Book:
    book = Book()
    for action in actions:
        given(book, seat, action, DESK)
    return saved.copy(book)


# Giving them.


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            GiveOrder("after_card", "play sabotage", ("at:me", "by:2"), keep=True),
            "order after_card 'play sabotage' only=at:me,by:2 keep=yes",
        ),
        (GiveOrder("own_turn", "pass", place=0), "order own_turn pass place=0"),
        (DropOrder("after_card", "play x on=a,b"), "drop_order after_card 'play x on=a,b'"),
        (SetWaits(("cards/at:me", "before_vote")), "waits cards/at:me,before_vote"),
        (SetWaits(()), "waits ()"),
        (Queue("play a; pass", ("passed:2",)), "queue 'play a; pass' only=passed:2"),
        (Queue("play 'a b'", more=True), "queue 'play '\"'\"'a b'\"'\"'' more=yes"),
        (DropQueue(), "drop_queue"),
        (LoseQueue(), "lose_queue"),
    ],
)
def test_they_have_a_notation(action: Action, text: str) -> None:
    assert write(action) == text
    assert read(text, ACTIONS) == action
    assert isinstance(action, Aside)


def test_what_a_player_gives_survives_taking_back_and_what_the_rules_find_out_does_not() -> None:
    assert all(issubclass(kind, StandingOrder) for kind in (GiveOrder, DropOrder, SetWaits, Queue, DropQueue))
    assert not issubclass(LoseQueue, StandingOrder)


def test_orders_stand_in_the_owners_order() -> None:
    book = book_of(
        GiveOrder("after_card", "play a"),
        GiveOrder("before_vote", "play b", keep=True),
        GiveOrder("own_turn", "pass", place=0),
        GiveOrder("after_card", "play  a", place=1),
    )
    assert [(order.when, order.do) for order in book.orders] == [
        ("own_turn", "pass"),
        ("after_card", "play a"),
        ("before_vote", "play b"),
    ]


def test_an_order_given_again_changes_what_it_says_and_stands_once() -> None:
    book = book_of(GiveOrder("cards", "pass"), GiveOrder("cards", "pass", keep=True))
    assert book.orders == [Order("cards", "pass", keep=True)]


def test_orders_are_told_to_their_owner_or_to_all() -> None:
    action = GiveOrder("before_vote", "play b")
    args = {"player": "#1", "when": phrase("toy-when-before-vote"), "do": "play b"}
    assert given(Book(), 1, action, DESK) == [Event("order-given", args, to=(1,))]
    assert given(Book(), 1, action, DESK._replace(secret=False)) == [Event("order-given", args)]


def test_an_order_is_dropped_by_what_it_says() -> None:
    book = book_of(GiveOrder("cards", "pass"), GiveOrder("cards", "pass", ("at:me",)))
    assert given(book, 1, DropOrder("cards", "pass", ("at:me",)), DESK)[0].key == "order-dropped"
    assert book.orders == [Order("cards", "pass")]


def test_waits_are_set_whole() -> None:
    book = book_of(SetWaits(("all",)), SetWaits(("cards/at:me/by:2", "before_vote", "before_vote")))
    assert book.waits == [Wait("cards", ("at:me", "by:2")), Wait("before_vote")]


def test_a_queue_replaces_the_last_one_or_goes_on_with_it() -> None:
    book = book_of(Queue("pass"), Queue("play a;pass;", ("passed:2",)), Queue("play  b", more=True))
    assert book.queue == [Queued("play a", ("passed:2",)), Queued("pass", ("passed:2",)), Queued("play b")]
    assert given(book, 1, DropQueue(), DESK)[0].key == "queue-dropped"
    assert book.queue == []


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (GiveOrder("never", "pass"), "order-illegal-when"),
        (GiveOrder("cards", "dance"), "order-illegal-malformed"),
        (GiveOrder("cards", "play"), "order-illegal-malformed"),
        (GiveOrder("cards", "play 'a"), "order-illegal-malformed"),
        (GiveOrder("cards", "gift 2"), "order-illegal-aside"),
        (GiveOrder("cards", "order cards pass"), "order-illegal-aside"),
        (GiveOrder("cards", "pass", ("hand:sabotage",)), "order-illegal-condition"),
        (DropOrder("cards", "play b"), "order-illegal-none"),
        (SetWaits(("cards", "sometimes")), "order-illegal-when"),
        (SetWaits(("cards/hand:1",)), "order-illegal-condition"),
        (Queue(" ; "), "queue-illegal-empty"),
        (Queue("pass; dance"), "order-illegal-malformed"),
        (Queue("pass; gift 1"), "order-illegal-aside"),
        (Queue("pass", ("hand:1",)), "order-illegal-condition"),
        (Queue("pass;" * MOST, more=True), "order-illegal-many"),
        (SetWaits(tuple(f"cards/by:{n}" for n in range(MOST + 1))), "order-illegal-many"),
    ],
)
def test_what_cannot_be_ordered_is_refused_and_changes_nothing(action: Action, key: str) -> None:
    book = book_of(GiveOrder("cards", "pass"), SetWaits(("all",)), Queue("pass"))
    before = saved.dump(book)
    with pytest.raises(IllegalMove) as refusal:
        given(book, 1, action, DESK)
    assert refusal.value.key == key
    assert saved.dump(book) == before


def test_an_empty_queue_cannot_be_emptied_and_orders_have_an_end() -> None:
    for action in (DropQueue(), LoseQueue()):
        with pytest.raises(IllegalMove):
            given(Book(), 1, action, DESK)
    book = book_of(*(GiveOrder("cards", f"play {number}") for number in range(MOST)))
    with pytest.raises(IllegalMove):
        given(book, 1, GiveOrder("cards", "play more"), DESK)
    given(book, 1, GiveOrder("cards", "play 7", keep=True), DESK)


# When they hold.


@pytest.mark.parametrize(
    ("only", "seat", "fits"),
    [
        ((), 0, True),
        (("at:me",), 1, True),
        (("at:me",), 2, False),
        (("at",), 3, True),
        (("at:3",), 0, True),
        (("by:2", "at:me"), 1, True),
        (("by:2", "at:me"), 2, False),
        (("round:4",), 0, True),
        (("round:3+",), 0, True),
        (("round:4+",), 0, True),
        (("round:5+",), 0, False),
        (("round:+",), 0, False),
        (("losses:1+",), 0, False),
    ],
)
def test_conditions_are_met_by_public_facts(only: tuple[str, ...], seat: int, fits: bool) -> None:
    assert holds(only, CARD_AT_ME.facts, seat) is fits


@any_of(st.lists(st.text(max_size=8), max_size=3).map(tuple), st.dictionaries(st.text(), st.text()))
def test_no_condition_and_no_fact_breaks_it(only: tuple[str, ...], facts: dict[str, str]) -> None:
    assert isinstance(holds(only, facts, 0), bool)


def test_a_window_waits_for_lists_and_for_orders_that_may_be_impossible() -> None:
    waiting = book_of(SetWaits(("cards/at:me",)))
    assert waited_for(waiting, 1, CARD_AT_ME, DESK)
    assert not waited_for(waiting, 2, CARD_AT_ME, DESK)
    assert not waited_for(waiting, 1, Point("before_vote", {"at": "1"}), DESK)
    assert waited_for(book_of(GiveOrder("after_card", "play unheld")), 1, CARD_AT_ME, DESK)
    assert not waited_for(book_of(Queue("pass")), 1, CARD_AT_ME, DESK)


# Carrying them out.


def test_the_first_order_that_is_legal_answers() -> None:
    book = book_of(
        GiveOrder("after_card", "play unheld"),
        GiveOrder("after_card", "play wrong", ("by:0",)),
        GiveOrder("cards", "play sabotage"),
        GiveOrder("cards", "pass"),
    )
    asked = window(Play("sabotage"), Play("wrong"), Pass())
    assert ordered(book, 1, asked, CARD_AT_ME, DESK) == Play("sabotage")
    assert ordered(book, 1, window(Pass()), CARD_AT_ME, DESK) == Pass()
    assert ordered(book, 1, asked, Point("before_vote", {}), DESK) is None


def test_an_order_that_is_impossible_passes_unless_the_seat_wished_to_be_asked() -> None:
    book = book_of(GiveOrder("after_card", "play unheld"))
    assert ordered(book, 1, window(Pass()), CARD_AT_ME, DESK, otherwise=Pass()) == Pass()
    given(book, 1, SetWaits(("all",)), DESK)
    assert ordered(book, 1, window(Pass()), CARD_AT_ME, DESK, otherwise=Pass()) is None


def test_without_a_fitting_order_nobody_passes() -> None:
    assert ordered(Book(), 1, window(Pass()), CARD_AT_ME, DESK, otherwise=Pass()) is None


def test_an_order_is_used_once_unless_it_is_to_be_kept() -> None:
    book = book_of(GiveOrder("cards", "play a"), GiveOrder("cards", "play b", keep=True))
    used(book, 1, Play("a"), CARD_AT_ME, DESK)
    used(book, 1, Play("b"), CARD_AT_ME, DESK)
    assert [order.do for order in book.orders] == ["play b"]


def test_a_pass_in_place_of_an_impossible_order_does_not_use_it() -> None:
    book = book_of(GiveOrder("cards", "play unheld"))
    used(book, 1, Pass(), CARD_AT_ME, DESK)
    assert len(book.orders) == 1


def test_an_order_for_another_moment_is_not_used() -> None:
    book = book_of(GiveOrder("cards", "play a", ("by:0",)), GiveOrder("before_vote", "play a"))
    used(book, 1, Play("a"), CARD_AT_ME, DESK)
    assert len(book.orders) == 2


OWN = Point("own_turn", {"passed": "0"})


def test_a_queue_is_played_move_by_move() -> None:
    book = book_of(Queue("play a; play b"))
    for move in (Play("a"), Play("b")):
        assert ordered(book, 1, turn(Play("a"), Play("b")), OWN, DESK) == move
        used(book, 1, move, OWN, DESK)
    assert ordered(book, 1, turn(Play("a")), OWN, DESK) is None


def test_a_move_made_by_hand_shortens_the_queue_only_if_it_is_the_next() -> None:
    book = book_of(Queue("play a; play b"))
    used(book, 1, Play("b"), OWN, DESK)
    assert len(book.queue) == 2
    used(book, 1, Play("a"), OWN, DESK)
    assert [each.do for each in book.queue] == ["play b"]


def test_a_queue_that_has_become_impossible_is_lost_and_says_what_was() -> None:
    book = book_of(Queue("play a; play b"))
    action = ordered(book, 1, turn(Play("b"), Pass()), OWN, DESK)
    assert action == LoseQueue()
    [event] = given(book, 1, action, DESK)
    assert (event.key, event.args["do"], event.to) == ("queue-lost", "play a", (1,))
    assert book.queue == []


def test_a_window_in_between_does_not_cost_the_queue() -> None:
    book = book_of(Queue("play a"))
    assert ordered(book, 1, window(Pass()), CARD_AT_ME, DESK) is None
    assert ordered(book, 1, window(Play("a"), Pass()), CARD_AT_ME, DESK) == Play("a")


def test_a_queue_waits_for_its_conditions() -> None:
    book = book_of(Queue("play a", ("passed:2",)))
    assert ordered(book, 1, turn(Play("a")), OWN, DESK) is None
    assert ordered(book, 1, turn(Play("a")), Point("own_turn", {"passed": "0 2"}), DESK) == Play("a")


def test_orders_come_before_the_queue() -> None:
    book = book_of(Queue("play a"), GiveOrder("own_turn", "play b"))
    asked = turn(Play("a"), Play("b"))
    assert ordered(book, 1, asked, OWN, DESK) == Play("b")
    used(book, 1, Play("b"), OWN, DESK)
    assert ordered(book, 1, asked, OWN, DESK) == Play("a")


def test_a_move_may_mean_something_by_the_board() -> None:
    def nearest(action: Action) -> Action:
        return Play("a", ("rs1",)) if action == Play("a", ("nearest",)) else action

    book = book_of(Queue("play a on=nearest; pass"))
    asked = turn(Play("a", ("rs1",)))
    assert ordered(book, 1, asked, OWN, DESK, meaning=nearest) == Play("a", ("rs1",))
    used(book, 1, Play("a", ("rs1",)), OWN, DESK, meaning=nearest)
    assert [each.do for each in book.queue] == ["pass"]


def test_what_newer_rules_cannot_read_is_skipped() -> None:
    book = Book(orders=[Order("cards", "dance")], queue=[Queued("dance")])
    assert ordered(book, 1, turn(Pass()), CARD_AT_ME, DESK) == LoseQueue()
    used(book, 1, Pass(), CARD_AT_ME, DESK)
