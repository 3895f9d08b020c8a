"""What is written to the log, and what never is: no seed, no token, at any level."""

from __future__ import annotations

import logging
import os
import re

FORMAT = "%(asctime)s %(name)s %(levelname)s %(message)s"
TALKATIVE = ("aiosqlite", "asyncio", "discord", "websockets")
"""Below INFO they write whole statements, requests and events, with the seeds and tokens in them."""
IN_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s\"']+")
HIDDEN = "[hidden]"


class Discreet(logging.Formatter):
    """Hides what opens doors, also in a library's warning or in an exception's text."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(FORMAT)
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        text = IN_ADDRESS.sub(rf"\1{HIDDEN}", super().format(record))
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


def begin(level: str, *secrets: str) -> None:
    """To standard error, from `level` on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(*secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler])
    hush()


def hush() -> None:
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("apscheduler").setLevel(logging.WARNING)  # it would write two lines every minute


def token() -> str:
    return os.environ.get("DISCORD_TOKEN", "").strip()
