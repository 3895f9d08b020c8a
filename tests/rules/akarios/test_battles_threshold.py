"""Battles of act 3: what moves, who comes, how each is won and lost."""

from __future__ import annotations

import pytest

from rules.akarios.enemy.decks import card_of
from rules.akarios.enemy.reach import most
from rules.akarios.scenario.conditions import number
from rules.akarios.scenario.script import SCRIPTS, Fork
from rules.akarios.ship import damage
from rules.akarios.ship.ships import on_board
from tests.rules.akarios.flown import Flown, told

# 020


def test_the_vote_over_soma_decides_which_battle_it_is() -> None:
    fork = SCRIPTS["020"]
    assert isinstance(fork, Fork)
    assert [(each.given.achievement, each.use) for each in fork.variant] == [
        ("SOMA_TAKEN", "020a"),
        ("OUTLAWS", "020b"),
    ]


@pytest.mark.parametrize(
    ("seats", "hull", "moves"),
    [(1, 5, True), (1, 4, False), (3, 7, True), (3, 6, False), (4, 19, True), (4, 18, False)],
)
def test_the_barge_crosses_until_she_has_half_her_hull(seats: int, hull: int, moves: bool) -> None:
    flown = Flown("020a", seats=seats)
    barge = flown.token("barge_clemency")
    assert barge.hull == 2 * (hull - moves), "half of it"
    barge.hull = hull
    flown.stage("end")
    assert (barge.hex == "K2") is moves


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


def test_wardens_need_not_be_shot_down() -> None:
    alone, flown = Flown("023", seats=2), Flown("023", seats=3)
    assert "ema_warden" not in alone.kinds() and "ema_warden" in flown.kinds()
    flown.vars["all_here"] = 1
    flown.clear("ema_warden")
    assert set(flown.kinds()) >= {"ema_warden"} and flown.ended == "success"


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


def figure(node: str, seats: int) -> int:
    """The Sparrow's hull."""
    there = told(node).sparrow
    assert there is not None and there.hull is not None
    return number(there.hull, seats)


def test_the_sparrow_must_last_eight_rounds() -> None:
    flown = Flown("026", seats=2, round=8)
    assert flown.ship("sparrow").hull == figure("026", 2) and flown.ended == ""
    flown.stage("end")
    assert flown.battle.ended == "success"
    lost = Flown("026")
    damage.lose(lost.state, "sparrow", hull=figure("026", 1))
    assert lost.ended == "failure"


# 027


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_titan_has_shields_for_each_player_and_a_hull_nobody_can_hurt(seats: int) -> None:
    flown = Flown("027", seats=seats)
    titan = flown.ship(flown.one("synthetic_titan"))
    (row,) = (each for each in told("027").enemy if each.type == "synthetic_titan")
    assert row.shields is not None and titan.shields == titan.shields_cap == number(row.shields, seats)
    assert titan.shields >= 6 * seats
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
