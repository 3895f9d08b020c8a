"""The Mag-Harpoon: moving on another player's turn, step by step (XIA-545)."""

from __future__ import annotations

import pytest

from rules.xia import destruction, harpoon, sight
from rules.xia.actions import Orders, UseAbility
from rules.xia.frames import Following, Guard, Moving, NpcTurn, Turn
from tests.rules.xia.arena import Arena


def attached(apart: int = 1) -> Arena:
    """Seat 0 hangs on to seat 1, whose turn it is; all damage places itself."""
    table = Arena(apart)
    table.turn(1)
    table.attacker.harpooned = "1"
    for player in table.state.players:
        player.orders = Orders(damage="auto")
    return table


def onward(table: Arena, seat: int = 1) -> str:
    """A free normal space beside that ship, away from the other one."""
    here = table.state.players[seat].space
    other = table.state.players[1 - seat].space
    assert here is not None and other is not None
    board = table.board
    return next(
        space
        for space, crossed in board.steps(here)
        if not crossed and board.spaces[space].kind is None and board.distance(space, other) > 1
    )


def step(table: Arena, to: str, rolls: tuple[int, ...] = ()) -> None:
    """The host flies there."""
    here = table.target.space
    assert here is not None
    table.push(Moving(1, 3, "impulse", [here]))
    table.play(f"fly {to}", rolls=rolls)


def region(table: Arena, kind: str) -> tuple[str, str, str]:
    """Three spaces in a row; the second lies behind this border, the third in the same region or free."""
    board = table.board
    return next(
        (one, two, three)
        for one in board.spaces
        for two, crossed in board.steps(one)
        if [border.kind for border in crossed] == [kind] and board.spaces[one].kind is None
        for three, inner in board.steps(two)
        if not inner and three != one
    )


@pytest.mark.parametrize("roll", [5, 6])
def test_the_line_holds_on_six_or_more(roll: int) -> None:
    table = Arena(3)
    table.ability(0, "mag_harpoon")
    table.use("mag_harpoon", "1", rolls=(roll,))
    assert table.attacker.harpooned == ("1" if roll == 6 else None)


@pytest.mark.parametrize("apart", [1, 3, 4])
def test_it_is_shot_at_ships_in_sight_up_to_three_spaces_away(apart: int) -> None:
    table = Arena(apart)
    table.ability(0, "mag_harpoon")
    assert table.legal(UseAbility("mag_harpoon", "1")) == (apart < 4)
    assert not table.legal(UseAbility("mag_harpoon", "0")) and not table.legal(UseAbility("mag_harpoon"))
    table.apart(3, seen=False)
    assert not table.legal(UseAbility("mag_harpoon", "1"))


def reels_in_for_nothing(table: Arena, one: str, two: str, three: str) -> None:
    """From the first space to the second, when the ship there goes on to the third."""
    table.put(0, one).put(1, two)
    step(table, three)
    energy = table.attacker.energy
    table.play("accept", rolls=[9])
    assert table.attacker.space == two and table.attacker.energy == energy
    assert table.rolls == [9], "no die was rolled"


@pytest.mark.rule("XIA-545")
def test_whoever_hangs_on_follows_into_the_space_that_was_left() -> None:
    table = attached()
    left, to = table.target.space, onward(table)
    step(table, to)
    assert table.seat == 0 and table.asked == "xia-ask-follow" and table.choices == ["accept", "decline"]
    table.play("accept")
    assert table.attacker.space == left and table.target.space == to and table.attacker.harpooned == "1"
    assert table.seat == 1 and table.asked == "xia-ask-move", "the host flies on"


@pytest.mark.rule("XIA-545")
def test_it_asks_at_every_step() -> None:
    table = attached()
    first = onward(table)
    step(table, first)
    table.play("accept")
    second = onward(table)
    table.play(f"fly {second}")
    assert table.asked == "xia-ask-follow" and table.frame(Following).to == first
    table.play("accept")
    assert table.attacker.space == first


@pytest.mark.rule("XIA-545")
def test_letting_go_is_for_good() -> None:
    table = attached()
    here = table.attacker.space
    step(table, onward(table))
    table.play("decline")
    assert table.attacker.space == here and table.attacker.harpooned is None
    table.play(f"fly {onward(table)}")
    assert table.asked == "xia-ask-move" and table.seat == 1


@pytest.mark.rule("XIA-545")
def test_the_silent_let_go() -> None:
    from rules.xia.game import RULES

    table = attached()
    step(table, onward(table))
    action = RULES.default(table.state, 0)
    assert action is not None
    table.play(action)
    assert table.attacker.harpooned is None


@pytest.mark.rule("XIA-545")
def test_borders_count_for_the_follower_with_every_decision() -> None:
    table = attached()
    table.fit(0, "shield_1")
    one, two, three = region(table, "nebula")
    table.put(0, one).put(1, two)
    step(table, three)
    energy = table.attacker.energy
    table.play("accept", rolls=[6])
    assert table.seat == 0 and table.frame(Guard).what == "energy"
    table.play("defend", seat=0)
    assert table.attacker.space == two and table.attacker.energy == energy - 6
    assert table.attacker.harpooned == "1" and table.seat == 1


@pytest.mark.rule("XIA-545")
@pytest.mark.parametrize(("roll", "follows"), [(9, False), (15, True)])
def test_a_planetary_shield_that_stops_the_follower_breaks_the_line(roll: int, follows: bool) -> None:
    table = attached()
    one, two, three = region(table, "planet_shield")
    table.put(0, one).put(1, two)
    step(table, three)
    table.play("accept", rolls=[roll])
    assert table.attacker.space == (two if follows else one)
    assert table.attacker.harpooned == ("1" if follows else None)
    assert len(table.attacker.damage) == (0 if follows else 9)
    assert table.state.turn == 1 and Following not in table.frames()


@pytest.mark.rule("XIA-545")
@pytest.mark.parametrize("bounty", [0, 1000])
def test_a_lawful_entrance_refuses_an_outlaw_on_a_line(bounty: int) -> None:
    table = attached()
    table.attacker.bounty = bounty
    one, two, three = region(table, "planet_entrance")
    table.put(0, one).put(1, two)
    step(table, three)
    table.play("accept")
    assert table.attacker.space == (one if bounty else two)
    assert (table.attacker.harpooned is None) == bool(bounty)


@pytest.mark.rule("XIA-545")
def test_an_occupied_space_breaks_the_line_unasked() -> None:
    table = attached()
    table.npc("merchant", table.target.space)
    step(table, onward(table))
    assert table.attacker.harpooned is None and table.seat == 1


@pytest.mark.rule("XIA-545")
def test_a_gate_breaks_every_line_at_the_ship() -> None:
    table = attached()
    table.state.players[2].harpooned = "0"
    table.put(2, table.pair(6)[1])
    table.happens(harpoon.let_go(table.state, "0"))
    assert table.attacker.harpooned is None and table.state.players[2].harpooned is None
    assert len(table.told("xia-harpoon-off")) == 2


@pytest.mark.rule("XIA-545")
@pytest.mark.parametrize("lost", ["0", "1"])
def test_destruction_of_either_breaks_the_line(lost: str) -> None:
    table = attached()
    table.happens(destruction.destroy(table.state, lost, None, "damage", table.dice))
    assert table.attacker.harpooned is None


@pytest.mark.rule("XIA-545")
def test_a_follower_lost_on_the_way_leaves_the_host_its_turn() -> None:
    table = attached()
    table.lay("pelmont", "kemplar_ii", 4)
    board = table.board
    one, two, three = next(
        (one, two, three)
        for one in board.spaces
        for two, crossed in board.steps(one)
        if [border.kind for border in crossed] == ["debris"] and board.spaces[one].kind is None
        for three, inner in board.steps(two)
        if not inner and three != one
    )
    table.put(0, one).put(1, two)
    step(table, three)
    table.play("accept", rolls=[1])
    assert table.attacker.space is None and table.state.turn == 1
    assert table.seat == 1 and table.asked == "xia-ask-move"


@pytest.mark.rule("XIA-545")
def test_a_long_line_reels_the_follower_in() -> None:
    table = attached(3)
    left, to = table.target.space, onward(table)
    step(table, to)
    table.play("accept")
    assert table.attacker.space == left


@pytest.mark.rule("XIA-545")
def test_a_line_longer_than_it_was_shot_breaks() -> None:
    table = attached(4)
    step(table, onward(table))
    assert table.attacker.harpooned is None and table.seat == 1


@pytest.mark.rule("XIA-545")
def test_a_line_out_of_sight_breaks() -> None:
    table = attached()
    table.apart(3, seen=False)
    assert table.attacker.space is not None and table.target.space is not None
    assert not sight.sees(table.board, table.attacker.space, table.target.space)
    step(table, onward(table))
    assert table.attacker.harpooned is None


@pytest.mark.rule("XIA-545")
def test_reeling_in_over_a_nebulas_edge_is_an_entry() -> None:
    table = attached()
    board = table.board
    one, two, three = next(
        (one, two.id, three)
        for one in board.spaces
        for two in board.spaces.values()
        if board.spaces[one].kind is None
        and two.kind == "nebula"
        and board.distance(one, two.id) == 2
        and sight.sees(board, one, two.id)
        for three, inner in board.steps(two.id)
        if not inner and board.distance(one, three) > 2
    )
    table.put(0, one).put(1, two)
    step(table, three)
    energy = table.attacker.energy
    table.play("accept", rolls=[4])
    assert table.attacker.space == two and table.attacker.energy == energy - 4


@pytest.mark.rule("XIA-545")
def test_an_npc_can_be_followed_too() -> None:
    table = attached()
    left, to = table.target.space, onward(table)
    npc = table.npc("merchant", left)
    table.put(1, None)
    table.attacker.harpooned = "merchant"
    npc.space = to
    table.state.stack = [Turn(1, "next"), NpcTurn(0, "merchant", stage="end")]
    table.happens(harpoon.moved(table.state, "merchant", str(left)))
    table.play("accept")
    assert table.attacker.space == left


@pytest.mark.rule("XIA-545")
def test_who_follows_can_be_followed() -> None:
    table = attached()
    table.state.players[2].harpooned = "0"
    here = table.attacker.space
    assert here is not None
    behind = next(s for s, crossed in table.board.steps(here) if not crossed and s != table.target.space)
    table.put(2, behind)
    step(table, onward(table))
    table.play("accept")
    assert table.seat == 2 and table.asked == "xia-ask-follow"
    table.play("accept")
    assert table.state.players[2].space == here and table.seat == 1


@pytest.mark.rule("XIA-545")
def test_the_line_ends_with_the_own_next_turn() -> None:
    table = attached()
    table.state.stack = [Turn(0)]
    table.settle()
    assert table.attacker.harpooned is None


@pytest.mark.rule("XIA-545")
def test_reeling_in_inside_a_nebula_is_free() -> None:
    table = attached()
    table.lay("vortex_86", "kemplar_ii", 4)
    board = table.board
    clouds = [space for space in board.spaces.values() if space.kind == "nebula"]
    one, two, three = next(
        (one.id, two.id, three)
        for one in clouds
        for two in clouds
        if one.sector == two.sector
        and one.letter == two.letter
        and board.distance(one.id, two.id) == 2
        and sight.sees(board, one.id, two.id)
        for three, inner in board.steps(two.id)
        if not inner and board.distance(one.id, three) > 2
    )
    reels_in_for_nothing(table, one, two, three)


@pytest.mark.rule("XIA-545")
def test_who_has_let_go_meanwhile_is_not_asked() -> None:
    table = attached()
    space = table.target.space
    assert space is not None
    table.attacker.harpooned = None
    table.put(1, onward(table))
    table.push(Following(0, space))
    assert table.asked == "xia-ask-action" and table.seat == 1 and not table.told("xia-harpoon-off")


@pytest.mark.rule("XIA-545")
def test_reeling_in_over_the_seam_of_two_sectors_costs_nothing_in_open_space() -> None:
    table = attached()
    board = table.board
    normal = [space for space in board.spaces.values() if space.kind is None]
    one, two, three = next(
        (one.id, two.id, three)
        for one in normal
        for two in normal
        if one.sector != two.sector
        and board.distance(one.id, two.id) == 2
        and sight.sees(board, one.id, two.id)
        for three, crossed in board.steps(two.id)
        if not crossed and board.distance(one.id, three) > 2
    )
    reels_in_for_nothing(table, one, two, three)


@pytest.mark.rule("XIA-545")
def test_a_gate_of_somebody_else_breaks_no_line() -> None:
    table = attached()
    table.happens(harpoon.let_go(table.state, "2"))
    assert table.attacker.harpooned == "1"
