"""Fields, nebulas and stars: what each does to the ship that enters it (section 20)."""

from __future__ import annotations

import pytest

from rules.xia.frames import Guard
from tests.rules.xia.flying import fly, harm, move, moving, pilot
from tests.rules.xia.layout import space

BELT, OUT = "outpost_338", space("outpost_338", -2, 0)
IN, DEEP = space("outpost_338", -1, 0), space("outpost_338", 0, 0)
CLOUD, NEAR = space("burning_horse", 0, 0), space("burning_horse", 0, -1)
FREE, WRECKS = space("pelmont", 0, 0), space("pelmont", 0, -1)


# Asteroids


@pytest.mark.rule("XIA-319", "XIA-233")
@pytest.mark.parametrize(("roll", "damage"), [(1, 1), (10, 10), (11, 0), (19, 0)])
def test_asteroids_hurt_by_the_roll(roll: int, damage: int) -> None:
    table = pilot(BELT, at=OUT)
    fly(table, IN, rolls=[roll])
    assert harm(table.me) == damage
    assert table.me.space == IN
    assert moving(table) is not None, "the move goes on"
    assert [event.args["roll"] for event in table.told("xia-rolled")] == [roll]


@pytest.mark.rule("XIA-319")
def test_shields_are_asked_for_after_the_asteroid_roll() -> None:
    table = pilot(BELT, at=OUT)
    table.fit(0, "shield_1")
    fly(table, IN, rolls=[6])
    guard = table.frame(Guard)
    assert (guard.what, guard.amount, guard.source) == ("damage", 6, "asteroid")
    assert harm(table.me) == 0


@pytest.mark.rule("XIA-319")
def test_the_rockbiter_is_safe_from_eight() -> None:
    for roll, damage in ((7, 7), (8, 0)):
        table = pilot(BELT, at=OUT)
        table.title("rockbiter", 0)
        fly(table, IN, rolls=[roll])
        assert harm(table.me) == damage


@pytest.mark.rule("XIA-320")
def test_leaving_asteroids_is_free_but_the_next_rock_is_not() -> None:
    table = pilot(BELT, at=IN)
    fly(table, OUT, points=1, rolls=[5])
    assert harm(table.me) == 0
    assert table.rolls == [5], "no die was rolled"
    table = pilot(BELT, at=IN)
    fly(table, DEEP, points=1, rolls=[5])
    assert harm(table.me) == 5


@pytest.mark.rule("XIA-315")
def test_a_ship_that_stays_crosses_nothing() -> None:
    table = pilot(BELT, at=IN)
    move(table, 3)
    table.play("stop", rolls=[1])
    assert table.rolls == [1]
    assert harm(table.me) == 0


# Nebulas


@pytest.mark.rule("XIA-321")
@pytest.mark.parametrize(("roll", "loss"), [(1, 1), (10, 10), (11, 0), (19, 0)])
def test_nebulas_drain_energy_by_the_roll(roll: int, loss: int) -> None:
    table = pilot("burning_horse", at=NEAR)
    before = table.me.energy
    fly(table, CLOUD, rolls=[roll])
    assert table.me.energy == before - loss
    assert table.me.armed == 4
    assert table.me.space == CLOUD
    assert moving(table) is not None


@pytest.mark.rule("XIA-321")
def test_shields_are_asked_for_after_the_nebula_roll() -> None:
    table = pilot("burning_horse", at=NEAR)
    table.fit(0, "shield_1")
    before = table.me.energy
    fly(table, CLOUD, rolls=[4])
    guard = table.frame(Guard)
    assert (guard.what, guard.amount, guard.source) == ("energy", 4, "nebula")
    assert table.me.energy == before


@pytest.mark.rule("XIA-322")
def test_what_energy_lacks_markers_pay() -> None:
    table = pilot("burning_horse", at=NEAR)
    table.me.energy = 2
    fly(table, CLOUD, rolls=[5])
    assert (table.me.energy, table.me.armed, table.me.disarmed) == (0, 1, 3)
    assert moving(table) is not None, "one marker is left"


@pytest.mark.rule("XIA-323", "XIA-247", "XIA-338")
def test_a_ship_drained_dry_goes_no_further() -> None:
    table = pilot("burning_horse", at=NEAR)
    table.me.energy = 2
    fly(table, CLOUD, points=5, rolls=[9])
    assert (table.me.energy, table.me.armed, table.me.disarmed) == (0, 0, 4)
    assert harm(table.me) == 0
    assert table.me.space == CLOUD
    assert moving(table) is None


@pytest.mark.rule("XIA-247", "XIA-545")
def test_a_ship_stranded_by_its_last_marker_still_left_its_space() -> None:
    """Whoever hangs on to it is asked to follow."""
    table = pilot("burning_horse", at=NEAR)
    table.me.energy, table.me.armed, table.me.disarmed = 0, 1, 3
    table.put(1, space("burning_horse", -1, -1))
    table.state.players[1].harpooned = "0"
    fly(table, CLOUD, points=5, rolls=[1])
    assert table.seat == 1
    table.play("accept")
    assert table.state.players[1].space == NEAR
    assert table.state.players[0].space == CLOUD
    assert moving(table) is None


@pytest.mark.rule("XIA-247", "XIA-239")
def test_a_ship_stranded_at_an_occupied_nebula_does_nothing_there() -> None:
    table = pilot("burning_horse", at=NEAR)
    table.me.energy, table.me.armed, table.me.disarmed = 0, 1, 3
    table.put(1, CLOUD)
    move(table, 5)
    table.play(f"visit {CLOUD}", rolls=[10])
    assert moving(table) is None
    assert table.asked == "xia-ask-stranded"


@pytest.mark.rule("XIA-532")
@pytest.mark.parametrize(("source", "goes_on"), [("impulse", True), ("engine_1", False)])
def test_who_has_nothing_to_lose_flies_on_with_impulse_alone(source: str, goes_on: bool) -> None:
    table = pilot("burning_horse", at=NEAR)
    table.strand(0)
    fly(table, CLOUD, points=3, rolls=[5], source=source)
    assert table.state.players[0].space == CLOUD
    assert (moving(table) is not None) is goes_on
    lucky = pilot("burning_horse", at=NEAR)
    lucky.strand(0)
    fly(lucky, CLOUD, points=3, rolls=[11], source=source)
    assert moving(lucky) is not None


@pytest.mark.rule("XIA-324")
def test_staying_in_a_nebula_moving_about_and_leaving_are_free() -> None:
    table = pilot("burning_horse", at=CLOUD)
    before = table.me.energy
    fly(table, space("burning_horse", 1, 0), rolls=[7])
    table.play(f"fly {space('burning_horse', 2, 0)}")
    assert table.me.energy == before
    assert table.rolls == [7]


@pytest.mark.rule("XIA-321")
def test_the_cloud_skimmer_loses_half() -> None:
    for roll, loss in ((9, 4), (1, 0)):
        table = pilot("burning_horse", at=NEAR)
        table.title("cloud_skimmer", 0)
        before = table.me.energy
        fly(table, CLOUD, rolls=[roll])
        assert table.me.energy == before - loss


def test_clouds_are_all_the_cloud_skimmer_knows() -> None:
    table = pilot(BELT, at=OUT)
    table.title("cloud_skimmer", 0)
    fly(table, IN, rolls=[9])
    assert harm(table.me) == 9


# Debris and stars


@pytest.mark.rule("XIA-325", "XIA-338")
@pytest.mark.parametrize(("roll", "lost"), [(1, True), (3, True), (4, False), (19, False)])
def test_debris_destroys_on_three_or_less(roll: int, lost: bool) -> None:
    table = pilot("pelmont", at=FREE)
    player = table.me
    table.fit(0, "shield_1")
    fly(table, WRECKS, points=5, rolls=[roll])
    assert (player.space is None) is lost
    assert (moving(table) is None) is lost, "the points of a lost ship are lost too"
    assert harm(player) == 0


@pytest.mark.rule("XIA-325")
def test_leaving_debris_is_free_and_the_next_wreck_is_not() -> None:
    table = pilot("pelmont", at=WRECKS)
    fly(table, FREE, points=1, rolls=[1])
    assert table.state.players[0].space == FREE
    table = pilot("pelmont", at=WRECKS)
    fly(table, space("pelmont", 1, -1), points=1, rolls=[1])
    assert table.state.players[0].space is None


@pytest.mark.rule("XIA-325")
def test_the_wreck_diver_fears_only_a_one() -> None:
    for roll, lost in ((1, True), (2, False)):
        table = pilot("pelmont", at=FREE)
        table.title("wreck_diver", 0)
        player = table.me
        fly(table, WRECKS, rolls=[roll])
        assert (player.space is None) is lost


@pytest.mark.rule("XIA-318")
def test_a_star_destroys_without_a_roll() -> None:
    table = pilot("xia", at=space("xia", 2, -1))
    table.fit(0, "shield_2")
    player = table.me
    fly(table, space("xia", 1, -1), rolls=[20])
    assert player.space is None
    assert table.rolls == [20]
    assert table.told("xia-rolled") == []


@pytest.mark.rule("XIA-206")
def test_what_is_lost_on_entering_lies_in_the_space_entered() -> None:
    for sector, here, there, roll in (("pelmont", FREE, WRECKS, 1), ("outpost_338", OUT, IN, 10)):
        table = pilot(sector, at=here)
        table.load_cargo(0, "spice", "holo")
        table.hurt(0, 20)
        fly(table, there, rolls=[roll])
        assert table.state.players[0].space is None
        assert [cube.space for cube in table.state.loose] == [there, there]


@pytest.mark.rule("XIA-337")
def test_the_next_sectors_nebula_is_another_nebula() -> None:
    table = pilot("burning_horse", at=space("burning_horse", 2, -1))
    nebula = None
    for side in range(6):
        trial = pilot("burning_horse", at=space("burning_horse", 2, -1))
        trial.lay("vortex_86", "burning_horse", side)
        for here in trial.inside("burning_horse", "nebula"):
            for other, _ in trial.board.steps(here):
                if other in trial.inside("vortex_86", "nebula"):
                    table, nebula = trial, (here, other)
    assert nebula is not None
    table.put(0, nebula[0])
    before = table.state.players[0].energy
    fly(table, nebula[1], rolls=[6])
    assert table.state.players[0].energy == before - 6


@pytest.mark.rule("XIA-545")
def test_a_ship_in_tow_crosses_borders_of_its_own_and_the_host_flies_on() -> None:
    """The host flies three steps through the nebula in one go; the follower rolls for it at the second."""
    cloud = [space("burning_horse", *cell) for cell in ((0, -1), (0, 0), (1, 0), (2, 0))]
    table = pilot("burning_horse", at=cloud[1])
    table.put(1, cloud[0])
    table.state.players[1].harpooned = "0"
    before = table.state.players[1].energy
    fly(table, cloud[3], points=2)
    assert table.seat == 1
    table.play("accept", rolls=[3])
    assert table.state.players[1].space == cloud[1]
    assert table.state.players[1].energy == before - 3
    assert table.state.players[0].space == cloud[3], "the host is not kept from its way"
    table.play("accept", rolls=[5])
    assert table.state.players[1].space == cloud[2]
    assert table.rolls == [5], "inside the nebula nothing is rolled"


@pytest.mark.rule("XIA-545", "XIA-323")
def test_a_drained_ship_in_tow_is_pulled_on() -> None:
    table = pilot("burning_horse", at=CLOUD)
    table.put(1, NEAR)
    table.strand(1).harpooned = "0"
    fly(table, space("burning_horse", 1, 0), points=1)
    table.play("accept", rolls=[5])
    assert table.state.players[1].space == CLOUD
    assert table.state.players[1].harpooned == "0"
    assert not table.told("xia-stranded-on-the-way")


@pytest.mark.rule("XIA-053", "XIA-055")
def test_a_twenty_at_a_border_is_luck_once_a_turn() -> None:
    table = pilot("pelmont", at=FREE)
    fly(table, WRECKS, points=4, rolls=[20])
    table.play(f"fly {space('pelmont', 1, -1)}", rolls=[20])
    assert table.state.players[0].fame == 1
