"""Components of a table's own, in place of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import check
from rules.core.data import RULES, BadContent, Data, games
from rules.xia.components import Title

ROOT = RULES.parent


def own(folder: Path, game: str, name: str, *changes: tuple[str, str]) -> Path:
    """Our file as the table's own, with something changed."""
    text = (RULES / game / "data" / f"{name}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / game / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def checked(folder: Path, *games: str) -> tuple[int, str]:
    """`python -m rules.check`, as whoever wrote the files runs it."""
    environment = {**os.environ, "WARDROOM_CONTENT": str(folder)}
    command = [sys.executable, "-m", "rules.check", *games]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def test_a_file_of_the_table_stands_in_for_ours_and_the_others_stay(tmp_path: Path) -> None:
    path = own(tmp_path, "xia", "titles")
    data = Data("xia", tmp_path)
    assert data.path("titles") == path
    assert data.path("ships") == RULES / "xia" / "data" / "ships.toml"
    assert data.rows("titles", "title", Title) == Data("xia").rows("titles", "title", Title)


def test_one_language_stands_for_both(tmp_path: Path) -> None:
    (tmp_path / "xia").mkdir()
    text = '[[title]]\nid = "a"\nfame = 1\nname.ru = "Первый"\ncondition.ru = "К"\nskill = {en="S", ru="У"}'
    (tmp_path / "xia" / "titles.toml").write_text(text, "utf-8")
    (row,) = Data("xia", tmp_path).rows("titles", "title", Title)
    assert row.name == {"en": "Первый", "ru": "Первый"}
    assert row.skill == {"en": "S", "ru": "У"}


def test_a_misspelt_field_is_named_with_its_file_and_row(tmp_path: Path) -> None:
    own(tmp_path, "xia", "titles", ("fame =", "fmae ="))
    first = Data("xia").file("titles")["title"][0]["id"]
    with pytest.raises(BadContent, match=rf"^xia/titles.toml, line \d+, title 1 {first}: .*fmae"):
        Data("xia", tmp_path).rows("titles", "title", Title)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    own(tmp_path, "xia", "titles").write_text("[[title", "utf-8")
    with pytest.raises(BadContent, match=r"^xia/titles.toml: "):
        Data("xia", tmp_path).file("titles")


def test_files_of_the_table_are_known_by_what_is_in_them(tmp_path: Path) -> None:
    assert Data("xia", tmp_path).content() == ""
    path = own(tmp_path, "xia", "titles")
    first = Data("xia", tmp_path).content()
    assert len(first) == 16 and Data("xia", tmp_path).content() == first
    assert Data("starship_captains", tmp_path).content() == ""
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    assert Data("xia", tmp_path).content() != first


def test_good_files_are_played_with(tmp_path: Path) -> None:
    own(tmp_path, "starship_captains", "techs")
    code, said = checked(tmp_path, "starship_captains")
    assert code == 0 and said == "starship_captains: ok, 11 files; the table's own: techs.toml\n"


def test_every_fault_is_named(tmp_path: Path) -> None:
    own(tmp_path, "xia", "missions", ('pickup = "kemplar_ii"', 'pickup = "kemplar"'))
    own(tmp_path, "xia", "titles", ('id = "', 'id = "new_'))
    own(tmp_path, "starship_captains", "epilogues", ("low = 21", "low = 22"))
    own(tmp_path, "space_alert", "threats_external", ('x = ["attack', 'x = ["atack'))
    own(tmp_path, "space_alert", "crew").rename(tmp_path / "space_alert" / "crews.toml")
    own(tmp_path, "twilight_imperium", "technologies", ("cost =", "price ="))
    own(tmp_path, "akarios", "dice", ("sides =", "sites ="))
    (tmp_path / "chess").mkdir()
    code, said = checked(tmp_path)
    assert code == 1
    for fault in (
        "unknown game chess",
        "crews.toml replaces no file of ours",
        "nobody knows what 'atack",
        "which is not a sector",
        "unknown id new_",
        "must begin at 21",
        "price",
        "sites",
    ):
        assert fault in said, said


def test_a_table_that_lacks_a_card_is_told_how_many_there_must_be(tmp_path: Path) -> None:
    path = own(tmp_path, "xia", "titles")
    text = path.read_text("utf-8")
    path.write_text(text[: text.rindex("[[title]]")], "utf-8")
    code, said = checked(tmp_path, "xia")
    assert code == 1 and "titles.toml: expected 18 rows of [[title]], found 17" in said


def test_our_own_files_are_checked_too(tmp_path: Path) -> None:
    code, said = checked(tmp_path)
    assert code == 0
    assert [line.split(":")[0] for line in said.splitlines()] == games()


def test_a_fault_is_named_with_file_line_and_row(tmp_path: Path) -> None:
    path = own(tmp_path, "xia", "titles", ("fame =", "fmae ="))
    line = path.read_text("utf-8").splitlines().index("[[title]]") + 1
    code, said = checked(tmp_path, "xia")
    assert code == 1 and f"xia/titles.toml, line {line}, title 1 " in said and "fmae" in said


def test_what_is_written_in_one_language_or_twice_is_named(tmp_path: Path) -> None:
    """In our own files: a table of its own may write one language only."""
    text = '[[card]]\nid = "a"\nname.en = "A"\n\n[[card]]\nid = "a"\nname = {en = "A", ru = "А"}\n'
    path = tmp_path / "toy" / "data" / "deck" / "one.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text + f'[text.en]\n"x.1" = "{"long " * 300}"', "utf-8")
    data = Data("toy", tmp_path / "none", tmp_path)
    assert [*check.of_data(data, data)] == [
        "toy/deck/one.toml, line 1, card 1 a: it appears 2 times",
        "toy/deck/one.toml, line 5, card 2 a: it appears 2 times",
        "toy/deck/one.toml, line 1, card 1 a: name lacks ru",
        "toy/deck/one.toml: [text.en] x.1 has 1500 characters, not 1200",
        "toy/deck/one.toml: [text.ru] lacks x.1",
    ]


# Folders, and prose beside the facts


def toy(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_files_lie_in_folders_and_a_table_replaces_them_where_they_lie(tmp_path: Path) -> None:
    for name in ("ships", "scenarios/004", "scenarios/005"):
        toy(tmp_path / "rules" / "toy" / "data", name, f'name = "{name}"')
    data = Data("toy", tmp_path / "content", tmp_path / "rules")
    assert data.names() == ["scenarios/004", "scenarios/005", "ships"]
    assert data.file("scenarios/004") == {"name": "scenarios/004"} and data.content() == ""
    mine = toy(tmp_path / "content" / "toy", "scenarios/004", 'name = "mine"')
    toy(tmp_path / "content" / "toy", "004", 'name = "elsewhere"')
    data = Data("toy", tmp_path / "content", tmp_path / "rules")
    assert data.paths()[0] == mine and data.file("scenarios/004") == {"name": "mine"}
    assert data.file("scenarios/005") == {"name": "scenarios/005"}
    assert data.content() and [*check.of_data(data, data)] == [
        "toy/004.toml replaces no file of ours;"
        " expected one of: scenarios/004.toml, scenarios/005.toml, ships.toml"
    ]


def test_a_file_is_read_again_once_it_is_another(tmp_path: Path) -> None:
    path = toy(tmp_path / "toy" / "data", "ships", "number = 1")
    first = Data("toy", tmp_path / "content", tmp_path).file("ships")
    assert Data("toy", tmp_path / "content", tmp_path).file("ships") is first, "nobody reads it twice"
    path.write_text("number = 22")
    assert Data("toy", tmp_path / "content", tmp_path).file("ships") == {"number": 22}


def test_prose_is_read_in_both_languages_and_a_tables_own_in_one(tmp_path: Path) -> None:
    text = '[text.en]\n"s.a" = "Dawn."\n"s.b" = "Dusk."\n[text.ru]\n"s.a" = "Рассвет."\n"s.b" = "Закат."\n'
    toy(tmp_path / "rules" / "toy" / "data", "scenarios/004", text)
    data = Data("toy", tmp_path / "content", tmp_path / "rules")
    assert data.texts()["s.a"] == {"en": "Dawn.", "ru": "Рассвет."}
    toy(tmp_path / "content" / "toy", "scenarios/004", '[text.ru]\n"s.a" = "Утро."\n"s.b" = "Вечер."\n')
    data = Data("toy", tmp_path / "content", tmp_path / "rules")
    assert data.texts()["s.a"] == {"en": "Утро.", "ru": "Утро."}
    toy(tmp_path / "rules" / "toy" / "data", "scenarios/005", text)
    with pytest.raises(BadContent, match=r"^toy/scenarios/005.toml: there is another text s.a"):
        Data("toy", tmp_path / "none", tmp_path / "rules").texts()
