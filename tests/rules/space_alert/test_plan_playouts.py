"""Whole games by random legal moves: every crew, every pace."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from rules.core import notation, saved
from rules.core.contract import CLOCK, Action, IllegalMove, Outcome
from rules.core.dice import Dice
from rules.space_alert.actions import Lay, Vote
from rules.space_alert.flight import EMPTY
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.state import State

CARDS = list(range(96))


def cards(state: State) -> list[int]:
    found = list(state.pile)
    for member in state.crew:
        found += member.hand + [card for packet in member.packets for card in packet]
        found += [slot.card for slot in member.slots if slot.card is not None]
        found += [member.heroic] if member.heroic is not None else []
    return found


def pick(state: State, number: int, chance: Dice) -> tuple[int, Action] | None:
    """A random move: of the clock, or of somebody who is asked; sometimes of anybody."""
    asked = RULES.prompts(state)
    waited = [prompt.seat for prompt in asked if not prompt.optional]
    seats = waited if waited and number % 3 else [prompt.seat for prompt in asked]
    seat = chance.choice([*seats, CLOCK])
    by_kind: dict[str, list[Action]] = {}
    for action in RULES.moves(state, seat):
        by_kind.setdefault(type(action).__name__, []).append(action)
    if not by_kind:
        return None
    return seat, chance.choice(by_kind[chance.choice(sorted(by_kind))])


def check(state: State, whole: list[int]) -> None:
    found = cards(state)
    assert len(found) == len(set(found)) and sorted(found) == whole
    assert saved.dump(saved.copy(state)) == saved.dump(state)
    for prompt in RULES.prompts(state):
        assert prompt.choices or prompt.panel
    for seat in (*range(state.seats), None):
        RULES.view(state, seat)


def playout(seed: bytes, seats: int, options: Options) -> tuple[Outcome, list[tuple[int, str]], bytes]:
    state = RULES.start(options, seats, Dice(seed, 0))
    chance, log, whole = Dice(seed, -1), [], sorted(cards(state))
    flown = 0
    for number in range(20_000):
        ended = RULES.outcome(state)
        if ended is not None:
            return ended, log, saved.dump(state)
        move = pick(state, number, chance)
        if move is None:
            continue
        seat, action = move
        line = notation.write(action)
        assert notation.read(line, RULES.actions) == action
        RULES.play(state, seat, action, Dice(seed, len(log) + 1))
        log.append((seat, line))
        if len(state.flown) != flown or state.stage == "briefing":
            whole, flown = sorted(cards(state)), len(state.flown)
        if len(log) % 5 == 0:
            check(state, whole)
    raise AssertionError("the game does not end")


def replay(seed: bytes, seats: int, options: Options, log: list[tuple[int, str]]) -> bytes:
    state = RULES.start(options, seats, Dice(seed, 0))
    for number, (seat, line) in enumerate(log, 1):
        RULES.play(state, seat, notation.read(line, RULES.actions), Dice(seed, number))
    return saved.dump(state)


@pytest.mark.parametrize("pace", ["live", "post", "practice"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("mission", "variant"),
    [("random", {}), ("generated", {"fifth": True, "pauses": True}), ("test_run_2", {})],
)
def test_random_games_end_and_replay(seats: int, pace: str, mission: str, variant: dict[str, bool]) -> None:
    options = Options(mission=mission, pace=pace, tripping=seats % 2 == 0, **variant)  # type: ignore[arg-type]
    seed = f"{seats} {pace} {mission}".encode()
    ended, log, state = playout(seed, seats, options)
    assert len(ended.scores) == seats and bool(ended.winners) == ("won" in ended.key)
    assert replay(seed, seats, options, log) == state


def test_everything_moves_yields_is_accepted() -> None:
    """At many moments of a game each move that is offered is legal."""
    tried: Counter[str] = Counter()
    for seats, pace in ((1, "live"), (2, "live"), (3, "post"), (4, "live"), (5, "practice")):
        options = Options(mission="mission_1", pace=pace, pauses=True)  # type: ignore[arg-type]
        seed = f"legal {seats} {pace}".encode()
        _, log, _ = playout(seed, seats, options)
        state = RULES.start(options, seats, Dice(seed, 0))
        for number, (mover, line) in enumerate(log, 1):
            if number % 25 == 0:
                for seat in (CLOCK, *range(seats)):
                    for action in islice(RULES.moves(state, seat), 0, 400, 7):
                        RULES.play(saved.copy(state), seat, action, Dice(seed, number))
                        tried[type(action).__name__] += 1
            RULES.play(state, mover, notation.read(line, RULES.actions), Dice(seed, number))
    assert tried["Place"] > 100 and len(tried) >= 12


@pytest.mark.parametrize("pace", ["live", "post", "practice"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_automatic_players_play_whole_games(seats: int, pace: str) -> None:
    options = Options(mission="mission_1", pace=pace, campaign=True)  # type: ignore[arg-type]
    seed = b"automatic"
    state = RULES.start(options, seats, Dice(seed, 0))
    placed = 0
    for number in range(1, 5000):
        if RULES.outcome(state) is not None:
            break
        moved = False
        for seat in range(seats):
            action = RULES.android(state, seat, Dice(seed, number * 10 + seat))
            if action is not None:
                placed += sum(face != EMPTY for face in action.faces) if isinstance(action, Lay) else 0
                RULES.play(state, seat, action, Dice(seed, number * 10 + seat))
                moved = True
        if not moved:
            action = next(RULES.moves(state, CLOCK))
            RULES.play(state, CLOCK, action, Dice(seed, number * 10 + 9))
    assert RULES.outcome(state) is not None
    assert placed > 10 * max(seats, 4) * 0.5


def test_malformed_and_foreign_moves_change_nothing() -> None:
    state = RULES.start(Options(mission="mission_1"), 4, Dice(b"bad", 0))
    before = saved.dump(state)
    for seat in (-2, 4, 99):
        with pytest.raises(IllegalMove):
            RULES.play(state, seat, Vote(True), Dice(b"bad", 1))
    for line in ("place", "place x action 1", "place 1 sideways 1", "jump", "", "place 1 action 1 at=soon"):
        with pytest.raises(notation.Malformed):
            notation.read(line, RULES.actions)
    for line in ("vote yes", "repair squad", "hangar lower_red", "done", "proceed", "trip half", "resume"):
        with pytest.raises(IllegalMove):
            RULES.play(state, 0, notation.read(line, RULES.actions), Dice(b"bad", 1))
    assert saved.dump(state) == before
