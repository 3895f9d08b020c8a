"""Stranded ships and their rescue (section 17)."""

from __future__ import annotations

import pytest

from rules.xia import query
from rules.xia.components import MISSIONS
from rules.xia.frames import Business, Guard, Moving
from tests.rules.xia.arena import Arena
from tests.rules.xia.table import Table


def in_need(energy: int = 10) -> Arena:
    """Seat 1 is stranded next to seat 0."""
    table = Arena()
    table.strand(1)
    table.attacker.energy = energy
    return table


# Stranded


@pytest.mark.rule("XIA-243")
def test_stranded_is_without_energy_and_without_armed_markers() -> None:
    table = Arena()
    player = table.attacker
    for energy, armed, stranded in ((0, 0, True), (1, 0, False), (0, 1, False), (3, 2, False)):
        player.energy, player.armed = energy, armed
        assert query.stranded(player) == stranded


@pytest.mark.rule("XIA-243")
def test_markers_on_outfits_do_not_count() -> None:
    table = Arena()
    (engine,) = table.fit(0, "engine_3")
    engine.markers = list(engine.cells[:2])
    table.attacker.energy, table.attacker.armed, table.attacker.disarmed = 0, 0, 2
    assert query.stranded(table.attacker)


@pytest.mark.rule("XIA-244", "XIA-116")
def test_a_stranded_ship_has_only_impulse_and_minor_actions() -> None:
    table = Arena()
    table.fit(0, "engine_1", "blaster_1")
    table.load_cargo(0, "holo", "spice")
    table.put(0, table.spot("neo_damascus", "$"))
    table.loose(table.spot("neo_damascus", "$"), "terra")
    assert any(choice.startswith("sell_cargo") for choice in table.choices)
    table.strand(0)
    kinds = {choice.split()[0] for choice in table.choices}
    assert kinds == {"impulse", "collect", "jettison", "end"}
    for text in (
        "sell_cargo 1",
        "buy_cargo plasma",
        "extract",
        "objective",
        "complete",
        "scan 0",
        "rescue 1",
    ):
        table.refuses(text)
    table.refuses(f"attack 1 weapons={table.cell(0, 'blaster_1')}")
    table.refuses(f"engine {table.cell(0, 'engine_1')}")


@pytest.mark.rule("XIA-244")
@pytest.mark.parametrize(
    "text",
    ["buy_cargo spice,spice", "sell_cargo 1", "extract", "objective", "complete", "objective target=1"],
)
def test_what_a_ship_could_do_it_cannot_do_stranded(text: str) -> None:
    """Actions that cost neither energy nor markers."""
    table = Arena()
    table.load_cargo(0, "spice", "spice")
    where = {"buy_cargo": "B", "objective": "M", "complete": "M"}.get(text.split()[0])
    if where is not None:
        table.put(0, table.spot("kemplar_ii", where))
    if text == "objective":
        table.errand(0, "passenger_01")
    elif text == "complete":
        table.errand(0, "passenger_03", done=True, payment=1000)
    elif text.startswith("objective"):
        table.errand(0, next(m.id for m in MISSIONS.values() if m.type == "thief" and m.target == "any_ship"))
        table.apart(1)
    elif text.startswith("sell"):
        table.put(0, table.spot("neo_damascus", "$"))
    elif text == "extract":
        table.put(0, table.spot("burning_horse", "X"))
    assert table.offers(text)
    table.strand(0)
    assert not table.offers(text) and text not in table.choices
    table.refuses(text)


@pytest.mark.rule("XIA-245", "XIA-244")
def test_the_last_energy_strands_at_once() -> None:
    table = Arena()
    table.put(0, _rim(table))
    table.attacker.energy, table.attacker.armed, table.attacker.disarmed = 1, 0, 4
    table.fit(0, "engine_1")
    assert not query.stranded(table.attacker)
    table.play(next(choice for choice in table.choices if choice.startswith("scan")))
    assert query.stranded(table.attacker) and table.asked == "xia-ask-stranded"


def _rim(table: Table) -> str:
    return next(space for space in table.board.spaces if any(table.board.unexplored(space)))


@pytest.mark.rule("XIA-245", "XIA-246")
def test_the_move_paid_with_the_last_marker_is_still_made_in_full() -> None:
    table = Arena()
    table.fit(0, "engine_2")
    table.attacker.energy, table.attacker.armed, table.attacker.disarmed = 0, 1, 3
    table.play(f"engine {table.cell(0, 'engine_2')}", rolls=[3])
    assert query.stranded(table.attacker)
    for left in (3, 2, 1):
        assert table.frame(Moving).left == left
        table.play(
            next(choice for choice in table.choices if choice.startswith("fly") and _next(table, choice))
        )
    assert table.asked == "xia-ask-stranded"
    table.refuses(f"engine {table.cell(0, 'engine_2')}")


def _next(table: Table, choice: str) -> bool:
    here, there = table.state.players[0].space, choice.split()[1]
    return (
        here is not None and table.board.distance(here, there) == 1 and table.board.spaces[there].kind is None
    )


def _nebula(table: Table) -> tuple[str, str]:
    return next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if space.kind is None and [border.kind for border in crossed] == ["nebula"]
    )


@pytest.mark.rule("XIA-247")
@pytest.mark.parametrize(("roll", "goes_on"), [(5, False), (4, True)])
def test_losing_the_last_power_to_a_nebula_ends_the_move(roll: int, goes_on: bool) -> None:
    table = Arena()
    here, there = _nebula(table)
    table.put(0, here)
    table.attacker.energy, table.attacker.armed, table.attacker.disarmed = 3, 2, 2
    table.play("impulse", f"fly {there}", rolls=[roll])
    assert table.attacker.space == there
    assert query.stranded(table.attacker) != goes_on and (Moving in table.frames()) == goes_on


@pytest.mark.rule("XIA-532")
@pytest.mark.parametrize(("source", "goes_on"), [("impulse", True), ("engine_1", False)])
def test_a_ship_with_nothing_to_lose_flies_on_by_impulse_alone(source: str, goes_on: bool) -> None:
    table = Arena()
    here, there = _nebula(table)
    table.put(0, here)
    table.strand(0)
    table.push(Moving(0, 3, source, [here]))
    table.play(f"fly {there}", rolls=[1])
    assert table.attacker.space == there and (Moving in table.frames()) == goes_on
    assert Guard not in table.frames()


@pytest.mark.rule("XIA-248", "XIA-101")
def test_a_stranded_ship_on_a_planet_does_business_recharges_and_arms_free() -> None:
    table = Arena()
    table.put(0, table.inside("kemplar_ii")[0])
    table.strand(0)
    table.play("end")
    assert table.frames()[-1] is Business
    table.play("recharge", "done")
    energy = table.attacker.energy
    while table.seat == 0 and table.asked != "xia-ask-action":
        table.play(table.offered[0].action)
    assert table.attacker.energy == energy == 20 and table.attacker.armed == 4


@pytest.mark.rule("XIA-249")
@pytest.mark.parametrize(("energy", "armed"), [(1, 0), (0, 1)])
def test_one_energy_or_one_armed_marker_is_enough(energy: int, armed: int) -> None:
    table = Arena()
    table.put(0, _rim(table))
    table.fit(0, "engine_1")
    table.strand(0)
    assert table.asked == "xia-ask-stranded"
    table.attacker.energy, table.attacker.armed = energy, armed
    assert table.asked == "xia-ask-action"
    assert any(choice.startswith("scan") for choice in table.choices) == bool(energy)
    assert any(choice.startswith("engine") for choice in table.choices) == bool(armed)


# Rescue


@pytest.mark.rule("XIA-250")
def test_a_rescuer_is_beside_the_ship_and_has_three_energy() -> None:
    table = in_need()
    assert "rescue 1" in table.choices
    table.attacker.energy = 3
    assert table.offers("rescue 1")
    table.attacker.energy = 2
    assert not table.offers("rescue 1")
    table.attacker.energy = 3
    table.apart(2)
    assert not table.offers("rescue 1")


@pytest.mark.rule("XIA-250", "XIA-243")
def test_only_stranded_ships_are_rescued() -> None:
    table = in_need()
    table.target.armed = 1
    assert not table.offers("rescue 1") and not table.offers("rescue 0")


@pytest.mark.rule("XIA-250", "XIA-270", "XIA-232")
def test_a_rescue_is_no_minor_action() -> None:
    table = in_need()
    table.play("impulse")
    assert "rescue 1" not in table.choices
    table.play("rescue 1", "arm 0")
    assert Moving not in table.frames() and not table.attacker.impulse


@pytest.mark.rule("XIA-251", "XIA-252")
def test_two_energy_change_ships_and_the_rescuer_has_one_fame() -> None:
    table = in_need(energy=3)
    table.play("rescue 1")
    assert table.attacker.energy == 1 and table.attacker.fame == 1
    assert table.target.energy == 2 and table.target.fame == 0


@pytest.mark.rule("XIA-252")
def test_a_rescue_cannot_be_refused() -> None:
    table = in_need()
    table.play("rescue 1")
    assert table.target.energy == 2, "before anybody was asked"
    assert {choice.split()[0] for choice in table.choices} == {"arm"}


@pytest.mark.rule("XIA-253", "XIA-518", "XIA-249", "XIA-103")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_the_rescued_may_arm_with_the_energy_they_got(markers: int) -> None:
    table = in_need()
    table.play("rescue 1")
    assert table.seat == 1 and table.asked == "xia-ask-rearm-rescue"
    assert table.choices == ["arm 2", "arm 1", "arm 0"]
    table.play(f"arm {markers}")
    assert (table.target.armed, table.target.energy) == (markers, 2 - markers)
    assert table.seat == 0 and table.asked == "xia-ask-action" and not query.stranded(table.target)


@pytest.mark.rule("XIA-254")
def test_npcs_are_never_stranded() -> None:
    table = in_need()
    table.npc("merchant", table.target.space)
    table.put(1, None)
    assert not table.offers("rescue merchant") and not any("rescue" in choice for choice in table.choices)


@pytest.mark.rule("XIA-255")
@pytest.mark.parametrize("kind", ["planet_shield", "planet_entrance"])
def test_no_rescue_across_a_planetary_border(kind: str) -> None:
    table = in_need()
    here, there = next(
        (space, other)
        for space in table.board.spaces
        for other, crossed in table.board.steps(space)
        if any(border.kind == kind for border in crossed)
    )
    table.put(0, here).put(1, there)
    assert not table.offers("rescue 1")


def test_a_samaritan_pays_one_and_still_needs_three() -> None:
    table = in_need(energy=3)
    table.title("samaritan", holder=0)
    table.play("rescue 1", "arm 0")
    assert table.attacker.energy == 2 and table.target.energy == 2
    table.strand(1)
    assert not table.offers("rescue 1")


def test_a_rescue_counts_for_the_open_title() -> None:
    table = in_need()
    table.title("samaritan")
    table.play("rescue 1")
    assert table.state.open_titles[0].earned == [0]
