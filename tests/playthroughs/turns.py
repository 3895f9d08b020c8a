"""Games of turns as they are recorded: what an android would do, and now and then any other legal move."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from rules.core import Dice, Rules, fold, notation
from rules.core.campaign import first_state
from rules.starship_captains.game import RULES as CAPTAINS
from rules.starship_captains.state import Options as Captains
from rules.xia.game import RULES as XIA
from rules.xia.state import Options as Xia
from tests.playthroughs.playthrough import Playthrough, ending, write
from tests.sample_game.rules.game import RULES as SAMPLE
from tests.sample_game.rules.state import Options as Sample

NOISE = 0.15
MOST = 5000

RECORDED: dict[str, tuple[Rules[Any], Any, int]] = {
    "starship_captains-solo-1": (CAPTAINS, Captains(), 1),
    "starship_captains-solo-random-1": (CAPTAINS, Captains(passenger="random", tech_side="B"), 1),
    "starship_captains-2": (CAPTAINS, Captains(first=1), 2),
    "starship_captains-3": (CAPTAINS, Captains(tech_side="random"), 3),
    "starship_captains-4": (CAPTAINS, Captains(tech_side="B"), 4),
    "xia-first-game-3": (XIA, Xia(first_game=True), 3),
    "xia-3": (XIA, Xia(fame="5", open_fields=True, gate_fame=True), 3),
    "xia-4": (XIA, Xia(fame="10"), 4),
    "xia-5": (XIA, Xia(fame="5", npcs=False), 5),
    "sample_game-2": (SAMPLE, Sample(hand=6), 2),
    "sample_game-3": (SAMPLE, Sample(die=10), 3),
    "sample_game-4": (SAMPLE, Sample(), 4),
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
