"""Interactions from birth to answer: made by a person, acknowledged once and in time, followed up."""

from __future__ import annotations

import asyncio
import copy
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.errors import ApiError, Refused
from sandbox.messages import Upload
from sandbox.shapes import EPHEMERAL, JSON, LOADING

if TYPE_CHECKING:
    from sandbox.faults import Faults
    from sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
REPLY, COMMAND_ANSWER, CONTEXT_MENU_ANSWER = 19, 20, 23
ACK_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60
UPLOAD_LIMIT = 10 * 1024 * 1024

ALLOWED = {
    COMMAND: {MESSAGE, DEFERRED, MODAL},
    COMPONENT: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE},
}


class Interaction:
    """One interaction as the person who made it sees it."""

    def __init__(self, world: World, record: JSON) -> None:
        self._world, self.record = world, record
        self._changed = asyncio.Event()
        self.sent_at = time.perf_counter()
        self.acked_after: float | None = None
        self.given: JSON | None = None
        """The answer as it was given; `message` may have been changed since, by a click or by itself."""

    @property
    def id(self) -> str:
        return str(self.record["id"])

    @property
    def token(self) -> str:
        return str(self.record["token"])

    @property
    def kind(self) -> int | None:
        """The type of the callback; None until the bot acknowledged."""
        return self.record["kind"]  # type: ignore[no-any-return]

    @property
    def modal(self) -> JSON | None:
        return self.record["modal"]  # type: ignore[no-any-return]

    @property
    def choices(self) -> list[JSON]:
        return self.record["choices"] or []

    @property
    def error(self) -> str | None:
        return self.record["error"]  # type: ignore[no-any-return]

    @property
    def message(self) -> JSON | None:
        """The answer, or for a click that edits, the message it was made on."""
        return self._world.message(self.record["response_id"] or "")

    @property
    def followups(self) -> list[JSON]:
        found = (self._world.message(message_id) for message_id in self.record["followups"])
        return [message for message in found if message is not None]

    async def done(self, timeout: float = 60) -> Interaction:
        """Until the bot acknowledged it; raises Refused if it failed."""
        await self._until(lambda: self.kind is not None, timeout)
        return self

    async def answered(self, timeout: float = 60) -> Interaction:
        """Until the final content is there: a deferred answer has been edited, followed up or deleted."""
        await self._until(lambda: self.record["answered"], timeout)
        return self

    async def _until(self, condition: Callable[[], object], timeout: float) -> None:
        async with asyncio.timeout(timeout):
            while not condition():
                if self.error:
                    raise Refused(self.error)
                self._changed.clear()
                await self._changed.wait()

    def touch(self) -> None:
        self._changed.set()


class Interactions:
    """All interactions of a world, and Discord's side of their rules."""

    def __init__(self, world: World, faults: Faults) -> None:
        self.world, self.faults = world, faults
        self.patience = ACK_SECONDS
        """Seconds in which an answer has to come."""
        self._live: dict[str, Interaction] = {}

    # -- a person makes one ------------------------------------------------------------------------

    def create(
        self,
        kind: int,
        user_id: str,
        channel: JSON,
        data: JSON,
        *,
        message: JSON | None = None,
        source: JSON | None = None,
        at: float | None = None,
    ) -> Interaction:
        """`at` forges the creation time in the id; the three seconds run from the sending all the same."""
        world = self.world
        record = {
            "id": (interaction_id := world.new_id(at)),
            "token": f"{interaction_id}.{secrets.token_hex(16)}",
            "type": kind,
            "user_id": user_id,
            "channel_id": channel["id"],
            "guild_id": channel.get("guild_id"),
            "message_id": message["id"] if message else None,
            "source_id": source["id"] if source else None,
            "command": data.get("name"),
            "menu": kind == COMMAND and data.get("type", 1) != 1,
            "sent": world.now(),
            "kind": None,
            "answered": False,
            "response_id": None,
            "modal": None,
            "choices": None,
            "followups": [],
            "error": None,
        }
        world.interactions[record["id"]] = record
        interaction = self._live[record["id"]] = Interaction(world, record)
        payload = self._payload(record, channel, data, message)
        for _ in range(2 if self.faults.duplicate_interactions else 1):
            where = {"guild_id": channel.get("guild_id"), "channel_id": channel["id"]}
            world.emit("INTERACTION_CREATE", payload, **where, people=False)
        self._notify(record, "INTERACTION_CREATE", {"type": kind})
        asyncio.get_running_loop().call_later(self.patience, self._expire, record)
        return interaction

    def get(self, interaction_id: str) -> Interaction:
        record = self.world.interactions[interaction_id]
        return self._live.setdefault(interaction_id, Interaction(self.world, record))

    def _payload(self, record: JSON, channel: JSON, data: JSON, message: JSON | None) -> JSON:
        world, user_id = self.world, record["user_id"]
        app_permissions = str(world.permissions(world.bot_id, channel))
        payload: JSON = {
            "id": record["id"],
            "application_id": world.app_id,
            "type": record["type"],
            "token": record["token"],
            "version": 1,
            "channel_id": channel["id"],
            "channel": {**channel, "permissions": app_permissions},
            "data": data,
            "locale": world.locales[user_id],
            "app_permissions": app_permissions,
            "entitlements": [],
            "authorizing_integration_owners": {"0": channel.get("guild_id") or "0"},
            "attachment_size_limit": UPLOAD_LIMIT,
        }
        if message is not None:
            payload["message"] = message
        guild = world.guild_of(channel)
        if guild is None:
            return payload | {"user": world.users[user_id], "context": 1}
        member = {
            **world.member(guild["id"], user_id),
            "permissions": str(world.permissions(user_id, channel)),
        }
        partial = {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]}
        payload |= {"guild_id": guild["id"], "guild": partial, "guild_locale": guild["preferred_locale"]}
        return payload | {"member": member, "context": 0}

    def _expire(self, record: JSON) -> None:
        if record["kind"] is None:
            record["error"] = "The application did not respond"
            self._notify(record, "INTERACTION_FAILURE", {"error": record["error"]})

    def _notify(self, record: JSON, name: str, data: JSON | None = None) -> None:
        data = {"id": record["id"], "channel_id": record["channel_id"], **(data or {})}
        self.world.emit(name, data, only=record["user_id"], bot=False)
        self.get(record["id"]).touch()

    # -- the bot answers ---------------------------------------------------------------------------

    def respond(self, interaction_id: str, token: str, body: JSON, files: dict[str, Upload]) -> JSON:
        """The callback: within three seconds, once, and of a kind that fits."""
        record = self.world.interactions.get(interaction_id)
        if record is None or record["token"] != token:
            raise ApiError(*errors.UNKNOWN_INTERACTION)
        if record["kind"] is not None:
            raise ApiError(*errors.ALREADY_ACKNOWLEDGED)
        if record["error"] or self.world.now() - record["sent"] > self.patience:
            raise ApiError(*errors.UNKNOWN_INTERACTION)
        kind, data = body["type"], body.get("data") or {}
        if kind not in ALLOWED[record["type"]] or (
            kind in (UPDATE, DEFERRED_UPDATE) and not record["message_id"]
        ):
            raise ApiError(400, 50035, f"callback type {kind} does not fit interaction type {record['type']}")
        message = self._apply(record, kind, data, files)
        record["kind"] = kind
        record["answered"] = kind not in (DEFERRED, DEFERRED_UPDATE)
        live = self.get(interaction_id)
        live.acked_after = time.perf_counter() - live.sent_at
        if record["answered"]:
            live.given = copy.deepcopy(live.message)
        self._announce(record)
        return self._answer(record, message)

    def _apply(self, record: JSON, kind: int, data: JSON, files: dict[str, Upload]) -> JSON | None:
        world = self.world
        if kind in (MESSAGE, DEFERRED):
            if kind == DEFERRED:
                data = {"flags": data.get("flags") or 0}
            message = self._post(record, data, files)
            if kind == DEFERRED:
                message["flags"] |= LOADING
            record["response_id"] = message["id"]
            return message
        if kind in (UPDATE, DEFERRED_UPDATE):
            clicked = world.message(record["message_id"])
            if clicked is None:
                raise ApiError(*errors.UNKNOWN_MESSAGE)
            record["response_id"] = clicked["id"]
            if kind == UPDATE:
                world.edit(clicked, data, files)
            return clicked
        if kind == MODAL:
            record["modal"] = data
        else:
            record["choices"] = data.get("choices") or []
        return None

    def _announce(self, record: JSON) -> None:
        if record["kind"] == MODAL:
            self._notify(record, "INTERACTION_MODAL_CREATE", {"modal": record["modal"]})
        elif record["kind"] == CHOICES:
            self._notify(record, "INTERACTION_AUTOCOMPLETE", {"choices": record["choices"]})
        else:
            self._notify(record, "INTERACTION_SUCCESS", {"message_id": record["response_id"]})

    def _answer(self, record: JSON, message: JSON | None) -> JSON:
        inner: JSON = {"id": record["id"], "type": record["type"]}
        answer: JSON = {"interaction": inner}
        if message is not None:
            inner["response_message_id"] = message["id"]
            inner["response_message_loading"] = bool(message["flags"] & LOADING)
            inner["response_message_ephemeral"] = bool(message["flags"] & EPHEMERAL)
        if message is not None and record["kind"] in (MESSAGE, UPDATE):
            answer["resource"] = {"type": record["kind"], "message": message}
        return answer

    def _post(self, record: JSON, body: JSON, files: dict[str, Upload]) -> JSON:
        if record["channel_id"] not in self.world.channels:
            raise ApiError(*errors.UNKNOWN_CHANNEL)
        only = record["user_id"] if (body.get("flags") or 0) & EPHEMERAL else None
        extra = {
            "type": self._message_type(record),
            "application_id": self.world.app_id,
            "webhook_id": self.world.app_id,
            "interaction_metadata": self._metadata(record),
        }
        if extra["type"] == REPLY:
            link = {"type": 0, "channel_id": record["channel_id"], "message_id": record["message_id"]}
            extra["message_reference"] = link
        return self.world.post(record["channel_id"], body, files, only=only, extra=extra)

    @staticmethod
    def _message_type(record: JSON) -> int:
        if record["type"] == COMMAND:
            return CONTEXT_MENU_ANSWER if record["menu"] else COMMAND_ANSWER
        return REPLY if record["message_id"] else 0

    def _metadata(self, record: JSON) -> JSON:
        metadata: JSON = {
            "id": record["id"],
            "type": record["type"],
            "user": self.world.users[record["user_id"]],
            "authorizing_integration_owners": {"0": record["guild_id"] or "0"},
        }
        if record["type"] == COMPONENT:
            metadata["interacted_message_id"] = record["message_id"]
        if record["type"] == MODAL_SUBMIT:
            metadata["triggering_interaction_metadata"] = self._metadata(
                self.world.interactions[record["source_id"]]
            )
        return metadata

    # -- follow-ups --------------------------------------------------------------------------------

    def by_token(self, token: str) -> JSON:
        record = self.world.interactions.get(token.partition(".")[0])
        if record is None or record["token"] != token or record["kind"] is None:
            raise ApiError(*errors.UNKNOWN_WEBHOOK)
        if self.world.now() - record["sent"] > TOKEN_SECONDS:
            raise ApiError(*errors.EXPIRED_TOKEN)
        return record

    def original(self, record: JSON, message_id: str) -> JSON:
        """The message that a webhook route names: the answer, one of the follow-ups, nothing else."""
        if message_id == "@original":
            message_id = record["response_id"] or ""
        elif message_id not in (record["response_id"], *record["followups"]):
            raise ApiError(*errors.UNKNOWN_MESSAGE)
        message = self.world.message(message_id)
        if message is None:
            raise ApiError(*errors.UNKNOWN_MESSAGE)
        return message

    def follow_up(self, token: str, body: JSON, files: dict[str, Upload]) -> JSON:
        """The first follow-up of a "thinking" answer becomes that answer, as Discord has it."""
        record = self.by_token(token)
        waiting = self.world.message(record["response_id"] or "")
        if waiting is not None and waiting["flags"] & LOADING:
            self.edit(record, waiting, body, files)
            return waiting
        message = self._post(record, body, files)
        record["followups"].append(message["id"])
        self._settle(record)
        return message

    def edit(self, record: JSON, message: JSON, body: JSON, files: dict[str, Upload]) -> None:
        self.world.edit(message, body, files)
        self._settle(record)

    def delete(self, record: JSON, message: JSON) -> None:
        self.world.delete(message)
        self._settle(record)

    def _settle(self, record: JSON) -> None:
        live = self.get(record["id"])
        if not record["answered"]:
            live.given = copy.deepcopy(live.message)
        record["answered"] = True
        live.touch()
