"""Relay, a toy with a campaign: one move a chapter, and all that goes on is a counter and who carried it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct, field
from PIL import Image

from cogs.faces import Face
from images.catalogue import Catalogue, Film, Picture
from images.encode import png
from rules.core import Action, CannotUpgrade, Choice, Dice, Event, IllegalMove, Outcome, Prompt, Rules, saved
from rules.core.campaign import Campaign, Closing

GOAL = 100


class Runner(Struct):
    callsign: str
    android: bool = False
    gone: bool = False
    carried: int = 0


class Sheet(Struct):
    name: str
    counter: int = 0
    runners: list[Runner] = field(default_factory=list)


class Founding(Struct, frozen=True):
    start: Literal["zero", "ten"] = "zero"


class Options(Struct, frozen=True):
    pace: Literal["walk", "run"] = "walk"


class Step(Action, frozen=True, tag="step"):
    by: int


class State(Struct):
    options: Options
    sheet: Sheet
    roster: tuple[int, ...]
    luck: int
    over: bool = False


class RelayCampaign(Campaign[State, Sheet]):
    sheet = Sheet
    sheet_version = 1
    most = 3
    options = Founding

    def found(self, options: Founding, name: str) -> Sheet:
        return Sheet(name, 10 if options.start == "ten" else 0)

    def recruit(self, sheet: Sheet, callsign: str, android: bool) -> int:
        if android and any(runner.android for runner in sheet.runners):
            raise IllegalMove("lobby-full")
        sheet.runners.append(Runner(callsign, android))
        return len(sheet.runners) - 1

    def left(self, sheet: Sheet, member: int) -> None:
        sheet.runners[member].gone = True

    def forgotten(self, sheet: Sheet, member: int, callsign: str) -> None:
        sheet.runners[member].callsign = callsign

    def begin(self, options: Options, sheet: Sheet, roster: tuple[int, ...], dice: Dice) -> State:
        return State(options, sheet, roster, dice.below(6))

    def handed_over(self, state: State, before: Sheet, closing: Closing) -> Sheet | None:
        return state.sheet if state.over else None

    def mend(self, plain: dict[str, Any], version: int) -> tuple[Sheet, list[Event]]:
        raise CannotUpgrade(version)

    def over(self, sheet: Sheet) -> Outcome | None:
        return Outcome("relay-done") if sheet.counter >= GOAL else None

    def entry(self, before: Sheet, after: Sheet, state: State) -> Event:
        return Event(f"relay from {before.counter} to {after.counter}")

    def view(self, sheet: Sheet, member: int | None) -> Sheet:
        return saved.copy(sheet)


class Relay(Rules[State]):
    key = "relay"
    version = 1
    seats = range(1, 3)
    options = Options
    state = State
    actions = Step
    campaign = RelayCampaign()

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        runners = [Runner(f"runner {seat}") for seat in range(seats)]
        return State(options, Sheet("by itself", runners=runners), tuple(range(seats)), dice.below(6))

    def prompts(self, state: State) -> list[Prompt]:
        choices = tuple(Choice(f"relay step {by}", Step(by)) for by in (1, 5, GOAL))
        return [] if state.over else [Prompt(seat, "relay-go", choices) for seat in range(len(state.roster))]

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        return iter([] if state.over else [Step(1), Step(5), Step(GOAL)])

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        assert isinstance(action, Step)
        if state.over or action.by < 1:
            raise IllegalMove("lobby-full")
        state.sheet.counter += action.by
        state.sheet.runners[state.roster[seat]].carried += action.by
        state.over = True
        return []

    def view(self, state: State, seat: int | None) -> State:
        return saved.copy(state)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("relay-over", winners=(0,)) if state.over else None

    def undoable(self, state: State) -> bool:
        return True

    def default(self, state: State, seat: int) -> Action | None:
        return Step(1)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return None


RULES = Relay()


def _drawn(*_: Any) -> Image.Image:
    return Image.new("RGB", (8, 8))


def _said(view: State, words: Any, names: Sequence[str]) -> str:
    return f"the counter is at {view.sheet.counter}"


class RelayFace(Face):
    """With a page of its own between two chapters."""

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)

    def campaign_lines(self, view: Any, names: Mapping[int, str], words: Any) -> list[str]:
        return [f"the baton is at {view.counter}"]

    async def campaign_picture(
        self, table: Any, view: Any, names: Mapping[int, str], words: Any
    ) -> tuple[bytes, str] | None:
        return png(_drawn()), f"a track of {view.counter} steps"


PICTURES = Catalogue("relay", {"board": Picture(_drawn, _said)}, _said, Film())
