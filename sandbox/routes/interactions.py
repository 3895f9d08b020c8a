"""Answers to interactions: the callback, the follow-ups, and editing them by the interaction's token."""

from __future__ import annotations

from sandbox import checks
from sandbox.interactions import MESSAGE, MODAL, UPDATE
from sandbox.routes.core import Call, route
from sandbox.shapes import JSON, LOADING

DEPRECATED = "a deferred answer is given by PATCH @original; a follow-up in its place is deprecated"


@route("POST /interactions/{interaction}/{token}/callback")
def callback(call: Call) -> JSON | None:
    kind, data = call.body["type"], call.body.get("data") or {}
    if kind == MESSAGE:
        call.require(checks.message(data, call.file_names))
    elif kind == UPDATE:
        record = call.world.interactions.get(call["interaction"], {})
        call.require(
            checks.message(data, call.file_names, call.world.message(record.get("message_id") or ""))
        )
    elif kind == MODAL:
        call.require(checks.modal(data))
    answer = call.box.interactions.respond(call["interaction"], call["token"], call.body, call.files)
    return answer if call.query.get("with_response") in ("1", "true", "True") else None


@route("POST /webhooks/{app}/{token}")
def follow_up(call: Call) -> JSON | None:
    record = call.box.interactions.by_token(call["token"])
    waiting = call.world.message(record["response_id"] or "")
    existing = waiting if waiting and waiting["flags"] & LOADING else None
    call.require(checks.message(call.body, call.file_names, existing))
    if existing is not None:
        (call.box.warnings if call.foreign else call.box.violations).append(DEPRECATED)
    message = call.box.interactions.follow_up(call["token"], call.body, call.files)
    return message if call.query.get("wait") in ("1", "true", "True") else None


def _message(call: Call) -> tuple[JSON, JSON]:
    record = call.box.interactions.by_token(call["token"])
    return record, call.box.interactions.original(record, call["message"])


@route("GET /webhooks/{app}/{token}/messages/{message}")
def fetch(call: Call) -> JSON:
    return _message(call)[1]


@route("PATCH /webhooks/{app}/{token}/messages/{message}")
def edit(call: Call) -> JSON:
    record, message = _message(call)
    call.require(checks.message(call.body, call.file_names, message))
    call.box.interactions.edit(record, message, call.body, call.files)
    return message


@route("DELETE /webhooks/{app}/{token}/messages/{message}")
def delete(call: Call) -> None:
    record, message = _message(call)
    call.box.interactions.delete(record, message)
