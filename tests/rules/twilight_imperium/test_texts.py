"""What players read on components: whole in both languages, short, and with the figures of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from rules.core.data import Data
from rules.twilight_imperium import texts
from rules.twilight_imperium.battle import abilities as fighting
from rules.twilight_imperium.battle import losses, spoils
from rules.twilight_imperium.cards import (
    deeds_action_more,
    deeds_battle,
    deeds_harm,
    deeds_other,
    deeds_senate,
    deeds_strategy,
)
from rules.twilight_imperium.components import (
    ABILITIES,
    LEADER_KINDS,
    RACIAL,
    STRATEGY,
    TECHNOLOGIES,
    UNITS,
)
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, PUBLIC, SECRET, SPECIAL
from rules.twilight_imperium.effects import building, combat
from rules.twilight_imperium.phases import abilities, raids
from rules.twilight_imperium.senate import (
    agendas_laws,
    agendas_people,
    agendas_science,
    agendas_ships,
    agendas_trade,
    agendas_war,
    laws_power,
    laws_science,
    laws_trade,
    laws_war,
    offices,
)
from rules.twilight_imperium.strategic import assembly, diplomacy, trade, warfare
from words import LANGUAGES

LOCALES = Path(__file__).resolve().parents[3] / "locales"
ROOM = 220
"""Characters that a card has room for."""
VOTES = {"за", "против"}
"""Quoted in Russian, and no names."""

KEYS: dict[str, list[str]] = {
    "action_cards": [texts.action_card(id) for id in ACTION_CARDS],
    "political_cards": [key for id in POLITICAL_CARDS for key in texts.agenda(id)],
    "objectives": [texts.objective(id) for id in (*PUBLIC, *SECRET, *SPECIAL)],
    "technologies": [texts.technology(id) for id in (*TECHNOLOGIES, *RACIAL)],
    "races": [*map(texts.ability, ABILITIES), *map(texts.leader, LEADER_KINDS)],
    "strategy_cards": [key for id in STRATEGY for key in texts.strategy_card(id)],
}


@cache
def written(lang: str, kind: str) -> dict[str, str]:
    """The messages of one file; none has anything to fill in."""
    found = {}
    resource = parse((LOCALES / lang / f"twilight_imperium_{kind}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            (text,) = entry.value.elements
            assert isinstance(text, ast.TextElement)
            found[entry.id.name] = text.value
    return found


@cache
def everything(lang: str) -> dict[str, str]:
    return {key: text for kind in KEYS for key, text in written(lang, kind).items()}


def numbers(text: str) -> list[int]:
    """Not those that belong to a word, such as X-89."""
    return sorted(int(each) for each in re.findall(r"(?<![A-Za-z]-)\b\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KEYS)
def test_every_component_has_its_text_and_no_text_is_without_one(kind: str, lang: str) -> None:
    assert sorted(written(lang, kind)) == sorted(KEYS[kind])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_fit_on_a_card_and_are_sentences(lang: str) -> None:
    for key, text in everything(lang).items():
        assert len(text) <= ROOM, key
        assert text[0].isupper() and text.endswith("."), key
        assert not re.search(r"  | [.,:;—]|'(?!s End)|\"|\.\.", text), key


def test_both_languages_give_the_same_figures() -> None:
    english, russian = everything("en"), everything("ru")
    assert {key: numbers(text) for key, text in english.items()} == {
        key: numbers(text) for key, text in russian.items()
    }


# Names


def named() -> dict[str, set[str]]:
    """What a Russian name is in English."""
    found: dict[str, set[str]] = {}
    rows = (row for file in Data("twilight_imperium").files() for rows in file.values() for row in rows)
    for row in rows:
        if isinstance(row, dict) and isinstance(row.get("name"), dict):
            found.setdefault(row["name"]["ru"], set()).add(row["name"]["en"].casefold())
    return found


def test_names_in_the_texts_are_names_of_components() -> None:
    known, english = named(), everything("en")
    quoted = [(key, name) for key, text in everything("ru").items() for name in re.findall("«(.+?)»", text)]
    assert len(quoted) > 20
    for key, name in quoted:
        if name not in VOTES:
            assert any(each in english[key].casefold() for each in known.get(name, ())), (key, name)


# Figures


def figures() -> Iterator[tuple[str, int]]:
    for id, row in TECHNOLOGIES.items():
        for token in row.tokens:
            yield from ((texts.technology(id), int(each)) for each in re.findall(r"(?<![a-z\d])\d+", token))
    tests = {row.id: row.test for row in PUBLIC.values()} | {row.id: row.test for row in SECRET.values()}
    for id, test in tests.items():
        counted = (int(each) for each in re.findall(r"\d+", test))
        yield from ((texts.objective(id), each) for each in counted if each > 1)
    for id, card in STRATEGY.items():
        if card.follow > 0:
            yield texts.strategy_card(id)[1], card.follow
    for key, limits in ENGINE.items():
        yield from ((key, each) for each in limits)


ENGINE: dict[str, tuple[int, ...]] = {
    "ti-card-experimental-battlestation": (combat.BATTLESTATION,),
    "ti-card-transport": (deeds_action_more.MOST_TROOPS,),
    "ti-card-alien-technology": (deeds_action_more.ALIEN,),
    "ti-card-courageous-to-the-end": (deeds_battle.COURAGE,),
    "ti-card-strategic-bombardment": (deeds_harm.RETURNS,),
    "ti-card-touch-of-genius": (deeds_other.GENIUS.amount,),
    "ti-card-focused-research": (deeds_senate.RESEARCH.amount,),
    "ti-card-temporary-stability": (deeds_strategy.PRICE_OF_UNREST,),
    "ti-agenda-ancient-artifact-for": (
        agendas_science.EXPLODES,
        agendas_science.EXPLODES + 1,
        agendas_science.SHARDS,
        agendas_science.HITS,
    ),
    "ti-agenda-arms-reduction-for": tuple(agendas_ships.KEPT.values()),
    "ti-agenda-colonial-redistribution-for": (agendas_people.SETTLERS,),
    "ti-agenda-colonization-licensing-against": (laws_trade.SHARE,),
    "ti-agenda-diversified-income-against": (laws_trade.GIVEN,),
    "ti-agenda-fighter-tax-against": (laws_war.FIGHTERS,),
    "ti-agenda-fleet-restrictions-for": (laws_war.MOST,),
    "ti-agenda-fleet-restrictions-against": (laws_war.MOST,),
    "ti-agenda-free-trade-against": (laws_trade.LOST,),
    "ti-agenda-class-struggle-against": (laws_trade.LOST,),
    "ti-agenda-holder-of-mecatol-rex-against": (agendas_laws.REINFORCED,),
    "ti-agenda-intergalactic-commerce-for": (agendas_trade.TOLL,),
    "ti-agenda-interstellar-arms-dealers-for": (agendas_ships.PRICE,),
    "ti-agenda-mass-mobilization-for": (agendas_war.PER_FORCE,),
    "ti-agenda-minister-of-internal-security": (offices.KILLED,),
    "ti-agenda-new-constitution-for": (agendas_laws.TIRED,),
    "ti-agenda-open-the-trade-routes-for": (agendas_trade.GIFT,),
    "ti-agenda-prophecy-of-ixth": (agendas_war.PATROL,),
    "ti-agenda-resource-management-against": (laws_power.FULL, laws_power.GIVEN_UP),
    "ti-agenda-short-term-truce-for": (offices.PEACE,),
    "ti-agenda-technological-jihad-for": (laws_science.FACE,),
    "ti-agenda-technology-buy-back-for": (offices.REFUND,),
    "ti-agenda-vorhal-peace-prize-against": (laws_power.PRIZE,),
    "ti-agenda-wormhole-research-for": (
        agendas_science.COLLAPSE,
        agendas_science.COLLAPSE + 1,
        agendas_science.PROFIT,
        agendas_science.PROFIT + 1,
        agendas_science.GOODS,
    ),
    "ti-strategy-diplomacy-2-secondary": (diplomacy.INFLUENCE,),
    "ti-strategy-assembly-secondary": (assembly.SUM,),
    "ti-strategy-trade-2-primary": (trade.GOODS, trade.MOST),
    "ti-strategy-warfare-2-secondary": (warfare.MOST,),
    "ti-ability-letnev-war-chest": (fighting.CHEST,),
    "ti-ability-mentak-piracy": (raids.RICH, raids.MOST),
    "ti-ability-muaat-star-forge": (abilities.FORGED,),
    "ti-technology-berserker-genome": (losses.TEN, losses.VENGEANCE),
    "ti-technology-bioptic-recyclers": (abilities.RECYCLED,),
    "ti-technology-production-centers": (abilities.POOR, abilities.INCOME, abilities.SHARE),
    "ti-technology-salvage-operations": (spoils.GOODS,),
    "ti-technology-transit-diodes": (abilities.MOST,),
    "ti-ability-l1z1x-yards": (UNITS["dreadnought"].cost - 1,),
    "ti-ability-saar-floating-docks": (building.FLOATING,),
    "ti-technology-magmus-reactor": (UNITS["war_sun"].cost - 2,),
    "ti-technology-mark-ii-advanced-carriers": (UNITS["carrier"].capacity + 2,),
    "ti-technology-floating-factory": (building.FLOATING + 1, UNITS["dock"].fighter_capacity + 2),
    "ti-objective-b1-three-docks": (UNITS["dock"].limit,),
    "ti-objective-industrial": (UNITS["dock"].limit, UNITS["dreadnought"].limit),
}
"""What the code does with figures of its own."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_those_of_the_game(lang: str) -> None:
    found = [*figures()]
    assert len(found) > 100
    missing = [(key, number) for key, number in found if number not in numbers(everything(lang)[key])]
    assert not missing


@pytest.mark.parametrize("id", STRATEGY)
def test_a_secondary_says_whether_it_takes_a_counter(id: str) -> None:
    for key in texts.strategy_card(id)[1:]:
        assert ("Strategy Allocation counter" in everything("en")[key]) == (STRATEGY[id].follow > 0)
        assert ("жетон стратегии" in everything("ru")[key]) == (STRATEGY[id].follow > 0)


def test_only_a_law_calls_itself_one() -> None:
    for id, row in POLITICAL_CARDS.items():
        key = texts.agenda(id)[0]
        if not row.redraw:
            assert everything("en")[key].startswith("Law: ") == row.law, id
            assert everything("ru")[key].startswith("Закон: ") == row.law, id
