"""A line between a bot and its PostgreSQL that tests make slow, cut, or let swallow what is sent."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tools.cluster import Cluster


class Proxy:
    def __init__(self, cluster: Cluster) -> None:
        self.address = ""
        self.delay = 0.0
        """Seconds that every answer of the server takes longer."""
        self.met = 0
        """Lines that were asked for."""
        self._socket = str(cluster.folder / ".s.PGSQL.5432")
        self._open: set[StreamWriter] = set()
        self._meeting: set[asyncio.Task[None]] = set()
        self._swallowed: set[StreamWriter] = set()
        self._swallows = self._cut = self._holds = False

    def swallow(self) -> None:
        """As if the machine were gone: nothing arrives, nothing ends. Such a line never comes back."""
        self._swallows = True
        self._swallowed |= self._open

    def hold(self) -> None:
        """What is sent arrives; that the other end is gone does not."""
        self._holds = True

    def cut(self) -> None:
        self._cut = True
        for end in self._open:
            end.transport.abort()

    def mend(self) -> None:
        self._swallows = self._cut = self._holds = False

    def meet(self, reader: StreamReader, bot: StreamWriter) -> None:
        task = asyncio.create_task(self._meet(reader, bot))
        self._meeting.add(task)
        task.add_done_callback(self._meeting.discard)

    async def end(self) -> None:
        for task in list(self._meeting):
            task.cancel()
        await asyncio.gather(*self._meeting, return_exceptions=True)

    async def _meet(self, reader: StreamReader, bot: StreamWriter) -> None:
        self.met += 1
        if self._cut:
            bot.transport.abort()
            return
        answers, server = await asyncio.open_unix_connection(self._socket)
        ends = {bot, server}
        self._open |= ends
        if self._swallows:
            self._swallowed |= ends
        ways = [asyncio.create_task(self._carry(*way)) for way in ((reader, server, 0), (answers, bot, 1))]
        try:
            await asyncio.gather(*ways)
        finally:
            for way in ways:
                way.cancel()
            self._open -= ends
            for end in ends:
                end.transport.abort()

    async def _carry(self, source: StreamReader, target: StreamWriter, slow: int) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await asyncio.sleep(self.delay * slow)
                if target not in self._swallowed:
                    target.write(data)
        while self._holds or target in self._swallowed:  # nobody hears that the other end is gone
            await asyncio.sleep(0.05)
        target.close()


@asynccontextmanager
async def between(cluster: Cluster) -> AsyncIterator[Proxy]:
    proxy = Proxy(cluster)
    server = await asyncio.start_server(proxy.meet, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    proxy.address = f"postgresql://wardroom@{host}:{port}/postgres"
    try:
        yield proxy
    finally:
        server.close()
        await proxy.end()
