"""Guilds, their members and roles; muting in voice."""

from __future__ import annotations

from sandbox import errors
from sandbox.errors import ApiError
from sandbox.permissions import Permission
from sandbox.routes.core import Call, route
from sandbox.shapes import JSON, STAGE, VOCAL

NEEDED = {
    "mute": Permission.MUTE_MEMBERS,
    "deaf": Permission.DEAFEN_MEMBERS,
    "channel_id": Permission.MOVE_MEMBERS,
    "nick": Permission.MANAGE_NICKNAMES,
    "roles": Permission.MANAGE_ROLES,
}


@route("GET /guilds/{guild}")
def fetch(call: Call) -> JSON:
    return {key: value for key, value in call.guild().items() if key != "members"}


@route("GET /guilds/{guild}/roles")
def roles(call: Call) -> list[JSON]:
    return list(call.guild()["roles"])


def _member(call: Call, guild: JSON) -> str:
    if call["user"] not in guild["members"]:
        raise ApiError(*errors.UNKNOWN_MEMBER)
    return call["user"]


@route("GET /guilds/{guild}/members/{user}")
def member(call: Call) -> JSON:
    guild = call.guild()
    return call.world.member(guild["id"], _member(call, guild))


@route("GET /guilds/{guild}/members")
def members(call: Call) -> list[JSON]:
    """Only for an application that was granted the members intent."""
    guild = call.guild()
    if not call.box.gateway.privileged_intents:
        raise ApiError(*errors.MISSING_ACCESS)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    found = [user for user in sorted(guild["members"], key=int) if int(user) > after]
    return [call.world.member(guild["id"], user) for user in found[:limit]]


@route("GET /guilds/{guild}/members/search")
def search(call: Call) -> list[JSON]:
    guild, start = call.guild(), call.query["query"].lower()
    found = [u for u in guild["members"] if call.world.users[u]["username"].startswith(start)]
    return [call.world.member(guild["id"], user) for user in found[: int(call.query.get("limit", 1))]]


@route("PATCH /guilds/{guild}/members/{user}")
def change_member(call: Call) -> JSON:
    """Muting, deafening and moving need the right to, and someone who is in voice."""
    guild = call.guild()
    user = _member(call, guild)
    state = call.world.voice_states.get(guild["id"], {}).get(user)
    for key, needed in NEEDED.items():
        if key not in call.body:
            continue
        place = call.world.channels[state["channel_id"]] if state else None
        held = (
            call.world.permissions(call.world.bot_id, place)
            if place is not None
            else call.world.guild_permissions(guild["id"], call.world.bot_id)
        )
        if not held & needed:
            raise ApiError(*errors.MISSING_PERMISSIONS)
        if state is None and key in ("mute", "deaf", "channel_id"):
            raise ApiError(*errors.NOT_IN_VOICE)
    target = call.body.get("channel_id")
    if target is not None and call.world.channels.get(str(target), {}).get("type") not in VOCAL:
        raise ApiError(*errors.UNKNOWN_CHANNEL)
    changes = {key: call.body[key] for key in ("mute", "deaf", "nick", "roles") if key in call.body}
    call.world.set_member(guild["id"], user, changes)
    call.world.audit(guild["id"], user, dict(call.body), call.reason)
    if "channel_id" in call.body:
        place = {"channel_id": None if target is None else str(target)}
        call.world.set_voice(guild["id"], user, place)
    return call.world.member(guild["id"], user)


def _voice_state(call: Call) -> tuple[str, JSON]:
    user = call.world.bot_id if call.args.get("user", "@me") == "@me" else call["user"]
    state = call.world.voice_states.get(call.guild()["id"], {}).get(user)
    if state is None:
        raise ApiError(*errors.UNKNOWN_VOICE_STATE)
    return user, state


@route("GET /guilds/{guild}/voice-states/{user}", "GET /guilds/{guild}/voice-states/@me")
def voice_state(call: Call) -> JSON:
    user, state = _voice_state(call)
    return {**state, "member": call.world.member(call.guild()["id"], user)}


@route("PATCH /guilds/{guild}/voice-states/{user}", "PATCH /guilds/{guild}/voice-states/@me")
def change_voice_state(call: Call) -> None:
    """On a stage: who may mute others makes a speaker; everybody may ask to be one, or stop being one."""
    user, state = _voice_state(call)
    place = call.world.channels[state["channel_id"]]
    if place["type"] != STAGE or str(call.body.get("channel_id", place["id"])) != place["id"]:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    suppress = call.body.get("suppress", state["suppress"])
    if suppress != state["suppress"] and (user != call.world.bot_id or not suppress):
        call.may(place, Permission.MUTE_MEMBERS)
    asked = call.body.get("request_to_speak_timestamp")
    if asked is not None:
        call.may(place, Permission.REQUEST_TO_SPEAK)
    changes = {"suppress": suppress, "request_to_speak_timestamp": asked if suppress else None}
    call.world.set_voice(place["guild_id"], user, changes)
