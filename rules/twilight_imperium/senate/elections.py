"""What can be voted for: for and against, or whatever may be elected (TI-491, TI-500, TI-656)."""

from __future__ import annotations

from itertools import combinations

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import TECHNOLOGIES
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.senate.deed import AGAINST, FOR, JOINED, Deeds
from rules.twilight_imperium.state import State

VOICE = "voice_of_the_council"
PAIRS = ("two_planets", "two_players")


def elects(card: str) -> str | None:
    return "player" if card == VOICE else POLITICAL_CARDS[card].elect


def choices(state: State, card: str, deeds: Deeds) -> list[str]:
    """Single objects also where a pair is elected; none: the card has no effect."""
    kind = elects(card)
    if kind is None:
        return [FOR, AGAINST]
    found = [each for each in _objects(state, kind) if card not in deeds or deeds[card].eligible(state, each)]
    return found if kind not in PAIRS or pairs(state, card, found) else []


def pairs(state: State, card: str, among: list[str]) -> list[str]:
    """Two different ones; planets of two different players."""
    both = (JOINED.join(each) for each in combinations(among, 2))
    return [each for each in both if legal(state, card, among, each)]


def _objects(state: State, kind: str) -> list[str]:
    match kind:
        case "player" | "two_players":
            return [str(seat) for seat in systems.clockwise(state, state.speaker)]
        case "planet" | "two_planets":
            return sorted(planet.id for _, planet in systems.planets(state))
        case "law":
            return [law.card for law in state.laws]
        case "public_objective":
            return list(state.shown)
        case _:
            return list(dict.fromkeys(row.color for row in TECHNOLOGIES.values()))


def legal(state: State, card: str, among: list[str], vote: str) -> bool:
    """A vote names one of the choices, or a pair of them."""
    if elects(card) not in PAIRS:
        return vote in among
    pair = vote.split(JOINED)
    if len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(among):
        return False
    one, other = pair
    return elects(card) != "two_planets" or _owner(state, one) != _owner(state, other)


def _owner(state: State, planet: str) -> int | None:
    return systems.planet(state, planet).owner


def plain(card: str, vote: str) -> str:
    """A pair is the same whichever is named first."""
    return JOINED.join(sorted(vote.split(JOINED))) if elects(card) in PAIRS else vote


def label(card: str, choice: str) -> str:
    """As words name it: a player, or a component."""
    kind = elects(card)
    if kind in ("player", "two_players"):
        return f"#{choice}"
    return f"@{choice}"
