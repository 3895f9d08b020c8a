"""Each picture of a battle in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios import sayings
from images.akarios.common import battle_of, ours
from images.akarios.facts import ENEMIES, SHIPS, called
from images.akarios.fight import attack_of
from images.akarios.order import acting
from images.speech import brief
from rules.akarios.view import BattleView, ShipView, View
from words import Words


def alt_chart(view: View, words: Words, names: Sequence[str]) -> str:
    battle = battle_of(view)
    own = None if view.seat is None else ours(battle, view.seat)
    ships = sorted(battle.ships, key=lambda ship: ship is not own)
    return brief([sayings.head(battle, words), *(_stands(battle, ship, words, names) for ship in ships)])


def _stands(battle: BattleView, ship: ShipView, words: Words, names: Sequence[str]) -> str:
    own = next((each for each in battle.cockpits if each.ship == ship.ref), None)
    facts = [sayings.place(battle, ship, words), *(sayings.ahead(own, words) if own is not None else ())]
    return f"{sayings.who(battle, ship.ref, words, names)}: {', '.join(facts)}."


def alt_around(view: View, words: Words, names: Sequence[str]) -> str:
    told = alt_chart(view, words, names)
    if view.ways is None:
        return told
    ends = ", ".join(f"{number}: {one.end}" for number, one in view.ways.numbered())
    return brief([words("ak-say-reach", ends=ends), told])


def alt_cockpit(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    battle = battle_of(view)
    own, ship = battle.cockpits[seat], ours(battle, seat)
    who = f"{sayings.who(battle, own.ship, words, names)}, {called(SHIPS, ship.kind, words)}"
    facts = ", ".join(sayings.pilot(battle, seat, words, names))
    parts = (sayings.dice(own, words), sayings.cards(own, words), sayings.deck(own.deck, words))
    return brief([f"{who}: {facts}.", *parts])


def alt_enemy(view: View, words: Words, names: Sequence[str], type: str) -> str:
    battle = battle_of(view)
    ships = [sayings.other(battle, one, None, words, names) for one in acting(battle) if one.kind == type]
    card = battle.revealed.get(type)
    left = words("ak-pic-deck-left", n=battle.battle_decks.get(type, 0))
    first = f"{called(ENEMIES, type, words)}. {words('ak-pic-battle-deck')}: {left}."
    return brief([first, "" if card is None else sayings.strip(type, card, words), *ships])


def alt_fight(view: View, words: Words, names: Sequence[str]) -> str:
    battle = battle_of(view)
    return brief([sayings.attack(battle, attack_of(battle), words, names)])
