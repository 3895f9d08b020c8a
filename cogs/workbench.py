"""What runs in a worker process: jobs come in on its standard input, answers go out on its standard output.

It imports what a job names and nothing else, so a worker that folds logs has neither Discord nor pictures.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

LENGTH = 8
Job = tuple[Callable[..., Any], tuple[Any, ...]]


def framed(value: Any) -> bytes:
    """A job or an answer on the wire: how long it is, then itself."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def answer(job: bytes) -> bytes:
    """What came of it, or what went wrong."""
    try:
        work, args = pickle.loads(job)
        return framed((True, work(*args)))
    except Exception as problem:
        return framed((False, _told(problem)))


def _told(problem: Exception) -> Exception:
    """As it can travel: where it happened goes along as a note."""
    problem.add_note("".join(traceback.format_exception(problem)))
    try:
        pickle.loads(pickle.dumps(problem))
    except Exception:
        return RuntimeError("\n".join([repr(problem), *problem.__notes__]))
    return problem


def _listen(jobs: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """A thread of its own, so that a worker goes with its bot even in the middle of a job."""
    while len(head := jobs.read(LENGTH)) == LENGTH:
        inbox.put(jobs.read(int.from_bytes(head, "big")))
    os._exit(0)


def _stand_back(nice: int) -> None:
    """A worker that is woken does not push the bot aside, which has woken it and has more to do."""
    if hasattr(os, "nice"):
        os.nice(nice)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main(nice: int = 0) -> None:
    _stand_back(nice)
    for number in (signal.SIGINT, signal.SIGTERM):  # they come to the whole group: the bot ends first
        signal.signal(number, signal.SIG_IGN)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print is no answer
        inbox: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=_listen, args=(sys.stdin.buffer, inbox), daemon=True).start()
        while True:
            answers.write(answer(inbox.get()))
            answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
