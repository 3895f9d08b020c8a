"""Androids: they play to the end, do the obvious, and know no more than anybody may."""

from __future__ import annotations

import random

import pytest

from rules.akarios.actions import (
    Act,
    Break,
    Confirm,
    Decline,
    Evade,
    Keep,
    Pass,
    Pour,
    Protect,
    Reroll,
    Take,
)
from rules.akarios.android import danger, pooling, quartermaster, reactions
from rules.akarios.android.aims import aims
from rules.akarios.android.decide import decide
from rules.akarios.android.worth import Mind
from rules.akarios.battle.deeds import deed
from rules.akarios.battle.planned import plan
from rules.akarios.components import CARDS, PILOTS, SHIPS
from rules.akarios.frames import Flying, Pool, Rolling, Round
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.sheet import Member, Sheet
from rules.akarios.ship.ships import Pose, where
from rules.akarios.squad import berths, loadout, members, trees
from rules.akarios.squad.presets import starting
from rules.akarios.state import Die, Face, Mods, State
from rules.core import saved
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.hexes import Hex, named
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.invariants import check


def chosen(fight: Fight, seat: int = 0) -> Action | None:
    return decide(fight.state, seat)


def card(action: Action | None) -> str:
    assert isinstance(action, Act), action
    return action.card


# The obvious


def test_it_shoots_what_it_can_destroy():
    fight = Fight("p0 argonaut H6 n dice=attack,attack", "rs1 H4 s hull=1", "rs2 G4 s")
    action = chosen(fight)
    assert isinstance(action, Act) and "rs1" in action.at


def test_it_turns_towards_enemies_or_flies_there():
    fight = Fight("p0 argonaut B6 nw dice=joker,joker", "rs1 H6 s")
    before = fight.ship("p0").facing
    fight.do(chosen(fight) or Pass())
    assert fight.ship("p0").facing != before or fight.ship("p0").hex != "B6"


def test_it_does_not_fly_to_its_death():
    fight = Fight("p0 argonaut H6 n dice=move hull=1", "rs1 H2 s", "asteroids H5,G5,I5,H4")
    for _ in range(3):
        action = chosen(fight)
        if not isinstance(action, Act):
            break
        fight.do(action)
    assert fight.ship("p0").hull == 1


def test_death_costs_more_than_anything_promises():
    fight = Fight("p0 argonaut H6 n dice=move hull=1", "rs1 H2 s", "asteroids H5")
    found = deed(fight.battle, 0, "move_2")
    assert found is not None
    way = plan(fight.battle, 0, found, Act("move_2", (0,)))
    assert Mind(fight.state, 0).cost(found, way) > 20
    fight.ship("p0").hull = 2
    assert Mind(fight.state, 0).cost(found, plan(fight.battle, 0, found, Act("move_2", (0,)))) < 5


def test_the_last_point_of_hull_is_worth_more():
    fight = Fight("p0 argonaut H6 n dice=attack", "rs1 H4 s hull=1", "rs2 G4 s hull=2")
    fight.deck("0")
    mind = Mind(fight.state, 0)
    assert mind.strike("rs1", 1, "", 1) > 1.5 > mind.strike("rs2", 1, "", 1)


def test_it_passes_when_nothing_is_worth_it():
    fight = Fight("p0 argonaut H6 n marks=stall dice=move", "rs1 A1 s")
    assert chosen(fight) == Pass()


def test_it_repairs_when_it_is_hurt():
    fight = Fight("p0 argonaut B2 n hull=2 marks=stall,glitch dice=joker,joker,stress", "rs1 O11 s")
    fight.cockpit().dice.pop()
    assert card(chosen(fight)) == "repair"


def test_what_stands_before_the_sparrow_comes_first():
    state = begun("004")
    first = aims(state, "p0").prey
    assert "anchor1" in first and "anchor2" not in first
    state.fight.tokens["anchor1"].hex = None
    assert "anchor2" in aims(state, "p0").prey


def begun(scenario: str, seats: int = 1) -> State:
    """The first round of a scenario."""
    state = RULES.start(Options(scenario=scenario), seats, Dice(b"aims", 0))  # type: ignore[arg-type]
    while state.stage != "battle":
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        RULES.play(state, seat, RULES.default(state, seat), Dice(b"aims", 1))  # type: ignore[arg-type]
    return state


def test_what_is_to_be_carried_is_fetched_and_brought_home():
    state = begun("007")
    token = state.fight.tokens["strongbox"]
    assert token.hex is not None
    assert (named(token.hex), 0) in aims(state, "p0").places
    token.carrier = "p0"
    assert (named("A6"), 0) not in aims(state, "p1").places, "only whoever carries it"
    home = aims(state, "p0").places
    assert (named("A6"), 0) in home and (named(token.hex), 0) not in home


def test_what_has_to_stay_whole_is_spared_in_time():
    state = begun("020a")
    barge = state.fight.tokens["barge_clemency"]
    assert aims(state, "p0").prey["barge_clemency"] > 1
    barge.hull = 3
    assert aims(state, "p0").prey["barge_clemency"] < 0
    assert (where(barge), 1) in aims(state, "p0").places, "ships have to be next to it"


# Errands


def test_an_errand_outweighs_a_fight_as_the_limit_nears():
    state = begun("007")
    state.fight.tokens["strongbox"].carrier, state.fight.tokens["strongbox"].hex = "p0", None
    here, nearer = Pose(Hex(5, 5), 3), Pose(Hex(3, 5), 3)
    before = Mind(state, 0)._errand(nearer) - Mind(state, 0)._errand(here)
    state.fight.round = 10
    after = Mind(state, 0)._errand(nearer) - Mind(state, 0)._errand(here)
    assert after > 2 * before > 0


def test_one_fetches_what_is_needed_once():
    state = begun("007", seats=2)
    token = state.fight.tokens["strongbox"]
    state.fight.ships["p0"].hex, state.fight.ships["p1"].hex = "G6", "B6"
    step = [Mind(state, seat)._errand(Pose(where(token), 0)) for seat in (0, 1)]
    assert step[0] > 2 * step[1] > 0, "for whoever is nearer it is worth more"


def test_a_hull_that_cannot_be_hurt_is_worth_nothing():
    state = begun("027")
    titan = next(ref for ref, ship in state.fight.ships.items() if ship.kind == "synthetic_titan")
    mind = Mind(state, 0)
    assert mind.strike(titan, 3, "", 1) > 1
    state.fight.ships[titan].shields = 0
    assert Mind(state, 0).strike(titan, 3, "", 1) == 0


def test_lanes_of_friends_are_kept_free():
    state = begun("015")
    lanes = aims(state, "p0").lanes
    assert named("H6") in lanes and named("G6") not in lanes
    state.fight.ships["p0"].hex = "H6"
    on_it, beside = Pose(named("H6"), 0), Pose(named("H5"), 0)
    mind = Mind(state, 0)
    before = mind.place(beside) - mind.place(on_it)
    other = Mind(state, 0)
    other.aims = mind.aims._replace(lanes=frozenset())
    assert before > other.place(beside) - other.place(on_it)
    enemy = next(ship for ship in state.fight.ships.values() if ship.side == "enemy")
    enemy.hex = "I6"
    assert aims(state, "p0").prey[enemy.ref] > 1, "whoever bars the way is shot first"


def test_what_must_not_break_is_not_shot_to_pieces():
    state = begun("020a")
    state.fight.tokens["barge_clemency"].hull = 6
    mind = Mind(state, 0)
    assert mind.strike("barge_clemency", 1, "", 1) > 0 > mind.strike("barge_clemency", 6, "", 1)


# The Sparrow's cards


def cannoneer(shields: int, *faces: Face) -> State:
    """Before the Titan, with the cannon and these dice."""
    state = begun("027", seats=2)
    while not isinstance(state.stack[-1], Flying):
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        RULES.play(state, seat, RULES.default(state, seat) or Keep(), Dice(b"keep", 0))
    next(ship for ship in state.fight.ships.values() if ship.kind == "synthetic_titan").shields = shields
    state.fight.cockpits[0].dice = [Die(face) for face in faces]
    state.fight.cockpits[0].deck = Mods(["0"])
    state.fight.sparrow_cards = {"ion_cannon": True}
    return state


def test_the_cannon_speaks_when_the_shields_are_low():
    assert decide(cannoneer(3, "attack", "attack"), 0) == Pour("ion_cannon", (0, 1))
    assert not isinstance(decide(cannoneer(12, "move", "stress"), 0), Pour), "they would not fall"


def test_a_shot_that_decides_the_battle_is_worth_more_than_any_other():
    low, high = cannoneer(3, "attack", "attack"), cannoneer(12, "attack", "attack")
    assert pooling.worth(Mind(low, 0), "ion_cannon", (0, 1)) > 15
    assert pooling.worth(Mind(high, 0), "ion_cannon", (0, 1)) < 10


def test_cheap_dice_go_to_the_cannon_first():
    assert decide(cannoneer(2, "stress", "joker", "attack", "attack"), 0) == Pour("ion_cannon", (2, 3))


def test_who_opened_a_pool_uses_the_card_and_others_keep_their_dice():
    state = cannoneer(3, "attack")
    state.fight.sparrow_cards["barrage"] = True
    RULES.play(state, 0, Pour("barrage", (0,)), Dice(b"barrage", 0))
    frame = state.stack[-1]
    assert isinstance(frame, Pool), "others could add dice"
    assert pooling.answer(state, frame, 1) == Decline()
    assert RULES.android(state, 0, Dice(b"barrage", 1)) == Confirm()
    RULES.play(state, 0, Confirm(), Dice(b"barrage", 1))
    assert not state.fight.sparrow_cards["barrage"]


# Short answers


def rolling(*faces: str, stress: int = 0) -> Fight:
    fight = Fight(f"p0 argonaut H6 n dice={','.join(faces)} stress={stress}", "rs1 H2 s")
    fight.cockpit().dice.pop()
    fight.state.stack = [Round(stage="act"), Rolling(asked=[0])]
    return fight


def test_stress_faces_are_rolled_again():
    assert chosen(rolling("stress", "stress", "stress", "move")) == Reroll(())
    assert chosen(rolling("stress", "stress", "move", "attack")) == Reroll((0, 1))
    assert chosen(rolling("stress", "stress", "move", "attack", stress=2)) == Keep(), "it would reach a level"
    assert chosen(rolling("attack", "stress", "move", "attack")) == Keep()


def hit(damage: int, line: str = "p0 argonaut H6 n", **facts: str) -> Fight:
    said = " ".join(f"{name}={value}" for name, value in facts.items())
    fight = Fight(f"{line} {said}", "rs1 H4 s")
    fight.enemy_deck("0")
    fight.attacked("p0", damage=damage)
    return fight


def test_a_deadly_hit_is_cancelled_and_a_scratch_is_taken():
    assert isinstance(chosen(hit(9)), Break)
    assert chosen(hit(1)) == Take()


def test_an_empty_card_is_worth_a_hard_hit():
    assert chosen(hit(4, energy="burst_fire:0")) == Break("burst_fire")
    assert chosen(hit(4)) == Take(), "cards with energy are kept"
    assert chosen(hit(4, energy="burst_fire:0", stress="2")) == Take(), "not if the stress reaches a level"


def test_the_sparrow_is_protected_when_it_would_fall():
    def asked(hull: int) -> Action | None:
        fight = Fight(
            "p0 argonaut B2 n cards=burst_fire,shrapnel_blast", f"sparrow H6 n hull={hull}", "rs1 H4 s"
        )
        fight.enemy_deck("0")
        fight.attacked("sparrow", damage=2)
        return chosen(fight)

    assert asked(2) == Protect()
    assert asked(9) == Decline()


def test_evasion_is_kept_for_need():
    weak = Fight("p0 argonaut H6 n hull=3 shields=0", "rs1 H4 s")
    weak.attacked("p0", damage=1)
    assert reactions.evade(weak.state, 0) == Evade()
    strong = Fight("p0 argonaut H6 n", "rs1 H4 s")
    strong.attacked("p0", damage=1)
    assert reactions.evade(strong.state, 0) == Decline()


# Danger


def test_before_a_bow_it_is_more_dangerous_than_far_away():
    fight = Fight("p0 argonaut H6 n", "rs1 H2 s")
    there = danger.Danger(fight.battle, fight.ship("p0"))
    assert there.at(Hex(7, 2)) > there.at(Hex(0, 10))
    assert there.at(Hex(0, 10)) == 0


def test_a_bow_that_points_away_threatens_less():
    def at(bow: str) -> float:
        fight = Fight("p0 argonaut H8 n", f"rs1 H3 {bow}")
        return danger.Danger(fight.battle, fight.ship("p0")).at(where(fight.ship("p0")))

    assert at("s") > at("n")


def test_what_is_meant_for_others_hurts_less():
    alone = Fight("p0 argonaut H6 n", "rs1 H2 s")
    screened = Fight("p0 argonaut H6 n", "p1 argonaut H4 n", "rs1 H2 s")
    at = Hex(7, 2)
    assert danger.Danger(screened.battle, screened.ship("p0")).at(at) < danger.Danger(
        alone.battle, alone.ship("p0")
    ).at(at)


def test_a_glitched_enemy_is_harmless():
    fight = Fight("p0 argonaut H6 n", "rs1 H4 s marks=glitch")
    assert danger.Danger(fight.battle, fight.ship("p0")).at(Hex(7, 2)) == 0


# Between battles


def member(skill: int = 0, credits: int = 0, ship: int = 0) -> tuple[Sheet, Member]:
    sheet = starting(1)
    mine = sheet.members[0]
    members.pad(mine).points, members.pad(mine).credits = skill, credits
    members.berth(mine).points = ship
    return sheet, mine


def test_a_half_filled_cell_is_completed_first():
    _, mine = member(skill=2)
    first = quartermaster.training(mine)
    assert first is not None and mine.pilot
    trees.train(mine.pilot, members.pad(mine), *first)
    again = quartermaster.training(mine)
    assert again is not None and again[0] == first[0]
    trees.train(mine.pilot, members.pad(mine), *again)
    assert quartermaster.training(mine) is None, "no point is left"


def test_what_was_begun_in_a_worse_tree_is_completed_all_the_same():
    for tree in range(3):
        _, mine = member(skill=1)
        members.pad(mine).trees[tree][0] = 1
        grown = quartermaster.training(mine)
        assert grown is not None and grown[0] == tree


def test_all_trees_can_be_filled():
    """Sides are named at forks, and only there."""
    for pilot in PILOTS:
        sheet, mine = member()
        members.take_pilot(sheet, mine, pilot)
        members.pad(mine).points = 40
        while (grown := quartermaster.training(mine)) is not None:
            trees.train(pilot, members.pad(mine), *grown)
        assert all(trees.open_cell(members.pad(mine), tree) is None for tree in range(3))


def test_ships_are_built_up():
    for ship in SHIPS:
        sheet, mine = member()
        members.take_ship(sheet, mine, ship)
        members.berth(mine).points = 9
        while (built := quartermaster.building(mine)) is not None:
            berths.build(ship, members.berth(mine), built[1])
        assert berths.open_cell(members.berth(mine)) is None


def test_only_what_helps_this_ship_and_can_be_paid_is_bought():
    sheet, mine = member(credits=9)
    assert mine.ship
    fits = [card for card in CARDS if CARDS[card].kind == "weapon" and loadout.suits(mine, card)]
    others = [card for card in CARDS if CARDS[card].kind == "weapon" and not loadout.suits(mine, card)]
    bought = quartermaster.purchase(sheet, 0, [*fits, *others], 9)
    assert bought in fits and (CARDS[bought].price or 0) <= 9
    assert quartermaster.purchase(sheet, 0, others, 99) is None
    assert quartermaster.purchase(sheet, 0, fits, 0) is None


def test_the_best_cards_are_installed():
    sheet, mine = member()
    mine.cards = ["siege_driver", "aimed_shot"]
    while (change := quartermaster.refit(sheet, 0, range(1))) is not None:
        loadout.fit(sheet, 0, *change)
    assert {mine.last.cards["weapon_1"], mine.last.cards["weapon_2"]} == {"siege_driver", "aimed_shot"}


# What it may know


def scrambled(state: State, chance: random.Random) -> State:
    """The same to every eye: the order of all decks is another one."""
    other = saved.load(saved.dump(state), State)
    battle = other.fight
    for mods in (battle.enemy_mods, *(cockpit.deck for cockpit in battle.cockpits)):
        chance.shuffle(mods.cards)
    for deck in (*battle.decks.values(), battle.trauma):
        chance.shuffle(deck.cards)
    return other


@pytest.mark.parametrize(("scenario", "seats"), [("001", 2), ("004", 3)])
def test_it_never_looks_into_a_deck(scenario, seats):
    chance = random.Random(scenario)
    state = RULES.start(Options(scenario=scenario), seats, Dice(b"eyes", 0))
    seen = 0
    for number in range(50):
        if RULES.outcome(state) is not None:
            break
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        action = RULES.android(state, seat, Dice(b"eyes", number))
        assert action is not None
        if state.stage == "battle" and number % 3 == 0:
            other = scrambled(state, chance)
            assert RULES.view(other, seat) == RULES.view(state, seat)
            assert RULES.android(other, seat, Dice(b"eyes", number)) == action
            seen += isinstance(action, Act)
        RULES.play(state, seat, action, Dice(b"eyes", number))
    assert seen > 2


def test_thinking_changes_nothing():
    fight = Fight("p0 argonaut H6 n dice=move,attack,joker,stress", "rs1 H4 s", "rs2 G3 s", "nebula H5")
    fight.cockpit().deck = Mods(["+1", "0", "-1"], ["x2"])
    before = fight.copy()
    decide(fight.state, 0)
    assert fight.copy() == before


# To the end


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seats"), [("001", 1), ("001", 4), ("004", 2)])
def test_a_battle_comes_to_its_end(scenario, seats):
    state = RULES.start(Options(scenario=scenario), seats, Dice(b"end", 0))
    for number in range(900):
        if RULES.outcome(state) is not None:
            break
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        action = RULES.android(state, seat, Dice(b"end", number))
        assert action is not None
        RULES.play(state, seat, action, Dice(b"end", number))
        check(state)
    assert RULES.outcome(state) is not None


def test_nothing_is_decided_for_whom_nobody_asks_nor_after_the_end():
    fight = Fight("p0 argonaut H6 n dice=attack", "p1 chariot A1 n", "rs1 H4 s")
    fight.state.stack.clear()
    assert RULES.prompts(fight.state) == []
    assert [RULES.android(fight.state, seat, fight.dice) for seat in (0, 1)] == [None, None]
