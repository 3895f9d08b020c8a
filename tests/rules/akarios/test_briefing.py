"""The special rules of a battle are read before it begins, and may be read again."""

from __future__ import annotations

import pytest

from images.akarios import describe
from rules.akarios.scenario import briefing
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.akarios.visible import view
from rules.core.contract import Event
from tests.rules.akarios.chapters import Chapter
from tests.rules.akarios.flown import Flown
from words import words

BATTLES = sorted(node for node, script in SCRIPTS.items() if isinstance(script, Battle))


def told(node: str, seats: int = 2, achievements: tuple[str, ...] = ()) -> list[str]:
    flown = Flown(node, *achievements, seats=seats)
    return [text.removeprefix(f"scn.{node}.") for text in briefing.told(flown.state)]


@pytest.mark.rule("AK-068")
@pytest.mark.parametrize("node", BATTLES)
def test_every_rule_is_told_to_some_squad_and_once(node: str) -> None:
    script = SCRIPTS[node]
    assert isinstance(script, Battle)
    written = {each.text for each in (*script.token, *script.rule, *script.action)} - {""}
    found: set[str] = set()
    for seats in (1, 2, 3, 4):
        for done in ((), ("ARCHIVE", "WOUNDED", "CARAPACE", "VAULT", "ION_MOD")):
            flown = Flown(node, *done, seats=seats)
            texts = briefing.told(flown.state)
            assert len(set(texts)) == len(texts)
            found |= {*texts}
    assert found == written


@pytest.mark.rule("AK-068")
@pytest.mark.parametrize(
    ("node", "seats", "achievements", "rule", "there"),
    [
        ("027", 2, ("VAULT",), "rule.word", True),
        ("027", 2, (), "rule.word", False),
        ("004", 2, ("WOUNDED",), "rule.wounded", True),
        ("004", 2, ("ARCHIVE",), "rule.wounded", False),
        ("007", 1, (), "rule.drift", False),
        ("007", 2, (), "rule.drift", True),
        ("026", 3, (), "rule.odd", False),
        ("026", 4, (), "rule.odd", True),
        ("023", 1, (), "rule.freed", True),
        ("016", 1, (), "action", True),
        ("020a", 1, (), "barge", True),
    ],
)
def test_what_can_come_to_pass_for_this_squad_is_told(
    node: str, seats: int, achievements: tuple[str, ...], rule: str, there: bool
) -> None:
    assert (rule in told(node, seats, achievements)) is there


@pytest.mark.rule("AK-068")
def test_they_can_be_read_again_in_the_description() -> None:
    flown = Flown("023", seats=2)
    said = describe.describe(view(flown.state, 0), words("en"), ["Ann", "Ben"])
    assert "**Special rules**\n- " in said and "with stress 5 or more who brings an interceptor" in said


@pytest.mark.rule("AK-068")
def test_they_are_read_after_the_introduction_before_anybody_takes_a_place() -> None:
    table = Chapter(2, next="023", out=False, act=3, system="threshold", at=(1, 4), energy=3)
    table.play("ready")
    found: list[Event] = []
    while "ak-ask-place" not in table.keys()[0]:
        table.hush()
        found += table.events
    keys = [event.key for event in found if event.key.startswith(("ak-page", "ak-special"))]
    assert keys == ["ak-page", "ak-special-rules", *["ak-special"] * 3]
    first = next(event for event in found if event.key == "ak-special")
    assert words("en")(first.key, None, **first.args).startswith("- A player with stress 5 or more")
