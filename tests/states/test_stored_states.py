"""Games that earlier releases have stored go on: each is upgraded and can be played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import saved
from rules.core.playout import play_out
from tests.playthroughs import playthrough
from tests.states import stored

FILES = sorted(stored.FOLDER.glob("*/*.txt"))
EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def test_there_is_a_state_of_every_version_of_every_game() -> None:
    """After raising a version: `python -m tests.states.stored`, and keep those of before."""
    for game, rules in stored.RULES.items():
        kept = {int(path.stem) for path in FILES if path.parent.name == game}
        assert kept == set(range(1, rules.version + 1)), game


@EACH
def test_a_stored_state_goes_on_to_its_end(path: Path) -> None:
    record, state = stored.read(path)
    assert record.version == int(path.stem) and record.moves
    rules = stored.RULES[record.game]
    now = saved.restore(state, rules, record.version)
    assert rules.outcome(now) is None
    assert rules.prompts(now) or any(rules.moves(now, -1)), "somebody is asked, or the clock runs"
    for seat in (None, *range(record.seats)):
        rules.view(now, seat)
    assert saved.dump(saved.copy(now)) == saved.dump(now)
    assert play_out(rules, now, record.seed, len(record.moves)) > len(record.moves)


@EACH
def test_a_state_of_today_is_what_its_log_leads_to(path: Path) -> None:
    """A change of a default or of the form of a state, without a new version, is seen here."""
    record, state = stored.read(path)
    rules = stored.RULES[record.game]
    if record.version == rules.version:
        assert saved.dump(playthrough.replay(record, rules)) == state


def test_the_changelog_names_the_rules_of_today() -> None:
    text = (stored.FOLDER.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = text.split("\n## ")[1]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in newest.splitlines() if "|" in line]
    named = {row[0]: row[1] for row in rows}
    for game, rules in stored.RULES.items():
        assert named.get(game) == str(rules.version), f"{game} is of version {rules.version}"
