"""What is not the API: attachments, default avatars, and websockets told apart by the host they ask for."""

from __future__ import annotations

import io

from aiohttp import web
from PIL import Image

from sandbox.routes.core import BOX

COLOURS = ("#5865f2", "#747f8d", "#43b581", "#faa61a", "#f04747", "#eb459f")


async def attachment(request: web.Request) -> web.Response:
    world = request.app[BOX].world
    file = world.files.get(request.match_info["attachment"])
    if file is None or not world.signer.good(request.path, request.query, world.now()):
        return web.Response(status=404, text="This content is no longer available.")
    return web.Response(body=file["data"], headers={"Content-Type": file["content_type"]})


async def avatar(request: web.Request) -> web.Response:
    number = int(request.match_info["name"].partition(".")[0]) % len(COLOURS)
    picture = io.BytesIO()
    Image.new("RGB", (64, 64), COLOURS[number]).save(picture, "PNG")
    return web.Response(body=picture.getvalue(), content_type="image/png")


async def root(request: web.Request) -> web.StreamResponse:
    box = request.app[BOX]
    if request.headers.get("Upgrade", "").lower() != "websocket":
        return web.Response(text="Discord in a box")
    if request.host.startswith("voice.") or ".discord.media" in request.host:
        return await box.voice.handle(request)  # type: ignore[no-any-return]
    return await box.gateway.handle(request)  # type: ignore[no-any-return]
