"""A message from what was sent: files stored, attachment:// made an address, ids given, mentions read."""

from __future__ import annotations

import copy
import io
import itertools
import mimetypes
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from sandbox.addresses import CDN
from sandbox.components import (
    CONTAINER,
    FILE,
    GALLERY,
    SELECTS,
    SEPARATOR,
    TEXT_DISPLAY,
    THUMBNAIL,
    media,
    walk,
)
from sandbox.shapes import JSON, LOADING

if TYPE_CHECKING:
    from sandbox.world import World

MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


class Upload(NamedTuple):
    name: str
    data: bytes


def texts(message: JSON) -> Iterator[str]:
    yield message["content"]
    yield from (c["content"] for c in walk(message["components"]) if c["type"] == TEXT_DISPLAY)


def store(world: World, channel_id: str, upload: Upload, description: str | None = None) -> JSON:
    """Keep a file and return the attachment that points at it."""
    attachment_id = world.new_id()
    content_type = mimetypes.guess_type(upload.name)[0] or "application/octet-stream"
    world.files[attachment_id] = {"name": upload.name, "content_type": content_type, "data": upload.data}
    url = world.signer.sign(f"{CDN}/attachments/{channel_id}/{attachment_id}/{upload.name}", world.now())
    attachment = {
        "id": attachment_id,
        "filename": upload.name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": content_type,
    }
    if description:
        attachment["description"] = description
    if content_type.startswith("image/") and (size := picture_size(upload.data)):
        attachment["width"], attachment["height"] = size
    return attachment


def picture_size(data: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except OSError:
        return None


def fill(world: World, message: JSON, body: JSON, files: dict[str, Upload]) -> None:
    """Write the given fields of a request into a message; fields not given stay as they were."""
    _attachments(world, message, body, files)
    if "content" in body:
        message["content"] = body["content"] or ""
    if "embeds" in body:
        message["embeds"] = [_embed(message, embed) for embed in body["embeds"] or []]
    if "components" in body:
        message["components"] = _components(world, message, body["components"] or [])
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
    message["tts"] = bool(body.get("tts", message["tts"]))
    message["flags"] &= ~LOADING
    _mentions(world, message, body.get("allowed_mentions"))


def _attachments(world: World, message: JSON, body: JSON, files: dict[str, Upload]) -> None:
    described = {str(a["id"]): a for a in body.get("attachments") or []}
    if "attachments" in body:
        message["attachments"] = [a for a in message["attachments"] if a["id"] in described]
    for field, upload in files.items():
        number = field.removeprefix("files[").removesuffix("]")
        text = described.get(number, {}).get("description")
        message["attachments"].append(store(world, message["channel_id"], upload, text))


def _attached(message: JSON, url: str) -> JSON | None:
    name = url.removeprefix("attachment://")
    if name == url:
        return None
    return next((a for a in message["attachments"] if a["filename"] == name), None)


def _embed(message: JSON, embed: JSON) -> JSON:
    embed = {"type": "rich", **copy.deepcopy(embed)}
    for entry in embed.get("fields") or []:
        entry.setdefault("inline", False)
    for place in ("image", "thumbnail"):
        if place in embed and (found := _attached(message, embed[place]["url"])):
            embed[place] = {"url": found["url"], "proxy_url": found["url"], "flags": 0} | {
                key: found[key] for key in ("width", "height", "content_type") if key in found
            }
    return embed


def _components(world: World, message: JSON, components: list[JSON]) -> list[JSON]:
    components = copy.deepcopy(components)
    taken = {c["id"] for c in walk(components) if c.get("id")}
    numbers = (n for n in itertools.count(1) if n not in taken)
    for component in walk(components):
        if not component.get("id"):
            component["id"] = next(numbers)
        for item in media(component):
            item.update(_unfurl(world, message, item["url"]))
        for part in (component, *component.get("options", ())):
            if part.get("emoji"):
                part["emoji"] = {key: value for key, value in part["emoji"].items() if value is not None}
        _defaults(message, component)
    return components


def _unfurl(world: World, message: JSON, url: str) -> JSON:
    found = _attached(message, url)
    if found is None:
        return {"id": world.new_id(), "url": url, "proxy_url": url}
    return {
        "id": world.new_id(),
        "url": found["url"],
        "proxy_url": found["url"],
        "width": found.get("width"),
        "height": found.get("height"),
        "content_type": found["content_type"],
        "attachment_id": found["id"],
    }


def _defaults(message: JSON, component: JSON) -> None:
    """What Discord writes into its answer when the request left it out."""
    kind = component["type"]
    if kind == GALLERY:
        for item in component["items"]:
            item.setdefault("description", None)
            item["spoiler"] = bool(item.get("spoiler"))
    elif kind == THUMBNAIL:
        component.setdefault("description", None)
        component["spoiler"] = bool(component.get("spoiler"))
    elif kind == FILE:
        none: JSON = {}
        found = next((a for a in message["attachments"] if a["url"] == component["file"]["url"]), none)
        component |= {"name": found.get("filename"), "size": found.get("size")}
        component["spoiler"] = bool(component.get("spoiler"))
    elif kind == CONTAINER:
        component.setdefault("accent_color", None)
        component["spoiler"] = bool(component.get("spoiler"))
    elif kind in SELECTS:
        component.setdefault("min_values", 1)
        component.setdefault("max_values", 1)
    elif kind == SEPARATOR:
        component.setdefault("divider", True)
        component.setdefault("spacing", 1)


def _mentions(world: World, message: JSON, allowed: JSON | None) -> None:
    """Users whom the text names and `allowed_mentions` lets through: those, and only those, are pinged."""
    text = "\n".join(texts(message))
    named = dict.fromkeys(user for user in MENTION.findall(text) if user in world.users)
    roles = dict.fromkeys(ROLE_MENTION.findall(text))
    if allowed is not None:
        kinds = allowed.get("parse") or []
        if "users" not in kinds:
            listed = {str(user) for user in allowed.get("users") or []}
            named = {user: None for user in named if user in listed}
        if "roles" not in kinds:
            listed = {str(role) for role in allowed.get("roles") or []}
            roles = {role: None for role in roles if role in listed}
    message["mentions"] = [world.users[user] for user in named]
    message["mention_roles"] = list(roles)
