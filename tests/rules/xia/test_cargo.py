"""Cargo: bought, sold, dug up, thrown out and picked up (section 25)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.contract import Choice
from rules.xia import cargo, query, titles
from rules.xia.actions import BuyCargo, Jettison, Orders
from rules.xia.components import CARGO, SECTORS, TITLES, Cargo
from rules.xia.frames import Guard, Moving, Stowing, Wound
from rules.xia.geometry import printed
from tests.rules.xia.table import BIGGEST, Table

SELLERS = {
    "spice": "kemplar_ii",
    "holo": "azure",
    "terra": "doravin_v",
    "plasma": "neo_damascus",
    "cyber": "lunari",
}
BUYERS = {
    "spice": "neo_damascus",
    "holo": "kemplar_ii",
    "terra": "azure",
    "plasma": "lunari",
    "cyber": "doravin_v",
}
FIELDS = {
    "spice": ("outpost_338",),
    "holo": ("burning_horse",),
    "terra": ("red_gorge",),
    "plasma": ("lower_clouds",),
    "cyber": ("pelmont", "krellar_iv"),
}
MINE, SALVAGE, HARVEST = "outpost_338", "pelmont", "burning_horse"


def at(sector: str, feature: str, **options: object) -> Table:
    """Seat 0 in a big empty ship on that space."""
    table = Table(sectors=(sector, "lost_sector", "tk_421"), **options)
    table.ship(0, BIGGEST)
    table.put(0, table.spot(sector, feature))
    return table


def kinds(table: Table, seat: int = 0) -> list[Cargo]:
    return sorted(cube.kind for cube in table.state.players[seat].cargo)


def shown(table: Table, text: str) -> Choice:
    return next(each for each, move in zip(table.offered, table.choices, strict=True) if move == text)


@pytest.mark.rule("XIA-436", "XIA-437", "XIA-438", "XIA-439", "XIA-440", "XIA-441")
@pytest.mark.parametrize("kind", CARGO)
def test_each_kind_has_its_seller_its_buyer_and_its_fields(kind: Cargo) -> None:
    table = at(SELLERS[kind], "B")
    table.play(f"buy_cargo {kind},{kind}", "suggest")
    assert kinds(table) == [kind, kind]
    table = at(BUYERS[kind], "$")
    first, second = table.load_cargo(0, kind, kind)
    table.play(f"sell_cargo {first},{second}")
    assert not kinds(table) and table.me.credits == 5000
    for sector in FIELDS[kind]:
        table = at(sector, "X")
        table.play("extract", "suggest", rolls=[11])
        assert kinds(table) == [kind]


@pytest.mark.rule("XIA-437", "XIA-438", "XIA-439", "XIA-440", "XIA-441")
def test_no_other_place_trades_or_yields_that_kind() -> None:
    for kind in CARGO:
        regions = [(name, region) for name, each in SECTORS.items() for region in each.regions.values()]
        assert [name for name, region in regions if region.buy == kind] == [SELLERS[kind]]
        assert [name for name, region in regions if region.sell == kind] == [BUYERS[kind]]
        assert {name for name, region in regions if region.yields == kind} == {*FIELDS[kind]}


@pytest.mark.rule("XIA-442", "XIA-445")
def test_the_den_sells_any_mixture() -> None:
    table = at("smugglers_den", "B")
    table.play("buy_cargo holo,cyber,terra,terra", "suggest")
    assert Counter(kinds(table)) == {"holo": 1, "cyber": 1, "terra": 2} and table.me.credits == 1000
    assert len({each.action.kinds[0] for each in table.offered if each.label == "xia-buy-cargo"}) == 5


@pytest.mark.rule("XIA-445", "XIA-542")
def test_at_the_den_every_pair_is_offered_and_the_most_of_each_kind() -> None:
    table = at("smugglers_den", "B")
    orders = [each.action.kinds for each in table.offered if isinstance(each.action, BuyCargo)]
    assert len(orders) == len({*orders}) == 5 + 15
    assert sorted(len(order) for order in orders) == [2] * 15 + [6] * 5
    assert {frozenset(order) for order in orders if len(order) == 2} == {
        frozenset((one, other)) for one in CARGO for other in CARGO
    }
    (mixed,) = [each for each in table.offered if each.action == BuyCargo(("holo", "cyber"))]
    assert (mixed.label, mixed.args["cost"], mixed.args["left"]) == ("xia-buy-mixed", 1000, 2000)


@pytest.mark.rule("XIA-442")
def test_loath_buys_anything() -> None:
    table = at("loath", "$")
    cells = table.load_cargo(0, *CARGO)
    table.play(f"sell_cargo {','.join(map(str, cells))}")
    assert table.me.credits == 8000


# Buying


@pytest.mark.rule("XIA-443")
def test_two_cubes_for_a_thousand_as_often_as_money_and_hold_allow() -> None:
    table = at("kemplar_ii", "B")
    order = shown(table, "buy_cargo spice,spice,spice,spice,spice,spice")
    assert (order.args["cost"], order.args["sector"]) == (3000, "@neo_damascus")
    orders = [each.args["count"] for each in table.offered if isinstance(each.action, BuyCargo)]
    assert orders == [6, 4, 2]
    table.refuses("buy_cargo spice,spice,spice,spice,spice,spice,spice,spice")
    table.play("buy_cargo spice,spice,spice,spice", "suggest")
    assert (len(table.me.cargo), table.me.credits) == (4, 1000)


@pytest.mark.rule("XIA-443")
def test_only_what_the_space_sells_and_only_on_a_buy_space() -> None:
    table = at("kemplar_ii", "B")
    table.refuses("buy_cargo holo,holo")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.refuses("buy_cargo spice,spice")
    assert not [each for each in table.offered if each.label == "xia-buy-cargo"]


@pytest.mark.rule("XIA-444")
def test_a_single_cube_is_not_for_sale_and_both_must_fit() -> None:
    table = at("kemplar_ii", "B")
    table.refuses("buy_cargo spice")
    table.refuses("buy_cargo spice,spice,spice")
    table.hurt(0, len(query.free_cells(table.me)) - 1)
    table.refuses("buy_cargo spice,spice")
    table.me.damage.pop()
    table.play("buy_cargo spice,spice")
    assert len(table.me.cargo) == 2


@pytest.mark.rule("XIA-012", "XIA-443")
def test_what_the_supply_does_not_have_is_not_sold() -> None:
    table = at("kemplar_ii", "B")
    table.loose(table.spot("kemplar_ii", "E"), *["spice"] * 13)
    table.refuses("buy_cargo spice,spice,spice,spice")
    assert table.offers("buy_cargo spice,spice")


def test_a_bulk_trader_has_one_cube_more_once_a_turn() -> None:
    table = at("smugglers_den", "B")
    table.title("bulk_trader", holder=0)
    table.play("buy_cargo spice,spice,holo", "suggest")
    assert (len(table.me.cargo), table.me.credits) == (3, 2000)
    table.refuses("buy_cargo spice,spice,holo")
    table.me.once.clear()
    assert table.offers("buy_cargo spice,spice,holo")
    assert shown(table, "buy_cargo cyber,cyber,cyber,cyber,cyber").args["cost"] == 2000
    table.refuses("buy_cargo holo")


# Selling


@pytest.mark.rule("XIA-446")
def test_any_number_of_matching_cubes_at_a_thousand_each() -> None:
    table = at("neo_damascus", "$")
    first, second, other = table.load_cargo(0, "spice", "spice", "holo")
    table.refuses(f"sell_cargo {other}")
    table.refuses(f"sell_cargo {first},{first}")
    table.refuses("sell_cargo ()")
    table.play(f"sell_cargo {first}")
    assert (kinds(table), table.me.credits) == (["holo", "spice"], 4000)
    table.put(0, table.spot("neo_damascus", "M"))
    table.refuses(f"sell_cargo {second}")


@pytest.mark.rule("XIA-447", "XIA-047")
@pytest.mark.parametrize(
    ("aboard", "sold", "points"),
    [
        (("spice", "spice"), 2, 1),
        (("spice",), 1, 0),
        (("spice", "spice", "spice"), 2, 0),
        (("spice", "spice", "holo"), 2, 0),
        (("spice", "spice", "spice"), 3, 1),
    ],
)
def test_a_sale_that_empties_the_hold_brings_fame(aboard: tuple[Cargo, ...], sold: int, points: int) -> None:
    table = at("neo_damascus", "$")
    cells = table.load_cargo(0, *aboard)[:sold]
    table.play(f"sell_cargo {','.join(map(str, cells))}")
    assert table.me.fame == points


@pytest.mark.rule("XIA-448", "XIA-460")
def test_what_nobody_wants_here_may_go_overboard_first() -> None:
    table = at("neo_damascus", "$")
    first, second, other = table.load_cargo(0, "spice", "spice", "holo")
    assert shown(table, f"sell_cargo {first},{second}").args["fame"] == 0
    table.play(f"jettison {other}", f"sell_cargo {first},{second}")
    assert table.me.fame == 1
    assert [(cube.kind, cube.space) for cube in table.state.loose] == [("holo", table.me.space)]


@pytest.mark.rule("XIA-449")
def test_trade_fame_comes_with_every_full_sale_of_a_turn() -> None:
    table = at("neo_damascus", "$")
    for _ in range(2):
        first, second = table.load_cargo(0, "spice", "spice")
        table.play(f"sell_cargo {first},{second}")
    assert table.me.fame == 2


@pytest.mark.parametrize(("roll", "credits"), [(11, 3000 + 3000 + 1000), (10, 3000 + 3000)])
def test_a_broker_raises_the_price_of_full_pairs(roll: int, credits: int) -> None:
    table = at("neo_damascus", "$")
    table.me.cards.clear()
    cells = ",".join(map(str, table.load_cargo(0, "spice", "spice", "spice")))
    table.refuses(f"sell_cargo {cells} ability=broker")
    table.ability(0, "broker").energy = 2
    assert shown(table, f"sell_cargo {cells} ability=broker").args["more"] == 1000
    table.play(f"sell_cargo {cells} ability=broker", rolls=[roll])
    assert (table.me.credits, table.me.energy, table.me.cards[-1].ready) == (credits, 0, False)


# Mining, salvaging, harvesting


@pytest.mark.parametrize(
    ("sector", "skill", "percent", "worst"),
    [
        (MINE, None, 50, 10),
        (MINE, "rockbiter", 65, 7),
        (SALVAGE, None, 85, 0),
        (SALVAGE, "wreck_diver", 95, 0),
        (HARVEST, None, 50, 10),
        (HARVEST, "cloud_skimmer", 50, 5),
    ],
)
def test_the_odds_of_extraction_are_told_exactly(
    sector: str, skill: str | None, percent: int, worst: int
) -> None:
    table = at(sector, "X")
    if skill is not None:
        table.title(skill, 0)
    offer = shown(table, "extract")
    assert (offer.args["percent"], offer.args["worst"]) == (percent, worst)


@pytest.mark.rule("XIA-450")
def test_mining_brings_a_cube_on_11_and_damage_below() -> None:
    table = at(MINE, "X")
    table.play("extract", "suggest", rolls=[11])
    assert kinds(table) == ["spice"] and not table.me.damage
    assert [event.args["cube"] for event in table.told("xia-extracts")] == ["@spice"]
    table.play("extract", rolls=[10])
    assert table.frame(Wound).points == 10 and kinds(table) == ["spice"]


@pytest.mark.rule("XIA-450", "XIA-155")
def test_shields_help_a_miner_after_the_roll() -> None:
    table = at(MINE, "X")
    table.fit(0, "shield_2")
    table.play("extract", rolls=[9])
    assert table.frame(Guard) == Guard(0, "damage", 9, "mine")
    table.play(f"defend shields={table.cell(0, 'shield_2')}", rolls=[5])
    assert table.frame(Wound).points == 4


@pytest.mark.rule("XIA-451", "XIA-197")
@pytest.mark.parametrize(("roll", "lost"), [(1, True), (3, True), (4, False), (20, False)])
def test_salvage_brings_a_cube_or_the_end(roll: int, lost: bool) -> None:
    table = at(SALVAGE, "X")
    table.fit(0, "shield_2")
    player = table.me
    table.play("extract", rolls=[roll])
    assert (player.space is None) == lost
    if not lost:
        table.play("suggest")
        assert [cube.kind for cube in player.cargo] == ["cyber"]


@pytest.mark.rule("XIA-452")
def test_harvest_brings_a_cube_on_11_and_costs_energy_below() -> None:
    table = at(HARVEST, "X")
    table.me.energy = 8
    table.play("extract", "suggest", rolls=[11])
    assert (kinds(table), table.me.energy) == (["holo"], 8)
    table.play("extract", rolls=[10])
    assert (table.me.energy, table.me.armed) == (0, 2)


@pytest.mark.rule("XIA-452", "XIA-157")
def test_shields_help_a_harvester_after_the_roll() -> None:
    table = at(HARVEST, "X")
    table.fit(0, "shield_2")
    table.me.energy = 8
    table.play("extract", rolls=[7])
    assert table.frame(Guard) == Guard(0, "energy", 7, "harvest")
    table.play(f"defend shields={table.cell(0, 'shield_2')}", rolls=[5])
    assert table.me.energy == 6


@pytest.mark.rule("XIA-453")
@pytest.mark.parametrize("sector", [MINE, SALVAGE, HARVEST])
def test_extraction_costs_nothing_can_be_repeated_and_is_closed_to_the_stranded(sector: str) -> None:
    table = at(sector, "X")
    energy = table.me.energy
    table.play("extract", "suggest", "extract", "suggest", rolls=[12, 13])
    assert (len(table.me.cargo), table.me.energy, table.me.armed) == (2, energy, 4)
    table.strand(0)
    table.refuses("extract", "xia-illegal-stranded")


@pytest.mark.rule("XIA-454", "XIA-450", "XIA-451", "XIA-452")
@pytest.mark.parametrize("sector", [MINE, SALVAGE, HARVEST])
def test_without_a_free_cell_or_off_the_spot_nothing_is_extracted(sector: str) -> None:
    table = at(sector, "X")
    table.load_cargo(0, *["terra"] * len(query.free_cells(table.me)))
    table.refuses("extract")
    table.me.cargo.pop()
    assert table.offers("extract")
    table.put(0, table.spot(sector, "S"))
    table.refuses("extract")
    field = {space.kind for space in table.board.spaces.values() if space.id == table.spot(sector, "X")}.pop()
    table.put(0, next(each for each in table.inside(sector, str(field)) if not _works(each)))
    table.refuses("extract")


def _works(space: str) -> bool:
    return any("X" in each.features for each in printed(space.partition(".")[0]) if each.id == space)


@pytest.mark.rule("XIA-012", "XIA-450")
def test_an_exhausted_supply_yields_nothing() -> None:
    table = at(MINE, "X")
    table.loose(table.spot(MINE, "E"), *["spice"] * 15)
    table.refuses("extract")
    table.state.loose.pop()
    assert table.offers("extract")


@pytest.mark.parametrize(
    ("sector", "title"), [(MINE, "rockbiter"), (SALVAGE, "wreck_diver"), (HARVEST, "cloud_skimmer")]
)
def test_cubes_brought_in_count_for_titles(sector: str, title: str) -> None:
    table = at(sector, "X")
    table.title(title)
    for _ in range(TITLES[title].need):
        assert titles.claimable(table.state, 0) == []
        table.play("extract", "suggest", rolls=[15])
    assert titles.claimable(table.state, 0) == [title]


def test_six_cubes_in_one_sale_make_a_bulk_trader() -> None:
    table = at("loath", "$")
    table.title("bulk_trader")
    cells = table.load_cargo(0, *["spice"] * 6)
    table.play(f"sell_cargo {','.join(map(str, cells))}")
    assert titles.claimable(table.state, 0) == ["bulk_trader"]


@pytest.mark.rule("XIA-455")
def test_a_harvest_can_strand_the_ship() -> None:
    table = at(HARVEST, "X")
    table.me.energy, table.me.armed, table.me.disarmed = 3, 2, 2
    table.play("extract", rolls=[5])
    assert query.stranded(table.me) and table.asked == "xia-ask-stranded"


def test_titles_make_extraction_safer() -> None:
    table = at(MINE, "X")
    table.title("rockbiter", holder=0)
    assert shown(table, "extract").args["percent"] == 65
    table.play("extract", "suggest", rolls=[8])
    assert kinds(table) == ["spice"]
    table = at(SALVAGE, "X")
    table.title("wreck_diver", holder=0)
    table.play("extract", "suggest", rolls=[2])
    assert kinds(table) == ["cyber"]
    table = at(HARVEST, "X")
    table.title("cloud_skimmer", holder=0)
    table.me.energy = 8
    table.play("extract", "extract", rolls=[9, 1])
    assert table.me.energy == 4


# Loose cubes


@pytest.mark.rule("XIA-456", "XIA-462")
def test_any_of_the_loose_cubes_that_fit() -> None:
    table = at("kemplar_ii", "S")
    here = str(table.me.space)
    table.loose(here, "spice", "spice", "holo", "cyber")
    table.loose(table.spot("kemplar_ii", "E"), "terra")
    table.refuses("collect terra")
    table.refuses("collect holo,holo")
    table.hurt(0, len(query.free_cells(table.me)) - 2)
    table.refuses("collect spice,spice,holo")
    table.play("collect spice,holo", "suggest")
    assert kinds(table) == ["holo", "spice"]
    assert Counter(cube.kind for cube in table.state.loose) == {"spice": 1, "cyber": 1, "terra": 1}


@pytest.mark.rule("XIA-456", "XIA-265")
def test_collecting_and_jettison_do_not_end_a_move() -> None:
    table = at("kemplar_ii", "S")
    table.loose(str(table.me.space), "spice", "holo")
    table.push(Moving(0, 3, "impulse", [str(table.me.space)]))
    table.play("collect spice", "suggest")
    table.play(f"jettison {table.me.cargo[0].cell}")
    assert table.asked == "xia-ask-move" and table.frame(Moving).left == 3


@pytest.mark.rule("XIA-457")
def test_own_jettisoned_cubes_are_out_of_reach_this_turn() -> None:
    table = at("kemplar_ii", "S")
    here = str(table.me.space)
    cell = table.load_cargo(0, "spice")[0]
    table.loose(here, "holo")
    table.play(f"jettison {cell}")
    table.refuses("collect spice")
    table.play("collect holo", "suggest")
    assert [cube.kind for cube in table.state.loose] == ["spice"]
    table.put(0, table.spot("kemplar_ii", "E")).put(1, here).turn(1)
    assert table.offers("collect spice")
    table.put(0, here).put(1, None).turn(0)
    table.state.turns += 3
    assert table.offers("collect spice")


@pytest.mark.rule("XIA-458", "XIA-080")
def test_cubes_knocked_overboard_count_the_same_in_the_own_turn() -> None:
    table = at("kemplar_ii", "S")
    cell = table.load_cargo(0, "spice")[0]
    table.push(Wound(0, 1))
    table.play(f"damage {cell}")
    table.refuses("collect spice")
    table = at("kemplar_ii", "S")
    cell = table.load_cargo(0, "spice")[0]
    table.turn(1).push(Wound(0, 1))
    table.play(f"damage {cell}")
    assert table.turn(0).offers("collect spice")


@pytest.mark.rule("XIA-459")
def test_cubes_of_a_lost_ship_are_anybodys() -> None:
    table = at(SALVAGE, "X")
    here = str(table.me.space)
    table.load_cargo(0, "spice")
    table.play("extract", rolls=[1])
    assert [(cube.kind, cube.space) for cube in table.state.loose] == [("spice", here)]
    table.turn(0).put(0, here)
    assert table.offers("collect spice")


@pytest.mark.rule("XIA-460")
def test_any_number_of_own_cubes_goes_to_the_own_space() -> None:
    table = at("kemplar_ii", "S")
    first, _, third = table.load_cargo(0, "spice", "holo", "terra")
    table.refuses("jettison ()")
    table.refuses(f"jettison {third + 1}")
    table.refuses(f"jettison {first},{first}")
    table.play(f"jettison {first},{third}")
    assert kinds(table) == ["holo"]
    assert {(cube.kind, cube.space) for cube in table.state.loose} == {
        ("spice", table.me.space),
        ("terra", table.me.space),
    }


@pytest.mark.rule("XIA-461", "XIA-200")
def test_nothing_is_left_floating_in_a_star() -> None:
    table = Table(sectors=("xia", "kemplar_ii", "tk_421"))
    star = table.inside("xia", "star")[0]
    table.put(0, star)
    cells = table.load_cargo(0, "spice")
    cargo.drop(table.state, 0, cells, None)
    assert not table.state.loose and not table.state.players[0].cargo


@pytest.mark.rule("XIA-462")
def test_loose_cubes_stay_until_somebody_takes_them() -> None:
    table = at("kemplar_ii", "S")
    for player in table.state.players:
        player.orders = Orders("none", "never", "never", "auto")
    lying = table.spot("kemplar_ii", "E")
    table.loose(lying, "spice")
    table.npc("merchant", lying)
    table.play("end")
    table.silent()
    table.silent()
    assert [(cube.kind, cube.space) for cube in table.state.loose] == [("spice", lying)]


# Between players


@pytest.mark.rule("XIA-463", "XIA-464")
def test_credits_change_hands_at_any_time_and_nothing_else_does() -> None:
    table = at("kemplar_ii", "S")
    table.load_cargo(0, "spice")
    before = (kinds(table), table.me.mission)
    table.play("give 1 2000", seat=0)
    table.play("give 0 1000", seat=1)
    assert [player.credits for player in table.state.players] == [2000, 4000, 3000]
    assert (kinds(table), table.me.mission) == before
    table.refuses("give 1 3000", "xia-illegal-give-more", seat=0)


# Stowing


@pytest.mark.rule("XIA-071", "XIA-069", "XIA-542")
def test_the_player_chooses_a_free_cell_for_every_cube() -> None:
    table = at("kemplar_ii", "B")
    engine = table.fit(0, "engine_1")[0]
    table.play("buy_cargo spice,spice")
    free = query.free_cells(table.me)
    table.refuses(f"put {engine.cells[0]}")
    table.refuses(f"put {free[0]},{free[0]}")
    table.refuses(f"put {free[0]},{free[1]},{free[2]}")
    table.play(f"put {free[-1]}")
    assert table.frame(Stowing).cubes == ["spice"]
    table.refuses(f"put {free[-1]}")
    table.refuses("put ()")
    table.play(f"put {free[2]}")
    assert [cube.cell for cube in table.me.cargo] == [free[-1], free[2]]
    table.play("buy_cargo spice,spice", f"put {free[1]},{free[3]}")
    assert [cube.cell for cube in table.me.cargo][2:] == [free[1], free[3]]


def test_what_can_be_thrown_out_is_offered_by_kind_and_first_what_cannot_be_sold_here() -> None:
    table = at("kemplar_ii", "$")
    spice, holo, other = table.load_cargo(0, "spice", "holo", "spice")
    thrown = [each.action.cells for each in table.offered if isinstance(each.action, Jettison)]
    assert thrown == [(spice, other), (spice, holo, other), (holo,)]
    table.refuses("collect ()")
    table.put(0, table.spot("kemplar_ii", "M"))
    thrown = [each.action.cells for each in table.offered if isinstance(each.action, Jettison)]
    assert thrown == [(spice, holo, other), (spice, other), (holo,)]


@pytest.mark.rule("XIA-071")
def test_the_quartermaster_keeps_the_room_together() -> None:
    table = at("smugglers_den", "B")
    table.play("buy_cargo spice,holo,terra,cyber")
    offered = table.offered[0].args["cells"]
    table.play("suggest")
    assert [cube.cell for cube in table.me.cargo] == [*offered]
    assert [cube.kind for cube in table.me.cargo] == ["spice", "holo", "terra", "cyber"]


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    table = at("kemplar_ii", "B")
    table.hurt(0, len(query.free_cells(table.me)) - 2)
    table.play("buy_cargo spice,spice")
    assert table.asked == "xia-ask-action" and len(table.me.cargo) == 2
