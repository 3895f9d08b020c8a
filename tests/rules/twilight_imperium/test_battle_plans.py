"""Plans: what they may say, where they stop, when they leave."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.notation import write
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Announce, Let, Plan
from rules.twilight_imperium.battle import forecast, plans, sides
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.frames import BattlePlans, BattleStop, Window
from rules.twilight_imperium.orders.answering import ordered
from tests.rules.twilight_imperium.fights import BESIDE, HERE, USUAL, attack, field, fight, keys, kinds
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent

# Handing in


@pytest.mark.rule("TI-685")
def test_both_are_asked_at_once_and_nothing_is_told() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    run(table, attack(table))
    frame = table.state.stack[-1]
    assert isinstance(frame, BattlePlans) and frame.asked == [0, 1]
    before = asked(table, 1)
    assert answer(table, 0, Plan(keep=2)) == []
    after = asked(table, 1)
    assert before is not None and after is not None
    assert (before.choices, before.args) == (after.choices, after.args), "the other's plan is sealed"
    assert asked(table, 2) is None


@pytest.mark.rule("TI-685", "TI-688", "TI-690")
def test_a_silent_seat_fights_as_usual_or_as_it_has_laid_down() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    run(table, attack(table))
    assert silent(table.state, 0) == USUAL and not USUAL.cards and USUAL.retreat is None
    table.state.players[0].plan = write(Plan(sustain="last"))
    assert silent(table.state, 0) == Plan(sustain="last")
    table.state.players[0].plan = write(Plan(retreat=BESIDE))
    assert silent(table.state, 0) == USUAL, "there is no retreat to that place now"


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan(losses=("cruiser", "cruiser")), "ti-illegal-plan-losses"),
        (Plan(losses=("pds",)), "ti-illegal-plan-losses"),
        (Plan(keep=-1), "ti-illegal-plan-number"),
        (Plan(below=101), "ti-illegal-plan-number"),
        (Plan(stop=("sometimes",)), "ti-illegal-plan-stop"),
        (Plan(stop=("odds:high",)), "ti-illegal-plan-stop"),
        (Plan(pay=("martyr",)), "ti-illegal-plan-pay"),
        (Plan(cards=("morale_boost@1",)), "ti-illegal-plan-card"),
        (Plan(retreat=BESIDE), "ti-illegal-retreat-nowhere"),
    ],
)
def test_what_a_plan_may_not_say(plan: Plan, key: str) -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    run(table, attack(table))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, plan)
    assert refused.value.key == key
    assert table.state.stack[-1].said == {}  # type: ignore[union-attr]


@pytest.mark.rule("TI-690")
def test_planned_cards_become_orders_for_their_round_and_go_with_the_battle() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].cards = ["morale_boost", "direct_hit"]
    run(table, attack(table))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Plan(cards=("direct_hit@1",)))
    assert refused.value.key == "ti-illegal-plan-aim"
    answer(table, 0, Plan(cards=("morale_boost@2",), stop=("each_round",)))
    answer(table, 1, USUAL, Loaded(1, 1))
    (order,) = table.state.players[0].book.orders
    assert (order.when, order.only) == ("before_combat_round", ("battle:40", "round:2"))
    assert order.do == "play morale_boost"
    answer(table, 0, Plan(), Loaded(7, 1))
    assert table.state.players[0].book.orders == [] and not table.state.stack


@pytest.mark.rule("TI-690")
def test_what_was_planned_for_later_rounds_is_forgotten_with_the_battle() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].cards = ["morale_boost"]
    fight(table, 7, 1, plans=(Plan(cards=("morale_boost@9",)), USUAL))
    assert table.state.players[0].book.orders == [] and not table.state.stack


@pytest.mark.rule("TI-690", "TI-737")
def test_a_plan_may_ask_for_a_stop_at_every_window_of_its_battle() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    books = [player.book for player in table.state.players]
    for seat in (0, 1):
        books[seat].waits = [Wait("after_agenda_read")]
        table.state.players[seat].cards = ["direct_hit"]
    run(table, attack(table))
    answer(table, 0, Plan(stop=("cards",)))
    answer(table, 1, USUAL)
    frame = table.state.stack[-1]
    assert isinstance(frame, Window) and frame.asked == [0], "the other has not asked for it"
    assert waits.asked(table.state, "after_casualties", {"battle": "41", "owner": "0"}) == [], "not in others"
    while table.state.stack:
        answer(table, 0, Let(), Loaded(7, 1))
    assert books[0].waits == [Wait("after_agenda_read")], "it goes with the battle"


@pytest.mark.rule("TI-685")
def test_a_usual_plan_answers_by_itself_and_once() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.players[0].plan = write(Plan(sustain="last"))
    run(table, attack(table))
    for seat, wanted in ((0, Plan(sustain="last")), (1, None)):
        found = asked(table, seat)
        assert found is not None and ordered(table.state, seat, found) == wanted
    answer(table, 0, Plan(keep=1))
    found = asked(table, 0)
    assert found is not None and ordered(table.state, 0, found) is None, "he has spoken for himself"


# Stops


def test_a_stop_each_round_takes_a_new_plan() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=2)
    fight(table, 1, 1, 7, 1, plans=(Plan(stop=("each_round",)), USUAL))
    frame = table.state.stack[-1]
    assert isinstance(frame, BattleStop) and (frame.seat, frame.why) == (0, "each_round")
    found = asked(table, 0)
    assert found is not None and found.private
    assert silent(table.state, 0) == Plan(stop=("each_round",)), "on as before"
    with pytest.raises(IllegalMove):
        answer(table, 0, Plan(keep=-1))
    answer(table, 0, USUAL, Loaded(7, 1, 1, 7, 1))
    assert kinds(table, 0) == ["cruiser"] and kinds(table, 1) == [] and not table.state.stack


def test_both_may_stop_and_the_attacker_speaks_first() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=2)
    stop = Plan(stop=("each_round",))
    fight(table, 1, 1, 1, 1, plans=(stop, stop))
    assert table.state.stack[-1].seat == 0
    answer(table, 0, USUAL)
    assert table.state.stack[-1].seat == 1


def test_a_stop_by_odds_is_by_the_figure_that_players_see() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=3).ships(1, cruiser=3)
    fight(table, 1, 1, 1, 7, 7, 1, plans=(Plan(stop=("odds:30",)), Plan(stop=("odds:30",))))
    frame = table.state.stack[-1]
    assert isinstance(frame, BattleStop) and (frame.seat, frame.why) == (0, "odds"), "one against three"
    assert forecast.percent(table.state, sides.by_number(table.state, 40), 1) > 80


def test_the_forecast_knows_what_is_left() -> None:
    table = field("xxcha", "norr", "sol")
    place = table.at(HERE).ships(0, dreadnought=1).ships(1, cruiser=2)
    place.system.ships[0].damaged = True
    table.state.players[1].technologies = ["berserker_genome", "cybernetics"]
    battle = attack(table)
    found = forecast.position(table.state, battle)
    assert found["attacker"]["race"] == "xxcha" and found["attacker"]["damaged"] == {"dreadnought": 1}
    assert found["defender"]["tech"] == {"berserker_genome", "cybernetics"}
    battle.round = 1
    found = forecast.position(table.state, battle)
    assert found["attacker"]["race"] == forecast.PLAIN, "the first round is over"
    assert found["defender"]["race"] == "norr" and found["defender"]["tech"] == {"cybernetics"}


def test_a_stop_before_a_ship_is_lost() -> None:
    table = field()
    table.at(HERE).ships(0, destroyer=1, cruiser=1).ships(1, cruiser=2)
    plan = Plan(losses=("cruiser",), stop=("loses:cruiser",))
    fight(table, 1, 1, 7, 1, plans=(plan, USUAL))
    frame = table.state.stack[-1]
    assert isinstance(frame, BattleStop) and frame.why == "loses"
    assert kinds(table, 0) == ["cruiser", "destroyer"], "nothing is taken yet"
    answer(table, 0, Plan(losses=("destroyer",), stop=("loses:cruiser", "each_round")))
    assert kinds(table, 0) == ["cruiser"], "the new plan takes the hit"


@pytest.mark.rule("TI-685")
def test_a_stop_where_a_direct_hit_may_follow() -> None:
    def stopped(cards: list[str], discards: int) -> bool:
        table = field()
        table.at(HERE).ships(0, dreadnought=1, cruiser=1).ships(1, cruiser=2)
        table.state.players[1].cards = cards
        table.state.action.discards = ["direct_hit"] * discards
        fight(table, 1, 1, 7, 1, 5, 7, 1, plans=(Plan(stop=("direct_hit",)), USUAL))
        return isinstance(table.state.stack[-1], BattleStop) if table.state.stack else False

    assert stopped(["sabotage"], 3), "what the enemy holds does not matter"
    assert not stopped([], 0) and not stopped(["sabotage"], 4), "it cannot be in his hand"


@pytest.mark.rule("TI-298")
def test_a_retreat_is_announced_at_a_stop() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=2)
    table.state.systems[BESIDE].counters = [0]
    fight(table, 1, 1, 1, 1, plans=(Plan(stop=("each_round",)), USUAL))
    with pytest.raises(IllegalMove):
        answer(table, 0, Announce("203"))
    happened = answer(table, 0, Announce(BESIDE), Loaded(1, 1, 1, 1))
    assert "ti-retreat-announced" in keys(happened)
    assert kinds(table, 0, BESIDE) == ["cruiser"] * 2 and kinds(table, 0) == []


def test_the_plan_of_newer_rules_is_the_usual_one() -> None:
    assert plans.readable("plan sideways=yes") == USUAL == plans.readable("pass")
