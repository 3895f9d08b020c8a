"""NPCs: when they come, what they are, and what each of them does (sections 26 and 27)."""

from __future__ import annotations

import pytest

from rules.xia import npc_goals, npc_paths, npcs, query
from rules.xia.components import NPCS, TITLES, NpcName
from rules.xia.frames import NpcTurn, Spawning
from rules.xia.geometry import printed
from rules.xia.npc_paths import Ways
from rules.xia.state import NpcShip
from tests.rules.xia.layout import space
from tests.rules.xia.piloting import act, away, steer
from tests.rules.xia.table import Table

VOID = "lost_sector"


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
    (appears,) = table.told("xia-npc-appears")
    assert appears.args["space"] == query.place(point) and not ship.destroyed
    assert table.told("xia-npc-flies"), "and has its turn at once"


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


@pytest.mark.rule("XIA-540")
def test_with_no_room_beside_its_prey_a_hunter_comes_as_near_as_it_can() -> None:
    table = Table(4, sectors=[VOID])
    away(table)
    table.put(1, f"{VOID}.3")
    for seat, number in zip((0, 2, 3), (2, 6, 7), strict=True):
        table.put(seat, f"{VOID}.{number}")
    table.npc("enforcer", f"{VOID}.8")
    frame = NpcTurn(0, "enforcer", left=8, target="1", stage="move")
    ends = npc_goals.ends(table.state, frame)
    assert ends and {table.board.distance(end, f"{VOID}.3") for end in ends} == {2}


@pytest.mark.rule("XIA-488", "XIA-492")
def test_a_hunter_beside_its_prey_stays_where_it_is() -> None:
    """Its own space is not taken, though it is the one that takes it."""
    table = Table(sectors=[VOID])
    away(table)
    table.put(1, f"{VOID}.3")
    ship = table.npc("enforcer", f"{VOID}.6", attackers=["1"])
    steer(table, "enforcer")
    assert ship.space == f"{VOID}.6" and table.told("xia-npc-attacks")
    assert not table.told("xia-npc-flies")


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
    (told,) = table.told("xia-npc-rolls")
    assert (told.args["border"], told.args["roll"]) == ("asteroid", 7)


@pytest.mark.rule("XIA-483", "XIA-340")
def test_an_npc_flies_through_gates_and_nobody_is_towed_through_them() -> None:
    table = Table(sectors=["expeditor_gate", VOID])
    for sector, to in (("burning_horse", VOID), ("deltas_gate", "burning_horse")):
        table.lay(sector, to, 0)
    away(table)
    here, prey = space("expeditor_gate", 0, 0), space("deltas_gate", 0, 2)
    assert table.board.distance(here, prey) > NPCS["enforcer"].move + 1
    table.put(1, prey)
    table.put(2, space("expeditor_gate", 1, 0))
    table.state.players[2].harpooned = "enforcer"
    ship = table.npc("enforcer", here, attackers=["1"])
    steer(table, "enforcer")
    assert ship.space is not None and table.board.adjacent(ship.space, prey)
    assert len(table.told("xia-npc-warps")) == 1
    (flies,) = table.told("xia-npc-flies")
    assert flies.args["space"] == query.place(ship.space), "told once, where it ends"
    assert table.state.players[2].harpooned is None


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


@pytest.mark.parametrize(("roll", "crosses"), [(10, False), (11, True), (17, True), (20, True)])
@pytest.mark.rule("XIA-486", "XIA-539", "XIA-481", "XIA-489")
def test_a_shield_stops_an_npc_or_lets_it_in_without_a_bounty(roll: int, crosses: bool) -> None:
    table = Table(sectors=["kemplar_ii"])
    away(table)
    ship = table.npc("enforcer", "kemplar_ii.18")
    frame = NpcTurn(0, "enforcer", left=1, stage="move")
    table.state.stack.append(frame)
    npcs._step(table.state, frame, ship, "kemplar_ii.15", table.load(roll).dice)
    assert ship.space == ("kemplar_ii.15" if crosses else "kemplar_ii.18")
    assert ship.damage == (0 if crosses else roll) and ship.credits == 0 and frame.left == 0
    assert not any(player.fame for player in table.state.players), "a 20 is nobody's luck"


@pytest.mark.rule("XIA-488", "XIA-236")
def test_an_npc_thrown_back_onto_another_ship_returns_to_the_last_free_space(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if the shield were the only way in."""
    table = Table(sectors=["kemplar_ii"])
    away(table)
    path = ["kemplar_ii.19", "kemplar_ii.18", "kemplar_ii.15"]
    costs = {place: (0, 0, 0, steps) for steps, place in enumerate(path)}
    before = {path[0]: [], path[1]: [path[0]], path[2]: [path[1]]}
    monkeypatch.setattr(npc_paths, "ways", lambda state, npc, start: Ways(start, costs, before))
    table.put(1, path[1])
    ship = table.npc("enforcer", path[0])
    table.push(NpcTurn(0, "enforcer", left=2, stage="move", end=path[2]), rolls=(4,))
    assert ship.damage == 4 and ship.space == path[0]
