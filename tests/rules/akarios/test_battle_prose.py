"""The words of the battles: as long as a page takes, without shouting, fixed sentences verbatim."""

from __future__ import annotations

import re

import pytest

from rules.akarios.components import DATA
from rules.akarios.scenario import script_do, script_if
from rules.akarios.scenario.script import FOLDER, SCRIPTS, Battle, Modifier
from rules.core.data import parts

BATTLES = sorted(node for node, script in SCRIPTS.items() if isinstance(script, Battle))
LONGEST = {"title": 40, "objective": 160, "rule": 140, "radio": 140, "choice": 60, "word": 60, "action": 140}
PAGE = 900
DISMISSING = {"001", "006", "008", "010", "019", "022", "027", "028"}
"""Nodes that may speak of dismissing anybody."""


def texts(node: str, language: str) -> dict[str, str]:
    found = DATA.file(FOLDER + node)["text"][language]
    return {id.removeprefix(f"scn.{node}."): text for id, text in found.items()}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("node", BATTLES)
def test_a_page_is_short_and_calm(node: str, language: str) -> None:
    for id, text in texts(node, language).items():
        most = LONGEST.get(id.partition(".")[0], PAGE)
        assert len(text) <= most, f"{id}: {len(text)} characters, not {most}"
        assert "!" not in text and "  " not in text and text == text.strip(), id
    assert len(texts(node, language)["intro"]) >= 250
    assert 120 <= len(texts(node, language)["failure"]) <= 700


@pytest.mark.parametrize("node", BATTLES)
def test_russian_keeps_its_signs(node: str) -> None:
    for id, text in texts(node, "ru").items():
        assert " —" not in text, f"{id}: a plain space before a dash"
        assert not re.search(r"['\"]\w+[.,]?['\"]", text), f"{id}: quotes of another language"
        assert text.count("«") == text.count("»"), id
        assert not re.search(r"\bгекс", text.lower()), f"{id}: a space is a клетка"


@pytest.mark.parametrize("node", BATTLES)
def test_english_keeps_its_signs(node: str) -> None:
    for id, text in texts(node, "en").items():
        assert not re.search("[«»„“”’…]", text), id
        assert not re.search(r"\b(don't|can't|won't|isn't|it's|didn't|you're)\b", text.lower()), id


@pytest.mark.parametrize("node", sorted(set(BATTLES) - DISMISSING))
def test_nobody_is_dismissed_before_the_time(node: str) -> None:
    english = " ".join(texts(node, "en").values()).lower()
    russian = " ".join(texts(node, "ru").values()).lower()
    assert not re.search(r"\bdismissed\b|free to go", english.replace("soma dismiss a class", ""))
    assert not re.search(r"вы свободны|разойтись|\bотбо[йя]\b", russian)


@pytest.mark.parametrize(
    ("node", "id", "english", "russian"),
    [
        ("001", "intro", "And when you have come home—", "А когда вернётесь…"),
        ("008", "success", "Inside is one word: dismissed.", "Внутри одно слово: «Отбой»."),
        ("018", "intro", "'Four hundred.'", "«Четыреста»"),
        ("020b", "success", "Marks later.", "Оценки потом"),
        ("026", "success", "'Here,' it says.", "«Здесь»,\u00a0— говорит оно."),
        ("026", "intro", "If you can come, come.", "Если можете прийти, приходите"),
        ("027", "intro", "forty-one years", "сорок один год"),
    ],
)
def test_fixed_sentences_are_verbatim(node: str, id: str, english: str, russian: str) -> None:
    assert english in texts(node, "en")[id] and russian in texts(node, "ru")[id]


HARDER = {"en": (r"players [^.]*\b{}\b", "further"), "ru": (r"\bна {}\b", "дальше")}


def larger(row: Modifier, players: int) -> bool:
    return any(each.n == players for each in parts(row.given, script_if.PlayersAre))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("node", BATTLES)
def test_by_how_much_enemies_hit_a_larger_squad_harder_is_told(node: str, language: str) -> None:
    """No card of theirs shows it."""
    script, (harder, further) = SCRIPTS[node], HARDER[language]
    assert isinstance(script, Battle)
    rules = [text for id, text in texts(node, language).items() if id.startswith("rule.")]
    for players in (3, 4):
        met = [row for row in script.modifier if larger(row, players)]
        for type in {row.type for row in met}:
            more = sum(row.damage for row in met if row.type == type)
            assert any(re.search(harder.format(more), text) for text in rules), f"{type} hits {more} harder"
        assert not any(row.range for row in met) or any(further in text for text in rules)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("node", BATTLES)
def test_an_objective_says_when_it_is_too_late(node: str, language: str) -> None:
    script = SCRIPTS[node]
    assert isinstance(script, Battle)
    last = {each.after for each in parts(script.lose, script_if.Round)}
    told = {int(n) for n in re.findall(r"\b\d+\b", texts(node, language)["objective"])}
    assert last <= told


SIZES = {"en": "3 or 4", "ru": "троих и четверых"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("node", ["020b", "026"])
def test_whom_enemies_go_for_is_told_to_the_squads_it_is_true_for(node: str, language: str) -> None:
    """With three or four players they are after the Sparrow."""
    script = SCRIPTS[node]
    assert isinstance(script, Battle)
    sent = [
        rule for rule in script.rule if rule.when.hook == "battle_start" and parts(rule, script_do.SetTarget)
    ]
    assert [{each.n for each in parts(rule, script_if.PlayersAre)} for rule in sent] == [{3, 4}]
    rules = [text for id, text in texts(node, language).items() if id.startswith("rule.")]
    told = [text for text in rules if re.search(r"go for the Sparrow|летят к «Воробью»", text)]
    assert len(told) == 1 and SIZES[language] in told[0]
