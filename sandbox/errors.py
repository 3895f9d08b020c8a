"""The two ways to say no: Discord to the bot, and Discord's own client to a person."""

from __future__ import annotations

import re
from typing import Any


class ApiError(Exception):
    """An error answer of the REST API: an HTTP status, Discord's own code and a sentence."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


PLACE = re.compile(r"\w+(/\w+)*")
KINDS = {"is a required property": "BASE_TYPE_REQUIRED", "letters": "BASE_TYPE_MAX_LENGTH"}


def tree(problems: list[str]) -> dict[str, Any]:
    """The `errors` of an Invalid Form Body: "embeds/0/title: …" under its field, the rest at the root."""
    root: dict[str, Any] = {}
    for problem in problems:
        place, _, text = problem.partition(": ")
        known = text and place != "body" and PLACE.fullmatch(place)
        leaf = root
        for part in place.split("/") if known else ():
            leaf = leaf.setdefault(part, {})
        code = next((code for words, code in KINDS.items() if words in problem), "BASE_TYPE_INVALID")
        leaf.setdefault("_errors", []).append({"code": code, "message": text if known else problem})
    return root


class Refused(Exception):
    """The client would not let a person do this (a disabled button, a missing option)."""


UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
UNKNOWN_USER = (404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
UNKNOWN_VOICE_STATE = (404, 10065, "Unknown Voice State")
OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
TOO_LARGE = (413, 40005, "Request entity too large")
NOT_IN_VOICE = (400, 40032, "Target user is not connected to voice.")
ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
MISSING_ACCESS = (403, 50001, "Missing Access")
NOT_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
CLOSED_DMS = (403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
EXPIRED_TOKEN = (401, 50027, "Invalid Webhook Token")
INVALID_BODY = (400, 50035, "Invalid Form Body")
WRONG_CHANNEL = (400, 50024, "Cannot execute this action on this channel type")
ARCHIVED = (400, 50083, "Thread is archived")
INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
HAS_THREAD = (400, 160004, "A thread has already been created for this message")
