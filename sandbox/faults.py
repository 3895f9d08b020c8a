"""Things that go wrong on purpose."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass
class Fault:
    """One rule: requests on `route` get this answer, `times` times.

    `lost` lets the request take effect first and only then answers with the error, as when a proxy gives up
    on a request that the server has carried out.
    """

    pattern: re.Pattern[str]
    status: int
    times: int
    code: int
    message: str
    retry_after: float
    everywhere: bool
    lost: bool
    hits: int = 0


@dataclass
class Faults:
    latency: float = 0.0
    """Seconds added to every request and every dispatch."""
    duplicate_interactions: bool = False
    rules: list[Fault] = field(default_factory=list)

    def add(
        self,
        route: str,
        status: int,
        times: int = 1,
        *,
        code: int = 0,
        message: str | None = None,
        retry_after: float = 0.2,
        everywhere: bool = False,
        lost: bool = False,
    ) -> Fault:
        """`route` is a method and a path with * for one segment: "POST /channels/*/messages"."""
        pattern = re.compile(re.escape(route).replace(r"\*", "[^/]+").replace(r"\ ", " "))
        message = message or ("You are being rate limited." if status == 429 else f"injected {status}")
        fault = Fault(pattern, status, times, code, message, retry_after, everywhere, lost)
        self.rules.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that strikes this request, if any; uses it up by one."""
        for fault in self.rules:
            if fault.hits < fault.times and fault.pattern.fullmatch(f"{method} {path}"):
                fault.hits += 1
                return fault
        return None

    def clear(self) -> None:
        self.latency, self.duplicate_interactions = 0.0, False
        self.rules.clear()
