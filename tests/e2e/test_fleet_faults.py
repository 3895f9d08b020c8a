"""What may befall one bot of several, or the line between it and its database."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from sandbox.server import Sandbox
from tests.e2e.crew import Crew
from tests.e2e.fleet import SOON, Books, Fleet, audited, busy, crews_of, home, rest, until
from tests.e2e.launcher import alive
from tests.postgres import WITHOUT, left_out
from tests.proxy import between
from tools.cluster import Cluster

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
pytestmark = pytest.mark.slow
SLOW = 0.35
"""Seconds of each answer of the database: a move asks it often enough to be late for Discord, and no question
waits too long for the fence."""
WHEN = re.compile(r"^(\S+ \S+) \S+ \w+ (.*)$", re.MULTILINE)


def moment(log: str, what: str) -> str:
    """When it said so first."""
    return next(when for when, line in WHEN.findall(log) if what in line)


async def test_a_line_that_is_slow_and_then_swallows_all_leaves_the_berth_to_the_spare(
    none_yet: Fleet, box: Sandbox, cluster: Cluster, database: str
) -> None:
    """Slow: clicks are deferred, and answered. Gone: it is adrift before another has its berth, and ends when
    it learns of that, without another move."""
    fleet, books = none_yet, Books(database)
    async with between(cluster) as line:
        first = await fleet.launch(WARDROOM_DATABASE=line.address)
        await fleet.at_work(0)
        for _ in range(2):
            await fleet.launch()
        await fleet.at_work(1)
        crews = crews_of(fleet, random.Random("line"))
        players = [asyncio.create_task(crew.play()) for crew in crews]
        try:
            await busy(fleet.hosts[0])
            line.delay = SLOW
            before = len(crews[0].presses)
            await busy(fleet.hosts[0], 2)
            line.delay = 0.0
            slow = crews[0].presses[before:]
            assert any((press.interaction.acked_after or 0) > 1.5 for press in slow if press.answered)
            await busy(fleet.hosts[0])
            assert "adrift" not in fleet.said(first)
            line.swallow()
            fleet.gone(0)
            spare = await fleet.at_work(0, first)
            await busy(fleet.hosts[0])
            assert alive(first)
            line.mend()
            await until(lambda: not alive(first))
            for host in fleet.hosts:
                await busy(host)
        finally:
            await rest(fleet, players)
        await books.told(SOON)
        audited(fleet, books, crews)
        assert "this one ends, to be started again" in fleet.said(first)
        assert moment(fleet.said(first), "adrift: the lock") < moment(fleet.said(spare), "berth 0 has shards")


async def test_cut_off_and_back_in_time_it_keeps_its_berth(
    none_yet: Fleet, box: Sandbox, cluster: Cluster, database: str
) -> None:
    """Nobody else wants it: clicks are told that the table is out of reach, and later played again."""
    fleet, books = none_yet, Books(database)
    async with between(cluster) as line:
        first = await fleet.launch(WARDROOM_DATABASE=line.address)
        await fleet.at_work(0)
        crew = crews_of(fleet, random.Random("cut"))[0]
        players = [asyncio.create_task(crew.play())]
        try:
            await busy(fleet.hosts[0])
            line.cut()
            await until(lambda: "adrift" in fleet.said(first))
            await until(lambda: any("changing hands" in press.said for press in crew.presses))
            line.mend()
            await until(lambda: "is held again" in fleet.said(first))
            made = sum(press.accepted for press in crew.presses)
            await until(lambda: sum(press.accepted for press in crew.presses) > made)
        finally:
            await rest(fleet, players)
        await books.told(SOON)
        audited(fleet, books, [crew])
        assert alive(first)


async def test_two_that_think_they_own_everything_do_no_harm(
    none_yet: Fleet, box: Sandbox, database: str
) -> None:
    """No berths and no lock: both hear every click of every server, and both play it. What they have told,
    and whom they have called, is what the slower wrote down: a call may come twice. Who has it all alone
    afterwards brings it up to date, and repeats nothing that was told."""
    fleet, books = none_yet, Books(database)
    owners = [await fleet.launch(WARDROOM_BERTHS="1") for _ in range(2)]
    await until(lambda: all(map(fleet.ready, owners)))
    for host in fleet.hosts:
        host.up.set()
    dice = random.Random("owners")
    crews = [
        Crew(box, fleet.hosts[berth], names, dice, mission="test_run_1", pace="post")
        for berth, names in enumerate((["Chidi", "Eve"], ["Ann", "Борис"]))
    ]
    for berth, crew in enumerate(crews):
        crew.channel = box.world.channel("general", home(box, berth))
    players = [asyncio.create_task(crew.play()) for crew in crews]
    try:
        await until(lambda: all(sum(press.accepted for press in crew.presses) >= 5 for crew in crews))
        assert not any(player.done() for player in players), [p.exception() for p in players if p.done()]
    finally:
        await rest(fleet, players)
    for owner in owners:
        await fleet.launcher.kill(owner)
    await fleet.launch(WARDROOM_BERTHS="1")
    await books.told(SOON)
    presses = audited(fleet, books, crews, calls=False)
    assert not [press for press in presses if press.up and not press.killed and not press.answered]
