"""A Tactical Action through all its chapters, nothing noted down in their place."""

from __future__ import annotations

from rules.core import stack
from rules.core.contract import Action
from rules.core.notation import read
from rules.twilight_imperium import engine, frames
from rules.twilight_imperium.actions import ACTIONS
from rules.twilight_imperium.board import systems
from tests.rules.twilight_imperium.play import answer, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import activate, fleet, ship, table


def plays(found: Table, *texts: str) -> None:
    for text in texts:
        seat, _ = stack.asked(found.state, engine.CHAPTERS) or (0, None)
        answer(found, seat, read(text, ACTIONS))


def quietly(found: Table) -> list[tuple[int, Action]]:
    """Everybody is silent until the action is over."""
    said = []
    while found.state.stack:
        asked = stack.asked(found.state, engine.CHAPTERS)
        assert asked is not None
        said.append((asked[0], silent(found.state, asked[0])))
        answer(found, *said[-1])
    return said


def test_a_neutral_planet_is_taken_in_a_line() -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1).planet("jord", gf=3, dock=1)
    activate(found, "201")
    plays(found, "move all", "land arnor.gf:1,lor.gf:2")
    quietly(found)
    owners = [systems.planet(found.state, each).owner for each in ("arnor", "lor")]
    assert owners == [0, 0] and fleet(found, "201") == ["carrier", "cruiser"]
    assert ship(found, "201", "carrier").gf == 0 and found.at("201").system.counters == [0]


def test_a_fleet_fights_its_way_and_silence_ends_every_question() -> None:
    found = table()
    found.home(0).ships(0, war_sun=2, cruiser=2).planet("jord", gf=3)
    found.at("201").ships(1, destroyer=1).planet("arnor", owner=1, gf=1, pds=1).system.mines = [1]
    activate(found, "201")
    plays(found, "move all")
    said = quietly(found)
    assert {seat for seat, _ in said} <= {0, 1}
    assert fleet(found, "201", 1) == [] and "war_sun" in fleet(found, "201")
    assert found.at("201").system.mines == [], "one mine went off"


def test_a_transfer_brings_ground_forces_home() -> None:
    found = table()
    found.home(0).ships(0, carrier=1).planet("jord", gf=1, dock=1, ready=True)
    found.at("201").ships(0, cruiser=1).planet("arnor", owner=0, gf=2)
    found.state.stack = [frames.Turn(0, "act")]
    plays(found, "transfer 201 301 201", "move 301.carrier load=jord.gf", "done", "land arnor.gf:1")
    quietly(found)
    assert systems.planet(found.state, "arnor").gf == 3 and fleet(found, "201") == ["carrier", "cruiser"]
