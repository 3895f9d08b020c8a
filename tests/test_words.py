"""Messages and what they are filled with; names belong to a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import words as module
from cogs import options, shelf
from rules.core import fold, phrase
from rules.core.data import RULES, Data, games
from tests.playthroughs import playthrough
from tests.states import stored
from words import LANGUAGES, Messages, _entries, game_of, typed, typeset, words


def test_a_message_can_be_an_argument_of_another() -> None:
    inner = phrase("seat-number", number=3)
    outer = phrase("list-last", rest=inner, last=("#0", phrase("seat-number", number=7)))
    text = words("en")("list-last", seats={0: "Ann"}, rest="x", last=outer)
    assert text == words("en")("list-last", rest="x", last=outer, seats=lambda seat: "Ann")
    assert "seat 3" in text and "seat 7" in text and "Ann" in text


@pytest.mark.parametrize("name", ["~[", "~[1]", '~["list-last",3]', '~["list-last"]', "~[]", "~x"])
def test_a_player_may_be_called_like_a_phrase(name: str) -> None:
    assert name in words("en")("seat-number", number=name)


# Messages are read one by one

FILES = {
    "first": """
# A comment with a key = in it.
whole = Some { part } by { -author }.
part = parts { $count ->
    [one] and { deeper }
   *[other] and more
}
deeper = deep
nothing =
silent =
    .hint = Only said beside.
""",
    "second": """
part = never
-author = the { -kind } author
-kind = best
round = { again }
again = { round }
broken = { $
after = All the same.
""",
}


@pytest.mark.parametrize("as_one", [False, True])
def test_a_message_read_alone_says_what_it_says_among_all(
    monkeypatch: pytest.MonkeyPatch, as_one: bool
) -> None:
    monkeypatch.setattr(module, "_files", lambda lang: {name: _entries(text) for name, text in FILES.items()})
    found = Messages("en")
    if as_one:
        found.read()
    assert found.filled("whole", {"count": 1}) == "Some parts and deep by the best author."
    assert found.filled("whole", {"count": 5}) == "Some parts and more by the best author."
    assert found.filled("after", {}) == "All the same."
    for nothing in ("silent", "nothing", "broken", "unknown"):
        assert found.filled(nothing, {}) is None
    assert found.has("silent") and not found.has("unknown")


# How Russian is set


def test_no_russian_line_begins_with_a_dash_or_a_percent_sign() -> None:
    said = words("ru")("xia-extract-mine-hint", percent=35, worst=4)
    assert said.startswith("35\u00a0%\u00a0— "), said
    prose = [words("ru").text(game, id) for game in games() for id in Data(game).texts()]
    assert any("\u00a0— " in each for each in prose)
    assert not [each for each in prose if " — " in each or " %" in each]
    assert typeset("7 % — so", "en") == "7 % — so"


def test_what_is_shown_can_be_typed() -> None:
    assert typed("Навигация\u00a0— Красный") == "навигация — красный"


# A name belongs to a game


def names(game: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every name in the data, by the id or code it stands beside, or the number within its file."""
    for file in Data(game).files():
        for row in (row for rows in file.values() if isinstance(rows, list) for row in rows):
            if isinstance(row, dict) and isinstance(row.get("name"), dict):
                yield str(row.get("code") or row.get("id") or f"{file['id']}.{row['no']}"), row["name"]


@pytest.mark.parametrize("game", games())
def test_a_component_has_one_name_in_its_game(game: str) -> None:
    assert [*names(game)]
    for id, name in names(game):
        assert {lang: words(lang).name(game, id) for lang in name} == name


def test_two_games_may_use_one_id(tmp_path: Path) -> None:
    """A table that renames a ship of Xia does not rename a planet of Starship Captains."""
    text = (RULES / "xia" / "data" / "ships.toml").read_text("utf-8")
    assert "far_lantern" in dict(names("xia")) and "far_lantern" in dict(names("starship_captains"))
    path = tmp_path / "xia" / "ships.toml"
    path.parent.mkdir()
    path.write_text(text.replace('en = "Far Lantern"', 'en = "Old Bucket"'), "utf-8")
    ship, planet, told, there = renamed(tmp_path)
    assert (ship, planet) == ("Old Bucket", "Far Lantern")
    assert "Old Bucket" in told and "Far Lantern" not in told
    assert "Far Lantern" in there and "Old Bucket" not in there


def renamed(content: Path) -> list[str]:
    """What a bot with these files of its own says: two names, and a sentence of each game."""
    code = (
        "import json; from words import words; w = words('en')\n"
        "print(json.dumps([w.name('xia', 'far_lantern'), w.name('starship_captains', 'far_lantern'),"
        " w('xia-bounty-taken', ship='@far_lantern', credits=1, victim='Ann'),"
        " w('sc-go', place='@far_lantern')]))"
    )
    environment = {**os.environ, "WARDROOM_CONTENT": str(content)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=RULES.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def spoken(game: str) -> Iterator[tuple[str, Any]]:
    """Every message of half a recorded game that is filled with something: its key and an argument."""
    rules = stored.RULES[game]
    record, _ = stored.read(stored.path(game, rules.version))
    state = playthrough.taken_up(record, rules)
    for number, (seat, text) in enumerate(record.moves):
        for prompt in rules.prompts(state) if number % 3 == 0 else ():
            yield from ((prompt.key, value) for value in prompt.args.values())
            for choice in prompt.choices:
                yield from ((choice.label, value) for value in choice.args.values())
        for event in fold.replay(rules, state, record.seed, number, seat, text):
            yield from ((event.key, value) for value in event.args.values())


def named(key: str, value: Any) -> Iterator[tuple[str, str]]:
    """The components a message names, also in lists and in messages within it."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from named(key, item)
    elif isinstance(value, str) and value.startswith("@"):
        yield key, value[1:]
    elif isinstance(value, str) and value.startswith("~["):
        inner, args = json.loads(value[1:])
        for item in args.values():
            yield from named(inner, item)


@pytest.mark.parametrize("game", sorted(stored.RULES))
def test_whatever_names_a_component_is_a_message_of_its_game(game: str) -> None:
    found = {pair for key, value in spoken(game) for pair in named(key, value)}
    known = dict(names(game))
    assert found
    for key, component in found:
        assert game_of(key) == game, key
        assert component in known, key


# Options of the lobby


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(shelf.faces()))
def test_every_option_and_each_of_its_values_has_words(game: str, lang: str) -> None:
    kind = shelf.faces()[game].rules.options
    keys = [options.key(game, name) for name in options.names(kind)]
    keys += [key for name in options.names(kind) for key in options.keys(game, kind, name).values()]
    assert [key for key in keys if not words(lang).has(key)] == []


# Prose beside the data


def test_a_text_of_the_data_is_an_argument_like_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "xia": {"s.a": {"en": "Dawn.", "ru": "Рассвет."}},
        "space_alert": {"s.a": {"en": "Alarm.", "ru": "!"}},
    }
    monkeypatch.setattr("words._texts", lambda: texts)
    assert words("ru").text("xia", "s.a") == "Рассвет."
    assert "Dawn." in words("en")("xia-bounty-taken", ship="¶s.a", credits=1, victim="x")
    assert "¶" not in words("en")("xia-bounty-taken", ship="¶s.none", credits=1, victim="x")


def test_a_sentence_in_a_sentence_ends_once() -> None:
    for lang in LANGUAGES:
        said = words(lang)("poll-decided", option="¶scn.006.s9.leave")
        assert said.endswith(".") and not said.endswith(".."), said
    assert words("en")("poll-decided", option="Why?").endswith("Why?")
    assert words("en")("poll-decided", option="so on...").endswith("so on....")
