"""Addresses of attachments, signed for a day as Discord signs them; every answer and dispatch signs anew."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping

CDN = "https://cdn.discordapp.com"
DAY, STEP = 24 * 3600, 3600
ATTACHED = re.compile(
    rb'("(?:proxy_)?url":")(https://cdn\.discordapp\.com/attachments/\d+/\d+/[^"?\\]+)(?:\?[^"]*)?"'
)


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, address: str, now: float) -> str:
        """Good for a day from the last full hour, so that answers of the same hour are the same."""
        issued = int(now // STEP * STEP)
        mark = self._mark(address.removeprefix(CDN), issued + DAY, issued)
        return f"{address}?ex={issued + DAY:x}&is={issued:x}&hm={mark}&"

    def resign(self, body: bytes, now: float) -> bytes:
        """JSON with all addresses of attachments in it good for another day."""
        if b"cdn.discordapp.com/attachments/" not in body:
            return body
        return ATTACHED.sub(lambda m: m[1] + self.sign(m[2].decode(), now).encode() + b'"', body)

    def good(self, path: str, query: Mapping[str, str], now: float) -> bool:
        try:
            ends, issued = int(query["ex"], 16), int(query["is"], 16)
        except (KeyError, ValueError):
            return False
        return now < ends and hmac.compare_digest(query.get("hm", ""), self._mark(path, ends, issued))

    def _mark(self, path: str, ends: int, issued: int) -> str:
        return hmac.new(self._key, f"{path} {ends:x} {issued:x}".encode(), hashlib.sha256).hexdigest()
