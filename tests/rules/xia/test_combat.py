"""The six steps of combat (section 12), and what is asked in them (section 30)."""

from __future__ import annotations

import pytest

from rules.xia import combat, power
from rules.xia.actions import Defend, Fire, Orders
from rules.xia.components import NPCS
from rules.xia.frames import Attack, NpcTurn, Rearm, Turn
from tests.rules.xia.arena import Arena

LOTS = Orders(damage="auto")


def armed(
    apart: int = 1, *, guns: tuple[str, ...] = ("blaster_3",), shields: tuple[str, ...] = ("shield_2",)
) -> Arena:
    """The attacker with guns, the target with shields; the damage of both is placed by itself."""
    table = Arena(apart)
    table.fit(0, *guns)
    if shields:
        table.fit(1, *shields)
    table.attacker.orders = table.target.orders = LOTS
    return table


# Steps 1 and 2: the attack is declared


@pytest.mark.rule("XIA-161")
def test_an_attack_is_an_action_of_the_own_action_phase() -> None:
    table = armed()
    shot = table.shot("blaster_3")
    assert table.legal(shot)
    table.refuses("attack 0 weapons=1", seat=1)
    table.play("end")
    while table.seat == 0:
        assert not table.legal(shot)
        table.play(table.offered[-1].action)
    assert table.seat == 1


@pytest.mark.rule("XIA-161", "XIA-490", "XIA-515")
def test_an_npc_attacks_in_its_own_turn_and_the_player_defends() -> None:
    table = armed()
    table.npc("scoundrel", table.attacker.space)
    table.put(0, None)
    table.state.stack = [Turn(0, "next"), NpcTurn(0, "scoundrel", stage="end")]
    table.happens(combat.begin_npc(table.state, "scoundrel", "1"))
    assert table.seat == 1 and table.asked == "xia-ask-defence"
    table.defend("shield_2", rolls=(5, 6, 3))
    assert len(table.target.damage) == 8 and table.asked == "xia-ask-rearm-attack"


@pytest.mark.rule("XIA-162")
def test_every_weapon_used_must_reach_the_target() -> None:
    table = armed(guns=("blaster_1", "missile_1"))
    assert table.legal(table.shot("blaster_1"))
    assert not table.legal(table.shot("missile_1"))
    assert not table.legal(table.shot("blaster_1", "missile_1"))


@pytest.mark.rule("XIA-162")
def test_a_target_out_of_sight_cannot_be_attacked() -> None:
    table = armed(3, guns=("missile_1",))
    assert any(choice.startswith("attack 1") for choice in table.choices)
    table.apart(3, seen=False)
    assert not any(choice.startswith("attack") for choice in table.choices)
    table.refuses(f"attack 1 weapons={table.cell(0, 'missile_1')}")


@pytest.mark.rule("XIA-163")
def test_any_ship_may_be_attacked_but_the_own() -> None:
    table = armed()
    cell = table.cell(0, "blaster_3")
    there = table.target.space
    table.attacker.bounty = 1000
    for bounty in (0, 3000):
        table.target.bounty = bounty
        assert table.legal(Fire("1", (cell,)))
    assert not table.legal(Fire("0", (cell,)))
    table.put(1, None)
    for name in NPCS:
        table.npc(name, there)
        assert table.legal(Fire(name, (cell,)))
        table.put(name, None)
        assert not table.legal(Fire(name, (cell,)))


@pytest.mark.rule("XIA-163")
@pytest.mark.parametrize("name", ["", "7", "merchant", "nobody", "-1", "²"])
def test_what_is_not_in_the_game_cannot_be_attacked(name: str) -> None:
    table = armed()
    assert not table.legal(Fire(name, (table.cell(0, "blaster_3"),)))


@pytest.mark.rule("XIA-164")
def test_markers_and_energy_are_paid_when_the_attack_is_declared() -> None:
    table = armed()
    table.ability(0, "broadside")
    energy = table.attacker.energy
    table.fire("blaster_3", "blaster_3", cards=("broadside",))
    assert table.asked == "xia-ask-defence"
    assert table.attacker.armed == 2 and len(table.attacker.outfits[0].markers) == 2
    assert table.attacker.energy == energy - 3 and not table.attacker.cards[0].ready


@pytest.mark.rule("XIA-164")
def test_no_more_markers_than_are_armed_nor_than_the_weapon_has_spots() -> None:
    table = armed(guns=("blaster_3", "blaster_1"))
    assert table.legal(table.shot(*["blaster_3"] * 3))
    assert not table.legal(table.shot(*["blaster_3"] * 4))
    assert table.legal(table.shot(*["blaster_3"] * 2, *["blaster_1"] * 2))
    assert not table.legal(table.shot(*["blaster_3"] * 3, *["blaster_1"] * 2))
    table.attacker.armed, table.attacker.disarmed = 2, 2
    assert not table.legal(table.shot(*["blaster_3"] * 3))
    assert not table.legal(Fire("1")) and not table.legal(Fire("1", (99,)))


@pytest.mark.rule("XIA-165")
def test_separate_attacks_let_the_defender_defend_anew() -> None:
    table = armed()
    for _ in range(2):
        table.fire("blaster_3")
        assert table.seat == 1 and table.asked == "xia-ask-defence"
        table.defend("shield_2", rolls=(3, 8))
        table.play("arm 1")
    table.fire("blaster_3")
    assert table.asked == "xia-ask-defence"


@pytest.mark.rule("XIA-165", "XIA-172", "XIA-173")
def test_joined_weapons_are_one_attack_of_the_sum_of_their_dice() -> None:
    table = armed(guns=("blaster_3", "blaster_1"))
    table.fire("blaster_3", "blaster_1", "blaster_3")
    table.defend("shield_2", rolls=(10, 5, 9, 7))
    assert len(table.target.damage) == 10 + 5 + 9 - 7
    assert table.asked == "xia-ask-rearm-attack"


@pytest.mark.rule("XIA-166")
def test_an_attack_has_one_target() -> None:
    table = armed()
    here = table.attacker.space
    assert here is not None
    free = [
        s
        for _, s in table.board.neighbours(here)
        if s != table.target.space and table.board.opaque(here, s) is False
    ]
    table.npc("merchant", free[0])
    table.fire("blaster_3", rolls=(12,))
    table.defend(rolls=())
    assert len(table.target.damage) == 12 and table.state.npcs["merchant"].damage == 0
    table.fire("blaster_3", target="merchant", rolls=(11, 1))
    assert len(table.target.damage) == 12 and table.state.npcs["merchant"].damage == 10


@pytest.mark.rule("XIA-167")
@pytest.mark.parametrize("apart", [1, 2])
def test_missiles_and_blasters_are_never_joined(apart: int) -> None:
    table = armed(apart, guns=("blaster_1", "missile_1", "engine_1"))
    assert not table.legal(table.shot("blaster_1", "missile_1"))
    assert table.legal(table.shot("blaster_1", "engine_1")) == (apart == 1)
    assert not table.legal(table.shot("missile_1", "engine_1"))


@pytest.mark.rule("XIA-168")
def test_the_attacker_can_add_nothing_later() -> None:
    table = armed(guns=("blaster_3", "blaster_1"))
    table.fire("blaster_3")
    table.refuses(f"attack 1 weapons={table.cell(0, 'blaster_1')}", seat=0)
    table.defend("shield_2", rolls=(12, 1))
    assert len(table.target.damage) == 11
    table.refuses(f"attack 1 weapons={table.cell(0, 'blaster_1')}", seat=0)


# Step 3: defence


@pytest.mark.rule("XIA-169", "XIA-515")
def test_the_defender_names_shields_and_abilities_and_pays_before_the_dice() -> None:
    table = armed()
    table.ability(1, "maneuvering_thrusters", "aegis_pulse")
    energy = table.target.energy
    table.fire("blaster_3")
    both = ("maneuvering_thrusters", "aegis_pulse")
    cell = table.cell(1, "shield_2")
    for legal in (Defend(), Defend((cell,) * 3), Defend((cell,), both), Defend((), both[:1])):
        assert table.legal(legal)
    table.target.energy = 5
    assert not table.legal(Defend((), both))
    table.target.energy = energy
    for illegal in (Defend((cell,) * 4), Defend((), ("broker",)), Defend((), both[:1] * 2), Defend((99,))):
        assert not table.legal(illegal)
    table.defend("shield_2", "shield_2", cards=both[:1], rolls=(12, 1, 2, 4))
    assert table.target.armed == 2 and table.target.energy == energy - 2
    assert [card.ready for card in table.target.cards] == [False, True]
    assert len(table.target.damage) == 9


@pytest.mark.rule("XIA-169")
def test_no_more_shield_markers_are_named_than_are_armed() -> None:
    table = armed()
    table.target.armed, table.target.disarmed = 1, 3
    table.fire("blaster_3")
    cell = table.cell(1, "shield_2")
    assert table.legal(Defend((cell,))) and not table.legal(Defend((cell, cell)))


@pytest.mark.rule("XIA-169")
def test_all_armed_markers_may_go_on_any_shield() -> None:
    table = armed(shields=("shield_1", "shield_3"))
    table.target.armed, table.target.disarmed = 2, 2
    table.fire("blaster_3")
    weak, strong = table.cell(1, "shield_1"), table.cell(1, "shield_3")
    for shields in ((weak, weak), (weak, strong), (strong, strong)):
        assert table.legal(Defend(shields))
    assert not table.legal(Defend((weak, strong, strong)))


@pytest.mark.rule("XIA-169")
def test_what_was_not_named_cannot_be_used_in_this_attack() -> None:
    table = armed()
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(12, 1))
    assert len(table.target.damage) == 11
    table.refuses(f"defend shields={table.cell(1, 'shield_2')}", seat=1)


@pytest.mark.rule("XIA-170")
def test_the_defender_knows_the_weapons_but_no_die_is_rolled() -> None:
    table = armed()
    told = table.fire("blaster_3", "blaster_3")
    (attack,) = [event for event in told if event.key == "xia-attacks"]
    assert "blaster_3" in str(attack.args["weapons"]) and '"markers":2' in str(attack.args["weapons"])
    assert table.frame(Attack).rolls == [] and not table.told("xia-attack-rolls")


@pytest.mark.rule("XIA-171")
def test_the_defender_may_defend_with_nothing() -> None:
    table = armed()
    table.fire("blaster_3")
    assert "defend" in table.choices
    table.defend(rolls=(7,))
    assert len(table.target.damage) == 7 and table.target.armed == 4
    assert table.told("xia-defends-not") and not table.told("xia-defence-rolls")
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-515")
def test_whoever_has_nothing_to_defend_with_is_not_asked() -> None:
    table = armed(shields=())
    table.fire("blaster_3", rolls=(7,))
    assert table.seat == 0 and len(table.target.damage) == 7


@pytest.mark.rule("XIA-515", "XIA-525")
@pytest.mark.parametrize(("order", "markers"), [("none", 0), ("all", 3), ("all_but_one", 2)])
def test_standing_orders_defend_without_asking(order: str, markers: int) -> None:
    table = armed()
    table.target.armed, table.target.disarmed = 3, 1
    table.target.orders = Orders(shields=order, rearm="never", damage="auto")  # type: ignore[arg-type]
    table.fire("blaster_3", rolls=(12, *[2] * markers))
    assert table.seat == 0 and len(table.target.damage) == 12 - 2 * markers
    assert table.target.armed == 3 - markers


@pytest.mark.rule("XIA-515", "XIA-525")
def test_the_last_marker_is_the_one_kept_back() -> None:
    table = armed()
    table.target.armed, table.target.disarmed = 1, 3
    table.target.orders = Orders(shields="all_but_one", damage="auto")
    table.fire("blaster_3", rolls=(7,))
    assert len(table.target.damage) == 7 and table.target.armed == 1


@pytest.mark.rule("XIA-515", "XIA-525")
@pytest.mark.parametrize(("order", "blocked"), [("never", 0), ("always", 8)])
def test_standing_orders_decide_on_abilities(order: str, blocked: int) -> None:
    table = armed()
    table.ability(1, "aegis_pulse")
    table.target.orders = Orders("none", order, "never", "auto")  # type: ignore[arg-type]
    table.fire("blaster_3", rolls=(12, 6))
    assert len(table.target.damage) == 12 - blocked
    assert table.target.cards[0].ready == (order == "never")
    table.rolls.clear()


@pytest.mark.rule("XIA-515")
def test_orders_for_shields_leave_the_question_of_abilities() -> None:
    table = armed()
    table.ability(1, "aegis_pulse")
    table.target.orders = Orders(shields="all", damage="auto")
    table.fire("blaster_3")
    assert table.asked == "xia-ask-defence" and len(table.choices) == 2
    assert all("shields=" in choice for choice in table.choices)


@pytest.mark.rule("XIA-515")
def test_the_strongest_defence_is_offered_last() -> None:
    table = armed(shields=("shield_1", "shield_3"))
    table.fire("blaster_3")
    assert table.choices[0] == "defend"
    (shield,) = [each for each in table.target.outfits if each.outfit == "shield_3"]
    last = table.offered[-1].action
    assert isinstance(last, Defend) and set(last.shields) <= set(shield.cells) and len(last.shields) == 4


# Step 4: dice


@pytest.mark.rule("XIA-172")
def test_the_attacker_rolls_first_one_die_for_each_marker() -> None:
    table = armed()
    table.fire("blaster_3", "blaster_3")
    told = table.defend("shield_2", rolls=(12, 11, 8))
    rolled = [(event.key, event.args.get("rolls") or event.args.get("blocks")) for event in told]
    assert ("xia-attack-rolls", (12, 11)) in rolled and ("xia-defence-rolls", (8,)) in rolled
    assert rolled.index(("xia-attack-rolls", (12, 11))) < rolled.index(("xia-defence-rolls", (8,)))


@pytest.mark.rule("XIA-172")
def test_ability_dice_are_added() -> None:
    table = armed(shields=())
    table.ability(0, "broadside")
    table.fire("blaster_3", cards=("broadside",), rolls=(12, 15))
    assert len(table.target.damage) == 12 + 8


# Step 5: the result


@pytest.mark.rule("XIA-173")
def test_a_better_defence_leaves_no_damage_and_no_surplus() -> None:
    table = armed()
    table.target.damage = [20]
    table.fire("blaster_3")
    table.defend("shield_2", "shield_2", rolls=(3, 8, 8))
    assert table.target.damage == [20] and table.asked == "xia-ask-rearm-attack"


@pytest.mark.rule("XIA-174", "XIA-516")
def test_the_defender_places_the_damage() -> None:
    table = armed(shields=())
    table.target.orders = Orders()
    table.fire("blaster_3", rolls=(3,))
    assert table.seat == 1 and table.asked == "xia-ask-damage"
    table.play("damage 5,6,9")
    assert table.target.damage == [5, 6, 9] and table.seat == 0


@pytest.mark.rule("XIA-516", "XIA-143")
def test_after_a_ram_both_place_their_damage() -> None:
    table = armed(guns=("engine_1",), shields=())
    table.attacker.orders = table.target.orders = Orders()
    table.fire("engine_1", rolls=(2,))
    assert (table.seat, table.asked) == (1, "xia-ask-damage")
    table.play("damage 1,2")
    assert (table.seat, table.asked) == (0, "xia-ask-damage")
    table.play("damage 27,28")
    assert table.target.damage == [1, 2] and table.attacker.damage == [27, 28]


@pytest.mark.rule("XIA-174")
def test_destruction_is_checked_at_once() -> None:
    table = armed(shields=())
    table.doomed(1, 10)
    table.fire("blaster_3", rolls=(9,))
    assert table.target.space is not None
    table.doomed(1, 10)
    table.fire("blaster_3", rolls=(10,))
    assert table.target.space is None and table.attacker.fame == 3


@pytest.mark.rule("XIA-175")
@pytest.mark.parametrize(
    ("name", "least", "blocked"), [("maneuvering_thrusters", 11, 5), ("aegis_pulse", 6, 8)]
)
def test_a_successful_ability_adds_its_number_to_the_defence(name: str, least: int, blocked: int) -> None:
    for roll, expected in ((least - 1, 12 - 3), (least, max(0, 12 - 3 - blocked))):
        table = armed()
        table.ability(1, name)
        table.fire("blaster_3")
        table.defend("shield_2", cards=(name,), rolls=(12, 3, roll))
        assert len(table.target.damage) == expected
        assert [event.args["roll"] for event in table.told("xia-rolled")] == [roll]


# Step 6: new arming


@pytest.mark.rule("XIA-176", "XIA-517")
def test_the_defender_may_arm_the_shield_markers_of_this_attack_again() -> None:
    table = armed()
    energy = table.target.energy
    table.fire("blaster_3")
    table.defend("shield_2", "shield_2", rolls=(4, 4, 4))
    assert table.seat == 1 and table.choices == ["arm 2", "arm 1", "arm 0"]
    table.play("arm 1")
    assert table.target.energy == energy - 1
    assert (table.target.armed, table.target.disarmed) == (3, 1)


@pytest.mark.rule("XIA-176", "XIA-517")
def test_arming_again_costs_energy() -> None:
    table = armed()
    table.target.energy = 1
    table.fire("blaster_3")
    table.defend("shield_2", "shield_2", rolls=(4, 4, 4))
    assert table.choices == ["arm 1", "arm 0"]


@pytest.mark.rule("XIA-177", "XIA-178")
def test_markers_not_armed_again_are_disarmed_and_the_shield_is_empty() -> None:
    table = armed()
    table.fire("blaster_3")
    table.defend(*["shield_2"] * 3, rolls=(4, 4, 4, 4))
    table.play("arm 0")
    (shield,) = table.target.outfits
    assert not shield.markers and (table.target.armed, table.target.disarmed) == (1, 3)


@pytest.mark.rule("XIA-178")
def test_with_energy_the_whole_shield_stands_against_every_attack() -> None:
    table = armed()
    for _ in range(3):
        table.fire("blaster_3")
        table.defend(*["shield_2"] * 3, rolls=(4, 4, 4, 4))
        table.play("arm 3")
        assert table.target.armed == 4 and not table.target.outfits[0].markers


@pytest.mark.rule("XIA-179")
def test_markers_spent_earlier_are_not_armed_again() -> None:
    table = armed(shields=("shield_2", "engine_1"))
    shield, engine = table.target.outfits
    power.use(table.state, 1, engine.cells[0])
    power.use(table.state, 1, shield.cells[0])
    earlier = [list(shield.markers), list(engine.markers)]
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(4, 4))
    assert table.frame(Rearm).most == 1 and table.choices == ["arm 1", "arm 0"]
    table.play("arm 1")
    assert [shield.markers, engine.markers] == earlier and table.target.armed == 2


@pytest.mark.rule("XIA-179")
def test_a_defender_without_shield_markers_arms_nothing() -> None:
    table = armed()
    table.ability(1, "aegis_pulse")
    power.use(table.state, 1, table.cell(1, "shield_2"))
    table.fire("blaster_3")
    table.refuses("end", seat=1)
    table.defend(cards=("aegis_pulse",), rolls=(4, 4))
    assert table.told("xia-defends") and not table.told("xia-defends-not")
    assert table.asked == "xia-ask-action" and len(table.target.outfits[0].markers) == 1


@pytest.mark.rule("XIA-180")
def test_a_destroyed_defender_arms_nothing_being_as_new() -> None:
    table = armed()
    table.doomed(1, 5)
    table.target.damage = [cell for cell in table.target.damage if cell not in table.target.outfits[0].cells]
    hull = 28 - len(table.target.damage)
    assert hull <= 9
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(12, 1))
    assert table.target.space is None and table.asked == "xia-ask-action"
    assert table.target.armed == 4 and table.target.energy == 20


@pytest.mark.rule("XIA-181")
def test_a_shield_marker_that_damage_knocked_off_may_be_armed_again() -> None:
    table = armed()
    table.target.orders = Orders()
    (shield,) = table.target.outfits
    table.fire("blaster_3")
    table.defend("shield_2", "shield_2", rolls=(12, 5, 5))
    cells = ",".join(map(str, shield.markers))
    table.play(f"damage {cells}")
    assert table.target.disarmed == 2
    assert table.choices == ["arm 2", "arm 1", "arm 0"]
    table.play("arm 2")
    assert table.target.armed == 4 and table.target.disarmed == 0


@pytest.mark.rule("XIA-182")
def test_the_attackers_markers_stay_on_the_weapons_until_the_status_phase() -> None:
    table = armed()
    (gun,) = table.attacker.outfits
    table.fire("blaster_3", "blaster_3")
    table.defend("shield_2", rolls=(4, 4, 4))
    table.play("arm 1")
    assert table.frames() == [Turn] and len(gun.markers) == 2
    table.play("end", "arm 0")
    assert not gun.markers and table.attacker.disarmed == 2
