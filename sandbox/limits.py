"""Rate limits: per-route buckets and the one of all routes (switched on by tests), edits of old messages."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.errors import ApiError
from sandbox.shapes import JSON

if TYPE_CHECKING:
    from sandbox.world import World

OLD_SECONDS = 60 * 60
OLD_EDITS = 3
"""How many edits an hour a message older than an hour takes. Discord does not publish its number."""

BUCKETS: dict[str, tuple[int, float]] = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /channels/{channel}/threads": (5, 10.0),
    "PATCH /channels/{channel}": (5, 15.0),
    "PATCH /guilds/{guild}/members/{user}": (10, 10.0),
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": (1, 0.25),
    "POST /webhooks/{app}/{token}": (5, 2.0),
    "PATCH /webhooks/{app}/{token}/messages/{message}": (5, 2.0),
}


REFUSED = (401, 403, 404)
INVALID, WINDOW = 10_000, 600.0
"""So many refused requests in so many seconds, and Discord bans the address. It counts 401, 403 and 429."""


GLOBAL = 50
"""Requests a second of a bot, answers to interactions and webhooks not counted."""
UNCOUNTED = ("/interactions/", "/webhooks/")


THREADS_OPEN = 1000
"""Threads of a server that are not in its archive, at most."""


class Limited(Exception):
    def __init__(self, retry_after: float, headers: dict[str, str], *, everywhere: bool = False) -> None:
        super().__init__(f"retry after {retry_after:.3f} s")
        self.retry_after, self.headers, self.everywhere = retry_after, headers, everywhere


class Limits:
    def __init__(self, world: World) -> None:
        self.world = world
        self.enabled = False
        self.per_second: int | None = None
        """How many requests the bot has in a second, on all routes together (`GLOBAL`); None: any number."""
        self.busiest = 0
        """The most that came within one second, if they are counted."""
        self.hits = 0
        """How many requests were turned away."""
        self.refusals: list[tuple[float, str]] = []
        """When a request was refused because nothing is there or nothing is allowed, and which."""
        self.most_refusals = INVALID
        self.most_threads = THREADS_OPEN
        self._used: dict[tuple[str, str], list[float]] = {}
        self._together: deque[float] = deque()
        self._old_edits: dict[str, list[float]] = {}

    def spend(self, route: str, major: str) -> dict[str, str]:
        """Headers for the answer; raises `Limited` when the bucket is empty."""
        if self.per_second is not None and not route.partition(" ")[2].startswith(UNCOUNTED):
            self._spend_together(self.per_second)
        if not self.enabled or route not in BUCKETS:
            return {}
        limit, seconds = BUCKETS[route]
        now = self.world.now()
        used = [moment for moment in self._used.get((route, major), []) if now - moment < seconds]
        wait = seconds - (now - used[0]) if used else seconds
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - len(used) - 1)),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(route)):x}"[:16],
        }
        if len(used) >= limit:
            self.hits += 1
            raise Limited(wait, headers)
        self._used[(route, major)] = [*used, now]
        return headers

    def _spend_together(self, most: int) -> None:
        now = self.world.now()
        while self._together and now - self._together[0] >= 1:
            self._together.popleft()
        self.busiest = max(self.busiest, len(self._together) + 1)
        if len(self._together) >= most:
            self.hits += 1
            wait = 1 - (now - self._together[0])
            raise Limited(wait, {"X-RateLimit-Global": "true"}, everywhere=True)
        self._together.append(now)

    def refused(self, method: str, path: str, status: int, violations: list[str]) -> None:
        if status not in REFUSED or path.startswith(UNCOUNTED):
            return
        now = self.world.now()
        self.refusals = [(at, what) for at, what in self.refusals if now - at < WINDOW]
        self.refusals.append((now, f"{status} {method} {path}"))
        if len(self.refusals) == self.most_refusals:
            violations.append(
                f"{self.most_refusals} refused requests in {WINDOW:.0f} s, the last: {method} {path}"
            )

    def one_more_thread(self, guild: str) -> None:
        """Turn away a thread that is opened, or opened again, where there are as many as there can be."""
        if sum(1 for _ in self.world.threads(guild_id=guild)) >= self.most_threads:
            raise ApiError(*errors.MANY_THREADS)

    def edit(self, message: JSON, created: float) -> None:
        """Turn away the edit of a message older than an hour that was edited too often in the last hour."""
        now = self.world.now()
        if now - created < OLD_SECONDS:
            return
        recent = [moment for moment in self._old_edits.get(message["id"], []) if now - moment < OLD_SECONDS]
        if len(recent) >= OLD_EDITS:
            raise ApiError(*errors.OLD_EDITS)
        self._old_edits[message["id"]] = [*recent, now]
