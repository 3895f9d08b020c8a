"""Six players and everything that hardly ever befalls them in one game: a Direct Hit that is sabotaged, a
Tactical Retreat, mines, a War Sun over the last planet of somebody whose dock Shock Troops capture, his
artifact and his end, the Voice in other hands, a law that comes and goes, Imperium Rex.

No search by seed finds all of it: the game is taken up in its fifth round, in a position made for it. The
position stands in the file; seeds are tried until the dice allow what everybody has in mind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rules.core import Action, Dice, Event, fold, notation, saved
from rules.twilight_imperium import frames
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.senate import ballots
from rules.twilight_imperium.state import Picked, Ship, State
from tests.playthroughs.playthrough import Playthrough, ending, packed, write

NAME = "twilight_imperium-epic-6"
OPTIONS = Options(galaxy="preset")
SEATS = 6
GALAXY = b"epic"
SUN = 101
"""Its id."""
NORR, NAALU, SAAR, SOL, HACAN, XXCHA = range(SEATS)
LAW, REX, VOICE, ARTIFACT = (
    "closing_the_wormholes",
    "imperium_rex",
    "voice_of_the_council",
    "ancient_shipwreck",
)
PICKS = {
    NORR: "leadership",
    NAALU: "diplomacy_2",
    SAAR: "assembly",
    XXCHA: "production",
    SOL: "trade_2",
    HACAN: "technology_2",
}
"""In order of play, but for the Naalu, who are first."""
VOTES = {VOICE: str(SOL), LAW: "for", "repeal": LAW}
MILESTONES = frozenset(
    {
        "direct hit",
        "sabotage",
        "tactical retreat",
        "mines",
        "war sun",
        "dock captured",
        "artifact",
        "voice",
        "law passed",
        "law repealed",
        "eliminated",
        "rex",
    }
)
SEEDS, LONGEST = 100, 500

Step = tuple[int, str, Sequence[Event]]
"""Who, the move in its notation, and what came of it."""


# The position


def position() -> State:
    """Set up as usual; then what would have come of four rounds."""
    state = RULES.start(OPTIONS, SEATS, Dice(GALAXY, -1))
    while not isinstance(state.stack[-1], frames.Picking):
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        action = RULES.default(state, seat)
        assert action is not None
        RULES.play(state, seat, action, Dice(GALAXY, state.throws))
    state.round, state.phase, state.order = 5, "action", [NAALU, NORR, SAAR, XXCHA, SOL, HACAN]
    state.stack = [frames.Round(stage="action"), frames.ActionPhase()]
    for seat, card in PICKS.items():
        player = state.players[seat]
        player.picked, player.strategy, player.fleet, player.command = [Picked(card)], 3, 5, 3
    _last_planet(state)
    _fleets(state)
    _cards(state)
    return state


def _last_planet(state: State) -> None:
    """The Hacan have one left, with a dock and an artifact."""
    for _, planet in systems.planets(state):
        if planet.owner == HACAN:
            planet.owner, planet.gf, planet.pds, planet.dock, planet.leaders = None, 0, 0, None, []
        if planet.token == ARTIFACT:
            planet.token = None
    for system in systems.places(state):
        system.ships = [ship for ship in system.ships if ship.seat != HACAN]
        system.fighters.pop(str(HACAN), None)
    last, player = systems.planet(state, "arretze"), state.players[HACAN]
    last.owner, last.ready, last.gf, last.dock, last.token, last.shown = HACAN, True, 1, 1, ARTIFACT, True
    player.dead = [leader for leader, row in LEADERS.items() if row.race == player.race]
    player.artifacts, player.points, player.sources = [ARTIFACT], 1, {ARTIFACT: 1}


def _fleets(state: State) -> None:
    """The War Sun is the first of them."""
    state.numbers = SUN - 1
    _ships(state, SOL, "308", "war_sun", "carrier")
    carrier = state.systems["308"].ships[-1]
    carrier.gf, carrier.shock, state.shock_left = 4, 1, state.shock_left - 1
    _ships(state, NORR, "312", *["cruiser"] * 3)
    _ships(state, XXCHA, "311", *["dreadnought"] * 2)
    _ships(state, NAALU, "303", "cruiser", "cruiser")
    systems.planet(state, "sumerian").owner = NAALU  # a station of whoever is alone there
    state.systems["305"].mines, state.mines_left = [SAAR], state.mines_left - 1


def _ships(state: State, seat: int, at: str, *kinds: str) -> None:
    for kind in kinds:
        state.numbers += 1
        state.systems[at].ships.append(Ship(state.numbers, kind, seat))  # type: ignore[arg-type]


def _cards(state: State) -> None:
    for seat, card in ((NORR, "direct_hit"), (XXCHA, "sabotage")):
        state.action.cards.remove(card)
        state.players[seat].cards.append(card)
    for seat, player in enumerate(state.players):
        state.political.cards += player.politics
        player.politics = [LAW, "repeal"] if seat == SAAR else []
    state.political.cards = [card for card in state.political.cards if card not in (LAW, "repeal")]
    goals = [card for card in state.objectives if card != REX]
    state.objectives = [*goals[:-1], REX, goals[-1]]
    state.voice, state.players[NAALU].points, state.players[NAALU].sources = NAALU, 1, {VOICE: 1}


# Who has what in mind: tried at every question, in this order, each once

WISHES: dict[int, tuple[str, ...]] = {
    NORR: (
        "act 311",
        "move all",
        "plan stop=cards",
        "pick bureaucracy",
        "strat bureaucracy",
        f"reveal {REX}",
    ),
    NAALU: ("act 305", "move 303.cruiser:2"),
    SAAR: ("strat assembly", "voice yes", f"agenda {LAW}", "pick assembly", "agenda repeal"),
    SOL: (
        "act 307",
        "move all",
        "land arretze.gf:3,arretze.shock:1",
        f"bombard {SUN}@arretze",
        "pick trade_2",
    ),
    XXCHA: ("plan retreat=310 tactical=yes", "play sabotage"),
    HACAN: (),
}


def decide(state: State, seat: int, wishes: list[str]) -> Action:
    """The first wish that answers the question; a vote as agreed; else what silence would do."""
    asked = RULES.asked_of(state, seat)
    assert asked is not None
    for wish in wishes:
        action = notation.read(wish, RULES.actions)
        if asked.offers(action):
            wishes.remove(wish)
            return action
    return _vote(state) or _hit(state, seat) or RULES.default(state, seat) or asked.choices[0].action


def _vote(state: State) -> Action | None:
    if not isinstance(state.stack[-1], frames.Ballots):
        return None
    vote = VOTES.get(ballots.agenda(state).card, "abstain")
    return notation.read(f"sheet {vote}", RULES.actions)


def _hit(state: State, seat: int) -> Action | None:
    """A Direct Hit as soon as there is something to hit."""
    asked = RULES.asked_of(state, seat)
    plays = (each for each in RULES.moves(state, seat) if notation.write(each).startswith("play direct_hit"))
    return next((each for each in plays if asked is not None and asked.offers(each)), None)


# What has to happen


def milestones(steps: Sequence[Step]) -> set[str]:
    return {name for step in steps for name in _deeds(*step)}


def _deeds(_: int, text: str, events: Sequence[Event]) -> Iterator[str]:
    keys = [event.key for event in events]
    found = {
        "direct hit": text.startswith("play direct_hit"),
        "sabotage": "ti-card-stopped" in keys,
        "tactical retreat": "ti-tactical-announced" in keys,
        "mines": "ti-mine-rolls" in keys,
        "war sun": text.startswith(f"bombard {SUN}") and "ti-bombards" in keys,
        "dock captured": "ti-captured" in keys,
        "artifact": "ti-artifact-lost" in keys and "ti-artifact-taken" in keys,
        "voice": "ti-voice-elected" in keys and "ti-points-lost" in keys,
        "law passed": "ti-law-passed" in keys,
        "law repealed": "ti-law-gone" in keys,
        "eliminated": "ti-eliminated" in keys,
        "rex": "ti-over-rex" in keys,
    }
    yield from (name for name, happened in found.items() if happened)


# The game


def play(state: State, seed: bytes) -> list[Step]:
    """To its end, or as far as it is worth."""
    steps: list[Step] = []
    wishes = {seat: list(each) for seat, each in WISHES.items()}
    RULES.settle(state, Dice(seed, -1))
    while not state.over and len(steps) <= LONGEST:
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        action = decide(state, seat, wishes[seat])
        events = RULES.play(state, seat, action, fold.dice(RULES, state, seed, len(steps)))
        steps.append((seat, notation.write(action), events))
    return steps


def record() -> str:
    for number in range(SEEDS):
        seed = f"playthrough {NAME} {number}".encode()
        state = position()
        RULES.settle(state, Dice(seed, -1))
        begun = packed(saved.dump(state))
        steps = play(state, seed)
        if state.over and milestones(steps) >= MILESTONES:
            written = msgspec.json.encode(OPTIONS).decode()
            moves = [(seat, text) for seat, text, _ in steps]
            end = ending(state, RULES.outcome(state))
            return write(Playthrough(RULES.key, RULES.version, written, SEATS, seed, moves, end, begun))
    raise LookupError(f"no game of {SEEDS} has it all")
