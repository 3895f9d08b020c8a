"""Games of turns as they are recorded: what an android would do, and now and then any other legal move."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from rules.core import Dice, Rules, fold, notation
from rules.core.campaign import first_state
from tests.playthroughs.playthrough import Playthrough, ending, write
from tests.rules.games import GAMES

NOISE = 0.15
MOST = 5000

RECORDED: dict[str, tuple[Rules[Any], Any, int]] = {
    f"{game}-{name}": (game.rules, options, seats)
    for game in GAMES
    for name, (options, seats) in game.recorded.items()
}
"""By file: rules, options, seats."""


def record(name: str) -> str:
    rules, options, seats = RECORDED[name]
    seed = f"playthrough {name}".encode()
    chance = random.Random(seed)
    state = first_state(rules, options, seats, Dice(seed, -1), None)
    moves: list[tuple[int, str]] = []
    while rules.outcome(state) is None:
        assert len(moves) < MOST, f"{name} does not end"
        seat = next(prompt.seat for prompt in rules.prompts(state) if not prompt.optional)
        action = rules.android(state, seat, Dice(seed + b"android", len(moves)))
        if action is None or chance.random() < NOISE:
            offered = list(rules.moves(state, seat))
            kind = chance.choice(sorted({type(move).__name__ for move in offered}))
            action = chance.choice([move for move in offered if type(move).__name__ == kind])
        rules.play(state, seat, action, fold.dice(rules, state, seed, len(moves)))
        moves.append((seat, notation.write(action)))
    written = msgspec.json.encode(options).decode()
    end = ending(state, rules.outcome(state))
    return write(Playthrough(rules.key, rules.version, written, seats, seed, moves, end))
