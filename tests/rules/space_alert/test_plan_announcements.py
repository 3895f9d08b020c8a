"""The computer's announcements, data operations, silence."""

from __future__ import annotations

import pytest

from rules.core.contract import CLOCK
from rules.core.notation import write
from rules.space_alert.actions import Announce, Close, Lock, Over, Warn
from rules.space_alert.game import RULES
from rules.space_alert.missions import MISSIONS, clock, silences, timeline
from rules.space_alert.soundtracks import Announcement, Mission
from rules.space_alert.state import Announced
from tests.rules.space_alert.table import Table, keys


def begun(seats: int = 4, **options: object) -> Table:
    return Table(seats, **options).begin()


def seconds(table: Table, kind: type) -> list[int]:
    return [second for second, action in clock(table.state) if isinstance(action, kind)]


@pytest.mark.rule("SA-047", "SA-048", "SA-049")
def test_each_announcement_draws_from_its_own_deck() -> None:
    table = begun(5)
    decks = {name: list(deck) for name, deck in table.state.decks.items()}
    events = table.until(449)
    assert table.state.threats == [
        Announced(decks["external_serious"][-1], 2, "white"),
        Announced(decks["internal_normal"][-1], 3, None, unconfirmed=True),
        Announced(decks["external_normal"][-1], 4, "blue"),
        Announced(decks["internal_normal"][-2], 5, None),
        Announced(decks["external_normal"][-2], 6, "blue"),
        Announced(decks["external_serious"][-2], 7, "red"),
    ]
    captions = [event.args for event in events if event.key == "sa-caption-threat"]
    assert captions[1] == {
        "number": 3,
        "threat": f"@{decks['internal_normal'][-1]}",
        "severity": "normal",
        "lane": "internal",
        "report": "unconfirmed",
    }
    serious = begun(mission="mission_2")
    top = serious.state.decks["internal_serious"][-1]
    serious.until(300)
    assert serious.state.threats[-1] == Announced(top, 6, None)


@pytest.mark.rule("SA-050")
@pytest.mark.parametrize("name", sorted(MISSIONS))
def test_no_number_twice_in_a_mission(name: str) -> None:
    table = begun(5, mission=name)
    table.until(10_000)
    numbers = [threat.number for threat in table.state.threats]
    assert len(numbers) == len(set(numbers)) > 2


@pytest.mark.rule("SA-051", "SA-262", "SA-266", "SA-430")
def test_unconfirmed_reports_are_for_crews_of_five() -> None:
    for seats, fifth in ((4, False), (3, False), (2, False), (1, False)):
        table = Table(seats, fifth=fifth)
        assert Announce(1) not in [action for _, action in clock(table.state)]
        table.begin()
        events = table.until(500)
        assert [threat.number for threat in table.state.threats] == [2, 4, 5, 6, 7]
        assert all(event.args.get("report") != "unconfirmed" for event in events)
    for table in (begun(5), begun(4, fifth=True)):
        table.until(500)
        assert [threat.number for threat in table.state.threats] == [2, 3, 4, 5, 6, 7]
        assert [threat.unconfirmed for threat in table.view().threats][:3] == [False, True, False]


@pytest.mark.rule("SA-052", "SA-440")
def test_incoming_data_lets_everyone_draw_the_top_card() -> None:
    table = begun()
    table.refuses(0, "draw", "sa-illegal-no-draw")
    table.until(140)
    assert [table.mine(seat).draws for seat in range(4)] == [1, 1, 1, 1]
    for seat in range(4):
        top = table.state.pile[-1]
        count = len(table.state.pile)
        events = table.play(seat, "draw")
        assert table.hand(seat)[-1] == top and len(table.state.pile) == count - 1
        assert [event.to for event in events] == [None, (seat,)]
        assert events[0].args == {"player": f"#{seat}"}
    table.refuses(0, "draw", "sa-illegal-no-draw")


@pytest.mark.rule("SA-439")
def test_the_right_to_draw_lapses_with_the_phase() -> None:
    table = begun()
    table.until(225)
    table.refuses(0, "draw", "sa-illegal-phase-over")
    table.play(0, "draw at=224")
    table.until(227)
    assert [table.mine(seat).draws for seat in (0, 1)] == [0, 0]
    table.refuses(1, "draw at=224", "sa-illegal-no-draw")
    table.until(230)
    assert table.mine(1).draws == 1
    twice = begun(mission="mission_8")
    twice.until(170)
    assert twice.mine(0).draws == 2
    twice.play(0, "draw")
    twice.play(0, "draw")
    twice.refuses(0, "draw", "sa-illegal-no-draw")


@pytest.mark.rule("SA-439", "SA-413")
def test_data_that_comes_while_a_phase_is_locked_is_kept() -> None:
    table = begun()
    events = tuple(
        Announcement(226, "incoming_data") if event.at == 230 else event
        for event in table.state.mission.events
    )
    old = table.state.mission
    table.state.mission = Mission(old.id, old.group, old.phase_ends, events)
    table.until(226)
    table.play(0, "draw at=226.5")
    table.until(227)
    assert [table.mine(seat).draws for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("SA-441")
def test_a_player_ahead_draws_like_everyone() -> None:
    table = begun()
    table.play(0, "next")
    table.until(141)
    table.play(0, "draw")
    assert len(table.hand(0)) == 11


@pytest.mark.rule("SA-442")
def test_an_empty_pile_gives_nothing() -> None:
    table = begun()
    table.state.pile[1:] = []
    table.until(140)
    table.play(0, "draw")
    table.refuses(1, "draw", "sa-illegal-pile-empty")
    assert table.mine(1).draws == 0


@pytest.mark.rule("SA-053", "SA-444", "SA-412")
def test_data_transfer_hands_one_card_over_before_the_beep() -> None:
    table = begun()
    card = table.ordinary(0)[0]
    table.refuses(0, f"give {card} 1", "sa-illegal-no-transfer")
    table.until(185)
    assert table.view(0).window == "data_transfer" and table.view(0).window_ends == 200
    table.refuses(0, f"give {card} 0", "sa-illegal-no-receiver")
    table.refuses(0, f"give {card} 7", "sa-illegal-no-receiver")
    assert table.mine(0).may_give
    events = table.play(0, f"give {card} 1")
    assert not table.mine(0).may_give and table.mine(1).may_give
    assert card in table.hand(1) and card not in table.hand(0)
    assert [event.to for event in events] == [None, (1,)]
    assert "action" not in events[0].args
    assert not RULES.undoable(table.state), "a gift is for good"
    table.until(200)
    late = table.ordinary(2)[0]
    table.refuses(2, f"give {late} 3", "sa-illegal-no-transfer")
    table.refuses(2, f"give {late} 3 at=200", "sa-illegal-no-transfer")
    table.play(2, f"give {late} 3 at=199.9")
    table.until(202)
    table.refuses(3, f"give {table.ordinary(3)[0]} 0 at=199.9", "sa-illegal-no-transfer")


@pytest.mark.rule("SA-053")
def test_two_windows_that_touch_are_told_apart() -> None:
    table = begun(mission="mission_5")
    table.until(411)
    one, two = table.ordinary(0)[:2]
    table.play(0, f"give {one} 1 at=409.5")
    table.refuses(0, f"give {two} 1 at=409.5", "sa-illegal-gave-already")
    table.play(0, f"give {two} 1 at=410")
    table.until(412)
    table.refuses(0, f"give {table.ordinary(0)[0]} 1", "sa-illegal-gave-already")


@pytest.mark.rule("SA-054")
def test_heroic_cards_cannot_be_handed_over() -> None:
    table = begun()
    table.until(185)
    table.refuses(0, f"give {table.heroic(0)} 1", "sa-illegal-heroic-stays")


@pytest.mark.rule("SA-055", "SA-447")
def test_give_one_receive_many_and_pass_on() -> None:
    table = begun()
    table.until(185)
    gifts = [table.ordinary(seat)[0] for seat in range(3)]
    for seat in (0, 1, 2):
        table.play(seat, f"give {gifts[seat]} 3")
    assert set(gifts) <= set(table.hand(3))
    table.refuses(0, f"give {table.ordinary(0)[0]} 3", "sa-illegal-gave-already")
    table.play(3, f"give {gifts[0]} 1")
    assert gifts[0] in table.hand(1)


@pytest.mark.rule("SA-443")
def test_the_window_is_fifteen_seconds_or_cut_by_silence() -> None:
    def ends(down: int | None) -> int:
        silence = (Announcement(down, "communications_down", until=down + 10),) if down else ()
        return Mission("m", "mission", (300,), (Announcement(100, "data_transfer"), *silence)).window_end(0)

    assert ends(None) == 115
    assert ends(110) == 110
    assert ends(103) == 108
    assert ends(115) == 115
    assert MISSIONS["mission_3"].window_end(14) == 495
    table = begun(mission="mission_3")
    assert (495 + 2) in seconds(table, Close)


@pytest.mark.rule("SA-445")
def test_only_a_card_in_hand_can_be_given() -> None:
    table = begun()
    table.until(185)
    card, packed = table.ordinary(0)[0], table.member(0).packets[0][0]
    table.play(0, f"place {card} action 1")
    table.refuses(0, f"give {card} 1", "sa-illegal-not-in-hand")
    table.refuses(0, f"give {packed} 1", "sa-illegal-not-in-hand")
    table.play(0, "take 1")
    table.play(0, f"give {card} 1")


@pytest.mark.rule("SA-446")
def test_a_gift_reaches_those_who_are_done_and_undoes_their_agreement() -> None:
    table = begun()
    table.play(1, "next")
    table.until(185)
    gift = table.ordinary(0)[0]
    table.play(0, f"give {gift} 1")
    assert gift in table.hand(1) and gift not in table.hand(0)
    assert table.mine(1).open_slots == (4, 5, 6, 7)
    table.play(1, f"place {gift} action 4")
    table.until(500)
    table.play(1, "agree")
    events = table.play(0, f"give {table.ordinary(0)[0]} 1")
    assert table.state.agreed == [] and "sa-withdrew" in keys(events)


@pytest.mark.rule("SA-448")
def test_androids_take_no_part_in_data_operations() -> None:
    table = begun(3)
    table.until(190)
    android = table.state.crew[3]
    assert android.seat is None and android.draws == []
    table.refuses(0, f"give {table.ordinary(0)[0]} 3", "sa-illegal-no-receiver")
    post = begun(3, pace="post")
    post.all("draw")
    assert post.view().window == "data_transfer", "nobody waits for an android"


@pytest.mark.rule("SA-057", "SA-450")
def test_silence_stops_talk_and_agreement_but_no_planning() -> None:
    table = begun()
    table.until(140)
    assert not table.view().silence
    table.until(170)
    assert table.view().silence
    table.play(0, f"place {table.ordinary(0)[0]} action 1")
    table.play(0, "turn 1")
    table.play(0, "swap 1 2")
    table.play(0, "take 2")
    table.play(0, "draw")
    table.play(0, "next")
    table.until(180)
    assert not table.view().silence
    table.until(470)
    table.refuses(0, "agree", "sa-illegal-silence")
    table.until(490)
    table.play(0, "agree")
    cut = begun(mission="mission_3")
    cut.until(460)
    assert cut.view().silence
    android = begun(3)
    android.until(170)
    android.play(0, f"place {android.ordinary(0)[0]} action 1 on=3")


@pytest.mark.rule("SA-450")
def test_a_window_still_open_outlasts_the_failure() -> None:
    table = begun()
    old = table.state.mission
    events = (Announcement(100, "data_transfer"), Announcement(103, "communications_down", until=113))
    table.state.mission = Mission(old.id, old.group, old.phase_ends, events)
    table.until(104)
    assert table.view().silence and table.mine(0).may_give
    table.play(0, f"give {table.ordinary(0)[0]} 1")
    table.until(108)
    assert table.view().silence and not table.mine(1).may_give


@pytest.mark.rule("SA-449")
def test_muting_needs_consent_and_the_right_to() -> None:
    assert silences(agreed=True, permitted=True) == "mute"
    assert silences(agreed=True, permitted=False) == "ask"
    assert silences(agreed=False, permitted=True) == "ask"
    assert Table().state.options.silence is False
    table = begun()
    table.until(556)
    assert table.view().silence
    table.until(10_000)
    assert not table.view().silence


@pytest.mark.rule("SA-058", "SA-431")
@pytest.mark.parametrize("name", ["mission_1", "test_run_2", "simulation_1"])
def test_the_end_of_a_phase_is_announced_ahead(name: str) -> None:
    table = Table(mission=name)
    ends = table.state.mission.phase_ends
    assert seconds(table, Warn) == [end - left for end in ends for left in (60, 20, 5)]
    events = [event for event in table.until(10_000) if "ends" in event.key]
    assert keys(events[-3:]) == ["sa-caption-operation-ends"] * 3
    assert set(keys(events[:-3])) == {"sa-caption-phase-ends"}
    assert [event.args["seconds"] for event in events[:3]] == [60, 20, 5]
    assert [event.args["phase"] for event in events[:3]] == [1, 1, 1]


@pytest.mark.rule("SA-429")
@pytest.mark.parametrize("name", sorted(MISSIONS))
def test_everything_happens_exactly_at_its_second(name: str) -> None:
    mission = MISSIONS[name]
    line = timeline(mission, 5, solo=False)
    told = {second for second, action in line if isinstance(action, Announce)}
    assert told == {event.at for event in mission.events}
    assert [second for second, action in line if isinstance(action, Over)] == list(mission.phase_ends)
    assert [second for second, action in line if isinstance(action, Lock)] == [
        e + 2 for e in mission.phase_ends
    ]
    table = Table(5, mission=name)
    for second, action in line:
        table.play(CLOCK, write(action))
        assert table.state.second == second


@pytest.mark.rule("SA-428")
@pytest.mark.parametrize("name", sorted(MISSIONS))
def test_all_threats_are_announced_before_phase_2_ends(name: str) -> None:
    table = begun(5, mission=name)
    table.until(table.state.mission.phase_ends[1] - 1)
    early = len(table.state.threats)
    table.until(10_000)
    assert len(table.state.threats) == early


@pytest.mark.rule("SA-438")
def test_announced_threats_are_open_to_all() -> None:
    table = begun()
    table.until(110)
    for seat in (0, 3, None):
        seen = table.view(seat).threats
        assert [(t.code, t.number, t.lane) for t in seen] == [
            (t.code, t.number, t.zone or "internal") for t in table.state.threats
        ]
        assert all(t.hp > 0 and t.speed > 0 for t in seen)
    table.until(10_000)
    assert len(table.view().threats) == 5
