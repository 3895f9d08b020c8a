"""Planetary shields and entrances, and two borders in one step (section 20)."""

from __future__ import annotations

import pytest

from rules.xia import paths
from rules.xia.components import MISSIONS
from rules.xia.frames import Border, Crossing, Moving
from tests.rules.xia.flying import cross, fly, harm, move, moving, pilot
from tests.rules.xia.layout import alone, space
from tests.rules.xia.table import Table

# Planetary shields

PLANET_OUT, PLANET_IN = space("kemplar_ii", 2, -1), space("kemplar_ii", 1, -1)


@pytest.mark.rule("XIA-206")
def test_what_a_shield_knocks_overboard_stays_on_this_side() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    table.load_cargo(0, "spice")
    table.hurt(0, 24)
    fly(table, PLANET_IN, rolls=[4])
    assert [cube.space for cube in table.state.loose] == [PLANET_OUT]


@pytest.mark.rule("XIA-326", "XIA-316", "XIA-119", "XIA-235")
@pytest.mark.parametrize(("here", "there"), [(PLANET_OUT, PLANET_IN), (PLANET_IN, PLANET_OUT)])
@pytest.mark.parametrize(
    ("roll", "passes", "damage", "bounty"),
    [(1, False, 1, 0), (10, False, 10, 0), (11, True, 0, 1000), (17, True, 0, 1000), (18, True, 0, 0)],
)
def test_a_shield_is_the_same_both_ways(
    here: str, there: str, roll: int, passes: bool, damage: int, bounty: int
) -> None:
    table = pilot("kemplar_ii", at=here)
    table.fit(0, "shield_1")
    move(table, 3)
    table.play(f"fly {there}", rolls=[roll])
    player = table.state.players[0]
    assert table.frame(Moving).left == 2, "the step costs its point in any case"
    assert player.space == (there if passes else here)
    assert harm(player) == damage, "a shield outfit does not help"
    assert player.bounty == bounty


@pytest.mark.rule("XIA-327", "XIA-363")
@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize(
    ("sector", "out", "inside"),
    [("kemplar_ii", (2, -1), (1, -1)), ("loath", (0, -1), (0, 0)), ("lunari", (2, 0), (2, -1))],
)
def test_shields_do_not_care_whose_they_are_or_who_comes(
    sector: str, out: tuple[int, int], inside: tuple[int, int], outlaw: bool
) -> None:
    for roll, passes, bounty in ((10, False, 0), (11, True, 1000), (18, True, 0)):
        table = pilot(sector, at=space(sector, *out))
        player = table.me
        player.bounty = 3000 if outlaw else 0
        fly(table, space(sector, *inside), rolls=[roll])
        assert (player.space == space(sector, *inside)) is passes
        assert player.bounty - (3000 if outlaw else 0) == bounty


@pytest.mark.rule("XIA-328")
def test_a_bounced_ship_may_try_again() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    fly(table, PLANET_IN, points=2, rolls=[3])
    assert table.frame(Moving).left == 1
    table.play(f"fly {PLANET_IN}", rolls=[18])
    assert table.state.players[0].space == PLANET_IN
    assert harm(table.state.players[0]) == 3


@pytest.mark.rule("XIA-326")
def test_a_bounce_can_destroy() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    player = table.me
    table.hurt(0, 24)
    fly(table, PLANET_IN, rolls=[4])
    assert player.space is None


@pytest.mark.rule("XIA-326")
def test_the_ghost_is_judged_three_higher_and_hurt_by_the_roll_itself() -> None:
    for roll, passes, bounty, damage in ((7, False, 0, 7), (8, True, 1000, 0), (15, True, 0, 0)):
        table = pilot("kemplar_ii", at=PLANET_OUT)
        table.title("ghost", 0)
        player = table.me
        fly(table, PLANET_IN, rolls=[roll])
        assert (player.space == PLANET_IN) is passes
        assert (player.bounty, harm(player)) == (bounty, damage)


def test_crossing_unseen_counts_for_the_title() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    table.title("ghost")
    fly(table, PLANET_IN, rolls=[17])
    assert table.state.open_titles[0].progress.get("0", 0) == 0
    table.play(f"fly {PLANET_OUT}", rolls=[18])
    assert table.state.open_titles[0].progress["0"] == 1


# Planetary entrances


def door(sector: str, out: tuple[int, int], inside: tuple[int, int]) -> tuple[str, str]:
    return space(sector, *out), space(sector, *inside)


LAWFUL = door("kemplar_ii", (2, 0), (1, 0))
OUTLAW = door("loath", (0, -1), (-1, 0))
NEUTRAL = door("neo_damascus", (1, -2), (0, -1))


@pytest.mark.rule("XIA-329", "XIA-125")
def test_a_lawful_entrance_keeps_outlaws_out_not_in() -> None:
    out, inside = LAWFUL
    table = pilot("kemplar_ii", at=out)
    table.me.bounty = 1000
    move(table, 1)
    table.refuses(f"fly {inside}")
    assert f"fly {inside}" not in table.choices
    table = pilot("kemplar_ii", at=inside)
    table.me.bounty = 1000
    fly(table, out, points=2, rolls=[1])
    assert table.state.players[0].space == out
    assert (table.rolls, table.state.players[0].bounty) == ([1], 1000)


@pytest.mark.rule("XIA-329")
def test_the_innocent_pass_a_lawful_entrance_both_ways() -> None:
    out, inside = LAWFUL
    table = pilot("kemplar_ii", at=out)
    fly(table, inside, points=3, rolls=[1])
    table.play(f"fly {out}")
    assert table.state.players[0].space == out
    assert (table.rolls, table.state.players[0].bounty) == ([1], 0)


@pytest.mark.rule("XIA-330", "XIA-120")
def test_an_outlaw_entrance_marks_the_innocent_once() -> None:
    out, inside = OUTLAW
    for here, there in ((out, inside), (inside, out)):
        table = pilot("loath", at=here)
        fly(table, there, rolls=[1])
        assert table.state.players[0].space == there
        assert (table.rolls, table.state.players[0].bounty) == ([1], 1000)
        table.play(f"fly {here}")
        assert table.state.players[0].bounty == 1000, "outlaws pass freely"


@pytest.mark.rule("XIA-331")
def test_a_captain_made_innocent_there_is_marked_on_the_way_out() -> None:
    out, inside = OUTLAW
    table = pilot("loath", at=out)
    fly(table, inside)
    table.play("stop")
    table.me.bounty = 0
    fly(table, out)
    assert table.state.players[0].bounty == 1000


@pytest.mark.rule("XIA-332")
@pytest.mark.parametrize("bounty", [0, 2000])
def test_a_neutral_entrance_does_nothing(bounty: int) -> None:
    out, inside = NEUTRAL
    table = pilot("neo_damascus", at=out)
    table.me.bounty = bounty
    fly(table, inside, rolls=[1])
    table.play(f"fly {out}")
    assert table.state.players[0].space == out
    assert (table.rolls, table.state.players[0].bounty) == ([1], bounty)


@pytest.mark.rule("XIA-333")
def test_nobody_has_to_use_the_entrance() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    move(table, 5)
    assert f"fly {PLANET_IN}" in table.choices
    table.play(f"fly {PLANET_IN}", rolls=[19])
    assert table.frame(Moving).left == 4, "straight through the shield"


@pytest.mark.rule("XIA-329")
def test_the_most_wanted_may_talk_their_way_in() -> None:
    out, inside = LAWFUL
    for roll, passes in ((10, False), (11, True)):
        table = pilot("kemplar_ii", at=out)
        table.title("most_wanted", 0)
        table.me.bounty = 4000
        fly(table, inside, points=3, rolls=[roll])
        assert (table.state.players[0].space == inside) is passes
        assert table.frame(Moving).left == 2
        assert table.rolls == []


@pytest.mark.rule("XIA-329")
def test_an_innocent_most_wanted_just_flies_in() -> None:
    out, inside = LAWFUL
    table = pilot("kemplar_ii", at=out)
    table.title("most_wanted", 0)
    fly(table, inside, rolls=[1])
    assert table.state.players[0].space == inside
    assert table.rolls == [1]


# Two borders in one step

SHIELD_OUT = Border("planet_shield", False, "neo_damascus", "neutral")
SHIELD_IN = Border("planet_shield", True, "azure", "lawful")
DOOR_IN = Border("planet_entrance", True, "azure", "lawful")


@pytest.mark.rule("XIA-334")
def test_the_region_left_comes_before_the_region_entered() -> None:
    seam = space("neo_damascus", -2, 0)

    def there() -> Table:
        table = pilot("neo_damascus", at=seam)
        table.lay("pelmont", "neo_damascus", 3)
        return table

    wreck = space("pelmont", -2, 2)
    table = there()
    fly(table, wreck, points=1, rolls=[2, 2])
    assert table.state.players[0].space == seam
    assert table.rolls == [2], "the debris was never reached"
    table = there()
    fly(table, wreck, points=1, rolls=[12, 3])
    assert table.state.players[0].space is None
    table = there()
    fly(table, wreck, points=1, rolls=[12, 4])
    assert table.state.players[0].space == wreck
    assert table.state.players[0].bounty == 1000


@pytest.mark.rule("XIA-335")
def test_failing_either_of_two_shields_leaves_the_ship_where_it_was() -> None:
    here, there = space("neo_damascus", 2, 0), space("neo_damascus", 1, 0)
    for rolls, passes, damage in (([3], False, 3), ([18, 3], False, 3), ([18, 18], True, 0)):
        table = pilot("neo_damascus", at=here)
        player = table.me
        cross(table, there, SHIELD_OUT, SHIELD_IN, rolls=rolls)
        assert (player.space == there) is passes
        assert harm(player) == damage
        assert table.rolls == []
        assert moving(table) is not None


@pytest.mark.rule("XIA-336")
def test_bounty_from_the_first_border_counts_at_the_second() -> None:
    here, there = space("neo_damascus", 2, 0), space("neo_damascus", 1, 0)
    for roll, passes in ((11, False), (18, True)):
        table = pilot("neo_damascus", at=here)
        player = table.me
        cross(table, there, SHIELD_OUT, DOOR_IN, rolls=[roll])
        assert (player.space == there) is passes
        assert player.bounty == (0 if passes else 1000)
        assert bool(table.told("xia-border-refused")) is not passes


@pytest.mark.rule("XIA-336", "XIA-234")
def test_who_is_refused_decides_anew() -> None:
    """Marked by an outlaw's door and refused by a lawful one in the same step: no die, but the route ends."""
    here, there = space("neo_damascus", 2, 0), space("neo_damascus", 1, 0)
    table = pilot("neo_damascus", at=here)
    marking = Border("planet_entrance", False, "loath", "outlaw")
    table.state.stack.append(Moving(0, 3, "impulse", [here], route=[space("neo_damascus", 2, -1)]))
    table.push(Crossing(0, there, [marking, DOOR_IN], here))
    assert table.state.players[0].space == here
    assert table.frame(Moving).left == 3
    assert table.asked == "xia-ask-move"


# Abilities before a roll


def test_dark_hull_is_asked_for_before_a_shield_is_rolled_for() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    table.ability(0, "dark_hull")
    before = table.me.energy
    fly(table, PLANET_IN)
    assert table.asked == "xia-ask-border"
    assert "accept" in table.choices
    table.play("use dark_hull", rolls=[8])
    player = table.state.players[0]
    assert player.space == PLANET_IN
    assert (player.bounty, player.energy) == (0, before - 2)
    assert table.rolls == []


def test_a_declined_or_failed_dark_hull_leaves_the_roll_to_be_made() -> None:
    for answer, rolls in (("accept", [11]), ("use dark_hull", [7, 11])):
        table = pilot("kemplar_ii", at=PLANET_OUT)
        table.ability(0, "dark_hull")
        fly(table, PLANET_IN)
        table.play(answer, rolls=rolls)
        assert table.state.players[0].bounty == 1000
        assert table.rolls == []


@pytest.mark.rule("XIA-234")
def test_a_flight_stops_behind_a_shield_it_slipped_through() -> None:
    table = pilot("kemplar_ii", at=PLANET_OUT)
    table.ability(0, "dark_hull")
    table.me.bounty = 1000
    fly(table, space("kemplar_ii", 0, 0), points=4)
    table.play("use dark_hull", rolls=[8])
    player = table.state.players[0]
    assert player.space != space("kemplar_ii", 0, 0)
    assert table.board.spaces[player.space or ""].planet
    assert table.asked == "xia-ask-move"


@pytest.mark.rule("XIA-041", "XIA-055")
def test_a_lucky_roll_that_wins_ends_everything() -> None:
    for answer in ("accept", "use dark_hull"):
        table = pilot("kemplar_ii", at=PLANET_OUT, fame="5")
        table.ability(0, "dark_hull")
        table.me.fame = 4
        fly(table, PLANET_IN)
        table.play(answer, rolls=[20])
        assert table.state.winner == 0
        assert table.state.players[0].space == PLANET_OUT


@pytest.mark.rule("XIA-335", "XIA-542")
def test_each_of_two_shields_can_be_slipped_through() -> None:
    here, there = space("neo_damascus", 2, 0), space("neo_damascus", 1, 0)
    table = pilot("neo_damascus", at=here)
    table.ability(0, "dark_hull")
    cross(table, there, SHIELD_OUT, SHIELD_IN)
    table.play("accept", rolls=[18])
    assert table.asked == "xia-ask-border"
    table.play("use dark_hull", rolls=[8])
    assert table.state.players[0].space == there


# What comes with arriving


def smuggler(at: str) -> Table:
    """With contraband for Neo Damascus aboard."""
    table = pilot("neo_damascus", at=at)
    card = next(each.id for each in MISSIONS.values() if each.sneak == "neo_damascus")
    table.errand(0, card, done=True, payment=3000)
    return table


def door() -> tuple[str, str]:
    """A space outside an entrance of Neo Damascus, and the one behind it."""
    board = alone("neo_damascus")
    inside = [space for space in board.spaces.values() if space.planet]
    return next(
        (other, each.id)
        for each in inside
        for direction, other in board.neighbours(each.id)
        if board.entrance(each.id, direction)
    )


@pytest.mark.rule("XIA-234", "XIA-420")
def test_a_flight_stops_where_a_smuggler_is_searched() -> None:
    """No border needs a die here, but the guards behind the entrance do."""
    out, first = door()
    table = smuggler(out)
    far = next(
        to for to, way in paths.ways(table.state, 0, 2).items() if way.path[0] == first and way.steps == 2
    )
    fly(table, far, points=2, rolls=[19])
    while table.asked not in ("xia-ask-move", "xia-ask-action"):
        table.play("accept")
    assert table.state.players[0].space == first
    assert table.asked == "xia-ask-move"


@pytest.mark.rule("XIA-237", "XIA-545")
def test_who_only_acts_on_an_occupied_space_has_not_moved() -> None:
    """Nobody is searched, nobody follows, nobody is told of a flight."""
    out, first = door()
    table = smuggler(out)
    table.put(1, first)
    table.put(2, next(other for other, _ in table.board.steps(out) if other != first))
    table.state.players[2].harpooned = "0"
    move(table, 2)
    table.play(f"visit {first}", rolls=[1])
    assert table.asked == "xia-ask-visit" and table.seat == 0
    assert table.rolls == [1] and not table.told("xia-flew")
    assert table.state.players[0].space == out
