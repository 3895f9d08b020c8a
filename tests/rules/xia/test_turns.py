"""The course of a turn: its phases, and whose comes next (section 15)."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.xia import destruction
from rules.xia.actions import EndActions, Impulse
from rules.xia.components import MARKERS, SHIPS
from rules.xia.frames import Business, Moving, NpcTurn, Turn
from tests.rules.xia.table import BIGGEST, Table


def on_planet(seat: int = 0) -> Table:
    table = Table(seat=seat)
    table.put(seat, table.spot("kemplar_ii", "M"))
    return table


# Phases


@pytest.mark.rule("XIA-220", "XIA-224", "XIA-276")
def test_the_phases_follow_each_other_action_business_status() -> None:
    table = on_planet()
    player = table.me
    player.energy, player.impulse = 0, False
    assert table.asked == "xia-ask-action"
    table.play("end")
    assert table.frames()[-1] is Business and not player.impulse
    table.play("done")
    assert player.impulse, "the status phase came after business"
    assert table.seat == 1 and table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-220", "XIA-278")
def test_a_turn_never_goes_back_to_its_actions() -> None:
    table = on_planet()
    table.fit(0, "engine_1")
    table.play("end")
    for text in ("impulse", f"engine {table.cell(0, 'engine_1')}", "draw", "scan 0"):
        table.refuses(text, "xia-illegal-phase")


@pytest.mark.rule("XIA-224", "XIA-362")
def test_away_from_planets_there_is_no_business() -> None:
    table = Table()
    table.me.impulse = False
    table.play("end")
    assert table.seat == 1 and table.state.players[0].impulse


@pytest.mark.rule("XIA-225")
def test_every_turn_ends_with_a_status_phase_on_a_planet_or_not() -> None:
    for table in (Table(), on_planet()):
        player = table.me
        player.impulse = False
        player.cards[0].ready = False
        table.silent()
        assert table.state.turn == 1
        assert player.impulse and player.cards[0].ready


@pytest.mark.rule("XIA-225", "XIA-204")
def test_a_turn_cut_short_has_neither_business_nor_status() -> None:
    table = on_planet()
    table.title("pathfinder")
    table.state.open_titles[0].earned.append(0)
    table.happens(destruction.destroy(table.state, "0", None, "damage", table.dice))
    assert table.state.turn == 1 and table.asked == "xia-ask-action"
    assert table.state.open_titles


@pytest.mark.rule("XIA-205")
def test_a_turn_cut_short_still_draws_the_titles_its_fame_has_earned() -> None:
    table = Table()
    table.me.fame = 3
    table.happens(destruction.destroy(table.state, "0", None, "damage", table.dice))
    assert table.state.turn == 1 and len(table.state.open_titles) == 1


@pytest.mark.rule("XIA-221", "XIA-513")
def test_the_action_phase_ends_only_when_its_player_says_so_or_can_do_nothing() -> None:
    table = Table()
    table.fit(0, "engine_1", "engine_1")
    assert table.asked == "xia-ask-action" and "end" in table.choices
    table.play("impulse", "stop")
    assert table.asked == "xia-ask-action" and table.seat == 0
    table.play(f"engine {table.cell(0, 'engine_1')}", "stop")
    assert table.asked == "xia-ask-action" and table.seat == 0
    table.play("end")
    assert table.asked == "xia-ask-arming"


@pytest.mark.rule("XIA-221")
def test_a_player_who_can_do_nothing_is_not_asked() -> None:
    table = Table(sectors=["lost_sector"], seat=2)
    table.put(2, "lost_sector.10").put(0, "lost_sector.1")
    player = table.strand(2)
    player.impulse = False
    table.state.unseen.clear()
    table.settle()
    assert table.state.turn == 0 and player.impulse


@pytest.mark.rule("XIA-222", "XIA-109")
def test_an_action_is_over_when_the_next_begins() -> None:
    table = Table()
    table.fit(0, "engine_1")
    table.play("impulse")
    assert isinstance(table.state.stack[-1], Moving)
    table.play(f"engine {table.cell(0, 'engine_1')}", rolls=[3])
    assert table.frames() == [Turn, Moving] and table.frame(Moving).left == 3


@pytest.mark.rule("XIA-223")
def test_actions_are_repeated_as_long_as_they_can_be_paid() -> None:
    table = Table()
    table.ship(0, BIGGEST)
    table.fit(0, "engine_1", "engine_1", "engine_1")
    cells = [each.cells[0] for each in table.me.outfits]
    uses = 0
    while playable := [text for cell in cells if table.offers(text := f"engine {cell}")]:
        table.play(playable[0], "stop")
        uses += 1
    assert uses == MARKERS and table.me.armed == 0


# Whose turn it is


@pytest.mark.rule("XIA-226")
def test_turns_pass_clockwise() -> None:
    table = Table(seats=4, seat=2)
    seats = []
    for _ in range(5):
        seats.append(table.state.turn)
        table.silent()
    assert seats == [2, 3, 0, 1, 2]
    assert table.state.turns == 5 and table.frames() == [Turn]


def test_the_trail_is_of_one_turn() -> None:
    table = Table()
    table.state.trail.append("kemplar_ii")
    table.play("end")
    assert table.state.trail == []


@pytest.mark.rule("XIA-226", "XIA-469")
def test_the_npc_of_the_player_who_has_finished_acts_before_the_next_turn() -> None:
    table = Table(sectors=["lost_sector", "neo_damascus"])
    table.npc("merchant", "lost_sector.1", controller=0)
    table.put(0, "lost_sector.19").put(1, "lost_sector.18").put(2, "lost_sector.17")
    table.play("end")
    assert table.state.npcs["merchant"].space != "lost_sector.1"
    after = table.state.npcs["merchant"].space
    table.play("end")
    assert table.state.turn == 2 and table.state.npcs["merchant"].space == after


@pytest.mark.rule("XIA-226")
def test_the_npc_acts_also_after_a_turn_that_was_cut_short() -> None:
    table = Table(sectors=["lost_sector", "neo_damascus"])
    table.npc("merchant", "lost_sector.1", controller=0)
    table.put(0, None).put(1, "lost_sector.18").put(2, "lost_sector.17")
    table.state.stack = [Turn(0, "over")]
    table.settle()
    assert table.state.turn == 1
    assert table.state.npcs["merchant"].space != "lost_sector.1"


@pytest.mark.rule("XIA-219")
def test_a_skipped_turn_has_no_phases_but_its_npc_acts() -> None:
    table = Table(sectors=["lost_sector", "neo_damascus"], seat=2)
    table.npc("merchant", "lost_sector.1", controller=0)
    table.put(0, None).put(1, "lost_sector.18").put(2, "lost_sector.17")
    player = table.state.players[0]
    player.skips, player.armed, player.disarmed, player.impulse = 1, 1, 3, False
    table.play("end")
    assert table.state.turn == 1 and player.skips == 0
    assert player.space is None and (player.armed, player.impulse) == (1, False)
    assert table.state.npcs["merchant"].space != "lost_sector.1"


@pytest.mark.rule("XIA-211")
def test_a_lost_ship_comes_back_at_the_very_start_of_its_turn_and_plays_it() -> None:
    table = Table(seat=2)
    table.put(0, None)
    table.play("end", rolls=[10])
    assert table.state.turn == 0 and table.me.space == table.spot("kemplar_ii", "S")
    assert table.asked == "xia-ask-action" and "impulse" in table.choices


def test_what_lasts_until_the_next_turn_ends_with_its_begin() -> None:
    table = Table(seat=2)
    player = table.state.players[0]
    (engine,) = table.fit(0, "engine_1")
    engine.replicated, player.harpooned = True, "1"
    player.drawn_at, player.once = ["kemplar_ii.10"], ["gate_rider"]
    for each in table.state.players:
        each.lucky = True
    table.play("end")
    assert (player.harpooned, player.drawn_at, player.once, engine.replicated) == (None, [], [], False)
    assert not any(each.lucky for each in table.state.players)


@pytest.mark.rule("XIA-113", "XIA-545")
def test_autopilots_move_after_each_other_turn_clockwise() -> None:
    table = Table(seat=0)
    for player in table.state.players:
        player.autopilot = 2
    table.play("end")
    frame = table.frame(Moving)
    assert (frame.seat, frame.left, frame.minor_only) == (1, 2, True)
    table.play("stop")
    assert table.frame(Moving).seat == 2
    table.play("stop")
    assert table.asked == "xia-ask-action" and table.seat == 1
    assert table.me.autopilot == 0, "the own turn has begun"
    table.play("end")
    assert table.frame(Moving).seat == 2


@pytest.mark.rule("XIA-226", "XIA-545")
def test_autopilots_move_before_the_npc_of_the_player_whose_turn_it_was() -> None:
    table = Table(seat=0)
    table.npc("merchant", "lost_sector.10", controller=0)
    table.lay("lost_sector", "kemplar_ii", 5)
    table.state.players[1].autopilot = 1
    table.play("end")
    assert table.frame(Moving).seat == 1 and NpcTurn not in table.frames()
    table.play("stop")
    assert table.frame(NpcTurn).npc == "merchant" and table.state.turn == 0


def test_a_turn_survives_a_restart_in_every_stage() -> None:
    for stage in ("begin", "action", "business", "status", "over", "autopilot", "npc", "next"):
        table = on_planet()
        table.state.stack = [Turn(0, stage)]  # type: ignore[arg-type]
        again = Table()
        again.state = saved.copy(table.state)
        table.settle()
        again.settle()
        assert saved.dump(table.state) == saved.dump(again.state)


# The question


@pytest.mark.rule("XIA-513", "XIA-521")
def test_the_question_groups_what_is_possible_now() -> None:
    table = on_planet()
    table.fit(0, "engine_1")
    groups = {choice.action: choice.group for choice in table.offered}
    assert groups[Impulse()] == "xia-group-move"
    assert groups[EndActions()] == "xia-group-more"
    assert "xia-group-mission" in groups.values()


@pytest.mark.rule("XIA-244", "XIA-257")
def test_a_stranded_ship_has_impulse_and_minor_actions_only() -> None:
    table = on_planet()
    table.fit(0, "engine_1", "blaster_1")
    table.strand(0)
    table.load_cargo(0, "holo", "holo")
    assert table.asked == "xia-ask-stranded"
    kinds = {text.split()[0] for text in table.choices}
    assert kinds == {"impulse", "draw", "jettison", "end"}
    table.put(0, table.spot("kemplar_ii", "$"))
    table.refuses("sell_cargo 1,2", "xia-illegal-stranded")
    table.refuses("scan 0")
    assert SHIPS[table.me.ship or ""].impulse > 0


@pytest.mark.rule("XIA-248")
def test_a_stranded_ship_on_a_planet_still_does_business() -> None:
    table = on_planet()
    table.strand(0)
    table.play("end")
    assert table.frames()[-1] is Business
    table.play("recharge", "done")
    assert table.state.players[0].armed == MARKERS
