"""The battle effects: what each does to a ship, and when it does not (AK-264 to AK-270, AK-521 to AK-565)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import get_args

from rules.akarios import frames
from rules.akarios.components import CARDS, EFFECTS
from rules.akarios.language import Addition, Mark
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship import damage, decks, stress
from rules.akarios.ship.durations import span
from rules.akarios.ship.immunity import immune
from rules.akarios.state import Cockpit, Ship, State
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import EVERYBODY

MARKS: tuple[Mark, ...] = get_args(Mark)


# An effect in words: `push:2`


def said(effect: str, n: int = 1) -> str:
    return f"{effect}:{n}" if n != 1 else effect


def read(text: str) -> Addition:
    effect, _, n = text.partition(":")
    return Addition(effect, int(n or 1))  # type: ignore[arg-type]


# Applying


def apply(
    state: State,
    ref: str,
    effect: str,
    dice: Dice,
    *,
    n: int = 1,
    by: str = "",
    card: str = "",
    which: str = "",
) -> list[Event]:
    """On one ship, outside an attack or after its damage. A ship that is gone or immune gets nothing (AK-269,
    AK-271). `which`: the mark that Cleanse takes off."""
    battle = state.fight
    if ref not in battle.ships or battle.ships[ref].hex is None:
        return []
    ship = battle.ships[ref]
    if immune(battle, ref, effect):
        if effect not in EFFECTS:
            return []
        return [Event("ak-immune", {"ship": called(battle, ref), "effect": f"@{effect}"})]
    if effect in MARKS:
        return mark(state, ship, effect)
    if effect == "cleanse":
        return cleanse(state, ship, which)
    return DOES[effect](state, ship, n, by, card, dice)


def mark(state: State, ship: Ship, effect: Mark) -> list[Event]:
    """Once at most; again renews how long it lasts (AK-268, AK-524)."""
    battle = state.fight
    ship.marks[effect] = span(battle, ship, effect)
    return [Event("ak-marked", {"ship": called(battle, ship.ref), "effect": f"@{effect}"})]


def cleanse(state: State, ship: Ship, which: str) -> list[Event]:
    """Any one effect but Rupture, harmful or not (AK-538, AK-539)."""
    if which not in cleansable(ship):
        return []
    del ship.marks[which]
    return [Event("ak-cleansed", {"ship": called(state.fight, ship.ref), "effect": f"@{which}"})]


def cleansable(ship: Ship) -> list[Mark]:
    return [each for each in sorted(ship.marks) if EFFECTS[each].cleansable]


def _repair(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """Up to the starting value (AK-550); a hull that rises ends Rupture (AK-307, AK-522)."""
    if ship.hull is None:
        return []
    risen = max(0, min(n, ship.hull_cap - ship.hull))
    if not risen:
        return []
    ship.hull += risen
    ship.marks.pop("rupture", None)
    note(state.fight, "repaired", ship=ship.ref, by=by or None, card=card or None, n=risen)
    return [Event("ak-repaired", {"ship": called(state.fight, ship.ref), "n": risen, "hull": ship.hull})]


def _charge(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """Up to the starting value (AK-532)."""
    risen = max(0, min(n, ship.shields_cap - ship.shields))
    if not risen:
        return []
    ship.shields += risen
    return [Event("ak-charged", {"ship": called(state.fight, ship.ref), "n": risen, "shields": ship.shields})]


def _lose_shields(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """No damage: nothing goes on to the hull (AK-780)."""
    return damage.lose(state, ship.ref, shields=n, by=by, card=card).events


def _calm(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """Enemies have no stress (AK-546)."""
    return [] if ship.seat is None else stress.lose(state, ship.seat, n, dice)


def _hack(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """A player gains stress, another's deck a stress Miss (AK-421, AK-525)."""
    if ship.seat is not None:
        return stress.gain(state, ship.seat, n, dice)
    return hack_deck(state, n, dice)


def hack_deck(state: State, n: int, dice: Dice) -> list[Event]:
    """Into the enemies' deck, without its discards (AK-237, AK-526)."""
    battle = state.fight
    added = sum(decks.add(battle, battle.enemy_mods, decks.STRESS_MISS, dice) for _ in range(n))
    return [Event("ak-enemies-hacked", {"n": added})] if added else []


def _boost(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """Into the deck the ship draws from (AK-560, AK-561)."""
    battle = state.fight
    added = sum(decks.add(battle, decks.of(battle, ship.ref), decks.BOOST, dice) for _ in range(n))
    return [Event("ak-boosted", {"ship": called(battle, ship.ref), "n": added})] if added else []


def _recharge(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    """The owner chooses among different other cards (AK-527, AK-528); without a choice it is done. Several
    owners choose at the same time (AK-916)."""
    if ship.seat is None:
        return []
    there = rechargeable(state.fight.cockpits[ship.seat], but=card)
    if len(there) <= n:
        return recharge(state, ship.seat, there)
    match state.stack[-1:]:
        case [frames.Recharging(asked=others) as top] if _same(top, n, card) and ship.seat not in others:
            others.append(ship.seat)
        case _:
            state.stack.append(frames.Recharging(asked=[ship.seat], n=n, source=card))
    return []


def _same(frame: frames.Recharging, n: int, card: str) -> bool:
    return (frame.n, frame.source) == (n, card)


def rechargeable(cockpit: Cockpit, but: str = "") -> list[str]:
    """Below this scenario's start, not marked non-rechargeable, broken or not, and not the card that gives it
    (AK-138, AK-139, AK-142, AK-305, AK-527, AK-529, AK-536)."""
    lacking = (each for each in cockpit.cards if each.energy < each.cap and each.card != but)
    return [each.card for each in lacking if CARDS[each.card].rechargeable]


def recharge(state: State, seat: int, cards: Sequence[str]) -> list[Event]:
    """One on each."""
    for each in state.fight.cockpits[seat].cards:
        if each.card in cards:
            each.energy += 1
    named = tuple(f"@{card}" for card in cards)
    return [Event("ak-recharged", {"seat": f"#{seat}", "cards": named})] if cards else []


def _push(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    return _shove(state, ship, n, by, "push")


def _pull(state: State, ship: Ship, n: int, by: str, card: str, dice: Dice) -> list[Event]:
    return _shove(state, ship, n, by, "pull")


def _shove(state: State, ship: Ship, n: int, by: str, kind: str) -> list[Event]:
    """Hex by hex: what lies there works, and equal hexes are a choice (AK-540, AK-547)."""
    if by not in state.fight.ships:
        return []
    seat = state.fight.ships[by].seat
    who = EVERYBODY if seat is None else seat
    state.stack.append(frames.Shoving(seat=who, ship=ship.ref, by=by, kind=kind, left=n))  # type: ignore[arg-type]
    return []


DOES: dict[str, Callable[[State, Ship, int, str, str, Dice], list[Event]]] = {
    "repair": _repair,
    "shield_charge": _charge,
    "lose_shields": _lose_shields,
    "calm": _calm,
    "hack": _hack,
    "boost": _boost,
    "recharge": _recharge,
    "push": _push,
    "pull": _pull,
}


# Effects of an attack


def after_damage(
    state: State,
    by: str,
    target: str,
    effects: Collection[Addition],
    dealt: damage.Dealt,
    dice: Dice,
    card: str,
) -> list[Event]:
    """At the moment of damage, also at a total of 0 (AK-264, AK-265), not on the destroyed (AK-269). Glitch
    and Rupture need hull damage by this very attack (AK-266). Shoves come last: they are put on the stack."""
    events: list[Event] = []
    for addition in _once_each(effects):
        row = EFFECTS[addition.effect]
        if addition.effect == "pierce" or (row.needs_hull_damage and not dealt.hull):
            continue
        events += apply(state, target, addition.effect, dice, n=addition.n, by=by, card=card)
    return events


def _once_each(effects: Collection[Addition]) -> list[Addition]:
    """The same effect of several cards counts once, the furthest Push or Pull (AK-268, AK-286)."""
    most: dict[str, Addition] = {}
    for each in effects:
        if each.effect not in most or most[each.effect].n < each.n:
            most[each.effect] = each
    return list(most.values())


def attacked(ship: Ship) -> None:
    """Its Stealth ends when it has attacked, not when it is damaged (AK-554)."""
    ship.marks.pop("stealth", None)


def hidden(ship: Ship, by: str) -> bool:
    """Nobody but itself can choose a stealthed ship, friend or foe (AK-198, AK-555)."""
    return "stealth" in ship.marks and ship.ref != by
