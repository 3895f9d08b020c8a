"""Space Alert as it is recorded: whole missions with their clock, some flown by a captain who wins them."""

from __future__ import annotations

import random

import msgspec

from rules.core import CLOCK, Action, Dice, notation
from rules.space_alert.actions import Place, Vote
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.soundtracks import phase_of
from rules.space_alert.state import State
from tests.playthroughs.captain import planned
from tests.playthroughs.playthrough import Playthrough, ending, write

RECORDED: dict[str, tuple[Options, int, int]] = {
    "live-1": (Options(mission="mission_1"), 1, 1),
    "live-2": (Options(mission="mission_2", pauses=True, silence=True), 2, 1),
    "live-3": (Options(mission="mission_7", normal="mixed"), 3, 1),
    "live-4": (Options(mission="generated", difficulty="hard", fifth=True), 4, 1),
    "live-5": (Options(captain=3, serious="mixed"), 5, 1),
    "live-campaign-5": (Options(campaign=True), 5, 3),
    "post-1": (Options(pace="post", mission="mission_4"), 1, 1),
    "post-2": (Options(pace="post", mission="generated", length="short"), 2, 1),
    "post-3": (Options(pace="post", normal="yellow", serious="yellow"), 3, 1),
    "post-4": (Options(pace="post", mission="simulation_2", tripping=False), 4, 1),
    "post-5": (Options(pace="post", mission="mission_8", normal="mixed", serious="mixed"), 5, 1),
    "live-won-5": (Options(), 5, 1),
    "post-won-5": (Options(pace="post"), 5, 1),
    "post-campaign-4": (Options(pace="post", campaign=True), 4, 3),
    "practice-1": (Options(pace="practice", mission="mission_6"), 1, 1),
    "practice-4": (Options(pace="practice", mission="mission_5"), 4, 1),
    "test-run-3": (Options(mission="test_run_1"), 3, 1),
}
"""By file: options, seats, and how many missions are flown (all but the last one are won)."""
CLEVER = ("won", "campaign")
"""Recordings with such a name are flown by a captain who knows the future."""


class Flyer:
    """Plays one game; a mission that ends a campaign too early is flown again from its beginning."""

    def __init__(self, name: str, options: Options, seats: int, missions: int) -> None:
        self.seed = f"playthrough {name}".encode()
        self.chance = random.Random(self.seed)
        self.seats, self.missions = seats, missions
        self.clever = any(word in name for word in CLEVER)
        self.noise = 0.0 if self.clever else 0.15
        self.state: State = RULES.start(options, seats, Dice(self.seed, -1))
        self.moves: list[tuple[int, str]] = []
        self.script: dict[int, list[Place]] = {}

    def play(self, seat: int, action: Action) -> None:
        RULES.play(self.state, seat, action, Dice(self.seed, len(self.moves)))
        self.moves.append((seat, notation.write(action)))

    def fly(self) -> None:
        while self.state.stage != "over":
            if self.state.stage == "briefing" and self.clever:
                self.script = planned(self.state, self.chance)
            self.step()

    def step(self) -> None:
        """What an android would do, the clock's next tick, and now and then any other legal move."""
        seats = list(range(self.seats))
        self.chance.shuffle(seats)
        if self.state.stage in ("planning", "resolution", "debrief") and self.chance.random() < self.noise:
            moves = list(RULES.moves(self.state, seats[0]))
            if moves:
                kinds = sorted({type(move).__name__ for move in moves})
                kind = self.chance.choice(kinds)
                self.play(seats[0], self.chance.choice([m for m in moves if type(m).__name__ == kind]))
                return
        for seat in seats:
            action = self.sensible(seat)
            if action is not None:
                self.play(seat, action)
                return
        self.play(CLOCK, next(iter(RULES.moves(self.state, CLOCK))))

    def sensible(self, seat: int) -> Action | None:
        council = self.state.council
        if council is not None and not council.flying and len(self.state.flown) < self.missions:
            voted = any(ballot.seat == seat for ballot in council.votes)
            return None if voted else Vote(True, "white", "white")
        if self.state.live and self.state.stage == "resolution" and self.chance.random() < 0.5:
            return None
        if self.clever and self.state.stage == "planning":
            return self.scripted(seat)
        dice = Dice(self.seed + b"android", self.chance.randrange(10**9))
        return RULES.android(self.state, seat, dice) or RULES.default(self.state, seat)

    def scripted(self, seat: int) -> Action | None:
        """The next card of the captain's plan whose phase has come."""
        member = self.state.member(seat)
        assert member is not None
        for place in self.script[seat]:
            if phase_of(place.slot) == member.phase and place.card in member.hand:
                return place
        return RULES.default(self.state, seat)


def fly(name: str, options: Options, seats: int, missions: int) -> Flyer | None:
    """A whole game, if its captain found plans that were good enough."""
    flyer = Flyer(name, options, seats, missions)
    flyer.fly()
    flown = flyer.state.flown
    return flyer if len(flown) == missions and (flown[-1].won or "won" not in name) else None


def record(name: str) -> str:
    options, seats, missions = RECORDED[name]
    flyer = next(
        flyer for number in range(20) if (flyer := fly(f"{name} {number}", options, seats, missions))
    )
    written = msgspec.json.encode(options).decode()
    end = ending(flyer.state, RULES.outcome(flyer.state))
    return write(Playthrough(RULES.key, RULES.version, written, seats, flyer.seed, flyer.moves, end))
