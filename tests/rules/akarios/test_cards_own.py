"""Cards of our own, which no appendix explains: played from their die to what comes of it."""

from __future__ import annotations

import pytest

from rules.akarios.cards.rare import borrowable
from rules.akarios.frames import Attack, Round, Strip
from rules.akarios.game import RULES
from rules.core.notation import write
from rules.core.stack import EVERYBODY
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import check, sees

BIG = "hull=9 cap=9"
TWO = "| p1 chariot H10 n dice=move"
GRAND = "p0 argonaut A1 n cards=grand_design dice=attack,attack | p1 chariot H8 n"

CASES = {
    # Engines and technologies
    "dampers, once a round": (
        "p0 argonaut H8 n cards=dampers dice=move,move",
        "act move_2 0 stop=1 | act move_1 1 way=r stop=1",
        "p0 stress=1",
    ),
    "ablative_paint, once a round": (
        "p0 argonaut H8 n cards=ablative_paint hull=5 dice=move | asteroids H7,H6",
        "act move_2 0",
        "p0 H5 hull=4",
    ),
    "nebula_filters": (
        "p0 argonaut H8 n cards=nebula_filters dice=move | nebula H7,H6",
        "act move_2 0",
        "p0 shields=2 marks=",
    ),
    "crash_foam, once": (
        "p0 argonaut H8 n hull=2 cards=crash_foam dice=move,move | asteroids H7,H6",
        "act move_2 0",
        "p0 hull=1 broken=crash_foam",
    ),
    "salvage_scoop": (
        "p0 argonaut H6 n cards=salvage_scoop,flank energy=flank:1 dice=attack deck=0 | rs1 H4 s hull=1",
        "act attack 0 at=rs1",
        "rs1 gone | p0 energy=flank:2",
    ),
    "kill_log": (
        "p0 argonaut H6 n cards=kill_log stress=2 dice=attack deck=0 | rs1 H4 s hull=1",
        "act attack 0 at=rs1",
        "rs1 gone | p0 stress=1",
    ),
    "squad_link, those near and the own ship": (
        f"p0 argonaut H6 n stress=2 cards=squad_link dice=move {TWO} stress=2 | p2 knossos H9 n stress=2",
        "act squad_link 0",
        "p0 stress=1 | p1 stress=2 | p2 stress=1",
    ),
    "targeting_lens, nothing with an arc": (
        "p0 argonaut H8 n cards=targeting_lens,pulse_cannon dice=attack,attack deck=0 | rs1 H4 s",
        "act attack 0 at=rs1 -> ak-illegal-no-target | act pulse_cannon 0 at=rs1",
        "rs1 hull=3",
    ),
    "gyro_stabiliser": (
        "p0 argonaut H8 n cards=gyro_stabiliser dice=move,move",
        "act turn 0 turn=ne | act turn 1 turn=se | act turn 2 turn=s -> ak-illegal-cells-used",
        "p0 se",
    ),
    "dice_shunt, only a die that is there": (
        "p0 argonaut H8 n cards=dice_shunt dice=stress,attack",
        "act dice_shunt () choose=7 -> ak-illegal-no-such-die | act dice_shunt () choose=1",
        "p0 dice=stress,joker,move energy=dice_shunt:1",
    ),
    "field_mender": (
        "p0 argonaut H6 n cards=field_mender,flank broken=flank energy=flank:2 dice=move,attack",
        "act field_mender 0,1",
        "p0 broken= energy=flank:2,field_mender:0",
    ),
    # Pilots
    "overclock": (
        "p0 argonaut H8 n hull=4 cards=overclock dice=stress,attack",
        "act overclock ()",
        "p0 hull=3 dice=joker,joker,joker energy=overclock:1",
    ),
    "kill_streak": (
        "p0 argonaut H6 n cards=kill_streak dice=attack deck=0 | rs1 H4 s hull=1",
        "act attack 0 at=rs1",
        "p0 waits=damage:2",
    ),
    "clear_orders": (
        f"p0 argonaut H8 n cards=clear_orders dice=move {TWO} stress=2",
        "act clear_orders 0 at=p1 turn=s -> ak-illegal-turn | act clear_orders 0 at=p1 turn=se",
        "p1 se stress=1",
    ),
    "second_wind": (
        "p0 argonaut H6 n hull=3 cards=second_wind dice=attack,attack,attack | p1 chariot H8 n hull=2",
        "act repair 0,1,2 choose=hull",
        "p0 hull=5 | p1 hull=4",
    ),
    "predictive_aim, once a round": (
        "p0 argonaut H8 n cards=predictive_aim dice=attack deck=+2,0 | rs1 H6 s",
        "act predictive_aim () | act predictive_aim () -> ak-illegal-cells-used | act attack 0 at=rs1",
        "rs1 hull=1",
    ),
    "one_squad, one near, once a round": (
        f"p0 argonaut H8 n cards=one_squad dice=attack {TWO} deck=0 | p2 knossos A1 n | rs1 H9 s {BIG}",
        "2> borrow 0 0 -> ak-illegal-here | 0> borrow 0 0 -> ak-illegal-here | 1> borrow 0 0 "
        "| 1> borrow 0 1 -> ak-illegal-here | 1> act attack 2 at=rs1",
        "p0 dice=move | p1 dice=move,move | rs1 hull=8",
    ),
    # Ships
    "fleet_call, each as they like": (
        f"p0 argonaut H8 n cards=fleet_call dice=move {TWO} | p2 knossos H6 s | p3 invincible A1 n",
        "act fleet_call 0 turn=s/n -> ak-illegal-turn | act fleet_call 0 turn=n/s/n -> ak-illegal-turn "
        "| act fleet_call 0 turn=-/sw",
        "p0 n | p1 n | p2 sw | p3 n",
    ),
    "fleet_call, who is not named stays": (
        f"p0 argonaut H8 n cards=fleet_call dice=move {TWO} | p2 knossos H6 s",
        "act fleet_call 0 turn=ne",
        "p1 ne | p2 s",
    ),
    "calm_seas takes off what harms": (
        "p0 argonaut H8 n stress=2 marks=stealth cards=calm_seas dice=move "
        "| p1 chariot A1 n stress=1 marks=radar_jam,stealth",
        "act calm_seas 0",
        "p0 stress=1 marks=stealth | p1 stress=0 marks=stealth",
    ),
    "grand_design, one die more": (
        f"{GRAND} dice=move,move,move",
        "1> act move_2 0 | 1> act move_2 1 -> ak-illegal-cells-used | act grand_design 0,1 "
        "| 1> act move_2 1 | 1> act move_2 2 -> ak-illegal-cells-used",
        "p1 H2",
    ),
    "grand_design, no second attack die": (
        f"{GRAND} dice=attack,attack,attack,attack deck=0,0 | rs1 H6 s {BIG}",
        "1> act attack 0,1 at=rs1 | act grand_design 0,1 | 1> act attack 2,3 at=rs1 -> ak-illegal-cells "
        "| 1> act attack 2 at=rs1",
        "rs1 hull=6",
    ),
    "grand_design, first the cells that are free": (
        f"{GRAND} cards=gyro_stabiliser dice=move,move,move,move",
        "act grand_design 0,1 | 1> act turn 0 turn=ne | 1> act turn 1 turn=n | 1> act turn 2 turn=ne "
        "| 1> act turn 3 turn=n -> ak-illegal-cells-used",
        "p1 ne",
    ),
    "grand_design, not three dice": (
        f"{GRAND} hull=1 dice=move,move,move,attack,attack,attack",
        "1> act repair 0,1,2 choose=hull | act grand_design 0,1 "
        "| 1> act repair 3,4,5 choose=hull -> ak-illegal-cells-used",
        "p1 hull=3",
    ),
    "slipstream_burst aims from where it goes": (
        f"p0 argonaut H8 n cards=slipstream_burst dice=attack deck=-1,+1 | rs1 H3 s {BIG} | rs2 H7 s {BIG}",
        "act slipstream_burst 0 to=H6 at=rs2 -> ak-illegal-target | act slipstream_burst 0 to=H6 at=rs1",
        "p0 H6 n | rs1 hull=5 | rs2 hull=9",
    ),
    "arena_rush": (
        f"p0 argonaut H9 n cards=arena_rush dice=attack,move deck=0 | rs1 H6 s {BIG}",
        "act arena_rush 0,1 at=rs1",
        "p0 H5 | rs1 hull=6",
    ),
    "dusk_veil, alone": (
        "p0 argonaut H8 n cards=dusk_veil dice=move",
        "act dusk_veil 0 skip=1",
        "p0 marks=stealth",
    ),
    "dusk_veil, two": (
        "p0 argonaut H8 n cards=dusk_veil dice=move | p1 chariot H9 n",
        "act dusk_veil 0 at=p1",
        "p0 marks=stealth | p1 marks=stealth",
    ),
    "last_light": (
        f"p0 argonaut H8 n hull=3 cards=last_light dice=attack deck=0 | rs1 H6 s {BIG} shields=2 "
        "shields_cap=2",
        "act last_light 0 at=rs1",
        "rs1 hull=3 shields=2",
    ),
    # Co-pilots
    "binary, once a round": (
        "p0 argonaut H8 n cards=binary dice=attack,stress",
        "act move_2 0 -> ak-illegal-cells | act binary () choose=1 -> ak-illegal-no-such-die "
        "| act binary () choose=0 | act move_2 0 | act binary () choose=2 -> ak-illegal-cells-used",
        "p0 H5 stress=0",
    ),
    "the_gardener": (
        "p0 argonaut H8 n hull=3 cards=sudden_assault,the_gardener dice=move,attack",
        "act sudden_assault 0,1 skip=1 | pass",
        "p0 hull=4",
    ),
    "the_gardener, after an attack": (
        "p0 argonaut H8 n hull=3 cards=the_gardener dice=attack deck=0 | rs1 H6 s",
        "act attack 0 at=rs1 | pass",
        "p0 hull=3",
    ),
    "hollis_vane": (
        "p0 argonaut H8 n cards=hollis_vane dice=attack deck=0 | rs1 H10 n",
        "act attack 0 at=rs1",
        "rs1 hull=3",
    ),
    "juno_six": (
        "p0 argonaut H8 n cards=juno_six,flank,burst_fire energy=flank:0,burst_fire:0 dice=move",
        "act juno_six 0",
        "p0 energy=flank:1,burst_fire:1",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_card_of_ours_does_what_it_says(name: str) -> None:
    check(*CASES[name])


def test_old_kesh_rolls_the_dice_again_that_are_named() -> None:
    fight = Fight("p0 argonaut H8 n cards=old_kesh dice=move,attack,stress")
    assert fight.refused("act old_kesh () choose=4") == "ak-illegal-no-such-die"
    fight.faces("joker", "joker")
    fight.play("act old_kesh () choose=0/2")
    sees(fight, "p0 dice=joker,attack,joker,move stress=0 energy=old_kesh:0")


def test_old_kesh_rolls_all_own_dice_if_none_is_named_and_no_lent_one() -> None:
    fight = Fight(
        "p0 argonaut H8 n cards=old_kesh dice=move,attack", "p1 chariot H9 n cards=wingman dice=stress"
    )
    fight.play("act wingman () at=p0 choose=0", 1)
    fight.faces("joker", "joker", "joker")
    fight.play("act old_kesh ()")
    sees(fight, "p0 dice=joker,joker,joker,stress")


@pytest.mark.rule("AK-078")
def test_cards_for_dice_keep_nobody_waiting_who_has_none() -> None:
    fight = Fight("p0 argonaut H8 n cards=binary", "p1 chariot A1 n", "rs1 A11 n")
    fight.play("act move_2 0")
    assert [each.seat for each in RULES.prompts(fight.state) if not each.optional] == [1]
    fight = Fight("p0 argonaut H8 n cards=overclock", "p1 chariot A1 n", "rs1 A11 n")
    fight.play("act move_2 0")
    assert [each.seat for each in RULES.prompts(fight.state) if not each.optional] == [1]


def test_a_die_near_keeps_a_player_in_the_phase_and_goes_home_after_it() -> None:
    fight = Fight(
        "p0 argonaut H8 n cards=one_squad dice=attack", "p1 chariot H9 n", "p2 knossos A1 n", "rs1 A11 n"
    )
    fight.play("act turn 0 turn=ne", 1)
    fight.play("act turn 0 turn=ne", 2)
    assert [each.seat for each in RULES.prompts(fight.state) if not each.optional] == [0, 1]
    fight.play("borrow 0 0", 1)
    assert borrowable(fight.battle, 1) == [] and fight.told() == ["ak-die-lent"]
    sees(fight, "p1 dice=attack | p0 dice=move")
    fight.play("pass", 1)
    fight.play("pass")
    assert all(die.lent_by is None for each in fight.battle.cockpits for die in each.dice)


def under_fire(*attacks: tuple[str, str], deck: str) -> Fight:
    """Decoys are out, and enemies or friends attack."""
    ships = ("p0 argonaut H6 n hull=7 shields=0 dice=joker", f"rs1 H5 s {BIG}", f"rs2 H4 n {BIG} ally")
    fight = Fight(*ships, sparrow=("decoy_drones",))
    fight.play("pour decoy_drones 0")
    fight.enemy_deck(*deck.split())
    fight.battle.phase = "enemies"
    fight.state.stack = [Round(stage="enemy_end", left=["spans", "hook"])]
    for by, at in reversed(attacks):
        attack = Attack(EVERYBODY, source=by, card="rs-01", damage=2, targets=[at], ranged=True)
        fight.state.stack.append(attack)
    fight.go()
    while "Attack" in fight.stacked():
        fight.silent()
    return fight


def test_decoys_draw_the_first_two_attacks_of_the_phase() -> None:
    shot = ("rs1", "p0")
    sees(under_fire(shot, shot, shot, deck="0 -1 -1 0 +1"), "p0 hull=2")


def test_decoys_are_not_for_attacks_of_friends_or_on_enemies() -> None:
    friendly, shot = ("rs2", "rs1"), ("rs1", "p0")
    fight = under_fire(friendly, friendly, shot, shot, shot, deck="0 0 +1 -1 -1 +1 +1")
    sees(fight, "p0 hull=2 | rs1 hull=5")


@pytest.mark.parametrize(("ally", "marks"), [("", "glitch"), (" ally", "")])
def test_an_enemy_that_draws_a_miss_is_glitched_whichever_stack_counts(ally: str, marks: str) -> None:
    """Friends of the pilot are not."""
    fight = Fight("p0 argonaut H6 n cards=cascade_failure", f"rs1 H8 n {BIG}{ally}", f"rs2 H7 n {BIG}")
    fight.enemy_deck("miss", "0", "0")
    fight.battle.phase = "enemies"
    strip = Strip(ship="rs1", card="rs-01", command="c")
    fight.state.stack = [Round(stage="enemy_end", left=["spans", "hook"]), strip]
    fight.go()
    while "Strip" in fight.stacked():
        fight.silent()
    assert ",".join(fight.ship("rs1").marks) == marks


@pytest.mark.parametrize(
    ("card", "said", "asks", "then"),
    [
        ("fleet_call", ("fleet_call", "0"), ["ak-draft-turn-other", "ak-draft-turn-other"], "turn=-/sw"),
        ("old_kesh", ("old_kesh",), ["ak-draft-which-dice"], "choose=0/2"),
    ],
)
def test_a_draft_asks_what_the_card_leaves_open(
    card: str, said: tuple[str, ...], asks: list[str], then: str
) -> None:
    fight = Fight(
        f"p0 argonaut H8 n cards={card} dice=joker,move,stress", "p1 chariot H10 n", "p2 knossos H6 s"
    )
    answers = {"ak-draft-turn-other": iter(["-", "sw"]), "ak-draft-which-dice": iter(["0,2"])}
    asked = []
    while (found := RULES.draft(fight.state, 0, said)) is not None and found.asks is not None:
        asked.append(found.asks)
        said = (*said, next(answers[found.asks]))
    assert asked == asks and found is not None and found.action is not None
    assert write(found.action).endswith(then)


def test_the_only_action_that_is_left_can_be_picked_beside_whole_commands() -> None:
    fight = Fight("p0 argonaut H8 n dice=stress broken=flank,burst_fire", "rs1 H1 s")
    fight.cockpit().dice.pop()
    fight.cockpit().kept = True
    for id in ("move_1", "move_2", "attack"):
        fight.cockpit().basic_used[id] = [0]
    first = RULES.draft(fight.state, 0, ())
    assert first is not None and "turn" in [each.code for each in first.options]
    assert len([each for each in first.options if each.code.startswith("whole:")]) > 0
    assert (then := RULES.draft(fight.state, 0, ("turn",))) is not None and then.said == ("turn",)
