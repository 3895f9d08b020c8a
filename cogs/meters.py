"""What the bot does, in figures that Prometheus reads, and whether it is well: pages for whoever hosts it.

`WARDROOM_METRICS` asks for it; else nothing of this is imported. Everything is wrapped from outside: the code
that is measured does not know of it. No label tells which server, game or person it was.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from aiohttp import web
from discord.utils import snowflake_time

from cogs.gauges import CONTENT_TYPE, FEW, LATER, Gauges, Histogram, Values
from cogs.health import ANSWERS_WITHIN, addressed
from cogs.workshop import Crew, Urgency
from db.engine import Group, Unsure
from db.log import Conflict

if TYPE_CHECKING:
    from yarl import URL

    from bot import Wardroom

log = logging.getLogger(__name__)
WITH_TOKEN = ("interactions", "webhooks")
"""Behind their number."""
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
PLAIN = re.compile(r"@?[a-z][a-z-]+")
EVENT = "INTERACTION_CREATE"
UNKNOWN = "unknown"
KINDS = {
    discord.InteractionType.application_command.value: "command",
    discord.InteractionType.modal_submit.value: "form",
    discord.InteractionType.autocomplete.value: "autocomplete",
}
MOST_ASKED = 1000
"""Interactions that nobody has answered yet."""


class Meters:
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self.gauges = Gauges()
        self._asked: OrderedDict[int, str] = OrderedDict()
        """What kind of interaction waits for its answer."""
        self._games: dict[Values, float] = {}
        self._answers()
        self._requests()
        self._database()
        self._work()
        self._discord()
        for face in bot.table.faces.values():
            face.measured(self.gauges)

    async def page(self, request: web.Request) -> web.Response:
        with suppress(Exception):  # without the database there is still much to see
            async with asyncio.timeout(ANSWERS_WITHIN):
                self._games = await self.bot.store.games.open_by_game()
        return web.Response(text=self.gauges.page(), headers={"Content-Type": CONTENT_TYPE})

    async def health(self, request: web.Request) -> web.Response:
        wrong = await self.bot.health.trouble()
        return web.Response(text=wrong or "ok", status=503 if wrong else 200)

    # Clicks, and what they are answered.

    def _answers(self) -> None:
        says = "From Discord's making of an interaction to the answer it has taken."
        self._ack = self.gauges.histogram("wardroom_ack_seconds", says, "kind", bounds=LATER)
        says = "Answers that took so long that Discord was told to wait."
        deferred = self.gauges.counter("wardroom_deferred_total", says, "kind")
        self.bot.deferred = lambda number: deferred.add(self._asked.get(number, UNKNOWN))
        parse = self.bot.parsers[EVENT]

        def came(data: Any) -> None:  # a listener would be a task of its own for every click
            self._asked[int(data["id"])] = kind_of(data)
            if len(self._asked) > MOST_ASKED:
                self._asked.popitem(last=False)
            parse(data)

        self.bot.parsers[EVENT] = came

    def _answered(self, number: int) -> None:
        kind = self._asked.pop(number, UNKNOWN)
        self._ack.observe(max(0.0, time.time() - snowflake_time(number).timestamp()), kind)

    # Requests to Discord.

    def _requests(self) -> None:
        says = "Requests to Discord, by what came of them; 429 with what it counts for."
        self._sent = self.gauges.counter("wardroom_requests_total", says, "route", "status")
        says = "Requests that would go at once; answers to clicks do not count."
        budget = self.bot.table.broadcast.budget
        self.gauges.gauge("wardroom_budget_left", says, lambda: budget.left)
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._broke)
        self.bot.http.http_trace = trace

    async def _ended(self, session: Any, context: Any, done: aiohttp.TraceRequestEndParams) -> None:
        status = str(done.response.status)
        if status == "429":
            status += " " + done.response.headers.get("X-RateLimit-Scope", "unknown")
        self._sent.add(route_of(done.method, done.url), status)
        callback = CALLBACK.search(done.url.path)
        if callback is not None and done.response.ok:
            self._answered(int(callback[1]))

    async def _broke(self, session: Any, context: Any, done: aiohttp.TraceRequestExceptionParams) -> None:
        self._sent.add(route_of(done.method, done.url), "broken")

    # The database.

    def _database(self) -> None:
        seconds = self.gauges.histogram("wardroom_commit_seconds", "One commit.")
        size = self.gauges.histogram(
            "wardroom_commit_groups", "Moves and the like in one commit.", bounds=FEW
        )
        says = "Commits during which the connection broke: they were looked up before anybody was told."
        unsure = self.gauges.counter("wardroom_unsure_total", says)
        says = "Moves that somebody else was faster with, and clicks that came twice."
        conflicts = self.gauges.counter("wardroom_conflicts_total", says)
        engine, moves = self.bot.store.engine, self.bot.store.log
        apply, append = engine.apply, moves.append

        async def timed(groups: Sequence[Group]) -> None:
            begin = time.perf_counter()
            try:
                await apply(groups)
            except Unsure:
                unsure.add()
                raise
            finally:
                seconds.observe(time.perf_counter() - begin)
                size.observe(len(groups))

        async def counted(*what: Any, **how: Any) -> None:
            try:
                await append(*what, **how)
            except Conflict:
                conflicts.add()
                raise

        engine.apply = timed  # type: ignore[method-assign]
        moves.append = counted  # type: ignore[method-assign]
        says = "Tables that are not over."
        self.gauges.gauge("wardroom_games", says, lambda: self._games, "game", "status")

    # What waits.

    def _work(self) -> None:
        shop, broadcast = self.bot.workshop, self.bot.table.broadcast
        crews = {"workshop": shop.thinkers, "painter": shop.painter, "films": shop.darkroom}
        self.gauges.gauge(
            "wardroom_queue",
            "What waits, by whom it waits for; of tell and show also what is under way.",
            lambda: {
                **{(what,): crew.waiting for what, crew in crews.items()},
                **{(what,): broadcast.under_way(what) for what in ("tell", "show")},
                ("requests",): broadcast.budget.waiting,
            },
            "what",
        )
        waits = self.gauges.histogram("wardroom_wait_seconds", "How long it waited.", "what", bounds=LATER)
        for what, crew in crews.items():
            _time_hands(crew, what, waits)
        broadcast.budget.waited = lambda seconds: waits.observe(seconds, "requests")
        self._time_telling(waits)

    def _time_telling(self, waits: Histogram) -> None:
        """From what happened to the beginning of its telling, and of its showing."""
        broadcast = self.bot.table.broadcast
        changed, tell, show = broadcast.changed, broadcast.tell, broadcast.show
        since: dict[tuple[str, int], float] = {}

        def marked(game: int, wait: float = 0.0) -> None:
            if game not in broadcast.left_alone:
                for what in ("tell", "show"):
                    since.setdefault((what, game), time.perf_counter())
            changed(game, wait)

        def noted(what: str, game: int) -> None:
            if (begin := since.pop((what, game), None)) is not None:
                waits.observe(time.perf_counter() - begin, what)

        async def told(game: int) -> None:
            noted("tell", game)
            await tell(game)

        async def shown(game: int) -> None:
            noted("show", game)
            await show(game)

        broadcast.changed = marked  # type: ignore[method-assign]
        broadcast.tell, broadcast.show = told, shown  # type: ignore[method-assign]

    # The loop, and the lines to Discord.

    def _discord(self) -> None:
        bot = self.bot
        says = "How much later than asked for the loop comes by, four times a second."
        bot.health.felt.append(self.gauges.histogram("wardroom_loop_lag_seconds", says).observe)
        says = "From a heartbeat to its answer."
        self.gauges.gauge(
            "wardroom_gateway_latency_seconds",
            says,
            lambda: {(str(shard),): seconds for shard, seconds in bot.latencies},
            "shard",
        )
        reconnects = self.gauges.counter("wardroom_reconnects_total", "Lines to Discord that were lost.")

        async def lost(shard: int) -> None:
            reconnects.add()

        bot.add_listener(lost, "on_shard_disconnect")
        says = "The berth that this process holds, of several; a bot alone has the first."
        self.gauges.gauge("wardroom_berth", says, lambda: bot.fleet.berth if bot.fleet is not None else 0)
        says = "Voice channels that the bot is in."
        self.gauges.gauge("wardroom_voices", says, lambda: len(bot.voice_clients))


def _time_hands(crew: Crew, what: str, waits: Histogram) -> None:
    hand = crew.hand

    async def timed(urgency: Urgency, near: int | None) -> Any:
        begin = time.perf_counter()
        found = await hand(urgency, near)
        waits.observe(time.perf_counter() - begin, what)
        return found

    crew.hand = timed  # type: ignore[method-assign]


def kind_of(data: Mapping[str, Any]) -> str:
    """Of an interaction as Discord sends it."""
    if data["type"] == discord.InteractionType.component.value:
        is_button = data["data"]["component_type"] == discord.ComponentType.button.value
        return "button" if is_button else "menu"
    return KINDS.get(data["type"], UNKNOWN)


def route_of(method: str, url: URL) -> str:
    """Without numbers and tokens: `PATCH channels/*/messages/*`."""
    parts = url.path.split("/")
    if parts[1] != "api":
        return f"{method} gateway" if "gateway" in (url.host or "") else f"{method} elsewhere"
    parts = parts[3:]
    if parts[0] in WITH_TOKEN:
        del parts[2:3]
    return f"{method} " + "/".join([part if PLAIN.fullmatch(part) else "*" for part in parts])


@asynccontextmanager
async def watching(bot: Wardroom, address: str) -> AsyncIterator[Meters]:
    """For as long as the bot runs; begun before it connects."""
    meters = Meters(bot)
    bot.health.begin()
    app = web.Application()
    app.router.add_get("/metrics", meters.page)
    app.router.add_get("/health", meters.health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *addressed(address)).start()
        except (OSError, ValueError, OverflowError) as problem:
            sys.exit(
                f"WARDROOM_METRICS={address} cannot be used: {problem}. It is an address and a free port."
            )
        log.info("metrics at http://%s:%s/metrics", *runner.addresses[0][:2])
        yield meters
    finally:
        await runner.cleanup()
