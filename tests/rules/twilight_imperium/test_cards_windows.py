"""Windows: whom they wait for, what is declared, shown and resolved; and what must not be noticed."""

from __future__ import annotations

import pytest

from rules.core import stack
from rules.core.contract import Event, IllegalMove, phrase, told
from rules.core.dice import Dice
from rules.core.orders import Order, Queued, Wait
from rules.twilight_imperium import engine
from rules.twilight_imperium.actions import Discard, Let, Play, Sacrifice, Use
from rules.twilight_imperium.cards import judging, playing, waits, windows
from rules.twilight_imperium.components_cards import ACTION_CARDS, WINDOWS
from rules.twilight_imperium.deeds import plays
from rules.twilight_imperium.frames import Battle, Invasion, Paying, Turn, Window
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.setup.beginning import start
from rules.twilight_imperium.state import State, TradeCard
from tests.rules.twilight_imperium.play import Loaded, answer, asked, refused, run, silent
from tests.rules.twilight_imperium.table import Table, galaxy

SUMMIT = Play("command_summit")
STOP = Play("trade_stop")


def table(*hands: str, wait: bool = True) -> Table:
    """Three players, each with the cards named; all want to be waited for. The second is Speaker."""
    found = galaxy(p201="lodor", p202="empty_base")
    state = found.state
    state.phase, state.speaker, state.order = "strategy", 1, [2, 0, 1]
    for player, hand in zip(state.players, hands, strict=False):
        player.cards = hand.split()
    for player in state.players:
        player.book.waits = [Wait("all")] if wait else []
        player.fleet = 3
    return found


def opened(found: Table, point: str = "strategy_phase", **facts: str | int) -> list[Event]:
    windows.opens(found.state, point, **facts)
    return run(found)


def waited(state: State) -> list[int]:
    return [each.seat for each in stack.asking(state, engine.CHAPTERS) if each.waited]


def unstopped(found: Table) -> None:
    """Nobody stops the cards that were shown."""
    while found.state.stack and getattr(found.state.stack[-1], "point", "") == waits.REACTION:
        answer(found, waited(found.state)[0], Let())


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def agreements(state: State, one: int, other: int) -> None:
    state.players[one].trade.append(TradeCard(2, lent=other))
    state.players[other].trade.append(TradeCard(1, lent=one))


# What is asked


def test_a_window_says_what_it_is_about_and_lists_no_card() -> None:
    for point, facts, key, args in (
        ("strategy_phase", {}, "ti-window", {"window": "@strategy_phase"}),
        ("after_activation", {"active": "0", "system": "202"}, "ti-window-system", None),
        ("after_action_card", {"by": "1", "card": "thugs", "at": ""}, "ti-window-card", None),
    ):
        found = table("sabotage flank_speed command_summit", "", "")
        opened(found, point, **facts)
        question = asked(found, 0)
        assert question is not None and question.key == key
        assert [choice.action for choice in question.choices] == [Let()] and not question.private
        assert question.args == (args or question.args)
        assert question.pace == "reaction" and question.panel == "react"
    assert question.args == {"player": "#1", "card": "@thugs", "effect": phrase("ti-card-thugs")}


def test_each_window_is_a_matter_of_its_own() -> None:
    found = table("thugs", "command_summit", "")
    seen = list[str]()
    for seat in (0, 1, 0):
        if not found.state.stack:
            opened(found)
        question = asked(found, seat)
        assert question is not None
        seen.append(question.matter)
        answer(found, seat, Let())
    assert seen[0] == seen[1] != seen[2]


# The list of windows


@pytest.mark.rule("TI-527", "TI-660")
def test_every_card_has_one_window_of_the_closed_list() -> None:
    assert len(WINDOWS) == 30
    assert {row.window for row in ACTION_CARDS.values()} | {"after_result"} == set(WINDOWS)
    assert len(ACTION_CARDS) == 92 and set(ACTION_CARDS) <= set(plays.ALL)
    for card, row in ACTION_CARDS.items():
        assert plays.ALL[card].window == row.window
        assert set(row.also) <= set(WINDOWS)
        assert {row.who, "any"} & set(WINDOWS[row.window].who), f"{card} is outside the widest circle"
    assert {each for each in plays.ALL if plays.ALL[each].window not in WINDOWS} == set()


@pytest.mark.rule("TI-513")
def test_a_card_is_refused_outside_its_window() -> None:
    found = table("privateers command_summit", "", "")
    found.state.players[1].goods = 4
    opened(found)
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, Play("privateers", ("1",)))
    assert (why.value.key, why.value.rule) == ("ti-illegal-card-window", "TI-513")
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, Discard(("privateers",)))
    assert why.value.key == "ti-illegal-window"
    assert found.state.players[0].cards == ["privateers", "command_summit"], "nothing was touched"
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, Use("sol_orbital_drop"))
    assert why.value.key == "ti-illegal-use-window"
    answer(found, 0, SUMMIT)
    assert found.state.players[0].command == 2


@pytest.mark.rule("TI-512")
def test_nobody_plays_what_he_does_not_hold() -> None:
    found = table("thugs", "command_summit", "")
    opened(found)
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, SUMMIT)
    assert (why.value.key, why.value.rule) == ("ti-illegal-card-not-held", "TI-512")


# Declaring and resolving


@pytest.mark.rule("TI-514", "TI-736")
def test_cards_are_declared_unseen_and_shown_together_in_order() -> None:
    found = table("command_summit", "trade_stop", "command_summit")
    state = found.state
    agreements(state, 0, 2)
    opened(found)
    assert waited(state) == [0, 1, 2]
    declared = answer(found, 0, SUMMIT)
    assert declared == [Event("ti-declares", {"player": "#0"})], "that he plays something, and nothing more"
    assert state.players[0].command == 0 and state.players[0].cards == ["command_summit"]
    assert answer(found, 2, Let()) == [], "to pass is not told"
    assert found.state.stack[-1].declared == [0]
    happened = answer(found, 1, STOP)
    assert [(e.key, e.args["player"]) for e in happened if e.key == "ti-plays"] == [
        ("ti-plays", "#1"),
        ("ti-plays", "#0"),
    ], "from the Speaker clockwise"
    assert keys(happened)[:2] == ["ti-plays", "ti-plays"], "shown together, before anything takes effect"
    assert all(event.reveals for event in happened if event.key == "ti-plays")


@pytest.mark.rule("TI-514")
def test_in_the_action_phase_cards_resolve_in_order_of_play() -> None:
    found = table("communications_breakdown", "morale_boost", "")
    found.state.phase = "action"
    found.state.order = [1, 0, 2]
    opened(found, "before_combat_round", battle=1, system="202", attacker=0, defender=1)
    found.state.players[0].cards = ["morale_boost"]
    answer(found, 0, Play("morale_boost"))
    answer(found, 1, Play("morale_boost"))
    assert [each.owner for each in found.state.lasting] == [1, 0]


@pytest.mark.rule("TI-736")
def test_a_commit_may_be_changed_until_the_window_closes() -> None:
    found = table("command_summit strategic_planning", "trade_stop", "")
    opened(found)
    answer(found, 0, SUMMIT)
    mine = asked(found, 0)
    assert mine is not None and mine.private and mine.choices[0].action == SUMMIT
    assert answer(found, 0, Play("strategic_planning")) == [], "it was declared already"
    assert found.state.stack[-1].declared == [0]
    answer(found, 1, Let())
    unstopped(found)
    assert found.state.players[0].command == 0 and found.state.players[0].cards == ["command_summit"]
    assert [each.source for each in found.state.lasting] == ["strategic_planning"]


@pytest.mark.rule("TI-515")
def test_a_declared_card_must_be_played() -> None:
    found = table("command_summit", "thugs", "")
    opened(found)
    answer(found, 0, SUMMIT)
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, Let())
    assert why.value.rule == "TI-515"
    answer(found, 1, Let())
    unstopped(found)
    assert found.state.players[0].command == 2


@pytest.mark.rule("TI-736")
def test_who_was_passed_over_is_asked_once_somebody_has_declared() -> None:
    found = table("command_summit", "thugs", "thugs", wait=False)
    state = found.state
    state.players[0].book.waits = [Wait("all")]
    state.players[1].book.waits = [Wait("strategy", ("declared:yes",))]
    opened(found)
    assert waited(state) == [0]
    assert {each.seat for each in stack.asking(state, engine.CHAPTERS)} == {0, 1, 2}, "others may speak"
    happened = answer(found, 0, SUMMIT)
    assert keys(happened) == ["ti-declares"] and waited(state) == [1]
    answer(found, 1, Let())
    assert not state.stack and state.players[0].command == 2


def test_others_may_speak_while_a_window_is_open() -> None:
    found = table("thugs", "", "command_summit", wait=False)
    found.state.players[0].book.waits = [Wait("strategy")]
    opened(found)
    answer(found, 2, SUMMIT)
    answer(found, 0, Let())
    assert found.state.players[2].command == 2


def test_a_card_taken_out_of_the_hand_is_not_shown() -> None:
    found = table("command_summit", "thugs", "")
    opened(found)
    answer(found, 0, SUMMIT)
    found.state.players[0].cards.remove("command_summit")
    assert answer(found, 1, Let()) == []
    assert not found.state.stack and found.state.players[0].command == 0


# Reopening


@pytest.mark.rule("TI-662")
def test_a_window_reopens_for_those_who_may_react_to_something_new() -> None:
    found = table("command_summit", "strategic_planning trade_stop", "thugs")
    state = found.state
    opened(found)
    answer(found, 0, Let())
    answer(found, 1, Play("strategic_planning"))
    answer(found, 2, Let())
    unstopped(found)
    assert waited(state) == [0, 2], "not the one whose card it was"
    assert isinstance(state.stack[-1], Window) and state.stack[-1].again
    answer(found, 0, SUMMIT)
    answer(found, 2, Let())
    unstopped(found)
    assert waited(state) == [1, 2], "before him, a card of another has taken effect"
    answer(found, 1, Let())
    answer(found, 2, Let())
    assert not state.stack, "nobody declares: it closes"


@pytest.mark.rule("TI-662")
def test_two_cards_are_news_for_each_other() -> None:
    found = table("command_summit thugs", "strategic_planning thugs", "")
    opened(found)
    answer(found, 0, SUMMIT)
    answer(found, 1, Play("strategic_planning"))
    unstopped(found)
    assert waited(found.state) == [0, 1]


@pytest.mark.rule("TI-521", "TI-662")
def test_whose_card_was_stopped_may_play_another() -> None:
    found = table("command_summit command_summit", "sabotage", "")
    found.state.stack = [Turn(2, stage="act")]
    windows.opens(found.state, "strategy_phase")
    run(found)
    answer(found, 1, Let())
    answer(found, 0, SUMMIT)
    answer(found, 1, Play("sabotage"))
    assert waited(found.state) == [0], "the window is open once more, for him alone"
    answer(found, 0, SUMMIT)
    assert found.state.players[0].command == 2


@pytest.mark.rule("TI-662")
def test_without_news_a_window_is_over() -> None:
    found = table("command_summit", "trade_stop", "")
    opened(found)
    answer(found, 0, Let())
    answer(found, 1, Let())
    assert not found.state.stack


# Circles


@pytest.mark.rule("TI-661")
@pytest.mark.parametrize(
    ("who", "facts", "seats"),
    [
        ("any", {}, [0, 1, 2]),
        ("active", {"active": "1"}, [1]),
        ("other", {"active": "1"}, [0, 2]),
        ("other", {"active": "1", "by": "0"}, [1, 2]),
        ("participant", {"participant": "0 2"}, [0, 2]),
        ("participant", {"attacker": "0", "defender": "1"}, [0, 1]),
        ("attacker", {"attacker": "0", "defender": "1"}, [0]),
        ("defender", {"attacker": "0", "defender": "1"}, [1]),
        ("defender", {"attacker": "0", "defender": "-1"}, []),
        ("owner", {"owner": "2"}, [2]),
        ("buyer", {"buyer": "1"}, [1]),
        ("partner", {"partner": "0 1"}, [0, 1]),
        ("voter", {"voter": "2"}, [2]),
    ],
)
def test_circles(who: waits.Who, facts: dict[str, str], seats: list[int]) -> None:
    state = table().state
    assert [seat for seat in range(3) if waits.within(state, seat, who, facts)] == seats


@pytest.mark.rule("TI-621")
def test_the_active_player_is_whose_turn_it_is() -> None:
    state = table().state
    state.stack = [Turn(2)]
    assert waits.active(state, {}) == 2
    assert waits.active(state, {"active": "1"}) == 1
    state.stack.append(Paying(seat=1, amount=2, kind="goods", then="x"))
    assert waits.active(state, {}) == 2
    assert waits.within(state, 2, "active", {}) and not waits.within(state, 2, "other", {})


@pytest.mark.rule("TI-661")
def test_a_card_is_played_by_its_circle_only() -> None:
    found = table("dug_in thugs", "dug_in thugs", "dug_in")
    found.at("201").planet("lodor", owner=1, gf=1)
    opened(found, "before_bombardment", system="201", planet="lodor", attacker=0, defender=1)
    assert waited(found.state) == [1]
    with pytest.raises(IllegalMove) as why:
        judging.judge(found.state, 0, Play("dug_in", ("lodor",)), "before_bombardment", {"defender": "1"})
    assert (why.value.key, why.value.rule) == ("ti-illegal-card-who", "TI-661")


# Whom a window waits for


@pytest.mark.rule("TI-671", "TI-722")
def test_who_is_waited_for_does_not_depend_on_a_hand() -> None:
    for hand in ("sabotage", "thugs", "command_summit"):
        found = table("thugs", hand, "")
        opened(found)
        assert waited(found.state) == [0, 1], "who has no cards at all is not asked: that is public"


@pytest.mark.rule("TI-671")
def test_an_agent_is_a_reason_to_ask_only_where_a_card_can_be_stopped() -> None:
    found = table("", "thugs", "")
    found.home(0).planet("jord", leaders=["sol.1"])
    opened(found)
    assert waited(found.state) == [1]
    found.state.stack.clear()
    opened(found, "after_action_card", by=1, card="thugs", at="")
    assert waited(found.state) == [0]


@pytest.mark.rule("TI-671", "TI-737")
def test_a_window_waits_by_list_and_order() -> None:
    found = table("thugs", "thugs", "thugs", wait=False)
    opened(found)
    assert not found.state.stack, "nobody wants to be waited for"
    books = [player.book for player in found.state.players]
    books[0].waits = [Wait("strategy_phase", ("by:1",))]
    books[1].orders = [Order("strategy", "play command_summit", ("by:2",))]
    books[2].queue = [Queued("play command_summit")]
    opened(found, by=1)
    assert waited(found.state) == [0, 2], "what he has queued is for this window, held or not"
    found.state.stack.clear()
    opened(found, by=2)
    assert waited(found.state) == [1, 2], "an order that fits counts as waiting, legal or not"
    found.state.stack.clear()
    opened(found, "after_agenda_read", by=2)
    assert not found.state.stack
    books[2].queue = [Queued("play command_summit", ("by:1",))]
    assert waits.asked(found.state, "strategy_phase", {"by": "0"}) == [], "its condition does not hold"
    books[2].queue = [Queued("use sol_orbital_drop")]
    assert waits.asked(found.state, "strategy_phase", {"by": "0"}) == []


@pytest.mark.rule("TI-737")
def test_usual_lists() -> None:
    assert waits.usual(Options(pace="live")) == [Wait("all")]
    usual = waits.usual(Options(pace="post"))
    found = table("thugs", "thugs", "thugs")
    for player in found.state.players:
        player.book.waits = list(usual)
    assert waits.asked(found.state, "after_action_card", {"by": "0", "at": "2"}) == [2]
    assert waits.asked(found.state, "strategy_phase", {"at": "2"}) == []
    assert waits.asked(found.state, "after_agenda_read", {}) == [0, 1, 2]
    for window in set(waits.AGENDA) - {"after_agenda_read"}:
        assert waits.asked(found.state, window, {"by": "0"}) == [], "a vote has its sheet"
    landing = {"attacker": "0", "defender": "1", "planet": "lodor"}
    assert waits.asked(found.state, "before_invasion_combat", landing) == [0, 1]
    fight = {"attacker": "0", "defender": "1", "battle": "3"}
    assert waits.asked(found.state, "before_space_battle", fight) == [], "a battle has its plan"
    assert waits.asked(found.state, "after_movement", {"by": "0", "at": "2"}) == []


@pytest.mark.rule("TI-671")
def test_a_buyer_who_needs_a_card_is_waited_for() -> None:
    state = table("thugs", "thugs", "thugs", wait=False).state
    buys = {"buyer": "1", "technology": "deep_space_cannon"}
    assert waits.asked(state, "before_tech_purchase", buys) == [1], "all see that a prerequisite is missing"
    state.players[1].technologies = ["hylar_v_assault_laser"]
    assert waits.asked(state, "before_tech_purchase", buys) == []


@pytest.mark.rule("TI-737")
def test_a_table_begins_with_the_usual_lists() -> None:
    for options in (Options(), Options(pace="live")):
        state = start(options, 3, Dice(b"x", 0))
        assert [player.book.waits for player in state.players] == [waits.usual(options)] * 3


@pytest.mark.rule("TI-671")
def test_among_friends_exactly_those_are_asked_who_can_do_something() -> None:
    found = table("thugs", "command_summit", "trade_stop", wait=False)
    found.state.options = Options(secrecy="friendly")
    opened(found)
    assert waited(found.state) == [1], "no agreement could be broken"
    found.state.stack.clear()
    agreements(found.state, 0, 1)
    opened(found)
    assert waited(found.state) == [1, 2]
    found.state.stack.clear()
    found.state.players[1].cards = found.state.players[2].cards = []
    opened(found)
    assert not found.state.stack, "it closes at once where none could"


@pytest.mark.rule("TI-673", "TI-674", "TI-669")
def test_silence_lets_it_pass() -> None:
    found = table("command_summit", "", "")
    opened(found)
    answer(found, 0, silent(found.state, 0))
    assert not found.state.stack and found.state.players[0].cards == ["command_summit"]


# Nobody can tell what others hold


def public(state: State, seat: int) -> list[object]:
    """All that this seat is asked, and whom it sees being asked what."""
    return [
        (each.seat, each.optional, each.soon, each.pace, each.key, each.args, each.choices)
        for each in stack.prompts(state, engine.CHAPTERS)
        if not each.private or each.seat == seat
    ]


@pytest.mark.parametrize("act", [Let(), None])
@pytest.mark.rule("TI-671", "TI-722")
def test_sabotage_held_or_not_is_not_seen_by_a_third_seat(act: Let | None) -> None:
    seen = []
    for hand in ("sabotage", "thugs"):
        found = table("command_summit", hand, "thugs")
        opened(found)
        events = [*answer(found, 1, Let()), *answer(found, 2, Let()), *answer(found, 0, SUMMIT)]
        shown: list[object] = [told(events, 2), public(found.state, 2)]
        if act is not None:
            shown += [told(answer(found, 1, act), 2), public(found.state, 2)]
        seen.append(shown)
    assert seen[0] == seen[1]


@pytest.mark.rule("TI-671")
def test_an_order_that_cannot_be_carried_out_is_not_told_from_one_that_passes() -> None:
    seen = []
    for order in (Order("strategy", "play trade_stop"), Order("strategy", "let")):
        found = table("command_summit", "thugs", "thugs", wait=False)
        found.state.players[0].book.waits = [Wait("all")]
        found.state.players[1].book.orders = [order]
        opened(found)
        first = public(found.state, 2)
        events = told(answer(found, 1, Let()), 2)
        seen.append((first, events, public(found.state, 2)))
    assert seen[0] == seen[1]


def test_a_wait_of_one_seat_is_all_that_tells_an_open_window_from_a_closed_one() -> None:
    """An order is given or not: with it the window waits for that seat, whatever it holds."""
    for hand in ("sabotage", "thugs"):
        found = table("thugs", hand, "thugs", wait=False)
        found.state.players[1].book.orders = [Order("after_action_card", "play sabotage", ("by:0",))]
        opened(found, "after_action_card", by=0, card="command_summit", at="")
        assert waited(found.state) == [1]


def test_which_card_was_declared_is_not_seen() -> None:
    seen = []
    for card in ("command_summit", "strategic_planning"):
        found = table(f"{card} x", "thugs", "thugs")
        found.state.players[0].cards = ["command_summit", "strategic_planning"]
        opened(found)
        seen.append((told(answer(found, 0, Play(card)), 2), public(found.state, 2)))
    assert seen[0] == seen[1]


# At any time


@pytest.mark.rule("TI-663")
def test_cards_for_any_time_are_never_asked_for_and_wait_for_the_end_of_a_step() -> None:
    found = table("disclosure", "thugs", "")
    state = found.state
    state.stack = [Turn(0)]
    assert playing.between_steps(state)
    state.stack.append(Paying(seat=1, amount=2, kind="goods", then="x"))
    with pytest.raises(IllegalMove) as why:
        playing.interject(state, 0, Play("disclosure", ("1",)), Loaded())
    assert (why.value.key, why.value.rule) == ("ti-illegal-not-now", "TI-663")
    for point in ("after_combat_roll", "after_action_card"):
        state.stack[-1] = Window(point=point)
        assert not playing.between_steps(state)
    state.stack[-1] = Window(point="strategy_phase")
    assert playing.between_steps(state)
    assert not any(row.window == "any_time" and "any_time" in row.also for row in ACTION_CARDS.values())
    with pytest.raises(IllegalMove):
        playing.interject(state, 1, Play("thugs", ("0",)), Loaded())
    events = playing.interject(state, 0, Play("disclosure", ("1",)), Loaded())
    assert keys(events) == ["ti-plays-on"] and state.players[0].cards == []


@pytest.mark.rule("TI-663")
def test_no_card_comes_between_dice_and_their_hits() -> None:
    state = table().state
    battle = Battle(seat=0, number=1, system="202", defender=1)
    invasion = Invasion(seat=0, system="201", planet="lodor", defender=1, force=None)
    for frame in (battle, invasion):
        state.stack = [frame]
        for stage, free in (("round", True), ("roll", False), ("rolled", False), ("losses", False)):
            frame.stage = stage
            assert playing.between_steps(state) is free
    state.stack = []
    assert not playing.between_steps(state)
    state.stack, state.over = [Turn(0)], True
    assert not playing.between_steps(state)


def test_the_words_of_an_answer_that_makes_no_sense_here() -> None:
    found = table("thugs", "", "")
    opened(found)
    assert refused(found.state, 0, Sacrifice("sol.1")).key == "ti-illegal-agent-window"
