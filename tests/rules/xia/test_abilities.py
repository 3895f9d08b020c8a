"""Ability cards: when, for how much, and what comes of each (section 8)."""

from __future__ import annotations

import pytest

from rules.xia.actions import Defend, Engine, Fire, SellCargo, UseAbility
from rules.xia.components import ABILITIES, SHIPS
from rules.xia.frames import Crossing, Guard, Moving
from tests.rules.xia.arena import Arena
from tests.rules.xia.table import Table


def captain(*names: str, apart: int = 1) -> Arena:
    """Seat 0 has these cards."""
    table = Arena(apart)
    table.ability(0, *names)
    table.rolls.clear()
    return table


def ready(table: Table, name: str, seat: int = 0) -> bool:
    return next(card.ready for card in table.state.players[seat].cards if card.ability == name)


# Cards


@pytest.mark.rule("XIA-110")
def test_each_ship_has_a_card_of_its_own_with_its_moment_and_its_cost() -> None:
    assert sorted(ship.ability for ship in SHIPS.values()) == sorted(ABILITIES)
    assert all(card.energy > 0 and card.when for card in ABILITIES.values())


@pytest.mark.rule("XIA-110")
@pytest.mark.parametrize("name", [card.id for card in ABILITIES.values() if card.when != "action"])
def test_what_is_not_an_action_is_never_one(name: str) -> None:
    table = captain(name)
    assert not any(choice.startswith(f"use {name}") for choice in table.choices)
    assert not table.legal(UseAbility(name))


@pytest.mark.rule("XIA-111", "XIA-112")
def test_using_a_card_costs_its_energy_and_exhausts_it_even_if_it_fails() -> None:
    table = captain("mag_harpoon")
    energy = table.attacker.energy
    table.use("mag_harpoon", "1", rolls=(5,))
    assert table.attacker.energy == energy - 3 and not ready(table, "mag_harpoon")
    assert table.attacker.harpooned is None and table.told("xia-ability-fails")
    assert not table.legal(UseAbility("mag_harpoon", "1"))


@pytest.mark.rule("XIA-111")
@pytest.mark.parametrize("energy", [2, 3])
def test_a_card_that_cannot_be_paid_for_is_not_offered(energy: int) -> None:
    table = captain("mag_harpoon")
    table.attacker.energy = energy
    assert table.legal(UseAbility("mag_harpoon", "1")) == (energy == 3)


@pytest.mark.rule("XIA-112")
def test_cards_are_refreshed_in_the_own_status_phase_only() -> None:
    table = captain("autopilot")
    table.ability(1, "afterburner")
    table.target.cards[0].ready = False
    table.use("autopilot", rolls=(5,))
    table.play("end")
    assert ready(table, "autopilot") and table.state.turn == 1
    assert not ready(table, "afterburner", seat=1)
    while table.state.turn == 1:
        table.silent()
    assert ready(table, "afterburner", seat=1)


@pytest.mark.rule("XIA-113", "XIA-545")
@pytest.mark.parametrize(("roll", "spaces"), [(1, 1), (10, 1), (11, 2), (19, 2)])
def test_an_autopilot_flies_after_each_other_turn_though_its_card_is_ready_again(
    roll: int, spaces: int
) -> None:
    table = captain("autopilot")
    table.attacker.impulse = False
    table.use("autopilot", rolls=(roll,))
    assert not ready(table, "autopilot")
    table.play("end")
    for turn in (1, 2):
        assert table.state.turn == turn and ready(table, "autopilot")
        while table.asked != "xia-ask-move":
            table.play(
                table.offered[-1].action if table.asked == "xia-ask-action" else table.offered[0].action
            )
        assert table.seat == 0 and table.frame(Moving).left == spaces and table.frame(Moving).minor_only
        table.play("stop")
    assert table.state.turn == 0 and table.attacker.autopilot == 0


@pytest.mark.rule("XIA-269", "XIA-232")
def test_an_ability_used_in_a_move_ends_it() -> None:
    table = captain("afterburner")
    table.play("impulse")
    assert not table.offers("use siphon") and not table.offers("use nothing")
    table.use("afterburner", rolls=(9,))
    move = table.frame(Moving)
    assert (move.source, move.left) == ("afterburner", 5) and table.frames().count(Moving) == 1


@pytest.mark.rule("XIA-114")
def test_cards_of_former_ships_are_used_one_by_one() -> None:
    table = captain("afterburner", "autopilot", "siphon")
    table.target.energy = 8
    table.attacker.energy = 15
    table.use("autopilot", rolls=(5,))
    assert [card.ready for card in table.attacker.cards] == [True, False, True]
    table.use("siphon", "1", rolls=(8,))
    assert [card.ready for card in table.attacker.cards] == [True, False, False]
    assert "use afterburner" in table.choices


@pytest.mark.rule("XIA-115")
def test_no_card_is_used_unless_its_owner_says_so() -> None:
    table = captain("plot_solver", "salvo_computer", "broadside")
    table.fit(0, "engine_1", "blaster_1")
    table.ability(1, "aegis_pulse")
    table.fire("blaster_1")
    table.defend(rolls=(6,))
    table.take_damage()
    table.play(Engine(table.cell(0, "engine_1")), rolls=[2])
    assert table.frame(Moving).left == 2 and len(table.target.damage) == 6
    assert all(card.ready for player in table.state.players for card in player.cards)


@pytest.mark.rule("XIA-116", "XIA-244")
def test_a_stranded_ship_uses_no_abilities_even_free_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    monkeypatch.setitem(ABILITIES, "afterburner", replace(ABILITIES["afterburner"], energy=0))
    table = captain("afterburner")
    assert table.offers("use afterburner")
    table.strand(0)
    assert not table.offers("use afterburner") and "use afterburner" not in table.choices


@pytest.mark.rule("XIA-117")
@pytest.mark.parametrize("name", ["broadside", "nova_charge"])
@pytest.mark.parametrize("apart", [1, 2, 3, 4, 5])
def test_attack_abilities_need_their_range(name: str, apart: int) -> None:
    table = captain(name, apart=apart)
    card = ABILITIES[name]
    assert table.legal(Fire("1", (), (name,))) == (card.low <= apart <= card.high)


@pytest.mark.rule("XIA-117")
@pytest.mark.parametrize("name", ["broadside", "nova_charge"])
def test_attack_abilities_need_sight_and_let_the_target_defend(name: str) -> None:
    table = captain(name, apart=3)
    table.fit(1, "shield_3")
    table.fire(cards=(name,))
    assert table.seat == 1 and table.asked == "xia-ask-defence"
    table = captain(name, apart=3)
    table.apart(3, seen=False)
    assert not table.legal(Fire("1", (), (name,)))


@pytest.mark.rule("XIA-111", "XIA-112", "XIA-164")
def test_cards_declared_with_an_attack_are_aboard_ready_and_paid_together() -> None:
    table = captain()
    table.fit(0, "blaster_1")
    cell = table.cell(0, "blaster_1")
    both = ("broadside", "salvo_computer")
    for name in (*both, "nova_charge", "aegis_pulse", "nothing"):
        assert not table.legal(Fire("1", (cell,), (name,)))
    table.ability(0, *both)
    table.attacker.energy = 5
    assert all(table.legal(Fire("1", (cell,), (name,))) for name in both)
    assert not table.legal(Fire("1", (cell,), both))
    table.attacker.energy = 6
    assert table.legal(Fire("1", (cell,), both)) and not table.legal(Fire("1", (cell,), ("broadside",) * 2))
    for card in table.attacker.cards:
        card.ready = False
    assert not any(table.legal(Fire("1", (cell,), (name,))) for name in both)


@pytest.mark.rule("XIA-527", "XIA-514")
@pytest.mark.parametrize(
    ("what", "source"),
    [("damage", "asteroid"), ("damage", "mine"), ("energy", "nebula"), ("energy", "harvest")],
)
def test_a_defence_ability_blocks_what_space_does(what: str, source: str) -> None:
    table = captain("maneuvering_thrusters")
    energy = table.attacker.energy
    table.push(Guard(0, what, 7, source))  # type: ignore[arg-type]
    assert table.choices == ["defend", "defend abilities=maneuvering_thrusters"]
    assert [choice.label for choice in table.offered] == ["xia-guard-nothing", "xia-defend"]
    table.play(Defend((), ("maneuvering_thrusters",)), rolls=[11])
    table.take_damage()
    assert [event.args["roll"] for event in table.told("xia-rolled")] == [11]
    lost = len(table.attacker.damage) if what == "damage" else energy - 2 - table.attacker.energy
    assert lost == 2 and not ready(table, "maneuvering_thrusters")


@pytest.mark.rule("XIA-528", "XIA-112")
def test_a_defence_ability_helps_once_in_a_round() -> None:
    table = captain()
    table.fit(0, "blaster_3")
    table.ability(1, "aegis_pulse")
    table.fire("blaster_3")
    table.defend(cards=("aegis_pulse",), rolls=(8, 6))
    table.fire("blaster_3", rolls=(3,))
    assert not ready(table, "aegis_pulse", seat=1)
    table.take_damage()
    assert len(table.target.damage) == 3, "nothing to defend with, so nothing was asked"
    table.play("end", "arm 0")
    assert table.state.turn == 1 and not ready(table, "aegis_pulse", seat=1)
    table.play("end")
    assert ready(table, "aegis_pulse", seat=1)


# Before rolls, with sales


@pytest.mark.parametrize(("roll", "points"), [(10, 3), (11, 6)])
def test_plot_solver_makes_an_engine_show_its_highest_face(roll: int, points: int) -> None:
    table = captain("plot_solver")
    (engine,) = table.fit(0, "engine_1")
    table.attacker.damage.append(engine.cells[1])
    assert f"engine {engine.cells[0]} ability=plot_solver" in table.choices
    table.play(Engine(engine.cells[0], "plot_solver"), rolls=[roll, *([4] if roll < 11 else [])])
    assert table.frame(Moving).left == points - (points == 6)
    assert table.attacker.energy == 19 and not table.rolls


def test_plot_solver_makes_both_dice_of_a_replicated_engine_show_it() -> None:
    table = captain("plot_solver")
    (engine,) = table.fit(0, "engine_1")
    engine.replicated = True
    table.attacker.damage.append(engine.cells[1])
    table.play(Engine(engine.cells[0], "plot_solver"), rolls=[11])
    assert table.frame(Moving).left == 2 * (6 - 1) and not table.rolls


def test_plot_solver_is_not_for_rams() -> None:
    table = captain("plot_solver")
    table.fit(0, "engine_1")
    assert not table.legal(table.shot("engine_1", cards=("plot_solver",)))


def _shield(table: Table) -> tuple[str, str]:
    return next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if space.kind is None and [border.kind for border in crossed] == ["planet_shield"]
    )


@pytest.mark.rule("XIA-542")
@pytest.mark.parametrize(("roll", "rest"), [(8, ()), (7, (13,)), (7, (18,))])
def test_dark_hull_slips_through_a_planetary_shield(roll: int, rest: tuple[int, ...]) -> None:
    table = captain("dark_hull")
    here, there = _shield(table)
    table.put(0, here)
    table.play("impulse", f"fly {there}")
    assert table.asked == "xia-ask-border" and table.offers("use dark_hull")
    table.use("dark_hull", rolls=(roll, *rest))
    assert table.attacker.space == there and table.attacker.bounty == (1000 if rest == (13,) else 0)
    assert not ready(table, "dark_hull") and not table.rolls


@pytest.mark.rule("XIA-112")
@pytest.mark.parametrize(("is_ready", "energy"), [(True, 2), (True, 1), (False, 20)])
def test_dark_hull_is_asked_only_while_it_is_ready_and_can_be_paid(is_ready: bool, energy: int) -> None:
    table = captain("dark_hull")
    here, there = _shield(table)
    table.put(0, here)
    table.attacker.cards[0].ready, table.attacker.energy = is_ready, energy
    table.play("impulse", f"fly {there}", rolls=[] if is_ready and energy == 2 else [19])
    assert (table.asked == "xia-ask-border") == (is_ready and energy == 2)


def test_dark_hull_is_not_asked_at_other_borders() -> None:
    table = captain("dark_hull")
    here, there = next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if space.kind is None and [border.kind for border in crossed] == ["nebula"]
    )
    table.put(0, here)
    table.play("impulse", f"fly {there}", rolls=[15])
    assert Crossing not in table.frames() and ready(table, "dark_hull")


@pytest.mark.parametrize(("roll", "more"), [(10, 0), (11, 2000)])
def test_a_broker_earns_more_for_every_full_pair(roll: int, more: int) -> None:
    earned = []
    for name in (None, "broker"):
        table = captain("broker")
        table.put(0, table.spot("neo_damascus", "$"))
        cells = table.load_cargo(0, *["spice"] * 5)  # type: ignore[list-item]
        table.play(SellCargo(tuple(cells), name), rolls=[roll] if name else [])
        earned.append(table.attacker.credits)
    assert earned[1] - earned[0] == more
