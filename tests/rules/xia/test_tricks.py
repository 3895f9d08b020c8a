"""Androids use ability cards where they help, jump into the unknown, rearrange holds and go for titles."""

from __future__ import annotations

import pytest

from rules.core import Dice, notation
from rules.xia import engine, query, shapes
from rules.xia.actions import Fire, UseAbility
from rules.xia.android import answers, goals, plans, tricks, valuing
from rules.xia.android.valuing import Eyes
from rules.xia.components import MISSIONS, SHIPS, TITLES
from rules.xia.frames import Business, DrawnMissions, Following, Moving, Using
from rules.xia.state import Placed
from tests.rules.xia.table import BIGGEST, Table


def answer(table: Table) -> str:
    found = engine.asked(table.state)
    assert found is not None
    move = answers.decide(table.state, found[0], Dice(b"tricks", 0))
    assert move is not None and found[1].offers(move)
    return notation.write(move)


def carrier(*cards: str) -> Table:
    """Spice aboard, far from Neo Damascus, alone; the engine has been used, nothing is left to be found."""
    table = Table()
    table.ship(0, BIGGEST).cards = []
    table.ability(0, *cards)
    (motor,) = table.fit(0, "engine_1")
    motor.markers = query.spots(motor)
    table.me.armed, table.me.credits = 2, 0
    table.put(0, table.spot("burning_horse", "S")).put(1, None).put(2, None)
    table.load_cargo(0, "spice", "spice")
    table.state.unseen.clear()
    table.state.sectors.clear()
    table.me.impulse = False
    table.errand(0, "passenger_01", done=True)
    return table


def eyes(table: Table, seat: int = 0) -> Eyes:
    return Eyes(table.state, seat)


# Cards


def test_autopilot_flies_on_between_turns_where_there_is_still_a_way_to_go() -> None:
    table = carrier("autopilot")
    goal = plans.best(eyes(table))
    assert goal is not None and goal.what == "sell"
    assert answer(table) == "use autopilot"
    table.play("use autopilot", "end", rolls=[11])
    while table.state.turn == 0 or table.seat != 0:
        table.play(answer(table))
    before = eyes(table).ways.to(goal.space)
    assert table.state.turn != 0 and isinstance(table.state.stack[-1], Moving)
    table.play(answer(table))
    assert eyes(table).ways.to(goal.space) < before
    poor = carrier("autopilot")
    poor.me.energy = 5
    assert answer(poor) == "end", "what engines need is not spent"


def test_a_slip_turn_goes_where_the_goal_is_nearer() -> None:
    table = carrier("slip_turn")
    far = eyes(table).ways_from(table.spot("neo_damascus", "$"))
    table.put(0, max(table.board.spaces, key=lambda space: (far.far.get(space, 0), space)))
    goal = plans.best(eyes(table))
    assert goal is not None
    before = eyes(table).ways.to(goal.space)
    assert answer(table) == "use slip_turn"
    table.play("use slip_turn", rolls=[6])
    assert isinstance(table.state.stack[-1], Using)
    table.play(answer(table))
    assert eyes(table).ways.to(goal.space) <= before - tricks.SAVED


def test_a_deep_scan_lays_the_sector_that_a_mission_leads_to() -> None:
    table = carrier("deep_scan")
    table.me.cargo.clear()
    table.state.sectors[:] = ["lost_sector", "pelmont", "xia", "tk_421", "azure"]
    table.errand(0, "bounty_hunter_27", done=True, payment=1000)
    assert MISSIONS["bounty_hunter_27"].delivery == "tk_421"
    table.put(0, min(table.board.frontier))
    assert answer(table).startswith("use deep_scan")
    table.play(answer(table))
    assert {*table.choices} == {"pick xia", "pick tk_421", "pick azure"}
    assert answer(table) == "pick tk_421"
    table.me.mission = None
    assert answer(table) == "pick azure", "a planet that trades with those already found"


def test_a_shield_is_doubled_before_others_move_and_an_engine_before_a_long_way() -> None:
    table = carrier("replication")
    table.fit(0, "shield_1")
    table.me.outfits[0].markers = []
    table.me.armed = 4
    shield, motor = (str(table.cell(0, name)) for name in ("shield_1", "engine_1"))
    table.push(Using(0, "replication", 1))
    assert answer(table) == f"pick {motor}"
    table.me.armed, table.me.disarmed = 0, 4
    assert answer(table) == f"pick {shield}"
    table.turn(0)
    table.me.armed, table.me.disarmed = 1, 1
    table.me.outfits[0].markers = query.spots(table.me.outfits[0])
    assert answer(table) == "use replication"


def test_a_harpooned_ship_is_followed_only_where_it_leads_nearer() -> None:
    table = carrier()
    goal = plans.best(eyes(table))
    assert goal is not None
    here = table.me.space
    assert here is not None
    back = eyes(table).ways_from(goal.space)
    around = [space for _, space in table.board.neighbours(here) if eyes(table).ways.to(space) < 2]
    table.npc("merchant", table.inside("neo_damascus")[0])
    table.me.harpooned = "merchant"
    answers = {}
    for space in around:
        table.turn(1).push(Following(0, space))
        answers[back.to(space) < back.to(here)] = answer(table)
    assert answers == {True: "accept", False: "decline"}


def test_the_harpoon_is_shot_at_who_is_near() -> None:
    table = carrier("mag_harpoon")
    beside = next(space for space, crossed in table.board.steps(table.me.space or "") if not crossed)
    table.put(1, beside)
    assert answer(table) == "use mag_harpoon target=1"


def test_the_crane_leaves_what_does_not_go_with_the_cargo() -> None:
    table = carrier("grapple_crane")
    beside = next(space for space, crossed in table.board.steps(table.me.space or "") if not crossed)
    table.loose(beside, "holo")
    assert not answer(table).startswith("use")
    table.loose(beside, "spice")
    assert answer(table) == "use grapple_crane"
    table.push(Using(0, "grapple_crane", 2))
    assert answer(table) == f"pick 'spice {beside}'"


@pytest.mark.parametrize("energy", [3, 20])
def test_cards_wait_for_spare_energy_except_on_a_planet(energy: int) -> None:
    table = carrier("autopilot")
    table.me.energy = energy
    assert tricks.free(eyes(table), "autopilot") == (energy == 20)
    table.put(0, table.inside("kemplar_ii")[0])
    assert tricks.free(eyes(table), "autopilot"), "business brings it back"


# Into the unknown


def explorer() -> Table:
    table = carrier()
    table.me.cargo.clear()
    table.me.mission = None
    table.state.sectors[:] = ["lost_sector", "deltas_gate"]
    table.title("pathfinder")
    edge = min(space for space in table.board.frontier if table.board.spaces[space].kind is None)
    table.put(0, edge)
    table.push(Moving(0, 5, "impulse", [edge]))
    return table


def test_it_jumps_where_nothing_can_happen_and_scans_where_a_jump_may_be_the_last() -> None:
    table = explorer()
    goal = plans.best(eyes(table))
    assert goal is not None and goal.what == "scan" and goal.space == table.me.space
    assert answer(table).startswith("jump")
    table.state.sectors[:] = ["xia"]
    edge = "neo_damascus.8"
    table.turn(0).put(0, edge).push(Moving(0, 5, "impulse", [edge]))
    goal = plans.best(eyes(table))
    assert goal is not None and goal.what == "scan" and goal.space == edge
    assert answer(table) == "stop", "behind the planet's shield there is nothing but fire"


def test_a_jump_does_not_depend_on_the_order_of_the_stack() -> None:
    table = explorer()
    table.state.sectors[:] = ["xia", "lost_sector", "deltas_gate", "tigris_gate"]
    moves = []
    for _ in table.state.sectors:
        table.state.sectors.append(table.state.sectors.pop(0))
        moves.append(answer(table))
    assert moves[0].startswith("jump") and len({*moves}) == 1


# Plans


def test_what_lies_on_one_way_is_done_on_one_way() -> None:
    """Passengers for Kemplar II wait at Neo Damascus, where the spice is sold."""
    table = carrier()
    table.put(0, table.spot("neo_damascus", "S"))
    table.me.outfits[0].markers, table.me.armed = [], 4
    table.errand(0, "passenger_03")
    goal = plans.best(eyes(table))
    assert goal is not None and goal.what in ("sell", "objective")
    other = table.spot("neo_damascus", "$" if goal.what == "objective" else "M")
    table.put(0, goal.space)
    if goal.what == "sell":
        table.me.cargo.clear()
    else:
        table.errand(0, "passenger_03", done=True, payment=1000)
    after = plans.best(eyes(table))
    assert after is not None and after.space == other


def test_money_counts_for_less_when_it_can_no_longer_win() -> None:
    table = Table(fame="10")
    early = eyes(table).money(1000)
    table.me.fame = 9
    assert 0 < eyes(table).money(1000) < early / 2


def test_a_badly_damaged_ship_makes_for_a_planet_and_has_itself_repaired() -> None:
    table = carrier()
    table.me.cargo.clear()
    table.me.credits = 3000
    table.hurt(0, shapes.size(BIGGEST) - 9)
    goal = plans.best(eyes(table))
    assert goal is not None and goal.what == "harbour"
    table.put(0, goal.space).push(Business(0))
    table.me.energy = SHIPS[BIGGEST].energy
    assert answer(table) == "repair"


def test_it_keeps_a_mission_that_may_still_become_possible_but_none_that_cannot() -> None:
    table = Table()
    table.put(0, table.spot("neo_damascus", "M"))
    table.push(DrawnMissions(0, ["bounty_hunter_22"]))
    assert answer(table) == "keep -", "without guns nobody is hunted down"
    table.turn(0).push(DrawnMissions(0, ["passenger_01"]))
    assert answer(table) == "keep passenger_01", "Azure is still to be found"


# The hold


@pytest.mark.rule("XIA-073")
def test_a_hold_is_packed_anew_where_that_makes_room_for_an_outfit() -> None:
    table = Table()
    table.ship(0, "far_lantern")
    table.put(0, table.inside("kemplar_ii")[0])
    table.me.outfits = [Placed("engine_1", [18, 10, 9]), Placed("shield_1", [5, 6, 7])]
    table.me.credits = 4000
    table.push(Business(0))
    assert not table.offers("buy engine_3") and answer(table) == "rearrange"
    table.play("rearrange", "suggest")
    assert answer(table) == "buy engine_3"


def test_it_does_not_harvest_where_a_bad_roll_would_strand_it() -> None:
    table = Table(sectors=("burning_horse", "kemplar_ii", "neo_damascus"))
    table.put(0, table.spot("burning_horse", "X"))
    table.fit(0, "engine_1")
    space = table.board.spaces[table.me.space or ""]
    table.me.energy = 20
    assert valuing.extraction(eyes(table), space) > 0, "Kemplar II wants holo"
    table.me.energy, table.me.armed, table.me.disarmed = 1, 1, 3
    assert valuing.extraction(eyes(table), space) < 0


# Titles


def test_a_magnate_to_be_does_not_spend() -> None:
    table = Table()
    table.put(0, table.inside("kemplar_ii")[0])
    table.fit(0, "engine_2")
    table.me.credits = TITLES["magnate"].need - 1000
    table.me.energy = SHIPS[table.me.ship or ""].energy
    table.push(Business(0))
    assert answer(table).startswith("ship")
    table.title("magnate")
    assert answer(table) == "done"
    table.state.open_titles[0].earned.append(1)
    assert answer(table).startswith("ship"), "somebody else has the right to it"


def test_a_price_on_the_head_is_a_loss_but_not_for_who_will_be_the_most_wanted() -> None:
    table = Table()
    assert eyes(table).outlawed(1000) > 0
    table.title("most_wanted")
    assert eyes(table).outlawed(1000) < 0


def test_deeds_are_worth_more_while_a_title_asks_for_them() -> None:
    table = Table()
    table.put(0, table.spot("neo_damascus", "S"))
    plain = {goal.what: goal.worth for goal in goals.every(eyes(table))}
    table.title("pathfinder")
    table.title("beachcomber")
    asked = {goal.what: goal.worth for goal in goals.every(eyes(table))}
    assert asked["scan"] > plain["scan"] and asked["token"] > plain["token"]


def test_kills_that_titles_ask_for_are_worth_more() -> None:
    table = Table()
    table.ship(1, "brass_anvil")
    (motor,) = table.fit(0, "engine_1")
    (missile,) = table.fit(0, "missile_2")
    ram, shot = Fire("1", (motor.cells[0],)), Fire("1", tuple(query.spots(missile)))
    before = valuing.prey(eyes(table), "1")
    assert not valuing.rammed(eyes(table), ram) and not valuing.far_hit(eyes(table), shot)
    for title in ("duelist", "battering_ram", "long_arm"):
        table.title(title)
    assert valuing.prey(eyes(table), "1") == before + TITLES["duelist"].fame
    assert valuing.rammed(eyes(table), ram) and not valuing.rammed(eyes(table), shot)
    assert valuing.far_hit(eyes(table), shot) and not valuing.far_hit(eyes(table), ram)


def test_every_card_that_is_an_action_has_its_use() -> None:
    known = {"patch_kit", "siphon", "grapple_crane", "drone_bay", "slip_turn", "afterburner"}
    known |= {"deep_scan", "autopilot", "mag_harpoon", "replication"}
    table = carrier(*sorted(known))
    offered = {each.ability for each in (c.action for c in table.offered) if isinstance(each, UseAbility)}
    assert offered <= known
