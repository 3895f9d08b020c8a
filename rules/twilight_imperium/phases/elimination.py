"""Out of the game: no planets and no units (TI-606 to TI-610). Looked at after every step of the stack
(`watching`)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.stack import Gathering
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import captives, lasting, verbs
from rules.twilight_imperium.frames import Happening
from rules.twilight_imperium.state import State

CROWN = "the_crown_of_emphidia"


def check(state: State) -> list[Event]:
    """Most often everybody has a planet, and no unit is looked for."""
    if state.phase == "setup":
        return []
    owners = {planet.owner for system in state.systems.values() for planet in system.planets}
    homeless = [seat for seat in systems.playing(state) if seat not in owners]
    gone = [seat for seat in homeless if not _fleets(state, seat)]
    return [event for seat in gone for event in eliminate(state, seat)]


def _fleets(state: State, seat: int) -> bool:
    """Ships, Fighters or floating docks anywhere: whatever else he could have stands on planets or aboard."""
    return any(systems.has_units(system, seat) for system in state.systems.values())


def eliminate(state: State, seat: int) -> list[Event]:
    happened = [Event("ti-eliminated", {"player": f"#{seat}"})]
    happened += _end_agreements(state, seat)
    happened += _discard(state, seat)
    taker = _taker(state, seat)
    happened += _hand_over(state, seat, taker)
    _end_offices(state, seat, taker)
    _forget(state, seat)
    happened += _pass_token(state, seat)
    state.players[seat].out = True
    systems.happens(state, "eliminated", seat=seat)
    return happened


def _end_agreements(state: State, seat: int) -> list[Event]:
    """His Trade Cards leave the game, his partners' come home (TI-607)."""
    partners = verbs.partners(state, seat)
    happened = [event for other in partners for event in verbs.break_agreement(state, seat, other)]
    state.players[seat].trade = []
    return happened


def _discard(state: State, seat: int) -> list[Event]:
    """Both hands, and the Secret Objective, unseen (TI-607, TI-609); Trade Goods go to the supply."""
    player = state.players[seat]
    cards = tuple(f"@{card}" for card in (*player.cards, *player.politics))
    state.action.discards += player.cards
    state.political.discards += player.politics
    player.cards, player.politics, player.secret, player.goods = [], [], None, 0
    discarded = Event("ti-hand-discarded", {"player": f"#{seat}", "cards": cards}, reveals=True)
    return [discarded] if cards else []


def _taker(state: State, seat: int) -> int | None:
    """Who has just taken his last planet: what answers to that is still to come."""
    lost = (each for each in state.stack if isinstance(each, Happening) and each.moment == "planet_lost")
    takers = [each.facts["by"] for each in lost if each.facts["seat"] == str(seat)]
    return int(takers[-1]) if takers and takers[-1] else None


def _hand_over(state: State, seat: int, taker: int | None) -> list[Event]:
    """Captives go to whoever took his last planet; his own among them are free (TI-569, TI-609)."""
    player = state.players[seat]
    held, player.captives = player.captives, []
    return [event for leader in held for event in captives.hand_to(state, leader, taker)]


def _end_offices(state: State, seat: int, taker: int | None) -> None:
    """They lapse; the crown goes to the victor by its own text (TI-608)."""
    ended = [
        each for each in state.laws if each.holder == seat and not (each.card == CROWN and taker is not None)
    ]
    state.laws = [each for each in state.laws if each not in ended]
    for each in ended:
        state.political.discard(each.card)
        lasting.law_leaves(state, each)
    if state.voice == seat:
        state.voice = None


def _forget(state: State, seat: int) -> None:
    """Nothing of him is on the board, and nobody waits for him."""
    for system in state.systems.values():
        system.counters[:] = [each for each in system.counters if each != seat]
    if state.high_alert is not None and state.high_alert[0] == seat:
        state.high_alert = None
    state.owed = [each for each in state.owed if each.seat != seat]
    state.offers = [each for each in state.offers if seat not in (each.by, each.to)]
    for frame in state.stack:
        if isinstance(frame, Gathering):
            frame.asked[:] = [each for each in frame.asked if each != seat]
            frame.may[:] = [each for each in frame.may if each != seat]
            frame.said.pop(str(seat), None)


def _pass_token(state: State, seat: int) -> list[Event]:
    """The Speaker's goes on clockwise (TI-610)."""
    rest = systems.clockwise(state, seat)[1:]
    if state.speaker != seat or not rest:
        return []
    state.speaker = rest[0]
    return [Event("ti-speaker", {"player": f"#{rest[0]}"})]
