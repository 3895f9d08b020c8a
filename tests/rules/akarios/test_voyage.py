"""Exploration: locations, energy, the movement die, events and their checks."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akarios.actions import ACTIONS
from rules.akarios.components import RESULTS
from rules.akarios.components_voyage import EVENTS
from rules.akarios.game import RULES
from rules.akarios.scenario.granting import grant
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.scenario.script_do import Scout
from rules.akarios.sheet import Carried
from rules.akarios.squad import members, trees
from rules.akarios.squad import rewards as rewards_of
from rules.akarios.state import State
from rules.akarios.voyage import atlas, events
from rules.core.notation import read, write
from tests.rules.akarios.chapters import Chapter, battle, ending, market, rewards, story
from tests.rules.akarios.fight import FACES

CLEAR, DRIFT, EVENT, HAZARD = 1, 3, 4, 6
"""Sides of the movement die."""


@pytest.fixture(autouse=True)
def nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "005", market("005"))
    monkeypatch.setitem(SCRIPTS, "007", battle("007"))
    monkeypatch.setitem(SCRIPTS, "008", battle("008"))


def away(seats: int = 2, **facts: Any) -> Chapter:
    """In the Dragon system, with two places to go."""
    facts.setdefault("scouted", ["005", "007"])
    return Chapter(seats, next="explore", **facts)


def drawn(card: str, seats: int = 2, **facts: Any) -> Chapter:
    """The squad has this event card before it."""
    table = away(seats, **facts)
    table.sheet.events["dragon"] = [card]
    table.rolls = [EVENT]
    table.vote("007")
    return table


# Where to


@pytest.mark.rule("AK-501", "AK-502", "AK-519")
def test_scouted_places_of_the_system_are_open_until_they_are_completed() -> None:
    table = away(scouted=["005", "006", "007", "012"], done={"007": "success", "005": "visited"})
    assert atlas.open_places(table.sheet) == ["006", "005"]
    grant(table.state, rewards(scout=(Scout("008"), Scout("008"))))
    assert atlas.open_places(table.sheet) == ["006", "008", "005"]
    assert table.sheet.scouted.count("008") == 1


@pytest.mark.rule("AK-502", "AK-504")
def test_a_side_node_may_be_left_out_and_a_gate_keeps_a_place_shut() -> None:
    table = away(scouted=["006", "007", "009"])
    assert atlas.open_places(table.sheet) == ["006", "007"]
    table.sheet.achievements.append("WOUNDED")
    assert atlas.open_places(table.sheet) == ["006", "007", "009"]


@pytest.mark.rule("AK-496", "AK-950", "AK-498")
def test_exploration_begins_at_the_entry_of_the_dragon_system_with_its_own_deck() -> None:
    table = away()
    assert (table.sheet.system, table.sheet.at, table.sheet.act) == ("dragon", (1, 3), 1)
    dragons = sorted(id for id, row in EVENTS.items() if row.system == "dragon")
    assert table.sheet.events == {"dragon": dragons}


@pytest.mark.rule("AK-889", "AK-933")
def test_one_open_place_is_told_and_equal_wishes_go_to_the_first_main_node() -> None:
    table = away(scouted=["007"])
    assert table.state.node == "007" and table.told()[:2] == ["ak-sets-out", "ak-sets-course"]
    table = away(scouted=["005", "007", "008"])
    table.rolls = [CLEAR]
    table.hush()
    assert table.state.node == "008"


@pytest.mark.rule("AK-500", "AK-505", "AK-517", "AK-518", "AK-879")
def test_a_journey_costs_energy_then_the_die_then_the_sparrow_moves_and_the_node_begins() -> None:
    table = away()
    table.rolls = [CLEAR]
    told = table.vote("007")
    order = [key for key in told if key in ("ak-sets-course", "ak-energy-spent", "ak-movement-die")]
    assert order == ["ak-sets-course", "ak-energy-spent", "ak-movement-die"]
    assert (table.sheet.energy, table.sheet.at) == (4, (3, 5))
    assert (table.state.node, table.state.stage) == ("007", "muster")


@pytest.mark.rule("AK-506", "AK-509", "AK-046")
def test_without_energy_everybody_gets_stress_which_goes_along_into_battle() -> None:
    table = away(energy=0)
    table.member(0).stress = 10
    table.rolls = [CLEAR]
    assert "ak-no-energy" in table.vote("007")
    assert (table.sheet.energy, table.member(0).stress, table.member(1).stress) == (0, 10, 1)
    table.member(0).stress = 4
    table.fly()
    assert [cockpit.stress for cockpit in table.state.fight.cockpits] == [4, 1]
    assert [member.stress for member in table.sheet.members] == [0, 0]


@pytest.mark.rule("AK-507", "AK-508")
def test_energy_after_none_calms_everybody_and_never_exceeds_ten() -> None:
    table = away(energy=0)
    table.member(0).stress, table.member(1).stress = 3, 1
    grant(table.state, rewards(sparrow_energy=1))
    assert [member.stress for member in table.sheet.members] == [0, 0]
    table.member(0).stress = 2
    grant(table.state, rewards(sparrow_energy=20))
    assert (table.sheet.energy, table.member(0).stress) == (10, 2)


@pytest.mark.rule("AK-951", "AK-637")
def test_a_market_is_reached_by_a_journey_and_staying_there_costs_nothing() -> None:
    table = away()
    table.rolls = [CLEAR]
    table.vote("005")
    assert (table.state.stage, table.sheet.energy) == ("market", 4)
    table.hush()
    assert "ak-stays" in table.vote("005")
    assert (table.state.stage, table.sheet.energy) == ("market", 4)


# Jump points


@pytest.mark.rule("AK-503", "AK-950", "AK-960")
def test_a_jump_leads_to_the_next_system_and_its_act_and_back() -> None:
    facts = {"done": {"010": "success"}, "achievements": ["GATE_OPEN"], "scouted": ["005", "011"]}
    table = away(**facts)
    assert atlas.open_places(table.sheet) == ["005", "gate_dragon_vertus"]
    table.rolls = [CLEAR]
    told = table.vote("gate_dragon_vertus")
    assert {"ak-jumps", "ak-act-begins"} <= set(told)
    sheet = table.sheet
    assert (sheet.system, sheet.at, sheet.act, sheet.energy) == ("vertus", (1, 3), 2, 4)
    assert sheet.events["vertus"] and table.keys()[0] == "0:ak-ask-location"
    table.rolls = [CLEAR]
    table.vote("gate_dragon_vertus")
    assert (sheet.system, sheet.at, sheet.act) == ("dragon", (7, 4), 2)


def test_a_jump_point_needs_what_opens_it() -> None:
    table = away(done={"010": "success"})
    assert atlas.open_places(table.sheet) == ["007", "005"]
    table = away(achievements=["GATE_OPEN"])
    assert atlas.open_places(table.sheet) == ["007", "005"]


# The movement die


@pytest.mark.rule("AK-511", "AK-952")
def test_the_chart_of_the_system_says_what_the_die_brings() -> None:
    table = away()
    table.rolls = [HAZARD]
    table.vote("007")
    assert [member.next_battle for member in table.sheet.members] == [[Carried("shields", -1)]] * 2
    table.fly()
    assert [table.state.fight.ships[ref].shields for ref in ("p0", "p1")] == [1, 3]
    assert [member.next_battle for member in table.sheet.members] == [[], []]


@pytest.mark.rule("AK-511", "AK-472")
def test_a_drift_costs_energy_or_nerves_as_the_squad_decides() -> None:
    table = away()
    table.rolls = [DRIFT]
    table.vote("007")
    assert table.keys()[0] == "0:ak-ask-drift"
    table.vote("energy")
    assert table.sheet.energy == 3
    table = away()
    table.rolls = [DRIFT]
    table.vote("007")
    table.vote("stress")
    assert table.keys()[0] == "0:ak-ask-one-player"
    table.vote("1")
    assert [member.stress for member in table.sheet.members] == [0, 1]


@pytest.mark.rule("AK-954")
def test_long_sensors_roll_twice_and_the_squad_chooses() -> None:
    table = away(sparrow=["long_sensors"], fitted=["long_sensors"])
    table.rolls = [HAZARD, CLEAR]
    table.vote("007")
    assert table.keys() == ["0:ak-ask-die", "1:ak-ask-die"]
    assert [each.option for each in table.options()[:2]] == ["clear", "hazard"]
    table.vote("clear")
    assert table.state.stage == "muster" and not table.member().next_battle
    again = away(sparrow=["long_sensors"], fitted=["long_sensors"])
    again.rolls = [HAZARD, HAZARD]
    again.vote("007")
    assert again.state.stage == "muster" and again.member().next_battle
    assert set(RESULTS) == {"clear", "drift", "event", "hazard"}


# Events


@pytest.mark.rule("AK-512", "AK-515", "AK-878")
def test_an_event_is_drawn_once_read_voted_on_and_then_the_journey_goes_on() -> None:
    table = drawn("d02")
    assert table.keys() == ["0:ak-ask-event", "1:ak-ask-event"]
    assert table.sheet.events["dragon"] == []
    table.vote("ev.d02.a.label")
    assert [each.args["text"] for each in table.events if each.key == "ak-page"] == ["¶ev.d02.a.back"]
    assert (table.pad(0).credits, table.pad(1).credits, table.sheet.energy) == (3, 3, 3)
    assert (table.state.node, table.state.stage) == ("007", "muster")


@pytest.mark.rule("AK-515")
def test_with_an_empty_deck_the_die_is_rolled_for_another_result() -> None:
    table = away()
    table.sheet.events["dragon"] = []
    table.rolls = [EVENT, EVENT, HAZARD]
    told = table.vote("007")
    assert told.count("ak-no-events") == 2 and table.member().next_battle


@pytest.mark.rule("AK-513", "AK-514", "AK-934", "AK-895")
def test_no_agreement_is_settled_by_dice_and_the_majority_needs_none() -> None:
    table = drawn("d02")
    table.play("vote ev.d02.a.label", 0)
    tie = [FACES["stress"], 1, 1, 1, FACES["stress"], 1, 1, 1]
    table.rolls = [*tie, 1, 1, 1, 1, FACES["stress"], FACES["stress"], 1, 1]
    told = table.play("vote ev.d02.b.label", 1)
    assert told.count("ak-vote-roll") == 4 and "ak-vote-decides" in told
    assert (table.pad(0).credits, table.state.stage) == (0, "muster")
    table = drawn("d02", seats=3)
    table.play("vote ev.d02.a.label", 0)
    told = table.play("vote ev.d02.a.label", 2)
    assert "ak-vote-roll" not in told and table.pad(1).credits == 3


@pytest.mark.rule("AK-934", "AK-890")
def test_an_order_leaves_the_choice_of_events_to_the_majority() -> None:
    table = drawn("d02")
    table.play("order_set event majority", 1)
    ordered = RULES.ordered(table.state, 1)
    assert ordered is not None and write(ordered) == "abstain"
    assert RULES.ordered(table.state, 0) is None


@pytest.mark.rule("AK-935")
def test_one_player_is_who_volunteers_else_who_has_least_stress() -> None:
    table = drawn("d06", seats=3)
    table.member(0).stress = 2
    table.vote("ev.d06.b.label")
    assert table.keys()[0] == "0:ak-ask-one-player"
    table.hush()
    assert [member.stress for member in table.sheet.members] == [2, 1, 0]
    table = drawn("d06", seats=4)
    table.member(2).stress = 1
    table.vote("ev.d06.b.label")
    for seat, wish in enumerate((3, 3, 2, 2)):
        table.play(f"vote {wish}", seat)
    assert [member.stress for member in table.sheet.members] == [0, 0, 2, 0]


@pytest.mark.rule("AK-467", "AK-885", "AK-957", "AK-673")
def test_a_point_that_one_player_finds_is_progress_and_nobody_elses_to_catch_up_with() -> None:
    table = drawn("t06", seats=3)
    table.vote("ev.t06.a.label")
    for seat in range(2):
        table.play("vote 1", seat)
    assert (table.sheet.progress, [table.pad(seat).points for seat in range(3)]) == (1, [0, 1, 0])
    sheet = table.sheet
    sheet.next = "explore"
    rewards_of.skill_points(sheet, (0, 2), 2)
    back = Chapter(sheet=sheet)
    assert [back.pad(seat).points for seat in range(3)] == [2, 3, 2]
    members.take_pilot(sheet, sheet.members[0], "gardan")
    assert members.pad(sheet.members[0]).points == 3
    members.take_pilot(sheet, sheet.members[0], "starla")
    assert members.pad(sheet.members[0]).points == 2


@pytest.mark.rule("AK-935", "AK-890")
def test_an_order_volunteers_up_to_so_much_stress() -> None:
    table = drawn("d06")
    table.play("order_set volunteer 2", 1)
    table.vote("ev.d06.b.label")
    ordered = RULES.ordered(table.state, 1)
    assert ordered is not None and write(ordered) == "vote 1"
    table.member(1).stress = 3
    assert RULES.ordered(table.state, 1) is None


def test_an_event_may_bring_a_co_pilot_an_achievement_and_a_card() -> None:
    table = drawn("d01")
    table.vote("ev.d01.a.label")
    assert table.sheet.copilots == ["sister_oake"]
    table = drawn("d04")
    table.vote("ev.d04.a.label")
    assert table.sheet.achievements == ["CHOIR"]
    table = drawn("v05")
    table.vote("ev.v05.a.label")
    table.vote("1")
    assert table.keys() == ["1:ak-ask-reward"]
    table.silent(1)
    assert len(table.member(1).cards) == 1


def test_every_option_of_every_event_can_be_carried_out() -> None:
    for id, row in EVENTS.items():
        for option in row.options:
            table = drawn(id, achievements=["SOMA_TAKEN"])
            table.vote(option.label)
            for _ in range(20):
                if table.state.stage == "muster":
                    break
                table.hush()
            assert table.state.stage == "muster", f"{id} {option.id}: {table.stacked()}"


def test_another_back_is_read_by_those_it_is_meant_for() -> None:
    option = events.option_of("t04", "b")
    state: State = away().state
    assert events._back(state, option) == "ev.t04.b.back"
    state.sheet.achievements = ["SOMA_TAKEN"]
    assert events._back(state, option) == "ev.t04.b.other"
    state.sheet.achievements = ["SOMA_TAKEN", "SOMA_BACK"]
    assert events._back(state, option) == "ev.t04.b.back"


# Checks


def checked(*faces: str) -> Chapter:
    """d05: strength, four orange symbols; seat 1 tries, whose pilot has strength 2."""
    table = drawn("d05")
    table.vote("ev.d05.a.label")
    table.rolls = [FACES[face] for face in faces]
    table.vote("1")
    return table


def told_pages(table: Chapter) -> list[str]:
    """The texts that were just read."""
    return [str(event.args["text"]) for event in table.events if event.key == "ak-page"]


@pytest.mark.rule("AK-516", "AK-948", "AK-949")
def test_a_check_is_made_by_one_pilot_with_four_dice_and_the_skill_covers_symbols() -> None:
    table = checked("attack", "joker", "stress", "move")
    assert table.keys() == ["1:ak-ask-check"]
    assert table.asked(1).args["needed"] == 2 and len(table.state.stack[-1].rolled) == 4  # type: ignore[union-attr]
    assert table.refused("put 3", 1) == "ak-illegal-check-dice"
    assert table.refused("put 0,0", 1) == "ak-illegal-check-dice"
    assert "ak-check-won" in table.play("put 0,2", 1)
    assert told_pages(table)[0].endswith("ev.d05.a.won")
    assert (table.member(1).stress, table.sheet.energy) == (1, 5)
    assert table.state.stage == "muster"


@pytest.mark.rule("AK-948")
def test_for_agility_the_symbols_are_green() -> None:
    table = drawn("t07", seats=1)
    table.rolls = [FACES[face] for face in ("move", "attack", "joker", "stress")]
    table.vote("ev.t07.a.label")
    assert table.refused("put 1") == "ak-illegal-check-dice"
    assert table.options()[0] == read("put 0,2", ACTIONS)


@pytest.mark.rule("AK-949")
def test_the_one_reroll_is_paid_and_the_stress_goes_along() -> None:
    table = checked("attack", "move", "move", "move")
    table.rolls = [FACES["attack"], FACES["move"], FACES["move"]]
    table.play("reroll 1,2,3", 1)
    assert table.member(1).stress == 1
    assert table.refused("reroll 3", 1) == table.refused("reroll 2,3", 1) == "ak-illegal-check-dice"
    assert "ak-check-won" in table.play("put 0,1", 1)
    assert table.member(1).stress == 1


@pytest.mark.rule("AK-949", "AK-948")
def test_a_failed_check_has_its_own_consequences() -> None:
    table = checked("attack", "move", "move", "move")
    assert "ak-check-lost" in table.silent(1)
    assert told_pages(table)[0].endswith("ev.d05.a.lost")
    table.vote("0")
    assert (table.pad(0).trauma, table.pad(1).trauma, table.member(1).stress) == (1, 0, 0)


def test_a_skill_that_is_enough_needs_no_dice() -> None:
    table = drawn("d06", seats=1)
    pilot = table.member().pilot or ""
    need = 3 - trees.skill(pilot, table.pad(), "charm")
    table.vote("ev.d06.a.label")
    assert (table.keys() == ["0:ak-ask-check"]) == (need > 0)


def test_energy_is_lost_to_an_event_only_as_far_as_there_is_some() -> None:
    table = drawn("d02", seats=1)
    table.sheet.energy = 0
    table.vote("ev.d02.a.label")
    assert table.sheet.energy == 0


# Stories


@pytest.mark.rule("AK-470", "AK-471")
def test_a_page_is_read_by_those_who_have_done_what_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules.akarios.scenario.script import Passage
    from rules.akarios.scenario.script_if import Gate

    passages = (
        Passage("a", Gate(achievement="ONE")),
        Passage("b", Gate(not_achievement="ONE")),
        Passage("c", Gate(achievement="ONE", not_achievement="TWO")),
    )
    monkeypatch.setitem(SCRIPTS, "003", story("003", ending(), passages))
    for achievements, texts in (([], "b"), (["ONE"], "ac"), (["ONE", "TWO"], "a")):
        table = Chapter(1, next="003", achievements=achievements)
        shown = RULES.view(table.state, 0).page
        assert shown is not None and "".join(shown.texts) == texts
