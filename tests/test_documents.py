"""The guides name every command as Discord's menus do, in both languages, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from words import LANGUAGES, words

ROOT = Path(__file__).resolve().parent.parent
GUIDES = {"en": "docs/playing.md", "ru": "docs/playing.ru.md"}
EVERYWHERE = sorted(ROOT.glob("README*.md")) + sorted((ROOT / "docs").glob("*.md"))
PICTURES = ROOT / "docs" / "pictures"


def commands(lang: str) -> set[str]:
    """As they are typed: `/game new`, `/игра новая`."""
    locale = "".join(path.read_text("utf-8") for path in sorted((ROOT / "locales" / "en").glob("*.ftl")))
    keys = re.findall(r"^command-([a-z-]+) =", locale, re.MULTILINE)
    groups = {key: [other for other in keys if key.startswith(f"{other}-")] for key in keys}
    hold_others = {group for found in groups.values() for group in found}
    say = words(lang)
    return {
        "/" + " ".join(say(f"command-{part}") for part in [*groups[key], key])
        for key in keys
        if key not in hold_others
    }


def named(path: Path) -> set[str]:
    return set(re.findall(r"`(/[\w-]+(?: [\w-]+)?)`", path.read_text("utf-8")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_names_every_command_in_both_languages(lang: str) -> None:
    guide = named(ROOT / GUIDES[lang])
    for other in LANGUAGES:
        assert commands(other) <= guide, commands(other) - guide


@pytest.mark.parametrize("path", EVERYWHERE, ids=lambda path: path.name)
def test_documents_name_no_command_that_does_not_exist(path: Path) -> None:
    unknown = named(path) - commands("en") - commands("ru")
    assert not unknown, f"{path.name}: {unknown}"


@pytest.mark.parametrize("path", EVERYWHERE, ids=lambda path: path.name)
def test_pictures_have_words(path: Path) -> None:
    for alt in re.findall(r"!\[([^\]]*)\]\(", path.read_text("utf-8")):
        assert len(alt) > 20, f"{path.name}: a picture without a description"


def test_every_cog_is_on_the_map() -> None:
    shown = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## Who may know whom")[0]
    cogs = {path.name for path in (ROOT / "cogs").glob("*.py")} - {"__init__.py"}
    named = re.findall(r"\w+\.py", shown.partition("cogs/ ")[2].partition("rules/ ")[0])
    assert set(named) == cogs


def test_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in PICTURES.iterdir()}
    assert sizes
    assert all(size <= 120_000 for size in sizes.values()), sizes
    assert sum(sizes.values()) <= 700_000
    texts = "".join(path.read_text("utf-8") for path in EVERYWHERE)
    assert not [name for name in sizes if f"pictures/{name}" not in texts], "a picture that no document shows"
