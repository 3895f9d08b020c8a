"""The page of figures is what Prometheus reads."""

from __future__ import annotations

from math import inf, nan

from cogs.gauges import Gauges


def test_a_counter_counts_by_its_labels() -> None:
    gauges = Gauges()
    sent = gauges.counter("sent_total", "What was sent.", "route", "status")
    alone = gauges.counter("alone_total", "No labels.")
    sent.add("POST a", "200")
    sent.add("POST a", "200")
    sent.add("POST a", "429 shared")
    assert gauges.page().splitlines() == [
        "# HELP sent_total What was sent.",
        "# TYPE sent_total counter",
        'sent_total{route="POST a",status="200"} 2',
        'sent_total{route="POST a",status="429 shared"} 1',
        "# HELP alone_total No labels.",
        "# TYPE alone_total counter",
        "alone_total 0",
    ]
    alone.add()
    assert gauges.page().endswith("alone_total 1\n")


def test_a_histogram_counts_all_that_is_no_greater_than_its_bounds() -> None:
    gauges = Gauges()
    took = gauges.histogram("took_seconds", "How long.", "what", bounds=(0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        took.observe(seconds, "tell")
    assert gauges.page().splitlines()[2:] == [
        'took_seconds_bucket{what="tell",le="0.1"} 2',
        'took_seconds_bucket{what="tell",le="1"} 3',
        'took_seconds_bucket{what="tell",le="+Inf"} 4',
        'took_seconds_sum{what="tell"} 7.65',
        'took_seconds_count{what="tell"} 4',
    ]


def test_one_without_labels_is_there_before_anything_was_seen() -> None:
    gauges = Gauges()
    gauges.histogram("took_seconds", "How long.", bounds=(0.5,))
    assert gauges.page().splitlines()[2:] == [
        'took_seconds_bucket{le="0.5"} 0',
        'took_seconds_bucket{le="+Inf"} 0',
        "took_seconds_sum 0",
        "took_seconds_count 0",
    ]


def test_a_gauge_is_asked_when_the_page_is_made() -> None:
    gauges, waiting = Gauges(), [1, 2]
    gauges.gauge("waiting", "Now.", lambda: len(waiting))
    gauges.gauge("latency", "Now.", lambda: {("0",): nan, ("1",): inf, ("2",): -inf, ("3",): 0.25}, "shard")
    waiting.pop()
    page = gauges.page().splitlines()
    assert "waiting 1" in page
    assert page[-4:] == [
        'latency{shard="0"} NaN',
        'latency{shard="1"} +Inf',
        'latency{shard="2"} -Inf',
        'latency{shard="3"} 0.25',
    ]


def test_no_text_breaks_a_line() -> None:
    gauges = Gauges()
    gauges.counter("odd_total", 'a\\b\n"c"', "what").add('x"y\\z\nw')
    help_line, _, sample = gauges.page().splitlines()
    assert help_line == '# HELP odd_total a\\\\b\\n"c"'
    assert sample == 'odd_total{what="x\\"y\\\\z\\nw"} 1'
