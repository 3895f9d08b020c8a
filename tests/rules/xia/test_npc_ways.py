"""How NPCs fly: around what hurts, through gates, never into a star (section 26)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

import pytest

from rules.xia import npc_paths
from rules.xia.components import NPCS, SECTORS, NpcName
from rules.xia.frames import Border
from rules.xia.npc_paths import Ways
from tests.rules.xia.table import Table

ALL = tuple(SECTORS)
HAZARDS = ("asteroid", "debris", "planet_shield")


@pytest.fixture(scope="module")
def system() -> Table:
    """Every sector, each against one that has a free side."""
    table = Table(sectors=ALL[:7])
    for sector in ALL[7:]:
        to, side = next(
            (laid.sector, side)
            for laid in table.state.laid
            for _, side in table.board.unexplored(_rim(table, laid.sector))
        )
        table.lay(sector, to, side)
    return table


def _rim(table: Table, sector: str) -> str:
    """A space of the sector with an open edge, or any."""
    spaces = [f"{sector}.{number}" for number in range(1, 20)]
    return next((space for space in spaces if list(table.board.unexplored(space))), spaces[0])


def _ways(table: Table, npc: NpcName, start: str) -> Ways:
    return npc_paths.ways(table.state, npc, start)


def _flood(table: Table, npc: NpcName, start: str, crossed: Collection[str]) -> dict[str, int]:
    """Steps to every space if only these hazards are crossed; gates are a step."""
    board, far, queue = table.board, {start: 0}, deque([start])
    gates = {space: sector for sector, spaces in board.gates().items() for space in spaces}
    while queue:
        space = queue.popleft()
        steps = [to for d, to in board.neighbours(space) if _open(table, npc, space, d, crossed)]
        if space in gates:
            steps += [to for to, sector in gates.items() if sector != gates[space]]
        for to in steps:
            if to not in far:
                far[to] = far[space] + 1
                queue.append(to)
    return far


def _open(table: Table, npc: NpcName, space: str, direction: int, crossed: Collection[str]) -> bool:
    for border in table.board.borders(space, direction):
        if border.kind == "star" or (border.kind in HAZARDS and border.kind not in crossed):
            return False
        if npc == "scoundrel" and border.law == "lawful" and (border.kind in HAZARDS or border.entering):
            return False
    return True


STARTS = ("lost_sector.1", "kemplar_ii.10", "smugglers_den.10", "deltas_gate.9", "outpost_338.10")


@pytest.mark.parametrize("npc", NPCS)
@pytest.mark.parametrize("start", STARTS)
@pytest.mark.rule("XIA-482", "XIA-483", "XIA-485", "XIA-486")
def test_a_way_crosses_what_hurts_only_where_there_is_no_way_around(
    system: Table, npc: NpcName, start: str
) -> None:
    found = _ways(system, npc, start)
    levels = [_flood(system, npc, start, HAZARDS[:count]) for count in range(4)]
    assert found.costs.keys() == levels[3].keys()
    for space, (shields, debris, asteroids, steps) in found.costs.items():
        if space in levels[0]:
            assert (shields, debris, asteroids, steps) == (0, 0, 0, levels[0][space])
        elif space in levels[1]:
            assert (shields, debris) == (0, 0) and asteroids
        elif space in levels[2]:
            assert shields == 0 and debris
        else:
            assert shields


def test_the_system_needs_every_last_resort(system: Table) -> None:
    """Else the test above would show nothing."""
    costs = [cost for start in STARTS for cost in _ways(system, "enforcer", start).costs.values()]
    costs += _ways(system, "scoundrel", "kemplar_ii.10").costs.values()
    assert any(cost[1] for cost in costs) and any(cost[2] and not cost[1] for cost in costs)


@pytest.mark.rule("XIA-482", "XIA-486")
def test_asteroids_are_flown_around_and_entered_only_if_the_goal_lies_there() -> None:
    table = Table(sectors=["outpost_338"])
    found = _ways(table, "merchant", "outpost_338.14")
    assert table.board.distance("outpost_338.14", "outpost_338.6") == 2
    assert found.costs["outpost_338.6"] == (0, 0, 0, 6)
    assert found.costs["outpost_338.10"] == (0, 0, 1, 1)


@pytest.mark.rule("XIA-486")
def test_asteroids_are_preferred_to_debris_and_debris_to_shields() -> None:
    ways = Ways("s", {"a": (0, 0, 9, 30), "d": (0, 1, 0, 2), "p": (1, 0, 0, 1)}, {})
    assert ways.best(["a", "d", "p"]) == ["a"]
    assert ways.best(["d", "p"]) == ["d"]
    assert ways.best(["p"]) == ["p"]


@pytest.mark.rule("XIA-482", "XIA-483")
def test_an_npc_enters_a_planet_by_its_entrance_whatever_the_detour() -> None:
    table = Table(sectors=["kemplar_ii"])
    found = _ways(table, "enforcer", "kemplar_ii.18")
    assert table.board.distance("kemplar_ii.18", "kemplar_ii.15") == 1
    cost = found.costs["kemplar_ii.15"]
    assert cost[:3] == (0, 0, 0) and cost[3] > 1


@pytest.mark.rule("XIA-483")
def test_a_nebula_is_space_like_any_other_to_an_npc() -> None:
    table = Table(sectors=["burning_horse"])
    found = _ways(table, "merchant", "burning_horse.8")
    assert found.costs["burning_horse.12"] == (0, 0, 0, 4)


@pytest.mark.rule("XIA-483", "XIA-340", "XIA-341")
def test_an_npc_flies_through_gates_but_not_through_the_tiger_gate() -> None:
    table = Table(sectors=["lost_sector", "expeditor_gate"])
    table.lay("tigris_gate", "expeditor_gate", _away(table, "expeditor_gate"))
    table.lay("deltas_gate", "tigris_gate", _away(table, "tigris_gate"))
    gate, far = table.inside("expeditor_gate", "gate")[0], table.inside("deltas_gate", "gate")
    found = _ways(table, "merchant", gate)
    assert {found.costs[space] for space in far} == {(0, 0, 0, 1)}
    assert _ways(table, "merchant", far[0]).costs[far[2]] == (0, 0, 0, 2), "a gate does not lead to itself"
    tiger = table.inside("tigris_gate", "gate")
    assert all(found.costs[space][3] > 1 for space in tiger)


def _away(table: Table, sector: str) -> int:
    """A side of the sector with nothing on it."""
    spaces = [f"{sector}.{number}" for number in range(1, 20)]
    return max(side for space in spaces for _, side in table.board.unexplored(space))


@pytest.mark.rule("XIA-482", "XIA-486")
def test_no_npc_ever_enters_a_star() -> None:
    table = Table(sectors=["xia"])
    found = _ways(table, "scoundrel", "xia.1")
    assert not found.costs.keys() & set(table.inside("xia", "star"))


@pytest.mark.rule("XIA-481", "XIA-484")
def test_only_the_scoundrel_is_kept_out_of_lawful_planets() -> None:
    table = Table(sectors=["kemplar_ii", "loath"])
    lawful, lawless = set(table.inside("kemplar_ii")), set(table.inside("loath"))
    scoundrel = _ways(table, "scoundrel", "kemplar_ii.1").costs
    assert not lawful & scoundrel.keys() and lawless <= scoundrel.keys()
    for npc in ("enforcer", "merchant"):
        assert lawful | lawless <= _ways(table, npc, "kemplar_ii.1").costs.keys()  # type: ignore[arg-type]


@pytest.mark.rule("XIA-484")
def test_the_scoundrel_crosses_no_lawful_shield_not_even_outwards() -> None:
    table = Table(sectors=["azure", "xia"])
    rim = next(
        (space, to)
        for space in table.inside("azure")
        for direction, to in table.board.neighbours(space)
        if table.board.borders(space, direction) and not table.board.entrance(space, direction)
    )
    assert _ways(table, "scoundrel", rim[0]).costs[rim[1]][0] == 0
    kept_in = Table(sectors=["kemplar_ii"])
    inside = kept_in.inside("kemplar_ii")
    doors = [to for a in inside for d, to in kept_in.board.neighbours(a) if kept_in.board.entrance(a, d)]
    found = _ways(kept_in, "scoundrel", inside[0])
    assert {found.costs[door][:3] for door in doors} == {(0, 0, 0)}
    assert npc_paths._price("scoundrel", [Border("planet_shield", False, "azure", "lawful")]) is None
    assert npc_paths._price("enforcer", [Border("planet_shield", False, "azure", "lawful")]) == (1, 0, 0, 0)


@pytest.mark.rule("XIA-485")
def test_best_ways_lead_step_by_step_to_the_goal() -> None:
    table = Table(sectors=["lost_sector"])
    found = _ways(table, "merchant", "lost_sector.8")
    along = found.along(["lost_sector.3"])
    assert sorted(along) == [0, 1, 2, 3, 4]
    assert along[0] == ["lost_sector.8"] and along[4] == ["lost_sector.3"]
    assert all(found.steps(space) == steps for steps, spaces in along.items() for space in spaces)
    assert {found.first_step(space) for space in along[3]} <= set(along[1])
