"""People who press whatever they see, type whatever comes to mind, and do it while things break."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sandbox import interactions
from sandbox.commands import BOOLEAN, INTEGER, STRING, SUB_COMMAND, SUB_GROUP, USER
from sandbox.errors import Refused
from sandbox.interactions import AUTOCOMPLETE, DEFERRED, MESSAGE, Interaction
from sandbox.permissions import BOT
from sandbox.person import Person
from sandbox.shapes import DM, EPHEMERAL, PRIVATE_THREAD, PUBLIC_THREAD
from tests.cogs.conftest import House, texts
from tests.e2e.crew import Message, broken, parts, verb_of

PAUSE = 0.005
GIVEN_UP = 4.0
"""Seconds after which nobody waits for an answer that need not come."""
MOST_TABLES = 5
OPENING = ("learn", "game new", "space-alert")
WEIGHTS = {
    "start": 6,
    "join": 3,
    "choose": 8,
    "sure": 8,
    "sa_place": 14,
    "sa_next_yes": 4,
    "sa_hand": 4,
    "option": 3,
    "teach": 0.05,
    "again": 0.3,
    "leave": 0.3,
    "abandon": 0.3,
    "animate": 0.3,
    "learn_next": 4,
    "seat": 3,
}
LIVELY = {
    "sa_place",
    "sa_slot",
    "sa_next_yes",
    "sa_give",
    "sa_hand",
    "sa_what_slot",
    "sa_what_face",
    "option",
}
"""A panel with one of these is worth staying at."""
TABLES = ("mission_1", "simulation_1", "test_run_1", "advanced_simulation_1", "generated", "mission_8")
JUNK = ("", "0", "-1", "999999", "x", "ё", "💥", "a" * 300, "<@1> @everyone", "1.2.3", "../..", "DROP TABLE")
FAULTS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("POST /channels/*/messages", 500, {"times": 2}),
    ("POST /channels/*/messages", 429, {"times": 2, "retry_after": 0.2}),
    ("PATCH /channels/*/messages/*", 502, {"times": 2}),
    ("PATCH /channels/*/messages/*", 429, {"times": 3, "retry_after": 0.1}),
    ("POST /channels/*/messages/*/threads", 500, {"times": 1}),
    ("POST /webhooks/*/*", 503, {"times": 1}),
    ("DELETE /channels/*/messages/*", 500, {"times": 1}),
    ("PATCH /guilds/*/members/*", 500, {"times": 1}),
)


class Monkeys:
    def __init__(self, house: House, seed: int) -> None:
        self.house, self.box, self.world = house, house.box, house.box.world
        self.dice = random.Random(seed)
        self.people: list[Person] = self.box.people
        self.trace: list[str] = []
        self.troubles: list[str] = []
        self.pending: set[asyncio.Task[None]] = set()
        self.old: list[Message] = []
        self.panels: dict[str, str] = {}
        """The private message each has before them."""
        self.storm = 0
        """Steps for which the weather stays bad."""
        self.answers = 0
        self.slowest = 0.0
        self.doings: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (60, self.press),
            (4, self.open_table),
            (10, self.command),
            (3, self.wild_command),
            (3, self.complete),
            (4, self.press_old),
            (2, self.forge),
            (3, self.voice),
            (2, self.chat),
            (1, self.dismiss),
            (1.5, self.fault),
            (0.6, self.drop),
            (0.6, self.restart),
            (0.7, self.moderate),
            (0.7, self.days_pass),
            (2, self.crowd),
            (0.5, self.forbid),
        ]

    # One step after the other.

    async def step(self, number: int) -> None:
        weights, doings = zip(*self.doings, strict=True)
        doing = self.dice.choices(doings, weights)[0]
        self.trace.append(f"{number} {doing.__name__}")
        with contextlib.suppress(Refused):
            await doing()
        if self.storm:
            self.storm -= 1
            if not self.storm:
                self.fair()
        await asyncio.sleep(PAUSE)

    async def calm(self) -> None:
        """Until everything that was begun has come to rest."""
        self.fair()
        if self.pending:
            await asyncio.wait(list(self.pending))
        async with asyncio.timeout(60):
            await self.box.ready()
            await self.house.settle()

    def fair(self) -> None:
        self.storm = 0
        self.box.faults.clear()
        for guild in self.world.guilds:
            self.world.set_bot_permissions(guild, BOT)

    def note(self, what: str) -> None:
        self.trace[-1] += f" | {what}"

    async def follow(self, made: Interaction, what: str) -> None:
        """Let it be answered now, or while the next things happen."""
        self.note(what)
        task = asyncio.create_task(self._answered(made, f"{self.trace[-1]}"))
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)
        if self.dice.random() < 0.75:
            await asyncio.wait([task])

    async def _given(self, made: Interaction, excused: Callable[[], bool]) -> None:
        """Until the answer is there. It takes as long as it takes; what was lost on the way never comes."""
        try:
            await made.done(timeout=GIVEN_UP)
        except TimeoutError:
            if excused():
                raise
            await made.done()
        if made.kind == DEFERRED:
            await made.answered()

    async def _answered(self, made: Interaction, what: str) -> None:
        bad, bot = self.storm > 0, self.house.bot

        def excused() -> bool:
            there = made.record["channel_id"] in self.world.channels
            return bad or self.storm > 0 or bot is not self.house.bot or not there

        try:
            await self._given(made, excused)
        except (Refused, TimeoutError) as problem:
            if not excused():
                self.troubles.append(f"no answer: {what}: {problem!r}")
            return
        self.answers += 1
        answer = made.followups[-1] if made.followups else made.message
        if answer is not None and answer["flags"] & EPHEMERAL and any(parts(answer)):
            self.panels[made.record["user_id"]] = answer["id"]
        self.slowest = max(self.slowest, made.acked_after or 0)
        if made.record["type"] == AUTOCOMPLETE:
            return
        said = [m for m in [made.message, *made.followups] if m is not None]
        words = "\n".join(texts(m) for m in said)
        if broken(words):
            self.troubles.append(f"broken: {what}: {words[-300:]}")
        if made.kind in (MESSAGE, DEFERRED) and made.message is not None and not words.strip():
            self.troubles.append(f"nothing to read: {what}")

    # What people see.

    def places(self, person: Person) -> list[Message]:
        found = [c for c in self.world.channels.values() if self.world.can_see(person.id, c["id"])]
        return [c for c in found if c["type"] in (0, DM, PUBLIC_THREAD, PRIVATE_THREAD)]

    def place(self, person: Person) -> Message:
        places = self.places(person)
        weights = [1.0] * len(places)
        for age, index in enumerate(
            i for i in reversed(range(len(places))) if places[i]["type"] == PUBLIC_THREAD
        ):
            weights[index] = 5 / (1 + age)
        return self.dice.choices(places, weights)[0]

    def shown(self, person: Person) -> Message | None:
        """A message with something to press; the newer the likelier."""
        seen = [m for m in person.messages(self.place(person)) if any(parts(m))]
        if not seen:
            return None
        return self.dice.choices(seen, [1.3 ** min(index, 60) for index in range(len(seen))])[0]

    # What people do.

    async def press(self) -> None:
        person = self.dice.choice(self.people)
        message = self.world.message(self.panels.get(person.id, ""))
        verbs = {verb_of(part) for part in parts(message)} if message is not None else set()
        if not verbs or self.dice.random() < (0.3 if verbs & LIVELY else 0.9):
            message = self.shown(person)
        if message is not None:
            await self.press_on(person, message)

    async def press_on(self, person: Person, message: Message) -> None:
        offered = list(parts(message))
        part = self.dice.choices(offered, [WEIGHTS.get(verb_of(p), 1) for p in offered])[0]
        if self.dice.random() < 0.2:
            self.old.append(copy.deepcopy(message))
        if part["type"] == 2:
            made = await person.click(message, part["custom_id"])
        else:
            made = await person.choose(message, part["custom_id"], self.values(part))
        private = "private" if message["flags"] & EPHEMERAL else "public"
        await self.follow(made, f"{person.name} {part['custom_id']} {private}")

    def values(self, part: Message) -> list[str]:
        offered = [option["value"] for option in part["options"]]
        count = self.dice.randint(part.get("min_values", 1), part.get("max_values", 1))
        return self.dice.sample(offered, min(count, len(offered)))

    async def press_old(self) -> None:
        """A click that was under way when its message changed."""
        if not self.old:
            return
        message = self.dice.choice(self.old)
        readers = [p for p in self.people if self.world.message(message["id"]) and self.sees(p, message)]
        if not readers:
            return
        person = self.dice.choice(readers)
        part = self.dice.choice(list(parts(message)))
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if part["type"] != 2:
            data["values"] = self.values(part)
        await self.send(person, message, data)

    async def forge(self) -> None:
        """A button that never was."""
        person = self.dice.choice(self.people)
        message = self.shown(person)
        if message is None:
            return
        forged = copy.deepcopy(message)
        part = self.dice.choice(list(parts(forged)))
        head, verb, game, rest = part["custom_id"].split(":", 3)
        verb = self.dice.choice([verb, self.dice.choice(list(self.house.bot.verbs))])
        game = self.dice.choice([game, game, str(self.dice.randint(0, 9)), "x"])
        rest = self.dice.choice([rest, self.dice.choice(JUNK), f"{self.dice.randint(-1, 6)}.0.0"])
        part["custom_id"] = f"{head}:{verb}:{game}:{rest}"[:100]
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if part["type"] != 2:
            data["values"] = [self.dice.choice(JUNK)]
        await self.send(person, forged, data)

    async def send(self, person: Person, message: Message, data: Message) -> None:
        place = self.world.channels[message["channel_id"]]
        made = self.box.interactions.create(interactions.COMPONENT, person.id, place, data, message=message)
        await self.follow(made, f"{person.name} {data['custom_id']} {data.get('values', '')}")

    def sees(self, person: Person, message: Message) -> bool:
        return message["channel_id"] in self.world.channels and self.world.can_read(person.id, message)

    async def open_table(self) -> None:
        person = self.dice.choice(self.people)
        place = self.place(person)
        if place["type"] == DM or await self.tables() >= MOST_TABLES:
            return
        options = {
            "mission": self.dice.choice(TABLES),
            "pace": self.dice.choice(["live", "live", "post", "practice"]),
            "threats": self.dice.choice(["white", "mixed", "yellow"]),
        }
        made = await person.slash("space-alert", channel=place, options=options)
        await self.follow(made, f"{person.name} opens {options}")

    async def tables(self) -> int:
        states = ("lobby", "running", "paused")
        found = [await self.house.store.games.of_guild(int(guild), states) for guild in self.world.guilds]
        return sum(map(len, found))

    def leaves(self, place: Message) -> list[tuple[str, list[Message]]]:
        found: list[tuple[str, list[Message]]] = []

        def walk(path: str, options: list[Message]) -> None:
            nested = [o for o in options if o["type"] in (SUB_COMMAND, SUB_GROUP)]
            for option in nested:
                walk(f"{path} {option['name']}", option.get("options") or [])
            if not nested:
                found.append((path, options))

        for command in self.world.commands_for(place.get("guild_id")):
            walk(command["name"], command.get("options") or [])
        return found

    async def command(self) -> None:
        person = self.dice.choice(self.people)
        place = self.place(person)
        path, known = self.dice.choice(self.leaves(place))
        if path in OPENING and await self.tables() >= MOST_TABLES:
            return
        given = {o["name"]: self.sensible(o) for o in known if o.get("required") or self.dice.random() < 0.5}
        made = await person.slash(path, channel=place, options=given)
        await self.follow(made, f"{person.name} /{path} {given}")

    def sensible(self, option: Message) -> Any:
        if option.get("choices"):
            return self.dice.choice(option["choices"])["value"]
        kinds: dict[int, Any] = {
            STRING: self.dice.choice(
                ["space_alert", "mission_2", "laser", "лазер", "SA-042", "interceptors"]
            ),
            INTEGER: self.dice.randint(0, 9),
            BOOLEAN: self.dice.random() < 0.5,
            USER: self.dice.choice(self.people).id,
        }
        return kinds[option["type"]]

    async def wild_command(self) -> None:
        """What no client would let through."""
        person = self.dice.choice(self.people)
        place = self.place(person)
        if place["type"] == DM:
            return
        path, known = self.dice.choice(self.leaves(place))
        given: dict[str, Any] = {
            o["name"]: self.dice.choice(JUNK if o["type"] == STRING else [1 << 52, -5, 0])
            for o in known
            if o["type"] in (STRING, INTEGER) and self.dice.random() < 0.8
        }
        if self.dice.random() < 0.1:
            given["nonsense"] = "x"
        made = await person.slash(path, channel=place, options=given, force=True)
        await self.follow(made, f"{person.name} /{path} {given}")

    async def complete(self) -> None:
        person = self.dice.choice(self.people)
        place = self.place(person)
        found = [(p, o["name"]) for p, known in self.leaves(place) for o in known if o.get("autocomplete")]
        path, name = self.dice.choice(found)
        typed = self.dice.choice(["", "m", "М", "1", "space", "*", "💥" * 20])
        self.note(f"{person.name} /{path} {name}={typed}")
        bot = self.house.bot
        try:
            for choice in await person.autocomplete(path, name, typed, channel=place):
                assert choice["name"]
        except TimeoutError:
            if not self.storm and bot is self.house.bot:
                self.troubles.append(f"no completion: {self.trace[-1]}")

    async def crowd(self) -> None:
        """Everybody presses on the same message at once."""
        first = self.dice.choice(self.people)
        message = self.shown(first)
        if message is None or message["flags"] & EPHEMERAL:
            return
        for person in self.people:
            if self.sees(person, message) and any(parts(message)):
                await self.press_on(person, message)

    async def voice(self) -> None:
        person = self.dice.choice(self.people)
        if person.connected and self.dice.random() < 0.5:
            await person.leave_voice()
        else:
            await person.join_voice("Bridge")
        self.note(f"{person.name} {person.connected}")

    async def chat(self) -> None:
        person = self.dice.choice(self.people)
        await person.say(self.place(person), self.dice.choice(["hello", "привет", "w:join:1:", "@everyone"]))

    async def dismiss(self) -> None:
        person = self.dice.choice(self.people)
        mine = [m for m in person.messages(self.place(person)) if m["flags"] & EPHEMERAL]
        if mine:
            await person.dismiss(self.dice.choice(mine))

    # What breaks.

    async def fault(self) -> None:
        kind = self.dice.randrange(4)
        if kind == 0:
            self.box.faults.latency = self.dice.choice([0.05, 0.2])
        elif kind == 1:
            self.box.faults.duplicate_interactions = True
        else:
            route, status, more = self.dice.choice(FAULTS)
            self.box.faults.add(route, status, **more)
            self.note(f"{route} {status}")
        self.storm = self.dice.randint(3, 10)

    async def drop(self) -> None:
        await self.box.drop_gateway(resumable=self.dice.random() < 0.7)
        await self.box.ready()

    async def restart(self) -> None:
        if self.dice.random() < 0.5:
            await self.calm()
        await self.house.restart()

    async def moderate(self) -> None:
        """Somebody with rights tidies up."""
        person = self.people[0]
        place = self.place(person)
        kind = self.dice.randrange(6)
        seen = [m for m in person.messages(place) if not m["flags"] & EPHEMERAL]
        self.note(f"{kind} in {place['id']}")
        if kind < 3 and seen:
            self.world.delete(self.dice.choice(seen))
        elif place["type"] == PUBLIC_THREAD and kind < 5:
            self.world.change_channel(place, {"archived": True, "locked": self.dice.random() < 0.3})
        elif place["type"] == PUBLIC_THREAD and self.dice.random() < 0.3:
            self.world.remove_channel(place)

    async def forbid(self) -> None:
        """A server takes rights away, and gives them back."""
        guild = self.dice.choice(list(self.world.guilds))
        lost = self.dice.choice([1 << 11, 1 << 15, 1 << 22, 1 << 35, 1 << 38])
        self.note(f"{lost:#x} in {guild}")
        self.world.set_bot_permissions(guild, BOT & ~lost)
        self.storm = self.dice.randint(3, 10)

    async def days_pass(self) -> None:
        """The table message grows old, and reminders fall due."""
        ahead = self.dice.choice([3600.0, 3 * 86_400.0])
        self.house.bot.table.broadcast.clock = lambda: time.time() + ahead
        self.note(f"{ahead / 3600:.0f} hours")
        for name in ("Timers", "Reminders"):
            cog: Any = self.house.bot.get_cog(name)
            await cog.look(time.time() + ahead)
