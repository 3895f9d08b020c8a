"""What is seen: everything but the order of decks."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules.akarios.battle.deeds import BASIC, deeds
from rules.akarios.enemy import order
from rules.akarios.frames import Attack
from rules.akarios.game import RULES
from rules.akarios.view import DeedView, View
from rules.core.decks import Deck
from rules.core.stack import EVERYBODY
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.outing import Walk

LINES = (
    "p0 argonaut H6 n dice=move,attack stress=3 marks=stall",
    "p1 chariot B6 n",
    "rs1 H4 s elite",
    "nebula C3,C4",
)


def scrambled(fight: Fight, seed: int) -> None:
    """Whatever nobody may know is otherwise."""
    chance = random.Random(seed)
    battle = fight.battle
    for mods in (battle.enemy_mods, *(cockpit.deck for cockpit in battle.cockpits)):
        chance.shuffle(mods.cards)
    chance.shuffle(battle.trauma.cards)
    for deck in battle.decks.values():
        chance.shuffle(deck.cards)


@pytest.mark.rule("AK-017")
def test_nobody_sees_the_order_of_a_deck() -> None:
    fight = Fight(*LINES)
    fight.pass_all()
    seen = [RULES.view(fight.state, seat) for seat in (0, 1, None)]
    asked = RULES.prompts(fight.state)
    for seed in range(3):
        scrambled(fight, seed)
        assert [RULES.view(fight.state, seat) for seat in (0, 1, None)] == seen
        assert RULES.prompts(fight.state) == asked


@pytest.mark.rule("AK-017")
def test_all_seats_see_the_same() -> None:
    fight = Fight(*LINES)
    views = [msgspec.structs.replace(RULES.view(fight.state, seat), seat=None) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_a_view_has_ships_dice_cards_and_marks() -> None:
    fight = Fight(*LINES)
    battle = RULES.view(fight.state, 0).battle
    assert battle is not None
    ship = next(ship for ship in battle.ships if ship.ref == "p0")
    assert (ship.hex, ship.marks, ship.seat) == ("H6", ("stall",), 0)
    cockpit = battle.cockpits[0]
    assert [die.face for die in cockpit.dice] == ["move", "attack", "move"]
    assert [(card.card, card.energy) for card in cockpit.cards] == [("burst_fire", 3), ("flank", 3)]
    assert (cockpit.stress, len(cockpit.deck.cards), cockpit.doing) == (3, 20, "acting")
    assert battle.board.terrain[0].hexes == ("C3", "C4")


def test_who_has_passed_is_ready_or_down_is_seen() -> None:
    fight = Fight(*LINES, "p2 knossos A1 n off=yes hull=0")
    fight.play("ready")
    battle = RULES.view(fight.state, 1).battle
    assert battle is not None
    assert [cockpit.doing for cockpit in battle.cockpits] == ["ready", "acting", "down"]


def test_an_attack_under_way_is_seen() -> None:
    fight = Fight(*LINES)
    fight.enemy_deck("+1", "0", "0")
    fight.attacked("p0")
    battle = RULES.view(fight.state, None).battle
    assert battle is not None and battle.attack is not None
    assert (battle.attack.source, battle.attack.totals) == ("rs1", {"p0": 3})
    assert (battle.attack.bases, battle.attack.counted) == ({"p0": 2}, {"p0": ("+1",)})
    assert isinstance(fight.state.stack[-2], Attack) and fight.state.stack[-2].seat == EVERYBODY


def test_a_view_survives_the_wire() -> None:
    fight = Fight(*LINES)
    view = RULES.view(fight.state, 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def acted(*lines: str) -> tuple[Fight, tuple[DeedView, ...]]:
    """A scout has carried out "Straight Run": turn, three hexes ahead, attack."""
    fight = Fight(*lines, stage="reveal")
    fight.battle.decks["ronin_scout"] = Deck(["rs-01", "rs-01"])
    fight.enemy_deck("+1", "0", "0")
    fight.go()
    battle = RULES.view(fight.state, None).battle
    assert battle is not None
    (strip,) = battle.strips
    assert (strip.type, strip.card) == ("ronin_scout", "rs-01")
    return fight, strip.deeds


def test_what_an_enemy_did_is_seen_until_the_next_enemy_phase() -> None:
    fight, deeds = acted("p0 argonaut H6 n", "rs1 H3 s")
    assert deeds == (
        DeedView("rs1", "a", (("H3", 3),)),
        DeedView("rs1", "b", (("H3", 3), ("H4", 3), ("H5", 3))),
        DeedView("rs1", "c", (("H5", 3),), "p0", ("+1",), 3),
    )
    order.reveal(fight.state, fight.throw())
    assert fight.battle.acted == []


def test_an_enemy_that_flew_to_its_end_is_seen() -> None:
    _, deeds = acted("p0 argonaut H6 n", "rs1 H3 s hull=1", "asteroids H4")
    assert [(deed.command, deed.destroyed) for deed in deeds] == [("a", False), ("b", True)]


@pytest.mark.rule("AK-006")
def test_a_player_board_has_hull_shields_stress_upgrades_and_the_same_basic_actions_for_all() -> None:
    fight = Fight(*LINES)
    fight.ship("p0").hull, fight.ship("p0").shields = 4, 1
    view = RULES.view(fight.state, 0).battle
    assert view is not None
    ship, board = next(ship for ship in view.ships if ship.ref == "p0"), view.cockpits[0]
    assert (ship.hull, ship.shields, board.stress) == (4, 1, 3)
    assert [(card.card, card.slot) for card in board.cards] == [
        ("burst_fire", "weapon_1"),
        ("flank", "engine_1"),
    ]
    printed = [
        [(each.id, each.cells, each.steps) for each in deeds(fight.battle, seat) if each.kind == BASIC]
        for seat in (0, 1)
    ]
    assert printed[0] == printed[1]
    assert [id for id, _, _ in printed[0]] == ["move_1", "move_2", "turn", "attack", "repair"]


@pytest.mark.rule("AK-007")
def test_the_tracks_are_hull_and_shields_in_a_battle_health_and_stamina_on_a_world() -> None:
    fight = RULES.view(Fight(*LINES).state, 0)
    assert fight.battle is not None and fight.world is None
    flown = next(ship for ship in fight.battle.ships if ship.ref == "p0")
    assert (flown.hull, flown.hull_cap, flown.shields, flown.shields_cap) == (7, 7, 2, 2)
    walk = Walk(2)
    walk.walker().health -= 1
    seen = RULES.view(walk.state, 0)
    assert seen.world is not None and seen.battle is None
    pilot = seen.world.walkers[0]
    assert (pilot.health_cap - pilot.health, pilot.stamina) == (1, 7)


@pytest.mark.rule("AK-079")
def test_there_is_nothing_to_keep_from_each_other() -> None:
    """Everybody may talk of everything: whatever happens in a round is told to all, and asked openly."""
    fight = Fight(*LINES, stage="start")
    events = fight.go()
    while fight.battle.round == 1 and not fight.state.over:
        prompts = RULES.prompts(fight.state)
        assert not any(prompt.private for prompt in prompts)
        events += fight.silent(next(prompt.seat for prompt in prompts if not prompt.optional))
    assert {"ak-rolls", "ak-passes", "ak-enemy-card"} <= {event.key for event in events}
    assert all(event.to is None for event in events)
