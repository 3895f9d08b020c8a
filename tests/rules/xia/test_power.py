"""Energy, markers and impulse (sections 6 and 7)."""

from __future__ import annotations

import pytest

from rules.xia import power, query
from rules.xia.actions import Orders
from rules.xia.components import ABILITIES, MARKERS, SHIPS
from rules.xia.frames import Business, Moving, Rearm, Status, Turn
from rules.xia.state import Card, Placed, Player
from tests.rules.xia.table import Table

SQUARE = "nightshade"


def markers(player: Player) -> int:
    """Wherever they are."""
    return player.armed + player.disarmed + sum(len(each.markers) for each in player.outfits)


def engined() -> Table:
    """An engine with spots on 1 and 5, a shield with spots on 7 and 9."""
    table = Table()
    player = table.ship(0, SQUARE)
    player.outfits = [Placed("engine_1", [1, 2, 5]), Placed("shield_1", [7, 8, 9])]
    return table


@pytest.mark.parametrize(("replicated", "points"), [(False, 3), (True, 7)])
@pytest.mark.rule("XIA-009", "XIA-096")
def test_a_use_rolls_the_outfits_die_once_and_twice_under_the_replication_token(
    replicated: bool, points: int
) -> None:
    table = engined()
    table.me.outfits[0].replicated = replicated
    table.play("engine 1", rolls=[3, 4, 5])
    assert table.frame(Moving).left == points
    assert table.rolls == ([5] if replicated else [4, 5])


def status(table: Table, seat: int = 0) -> Table:
    """The status phase of this player, far from any planet."""
    table.state.turn = seat
    table.state.stack = [Turn(seat, "npc"), Status(seat)]
    table.settle()
    return table


# Energy


@pytest.mark.rule("XIA-092")
def test_energy_pays_for_markers_abilities_and_scans() -> None:
    table = engined()
    player = table.me
    player.energy = 9
    table.put(0, "kemplar_ii.1")
    side = next(text for text in table.choices if text.startswith("scan"))
    table.play(side)
    assert player.energy == 8
    player.armed, player.disarmed = 1, 3
    status(table).play("arm 2")
    assert player.energy == 6
    table = engined()
    player = table.me
    player.cards = [Card("afterburner")]
    player.energy = 9
    table.play("use afterburner", rolls=[7])
    assert player.energy == 9 - ABILITIES["afterburner"].energy == 7


@pytest.mark.rule("XIA-093")
def test_energy_stays_between_nothing_and_the_ships_most() -> None:
    table = engined()
    player = table.me
    player.energy = 11
    assert power.gain(table.state, 0, 5) == 1
    assert player.energy == SHIPS[SQUARE].energy == 12
    power.lose(table.state, 0, 30)
    assert player.energy == 0
    player.armed, player.disarmed = 0, 4
    player.energy = 2
    status(table)
    assert table.choices == ["arm 2", "arm 1", "arm 0"]
    table.refuses("arm 3")


@pytest.mark.rule("XIA-093", "XIA-322", "XIA-323")
def test_what_energy_cannot_pay_armed_markers_do() -> None:
    table = engined()
    player = table.me
    player.energy, player.armed, player.disarmed = 3, 3, 1
    told = power.lose(table.state, 0, 5)
    assert (player.energy, player.armed, player.disarmed) == (0, 1, 3)
    assert told[0].args == {"player": "#0", "energy": 3, "markers": 2}
    assert power.lose(table.state, 0, 9)
    assert (player.energy, player.armed, player.disarmed) == (0, 0, 4)
    assert power.lose(table.state, 0, 1) == []
    player.energy = 4
    assert power.lose(table.state, 0, 4)[0].args["markers"] == 0


@pytest.mark.rule("XIA-094")
def test_recharging_is_free_on_a_planet_and_nowhere_else() -> None:
    table = engined()
    player = table.me
    player.energy, player.credits = 1, 0
    table.refuses("recharge")
    table.put(0, table.inside("kemplar_ii")[0])
    table.refuses("recharge")
    table.state.stack = [Turn(0, "status"), Business(0)]
    table.play("recharge")
    assert player.energy == SHIPS[SQUARE].energy
    assert player.credits == 0
    table.refuses("recharge")
    table.put(0, "kemplar_ii.1").turn(0).play("end")
    assert not table.told("xia-ask-business")
    assert table.asked != "xia-ask-business"


# Markers


@pytest.mark.rule("XIA-013", "XIA-095")
def test_four_markers_each_in_one_place_whatever_happens() -> None:
    table = engined()
    player = table.me
    counts = [markers(player)]
    table.play("engine 1", rolls=[2])
    counts.append(markers(player))
    table.play("stop", "engine 1", "stop", rolls=[3])
    assert (player.armed, player.disarmed, len(player.outfits[0].markers)) == (2, 0, 2)
    power.lose(table.state, 0, player.energy + 1)
    counts.append(markers(player))
    assert (player.armed, player.disarmed, len(player.outfits[0].markers)) == (1, 1, 2)
    player.energy = 2
    status(table).play("arm 1")
    counts.append(markers(player))
    assert (player.armed, player.disarmed) == (2, 2)
    assert counts == [MARKERS] * 4
    assert MARKERS == 4


@pytest.mark.rule("XIA-096")
def test_a_use_moves_one_marker_and_rolls_one_die() -> None:
    table = engined()
    player = table.me
    table.play("engine 2", rolls=[4, 1])
    assert player.armed == 3
    assert player.outfits[0].markers == [1]
    assert table.rolls == [1], "only one die"
    assert table.told("xia-move-begins")[0].args["points"] == 4


@pytest.mark.rule("XIA-096", "XIA-097")
def test_the_marker_goes_to_the_spot_that_was_named_if_it_is_free() -> None:
    table = engined()
    engine = table.me.outfits[0]
    power.use(table.state, 0, 5)
    assert engine.markers == [5]
    power.use(table.state, 0, 5)
    assert engine.markers == [5, 1]


@pytest.mark.rule("XIA-097", "XIA-098")
def test_no_free_spot_no_use() -> None:
    table = engined()
    player = table.me
    table.play("engine 1", "stop", "engine 1", "stop", rolls=[1, 1])
    table.refuses("engine 1")
    assert player.armed == 2
    player.outfits[0].markers = [1]
    player.damage = [5]
    table.refuses("engine 1")
    player.damage = [2]
    assert table.offers("engine 1")


@pytest.mark.rule("XIA-098")
def test_four_uses_a_turn_are_all() -> None:
    table = Table()
    player = table.ship(0, SQUARE)
    player.outfits = [
        Placed("engine_1", [1, 2, 5]),
        Placed("engine_1", [4, 7, 8]),
        Placed("engine_1", [3, 6, 9]),
    ]
    for cell in (1, 1, 4, 4):
        table.play(f"engine {cell}", "stop", rolls=[1])
    assert player.armed == 0
    assert query.free_spots(player, player.outfits[2])
    table.refuses("engine 3")
    power.arm(table.state, 0, 1)
    assert table.offers("engine 3")


@pytest.mark.rule("XIA-099")
def test_outfits_are_used_in_any_order() -> None:
    table = Table()
    player = table.ship(0, SQUARE)
    player.outfits = [Placed("engine_1", [1, 2, 5]), Placed("blaster_1", [4, 7, 8])]
    table.put(0, "kemplar_ii.1").put(1, "kemplar_ii.2")
    table.state.players[1].orders = Orders(shields="none", abilities="never", damage="auto")
    table.play("engine 1", "stop", rolls=[1])
    table.play("attack 1 weapons=4", rolls=[1])
    table.play("engine 1", "stop", rolls=[1])
    assert [len(each.markers) for each in player.outfits] == [2, 1]
    assert player.armed == 1


# Arming


@pytest.mark.rule("XIA-100", "XIA-292", "XIA-524")
def test_arming_costs_one_energy_each_as_many_as_one_likes() -> None:
    table = engined()
    player = table.me
    player.outfits[0].markers, player.armed, player.disarmed, player.energy = [1, 5], 1, 1, 7
    status(table)
    assert table.choices == ["arm 3", "arm 2", "arm 1", "arm 0"]
    table.play("arm 3")
    assert (player.armed, player.disarmed, player.energy) == (4, 0, 4)
    player.outfits[0].markers, player.armed = [1, 5], 2
    status(table).play("arm 0")
    assert (player.armed, player.disarmed, player.energy) == (2, 2, 4)


@pytest.mark.parametrize("energy", [0, 3])
@pytest.mark.rule("XIA-101", "XIA-292")
def test_on_a_planet_all_markers_are_armed_for_nothing(energy: int) -> None:
    table = engined()
    player = table.me
    table.put(0, table.inside("kemplar_ii")[0])
    player.outfits[0].markers, player.armed, player.disarmed, player.energy = [1], 1, 2, energy
    status(table)
    assert (player.armed, player.disarmed, player.energy) == (4, 0, energy)
    assert not player.outfits[0].markers
    assert table.seat == 1


@pytest.mark.rule("XIA-102")
def test_nothing_stays_on_an_outfit() -> None:
    table = engined()
    player = table.me
    player.outfits[0].markers, player.outfits[1].markers, player.armed = [1, 5], [7], 1
    status(table).play("arm 1")
    assert [each.markers for each in player.outfits] == [[], []]
    assert (player.armed, player.disarmed) == (2, 2)
    player.outfits[0].markers, player.armed, player.disarmed, player.energy = [1], 1, 2, 0
    status(table)
    assert player.outfits[0].markers == []
    assert player.disarmed == 3


@pytest.mark.rule("XIA-103")
def test_markers_are_not_armed_in_the_action_phase() -> None:
    table = engined()
    player = table.me
    player.armed, player.disarmed = 1, 3
    table.refuses("arm 1")
    table.play("impulse")
    table.refuses("arm 1")
    table.play("stop")
    table.put(0, table.inside("kemplar_ii")[0])
    table.state.stack = [Turn(0, "status"), Business(0)]
    table.refuses("arm 1")
    table.play("recharge") if table.offers("recharge") else None
    assert player.armed == 1


@pytest.mark.rule("XIA-103")
def test_a_rescued_ship_and_a_defender_may_arm_at_once() -> None:
    for why in ("attack", "rescue"):
        table = engined()
        player = table.state.players[1]
        player.armed, player.disarmed, player.energy = 0, 4, 5
        table.push(Rearm(1, 2, why))  # type: ignore[arg-type]
        assert table.seat == 1
        assert table.choices == ["arm 2", "arm 1", "arm 0"]
        table.refuses("arm 3")
        table.play("arm 2")
        assert (player.armed, player.disarmed, player.energy) == (2, 2, 3)
        assert table.seat == 0


@pytest.mark.parametrize(("order", "armed"), [("always", 1), ("never", 0)])
@pytest.mark.rule("XIA-525")
def test_standing_orders_decide_about_arming(order: str, armed: int) -> None:
    table = engined()
    player = table.state.players[1]
    player.armed, player.disarmed, player.energy = 0, 4, 1
    player.orders = Orders(rearm=order)  # type: ignore[arg-type]
    table.push(Rearm(1, 3, "attack"))
    assert table.seat == 0
    assert (player.armed, player.energy) == (armed, 1 - armed)


def test_who_cannot_arm_is_not_asked() -> None:
    table = engined()
    player = table.state.players[1]
    player.armed, player.disarmed, player.energy = 0, 4, 0
    table.push(Rearm(1, 3, "attack"))
    assert table.seat == 0


@pytest.mark.rule("XIA-100")
def test_markers_are_armed_from_the_slots_first_then_from_outfits() -> None:
    table = engined()
    player = table.state.players[0]
    player.armed, player.disarmed, player.energy = 0, 1, 5
    player.outfits[0].markers, player.outfits[1].markers = [5], [7, 9]
    table.push(Rearm(0, 2, "rescue"))
    events = table.play("arm 2")
    assert (player.armed, player.disarmed) == (2, 0)
    assert markers(player) == 4
    assert [len(each.markers) for each in player.outfits] == [0, 2]
    assert events[0].key == "xia-arms" and events[0].args["markers"] == 2
    table.push(Rearm(0, 2, "rescue"))
    assert table.play("arm 0") == []


@pytest.mark.rule("XIA-104")
def test_nothing_spent_comes_back() -> None:
    table = engined()
    player = table.me
    player.energy = 5
    table.play("engine 1", rolls=[6])
    table.play("stop")
    assert player.energy == 5, "a marker is no energy"
    assert player.armed == 3
    assert not any(text.startswith(("arm", "disarm")) for text in table.choices)
    player.energy, player.armed, player.disarmed = 0, 3, 0
    status(table)
    assert (player.energy, player.armed) == (0, 3), "armed markers stay armed"


# Impulse


@pytest.mark.parametrize("ship", ["nightshade", "gaiden", "copper_heron", "far_lantern"])
@pytest.mark.rule("XIA-105")
def test_impulse_gives_its_points_for_nothing(ship: str) -> None:
    table = Table()
    player = table.ship(0, ship)
    table.fit(0, "engine_1")
    table.play("impulse", rolls=[1])
    assert table.told("xia-move-begins")[0].args["points"] == SHIPS[ship].impulse
    assert table.rolls == [1], "no die"
    assert player.energy == SHIPS[ship].energy
    assert player.armed == 4
    assert table.asked == "xia-ask-move"


@pytest.mark.rule("XIA-106", "XIA-291")
def test_impulse_once_a_turn() -> None:
    table = engined()
    player = table.me
    table.play("impulse")
    assert not player.impulse, "turned over when it is declared"
    table.play("stop")
    table.refuses("impulse")
    status(table)
    assert player.impulse


@pytest.mark.rule("XIA-107")
def test_a_stranded_ship_has_its_impulse() -> None:
    table = engined()
    table.strand(0)
    assert table.asked == "xia-ask-stranded"
    table.play("impulse")
    assert table.asked == "xia-ask-move"


@pytest.mark.rule("XIA-108")
def test_impulse_is_no_ram() -> None:
    table = Table()
    table.put(0, "kemplar_ii.1").put(1, "kemplar_ii.2")
    assert table.offers("impulse")
    assert not any(text.startswith("attack") for text in table.choices)
    table.refuses("attack 1")
    table.refuses("attack 1 weapons=1")
    table.play("impulse")
    table.refuses("attack 1")


@pytest.mark.rule("XIA-109")
def test_points_of_one_move_are_lost_before_the_next() -> None:
    table = engined()
    table.play("impulse", "stop")
    table.play("engine 1", rolls=[2])
    assert table.told("xia-move-begins")[-1].args["points"] == 2
    table.play("stop", "engine 1", rolls=[5])
    assert table.told("xia-move-begins")[-1].args["points"] == 5
