"""One enemy, one or two ships, one strip: what it wants, by hand from AK-349 to AK-391."""

from __future__ import annotations

import pytest

from rules.akarios.enemy import firing, supporting, turning
from rules.akarios.enemy.decks import Attack, BattleCard, Move, Support, Turn
from rules.akarios.enemy.going import flights
from rules.akarios.frames import Strip
from rules.akarios.language import Gift, Name
from rules.akarios.ship.ships import Pose, pose, where
from rules.core.hexes import FACINGS, name, named
from tests.rules.akarios.table import Table

NAME = Name("Test", "Проба")


def card(*commands: Turn | Move | Attack | Support) -> BattleCard:
    return BattleCard("test", NAME, commands)


def bows(table: Table, strip: BattleCard, target: str = "p0", ref: str = "rs1") -> str:
    found = turning.wanted(table.state, table.ship(ref), strip, "a", where(table.ship(target)))
    return " ".join(FACINGS[looks] for looks in found)


def ends(table: Table, move: Move, target: str | None = "p0", ref: str = "rs1") -> list[str]:
    goal = None if target is None else where(table.ship(target))
    ship = table.ship(ref)
    found = flights(table.battle, ship, pose(ship), move, goal)
    return [f"{flight.side} {name(flight.end.hex)} {FACINGS[flight.end.facing]}" for flight in found]


def shot(table: Table, attack: Attack, main: str | None = "p0", ref: str = "rs1") -> list[str] | None:
    frame = Strip(ship=ref, card="rs-01", command="a", target=main)
    return firing.aimed(table.state, frame, table.ship(ref), attack)


TURN = Turn(id="a")
SHOOT = Attack(id="b", arc="standard")
AHEAD = Move(id="b", pattern="straight3")


# Turning


@pytest.mark.rule("AK-360", "AK-361")
def test_it_turns_so_that_the_coming_attack_hits_and_the_bow_points_at_the_target() -> None:
    table = Table("p0 argonaut H8 n", "rs1 H6 n")
    assert bows(table, card(TURN, SHOOT)) == "se sw"
    table = Table("p0 argonaut J7 n", "rs1 H6 n")
    assert bows(table, card(TURN, SHOOT)) == "se"


@pytest.mark.rule("AK-359")
def test_it_turns_by_two_steps_at_most() -> None:
    table = Table("p0 argonaut H9 n", "rs1 H6 n")
    assert bows(table, card(TURN)) == "se sw"


@pytest.mark.rule("AK-363")
def test_it_stays_if_the_attack_is_possible_and_the_bow_points_at_the_target() -> None:
    table = Table("p0 argonaut H4 n", "rs1 H6 n")
    assert bows(table, card(TURN, SHOOT)) == "n"


@pytest.mark.rule("AK-363")
@pytest.mark.parametrize(("looks", "turned"), [("n", "n"), ("ne", "ne"), ("se", "n ne")])
def test_of_two_bows_that_point_there_alike_it_keeps_its_own(looks: str, turned: str) -> None:
    table = Table("p0 argonaut I5 n", f"rs1 H6 {looks}")
    assert bows(table, card(TURN, Attack(id="b", range=4))) == turned


@pytest.mark.rule("AK-360", "AK-366")
def test_the_attack_counts_more_than_the_bow() -> None:
    """The side arcs hit a ship abeam, so it does not point its bow there."""
    table = Table("p0 argonaut H5 n", "rs1 H6 n")
    strip = card(TURN, Attack(id="b", arc="broadside"))
    assert bows(table, strip) == "ne nw"


@pytest.mark.rule("AK-368")
def test_moves_before_the_attack_are_reckoned_with() -> None:
    """Backing away from a target ahead loses it; backing past it does not."""
    table = Table("p0 argonaut H5 n", "rs1 H6 n")
    shoot = Attack(id="c", arc="front1")
    assert bows(table, card(TURN, Move(id="b", pattern="reverse1"), shoot)) == "se sw"
    assert bows(table, card(TURN, shoot)) == "n"


@pytest.mark.rule("AK-362")
def test_without_a_possible_attack_it_turns_for_the_coming_move() -> None:
    table = Table("p0 argonaut B4 n", "rs1 H6 n")
    strip = card(TURN, AHEAD, Attack(id="c", arc="standard"))
    assert bows(table, strip) == "nw"
    sideways = card(TURN, Move(id="b", pattern="reverse1"), Attack(id="c", arc="line3"))
    assert bows(table, sideways) == "ne se"


@pytest.mark.rule("AK-367")
def test_with_neither_attack_nor_move_it_points_its_bow() -> None:
    table = Table("p0 argonaut D4 n", "rs1 H6 n")
    assert bows(table, card(TURN)) == "nw"


@pytest.mark.rule("AK-364", "AK-365")
def test_of_a_fork_the_yes_line_counts_first() -> None:
    fork = card(
        TURN,
        Move(id="b", pattern="straight1", yes="c", no="d"),
        Attack(id="c", arc="line5", next="end"),
        Attack(id="d", arc="rear"),
    )
    found = turning.coming(fork, "a", Attack)
    assert found is not None and found[1].id == "c" and [each.id for each in found[0]] == ["b"]
    only_no = card(TURN, Move(id="b", pattern="straight1", yes="end", no="d"), Attack(id="d", arc="rear"))
    found = turning.coming(only_no, "a", Attack)
    assert found is not None and found[1].id == "d"
    found = turning.coming(fork, "a", Move)
    assert found is not None and found[1].id == "b"


@pytest.mark.rule("AK-366")
def test_the_smallest_angle_decides_and_equal_ones_are_a_tie() -> None:
    table = Table("p0 argonaut J7 n", "rs1 H6 s")
    assert bows(table, card(TURN)) == "se"
    table = Table("p0 argonaut I8 n", "rs1 H6 n")
    assert bows(table, card(TURN)) == "se"
    table = Table("p0 argonaut I8 n", "rs1 H6 s")
    assert bows(table, card(TURN)) == "s"


@pytest.mark.rule("AK-368", "AK-377")
def test_a_way_that_would_destroy_it_gives_no_attack() -> None:
    strip = card(TURN, Move(id="b", pattern="straight1"), Attack(id="c", arc="line3"))
    open_ = Table("p0 argonaut H3 n", "rs1 H6 n hull=1")
    assert bows(open_, strip) == "n"
    deadly = Table("p0 argonaut H3 n", "rs1 H6 n hull=1", "asteroids H5")
    assert turning._fit(deadly.state, deadly.ship("rs1"), strip, "a", named("H3"), [0]) == []
    sturdy = Table("p0 argonaut H3 n", "rs1 H6 n hull=2", "asteroids H5")
    assert turning._fit(sturdy.state, sturdy.ship("rs1"), strip, "a", named("H3"), [0]) == [0]


# Flying


@pytest.mark.rule("AK-371")
def test_it_flies_the_whole_pattern_even_past_its_target() -> None:
    table = Table("p0 argonaut H5 n", "rs1 H7 n")
    assert ends(table, AHEAD) == ["r H4 n"]


@pytest.mark.rule("AK-372")
def test_it_takes_the_side_that_ends_nearer_and_equal_sides_are_a_tie() -> None:
    veer = Move(id="b", pattern="veer", mirror=True)
    assert ends(Table("p0 argonaut L5 n", "rs1 H6 n"), veer) == ["r I5 ne"]
    assert ends(Table("p0 argonaut D5 n", "rs1 H6 n"), veer) == ["l G5 nw"]
    assert len(ends(Table("p0 argonaut H2 n", "rs1 H6 n"), veer)) == 2
    printed = Move(id="b", pattern="veer")
    assert ends(Table("p0 argonaut D5 n", "rs1 H6 n"), printed) == ["r I5 ne"]


@pytest.mark.rule("AK-373", "AK-374")
def test_it_stops_before_a_ship_on_its_last_hex_but_passes_others() -> None:
    assert ends(Table("p0 argonaut H5 n", "rs1 H6 n"), AHEAD) == ["r H3 n"]
    assert ends(Table("p0 argonaut H3 n", "rs1 H6 n"), AHEAD) == ["r H4 n"]
    veer = Move(id="b", pattern="veer")
    assert ends(Table("p0 argonaut I5 n", "rs1 H6 n"), veer) == ["r H5 ne"]


@pytest.mark.rule("AK-375")
def test_it_stops_at_the_edge_and_before_planets() -> None:
    assert ends(Table("p0 argonaut A1 n", "rs1 H2 n"), AHEAD) == ["r H1 n"]
    assert ends(Table("p0 argonaut A1 n", "rs1 H6 n", "planet H4"), AHEAD) == ["r H5 n"]


@pytest.mark.rule("AK-376")
def test_it_stops_still_earlier_if_that_hex_is_taken_and_at_worst_stays() -> None:
    table = Table("p0 argonaut H3 n", "p1 chariot H4 n", "rs1 H6 n")
    assert ends(table, AHEAD) == ["r H5 n"]
    table = Table("p0 argonaut H5 n", "rs1 H6 n")
    assert ends(table, Move(id="b", pattern="straight1")) == ["r H6 n"]


@pytest.mark.rule("AK-356")
def test_without_a_target_the_pattern_is_flown_as_printed() -> None:
    veer = Move(id="b", pattern="veer", mirror=True)
    assert ends(Table("p0 argonaut D5 n", "rs1 H6 n"), veer, None) == ["r I5 ne"]


@pytest.mark.rule("AK-378")
def test_a_wormhole_on_its_way_ends_its_move_elsewhere() -> None:
    table = Table("p0 argonaut B2 n", "rs1 H6 n", "wormhole H5", "wormhole C2", "wormhole L9")
    (flight,) = flights(table.battle, table.ship("rs1"), pose(table.ship("rs1")), AHEAD, named("B2"))
    assert [name(step.hex) for step in flight.way] == ["H5"] and name(flight.end.hex) == "C2"


def test_after_counts_no_moves_of_a_stalled_ship() -> None:
    table = Table("p0 argonaut H3 n", "rs1 H6 n marks=stall")
    ship = table.ship("rs1")
    stayed = turning.after(table.state, ship, pose(ship), [AHEAD], named("H3"))
    assert stayed == [Pose(named("H6"), 0)]


# Shooting


@pytest.mark.rule("AK-382", "AK-383")
def test_if_it_cannot_hit_its_target_it_shoots_at_the_best_other() -> None:
    table = Table("p0 argonaut H7 n", "p1 chariot H3 n", "p2 knossos H4 n", "rs1 H6 n")
    assert shot(table, SHOOT) == ["p2"]


@pytest.mark.rule("AK-384", "AK-385")
def test_the_main_target_comes_first_then_the_others_in_their_order() -> None:
    table = Table("p0 argonaut H3 n", "p1 chariot H4 n", "p2 knossos H5 n", "rs1 H6 n")
    assert shot(table, Attack(id="b", arc="standard", targets=2)) == ["p0", "p2"]
    assert shot(table, Attack(id="b", arc="standard", targets="all")) == ["p0", "p2", "p1"]
    assert shot(table, SHOOT) == ["p0"]


@pytest.mark.rule("AK-388")
def test_a_glitched_enemy_does_not_shoot() -> None:
    assert shot(Table("p0 argonaut H5 n", "rs1 H6 n marks=glitch"), SHOOT) == []
    assert shot(Table("p0 argonaut H5 n", "rs1 H6 n"), SHOOT) == ["p0"]


def test_equal_targets_beside_the_main_one_are_a_tie() -> None:
    table = Table("p0 argonaut H9 n hull=5 shields=1", "p1 chariot G5 n hull=5 shields=1", "rs1 H6 n")
    table.ship("p0").hex = "I5"
    assert shot(table, SHOOT, main=None) is None and table.stacked() == ["Tie"]


@pytest.mark.rule("AK-380", "AK-381")
def test_damage_is_that_of_the_enemy_and_of_the_battle_card() -> None:
    table = Table("p0 argonaut H5 n", "rs1 H6 n elite")
    attack = Attack(id="b", arc="standard", damage=1)
    frame = firing.opened(table.state, table.ship("rs1"), "rs-03", attack, ["p0"])
    assert (frame.damage, frame.ranged, frame.source) == (4, False, "rs1")
    table.battle.difficulty = "hard"
    assert firing.opened(table.state, table.ship("rs1"), "rs-03", attack, ["p0"]).damage == 5
    ranged = Attack(id="b", range=3, damage=-1)
    assert firing.opened(table.state, table.ship("rs1"), "rs-05", ranged, ["p0"]).ranged


# Supporting

MEND = Support(id="a", range=2, effects=(Gift("repair", 1),))


def helped(table: Table, ref: str = "rs1") -> list[str] | None:
    frame = Strip(ship=ref, card="rs-10", command="a")
    return supporting.chosen(table.state, frame, table.ship(ref), MEND)


@pytest.mark.rule("AK-386")
def test_it_supports_another_ship_before_itself() -> None:
    table = Table("p0 argonaut A1 n", "rs1 H6 n hull=1 cap=4", "rs2 H5 n hull=3 cap=4")
    assert helped(table) == ["rs2"]
    table.ship("rs2").hull = 4
    assert helped(table) == ["rs1"]
    table.ship("rs1").hull = 4
    assert helped(table) == []
    far = Table("p0 argonaut A1 n", "rs1 H6 n hull=1 cap=4", "rs2 H3 n hull=3 cap=4")
    assert helped(far) == ["rs1"]


@pytest.mark.rule("AK-387")
def test_the_one_missing_most_then_the_nearest_then_a_tie() -> None:
    most = Table("p0 argonaut A1 n", "rs1 H6 n", "rs2 H5 n hull=3 cap=4", "rs3 H4 n hull=2 cap=4")
    assert helped(most) == ["rs3"]
    near = Table("p0 argonaut A1 n", "rs1 H6 n", "rs2 H5 n hull=3 cap=4", "rs3 H4 n hull=3 cap=4")
    assert helped(near) == ["rs2"]
    tied = Table("p0 argonaut A1 n", "rs1 H6 n", "rs2 H5 n hull=3 cap=4", "rs3 H7 n hull=3 cap=4")
    assert helped(tied) is None and tied.stacked() == ["Tie"]


@pytest.mark.rule("AK-368")
def test_every_move_before_the_attack_is_thought_through() -> None:
    table = Table("p0 argonaut H9 n", "rs1 H2 s")
    ship, target = table.ship("rs1"), where(table.ship("p0"))
    moves = [Move(id="a", pattern="straight1"), Move(id="b", pattern="straight2")]
    ends = turning.after(table.state, ship, pose(ship), moves, target)
    assert [name(end.hex) for end in ends] == ["H5"]
