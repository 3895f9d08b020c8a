"""What ships meet on the hexes they enter; wormholes; pushes and pulls."""

from __future__ import annotations

import pytest

from rules.akarios.frames import Moving, Shoving
from rules.core.hexes import facing, name, named
from rules.core.stack import EVERYBODY
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.flown import Flown


def shove(fight: Fight, ship: str, by: str, kind: str, left: int, seat: int = EVERYBODY) -> Fight:
    fight.state.stack.append(Shoving(seat, ship=ship, by=by, kind=kind, left=left))  # type: ignore[arg-type]
    fight.go()
    return fight


@pytest.mark.rule("AK-166", "AK-167")
def test_each_asteroid_hex_costs_hull_past_the_shields() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "asteroids H5,H4,I5")
    fight.play("act move_2 0")
    ship = fight.ship("p0")
    assert (ship.hull, ship.shields) == (ship.hull_cap - 2, ship.shields_cap)


@pytest.mark.rule("AK-168", "AK-170", "AK-171")
def test_a_nebula_takes_shields_and_the_hull_never() -> None:
    fight = Fight("p0 argonaut H6 n dice=move shields=1", "nebula H5")
    fight.play("act move_2 0")
    ship = fight.ship("p0")
    assert (ship.hull, ship.shields, ship.marks) == (ship.hull_cap, 0, {})


@pytest.mark.rule("AK-169", "AK-170")
def test_a_nebula_without_shields_gives_glitch() -> None:
    fight = Fight("p0 argonaut H6 n dice=move shields=1", "nebula H5,H4,I5")
    fight.play("act move_2 0")
    ship = fight.ship("p0")
    assert ship.hull == ship.hull_cap
    assert list(ship.marks) == ["glitch"]


@pytest.mark.rule("AK-172", "AK-173")
@pytest.mark.parametrize(("hull", "left"), [("", None), (" hull=20", 19)])
def test_the_sparrow_minds_only_asteroids_and_those_with_a_hull(hull: str, left: int | None) -> None:
    fight = Fight("p0 argonaut A1 n dice=move", f"sparrow H6 n{hull}", "nebula H5", "asteroids H4")
    route = [("H5", 0), ("H4", 0)]
    fight.state.stack.append(Moving(EVERYBODY, ship="sparrow", route=route, by="rule"))
    fight.go()
    sparrow = fight.ship("sparrow")
    assert (sparrow.hex, sparrow.hull, sparrow.marks) == ("H4", left, {})


@pytest.mark.rule("AK-183", "AK-378", "AK-174")
def test_terrain_is_the_same_for_enemies() -> None:
    fight = Fight("p0 argonaut A1 n dice=move", "rs1 H6 n", "nebula H5", "asteroids H4")
    route = [("H5", 0), ("H4", 0)]
    fight.state.stack.append(Moving(EVERYBODY, ship="rs1", route=route, by="rs-01"))
    fight.go()
    assert (fight.ship("rs1").hull, list(fight.ship("rs1").marks)) == (3, ["glitch"])


@pytest.mark.rule("AK-184", "AK-410")
def test_terrain_draws_no_card_and_cannot_be_cancelled() -> None:
    fight = Fight("p0 argonaut H6 n dice=move hull=1 cap=7", "p1 chariot A1 n", "asteroids H5")
    fight.play("act move_2 0")
    assert fight.ship("p0").hex is None
    assert len(fight.cockpit().deck.cards) == 20


@pytest.mark.rule("AK-187")
def test_a_ship_that_falls_to_asteroids_goes_no_further() -> None:
    fight = Fight("p0 argonaut H6 n dice=move hull=1 cap=7", "p1 chariot A1 n", "asteroids H5")
    fight.play("act move_2 0")
    assert fight.noted("destroyed") == [] and "ak-critical" in fight.told()
    assert "ak-moves" not in fight.told()
    assert fight.stacked() == ["Round", "Flying"]


@pytest.mark.rule("AK-755", "AK-909")
def test_against_all_odds_is_asked_hex_by_hex() -> None:
    line = "p0 argonaut H6 n dice=move cards=burst_fire,flank,against_all_odds"
    fight = Fight(line, "asteroids H5,H4,I5")
    fight.play("act move_2 0")
    assert fight.waiting() == ["0:ak-ask-terrain"]
    fight.play("pick pay")
    assert (fight.ship("p0").hull, fight.cockpit().stress) == (7, 1)
    fight.play("pick bear")
    assert (fight.ship("p0").hull, fight.cockpit().stress, fight.ship("p0").hex) == (6, 1, "H3")


@pytest.mark.rule("AK-909")
@pytest.mark.parametrize(("stress", "hull"), [(0, 7), (2, 6)])
def test_silence_pays_unless_a_level_is_reached(stress: int, hull: int) -> None:
    line = f"p0 argonaut H6 n dice=move cards=burst_fire,flank,against_all_odds stress={stress}"
    fight = Fight(line, "asteroids H5")
    fight.play("act move_2 0")
    fight.silent()
    assert fight.ship("p0").hull == hull


# Wormholes


@pytest.mark.rule("AK-176", "AK-179")
def test_a_wormhole_ends_the_move_elsewhere_with_any_facing_and_without_stress() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "wormhole H5", "wormhole C3")
    fight.play("act move_2 0")
    assert fight.waiting() == ["0:ak-ask-exit"]
    fight.play("exit C3 se")
    ship = fight.ship("p0")
    assert (ship.hex, ship.facing, fight.cockpit().stress) == ("C3", 2, 0)


@pytest.mark.rule("AK-177")
def test_out_next_to_a_wormhole_on_which_somebody_stands() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 C3 s", "wormhole H5", "wormhole C3")
    fight.play("act move_2 0")
    hexes = {choice.args["hex"] for choice in fight.asked().choices}
    assert hexes == {"C2", "C4", "B2", "B3", "D2", "D3"}


@pytest.mark.rule("AK-177", "AK-178")
def test_without_a_way_out_the_ship_stays_in_the_wormhole() -> None:
    around = ["rs1 A1 s", "rs2 A2 s", "rs3 B1 s"]
    fight = Fight("p0 argonaut H6 n dice=move", *around, "wormhole H5", "wormhole A1")
    fight.play("act move_2 0")
    assert (fight.ship("p0").hex, fight.cockpit().stress) == ("H5", 0)
    assert "ak-wormhole-shut" in fight.told()


@pytest.mark.rule("AK-180")
def test_a_single_wormhole_is_an_ordinary_hex() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "wormhole H5")
    fight.play("act move_2 0")
    assert fight.ship("p0").hex == "H3"


@pytest.mark.rule("AK-182")
def test_the_hex_next_to_a_wormhole_counts_as_entered() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 C3 s", "wormhole H5", "wormhole C3", "asteroids C4")
    fight.play("act move_2 0")
    fight.play("exit C4 n")
    assert fight.ship("p0").hull == 6


@pytest.mark.rule("AK-181")
def test_an_enemy_comes_out_near_its_target_and_looks_at_it() -> None:
    fight = Fight("p0 argonaut C6 n dice=move", "rs1 H6 n", "wormhole H5", "wormhole C3", "wormhole N3")
    fight.state.stack.append(Moving(EVERYBODY, ship="rs1", route=[("H5", 0), ("H4", 0)], by="rs-01"))
    fight.go()
    assert (fight.ship("rs1").hex, fight.ship("rs1").facing) == ("C3", 3)


@pytest.mark.rule("AK-910")
def test_silence_comes_out_near_the_nearest_enemy() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 C6 n", "wormhole H5", "wormhole C3", "wormhole N3")
    fight.play("act move_2 0")
    fight.silent()
    assert (fight.ship("p0").hex, fight.ship("p0").facing) == ("C3", 3)


@pytest.mark.rule("AK-868")
def test_out_of_a_wormhole_is_not_into_it_again() -> None:
    fight = Fight("p0 argonaut H6 n dice=move,move", "wormhole H5", "wormhole C3", "wormhole L9")
    fight.play("act move_2 0")
    fight.play("exit C3 n")
    assert fight.ship("p0").hex == "C3" and "0:ak-ask-exit" not in fight.waiting()
    fight.ship("p0").hex = "C4"
    fight.play("act move_1 1 way=r")
    assert fight.waiting() == ["0:ak-ask-exit"]


# Put there, not flown


@pytest.mark.rule("AK-186")
def test_after_a_swap_both_have_entered_their_hexes() -> None:
    line = "p0 argonaut H6 n dice=joker cards=burst_fire,flank,pinto"
    fight = Fight(line, "rs1 H4 s", "asteroids H4", "asteroids H6")
    fight.play("act pinto 0 at=rs1")
    assert (fight.ship("p0").hex, fight.ship("rs1").hex) == ("H4", "H6")
    assert (fight.ship("p0").hull, fight.ship("rs1").hull) == (6, 3)


@pytest.mark.rule("AK-186", "AK-712")
def test_a_swap_is_told_as_a_way_to_the_hex_also_where_no_terrain_lies() -> None:
    flown = Flown("007", seats=2)
    pinto, box = flown.cockpit().cards[0], flown.token("strongbox").hex
    pinto.card, pinto.energy, pinto.cap = "pinto", 1, 1
    flown.clear()
    enemy = next(ship for ship in flown.battle.ships.values() if ship.side == "enemy")
    assert box is not None
    enemy.hex = box
    flown.put("p0", name(named(box).plus(facing(3))))
    flown.open("joker")
    flown.play(f"act pinto 0 at={enemy.ref}")
    assert flown.token("strongbox").carrier == "p0"


@pytest.mark.rule("AK-186")
@pytest.mark.parametrize(("card", "die", "hull"), [("phase_skip", "move", 6), ("teleportation", "joker", 7)])
def test_a_ship_put_on_asteroids_suffers_unless_the_card_says_otherwise(
    card: str, die: str, hull: int
) -> None:
    fight = Fight(f"p0 argonaut H6 n dice={die} cards=burst_fire,{card}", "rs1 A1 s", "asteroids H4")
    fight.play(f"act {card} 0 to=H4.n")
    assert (fight.ship("p0").hex, fight.ship("p0").hull) == ("H4", hull)


# Push and Pull


@pytest.mark.rule("AK-540", "AK-541")
def test_a_push_goes_straight_away_and_keeps_the_facing() -> None:
    fight = shove(Fight("p0 argonaut H6 ne", "rs1 H7 n"), "p0", "rs1", "push", 2)
    assert (fight.ship("p0").hex, fight.ship("p0").facing) == ("H4", 1)


@pytest.mark.rule("AK-541", "AK-914")
def test_the_acting_player_says_how_far_and_chooses_between_equal_hexes() -> None:
    fight = shove(Fight("p0 argonaut H6 n", "rs1 I5 s"), "rs1", "p0", "push", 2, 0)
    fight.play(f"pick {fight.asked().choices[0].args['hex']}")
    fight.play("pick stop")
    assert fight.stacked() == ["Round", "Flying"]
    assert fight.ship("rs1").hex != "I5"


@pytest.mark.rule("AK-914")
def test_silence_pushes_enemies_as_far_as_it_goes() -> None:
    fight = shove(Fight("p0 argonaut H6 n", "rs1 H5 s"), "rs1", "p0", "push", 2, 0)
    fight.silent()
    fight.silent()
    assert fight.ship("rs1").hex == "H3"


@pytest.mark.rule("AK-914")
@pytest.mark.parametrize(
    ("at", "ground", "to"),
    [("G7", "nebula A1", "G8"), ("G7", "asteroids F7", "F7"), ("I7", "nebula J7", "J7")],
)
def test_silence_pushes_an_enemy_into_asteroids_else_clockwise_from_north(
    at: str, ground: str, to: str
) -> None:
    fight = shove(Fight("p0 argonaut H5 n", f"rs1 {at} s", ground), "rs1", "p0", "push", 1, 0)
    fight.silent()
    assert fight.ship("rs1").hex == to


@pytest.mark.rule("AK-932", "AK-541")
@pytest.mark.parametrize("ground", ["nebula F7", "asteroids F7", "asteroids A1", "nebula G8"])
def test_a_player_is_pushed_where_no_terrain_lies_else_clockwise_from_north(ground: str) -> None:
    fight = shove(Fight("p0 argonaut G7 n", "rs1 H5 s", ground), "p0", "rs1", "push", 1)
    assert fight.ship("p0").hex == ("F7" if ground == "nebula G8" else "G8")


@pytest.mark.rule("AK-542")
@pytest.mark.parametrize("obstacle", ["rs2 H4 s", "planet H4", "token gate H4 hull=3"])
def test_a_push_stops_before_whatever_is_in_the_way(obstacle: str) -> None:
    fight = shove(Fight("p0 argonaut H6 n", "rs1 H7 n", obstacle), "p0", "rs1", "push", 3)
    assert fight.ship("p0").hex == "H5"


@pytest.mark.rule("AK-542")
def test_a_push_stops_at_the_edge() -> None:
    fight = shove(Fight("p0 argonaut H2 n", "rs1 H3 n"), "p0", "rs1", "push", 3)
    assert fight.ship("p0").hex == "H1"


@pytest.mark.rule("AK-185", "AK-543")
def test_each_hex_of_a_push_counts_as_entered() -> None:
    fight = shove(Fight("p0 argonaut H6 n", "rs1 H7 n", "asteroids H5,H4"), "p0", "rs1", "push", 2)
    assert fight.ship("p0").hull == 5


@pytest.mark.rule("AK-543")
def test_a_push_into_a_wormhole_goes_through_it() -> None:
    fight = shove(Fight("p0 argonaut H6 n", "rs1 H7 n", "wormhole H5", "wormhole C3"), "p0", "rs1", "push", 2)
    assert fight.waiting() == ["0:ak-ask-exit"]
    fight.play("exit C3 n")
    assert fight.ship("p0").hex == "C3"


@pytest.mark.rule("AK-547")
def test_a_pull_comes_nearer_but_never_onto_a_ship() -> None:
    fight = shove(Fight("p0 argonaut H6 ne", "rs1 H2 n"), "p0", "rs1", "pull", 5)
    assert (fight.ship("p0").hex, fight.ship("p0").facing) == ("H3", 1)


@pytest.mark.rule("AK-548")
def test_who_is_adjacent_is_not_pulled() -> None:
    fight = shove(Fight("p0 argonaut H6 n", "rs1 H5 n"), "p0", "rs1", "pull", 2)
    assert fight.ship("p0").hex == "H6"


@pytest.mark.rule("AK-559")
def test_a_stalled_ship_can_be_pushed() -> None:
    fight = shove(Fight("p0 argonaut H6 n marks=stall", "rs1 H7 n"), "p0", "rs1", "push", 1)
    assert fight.ship("p0").hex == "H5"


@pytest.mark.rule("AK-871")
def test_an_enemy_pushes_the_full_distance_without_asking() -> None:
    fight = shove(Fight("p0 argonaut I5 n", "rs1 H7 n"), "p0", "rs1", "push", 2)
    assert fight.stacked() == ["Round", "Flying"]
    assert fight.told().count("ak-pushed") == 2
