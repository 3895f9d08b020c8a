"""Battles of the campaign, node by node: what moves, who comes, how each is won and lost."""

from __future__ import annotations

import pytest

from rules.akarios.enemy.decks import card_of
from rules.akarios.enemy.reach import most
from rules.akarios.scenario.script import SCRIPTS, Battle, Fork
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.ship import damage, targets
from rules.akarios.ship.ships import on_board
from rules.akarios.state import Span
from tests.rules.akarios.flown import Flown

BATTLES = sorted(node for node, script in SCRIPTS.items() if isinstance(script, Battle))


def told(node: str) -> Battle:
    script = SCRIPTS[node]
    assert isinstance(script, Battle)
    return script


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("node", BATTLES)
def test_a_battle_is_open_at_its_start_and_lost_without_ships(node: str, seats: int) -> None:
    flown = Flown(node, seats=seats)
    assert flown.ended == ""
    for seat in range(seats):
        flown.ship(f"p{seat}").hex = None
    assert flown.ended == "failure"


@pytest.mark.parametrize("node", BATTLES)
def test_a_battle_has_a_last_round(node: str) -> None:
    flown = Flown(node, seats=2)
    flown.battle.round = 4
    assert flown.ended == ""
    flown.battle.round = 15
    assert flown.ended == ("success" if node == "026" else "failure")


@pytest.mark.rule("AK-056", "AK-415")
@pytest.mark.parametrize(
    ("node", "achievement", "side", "kind", "more"),
    [
        ("008", "SIGNAL", "enemy", "ronin_scout", -1),
        ("010", "RONIN_BROKEN", "enemy", "ronin_lancer", 1),
        ("026", "YUR_FEUD", "enemy", "yur_beacon", 1),
        ("026", "YUR_PACT", "ally", "yur_beacon", 1),
        ("026", "RONIN_SPARED", "ally", "ronin_frigate", 1),
        ("027", "GHOSTS_FREED", "ally", "ema_interceptor", 2),
    ],
)
def test_what_was_done_earlier_changes_who_is_there(
    node: str, achievement: str, side: str, kind: str, more: int
) -> None:
    without, after = Flown(node), Flown(node, achievement)
    assert after.kinds(side).count(kind) == without.kinds(side).count(kind) + more


# 002


def test_shuttles_fly_off_and_others_leave_the_door() -> None:
    flown = Flown("002")
    flown.stage("end")
    assert [flown.token(f"shuttle_{each}").hex for each in "abc"] == ["D5", "F2", None]
    flown.stage("end")
    assert [flown.token(f"shuttle_{each}").hex for each in "abc"] == ["D2", "F5", None]
    assert flown.vars["away"] == 1


def test_a_second_lane_opens_for_two_players() -> None:
    flown = Flown("002", seats=2)
    flown.stage("end")
    assert flown.token("shuttle_c").hex == "E7"
    flown.stage("end")
    flown.stage("end")
    assert flown.vars["away"] == 3 and flown.token("shuttle_c").hex == "E7"


def test_scouts_go_for_shuttles() -> None:
    flown = Flown("002")
    scout = flown.ship(flown.one("ronin_scout"))
    flown.put("p0", "J3")
    assert targets.target(flown.battle, scout) == ["shuttle_b"]


@pytest.mark.rule("AK-449")
@pytest.mark.parametrize(("seats", "need"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_so_many_shuttles_must_get_away(seats: int, need: int) -> None:
    flown = Flown("002", seats=seats, round=7)
    flown.vars["away"] = need - 1
    assert flown.ended == ""
    flown.vars["away"] = need
    assert flown.ended == "success"


# 007


def test_the_strongbox_drifts_until_it_is_taken() -> None:
    flown = Flown("007")
    flown.stage("end")
    assert flown.token("strongbox").hex == "I7"
    flown.put("p0", "I7")
    flown.happens("move_done", ship="p0", hex="I7")
    assert flown.token("strongbox").carrier == "p0" and "scn.007.radio" in flown.pages()
    damage.lose(flown.state, "p0", hull=9)
    flown.stage("end")
    assert flown.token("strongbox").hex == "I7"


def test_carrying_it_costs_stress_for_each_engine_card() -> None:
    flown = Flown("007")
    flown.happens("battle_start")
    flown.happens("action_done", ship="p0", card="flank", kind="move")
    assert flown.cockpit().stress == 0
    flown.token("strongbox").carrier = "p0"
    flown.happens("action_done", ship="p0", card="flank", kind="move")
    assert flown.cockpit().stress == 1


@pytest.mark.parametrize(
    ("carrier", "hex", "ended"), [("p0", "A6", "success"), ("p1", "A6", ""), ("p0", "B6", "")]
)
def test_its_carrier_must_come_home(carrier: str, hex: str, ended: str) -> None:
    flown = Flown("007", seats=2)
    flown.token("strongbox").carrier, flown.token("strongbox").hex = carrier, None
    flown.put("p0", hex)
    flown.happens("move_done", ship="p0", hex=hex)
    assert flown.ended == ended


# 008


def test_the_courier_runs_for_the_wormhole() -> None:
    flown = Flown("008")
    path = next(token.path for token in told("008").token)
    flown.stage("end")
    assert flown.token("courier").hex == path[1]
    flown.token("courier").hex, flown.token("courier").path = path[-2], len(path) - 1
    flown.stage("end")
    assert flown.ended == "failure" and flown.token("courier").hex == "N8"


@pytest.mark.parametrize(("seats", "stops"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_a_courier_that_is_hurt_enough_stops(seats: int, stops: int) -> None:
    flown = Flown("008", seats=seats)
    courier = flown.token("courier")
    assert courier.hull == 5 * seats
    courier.hull = stops + 1
    assert flown.ended == ""
    damage.deal(flown.state, "courier", 9 if seats == 1 else 1)
    assert courier.hull == stops and flown.ended == "success"


def test_its_escorts_may_go_or_not() -> None:
    spare, broken = told("008").success.choices
    assert spare.rewards == Rewards(achievements=("RONIN_SPARED",), copilots=("tena",))
    assert broken.rewards == Rewards(credits=4, achievements=("RONIN_BROKEN",), copilots=("gal_birdil",))


# 010


def test_a_capacitor_bursts_over_two_hexes() -> None:
    flown = Flown("010", seats=2)
    flown.put("p0", "J4")
    flown.put("p1", "J9")
    flown.clear("ronin_marauder")
    flown.put(flown.one("ronin_marauder"), "K5")
    near, far, boss = (flown.ship(ref) for ref in ("p0", "p1", flown.one("ronin_marauder")))
    before = near.shields + (near.hull or 0), far.shields, boss.shields + (boss.hull or 0)
    flown.hit("capacitor_m", 3)
    assert near.shields + (near.hull or 0) == before[0] - 3
    assert boss.shields + (boss.hull or 0) == before[2] - 3
    assert "scn.010.radio" in flown.pages()
    assert far.shields == before[1]


def test_the_marauder_is_what_counts() -> None:
    flown = Flown("010", seats=3)
    assert flown.ship(flown.one("ronin_marauder")).elite
    flown.clear("ronin_marauder")
    assert flown.ended == ""
    flown.clear()
    assert flown.ended == "success"


# 012


@pytest.mark.parametrize(("round", "lamp"), [(1, "G4"), (2, "I9"), (3, "L6"), (4, "G4")])
def test_lamps_light_in_turn(round: int, lamp: str) -> None:
    flown = Flown("012", seats=3, round=round)
    for seat, hex in enumerate(("G5", "I8", "L7")):
        flown.put(f"p{seat}", hex)
        flown.ship(f"p{seat}").marks["stealth"] = Span()
    before = [flown.ship(f"p{seat}").shields for seat in range(3)]
    flown.stage("end")
    lit = ["G4", "I9", "L6"].index(lamp)
    after = [flown.ship(f"p{seat}").shields for seat in range(3)]
    assert after == [each - (seat == lit) for seat, each in enumerate(before)]
    assert "stealth" not in flown.ship(f"p{lit}").marks
    assert all("stealth" in flown.ship(f"p{seat}").marks for seat in range(3) if seat != lit)


@pytest.mark.parametrize(
    ("seats", "hexes", "round", "ended"),
    [
        (1, ["G5"], 5, "success"),
        (1, ["G5"], 4, ""),
        (1, ["A5"], 5, ""),
        (2, ["G5", "I9"], 6, "success"),
        (2, ["G5", "F4"], 6, ""),
        (3, ["G5", "I8", "L7"], 5, "success"),
        (3, ["G5", "I8", "B4"], 5, ""),
        (4, ["G5", "I8", "L7", "A5"], 5, "success"),
    ],
)
def test_lamps_are_held_at_the_end_of_a_round(seats: int, hexes: list[str], round: int, ended: str) -> None:
    flown = Flown("012", seats=seats, round=round)
    for seat, hex in enumerate(hexes):
        flown.put(f"p{seat}", hex)
    flown.stage("end")
    assert flown.battle.ended == ended


def test_or_all_yur_are_gone() -> None:
    flown = Flown("012", round=4)
    flown.clear()
    assert flown.ended == ""
    flown.battle.round = 5
    assert flown.ended == "success"


# 014


def test_the_light_mends_other_yur() -> None:
    flown = Flown("014", seats=2)
    drifter, beacon = flown.ship(flown.one("yur_drifter")), flown.ship(flown.one("yur_beacon"))
    drifter.shields, beacon.shields, flown.ship("p0").shields = 0, 0, 0
    flown.stage("end")
    assert (drifter.shields, beacon.shields, flown.ship("p0").shields) == (1, 0, 0)


def test_when_the_light_is_out_it_is_over() -> None:
    flown = Flown("014")
    flown.clear("yur_drifter")
    assert flown.ended == "success"


# 015


def test_the_long_breath_goes_a_hex_a_round_and_waits_for_ships() -> None:
    flown = Flown("015", seats=2)
    beacon = flown.ship(flown.one("yur_beacon"))
    assert (beacon.side, beacon.hex, beacon.hull, beacon.acts) == ("ally", "G6", 12, False)
    flown.clear()
    flown.stage("pilot_end")
    assert beacon.hex == "H6"
    flown.put("p0", "I6")
    flown.stage("pilot_end")
    assert beacon.hex == "H6"


def test_it_must_arrive() -> None:
    flown = Flown("015")
    beacon = flown.ship(flown.one("yur_beacon"))
    beacon.hex = "O6"
    assert flown.ended == "success"
    beacon.hex = None
    assert flown.ended == "failure"


@pytest.mark.rule("AK-432", "AK-433", "AK-435")
@pytest.mark.parametrize(
    ("seats", "others", "there"), [(1, False, 2), (2, False, 3), (4, False, 4), (2, True, 4)]
)
def test_hornets_come_by_the_count_of_players_as_long_as_there_are_any(
    seats: int, others: bool, there: int
) -> None:
    flown = Flown("015", seats=seats, round=2)
    flown.clear(*(("tkotchek_hornet",) if others else ()))
    flown.stage("end")
    assert flown.kinds().count("tkotchek_hornet") == there


# 016


def test_a_freighter_is_pushed_two_hexes_and_left_alone_then() -> None:
    flown = Flown("016")
    hornet = flown.ship(flown.one("tkotchek_hornet"))
    path = next(token.path for token in told("016").token if token.id == "freighter_barley")
    flown.open("joker")
    flown.play("act push_barley 0")
    assert flown.token("freighter_barley").hex == path[1]
    flown.happens("pilot_phase_end")
    assert set(flown.battle.prefer["tkotchek_hornet"]) == {"freighter_rye", "freighter_oats"}
    assert targets.possible(flown.battle, hornet)[-1] == "freighter_oats"


def test_a_freighter_at_the_end_of_its_lane_is_safe() -> None:
    flown = Flown("016")
    rye = flown.token("freighter_rye")
    path = next(token.path for token in told("016").token if token.id == rye.id)
    rye.hex, rye.path = path[-2], len(path) - 1
    flown.open("joker")
    flown.play("act push_rye 0")
    assert rye.hex is None and flown.vars["saved"] == 1 and flown.ended == "success"


@pytest.mark.parametrize(("seats", "saved", "lost"), [(1, 1, 3), (2, 2, 2), (3, 2, 2), (4, 3, 1)])
def test_some_freighters_must_come_through(seats: int, saved: int, lost: int) -> None:
    flown = Flown("016", seats=seats)
    flown.vars["saved"], flown.vars["lost"] = saved - 1, lost - 1
    assert flown.ended == ""
    flown.hit("freighter_oats", 9)
    assert flown.battle.ended == "failure"
    again = Flown("016", seats=seats)
    again.vars["saved"] = saved
    assert again.ended == "success"


# 018


@pytest.mark.rule("AK-442")
def test_a_hurt_mammoth_gives_birth_once_a_round() -> None:
    flown = Flown("018")
    flown.clear("tkotchek_mammoth")
    mammoth = flown.one("tkotchek_mammoth")
    flown.hit(mammoth, flown.ship(mammoth).shields)
    assert flown.kinds() == ["tkotchek_mammoth"]
    for _ in range(2):
        flown.hit(mammoth, 1)
    assert flown.kinds() == ["tkotchek_hornet", "tkotchek_mammoth"]
    assert flown.ship(flown.one("tkotchek_hornet")).added == 1


@pytest.mark.parametrize(("achievements", "left"), [((), 4), (("CARAPACE",), 2)])
def test_who_knows_where_it_is_soft_meets_half_its_shields(achievements: tuple[str, ...], left: int) -> None:
    flown = Flown("018", *achievements)
    flown.happens("battle_start")
    assert flown.ship(flown.one("tkotchek_mammoth")).shields == left


def test_the_mammoth_lies_down() -> None:
    flown = Flown("018")
    flown.clear("tkotchek_hornet")
    assert flown.ended == "success"


# 020


def test_the_vote_over_soma_decides_which_battle_it_is() -> None:
    fork = SCRIPTS["020"]
    assert isinstance(fork, Fork)
    assert [(each.given.achievement, each.use) for each in fork.variant] == [
        ("SOMA_TAKEN", "020a"),
        ("OUTLAWS", "020b"),
    ]


@pytest.mark.parametrize(
    ("seats", "hull", "moves"), [(1, 5, True), (1, 4, False), (3, 9, True), (3, 8, False)]
)
def test_the_barge_crosses_until_she_has_half_her_hull(seats: int, hull: int, moves: bool) -> None:
    flown = Flown("020a", seats=seats)
    barge = flown.token("barge_clemency")
    assert barge.hull == 4 + 4 * seats
    barge.hull = hull
    flown.stage("end")
    assert (barge.hex == "H2") is moves


@pytest.mark.parametrize(
    ("seats", "beside", "hull", "ended"),
    [
        (1, 1, 4, "success"),
        (1, 1, 5, ""),
        (2, 1, 3, ""),
        (2, 2, 3, "success"),
        (3, 3, 1, "success"),
        (4, 3, 1, "success"),
    ],
)
def test_the_barge_is_boarded_when_she_lies_still(seats: int, beside: int, hull: int, ended: str) -> None:
    flown = Flown("020a", seats=seats)
    flown.token("barge_clemency").hex, flown.token("barge_clemency").hull = "H6", hull
    flown.token("barge_clemency").path = 5
    for seat, hex in enumerate(("G6", "G7", "H7")[:beside]):
        flown.put(f"p{seat}", hex)
    flown.stage("end")
    assert flown.battle.ended == ended


def test_the_barge_must_not_break() -> None:
    flown = Flown("020a")
    flown.hit("barge_clemency", 9)
    assert flown.battle.ended == "failure"


def test_the_sparrow_runs_two_hexes_a_round() -> None:
    flown = Flown("020b")
    flown.clear()
    flown.stage("pilot_end")
    assert flown.ship("sparrow").hex == "D6" and flown.ended == ""
    flown.put("sparrow", "O6")
    assert flown.ended == "success"


# 023


@pytest.mark.parametrize(("hull", "stress", "freed"), [(2, 5, 1), (1, 9, 1), (2, 4, 0), (3, 5, 0), (0, 5, 0)])
def test_a_voice_that_shakes_frees_a_ghost(hull: int, stress: int, freed: int) -> None:
    flown = Flown("023", seats=2)
    flown.cockpit().stress = stress
    ghost = flown.one("ema_interceptor")
    flown.ship(ghost).shields = 0
    there = flown.kinds().count("ema_interceptor")
    flown.hit(ghost, (flown.ship(ghost).hull or 0) - hull, by="p0")
    assert flown.vars["freed"] == freed
    assert flown.kinds().count("ema_interceptor") == there - (freed or hull == 0)
    assert "GHOSTS_FREED" not in flown.state.sheet.achievements


@pytest.mark.parametrize(("before", "called"), [(0, False), (1, True)])
def test_as_many_as_there_are_players_are_called_by_name(before: int, called: bool) -> None:
    flown = Flown("023", seats=2)
    flown.vars["freed"] = before
    flown.cockpit().stress = 5
    ghost = flown.one("ema_interceptor")
    flown.ship(ghost).shields = 0
    flown.hit(ghost, (flown.ship(ghost).hull or 0) - 1, by="p0")
    assert ("GHOSTS_FREED" in flown.state.sheet.achievements) is called


def test_those_who_were_lost_again_are_not_called() -> None:
    assert told("023").failure.rewards.lose_achievements == ("GHOSTS_FREED",)


@pytest.mark.rule("AK-445")
def test_it_is_over_when_the_last_pair_has_come_and_gone() -> None:
    flown = Flown("023", round=4)
    flown.clear()
    assert flown.ended == ""
    flown.vars["all_here"] = 1
    assert flown.ended == "success"


# 024


def test_each_turret_gives_the_arnaut_a_target_more() -> None:
    flown = Flown("024", seats=2)
    arnaut = flown.ship(flown.one("ema_arnaut"))
    salvo = card_of("ea-06").strip[2]
    targets_by_turrets = []
    for turret in ("turret_fore", "turret_mid", "turret_aft"):
        targets_by_turrets.append(most(flown.state, arnaut, salvo))  # type: ignore[arg-type]
        flown.hit(turret, 9)
    assert [*targets_by_turrets, most(flown.state, arnaut, salvo)] == [6, 5, 4, 3]  # type: ignore[arg-type]
    assert "scn.024.radio" in flown.pages()


def test_soma_comes_back_here_at_the_latest() -> None:
    (late,) = told("024").success.conditional
    assert (late.given.achievement, late.given.not_achievement) == ("SOMA_TAKEN", "SOMA_BACK")
    assert late.rewards.achievements == ("SOMA_BACK",)


# 026


def test_the_sparrow_must_last_eight_rounds() -> None:
    flown = Flown("026", seats=2, round=8)
    assert flown.ship("sparrow").hull == 10 and flown.ended == ""
    flown.stage("end")
    assert flown.battle.ended == "success"
    lost = Flown("026")
    damage.lose(lost.state, "sparrow", hull=5)
    assert lost.ended == "failure"


# 027


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_titan_has_shields_for_each_player_and_a_hull_nobody_can_hurt(seats: int) -> None:
    flown = Flown("027", seats=seats)
    titan = flown.ship(flown.one("synthetic_titan"))
    assert titan.shields == titan.shields_cap == 6 * seats
    hull = titan.hull
    damage.deal(flown.state, titan.ref, 99)
    assert (titan.shields, titan.hull) == (0, hull) and flown.ended == ""


@pytest.mark.parametrize(
    ("achievements", "cannon"),
    [((), "ion_cannon"), (("ION",), "ion_cannon"), (("ION_MOD",), "modified_ion_cannon")],
)
def test_the_cannon_is_there_and_comes_back_every_second_round(
    achievements: tuple[str, ...], cannon: str
) -> None:
    flown = Flown("027", *achievements)
    flown.happens("battle_start")
    assert flown.battle.sparrow_cards == {cannon: True}
    flown.battle.sparrow_cards[cannon] = False
    flown.stage("end")
    assert flown.battle.sparrow_cards == {cannon: False}
    flown.stage("end")
    assert flown.battle.sparrow_cards == {cannon: True}


@pytest.mark.parametrize("cannon", ["ion_cannon", "modified_ion_cannon"])
@pytest.mark.parametrize(("shields", "ended"), [(0, "success"), (1, "")])
def test_it_is_heard_when_the_shields_are_down(cannon: str, shields: int, ended: str) -> None:
    flown = Flown("027")
    flown.ship(flown.one("synthetic_titan")).shields = shields
    flown.happens("action_done", ship="p0", seat=0, card=cannon, kind="special")
    assert flown.battle.ended == ended
    assert ("scn.027.radio.deaf" in flown.pages()) is not bool(ended)


@pytest.mark.parametrize(("option", "left"), [("scn.027.word.speak", False), ("scn.027.word.wait", True)])
def test_the_first_words_stop_one_card(option: str, left: bool) -> None:
    flown = Flown("027", "VAULT")
    flown.clear("synthetic_titan")
    flown.stage("reveal")
    assert flown.waiting() == ["0:ak-ask-choice"]
    flown.play(f"vote {option}")
    assert flown.vars["word"] == (not left)
    assert ("ak-card-void" in flown.told()) is not left
    assert ("scn.027.radio.word" in flown.pages()) is not left


def test_without_the_sheet_nobody_is_asked() -> None:
    flown = Flown("027")
    flown.clear("synthetic_titan")
    flown.stage("reveal")
    assert flown.waiting() != ["0:ak-ask-choice"]


def test_there_are_three_ends_and_a_fourth() -> None:
    success, failure = told("027").success, told("027").failure
    assert success.rewards.achievements == ("MEDELLIA_FREE",)
    assert [
        (each.rewards.achievements, each.given and each.given.achievement) for each in success.choices
    ] == [
        (("END_SILENCE",), None),
        (("END_DISMISSED",), "VAULT"),
        (("END_WORK",), "MARROW"),
    ]
    assert [each.goto for each in failure.choices] == ["retry", "028"]


# 029


def test_one_of_renns_frigates_must_be_left() -> None:
    flown = Flown("029")
    first, second = on_board(flown.battle, "ally")
    assert first.kind == second.kind == "ronin_frigate"
    first.hex = None
    assert flown.ended == ""
    second.hex = None
    assert flown.ended == "failure"


def test_three_lines_must_be_beaten() -> None:
    flown = Flown("029", round=4)
    flown.clear()
    assert flown.ended == ""
    flown.stage("end")
    assert "ronin_scout" in flown.kinds() and flown.ended == ""
    flown.clear()
    assert flown.ended == "success"
