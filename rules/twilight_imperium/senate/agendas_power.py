"""Once-only agendas about points, cards and who may act."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.choosing import Then, choose
from rules.twilight_imperium.deeds.points import gain_all, lose_points
from rules.twilight_imperium.effects.hands import hand_limit
from rules.twilight_imperium.frames import Choosing, Facts, Followers
from rules.twilight_imperium.senate.asking import Ask, ask_all, in_order, lasts
from rules.twilight_imperium.senate.deed import FOR, Decision, Deed
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import secondary

STRATEGY, MEASURES = "aggressive_strategy", "unconventional_measures"
MANDATE, MUTINY, SEED = "imperial_mandate", "mutiny", "seed_of_an_empire"


# Points


def _mandate(state: State, _: Decision, __: Dice) -> list[Event]:
    return gain_all(state, verbs.in_turn(state), 2, MANDATE)


def _lose(state: State, seats: Iterable[int], source: str) -> list[Event]:
    return [event for seat in in_order(state, seats) for event in lose_points(state, seat, 1, source)]


def _no_mandate(state: State, _: Decision, __: Dice) -> list[Event]:
    return _lose(state, range(state.seats), MANDATE)


def _mutiny(state: State, decision: Decision, _: Dice) -> list[Event]:
    return gain_all(state, in_order(state, decision.voters(FOR)), 1, MUTINY)


def _quelled(state: State, decision: Decision, _: Dice) -> list[Event]:
    return _lose(state, decision.voters(FOR), MUTINY)


def with_points(state: State, points: int) -> list[int]:
    return [seat for seat in verbs.in_turn(state) if state.players[seat].points == points]


def tally(state: State) -> list[int]:
    return [state.players[seat].points for seat in systems.playing(state)]


def _leaders(state: State, _: Decision, __: Dice) -> list[Event]:
    return gain_all(state, with_points(state, max(tally(state))), 1, SEED)


def _last(state: State, _: Decision, __: Dice) -> list[Event]:
    return gain_all(state, with_points(state, min(tally(state))), 1, SEED)


# Objectives, counters, cards


def _accomplishments(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Points stay; it may be scored anew."""
    for player in state.players:
        player.scored = [each for each in player.scored if each != decision.result]
    return [Event("ti-markers-cleared", {"objective": f"@{decision.result}"})]


def _containment(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Several, if they own as many."""
    owned = {seat: _abroad(state, seat) for seat in verbs.in_turn(state)}
    most = [seat for seat, count in owned.items() if count == max(owned.values())]
    lasting.begin(state, decision.card, decision.by, "round", tuple(map(str, most)))
    return [Event("ti-contained", {"players": tuple(f"#{seat}" for seat in most)})]


def _abroad(state: State, seat: int) -> int:
    home = state.players[seat].home
    return sum(planet.owner == seat for system, planet in systems.planets(state) if system.at != home)


def _measures(state: State, _: Decision, __: Dice) -> list[Event]:
    ask_all(state, MEASURES)
    return []


def _draw(state: State, seat: int, _: Facts, dice: Dice) -> list[Event]:
    """Whose hand is full is asked: he would have to discard."""
    if len(state.players[seat].cards) < hand_limit(state, seat).value:
        return decks.draw(state, seat, 1, dice)
    choose(state, seat, "ti-agenda-draw", ["ti-agenda-draw-one"], MEASURES, least=0)
    return []


def _drawn(state: State, frame: Choosing, ids: tuple[str, ...], dice: Dice) -> list[Event]:
    return decks.draw(state, frame.seat, len(ids), dice)


def _no_cards(state: State, _: Decision, __: Dice) -> list[Event]:
    hands = [(seat, card) for seat in verbs.in_turn(state) for card in list(state.players[seat].cards)]
    return [event for seat, card in hands for event in decks.discard(state, seat, card)]


# Aggressive Strategy


def _strategy(state: State, _: Decision, __: Dice) -> list[Event]:
    ask_all(state, STRATEGY)
    return []


def _own_secondary(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    """Resolved or not; one without a secondary gives nothing."""
    own = sorted(each.card for each in state.players[seat].picked)
    useful = [card for card in own if secondary.CARDS[card].secondary is not None]
    choose(state, seat, "ti-agenda-secondary", useful, STRATEGY, least=0)
    return []


def _used(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """As if he followed it; the lasting effect spares him the counter."""
    for card in ids:
        lasting.begin(state, STRATEGY, frame.seat, "step", (card,))
        state.stack.append(Followers(card=card, left=[frame.seat]))
    return []


DEEDS: Mapping[str, Deed] = {
    MANDATE: Deed(_mandate, _no_mandate),
    MUTINY: Deed(_mutiny, _quelled),
    SEED: Deed(_leaders, _last),
    "recognize_accomplishments": Deed(_accomplishments),
    "imperial_containment": Deed(_containment),
    MEASURES: Deed(_measures, _no_cards),
    STRATEGY: Deed(_strategy, lasts()),
}
ASKS: Mapping[str, Ask] = {MEASURES: _draw, STRATEGY: _own_secondary}
CHOICES: Mapping[str, Then] = {MEASURES: _drawn, STRATEGY: _used}
