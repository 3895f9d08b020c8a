"""Who may do what, computed as Discord computes it: roles first, then the channel's overwrites."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag

from sandbox.shapes import DM, JSON


class Permission(IntFlag):
    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    SPEAK = 1 << 21
    MUTE_MEMBERS = 1 << 22
    DEAFEN_MEMBERS = 1 << 23
    MOVE_MEMBERS = 1 << 24
    USE_VAD = 1 << 25
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    REQUEST_TO_SPEAK = 1 << 32
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
ALL = (1 << 53) - 1
PLAYER = (
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CONNECT
    | P.SPEAK
    | P.USE_VAD
    | P.REQUEST_TO_SPEAK
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
BOT = PLAYER | P.MANAGE_THREADS | P.MANAGE_MESSAGES | P.PIN_MESSAGES | P.MUTE_MEMBERS
PRIVATE = PLAYER | P.PIN_MESSAGES


def in_guild(guild: JSON, user_id: str) -> int:
    """Permissions from roles alone."""
    if guild["owner_id"] == user_id:
        return ALL
    member = guild["members"].get(user_id)
    if member is None:
        return 0
    held = {guild["id"], *member["roles"]}
    total = 0
    for role in guild["roles"]:
        if role["id"] in held:
            total |= int(role["permissions"])
    return ALL if total & P.ADMINISTRATOR else total


def in_channel(guild: JSON | None, channel: JSON, user_id: str) -> int:
    """`channel` is the channel whose overwrites count: for a thread, its parent."""
    if channel["type"] == DM or guild is None:
        return int(PRIVATE)
    total = in_guild(guild, user_id)
    if total == ALL or user_id not in guild["members"]:
        return total
    for layer in _layers(guild, channel, user_id):
        deny = allow = 0
        for overwrite in layer:
            deny |= int(overwrite["deny"])
            allow |= int(overwrite["allow"])
        total = (total & ~deny) | allow
    return total if total & P.VIEW_CHANNEL else 0


def _layers(guild: JSON, channel: JSON, user_id: str) -> Iterable[list[JSON]]:
    """Overwrites in the order they apply: @everyone, then the roles together, then the member."""
    overwrites = channel.get("permission_overwrites", [])
    roles = guild["members"][user_id]["roles"]
    yield [o for o in overwrites if o["id"] == guild["id"]]
    yield [o for o in overwrites if o["id"] in roles]
    yield [o for o in overwrites if o["id"] == user_id]
