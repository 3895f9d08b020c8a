"""One request from the wire to the wire: body, authorisation, faults, limits, contract, handler, contract."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import orjson
from aiohttp import web

from sandbox import checks, errors
from sandbox.errors import ApiError
from sandbox.faults import Fault
from sandbox.interactions import UPLOAD_LIMIT
from sandbox.limits import Limited
from sandbox.messages import Upload
from sandbox.permissions import Permission
from sandbox.shapes import DM, JSON, PRIVATE_THREAD, THREADS

if TYPE_CHECKING:
    from sandbox.server import Sandbox
    from sandbox.world import World

API = "/api/v10"
VIA = {"Via": "1.1 google"}
BOX: web.AppKey[Any] = web.AppKey("box")


class Violation(ApiError):
    """A request that Discord would refuse as malformed: answered 400, and recorded."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(*(errors.EMPTY_MESSAGE if problems == [checks.EMPTY] else errors.INVALID_BODY))
        self.problems = problems


@dataclass
class Call:
    """A request, read and understood."""

    box: Sandbox
    args: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[str, Upload] = field(default_factory=dict)
    multipart: bool = False
    foreign: bool = False
    """Sent by a client that nobody here wrote."""
    reason: str | None = None
    """What the audit log shows (X-Audit-Log-Reason)."""

    @property
    def world(self) -> World:
        return self.box.world

    def __getitem__(self, name: str) -> str:
        return self.args[name]

    def require(self, problems: list[str]) -> None:
        if problems:
            raise Violation(problems)

    @property
    def file_names(self) -> dict[str, str]:
        return {name: upload.name for name, upload in self.files.items()}

    def channel(self) -> JSON:
        """The channel of the path, if the bot may know of it."""
        found = self.world.channels.get(self["channel"])
        if found is None:
            raise ApiError(*errors.UNKNOWN_CHANNEL)
        if not self.world.can_see(self.world.bot_id, found["id"]):
            raise ApiError(*errors.MISSING_ACCESS)
        return found

    def guild(self) -> JSON:
        found = self.world.guilds.get(self["guild"])
        if found is None or self.world.bot_id not in found["members"]:
            raise ApiError(*errors.UNKNOWN_GUILD)
        return found

    def message(self, channel: JSON) -> JSON:
        """Ephemeral messages do not exist for these routes."""
        found = self.world.messages[channel["id"]].get(self["message"])
        if found is None or found["id"] in self.world.audience:
            raise ApiError(*errors.UNKNOWN_MESSAGE)
        return found

    def may(self, channel: JSON, needed: Permission) -> None:
        if self.world.permissions(self.world.bot_id, channel) & needed != needed:
            raise ApiError(*errors.MISSING_PERMISSIONS)

    def may_send(self, channel: JSON) -> None:
        self.may(
            channel,
            Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES,
        )
        if self.files:
            self.may(channel, Permission.ATTACH_FILES)
        if channel["type"] == DM:
            user = channel["recipients"][0]["id"]
            if not self.world.settings.get(user, {}).get("dms", True):
                raise ApiError(*errors.CLOSED_DMS)

    def wake(self, channel: JSON) -> None:
        """A new message opens an archived thread again, a locked one only for who may manage threads."""
        if channel["type"] not in THREADS or not channel["thread_metadata"]["archived"]:
            return
        held = self.world.permissions(self.world.bot_id, channel)
        if channel["thread_metadata"]["locked"] and not held & Permission.MANAGE_THREADS:
            raise ApiError(*errors.ARCHIVED)
        self.box.limits.one_more_thread(channel["guild_id"])
        self.world.change_channel(channel, {"archived": False})

    def not_archived(self, channel: JSON) -> None:
        if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
            raise ApiError(*errors.ARCHIVED)

    def owns_private(self, thread: JSON) -> bool:
        return bool(thread["type"] == PRIVATE_THREAD and thread["owner_id"] == self.world.bot_id)


Reply = JSON | list[JSON] | None | tuple[int, JSON]
Handler = Callable[[Call], Reply]
TABLE: dict[str, Handler] = {}
OPEN = ("/interactions/", "/webhooks/")
"""Routes whose token is in the path."""


def route(*where: str) -> Callable[[Handler], Handler]:
    """Serve "METHOD /path/{with}/{arguments}"."""

    def add(handler: Handler) -> Handler:
        TABLE.update(dict.fromkeys(where, handler))
        return handler

    return add


def application(box: Sandbox) -> web.Application:
    from sandbox.routes import applications, cdn, channels, guilds, interactions, messages

    assert all((applications, channels, guilds, interactions, messages))
    app = web.Application(client_max_size=256 << 20)
    app[BOX] = box
    for where, handler in sorted(TABLE.items(), key=_fixed_words_first):
        method, path = where.split(" ", 1)
        app.router.add_route(method, API + path, _serve(where, handler))
    app.router.add_get("/attachments/{channel}/{attachment}/{name}", cdn.attachment)
    app.router.add_get("/embed/avatars/{name}", cdn.avatar)
    app.router.add_get("/", cdn.root)
    app.router.add_route("*", "/{rest:.*}", _unknown)
    return app


def _fixed_words_first(entry: tuple[str, Handler]) -> list[bool]:
    """So that /messages/pins is not taken for a message called "pins"."""
    return [part.startswith("{") for part in entry[0].split("/")]


def _serve(where: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def serve(request: web.Request) -> web.StreamResponse:
        box: Sandbox = request.app[BOX]
        path = request.path.removeprefix(API)
        if box.faults.latency:
            await asyncio.sleep(box.faults.latency)
        fault = box.faults.take(request.method, path)
        if fault is not None and not fault.lost:
            return _fault(fault)
        try:
            _authorise(box, request, path)
            headers = box.limits.spend(where, next(iter(request.match_info.values()), ""))
            status, body = await _answer(box, request, path, handler)
        except ApiError as error:
            return _error(box, request, error)
        except Limited as limited:
            return _limited(limited)
        except ConnectionResetError:  # the bot was stopped while it sent this: nobody is there to be answered
            return web.Response(status=400)
        box.contract.check_response(request.method, path, status, body)
        return _fault(fault) if fault is not None else reply(body, status, headers, box)

    return serve


async def _answer(box: Sandbox, request: web.Request, path: str, handler: Handler) -> tuple[int, Any]:
    call = await _read(box, request)
    box.world.archive_idle_threads()
    problems, unknown = box.contract.request(request.method, path, request.query, call.body, call.multipart)
    if call.foreign:
        box.warnings += [f"{request.method} {path}: {each}" for each in unknown]
        unknown = []
    call.require(problems + unknown)
    result = handler(call)
    if result is None:
        return 204, None
    return result if isinstance(result, tuple) else (200, result)


def foreign(user_agent: str) -> bool:
    """A client that nobody here wrote names itself, as Discord asks of it, "DiscordBot (address, version)",
    and the address is not that of our library. Discord overlooks fields it does not know, so they
    are a warning for such a client; for ours, and for the plain requests of tests, they are an error.
    """
    return user_agent.startswith("DiscordBot (") and "/discord.py" not in user_agent


async def _read(box: Sandbox, request: web.Request) -> Call:
    call = Call(box, dict(request.match_info), dict(request.query))
    call.foreign = foreign(request.headers.get("User-Agent", ""))
    call.reason = unquote(request.headers.get("X-Audit-Log-Reason", "")) or None
    if request.content_type == "application/json":
        call.body = _json(await request.read())
    elif request.content_type == "multipart/form-data":
        call.multipart = True
        for name, part in (await request.post()).items():
            if isinstance(part, web.FileField):
                call.files[name] = Upload(part.filename, part.file.read())
            elif name == "payload_json":
                call.body = _json(part)
        if any(len(upload.data) > UPLOAD_LIMIT for upload in call.files.values()):
            raise ApiError(*errors.TOO_LARGE)
    return call


def _json(text: Any) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise ApiError(*errors.INVALID_JSON) from error


def _authorise(box: Sandbox, request: web.Request, path: str) -> None:
    if not path.startswith(OPEN) and request.headers.get("Authorization") != f"Bot {box.token}":
        raise ApiError(401, 0, "401: Unauthorized")


def reply(
    body: Any, status: int = 200, headers: dict[str, str] | None = None, box: Sandbox | None = None
) -> web.Response:
    """discord.py wants the content type to be exactly application/json, with no charset."""
    headers = dict(headers or {})
    if body is None:
        return web.Response(status=status, headers=headers)
    headers["Content-Type"] = "application/json"
    text = orjson.dumps(body)
    if box is not None:
        text = box.world.signer.resign(text, box.world.now())
    return web.Response(body=text, status=status, headers=headers)


def _error(box: Sandbox, request: web.Request, error: ApiError) -> web.Response:
    body: JSON = {"code": error.code, "message": error.message}
    if isinstance(error, Violation):
        if error.code == errors.INVALID_BODY[1]:
            body["errors"] = errors.tree(error.problems)
        path = request.path.removeprefix(API)
        box.violations += [f"{request.method} {path}: {problem}" for problem in error.problems]
    box.limits.refused(request.method, request.path.removeprefix(API), error.status, box.violations)
    return reply(body, error.status)


def _fault(fault: Fault) -> web.Response:
    body: JSON = {"code": fault.code, "message": fault.message}
    if fault.status == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.everywhere}
        headers = {**VIA, "Retry-After": str(max(1, round(fault.retry_after)))}
        if fault.everywhere:
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return reply(body, 429, headers)
    return reply(body, fault.status)


def _limited(limited: Limited) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": limited.retry_after,
        "global": limited.everywhere,
    }
    scope = "global" if limited.everywhere else "user"
    return reply(body, 429, {**VIA, **limited.headers, "X-RateLimit-Scope": scope})


async def _unknown(request: web.Request) -> web.Response:
    """A route that the sandbox does not play: a gap to be seen, so it is recorded."""
    box: Sandbox = request.app[BOX]
    box.violations.append(f"sandbox: nothing answers {request.method} {request.host}{request.path}")
    return reply({"code": 0, "message": "404: Not Found"}, 404)
