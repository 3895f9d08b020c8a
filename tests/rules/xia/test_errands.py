"""The six types of missions, step by step (section 24)."""

from __future__ import annotations

import pytest

from rules.xia import destruction, errands, missions
from rules.xia.actions import Scan
from rules.xia.components import KINDS, MISSIONS, NPCS, SHIPS
from rules.xia.frames import Moving, Objective
from rules.xia.state import Errand
from tests.rules.xia.table import Table

BY_LEVEL = {level: next(ship.id for ship in SHIPS.values() if ship.level == level) for level in (1, 2, 3)}


def holder(mission: str, *sectors: str, **facts: object) -> Table:
    """Seat 0 with that mission; its delivery sector is laid unless other sectors are named."""
    card = MISSIONS[mission]
    known = [each for each in (card.pickup, card.delivery) if each is not None]
    rest = [each for each in ("lost_sector", "tk_421", "kemplar_ii") if each not in known]
    table = Table(sectors=sectors or (*known, *rest)[:3])
    table.errand(0, mission, **facts)
    return table


def errand(table: Table, seat: int = 0) -> Errand:
    found = table.state.players[seat].mission
    assert found is not None
    return found


def at_point(table: Table, sector: str) -> Table:
    return table.put(0, table.spot(sector, "M"))


def kill(table: Table, ship: str, by: str | None = "0", rolls: tuple[int, ...] = ()) -> None:
    table.load(*rolls)
    table.happens(destruction.destroy(table.state, ship, by, "damage", table.dice))


def deliver(table: Table) -> None:
    """Nowhere but on the delivery point, as an action."""
    sector = MISSIONS[errand(table).mission].delivery
    away = next(space for space in table.board.spaces.values() if not space.features and space.kind is None)
    table.put(0, away.id)
    table.refuses("complete")
    at_point(table, sector)
    assert "complete" in table.choices
    before, payment = table.me.credits, errand(table).payment
    table.play("complete")
    assert table.me.mission is None and table.me.fame > 0
    assert table.me.credits == before + (payment or 0)


# Passengers


@pytest.mark.rule("XIA-405", "XIA-406", "XIA-408", "XIA-260")
def test_passengers_board_at_their_point_and_leave_at_theirs() -> None:
    table = holder("passenger_03")
    table.put(0, "neo_damascus.10")
    table.refuses("objective")
    at_point(table, "kemplar_ii").refuses("objective")
    at_point(table, "neo_damascus")
    table.push(Moving(0, 2, "impulse", [str(table.me.space)]))
    table.play("objective")
    assert errand(table).done and table.asked == "xia-ask-action"
    (told,) = table.told("xia-mission-open")
    assert told.args["payment"] == errand(table).payment and told.reveals
    assert table.state.trail == ["passenger_03"]
    table.refuses("objective")
    deliver(table)


@pytest.mark.rule("XIA-407")
def test_passengers_wait_until_their_destination_is_found() -> None:
    table = holder("passenger_03", "neo_damascus", "lost_sector", "tk_421")
    at_point(table, "neo_damascus").play("objective")
    assert errand(table) == Errand("passenger_03", done=True, payment=None)
    table.lay("vortex_86", "neo_damascus", 3)
    missions.sector_laid(table.state, "vortex_86")
    assert errand(table).payment is None
    table.state.sectors.remove("kemplar_ii")
    table.state.sectors.append("kemplar_ii")
    rim = next(s for s in table.board.spaces if s.startswith("lost_sector") and [*table.board.unexplored(s)])
    table.put(0, rim)
    side = next(side for _, side in table.board.unexplored(rim))
    table.play(Scan(side))
    distance = table.board.flight("neo_damascus", "kemplar_ii")
    assert distance is not None and errand(table).payment == errands.row(KINDS["passenger"], distance).credits
    assert table.told("xia-mission-priced")


# Scientists


@pytest.mark.rule("XIA-409", "XIA-410", "XIA-411", "XIA-412")
@pytest.mark.parametrize(
    ("roll", "credits"),
    [(1, 1000), (5, 1000), (6, 2000), (10, 2000), (11, 3000), (15, 3000), (16, 4000), (19, 4000), (20, 5000)],
)
def test_scientists_are_paid_by_the_roll(roll: int, credits: int) -> None:
    table = holder("scientist_17")
    at_point(table, "lunari").refuses("objective")
    at_point(table, "neo_damascus").play("objective", rolls=[roll])
    assert errand(table) == Errand("scientist_17", done=True, payment=credits)
    deliver(table)


@pytest.mark.rule("XIA-410", "XIA-260")
def test_gathering_data_ends_a_move() -> None:
    table = at_point(holder("scientist_17"), "neo_damascus")
    table.push(Moving(0, 2, "impulse", [str(table.me.space)]))
    table.play("objective", rolls=[3])
    assert table.asked == "xia-ask-action"


def test_a_professor_reads_the_roll_two_higher() -> None:
    for roll, credits in ((4, 2000), (3, 1000), (18, 5000), (20, 5000)):
        table = at_point(holder("scientist_17"), "neo_damascus")
        table.title("professor", holder=0)
        table.play("objective", rolls=[roll])
        assert errand(table).payment == credits


# Bounty hunters


@pytest.mark.rule("XIA-413", "XIA-414", "XIA-415", "XIA-416")
@pytest.mark.parametrize(("roll", "credits"), [(1, 1000), (7, 1000), (8, 2000), (14, 2000), (15, 3000)])
def test_a_bounty_hunter_rolls_for_the_remains_of_an_outlaw(roll: int, credits: int) -> None:
    table = holder("bounty_hunter_22")
    table.state.players[1].bounty = 1000
    kill(table, "1", rolls=(roll,))
    assert errand(table) == Errand("bounty_hunter_22", done=True, payment=credits)
    deliver(table)


@pytest.mark.rule("XIA-413", "XIA-417")
def test_only_an_outlaw_counts_as_the_ship_is_when_it_goes_down() -> None:
    table = holder("bounty_hunter_22")
    kill(table, "1")
    assert not errand(table).done
    table.state.players[1].bounty = 5000
    table.npc("merchant", "kemplar_ii.1" if "kemplar_ii" in table.board.laid else "tk_421.1")
    kill(table, "merchant")
    assert not errand(table).done
    table.npc("scoundrel", "tk_421.2")
    kill(table, "scoundrel", rolls=(9,))
    assert errand(table).payment == 2000


@pytest.mark.rule("XIA-414", "XIA-392")
def test_experience_helps_with_the_remains() -> None:
    table = holder("bounty_hunter_22")
    table.me.completed.append("bounty_hunter_23")
    table.state.players[1].bounty = 1000
    kill(table, "1", rolls=(2,))
    table.play("reroll bounty_hunter_23", rolls=[17])
    assert errand(table).payment == 3000


@pytest.mark.rule("XIA-417")
def test_the_kill_pays_besides() -> None:
    table = holder("bounty_hunter_22")
    table.ship(1, BY_LEVEL[2])
    table.state.players[1].bounty = 4000
    kill(table, "1", rolls=(2,))
    assert (table.me.fame, table.me.credits, table.me.bounty) == (2, 7000, 0)


# Smugglers


@pytest.mark.rule("XIA-418", "XIA-419")
def test_contraband_is_loaded_and_paid_by_distance() -> None:
    table = holder("smuggler_31")
    at_point(table, "neo_damascus").refuses("objective")
    at_point(table, "loath").play("objective")
    assert errand(table) == Errand("smuggler_31", done=True, payment=3000)
    table = holder("smuggler_31", "loath", "lost_sector", "tk_421")
    at_point(table, "loath").play("objective")
    assert errand(table).payment is None and errand(table).done
    table.lay("neo_damascus", "lost_sector", 1)
    missions.sector_laid(table.state, "neo_damascus")
    assert errand(table).payment is not None


def loaded(mission: str = "smuggler_31", at: str = "neo_damascus.1", **facts: object) -> Table:
    """Contraband aboard, outside the planet it must get into."""
    table = holder(mission, "neo_damascus", "loath", "tk_421", done=True, payment=3000, **facts)
    table.put(0, at)
    for player in table.state.players:
        player.cards.clear()
    table.push(Moving(0, 4, "impulse", [at]))
    return table


ENTRANCE = ("neo_damascus.2", "neo_damascus.5")
SHIELD = ("neo_damascus.1", "neo_damascus.4")


@pytest.mark.rule("XIA-420", "XIA-424", "XIA-435")
@pytest.mark.parametrize("way", [ENTRANCE, SHIELD])
def test_whichever_way_a_smuggler_enters_a_sneak_roll_decides(way: tuple[str, str]) -> None:
    rolls = [19, 7] if way == SHIELD else [7]
    table = loaded(at=way[0])
    table.play(f"fly {way[1]}", rolls=rolls)
    assert errand(table).sneaked and table.me.space == way[1] and not table.rolls
    table.play("stop")
    deliver(table)
    assert table.me.bounty == 1000


@pytest.mark.rule("XIA-424")
def test_contraband_that_was_not_sneaked_in_is_not_delivered() -> None:
    table = at_point(loaded(), "neo_damascus")
    table.play("stop")
    table.refuses("complete")


@pytest.mark.rule("XIA-421", "XIA-422")
def test_first_the_shield_then_the_guards_and_only_these_know_experience() -> None:
    table = loaded()
    table.me.completed.append("smuggler_30")
    table.play(f"fly {SHIELD[1]}", rolls=[4])
    assert table.me.space == SHIELD[0] and errand(table).done and not errand(table).sneaked
    table.turn(0).push(Moving(0, 4, "impulse", [SHIELD[0]]))
    table.play(f"fly {SHIELD[1]}", rolls=[18, 2])
    assert table.asked == "xia-ask-experience-sneak" and table.frame(Objective).roll == 2
    table.play("reroll smuggler_30", rolls=[12])
    assert errand(table).sneaked and table.me.completed == []


def test_the_odds_of_slipping_in_are_told_exactly() -> None:
    table = loaded(at=ENTRANCE[0])
    table.me.completed.append("smuggler_30")
    table.play(f"fly {ENTRANCE[1]}", rolls=[6])
    stands, again = table.offered
    assert (stands.args["payment"], stands.args["result"], again.args["better"]) == (0, "failed", 70)
    table = loaded(at=ENTRANCE[0])
    table.me.completed.append("smuggler_30")
    table.ability(0, "dark_hull")
    table.play(f"fly {ENTRANCE[1]}", rolls=[7])
    assert table.offered[0].args["percent"] == 70
    table.play("accept")
    stands, again = table.offered
    assert (stands.args["payment"], stands.args["result"], again.args["better"]) == (0, "good", 0)


@pytest.mark.rule("XIA-423", "XIA-435", "XIA-536")
@pytest.mark.parametrize("way", [ENTRANCE, SHIELD])
def test_who_is_caught_loses_the_mission_and_flies_on(way: tuple[str, str]) -> None:
    table = loaded(at=way[0])
    table.play(f"fly {way[1]}", rolls=[18, 6] if way == SHIELD else [6])
    assert table.me.mission is None and table.me.bounty == 1000
    assert [event.reveals for event in table.told("xia-mission-failed")] == [True]
    assert "smuggler_31" in table.state.missions.discards
    assert table.me.space == way[1] and table.asked == "xia-ask-move" and table.frame(Moving).left == 3


@pytest.mark.rule("XIA-425")
def test_the_first_entry_after_loading_decides_once() -> None:
    table = loaded(at=ENTRANCE[0])
    errand(table).done = False
    table.play(f"fly {ENTRANCE[1]}", f"fly {ENTRANCE[0]}")
    assert not errand(table).sneaked
    errand(table).done = True
    table.play(f"fly {ENTRANCE[1]}", rolls=[8])
    assert errand(table).sneaked
    table.turn(0).push(Moving(0, 4, "impulse", [ENTRANCE[1]]))
    table.play(f"fly {ENTRANCE[0]}", f"fly {ENTRANCE[1]}")
    assert errand(table).sneaked and len(table.told("xia-rolled")) == 1


@pytest.mark.rule("XIA-420")
def test_outside_the_planet_nobody_looks() -> None:
    table = loaded(at=SHIELD[0])
    table.play("fly neo_damascus.2")
    assert not table.told("xia-rolled") and not errand(table).sneaked


@pytest.mark.rule("XIA-420")
def test_other_planets_do_not_look_for_it() -> None:
    table = loaded("smuggler_33", at=ENTRANCE[0])
    table.play(f"fly {ENTRANCE[1]}")
    assert not table.told("xia-rolled") and not errand(table).sneaked


@pytest.mark.rule("XIA-542")
@pytest.mark.parametrize(("roll", "rest"), [(8, ()), (7, (3,))])
def test_a_dark_hull_may_be_tried_before_the_sneak_roll(roll: int, rest: tuple[int, ...]) -> None:
    table = loaded(at=ENTRANCE[0])
    table.ability(0, "dark_hull").energy = 4
    table.play(f"fly {ENTRANCE[1]}")
    assert table.asked == "xia-ask-sneak"
    table.play("use dark_hull", rolls=[roll, *rest])
    assert not table.rolls and table.me.energy == 2
    assert (table.me.mission is not None and table.me.mission.sneaked) == (not rest)


# Thieves


def thief(mission: str = "thief_44", **facts: object) -> Table:
    """Seat 0 beside seat 1 in open space."""
    table = holder(mission, "kemplar_ii", MISSIONS[mission].delivery, "tk_421", **facts)
    return table.put(0, "kemplar_ii.1").put(1, "kemplar_ii.2").put(2, "tk_421.1")


@pytest.mark.rule("XIA-426")
def test_a_thief_must_be_adjacent() -> None:
    table = thief()
    assert "objective target=1" in table.choices and not table.offers("objective target=2")
    assert not table.offers("objective") and not table.offers("objective target=0")
    table.put(1, "kemplar_ii.3")
    table.refuses("objective target=1")
    table.put(0, "kemplar_ii.4").put(1, "kemplar_ii.5")
    table.refuses("objective target=1")


@pytest.mark.rule("XIA-427", "XIA-367")
def test_a_thief_needs_no_sight_and_takes_no_cargo() -> None:
    table = holder("thief_39", "outpost_338", "loath", "tk_421")
    field = table.inside("outpost_338", "asteroid")
    out, inside = next(
        (space.id, other)
        for space in table.board.spaces.values()
        if space.sector == "outpost_338" and space.kind is None
        for _, other in table.board.neighbours(space.id)
        if other in field
    )
    table.put(0, out).put(1, inside).load_cargo(1, "spice")
    table.play("objective target=1", rolls=[11])
    assert errand(table).payment == 3000
    assert len(table.state.players[1].cargo) == 1 and not table.me.cargo


@pytest.mark.rule("XIA-427", "XIA-392")
def test_experience_helps_a_thief() -> None:
    table = thief()
    table.me.completed.append("thief_43")
    table.play("objective target=1", "reroll thief_43", rolls=[1, 17])
    assert errand(table).payment == 5000


@pytest.mark.rule("XIA-428", "XIA-429", "XIA-435")
@pytest.mark.parametrize(("roll", "credits"), [(6, 2000), (10, 2000), (11, 3000), (16, 3000), (17, 5000)])
def test_a_thief_is_paid_by_the_roll(roll: int, credits: int) -> None:
    table = thief()
    table.play("objective target=1", rolls=[roll])
    assert errand(table) == Errand("thief_44", done=True, payment=credits) and not table.me.bounty
    deliver(table)
    assert table.me.bounty == 1000


@pytest.mark.rule("XIA-428", "XIA-435", "XIA-123")
@pytest.mark.parametrize("roll", [1, 5])
def test_a_clumsy_thief_loses_the_mission_and_is_wanted(roll: int) -> None:
    table = thief()
    table.play("objective target=1", rolls=[roll])
    assert (table.me.mission, table.me.bounty, table.me.credits) == (None, 1000, 3000)
    assert "thief_44" in table.state.missions.discards


def test_a_fixer_is_wanted_less() -> None:
    table = thief()
    table.title("fixer", holder=0)
    table.play("objective target=1", rolls=[1])
    assert table.me.bounty == 0
    table.errand(0, "thief_44", done=True, payment=2000)
    at_point(table, "red_gorge").play("complete")
    assert table.me.bounty == 0
    table.me.bounty = 2000
    table.errand(0, "scientist_15", done=True, payment=2000)
    at_point(table, "kemplar_ii").play("complete")
    assert table.me.bounty == 2000, "lawful missions add none and take none away"


# Assassins


@pytest.mark.rule("XIA-430", "XIA-431", "XIA-432", "XIA-435")
@pytest.mark.parametrize(("level", "credits"), [(1, 2000), (2, 4000), (3, 6000)])
def test_an_assassin_is_paid_by_the_level(level: int, credits: int) -> None:
    table = holder("assassin_45")
    table.ship(1, BY_LEVEL[level])
    table.state.players[1].bounty = 1000
    kill(table, "1")
    assert errand(table) == Errand("assassin_45", done=True, payment=credits)
    deliver(table)
    assert table.me.bounty == 1000


@pytest.mark.rule("XIA-431")
@pytest.mark.parametrize(
    ("npc", "mission", "credits"),
    [
        ("merchant", "assassin_51", 2000),
        ("scoundrel", "assassin_52", 2000),
        ("enforcer", "assassin_50", 4000),
    ],
)
def test_npcs_have_levels_for_assassins(npc: str, mission: str, credits: int) -> None:
    table = holder(mission)
    free = [space.id for space in table.board.spaces.values() if space.kind is None and not space.features]
    for name, space in zip(NPCS, free, strict=False):
        table.npc(name, space)
    kill(table, npc)
    assert errand(table).payment == credits


@pytest.mark.rule("XIA-430")
def test_the_wrong_victim_is_no_objective() -> None:
    table = holder("assassin_50")
    kill(table, "1")
    assert not errand(table).done


@pytest.mark.rule("XIA-433")
def test_the_kill_itself_counts_apart_from_the_mission() -> None:
    table = holder("assassin_45")
    table.ship(1, BY_LEVEL[2])
    kill(table, "1")
    assert (table.me.fame, table.me.bounty, table.me.credits) == (2, 1000, 3000)
    table = holder("assassin_45")
    table.state.players[1].bounty = 3000
    kill(table, "1")
    assert (table.me.fame, table.me.bounty, table.me.credits) == (1, 0, 6000)


@pytest.mark.rule("XIA-387", "XIA-431")
def test_a_second_kill_changes_nothing_on_the_open_card() -> None:
    table = holder("assassin_45")
    table.put(2, "tk_421.1" if "tk_421" in table.board.laid else "lost_sector.1").ship(2, BY_LEVEL[3])
    kill(table, "1")
    kill(table, "2")
    assert errand(table).payment == 2000


@pytest.mark.rule("XIA-434")
def test_the_kill_counts_only_for_its_own_hand_and_a_mission_held_before() -> None:
    table = holder("assassin_45")
    kill(table, "1", by="2")
    assert not errand(table).done
    table = holder("assassin_45")
    kill(table, "1", by=None)
    assert not errand(table).done
    table = holder("assassin_45")
    table.me.mission = None
    kill(table, "1")
    table.errand(0, "assassin_46")
    assert not errand(table).done


@pytest.mark.rule("XIA-434")
@pytest.mark.parametrize("mission", ["assassin_45", "bounty_hunter_22"])
def test_a_kill_that_costs_the_own_ship_discards_the_mission(mission: str) -> None:
    table = holder(mission)
    table.state.players[1].bounty = 1000
    kill_events = destruction.destroy(table.state, "1", "0", "ram", table.dice)
    kill_events += destruction.destroy(table.state, "0", None, "ram", table.dice)
    table.happens(kill_events)
    assert table.state.players[0].mission is None and mission in table.state.missions.discards


# Targets


TARGETS = {
    "thief_44": ({"1", "2", "enforcer", "scoundrel", "merchant"}, "any_ship"),
    "assassin_49": ({"2", "enforcer", "merchant"}, "innocent"),
    "bounty_hunter_20": ({"1", "scoundrel"}, "outlaw"),
    "thief_39": ({"2"}, "carrying_cargo"),
    "thief_41": ({"1"}, "level_2_or_3"),
    "thief_42": ({"2"}, "most_fame"),
    "thief_43": ({"1", "merchant"}, "on_or_next_to_planet"),
    "thief_37": ({"merchant"}, "merchant"),
}


@pytest.mark.rule("XIA-537")
@pytest.mark.parametrize("mission", [*TARGETS])
def test_a_target_is_what_its_description_says_at_this_moment(mission: str) -> None:
    expected, target = TARGETS[mission]
    card = MISSIONS[mission]
    assert card.target == target
    table = Table(sectors=("kemplar_ii", "tk_421", "lost_sector"))
    table.put(0, "tk_421.1").put(1, "kemplar_ii.5").put(2, "lost_sector.10")
    table.npc("merchant", "kemplar_ii.4")
    table.npc("enforcer", "lost_sector.9")
    table.npc("scoundrel", "lost_sector.11")
    table.state.players[1].bounty = 1000
    table.ship(1, BY_LEVEL[2])
    table.load_cargo(2, "spice")
    table.state.players[0].fame, table.state.players[1].fame, table.state.players[2].fame = 9, 1, 2
    found = {ship for ship in ("0", "1", "2", *NPCS) if errands.is_target(table.state, 0, ship, card)}
    assert found == expected
    table.state.players[1].bounty = 0
    table.state.players[2].cargo.clear()
    table.ship(1, BY_LEVEL[1])
    table.state.players[1].fame = 2
    now = {ship for ship in ("0", "1", "2", *NPCS) if errands.is_target(table.state, 0, ship, card)}
    assert (now != expected) == (
        target in ("innocent", "outlaw", "carrying_cargo", "level_2_or_3", "most_fame")
    )


@pytest.mark.rule("XIA-537")
def test_a_thief_is_judged_when_the_theft_is_declared() -> None:
    table = thief("thief_39")
    table.refuses("objective target=1")
    table.load_cargo(1, "spice")
    assert table.offers("objective target=1")
