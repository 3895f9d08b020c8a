"""How a node ends: pages, choices, rewards, picks, losses, and where the squad goes from there."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akarios.components import CARDS, DIFFICULTIES, SHIPS, TECHNOLOGIES
from rules.akarios.debrief import aftermath
from rules.akarios.frames import Relief
from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS, Choice, Ending, Passage, Reward, World
from rules.akarios.scenario.script_do import Discount, Pick, Scout
from rules.akarios.scenario.script_if import Gate
from rules.akarios.squad import extreme, members
from tests.rules.akarios.chapters import TEXT, Chapter, battle, ending, rewards, story

OTHER = "scn.001.success"


def flown(how: str = "success", seats: int = 2, node: str = "007", **facts: Any) -> Chapter:
    """A battle of act 1 that has just ended; `success` and `failure` are its endings."""
    endings = {part: facts.pop(part, None) for part in ("success", "failure")}
    SCRIPTS[node] = battle(node, **endings)
    facts.setdefault("scouted", ["005", "007"])
    table = Chapter(seats, next="explore", **facts)
    table.go(node)
    table.end(how)
    return table


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    for node in ("001", "004", "007", "014"):
        monkeypatch.setitem(SCRIPTS, node, SCRIPTS["001"])


# Pages


@pytest.mark.rule("AK-875")
def test_success_reads_its_section_and_failure_its_own() -> None:
    won, lost = ending(text=(Passage("w"),)), ending("retry", text=(Passage("l"),))
    for how, text in (("success", "¶w"), ("failure", "¶l")):
        table = flown(how, success=won, failure=lost)
        told = [event.args["text"] for event in table.events if event.key == "ak-page"]
        assert told == [text]


@pytest.mark.rule("AK-470", "AK-471")
def test_of_an_ending_only_what_its_gates_allow_is_read_and_given() -> None:
    gate, shut = Gate(achievement="ONE"), Gate(not_achievement="ONE")
    end = ending(
        text=(Passage("a", gate), Passage("b", shut)),
        conditional=(Reward(rewards(credits=5), gate), Reward(rewards(credits=1), shut)),
    )
    for achievements, text, credits in ((["ONE"], "¶a", 5), ([], "¶b", 1)):
        table = flown(success=end, achievements=achievements)
        told = [event.args["text"] for event in table.events if event.key == "ak-page"]
        assert (told, table.pad().credits) == ([text], credits)


@pytest.mark.rule("AK-462")
def test_after_a_scenario_nerves_are_calm_and_cards_whole() -> None:
    SCRIPTS["007"] = battle("007")
    table = Chapter(1, next="explore", scouted=["005", "007"])
    table.go("007")
    table.fly()
    cockpit = table.state.fight.cockpits[0]
    cockpit.stress, cockpit.cards[0].broken = 7, True
    cockpit.deck.discards.append(cockpit.deck.cards.pop())
    table.member().stress = 3
    table.end()
    assert (cockpit.stress, cockpit.cards[0].broken, cockpit.deck.discards) == (0, False, [])
    assert (table.member().stress, len(cockpit.deck.cards)) == (0, 20)


# Rewards


@pytest.mark.rule("AK-463", "AK-464", "AK-465", "AK-466", "AK-467", "AK-468", "AK-519")
def test_rewards_of_each_and_of_the_squad() -> None:
    given = rewards(
        skill=2,
        credits=4,
        ship_upgrade=1,
        sparrow_energy=3,
        achievements=("ONE",),
        copilots=("ox",),
        pilots=("tesh",),
        ships=("anvil",),
        sparrow=("mechanics",),
        scout=(Scout("008"), Scout("009", Gate(achievement="ONE")), Scout("010", Gate(achievement="TWO"))),
    )
    for how in ("success", "failure"):
        table = flown(how, success=ending(rewards=given), failure=ending(rewards=given), energy=2)
        sheet = table.sheet
        assert [(table.pad(seat).points, table.pad(seat).credits) for seat in (0, 1)] == [(2, 4), (2, 4)]
        assert [members.berth(table.member(seat)).points for seat in (0, 1)] == [1, 1]
        assert (sheet.progress, sheet.ship_points, sheet.energy) == (2, 1, 5)
        squad = (sheet.achievements, sheet.copilots, sheet.pilots, sheet.ships, sheet.sparrow)
        assert squad == (["ONE"], ["ox"], ["tesh"], ["anvil"], ["mechanics"])
        assert sheet.scouted == ["005", "007", "008", "009"]
        assert len(table.state.gained.lines) == 11


@pytest.mark.rule("AK-470")
def test_an_achievement_is_marked_once_and_can_be_lost() -> None:
    end = ending(rewards=rewards(achievements=("ONE",), lose_achievements=("TWO",)))
    table = flown(success=end, achievements=["ONE", "TWO"])
    assert table.sheet.achievements == ["ONE"]


@pytest.mark.rule("AK-473", "AK-946")
def test_a_failure_fills_a_boost_box_and_a_success_erases_all() -> None:
    assert flown("failure", boost=2).sheet.boost == 3
    assert flown("failure", boost=5).sheet.boost == 5
    assert flown("success", boost=4).sheet.boost == 0


@pytest.mark.rule("AK-474", "AK-945")
def test_boost_boxes_go_into_the_decks_of_the_next_try() -> None:
    table = flown("failure")
    again = Chapter(sheet=table.closed())
    again.vote("again")
    again.fly()
    assert [cockpit.deck.cards.count("boost_x2") for cockpit in again.state.fight.cockpits] == [1, 1]


@pytest.mark.rule("AK-477", "AK-692")
def test_difficulty_pays_for_success_only() -> None:
    extra = DIFFICULTIES["insane"].credits
    assert extra > 0
    assert flown("success", difficulty="insane").pad().credits == extra
    assert flown("failure", difficulty="insane").pad().credits == 0


@pytest.mark.rule("AK-945")
def test_a_failure_brings_its_rewards_the_first_time_only() -> None:
    lost = ending("retry", rewards=rewards(skill=1, credits=2))
    table = flown("failure", failure=lost)
    assert (table.pad().credits, table.sheet.failed, table.sheet.next) == (2, {"007": 1}, "007")
    again = flown("failure", failure=lost, failed={"007": 1})
    assert (again.pad().credits, again.sheet.failed, again.sheet.boost) == (0, {"007": 2}, 1)


@pytest.mark.rule("AK-475", "AK-476", "AK-520", "AK-947")
def test_every_ending_but_a_retry_completes_the_node() -> None:
    assert flown("failure").sheet.done == {}
    table = flown("failure", failure=ending("explore"))
    assert (table.sheet.done, table.sheet.next) == ({"007": "failure"}, "explore")
    assert flown("success").sheet.done == {"007": "success"}


@pytest.mark.rule("AK-394")
def test_who_lost_consciousness_marks_a_trauma_and_gets_the_rewards() -> None:
    SCRIPTS["007"] = battle("007", ending(rewards=rewards(credits=3)))
    table = Chapter(2, next="explore", scouted=["005", "007"])
    table.go("007")
    table.fly()
    fallen = table.state.fight.ships["p1"]
    fallen.hex, fallen.hull = None, 0
    table.state.fight.cockpits[1].dice = []
    table.end()
    assert [(table.pad(seat).trauma, table.pad(seat).credits) for seat in (0, 1)] == [(0, 3), (1, 3)]


# Choices


def two(**first: Any) -> Ending:
    spare = Choice(
        "spare", TEXT, rewards=rewards(achievements=("SPARED",)), after=(Passage("after"),), **first
    )
    return ending(choices=(spare, Choice("break", OTHER, rewards=rewards(credits=4))))


@pytest.mark.rule("AK-472", "AK-933")
def test_the_squad_chooses_together_and_each_option_has_its_own_rewards() -> None:
    table = flown(success=two())
    assert table.keys() == ["0:ak-ask-choice", "1:ak-ask-choice"]
    told = table.vote(TEXT)
    assert "ak-page" in told and table.sheet.achievements == ["SPARED"] and table.pad().credits == 0
    table = flown(success=two())
    table.vote(OTHER)
    assert (table.sheet.achievements, table.pad().credits) == ([], 4)


@pytest.mark.rule("AK-513", "AK-933")
def test_a_tie_on_a_story_is_broken_by_dice() -> None:
    table = flown(success=two())
    table.rolls = [1, 1, 1, 1, 6, 1, 1, 1]
    table.play(f"vote {TEXT}", 0)
    told = table.play(f"vote {OTHER}", 1)
    assert "ak-vote-decides" in told and table.pad().credits == 4


@pytest.mark.rule("AK-472", "AK-889")
def test_an_option_may_need_something_and_lead_elsewhere() -> None:
    table = flown(success=two(given=Gate(achievement="ONE"), goto="014"))
    assert table.pad().credits == 4 and table.sheet.next == "explore"
    table = flown(success=two(given=Gate(achievement="ONE"), goto="014"), achievements=["ONE"])
    table.vote(TEXT)
    assert table.sheet.next == "014"


# Picks


def tech(number: int) -> str:
    return next(row.id for row in TECHNOLOGIES if row.number == number)


@pytest.mark.rule("AK-469", "AK-034", "AK-936")
def test_cards_are_picked_one_each_in_an_order_that_moves_on() -> None:
    end = ending(rewards=rewards(upgrades=(Pick("technology", (1, 6)),)))
    table = flown(success=end, first_pick=1)
    assert table.keys() == ["1:ak-ask-reward"]
    assert [each.card for each in table.options(1)] == [tech(number) for number in range(1, 7)]
    table.play(f"choose {tech(3)}", 1)
    assert table.member(1).cards == [tech(3)]
    assert table.refused(f"choose {tech(3)}", 0) == "ak-illegal-reward"
    table.play(f"choose {tech(1)}", 0)
    assert table.member(0).cards == [tech(1)] and table.sheet.first_pick == 2


@pytest.mark.rule("AK-936")
def test_silence_takes_the_lowest_number_the_own_ship_can_install() -> None:
    own = set(SHIPS["argonaut"].classes)
    rows = sorted((row for row in TECHNOLOGIES if row.number), key=lambda row: row.number or 0)
    first = next(row for row in rows if row.classes and not own & set(row.classes))
    after = [row for row in rows if (row.number or 0) > (first.number or 0)]
    best = next(row for row in after if not row.classes or own & set(row.classes))
    wide = Pick("technology", (first.number or 0, 57))
    table = flown(success=ending(rewards=rewards(upgrades=(wide,))), seats=1)
    table.silent()
    assert table.member().cards == [best.id]


@pytest.mark.rule("AK-464")
def test_a_card_for_the_squad_is_picked_once_and_none_is_left_where_all_are_owned() -> None:
    table = flown(success=ending(rewards=rewards(upgrades=(Pick("technology", (1, 2), "squad"),))))
    table.hush()
    assert [len(table.member(seat).cards) for seat in (0, 1)] == [1, 0]
    three = Pick("technology", (1, 1))
    table = flown(success=ending(rewards=rewards(upgrades=(three,))))
    assert [len(table.member(seat).cards) for seat in (0, 1)] == [1, 0]
    assert "ak-nothing-left" in table.told()


@pytest.mark.rule("AK-652", "AK-936")
def test_a_purchase_for_less_is_declined_by_silence_and_costs_the_rest() -> None:
    end = ending(rewards=rewards(discount=Discount("technology", (1, 6), 3), credits=9))
    table = flown(success=end, seats=1)
    assert table.keys() == ["0:ak-ask-discount"]
    table.silent()
    assert (table.pad().credits, table.member().cards) == (9, [])
    table = flown(success=end, seats=1)
    card = tech(1)
    table.play(f"choose {card}")
    assert table.pad().credits == 9 - max(0, (CARDS[card].price or 0) - 3)
    assert table.member().cards == [card]


def test_what_was_found_on_a_world_is_picked_by_its_finder() -> None:
    SCRIPTS["007"] = battle("007")
    table = Chapter(2, next="explore", scouted=["005", "007"])
    table.go("007")
    table.fly()
    table.state.gained.picks = [[], ["technology:1-3"]]
    table.end()
    assert table.keys() == ["1:ak-ask-reward"] and len(table.options(1)) == 3


# Cards that work after a scenario


@pytest.mark.rule("AK-954", "AK-935")
def test_cards_of_the_sparrow_work_after_a_scenario() -> None:
    fitted = ["med_bay", "solar_sails"]
    table = Chapter(2, next="explore", scouted=["005", "007"], sparrow=fitted, fitted=fitted, energy=2)
    SCRIPTS["007"] = battle("007")
    table.go("007")
    table.pad(0).trauma, table.pad(1).trauma = 1, 2
    table.end()
    assert table.keys() == ["0:ak-ask-one-player", "1:ak-ask-one-player"] and table.sheet.energy == 3
    table.vote("1")
    assert [table.pad(seat).trauma for seat in (0, 1)] == [1, 1]
    lost = flown("failure", sparrow=fitted, fitted=fitted, energy=2)
    assert lost.sheet.energy == 2


@pytest.mark.rule("AK-699", "AK-954")
def test_whoever_has_died_is_not_asked_about_in_the_medical_bay() -> None:
    fitted = ["med_bay"]
    table = Chapter(2, next="explore", scouted=["005", "007"], sparrow=fitted, fitted=fitted, extreme=True)
    table.pad(1).trauma = 2
    extreme.die(table.sheet, 0)
    table.state.stack.append(Relief(card="med_bay"))
    aftermath.run(table.state, Relief(card="med_bay"), table.throw())
    assert table.pad(1).trauma == 1


# Acts and extreme mode


@pytest.mark.rule("AK-960", "AK-496", "AK-064", "AK-693", "AK-898")
def test_the_last_node_of_the_prologue_opens_act_one_and_the_map() -> None:
    end = ending("explore", rewards=rewards(sparrow_energy=6, scout=(Scout("005"),)))
    SCRIPTS["004"] = battle("004", end)
    table = Chapter(2, next="004")
    table.end("failure")
    assert (table.sheet.act, table.sheet.energy, table.sheet.next) == (0, None, "004")
    table = Chapter(2, next="004")
    table.end("success")
    assert table.keys() == ["0:ak-ask-extreme", "1:ak-ask-extreme"]
    table.hush()
    sheet = table.sheet
    assert (sheet.act, sheet.energy, sheet.system, sheet.at) == (1, 6, "dragon", (1, 3))
    assert not sheet.extreme and sheet.next == "explore"
    hard = Chapter(2, next="004")
    hard.end("success")
    hard.vote("on")
    assert hard.sheet.extreme
    assert flown("success").keys() == ["0:ak-ask-close", "1:ak-ask-close"]


@pytest.mark.rule("AK-696", "AK-887", "AK-702")
def test_in_extreme_mode_a_fallen_ship_is_lost_after_the_rewards() -> None:
    SCRIPTS["007"] = battle("007", ending(rewards=rewards(ship_upgrade=1, credits=2)))
    table = Chapter(2, next="explore", scouted=["005", "007"], extreme=True)
    table.go("007")
    table.fly()
    fallen = table.state.fight.ships["p0"]
    fallen.hex, fallen.hull = None, 0
    table.state.fight.cockpits[0].dice = []
    table.end()
    assert "ak-ship-lost" in table.told()
    assert (table.member(0).ship, table.pad(0).trauma, table.pad(0).credits) == (None, 1, 2)
    after = Chapter(sheet=table.closed())
    assert after.keys() == ["0:ak-ask-ship"]
    assert "argonaut" in [each.ship for each in after.options(0)]


# The end


def test_a_chapter_is_closed_by_most_of_those_present() -> None:
    table = flown(seats=3)
    table.play("close", 0)
    assert not table.state.over and table.keys() == ["1:ak-ask-close", "2:ak-ask-close"]
    table.play("close", 2)
    assert table.state.over and table.sheet.chapters == 1
    ended = RULES.outcome(table.state)
    assert ended is not None and ended.winners == (0, 1, 2)


def test_the_last_story_ends_the_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    end = ending("end_campaign", choices=(Choice("war", TEXT), Choice("peace", OTHER)))
    monkeypatch.setitem(SCRIPTS, "028", story("028", end))
    table = Chapter(2, next="028", act=3, system="threshold", at=(1, 4), energy=0)
    table.play("read")
    table.vote(OTHER)
    assert table.keys() == ["0:ak-ask-close", "1:ak-ask-close"]
    assert table.closed().over == "peace"


def test_a_story_can_erase_the_boost_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "003", story("003", ending("001", boost=True)))
    table = Chapter(1, next="003", boost=2)
    table.play("read")
    assert table.sheet.boost == 0


def test_the_debrief_is_seen() -> None:
    table = flown(success=ending(rewards=rewards(skill=1)))
    seen = RULES.view(table.state, None).debrief
    assert seen is not None and (seen.node, seen.part, len(seen.lines)) == ("007", "success", 1)


@pytest.mark.rule("AK-634", "AK-635")
def test_a_skipped_world_is_finished_without_touching_the_boost_boxes() -> None:
    """006 gives what its skip section says, and no more."""
    table = Chapter(2, next="explore", scouted=["005", "006"], boost=2, energy=4)
    table.go("006")
    table.vote("skip")
    assert (table.sheet.done, table.sheet.boost, table.sheet.failed) == ({"006": "skip"}, 2, {})
    told = SCRIPTS["006"]
    assert isinstance(told, World)
    given = told.skip.rewards
    assert [(pad.points, pad.credits) for pad in (table.pad(0), table.pad(1))] == [
        (given.skill, given.credits)
    ] * 2
    assert table.sheet.achievements == list(given.achievements) and "008" in table.sheet.scouted
