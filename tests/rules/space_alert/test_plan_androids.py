"""The ship's androids: boards planned by everybody, solo, and practice."""

from __future__ import annotations

import pytest

from rules.core.contract import CLOCK
from rules.space_alert.actions import Announce
from rules.space_alert.cards import CARDS, HEROIC, ORDINARY, face
from rules.space_alert.game import RULES
from rules.space_alert.logbook import lines
from rules.space_alert.missions import clock
from rules.space_alert.show import plan
from rules.space_alert.view import SlotView
from tests.rules.space_alert.table import Table, keys

ANDROID = 3
"""The place of the android in a crew of three players."""


def begun(seats: int = 3, **options: object) -> Table:
    return Table(seats, **options).begin()


@pytest.mark.rule("SA-252", "SA-257", "SA-489")
def test_any_player_may_plan_openly_for_an_android() -> None:
    table = begun()
    for seat in range(3):
        card = table.ordinary(seat)[0]
        events = table.play(seat, f"place {card} action {seat + 1} on={ANDROID}")
        assert card not in table.hand(seat)
        assert events[0].to is None and events[0].args["android"] == "@android_1"
        for viewer in (0, 2, None):
            assert table.view(viewer).crew[ANDROID].slots[seat] == SlotView("action", CARDS[card])
    table.refuses(0, f"place {table.hand(1)[0]} action 1 on=1", "sa-illegal-no-android")
    table.refuses(0, f"place {table.hand(0)[0]} action 1 on=9", "sa-illegal-no-android")
    table = begun()
    table.refuses(0, f"place {table.ordinary(1)[0]} action 1 on={ANDROID}", "sa-illegal-not-in-hand")
    two = begun(2)
    two.play(0, f"place {two.ordinary(0)[0]} action 1 on=2")
    two.play(0, f"place {two.ordinary(0)[0]} action 1 on=3")


@pytest.mark.rule("SA-253", "SA-260", "SA-488")
def test_an_android_has_one_heroic_card_of_its_own() -> None:
    table = Table(2)
    assert all(table.state.crew[index].heroic in HEROIC for index in (2, 3))
    assert all(member.heroic is None for member in table.view(0).crew)
    table.begin()
    first, second = (table.state.crew[index].heroic for index in (2, 3))
    assert first is not None and second is not None and first != second
    assert [member.heroic for member in table.view(None).crew[2:]] == [CARDS[first], CARDS[second]]
    table.refuses(0, f"place {first} action 1 on=3", "sa-illegal-heroic-android")
    table.refuses(0, f"place {first} action 1", "sa-illegal-not-in-hand")
    table.play(1, f"place {first} move 2 on=2")
    assert table.state.crew[2].slots[1].card == first and table.view(None).crew[2].heroic is None
    table.refuses(0, f"place {first} move 3 on=2", "sa-illegal-heroic-android")
    table.refuses(1, "take 2 on=2", "sa-illegal-android-final")
    table.play(0, "next")
    table.play(0, f"place {second} action 5 on=3")
    assert plan(table.state.crew[3])[4] == CARDS[second].action


@pytest.mark.rule("SA-258", "SA-487")
def test_a_card_on_an_android_board_is_final_and_first_come() -> None:
    table = begun()
    mine, other = table.ordinary(0)[0], table.ordinary(1)[0]
    table.play(0, f"place {mine} action 1 on={ANDROID}")
    for move in (f"take 1 on={ANDROID}", f"turn 1 on={ANDROID}", f"swap 1 2 on={ANDROID}"):
        table.refuses(0, move, "sa-illegal-android-final")
    table.refuses(1, f"place {other} action 1 on={ANDROID}", "sa-illegal-android-taken")
    assert other in table.hand(1) and table.state.crew[ANDROID].slots[0].card == mine


@pytest.mark.rule("SA-259")
def test_a_players_heroic_card_is_his_own() -> None:
    table = begun()
    table.refuses(0, f"place {table.heroic(0)} action 1 on={ANDROID}", "sa-illegal-heroic-android")


@pytest.mark.rule("SA-261", "SA-486")
def test_android_slots_follow_the_announced_phase() -> None:
    table = begun()
    table.refuses(0, f"place {table.ordinary(0)[0]} action 4 on={ANDROID}", "sa-illegal-phase-not-begun")
    table.play(0, "next")
    table.play(0, f"place {table.ordinary(0)[0]} action 1 on={ANDROID}")
    table.play(0, f"place {table.ordinary(0)[0]} action 4 on={ANDROID}")
    table.refuses(1, f"place {table.ordinary(1)[0]} action 5 on={ANDROID}", "sa-illegal-phase-not-begun")
    table.until(225)
    table.refuses(0, f"place {table.ordinary(0)[0]} action 2 on={ANDROID}", "sa-illegal-phase-over")
    table.refuses(0, f"place {table.ordinary(0)[0]} action 2 on={ANDROID} at=225", "sa-illegal-too-late")
    table.play(0, f"place {table.ordinary(0)[0]} action 2 on={ANDROID} at=224")
    table.until(227)
    table.refuses(0, f"place {table.ordinary(0)[0]} action 3 on={ANDROID}", "sa-illegal-phase-over")
    table.play(1, f"place {table.ordinary(1)[0]} action 5 on={ANDROID}")


@pytest.mark.rule("SA-263", "SA-490")
def test_the_captain_decides_for_androids_in_the_show() -> None:
    table = begun(captain=1)
    assert [member.seat for member in table.state.crew] == [1, 2, None, 0]
    card = table.ordinary(1)[0]
    table.play(1, f"place {card} action 1 on=2")
    table.until(10_000)
    assert table.state.flight is not None and len(table.state.flight.crew) == 4
    table.play(0, "proceed")
    table.refuses(0, "trip half on=2", "sa-illegal-no-trip")
    table.play(1, "trip half on=2")
    assert table.state.trips[0].meant == face(card, "move")


@pytest.mark.rule("SA-267", "SA-268", "SA-492", "SA-493")
def test_solo_has_four_androids_and_the_open_deck() -> None:
    table = Table(1)
    assert (table.state.posts.captain, table.state.posts.communications, table.state.posts.security) == (
        0,
        0,
        0,
    )
    assert [member.seat for member in table.state.crew] == [None] * 4
    heroics = [member.heroic for member in table.state.crew]
    assert len(set(heroics)) == 4 and all(card in HEROIC for card in heroics)
    assert table.state.pile == list(ORDINARY) and all(not m.packets and not m.hand for m in table.state.crew)
    assert all(member.heroic is None for member in table.view(0).crew), "face down until the start"
    table.begin()
    assert [member.heroic for member in table.view(0).crew] == [CARDS[card] for card in heroics if card]
    deck = table.mine(0).open_deck
    assert {(card.action, card.move) for card in deck} == {(a, m) for a in "abcx" for m in "<>^"}
    table.play(0, "place 0 action 1 on=0")
    table.refuses(0, "place 0 action 2 on=1", "sa-illegal-not-in-deck")
    table.refuses(0, "place 1 action 1", "sa-illegal-which-android")
    table.play(0, f"place {heroics[1]} move 1 on=1")
    table.refuses(0, f"place {heroics[2]} move 1 on=1", "sa-illegal-heroic-android")
    table.play(0, "take 1 on=0")
    assert 0 in table.state.pile
    table.play(0, "take 1 on=1")
    assert table.state.crew[1].heroic == heroics[1]


@pytest.mark.rule("SA-269")
def test_solo_boards_may_be_changed_until_the_phase_is_over() -> None:
    table = begun(1)
    table.play(0, "place 0 action 1 on=0")
    table.play(0, "turn 1 on=0")
    table.play(0, "swap 1 2 on=0")
    table.play(0, "place 30 action 2 on=0")
    assert plan(table.state.crew[0]) == "-" + face(30, "action") + "-" * 10
    assert table.state.pile == [card for card in ORDINARY if card != 30]
    table.until(224)
    table.play(0, "turn 2 on=0")
    table.until(225)
    table.refuses(0, "turn 2 on=0", "sa-illegal-phase-over")
    table.until(227)
    table.refuses(0, "turn 2 on=0", "sa-illegal-phase-left")


@pytest.mark.rule("SA-270")
def test_solo_knows_no_data_and_no_silence() -> None:
    table = Table(1)
    told = [action for _, action in clock(table.state) if isinstance(action, Announce)]
    assert [table.state.mission.events[action.event].event for action in told] == ["threat"] * 5
    table.begin()
    table.until(300)
    table.refuses(0, "draw", "sa-illegal-which-android")
    table.refuses(0, "give 1 0", "sa-illegal-which-android")


@pytest.mark.rule("SA-494", "SA-495")
def test_solo_shares_one_phase_and_ends_when_the_player_says() -> None:
    table = begun(1)
    table.play(0, "place 0 action 1 on=0")
    table.play(0, "next")
    assert [member.phase for member in table.state.crew] == [2] * 4
    table.refuses(0, "take 1 on=0", "sa-illegal-phase-left")
    table.play(0, "place 1 action 4 on=3")
    table.refuses(0, "agree", "sa-illegal-too-early")
    table.until(227)
    assert [member.phase for member in table.state.crew] == [2] * 4
    table.refuses(0, "agree", "sa-illegal-too-early")
    table.until(452)
    assert [member.phase for member in table.state.crew] == [3] * 4
    table.refuses(0, "next", "sa-illegal-no-more-cards")
    table.play(0, "agree")
    assert table.state.stage == "resolution"


@pytest.mark.rule("SA-271", "SA-496")
def test_practice_lays_the_whole_mission_open() -> None:
    table = Table(1, pace="practice").begin()
    assert clock(table.state) == []
    seen = table.view(0)
    assert [threat.number for threat in seen.threats] == [2, 4, 5, 6, 7]
    assert [threat.lane for threat in seen.threats] == ["white", "blue", "internal", "blue", "red"]
    assert table.mine(0).open_slots == tuple(range(1, 13))
    table.play(0, "place 0 action 12 on=0")
    table.play(0, "place 1 action 1 on=0")
    table.play(0, "swap 12 1 on=0")
    table.refuses(0, "next", "sa-illegal-no-phases")
    table.play(0, "ready")
    assert table.state.stage == "resolution"
    five = Table(5, pace="practice").begin()
    assert len(five.view().threats) == 6


@pytest.mark.rule("SA-484", "SA-497")
def test_practice_may_be_taken_back_and_never_counts() -> None:
    table = Table(4, pace="practice", tripping=False).begin()
    assert table.state.windows == [] and not table.state.silence
    assert all(table.mine(seat).draws == 0 and not table.mine(seat).may_give for seat in range(4))
    card = table.ordinary(0)[0]
    assert RULES.undoable(table.state)
    table.play(0, f"place {card} action 5")
    table.all("ready")
    table.play(0, "proceed")
    table.play(0, "replan")
    assert table.state.stage == "planning" and table.state.flight is None
    assert table.member(0).slots[4].card == card and not table.member(0).ready
    table.play(0, "turn 5")
    table.all("ready")
    table.show()
    assert table.state.stage == "debrief" and RULES.outcome(table.state) is None
    table.play(2, "replan")
    table.all("ready")
    table.show()
    table.play(1, "done")
    ended = RULES.outcome(table.state)
    assert ended is not None and ended.scores == (None,) * 4 and ended.key.startswith("sa-practice")
    assert lines(table.state, "2026-11-16", "seed") == []
    live = Table().begin()
    live.until(10_000)
    live.refuses(0, "replan", "sa-illegal-practice-only")


@pytest.mark.rule("SA-498")
def test_practice_by_a_whole_crew() -> None:
    table = Table(5, pace="practice").begin()
    assert [len(table.hand(seat)) for seat in range(5)] == [15] * 5
    table.play(0, f"place {table.ordinary(0)[0]} action 9")
    assert table.seen(1, of=0).slots[8] == SlotView("action")
    for seat in range(4):
        table.play(seat, "ready")
    assert table.state.stage == "planning"
    table.play(4, "ready")
    assert table.state.stage == "resolution"


@pytest.mark.rule("SA-499")
def test_solo_by_post_goes_phase_by_phase() -> None:
    table = Table(1, pace="post").begin()
    assert [threat.number for threat in table.view().threats] == [2, 4]
    assert table.mine(0).open_slots == (1, 2, 3)
    table.play(0, "place 0 action 1 on=0")
    table.play(0, "ready")
    assert [threat.number for threat in table.view().threats] == [2, 4, 5, 6, 7]
    table.refuses(0, "take 1 on=0", "sa-illegal-phase-left")
    assert "sa-caption-phase-over" in keys(table.play(0, "next"))
    table.play(CLOCK, "deadline phase")
    table.show()
    assert len(lines(table.state, "2026-11-16", "seed")) == 1
