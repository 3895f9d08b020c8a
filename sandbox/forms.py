"""Buttons, menus and modals as the client offers them, and what it sends when they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import commands, messages
from sandbox.components import (
    BUTTON,
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROLE_SELECT,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk,
)
from sandbox.errors import Refused
from sandbox.messages import Upload
from sandbox.shapes import JSON

if TYPE_CHECKING:
    from sandbox.world import World


def button(message: JSON, name: str) -> JSON | None:
    """By custom id, else by label or emoji; a label that two buttons share names none of them."""
    buttons = [c for c in walk(message["components"]) if c["type"] == BUTTON]
    for component in buttons:
        if component.get("custom_id") == name:
            return component
    named = [c for c in buttons if name in (c.get("label"), (c.get("emoji") or {}).get("name"))]
    if len(named) > 1:
        raise Refused(f"{len(named)} buttons are called {name!r}")
    return named[0] if named else None


def select(components: list[JSON], name: str) -> JSON | None:
    menus = [c for c in walk(components) if c["type"] in SELECTS]
    return next((c for c in menus if name in (c["custom_id"], c.get("placeholder"))), None)


def selection(world: World, channel: JSON, menu: JSON, chosen: list[str], *, force: bool = False) -> JSON:
    """`values`, and `resolved` for all but string menus (where its mere presence would mislead)."""
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not force and not low <= len(chosen) <= high:
        raise Refused(f"choose {low} to {high}, not {len(chosen)}")
    if menu["type"] == STRING_SELECT:
        offered = [option["value"] for option in menu["options"]]
        if not force and (wrong := [value for value in chosen if value not in offered]):
            raise Refused(f"not offered: {', '.join(wrong)}")
        return {"values": chosen}
    resolved: dict[str, JSON] = {}
    find = {CHANNEL_SELECT: commands.resolve_channel, ROLE_SELECT: commands.resolve_role}
    point = find.get(menu["type"], commands.resolve_user)
    values = [point(world, channel, str(getattr(value, "id", value)), resolved) for value in chosen]
    return {"values": values, "resolved": resolved}


def submission(
    world: World, channel: JSON, modal: JSON, values: dict[str, Any], *, force: bool = False
) -> JSON:
    """The data of a modal submit, in the shape the modal was sent: action rows or labels."""
    inputs = {c["custom_id"] for c in walk(modal["components"]) if "custom_id" in c}
    if (extra := values.keys() - inputs) and not force:
        raise Refused(f"the modal has no input {', '.join(sorted(extra))}")
    form = _Form(world, channel, values, force)
    rows = [form.row(number, row) for number, row in enumerate(modal["components"], 1)]
    data: JSON = {"custom_id": modal["custom_id"], "components": rows}
    return {**data, "resolved": form.resolved} if form.resolved else data


class _Form:
    def __init__(self, world: World, channel: JSON, values: dict[str, Any], force: bool) -> None:
        self.world, self.channel, self.values, self.force = world, channel, values, force
        self.resolved: dict[str, JSON] = {}

    def row(self, number: int, row: JSON) -> JSON:
        base = {"type": row["type"], "id": row.get("id") or number}
        if row["type"] == ROW:
            return {**base, "components": [self.input(number, c) for c in row["components"]]}
        if row["type"] == LABEL:
            return {**base, "component": self.input(number, row["component"])}
        if row["type"] == TEXT_DISPLAY:
            return base
        raise Refused(f"a modal cannot hold component type {row['type']}")

    def input(self, number: int, known: JSON) -> JSON:
        kind = known["type"]
        base = {"type": kind, "id": known.get("id") or 100 + number, "custom_id": known["custom_id"]}
        given = self.values.get(known["custom_id"])
        if kind == TEXT_INPUT:
            text = known.get("value", "") if given is None else given
            self._check_text(known, text)
            return {**base, "value": text}
        if kind == CHECKBOX:
            return {**base, "value": bool(given)}
        if kind == RADIO_GROUP:
            return {**base, "value": given}
        chosen = [given] if isinstance(given, str) else list(given or [])
        if not chosen and known.get("required", True) and not self.force:
            raise Refused(f"{known['custom_id']!r} is required")
        if kind == FILE_UPLOAD:
            return {**base, "values": [self._upload(Upload(*file)) for file in chosen]}
        if kind == CHECKBOX_GROUP or not chosen:
            return {**base, "values": chosen}
        data = selection(self.world, self.channel, known, chosen, force=self.force)
        for what, objects in data.pop("resolved", {}).items():
            self.resolved.setdefault(what, {}).update(objects)
        return {**base, **data}

    def _upload(self, upload: Upload) -> str:
        attachment = messages.store(self.world, self.channel["id"], upload)
        self.resolved.setdefault("attachments", {})[attachment["id"]] = attachment
        return str(attachment["id"])

    def _check_text(self, known: JSON, text: str) -> None:
        if self.force:
            return
        if not text and not known.get("required", True):
            return
        low, high = (
            known.get("min_length") or (1 if known.get("required", True) else 0),
            known.get("max_length"),
        )
        if len(text) < low or len(text) > (high or 4000):
            raise Refused(f"{known['custom_id']!r} takes {low} to {high or 4000} letters, not {len(text)}")
