"""Training missions, and the order in which new crews are offered them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rules.core.contract import CLOCK
from rules.space_alert.cards import HEROIC, ORDINARY
from rules.space_alert.logbook import lines, training_next
from rules.space_alert.missions import MISSIONS, TRAINING_ORDER
from rules.space_alert.outcome import outcome
from rules.space_alert.view import TurnReport
from tests.rules.space_alert.table import Table

TRAINING = [name for name, mission in MISSIONS.items() if mission.training]


def points(name: str, crew: int) -> int:
    mission = MISSIONS[name]
    return sum(mission.events[index].points for index in mission.used(crew, solo=False))


def threats(name: str) -> list[tuple[str, str]]:
    return sorted((e.kind, e.severity) for e in MISSIONS[name].events if e.event == "threat")


@pytest.mark.rule("SA-467")
def test_training_builds_up() -> None:
    assert [(m.id, m.group) for m in MISSIONS.values() if m.training] == [
        *[(f"test_run_{n}", "test_run") for n in (1, 2)],
        *[(f"simulation_{n}", "simulation") for n in (1, 2, 3)],
        *[(f"advanced_simulation_{n}", "advanced_simulation") for n in (1, 2, 3)],
    ]
    left_out = [set(MISSIONS[name].leaves_out) for name in TRAINING]
    assert all(later <= earlier for earlier, later in pairwise(left_out))
    assert all(left_out) and all(not m.leaves_out for m in MISSIONS.values() if m.group == "mission")
    table = Table(mission="simulation_1")
    assert table.view().leaves_out == MISSIONS["simulation_1"].leaves_out


@pytest.mark.rule("SA-468")
@pytest.mark.parametrize("name", ["test_run_1", "test_run_2"])
def test_test_runs_are_short_and_simple(name: str) -> None:
    mission = MISSIONS[name]
    assert (mission.phases, mission.last_turn) == (2, 7)
    found = [event for event in mission.events if event.event == "threat"]
    assert threats(name) == [("external", "normal")] * 3
    assert sorted(str(event.zone) for event in found) == ["blue", "red", "white"]
    assert not any(event.unconfirmed or event.event == "communications_down" for event in mission.events)
    assert {"incoming_data", "data_transfer"} <= {event.event for event in mission.events}
    table = Table(mission=name).begin()
    table.until(mission.phase_ends[0] + 2)
    table.refuses(0, f"place {table.hand(0)[0]} action 8", "sa-illegal-no-such-slot")
    assert table.member(0).packets == []
    table.until(mission.phase_ends[1] + 2)
    assert table.state.stage == "resolution"
    table.show()
    assert table.view().turn == 13


@pytest.mark.rule("SA-469")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_simulations_bring_serious_threats_reports_and_silence(number: int) -> None:
    mission = MISSIONS[f"simulation_{number}"]
    found = threats(mission.id)
    assert mission.phases == 3
    assert {kind for kind, _ in found} == {"external"} and {s for _, s in found} == {"normal", "serious"}
    assert sum(event.unconfirmed for event in mission.events) == 1
    assert any(event.event == "communications_down" for event in mission.events)


@pytest.mark.rule("SA-470")
def test_advanced_simulations_bring_internal_threats() -> None:
    inside = [[s for kind, s in threats(f"advanced_simulation_{n}") if kind == "internal"] for n in (1, 2, 3)]
    assert inside == [["normal", "normal"], ["serious"], ["normal", "serious"]]


@pytest.mark.rule("SA-471")
@pytest.mark.parametrize("name", sorted(MISSIONS))
def test_threat_points(name: str) -> None:
    expected = {"test_run": (3, 3), "simulation": (6, 5), "advanced_simulation": (6, 5), "mission": (8, 7)}
    assert (points(name, 5), points(name, 4)) == expected[MISSIONS[name].group]


@pytest.mark.rule("SA-473", "SA-474")
@pytest.mark.parametrize("name", TRAINING)
def test_training_has_no_heroic_cards(name: str) -> None:
    assert {"heroic_cards", "visual_confirmation"} <= set(MISSIONS[name].leaves_out)
    for seats, sizes in ((2, [9, 6, 6]), (3, [6, 6, 6]), (4, [5, 5, 5])):
        state = Table(seats, mission=name).state
        for member in state.humans:
            packets = member.packets
            assert [len(packet) for packet in packets] == sizes[: state.mission.phases]
            assert not any(card in HEROIC for packet in packets for card in packet)
        assert all(member.heroic is None for member in state.crew)
        dealt = [card for member in state.humans for packet in member.packets for card in packet]
        assert sorted(dealt + state.pile) == list(ORDINARY)
    assert any(card in HEROIC for card in Table(mission="mission_3").state.crew[0].packets[0])


@pytest.mark.rule("SA-475", "SA-477")
@pytest.mark.parametrize("name", TRAINING)
def test_training_uses_white_threats_only(name: str) -> None:
    table = Table(mission=name, normal="yellow", serious="mixed")
    for deck in table.state.decks.values():
        assert all(code.split("-")[0][-1] == "1" for code in deck)
    if MISSIONS[name].group != "test_run":
        assert [len(deck) for deck in table.state.decks.values()] == [10, 8, 7, 6]


@pytest.mark.rule("SA-477")
def test_test_runs_draw_from_their_list() -> None:
    for seed in (b"1", b"2", b"3"):
        table = Table(seed=seed, mission="test_run_1").begin()
        table.until(420)
        assert [threat.code for threat in table.state.threats] == ["E1-05", "E1-10", "E1-07"]
    drawn = set()
    for seed in range(20):
        table = Table(seed=bytes([seed]), mission="test_run_2").begin()
        table.until(410)
        drawn |= {tuple(threat.code for threat in table.state.threats)}
    plain = {"E1-01", "E1-02", "E1-05", "E1-07", "E1-08", "E1-09", "E1-10"}
    assert {code for codes in drawn for code in codes} == plain
    assert len(drawn) > 10


@pytest.mark.rule("SA-478")
@pytest.mark.parametrize("name", ["test_run_1", "test_run_2"])
def test_test_runs_take_three_short_trajectories(name: str) -> None:
    used = set()
    for seed in range(20):
        tracks = Table(seed=bytes([seed]), mission=name).view().tracks
        assert sorted(tracks) == ["blue", "red", "white"]
        assert len({track.id for track in tracks.values()}) == 3
        used |= {track.id for track in tracks.values()}
    assert used == {"T1", "T2", "T3", "T4"}


def performed(table: Table, plan: str) -> list[TurnReport]:
    """The whole mission, turn by turn, with this plan on the first board; somebody minds the computer."""
    table.begin()
    table.plan(0, plan)
    table.plan(1, "c--c---c")
    table.until(10_000)
    found = []
    while table.state.stage == "resolution":
        table.play(CLOCK, "proceed")
        report = table.view().report
        assert report is not None
        found.append(report)
    return found


def did(name: str, plan: str) -> list[str]:
    """What the first of the crew did in each turn; no threat comes in between."""
    table = Table(mission=name, tripping=False)
    old = table.state.mission
    table.state.mission = replace(old, events=())
    reports = performed(table, plan)[: len(plan)]
    return [row.did for report in reports for row in report.acts if row.member == 0]


WITHOUT_SQUADS = ("test_run_1", "test_run_2", "simulation_1", "simulation_2", "simulation_3")


@pytest.mark.rule("SA-472", "SA-480")
@pytest.mark.parametrize("name", TRAINING)
def test_squads_and_interceptors_come_with_the_advanced_simulations(name: str) -> None:
    if name in WITHOUT_SQUADS:
        assert did(name, "6cx4c") == ["jumped", "nothing", "nothing", "jumped", "nothing"]
    else:
        assert did(name, "6c4c") == ["jumped", "took_bots", "jumped", "took_off"]


@pytest.mark.rule("SA-473", "SA-476", "SA-480")
@pytest.mark.parametrize("name", [*TRAINING, "mission_1"])
def test_computer_rockets_and_window_come_one_after_the_other(name: str) -> None:
    computer, rockets = ("nothing", "nothing") if name == "test_run_1" else ("maintained", "launched")
    window = "window" if name == "mission_1" else "nothing"
    assert did(name, "c3c2c") == [computer, "jumped", rockets, "jumped", window]


@pytest.mark.rule("SA-476", "SA-479")
@pytest.mark.parametrize(("name", "checks"), [("test_run_1", []), ("test_run_2", [2, 5])])
def test_a_test_run_ends_after_turn_7_with_its_own_checks(name: str, checks: list[int]) -> None:
    table = Table(mission=name, tripping=False)
    table.state.mission = replace(table.state.mission, events=())
    reports = performed(table, "aaaaaaa")
    assert [report.turn for report in reports] == [1, 2, 3, 4, 5, 6, 7, 13]
    assert [report.turn for report in reports if report.check is not None] == checks


@pytest.mark.rule("SA-481", "SA-484")
def test_training_is_scored_lightly_and_not_entered() -> None:
    run = Table(mission="test_run_1").begin()
    run.fly()
    ended = outcome(run.state)
    assert ended is not None and ended.scores == (None,) * 4
    sheet = run.view().score
    assert sheet is not None and sheet.total is None
    assert lines(run.state, "2026-11-16", "seed") == []
    for seed in range(40):
        training = Table(seed=bytes([seed]), mission="simulation_1").begin()
        training.plan(0, "aaa^c")
        training.fly()
        ended = outcome(training.state)
        assert lines(training.state, "2026-11-16", "seed") == []
        if ended is not None and ended.winners:
            sheet = training.view().score
            assert sheet is not None and sheet.total == ended.scores[0] is not None
            assert sheet.visual == (0, 0, 0), "nobody looked out of the window"
            break
    else:
        pytest.fail("no simulation was won")


@pytest.mark.rule("SA-483")
def test_the_order_offered_to_new_crews() -> None:
    groups = [MISSIONS[name].group for name in TRAINING_ORDER]
    assert groups == ["test_run", "test_run", "simulation", "advanced_simulation", "mission"]
    assert training_next("test_run_1", TRAINING_ORDER) == "test_run_2"
    assert training_next("simulation_3", TRAINING_ORDER) == "advanced_simulation_1"
    assert training_next("advanced_simulation_2", TRAINING_ORDER) == "mission_1"
    assert training_next("mission_4", TRAINING_ORDER) is None
