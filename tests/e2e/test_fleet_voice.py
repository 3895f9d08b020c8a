"""Two live missions with voice, each at a process of its own; one is killed, its spare has another time."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from sandbox.server import Sandbox
from tests.e2e.crew import text_of
from tests.e2e.fleet import SOON, Books, Fleet, home, until
from tests.e2e.flight import SPEECH, Flight
from tests.e2e.kept import Kept
from tests.postgres import WITHOUT, left_out

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
pytestmark = pytest.mark.slow
RATE = 30.0
SKEW = 40.0
"""Seconds by which the clock of the spare is ahead: clocks of machines are never compared."""
CREWS = (("Chidi", "Eve"), ("Ann", "Борис"))
TABLES = re.compile(r"FROM (actions|games|clocks)")


class Guarded(Flight):
    """A flight on the server of one berth, as the database of all has it."""

    def __init__(self, fleet: Fleet, books: Books, berth: int) -> None:
        self.guild, self.books = home(fleet.box, berth), books
        self.crew = CREWS[berth]
        self.place = fleet.box.world.channel("general", self.guild)
        self.bridge = fleet.box.world.channel("Bridge", self.guild)
        super().__init__(fleet.box, fleet.launcher, Kept(fleet.folder), RATE)

    def rows(self, sql: str) -> list[Any]:
        """Of this server alone."""

        def ours(match: re.Match[str]) -> str:
            table = match[1]
            where = f"guild = {self.guild}"
            if table != "games":
                where = f"game IN (SELECT id FROM games WHERE {where})"
            return f"FROM (SELECT * FROM {table} WHERE {where}) AS {table}"

        return self.books.ask(TABLES.sub(ours, sql))

    def heard(self) -> bool:
        """Whether the ship's computer is in their voice channel."""
        return self.box.world.bot_id in self.box.world.voice_states.get(self.guild, {})


async def test_a_mission_goes_on_at_the_spare_and_the_other_hears_nothing_of_it(
    none_yet: Fleet, box: Sandbox, database: str
) -> None:
    fleet, books = none_yet, Books(database)
    for _ in range(2):
        await fleet.launch(rate=RATE)
    owner = await fleet.at_work(0)
    await fleet.at_work(1)
    await fleet.launch(rate=RATE, skew=SKEW)
    flights = [Guarded(fleet, books, berth) for berth in range(2)]
    for flight in flights:
        await flight.board("simulation_1")
    planning = [asyncio.create_task(flight.plan()) for flight in flights]
    await until(lambda: all(flight.heard() for flight in flights))
    await until(lambda: len(flights[0].ticks()) > 3)
    await fleet.launcher.kill(owner)
    spare = await fleet.at_work(0, owner)
    await until(flights[0].heard)
    assert flights[1].heard()
    await asyncio.wait_for(asyncio.gather(*planning), 2 * SOON)
    ticks = [[text for text, _, _ in flight.ticks()] for flight in flights]
    assert sum(text.startswith("lock") for text in ticks[1]) == 3
    assert ticks[0] == ticks[1], "as if nothing had happened"
    head = SPEECH("sa-clock-resumed", second=0, when="|").partition("|")[0].rsplit("0", 1)[0]
    warned = [sum(head in text_of(message) for message in flight.told()) for flight in flights]
    assert warned == [1, 0], (head, warned)
    assert not any(person.server_muted for flight in flights for person in flight.people)
    assert not fleet.stumbled(), fleet.stumbled()
    assert "adrift" not in fleet.said(spare)
