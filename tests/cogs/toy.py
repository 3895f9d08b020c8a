"""A toy for tests of panels: take cards from a long list, vote all at once, or put a shot together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct, field
from PIL import Image

from cogs.faces import Face
from cogs.loaded import Loaded
from cogs.table import Table
from db.games import GameRow
from images.catalogue import Catalogue, Film, Picture
from rules.core import (
    Action,
    Choice,
    Dice,
    Event,
    IllegalMove,
    Outcome,
    Prompt,
    Rules,
    StandingOrder,
    orders,
)
from rules.core.draft import Draft, Note, Option
from rules.core.orders import MOVES, Book, Desk, LoseQueue, Point
from rules.core.stack import question
from tests.cogs.conftest import House
from tests.cogs.started import under_way
from words import Words

GUNS = {"laser": 1, "cannon": 2}
POINT = Point("take", {})


class Take(Action, frozen=True, tag="take"):
    cards: tuple[int, ...]


class Vote(Action, frozen=True, tag="vote"):
    yes: bool


class Shoot(Action, frozen=True, tag="shoot"):
    gun: str
    at: tuple[int, ...]


class Flee(Action, frozen=True, tag="flee"):
    """A target is gone."""

    target: int


VOTES = (Choice("yes", Vote(True)), Choice("no", Vote(False)))
DESK = Desk(Take | Vote, ("take",), (), "toy-when")


class Options(Struct):
    kind: Literal["take", "vote", "shoot", "raid", "crowd"] = "take"
    count: int = 260
    many: tuple[int, int] | None = None
    groups: int = 1


class State(Struct):
    options: Options
    seats: int
    turn: int = 0
    taken: list[int] = field(default_factory=list)
    voted: list[int] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    shots: list[str] = field(default_factory=list)
    ambush: bool = False
    books: list[Book] = field(default_factory=list)


class View(Struct):
    turn: int
    taken: list[int]


class Preview(Struct):
    gun: str
    at: tuple[int, ...]


class Toy(Rules[State]):
    key = "toy"
    version = 1
    seats = range(1, 5)
    options = Options
    state = State
    actions = Take | Vote | Shoot | Flee | MOVES

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        targets = list(range(options.count)) if options.kind == "shoot" else []
        return State(options, seats, targets=targets, books=[Book() for _ in range(seats)])

    def prompts(self, state: State) -> list[Prompt]:
        if state.options.kind == "vote":
            left = [seat for seat in range(state.seats) if seat not in state.voted]
            return [Prompt(seat, "Who votes?", VOTES, matter="vote.1") for seat in left]
        if state.options.kind == "shoot":
            return [Prompt(state.turn, "Fire at whom?", panel="draft", matter=f"shot.{len(state.shots)}")]
        if state.options.kind == "crowd":
            every = tuple(Choice(f"card {n}", Take((n,)), hint="h" * 300) for n in range(5))
            return [
                Prompt(state.turn, f"Question {n}?", every, args={"n": n}, panel="draft", matter="all")
                for n in range(state.options.count)
            ]
        if state.ambush:
            return [
                Prompt(1 - state.turn, "An ambush?", (Choice("yes", Vote(True)), Choice("no", Vote(False))))
            ]
        choices = tuple(
            Choice(f"card {n}", Take((n,)), group=f"group {n % state.options.groups}", hint=f"worth {n * 7}")
            for n in range(state.options.count)
            if n not in state.taken
        )
        return [Prompt(state.turn, "Which card?", choices, many=state.options.many)]

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        return iter(choice.action for prompt in self.prompts(state) for choice in prompt.choices)

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, StandingOrder | LoseQueue):
            return orders.given(state.books[seat], seat, action, DESK)
        if state.options.kind == "raid":
            return self.raid(state, seat, action)
        match action:
            case Take(cards):
                state.taken += cards
            case Vote():
                state.voted.append(seat)
            case Flee(target):
                state.targets.remove(target)
                return [Event("flees")]
            case Shoot(gun, at):
                if not set(at) <= set(state.targets):
                    raise IllegalMove("gone")
                state.shots.append(f"{gun} at {at}")
        state.turn = (state.turn + 1) % state.seats
        return [Event("moved")]

    def raid(self, state: State, seat: int, action: Action) -> list[Event]:
        """All cards are one player's; after every card but the last two the other one may lie in wait."""
        if seat != (1 - state.turn if state.ambush else state.turn):
            raise IllegalMove("not yours")
        if isinstance(action, Take):
            if set(action.cards) & set(state.taken):
                raise IllegalMove("taken")
            orders.used(state.books[seat], seat, action, POINT, DESK)
            state.taken += action.cards
        state.ambush = isinstance(action, Take) and len(state.taken) < state.options.count - 2
        return [Event("moved")]

    def ordered(self, state: State, seat: int) -> Action | None:
        if state.ambush or seat != state.turn or not state.books[seat].queue:
            return None
        (prompt,) = self.prompts(state)
        return orders.ordered(state.books[seat], seat, question(prompt.key, *prompt.choices), POINT, DESK)

    def view(self, state: State, seat: int | None) -> View:
        return View(state.turn, state.taken)

    def outcome(self, state: State) -> Outcome | None:
        return None

    def undoable(self, state: State) -> bool:
        return True

    def default(self, state: State, seat: int) -> Action | None:
        return None

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return None

    def draft(self, state: State, seat: int, said: tuple[str, ...]) -> Draft | None:
        """First the gun, then its targets: as many as it has barrels."""
        if state.options.kind != "shoot":
            return None
        if not said:
            return Draft((), "Which gun?", tuple(Option(gun, f"the {gun}") for gun in GUNS))
        gun, *rest = said
        if gun not in GUNS:
            raise IllegalMove("no such gun")
        if not rest:
            options = tuple(Option(str(n), f"target {n}") for n in state.targets)
            most = GUNS[gun]
            return Draft(said, "At whom?", options, many=(1, most) if most > 1 else None)
        at = tuple(int(each) for each in rest[0].split(","))
        if len(rest) > 1 or not set(at) <= set(state.targets) or len(at) > GUNS[gun]:
            raise IllegalMove("gone")
        notes = (Note("toy-barrels"),) if GUNS[gun] > 1 else ()
        return Draft(said, None, action=Shoot(gun, at), preview=Preview(gun, at), notes=notes)


RULES = Toy()


class ToyFace(Face):
    async def preview(
        self, table: Table, loaded: Loaded, seat: int, preview: Struct, words: Words
    ) -> tuple[str, bytes] | None:
        assert isinstance(preview, Preview)
        drawn = await table.painter.draw(board, preview, words, [])
        return f"{preview.gun} at {len(preview.at)}", drawn


def board(view: Any, words: Words, names: list[str]) -> Image.Image:
    return Image.new("RGB", (40, 40), "navy")


def alt(view: Any, words: Words, names: Sequence[str]) -> str:
    return f"turn {view.turn}"


PICTURES = Catalogue("toy", {"board": Picture(board, alt)}, alt, Film())


def on_the_shelf(house: House) -> None:
    """Also after a restart."""
    house.bot.table.faces = {**house.bot.table.faces, "toy": ToyFace(RULES, PICTURES)}


async def running(house: House, *names: str, **options: Any) -> GameRow:
    on_the_shelf(house)
    return await under_way(house, RULES, Options(**options), *names, seed=b"a toy")
