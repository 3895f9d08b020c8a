"""Components of a table's own, in place of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.core.data import RULES, BadContent, Data
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


def checked(folder: Path) -> tuple[int, str]:
    """`python -m rules.check`, as whoever wrote the files runs it."""
    environment = {**os.environ, "WARDROOM_CONTENT": str(folder)}
    command = [sys.executable, "-m", "rules.check"]
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
    with pytest.raises(BadContent, match=rf"^xia/titles.toml, title 1 {first}: .*fmae"):
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
    code, said = checked(tmp_path)
    assert code == 0 and said.startswith("starship_captains: good\n  a game of 1 androids ends after ")


def test_every_fault_is_named(tmp_path: Path) -> None:
    own(tmp_path, "xia", "missions", ('pickup = "kemplar_ii"', 'pickup = "kemplar"'))
    own(tmp_path, "xia", "titles", ('id = "', 'id = "new_'))
    own(tmp_path, "starship_captains", "epilogues", ("low = 21", "low = 22"))
    own(tmp_path, "space_alert", "threats_external", ('x = ["attack', 'x = ["atack'))
    own(tmp_path, "space_alert", "crew").rename(tmp_path / "space_alert" / "crews.toml")
    (tmp_path / "chess").mkdir()
    code, said = checked(tmp_path)
    assert code == 1
    for fault in (
        "there is no game chess",
        "crews.toml stands in for nothing",
        "nobody knows what 'atack",
        "which is no sector",
        "nobody knows what new_",
        "must begin at 21",
    ):
        assert fault in said, said


def test_a_table_that_lacks_a_card_is_told_how_many_there_must_be(tmp_path: Path) -> None:
    path = own(tmp_path, "xia", "titles")
    text = path.read_text("utf-8")
    path.write_text(text[: text.rindex("[[title]]")], "utf-8")
    code, said = checked(tmp_path)
    assert code == 1 and "titles.toml: there must be 18 of [[title]], not 17" in said


def test_without_files_there_is_nothing_to_check(tmp_path: Path) -> None:
    code, said = checked(tmp_path)
    assert code == 0 and said.startswith("No table has files of its own")
