"""Androids that plan with their crew: what they know, how well they fly, what becomes of others' plans."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest

from rules.core import saved
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.space_alert import show
from rules.space_alert.actions import Give, Lay
from rules.space_alert.android import answering, giving
from rules.space_alert.android.deciding import decide, planned
from rules.space_alert.android.flights import copied, flown, turn
from rules.space_alert.android.heard import Heard, heard, lift_off
from rules.space_alert.android.judging import worth
from rules.space_alert.cards import CARDS
from rules.space_alert.flight import SLOTS, finished
from rules.space_alert.game import RULES
from rules.space_alert.lab import beside, simulate
from rules.space_alert.lab.simulate import Flying, Task
from rules.space_alert.show import plan
from rules.space_alert.state import State
from tests.rules.space_alert.shelf import unheard
from tests.rules.space_alert.table import Table, keys, sides

IDLE = "-" * SLOTS


def known(table: Table, seat: int) -> Heard:
    index = table.view(seat).crew.index(table.seen(seat, of=seat))
    return heard(table.state, table.view(seat), index)


def practised(seed: bytes, **options: object) -> Table:
    """All threats lie open, and people have planned with the first cards in their hands, as they fell."""
    table = Table(4, seed=seed, pace="practice", **options).begin()
    chance = random.Random(seed)
    for seat in range(3):
        mine = table.view(seat).mine
        assert mine is not None
        for slot in mine.open_slots:
            card = chance.choice(table.hand(seat))
            table.play(seat, f"place {card} {chance.choice(('action', 'move'))} {slot}")
    return table


# Laying out a board


@pytest.mark.rule("SA-415")
def test_a_whole_phase_is_laid_out_at_once() -> None:
    table = Table().begin()
    hand = sorted(table.hand(0))
    faces = "".join(CARDS[card].action for card in table.hand(0)[:3])
    events = table.play(0, f"lay {faces}")
    assert plan(table.member(0))[:3] == faces and keys(events) == ["sa-placed"] * 3
    assert all(event.to == (0,) for event in events)
    table.play(0, f"lay -{faces[1]}-")
    assert plan(table.member(0))[:3] == f"-{faces[1]}-"
    laid = [slot.card for slot in table.member(0).slots if slot.card is not None]
    assert sorted([*table.hand(0), *laid]) == hand, "no card is lost"


def test_what_cannot_be_laid_is_refused() -> None:
    table = Table().begin()
    table.refuses(0, "lay ab", "sa-illegal-lay")
    table.refuses(0, "lay abcd", "sa-illegal-lay")
    table.refuses(0, "lay 777", "sa-illegal-not-in-hand")
    table.until(10_000)
    table.refuses(0, "lay a--", "sa-illegal-not-planning")


def test_one_card_serves_one_slot_and_the_heroic_one_is_spared() -> None:
    table = Table().begin()
    a, ordinary = sides("A")[0][0], next(card for card, half in sides("<") if half == "move")
    spare = next(card for card, half in sides("<") if half == "move" and card != ordinary)
    table.member(0).hand[:] = [a, ordinary, spare]
    table.refuses(0, "lay '<<<'", "sa-illegal-not-in-hand")
    table.play(0, "lay '<-<'")
    assert table.hand(0) == [a]


# What it knows


@pytest.mark.rule("SA-032", "SA-057")
@pytest.mark.parametrize("second", [60, 130, 260, 400])
def test_it_decides_by_what_its_crew_may_know(second: int) -> None:
    """Other hands, packets, the pile, decks, tiles and the mission to come are other ones: same decision."""
    table = Table(4, mission="mission_1").begin()
    for seat in (0, 1):
        table.play(seat, f"place {table.hand(seat)[0]} action 1")
    table.until(second)
    for seat in (2, 3):
        mine = decide(table.state, seat, Dice(b"", 0))
        assert mine is not None
        for number in range(3):
            other: State = unheard(saved.copy(table.state), seat, random.Random(number))
            assert saved.dump(other) != saved.dump(table.state)
            answering.answer.cache_clear()
            assert decide(other, seat, Dice(b"", 1)) == mine


def test_it_answers_what_lies_on_the_boards() -> None:
    """A plan of somebody else that shoots first leaves nothing to shoot at: another answer."""
    table = Table(4, mission="test_run_1").begin()
    table.until(60)
    before = answering.answer(known(table, 3))
    table.plan(0, "<aa")
    table.plan(1, ">aa")
    table.plan(2, "aaa")
    after = answering.answer(known(table, 3))
    assert before.letters != after.letters


@pytest.mark.rule("SA-057")
def test_nobody_plans_with_others_in_silence() -> None:
    table = Table(4, mission="mission_1").begin()
    table.until(170)
    assert table.view(0).silence and planned(table.state, table.view(0)) is None
    table.until(180)
    assert isinstance(planned(table.state, table.view(0)), Lay)


# How it searches


def test_a_copy_flies_to_the_same_end_and_leaves_the_original_alone() -> None:
    table = practised(b"copies", mission="mission_6")
    flight = lift_off(known(table, 3))
    while flight.turn < 5 and not finished(flight):
        before = saved.dump(flight)
        other = saved.copy(flight)
        assert saved.dump(flown(copied(flight))) == saved.dump(flown(other)) != before
        assert saved.dump(flight) == before
        turn(flight)


def test_it_changes_its_board_only_for_something_better() -> None:
    """Each answer is better than what lay there, so a crew of them comes to an end."""
    table = Table(4, mission="mission_2").begin()
    table.until(100)
    ends = [stands(table)]
    while lays := [(seat, action) for seat in range(4) if isinstance(action := wish(table, seat), Lay)]:
        RULES.play(table.state, *lays[0], Dice(b"", 0))
        ends.append(stands(table))
        assert len(ends) < 60
    assert ends == sorted(ends) and len(set(ends)) == len(ends) > 2


def wish(table: Table, seat: int) -> Action | None:
    return planned(table.state, table.view(seat))


def stands(table: Table) -> float:
    told = known(table, 0)
    return answering.prospect(told, told.plans[told.me]).worth


def test_people_keep_their_cards_and_their_plans() -> None:
    task = Task(0, "test", 4, "people")
    table = beside.People(task)
    table.to_the_end()
    with_it = beside.Beside(task, table.said)
    with_it.to_the_end()
    assert table.said
    for seat in range(3):
        one, other = table.state.member(seat), with_it.state.member(seat)
        assert one is not None and other is not None and plan(one) == plan(other)


@pytest.mark.parametrize("seed", [f"company {number}".encode() for number in range(6)])
@pytest.mark.parametrize("mission", ["mission_1", "mission_4"])
def test_it_never_makes_a_plan_worse_than_an_empty_seat(seed: bytes, mission: str) -> None:
    """Whatever three people have planned: in every order of damage that saves the ship without it, and worth
    no less."""
    table = practised(seed, mission=mission)
    told = known(table, 3)
    idle = answering.prospect(told, IDLE)
    action = planned(table.state, table.view(3))
    if isinstance(action, Lay):
        RULES.play(table.state, 3, action, Dice(b"", 0))
    now = answering.prospect(told, plan(table.member(3)))
    assert now.saved >= idle.saved and now.worth >= idle.worth


@pytest.mark.parametrize("mission", ["test_run_1", "test_run_2", "simulation_1", "simulation_2"])
@pytest.mark.parametrize("seed", [f"known {number}".encode() for number in range(4)])
def test_an_open_plan_flies_better_with_it_than_with_an_empty_seat(seed: bytes, mission: str) -> None:
    """By the resolver, with the damage tiles as they lie, without its board and with it."""
    table = practised(seed, mission=mission)
    people = [plan(table.member(seat)) for seat in range(3)]
    action = planned(table.state, table.view(3))
    if isinstance(action, Lay):
        RULES.play(table.state, 3, action, Dice(b"", 0))
    without = flown(show.lift_off(table.state, [*people, IDLE]))
    beside_them = flown(show.lift_off(table.state, [*people, plan(table.member(3))]))
    assert beside_them.won or not without.won
    assert worth(beside_them) > worth(without), "and in fewer pieces"


@pytest.mark.parametrize(
    ("mission", "seed"), [("mission_1", b"live 3"), ("mission_2", b"live 4"), ("mission_4", b"live 3")]
)
def test_of_all_it_can_lay_it_lays_the_best(mission: str, seed: bytes) -> None:
    """Among the plans it compares some are far worse, and the last it finds may be the best."""
    table = Table(4, mission=mission, seed=seed).begin()
    table.until(130)
    chance = random.Random(seed)
    for seat in range(3):
        for slot in (1, 2, 3):
            table.play(
                seat, f"place {chance.choice(table.hand(seat))} {chance.choice(('action', 'move'))} {slot}"
            )
    told = known(table, 3)
    action = planned(table.state, table.view(3))
    assert isinstance(action, Lay)
    laid = answering.prospect(told, answering.filled(told, action.faces))
    others = [answering.prospect(told, answering.filled(told, letters)) for letters in layable(told)]
    assert len(others) > 50 and max(each.saved for each in others) == laid.saved
    as_safe = [each.worth for each in others if each.saved == laid.saved]
    assert laid.worth >= max(as_safe) - answering.BETTER > min(as_safe)


def layable(told: Heard) -> set[str]:
    """Every way to fill the open slots."""
    faces = [[IDLE[0], *card] for card in told.cards]
    ways = {tuple(way) for cards in permutations(faces, len(told.slots)) for way in product(*cards)}
    return {"".join(way) for way in ways}


@pytest.mark.slow
@pytest.mark.parametrize(("level", "least"), [("test", 8), ("simulation", 4), ("mission", 1)])
def test_no_mission_is_lost_for_an_android_in_the_empty_seat(level: str, least: int) -> None:
    """Live, with the same people both ways: they lay the same cards at the same seconds."""
    flights = [beside.game(task) for task in simulate.tasks(8, [level], [4], "company")]
    assert sum(flight.without.won for flight in flights) >= least, "there is something to lose"
    assert [flight.mission for flight in flights if flight.worse] == []


def test_a_card_goes_where_it_is_of_use() -> None:
    """Somebody who stands at the gun with an empty slot, and somebody else who has the card for it."""
    table = Table(4, mission="mission_1", seed=b"gifts").begin()
    table.until(190)
    assert table.view(3).window == "data_transfer"
    given = giving.gifts(table.view(3), known(table, 3))
    best = max(given, key=lambda each: each[0])
    assert best[0] > 0 and isinstance(best[1], Give) and best[1].card in table.ordinary(3)
    RULES.play(table.state, 3, best[1], Dice(b"", 0))
    assert best[1].card in table.hand(best[1].to)


# How well it flies


def test_a_mission_is_flown_again_move_by_move() -> None:
    """The same seed, the same decisions, whatever has been thought of before."""
    one = Flying(Task(1, "test", 4, "again").begun(), b"again")
    one.to_the_end()
    answering.answer.cache_clear()
    other = Flying(Task(1, "test", 4, "again").begun(), b"again")
    other.to_the_end()
    assert saved.dump(one.state) == saved.dump(other.state) and one.moves == other.moves


def test_four_of_them_save_every_test_run_and_most_of_the_ship() -> None:
    """Some of these ships would come home by themselves, but in pieces."""
    damage = unattended = 0
    for task in simulate.tasks(4, ["test"], [4], "strength"):
        table = Flying(task.begun(), task.dice)
        sheet = table.to_the_end()
        assert sheet.won
        damage += sum(sheet.tiles)
        unattended += sum(map(len, flown(show.lift_off(table.state, [IDLE] * 4)).tiles))
    assert damage * 2 < unattended


@pytest.mark.slow
@pytest.mark.parametrize(("level", "least"), [("simulation", 4), ("mission", 3)])
def test_four_of_them_bring_ships_home(level: str, least: int) -> None:
    flights = [simulate.game(task) for task in simulate.tasks(6, [level], [4], "strength")]
    assert sum(flight.sheet.won for flight in flights) >= least


def test_a_ship_that_comes_home_is_worth_more_than_one_that_does_not() -> None:
    table = Table(4, mission="mission_1")
    table.until(10_000)
    lost = flown(show.lift_off(table.state, [IDLE] * 4))
    assert not lost.won
    task = Task(0, "test", 4, "worth")
    saved_one = Flying(task.begun(), task.dice)
    assert saved_one.to_the_end().won and saved_one.state.flight is not None
    assert worth(saved_one.state.flight) > worth(lost)
