"""Actions without a placed die, and the Sparrow on its way."""

from __future__ import annotations

import pytest

from rules.akarios.components import CARDS
from rules.akarios.frames import FreeAttack, FreeUse, Moving
from rules.akarios.language import UseCard
from rules.akarios.scenario.moving_things import PATH
from rules.core.stack import EVERYBODY
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H6 n"


def using(then_break: bool) -> str:
    """The co-pilot who uses a card once more, or a broken one."""
    for row in CARDS.values():
        for step in row.steps:
            if isinstance(step, UseCard) and step.then_break == then_break:
                return row.id
    raise AssertionError


def free(fight: Fight, which: str, source: str) -> Fight:
    fight.state.stack.append(FreeUse(0, which=which, source=source))
    fight.go()
    return fight


@pytest.mark.rule("AK-714")
def test_sigma_uses_a_card_with_all_its_cells_and_breaks_it() -> None:
    fight = Fight(f"{HERE} energy=burst_fire:0 deck=0,0", "rs1 H4 s")
    free(fight, "unbroken", using(then_break=True))
    assert fight.waiting() == ["0:ak-ask-free"]
    fight.play("act burst_fire () at=rs1")
    assert fight.ship("rs1").hull == 1
    assert (fight.card("burst_fire").broken, fight.card("burst_fire").energy) == (True, 0)
    assert fight.cockpit().stress == 1
    assert all(die.place is None for die in fight.cockpit().dice)


@pytest.mark.rule("AK-333", "AK-714")
def test_spin_turns_the_ship_before_a_free_action_too() -> None:
    fight = Fight(f"{HERE} deck=0,0", "rs1 H4 s hull=9 cap=9", "rs2 H8 n hull=9 cap=9")
    fight.cockpit().traumas = ["spin"]
    free(fight, "unbroken", using(then_break=True))
    assert fight.refused("act burst_fire () at=rs1") == "ak-illegal-here"
    fight.play("act burst_fire () at=rs2")
    assert (fight.ship("p0").facing, fight.ship("rs2").hull) == (3, 6)


@pytest.mark.rule("AK-330", "AK-714")
def test_a_ship_drifts_before_the_first_action_once() -> None:
    fight = Fight(f"{HERE} cards={using(then_break=True)},flank dice=move")
    fight.cockpit().traumas = ["drift"]
    fight.play(f"act {using(then_break=True)} 0")
    assert fight.ship("p0").hex == "H5"
    fight.play("act flank () way=r")
    assert fight.ship("p0").hex == "J4"


@pytest.mark.rule("AK-330", "AK-150", "AK-166")
def test_a_drifting_ship_enters_what_lies_there() -> None:
    fight = Fight(f"{HERE} dice=move", "asteroids H5")
    fight.cockpit().traumas = ["drift"]
    fight.play("act move_2 0")
    assert (fight.ship("p0").hex, fight.ship("p0").hull) == ("H2", 6)
    fight = Fight(f"{HERE} hull=1 dice=move", "p1 chariot A1 n", "asteroids H5")
    fight.cockpit().traumas = ["drift"]
    fight.play("act move_2 0")
    assert fight.ship("p0").hex is None and fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-714")
def test_its_stress_ability_may_be_used() -> None:
    fight = free(Fight(HERE), "unbroken", using(then_break=True))
    fight.play("act flank () way=r turn=after.s")
    assert (fight.ship("p0").hex, fight.ship("p0").facing) == ("J5", 3)


@pytest.mark.rule("AK-715")
def test_tana_uses_a_broken_card_without_a_modifier() -> None:
    fight = Fight(f"{HERE} broken=burst_fire deck=miss,0", "rs1 H4 s hull=9 cap=9")
    free(fight, "broken", using(then_break=False))
    fight.play("act burst_fire () at=rs1")
    assert fight.ship("rs1").hull == 4
    assert (fight.card("burst_fire").broken, len(fight.cockpit().deck.cards)) == (True, 2)


def test_what_is_not_broken_is_not_used_so() -> None:
    fight = Fight(f"{HERE} broken=burst_fire", "rs1 H4 s")
    free(fight, "broken", using(then_break=False))
    assert fight.refused("act flank () way=r") == "ak-illegal-here"
    fight.play("decline")
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-762")
def test_mimic_copies_the_last_action_of_another_player_from_the_own_place() -> None:
    fight = Fight(HERE, "p1 chariot B2 n", "rs1 H4 s hull=9 cap=9")
    free(fight, "copy:proton_pulse", "mimic")
    fight.play("act proton_pulse () at=rs1")
    assert (fight.ship("rs1").hull or 0) < 9


@pytest.mark.rule("AK-722", "AK-918")
def test_hull_recovery_follows_a_move_and_costs_its_energy() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,hull_recovery hull=4 cap=7 dice=move,joker")
    fight.play("act move_2 0")
    assert fight.waiting() == ["0:ak-ask-free"]
    fight.silent()
    assert (fight.ship("p0").hull, fight.card("hull_recovery").energy) == (6, 1)
    fight.play("act move_1 1 way=l")
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-747")
def test_ram_follows_a_move_with_its_attack() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,ram dice=move deck=0", "rs1 H2 s")
    fight.play("act move_2 0")
    fight.play("act ram () at=rs1")
    assert fight.ship("rs1").hull == 2


@pytest.mark.rule("AK-918")
def test_silence_rams_nobody() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,ram dice=move hull=3 cap=7", "rs1 H2 s")
    fight.play("act move_2 0")
    fight.silent()
    assert (fight.ship("rs1").hull, fight.card("ram").energy) == (4, 2)


@pytest.mark.rule("AK-747")
@pytest.mark.parametrize("mark", ["glitch"])
def test_a_glitched_ship_does_not_ram(mark: str) -> None:
    fight = Fight(f"{HERE} cards=burst_fire,ram dice=move marks={mark}", "rs1 H2 s")
    fight.play("act move_2 0")
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-783", "AK-903")
def test_a_planned_attack_turns_then_attacks_and_silence_carries_it_out() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,planned_attack deck=0,0", "rs1 I6 s hull=9 cap=9")
    free(fight, "delayed", "planned_attack")
    assert fight.waiting() == ["0:ak-ask-free"]
    fight.silent()
    assert (fight.ship("rs1").hull or 0) < 9


@pytest.mark.rule("AK-811", "AK-919")
def test_target_guidance_lets_every_other_player_attack_whatever_the_arc() -> None:
    fight = Fight(HERE, "p1 chariot H9 s deck=0,0", "p2 knossos G3 s deck=0,0", "rs1 H4 s hull=9 cap=9")
    fight.state.stack.append(FreeAttack(asked=[1, 2], target="rs1", by=0))
    fight.go()
    assert fight.waiting() == ["1:ak-ask-guided", "2:ak-ask-guided"]
    assert fight.refused("act attack () at=rs2", 1) == "ak-illegal-here"
    fight.play("act proton_pulse () at=rs1", 1)
    assert fight.ship("rs1").hull == 6
    assert fight.card("proton_pulse", 1).energy == 3
    fight.silent(2)
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-811", "AK-857")
def test_a_guided_missile_strike_has_no_arcs_either() -> None:
    given = "p1 chariot H9 s cards=missile_strike,flank deck=0"
    fight = Fight(HERE, given, "rs1 H4 s hull=9 cap=9")
    fight.state.stack.append(FreeAttack(asked=[1], target="rs1", by=0))
    fight.go()
    fight.play("act missile_strike () at=rs1", 1)
    assert fight.ship("rs1").hull == 6


@pytest.mark.rule("AK-811", "AK-858")
def test_a_guided_splitting_beam_needs_no_sight() -> None:
    planets = ("planet H6,H7,H8,G6,I6", "planet G7,I7,G8,I8")
    given = "p1 chariot H9 n cards=splitting_beam,flank deck=0"
    fight = Fight("p0 argonaut H2 n", given, "rs1 H4 s hull=9 cap=9", *planets)
    fight.state.stack.append(FreeAttack(asked=[1], target="rs1", by=0))
    fight.go()
    assert fight.refused("act attack () at=rs1", 1) == "ak-illegal-here"
    fight.play("act splitting_beam () at=rs1", 1)
    assert fight.ship("rs1").hull == 6


@pytest.mark.rule("AK-811")
def test_sight_still_counts() -> None:
    fight = Fight(HERE, "p1 chariot H9 n", "rs1 H4 s", "planet H6,H7,H8,G6,I6", "planet G7,I7,G8,I8")
    fight.state.stack.append(FreeAttack(asked=[1], target="rs1", by=0))
    fight.go()
    assert fight.stacked() == ["Round", "Flying"]


# The Sparrow


def sail(fight: Fight, *hexes: str) -> Fight:
    route = [(hex, 0) for hex in hexes]
    fight.state.stack.append(Moving(EVERYBODY, ship="sparrow", route=route, by=PATH))
    fight.go()
    return fight


@pytest.mark.rule("AK-454", "AK-932")
def test_the_sparrow_pushes_a_ship_off_its_last_hex() -> None:
    fight = sail(Fight("p0 argonaut H4 se", "sparrow H6 n", "asteroids H3"), "H5", "H4")
    assert (fight.ship("sparrow").hex, fight.ship("p0").hex, fight.ship("p0").facing) == ("H4", "I4", 2)


@pytest.mark.rule("AK-454", "AK-895")
def test_its_owner_chooses_the_hex_if_asked_for() -> None:
    fight = Fight("p0 argonaut H4 n", "p1 chariot A1 n", "sparrow H6 n")
    fight.order("ties", "ask")
    sail(fight, "H5", "H4")
    assert fight.waiting() == ["0:ak-ask-tie-aside"]
    fight.play("pick G5")
    assert fight.ship("p0").hex == "G5"


@pytest.mark.rule("AK-455")
def test_the_pushed_ship_meets_the_terrain_there() -> None:
    around = ["rs1 H3 n", "rs2 I4 n", "rs3 I5 n", "rs4 G4 n", "rs5 G5 n"]
    fight = sail(Fight("p0 argonaut H4 n", "sparrow H6 n", "asteroids H5", *around), "H5", "H4")
    assert (fight.ship("p0").hex, fight.ship("p0").hull) == ("H5", 6)


@pytest.mark.rule("AK-455")
def test_where_nobody_can_give_way_it_stops_a_hex_earlier() -> None:
    around = ["rs1 H3 n", "rs2 I4 n", "rs3 I5 n", "rs4 G4 n", "rs5 G5 n"]
    fight = sail(Fight("p0 argonaut H4 n", "sparrow H6 n", "rs6 H5 n", *around), "H5", "H4")
    assert (fight.ship("p0").hex, fight.ship("sparrow").hex) == ("H4", "H5")
    assert fight.ship("rs6").hex not in ("H5", "H4", None)


@pytest.mark.rule("AK-453", "AK-460")
def test_it_does_not_move_by_itself_and_blocks_its_hex() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "sparrow H3 n", "rs1 A1 n")
    fight.play("act move_2 0")
    assert fight.ship("p0").hex == "H4"
    fight.pass_all()
    assert fight.ship("sparrow").hex == "H3"
