"""Business on a planet (sections 10 and 19), and what the supply holds."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.xia import query, shapes
from rules.xia.actions import BuyOutfit, ChooseShip, Done, Refit, SellOutfit
from rules.xia.components import CARGO, OUTFITS, SHIPS
from rules.xia.frames import Business, Packing, Placing, Stowing, Turn
from rules.xia.game import RULES
from rules.xia.state import Card, Cube, Placed
from tests.rules.xia.table import Table
from words import LANGUAGES, words

SQUARE = "nightshade"
SECOND = {name for name, ship in SHIPS.items() if ship.level == 2}
THIRD = {name for name, ship in SHIPS.items() if ship.level == 3}


def trading(ship: str = SQUARE, credits: int = 50_000, planet: str = "kemplar_ii") -> Table:
    """The first player does business in this ship."""
    table = Table(sectors=(planet, "neo_damascus" if planet != "neo_damascus" else "azure", "burning_horse"))
    table.ship(0, ship).credits = credits
    table.put(0, table.inside(planet)[0])
    table.state.stack = [Turn(0, "status"), Business(0)]
    return table


def stow(table: Table) -> None:
    """The first place on offer, if there is a choice at all."""
    while isinstance(table.state.stack[-1], Placing | Packing):
        table.play(table.choices[0])


def ships(table: Table) -> set[str]:
    return {choice.action.ship for choice in table.offered if isinstance(choice.action, ChooseShip)}


# Outfits


@pytest.mark.parametrize("outfit", sorted(OUTFITS))
@pytest.mark.rule("XIA-131", "XIA-132", "XIA-135")
def test_an_outfit_costs_a_thousand_a_level_and_half_comes_back(outfit: str) -> None:
    table = trading("iron_psalm", 10_000)
    player = table.me
    table.play(f"buy {outfit}")
    level = OUTFITS[outfit].level
    assert player.credits == 10_000 - 1000 * level
    assert table.state.stack[-1] == Placing(0, outfit)
    table.refuses("done")
    table.play(table.choices[0])
    assert [each.outfit for each in player.outfits] == [outfit]
    table.play(f"sell {player.outfits[0].cells[0]}")
    assert player.credits == 10_000 - 1000 * level + {1: 1000, 2: 1000, 3: 2000}[level]
    assert not player.outfits


def shop(table: Table) -> object:
    (prompt,) = RULES.prompts(table.state)
    return prompt.args["shop"]


def test_why_nothing_can_be_bought_is_said() -> None:
    table = trading(credits=0)
    assert shop(table) == "poor"
    table.me.credits = 1000
    assert shop(table) == "open"
    table.load_cargo(0, *["spice"] * shapes.size(SQUARE))
    assert shop(table) == "full", "there is no room, whatever it costs"
    for lang in LANGUAGES:
        (prompt,) = RULES.prompts(table.state)
        assert words(lang)(prompt.key, **prompt.args) != words(lang)(
            prompt.key, **{**prompt.args, "shop": "open"}
        )


@pytest.mark.rule("XIA-131")
def test_nothing_is_bought_on_credit() -> None:
    table = trading(credits=2000)
    offered = {choice.action.outfit for choice in table.offered if isinstance(choice.action, BuyOutfit)}
    assert offered == {name for name, outfit in OUTFITS.items() if outfit.level <= 2}
    table.refuses("buy engine_3")


@pytest.mark.rule("XIA-133", "XIA-276", "XIA-278")
def test_outfits_change_hands_in_the_business_phase_only() -> None:
    table = Table()
    table.fit(0, "engine_1")
    table.put(0, table.inside("kemplar_ii")[0])
    table.me.energy = 0
    for text in ("buy shield_1", f"sell {table.cell(0, 'engine_1')}", "fame", "ship copper_heron"):
        table.refuses(text)
    table.play("end")
    assert table.asked == "xia-ask-business"
    assert table.offers("buy shield_1")


@pytest.mark.rule("XIA-134", "XIA-279")
def test_a_damaged_outfit_is_neither_sold_nor_moved() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3]), Placed("missile_1", [4, 5, 6])]
    player.damage = [2]
    table.refuses("sell 1")
    table.refuses("sell 2")
    assert {c.action for c in table.offered if isinstance(c.action, SellOutfit)} == {SellOutfit(4)}
    table.play("sell 6")
    assert [each.outfit for each in player.outfits] == ["shield_1"]
    table.refuses("rearrange")
    player.damage = []
    assert table.offers("rearrange")
    assert table.offers("sell 3")


@pytest.mark.rule("XIA-136", "XIA-008")
def test_a_sold_outfit_returns_to_the_supply_and_its_markers_are_disarmed() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3], [1, 3])]
    player.armed = 2
    before = query.outfits_left(table.state, "shield_1")
    table.play("sell 1")
    assert (player.armed, player.disarmed) == (2, 2)
    assert query.outfits_left(table.state, "shield_1") == before + 1 == 7


# Services


@pytest.mark.rule("XIA-277", "XIA-543")
def test_business_goes_on_in_any_order_until_its_player_stops() -> None:
    table = trading("numerator", 30_000)
    player = table.me
    player.energy = 0
    table.hurt(0, 2)
    table.play("fame", "repair", "buy engine_1")
    stow(table)
    table.play("buy shield_1")
    stow(table)
    table.play(f"sell {table.cell(0, 'shield_1')}", "recharge", "rearrange", "suggest", "fame")
    assert (player.fame, player.energy, player.damage) == (2, 11, [])
    assert player.credits == 30_000 - 10_000 - 1000 - 1000 - 1000 + 1000
    assert table.asked == "xia-ask-business"
    table.play("done")
    assert not any(isinstance(frame, Business) for frame in table.state.stack)


@pytest.mark.rule("XIA-276", "XIA-224")
def test_only_who_ends_on_a_planet_does_business() -> None:
    for space in Table().inside("kemplar_ii"):
        table = Table()
        table.me.energy = 0
        table.put(0, space).play("end")
        assert table.asked == "xia-ask-business"
    table = Table()
    table.me.energy = 0
    table.put(0, "kemplar_ii.1").play("end")
    assert table.asked != "xia-ask-business"


@pytest.mark.rule("XIA-278")
def test_in_business_no_actions_are_possible() -> None:
    table = trading()
    player = table.me
    table.fit(0, "engine_1")
    table.put(0, table.spot("kemplar_ii", "$"))
    table.load_cargo(0, "holo", "holo")
    player.cards = [Card("afterburner")]
    for text in ("impulse", "engine 1", "sell_cargo 3", "buy_cargo spice,spice", "complete", "scan 0", "end"):
        table.refuses(text)


@pytest.mark.parametrize("planet", ["kemplar_ii", "loath", "lunari"])
@pytest.mark.rule("XIA-288")
def test_every_planet_offers_the_same(planet: str) -> None:
    table = trading("brass_anvil", planet=planet)
    table.me.energy = 1
    table.fit(0, "engine_1")
    table.hurt(0, 1)
    law = query.where(table.state, 0).region
    assert (
        law is not None
        and law.law == {"kemplar_ii": "lawful", "loath": "outlaw", "lunari": "neutral"}[planet]
    )
    kinds = {text.split()[0] for text in table.choices}
    assert kinds == {"refit", "recharge", "repair", "rearrange", "fame", "buy", "sell", "ship", "done"}


@pytest.mark.rule("XIA-049", "XIA-050")
def test_fame_is_for_sale_but_never_the_last_point() -> None:
    table = trading(credits=9999)
    player = table.me
    player.fame = 7
    table.play("fame")
    assert (player.fame, player.credits) == (8, 4999)
    table.refuses("fame")
    player.credits = 20_000
    table.play("fame")
    assert (player.fame, player.credits) == (9, 15_000)
    table.refuses("fame")
    assert not table.state.over


# A new ship


@pytest.mark.rule("XIA-280", "XIA-533")
def test_the_next_level_is_for_sale_any_ship_that_nobody_has() -> None:
    table = trading(credits=5000)
    table.ship(1, "copper_heron")
    assert ships(table) == SECOND - {"copper_heron"}
    for ship in ("iron_psalm", "swamp_rat", "copper_heron"):
        table.refuses(f"ship {ship}")
    table.me.credits = 4999
    assert not ships(table)
    table.refuses("ship brass_anvil")
    table = trading("brass_anvil", 8000)
    assert ships(table) == THIRD
    table.me.credits = 7999
    assert not ships(table)


@pytest.mark.rule("XIA-048", "XIA-280")
def test_a_new_ship_costs_its_price_and_brings_fame() -> None:
    table = trading(credits=6000)
    table.play("ship brass_anvil")
    assert (table.me.credits, table.me.fame, table.me.ship) == (1000, 1, "brass_anvil")
    table = trading("brass_anvil", credits=8000)
    table.me.fame = 9
    table.play("ship iron_psalm")
    assert table.state.winner == 0, "even as the last point"
    assert table.state.players[0].credits == 0


@pytest.mark.rule("XIA-281")
def test_the_old_ship_is_gone_for_good() -> None:
    table = trading(credits=50_000)
    space = table.me.space
    table.play("ship brass_anvil")
    assert table.me.space == space
    table.play("ship iron_psalm", "done")
    table.state.players[1].credits = 50_000
    table.put(1, table.inside("kemplar_ii")[1])
    table.state.stack = [Turn(1, "status"), Business(1)]
    assert "brass_anvil" not in ships(table)
    assert ships(table) == SECOND - {"brass_anvil"}


@pytest.mark.rule("XIA-282", "XIA-283", "XIA-286", "XIA-114")
def test_all_moves_over_but_damage_and_bounty() -> None:
    table = trading()
    player = table.me
    player.outfits = [Placed("shield_1", [1, 2, 3], [1], replicated=True), Placed("missile_1", [4, 5, 6])]
    player.cargo = [Cube("spice", 7), Cube("terra", 8)]
    player.damage = [2, 9]
    player.bounty = 3000
    player.armed, player.disarmed = 2, 1
    player.cards[0].ready = False
    table.title("ghost", holder=0)
    player.completed = ["passenger_01"]
    errand = table.errand(0, "passenger_02")
    table.play("ship brass_anvil")
    assert table.asked == "xia-ask-packing"
    table.play("put 16,15,14", "put 1,5,9", "put 2,3")
    assert player.outfits == [
        Placed("shield_1", [16, 15, 14], replicated=True),
        Placed("missile_1", [1, 5, 9]),
    ]
    assert player.cargo == [Cube("spice", 2), Cube("terra", 3)]
    assert (player.damage, player.bounty) == ([], 0)
    assert player.armed == 2 and player.disarmed == 2
    assert player.cards == [Card("dark_hull", ready=False), Card("broadside")]
    assert player.mission == errand
    assert player.completed == ["passenger_01"]
    assert player.titles == ["ghost"]
    assert table.asked == "xia-ask-business"


@pytest.mark.rule("XIA-284")
def test_what_the_new_hold_cannot_take_is_sold() -> None:
    table = trading("brass_anvil", 8000)
    player = table.me
    great = ("blaster_3", "missile_3", "engine_3", "shield_3")
    player.outfits = [Placed(name, [cell]) for cell, name in enumerate(great, 2)]
    player.cargo = [Cube("spice", 1)]
    table.play("ship far_lantern")
    assert shapes.packing("far_lantern", great, ()) is None
    assert table.asked == "xia-ask-leave-out"
    assert {*table.choices} == {f"leave {name}" for name in great}
    table.refuses("suggest")
    table.refuses("leave engine_1")
    table.play("leave missile_3")
    assert player.credits == 2000
    assert table.asked == "xia-ask-packing"
    table.play("suggest")
    assert sorted(each.outfit for each in player.outfits) == ["blaster_3", "engine_3", "shield_3"]
    assert len(player.cargo) == 1
    assert table.asked == "xia-ask-business"


@pytest.mark.rule("XIA-284")
def test_cubes_for_which_no_cell_is_left_go_back() -> None:
    table = trading("brass_anvil", 8000)
    player = table.me
    player.cargo = [Cube("spice", cell) for cell in range(1, 21)] + [Cube("holo", 21)]
    table.play("ship far_lantern")
    assert {*table.choices} == {"leave spice", "leave holo"}
    before = query.cubes_left(table.state, "holo")
    table.play("leave holo")
    assert query.cubes_left(table.state, "holo") == before
    assert table.asked == "xia-ask-packing"
    table.refuses("leave spice")
    table.play("suggest")
    assert [cube.kind for cube in player.cargo] == ["spice"] * 20


@pytest.mark.rule("XIA-285")
def test_a_new_ship_is_charged_and_markers_stay_as_they_are() -> None:
    table = trading()
    player = table.me
    player.energy, player.armed, player.disarmed = 2, 1, 3
    table.play("ship brass_anvil")
    assert player.energy == SHIPS["brass_anvil"].energy == 16
    assert (player.armed, player.disarmed) == (1, 3)


@pytest.mark.rule("XIA-287")
def test_there_is_nothing_above_the_third_level() -> None:
    table = trading("iron_psalm")
    assert not ships(table)
    for ship in ("deep_furrow", "iron_psalm"):
        table.refuses(f"ship {ship}")


@pytest.mark.rule("XIA-533", "XIA-543")
def test_two_ships_may_be_bought_in_one_business_phase() -> None:
    table = trading(credits=13_000)
    player = table.me
    table.fit(0, "engine_1")
    table.play("ship brass_anvil")
    stow(table)
    table.play("ship iron_psalm")
    stow(table)
    assert (player.credits, player.fame, player.ship) == (0, 2, "iron_psalm")
    assert [card.ability for card in player.cards] == ["dark_hull", "broadside", "salvo_computer"]


@pytest.mark.rule("XIA-248")
def test_a_stranded_ship_does_business_too() -> None:
    table = Table()
    table.strand(0)
    table.put(0, table.inside("kemplar_ii")[0]).play("end", "recharge", "done")
    player = table.state.players[0]
    assert player.energy > 0
    assert player.armed == 4


# The supply


@pytest.mark.rule("XIA-011", "XIA-005")
def test_the_bank_never_runs_out() -> None:
    table = trading(credits=1_000_000)
    for player in table.state.players:
        player.credits = 1_000_000
    table.fit(0, "shield_1")
    table.play(f"sell {table.cell(0, 'shield_1')}")
    assert table.me.credits == 1_001_000


@pytest.mark.parametrize("kind", CARGO)
@pytest.mark.rule("XIA-010", "XIA-012")
def test_fifteen_cubes_of_a_kind_in_holds_and_on_the_board(kind: str) -> None:
    table = Table()
    assert query.cubes_left(table.state, kind) == 15  # type: ignore[arg-type]
    table.ship(1, "deep_furrow")
    table.load_cargo(1, *[kind] * 9)  # type: ignore[arg-type]
    table.loose("kemplar_ii.1", *[kind] * 4)  # type: ignore[arg-type]
    assert query.cubes_left(table.state, kind) == 2  # type: ignore[arg-type]


@pytest.mark.rule("XIA-012")
def test_what_is_not_in_the_supply_is_neither_bought_nor_mined() -> None:
    table = Table(sectors=("kemplar_ii", "outpost_338", "burning_horse"))
    table.ship(1, "deep_furrow")
    cells = table.load_cargo(1, *["spice"] * 13)
    table.put(0, table.spot("kemplar_ii", "B"))
    assert table.offers("buy_cargo spice,spice")
    table.loose("kemplar_ii.1", "spice", "spice")
    assert not table.offers("buy_cargo spice,spice")
    table.put(0, table.spot("outpost_338", "X"))
    assert not table.offers("extract")
    table.state.players[1].cargo = table.state.players[1].cargo[1:]
    assert len(cells) == 13
    assert table.offers("extract")


@pytest.mark.rule("XIA-015", "XIA-003")
def test_a_ship_is_an_outlaw_by_its_bounty_and_by_nothing_else() -> None:
    table = Table()
    for ship in SHIPS:
        player = table.ship(0, ship)
        player.bounty = 0
        assert not query.outlaw(table.state, "0")
        player.bounty = 1000
        assert query.outlaw(table.state, "0")


def test_prices_and_what_is_left_stand_on_the_choices() -> None:
    table = trading(credits=5000)
    hints = {str(c.action): c.args for c in table.offered if not isinstance(c.action, Done)}
    assert hints[str(BuyOutfit("engine_2"))]["left"] == 3000
    assert hints[str(ChooseShip("brass_anvil"))]["left"] == 0
    assert all(choice.group for choice in table.offered)
    assert not any(isinstance(frame, Stowing) for frame in table.state.stack)


@pytest.mark.rule("XIA-090")
@pytest.mark.parametrize(("credits", "mended"), [(3000, True), (0, False)])
def test_what_most_come_for_is_one_move(credits: int, mended: bool) -> None:
    """Recharged, repaired if it can be paid, and the business is over."""
    table = trading("brass_anvil")
    table.me.energy, table.me.credits = 1, credits
    table.hurt(0, 1)
    refit = table.offered[0]
    assert refit.action == Refit() and refit.usual
    assert (refit.args["repairs"], refit.args["price"]) == (("yes", 1000) if mended else ("no", 0))
    table.play("refit")
    player = table.state.players[0]
    assert player.energy == query.mat(player).energy and bool(player.damage) is not mended
    assert player.credits == credits - 1000 * mended
    assert table.asked != "xia-ask-business"


@pytest.mark.rule("XIA-220", "XIA-224")
def test_actions_are_ended_and_the_ship_refitted_in_one_move_on_a_planet_only() -> None:
    """As it would come out in two."""
    ends = []
    for moves in (("end", "refit"), ("refit",)):
        table = trading("brass_anvil", 3000)
        table.state.stack = [Turn(0, "action")]
        table.me.energy = 1
        table.hurt(0, 1)
        table.play(*moves)
        assert table.asked != "xia-ask-business"
        ends.append(saved.dump(table.state))
    assert ends[0] == ends[1]
    table = trading("brass_anvil", 3000)
    table.state.stack = [Turn(0, "action")]
    table.me.energy = 1
    space = next(each for each in table.board.spaces.values() if each.kind is None and not each.planet)
    table.put(0, space.id)
    assert table.offers("end") and not table.offers("refit")
    table.refuses("refit")


def test_a_ship_that_lacks_nothing_is_offered_no_refit() -> None:
    table = trading("brass_anvil")
    table.me.energy = query.mat(table.me).energy
    assert not table.offers("refit")
