"""Rounds on the ground: what changes dice, Generals, Fighters, and Ground Forces that come back."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Choose, Done, Reroll
from rules.twilight_imperium.battle import ground
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Force, Invasion
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium.invasion import (
    AT,
    HIT,
    MISS,
    asked_now,
    bombard,
    faces,
    fleet,
    keys,
    land,
    mellon,
    silent_choice,
    table,
)
from tests.rules.twilight_imperium.play import Loaded, answer, asked, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid


def rolled(found: Table, round: int = 1, **force: Any) -> dict[tuple[int, str], dict[str, int]]:
    """What changes the dice of each side's units in a round."""
    units = {"gf": 1, **force}
    frame = Invasion(seat=0, system=AT, planet="mellon", defender=1, force=Force(**units), round=round)
    found.state.stack = [frame]
    ground.roll(found.state, frame, Loaded())
    found.state.stack = []
    return {(die.seat, die.what): dict(die.parts) for die in frame.dice}


# Modifiers and Leaders


@pytest.mark.rule("TI-364")
@pytest.mark.parametrize(
    ("race", "other", "attack", "defence"),
    [
        ("norr", "sol", {"norr_ferocity": 1}, {}),
        ("sol", "norr", {}, {"norr_ferocity": 1}),
        ("jolnar", "sol", {"jolnar_frail": -1}, {}),
        ("l1z1x", "sol", {"l1z1x_assault": 1}, {}),
        ("sol", "l1z1x", {}, {}),
        ("sol", "xxcha", {"xxcha_serenity": -1}, {}),
        ("xxcha", "sol", {}, {"xxcha_serenity": -1}),
    ],
)
def test_races_on_the_ground(race: str, other: str, attack: Any, defence: Any) -> None:
    dice = rolled(table(race, other, "hacan", gf=1))
    assert (dice[0, "gf"], dice[1, "gf"]) == (attack, defence)
    if "xxcha" in (race, other):
        assert rolled(table(race, other, "hacan", gf=1), round=2)[0, "gf"] == {}, "in round 1 only"


@pytest.mark.rule("TI-364", "TI-575", "TI-580", "TI-594")
def test_leaders_technologies_and_laws_on_the_ground() -> None:
    found = table(gf=1, shock=1, pds=1, leaders=["letnev.2"])
    found.state.players[0].technologies = ["gen_synthesis"]
    found.state.players[1].technologies = ["magen_defense_grid"]
    found.state.laws = [Law("crown_of_thalnos", holder=0)]
    dice = rolled(found)
    assert dice[0, "gf"] == {"gen_synthesis": 1, "crown_of_thalnos": 1}
    assert dice[1, "gf"] == dice[1, "shock"] == {"magen_defense_grid": 1, "general": 1}


@pytest.mark.rule("TI-367", "TI-732")
def test_fighters_fight_with_their_own_value() -> None:
    found = table("naalu", "letnev", "hacan", gf=1)
    found.state.players[0].technologies = ["cybernetics", "advanced_fighters", "graviton_negator"]
    lasting.begin(found.state, "fighter_prototype", 0, "battle")
    dice = rolled(found, fighters=1)
    assert dice[0, "fighter"] == {"cybernetics": 1, "advanced_fighters": 1, "naalu_fighters": 1}


@pytest.mark.rule("TI-366", "TI-367", "TI-584")
def test_fighters_die_after_shock_troops_and_return_to_space() -> None:
    found = table(gf=2)
    found.state.players[0].technologies = ["graviton_negator"]
    fleet(found, gf=1)
    found.at(AT).ships(0, fighter=2)
    events = land(found, "mellon.gf", "mellon.fighter:2", faces=(MISS, HIT, HIT, HIT, MISS))
    assert faces(events, "ti-ground-rolls")[0] == (2, 9, 9)
    assert systems.fighters(found.at(AT).system, 0) == 1 and mellon(found).gf == 1


@pytest.mark.rule("TI-366", "TI-339")
def test_fighters_alone_have_lost() -> None:
    found = table(gf=1)
    found.state.players[0].technologies = ["graviton_negator"]
    fleet(found, gf=1)
    found.at(AT).ships(0, fighter=2)
    land(found, "mellon.gf", "mellon.fighter", faces=(MISS, MISS, HIT, MISS, HIT))
    assert mellon(found).owner == 1 and systems.fighters(found.at(AT).system, 0) == 1


@pytest.mark.rule("TI-364", "TI-691")
def test_l4_disruptors_cost_nothing() -> None:
    found = table("letnev", "sol", "hacan", gf=1)
    found.state.players[0].technologies = ["l4_disruptors"]
    fleet(found, gf=1)
    land(found, "mellon.gf", faces=(5, MISS, 6, MISS))
    assert (mellon(found).owner, found.state.players[0].goods) == (0, 0), "6 hits, 5 does not"
    assert found.state.lasting == [], "it ends with the combat"


@pytest.mark.rule("TI-306", "TI-364")
def test_nothing_is_paid_beside_l4_disruptors() -> None:
    found = table("letnev", "sol", "hacan", gf=1)
    found.state.players[0].technologies = ["l4_disruptors"]
    found.state.players[0].goods = 10
    found.state.players[0].book.waits = [Wait("before_combat_round")]
    fleet(found, gf=1)
    land(found, "mellon.gf", faces=(5, MISS, 6, MISS))
    assert found.state.players[0].goods == 10 and mellon(found).owner == 0, "nobody was asked for it either"


@pytest.mark.rule("TI-365", "TI-575", "TI-647")
def test_an_attacking_general_has_two_dice_rolled_again() -> None:
    found = table("norr", "sol", "hacan", gf=1)
    fleet(found, gf=3, leaders=["norr.1"])
    land(found, "mellon.gf:3", "mellon.norr.1", faces=(MISS, MISS, MISS, HIT))
    question = asked(found, 0)
    assert question is not None and question.choices[0].action == Reroll((0, 1))
    assert silent(found.state, 0) == Reroll((0, 1)), "it costs nothing"
    for dice, rule in (((0, 0), "own"), ((0, 3), "own"), ((0, 1, 2), "most")):
        with pytest.raises(IllegalMove) as refused:
            answer(found, 0, Reroll(dice))
        assert refused.value.key == f"ti-illegal-reroll-{rule}"
    with pytest.raises(IllegalMove):
        answer(found, 0, Done())
    events = answer(found, 0, Reroll((0, 2)), Loaded(MISS, HIT))
    assert faces(events, "ti-general-rolls") == [(2, 9)]
    assert mellon(found).owner == 0 and mellon(found).gf == 2


@pytest.mark.rule("TI-365", "TI-571")
def test_two_generals_have_four_dice_rolled_again_each_round() -> None:
    found = table("norr", "sol", "hacan", gf=1)
    fleet(found, gf=5, leaders=["norr.1", "norr.2"])
    land(found, "mellon.gf:5", "mellon.norr.1", "mellon.norr.2", faces=(MISS,) * 6)
    answer(found, 0, Reroll((0, 1, 2, 3)), Loaded(*[MISS] * 10))
    assert asked(found, 0) is not None, "the next round"
    answer(found, 0, Reroll(()), Loaded(*[MISS] * 6))
    assert asked_now(found, 0)


@pytest.mark.rule("TI-365")
def test_a_defending_general_has_nothing_rolled_again() -> None:
    found = table("sol", "norr", "hacan", gf=1, leaders=["norr.1"])
    fleet(found, gf=1)
    land(found, "mellon.gf", faces=(MISS, HIT))
    assert found.state.stack == []


# Those who come back


@pytest.mark.rule("TI-372", "TI-594", "TI-696")
def test_gen_synthesis_brings_the_lost_home() -> None:
    found = table("hacan", "letnev", "sol", gf=2)
    found.state.players[0].technologies = ["gen_synthesis"]
    found.at("301").planet("arretze", gf=3).planet("hercant", gf=1).planet("kamdorn", owner=2)
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(MISS, MISS, HIT, HIT, 5, 4))
    assert faces(events, "ti-synthesis") == [(5, 4)]
    assert silent_choice(found) == ("hercant",), "where fewest are"
    answer(found, 0, Choose(("arretze",)))
    assert systems.planet(found.state, "arretze").gf == 4


@pytest.mark.rule("TI-372")
def test_without_a_home_planet_nobody_returns() -> None:
    found = table("sol", "letnev", "hacan", gf=1)
    found.state.players[0].technologies = ["gen_synthesis"]
    found.at("301").planet("jord", owner=2)
    fleet(found, gf=1)
    events = land(found, "mellon.gf", faces=(MISS, HIT, HIT))
    assert "ti-synthesis" not in keys(events)


@pytest.mark.rule("TI-372")
def test_on_the_battlefield_they_fight_on() -> None:
    found = laid("sol", "letnev", "hacan")
    found.state.phase, found.state.order = "action", [0, 1, 2]
    found.state.players[1].technologies = ["gen_synthesis"]
    home = found.at("307").planet("arc_prime", gf=1).planet("wren_terra", owner=0)
    home.ships(0, carrier=1)
    home.system.ships[0].gf = 1
    events = land(found, "arc_prime.gf", faces=(HIT, MISS, 5, MISS, HIT), at="307")
    assert faces(events, "ti-ground-rolls") == [(9,), (2,), (2,), (9,)]
    assert systems.planet(found.state, "arc_prime").gf == 1


@pytest.mark.rule("TI-374", "TI-597")
def test_dacxive_animators_raise_the_killed_of_both_sides() -> None:
    found = table(gf=1, pds=1)
    found.state.players[0].technologies = ["dacxive_animators"]
    fleet(found, gf=3)
    events = land(found, "mellon.gf:3", faces=(HIT, HIT, MISS, HIT, 6, 6, 5))
    assert faces(events, "ti-animators") == [(6, 6, 5)], "one by PDS, one in the round, one of theirs"
    assert mellon(found).gf == 3


@pytest.mark.rule("TI-374")
def test_the_defender_may_be_the_winner_and_the_loser_gets_nothing() -> None:
    found = table(gf=2)
    found.state.players[0].technologies = ["dacxive_animators"]
    found.state.players[1].technologies = ["dacxive_animators"]
    fleet(found, gf=1)
    events = land(found, "mellon.gf", faces=(MISS, HIT, MISS, 6))
    assert [event.args["player"] for event in events if event.key == "ti-animators"] == ["#1"]
    assert mellon(found).gf == 3


@pytest.mark.rule("TI-373")
def test_those_who_came_home_were_not_killed() -> None:
    found = table("sol", "letnev", "hacan", gf=1)
    found.state.players[0].technologies = ["gen_synthesis", "dacxive_animators"]
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(HIT, MISS, HIT, 5, 1))
    assert faces(events, "ti-animators") == [(1,)], "only the defender"


@pytest.mark.rule("TI-651")
def test_the_berserker_genome_avenges_after_round_one() -> None:
    found = table("norr", "sol", "hacan", gf=4)
    found.state.players[0].technologies = ["berserker_genome"]
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(MISS, MISS, HIT, MISS, MISS, MISS, 10, *[MISS] * 2, HIT, HIT))
    assert faces(events, "ti-ground-genome") == [(10,)]
    assert [len(each) for each in faces(events, "ti-ground-rolls")] == [2, 4, 1, 2], "two more are gone"


@pytest.mark.rule("TI-651")
def test_the_genome_needs_a_natural_ten_and_losses_of_round_one() -> None:
    found = table("norr", "sol", "hacan", gf=1)
    found.state.players[0].technologies = ["berserker_genome"]
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(MISS, MISS, MISS, MISS, MISS, HIT, 10, HIT, MISS))
    assert "ti-ground-genome" not in keys(events), "nobody was lost in round 1"
    found = table("norr", "sol", "hacan", gf=2)
    found.state.players[0].technologies = ["berserker_genome"]
    fleet(found, gf=2)
    events = land(found, "mellon.gf:2", faces=(MISS, MISS, HIT, MISS, 9, MISS, HIT, HIT))
    assert [len(each) for each in faces(events, "ti-ground-rolls")] == [2, 2, 1, 2]


@pytest.mark.rule("TI-649")
def test_windows_open_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = list[str]()
    monkeypatch.setattr(windows, "opens", lambda state, point, **facts: opened.append(point))
    found = table(gf=1, pds=1)
    sun = fleet(found, "war_sun", gf=1)
    land(found, "mellon.gf")
    bombard(found, f"{sun.id}@mellon", faces=(MISS, MISS, MISS, MISS, HIT, MISS))
    assert opened == [
        "before_invasion_combat",
        "before_bombardment",
        "after_combat_roll",
        "after_combat_roll",
        "before_combat_round",
        "after_combat_roll",
        "after_planet_taken",
    ]


@pytest.mark.rule("TI-362")
def test_nobody_is_asked_to_retreat() -> None:
    found = table(gf=2)
    fleet(found, gf=2)
    land(found, "mellon.gf:2", faces=(MISS,) * 40 + (HIT, HIT, MISS, MISS))
    assert found.state.stack == [] and mellon(found).owner == 0


def test_radiation_kills_the_next_landing() -> None:
    found = table()
    found.at(AT).planet("zohbat", marks=["radiation"])
    carrier = fleet(found, gf=2, shock=1, leaders=["sol.1"])
    found.state.shock_left = 11
    land(found, "zohbat.gf:2", "zohbat.shock", "zohbat.sol.1")
    zohbat = systems.planet(found.state, "zohbat")
    assert (zohbat.owner, zohbat.marks, carrier.gf) == (None, [], 0)
    assert found.state.shock_left == 12 and found.state.players[0].dead == ["sol.1"]
    fleet(found, gf=1)
    land(found, "zohbat.gf")
    assert zohbat.owner == 0
