"""Cards and holds in one breath, for screen readers: missions, ships, NPCs; placements and packing."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.xia import sayings
from images.xia.common import ship_of
from images.xia.errands import steps
from rules.xia.view import (
    ABILITIES,
    AbilityView,
    ErrandView,
    Mission,
    NpcView,
    Outfit,
    Ship,
    TitleView,
    View,
)
from words import Words

Card = Mission | Ship | NpcView | TitleView | AbilityView | Outfit


def alt_cards(shown: Sequence[Card], words: Words) -> str:
    """Of cards side by side, numbered as they are drawn and offered."""
    return brief([f"{number}. {_card(card, words)}" for number, card in enumerate(shown, 1)])


def alt_drawn(view: View, words: Words, names: Sequence[str]) -> str:
    return alt_cards(view.drawn, words)


def alt_ships(view: View, words: Words, names: Sequence[str]) -> str:
    return alt_cards(view.available, words)


def alt_npcs(view: View, words: Words, names: Sequence[str]) -> str:
    return alt_cards(view.npcs, words)


def alt_titles(view: View, words: Words, names: Sequence[str]) -> str:
    return alt_cards(view.titles, words)


def alt_abilities(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    return alt_cards(ship_of(view, seat).abilities, words)


def alt_outfits(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    return alt_cards([each.outfit for each in ship_of(view, seat).outfits], words)


def _card(card: Card, words: Words) -> str:
    lang = words.lang
    match card:
        case Mission():
            return _mission(card, words, None)
        case Ship():
            return _ship(card, words)
        case NpcView():
            return f"{card.npc.name[lang]}: {sayings.npc(card, words)}"
        case TitleView(title=title):
            return f"{title.name[lang]}: {title.condition[lang]} {title.skill[lang]}"
        case AbilityView(ability=ability):
            return f"{ability.name[lang]}: {ability.text[lang]}"
        case Outfit():
            return f"{card.name[lang]}, d{card.die}."


def _mission(card: Mission, words: Words, errand: ErrandView | None) -> str:
    """Its name and kind, and the steps that are left."""
    left = [step.head for step in steps(card, words, errand) if not step.done]
    return f"{card.name[words.lang]}, {words.name('xia', card.type)}: {'; '.join(left)}."


def _ship(card: Ship, words: Words) -> str:
    ability = ABILITIES[card.ability]
    cells = sum(row.count("#") for row in card.hold)
    figures = words("xia-say-ship", hold=cells, energy=card.energy, impulse=card.impulse)
    return f"{card.name[words.lang]}: {figures}; {ability.name[words.lang]}."


def alt_mission(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Of a captain's mission, as far as it may be known."""
    errand = ship_of(view, seat).mission
    if errand is None:
        told = words("xia-card-mission-none") + "."
    elif errand.mission is None:
        told = words("xia-card-mission-hidden") + "."
    else:
        paid = words("xia-say-pays", credits=errand.payment) if errand.payment else ""
        told = " ".join(part for part in (_mission(errand.mission, words, errand), paid) if part)
    return brief([f"{sayings.player(seat, words, names)}: {told}"])


def alt_placements(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Where the outfit in hand would fit, by the numbers of the menu."""
    outfit = view.in_hand
    assert outfit is not None
    ways = [f"{number}. {_cells(outfit, way, words)}" for number, way in enumerate(view.placements, 1)]
    head = words(
        "xia-say-placements", name=sayings.player(seat, words, names), outfit=outfit.name[words.lang]
    )
    return brief([head, "; ".join(ways) + "."])


def alt_packing(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """The hold as it is, and where the next outfit would lie best."""
    facts = sayings.ship(ship_of(view, seat), words, names)
    told = [f"{sayings.player(seat, words, names)}, {'; '.join(facts)}."]
    if view.in_hand is not None and view.placements:
        best = _cells(view.in_hand, view.placements[0], words)
        told.append(words("xia-say-packing", outfit=view.in_hand.name[words.lang], cells=best))
    return brief(told)


def _cells(outfit: Outfit, way: Sequence[int], words: Words) -> str:
    marks = "".join(outfit.shape).replace(".", "")
    spots = [cell for cell, mark in zip(way, marks, strict=True) if mark == "A"]
    return words(
        "xia-say-cells", cells=", ".join(map(str, sorted(way))), spots=", ".join(map(str, sorted(spots)))
    )
