"""The figures of games by post as a page of text: waits, questions and hours a round by cause, and ratios."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.simulation import total
from rules.twilight_imperium.lab import causes
from rules.twilight_imperium.lab.people import DAY, HOUR
from rules.twilight_imperium.lab.post import Record

AGAINST = "anchor"
"""What others are compared with, if it was played."""


class Sums:
    """Of all games by one policy, a round."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.games = len(records)
        self.rounds = sum(each.rounds for each in records)
        self.waits = total(each.waits for each in records)
        self.calls = total(each.calls for each in records)
        self.minutes = total(each.minutes for each in records)
        self.longest = max(records, key=lambda each: each.longest)
        self.late = sum(each.late for each in records)
        self.ordered = sum(each.ordered for each in records)

    def a_round(self, count: float) -> float:
        return count / max(1, self.rounds)

    @property
    def days(self) -> float:
        return self.a_round(self.minutes.total()) / DAY


def sums(records: Sequence[Record]) -> dict[str, Sums]:
    names = dict.fromkeys(each.policy for each in records)
    return {name: Sums([each for each in records if each.policy == name]) for name in names}


def ratios(found: dict[str, Sums], name: str) -> tuple[float, float]:
    """Waits and days a round, against what others are compared with."""
    own, other = found[name], found[AGAINST]
    waits = own.a_round(own.waits.total()) / max(1e-9, other.a_round(other.waits.total()))
    return waits, own.days / max(1e-9, other.days)


def page(records: Sequence[Record]) -> Iterator[str]:
    found = sums(records)
    yield (
        f"{'policy':<8}{'games':>6}{'rounds':>8}{'waits':>8}{'questions':>11}{'days':>7}{'longest':>9}"
        f"{'late':>7}   a round"
    )
    for name, each in found.items():
        yield (
            f"{name:<8}{each.games:>6}{each.rounds / each.games:>8.1f}"
            f"{each.a_round(each.waits.total()):>8.1f}"
            f"{each.a_round(each.calls.total()):>11.1f}{each.days:>7.2f}{each.longest.longest / HOUR:>8.0f}h"
            f"{each.a_round(each.late):>7.2f}   longest: {each.longest.cause}"
        )
    for name, each in found.items():
        yield ""
        yield f"{name:<18}{'waits':>8}{'questions':>11}{'hours':>8}"
        yield from _by_cause(each)
    if AGAINST in found:
        yield ""
        for name in found:
            waits, days = ratios(found, name)
            yield f"{name} against {AGAINST}: waits {waits:.2f}, days {days:.2f}"


def _by_cause(found: Sums) -> Iterator[str]:
    known = [cause for cause in causes.ALL if found.waits[cause] or found.calls[cause]]
    for cause in sorted(known, key=lambda each: -found.minutes[each]):
        yield (
            f"  {cause:<16}{found.a_round(found.waits[cause]):>8.1f}"
            f"{found.a_round(found.calls[cause]):>11.1f}{found.a_round(found.minutes[cause]) / HOUR:>8.1f}"
        )
