"""What is refused is refused for the right reason, with the way out in the words."""

from __future__ import annotations

import pytest

from rules.xia import query
from rules.xia.frames import Fitting, Guard, Moving, Objective, Packing, Placing, Rearm, Stowing, Wound
from tests.rules.xia.table import Table, missions_of


def far(table: Table) -> Table:
    """Seat 0 alone in the middle of nowhere."""
    table.put(0, "lost_sector.10").put(1, "lost_sector.1").put(2, None)
    return table


@pytest.fixture
def table() -> Table:
    return far(Table(sectors=["lost_sector", "kemplar_ii"]))


def test_an_engine_needs_a_marker_a_spot_and_an_engine(table: Table) -> None:
    (engine,) = table.fit(0, "engine_1")
    (shield,) = table.fit(0, "shield_1")
    table.refuses(f"engine {shield.cells[0]}", "xia-illegal-engine")
    table.refuses("engine 99", "xia-illegal-engine")
    table.me.armed, table.me.disarmed = 0, 4
    table.refuses(f"engine {engine.cells[0]}", "xia-illegal-engine")
    table.me.armed, table.me.disarmed = 4, 0
    table.me.damage = list(engine.cells)
    table.refuses(f"engine {engine.cells[0]}", "xia-illegal-engine")


def test_attacks_need_a_target_in_range_that_is_not_oneself(table: Table) -> None:
    table.fit(0, "blaster_1")
    cell = table.cell(0, "blaster_1")
    table.refuses(f"attack 0 weapons={cell}", "xia-illegal-own-ship")
    table.refuses(f"attack 2 weapons={cell}", "xia-illegal-no-target")
    table.refuses(f"attack merchant weapons={cell}", "xia-illegal-no-target")
    table.refuses(f"attack 1 weapons={cell}", "xia-illegal-out-of-range")
    table.strand(0)
    table.refuses(f"attack 1 weapons={cell}", "xia-illegal-stranded")


def test_missions_are_drawn_and_delivered_where_they_belong(table: Table) -> None:
    table.refuses("draw", "xia-illegal-no-point")
    table.refuses("complete", "xia-illegal-no-mission")
    table.refuses("objective", "xia-illegal-no-mission")
    errand = table.errand(0, missions_of("passenger")[0])
    table.refuses("complete", "xia-illegal-objective")
    errand.done, errand.payment = True, 1000
    table.refuses("complete", "xia-illegal-delivery")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.refuses("draw", "xia-illegal-has-mission")


def test_a_stranded_ship_is_told_so(table: Table) -> None:
    table.strand(0)
    table.refuses("buy_cargo spice,spice", "xia-illegal-stranded")
    table.refuses("rescue 1", "xia-illegal-stranded")


def test_in_business_actions_are_over(table: Table) -> None:
    table.put(0, table.spot("kemplar_ii", "M"))
    table.play("end")
    table.refuses("draw", "xia-illegal-phase")
    table.refuses("stop", "xia-illegal-not-offered")


def test_steps_belong_to_a_flight(table: Table) -> None:
    for text in ("fly lost_sector.9", "warp", "visit lost_sector.9", "stop"):
        table.refuses(text, "xia-illegal-not-flying")
    table.refuses("jump 0", "xia-illegal-jump")
    table.push(Moving(0, 1, "impulse", ["lost_sector.10"]))
    table.refuses("fly nowhere.1", "xia-illegal-no-space")
    table.refuses("fly lost_sector.1", "xia-illegal-far")
    table.refuses("warp", "xia-illegal-warp")
    table.refuses("visit lost_sector.9", "xia-illegal-visit")
    table.refuses("end", "xia-illegal-stop-first")
    table.refuses("jump 0", "xia-illegal-no-edge")
    table.state.sectors.clear()
    table.refuses("jump 0", "xia-illegal-no-sectors")


def test_a_flight_does_not_end_on_another_ship(table: Table) -> None:
    table.put(0, "lost_sector.1")
    table.push(Moving(0, 1, "impulse", ["lost_sector.1"]))
    for text in ("stop", "impulse", "scan 4"):
        table.refuses(text, "xia-illegal-flying")


def test_an_occupied_space_serves_only_for_what_belongs_to_it(table: Table) -> None:
    market = table.spot("kemplar_ii", "B")
    beside = next(space for _, space in table.board.neighbours(market) if table.board.spaces[space].planet)
    table.put(0, beside).put(1, market)
    table.push(Moving(0, 2, "impulse", [beside]))
    table.play(f"visit {market}")
    table.refuses("scan 0", "xia-illegal-visit-only")
    table.refuses("end", "xia-illegal-visit-only")
    table.refuses("buy_cargo holo,holo", "xia-illegal-not-sold")


def test_what_is_bought_must_be_sold_here_in_pairs_paid_stowed_and_there(table: Table) -> None:
    table.refuses("buy_cargo spice,spice", "xia-illegal-no-shop")
    table.put(0, table.spot("kemplar_ii", "B"))
    table.refuses("buy_cargo holo,holo", "xia-illegal-not-sold")
    table.refuses("buy_cargo spice", "xia-illegal-pairs")
    table.refuses("buy_cargo spice,spice,spice", "xia-illegal-pairs")
    table.me.credits = 0
    table.refuses("buy_cargo spice,spice", "xia-illegal-no-credits")
    table.me.credits = 9000
    table.loose("lost_sector.3", *["spice"] * 14)
    table.refuses("buy_cargo spice,spice", "xia-illegal-no-cubes")
    table.state.loose.clear()
    table.me.damage = query.free_cells(table.me)[1:]
    table.refuses("buy_cargo spice,spice", "xia-illegal-no-room")


def test_what_is_sold_must_be_wanted_here_and_aboard(table: Table) -> None:
    table.refuses("sell_cargo 1", "xia-illegal-no-buyer")
    table.put(0, table.spot("kemplar_ii", "$"))
    table.refuses("sell_cargo 1", "xia-illegal-cubes")
    holo, spice = table.load_cargo(0, "holo", "spice")
    table.refuses(f"sell_cargo {holo},{holo}", "xia-illegal-cubes")
    table.refuses(f"sell_cargo {spice}", "xia-illegal-not-wanted")
    table.refuses(f"sell_cargo {holo} ability=broker", "xia-illegal-sale-ability")
    table.refuses("jettison 9", "xia-illegal-cubes")


def test_extraction_needs_a_resource_room_and_cubes() -> None:
    table = far(Table(sectors=["lost_sector", "outpost_338"]))
    table.refuses("extract", "xia-illegal-no-resource")
    table.put(0, table.spot("outpost_338", "X"))
    table.loose("lost_sector.3", *["spice"] * 15)
    table.refuses("extract", "xia-illegal-no-cubes")
    table.state.loose.clear()
    table.me.damage = query.free_cells(table.me)
    table.refuses("extract", "xia-illegal-no-room")


def test_loose_cubes_must_lie_here_fit_and_not_be_the_own(table: Table) -> None:
    table.refuses("collect spice", "xia-illegal-no-loose")
    table.loose("lost_sector.10", "spice", owner=0)
    table.refuses("collect spice", "xia-illegal-own-cubes")
    table.loose("lost_sector.10", "holo", "holo")
    table.refuses("collect spice", "xia-illegal-no-loose")
    table.me.damage = query.free_cells(table.me)[1:]
    table.refuses("collect holo,holo", "xia-illegal-no-room")


def test_abilities_need_their_card_its_energy_its_time_and_a_target(table: Table) -> None:
    table.refuses("use patch_kit", "xia-illegal-no-card")
    table.refuses("use luck", "xia-illegal-no-card")
    table.ability(0, "patch_kit", "broker", "maneuvering_thrusters")
    table.refuses("use patch_kit", "xia-illegal-ability-target")
    table.refuses("use broker", "xia-illegal-ability-when")
    (engine,) = table.fit(0, "engine_1")
    table.refuses(f"engine {engine.cells[0]} ability=broker", "xia-illegal-ability-when")
    table.me.energy = 1
    table.refuses("use patch_kit", "xia-illegal-no-energy")
    table.me.cards[1].ready = False
    table.refuses("use patch_kit", "xia-illegal-exhausted")


def test_weapons_need_markers_and_spots(table: Table) -> None:
    table.put(1, "lost_sector.9")
    (blaster,) = table.fit(0, "blaster_1")
    (shield,) = table.fit(0, "shield_1")
    table.refuses(f"attack 1 weapons={shield.cells[0]}", "xia-illegal-weapon")
    table.refuses("attack 1 weapons=99", "xia-illegal-weapon")
    table.refuses(f"attack 1 weapons={blaster.cells[0]} abilities=broadside", "xia-illegal-no-card")
    table.me.armed, table.me.disarmed = 1, 3
    table.refuses(f"attack 1 weapons={','.join([str(blaster.cells[0])] * 2)}", "xia-illegal-no-markers")


def test_a_defence_is_made_of_what_one_has() -> None:
    table = Table()
    (shield,) = table.fit(0, "shield_1")
    cell = shield.cells[0]
    table.push(Guard(0, "damage", 5, "asteroid"))
    table.refuses(f"defend shields={cell},{cell},{cell}", "xia-illegal-defence")
    table.refuses("defend abilities=aegis_pulse", "xia-illegal-no-card")
    table.me.armed, table.me.disarmed = 1, 3
    table.refuses(f"defend shields={cell},{cell}", "xia-illegal-no-markers")


def test_a_rescue_needs_energy_and_somebody_stranded_beside(table: Table) -> None:
    table.refuses("rescue 1", "xia-illegal-rescue")
    table.me.energy = 2
    table.refuses("rescue 1", "xia-illegal-no-energy")


def test_each_objective_says_where_it_is_done(table: Table) -> None:
    table.errand(0, "scientist_15")
    table.refuses("objective", "xia-illegal-pickup")
    table.errand(0, "thief_44")
    table.refuses("objective target=1", "xia-illegal-rob")
    table.errand(0, "assassin_45")
    table.refuses("objective", "xia-illegal-kill-first")
    table.errand(0, "smuggler_28", done=True, payment=3000)
    table.refuses("objective", "xia-illegal-objective-done")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.refuses("complete", "xia-illegal-sneak")


def test_cards_must_be_there_to_be_drawn_kept_or_spent(table: Table) -> None:
    table.put(0, table.spot("kemplar_ii", "M"))
    cards, table.state.missions.cards = table.state.missions.cards, []
    table.refuses("draw", "xia-illegal-no-cards")
    table.state.missions.cards = cards
    table.play("draw")
    table.refuses("keep nothing_of_the_kind", "xia-illegal-keep")
    table.play("keep -")
    table.errand(0, "scientist_15")
    table.me.completed = ["scientist_11"]
    table.push(Objective(0, 3, "payment"))
    table.refuses("reroll thief_44", "xia-illegal-experience")


def test_business_waits_for_its_phase_and_says_what_is_missing(table: Table) -> None:
    table.put(0, table.spot("kemplar_ii", "M"))
    business = ("buy engine_1", "sell 1", "repair", "recharge", "rearrange", "fame", "ship brass_anvil")
    for text in business:
        table.refuses(text, "xia-illegal-business-later")
    table.play("end")
    reasons = ("", "no-outfit", "undamaged", "full", "nothing-to-move", "no-credits", "no-credits")
    for text, reason in list(zip(business, reasons, strict=True))[1:]:
        table.refuses(text, f"xia-illegal-{reason}")
    table.refuses("ship gaiden", "xia-illegal-ship-level")
    table.refuses("ship iron_psalm", "xia-illegal-ship-level")
    table.me.fame = 9
    table.refuses("fame", "xia-illegal-last-fame")
    table.me.credits = 5000
    table.ship(1, "brass_anvil")
    table.refuses("ship brass_anvil", "xia-illegal-ship-taken")
    table.ship(0, "iron_psalm")
    table.refuses("ship brass_anvil", "xia-illegal-top-ship")


def test_outfits_must_be_paid_be_there_fit_and_be_whole(table: Table) -> None:
    table.put(0, table.spot("kemplar_ii", "M")).play("end")
    table.me.credits = 0
    table.refuses("buy engine_1", "xia-illegal-no-credits")
    table.me.damage = query.free_cells(table.me)
    table.refuses("repair", "xia-illegal-no-credits")
    table.me.credits = 3000
    table.refuses("buy engine_1", "xia-illegal-no-fit")
    table.me.damage = []
    (engine,) = table.fit(0, "engine_1")
    table.me.damage = [engine.cells[1]]
    table.refuses(f"sell {engine.cells[0]}", "xia-illegal-damaged")
    table.ship(1, "deep_furrow")
    table.fit(1, *["shield_1"] * 7)
    table.refuses("buy shield_1", "xia-illegal-sold-out")


def test_the_hold_says_where_things_go(table: Table) -> None:
    table.push(Wound(0, 2))
    for cells in ("99", "1,1", "1,2,3"):
        table.refuses(f"damage {cells}", "xia-illegal-damage")
    table.play("damage 1,2")
    table.push(Placing(0, "engine_1"))
    table.refuses("put 1,2,3", "xia-illegal-put")
    table.state.stack.pop()
    table.push(Stowing(0, ["spice"]))
    for cells in ("1", "99", "3,4"):
        table.refuses(f"put {cells}", "xia-illegal-stow")
    table.state.stack.pop()
    table.push(Packing(0, [], ["spice", "holo"]))
    table.refuses("put 1", "xia-illegal-stow")


def test_the_status_phase_says_what_can_be_claimed_and_armed(table: Table) -> None:
    table.title("pathfinder")
    table.title("samaritan")
    table.state.open_titles[0].progress = {"0": 3}
    table.state.open_titles[0].earned = [0]
    table.me.armed, table.me.disarmed = 2, 2
    table.play("end")
    table.refuses("claim ghost", "xia-illegal-no-title")
    table.refuses("claim samaritan", "xia-illegal-title-unmet")
    table.state.open_titles[1].earned = [2]
    table.refuses("claim samaritan", "xia-illegal-title-of-another")
    table.refuses("impulse", "xia-illegal-phase")
    table.play("done")
    table.refuses("arm 3", "xia-illegal-arm")


def test_each_phase_keeps_to_itself(table: Table) -> None:
    table.me.armed, table.me.disarmed = 2, 2
    table.refuses("claim ghost", "xia-illegal-status-later")
    table.refuses("arm 1", "xia-illegal-status-later")
    table.play("end")
    table.refuses("recharge", "xia-illegal-business-over")
    table.refuses("end", "xia-illegal-phase")
    table.state.stack = [Fitting(0, [])]
    for text in ("impulse", "ship gaiden", "repair", "end"):
        table.refuses(text, "xia-illegal-fitting-only")
    table.me.credits = 1000
    table.refuses("buy engine_2", "xia-illegal-no-credits")


def test_whatever_else_does_not_answer_the_question(table: Table) -> None:
    table.refuses("accept", "xia-illegal-not-now")
    table.state.stack.append(Rearm(0, 1, "attack"))
    table.me.armed, table.me.disarmed = 2, 2
    table.refuses("arm 2", "xia-illegal-arm")
    table.refuses("accept", "xia-illegal-not-offered")
