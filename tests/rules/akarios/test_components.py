"""The components are read, they are as many as the box holds, and what is written wrong is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rules.akarios import check
from rules.akarios import components as box
from rules.akarios.components import (
    ARCS,
    CARDS,
    CLASSES,
    EFFECTS,
    ENEMIES,
    FACES,
    LOCATIONS,
    MODIFIERS,
    PATTERNS,
    PILOTS,
    SHIPS,
    TERRAIN,
    TRAUMA,
)
from rules.akarios.components_voyage import EVENTS, JOURNEYS, Check, Copilot, DrawEvent, GainUpgrade, Scout
from rules.akarios.enemy.decks import DECKS
from rules.akarios.game import RULES
from rules.akarios.hooks import Hook
from rules.akarios.language import (
    Addition,
    Aim,
    Apply,
    Card,
    Dice,
    Do,
    Flag,
    Gift,
    Immune,
    Lose,
    Mend,
    Move,
    Name,
    On,
    PlaceOther,
    ReadAs,
    Relocate,
    Status,
)
from rules.akarios.scenario.script import SCRIPTS, World
from rules.check import faults
from rules.core.data import LANGUAGES, BadContent, Data, parts


def test_nothing_is_wrong_with_the_files() -> None:
    assert list(faults("akarios")) == []


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (box.ENGINES, 57),
        (box.WEAPONS, 57),
        (box.TECHNOLOGIES, 57),
        (box.COPILOTS, 30),
        (box.PILOT_ABILITIES, 32),
        (box.SHIP_ABILITIES, 30),
        (box.SPARROW_CARDS, 28),
    ],
)
def test_every_deck_is_whole(cards: tuple[Card, ...], count: int) -> None:
    assert len({card.id for card in cards}) == len(cards) == count


def test_the_box_is_whole() -> None:
    assert len(PILOTS) == 8 and sum(pilot.starting for pilot in PILOTS.values()) == 4
    assert len(SHIPS) == 10 and sum(ship.obtained == "start" for ship in SHIPS.values()) == 4
    assert len(ENEMIES) == 14 and sum(enemy.supply for enemy in ENEMIES.values()) == 42
    assert sum(row.copies for row in TRAUMA.values()) == 22
    assert sum(5 * row.each + row.box for row in MODIFIERS.values()) == 230
    assert sum(row.each for row in MODIFIERS.values()) == 20
    assert len(LOCATIONS) == 29


@pytest.mark.rule("AK-013")
def test_there_are_as_many_cards_and_dice_as_the_box_holds() -> None:
    cards = (box.SPARROW_CARDS, box.COPILOTS, box.WEAPONS, box.ENGINES, box.TECHNOLOGIES)
    assert [len(each) for each in cards] == [28, 30, 57, 57, 57]
    assert sum(enemy.supply for enemy in ENEMIES.values()) == 42
    assert sum(len(deck) for deck in DECKS.values()) == 140
    assert sum(5 * row.each + row.box for row in MODIFIERS.values()) == 230
    assert (sum(row.copies for row in TRAUMA.values()), len(EVENTS)) == (22, 28)
    worlds = [script for script in SCRIPTS.values() if isinstance(script, World)]
    assert 0 < sum(len(world.card) for world in worlds) <= 140
    assert max(RULES.seats) * box.DICE == 16
    assert sum(row.sides for row in box.RESULTS.values()) == 6


def test_hooks_and_verbs_are_as_many_as_the_language_has() -> None:
    assert len(get_args(Hook)) == 27
    assert len(get_args(Do)) == 29


@pytest.mark.rule("AK-012")
def test_tokens_and_boards_are_those_of_the_box() -> None:
    tokens = {id: row.tokens for id, row in TERRAIN.items()}
    assert tokens == {"asteroids": 8, "nebula": 4, "small_planet": 4, "large_planet": 4, "wormhole": 3}
    assert (box.ENEMY_BOARDS, box.SCENARIO_TOKENS) == (8, 6)


@pytest.mark.rule("AK-016")
def test_crews_and_abilities_are_upgrades_as_all_others() -> None:
    assert len(CARDS) == 57 + 57 + 57 + 30 + 32 + 30 + 28
    kinds = {CARDS[id].kind for id in ("timbor", "wingman", "turret", "flank")}
    assert kinds == {"copilot", "pilot_ability", "ship_ability", "engine"}


@pytest.mark.parametrize(
    ("ship", "weapon", "engine"),
    [
        pytest.param("argonaut", "Burst Fire", "Flank", marks=pytest.mark.rule("AK-035")),
        pytest.param("chariot", "Proton Pulse", "Barrel Roll", marks=pytest.mark.rule("AK-036")),
        pytest.param("knossos", "EM Pulse", "Bank", marks=pytest.mark.rule("AK-037")),
        pytest.param("invincible", "Long-Range Cannon", "Turnabout", marks=pytest.mark.rule("AK-038")),
    ],
)
def test_ships_start_with_their_own_cards(ship: str, weapon: str, engine: str) -> None:
    row = SHIPS[ship]
    assert (CARDS[row.weapon].name.en, CARDS[row.engine].name.en) == (weapon, engine)
    assert row.obtained == "start"


@pytest.mark.rule("AK-039")
def test_there_are_five_classes() -> None:
    letters = {id: row.letter.ru for id, row in CLASSES.items()}
    assert letters == {"command": "К", "heavy": "Т", "assault": "Ш", "research": "И", "recon": "Р"}


@pytest.mark.rule("AK-041")
def test_the_argonaut_is_heavy() -> None:
    assert SHIPS["argonaut"].classes == ("heavy",)


@pytest.mark.rule("AK-084", "AK-085")
def test_an_action_die_has_six_faces() -> None:
    assert {id: row.sides for id, row in FACES.items()} == {"move": 2, "attack": 2, "joker": 1, "stress": 1}


def test_dice_fit_cells_by_their_faces() -> None:
    assert FACES["move"].fits == ("move", "joker") and FACES["attack"].fits == ("attack", "joker")
    assert set(FACES["joker"].fits) == {"move", "attack", "joker"}
    assert set(FACES["stress"].fits) == {"move", "attack", "joker", "stress"}
    assert [id for id, row in FACES.items() if row.stress] == ["stress"]


# What is written wrong

ENGINE = """[[engine]]
id = "flank"
kind = "engine"
name = { en = "Flank", ru = "Фланг" }
text = { en = "Move.", ru = "Перемещение." }
cells = "M"
steps = [{ do = "move", patterns = ["flank"] }]
"""


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ("cells", "cels", "cels"),
        ('do = "move"', 'do = "mvoe"', "mvoe"),
        ("patterns", "pattern", "pattern"),
        ('kind = "engine"', 'kind = "motor"', "motor"),
    ],
)
def test_a_misspelt_word_is_refused_with_its_file(tmp_path: Path, right: str, wrong: str, why: str) -> None:
    (tmp_path / "akarios").mkdir()
    own = tmp_path / "akarios" / "engines.toml"
    data = Data("akarios", content=tmp_path)
    own.write_text(ENGINE, encoding="utf-8")
    assert data.rows("engines", "engine", Card)[0].id == "flank"
    own.write_text(ENGINE.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadContent, match=rf"akarios/engines\.toml, line 1, engine 1 flank: .*{why}"):
        Data("akarios", content=tmp_path).rows("engines", "engine", Card)


@pytest.mark.parametrize(
    ("table", "id", "change", "said"),
    [
        (
            "PILOTS",
            "starla",
            {"abilities": ("feint",) * 4},
            "pilots.toml: feint belongs to 4 of them, not to 1",
        ),
        (
            "SHIPS",
            "argonaut",
            {"weapon": "flank"},
            "ships.toml: argonaut starts with flank, which is no weapon",
        ),
        (
            "SHIPS",
            "argonaut",
            {"weapon": "laser_cannon"},
            "ships.toml: argonaut starts with laser_cannon, which markets sell",
        ),
        ("ENEMIES", "ronin_scout", {"deck": 2}, "enemies.toml: deck numbers must run from 1 on, each once"),
        ("ENEMIES", "ronin_scout", {"code": "rf"}, "enemies.toml: the code rf is there 2 times"),
        ("MODIFIERS", "x2", {"draw": True}, "modifiers.toml: x2 draws again, which no ×2 and no Miss may"),
        (
            "LOCATIONS",
            "005",
            {"at": box.Place("dragon", 8, 3)},
            "atlas.toml: 005 lies at 8.3, off the map of dragon",
        ),
        (
            "LOCATIONS",
            "005",
            {"opened_by": ("099",)},
            "atlas.toml: 005 is opened by 099, which is nowhere",
        ),
    ],
)
def test_what_does_not_fit_together_is_said(
    monkeypatch: pytest.MonkeyPatch, table: str, id: str, change: dict[str, object], said: str
) -> None:
    rows = getattr(check, table)
    monkeypatch.setattr(check, table, {**rows, id: replace(rows[id], **change)})
    assert said in list(check.faults())


REACHING = Apply((Gift("push"),), Aim("any", range=1))
CHOOSING = Apply(choose_one=(Gift("stall"), Gift("glitch")))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cells": "M*M"}, "M*M are no cells"),
        ({"cells": "A+A&A"}, "A+A&A are no cells"),
        ({"steps": ()}, "it does nothing"),
        ({"excludes": ("nothing",)}, "it excludes nothing, which is no card"),
        ({"excludes": ("bank",)}, "bank does not exclude it in turn"),
        ({"kind": "weapon"}, "it is of the kind weapon, not engine"),
        ({"bonus": (REACHING,) * 2}, "two of its bonuses choose whom they concern"),
        (
            {"steps": (CHOOSING, Dice(1))},
            "two of its parts choose one of several effects or dice, and a command says that once",
        ),
        (
            {"steps": (Mend(),), "bonus": (Apply((Gift("recharge"),)),)},
            "two of its parts choose cards, and a command says that once",
        ),
        (
            {"steps": (Relocate("edge"), PlaceOther(Aim("enemy"), 3))},
            "two of its parts choose a place, and a command says that once",
        ),
    ],
)
def test_what_is_wrong_with_a_card_is_said_with_its_line(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, object], said: str
) -> None:
    cards = tuple(replace(card, **change) if card.id == "flank" else card for card in box.ENGINES)
    monkeypatch.setitem(check.FILES, "engine", ("engines", cards))
    found = [fault for fault in check.faults() if "engine 33 flank" in fault]
    assert any(fault.startswith("akarios/engines.toml, line ") and fault.endswith(said) for fault in found)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"flank"] }', '"flunk"] }', "flunk is no pattern"),
        (
            '{ do = "move", patterns = ["flank"] }',
            '{ do = "attack", damage = 1, aim = { arc = "wide" } }',
            "wide is no arc",
        ),
        (
            '{ do = "move", patterns = ["flank"] }',
            '{ do = "swap", aim = { who = "enemy", exclude = ["yur"] } }',
            "yur is no enemy",
        ),
        (
            '{ do = "move", patterns = ["flank"] }',
            '{ do = "top_card", card = "x3", aim = { who = "player" } }',
            "x3 is no modifier card",
        ),
    ],
)
def test_what_a_card_names_must_be_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, old: str, new: str, said: str
) -> None:
    (tmp_path / "akarios").mkdir()
    (tmp_path / "akarios" / "engines.toml").write_text(ENGINE.replace(old, new), encoding="utf-8")
    data = Data("akarios", content=tmp_path)
    monkeypatch.setattr(check, "DATA", data)
    monkeypatch.setitem(check.FILES, "engine", ("engines", data.rows("engines", "engine", Card)))
    assert f"akarios/engines.toml, line 1, engine 1 flank: {said}" in list(check.faults())


def test_every_card_says_what_it_does_in_both_languages() -> None:
    for card in CARDS.values():
        assert card.text.en.isascii() or set("×−—’") & set(card.text.en), card.id
        assert re.search("[а-яё]", card.text.ru) and card.text.ru.endswith("."), card.id
        assert not re.search(" —|[a-z]{3}", card.text.ru), f"{card.id}: a dash that breaks, or English"
        assert not re.search(r"\bгекс", card.text.ru.lower()), f"{card.id}: a space is a клетка"
        assert not re.search(r"\bкурс", card.text.ru.lower()), f"{card.id}: a facing is a направление"
        assert len(card.text.en) <= 230 and len(card.text.ru) <= 230, card.id


def test_twenty_eight_events_in_three_systems() -> None:
    assert len(EVENTS) == 28
    systems = [event.system for event in EVENTS.values()]
    assert [systems.count(system) for system in ("dragon", "vertus", "threshold")] == [10, 9, 9]
    assert all(row.event == (DrawEvent(),) for row in JOURNEYS.values()) and len(JOURNEYS) == 3
    for event in EVENTS.values():
        for option in event.options:
            assert (option.back is None) == any(parts(option, Check)), event.id


@pytest.mark.parametrize(
    ("happens", "said"),
    [
        (Copilot("flank"), "events.toml: d01 gives flank, which is no co-pilot"),
        (Scout("077"), "events.toml: d01 scouts 077, which is nowhere"),
        (GainUpgrade("engine", (1, 60)), "events.toml: d01: there is no engine 60"),
    ],
)
def test_what_an_event_gives_must_be_there(
    monkeypatch: pytest.MonkeyPatch, happens: object, said: str
) -> None:
    first, second = EVENTS["d01"].options
    changed = replace(EVENTS["d01"], options=(replace(first, do=(happens,)), second))
    monkeypatch.setitem(EVENTS, "d01", changed)
    assert said in list(check.faults())


def test_an_event_has_two_options_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    event = EVENTS["d01"]
    monkeypatch.setitem(EVENTS, "d01", replace(event, options=event.options[::-1]))
    assert "events.toml: d01 must have the options a and b" in list(check.faults())


@pytest.mark.parametrize(
    ("id", "does"),
    [
        ("ablative_paint", Flag("first_terrain_free", per="round")),
        ("squad_link", Apply((Gift("calm"),), Aim("players", range=3))),
        ("bulwark", Status("taunt", "round", aim=Aim("enemy", "all", 3))),
        ("core_explosion", Lose(hull=2, mandatory=True)),
        ("lucky_devil", ReadAs("miss", damage=3)),
        ("absorbing_cannon", On("damaged", (Apply((Gift("recharge"),), Aim("card")),))),
    ],
)
def test_cards_do_what_their_words_say(id: str, does: object) -> None:
    card = CARDS[id]
    assert does in (*card.steps, *card.bonus, *card.passive)


def test_once_a_battle_is_once() -> None:
    assert CARDS["old_kesh"].energy == 1 and not CARDS["old_kesh"].rechargeable


SPELT_OUT = {"long_sensors": {2}, "attack_series": {3}}
"""What a text says as a word, or once for several."""


def figures(row: object, field: str = "") -> Iterator[tuple[str, int]]:
    """Every figure of what a card does, by the field it stands in."""
    if isinstance(row, tuple):
        for each in row:
            yield from figures(each, field)
    elif isinstance(row, Struct):
        for name in row.__struct_fields__:
            yield from figures(getattr(row, name), name)
    elif isinstance(row, int) and not isinstance(row, bool):
        yield field, row


@pytest.mark.parametrize("id", CARDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_does_what_its_text_says(id: str, lang: str) -> None:
    """Damage, targets, range and counts above one stand in its text; steps of a turn are no figure of it."""
    card = CARDS[id]
    said = Counter(map(int, re.findall(r"\d+", getattr(card.text, lang))))
    done = Counter(abs(n) for field, n in figures((card.steps, card.passive)) if field != "steps")
    missing = {n for n in done - said if n > 1} - SPELT_OUT.get(id, set())
    assert not missing, getattr(card.text, lang)


IN_OTHER_WORDS = {
    "absorbing_cannon": {"recharge"},
    "eye_for_eye": {"hack"},
    "resolve": {"calm"},
    "clear_orders": {"calm"},
    "deep_breath": {"calm"},
    "calm_seas": {"calm"},
    "tamsin_ro": {"straight1", "slide", "drift_back", "reverse1"},
}
"""Effects and ways that a text describes."""
BESIDES = {"advantage", "disadvantage", "stealth", "stall"}
"""Effects that a text also names as what an attack has, or what a card may be used under."""
SAID = {
    "skip": {"en": "may be skipped", "ru": "можно пропустить"},
    "spent": {"en": "Cannot be recharged", "ru": "Энергия не восполняется"},
    "stress": {"en": "Stress:", "ru": "Стресс:"},
}


def named_in(card: Card) -> dict[str, Name]:
    """Effects, arcs and ways of all that a card does."""
    whole = (card.steps, card.stress, card.bonus, card.after, card.passive)
    effects: set[str] = {each.effect for each in (*parts(whole, Gift), *parts(whole, Addition))}
    effects |= {effect for each in parts(whole, Immune) for effect in each.to}
    found = {id: EFFECTS[id].name for id in effects if id in EFFECTS}
    arcs = (arc for aim in parts(whole, Aim) for arc in (aim.arc, *aim.arcs) if arc)
    ways = (way for move in parts(whole, Move) for way in move.patterns)
    return found | {arc: ARCS[arc].name for arc in arcs} | {way: PATTERNS[way].name for way in ways}


@pytest.mark.parametrize("id", CARDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_names_its_effects_arcs_and_ways_and_no_others(id: str, lang: str) -> None:
    card, text = CARDS[id], getattr(CARDS[id].text, lang)
    named = named_in(card)
    unsaid = {each for each, name in named.items() if getattr(name, lang).lower() not in text.lower()}
    assert unsaid <= IN_OTHER_WORDS.get(id, set())
    effects = {row.id: getattr(row.name, lang) for row in EFFECTS.values()}
    quoted = {
        each for each, name in effects.items() if (name if lang == "en" else f"«{name.lower()}»") in text
    }
    assert quoted <= named.keys() | BESIDES


@pytest.mark.parametrize("id", sorted(CARDS.keys() - {"old_kesh"}))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_may_be_skipped_and_what_does_not_come_back(id: str, lang: str) -> None:
    """Old Kesh says that it works once a battle."""
    card = CARDS[id]
    told = {key: words[lang] in getattr(card.text, lang) for key, words in SAID.items()}
    true = {"skip": card.optional_steps, "spent": not card.rechargeable, "stress": bool(card.stress)}
    assert told == true
