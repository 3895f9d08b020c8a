"""What arrives of an attack: damage, its effects, and what falls to the attacker (AK-261 to AK-270,
AK-930)."""

from __future__ import annotations

from rules.akarios.components import CARDS
from rules.akarios.frames import Attack
from rules.akarios.language import Flag
from rules.akarios.naming import called
from rules.akarios.ship import damage, pending
from rules.akarios.ship import effects as battle_effects
from rules.akarios.ship.damage import Dealt
from rules.akarios.ship.ships import allied
from rules.akarios.state import SPARROW, Battle, State
from rules.core.contract import Arg, Event
from rules.core.dice import Dice

SHARE = 2
"""Damage that Shield Network takes over (AK-803)."""


def attacker(frame: Attack) -> str:
    """Whose attack it is: the Sparrow borrows no more than a deck (AK-661)."""
    return SPARROW if frame.flagship else frame.source


def waiting(frame: Attack) -> list[str]:
    """Effects that waited for this attack, for every target (AK-285)."""
    return [battle_effects.said(each.effect, each.n) for each in pending.effects(frame.pending)]


def pierces(frame: Attack, ref: str) -> bool:
    return any(battle_effects.read(text).effect == "pierce" for text in frame.added[ref])


def deal(state: State, frame: Attack, ref: str, dice: Dice) -> list[Event]:
    """Softened, taken over by others, then shields and hull."""
    battle = state.fight
    total = damage.softened(battle, ref, frame.totals[ref], attacker(frame))
    events: list[Event] = []
    helper = frame.shared.get(ref)
    if helper is not None:
        shared = min(SHARE, total)
        total -= shared
        hit = damage.lose(state, helper, shields=shared, by=frame.source, card=frame.card)
        args: dict[str, Arg] = {"ship": called(battle, helper), "target": called(battle, ref), "n": shared}
        events += [Event("ak-shares", args), *hit.events]
    hit = damage.take(state, ref, total, pierce=pierces(frame, ref), by=attacker(frame), card=frame.card)
    frame.dealt[ref] = hit.dealt
    return events + hit.events


def effects(state: State, frame: Attack, ref: str, dice: Dice) -> list[Event]:
    additions = [battle_effects.read(text) for text in frame.added[ref]]
    dealt = Dealt(*frame.dealt[ref])
    return battle_effects.after_damage(state, frame.source, ref, additions, dealt, dice, frame.card)


def own(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Repair, Recharge and the like on modifier cards are the attacker's (AK-530)."""
    events, by = list[Event](), attacker(frame)
    for text in frame.own:
        each = battle_effects.read(text)
        events += battle_effects.apply(state, by, each.effect, dice, n=each.n, by=by, card=frame.card)
    return events


def shareable(battle: Battle, frame: Attack, ref: str) -> list[int]:
    """Whose shields can help an ally: others' with at least 2, if the target has 2 and they are hit
    (AK-803)."""
    ship = battle.ships.get(ref)
    if (
        ship is None
        or not allied(ship)
        or ship.shields < SHARE
        or pierces(frame, ref)
        or frame.totals[ref] < 1
    ):
        return []
    if not _networked(battle):
        return []
    others = [
        each for each in battle.ships.values() if each.seat is not None and each.hex and each is not ship
    ]
    return sorted(each.seat for each in others if each.seat is not None and each.shields >= SHARE)


def _networked(battle: Battle) -> bool:
    cards = [CARDS[id] for id, up in battle.sparrow_cards.items() if up]
    return any(
        isinstance(each, Flag) and each.what == "share_shields" for card in cards for each in card.passive
    )
