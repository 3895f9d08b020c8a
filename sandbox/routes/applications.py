"""The application, its user, its gateway and its commands."""

from __future__ import annotations

from sandbox import checks, errors, gateway, shapes
from sandbox.errors import ApiError
from sandbox.routes.core import Call, route
from sandbox.shapes import JSON


@route("GET /users/@me")
def me(call: Call) -> JSON:
    user = call.world.users[call.world.bot_id]
    extra = {"mfa_enabled": False, "locale": "en-US", "email": None, "verified": True, "premium_type": 0}
    return {**user, **extra}


@route("GET /users/{user}")
def user(call: Call) -> JSON:
    if call["user"] not in call.world.users:
        raise ApiError(*errors.UNKNOWN_USER)
    return call.world.users[call["user"]]


@route("GET /oauth2/applications/@me", "GET /applications/@me")
def application(call: Call) -> JSON:
    world = call.world
    made = shapes.application(world.users[world.bot_id], world.users[world.people[0]], len(world.guilds))
    flags = call.box.gateway.application_flags
    return {**made, "flags": flags, "flags_new": str(flags)}


@route("GET /gateway")
def gateway_address(call: Call) -> JSON:
    return {"url": gateway.URL}


@route("GET /gateway/bot")
def gateway_bot(call: Call) -> JSON:
    told = call.box.gateway
    limit = {"total": 1000, "remaining": 999, "reset_after": 14400000}
    limit["max_concurrency"] = told.max_concurrency
    return {"url": gateway.URL, "shards": told.shards, "session_start_limit": limit}


def _scope(call: Call) -> str:
    return call.guild()["id"] if "guild" in call.args else "global"


@route("GET /applications/{app}/commands", "GET /applications/{app}/guilds/{guild}/commands")
def commands(call: Call) -> list[JSON]:
    return call.world.commands.get(_scope(call), [])


@route("PUT /applications/{app}/commands", "PUT /applications/{app}/guilds/{guild}/commands")
def put_commands(call: Call) -> list[JSON]:
    """Replaces all; a command that keeps its name and type keeps its id."""
    call.require(checks.commands(call.body))
    scope = _scope(call)
    known = {(c["name"], c["type"]): c["id"] for c in call.world.commands.get(scope, [])}
    made = [
        _command(call, scope, given, known.get((given["name"], given.get("type", 1)))) for given in call.body
    ]
    call.world.set_commands(scope, made)
    return made


@route("POST /applications/{app}/commands", "POST /applications/{app}/guilds/{guild}/commands")
def post_command(call: Call) -> tuple[int, JSON]:
    call.require(checks.commands([call.body]))
    scope = _scope(call)
    others = [c for c in call.world.commands.get(scope, []) if c["name"] != call.body["name"]]
    made = _command(call, scope, call.body, None)
    call.world.set_commands(scope, [*others, made])
    return 201, made


def _known(call: Call) -> JSON:
    for command in call.world.commands.get(_scope(call), []):
        if command["id"] == call["command"]:
            return command
    raise ApiError(*errors.UNKNOWN_COMMAND)


@route(
    "GET /applications/{app}/commands/{command}",
    "GET /applications/{app}/guilds/{guild}/commands/{command}",
)
def fetch_command(call: Call) -> JSON:
    return _known(call)


@route(
    "PATCH /applications/{app}/commands/{command}",
    "PATCH /applications/{app}/guilds/{guild}/commands/{command}",
)
def patch_command(call: Call) -> JSON:
    """What is given is changed, the rest stays; options are replaced as a whole."""
    known, scope = _known(call), _scope(call)
    made = _command(call, scope, known | call.body, known["id"])
    call.require(checks.commands([made]))
    others = [c for c in call.world.commands[scope] if c is not known]
    call.world.set_commands(scope, [*others, made])
    return made


@route(
    "DELETE /applications/{app}/commands/{command}",
    "DELETE /applications/{app}/guilds/{guild}/commands/{command}",
)
def delete_command(call: Call) -> None:
    known, scope = _known(call), _scope(call)
    call.world.set_commands(scope, [c for c in call.world.commands[scope] if c is not known])


def _command(call: Call, scope: str, given: JSON, command_id: str | None) -> JSON:
    made: JSON = {
        "id": command_id or call.world.new_id(),
        "application_id": call.world.app_id,
        "version": call.world.new_id(),
        "default_member_permissions": None,
        "type": 1,
        "name": given["name"],
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
    }
    made |= {key: value for key, value in given.items() if value is not None and key != "version"}
    if made["default_member_permissions"] is not None:
        made["default_member_permissions"] = str(made["default_member_permissions"])
    return made if scope == "global" else {**made, "guild_id": scope}
