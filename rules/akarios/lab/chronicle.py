"""The figures of many campaigns as a page of text, beside their targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.akarios import gates
from rules.akarios.lab.campaigns import ENDINGS, Chapter, Record
from rules.akarios.scenario.script import SCRIPTS
from rules.core.simulation import mean, part, share

LOST = "lost"


def page(records: Sequence[Record]) -> Iterator[str]:
    yield from _ends(records)
    yield from _nodes(records)
    yield from _found(records)


def _ends(records: Sequence[Record]) -> Iterator[str]:
    ends = (*ENDINGS.values(), LOST)
    yield (
        f"{'members':>8}{'way':>7}{'campaigns':>11}{'won':>6}"
        + "".join(f"{each:>9}" for each in ends)
        + f"{'chapters':>10}{'retries':>9}{'10%':>5}{'90%':>5}{'marks':>7}{'co-pilots':>11}{'cards':>7}"
    )
    for members, way in sorted({(record.members, record.way) for record in records}):
        some = [each for each in records if (each.members, each.way) == (members, way)]
        ended = Counter(each.ended for each in some)
        retries = [each.retries for each in some]
        yield (
            f"{members:>8}{way:>7}{len(some):>11}{share(len(some) - ended[LOST], len(some)):>5.0f}%"
            + "".join(f"{ended[each]:>9}" for each in ends)
            + f"{mean(len(each.chapters) for each in some):>10.1f}{mean(retries):>9.1f}"
            f"{part(retries, 0.1):>5}{part(retries, 0.9):>5}"
            f"{mean(len(each.achievements) for each in some):>7.1f}"
            f"{mean(each.copilots for each in some):>11.1f}{mean(each.cards for each in some):>7.1f}"
        )
    yield "  target: every campaign comes to an end, with 3-7 retries"


def _nodes(records: Sequence[Record]) -> Iterator[str]:
    """Battles and worlds: how often a first attempt succeeds, how many it takes, and at what difficulty."""
    yield ""
    yield f"{'node':>8}{'played':>8}{'first try':>11}{'attempts':>10}{'most':>6}{'easy':>6}"
    chapters = [chapter for record in records for chapter in record.chapters if chapter.ended != "ending"]
    for node in sorted({chapter.node for chapter in chapters}):
        some = [chapter for chapter in chapters if chapter.node == node]
        first = [chapter for chapter in some if chapter.tries == 1]
        yield (
            f"{node:>8}{len(some):>8}{_won(first):>10.0f}%{len(some) / max(1, len(first)):>10.2f}"
            f"{max(chapter.tries for chapter in some):>6}"
            f"{sum(chapter.difficulty == 'easy' for chapter in some):>6}"
        )


def _won(chapters: Sequence[Chapter]) -> float:
    return share(sum(chapter.ended == "success" for chapter in chapters), len(chapters))


def _found(records: Sequence[Record]) -> Iterator[str]:
    """Achievements that nobody has gained in any of these campaigns."""
    known = gates.gained(SCRIPTS) | gates.by_events()
    gained = {id for record in records for id in record.achievements}
    missing = sorted(known - gained)
    yield ""
    yield f"achievements gained by somebody: {len(known) - len(missing)} of {len(known)}" + (
        f"; not {', '.join(missing)}" if missing else ""
    )
    yield f"moves of a campaign {mean(each.moves for each in records):.0f}, {len(records)} campaigns in all"
