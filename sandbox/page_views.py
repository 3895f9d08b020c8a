"""What the page needs to know of the world, as one person may know it."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from sandbox import commands
from sandbox.shapes import DM, JSON, TEXT, THREADS

SHOWN = 60


class Views:
    def __init__(self, world: Any) -> None:
        self.world = world

    def hello(self) -> JSON:
        world = self.world
        people = [{**world.users[person], "locale": world.locales[person]} for person in world.people]
        table = "\n".join(f"{person['id']} {person['username']}" for person in people)
        return {"people": people, "bot": world.users[world.bot_id], "table": f"{crc32(table.encode()):08x}"}

    def snapshot(self, user_id: str, read: dict[str, str]) -> JSON:
        world = self.world
        guilds = [guild for guild in world.guilds.values() if user_id in guild["members"]]
        seen = [channel for channel in world.channels.values() if world.can_see(user_id, channel["id"])]
        return {
            "locale": world.locales[user_id],
            "users": list(world.users.values()),
            "guilds": [self._guild(guild) for guild in guilds],
            "channels": [self.channel(user_id, channel) for channel in seen],
            "commands": self.commands(user_id),
            "voice": [
                state for guild in guilds for state in world.voice_states.get(guild["id"], {}).values()
            ],
            "pings": {c["id"]: count for c in seen if (count := self._pings(user_id, c, read))},
        }

    def _guild(self, guild: JSON) -> JSON:
        members = {user: {"nick": m["nick"], "roles": m["roles"]} for user, m in guild["members"].items()}
        return {"id": guild["id"], "name": guild["name"], "roles": guild["roles"], "members": members}

    def channel(self, user_id: str, channel: JSON) -> JSON:
        shown = {**channel, "last": self._last(user_id, channel["id"])}
        if channel["type"] in THREADS:
            shown["joined"] = user_id in self.world.thread_members[channel["id"]]
        return shown

    def _last(self, user_id: str, channel_id: str) -> str | None:
        visible = self.world.visible(user_id, channel_id)
        return visible[-1]["id"] if visible else None

    def commands(self, user_id: str) -> dict[str, list[JSON]]:
        """Slash commands by guild; private channels offer the global ones, under "dm"."""
        known = {"dm": self.world.commands_for(None)}
        for guild in self.world.guilds.values():
            if user_id in guild["members"]:
                known[guild["id"]] = self.world.commands_for(guild["id"])
        return {place: [c for c in some if self._offered(c, place)] for place, some in known.items()}

    def _offered(self, command: JSON, place: str) -> bool:
        kind = DM if place == "dm" else TEXT
        return command.get("type", 1) == 1 and commands.offered(command, {"type": kind})

    def _pings(self, user_id: str, channel: JSON, read: dict[str, str]) -> int:
        """Unread pings; `read` holds the last message seen by channel, and nothing on a first visit."""
        if not read:
            return 0
        seen = int(read.get(channel["id"], 0))
        unread = (m for m in self.world.visible(user_id, channel["id"]) if int(m["id"]) > seen)
        return sum(self._pinged(user_id, channel, message) for message in unread)

    def _pinged(self, user_id: str, channel: JSON, message: JSON) -> bool:
        if message["author"]["id"] == user_id:
            return False
        guild = self.world.guild_of(channel)
        roles = guild["members"].get(user_id, {}).get("roles", []) if guild else []
        return (
            channel["type"] == DM
            or message["mention_everyone"]
            or any(user["id"] == user_id for user in message["mentions"])
            or any(role in roles for role in message["mention_roles"])
        )

    def history(self, user_id: str, channel_id: str, before: str | None) -> JSON:
        found = self.world.visible(user_id, channel_id)
        if before is not None:
            found = [message for message in found if int(message["id"]) < int(before)]
        return {"messages": [self.message(user_id, m) for m in found[-SHOWN:]], "more": len(found) > SHOWN}

    def message(self, user_id: str, message: JSON) -> JSON:
        """The message with what Discord's client would look up: what it answers, which command it is from."""
        shown = dict(message)
        channel = self.world.channels.get(message["channel_id"])
        if channel is not None:
            shown["pings"] = self._pinged(user_id, channel, message)
        metadata = message.get("interaction_metadata")
        if metadata:
            shown["command"] = self.world.interactions.get(metadata["id"], {}).get("command")
        link = message.get("message_reference")
        if link and link.get("message_id"):
            shown["answers"] = self._seen(user_id, link["message_id"])
        if message.get("reactions"):
            reactors = self.world.reactors.get(message["id"], {})
            shown["reactions"] = [
                {**each, "mine": user_id in reactors.get(each["emoji"]["name"], [])}
                for each in message["reactions"]
            ]
        return shown

    def _seen(self, user_id: str, message_id: str) -> JSON | None:
        found = self.world.message(message_id)
        if found is None or found not in self.world.visible(user_id, found["channel_id"]):
            return None
        return {key: found[key] for key in ("id", "author", "content", "components", "embeds", "flags")}

    def event(self, user_id: str, name: str, data: JSON) -> JSON:
        if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return self.message(user_id, self.world.message(data["id"]) or data)
        if name in ("MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE"):
            found = self.world.message(data["message_id"])
            return self.message(user_id, found) if found else data
        if name in ("THREAD_CREATE", "THREAD_UPDATE", "CHANNEL_CREATE", "CHANNEL_UPDATE"):
            channel = self.world.channels.get(data["id"])
            return self.channel(user_id, channel) if channel else data
        if name == "COMMANDS_UPDATE":
            return {"commands": self.commands(user_id)}
        return data

    def voice_channel(self, user_id: str) -> str | None:
        states = (guild[user_id] for guild in self.world.voice_states.values() if user_id in guild)
        return next((state["channel_id"] for state in states), None)
