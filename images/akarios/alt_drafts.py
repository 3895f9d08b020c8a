"""What would come of a command, and what the enemies did, each in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios import sayings
from images.akarios.common import battle_of, short
from images.akarios.danger import danger_of
from images.akarios.facts import ENEMIES, battle_cards, called, card_name
from images.akarios.preview import percent, preview_of
from images.akarios.strip import strip_of
from images.akarios.ways import ways_of
from images.speech import brief
from rules.akarios.view import BattleView, DeedView, TargetView, View, WayView
from rules.core.hexes import FACINGS
from words import Words


def alt_ways(view: View, words: Words, names: Sequence[str]) -> str:
    """Every way by its number."""
    found = ways_of(view)
    who = sayings.who(battle_of(view), found.ship, words, names)
    told = [f"{n}: {way(one, words)}." for n, one in found.numbered()]
    return brief([f"{who}, {words('ak-pic-where-to')}", *told])


def way(one: WayView, words: Words) -> str:
    bow = words(f"ak-bow-{FACINGS[one.facing]}")
    facts = [words("ak-say-way", card=card_name(one.card, words), hex=one.end, bow=bow)]
    facts += [words(f"ak-say-lost-{key}", n=n) for key, n in _losses(one) if n]
    if one.barred:
        facts.append(words(f"ak-pic-barred-{one.barred}"))
    if one.risk in ("wormhole", "destroyed"):
        facts.append(words(f"ak-pic-risk-{one.risk}"))
    return ", ".join(facts) if len(facts) > 1 else f"{facts[0]}, {words('ak-pic-risk-free')}"


def _losses(one: WayView) -> tuple[tuple[str, int], ...]:
    return ("hull", one.hull), ("shields", one.shields), ("stress", one.stress)


def alt_preview(view: View, words: Words, names: Sequence[str]) -> str:
    battle, told = battle_of(view), preview_of(view)
    cost = told.cost
    spent = [words(f"ak-say-face-{face}") for face in cost.dice]
    spent += [words("ak-say-energy-spent", n=cost.energy)] if cost.energy else []
    losses = (("hull", cost.hull), ("shields", cost.shields), ("stress", cost.stress))
    spent += [words(f"ak-say-lost-{key}", n=n) for key, n in losses if n]
    price = words("ak-say-costs", cost=", ".join(spent)) if spent else ""
    flown = "" if told.way is None else f"{way(told.way, words)}."
    targets = [_target(battle, one, words, names) for one in told.targets]
    return brief([f"{card_name(told.card, words)}.", flown, *targets, price])


def _target(battle: BattleView, one: TargetView, words: Words, names: Sequence[str]) -> str:
    facts = [words("ak-say-aimed")] if one.chosen else []
    if not one.seen:
        facts.append(words("ak-pic-hidden"))
    if one.edge:
        facts.append(words(f"ak-pic-draw-{one.edge}"))
    if one.odds is not None:
        facts.append(words("ak-say-destroyed-by", share=percent(one.odds.destroyed)))
        facts.append(words("ak-pic-mean", n=round(one.odds.mean, 1)))
    return f"{sayings.who(battle, one.ref, words, names)}: {', '.join(facts)}."


def alt_danger(view: View, words: Words, names: Sequence[str]) -> str:
    """The safest hexes first."""
    told = danger_of(view)
    ranked = sorted(told.hexes.items(), key=lambda one: (one[1], one[0]))
    hexes = ", ".join(f"{hex} {n}" for hex, n in ranked)
    head = f"{words('ak-pic-danger')}, {words('ak-pic-danger-of', n=told.cards)}:"
    return brief([head, hexes])


def alt_strip(view: View, words: Words, names: Sequence[str], type: str) -> str:
    battle = battle_of(view)
    told = strip_of(battle, type)
    head = f"{called(ENEMIES, type, words)}: {called(battle_cards(), told.card, words)}."
    rows = {row["id"]: row["cmd"] for row in battle_cards()[told.card]["strip"]}
    return brief([head, *(_deed(battle, deed, rows[deed.command], words, names) for deed in told.deeds)])


def _deed(battle: BattleView, deed: DeedView, command: str, words: Words, names: Sequence[str]) -> str:
    known = any(ship.ref == deed.ship for ship in battle.ships)
    who = short(battle, deed.ship, words) if known else deed.ship.upper()
    hex, looks = deed.path[-1]
    if deed.target:
        target = sayings.who(battle, deed.target, words, names)
        told = words("ak-say-fires", target=target, total=deed.total or 0)
    elif command == "turn":
        told = words("ak-say-turns", bow=words(f"ak-bow-{FACINGS[looks]}"))
    elif command == "move":
        told = words("ak-say-flies", hex=hex)
    else:
        told = words(f"ak-pic-command-{command}")
    gone = f", {words('ak-pic-destroyed')}" if deed.destroyed else ""
    return f"{who}: {told}{gone}."
