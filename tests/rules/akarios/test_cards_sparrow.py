"""Upgrades of the Sparrow without cells (AK-787 to AK-808): they work as long as they are installed."""

from __future__ import annotations

import pytest

from rules.akarios.battle.setup import lay_out
from rules.akarios.options import Options
from rules.akarios.ship import effects
from rules.akarios.squad import presets
from rules.akarios.state import State
from rules.core.dice import Dice
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.flown import Flown
from tests.rules.akarios.played import check, sees

ALL = ("rs1 H5 s", "rs2 L5 s ally", "sparrow C3 n hull=8")


# What a battle starts with


def begun(node: str, *cards: str) -> State:
    """A battle as it is laid out, with these upgrades."""
    sheet = presets.starting(2)
    sheet.achievements, sheet.sparrow, sheet.fitted = ["RONIN_SPARED"], list(cards), list(cards)
    state = State(Options(), 2, (0, 1), sheet, stage="battle", node=node)
    lay_out(state, Dice(b"begun", 0))
    return state


def starts(state: State, what: str) -> dict[str, int]:
    """By ref: hull or shields, which begin full."""
    for ship in state.fight.ships.values():
        assert (ship.hull or 0, ship.shields) == (ship.hull_cap, ship.shields_cap)
    return {ref: getattr(ship, what) for ref, ship in state.fight.ships.items()}


def more(node: str, card: str, what: str) -> dict[str, int]:
    """By side: what the card adds to the start."""
    plain, with_card = begun(node), begun(node, card)
    before, after = starts(plain, what), starts(with_card, what)
    added: dict[str, int] = {}
    for ref, ship in with_card.fight.ships.items():
        assert added.setdefault(ship.side, after[ref] - before[ref]) == after[ref] - before[ref]
    return added


@pytest.mark.parametrize(
    ("card", "n"),
    [
        pytest.param("best_mechanics", 2, marks=pytest.mark.rule("AK-794")),
        pytest.param("mechanics", 1, marks=pytest.mark.rule("AK-796")),
    ],
)
def test_mechanics_raise_the_hull_of_all_allies(card: str, n: int) -> None:
    assert more("026", card, "hull_cap") == {"player": n, "ally": n, "enemy": 0, "sparrow": n}


@pytest.mark.parametrize(
    ("card", "n"),
    [
        pytest.param("innovative_strong_shields", 2, marks=pytest.mark.rule("AK-789")),
        pytest.param("strong_shields", 1, marks=pytest.mark.rule("AK-792")),
    ],
)
def test_strong_shields_raise_those_of_all_allies(card: str, n: int) -> None:
    assert more("026", card, "shields_cap") == {"player": n, "ally": n, "enemy": 0, "sparrow": 0}


@pytest.mark.rule("AK-658")
def test_a_card_without_cells_works_while_it_is_installed_and_not_before() -> None:
    state = begun("001", "mechanics")
    hull = starts(state, "hull_cap")["p0"]
    state.sheet.fitted = []
    lay_out(state, Dice(b"begun", 0))
    assert starts(state, "hull_cap")["p0"] == hull - 1


@pytest.mark.rule("AK-793")
def test_the_flight_school_gives_every_player_a_boost() -> None:
    flown = Flown("001", seats=2)
    flown.battle.sparrow_cards = {"flight_school": True}
    flown.happens("battle_start")
    sees(flown, "p0 boosts=1 | p1 boosts=1")
    assert "boost_x2" not in flown.battle.enemy_mods.cards


@pytest.mark.rule("AK-795")
def test_the_squad_says_whose_ship_starts_with_stealth_and_it_lasts_one_pilot_phase() -> None:
    flown = Flown("001", seats=2)
    flown.battle.sparrow_cards = {"cloaking_field": True}
    flown.battle.phase = "setup"
    flown.happens("battle_start")
    assert flown.waiting() == ["0:ak-ask-one-player", "1:ak-ask-one-player"]
    flown.play("vote 1")
    flown.play("vote 1", 1)
    sees(flown, "p0 marks= | p1 marks=stealth")
    flown.battle.phase = "pilots"
    flown.stage("pilot_end")
    sees(flown, "p1 marks=")


# Asteroids


@pytest.mark.rule("AK-787")
def test_asteroids_do_nothing_to_a_ship_that_flies_through_them() -> None:
    given = "p0 argonaut H6 n dice=move | rs1 A5 s | rs2 L5 s ally | asteroids H4"
    check(given, "act move_2 0", "p0 H3 hull=7", sparrow=("autonavigation",))
    check(given, "act move_2 0", "p0 H3 hull=6")


@pytest.mark.rule("AK-787")
@pytest.mark.parametrize(("ref", "lost"), [("p0", 0), ("rs2", 0), ("rs1", 1)])
def test_autonavigation_spares_allies_who_are_pushed_and_no_enemy(ref: str, lost: int) -> None:
    fight = Fight("p0 argonaut H8 n", *ALL, "rs3 A11 n", "asteroids H7,H4,L4", sparrow=("autonavigation",))
    ship = fight.ship(ref)
    hull = ship.hull or 0
    pusher = {"p0": "H9", "rs2": "L6", "rs1": "H6"}[ref]
    fight.ship("rs3").hex = pusher
    effects.apply(fight.state, ref, "push", fight.throw(), by="rs3")
    fight.go()
    assert ship.hex in ("H7", "H4", "L4")
    assert hull - (ship.hull or 0) == lost


# Immunity


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        pytest.param("radar_shield", "radar_jam", marks=pytest.mark.rule("AK-801")),
        pytest.param("reinforced_plates", "rupture", marks=pytest.mark.rule("AK-806")),
        pytest.param("engine_screening", "stall", marks=pytest.mark.rule("AK-807")),
        pytest.param("engine_screening", "radar_jam", marks=pytest.mark.rule("AK-807")),
        pytest.param("weapon_screening", "glitch", marks=pytest.mark.rule("AK-808")),
    ],
)
def test_screens_protect_the_players_ships_and_nobody_else(card: str, effect: str) -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot H8 n", *ALL[:2], sparrow=(card,))
    for ref in ("p0", "p1", "rs1", "rs2"):
        effects.apply(fight.state, ref, effect, fight.throw(), by="rs1")
    sees(fight, f"p0 marks= | p1 marks= | rs1 marks={effect} | rs2 marks={effect}")
    others = {"radar_jam", "rupture", "stall", "glitch"} - {effect}
    for other in sorted(others - ({"stall", "radar_jam"} if card == "engine_screening" else set())):
        effects.apply(fight.state, "p0", other, fight.throw(), by="rs1")
        assert other in fight.ship("p0").marks
