"""Messages of channels: send, read, edit, delete, react, pin."""

from __future__ import annotations

from urllib.parse import unquote

from sandbox import checks, errors
from sandbox.errors import ApiError
from sandbox.permissions import Permission
from sandbox.routes.core import Call, route
from sandbox.shapes import JSON, VOCAL
from sandbox.world import INDELIBLE, created_at

NONCE_SECONDS = 180


@route("POST /channels/{channel}/messages")
def send(call: Call) -> JSON:
    channel = call.channel()
    call.may_send(channel)
    call.require(checks.message(call.body, call.file_names))
    if again := _sent_before(call, channel):
        return again
    call.wake(channel)
    extra: JSON = {}
    if reference := call.body.get("message_reference"):
        target = call.world.messages[channel["id"]].get(str(reference["message_id"]))
        if target is None and reference.get("fail_if_not_exists", True):
            raise ApiError(400, 50035, "Invalid Form Body: message_reference: Unknown message")
        link = {"type": 0, "channel_id": channel["id"], "message_id": str(reference["message_id"])}
        extra = {"type": 19, "message_reference": link, "referenced_message": target}
    return call.world.post(channel["id"], call.body, call.files, extra=extra)


def _sent_before(call: Call, channel: JSON) -> JSON | None:
    """With enforce_nonce a repeated request gets the message that its first try made; one that was deleted
    since is unknown."""
    if not call.body.get("enforce_nonce") or call.body.get("nonce") is None:
        return None
    since = call.world.now() - NONCE_SECONDS
    if call.world.deleted.get(f"{channel['id']} {call.body['nonce']}", 0.0) >= since:
        raise ApiError(*errors.UNKNOWN_MESSAGE)
    for message in reversed(call.world.messages[channel["id"]].values()):
        if created_at(message["id"]) < since:
            return None
        if message.get("nonce") == call.body["nonce"] and message["author"]["id"] == call.world.bot_id:
            return message
    return None


@route("GET /channels/{channel}/messages")
def history(call: Call) -> list[JSON]:
    channel = call.channel()
    _may_read(call, channel)
    found = [m for m in call.world.messages[channel["id"]].values() if m["id"] not in call.world.audience]
    limit = int(call.query.get("limit", 50))
    if "after" in call.query:
        later = [m for m in found if int(m["id"]) > int(call.query["after"])]
        return later[:limit][::-1]
    if "before" in call.query:
        found = [m for m in found if int(m["id"]) < int(call.query["before"])]
    return found[-limit:][::-1]


@route("GET /channels/{channel}/messages/{message}")
def fetch(call: Call) -> JSON:
    channel = call.channel()
    _may_read(call, channel)
    return call.message(channel)


def _may_read(call: Call, channel: JSON) -> None:
    """The chat of a voice channel is for those who may come in."""
    call.may(channel, Permission.READ_MESSAGE_HISTORY)
    if channel["type"] in VOCAL:
        call.may(channel, Permission.CONNECT)


@route("PATCH /channels/{channel}/messages/{message}")
def edit(call: Call) -> JSON:
    channel = call.channel()
    message = call.message(channel)
    if message["author"]["id"] != call.world.bot_id:
        raise ApiError(*errors.NOT_AUTHOR)
    call.not_archived(channel)
    if call.files:
        call.may(channel, Permission.ATTACH_FILES)
    call.require(checks.message(call.body, call.file_names, message))
    call.box.limits.edit(message, created_at(message["id"]))
    call.world.edit(message, call.body, call.files)
    return message


@route("DELETE /channels/{channel}/messages/{message}")
def delete(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message["author"]["id"] != call.world.bot_id:
        call.may(channel, Permission.MANAGE_MESSAGES)
    call.not_archived(channel)
    if message["type"] in INDELIBLE:
        raise ApiError(*errors.SYSTEM_MESSAGE)
    call.world.delete(message)


@route("POST /channels/{channel}/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    channel = call.channel()
    call.may(channel, Permission.MANAGE_MESSAGES)
    for message_id in call.body["messages"]:
        if message := call.world.messages[channel["id"]].get(str(message_id)):
            call.world.delete(message)


@route("PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def react(call: Call) -> None:
    channel = call.channel()
    call.may(channel, Permission.ADD_REACTIONS | Permission.READ_MESSAGE_HISTORY)
    call.not_archived(channel)
    call.world.react(call.message(channel), unquote(call["emoji"]), call.world.bot_id)


@route("DELETE /channels/{channel}/messages/{message}/reactions/{emoji}/{user}")
def unreact(call: Call) -> None:
    channel = call.channel()
    user = call.world.bot_id if call["user"] == "@me" else call["user"]
    if user != call.world.bot_id:
        call.may(channel, Permission.MANAGE_MESSAGES)
    call.not_archived(channel)
    call.world.react(call.message(channel), unquote(call["emoji"]), user, add=False)


@route("GET /channels/{channel}/messages/{message}/reactions/{emoji}")
def reactors(call: Call) -> list[JSON]:
    channel = call.channel()
    call.may(channel, Permission.READ_MESSAGE_HISTORY)
    who = call.world.reactors.get(call.message(channel)["id"], {}).get(unquote(call["emoji"]), [])
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 25))
    return [call.world.users[user] for user in sorted(who, key=int) if int(user) > after][:limit]


@route("PUT /channels/{channel}/messages/pins/{message}", "PUT /channels/{channel}/pins/{message}")
def pin(call: Call) -> None:
    _pin(call, True)


@route("DELETE /channels/{channel}/messages/pins/{message}", "DELETE /channels/{channel}/pins/{message}")
def unpin(call: Call) -> None:
    _pin(call, False)


def _pin(call: Call, pinned: bool) -> None:
    channel = call.channel()
    call.may(channel, Permission.PIN_MESSAGES)
    call.not_archived(channel)
    call.world.pin(call.message(channel), pinned, by=call.world.bot_id)


@route("GET /channels/{channel}/messages/pins")
def pins(call: Call) -> JSON:
    found = [m for m in call.world.messages[call.channel()["id"]].values() if m["pinned"]]
    return {"items": [{"pinned_at": m["timestamp"], "message": m} for m in found[::-1]], "has_more": False}


@route("POST /channels/{channel}/typing")
def typing(call: Call) -> None:
    channel = call.channel()
    call.may_send(channel)
    call.world.typing(channel, call.world.bot_id)
