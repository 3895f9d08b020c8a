"""What each NPC does in its turn: whom it hunts, where it flies, what it earns (section 27)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.xia import destruction, npc_goals, npc_paths, npcs
from rules.xia.components import NPCS, NpcName
from rules.xia.frames import Attack, NpcTurn
from rules.xia.state import NpcShip
from tests.rules.xia.piloting import act, away, steer
from tests.rules.xia.table import Table

VOID = "lost_sector"


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


@pytest.mark.rule("XIA-503", "XIA-493", "XIA-483")
@pytest.mark.parametrize(
    ("start", "first"), [("kemplar_ii.12", 11), ("kemplar_ii.16", 11), ("kemplar_ii.8", 9)]
)
def test_it_stays_on_the_first_space_behind_the_entrance(start: str, first: int) -> None:
    """With points to spare, and a shield nearer than the entrance."""
    table = Table(sectors=["kemplar_ii"])
    away(table)
    ship = table.npc("enforcer", start)
    steer(table, "enforcer")
    assert ship.space == f"kemplar_ii.{first}" and ship.damage == 0
    assert ship.visited == ["kemplar_ii"]


@pytest.mark.rule("XIA-493")
def test_with_one_lawful_planet_it_stays_there() -> None:
    table = Table(sectors=["kemplar_ii", "neo_damascus"])
    away(table)
    ship = table.npc("enforcer", "kemplar_ii.10", visited=["kemplar_ii"])
    steer(table, "enforcer")
    assert ship.space == "kemplar_ii.10"


def avenging(**more: Any) -> tuple[Table, NpcShip]:
    """The Enforcer, attacked by Eve (seat 1) from two ships away; Chidi (seat 2) beside it is an outlaw."""
    table = Table(sectors=[VOID])
    table.put(0, f"{VOID}.1").put(1, f"{VOID}.19").put(2, f"{VOID}.9")
    table.state.players[2].bounty = 1000
    return table, table.npc("enforcer", f"{VOID}.10", **more)


@pytest.mark.rule("XIA-494")
def test_whoever_attacked_the_enforcer_is_its_next_target_innocent_or_not() -> None:
    table, ship = avenging(attackers=["2", "1"])
    steer(table, "enforcer")
    assert table.frame(Attack).target == "1", "who attacked it last comes first"
    assert ship.attackers == ["2"], "on this one it has struck back"


@pytest.mark.rule("XIA-494")
def test_an_npc_that_could_not_strike_back_remembers_until_it_has() -> None:
    table = Table(sectors=["kemplar_ii", VOID])
    table.lay("burning_horse", VOID, _open_side(table, VOID))
    table.lay("fortress", "burning_horse", _open_side(table, "burning_horse"))
    away(table)
    open_space = [space for space in table.board.spaces.values() if space.kind is None]
    start = min(
        (space.id for space in open_space), key=lambda space: table.board.distance(space, "fortress.8")
    )
    far = max((space.id for space in open_space), key=lambda space: table.board.distance(space, start))
    table.put(0, far)
    ship = table.npc("enforcer", start, attackers=["0"])
    steer(table, "enforcer")
    assert not table.told("xia-npc-attacks"), "too far away for this turn"
    assert ship.attackers == ["0"]
    while not table.told("xia-npc-attacks"):
        steer(table, "enforcer")
    assert [event.args["target"] for event in table.told("xia-npc-attacks")] == ["#0"]
    assert ship.attackers == []


@pytest.mark.rule("XIA-494", "XIA-478")
def test_an_npc_that_was_destroyed_has_forgotten() -> None:
    table, ship = avenging(attackers=["1"])
    destruction.destroy(table.state, "enforcer", None, "star", table.dice)
    assert ship.attackers == []


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


@pytest.mark.rule("XIA-495", "XIA-481", "XIA-483")
def test_it_follows_the_scoundrel_into_loath() -> None:
    table = Table(sectors=["loath"])
    away(table)
    prey = table.npc("scoundrel", "loath.10")
    ship = table.npc("enforcer", "loath.4", controller=1)
    steer(table, "enforcer", rolls=(8, 1, 1))
    assert ship.space in table.inside("loath") and table.board.adjacent(ship.space, "loath.10")
    assert prey.damage == 8 and ship.damage == 0


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
