"""What a refusal says: what is wrong, and what to do instead."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from rules.core.data import LANGUAGES

LOCALES = Path(__file__).resolve().parents[3] / "locales"
WHAT_TO_DO = re.compile("(First|Name|Vote|Choose|Take|Play|Offer|Approve|Turn up|You (may|can)) ", re.ASCII)
"""How a refusal begins that is nothing but what to do."""


@cache
def refusals(lang: str) -> dict[str, str]:
    """All of them, plurals in their last form."""
    found = {}
    for path in sorted((LOCALES / lang).glob("twilight_imperium_*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("ti-illegal-"):
                assert entry.value is not None
                found[entry.id.name] = said(entry.value)
    return found


def said(pattern: ast.Pattern) -> str:
    return "".join(part(each) for each in pattern.elements)


def part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    return said(inner.variants[-1].value) if isinstance(inner, ast.SelectExpression) else "X"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_what_is_wrong_and_what_to_do_instead(lang: str) -> None:
    short = [
        f"{key}: {text}"
        for key, text in refusals(lang).items()
        if len(re.findall(r"[.:!?](?:\s|$)", text)) < 2 and not WHAT_TO_DO.match(refusals("en")[key])
    ]
    assert len(refusals(lang)) > 200 and not short
