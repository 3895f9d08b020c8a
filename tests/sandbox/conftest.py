from __future__ import annotations

import json
from collections.abc import AsyncIterator, Collection, Iterable
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.contract import VARIABLE, description_file
from sandbox.routes.core import API

described = pytest.mark.skipif(
    description_file() is None, reason=f"Discord's description is not here ({VARIABLE} names it)"
)
"""What only the description of Discord tells."""


def cases(names: Iterable[str], only_described: Collection[str]) -> list[Any]:
    return [pytest.param(name, marks=described if name in only_described else ()) for name in names]


class Api:
    """Requests as a bot would send them, with no library between."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession) -> None:
        self.box, self.session = box, session

    async def __call__(
        self,
        where: str,
        body: Any = None,
        files: dict[str, tuple[str, bytes]] | None = None,
        token: str | None = None,
        agent: str | None = None,
        **query: str,
    ) -> tuple[int, Any]:
        """`where` is "METHOD /path"; returns the status and the decoded body."""
        method, path = where.split(" ", 1)
        options: dict[str, Any] = {
            "params": query,
            "headers": {"Authorization": f"Bot {token or self.box.token}"},
        }
        if agent:
            options["headers"]["User-Agent"] = agent
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for field, (name, data) in files.items():
                form.add_field(field, data, filename=name, content_type="application/octet-stream")
            options["data"] = form
        elif body is not None:
            options["json"] = body
        async with self.session.request(method, f"https://discord.com{API}{path}", **options) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def refused(self, where: str, body: Any = None, **more: Any) -> str:
        """The request is answered 400 as malformed and recorded; returns what was recorded."""
        status, answer = await self(where, body, **more)
        assert (status, answer["code"]) in ((400, 50035), (400, 50006)), answer
        assert self.box.violations
        recorded = "\n".join(self.box.violations)
        self.box.violations.clear()
        return recorded


@pytest.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession(connector=box.connector()) as session:
        yield Api(box, session)


@pytest.fixture
def games(box: Sandbox) -> str:
    return str(box.world.channel("games")["id"])
