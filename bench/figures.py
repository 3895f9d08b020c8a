"""What was measured, as rows of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    name: str
    value: str
    baseline: str
    ratio: float | None
    aim: str
    good: bool

    @property
    def cells(self) -> tuple[str, ...]:
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}x"
        return (self.name, self.value, self.baseline, ratio, self.aim, "ok" if self.good else "NOT OK")


HEAD = ("figure", "measured", "baseline", "ratio", "aim", "")


def against(name: str, value: float, baseline: float, most: float, unit: str = "ms") -> Figure:
    ratio = value / baseline
    return Figure(
        name, f"{value:.2f} {unit}", f"{baseline:.2f} {unit}", ratio, f"<= {most:g}x", ratio <= most
    )


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def table(figures: Sequence[Figure]) -> str:
    rows = [HEAD, *(figure.cells for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(line.rstrip() for line in lines)
