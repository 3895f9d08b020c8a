"""New sectors, blind jumps and exploration tokens (section 20)."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from rules.core.hexes import Hex
from rules.xia import exploration, paths
from rules.xia.components import SECTORS
from rules.xia.frames import Moving, NpcPlacing
from rules.xia.geometry import LATTICE
from rules.xia.state import State, TokenFace
from tests.rules.xia.flying import fly, harm, move, moving, pilot
from tests.rules.xia.layout import space
from tests.rules.xia.table import Table

VOID = "lost_sector"
CORNER, INNER = space(VOID, 2, 0), space(VOID, 0, 0)
MIDDLE = space(VOID, 1, 1)


def next_sector(table: Table, sector: str) -> str:
    """This one lies on top of the stack."""
    table.state.sectors.remove(sector)
    table.state.sectors.append(sector)
    return sector


def explorer(at: str = CORNER, top: str = "expeditor_gate") -> Table:
    table = pilot(VOID, at=at)
    next_sector(table, top)
    return table


# Scanning


@pytest.mark.rule("XIA-303", "XIA-266", "XIA-302", "XIA-521")
def test_a_scan_lays_the_top_sector_on_the_named_side() -> None:
    for side in (5, 0):
        table = explorer()
        assert {choice for choice in table.choices if choice.startswith("scan")} == {"scan 0", "scan 5"}
        before, stack = table.me.energy, len(table.state.sectors)
        table.play(f"scan {side}")
        laid = table.state.laid[-1]
        assert laid.sector == "expeditor_gate"
        assert laid.centre == LATTICE[side]
        assert SECTORS[laid.sector].symbols[(side + 3 - laid.turn) % 6] == SECTORS[VOID].symbols[side]
        assert table.me.energy == before - 1
        assert table.me.space == CORNER, "the ship stays"
        assert len(table.state.sectors) == stack - 1
        assert table.told("xia-sector-laid")[0].reveals
        assert table.state.trail == ["expeditor_gate"]


@pytest.mark.rule("XIA-301", "XIA-300")
def test_a_scan_needs_an_unexplored_edge_a_sector_and_energy() -> None:
    table = explorer(at=INNER)
    assert not any(choice.startswith("scan") for choice in table.choices)
    table.refuses("scan 0")
    table = explorer(at=MIDDLE)
    table.refuses("scan 5")
    assert table.offers("scan 0")
    table.me.energy = 0
    table.refuses("scan 0")
    table.me.energy = 1
    table.state.sectors.clear()
    table.refuses("scan 0")


@pytest.mark.rule("XIA-301")
def test_a_side_that_is_laid_is_explored() -> None:
    table = explorer()
    table.play("scan 0")
    table.refuses("scan 0")
    assert table.offers("scan 5")


@pytest.mark.rule("XIA-303")
def test_the_pathfinder_scans_for_nothing() -> None:
    table = explorer()
    table.title("pathfinder", 0)
    table.me.energy = 0
    table.play("scan 0")
    assert table.state.laid[-1].sector == "expeditor_gate"
    assert table.state.players[0].energy == 0


def test_laid_sectors_count_for_the_pathfinder() -> None:
    table = explorer()
    table.title("pathfinder")
    table.play("scan 0")
    move(table, 3)
    table.play("jump 5")
    assert table.state.open_titles[0].progress["0"] == 2


@pytest.mark.rule("XIA-308")
def test_a_new_sector_joins_all_it_touches() -> None:
    table = explorer()
    table.play("scan 0", "scan 5")
    first, second = (laid.sector for laid in table.state.laid[-2:])
    assert second in set(table.board.beside(first))
    seam = [s for s in table.board.spaces if s.startswith(first)]
    assert any(table.board.spaces[other].sector == second for s in seam for other, _ in table.board.steps(s))


# Blind jumps


@pytest.mark.rule("XIA-305", "XIA-307", "XIA-267", "XIA-302")
def test_a_blind_jump_lays_the_sector_and_enters_the_named_space() -> None:
    table = explorer()
    move(table, 4)
    jumps = {choice for choice in table.choices if choice.startswith("jump")}
    assert jumps == {"jump 0", "jump 1", "jump 5"}
    wanted = table.board.where[CORNER].plus(Hex(1, 0))
    energy = table.me.energy
    table.play("jump 0")
    player = table.state.players[0]
    assert table.state.laid[-1].centre == LATTICE[0]
    assert player.space is not None
    assert table.board.where[player.space] == wanted
    assert table.frame(Moving).left == 3, "the move goes on"
    assert player.energy == energy


@pytest.mark.rule("XIA-273", "XIA-267")
def test_there_is_no_blind_jump_outside_a_move() -> None:
    table = explorer()
    table.refuses("jump 0")
    assert not any(choice.startswith("jump") for choice in table.choices)


@pytest.mark.rule("XIA-301", "XIA-305")
def test_a_jump_needs_an_unexplored_space_and_a_sector() -> None:
    table = explorer()
    move(table, 4)
    table.refuses("jump 3")
    table.state.sectors.clear()
    table.refuses("jump 0")


@pytest.mark.rule("XIA-306")
def test_a_jump_into_the_star_is_the_end() -> None:
    lost = survived = 0
    for direction in (0, 1, 5):
        table = explorer(top="xia")
        move(table, 4)
        table.play(f"jump {direction}", rolls=[20])
        player = table.state.players[0]
        assert table.state.laid[-1].sector == "xia", "it stays laid"
        lost += player.space is None
        survived += player.space is not None
    assert lost
    assert survived


@pytest.mark.rule("XIA-305")
@pytest.mark.parametrize(
    ("top", "kind"),
    [("tk_421", "asteroid"), ("krellar_iv", "debris"), ("vortex_86", "nebula")],
)
def test_a_jump_takes_all_consequences(top: str, kind: str) -> None:
    met = False
    for at in (CORNER, MIDDLE, space(VOID, -2, 0), space(VOID, 0, -2)):
        table = explorer(at=at, top=top)
        for direction in [int(text[-1]) for text in _jumps(table)]:
            trial = explorer(at=at, top=top)
            move(trial, 3)
            before = trial.me.energy
            trial.play(f"jump {direction}", rolls=[2])
            player = trial.state.players[0]
            if trial.rolls:
                continue
            met = True
            hurt = {"asteroid": harm(player) == 2, "debris": player.space is None}
            assert hurt.get(kind, player.energy == before - 2)
    assert met, "no such jump on this board"


def _jumps(table: Table) -> list[str]:
    move(table, 3)
    return [choice for choice in table.choices if choice.startswith("jump")]


@pytest.mark.rule("XIA-534")
def test_a_jump_out_through_a_shield_may_bounce_off_it() -> None:
    edge = space("neo_damascus", -2, 0)
    for roll, through in ((9, False), (18, True)):
        table = pilot("neo_damascus", at=edge)
        next_sector(table, VOID)
        table.state.sectors.remove(VOID)
        table.state.sectors.append(VOID)
        move(table, 2)
        table.play("jump 3", rolls=[roll])
        player = table.state.players[0]
        assert table.state.laid[-1].sector == VOID
        assert (player.space != edge) is through
        assert harm(player) == (0 if through else 9)
        assert table.frame(Moving).left == 1


@pytest.mark.rule("XIA-305", "XIA-507")
def test_the_odds_of_a_jump_are_those_of_all_sectors_to_come() -> None:
    """Tried out: every sector once on top of the stack; and their order changes nothing."""
    table = explorer()
    move(table, 3)
    found = exploration.jump_odds(table.state, 0, 0)
    hit = {"destroyed": Fraction(), "bounty": Fraction()}
    for sector in table.state.sectors:
        trial = explorer(top=sector)
        move(trial, 3)
        trial.play("jump 0", rolls=[2, 15])
        there = trial.board.at[trial.board.where[CORNER].plus(Hex(1, 0))]
        way = paths.odds(_back(trial), 0, [there])
        hit["destroyed"] += way.destroyed
        hit["bounty"] += way.bounty
    assert found.destroyed == hit["destroyed"] / len(table.state.sectors) > 0
    assert found.bounty == hit["bounty"] / len(table.state.sectors)
    before = table.offered
    table.state.sectors.reverse()
    assert table.offered == before
    labels = {each.label: each.args for each in before}
    assert "odds" in labels["xia-jump"]


def _back(table: Table) -> State:
    """As if the ship had not jumped, but knew."""
    player = table.state.players[0]
    player.space, player.damage, player.bounty = CORNER, [], 0
    return table.state


@pytest.mark.rule("XIA-534")
def test_the_odds_of_a_jump_out_of_a_planet_count_its_shield() -> None:
    table = pilot("neo_damascus", at=space("neo_damascus", -2, 0))
    move(table, 2)
    found = exploration.jump_odds(table.state, 0, 3)
    assert found.stopped >= Fraction(1, 2)


def test_who_is_stranded_by_a_jump_has_arrived_all_the_same() -> None:
    table = explorer()
    move(table, 2)
    strong = exploration.jump_odds(table.state, 0, 0)
    table.me.energy, table.me.armed = 0, 1
    weak = exploration.jump_odds(table.state, 0, 0)
    assert weak.stopped == strong.stopped
    assert 0 < weak.energy < strong.energy


# NPCs


@pytest.mark.rule("XIA-310", "XIA-466")
def test_an_npc_comes_with_its_home() -> None:
    table = explorer(top="loath")
    table.npc("scoundrel")
    table.play("scan 0")
    assert table.state.npcs["scoundrel"].space == table.spot("loath", "S")


@pytest.mark.rule("XIA-310", "XIA-544")
def test_after_a_jump_the_ship_is_placed_first() -> None:
    """Whoever jumps onto the very spawn point keeps it, and the NPC's controller finds it another place."""
    for at in explorer().inside(VOID, None):  # type: ignore[arg-type]
        for direction in range(6):
            table = explorer(at=at, top="loath")
            table.npc("scoundrel", controller=2)
            move(table, 2)
            if not table.offers(f"jump {direction}"):
                continue
            table.play(f"jump {direction}", rolls=[18])
            point = table.spot("loath", "S")
            if table.state.players[0].space != point:
                continue
            assert isinstance(table.state.stack[-1], NpcPlacing)
            assert table.seat == 2
            table.play(table.choices[0])
            npc = table.state.npcs["scoundrel"].space
            assert npc is not None
            assert table.board.distance(npc, point) == 1
            assert table.asked == "xia-ask-move"
            return
    raise AssertionError("no jump ends on the spawn point")


@pytest.mark.rule("XIA-310", "XIA-534")
def test_an_npc_comes_also_when_the_jumper_bounced_or_died() -> None:
    table = pilot("neo_damascus", at=space("neo_damascus", -2, 0))
    next_sector(table, "loath")
    table.npc("scoundrel")
    move(table, 2)
    table.play("jump 3", rolls=[2])
    assert table.state.npcs["scoundrel"].space == table.spot("loath", "S")


# Tokens


def tokens(state: State) -> list[TokenFace]:
    held = [face for player in state.players for face in player.tokens]
    return [*state.tokens, *state.unseen.values(), *held]


@pytest.mark.rule("XIA-309", "XIA-313")
def test_a_new_sector_gets_one_token_face_down() -> None:
    table = explorer()
    before, all_tokens = dict(table.state.unseen), sorted(tokens(table.state))
    table.play("scan 0")
    new = set(table.state.unseen) - set(before)
    assert new == {table.spot("expeditor_gate", "E")}
    assert sorted(tokens(table.state)) == all_tokens


@pytest.mark.rule("XIA-309")
def test_a_sector_without_an_exploration_space_gets_none() -> None:
    table = explorer(top="xia")
    before = dict(table.state.unseen)
    table.play("scan 0")
    assert table.state.unseen == before


@pytest.mark.rule("XIA-311")
def test_without_tokens_none_is_placed() -> None:
    table = explorer()
    table.state.tokens.clear()
    before = dict(table.state.unseen)
    table.play("scan 0")
    assert table.state.unseen == before


@pytest.mark.rule("XIA-312", "XIA-043", "XIA-268", "XIA-274", "XIA-313", "XIA-314")
@pytest.mark.parametrize(
    ("face", "credits", "fame"), [("credits", 1000, 0), ("fame", 0, 1), ("nothing", 0, 0)]
)
def test_a_token_pays_at_once_and_is_kept(face: TokenFace, credits: int, fame: int) -> None:
    table = pilot(VOID, at=INNER)
    table.state.unseen = {INNER: face}
    before = table.me.credits
    assert "token" in table.choices
    table.play("token")
    assert (table.me.credits - before, table.me.fame) == (credits, fame)
    assert table.me.tokens == [face]
    assert table.told("xia-token-taken")[0].reveals
    assert not table.state.unseen
    table.refuses("token")


@pytest.mark.rule("XIA-274", "XIA-314")
def test_a_token_is_taken_by_choice_only() -> None:
    table = pilot(VOID, at=space(VOID, -1, 0))
    table.state.unseen = {INNER: "fame"}
    table.refuses("token")
    fly(table, space(VOID, 1, 0), points=2)
    assert table.state.unseen == {INNER: "fame"}, "flying over it takes nothing"


@pytest.mark.rule("XIA-268", "XIA-232")
def test_taking_a_token_is_minor() -> None:
    table = pilot(VOID, at=space(VOID, -1, 0))
    table.state.unseen = {INNER: "credits"}
    move(table, 3)
    table.play(f"fly {INNER}", "token")
    assert table.frame(Moving).left == 2
    table.play(f"fly {space(VOID, 1, 0)}")
    assert table.state.players[0].credits == 4000


@pytest.mark.rule("XIA-312")
def test_a_beachcomber_is_paid_for_an_empty_one() -> None:
    table = pilot(VOID, at=INNER)
    table.title("beachcomber", 0)
    table.state.unseen = {INNER: "nothing"}
    table.play("token")
    assert table.me.credits == 4000
    assert table.told("xia-token-beachcomber")
    table = pilot(VOID, at=INNER)
    table.title("beachcomber", 0)
    table.state.unseen = {INNER: "credits"}
    table.play("token")
    assert table.me.credits == 4000


@pytest.mark.rule("XIA-314")
def test_npcs_leave_tokens_alone() -> None:
    table = pilot(VOID, at=CORNER)
    table.state.unseen = {INNER: "fame"}
    table.npc("merchant", INNER)
    table.play("end")
    table.silent()
    assert table.state.unseen == {INNER: "fame"}


@pytest.mark.rule("XIA-301")
def test_the_whole_stack_can_be_laid() -> None:
    """Scan by scan, until nothing is left; every sector lies against another, and none upon another."""
    table = pilot(VOID, at=CORNER)
    table.title("pathfinder", 0)
    for _ in range(19):
        edge = next(s for s in table.board.spaces if any(True for _ in table.board.unexplored(s)))
        table.put(0, edge)
        table.play(next(choice for choice in table.choices if choice.startswith("scan")))
        while table.asked != "xia-ask-action":
            table.play(table.choices[0])
    assert len(table.state.laid) == 21
    assert len(table.board.at) == 21 * 19
    centres = [laid.centre for laid in table.state.laid]
    assert all(one != other for one, other in pairwise(sorted(centres)))
    assert moving(table) is None
    table.refuses("scan 0")
