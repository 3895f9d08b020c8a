"""A table of Twilight Imperium for its stories: positions by the names of races, and what players do on
their panels, counted in taps."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import cache
from typing import Any

from cogs import prompts, storyteller
from cogs.loaded import Loaded
from cogs.table_settings import TableSettings as Settings
from cogs.timers import Timers
from db.games import GameRow
from rules.core import Dice, Prompt, notation, saved
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import ChooseRace
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Picked, State
from sandbox.server import PLAYERS
from tests.cogs.answering import meant
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, in_thread, loaded, pings, said, selects, table, told_privately, walk
from tests.cogs.twilight_imperium import SEED, advanced, play, running, stories
from tests.rules.twilight_imperium.table import Place
from words import words

THREE = ("Ann", "Eve", "Chidi")
SIX = ("Ann", "Eve", "Chidi", "Борис", "Дана", "Fay")
Seat = int


# Positions


def laid(*races: str, **options: Any) -> State:
    """Everything stands on its home planets: the first Strategy Card is to be picked."""
    return saved.copy(_laid(races, Options(galaxy="preset", races="choose", **options)))


@cache
def _laid(races: tuple[str, ...], options: Options) -> State:
    state = RULES.start(options, len(races), Dice(SEED, 0))
    while isinstance(state.stack[-1], frames.ChoosingRace):
        seat = state.stack[-1].seat
        RULES.play(state, seat, ChooseRace(races[seat]), Dice(SEED, 0))
    return advanced(state, lambda now: now.phase != "setup")


def acting(*races: str, picks: Iterable[str] = (), **options: Any) -> State:
    """The first turn of round 1 in order of the seats; `picks`: Strategy Cards in that order, too."""
    state = laid(*races, **options)
    spare = [*picks, *(card for card in FREE if card not in picks)]
    each = 2 if len(races) < 5 else 1
    for number, player in enumerate(state.players):
        player.picked = [Picked(card) for card in spare[number * each : number * each + each]]
    state.phase, state.order = "action", list(range(state.seats))
    return phase(state, "action")


def phase(state: State, stage: Any) -> State:
    """This phase of the round begins, and goes on until somebody is asked."""
    state.stack = [frames.Round(stage=stage)]
    RULES.settle(state, Dice(SEED, 0))
    return state


FREE = (
    "leadership",
    "diplomacy_2",
    "assembly",
    "production",
    "trade_2",
    "warfare_2",
    "technology_2",
    "bureaucracy",
)


def at(state: State, system: str) -> Place:
    return Place(state, state.systems[system])


def holding(state: State, seat: Seat, *cards: str) -> State:
    """These Action Cards are in this hand besides, and nowhere else."""
    for player in state.players:
        player.cards = [card for card in player.cards if card not in cards]
    state.action.cards = [card for card in state.action.cards if card not in cards]
    state.players[seat].cards += cards
    return state


def led(state: State, id: str, *leaders: str) -> State:
    """They have gone from where they were to this planet."""
    for _, planet in systems.planets(state):
        planet.leaders = [each for each in planet.leaders if each not in leaders]
    systems.planet(state, id).leaders += leaders
    return state


# At the table


async def pass_windows(table: Sitting) -> None:
    """Everybody lets every card window pass, at the table, on the row they share."""
    while open_to := [seat for seat, key in (await table.waiting()).items() if key.startswith("ti-window")]:
        await table.press(open_to[0], await table.table(), words("en")("ti-window-let"))


async def seconds_pass(table: Sitting, seconds: float) -> None:
    """As the clocks of questions see it."""
    timers = table.house.bot.get_cog("Timers")
    assert isinstance(timers, Timers)
    await timers.look(time.time() + seconds)
    await table.house.settle()


class Sitting:
    """What its people do and see. `taps` counts presses of the one named last."""

    def __init__(self, house: House, row: GameRow) -> None:
        self.house, self.row = house, row
        self.names = row.names()
        self.taps = 0
        """Of answers given, and buttons pressed."""

    async def loaded(self) -> Loaded:
        return await loaded(self.house, self.row.id)

    async def state(self) -> State:
        """What the store has, past every view."""
        state = (await self.loaded()).state
        assert isinstance(state, State)
        return state

    async def waiting(self) -> dict[Seat, str]:
        """For whom the game waits, and for what."""
        return {each.seat: each.key for each in (await self.loaded()).prompts() if not each.optional}

    async def asked(self, seat: Seat) -> Prompt:
        return next(each for each in (await self.loaded()).prompts() if each.seat == seat)

    async def offered(self, seat: Seat) -> list[str]:
        return [notation.write(choice.action) for choice in (await self.asked(seat)).choices]

    # What they do.

    async def panel(self, seat: Seat) -> Message:
        """My seat."""
        return await self.press(seat, await self.table(), f"w:seat:{self.row.id}:")

    async def press(self, seat: Seat, message: Message, button: str) -> Message:
        """What the message, or the panel over it, has become."""
        self.taps += 1
        done = await (await self.house.person(self.names[seat]).click(message, button)).done()
        done = await meant(self.house, self.names[seat], done)
        return done.message or message

    async def refused(self, seat: Seat, message: Message, button: str) -> str:
        done = await self.house.person(self.names[seat]).click(message, button)
        return await told_privately(done)

    async def choose(self, seat: Seat, message: Message, menu: str, *values: str) -> Message:
        """In the menu that is called so."""
        self.taps += 1
        found = next(each for each in selects(message) if menu in each["placeholder"])
        person = self.house.person(self.names[seat])
        done = await (await person.choose(message, found["custom_id"], [*values])).done()
        done = await meant(self.house, self.names[seat], done)
        return done.message or message

    async def take(self, seat: Seat, message: Message, label: str) -> Message:
        """What is called so, be it a button or in a menu; what the panel has become."""
        for menu in selects(message):
            for option in menu["options"]:
                if option["label"] == label:
                    return await self.choose(seat, message, menu["placeholder"], option["value"])
        return await self.press(seat, message, label)

    async def answer(self, seat: Seat, move: str, message: Message | None = None) -> Message:
        """By the button or menu that offers it to this seat: on the message, else on the seat's own panel."""
        shown = message or await self.panel(seat)
        now, prompt = await self.loaded(), await self.asked(seat)
        index = str((await self.offered(seat)).index(move))
        heads = {prompts.ids_of(now, prompt, shared=shared).tail for shared in (False, True)}
        for part in walk(shown):
            verb, _, rest = part.get("custom_id", "").partition(f":choose:{self.row.id}:")
            if rest.rpartition(".")[0] not in heads:
                continue
            if verb == "w" and rest.rpartition(".")[2] == index:
                return await self.press(seat, shown, part["custom_id"])
            if verb == "s" and index in [each["value"] for each in part["options"]]:
                return await self.choose(seat, shown, part["placeholder"], index)
        raise LookupError(f"{move} is not on the message: {texts(shown)}")

    async def line(self, seat: Seat, moves: str) -> Message:
        """In one line; the answer is the panel, or a refusal."""
        thread = self.house.box.world.channels[str(self.row.thread)]
        person = self.house.person(self.names[seat])
        done = await (await person.slash("ti turn", thread, moves=moves)).answered()
        await self.house.settle()
        assert done.message is not None
        return done.message

    async def plays(self, seat: Seat, *moves: str) -> None:
        """Past every button: what the story is not about."""
        await play(self.house, self.row.id, seat, *moves)

    async def silence(self, *but: str, most: int = 40) -> None:
        """Everybody is silent, until such a question waits."""
        for _ in range(most):
            now = await self.loaded()
            found = next((each for each in now.prompts() if not each.optional and each.key not in but), None)
            if found is None or any(key in but for key in (await self.waiting()).values()):
                return
            action = await now.default(found.seat)
            assert action is not None
            await self.plays(found.seat, notation.write(action))
        raise LookupError(f"nobody was asked {but}")

    # What they see.

    async def table(self) -> Message:
        return await table(self.house, self.row.id)

    def told(self) -> str:
        return "\n".join(stories(self.house, self.row))

    async def happened(self, seat: Seat) -> str:
        """What this seat reads behind the door of what was told last."""
        told = [each for each in self.messages() if storyteller.CUT in each["content"]][-1]
        door = f"w:history:{self.row.id}:"
        return await told_privately(await self.house.person(self.names[seat]).click(told, door))

    def said(self) -> str:
        return said(self.house, self.row)

    def calls(self, seat: Seat) -> list[Message]:
        """Messages that call this seat now."""
        mention = f"<@{self.house.person(self.names[seat]).id}>"
        return [message for message in pings(self.house, self.row) if mention in texts(message)]

    def messages(self) -> list[Message]:
        return in_thread(self.house, self.row)


async def sit(
    house: House, state: State, names: Iterable[str] = (), seed: bytes = SEED, **settings: Any
) -> Sitting:
    if state.seats > len(PLAYERS):
        invite(house, "Fay")
    people = [*names] or [*(THREE if state.seats == 3 else SIX)[: state.seats]]
    row = await running(house, *people, state=state, settings=Settings(**settings), seed=seed)
    return Sitting(house, row)


def invite(house: House, name: str) -> None:
    """One more person in the server."""
    world = house.box.world
    world.add_user(name)
    crew = world.guilds[world.guild_id]["members"]
    crew[house.person(name).id] = dict(crew[house.person("Ann").id])


def files(message: Message) -> list[str]:
    return [file["filename"] for file in message["attachments"]]
