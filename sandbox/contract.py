"""Discord's own OpenAPI description as the judge of every request, every answer and every dispatch.

The description is not part of this repository: WARDROOM_DISCORD_OPENAPI names the file, or it lies in
../shared/data/discord next to the repository. Three mechanical changes make its verdicts exact and readable:
snowflakes may be integers, choices between schemas with a constant `type` are decided by that type, and
`null or X` becomes "if not null then X". Requests may carry no field that the description does not know.
"""

from __future__ import annotations

import copy
import datetime as dt
import functools
import json
import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jsonschema_rs

from sandbox.shapes import JSON

VARIABLE = "WARDROOM_DISCORD_OPENAPI"
BESIDE = Path(__file__).resolve().parents[2] / "shared" / "data" / "discord" / "openapi.json"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACKS = {
    1: "PongInteractionCallbackRequest",
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
EVENTS = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "VOICE_STATE_UPDATE": "VoiceStateResponse",
}
# Fields that are sent and taken though the description of July 2026 does not list them: one that Discord
# documents elsewhere (nsfw), and what discord.py always sends along with an edit, an embed, a picture.
UNDESCRIBED = {
    "ApplicationCommandUpdateRequest": {"nsfw"},
    "ApplicationCommandCreateRequest": {"nsfw"},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts"},
    "IncomingWebhookUpdateRequestPartial": {"tts"},
    "MessageEditRequestPartial": {"tts"},
    "RichEmbed": {"flags"},
    "RichEmbedImage": {"flags"},
    "RichEmbedThumbnail": {"flags"},
}
FORMATS = ("nonce", "int32", "int64", "double")


def description_file() -> Path | None:
    path = Path(os.environ.get(VARIABLE) or BESIDE)
    return path if path.is_file() else None


@functools.cache
def load() -> Description | None:
    """The description, read once; without the file, one line says so and this check alone is skipped."""
    path = description_file()
    if path is None:
        print(
            f"sandbox: no Discord API description ({VARIABLE} is not set): contract check skipped",
            file=sys.stderr,
        )
        return None
    return Description(json.loads(path.read_text(encoding="utf-8")))


class Description:
    def __init__(self, spec: JSON) -> None:
        schemas = spec["components"]["schemas"]
        schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        _decide(spec, schemas)
        self.spec = spec
        self.strict = _forbid_unknown(copy.deepcopy(spec))
        self._validators: dict[tuple[str, bool], jsonschema_rs.Draft202012Validator] = {}
        self._templates: dict[tuple[str, int], list[tuple[re.Pattern[str], str]]] = {}
        for path in sorted(spec["paths"], key=lambda path: path.count("{")):
            pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path))
            for method in spec["paths"][path]:
                self._templates.setdefault((method.upper(), path.count("/")), []).append((pattern, path))

    def find(self, method: str, path: str) -> str | None:
        """The path template of an operation."""
        for pattern, template in self._templates.get((method, path.count("/")), []):
            if pattern.fullmatch(path):
                return template
        return None

    def errors(self, pointer: str, instance: Any, *, strict: bool = False) -> list[str]:
        found = self._validator(pointer, strict).iter_errors(instance)
        return [f"{'/'.join(map(str, e.instance_path)) or 'body'}: {e.message[:300]}" for e in found]

    def _validator(self, pointer: str, strict: bool) -> jsonschema_rs.Draft202012Validator:
        key = (pointer, strict)
        if key not in self._validators:
            spec = self.strict if strict else self.spec
            schema = spec
            for part in pointer.strip("/").split("/"):
                schema = schema[part.replace("~1", "/").replace("~0", "~")]
            root = {"allOf": [schema], "components": {"schemas": spec["components"]["schemas"]}}
            formats = dict.fromkeys(FORMATS, _anything) | {"snowflake": str.isdigit, "date-time": _moment}
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                root, validate_formats=True, formats=formats
            )
        return self._validators[key]


class Contract:
    """Checks one sandbox's traffic; what is wrong goes into `violations`."""

    def __init__(self, violations: list[str]) -> None:
        self.violations = violations
        self.description = load()

    def request(
        self, method: str, path: str, query: Iterable[str], body: Any, multipart: bool
    ) -> tuple[list[str], list[str]]:
        """What is wrong with a request, and what in it is merely not known."""
        if self.description is None:
            return [], []
        template = self.description.find(method, path)
        if template is None:
            return ["the API description has no such route"], []
        item = self.description.spec["paths"][template]
        operation = item[method.lower()]
        known = {p.get("name") for p in operation.get("parameters", []) + item.get("parameters", [])}
        unknown = [f"query: {name!r} is not known" for name in query if name not in known]
        problems: list[str] = []
        content = operation.get("requestBody", {}).get("content", {})
        if multipart and "multipart/form-data" not in content:
            problems.append("this route takes no files")
        if body is None:
            return problems, unknown
        if "application/json" not in content:
            return problems, [*unknown, "this route takes no body"]
        wrong, besides = self._body(method, template, body)
        return problems + wrong, unknown + besides

    def _body(self, method: str, template: str, body: Any) -> tuple[list[str], list[str]]:
        assert self.description is not None
        pointer = f"/paths/{_escape(template)}/{method.lower()}/requestBody/content/application~1json/schema"
        if template == CALLBACK:
            name = CALLBACKS.get(body.get("type", 0)) if isinstance(body, dict) else None
            if name is None:
                return ["type: not a callback type"], []
            pointer = f"/components/schemas/{name}"
        elif template == FOLLOW_UP:
            pointer = "/components/schemas/IncomingWebhookRequestPartial"
        strictly = self.description.errors(pointer, body, strict=True)
        wrong = self.description.errors(pointer, body) if strictly else []
        return wrong, [each for each in strictly if each not in wrong]

    def check_response(self, method: str, path: str, status: int, body: Any) -> None:
        """An answer that does not fit is a fault of the sandbox, and a violation all the same."""
        if self.description is None or (template := self.description.find(method, path)) is None:
            return
        answers = self.description.spec["paths"][template][method.lower()]["responses"]
        key = str(status) if str(status) in answers else f"{status // 100}XX"
        if key not in answers:
            self._blame(f"{method} {template} may not answer {status}", [])
            return
        answer = answers[key]
        if body is None or status >= 400:
            return
        pointer = (
            f"/paths/{_escape(template)}/{method.lower()}/responses/{key}/content/application~1json/schema"
        )
        if "$ref" in answer:
            pointer = answer["$ref"][1:] + "/content/application~1json/schema"
        elif "application/json" not in answer.get("content", {}):
            self._blame(f"{method} {template} may not answer {status} with a body", [])
            return
        self._blame(f"answer to {method} {template}", self.description.errors(pointer, body))

    def check_event(self, name: str, data: JSON) -> None:
        if self.description is None:
            return
        if name in EVENTS:
            self._blame(name, self.description.errors(f"/components/schemas/{EVENTS[name]}", data))
        elif name == "GUILD_CREATE":
            self._guild(data)
        elif name == "INTERACTION_CREATE":
            self._interaction(data)

    def _guild(self, data: JSON) -> None:
        self._blame("GUILD_CREATE", self._all("GuildResponse", [data]))
        self._blame("GUILD_CREATE channels", self._all("GuildChannelResponse", data["channels"]))
        self._blame("GUILD_CREATE members", self._all("GuildMemberResponse", data["members"]))
        self._blame("GUILD_CREATE threads", self._all("ThreadResponse", data["threads"]))

    def _interaction(self, data: JSON) -> None:
        if "message" in data:
            self._blame("INTERACTION_CREATE message", self._all("MessageResponse", [data["message"]]))
        if "member" in data:
            self._blame("INTERACTION_CREATE member", self._all("GuildMemberResponse", [data["member"]]))
        resolved = data["data"].get("resolved", {})
        for key, schema in (("users", "UserResponse"), ("attachments", "MessageAttachmentResponse")):
            self._blame(f"INTERACTION_CREATE {key}", self._all(schema, resolved.get(key, {}).values()))

    def _all(self, schema: str, objects: Iterable[JSON]) -> list[str]:
        assert self.description is not None
        return [e for item in objects for e in self.description.errors(f"/components/schemas/{schema}", item)]

    def _blame(self, what: str, problems: list[str]) -> None:
        self.violations += [f"sandbox: {what}: {problem}" for problem in problems]


def _anything(_: str) -> bool:
    return True


def _moment(text: str) -> bool:
    """With or without a time zone: discord.py leaves it out, and Discord takes that for UTC."""
    try:
        dt.datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _escape(path: str) -> str:
    return path.replace("~", "~0").replace("/", "~1")


def _constant_type(schema: JSON) -> Any:
    kind = (schema.get("properties") or {}).get("type") or {}
    for place in (kind, *kind.get("allOf", [])):
        if "const" in place:
            return place["const"]
        if len(place.get("enum", [])) == 1:
            return place["enum"][0]
    return None


def _decide(node: Any, schemas: JSON) -> None:
    """Replace choices that a constant `type` (or null) decides by if/then, so that errors name the field."""
    if isinstance(node, list):
        for child in node:
            _decide(child, schemas)
    elif isinstance(node, dict):
        for child in list(node.values()):
            _decide(child, schemas)
        for keyword in ("oneOf", "anyOf"):
            if node.get(keyword):
                _decide_one(node, keyword, schemas)


def _decide_one(node: JSON, keyword: str, schemas: JSON) -> None:
    options = node[keyword]
    real = [option for option in options if option.get("type") != "null"]
    nullable = len(real) < len(options)
    if nullable and len(real) == 1:
        del node[keyword]
        node.setdefault("allOf", []).append({"if": {"not": {"type": "null"}}, "then": real[0]})
        return
    if len(real) < 2 or not all("$ref" in option for option in real):
        return
    types = [_constant_type(schemas[option["$ref"].rpartition("/")[2]]) for option in real]
    if None in types or len(set(types)) < len(types):
        return
    del node[keyword]
    rules = node.setdefault("allOf", [])
    for kind, option in zip(types, real, strict=True):
        rules.append({"if": {"properties": {"type": {"const": kind}}, "required": ["type"]}, "then": option})
    of_type = {"required": ["type"], "properties": {"type": {"enum": types}}}
    rules.append({"if": {"type": "object"}, "then": of_type})
    rules.append({"type": ["object", "null"] if nullable else ["object"]})


def _forbid_unknown(spec: JSON) -> JSON:
    for name, schema in spec["components"]["schemas"].items():
        if "properties" in schema:
            schema["properties"] |= dict.fromkeys(UNDESCRIBED.get(name, ()), True)
            schema.setdefault("additionalProperties", False)
    return spec
