"""The simulator: the same seed gives the same figures, and the page says how many games are behind them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.akarios.__main__ import main
from rules.akarios.components import DATA, LOCATIONS
from rules.akarios.lab import balance, campaigns, chronicle, kept, lines, simulate, worlds
from rules.akarios.lab.simulate import Record
from rules.core.contract import Event


def record(**facts: object) -> Record:
    usual = {
        "scenario": "001",
        "seats": 2,
        "difficulty": "normal",
        "ended": "success",
        "rounds": 6,
        "start": 20,
    }
    return Record(**{**usual, **facts})  # type: ignore[arg-type]


def test_every_scenario_for_every_number_of_players():
    tasks = simulate.tasks(3, ["001", "004"], [1, 2], "hard", "as_at_node", "s")
    assert len(tasks) == 12
    assert Counter((task.scenario, task.seats) for task in tasks) == {
        (scenario, seats): 3 for scenario in ("001", "004") for seats in (1, 2)
    }


def test_the_page_shows_shares_and_how_many_games_they_are_of():
    records = [
        record(),
        record(),
        record(ended="failure", rounds=4, lost=20, down=2),
        record(ended="limit", rounds=12),
    ]
    lines = list(balance.page(records))
    row = lines[1].split()
    assert row[:4] == ["001", "2", "4", "50%"]
    assert row[4:9] == ["6", "6", "6", "2", "50%"], (
        "rounds of won battles, how many, the limit's share of the lost"
    )
    assert lines[-1].endswith("4 games in all")


def test_activations_that_attack():
    records = [record(acted=Counter(ronin_scout=8), attacked=Counter(ronin_scout=2))]
    assert any(line.split() == ["001", "ronin_scout", "8", "25%"] for line in balance.page(records))


def test_an_activation_attacks_once_however_often_it_shoots():
    watch, found = simulate.Watch(), record()
    watch.acting = {"one": "ronin_scout", "two": "ronin_scout"}
    shots = [Event("ak-attacks", {"ship": "one"}), Event("ak-attacks", {"ship": "one"})]
    watch.after(found, [Event("ak-enemy-card"), *shots])
    assert (found.acted["ronin_scout"], found.attacked["ronin_scout"]) == (2, 1)


def test_only_what_is_written_can_be_simulated(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "1", "--scenario", "999"])
    assert "battles that are written" in capsys.readouterr().err


@pytest.mark.slow
def test_the_same_seed_gives_the_same_battle():
    [task] = simulate.tasks(1, ["001"], [2], "normal", "as_at_node", "lab")
    first, second = simulate.game(task), simulate.game(task)
    for each in (first, second):
        each.seconds = each.thought = 0
    assert first == second
    assert first.ended in ("success", "failure", "limit") and first.start > 0
    assert sum(first.attacked.values()) <= sum(first.acted.values())


# The sweep: games that are kept, and lines of the balance page


def sweep(file: Path, tasks: list[simulate.Task]) -> tuple[list[Record], list[simulate.Task]]:
    """The records, and what had to be played for them."""
    played: list[simulate.Task] = []

    def game(task: simulate.Task) -> Record:
        played.append(task)
        return record(
            scenario=task.scenario, seats=task.seats, rounds=task.number, acted=Counter(ronin_scout=3)
        )

    return kept.run(game, tasks, 1, file, Record), played


def test_a_sweep_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games"
    few = simulate.tasks(2, ["001"], [1], "normal", "as_at_node", "s")
    first, played = sweep(file, few)
    assert played == few
    file.write_bytes(file.read_bytes() + b'\n{"task":"cut off')
    many = simulate.tasks(3, ["001", "004"], [1], "normal", "as_at_node", "s")
    records, played = sweep(file, many)
    assert [(task.scenario, task.number) for task in played] == [
        ("001", 2),
        ("004", 0),
        ("004", 1),
        ("004", 2),
    ]
    assert records[:2] == first and [each.rounds for each in records] == [0, 1, 2, 0, 1, 2]
    assert records[0].acted == Counter(ronin_scout=3)
    assert sweep(file, many) == (records, [])


def test_a_sweep_that_is_interrupted_has_what_the_file_has(tmp_path: Path) -> None:
    file = tmp_path / "games"
    few = simulate.tasks(2, ["001"], [1], "normal", "as_at_node", "s")
    first, _ = sweep(file, few)

    def stopped(_: Any) -> Record:
        raise KeyboardInterrupt

    more = [*simulate.tasks(1, ["004"], [1], "normal", "as_at_node", "s"), *few]
    assert kept.run(stopped, more, 1, file, Record) == first


def test_another_level_or_other_figures_are_played_anew(tmp_path: Path, monkeypatch) -> None:
    file = tmp_path / "games"
    tasks = simulate.tasks(1, ["001", "004"], [1], "normal", "as_at_node", "s")
    sweep(file, tasks)
    hard = simulate.tasks(1, ["001"], [1], "hard", "as_at_node", "s")
    assert sweep(file, hard)[1] == hard
    before = kept.content

    def other(scenario: str, players: int) -> str:
        return before(scenario, players) + "changed" * (scenario == "004")

    monkeypatch.setattr(kept, "content", other)
    assert [task.scenario for task in sweep(file, tasks)[1]] == ["004"]
    assert sweep(file, tasks)[1] == [], "the newest of a game counts"


def test_each_kind_of_game_has_a_mark() -> None:
    [battle] = simulate.tasks(1, ["001"], [2], "normal", "as_at_node", "s")
    [world] = worlds.tasks(1, ["006"], [2], "as_at_node", "s")
    [campaign] = campaigns.tasks(1, [2], ["main"], "s")
    assert len({kept.mark(battle), kept.mark(world), kept.mark(campaign)}) == 3


def test_content_is_marked_by_figures_and_not_by_words(monkeypatch) -> None:
    def changed(name: str, **facts: object) -> str:
        files = {each: DATA.file(each) for each in DATA.names()}
        files[name] = {**files[name], **facts}
        with monkeypatch.context() as patch:
            patch.setattr(DATA, "file", files.__getitem__)
            return str(kept.content.__wrapped__("001", 2))

    now = kept.content("001", 2)
    assert changed("scenarios/001", text={}) == changed("scenarios/004", vars={}) == now
    assert now not in (changed("scenarios/001", vars={"x": 1}), changed("enemies", enemy=[]))


@pytest.mark.parametrize(
    ("facts", "for_two"),
    [
        ({"hull": {"p": [3, 4, 5, 6]}}, {"hull": 4}),
        ([{"at": "A1"}, {"at": "B1", "min_players": 2}, {"at": "C1", "min_players": 3}], ["A1", "B1"]),
        ({"elite_from": 2}, {"elite_from": True}),
        ({"elite_from": 3}, {"elite_from": False}),
        ({"do": "spawn", "ships": [["a"], ["b"], ["c"], ["d"]]}, {"do": "spawn", "ships": ["b"]}),
        ({"rule": [{"do": [{"n": {"p": [1, 2, 3, 4]}}]}]}, {"rule": [{"do": [{"n": 2}]}]}),
    ],
)
def test_a_table_is_not_played_anew_for_figures_it_does_not_meet(facts: object, for_two: object) -> None:
    found = kept.met(facts, 2)
    assert ([row["at"] for row in found] if isinstance(found, list) else found) == for_two


def test_the_lines_name_what_misses_its_target() -> None:
    lost = record(ended="limit")
    records = [
        *(record() for _ in range(19)),
        lost,
        *(record(seats=3) for _ in range(14)),
        *(record(seats=3, ended="failure") for _ in range(6)),
    ]
    page = list(lines.battles(records))
    assert page[2].startswith("| 001 | 2 | 20 | 95 % | 6, 6–6 | 1 of 1 |")
    assert "- Outside the floor: 1 of 2: 001 with 2 (95 %)." in page
    assert "- Outside the band: 1 of 2: 001 with 2 (95 %)." in page
    assert "- Counts more than 15 points apart: 1: 001 (70–95 %)." in page


def test_levels_stand_beside_normal() -> None:
    def some(level: str, won: int, scenario: str = "001") -> list[Record]:
        ends = ["success" if n < won else "failure" for n in range(10)]
        return [record(scenario=scenario, difficulty=level, ended=end) for end in ends]

    first = [*some("normal", 7), *some("easy", 8), *some("hard", 6), *some("abyss", 0)]
    page = list(
        lines.battles([*first, *some("normal", 9, "004"), *some("hard", 4, "004"), *some("normal", 0, "007")])
    )
    assert "| scenario | players | easy | normal | hard | abyss |" in page
    assert page[-4:] == [
        "| 001 | 2 | 80 % of 10 | 70 % of 10 | 60 % of 10 | 0 % of 10 |",
        "| 004 | 2 | – | 90 % of 10 | 40 % of 10 | – |",
        "| all | 2 | 80 % of 10 (+10) | 80 % of 20 | 50 % of 20 (-30) | 0 % of 10 (-70 !) |",
        "| all | all | 80 % of 10 (+10) | 80 % of 20 | 50 % of 20 (-30) | 0 % of 10 (-70 !) |",
    ]


@pytest.mark.slow
def test_the_sweep_writes_its_tables(tmp_path: Path, capsys) -> None:
    file = tmp_path / "games"
    order = ["simulate", "1", "--kept", str(file), "--lines", "--seats", "1", "--seed", "lab"]
    assert main([*order, "--scenario", "001,016"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[:3] for row in rows[2:4]] == [["| 001", "1", "1"], ["| 016", "1", "1"]]
    assert main([*order, "--world", "006"]) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("| 006 | 1 | 1 | ")
    assert file.read_bytes().count(b"task") == 3


# Worlds


@pytest.mark.slow
def test_the_same_seed_gives_the_same_outing(capsys):
    [task] = worlds.tasks(1, ["006"], [2], "as_at_node", "lab")
    first, second = worlds.game(task), worlds.game(task)
    for each in (first, second):
        each.seconds = each.thought = 0
    assert first == second and first.ended in ("success", "failure")
    assert first.rounds > 1 and first.moves > first.rounds
    assert main(["simulate", "1", "--world", "006", "--seats", "2", "--seed", "lab"]) == 0
    row = capsys.readouterr().out.splitlines()[1].split()
    assert row[:5] == ["006", "2", "1", "100%", str(first.rounds)]


def test_worlds_are_no_battles(capsys):
    for wrong in (["--world", "001"], ["--scenario", "006"], ["--world", "006", "--campaign"]):
        with pytest.raises(SystemExit):
            main(["simulate", "1", *wrong])
    assert "not allowed with" in capsys.readouterr().err


# Campaigns


def chronicled(**facts: object) -> campaigns.Record:
    usual = {"members": 2, "way": "minds", "ended": "work", "achievements": ["ARCHIVE", "END_WORK"]}
    return campaigns.Record(**{**usual, **facts})  # type: ignore[arg-type]


def test_the_page_of_campaigns_counts_ends_retries_and_first_attempts():
    failed = campaigns.Chapter("004", "failure", "normal", 1, 90)
    again = campaigns.Chapter("004", "success", "easy", 2, 80)
    records = [
        chronicled(chapters=[failed, again]),
        chronicled(ended="lost", chapters=[campaigns.Chapter("004", "success", "normal", 1, 70)]),
    ]
    lines = [line.split() for line in chronicle.page(records)]
    assert lines[1][:8] == ["2", "minds", "2", "50%", "0", "0", "1", "1"]
    assert lines[1][8:10] == ["1.5", "0.5"]
    assert ["004", "3", "50%", "1.50", "2", "1"] in lines
    assert "WOUNDED" in " ".join(lines[-2]), "what nobody has gained is named"


@pytest.mark.slow
@pytest.mark.parametrize(("members", "way"), [(1, "main"), (2, "minds"), (3, "sides"), (4, "minds")])
def test_a_campaign_goes_from_the_last_exam_to_an_ending(members: int, way: campaigns.Way):
    """Chapter after chapter, the sheet handed over each time, whatever fails on the way (AK-945, AK-947)."""
    [task] = campaigns.tasks(1, [members], [way], "test")
    record = campaigns.game(task)
    assert record.ended in (*campaigns.ENDINGS.values(), chronicle.LOST)
    nodes = [chapter.node for chapter in record.chapters]
    assert nodes[0] == "001" and nodes[-1] == "028"
    main = {row.id for row in LOCATIONS.values() if row.kind == "main" and row.plays in ("battle", "world")}
    flown = {node[:3] for node in nodes}
    assert main - {"014", "015"} <= flown and flown & {"014", "015"}
    sides = {row.id for row in LOCATIONS.values() if row.kind == "side"}
    assert len(flown & sides) >= {"main": 0, "minds": 1, "sides": 4}[way]
    assert way != "main" or not flown & sides
    assert record.copilots > 8 and record.cards > 4
