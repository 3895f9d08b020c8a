"""Rate limits: real per-route buckets (switched on by tests), and the limit on editing old messages."""

from __future__ import annotations

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


A_SECOND = 50
"""Requests a bot may make in a second, whatever their routes."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to interactions are no part of them."""
REFUSED = (401, 403, 404)
INVALID, WINDOW = 10_000, 600.0
"""So many refused requests in so many seconds, and Discord bans the address. It counts 401, 403 and 429."""


class Limited(Exception):
    def __init__(self, retry_after: float, headers: dict[str, str], everywhere: bool = False) -> None:
        super().__init__(f"retry after {retry_after:.3f} s")
        self.retry_after, self.headers, self.everywhere = retry_after, headers, everywhere


class Limits:
    def __init__(self, world: World) -> None:
        self.world = world
        self.enabled = False
        self.a_second: int | None = None
        """The bucket of all routes together, which is switched on with its size (Discord's is A_SECOND)."""
        self.hits = 0
        """How many requests were turned away."""
        self.refusals: list[tuple[float, str]] = []
        """When a request was refused because nothing is there or nothing is allowed, and which."""
        self.most_refusals = INVALID
        self._last_second: list[float] = []
        self._used: dict[tuple[str, str], list[float]] = {}
        self._old_edits: dict[str, list[float]] = {}

    def spend(self, route: str, major: str) -> dict[str, str]:
        """Headers for the answer; raises `Limited` when the bucket is empty."""
        self._spend_of_all(route)
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

    def _spend_of_all(self, route: str) -> None:
        if self.a_second is None or route.split(" ", 1)[1].startswith(UNCOUNTED):
            return
        now = self.world.now()
        self._last_second = [moment for moment in self._last_second if now - moment < 1.0]
        if len(self._last_second) >= self.a_second:
            self.hits += 1
            wait = 1.0 - (now - self._last_second[0])
            raise Limited(wait, {"X-RateLimit-Global": "true"}, everywhere=True)
        self._last_second.append(now)

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

    def edit(self, message: JSON, created: float) -> None:
        """Turn away the edit of a message older than an hour that was edited too often in the last hour."""
        now = self.world.now()
        if now - created < OLD_SECONDS:
            return
        recent = [moment for moment in self._old_edits.get(message["id"], []) if now - moment < OLD_SECONDS]
        if len(recent) >= OLD_EDITS:
            raise ApiError(*errors.OLD_EDITS)
        self._old_edits[message["id"]] = [*recent, now]
