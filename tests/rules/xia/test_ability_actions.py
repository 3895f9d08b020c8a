"""Ability cards used as actions: what comes of each (section 8)."""

from __future__ import annotations

import pytest

from rules.xia import ability_effects, query, sight, weapons
from rules.xia.actions import Fire, UseAbility
from rules.xia.components import ABILITIES
from rules.xia.frames import Moving, Stowing, Turn
from tests.rules.xia.arena import Arena
from tests.rules.xia.table import Table


def captain(*names: str, apart: int = 1) -> Arena:
    """Seat 0 has these cards."""
    table = Arena(apart)
    table.ability(0, *names)
    table.rolls.clear()
    return table


def ready(table: Table, name: str, seat: int = 0) -> bool:
    return next(card.ready for card in table.state.players[seat].cards if card.ability == name)


# Actions


def test_the_crane_takes_two_cubes_in_reach_and_in_sight() -> None:
    table = captain("grapple_crane", apart=3)
    there = table.target.space
    assert there is not None
    table.put(1, None)
    table.loose(there, "spice", "holo", "terra")
    table.use("grapple_crane", rolls=(6,))
    assert table.asked == "xia-ask-crane" and len(table.choices) == 4
    assert table.offered[0].args == {"cube": "@spice", "space": query.place(there)}
    table.play(f'pick "holo {there}"')
    while Stowing in table.frames():
        table.play(table.offered[0].action)
    table.play(f'pick "spice {there}"')
    while Stowing in table.frames():
        table.play(table.offered[0].action)
    assert sorted(cube.kind for cube in table.attacker.cargo) == ["holo", "spice"]
    assert [cube.kind for cube in table.state.loose] == ["terra"] and table.frames() == [Turn]


def test_the_crane_fails_below_six_and_may_stop_early() -> None:
    table = captain("grapple_crane", apart=3)
    there = table.target.space
    assert there is not None
    table.loose(there, "spice", "holo")
    table.use("grapple_crane", rolls=(5,))
    assert len(table.state.loose) == 2 and table.frames() == [Turn]
    table.attacker.cards[0].ready = True
    table.use("grapple_crane", rolls=(6,))
    table.play("stop")
    assert len(table.state.loose) == 2 and table.frames() == [Turn]


def test_the_crane_is_not_for_what_is_too_far_hidden_or_ones_own() -> None:
    table = captain("grapple_crane", apart=4)
    there = table.target.space
    assert there is not None
    table.loose(there, "spice")
    assert not table.offers("use grapple_crane")
    table.apart(3, seen=False)
    here = table.target.space
    assert here is not None
    table.loose(here, "spice")
    assert not table.offers("use grapple_crane")
    table.state.loose.clear()
    space = table.attacker.space
    assert space is not None
    table.loose(space, "spice", owner=0)
    assert not table.offers("use grapple_crane")
    table.state.turns += 1
    assert table.offers("use grapple_crane")
    table.load_cargo(0, *["terra"] * len(query.free_cells(table.attacker)))  # type: ignore[list-item]
    assert not table.offers("use grapple_crane")


@pytest.mark.parametrize(("roll", "mended"), [(7, 0), (8, 2), (15, 2), (16, 4)])
def test_the_patch_kit_takes_off_damage_where_its_owner_wants(roll: int, mended: int) -> None:
    table = captain("patch_kit")
    assert not table.offers("use patch_kit"), "there is nothing to patch"
    table.attacker.damage = [3, 5, 8, 13, 21]
    table.use("patch_kit", rolls=(roll,))
    if mended:
        assert (
            table.asked == "xia-ask-patch" and not table.offers("damage 4") and not table.offers("damage 3,3")
        )
        assert not table.offers("damage 3,5,8,13,21") and not table.offers("damage ()")
        assert not table.offers("end")
        table.play("damage 8", f"damage {','.join(['21', '3', '5'][: mended - 1])}")
    assert len(table.attacker.damage) == 5 - mended and table.frames() == [Turn]
    assert (8 in table.attacker.damage) == (not mended)


def test_the_patch_kit_offers_what_hurts_most() -> None:
    table = captain("patch_kit")
    (gun,) = table.fit(0, "blaster_3")
    spot = query.spots(gun)[0]
    table.attacker.damage = [spot, 27, 28]
    table.use("patch_kit", rolls=(8,))
    assert str(spot) in table.choices[0]


@pytest.mark.parametrize(("roll", "points"), [(1, 1), (13, 7), (19, 10)])
def test_afterburner_moves_half_the_roll_rounded_up(roll: int, points: int) -> None:
    table = captain("afterburner")
    table.use("afterburner", rolls=(roll,))
    assert table.frame(Moving).left == points and table.frame(Moving).source == "afterburner"
    assert table.attacker.impulse and table.attacker.armed == 4


@pytest.mark.parametrize("roll", [5, 6])
def test_slip_turn_hops_without_borders(roll: int) -> None:
    table = captain("slip_turn")
    here, beyond = table.pair(6)
    table.put(0, here)
    far = next(
        space
        for space in table.board.spaces
        if table.board.distance(here, space) == 5 and sight.sees(table.board, here, space)
    )
    hidden = next(
        space
        for space in table.board.spaces
        if table.board.distance(here, space) < 5 and not sight.sees(table.board, here, space)
    )
    near = next(space for _, space in table.board.neighbours(here) if sight.sees(table.board, here, space))
    table.put(1, near)
    table.use("slip_turn", rolls=(roll,))
    if roll == 5:
        assert table.frames() == [Turn]
        return
    assert table.asked == "xia-ask-hop" and len(table.choices) <= 25
    assert table.offers(f"pick {far}")
    for space in (near, here, beyond, hidden):
        assert not table.offers(f"pick {space}")
    table.play(f"pick {far}")
    assert table.attacker.space == far and table.frames() == [Turn]


def test_slip_turn_offers_an_unseen_token_before_empty_space() -> None:
    table = captain("slip_turn")
    table.state.unseen.clear()
    empty = [s for s in ability_effects.hops(table.state, 0) if not table.board.spaces[s].features]
    table.state.unseen[empty[-1]] = "fame"
    offered = ability_effects.hops(table.state, 0)
    assert offered.index(empty[-1]) < offered.index(empty[0])


def test_slip_turn_into_a_nebula_costs_nothing() -> None:
    table = captain("slip_turn")
    here, there = next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if space.kind is None and [border.kind for border in crossed] == ["nebula"]
    )
    table.put(0, here)
    table.use("slip_turn", rolls=(6,))
    energy = table.attacker.energy
    table.play(f"pick {there}")
    assert table.attacker.space == there and table.attacker.energy == energy


def test_broadside_adds_half_its_roll_alone_or_with_weapons() -> None:
    table = captain("broadside")
    table.fit(0, "blaster_1")
    table.fire("blaster_1", cards=("broadside",), rolls=(4, 17))
    table.take_damage()
    assert len(table.target.damage) == 4 + 9
    table = captain("broadside", apart=3)
    table.fire(cards=("broadside",), rolls=(2,))
    table.take_damage()
    assert len(table.target.damage) == 1 and table.attacker.armed == 4


def test_deep_scan_lays_one_of_three_and_hides_the_others_below() -> None:
    table = captain("deep_scan")
    table.put(0, next(space for space in table.board.spaces if any(table.board.unexplored(space))))
    top = table.state.sectors[:-4:-1]
    side = next(choice for choice in table.choices if choice.startswith("use deep_scan"))
    energy, before = table.attacker.energy, len(table.state.sectors)
    table.play(side)
    assert table.asked == "xia-ask-deep-scan" and table.choices == [f"pick {sector}" for sector in top]
    table.play(f"pick {top[2]}")
    assert top[2] in table.board.laid and table.attacker.energy == energy - 2
    assert len(table.state.sectors) == before - 1 and sorted(table.state.sectors[:2]) == sorted(top[:2])


def test_deep_scan_is_seen_by_one_player_alone() -> None:
    from rules.xia.game import RULES

    table = captain("deep_scan")
    table.put(0, next(space for space in table.board.spaces if any(table.board.unexplored(space))))
    table.play(next(choice for choice in table.choices if choice.startswith("use deep_scan")))
    (prompt,) = RULES.prompts(table.state)
    assert prompt.private and prompt.seat == 0
    assert table.told("xia-uses")[-1].reveals, "whoever has looked cannot take it back unasked"


@pytest.mark.parametrize("roll", [7, 8])
def test_drones_fetch_a_cube_from_the_space_next_door(roll: int) -> None:
    table = captain("drone_bay")
    mine = table.spot("burning_horse", "X")
    here = next(space for _, space in table.board.neighbours(mine))
    table.put(0, here).put(1, mine)
    kind = table.board.spaces[mine].region.yields  # type: ignore[union-attr]
    table.use("drone_bay", mine, rolls=(roll,))
    while Stowing in table.frames():
        table.play(table.offered[0].action)
    assert [cube.kind for cube in table.attacker.cargo] == ([kind] if roll == 8 else [])
    assert not table.attacker.damage and table.attacker.energy == 17


def test_drones_need_a_mine_next_door_and_room() -> None:
    table = captain("drone_bay")
    mine = table.spot("burning_horse", "X")
    table.put(0, mine)
    assert not table.legal(UseAbility("drone_bay", mine))
    table.put(0, next(space for _, space in table.board.neighbours(mine)))
    assert table.legal(UseAbility("drone_bay", mine)) and not table.legal(UseAbility("drone_bay"))
    table.load_cargo(0, *["terra"] * len(query.free_cells(table.attacker)))  # type: ignore[list-item]
    assert not table.legal(UseAbility("drone_bay", mine))


@pytest.mark.parametrize(("roll", "asked"), [(10, "xia-ask-action"), (11, "xia-ask-salvo")])
def test_the_salvo_computer_rolls_any_attack_dice_again_before_the_defender(roll: int, asked: str) -> None:
    table = captain("salvo_computer")
    table.fit(0, "blaster_3")
    table.fit(1, "shield_1")
    table.fire(*["blaster_3"] * 3, cards=("salvo_computer",))
    table.defend("shield_1", rolls=(2, 12, 3, roll, *([1] if roll < 11 else [])))
    if roll < 11:
        table.take_damage()
        assert len(table.target.damage) == 16
        return
    assert table.seat == 0 and table.asked == asked and not table.told("xia-defence-rolls")
    assert [event.args["roll"] for event in table.told("xia-rolled")] == [11]
    table.play("reroll_dice 0,2", rolls=[7, 1, 6])
    assert [event.args["rolls"] for event in table.told("xia-attack-rolls")] == [(2, 12, 3), (7, 12, 1)]
    table.take_damage()
    assert len(table.target.damage) == 7 + 12 + 1 - 6


def test_the_salvo_computer_rolls_a_broadside_again_too() -> None:
    table = captain("salvo_computer", "broadside")
    table.fire(cards=("broadside", "salvo_computer"), rolls=(2, 11))
    table.play("reroll_dice 0", rolls=[18])
    table.take_damage()
    assert len(table.target.damage) == 9
    assert not table.legal(Fire("1", (), ("salvo_computer",))), "it needs dice"


@pytest.mark.parametrize("roll", [10, 11])
def test_replication_doubles_the_dice_of_an_outfit_until_the_next_turn(roll: int) -> None:
    table = captain("replication")
    table.fit(0, "blaster_3", "engine_1")
    gun, engine = table.attacker.outfits
    table.attacker.damage = [engine.cells[1]]
    table.use("replication", rolls=(roll,))
    assert gun.replicated == (roll == 11), "the other one is damaged, so there is no choice"
    if roll == 10:
        return
    table.fire("blaster_3", rolls=(5, 6))
    table.take_damage()
    assert len(table.target.damage) == 11
    table.state.stack = [Turn(0)]
    table.settle()
    assert not gun.replicated


def test_replication_asks_for_the_outfit_and_there_is_one_token() -> None:
    table = captain("replication")
    table.fit(0, "blaster_3", "engine_1")
    gun, engine = table.attacker.outfits
    gun.replicated = True
    table.use("replication", rolls=(11,))
    assert table.choices == [f"pick {gun.cells[0]}", f"pick {engine.cells[0]}"]
    table.play(f"pick {engine.cells[0]}")
    assert engine.replicated and not gun.replicated


@pytest.mark.parametrize(
    ("roll", "theirs", "own", "moved"), [(7, 8, 10, 0), (8, 8, 10, 4), (8, 3, 10, 3), (8, 8, 19, 2)]
)
def test_siphon_draws_off_energy(roll: int, theirs: int, own: int, moved: int) -> None:
    table = captain("siphon")
    table.attacker.energy, table.target.energy = own, theirs
    table.use("siphon", "1", rolls=(roll,))
    assert table.target.energy == theirs - moved and table.attacker.energy == own - 1 + moved
    assert table.target.armed == 4 and table.frames() == [Turn]


def test_siphon_needs_an_adjacent_player_with_energy() -> None:
    table = captain("siphon")
    table.attacker.energy = 10
    assert table.legal(UseAbility("siphon", "1"))
    table.target.energy = 0
    assert not table.legal(UseAbility("siphon", "1"))
    table.target.energy = 5
    table.apart(2)
    assert not table.legal(UseAbility("siphon", "1"))


@pytest.mark.parametrize(("roll", "dealt"), [(6, 6), (19, 19)])
def test_a_nova_charge_strikes_with_its_roll(roll: int, dealt: int) -> None:
    table = captain("nova_charge", apart=4)
    table.fire(cards=("nova_charge",), rolls=(roll,))
    table.take_damage()
    assert len(table.target.damage) == dealt and not table.attacker.damage


def test_a_nova_charge_may_go_off_aboard() -> None:
    table = captain("nova_charge", apart=4)
    table.fit(0, "shield_3")
    table.fire(cards=("nova_charge",), rolls=(5, 4))
    table.take_damage()
    assert not table.target.damage and len(table.attacker.damage) == 4 and table.attacker.armed == 4
    table = captain("nova_charge", apart=4)
    table.doomed(0, 3)
    table.fire(cards=("nova_charge",), rolls=(1, 3))
    assert table.attacker.space is None and table.state.turn == 1


def test_a_nova_charge_hurts_its_own_ship_with_a_d6() -> None:
    table = captain("nova_charge", apart=4)
    with pytest.raises(AssertionError, match="no d6 shows 7"):
        table.fire(cards=("nova_charge",), rolls=(5, 7))


def test_a_nova_charge_comes_alone() -> None:
    table = captain("nova_charge", "broadside", "salvo_computer", apart=3)
    table.fit(0, "missile_1")
    assert table.legal(Fire("1", (), ("nova_charge",)))
    for shot in (
        table.shot("missile_1", cards=("nova_charge",)),
        Fire("1", (), ("nova_charge", "broadside")),
        Fire("1", (), ("nova_charge", "salvo_computer")),
    ):
        assert not table.legal(shot)


def test_every_action_ability_has_a_test_of_its_targets() -> None:
    actions = {card.id for card in ABILITIES.values() if card.when == "action"}
    assert set(ability_effects.TARGETS) == actions
    assert weapons.BROADSIDE in ABILITIES and weapons.NOVA in ABILITIES and weapons.SALVO in ABILITIES


def test_the_crane_stops_when_the_hold_is_full() -> None:
    table = captain("grapple_crane")
    space = table.attacker.space
    assert space is not None
    table.loose(space, "spice", "holo")
    table.load_cargo(0, *["terra"] * (len(query.free_cells(table.attacker)) - 1))  # type: ignore[list-item]
    table.use("grapple_crane", rolls=(6,))
    table.play(table.offered[0].action)
    while Stowing in table.frames():
        table.play(table.offered[0].action)
    assert table.frames() == [Turn] and len(table.state.loose) == 1


def test_the_crane_stops_when_nothing_is_left_in_reach() -> None:
    table = captain("grapple_crane")
    space = table.attacker.space
    assert space is not None
    table.loose(space, "spice")
    table.use("grapple_crane", rolls=(6,))
    table.play(table.offered[0].action)
    while Stowing in table.frames():
        table.play(table.offered[0].action)
    assert table.frames() == [Turn] and not table.state.loose


def test_drones_fetch_nothing_that_is_used_up() -> None:
    table = captain("drone_bay")
    mine = table.spot("burning_horse", "X")
    table.put(0, next(space for _, space in table.board.neighbours(mine)))
    kind = table.board.spaces[mine].region.yields  # type: ignore[union-attr]
    table.loose(mine, *[kind] * 15)  # type: ignore[list-item]
    assert not table.legal(UseAbility("drone_bay", mine))
    table.state.loose.pop()
    assert table.legal(UseAbility("drone_bay", mine))


def test_a_card_used_is_part_of_the_turns_trail() -> None:
    table = captain("autopilot")
    table.use("autopilot", rolls=(3,))
    assert table.state.trail == ["autopilot"]


@pytest.mark.rule("XIA-053", "XIA-055")
def test_a_twenty_for_an_ability_is_luck_and_may_end_the_game() -> None:
    table = captain("autopilot")
    table.attacker.fame = table.state.needed - 1
    table.use("autopilot", rolls=(20,))
    assert table.state.over and table.attacker.autopilot == 0


@pytest.mark.rule("XIA-054")
def test_a_defenders_twenty_is_luck_in_anothers_turn() -> None:
    table = captain()
    table.fit(0, "blaster_1")
    table.ability(1, "aegis_pulse")
    table.fire("blaster_1")
    table.defend(cards=("aegis_pulse",), rolls=(4, 20))
    assert table.target.fame == 1 and table.attacker.fame == 0
