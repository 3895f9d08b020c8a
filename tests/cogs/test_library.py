"""Rules are found in both languages, and help knows where it is asked."""

from __future__ import annotations

from typing import Any

from tests.cogs.conftest import House, texts


async def test_a_rule_is_found_by_its_words(house: House) -> None:
    ann = house.person("Ann")
    asked = await (await ann.slash("rules", words="battlebot squad")).answered()
    assert "**SA-" in texts(asked.message)
