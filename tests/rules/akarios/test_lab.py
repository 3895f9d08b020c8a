"""The simulator: the same seed gives the same figures, and the page says how many games are behind them."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.akarios.__main__ import main
from rules.akarios.components import CARDS, ShipPoint
from rules.akarios.lab import balance, presets, simulate
from rules.akarios.lab.simulate import Record
from rules.akarios.squad import loadout, members, trees
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


# Squads for it


@pytest.mark.parametrize("node", presets.PURSES)
def test_a_squad_has_spent_what_it_can(node):
    sheet = presets.squad(node, 3, b"squad")
    pilots = [member.pilot for member in sheet.members]
    assert len(set(pilots)) == 3 and len({member.ship for member in sheet.members}) == 3
    for number, member in enumerate(sheet.members):
        pad, berth = members.pad(member), members.berth(member)
        assert pad.points == 0 and berth.points == 0 and pad.credits >= 0
        assert trees.spent(pad) == presets.PURSES[node].skill
        paid = sum(CARDS[card].price or 0 for card in member.cards)
        assert pad.credits + paid == presets.PURSES[node].credits
        for slot, card in member.last.cards.items():
            assert loadout.why_not(sheet, number, slot, card, range(3)) is None
        kinds = {CARDS[card].kind for card in member.last.cards.values()}
        assert {"weapon", "engine", "pilot_ability"} <= kinds


def test_points_for_ships_from_trees_are_built_in():
    found = 0
    for seed in range(4):
        for member in presets.squad("027", 4, bytes([seed])).members:
            assert member.pilot
            gained = trees.filled(member.pilot, members.pad(member))
            given = [each for each in gained if isinstance(each, ShipPoint)]
            cells = members.berth(member).cells
            assert sum(map(bool, cells)) == min(len(cells), presets.PURSES["027"].ship + len(given))
            found += len(given)
    assert found


def test_nothing_is_sold_before_the_first_market():
    sheet = presets.squad("004", 1, b"squad")
    assert presets.stock(sheet, "004") == []
    later = presets.stock(sheet, "010")
    assert later and len(later) < len(presets.stock(sheet, "027"))
    sheet.members[0].cards.append(later[0])
    assert later[0] not in presets.stock(sheet, "010"), "every upgrade exists once"


def test_side_missions_make_richer_squads():
    def wealth(how):
        sheet = presets.squad("012", 1, b"squad", how)
        return trees.spent(members.pad(sheet.members[0]))

    assert wealth("main_only") < wealth("as_at_node") < wealth("all_sides")
