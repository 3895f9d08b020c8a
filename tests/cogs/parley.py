"""A toy game with what those on the shelf lack: votes of all at once; offers, gifts, orders at any time.

In turn one rolls a die, passes (the next player gets a good), or calls a vote. Its words are its keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field
from PIL import Image

from cogs.faces import Face
from cogs.loaded import Loaded
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from images.catalogue import Catalogue, Film, Picture
from rules.core import (
    Action,
    Aside,
    Choice,
    Dice,
    Event,
    IllegalMove,
    Outcome,
    Pace,
    Prompt,
    Rules,
    StandingOrder,
    notation,
)
from tests.cogs.conftest import House
from tests.cogs.started import begin, under_way
from words import Words

SEED = b"a parley for tests"


class Options(Struct, frozen=True):
    duel: bool = False
    live: bool = False


class Roll(Action, frozen=True, tag="roll"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    pass


class Call(Action, frozen=True, tag="call"):
    pace: Pace = "answer"


class Vote(Action, frozen=True, tag="vote"):
    yes: bool


class Reply(Aside, frozen=True, tag="reply"):
    yes: bool


class Stop(Action, frozen=True, tag="stop"):
    pass


class Gift(Aside, frozen=True, tag="gift"):
    to: int


class Offer(Aside, frozen=True, tag="offer"):
    to: int


class SetOrder(StandingOrder, frozen=True, tag="order"):
    vote: str


class State(Struct):
    options: Options
    goods: list[int]
    orders: list[str]
    turn: int = 0
    vote: str = ""
    said: dict[str, bool] = field(default_factory=dict)
    owes: list[int] = field(default_factory=list)
    rolled: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    over: bool = False


class View(Struct, frozen=True):
    turn: int
    goods: tuple[int, ...]
    rolled: tuple[int, ...]
    votes: tuple[int, ...]
    order: str


class Parley(Rules[State]):
    key = "parley"
    version = 1
    seats = range(2, 7)
    ponders = False
    options = Options
    state = State
    actions = Roll | Pass | Call | Vote | Reply | Stop | Gift | Offer | SetOrder

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        return State(options, [3] * seats, [""] * seats)

    def why_not(self, options: Options, seats: int) -> IllegalMove | None:
        return IllegalMove("lobby-full") if seats == 2 and not options.duel else None

    def prompts(self, state: State) -> list[Prompt]:
        if state.over:
            return []
        found = []
        if state.vote:
            choices = (Choice("Aye", Vote(True)), Choice("Nay", Vote(False)))
            for seat in range(len(state.goods)):
                spoke = str(seat) in state.said
                pace: Any = state.vote
                found.append(
                    Prompt(seat, "parley-vote", choices, optional=spoke, pace=pace, matter=f"v{state.votes}")
                )
        else:
            turn = (Choice("Roll", Roll()), Choice("Pass", Pass()), Choice("Call a vote", Call()))
            found.append(Prompt(state.turn, "parley-turn", turn, {"number": len(state.rolled)}))
        replies = (Choice("Accept", Reply(True)), Choice("Decline", Reply(False)))
        for seat in dict.fromkeys(state.owes):
            offer = Prompt(seat, "parley-offer", replies, optional=True, soon=True, pace="answer")
            found.append(msgspec.structs.replace(offer, silence=Reply(False)))
        return found

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        for prompt in self.prompts(state):
            if prompt.seat == seat:
                yield from (choice.action for choice in prompt.choices)

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        match action:
            case SetOrder(vote):
                state.orders[seat] = vote
                return [Event("parley-order", to=(seat,))]
            case Gift(to):
                if not state.goods[seat] or to == seat:
                    raise IllegalMove("parley-poor")
                state.goods[seat] -= 1
                state.goods[to] += 1
                return [Event("parley-gift", {"who": f"#{seat}"})]
            case Offer(to):
                state.owes.append(to)
                return [Event("parley-offered", to=(seat, to))]
            case Stop():
                state.over = True
                return []
        if not any(prompt.seat == seat and _asks(prompt, action) for prompt in self.prompts(state)):
            raise IllegalMove("parley-not-asked")
        return self._answer(state, seat, action, dice)

    def _answer(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        match action:
            case Reply():
                state.owes.remove(seat)
                return [Event("parley-replied", to=(seat,))]
            case Call(pace):
                state.vote = pace
                return [Event("parley-called", {"who": f"#{seat}"})]
            case Vote(yes):
                state.said[str(seat)] = yes
                if len(state.said) < len(state.goods):
                    return [Event("parley-heard", to=(seat,))]
                state.votes.append(sum(state.said.values()))
                state.vote, state.said = "", {}
            case Roll():
                state.rolled.append(dice.below(10**6))
        who, state.turn = state.turn, (state.turn + 1) % len(state.goods)
        if isinstance(action, Pass):
            state.goods[state.turn] += 1
        return [Event("parley-turn-over", {"who": f"#{who}"}, reveals=isinstance(action, Vote))]

    def throw(self, state: State, depth: int) -> int:
        return len(state.rolled)

    def view(self, state: State, seat: int | None) -> View:
        order = state.orders[seat] if seat is not None else ""
        return View(state.turn, tuple(state.goods), tuple(state.rolled), tuple(state.votes), order)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("outcome-abandoned") if state.over else None

    def undoable(self, state: State) -> bool:
        return not state.over

    def default(self, state: State, seat: int) -> Action | None:
        asked = next((prompt for prompt in self.prompts(state) if prompt.seat == seat), None)
        if asked is None or (asked.optional and not asked.soon):
            return None
        return {"parley-vote": Vote(False), "parley-turn": Pass(), "parley-offer": Reply(False)}[asked.key]

    def ordered(self, state: State, seat: int) -> Action | None:
        waited = state.vote and str(seat) not in state.said
        return Vote(state.orders[seat] == "yes") if waited and state.orders[seat] in ("yes", "no") else None

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return self.default(state, seat)


def _asks(prompt: Prompt, action: Action) -> bool:
    return any(type(choice.action) is type(action) for choice in prompt.choices)


# Pictures.


def board(view: View, words: Any, names: Sequence[str]) -> Image.Image:
    colour = (40 * view.turn, 9 * sum(n * g for n, g in enumerate(view.goods)), len(view.rolled))
    return Image.new("RGB", (8, 8), colour)


def alt(view: View, words: Any, names: Sequence[str]) -> str:
    return f"Goods: {view.goods}"


def describe(view: View, words: Any, names: Sequence[str]) -> str:
    return f"Goods: {view.goods}. Your order: {view.order or 'none'}."


RULES = Parley()
PICTURES = Catalogue("parley", {"board": Picture(board, alt)}, describe, Film())


class ParleyFace(Face):
    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)

    paces = ("turn", "answer", "reaction")

    def live(self, row: GameRow) -> bool:
        return msgspec.json.decode(row.options, type=Options).live

    def narrate(self, loaded: Loaded, events: Sequence[Event], words: Words) -> str:
        return "\n".join(
            f"{event.key} {words.list([str(a) for a in event.args.values()])}" for event in events
        )


def shelve(house: House) -> None:
    """Put it on the shelf of this house; again after a restart."""
    face = ParleyFace()
    face.bot = house.bot
    house.bot.table.faces = {**house.bot.table.faces, RULES.key: face}


async def running(house: House, *names: str, settings: Settings | None = None, **options: Any) -> GameRow:
    shelve(house)
    return await under_way(house, RULES, Options(**options), *names, seed=SEED, settings=settings)


async def untold(house: House, *names: str, settings: Settings | None = None) -> int:
    """Begun, and nobody told of it."""
    shelve(house)
    return await begin(house, RULES, Options(), *names, seed=SEED, settings=settings)


async def play(house: House, game: int, *moves: str) -> None:
    """`0: roll`, `1: vote yes`: as the player of the seat, by hand."""
    async with house.bot.table.turn(game) as at:
        for move in moves:
            seat, text = move.split(": ")
            action = notation.read(text, RULES.actions)
            await house.bot.table.play(at, int(seat), action, user=at.row.seats[int(seat)].user)
    await house.settle()
