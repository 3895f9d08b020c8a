"""A whole mission of five players with voice, ten times as fast as life, looked at second by second."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from audio.intercom import RATE as SAMPLES
from audio.voices import samples
from cogs.space_alert.voice import cues
from rules.core import notation
from rules.space_alert.actions import ACTIONS
from rules.space_alert.missions import MISSIONS, timeline
from sandbox.server import Sandbox
from sandbox.shapes import EPHEMERAL
from sandbox.voice import decode
from sandbox.world import created_at
from tests.audio.hearing import find
from tests.e2e.crew import parts, text_of, verb_of
from tests.e2e.flight import CREW, SPEECH, Flight
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher

pytestmark = pytest.mark.slow
MISSION = MISSIONS["mission_1"]
RATE = 10.0
LINE = timeline(MISSION, 5, False)
LATE = 0.3
"""Seconds by which a word may be away from its place, beside what the machine kept back just then. How late
ticks are is for `make bench` to say; what comes when, and that nothing is too early, for tests."""
LEAST, PACKET = 0.35, 0.02
NAMES = dict(enumerate(CREW))


@pytest.fixture
def launcher() -> Iterator[Launcher]:
    server = Launcher()
    yield server
    server.close()


@pytest.mark.parametrize("dave", [False, True], ids=["dave off", "dave on"])
async def test_a_mission(box: Sandbox, launcher: Launcher, kept: Kept, dave: bool) -> None:
    box.voice.dave = dave
    flight = Flight(box, launcher, kept, RATE)
    await flight.bot_up()
    await flight.board("mission_1")
    zero = flight.started_at
    offset = time.monotonic() - time.time()
    await flight.plan()
    every_tick_in_its_second(flight, zero)
    every_caption_in_the_thread(flight, zero)
    the_plan_is_in_the_log(flight)
    every_line_is_heard(box, zero + offset, range(5, 600))
    pressed = await flight.show()
    await the_show_was_seen(flight, pressed)
    await flight.bot_down()
    assert "Traceback" not in flight.log.read_text(), flight.log.read_text()[-3000:]


def every_tick_in_its_second(flight: Flight, zero: float) -> None:
    """The clock did all that it had to do, in order, each at its second."""
    done = flight.ticks()[: len(LINE)]
    assert [notation.read(text, ACTIONS) for text, _, _ in done] == [action for _, action in LINE]
    in_time([at - (zero + second / RATE) for (second, _), (_, at, _) in zip(LINE, done, strict=True)])


def in_time(late: list[float]) -> None:
    """None too early."""
    assert min(late) > -0.01, late


def captions(flight: Flight) -> Iterator[tuple[int, str]]:
    """What everybody is told, with the second in which it happens."""
    for (second, _), (_, _, events) in zip(LINE, flight.ticks(), strict=False):
        for event in events:
            if event["key"].startswith("sa-caption"):
                yield second, SPEECH(event["key"], seats=NAMES, **event["args"])


def every_caption_in_the_thread(flight: Flight, zero: float) -> None:
    found = list(captions(flight))
    assert len(found) >= len(MISSION.events) + 12
    for second, text in found:
        due = zero + second / RATE
        assert any(at - due >= -0.01 for at in flight.read.get(text, ())), (
            f"{text!r} due at second {second}: told after {[at - due for at in flight.read.get(text, ())]}"
        )


def the_plan_is_in_the_log(flight: Flight) -> None:
    """Everybody filled slots of all three phases; data was drawn and handed over whenever it was open."""
    slots: dict[int, set[int]] = {seat: set() for seat in range(5)}
    for seat, text in flight.moves("place"):
        slots[seat].add(int(text.split()[3]))
    for seat, filled in slots.items():
        for phase in ({1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11, 12}):
            assert filled & phase, f"seat {seat} planned nothing in {phase}"
    assert len(flight.moves("draw")) >= 6, "two calls of incoming data for five"
    assert {text.split()[0] for _, text in flight.moves("give")} == {"give"}
    announced = [event for event in MISSION.events if event.event == "threat"]
    keys = [event["key"] for _, _, events in flight.ticks() for event in events]
    assert keys.count("sa-caption-threat") == len(announced)


def every_line_is_heard(box: Sandbox, zero: float, seconds: range, most_missed: int = 2) -> None:
    """The first word of every line of these seconds, where it should be in what the crew heard.

    Speech is not sped up: a line is cut where the next one begins, so its beginning must do.
    """
    heard = box.voice.packets
    sound = decode(heard).mean(axis=1)
    times = np.array([packet.at for packet in heard])
    lines = [cue for cue in cues(MISSION, 5, False, "en") if cue.kind == "voice"]
    checked, missed = 0, []
    for cue, nexts in zip(lines, [*lines[1:], None], strict=True):
        room = (nexts.at - cue.at) / RATE if nexts else 10.0
        clip = samples("en", cue.parts[0])[: int(room * SAMPLES)]
        if cue.at not in seconds or len(clip) < LEAST * SAMPLES:
            continue
        checked += 1
        packet = int(np.searchsorted(times, zero + cue.at / RATE))
        near, hole = packet * PACKET, hole_around(times, packet)
        at, sure = find(sound, clip, near, around=0.6 + hole)
        if sure < 0.5 or abs(at - near) > LATE + hole:
            missed.append((cue.key, cue.at, round(at - near, 3), round(sure, 2)))
    assert checked >= len(seconds) // 30, checked
    assert len(missed) <= most_missed, missed


def hole_around(times: Any, packet: int) -> float:
    """For how long nothing came within a second of it, beyond the pause between two packets."""
    near = times[max(0, packet - 50) : packet + 50]
    return max(0.0, float(np.diff(near).max(initial=0.0)) - PACKET)


async def the_show_was_seen(flight: Flight, pressed: int) -> None:
    """A report with its picture for every turn, then the score sheet, the result and the logbook line."""
    turns = {event["args"]["turn"] for event in _events(flight) if event["key"] == "sa-turn"}
    assert turns == set(range(1, max(turns) + 1))
    assert pressed >= max(turns)
    async with asyncio.timeout(60):
        while "score.png" not in files(flight) or not over(flight):
            await asyncio.sleep(0.05)
    pictures = files(flight)
    assert pictures.count("turn.png") >= max(turns) - 1, pictures
    assert pictures.count("score.png") == 1
    said = "\n".join(text_of(message) for message in flight.told())
    for turn in turns:
        assert SPEECH("sa-turn", turn=turn) in said
    won = any(event["key"] == "sa-mission-won" for event in _events(flight))
    assert SPEECH("sa-mission-won") in said if won else "The ship is lost" in said
    head = SPEECH("sa-logbook-crew", crew="").strip()
    page = next(text_of(message) for message in flight.told() if head in text_of(message)).split(head)[1]
    assert all(name in page for name in CREW)
    assert SPEECH("option-space-alert-mission-mission-1") in page


def files(flight: Flight) -> list[str]:
    """Of what everybody sees: a panel that is still open shows one picture after the other."""
    told = [message for message in flight.told() if not message["flags"] & EPHEMERAL]
    return [file["filename"] for message in told for file in message["attachments"]]


def over(flight: Flight) -> bool:
    table = flight.table()
    return table is not None and any(verb_of(part) == "again" for part in parts(table))


def _events(flight: Flight) -> list[dict[str, Any]]:
    return [event for (row,) in flight.rows("SELECT events FROM actions") for event in json.loads(row)]


KILLED_AT = (150, 380)
WARNING = 10
"""Seconds (of the wall) after which the clock writes down that it lives: no more than this is flown again."""


async def test_killed_twice_on_the_way(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    box.voice.dave = True
    flight = Flight(box, launcher, kept, RATE)
    await flight.bot_up()
    await flight.board("mission_1")
    planning = asyncio.create_task(flight.plan())
    zeros = [flight.started_at]
    for second in KILLED_AT:
        await asyncio.sleep(max(0.0, zeros[-1] + second / RATE - time.time()))
        zeros.append(await killed_and_back(flight, zeros[-1]))
    await planning
    ticks_go_on(flight, zeros)
    offset = time.monotonic() - time.time()
    every_line_is_heard(box, zeros[-1] + offset, range(KILLED_AT[-1] + 40, 600))
    assert not any(person.server_muted for person in flight.people)
    pressed = await flight.show()
    await the_show_was_seen(flight, pressed)
    await flight.bot_down()
    assert "Traceback" not in flight.log.read_text(), flight.log.read_text()[-3000:]


async def killed_and_back(flight: Flight, zero: float) -> float:
    """Kill the bot, start it, and see it go on at the second where it died. Returns the new second zero."""
    await flight.bot_down()
    now = time.time()
    died = (now - zero) * RATE
    logged = LINE[len(flight.ticks()) - 1][0]
    alive = (float(flight.rows("SELECT beat_at FROM clocks")[0][0]) - zero) * RATE
    await flight.bot_up()
    async with asyncio.timeout(60):
        while flight.started_at == zero:
            await asyncio.sleep(0.01)
    again = flight.started_at
    second, posted = await resumption(flight, now)
    assert again + (second + 1) / RATE > posted + WARNING / RATE, "no whole warning before it goes on"
    assert logged - 1 <= second <= died + 1, (logged, second, died)
    assert second >= alive - 1, "nothing is flown again that is known to be flown"
    return again


async def resumption(flight: Flight, since: float) -> tuple[int, float]:
    """The second that the bot says it goes on at, and when it said so."""
    head = SPEECH("sa-clock-resumed", second=0, when="|").partition("|")[0]
    async with asyncio.timeout(60):
        while True:
            for message in flight.told():
                text, posted = text_of(message), created_at(message["id"])
                if text.startswith(head) and posted > since:
                    return int(re.findall(r"\d+", text)[-1]), posted
            await asyncio.sleep(0.02)


def ticks_go_on(flight: Flight, zeros: list[float]) -> None:
    """Every tick once and in order over both restarts; each at its second on the clock that then ran."""
    done = flight.ticks()[: len(LINE)]
    assert [notation.read(text, ACTIONS) for text, _, _ in done] == [action for _, action in LINE]
    late = []
    for (second, _), (_, at, _) in zip(LINE, done, strict=True):
        late.append(min(at - (zero + second / RATE) for zero in zeros if at - (zero + second / RATE) > -0.01))
    in_time(late)
