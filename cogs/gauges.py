"""Counters, gauges and histograms, and the page of them that Prometheus reads (its text format, 0.0.4)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf, isinf, isnan
from typing import NamedTuple, TypeVar

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Values = tuple[str, ...]
"""Of the labels, in their order."""
SOON = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds, where all is well below one."""
LATER = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0)
"""Seconds, where Discord or somebody else is waited for."""
FEW = (1.0, 2.0, 3.0, 5.0, 8.0, 13.0, 21.0, 34.0, 55.0)


class Sample(NamedTuple):
    suffix: str
    labels: Mapping[str, str]
    value: float


class Counter:
    """Only ever grows."""

    kind = "counter"

    def __init__(self, *labels: str) -> None:
        self.labels = labels
        self._counts: dict[Values, float] = {} if labels else {(): 0}

    def add(self, *values: str) -> None:
        self._counts[values] = self._counts.get(values, 0) + 1

    def samples(self) -> Iterator[Sample]:
        for values, number in sorted(self._counts.items()):
            yield Sample("", dict(zip(self.labels, values, strict=True)), number)


Read = Callable[[], float | Mapping[Values, float]]


class Gauge:
    """What is so now: asked whenever the page is made."""

    kind = "gauge"

    def __init__(self, read: Read, *labels: str) -> None:
        self.labels = labels
        self._read = read

    def samples(self) -> Iterator[Sample]:
        found = self._read()
        known = found if isinstance(found, Mapping) else {(): found}
        for values, number in sorted(known.items()):
            yield Sample("", dict(zip(self.labels, values, strict=True)), number)


class Row:
    """What a histogram knows of one set of labels."""

    def __init__(self, bounds: int) -> None:
        self.counts = [0] * (bounds + 1)
        self.total = 0.0


class Histogram:
    """How many were no greater than each of its bounds, and what they come to."""

    kind = "histogram"

    def __init__(self, bounds: Sequence[float], *labels: str) -> None:
        self.bounds, self.labels = tuple(bounds), labels
        self._rows: dict[Values, Row] = {} if labels else {(): Row(len(bounds))}

    def observe(self, value: float, *values: str) -> None:
        row = self._rows.get(values)
        if row is None:
            row = self._rows[values] = Row(len(self.bounds))
        row.counts[bisect_left(self.bounds, value)] += 1
        row.total += value

    def samples(self) -> Iterator[Sample]:
        for values, row in sorted(self._rows.items()):
            labels = dict(zip(self.labels, values, strict=True))
            upto = 0
            for bound, number in zip((*self.bounds, inf), row.counts, strict=True):
                upto += number
                yield Sample("_bucket", {**labels, "le": _number(bound)}, upto)
            yield Sample("_sum", labels, row.total)
            yield Sample("_count", labels, upto)


Metric = Counter | Gauge | Histogram
M = TypeVar("M", bound=Metric)


class Gauges:
    """All of them, by name, with a sentence about each."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[str, Metric]] = {}

    def counter(self, name: str, says: str, *labels: str) -> Counter:
        return self._add(name, says, Counter(*labels))

    def gauge(self, name: str, says: str, read: Read, *labels: str) -> Gauge:
        return self._add(name, says, Gauge(read, *labels))

    def histogram(self, name: str, says: str, *labels: str, bounds: Sequence[float] = SOON) -> Histogram:
        return self._add(name, says, Histogram(bounds, *labels))

    def _add(self, name: str, says: str, metric: M) -> M:
        self.known[name] = (says, metric)
        return metric

    def page(self) -> str:
        lines: list[str] = []
        for name, (says, metric) in self.known.items():
            lines += [f"# HELP {name} {_escaped(says)}", f"# TYPE {name} {metric.kind}"]
            lines += [
                f"{name}{sample.suffix}{_braces(sample.labels)} {_number(sample.value)}"
                for sample in metric.samples()
            ]
        return "\n".join(lines) + "\n"


def _braces(labels: Mapping[str, str]) -> str:
    pairs = [f'{key}="{_escaped(value, quoted=True)}"' for key, value in labels.items()]
    return "{" + ",".join(pairs) + "}" if pairs else ""


def _escaped(text: str, *, quoted: bool = False) -> str:
    text = text.replace("\\", r"\\").replace("\n", r"\n")
    return text.replace('"', r"\"") if quoted else text


def _number(value: float) -> str:
    if isnan(value):
        return "NaN"
    if isinf(value):
        return "+Inf" if value > 0 else "-Inf"
    return str(int(value)) if value == int(value) else repr(value)
