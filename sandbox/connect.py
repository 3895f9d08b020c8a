"""The bot's way into the sandbox: a connector under which every host name is the sandbox's port."""

from __future__ import annotations

import os
import socket
import ssl
from pathlib import Path

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

ADDRESS, AUTHORITY, TOKEN = "WARDROOM_SANDBOX", "WARDROOM_SANDBOX_CA", "WARDROOM_SANDBOX_TOKEN"


class OnePort(AbstractResolver):
    """Resolves every name to 127.0.0.1:port, so nothing escapes to the internet; keeps what was asked."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: set[str] = set()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.asked.add(host)
        return [
            ResolveResult(
                hostname=host, host="127.0.0.1", port=self.port, family=socket.AF_INET, proto=0, flags=0
            )
        ]

    async def close(self) -> None:
        """Nothing is held open."""


def connector(port: int, ca_pem: bytes | Path) -> aiohttp.TCPConnector:
    """For `commands.Bot(connector=…)`; call it inside a running event loop."""
    pem = ca_pem.read_bytes() if isinstance(ca_pem, Path) else ca_pem
    context = ssl.create_default_context(cadata=pem.decode("ascii"))
    return aiohttp.TCPConnector(resolver=OnePort(port), ssl=context, limit=0)


def from_environment() -> aiohttp.TCPConnector | None:
    """The connector that WARDROOM_SANDBOX and WARDROOM_SANDBOX_CA ask for, if they do."""
    address, authority = os.environ.get(ADDRESS), os.environ.get(AUTHORITY)
    if not address or not authority:
        return None
    return connector(int(address.rpartition(":")[2]), Path(authority))
