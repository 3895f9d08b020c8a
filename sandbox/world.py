"""The in-memory Discord: users, guilds, channels, threads, messages, files, commands, voice states.

Everything is plain JSON data, so a whole world can be saved to one file. Changes are told to listeners as
`Event`s: the gateway passes them to the bot, subscriptions to the page.
"""

from __future__ import annotations

import datetime as dt
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import orjson

from sandbox import messages, permissions, shapes, storage
from sandbox.addresses import Signer
from sandbox.events import Event, Subscription
from sandbox.messages import Upload
from sandbox.permissions import Permission
from sandbox.shapes import DM, EPHEMERAL, HAS_THREAD, JSON, PRIVATE_THREAD, PUBLIC_THREAD, STAGE, THREADS

RECIPIENT_ADD, RECIPIENT_REMOVE, PINNED, THREAD_CREATED, THREAD_STARTER = 1, 2, 6, 18, 21
SYSTEM = (RECIPIENT_ADD, RECIPIENT_REMOVE, PINNED, THREAD_CREATED, THREAD_STARTER)
INDELIBLE = (RECIPIENT_ADD, RECIPIENT_REMOVE, THREAD_STARTER)
EPOCH_MS = 1420070400000
BASE = 1_100_000_000_000_000_000
Clock = Callable[[], float]


def created_at(snowflake: str | int) -> float:
    """Unix seconds at which an id was made."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


class World:
    app_id = str(BASE + 1)
    bot_id = app_id

    def __init__(self, players: Iterable[str] = (), clock: Clock | None = None) -> None:
        self.clock: Clock = clock or time.time
        self.listeners: list[Callable[[Event], None]] = []
        self.signer = Signer(secrets.token_bytes(16))
        self.counter = 0
        self._swept = 0.0
        self.users: dict[str, JSON] = {}
        self.locales: dict[str, str] = {}
        self.guilds: dict[str, JSON] = {}
        self.channels: dict[str, JSON] = {}
        self.thread_members: dict[str, list[str]] = {}
        self.messages: dict[str, dict[str, JSON]] = {}
        self.audience: dict[str, str] = {}
        self.rung: dict[str, list[str]] = {}
        """For whom each message rang when it was sent: an edit rings for nobody, and takes no ring back."""
        self.deleted: dict[str, float] = {}
        """When messages with a nonce were deleted, by channel and nonce."""
        self.reactors: dict[str, dict[str, list[str]]] = {}
        self.files: dict[str, JSON] = {}
        self.commands: dict[str, list[JSON]] = {}
        self.voice_states: dict[str, dict[str, JSON]] = {}
        self.interactions: dict[str, JSON] = {}
        self.settings: dict[str, JSON] = {}
        self.audit_log: list[JSON] = []
        if names := list(players):
            self._furnish(names)

    def _furnish(self, names: list[str]) -> None:
        self.users[self.bot_id] = shapes.user(self.bot_id, "Wardroom", bot=True)
        people = [self.add_user(name) for name in names]
        self.add_guild("Wardroom", people, text=("general", "games"))
        self.add_guild("Second table", people[:2], text=("general",))

    def add_user(self, name: str, locale: str | None = None) -> str:
        """A new person. Without a word on it, a Cyrillic name speaks Russian."""
        user_id = str(BASE + 100 + len(self.users))
        self.users[user_id] = shapes.user(user_id, name)
        cyrillic = any("\u0400" <= letter <= "\u04ff" for letter in name)
        self.locales[user_id] = locale or ("ru" if cyrillic else "en-US")
        return user_id

    def add_guild(self, name: str, people: list[str], text: Iterable[str], locale: str = "en-US") -> str:
        """A guild where @everyone may nothing, people hold the role Crew and the bot a role of its own."""
        number = len(self.guilds) + 1
        guild_id = str(BASE + (number << 22) + 10)
        crew, bot_role = str(int(guild_id) + 1), str(int(guild_id) + 2)
        guild = shapes.guild(guild_id, name, people[0], locale)
        guild["roles"] = [
            shapes.role(guild_id, "@everyone", 0, 0),
            shapes.role(crew, "Crew", permissions.PLAYER, 1),
            shapes.role(bot_role, "Wardroom", permissions.BOT, 2, managed=True),
        ]
        guild["members"] = {user: shapes.membership(self.timestamp(), [crew]) for user in people}
        guild["members"][self.bot_id] = shapes.membership(self.timestamp(), [bot_role])
        self.guilds[guild_id] = guild
        for position, channel in enumerate(text):
            self.add_channel(
                shapes.text_channel(str(int(guild_id) + 20 + position), guild_id, channel, position)
            )
        self.add_channel(shapes.voice_channel(str(int(guild_id) + 40), guild_id, "Bridge", 9))
        return guild_id

    def add_channel(self, channel: JSON) -> JSON:
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        return channel

    def open_place(self, kind: int, name: str, guild_id: str | None = None) -> JSON:
        """A new channel of any kind, told to everybody."""
        channel = self.add_channel(shapes.place(kind, self.new_id(), guild_id or self.guild_id, name))
        self.emit_in(channel, "CHANNEL_CREATE", channel)
        return channel

    # -- time and ids ------------------------------------------------------------------------------

    def now(self) -> float:
        return self.clock()

    def timestamp(self, at: float | None = None) -> str:
        moment = dt.datetime.fromtimestamp(self.now() if at is None else at, dt.UTC)
        return moment.isoformat(timespec="microseconds")

    def new_id(self, at: float | None = None) -> str:
        self.counter += 1
        milliseconds = int((self.now() if at is None else at) * 1000) - EPOCH_MS
        return str((milliseconds << 22) | (self.counter & 0x3FFFFF))

    # -- finding things ----------------------------------------------------------------------------

    @property
    def guild_id(self) -> str:
        return next(iter(self.guilds))

    @property
    def second_guild_id(self) -> str:
        return list(self.guilds)[1]

    @property
    def people(self) -> list[str]:
        return [user_id for user_id, user in self.users.items() if not user["bot"]]

    def user_id(self, name_or_id: str) -> str:
        if name_or_id in self.users:
            return name_or_id
        for user_id, user in self.users.items():
            if name_or_id in (user["global_name"], user["username"]):
                return user_id
        raise KeyError(f"nobody is called {name_or_id!r}")

    def channel(self, ref: str | int | JSON, guild_id: str | None = None) -> JSON:
        """By object, id, or name ("games", "#games", "Bridge") in a guild (the first by default)."""
        if isinstance(ref, dict):
            ref = ref["id"]
        if str(ref) in self.channels:
            return self.channels[str(ref)]
        name, guild_id = str(ref).removeprefix("#"), guild_id or self.guild_id
        for channel in self.channels.values():
            if channel.get("name") == name and channel.get("guild_id") == guild_id:
                return channel
        raise KeyError(f"no channel {ref!r}")

    def guild_of(self, channel: JSON) -> JSON | None:
        return self.guilds.get(channel.get("guild_id", ""))

    def message(self, message_id: str) -> JSON | None:
        return next((box[message_id] for box in self.messages.values() if message_id in box), None)

    def member(self, guild_id: str, user_id: str) -> JSON:
        return {**self.guilds[guild_id]["members"][user_id], "user": self.users[user_id]}

    def threads(self, *, guild_id: str | None = None, archived: bool | None = False) -> Iterator[JSON]:
        for channel in self.channels.values():
            if channel["type"] not in THREADS or guild_id not in (None, channel["guild_id"]):
                continue
            if archived is None or channel["thread_metadata"]["archived"] == archived:
                yield channel

    def permissions(self, user_id: str, channel: JSON) -> int:
        place = self.channels.get(channel.get("parent_id") or "", channel)
        return permissions.in_channel(self.guild_of(channel), place, user_id)

    def guild_permissions(self, guild_id: str, user_id: str) -> int:
        return permissions.in_guild(self.guilds[guild_id], user_id)

    def can_see(self, user_id: str, channel_id: str) -> bool:
        channel = self.channels[channel_id]
        if channel["type"] == DM:
            return user_id in (self.bot_id, *(user["id"] for user in channel["recipients"]))
        held = self.permissions(user_id, channel)
        if channel["type"] == PRIVATE_THREAD and user_id not in self.thread_members[channel_id]:
            return bool(held & Permission.MANAGE_THREADS)
        return bool(held & Permission.VIEW_CHANNEL)

    def can_read(self, user_id: str, message: JSON) -> bool:
        mine = self.audience.get(message["id"], user_id) == user_id
        return mine and self.can_see(user_id, message["channel_id"])

    def visible(self, user_id: str, channel_id: str) -> list[JSON]:
        """The messages of a channel as this user sees them, oldest first."""
        if not self.can_see(user_id, channel_id):
            return []
        found = self.messages[channel_id].values()
        return [m for m in found if self.audience.get(m["id"], user_id) == user_id]

    def commands_for(self, guild_id: str | None) -> list[JSON]:
        return self.commands.get("global", []) + (self.commands.get(guild_id, []) if guild_id else [])

    # -- events ------------------------------------------------------------------------------------

    def emit(self, name: str, data: JSON, **where: Any) -> None:
        event = Event(name, orjson.loads(self.signer.resign(orjson.dumps(data), self.now())), **where)
        for listener in list(self.listeners):
            listener(event)

    def emit_in(self, channel: JSON, name: str, data: JSON, **where: Any) -> None:
        guild_id = channel.get("guild_id")
        if guild_id:
            data = {**data, "guild_id": guild_id}
        self.emit(name, data, guild_id=guild_id, channel_id=channel["id"], **where)

    def sees(self, user_id: str, event: Event) -> bool:
        if not event.people or event.only not in (None, user_id):
            return False
        if event.channel_id in self.channels:
            return self.can_see(user_id, event.channel_id)
        return event.guild_id is None or user_id in self.guilds[event.guild_id]["members"]

    def subscribe(self, user_id: str) -> Subscription:
        def listen(event: Event) -> None:
            if self.sees(user_id, event):
                subscription.put(event.name, event.data)

        subscription = Subscription(lambda _: self.listeners.remove(listen))
        self.listeners.append(listen)
        return subscription

    # -- messages ----------------------------------------------------------------------------------

    def post(
        self,
        channel_id: str,
        body: JSON,
        files: dict[str, Upload] | None = None,
        *,
        author: str | None = None,
        only: str | None = None,
        extra: JSON | None = None,
    ) -> JSON:
        """A new message by `author` (the bot by default); ephemeral when `only` names who sees it."""
        channel = self.channels[channel_id]
        author = author or self.bot_id
        message = shapes.message(self.new_id(), channel_id, self.users[author], self.timestamp())
        message["flags"] = body.get("flags") or 0
        if only is not None:
            self.audience[message["id"]] = only
            message["flags"] |= EPHEMERAL
        messages.fill(self, message, body, files or {})
        message |= extra or {}
        self.messages[channel_id][message["id"]] = message
        if message["mentions"] and not message["flags"] & shapes.SILENT:
            self.rung[message["id"]] = [user["id"] for user in message["mentions"]]
        if only is None:
            self._count(channel, message)
        self._tell("MESSAGE_CREATE", message)
        return message

    def _count(self, channel: JSON, message: JSON) -> None:
        channel["last_message_id"] = message["id"]
        if channel["type"] in THREADS:
            message["position"] = channel["message_count"]
            if message["type"] == THREAD_STARTER:
                return
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            if message["type"] in SYSTEM:
                return
            for user in (message["author"], *message["mentions"]):
                self.join_thread(channel, user["id"])

    def edit(self, message: JSON, body: JSON, files: dict[str, Upload] | None = None) -> None:
        kept = message["flags"] & (EPHEMERAL | HAS_THREAD | shapes.COMPONENTS_V2 | shapes.SILENT)
        messages.fill(self, message, body, files or {})
        if body.get("flags") is not None:
            message["flags"] = body["flags"] | kept
        message["edited_timestamp"] = self.timestamp()
        self._tell("MESSAGE_UPDATE", message)

    def delete(self, message: JSON) -> None:
        channel = self.channels[message["channel_id"]]
        del self.messages[channel["id"]][message["id"]]
        only = self.audience.pop(message["id"], None)
        if message.get("nonce") is not None:
            self.deleted[f"{channel['id']} {message['nonce']}"] = self.now()
        data = {"id": message["id"], "channel_id": channel["id"]}
        self.emit_in(channel, "MESSAGE_DELETE", data, only=only, bot=only is None)
        if channel["type"] in THREADS and only is None:
            channel["message_count"] -= 1

    def _tell(self, name: str, message: JSON) -> None:
        channel = self.channels[message["channel_id"]]
        data = {**message, "channel_type": channel["type"]}
        guild = self.guild_of(channel)
        if guild and message["author"]["id"] in guild["members"]:
            data["member"] = guild["members"][message["author"]["id"]]
        only = self.audience.get(message["id"])
        self.emit_in(channel, name, data, only=only, bot=only is None)

    def react(self, message: JSON, emoji: str, user_id: str, *, add: bool = True) -> None:
        users = self.reactors.setdefault(message["id"], {}).setdefault(emoji, [])
        if (user_id in users) == add:
            return
        (users.append if add else users.remove)(user_id)
        message["reactions"] = [
            {
                "emoji": {"id": None, "name": name},
                "count": len(who),
                "count_details": {"burst": 0, "normal": len(who)},
                "burst_colors": [],
                "me": self.bot_id in who,
                "me_burst": False,
                "burst_me": False,
            }
            for name, who in self.reactors[message["id"]].items()
            if who
        ]
        channel = self.channels[message["channel_id"]]
        data = {"user_id": user_id, "channel_id": channel["id"], "message_id": message["id"]}
        data |= {"emoji": {"id": None, "name": emoji}, "burst": False, "type": 0}
        data["message_author_id"] = message["author"]["id"]
        if channel.get("guild_id"):
            data["member"] = self.member(channel["guild_id"], user_id)
        self.emit_in(channel, "MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE", data)

    def pin(self, message: JSON, pinned: bool, by: str) -> None:
        channel = self.channels[message["channel_id"]]
        message["pinned"] = pinned
        channel["last_pin_timestamp"] = self.timestamp()
        data = {"channel_id": channel["id"], "last_pin_timestamp": channel["last_pin_timestamp"]}
        self.emit_in(channel, "CHANNEL_PINS_UPDATE", data)
        self._tell("MESSAGE_UPDATE", message)
        if pinned:
            self._system(PINNED, channel, by, message_reference=self._link(message))

    def typing(self, channel: JSON, user_id: str) -> None:
        data = {"channel_id": channel["id"], "user_id": user_id, "timestamp": int(self.now())}
        self.emit_in(channel, "TYPING_START", data)

    # -- channels and threads ----------------------------------------------------------------------

    def dm(self, user_id: str) -> JSON:
        """The private channel between the bot and a user, opened on first use."""
        for channel in self.channels.values():
            if channel["type"] == DM and channel["recipients"][0]["id"] == user_id:
                return channel
        channel = self.add_channel(shapes.dm_channel(self.new_id(), self.users[user_id]))
        self.emit("CHANNEL_CREATE", channel, channel_id=channel["id"], bot=False)
        return channel

    def open_thread(self, parent: JSON, body: JSON, owner: str, starter: JSON | None = None) -> JSON:
        kind = PUBLIC_THREAD if starter else body.get("type", PRIVATE_THREAD)
        if starter and parent["type"] == shapes.NEWS:
            kind = shapes.NEWS_THREAD
        minutes = body.get("auto_archive_duration") or parent["default_auto_archive_duration"]
        thread_id = starter["id"] if starter else self.new_id()
        thread = shapes.thread(thread_id, parent, body["name"], kind, owner, minutes, self.timestamp())
        self.add_channel(thread)
        self.thread_members[thread_id] = []
        self.join_thread(thread, owner, tell=False)
        self.emit_in(thread, "THREAD_CREATE", {**self.thread_for(thread), "newly_created": True})
        if starter:
            starter["thread"] = thread
            starter["flags"] |= HAS_THREAD
            self._tell("MESSAGE_UPDATE", starter)
            self._system(
                THREAD_STARTER,
                thread,
                starter["author"]["id"],
                message_reference=self._link(starter),
                referenced_message=starter,
            )
        elif kind != PRIVATE_THREAD and parent["type"] != shapes.FORUM:
            link = {"type": 0, "channel_id": thread_id, "guild_id": thread["guild_id"]}
            self._system(THREAD_CREATED, parent, owner, body["name"], message_reference=link)
        return thread

    def _link(self, message: JSON) -> JSON:
        channel = self.channels[message["channel_id"]]
        place = {"guild_id": channel["guild_id"]} if channel.get("guild_id") else {}
        return {"type": 0, "channel_id": channel["id"], "message_id": message["id"], **place}

    def _system(self, kind: int, channel: JSON, author: str, content: str = "", **extra: Any) -> None:
        """What Discord itself writes into a channel about what somebody did."""
        self.post(channel["id"], {"content": content}, author=author, extra={"type": kind, **extra})

    def add_to_thread(self, thread: JSON, user_id: str, by: str) -> None:
        if user_id not in self.thread_members[thread["id"]]:
            self.join_thread(thread, user_id)
            if by != user_id:
                self._system(RECIPIENT_ADD, thread, by, mentions=[self.users[user_id]])

    def remove_from_thread(self, thread: JSON, user_id: str, by: str) -> None:
        if user_id in self.thread_members[thread["id"]]:
            self.leave_thread(thread, user_id)
            if by != user_id:
                self._system(RECIPIENT_REMOVE, thread, by, mentions=[self.users[user_id]])

    def thread_for(self, thread: JSON, user_id: str | None = None) -> JSON:
        """The thread with the reader's own membership in it (the bot's by default)."""
        user_id = user_id or self.bot_id
        if user_id not in self.thread_members[thread["id"]]:
            return thread
        joined = thread["thread_metadata"]["create_timestamp"]
        member = {"id": thread["id"], "user_id": user_id, "join_timestamp": joined, "flags": 0}
        return {**thread, "member": member}

    def join_thread(self, thread: JSON, user_id: str, *, tell: bool = True) -> None:
        members = self.thread_members[thread["id"]]
        if user_id in members:
            return
        members.append(user_id)
        thread["member_count"] = len(members)
        joined = {"id": thread["id"], "user_id": user_id, "join_timestamp": self.timestamp(), "flags": 0}
        if tell:
            self._tell_members(thread, [joined], [])
            self.emit_in(thread, "THREAD_CREATE", thread, only=user_id, bot=user_id == self.bot_id)

    def leave_thread(self, thread: JSON, user_id: str) -> None:
        members = self.thread_members[thread["id"]]
        if user_id in members:
            members.remove(user_id)
            thread["member_count"] = len(members)
            self._tell_members(thread, [], [user_id])

    def _tell_members(self, thread: JSON, added: list[JSON], removed: list[str]) -> None:
        data = {"id": thread["id"], "member_count": thread["member_count"]}
        data |= {"added_members": added, "removed_member_ids": removed}
        self.emit_in(thread, "THREAD_MEMBERS_UPDATE", data)

    def change_channel(self, channel: JSON, body: JSON) -> None:
        if channel["type"] not in THREADS:
            channel |= {k: v for k, v in body.items() if k in channel}
            self.emit_in(channel, "CHANNEL_UPDATE", channel)
            if channel.get("guild_id"):
                self._rights_changed(channel["guild_id"])
            return
        state = channel["thread_metadata"]
        if body.get("archived", state["archived"]) != state["archived"]:
            state["archive_timestamp"] = self.timestamp()
        state |= {
            k: v for k, v in body.items() if k in ("archived", "locked", "auto_archive_duration", "invitable")
        }
        channel |= {k: v for k, v in body.items() if k in ("name", "rate_limit_per_user")}
        self.emit_in(channel, "THREAD_UPDATE", self.thread_for(channel))

    def remove_channel(self, channel: JSON) -> None:
        name = "THREAD_DELETE" if channel["type"] in THREADS else "CHANNEL_DELETE"
        self.emit_in(channel, name, channel)
        del self.channels[channel["id"]]
        self.messages.pop(channel["id"])
        self.thread_members.pop(channel["id"], None)

    def archive_idle_threads(self) -> None:
        """Archive threads without activity for their chosen time, as Discord does on its own."""
        if 0 <= self.now() - self._swept < 1:
            return
        self._swept = self.now()
        for thread in list(self.threads()):
            state = thread["thread_metadata"]
            last = dt.datetime.fromisoformat(state["archive_timestamp"]).timestamp()
            if thread["last_message_id"]:
                last = max(last, created_at(thread["last_message_id"]))
            if self.now() - last >= state["auto_archive_duration"] * 60:
                self.change_channel(thread, {"archived": True})

    # -- members, roles, commands, voice -----------------------------------------------------------

    def set_bot_permissions(self, guild_id: str, value: int) -> None:
        role = next(role for role in self.guilds[guild_id]["roles"] if role["managed"])
        role["permissions"] = str(int(value))
        self.emit("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role}, guild_id=guild_id)
        self._rights_changed(guild_id)

    def set_guild_locale(self, guild_id: str, locale: str) -> None:
        """A Community server chooses its language; only those can."""
        guild = self.guilds[guild_id]
        guild["preferred_locale"] = locale
        if "COMMUNITY" not in guild["features"]:
            guild["features"].append("COMMUNITY")
        data = {key: value for key, value in guild.items() if key != "members"}
        self.emit("GUILD_UPDATE", data, guild_id=guild_id)

    def remove_member(self, guild_id: str, user_id: str) -> None:
        """Somebody leaves; the bot itself is told that the whole guild is gone."""
        del self.guilds[guild_id]["members"][user_id]
        for thread in self.threads(guild_id=guild_id, archived=None):
            self.leave_thread(thread, user_id)
        if user_id == self.bot_id:
            self.emit("GUILD_DELETE", {"id": guild_id}, guild_id=guild_id, people=False)
        else:
            data = {"guild_id": guild_id, "user": self.users[user_id]}
            self.emit("GUILD_MEMBER_REMOVE", data, guild_id=guild_id)

    def set_commands(self, scope: str, commands: list[JSON]) -> None:
        """`scope` is "global" or a guild's id."""
        self.commands[scope] = commands
        guild_id = None if scope == "global" else scope
        self.emit("COMMANDS_UPDATE", {"guild_id": guild_id}, guild_id=guild_id, bot=False)

    def set_member(self, guild_id: str, user_id: str, changes: JSON) -> None:
        self.guilds[guild_id]["members"][user_id] |= changes
        data = {**self.member(guild_id, user_id), "guild_id": guild_id}
        self.emit("GUILD_MEMBER_UPDATE", data, guild_id=guild_id)
        if user_id in self.voice_states.get(guild_id, {}) and changes.keys() & {"mute", "deaf"}:
            self.set_voice(guild_id, user_id, {})

    def set_voice(self, guild_id: str, user_id: str, changes: JSON) -> JSON:
        """Join, move, mute or leave (channel_id None); returns the new voice state."""
        states = self.voice_states.setdefault(guild_id, {})
        state = states.get(user_id) or shapes.voice_state(guild_id, user_id, None, f"voice-{self.new_id()}")
        member = self.guilds[guild_id]["members"][user_id]
        before = state["channel_id"]
        state |= {"mute": member["mute"], "deaf": member["deaf"], **changes}
        states[user_id] = state
        if state["channel_id"] is None:
            del states[user_id]
        else:
            state["suppress"] = self._suppressed(user_id, state, entering=state["channel_id"] != before)
        data = {**state, "member": self.member(guild_id, user_id)}
        self.emit("VOICE_STATE_UPDATE", data, guild_id=guild_id)
        return state

    def _suppressed(self, user_id: str, state: JSON, *, entering: bool) -> bool:
        """Everybody enters a stage as a listener; in a voice channel who may not speak is not heard."""
        channel = self.channels[state["channel_id"]]
        if channel["type"] == STAGE:
            return entering or bool(state["suppress"])
        return not self.permissions(user_id, channel) & Permission.SPEAK

    def _rights_changed(self, guild_id: str) -> None:
        for user_id, state in list(self.voice_states.get(guild_id, {}).items()):
            if self._suppressed(user_id, state, entering=False) != state["suppress"]:
                self.set_voice(guild_id, user_id, {})

    def audit(self, guild_id: str, user_id: str, changes: JSON, reason: str | None) -> None:
        """What the server's audit log says of a change to a member by the bot."""
        entry = {"guild_id": guild_id, "user_id": self.bot_id, "target_id": user_id}
        self.audit_log.append({**entry, "changes": changes, "reason": reason})

    # -- one file ----------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        storage.save(self, path)

    @classmethod
    def load(cls, path: Path, clock: Clock | None = None) -> World:
        return storage.load(cls(clock=clock), path)
