"""What the enemies' remaining cards can do, hex by hex, against what they do when such a card comes."""

from __future__ import annotations

import pytest

from rules.akarios.enemy import foreseen
from rules.akarios.enemy.decks import CARDS, DECKS, Attack
from rules.akarios.forecast import danger, farthest, left, reach
from rules.akarios.game import RULES
from rules.akarios.state import State
from rules.core import saved
from rules.core.data import parts
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.core.hexes import name
from tests.rules.akarios.fight import Fight

SCOUT = [card.id for card in DECKS["ronin_scout"]]


def scene(*more: str, rs1: str = "H2 s") -> Fight:
    fight = Fight("p0 argonaut H6 n", f"rs1 {rs1}", *more, round=2)
    fight.battle.decks["ronin_scout"] = Deck(list(SCOUT))
    return fight


def test_reach_is_every_move_and_staying():
    hexes = {name(at.hex) for at in reach(scene().battle, 0)}
    assert {"H6", "H3"} <= hexes, "staying, and straight ahead"
    assert len(hexes) > 4


def test_cards_left_and_those_of_an_empty_deck():
    fight = scene()
    fight.battle.decks["ronin_scout"] = Deck(SCOUT[:3], SCOUT[3:])
    assert left(fight.battle, "ronin_scout") == sorted(SCOUT[:3])
    fight.battle.decks["ronin_scout"] = Deck([], SCOUT[3:])
    assert left(fight.battle, "ronin_scout") == sorted(SCOUT[3:])
    assert left(fight.battle, "ronin_frigate") == sorted(card.id for card in DECKS["ronin_frigate"])


def test_near_the_bow_more_cards_hit():
    view = danger(scene().state, 0)
    assert view.cards == 10 and view.ship == "p0"
    assert 0 < view.hexes["H6"] <= 10


def test_every_hex_is_looked_at_for_itself():
    fight = Fight("p0 argonaut H10 n", "rs1 H3 s", round=2)
    fight.battle.decks["ronin_scout"] = Deck(list(SCOUT))
    hexes = danger(fight.state, 0).hexes
    assert hexes["H7"] > hexes["H10"]


def test_nobody_near_means_no_danger():
    assert set(danger(scene(rs1="O11 s").state, 0).hexes.values()) == {0}


def test_ships_that_came_this_round_do_not_act():
    fight = scene()
    fight.ship("rs1").added = 2
    assert set(danger(fight.state, 0).hexes.values()) == {0}


def test_asking_changes_nothing():
    fight = scene("rs2 G3 s", "asteroids H4", "p1 argonaut F7 n")
    before = fight.copy()
    danger(fight.state, 0)
    assert fight.copy() == before


def test_a_friend_in_front_draws_the_fire():
    alone = danger(scene().state, 0).hexes["H6"]
    behind = danger(scene("p1 argonaut H4 n").state, 0).hexes["H6"]
    assert behind < alone


@pytest.mark.parametrize("card", SCOUT)
@pytest.mark.parametrize("rs1", ["H2 s", "K3 sw", "G8 n"])
def test_a_strip_on_paper_is_the_strip_that_is_flown(card, rs1):
    """Whether the card hits is known before; how hard is the modifier's affair."""
    fight = scene(rs1=rs1)
    ship = fight.ship("rs1")
    expected = any("p0" in blow.targets for blow in foreseen.blows(fight.state, ship, CARDS[card]))
    state = saved.load(fight.copy(), State)
    state.fight.decks["ronin_scout"] = Deck([card])
    events = RULES.play(state, 0, RULES.default(state, 0), Dice(b"strip", 1))  # type: ignore[arg-type]
    attacks = [event for event in events if event.key == "ak-attacks"]
    assert bool(attacks) == expected


def test_no_card_reaches_farther_than_it_says():
    assert all(0 < farthest(card) < 15 for card in DECKS["ronin_scout"])


def test_a_blow_meets_no_more_ships_than_its_card_says():
    fight = scene("p1 argonaut G6 n", "p2 argonaut I6 n", rs1="H4 s")
    ship = fight.ship("rs1")
    single = [card for card in DECKS["ronin_scout"] if all(each.targets == 1 for each in parts(card, Attack))]
    found = [blow for card in single for blow in foreseen.blows(fight.state, ship, card)]
    assert found and all(len(blow.targets) == 1 for blow in found)


def test_a_blow_at_one_ship_is_for_the_nearest():
    fight = scene("p1 argonaut H5 n", rs1="H3 s")
    ship = fight.ship("rs1")
    single = [card for card in DECKS["ronin_scout"] if all(each.targets == 1 for each in parts(card, Attack))]
    struck = [blow.targets for card in single for blow in foreseen.blows(fight.state, ship, card)]
    assert struck and all(list(targets) == ["p1"] for targets in struck)
