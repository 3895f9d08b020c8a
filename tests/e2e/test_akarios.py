"""Three people fly the prologue of Stars of Akarios, from the founding to act one: a failure and a second
try, one leaves and another joins, a substitute in mid-battle, kill -9; then a world, a market and a jump.

What each does is what an android would do in the seat; a turn is given in one line, the rest by buttons."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import groupby
from typing import Any

import msgspec
import pytest

from db.store import Store
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.core import Dice, fingerprint, fold, notation, saved
from rules.core.campaign import Legacy, first_state
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from tests.e2e.voyage import START, Voyage, launcher
from words import words

pytestmark = pytest.mark.slow
__all__ = ["launcher"]
EN = words("en")
LONGEST = 6
"""Moves in a line."""
MOST = 1500


class Squad(Voyage):
    rules, group, people = RULES, "akarios", ("Ann", "Борис", "Chidi")

    # What is stored

    def one(self, sql: str) -> Any:
        return self.kept.one(sql)

    def row(self) -> Any:
        """The chapter of now."""
        return self.one("SELECT * FROM games ORDER BY id DESC LIMIT 1")

    def campaign(self) -> Any:
        return self.one("SELECT * FROM campaigns")

    def sheet(self) -> Sheet:
        return saved.load(self.campaign()["sheet"], Sheet)

    async def until(self, happened: Any) -> None:
        async with asyncio.timeout(120):
            while not happened():
                await asyncio.sleep(0.02)

    # Between chapters

    async def founded(self) -> None:
        asked = await self.seats[0].slash("campaign new", channel="games", game="akarios", name="Kestrels")
        await asked.answered(START)
        await self.until(lambda: self.campaign() is not None and self.campaign()["message"])
        self.thread = str(self.campaign()["thread"])

    def home(self) -> Message:
        found = self.box.world.message(str(self.campaign()["message"]))
        assert found is not None
        return found

    async def press(self, person: Person, message: Message, label: str) -> Message | None:
        shown = self.box.world.message(message["id"]) or message
        speech = words(person.locale)
        (id,) = [p["custom_id"] for p in parts(shown) if p.get("label") in (EN(label), speech(label))]
        made = await (await person.click(shown, id)).done(START)
        return made.followups[-1] if made.followups else made.message

    async def chapter(self, *names: str) -> None:
        """The next one, begun by these people."""
        self.seats = [self.box.person(name) for name in names]
        before = self.row()["id"] if self.row() else 0
        await self.until(
            lambda: any(p.get("label") == EN("campaign-button-next") for p in parts(self.home()))
        )
        await self.press(self.seats[0], self.home(), "campaign-button-next")
        await self.until(lambda: self.row() and self.row()["id"] > before and self.row()["message"])
        lobby = self.box.world.message(str(self.row()["message"]))
        assert lobby is not None
        seated = self.seated()
        for name in set(seated) - set(names):
            await self.press(self.box.person(name), lobby, "button-leave")
        for person in self.seats:
            if person.name not in seated:
                await self.press(person, lobby, "button-join")
        await self.press(self.seats[0], lobby, "button-start")
        await self.until(lambda: self.row()["status"] == "running" and self.table() is not None)
        self.seats = [self.box.person(name) for name in self.seated()]

    def seated(self) -> list[str]:
        sql = f"SELECT name FROM seats WHERE game = {self.row()['id']} ORDER BY seat"
        return [name for (name,) in self.kept.rows(sql)]

    # Moves

    def position(self) -> tuple[State, bytes, int]:
        row = self.row()
        return saved.load(row["state"], State), row["seed"], row["depth"]

    async def play(self, until: Any = None, *, script: list[tuple[int, str]] | None = None) -> None:
        """What androids would do, until this holds of the state; each turn in a line of its player."""
        state, seed, depth = self.position()
        moves = flown(state, seed, depth, until) if script is None else script
        for seat, run in groupby(moves, lambda move: move[0]):
            lines = [line for _, line in run]
            for start in range(0, len(lines), LONGEST):
                some = lines[start : start + LONGEST]
                await self.in_one_line(seat, some)
                depth += len(some)
        assert self.row()["depth"] == depth

    async def made(self) -> list[tuple[int, str]]:
        """All moves of the chapter of now, as they are kept."""
        game = self.row()["id"]
        sql = f"SELECT seat, text FROM actions WHERE game = {game} AND aside = 0 ORDER BY number"
        return [(seat, text) for seat, text in self.kept.rows(sql)]

    async def concede(self) -> None:
        """All give up; then the page, and the chapter is closed."""
        await self.play(script=[(seat, "concede") for seat in range(len(self.seats))])
        await self.closed()

    async def closed(self) -> None:
        await self.play()
        assert self.row()["status"] == "over"

    async def substituted(self, seat: int, by: str) -> None:
        """Somebody else sits down in the middle of it."""
        await (await self.seats[seat].slash("game substitute", channel=self.thread)).answered(START)
        await self.until(lambda: self.labelled("button-take-seat"))
        newcomer = self.box.person(by)
        await self.press(newcomer, self.labelled("button-take-seat")[-1], "button-take-seat")
        self.seats[seat] = newcomer
        assert self.seated()[seat] == by

    def labelled(self, label: str) -> list[Message]:
        return [m for m in self.messages() if any(p.get("label") == EN(label) for p in parts(m))]

    async def killed(self) -> None:
        """kill -9: what stood there stands there, and nothing is told twice."""
        await self.until(lambda: self.row()["drawn"] == self.row()["shown"] == self.row()["number"])
        before = [text_of(message) for message in self.messages()]
        await self.bot_down()
        await self.bot_up()
        await self.until(lambda: self.row()["drawn"] == self.row()["number"])
        assert [text_of(message) for message in self.messages()] == before

    async def voted(self, place: str) -> None:
        """All of them, in the hangar and on the map, for this place."""
        await self.play(lambda state: "ak-ask-location" in _asked(state))
        await self.play(script=[(seat, f"vote {place}") for seat in range(2)])

    # Behind the bot's back, while it is down

    async def with_luck(self, wanted: Any) -> None:
        """The chapter of now begins with dice that bring what is wanted."""
        row = self.row()
        legacy, options = saved.load(row["legacy"], Legacy), msgspec.json.decode(row["options"], type=Options)
        for number in range(40):
            seed = b"luck %d" % number
            state = first_state(RULES, options, len(self.seats), Dice(seed, -1), legacy)
            begun = saved.dump(state)
            flown(state, seed, 0)
            if wanted(state):
                break
        else:
            raise AssertionError("no luck")
        store = await Store.open(self.kept.address)
        await store.games.update(row["id"], seed=seed, fingerprint=fingerprint(seed), drawn=-1)
        await store.log.begin(row["id"], begun, RULES.version)
        await store.close()

    async def rewrite(self, **facts: Any) -> None:
        """The squad has been elsewhere meanwhile."""
        sheet = self.sheet()
        for name, value in facts.items():
            setattr(sheet, name, value)
        store = await Store.open(self.kept.address)
        await store.campaigns.update(1, sheet=saved.dump(sheet))
        await store.close()


def flown(state: State, seed: bytes, depth: int, until: Any = None) -> list[tuple[int, str]]:
    """From here on, by androids, until this holds or the chapter is over."""
    made: list[tuple[int, str]] = []
    for _ in range(MOST):
        waited = [prompt.seat for prompt in RULES.prompts(state) if not prompt.optional]
        if state.over or not waited or (until is not None and until(state)):
            return made
        dice = Dice(seed, depth)
        would = ((seat, RULES.android(state, seat, dice)) for seat in waited)
        seat, action = next((seat, action) for seat, action in would if action is not None)
        made.append((seat, notation.write(action)))
        RULES.play(state, seat, action, fold.dice(RULES, state, seed, depth))
        depth += 1
    raise AssertionError("the chapter does not end")


def _asked(state: State) -> list[str]:
    return [prompt.key for prompt in RULES.prompts(state)]


def in_battle(round: int) -> Any:
    return lambda state: state.stage == "battle" and state.fight.round >= round


async def test_the_prologue_and_beyond(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    squad = Squad(box, launcher, kept)
    await squad.bot_up()
    await squad.founded()
    await the_exam(squad)
    await the_second_chapter(squad)
    await the_blockade(squad)
    await act_one(squad)
    await squad.bot_down()
    assert "Traceback" not in squad.log.read_text(), squad.log.read_text()[-3000:]


async def the_exam(squad: Squad) -> None:
    """001 is lost: Eve sits in for Борис in mid-battle, and the bot is killed."""
    await squad.chapter("Ann", "Борис", "Chidi")
    await squad.play(in_battle(2))
    await squad.substituted(1, "Eve")
    await squad.killed()
    await squad.play(in_battle(3))
    await squad.concede()
    sheet = squad.sheet()
    assert sheet.boost == 1 and [one.callsign for one in sheet.members] == ["Ann", "Борис", "Chidi"]
    assert all(one.pads[one.pilot or ""].credits for one in sheet.members), "Eve's gains are for Борис"


async def the_second_chapter(squad: Squad) -> None:
    """002: Chidi has left for good, Дана is new; it is flown to its end, however that is."""
    crew = await squad.press(squad.box.person("Chidi"), squad.home(), "campaign-button-crew")
    assert crew is not None
    sure = await squad.press(squad.box.person("Chidi"), crew, "campaign-button-leave") or crew
    await squad.press(squad.box.person("Chidi"), sure, "campaign-button-leave")
    await squad.until(lambda: squad.sheet().members[2].left)
    await squad.chapter("Ann", "Борис", "Дана")
    await squad.play(in_battle(1))
    state, _, _ = squad.position()
    assert state.node == "002" and state.roster == (0, 1, 3)
    decks = [each.deck for each in state.fight.cockpits]
    assert all("boost_x2" in [*deck.cards, *deck.discards] for deck in decks), "for the exam they failed"
    await squad.closed()
    assert squad.sheet().done.keys() >= {"001", "002"}


async def the_blockade(squad: Squad) -> None:
    """003 by votes, 004 lost and tried again, with luck and after another kill."""
    await squad.chapter("Ann", "Борис", "Дана")
    await squad.play(in_battle(1))
    assert squad.position()[0].node == "004"
    await squad.concede()
    assert (squad.sheet().next, squad.sheet().failed["004"]) == ("004", 1)
    await squad.chapter("Ann", "Борис", "Дана")
    await squad.bot_down()
    await squad.with_luck(lambda state: state.sheet.done.get("004") == "success")
    await squad.bot_up()
    await squad.closed()
    assert squad.sheet().done["004"] == "success" and squad.sheet().act == 1


async def act_one(squad: Squad) -> None:
    """A world on foot, the market at Kestrel Dock and the gate to the next system."""
    await squad.chapter("Ann", "Борис", "Дана")
    await squad.voted("006")
    await squad.play(lambda state: state.world is not None and state.world.round == 2)
    walkers = squad.position()[0].outing.walkers
    assert len(walkers) == 3 and all(one.health > 0 for one in walkers)
    await squad.closed()
    assert squad.sheet().done["006"] in ("success", "failure")
    await squad.bot_down()
    gate: dict[str, Any] = {"achievements": [*squad.sheet().achievements, "GATE_OPEN"], "energy": 8}
    await squad.rewrite(done={**squad.sheet().done, "010": "success"}, scouted=["005", "011"], **gate)
    await squad.bot_up()
    await squad.chapter("Ann", "Борис", "Дана")
    await squad.voted("005")
    await squad.play(lambda state: state.stage == "market")
    await squad.play(script=[(0, "pledge energy 1"), (2, "pledge energy 1")])
    await squad.play(lambda state: state.stage == "voyage")
    await squad.voted("gate_dragon_vertus")
    await squad.play(lambda state: state.sheet.system == "vertus")
    await squad.until(lambda: squad.row()["drawn"] == squad.row()["shown"] == squad.row()["number"])
    told = "\n".join(text_of(message) for message in squad.messages())
    for once in ("Ann and Дана buy 1 energy for the Sparrow", "The Sparrow jumps.", "Act 2 begins"):
        assert told.count(once) == 1, once
    sheet, state = squad.sheet(), squad.position()[0]
    assert (sheet.system, state.sheet.system, state.sheet.act) == ("dragon", "vertus", 2), "not closed yet"


def hit(state: State) -> bool:
    """An enemy has drawn its card, and somebody may still break one for it."""
    return "ak-ask-cancel" in _asked(state)


def hit_or_later(round: int, state: State) -> bool:
    return hit(state) or state.over or state.fight.round > round


def unlucky(options: Options, seats: int) -> bytes:
    """Dice with which enemies of one phase hit twice."""
    for number in range(200):
        seed = b"unlucky %d" % number
        state = first_state(RULES, options, seats, Dice(seed, -1), None)
        made = flown(state, seed, 0, lambda state: hit(state) or in_battle(4)(state))
        if not hit(state):
            continue
        began = state.fight.round
        seat, move = answered(state, seed, len(made))
        RULES.play(state, seat, notation.read(move, RULES.actions), fold.dice(RULES, state, seed, len(made)))
        flown(state, seed, len(made) + 1, partial(hit_or_later, began))
        if hit(state) and state.fight.round == began:
            return seed
    raise AssertionError("no such luck")


def answered(state: State, seed: bytes, depth: int) -> tuple[int, str]:
    """What an android would say to the hit."""
    seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
    move = RULES.android(state, seat, Dice(seed, depth))
    assert move is not None
    return seat, notation.write(move)


async def test_the_enemy_phase_survives_kill_nine(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    """Killed between the card of a hit and the answer to it, and again at the next hit of the same phase: all
    stands there, nothing is drawn anew, and the phase ends as it would have."""
    squad = Squad(box, launcher, kept)
    await squad.bot_up()
    await squad.begin(pace="post", scenario="001", difficulty="hard")
    await squad.bot_down()
    row = squad.row()
    options = msgspec.json.decode(row["options"], type=Options)
    seed = unlucky(options, len(squad.seats))
    begun = first_state(RULES, options, len(squad.seats), Dice(seed, -1), None)
    store = await Store.open(squad.kept.address)
    await store.games.update(row["id"], seed=seed, fingerprint=fingerprint(seed), drawn=-1)
    await store.log.begin(row["id"], saved.dump(begun), RULES.version)
    await store.close()
    await squad.bot_up()
    for _ in range(2):
        await squad.play(hit)
        state, _, depth = squad.position()
        battle = state.fight
        assert battle.phase == "enemies" and battle.acted, "in the midst of a battle card"
        drawn = list(battle.enemy_mods.cards)
        await squad.killed()
        kept, _, still = squad.position()
        assert (kept.fight.enemy_mods.cards, still) == (drawn, depth), "it is not drawn again"
        await squad.play(script=[answered(state, seed, depth)])
    await squad.play(lambda state: state.over or state.fight.round > battle.round or state.stage != "battle")
    alone = begun
    for played, (seat, line) in enumerate(await squad.made()):
        RULES.play(alone, seat, notation.read(line, RULES.actions), fold.dice(RULES, alone, seed, played))
    assert saved.dump(alone) == squad.row()["state"], "as without any kill"
    await squad.bot_down()
    assert "Traceback" not in squad.log.read_text(), squad.log.read_text()[-3000:]
