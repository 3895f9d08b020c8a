"""A person at the table: acts as Discord's client would, sees what Discord would show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sandbox import commands, forms, interactions
from sandbox.errors import Refused
from sandbox.interactions import Interaction
from sandbox.permissions import Permission
from sandbox.shapes import DM, JSON, THREADS, VOCAL

if TYPE_CHECKING:
    from sandbox.server import Sandbox

T = TypeVar("T")
Ref = str | int | JSON


class Person:
    def __init__(self, box: Sandbox, user_id: str) -> None:
        self.box, self.world, self.id = box, box.world, user_id
        self.channel: Ref = self.world.channel("games")["id"]
        """Where this person acts when no channel is named."""

    @property
    def name(self) -> str:
        return str(self.world.users[self.id]["global_name"])

    @property
    def locale(self) -> str:
        return self.world.locales[self.id]

    @locale.setter
    def locale(self, value: str) -> None:
        self.world.locales[self.id] = value

    @property
    def settings(self) -> JSON:
        """`{"dms": False}` closes this person's private messages to the bot."""
        return self.world.settings.setdefault(self.id, {"dms": True})

    # -- acting ------------------------------------------------------------------------------------

    async def slash(
        self,
        path: str,
        channel: Ref | None = None,
        options: dict[str, Any] | None = None,
        *,
        force: bool = False,
        at: float | None = None,
        **more: Any,
    ) -> Interaction:
        """Run a command by its default names; `force` sends what the client would not let through."""
        place = self._place(channel)
        command, chain = commands.find(self.world.commands_for(place.get("guild_id")), path)
        if not force:
            self._may_use(command, place)
        filler = commands.Filler(self.world, place, force=force)
        data = filler.data(command, chain, {**(options or {}), **more})
        return self._create(interactions.COMMAND, place, data, at=at)

    async def autocomplete(
        self, path: str, option: str, value: Any, channel: Ref | None = None, **filled: Any
    ) -> list[JSON]:
        place = self._place(channel)
        command, chain = commands.find(self.world.commands_for(place.get("guild_id")), path)
        leaf = chain[-1] if chain else command
        known = next((o for o in leaf.get("options") or [] if o["name"] == option), None)
        if known is None or not known.get("autocomplete"):
            raise Refused(f"/{path} {option} does not autocomplete")
        self._may_use(command, place)
        data = commands.Filler(self.world, place).data(
            command, chain, {**filled, option: value}, focused=option
        )
        asked = await self._create(interactions.AUTOCOMPLETE, place, data).done()
        return list(asked.choices)

    async def menu(self, name: str, target: JSON | Person, channel: Ref | None = None) -> Interaction:
        """A context-menu command on a message or on a person."""
        kind = 2 if isinstance(target, Person) else 3
        place = self._place(channel if isinstance(target, Person) else target["channel_id"])
        known = self.world.commands_for(place.get("guild_id"))
        command = next((c for c in known if c["name"] == name and c.get("type") == kind), None)
        if command is None:
            raise Refused(f"there is no menu entry {name!r}")
        self._may_use(command, place)
        resolved: dict[str, JSON] = {}
        if isinstance(target, Person):
            target_id = commands.resolve_user(self.world, place, target.id, resolved)
        else:
            target_id = target["id"]
            resolved["messages"] = {target_id: self._message(target)}
        data = commands.Filler(self.world, place).data(command, [], {})
        data |= {"target_id": target_id, "resolved": resolved}
        return self._create(interactions.COMMAND, place, data)

    async def click(
        self, message: Ref, button: str, *, force: bool = False, at: float | None = None
    ) -> Interaction:
        """Press a button by custom id or label; with `force` a disabled or forged one."""
        shown = self._message(message)
        found = forms.button(shown, button)
        if found is None and not force:
            raise Refused(f"there is no button {button!r}")
        if found and not force and (found.get("disabled") or "custom_id" not in found):
            raise Refused(f"button {button!r} cannot be pressed")
        found = found or {"custom_id": button, "id": 1}
        data = {"custom_id": found["custom_id"], "component_type": 2, "id": found["id"]}
        return self._create(interactions.COMPONENT, self._place(shown["channel_id"]), data, shown, at=at)

    async def choose(
        self,
        message: Ref,
        menu: str,
        values: str | list[str],
        *,
        force: bool = False,
        at: float | None = None,
    ) -> Interaction:
        """Choose in a select menu (by custom id or placeholder): option values, or ids of what is chosen."""
        shown = self._message(message)
        place = self._place(shown["channel_id"])
        found = forms.select(shown["components"], menu)
        if found is None or (found.get("disabled") and not force):
            raise Refused(f"there is no menu {menu!r} to choose in")
        chosen = [values] if isinstance(values, str) else list(values)
        data = forms.selection(self.world, place, found, chosen, force=force)
        data = {"custom_id": found["custom_id"], "component_type": found["type"], "id": found["id"], **data}
        return self._create(interactions.COMPONENT, place, data, shown, at=at)

    async def submit(
        self,
        shown: Interaction,
        values: dict[str, Any],
        *,
        force: bool = False,
        at: float | None = None,
    ) -> Interaction:
        """Fill in the modal that an interaction opened, by the custom ids of its inputs."""
        record = shown.record
        if record["modal"] is None or record["user_id"] != self.id:
            raise Refused("there is no modal to submit")
        place = self._place(record["channel_id"])
        data = forms.submission(self.world, place, record["modal"], values, force=force)
        message = self.world.message(record["message_id"] or "")
        return self._create(interactions.MODAL_SUBMIT, place, data, message, source=record, at=at)

    async def say(self, channel: Ref, text: str) -> JSON:
        place = self._place(channel)
        needed = Permission.SEND_MESSAGES_IN_THREADS if place["type"] in THREADS else Permission.SEND_MESSAGES
        if not self.world.permissions(self.id, place) & needed:
            raise Refused(f"{self.name} may not write there")
        if place["type"] in THREADS and place["thread_metadata"]["archived"]:
            if place["thread_metadata"]["locked"]:
                raise Refused("the thread is locked")
            self.world.change_channel(place, {"archived": False})
        return self.world.post(place["id"], {"content": text}, author=self.id)

    async def react(self, message: Ref, emoji: str, *, add: bool = True) -> None:
        self.world.react(self._message(message), emoji, self.id, add=add)

    async def dismiss(self, message: Ref) -> None:
        """Put away a message that only this person sees."""
        shown = self._message(message)
        if shown["id"] not in self.world.audience:
            raise Refused("only ephemeral messages can be dismissed")
        self.world.delete(shown)

    async def join_thread(self, thread: Ref) -> None:
        self.world.join_thread(self._place(thread), self.id)

    # -- seeing ------------------------------------------------------------------------------------

    def messages(self, channel: Ref | None = None) -> list[JSON]:
        """What this person sees there, oldest first: what is public, and the ephemeral that is theirs."""
        place = self.world.channel(self.channel if channel is None else channel)
        return self.world.visible(self.id, place["id"])

    def dms(self) -> list[JSON]:
        """Private messages exchanged with the bot, oldest first."""
        found = [
            c
            for c in self.world.channels.values()
            if c["type"] == DM and self.world.can_see(self.id, c["id"])
        ]
        return [message for channel in found for message in self.messages(channel)]

    def threads(self, *, archived: bool | None = None) -> list[JSON]:
        return [t for t in self.world.threads(archived=archived) if self.world.can_see(self.id, t["id"])]

    async def until(
        self, found: Callable[[list[JSON]], T], timeout: float = 60, channel: Ref | None = None
    ) -> T:
        """Wait until `found` is true of the messages seen; a LookupError in it counts as "not yet"."""
        subscription = self.world.subscribe(self.id)
        try:
            async with asyncio.timeout(timeout):
                while True:
                    try:
                        if result := found(self.messages(channel)):
                            return result
                    except LookupError:
                        pass
                    await anext(subscription)
        finally:
            subscription.close()

    # -- voice -------------------------------------------------------------------------------------

    async def join_voice(self, channel: Ref = "Bridge") -> None:
        place = self.world.channel(channel)
        if place["type"] not in VOCAL or not self.world.permissions(self.id, place) & Permission.CONNECT:
            raise Refused(f"{self.name} may not enter there")
        if self.voice is not None and self.voice["guild_id"] != place["guild_id"]:
            await self.leave_voice()
        self.world.set_voice(place["guild_id"], self.id, {"channel_id": place["id"]})

    async def leave_voice(self) -> None:
        state = self.voice
        if state is not None:
            self.world.set_voice(state["guild_id"], self.id, {"channel_id": None})

    @property
    def voice(self) -> JSON | None:
        """The voice state, while in a voice channel."""
        return next((s[self.id] for s in self.world.voice_states.values() if self.id in s), None)

    @property
    def connected(self) -> bool:
        return self.voice is not None

    @property
    def server_muted(self) -> bool:
        guilds = [g for g in self.world.guilds.values() if self.id in g["members"]]
        return any(guild["members"][self.id]["mute"] for guild in guilds)

    # -- inside ------------------------------------------------------------------------------------

    def _place(self, channel: Ref | None) -> JSON:
        place = self.world.channel(self.channel if channel is None else channel)
        if not self.world.can_see(self.id, place["id"]):
            raise Refused(f"{self.name} does not see that channel")
        return place

    def _message(self, message: Ref) -> JSON:
        """The message as it now stands, if this person sees it."""
        message_id = message["id"] if isinstance(message, dict) else str(message)
        found = self.world.message(message_id)
        if found is None or not self.world.can_read(self.id, found):
            raise Refused(f"{self.name} does not see message {message_id}")
        return found

    def _may_use(self, command: JSON, place: JSON) -> None:
        held = self.world.permissions(self.id, place)
        needed = int(command.get("default_member_permissions") or 0)
        if place["type"] != DM and (
            held & needed != needed or not held & Permission.USE_APPLICATION_COMMANDS
        ):
            raise Refused(f"{self.name} may not use /{command['name']}")
        if not commands.offered(command, place):
            raise Refused(f"/{command['name']} is not offered here")

    def _create(
        self,
        kind: int,
        place: JSON,
        data: JSON,
        message: JSON | None = None,
        *,
        source: JSON | None = None,
        at: float | None = None,
    ) -> Interaction:
        make = self.box.interactions.create
        return make(kind, self.id, place, data, message=message, source=source, at=at)
