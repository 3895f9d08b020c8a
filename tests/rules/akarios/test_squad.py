"""The squad between battles: members, loadouts, trees, berths, trade, rewards."""

from __future__ import annotations

import pytest

from rules.akarios.components import CARDS, PILOTS, SHIPS, GainAbility
from rules.akarios.sheet import Sheet, Slot
from rules.akarios.ship import decks
from rules.akarios.squad import berths, loadout, members, presets, rewards, trade, trees
from rules.core.contract import IllegalMove
from tests.rules.akarios.table import count


def key(found: IllegalMove | None) -> str:
    return "" if found is None else found.key


def squad(seats: int = 2) -> Sheet:
    return presets.starting(seats)


@pytest.mark.rule("AK-004")
@pytest.mark.parametrize("pilot", sorted(PILOTS))
def test_a_pilot_has_health_four_skills_four_abilities_and_three_trees(pilot: str) -> None:
    row = PILOTS[pilot]
    gained = [
        cell for tree in row.trees for cell in tree if any(isinstance(each, GainAbility) for each in cell)
    ]
    assert (len(row.trees), len(row.skills), len(row.abilities), len(gained)) == (3, 4, 4, 3)
    assert row.health > 0


@pytest.mark.rule("AK-005")
@pytest.mark.parametrize("ship", sorted(SHIPS))
def test_a_ship_has_hull_shields_a_class_and_a_tree_with_its_three_abilities(ship: str) -> None:
    row = SHIPS[ship]
    berth = berths.fresh(ship, points=len(row.tree))
    for cell in row.tree:
        berths.build(ship, berth, "upper" if len(cell) > 1 else None)
    assert berths.abilities(ship, berth) == row.abilities
    assert row.hull > 0 and row.shields > 0 and row.classes


# Members


@pytest.mark.rule("AK-024", "AK-026", "AK-028", "AK-680")
def test_four_pilots_and_ships_to_begin_with_none_of_them_twice() -> None:
    sheet = Sheet("Kestrels")
    assert members.free_pilots(sheet, ()) == ["starla", "violet_ray", "enver", "gardan"]
    assert members.free_ships(sheet, ()) == ["argonaut", "chariot", "knossos", "invincible"]
    ann = members.recruit(sheet, "Ann")
    members.take_pilot(sheet, sheet.members[ann], "enver")
    members.take_ship(sheet, sheet.members[ann], "chariot")
    assert members.free_pilots(sheet, [ann]) == ["starla", "violet_ray", "gardan"]
    assert members.free_ships(sheet, [ann]) == ["argonaut", "knossos", "invincible"]


@pytest.mark.rule("AK-956", "AK-672", "AK-677")
def test_pilots_of_the_absent_and_gained_ones_are_free() -> None:
    sheet = squad(2)
    sheet.pilots, sheet.ships = ["tesh"], ["charis"]
    assert members.free_pilots(sheet, [1]) == ["starla", "enver", "gardan", "tesh"]
    assert members.free_ships(sheet, [1]) == ["argonaut", "knossos", "invincible", "charis"]


@pytest.mark.rule("AK-025", "AK-884")
def test_a_new_pilot_has_the_first_ability_only() -> None:
    pad = trees.fresh("starla")
    assert trees.abilities("starla", pad) == ("beyond_limits",)
    assert [len(tree) for tree in pad.trees] == [len(tree) for tree in PILOTS["starla"].trees]


@pytest.mark.rule("AK-027", "AK-035", "AK-036", "AK-037", "AK-038", "AK-679")
@pytest.mark.parametrize(
    ("ship", "cards"),
    [
        ("argonaut", ["burst_fire", "flank"]),
        ("chariot", ["proton_pulse", "barrel_roll"]),
        ("knossos", ["em_pulse", "bank"]),
        ("invincible", ["long_range_cannon", "turnabout"]),
    ],
)
def test_a_ship_brings_its_weapon_and_engine_and_no_ability(ship: str, cards: list[str]) -> None:
    sheet = squad(1)
    members.take_ship(sheet, sheet.members[0], ship)
    assert members.cards(sheet.members[0]) == cards
    assert berths.abilities(ship, members.berth(sheet.members[0])) == ()


@pytest.mark.rule("AK-673", "AK-674", "AK-675")
def test_a_new_pilot_has_the_squads_progress_to_spend_and_nothing_else() -> None:
    sheet = squad(1)
    member = sheet.members[0]
    sheet.progress = 5
    member.pads["starla"].credits, member.pads["starla"].trauma = 9, 2
    members.take_pilot(sheet, member, "enver")
    pad = members.pad(member)
    assert (pad.points, pad.credits, pad.trauma) == (5, 0, 0)
    members.take_pilot(sheet, member, "starla")
    assert (members.pad(member).credits, members.pad(member).trauma) == (9, 2)


@pytest.mark.rule("AK-885", "AK-957")
def test_a_pilot_who_returns_may_spend_what_is_missing() -> None:
    sheet = squad(1)
    member = sheet.members[0]
    rewards.skill_points(sheet, [0], 2)
    trees.train("starla", member.pads["starla"], 0)
    members.take_pilot(sheet, member, "enver")
    sheet.progress = 4
    members.take_pilot(sheet, member, "starla")
    assert (members.pad(member).points, trees.spent(members.pad(member))) == (3, 1)
    members.take_pilot(sheet, member, "starla")
    assert members.pad(member).points == 3


@pytest.mark.rule("AK-678", "AK-886")
def test_a_new_ship_has_as_many_points_as_the_act_once() -> None:
    sheet = squad(1)
    member = sheet.members[0]
    assert members.berth(member).points == 0
    sheet.act = 2
    members.take_ship(sheet, member, "charis")
    assert members.berth(member).points == 2
    members.berth(member).points = 0
    members.take_ship(sheet, member, "argonaut")
    members.take_ship(sheet, member, "charis")
    assert members.berth(member).points == 0


@pytest.mark.rule("AK-876")
def test_a_change_of_pilot_keeps_the_ships_progress() -> None:
    sheet = squad(1)
    member = sheet.members[0]
    members.berth(member).points = 3
    members.take_pilot(sheet, member, "enver")
    assert members.berth(member).points == 3


@pytest.mark.rule("AK-958")
def test_a_newcomer_has_the_average_credits_of_those_present() -> None:
    sheet = squad(3)
    for number, credits in enumerate((7, 4, 100)):
        members.pad(sheet.members[number]).credits = credits
    assert members.newcomer_credits(sheet, [0, 1]) == 5
    assert members.newcomer_credits(sheet, []) == 0


# Loadouts


def may(sheet: Sheet, slot: Slot, card: str, number: int = 0, present: tuple[int, ...] = (0, 1)) -> str:
    return key(loadout.why_not(sheet, number, slot, card, present))


@pytest.mark.rule("AK-047")
def test_each_slot_holds_its_kind() -> None:
    sheet = squad()
    member = sheet.members[0]
    member.cards = ["laser_cannon", "jam_generator", "field_immunity"]
    kinds = {"laser_cannon": "weapon", "jam_generator": "engine", "field_immunity": "tech"}
    for card, kind in kinds.items():
        fits = [slot for slot in loadout.SLOTS if not may(sheet, slot, card)]
        assert fits == [f"{kind}_1", f"{kind}_2"]
    assert [slot for slot in loadout.SLOTS if not may(sheet, slot, "beyond_limits")] == ["pilot"]


@pytest.mark.rule("AK-047", "AK-483", "AK-494", "AK-495")
def test_only_what_one_owns_can_be_installed() -> None:
    sheet = squad()
    assert may(sheet, "weapon_1", "laser_cannon") == "ak-illegal-not-your-card"
    assert may(sheet, "pilot", "good_position") == "ak-illegal-not-your-card"
    assert may(sheet, "ship", "shrapnel_blast") == "ak-illegal-not-your-card"
    sheet.members[0].pads["starla"].level = 2
    assert may(sheet, "pilot", "good_position") == ""
    sheet.members[0].berths["argonaut"].cells[1] = 1
    assert may(sheet, "ship", "shrapnel_blast") == ""
    members.take_ship(sheet, sheet.members[0], "invincible")
    assert may(sheet, "ship", "shrapnel_blast") == "ak-illegal-not-your-card"


@pytest.mark.rule("AK-653", "AK-654", "AK-655", "AK-040", "AK-041")
def test_a_class_letter_wants_a_ship_of_that_class() -> None:
    sheet = squad()
    assert CARDS["respite"].classes == ("heavy",)
    assert SHIPS["argonaut"].classes == ("heavy",)
    for number in (0, 1):
        sheet.members[number].cards = ["respite"]
    assert may(sheet, "engine_2", "respite") == ""
    assert may(sheet, "engine_2", "respite", number=1) == "ak-illegal-ship-class"
    sheet.ships = ["gladiator"]
    members.take_ship(sheet, sheet.members[1], "gladiator")
    assert SHIPS["gladiator"].classes == ("assault", "heavy")
    assert may(sheet, "engine_2", "respite", number=1) == ""


@pytest.mark.rule("AK-656")
def test_a_change_of_ship_takes_restricted_cards_out() -> None:
    sheet = squad()
    sheet.members[0].cards = ["respite"]
    loadout.fit(sheet, 0, "engine_2", "respite")
    members.take_ship(sheet, sheet.members[0], "invincible")
    assert loadout.settle(sheet, 0) == ["burst_fire", "flank", "respite"]
    assert sheet.members[0].last.cards == {"pilot": "beyond_limits"}
    loadout.fill(sheet, 0)
    assert sheet.members[0].last.cards == {
        "pilot": "beyond_limits",
        "weapon_1": "long_range_cannon",
        "engine_1": "turnabout",
    }


@pytest.mark.rule("AK-048", "AK-669", "AK-667")
def test_a_copilot_takes_a_technologys_or_an_abilitys_place() -> None:
    sheet = squad()
    sheet.copilots = ["timbor"]
    fits = [slot for slot in loadout.SLOTS if not may(sheet, slot, "timbor")]
    assert fits == ["tech_1", "tech_2", "ship", "pilot"]
    loadout.fit(sheet, 0, "pilot", "timbor")
    assert "beyond_limits" not in sheet.members[0].last.cards.values()


@pytest.mark.rule("AK-048", "AK-668")
def test_one_copilot_for_each_player_and_one_player_for_each_copilot() -> None:
    sheet = squad()
    sheet.copilots = ["timbor", "balrok"]
    loadout.fit(sheet, 0, "tech_1", "timbor")
    assert may(sheet, "tech_2", "balrok") == "ak-illegal-second-copilot"
    assert may(sheet, "tech_1", "balrok") == ""
    assert may(sheet, "tech_2", "timbor") == ""
    assert may(sheet, "tech_1", "timbor", number=1) == "ak-illegal-copilot-taken"
    assert may(sheet, "tech_1", "timbor", number=1, present=(1,)) == ""


@pytest.mark.rule("AK-670")
def test_a_copilot_who_is_lost_leaves_the_ship_too() -> None:
    sheet = squad()
    sheet.copilots = ["timbor"]
    loadout.fit(sheet, 0, "tech_1", "timbor")
    sheet.copilots = []
    assert loadout.settle(sheet, 0) == ["timbor"]


def test_cards_that_exclude_each_other_are_not_installed_together() -> None:
    one = next(card for card in CARDS.values() if card.excludes and card.kind == "technology")
    sheet = squad()
    sheet.members[0].cards = [one.id, one.excludes[0]]
    sheet.members[0].ship = next(
        id for id, row in SHIPS.items() if not one.classes or set(one.classes) & set(row.classes)
    )
    members.take_ship(sheet, sheet.members[0], sheet.members[0].ship)
    loadout.fit(sheet, 0, "tech_1", one.excludes[0])
    assert may(sheet, "tech_2", one.id) == "ak-illegal-excluded"
    assert may(sheet, "tech_1", one.id) == ""


def test_a_card_moves_from_slot_to_slot_and_out() -> None:
    sheet = squad()
    loadout.fit(sheet, 0, "weapon_2", "burst_fire")
    assert sheet.members[0].last.cards == {
        "engine_1": "flank",
        "pilot": "beyond_limits",
        "weapon_2": "burst_fire",
    }
    loadout.fit(sheet, 0, "weapon_2", None)
    assert "burst_fire" not in sheet.members[0].last.cards.values()


@pytest.mark.rule("AK-899")
def test_a_named_loadout_is_worn_as_far_as_it_is_there() -> None:
    sheet = squad()
    member = sheet.members[0]
    member.cards = ["laser_cannon"]
    loadout.fit(sheet, 0, "weapon_2", "laser_cannon")
    member.loadouts["guns"] = member.last
    members.take_pilot(sheet, member, "enver")
    member.cards = []
    assert loadout.wear(sheet, 0, "guns") == ["laser_cannon", "beyond_limits"]
    assert member.last.cards == {"weapon_1": "burst_fire", "engine_1": "flank"}
    assert member.last.pilot == "enver"


# Trees


@pytest.mark.rule("AK-478", "AK-482", "AK-483")
def test_two_points_complete_a_cell_and_bring_its_improvement() -> None:
    pad = trees.fresh("starla", points=4)
    assert trees.train("starla", pad, 0) is None
    assert (pad.trees[0][0], pad.points, pad.level) == (1, 3, 1)
    assert trees.train("starla", pad, 0) == PILOTS["starla"].trees[0][0][0]
    trees.train("starla", pad, 0)
    assert pad.level == 1
    trees.train("starla", pad, 0)
    assert (pad.level, pad.points) == (2, 0)
    assert trees.abilities("starla", pad) == ("beyond_limits", "good_position")
    assert key(trees.why_not("starla", pad, 1, None)) == "ak-illegal-no-skill-points"


@pytest.mark.rule("AK-479", "AK-480")
def test_trees_are_filled_from_the_bottom_and_may_be_switched() -> None:
    pad = trees.fresh("starla", points=20)
    for tree in (0, 1, 0, 1, 0):
        trees.train("starla", pad, tree)
    assert [tree[:3] for tree in pad.trees] == [[2, 1, 0], [2, 0, 0], [0, 0, 0]]


@pytest.mark.rule("AK-481")
@pytest.mark.parametrize(("side", "state"), [("left", 2), ("right", 3)])
def test_at_a_fork_one_side_is_chosen_and_the_other_closed(side: trees.Side, state: int) -> None:
    pad = trees.fresh("starla", points=20)
    for _ in range(5):
        trees.train("starla", pad, 0)
    assert pad.trees[0][2] == 1
    assert key(trees.why_not("starla", pad, 0, None)) == "ak-illegal-fork-needs-side"
    assert key(trees.why_not("starla", pad, 1, side)) == "ak-illegal-no-fork"
    gained = trees.train("starla", pad, 0, side)
    assert gained == PILOTS["starla"].trees[0][2][state - 2]
    assert trees.open_cell(pad, 0) == 3
    assert list(trees.filled("starla", pad))[-1] == gained


@pytest.mark.rule("AK-479")
def test_a_full_tree_takes_no_more() -> None:
    pad = trees.fresh("starla", points=20)
    for step in range(10):
        trees.train("starla", pad, 0, "left" if step == 5 else None)
    assert key(trees.why_not("starla", pad, 0, None)) == "ak-illegal-no-such-cell"
    assert key(trees.why_not("starla", pad, 3, None)) == "ak-illegal-no-such-cell"
    assert (trees.spent(pad), pad.points) == (10, 10)


@pytest.mark.rule("AK-484", "AK-485", "AK-486", "AK-676")
def test_improvements_add_and_remove_modifier_cards() -> None:
    pad = trees.fresh("starla", points=4)
    for tree in (0, 0, 1, 1):
        trees.train("starla", pad, tree)
    cards = count(trees.deck("starla", pad, decks.starting()))
    assert (cards["-1"], cards["+1"], sum(cards.values())) == (3, 6, 19)
    assert count(trees.deck("starla", trees.fresh("starla"), decks.starting())) == count(decks.starting())
    assert trees.deck("starla", pad, ["0"]) == ["0", "+1"]


@pytest.mark.rule("AK-487", "AK-622")
def test_a_skill_rises_by_1() -> None:
    pad = trees.fresh("starla", points=4)
    assert trees.skill("starla", pad, "agility") == 3
    for _ in range(4):
        trees.train("starla", pad, 1)
    assert (trees.skill("starla", pad, "agility"), trees.skill("starla", pad, "charm")) == (4, 2)


@pytest.mark.rule("AK-488")
def test_a_cell_can_be_a_ship_point() -> None:
    pad = trees.fresh("starla", points=2)
    assert not trees.gives_ship_point(trees.train("starla", pad, 2))
    assert trees.gives_ship_point(trees.train("starla", pad, 2))


# Berths


@pytest.mark.rule("AK-489", "AK-490", "AK-492")
def test_a_point_fills_a_cell_from_left_to_right() -> None:
    berth = berths.fresh("argonaut", points=3)
    assert berths.start("argonaut", berth) == (7, 2)
    berths.build("argonaut", berth)
    assert berths.start("argonaut", berth) == (8, 2)
    berths.build("argonaut", berth)
    assert berths.abilities("argonaut", berth) == ("shrapnel_blast",)
    assert key(berths.why_not("argonaut", berth, None)) == "ak-illegal-fork-needs-side"
    berths.build("argonaut", berth, "lower")
    assert (berths.start("argonaut", berth), berth.cells[:3], berth.points) == ((8, 3), [1, 1, 2], 0)
    assert key(berths.why_not("argonaut", berth, None)) == "ak-illegal-no-ship-points"


@pytest.mark.rule("AK-490")
def test_a_side_is_only_for_a_fork_and_a_full_tree_is_full() -> None:
    berth = berths.fresh("argonaut", points=9)
    assert key(berths.why_not("argonaut", berth, "upper")) == "ak-illegal-no-fork"
    for cell in SHIPS["argonaut"].tree:
        berths.build("argonaut", berth, "upper" if len(cell) > 1 else None)
    assert key(berths.why_not("argonaut", berth, None)) == "ak-illegal-ship-complete"
    assert berths.abilities("argonaut", berth) == SHIPS["argonaut"].abilities
    assert berths.start("argonaut", berth) == (10, 3)


@pytest.mark.rule("AK-493")
def test_trees_bring_no_ship_above_10() -> None:
    berth = berths.fresh("anvil", points=9)
    for cell in SHIPS["anvil"].tree:
        berths.build("anvil", berth, "upper" if len(cell) > 1 else None)
    assert berths.start("anvil", berth)[0] == 10 < 8 + 3


@pytest.mark.rule("AK-491", "AK-877")
def test_each_ship_has_its_own_points() -> None:
    sheet = squad(1)
    member = sheet.members[0]
    members.take_ship(sheet, member, "knossos")
    rewards.ship_points(sheet, [0], 1)
    assert (member.berths["argonaut"].points, member.berths["knossos"].points) == (0, 1)


# Trade


@pytest.mark.rule("AK-049")
def test_cards_change_hands_and_leave_the_givers_ship() -> None:
    sheet = squad()
    sheet.members[0].cards = ["laser_cannon"]
    loadout.fit(sheet, 0, "weapon_2", "laser_cannon")
    assert key(trade.why_not_give(sheet, 0, "laser_cannon", 1)) == ""
    assert key(trade.why_not_give(sheet, 0, "laser_cannon", 0)) == "ak-illegal-give-to-whom"
    assert key(trade.why_not_give(sheet, 0, "laser_cannon", 7)) == "ak-illegal-give-to-whom"
    assert key(trade.why_not_give(sheet, 1, "laser_cannon", 0)) == "ak-illegal-not-your-card"
    trade.give(sheet, 0, "laser_cannon", 1)
    assert (sheet.members[0].cards, sheet.members[1].cards) == ([], ["laser_cannon"])
    assert "laser_cannon" not in sheet.members[0].last.cards.values()


@pytest.mark.rule("AK-015", "AK-639", "AK-640", "AK-641")
def test_a_card_is_bought_once_for_its_price_whatever_the_ship() -> None:
    sheet = squad()
    price = CARDS["respite"].price
    assert price
    for number in (0, 1):
        members.pad(sheet.members[number]).credits = price
    assert key(trade.why_not_buy(sheet, 1, "respite")) == ""
    trade.buy(sheet, 1, "respite")
    assert (sheet.members[1].cards, members.pad(sheet.members[1]).credits) == (["respite"], 0)
    assert key(trade.why_not_buy(sheet, 0, "respite")) == "ak-illegal-card-owned"
    assert key(trade.why_not_buy(sheet, 1, "laser_cannon")) == "ak-illegal-too-dear"
    for card in ("timbor", "beyond_limits", "burst_fire", "nonsense"):
        assert key(trade.why_not_buy(sheet, 0, card)) == "ak-illegal-not-for-sale"


@pytest.mark.rule("AK-642", "AK-643")
def test_a_card_is_sold_for_half_and_can_be_bought_again() -> None:
    sheet = squad()
    odd = next(card.id for card in CARDS.values() if card.number and card.price and card.price % 2)
    half = (CARDS[odd].price or 0) // 2
    sheet.members[0].cards = [odd]
    assert trade.sell(sheet, 0, odd) == half
    assert (sheet.members[0].cards, members.pad(sheet.members[0]).credits) == ([], half)
    members.pad(sheet.members[1]).credits = 99
    assert key(trade.why_not_buy(sheet, 1, odd)) == ""


@pytest.mark.rule("AK-644", "AK-953")
def test_only_cards_of_the_organiser_can_be_sold() -> None:
    sheet = squad()
    sheet.copilots, sheet.sparrow = ["timbor"], ["mechanics"]
    sheet.members[0].cards = ["laser_cannon"]
    assert key(trade.why_not_sell(sheet, 0, "laser_cannon")) == ""
    for card in ("timbor", "mechanics", "beyond_limits", "burst_fire"):
        assert key(trade.why_not_sell(sheet, 0, card)) == "ak-illegal-not-your-card"


@pytest.mark.rule("AK-652")
def test_a_discount_makes_no_price_negative() -> None:
    price = CARDS["laser_cannon"].price or 0
    assert (trade.price("laser_cannon", 1), trade.price("laser_cannon", 99)) == (price - 1, 0)


# Rewards


@pytest.mark.rule("AK-473", "AK-946")
def test_failures_fill_boost_boxes_and_a_success_erases_them() -> None:
    sheet = squad()
    for filled in (1, 2, 3, 4, 5, 5):
        rewards.boost(sheet, success=False)
        assert sheet.boost == filled
    rewards.boost(sheet, success=True)
    assert sheet.boost == 0


@pytest.mark.rule("AK-945")
def test_only_the_first_failure_of_a_node_is_rewarded() -> None:
    sheet = squad()
    assert not rewards.repeated(sheet, "004")
    sheet.failed["004"] = 1
    assert rewards.repeated(sheet, "004") and not rewards.repeated(sheet, "001")


@pytest.mark.rule("AK-464", "AK-467", "AK-957")
def test_each_of_those_present_gets_points_and_the_squads_progress_rises_once() -> None:
    sheet = squad(3)
    rewards.skill_points(sheet, [0, 2], 2)
    rewards.ship_points(sheet, [0, 2], 1)
    rewards.credits(sheet, [0, 2], 4)
    pads = [members.pad(member) for member in sheet.members]
    assert [(pad.points, pad.credits) for pad in pads] == [(2, 4), (0, 0), (2, 4)]
    assert [members.berth(member).points for member in sheet.members] == [1, 0, 1]
    assert (sheet.progress, sheet.ship_points) == (2, 1)


@pytest.mark.rule("AK-468")
def test_losses_leave_no_purse_below_0() -> None:
    sheet = squad(1)
    rewards.credits(sheet, [0], 3)
    rewards.credits(sheet, [0], -5)
    assert members.pad(sheet.members[0]).credits == 0


@pytest.mark.rule("AK-394")
def test_those_who_fainted_mark_a_trauma() -> None:
    sheet = squad(3)
    rewards.trauma(sheet, [2, 0], [0])
    assert [members.pad(member).trauma for member in sheet.members] == [0, 0, 1]


@pytest.mark.rule("AK-466", "AK-064")
def test_the_sparrows_energy_stays_between_0_and_10_and_untracked_at_first() -> None:
    sheet = squad(1)
    rewards.sparrow_energy(sheet, 3)
    assert sheet.energy is None
    sheet.energy = 8
    rewards.sparrow_energy(sheet, 5)
    assert sheet.energy == 10
    rewards.sparrow_energy(sheet, -99)
    assert sheet.energy == 0


@pytest.mark.rule("AK-465", "AK-470")
def test_what_the_squad_gains_it_has_once() -> None:
    sheet = squad(1)
    for _ in range(2):
        rewards.for_the_squad(
            sheet, achievements=["ION"], copilots=["timbor"], pilots=["tesh"], ships=["charis"]
        )
        rewards.for_the_squad(sheet, sparrow=["mechanics"])
    assert (sheet.achievements, sheet.copilots, sheet.pilots) == (["ION"], ["timbor"], ["tesh"])
    assert (sheet.ships, sheet.sparrow) == (["charis"], ["mechanics"])
