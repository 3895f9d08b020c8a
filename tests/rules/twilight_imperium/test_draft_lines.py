"""Turns in one line of text: whole, and cut short as far as they stay clear (design 6.9)."""

from __future__ import annotations

import pytest

from rules import lines, work
from rules.core.notation import write
from rules.lines import Trial
from rules.twilight_imperium.frames import Turn
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import Picked
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import table

OVER = "ti-turn-over"


def turn() -> Table:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=2, fighter=3).planet("jord", gf=4, dock=0)
    found.at("202").ships(0, destroyer=1)
    found.state.players[0].picked = [Picked("technology_2")]
    found.state.players[0].cards = ["privateers"]
    found.state.players[0].goods = 9
    found.state.players[1].goods = 2
    run(found, Turn(0))
    return found


def tried(found: Table, line: str) -> Trial:
    parts = [each.strip() for each in line.split(";")]
    return lines.rehearse(found.state, work.named(RULES), b"a line", 0, 0, parts, OVER)


def moves(trial: Trial) -> list[str]:
    assert trial.trouble is None, (
        trial.trouble.key,
        trial.trouble.args_for_words,
        [c.label for c in trial.done],
    )
    return [write(each.action) for each in trial.done]


LINES = {
    "act 201; move all; land arnor.gf:2,lor.gf:1": ["act 201", "move all", "land arnor.gf:2,lor.gf:1"],
    "act 201; move 301.carrier,301.fighter:2 load=jord.gf:3; land suggested": None,
    "act 201; move all but=202 load=but_one; land all": None,
    "act 301; done; build jord.carrier,jord.fighter:2": None,
    "a 201; m al load=b; la s": ["act 201", "move all load=but_one", "land suggested"],
    "str tech; tech hylar_v_assault_laser": None,
    "play privateers on=1": ["play privateers on=1"],
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_moves_is_understood(line: str) -> None:
    found = moves(tried(turn(), line))
    assert len(found) == len(line.split(";"))
    assert LINES[line] in (None, found)


def test_a_transfer_needs_no_more_than_its_two_systems() -> None:
    found = turn()
    found.at("201").ships(0, destroyer=1)
    said = moves(tried(found, "transfer 201 301; move 201.destroyer to=301; done"))
    assert said == ["transfer 201 301 201", "move 201.destroyer to=301", "done"]


def test_a_line_that_cannot_be_says_why() -> None:
    nowhere = tried(turn(), "act 999").trouble
    assert nowhere is not None and nowhere.key.startswith("ti-illegal")
    wrong = tried(turn(), "act 201; move 301.dreadnought").trouble
    assert wrong is not None and wrong.key == "ti-illegal-ship-none"
    vague = tried(turn(), "act 201; m al load").trouble
    assert vague is not None and vague.key == "turn-ambiguous"
    assert vague.args_for_words["moves"] == ("move all load=but_one", "move all load=none")


def test_the_plain_move_is_meant_where_the_others_only_add_to_it() -> None:
    assert moves(tried(turn(), "act 201; m al")) == ["act 201", "move all"]


def test_an_answer_may_be_called_by_its_name() -> None:
    found = turn()
    found.at("201").ships(1, destroyer=1)
    trial = tried(found, "act 201; move all; plan usual")
    assert moves(trial) == ["act 201", "move all", "plan"]
    assert moves(tried(found, "act 201; move all; plan each_round")) == [
        "act 201",
        "move all",
        "plan stop=each_round",
    ]
