"""Action Cards of the Strategy Phase.

Left for other chapters to read (`deeds.lasting`, owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| strategic_shift | round | the Strategy Card | effects.hands: cannot_pick |
| temporary_stability | round | | effects.hands: cannot_play; the Status Phase stops it when it begins |
| cultural_crisis | round | the player | effects.sources |
| multiculturalism | round | the player, the ability | effects.sources |
| grand_armada | round | | effects.supply; the end of the round checks the home fleet (TI-545) |
| productivity_spike | round | the dock's planet; n: its influence | effects.building |
| scientist_assassination | round | the player | effects.science |
| strategic_planning | round | | effects.hands: follow_cost |
| first_strike | round | | the Action Phase begins with its owners, in order of play (TI-679) |

Public Disgrace takes the card away; the `Picking` below sees that nobody has it (TI-641). Strategic
Flexibility puts a `Picking` at its stage bonus on the stack. Usurper is a mark on Mecatol Rex.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of
from rules.twilight_imperium.components import RACES, STRATEGY
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.lasting import begin, stop
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.effects.planets import planet_value
from rules.twilight_imperium.effects.sources import CRISIS, Source, abilities, lasting
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Facts, Picking
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import Picked, State

STABILITY, USURPER = "temporary_stability", "usurper"
PRICE_OF_UNREST = 3
"""Action Cards that end Temporary Stability."""


def free_cards(state: State) -> list[str]:
    """Strategy Cards that nobody has."""
    taken = {each.card for player in state.players for each in player.picked}
    return [card for card in STRATEGY if card not in taken]


def _nobodys(state: State, _: int, on: Targets, __: Facts) -> bool:
    return on[0] in free_cards(state)


# Before the picks


def unrest(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """Anybody may end Temporary Stability for three cards; the first three that fit are listed."""
    cards = sorted(state.players[seat].cards)
    if lasting(state, STABILITY) and len(cards) >= PRICE_OF_UNREST:
        yield tuple(cards[:PRICE_OF_UNREST])


def pays_unrest(state: State, seat: int, on: Targets, _: Facts) -> bool:
    hand = state.players[seat].cards
    held = all(on.count(card) <= hand.count(card) for card in on)
    return bool(lasting(state, STABILITY)) and len(on) == PRICE_OF_UNREST and held


def end_stability(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    stop(state, STABILITY)
    over = Event("ti-stability-over", {"player": f"#{seat}"})
    return [*(event for card in on for event in decks.discard(state, seat, card)), over]


# While Strategy Cards are picked


def _command_summit(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    return counters.gain(state, seat, "command", 2)


def _anybody(state: State, _: int, __: Facts) -> Iterator[Targets]:
    """Oneself too."""
    return ((str(seat),) for seat in systems.playing(state))


def _cultural_crisis(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """Fleets and hands must fit without what is lost (TI-147, TI-511)."""
    begin(state, CRISIS, seat, "round", on)
    decks.check(state, int(on[0]))
    return removal.check_everywhere(state, int(on[0]), "fleet")


def _another_way(state: State, seat: int, on: Targets, _: Facts) -> bool:
    """An ability of that player's race sheet, unless he has lost it (TI-553)."""
    other, ability = on
    theirs = RACES[state.players[int(other)].race].abilities
    lost = any(other in each.on for each in lasting(state, CRISIS))
    return ability in theirs and not lost and ability not in abilities(state, seat)


def _docked(state: State, _: int, on: Targets, __: Facts) -> bool:
    """On a planet: a floating dock has none whose influence would count."""
    return not on[0].isdecimal() and systems.planet(state, on[0]).dock is not None


def _productivity_spike(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    begin(state, "productivity_spike", seat, "round", on, planet_value(state, on[0], "influence").value)
    return []


def _jammed(state: State, _: int, on: Targets, __: Facts) -> bool:
    other, at = int(on[0]), on[1]
    abroad = galaxy.race_of(state.systems[at].tile) is None
    return abroad and other not in state.systems[at].counters and counters.counters_left(state, other) > 0


def _signal_jamming(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    counters.place(state, int(on[0]), on[1])
    return [Event("ti-jammed", {"player": f"#{on[0]}", "system": on[1]})]


def _searchable(state: State, _: int, __: Targets, ___: Facts) -> bool:
    return any(not decks.useless(state, card) for card in (state.action.cards or state.action.discards))


def _synchronicity(state: State, seat: int, _: Targets, __: Facts, dice: Dice) -> list[Event]:
    """The whole deck is for him alone to see (TI-665); an empty one is made anew first (TI-525)."""
    if not state.action.cards:
        state.action.reshuffle(dice)
    among = sorted({card for card in state.action.cards if not decks.useless(state, card)})
    choose(state, seat, "ti-search-deck", among, "synchronicity", private=True)
    return []


def found_card(state: State, frame: Choosing, ids: tuple[str, ...], dice: Dice) -> list[Event]:
    state.action.cards.remove(ids[0])
    state.action.shuffle(dice)
    state.players[frame.seat].cards.append(ids[0])
    decks.check(state, frame.seat)
    return decks.got(frame.seat, ids)


def _trade_stop(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    seats = range(state.seats)
    pairs = [(one, other) for one in seats for other in verbs.partners(state, one) if one < other]
    return [event for one, other in pairs for event in verbs.break_agreement(state, one, other)]


def _agreed(state: State, _: int, __: Targets, ___: Facts) -> bool:
    return any(verbs.partners(state, each) for each in range(state.seats))


def _holds_rex(state: State, seat: int, _: Targets, __: Facts) -> bool:
    return systems.planet(state, REX).owner == seat


def _usurper(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    """The card lies on Mecatol Rex until it is lost; a copy does not."""
    systems.planet(state, REX).marks.append(USURPER)
    played = decks.shown_card(state)
    played.goes = "stays" if played.card == USURPER else "discards"
    return []


def usurped(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Control is lost, and the card is discarded."""
    if facts["planet"] != source.place:
        return []
    systems.planet(state, REX).marks.remove(USURPER)
    hands = (card for player in state.players for card in player.cards)
    if USURPER not in (*state.action.cards, *state.action.discards, *hands):
        state.action.discard(USURPER)
    return [Event("ti-usurper-over", {"player": f"#{facts['seat']}"})]


# After picks


def _picked(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return on[0] in facts.get("by", "").split()


def _public_disgrace(state: State, _: int, on: Targets, facts: Facts, ___: Dice) -> list[Event]:
    """Whoever has the card in front of him puts it back; Bonus Counters stay on it (TI-641)."""
    for player in state.players:
        player.picked = [each for each in player.picked if each.card != facts["card"]]
    return [Event("ti-disgraced", {"player": f"#{on[0]}", "card": f"@{facts['card']}"})]


def _swaps(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """An own Strategy Card, and the one that is taken in its place."""
    own = [each.card for each in state.players[seat].picked]
    return ((old, new) for old in own for new in free_cards(state))


def _strategic_flexibility(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """With the Bonus Counters on it, which are swapped at once."""
    old, new = on
    player = state.players[seat]
    player.picked = [each if each.card != old else Picked(new) for each in player.picked]
    state.stack.append(Picking(seat, card=new, stage="bonus"))
    return [Event("ti-swaps-strategy", {"player": f"#{seat}", "old": f"@{old}", "new": f"@{new}"})]


PLAYS = plays_of(
    Card("strategic_shift", lasts("strategic_shift", "round"), _nobodys),
    Card(STABILITY, lasts(STABILITY, "round")),
    Card("command_summit", _command_summit),
    Card(CRISIS, _cultural_crisis, can=_anybody),
    Card("grand_armada", lasts("grand_armada", "round")),
    Card("multiculturalism", lasts("multiculturalism", "round"), _another_way),
    Card("productivity_spike", _productivity_spike, _docked),
    Card("scientist_assassination", lasts("scientist_assassination", "round"), can=_anybody),
    Card("signal_jamming", _signal_jamming, _jammed),
    Card("synchronicity", _synchronicity, _searchable),
    Card("trade_stop", _trade_stop, _agreed),
    Card(USURPER, _usurper, _holds_rex),
    Card("strategic_planning", lasts("strategic_planning", "round")),
    Card("public_disgrace", _public_disgrace, _picked),
    Card("strategic_flexibility", _strategic_flexibility, can=_swaps),
    Card("first_strike", lasts("first_strike", "round")),
)
