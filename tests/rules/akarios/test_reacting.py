"""Answers to an enemy's attack: broken cards, the Sparrow's protection, Shield Network, Evasion."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.akarios.battle import terrain
from rules.akarios.components import CARDS
from rules.akarios.language import Stat
from rules.akarios.scenario import doing
from rules.akarios.ship import damage
from rules.akarios.state import Span, Status
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H6 n"
NEAR = "rs1 H4 s"


def hit(
    fight: Fight, *deck: str, damage: int = 2, targets: tuple[str, ...] = ("p0",), **facts: object
) -> Fight:
    fight.enemy_deck(*(deck or ("0", "0", "0")), "0", "0", "0")
    fight.attacked(*targets, damage=damage, **facts)
    return fight


@pytest.mark.rule("AK-400", "AK-401")
def test_a_broken_card_and_a_stress_cancel_the_whole_attack() -> None:
    fight = hit(Fight(HERE, NEAR), "+1", effects=["stall"])
    asked = fight.asked()
    assert (asked.key, asked.args["damage"]) == ("ak-ask-cancel", 3)
    fight.play("break flank")
    ship = fight.ship("p0")
    assert (ship.hull, ship.shields, ship.marks) == (7, 2, {})
    assert fight.card("flank").broken
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-392", "AK-400")
def test_or_the_hit_is_taken() -> None:
    fight = hit(Fight(HERE, NEAR), "+1", effects=["stall"])
    fight.play("take")
    ship = fight.ship("p0")
    assert (ship.hull, ship.shields, list(ship.marks)) == (6, 0, ["stall"])
    assert fight.cockpit().stress == 0


@pytest.mark.rule("AK-402", "AK-403", "AK-404")
def test_only_unbroken_weapons_and_engines_with_or_without_energy() -> None:
    cards = "burst_fire,flank,proton_pulse,patch_kit,lucky_devil"
    line = f"{HERE} cards={cards} broken=proton_pulse energy=flank:0"
    fight = hit(Fight(line, NEAR))
    breaks = {choice.args["card"] for choice in fight.asked().choices if "card" in choice.args}
    assert breaks == {"@burst_fire", "@flank"}


@pytest.mark.rule("AK-403")
def test_without_such_a_card_nobody_is_asked() -> None:
    fight = hit(Fight(f"{HERE} broken=burst_fire,flank", NEAR))
    assert fight.ship("p0").shields == 0
    assert "0:ak-ask-cancel" not in fight.waiting()


@pytest.mark.rule("AK-396")
def test_protection_is_declared_before_the_damage() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,evasion", "sparrow C3 n hull=9", NEAR)
    hit(fight, "+1", targets=("p0",))
    ship = fight.ship("p0")
    assert fight.waiting() == ["0:ak-ask-evade"] and (ship.hull, ship.shields) == (7, 2)
    fight.play("decline")
    assert fight.waiting() == ["0:ak-ask-cancel"] and (ship.hull, ship.shields) == (7, 2)
    fight.play("take")
    assert (ship.hull, ship.shields) == (6, 0)
    assert fight.refused("break flank") in ("ak-illegal-here", "ak-illegal-not-asked")
    assert fight.refused("evade") in ("ak-illegal-here", "ak-illegal-not-asked")


@pytest.mark.rule("AK-405")
def test_a_passive_engine_may_be_broken_and_its_effect_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    passive = (Stat("start_hull", 1),)
    made_up = replace(CARDS["flank"], id="ballast", cells="", energy=0, steps=(), stress=(), passive=passive)
    monkeypatch.setitem(CARDS, "ballast", made_up)
    fight = hit(Fight(f"{HERE} cards=ballast", NEAR))
    assert fight.ship("p0").hull_cap == 8
    fight.play("break ballast")
    assert (fight.ship("p0").hull_cap, fight.ship("p0").hull, fight.ship("p0").shields) == (7, 7, 2)


@pytest.mark.rule("AK-406")
def test_a_broken_card_keeps_its_energy() -> None:
    fight = hit(Fight(f"{HERE} energy=flank:2", NEAR))
    fight.play("break flank")
    assert fight.card("flank").energy == 2


@pytest.mark.rule("AK-408", "AK-335")
def test_the_rulebook_s_cancel_example() -> None:
    """Chariot, hull 3, no shields, stress 6: breaking Proton Pulse brings stress 7 and a panic at once."""
    fight = Fight("p0 chariot H6 n hull=3 shields=0 stress=6", NEAR)
    fight.trauma_deck("cold_sweat")
    hit(fight, "0", damage=4)
    fight.play("break proton_pulse")
    assert (fight.ship("p0").hull, fight.cockpit().stress) == (3, 7)
    assert fight.cockpit().traumas == ["cold_sweat"]


@pytest.mark.rule("AK-409", "AK-894")
def test_everybody_attacked_answers_at_once_for_the_own_ship() -> None:
    fight = Fight(HERE, "p1 chariot G6 n", NEAR)
    hit(fight, "+1", "-1", targets=("p0", "p1"))
    assert fight.waiting() == ["0:ak-ask-cancel", "1:ak-ask-cancel"]
    fight.play("take", 1)
    assert fight.ship("p1").shields == 4
    fight.play("break flank", 0)
    assert (fight.ship("p0").shields, fight.ship("p1").shields) == (2, 3)


@pytest.mark.rule("AK-411", "AK-412")
def test_each_attack_needs_its_own_card() -> None:
    fight = hit(Fight(HERE, NEAR))
    fight.play("break flank")
    hit(fight)
    assert {choice.args.get("card") for choice in fight.asked().choices} == {None, "@burst_fire"}
    fight.play("break burst_fire")
    assert fight.cockpit().stress == 2


@pytest.mark.rule("AK-872")
def test_a_cancelled_attack_uses_up_its_cards() -> None:
    fight = Fight(HERE, NEAR)
    hit(fight, "+1")
    fight.play("break flank")
    assert fight.battle.enemy_mods.discards[0] == "+1"


@pytest.mark.rule("AK-872", "AK-223")
def test_its_reshuffle_symbol_is_obeyed_all_the_same() -> None:
    fight = Fight(HERE, NEAR)
    fight.enemy_deck("x2", "0")
    fight.battle.enemy_mods.discards = ["+1", "-1"]
    fight.attacked("p0", damage=1)
    fight.play("break flank")
    assert fight.battle.enemy_mods.discards == [] and {"x2", "+1"} <= set(fight.battle.enemy_mods.cards)


@pytest.mark.rule("AK-401", "AK-226")
def test_a_miss_needs_no_answer() -> None:
    fight = hit(Fight(HERE, NEAR), "miss")
    assert "0:ak-ask-cancel" not in fight.waiting()
    assert fight.ship("p0").shields == 2


@pytest.mark.rule("AK-401")
def test_neither_does_a_total_of_0_without_effects() -> None:
    fight = hit(Fight(HERE, NEAR), "-2")
    assert "0:ak-ask-cancel" not in fight.waiting()
    fight = hit(Fight(HERE, NEAR), "-2", effects=["target_lock"])
    assert fight.waiting() == ["0:ak-ask-cancel"]


@pytest.mark.rule("AK-926")
@pytest.mark.parametrize(("damage", "breaks"), [(8, False), (9, True)])
def test_silence_cancels_only_what_would_destroy_the_ship(damage: int, breaks: bool) -> None:
    fight = hit(Fight(HERE, NEAR), damage=damage)
    fight.silent()
    assert fight.card("flank").broken is breaks
    assert fight.ship("p0").hull == (7 if breaks else 1)


@pytest.mark.rule("AK-926")
def test_silence_breaks_what_has_no_energy_then_engines_before_weapons() -> None:
    fight = hit(Fight(f"{HERE} energy=burst_fire:0,flank:1", NEAR), damage=9)
    fight.silent()
    assert fight.card("burst_fire").broken
    fight = hit(Fight(f"{HERE} energy=burst_fire:1,flank:1", NEAR), damage=9)
    fight.silent()
    assert fight.card("flank").broken


@pytest.mark.rule("AK-694")
def test_in_extreme_mode_nothing_is_cancelled() -> None:
    fight = Fight(HERE, NEAR)
    fight.state.sheet.extreme = True
    hit(fight)
    assert fight.ship("p0").shields == 0


@pytest.mark.rule("AK-393", "AK-395", "AK-397")
def test_at_hull_0_the_ship_leaves_the_board_and_the_others_go_on() -> None:
    fight = hit(Fight(f"{HERE} hull=1 cap=7 shields=0 broken=burst_fire,flank", "p1 chariot A1 n", NEAR))
    assert fight.ship("p0").hex is None
    assert not fight.state.over


@pytest.mark.rule("AK-777")
def test_invulnerability_ignores_the_first_attack() -> None:
    fight = Fight(HERE, NEAR)
    fight.battle.statuses.append(Status("ignore_first_attack", "p0", "invulnerability", until="enemy_phase"))
    hit(fight)
    assert fight.ship("p0").shields == 2
    assert "ak-ignores" in fight.told()
    hit(fight)
    assert fight.waiting() == ["0:ak-ask-cancel"]


@pytest.mark.rule("AK-766")
def test_close_contact_softens_what_comes_from_near() -> None:
    fight = hit(Fight(f"{HERE} cards=burst_fire,flank,close_contact", "rs1 H5 s"))
    fight.play("take")
    assert fight.ship("p0").shields == 1


# The Sparrow


SPARROW = "sparrow G6 n hull=10"
ABLE = "p0 argonaut H6 n cards=burst_fire,flank,shrapnel_blast"


@pytest.mark.rule("AK-458", "AK-459")
def test_a_ship_ability_protects_the_sparrow_once_a_scenario() -> None:
    fight = hit(Fight(ABLE, "p1 chariot B2 n", SPARROW, NEAR), targets=("sparrow",))
    assert fight.waiting() == ["0:ak-ask-protect"]
    fight.play("protect")
    assert (fight.ship("sparrow").hull, fight.cockpit().stress) == (10, 1)
    assert fight.card("shrapnel_blast").broken
    fight.card("shrapnel_blast").broken = False
    hit(fight, targets=("sparrow",))
    assert fight.ship("sparrow").hull == 8


@pytest.mark.rule("AK-671")
def test_a_copilot_in_the_abilitys_place_protects_nobody() -> None:
    fight = Fight("p0 argonaut H6 n cards=burst_fire,flank,timbor", SPARROW, NEAR)
    fight.card("timbor").slot = "ship"
    hit(fight, targets=("sparrow",))
    assert fight.ship("sparrow").hull == 8


@pytest.mark.rule("AK-701")
def test_but_the_sparrow_can_still_be_protected() -> None:
    fight = Fight(ABLE, SPARROW, NEAR)
    fight.state.sheet.extreme = True
    hit(fight, targets=("sparrow",))
    assert fight.waiting() == ["0:ak-ask-protect"]


@pytest.mark.rule("AK-927", "AK-456")
def test_silence_does_not_protect() -> None:
    fight = hit(Fight(ABLE, SPARROW, NEAR), targets=("sparrow",))
    fight.silent()
    assert fight.ship("sparrow").hull == 8


@pytest.mark.rule("AK-458")
def test_the_first_volunteer_counts() -> None:
    other = "p1 chariot B2 n cards=proton_pulse,barrel_roll,laser_guns"
    fight = hit(Fight(ABLE, other, SPARROW, NEAR), targets=("sparrow",))
    fight.play("protect", 1)
    assert (fight.cockpit(0).stress, fight.cockpit(1).stress) == (0, 1)


@pytest.mark.rule("AK-457", "AK-071")
def test_a_sparrow_without_hull_loses_the_battle() -> None:
    fight = hit(Fight(HERE, "sparrow G6 n hull=1", NEAR), targets=("sparrow",))
    assert fight.state.over and fight.battle.ended == "failure"


@pytest.mark.rule("AK-276", "AK-452")
def test_the_sparrow_gets_no_harmful_effect() -> None:
    fight = hit(Fight(HERE, SPARROW, NEAR), targets=("sparrow",), effects=["stall"])
    assert (fight.ship("sparrow").hull, fight.ship("sparrow").marks) == (8, {})


# Shield Network


@pytest.mark.rule("AK-803", "AK-928")
def test_another_ship_takes_two_of_the_damage_on_its_shields() -> None:
    fight = Fight(f"{HERE} broken=burst_fire,flank", "p1 chariot B2 n", NEAR)
    fight.battle.sparrow_cards["shield_network"] = True
    hit(fight, damage=3)
    assert fight.waiting() == ["1:ak-ask-share"]
    fight.play("shield", 1)
    assert (fight.ship("p0").shields, fight.ship("p1").shields) == (1, 2)


@pytest.mark.rule("AK-803")
def test_no_more_than_there_is_of_it() -> None:
    fight = Fight(f"{HERE} broken=burst_fire,flank", "p1 chariot B2 n", NEAR)
    fight.battle.sparrow_cards["shield_network"] = True
    hit(fight, damage=1)
    fight.play("shield", 1)
    assert (fight.ship("p0").shields, fight.ship("p1").shields) == (2, 3)


@pytest.mark.rule("AK-803")
@pytest.mark.parametrize(("mine", "other"), [(1, 4), (2, 1)])
def test_not_with_fewer_than_two_shields(mine: int, other: int) -> None:
    fight = Fight(f"{HERE} shields={mine} broken=burst_fire,flank", f"p1 chariot B2 n shields={other}", NEAR)
    fight.battle.sparrow_cards["shield_network"] = True
    hit(fight)
    assert "1:ak-ask-share" not in fight.waiting()


@pytest.mark.rule("AK-803")
def test_nobody_takes_damage_that_is_meant_for_an_enemy() -> None:
    target = "rs1 H4 s hull=9 cap=9 shields=4 shields_cap=4"
    fight = Fight(f"{HERE} dice=attack deck=0", "p1 chariot B2 n", target, sparrow=("shield_network",))
    fight.play("act attack 0 at=rs1")
    assert fight.stacked() == ["Round", "Flying"]
    assert fight.ship("rs1").shields == 3


@pytest.mark.rule("AK-928", "AK-930")
def test_it_is_asked_after_the_cancelling_and_silence_declines() -> None:
    fight = Fight(HERE, "p1 chariot B2 n", NEAR)
    fight.battle.sparrow_cards["shield_network"] = True
    hit(fight)
    assert fight.waiting() == ["0:ak-ask-cancel"]
    fight.play("take")
    assert fight.waiting() == ["1:ak-ask-share"]
    fight.silent(1)
    assert (fight.ship("p0").shields, fight.ship("p1").shields) == (0, 4)


# Defence System and Evasion


@pytest.mark.rule("AK-817")
def test_defence_system_takes_the_damage_and_leaves_the_effects() -> None:
    fight = Fight(f"{HERE} broken=burst_fire,flank", "p1 chariot B2 n broken=proton_pulse,barrel_roll", NEAR)
    fight.battle.statuses.append(Status("redirect", "p0", "defence_system", until="round", to="p1"))
    hit(fight, effects=["stall"])
    assert (fight.ship("p0").shields, fight.ship("p1").shields) == (2, 2)
    assert list(fight.ship("p0").marks) == ["stall"]


@pytest.mark.rule("AK-817", "AK-400")
def test_the_helper_may_cancel_the_damage_it_would_take_over() -> None:
    fight = Fight(f"{HERE} broken=burst_fire,flank", "p1 chariot B2 n hull=2 shields=1", NEAR)
    fight.battle.statuses.append(Status("redirect", "p0", "defence_system", until="round", to="p1"))
    hit(fight, effects=["stall"], damage=3)
    asked = fight.asked(1)
    assert fight.waiting() == ["1:ak-ask-cancel"] and (asked.args["damage"], asked.args["effects"]) == (3, "")
    fight.silent(1)
    assert fight.card("barrel_roll", 1).broken and fight.cockpit(1).stress == 1
    assert [(fight.ship(ref).hull, fight.ship(ref).shields) for ref in ("p0", "p1")] == [(7, 2), (2, 1)]
    assert list(fight.ship("p0").marks) == ["stall"]


@pytest.mark.rule("AK-817")
def test_what_is_too_much_for_the_helper_goes_on_to_the_ally() -> None:
    fight = Fight(
        f"{HERE} broken=burst_fire,flank",
        "p1 chariot B2 n hull=1 shields=0 broken=proton_pulse,barrel_roll",
        NEAR,
    )
    fight.battle.statuses.append(Status("redirect", "p0", "defence_system", until="round", to="p1"))
    hit(fight, damage=3)
    assert fight.ship("p1").hex is None
    assert (fight.ship("p0").shields, fight.ship("p0").hull) == (0, 7)


@pytest.mark.rule("AK-817")
def test_defence_system_takes_any_damage_not_only_that_of_attacks() -> None:
    """The rulebook says any damage, and calls so what terrain and Rupture do; what own cards cost is none."""
    fight = Fight(f"{HERE} shields=2", "p1 chariot B2 n hull=5 shields=2", NEAR)
    fight.battle.statuses.append(Status("redirect", "p0", "defence_system", until="round", to="p1"))
    mine, other = fight.ship("p0"), fight.ship("p1")
    before = (mine.hull, mine.shields)
    for harm in ("asteroids", "nebula"):
        terrain.suffer(fight.state, mine, harm, fight.throw())
    assert (other.hull, other.shields) == (4, 1)
    mine.marks["rupture"] = Span()
    damage.rupture(fight.state, mine)
    doing.hurt(fight.state, "p0", 2, False)
    doing.hurt(fight.state, "p0", 1, True)
    assert (other.hull, other.shields) == (1, 0)
    assert (mine.hull, mine.shields) == before
    damage.lose(fight.state, "p0", hull=1)
    assert (mine.hull, other.hull) == (before[0] - 1, 1)  # type: ignore[operator]
    doing.hurt(fight.state, "p0", 3, True)
    assert other.hex is None and mine.hull == before[0] - 1 - 2  # type: ignore[operator]


@pytest.mark.rule("AK-829", "AK-924")
def test_evasion_is_declared_before_the_cards_and_makes_them_worse() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,evasion", NEAR)
    hit(fight, "+2", "-1")
    assert fight.waiting() == ["0:ak-ask-evade"]
    assert fight.battle.enemy_mods.drawn == []
    fight.play("evade")
    assert fight.card("evasion").energy == 2
    fight.play("take")
    assert fight.ship("p0").shields == 1


@pytest.mark.rule("AK-924")
def test_silence_does_not_evade() -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,evasion", NEAR)
    hit(fight, "+2", "-1")
    fight.silent()
    assert fight.card("evasion").energy == 3
    assert fight.asked().args["damage"] == 4
