"""Drafts in tests: walked by their words, or at random."""

from __future__ import annotations

from random import Random

from rules.core.draft import BETWEEN, Draft
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.table import Table


def drafted(table: Table | State, *said: str, seat: int = 0) -> Draft:
    state = table.state if isinstance(table, Table) else table
    found = RULES.draft(state, seat, said)
    assert found is not None, "nothing is to be put together"
    return found


def codes(draft: Draft) -> list[str]:
    return [each.code for each in draft.options]


def notes(draft: Draft) -> dict[str, dict[str, object]]:
    return {each.key: dict(each.args) for each in draft.notes}


def hint(draft: Draft, code: str) -> str | None:
    return next(each.hint for each in draft.options if each.code == code)


def random_words(state: State, seat: int, chance: Random, most: int = 14) -> list[Draft]:
    """Steps taken at random until there is nothing more to say, or so many are taken."""
    found = RULES.drafts(state, seat, ())
    while found[-1].asks is not None and len(found) <= most:
        now = found[-1]
        low, high = now.many or (1, 1)
        count = max(low, min(chance.randint(low, high), chance.choice((1, 2, 4))))
        word = BETWEEN.join(chance.sample(codes(now), count))
        found = RULES.drafts(state, seat, (*now.said, word))
        assert len(found[-1].said) == len(now.said) + 1, f"{word} was offered after {now.said}"
    return found
