"""What the client does when a person types a command: find it, check the options, name what they point at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import messages
from sandbox.errors import Refused
from sandbox.messages import Upload
from sandbox.shapes import DM, JSON

if TYPE_CHECKING:
    from sandbox.world import World

SUB_COMMAND, SUB_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)


def find(commands: list[JSON], path: str) -> tuple[JSON, list[JSON]]:
    """The command and the chain of its sub-commands that `path` ("game new") names."""
    words = path.removeprefix("/").split()
    command = next((c for c in commands if c["name"] == words[0] and c.get("type", 1) == 1), None)
    if command is None:
        raise Refused(f"there is no command /{words[0]}")
    chain, place = [], command
    for word in words[1:]:
        nested = [o for o in place.get("options") or [] if o["type"] in (SUB_COMMAND, SUB_GROUP)]
        found = next((o for o in nested if o["name"] == word), None)
        if found is None:
            raise Refused(f"/{path}: there is no {word!r} in /{place['name']}")
        chain.append(found)
        place = found
    if any(o["type"] in (SUB_COMMAND, SUB_GROUP) for o in place.get("options") or []):
        raise Refused(f"/{path} is a group: name one of its sub-commands")
    return command, chain


IN_GUILD, IN_PRIVATE = 0, 1


def offered(command: JSON, place: JSON) -> bool:
    """Whether the client lists it in this place; a command that says nothing is offered everywhere."""
    private = place["type"] == DM
    if command.get("contexts") is None:
        return not private or bool(command.get("dm_permission", True))
    return (IN_PRIVATE if private else IN_GUILD) in command["contexts"]


class Filler:
    """Fills in one command's options, collecting the objects that they point at."""

    def __init__(self, world: World, channel: JSON, *, force: bool = False) -> None:
        self.world, self.channel, self.force = world, channel, force
        self.resolved: dict[str, JSON] = {}

    def data(
        self, command: JSON, chain: list[JSON], given: dict[str, Any], focused: str | None = None
    ) -> JSON:
        leaf = chain[-1] if chain else command
        options = self._options(leaf.get("options") or [], given, focused)
        for part in reversed(chain):
            options = [{"type": part["type"], "name": part["name"], "options": options}]
        data: JSON = {"id": command["id"], "name": command["name"], "type": command.get("type", 1)}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        if options:
            data["options"] = options
        if self.resolved:
            data["resolved"] = self.resolved
        return data

    def _options(self, known: list[JSON], given: dict[str, Any], focused: str | None) -> list[JSON]:
        names = {option["name"] for option in known}
        if (extra := given.keys() - names) and not self.force:
            raise Refused(f"no such option: {', '.join(sorted(extra))}")
        filled = []
        for option in known:
            if option["name"] in given:
                filled.append(self._option(option, given[option["name"]], option["name"] == focused))
            elif option.get("required") and focused is None and not self.force:
                raise Refused(f"option {option['name']!r} is required")
        for name in extra:
            filled.append({"type": STRING, "name": name, "value": given[name]})
        return filled

    def _option(self, option: JSON, value: Any, focused: bool) -> JSON:
        kind = option["type"]
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT):
            value = self._point(kind, value)
        elif not focused and not self.force:
            check(option, value)
        filled = {"type": kind, "name": option["name"], "value": value}
        return {**filled, "focused": True} if focused else filled

    def _point(self, kind: int, value: Any) -> str:
        """Write the object an option points at into `resolved`; return its id."""
        if kind == ATTACHMENT:
            attachment = messages.store(self.world, self.channel["id"], Upload(*value))
            self.resolved.setdefault("attachments", {})[attachment["id"]] = attachment
            return str(attachment["id"])
        ref = str(getattr(value, "id", value))
        if kind == CHANNEL:
            return resolve_channel(self.world, self.channel, ref, self.resolved)
        if kind == ROLE:
            return resolve_role(self.world, self.channel, ref, self.resolved)
        return resolve_user(self.world, self.channel, ref, self.resolved)


def check(option: JSON, value: Any) -> None:
    """Refuse what the client's own form would not accept."""
    name, kind = option["name"], option["type"]
    types: dict[int, tuple[type, ...]] = {
        STRING: (str,),
        INTEGER: (int,),
        BOOLEAN: (bool,),
        NUMBER: (int, float),
    }
    if not isinstance(value, types[kind]) or (kind != BOOLEAN and isinstance(value, bool)):
        raise Refused(f"option {name!r}: {value!r} has the wrong type")
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        raise Refused(f"option {name!r}: {value!r} is not one of the choices")
    size: Any = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if option.get(low) is not None and size < option[low]:
        raise Refused(f"option {name!r}: {value!r} is below {option[low]}")
    if option.get(high) is not None and size > option[high]:
        raise Refused(f"option {name!r}: {value!r} is above {option[high]}")


def resolve_user(world: World, channel: JSON, ref: str, resolved: dict[str, JSON]) -> str:
    user_id = ref if ref in world.users else world.user_id(ref)
    resolved.setdefault("users", {})[user_id] = world.users[user_id]
    guild = world.guild_of(channel)
    if guild and user_id in guild["members"]:
        held = str(world.permissions(user_id, channel))
        resolved.setdefault("members", {})[user_id] = {**guild["members"][user_id], "permissions": held}
    return user_id


def resolve_channel(world: World, channel: JSON, ref: str, resolved: dict[str, JSON]) -> str:
    found = world.channel(ref, channel.get("guild_id"))
    held = str(world.permissions(world.bot_id, found))
    resolved.setdefault("channels", {})[found["id"]] = {**found, "permissions": held}
    return str(found["id"])


def resolve_role(world: World, channel: JSON, ref: str, resolved: dict[str, JSON]) -> str:
    guild = world.guild_of(channel)
    roles = guild["roles"] if guild else []
    role = next((r for r in roles if ref in (r["id"], r["name"])), None)
    if role is None:
        raise Refused(f"no role {ref!r}")
    resolved.setdefault("roles", {})[role["id"]] = role
    return str(role["id"])
