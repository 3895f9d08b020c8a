"""Modifier decks: one for each player, one for all enemies (AK-010, AK-023, AK-219 to AK-240)."""

from __future__ import annotations

from rules.akarios.components import MODIFIERS
from rules.akarios.ship.ships import cockpit
from rules.akarios.state import Battle, Mods
from rules.core.dice import Dice

STRESS_MISS = "stress_miss"
BOOST = "boost_x2"
PASSING = (STRESS_MISS, BOOST)
"""Cards that leave every deck at the end of a scenario (AK-236)."""


def starting() -> list[str]:
    """The same 20 cards for everybody, and for the enemies (AK-238, AK-240). One plain x2 among them stays in
    the deck (AK-239, AK-869)."""
    return [id for id, row in MODIFIERS.items() for _ in range(row.each)]


def of(battle: Battle, ref: str) -> Mods:
    """The deck a ship draws from: the own one, or the enemies', which allies use too (AK-237, AK-416)."""
    mine = cockpit(battle, ref)
    return battle.enemy_mods if mine is None else mine.deck


def draw(mods: Mods, dice: Dice) -> str | None:
    """The top card. An empty deck is made anew from the discards, without what this attack has drawn
    (AK-224)."""
    if not mods.cards:
        shuffle_in(mods, dice)
    if not mods.cards:
        return None
    card = mods.cards.pop()
    mods.drawn.append(card)
    return card


def shuffle_in(mods: Mods, dice: Dice) -> None:
    """The discards go back into the deck."""
    mods.cards, mods.discards = [*mods.cards, *mods.discards], []
    dice.shuffle(mods.cards)


def add(battle: Battle, mods: Mods, card: str, dice: Dice) -> bool:
    """Shuffled into the deck, the discards left alone (AK-526, AK-560); False: the box is empty (AK-326)."""
    if not _from_box(battle, card):
        return False
    mods.cards.append(card)
    dice.shuffle(mods.cards)
    return True


def put_on_top(battle: Battle, mods: Mods, card: str) -> bool:
    if not _from_box(battle, card):
        return False
    mods.cards.append(card)
    return True


def _from_box(battle: Battle, card: str) -> bool:
    left = battle.box.get(card, 0)
    if left:
        battle.box[card] = left - 1
    return bool(left)


def _to_box(battle: Battle, card: str) -> None:
    battle.box[card] = battle.box.get(card, 0) + 1


def add_miss(battle: Battle, mods: Mods, dice: Dice) -> bool:
    """A stress Miss, shuffled in together with the discards (AK-312)."""
    added = _from_box(battle, STRESS_MISS)
    if added:
        mods.cards.append(STRESS_MISS)
    shuffle_in(mods, dice)
    return added


def remove_miss(battle: Battle, mods: Mods, dice: Dice) -> bool:
    """The discards are shuffled in, then one stress Miss is taken out, if there is one (AK-318 to AK-320)."""
    shuffle_in(mods, dice)
    if STRESS_MISS not in mods.cards:
        return False
    mods.cards.remove(STRESS_MISS)
    _to_box(battle, STRESS_MISS)
    return True


def clean(battle: Battle, mods: Mods, dice: Dice) -> None:
    """The attack is over: what it drew is discarded (AK-222), a stress Miss that counted and every boost x2
    leave (AK-233 to AK-235), and a reshuffle symbol is obeyed (AK-223)."""
    used = list(mods.used)
    drawn, mods.drawn, mods.used = mods.drawn, [], []
    for card in drawn:
        counted = card in used
        if counted:
            used.remove(card)
        leaves = MODIFIERS[card].leaves
        if leaves == "drawn" or (leaves == "used" and counted):
            _to_box(battle, card)
        else:
            mods.discards.append(card)
    if any(MODIFIERS[card].reshuffle for card in drawn):
        shuffle_in(mods, dice)


def end(battle: Battle) -> None:
    """After the scenario stress Misses and boosts leave the decks, whatever is left of them (AK-236)."""
    for mods in (battle.enemy_mods, *(each.deck for each in battle.cockpits)):
        for card in (*mods.cards, *mods.discards, *mods.drawn):
            if card in PASSING:
                _to_box(battle, card)
        every = [*mods.cards, *mods.discards, *mods.drawn]
        mods.cards = [card for card in every if card not in PASSING]
        mods.discards, mods.drawn, mods.used = [], [], []
