"""Play by post: the action round without a clock."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core.contract import CLOCK
from rules.space_alert.actions import Prolong, Ready, Unready
from rules.space_alert.cards import ORDINARY
from rules.space_alert.game import RULES
from rules.space_alert.missions import clock
from rules.space_alert.post import not_ready, phase_hours, reminders
from rules.space_alert.soundtracks import Announcement, Mission
from tests.rules.space_alert.table import Table, keys


def begun(seats: int = 4, **options: object) -> Table:
    return Table(seats, **{"pace": "post", **options}).begin()


def declined(table: Table) -> None:
    """Everybody declines whatever data operation is open."""
    for seat in range(table.state.seats):
        table.play(seat, "decline")


@pytest.mark.rule("SA-451")
def test_by_post_no_clock_runs() -> None:
    table = Table(pace="post")
    assert clock(table.state) == []
    table.play(2, "begin")
    assert clock(table.state) == [] and table.state.stage == "planning"
    table.refuses(CLOCK, "announce 0", "sa-illegal-no-clock")
    table.play(0, f"place {table.ordinary(0)[0]} action 1 at=9999")
    live = Table().begin()
    live.refuses(0, "ready", "sa-illegal-clock-runs")
    live.refuses(0, "decline", "sa-illegal-post-only")
    live.refuses(CLOCK, "deadline phase", "sa-illegal-no-clock")


@pytest.mark.rule("SA-452")
def test_an_event_belongs_to_the_phase_of_its_second() -> None:
    mission = Mission("m", "mission", (225, 450, 600), (Announcement(10, "incoming_data"),))
    assert [mission.phase_at(second) for second in (0, 224, 225, 449, 450, 599)] == [1, 1, 2, 2, 3, 3]
    table = begun(5)
    assert [threat.number for threat in table.view().threats] == [2, 3, 4], "in the order of the track"


@pytest.mark.rule("SA-452")
@pytest.mark.parametrize("pace", ["live", "post"])
def test_what_comes_in_the_second_of_an_end_comes_after_it(pace: str) -> None:
    table = Table(pace=pace)
    old = table.state.mission
    threats = [event for event in old.events if event.event == "threat"]
    events = (threats[0], replace(threats[2], at=225))
    table.state.mission = Mission(old.id, old.group, old.phase_ends, events)
    table.begin()
    if pace == "post":
        assert [threat.number for threat in table.view().threats] == [2]
        table.all("ready")
    else:
        told = keys(table.until(225))
        assert told.index("sa-caption-phase-over") < len(told) - 1 and told[-1] == "sa-caption-threat"
    assert [threat.number for threat in table.view().threats] == [2, 4]


@pytest.mark.rule("SA-453", "SA-454")
def test_a_phase_opens_with_its_threats_and_cards() -> None:
    table = begun(5)
    assert [threat.number for threat in table.view().threats] == [2, 3, 4]
    assert [len(table.hand(seat)) for seat in range(5)] == [5] * 5
    table.all("ready")
    assert table.state.phase == 2
    assert [threat.number for threat in table.view().threats] == [2, 3, 4, 5, 6, 7]
    assert [len(table.hand(seat)) for seat in range(5)] == [10] * 5
    assert table.mine(0).open_slots == (4, 5, 6, 7)


@pytest.mark.rule("SA-455", "SA-456")
def test_data_operations_one_at_a_time_in_their_order() -> None:
    table = begun()
    assert table.view().window == "incoming_data"
    table.refuses(0, f"give {table.ordinary(0)[0]} 1", "sa-illegal-no-transfer")
    table.play(0, f"place {table.ordinary(0)[0]} action 1")
    for seat in (0, 1):
        table.play(seat, "draw")
    table.refuses(0, "draw", "sa-illegal-answered")
    table.play(2, "decline")
    table.refuses(2, "draw", "sa-illegal-answered")
    assert table.view().window == "incoming_data"
    table.play(3, "decline")
    assert table.view().window == "data_transfer"
    table.play(0, f"give {table.ordinary(0)[0]} 1")
    table.play(CLOCK, "deadline window")
    assert table.view().window is None
    table.refuses(CLOCK, "deadline window", "sa-illegal-no-window")
    assert Table(pace="post").state.options.window_hours == 12
    table.all("ready")
    assert [table.view().window, table.state.operations] == ["incoming_data", [8, 12]]


@pytest.mark.rule("SA-457")
def test_all_data_of_a_phase_may_be_declined_at_once() -> None:
    table = begun()
    table.play(0, "decline rest=yes")
    table.refuses(0, "draw", "sa-illegal-answered")
    for seat in (1, 2, 3):
        table.play(seat, "decline")
    assert table.view().window == "data_transfer" and not table.mine(0).may_give
    card = table.ordinary(1)[0]
    table.play(1, f"give {card} 0")
    assert card in table.hand(0)
    table.all("ready")
    assert table.mine(0).draws == 1


@pytest.mark.rule("SA-458")
def test_ready_declines_the_data_of_the_phase() -> None:
    table = begun()
    table.play(0, "ready")
    table.refuses(0, "draw", "sa-illegal-answered")
    table.refuses(0, "ready", "sa-illegal-ready-already")
    for seat in (1, 2, 3):
        table.play(seat, "decline")
    assert table.view().window == "data_transfer"
    table.play(0, "unready")
    assert table.mine(0).may_give
    table.play(0, "ready")
    card = table.ordinary(0)[0]
    table.play(0, f"place {card} action 1")
    assert not table.member(0).ready


@pytest.mark.rule("SA-459")
def test_ready_is_a_mark_that_a_gift_takes_away() -> None:
    table = begun()
    declined(table)
    table.play(1, "ready")
    events = table.play(0, f"give {table.ordinary(0)[0]} 1")
    assert not table.member(1).ready
    assert [event.args for event in events if event.key == "sa-not-ready"] == [{"player": "#1"}]
    table.play(1, "ready")
    table.play(1, "unready")
    assert not table.member(1).ready
    table.refuses(1, "unready", "sa-illegal-not-ready")


@pytest.mark.rule("SA-460", "SA-466")
def test_a_phase_closes_when_all_are_ready_or_at_its_deadline() -> None:
    table = begun()
    card = table.ordinary(0)[0]
    table.play(0, f"place {card} action 2")
    for seat in (0, 1, 2):
        table.play(seat, "ready")
    assert table.state.phase == 1
    events = table.play(3, "ready")
    assert table.state.phase == 2 and "sa-caption-phase-over" in keys(events)
    assert [slot.card for slot in table.member(0).slots[:3]] == [None, card, None], "as they lay"
    table.refuses(0, "take 2", "sa-illegal-phase-left")
    assert table.state.options.phase_hours == 48
    table.play(CLOCK, "deadline phase")
    assert table.state.phase == 3
    table.refuses(0, "agree", "sa-illegal-live-only")
    table.all("ready")
    assert table.state.stage == "resolution"
    assert table.member(0).slots[1].card == card


@pytest.mark.rule("SA-461")
def test_the_next_cards_early_bind_for_good() -> None:
    table = begun()
    declined(table)
    table.play(0, "next")
    assert table.member(0).ready and table.mine(0).open_slots == (4, 5, 6, 7)
    assert len(table.view(0).threats) == 2
    table.refuses(0, "unready", "sa-illegal-cards-taken")
    table.play(1, f"give {table.ordinary(1)[0]} 0")
    assert table.member(0).ready
    table.play(0, f"place {table.hand(0)[0]} action 4")
    assert table.member(0).ready
    for seat in (1, 2, 3):
        table.play(seat, "ready")
    assert table.state.phase == 2 and not table.member(0).ready
    table.play(0, "next")
    table.all_but(0, "ready")
    assert table.state.phase == 3 and table.mine(0).open_slots == (8, 9, 10, 11, 12)


@pytest.mark.rule("SA-462")
def test_reminders_go_to_those_who_are_not_ready() -> None:
    assert reminders(48) == (36, 47)
    assert reminders(2) == (1, 1.5)
    table = begun()
    table.play(1, "ready")
    assert not_ready(table.state) == [0, 2, 3]
    assert not_ready(Table().begin().state) == []
    assert not_ready(begun(1).state) == [0]


@pytest.mark.rule("SA-463")
def test_everyone_may_prolong_once_the_captain_more_often() -> None:
    table = begun(captain=2)
    assert phase_hours(table.state) == 48
    table.play(0, "prolong")
    assert phase_hours(table.state) == 72
    table.refuses(0, "prolong", "sa-illegal-prolonged")
    assert Prolong() not in list(RULES.moves(table.state, 0))
    table.play(1, "prolong")
    table.play(2, "prolong")
    table.play(2, "prolong")
    assert phase_hours(table.state) == 144
    table.all("ready")
    assert phase_hours(table.state) == 48
    table.play(0, "prolong")
    Table().begin().refuses(0, "prolong", "sa-illegal-post-only")


@pytest.mark.rule("SA-464")
def test_communications_never_fail_by_post() -> None:
    table = begun()
    events = []
    for _ in range(3):
        events += table.play(CLOCK, "deadline phase")
        assert not table.state.silence
    assert "sa-caption-silence" not in keys(events) and table.state.stage == "resolution"


@pytest.mark.rule("SA-465")
def test_unconfirmed_reports_androids_and_secrets_as_in_live_play() -> None:
    table = begun(3)
    assert [threat.number for threat in table.view().threats] == [2, 4]
    card = table.ordinary(0)[0]
    table.play(0, f"place {card} action 1 on=3")
    table.refuses(0, "take 1 on=3", "sa-illegal-android-final")
    table.play(0, f"place {table.ordinary(0)[0]} move 1")
    assert table.seen(1, of=0).slots[0].card is None
    assert all(member.hand[0] in range(96) for member in table.state.humans)
    assert len([c for m in table.state.humans for c in m.hand if c not in ORDINARY]) == 3


def test_prompts_by_post_wait_for_those_who_are_not_ready() -> None:
    table = begun()
    table.play(0, "ready")
    asked = {p.seat: p for p in RULES.prompts(table.state) if not p.optional}
    assert sorted(asked) == [1, 2, 3]
    assert [choice.action for choice in asked[1].choices] == [Ready()]
    waiting = [p for p in RULES.prompts(table.state) if p.seat == 0]
    assert [choice.action for p in waiting for choice in p.choices] == [Unready()]
    assert RULES.default(table.state, 1) == Ready()
    assert RULES.default(table.state, 0) is None
    table.play(1, "next")
    ahead = [(p.panel, p.optional) for p in RULES.prompts(table.state) if p.seat == 1]
    assert ahead == [("plan", True)]
    live = RULES.prompts(Table().begin().state)
    assert [(p.seat, p.panel, p.optional) for p in live] == [(seat, "plan", True) for seat in range(4)]
