"""Channels, threads and private channels."""

from __future__ import annotations

from sandbox import errors, shapes
from sandbox.errors import ApiError
from sandbox.permissions import Permission
from sandbox.routes.core import Call, route
from sandbox.shapes import HAS_THREAD, JSON, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS


def _shown(call: Call, channel: JSON) -> JSON:
    return call.world.thread_for(channel) if channel["type"] in THREADS else channel


@route("GET /channels/{channel}")
def fetch(call: Call) -> JSON:
    return _shown(call, call.channel())


@route("PATCH /channels/{channel}")
def change(call: Call) -> JSON:
    channel = call.channel()
    if channel["type"] in THREADS:
        _may_change_thread(call, channel)
    else:
        call.may(channel, Permission.MANAGE_CHANNELS)
    call.world.change_channel(channel, {key: value for key, value in call.body.items() if value is not None})
    return _shown(call, channel)


def _may_change_thread(call: Call, thread: JSON) -> None:
    """The owner may name, archive and reopen its thread; locking and others' threads need MANAGE_THREADS."""
    state = thread["thread_metadata"]
    reopened = call.body.get("archived") is False
    if state["archived"] and not reopened:
        raise ApiError(*errors.ARCHIVED)
    owner = thread["owner_id"] == call.world.bot_id
    locking = call.body.get("locked", state["locked"]) != state["locked"]
    if locking or not owner or (reopened and state["locked"]):
        call.may(thread, Permission.MANAGE_THREADS)
    if reopened and state["archived"]:
        call.box.limits.one_more_thread(thread["guild_id"])


@route("DELETE /channels/{channel}")
def remove(call: Call) -> JSON:
    channel = call.channel()
    call.may(channel, Permission.MANAGE_THREADS if channel["type"] in THREADS else Permission.MANAGE_CHANNELS)
    call.world.remove_channel(channel)
    return channel


KINDS = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}
"""What threads a channel can have, where they are opened without a message."""


@route("POST /channels/{channel}/threads")
def open_thread(call: Call) -> tuple[int, JSON]:
    channel = call.channel()
    kind = call.body.get("type", PRIVATE_THREAD)
    if kind not in KINDS.get(channel["type"], ()):
        raise ApiError(*errors.WRONG_CHANNEL)
    private = kind == PRIVATE_THREAD
    call.may(channel, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    call.box.limits.one_more_thread(channel["guild_id"])
    thread = call.world.open_thread(channel, {**call.body, "type": kind}, call.world.bot_id)
    return 201, call.world.thread_for(thread)


@route("POST /channels/{channel}/messages/{message}/threads")
def open_thread_on(call: Call) -> tuple[int, JSON]:
    channel = call.channel()
    message = call.message(channel)
    if channel["type"] not in KINDS:
        raise ApiError(*errors.WRONG_CHANNEL)
    call.may(channel, Permission.CREATE_PUBLIC_THREADS)
    if message["flags"] & HAS_THREAD:
        raise ApiError(*errors.HAS_THREAD)
    call.box.limits.one_more_thread(channel["guild_id"])
    body = {**call.body, "type": PUBLIC_THREAD}
    return 201, call.world.thread_for(call.world.open_thread(channel, body, call.world.bot_id, message))


def _member(call: Call) -> str:
    return call.world.bot_id if call["user"] == "@me" else call["user"]


@route("PUT /channels/{channel}/thread-members/{user}")
def add_to_thread(call: Call) -> None:
    thread, user = call.channel(), _member(call)
    call.not_archived(thread)
    call.may(thread, Permission.SEND_MESSAGES_IN_THREADS)
    if user not in call.world.guilds[thread["guild_id"]]["members"]:
        raise ApiError(*errors.UNKNOWN_USER)
    if not call.world.permissions(user, thread) & Permission.VIEW_CHANNEL:
        raise ApiError(*errors.MISSING_ACCESS)
    call.world.add_to_thread(thread, user, by=call.world.bot_id)


@route("DELETE /channels/{channel}/thread-members/{user}")
def remove_from_thread(call: Call) -> None:
    thread, user = call.channel(), _member(call)
    call.not_archived(thread)
    if user != call.world.bot_id and not call.owns_private(thread):
        call.may(thread, Permission.MANAGE_THREADS)
    call.world.remove_from_thread(thread, user, by=call.world.bot_id)


@route("GET /channels/{channel}/thread-members")
def thread_members(call: Call) -> list[JSON]:
    thread = call.channel()
    members = sorted(call.world.thread_members[thread["id"]], key=int)
    if call.query.get("with_member") not in ("1", "true", "True"):
        return [call.world.thread_for(thread, user)["member"] for user in members]
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 100))
    page = [user for user in members if int(user) > after][:limit]
    return [
        {
            **call.world.thread_for(thread, user)["member"],
            "member": call.world.member(thread["guild_id"], user),
        }
        for user in page
    ]


@route("POST /users/@me/channels")
def open_dm(call: Call) -> JSON:
    user = str(call.body["recipient_id"])
    if user not in call.world.users or user == call.world.bot_id:
        raise ApiError(*errors.UNKNOWN_USER)
    return call.world.dm(user)


@route("GET /guilds/{guild}/channels")
def guild_channels(call: Call) -> list[JSON]:
    guild_id = call.guild()["id"]
    channels = call.world.channels.values()
    return [c for c in channels if c.get("guild_id") == guild_id and c["type"] not in THREADS]


@route("POST /guilds/{guild}/channels")
def add_channel(call: Call) -> tuple[int, JSON]:
    guild = call.guild()
    if not call.world.guild_permissions(guild["id"], call.world.bot_id) & Permission.MANAGE_CHANNELS:
        raise ApiError(*errors.MISSING_PERMISSIONS)
    make = shapes.voice_channel if call.body.get("type") == shapes.VOICE else shapes.text_channel
    channel = call.world.add_channel(make(call.world.new_id(), guild["id"], call.body["name"], 10))
    channel |= {k: v for k, v in call.body.items() if k in ("topic", "parent_id", "nsfw") and v is not None}
    call.world.emit_in(channel, "CHANNEL_CREATE", channel)
    return 201, channel


@route("PUT /channels/{channel}/permissions/{target}")
def set_overwrite(call: Call) -> None:
    channel = call.channel()
    call.may(channel, Permission.MANAGE_ROLES)
    others = [o for o in channel["permission_overwrites"] if o["id"] != call["target"]]
    allow, deny = (str(call.body.get(key) or 0) for key in ("allow", "deny"))
    new = {"id": call["target"], "type": call.body.get("type", 0), "allow": allow, "deny": deny}
    call.world.change_channel(channel, {"permission_overwrites": [*others, new]})


@route("GET /guilds/{guild}/threads/active")
def active_threads(call: Call) -> JSON:
    world = call.world
    found = [t for t in world.threads(guild_id=call.guild()["id"]) if world.can_see(world.bot_id, t["id"])]
    shown = [world.thread_for(thread) for thread in found]
    return {"threads": shown, "members": [t["member"] for t in shown if "member" in t], "has_more": False}


@route("GET /channels/{channel}/threads/archived/{kind}")
def archived_threads(call: Call) -> JSON:
    channel = call.channel()
    kind = PUBLIC_THREAD if call["kind"] == "public" else PRIVATE_THREAD
    found = [
        t for t in call.world.threads(archived=True) if t["parent_id"] == channel["id"] and t["type"] == kind
    ]
    return {"threads": [call.world.thread_for(t) for t in found], "members": [], "has_more": False}
