"""NPCs: when they come, what they are, and what each of them does (sections 26 and 27)."""

from __future__ import annotations

import pytest

from rules.xia import npc_goals, npc_paths, npcs
from rules.xia.components import NPCS, TITLES, NpcName
from rules.xia.frames import Attack, DrawnMissions, NpcTurn, Spawning
from rules.xia.geometry import printed
from rules.xia.state import NpcShip
from tests.rules.xia.table import Table, missions_of

VOID = "lost_sector"


def act(table: Table, npc: NpcName, rolls: tuple[int, ...] = ()) -> None:
    """Its turn, as far as nobody must decide."""
    table.push(NpcTurn(table.state.npcs[npc].controller, npc), rolls=rolls)


def steer(table: Table, npc: NpcName, rolls: tuple[int, ...] = ()) -> None:
    """Its whole turn, its controller taking the first way every time."""
    act(table, npc, rolls)
    while table.asked == "xia-ask-npc-way":
        table.play(table.choices[0])


def away(table: Table) -> None:
    """Nobody is on the board, and the player in turn ponders over missions."""
    for seat in range(table.state.seats):
        table.put(seat, None)
    table.state.stack = [DrawnMissions(0, missions_of("passenger")[:1])]


# Who they are


@pytest.mark.rule("XIA-465", "XIA-467", "XIA-480", "XIA-475")
def test_their_cards() -> None:
    assert {name: npc.law for name, npc in NPCS.items()} == {
        "enforcer": "lawful",
        "scoundrel": "outlaw",
        "merchant": "neutral",
    }
    assert (NPCS["enforcer"].home, NPCS["scoundrel"].home) == ("kemplar_ii", "loath")
    assert NPCS["scoundrel"].start_credits == 2000
    merchant = NPCS["merchant"]
    assert (merchant.defence, merchant.destroyed_at, merchant.fame, merchant.bounty) == (8, 15, 1, 1000)


@pytest.mark.rule("XIA-472")
def test_an_npc_owns_damage_and_credits_and_nothing_else() -> None:
    fields = set(NpcShip.__struct_fields__)
    assert {"damage", "credits"} <= fields
    assert not fields & {"energy", "armed", "disarmed", "impulse", "outfits", "cargo", "mission"}


# Appearance


@pytest.mark.parametrize("npc", NPCS)
@pytest.mark.rule("XIA-466", "XIA-480")
def test_an_npc_comes_with_its_home(npc: NpcName) -> None:
    table = Table(sectors=[VOID])
    away(table)
    ship = table.npc(npc, credits=0)
    home = NPCS[npc].home
    other = next(sector for sector in ("azure", "lunari") if sector != home)
    table.lay(other, VOID, 0)
    table.happens(npcs.appear(table.state, other, table.dice))
    assert ship.space is None
    table.lay(home, VOID, 1)
    table.happens(npcs.appear(table.state, home, table.dice))
    assert ship.space == table.spot(home, "S")
    assert ship.credits == NPCS[npc].start_credits
    assert table.told("xia-npc-appears")


@pytest.mark.rule("XIA-466", "XIA-544", "XIA-547")
def test_its_controller_finds_a_place_beside_a_spawn_point_that_is_taken() -> None:
    table = Table(sectors=["kemplar_ii"])
    point = table.spot("kemplar_ii", "S")
    ship = table.npc("enforcer", controller=2)
    table.put(0, point).put(1, "kemplar_ii.2")
    table.happens(npcs.appear(table.state, "kemplar_ii", table.dice))
    assert table.asked == "xia-ask-npc-place" and table.seat == 2
    beside = {space for _, space in table.board.neighbours(point)} - {"kemplar_ii.2"}
    assert {text.split()[1] for text in table.choices} == beside
    table.refuses("impulse", "xia-illegal-not-asked", seat=0)
    table.refuses("pick kemplar_ii.2")
    wanted = sorted(beside)[-1]
    table.play(f"pick {wanted}")
    assert ship.space == wanted and table.seat == 0


@pytest.mark.rule("XIA-466")
def test_an_npc_on_the_board_does_not_come_again() -> None:
    table = Table()
    ship = table.npc("enforcer", "neo_damascus.3")
    table.happens(npcs.appear(table.state, "kemplar_ii", table.dice))
    assert ship.space == "neo_damascus.3"


@pytest.mark.rule("XIA-468", "XIA-210")
def test_a_destroyed_npc_skips_a_turn_and_comes_back_where_the_die_says() -> None:
    table = Table()
    away(table)
    table.put(1, "kemplar_ii.1")
    ship = table.npc("enforcer", destroyed=True, skips=1)
    act(table, "enforcer")
    assert ship.space is None and ship.skips == 0
    point = table.spot("neo_damascus", "S")
    number = next(space.spawn for space in printed("neo_damascus") if space.spawn)
    act(table, "enforcer", rolls=(number,))
    assert [event.args["space"] for event in table.told("xia-npc-appears")] and not ship.destroyed
    assert table.told("xia-npc-flies") or ship.space == point


@pytest.mark.rule("XIA-489", "XIA-057", "XIA-523")
def test_on_a_twenty_the_controller_chooses_where_it_comes_back_and_nobody_is_lucky() -> None:
    table = Table()
    away(table)
    ship = table.npc("merchant", controller=1, destroyed=True)
    act(table, "merchant", rolls=(20,))
    assert isinstance(table.state.stack[-1], Spawning) and table.seat == 1
    assert len(table.choices) == len(table.board.spawn_points())
    table.play(f"pick {table.spot('burning_horse', 'S')}")
    assert ship.space is not None and not ship.destroyed
    assert not any(player.fame for player in table.state.players)


@pytest.mark.rule("XIA-480")
def test_the_scoundrel_comes_back_with_money_again() -> None:
    table = Table(sectors=["kemplar_ii", "loath"])
    away(table)
    ship = table.npc("scoundrel", destroyed=True, credits=0)
    act(table, "scoundrel", rolls=(10,))
    assert ship.credits == 2000


# When they act


@pytest.mark.rule("XIA-469")
def test_before_it_has_appeared_its_slot_is_skipped() -> None:
    table = Table(sectors=[VOID])
    table.put(0, f"{VOID}.1").put(1, f"{VOID}.2").put(2, f"{VOID}.3")
    ship = table.npc("enforcer", controller=0)
    table.play("end")
    assert ship.space is None and table.state.turn == 1


@pytest.mark.rule("XIA-470")
def test_an_npc_that_appears_in_its_controllers_turn_acts_right_after_it() -> None:
    table = Table(sectors=[VOID])
    table.put(0, f"{VOID}.1").put(1, f"{VOID}.10").put(2, f"{VOID}.11")
    ship = table.npc("merchant", controller=0)
    table.state.sectors.remove("neo_damascus")
    table.state.sectors.append("neo_damascus")
    side = next(side for _, side in table.board.unexplored(f"{VOID}.1"))
    table.play(f"scan {side}")
    assert ship.space == table.spot("neo_damascus", "S")
    table.play("end")
    while table.asked == "xia-ask-npc-way":
        table.play(table.choices[0])
    assert ship.space != table.spot("neo_damascus", "S")


@pytest.mark.rule("XIA-471")
def test_an_npc_on_a_planet_has_no_business_and_no_status() -> None:
    table = Table(sectors=["kemplar_ii"])
    table.npc("enforcer", "kemplar_ii.10", damage=5, visited=["kemplar_ii"])
    away(table)
    table.put(1, "kemplar_ii.1")
    table.state.titles[:] = list(TITLES)
    table.state.stack.clear()
    table.turn(1)
    act(table, "enforcer")
    assert table.state.npcs["enforcer"].damage == 5
    assert table.asked == "xia-ask-action" and table.seat == 1


# Flight


@pytest.mark.rule("XIA-485", "XIA-523")
def test_the_controller_chooses_between_equally_direct_ways() -> None:
    for end in ("lost_sector.2", "lost_sector.6"):
        table = Table(sectors=[VOID])
        away(table)
        table.put(1, f"{VOID}.3")
        ship = table.npc("enforcer", f"{VOID}.8", controller=2, attackers=["1"])
        act(table, "enforcer")
        assert table.asked == "xia-ask-npc-way" and table.seat == 2
        assert sorted(table.choices) == ["pick lost_sector.2", "pick lost_sector.6"]
        table.refuses("pick lost_sector.7")
        table.play(f"pick {end}")
        assert ship.space == end and table.seat == 1


@pytest.mark.rule("XIA-488", "XIA-540")
def test_an_npc_passes_ships_and_ends_on_the_free_space_before_an_occupied_one() -> None:
    table = Table(sectors=["expeditor_gate", "kemplar_ii"])
    away(table)
    table.put(1, "kemplar_ii.9")
    frame = NpcTurn(0, "merchant", left=6, goal="kemplar_ii", stage="move")
    table.npc("merchant", "kemplar_ii.4")
    free = npc_goals.ends(table.state, frame)
    assert free == ["kemplar_ii.15"]
    short = NpcTurn(0, "merchant", left=2, goal="kemplar_ii", stage="move")
    table.put(1, "kemplar_ii.9")
    assert npc_goals.ends(table.state, short) == ["kemplar_ii.8"]


@pytest.mark.rule("XIA-488", "XIA-540")
def test_a_hunter_takes_the_nearest_free_space_beside_its_prey() -> None:
    for taken, ends in ((("2",), ["6"]), (("2", "6"), ["7"])):
        table = Table(sectors=[VOID])
        away(table)
        table.put(1, f"{VOID}.3")
        for seat, number in zip((0, 2), taken, strict=False):
            table.put(seat, f"{VOID}.{number}")
        table.npc("enforcer", f"{VOID}.8")
        frame = NpcTurn(0, "enforcer", left=8, target="1", stage="move")
        assert npc_goals.ends(table.state, frame) == [f"{VOID}.{number}" for number in ends]


@pytest.mark.rule("XIA-486", "XIA-487", "XIA-474")
def test_borders_hurt_an_npc_and_its_defence_does_not_help() -> None:
    table = Table(sectors=["outpost_338"])
    away(table)
    ship = table.npc("enforcer", "outpost_338.14", attackers=["1"])
    table.put(1, "outpost_338.10")
    enclosed = NpcTurn(0, "enforcer", left=1, target="1", stage="move", end="outpost_338.9")
    table.push(enclosed, rolls=(7,))
    assert ship.space == "outpost_338.9" and ship.damage == 7
    assert not table.rolls


@pytest.mark.rule("XIA-538", "XIA-474")
def test_an_npc_lost_at_a_border_pays_nobody() -> None:
    table = Table(sectors=["outpost_338"])
    away(table)
    table.put(1, "outpost_338.2")
    ship = table.npc("merchant", "outpost_338.14", damage=10, credits=3000)
    wealth = [player.credits for player in table.state.players]
    table.push(NpcTurn(0, "merchant", left=3, stage="move", end="outpost_338.9"), rolls=(5,))
    assert ship.space is None and ship.destroyed and ship.credits == 0
    assert [player.credits for player in table.state.players] == wealth
    assert not any(player.fame or player.bounty for player in table.state.players)


@pytest.mark.rule("XIA-486")
def test_debris_destroys_an_npc_on_three_or_less() -> None:
    for roll, lost in ((3, True), (4, False)):
        table = Table(sectors=["pelmont"])
        away(table)
        wreck = table.spot("pelmont", "X")
        beside = next(
            space for _, space in table.board.neighbours(wreck) if table.board.spaces[space].kind is None
        )
        ship = table.npc("merchant", beside)
        table.push(NpcTurn(0, "merchant", left=1, stage="move", end=wreck), rolls=(roll,))
        assert (ship.space is None) == lost


@pytest.mark.parametrize(("roll", "crosses"), [(10, False), (11, True), (17, True)])
@pytest.mark.rule("XIA-486", "XIA-539", "XIA-481")
def test_a_shield_stops_an_npc_or_lets_it_in_without_a_bounty(roll: int, crosses: bool) -> None:
    table = Table(sectors=["kemplar_ii"])
    away(table)
    ship = table.npc("enforcer", "kemplar_ii.18")
    frame = NpcTurn(0, "enforcer", left=1, stage="move")
    table.state.stack.append(frame)
    npcs._step(table.state, frame, ship, "kemplar_ii.15", table.load(roll).dice)
    assert ship.space == ("kemplar_ii.15" if crosses else "kemplar_ii.18")
    assert ship.damage == (0 if crosses else roll) and ship.credits == 0 and frame.left == 0


# The Enforcer


@pytest.mark.rule("XIA-492", "XIA-495")
def test_the_enforcer_hunts_the_nearest_outlaw_and_attacks() -> None:
    table = Table(sectors=[VOID])
    table.put(0, f"{VOID}.1").put(1, f"{VOID}.19").put(2, None)
    table.state.players[0].bounty = 1000
    table.npc("enforcer", f"{VOID}.10", controller=2)
    table.npc("scoundrel", f"{VOID}.9")
    ship = table.state.npcs["scoundrel"]
    act(table, "enforcer", rolls=(5, 4, 2))
    (attack,) = table.told("xia-npc-attacks")
    assert attack.args == {"npc": "@enforcer", "target": "@scoundrel"}
    assert ship.damage == 7


@pytest.mark.rule("XIA-492")
def test_innocents_and_outlaws_far_away_are_none_of_its_business() -> None:
    table = Table(sectors=["kemplar_ii", VOID])
    table.lay("burning_horse", VOID, _open_side(table, VOID))
    table.lay("fortress", "burning_horse", _open_side(table, "burning_horse"))
    away(table)
    table.put(1, "kemplar_ii.2")
    table.put(0, "fortress.8")
    table.state.players[0].bounty = 5000
    table.npc("enforcer", "kemplar_ii.10", visited=["kemplar_ii"])
    frame = NpcTurn(0, "enforcer")
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.target is None
    table.state.players[1].bounty = 1000
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.target == "1"


def _open_side(table: Table, sector: str) -> int:
    spaces = [f"{sector}.{number}" for number in range(1, 20)]
    return max(side for space in spaces for _, side in table.board.unexplored(space))


@pytest.mark.rule("XIA-493", "XIA-503")
def test_without_an_outlaw_it_patrols_the_lawful_planets() -> None:
    table = Table(sectors=["kemplar_ii", "azure", "neo_damascus"])
    away(table)
    table.put(1, "neo_damascus.3")
    ship = table.npc("enforcer", "kemplar_ii.3")
    ship.visited = ["azure"]
    steer(table, "enforcer")
    assert ship.space in table.inside("kemplar_ii") and ship.visited[-1] == "kemplar_ii"
    for _ in range(6):
        steer(table, "enforcer")
        if ship.visited[-1] == "azure":
            break
    assert ship.space in table.inside("azure")
    steer(table, "enforcer")
    assert ship.space not in table.inside("azure") or ship.visited[-1] == "kemplar_ii"
    assert ship.credits == 0, "a patrol is not paid"


@pytest.mark.parametrize(("roll", "planet"), [(10, "azure"), (11, "kemplar_ii")])
@pytest.mark.rule("XIA-493", "XIA-504")
def test_between_planets_it_has_never_seen_a_die_decides(roll: int, planet: str) -> None:
    table = Table(sectors=["kemplar_ii", "azure"])
    away(table)
    table.npc("enforcer", "kemplar_ii.3")
    frame = NpcTurn(0, "enforcer")
    told = npc_goals.choose(table.state, frame, table.load(roll).dice)
    assert frame.goal == planet and not table.rolls
    assert [event.args["sector"] for event in told] == [f"@{planet}"]
    table.state.npcs["enforcer"].visited = ["azure"]
    assert not npc_goals.choose(table.state, frame, table.dice) and frame.goal == "kemplar_ii"


@pytest.mark.rule("XIA-493")
def test_it_goes_on_from_the_planet_on_which_a_hunt_has_ended() -> None:
    table = Table(sectors=["kemplar_ii", "azure"])
    away(table)
    table.npc("enforcer", "kemplar_ii.10", visited=["kemplar_ii", "azure"])
    frame = NpcTurn(0, "enforcer")
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.goal == "azure"


@pytest.mark.rule("XIA-493")
def test_the_planet_it_saw_longest_ago_is_next() -> None:
    table = Table(sectors=["kemplar_ii", "azure"])
    away(table)
    ship = table.npc("enforcer", table.inside("azure")[0], visited=["azure", "kemplar_ii"])
    table.push(NpcTurn(0, "enforcer", goal="azure", stage="end"))
    ship.space = "kemplar_ii.1"
    frame = NpcTurn(0, "enforcer")
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.goal == "kemplar_ii"


@pytest.mark.parametrize(("npc", "law"), [("enforcer", 1000), ("scoundrel", 0)])
@pytest.mark.rule("XIA-492", "XIA-496")
def test_near_is_as_far_as_the_card_says_by_its_own_ways(npc: NpcName, law: int) -> None:
    table = Table(sectors=[VOID])
    for sector, to in (
        ("expeditor_gate", VOID),
        ("burning_horse", "expeditor_gate"),
        ("tigris_gate", "burning_horse"),
    ):
        table.lay(sector, to, 0)
    start = f"{VOID}.8"
    away(table)
    table.npc(npc, start)
    table.state.players[1].bounty = law
    ways = npc_paths.ways(table.state, npc, start)
    clean = [space for space, cost in ways.costs.items() if cost[:3] == (0, 0, 0)]
    for steps, hunted in ((NPCS[npc].sees, True), (NPCS[npc].sees + 1, False)):
        table.put(1, next(space for space in clean if ways.steps(space) == steps))
        frame = NpcTurn(0, npc)
        told = npc_goals.choose(table.state, frame, table.dice)
        assert (frame.target == "1") == hunted
        assert [event.key for event in told] == ["xia-npc-hunts"] * hunted


@pytest.mark.rule("XIA-493")
def test_with_one_lawful_planet_it_stays_there() -> None:
    table = Table(sectors=["kemplar_ii", "neo_damascus"])
    away(table)
    ship = table.npc("enforcer", "kemplar_ii.10", visited=["kemplar_ii"])
    steer(table, "enforcer")
    assert ship.space == "kemplar_ii.10"


@pytest.mark.rule("XIA-494")
def test_whoever_attacked_the_enforcer_is_its_next_target_innocent_or_not() -> None:
    table = Table(sectors=[VOID])
    table.put(0, f"{VOID}.1").put(1, f"{VOID}.19").put(2, f"{VOID}.9")
    table.state.players[2].bounty = 1000
    ship = table.npc("enforcer", f"{VOID}.10", attackers=["2", "1"])
    act(table, "enforcer")
    while table.asked == "xia-ask-npc-way":
        table.play(table.choices[0])
    assert table.frame(Attack).target == "1"
    assert ship.attackers == [], "it has struck back"


@pytest.mark.rule("XIA-490", "XIA-515", "XIA-547")
def test_the_attacked_player_defends_before_the_dice() -> None:
    table = Table(sectors=[VOID])
    table.put(0, f"{VOID}.1").put(1, f"{VOID}.9").put(2, f"{VOID}.19")
    table.state.players[1].bounty = 1000
    table.fit(1, "shield_1")
    table.npc("enforcer", f"{VOID}.10", controller=2)
    act(table, "enforcer")
    assert table.seat == 1
    cell = table.cell(1, "shield_1")
    table.refuses("end", seat=0)
    table.play(f"defend shields={cell}", rolls=[8, 7, 5])
    assert table.asked == "xia-ask-damage" or table.state.players[1].damage or table.told("xia-damaged")
    assert [event.args["points"] for event in table.told("xia-damaged")] == [10]


@pytest.mark.rule("XIA-502", "XIA-504", "XIA-506")
def test_a_tie_between_ships_is_settled_by_a_die_that_is_nobodys_luck() -> None:
    for roll, target in ((1, "0"), (20, "1")):
        table = Table(sectors=[VOID])
        table.put(0, f"{VOID}.9").put(1, f"{VOID}.11").put(2, None)
        for seat in (0, 1):
            table.state.players[seat].bounty = 1000
        table.npc("enforcer", f"{VOID}.10", controller=2)
        act(table, "enforcer", rolls=(roll,))
        assert table.frame(Attack).target == target
        assert [event.args["roll"] for event in table.told("xia-npc-lot")] == [roll]
        assert not any(player.fame for player in table.state.players)


@pytest.mark.rule("XIA-492", "XIA-162")
def test_it_shoots_as_far_as_its_card_says_at_what_it_sees() -> None:
    table = Table(sectors=[VOID, "kemplar_ii"])
    near, far = f"{VOID}.8", f"{VOID}.12"
    assert table.board.distance(near, far) == 4
    assert npcs.aims(table.state, "enforcer", near, far)
    assert not npcs.aims(table.state, "scoundrel", near, far)
    assert npcs.aims(table.state, "scoundrel", near, f"{VOID}.9")
    assert not npcs.aims(table.state, "enforcer", near, near)
    out_of_reach = next(s for s in table.board.spaces if table.board.distance(near, s) == 7)
    assert not npcs.aims(table.state, "enforcer", near, out_of_reach)
    table = Table(sectors=["outpost_338"])
    away(table)
    table.put(1, "outpost_338.10")
    table.state.players[1].bounty = 1000
    table.npc("enforcer", "outpost_338.14")
    steer(table, "enforcer")
    assert table.told("xia-npc-hunts") and not table.told("xia-npc-attacks")


# The Scoundrel


@pytest.mark.rule("XIA-496", "XIA-497")
def test_the_scoundrel_robs_innocents_near_and_then_flees_to_loath() -> None:
    table = Table(sectors=["loath", VOID])
    away(table)
    table.put(1, f"{VOID}.10")
    table.put(0, f"{VOID}.9")
    table.state.players[0].bounty = 1000
    ship = table.npc("scoundrel", f"{VOID}.12", controller=2)
    steer(table, "scoundrel")
    assert table.frame(Attack).target == "1"
    assert table.board.adjacent(ship.space or "", f"{VOID}.10")
    while table.asked != "xia-ask-mission":
        table.play(table.choices[0])
    assert ship.fleeing
    for _ in range(4):
        steer(table, "scoundrel")
        if not ship.fleeing:
            break
        assert Attack not in table.frames()
    assert ship.space in table.inside("loath") and not ship.fleeing


@pytest.mark.rule("XIA-496")
def test_the_merchant_is_prey_too_and_outlaws_are_not() -> None:
    table = Table(sectors=[VOID])
    away(table)
    table.put(0, f"{VOID}.9")
    table.state.players[0].bounty = 1000
    table.npc("merchant", f"{VOID}.12", controller=1)
    table.npc("scoundrel", f"{VOID}.10", controller=2)
    frame = NpcTurn(2, "scoundrel")
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.target == "merchant"


@pytest.mark.rule("XIA-496")
def test_innocents_too_far_away_are_left_alone() -> None:
    table = Table(sectors=["loath", VOID])
    table.lay("burning_horse", VOID, _open_side(table, VOID))
    away(table)
    table.put(0, "burning_horse.8")
    table.npc("scoundrel", "loath.14")
    frame = NpcTurn(2, "scoundrel")
    npc_goals.choose(table.state, frame, table.dice)
    assert (frame.target, frame.goal) == (None, "loath")


@pytest.mark.rule("XIA-484", "XIA-496")
def test_whoever_is_on_a_lawful_planet_is_safe_from_the_scoundrel() -> None:
    table = Table(sectors=["kemplar_ii"])
    away(table)
    table.put(0, "kemplar_ii.11")
    table.npc("scoundrel", "kemplar_ii.12", attackers=["0"])
    frame = NpcTurn(2, "scoundrel")
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.target is None


@pytest.mark.rule("XIA-498")
def test_the_scoundrel_takes_revenge_but_never_on_the_enforcer() -> None:
    table = Table(sectors=[VOID])
    away(table)
    table.put(0, f"{VOID}.9").put(1, f"{VOID}.19")
    table.state.players[1].bounty = 1000
    table.npc("enforcer", f"{VOID}.11", controller=1)
    ship = table.npc("scoundrel", f"{VOID}.10", controller=2, attackers=["1", "enforcer"])
    frame = NpcTurn(2, "scoundrel")
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.target == "1"
    ship.attackers = ["enforcer"]
    away(table)
    npc_goals.choose(table.state, frame, table.dice)
    assert frame.target is None


# The Merchant


@pytest.mark.rule("XIA-499", "XIA-500", "XIA-501")
def test_the_merchant_goes_round_its_route_and_is_paid_at_every_stall() -> None:
    assert NPCS["merchant"].route == ("kemplar_ii", "neo_damascus", "lunari", "doravin_v", "azure")
    table = Table(sectors=["kemplar_ii", "neo_damascus", "azure"])
    away(table)
    ship = table.npc("merchant", table.spot("neo_damascus", "S"))
    sold: list[str] = []
    for _ in range(24):
        steer(table, "merchant")
        sold = [str(event.args["sector"]) for event in table.told("xia-npc-sells")]
        if len(sold) == 4:
            break
    assert sold == ["@neo_damascus", "@azure", "@kemplar_ii", "@neo_damascus"]
    assert ship.credits == 4000
    assert not table.state.loose and not any(player.cargo for player in table.state.players)


@pytest.mark.rule("XIA-499")
def test_the_merchant_never_attacks() -> None:
    table = Table(sectors=["neo_damascus"])
    away(table)
    table.put(1, "neo_damascus.8")
    ship = table.npc("merchant", "neo_damascus.9", attackers=["1"])
    act(table, "merchant")
    assert Attack not in table.frames() and ship.space in table.inside("neo_damascus")


@pytest.mark.rule("XIA-540", "XIA-499")
def test_beside_an_occupied_stall_the_merchant_sells_as_well() -> None:
    table = Table(sectors=["kemplar_ii"])
    away(table)
    stall = table.spot("kemplar_ii", "$")
    table.put(1, stall)
    ship = table.npc("merchant", "kemplar_ii.12", visited=["azure"])
    steer(table, "merchant")
    assert ship.space is not None and table.board.adjacent(ship.space, stall)
    assert ship.credits == 1000 and ship.visited[-1] == "kemplar_ii"


@pytest.mark.rule("XIA-501")
def test_with_nowhere_else_to_go_the_merchant_stays() -> None:
    table = Table(sectors=["kemplar_ii", VOID])
    away(table)
    ship = table.npc("merchant", "kemplar_ii.15", visited=["kemplar_ii"])
    steer(table, "merchant")
    assert ship.space == "kemplar_ii.15" and ship.credits == 0
