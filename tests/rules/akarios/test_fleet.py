"""Ships as they enter a battle: enemies at a difficulty, players with all they have."""

from __future__ import annotations

import pytest

from rules.akarios.battle import setup
from rules.akarios.components import CARDS, ENEMIES
from rules.akarios.options import Difficulty, Options
from rules.akarios.sheet import Carried
from rules.akarios.ship import damage, decks, fleet, outfit
from rules.akarios.squad import berths, difficulty, loadout, members, presets
from rules.akarios.state import Battle, Board, Ship, State
from rules.core.dice import Dice
from tests.rules.akarios.table import Table, count

LEVELS: list[tuple[Difficulty, int, int, int, int]] = [
    ("easy", -1, -1, -1, 0),
    ("normal", 0, 0, 0, 0),
    ("medium", 0, 0, 1, 1),
    ("hard", 1, 1, 1, 2),
    ("very_hard", 2, 2, 2, 3),
    ("insane", 2, 2, 3, 4),
    ("abyss", 3, 3, 4, 5),
]
IDS = ["AK-682", "AK-683", "AK-684", "AK-685", "AK-686", "AK-687", "AK-688"]


def enemy(
    type: str, level: Difficulty, *, elite: bool = False, ally: bool = False, extreme: bool = False
) -> Ship:
    t = Table()
    t.battle.difficulty, t.state.sheet.extreme = level, extreme
    return fleet.enemy(t.state, type, 1, elite=elite, ally=ally)


# Difficulty


@pytest.mark.rule("AK-682", "AK-683", "AK-684", "AK-685", "AK-686", "AK-687", "AK-688", "AK-060", "AK-381")
@pytest.mark.parametrize(("level", "hull", "shields", "harm", "credits"), LEVELS, ids=IDS)
def test_a_level_changes_hull_shields_and_damage_of_enemies(
    level: Difficulty, hull: int, shields: int, harm: int, credits: int
) -> None:
    ship = enemy("ronin_frigate", level)
    assert (ship.hull, ship.hull_cap) == (6 + hull, 6 + hull)
    assert (ship.shields, ship.shields_cap) == (2 + shields, 2 + shields)
    t = Table("rf1 H4 s", "rf2 H3 s elite")
    t.battle.difficulty = level
    assert [difficulty.damage(t.battle, t.ship(ref)) for ref in ("rf1", "rf2")] == [2 + harm, 3 + harm]
    assert difficulty.bonus(level, success=True) == credits


@pytest.mark.rule("AK-690")
def test_on_easy_hull_stays_1_and_the_rest_0() -> None:
    assert [difficulty.changed(what, 1, "easy") for what in ("hull", "shields", "damage")] == [1, 0, 0]  # type: ignore[arg-type]
    assert [difficulty.changed(what, 0, "easy") for what in ("shields", "damage")] == [0, 0]  # type: ignore[arg-type]
    assert enemy("ronin_scout", "easy").shields == 0


@pytest.mark.rule("AK-451", "AK-689")
@pytest.mark.parametrize(("level", "more"), [("normal", 0), ("hard", 1), ("abyss", 3)])
def test_figures_of_special_rules_change_too(level: Difficulty, more: int) -> None:
    """The Titan of 027, alone: 14 shields by its scenario."""
    sheet = presets.starting(1)
    sheet.difficulty = level
    state = State(Options(scenario="027"), 1, (0,), sheet, stage="battle", node="027")
    setup.lay_out(state, Dice(b"titan", 0))
    (titan,) = (ship for ship in state.fight.ships.values() if ship.kind == "synthetic_titan")
    assert (titan.shields, titan.shields_cap) == (15 + more, 15 + more)


@pytest.mark.rule("AK-691")
def test_allies_of_enemy_types_are_as_printed() -> None:
    ship = enemy("ronin_scout", "abyss", ally=True)
    assert (ship.side, ship.hull, ship.shields) == ("ally", 4, 0)
    t = Table("rs1 H4 s ally", "rs2 H3 s")
    t.battle.difficulty = "abyss"
    assert [difficulty.damage(t.battle, t.ship(ref)) for ref in ("rs1", "rs2")] == [2, 6]


@pytest.mark.rule("AK-477", "AK-692")
def test_a_failure_pays_no_bonus() -> None:
    assert difficulty.bonus("abyss", success=False) == 0


@pytest.mark.rule("AK-009", "AK-059", "AK-273")
def test_the_elite_side_has_its_own_figures_and_immunities() -> None:
    normal, elite = enemy("ronin_scout", "normal"), enemy("ronin_scout", "normal", elite=True)
    assert (normal.ref, normal.hull, normal.shields, normal.immune) == ("rs1", 4, 0, [])
    assert (elite.ref, elite.hull, elite.shields, elite.immune, elite.elite) == ("rs1", 6, 1, ["push"], True)


@pytest.mark.rule("AK-695")
def test_in_extreme_mode_all_enemies_have_the_elite_immunities() -> None:
    ship = enemy("ronin_scout", "normal", extreme=True)
    assert (ship.hull, ship.immune) == (4, ["push"])
    assert enemy("ronin_scout", "normal", extreme=True, ally=True).immune == []


# Supply


@pytest.mark.rule("AK-263", "AK-435", "AK-011")
def test_a_destroyed_ship_gives_its_number_and_its_board_back() -> None:
    t = Table("rm1 H4 s", "rs2 H3 s", "rs3 H2 s")
    assert fleet.numbers_left(t.battle, "ronin_marauder") == []
    assert fleet.numbers_left(t.battle, "ronin_scout") == [1, 4, 5, 6, 7, 8]
    assert fleet.boards_left(t.battle) == 5
    damage.deal(t.state, "rm1", 99)
    assert fleet.numbers_left(t.battle, "ronin_marauder") == [1]
    assert fleet.boards_left(t.battle) == 6


@pytest.mark.rule("AK-012", "AK-422")
def test_allies_of_enemy_types_take_boards_and_players_do_not() -> None:
    t = Table("p0 argonaut H6 n", "sparrow C3 n", "rs1 H4 s ally", "rs2 H3 s")
    assert fleet.boards_left(t.battle) == 6


def test_no_two_types_share_a_ref() -> None:
    assert len({fleet.ref(type, 1) for type in ENEMIES}) == len(ENEMIES)


# Players


def chapter(seats: int = 1, *, sparrow: tuple[str, ...] = ()) -> State:
    state = State(Options(), seats, tuple(range(seats)), presets.starting(seats), stage="muster", node="001")
    state.battle = Battle("001", seats, "normal", Board(15, 11))
    state.battle.box = {"stress_miss": 20, "boost_x2": 20}
    state.battle.sparrow_cards = dict.fromkeys(sparrow, True)
    return state


def launched(state: State, seat: int = 0, seed: bytes = b"launch") -> Table:
    """A table that looks at this chapter."""
    dice = Dice(seed, 1)
    for each in range(seat + 1):
        outfit.launch(state, each, dice)
    t = Table()
    t.state, t.battle, t.dice = state, state.fight, dice
    return t


@pytest.mark.rule("AK-042", "AK-043")
def test_hull_and_shields_are_printed_plus_tree_plus_cards_plus_events_at_most_10() -> None:
    state = chapter(sparrow=("mechanics",))
    member = state.sheet.members[0]
    assert member.ship == "argonaut"
    member.berths["argonaut"].points = 1
    berths.build("argonaut", member.berths["argonaut"])
    member.next_battle = [Carried("shields", 2), Carried("hull", -3)]
    t = launched(state)
    ship = t.ship("p0")
    assert (ship.hull, ship.hull_cap) == (7 + 1 - 3 + 1, 7 + 1 - 3 + 1)
    assert (ship.shields, ship.shields_cap) == (4, 4)
    assert (ship.hex, ship.side, ship.seat) == (None, "player", 0)
    assert member.next_battle == []


@pytest.mark.rule("AK-043", "AK-952")
def test_events_leave_1_hull_and_add_up_to_10() -> None:
    state = chapter(2)
    state.sheet.members[0].next_battle = [Carried("hull", -20), Carried("shields", -20)]
    state.sheet.members[1].next_battle = [Carried("hull", 20), Carried("shields", 20)]
    t = launched(state, 1)
    assert [(t.ship(ref).hull, t.ship(ref).shields) for ref in ("p0", "p1")] == [(1, 0), (10, 10)]


@pytest.mark.rule("AK-053", "AK-141")
def test_cards_begin_with_their_energy() -> None:
    t = launched(chapter())
    assert {each.card: (each.energy, each.cap) for each in t.cockpit().cards} == {
        card: (CARDS[card].energy, CARDS[card].energy) for card in ("burst_fire", "flank", "beyond_limits")
    }


@pytest.mark.rule("AK-054", "AK-474", "AK-952", "AK-238")
def test_a_deck_has_20_cards_and_a_boost_for_each_filled_box() -> None:
    state = chapter(2)
    state.sheet.boost = 2
    state.sheet.members[1].next_battle = [Carried("boost")]
    t = launched(state, 1)
    assert [count(t.cockpit(seat).deck.cards)["boost_x2"] for seat in (0, 1)] == [2, 3]
    assert t.battle.box["boost_x2"] == 15
    plain = [card for card in t.cockpit(0).deck.cards if card != "boost_x2"]
    assert count(plain) == count(decks.starting())


@pytest.mark.rule("AK-054")
def test_a_deck_is_shuffled_by_the_dice() -> None:
    orders = {tuple(launched(chapter(), seed=bytes([seed])).cockpit().deck.cards) for seed in range(6)}
    assert len(orders) == 6


@pytest.mark.rule("AK-044", "AK-045", "AK-046")
def test_stress_brought_along_acts_during_setup() -> None:
    state = chapter()
    state.sheet.members[0].stress = 7
    t = launched(state)
    outfit.unsettle(state, 0, t.dice)
    assert (t.cockpit().stress, count(t.cockpit().deck.cards)["stress_miss"]) == (7, 2)
    assert t.stacked() == ["Panic"]
    assert state.sheet.members[0].stress == 0
    assert outfit.unsettle(state, 0, t.dice) == []


@pytest.mark.rule("AK-325", "AK-331", "AK-462")
def test_after_the_scenario_stress_breakage_and_passing_cards_are_gone() -> None:
    t = Table("p0 argonaut H6 n stress=6 broken=flank energy=flank:1", "p1 chariot H7 n broken=proton_pulse")
    t.deck("stress_miss", "0", "boost_x2")
    t.cockpit().deck.discards = ["+1"]
    t.cockpit().waiting, t.battle.trauma.discards = ["spin"], ["drift"]
    outfit.stand_down(t.battle)
    assert (t.cockpit().stress, sorted(t.cockpit().deck.cards), t.cockpit().deck.discards) == (
        0,
        ["+1", "0"],
        [],
    )
    assert (t.cockpit().waiting, t.battle.trauma.discards) == ([], ["drift", "spin"])
    assert not any(card.broken for cockpit in t.battle.cockpits for card in cockpit.cards)
    assert t.card("flank").energy == 1


@pytest.mark.rule("AK-052")
def test_in_the_first_scenario_each_has_a_weapon_an_engine_and_the_first_ability() -> None:
    sheet = presets.starting(4)
    assert [member.last.cards for member in sheet.members] == [
        {"weapon_1": "burst_fire", "engine_1": "flank", "pilot": "beyond_limits"},
        {"weapon_1": "proton_pulse", "engine_1": "barrel_roll", "pilot": "lucky_devil"},
        {"weapon_1": "em_pulse", "engine_1": "bank", "pilot": "engineer"},
        {"weapon_1": "long_range_cannon", "engine_1": "turnabout", "pilot": "close_contact"},
    ]
    for number in range(4):
        assert loadout.settle(sheet, number, range(4)) == []
    assert members.free_pilots(sheet, range(4)) == members.free_ships(sheet, range(4)) == []
