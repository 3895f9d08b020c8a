"""Every effect and every special rule of the 55 threats can be shown and told."""

import pytest

from images.icons import ICONS
from images.space_alert.cards import DATA
from images.space_alert.effects import icons, phrase, sentence, short, trait
from images.text import INLINE
from words import LANGUAGES, words

ROWS = [row for kind in ("external", "internal") for row in DATA.file(f"threats_{kind}")["threat"]]
TOKENS = sorted({token for row in ROWS for letter in "xyz" for token in row.get(letter, ())})
TRAITS = sorted({token for row in ROWS for token in row.get("traits", ())})


def test_the_files_hold_all_threats() -> None:
    assert len(ROWS) == 55
    assert len(TOKENS) > 60


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_has_icons_and_words(token: str) -> None:
    line = icons(token, "red")
    found = INLINE.findall(line)
    assert found, token
    assert all(name in ICONS for name, _ in found), line
    assert "question" not in line
    for lang in LANGUAGES:
        told = phrase(token, words(lang), "red")
        assert "pic-" not in told, told
        assert "{" not in told
    assert phrase(token, words("en")) != phrase(token, words("ru"))


@pytest.mark.parametrize("token", TRAITS)
def test_a_special_rule_has_words(token: str) -> None:
    for lang in LANGUAGES:
        told = trait(token, words(lang))
        assert "pic-" not in told, told
        assert "{" not in told


@pytest.mark.parametrize(
    ("token", "lane", "line"),
    [
        ("attack 2", "red", "[attack] 2"),
        ("attack 1 all-zones", "red", "[attack] 1 [zones111]"),
        ("attack 1 other-zones", "red", "[attack] 1 [zones011]"),
        ("attack 1 other-zones", "white", "[attack] 1 [zones101]"),
        ("attack 5 zones red,blue", "blue", "[attack] 5 [zones101]"),
        ("attack 2 if-damage<2", "blue", "[attack] 2 ?"),
        ("drain-shield all all-zones", "blue", "[shield] 0 [zones111]"),
        ("drain-reactor 2 white", "internal", "[reactor] −2"),
        ("damage hp*3", "internal", "[structural] [hp] ×3"),
        ("self-damage 2", "red", "[hp] −2"),
        ("move red if-damaged", "internal", "[left:red] ?"),
    ],
)
def test_icons_say_what_happens_and_where(token: str, lane: str, line: str) -> None:
    assert icons(token, lane) == line


def test_figures_are_in_the_words() -> None:
    en = words("en")
    assert "3" in phrase("attack 3", en)
    assert phrase("attack 3", en, "blue") != phrase("attack 3", en, "red")
    assert "2" in phrase("attack 2 if-damage<2", en)
    assert phrase("attack 2 if-damaged", en) != phrase("attack 2", en)


def test_unknown_tokens_do_not_break_a_picture() -> None:
    assert icons("sing loudly") == "[question]"
    assert short(()) == "–"
    assert sentence((), words("en")) == words("en")("pic-fx-nothing")
