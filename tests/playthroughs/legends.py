"""Three captains to five fame, with everything that may befall one: what tests/e2e/test_xia.py plays.

Androids with wishes: one hunts the others, one keeps to the law, one does not. Seeds are tried until a game
has every milestone, so that a recording after a change of rules finds itself another game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import msgspec

from rules.core import Action, Dice, Event, Prompt, notation
from rules.xia import query
from rules.xia.actions import BuyOutfit, ChooseShip, Fire, Keep
from rules.xia.android import valuing
from rules.xia.android.valuing import Eyes
from rules.xia.components import KINDS, MISSIONS
from rules.xia.frames import Business, DrawnMissions, Fitting, Turn
from rules.xia.game import RULES
from rules.xia.options import Options
from rules.xia.state import State
from tests.playthroughs.playthrough import Playthrough, ending, write

NAME = "xia-legends-3"
OPTIONS = Options(fame="5")
HUNTER, LAWFUL, OUTLAW = range(3)
GEAR = {HUNTER: "blaster_1", OUTLAW: "shield_1"}
MILESTONES = frozenset({"fight", "death", "ship", "lawful", "outlaw"})
LONGEST = 280
"""Moves: it is played through Discord, by buttons and lines."""
SEEDS = 1000

Step = tuple[int, str, Sequence[Event]]
"""Who, the move in its notation, and what came of it."""


# What has to happen.


def milestones(steps: Sequence[Step]) -> set[str]:
    found = {name for step in steps for name in _deeds(*step)}
    found |= {"fight"} if fights(steps) else set()
    first = next(number for number, (_, _, events) in enumerate(steps) if _has(events, "xia-launch"))
    return found | ({"ship"} if any(text.startswith("ship ") for _, text, _ in steps[first:]) else set())


def _deeds(seat: int, text: str, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        if event.key == "xia-destroyed-by" and str(event.args["ship"]).startswith("#"):
            yield "death"
        elif event.key == "xia-mission-completed":
            kind = KINDS[MISSIONS[str(event.args["mission"]).removeprefix("@")].type]
            yield "lawful" if kind.lawful else "outlaw"


def fights(steps: Sequence[Step]) -> list[int]:
    """Numbers of attacks that the attacked player had to answer, before the last quarter of the game."""
    shots = enumerate(pairwise(steps[: 3 * len(steps) // 4]))
    return [number for number, (shot, answer) in shots if _answered(shot, answer)]


def _answered(shot: Step, answer: Step) -> bool:
    return shot[1].startswith("attack ") and shot[0] != answer[0] and answer[1].startswith("defend")


def _has(events: Sequence[Event], key: str) -> bool:
    return any(event.key == key for event in events)


# Who wants what.


def _gear(state: State, seat: int, offered: list[Action]) -> Action | None:
    """A gun for the hunter, a shield for the hunted."""
    aboard = {placed.outfit for placed in state.players[seat].outfits}
    wanted = GEAR.get(seat)
    return BuyOutfit(wanted) if wanted and wanted not in aboard and BuyOutfit(wanted) in offered else None


def _mission(state: State, seat: int, offered: list[Action]) -> Action | None:
    """Of one's own kind of law, the nearest."""
    kept = [action for action in offered if isinstance(action, Keep) and action.mission]
    cards = [MISSIONS[action.mission or ""] for action in kept]
    found = [card for card in cards if seat != HUNTER and KINDS[card.type].lawful == (seat == LAWFUL)]
    steps = {card.id: valuing.mission_steps(Eyes(state, seat), card) for card in found}
    near = [name for name in steps if steps[name] < valuing.UNKNOWN]
    return Keep(min(near, key=lambda name: (steps[name], name))) if near else None


def _ship(state: State, seat: int, offered: list[Action]) -> Action | None:
    """Another one as soon as there is money for it."""
    found = [action for action in offered if isinstance(action, ChooseShip)]
    return found[0] if found and query.level(state, str(seat)) == 1 else None


def _hunt(state: State, seat: int, offered: list[Action]) -> Action | None:
    """Any captain in reach, with all there is."""
    shots = [action for action in offered if isinstance(action, Fire) and action.target.isdigit()]
    return max(shots, key=lambda shot: len(shot.weapons)) if shots and seat == HUNTER else None


WISHES: dict[type[object], Callable[[State, int, list[Action]], Action | None]] = {
    Fitting: _gear,
    DrawnMissions: _mission,
    Business: _ship,
    Turn: _hunt,
}


def decide(state: State, prompt: Prompt, dice: Dice) -> Action:
    wish = WISHES.get(type(state.stack[-1]))
    offered = [choice.action for choice in prompt.choices]
    action = wish(state, prompt.seat, offered) if wish is not None else None
    action = action or RULES.android(state, prompt.seat, dice)
    assert action is not None
    return action


# The game.


def play(seed: bytes) -> tuple[State, list[Step]]:
    """To its end, or as far as it is worth."""
    state = RULES.start(OPTIONS, 3, Dice(seed, -1))
    steps: list[Step] = []
    while not state.over and len(steps) <= LONGEST:
        (prompt,) = RULES.prompts(state)
        action = decide(state, prompt, Dice(seed + b"android", len(steps)))
        events = RULES.play(state, prompt.seat, action, Dice(seed, len(steps)))
        steps.append((prompt.seat, notation.write(action), events))
    return state, steps


def record() -> str:
    for number in range(SEEDS):
        seed = f"playthrough {NAME} {number}".encode()
        state, steps = play(seed)
        if state.over and milestones(steps) >= MILESTONES:
            written = msgspec.json.encode(OPTIONS).decode()
            moves = [(seat, text) for seat, text, _ in steps]
            end = ending(state, RULES.outcome(state))
            return write(Playthrough(RULES.key, RULES.version, written, 3, seed, moves, end))
    raise LookupError(f"no game of {SEEDS} has it all")
