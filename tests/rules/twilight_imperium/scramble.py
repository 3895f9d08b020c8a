"""Another state that looks the same to one seat: everything it may not know is otherwise (TI-722)."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from rules.core.orders import Book, Order, Queued, Wait
from rules.core.stack import Gathering
from rules.twilight_imperium import frames
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import SECRET
from rules.twilight_imperium.frames import Window
from rules.twilight_imperium.state import Offer, State
from rules.twilight_imperium.strategic import bureaucracy

PLANS = ("plan", "plan stop=each_round", "plan sustain=never stop=odds:40")
SHEETS = ("for", "against", "abstain", "late", "majority")
FORMS = ("form", "form score=nothing", "form hide=yes")
SEALED: dict[type[Gathering], tuple[str, ...]] = {
    frames.BattlePlans: PLANS,
    frames.Ballots: tuple(f"sheet {each}" for each in SHEETS),
    frames.Forms: FORMS,
}
BOOKS = (
    Book(),
    Book(waits=[Wait("all")]),
    Book([Order("vote", "sheet for"), Order("cards", "play sabotage", keep=True)], queue=[Queued("pass")]),
)


def scramble(state: State, seat: int | None, chance: random.Random) -> State:
    """Changes the state, which is the test's own copy of it."""
    _hands(state, seat, chance)
    _secrets(state, seat, chance)
    _objectives(state, seat, chance)
    _tokens(state, chance)
    _tiles(state, seat, chance)
    _intentions(state, seat, chance)
    _offers(state, seat, chance)
    for frame in state.stack:
        _sealed(state, frame, seat, chance)
        _agenda(state, frame, seat, chance)
    return state


def _others(state: State, seat: int | None) -> list[Any]:
    return [player for number, player in enumerate(state.players) if number != seat]


def _dealt(hands: list[list[str]], deck: list[str], chance: random.Random) -> None:
    """Hands of the same size out of themselves and the deck, which is shuffled."""
    cards = [*deck, *(card for hand in hands for card in hand)]
    chance.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    deck[:] = cards


def _hands(state: State, seat: int | None, chance: random.Random) -> None:
    """Among friends a window asks by what is held: that is what they agreed on (TI-671)."""
    others = _others(state, seat)
    guessed = state.options.secrecy == "friendly" and any(isinstance(each, Window) for each in state.stack)
    _dealt([] if guessed else [each.cards for each in others], state.action.cards, chance)
    _dealt([each.politics for each in others], state.political.cards, chance)


def _secrets(state: State, seat: int | None, chance: random.Random) -> None:
    """Against each other and those that nobody has."""
    mine = state.players[seat].secret if seat is not None else None
    shown = {each for player in state.players for each in player.scored}
    unknown = sorted(set(SECRET) - shown - {mine})
    chance.shuffle(unknown)
    for player in _others(state, seat):
        player.secret = None if player.secret is None else unknown.pop()


def _objectives(state: State, seat: int | None, chance: random.Random) -> None:
    """Face down, but for those that Bureaucracy is showing to this seat."""
    top = state.stack[-1] if state.stack else None
    looks = isinstance(top, frames.Primary) and top.card == bureaucracy.CARD and top.seat == seat
    known = bureaucracy.seen(state)[::-1] if looks else []
    hidden = [each for each in state.objectives if each not in known]
    chance.shuffle(hidden)
    state.objectives = hidden + known


def _tokens(state: State, chance: random.Random) -> None:
    laid = [each for _, each in systems.planets(state) if each.token is not None and not each.shown]
    faces = [*state.tokens, *(str(each.token) for each in laid)]
    chance.shuffle(faces)
    for planet in laid:
        planet.token = faces.pop()
    state.tokens = faces


def _tiles(state: State, seat: int | None, chance: random.Random) -> None:
    """In hand, and face down on the table."""
    covered = [state.systems[at] for at in sorted(state.systems) if state.systems[at].hidden]
    tiles = [each.tile for each in covered]
    _dealt([each.tiles for each in _others(state, seat)], tiles, chance)
    for system, tile in zip(covered, tiles, strict=True):
        system.tile = tile


def _intentions(state: State, seat: int | None, chance: random.Random) -> None:
    for player in _others(state, seat):
        player.book = chance.choice(BOOKS)
        player.wishes = chance.choice(([], ["cybernetics", "stasis_capsules"]))
        player.ranking = chance.choice(([], ["trade_2", "leadership"]))
        player.plan = chance.choice(("", *PLANS))


def _offers(state: State, seat: int | None, chance: random.Random) -> None:
    """What others offer each other: that somebody is called for an offer is seen, what it is about is not."""
    state.offers = [_other_offer(state, each, seat, chance) for each in state.offers]


def _other_offer(state: State, offer: Offer, seat: int | None, chance: random.Random) -> Offer:
    if seat in (offer.by, offer.to) or offer.accepted or not offer.give.goods:
        return offer
    goods = chance.randint(1, max(1, state.players[offer.by].goods))
    return replace(offer, give=replace(offer.give, goods=goods))


def _sealed(state: State, frame: Any, seat: int | None, chance: random.Random) -> None:
    """Who has answered is seen, what it was is not; who is asked for his vote now had no sheet."""
    match frame:
        case Window():
            for who in _given(frame.said, seat):
                cards = chance.choice(("play sabotage", "play good_year"))
                plays = int(who) in frame.declared or chance.random() < 0.5
                frame.said[who] = cards if plays else "let"
        case Gathering() if type(frame) in SEALED:
            _replace(frame.said, SEALED[type(frame)], seat, chance)
        case frames.Battle():
            _replace(frame.plans, PLANS, seat, chance)
        case frames.Agenda():
            voting = [str(each.seat) for each in state.stack if isinstance(each, frames.Voting)]
            sealed = {who: vote for who, vote in frame.sheets.items() if who not in voting}
            _replace(sealed, SHEETS, seat, chance)
            frame.sheets.update(sealed)
        case frames.Status():
            _replace(frame.forms, FORMS, seat, chance)


def _given(answers: dict[str, str], seat: int | None) -> list[str]:
    return [who for who in sorted(answers) if who != str(seat)]


def _replace(answers: dict[str, str], by: tuple[str, ...], seat: int | None, chance: random.Random) -> None:
    for who in _given(answers, seat):
        answers[who] = chance.choice(by)


def _agenda(state: State, frame: Any, seat: int | None, chance: random.Random) -> None:
    """A Political Card that nobody has read yet might be another."""
    if isinstance(frame, frames.Agenda) and frame.unread and frame.seat != seat:
        cards = state.political.cards
        if cards:
            number = chance.randrange(len(cards))
            frame.card, cards[number] = cards[number], frame.card
