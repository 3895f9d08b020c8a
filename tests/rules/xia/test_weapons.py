"""Engines, rams, missiles, blasters and shields (section 11)."""

from __future__ import annotations

import pytest

from rules.xia import query, weapons
from rules.xia.actions import Defend, Orders
from rules.xia.frames import Attack, Guard, Moving
from tests.rules.xia.arena import Arena


@pytest.mark.rule("XIA-140")
def test_an_engine_moves_as_far_as_its_die_less_its_damage() -> None:
    table = Arena()
    (engine,) = table.fit(0, "engine_2")
    plain = engine.cells[2]
    table.attacker.damage.append(plain)
    table.play(f"engine {engine.cells[0]}", rolls=[7])
    assert table.frame(Moving).left == 6
    assert table.attacker.armed == 3 and len(engine.markers) == 1


@pytest.mark.rule("XIA-141", "XIA-142")
def test_an_engine_rams_as_part_of_an_attack_and_the_ship_stays_where_it_is() -> None:
    table = Arena()
    (engine,) = table.fit(0, "engine_1")
    here = table.attacker.space
    table.fire("engine_1", rolls=(4,))
    table.take_damage()
    assert len(table.target.damage) == 4
    assert table.attacker.space == here and Moving not in table.frames()
    assert table.attacker.armed == 3 and len(engine.markers) == 1


@pytest.mark.rule("XIA-141", "XIA-151")
@pytest.mark.parametrize("outfit", ["engine_3", "blaster_1", "blaster_3"])
@pytest.mark.parametrize("apart", [1, 2, 3])
def test_rams_and_blasters_reach_only_the_next_space(outfit: str, apart: int) -> None:
    table = Arena(apart)
    table.fit(0, outfit)
    assert table.legal(table.shot(outfit)) == (apart == 1)


@pytest.mark.rule("XIA-141", "XIA-151")
@pytest.mark.parametrize("outfit", ["engine_1", "blaster_2"])
def test_a_planetary_border_stops_rams_and_blasters_next_door(outfit: str) -> None:
    table = Arena()
    table.fit(0, outfit)
    outside, inside = next(
        (space, other)
        for space in table.board.spaces
        for other, crossed in table.board.steps(space)
        if any(border.kind == "planet_shield" for border in crossed)
    )
    table.put(0, outside).put(1, inside)
    assert table.board.distance(outside, inside) == 1
    assert not table.legal(table.shot(outfit))


@pytest.mark.rule("XIA-142", "XIA-108")
def test_a_move_never_becomes_a_ram() -> None:
    table = Arena()
    table.fit(0, "engine_1")
    table.play("impulse")
    assert all(not choice.startswith("attack") for choice in table.choices)
    assert not any(fire for fire in weapons.attacks(table.state, 0, "1") if not fire.weapons)


@pytest.mark.rule("XIA-143")
def test_the_rammer_suffers_the_whole_roll_though_the_target_blocked_it() -> None:
    table = Arena()
    table.fit(0, "engine_1")
    table.fit(1, "shield_2")
    table.fire("engine_1")
    table.defend("shield_2", rolls=(5, 8))
    table.play("arm 0")
    assert table.seat == 0 and table.asked == "xia-ask-damage"
    table.take_damage()
    assert len(table.attacker.damage) == 5 and not table.target.damage


@pytest.mark.rule("XIA-143")
def test_the_rammer_suffers_what_is_left_of_the_roll_after_engine_damage() -> None:
    table = Arena()
    (engine,) = table.fit(0, "engine_2")
    table.attacker.damage.append(engine.cells[3])
    table.fire("engine_2", rolls=(6,))
    table.take_damage()
    assert len(table.attacker.damage) == 1 + 5 and len(table.target.damage) == 5


@pytest.mark.rule("XIA-143")
def test_the_rammer_suffers_even_if_the_target_is_destroyed() -> None:
    table = Arena()
    table.fit(0, "engine_1")
    table.doomed(1, 3)
    table.fire("engine_1", rolls=(6,))
    assert table.target.space is None and table.attacker.fame == 3
    table.take_damage()
    assert len(table.attacker.damage) == 6


@pytest.mark.rule("XIA-144", "XIA-159")
def test_nothing_reduces_the_rammers_own_damage() -> None:
    table = Arena()
    table.fit(0, "engine_1", "shield_3")
    table.ability(0, "aegis_pulse")
    table.fire("engine_1", rolls=(6,))
    table.take_damage()
    assert Guard not in table.frames() and len(table.attacker.damage) == 6
    assert table.attacker.armed == 3


@pytest.mark.rule("XIA-145")
def test_the_target_of_a_ram_defends_as_usual() -> None:
    table = Arena()
    table.fit(0, "engine_1")
    table.fit(1, "shield_1")
    table.fire("engine_1")
    assert table.seat == 1 and table.asked == "xia-ask-defence"
    table.defend("shield_1", rolls=(6, 2))
    table.take_damage()
    assert len(table.target.damage) == 4


@pytest.mark.rule("XIA-146", "XIA-167")
def test_with_other_weapons_the_rammer_suffers_only_the_dice_of_the_ram() -> None:
    table = Arena()
    table.fit(0, "engine_1", "blaster_3")
    table.fire("blaster_3", "engine_1", "blaster_3", rolls=(12, 3, 11))
    table.take_damage()
    assert len(table.target.damage) == 26
    assert len(table.attacker.damage) == 3


@pytest.mark.rule("XIA-147")
def test_every_die_of_a_ram_counts_for_both_sides() -> None:
    table = Arena()
    table.fit(0, "engine_1")
    table.fire("engine_1", "engine_1", rolls=(4, 5))
    table.take_damage()
    assert len(table.target.damage) == len(table.attacker.damage) == 9


@pytest.mark.rule("XIA-148", "XIA-127", "XIA-529")
def test_both_lost_in_a_ram_nobody_earns_anything() -> None:
    table = Arena()
    table.fit(0, "engine_3")
    table.attacker.bounty, table.target.bounty = 1000, 4000
    table.doomed(0, 8)
    table.doomed(1, 8)
    table.fire("engine_3", rolls=(8,))
    assert table.attacker.space is None and table.target.space is None
    assert table.attacker.fame == 0 and table.attacker.credits == table.target.credits == 3000
    assert table.attacker.bounty == table.target.bounty == 0


@pytest.mark.rule("XIA-529")
def test_a_rammer_lost_with_an_innocent_has_no_bounty() -> None:
    table = Arena()
    table.fit(0, "engine_3")
    table.doomed(0, 8)
    table.doomed(1, 8)
    table.fire("engine_3", rolls=(9,))
    assert table.attacker.space is None and table.attacker.bounty == 0


@pytest.mark.rule("XIA-149", "XIA-128", "XIA-204")
def test_a_rammer_lost_alone_brings_nobody_anything_and_ends_its_turn() -> None:
    table = Arena()
    table.fit(0, "engine_3")
    table.attacker.bounty = 5000
    table.doomed(0, 8)
    table.fire("engine_3", rolls=(8,))
    assert table.asked == "xia-ask-damage" and table.seat == 1
    table.take_damage()
    assert len(table.target.damage) == 8, "both sides of a ram are hurt"
    assert table.attacker.space is None and table.attacker.bounty == 0
    assert table.target.fame == 0 and table.target.credits == 3000
    assert table.state.turn == 1


@pytest.mark.rule("XIA-150")
@pytest.mark.parametrize("apart", [1, 2, 6, 7])
def test_missiles_reach_two_to_six_spaces(apart: int) -> None:
    table = Arena(apart)
    table.fit(0, "missile_1")
    assert table.legal(table.shot("missile_1")) == (2 <= apart <= 6)


@pytest.mark.rule("XIA-150", "XIA-162")
def test_missiles_need_sight() -> None:
    table = Arena(4)
    table.fit(0, "missile_3")
    assert table.legal(table.shot("missile_3"))
    table.apart(4, seen=False)
    assert not table.legal(table.shot("missile_3"))


def test_a_long_arm_reaches_seven() -> None:
    table = Arena(7)
    table.fit(0, "missile_1", "blaster_1")
    table.title("long_arm", holder=0)
    assert table.legal(table.shot("missile_1"))
    table.apart(8)
    assert not table.legal(table.shot("missile_1"))


@pytest.mark.rule("XIA-152")
@pytest.mark.parametrize(("outfit", "apart"), [("blaster_2", 1), ("missile_3", 3)])
def test_a_weapon_deals_its_die_less_its_damage(outfit: str, apart: int) -> None:
    table = Arena(apart)
    (weapon,) = table.fit(0, outfit)
    table.attacker.damage += [cell for cell in weapon.cells if cell not in query.spots(weapon)][:2]
    table.fire(outfit, rolls=(8,))
    table.take_damage()
    assert len(table.target.damage) == 6


@pytest.mark.rule("XIA-152")
def test_a_weapon_never_deals_less_than_nothing() -> None:
    table = Arena()
    (weapon,) = table.fit(0, "blaster_2")
    table.attacker.damage += weapon.cells[2:]
    table.fire("blaster_2", rolls=(1,))
    assert not table.target.damage and table.asked == "xia-ask-action"


def test_a_duelist_adds_one_to_every_blaster_die_alone() -> None:
    table = Arena()
    table.fit(0, "blaster_1", "engine_1")
    table.title("duelist", holder=0)
    table.fire("blaster_1", "blaster_1", "engine_1", rolls=(2, 3, 4))
    table.take_damage()
    assert len(table.target.damage) == 3 + 4 + 4


def test_a_battering_ram_takes_half_rounded_down() -> None:
    table = Arena()
    table.fit(0, "engine_1")
    table.title("battering_ram", holder=0)
    table.fire("engine_1", rolls=(5,))
    table.take_damage()
    assert len(table.target.damage) == 5 and len(table.attacker.damage) == 2


# Shields


@pytest.mark.rule("XIA-153")
def test_only_shields_are_used_outside_the_own_action_phase() -> None:
    table = Arena()
    table.fit(0, "blaster_1")
    table.fit(1, "shield_1", "blaster_1", "engine_1")
    table.fire("blaster_1")
    for outfit in ("blaster_1", "engine_1"):
        assert not table.legal(Defend((table.cell(1, outfit),)))
    assert table.legal(Defend((table.cell(1, "shield_1"),)))


@pytest.mark.rule("XIA-153")
def test_a_shield_is_no_weapon_and_no_action() -> None:
    table = Arena()
    table.fit(0, "shield_3")
    assert not table.legal(table.shot("shield_3"))
    assert not table.offers(f"engine {table.cell(0, 'shield_3')}")


@pytest.mark.rule("XIA-154", "XIA-173")
def test_a_shield_takes_its_die_less_its_damage_off_the_attack() -> None:
    table = Arena()
    table.fit(0, "blaster_3")
    (shield,) = table.fit(1, "shield_2")
    table.target.damage.append(shield.cells[3])
    table.fire("blaster_3")
    table.defend("shield_2", "shield_2", rolls=(12, 6, 3))
    table.take_damage()
    assert len(table.target.damage) - 1 == 12 - 5 - 2


def guarded(what: str, amount: int, source: str) -> Arena:
    table = Arena()
    table.fit(0, "shield_2")
    table.push(Guard(0, what, amount, source))  # type: ignore[arg-type]
    return table


@pytest.mark.rule("XIA-155", "XIA-156", "XIA-514", "XIA-319")
def test_shields_take_the_edge_off_asteroids_after_the_roll() -> None:
    table = guarded("damage", 7, "asteroid")
    assert table.asked == "xia-ask-guard-damage"
    assert [choice for choice in table.choices if choice.startswith("defend")] == table.choices
    assert len(table.choices) == 4, "none to three markers"
    nothing, one = table.offered[:2]
    assert (nothing.label, one.label) == ("xia-guard-nothing", "xia-defend")
    assert (one.args["mean"], one.args["safe"]) == (3, 25)
    cell = table.cell(0, "shield_2")
    table.play(Defend((cell, cell)), rolls=[2, 3])
    assert table.told("xia-guard-rolls")[0].args["blocks"] == (2, 3)
    table.take_damage()
    assert len(table.attacker.damage) == 2


@pytest.mark.rule("XIA-155", "XIA-157", "XIA-514")
def test_each_point_blocked_saves_one_energy_in_a_nebula() -> None:
    table = guarded("energy", 7, "nebula")
    before = table.attacker.energy
    table.play(Defend((table.cell(0, "shield_2"),)), rolls=[5])
    assert table.attacker.energy == before - 2


@pytest.mark.rule("XIA-155", "XIA-514")
@pytest.mark.parametrize(("sector", "source"), [("red_gorge", "mine"), ("lower_clouds", "harvest")])
def test_shields_help_when_mining_or_harvesting_fails(sector: str, source: str) -> None:
    table = Arena()
    table.lay(sector, "kemplar_ii", 4)
    table.fit(0, "shield_1")
    table.put(0, table.spot(sector, "X"))
    table.play("extract", rolls=[6])
    assert table.asked.startswith("xia-ask-guard") and table.frame(Guard).source == source
    energy = table.attacker.energy
    table.play(Defend((table.cell(0, "shield_1"),)), rolls=[4])
    table.take_damage()
    assert (len(table.attacker.damage), energy - table.attacker.energy) == (
        (2, 0) if source == "mine" else (0, 2)
    )


@pytest.mark.rule("XIA-156")
def test_in_combat_shields_are_named_before_any_die() -> None:
    table = Arena()
    table.fit(0, "blaster_1")
    table.fit(1, "shield_1")
    table.fire("blaster_1")
    assert table.frame(Attack).rolls == [] and table.asked == "xia-ask-defence"


@pytest.mark.rule("XIA-158", "XIA-160")
def test_markers_spent_on_a_hazard_stay_on_the_shield_until_the_status_phase() -> None:
    table = guarded("damage", 5, "asteroid")
    (shield,) = table.attacker.outfits
    cell = shield.cells[0]
    table.play(Defend((cell, cell)), rolls=[4, 4])
    assert len(shield.markers) == 2 and (table.attacker.armed, table.attacker.disarmed) == (2, 0)
    table.push(Guard(0, "damage", 5, "asteroid"))
    assert not table.legal(Defend((cell, cell))) and table.legal(Defend((cell,)))
    table.play(Defend())
    table.take_damage()
    table.play("end", "arm 0")
    assert not shield.markers and table.attacker.disarmed == 2


@pytest.mark.rule("XIA-160")
def test_a_spot_used_against_a_hazard_is_missing_against_an_attacker() -> None:
    table = Arena()
    table.fit(0, "blaster_1")
    (shield,) = table.fit(1, "shield_1")
    shield.markers = [shield.cells[0]]
    table.target.armed = 3
    table.fire("blaster_1")
    assert table.legal(Defend((shield.cells[2],)))
    assert not table.legal(Defend((shield.cells[2], shield.cells[0])))


@pytest.mark.rule("XIA-159")
@pytest.mark.parametrize(("kind", "roll"), [("planet_shield", 6), ("debris", 2)])
def test_shields_do_nothing_against_planetary_shields_and_debris(kind: str, roll: int) -> None:
    table = Arena()
    table.lay("pelmont", "kemplar_ii", 4)
    table.fit(0, "shield_3")
    here, there = next(
        (space, other)
        for space in table.board.spaces
        for other, crossed in table.board.steps(space)
        if [border.kind for border in crossed] == [kind] and table.board.spaces[space].kind is None
    )
    table.put(0, here)
    table.play("impulse", f"fly {there}", rolls=[roll])
    assert Guard not in table.frames()
    if kind == "debris":
        assert table.attacker.space is None
    else:
        table.take_damage()
        assert len(table.attacker.damage) == 6 and table.attacker.armed == 4


@pytest.mark.rule("XIA-159")
@pytest.mark.parametrize("where", ["star", "salvage"])
def test_shields_do_nothing_against_stars_and_exploding_wrecks(where: str) -> None:
    table = Arena()
    table.fit(0, "shield_3")
    table.ability(0, "aegis_pulse")
    if where == "star":
        table.lay("xia", "kemplar_ii", 4)
        here, there = next(
            (space, other)
            for space in table.board.spaces
            for other, crossed in table.board.steps(space)
            if [border.kind for border in crossed] == ["star"]
        )
        table.put(0, here)
        table.play("impulse", f"fly {there}")
    else:
        table.lay("pelmont", "kemplar_ii", 4)
        table.put(0, table.spot("pelmont", "X"))
        table.play("extract", rolls=[2])
    assert table.attacker.space is None and table.state.turn == 1


# Standing orders against hazards


@pytest.mark.rule("XIA-514", "XIA-525")
@pytest.mark.parametrize("turn", [0, 1])
def test_orders_decide_on_hazards_only_in_the_turns_of_others(turn: int) -> None:
    table = Arena()
    table.fit(0, "shield_2")
    table.attacker.orders = Orders(shields="all", abilities="always", damage="auto")
    table.turn(turn)
    table.push(Guard(0, "damage", 6, "asteroid"), rolls=[1, 1, 1] if turn else [])
    if turn == 0:
        assert table.asked == "xia-ask-guard-damage"
    else:
        assert len(table.attacker.damage) == 3 and table.attacker.armed == 1


@pytest.mark.rule("XIA-514")
def test_no_more_markers_are_offered_than_there_is_to_block() -> None:
    table = Arena()
    table.fit(0, "shield_2")
    table.push(Guard(0, "damage", 2, "asteroid"))
    assert len(table.choices) == 3
    told = table.play(Defend())
    assert {event.key for event in told} == {"xia-damaged"}, "who bears it blocks nothing"
    table.take_damage()
    assert len(table.attacker.damage) == 2 and table.attacker.armed == 4


@pytest.mark.rule("XIA-514")
def test_without_means_nobody_is_asked() -> None:
    table = Arena()
    table.push(Guard(0, "energy", 4, "nebula"))
    assert table.asked == "xia-ask-action" and table.attacker.energy == 16


def test_the_unbroken_roll_shields_again_against_hazards_too() -> None:
    table = guarded("energy", 7, "nebula")
    table.title("unbroken", holder=0)
    energy = table.attacker.energy
    table.play(Defend((table.cell(0, "shield_2"),)), rolls=[1])
    assert table.asked == "xia-ask-shield-reroll"
    table.play("reroll_dice 0", rolls=[8])
    assert table.attacker.energy == energy and table.attacker.once == ["unbroken"]
