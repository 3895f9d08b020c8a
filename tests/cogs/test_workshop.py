"""Heavy work is done beside the loop, the urgent first; what befalls a worker befalls nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cogs.hands import ROOT, Worker
from cogs.workshop import IDLE, Broken, Busy, Crew, Urgency, Workshop, waited_for
from rules.core import IllegalMove
from tests.cogs import jobs

PANEL, FILM = Urgency.PANEL, Urgency.FILM


@pytest.fixture(params=[0, 1], ids=["thread", "process"])
async def workshop(request: pytest.FixtureRequest) -> AsyncIterator[Workshop]:
    shop = Workshop(request.param)
    yield shop
    await shop.close()


@pytest.fixture
async def processes() -> AsyncIterator[Workshop]:
    shop = Workshop(1)
    yield shop
    await shop.close()


async def seen(what: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    """A zombie has ended: only nobody has asked for it yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def pid_of(crew: Crew) -> int:
    hand = crew.hands[0]
    assert isinstance(hand, Worker) and hand.process is not None
    return hand.process.pid


async def test_work_comes_back_and_so_does_a_refusal(workshop: Workshop) -> None:
    assert await workshop.do(jobs.double, 21, urgency=PANEL) == 42
    with pytest.raises(IllegalMove) as refused:
        await workshop.do(jobs.refuse, 2, urgency=PANEL)
    assert refused.value.key == "xia-illegal-not-asked" and refused.value.rule == "XIA-547"
    assert refused.value.args_for_words == {"player": "#2"}
    with pytest.raises(Exception, match="1 and 2"):
        await workshop.do(jobs.fail_oddly, urgency=PANEL)
    assert await workshop.do(jobs.double, 4, urgency=PANEL) == 8


async def test_the_loop_goes_on_meanwhile(workshop: Workshop, tmp_path: Path) -> None:
    """The job ends only when the loop has done something else."""
    end = tmp_path / "end"
    job = asyncio.create_task(workshop.do(jobs.until, str(end), urgency=PANEL))
    await asyncio.sleep(0)
    end.touch()
    assert await job == str(end)


async def test_nothing_starts_before_there_is_something_to_do(processes: Workshop) -> None:
    hand = processes.thinkers.hands[0]
    assert isinstance(hand, Worker) and hand.process is None
    await processes.do(jobs.double, 1, urgency=PANEL)
    assert hand.process is not None and alive(hand.process.pid)
    assert all(
        isinstance(other, Worker) and other.process is None
        for crew in (processes.painter, processes.darkroom)
        for other in crew.hands
    )


async def test_the_urgent_goes_first(workshop: Workshop, tmp_path: Path) -> None:
    end, notes = tmp_path / "end", tmp_path / "notes"
    wanted = [Urgency.ANDROID, Urgency.PANEL, Urgency.ANDROID, Urgency.CLICK]
    work = [asyncio.create_task(workshop.do(jobs.until, str(end), urgency=PANEL))]
    await asyncio.sleep(0)
    for urgency in wanted:
        work.append(asyncio.create_task(workshop.do(jobs.note, str(notes), urgency.name, urgency=urgency)))
    await asyncio.sleep(0)
    end.touch()
    await asyncio.gather(*work)
    assert notes.read_text().split() == ["CLICK", "PANEL", "ANDROID", "ANDROID"]


async def test_a_film_keeps_nobody_waiting(workshop: Workshop, tmp_path: Path) -> None:
    end = tmp_path / "end"
    film = asyncio.create_task(workshop.do(jobs.until, str(end), urgency=FILM))
    await asyncio.sleep(0)
    assert await workshop.do(jobs.double, 2, urgency=Urgency.ANDROID) == 4
    assert await workshop.paint(jobs.double, 3) == 6  # type: ignore[arg-type]
    assert not film.done()
    end.touch()
    await film


async def test_too_many_are_refused_and_those_who_wait_are_not(workshop: Workshop, tmp_path: Path) -> None:
    end = tmp_path / "end"
    films = [asyncio.create_task(workshop.do(jobs.until, str(end), urgency=FILM))]
    for _ in range(workshop.darkroom.most):
        films.append(asyncio.create_task(workshop.do(jobs.double, 1, urgency=FILM)))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await workshop.do(jobs.double, 1, urgency=FILM)
    end.touch()
    assert (await asyncio.gather(*films))[1:] == [2] * workshop.darkroom.most
    assert await workshop.do(jobs.double, 1, urgency=FILM) == 2


async def test_moves_are_never_refused(workshop: Workshop, tmp_path: Path) -> None:
    workshop.thinkers.most = 1
    end = tmp_path / "end"
    work = [asyncio.create_task(workshop.do(jobs.until, str(end), urgency=PANEL))]
    await asyncio.sleep(0)
    work += [
        asyncio.create_task(workshop.do(jobs.double, 1, urgency=urgency))  # type: ignore[arg-type]
        for urgency in (Urgency.CLICK, Urgency.ANDROID, Urgency.CLICK)
    ]
    await asyncio.sleep(0)
    end.touch()
    assert (await asyncio.gather(*work))[1:] == [2, 2, 2]


async def test_who_gives_up_waiting_leaves_the_queue_in_order(workshop: Workshop, tmp_path: Path) -> None:
    end = tmp_path / "end"
    first = asyncio.create_task(workshop.do(jobs.until, str(end), urgency=PANEL))
    await asyncio.sleep(0)
    second = asyncio.create_task(workshop.do(jobs.double, 1, urgency=PANEL))
    third = asyncio.create_task(workshop.do(jobs.double, 5, urgency=PANEL))
    await asyncio.sleep(0)
    second.cancel()
    first.cancel()
    end.touch()
    assert await third == 10
    assert await workshop.do(jobs.double, 6, urgency=PANEL) == 12


async def test_a_crash_costs_one_retry(processes: Workshop, tmp_path: Path) -> None:
    assert await processes.do(jobs.die_once, str(tmp_path / "mark"), urgency=PANEL) == "done"


async def test_what_kills_workers_is_given_up_and_the_next_job_goes_well(processes: Workshop) -> None:
    with pytest.raises(Broken):
        await processes.do(jobs.die, urgency=PANEL)
    assert await processes.do(jobs.double, 2, urgency=PANEL) == 4


async def test_one_killed_while_it_had_nothing_to_do_is_not_missed(processes: Workshop) -> None:
    await processes.do(jobs.double, 1, urgency=PANEL)
    os.kill(pid_of(processes.thinkers), signal.SIGKILL)
    assert await processes.do(jobs.double, 3, urgency=PANEL) == 6


async def test_a_stray_word_is_no_answer_and_the_token_stays_at_home(
    processes: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert await processes.do(jobs.token, urgency=PANEL) is None
    assert await processes.do(jobs.chatter, urgency=PANEL) == pid_of(processes.thinkers)


async def test_a_worker_reckons_with_one_thread(processes: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    assert await processes.do(jobs.environment, "OPENBLAS_NUM_THREADS", urgency=PANEL) == "1"


async def test_the_darkroom_is_left_when_no_film_is_wanted(processes: Workshop) -> None:
    assert processes.darkroom.idle == IDLE
    processes.darkroom.idle = 0.01
    await processes.do(jobs.double, 1, urgency=FILM)
    hand = processes.darkroom.hands[0]
    assert isinstance(hand, Worker)
    await seen(lambda: hand.process is None)
    with waited_for(FILM):
        assert await processes.paint(jobs.double, 4) == 8  # type: ignore[arg-type]


async def test_without_a_process_a_thread_does_it(
    processes: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine has no more to give: the games go on."""

    async def refused(*args: object, **options: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refused)
    assert await processes.do(jobs.double, 4, urgency=PANEL) == 8


async def test_those_who_draw_stand_back(processes: Workshop) -> None:
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert await processes.do(os.getpriority, os.PRIO_PROCESS, 0, urgency=PANEL) == here
    assert await processes.paint(os.getpriority, os.PRIO_PROCESS, 0) > here  # type: ignore[arg-type, operator]
    assert await processes.do(os.getpriority, os.PRIO_PROCESS, 0, urgency=FILM) > here


async def test_a_stop_waits_for_no_job(tmp_path: Path) -> None:
    """The job would never end."""
    shop = Workshop(1)
    begun = tmp_path / "begun"
    work = [
        asyncio.create_task(shop.do(jobs.spin, str(begun), urgency=PANEL)),
        asyncio.create_task(shop.do(jobs.double, 1, urgency=PANEL)),
    ]
    await seen(lambda: begun.exists() and begun.read_text() != "")
    await shop.close()
    assert not alive(int(begun.read_text()))
    assert all(
        isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*work, return_exceptions=True)
    )


BOT = """
import asyncio, sys
from cogs.workshop import Urgency, Workshop
from tests.cogs import jobs

async def main():
    shop = Workshop(2)
    await asyncio.gather(
        shop.warm(),
        shop.do(jobs.spin, sys.argv[1], urgency=Urgency.PANEL),
        shop.do(jobs.spin, sys.argv[2], urgency=Urgency.FILM),
    )

asyncio.run(main())
"""


def children(pid: int) -> list[int]:
    return [
        int(each)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for each in (task / "children").read_text().split()
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
async def test_no_worker_outlives_a_bot_that_was_killed(tmp_path: Path) -> None:
    """Neither those that are in the middle of a job nor those that wait for one."""
    begun = [tmp_path / "one", tmp_path / "two"]
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, *map(str, begun), cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    try:
        await seen(lambda: all(each.exists() and each.read_text() != "" for each in begun))
        await seen(lambda: len(children(bot.pid)) == 4)
        workers = children(bot.pid)
        bot.kill()
        await bot.wait()
        await seen(lambda: not any(map(alive, workers)))
    finally:
        with contextlib.suppress(ProcessLookupError):
            bot.kill()
        await bot.wait()


def test_how_many_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    monkeypatch.delenv("WARDROOM_WORKERS")
    assert len(Workshop().thinkers.hands) == 3
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert len(Workshop().thinkers.hands) == 1 and isinstance(Workshop().painter.hands[0], Worker)
    monkeypatch.setenv("WARDROOM_WORKERS", "0")
    assert not isinstance(Workshop().painter.hands[0], Worker)
    monkeypatch.setenv("WARDROOM_WORKERS", "2")
    assert len(Workshop().thinkers.hands) == 2
