"""The web page of the sandbox: the box as Discord's client would show it to each of its people.

One WebSocket carries everything as JSON. The browser sends `{"do": action, "person": id, "n": number, …}` and
gets `{"op": "done", "n": number, …}`; events come as `{"op": "event", "person": id, "name": …, "data": …}`.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.errors import Refused
from sandbox.messages import Upload
from sandbox.page_views import Views
from sandbox.shapes import JSON

WEB = Path(__file__).parent / "web"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ACTIONS = (
    *("open", "history", "say", "slash", "autocomplete", "click"),
    *("choose", "submit", "react", "locale", "voice"),
)
LOCALES = ("en-US", "ru")
WAIT = 15.0
log = logging.getLogger(__name__)


class Page:
    def __init__(self, box: Any, port: int = 0) -> None:
        self.box, self.port = box, port
        self.views = Views(box.world)
        self._sockets: set[web.WebSocketResponse] = set()
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    async def start(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._index)
        app.router.add_get("/ws", self._socket)
        app.router.add_get("/voice", self._voice)
        app.router.add_get("/cdn/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_static("/web/", WEB)
        app.on_response_prepare.append(_headers)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for socket in list(self._sockets):
            await socket.close(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    # -- what is served ----------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(WEB / "index.html")

    async def _file(self, request: web.Request) -> web.Response:
        stored = self.box.world.files.get(request.match_info["file"])
        if stored is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "max-age=86400, immutable"}
        if not stored["content_type"].startswith(("image/", "audio/")) or "svg" in stored["content_type"]:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=stored["data"], content_type=stored["content_type"], headers=headers)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = await self._accept(request)
        visit = Visit(self, socket)
        try:
            await visit.run()
        finally:
            visit.close()
            self._sockets.discard(socket)
        return socket

    async def _voice(self, request: web.Request) -> web.WebSocketResponse:
        """What one person hears: Opus packets as binary frames while they are in a voice channel."""
        socket = await self._accept(request)
        channel_id = self.views.voice_channel(request.query.get("person", ""))
        if self.box.voice is None or channel_id is None:
            await socket.close(code=4000)
            return socket
        sender = asyncio.create_task(self._send_sound(socket, channel_id))
        try:
            async for _ in socket:
                pass
        finally:
            sender.cancel()
            self._sockets.discard(socket)
        return socket

    async def _send_sound(self, socket: web.WebSocketResponse, channel_id: str) -> None:
        with contextlib.suppress(ConnectionError):
            async for packet in self.box.voice.listen(channel_id):
                await socket.send_bytes(packet)

    async def _accept(self, request: web.Request) -> web.WebSocketResponse:
        """A page of another site must not drive the box through the visitor's browser."""
        origin = request.headers.get("Origin", "")
        if origin and origin.split("://")[-1] != request.host:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=30, compress=False, max_msg_size=16 * 1024 * 1024)
        await socket.prepare(request)
        self._sockets.add(socket)
        return socket


async def _headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.setdefault("Cache-Control", "no-cache")
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"


class Visit:
    """One open browser tab: it sees the box through the eyes of everybody at the table."""

    def __init__(self, page: Page, socket: web.WebSocketResponse) -> None:
        self.page, self.box, self.views, self.socket = page, page.box, page.views, socket
        self.people: dict[str, Any] = {}
        self.subscriptions: dict[str, Any] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.actions: dict[str, Callable[..., Awaitable[JSON | None]]] = {
            name: getattr(self, f"do_{name}") for name in ACTIONS
        }

    async def run(self) -> None:
        await self.socket.send_json({"op": "hello", **self.views.hello()})
        async for frame in self.socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            self._spawn(self._answer(frame.json()))

    def close(self) -> None:
        for subscription in self.subscriptions.values():
            subscription.close()
        for task in self.tasks:
            task.cancel()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, asked: JSON) -> None:
        number, action, person_id = asked.pop("n", None), asked.pop("do", ""), str(asked.pop("person", ""))
        answer: JSON = {"op": "done", "n": number}
        try:
            if action not in self.actions or person_id not in self.box.world.people:
                raise Refused("the page asked for something unknown")
            answer |= await self.actions[action](self._person(person_id), **asked) or {}
        except (Refused, KeyError) as error:
            answer["error"] = str(error.args[0])
        except TimeoutError:
            answer["error"] = "The application did not respond"
        except Exception as error:
            log.exception("the page could not do %r", action)
            answer["error"] = repr(error)
        with contextlib.suppress(ConnectionError):
            await self.socket.send_json(answer)

    def _person(self, person_id: str) -> Any:
        if person_id not in self.people:
            self.people[person_id] = self.box.person(person_id)
        return self.people[person_id]

    async def _follow(self, person_id: str, subscription: Any) -> None:
        with contextlib.suppress(ConnectionError):
            async for name, data in subscription:
                shown = self.views.event(person_id, name, data)
                await self.socket.send_json({"op": "event", "person": person_id, "name": name, "data": shown})

    # -- what a person does ------------------------------------------------------------------------

    async def do_open(self, person: Any, read: dict[str, str]) -> JSON:
        if person.id not in self.subscriptions:
            self.subscriptions[person.id] = subscription = self.box.world.subscribe(person.id)
            self._spawn(self._follow(person.id, subscription))
        return self.views.snapshot(person.id, read)

    async def do_history(self, person: Any, channel: str, before: str | None = None) -> JSON:
        return self.views.history(person.id, channel, before)

    async def do_say(self, person: Any, channel: str, text: str) -> None:
        await person.say(channel, text)

    async def do_slash(self, person: Any, channel: str, path: str, options: JSON) -> JSON:
        asked = await person.slash(path, channel, {name: _given(value) for name, value in options.items()})
        asked.record["command"] = path
        return await self._settled(asked)

    async def do_autocomplete(
        self, person: Any, channel: str, path: str, option: str, value: str, options: JSON
    ) -> JSON:
        return {"choices": await person.autocomplete(path, option, value, channel, **options)}

    async def do_click(self, person: Any, message: str, id: str) -> JSON:
        return await self._settled(await person.click(message, id))

    async def do_choose(self, person: Any, message: str, id: str, values: list[str]) -> JSON:
        return await self._settled(await person.choose(message, id, values))

    async def do_submit(self, person: Any, modal: str, values: JSON) -> JSON:
        shown = self.box.interactions.get(modal)
        given = {name: _given(value) for name, value in values.items()}
        return await self._settled(await person.submit(shown, given))

    async def do_react(self, person: Any, message: str, emoji: str, add: bool) -> None:
        await person.react(message, emoji, add=add)

    async def do_locale(self, person: Any, locale: str) -> None:
        if locale not in LOCALES:
            raise Refused(f"the page does not speak {locale}")
        person.locale = locale

    async def do_voice(self, person: Any, channel: str | None) -> None:
        if channel is None:
            await person.leave_voice()
        else:
            await person.join_voice(channel)

    async def _settled(self, interaction: Any) -> JSON:
        await interaction.done(WAIT)
        return {"interaction": interaction.id}


def _given(value: Any) -> Any:
    """A file comes as {"file": name, "base64": …}, alone or in a list; everything else as it is."""
    if isinstance(value, list):
        return [_given(one) for one in value]
    if isinstance(value, dict):
        return Upload(str(value["file"]), base64.b64decode(value["base64"]))
    return value
