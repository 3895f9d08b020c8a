"""How a ship is lost, and what is left of it (section 13)."""

from __future__ import annotations

import pytest

from rules.xia import combat, destruction, hold, query
from rules.xia.actions import Fire
from rules.xia.components import MARKERS, MISSIONS, SHIPS
from rules.xia.frames import Attack, Crossing, Guard, Moving, NpcTurn, Turn
from rules.xia.state import Placed
from tests.rules.xia.arena import SMALL, Arena
from tests.rules.xia.table import BIGGEST, Table


def lose(table: Table, ship: str = "0", by: str | None = None, cause: str = "damage") -> None:
    table.happens(destruction.destroy(table.state, ship, by, cause, table.dice))


def beside(table: Table, kind: str) -> tuple[str, str]:
    """A step from normal space into this kind of region."""
    return next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if space.kind is None and [border.kind for border in crossed] == [kind]
    )


@pytest.mark.rule("XIA-197")
def test_damage_destroys() -> None:
    table = Arena(ships=(SMALL, SMALL))
    table.happens(hold.wound(table.state, "1", 9, None, table.dice))
    assert table.target.space is None


@pytest.mark.rule("XIA-197", "XIA-206", "XIA-200", "XIA-318")
def test_a_star_destroys_and_leaves_no_cargo() -> None:
    table = Arena()
    table.lay("xia", "kemplar_ii", 4)
    here, there = beside(table, "star")
    table.put(0, here)
    table.load_cargo(0, "spice", "holo")
    table.play("impulse", f"fly {there}")
    assert table.attacker.space is None and not table.attacker.cargo and not table.state.loose


@pytest.mark.rule("XIA-197", "XIA-206", "XIA-200", "XIA-325")
@pytest.mark.parametrize("roll", [3, 4])
def test_debris_destroys_on_three_or_less_in_the_space_entered(roll: int) -> None:
    table = Arena()
    table.lay("pelmont", "kemplar_ii", 4)
    here, there = beside(table, "debris")
    table.put(0, here)
    table.load_cargo(0, "spice", "holo")
    table.play("impulse", f"fly {there}", rolls=[roll])
    if roll == 4:
        assert table.attacker.space == there and not table.state.loose
    else:
        assert table.attacker.space is None
        assert [(cube.kind, cube.space) for cube in table.state.loose] == [("spice", there), ("holo", there)]


@pytest.mark.rule("XIA-197", "XIA-451")
@pytest.mark.parametrize("roll", [3, 4])
def test_salvaging_destroys_on_three_or_less(roll: int) -> None:
    table = Arena()
    table.lay("pelmont", "kemplar_ii", 4)
    table.put(0, table.spot("pelmont", "X"))
    table.play("extract", rolls=[roll])
    assert (table.attacker.space is None) == (roll == 3)


@pytest.mark.rule("XIA-206")
def test_asteroids_destroy_in_the_space_entered() -> None:
    table = Arena(ships=(SMALL, SMALL))
    table.lay("red_gorge", "kemplar_ii", 4)
    here, there = beside(table, "asteroid")
    table.put(0, here)
    table.load_cargo(0, "terra")
    table.play("impulse", f"fly {there}", rolls=[10])
    assert table.attacker.space is None and [cube.space for cube in table.state.loose] == [there]


@pytest.mark.rule("XIA-206")
def test_a_planetary_shield_destroys_in_the_space_that_was_to_be_left() -> None:
    table = Arena(ships=(SMALL, SMALL))
    here, there = beside(table, "planet_shield")
    table.put(0, here)
    table.load_cargo(0, "terra")
    table.play("impulse", f"fly {there}", rolls=[10])
    assert table.attacker.space is None and [cube.space for cube in table.state.loose] == [here]


@pytest.mark.rule("XIA-198", "XIA-207")
def test_the_figure_leaves_the_board_at_once() -> None:
    table = Arena()
    there = table.target.space
    lose(table, "1", "0")
    assert table.target.space is None
    assert "1" not in dict(query.ships(table.state))
    assert there is not None and not query.occupied(table.state, there)


@pytest.mark.rule("XIA-199")
@pytest.mark.parametrize("done", [False, True])
def test_the_mission_is_lost_with_its_payment_and_completed_ones_stay(done: bool) -> None:
    table = Arena()
    mission = table.state.missions.cards[5]
    table.errand(1, mission, done=done, payment=3000 if done else None)
    table.target.completed = [table.state.missions.cards.pop(0)]
    kept = list(table.target.completed)
    lose(table, "1", "0")
    assert table.target.mission is None and table.state.missions.discards == [mission]
    assert table.target.completed == kept and table.target.credits == 3000


@pytest.mark.rule("XIA-200", "XIA-459")
def test_cargo_floats_where_the_ship_was_lost_and_belongs_to_nobody() -> None:
    table = Arena()
    there = table.target.space
    table.load_cargo(1, "cyber", "spice")
    lose(table, "1", "0")
    assert [(cube.kind, cube.space, cube.owner) for cube in table.state.loose] == [
        ("cyber", there, None),
        ("spice", there, None),
    ]
    assert not table.target.cargo


@pytest.mark.rule("XIA-200")
def test_cargo_of_a_ship_lost_in_a_star_returns_to_the_supply() -> None:
    table = Arena()
    table.lay("xia", "kemplar_ii", 4)
    table.put(1, table.inside("xia", "star")[0])
    table.load_cargo(1, "cyber", "cyber")
    lose(table, "1")
    assert not table.state.loose and query.cubes_left(table.state, "cyber") == 15


@pytest.mark.rule("XIA-201")
@pytest.mark.parametrize("by", ["0", None])
def test_the_bounty_is_taken_or_discarded(by: str | None) -> None:
    table = Arena()
    table.target.bounty = 2000
    lose(table, "1", by)
    assert table.target.bounty == 0 and table.attacker.credits == 3000 + (2000 if by else 0)


@pytest.mark.rule("XIA-202", "XIA-203")
def test_the_ship_is_reset_and_all_that_is_owned_stays() -> None:
    table = Arena()
    player = table.target
    table.fit(1, "shield_2", "engine_1")
    table.ability(1, "aegis_pulse", "broker")
    for card in player.cards:
        card.ready = False
    player.outfits[0].markers = [player.outfits[0].cells[0]]
    player.armed, player.disarmed, player.energy, player.impulse = 1, 2, 0, False
    table.hurt(1, 5)
    player.fame, player.titles, player.tokens = 2, ["ghost"], ["fame"]
    before = ([Placed(each.outfit, each.cells) for each in player.outfits], player.credits)
    lose(table, "1", "0")
    assert player.energy == SHIPS[BIGGEST].energy and player.impulse
    assert (player.armed, player.disarmed) == (MARKERS, 0)
    assert not player.damage and all(card.ready for card in player.cards)
    assert (player.outfits, player.credits) == before
    assert (player.ship, player.fame, player.titles, player.tokens) == (BIGGEST, 2, ["ghost"], ["fame"])
    assert [card.ability for card in player.cards] == ["aegis_pulse", "broker"]


@pytest.mark.rule("XIA-204")
def test_a_ship_lost_in_its_own_turn_ends_the_turn_at_once() -> None:
    table = Arena()
    table.lay("pelmont", "kemplar_ii", 4)
    here, there = beside(table, "debris")
    table.put(0, here)
    table.attacker.impulse = False
    table.fit(0, "engine_3")
    table.play(f"engine {table.cell(0, 'engine_3')}", f"fly {there}", rolls=[12, 2])
    assert table.state.turn == 1 and table.frames() == [Turn]


@pytest.mark.rule("XIA-204")
def test_a_ship_lost_in_anothers_turn_does_not_end_that_turn() -> None:
    table = Arena()
    lose(table, "1", "0")
    assert table.state.turn == 0 and table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-204")
def test_a_ship_lost_to_the_npc_after_the_own_turn_leaves_the_npc_its_turn() -> None:
    table = Arena(ships=(SMALL, SMALL))
    table.npc("scoundrel", table.target.space)
    table.put(1, table.pair(3)[1])
    table.doomed(0, 2)
    table.state.stack = [Turn(0, "next"), NpcTurn(0, "scoundrel", stage="end")]
    table.happens(combat.begin_npc(table.state, "scoundrel", "0"), rolls=[2, 2])
    assert table.attacker.space is None and table.attacker.skips == 0
    assert table.state.turn == 1


@pytest.mark.rule("XIA-204")
def test_an_autopilot_lost_in_anothers_turn_is_taken_off_the_stack() -> None:
    table = Arena()
    table.turn(1)
    space = table.attacker.space
    assert space is not None
    table.state.stack += [
        Moving(0, 1, "autopilot", [space], minor_only=True),
        Crossing(0, space, [], space),
        Guard(0, "damage", 99, "asteroid"),
    ]
    lose(table)
    assert table.frames() == [Turn] and table.state.turn == 1


@pytest.mark.rule("XIA-205")
def test_titles_reached_in_a_turn_cut_short_are_still_drawn() -> None:
    table = Arena()
    table.attacker.fame = 5
    lose(table)
    assert table.state.open_titles and table.state.turn == 1


@pytest.mark.rule("XIA-207")
def test_a_lost_ship_cannot_be_attacked_rescued_or_used() -> None:
    table = Arena()
    table.fit(0, "blaster_1")
    table.ability(0, "siphon", "mag_harpoon")
    table.strand(1)
    table.attacker.energy = 5
    there = table.target.space
    assert table.offers("rescue 1") and table.legal(Fire("1", (table.cell(0, "blaster_1"),)))
    lose(table, "1", None)
    table.target.energy = table.target.armed = 0
    assert table.target.space is None and there is not None
    assert not table.offers("rescue 1") and not table.legal(Fire("1", (table.cell(0, "blaster_1"),)))
    assert not table.offers("use mag_harpoon target=1") and not table.offers("use siphon target=1")


@pytest.mark.rule("XIA-207")
def test_a_lost_ship_cannot_be_robbed() -> None:
    table = Arena()
    table.errand(0, next(m.id for m in MISSIONS.values() if m.type == "thief" and m.target == "any_ship"))
    assert table.offers("objective target=1")
    lose(table, "1", None)
    assert not table.offers("objective target=1")


@pytest.mark.rule("XIA-045")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_kill_brings_the_level_of_the_ship(level: int) -> None:
    table = Arena()
    table.ship(1, next(ship.id for ship in SHIPS.values() if ship.level == level))
    lose(table, "1", "0")
    assert table.attacker.fame == level


@pytest.mark.rule("XIA-478", "XIA-210")
def test_a_lost_npc_forgets_its_attackers_and_skips_a_turn() -> None:
    table = Arena()
    npc = table.npc("enforcer", table.pair(2)[0], damage=19, attackers=["0", "1"], fleeing=True)
    lose(table, "enforcer", "0")
    assert npc.space is None and npc.destroyed and npc.skips == 1
    assert npc.attackers == [] and npc.damage == 0 and not npc.fleeing


@pytest.mark.rule("XIA-494")
def test_npcs_forget_a_ship_that_is_lost() -> None:
    table = Arena()
    npc = table.npc("enforcer", table.pair(2)[0], attackers=["0", "1"])
    lose(table, "1", None)
    assert npc.attackers == ["0"]


def test_the_kill_happens_under_the_attack_which_goes_on() -> None:
    table = Arena()
    table.fit(0, "blaster_3")
    table.doomed(1, 1)
    table.fire("blaster_3", rolls=(5,))
    assert Attack not in table.frames() and table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-207")
def test_a_lost_ship_has_no_autopilot() -> None:
    table = Arena()
    table.target.autopilot = 2
    lose(table, "1", "0")
    assert table.target.autopilot == 0


@pytest.mark.rule("XIA-413", "XIA-201")
@pytest.mark.parametrize("price", [0, 3000])
def test_a_bounty_hunters_target_is_judged_as_it_was_when_it_was_lost(price: int) -> None:
    table = Arena()
    mission = next(m.id for m in MISSIONS.values() if m.type == "bounty_hunter" and m.target == "outlaw")
    errand = table.errand(0, mission)
    table.target.bounty = price
    lose(table, "1", "0")
    while table.asked not in ("xia-ask-action", ""):
        table.play(table.offered[0].action)
    assert errand.done == bool(price)


def test_kills_count_for_titles() -> None:
    table = Arena(ships=(SMALL, BIGGEST))
    table.title("duelist")
    table.title("battering_ram")
    lose(table, "1", "0", "ram")
    assert [up.earned for up in table.state.open_titles] == [[0], [0]]
    table = Arena()
    table.title("battering_ram")
    lose(table, "1", "0", "attack")
    assert table.state.open_titles[0].earned == []


def test_the_attack_tells_titles_of_its_ram() -> None:
    for guns, earned in ((("engine_3",), [0]), (("blaster_3",), [])):
        table = Arena()
        table.title("battering_ram")
        table.fit(0, *guns)
        table.doomed(1, 2)
        table.fire(*guns, rolls=(5,))
        assert table.target.space is None and table.state.open_titles[0].earned == earned
