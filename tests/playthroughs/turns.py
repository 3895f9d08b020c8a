"""Games of turns as they are recorded: what an android would do, and now and then any other legal move."""

from __future__ import annotations

import random
from typing import Any, Self

import msgspec

from rules.core import Action, Dice, Rules, fold, notation
from rules.core.campaign import Legacy, first_state
from tests.playthroughs.playthrough import Playthrough, ending, told, write
from tests.rules.games import GAMES

NOISE = 0.15
MOST = 5000

RECORDED: dict[str, tuple[Rules[Any], Any, int]] = {
    f"{game}-{name}": (game.rules, options, seats)
    for game in GAMES
    for name, (options, seats) in game.recorded.items()
}
"""By file: rules, options, seats."""


class Recording:
    """One game, as it is played to its end."""

    def __init__(
        self,
        rules: Rules[Any],
        options: Any,
        seats: int,
        name: str,
        legacy: Legacy | None = None,
        noise: float = NOISE,
    ) -> None:
        self.rules, self.options, self.seats, self.legacy, self.noise = rules, options, seats, legacy, noise
        self.seed = f"playthrough {name}".encode()
        self.chance = random.Random(self.seed)
        self.state: Any = first_state(rules, options, seats, Dice(self.seed, -1), legacy)
        self.moves: list[tuple[int, str]] = []

    def run(self) -> Self:
        while self.rules.outcome(self.state) is None:
            assert len(self.moves) < MOST, f"{self.seed.decode()} does not end"
            self.step()
        return self

    def step(self) -> None:
        seat = next(prompt.seat for prompt in self.rules.prompts(self.state) if not prompt.optional)
        self.play(seat, self.found(seat))

    def found(self, seat: int) -> Action:
        action = self.rules.android(self.state, seat, Dice(self.seed + b"android", len(self.moves)))
        if action is not None and self.chance.random() >= self.noise:
            return action
        offered = list(self.rules.moves(self.state, seat))
        kind = self.chance.choice(sorted({type(move).__name__ for move in offered}))
        return self.chance.choice([move for move in offered if type(move).__name__ == kind])

    def play(self, seat: int, action: Action) -> None:
        dice = fold.dice(self.rules, self.state, self.seed, len(self.moves))
        self.rules.play(self.state, seat, action, dice)
        self.moves.append((seat, notation.write(action)))

    def written(self) -> str:
        record = Playthrough(
            self.rules.key,
            self.rules.version,
            msgspec.json.encode(self.options).decode(),
            self.seats,
            self.seed,
            self.moves,
            ending(self.state, self.rules.outcome(self.state)),
            legacy="" if self.legacy is None else told(self.legacy),
        )
        return write(record)


def record(name: str) -> str:
    return Recording(*RECORDED[name], name).run().written()
