"""Combat beside its six steps: skills, NPCs, what is counted, and what is saved."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.xia import combat
from rules.xia.actions import Orders
from rules.xia.frames import Attack, NpcTurn, Turn
from rules.xia.game import RULES
from rules.xia.state import State
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


# A title's skill


def unbroken() -> Arena:
    table = armed()
    table.title("unbroken", holder=1)
    return table


@pytest.mark.rule("XIA-546")
def test_the_unbroken_may_roll_one_shield_die_again_before_the_result() -> None:
    table = unbroken()
    table.fire("blaster_3")
    table.defend("shield_2", "shield_2", rolls=(12, 1, 5))
    assert (table.seat, table.asked) == (1, "xia-ask-shield-reroll")
    assert table.choices == ["reroll_dice ()", "reroll_dice 0", "reroll_dice 1"] and not table.target.damage
    table.play("reroll_dice 0", rolls=[6])
    assert len(table.target.damage) == 12 - 6 - 5


@pytest.mark.rule("XIA-546")
def test_the_new_value_stands_and_it_comes_once_in_any_turn() -> None:
    table = unbroken()
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(8, 5))
    table.play("reroll_dice 0", "arm 1", rolls=[1])
    assert len(table.target.damage) == 7
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(4, 5))
    assert table.asked == "xia-ask-rearm-attack"


@pytest.mark.rule("XIA-546")
def test_keeping_the_dice_keeps_the_skill() -> None:
    table = unbroken()
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(4, 5))
    table.play("reroll_dice ()", "arm 1")
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(4, 5))
    assert table.asked == "xia-ask-shield-reroll"


def test_an_ability_is_no_shield_die() -> None:
    table = unbroken()
    table.ability(1, "aegis_pulse")
    table.fire("blaster_3")
    table.defend("shield_2", cards=("aegis_pulse",), rolls=(12, 1, 2))
    assert table.choices == ["reroll_dice ()", "reroll_dice 0"]


@pytest.mark.rule("XIA-546")
def test_under_the_replication_token_one_die_of_the_two_is_rolled_again() -> None:
    table = unbroken()
    table.target.outfits[0].replicated = True
    table.fire("blaster_3")
    table.defend("shield_2", rolls=(12, 1, 5))
    assert table.choices == ["reroll_dice ()", "reroll_dice 0", "reroll_dice 1"]
    table.play("reroll_dice 0", rolls=[4])
    assert len(table.target.damage) == 12 - 4 - 5 and not table.rolls


# NPCs


@pytest.mark.rule("XIA-473")
def test_an_npc_defends_with_its_die_once_for_each_attack() -> None:
    table = armed()
    npc = table.npc("merchant", table.target.space)
    table.put(1, None)
    table.fire("blaster_3", "blaster_3", target="merchant", rolls=(6, 5, 8))
    assert npc.damage == 3 and npc.attackers == ["0"]
    table.fire("blaster_3", target="merchant", rolls=(6, 7))
    assert npc.damage == 3


@pytest.mark.rule("XIA-477", "XIA-121", "XIA-476")
def test_a_destroyed_npc_leaves_its_credits_its_fame_and_a_price() -> None:
    table = armed()
    npc = table.npc("merchant", table.target.space, damage=14, credits=3000)
    table.put(1, None)
    table.fire("blaster_3", target="merchant", rolls=(6, 5))
    assert npc.space is None and npc.credits == 0
    assert (table.attacker.credits, table.attacker.fame, table.attacker.bounty) == (6000, 1, 1000)


@pytest.mark.rule("XIA-494")
def test_of_several_attackers_an_npc_remembers_the_last_one_last() -> None:
    """Also where that one had attacked it before: its last attack counts."""
    table = armed()
    npc = table.npc("enforcer", table.target.space, attackers=["0", "1"])
    table.put(1, None)
    table.fire("blaster_3", target="enforcer", rolls=(1, 8))
    assert npc.attackers == ["1", "0"]


@pytest.mark.rule("XIA-494")
def test_an_npc_remembers_the_npc_that_attacks_it() -> None:
    table = Arena()
    npc = table.npc("scoundrel", table.target.space)
    table.npc("enforcer", table.attacker.space)
    table.put(0, None).put(1, None)
    table.state.stack = [Turn(2, "next"), NpcTurn(0, "enforcer", stage="end")]
    events = combat.begin_npc(table.state, "enforcer", "scoundrel")
    assert npc.attackers == ["enforcer"] and events[0].key == "xia-npc-attacks"
    attack = table.frame(Attack)
    combat.run(table.state, attack, table.dice)
    combat.run(table.state, attack, table.load(5, 6, 4).dice)
    combat.run(table.state, attack, table.dice)
    assert npc.damage == 5 + 6 - 4


@pytest.mark.rule("XIA-473", "XIA-472")
@pytest.mark.parametrize("order", ["ask", "all"])
def test_the_shields_of_its_controller_do_not_protect_an_npc(order: str) -> None:
    table = armed()
    npc = table.npc("merchant", table.target.space, controller=1)
    table.target.space = table.pair(6)[1]
    table.target.orders = Orders(shields=order)  # type: ignore[arg-type]
    table.fire("blaster_3", target="merchant", rolls=(9, 2))
    assert npc.damage == 7 and table.asked == "xia-ask-action" and table.target.armed == 4


@pytest.mark.rule("XIA-525", "XIA-490")
def test_orders_hold_when_the_own_turn_is_over_and_an_npc_acts() -> None:
    table = armed()
    table.npc("scoundrel", table.attacker.space, controller=1)
    table.put(0, None).turn(1)
    table.target.orders = Orders("all", "never", "always", "auto")
    table.state.stack = [Turn(1, "next"), NpcTurn(1, "scoundrel", stage="end")]
    table.happens(combat.begin_npc(table.state, "scoundrel", "1"), rolls=[6, 6, 3, 3, 3])
    assert len(table.target.damage) == 3 and table.target.armed == 4
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-041", "XIA-053")
@pytest.mark.parametrize("rolls", [(20,), (3, 20)])
def test_the_attackers_luck_may_end_the_game_before_the_defender_rolls(rolls: tuple[int, ...]) -> None:
    table = armed()
    table.ability(0, "broadside", "salvo_computer")
    table.attacker.fame = table.state.needed - 1
    table.fire(cards=("broadside", "salvo_computer"))
    told = table.defend("shield_2", rolls=rolls)
    assert table.state.winner == 0 and not table.target.damage
    assert len([event for event in told if event.key == "xia-rolled"]) == len(rolls)
    assert not table.told("xia-defence-rolls")


@pytest.mark.rule("XIA-515")
def test_the_ways_to_defend_say_what_they_are_and_what_they_bring() -> None:
    table = armed()
    table.doomed(1, 12)
    hints = {choice.action: choice.hint for choice in table.offered}
    assert hints[table.shot("blaster_3")] == "xia-fire-hint"
    table.fire("blaster_3")
    (prompt,) = RULES.prompts(table.state)
    assert (prompt.args["mean"], prompt.args["most"], prompt.args["hull"]) == (6, 12, 12)
    nothing, one = table.offered[:2]
    assert (nothing.label, one.label) == ("xia-defend-nothing", "xia-defend")
    assert (nothing.args["safe"], nothing.args["death"], nothing.args["mean"]) == (0, 8, 6)
    assert (one.args["safe"], one.args["death"]) == (38, 0)


@pytest.mark.rule("XIA-149")
def test_the_news_of_a_loss_tell_its_cause() -> None:
    for outfits, cards, apart, rolls, cause in (
        (("engine_3",), (), 1, (9,), "own-ram"),
        ((), ("nova_charge",), 3, (2, 6), "nova"),
    ):
        table = Arena(apart)
        table.ability(0, "nova_charge")
        if outfits:
            table.fit(0, *outfits)
        table.target.orders = LOTS
        table.doomed(0, 6)
        table.fire(*outfits, cards=cards, rolls=rolls)
        assert [event.args["cause"] for event in table.told("xia-destroyed")] == [cause]


# What titles count


@pytest.mark.parametrize(("gun", "apart", "counts"), [("missile_3", 3, True), ("blaster_3", 1, False)])
def test_damage_by_missiles_after_defence_is_counted_for_the_long_arm(
    gun: str, apart: int, counts: bool
) -> None:
    table = armed(apart, guns=(gun,))
    table.title("long_arm")
    table.fire(gun, gun)
    table.defend("shield_2", rolls=(10, 5, 5))
    assert table.state.open_titles[0].earned == ([0] if counts else [])


def test_an_attack_that_is_stopped_counts_for_the_unbroken_one_of_nothing_does_not() -> None:
    table = armed(guns=("blaster_2",))
    table.title("unbroken")
    (gun,) = table.attacker.outfits
    table.attacker.damage = [cell for cell in gun.cells if cell not in (gun.cells[0], gun.cells[1])]
    for roll, block, progress in ((8, 8, 1), (1, 8, 1), (8, 1, 1)):
        table.attacker.armed, gun.markers = 4, []
        table.fire("blaster_2")
        table.defend("shield_2", rolls=(roll, block))
        table.play("arm 1")
        assert sum(table.state.open_titles[0].progress.values()) == progress


# The stack


def test_a_fight_survives_a_restart_at_every_question() -> None:
    table = armed(guns=("blaster_3", "engine_1"))
    table.title("unbroken", holder=1)
    table.ability(0, "salvo_computer")
    table.fire("blaster_3", "engine_1", cards=("salvo_computer",))
    table.damage_settles = True
    for move in ("defend shields=2", "reroll_dice ()", "reroll_dice ()", "arm 0"):
        table.state = saved.load(saved.dump(table.state), State)
        table.play(move, rolls=[4, 4, 20, 3] if move.startswith("defend") else [])
    assert table.asked == "xia-ask-action"
