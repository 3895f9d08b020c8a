"""Stars of Akarios as it is recorded: skirmishes won and lost, and squads from chapter to chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from msgspec import Struct

from rules.akarios.actions import Act, Confirm, Evade, Exit, Shield, TakeBack
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.components import PILOTS
from rules.akarios.game import RULES
from rules.akarios.options import CampaignOptions, Options, Pace
from rules.akarios.sheet import Sheet
from rules.akarios.squad import loadout, members, presets
from rules.core import Action, Dice, IllegalMove, saved
from rules.core.campaign import Closing, Legacy
from rules.core.poll import Vote
from tests.playthroughs.turns import Recording
from tests.rules import kit
from tests.rules.akarios import habits

TRIES = 8
"""Seeds for one chapter or skirmish."""
STEADY, RECKLESS = 0.04, 0.4
"""So many of their moves are not what an android would do; the latter where they are to lose."""


TALKS, WAYWARD = 0.1, 0.2
"""How often somebody says something beside the question (more often where there is time for it), and answers
one by chance."""


class Skirmish(Struct, frozen=True):
    options: Options
    seats: int
    ending: str = ""


class Chain(Struct, frozen=True):
    """A squad from its first chapter on, until its campaign is over."""

    members: int
    most: int
    """Chapters."""
    pace: Pace = "live"
    extreme: bool = False


SKIRMISHES = {
    "akarios-001-1": Skirmish(Options(), 1, "success"),
    "akarios-001-2": Skirmish(Options(), 2, "failure"),
    "akarios-001-3": Skirmish(Options(), 3, "success"),
    "akarios-001-4": Skirmish(Options(), 4, "failure"),
    "akarios-004-3-post": Skirmish(Options(pace="post", scenario="004"), 3),
    "akarios-006-2": Skirmish(Options(scenario="006"), 2),
    "akarios-012-4": Skirmish(Options(scenario="012", squad="all_sides"), 4),
    "akarios-018-2-hard": Skirmish(Options(scenario="018", difficulty="hard"), 2),
    "akarios-027-4": Skirmish(Options(scenario="027", squad="main_only"), 4),
}
CHAINS = {
    "akarios-campaign-2": Chain(2, 60),
    "akarios-extreme-3": Chain(3, 6, "post", extreme=True),
}

RARE = "akarios-rare-3"
PAIR = ("shield_network", "repair_protocols")
USED = {Confirm, Evade, Exit, Shield, TakeBack}
SEEDS = 20
FILLED = 2


class Crew(Recording):
    """They give orders, too, and names; orders are carried out as the table does it. What can be done for the
    first time is done."""

    votes: Mapping[str, str] = {"ak-ask-landing": "explore"}
    """What they have agreed upon."""
    seen: Set[type[Action]] = frozenset()

    def play(self, seat: int, action: Action) -> None:
        super().play(seat, action)
        self.seen |= {type(action)}

    def step(self) -> None:
        if self.chance.random() < (TALKS if self.state.stage in ("battle", "world") else 4 * TALKS):
            self.speak(self.chance.randrange(self.seats))
        for seat in range(self.seats):
            action = RULES.ordered(self.state, seat)
            if action is not None:
                return self.play(seat, action)
        super().step()

    def speak(self, seat: int) -> None:
        action = habits.said(self.state, seat, self.chance)
        try:
            RULES.play(saved.copy(self.state), seat, action, Dice(self.seed, 0))
        except IllegalMove:
            return
        self.play(seat, action)

    def found(self, seat: int) -> Action:
        asked = next(prompt for prompt in RULES.prompts(self.state) if prompt.seat == seat)
        if asked.key in self.votes:
            return Vote(self.votes[asked.key])
        new = [each.action for each in asked.choices if type(each.action) not in self.seen]
        if new and asked.many is None:
            return new[0]
        untried = self.untried(seat) if asked.key == "ak-ask-act" else []
        if untried and self.chance.random() < WAYWARD:
            return self.chance.choice(untried)
        if asked.pace != "turn" and self.chance.random() < WAYWARD:
            return self.chance.choice(kit.answers(asked, self.chance))
        return super().found(seat)

    def untried(self, seat: int) -> list[Action]:
        """With cards that nobody has used so far."""
        used = {text.split()[1] for _, text in self.moves if text.startswith("act ")}
        return [
            move for move in RULES.moves(self.state, seat) if isinstance(move, Act) and move.card not in used
        ]


def skirmish(name: str) -> str:
    told = SKIRMISHES[name]
    noise = RECKLESS if told.ending == "failure" else STEADY
    for number in range(TRIES):
        kind = Recording if told.ending else Crew
        flown = kind(RULES, told.options, told.seats, f"{name} {number}", noise=noise).run()
        if told.ending in ("", flown.state.gained.ending):
            return flown.written()
    raise AssertionError(f"{name} has no {told.ending} among {TRIES}")


def _rare() -> Sheet:
    """What is hardly ever flown together: dice that are given back, Evasion, shields that are shared, a card
    for the dice of two, and wormholes."""
    sheet = presets.starting(3)
    sheet.next, sheet.act, sheet.sparrow = "008", 1, [*PAIR]
    sheet.fitted = [*PAIR]
    members.take_pilot(sheet, sheet.members[0], "tesh")
    members.pad(sheet.members[0]).trees = [[FILLED] * len(tree) for tree in PILOTS["tesh"].trees]
    sheet.members[1].cards.append("evasion")
    loadout.fit(sheet, 0, "pilot", "motivational_speech")
    loadout.fit(sheet, 1, "tech_1", "evasion")
    return sheet


def rare() -> str:
    """The flight in which most of it was used."""
    legacy = Legacy(saved.dump(_rare()), CAMPAIGN.sheet_version, (0, 1, 2), 1)
    flights = (Crew(RULES, Options(), 3, f"{RARE} {number}", legacy, STEADY) for number in range(SEEDS))
    return max((flight.run() for flight in flights), key=lambda flight: len(USED & flight.seen)).written()


def founded(chain: Chain) -> Sheet:
    sheet = CAMPAIGN.found(CampaignOptions(), "Kestrels")
    for name in ("Wren", "Скопа", "Merlin", "Кречет")[: chain.members]:
        CAMPAIGN.recruit(sheet, name, False)
    return sheet


def chapters(name: str) -> Iterator[tuple[str, str]]:
    """File by file; what one of them hands over is what the next begins with."""
    chain = CHAINS[name]
    sheet = founded(chain)
    roster, seen = tuple(range(chain.members)), frozenset[type[Action]]()
    for number in range(1, chain.most + 1):
        file = f"{name}-{number:02}"
        legacy = Legacy(saved.dump(sheet), CAMPAIGN.sheet_version, roster, number)
        options = Options(pace=chain.pace)
        for attempt in range(TRIES):
            flown = Crew(RULES, options, chain.members, f"{file} {attempt}", legacy, STEADY)
            flown.seen = seen
            if chain.extreme:
                flown.votes = {**flown.votes, "ak-ask-extreme": "on"}
            if flown.run().state.gained.ending != "failure":
                break
        after = CAMPAIGN.handed_over(flown.state, sheet, Closing(roster, "2026-11-18", flown.seed.hex()[:8]))
        assert after is not None
        yield file, flown.written()
        seen = flown.seen
        sheet = after
        if sheet.over is not None:
            return
