"""Core Stability: the Action Cards of the Status Phase are dealt face up, and taken by influence (TI-538,
TI-717)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects.hands import status_cards
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse.planets import wealth
from rules.twilight_imperium.state import State

LAW = "core_stability"


def deal(state: State, source: Source, _: Facts, dice: Dice) -> list[Event]:
    """As many as all are due; the most ready influence chooses first, and takes all of his."""
    if source.law is None:
        return []
    order = sorted(verbs.in_turn(state), key=lambda seat: -wealth(state, seat, "influence"))
    queue = [seat for seat in order for _ in range(status_cards(state, seat).value)]
    cards, shown = list[str](), list[Event]()
    for _seat in queue:
        card, replaced = decks.top(state, "action", dice)
        shown += replaced
        cards += [card] if card is not None else []
    if cards:
        shown.append(Event("ti-core-dealt", {"cards": tuple(f"@{card}" for card in cards)}, reveals=True))
        _ask(state, queue, cards, dice)
    return shown


def _ask(state: State, queue: list[int], cards: list[str], dice: Dice) -> None:
    """One card after the other; who says nothing gets any."""
    memo = [" ".join(map(str, queue)), *cards]
    usual = [dice.choice(cards)]
    choose(state, queue[0], "ti-core-take", list(dict.fromkeys(cards)), LAW, memo=memo, fallback=usual)


def taken(state: State, frame: Choosing, ids: tuple[str, ...], dice: Dice) -> list[Event]:
    seat, *queue = map(int, frame.memo[0].split())
    cards = frame.memo[1:]
    cards.remove(ids[0])
    state.players[seat].cards.append(ids[0])
    if cards:
        _ask(state, queue, cards, dice)
    if not cards or queue[0] != seat:
        decks.check(state, seat)
    return [Event("ti-core-taken", {"player": f"#{seat}", "card": f"@{ids[0]}"})]


MOMENTS = {"status_draw": {LAW: deal}}
CHOICES = {LAW: taken}
