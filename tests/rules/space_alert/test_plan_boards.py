"""The action round: boards, phases, and clicks that come late."""

from __future__ import annotations

import pytest

from rules.core.contract import CLOCK
from rules.space_alert.cards import CARDS, face
from rules.space_alert.game import RULES
from rules.space_alert.missions import absent, clock, may_substitute, resume_second
from rules.space_alert.show import plan
from rules.space_alert.soundtracks import phase_of
from rules.space_alert.view import SlotView
from tests.rules.space_alert.table import Table, keys


def begun(seats: int = 4, **options: object) -> Table:
    return Table(seats, **options).begin()


@pytest.mark.rule("SA-031", "SA-046")
def test_the_round_begins_with_the_cards_of_phase_1() -> None:
    for seats, count in ((2, 9), (3, 6), (4, 5), (5, 5)):
        table = Table(seats)
        packet = list(table.member(0).packets[0])
        assert "sa-caption-start" in keys(table.play(CLOCK, "begin"))
        assert table.state.stage == "planning"
        assert table.hand(0) == packet and len(packet) == count
        assert [card.card for card in table.mine(0).hand] == packet
        assert table.mine(0).open_slots == (1, 2, 3)


@pytest.mark.rule("SA-032", "SA-035", "SA-420")
def test_others_see_halves_and_numbers_but_no_card() -> None:
    table = begun()
    heroic, card = table.heroic(0), table.ordinary(0)[0]
    assert table.seen(1, of=0).hand == 5, "a heroic card in hand is counted like any other"
    moves = (f"place {heroic} move 1", f"place {card} action 3", "turn 3", "swap 3 2", "turn 2")
    for move in moves:
        assert [event.to for event in table.play(0, move)] == [(0,)], "nobody else is told"
    for seat in (1, None):
        seen = table.seen(seat, of=0)
        assert seen.slots[:3] == (SlotView("move"), SlotView("action"), SlotView())
        assert (seen.hand, seen.phase) == (3, 1)
    told = table.play(2, "next")
    assert [event.to for event in told] == [None, (2,)] and "action" not in told[0].args
    assert [table.seen(1, of=seat).phase for seat in (0, 2)] == [1, 2], "who is ahead is seen to be"
    assert table.seen(1, of=2).hand == 10
    own = table.seen(0, of=0)
    assert own.slots[0] == SlotView("move", CARDS[heroic])
    assert own.slots[1].face == CARDS[card].action
    assert table.mine(1).hand == tuple(CARDS[other] for other in table.hand(1))
    assert table.view(None).mine is None


@pytest.mark.rule("SA-033")
def test_twelve_slots_in_three_phases() -> None:
    assert [phase_of(slot) for slot in range(1, 13)] == [1] * 3 + [2] * 4 + [3] * 5
    table = begun()
    table.next_phase()
    assert table.mine(0).open_slots == (4, 5, 6, 7)
    table.next_phase()
    assert table.mine(0).open_slots == (8, 9, 10, 11, 12)
    table.refuses(0, f"place {table.hand(0)[0]} action 13", "sa-illegal-no-such-slot")
    table.refuses(0, f"place {table.hand(0)[0]} action 0", "sa-illegal-no-such-slot")


@pytest.mark.rule("SA-034", "SA-044")
def test_either_half_may_lie_up_and_only_that_counts() -> None:
    table = begun()
    heroic, card = table.heroic(0), table.ordinary(0)[0]
    table.play(0, f"place {card} action 1")
    table.play(0, f"place {heroic} move 3")
    assert plan(table.member(0)) == CARDS[card].action + "-" + CARDS[heroic].move + "-" * 9
    table.play(0, "turn 1")
    table.play(0, "turn 3")
    assert plan(table.member(0)) == CARDS[card].move + "-" + CARDS[heroic].action + "-" * 9


@pytest.mark.rule("SA-036", "SA-415")
def test_a_card_on_an_occupied_slot_sends_the_other_back() -> None:
    table = begun()
    one, two = table.ordinary(0)[:2]
    table.play(0, f"place {one} action 1")
    table.play(0, f"place {two} move 1")
    assert table.member(0).slots[0].card == two
    assert one in table.hand(0) and two not in table.hand(0)
    table.play(0, f"place {one} action 2")
    table.play(0, "swap 1 2")
    assert [(slot.card, slot.half) for slot in table.member(0).slots[:2]] == [(one, "action"), (two, "move")]


@pytest.mark.rule("SA-037")
def test_an_empty_slot_does_nothing() -> None:
    table = begun()
    table.until(10_000)
    assert plan(table.member(0)) == "-" * 12
    table.play(CLOCK, "proceed")
    report = table.view().report
    assert report is not None and {(row.card, row.did) for row in report.acts} <= {("-", "nothing")}


@pytest.mark.rule("SA-038")
def test_an_open_phase_can_be_changed_freely() -> None:
    table = begun()
    card = table.ordinary(0)[0]
    table.play(0, f"place {card} action 1")
    table.play(0, "swap 1 3")
    assert [slot.card for slot in table.member(0).slots[:3]] == [None, None, card]
    table.play(0, "turn 3")
    assert table.member(0).slots[2].half == "move"
    table.play(0, "take 3")
    assert table.member(0).slots[2].card is None and table.member(0).slots[2].half is None
    assert card in table.hand(0)
    table.refuses(0, "take 3", "sa-illegal-empty-slot")
    table.refuses(0, "turn 3", "sa-illegal-empty-slot")
    table.refuses(0, f"place {table.hand(1)[0]} action 1", "sa-illegal-not-in-hand")


@pytest.mark.rule("SA-039", "SA-041", "SA-042", "SA-416", "SA-417")
def test_taking_the_next_cards_ends_the_phase_for_good() -> None:
    table = begun()
    card = table.ordinary(0)[0]
    table.play(0, f"place {card} action 1")
    packet = list(table.member(0).packets[0])
    table.play(0, "next")
    assert set(packet) <= set(table.hand(0))
    assert table.mine(0).open_slots == (4, 5, 6, 7)
    assert table.mine(1).open_slots == (1, 2, 3)
    for move in ("take 1", "turn 1", "swap 1 2", "swap 1 4"):
        table.refuses(0, move, "sa-illegal-phase-left")
    table.refuses(0, f"place {packet[0]} action 2", "sa-illegal-phase-left")
    assert table.seen(0, of=0).slots[0].card == CARDS[card]
    table.play(0, "next")
    assert table.mine(0).open_slots == (8, 9, 10, 11, 12)
    table.refuses(0, "next", "sa-illegal-no-more-cards")
    table.refuses(CLOCK, "next", "sa-illegal-not-due")
    assert not RULES.undoable(table.state), "once taken they are taken"


@pytest.mark.rule("SA-040")
def test_cards_left_in_hand_serve_later_phases() -> None:
    table = begun()
    kept = table.ordinary(0)[0]
    table.next_phase()
    assert len(table.hand(0)) == 10
    table.play(0, f"place {kept} action 4")
    assert table.member(0).slots[3].card == kept


@pytest.mark.rule("SA-056")
def test_cards_drawn_or_received_serve_any_phase_that_is_open() -> None:
    table = begun()
    table.play(1, "next")
    table.until(185)
    drawn = table.state.pile[-1]
    table.play(0, "draw")
    gift, onward = table.ordinary(2)[0], table.ordinary(3)[0]
    table.play(2, f"give {gift} 0")
    table.play(3, f"give {onward} 1")
    table.play(0, f"place {drawn} action 1")
    table.play(0, f"place {gift} move 2")
    table.refuses(1, f"place {onward} action 3", "sa-illegal-phase-left")
    table.play(1, f"place {onward} action 4")
    assert [slot.card for slot in table.member(0).slots[:2]] == [drawn, gift]
    assert table.member(1).slots[3].card == onward


@pytest.mark.rule("SA-043")
def test_slots_of_a_phase_not_begun_are_closed() -> None:
    table = begun()
    table.refuses(0, f"place {table.hand(0)[0]} action 4", "sa-illegal-phase-not-begun")
    table.play(0, f"place {table.hand(0)[0]} action 3")
    table.refuses(0, "swap 3 4", "sa-illegal-phase-not-begun")


@pytest.mark.rule("SA-045", "SA-422")
def test_only_cards_on_boards_count() -> None:
    table = begun()
    card = table.ordinary(0)[0]
    table.play(0, f"place {card} action 2")
    table.until(10_000)
    assert table.state.flight is not None
    assert "".join(table.state.flight.crew[0].plan) == "-" + face(card, "action") + "-" * 10
    assert len(table.hand(0)) == 14


@pytest.mark.rule("SA-411")
def test_nothing_a_player_does_moves_the_clock() -> None:
    table = begun()
    before = clock(table.state)
    for seat in range(4):
        for slot in (1, 2, 3):
            table.play(seat, f"place {table.hand(seat)[0]} action {slot}")
        table.play(seat, "next")
        table.play(seat, "next")
    assert clock(table.state) == before
    assert table.state.phase == 1 and table.state.stage == "planning"
    table.refuses(CLOCK, "announce 1", "sa-illegal-not-due")


@pytest.mark.rule("SA-412", "SA-413")
def test_a_click_counts_by_the_moment_it_was_made() -> None:
    table = begun()
    one, two, three = table.ordinary(0)[:3]
    table.refuses(0, f"place {one} action 1 at=225", "sa-illegal-too-late")
    table.until(225)
    table.refuses(0, f"place {one} action 1", "sa-illegal-phase-over")
    table.refuses(0, f"place {one} action 1 at=225", "sa-illegal-too-late")
    table.refuses(0, "next at=225", "sa-illegal-too-late")
    table.play(0, f"place {one} action 1 at=224.9")
    assert table.member(0).phase == 1 and len(table.hand(0)) == 4
    table.play(0, "turn 1 at=224.95")
    assert clock(table.state)[0][0] == 227
    table.until(227)
    assert table.member(0).phase == 2 and len(table.hand(0)) == 9
    table.refuses(0, f"place {two} action 2 at=224", "sa-illegal-phase-left")
    table.play(0, f"place {three} action 4 at=228")
    table.until(450)
    table.play(0, "take 4 at=449.9")


@pytest.mark.rule("SA-414")
def test_placing_is_one_act() -> None:
    """Card, half and slot come together, or the card stays in hand: there is no half-made choice to keep."""
    table = begun()
    hand = list(table.hand(0))
    table.play(0, f"place {hand[1]} move 2")
    table.until(225)
    table.refuses(0, f"place {hand[0]} action 1 at=225", "sa-illegal-too-late")
    table.until(227)
    laid = [(slot.card, slot.half) for slot in table.member(0).slots[:3]]
    assert laid == [(None, None), (hand[1], "move"), (None, None)]
    assert set(hand) - {hand[1]} <= set(table.hand(0)) and hand[1] not in table.hand(0)


@pytest.mark.rule("SA-059", "SA-418")
def test_at_the_end_of_a_phase_everyone_has_the_next_cards() -> None:
    table = begun()
    table.play(0, "next")
    ahead = list(table.hand(0))
    table.play(1, f"place {table.ordinary(1)[0]} action 1")
    table.until(226)
    table.refuses(1, "take 1", "sa-illegal-phase-over")
    assert len(table.hand(1)) == 4
    events = table.until(227)
    assert [table.member(seat).phase for seat in range(4)] == [2, 2, 2, 2]
    assert len(table.hand(1)) == 9
    assert table.hand(0) == ahead
    assert all(event.to != (0,) for event in events)
    table.refuses(1, "take 1", "sa-illegal-phase-left")


@pytest.mark.rule("SA-419")
def test_being_ahead_brings_nothing_forward() -> None:
    table = begun()
    before = clock(table.state)
    table.play(0, "next")
    assert clock(table.state) == before and table.view(0).threats == ()
    table.until(10)
    assert [threat.number for threat in table.view(0).threats] == [2]
    table.refuses(0, f"place {table.hand(0)[0]} action 2", "sa-illegal-phase-left")


@pytest.mark.rule("SA-421")
def test_a_hand_has_no_limit() -> None:
    table = begun(2)
    for second in (140, 185, 230, 265, 395, 500):
        table.until(second)
        if table.mine(0).draws:
            table.play(0, "draw")
        if table.mine(1).may_give:
            table.play(1, f"give {table.ordinary(1)[0]} 0")
    assert len(table.hand(0)) == 21 + 2 + 4
    table.member(0).draws += [3, 3, 3]
    for _ in range(3):
        table.play(0, "draw")
    assert len(table.mine(0).hand) == 30


@pytest.mark.rule("SA-423")
def test_a_silent_player_stays_in_the_crew() -> None:
    table = begun()
    card = table.ordinary(3)[0]
    table.play(3, f"place {card} action 1")
    table.play(CLOCK, "absent 3")
    table.refuses(CLOCK, "absent 3", "sa-illegal-no-such-player")
    table.refuses(CLOCK, "absent 9", "sa-illegal-no-such-player")
    table.refuses(CLOCK, "present 2", "sa-illegal-no-such-player")
    table.refuses(CLOCK, "present 9", "sa-illegal-no-such-player")
    table.next_phase()
    assert table.member(3).slots[0].card == card and len(table.hand(3)) == 9
    table.refuses(0, f"place {table.hand(3)[0]} action 4", "sa-illegal-not-in-hand")
    table.play(3, f"place {table.hand(3)[0]} action 4")
    assert not table.member(3).absent


@pytest.mark.rule("SA-424")
def test_absence_and_substitutes() -> None:
    assert absent(last_click=100, in_voice=False, now=160)
    assert not absent(last_click=100, in_voice=False, now=159)
    assert not absent(last_click=100, in_voice=True, now=500)
    assert may_substitute(True, False, (False, False))
    assert may_substitute(False, True, (True, True))
    assert not may_substitute(False, True, (True, False))
    assert not may_substitute(False, False, (True, True))


@pytest.mark.rule("SA-425")
def test_after_a_failure_the_clock_goes_on_where_it_stood() -> None:
    table = begun()
    table.until(140)
    assert resume_second(table.state.second) == (140, 10)
    assert clock(table.state)[0][0] > 140


@pytest.mark.rule("SA-426")
def test_a_pause_needs_the_captain_and_another() -> None:
    table = begun()
    table.refuses(0, "pause", "sa-illegal-no-pauses")
    table = begun(pauses=True, captain=1)
    table.until(20)
    table.play(0, f"place {table.ordinary(0)[0]} action 1")
    table.play(0, "pause")
    assert not table.state.paused
    table.play(2, "pause")
    assert not table.state.paused
    assert "sa-caption-clock-stopped" in keys(table.play(1, "pause"))
    assert table.state.paused and clock(table.state) == []
    assert table.view(0).mine is None and table.view(0).paused
    assert table.seen(0, of=0).slots[0] == SlotView("action"), "nobody plans on while the clock stands"
    table.refuses(0, f"place {table.hand(0)[0]} action 1", "sa-illegal-paused")
    table.refuses(CLOCK, "announce 1", "sa-illegal-no-clock")
    table.play(3, "resume")
    assert table.state.paused
    table.play(CLOCK, "resume")
    assert not table.state.paused and clock(table.state)[0][0] == 110
    assert table.mine(0).open_slots == (1, 2, 3)
    table.play(1, "pause")
    assert not table.state.paused
    table.refuses(1, "pause", "sa-illegal-pausing-already")
    table.play(3, "pause")
    assert table.state.paused
    table.play(0, "resume")
    table.refuses(1, "resume", "sa-illegal-not-paused")
    alone = begun(1, pauses=True)
    alone.refuses(0, "resume", "sa-illegal-not-paused")
    alone.play(0, "pause")
    assert alone.state.paused


@pytest.mark.rule("SA-060", "SA-427")
def test_ending_early_needs_everyone_who_is_there() -> None:
    table = begun()
    table.until(451)
    table.refuses(0, "agree", "sa-illegal-too-early")
    table.until(452)
    table.play(0, "agree")
    table.play(0, "withdraw")
    for seat in (1, 2, 3):
        table.play(seat, "agree")
    assert table.state.stage == "planning"
    table.play(2, "withdraw")
    table.play(0, "agree")
    assert table.state.stage == "planning"
    events = table.play(CLOCK, "absent 2")
    assert table.state.stage == "resolution" and "sa-ended-early" in keys(events)
    assert clock(table.state) == []


@pytest.mark.rule("SA-060", "SA-431")
def test_the_round_ends_with_mission_complete() -> None:
    table = begun()
    events = table.until(600)
    assert events[-1].key == "sa-caption-complete"
    assert table.state.stage == "planning"
    table.refuses(0, "agree", "sa-illegal-too-early")
    table.until(602)
    assert table.state.stage == "resolution"
    table.refuses(0, f"place {table.hand(0)[0]} action 12 at=599", "sa-illegal-not-planning")
    short = begun(mission="test_run_1")
    short.until(260)
    short.refuses(0, "agree", "sa-illegal-too-early")
